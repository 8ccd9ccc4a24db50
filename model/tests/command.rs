//! The command `libcuda-model`.
#![cfg(all(target_os = "linux", target_env = "gnu"))]

use libcuda_sys::*;
use std::env;
use std::fs::{self, DirBuilder, Permissions};
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const WITHIN: &str = "CUDA_MODEL_TEST_WITHIN";

/// A folder of the test's own.
fn place(name: &str, mode: u32) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    DirBuilder::new().recursive(true).mode(0o700).create(&folder).expect("there is room");
    fs::set_permissions(&folder, Permissions::from_mode(mode)).expect("it is there");
    folder.canonicalize().expect("it is there")
}

/// The command, with the library in this place.
fn model(cache: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_libcuda-model"));
    command.env("XDG_CACHE_HOME", cache).env_remove("LD_LIBRARY_PATH");
    command
}

fn shell(cache: &Path, script: &str) -> Output {
    model(cache).args(["sh", "-c", script]).output().expect("it starts")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn a_program_has_the_model_as_its_driver() {
    if env::var_os(WITHIN).is_some() {
        let mut name = [0; 20];
        // SAFETY: there is this much room for the name.
        unsafe {
            assert_eq!(cuInit(0), CUresult::CUDA_SUCCESS);
            assert_eq!(cuDeviceGetName(name.as_mut_ptr(), 20, 1), CUresult::CUDA_SUCCESS);
        }
        assert_eq!(name.map(|byte| byte as u8), *b"Modeled device 1\0\0\0\0");
        return;
    }
    let mut command = model(&place("driver", 0o700));
    command.arg(env::current_exe().expect("this program")).env(WITHIN, "1");
    command
        .args(["--exact", "a_program_has_the_model_as_its_driver"])
        .env("CUDA_MODEL_DEVICES", "2");
    let output = command.output().expect("it starts");
    let printed = text(&output.stdout);
    assert!(output.status.success() && printed.contains("1 passed"), "{printed}");
}

#[test]
fn the_command_ends_as_the_program() {
    let cache = place("ends", 0o700);
    assert_eq!(shell(&cache, "exit 7").status.code(), Some(7));
    assert_eq!(shell(&cache, "kill -TERM $$").status.signal(), Some(15));
    let program = cache.join("program");
    fs::write(&program, "no program").expect("there is room");
    for (arguments, status, message) in [
        (&["/nowhere/program"][..], 127, "libcuda-model: /nowhere/program: No such file"),
        (&[program.to_str().expect("UTF-8")], 126, "Permission denied"),
        (&["--nothing"], 125, "there is no option --nothing"),
        (&[], 125, "Usage: libcuda-model PROGRAM"),
    ] {
        let output = model(&cache).args(arguments).output().expect("it starts");
        let printed = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{printed}");
        assert!(printed.contains(message), "{printed}");
    }
}

#[test]
fn the_folder_is_the_users_and_comes_first() {
    // Anybody could put another library there.
    let open = place("open", 0o777);
    let home = place("home", 0o700);
    let folder = model(&open).env("HOME", &home).arg("--folder").output().expect("it starts");
    let folder = Path::new(text(&folder.stdout).trim_end());
    assert!(folder.starts_with(home.join(".cache/libcuda-model")), "{}", folder.display());
    assert_eq!(fs::read_dir(open).expect("it is there").count(), 0);
    assert_eq!(fs::metadata(folder).expect("it is there").mode() & 0o7777, 0o700);
    // A program that opens both names has one driver.
    let file = |name| fs::metadata(folder.join(name)).expect("it is there").ino();
    assert_eq!(file("libcuda.so.1"), file("libcuda.so"));

    let mut command = model(&home.join(".cache"));
    command.args(["sh", "-c", "echo $LD_LIBRARY_PATH"]).env("LD_LIBRARY_PATH", "/one:/two");
    let output = command.output().expect("it starts");
    let expected = format!("{}:/one:/two\n", folder.display());
    assert_eq!(text(&output.stdout), expected);
}
