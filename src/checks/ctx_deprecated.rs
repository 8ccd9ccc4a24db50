// Created by `cargo xtask emit` from ledger/ctx_deprecated.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::ctx_deprecated as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuCtxAttach`](crate::calls::cuCtxAttach) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 34)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxAttach(pctx: *mut CUcontext, flags: c_uint) -> Result<(), Precondition> {
    rules::cuCtxAttach(flags).of(c"cuCtxAttach")
}

/// The preconditions of [`cuCtxDetach`](crate::calls::cuCtxDetach) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked by asking the driver or the system
///
/// - `ctx` must be current to the calling thread. [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT). (Rule 35)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxDetach(ctx: CUcontext) -> Result<(), Precondition> {
    rules::cuCtxDetach(ctx).of(c"cuCtxDetach")
}

/// The preconditions of [`cuCtxSetSharedMemConfig`](crate::calls::cuCtxSetSharedMemConfig) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `config` must be [`CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE`](CUsharedconfig::CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE), [`CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE`](CUsharedconfig::CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE) or [`CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE`](CUsharedconfig::CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE). (Rule 494)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> Result<(), Precondition> {
    rules::cuCtxSetSharedMemConfig(config).of(c"cuCtxSetSharedMemConfig")
}
