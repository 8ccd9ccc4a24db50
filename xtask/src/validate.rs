//! Programs under `cuda-validate`, with their exact output.

use crate::fetch;
use crate::shell::{self, Result};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs each command of the transcript, with unchanged programs and under AddressSanitizer.
pub fn run(root: &Path) -> Result<()> {
    let tests = root.join("validate/tests");
    let transcript = shell::read(&tests.join("transcript.txt"))?;
    for page in ["README.md", "validate/README.md"] {
        let text = shell::read(&root.join(page))?;
        let report = text.split("```text\n").find(|block| block.starts_with("$ "));
        let report = report.and_then(|block| block.split("```").next()).unwrap_or("there is none");
        if !transcript.contains(&alike(report)) {
            return Err(format!("{page} shows a report that the transcript has not"));
        }
    }
    shell::quiet(&mut shell::cargo(root, "test -p cuda-validate -p cuda-validate-embed"))?;
    shell::quiet(&mut shell::cargo(root, "build -p model-driver"))?;
    // As README says: the launcher carries the library, wherever Cargo has put that.
    let install = "install --debug --locked --path validate --root target/validate";
    shell::quiet(&mut shell::cargo(root, install))?;
    for flags in [&[][..], &["-fsanitize=address", "-static-libasan", "-fno-omit-frame-pointer"]] {
        let folder = build(root, &tests.join("programs"), flags)?;
        let mut seen = String::new();
        for command in transcript.lines().filter_map(|line| line.strip_prefix("$ ")) {
            // AddressSanitizer ends a program that uses the flag.
            if flags.is_empty() || !command.contains("deepbind") {
                write!(seen, "$ {command}\n{}\n", session(root, &folder, command)?)
                    .map_err(|error| error.to_string())?;
            }
        }
        let expected = match flags.is_empty() {
            true => transcript.clone(),
            false => without(&transcript, "deepbind"),
        };
        if seen != expected {
            let file = folder.join("transcript.txt");
            shell::write(&file, &seen)?;
            let [old, new] =
                [tests.join("transcript.txt"), file].map(|path| path.display().to_string());
            return Err(format!("{flags:?}: another transcript: diff {old} {new}"));
        }
    }
    Ok(())
}

/// What a call takes with and without the layer, which is built as a user has it. Nothing is asked of these times.
pub fn cost(root: &Path) -> Result<()> {
    shell::quiet(&mut shell::cargo(root, "build -p model-driver"))?;
    shell::quiet(&mut shell::cargo(root, "build --release -p cuda-validate"))?;
    let folder = build(root, &root.join("validate/tests/programs"), &[])?;
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

/// Returns the transcript without the commands that have this word.
fn without(transcript: &str, word: &str) -> String {
    let sessions =
        transcript.split_inclusive("\n$ ").map(|part| part.strip_suffix("$ ").unwrap_or(part));
    let kept =
        sessions.filter(|part| !part.lines().next().is_some_and(|command| command.contains(word)));
    kept.enumerate()
        .map(|(index, part)| if index == 0 { part.to_owned() } else { format!("$ {part}") })
        .collect()
}

/// The programs, and the driver that they load.
fn build(root: &Path, sources: &Path, flags: &[&str]) -> Result<std::path::PathBuf> {
    let folder = root.join("target/validate");
    shell::make_dir(&folder)?;
    let model = folder.join("libmodel_driver.so");
    fs::copy(root.join("target/debug/libmodel_driver.so"), &model)
        .map_err(|error| format!("{}: {error}", model.display()))?;
    let map = folder.join("driver.map");
    shell::write(&map, "TEST { global: cu*; local: *; };\n")?;
    let include = fetch::toolkit(root, fetch::NEWEST)?.join("include");
    let cc = |source: &str, output: &str, args: &[&str]| {
        let mut cc = shell::command("cc", ["-g", "-Wall", "-I"]);
        cc.arg(&include).arg("-L").arg(&folder).arg(sources.join(source));
        shell::quiet(cc.arg("-o").arg(folder.join(output)).args(args))
    };
    let script = format!("-Wl,--version-script={}", map.display());
    let model = ["-Wl,--no-as-needed", "-l:libmodel_driver.so", "-Wl,-rpath,$ORIGIN"];
    cc("driver.c", "libcuda.so.1", &[&["-shared", "-fPIC", &script][..], &model].concat())?;
    fs::copy(folder.join("libcuda.so.1"), folder.join("libcuda.so.999"))
        .map_err(|error| error.to_string())?;
    let linked = ["-l:libcuda.so.1", "-l:libmodel_driver.so", "-pthread"];
    cc("linked.c", "linked", &[flags, &linked].concat())?;
    cc("linked.c", "sysv", &[flags, &linked, &["-Wl,--hash-style=sysv"]].concat())?;
    cc("loaded.c", "loaded", &[flags, &["-ldl", "-pthread"]].concat())?;
    cc("forks.c", "forks", &[flags, &linked].concat())?;
    cc("lazy.c", "liblazy.so", &["-shared", "-fPIC", "-ldl"])?;
    cc("static.c", "static", &["-static"])?;
    cc("cost.c", "cost", &["-O2", "-l:libcuda.so.1", "-l:libmodel_driver.so"])?;
    Ok(folder)
}

/// Lines without the numbers of processes and threads, and without folders.
fn alike(text: &str) -> String {
    let line = |line: &str| match line.split_once(" in thread ") {
        Some((before, after)) => {
            let program = after.rsplit(['/', '(']).next().unwrap_or_default();
            format!("{before} in thread T of process P ({program}\n")
        }
        None => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

/// Returns the output of a command, and its status. Parts that differ between runs are left out: process and thread
/// numbers, and callers outside of the tests' own sources.
fn session(root: &Path, folder: &Path, command: &str) -> Result<String> {
    let mut shell = shell::command("sh", ["-c", command]);
    shell.current_dir(folder).env("LD_LIBRARY_PATH", folder);
    shell.env("PATH", format!("{}:/usr/bin:/bin", root.join("target/validate/bin").display()));
    let output = shell.output().map_err(|error| format!("sh: {error}"))?;
    let [mut text, report] =
        [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    text += &report.replace(&format!("{}/", folder.display()), "");
    let sources = root.join("validate/tests/programs/").display().to_string();
    let mut kept = String::new();
    for line in text.lines() {
        let is_frame = line.starts_with("      ");
        let line = alike(&format!("{}\n", line.replace(&sources, "")));
        if !is_frame || (line.contains(".c:") && !line.contains('/')) {
            kept += &line;
        }
    }
    Ok(format!(
        "{kept}= {}\n",
        output.status.code().map_or("a signal".to_owned(), |code| code.to_string())
    ))
}
