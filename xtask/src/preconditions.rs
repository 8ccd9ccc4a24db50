//! The tables of `docs/preconditions.md`, with the counts of the checks. Also tests that every check is tested.

use crate::checks::{Enforced, Traversals};
use crate::generate::read::Header;
use crate::notes::{EnforcedBy, Function, Notes};
use crate::read_rules::Rules;
use crate::shell::{self, Result};
use crate::sources::{REFERENCE, created, with_part};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const PAGE: &str = "docs/preconditions.md";

/// Returns the page, and README with the same counts.
pub fn pages(
    root: &Path,
    notes: &Notes,
    traversals: &Traversals,
) -> Result<[(PathBuf, String); 2]> {
    let all = Counts::of(notes.groups.values().flatten(), traversals);
    Ok([page(root, notes, traversals, &all)?, readme(root, traversals.rules, &all)?])
}

fn readme(root: &Path, rules: &Rules, all: &Counts) -> Result<(PathBuf, String)> {
    let path = root.join("README.md");
    let lines = rules.lines();
    let causes = lines.values().filter(|lines| lines[0].1.after).count();
    let mut text = shell::read(&path)?;
    for (count, words) in [
        (all.functions, " functions of CUDA"),
        (all.checked.iter().sum(), " documented preconditions"),
        (causes, " known causes"),
    ] {
        let (before, after) = text
            .split_once(words)
            .ok_or_else(|| format!("README.md does not say how many{words}"))?;
        let before = before.trim_end_matches(|char: char| char.is_ascii_digit() || char == ',');
        text = format!("{before}{}{words}{after}", thousands(count));
    }
    Ok((path, text))
}

/// Returns a number below a million as people write it.
fn thousands(number: usize) -> String {
    match number {
        0..1000 => number.to_string(),
        _ => format!("{},{:03}", number / 1000, number % 1000),
    }
}

fn page(
    root: &Path,
    notes: &Notes,
    traversals: &Traversals,
    all: &Counts,
) -> Result<(PathBuf, String)> {
    let path = root.join(PAGE);
    let left = notes.groups.values().flat_map(BTreeMap::values).flat_map(|of| &of.left);
    let explained = left.filter(|left| left.by.is_none() && !left.causes.is_empty()).count();
    let sources = ["cuda.h", "src/rules", "src/owned", REFERENCE];
    let mut text = format!("<!-- {} -->\n\n", created(root, &sources)?);
    of_rules(&mut text, traversals.rules);
    line!(
        text,
        "Of the preconditions that are left, {explained} are explained by a cause after a refusal."
    );
    line!(text, "\n## By group\n");
    line!(
        text,
        "| group | functions | checked from the arguments | checked by a query | kept by a type | kept by owned objects | left | sum |"
    );
    line!(text, "|---|---|---|---|---|---|---|---|");
    for (group, functions) in &notes.groups {
        Counts::of(functions.iter(), traversals).row(&mut text, group);
    }
    all.row(&mut text, "all");
    let page = with_part(&shell::read(&path)?, "<!-- counts -->\n", "<!-- end -->", &text);
    let page = page.map_err(shell::at(&path))?;
    Ok((path, page))
}

/// Writes a row of a table: a name, and numbers with their sum.
fn row(text: &mut String, name: &str, before: &str, numbers: &[usize]) {
    let cells: String = numbers.iter().map(|number| format!(" {number} |")).collect();
    line!(text, "| {name} |{before}{cells} {} |", numbers.iter().sum::<usize>());
}

/// Writes the table of rules, by the way they are checked.
fn of_rules(text: &mut String, rules: &Rules) {
    let lines = rules.lines();
    let lines = lines.values().map(|lines| lines[0]);
    let (causes, lines): (Vec<_>, Vec<_>) = lines.partition(|(_, line)| line.after);
    let counts = [false, true].map(|is_owned| {
        let own = lines.iter().filter(|(file, _)| file.starts_with("owned/") == is_owned);
        let asks = own.clone().filter(|(_, line)| line.asks()).count();
        [own.count() - asks, asks]
    });
    line!(
        text,
        "| rules | that the arguments decide | that need a query | sum |\n|---|---|---|---|"
    );
    let [of_calls, of_owned] = counts;
    row(text, "of the calls", "", &of_calls);
    row(text, "of the objects of `owned`", "", &of_owned);
    row(text, "sum", "", &[0, 1].map(|asks| of_calls[asks] + of_owned[asks]));
    let data = lines.iter().filter(|(_, line)| !line.conditions.is_empty()).count();
    let code = lines.iter().filter(|(_, line)| !line.clause.is_empty()).count();
    line!(
        text,
        "\n{data} rules state their conditions as data. {code} have a condition that needs code, with a clause for it \
         and a case on each side.\n\n\
         {} causes explain what a driver has refused. They reject nothing.\n",
        causes.len()
    );
}

/// Preconditions of calls.
#[derive(Default)]
struct Counts {
    functions: usize,
    /// From the arguments, and by a query.
    checked: [usize; 2],
    by_type: usize,
    owned: usize,
    left: usize,
}

impl Counts {
    fn of<'a>(
        functions: impl Iterator<Item = (&'a String, &'a Function)>,
        traversals: &Traversals,
    ) -> Self {
        let mut counts = Self::default();
        for (name, function) in functions {
            counts.functions += 1;
            for enforced in traversals.enforced(name) {
                counts.checked[usize::from(enforced.asks)] += 1;
            }
            for left in &function.left {
                match left.by {
                    Some(EnforcedBy::Type) => counts.by_type += 1,
                    Some(EnforcedBy::Owned) => counts.owned += 1,
                    None => counts.left += 1,
                }
            }
        }
        counts
    }

    /// Writes the row of a group.
    fn row(&self, text: &mut String, group: &str) {
        let [arguments, queried] = self.checked;
        let numbers = [arguments, queried, self.by_type, self.owned, self.left];
        row(text, &format!("`{group}`"), &format!(" {} |", self.functions), &numbers);
    }
}

/// Fails if no test breaks a rule, or if none shows that a condition in words spares inputs.
pub fn check(root: &Path, header: &Header) -> Result<()> {
    let (notes, rules) = (Notes::read(root)?, Rules::read(root, header)?);
    let traversals = Traversals::new(header, &notes, &rules)?;
    // The tests record every rejection that they see.
    let record = root.join("target/rejected.txt");
    shell::write(&record, "")?;
    let mut tests = shell::cargo(root, "test -p cuda-checked --test mock");
    shell::quiet(tests.env("CUDA_CHECKED_REJECTED", &record))?;
    let mut rejected: BTreeMap<String, BTreeSet<(u32, String)>> = BTreeMap::new();
    let (mut whole, mut explained) = (BTreeSet::new(), BTreeSet::new());
    let lines = rules.lines();
    let causes = lines.iter().filter(|(_, lines)| lines[0].1.after);
    let causes: BTreeSet<u32> = causes.map(|(id, _)| *id).collect();
    let mut spared: BTreeSet<u32> = BTreeSet::new();
    for line in shell::read(&record)?.lines() {
        if let Some(id) = line.strip_suffix(" spares") {
            spared.insert(id.parse().map_err(shell::at(&record))?);
            continue;
        }
        let parts = regex!(r"^(\d+) (true|false) (\S+) (.*)$").captures(line);
        let parts = parts.ok_or_else(|| format!("{}: {line}", record.display()))?;
        let [id, is_whole, call, path] = parts.extract().1;
        let id: u32 = id.parse().map_err(shell::at(&record))?;
        whole.extend((is_whole == "true").then_some(id));
        if causes.contains(&id) {
            explained.insert(id);
        } else {
            rejected.entry(call.to_owned()).or_default().insert((id, without_indices(path)));
        }
    }
    let mut wrong = Vec::new();
    let mut unseen: BTreeMap<u32, String> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for name in notes.groups.values().flat_map(BTreeMap::keys) {
        let tested = rejected.remove(name).unwrap_or_default();
        let enforced = traversals.enforced(name);
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
            *parts.entry((function, given, own)).or_default() |= is_seen;
        }
        for ((function, given, own), _) in parts.iter().filter(|(_, is_seen)| !**is_seen) {
            wrong.push(match own {
                0 => format!("{name}: {given} breaks no rule of {function} in any test: add a case to tests/cases"),
                id => format!("{name}: no test breaks rule {id}: add a case to tests/cases"),
            });
        }
        let known: BTreeSet<_> = enforced.iter().map(of).collect();
        wrong.extend(tested.difference(&known).map(|(id, path)| {
            format!("{name}: a test sees {path} rejected by rule {id}, which the page of the call does not list")
        }));
    }
    unseen.retain(|id, _| !seen.contains(id));
    wrong.extend(
        unseen.iter().map(|(id, rule)| format!("no test breaks rule {id} in any call: {rule}")),
    );
    wrong.extend(seen.difference(&whole).map(|id| {
        format!("rule {id}: one case in tests/cases must have the whole sentence of its message")
    }));
    wrong.extend(
        rejected.keys().map(|name| format!("tests see rules of {name}, which the notes lack")),
    );
    for (id, lines) in &lines {
        let clause = lines.iter().map(|(_, line)| &line.clause).find(|clause| !clause.is_empty());
        if let (Some(clause), false) = (clause, spared.contains(id)) {
            wrong.push(format!(
                "rule {id} holds where {clause}, and no case in tests/cases is accepted because that is not so: add \
                 `.unless(..)` to a case that the rule rejects"
            ));
        }
    }
    wrong.extend(
        causes
            .difference(&explained)
            .map(|id| format!("no case in tests/cases `explains` cause {id}")),
    );
    shell::no_errors(wrong)
}

/// `operations[3].flags` is about `operations[i].flags`; `reserved[5]` about `reserved`.
fn without_indices(path: &str) -> String {
    regex!(r"\[[^\]]*\]").replace_all(path, "").into_owned()
}
