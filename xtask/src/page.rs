//! `docs/preconditions.md`: a description and the counts of the checks. Also tests that every check is tested.

use crate::generate::read::Header;
use crate::ledger::{Class, Ledger, Met};
use crate::questions::{self, QUERIES, QUESTIONS, REFUSED};
use crate::read_rules::Rules;
use crate::shell::{self, Result};
use crate::sources::{REFERENCE, created};
use crate::times::{TIMES, Times};
use crate::walk::{Enforced, Walks};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const PAGE: &str = "docs/preconditions.md";
/// Has the number of checked preconditions, by hand: the least that `emit` accepts.
const README: &str = "README.md";
const CHANGELOG: &str = "CHANGELOG.md";

/// Returns the page. Fails if fewer preconditions are checked than before.
pub fn page(root: &Path, ledger: &Ledger, walks: &Walks) -> Result<(PathBuf, String)> {
    let path = root.join(PAGE);
    let mut groups = Vec::new();
    let mut total = Counts::default();
    let mut explained = 0;
    for (group, functions) in &ledger.groups {
        let mut counts = Counts { functions: functions.len(), ..Counts::default() };
        for (name, function) in functions {
            for enforced in walks.enforced(name) {
                counts.met[0][usize::from(enforced.asks)] += 1;
            }
            for left in &function.left {
                explained += usize::from(left.met == Met::Caller && !left.causes.is_empty());
                let met = match (left.met, left.class) {
                    (Met::Type, Class::Args) => 1,
                    (Met::Type, _) => 2,
                    (Met::Caller, _) => 3,
                };
                counts.met[met][left.class as usize] += 1;
            }
        }
        total.add(&counts);
        groups.push((&**group, counts));
    }
    let stated = stated(&shell::read(&root.join(README))?)?;
    let [checked, ..] = total.columns();
    shell::ensure(checked >= stated, || {
        format!(
            "{checked} preconditions of calls are checked, and {README} says {stated}: they may only grow; where a rule was \
             wrong, say why and change that number"
        )
    })?;
    if checked > stated {
        println!(
            "{checked} preconditions of calls are checked: {README} and {CHANGELOG} have to say so, and not {stated}"
        );
    }
    let sources =
        ["cuda.h", "ledger", "src/rules", "src/owned", QUERIES, "validate/src", QUESTIONS, REFUSED];
    let sources = sources.into_iter().chain([REFERENCE, "xtask/src/page.rs"]);
    let made = format!("<!-- {} -->\n", created(root, &Vec::from_iter(sources))?);
    let mut text = made + TEXT;
    questions::table(&mut text, root, walks.rules)?;
    text += COUNTS;
    of_rules(&mut text, walks.rules);
    total.table(&mut text);
    line!(text, "\nOf those that are left, {explained} are explained by a cause after a refusal.");
    line!(text, "\n## By group\n");
    line!(
        text,
        "| group | functions | checked from the arguments | checked by a query | kept by a type | kept by owned objects | left | sum |"
    );
    line!(text, "|---|---|---|---|---|---|---|---|");
    for (group, counts) in
        groups.iter().map(|(group, counts)| (*group, counts)).chain([("all", &total)])
    {
        line!(text, "{}", counts.row(group));
    }
    Ok((path, text))
}

/// Writes the table of rules, by the way they are checked.
fn of_rules(text: &mut String, rules: &Rules) {
    let mut counts = [[0_usize; 2]; 2];
    let lines = rules.lines();
    let lines = lines.values().map(|lines| lines[0]);
    let (causes, lines): (Vec<_>, Vec<_>) = lines.partition(|(_, line)| line.after);
    for (file, line) in &lines {
        counts[usize::from(file.starts_with("owned/"))][usize::from(line.asks)] += 1;
    }
    line!(
        text,
        "| rules | that the arguments decide | that need a query | sum |\n|---|---|---|---|"
    );
    for (of, [arguments, asks]) in ["of the calls", "of the objects of `owned`"].iter().zip(counts)
    {
        line!(text, "| {of} | {arguments} | {asks} | {} |", arguments + asks);
    }
    let of = |asks: usize| counts[0][asks] + counts[1][asks];
    line!(text, "| sum | {} | {} | {} |\n", of(0), of(1), of(0) + of(1));
    let (mut data, mut code) = (0, 0);
    for (_, line) in lines {
        data += usize::from(!line.conditions.is_empty());
        code += usize::from(!line.clause.is_empty());
    }
    line!(
        text,
        "{data} rules state their conditions as data. {code} have a condition that needs code, with a clause for it \
         and a case on each side.\n\n\
         {} causes explain what a driver has refused. They reject nothing.\n",
        causes.len()
    );
}

/// Preconditions of calls.
#[derive(Clone, Copy, Default)]
struct Counts {
    functions: usize,
    /// Checked, kept by a type, kept by owned objects, and left; of each, by what decides them.
    met: [[usize; 4]; 4],
}

impl Counts {
    fn add(&mut self, other: &Self) {
        self.functions += other.functions;
        let counts = self.met.as_flattened_mut().iter_mut().zip(other.met.as_flattened());
        counts.for_each(|(to, from)| *to += from);
    }

    /// By the way they are met.
    fn columns(&self) -> [usize; 4] {
        self.met.map(|classes| classes.iter().sum())
    }

    fn sum(&self) -> usize {
        self.columns().iter().sum()
    }

    fn row(&self, name: &str) -> String {
        let ([arguments, queried, ..], [_, by_type, owned, left]) = (self.met[0], self.columns());
        let (functions, sum) = (self.functions, self.sum());
        format!(
            "| `{name}` | {functions} | {arguments} | {queried} | {by_type} | {owned} | {left} | {sum} |"
        )
    }

    /// Writes the table of preconditions, by what decides them and how they are met.
    fn table(&self, text: &mut String) {
        line!(
            text,
            "| preconditions, by what decides them | checked | kept by a type | kept by owned objects | left | sum |"
        );
        line!(text, "|---|---|---|---|---|---|");
        let mut row = |name: &str, columns: [usize; 4]| {
            let ([checked, by_type, owned, left], sum) = (columns, columns.iter().sum::<usize>());
            line!(text, "| {name} | {checked} | {by_type} | {owned} | {left} | {sum} |");
        };
        for (name, class) in [
            ("the arguments", Class::Args),
            ("a query of the driver or the system", Class::Query),
            ("the history of an object", Class::State),
            ("nothing that a library can see", Class::Undecidable),
        ] {
            row(name, self.met.map(|classes| classes[class as usize]));
        }
        row("sum", self.columns());
    }
}

/// Returns the number of checked preconditions that README states.
fn stated(readme: &str) -> Result<usize> {
    let number = regex!(r"\| preconditions checked \| ([\d,]+)").captures(readme);
    let number = number.and_then(|number| number[1].replace(',', "").parse().ok());
    number.ok_or_else(|| format!("{README} does not say how many preconditions are checked"))
}

const TEXT: &str = "
# Preconditions

`cargo xtask emit` creates this page. A checked precondition is written in one place, its line in `src/rules`: the
argument, the requirement, the releases and the code. The documentation of the calls and these counts are created from
these lines. A line is attached to an item of `cuda.h` of CUDA 13.5. `ledger/` lists further items that state the same
precondition, and every documented precondition that is not checked, with the reason.

## What is checked

The page of a call in `cuda_checked::calls` lists its checked preconditions under *Checked* and *Checked by a query* of
the driver or the system: if one is broken, the call does not reach the driver. *Left to the caller* and *Documented, but not
enforced* list the others with reasons.

- **From the arguments**: flags that must be zero, null pointers, ranges, alignments, enumerators, combinations of
  fields, reserved bytes, sums that overflow; also in structs and arrays behind pointers.
- **By a query of the driver or the system**: granularities, counts and attributes of devices, the page size, if the call
  itself takes microseconds, such as a copy or a launch. Faster calls, such as queries of streams, only use the driver's
  release and the number of devices, which are cached. Every other query is repeated in each call.
- **By a type**: an output that is the return value cannot be null, and the count of a slice cannot be wrong. The objects
  of `cuda_checked::owned` keep the rules that need the history of an object, and the page of the call lists these under
  *Kept by owned objects*.

A rule holds for the releases that document it, and only the *driver's* release counts. A driver newer than 13.5 checks
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

## Queries in the driver's log

From CUDA 12.9 on, a driver writes each call that it refuses into its log: into the file that `CUDA_LOG_FILE` names, and to the
functions of `cuLogsRegisterCallback`. So there are lines of queries that no program sent: of rules before the call, of causes
after a refusal, and of `cuda-validate`. No query is sent that is known to fail: one that needs a context without one, one about an
ordinal, an address or a handle that is none, and one for an attribute that the driver's release lacks. After an error of
earlier work no cause asks anything. A kernel in the place of a function is asked about once.

A driver of CUDA 13.0 on an H100 refuses these queries all the same, by `lab/programs/questions.txt` and `refused.txt`, which has
the calls in the last column:

";

const COUNTS: &str = "\
## Counts

A **rule** is a line of the source: a condition on a parameter, or on a field of a struct. A **precondition** is a
condition of one call. A rule of a struct is a precondition of each call that takes the struct, so there are more of these.
The page of a call lists its preconditions, with the numbers of the rules.

- *Checked*: the call is rejected before the driver sees it. A check by a query queries the driver or the system first.
- *Kept by a type*: the Rust parameter cannot break it. A reference is not null, and a slice has its length.
- *Kept by owned objects*: an object of `cuda_checked::owned` keeps it. A program that uses `calls` keeps it itself.
- *Left*: the caller keeps it. The arguments decide some of these, but the text does not explicitly demand them, or
  contradicts itself. The pages of calls list them under *Documented, but not enforced*.

";

/// Fails if a row lacks its reason, if no test breaks a rule, or if none shows that a condition in words spares inputs.
pub fn check(root: &Path, header: &Header) -> Result<()> {
    let (ledger, rules) = (Ledger::read(root)?, Rules::read(root, header)?);
    let walks = Walks::new(header, &ledger, &rules)?;
    // The tests record every rejection that they see.
    let record = root.join("target/rejected.txt");
    shell::write(&record, "")?;
    let mut tests = shell::cargo(root, "test -p cuda-checked --test mock");
    shell::quiet(tests.env("CUDA_CHECKED_REJECTED", &record))?;
    let mut rejected: BTreeMap<String, BTreeSet<(u32, String)>> = BTreeMap::new();
    let (mut whole, mut explained) = (BTreeSet::new(), BTreeSet::new());
    let lines = rules.lines().into_iter().filter(|(_, lines)| lines[0].1.after);
    let mut causes: BTreeSet<u32> = lines.map(|(id, _)| id).collect();
    let mut spared: BTreeSet<u32> = BTreeSet::new();
    for line in shell::read(&record)?.lines() {
        if let Some(id) = line.strip_suffix(" spares") {
            spared.insert(id.parse().map_err(shell::at(&record))?);
            continue;
        }
        let parts = regex!(r"^(\d+) (true|false) ([^:]*): (.*?) \(").captures(line);
        let parts = parts.ok_or_else(|| format!("{}: {line}", record.display()))?;
        let [id, is_whole, call, path] = parts.extract().1;
        let id: u32 = id.parse().map_err(shell::at(&record))?;
        whole.extend((is_whole == "true").then_some(id));
        if causes.remove(&id) || explained.contains(&id) {
            explained.insert(id);
            continue;
        }
        rejected.entry(call.to_owned()).or_default().insert((id, without_indices(path)));
    }
    let times = Times::read(root)?;
    let mut wrong = Vec::new();
    let mut unseen: BTreeMap<u32, String> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for functions in ledger.groups.values() {
        for (name, function) in functions {
            for left in &function.left {
                if left.met == Met::Caller && left.why.as_deref().unwrap_or_default().is_empty() {
                    wrong.push(format!(
                        "ledger: {name}: {}: `why` must say why the caller keeps it",
                        left.sentence()
                    ));
                }
                let why = left.why.as_deref().unwrap_or_default();
                if left.asks.is_empty() && !times.agrees(why, name) {
                    wrong.push(format!(
                        "ledger: {name}: {}: the reason is about the time of the call, of which {TIMES} says {}: correct the reason",
                        left.sentence(),
                        times.shortest(name).map_or("nothing".to_owned(), |time| format!("{time} ns"))
                    ));
                }
            }
            let tested = rejected.remove(name).unwrap_or_default();
            let enforced = walks.enforced(name);
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
                let own = if function == name { rule.id } else { 0 };
                *parts.entry((function.clone(), given.clone(), own)).or_default() |= is_seen;
            }
            for ((function, given, own), _) in parts.iter().filter(|(_, is_seen)| !**is_seen) {
                wrong.push(match own {
                    0 => format!("{name}: {given} breaks no rule of {function} in any test: add a case to tests/cases"),
                    id => format!("{name}: no test breaks rule {id}: add a case to tests/cases"),
                });
            }
            let known: BTreeSet<_> = enforced.iter().map(of).collect();
            wrong.extend(tested.difference(&known).map(|(id, path)| {
                format!(
                    "{name}: a test sees {path} rejected by rule {id}, which the page of the call does not list"
                )
            }));
        }
    }
    unseen.retain(|id, _| !seen.contains(id));
    wrong.extend(
        unseen.iter().map(|(id, rule)| format!("no test breaks rule {id} in any call: {rule}")),
    );
    wrong.extend(seen.difference(&whole).map(|id| {
        format!("rule {id}: one case in tests/cases must have the whole sentence of its message")
    }));
    wrong.extend(
        rejected.keys().map(|name| format!("tests see rules of {name}, which the ledger lacks")),
    );
    for (id, lines) in rules.lines() {
        let clause = lines.iter().map(|(_, line)| &line.clause).find(|clause| !clause.is_empty());
        if let (Some(clause), false) = (clause, spared.contains(&id)) {
            wrong.push(format!(
                "rule {id} holds where {clause}, and no case in tests/cases is accepted because that is not so: add \
                 `.unless(..)` to a case that the rule rejects"
            ));
        }
    }
    wrong.extend(causes.iter().map(|id| format!("no case in tests/cases has cause {id}")));
    shell::no_errors(wrong)
}

/// `operations[3].flags` is about `operations[i].flags`; `reserved[5]` about `reserved`.
fn without_indices(path: &str) -> String {
    regex!(r"\[[^\]]*\]").replace_all(path, "").into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the number of checked preconditions in the last line of a page.
    fn shown(page: &str) -> Option<usize> {
        let cells = page.lines().last()?.split('|').map(str::trim);
        let numbers: Vec<usize> = cells.filter_map(|cell| cell.parse().ok()).collect();
        let [_, arguments, queried, ..] = numbers[..] else { return None };
        Some(arguments + queried)
    }

    #[test]
    fn pages_tell_how_many_preconditions_are_checked() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let [page, readme, changes] =
            [PAGE, README, CHANGELOG].map(|page| shell::read(&root.join(page)).unwrap());
        let shown = shown(&page).expect("the page ends with the sums");
        assert_eq!(stated(&readme), Ok(shown), "{README} must have the number of {PAGE}");
        // The news of releases stay as they were.
        let (_, news) = changes.split_once("## Unreleased").expect("there are news");
        let news = news.split("\n## ").next().unwrap_or_default();
        if let Some(number) = regex!(r"(\S+) preconditions of calls are checked").captures(news) {
            assert_eq!(number[1].replace(',', ""), shown.to_string(), "{CHANGELOG}: Unreleased");
        }
    }
}
