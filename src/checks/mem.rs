// Created by `cargo xtask emit` from cuda.h, src/rules/mem.toml, src/rules/mem.rs, src/rules/parts/array.rs, src/rules/parts/copy.rs, src/rules/parts/output.rs and cuda-sys/build/generate/reference/mem.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Handle;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_char, c_int, c_uint, c_ulonglong, c_ushort, c_void};
use libcuda_sys::{
    CUDA_ARRAY_DESCRIPTOR, CUDA_ARRAY3D_DESCRIPTOR, CUDA_MEMCPY2D, CUDA_MEMCPY3D,
    CUDA_MEMCPY3D_BATCH_OP, CUarray, CUdevice, CUdeviceptr, CUevent, CUipcEventHandle,
    CUipcMemHandle, CUmemDecompressParams, CUmemRangeHandleType, CUmemcpyAttributes,
    CUmipmappedArray, CUstream,
};

/// Checks the preconditions of [`cuMemAlloc`](crate::calls::cuMemAlloc) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemAlloc")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> Result<(), Precondition> {
    crate::rules::mem::cuMemAlloc_v2(bytesize).of(c"cuMemAlloc_v2")
}

/// Checks the preconditions of [`cuMemAllocPitch`](crate::calls::cuMemAllocPitch) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::cuMemAllocPitch_v2(ElementSizeBytes).of(c"cuMemAllocPitch_v2")
}

/// Checks the preconditions of [`cuMemHostAlloc`](crate::calls::cuMemHostAlloc) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::cuMemHostAlloc(Flags).of(c"cuMemHostAlloc")
}

/// Checks the preconditions of [`cuMemHostGetDevicePointer`](crate::calls::cuMemHostGetDevicePointer) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::cuMemHostGetDevicePointer_v2(Flags).of(c"cuMemHostGetDevicePointer_v2")
}

/// Checks the preconditions of [`cuMemAllocManaged`](crate::calls::cuMemAllocManaged) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::mem::cuMemAllocManaged(bytesize, flags) {
        return Err(broken.of(c"cuMemAllocManaged"));
    }
    crate::rules::mem::manages().of(c"cuMemAllocManaged")
}

/// Checks the preconditions of [`cuDeviceGetPCIBusId`](crate::calls::cuDeviceGetPCIBusId) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::parts::output::cuDeviceGetPCIBusId(len).of(c"cuDeviceGetPCIBusId")
}

/// Checks the preconditions of [`cuIpcGetEventHandle`](crate::calls::cuIpcGetEventHandle) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::parts::output::needed(Handle(pHandle.addr())) {
        return Err(broken.at("pHandle").of(c"cuIpcGetEventHandle"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuIpcOpenEventHandle`](crate::calls::cuIpcOpenEventHandle) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::mem::unified() {
        return Err(broken.of(c"cuIpcOpenEventHandle"));
    }
    if let Err(broken) = crate::rules::mem::opens_ipc() {
        return Err(broken.of(c"cuIpcOpenEventHandle"));
    }
    crate::rules::mem::cuIpcOpenEventHandle().of(c"cuIpcOpenEventHandle")
}

/// Checks the preconditions of [`cuIpcGetMemHandle`](crate::calls::cuIpcGetMemHandle) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::parts::output::needed(Handle(pHandle.addr())) {
        return Err(broken.at("pHandle").of(c"cuIpcGetMemHandle"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuIpcOpenMemHandle`](crate::calls::cuIpcOpenMemHandle) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::mem::cuIpcOpenMemHandle_v2(Flags) {
        return Err(broken.of(c"cuIpcOpenMemHandle_v2"));
    }
    if let Err(broken) = crate::rules::mem::unified() {
        return Err(broken.of(c"cuIpcOpenMemHandle_v2"));
    }
    crate::rules::mem::opens_ipc().of(c"cuIpcOpenMemHandle_v2")
}

/// Checks the preconditions of [`cuMemHostRegister`](crate::calls::cuMemHostRegister) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::cuMemHostRegister_v2(Flags).of(c"cuMemHostRegister_v2")
}

/// Checks the preconditions of [`cuMemcpy`](crate::calls::cuMemcpy) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::unified().of(c"cuMemcpy")
}

/// Checks the preconditions of [`cuMemcpyDtoA`](crate::calls::cuMemcpyDtoA) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { crate::rules::mem::into_line(Live::new(dstArray), ByteCount).of(c"cuMemcpyDtoA_v2") }
}

/// Checks the preconditions of [`cuMemcpyAtoD`](crate::calls::cuMemcpyAtoD) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::mem::from_line(Live::new(srcArray), ByteCount) {
            return Err(broken.of(c"cuMemcpyAtoD_v2"));
        }
        crate::rules::mem::cuMemcpyAtoD_v2(dstDevice, Live::new(srcArray), ByteCount)
            .of(c"cuMemcpyAtoD_v2")
    }
}

/// Checks the preconditions of [`cuMemcpyHtoA`](crate::calls::cuMemcpyHtoA) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { crate::rules::mem::into_line(Live::new(dstArray), ByteCount).of(c"cuMemcpyHtoA_v2") }
}

/// Checks the preconditions of [`cuMemcpyAtoH`](crate::calls::cuMemcpyAtoH) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { crate::rules::mem::from_line(Live::new(srcArray), ByteCount).of(c"cuMemcpyAtoH_v2") }
}

/// Checks the preconditions of [`cuMemcpyAtoA`](crate::calls::cuMemcpyAtoA) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::mem::into_line(Live::new(dstArray), ByteCount) {
            return Err(broken.of(c"cuMemcpyAtoA_v2"));
        }
        if let Err(broken) = crate::rules::mem::from_line(Live::new(srcArray), ByteCount) {
            return Err(broken.of(c"cuMemcpyAtoA_v2"));
        }
        crate::rules::mem::cuMemcpyAtoA_v2(Live::new(dstArray), Live::new(srcArray), ByteCount)
            .of(c"cuMemcpyAtoA_v2")
    }
}

/// Checks the preconditions of [`cuMemcpy2D`](crate::calls::cuMemcpy2D) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpy2D")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
        {
            return Err(broken.inside("pCopy").of(c"cuMemcpy2D_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::pitches_2d(pCopy) {
            return Err(broken.at("pCopy").of(c"cuMemcpy2D_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::elements_2d(Live::new(pCopy)) {
            return Err(broken.at("pCopy").of(c"cuMemcpy2D_v2"));
        }
        if let Err(broken) = crate::checks::types::CUDA_MEMCPY2D(pCopy) {
            return Err(broken.at("pCopy").of(c"cuMemcpy2D_v2"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemcpy2DUnaligned`](crate::calls::cuMemcpy2DUnaligned) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpy2DUnaligned")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
        {
            return Err(broken.inside("pCopy").of(c"cuMemcpy2DUnaligned_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::elements_2d(Live::new(pCopy)) {
            return Err(broken.at("pCopy").of(c"cuMemcpy2DUnaligned_v2"));
        }
        if let Err(broken) = crate::checks::types::CUDA_MEMCPY2D(pCopy) {
            return Err(broken.at("pCopy").of(c"cuMemcpy2DUnaligned_v2"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemcpy3D`](crate::calls::cuMemcpy3D) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemcpy3D")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
        {
            return Err(broken.inside("pCopy").of(c"cuMemcpy3D_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::pitches_3d(pCopy) {
            return Err(broken.at("pCopy").of(c"cuMemcpy3D_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::elements_3d(Live::new(pCopy)) {
            return Err(broken.at("pCopy").of(c"cuMemcpy3D_v2"));
        }
        if let Err(broken) = crate::checks::types::CUDA_MEMCPY3D(pCopy) {
            return Err(broken.at("pCopy").of(c"cuMemcpy3D_v2"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemcpyAsync`](crate::calls::cuMemcpyAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::unified().of(c"cuMemcpyAsync")
}

/// Checks the preconditions of [`cuMemcpyHtoAAsync`](crate::calls::cuMemcpyHtoAAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        crate::rules::mem::into_line(Live::new(dstArray), ByteCount).of(c"cuMemcpyHtoAAsync_v2")
    }
}

/// Checks the preconditions of [`cuMemcpyAtoHAsync`](crate::calls::cuMemcpyAtoHAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        crate::rules::mem::from_line(Live::new(srcArray), ByteCount).of(c"cuMemcpyAtoHAsync_v2")
    }
}

/// Checks the preconditions of [`cuMemcpy2DAsync`](crate::calls::cuMemcpy2DAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
        {
            return Err(broken.inside("pCopy").of(c"cuMemcpy2DAsync_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::pitches_2d(pCopy) {
            return Err(broken.at("pCopy").of(c"cuMemcpy2DAsync_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::elements_2d(Live::new(pCopy)) {
            return Err(broken.at("pCopy").of(c"cuMemcpy2DAsync_v2"));
        }
        if let Err(broken) = crate::checks::types::CUDA_MEMCPY2D(pCopy) {
            return Err(broken.at("pCopy").of(c"cuMemcpy2DAsync_v2"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemcpy3DAsync`](crate::calls::cuMemcpy3DAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
        {
            return Err(broken.inside("pCopy").of(c"cuMemcpy3DAsync_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::pitches_3d(pCopy) {
            return Err(broken.at("pCopy").of(c"cuMemcpy3DAsync_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::elements_3d(Live::new(pCopy)) {
            return Err(broken.at("pCopy").of(c"cuMemcpy3DAsync_v2"));
        }
        if let Err(broken) = crate::checks::types::CUDA_MEMCPY3D(pCopy) {
            return Err(broken.at("pCopy").of(c"cuMemcpy3DAsync_v2"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemcpyBatchAsync`](crate::calls::cuMemcpyBatchAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::mem::cuMemcpyBatchAsync_v2(count, numAttrs) {
            return Err(broken.of(c"cuMemcpyBatchAsync_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::not_legacy(hStream) {
            return Err(broken.of(c"cuMemcpyBatchAsync_v2"));
        }
        if let Err(broken) = crate::rules::parts::copy::runs(numAttrs, count) {
            return Err(broken.of(c"cuMemcpyBatchAsync_v2"));
        }
        for (i, element) in elements(attrs, numAttrs).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUmemcpyAttributes(element) {
                return Err(broken.at("attrs[i]").element(i).of(c"cuMemcpyBatchAsync_v2"));
            }
        }
        if let Err(broken) = crate::rules::parts::copy::first_run(elements(attrsIdxs, numAttrs)) {
            return Err(broken.of(c"cuMemcpyBatchAsync_v2"));
        }
        crate::rules::parts::copy::run_starts(elements(attrsIdxs, numAttrs), count)
            .of(c"cuMemcpyBatchAsync_v2")
    }
}

/// Checks the preconditions of [`cuMemcpy3DBatchAsync`](crate::calls::cuMemcpy3DBatchAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::mem::cuMemcpy3DBatchAsync_v2(flags, hStream) {
            return Err(broken.of(c"cuMemcpy3DBatchAsync_v2"));
        }
        for (i, element) in elements(opList, numOps).iter().enumerate() {
            if let Err(broken) = crate::rules::parts::copy::same_elements(Live::new(element)) {
                return Err(broken.at("opList[i]").element(i).of(c"cuMemcpy3DBatchAsync_v2"));
            }
            if let Err(broken) = crate::checks::types::CUDA_MEMCPY3D_BATCH_OP(element) {
                return Err(broken.at("opList[i]").element(i).of(c"cuMemcpy3DBatchAsync_v2"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemcpyWithAttributesAsync`](crate::calls::cuMemcpyWithAttributesAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(it) = target(attr) {
            if let Err(broken) = crate::checks::types::CUmemcpyAttributes(it) {
                return Err(broken.at("attr").of(c"cuMemcpyWithAttributesAsync"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemcpy3DWithAttributesAsync`](crate::calls::cuMemcpy3DWithAttributesAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::mem::cuMemcpy3DWithAttributesAsync(flags) {
            return Err(broken.of(c"cuMemcpy3DWithAttributesAsync"));
        }
        if let Some(it) = target(op) {
            if let Err(broken) = crate::checks::types::CUDA_MEMCPY3D_BATCH_OP(it) {
                return Err(broken.at("op").of(c"cuMemcpy3DWithAttributesAsync"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemsetD16`](crate::calls::cuMemsetD16) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::fill_16(dstDevice, N).of(c"cuMemsetD16_v2")
}

/// Checks the preconditions of [`cuMemsetD32`](crate::calls::cuMemsetD32) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::fill_32(dstDevice, N).of(c"cuMemsetD32_v2")
}

/// Checks the preconditions of [`cuMemsetD2D16`](crate::calls::cuMemsetD2D16) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::fill_2d_16(dstDevice, dstPitch, Width, Height).of(c"cuMemsetD2D16_v2")
}

/// Checks the preconditions of [`cuMemsetD2D32`](crate::calls::cuMemsetD2D32) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::fill_2d_32(dstDevice, dstPitch, Width, Height).of(c"cuMemsetD2D32_v2")
}

/// Checks the preconditions of [`cuMemsetD16Async`](crate::calls::cuMemsetD16Async) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::fill_16(dstDevice, N).of(c"cuMemsetD16Async")
}

/// Checks the preconditions of [`cuMemsetD32Async`](crate::calls::cuMemsetD32Async) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::fill_32(dstDevice, N).of(c"cuMemsetD32Async")
}

/// Checks the preconditions of [`cuMemsetD2D16Async`](crate::calls::cuMemsetD2D16Async) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::fill_2d_16(dstDevice, dstPitch, Width, Height).of(c"cuMemsetD2D16Async")
}

/// Checks the preconditions of [`cuMemsetD2D32Async`](crate::calls::cuMemsetD2D32Async) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::mem::fill_2d_32(dstDevice, dstPitch, Width, Height).of(c"cuMemsetD2D32Async")
}

/// Checks the preconditions of [`cuArrayCreate`](crate::calls::cuArrayCreate) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pAllocateArray) = (unsafe { target(pAllocateArray) }) else { return Ok(()) };
    if let Err(broken) =
        crate::rules::parts::array::channels(pAllocateArray.Format, pAllocateArray.NumChannels)
    {
        return Err(broken.inside("pAllocateArray").of(c"cuArrayCreate_v2"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuArray3DCreate`](crate::calls::cuArray3DCreate) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pAllocateArray) = (unsafe { target(pAllocateArray) }) else { return Ok(()) };
    if let Err(broken) =
        crate::rules::parts::array::channels(pAllocateArray.Format, pAllocateArray.NumChannels)
    {
        return Err(broken.inside("pAllocateArray").of(c"cuArray3DCreate_v2"));
    }
    if let Err(broken) = crate::rules::parts::array::extents(pAllocateArray) {
        return Err(broken.at("pAllocateArray").of(c"cuArray3DCreate_v2"));
    }
    if let Err(broken) = crate::rules::parts::array::plain_limits(pAllocateArray) {
        return Err(broken.at("pAllocateArray").of(c"cuArray3DCreate_v2"));
    }
    if let Err(broken) = crate::checks::types::CUDA_ARRAY3D_DESCRIPTOR(pAllocateArray) {
        return Err(broken.at("pAllocateArray").of(c"cuArray3DCreate_v2"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuMipmappedArrayCreate`](crate::calls::cuMipmappedArrayCreate) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pMipmappedArrayDesc) = (unsafe { target(pMipmappedArrayDesc) }) else { return Ok(()) };
    if let Err(broken) = crate::rules::parts::array::channels(
        pMipmappedArrayDesc.Format,
        pMipmappedArrayDesc.NumChannels,
    ) {
        return Err(broken.inside("pMipmappedArrayDesc").of(c"cuMipmappedArrayCreate"));
    }
    if let Err(broken) = crate::rules::parts::array::extents(pMipmappedArrayDesc) {
        return Err(broken.at("pMipmappedArrayDesc").of(c"cuMipmappedArrayCreate"));
    }
    if let Err(broken) = crate::rules::parts::array::mipmapped_limits(pMipmappedArrayDesc) {
        return Err(broken.at("pMipmappedArrayDesc").of(c"cuMipmappedArrayCreate"));
    }
    if let Err(broken) = crate::checks::types::CUDA_ARRAY3D_DESCRIPTOR(pMipmappedArrayDesc) {
        return Err(broken.at("pMipmappedArrayDesc").of(c"cuMipmappedArrayCreate"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuMemGetHandleForAddressRange`](crate::calls::cuMemGetHandleForAddressRange) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetHandleForAddressRange(
    handle: *mut c_void,
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    crate::rules::mem::cuMemGetHandleForAddressRange(dptr, size, handleType, flags)
        .of(c"cuMemGetHandleForAddressRange")
}

/// Checks the preconditions of [`cuMemBatchDecompressAsync`](crate::calls::cuMemBatchDecompressAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::mem::cuMemBatchDecompressAsync(flags) {
            return Err(broken.of(c"cuMemBatchDecompressAsync"));
        }
        for (i, element) in elements(paramsArray, count).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUmemDecompressParams(element) {
                return Err(broken
                    .at("paramsArray[i]")
                    .element(i)
                    .of(c"cuMemBatchDecompressAsync"));
            }
        }
        Ok(())
    }
}
#[doc(hidden)]
pub use self::{
    cuArray3DCreate_v2 as cuArray3DCreate, cuArrayCreate_v2 as cuArrayCreate,
    cuIpcOpenMemHandle_v2 as cuIpcOpenMemHandle, cuMemAlloc_v2 as cuMemAlloc,
    cuMemAllocPitch_v2 as cuMemAllocPitch,
    cuMemHostGetDevicePointer_v2 as cuMemHostGetDevicePointer,
    cuMemHostRegister_v2 as cuMemHostRegister, cuMemcpy2D_v2 as cuMemcpy2D,
    cuMemcpy2DAsync_v2 as cuMemcpy2DAsync, cuMemcpy2DUnaligned_v2 as cuMemcpy2DUnaligned,
    cuMemcpy3D_v2 as cuMemcpy3D, cuMemcpy3DAsync_v2 as cuMemcpy3DAsync,
    cuMemcpy3DBatchAsync_v2 as cuMemcpy3DBatchAsync, cuMemcpyAtoA_v2 as cuMemcpyAtoA,
    cuMemcpyAtoD_v2 as cuMemcpyAtoD, cuMemcpyAtoH_v2 as cuMemcpyAtoH,
    cuMemcpyAtoHAsync_v2 as cuMemcpyAtoHAsync, cuMemcpyBatchAsync_v2 as cuMemcpyBatchAsync,
    cuMemcpyDtoA_v2 as cuMemcpyDtoA, cuMemcpyHtoA_v2 as cuMemcpyHtoA,
    cuMemcpyHtoAAsync_v2 as cuMemcpyHtoAAsync, cuMemsetD2D16_v2 as cuMemsetD2D16,
    cuMemsetD2D32_v2 as cuMemsetD2D32, cuMemsetD16_v2 as cuMemsetD16,
    cuMemsetD32_v2 as cuMemsetD32,
};
