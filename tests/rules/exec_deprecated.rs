#![cfg(not(miri))]

use crate::mock::{accepted, rejected};
use cuda_checked::calls;
use cuda_checked::sys::*;
use std::ptr;

/// A function that drivers do not follow.
const FUNCTION: CUfunction = ptr::without_provenance_mut(0x1000);

#[test]
fn cuLaunchCooperativeKernelMultiDevice() {
    let name = "cuLaunchCooperativeKernelMultiDevice";
    let launch = |device: usize| CUDA_LAUNCH_PARAMS {
        function: FUNCTION,
        gridDimX: 1,
        gridDimY: 2,
        gridDimZ: 3,
        blockDimX: 4,
        blockDimY: 5,
        blockDimZ: 6,
        sharedMemBytes: 7,
        hStream: ptr::without_provenance_mut(0x1000 + device),
        kernelParams: ptr::null_mut(),
    };
    let call = |edit: &dyn Fn(&mut CUDA_LAUNCH_PARAMS)| {
        let mut launches = [launch(0), launch(1)];
        edit(&mut launches[1]);
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuLaunchCooperativeKernelMultiDevice(launches.as_mut_ptr(), 2, 0) }
    };
    accepted(name, || call(&|_| {}));
    // SAFETY: the mock reads no memory.
    accepted(name, || unsafe {
        calls::cuLaunchCooperativeKernelMultiDevice(ptr::null_mut(), 1, 0)
    });
    type Edit = fn(&mut CUDA_LAUNCH_PARAMS);
    let cases: [(&str, Edit); 7] = [
        (
            "cuLaunchCooperativeKernelMultiDevice: launchParamsList[1].gridDimX (9) must be 1",
            |params| params.gridDimX = 9,
        ),
        (
            "cuLaunchCooperativeKernelMultiDevice: launchParamsList[1].gridDimY (9) must be 2",
            |params| params.gridDimY = 9,
        ),
        (
            "cuLaunchCooperativeKernelMultiDevice: launchParamsList[1].gridDimZ (9) must be 3",
            |params| params.gridDimZ = 9,
        ),
        (
            "cuLaunchCooperativeKernelMultiDevice: launchParamsList[1].blockDimX (9) must be 4",
            |params| params.blockDimX = 9,
        ),
        (
            "cuLaunchCooperativeKernelMultiDevice: launchParamsList[1].blockDimY (9) must be 5",
            |params| params.blockDimY = 9,
        ),
        (
            "cuLaunchCooperativeKernelMultiDevice: launchParamsList[1].blockDimZ (9) must be 6",
            |params| params.blockDimZ = 9,
        ),
        (
            "cuLaunchCooperativeKernelMultiDevice: launchParamsList[1].sharedMemBytes (9) must be 7",
            |params| params.sharedMemBytes = 9,
        ),
    ];
    for (bad, edit) in cases {
        rejected(
            &format!(
                "{bad}, that of the first element [would be \
                 CUDA_ERROR_INVALID_VALUE]"
            ),
            || call(&edit),
        );
    }
    for (stream, shown) in
        [(ptr::null_mut(), "null"), (CU_STREAM_LEGACY, "0x1"), (CU_STREAM_PER_THREAD, "0x2")]
    {
        rejected(
            &format!(
                "cuLaunchCooperativeKernelMultiDevice: launchParamsList[1].hStream ({shown}) must be a \
                 stream that was created, not null, \
                 CU_STREAM_LEGACY or CU_STREAM_PER_THREAD [the documentation gives no code]"
            ),
            || call(&|params| params.hStream = stream),
        );
    }
    rejected(
        "cuLaunchCooperativeKernelMultiDevice: launchParamsList[1].hStream (0x1000) must differ from those of the \
         elements before it, for each is of another device [the documentation gives no code]",
        || call(&|params| params.hStream = launch(0).hStream),
    );
}

#[test]
fn cuParamSetTexRef() {
    // SAFETY: the mock reads no memory.
    let call = |unit| unsafe { calls::cuParamSetTexRef(FUNCTION, unit, ptr::null_mut()) };
    accepted("cuParamSetTexRef", || call(-1));
    rejected(
        "cuParamSetTexRef: texunit (0) must be -1, CU_PARAM_TR_DEFAULT [would be CUDA_ERROR_INVALID_VALUE]",
        || call(0),
    );
}

#[test]
fn cuFuncSetSharedMemConfig() {
    let call = |config| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuFuncSetSharedMemConfig(FUNCTION, CUsharedconfig(config)) }
    };
    for config in [0, 1, 2] {
        accepted("cuFuncSetSharedMemConfig", || call(config));
    }
    rejected(
        "cuFuncSetSharedMemConfig: config (CUsharedconfig(3)) must be \
         CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE, CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE or \
         CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE [would be CUDA_ERROR_INVALID_VALUE]",
        || call(3),
    );
}
