//! By default this only says which declarations the crate has. With the feature `bindgen` it makes them
//! from the toolkit's `cuda.h`; with the feature `link` it finds or makes a `libcuda.so` to link with.

#[path = "build/generator.rs"]
#[allow(dead_code, unused_imports)] // other features and `cargo xtask` use more of it
mod generator;

#[cfg(feature = "bindgen")]
use generator::generate;
#[cfg(feature = "link")]
use generator::stub;
#[cfg(any(feature = "bindgen", feature = "link"))]
use generator::toolkit;

use generator::directive::{print, print_lines};
#[cfg(any(feature = "bindgen", feature = "link"))]
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    // The remedy comes last: people paste only the tail.
    if let Err(message) = run() {
        print_lines("error", &message);
    }
}

fn run() -> Result<(), String> {
    for own in ["build.rs", "build"] {
        print("rerun-if-changed", own, own)?;
    }
    let declarations = declarations()?;
    let types = read(&declarations.join("types.rs"))?;
    let (_, rest) =
        types.split_once("CUDA_VERSION: u32 = ").ok_or("types.rs has no CUDA_VERSION")?;
    let version = rest.split(';').next().unwrap_or_default();
    print("metadata=VERSION", version, "CUDA_VERSION")?;

    #[cfg(feature = "link")]
    link(&declarations)?;
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// A variable that Cargo sets for build scripts.
#[cfg(any(feature = "bindgen", feature = "link"))]
fn cargo(name: &str) -> Result<String, String> {
    env::var(name).map_err(|error| match error {
        env::VarError::NotPresent => format!("{name} is not set: have Cargo run this"),
        env::VarError::NotUnicode(value) => {
            format!(
                "{name} is {value:?}, which is not UTF-8\nbuild in a folder whose path is UTF-8"
            )
        }
    })
}

/// Whether this build has the module, by the feature of that name.
#[cfg(any(feature = "bindgen", feature = "link"))]
fn enabled(module: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{}", module.to_ascii_uppercase())).is_some()
}

/// Has Cargo run this again where one of these variables is another.
#[cfg(any(feature = "bindgen", feature = "link"))]
fn depend_on<S: AsRef<str>>(variables: impl IntoIterator<Item = S>) -> Result<(), String> {
    let mut variables = variables.into_iter();
    variables.try_for_each(|name| print("rerun-if-env-changed", name.as_ref(), "TARGET"))
}

/// The folder with the files that the crate includes.
#[cfg(not(feature = "bindgen"))]
fn declarations() -> Result<PathBuf, String> {
    // Cargo starts this in the package's folder.
    let committed = "src/declarations";
    print("rerun-if-changed", committed, committed)?;
    Ok(committed.into())
}

#[cfg(feature = "bindgen")]
fn declarations() -> Result<PathBuf, String> {
    let target = cargo("TARGET")?;
    let headers = with_machine(toolkit::headers)?.map_err(|error| error.to_string())?;
    // Cargo starts this in the package's folder.
    let source =
        generate::Source { include: &headers.include, crate_root: Path::new(""), target: &target };
    let units: Vec<_> = generate::UNITS.iter().filter(|unit| enabled(unit.name)).collect();
    for input in generate::inputs(&source, &units) {
        print("rerun-if-changed", input, &headers.origin)?;
    }
    depend_on(generate::clang::variables(&target))?;
    print("metadata=INCLUDE", &headers.include, &headers.origin)?;
    print("metadata=ROOT", &headers.root, &headers.origin)?;
    if let (Some(library), false) = (&headers.library, cfg!(feature = "link")) {
        print("metadata=LIB", library, &headers.origin)?;
    }
    if let Some(remark) = headers.remark() {
        print_lines("warning", &remark);
    }
    let out = PathBuf::from(cargo("OUT_DIR")?);
    let declarations = generate::read(&source, &units)?;
    let docs = generate::docs(&source, &declarations)?;
    let reference = generate::Reference::read(source.crate_root)?;
    let files = generate::emit(&declarations, generate::history::TEXT, &docs, &reference)?;
    let release = generate::history::dotted(declarations[0].release);
    let made = format!("Created by libcuda-sys from the headers of CUDA {release}. Do not edit.");
    for (name, text) in files {
        let made = generate::comment(&name, &made);
        let path = out.join(name);
        let written = fs::create_dir_all(path.parent().unwrap_or(&out));
        let written = written.and_then(|()| fs::write(&path, made + &text));
        written.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    #[cfg(feature = "__systest")]
    asserts(&out)?;
    Ok(out)
}

/// Writes what `cuda.h` must be if the committed declarations are right, once for the C compiler and once for rustc.
#[cfg(feature = "__systest")]
fn asserts(out: &Path) -> Result<(), String> {
    let committed = "src/declarations";
    print("rerun-if-changed", committed, committed)?;
    let (c, rust) = generate::asserts::committed(Path::new(committed))?;
    for (name, text) in [("asserts.c", c), ("asserts.rs", rust)] {
        let path = out.join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    print("metadata=ASSERTS", out, "OUT_DIR")
}

/// Has the linker use the toolkit's `libcuda.so`, the system's, or one made here.
#[cfg(feature = "link")]
fn link(declarations: &Path) -> Result<(), String> {
    if cargo("CARGO_CFG_TARGET_OS")? == "windows" {
        // The foreign block names the DLL itself, and needs no import library.
        return Ok(());
    }
    let (library, from) = match with_machine(toolkit::library)? {
        Ok(library) => {
            print("metadata=LIB", &library.folder, &library.origin)?;
            (Ok(library.folder), library.origin)
        }
        // A stub in place of what the user chose would be a surprise.
        Err(error) if error.chosen => return Err(error.to_string()),
        Err(error) => {
            if let Some(package) = error.passed_over {
                print_lines("warning", &format!("{package}; a stub is made in its place"));
            }
            let (target, host, out) = (cargo("TARGET")?, cargo("HOST")?, cargo("OUT_DIR")?);
            depend_on(stub::variables(&target))?;
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
            (stub::build(&functions, &target, &host, Path::new(&out)), "OUT_DIR".to_owned())
        }
    };
    match library {
        Ok(folder) => {
            print("rustc-link-search=native", folder, &from)?;
            print("rustc-link-lib=dylib", "cuda", &from)
        }
        // `cargo check` and `cargo doc` do not link and need no library. What does link fails, and the
        // linker repeats the name of the library that it was to find.
        Err(reason) => {
            print_lines("warning", &reason);
            print("rustc-link-lib=dylib", stub::explain(&reason), "CC")
        }
    }
}

/// Gives `look` this machine, as the search for the toolkit sees it.
#[cfg(any(feature = "bindgen", feature = "link"))]
fn with_machine<T>(look: impl FnOnce(&toolkit::Machine) -> T) -> Result<T, String> {
    let (triple, host) = (cargo("TARGET")?, cargo("HOST")?);
    let (arch, os) = (cargo("CARGO_CFG_TARGET_ARCH")?, cargo("CARGO_CFG_TARGET_OS")?);
    let machine = toolkit::Machine {
        target: toolkit::Target { triple: &triple, host: &host, arch: &arch, os: &os },
        root: Path::new("/"),
        var: &|name| env::var_os(name),
        pkg_config: &pkg_config,
    };
    depend_on(["PKG_CONFIG", "PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR"])?;
    depend_on(machine.target.variables())?;
    Ok(look(&machine))
}

#[cfg(any(feature = "bindgen", feature = "link"))]
const UNKNOWN: &str = "not in pkg-config's search path";

/// The folders of a package. Where a linked build is all that is asked for, the crate `pkg-config` would take
/// longer to build than the rest.
#[cfg(feature = "bindgen")]
fn pkg_config(package: &str) -> Result<toolkit::Package, String> {
    let mut query = pkg_config::Config::new();
    query.cargo_metadata(false).print_system_cflags(true).print_system_libs(true);
    let probe = || {
        query.probe(package).map_err(|error| match error {
            // Its own text is a page on how to install a package.
            pkg_config::Error::Failure { .. } | pkg_config::Error::ProbeFailure { .. } => {
                UNKNOWN.to_owned()
            }
            error => error.to_string(),
        })
    };
    // The crate panics where the answer is not UTF-8.
    let found = generate::clang::unwound(probe)?;
    Ok(toolkit::Package { include_paths: found.include_paths, link_paths: found.link_paths })
}

#[cfg(all(feature = "link", not(feature = "bindgen")))]
fn pkg_config(package: &str) -> Result<toolkit::Package, String> {
    if cargo("TARGET")? != cargo("HOST")? {
        return Err("not asked, for it knows of this machine's libraries only".to_owned());
    }
    let program = env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    let ask = |arguments: &[&str]| {
        let mut query = std::process::Command::new(&program);
        query.env("PKG_CONFIG_ALLOW_SYSTEM_LIBS", "1").args(arguments);
        let failed = |reason: &str| format!("{}: {reason}", generator::directive::shown(&program));
        let output = query.output().map_err(|error| failed(&error.to_string()))?;
        match output.status.success() {
            true => Ok(output.stdout),
            false => Err(failed(&String::from_utf8_lossy(&output.stderr))),
        }
    };
    // One question instead of one for each release.
    static KNOWN: std::sync::OnceLock<Result<Vec<u8>, String>> = std::sync::OnceLock::new();
    let known = KNOWN.get_or_init(|| ask(&["--list-all"])).as_ref().map_err(String::clone)?;
    let known = String::from_utf8_lossy(known);
    if !known.lines().any(|line| line.split_whitespace().next() == Some(package)) {
        return Err(UNKNOWN.to_owned());
    }
    let link_paths = toolkit::folders_in(&ask(&["--libs-only-L", package])?);
    Ok(toolkit::Package { include_paths: Vec::new(), link_paths })
}
