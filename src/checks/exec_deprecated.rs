// Created by `cargo xtask emit` from cuda.h, src/rules/exec_deprecated.toml, src/rules/exec_deprecated.rs, src/rules/parts/launch.rs and cuda-sys/build/generate/reference/exec_deprecated.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use core::ffi::{c_int, c_uint};
use libcuda_sys::{CUDA_LAUNCH_PARAMS, CUfunction, CUsharedconfig, CUtexref};

/// Checks the preconditions of [`cuLaunchCooperativeKernelMultiDevice`](crate::calls::cuLaunchCooperativeKernelMultiDevice) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut CUDA_LAUNCH_PARAMS,
    numDevices: c_uint,
    flags: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        crate::rules::exec_deprecated::cuLaunchCooperativeKernelMultiDevice(elements(
            launchParamsList,
            numDevices as usize,
        ))
        .of(c"cuLaunchCooperativeKernelMultiDevice")
    }
}

/// Checks the preconditions of [`cuParamSetTexRef`](crate::calls::cuParamSetTexRef) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuParamSetTexRef(
    hfunc: CUfunction,
    texunit: c_int,
    hTexRef: CUtexref,
) -> Result<(), Precondition> {
    crate::rules::exec_deprecated::cuParamSetTexRef(texunit).of(c"cuParamSetTexRef")
}

/// Checks the preconditions of [`cuFuncSetSharedMemConfig`](crate::calls::cuFuncSetSharedMemConfig) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncSetSharedMemConfig(
    hfunc: CUfunction,
    config: CUsharedconfig,
) -> Result<(), Precondition> {
    crate::rules::parts::launch::shared_mem_config(config).of(c"cuFuncSetSharedMemConfig")
}
