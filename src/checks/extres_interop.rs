// Created by `cargo xtask emit` from ledger/extres_interop.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::rules::extres_interop as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuImportExternalMemory`](crate::calls::cuImportExternalMemory) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `memHandleDesc.type` must be [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT) or [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF), up to CUDA 12.9. (Rule 68)
/// - `memHandleDesc.type` must be [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF) or [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD). (Rule 69)
/// - `memHandleDesc.flags` must have no bits but [`CUDA_EXTERNAL_MEMORY_DEDICATED`], [`CUDA_EXTERNAL_MEMORY_DEDICATED`]. (Rule 70)
/// - `memHandleDesc.handle.win32.name` must not be null, with an NT handle type, where handle is null. (Rule 64)
/// - `memHandleDesc.handle.win32.name` must be null, with an NT handle type, where handle is not null. (Rule 65)
/// - `memHandleDesc.handle.win32.handle` must not be null, with a KMT handle type. (Rule 66)
/// - `memHandleDesc.handle.win32.name` must be null, with a KMT handle type. (Rule 67)
/// - `memHandleDesc.handle.nvSciBufObject` must not be null, with [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF). (Rule 71)
/// - `memHandleDesc.flags` must be zero, with [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD), since CUDA 13.0. (Rule 72)
/// - `memHandleDesc.flags` must be [`CUDA_EXTERNAL_MEMORY_DEDICATED`], [`CUDA_EXTERNAL_MEMORY_DEDICATED`], with a resource of Direct3D. (Rule 73)
///
/// | `memHandleDesc.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD) | all |
/// | [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32) | all |
/// | [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT) | all |
/// | [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP) | all |
/// | [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE) | all |
/// | [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE) | all |
/// | [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT) | all |
/// | [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF) | all |
/// | [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`](CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD) | since 13.0 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuImportExternalMemory(
    extMem_out: *mut CUexternalMemory,
    memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(memHandleDesc) = (unsafe { target(memHandleDesc) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuImportExternalMemory(memHandleDesc) }.of(c"cuImportExternalMemory")
}

/// The preconditions of [`cuExternalMemoryGetMappedBuffer`](crate::calls::cuExternalMemoryGetMappedBuffer) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `bufferDesc.flags` must be zero. (Rule 74)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuExternalMemoryGetMappedBuffer(
    devPtr: *mut CUdeviceptr,
    extMem: CUexternalMemory,
    bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(bufferDesc) = (unsafe { target(bufferDesc) }) else { return Ok(()) };
    rules::cuExternalMemoryGetMappedBuffer(bufferDesc).of(c"cuExternalMemoryGetMappedBuffer")
}

/// The preconditions of [`cuExternalMemoryGetMappedMipmappedArray`](crate::calls::cuExternalMemoryGetMappedMipmappedArray) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `mipmapDesc.arrayDesc.NumChannels` must be 1, 2 or 4, for [`CU_AD_FORMAT_HALF`](CUarray_format::CU_AD_FORMAT_HALF), [`CU_AD_FORMAT_FLOAT`](CUarray_format::CU_AD_FORMAT_FLOAT) and the integers from [`CU_AD_FORMAT_UNSIGNED_INT8`](CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8) to [`CU_AD_FORMAT_SIGNED_INT32`](CUarray_format::CU_AD_FORMAT_SIGNED_INT32). (Rule 402)
/// - `mipmapDesc.arrayDesc.Width` must not be zero. (Rule 411)
/// - `mipmapDesc.arrayDesc.Depth` must not be zero, with [`CUDA_ARRAY3D_LAYERED`]. (Rule 412)
/// - `mipmapDesc.arrayDesc.Flags` must not have [`CUDA_ARRAY3D_TEXTURE_GATHER`], but for two dimensions without layers. (Rule 413)
/// - `mipmapDesc.arrayDesc.Height` must not be zero, where Depth is not zero, without [`CUDA_ARRAY3D_LAYERED`]. (Rule 414)
/// - `mipmapDesc.arrayDesc.Height` must be Width, with [`CUDA_ARRAY3D_CUBEMAP`] but not [`CUDA_ARRAY3D_LAYERED`]. (Rule 415)
/// - `mipmapDesc.arrayDesc.Depth` must be 6, with [`CUDA_ARRAY3D_CUBEMAP`] but not [`CUDA_ARRAY3D_LAYERED`]. (Rule 416)
/// - `mipmapDesc.arrayDesc.Height` must be Width, with [`CUDA_ARRAY3D_CUBEMAP`] and [`CUDA_ARRAY3D_LAYERED`]. (Rule 417)
/// - `mipmapDesc.arrayDesc.Depth` must be a multiple of 6, with [`CUDA_ARRAY3D_CUBEMAP`] and [`CUDA_ARRAY3D_LAYERED`]. (Rule 418)
///
/// # Checked by asking the driver or the system
///
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH), for one dimension. (Rule 408)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH), for two dimensions. (Rule 409)
/// - `mipmapDesc.arrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT), for two dimensions. (Rule 410)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH), for three dimensions, unless all are within those that end in `_ALTERNATE`. (Rule 419)
/// - `mipmapDesc.arrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT), for three dimensions, unless all are within those that end in `_ALTERNATE`. (Rule 420)
/// - `mipmapDesc.arrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH), for three dimensions, unless all are within those that end in `_ALTERNATE`. (Rule 421)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH), for layers of one dimension. (Rule 422)
/// - `mipmapDesc.arrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS), for layers of one dimension. (Rule 423)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH), for layers of two dimensions. (Rule 424)
/// - `mipmapDesc.arrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT), for layers of two dimensions. (Rule 425)
/// - `mipmapDesc.arrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS), for layers of two dimensions. (Rule 426)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH), for a cubemap. (Rule 427)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH), for a layered cubemap. (Rule 428)
/// - `mipmapDesc.arrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS), for a layered cubemap. (Rule 429)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH), for one dimension with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 430)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH), for two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 431)
/// - `mipmapDesc.arrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT), for two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 432)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH), for three dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 433)
/// - `mipmapDesc.arrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT), for three dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 434)
/// - `mipmapDesc.arrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH), for three dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 435)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH), for layers of one dimension with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 436)
/// - `mipmapDesc.arrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS), for layers of one dimension with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 437)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH), for layers of two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 438)
/// - `mipmapDesc.arrayDesc.Height` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT), for layers of two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 439)
/// - `mipmapDesc.arrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS), for layers of two dimensions with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 440)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH), for a cubemap with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 441)
/// - `mipmapDesc.arrayDesc.Width` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH), for a layered cubemap with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 442)
/// - `mipmapDesc.arrayDesc.Depth` must be at most [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS), for a layered cubemap with [`CUDA_ARRAY3D_SURFACE_LDST`]. (Rule 443)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut CUmipmappedArray,
    extMem: CUexternalMemory,
    mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(mipmapDesc) = (unsafe { target(mipmapDesc) }) else { return Ok(()) };
    rules::cuExternalMemoryGetMappedMipmappedArray(mipmapDesc)
        .of(c"cuExternalMemoryGetMappedMipmappedArray")
}

/// The preconditions of [`cuImportExternalSemaphore`](crate::calls::cuImportExternalSemaphore) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `semHandleDesc.type` must be [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD) or [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32). (Rule 75)
/// - `semHandleDesc.flags` must be zero. (Rule 76)
/// - `semHandleDesc.handle.win32.name` must not be null, with an NT handle type, where handle is null. (Rule 64)
/// - `semHandleDesc.handle.win32.name` must be null, with an NT handle type, where handle is not null. (Rule 65)
/// - `semHandleDesc.handle.win32.handle` must not be null, with a KMT handle type. (Rule 66)
/// - `semHandleDesc.handle.win32.name` must be null, with a KMT handle type. (Rule 67)
/// - `semHandleDesc.handle.nvSciSyncObj` must not be null, with [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). (Rule 77)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuImportExternalSemaphore(
    extSem_out: *mut CUexternalSemaphore,
    semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(semHandleDesc) = (unsafe { target(semHandleDesc) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuImportExternalSemaphore(semHandleDesc) }.of(c"cuImportExternalSemaphore")
}

/// The preconditions of [`cuSignalExternalSemaphoresAsync`](crate::calls::cuSignalExternalSemaphoresAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 558)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSignalExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuSignalExternalSemaphoresAsync(paramsArray, numExtSems) }
        .of(c"cuSignalExternalSemaphoresAsync")
}

/// The preconditions of [`cuWaitExternalSemaphoresAsync`](crate::calls::cuWaitExternalSemaphoresAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 559)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuWaitExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuWaitExternalSemaphoresAsync(paramsArray, numExtSems) }
        .of(c"cuWaitExternalSemaphoresAsync")
}
