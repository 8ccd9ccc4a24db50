//! The declarations that are committed.

use crate::generate::read::Header;
use crate::generate::{self, Source};
use crate::shell::{self, Result};
use crate::{fetch, fidelity, use_libclang};
use std::path::{Path, PathBuf};

/// Makes them again.
pub fn emit(root: &Path) -> Result<()> {
    files(root)?.into_iter().try_for_each(|(path, text)| shell::write(&path, &text))
}

/// Fails where they are not what `emit` makes.
pub fn check(root: &Path) -> Result<()> {
    let differ = |(path, text): &(PathBuf, String)| shell::read(path).as_ref() != Ok(text);
    let different: Vec<_> = files(root)?.into_iter().filter(differ).map(|(path, _)| path).collect();
    match different[..] {
        [] => Ok(()),
        _ => Err(format!(
            "{different:?} are not what the generator makes of CUDA {}: run `cargo xtask emit`",
            fetch::NEWEST.1
        )),
    }
}

/// Each file that is committed, and its text.
fn files(root: &Path) -> Result<Vec<(PathBuf, String)>> {
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    use_libclang(&fetch::libclang(root)?);
    let header = read(root, &toolkit.join("include"), "x86_64-unknown-linux-gnu")?;
    let declarations = generate::emit(&header)?;
    let asserts = fidelity::committed(&declarations)?;
    let within = |folder: &'static str| {
        move |(name, text): (&str, String)| (root.join(folder).join(name), text)
    };
    let declarations = declarations.into_iter().map(within("cuda-sys/src/declarations"));
    Ok(declarations.chain(asserts.into_iter().map(within("tests/abi"))).collect())
}

/// The functions that are committed, each with the release that introduced it, 0 where that is unknown. Read
/// from the text, so that xtask does not depend on what it makes.
pub fn functions(root: &Path) -> Result<Vec<(String, u32)>> {
    let text = shell::read(&root.join("cuda-sys/src/declarations/functions.rs"))?;
    let function = |line: &str| {
        let (symbol, rest) = line.trim().strip_prefix("Function { symbol: c\"")?.split_once('"')?;
        let since = rest.strip_prefix(", since: ")?.strip_suffix(" },")?.parse().ok()?;
        Some((symbol.to_owned(), since))
    };
    let functions: Vec<_> = text.lines().filter_map(function).collect();
    if functions.is_empty() {
        Err("functions.rs has no functions".to_owned())
    } else {
        Ok(functions)
    }
}

/// The declarations of one header, by the generator that `cuda-sys` has in its build script.
pub fn read(root: &Path, include: &Path, target: &str) -> Result<Header> {
    let source = Source { include, crate_root: &root.join("cuda-sys"), target };
    shell::step(&format!("reading {}", include.join("cuda.h").display()), || {
        generate::read(&source)
    })
}
