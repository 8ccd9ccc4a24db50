//! What `cuda-validate` tells its user of the documentation: the codes of each call, the rules that are checked or kept, and
//! the causes.

use crate::calls::{capital, codes};
use crate::checks::{Enforced, Traversals};
use crate::ledger::Ledger;
use crate::names::Names;
use crate::read_rules::Enumerators;
use crate::sentence::join;
use crate::shell::Result;
use crate::sources::{HISTORY, created};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Returns the file: a line with each call and its codes, and below it one for each rule and each cause with its number; then
/// the causes of every call, and where each cause is known from.
pub fn file(root: &Path, ledger: &Ledger, traversals: &Traversals) -> Result<(PathBuf, String)> {
    let names = Names::new(traversals.header);
    let sources = ["cuda.h", "src/rules", "src/owned", "src/sentence.rs", HISTORY];
    let mut text = format!("// {}\n", created(root, &sources)?);
    // A terminal shows them, where names need no marks.
    let sentence = |sentence: &str| capital(names.plain(sentence)).replace('`', "");
    let explained = |code: &Option<String>, more: &[String]| {
        let codes = code.iter().chain(more).map(|code| format!("CUDA_ERROR_{code}"));
        join(&codes.collect::<Vec<_>>(), " or ")
    };
    for function in &traversals.header.functions {
        let name = &function.name;
        let (row, enforced) = (ledger.function(name)?, traversals.enforced(name));
        let codes = codes(function, row, enforced);
        line!(text, "{name}{}", codes.iter().map(|code| format!(" {code}")).collect::<String>());
        for rule in enforced {
            let code = rule.code.as_deref().filter(|code| *code != "INVALID_VALUE");
            let code = code.map(|code| format!(" CUDA_ERROR_{code}.")).unwrap_or_default();
            line!(text, "{} {}.{code}", rule.id, sentence(&rule.sentence));
        }
        for Enforced { id, sentence: of, code, more, .. } in traversals.after().enforced(name) {
            line!(text, "cause {id} {}. {}.", sentence(of), explained(code, more));
        }
        for (left, id) in row.left.iter().filter_map(|left| Some((left, left.rule?))) {
            line!(text, "{id} {}.", sentence(&left.sentence()));
        }
    }
    for line in traversals.rules.of_every_call() {
        let of = line.sentence(&Enumerators::default(), &line.path, &[])?;
        let codes = explained(&line.code, &line.more);
        line!(text, "every cause {} {}. {codes}.", line.id, sentence(&of));
    }
    for (id, lines) in traversals.rules.lines().into_iter().filter(|(_, lines)| lines[0].1.after) {
        line!(text, "known {id} {}.", lines[0].1.from);
    }
    Ok((root.join("validate/src/launcher/documented.txt"), text))
}
