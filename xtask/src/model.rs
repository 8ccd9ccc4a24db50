//! The model of the driver, in the driver's place.

use crate::shell::{self, Result};
use std::path::{Path, PathBuf};

/// Builds the model, and returns a folder for the library path in which it is the driver.
pub fn library(root: &Path) -> Result<PathBuf> {
    shell::quiet(&mut shell::cargo(root, "build --package model-driver"))?;
    place(root)
}

/// The same, with the model that has been built.
pub fn place(root: &Path) -> Result<PathBuf> {
    let folder = root.join("target/model");
    shell::copy(&root.join("target/debug/libmodel_driver.so"), &folder.join("libcuda.so.1"))?;
    Ok(folder)
}
