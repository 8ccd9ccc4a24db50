//! Tests with the feature `link`, for this machine and for others.

use crate::features::every_module;
use crate::machine;
use crate::shell::{self, Result, fails, quiet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Starts Cargo for one target.
pub type Cargo<'a> = dyn Fn(&str) -> Command + 'a;

/// Runs the tests with the feature `link`, against the library that the build script creates. The programs need a
/// `libcuda.so.1`, which this machine may lack.
pub fn linked_on_linux(cargo: &Cargo, run_time: &Path) -> Result<()> {
    let stubs = stub(cargo)?;
    shell::make_dir(run_time)?;
    let copied = fs::copy(stubs.join("libcuda.so"), run_time.join("libcuda.so.1"));
    copied.map_err(|error| format!("{}: {error}", run_time.display()))?;
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

/// Returns the folder in which the build script of libcuda-sys has left its `libcuda.so`: with a toolkit or a driver, it
/// makes none.
pub fn stub(cargo: &Cargo) -> Result<PathBuf> {
    machine::is_bare()?;
    let args =
        format!("build -p libcuda-sys --features link,{} --message-format json", every_module());
    let messages = shell::output(&mut cargo(&args))?;
    let mut script = messages.lines().filter(|line| line.contains("build-script-executed"));
    let own = script.rfind(|line| line.contains("/cuda-sys#")).unwrap_or_default();
    let folder = own.split("\"out_dir\":\"").nth(1).and_then(|rest| rest.split('"').next());
    let folder = PathBuf::from(folder.ok_or("Cargo names no OUT_DIR of libcuda-sys")?);
    match folder.join("libcuda.so").exists() {
        true => Ok(folder),
        false => Err(format!("{} has no libcuda.so", folder.display())),
    }
}
