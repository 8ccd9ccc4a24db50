//! From a real `cuda.h` to running programs, on whatever machine this is.

use crate::shell::{self, Result};
use crate::{fetch, model, toolkit};
use std::env;
use std::path::Path;
use std::process::Command;

/// `cuda-checked` needs declarations of this release or newer.
const CHECKED: u32 = 13050;

/// The examples that run after `quickstart`, with their arguments. The last is for the model alone.
const EXAMPLES: [(&str, &str); 4] =
    [("memory_pool", ""), ("growable_buffer", ""), ("ipc", ""), ("multicast", "--create")];

/// The packages that the workspace optimises, as variables name them.
const OPTIMISED: [&str; 3] = ["BINDGEN", "PROC_MACRO2", "SYN"];

pub fn run(root: &Path) -> Result<()> {
    println!(
        "This demo takes about a minute the first time. It:\n  \
         1. finds a cuda.h, or downloads NVIDIA's from PyPI;\n  \
         2. has bindgen make the declarations from it, and builds the crates with them;\n  \
         3. runs the examples on this machine's GPU, or on a model of the driver.\n"
    );
    let host = shell::host(&mut shell::command("rustc", ["-vV"]))?;
    let found = found(root, &host)?;
    println!(
        "cuda.h of CUDA {}: {} ({})",
        name(found.release),
        found.include.display(),
        found.origin
    );
    // An older toolkit than cuda-checked needs still serves libcuda-sys.
    let bindgen = match found.release >= CHECKED {
        true => "--features bindgen",
        false => {
            println!(
                "cuda-checked needs CUDA {}: its committed declarations serve.",
                name(CHECKED)
            );
            ""
        }
    };
    let libclang = match env::var_os("LIBCLANG_PATH") {
        Some(_) => None,
        None => fetch::libclang(root)
            .inspect_err(|error| println!("{error}\nWithout it, this machine's libclang serves."))
            .ok(),
    };
    let cargo = |args: String| {
        println!("\n$ cargo {args}");
        let mut cargo = shell::cargo(root, &args);
        cargo.env("CUDA_PATH", &found.root);
        cargo.envs(libclang.iter().map(|folder| ("LIBCLANG_PATH", folder)));
        // It reads one header. To optimise it, as xtask does, takes longer than that saves.
        cargo.envs(
            OPTIMISED.map(|name| (format!("CARGO_PROFILE_DEV_PACKAGE_{name}_OPT_LEVEL"), "0")),
        );
        match cargo.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("cargo {args}: {status}")),
            Err(error) => Err(format!("cargo {args}: {error}")),
        }
    };
    let on_linux = cfg!(target_os = "linux");
    if bindgen.is_empty() {
        cargo("build --package libcuda-sys --example load --features bindgen".to_owned())?;
    }
    let examples: String = EXAMPLES.iter().map(|(name, _)| format!(" --example {name}")).collect();
    let (model_package, examples) = match on_linux {
        true => (" --package model-driver", examples.as_str()),
        false => ("", ""),
    };
    cargo(format!(
        "build --package cuda-checked --package libcuda-sys{model_package} --lib --example load --example quickstart{examples} {bindgen}"
    ))?;

    let program = |name: &str| root.join("target/debug/examples").join(name);
    let load = shell::output(&mut Command::new(program("load")))?;
    let declared = load.lines().next().ok_or("the example load prints nothing")?;
    let driver = load.lines().any(|line| line == "there is a driver");
    let model = match on_linux && !driver {
        true => {
            println!(
                "\nThis machine has no driver. The examples run on a MODEL of one, with two devices."
            );
            Some(model::place(root)?)
        }
        false => None,
    };
    let mut ran = 0;
    let examples =
        EXAMPLES.iter().filter(|(name, _)| on_linux && (*name != "multicast" || !driver));
    for (name, argument) in [("quickstart", "")].iter().chain(examples) {
        println!("\n$ target/debug/examples/{name} {argument}");
        let mut example = Command::new(program(name));
        example.args(argument.split_whitespace());
        if let Some(folder) = &model {
            example.env("LD_LIBRARY_PATH", folder).env("CUDA_MODEL_DEVICES", "2");
        }
        let status = example.status().map_err(|error| format!("{name}: {error}"))?;
        if !status.success() {
            return Err(format!("{name} ended with {status}"));
        }
        ran += 1;
    }
    let place = match (driver, &model) {
        (true, _) => "this machine's driver",
        (false, Some(_)) => "a model of the driver",
        (false, None) => "no driver",
    };
    println!(
        "\nThe demo has shown:\n  \
         - {declared}, made by bindgen from {}\n  \
         - a mistake as the raw call reports it, and as the checked call does (in quickstart)\n  \
         - {ran} examples on {place}\n\
         Next: `cargo doc --open` for the guides, or `cargo run --example quickstart` without bindgen.",
        found.include.display()
    );
    Ok(())
}

/// A release as people write it.
fn name(release: u32) -> String {
    format!("{}.{}", release / 1000, release % 1000 / 10)
}

/// The machine's toolkit, or NVIDIA's headers from PyPI.
fn found(root: &Path, host: &str) -> Result<toolkit::Headers> {
    let machine = toolkit::Machine {
        target: toolkit::Target {
            triple: host,
            host,
            arch: env::consts::ARCH,
            os: env::consts::OS,
        },
        root: Path::new("/"),
        var: &|name| env::var_os(name),
        pkg_config: &|_| Err("not asked".to_owned()),
    };
    toolkit::headers(&machine).or_else(|_| {
        println!("This machine has no usable CUDA toolkit.");
        let (package, version) = fetch::NEWEST;
        let root = fetch::toolkit(root, fetch::NEWEST)?;
        let include = root.join("include");
        let text = shell::read(&include.join("cuda.h"))?;
        let release = toolkit::release_of(&text).ok_or("cuda.h defines no CUDA_VERSION")?;
        let origin = format!("{package} {version} of PyPI");
        Ok(toolkit::Headers { root, include, release, origin, library: None })
    })
}
