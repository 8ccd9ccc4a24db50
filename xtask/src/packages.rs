//! Packages, as Cargo describes them in JSON: the published ones, and what a build has made.

use crate::shell::{self, Result};
use serde::Deserialize;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Deserialize)]
pub struct Package {
    pub name: String,
    pub version: String,
    pub manifest_path: PathBuf,
    /// The registries that may have it: none for `publish = false`.
    publish: Option<Vec<String>>,
    targets: Vec<Target>,
    /// The table `package.metadata`.
    pub metadata: Value,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

impl Package {
    pub fn folder(&self) -> &Path {
        self.manifest_path.parent().unwrap_or(&self.manifest_path)
    }

    /// Returns what Rust calls its library, which Cargo lists first.
    pub fn library(&self) -> String {
        self.targets[0].name.replace('-', "_")
    }
}

/// Returns the packages of a workspace; with `--no-deps`, its members.
pub fn all(cargo: &mut Command) -> Result<Vec<Package>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let metadata = shell::output(cargo)?;
    let metadata = serde_json::from_str::<Metadata>(&metadata);
    metadata.map(|metadata| metadata.packages).map_err(|error| format!("{cargo:?}: {error}"))
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
