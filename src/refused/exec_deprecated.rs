// Created by `cargo xtask emit` from cuda.h, ledger/exec_deprecated.toml, cuda-sys/build/generate/reference/exec_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut CUDA_LAUNCH_PARAMS,
    numDevices: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(launchParamsList, numDevices as usize).iter().enumerate() {
            crate::refused::CUDA_LAUNCH_PARAMS(element).at("launchParamsList[i]").element(i)?;
        }
        Ok(())
    }
}
