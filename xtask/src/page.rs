//! `docs/preconditions.md`: what is checked, in numbers and words; and whether tests show all of it.

use crate::generate::read::Header;
use crate::ledger::{Class, Ledger, Met};
use crate::rules::{Enforced, Rules};
use crate::shell::{self, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const PAGE: &str = "docs/preconditions.md";
const PLOT: &str = "docs/coverage.svg";

/// The page and its plot, and a refusal where it would tell of less than it does.
pub fn page(root: &Path, ledger: &Ledger, rules: &Rules) -> Result<[(PathBuf, String); 2]> {
    let path = root.join(PAGE);
    let mut groups = Vec::new();
    let mut total = Counts::default();
    for (group, functions) in &ledger.groups {
        let mut counts = Counts { functions: functions.len(), ..Counts::default() };
        for (name, function) in functions {
            for enforced in rules.enforced(group, name)? {
                counts.checked[usize::from(enforced.asks)] += 1;
            }
            for left in &function.left {
                let counted = match (left.met, left.class) {
                    (Met::Type, Class::Args) => &mut counts.by_type,
                    (Met::Type, class) => &mut counts.owned[class as usize],
                    (Met::Caller, class) => &mut counts.left[class as usize],
                };
                *counted += 1;
            }
        }
        total.add(&counts);
        groups.push((&**group, counts));
    }
    let before = shell::read(&path).ok().and_then(|page| last(&page));
    if let Some(before) = before.filter(|before| total.checked() < *before) {
        return Err(format!(
            "{} preconditions of calls are checked, and were {before}: they may only grow; where a rule was wrong, say \
             why and change the last line of {PAGE} by hand",
            total.checked(),
        ));
    }
    let mut text = TEXT.to_owned();
    of_rules(&mut text, rules);
    total.table(&mut text);
    line!(
        text,
        "\n## By group\n\n![The share of each group's preconditions that is enforced](coverage.svg)\n"
    );
    line!(
        text,
        "| group | functions | checked from the arguments | checked by asking | kept by a type | kept by owned objects | left | sum |"
    );
    line!(text, "|---|---|---|---|---|---|---|---|");
    for (group, counts) in
        groups.iter().map(|(group, counts)| (*group, counts)).chain([("all", &total)])
    {
        line!(text, "{}", counts.row(group));
    }
    Ok([(path, text), (root.join(PLOT), plot(groups))])
}

/// Rules, by how they are checked.
fn of_rules(text: &mut String, rules: &Rules) {
    let mut counts = [[0_usize; 2]; 2];
    for lines in rules.lines().values() {
        let (function, line) = &lines[0];
        counts[usize::from(function.0.starts_with("owned/"))][usize::from(line.asks)] += 1;
    }
    line!(
        text,
        "| rules | that the arguments decide | that take a question | sum |\n|---|---|---|---|"
    );
    for (of, [arguments, asks]) in ["of the calls", "of the objects of `owned`"].iter().zip(counts)
    {
        line!(text, "| {of} | {arguments} | {asks} | {} |", arguments + asks);
    }
    let of = |asks: usize| counts[0][asks] + counts[1][asks];
    line!(text, "| sum | {} | {} | {} |\n", of(0), of(1), of(0) + of(1));
}

/// Preconditions of calls.
#[derive(Clone, Copy, Default)]
struct Counts {
    functions: usize,
    /// From the arguments, and by asking.
    checked: [usize; 2],
    by_type: usize,
    /// By what would decide them.
    owned: [usize; 4],
    left: [usize; 4],
}

impl Counts {
    fn add(&mut self, other: &Self) {
        let add = |to: &mut [usize], from: &[usize]| {
            to.iter_mut().zip(from).for_each(|(to, from)| *to += from);
        };
        self.functions += other.functions;
        self.by_type += other.by_type;
        add(&mut self.checked, &other.checked);
        add(&mut self.owned, &other.owned);
        add(&mut self.left, &other.left);
    }

    fn checked(&self) -> usize {
        self.checked.iter().sum()
    }

    /// Checked, kept by a type, kept by owned objects, and left.
    fn columns(&self) -> [usize; 4] {
        [self.checked(), self.by_type, self.owned.iter().sum(), self.left.iter().sum()]
    }

    fn sum(&self) -> usize {
        self.columns().iter().sum()
    }

    fn row(&self, name: &str) -> String {
        let ([arguments, asking], [_, by_type, owned, left]) = (self.checked, self.columns());
        let (functions, sum) = (self.functions, self.sum());
        format!(
            "| `{name}` | {functions} | {arguments} | {asking} | {by_type} | {owned} | {left} | {sum} |"
        )
    }

    /// What decides a precondition, and what becomes of it.
    fn table(&self, text: &mut String) {
        let decides = [
            ("the arguments", Class::Args),
            ("a question to the driver or the system", Class::Query),
            ("the history of an object", Class::State),
            ("nothing that a library can see", Class::Undecidable),
        ];
        line!(
            text,
            "| preconditions, by what decides them | checked | kept by a type | kept by owned objects | left | sum |"
        );
        line!(text, "|---|---|---|---|---|---|");
        let row = |text: &mut String, name: &str, columns: [usize; 4]| {
            let sum: usize = columns.iter().sum();
            let [checked, by_type, owned, left] = columns;
            line!(text, "| {name} | {checked} | {by_type} | {owned} | {left} | {sum} |");
        };
        for (name, class) in decides {
            let index = class as usize;
            let checked = self.checked.get(index).copied().unwrap_or_default();
            let by_type = if class == Class::Args { self.by_type } else { 0 };
            row(text, name, [checked, by_type, self.owned[index], self.left[index]]);
        }
        row(text, "sum", self.columns());
    }
}

/// How many preconditions of calls are checked, by the last line of a page.
fn last(page: &str) -> Option<usize> {
    let cells = page.lines().last()?.split('|').map(str::trim);
    let numbers: Vec<usize> = cells.filter_map(|cell| cell.parse().ok()).collect();
    let [_, arguments, asking, ..] = numbers[..] else { return None };
    Some(arguments + asking)
}

/// A bar for each group, as wide as a phone. It has its own ground, for it cannot know that of the page.
fn plot(mut groups: Vec<(&str, Counts)>) -> String {
    groups.retain(|(_, counts)| counts.sum() > 0);
    groups.sort_by_key(|(_, counts)| std::cmp::Reverse(counts.sum()));
    let (first, step, label, bar) = (62, 15, 108, 176);
    let height = first + step * groups.len() + 4;
    let kinds = [
        "checked from the arguments",
        "checked by asking",
        "kept by a type or an owned object",
        "left to the caller",
    ];
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\" height=\"{}\" viewBox=\"0 0 360 {height}\" role=\"img\">\n",
        2 * height
    );
    line!(svg, "<!-- Made by `cargo xtask emit`. Not for editing. -->");
    line!(
        svg,
        "<title>The share of each group's documented preconditions that is enforced</title>"
    );
    line!(svg, "{STYLE}\n<rect class=\"ground\" width=\"360\" height=\"{height}\"/>");
    for (index, kind) in kinds.iter().enumerate() {
        let (x, y) = (8 + 192 * (index % 2), 22 + 16 * (index / 2));
        line!(svg, "<rect class=\"k{index}\" x=\"{x}\" y=\"{}\" width=\"9\" height=\"9\"/>", y - 8);
        line!(svg, "<text x=\"{}\" y=\"{y}\">{kind}</text>", x + 13);
    }
    for (index, (group, counts)) in groups.iter().enumerate() {
        let (y, sum) = (first + step * index, counts.sum());
        let [checked, by_type, owned, left] = counts.columns();
        line!(svg, "<text class=\"end\" x=\"{label}\" y=\"{}\">{group}</text>", y + 9);
        let mut before = 0;
        for (kind, count) in
            [counts.checked[0], counts.checked[1], by_type + owned, left].into_iter().enumerate()
        {
            let at = |count: usize| count as f64 * f64::from(bar) / sum as f64;
            if count > 0 {
                line!(
                    svg,
                    "<rect class=\"k{kind}\" x=\"{:.1}\" y=\"{y}\" width=\"{:.1}\" height=\"11\"/>",
                    f64::from(label + 6) + at(before),
                    at(count)
                );
            }
            before += count;
        }
        let enforced = checked + by_type + owned;
        line!(svg, "<text x=\"{}\" y=\"{}\">{enforced} of {sum}</text>", label + bar + 12, y + 9);
    }
    line!(svg, "</svg>");
    svg
}

const STYLE: &str = "<style>
text { font: 9.5px sans-serif; fill: #1f2328; }
.end { text-anchor: end; }
.ground { fill: #ffffff; }
.k0 { fill: #0b63a5; }
.k1 { fill: #4ba3e3; }
.k2 { fill: #2a9d6f; }
.k3 { fill: #c9ced6; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; }
  .ground { fill: #0d1117; }
  .k0 { fill: #2f81d8; }
  .k1 { fill: #83c3f7; }
  .k2 { fill: #3fb985; }
  .k3 { fill: #444c56; }
}
</style>";

const TEXT: &str = "\
# Preconditions

Made by `cargo xtask emit`. A precondition that is checked is written in one place, its line in `src/rules`: the
argument, the requirement, the releases and the code. The documentation of the calls and these counts follow from
those lines. `ledger/` has where `cuda.h` of CUDA 13.5 states each of them, and every documented precondition that is not
checked, with the reason.

## What is checked

A call of `cuda_checked::calls` lists under *Checked* and *Checked by asking the driver or the system* what it rejects
before the driver sees it, and under *Left to the caller* and *Documented, but not enforced* what it does not, with the
reason.

- **From the arguments**: flags that must be zero, null pointers, ranges, alignments, enumerators, combinations of
  fields, reserved bytes, sums that overflow; also in the structs and arrays that a pointer and a count lead to.
- **By asking the driver or the system**: granularities, counts and attributes of devices, the size of a page, where the
  call itself takes microseconds. The driver's release and the number of devices are remembered, and quicker calls may
  need these; all else is asked in each call. Launches, copies and queries of streams ask nothing.
- **By a type**: an output cannot be null where it is the return value, nor a count wrong where it is a slice's. What
  needs the history of an object is kept by the objects of `cuda_checked::owned`, and listed at the call under *Kept by
  owned objects*.

A rule holds for the releases that document it, and it is the *driver's* release that counts. Of a driver newer than
13.5 nothing is assumed: only sums that overflow are rejected there. What a driver accepts is rejected only where the
text forbids it in so many words; `docs/deviations.md` has the cases.

## What is not checked

What neither the arguments nor a cheap question show: that a handle is alive, that an address is of this allocation,
what device code does, what other threads and processes do. Where such a thing can cause undefined behaviour, the call
is `unsafe` and says what its caller must keep.

## Without the check

The raw call is `cuda_checked::sys::cuFoo`, with C's parameters. `cuda_checked::check(c\"cuFoo\", code)` makes the same
`Result` of its code, and `code.into_result()` one without the call's name. `cuda_checked::checks` has the checks alone.

## In a wrapper of your own

Check before the call, in the order of the parameters, and give the caller the name, the value and the rule:

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
    // SAFETY: the caller vouches for the addresses and the handle.
    let code = unsafe { sys::cuMemMap(address, size, offset, handle, 0) };
    check(c\"cuMemMap\", code).map_err(MapError::Driver)
}
```

## Counts

A **rule** is a line of the source: a condition on a parameter, or on a field of a struct. A **precondition** is a
condition of one call. A rule of a struct is a precondition of each call that takes the struct, so there are more of these.
The page of a call lists its preconditions, with the numbers of the rules.

- *Checked*: the call is rejected before the driver sees it. With a question, the driver or the system is asked first.
- *Kept by a type*: the Rust parameter cannot break it. A reference is not null, and a slice has its length.
- *Kept by owned objects*: an object of `cuda_checked::owned` keeps it. A program that uses `calls` keeps it itself.
- *Left*: the caller keeps it. Of these, the arguments decide some: there the text does not demand in so many words what
  it says, or contradicts itself. Their calls list them under *Documented, but not enforced*.

";

/// Fails where a row says too little, or where no test shows that a rule is enforced.
pub fn check(root: &Path, header: &Header) -> Result<()> {
    let (ledger, rules) = (Ledger::read(root)?, Rules::read(root, header)?);
    // The tests write down what the calls say that they see rejected.
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
            // Of each part that the call looks at, and of each rule of its own.
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
                format!("{name}: {path} is rejected by rule {id}, of which the documentation does not tell")
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
