// Created by `cargo xtask emit` from cuda.h, src/rules/surfobject.toml, src/rules/surfobject.rs and cuda-sys/build/generate/reference/surfobject.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use libcuda_sys::{CUDA_RESOURCE_DESC, CUsurfObject};

/// Checks the preconditions of [`cuSurfObjectCreate`](crate::calls::cuSurfObjectCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSurfObjectCreate(
    pSurfObject: *mut CUsurfObject,
    pResDesc: *const CUDA_RESOURCE_DESC,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pResDesc) = (unsafe { target(pResDesc) }) else { return Ok(()) };
    crate::rules::surfobject::cuSurfObjectCreate(pResDesc).of(c"cuSurfObjectCreate")
}
