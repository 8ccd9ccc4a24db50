// Created by `cargo xtask emit` from cuda.h, ledger/graphics.toml and cuda-sys/build/generate/reference/graphics.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use core::ffi::c_uint;
use cuda_sys::{CUarray, CUdeviceptr, CUgraphicsResource, CUmipmappedArray, CUresult};

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
        Ok(())
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
        || Ok(()),
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
        || Ok(()),
    )
}
#[doc(no_inline)]
pub use self::cuGraphicsResourceGetMappedPointer_v2 as cuGraphicsResourceGetMappedPointer;
