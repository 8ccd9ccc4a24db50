// Created by `cargo xtask emit` from cuda.h, ledger/logs.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/logs.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::logs as refused;
use core::ffi::{c_char, c_uint, c_void};
use cuda_sys::{CUlogIterator, CUlogsCallback, CUlogsCallbackHandle, CUresult};

/// Finds the cause of a refusal of [`cuLogsRegisterCallback`](crate::calls::cuLogsRegisterCallback).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback,
    userData: *mut c_void,
    callback_out: *mut CUlogsCallbackHandle,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuLogsRegisterCallback(callbackFunc);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuLogsRegisterCallback", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuLogsCurrent`](crate::calls::cuLogsCurrent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogsCurrent(
    iterator_out: *mut CUlogIterator,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuLogsCurrent", returned, &[(&Pointer(iterator_out.addr()), "iterator_out")])
    }
}

/// Finds the cause of a refusal of [`cuLogsDumpToFile`](crate::calls::cuLogsDumpToFile).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogsDumpToFile(
    iterator: *mut CUlogIterator,
    pathToFile: *const c_char,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuLogsDumpToFile", returned, &[(&Pointer(pathToFile.addr()), "pathToFile")])
    }
}
