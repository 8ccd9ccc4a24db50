//! The commands for contributors: `cargo xtask demo | test | mutants | matrix | emit | gpu | conform`.

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

mod bare;
mod c_header;
mod calls;
mod cases;
mod checks;
mod commands;
mod cost;
mod dependents;
#[path = "../../cuda-sys/build/directive.rs"]
#[allow(dead_code)]
mod directive;
mod documentation;
mod elsewhere;
mod emit;
mod examples;
mod facts;
mod fetch;
mod fidelity;
#[path = "../../cuda-sys/build/generate/mod.rs"]
#[allow(dead_code)]
mod generate;
mod gpu;
mod guides;
mod handles;
mod headers;
mod ledger;
mod linked;
mod links;
mod lint;
mod machine;
mod model;
mod mounts;
mod mutants;
mod mutation;
mod names;
mod nightly;
mod packages;
mod page;
mod peers;
mod places;
mod properties;
mod questions;
mod read_rules;
#[cfg(unix)] // its folders have names that only Unix takes
mod scripts;
#[path = "../../src/sentence.rs"]
mod sentence;
mod sentences;
mod shell;
mod sources;
#[cfg(test)] // its tests run here, for a build script has none
#[path = "../../cuda-sys/build/stub.rs"]
#[allow(dead_code)]
mod stub;
mod suites;
mod targets;
mod test;
#[path = "../../cuda-sys/build/toolkit.rs"]
#[allow(dead_code)]
mod toolkit;
mod validate;
mod values;
mod weakened;

use commands::USAGE;
use std::path::Path;
use std::process::ExitCode;

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
        ["test"] => machine::run(root, ""),
        ["test", step] => machine::run(root, step),
        // `test` starts this, and so does one of the steps below.
        ["bare", failed, step] => {
            machine::hide(root, failed);
            test::run(root, step)
        }
        ["equipped", step] => machine::equip(root).and_then(|()| machine::run(root, step)),
        ["mutants"] => mutants::run(root, ""),
        ["mutants", part] => mutants::run(root, part),
        ["emit"] => emit::emit(root),
        ["emit", "deviations"] => gpu::emit_deviations(root),
        ["emit", "rules"] => emit::rules(root),
        ["gpu"] => gpu::prepare(root),
        ["conform", library] => gpu::conform(root, library),
        ["peers"] => peers::record(root),
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
