//! The model of the driver, or none, in the driver's place, and the page with the model's differences from the driver.

use crate::shell::{self, Result};
use std::path::{Path, PathBuf};

/// Builds the model, and returns a folder for the library path in which it is the driver.
pub fn library(root: &Path) -> Result<PathBuf> {
    shell::quiet(&mut shell::cargo(root, "build --package libcuda-model"))?;
    place(root)
}

/// The same, with the model that has been built.
pub fn place(root: &Path) -> Result<PathBuf> {
    let folder = root.join("target/model");
    shell::copy(&root.join("target/debug/liblibcuda_model.so"), &folder.join("libcuda.so.1"))?;
    Ok(folder)
}

/// Returns a folder for the library path in which a file that is no library hides the machine's driver. It does not hide that of
/// WSL, whose place is fixed.
pub fn no_driver(root: &Path) -> Result<PathBuf> {
    let folder = root.join("target/no-driver");
    shell::write(&folder.join("libcuda.so.1"), "")?;
    Ok(folder)
}

/// The release of the recorded driver.
pub const RELEASE: &str = "13.0";

/// It has a row of a table for each difference, in a section for each record.
pub const PAGE: &str = "model/README.md";

/// Returns the differences that have no row in a section of the page, and its rows for which there is no difference. `lists`
/// says whether a row is that of a difference.
pub fn unlisted(
    page: &str,
    section: &str,
    differences: impl IntoIterator<Item = String>,
    lists: impl Fn(&str, &str) -> bool,
) -> Vec<String> {
    let section = page.split("\n## ").find(|part| part.starts_with(section)).unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let mut rows: Vec<_> = rows.map(|row| (row, false)).collect();
    let mut wrong = Vec::new();
    for difference in differences {
        match rows.iter_mut().find(|(row, _)| lists(row, &difference)) {
            Some((_, is_found)) => *is_found = true,
            None => wrong.push(format!("{PAGE} lacks a row: {difference}")),
        }
    }
    let stale = rows.iter().filter(|(_, is_found)| !is_found);
    wrong.extend(stale.map(|(row, _)| format!("{PAGE}: there is no such difference: {row}")));
    wrong
}
