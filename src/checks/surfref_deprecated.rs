// Created by `cargo xtask emit` from cuda.h, src/rules/surfref_deprecated.toml, src/rules/surfref_deprecated.rs and cuda-sys/build/generate/reference/surfref_deprecated.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use core::ffi::c_uint;
use libcuda_sys::{CUarray, CUsurfref};

/// Checks the preconditions of [`cuSurfRefSetArray`](crate::calls::cuSurfRefSetArray) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSurfRefSetArray(
    hSurfRef: CUsurfref,
    hArray: CUarray,
    Flags: c_uint,
) -> Result<(), Precondition> {
    crate::rules::surfref_deprecated::cuSurfRefSetArray(Flags).of(c"cuSurfRefSetArray")
}
