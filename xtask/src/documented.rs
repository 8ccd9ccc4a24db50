//! What `cuda-validate` tells its user of the documentation: the codes of each call, and what it says of each rule that is
//! checked or kept, and of each cause.

use crate::calls::{capital, codes};
use crate::checks::{Enforced, Traversals};
use crate::names::Names;
use crate::notes::Notes;
use crate::read_rules::Enumerators;
use crate::sentence::join;
use crate::shell::Result;
use crate::sources::{HISTORY, created};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The sentences about a rule or a cause, each with its functions. Functions whose arguments have the same names share one.
type Sentences = Vec<(String, Vec<String>)>;

/// Returns the file: a line with each call and its codes, then each rule and each cause as `--explain` prints it.
pub fn file(root: &Path, notes: &Notes, traversals: &Traversals) -> Result<(PathBuf, String)> {
    let names = Names::new(traversals.header);
    let sources = ["cuda.h", "src/rules", "src/owned", "src/sentence.rs", HISTORY];
    let mut text = format!("// {}\n", created(root, &sources)?);
    // A terminal shows them, where names need no marks.
    let sentence = |sentence: &str| capital(names.plain(sentence)).replace('`', "");
    let explained = |code: &Option<String>, more: &[String]| {
        let codes = code.iter().chain(more).map(|code| format!("CUDA_ERROR_{code}"));
        join(&codes.collect::<Vec<_>>(), " or ")
    };
    let mut all: BTreeMap<u32, Sentences> = BTreeMap::new();
    let mut add = |id: u32, sentence: String, function: &str| {
        let sentences = all.entry(id).or_default();
        match sentences.iter_mut().find(|(known, _)| *known == sentence) {
            Some((_, functions)) => functions.push(function.to_owned()),
            None => sentences.push((sentence, vec![function.to_owned()])),
        }
    };
    for function in &traversals.header.functions {
        let name = &function.name;
        let (row, enforced) = (notes.function(name)?, traversals.enforced(name));
        let codes = codes(function, row, enforced);
        line!(text, "{name}{}", codes.iter().map(|code| format!(" {code}")).collect::<String>());
        for rule in enforced {
            let code = rule.code.as_deref().filter(|code| *code != "INVALID_VALUE");
            let code = code.map(|code| format!(" CUDA_ERROR_{code}.")).unwrap_or_default();
            add(rule.id, format!("{}.{code}", sentence(&rule.sentence)), name);
        }
        for Enforced { id, sentence: of, code, more, .. } in traversals.after().enforced(name) {
            add(*id, format!("{}. {}.", sentence(of), explained(code, more)), name);
        }
        for (left, id) in row.left.iter().filter_map(|left| Some((left, left.rule?))) {
            add(id, format!("{}.", sentence(&left.sentence())), name);
        }
    }
    for line in traversals.rules.of_every_call() {
        let of = line.sentence(&Enumerators::default(), &line.path, &[])?;
        let codes = explained(&line.code, &line.more);
        add(line.id, format!("{}. {codes}.", sentence(&of)), "every call");
    }
    let lines = traversals.rules.lines();
    for (id, sentences) in all {
        let cause = lines.get(&id).map(|lines| lines[0].1).filter(|line| line.after);
        line!(text, "{} {id}", if cause.is_some() { "cause" } else { "rule" });
        for (sentence, functions) in sentences {
            line!(text, "  {sentence}\n    {}", functions.join("\n    "));
        }
        if let Some(cause) = cause {
            line!(text, "  known from {}.", cause.from);
        }
    }
    Ok((root.join("validate/src/launcher/documented.txt"), text))
}
