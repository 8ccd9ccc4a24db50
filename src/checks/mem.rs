// Created by `cargo xtask emit` from ledger/mem.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::rules::mem as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuMemAlloc_v2`](crate::calls::cuMemAlloc_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `bytesize` must not be zero. (Rule 191)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> Result<(), Precondition> {
    rules::cuMemAlloc_v2(bytesize).of(c"cuMemAlloc_v2")
}

/// The preconditions of [`cuMemAllocPitch_v2`](crate::calls::cuMemAllocPitch_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `ElementSizeBytes` must be 4, 8 or 16. (Rule 192)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocPitch_v2(
    dptr: *mut CUdeviceptr,
    pPitch: *mut usize,
    WidthInBytes: usize,
    Height: usize,
    ElementSizeBytes: c_uint,
) -> Result<(), Precondition> {
    rules::cuMemAllocPitch_v2(ElementSizeBytes).of(c"cuMemAllocPitch_v2")
}

/// The preconditions of [`cuMemHostAlloc`](crate::calls::cuMemHostAlloc) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `Flags` must have no bits but [`CU_MEMHOSTALLOC_PORTABLE`], [`CU_MEMHOSTALLOC_DEVICEMAP`] and [`CU_MEMHOSTALLOC_WRITECOMBINED`], those of [`CU_MEMHOSTALLOC_PORTABLE`], [`CU_MEMHOSTALLOC_DEVICEMAP`] and [`CU_MEMHOSTALLOC_WRITECOMBINED`]. (Rule 193)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostAlloc(
    pp: *mut *mut c_void,
    bytesize: usize,
    Flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuMemHostAlloc(Flags).of(c"cuMemHostAlloc")
}

/// The preconditions of [`cuMemHostGetDevicePointer_v2`](crate::calls::cuMemHostGetDevicePointer_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `Flags` must be zero. (Rule 194)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostGetDevicePointer_v2(
    pdptr: *mut CUdeviceptr,
    p: *mut c_void,
    Flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuMemHostGetDevicePointer_v2(Flags).of(c"cuMemHostGetDevicePointer_v2")
}

/// The preconditions of [`cuMemAllocManaged`](crate::calls::cuMemAllocManaged) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `bytesize` must not be zero. (Rule 195)
/// - `flags` must be [`CU_MEM_ATTACH_GLOBAL`](CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL) or [`CU_MEM_ATTACH_HOST`](CUmemAttach_flags::CU_MEM_ATTACH_HOST). (Rule 196)
///
/// # Checked by asking the driver or the system
///
/// - The current device must support managed memory ([`CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY)). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 197)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocManaged(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuMemAllocManaged(bytesize, flags).of(c"cuMemAllocManaged")
}

/// The preconditions of [`cuIpcOpenEventHandle`](crate::calls::cuIpcOpenEventHandle) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked by asking the driver or the system
///
/// - The current device must support unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (Rule 198)
/// - The current device must use the TCC driver ([`CU_DEVICE_ATTRIBUTE_TCC_DRIVER`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TCC_DRIVER)), on Windows, up to CUDA 12.4. (Rule 199)
/// - The current device must support IPC events ([`CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)), since CUDA 12.0. (Rule 200)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcOpenEventHandle(
    phEvent: *mut CUevent,
    handle: CUipcEventHandle,
) -> Result<(), Precondition> {
    rules::cuIpcOpenEventHandle().of(c"cuIpcOpenEventHandle")
}

/// The preconditions of [`cuIpcOpenMemHandle_v2`](crate::calls::cuIpcOpenMemHandle_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `Flags` must be [`CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS`](CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS). (Rule 201)
///
/// # Checked by asking the driver or the system
///
/// - The current device must support unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (Rule 198)
/// - The current device must use the TCC driver ([`CU_DEVICE_ATTRIBUTE_TCC_DRIVER`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TCC_DRIVER)), on Windows, up to CUDA 12.4. (Rule 199)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuIpcOpenMemHandle_v2(
    pdptr: *mut CUdeviceptr,
    handle: CUipcMemHandle,
    Flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuIpcOpenMemHandle_v2(Flags).of(c"cuIpcOpenMemHandle_v2")
}

/// The preconditions of [`cuMemHostRegister_v2`](crate::calls::cuMemHostRegister_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `Flags` must have no bits but [`CU_MEMHOSTALLOC_PORTABLE`], [`CU_MEMHOSTALLOC_DEVICEMAP`] and [`CU_MEMHOSTALLOC_WRITECOMBINED`], those of [`CU_MEMHOSTREGISTER_PORTABLE`], [`CU_MEMHOSTREGISTER_DEVICEMAP`], [`CU_MEMHOSTREGISTER_IOMEMORY`] and [`CU_MEMHOSTREGISTER_READ_ONLY`]. (Rule 202)
///
/// # Checked by asking the driver or the system
///
/// - `Flags` must not have [`CU_MEMHOSTREGISTER_READ_ONLY`], where the current device does not support it ([`CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED)). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 203)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemHostRegister_v2(
    p: *mut c_void,
    bytesize: usize,
    Flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuMemHostRegister_v2(Flags).of(c"cuMemHostRegister_v2")
}

/// The preconditions of [`cuMemcpy2D_v2`](crate::calls::cuMemcpy2D_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `pCopy.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 444)
/// - `pCopy.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 445)
/// - `pCopy.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 446)
/// - `pCopy.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 447)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    rules::cuMemcpy2D_v2(pCopy).of(c"cuMemcpy2D_v2")
}

/// The preconditions of [`cuMemcpy2DUnaligned_v2`](crate::calls::cuMemcpy2DUnaligned_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `pCopy.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 444)
/// - `pCopy.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 445)
/// - `pCopy.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 446)
/// - `pCopy.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 447)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    rules::cuMemcpy2DUnaligned_v2(pCopy).of(c"cuMemcpy2DUnaligned_v2")
}

/// The preconditions of [`cuMemcpy3D_v2`](crate::calls::cuMemcpy3D_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `pCopy.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `pCopy.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `pCopy.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `pCopy.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `pCopy.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `pCopy.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `pCopy.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `pCopy.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `pCopy.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `pCopy.reserved1` must be null, unless nothing is copied. (Rule 457)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    rules::cuMemcpy3D_v2(pCopy).of(c"cuMemcpy3D_v2")
}

/// The preconditions of [`cuMemcpy2DAsync_v2`](crate::calls::cuMemcpy2DAsync_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `pCopy.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 444)
/// - `pCopy.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 445)
/// - `pCopy.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 446)
/// - `pCopy.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 447)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy2DAsync_v2(
    pCopy: *const CUDA_MEMCPY2D,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    rules::cuMemcpy2DAsync_v2(pCopy).of(c"cuMemcpy2DAsync_v2")
}

/// The preconditions of [`cuMemcpy3DAsync_v2`](crate::calls::cuMemcpy3DAsync_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `pCopy.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `pCopy.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `pCopy.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `pCopy.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `pCopy.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `pCopy.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `pCopy.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `pCopy.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `pCopy.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `pCopy.reserved1` must be null, unless nothing is copied. (Rule 457)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DAsync_v2(
    pCopy: *const CUDA_MEMCPY3D,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pCopy) = (unsafe { target(pCopy) }) else { return Ok(()) };
    rules::cuMemcpy3DAsync_v2(pCopy).of(c"cuMemcpy3DAsync_v2")
}

/// The preconditions of [`cuMemcpyBatchAsync_v2`](crate::calls::cuMemcpyBatchAsync_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `hStream` must not be null, the legacy default stream. (Rule 470)
/// - `hStream` must not be [`CU_STREAM_LEGACY`], the legacy default stream. (Rule 471)
/// - `numAttrs` must not be zero, where count is not zero. (Rule 204)
/// - `numAttrs` must be at most count. (Rule 466)
/// - `attrsIdxs[0]` must be zero. (Rule 467)
/// - `attrsIdxs[i]` must be greater than the entry before. (Rule 468)
/// - `attrsIdxs[i]` must be below count. (Rule 469)
/// - `attrs[i].srcAccessOrder` must be [`CU_MEMCPY_SRC_ACCESS_ORDER_STREAM`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM), [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) or [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). (Rule 458)
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
    unsafe { rules::cuMemcpyBatchAsync_v2(count, attrs, attrsIdxs, numAttrs, hStream) }
        .of(c"cuMemcpyBatchAsync_v2")
}

/// The preconditions of [`cuMemcpy3DBatchAsync_v2`](crate::calls::cuMemcpy3DBatchAsync_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 205)
/// - `hStream` must not be null, the default stream. (Rule 206)
/// - `opList[i].extent.width` must not be zero. (Rule 462)
/// - `opList[i].extent.height` must not be zero. (Rule 463)
/// - `opList[i].extent.depth` must not be zero. (Rule 464)
/// - `opList[i].srcAccessOrder` must be [`CU_MEMCPY_SRC_ACCESS_ORDER_STREAM`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM), [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) or [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). (Rule 465)
/// - `opList[i].src.type` must be [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER) or [`CU_MEMCPY_OPERAND_TYPE_ARRAY`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY). (Rule 459)
/// - `opList[i].src.op.ptr.rowLength` must be at least `extent.width`, or zero, with [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER). (Rule 460)
/// - `opList[i].src.op.ptr.layerHeight` must be at least `extent.height`, or zero, with [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER). (Rule 461)
/// - `opList[i].dst.type` must be [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER) or [`CU_MEMCPY_OPERAND_TYPE_ARRAY`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY). (Rule 459)
/// - `opList[i].dst.op.ptr.rowLength` must be at least `extent.width`, or zero, with [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER). (Rule 460)
/// - `opList[i].dst.op.ptr.layerHeight` must be at least `extent.height`, or zero, with [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER). (Rule 461)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DBatchAsync_v2(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream) }
        .of(c"cuMemcpy3DBatchAsync_v2")
}

/// The preconditions of [`cuMemcpyWithAttributesAsync`](crate::calls::cuMemcpyWithAttributesAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attr.srcAccessOrder` must be [`CU_MEMCPY_SRC_ACCESS_ORDER_STREAM`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM), [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) or [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). (Rule 458)
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
    unsafe { rules::cuMemcpyWithAttributesAsync(attr) }.of(c"cuMemcpyWithAttributesAsync")
}

/// The preconditions of [`cuMemcpy3DWithAttributesAsync`](crate::calls::cuMemcpy3DWithAttributesAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 207)
/// - `op.extent.width` must not be zero. (Rule 462)
/// - `op.extent.height` must not be zero. (Rule 463)
/// - `op.extent.depth` must not be zero. (Rule 464)
/// - `op.srcAccessOrder` must be [`CU_MEMCPY_SRC_ACCESS_ORDER_STREAM`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM), [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) or [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). (Rule 465)
/// - `op.src.type` must be [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER) or [`CU_MEMCPY_OPERAND_TYPE_ARRAY`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY). (Rule 459)
/// - `op.src.op.ptr.rowLength` must be at least `extent.width`, or zero, with [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER). (Rule 460)
/// - `op.src.op.ptr.layerHeight` must be at least `extent.height`, or zero, with [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER). (Rule 461)
/// - `op.dst.type` must be [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER) or [`CU_MEMCPY_OPERAND_TYPE_ARRAY`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY). (Rule 459)
/// - `op.dst.op.ptr.rowLength` must be at least `extent.width`, or zero, with [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER). (Rule 460)
/// - `op.dst.op.ptr.layerHeight` must be at least `extent.height`, or zero, with [`CU_MEMCPY_OPERAND_TYPE_POINTER`](CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER). (Rule 461)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemcpy3DWithAttributesAsync(op, flags) }.of(c"cuMemcpy3DWithAttributesAsync")
}

/// The preconditions of [`cuMemsetD16_v2`](crate::calls::cuMemsetD16_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 2, unless nothing is filled. (Rule 208)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD16_v2(
    dstDevice: CUdeviceptr,
    us: c_ushort,
    N: usize,
) -> Result<(), Precondition> {
    rules::cuMemsetD16_v2(dstDevice, N).of(c"cuMemsetD16_v2")
}

/// The preconditions of [`cuMemsetD32_v2`](crate::calls::cuMemsetD32_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 4, unless nothing is filled. (Rule 209)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD32_v2(
    dstDevice: CUdeviceptr,
    ui: c_uint,
    N: usize,
) -> Result<(), Precondition> {
    rules::cuMemsetD32_v2(dstDevice, N).of(c"cuMemsetD32_v2")
}

/// The preconditions of [`cuMemsetD2D16_v2`](crate::calls::cuMemsetD2D16_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 2, unless nothing is filled. (Rule 208)
/// - `dstPitch` must be a multiple of 2, where more than one row is filled. (Rule 210)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
) -> Result<(), Precondition> {
    rules::cuMemsetD2D16_v2(dstDevice, dstPitch, Width, Height).of(c"cuMemsetD2D16_v2")
}

/// The preconditions of [`cuMemsetD2D32_v2`](crate::calls::cuMemsetD2D32_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 4, unless nothing is filled. (Rule 209)
/// - `dstPitch` must be a multiple of 4, where more than one row is filled. (Rule 211)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
) -> Result<(), Precondition> {
    rules::cuMemsetD2D32_v2(dstDevice, dstPitch, Width, Height).of(c"cuMemsetD2D32_v2")
}

/// The preconditions of [`cuMemsetD16Async`](crate::calls::cuMemsetD16Async) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 2, unless nothing is filled. (Rule 208)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD16Async(
    dstDevice: CUdeviceptr,
    us: c_ushort,
    N: usize,
    hStream: CUstream,
) -> Result<(), Precondition> {
    rules::cuMemsetD16Async(dstDevice, N).of(c"cuMemsetD16Async")
}

/// The preconditions of [`cuMemsetD32Async`](crate::calls::cuMemsetD32Async) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 4, unless nothing is filled. (Rule 209)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemsetD32Async(
    dstDevice: CUdeviceptr,
    ui: c_uint,
    N: usize,
    hStream: CUstream,
) -> Result<(), Precondition> {
    rules::cuMemsetD32Async(dstDevice, N).of(c"cuMemsetD32Async")
}

/// The preconditions of [`cuMemsetD2D16Async`](crate::calls::cuMemsetD2D16Async) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 2, unless nothing is filled. (Rule 208)
/// - `dstPitch` must be a multiple of 2, where more than one row is filled. (Rule 210)
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
    rules::cuMemsetD2D16Async(dstDevice, dstPitch, Width, Height).of(c"cuMemsetD2D16Async")
}

/// The preconditions of [`cuMemsetD2D32Async`](crate::calls::cuMemsetD2D32Async) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 4, unless nothing is filled. (Rule 209)
/// - `dstPitch` must be a multiple of 4, where more than one row is filled. (Rule 211)
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
    rules::cuMemsetD2D32Async(dstDevice, dstPitch, Width, Height).of(c"cuMemsetD2D32Async")
}

/// The preconditions of [`cuArrayCreate_v2`](crate::calls::cuArrayCreate_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `pAllocateArray.NumChannels` must be 1, 2 or 4, for [`CU_AD_FORMAT_HALF`](CUarray_format::CU_AD_FORMAT_HALF), [`CU_AD_FORMAT_FLOAT`](CUarray_format::CU_AD_FORMAT_FLOAT) and the integers from [`CU_AD_FORMAT_UNSIGNED_INT8`](CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8) to [`CU_AD_FORMAT_SIGNED_INT32`](CUarray_format::CU_AD_FORMAT_SIGNED_INT32). (Rule 402)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArrayCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pAllocateArray) = (unsafe { target(pAllocateArray) }) else { return Ok(()) };
    rules::cuArrayCreate_v2(pAllocateArray).of(c"cuArrayCreate_v2")
}

/// The preconditions of [`cuArray3DCreate_v2`](crate::calls::cuArray3DCreate_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `pAllocateArray.NumChannels` must be 1, 2 or 4, for [`CU_AD_FORMAT_HALF`](CUarray_format::CU_AD_FORMAT_HALF), [`CU_AD_FORMAT_FLOAT`](CUarray_format::CU_AD_FORMAT_FLOAT) and the integers from [`CU_AD_FORMAT_UNSIGNED_INT8`](CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8) to [`CU_AD_FORMAT_SIGNED_INT32`](CUarray_format::CU_AD_FORMAT_SIGNED_INT32). (Rule 402)
/// - `pAllocateArray.Width` must not be zero. (Rule 411)
/// - `pAllocateArray.Depth` must not be zero, with [`CUDA_ARRAY3D_LAYERED`]. (Rule 412)
/// - `pAllocateArray.Flags` must not have [`CUDA_ARRAY3D_TEXTURE_GATHER`], but for two dimensions without layers. (Rule 413)
/// - `pAllocateArray.Height` must not be zero, where Depth is not zero, without [`CUDA_ARRAY3D_LAYERED`]. (Rule 414)
/// - `pAllocateArray.Height` must be Width, with [`CUDA_ARRAY3D_CUBEMAP`] but not [`CUDA_ARRAY3D_LAYERED`]. (Rule 415)
/// - `pAllocateArray.Depth` must be 6, with [`CUDA_ARRAY3D_CUBEMAP`] but not [`CUDA_ARRAY3D_LAYERED`]. (Rule 416)
/// - `pAllocateArray.Height` must be Width, with [`CUDA_ARRAY3D_CUBEMAP`] and [`CUDA_ARRAY3D_LAYERED`]. (Rule 417)
/// - `pAllocateArray.Depth` must be a multiple of 6, with [`CUDA_ARRAY3D_CUBEMAP`] and [`CUDA_ARRAY3D_LAYERED`]. (Rule 418)
///
/// # Checked by asking the driver or the system
///
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH), for one dimension. (Rule 403)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH), for two dimensions without [`CUDA_ARRAY3D_TEXTURE_GATHER`]. (Rule 404)
/// - `pAllocateArray.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT), for two dimensions without [`CUDA_ARRAY3D_TEXTURE_GATHER`]. (Rule 405)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH), for two dimensions with [`CUDA_ARRAY3D_TEXTURE_GATHER`]. (Rule 406)
/// - `pAllocateArray.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT), for two dimensions with [`CUDA_ARRAY3D_TEXTURE_GATHER`]. (Rule 407)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH), for three dimensions, unless all are within those that end in `_ALTERNATE`. (Rule 419)
/// - `pAllocateArray.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT), for three dimensions, unless all are within those that end in `_ALTERNATE`. (Rule 420)
/// - `pAllocateArray.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH), for three dimensions, unless all are within those that end in `_ALTERNATE`. (Rule 421)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH), for layers of one dimension. (Rule 422)
/// - `pAllocateArray.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS), for layers of one dimension. (Rule 423)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH), for layers of two dimensions. (Rule 424)
/// - `pAllocateArray.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT), for layers of two dimensions. (Rule 425)
/// - `pAllocateArray.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS), for layers of two dimensions. (Rule 426)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH), for a cubemap. (Rule 427)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH), for a layered cubemap. (Rule 428)
/// - `pAllocateArray.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS), for a layered cubemap. (Rule 429)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH), for one dimension with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 430)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH), for two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 431)
/// - `pAllocateArray.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT), for two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 432)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH), for three dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 433)
/// - `pAllocateArray.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT), for three dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 434)
/// - `pAllocateArray.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH), for three dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 435)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH), for layers of one dimension with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 436)
/// - `pAllocateArray.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS), for layers of one dimension with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 437)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH), for layers of two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 438)
/// - `pAllocateArray.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT), for layers of two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 439)
/// - `pAllocateArray.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS), for layers of two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 440)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH), for a cubemap with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 441)
/// - `pAllocateArray.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH), for a layered cubemap with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 442)
/// - `pAllocateArray.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS), for a layered cubemap with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 443)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuArray3DCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pAllocateArray) = (unsafe { target(pAllocateArray) }) else { return Ok(()) };
    rules::cuArray3DCreate_v2(pAllocateArray).of(c"cuArray3DCreate_v2")
}

/// The preconditions of [`cuMipmappedArrayCreate`](crate::calls::cuMipmappedArrayCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `pMipmappedArrayDesc.NumChannels` must be 1, 2 or 4, for [`CU_AD_FORMAT_HALF`](CUarray_format::CU_AD_FORMAT_HALF), [`CU_AD_FORMAT_FLOAT`](CUarray_format::CU_AD_FORMAT_FLOAT) and the integers from [`CU_AD_FORMAT_UNSIGNED_INT8`](CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8) to [`CU_AD_FORMAT_SIGNED_INT32`](CUarray_format::CU_AD_FORMAT_SIGNED_INT32). (Rule 402)
/// - `pMipmappedArrayDesc.Width` must not be zero. (Rule 411)
/// - `pMipmappedArrayDesc.Depth` must not be zero, with [`CUDA_ARRAY3D_LAYERED`]. (Rule 412)
/// - `pMipmappedArrayDesc.Flags` must not have [`CUDA_ARRAY3D_TEXTURE_GATHER`], but for two dimensions without layers. (Rule 413)
/// - `pMipmappedArrayDesc.Height` must not be zero, where Depth is not zero, without [`CUDA_ARRAY3D_LAYERED`]. (Rule 414)
/// - `pMipmappedArrayDesc.Height` must be Width, with [`CUDA_ARRAY3D_CUBEMAP`] but not [`CUDA_ARRAY3D_LAYERED`]. (Rule 415)
/// - `pMipmappedArrayDesc.Depth` must be 6, with [`CUDA_ARRAY3D_CUBEMAP`] but not [`CUDA_ARRAY3D_LAYERED`]. (Rule 416)
/// - `pMipmappedArrayDesc.Height` must be Width, with [`CUDA_ARRAY3D_CUBEMAP`] and [`CUDA_ARRAY3D_LAYERED`]. (Rule 417)
/// - `pMipmappedArrayDesc.Depth` must be a multiple of 6, with [`CUDA_ARRAY3D_CUBEMAP`] and [`CUDA_ARRAY3D_LAYERED`]. (Rule 418)
///
/// # Checked by asking the driver or the system
///
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH), for one dimension. (Rule 408)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH), for two dimensions. (Rule 409)
/// - `pMipmappedArrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT), for two dimensions. (Rule 410)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH), for three dimensions, unless all are within those that end in `_ALTERNATE`. (Rule 419)
/// - `pMipmappedArrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT), for three dimensions, unless all are within those that end in `_ALTERNATE`. (Rule 420)
/// - `pMipmappedArrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH), for three dimensions, unless all are within those that end in `_ALTERNATE`. (Rule 421)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH), for layers of one dimension. (Rule 422)
/// - `pMipmappedArrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS), for layers of one dimension. (Rule 423)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH), for layers of two dimensions. (Rule 424)
/// - `pMipmappedArrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT), for layers of two dimensions. (Rule 425)
/// - `pMipmappedArrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS), for layers of two dimensions. (Rule 426)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH), for a cubemap. (Rule 427)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH), for a layered cubemap. (Rule 428)
/// - `pMipmappedArrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS), for a layered cubemap. (Rule 429)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH), for one dimension with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 430)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH), for two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 431)
/// - `pMipmappedArrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT), for two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 432)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH), for three dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 433)
/// - `pMipmappedArrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT), for three dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 434)
/// - `pMipmappedArrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH), for three dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 435)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH), for layers of one dimension with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 436)
/// - `pMipmappedArrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS), for layers of one dimension with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 437)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH), for layers of two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 438)
/// - `pMipmappedArrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT), for layers of two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 439)
/// - `pMipmappedArrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS), for layers of two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 440)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH), for a cubemap with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 441)
/// - `pMipmappedArrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH), for a layered cubemap with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 442)
/// - `pMipmappedArrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS), for a layered cubemap with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 443)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMipmappedArrayCreate(
    pHandle: *mut CUmipmappedArray,
    pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
    numMipmapLevels: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pMipmappedArrayDesc) = (unsafe { target(pMipmappedArrayDesc) }) else { return Ok(()) };
    rules::cuMipmappedArrayCreate(pMipmappedArrayDesc).of(c"cuMipmappedArrayCreate")
}

/// The preconditions of [`cuMemGetHandleForAddressRange`](crate::calls::cuMemGetHandleForAddressRange) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero, up to CUDA 12.6. (Rule 214)
/// - `flags` must have no bits but [`CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE`](CUmemRangeFlags::CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE), with [`CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`](CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD). (Rule 215)
/// - `flags` must be zero, without [`CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`](CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD). (Rule 216)
///
/// # Checked by asking the driver or the system
///
/// - `dptr` must be a multiple of the size of the host's pages. (Rule 212)
/// - `size` must be a multiple of the size of the host's pages. (Rule 213)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetHandleForAddressRange(
    handle: *mut c_void,
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuMemGetHandleForAddressRange(dptr, size, handleType, flags)
        .of(c"cuMemGetHandleForAddressRange")
}

/// The preconditions of [`cuMemBatchDecompressAsync`](crate::calls::cuMemBatchDecompressAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 217)
/// - `paramsArray[i].padding` must be zero. (Rule 218)
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
    unsafe { rules::cuMemBatchDecompressAsync(paramsArray, count, flags) }
        .of(c"cuMemBatchDecompressAsync")
}
#[doc(no_inline)]
pub use self::{
    cuArray3DCreate_v2 as cuArray3DCreate, cuArrayCreate_v2 as cuArrayCreate,
    cuIpcOpenMemHandle_v2 as cuIpcOpenMemHandle, cuMemAlloc_v2 as cuMemAlloc,
    cuMemAllocPitch_v2 as cuMemAllocPitch,
    cuMemHostGetDevicePointer_v2 as cuMemHostGetDevicePointer,
    cuMemHostRegister_v2 as cuMemHostRegister, cuMemcpy2D_v2 as cuMemcpy2D,
    cuMemcpy2DAsync_v2 as cuMemcpy2DAsync, cuMemcpy2DUnaligned_v2 as cuMemcpy2DUnaligned,
    cuMemcpy3D_v2 as cuMemcpy3D, cuMemcpy3DAsync_v2 as cuMemcpy3DAsync,
    cuMemcpy3DBatchAsync_v2 as cuMemcpy3DBatchAsync, cuMemcpyBatchAsync_v2 as cuMemcpyBatchAsync,
    cuMemsetD2D16_v2 as cuMemsetD2D16, cuMemsetD2D32_v2 as cuMemsetD2D32,
    cuMemsetD16_v2 as cuMemsetD16, cuMemsetD32_v2 as cuMemsetD32,
};
