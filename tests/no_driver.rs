//! Calls on a machine without a driver. If the machine has one, an empty file replaces it.

use cuda_checked::{Error, calls, check, sys, types::*};
use std::env;
use std::error::Error as _;
use std::fs;
use std::process::Command;

const MASKED: &str = "CUDA_CHECKED_DRIVER_MASKED";

#[test]
fn no_driver() {
    if env::var_os(MASKED).is_none() {
        return run_again_with_the_driver_masked();
    }
    assert!(
        sys::load().is_err(),
        "this test needs a machine where libcuda_sys::load() finds no driver"
    );

    let handle = CUipcMemHandle { reserved: [0; 64] };
    // SAFETY: nothing is opened.
    let open = |flags| unsafe { calls::cuIpcOpenMemHandle_v2(handle, flags) };
    let error = open(1).expect_err("there is no driver");
    assert!(matches!(error, Error::NoDriver { .. }), "{error:?}");
    assert_eq!(error.call(), "cuIpcOpenMemHandle_v2");
    assert_eq!(error.code(), CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED);
    assert!(error.source().is_none());
    assert_eq!(
        error.to_string(),
        "cuIpcOpenMemHandle: no CUDA driver could be loaded: install NVIDIA's driver [CUDA_ERROR_SHARED_OBJECT_INIT_FAILED]; \
         cuda_checked::sys::load() lists the attempts"
    );
    assert_eq!(format!("{error:?}"), error.to_string());

    // The newest documentation forbids these flags.
    let error = open(0).expect_err("the flags break a rule");
    assert!(matches!(error, Error::Precondition(_)), "{error:?}");
    assert_eq!(
        error.to_string(),
        "cuIpcOpenMemHandle: Flags (CUipcMem_flags(0)) must be CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS \
         [CUDA_ERROR_INVALID_VALUE]"
    );

    let stub = check(c"cuInit", CUresult::CUDA_ERROR_STUB_LIBRARY).expect_err("it is no success");
    assert!(matches!(stub, Error::NoDriver { .. }), "{stub:?}");
    assert_eq!(
        stub.to_string(),
        "cuInit: a toolkit's stub was loaded in place of the CUDA driver: remove the stub's folder from the library path \
         [CUDA_ERROR_STUB_LIBRARY]; cuda_checked::sys::load() lists the attempts"
    );
}

/// The system's loader reads its library path when a process starts.
fn run_again_with_the_driver_masked() {
    let folder = env::temp_dir().join(format!("cuda-checked-no-driver-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the mask");
    fs::write(folder.join("libcuda.so.1"), "").expect("the mask");
    let mut child = Command::new(env::current_exe().expect("this test's program"));
    child
        .args(["no_driver", "--exact", "--nocapture"])
        .env(MASKED, "")
        .env("LD_LIBRARY_PATH", &folder);
    let output = child.output().expect("this test's program runs again");
    fs::remove_dir_all(&folder).expect("the mask goes");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && stdout.contains("1 passed"), "{stdout}{stderr}");
}
