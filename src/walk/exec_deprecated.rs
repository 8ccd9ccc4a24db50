// Created by `cargo xtask emit` from cuda.h, ledger/exec_deprecated.toml, src/rules/exec_deprecated.rs, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/exec_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

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
        crate::rules::exec_deprecated::cuLaunchCooperativeKernelMultiDevice(elements(
            launchParamsList,
            numDevices as usize,
        ))
    }
}

#[inline]
pub(crate) fn cuParamSetTexRef(texunit: c_int) -> Verdict {
    crate::rules::exec_deprecated::cuParamSetTexRef(texunit)
}

#[inline]
pub(crate) fn cuFuncSetSharedMemConfig(config: CUsharedconfig) -> Verdict {
    crate::rules::parts::launch::shared_mem_config(config)
}
