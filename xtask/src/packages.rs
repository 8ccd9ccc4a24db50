//! Packages, as Cargo describes them: the published ones, what a build has made, their dependencies and their features.

use crate::generate::{self, Unit};
use crate::shell::{self, Result};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    pub manifest_path: PathBuf,
    /// The registries that may have it: none for `publish = false`.
    publish: Option<Vec<String>>,
    targets: Vec<Value>,
    /// The table `package.metadata`.
    pub metadata: Value,
}

impl Package {
    pub fn folder(&self) -> &Path {
        self.manifest_path.parent().unwrap_or(&self.manifest_path)
    }

    /// Returns what Rust calls its library, which Cargo lists first.
    pub fn library(&self) -> &str {
        self.targets[0]["name"].as_str().unwrap_or_default()
    }
}

/// Returns the packages of a workspace; with `--no-deps`, its members.
pub fn all(cargo: &mut Command) -> Result<Vec<Package>> {
    let metadata = shell::output(cargo)?;
    let metadata = serde_json::from_str::<Value>(&metadata);
    let packages = metadata.and_then(|mut all| serde_json::from_value(all["packages"].take()));
    packages.map_err(|error| format!("{cargo:?}: {error}"))
}

/// Returns each package that is to be published.
pub fn published(root: &Path) -> Result<Vec<Package>> {
    let mut packages = all(&mut shell::cargo(root, "metadata --no-deps --format-version 1"))?;
    packages.retain(|package| package.publish.as_ref().is_none_or(|to| !to.is_empty()));
    Ok(packages)
}

/// Builds, and returns the path that is at `key` of the last message that fits and has one.
pub fn built(cargo: &mut Command, key: &str, fits: impl Fn(&Value) -> bool) -> Result<PathBuf> {
    let messages = shell::output(cargo.args(["--message-format", "json"]))?;
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let path = |message: Value| Some(PathBuf::from(message.pointer(key)?.as_str()?));
    let path = messages.filter(fits).filter_map(path).next_back();
    path.ok_or_else(|| format!("no message of {cargo:?} has {key}"))
}

/// Whether a message is about the package `libcuda-sys`.
pub fn is_of_cuda_sys(message: &Value) -> bool {
    message["package_id"].as_str().is_some_and(|id| id.contains("/cuda-sys#"))
}

/// Whether a message is about a target of this name.
pub fn is_target(name: &str) -> impl Fn(&Value) -> bool {
    move |message| message["target"]["name"] == name
}

/// The features for modules of `libcuda-sys` besides `cuda.h` itself.
pub fn modules<'a>(units: impl IntoIterator<Item = &'a Unit>) -> String {
    let units = units.into_iter().map(|unit| format!(",libcuda-sys/{}", unit.name));
    "libcuda-sys/per-thread-default-stream,libcuda-sys/names".to_owned()
        + &units.collect::<String>()
}

/// Every module.
pub fn every_module() -> String {
    modules(&generate::UNITS)
}

/// The ways to get the declarations, each with every module.
pub fn ways() -> [String; 3] {
    ["", ",libcuda-sys/bindgen", ",libcuda-sys/link"]
        .map(|way| format!("--features {}{way}", every_module()))
}

/// Returns a line for each package that is built with a package: its name, its version and its features.
fn tree(root: &Path, package: &str) -> Result<BTreeSet<String>> {
    let args = format!("tree -p {package} -e normal,build --prefix none");
    let tree = shell::output(shell::cargo(root, &args).args(["-f", "{p} {f}"]))?;
    Ok(tree.lines().map(|line| line.trim_end_matches(" (*)").trim_end().to_owned()).collect())
}

/// Returns the packages that are built with a package.
fn built_with(root: &Path, package: &str) -> Result<BTreeSet<String>> {
    let name = |line: &String| line.split(' ').next().unwrap_or_default().to_owned();
    Ok(tree(root, package)?.iter().map(name).collect())
}

/// Checks that bindgen and what it needs have the same features in xtask and in libcuda-sys: else Cargo builds them twice.
pub fn one_bindgen(root: &Path) -> Result<()> {
    let xtask = tree(root, "xtask")?;
    let raw = tree(root, "libcuda-sys --features bindgen")?;
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
    shell::ensure(!needs, || "xtask needs libcuda-sys, whose declarations it creates".to_owned())
}

/// Checks that the default build needs neither bindgen nor other dependencies of features.
pub fn lean(root: &Path) -> Result<()> {
    let names = built_with(root, "libcuda-sys")?;
    let expected = ["cfg-if", "libcuda-sys", "libloading", "once_cell"].map(str::to_owned);
    let expected = BTreeSet::from(expected);
    let other = || format!("the default build of libcuda-sys needs {names:?}, not {expected:?}");
    shell::ensure(names == expected, other)
}
