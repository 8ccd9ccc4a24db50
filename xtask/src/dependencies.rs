//! The packages with which Cargo builds a package.

use crate::shell::{self, Result, cargo, ensure};
use std::collections::BTreeSet;
use std::path::Path;

/// Returns the packages that are built with a package.
fn built_with(root: &Path, package: &str) -> Result<BTreeSet<String>> {
    let args = format!("tree -p {package} -e normal,build --prefix none");
    let tree = shell::output(&mut cargo(root, &args))?;
    Ok(tree.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect())
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
