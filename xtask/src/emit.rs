//! The declarations that are committed.

use crate::generate::read::Header;
use crate::generate::{self, Source, Unit, history};
use crate::ledger::{self, Ledger};
use crate::shell::{self, Result};
use crate::{calls, fetch, fidelity, properties, use_libclang};
use std::path::{Path, PathBuf};

/// Makes them again, and first the history that they tell of.
pub fn emit(root: &Path) -> Result<()> {
    use_libclang(&fetch::libclang(root)?);
    let (path, history) = fidelity::history(root)?;
    shell::write(&path, &history)?;
    files(root, &history)?.into_iter().try_for_each(|(path, text)| shell::write(&path, &text))
}

/// Fails where they are not what `emit` makes.
pub fn check(root: &Path) -> Result<()> {
    use_libclang(&fetch::libclang(root)?);
    let differ = |(path, text): &(PathBuf, String)| shell::read(path).as_ref() != Ok(text);
    let different: Vec<_> =
        files(root, history::TEXT)?.into_iter().filter(differ).map(|(path, _)| path).collect();
    match different[..] {
        [] => Ok(()),
        _ => Err(format!(
            "{different:?} are not what the generator makes of CUDA {}: run `cargo xtask emit`",
            fetch::NEWEST.1
        )),
    }
}

/// Each file that is committed, and its text.
fn files(root: &Path, history: &str) -> Result<Vec<(PathBuf, String)>> {
    let ledger = Ledger::read(root)?;
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    let include = toolkit.join("include");
    let headers = read(root, &include, fidelity::HOST, &units(&include))?;
    let declarations = generate::emit(&headers, history, &[], &ledger::words(&ledger, &headers)?)?;
    let asserts = fidelity::committed(&declarations)?;
    let calls = calls::files(root, &ledger, &headers[0], &shell::read(&include.join("cuda.h"))?)?;
    let properties = properties::file(root, &ledger, &headers[0])?;
    let (sys, abi) = (root.join("cuda-sys/src/declarations"), root.join("tests/abi"));
    let declarations = declarations.into_iter().map(|(name, text)| (sys.join(name), text));
    let asserts = asserts.into_iter().map(|(name, text)| (abi.join(name), text));
    Ok(declarations
        .chain(asserts)
        .chain(calls)
        .chain([ledger::page(root, &ledger)?, properties])
        .collect())
}

/// Those whose header the release has.
pub fn units(include: &Path) -> Vec<&'static Unit> {
    generate::UNITS.iter().filter(|unit| include.join(unit.header).exists()).collect()
}

/// The functions that are committed, each with the release that introduced it, 0 where that is unknown. Read
/// from the text, so that xtask does not depend on what it makes.
pub fn functions(root: &Path, unit: &Unit) -> Result<Vec<(String, u32)>> {
    let path = root.join("cuda-sys/src/declarations").join(unit.file("functions.rs"));
    let text = shell::read(&path)?;
    let function = |line: &str| {
        let (symbol, rest) = line.trim().strip_prefix("Function { symbol: c\"")?.split_once('"')?;
        let since = rest.strip_prefix(", since: ")?.split(',').next()?.parse().ok()?;
        Some((symbol.to_owned(), since))
    };
    let functions: Vec<_> = text.lines().filter_map(function).collect();
    if functions.is_empty() {
        Err(format!("{} has no functions", path.display()))
    } else {
        Ok(functions)
    }
}

/// The declarations of one release, by the generator that `cuda-sys` has in its build script.
pub fn read(
    root: &Path,
    include: &Path,
    target: &str,
    units: &[&'static Unit],
) -> Result<Vec<Header>> {
    let source = Source { include, crate_root: &root.join("cuda-sys"), target };
    shell::step(&format!("reading {}", include.join("cuda.h").display()), || {
        generate::read(&source, units)
    })
}
