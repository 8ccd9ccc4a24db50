//! The form of the code, as rustfmt and clippy judge it, and of what the repository's host runs.

use crate::fetch;
use crate::packages::ways;
use crate::shell::{self, Result, cargo, quiet};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Checks all of these, and that each file is compiled.
pub fn check(root: &Path) -> Result<()> {
    shell::all([format(root), workflows(root), clippy(root)]).map(drop)
}

/// Checks that the host can read the workflows, and that they trust no text and no code of others.
fn workflows(root: &Path) -> Result<()> {
    let mut zizmor = fetch::zizmor(root)?;
    zizmor.args(["--offline", "--quiet", "--strict-collection", "--min-severity=medium"]);
    quiet(zizmor.arg(root.join(".github")))
}

fn format(root: &Path) -> Result<()> {
    quiet(&mut cargo(root, "fmt --all --check"))?;
    // A macro declares these modules, so Cargo does not find them.
    let rules = ["src/rules", "src/rules/parts"].map(|folder| shell::entries(&root.join(folder)));
    let rules = rules.into_iter().collect::<Result<Vec<_>>>()?.concat();
    let mut rustfmt = Command::new("rustfmt");
    let rules = rules.iter().filter(|path| path.extension().is_some_and(|of| of == "rs"));
    quiet(rustfmt.args(["--check", "--edition", "2024"]).args(rules))
}

fn clippy(root: &Path) -> Result<()> {
    fetch::libclang_with_headers(root)?; // for `examples/gpufile-sys`
    let [loaded, bindgen, linked] = ways();
    // Only the raw crate's code differs in each way. cuda-validate comes alone: its dependencies choose features that have
    // Cargo build bindgen once more. Cargo's "all targets" lack the test that `cargo test` leaves out.
    for (targets, features) in [
        ("--workspace --exclude cuda-validate --all-targets", &loaded),
        ("-p cuda-checked --test gpu", &loaded),
        ("-p cuda-validate --all-targets", &loaded),
        ("-p libcuda-sys --all-targets", &bindgen),
        ("-p libcuda-sys --all-targets", &linked),
    ] {
        let args = format!("clippy {targets} {features} -- -D warnings");
        quiet(&mut fetch::with_toolkit(root, &args)?)?;
    }
    all_compiled(root)
}

/// Code outside the packages of this step, of a feature that another step has, and what rustdoc alone reads.
const ELSEWHERE: [&str; 4] = ["lab/peers", "src/guides/mod.rs", "tests/abi", "xtask/cost"];

/// Fails if no crate has a file, by the lists of the compiler: its tests would not run.
fn all_compiled(root: &Path) -> Result<()> {
    let own = |path: &str| shell::without_parents(Path::new(path));
    let mut known = BTreeSet::new();
    for list in shell::files(&root.join("target/debug"), "d")? {
        let text = shell::read(&list)?;
        known.extend(text.lines().filter_map(|line| line.strip_suffix(':')).map(own));
    }
    let mut files = shell::files(root, "rs")?;
    let known = |path: &PathBuf| {
        let path = path.strip_prefix(root).unwrap_or(path);
        known.contains(path) || ELSEWHERE.iter().any(|elsewhere| path.starts_with(elsewhere))
    };
    files.retain(|path| !known(path));
    shell::ensure(files.is_empty(), || format!("these files are in no crate: {files:?}"))
}
