//! Tests with the feature `link`, for this machine and for others.

use crate::packages::{self, every_module};
use crate::shell::{self, Result, fails, quiet};
use crate::{bare, fetch};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Starts Cargo for one target.
pub type Cargo<'a> = dyn Fn(&str) -> Command + 'a;

/// Runs the tests with the feature `link` on this machine.
pub fn here(root: &Path) -> Result<()> {
    linked_on_linux(&|args| shell::cargo(root, args), &root.join("target/linked"))
}

/// Runs the tests with the feature `link`, against the library that the build script creates. The programs need a
/// `libcuda.so.1`, which this machine may lack.
pub fn linked_on_linux(cargo: &Cargo, run_time: &Path) -> Result<()> {
    shell::copy(&stub(cargo)?, &run_time.join("libcuda.so.1"))?;
    linked(cargo, ("LD_LIBRARY_PATH", run_time), "libcuda.so.1", "the program itself")
}

/// Does the same with the variable `path` leading to a stub named `file`.
pub fn linked(cargo: &Cargo, path: (&str, &Path), file: &str, library: &str) -> Result<()> {
    let (variable, run_time) = path;
    let features = format!("--features link,{}", every_module());
    quiet(cargo(&format!("test -p libcuda-sys {features}")).env(variable, run_time))?;

    // A program that calls no driver function is linked to the driver too.
    let example = || cargo(&format!("run -p libcuda-sys {features} --example load"));
    let text = fails(example().env(variable, ""))?;
    shell::expect(&text, &[file])?;
    let text = shell::output(example().env(variable, run_time))?;
    shell::expect(&text, &[&format!("{library}: a toolkit's stub")])
}

/// Returns the `libcuda.so` that the build script of libcuda-sys makes: with a toolkit or a driver, it makes none.
fn stub(cargo: &Cargo) -> Result<PathBuf> {
    bare::is_bare()?;
    let args = format!("build -p libcuda-sys --features link,{}", every_module());
    let folder = packages::built(&mut cargo(&args), "/out_dir", packages::is_of_cuda_sys)?;
    let stub = folder.join("libcuda.so");
    shell::ensure(stub.exists(), || format!("the build script made no {}", stub.display()))?;
    Ok(stub)
}

/// Makes a toolkit of the newest header and the stub, and returns the folder of the latter.
pub fn toolkit(root: &Path, folder: &Path) -> Result<PathBuf> {
    let newest = fetch::toolkit(root, fetch::NEWEST)?;
    shell::copy(&newest.join("include/cuda.h"), &folder.join("include/cuda.h"))?;
    let stubs = folder.join("lib64/stubs");
    shell::copy(&stub(&|args| shell::cargo(root, args))?, &stubs.join("libcuda.so"))?;
    Ok(stubs)
}
