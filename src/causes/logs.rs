// Created by `cargo xtask emit` from cuda.h, ledger/logs.toml and cuda-sys/build/generate/reference/logs.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use core::ffi::{c_char, c_uint};
use cuda_sys::{CUlogIterator, CUresult};

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
