//! `cargo xtask`. This program needs no crate from a registry, so that it starts at once. It runs the demo itself, which needs
//! bindgen only in the build of `libcuda-sys`, and builds `xtask` for everything else.

#[path = "../../build.rs"]
#[allow(dead_code, unexpected_cfgs)] // its `main`, and a feature of its package
mod checked;
mod demo;

use generator::toolkit;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use xtask::{fetch, model, shell};

/// Whether a variable leads to a toolkit, sends tests to a real driver, or has arguments for clang.
fn leads_elsewhere(name: &str) -> bool {
    ["BINDGEN_EXTRA_CLANG_ARGS", "CONDA_PREFIX", "CUDA_", "VIRTUAL_ENV"]
        .iter()
        .any(|start| name.starts_with(start))
        || name.contains("PKG_CONFIG")
}

/// The program that the package xtask builds.
fn tools(root: &Path) -> PathBuf {
    root.join("target/debug/xtask").with_extension(std::env::consts::EXE_EXTENSION)
}

fn main() -> ExitCode {
    run().unwrap_or_else(|message| {
        eprintln!("{message}");
        ExitCode::FAILURE
    })
}

fn run() -> shell::Result<ExitCode> {
    let root = &shell::root()?;
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments == ["demo"] {
        return demo::run(root).map(|()| ExitCode::SUCCESS);
    }
    if !tools(root).exists() {
        println!("cargo xtask builds its tools first, with bindgen: about a minute.");
    }
    let mut tools = shell::cargo(root, "run --quiet --package xtask --");
    tools.env("LIBCLANG_PATH", fetch::libclang_folder(root));
    if arguments.first().is_some_and(|command| command == "test") {
        // The tests are of the same toolkits and drivers on every machine: they name their own.
        for name in std::env::vars_os().filter_map(|(name, _)| name.into_string().ok()) {
            if leads_elsewhere(&name) {
                tools.env_remove(name);
            }
        }
    }
    if arguments == ["test"] && std::env::var_os("CARGO_INCREMENTAL").is_none() {
        // The whole run builds nearly everything once, and the files for a second build take time to write.
        tools.env("CARGO_INCREMENTAL", "0");
    }
    let status = tools.args(arguments).status().map_err(|error| format!("{tools:?}: {error}"))?;
    Ok(ExitCode::from(u8::try_from(status.code().unwrap_or(1)).unwrap_or(1)))
}
