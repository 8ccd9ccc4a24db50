// Created by `cargo xtask emit` from cuda.h, ledger/primary_ctx.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/primary_ctx.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::primary_ctx as refused;
use core::ffi::{c_int, c_uint};
use cuda_sys::{CUcontext, CUdevice, CUresult};

/// Finds the cause of a refusal of [`cuDevicePrimaryCtxRetain`](crate::calls::cuDevicePrimaryCtxRetain).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDevicePrimaryCtxRetain",
            returned,
            &[(&Pointer(pctx.addr()), "pctx"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDevicePrimaryCtxRelease`](crate::calls::cuDevicePrimaryCtxRelease).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuDevicePrimaryCtxRelease")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuDevicePrimaryCtxRelease_v2(dev);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuDevicePrimaryCtxRelease_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuDevicePrimaryCtxSetFlags`](crate::calls::cuDevicePrimaryCtxSetFlags).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDevicePrimaryCtxSetFlags_v2", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuDevicePrimaryCtxGetState`](crate::calls::cuDevicePrimaryCtxGetState).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevicePrimaryCtxGetState(
    dev: CUdevice,
    flags: *mut c_uint,
    active: *mut c_int,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDevicePrimaryCtxGetState",
            returned,
            &[
                (&Pointer(flags.addr()), "flags"),
                (&Pointer(active.addr()), "active"),
                (&dev, "dev"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuDevicePrimaryCtxReset`](crate::calls::cuDevicePrimaryCtxReset).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuDevicePrimaryCtxReset")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevicePrimaryCtxReset_v2(dev: CUdevice, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDevicePrimaryCtxReset_v2", returned, &[(&dev, "dev")]) }
}
#[doc(hidden)]
pub use self::{
    cuDevicePrimaryCtxRelease_v2 as cuDevicePrimaryCtxRelease,
    cuDevicePrimaryCtxReset_v2 as cuDevicePrimaryCtxReset,
    cuDevicePrimaryCtxSetFlags_v2 as cuDevicePrimaryCtxSetFlags,
};
