//! The facts that `cuda-validate` tells its user: the codes of each call, the rules that are checked or kept, and
//! the causes.

use crate::calls::{capital, codes};
use crate::generate::read::Header;
use crate::known::{EXPLAINED, Known};
use crate::ledger::Ledger;
use crate::names::Names;
use crate::questions::REFUSED;
use crate::read_rules::{EVERY_CALL, Enumerators};
use crate::shell::Result;
use crate::sources::{HISTORY, created};
use crate::walk::Walks;
use crate::words::join;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Returns the file: a line with each call and its codes, and below it one for each rule and each cause with its number; then
/// the causes of every call, and where each cause is known from.
pub fn file(
    root: &Path,
    ledger: &Ledger,
    walks: &Walks,
    header: &Header,
) -> Result<(PathBuf, String)> {
    let names = Names::new(header);
    let sources =
        ["cuda.h", "ledger", "src/rules", "src/owned", "src/words.rs", HISTORY, EXPLAINED, REFUSED];
    let mut text = format!("// {}\n", created(root, &sources)?);
    for function in &header.functions {
        let name = &function.name;
        let row = ledger.groups.values().find_map(|group| group.get(name));
        let row = row.ok_or_else(|| format!("the ledger has no {name}"))?;
        let enforced = walks.enforced(name);
        let codes: String =
            codes(function, row, enforced).iter().map(|code| format!(" {code}")).collect();
        line!(text, "{name}{codes}");
        for rule in enforced {
            let code = rule.code.as_deref().filter(|code| *code != "INVALID_VALUE");
            let code = code.map(|code| format!(" `CUDA_ERROR_{code}`.")).unwrap_or_default();
            line!(text, "{} {}.{code}", rule.id, capital(names.plain(&rule.sentence)));
        }
        for cause in walks.after().enforced(name) {
            let codes = cause.code.iter().chain(&cause.more);
            let codes: Vec<String> = codes.map(|code| format!("`CUDA_ERROR_{code}`")).collect();
            let (id, sentence) = (cause.id, capital(names.plain(&cause.sentence)));
            line!(text, "cause {id} {sentence}. {}.", join(&codes, " or "));
        }
        for left in &row.left {
            if let Some(id) = left.rule {
                line!(text, "{id} {}.", capital(names.plain(&left.sentence())));
            }
        }
    }
    let known = Known::new(root, ledger, walks, header)?;
    for judge in walks.rules.judges().filter(|judge| judge.places() == [EVERY_CALL]) {
        for cause in &judge.lines {
            let sentence = walks.rules.sentence(
                &judge.file,
                cause,
                &Enumerators::default(),
                &cause.path,
                &[],
            )?;
            let codes = cause.code.iter().chain(&cause.more);
            let codes: Vec<String> = codes.map(|code| format!("`CUDA_ERROR_{code}`")).collect();
            let (id, sentence) = (cause.id, capital(names.plain(&sentence)));
            line!(text, "every cause {id} {sentence}. {}.", join(&codes, " or "));
        }
    }
    for (id, _) in walks.rules.lines().into_iter().filter(|(_, lines)| lines[0].1.after) {
        line!(text, "known {id} {}.", known.whole(id));
    }
    Ok((root.join("validate/src/launch/facts.txt"), text))
}
