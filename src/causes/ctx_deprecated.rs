// Created by `cargo xtask emit` from cuda.h, ledger/ctx_deprecated.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/ctx_deprecated.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::ctx_deprecated as refused;
use core::ffi::c_uint;
use cuda_sys::{CUcontext, CUresult, CUsharedconfig};

/// Finds the cause of a refusal of [`cuCtxAttach`](crate::calls::cuCtxAttach).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxAttach(
    pctx: *mut CUcontext,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuCtxAttach", returned, &[(&Pointer(pctx.addr()), "pctx")]) }
}

/// Finds the cause of a refusal of [`cuCtxDetach`](crate::calls::cuCtxDetach).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxDetach(ctx: CUcontext, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuCtxDetach(ctx);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCtxDetach", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuCtxGetSharedMemConfig`](crate::calls::cuCtxGetSharedMemConfig).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetSharedMemConfig(
    pConfig: *mut CUsharedconfig,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuCtxGetSharedMemConfig", returned, &[(&Pointer(pConfig.addr()), "pConfig")])
    }
}
