//! The metadata that libcuda-sys gives the build scripts of its dependents.

use crate::headers::RELEASES;
use crate::shell::{Result, quiet};
use crate::{fetch, linked};
use std::path::Path;

pub fn check(root: &Path) -> Result<()> {
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    let old = fetch::toolkit(root, RELEASES[0])?;
    let check = |features: &str, toolkit: &Path, expected: &[(&str, &Path)]| {
        let mut check = fetch::with_toolkit(root, &format!("check -p metadata {features}"))?;
        check.env("CUDA_PATH", toolkit);
        for (name, value) in expected {
            check.env(format!("EXPECT_{name}"), value);
        }
        quiet(&mut check)
    };
    let (include, old_include) = (toolkit.join("include"), old.join("include"));
    let (newest, oldest) = (Path::new("13050"), Path::new("11070"));
    check("", &toolkit, &[("VERSION", newest)])?;
    check(
        "--features bindgen",
        &toolkit,
        &[("VERSION", newest), ("ROOT", &toolkit), ("INCLUDE", &include)],
    )?;
    check(
        "--features bindgen",
        &old,
        &[("VERSION", oldest), ("ROOT", &old), ("INCLUDE", &old_include)],
    )?;

    // A toolkit with a library to link with, and one release's header.
    let fake = root.join("target/toolkit");
    let stubs = linked::toolkit(root, &fake)?;
    let fake_include = fake.join("include");
    check("--features link", &fake, &[("VERSION", newest), ("LIB", &stubs)])?;
    check(
        "--features link,bindgen",
        &fake,
        &[("VERSION", newest), ("ROOT", &fake), ("INCLUDE", &fake_include), ("LIB", &stubs)],
    )
}
