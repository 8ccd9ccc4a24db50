//! Tests everything that the project promises, step by step: the table of the steps, and what runs them.

use crate::shell::{self, Result};
use crate::{
    commands, cost, dependents, documentation, elsewhere, emit, fidelity, gpu, guides, linked,
    lint, machine, mutation, nightly, packages, peers, sentences, suites, targets, validate,
    weakened,
};
use std::fmt::Write;
use std::path::Path;
use std::time::Instant;

/// Its name, a line on what it tests, and the test.
type Step = (&'static str, &'static str, fn(&Path) -> Result<()>);

macro_rules! steps {
    ($($(#[$of:meta])? $name:literal: $tested:literal => $test:expr,)*) => {
        const STEPS: &[Step] = &[$($(#[$of])? ($name, $tested, $test),)*];
    };
}

steps! {
    "format": "the code has the form of rustfmt.toml" => lint::format,
    "clippy": "clippy has no warnings, in each way to get the declarations" => lint::clippy,
    "committed declarations":
        "the emitted files are those that `emit` makes, and the ledger fits the header" => emit::check,
    "rules and reasons of the ledger":
        "a test breaks each rule in each call, and explains by each cause" => emit::tested,
    "sentences that name the newest release":
        "no text names the release before it, or an old number of functions or releases" => sentences::check,
    "weakened rules are noticed": "a rule, a row or a reason that is wrong fails a test" => weakened::check,
    "changes of macros, unsafe functions and calls are noticed":
        "as `cargo xtask mutants`, for code that cargo-mutants skips" => mutation::by_hand,
    "default build has no bindgen": "libcuda-sys needs three small packages" => packages::lean,
    "xtask is built without its output":
        "broken declarations do not keep `emit` from making them again" => packages::independent,
    "xtask and libcuda-sys share bindgen": "Cargo builds it once, which takes long" => packages::one_bindgen,
    "unit tests of the generator and the toolkit search":
        "the tests of xtask, which has the code of both" => suites::generator,
    "tests, loaded":
        "the tests of both crates and of their documentation, with the driver loaded at run time" => suites::loaded,
    "rules and the loader under Miri":
        "no undefined behaviour, and no reads beyond the caller's memory" => nightly::miri,
    "fuzzing": "checks of random arguments neither crash nor read beyond them" => nightly::fuzz,
    "owned objects and the past under sanitizers":
        "the tests of owned objects and of what cuda-validate remembers use no freed memory and have no data races" => nightly::sanitizers,
    "model of the driver": "its own tests, and its answers are those of the recorded driver" => suites::model,
    "deviations of a driver":
        "docs/deviations.md has what follows from the cases and from the record of the driver" => gpu::check_deviations,
    "owned objects on a model of older drivers":
        "their tests on the model as CUDA 11.7, 12.4 and 13.0" => suites::older_drivers,
    "guides on the model":
        "programs of guides and examples end well on each release, or say in a sentence why not" => guides::run,
    "programs under cuda-validate":
        "its tests: reports are those of the transcript, and explain the recorded mistakes" => validate::run,
    "tests, linked": "the tests of the raw crate with the feature `link`" => linked::here,
    "tests under QEMU and Wine": "the tests of the raw crate for aarch64 and for Windows, and of cuda-validate for aarch64" => elsewhere::run,
    "declarations of three releases":
        "the feature `bindgen` takes the header of each, and the newest passes all tests" => suites::releases,
    "every release and target against the C compiler":
        "sizes, offsets, values and prototypes are those of each header" => fidelity::check,
    "feature systest against the C compiler":
        "the assertions on the declarations, as a user's machine compiles them" => suites::systest,
    "broken declarations are noticed":
        "changes of the declarations fail the comparison with the C compiler" => fidelity::broken,
    "metadata of libcuda-sys for its dependents":
        "their build scripts get the release and the folders" => suites::metadata,
    "build failures": "the error names the missing thing and the remedy" => suites::failures,
    "toolkits and drivers are hidden":
        "\"build failures\" passes too where a toolkit, a package and a driver are found" => machine::equipped,
    #[cfg(unix)]
    "odd paths and variables": "the build script takes them, or names what it cannot take" => crate::scripts::check,
    "documentation":
        "rustdoc has no warnings and links lead somewhere, in each way to get the declarations" => |root| documentation::every_way(root, ""),
    "documentation of every release":
        "rustdoc accepts the text that is made from each release's comments" => documentation::every_release,
    "documentation as on docs.rs":
        "each package with its features, without network, toolkit and libclang" => documentation::docs_rs,
    "other targets": "both crates compile for them, and pages differ for Windows only" => targets::check,
    "Windows' import library": "`cuda.lib` exports each declared function" => targets::import_library,
    "packages, and systest from them": "each published package builds from its own files" => dependents::packages,
    "README's dependency lines": "a new crate with these lines compiles README's program" => dependents::readme,
    "bindings on top, from their own header": "gpufile-sys, as its guide makes it" => dependents::bindings,
    "existing bindings on top":
        "the tests of four crates that are recorded still pass with libcuda-sys below them" => peers::check,
    "demo": "`cargo xtask demo` runs to its end" => commands::demo,
    "commands that the pages name": "each runs, or is a step, or has a reason" => |root| commands::run(root, has),
    "cost": "instructions of calls, and the work of the compiler in a cold build, stay within their bounds" => cost::run,
    "cost of cuda-validate": "instructions of calls through the layer stay within their bounds" => validate::cost,
}

/// Whether there is a step whose name contains `filter`.
fn has(filter: &str) -> bool {
    STEPS.iter().any(|(name, ..)| name.contains(filter))
}

/// Returns the table of the steps.
pub fn list() -> String {
    let width = STEPS.iter().map(|(name, ..)| name.len()).max().unwrap_or_default();
    STEPS.iter().map(|(name, tested, _)| format!("{name:width$}  {tested}\n")).collect()
}

/// Runs the steps whose names contain `filter`, all of them even if one fails, and prints the time of each.
pub fn run(root: &Path, filter: &str) -> Result<()> {
    let steps = STEPS.iter().filter(|(name, ..)| name.contains(filter));
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
    shell::ensure(failures.is_empty(), || format!("failed: {}", failures.join(", ")))?;
    shell::ensure(passed > 0, || {
        format!("no step's name contains {filter:?}: `cargo xtask test --list` prints them")
    })
}

#[cfg(test)]
#[test]
fn each_step_has_a_name_of_its_own() {
    let names: std::collections::BTreeSet<_> = STEPS.iter().map(|(name, ..)| name).collect();
    assert_eq!(names.len(), STEPS.len());
}
