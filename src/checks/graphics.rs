// Created by `cargo xtask emit` from cuda.h, src/rules/graphics.toml, src/rules/graphics.rs and cuda-sys/build/generate/reference/graphics.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use core::ffi::c_uint;
use libcuda_sys::{CUgraphicsResource, CUstream};

/// Checks the preconditions of [`cuGraphicsResourceSetMapFlags`](crate::calls::cuGraphicsResourceSetMapFlags) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphicsResourceSetMapFlags")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsResourceSetMapFlags_v2(
    resource: CUgraphicsResource,
    flags: c_uint,
) -> Result<(), Precondition> {
    crate::rules::graphics::cuGraphicsResourceSetMapFlags_v2(flags)
        .of(c"cuGraphicsResourceSetMapFlags_v2")
}

/// Checks the preconditions of [`cuGraphicsMapResources`](crate::calls::cuGraphicsMapResources) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsMapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        crate::rules::graphics::different_resources(elements(resources, count as usize))
            .of(c"cuGraphicsMapResources")
    }
}

/// Checks the preconditions of [`cuGraphicsUnmapResources`](crate::calls::cuGraphicsUnmapResources) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsUnmapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        crate::rules::graphics::different_resources(elements(resources, count as usize))
            .of(c"cuGraphicsUnmapResources")
    }
}
#[doc(hidden)]
pub use self::cuGraphicsResourceSetMapFlags_v2 as cuGraphicsResourceSetMapFlags;
