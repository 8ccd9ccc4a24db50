//! Every command that a page names works: it is run here, or it is one of `cargo xtask`, or a list has the reason why neither
//! is so. Those of `cargo xtask` are steps, or they make what steps compare, or they take hours or another machine: they only
//! have to be known.

use crate::shell::{self, Result};
use crate::{dependents, fetch, model};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// The commands of `cargo xtask`.
pub const USAGE: &str = "\
usage: cargo xtask COMMAND

  demo          bind a real cuda.h and put the result to work
  test [STEP]   everything that the project promises; with STEP, the steps whose name contains it
  test --list   print the steps, and a line on each
  mutants [PART]
                change the code written by hand, one place at a time: tests must notice each. Takes hours
  matrix        hold the declarations of every release and target against the C compiler
  emit          write the emitted files again, and print their names
  emit rules    write only what follows from src/rules
  emit deviations
                write only docs/deviations.md, from the cases and the record of a driver
  gpu           prepare target/gpu, which is run on a machine with a GPU
  conform LIBRARY
                print where a driver, or a library in its place, answers the cases of tests/cases otherwise than the
                documentation and than the recorded driver
  peers         record which tests of existing bindings pass on top of libcuda-sys
";

/// Commands that are not run, with the reasons. One that no page names any more fails the step.
const NOT_RUN: &str = "\
cargo add libcuda-sys cuda-checked  # they are not published yet
cuda-validate ./program  # the program is the reader's
cuda-validate python train.py  # the program is the reader's
pip install --no-deps --target target/toolkit nvidia-cuda-runtime  # other steps compile with this package
sh target/gpu/run.sh  # it needs a GPU
sh target/gpu/workloads.sh cost  # it needs a GPU
sh target/gpu/workloads.sh programs  # it needs a GPU
sh target/gpu/workloads.sh suite TESTS  # it needs a GPU
CUDA_CHECKED_REAL_DRIVER=1 cargo test --test owned -- --skip model::  # it needs a GPU, and the step \"tests, loaded\" runs the same on the model
";

fn not_run() -> impl Iterator<Item = (&'static str, &'static str)> {
    NOT_RUN.lines().filter_map(|line| line.split_once("  # "))
}

/// The programs by which a command is known in the text, and in a block that is not a shell's.
const PROGRAMS: &[&str] = &["cargo", "cuda-validate", "git", "pip", "python3", "rustup", "sh"];

/// Stands for a crate of the reader's.
const CRATE: &str = "/path/to/your/crate";

/// Runs the commands of all pages. `is_step` says whether a step has this part in its name.
pub fn run(root: &Path, is_step: fn(&str) -> bool) -> Result<()> {
    let mut wrong = Vec::new();
    let mut single = BTreeSet::new();
    for path in shell::files(root, "md")? {
        let text = shell::read(&path)?;
        let page = path.strip_prefix(root).unwrap_or(&path).display();
        let (commands, scripts) = commands(&text);
        single.extend(commands);
        for (text, printed) in scripts {
            let lines = text.lines().map(bare).filter(|line| !line.is_empty());
            let (run, not_run): (Vec<_>, Vec<_>) = lines.partition(|line| is_to_be_run(line));
            single.extend(not_run);
            if !run.is_empty() {
                let done = || script(root, run.join("\n"), printed);
                let done = shell::step(&format!("the commands of {page}"), done);
                wrong.extend(done.err().map(|error| format!("{page}: {error}")));
            }
        }
    }
    for command in &single {
        let done = match command.strip_prefix("cargo xtask ") {
            Some(rest) => exists(rest, is_step).map_err(|error| format!("{command}: {error}")),
            None if !is_to_be_run(command) => Ok(()),
            None => shell::step(command, || session(root, root, command).map(|_| ())),
        };
        wrong.extend(done.err());
    }
    let stale = not_run().filter(|(command, _)| !single.contains(*command));
    wrong.extend(stale.map(|(command, why)| {
        format!(
            "NOT_RUN in xtask/src/commands.rs has {command} ({why}), which no page names: strike it"
        )
    }));
    shell::no_errors(wrong)
}

/// Runs the front's demo, as `cargo xtask demo` does.
pub fn demo(root: &Path) -> Result<()> {
    let shown = shell::output(&mut shell::cargo(root, "run --quiet --package front -- demo"))?;
    shell::expect(
        &shown,
        &["492 functions of CUDA 13.5", "a checked call says: cuMemMap: ", "examples on "],
    )
}

fn is_to_be_run(command: &str) -> bool {
    !command.starts_with("cargo xtask ") && not_run().all(|(listed, _)| listed != command)
}

/// Fails unless xtask has the command, or a step with this part in its name. `NAME` stands for one.
fn exists(command: &str, is_step: fn(&str) -> bool) -> Result<()> {
    let known = match command.strip_prefix("test ").map(|step| step.trim_matches('"')) {
        Some("NAME") => true,
        None | Some("--list") => USAGE.lines().any(|line| {
            let rest = line.strip_prefix("  ").and_then(|line| line.strip_prefix(command));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        }),
        Some(step) => is_step(step),
    };
    shell::ensure(known, || {
        "it must be a command that `cargo xtask` prints, or a part of a step's name after `test`"
            .to_owned()
    })
}

/// A block of a shell's commands, and the lines that the block of text at once after it has, each of which is printed.
type Script<'a> = (&'a str, &'a str);

fn script(root: &Path, mut commands: String, printed: &str) -> Result<()> {
    // A command may use files that another command has left in `target/debug`, but not those of a step.
    let copy = root.join("target/commands");
    let folder = match commands.contains("target/debug/") {
        true => {
            shell::remove_dir(&copy)?;
            shell::copy_tree(root, &copy)?;
            &*copy
        }
        false => root,
    };
    if commands.contains(CRATE) {
        commands = commands.replace(CRATE, &dependents::of_raw_calls(root)?.to_string_lossy());
    }
    let output = session(root, folder, &commands)?;
    shell::expect(&output, &printed.lines().collect::<Vec<_>>())
}

/// A line without its comment.
fn bare(line: &str) -> String {
    line.split(" #").next().unwrap_or_default().trim().to_owned()
}

/// The commands of a page one by one, and its scripts.
fn commands(page: &str) -> (Vec<String>, Vec<Script<'_>>) {
    let (mut commands, mut scripts) = (Vec::new(), Vec::new());
    let parts: Vec<&str> = page.split("```").collect();
    for (index, part) in parts.iter().enumerate() {
        if index % 2 == 0 {
            commands.extend(part.split('`').skip(1).step_by(2).map(str::to_owned));
            continue;
        }
        match part.split_once('\n') {
            Some(("sh", text)) => {
                let follows = parts.get(index + 1).is_some_and(|between| between.trim().is_empty());
                let printed = parts.get(index + 2).and_then(|next| next.strip_prefix("text\n"));
                scripts.push((text, printed.filter(|_| follows).unwrap_or("")));
            }
            Some(("text", text)) => commands.extend(text.lines().map(bare)),
            _ => {}
        }
    }
    let commands = commands.into_iter().map(|command| {
        let words: Vec<&str> = command.split_whitespace().collect();
        words.join(" ")
    });
    (commands.filter(|command| is_command(command)).collect(), scripts)
}

/// Whether this is a program of the list, with arguments, and perhaps variables before it.
fn is_command(text: &str) -> bool {
    let mut words = text.split(' ').skip_while(|word| word.contains('='));
    words.next().is_some_and(|program| PROGRAMS.contains(&program)) && words.next().is_some()
}

/// Runs commands as on a machine with a toolkit, libclang and a driver, and returns their output.
fn session(root: &Path, folder: &Path, commands: &str) -> Result<String> {
    let mut shell = Command::new("sh");
    shell.args(["-e", "-c", commands]).current_dir(folder);
    shell.env("CUDA_PATH", fetch::toolkit(root, fetch::NEWEST)?);
    shell.env("LD_LIBRARY_PATH", model::library(root)?);
    fetch::libclang(root)?;
    // `cargo doc --open` starts the one, and `cargo install` puts programs into the other.
    shell.env("BROWSER", "true").env("CARGO_INSTALL_ROOT", root.join("target/installed"));
    shell::output(&mut shell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_of_a_page() {
        let page = "Run `cargo xtask\ntest cost`, not `cargo` or `git`; `A=1 cargo test`.\n\n```text\ncargo doc  # slow\n\
                    cargo\n  cuda-validate: 2 calls\n```\n\n```sh\ncargo build # now\nrun it\n```\n\n```text\ntwo\nlines\n\
                    ```\n\n```sh\nrun\n```\nIt says:\n```text\nthree\n```\n```rust\nsh x\n```\n";
        let (commands, scripts) = commands(page);
        assert_eq!(commands, ["cargo xtask test cost", "A=1 cargo test", "cargo doc"]);
        let expected = [("cargo build # now\nrun it\n", "two\nlines\n"), ("run\n", "")];
        assert_eq!(scripts, expected);
        assert_eq!(bare(" cargo build # now"), "cargo build");
    }

    #[test]
    fn commands_of_xtask() {
        let is_step = |part: &str| ["demo", "cost", "every release"].contains(&part);
        for known in ["demo", "test --list", "test cost", "test \"every release\"", "mutants"] {
            assert_eq!(exists(known, is_step), Ok(()), "{known}");
        }
        for unknown in ["tests", "test \"every relase\"", "demo cost", "change"] {
            assert!(exists(unknown, is_step).is_err(), "{unknown}");
        }
    }
}
