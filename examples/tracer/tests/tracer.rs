//! The tracer under a program in C, above the model of the driver.
#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

/// A library that Cargo has built beside this test.
fn built(name: &str) -> PathBuf {
    let test = env::current_exe().expect("this test's program");
    let library = test.with_file_name(name);
    assert!(library.exists(), "{} is not there", library.display());
    library
}

/// Runs the program with the tracer as the driver's library, and with this as the driver.
fn run(name: &str, driver: Option<&Path>) -> Output {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    fs::copy(built("libtracer.so"), folder.join("libcuda.so.1")).expect("the tracer");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program.c");
    let program = folder.join("program");
    let mut cc = Command::new("cc");
    cc.arg(source).arg("-o").arg(&program).arg("-L").arg(&folder).args(["-l:libcuda.so.1", "-ldl"]);
    assert!(cc.status().expect("a C compiler").success());
    let mut command = Command::new(program);
    command.env("LD_LIBRARY_PATH", &folder).env("CUDA_MODEL_DEVICES", "2");
    command.env_remove("TRACER_DRIVER");
    driver.map(|driver| command.env("TRACER_DRIVER", driver));
    command.output().expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn each_call_is_traced_and_has_the_drivers_answer() {
    let output = run("traced", Some(&built("liblibcuda_model.so")));
    let printed = "cuInit: 0\ncuDriverGetVersion: 0\ncuGetProcAddress: 0\ncuDeviceGetCount: 0\n\
                   status 0; cuMemAlloc: 201\nstatus 1, no function\nolder: 0, 0\n2 devices\n";
    assert_eq!(text(&output.stdout), printed);
    let calls = [
        "cuInit -> CUDA_SUCCESS",
        "cuDriverGetVersion -> CUDA_SUCCESS",
        "cuGetProcAddress_v2 -> CUDA_SUCCESS",
        "cuDeviceGetCount -> CUDA_SUCCESS",
        "cuGetProcAddress_v2 -> CUDA_SUCCESS",
        "cuMemAlloc_v2 -> CUDA_ERROR_INVALID_CONTEXT",
        "cuGetProcAddress_v2 -> CUDA_SUCCESS",
        "cuGetProcAddress_v2 -> CUDA_SUCCESS",
        "cuGetProcAddress -> CUDA_SUCCESS",
        "cuDeviceGetCount -> CUDA_SUCCESS",
    ];
    assert_eq!(text(&output.stderr).lines().collect::<Vec<_>>(), calls);
    assert_eq!(output.status.code(), Some(3));
}

/// The calls return a code, and do not enter the tracer again, which has the driver's name.
#[test]
fn without_a_driver_the_reason_is_printed() {
    let nowhere = Path::new("/nowhere/libcuda.so.1");
    for (name, driver, reason) in [
        ("unset", None, "set TRACER_DRIVER"),
        ("nowhere", Some(nowhere), "/nowhere/libcuda.so.1"),
        ("relative", Some(Path::new("libcuda.so.1")), "give an absolute one"),
    ] {
        let output = run(name, driver);
        let traced = text(&output.stderr);
        assert!(traced.contains(reason), "{traced}");
        assert!(traced.contains("cuInit -> CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND"), "{traced}");
        assert_eq!(output.status.code(), Some(4));
    }
}
