// Created by `cargo xtask emit` from cuda.h, ledger/exec.toml, src/rules/parts/handle.rs, src/rules/parts/launch.rs and cuda-sys/build/generate/reference/exec.txt. Do not edit.

use super::Pointer;
use super::of_call;
use crate::cause::Cause;
use crate::refused::exec as refused;
use crate::rule::target;
use core::ffi::{c_char, c_int, c_uint, c_void};
use cuda_sys::{
    CUfunc_cache, CUfunction, CUfunction_attribute, CUfunctionLoadingState, CUhostFn,
    CUlaunchConfig, CUmodule, CUresult, CUstream,
};

/// Finds the cause of a refusal of [`cuFuncGetAttribute`](crate::calls::cuFuncGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncGetAttribute(
    pi: *mut c_int,
    attrib: CUfunction_attribute,
    hfunc: CUfunction,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuFuncGetAttribute(hfunc);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuFuncGetAttribute", returned, &[(&Pointer(pi.addr()), "pi")], find_cause) }
}

/// Finds the cause of a refusal of [`cuFuncSetAttribute`](crate::calls::cuFuncSetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncSetAttribute(
    hfunc: CUfunction,
    attrib: CUfunction_attribute,
    value: c_int,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuFuncSetAttribute(hfunc, attrib, value) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuFuncSetAttribute", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuFuncSetCacheConfig`](crate::calls::cuFuncSetCacheConfig).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncSetCacheConfig(
    hfunc: CUfunction,
    config: CUfunc_cache,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuFuncSetCacheConfig(hfunc);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuFuncSetCacheConfig", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuFuncGetModule`](crate::calls::cuFuncGetModule).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncGetModule(
    hmod: *mut CUmodule,
    hfunc: CUfunction,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuFuncGetModule(hfunc);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuFuncGetModule", returned, &[(&Pointer(hmod.addr()), "hmod")], find_cause) }
}

/// Finds the cause of a refusal of [`cuFuncGetName`](crate::calls::cuFuncGetName).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncGetName(
    name: *mut *const c_char,
    hfunc: CUfunction,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuFuncGetName(hfunc);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuFuncGetName", returned, &[(&Pointer(name.addr()), "name")], find_cause) }
}

/// Finds the cause of a refusal of [`cuFuncGetParamInfo`](crate::calls::cuFuncGetParamInfo).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncGetParamInfo(
    func: CUfunction,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuFuncGetParamInfo(func, paramIndex);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuFuncGetParamInfo",
            returned,
            &[(&Pointer(paramOffset.addr()), "paramOffset")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuFuncGetParamCount`](crate::calls::cuFuncGetParamCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncGetParamCount(
    func: CUfunction,
    paramCount: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuFuncGetParamCount(func);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuFuncGetParamCount",
            returned,
            &[(&Pointer(paramCount.addr()), "paramCount")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuFuncIsLoaded`](crate::calls::cuFuncIsLoaded).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncIsLoaded(
    state: *mut CUfunctionLoadingState,
    function: CUfunction,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuFuncIsLoaded(function);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuFuncIsLoaded", returned, &[(&Pointer(state.addr()), "state")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuFuncLoad`](crate::calls::cuFuncLoad).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFuncLoad(function: CUfunction, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuFuncLoad(function);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuFuncLoad", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuLaunchKernel`](crate::calls::cuLaunchKernel).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe {
            refused::cuLaunchKernel(
                f,
                gridDimX,
                gridDimY,
                gridDimZ,
                blockDimX,
                blockDimY,
                blockDimZ,
                sharedMemBytes,
                hStream,
                kernelParams,
                extra,
            )
        }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuLaunchKernel", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuLaunchKernelEx`](crate::calls::cuLaunchKernelEx).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchKernelEx(
    config: *const CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(config) = (unsafe { target(config) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLaunchKernelEx(config, f, kernelParams, extra) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuLaunchKernelEx", returned, &[(&Pointer(config.addr()), "config")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuLaunchCooperativeKernel`](crate::calls::cuLaunchCooperativeKernel).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchCooperativeKernel(
    f: CUfunction,
    gridDimX: c_uint,
    gridDimY: c_uint,
    gridDimZ: c_uint,
    blockDimX: c_uint,
    blockDimY: c_uint,
    blockDimZ: c_uint,
    sharedMemBytes: c_uint,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe {
            refused::cuLaunchCooperativeKernel(
                f,
                gridDimX,
                gridDimY,
                gridDimZ,
                blockDimX,
                blockDimY,
                blockDimZ,
                sharedMemBytes,
                hStream,
            )
        }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuLaunchCooperativeKernel", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuLaunchHostFunc`](crate::calls::cuLaunchHostFunc).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchHostFunc(
    hStream: CUstream,
    fn_: CUhostFn,
    userData: *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLaunchHostFunc(hStream, fn_) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuLaunchHostFunc", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuLaunchHostFunc_v2`](crate::calls::cuLaunchHostFunc_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLaunchHostFunc_v2(
    hStream: CUstream,
    fn_: CUhostFn,
    userData: *mut c_void,
    syncMode: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuLaunchHostFunc_v2(hStream, fn_) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuLaunchHostFunc_v2", returned, &[], find_cause) }
}
