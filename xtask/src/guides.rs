//! The programs of the guides and the examples, on the model of the driver as each release, and without a driver: each
//! ends well, or names the missing thing in one sentence.

use crate::shell::{self, Result, cargo};
use crate::{fetch, model};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A program that does more than it should on a shared machine, and the argument that has it do so.
pub const ASKED: (&str, &str) = ("multicast", "--create");

pub fn run(root: &Path) -> Result<()> {
    let model = model::library(root)?;
    let older = |command: &str| {
        let mut command = cargo(root, command);
        command.env("LD_LIBRARY_PATH", &model).env("CUDA_MODEL_RELEASE", "12.0");
        command.env("CUDA_MODEL_DEVICES", "3");
        shell::output(&mut command)
    };
    // Programs end well without a driver too: so the model shows first that it is found.
    shell::expect(&older("run --example quickstart")?, &["device 2: Modeled device 2"])?;
    let newer = "no function cuMulticastCreate (looked for in libcuda.so.1; the driver implements CUDA 12.0; the \
                 function is of CUDA 12.1)";
    shell::expect(&older("run -p libcuda-sys --example load")?, &[newer])?;

    shell::quiet(&mut cargo(root, "build --examples"))?;
    let program = |name: &str| root.join("target/debug/examples").join(name);
    for name in &examples(root)? {
        let asked = (name == ASKED.0).then_some(ASKED.1);
        on_each_machine(root, &|| Command::new(program(name)), asked, true)?;
    }
    let mut create = Command::new(program(ASKED.0));
    create.arg(ASKED.1).env("LD_LIBRARY_PATH", model).envs(variables(SHARED));
    shell::ensure(ends_well(&shell::run(&mut create)?).is_err(), || {
        format!("with {SHARED}, the model must end a program that creates a multicast object")
    })?;
    documented(root)
}

/// A machine on which a multicast object must not be created: it can put the devices out of service for others. The model ends
/// the program then.
const SHARED: &str = "CUDA_MODEL_DEVICES=2 CUDA_MODEL_SHARED=1";

/// The other machines with the model. An example is asked with an argument to create one, and a guide with the variable.
const OWN: &str = "CUDA_CHECKED_MULTICAST=1";

fn variables(machine: &str) -> impl Iterator<Item = (&str, &str)> {
    machine.split(' ').filter_map(|variable| variable.split_once('='))
}

/// Runs a program without a driver, where others share the devices, and on the model as each release with one and with two
/// devices. If it may fail, it says why, and it succeeds on the last machine, where nothing is missing.
fn on_each_machine(
    root: &Path,
    program: &dyn Fn() -> Command,
    asked: Option<&str>,
    may_fail: bool,
) -> Result<()> {
    let mut machines = vec!["no driver".to_owned(), SHARED.to_owned()];
    machines.extend(fetch::HEADERS.map(fetch::release).iter().flat_map(|release| {
        [1, 2].map(|n| format!("CUDA_MODEL_RELEASE={release} CUDA_MODEL_DEVICES={n} {OWN}"))
    }));
    for (left, machine) in (0..machines.len()).rev().zip(&machines) {
        let mut program = program();
        match variables(machine).next() {
            Some(_) => program.env("LD_LIBRARY_PATH", root.join("target/model")),
            None => program.env("LD_LIBRARY_PATH", model::no_driver(root)?),
        };
        program.args(asked.filter(|_| machine.ends_with(OWN))).envs(variables(machine));
        let output = shell::run(&mut program)?;
        let ended = if may_fail { ends_well(&output) } else { Ok(()) };
        let succeeds = output.status.success() || may_fail && left > 0;
        let succeeded = shell::ensure(succeeds, || output.status.to_string());
        ended.and(succeeded).map_err(|error| {
            let [printed, errors] =
                [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
            format!("{program:?} on {machine}: {error}\n{printed}{errors}")
        })?;
    }
    Ok(())
}

/// Returns the names of the examples.
pub fn examples(root: &Path) -> Result<Vec<String>> {
    let sources = shell::entries(&root.join("examples"))?;
    let name =
        |source: &PathBuf| Some(source.file_name()?.to_str()?.strip_suffix(".rs")?.to_owned());
    Ok(sources.iter().filter_map(name).collect())
}

/// Whether a program succeeded, or failed and told why: in one line, which is no panic and no `Debug` of an error.
fn ends_well(output: &Output) -> Result<()> {
    let printed = String::from_utf8_lossy(&output.stderr);
    let sentence =
        printed.lines().count() == 1 && !printed.starts_with("Error: ") && !printed.contains('{');
    match output.status.code() {
        Some(0) if printed.is_empty() => Ok(()),
        Some(1) if sentence => Ok(()),
        _ => Err(format!("{}, and it must succeed or tell why in a line", output.status)),
    }
}

/// The programs in the documentation. They are built once: Cargo passes each to xtask, which runs it on each machine.
fn documented(root: &Path) -> Result<()> {
    let ran = root.join(RAN);
    shell::remove_file(&ran)?;
    let host = shell::own_host()?;
    let variable = format!("CARGO_TARGET_{}_RUNNER", host.to_uppercase().replace('-', "_"));
    // Another `cargo xtask` may replace the file of this program while it runs, and Cargo splits a path at its blanks.
    let own = format!("/proc/{}/exe", std::process::id());
    let mut samples = cargo(root, "test --doc -p libcuda-sys -p cuda-checked");
    shell::quiet(samples.env(variable, format!("{own} {RUNNER}")))?;
    let unused = || "Cargo has not used the runner, which Rust 1.89 and newer do".to_owned();
    shell::ensure(ran.exists(), unused)
}

/// The command of xtask that runs a program of the documentation.
pub const RUNNER: &str = "documented";

/// Exists once it has done so.
const RAN: &str = "target/guides/ran";

pub fn run_documented(root: &Path, program: &str, arguments: &[&str]) -> Result<()> {
    shell::write(&root.join(RAN), "")?;
    on_each_machine(root, &|| shell::command(program, arguments), None, false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::process::ExitStatusExt as _;
    use std::process::ExitStatus;

    #[test]
    fn programs_end_well_or_tell_why() {
        let ended = |code: i32, printed: &str| {
            let status = ExitStatus::from_raw(code << 8);
            ends_well(&Output { status, stdout: Vec::new(), stderr: printed.into() }).is_ok()
        };
        assert!(ended(0, "") && ended(1, "multicast takes two devices\n"));
        assert!(!ended(0, "a warning\n") && !ended(1, "") && !ended(1, "two\nlines\n"));
        assert!(!ended(1, "Error: NoDevice\n") && !ended(1, "NoDriver { call: \"cuInit\" }\n"));
        assert!(!ended(101, "thread 'main' panicked\n"));
    }
}
