//! The machine that the tests run on: one without a toolkit and without a driver, whatever is installed.
//!
//! The search of `libcuda-sys` and the system's loader are asked what they find. Its folder is then replaced by one that
//! lacks it, for this process and those that it starts, and they are asked again, until they find nothing.
//!
//! Where a machine has some and allows no mount namespace, the steps that need it say so and fail. The step "toolkits and
//! drivers are hidden" makes a machine with both for another step, and always needs a namespace. A plain `cargo test` hides
//! nothing: the programs of the documentation run on the machine's driver there, and no other test calls it.

use crate::headers::{self, HOST, RELEASES, TARGETS};
use crate::shell::{self, Result};
use crate::toolkit::{self, Machine, Target};
use crate::{bare, fetch, generate, linked, mounts};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::env;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs steps in a process without the variables that lead to a toolkit or a driver. If one is found without these, that
/// process has mounts of its own.
pub fn run(root: &Path, step: &str) -> Result<()> {
    let own = env::current_exe().map_err(|error| error.to_string())?;
    let is_bare = found(root)?.is_empty();
    let separate = if is_bare { Ok(Command::new(&own)) } else { mounts::separate(&own) };
    let failed = separate.as_ref().err().cloned().unwrap_or_default();
    let mut steps = separate.unwrap_or_else(|_| Command::new(&own));
    steps.args(["bare", &failed, step]);
    without_variables(&mut steps);
    if !is_bare {
        // Cargo does not see what is hidden, but the build script's variables: after builds with what was found, it runs
        // the script again. There are no packages in this folder.
        steps.env("PKG_CONFIG_PATH", mounts::layers(root));
    }
    shell::shown(&mut steps)
}

/// Hides toolkits and drivers in that process, unless its mounts `failed`. The steps that need a bare machine tell why it is
/// none.
pub fn hide(root: &Path, failed: &str) {
    let bare = hide_all(root, failed);
    if let Some(hidden) = bare.as_ref().ok().filter(|hidden| !hidden.is_empty()) {
        println!("hidden from the tests: what CUDA has in {}\n", shown(hidden));
    }
    bare::known(bare.map(drop));
}

fn without_variables(command: &mut Command) -> &mut Command {
    let known = variables();
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(|name| leads_elsewhere(name, &known)) {
            command.env_remove(name);
        }
    }
    command
}

/// Calls `ask` with the search's view of this machine, once for each target that has toolkits here.
fn each_target<T>(
    pkg_config: &dyn Fn(&str) -> std::result::Result<toolkit::Package, String>,
    ask: impl Fn(&Machine) -> T,
) -> Vec<T> {
    let host = format!("{}-unknown-linux-gnu", env::consts::ARCH);
    let linux = [HOST].into_iter().chain(TARGETS).filter(|target| target.contains("linux"));
    let each = linux.map(|triple| {
        let arch = triple.split('-').next().unwrap_or_default();
        ask(&Machine {
            target: Target { triple, host: &host, arch, os: "linux" },
            root: Path::new("/"),
            var: &|_| None,
            pkg_config,
        })
    });
    each.collect()
}

/// The variables that the build script reads in the search for a toolkit.
fn variables() -> BTreeSet<String> {
    let names = each_target(&|_| Err(String::new()), |machine| {
        let clang = generate::clang::variables(machine.target.triple);
        machine.target.variables().into_iter().chain(clang).collect::<Vec<_>>()
    });
    // xtask itself has set that one.
    names.into_iter().flatten().filter(|name| name != "LIBCLANG_PATH").collect()
}

/// Besides those of the search: NVIDIA's own, and those by which tests are sent to a real driver, begin with `CUDA_`.
fn leads_elsewhere(name: &str, known: &BTreeSet<String>) -> bool {
    known.contains(name) || name.starts_with("CUDA_") || name.contains("PKG_CONFIG")
}

fn shown(folders: &BTreeSet<PathBuf>) -> String {
    folders.iter().map(|folder| folder.display().to_string()).collect::<Vec<_>>().join(", ")
}

/// Returns the folders in which something was hidden.
fn hide_all(root: &Path, no_mounts: &str) -> Result<BTreeSet<PathBuf>> {
    let mut hidden = BTreeSet::new();
    loop {
        let found = found(root)?;
        if found.is_empty() {
            return Ok(hidden);
        }
        let failed = |error: &str| {
            format!(
                "these tests need a machine without a CUDA toolkit and without a driver. This one has parts of them in \
                 {}, and they could not be hidden: {error}",
                shown(&found)
            )
        };
        shell::ensure(no_mounts.is_empty(), || failed(no_mounts))?;
        for folder in &found {
            let is_new = hidden.insert(folder.clone());
            shell::ensure(is_new, || failed("they are found still"))?;
            let without = mounts::lay_over(root, folder, |layer| {
                let entries = shell::entries(folder)?;
                let names = entries.iter().map(|entry| shell::name(entry));
                let mut hidden = names.filter(|name| is_of_cuda(name));
                hidden.try_for_each(|name| mounts::mark_absent(&layer.join(&*name)))
            });
            without.map_err(|error| failed(&error))?;
        }
    }
}

/// The names that the search and the loader look for.
fn is_of_cuda(name: &str) -> bool {
    let package = name.strip_suffix(".pc").is_some_and(|name| name.starts_with("cuda"));
    let library = ["libcuda.so", "libnvrtc.so"].iter().any(|library| name.starts_with(library));
    name == "cuda.h" || library || package
}

/// Returns the folder of what each search finds first: a header, a library to link with, a package, and a driver.
fn found(root: &Path) -> Result<BTreeSet<PathBuf>> {
    let found = RefCell::new(BTreeSet::new());
    let put = |folder: &Path| {
        // A folder that is gone holds nothing.
        found.borrow_mut().extend(folder.canonicalize());
    };
    let pkg_config = |package: &str| {
        let mut ask = shell::command("pkg-config", ["--variable=pcfiledir", package]);
        let folder = shell::output(without_variables(&mut ask));
        folder.iter().for_each(|folder| put(Path::new(folder.trim())));
        Err(String::new())
    };
    each_target(&pkg_config, |machine| {
        toolkit::headers(machine).into_iter().for_each(|headers| put(&headers.include));
        toolkit::library(machine).into_iter().for_each(|library| put(&library.folder));
    });
    libraries(root)?.iter().filter_map(|library| library.parent()).for_each(put);
    Ok(found.into_inner())
}

/// Returns the paths of the libraries that the system's loader finds: the driver, under the names that `cuda_sys::load` gives
/// it, and the compiler NVRTC, with which more tests of existing bindings pass. It lists them without running them.
fn libraries(root: &Path) -> Result<Vec<PathBuf>> {
    let source = shell::read(&root.join("cuda-sys/src/load.rs"))?;
    let driver =
        |text: &&str| text.ends_with("libcuda.so.1") && !text.contains(char::is_whitespace);
    let mut names: BTreeSet<String> = source.split('"').filter(driver).map(str::to_owned).collect();
    shell::ensure(!names.is_empty(), || "cuda-sys/src/load.rs names no libcuda.so.1".to_owned())?;
    names.insert("libnvrtc.so".to_owned());
    let majors = toolkit::RELEASES.iter().filter_map(|release| release.split('.').next());
    names.extend(majors.map(|major| format!("libnvrtc.so.{major}")));
    // Any program will do.
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let mut list = Command::new(program);
    let preloaded: Vec<&str> = names.iter().map(String::as_str).collect();
    list.env("LD_TRACE_LOADED_OBJECTS", "1").env("LD_PRELOAD", preloaded.join(":"));
    let list = if cfg!(target_os = "linux") { shell::output(&mut list)? } else { String::new() };
    // `name => path (address)`, or `path (address)`.
    let paths = list.lines().filter_map(|line| {
        let (object, _) = line.trim().rsplit_once(" (")?;
        let (name, path) = object.split_once(" => ").unwrap_or((object, object));
        names.contains(name).then(|| PathBuf::from(path))
    });
    Ok(paths.collect())
}

/// Returns a folder for the library path with a driver whose every function ends the program.
pub fn trap(root: &Path) -> Result<PathBuf> {
    let folder = root.join("target/trap");
    let mut text = "#include <stdlib.h>\n".to_owned();
    for (symbol, _) in headers::functions(root, &generate::CORE)? {
        line!(text, "int {symbol}(void) {{ abort(); }}");
    }
    let (source, library) = (folder.join("driver.c"), folder.join("libcuda.so.1"));
    shell::write(&source, &text)?;
    let mut cc = shell::command("cc", ["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-o"]);
    shell::quiet(cc.arg(&library).arg(&source))?;
    Ok(folder)
}

/// The place of a toolkit, for the step that has one.
const STANDARD: &str = "/usr/local/cuda";

/// Tests that a step that needs a bare machine passes where there are a toolkit of the newest release in its usual place, and
/// variables that lead to another, to a package of pkg-config, and to a driver.
pub fn equipped(root: &Path) -> Result<()> {
    let folder = root.join("target/equipped");
    let stubs = linked::toolkit(root, &folder.join("toolkit"))?;
    let driver = trap(root)?;
    let package =
        format!("Name: cuda\nDescription: a toolkit\nVersion: 13.5\nLibs: -L{}\n", stubs.display());
    shell::write(&folder.join("pkg-config/cuda.pc"), &package)?;

    // It may be a link.
    let place = Path::new(STANDARD).canonicalize().unwrap_or(STANDARD.into());
    let mut tests = mounts::separate(&env::current_exe().map_err(|error| error.to_string())?)?;
    tests.args(["equipped", "build failures"]).env("LD_LIBRARY_PATH", &driver);
    let chosen = format!("{}_{}", toolkit::VARIABLES[0], shell::own_host()?);
    tests.env(chosen, fetch::toolkit(root, RELEASES[1])?);
    tests.env("PKG_CONFIG_PATH", folder.join("pkg-config"));
    let printed = shell::output(&mut tests)?;
    for hidden in [place.join("include"), place.join("lib64/stubs"), driver] {
        shell::expect(&printed, &[&hidden.to_string_lossy()])?;
    }
    shell::expect(&printed, &["1 passed, 0 failed"])
}

/// Puts the toolkit into its place, in a process that has its own mounts.
pub fn equip(root: &Path) -> Result<()> {
    let place = Path::new(STANDARD);
    if !place.exists() {
        let (parent, name) = place.parent().zip(place.file_name()).expect("it is in a folder");
        mounts::lay_over(root, parent, |layer| shell::make_dir(&layer.join(name)))?;
    }
    mounts::bind(&root.join("target/equipped/toolkit"), place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_that_lead_elsewhere() {
        let known = variables();
        let leads = |name: &str| leads_elsewhere(name, &known);
        for name in toolkit::VARIABLES {
            assert!(leads(name) && leads(&format!("{name}_aarch64_unknown_linux_gnu")), "{name}");
        }
        for name in ["VIRTUAL_ENV", "CONDA_PREFIX", "PKG_CONFIG_PATH", "HOST_PKG_CONFIG_LIBDIR"] {
            assert!(leads(name), "{name}");
        }
        assert!(leads("BINDGEN_EXTRA_CLANG_ARGS_x86_64-unknown-linux-gnu"));
        assert!(leads("CUDA_CHECKED_REAL_DRIVER") && leads("CUDA_CHECKED_MULTICAST"));
        assert!(!leads("PATH") && !leads("LIBCLANG_PATH") && !leads("CC"));
    }

    #[test]
    fn names_that_are_hidden() {
        for name in
            ["cuda.h", "libcuda.so", "libcuda.so.550.54.14", "libnvrtc.so.13", "cuda-12.4.pc"]
        {
            assert!(is_of_cuda(name), "{name}");
        }
        for name in ["stdio.h", "libc.so.6", "libcudart.so", "cudart.pc.in", "libclang.so"] {
            assert!(!is_of_cuda(name), "{name}");
        }
    }
}
