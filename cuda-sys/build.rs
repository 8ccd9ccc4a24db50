//! By default this only says which declarations the crate has. With the feature `bindgen` it makes them
//! from the toolkit's `cuda.h`; with the feature `link` it finds or makes a `libcuda.so` to link with.

#[cfg(feature = "bindgen")]
#[path = "build/generate/mod.rs"]
#[allow(dead_code, unused_imports)] // `cargo xtask` uses more of it
mod generate;
#[cfg(feature = "link")]
#[path = "build/stub.rs"]
mod stub;
#[cfg(any(feature = "bindgen", feature = "link"))]
#[path = "build/toolkit.rs"]
#[allow(dead_code)] // `bindgen` looks for headers, `link` for a library
mod toolkit;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    if let Err(message) = run() {
        // Cargo takes one line at a time. The remedy comes last: people paste only the tail.
        for line in message.lines() {
            println!("cargo::error={line}");
        }
    }
}

fn run() -> Result<(), String> {
    let declarations = declarations()?;
    let types = read(&declarations.join("types.rs"))?;
    let (_, rest) =
        types.split_once("CUDA_VERSION: u32 = ").ok_or("types.rs has no CUDA_VERSION")?;
    let version = rest.split(';').next().unwrap_or_default();
    println!("cargo::metadata=VERSION={version}");

    #[cfg(feature = "link")]
    link(&declarations)?;
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// A variable that Cargo sets for build scripts.
fn cargo(name: &str) -> Result<String, String> {
    env::var(name).map_err(|error| format!("{name}: {error}: run this by Cargo"))
}

/// Whether this build has the module, by the feature of that name.
#[cfg(any(feature = "bindgen", feature = "link"))]
fn enabled(module: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{}", module.to_ascii_uppercase())).is_some()
}

/// The folder with the files that the crate includes.
#[cfg(not(feature = "bindgen"))]
fn declarations() -> Result<PathBuf, String> {
    let committed = PathBuf::from(cargo("CARGO_MANIFEST_DIR")?).join("src/declarations");
    println!("cargo::rerun-if-changed={}", committed.display());
    Ok(committed)
}

#[cfg(feature = "bindgen")]
fn declarations() -> Result<PathBuf, String> {
    let target = cargo("TARGET")?;
    let headers =
        with_machine(|machine| toolkit::headers(machine).map_err(|error| error.to_string()))?;
    let root = PathBuf::from(cargo("CARGO_MANIFEST_DIR")?);
    let source = generate::Source { include: &headers.include, crate_root: &root, target: &target };
    let units: Vec<_> = generate::UNITS.iter().filter(|unit| enabled(unit.name)).collect();
    for input in generate::inputs(&source, &units) {
        println!("cargo::rerun-if-changed={}", input.display());
    }
    for variable in ["LIBCLANG_PATH", "LLVM_CONFIG_PATH", "CLANG_PATH"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    println!("cargo::metadata=INCLUDE={}", headers.include.display());
    println!("cargo::metadata=ROOT={}", headers.root.display());
    if let (Some(library), false) = (&headers.library, cfg!(feature = "link")) {
        println!("cargo::metadata=LIB={}", library.display());
    }
    let out = PathBuf::from(cargo("OUT_DIR")?);
    let declarations = generate::read(&source, &units)?;
    let docs = generate::docs(&source, &declarations)?;
    let reference = generate::Reference::read(&root)?;
    let files = generate::emit(&declarations, generate::history::TEXT, &docs, &reference)?;
    for (name, text) in files {
        let path = out.join(name);
        let written = fs::create_dir_all(path.parent().unwrap_or(&out));
        let written = written.and_then(|()| fs::write(&path, text));
        written.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(out)
}

/// Has the linker use the toolkit's `libcuda.so`, the system's, or one made here.
#[cfg(feature = "link")]
fn link(declarations: &Path) -> Result<(), String> {
    if cargo("CARGO_CFG_TARGET_OS")? == "windows" {
        // The foreign block names the DLL itself, and needs no import library.
        return Ok(());
    }
    let found =
        with_machine(|machine| toolkit::library(machine).map_err(|error| error.to_string()));
    let library = match found {
        Ok(library) => {
            println!("cargo::metadata=LIB={}", library.folder.display());
            Ok(library.folder)
        }
        Err(_) => {
            let (target, host, out) = (cargo("TARGET")?, cargo("HOST")?, cargo("OUT_DIR")?);
            for variable in stub::variables(&target) {
                println!("cargo::rerun-if-env-changed={variable}");
            }
            let mut functions = read(&declarations.join("functions.rs"))?;
            // A module's folder has its name.
            let folders = fs::read_dir(declarations);
            let folders =
                folders.map_err(|error| format!("{}: {error}", declarations.display()))?;
            for folder in folders.flatten() {
                if enabled(&folder.file_name().to_string_lossy()) {
                    functions += &read(&folder.path().join("functions.rs"))?;
                }
            }
            stub::build(&functions, &target, &host, Path::new(&out))
        }
    };
    match library {
        Ok(folder) => {
            println!("cargo::rustc-link-search=native={}", folder.display());
            println!("cargo::rustc-link-lib=dylib=cuda");
        }
        // `cargo check` and `cargo doc` do not link and need no library. What does link fails, and the
        // linker repeats the name of the library that it was to find.
        Err(reason) => {
            println!("cargo::warning={reason}");
            println!("cargo::rustc-link-lib=dylib={}", stub::explain(&reason));
        }
    }
    Ok(())
}

/// Gives `look` this machine, as the search for the toolkit sees it.
#[cfg(any(feature = "bindgen", feature = "link"))]
fn with_machine<T>(look: impl FnOnce(&toolkit::Machine) -> Result<T, String>) -> Result<T, String> {
    let (triple, host) = (cargo("TARGET")?, cargo("HOST")?);
    let (arch, os) = (cargo("CARGO_CFG_TARGET_ARCH")?, cargo("CARGO_CFG_TARGET_OS")?);
    let machine = toolkit::Machine {
        target: toolkit::Target { triple: &triple, host: &host, arch: &arch, os: &os },
        root: Path::new("/"),
        var: &|name| env::var_os(name),
        pkg_config: &pkg_config,
    };
    for variable in ["PKG_CONFIG", "PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    for variable in machine.target.variables() {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    look(&machine)
}

/// The folders of a package. Where a linked build is all that is asked for, the crate `pkg-config` would take
/// longer to build than the rest.
#[cfg(feature = "bindgen")]
fn pkg_config(package: &str) -> Result<toolkit::Package, String> {
    let mut query = pkg_config::Config::new();
    query.cargo_metadata(false).print_system_cflags(true).print_system_libs(true);
    let found = query.probe(package).map_err(|error| match error {
        // Its own text is a page on how to install a package.
        pkg_config::Error::Failure { .. } | pkg_config::Error::ProbeFailure { .. } => {
            "not in pkg-config's search path".to_owned()
        }
        error => error.to_string(),
    })?;
    Ok(toolkit::Package { include_paths: found.include_paths, link_paths: found.link_paths })
}

#[cfg(all(feature = "link", not(feature = "bindgen")))]
fn pkg_config(package: &str) -> Result<toolkit::Package, String> {
    if cargo("TARGET")? != cargo("HOST")? {
        return Err("not asked, for it knows of this machine's libraries only".to_owned());
    }
    let program = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".to_owned());
    let ask = |arguments: &[&str]| {
        let mut query = std::process::Command::new(&program);
        query.env("PKG_CONFIG_ALLOW_SYSTEM_LIBS", "1").args(arguments);
        let output = query.output().map_err(|error| format!("{program}: {error}"))?;
        Ok::<_, String>(String::from_utf8_lossy(&output.stdout).into_owned())
    };
    // One question instead of one for each release.
    static KNOWN: std::sync::OnceLock<Result<String, String>> = std::sync::OnceLock::new();
    let known = KNOWN.get_or_init(|| ask(&["--list-all"])).as_ref().map_err(String::clone)?;
    if !known.lines().any(|line| line.split_whitespace().next() == Some(package)) {
        return Err("not in pkg-config's search path".to_owned());
    }
    let flags = ask(&["--libs-only-L", package])?;
    let folders = flags.split_whitespace().filter_map(|flag| flag.strip_prefix("-L"));
    Ok(toolkit::Package {
        include_paths: Vec::new(),
        link_paths: folders.map(PathBuf::from).collect(),
    })
}
