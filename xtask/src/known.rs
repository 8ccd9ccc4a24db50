//! Where each cause is known from: the items of `cuda.h` whose preconditions it explains, or calls that a driver has refused.

use crate::generate::history::{self, FIRST, History, dotted};
use crate::generate::read::Header;
use crate::ledger::{Ledger, Witness};
use crate::past;
use crate::read_rules::Line;
use crate::shell::{self, Result};
use crate::walk::{Enforced, Walks};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Has how each refused call is explained.
pub const EXPLAINED: &str = "lab/programs/explained.txt";

/// Has refused calls.
pub const REFUSED: &str = "lab/programs/refused.txt";

/// How many refused calls are named.
const NAMED: usize = 3;

/// Of one cause.
#[derive(Default)]
struct Source {
    /// The items of the header, each with its release if that is not the first.
    items: BTreeSet<String>,
    /// The names of refused calls.
    cases: Vec<String>,
    /// A cause of the same words about another argument.
    like: Option<u32>,
}

pub struct Known(BTreeMap<u32, Source>);

impl Known {
    /// Fails if a mark of the ledger is wrong, or if a cause is known from nothing.
    pub fn new(root: &Path, ledger: &Ledger, walks: &Walks) -> Result<Self> {
        let header = walks.header;
        let lines = walks.rules.lines();
        let causes = lines.iter().filter(|(_, lines)| lines[0].1.after);
        let causes: BTreeMap<u32, &Line> = causes.map(|(id, lines)| (*id, lines[0].1)).collect();
        let mut sources: BTreeMap<u32, Source> = BTreeMap::new();
        let mut wrong = Vec::new();
        let history = History::new(history::TEXT);
        let is_every = |id: u32| walks.rules.is_of_every_call(id);
        let own = |call: &str, id: u32| {
            walks.after().enforced(call).iter().filter(move |cause| cause.id == id)
        };
        let has = |call: &str, id: u32| {
            own(call, id).next().is_some() || (is_every(id) && ledger.function(call).is_ok())
        };
        for (name, function) in ledger.groups.values().flatten() {
            let marks =
                function.left.iter().flat_map(|row| row.causes.iter().map(move |id| (row, *id)));
            for (row, id) in marks {
                let names = |cause: &Enforced| row.paths().any(|path| is_in(path, &cause.sentence));
                let explains = |line: &&Line| match &row.error {
                    Some(error) => codes(line).any(|code| code == error),
                    None => true,
                };
                let fault = if !has(name, id) {
                    "is no cause of the call"
                } else if !is_every(id) && !own(name, id).any(names) {
                    "is about another argument"
                } else if !causes.get(&id).is_some_and(explains) {
                    "has not its code"
                } else {
                    ""
                };
                if !fault.is_empty() {
                    wrong.push(format!("ledger: {name}: {}: cause {id} {fault}", row.sentence()));
                }
                let item = row.at.as_ref().unwrap_or(name);
                let since = header.function(item).and_then(|of| of.since).or(history.since(item));
                let since = since.filter(|since| *since > FIRST).map(dotted);
                let since = row.since.clone().or(since);
                let since = since.map(|since| format!(" (since CUDA {since})")).unwrap_or_default();
                sources.entry(id).or_default().items.insert(format!("{item}{since}"));
            }
        }
        for line in shell::read(&root.join(EXPLAINED))?.lines() {
            let found = line.strip_prefix("cause ").and_then(|rest| rest.split_once('\t'));
            if let Some((id, case)) = found.and_then(|(id, case)| Some((id.parse().ok()?, case))) {
                sources.entry(id).or_default().cases.push(case.to_owned());
            }
        }
        let refused = refused(root)?;
        for (id, witness) in &ledger.places.causes {
            let Some((id, line)) = id.parse().ok().and_then(|id| Some((id, causes.get(&id)?)))
            else {
                wrong.push(format!("ledger/places.toml: causes: {id} is no cause"));
                continue;
            };
            if sources.contains_key(&id) {
                wrong.push(format!(
                    "ledger/places.toml: causes need not have {id}: a row or {EXPLAINED} has it"
                ));
            }
            let fits = |(_, call, code): &&(String, String, String)| {
                has(call, id) && codes(line).any(|own| *code == format!("CUDA_ERROR_{own}"))
            };
            let source = sources.entry(id).or_default();
            match witness {
                Witness::Like(other) => source.like = Some(*other),
                Witness::Named(item) if is_item(header, item) => _ = source.items.insert(item.clone()),
                Witness::Named(case) if refused.iter().any(|of| of.0 == *case && fits(&of)) => source.cases.push(case.clone()),
                Witness::Named(case) => wrong.push(format!(
                    "ledger/places.toml: causes: {id}: {case:?} is no item of the header, and no refused call of a function and \
                     with a code of the cause"
                )),
            }
        }
        let is_shown = |id: &u32| {
            sources.get(id).is_some_and(|of| !of.items.is_empty() || !of.cases.is_empty())
        };
        for (id, line) in &causes {
            let like = sources.get(id).and_then(|of| of.like);
            let is_like = |other: u32| {
                let same = |other: &&&Line| codes(other).eq(codes(line)) && other.is_alike(line);
                is_shown(&other) && causes.get(&other).filter(same).is_some()
            };
            if !is_shown(id) && !like.is_some_and(is_like) {
                wrong.push(format!(
                    "cause {id} is known from nothing: mark a row of the ledger with it, or list it under causes in ledger/places.toml"
                ));
            }
        }
        let unknown = sources.keys().filter(|id| !causes.contains_key(id));
        wrong.extend(unknown.map(|id| format!("{EXPLAINED}: {id} is no cause")));
        shell::no_errors(wrong)?;
        Ok(Self(sources))
    }

    /// Says in a few words where a cause is known from.
    pub fn brief(&self, id: u32) -> String {
        let Some(Source { items, cases, like }) = self.0.get(&id) else { return String::new() };
        let item = (!items.is_empty()).then(|| "from the header".to_owned());
        let case = (!cases.is_empty()).then(|| format!("recorded with CUDA {}", past::RELEASE));
        let like = like.map(|like| format!("as {like}"));
        [item, case, like].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// The same with all items, and with refused calls.
    pub fn whole(&self, id: u32) -> String {
        let Some(Source { items, cases, like }) = self.0.get(&id) else { return String::new() };
        let items: Vec<_> = items.iter().map(String::as_str).collect();
        let item = (!items.is_empty()).then(|| format!("known from cuda.h: {}", items.join(", ")));
        let mut named: Vec<_> =
            cases.iter().take(NAMED).map(|case| format!("\"{case}\"")).collect();
        let more = cases.len().saturating_sub(NAMED);
        named.extend((more > 0).then(|| format!("and {more} more")));
        let case = (!cases.is_empty()).then(|| {
            format!(
                "recorded with a driver of CUDA {} on an H100: {}",
                past::RELEASE,
                named.join(", ")
            )
        });
        let like =
            like.map(|like| format!("as cause {like}, of another argument: {}", self.whole(like)));
        [item, case, like].into_iter().flatten().collect::<Vec<_>>().join("; ")
    }
}

/// Returns whether a sentence names an argument.
fn is_in(path: &str, sentence: &str) -> bool {
    let mut words = sentence.split(|c: char| !c.is_alphanumeric() && c != '_');
    sentence.contains(&format!("`{path}`")) || words.any(|word| word == path)
}

/// Returns the codes that a cause explains.
fn codes(line: &Line) -> impl Iterator<Item = &str> {
    line.code.iter().chain(&line.more).map(String::as_str)
}

/// Returns whether a header has an item.
fn is_item(header: &Header, name: &str) -> bool {
    header.enumerators().any(|variant| variant.name == name)
        || header.function(name).is_some()
        || header.constants.iter().any(|constant| constant.name == name)
}

/// Returns the recorded refused calls: the name, the function and the code of each; those of the programs with a mistake in the past of
/// an object have the program's name.
fn refused(root: &Path) -> Result<Vec<(String, String, String)>> {
    let mut refused = Vec::new();
    for line in shell::read(&root.join(REFUSED))?.lines() {
        if let [_, name, call, code, ..] = line.split('\t').collect::<Vec<_>>()[..] {
            refused.push([name, call, code].map(str::to_owned).into());
        }
    }
    for line in shell::read(&root.join(past::RECORD))?.lines() {
        if let [_, name, _, calls] = line.split('\t').collect::<Vec<_>>()[..] {
            let calls = calls.split(',').filter_map(|call| call.split_once(' '));
            refused.extend(calls.map(|(call, code)| [name, call, code].map(str::to_owned).into()));
        }
    }
    Ok(refused)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_name_arguments() {
        assert!(is_in("a.b[i]", "`a.b[i]` must be"));
        assert!(is_in("hEnd", "`hStart` must, and so must hEnd: it"));
        assert!(!is_in("p", "`pp` must be mapped"));
        assert!(!is_in("a.b", "`a.b.c` must be"));
    }
}
