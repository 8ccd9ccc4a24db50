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
    pub rust_version: Option<String>,
    /// The registries that may have it: none for `publish = false`.
    publish: Option<Vec<String>>,
    /// The table `package.metadata`.
    pub metadata: Value,
}

impl Package {
    pub fn folder(&self) -> &Path {
        self.manifest_path.parent().unwrap_or(&self.manifest_path)
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

/// Whether a message is about a target of this name.
pub fn is_target(name: &str) -> impl Fn(&Value) -> bool {
    move |message| message["target"]["name"] == name
}

/// The features for modules of `libcuda-sys` besides `cuda.h` itself.
pub fn modules<'a>(units: impl IntoIterator<Item = &'a Unit>) -> String {
    let units = units.into_iter().map(|unit| format!(",libcuda-sys/{}", unit.name));
    "libcuda-sys/per-thread-default-stream,libcuda-sys/names,libcuda-sys/traits".to_owned()
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

/// Fails if the default build of libcuda-sys needs bindgen or other dependencies of features.
pub fn lean(root: &Path) -> Result<()> {
    let tree = "tree -p libcuda-sys -e normal,build --prefix none --no-dedupe";
    let tree = shell::output(&mut shell::cargo(root, tree))?;
    let names: BTreeSet<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    let expected = BTreeSet::from(["cfg-if", "libcuda-sys", "libloading", "once_cell"]);
    let other = || format!("the default build of libcuda-sys needs {names:?}, not {expected:?}");
    shell::ensure(names == expected, other)
}

/// Fails unless `deny.toml` allows the licenses of all dependencies, as `cargo deny check licenses` does.
pub fn licenses(root: &Path) -> Result<()> {
    let path = root.join("deny.toml");
    let deny: toml::Table = shell::read(&path)?.parse().map_err(shell::at(&path))?;
    let allow = deny.get("licenses").and_then(|licenses| licenses.get("allow")?.as_array());
    let allow = allow.ok_or("deny.toml has no list licenses.allow")?;
    let tree =
        "tree --workspace --all-features --target all --no-dedupe --prefix none --format {l}:{p}";
    let tree = shell::output(&mut shell::cargo(root, tree))?;
    let packages: BTreeSet<&str> = tree.lines().filter(|line| !line.is_empty()).collect();
    let refused = packages.into_iter().filter(|package| {
        let (expression, _) = package.split_once(':').unwrap_or_default();
        // Also the older form, `MIT/Apache-2.0`.
        let expression = spdx::Expression::parse_mode(expression, spdx::ParseMode::LAX);
        !expression.is_ok_and(|expression| {
            expression.evaluate(|license| allow.contains(&license.to_string().into()))
        })
    });
    shell::no_errors(refused.map(|package| format!("deny.toml does not allow {package}")))
}
