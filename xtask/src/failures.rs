//! Builds that fail.

use crate::headers::RELEASES;
use crate::shell::{self, Result, cargo, fails, quiet};
use crate::{fetch, machine};
use std::path::Path;

/// Checks that the last line of an error names the missing thing and the remedy.
pub fn check(root: &Path) -> Result<()> {
    machine::is_bare()?;
    let nowhere = root.join("target/nowhere");
    let bindgen = "check -p libcuda-sys --features bindgen";

    let text = fails(fetch::with_toolkit(root, bindgen)?.env("CUDA_PATH", &nowhere))?;
    shell::expect(&text, &["CUDA_PATH", "nowhere", "build without the feature `bindgen`"])?;

    // No stub takes the place of what the user chose.
    let mut link = cargo(root, "check -p libcuda-sys --features link");
    let text = fails(link.env("CUDA_PATH", &nowhere))?;
    shell::expect(&text, &["CUDA_PATH", "nowhere", "build without the feature `link`"])?;

    let old = fetch::toolkit(root, RELEASES[0])?;
    let text = fails(fetch::with_toolkit(root, "check --features bindgen")?.env("CUDA_PATH", old))?;
    shell::expect(&text, &["13.5", "11.7"])?;

    // Without a library to link and without a compiler, checking works, and the error of linking names the missing
    // things.
    let no_compiler = |args: &str| {
        let mut command = cargo(root, args);
        command.env("CC", nowhere.join("cc"));
        command
    };
    quiet(&mut no_compiler("check -p cuda-checked --features link"))?;
    quiet(&mut no_compiler("doc -p cuda-checked --features link"))?;
    let text = fails(&mut no_compiler("build --example quickstart --features link"))?;
    shell::expect(&text, &["C_compiler", "nowhere/cc"])
}
