// Created by `cargo xtask emit` from ledger/primary_ctx.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::primary_ctx as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuDevicePrimaryCtxRetain`](crate::calls::cuDevicePrimaryCtxRetain) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked by asking the driver or the system
///
/// - `dev` must be a device whose [`CU_DEVICE_ATTRIBUTE_COMPUTE_MODE`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE) is not [`CU_COMPUTEMODE_PROHIBITED`](CUcomputemode::CU_COMPUTEMODE_PROHIBITED), where its primary context is not active. [`CUDA_ERROR_UNKNOWN`](CUresult::CUDA_ERROR_UNKNOWN). (Rule 248)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevicePrimaryCtxRetain(
    pctx: *mut CUcontext,
    dev: CUdevice,
) -> Result<(), Precondition> {
    rules::cuDevicePrimaryCtxRetain(dev).of(c"cuDevicePrimaryCtxRetain")
}

/// The preconditions of [`cuDevicePrimaryCtxSetFlags_v2`](crate::calls::cuDevicePrimaryCtxSetFlags_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must have at most one of [`CU_CTX_SCHED_SPIN`](CUctx_flags::CU_CTX_SCHED_SPIN), [`CU_CTX_SCHED_YIELD`](CUctx_flags::CU_CTX_SCHED_YIELD) and [`CU_CTX_SCHED_BLOCKING_SYNC`](CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC). (Rule 17)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevicePrimaryCtxSetFlags_v2(
    dev: CUdevice,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuDevicePrimaryCtxSetFlags_v2(flags).of(c"cuDevicePrimaryCtxSetFlags_v2")
}
#[doc(no_inline)]
pub use self::cuDevicePrimaryCtxSetFlags_v2 as cuDevicePrimaryCtxSetFlags;
