//! Runs of the crates' own tests.

use crate::features::{every_module, modules};
use crate::headers::{self, RELEASES};
use crate::shell::{Result, cargo, quiet};
use crate::{fetch, gpu, machine};
use std::path::Path;

pub fn generator(root: &Path) -> Result<()> {
    quiet(&mut cargo(root, "test -p xtask"))
}

pub fn loaded(root: &Path) -> Result<()> {
    machine::is_bare()?;
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
