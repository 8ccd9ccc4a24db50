//! Rules of the group "Execution Control [DEPRECATED]".

use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_int, c_uint};
use cuda_sys::*;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut CUDA_LAUNCH_PARAMS,
    numDevices: c_uint,
) -> Result<()> {
    // SAFETY: as for the call.
    let launchParamsList = unsafe { elements(launchParamsList.cast_const(), numDevices as usize) };
    for i in 0..launchParamsList.len() {
        let stream = launchParamsList[i].hStream;
        let own = !stream.is_null() && stream != CU_STREAM_LEGACY && stream != CU_STREAM_PER_THREAD;
        let first = launchParamsList[0];
        rules! { c"cuLaunchCooperativeKernelMultiDevice" at i:
            launchParamsList[i].hStream => hold(own, "be a stream that was created, not null, CU_STREAM_LEGACY or CU_STREAM_PER_THREAD"), KNOWN;
            launchParamsList[i].gridDimX => equal(first.gridDimX), KNOWN, "that of the first element";
            launchParamsList[i].gridDimY => equal(first.gridDimY), KNOWN, "that of the first element";
            launchParamsList[i].gridDimZ => equal(first.gridDimZ), KNOWN, "that of the first element";
            launchParamsList[i].blockDimX => equal(first.blockDimX), KNOWN, "that of the first element";
            launchParamsList[i].blockDimY => equal(first.blockDimY), KNOWN, "that of the first element";
            launchParamsList[i].blockDimZ => equal(first.blockDimZ), KNOWN, "that of the first element";
            launchParamsList[i].sharedMemBytes => equal(first.sharedMemBytes), KNOWN, "that of the first element";
        }
    }
    Ok(())
}

pub(crate) fn cuParamSetTexRef(texunit: c_int) -> Result<()> {
    rules! { c"cuParamSetTexRef":
        texunit => one_of(&[CU_PARAM_TR_DEFAULT]), KNOWN, "CU_PARAM_TR_DEFAULT";
    }
    Ok(())
}

pub(crate) fn cuFuncSetSharedMemConfig(config: CUsharedconfig) -> Result<()> {
    const DEFAULT: CUsharedconfig = CUsharedconfig::CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE;
    const FOUR: CUsharedconfig = CUsharedconfig::CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE;
    const EIGHT: CUsharedconfig = CUsharedconfig::CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE;
    rules! { c"cuFuncSetSharedMemConfig":
        config => one_of(&[DEFAULT, FOUR, EIGHT]), KNOWN;
    }
    Ok(())
}
