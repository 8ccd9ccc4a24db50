//! Programs under `cuda-validate`, with their exact output.

use crate::shell::{self, Result};
use crate::{cost, fetch};
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
const CALLS: [(&str, u64); 7] = [
    ("no_rules", 120),
    ("a_value", 189),
    ("a_struct", 209),
    ("a_launch", u64::MAX),
    ("a_copy", u64::MAX),
    ("refused", u64::MAX),
    ("a_broken_rule", u64::MAX),
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
    println!("nanoseconds of a call: the median, and what 99 of 100 keep to");
    println!("{:24}{:>16}{:>24}", "", "alone", "under cuda-validate");
    for (alone, layered) in alone.lines().zip(layered.lines()) {
        let [alone, layered] =
            [alone, layered].map(|line| line.split_once(' ').unwrap_or_default());
        println!("{:24}{:>16}{:>24}", alone.0, alone.1, layered.1);
    }

    let out = folder.join("callgrind.out");
    let count = |call: &str, is_layered: bool| -> Result<u64> {
        // Places are taken in the time that is left for them, so the calls before differ from run to run.
        let mut program = cost::callgrind(&out);
        program.args(["--toggle-collect=counted", "./cost", call, "10000"]);
        run(if is_layered { with_layer(&program) } else { program })?;
        Ok((cost::total(&out)? + 5_000) / 10_000)
    };
    println!("\n{:24}{:>16}{:>24}{:>8}", "instructions of a call", "alone", "more", "bound");
    let mut slower = Vec::new();
    for (call, bound) in CALLS {
        let [alone, layered] = [count(call, false)?, count(call, true)?];
        let more = cost::added(alone, layered)?;
        let is_bounded = bound < u64::MAX;
        let shown = if is_bounded { bound.to_string() } else { String::new() };
        println!("{call:24}{alone:>16}{more:>24}{shown:>8}");
        if more > bound {
            slower.push(format!("the layer adds {more} instructions to {call}: at most {bound}"));
        }
    }
    shell::no_errors(slower)
}

/// The folder of the programs and of the driver that they load, both built here.
pub fn programs(root: &Path, flags: &[&str]) -> Result<PathBuf> {
    shell::quiet(&mut shell::cargo(root, "build -p model-driver"))?;
    let (sources, folder) = (root.join("validate/tests/programs"), root.join("target/validate"));
    let map_sources = format!("-ffile-prefix-map={}=.", sources.display());
    let model = "libmodel_driver.so";
    shell::copy(&root.join("target/debug").join(model), &folder.join(model))?;
    let map = folder.join("driver.map");
    shell::write(&map, "TEST { global: cu*; local: *; };\n")?;
    let include = fetch::include(root, fetch::NEWEST)?;
    let cc = |source: &str, output: &str, args: &[&str]| {
        let mut cc = shell::command("cc", ["-g", "-Wall", &map_sources, source, "-I"]);
        cc.current_dir(&sources).arg(&include).arg("-L").arg(&folder);
        shell::quiet(cc.arg("-o").arg(folder.join(output)).args(args))
    };
    let script = format!("-Wl,--version-script={}", map.display());
    let model = ["-Wl,--no-as-needed", "-l:libmodel_driver.so", "-Wl,-rpath,$ORIGIN"];
    // Only its tables lead to its callers.
    let library = ["-shared", "-fPIC", "-fomit-frame-pointer", &script];
    cc("driver.c", "libcuda.so.1", &[&library[..], &model].concat())?;
    shell::copy(&folder.join("libcuda.so.1"), &folder.join("libcuda.so.999"))?;
    let linked = ["-l:libcuda.so.1", "-l:libmodel_driver.so", "-pthread"];
    cc("linked.c", "linked", &[flags, &linked].concat())?;
    cc("linked.c", "sysv", &[flags, &linked, &["-Wl,--hash-style=sysv"]].concat())?;
    cc("loaded.c", "loaded", &[flags, &["-ldl", "-pthread"]].concat())?;
    cc("past.c", "past", &[flags, &linked].concat())?;
    cc("launches.c", "launches", &[flags, &linked].concat())?;
    cc("forks.c", "forks", &[flags, &linked].concat())?;
    for (source, library) in
        [("lazy.c", "liblazy.so"), ("above.c", "libabove.so"), ("orphan.c", "liborphan.so")]
    {
        cc(source, library, &["-shared", "-fPIC", "-ldl"])?;
    }
    cc("beside.c", "libbeside.so", &["-shared", "-fPIC", "-l:libcuda.so.1", "-pthread"])?;
    cc("stripped.c", "libstripped.so", &["-shared", "-fPIC", "-l:libcuda.so.1", "-s"])?;
    cc(
        "outside.c",
        "outside",
        &[flags, &["-l:libstripped.so", "-l:libcuda.so.1", "-l:libmodel_driver.so"]].concat(),
    )?;
    shell::copy(&sources.join("train.py"), &folder.join("train.py"))?;
    cc("static.c", "static", &["-static"])?;
    cc("cost.c", "cost", &["-O2", "-l:libcuda.so.1", "-l:libmodel_driver.so"])?;
    Ok(folder)
}
