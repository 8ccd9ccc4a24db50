// Created by `cargo xtask emit` from cuda.h, ledger/exec_deprecated.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/exec_deprecated.txt. Do not edit.

use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::exec_deprecated as refused;
use core::ffi::{c_int, c_uint, c_void};
use cuda_sys::{CUDA_LAUNCH_PARAMS, CUfunction, CUresult, CUsharedconfig, CUstream, CUtexref};

/// Finds the cause of a refusal of [`cuFuncSetBlockShape`](crate::calls::cuFuncSetBlockShape).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncSetBlockShape(
    hfunc: CUfunction,
    x: c_int,
    y: c_int,
    z: c_int,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuFuncSetBlockShape", returned, &[(&hfunc, "hfunc")]) }
}

/// Finds the cause of a refusal of [`cuFuncSetSharedSize`](crate::calls::cuFuncSetSharedSize).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncSetSharedSize(
    hfunc: CUfunction,
    bytes: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuFuncSetSharedSize", returned, &[(&hfunc, "hfunc")]) }
}

/// Finds the cause of a refusal of [`cuParamSetSize`](crate::calls::cuParamSetSize).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuParamSetSize(
    hfunc: CUfunction,
    numbytes: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuParamSetSize", returned, &[(&hfunc, "hfunc")]) }
}

/// Finds the cause of a refusal of [`cuParamSeti`](crate::calls::cuParamSeti).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuParamSeti(
    hfunc: CUfunction,
    offset: c_int,
    value: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuParamSeti", returned, &[(&hfunc, "hfunc")]) }
}

/// Finds the cause of a refusal of [`cuParamSetf`](crate::calls::cuParamSetf).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuParamSetf(
    hfunc: CUfunction,
    offset: c_int,
    value: f32,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuParamSetf", returned, &[(&hfunc, "hfunc")]) }
}

/// Finds the cause of a refusal of [`cuParamSetv`](crate::calls::cuParamSetv).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuParamSetv(
    hfunc: CUfunction,
    offset: c_int,
    ptr: *mut c_void,
    numbytes: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuParamSetv", returned, &[(&hfunc, "hfunc")]) }
}

/// Finds the cause of a refusal of [`cuLaunch`](crate::calls::cuLaunch).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunch(f: CUfunction, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuLaunch", returned, &[(&f, "f")]) }
}

/// Finds the cause of a refusal of [`cuLaunchGrid`](crate::calls::cuLaunchGrid).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchGrid(
    f: CUfunction,
    grid_width: c_int,
    grid_height: c_int,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuLaunchGrid", returned, &[(&f, "f")]) }
}

/// Finds the cause of a refusal of [`cuLaunchGridAsync`](crate::calls::cuLaunchGridAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchGridAsync(
    f: CUfunction,
    grid_width: c_int,
    grid_height: c_int,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLaunchGridAsync(f, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuLaunchGridAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuLaunchCooperativeKernelMultiDevice`](crate::calls::cuLaunchCooperativeKernelMultiDevice).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLaunchCooperativeKernelMultiDevice(launchParamsList, numDevices) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuLaunchCooperativeKernelMultiDevice", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuParamSetTexRef`](crate::calls::cuParamSetTexRef).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuParamSetTexRef", returned, &[(&hfunc, "hfunc"), (&hTexRef, "hTexRef")])
    }
}

/// Finds the cause of a refusal of [`cuFuncSetSharedMemConfig`](crate::calls::cuFuncSetSharedMemConfig).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuFuncSetSharedMemConfig(hfunc);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuFuncSetSharedMemConfig", returned, &[], find_cause) }
}
