//! The first line of each file that `cargo xtask emit` writes, and its lists.

use crate::generate::{CORE, UNITS};
use crate::headers::all_units;
use crate::sentence::join;
use crate::shell::Result;
use std::path::Path;

/// The raw crate's text.
pub const REFERENCE: &str = "cuda-sys/build/generate/reference";
/// The releases of its items.
pub const HISTORY: &str = "cuda-sys/build/generate/history.txt";

/// Returns a sentence that names the sources of an emitted file: headers of NVIDIA's, and paths in the repository. It leads
/// from a wrong sentence in the file to the one that has to be changed.
pub fn created(root: &Path, sources: &[impl AsRef<str>]) -> Result<String> {
    created_by(root, "emit", sources)
}

/// Returns the same for another command of xtask.
pub fn created_by(root: &Path, command: &str, sources: &[impl AsRef<str>]) -> Result<String> {
    let sources: Vec<String> = sources.iter().map(|source| source.as_ref().to_owned()).collect();
    let is_header =
        |source: &str| all_units().any(|unit| [unit.header, unit.typedefs].contains(&source));
    let is_lost = |source: &&String| !is_header(source) && !root.join(source).exists();
    if let Some(lost) = sources.iter().find(is_lost) {
        return Err(format!("an emitted file names its source {lost}, which does not exist"));
    }
    let sources = join(&sources, " and ");
    Ok(format!("Created by `cargo xtask {command}` from {sources}. Do not edit."))
}

/// Returns whether the text begins with such a sentence.
pub fn has_sources(text: &str) -> bool {
    let first = text.lines().next().unwrap_or_default();
    ["// ", "<!-- "].iter().any(|mark| {
        let sentence = first.strip_prefix(mark);
        sentence.is_some_and(|rest| rest.starts_with("Created by `cargo xtask emit` from "))
    })
}

/// Returns the sources of a file of the raw crate, by its name in `cuda-sys/src/declarations`.
pub fn of_declarations(name: &str) -> Vec<String> {
    let (folder, file) = name.rsplit_once('/').unwrap_or(("", name));
    let unit = UNITS.iter().find(|unit| unit.name == folder).unwrap_or(&CORE);
    let text = |name: &str| format!("{REFERENCE}/{name}.txt");
    let mut sources = vec![unit.header.to_owned()];
    match (folder, file) {
        ("", "types.rs") => sources.extend(["enums", "handles", "structs"].map(text)),
        (_, "types.rs") => sources.push(text(folder)),
        ("" | "internal", "functions.rs") => {
            sources.extend([unit.typedefs.to_owned(), REFERENCE.to_owned()]);
        }
        (_, "functions.rs") => sources.extend([unit.typedefs.to_owned(), text(folder)]),
        (_, "groups.md") => sources.extend([unit.typedefs.to_owned(), REFERENCE.to_owned()]),
        _ => {}
    }
    if matches!(name, "types.rs" | "functions.rs") {
        sources.extend(["txt", "rs"].map(|end| format!("cuda-sys/build/generate/history.{end}")));
    }
    sources
}

/// Returns a text with other lines between the first of these marks and the next of the others.
pub fn with_part(text: &str, begin: &str, end: &str, part: &str) -> Result<String> {
    let (before, rest) = text.split_once(begin).ok_or_else(|| format!("there is no {begin:?}"))?;
    let (_, after) = rest.split_once(end).ok_or_else(|| format!("{begin:?} lacks {end:?}"))?;
    Ok(format!("{before}{begin}{part}{end}{after}"))
}

/// Returns names as lines of a list.
pub fn wrapped(names: &[&str]) -> String {
    let mut lines: Vec<String> = Vec::new();
    for name in names {
        match lines.last_mut() {
            Some(line) if line.len() + name.len() < 100 => *line += &format!(" {name}"),
            _ => lines.push(format!("    {name}")),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_exists() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
        assert!(has_sources(&format!("// {}\n", created(root, &["cuda.h"]).expect("it exists"))));
        for lost in ["src/rules/none.toml", "none.h"] {
            assert!(created(root, &["cuda.h", lost]).expect_err(lost).contains(lost));
        }
        assert!(!has_sources("// Created by `cargo xtask emit`. Do not edit.\n"));
    }
}
