//! Runs of the crates' own tests, and builds that fail or have other crates depend on them.

use crate::headers::{self, RELEASES};
use crate::packages::{every_module, modules};
use crate::shell::{self, Result, cargo, fails, quiet};
use crate::{bare, fetch, gpu, linked, machine};
use std::path::Path;

pub fn generator(root: &Path) -> Result<()> {
    quiet(&mut cargo(root, "test -p xtask"))
}

pub fn loaded(root: &Path) -> Result<()> {
    bare::is_bare()?;
    let both = |tests: &str| cargo(root, &format!("test -p libcuda-sys -p cuda-checked {tests}"));
    // None of these reaches the machine's driver. Programs of the documentation do: another step watches them.
    quiet(both("--tests").env("LD_LIBRARY_PATH", machine::trap(root)?))?;
    quiet(&mut both("--doc"))?;
    quiet(&mut cargo(root, &format!("test -p libcuda-sys --features {}", every_module())))
}

pub fn model(root: &Path) -> Result<()> {
    quiet(&mut cargo(root, "test -p model-driver"))?;
    gpu::compare_model(root)
}

/// Runs the tests of owned objects on the model of older drivers.
pub fn older_drivers(root: &Path) -> Result<()> {
    // The omitted tests use functions that these drivers lack.
    let args = "test --test owned -- --skip model:: --skip pools::of_a_location";
    let run = |release| quiet(cargo(root, args).env("CUDA_MODEL_RELEASE", release));
    ["11.7", "12.4", "13.0"].into_iter().try_for_each(run)
}

/// Builds with the feature `bindgen` and the headers of several releases.
pub fn releases(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    for package in RELEASES {
        let toolkit = fetch::toolkit(root, package)?;
        // Only the newest release runs all tests; cuda-checked accepts no older one.
        let command = match package == fetch::NEWEST {
            true => "test -p libcuda-sys -p cuda-checked",
            false => "build -p libcuda-sys",
        };
        // The package of an older release has no cudaProfiler.h.
        let modules = modules(headers::units(&toolkit.join("include")));
        let args = format!("{command} --features libcuda-sys/bindgen,{modules}");
        quiet(fetch::with_toolkit(root, &args)?.env("CUDA_PATH", &toolkit))?;
    }
    Ok(())
}

/// Runs the assertions on the declarations, as a user's machine does.
pub fn systest(root: &Path) -> Result<()> {
    quiet(&mut fetch::with_toolkit(root, "test -p cuda-checked --features systest --test abi")?)
}

/// Checks that the last line of an error names the missing thing and the remedy.
pub fn failures(root: &Path) -> Result<()> {
    bare::is_bare()?;
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

/// Checks the metadata that libcuda-sys gives the build scripts of its dependents.
pub fn metadata(root: &Path) -> Result<()> {
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    let old = fetch::toolkit(root, RELEASES[0])?;
    // A toolkit with a library to link with, and one release's header.
    let fake = root.join("target/toolkit");
    let stubs = linked::toolkit(root, &fake)?;
    for (features, toolkit, version, is_read, library) in [
        ("", &toolkit, "13050", false, None),
        ("--features bindgen", &toolkit, "13050", true, None),
        ("--features bindgen", &old, "11070", true, None),
        ("--features link", &fake, "13050", false, Some(&stubs)),
        ("--features link,bindgen", &fake, "13050", true, Some(&stubs)),
    ] {
        let mut check = fetch::with_toolkit(root, &format!("check -p metadata {features}"))?;
        check.env("CUDA_PATH", toolkit).env("EXPECT_VERSION", version);
        if is_read {
            check.env("EXPECT_ROOT", toolkit).env("EXPECT_INCLUDE", toolkit.join("include"));
        }
        quiet(check.envs(library.map(|library| ("EXPECT_LIB", library))))?;
    }
    Ok(())
}
