// Created by `cargo xtask emit` from cuda.h, ledger/graphics.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/graphics.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::graphics as refused;
use core::ffi::c_uint;
use cuda_sys::{CUarray, CUdeviceptr, CUgraphicsResource, CUmipmappedArray, CUresult, CUstream};

/// Finds the cause of a refusal of [`cuGraphicsUnregisterResource`](crate::calls::cuGraphicsUnregisterResource).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsUnregisterResource(
    resource: CUgraphicsResource,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuGraphicsUnregisterResource", returned, &[(&resource, "resource")]) }
}

/// Finds the cause of a refusal of [`cuGraphicsSubResourceGetMappedArray`](crate::calls::cuGraphicsSubResourceGetMappedArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsSubResourceGetMappedArray(
    pArray: *mut CUarray,
    resource: CUgraphicsResource,
    arrayIndex: c_uint,
    mipLevel: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphicsSubResourceGetMappedArray",
            returned,
            &[(&Pointer(pArray.addr()), "pArray"), (&resource, "resource")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphicsResourceGetMappedMipmappedArray`](crate::calls::cuGraphicsResourceGetMappedMipmappedArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsResourceGetMappedMipmappedArray(
    pMipmappedArray: *mut CUmipmappedArray,
    resource: CUgraphicsResource,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphicsResourceGetMappedMipmappedArray",
            returned,
            &[(&Pointer(pMipmappedArray.addr()), "pMipmappedArray"), (&resource, "resource")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphicsResourceGetMappedPointer`](crate::calls::cuGraphicsResourceGetMappedPointer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphicsResourceGetMappedPointer")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsResourceGetMappedPointer_v2(
    pDevPtr: *mut CUdeviceptr,
    pSize: *mut usize,
    resource: CUgraphicsResource,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphicsResourceGetMappedPointer_v2",
            returned,
            &[
                (&Pointer(pDevPtr.addr()), "pDevPtr"),
                (&Pointer(pSize.addr()), "pSize"),
                (&resource, "resource"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphicsResourceSetMapFlags`](crate::calls::cuGraphicsResourceSetMapFlags).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuGraphicsResourceSetMapFlags_v2", returned, &[(&resource, "resource")])
    }
}

/// Finds the cause of a refusal of [`cuGraphicsMapResources`](crate::calls::cuGraphicsMapResources).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphicsMapResources(count, resources, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphicsMapResources", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphicsUnmapResources`](crate::calls::cuGraphicsUnmapResources).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphicsUnmapResources(count, resources, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphicsUnmapResources", returned, &[], find_cause) }
}
#[doc(hidden)]
pub use self::{
    cuGraphicsResourceGetMappedPointer_v2 as cuGraphicsResourceGetMappedPointer,
    cuGraphicsResourceSetMapFlags_v2 as cuGraphicsResourceSetMapFlags,
};
