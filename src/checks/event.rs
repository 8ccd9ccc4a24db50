// Created by `cargo xtask emit` from cuda.h, src/rules/event.toml, src/rules/event.rs and cuda-sys/build/generate/reference/event.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use core::ffi::c_uint;
use libcuda_sys::{CUevent, CUstream};

/// Checks the preconditions of [`cuEventCreate`](crate::calls::cuEventCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint) -> Result<(), Precondition> {
    crate::rules::event::cuEventCreate(Flags).of(c"cuEventCreate")
}

/// Checks the preconditions of [`cuEventRecordWithFlags`](crate::calls::cuEventRecordWithFlags) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventRecordWithFlags(
    hEvent: CUevent,
    hStream: CUstream,
    flags: c_uint,
) -> Result<(), Precondition> {
    crate::rules::event::cuEventRecordWithFlags(flags).of(c"cuEventRecordWithFlags")
}
