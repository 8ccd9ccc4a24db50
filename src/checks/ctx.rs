// Created by `cargo xtask emit` from cuda.h, src/rules/ctx.toml, src/rules/ctx.rs, src/rules/parts/launch.rs and cuda-sys/build/generate/reference/ctx.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::c_uint;
use libcuda_sys::{
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
    unsafe {
        if let Err(broken) = crate::rules::ctx::context_flags(flags) {
            return Err(broken.of(c"cuCtxCreate_v4"));
        }
        if let Some(ctxCreateParams) = target(ctxCreateParams) {
            if let Err(broken) = crate::rules::ctx::flags_for_graphics(ctxCreateParams, flags) {
                return Err(broken.of(c"cuCtxCreate_v4"));
            }
        }
        if let Err(broken) = crate::rules::ctx::cuCtxCreate_v4(dev) {
            return Err(broken.of(c"cuCtxCreate_v4"));
        }
        if let Some(it) = target(ctxCreateParams) {
            if let Some(it) = target(it.cigParams) {
                if let Err(broken) = crate::rules::ctx::graphics_d3d12(it, dev) {
                    return Err(broken.at("ctxCreateParams.cigParams").of(c"cuCtxCreate_v4"));
                }
                if let Err(broken) = crate::rules::ctx::graphics_vulkan(it, dev) {
                    return Err(broken.at("ctxCreateParams.cigParams").of(c"cuCtxCreate_v4"));
                }
            }
            for (i, element) in elements(it.execAffinityParams, it.numExecAffinityParams as usize)
                .iter()
                .enumerate()
            {
                if let Err(broken) = crate::rules::ctx::affinity(element, dev) {
                    return Err(broken
                        .at("ctxCreateParams.execAffinityParams[i]")
                        .element(i)
                        .of(c"cuCtxCreate_v4"));
                }
            }
            if let Err(broken) = crate::checks::types::CUctxCreateParams(it) {
                return Err(broken.at("ctxCreateParams").of(c"cuCtxCreate_v4"));
            }
        }
        Ok(())
    }
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
    crate::rules::ctx::cuCtxSetFlags(flags).of(c"cuCtxSetFlags")
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
    if let Err(broken) = crate::rules::ctx::cuCtxSetLimit(limit) {
        return Err(broken.of(c"cuCtxSetLimit"));
    }
    crate::rules::ctx::sync_depth(limit).of(c"cuCtxSetLimit")
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
    crate::rules::ctx::cuCtxGetLimit(limit).of(c"cuCtxGetLimit")
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
    crate::rules::parts::launch::cache_config(config).of(c"cuCtxSetCacheConfig")
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
    crate::rules::ctx::exec_affinity_type(type_).of(c"cuCtxGetExecAffinity")
}
#[doc(hidden)]
pub use self::cuCtxCreate_v4 as cuCtxCreate;
