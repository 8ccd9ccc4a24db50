// Created by `cargo xtask emit` from cuda.h, src/rules/version.toml, src/rules/version.rs and cuda-sys/build/generate/reference/version.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use core::ffi::c_int;

/// Checks the preconditions of [`cuDriverGetVersion`](crate::calls::cuDriverGetVersion) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDriverGetVersion(driverVersion: *mut c_int) -> Result<(), Precondition> {
    crate::rules::version::cuDriverGetVersion(driverVersion).of(c"cuDriverGetVersion")
}
