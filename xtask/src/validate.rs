//! `cuda-validate`: its own tests, an installed one, and what it costs.

use crate::cost::{self, Table};
use crate::shell::{self, Result};
use crate::{fetch, model};
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs its tests, which build the programs and the driver that they need.
pub fn run(root: &Path) -> Result<()> {
    shell::quiet(&mut shell::cargo(
        root,
        "test -p cuda-validate -p cuda-validate-embed -p cuda-validate-library",
    ))
}

/// Installs it as a user does, but from this folder, and has that one run the programs of the transcript: the launcher carries the
/// library, wherever Cargo has put that.
pub fn installed(root: &Path) -> Result<()> {
    let install = "install --locked --path validate --root target/validate";
    // With the code that a user gets, which is also that of the step on its cost.
    shell::quiet(shell::cargo(root, install).env("CARGO_INCREMENTAL", "0"))?;
    let mut tests =
        shell::cargo(root, "test -p cuda-validate --test programs -- transcript::programs");
    let launcher = root.join("target/validate/bin/cuda-validate");
    shell::quiet(tests.env("CUDA_VALIDATE_LAUNCHER", launcher))
}

/// Calls of `cost.c`, and the number of instructions that the layer may add to each: to one without rules, to those that keep
/// them, and to a refusal that was explained before in the same place. Most of the latter are those of the model, which is not optimized,
/// and which the causes ask. Nothing is asked of the others.
const CALLS: [(&str, Option<u32>); 8] = [
    ("no_rules", Some(120)),
    ("a_value", Some(189)),
    ("a_struct", Some(209)),
    ("a_launch", None),
    ("a_copy", None),
    ("refused", Some(18_000)),
    ("refused_again", Some(52_000)),
    ("a_broken_rule", None),
];

/// What a call takes with and without the layer, which is built as a user has it. Nothing is asked of the times.
pub fn cost(root: &Path) -> Result<()> {
    let build = "build --release -p cuda-validate";
    shell::quiet(shell::cargo(root, build).env("CARGO_INCREMENTAL", "0"))?;
    let folder = model::library(root)?;
    let mut cc = fetch::cc(root, "validate/tests/programs/cost.c", &folder.join("cost"))?;
    shell::quiet(cc.args(["-O2", "-l:libcuda.so.1"]))?;
    let launcher = root.join("target/release/cuda-validate");
    let with_layer = |program: &Command| {
        let mut layered = Command::new(&launcher);
        layered.arg(program.get_program()).args(program.get_args()).stderr(Stdio::null());
        layered
    };
    let run = |mut command: Command| {
        command.current_dir(&folder).env("LD_LIBRARY_PATH", &folder);
        shell::output(&mut command)
    };
    let alone = run(Command::new("./cost"))?;
    let layered = run(with_layer(&Command::new("./cost")))?;
    // Of each, what 99 of 100 calls keep to follows the median.
    let times = Table::new("nanoseconds of a call", ["alone", "with the layer"]);
    for (alone, layered) in alone.lines().zip(layered.lines()) {
        let [alone, layered] =
            [alone, layered].map(|line| line.split_once(' ').unwrap_or_default());
        times.row(alone.0, [alone.1, layered.1]);
    }
    times.end()?;

    let out = folder.join("callgrind.out");
    let count = |call: &str, is_layered: bool| -> Result<u64> {
        // Places are taken in the time that is left for them, so the calls before differ from run to run.
        let mut program = cost::callgrind(&out);
        program.args(["--toggle-collect=counted", "./cost", call, "10000"]);
        run(if is_layered { with_layer(&program) } else { program })?;
        Ok((cost::total(&out)? + 5_000) / 10_000)
    };
    let mut table = Table::new("instructions of a call", ["alone", "more", "bound"]);
    for (call, bound) in CALLS {
        let alone = count(call, false)?;
        let more = cost::added(alone, count(call, true)?)?;
        let [alone, number] = [alone, more].map(|count| count.to_string());
        table.row(call, [alone, number, bound.map_or(String::new(), |bound| bound.to_string())]);
        let bound = bound.map_or(f64::INFINITY, f64::from);
        table.at_most(format!("instructions that the layer adds to {call}"), more as f64, bound);
    }
    table.end()
}
