// Created by `cargo xtask emit` from cuda.h, ledger/ctx.toml, src/rules/ctx.rs, src/rules/parts/launch.rs and cuda-sys/build/generate/reference/ctx.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::walk::ctx as walk;
use core::ffi::c_uint;
use cuda_sys::{
    CUcontext, CUctxCreateParams, CUdevice, CUexecAffinityParam, CUexecAffinityType, CUfunc_cache,
    CUlimit,
};

/// Checks the preconditions of [`cuCtxCreate`](crate::calls::cuCtxCreate) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuCtxCreate_v4(ctxCreateParams, flags, dev) }.of(c"cuCtxCreate_v4")
}

/// Checks the preconditions of [`cuCtxSetFlags`](crate::calls::cuCtxSetFlags) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxSetFlags(flags: c_uint) -> Result<(), Precondition> {
    walk::cuCtxSetFlags(flags).of(c"cuCtxSetFlags")
}

/// Checks the preconditions of [`cuCtxSetLimit`](crate::calls::cuCtxSetLimit) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxSetLimit(limit: CUlimit, value: usize) -> Result<(), Precondition> {
    walk::cuCtxSetLimit(limit).of(c"cuCtxSetLimit")
}

/// Checks the preconditions of [`cuCtxGetLimit`](crate::calls::cuCtxGetLimit) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) -> Result<(), Precondition> {
    walk::cuCtxGetLimit(limit).of(c"cuCtxGetLimit")
}

/// Checks the preconditions of [`cuCtxSetCacheConfig`](crate::calls::cuCtxSetCacheConfig) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxSetCacheConfig(config: CUfunc_cache) -> Result<(), Precondition> {
    walk::cuCtxSetCacheConfig(config).of(c"cuCtxSetCacheConfig")
}

/// Checks the preconditions of [`cuCtxGetExecAffinity`](crate::calls::cuCtxGetExecAffinity) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    walk::cuCtxGetExecAffinity(type_).of(c"cuCtxGetExecAffinity")
}
#[doc(hidden)]
pub use self::cuCtxCreate_v4 as cuCtxCreate;
