//! The commands for contributors: `cargo xtask demo | test | mutants | matrix | emit | gpu | conform`.

/// Writes a line to a `String`.
macro_rules! line {
    ($out:expr, $($text:tt)*) => {
        writeln!($out, $($text)*).expect("a String takes everything")
    };
}

mod calls;
mod cases;
mod commands;
mod cost;
mod dependents;
#[path = "../../cuda-sys/build/directive.rs"]
#[allow(dead_code)]
mod directive;
mod documentation;
mod elsewhere;
mod emit;
mod fetch;
mod fidelity;
#[path = "../../cuda-sys/build/generate/mod.rs"]
#[allow(dead_code)]
mod generate;
mod gpu;
mod guides;
mod headers;
mod ledger;
mod linked;
mod links;
mod machine;
mod model;
mod mutants;
mod mutation;
mod names;
mod nightly;
mod page;
mod peers;
mod places;
mod properties;
mod rules;
#[cfg(unix)] // its folders have names that only Unix takes
mod scripts;
mod shell;
mod sources;
#[cfg(test)] // its tests run here, for a build script has none
#[path = "../../cuda-sys/build/stub.rs"]
#[allow(dead_code)]
mod stub;
mod test;
#[path = "../../cuda-sys/build/toolkit.rs"]
#[allow(dead_code)]
mod toolkit;
mod validate;
mod values;
mod walk;
mod weakened;
#[path = "../../src/words.rs"]
mod words;

use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  demo          bind a real cuda.h and put the result to work
  test [STEP]   everything that the project promises; with STEP, the steps whose name contains it
  mutants [PART]
                change the code written by hand in hundreds of places, one at a time: tests must notice each. Takes hours
  matrix        hold the declarations of every release and target against the C compiler
  emit          make the committed declarations again
  emit rules [COMMIT]
                make only what follows from src/rules, and list the rules that calls have more or less than at COMMIT
  gpu           prepare target/gpu, which is run on a machine with a GPU
  conform LIBRARY
                print where a driver, or a library in its place, answers the cases of tests/cases otherwise than the
                documentation and than the recorded driver
  peers         record which tests of existing bindings pass on top of libcuda-sys
";

fn main() -> ExitCode {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository");
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments[..] {
        ["test"] => test::run(root, ""),
        ["test", step] => test::run(root, step),
        // One of the steps starts this.
        ["equipped", step] => machine::equip(root).and_then(|()| test::run(root, step)),
        ["mutants"] => mutants::run(root, ""),
        ["mutants", part] => mutants::run(root, part),
        ["emit"] => emit::emit(root),
        ["emit", "rules"] => emit::rules(root, "HEAD"),
        ["emit", "rules", since] => emit::rules(root, since),
        ["gpu"] => gpu::prepare(root),
        ["conform", library] => gpu::conform(root, library),
        ["peers"] => peers::record(root),
        ["matrix"] => fidelity::matrix(root),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
