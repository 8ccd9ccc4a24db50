// Created by `cargo xtask emit` from ledger/graphics.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::graphics as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuGraphicsResourceSetMapFlags_v2`](crate::calls::cuGraphicsResourceSetMapFlags_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE`](CUgraphicsMapResourceFlags::CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE), [`CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY`](CUgraphicsMapResourceFlags::CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY) or [`CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD`](CUgraphicsMapResourceFlags::CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD). (Rule 125)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsResourceSetMapFlags_v2(
    resource: CUgraphicsResource,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuGraphicsResourceSetMapFlags_v2(flags).of(c"cuGraphicsResourceSetMapFlags_v2")
}

/// The preconditions of [`cuGraphicsMapResources`](crate::calls::cuGraphicsMapResources) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `resources[i]` must differ from every other element. [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE). (Rule 126)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsMapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphicsMapResources(count, resources) }.of(c"cuGraphicsMapResources")
}

/// The preconditions of [`cuGraphicsUnmapResources`](crate::calls::cuGraphicsUnmapResources) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `resources[i]` must differ from every other element. [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE). (Rule 126)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsUnmapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphicsUnmapResources(count, resources) }.of(c"cuGraphicsUnmapResources")
}
#[doc(no_inline)]
pub use self::cuGraphicsResourceSetMapFlags_v2 as cuGraphicsResourceSetMapFlags;
