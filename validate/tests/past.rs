//! Programs with a mistake in the past of an object: `cuda-validate` must name the marked lines, except for those of
//! `untold.txt`, and say nothing of a correct program.
//!
//! `cargo xtask test "mistakes in the past"` builds the programs and runs this, because they need `cuda.h` and a driver:
//! the model in place of the recorded one.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn mistakes_in_the_past_are_named() {
    let untold = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lab/programs/untold.txt");
    tells("past", &untold, "1");
}

#[test]
fn a_past_that_is_hard_to_know_misleads_no_report() {
    tells("hostile", Path::new("/dev/null"), "2");
}

/// Runs the programs of a file, each under `cuda-validate`, on a model with these devices.
fn tells(programs: &str, untold: &Path, devices: &str) {
    let folder = env::var_os("CUDA_VALIDATE_PAST").map(PathBuf::from);
    let folder = folder
        .expect("CUDA_VALIDATE_PAST is set, as `cargo xtask test \"mistakes in the past\"` does");
    let told = Path::new(env!("CARGO_MANIFEST_DIR")).join("../lab/programs/told.py");
    let mut python = Command::new("python3");
    python.arg(told).arg(untold).arg(env!("CARGO_BIN_EXE_cuda-validate"));
    python.arg(folder.join(programs)).env("LD_LIBRARY_PATH", &folder);
    let output = python.env("CUDA_MODEL_DEVICES", devices).output().expect("python3 starts");
    let [printed, errors] =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert!(output.status.success(), "{printed}{errors}");
}
