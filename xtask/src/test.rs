//! Tests everything that the project promises, step by step: the table of the steps, and what runs them.

use crate::shell::{self, Result};
use crate::{
    cost, dependents, documentation, emit, emulated, gpu, guides, lint, nightly, suites, targets,
    validate,
};
use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

/// Its name, a line on what it tests, and the test.
type Step = (&'static str, &'static str, fn(&Path) -> Result<()>);

const STEPS: &[Step] = &[
    (
        "format and clippy",
        "the code has the form of rustfmt.toml, and clippy and the linter of workflows have no warnings",
        lint::check,
    ),
    (
        "committed files",
        "the emitted files are those that `emit` makes, and the notes fit the header",
        |root| shell::both(emit::check(root), gpu::check_deviations(root)),
    ),
    ("untested rules", "there are none: a test breaks each rule in each call", emit::tested),
    (
        "unit tests of the generator and the toolkit search",
        "their tests and those of xtask",
        suites::generator,
    ),
    (
        "tests, loaded and linked",
        "the tests of both crates, with the driver loaded at run time, and linked",
        suites::loaded_and_linked,
    ),
    (
        "rules and the loader under Miri",
        "no undefined behavior, and no reads beyond the caller's memory",
        nightly::miri,
    ),
    (
        "sanitizers",
        "owned objects, what cuda-validate remembers and arbitrary arguments: no freed memory is used, and no data races",
        nightly::sanitizers,
    ),
    (
        "model of the driver",
        "its tests, those of owned objects on older drivers, a program in Python and a layer above it, and its answers are those of the recorded driver",
        suites::model,
    ),
    (
        "guides on the model",
        "programs of guides, of pages and examples end well on each release, or say in a sentence why not",
        guides::run,
    ),
    (
        "programs under cuda-validate",
        "its tests: reports are those of the transcript, and explain the recorded mistakes",
        validate::run,
    ),
    (
        "tests under QEMU and Wine",
        "the tests of the raw crate for aarch64 and for Windows",
        emulated::run,
    ),
    (
        "declarations of three releases",
        "the feature `bindgen` takes the header of each, with its documentation, and makes the committed declarations of the newest",
        suites::releases,
    ),
    (
        "C compilers",
        "the declarations are those of each header, for each target, and of Windows' import library",
        suites::compilers,
    ),
    (
        "build script of libcuda-sys",
        "an error names the missing thing and the remedy; dependents get the release and the folders",
        suites::build_script,
    ),
    (
        "documentation",
        "rustdoc has no warnings, as on docs.rs and with the header's comments",
        documentation::check,
    ),
    ("other targets", "both crates compile for them", targets::check),
    (
        "minimum Rust",
        "each package compiles with the oldest Rust that its manifest promises",
        targets::minimum_rust,
    ),
    (
        "packages",
        "each builds from its own files, other crates can depend on them, licenses are allowed ones, and the template of bindings works",
        dependents::packages,
    ),
    ("demo", "`cargo xtask demo` runs to its end", suites::demo),
    (
        "cost",
        "instructions of calls, also under cuda-validate, and the builds' share of cudarc's stay within their bounds",
        |root| shell::both(cost::run(root), validate::cost(root)),
    ),
];

/// Returns the table of the steps.
pub fn list() -> String {
    let width = STEPS.iter().map(|(name, ..)| name.len()).max().unwrap_or_default();
    STEPS.iter().map(|(name, tested, _)| format!("{name:width$}  {tested}\n")).collect()
}

/// Returns the steps whose names contain one of `names`, or all steps. A name of no step is an error.
fn chosen(names: &[&str]) -> Result<Vec<&'static Step>> {
    let unknown = names.iter().filter(|name| !STEPS.iter().any(|(own, ..)| own.contains(**name)));
    shell::no_errors(unknown.map(|name| {
        format!("no step's name contains {name:?}: `cargo xtask test --list` prints them")
    }))?;
    let is_chosen = |(own, ..): &&Step| names.iter().any(|name| own.contains(name));
    Ok(STEPS.iter().filter(|step| names.is_empty() || is_chosen(step)).collect())
}

/// Runs the chosen steps, all of them even if one fails, and prints the time of each.
pub fn run(root: &Path, names: &[&str]) -> Result<()> {
    let steps = chosen(names)?;
    let (mut table, mut failures) = (String::new(), Vec::new());
    let whole = (Instant::now(), shell::processor_seconds());
    let times = |(start, used): (Instant, f64)| {
        format!(
            "{:8.1} s {:8.1} s",
            start.elapsed().as_secs_f64(),
            shell::processor_seconds() - used
        )
    };
    for (name, _, work) in steps {
        println!("== {name}");
        let start = (Instant::now(), shell::processor_seconds());
        let result = work(root);
        let (times, end) = (times(start), if result.is_ok() { "passed" } else { "FAILED" });
        if let Err(message) = result {
            println!("{message}");
            failures.push(*name);
        }
        println!("== {name}: {end}, {}\n", times.trim_start());
        line!(table, "{times}  {end}  {name}");
    }
    let passed = table.lines().count() - failures.len();
    println!("   elapsed processors\n{table}{}  all", times(whole));
    println!("{passed} passed, {} failed", failures.len());
    shell::ensure(failures.is_empty(), || format!("failed: {}", failures.join(", ")))
}

#[cfg(test)]
#[test]
fn the_name_of_a_step_runs_no_other_step() {
    for (name, ..) in STEPS {
        let run: Vec<_> = STEPS.iter().filter(|(own, ..)| own.contains(name)).collect();
        assert_eq!(run.len(), 1, "{name}");
    }
}

#[cfg(test)]
#[test]
fn each_name_has_a_step() {
    let names = |names: &[&str]| {
        chosen(names).map(|steps| steps.into_iter().map(|(name, ..)| *name).collect::<Vec<_>>())
    };
    assert_eq!(names(&["demo", "packages", "dem"]), Ok(vec!["packages", "demo"]));
    assert_eq!(names(&[]).map(|all| all.len()), Ok(STEPS.len()));
    let unknown = names(&["demo", "dmo"]).unwrap_err();
    assert!(unknown.starts_with("no step's name contains \"dmo\":"), "{unknown}");
}
