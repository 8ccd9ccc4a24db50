// Created by `cargo xtask emit` from cuda.h, src/rules/extres_interop.toml, src/rules/extres_interop.rs, src/rules/parts/array.rs, src/rules/parts/handle.rs, src/rules/parts/memory.rs, src/rules/parts/semaphore.rs, cuda-sys/build/generate/reference/extres_interop.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/extres_interop.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::c_uint;
use core::ptr;
use libcuda_sys::{
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC, CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC, CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS, CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS, CUdeviceptr,
    CUexternalMemory, CUexternalSemaphore, CUmipmappedArray, CUstream,
};

/// Imports memory of another API.
///
/// Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuImportExternalMemory`](libcuda_sys::cuImportExternalMemory).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn clear(fd: c_int, size: u64) -> Result<()> {
///     let mut memory = CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
///         type_: CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD,
///         size,
///         ..Default::default()
///     };
///     memory.handle.fd = fd; // of Vulkan's memory: the driver owns it after the import
///     let buffer = CUDA_EXTERNAL_MEMORY_BUFFER_DESC { size, ..Default::default() };
///     // SAFETY: the memory has `size` bytes, and Vulkan does not use it meanwhile.
///     unsafe {
///         let memory = calls::cuImportExternalMemory(&memory)?;
///         let address = calls::cuExternalMemoryGetMappedBuffer(memory, &buffer)?;
///         calls::cuMemsetD8(address, 0, size as usize)?;
///         calls::cuMemFree(address)?;
///         calls::cuDestroyExternalMemory(memory)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `memHandleDesc`: The handle of the memory with its type, the size in bytes and flags.
///
/// # Returns
///
/// The external memory, which [`cuDestroyExternalMemory`] destroys.
///
/// # Safety
///
/// The descriptor, handle or object in `memHandleDesc.handle` must be valid and of the named type, and `size` its size.
///
/// After success, the driver owns a file descriptor in `memHandleDesc`, and the caller must not use or close it. A Windows NT handle remains the caller's to close.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `memHandleDesc` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM)
///
/// # Checked
///
/// - `memHandleDesc.type` must be an enumerator of [`CUexternalMemoryHandleType`](libcuda_sys::CUexternalMemoryHandleType) that the driver's release has. (69)
/// - `memHandleDesc.flags` must have no bits but [`CUDA_EXTERNAL_MEMORY_DEDICATED`](libcuda_sys::CUDA_EXTERNAL_MEMORY_DEDICATED). (70)
/// - Since CUDA 13.0, `memHandleDesc.flags` must be zero if `memHandleDesc.type` is [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD). (72)
/// - `memHandleDesc.flags` must be [`CUDA_EXTERNAL_MEMORY_DEDICATED`](libcuda_sys::CUDA_EXTERNAL_MEMORY_DEDICATED) if `memHandleDesc.type` is [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE) or [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT). (73)
/// - `memHandleDesc.handle.win32.handle` must not be null if `memHandleDesc.type` is [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT) or [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT). (66)
/// - If `memHandleDesc.type` is [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE) or [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT):
///   - `memHandleDesc.handle.win32.name` must not be null if `memHandleDesc.handle.win32.handle` is null. (64)
///   - `memHandleDesc.handle.win32.name` must be null if `memHandleDesc.handle.win32.handle` is not null. (65)
/// - `memHandleDesc.handle.nvSciBufObject` must not be null if `memHandleDesc.type` is [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF). (71)
///
/// Allowed in `memHandleDesc.type`, by the release of CUDA:
///
/// - every release: [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT), [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF)
/// - since 13.0: [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD)
///
/// # Explained after a refusal
///
/// - `memHandleDesc.type` is a type of handle that this system or device does not support. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (733)
/// - `memHandleDesc.size` is zero, and `memHandleDesc.type` is [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD). (816)
/// - If `memHandleDesc.type` is [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD) or [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD):
///   - `memHandleDesc.handle.fd` is not an open file descriptor of this process. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (944)
///   - `memHandleDesc.handle.fd` is a descriptor of a folder, a pipe, a socket or a disk, and not of an object of this type. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (945)
///   - `memHandleDesc.handle.fd` is not a descriptor of an object of this type. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN). (946)
///
/// # Left to the caller
///
/// - `memHandleDesc.handle.fd` must be a file descriptor of a memory object, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD). Not checked, because nothing tells which object a descriptor belongs to.
/// - `memHandleDesc.handle.fd` must not be used once it is imported, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD). Not checked, because it concerns the later use of the descriptor.
/// - `memHandleDesc.handle.win32.handle` must be null or a shared NT handle of a memory object, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32). Not checked, because nothing tells which object a handle belongs to.
/// - `memHandleDesc.handle.win32.name` must be null or a UTF-16 string that ends with a null and names a memory object, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32). Not checked, because a pointer does not show what it points to.
/// - `memHandleDesc.handle.win32.handle` must be a globally shared KMT handle of an object that something keeps alive, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT). Not checked, because nothing tells which object a handle belongs to.
/// - `memHandleDesc.handle.win32.handle` must be null or a handle from `ID3D12Device::CreateSharedHandle` of an `ID3D12Heap`, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP). Not checked, because nothing tells which object a handle belongs to.
/// - `memHandleDesc.handle.win32.name` must be null or a UTF-16 string that ends with a null and names an `ID3D12Heap`, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP). Not checked, because a pointer does not show what it points to.
/// - `memHandleDesc.handle.win32.handle` must be null or a handle from `ID3D12Device::CreateSharedHandle` of an `ID3D12Resource`, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE). Not checked, because nothing tells which object a handle belongs to.
/// - `memHandleDesc.handle.win32.name` must be null or a UTF-16 string that ends with a null and names an `ID3D12Resource`, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE). Not checked, because a pointer does not show what it points to.
/// - `memHandleDesc.handle.win32.handle` must be a handle from `IDXGIResource1::CreateSharedHandle` of an `ID3D11Resource`, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE). Not checked, because nothing tells which object a handle belongs to.
/// - `memHandleDesc.handle.win32.name` must be null or a UTF-16 string that ends with a null and names an `ID3D11Resource`, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE). Not checked, because a pointer does not show what it points to.
/// - `memHandleDesc.handle.win32.handle` must be a handle from `IDXGIResource::GetSharedHandle` of an `ID3D11Resource`, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT). Not checked, because nothing tells which object a handle belongs to.
/// - `memHandleDesc.handle.nvSciBufObject` must be a valid NvSciBuf object, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF). Not checked, because a pointer does not show what it points to.
/// - `memHandleDesc.handle.nvSciBufObject` must be protected by external semaphores if other drivers map it too, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF). Not checked, because only the program knows what runs on its devices and when.
/// - `memHandleDesc.handle.fd` must be a file descriptor of a dma_buf, for [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD), since CUDA 13.0. Not checked, because nothing tells which object a descriptor belongs to.
/// - `memHandleDesc.type` must not be [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD) except on Tegra, from Thor on, since CUDA 13.0. Not checked, because no query reports it, and the driver decides. (Explained after a refusal: 733)
/// - `memHandleDesc.size` must be the size of the memory object. Not checked, because nothing tells which object a handle belongs to.
/// - `memHandleDesc.handle` must be flushed and invalidated by the program if the memory is Vulkan's and the host maps it. Not checked, because only the program knows what runs on its devices and when.
#[inline]
pub unsafe fn cuImportExternalMemory(
    memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Result<CUexternalMemory> {
    let mut extMem_out = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuImportExternalMemory(&mut extMem_out, memHandleDesc) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuImportExternalMemory(&mut extMem_out, memHandleDesc) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuImportExternalMemory",
                outcome,
                ((), memHandleDesc),
                rows::cuImportExternalMemory,
                move || checks::cuImportExternalMemory(&mut extMem_out, memHandleDesc),
            )
        });
    }
    Ok(extMem_out)
}

/// Maps a range of external memory as a buffer.
///
/// Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuExternalMemoryGetMappedBuffer`](libcuda_sys::cuExternalMemoryGetMappedBuffer).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn clear(fd: c_int, size: u64) -> Result<()> {
///     let mut memory = CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
///         type_: CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD,
///         size,
///         ..Default::default()
///     };
///     memory.handle.fd = fd; // of Vulkan's memory: the driver owns it after the import
///     let buffer = CUDA_EXTERNAL_MEMORY_BUFFER_DESC { size, ..Default::default() };
///     // SAFETY: the memory has `size` bytes, and Vulkan does not use it meanwhile.
///     unsafe {
///         let memory = calls::cuImportExternalMemory(&memory)?;
///         let address = calls::cuExternalMemoryGetMappedBuffer(memory, &buffer)?;
///         calls::cuMemsetD8(address, 0, size as usize)?;
///         calls::cuMemFree(address)?;
///         calls::cuDestroyExternalMemory(memory)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `extMem`: The external memory.
/// - `bufferDesc`: The offset and the size of the buffer, in bytes.
///
/// # Returns
///
/// The device address of the buffer, which [`cuMemFree`](crate::calls::cuMemFree) frees.
///
/// # Safety
///
/// `extMem` must be live imported memory, and the range must lie in it.
///
/// The buffer must be freed by its own call and must not be used after `extMem` is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `bufferDesc` breaks a rule below
/// - [`CUDA_ERROR_ALREADY_MAPPED`](libcuda_sys::CUresult::CUDA_ERROR_ALREADY_MAPPED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - `bufferDesc.flags` must be zero. (74)
///
/// # Explained after a refusal
///
/// - `extMem` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `bufferDesc.size` is zero. (804)
///
/// # Left to the caller
///
/// - `bufferDesc.offset` must be aligned as the other API wants it. Not checked, because only the program knows the rules of the other API.
/// - `bufferDesc.size` must be aligned as the other API wants it. Not checked, because only the program knows the rules of the other API.
/// - The result must be read and written as volatile on the GPU if another mapping overlaps. Not checked, because only the program knows what runs on its devices and when.
/// - The result must be freed by [`cuMemFree`](crate::calls::cuMemFree). Not checked, because the address is released by a later call.
#[inline]
pub unsafe fn cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory,
    bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Result<CUdeviceptr> {
    let mut devPtr = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuExternalMemoryGetMappedBuffer(&mut devPtr, extMem, bufferDesc) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuExternalMemoryGetMappedBuffer(&mut devPtr, extMem, bufferDesc) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuExternalMemoryGetMappedBuffer",
                outcome,
                ((), extMem, bufferDesc),
                rows::cuExternalMemoryGetMappedBuffer,
                move || {
                    checks::cuExternalMemoryGetMappedBuffer(
                        &mut devPtr,
                        ptr::null_mut(),
                        bufferDesc,
                    )
                },
            )
        });
    }
    Ok(devPtr)
}

/// Maps external memory as a mipmapped array.
///
/// Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuExternalMemoryGetMappedMipmappedArray`](libcuda_sys::cuExternalMemoryGetMappedMipmappedArray).
///
/// Examples of this group: [`cuImportExternalMemory`].
///
/// # Parameters
///
/// - `extMem`: The external memory.
/// - `mipmapDesc`: The offset of level 0 in bytes, its size, element format and flags, and the number of levels.
///
/// # Returns
///
/// The mipmapped array, which [`cuMipmappedArrayDestroy`](crate::calls::cuMipmappedArrayDestroy) destroys.
///
/// # Safety
///
/// `extMem` must be live imported memory in which an array of that shape lies at the offset.
///
/// The array must be destroyed by its own call and must not be used after `extMem` is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `mipmapDesc` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - `mipmapDesc.arrayDesc.NumChannels` must be 1, 2 or 4, if `mipmapDesc.arrayDesc.Format` is [`CU_AD_FORMAT_UNSIGNED_INT8`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8), [`CU_AD_FORMAT_UNSIGNED_INT16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT16), [`CU_AD_FORMAT_UNSIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32), [`CU_AD_FORMAT_SIGNED_INT8`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT8), [`CU_AD_FORMAT_SIGNED_INT16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT16), [`CU_AD_FORMAT_SIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT32), [`CU_AD_FORMAT_HALF`](libcuda_sys::CUarray_format::CU_AD_FORMAT_HALF) or [`CU_AD_FORMAT_FLOAT`](libcuda_sys::CUarray_format::CU_AD_FORMAT_FLOAT). (402)
/// - `mipmapDesc.arrayDesc.Width` must not be zero. (411)
/// - `mipmapDesc.arrayDesc.Depth` must not be zero if `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED). (412)
/// - `mipmapDesc.arrayDesc.Flags` must not have [`CUDA_ARRAY3D_TEXTURE_GATHER`](libcuda_sys::CUDA_ARRAY3D_TEXTURE_GATHER) if the array has layers or does not have two dimensions. (413)
/// - `mipmapDesc.arrayDesc.Height` must not be zero if `mipmapDesc.arrayDesc.Depth` is not zero and `mipmapDesc.arrayDesc.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) or [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP). (414)
/// - If `mipmapDesc.arrayDesc.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - If `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP):
///     - `mipmapDesc.arrayDesc.Height` must be `Width`. (415)
///     - `mipmapDesc.arrayDesc.Depth` must be 6. (416)
/// - If `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - `mipmapDesc.arrayDesc.Height` must be `Width`. (417)
///   - `mipmapDesc.arrayDesc.Depth` must be a multiple of 6. (418)
///
/// # Checked by a query
///
/// - If `mipmapDesc.arrayDesc.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) or [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP):
///   - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH) if `mipmapDesc.arrayDesc.Height` and `mipmapDesc.arrayDesc.Depth` are 0. (408)
///   - If `mipmapDesc.arrayDesc.Depth` is 0:
///     - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH) if `mipmapDesc.arrayDesc.Height` is not zero. (409)
///     - `mipmapDesc.arrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT). (410)
///   - If `mipmapDesc.arrayDesc.Depth` is not zero:
///     - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH) if the array exceeds a limit that ends in `_ALTERNATE`. (419)
///     - `mipmapDesc.arrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT) if the array exceeds a limit that ends in `_ALTERNATE`. (420)
///   - `mipmapDesc.arrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH) if the array exceeds a limit that ends in `_ALTERNATE`. (421)
///   - If `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST):
///     - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH) if `mipmapDesc.arrayDesc.Height` and `mipmapDesc.arrayDesc.Depth` are 0. (430)
///     - If `mipmapDesc.arrayDesc.Depth` is 0:
///       - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH) if `mipmapDesc.arrayDesc.Height` is not zero. (431)
///       - `mipmapDesc.arrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT). (432)
///     - If `mipmapDesc.arrayDesc.Depth` is not zero:
///       - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH). (433)
///       - `mipmapDesc.arrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT). (434)
///     - `mipmapDesc.arrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH). (435)
/// - If `mipmapDesc.arrayDesc.Flags` does not have [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP):
///   - If `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///     - If `mipmapDesc.arrayDesc.Height` is 0:
///       - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH). (422)
///       - `mipmapDesc.arrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS). (423)
///     - If `mipmapDesc.arrayDesc.Height` is not zero:
///       - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH). (424)
///       - `mipmapDesc.arrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS). (426)
///     - `mipmapDesc.arrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT). (425)
///   - If `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) and [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST):
///     - If `mipmapDesc.arrayDesc.Height` is 0:
///       - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH). (436)
///       - `mipmapDesc.arrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS). (437)
///     - If `mipmapDesc.arrayDesc.Height` is not zero:
///       - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH). (438)
///       - `mipmapDesc.arrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS). (440)
///     - `mipmapDesc.arrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT). (439)
/// - If `mipmapDesc.arrayDesc.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH) if `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP). (427)
///   - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH) if `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST). (441)
/// - If `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH). (428)
///   - `mipmapDesc.arrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS). (429)
/// - If `mipmapDesc.arrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP), [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) and [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST):
///   - `mipmapDesc.arrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH). (442)
///   - `mipmapDesc.arrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS). (443)
///
/// # Explained after a refusal
///
/// - `extMem` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `mipmapDesc.arrayDesc.Format` is not an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) that the driver's release has. (741)
///
/// # Left to the caller
///
/// - `mipmapDesc.arrayDesc.Format` must be an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) other than [`CU_AD_FORMAT_MAX`](libcuda_sys::CUarray_format::CU_AD_FORMAT_MAX). Not checked, because the list grows with releases and lags behind the enumerators; the driver decides. (Explained after a refusal: 741)
/// - `mipmapDesc.arrayDesc.NumChannels` must be 1, 2 or 4, for any other format. Not checked, because the documentation leaves out formats of three channels, such as [`CU_AD_FORMAT_BC6H_UF16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_BC6H_UF16); the driver decides.
/// - `mipmapDesc.arrayDesc.Flags` must have [`CUDA_ARRAY3D_COLOR_ATTACHMENT`](libcuda_sys::CUDA_ARRAY3D_COLOR_ATTACHMENT) if the graphics API uses the array as a color target. Not checked, because only the program knows the rules of the other API.
/// - `mipmapDesc.numLevels` must be 1, for memory imported as [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF). Not checked, because nothing tells which object a handle belongs to.
/// - `extMem` must not have been imported as [`CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD`](libcuda_sys::CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD), since CUDA 13.0. Not checked, because nothing tells which object a handle belongs to.
/// - The result must be freed by [`cuMipmappedArrayDestroy`](crate::calls::cuMipmappedArrayDestroy). Not checked, because the array is released by a later call.
#[inline]
pub unsafe fn cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory,
    mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Result<CUmipmappedArray> {
    let mut mipmap = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuExternalMemoryGetMappedMipmappedArray(&mut mipmap, extMem, mipmapDesc) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuExternalMemoryGetMappedMipmappedArray(&mut mipmap, extMem, mipmapDesc)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuExternalMemoryGetMappedMipmappedArray",
                outcome,
                ((), extMem, mipmapDesc),
                rows::cuExternalMemoryGetMappedMipmappedArray,
                move || {
                    checks::cuExternalMemoryGetMappedMipmappedArray(
                        &mut mipmap,
                        ptr::null_mut(),
                        mipmapDesc,
                    )
                },
            )
        });
    }
    Ok(mipmap)
}

/// Destroys external memory.
///
/// Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuDestroyExternalMemory`](libcuda_sys::cuDestroyExternalMemory).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn clear(fd: c_int, size: u64) -> Result<()> {
///     let mut memory = CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
///         type_: CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD,
///         size,
///         ..Default::default()
///     };
///     memory.handle.fd = fd; // of Vulkan's memory: the driver owns it after the import
///     let buffer = CUDA_EXTERNAL_MEMORY_BUFFER_DESC { size, ..Default::default() };
///     // SAFETY: the memory has `size` bytes, and Vulkan does not use it meanwhile.
///     unsafe {
///         let memory = calls::cuImportExternalMemory(&memory)?;
///         let address = calls::cuExternalMemoryGetMappedBuffer(memory, &buffer)?;
///         calls::cuMemsetD8(address, 0, size as usize)?;
///         calls::cuMemFree(address)?;
///         calls::cuDestroyExternalMemory(memory)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `extMem`: The external memory. Its buffers and mipmapped arrays must not be used any more.
///
/// # Safety
///
/// `extMem` must be imported memory that the caller owns and whose mappings nothing uses any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `extMem` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `extMem` must have no buffers or arrays mapped on it that are still used, and have each freed explicitly. Not checked, because only the program knows what runs on its devices and when.
#[inline]
pub unsafe fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDestroyExternalMemory(extMem) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDestroyExternalMemory",
                outcome,
                (extMem,),
                rows::cuDestroyExternalMemory,
                unruled,
            )
        });
    }
    Ok(())
}

/// Imports a semaphore, fence or keyed mutex of another API.
///
/// Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuImportExternalSemaphore`](libcuda_sys::cuImportExternalSemaphore).
///
/// Examples of this group: [`cuImportExternalMemory`].
///
/// # Parameters
///
/// - `semHandleDesc`: The handle of the semaphore with its type and flags.
///
/// # Returns
///
/// The external semaphore, which [`cuDestroyExternalSemaphore`] destroys.
///
/// # Safety
///
/// The descriptor, handle or object in `semHandleDesc.handle` must be valid and of the named type.
///
/// After success, the driver owns a file descriptor in `semHandleDesc`, and the caller must not use or close it. A Windows NT handle remains the caller's to close.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM)
///
/// # Checked
///
/// - `semHandleDesc.type` must be an enumerator of [`CUexternalSemaphoreHandleType`](libcuda_sys::CUexternalSemaphoreHandleType) that the driver's release has. (75)
/// - `semHandleDesc.flags` must be zero. (76)
/// - `semHandleDesc.handle.win32.handle` must not be null if `semHandleDesc.type` is [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT) or [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT). (66)
/// - If `semHandleDesc.type` is [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT) or [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32):
///   - `semHandleDesc.handle.win32.name` must not be null if `semHandleDesc.handle.win32.handle` is null. (64)
///   - `semHandleDesc.handle.win32.name` must be null if `semHandleDesc.handle.win32.handle` is not null. (65)
/// - `semHandleDesc.handle.nvSciSyncObj` must not be null if `semHandleDesc.type` is [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). (77)
///
/// # Explained after a refusal
///
/// - If `semHandleDesc.type` is [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD) or [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD):
///   - `semHandleDesc.handle.fd` is not an open file descriptor of this process. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (944)
///   - `semHandleDesc.handle.fd` is a descriptor of a folder, a pipe, a socket or a disk, and not of an object of this type. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (945)
///   - `semHandleDesc.handle.fd` is not a descriptor of an object of this type. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN). (946)
///
/// # Left to the caller
///
/// - `semHandleDesc.handle.fd` must be a file descriptor of a synchronization object, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD). Not checked, because nothing tells which object a descriptor belongs to.
/// - `semHandleDesc.handle.fd` must not be used once it is imported, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD). Not checked, because it concerns the later use of the descriptor.
/// - `semHandleDesc.handle.win32.handle` must be null or a shared NT handle of a synchronization object, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32). Not checked, because nothing tells which object a handle belongs to.
/// - `semHandleDesc.handle.win32.name` must be null or name a synchronization object, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32). Not checked, because a pointer does not show what it points to.
/// - `semHandleDesc.handle.win32.handle` must be a globally shared KMT handle of an object that something keeps alive, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT). Not checked, because nothing tells which object a handle belongs to.
/// - `semHandleDesc.handle.win32.handle` must be null or a handle from `ID3D12Device::CreateSharedHandle` of an `ID3D12Fence`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE). Not checked, because nothing tells which object a handle belongs to.
/// - `semHandleDesc.handle.win32.name` must be null or name an `ID3D12Fence`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE). Not checked, because a pointer does not show what it points to.
/// - `semHandleDesc.handle.win32.handle` must be a handle from `ID3D11Fence::CreateSharedHandle`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE). Not checked, because nothing tells which object a handle belongs to.
/// - `semHandleDesc.handle.win32.name` must be null or name an `ID3D11Fence`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE). Not checked, because a pointer does not show what it points to.
/// - `semHandleDesc.handle.nvSciSyncObj` must be a valid `NvSciSyncObj`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show what it points to.
/// - `semHandleDesc.handle.win32.handle` must be a handle from `IDXGIResource1::CreateSharedHandle` of an `IDXGIKeyedMutex`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX). Not checked, because nothing tells which object a handle belongs to.
/// - `semHandleDesc.handle.win32.name` must be null or name an `IDXGIKeyedMutex`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX). Not checked, because a pointer does not show what it points to.
/// - `semHandleDesc.handle.win32.handle` must be a handle from `IDXGIResource::GetSharedHandle` of an `IDXGIKeyedMutex`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT). Not checked, because nothing tells which object a handle belongs to.
/// - `semHandleDesc.handle.fd` must be a file descriptor of a synchronization object, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD). Not checked, because nothing tells which object a descriptor belongs to.
/// - `semHandleDesc.handle.fd` must not be used once it is imported, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD). Not checked, because it concerns the later use of the descriptor.
/// - `semHandleDesc.handle.win32.handle` must be null or a shared NT handle of a synchronization object, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32). Not checked, because nothing tells which object a handle belongs to.
/// - `semHandleDesc.handle.win32.name` must be null or name a synchronization object, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32). Not checked, because a pointer does not show what it points to.
#[inline]
pub unsafe fn cuImportExternalSemaphore(
    semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Result<CUexternalSemaphore> {
    let mut extSem_out = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuImportExternalSemaphore(&mut extSem_out, semHandleDesc) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuImportExternalSemaphore(&mut extSem_out, semHandleDesc) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuImportExternalSemaphore",
                outcome,
                ((), semHandleDesc),
                rows::cuImportExternalSemaphore,
                move || checks::cuImportExternalSemaphore(&mut extSem_out, semHandleDesc),
            )
        });
    }
    Ok(extSem_out)
}

/// Signals external semaphores in stream order.
///
/// Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuSignalExternalSemaphoresAsync`](libcuda_sys::cuSignalExternalSemaphoresAsync).
///
/// Examples of this group: [`cuImportExternalMemory`].
///
/// # Parameters
///
/// - `extSemArray`: The external semaphores.
/// - `paramsArray`: For each semaphore, the parameters of the signal, such as the value of a fence.
/// - `numExtSems`: The number of semaphores.
/// - `stream`: The stream that orders the signals. Null is the default stream.
///
/// # Safety
///
/// `stream` must be a live stream or a default one. `extSemArray` and `paramsArray` must each point to `numExtSems` elements, the semaphores live.
///
/// The semaphores, and NvSciSync fences in `paramsArray`, must exist until the signals have completed or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while they are pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED): `extSemArray[i]` must have been created with [`CUDA_NVSCISYNC_ATTR_SIGNAL`](libcuda_sys::CUDA_NVSCISYNC_ATTR_SIGNAL), for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC).
///
/// # Checked
///
/// - `paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC). (558)
///
/// # Explained after a refusal
///
/// - `stream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `stream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `extSemArray[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `extSemArray` must point to `numExtSems` semaphores. Not checked, because a pointer does not show the length of an array.
/// - `paramsArray` must point to `numExtSems` parameters. Not checked, because a pointer does not show the length of an array.
/// - `paramsArray[i].flags` must lack [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC) if others must see coherent memory. Not checked, because only the program knows what runs on its devices and when.
/// - `extSemArray[i]` must have been created with [`CUDA_NVSCISYNC_ATTR_SIGNAL`](libcuda_sys::CUDA_NVSCISYNC_ATTR_SIGNAL), for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because nothing tells which object a handle belongs to.
/// - `extSemArray[i]` must have been created with `NvSciSyncAttrKey_RequireDeterministicFences`, for deterministic fences of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC), since CUDA 12.0. Not checked, because nothing tells which object a handle belongs to.
/// - `extSemArray[i]` must be signaled from streams in an order that the program keeps, for deterministic fences of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC), since CUDA 12.0. Not checked, because only the program knows what runs on its devices and when.
/// - `extSemArray[i]` must have been created with `NvSciSyncAttrKey_WaiterRequireTimestamps`, for timestamps of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC), since CUDA 13.0. Not checked, because nothing tells which object a handle belongs to.
/// - `extSemArray[i]` must have at most one outstanding fence with a timestamp, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC), since CUDA 13.0. Not checked, because only the program knows what runs on its devices and when.
/// - `paramsArray[i].params.nvSciSync.fence` must have its timestamp read only after it is signaled, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC), since CUDA 13.0. Not checked, because only the program knows what runs on its devices and when.
/// - `paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show what it points to.
/// - `paramsArray[i].flags` must be zero, for any semaphore but one of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because nothing tells which object a handle belongs to.
#[inline]
pub unsafe fn cuSignalExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuSignalExternalSemaphoresAsync",
                outcome,
                (extSemArray, (), numExtSems, stream),
                rows::cuSignalExternalSemaphoresAsync,
                move || {
                    checks::cuSignalExternalSemaphoresAsync(
                        ptr::null_mut(),
                        paramsArray,
                        numExtSems,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Waits for external semaphores in stream order.
///
/// Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuWaitExternalSemaphoresAsync`](libcuda_sys::cuWaitExternalSemaphoresAsync).
///
/// Examples of this group: [`cuImportExternalMemory`].
///
/// # Parameters
///
/// - `extSemArray`: The external semaphores.
/// - `paramsArray`: For each semaphore, the parameters of the wait, such as the value of a fence.
/// - `numExtSems`: The number of semaphores.
/// - `stream`: The stream that waits. Null is the default stream.
///
/// # Safety
///
/// `stream` must be a live stream or a default one. `extSemArray` and `paramsArray` must each point to `numExtSems` elements, the semaphores live.
///
/// The semaphores, and NvSciSync fences in `paramsArray`, must exist until the waits have completed or, in stream capture, until the last launch of the graph has ended. `stream` may be destroyed while they are pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED): `extSemArray[i]` must have been created with [`CUDA_NVSCISYNC_ATTR_WAIT`](libcuda_sys::CUDA_NVSCISYNC_ATTR_WAIT), for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC).
/// - [`CUDA_ERROR_TIMEOUT`](libcuda_sys::CUresult::CUDA_ERROR_TIMEOUT)
///
/// # Checked
///
/// - `paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC). (559)
///
/// # Explained after a refusal
///
/// - `stream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `stream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `extSemArray[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `extSemArray[i]` must be waited for only once for each signal, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD), [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32) and [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT). Not checked, because only the program knows what runs on its devices and when.
/// - `paramsArray[i].flags` must lack [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`](libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC) if the stream must see coherent memory. Not checked, because only the program knows what runs on its devices and when.
/// - `extSemArray[i]` must have been created with [`CUDA_NVSCISYNC_ATTR_WAIT`](libcuda_sys::CUDA_NVSCISYNC_ATTR_WAIT), for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because nothing tells which object a handle belongs to.
/// - `paramsArray[i].params.keyedMutex.timeoutMs` must be INFINITE of Windows, for a wait without end. Not checked, because a number does not show its meaning.
/// - `extSemArray` must point to `numExtSems` semaphores. Not checked, because a pointer does not show the length of an array.
/// - `paramsArray` must point to `numExtSems` parameters. Not checked, because a pointer does not show the length of an array.
/// - `paramsArray[i].params.nvSciSync.fence` must point to an `NvSciSyncFence`, for [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because a pointer does not show what it points to.
/// - `paramsArray[i].flags` must be zero, for any semaphore but one of [`CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC`](libcuda_sys::CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC). Not checked, because nothing tells which object a handle belongs to.
#[inline]
pub unsafe fn cuWaitExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuWaitExternalSemaphoresAsync",
                outcome,
                (extSemArray, (), numExtSems, stream),
                rows::cuWaitExternalSemaphoresAsync,
                move || {
                    checks::cuWaitExternalSemaphoresAsync(
                        ptr::null_mut(),
                        paramsArray,
                        numExtSems,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Destroys an external semaphore.
///
/// Since CUDA 10.0. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuDestroyExternalSemaphore`](libcuda_sys::cuDestroyExternalSemaphore).
///
/// Examples of this group: [`cuImportExternalMemory`].
///
/// # Parameters
///
/// - `extSem`: The external semaphore. All its signals and waits must have completed.
///
/// # Safety
///
/// `extSem` must be an imported semaphore that the caller owns and that nothing uses any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `extSem` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `extSem` must have no signal or wait outstanding. Not checked, because only the program knows what runs on its devices and when.
#[inline]
pub unsafe fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDestroyExternalSemaphore(extSem) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDestroyExternalSemaphore",
                outcome,
                (extSem,),
                rows::cuDestroyExternalSemaphore,
                unruled,
            )
        });
    }
    Ok(())
}
