//! The places of rules and rows in `cuda.h`: the items whose text states them, by name. An item is a function, a type, a
//! field (`CUmemLocation.id`), an enumerator, a macro, or a group of NVIDIA's manual (`CUDA_MALLOC_ASYNC`).

use crate::fetch;
use crate::generate::c::in_c;
use crate::generate::read::Header;
use crate::generate::{self, Source, scan, words};
use crate::headers::{HOST, read};
use crate::notes::Notes;
use crate::shell::Result;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The items of a header with NVIDIA's text, which never goes into a file.
pub struct Items {
    texts: BTreeMap<String, String>,
    /// The codes, whose texts are about the time after a call.
    codes: BTreeSet<String>,
}

impl Items {
    pub fn read(root: &Path, package: (&str, &str)) -> Result<Self> {
        let include = fetch::include(root, package)?;
        let headers = read(root, &include, HOST, &[])?;
        let source = Source { include: &include, crate_root: &root.join("cuda-sys"), target: HOST };
        let docs = generate::docs(&source, &headers)?.remove(0).items;
        let docs = docs.into_iter().map(|(path, doc)| (path, doc.summary + "\n" + &doc.rest));
        let text = generate::read::text(&include.join(headers[0].unit.header))?;
        Ok(Self::of(&headers[0], docs, &text))
    }

    fn of(header: &Header, docs: impl Iterator<Item = (String, String)>, text: &str) -> Self {
        let member = |owner: &str, name: &str| match header.enumeration(owner) {
            Some(_) => name.to_owned(),
            None => format!("{owner}.{}", in_c(name)),
        };
        // An item without a comment is a place too.
        let functions = header.functions.iter().map(|function| function.name.clone());
        let enumerators = header.enumerators().map(|enumerator| enumerator.name.clone());
        let constants = header.constants.iter().map(|constant| constant.name.clone());
        let fields = header
            .records
            .iter()
            .flat_map(|record| record.fields.iter().map(|(name, _)| member(&record.name, name)));
        let items = header.types().map(str::to_owned).chain(functions).chain(enumerators);
        let items = items.chain(constants).chain(fields);
        let mut texts: BTreeMap<_, _> = items.map(|name| (name, String::new())).collect();
        for comment in scan::comments(text) {
            let Some((_, group)) = comment.split_once("\\defgroup ") else { continue };
            let name = group.split_whitespace().next().unwrap_or_default();
            let lines = group.lines().map(|line| line.trim().trim_start_matches('*').trim());
            texts.insert(name.to_owned(), lines.collect::<Vec<_>>().join("\n"));
        }
        for (path, text) in docs {
            let name = match path.split_once("::") {
                Some((owner, name)) => member(owner, name),
                None => path,
            };
            texts.insert(name, plain(&text));
        }
        let codes = header.codes().map(|code| format!("CUDA_ERROR_{code}"));
        let codes = codes.chain(["CUDA_SUCCESS".to_owned()]).collect();
        Self { texts, codes }
    }

    /// Returns what is wrong with the places in the notes: items that the header does not have, and items that state a
    /// condition and have neither a rule nor a row.
    pub fn wrong(&self, notes: &Notes) -> Vec<String> {
        let placed = self.placed(notes);
        let mut wrong: Vec<String> = placed
            .iter()
            .filter(|(item, _)| !self.texts.contains_key(**item))
            .map(|(item, stands)| format!("the header has no {item}{stands}"))
            .collect();
        let no_condition = &notes.no_condition;
        for (name, text) in &self.texts {
            let states = states_condition(text);
            let needs = states && !self.codes.contains(name) && !placed.contains_key(&**name);
            match no_condition.contains(name) {
                false if needs => wrong.push(format!(
                    "{name} states a condition: write a rule or a row, or list it under `no_condition` in src/rules/GROUP.toml"
                )),
                true if !needs => {
                    wrong.push(format!("`no_condition` in src/rules need not have {name}"));
                }
                _ => {}
            }
        }
        let unknown = no_condition.iter().filter(|name| !self.texts.contains_key(*name));
        wrong.extend(unknown.map(|name| format!("no_condition: the header has no {name}")));
        wrong
    }

    /// Returns the items with another text than in an older header, each with its old and new sentences and with the
    /// rules and rows that stand on it.
    pub fn changed(&self, old: &Self, notes: &Notes) -> Vec<(String, String)> {
        let placed = self.placed(notes);
        let names: BTreeSet<&String> = self.texts.keys().chain(old.texts.keys()).collect();
        let mut changed = Vec::new();
        for name in names {
            let (before, now) = (old.texts.get(name), self.texts.get(name));
            if before == now {
                continue;
            }
            let [before, now] = [before, now].map(|text| sentences(text.map_or("", |text| text)));
            let mut shown = name.clone() + placed.get(&**name).map_or("", String::as_str) + "\n";
            let mut show = |sign, sentences: &[&str], others: &[&str]| {
                for sentence in sentences.iter().filter(|sentence| !others.contains(sentence)) {
                    line!(shown, "  {sign} {sentence}");
                }
            };
            show('-', &before, &now);
            show('+', &now, &before);
            changed.push((name.clone(), shown));
        }
        changed
    }

    /// Returns the items that are places, each with the rules and the rows there in words.
    fn placed<'a>(&self, notes: &'a Notes) -> BTreeMap<&'a str, String> {
        let mut rules: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (item, placed) in &notes.stated {
            rules.entry(item).or_default().extend(placed.iter().map(u32::to_string));
        }
        let mut rows: BTreeMap<&str, String> = BTreeMap::new();
        for (function, listed) in notes.groups.values().flatten() {
            for row in &listed.left {
                let at = row.at.as_ref().unwrap_or(function);
                if let Some(rule) = row.rule {
                    rules.entry(at).or_default().push(rule.to_string());
                    continue;
                }
                // A row also stands on the enumerators and the macros that it names.
                let named = words(&row.must).filter(|word| {
                    (word.starts_with("CU_") || word.starts_with("CUDA_"))
                        && self.texts.contains_key(*word)
                });
                let shown = format!("\n    {function}: {}", row.sentence());
                for item in named.chain([&**at]).collect::<BTreeSet<_>>() {
                    *rows.entry(item).or_default() += &shown;
                }
            }
        }
        for (item, rules) in rules {
            rows.entry(item)
                .or_default()
                .insert_str(0, &format!("\n    rules: {}", rules.join(", ")));
        }
        rows
    }
}

/// Returns Markdown without its links and marks, and without the list of other functions at its end.
fn plain(text: &str) -> String {
    let text = text.split("\n# See also").next().unwrap_or_default();
    regex!(r"\]\([^)]*\)|[\[\]`\\]").replace_all(text, "").into_owned()
}

fn sentences(text: &str) -> Vec<&str> {
    let sentences = text.lines().flat_map(|line| line.split_inclusive(". ")).map(str::trim);
    sentences.filter(|sentence| !sentence.is_empty()).collect()
}

/// Returns whether a text has words that state a condition.
fn states_condition(text: &str) -> bool {
    regex!(r"(?i-u)\b(must|cannot|(is|are) required|requires|mandatory)\b").is_match(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_text_is_shown_with_what_stands_there() {
        let notes = Notes {
            groups: BTreeMap::new(),
            no_condition: BTreeSet::new(),
            stated: [("CUsize".to_owned(), vec![7])].into(),
            reference: generate::Reference::default(),
        };
        let items = |texts: &[(&str, &str)]| {
            let texts = texts.iter().map(|(name, text)| ((*name).to_owned(), plain(text)));
            Items { texts: texts.collect(), codes: BTreeSet::new() }
        };
        let old =
            items(&[("CUsize", "In litres. May be zero."), ("CUold", "Like [`a`](crate::a).")]);
        let new = items(&[
            ("CUsize", "In litres. Must be positive.\n\n# See also\n\n[`cuBuy`]"),
            ("CUold", "Like a."),
            ("CUnew", "\\[`a`\\]."),
        ]);
        let changed = new.changed(&old, &notes);
        let shown: Vec<&str> = changed.iter().map(|(_, text)| &**text).collect();
        let size = "CUsize\n    rules: 7\n  - May be zero.\n  + Must be positive.\n";
        assert_eq!(shown, ["CUnew\n  + a.\n", size]);
    }
}
