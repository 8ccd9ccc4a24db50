//! The queries of rules, of causes and of `cuda-validate` that a driver can refuse, by the records of a GPU machine: from CUDA 12.9
//! on each such query is a line in the driver's log.

use crate::read_rules::{Rules, functions};
use crate::shell::{self, Result};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// Has the queries, and the states in which a driver refuses them.
pub const QUESTIONS: &str = "lab/programs/questions.txt";
/// Has refused calls: queries among them.
pub const REFUSED: &str = "validate/tests/recorded/record.txt";
/// Has the queries of rules and causes.
pub const QUERIES: &str = "src/query.rs";

/// Returns the functions of the driver that code calls, itself and in the functions that it calls.
fn called(
    code: &str,
    known: &BTreeMap<String, String>,
    seen: &mut BTreeSet<String>,
) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for name in regex!(r"query :: (\w+)|\b(\w+) \(").captures_iter(code) {
        let word = name.get(1).or(name.get(2)).map_or("", |word| word.as_str());
        if regex!(r"^cu[A-Z]").is_match(word) {
            found.insert(word.to_owned());
        } else if let Some(code) = known.get(word).filter(|_| seen.insert(word.to_owned())) {
            found.extend(called(code, known, seen));
        }
    }
    found
}

/// Returns the queries, each with the numbers of the rules and causes that ask it.
fn asked(root: &Path, rules: &Rules) -> Result<BTreeMap<String, BTreeSet<u32>>> {
    let mut known = rules.helpers.clone();
    known.extend(functions(&shell::read(&root.join(QUERIES))?)?);
    let mut asked: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
    for judge in &rules.judges {
        for query in called(&judge.code, &known, &mut BTreeSet::new()) {
            let ids = judge.lines.iter().filter(|line| line.asks).map(|line| line.id);
            asked.entry(query).or_default().extend(ids);
        }
    }
    asked.retain(|_, ids| !ids.is_empty());
    Ok(asked)
}

/// Returns the queries of `cuda-validate` itself.
fn of_layer(root: &Path) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::new();
    for path in shell::files(&root.join("validate/src"), "rs")? {
        let text = shell::read(&path)?;
        let calls = regex!(r"cuda_sys::(cu[A-Z]\w+)\(").captures_iter(&text);
        found.extend(calls.map(|call| call[1].to_owned()));
    }
    Ok(found)
}

/// The queries that can be like a refused call of the record, by its name: nothing tells before that they fail.
const LIKE: [(&str, &str); 7] = [
    ("cuFuncGetParamInfo", "function: a parameter behind the last"),
    ("cuMemGetAddressRange_v2", "address: the allocation of an unknown one"),
    ("cuMemGetAllocationGranularity", "create: for a fabric that is not set up"),
    ("cuMemRetainAllocationHandle", "retain: the handle of memory that is not mapped by hand"),
    ("cuPointerGetAttribute", "address: an attribute of pageable memory"),
    ("cuModuleLoadDataEx", "image: PTX with a syntax error"),
    ("cuOccupancyMaxActiveBlocksPerMultiprocessor", "occupancy: of a block of zero"),
];

/// Returns the states of a query in which the recorded driver refuses it, in words. No cause asks after an error of earlier work, and
/// the mock fails where a query of theirs or of a cause needs a context and there is none.
fn states(record: &str, query: &str, of_rules: bool, of_layer: bool) -> Vec<&'static str> {
    let rest = |name: &str| {
        let line = record.lines().find_map(|line| line.strip_prefix(&format!("{name}:")));
        line.unwrap_or_default()
    };
    let (own, of_kernel) = (rest(query), rest(&format!("{query} of a kernel")));
    let states = [
        (of_kernel.contains("[answers: "), "about a kernel in the place of a function"),
        ((of_rules || of_layer) && own.contains("[afterwards: "), "after an error of earlier work"),
    ];
    states.into_iter().filter(|(is_there, _)| *is_there).map(|(_, words)| words).collect()
}

/// Writes the table.
pub fn table(out: &mut String, root: &Path, rules: &Rules) -> Result<()> {
    let [record, refused] = [QUESTIONS, REFUSED].map(|file| shell::read(&root.join(file)));
    let (record, refused) = (record?, refused?);
    if let Some((_, case)) = LIKE.iter().find(|(_, case)| !refused.contains(&format!("\t{case}\t")))
    {
        return Err(format!("{REFUSED} has no case {case:?}"));
    }
    let (asked, of_layer) = (asked(root, rules)?, of_layer(root)?);
    let lines = rules.lines();
    line!(out, "| query | of | a driver refuses it |\n|---|---|---|");
    let mut count = 0;
    for query in asked.keys().chain(&of_layer).collect::<BTreeSet<_>>() {
        let ids = asked.get(query).into_iter().flatten();
        let (causes, rules): (Vec<_>, Vec<_>) = ids.partition(|id| lines[*id][0].1.after);
        let is_of_layer = of_layer.contains(query);
        let states = states(&record, query, !rules.is_empty(), is_of_layer);
        let like = LIKE.iter().filter(|(of, _)| of == query);
        let like = like.map(|(_, case)| format!("as in the call \"{case}\""));
        let refuses: Vec<String> = states.into_iter().map(str::to_owned).chain(like).collect();
        if refuses.is_empty() {
            continue;
        }
        let of = |ids: Vec<&u32>, one: &str| match &ids[..] {
            [] => None,
            [id] => Some(format!("{one} {id}")),
            ids => Some(format!("{} {one}s", ids.len())),
        };
        let of = [
            of(rules, "rule"),
            of(causes, "cause"),
            is_of_layer.then(|| "`cuda-validate`".to_owned()),
        ];
        let of: Vec<String> = of.into_iter().flatten().collect();
        line!(out, "| `{query}` | {} | {} |", of.join(", "), refuses.join("; "));
        count += 1;
    }
    line!(out, "\nThe table has {count} rows.");
    Ok(())
}
