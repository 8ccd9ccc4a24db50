// Created by `cargo xtask emit` from cuda.h, src/rules/initialize.toml, src/rules/initialize.rs and cuda-sys/build/generate/reference/initialize.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use core::ffi::c_uint;

/// Checks the preconditions of [`cuInit`](crate::calls::cuInit) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuInit(Flags: c_uint) -> Result<(), Precondition> {
    crate::rules::initialize::cuInit(Flags).of(c"cuInit")
}
