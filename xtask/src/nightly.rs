//! Steps that need a nightly compiler: Miri and sanitizers.

use crate::shell::{self, Result, fails, quiet};
use std::path::Path;
use std::process::Command;

/// A fixed nightly compiler, so that a newer one cannot break the tests.
const NIGHTLY: &str = "nightly-2026-10-30";

/// The number of cases of each call under AddressSanitizer, which take a processor minute.
const CASES: &str = "600";

/// Runs tests of rules, and of calls on an older driver, under Miri: no undefined behavior, and no reads beyond the
/// caller's memory.
pub fn miri(root: &Path) -> Result<()> {
    let nightly = install(root, &["miri", "rust-src"])?;
    let miri = |tests: &str, flags: &str| {
        let mut miri = cargo(root, nightly, &format!("miri test -p {tests}"));
        miri.env("CARGO_TARGET_DIR", root.join("target/miri")).env("MIRIFLAGS", flags);
        miri
    };
    quiet(&mut miri("libcuda-sys --test older_driver", ""))?;
    let deferred = |args: &str| {
        // The driver's addresses are numbers.
        let tests = format!("cuda-checked --test deferred -- {args}");
        miri(&tests, "-Zmiri-permissive-provenance")
    };
    quiet(&mut deferred("is_kept"))?;
    for test in ["written_value_in_memory_that_is_gone", "copy_to_memory_that_is_gone"] {
        let text = fails(&mut deferred(&format!("--ignored --exact {test}")))?;
        shell::expect(&text, &["Undefined Behavior", "dangling pointer"])?;
    }
    // Miri runs on one core, and takes long to start threads. Of `mock`, it has only the cases.
    let parts = ["mock -- on_mock::", "properties --"];
    let passes = |part: &&str| {
        let tests = format!("cuda-checked --test {part} --test-threads 1");
        // One test reads the host's page size from a file.
        quiet(&mut miri(&tests, "-Zmiri-disable-isolation"))
    };
    shell::all(shell::parallel(&parts, passes)).map(drop)
}

/// Runs the tests of owned objects, on the model of the driver, and those of what `cuda-validate` remembers, under two sanitizers;
/// and under AddressSanitizer many more cases of the properties, from a fixed seed.
pub fn sanitizers(root: &Path) -> Result<()> {
    const OWNED: &str = "-p cuda-checked --test owned --";
    const LAYER: &str = "-p cuda-validate --lib -- objects:: state_tracker:: refusal::";
    let nightly = install(root, &["rust-src"])?;
    let host = host(root, nightly)?;
    let run = |sanitizer: &str, options: &str, tests: &str| {
        let mut cargo = cargo(root, nightly, &format!("test {options} --target {host} {tests}"));
        cargo.env("CARGO_TARGET_DIR", root.join("target").join(sanitizer));
        cargo.env("RUSTFLAGS", format!("-Zsanitizer={sanitizer}"));
        // Some tests forget an object on purpose. The model counts the objects that are left.
        cargo.env("ASAN_OPTIONS", "detect_leaks=0").env("TSAN_OPTIONS", "halt_on_error=1");
        cargo.env("CUDA_CHECKED_CASES", CASES);
        quiet(&mut cargo)
    };
    // What is generic of the standard library, and its copies, are instrumented anyway. Its locks are not, and would look like
    // data races. Backtraces would need three more crates.
    let build_std = "-Zbuild-std=std,test -Zbuild-std-features=panic-unwind";
    // Races need threads: under the other sanitizer only the tests that have some are run.
    let parts = [
        ("address", "", "", "capture_error:: pending_work:: async_error::"),
        ("thread", build_std, "threads:: contexts::", ""),
    ];
    let passes = |(sanitizer, options, owned, layer): &(&str, &str, &str, &str)| {
        run(sanitizer, options, &format!("{OWNED} {owned}"))?;
        run(sanitizer, options, &format!("{LAYER} {layer}"))
    };
    shell::all(shell::parallel(&parts, passes))?;
    run("address", "", "-p cuda-checked --test properties arbitrary_arguments")
}

/// Returns the toolchain: the fixed one, or the machine's own nightly if it is not available.
fn install(root: &Path, components: &[&str]) -> Result<&'static str> {
    let components = || components.iter().map(|component| format!("--component={component}"));
    let of = |toolchain| {
        let args = ["toolchain", "install", toolchain, "--profile=minimal", "--no-self-update"];
        quiet(shell::command("rustup", args).args(components()).current_dir(root))
    };
    match of(NIGHTLY) {
        Ok(()) => Ok(NIGHTLY),
        Err(error) => {
            let own = shell::command("rustup", ["run", "nightly", "rustc", "-V"]).output();
            match own.is_ok_and(|output| output.status.success()) {
                true => Ok("nightly"),
                false => Err(error),
            }
        }
    }
}

fn cargo(root: &Path, nightly: &str, args: &str) -> Command {
    let mut rustup = shell::command("rustup", ["run", nightly, "cargo"]);
    rustup.args(args.split_whitespace()).current_dir(root);
    rustup
}

fn host(root: &Path, nightly: &str) -> Result<String> {
    let mut rustc = shell::command("rustup", ["run", nightly, "rustc", "-vV"]);
    shell::host(rustc.current_dir(root))
}
