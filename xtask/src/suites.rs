//! Runs of the crates' own tests, and builds that fail or have other crates depend on them.

use crate::headers::{self, RELEASES};
use crate::packages::{self, every_module, modules};
use crate::shell::{self, Result, cargo, fails, quiet};
use crate::{documentation, fetch, fidelity, gpu, linked, model, targets};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::env::consts::{ARCH, OS};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn generator(root: &Path) -> Result<()> {
    quiet(&mut cargo(root, "test -p generator -p xtask"))
}

/// Runs the tests with the driver loaded at run time, and linked. The machine's own driver is hidden from them. The programs of the
/// documentation run as guides do, also without a driver.
pub fn loaded_and_linked(root: &Path) -> Result<()> {
    let mut both = cargo(root, "test -p libcuda-sys -p cuda-checked --tests");
    quiet(both.env("LD_LIBRARY_PATH", model::no_driver(root)?))?;
    quiet(&mut cargo(root, &format!("test -p libcuda-sys --tests --features {}", every_module())))?;
    linked::here(root)
}

/// Runs the model's tests and those of owned objects on older drivers, and compares it with the recorded driver.
pub fn model(root: &Path) -> Result<()> {
    quiet(&mut cargo(root, "test -p libcuda-model -p tracer"))?;
    gpu::compare_model(root)?;
    gpu::compare_tracer(root)?;
    python(root)?;
    older_drivers(root)
}

/// Runs a program of NVIDIA's bindings for Python, which finds all its functions by `cuGetProcAddress_v2`, on the model of the first
/// driver that has it, and of the newest.
fn python(root: &Path) -> Result<()> {
    let driver = model::library(root)?;
    let run = |release| {
        let mut python = fetch::python(root)?;
        python.args(["model/tests/python/bindings.py", "examples/add.ptx"]);
        python.current_dir(root).env("LD_LIBRARY_PATH", &driver);
        let printed = shell::output(python.env("CUDA_MODEL_RELEASE", release))?;
        shell::expect(&printed, &[&format!("CUDA {release} added 1000 numbers")])
    };
    ["12.0", fetch::release(fetch::NEWEST)].into_iter().try_for_each(run)
}

/// Runs the tests of owned objects on the model of older drivers.
fn older_drivers(root: &Path) -> Result<()> {
    // The omitted tests use functions that these drivers lack.
    let args = "test --test owned -- --skip model:: --skip pools::of_a_location";
    let run = |release| quiet(cargo(root, args).env("CUDA_MODEL_RELEASE", release));
    ["11.7", "12.4", "13.0"].into_iter().try_for_each(run)
}

/// Builds with the feature `bindgen` and the headers of several releases, and documents the newest and the oldest.
pub fn releases(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    for package in RELEASES {
        let toolkit = fetch::toolkit(root, package)?;
        // The package of an older release has no cudaProfiler.h.
        let modules = modules(headers::units(&toolkit.join("include")));
        let cargo = |command: &str| {
            let args = format!("{command} --features libcuda-sys/bindgen,{modules}");
            let mut cargo = fetch::with_toolkit(root, &args)?;
            cargo.env("CUDA_PATH", &toolkit);
            Ok::<_, String>(cargo)
        };
        // cuda-checked accepts no older one, whose documentation is the same.
        if package == fetch::NEWEST {
            let made =
                packages::built(&mut cargo("check -p cuda-checked")?, "/out_dir", |message| {
                    message["package_id"].as_str().is_some_and(|id| id.contains("libcuda-sys"))
                })?;
            are_committed(root, &made)?;
            quiet(&mut cargo("test -p libcuda-sys --doc")?)?;
        } else {
            quiet(&mut cargo("build -p libcuda-sys")?)?;
        }
    }
    documentation::of_headers(root)
}

/// Fails unless the declarations that a build made have the code of the committed ones, whose tests are then those of both. The
/// documentation differs.
fn are_committed(root: &Path, made: &Path) -> Result<()> {
    let committed = root.join("cuda-sys/src/declarations");
    let code = |path: &Path| {
        let tokens = shell::read(path)?.parse().map_err(shell::at(path))?;
        Ok::<_, String>(code(tokens))
    };
    let files = shell::files(made, "rs")?;
    shell::ensure(!files.is_empty(), || format!("{} has no declarations", made.display()))?;
    let same = |made_file: &PathBuf| {
        let committed = committed.join(made_file.strip_prefix(made).unwrap_or(made_file));
        let is_same = code(made_file)? == code(&committed)?;
        let other =
            || format!("{} has other code than {}", made_file.display(), committed.display());
        shell::ensure(is_same, other)
    };
    shell::all(files.iter().map(same)).map(drop)
}

/// Returns tokens as text, without the attributes that are documentation.
fn code(tokens: TokenStream) -> String {
    let mut code = String::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let inner = self::code(group.stream());
                match group.delimiter() {
                    Delimiter::Bracket if inner.starts_with("doc = ") => {
                        code.truncate(code.len() - "# ".len())
                    }
                    delimiter => write!(code, "{delimiter:?} ({inner}) ").expect("it is memory"),
                }
            }
            token => write!(code, "{token} ").expect("it is memory"),
        }
    }
    code
}

/// Runs the assertions on the declarations, as a user's machine does, and those of the matrix.
pub fn compilers(root: &Path) -> Result<()> {
    fidelity::check(root)?;
    targets::import_library(root)?;
    systest(root)
}

fn systest(root: &Path) -> Result<()> {
    quiet(&mut fetch::with_toolkit(root, "test -p cuda-checked --features systest --test abi")?)
}

/// Checks what the build script of libcuda-sys tells the user, if it cannot do its work, and its dependents.
pub fn build_script(root: &Path) -> Result<()> {
    failures(root)?;
    metadata(root)
}

/// Each error names the missing thing and the remedy. The search for toolkits and the directives have unit tests, with odd paths.
fn failures(root: &Path) -> Result<()> {
    let nowhere = root.join("target/nowhere");
    let bindgen = || fetch::with_toolkit(root, "check -p libcuda-sys --features bindgen");

    let text = fails(bindgen()?.env("CUDA_PATH", &nowhere))?;
    shell::expect(&text, &["CUDA_PATH", "nowhere", "build without the feature `bindgen`"])?;

    // No stub takes the place of what the user chose.
    let mut link = cargo(root, "check -p libcuda-sys --features link");
    let text = fails(link.env("CUDA_PATH", &nowhere))?;
    shell::expect(&text, &["CUDA_PATH", "nowhere", "build without the feature `link`"])?;

    let old = fetch::toolkit(root, RELEASES[0])?;
    let text = fails(fetch::with_toolkit(root, "check --features bindgen")?.env("CUDA_PATH", old))?;
    shell::expect(&text, &["13.5", "11.7"])?;

    // Without Cargo, which would build bindgen again for each of these variables.
    let script = packages::built(&mut bindgen()?, "/filenames/0", |message| {
        message["target"]["kind"][0] == "custom-build"
            && message["manifest_path"]
                .as_str()
                .is_some_and(|path| Path::new(path) == root.join("cuda-sys/Cargo.toml"))
    })?;
    let host = shell::own_host()?;
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    let refuses = |variable: &str, value: &Path, parts: &[&str]| {
        let mut script = Command::new(&script);
        script.current_dir(root.join("cuda-sys")).env("OUT_DIR", &nowhere);
        script.env("TARGET", &host).env("HOST", &host).env("CUDA_PATH", &toolkit);
        script.env("CARGO_CFG_TARGET_ARCH", ARCH).env("CARGO_CFG_TARGET_OS", OS);
        let text = shell::output(script.env(variable, value))?;
        shell::expect(&text, &["cargo::error=", "build without the feature `bindgen`"])?;
        shell::expect(&text, parts)
    };
    refuses("LIBCLANG_PATH", &nowhere, &["libclang was not found", "nowhere"])?;

    // Arguments with which clang has other types than the driver, or none at all.
    for (argument, part) in [
        ("-fshort-enums", "clang gives CU"),
        ("-fpack-struct=4", "clang gives CU"),
        ("-m32", "bindgen"),
        ("--no-such-argument", "no-such-argument"),
    ] {
        refuses("BINDGEN_EXTRA_CLANG_ARGS", argument.as_ref(), &[part, argument])?;
    }

    // `cargo check` does not link, and needs neither a library nor a compiler.
    let mut check = cargo(root, "check -p libcuda-sys --features link");
    quiet(check.env("CC", nowhere.join("cc")))
}

/// Checks the metadata that libcuda-sys gives the build scripts of its dependents.
fn metadata(root: &Path) -> Result<()> {
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    let old = fetch::toolkit(root, RELEASES[0])?;
    // A toolkit with a library to link with, and one release's header.
    let fake = root.join("target/toolkit");
    let stubs = linked::toolkit(root, &shell::own_host()?, &fake)?;
    for (features, toolkit, version, is_read, library) in [
        ("", &toolkit, "13050", false, None),
        ("--features bindgen", &toolkit, "13050", true, None),
        ("--features bindgen", &old, "11070", true, None),
        ("--features link", &fake, "13050", false, Some(&stubs)),
        ("--features link,bindgen", &fake, "13050", true, Some(&stubs)),
    ] {
        let mut check = fetch::with_toolkit(root, &format!("check -p metadata {features}"))?;
        check.env("CUDA_PATH", toolkit).env("EXPECT_VERSION", version);
        if is_read {
            check.env("EXPECT_ROOT", toolkit).env("EXPECT_INCLUDE", toolkit.join("include"));
        }
        quiet(check.envs(library.map(|library| ("EXPECT_LIB", library))))?;
    }
    Ok(())
}

/// Runs the demo, as its user does.
pub fn demo(root: &Path) -> Result<()> {
    let shown = shell::output(&mut cargo(root, "xtask demo"))?;
    shell::expect(
        &shown,
        &["492 functions of CUDA 13.5", "a checked call says: cuMemMap: ", "examples on "],
    )
}
