//! Downloads headers and libclang from PyPI, where NVIDIA and packagers of LLVM publish them. Each is downloaded once,
//! into `target/fetched/`.

use crate::shell::{self, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The releases whose headers are on PyPI, as package and version; the newest last.
pub const HEADERS: [(&str, &str); 17] = [
    ("nvidia-cuda-runtime-cu11", "11.7.99"),
    ("nvidia-cuda-runtime-cu11", "11.8.89"),
    ("nvidia-cuda-runtime-cu12", "12.0.146"),
    ("nvidia-cuda-runtime-cu12", "12.1.105"),
    ("nvidia-cuda-runtime-cu12", "12.2.140"),
    ("nvidia-cuda-runtime-cu12", "12.3.101"),
    ("nvidia-cuda-runtime-cu12", "12.4.127"),
    ("nvidia-cuda-runtime-cu12", "12.5.82"),
    ("nvidia-cuda-runtime-cu12", "12.6.77"),
    ("nvidia-cuda-runtime-cu12", "12.8.90"),
    ("nvidia-cuda-runtime-cu12", "12.9.79"),
    ("nvidia-cuda-runtime", "13.0.96"),
    ("nvidia-cuda-runtime", "13.1.80"),
    ("nvidia-cuda-runtime", "13.2.75"),
    ("nvidia-cuda-runtime", "13.3.29"),
    ("nvidia-cuda-runtime", "13.4.92"),
    NEWEST,
];

/// The release whose declarations are committed.
pub const NEWEST: (&str, &str) = ("nvidia-cuda-runtime", "13.5.37");

/// `cudaProfiler.h` of the newest release, which has its own package.
const PROFILER: (&str, &str) = ("nvidia-cuda-profiler-api", "13.5.25");

/// The libclang for the committed declarations. Another version may print them differently.
const LIBCLANG: (&str, &str) = ("libclang", "18.1.1");

/// Headers are the same for every platform, so the wheel may be for another one.
const LINUX: &[&str] = &["manylinux1_x86_64", "manylinux2014_x86_64"];

/// Returns the release of a package, like `13.5`.
pub fn release<'a>((_, version): (&str, &'a str)) -> &'a str {
    version.rsplit_once('.').map_or(version, |(release, _)| release)
}

/// Returns the toolkit folder of a release, which has `include/cuda.h`.
pub fn toolkit(root: &Path, package: (&str, &str)) -> Result<PathBuf> {
    let nvidia = wheel(root, package, LINUX)?.join("nvidia");
    let toolkit = find(&nvidia, &["cu13", "cuda_runtime"], "include/cuda.h")?;
    if package == NEWEST && release(PROFILER) != release(NEWEST) {
        return Err("xtask/src/fetch.rs: PROFILER is of another release than NEWEST".to_owned());
    }
    if package == NEWEST && !toolkit.join("include/cudaProfiler.h").exists() {
        let from = wheel(root, PROFILER, LINUX)?.join("nvidia/cu13/include/cudaProfiler.h");
        shell::copy(&from, &toolkit.join("include/cudaProfiler.h"))?;
    }
    Ok(toolkit)
}

/// Returns the folder of a release's headers.
pub fn include(root: &Path, package: (&str, &str)) -> Result<PathBuf> {
    Ok(toolkit(root, package)?.join("include"))
}

/// Returns the path of `cuda.lib`, NVIDIA's import library for Windows programs.
pub fn import_library(root: &Path) -> Result<PathBuf> {
    let nvidia = wheel(root, NEWEST, &["win_amd64"])?.join("nvidia");
    Ok(find(&nvidia, &["cu13"], "lib/x64/cuda.lib")?.join("lib/x64/cuda.lib"))
}

/// The folder of the pinned libclang. xtask and all that it starts have it in `LIBCLANG_PATH`: when this changes, Cargo
/// builds bindgen again. An editor that runs Cargo too needs the variable with this path.
pub fn libclang_folder(root: &Path) -> PathBuf {
    root.join("target/libclang")
}

/// Puts the pinned libclang into its folder, and returns this.
pub fn libclang(root: &Path) -> Result<PathBuf> {
    let wheel = wheel(root, LIBCLANG, &[])?;
    let data = format!("libclang-{}.data/platlib/clang/native", LIBCLANG.1);
    let folder = libclang_folder(root);
    shell::make_dir(&folder)?;
    for from in shell::entries(&find(&wheel, &[&data, "clang/native"], "")?)? {
        let to = folder.join(from.file_name().unwrap_or_default());
        // Replaces the file of an earlier version, while other programs may read it.
        let new = folder.join("new");
        shell::remove_file(&new)?;
        let put = fs::hard_link(&from, &new).or_else(|_| fs::copy(&from, &new).map(drop));
        put.and_then(|()| fs::rename(&new, &to)).map_err(shell::at(&to))?;
        // Where both are links of one file, `rename` leaves them.
        shell::remove_file(&new)?;
    }
    Ok(folder)
}

/// Fetches the pinned libclang for a build that has bindgen read headers of C itself. The pinned one comes without them: bindgen
/// asks `clang` where they are.
pub fn libclang_with_headers(root: &Path) -> Result<()> {
    shell::tool("clang", "clang")?;
    libclang(root).map(drop)
}

/// Returns the first of `folders` that has `file`.
fn find(root: &Path, folders: &[&str], file: &str) -> Result<PathBuf> {
    let candidates = folders.iter().map(|folder| root.join(folder));
    let found = candidates.into_iter().find(|folder| folder.join(file).exists());
    found.ok_or_else(|| format!("{} has no {file} in {folders:?}", root.display()))
}

/// Returns the unpacked wheel of a package; without platforms, the one for this machine.
fn wheel(root: &Path, (package, version): (&str, &str), platforms: &[&str]) -> Result<PathBuf> {
    let fetched = root.join("target/fetched");
    let suffix = platforms.first().filter(|_| platforms != LINUX).map(|p| format!("-{p}"));
    let folder = fetched.join(format!("{package}-{version}{}", suffix.unwrap_or_default()));
    if folder.exists() {
        return Ok(folder);
    }
    // The folder is either complete or missing, so an interrupted download is repeated.
    let partial = folder.with_extension("partial");
    let _ = fs::remove_dir_all(&partial);
    shell::make_dir(&partial)?;
    let mut pip = shell::command("python3", ["-m", "pip", "download", "--quiet", "--no-deps"]);
    pip.args(["--disable-pip-version-check", "--only-binary=:all:", "--dest"]).arg(&partial);
    for platform in platforms {
        pip.args(["--platform", platform]);
    }
    pip.arg(format!("{package}=={version}"));
    shell::step(&format!("fetching {package} {version}"), || {
        let needs = "python3 with pip fetches it from PyPI: see that both are there";
        shell::quiet(&mut pip).map_err(|error| format!("{error}\n{needs}"))
    })?;
    let whl = shell::entries(&partial)?.pop().ok_or("pip fetched nothing")?;
    shell::quiet(shell::command("python3", ["-m", "zipfile", "-e"]).arg(&whl).arg(&partial))?;
    let unpacked = fs::remove_file(whl).and_then(|()| fs::rename(&partial, &folder));
    unpacked.map_err(shell::at(&folder))?;
    Ok(folder)
}

/// NVIDIA's bindings for Python, and the package that they need.
const PYTHON: [&str; 2] = ["cuda-bindings==13.5.0", "cuda-pathfinder==1.9.1"];

/// A linter for the files that tell the repository's host what to run.
const ZIZMOR: [&str; 1] = ["zizmor==1.32.0"];

/// Returns a Python that finds NVIDIA's bindings for it.
pub fn python(root: &Path) -> Result<Command> {
    let mut python = shell::command("python3", ["-B"]);
    python.env("PYTHONPATH", installed(root, &PYTHON)?);
    Ok(python)
}

/// Returns the linter for the host's files.
pub fn zizmor(root: &Path) -> Result<Command> {
    Ok(Command::new(installed(root, &ZIZMOR)?.join("bin/zizmor")))
}

/// Returns the folder in which Python packages are installed.
fn installed(root: &Path, packages: &[&str]) -> Result<PathBuf> {
    let folder = root.join("target/fetched").join(packages[0].replace("==", "-"));
    if !folder.exists() {
        let partial = folder.with_extension("partial");
        let _ = fs::remove_dir_all(&partial);
        let mut pip = shell::command("python3", ["-m", "pip", "install", "--quiet", "--no-deps"]);
        pip.args(["--disable-pip-version-check", "--only-binary=:all:", "--target"]);
        pip.arg(&partial).args(packages);
        let what = format!("fetching {}", packages.join(" and "));
        shell::step(&what, || shell::quiet(&mut pip))?;
        fs::rename(&partial, &folder).map_err(shell::at(&folder))?;
    }
    Ok(folder)
}

/// Returns the C compiler that makes a program or a library from a file of the project, with the newest header, and links it
/// with the libraries beside it.
pub fn cc(root: &Path, source: &str, output: &Path) -> Result<Command> {
    let source = root.join(source);
    let mut cc = shell::command("cc", ["-g", "-Wall", "-isystem"]);
    cc.arg(include(root, NEWEST)?).arg(source.file_name().unwrap_or_default());
    cc.current_dir(source.parent().unwrap_or(root)).arg("-o").arg(output);
    cc.arg("-L").arg(output.parent().unwrap_or(root));
    Ok(cc)
}

/// Returns a Cargo that finds the newest header and the pinned libclang.
pub fn with_toolkit(root: &Path, args: &str) -> Result<Command> {
    let mut command = shell::cargo(root, args);
    command.env("CUDA_PATH", toolkit(root, NEWEST)?);
    libclang(root)?;
    Ok(command)
}
