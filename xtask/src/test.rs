//! Tests everything that the project promises, step by step.

use crate::generate::{self, Unit};
use crate::headers::{self, RELEASES, TARGETS};
use crate::linked::{every_module, linked_on_linux, modules, stub};
use crate::shell::{self, Result, cargo, fails, quiet};
use crate::{
    commands, cost, dependents, documentation, elsewhere, emit, fetch, fidelity, gpu, guides,
    machine, mutation, nightly, peers, validate, weakened,
};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::Instant;

/// The ways to get the declarations, each with every module.
fn ways() -> [String; 3] {
    ["", ",libcuda-sys/bindgen", ",libcuda-sys/link"]
        .map(|way| format!("--features {}{way}", every_module()))
}

type Step = (&'static str, fn(&Path) -> Result<()>);

const STEPS: &[Step] = &[
    ("format", |root| quiet(&mut cargo(root, "fmt --all --check"))),
    ("clippy", clippy),
    ("committed declarations", emit::check),
    ("ledger", emit::tested),
    ("sentences that name the newest release", sentences),
    ("weakened rules are noticed", weakened::check),
    ("changes of macros, unsafe functions and calls are noticed", mutation::by_hand),
    ("default build has no bindgen", lean),
    ("xtask is built without its output", independent),
    ("unit tests of the generator and the toolkit search", |root| {
        quiet(&mut cargo(root, "test -p xtask"))
    }),
    ("tests, loaded", |root| {
        machine::is_bare()?;
        let both =
            |tests: &str| cargo(root, &format!("test -p libcuda-sys -p cuda-checked {tests}"));
        // None of these reaches the machine's driver. Programs of the documentation do: another step watches them.
        quiet(both("--tests").env("LD_LIBRARY_PATH", machine::trap(root)?))?;
        quiet(&mut both("--doc"))?;
        quiet(&mut cargo(root, &format!("test -p libcuda-sys --features {}", every_module())))
    }),
    ("rules and the loader under Miri", nightly::miri),
    ("fuzzing", nightly::fuzz),
    ("owned objects under AddressSanitizer", nightly::address),
    ("owned objects under ThreadSanitizer", nightly::thread),
    ("model of the driver", |root| {
        quiet(&mut cargo(root, "test -p model-driver"))?;
        gpu::compare_model(root)
    }),
    ("owned objects on a model of older drivers", |root| {
        // The omitted tests use functions that these drivers lack.
        let args = "test --test owned -- --skip model:: --skip pools::of_a_location";
        let run = |release| quiet(cargo(root, args).env("CUDA_MODEL_RELEASE", release));
        ["11.7", "12.4", "13.0"].into_iter().try_for_each(run)
    }),
    ("guides on the model", guides::run),
    ("programs under cuda-validate", validate::run),
    ("tests, linked", |root| {
        linked_on_linux(&|args| cargo(root, args), &root.join("target/linked"))
    }),
    ("tests under QEMU and Wine", elsewhere::run),
    ("declarations of three releases", releases),
    ("every release and target against the C compiler", fidelity::matrix),
    ("the same on a user's machine", |root| {
        quiet(&mut fetch::with_toolkit(root, "test -p cuda-checked --features systest --test abi")?)
    }),
    ("broken declarations are noticed", fidelity::broken),
    ("metadata of libcuda-sys for its dependents", metadata),
    ("build failures", failures),
    ("the same on a machine with a toolkit and a driver", machine::equipped),
    #[cfg(unix)]
    ("odd paths and variables", crate::scripts::check),
    ("documentation", |root| documentation(root, "")),
    ("documentation of every release", documentation::every_release),
    ("documentation as on docs.rs", documentation::docs_rs),
    ("other targets", targets),
    ("Windows' import library", import_library),
    ("packages, and systest from them", dependents::packages),
    ("README's dependency lines", dependents::readme),
    ("bindings on top, from their own header", dependents::bindings),
    ("existing bindings on top", peers::check),
    ("demo", demo),
    ("commands that the pages name", commands::run),
    ("cost", cost::run),
    ("cost of cuda-validate", validate::cost),
];

/// Whether there is a step whose name contains `filter`.
pub fn has(filter: &str) -> bool {
    STEPS.iter().any(|(name, _)| name.contains(filter))
}

/// Runs the steps whose names contain `filter`, all of them even if one fails, and prints the time of each.
pub fn run(root: &Path, filter: &str) -> Result<()> {
    // SAFETY: no step has started yet, and these alone start threads.
    unsafe { machine::make_bare(root) };
    let steps = STEPS.iter().filter(|(name, _)| name.contains(filter));
    let (mut table, mut failures) = (String::new(), Vec::new());
    let whole = (Instant::now(), shell::processor_seconds());
    let times = |(start, used): (Instant, f64)| {
        format!(
            "{:8.1} s {:8.1} s",
            start.elapsed().as_secs_f64(),
            shell::processor_seconds() - used
        )
    };
    for (name, work) in steps {
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
    match (failures.is_empty(), passed) {
        (true, 0) => Err(format!("no step's name contains {filter:?}")),
        (true, _) => Ok(()),
        (false, _) => Err(format!("failed: {}", failures.join(", "))),
    }
}

/// The files that name the newest release, or the number of releases or functions. An older release in one of them was
/// not updated.
const TELLING: &[&str] = &[
    "Cargo.toml",
    "README.md",
    "build.rs",
    "cuda-sys/README.md",
    "cuda-sys/build/generate/history.rs",
    "docs/porting.md",
    "examples/gpufile-sys/README.md",
    "src/guides/older_drivers.md",
    "src/owned/pool.rs",
    "tests/abi.rs",
    "tests/build_script.rs",
    "tests/model-driver/src/lib.rs",
    "tests/model-driver/src/state.rs",
    "tests/rules/main.rs",
    "xtask/cost/driver.c",
    "xtask/src/fidelity/mod.rs",
    "xtask/src/page.rs",
    "xtask/src/test.rs",
];

fn sentences(root: &Path) -> Result<()> {
    let before = fetch::release(fetch::HEADERS[fetch::HEADERS.len() - 2]);
    let (major, minor) = before.split_once('.').ok_or("a release without a dot")?;
    let old = [before.to_owned(), format!("V{major}_{minor}"), format!("{major}0{minor}0")];
    let functions = headers::functions(root, &generate::CORE)?.len();
    let counts = [("functions", functions), ("releases", fetch::HEADERS.len())];
    let mut wrong = Vec::new();
    for file in TELLING {
        for (number, line) in (1..).zip(shell::read(&root.join(file))?.lines()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let counted = words.windows(2).any(|pair| {
                let count = counts.iter().find(|(what, _)| pair[1].starts_with(what));
                let told = pair[0].parse::<usize>().ok().filter(|told| *told > 9);
                count.zip(told).is_some_and(|((_, count), told)| *count != told)
            });
            if counted || old.iter().any(|old| line.contains(old.as_str())) {
                wrong.push(format!("{file}:{number}: {}", line.trim()));
            }
        }
    }
    match wrong.is_empty() {
        true => Ok(()),
        false => {
            Err(format!("not of CUDA {}:\n{}", fetch::release(fetch::NEWEST), wrong.join("\n")))
        }
    }
}

fn clippy(root: &Path) -> Result<()> {
    let [loaded, bindgen, linked] = ways();
    // Only the raw crate's code differs in each way. cuda-validate comes alone: its dependencies choose features that have
    // Cargo build bindgen once more.
    for (packages, features) in [
        ("--workspace --exclude metadata --exclude cuda-validate", &loaded),
        ("-p cuda-validate", &loaded),
        ("-p libcuda-sys", &bindgen),
        ("-p libcuda-sys", &linked),
    ] {
        let args = format!("clippy {packages} --all-targets {features} -- -D warnings");
        quiet(&mut fetch::with_toolkit(root, &args)?)?;
    }
    Ok(())
}

/// Runs the front's demo, as `cargo xtask demo` does.
fn demo(root: &Path) -> Result<()> {
    let shown = shell::output(&mut cargo(root, "run --quiet --package front -- demo"))?;
    shell::expect(
        &shown,
        &["492 functions of CUDA 13.5", "a checked call says: cuMemMap: ", "examples on "],
    )
}

/// Returns the packages that are built with a package.
fn built_with(root: &Path, package: &str) -> Result<BTreeSet<String>> {
    let args = format!("tree -p {package} -e normal,build --prefix none");
    let tree = shell::output(&mut cargo(root, &args))?;
    Ok(tree.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect())
}

/// Broken declarations must not keep `cargo xtask emit` from making them again.
fn independent(root: &Path) -> Result<()> {
    match built_with(root, "xtask")?.contains("libcuda-sys") {
        false => Ok(()),
        true => Err("xtask needs libcuda-sys, whose declarations it creates".to_owned()),
    }
}

/// Checks that the default build needs neither bindgen nor other dependencies of features.
fn lean(root: &Path) -> Result<()> {
    let names = built_with(root, "libcuda-sys")?;
    let expected = ["cfg-if", "libcuda-sys", "libloading", "once_cell"].map(str::to_owned);
    let expected = BTreeSet::from(expected);
    match names == expected {
        true => Ok(()),
        false => Err(format!("the default build of libcuda-sys needs {names:?}, not {expected:?}")),
    }
}

/// Checks that the feature `bindgen` declares every function that the C compiler sees in the header.
fn releases(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    for package in RELEASES {
        let toolkit = fetch::toolkit(root, package)?;
        let include = toolkit.join("include");
        let header = headers::read(root, &include, TARGETS[0], &[])?.remove(0);
        let declared: BTreeSet<_> = header.functions.into_iter().map(|f| f.name).collect();
        let expected = exported(&include)?;
        if declared != expected {
            let missing: Vec<_> = expected.difference(&declared).collect();
            let surplus: Vec<_> = declared.difference(&expected).collect();
            return Err(format!(
                "{package:?}: not declared: {missing:?}; not in the header: {surplus:?}"
            ));
        }
        // Only the newest release runs all tests; cuda-checked accepts no older one.
        let command = match package == fetch::NEWEST {
            true => "test -p libcuda-sys -p cuda-checked",
            false => "build -p libcuda-sys",
        };
        // The package of an older release has no cudaProfiler.h.
        let modules = modules(headers::units(&include));
        let args = format!("{command} --features libcuda-sys/bindgen,{modules}");
        quiet(fetch::with_toolkit(root, &args)?.env("CUDA_PATH", &toolkit))?;
    }
    Ok(())
}

/// Returns the functions that a C program sees in `cuda.h`, from the preprocessor's output.
fn exported(include: &Path) -> Result<BTreeSet<String>> {
    let mut cc = shell::command("cc", ["-E", "-P", "-x", "c", "-DCUDAAPI=", "-I"]);
    let text = shell::output(cc.arg(include).arg(include.join("cuda.h")))?;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let name = |statement: &str| {
        let (_, rest) = statement.rsplit_once("CUresult cu")?;
        let (name, _) = rest.split_once('(')?;
        Some(format!("cu{name}"))
    };
    Ok(text
        .split(';')
        .filter(|statement| !statement.contains("typedef"))
        .filter_map(name)
        .collect())
}

fn metadata(root: &Path) -> Result<()> {
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    let old = fetch::toolkit(root, RELEASES[0])?;
    let check = |features: &str, toolkit: &Path, expected: &[(&str, &Path)]| {
        let mut check = fetch::with_toolkit(root, &format!("check -p metadata {features}"))?;
        check.env("CUDA_PATH", toolkit);
        for (name, value) in expected {
            check.env(format!("EXPECT_{name}"), value);
        }
        quiet(&mut check)
    };
    let (include, old_include) = (toolkit.join("include"), old.join("include"));
    let (newest, oldest) = (Path::new("13050"), Path::new("11070"));
    check("", &toolkit, &[("VERSION", newest)])?;
    check(
        "--features bindgen",
        &toolkit,
        &[("VERSION", newest), ("ROOT", &toolkit), ("INCLUDE", &include)],
    )?;
    check(
        "--features bindgen",
        &old,
        &[("VERSION", oldest), ("ROOT", &old), ("INCLUDE", &old_include)],
    )?;

    // A toolkit with a library to link with, and one release's header.
    let fake = root.join("target/toolkit");
    let stubs = fake.join("lib64/stubs");
    shell::make_dir(&stubs)?;
    shell::make_dir(&fake.join("include"))?;
    for (from, to) in [
        (include.join("cuda.h"), fake.join("include/cuda.h")),
        (stub(&|args| cargo(root, args))?.join("libcuda.so"), stubs.join("libcuda.so")),
    ] {
        fs::copy(&from, &to).map_err(|error| format!("{}: {error}", to.display()))?;
    }
    let fake_include = fake.join("include");
    check("--features link", &fake, &[("VERSION", newest), ("LIB", &stubs)])?;
    check(
        "--features link,bindgen",
        &fake,
        &[("VERSION", newest), ("ROOT", &fake), ("INCLUDE", &fake_include), ("LIB", &stubs)],
    )
}

/// Checks that the last line of an error names the missing thing and the remedy.
fn failures(root: &Path) -> Result<()> {
    machine::is_bare()?;
    let nowhere = root.join("target/nowhere");
    let bindgen = "check -p libcuda-sys --features bindgen";

    let text = fails(fetch::with_toolkit(root, bindgen)?.env("CUDA_PATH", &nowhere))?;
    shell::expect(&text, &["CUDA_PATH", "nowhere", "build without the feature `bindgen`"])?;

    // No stub takes the place of what the user chose.
    let mut link = cargo(root, "check -p libcuda-sys --features link");
    let text = fails(link.env("CUDA_PATH", &nowhere))?;
    shell::expect(&text, &["CUDA_PATH", "nowhere", "build without the feature `link`"])?;

    let old = fetch::toolkit(root, RELEASES[0])?;
    let text = fails(fetch::with_toolkit(root, "check --features bindgen")?.env("CUDA_PATH", old))?;
    shell::expect(&text, &["13.5", "11.7"])?;

    // Without a library to link and without a compiler, checking works, and the error of linking names the missing
    // things.
    let no_compiler = |args: &str| {
        let mut command = cargo(root, args);
        command.env("CC", nowhere.join("cc"));
        command
    };
    quiet(&mut no_compiler("check -p cuda-checked --features link"))?;
    quiet(&mut no_compiler("doc -p cuda-checked --features link"))?;
    let text = fails(&mut no_compiler("build --example quickstart --features link"))?;
    shell::expect(&text, &["C_compiler", "nowhere/cc"])
}

/// Documents both crates in each way, from nothing: what has no page yet is no place for a link.
fn documentation(root: &Path, target: &str) -> Result<()> {
    let pages = root.join("target").join(target).join("doc");
    let target = if target.is_empty() { String::new() } else { format!("--target {target}") };
    // With the crates that these depend on, as a user's `cargo doc` has them, and alone.
    let alone = ["", "--no-deps", "--no-deps"];
    let names = ["cuda_sys", "cuda_checked"];
    for ((features, alone), least) in ways().iter().zip(alone).zip([8_000, 12_000, 8_000]) {
        let args = format!("doc {alone} -p libcuda-sys -p cuda-checked {features} {target}");
        let mut cargo = fetch::with_toolkit(root, &args)?;
        documentation::document(cargo.env("RUSTDOCFLAGS", "-D warnings"), &pages, &names)?;
        for name in names {
            documentation::follow(&pages, name, least)?;
        }
    }
    Ok(())
}

/// Checks both crates for the targets that are not this machine's, and documents them for one whose pages differ from this
/// machine's: other steps do the rest.
fn targets(root: &Path) -> Result<()> {
    shell::rust_targets(root, &TARGETS)?;
    let host = shell::own_host()?;
    for target in TARGETS.into_iter().filter(|target| *target != host) {
        shell::step(target, || {
            for features in ways() {
                let args = format!("check -p cuda-checked {features} --target {target}");
                quiet(&mut fetch::with_toolkit(root, &args)?)?;
            }
            Ok(())
        })?;
    }
    one_page_for_all(root)?;
    let is_windows = |target: &str| target.contains("windows");
    let other = TARGETS.into_iter().find(|target| is_windows(target) != is_windows(&host));
    documentation(root, other.ok_or("all targets have the same pages")?)
}

/// Fails if the code depends on more of a target than whether it is Windows, so that there are more than two kinds of pages.
/// Another step shows that the generated declarations are the same text for every target.
fn one_page_for_all(root: &Path) -> Result<()> {
    for folder in ["src", "cuda-sys/src"] {
        for path in shell::files(&root.join(folder), "rs")? {
            if let Some(condition) = condition(&shell::read(&path)?) {
                let path = path.display();
                return Err(format!(
                    "{path}: {condition}: document each target that differs in it"
                ));
            }
        }
    }
    Ok(())
}

/// Returns the first line with a condition like `target_os = "linux"`, from the condition on. All targets have 64 bits.
fn condition(code: &str) -> Option<&str> {
    let in_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut named = code.match_indices("target_").map(|(at, _)| &code[at..]);
    let found = named.find(|text| {
        let value = text.trim_start_matches(in_name).trim_start().strip_prefix('=');
        !text.starts_with("target_pointer_width")
            && value.is_some_and(|value| value.trim_start().starts_with('"'))
    });
    found?.lines().next()
}

/// Checks that `cuda.lib` of the committed release exports every declared function.
fn import_library(root: &Path) -> Result<()> {
    use object::read::archive::ArchiveFile;
    let path = fetch::import_library(root)?;
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let bytes = fs::read(&path).map_err(|error| failed(&error))?;
    let archive = ArchiveFile::parse(&*bytes).map_err(|error| failed(&error))?;
    let symbols =
        archive.symbols().map_err(|error| failed(&error))?.ok_or("cuda.lib has no symbols")?;
    let mut exported = BTreeSet::new();
    for symbol in symbols {
        let symbol = symbol.map_err(|error| failed(&error))?;
        exported.insert(String::from_utf8_lossy(symbol.name()).into_owned());
    }
    let mut missing = Vec::new();
    // EGL and VDPAU do not exist on Windows.
    let of_windows = |unit: &&Unit| !["egl", "vdpau"].contains(&unit.name);
    for unit in [generate::CORE].iter().chain(&generate::UNITS).filter(of_windows) {
        let declared = headers::functions(root, unit)?.into_iter().map(|(symbol, _)| symbol);
        missing.extend(declared.filter(|symbol| !exported.contains(symbol)));
    }
    match missing[..] {
        [] => Ok(()),
        _ => Err(format!("{} does not export {missing:?}", path.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::condition;

    #[test]
    fn a_condition_on_the_target_is_found() {
        let asks = |code: &str| condition(code).is_some();
        assert!(asks("#[cfg(target_os = \"linux\")]\nfn f() {}"));
        assert!(asks("if cfg!(all(unix,target_arch=\"aarch64\")) {}"));
        assert!(!asks(
            "#[cfg(not(target_pointer_width = \"64\"))]\n#[cfg(unix)] fn target_of() {}"
        ));
        assert!(!asks("let target_size = size; f(target_size == 1)"));
    }
}
