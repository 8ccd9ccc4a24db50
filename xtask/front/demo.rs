//! From a real `cuda.h` to running programs, on whatever machine this is.

use crate::checked::{NEEDED, dotted};
use crate::shell::{self, Result};
use crate::{fetch, model, toolkit};
use std::env;
use std::path::Path;
use std::process::Command;

/// The examples that run after `quickstart`, with their arguments. The last is for the model alone.
const EXAMPLES: [(&str, &str); 4] =
    [("memory_pool", ""), ("growable_buffer", ""), ("ipc", ""), ("multicast", "--create")];

pub fn run(root: &Path) -> Result<()> {
    println!(
        "The first time, this demo takes some 65 processor seconds: less than a minute on two cores that have nothing else to \
         do. It:\n  \
         1. finds a cuda.h, or downloads NVIDIA's from PyPI;\n  \
         2. has bindgen make the declarations from it, and builds the crates with them;\n  \
         3. runs the examples on this machine's GPU, or on a model of the driver.\n"
    );
    let part = |number: u32, what: &str| println!("\n== {number} of 3: {what}");
    part(1, "a cuda.h");
    let host = shell::own_host()?;
    let found = found(root, &host)?;
    println!(
        "cuda.h of CUDA {}: {} ({})",
        dotted(found.release),
        found.include.display(),
        found.origin
    );
    // An older toolkit than cuda-checked needs still serves libcuda-sys.
    let older = found.release < NEEDED;
    if older {
        println!("cuda-checked needs CUDA {}: its committed declarations serve.", dotted(NEEDED));
    }
    let libclang = match env::var_os("LIBCLANG_PATH") {
        Some(_) => None,
        None => fetch::libclang(root)
            .inspect_err(|error| println!("{error}\nWithout it, this machine's libclang serves."))
            .ok(),
    };
    part(2, "the build, of which Cargo shows how far it is");
    // bindgen reads one header here: to optimize it takes longer than that saves. Nobody needs lines in backtraces or an incremental
    // build of this either. Once xtask is built, its own builds serve, and so the settings stay those of the manifest.
    let mut plain = Vec::new();
    if !crate::tools(root).exists() {
        let manifest = shell::read(&root.join("Cargo.toml"))?;
        let optimized = manifest.lines().filter_map(|line| line.split_once(" = { opt-level"));
        let optimized = optimized.map(|(name, _)| format!("package.{name}.opt-level=0"));
        let others = ["debug=false", "incremental=false"].map(str::to_owned);
        for setting in optimized.chain(others) {
            plain.extend(["--config".to_owned(), format!("profile.dev.{setting}")]);
        }
    }
    let cargo = |args: String| {
        println!("\n$ cargo {args}");
        let mut cargo = shell::cargo(root, &args);
        // Some of these would come before `CUDA_PATH`.
        for name in target(&host).variables() {
            cargo.env_remove(name);
        }
        cargo.args(&plain).env("CUDA_PATH", &found.root);
        cargo.envs(libclang.iter().map(|folder| ("LIBCLANG_PATH", folder)));
        shown(&mut cargo)
    };
    let load = "--example load --features bindgen";
    if older {
        cargo(format!("build --package libcuda-sys {load}"))?;
    }
    let on_linux = cfg!(target_os = "linux");
    let examples: String = EXAMPLES.iter().map(|(name, _)| format!(" --example {name}")).collect();
    let (model_package, examples) = match on_linux {
        true => (" --package libcuda-model", examples.as_str()),
        false => ("", ""),
    };
    cargo(format!(
        "build --package cuda-checked --package libcuda-sys{model_package} --lib --example quickstart{examples} {}",
        if older { "" } else { load }
    ))?;

    part(3, "the examples");
    let program = |name: &str| root.join("target/debug/examples").join(name);
    let load = shell::output(&mut Command::new(program("load")))?;
    let declared = load.lines().next().ok_or("the example load prints nothing")?;
    let driver = load.lines().any(|line| line == "there is a driver");
    let model = match on_linux && !driver {
        true => {
            println!(
                "\nThis machine has no driver. The examples run on a MODEL of one: it has two devices, and only the \
                 functions that examples and tests need."
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
        shown(&mut example)?;
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

fn target(host: &str) -> toolkit::Target<'_> {
    toolkit::Target { triple: host, host, arch: env::consts::ARCH, os: env::consts::OS }
}

/// The machine's toolkit, or NVIDIA's headers from PyPI.
fn found(root: &Path, host: &str) -> Result<toolkit::Headers> {
    let machine = toolkit::Machine {
        target: target(host),
        root: Path::new("/"),
        var: &|name| env::var_os(name),
        pkg_config: &|_| Err("not asked".to_owned()),
    };
    toolkit::headers(&machine).or_else(|reason| {
        match reason.chosen {
            true => println!("{reason}\nThe demo uses NVIDIA's headers instead."),
            false => println!("This machine has no usable CUDA toolkit."),
        }
        let (package, version) = fetch::NEWEST;
        let root = fetch::toolkit(root, fetch::NEWEST)?;
        let include = root.join("include");
        let text = shell::read(&include.join("cuda.h"))?;
        let release = toolkit::release_of(&text).map_err(|reason| format!("cuda.h {reason}"))?;
        let origin = format!("{package} {version} of PyPI");
        Ok(toolkit::Headers { root, include, release, origin, library: None })
    })
}

/// Runs a program that prints for the user, and fails if it does.
fn shown(command: &mut Command) -> shell::Result<()> {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    shell::ensure(status.success(), || format!("{command:?}: {status}"))
}
