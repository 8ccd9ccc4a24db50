//! The commands for contributors: `cargo xtask demo | test | matrix | emit | gpu | conform | peers`.

/// Writes a line to a `String`.
macro_rules! line {
    ($out:expr, $($text:tt)*) => {
        writeln!($out, $($text)*).expect("a String takes everything")
    };
}

/// A regular expression, compiled once.
macro_rules! regex {
    ($pattern:literal) => {{
        static REGEX: std::sync::LazyLock<regex::Regex> =
            std::sync::LazyLock::new(|| regex::Regex::new($pattern).expect("it is well-formed"));
        &*REGEX
    }};
}

mod attributes;
mod c_header;
mod calls;
mod cases;
mod checks;
mod codes;
mod cost;
mod dependents;
mod documentation;
mod documented;
mod emit;
mod emulated;
mod examples;
mod fidelity;
mod function_handles;
mod gpu;
mod guides;
mod headers;
mod linked;
mod lint;
mod names;
mod nightly;
mod notes;
mod packages;
mod peers;
mod places;
mod preconditions;
mod properties;
mod read_rules;
#[path = "../../src/sentence.rs"]
mod sentence;
mod sources;
mod suites;
mod symbols;
mod targets;
mod test;
mod validate;
mod values;

use generator::{generate, stub, toolkit};
use std::path::Path;
use std::process::ExitCode;
use xtask::{fetch, model, shell};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  demo          bind a real cuda.h and put the result to work
  test [NAME]...
                everything that the project promises; with names, the steps whose names contain one of them
  test --list   print the steps, and a line on each
  matrix        hold the declarations of every release and target against the C compiler
  emit          write the emitted files again, and print their names
  emit rules    write only what follows from src/rules
  emit deviations
                write only docs/deviations.md, from the cases and the records of a driver
  gpu           prepare target/gpu, which is run on a machine with a GPU
  conform LIBRARY
                print where a driver, or a library in its place, answers the cases of tests/cases otherwise than the
                documentation and than the recorded driver
  peers         run the tests of existing bindings on top of libcuda-sys, and print how many pass
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match shell::root().and_then(|root| command(&root, &arguments)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn command(root: &Path, arguments: &[&str]) -> shell::Result<()> {
    match *arguments {
        ["test", "--list"] => {
            print!("{}", test::list());
            Ok(())
        }
        // A step has Cargo start this.
        [guides::RUNNER, program, ref arguments @ ..] => {
            guides::run_documented(root, program, arguments)
        }
        [.., option] if option.starts_with("--") => {
            Err(format!("unknown option {option}\n\n{USAGE}"))
        }
        ["test", ref names @ ..] => test::run(root, names),
        ["emit"] => emit::emit(root),
        ["emit", "deviations"] => gpu::emit_deviations(root),
        ["emit", "rules"] => emit::rules(root),
        ["gpu"] => gpu::prepare(root),
        ["conform", library] => gpu::conform(root, library),
        ["peers"] => peers::run(root),
        ["matrix"] => fidelity::matrix(root),
        _ => Err(USAGE.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_option_is_no_name_of_a_step() {
        let answer = command(Path::new("."), &["test", "--lsit"]).unwrap_err();
        assert!(answer.starts_with("unknown option --lsit\n"), "{answer}");
    }
}
