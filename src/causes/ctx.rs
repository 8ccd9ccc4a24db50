// Created by `cargo xtask emit` from cuda.h, ledger/ctx.toml, src/rules/ctx.rs, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/ctx.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::ctx as refused;
use core::ffi::{c_uint, c_ulonglong};
use cuda_sys::{
    CUcontext, CUctxCreateParams, CUdevice, CUevent, CUexecAffinityParam, CUexecAffinityType,
    CUfunc_cache, CUlimit, CUresult,
};

/// Finds the cause of a refusal of [`cuCtxCreate`](crate::calls::cuCtxCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuCtxCreate")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxCreate_v4(
    pctx: *mut CUcontext,
    ctxCreateParams: *mut CUctxCreateParams,
    flags: c_uint,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCtxCreate_v4(flags, dev);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCtxCreate_v4", returned, &[(&Pointer(pctx.addr()), "pctx")], find_cause) }
}

/// Finds the cause of a refusal of [`cuCtxDestroy`](crate::calls::cuCtxDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuCtxDestroy")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxDestroy_v2(ctx: CUcontext, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuCtxDestroy_v2(ctx);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCtxDestroy_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuCtxPopCurrent`](crate::calls::cuCtxPopCurrent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuCtxPopCurrent")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxPopCurrent_v2(pctx: *mut CUcontext, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuCtxPopCurrent_v2", returned, &[(&Pointer(pctx.addr()), "pctx")]) }
}

/// Finds the cause of a refusal of [`cuCtxGetCurrent`](crate::calls::cuCtxGetCurrent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetCurrent(pctx: *mut CUcontext, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuCtxGetCurrent", returned, &[(&Pointer(pctx.addr()), "pctx")]) }
}

/// Finds the cause of a refusal of [`cuCtxGetDevice`](crate::calls::cuCtxGetDevice).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetDevice(device: *mut CUdevice, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuCtxGetDevice", returned, &[(&Pointer(device.addr()), "device")]) }
}

/// Finds the cause of a refusal of [`cuCtxGetDevice_v2`](crate::calls::cuCtxGetDevice_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetDevice_v2(
    device: *mut CUdevice,
    ctx: CUcontext,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuCtxGetDevice_v2", returned, &[(&Pointer(device.addr()), "device")]) }
}

/// Finds the cause of a refusal of [`cuCtxGetFlags`](crate::calls::cuCtxGetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetFlags(flags: *mut c_uint, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuCtxGetFlags", returned, &[(&Pointer(flags.addr()), "flags")]) }
}

/// Finds the cause of a refusal of [`cuCtxGetId`](crate::calls::cuCtxGetId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetId(
    ctx: CUcontext,
    ctxId: *mut c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuCtxGetId", returned, &[(&Pointer(ctxId.addr()), "ctxId")]) }
}

/// Finds the cause of a refusal of [`cuCtxSetLimit`](crate::calls::cuCtxSetLimit).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxSetLimit(limit: CUlimit, value: usize, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuCtxSetLimit(limit, value);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCtxSetLimit", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuCtxGetLimit`](crate::calls::cuCtxGetLimit).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetLimit(
    pvalue: *mut usize,
    limit: CUlimit,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuCtxGetLimit", returned, &[(&Pointer(pvalue.addr()), "pvalue")]) }
}

/// Finds the cause of a refusal of [`cuCtxGetCacheConfig`](crate::calls::cuCtxGetCacheConfig).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuCtxGetCacheConfig", returned, &[(&Pointer(pconfig.addr()), "pconfig")])
    }
}

/// Finds the cause of a refusal of [`cuCtxGetApiVersion`](crate::calls::cuCtxGetApiVersion).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetApiVersion(
    ctx: CUcontext,
    version: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuCtxGetApiVersion", returned, &[(&Pointer(version.addr()), "version")])
    }
}

/// Finds the cause of a refusal of [`cuCtxGetExecAffinity`](crate::calls::cuCtxGetExecAffinity).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetExecAffinity(
    pExecAffinity: *mut CUexecAffinityParam,
    type_: CUexecAffinityType,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuCtxGetExecAffinity",
            returned,
            &[(&Pointer(pExecAffinity.addr()), "pExecAffinity")],
        )
    }
}

/// Finds the cause of a refusal of [`cuCtxRecordEvent`](crate::calls::cuCtxRecordEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxRecordEvent(
    hCtx: CUcontext,
    hEvent: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCtxRecordEvent(hEvent);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCtxRecordEvent", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuCtxWaitEvent`](crate::calls::cuCtxWaitEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxWaitEvent(
    hCtx: CUcontext,
    hEvent: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCtxWaitEvent(hEvent);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCtxWaitEvent", returned, &[], find_cause) }
}
#[doc(hidden)]
pub use self::{
    cuCtxCreate_v4 as cuCtxCreate, cuCtxDestroy_v2 as cuCtxDestroy,
    cuCtxPopCurrent_v2 as cuCtxPopCurrent,
};
