//! The ledger of documented preconditions, `ledger/*.toml`: what is said of each function, and how it is met.

use crate::further;
use crate::generate::read::Header;
use crate::generate::{Said, Words};
use crate::shell::{self, Result};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The functions of each documentation group, by the group's short name.
pub struct Ledger(pub BTreeMap<String, BTreeMap<String, Function>>);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Function {
    /// What it does, in one line.
    pub about: String,
    /// What the caller of an `unsafe` one keeps.
    pub safety: Option<String>,
    /// Each parameter that is a pointer: its role and, after a colon, why.
    #[serde(default)]
    pub pointers: BTreeMap<String, String>,
    #[serde(default)]
    pub rules: Vec<Rule>,
}

/// One documented precondition: `on` must `must`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    pub on: String,
    pub must: String,
    pub class: Class,
    /// Without `CUDA_ERROR_`.
    pub error: Option<String>,
    /// The first and the last release that document it, where that is not all.
    pub since: Option<String>,
    pub until: Option<String>,
    /// Where in the newest `cuda.h` it stands.
    pub line: u32,
    pub met: Met,
    pub why: Option<String>,
}

/// What decides whether it is kept.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    Args,
    Query,
    State,
    Undecidable,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub enum Met {
    /// Checked from the arguments.
    Arguments,
    /// Checked by asking the driver or the system.
    Query,
    /// Kept by a type: that of an argument, or, with history, an owned object.
    Type,
    /// Left to the caller.
    Caller,
}

impl Rule {
    /// The sentence, with its releases.
    pub fn sentence(&self) -> String {
        // A phrase has marks of its own.
        let on = match self.on.contains('`') {
            true => self.on.clone(),
            false => format!("`{}`", self.on),
        };
        let releases = match (&self.since, &self.until) {
            (None, None) => String::new(),
            (Some(since), None) => format!(", since CUDA {since}"),
            (None, Some(until)) => format!(", up to CUDA {until}"),
            (Some(since), Some(until)) => format!(", in CUDA {since} to {until}"),
        };
        format!("{on} must {}{releases}", plain(&self.must))
    }
}

/// Text as Markdown: what is not code has no brackets, which would be links.
pub fn plain(text: &str) -> String {
    let mut out = String::new();
    for (index, part) in text.split('`').enumerate() {
        if index > 0 {
            out.push('`');
        }
        match index % 2 {
            0 => out += &part.replace('[', "\\[").replace(']', "\\]").replace('*', "\\*"),
            _ => out += part,
        }
    }
    out
}

/// What becomes of a pointer.
#[derive(Clone, Debug, PartialEq)]
pub enum Role {
    Out,
    Ref,
    Opt,
    /// With the parameter that counts it.
    Slice(String),
    Str,
    Raw,
}

impl Function {
    pub fn role(&self, parameter: &str) -> Result<Option<Role>> {
        let Some(text) = self.pointers.get(parameter) else { return Ok(None) };
        let (role, why) =
            text.split_once(": ").ok_or_else(|| format!("{parameter} has no reason: {text}"))?;
        if why.trim().is_empty() {
            return Err(format!("{parameter} has no reason"));
        }
        Ok(Some(match role {
            "out" => Role::Out,
            "ref" => Role::Ref,
            "opt" => Role::Opt,
            "str" => Role::Str,
            "raw" => Role::Raw,
            slice => {
                let count = slice.strip_prefix("slice(").and_then(|rest| rest.strip_suffix(')'));
                Role::Slice(
                    count.ok_or_else(|| format!("{parameter} has no role {role}"))?.to_owned(),
                )
            }
        }))
    }
}

impl Ledger {
    pub fn read(root: &Path) -> Result<Self> {
        let mut groups = BTreeMap::new();
        for path in shell::entries(&root.join("ledger"))? {
            if path.extension().is_none_or(|extension| extension != "toml") {
                continue;
            }
            let failed = |error: toml::de::Error| format!("{}: {error}", path.display());
            let functions = toml::from_str(&shell::read(&path)?).map_err(failed)?;
            let group = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            groups.insert(group, functions);
        }
        Ok(Self(groups))
    }
}

/// What there is to say of functions, for the documentation of their declarations: what the ledger says, and one
/// line of the further modules' functions, which have no checked calls. The first header is `cuda.h`.
pub fn words(ledger: &Ledger, headers: &[Header]) -> Result<Words> {
    let mut words = further::words(headers)?;
    for (name, function) in ledger.0.values().flatten() {
        let mut pointers = HashMap::new();
        for (parameter, text) in &function.pointers {
            let said = match function.role(parameter)? {
                Some(Role::Out) => "out".to_owned(),
                Some(Role::Opt) => "in, may be null".to_owned(),
                Some(Role::Slice(count)) => format!("in, {count} elements"),
                Some(Role::Str) => "in, ends with a zero byte".to_owned(),
                // Its reason says how it is used.
                Some(Role::Raw) => text.trim_start_matches("raw: ").replace("unclear: ", ""),
                Some(Role::Ref) | None => "in".to_owned(),
            };
            pointers.insert(parameter.clone(), said);
        }
        let about = plain(&function.about);
        words.insert(name.clone(), Said { about, pointers: Some(pointers) });
    }
    Ok(words)
}

/// `docs/preconditions.md`: what is checked, in numbers and words.
const PAGE: &str = "docs/preconditions.md";

/// The page, and a refusal where it would tell of less than it does.
pub fn page(root: &Path, ledger: &Ledger) -> Result<(PathBuf, String)> {
    let path = root.join(PAGE);
    let mut table = String::from(
        "| group | functions | preconditions | from the arguments | by asking | by a type | left to the caller |\n|---|---|---|---|---|---|---|\n",
    );
    let mut total = Counts::default();
    for (group, functions) in &ledger.0 {
        let mut counts = Counts { functions: functions.len(), ..Counts::default() };
        for rule in functions.values().flat_map(|function| &function.rules) {
            counts.count(rule);
        }
        total.add(&counts);
        writeln!(table, "{}", counts.row(group)).expect("a String takes everything");
    }
    writeln!(table, "{}", total.row("all")).expect("a String takes everything");
    let before = shell::read(&path).ok().and_then(|page| Counts::last(&page));
    if let Some(before) = before {
        if total.rows < before.rows || total.enforced() < before.enforced() {
            return Err(format!(
                "the ledger has {} preconditions, {} of them enforced, and had {} and {}: it may only grow; \
                 where a row was wrong, say why and change the last line of {PAGE} by hand",
                total.rows,
                total.enforced(),
                before.rows,
                before.enforced()
            ));
        }
    }
    let classes = format!(
        "By what decides whether they are kept: {} the arguments, {} a question to the driver or the system, {} the \
         history of an object; {} nothing that a library can see.\n",
        total.classes[0], total.classes[1], total.classes[2], total.classes[3]
    );
    Ok((path, format!("{TEXT}{classes}\n{table}")))
}

#[derive(Default)]
struct Counts {
    functions: usize,
    rows: usize,
    classes: [usize; 4],
    met: [usize; 4],
}

impl Counts {
    fn count(&mut self, rule: &Rule) {
        self.rows += 1;
        self.classes[rule.class as usize] += 1;
        self.met[rule.met as usize] += 1;
    }

    fn add(&mut self, other: &Self) {
        self.functions += other.functions;
        self.rows += other.rows;
        for index in 0..4 {
            self.classes[index] += other.classes[index];
            self.met[index] += other.met[index];
        }
    }

    fn enforced(&self) -> usize {
        self.met[..3].iter().sum()
    }

    fn row(&self, name: &str) -> String {
        let [arguments, query, ty, caller] = self.met;
        format!(
            "| `{name}` | {} | {} | {arguments} | {query} | {ty} | {caller} |",
            self.functions, self.rows
        )
    }

    /// Of the last line of a page.
    fn last(page: &str) -> Option<Self> {
        let cells = page.lines().last()?.split('|').map(str::trim);
        let numbers: Vec<usize> = cells.filter_map(|cell| cell.parse().ok()).collect();
        let [functions, rows, arguments, query, ty, caller] = numbers[..] else { return None };
        Some(Self { functions, rows, classes: [0; 4], met: [arguments, query, ty, caller] })
    }
}

const TEXT: &str = "\
# Preconditions

Made by `cargo xtask emit` from `ledger/*.toml`: each precondition that `cuda.h` of CUDA 13.5 documents, with the
function, the parameter, the rule in our words, the code that the documentation has for it, the releases that
document it, the header's line, and how it is kept.

## What is checked

A call of `cuda_checked::calls` lists under *Checked* and *Checked by asking the driver or the system* what it rejects
before the driver sees it, and under *Left to the caller* what it does not, with the reason.

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
`Result` of its code, and `code.result()` one without the call's name.

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

";

/// Fails where a row says too little, or where no test shows that an enforced one is enforced.
pub fn check(root: &Path) -> Result<()> {
    let ledger = Ledger::read(root)?;
    // The tests write down what the calls say that they see rejected.
    let said = root.join("target/rejected.txt");
    shell::write(&said, "")?;
    let mut tests = shell::cargo(root, "test -p cuda-checked --test rules");
    shell::quiet(tests.env("CUDA_CHECKED_REJECTED", &said))?;
    let mut rejected: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for message in shell::read(&said)?.lines() {
        let parts = message
            .split_once(": ")
            .and_then(|(call, rest)| Some((call, rest.split_once(" (")?.0)));
        let (call, parameter) = parts.ok_or_else(|| format!("{}: {message}", said.display()))?;
        rejected.entry(call.to_owned()).or_default().insert(without_indices(parameter));
    }
    let mut wrong = Vec::new();
    for (name, function) in ledger.0.values().flatten() {
        let mut tested = rejected.remove(name).unwrap_or_default();
        let mut covered = BTreeSet::new();
        for rule in &function.rules {
            if rule.met == Met::Caller && rule.why.as_deref().unwrap_or_default().is_empty() {
                wrong.push(format!("{name}: {}: why is it left to the caller?", rule.sentence()));
            }
            let on = without_indices(&rule.on);
            let about = |parameter: &&String| {
                let word = |c: char| !(c.is_ascii_alphanumeric() || "_.[]".contains(c));
                on == **parameter || on.split(word).any(|part| part == **parameter)
            };
            let tests: Vec<String> = tested.iter().filter(about).cloned().collect();
            // Windows' rules are compiled for Windows and run there only.
            let here = !rule.must.ends_with("on Windows");
            let checked = matches!(rule.met, Met::Arguments | Met::Query);
            if checked && here && tests.is_empty() {
                wrong
                    .push(format!("{name}: no test of tests/rules shows that {}", rule.sentence()));
            }
            if rule.met != Met::Caller {
                covered.extend(tests);
            }
        }
        tested.retain(|parameter| !covered.contains(parameter));
        wrong.extend(tested.iter().map(|parameter| {
            format!("{name}: {parameter} is rejected, and the ledger has no such row")
        }));
    }
    let unknown = rejected.keys().map(|name| format!("the ledger has no {name}"));
    wrong.extend(unknown);
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
