//! Programs under `cuda-validate`, with their exact output.

use crate::fetch;
use crate::shell::{self, Result};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Runs each command of the transcript, with unchanged programs and under AddressSanitizer.
pub fn run(root: &Path) -> Result<()> {
    shell::quiet(&mut shell::cargo(root, "test -p cuda-validate -p cuda-validate-embed"))?;
    // As README says: the launcher carries the library, wherever Cargo has put that.
    let install = "install --locked --path validate --root target/validate";
    shell::quiet(&mut shell::cargo(root, install))?;
    let launcher = root.join("target/validate/bin/cuda-validate");
    for (flags, without) in [
        (&[][..], ""),
        // AddressSanitizer ends a program that uses the flag, needs much room, and has locks of its own in a fork.
        (
            &["-fsanitize=address", "-static-libasan", "-fno-omit-frame-pointer"],
            "deepbind,ulimit -v,linked small,forks",
        ),
    ] {
        let folder = programs(root, flags)?;
        let mut test = shell::cargo(root, "test -p cuda-validate --test transcript");
        test.env("CUDA_VALIDATE_PROGRAMS", folder).env("CUDA_VALIDATE_LAUNCHER", &launcher);
        shell::quiet(test.env("CUDA_VALIDATE_WITHOUT", without))?;
    }
    Ok(())
}

/// What a call takes with and without the layer, which is built as a user has it. Nothing is asked of these times.
pub fn cost(root: &Path) -> Result<()> {
    shell::quiet(&mut shell::cargo(root, "build --release -p cuda-validate"))?;
    let folder = programs(root, &[])?;
    let launcher = root.join("target/release/cuda-validate");
    let run = |mut command: Command| {
        shell::output(command.current_dir(&folder).env("LD_LIBRARY_PATH", &folder))
    };
    let alone = run(Command::new("./cost"))?;
    let mut layered = Command::new(launcher);
    layered.arg("./cost").stderr(Stdio::null());
    println!("nanoseconds of a call: the median, and what 99 of 100 keep to");
    println!("{:24}{:>16}{:>24}", "", "alone", "under cuda-validate");
    for (alone, layered) in alone.lines().zip(run(layered)?.lines()) {
        let [alone, layered] =
            [alone, layered].map(|line| line.split_once(' ').unwrap_or_default());
        println!("{:24}{:>16}{:>24}", alone.0, alone.1, layered.1);
    }
    Ok(())
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
    cc("forks.c", "forks", &[flags, &linked].concat())?;
    for (source, library) in
        [("lazy.c", "liblazy.so"), ("above.c", "libabove.so"), ("orphan.c", "liborphan.so")]
    {
        cc(source, library, &["-shared", "-fPIC", "-ldl"])?;
    }
    cc("static.c", "static", &["-static"])?;
    cc("cost.c", "cost", &["-O2", "-l:libcuda.so.1", "-l:libmodel_driver.so"])?;
    Ok(folder)
}
