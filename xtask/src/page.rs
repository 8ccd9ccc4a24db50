//! `docs/preconditions.md`: a description and the counts of the checks. Also tests that every check is tested.

use crate::generate::read::Header;
use crate::ledger::{Class, Ledger, Met};
use crate::rules::{Enforced, Rules};
use crate::shell::{self, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const PAGE: &str = "docs/preconditions.md";

/// Returns the page. Fails if fewer preconditions are checked than before.
pub fn page(root: &Path, ledger: &Ledger, rules: &Rules) -> Result<(PathBuf, String)> {
    let path = root.join(PAGE);
    let mut table = String::from(
        "| group | functions | checked from the arguments | checked by asking | kept by a type | left to the caller |\n|---|---|---|---|---|---|\n",
    );
    let mut total = Counts::default();
    for (group, functions) in &ledger.groups {
        let mut counts = Counts { functions: functions.len(), ..Counts::default() };
        for (name, function) in functions {
            for enforced in rules.enforced(group, name)? {
                counts.checked[usize::from(enforced.asks)] += 1;
            }
            for left in &function.left {
                counts.left[left.met as usize] += 1;
                counts.classes[left.class as usize] += 1;
            }
        }
        total.add(&counts);
        writeln!(table, "{}", counts.row(group)).expect("a String takes everything");
    }
    writeln!(table, "{}", total.row("all")).expect("a String takes everything");
    let before = shell::read(&path).ok().and_then(|page| Counts::last(&page));
    if let Some(before) = before {
        if total.checked() < before.checked() {
            return Err(format!(
                "{} preconditions of calls are checked, and were {}: they may only grow; where a rule was wrong, say \
                 why and change the last line of {PAGE} by hand",
                total.checked(),
                before.checked()
            ));
        }
    }
    let distinct = rules.lines().len() - rules.of_owned();
    let classes = total.classes;
    let kinds = format!(
        "{distinct} rules are checked. A rule of a struct holds in every call that takes the struct. The calls therefore have \
         {} rules in all, each listed on the page of the call with its number. In addition, the objects of \
         `cuda_checked::owned` check {} rules that need their history.\n\n\
         The preconditions that the calls do not check could be decided by the arguments or the text itself ({}), a \
         query to the driver or the system ({}), or the history of an object ({}); a library cannot decide the others \
         ({}).\n",
        total.checked(),
        rules.of_owned(),
        classes[Class::Args as usize],
        classes[Class::Query as usize],
        classes[Class::State as usize],
        classes[Class::Undecidable as usize],
    );
    Ok((path, format!("{TEXT}{kinds}\n{table}")))
}

#[derive(Default)]
struct Counts {
    functions: usize,
    /// From the arguments, and by queries.
    checked: [usize; 2],
    left: [usize; 2],
    classes: [usize; 4],
}

impl Counts {
    fn add(&mut self, other: &Self) {
        let add = |to: &mut [usize], from: &[usize]| {
            to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
        };
        self.functions += other.functions;
        add(&mut self.checked, &other.checked);
        add(&mut self.left, &other.left);
        add(&mut self.classes, &other.classes);
    }

    fn checked(&self) -> usize {
        self.checked.iter().sum()
    }

    fn row(&self, name: &str) -> String {
        let ([arguments, query], [ty, caller]) = (self.checked, self.left);
        format!("| `{name}` | {} | {arguments} | {query} | {ty} | {caller} |", self.functions)
    }

    /// Returns the counts in the last line of a page.
    fn last(page: &str) -> Option<Self> {
        let cells = page.lines().last()?.split('|').map(str::trim);
        let numbers: Vec<usize> = cells.filter_map(|cell| cell.parse().ok()).collect();
        let [functions, arguments, query, ty, caller] = numbers[..] else { return None };
        Some(Self { functions, checked: [arguments, query], left: [ty, caller], classes: [0; 4] })
    }
}

const TEXT: &str = "\
# Preconditions

`cargo xtask emit` creates this page. A checked precondition is written in one place, its line in `src/rules`: the
argument, the requirement, the releases and the code. The documentation of the calls and these counts are created from
these lines. `ledger/` has the place of each in `cuda.h` of CUDA 13.5, and every documented precondition that is not
checked, with the reason.

## What is checked

The page of a call in `cuda_checked::calls` lists its checked preconditions under *Checked* and *Checked by asking the
driver or the system*: if one is broken, the call does not reach the driver. *Left to the caller* lists the others with
reasons.

- **From the arguments**: flags that must be zero, null pointers, ranges, alignments, enumerators, combinations of
  fields, reserved bytes, sums that overflow; also in structs and arrays behind pointers.
- **By asking the driver or the system**: granularities, counts and attributes of devices, the page size, if the call
  itself takes microseconds. The driver's release and the number of devices are cached, so faster calls may use them;
  every other query is repeated in each call. Launches, copies and queries of streams send no queries.
- **By a type**: an output that is the return value cannot be null, and the count of a slice cannot be wrong. The objects
  of `cuda_checked::owned` keep the rules that need the history of an object, and the page of the call lists these under
  *Kept by owned objects*.

A rule holds for the releases that document it, and only the *driver's* release counts. A driver newer than 13.5 judges
the arguments itself: only sums that overflow are rejected there. Arguments that a driver accepts are rejected only if the
text explicitly forbids them; `docs/deviations.md` lists these cases.

## What is not checked

Neither the arguments nor a cheap query show whether a handle is live, whether an address belongs to an allocation, or the
work of device code and of other threads and processes. If such a mistake can cause undefined behaviour, the call is
`unsafe`, and its page states the conditions for the caller.

## Without the check

The raw call is `cuda_checked::sys::cuFoo`, with C's parameters. `cuda_checked::check(c\"cuFoo\", code)` converts its
code into the same `Result`, and `code.into_result()` into one without the call's name. `cuda_checked::checks` has the
checks without the calls.

## In other wrappers

Check before the call, in the order of the parameters, and report the name, the value and the rule to the caller:

```rust
use cuda_checked::{check, sys};

#[derive(Debug)]
enum MapError {
    /// `offset` + `size` overflows.
    Range { offset: usize, size: usize },
    Driver(cuda_checked::Error),
}

/// # Safety
///
/// As for `cuMemMap`.
unsafe fn map(address: u64, size: usize, offset: usize, handle: u64) -> Result<(), MapError> {
    if offset.checked_add(size).is_none() {
        return Err(MapError::Range { offset, size });
    }
    // SAFETY: the caller guarantees the conditions for the addresses and the handle.
    let code = unsafe { sys::cuMemMap(address, size, offset, handle, 0) };
    check(c\"cuMemMap\", code).map_err(MapError::Driver)
}
```

## Counts

";

/// Fails if a row lacks its reason, or if no test breaks a rule.
pub fn check(root: &Path, header: &Header) -> Result<()> {
    let (ledger, rules) = (Ledger::read(root)?, Rules::read(root, header)?);
    // The tests record every rejection that they see.
    let said = root.join("target/rejected.txt");
    shell::write(&said, "")?;
    let mut tests = shell::cargo(root, "test -p cuda-checked --test rules");
    shell::quiet(tests.env("CUDA_CHECKED_REJECTED", &said))?;
    let mut rejected: BTreeMap<String, BTreeSet<(u32, String)>> = BTreeMap::new();
    for line in shell::read(&said)?.lines() {
        let parts = line.split_once(' ').and_then(|(id, message)| {
            let (call, rest) = message.split_once(": ")?;
            Some((id.parse().ok()?, call, rest.split_once(" (")?.0))
        });
        let (id, call, path) = parts.ok_or_else(|| format!("{}: {line}", said.display()))?;
        rejected.entry(call.to_owned()).or_default().insert((id, without_indices(path)));
    }
    let mut wrong = Vec::new();
    let mut unseen: BTreeMap<u32, String> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for (group, functions) in &ledger.groups {
        for (name, function) in functions {
            for left in &function.left {
                if left.met == Met::Caller && left.why.as_deref().unwrap_or_default().is_empty() {
                    wrong.push(format!("{name}: {}: why is it left?", left.sentence()));
                }
            }
            let tested = rejected.remove(name).unwrap_or_default();
            let enforced = rules.enforced(group, name)?;
            let of = |rule: &Enforced| (rule.id, without_indices(&rule.path));
            // For each part that the call checks, and for each of its own rules.
            let mut parts: BTreeMap<_, bool> = BTreeMap::new();
            for rule in enforced.iter().filter(|rule| !rule.of_windows) {
                let is_seen = tested.contains(&of(rule));
                match is_seen {
                    true => drop(seen.insert(rule.id)),
                    false => drop(unseen.insert(rule.id, format!("{name}: {}", rule.sentence))),
                }
                let (function, given) = &rule.part;
                let own = if function.1 == *name { rule.id } else { 0 };
                *parts.entry((function.1.clone(), given.clone(), own)).or_default() |= is_seen;
            }
            for ((function, given, own), _) in parts.iter().filter(|(_, is_seen)| !**is_seen) {
                wrong.push(match own {
                    0 => format!("{name}: no test sees a rule of {function} broken by {given}"),
                    id => format!("{name}: no test sees rule {id} broken"),
                });
            }
            let known: BTreeSet<_> = enforced.iter().map(of).collect();
            wrong.extend(tested.difference(&known).map(|(id, path)| {
                format!(
                    "{name}: {path} is rejected by rule {id}, which the documentation does not list"
                )
            }));
        }
    }
    unseen.retain(|id, _| !seen.contains(id));
    wrong.extend(unseen.iter().map(|(id, rule)| format!("no test sees rule {id} broken: {rule}")));
    wrong.extend(rejected.keys().map(|name| format!("the ledger has no {name}")));
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// `operations[3].flags` is about `operations[i].flags`; `reserved[5]` about `reserved`.
fn without_indices(path: &str) -> String {
    let mut out = String::new();
    let mut rest = path;
    while let Some((before, after)) = rest.split_once('[') {
        out += before;
        rest = after.split_once(']').map_or("", |(_, rest)| rest);
    }
    out + rest
}
