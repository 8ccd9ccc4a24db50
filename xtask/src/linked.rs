//! Tests with the feature `link`, for this machine and for others.

use crate::packages::every_module;
use crate::shell::{self, Result, fails, quiet};
use crate::{fetch, stub};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Starts Cargo for one target.
pub type Cargo<'a> = dyn Fn(&str) -> Command + 'a;

/// Runs the tests with the feature `link` on this machine.
pub fn here(root: &Path) -> Result<()> {
    let host = shell::own_host()?;
    linked_on_linux(root, &|args| shell::cargo(root, args), &host, &root.join("target/linked"))
}

/// Runs the tests with the feature `link`, with the stub that the build script makes, whatever toolkits and drivers there are.
pub fn linked_on_linux(root: &Path, cargo: &Cargo, target: &str, folder: &Path) -> Result<()> {
    let stubs = toolkit(root, target, folder)?;
    shell::copy(&stubs.join("libcuda.so"), &folder.join("libcuda.so.1"))?;
    let cargo = |args: &str| {
        let mut cargo = cargo(args);
        cargo.env("CUDA_PATH", folder);
        cargo
    };
    linked(&cargo, ("LD_LIBRARY_PATH", folder), "libcuda.so.1", "the program itself")
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

/// Makes a toolkit of the newest header and the stub for a target, and returns the folder of the latter.
pub fn toolkit(root: &Path, target: &str, folder: &Path) -> Result<PathBuf> {
    let newest = fetch::toolkit(root, fetch::NEWEST)?;
    shell::copy(&newest.join("include/cuda.h"), &folder.join("include/cuda.h"))?;
    let declarations = shell::files(&root.join("cuda-sys/src/declarations"), "rs")?;
    let functions = declarations.iter().filter(|path| path.ends_with("functions.rs"));
    let functions = functions.map(|path| shell::read(path)).collect::<Result<String>>()?;
    let stubs = folder.join("lib/stubs");
    shell::make_dir(&stubs)?;
    stub::build(&functions, target, &shell::own_host()?, &stubs)
}
