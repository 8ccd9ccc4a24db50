//! Puts the library where the system's loader finds it, and becomes the program.

use cuda_validate_library::{Library, limit, shared_library, undo_runtime};
use std::env;
use std::ffi::OsString;
use std::fs::{self, DirBuilder};
use std::io::{self, ErrorKind, Write as _};
use std::os::unix::fs::{DirBuilderExt as _, symlink};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The model as a shared library and a hash of it; empty if Cargo only checked the package.
static LIBRARY: (&[u8], u64) = shared_library!(libcuda_model);

const HELP: &str = "\
Runs a program with a software model of the CUDA driver as its libcuda.so.1.

Usage: libcuda-model PROGRAM [ARGUMENT]...
       libcuda-model --folder

Options:
  --folder   Print the folder of this libcuda.so.1, to link with it or for LD_LIBRARY_PATH
  --help     Print this text
  --version  Print the version

Environment of the program:
  CUDA_MODEL_RELEASE=12.4  The release of CUDA that the model implements [default: the newest]
  CUDA_MODEL_DEVICES=2     The number of devices, 0 to 16 [default: 1]
  CUDA_MODEL_KERNELS=none  Kernels that the model cannot execute do nothing [default: it refuses to launch them]

The exit status is that of the program; 127 if there is no such program, 126 if it cannot be started, and 125 if the model
cannot be made ready.
";

pub fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let Some(first) = arguments.next() else {
        eprint!("{HELP}");
        return ExitCode::from(125);
    };
    match first.to_str() {
        Some("--help") => print(HELP),
        Some("--version") => print(concat!("libcuda-model ", env!("CARGO_PKG_VERSION"), "\n")),
        Some("--folder") => match folder() {
            Ok(folder) => print(&format!("{}\n", folder.display())),
            Err(error) => failed(125, &error),
        },
        Some(option) if option.starts_with('-') => {
            failed(125, &format!("there is no option {option}: see 'libcuda-model --help'"))
        }
        _ => run(first, arguments),
    }
}

fn print(text: &str) -> ExitCode {
    // Where it cannot be written, nobody reads it.
    let _ = io::stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}

fn failed(status: u8, message: &str) -> ExitCode {
    eprintln!("libcuda-model: {message}");
    ExitCode::from(status)
}

/// Becomes the program. Returns only if it cannot be started.
fn run(program: OsString, arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let mut path = match folder() {
        Ok(folder) => OsString::from(folder),
        Err(error) => return failed(125, &error),
    };
    // An empty entry would be the current folder.
    if let Some(others) = env::var_os("LD_LIBRARY_PATH").filter(|others| !others.is_empty()) {
        path.push(":");
        path.push(others);
    }
    let mut command = Command::new(&program);
    command.args(arguments).env("LD_LIBRARY_PATH", path);
    let undo = || {
        undo_runtime();
        Ok(())
    };
    // SAFETY: it makes system calls only.
    let error = unsafe { command.pre_exec(undo) }.exec();
    let status = if error.kind() == ErrorKind::NotFound { 127 } else { 126 };
    failed(status, &format!("{}: {error}", Path::new(&program).display()))
}

/// Returns the folder of the model under the names of a driver, which only the user can change.
fn folder() -> Result<PathBuf, String> {
    let (content, hash) = LIBRARY;
    if content.is_empty() {
        return Err("it was built without its library: build it with 'cargo build'".to_owned());
    }
    let library = Library { program: "libcuda-model", name: "libcuda_model", content, hash };
    let made = library.path().and_then(|file| named(&file));
    made.map_err(|error| limit(&error).map_or_else(|| error.to_string(), str::to_owned))
}

/// Returns a folder beside the library with links to it. A program that opens both names has one driver.
fn named(library: &Path) -> io::Result<PathBuf> {
    let folder = library.with_extension("");
    let is_there = |made: io::Result<()>| match made {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made,
    };
    is_there(DirBuilder::new().mode(0o700).create(&folder))?;
    let target = Path::new("..").join(library.file_name().unwrap_or_default());
    for name in ["libcuda.so.1", "libcuda.so"] {
        let link = folder.join(name);
        is_there(symlink(&target, &link))?;
        if fs::read_link(&link)? != target {
            return Err(io::Error::other(format!("{} is another file: remove it", link.display())));
        }
    }
    Ok(folder)
}
