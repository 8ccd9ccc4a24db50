//! The programs of the guides and the examples, on the model of the driver as each release, and without a driver: each
//! ends well, or names the missing thing in one sentence.

use crate::shell::{self, Result, cargo};
use crate::{fetch, machine, model};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A program that does more than it should on a shared machine, and the argument that has it do so.
pub const ASKED: (&str, &str) = ("multicast", "--create");

pub fn run(root: &Path) -> Result<()> {
    machine::is_bare()?;
    let model = model::library(root)?;
    let older = |command: &str| {
        let mut command = cargo(root, command);
        command.env("LD_LIBRARY_PATH", &model).env("CUDA_MODEL_RELEASE", "12.0");
        command.env("CUDA_MODEL_DEVICES", "3");
        shell::output(&mut command)
    };
    // Programs end well without a driver too: so the model shows first that it is found.
    shell::expect(&older("run --example quickstart")?, &["device 2: Modelled device 2"])?;
    let newer = "no function cuMulticastCreate (looked for in libcuda.so.1; the driver implements CUDA 12.0; the \
                 function is of CUDA 12.1)";
    shell::expect(&older("run -p libcuda-sys --example load")?, &[newer])?;

    shell::quiet(&mut cargo(root, "build --examples"))?;
    let releases = fetch::HEADERS.map(fetch::release);
    let mut create = Command::new(root.join("target/debug/examples").join(ASKED.0));
    create.arg(ASKED.1);
    for name in &examples(root)? {
        let program = root.join("target/debug/examples").join(name);
        for release in releases {
            for devices in ["1", "2"] {
                let mut command = Command::new(&program);
                command.args((name == ASKED.0).then_some(ASKED.1));
                command.env("LD_LIBRARY_PATH", &model).env("CUDA_MODEL_RELEASE", release);
                let output = command.env("CUDA_MODEL_DEVICES", devices).output();
                let output = output.map_err(|error| format!("{name}: {error}"))?;
                // Nothing is missing there.
                let whole = release == fetch::release(fetch::NEWEST) && devices == "2";
                let printed = match whole && !output.status.success() {
                    true => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
                    false => ends_well(&output),
                };
                printed.map_err(|printed| {
                    format!("{name} on {devices} devices of {release}: {printed}")
                })?;
            }
        }
        let output = Command::new(&program).env_remove("LD_LIBRARY_PATH").output();
        ends_well(&output.map_err(|error| format!("{name}: {error}"))?)
            .map_err(|printed| format!("{name} without a driver: {printed}"))?;
        shared(Command::new(&program).env("LD_LIBRARY_PATH", &model))
            .map_err(|printed| format!("{name} on a shared machine: {printed}"))?;
    }
    shell::ensure(shared(create.env("LD_LIBRARY_PATH", &model)).is_err(), || {
        format!("with {SHARED}, the model must end a program that creates a multicast object")
    })?;
    documented(root, &model, &releases)
}

/// Runs a program where a multicast object must not be created: it can put the devices out of service for others.
fn shared(program: &mut Command) -> Result<()> {
    let output = program.env(SHARED, "1").env("CUDA_MODEL_DEVICES", "2").output();
    ends_well(&output.map_err(|error| format!("{program:?}: {error}"))?)
}

/// With this variable, a program that creates one does not end well on the model.
const SHARED: &str = "CUDA_MODEL_SHARED";

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
        _ => Err(format!("{}: {printed}", output.status)),
    }
}

/// The programs in the documentation. They are built once: Cargo passes each to a runner, which runs it on each machine.
fn documented(root: &Path, model: &Path, releases: &[&str]) -> Result<()> {
    let folder = root.join("target/guides");
    let (runner, ran) = (folder.join("runner"), folder.join("ran"));
    let script = format!(
        "#!/bin/sh\n\
         for release in {}; do for devices in 1 2; do\n\
         echo on $devices devices of $release\n\
         LD_LIBRARY_PATH='{}' CUDA_MODEL_RELEASE=$release CUDA_MODEL_DEVICES=$devices CUDA_CHECKED_MULTICAST=1 \"$@\" || exit\n\
         done; done\n\
         echo without a driver\n\
         env -u LD_LIBRARY_PATH \"$@\" || exit\n\
         echo on a shared machine\n\
         LD_LIBRARY_PATH='{}' CUDA_MODEL_DEVICES=2 {SHARED}=1 \"$@\" || exit\n\
         echo \"$1\" >>'{}'\n",
        releases.join(" "),
        model.display(),
        model.display(),
        ran.display(),
    );
    shell::write(&runner, &script)?;
    shell::write(&ran, "")?;
    shell::quiet(shell::command("chmod", ["+x"]).arg(&runner))?;
    let host = shell::own_host()?;
    let variable = format!("CARGO_TARGET_{}_RUNNER", host.to_uppercase().replace('-', "_"));
    let mut samples = cargo(root, "test --doc -p libcuda-sys -p cuda-checked");
    shell::quiet(samples.env(variable, &runner))?;
    let unused = || "Cargo has not used the runner, which Rust 1.89 and newer do".to_owned();
    shell::ensure(!shell::read(&ran)?.is_empty(), unused)
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
