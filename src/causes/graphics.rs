// Created by `cargo xtask emit` from cuda.h, ledger/graphics.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/graphics.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use crate::walk::after::graphics as walk;
use core::ffi::c_uint;
use cuda_sys::{CUarray, CUdeviceptr, CUgraphicsResource, CUmipmappedArray, CUresult, CUstream};

/// Finds the cause of a refusal of [`cuGraphicsUnregisterResource`](crate::calls::cuGraphicsUnregisterResource).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsUnregisterResource(
    resource: CUgraphicsResource,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphicsUnregisterResource", returned, &[], || {
        walk::cuGraphicsUnregisterResource(resource)
    })
}

/// Finds the cause of a refusal of [`cuGraphicsSubResourceGetMappedArray`](crate::calls::cuGraphicsSubResourceGetMappedArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsSubResourceGetMappedArray(
    pArray: *mut CUarray,
    resource: CUgraphicsResource,
    arrayIndex: c_uint,
    mipLevel: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphicsSubResourceGetMappedArray", returned, &[(pArray.cast(), "pArray")], || {
        walk::cuGraphicsSubResourceGetMappedArray(resource)
    })
}

/// Finds the cause of a refusal of [`cuGraphicsResourceGetMappedMipmappedArray`](crate::calls::cuGraphicsResourceGetMappedMipmappedArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsResourceGetMappedMipmappedArray(
    pMipmappedArray: *mut CUmipmappedArray,
    resource: CUgraphicsResource,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphicsResourceGetMappedMipmappedArray",
        returned,
        &[(pMipmappedArray.cast(), "pMipmappedArray")],
        || walk::cuGraphicsResourceGetMappedMipmappedArray(resource),
    )
}

/// Finds the cause of a refusal of [`cuGraphicsResourceGetMappedPointer_v2`](crate::calls::cuGraphicsResourceGetMappedPointer_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsResourceGetMappedPointer_v2(
    pDevPtr: *mut CUdeviceptr,
    pSize: *mut usize,
    resource: CUgraphicsResource,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphicsResourceGetMappedPointer_v2",
        returned,
        &[(pDevPtr.cast(), "pDevPtr"), (pSize.cast(), "pSize")],
        || walk::cuGraphicsResourceGetMappedPointer_v2(resource),
    )
}

/// Finds the cause of a refusal of [`cuGraphicsResourceSetMapFlags_v2`](crate::calls::cuGraphicsResourceSetMapFlags_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsResourceSetMapFlags_v2(
    resource: CUgraphicsResource,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphicsResourceSetMapFlags_v2", returned, &[], || {
        walk::cuGraphicsResourceSetMapFlags_v2(resource)
    })
}

/// Finds the cause of a refusal of [`cuGraphicsMapResources`](crate::calls::cuGraphicsMapResources).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsMapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphicsMapResources", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphicsMapResources(resources, hStream) }
    })
}

/// Finds the cause of a refusal of [`cuGraphicsUnmapResources`](crate::calls::cuGraphicsUnmapResources).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphicsUnmapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphicsUnmapResources", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphicsUnmapResources(resources, hStream) }
    })
}
#[doc(no_inline)]
pub use self::{
    cuGraphicsResourceGetMappedPointer_v2 as cuGraphicsResourceGetMappedPointer,
    cuGraphicsResourceSetMapFlags_v2 as cuGraphicsResourceSetMapFlags,
};
