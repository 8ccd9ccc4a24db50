// Created by `cargo xtask emit` from cuda.h, ledger/mem.toml, src/rules/parts/array.rs, src/rules/parts/copy.rs, src/rules/parts/handle.rs, src/rules/parts/memory.rs, src/rules/parts/name.rs and cuda-sys/build/generate/reference/mem.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::mem as refused;
use crate::rule::Handle;
use crate::rule::target;
use crate::rule::text;
use core::ffi::{c_char, c_int, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};
use cuda_sys::{
    CUDA_ARRAY_DESCRIPTOR, CUDA_ARRAY_MEMORY_REQUIREMENTS, CUDA_ARRAY_SPARSE_PROPERTIES,
    CUDA_ARRAY3D_DESCRIPTOR, CUDA_MEMCPY2D, CUDA_MEMCPY3D, CUDA_MEMCPY3D_BATCH_OP,
    CUDA_MEMCPY3D_PEER, CUarray, CUasyncCallback, CUasyncCallbackHandle, CUcontext, CUdevice,
    CUdeviceptr, CUevent, CUipcEventHandle, CUipcMemHandle, CUmemDecompressParams,
    CUmemcpyAttributes, CUmipmappedArray, CUresult, CUstream,
};

/// Finds the cause of a refusal of [`cuMemGetInfo`](crate::calls::cuMemGetInfo).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemGetInfo")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetInfo_v2(
    free: *mut usize,
    total: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuMemGetInfo_v2",
            returned,
            &[(&Pointer(free.addr()), "free"), (&Pointer(total.addr()), "total")],
        )
    }
}

/// Finds the cause of a refusal of [`cuMemAlloc`](crate::calls::cuMemAlloc).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemAlloc")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAlloc_v2(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemAlloc_v2(bytesize);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemAlloc_v2", returned, &[(&Pointer(dptr.addr()), "dptr")], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemAllocPitch`](crate::calls::cuMemAllocPitch).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemAllocPitch")]
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
    let find_cause = || refused::cuMemAllocPitch_v2(WidthInBytes);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemAllocPitch_v2",
            returned,
            &[(&Pointer(dptr.addr()), "dptr"), (&Pointer(pPitch.addr()), "pPitch")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemFree`](crate::calls::cuMemFree).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemFree")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemFree_v2(dptr: CUdeviceptr, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuMemFree_v2(dptr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemFree_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemGetAddressRange`](crate::calls::cuMemGetAddressRange).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemGetAddressRange")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetAddressRange_v2(
    pbase: *mut CUdeviceptr,
    psize: *mut usize,
    dptr: CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemGetAddressRange_v2(dptr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemGetAddressRange_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemAllocHost`](crate::calls::cuMemAllocHost).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemAllocHost")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocHost_v2(
    pp: *mut *mut c_void,
    bytesize: usize,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemAllocHost_v2", returned, &[(&Pointer(pp.addr()), "pp")]) }
}

/// Finds the cause of a refusal of [`cuMemFreeHost`](crate::calls::cuMemFreeHost).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemFreeHost(p: *mut c_void, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuMemFreeHost(p);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemFreeHost", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemHostAlloc`](crate::calls::cuMemHostAlloc).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostAlloc(
    pp: *mut *mut c_void,
    bytesize: usize,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemHostAlloc", returned, &[(&Pointer(pp.addr()), "pp")]) }
}

/// Finds the cause of a refusal of [`cuMemHostGetDevicePointer`](crate::calls::cuMemHostGetDevicePointer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemHostGetDevicePointer")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostGetDevicePointer_v2(
    pdptr: *mut CUdeviceptr,
    p: *mut c_void,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemHostGetDevicePointer_v2(p);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemHostGetDevicePointer_v2",
            returned,
            &[(&Pointer(pdptr.addr()), "pdptr")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemHostGetFlags`](crate::calls::cuMemHostGetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostGetFlags(
    pFlags: *mut c_uint,
    p: *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemHostGetFlags(p);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuMemHostGetFlags", returned, &[(&Pointer(pFlags.addr()), "pFlags")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuMemAllocManaged`](crate::calls::cuMemAllocManaged).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocManaged(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemAllocManaged", returned, &[(&Pointer(dptr.addr()), "dptr")]) }
}

/// Finds the cause of a refusal of [`cuDeviceRegisterAsyncNotification`](crate::calls::cuDeviceRegisterAsyncNotification).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceRegisterAsyncNotification(
    device: CUdevice,
    callbackFunc: CUasyncCallback,
    userData: *mut c_void,
    callback: *mut CUasyncCallbackHandle,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceRegisterAsyncNotification",
            returned,
            &[(&Pointer(callback.addr()), "callback"), (&device, "device")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceUnregisterAsyncNotification`](crate::calls::cuDeviceUnregisterAsyncNotification).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceUnregisterAsyncNotification(
    device: CUdevice,
    callback: CUasyncCallbackHandle,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuDeviceUnregisterAsyncNotification", returned, &[(&device, "device")])
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetByPCIBusId`](crate::calls::cuDeviceGetByPCIBusId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetByPCIBusId(
    dev: *mut CUdevice,
    pciBusId: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(pciBusId) = (unsafe { text(pciBusId) }) else { return Ok(()) };

        refused::cuDeviceGetByPCIBusId(pciBusId)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuDeviceGetByPCIBusId",
            returned,
            &[(&Pointer(dev.addr()), "dev"), (&Pointer(pciBusId.addr()), "pciBusId")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetPCIBusId`](crate::calls::cuDeviceGetPCIBusId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetPCIBusId(
    pciBusId: *mut c_char,
    len: c_int,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetPCIBusId",
            returned,
            &[(&Pointer(pciBusId.addr()), "pciBusId"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuIpcGetEventHandle`](crate::calls::cuIpcGetEventHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcGetEventHandle(
    pHandle: *mut CUipcEventHandle,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuIpcGetEventHandle(event);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuIpcGetEventHandle",
            returned,
            &[(&Pointer(pHandle.addr()), "pHandle")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuIpcOpenEventHandle`](crate::calls::cuIpcOpenEventHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcOpenEventHandle(
    phEvent: *mut CUevent,
    handle: CUipcEventHandle,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuIpcOpenEventHandle(handle);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuIpcOpenEventHandle",
            returned,
            &[(&Pointer(phEvent.addr()), "phEvent")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuIpcGetMemHandle`](crate::calls::cuIpcGetMemHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcGetMemHandle(
    pHandle: *mut CUipcMemHandle,
    dptr: CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuIpcGetMemHandle(dptr);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuIpcGetMemHandle",
            returned,
            &[(&Pointer(pHandle.addr()), "pHandle")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuIpcOpenMemHandle`](crate::calls::cuIpcOpenMemHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuIpcOpenMemHandle")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcOpenMemHandle_v2(
    pdptr: *mut CUdeviceptr,
    handle: CUipcMemHandle,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuIpcOpenMemHandle_v2(handle);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuIpcOpenMemHandle_v2",
            returned,
            &[(&Pointer(pdptr.addr()), "pdptr")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuIpcCloseMemHandle`](crate::calls::cuIpcCloseMemHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcCloseMemHandle(dptr: CUdeviceptr, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuIpcCloseMemHandle(dptr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuIpcCloseMemHandle", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemHostRegister`](crate::calls::cuMemHostRegister).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemHostRegister")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostRegister_v2(
    p: *mut c_void,
    bytesize: usize,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemHostRegister_v2(p, bytesize);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemHostRegister_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemHostUnregister`](crate::calls::cuMemHostUnregister).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostUnregister(p: *mut c_void, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuMemHostUnregister(p);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemHostUnregister", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpy`](crate::calls::cuMemcpy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemcpy(dst, src, ByteCount);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpy", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyPeer`](crate::calls::cuMemcpyPeer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyPeer(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemcpyPeer(dstDevice, srcDevice, ByteCount);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyPeer", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyHtoD`](crate::calls::cuMemcpyHtoD).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyHtoD")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyHtoD_v2(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyHtoD_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyDtoH`](crate::calls::cuMemcpyDtoH).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyDtoH")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyDtoH_v2(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyDtoH_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyDtoD`](crate::calls::cuMemcpyDtoD).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyDtoD")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyDtoD_v2(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyDtoD_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyDtoA`](crate::calls::cuMemcpyDtoA).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyDtoA")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyDtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyDtoA_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyAtoD`](crate::calls::cuMemcpyAtoD).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyAtoD")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyAtoD_v2(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyAtoD_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyHtoA`](crate::calls::cuMemcpyHtoA).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyHtoA")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyHtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyHtoA_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyAtoH`](crate::calls::cuMemcpyAtoH).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyAtoH")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyAtoH_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyAtoH_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyAtoA`](crate::calls::cuMemcpyAtoA).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyAtoA")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyAtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyAtoA_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpy2D`](crate::calls::cuMemcpy2D).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpy2D")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D, returned: CUresult) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpy2D_v2(pCopy) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpy2D_v2", returned, &[(&Pointer(pCopy.addr()), "pCopy")], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpy2DUnaligned`](crate::calls::cuMemcpy2DUnaligned).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpy2DUnaligned")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2DUnaligned_v2(
    pCopy: *const CUDA_MEMCPY2D,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpy2DUnaligned_v2(pCopy) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemcpy2DUnaligned_v2",
            returned,
            &[(&Pointer(pCopy.addr()), "pCopy")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemcpy3D`](crate::calls::cuMemcpy3D).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpy3D")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemcpy3D_v2", returned, &[(&Pointer(pCopy.addr()), "pCopy")]) }
}

/// Finds the cause of a refusal of [`cuMemcpy3DPeer`](crate::calls::cuMemcpy3DPeer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DPeer(
    pCopy: *const CUDA_MEMCPY3D_PEER,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemcpy3DPeer", returned, &[(&Pointer(pCopy.addr()), "pCopy")]) }
}

/// Finds the cause of a refusal of [`cuMemcpyAsync`](crate::calls::cuMemcpyAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyAsync(dst, src, ByteCount, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyPeerAsync`](crate::calls::cuMemcpyPeerAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyPeerAsync(dstDevice, srcDevice, ByteCount, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyPeerAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyHtoDAsync`](crate::calls::cuMemcpyHtoDAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyHtoDAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyHtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyHtoDAsync_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyDtoHAsync`](crate::calls::cuMemcpyDtoHAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyDtoHAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyDtoHAsync_v2(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyDtoHAsync_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyDtoDAsync`](crate::calls::cuMemcpyDtoDAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyDtoDAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyDtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyDtoDAsync_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyHtoAAsync`](crate::calls::cuMemcpyHtoAAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyHtoAAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyHtoAAsync_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyHtoAAsync_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyAtoHAsync`](crate::calls::cuMemcpyAtoHAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyAtoHAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyAtoHAsync_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyAtoHAsync_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpy2DAsync`](crate::calls::cuMemcpy2DAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpy2DAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2DAsync_v2(
    pCopy: *const CUDA_MEMCPY2D,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpy2DAsync_v2(pCopy, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuMemcpy2DAsync_v2", returned, &[(&Pointer(pCopy.addr()), "pCopy")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuMemcpy3DAsync`](crate::calls::cuMemcpy3DAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpy3DAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DAsync_v2(
    pCopy: *const CUDA_MEMCPY3D,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpy3DAsync_v2(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuMemcpy3DAsync_v2", returned, &[(&Pointer(pCopy.addr()), "pCopy")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuMemcpy3DPeerAsync`](crate::calls::cuMemcpy3DPeerAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DPeerAsync(
    pCopy: *const CUDA_MEMCPY3D_PEER,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpy3DPeerAsync(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuMemcpy3DPeerAsync", returned, &[(&Pointer(pCopy.addr()), "pCopy")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuMemcpyBatchAsync`](crate::calls::cuMemcpyBatchAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpyBatchAsync")]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyBatchAsync_v2(
    dsts: *mut CUdeviceptr,
    srcs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyBatchAsync_v2(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyBatchAsync_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpy3DBatchAsync`](crate::calls::cuMemcpy3DBatchAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpy3DBatchAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DBatchAsync_v2(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpy3DBatchAsync_v2(numOps, opList, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpy3DBatchAsync_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpyWithAttributesAsync`](crate::calls::cuMemcpyWithAttributesAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    size: usize,
    attr: *mut CUmemcpyAttributes,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpyWithAttributesAsync(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpyWithAttributesAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemcpy3DWithAttributesAsync`](crate::calls::cuMemcpy3DWithAttributesAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemcpy3DWithAttributesAsync(op, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemcpy3DWithAttributesAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD8`](crate::calls::cuMemsetD8).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemsetD8")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD8_v2(
    dstDevice: CUdeviceptr,
    uc: c_uchar,
    N: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemsetD8_v2(dstDevice, N);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD8_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD16`](crate::calls::cuMemsetD16).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemsetD16")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD16_v2(
    dstDevice: CUdeviceptr,
    us: c_ushort,
    N: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemsetD16_v2(dstDevice, N);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD16_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD32`](crate::calls::cuMemsetD32).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemsetD32")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD32_v2(
    dstDevice: CUdeviceptr,
    ui: c_uint,
    N: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemsetD32_v2(dstDevice, N);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD32_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD2D8`](crate::calls::cuMemsetD2D8).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemsetD2D8")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD2D8_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemsetD2D8_v2(dstDevice, dstPitch, Width, Height);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD2D8_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD2D16`](crate::calls::cuMemsetD2D16).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemsetD2D16")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemsetD2D16_v2(dstDevice, dstPitch, Width, Height);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD2D16_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD2D32`](crate::calls::cuMemsetD2D32).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemsetD2D32")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemsetD2D32_v2(dstDevice, dstPitch, Width, Height);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD2D32_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD8Async`](crate::calls::cuMemsetD8Async).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD8Async(
    dstDevice: CUdeviceptr,
    uc: c_uchar,
    N: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemsetD8Async(dstDevice, N, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD8Async", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD16Async`](crate::calls::cuMemsetD16Async).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD16Async(
    dstDevice: CUdeviceptr,
    us: c_ushort,
    N: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemsetD16Async(dstDevice, N, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD16Async", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD32Async`](crate::calls::cuMemsetD32Async).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD32Async(
    dstDevice: CUdeviceptr,
    ui: c_uint,
    N: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemsetD32Async(dstDevice, N, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD32Async", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD2D8Async`](crate::calls::cuMemsetD2D8Async).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD2D8Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemsetD2D8Async(dstDevice, dstPitch, Width, Height, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD2D8Async", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD2D16Async`](crate::calls::cuMemsetD2D16Async).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemsetD2D16Async(dstDevice, dstPitch, Width, Height, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD2D16Async", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemsetD2D32Async`](crate::calls::cuMemsetD2D32Async).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemsetD2D32Async(dstDevice, dstPitch, Width, Height, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemsetD2D32Async", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuArrayCreate`](crate::calls::cuArrayCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuArrayCreate")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(pAllocateArray) = (unsafe { target(pAllocateArray) }) else { return Ok(()) };

        refused::cuArrayCreate_v2(pAllocateArray)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuArrayCreate_v2",
            returned,
            &[
                (&Pointer(pHandle.addr()), "pHandle"),
                (&Pointer(pAllocateArray.addr()), "pAllocateArray"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuArrayGetDescriptor`](crate::calls::cuArrayGetDescriptor).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuArrayGetDescriptor")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR,
    hArray: CUarray,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuArrayGetDescriptor_v2",
            returned,
            &[(&Pointer(pArrayDescriptor.addr()), "pArrayDescriptor"), (&hArray, "hArray")],
        )
    }
}

/// Finds the cause of a refusal of [`cuArrayGetSparseProperties`](crate::calls::cuArrayGetSparseProperties).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayGetSparseProperties(
    sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
    array: CUarray,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuArrayGetSparseProperties(array) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuArrayGetSparseProperties",
            returned,
            &[(&Pointer(sparseProperties.addr()), "sparseProperties")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMipmappedArrayGetSparseProperties`](crate::calls::cuMipmappedArrayGetSparseProperties).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayGetSparseProperties(
    sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
    mipmap: CUmipmappedArray,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMipmappedArrayGetSparseProperties(mipmap) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMipmappedArrayGetSparseProperties",
            returned,
            &[(&Pointer(sparseProperties.addr()), "sparseProperties")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuArrayGetMemoryRequirements`](crate::calls::cuArrayGetMemoryRequirements).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayGetMemoryRequirements(
    memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
    array: CUarray,
    device: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuArrayGetMemoryRequirements(array, device) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuArrayGetMemoryRequirements",
            returned,
            &[(&Pointer(memoryRequirements.addr()), "memoryRequirements")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMipmappedArrayGetMemoryRequirements`](crate::calls::cuMipmappedArrayGetMemoryRequirements).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayGetMemoryRequirements(
    memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
    mipmap: CUmipmappedArray,
    device: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMipmappedArrayGetMemoryRequirements(mipmap, device) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMipmappedArrayGetMemoryRequirements",
            returned,
            &[(&Pointer(memoryRequirements.addr()), "memoryRequirements")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuArrayGetPlane`](crate::calls::cuArrayGetPlane).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayGetPlane(
    pPlaneArray: *mut CUarray,
    hArray: CUarray,
    planeIdx: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuArrayGetPlane",
            returned,
            &[(&Pointer(pPlaneArray.addr()), "pPlaneArray"), (&hArray, "hArray")],
        )
    }
}

/// Finds the cause of a refusal of [`cuArrayDestroy`](crate::calls::cuArrayDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayDestroy(hArray: CUarray, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuArrayDestroy", returned, &[(&hArray, "hArray")]) }
}

/// Finds the cause of a refusal of [`cuArray3DCreate`](crate::calls::cuArray3DCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuArray3DCreate")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArray3DCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(pAllocateArray) = (unsafe { target(pAllocateArray) }) else { return Ok(()) };

        refused::cuArray3DCreate_v2(pAllocateArray)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuArray3DCreate_v2",
            returned,
            &[
                (&Pointer(pHandle.addr()), "pHandle"),
                (&Pointer(pAllocateArray.addr()), "pAllocateArray"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuArray3DGetDescriptor`](crate::calls::cuArray3DGetDescriptor).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuArray3DGetDescriptor")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArray3DGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
    hArray: CUarray,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuArray3DGetDescriptor_v2",
            returned,
            &[(&Pointer(pArrayDescriptor.addr()), "pArrayDescriptor"), (&hArray, "hArray")],
        )
    }
}

/// Finds the cause of a refusal of [`cuMipmappedArrayCreate`](crate::calls::cuMipmappedArrayCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayCreate(
    pHandle: *mut CUmipmappedArray,
    pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
    numMipmapLevels: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(pMipmappedArrayDesc) = (unsafe { target(pMipmappedArrayDesc) }) else {
            return Ok(());
        };

        refused::cuMipmappedArrayCreate(pMipmappedArrayDesc)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMipmappedArrayCreate",
            returned,
            &[
                (&Pointer(pHandle.addr()), "pHandle"),
                (&Pointer(pMipmappedArrayDesc.addr()), "pMipmappedArrayDesc"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMipmappedArrayGetLevel`](crate::calls::cuMipmappedArrayGetLevel).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayGetLevel(
    pLevelArray: *mut CUarray,
    hMipmappedArray: CUmipmappedArray,
    level: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMipmappedArrayGetLevel(hMipmappedArray, level);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMipmappedArrayGetLevel",
            returned,
            &[(&Pointer(pLevelArray.addr()), "pLevelArray")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMipmappedArrayDestroy`](crate::calls::cuMipmappedArrayDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayDestroy(
    hMipmappedArray: CUmipmappedArray,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuMipmappedArrayDestroy", returned, &[(&hMipmappedArray, "hMipmappedArray")])
    }
}

/// Finds the cause of a refusal of [`cuMemBatchDecompressAsync`](crate::calls::cuMemBatchDecompressAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemBatchDecompressAsync(
    paramsArray: *mut CUmemDecompressParams,
    count: usize,
    flags: c_uint,
    errorIndex: *mut usize,
    stream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemBatchDecompressAsync(stream);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemBatchDecompressAsync", returned, &[], find_cause) }
}
#[doc(hidden)]
pub use self::{
    cuArray3DCreate_v2 as cuArray3DCreate, cuArray3DGetDescriptor_v2 as cuArray3DGetDescriptor,
    cuArrayCreate_v2 as cuArrayCreate, cuArrayGetDescriptor_v2 as cuArrayGetDescriptor,
    cuIpcOpenMemHandle_v2 as cuIpcOpenMemHandle, cuMemAlloc_v2 as cuMemAlloc,
    cuMemAllocHost_v2 as cuMemAllocHost, cuMemAllocPitch_v2 as cuMemAllocPitch,
    cuMemFree_v2 as cuMemFree, cuMemGetAddressRange_v2 as cuMemGetAddressRange,
    cuMemGetInfo_v2 as cuMemGetInfo, cuMemHostGetDevicePointer_v2 as cuMemHostGetDevicePointer,
    cuMemHostRegister_v2 as cuMemHostRegister, cuMemcpy2D_v2 as cuMemcpy2D,
    cuMemcpy2DAsync_v2 as cuMemcpy2DAsync, cuMemcpy2DUnaligned_v2 as cuMemcpy2DUnaligned,
    cuMemcpy3D_v2 as cuMemcpy3D, cuMemcpy3DAsync_v2 as cuMemcpy3DAsync,
    cuMemcpy3DBatchAsync_v2 as cuMemcpy3DBatchAsync, cuMemcpyAtoA_v2 as cuMemcpyAtoA,
    cuMemcpyAtoD_v2 as cuMemcpyAtoD, cuMemcpyAtoH_v2 as cuMemcpyAtoH,
    cuMemcpyAtoHAsync_v2 as cuMemcpyAtoHAsync, cuMemcpyBatchAsync_v2 as cuMemcpyBatchAsync,
    cuMemcpyDtoA_v2 as cuMemcpyDtoA, cuMemcpyDtoD_v2 as cuMemcpyDtoD,
    cuMemcpyDtoDAsync_v2 as cuMemcpyDtoDAsync, cuMemcpyDtoH_v2 as cuMemcpyDtoH,
    cuMemcpyDtoHAsync_v2 as cuMemcpyDtoHAsync, cuMemcpyHtoA_v2 as cuMemcpyHtoA,
    cuMemcpyHtoAAsync_v2 as cuMemcpyHtoAAsync, cuMemcpyHtoD_v2 as cuMemcpyHtoD,
    cuMemcpyHtoDAsync_v2 as cuMemcpyHtoDAsync, cuMemsetD2D8_v2 as cuMemsetD2D8,
    cuMemsetD2D16_v2 as cuMemsetD2D16, cuMemsetD2D32_v2 as cuMemsetD2D32,
    cuMemsetD8_v2 as cuMemsetD8, cuMemsetD16_v2 as cuMemsetD16, cuMemsetD32_v2 as cuMemsetD32,
};
