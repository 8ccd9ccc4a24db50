//! Steps that need a nightly compiler: Miri, sanitizers, and coverage for a fuzzer.

use crate::packages;
use crate::shell::{self, Result, fails, quiet, step, tool};
use std::path::Path;
use std::process::Command;

/// A fixed nightly compiler, so that a newer one cannot break the tests.
const NIGHTLY: &str = "nightly-2026-10-30";

/// The number of calls of the fuzzer; `cargo +nightly fuzz run calls` runs more.
const RUNS: u32 = 200_000;

/// The longest input, in bytes: enough for a call of several arrays of structs.
const LONGEST: u32 = 600;

/// The compiler flags of cargo-fuzz, so that it need not be installed.
const INSTRUMENTED: &str = "--cfg fuzzing -Zsanitizer=address -Ccodegen-units=1 -Cpasses=sancov-module \
     -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
     -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Runs tests of rules, and of calls on an older driver, under Miri: no undefined behaviour, and no reads beyond the
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
    // Miri runs on one core, and takes long to start threads.
    let parts = ["mock -- on_mock::", "mock -- --skip on_mock::", "properties --"];
    let passes = |part: &&str| {
        let tests = format!("cuda-checked --test {part} --test-threads 1");
        // One test reads the host's page size from a file.
        quiet(&mut miri(&tests, "-Zmiri-disable-isolation"))
    };
    shell::all(shell::parallel(&parts, passes)).map(drop)
}

/// The fuzzer, from no corpus, for a number of calls. The seed is fixed: a commit that passes on one machine should not fail on
/// the next.
pub fn fuzz(root: &Path) -> Result<()> {
    tool("c++", "g++")?;
    let nightly = install(root, &[])?;
    let target = root.join("target/fuzz");
    let args = "build --release --locked --manifest-path fuzz/Cargo.toml --target";
    let mut build = cargo(root, nightly, args);
    // A target, so that build scripts are built as usual.
    build.arg(host(root, nightly)?).env("CARGO_TARGET_DIR", &target).env("RUSTFLAGS", INSTRUMENTED);
    // For so few calls, more would take longer than it saves.
    build.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
    let is_fuzzer = packages::is_target("calls");
    let built = || packages::built(&mut build, "/executable", is_fuzzer);
    let mut fuzzer = Command::new(step("building the fuzzer", built)?);
    // The fuzzer leaves its findings there.
    fuzzer.arg(format!("-artifact_prefix={}/", target.display())).args(["-verbosity=0", "-seed=1"]);
    fuzzer.arg(format!("-runs={RUNS}")).arg(format!("-max_len={LONGEST}"));
    step(&format!("{RUNS} calls"), || quiet(&mut fuzzer))
}

/// Runs the tests of owned objects, on the model of the driver, and those of what `cuda-validate` remembers, with a standard
/// library that a sanitizer instruments.
pub fn sanitizers(root: &Path) -> Result<()> {
    const TESTS: [&str; 2] = [
        "-p cuda-checked --test owned",
        "-p cuda-validate --lib -- objects:: captures:: launches:: broken:: failed:: blame:: past::",
    ];
    let nightly = install(root, &["rust-src"])?;
    // The standard library's backtraces would need three more crates.
    let args = "test -Zbuild-std=std,test -Zbuild-std-features=panic-unwind --target";
    let args = format!("{args} {}", host(root, nightly)?);
    let passes = |sanitizer: &&str| {
        TESTS.iter().try_for_each(|tests| {
            let mut cargo = cargo(root, nightly, &format!("{args} {tests}"));
            cargo.env("CARGO_TARGET_DIR", root.join("target").join(sanitizer));
            cargo.env("RUSTFLAGS", format!("-Zsanitizer={sanitizer}"));
            // Some tests forget an object on purpose. The model counts the objects that are left.
            cargo.env("ASAN_OPTIONS", "detect_leaks=0").env("TSAN_OPTIONS", "halt_on_error=1");
            quiet(&mut cargo)
        })
    };
    shell::all(shell::parallel(&["address", "thread"], passes)).map(drop)
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
