// Created by `cargo xtask emit` from cuda.h, ledger/primary_ctx.toml and cuda-sys/build/generate/reference/primary_ctx.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use core::ffi::{c_int, c_uint};
use cuda_sys::{CUcontext, CUdevice, CUresult};

/// Finds the cause of a refusal of [`cuDevicePrimaryCtxRetain`](crate::calls::cuDevicePrimaryCtxRetain).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevicePrimaryCtxRetain(
    pctx: *mut CUcontext,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDevicePrimaryCtxRetain", returned, &[(pctx.cast(), "pctx")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuDevicePrimaryCtxGetState`](crate::calls::cuDevicePrimaryCtxGetState).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevicePrimaryCtxGetState(
    dev: CUdevice,
    flags: *mut c_uint,
    active: *mut c_int,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuDevicePrimaryCtxGetState",
        returned,
        &[(flags.cast(), "flags"), (active.cast(), "active")],
        || Ok(()),
    )
}
