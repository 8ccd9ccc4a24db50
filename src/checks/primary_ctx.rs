// Created by `cargo xtask emit` from cuda.h, src/rules/primary_ctx.toml, src/rules/ctx.rs, src/rules/primary_ctx.rs and cuda-sys/build/generate/reference/primary_ctx.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use core::ffi::c_uint;
use libcuda_sys::{CUcontext, CUdevice};

/// Checks the preconditions of [`cuDevicePrimaryCtxRetain`](crate::calls::cuDevicePrimaryCtxRetain) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevicePrimaryCtxRetain(
    pctx: *mut CUcontext,
    dev: CUdevice,
) -> Result<(), Precondition> {
    crate::rules::primary_ctx::cuDevicePrimaryCtxRetain(dev).of(c"cuDevicePrimaryCtxRetain")
}

/// Checks the preconditions of [`cuDevicePrimaryCtxSetFlags`](crate::calls::cuDevicePrimaryCtxSetFlags) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuDevicePrimaryCtxSetFlags")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevicePrimaryCtxSetFlags_v2(
    dev: CUdevice,
    flags: c_uint,
) -> Result<(), Precondition> {
    crate::rules::ctx::context_flags(flags).of(c"cuDevicePrimaryCtxSetFlags_v2")
}
#[doc(hidden)]
pub use self::cuDevicePrimaryCtxSetFlags_v2 as cuDevicePrimaryCtxSetFlags;
