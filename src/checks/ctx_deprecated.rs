// Created by `cargo xtask emit` from cuda.h, src/rules/ctx_deprecated.toml, src/rules/ctx_deprecated.rs, src/rules/parts/launch.rs and cuda-sys/build/generate/reference/ctx_deprecated.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use core::ffi::c_uint;
use libcuda_sys::{CUcontext, CUsharedconfig};

/// Checks the preconditions of [`cuCtxAttach`](crate::calls::cuCtxAttach) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxAttach(pctx: *mut CUcontext, flags: c_uint) -> Result<(), Precondition> {
    crate::rules::ctx_deprecated::cuCtxAttach(flags).of(c"cuCtxAttach")
}

/// Checks the preconditions of [`cuCtxDetach`](crate::calls::cuCtxDetach) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxDetach(ctx: CUcontext) -> Result<(), Precondition> {
    crate::rules::ctx_deprecated::cuCtxDetach(ctx).of(c"cuCtxDetach")
}

/// Checks the preconditions of [`cuCtxSetSharedMemConfig`](crate::calls::cuCtxSetSharedMemConfig) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> Result<(), Precondition> {
    crate::rules::parts::launch::shared_mem_config(config).of(c"cuCtxSetSharedMemConfig")
}
