// Created by `cargo xtask emit` from cuda.h, src/rules/logs.toml, src/rules/logs.rs and cuda-sys/build/generate/reference/logs.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use core::ffi::{c_char, c_uint};
use libcuda_sys::CUlogIterator;

/// Checks the preconditions of [`cuLogsCurrent`](crate::calls::cuLogsCurrent) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::logs::no_flags(flags).of(c"cuLogsCurrent")
}

/// Checks the preconditions of [`cuLogsDumpToFile`](crate::calls::cuLogsDumpToFile) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::logs::no_flags(flags).of(c"cuLogsDumpToFile")
}

/// Checks the preconditions of [`cuLogsDumpToMemory`](crate::calls::cuLogsDumpToMemory) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogsDumpToMemory(
    iterator: *mut CUlogIterator,
    buffer: *mut c_char,
    size: *mut usize,
    flags: c_uint,
) -> Result<(), Precondition> {
    crate::rules::logs::no_flags(flags).of(c"cuLogsDumpToMemory")
}
