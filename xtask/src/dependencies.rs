//! The packages with which Cargo builds a package.

use crate::shell::{self, Result, cargo, ensure};
use std::collections::BTreeSet;
use std::path::Path;

/// Returns a line for each package that is built with a package: its name, its version and its features.
fn lines(root: &Path, package: &str) -> Result<BTreeSet<String>> {
    let args = format!("tree -p {package} -e normal,build --prefix none");
    let tree = shell::output(cargo(root, &args).args(["-f", "{p} {f}"]))?;
    Ok(tree.lines().map(|line| line.trim_end_matches(" (*)").trim_end().to_owned()).collect())
}

/// Returns the packages that are built with a package.
fn built_with(root: &Path, package: &str) -> Result<BTreeSet<String>> {
    let name = |line: &String| line.split(' ').next().unwrap_or_default().to_owned();
    Ok(lines(root, package)?.iter().map(name).collect())
}

/// Checks that bindgen and what it needs have the same features in xtask and in libcuda-sys: else Cargo builds them twice.
pub fn one_bindgen(root: &Path) -> Result<()> {
    let xtask = lines(root, "xtask")?;
    let raw = lines(root, "libcuda-sys --features bindgen")?;
    let of_bindgen = built_with(root, "bindgen")?;
    let is_other = |line: &&String| {
        let name = line.split(' ').next().unwrap_or_default();
        of_bindgen.contains(name) && !xtask.contains(*line)
    };
    shell::no_errors(raw.iter().filter(is_other).map(|line| {
        format!("libcuda-sys has {line}, and xtask other features of it: choose them in xtask/Cargo.toml")
    }))
}

/// Broken declarations must not keep `cargo xtask emit` from making them again.
pub fn independent(root: &Path) -> Result<()> {
    let needs = built_with(root, "xtask")?.contains("libcuda-sys");
    ensure(!needs, || "xtask needs libcuda-sys, whose declarations it creates".to_owned())
}

/// Checks that the default build needs neither bindgen nor other dependencies of features.
pub fn lean(root: &Path) -> Result<()> {
    let names = built_with(root, "libcuda-sys")?;
    let expected = ["cfg-if", "libcuda-sys", "libloading", "once_cell"].map(str::to_owned);
    let expected = BTreeSet::from(expected);
    let other = || format!("the default build of libcuda-sys needs {names:?}, not {expected:?}");
    ensure(names == expected, other)
}
