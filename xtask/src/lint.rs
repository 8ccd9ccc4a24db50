//! The form of the code, as rustfmt and clippy judge it.

use crate::features::ways;
use crate::fetch;
use crate::shell::{Result, cargo, quiet};
use std::path::Path;

pub fn format(root: &Path) -> Result<()> {
    quiet(&mut cargo(root, "fmt --all --check"))
}

pub fn clippy(root: &Path) -> Result<()> {
    let [loaded, bindgen, linked] = ways();
    // Only the raw crate's code differs in each way. cuda-validate comes alone: its dependencies choose features that have
    // Cargo build bindgen once more.
    for (packages, features) in [
        ("--workspace --exclude metadata --exclude cuda-validate", &loaded),
        ("-p cuda-validate", &loaded),
        ("-p libcuda-sys", &bindgen),
        ("-p libcuda-sys", &linked),
    ] {
        let args = format!("clippy {packages} --all-targets {features} -- -D warnings");
        quiet(&mut fetch::with_toolkit(root, &args)?)?;
    }
    Ok(())
}
