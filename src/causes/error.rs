// Created by `cargo xtask emit` from cuda.h, ledger/error.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/error.txt. Do not edit.

use super::Pointer;
use super::of_call;
use crate::cause::Cause;
use crate::refused::error as refused;
use core::ffi::c_char;
use cuda_sys::CUresult;

/// Finds the cause of a refusal of [`cuGetErrorString`](crate::calls::cuGetErrorString).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGetErrorString(
    error: CUresult,
    pStr: *mut *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuGetErrorString(error);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuGetErrorString", returned, &[(&Pointer(pStr.addr()), "pStr")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuGetErrorName`](crate::calls::cuGetErrorName).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGetErrorName(
    error: CUresult,
    pStr: *mut *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuGetErrorName(error);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGetErrorName", returned, &[(&Pointer(pStr.addr()), "pStr")], find_cause) }
}
