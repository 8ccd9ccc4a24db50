// Created by `cargo xtask emit` from cuda.h, ledger/mem.toml and cuda-sys/build/generate/reference/mem.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use core::ffi::{c_char, c_int, c_uint, c_void};
use cuda_sys::{
    CUDA_ARRAY_DESCRIPTOR, CUDA_ARRAY_MEMORY_REQUIREMENTS, CUDA_ARRAY_SPARSE_PROPERTIES,
    CUDA_ARRAY3D_DESCRIPTOR, CUDA_MEMCPY2D, CUDA_MEMCPY3D, CUDA_MEMCPY3D_PEER, CUarray,
    CUasyncCallback, CUasyncCallbackHandle, CUdevice, CUdeviceptr, CUevent, CUipcEventHandle,
    CUipcMemHandle, CUmipmappedArray, CUresult, CUstream,
};

/// Finds the cause of a refusal of [`cuMemGetInfo_v2`](crate::calls::cuMemGetInfo_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetInfo_v2(
    free: *mut usize,
    total: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemGetInfo_v2", returned, &[(free.cast(), "free"), (total.cast(), "total")], || {
        Ok(())
    })
}

/// Finds the cause of a refusal of [`cuMemAlloc_v2`](crate::calls::cuMemAlloc_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAlloc_v2(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemAlloc_v2", returned, &[(dptr.cast(), "dptr")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemAllocPitch_v2`](crate::calls::cuMemAllocPitch_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocPitch_v2(
    dptr: *mut CUdeviceptr,
    pPitch: *mut usize,
    WidthInBytes: usize,
    Height: usize,
    ElementSizeBytes: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuMemAllocPitch_v2",
        returned,
        &[(dptr.cast(), "dptr"), (pPitch.cast(), "pPitch")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuMemAllocHost_v2`](crate::calls::cuMemAllocHost_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocHost_v2(
    pp: *mut *mut c_void,
    bytesize: usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemAllocHost_v2", returned, &[(pp.cast(), "pp")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemHostAlloc`](crate::calls::cuMemHostAlloc).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostAlloc(
    pp: *mut *mut c_void,
    bytesize: usize,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemHostAlloc", returned, &[(pp.cast(), "pp")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemHostGetDevicePointer_v2`](crate::calls::cuMemHostGetDevicePointer_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostGetDevicePointer_v2(
    pdptr: *mut CUdeviceptr,
    p: *mut c_void,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemHostGetDevicePointer_v2", returned, &[(pdptr.cast(), "pdptr")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemHostGetFlags`](crate::calls::cuMemHostGetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostGetFlags(
    pFlags: *mut c_uint,
    p: *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemHostGetFlags", returned, &[(pFlags.cast(), "pFlags")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemAllocManaged`](crate::calls::cuMemAllocManaged).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocManaged(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemAllocManaged", returned, &[(dptr.cast(), "dptr")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuDeviceRegisterAsyncNotification`](crate::calls::cuDeviceRegisterAsyncNotification).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceRegisterAsyncNotification(
    device: CUdevice,
    callbackFunc: CUasyncCallback,
    userData: *mut c_void,
    callback: *mut CUasyncCallbackHandle,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuDeviceRegisterAsyncNotification",
        returned,
        &[(callback.cast(), "callback")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuDeviceGetByPCIBusId`](crate::calls::cuDeviceGetByPCIBusId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetByPCIBusId(
    dev: *mut CUdevice,
    pciBusId: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuDeviceGetByPCIBusId",
        returned,
        &[(dev.cast(), "dev"), (pciBusId.cast(), "pciBusId")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuDeviceGetPCIBusId`](crate::calls::cuDeviceGetPCIBusId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetPCIBusId(
    pciBusId: *mut c_char,
    len: c_int,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetPCIBusId", returned, &[(pciBusId.cast(), "pciBusId")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuIpcGetEventHandle`](crate::calls::cuIpcGetEventHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcGetEventHandle(
    pHandle: *mut CUipcEventHandle,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuIpcGetEventHandle", returned, &[(pHandle.cast(), "pHandle")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuIpcOpenEventHandle`](crate::calls::cuIpcOpenEventHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcOpenEventHandle(
    phEvent: *mut CUevent,
    handle: CUipcEventHandle,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuIpcOpenEventHandle", returned, &[(phEvent.cast(), "phEvent")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuIpcGetMemHandle`](crate::calls::cuIpcGetMemHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcGetMemHandle(
    pHandle: *mut CUipcMemHandle,
    dptr: CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuIpcGetMemHandle", returned, &[(pHandle.cast(), "pHandle")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuIpcOpenMemHandle_v2`](crate::calls::cuIpcOpenMemHandle_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcOpenMemHandle_v2(
    pdptr: *mut CUdeviceptr,
    handle: CUipcMemHandle,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuIpcOpenMemHandle_v2", returned, &[(pdptr.cast(), "pdptr")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemcpy2D_v2`](crate::calls::cuMemcpy2D_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D, returned: CUresult) -> Option<Cause> {
    of_call(c"cuMemcpy2D_v2", returned, &[(pCopy.cast(), "pCopy")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemcpy2DUnaligned_v2`](crate::calls::cuMemcpy2DUnaligned_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2DUnaligned_v2(
    pCopy: *const CUDA_MEMCPY2D,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemcpy2DUnaligned_v2", returned, &[(pCopy.cast(), "pCopy")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemcpy3D_v2`](crate::calls::cuMemcpy3D_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D, returned: CUresult) -> Option<Cause> {
    of_call(c"cuMemcpy3D_v2", returned, &[(pCopy.cast(), "pCopy")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemcpy3DPeer`](crate::calls::cuMemcpy3DPeer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DPeer(
    pCopy: *const CUDA_MEMCPY3D_PEER,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemcpy3DPeer", returned, &[(pCopy.cast(), "pCopy")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemcpy2DAsync_v2`](crate::calls::cuMemcpy2DAsync_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2DAsync_v2(
    pCopy: *const CUDA_MEMCPY2D,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemcpy2DAsync_v2", returned, &[(pCopy.cast(), "pCopy")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemcpy3DAsync_v2`](crate::calls::cuMemcpy3DAsync_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DAsync_v2(
    pCopy: *const CUDA_MEMCPY3D,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemcpy3DAsync_v2", returned, &[(pCopy.cast(), "pCopy")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemcpy3DPeerAsync`](crate::calls::cuMemcpy3DPeerAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DPeerAsync(
    pCopy: *const CUDA_MEMCPY3D_PEER,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemcpy3DPeerAsync", returned, &[(pCopy.cast(), "pCopy")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuArrayCreate_v2`](crate::calls::cuArrayCreate_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuArrayCreate_v2",
        returned,
        &[(pHandle.cast(), "pHandle"), (pAllocateArray.cast(), "pAllocateArray")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuArrayGetDescriptor_v2`](crate::calls::cuArrayGetDescriptor_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR,
    hArray: CUarray,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuArrayGetDescriptor_v2",
        returned,
        &[(pArrayDescriptor.cast(), "pArrayDescriptor")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuArrayGetSparseProperties`](crate::calls::cuArrayGetSparseProperties).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayGetSparseProperties(
    sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
    array: CUarray,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuArrayGetSparseProperties",
        returned,
        &[(sparseProperties.cast(), "sparseProperties")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuMipmappedArrayGetSparseProperties`](crate::calls::cuMipmappedArrayGetSparseProperties).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayGetSparseProperties(
    sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
    mipmap: CUmipmappedArray,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuMipmappedArrayGetSparseProperties",
        returned,
        &[(sparseProperties.cast(), "sparseProperties")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuArrayGetMemoryRequirements`](crate::calls::cuArrayGetMemoryRequirements).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayGetMemoryRequirements(
    memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
    array: CUarray,
    device: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuArrayGetMemoryRequirements",
        returned,
        &[(memoryRequirements.cast(), "memoryRequirements")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuMipmappedArrayGetMemoryRequirements`](crate::calls::cuMipmappedArrayGetMemoryRequirements).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayGetMemoryRequirements(
    memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
    mipmap: CUmipmappedArray,
    device: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuMipmappedArrayGetMemoryRequirements",
        returned,
        &[(memoryRequirements.cast(), "memoryRequirements")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuArrayGetPlane`](crate::calls::cuArrayGetPlane).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayGetPlane(
    pPlaneArray: *mut CUarray,
    hArray: CUarray,
    planeIdx: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuArrayGetPlane", returned, &[(pPlaneArray.cast(), "pPlaneArray")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuArray3DCreate_v2`](crate::calls::cuArray3DCreate_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArray3DCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuArray3DCreate_v2",
        returned,
        &[(pHandle.cast(), "pHandle"), (pAllocateArray.cast(), "pAllocateArray")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuArray3DGetDescriptor_v2`](crate::calls::cuArray3DGetDescriptor_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArray3DGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
    hArray: CUarray,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuArray3DGetDescriptor_v2",
        returned,
        &[(pArrayDescriptor.cast(), "pArrayDescriptor")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuMipmappedArrayCreate`](crate::calls::cuMipmappedArrayCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayCreate(
    pHandle: *mut CUmipmappedArray,
    pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
    numMipmapLevels: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuMipmappedArrayCreate",
        returned,
        &[(pHandle.cast(), "pHandle"), (pMipmappedArrayDesc.cast(), "pMipmappedArrayDesc")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuMipmappedArrayGetLevel`](crate::calls::cuMipmappedArrayGetLevel).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayGetLevel(
    pLevelArray: *mut CUarray,
    hMipmappedArray: CUmipmappedArray,
    level: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuMipmappedArrayGetLevel",
        returned,
        &[(pLevelArray.cast(), "pLevelArray")],
        || Ok(()),
    )
}
#[doc(no_inline)]
pub use self::{
    cuArray3DCreate_v2 as cuArray3DCreate, cuArray3DGetDescriptor_v2 as cuArray3DGetDescriptor,
    cuArrayCreate_v2 as cuArrayCreate, cuArrayGetDescriptor_v2 as cuArrayGetDescriptor,
    cuIpcOpenMemHandle_v2 as cuIpcOpenMemHandle, cuMemAlloc_v2 as cuMemAlloc,
    cuMemAllocHost_v2 as cuMemAllocHost, cuMemAllocPitch_v2 as cuMemAllocPitch,
    cuMemGetInfo_v2 as cuMemGetInfo, cuMemHostGetDevicePointer_v2 as cuMemHostGetDevicePointer,
    cuMemcpy2D_v2 as cuMemcpy2D, cuMemcpy2DAsync_v2 as cuMemcpy2DAsync,
    cuMemcpy2DUnaligned_v2 as cuMemcpy2DUnaligned, cuMemcpy3D_v2 as cuMemcpy3D,
    cuMemcpy3DAsync_v2 as cuMemcpy3DAsync,
};
