//! The attributes of devices and of kernels that a driver of a release has, for the model of the driver.

use crate::shell::Result;
use crate::sources::{HISTORY, created};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Returns the file, from the history.
pub fn file(root: &Path, history: &str) -> Result<(PathBuf, String)> {
    let mut text = format!("// {}\n\n", created(root, &[HISTORY])?);
    text +=
        "/// The attributes of devices and of kernels, each with the release that introduced it.\n";
    text += "pub const ATTRIBUTES: &[(&str, u32)] = &[\n";
    for line in history.lines() {
        let mut words = line.split(' ');
        let (Some(name), Some(since)) = (words.next(), words.next()) else { continue };
        let is_one =
            ["CU_DEVICE_ATTRIBUTE_", "CU_FUNC_ATTRIBUTE_"].iter().any(|of| name.starts_with(of));
        if is_one && !name.ends_with("_MAX") {
            line!(text, "    ({name:?}, {since}),");
        }
    }
    text += "];\n";
    Ok((root.join("model/src/attributes.rs"), text))
}
