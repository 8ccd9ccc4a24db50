//! Programs under `cuda-validate`, with their exact output.

use crate::cost::{self, Table};
use crate::fetch;
use crate::shell::{self, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs each command of the transcript, with unchanged programs and under AddressSanitizer, and programs of Python.
pub fn run(root: &Path) -> Result<()> {
    shell::quiet(&mut shell::cargo(root, "test -p cuda-validate -p cuda-validate-embed"))?;
    // As README says: the launcher carries the library, wherever Cargo has put that.
    let install = "install --locked --path validate --root target/validate";
    // With the code that a user gets, which is also that of the other step.
    shell::quiet(shell::cargo(root, install).env("CARGO_INCREMENTAL", "0"))?;
    let launcher = root.join("target/validate/bin/cuda-validate");
    for (flags, without, tests) in [
        (&[][..], "", &["transcript", "python"][..]),
        // AddressSanitizer ends a program that uses the flag, needs much room, and has locks of its own in a fork.
        (
            &["-fsanitize=address", "-static-libasan", "-fno-omit-frame-pointer"],
            "deepbind,ulimit -v,linked small,forks",
            &["transcript"],
        ),
    ] {
        let folder = programs(root, flags)?;
        for name in tests {
            let mut test = shell::cargo(root, &format!("test -p cuda-validate --test {name}"));
            test.env("CUDA_VALIDATE_PROGRAMS", &folder).env("CUDA_VALIDATE_LAUNCHER", &launcher);
            shell::quiet(test.env("CUDA_VALIDATE_WITHOUT", without))?;
        }
    }
    Ok(())
}

/// Calls of `cost.c`, and the number of instructions that the layer may add to each: to one without rules, and to those that
/// keep them. Nothing is asked of the others.
const CALLS: [(&str, Option<u32>); 7] = [
    ("no_rules", Some(120)),
    ("a_value", Some(189)),
    ("a_struct", Some(209)),
    ("a_launch", None),
    ("a_copy", None),
    ("refused", None),
    ("a_broken_rule", None),
];

/// What a call takes with and without the layer, which is built as a user has it. Nothing is asked of the times.
pub fn cost(root: &Path) -> Result<()> {
    let build = "build --release -p cuda-validate";
    shell::quiet(shell::cargo(root, build).env("CARGO_INCREMENTAL", "0"))?;
    let folder = programs(root, &[])?;
    let launcher = root.join("target/release/cuda-validate");
    let with_layer = |program: &Command| {
        let mut layered = Command::new(&launcher);
        layered.arg(program.get_program()).args(program.get_args()).stderr(Stdio::null());
        layered
    };
    let run = |mut command: Command| {
        // The model runs any kernel then.
        command.current_dir(&folder).env("LD_LIBRARY_PATH", &folder).env("CUDA_MODEL_PAST", "1");
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

/// The folder of the programs and of the driver that they load, both built here.
pub fn programs(root: &Path, flags: &[&str]) -> Result<PathBuf> {
    shell::quiet(&mut shell::cargo(root, "build -p model-driver"))?;
    let (sources, folder) = ("validate/tests/programs", root.join("target/validate"));
    let model = "libmodel_driver.so";
    shell::copy(&root.join("target/debug").join(model), &folder.join(model))?;
    let linked = "-l:libcuda.so.1 -l:libmodel_driver.so -pthread";
    // Only its tables lead to its callers.
    let driver = "-shared -fPIC -fomit-frame-pointer -Wl,--version-script=driver.map -Wl,--no-as-needed \
                  -l:libmodel_driver.so -Wl,-rpath,$ORIGIN";
    for (source, output, options) in [
        ("driver.c", "libcuda.so.1", driver),
        ("linked.c", "linked", linked),
        ("linked.c", "sysv", &format!("{linked} -Wl,--hash-style=sysv")),
        ("loaded.c", "loaded", "-ldl -pthread"),
        ("past.c", "past", linked),
        ("launches.c", "launches", linked),
        ("forks.c", "forks", linked),
        ("lazy.c", "liblazy.so", "-shared -fPIC -ldl"),
        ("above.c", "libabove.so", "-shared -fPIC -ldl"),
        ("orphan.c", "liborphan.so", "-shared -fPIC -ldl"),
        ("beside.c", "libbeside.so", "-shared -fPIC -l:libcuda.so.1 -pthread"),
        ("stripped.c", "libstripped.so", "-shared -fPIC -l:libcuda.so.1 -s"),
        ("outside.c", "outside", &format!("-l:libstripped.so {linked}")),
        ("static.c", "static", "-static"),
        ("cost.c", "cost", &format!("-O2 {linked}")),
    ] {
        let mut cc = fetch::cc(root, &format!("{sources}/{source}"), &folder.join(output))?;
        cc.arg(format!("-ffile-prefix-map={}=.", root.join(sources).display()));
        let takes_flags = !options.starts_with("-shared") && options != "-static";
        cc.args(flags.iter().filter(|_| takes_flags)).args(options.split(' '));
        shell::quiet(&mut cc)?;
    }
    shell::copy(&folder.join("libcuda.so.1"), &folder.join("libcuda.so.999"))?;
    shell::copy(&root.join(sources).join("train.py"), &folder.join("train.py"))?;
    Ok(folder)
}
