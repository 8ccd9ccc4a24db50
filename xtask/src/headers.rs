//! The declarations of headers, and the committed ones.

use crate::fetch;
use crate::generate::read::Header;
use crate::generate::{self, Source, Unit};
use crate::shell::{self, Result};
use std::path::Path;

/// The target for which the committed declarations are read.
pub const HOST: &str = "x86_64-unknown-linux-gnu";

/// Targets besides this machine's, for which everything must compile.
pub const TARGETS: [&str; 3] =
    ["aarch64-unknown-linux-gnu", "x86_64-pc-windows-msvc", "x86_64-pc-windows-gnu"];

/// The oldest header that is supported, one between, and the newest.
pub const RELEASES: [(&str, &str); 3] = [fetch::HEADERS[0], fetch::HEADERS[6], fetch::NEWEST];

/// Returns every unit, `cuda.h` first.
pub fn all_units() -> impl Iterator<Item = &'static Unit> {
    [&generate::CORE].into_iter().chain(&generate::UNITS)
}

/// Returns the units whose header the release has.
pub fn units(include: &Path) -> Vec<&'static Unit> {
    generate::UNITS.iter().filter(|unit| include.join(unit.header).exists()).collect()
}

/// Returns the committed functions, each with the release that introduced it, or 0 if that is unknown. They are read
/// from the text, so that xtask does not depend on its own output.
pub fn functions(root: &Path, unit: &Unit) -> Result<Vec<(String, u32)>> {
    let path = root.join("cuda-sys/src/declarations").join(unit.file("functions.rs"));
    let functions = listed(&shell::read(&path)?);
    shell::ensure(!functions.is_empty(), || format!("{} has no functions", path.display()))?;
    Ok(functions)
}

/// Returns the functions in the text of `functions.rs`, each with its release.
pub fn listed(text: &str) -> Vec<(String, u32)> {
    let lines = regex!(r#"(?m)^\s*c"(\w+)" (\d+)"#).captures_iter(text);
    lines.filter_map(|line| Some((line[1].to_owned(), line[2].parse().ok()?))).collect()
}

/// Returns the declarations of one release, from the generator in the build script of `libcuda-sys`.
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
