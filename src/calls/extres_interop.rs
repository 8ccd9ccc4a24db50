// Made by `cargo xtask emit` from ledger/extres_interop.toml. Not for editing.

use crate::error::{Result, check};
use crate::rules::extres_interop as rules;
use core::ffi::*;
use core::ptr;
use cuda_sys::*;

/// Makes memory of another API usable here.
///
/// CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuImportExternalMemory`](cuda_sys::cuImportExternalMemory).
///
/// # Safety
///
/// The descriptor, handle or object in `memHandleDesc.handle` must be valid and of the type that is named, and `size` its size. On success the driver owns a file descriptor: it must not be used or closed any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
///
/// # Checked
///
/// - `memHandleDesc.type` must be one of CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32, CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT, CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF, up to CUDA 12.9.
/// - `memHandleDesc.type` must be one of CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD, CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32, CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT, CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF, CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD, since CUDA 13.0.
/// - `memHandleDesc.handle.win32.name` must be null where handle.win32.handle is not, and not be null where that is, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32.
/// - `memHandleDesc.handle.win32.handle` must not be null, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT.
/// - `memHandleDesc.handle.win32.name` must be null, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT.
/// - `memHandleDesc.handle.win32.name` must be null where handle.win32.handle is not, and not be null where that is, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP.
/// - `memHandleDesc.handle.win32.name` must be null where handle.win32.handle is not, and not be null where that is, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE.
/// - `memHandleDesc.handle.win32.handle` must not be null, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT.
/// - `memHandleDesc.handle.win32.name` must be null, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT.
/// - `memHandleDesc.handle.nvSciBufObject` must not be null, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF.
/// - `memHandleDesc.flags` must be zero, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD, since CUDA 13.0.
/// - `memHandleDesc.flags` must be zero or CUDA_EXTERNAL_MEMORY_DEDICATED.
/// - `memHandleDesc.flags` must have CUDA_EXTERNAL_MEMORY_DEDICATED, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE, CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE and CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT.
///
/// # Left to the caller
///
/// - `memHandleDesc.handle.fd` must be a file descriptor of a memory object, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: a descriptor does not show what it refers to.
/// - `memHandleDesc.handle.fd` must not be used once it is imported, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD: what is done with a descriptor comes later.
/// - `memHandleDesc.handle.win32.handle` must be null or a shared NT handle of a memory object, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: a handle does not show what it refers to.
/// - `memHandleDesc.handle.win32.name` must be null or a UTF-16 string that ends with a null and names a memory object, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32: a pointer does not show what it points to.
/// - `memHandleDesc.handle.win32.handle` must be a globally shared KMT handle of an object that something keeps alive, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT: a handle does not show what it refers to.
/// - `memHandleDesc.handle.win32.handle` must be null or a handle from ID3D12Device::CreateSharedHandle of an ID3D12Heap, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: a handle does not show what it refers to.
/// - `memHandleDesc.handle.win32.name` must be null or a UTF-16 string that ends with a null and names an ID3D12Heap, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP: a pointer does not show what it points to.
/// - `memHandleDesc.handle.win32.handle` must be null or a handle from ID3D12Device::CreateSharedHandle of an ID3D12Resource, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: a handle does not show what it refers to.
/// - `memHandleDesc.handle.win32.name` must be null or a UTF-16 string that ends with a null and names an ID3D12Resource, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE: a pointer does not show what it points to.
/// - `memHandleDesc.handle.win32.name` must be null where handle.win32.handle is not, and not be null where that is, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: the text of the call wants a handle in any case; the driver judges.
/// - `memHandleDesc.handle.win32.handle` must be a handle from IDXGIResource1::CreateSharedHandle of an ID3D11Resource, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: a handle does not show what it refers to.
/// - `memHandleDesc.handle.win32.name` must be null or a UTF-16 string that ends with a null and names an ID3D11Resource, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE: a pointer does not show what it points to.
/// - `memHandleDesc.handle.win32.handle` must be a handle from IDXGIResource::GetSharedHandle of an ID3D11Resource, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT: a handle does not show what it refers to.
/// - `memHandleDesc.handle.nvSciBufObject` must be a valid NvSciBuf object, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: a pointer does not show what it points to.
/// - `memHandleDesc.handle.nvSciBufObject` must be guarded by external semaphores, where other drivers map it too, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: only the program knows what runs on its devices and when.
/// - `memHandleDesc.handle.fd` must be a file descriptor of a dma_buf, for CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD, since CUDA 13.0: a descriptor does not show what it refers to.
/// - `memHandleDesc.type` must be CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD only on Tegra, from Thor on, since CUDA 13.0: no query says so, and the driver judges.
/// - `memHandleDesc.size` must be the size of the memory object: a handle does not show what it refers to.
/// - `memHandleDesc.handle` must be flushed and invalidated by the program, where the memory is Vulkan's and the host maps it: only the program knows what runs on its devices and when.
pub unsafe fn cuImportExternalMemory(
    memHandleDesc: &CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Result<CUexternalMemory> {
    // SAFETY: the caller keeps what the documentation says.
    unsafe { rules::cuImportExternalMemory(memHandleDesc) }?;
    let mut extMem_out = ptr::null_mut();
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuImportExternalMemory(&mut extMem_out, memHandleDesc) };
    check(c"cuImportExternalMemory", code)?;
    Ok(extMem_out)
}

/// Gives a range of imported memory a device address.
///
/// CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuExternalMemoryGetMappedBuffer`](cuda_sys::cuExternalMemoryGetMappedBuffer).
///
/// # Safety
///
/// `extMem` must be live imported memory, and the range must lie in it.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_ALREADY_MAPPED`](CUresult::CUDA_ERROR_ALREADY_MAPPED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - `bufferDesc.flags` must be zero.
///
/// # Left to the caller
///
/// - `bufferDesc.offset` must be aligned as the other API wants it: only the program knows the other API.
/// - `bufferDesc.size` must be aligned as the other API wants it: only the program knows the other API.
/// - `*devPtr` must be read and written as volatile on the GPU, where another mapping overlaps: only the program knows what runs on its devices and when.
/// - `*devPtr` must be freed by cuMemFree: the release of an address is a later call.
pub unsafe fn cuExternalMemoryGetMappedBuffer(
    extMem: CUexternalMemory,
    bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Result<CUdeviceptr> {
    rules::cuExternalMemoryGetMappedBuffer(bufferDesc)?;
    let mut devPtr = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code =
        unsafe { cuda_sys::cuExternalMemoryGetMappedBuffer(&mut devPtr, extMem, bufferDesc) };
    check(c"cuExternalMemoryGetMappedBuffer", code)?;
    Ok(devPtr)
}

/// Makes an array with mipmap levels of imported memory.
///
/// CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuExternalMemoryGetMappedMipmappedArray`](cuda_sys::cuExternalMemoryGetMappedMipmappedArray).
///
/// # Safety
///
/// `extMem` must be live imported memory in which an array of that shape lies at the offset.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - `mipmapDesc.arrayDesc.Height` must equal Width, where Flags have CUDA_ARRAY3D_CUBEMAP.
/// - `mipmapDesc.arrayDesc.Depth` must be 6, where Flags have CUDA_ARRAY3D_CUBEMAP and lack CUDA_ARRAY3D_LAYERED.
/// - `mipmapDesc.arrayDesc.Depth` must be a multiple of 6, where Flags have CUDA_ARRAY3D_CUBEMAP and CUDA_ARRAY3D_LAYERED.
///
/// # Left to the caller
///
/// - `mipmapDesc.arrayDesc.Format` must be an enumerator of CUarray_format other than CU_AD_FORMAT_MAX: the list is a definition that grows with releases, and lags behind the enumerators; the driver judges.
/// - `mipmapDesc.arrayDesc.NumChannels` must be one of 1, 2, 4: the text only refers to cuMipmappedArrayCreate; the driver judges.
/// - `mipmapDesc.arrayDesc.Width` must not be zero: the text only refers to cuMipmappedArrayCreate; the driver judges.
/// - `mipmapDesc.arrayDesc` must have no extent above the attribute of the device for its kind of array: the text only refers to cuMipmappedArrayCreate; the driver judges.
/// - `mipmapDesc.arrayDesc.Flags` must have CUDA_ARRAY3D_COLOR_ATTACHMENT, where the graphics API uses the array as a color target: only the program knows the other API.
/// - `mipmapDesc.numLevels` must be 1, for memory imported as CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF: a handle does not show what it refers to.
/// - `extMem` must not have been imported as CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD, since CUDA 13.0: a handle does not show what it refers to.
/// - `*mipmap` must be freed by cuMipmappedArrayDestroy: the release of an array is a later call.
pub unsafe fn cuExternalMemoryGetMappedMipmappedArray(
    extMem: CUexternalMemory,
    mipmapDesc: &CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Result<CUmipmappedArray> {
    rules::cuExternalMemoryGetMappedMipmappedArray(mipmapDesc)?;
    let mut mipmap = ptr::null_mut();
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuExternalMemoryGetMappedMipmappedArray(&mut mipmap, extMem, mipmapDesc)
    };
    check(c"cuExternalMemoryGetMappedMipmappedArray", code)?;
    Ok(mipmap)
}

/// Gives imported memory back.
///
/// CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuDestroyExternalMemory`](cuda_sys::cuDestroyExternalMemory).
///
/// # Safety
///
/// `extMem` must be imported memory of the caller's whose mappings nothing uses any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Left to the caller
///
/// - `extMem` must have no buffers or arrays mapped on it that are still used, and have each freed explicitly: only the program knows what runs on its devices and when.
#[inline]
pub unsafe fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuDestroyExternalMemory(extMem) };
    check(c"cuDestroyExternalMemory", code)
}

/// Makes a semaphore, fence or mutex of another API usable here.
///
/// CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuImportExternalSemaphore`](cuda_sys::cuImportExternalSemaphore).
///
/// # Safety
///
/// The descriptor, handle or object in `semHandleDesc.handle` must be valid and of the type that is named. On success the driver owns a file descriptor: it must not be used or closed any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OPERATING_SYSTEM`](CUresult::CUDA_ERROR_OPERATING_SYSTEM)
///
/// # Checked
///
/// - `semHandleDesc.type` must be one of CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32.
/// - `semHandleDesc.handle.win32.name` must be null where handle.win32.handle is not, and not be null where that is, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32.
/// - `semHandleDesc.handle.win32.handle` must not be null, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT.
/// - `semHandleDesc.handle.win32.name` must be null, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT.
/// - `semHandleDesc.handle.win32.name` must be null where handle.win32.handle is not, and not be null where that is, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE.
/// - `semHandleDesc.handle.nvSciSyncObj` must not be null, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC.
/// - `semHandleDesc.handle.win32.name` must be null, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT.
/// - `semHandleDesc.handle.win32.name` must be null where handle.win32.handle is not, and not be null where that is, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32.
/// - `semHandleDesc.flags` must be zero.
///
/// # Left to the caller
///
/// - `semHandleDesc.handle.fd` must be a file descriptor of a synchronization object, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD: a descriptor does not show what it refers to.
/// - `semHandleDesc.handle.fd` must not be used once it is imported, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD: what is done with a descriptor comes later.
/// - `semHandleDesc.handle.win32.handle` must be null or a shared NT handle of a synchronization object, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32: a handle does not show what it refers to.
/// - `semHandleDesc.handle.win32.name` must be null or name a synchronization object, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32: a pointer does not show what it points to.
/// - `semHandleDesc.handle.win32.handle` must be a globally shared KMT handle of an object that something keeps alive, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT: a handle does not show what it refers to.
/// - `semHandleDesc.handle.win32.handle` must be null or a handle from ID3D12Device::CreateSharedHandle of an ID3D12Fence, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE: a handle does not show what it refers to.
/// - `semHandleDesc.handle.win32.name` must be null or name an ID3D12Fence, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE: a pointer does not show what it points to.
/// - `semHandleDesc.handle.win32.name` must be null where handle.win32.handle is not, and not be null where that is, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: the text of the call wants a handle in any case; the driver judges.
/// - `semHandleDesc.handle.win32.handle` must be a handle from ID3D11Fence::CreateSharedHandle, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: a handle does not show what it refers to.
/// - `semHandleDesc.handle.win32.name` must be null or name an ID3D11Fence, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE: a pointer does not show what it points to.
/// - `semHandleDesc.handle.nvSciSyncObj` must be a valid NvSciSyncObj, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: a pointer does not show what it points to.
/// - `semHandleDesc.handle.win32.name` must be null where handle.win32.handle is not, and not be null where that is, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: the text of the call wants a handle in any case; the driver judges.
/// - `semHandleDesc.handle.win32.handle` must be a handle from IDXGIResource1::CreateSharedHandle of an IDXGIKeyedMutex, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: a handle does not show what it refers to.
/// - `semHandleDesc.handle.win32.name` must be null or name an IDXGIKeyedMutex, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX: a pointer does not show what it points to.
/// - `semHandleDesc.handle.win32.handle` must not be null, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT: the text says what the handle is, not that it must be there; the driver judges.
/// - `semHandleDesc.handle.win32.handle` must be a handle from IDXGIResource::GetSharedHandle of an IDXGIKeyedMutex, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT: a handle does not show what it refers to.
/// - `semHandleDesc.handle.fd` must be a file descriptor of a synchronization object, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD: a descriptor does not show what it refers to.
/// - `semHandleDesc.handle.fd` must not be used once it is imported, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD: what is done with a descriptor comes later.
/// - `semHandleDesc.handle.win32.handle` must be null or a shared NT handle of a synchronization object, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32: a handle does not show what it refers to.
/// - `semHandleDesc.handle.win32.name` must be null or name a synchronization object, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32: a pointer does not show what it points to.
pub unsafe fn cuImportExternalSemaphore(
    semHandleDesc: &CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Result<CUexternalSemaphore> {
    // SAFETY: the caller keeps what the documentation says.
    unsafe { rules::cuImportExternalSemaphore(semHandleDesc) }?;
    let mut extSem_out = ptr::null_mut();
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuImportExternalSemaphore(&mut extSem_out, semHandleDesc) };
    check(c"cuImportExternalSemaphore", code)?;
    Ok(extSem_out)
}

/// Lets a stream signal imported semaphores once it comes to that.
///
/// CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuSignalExternalSemaphoresAsync`](cuda_sys::cuSignalExternalSemaphoresAsync).
///
/// # Safety
///
/// `stream` must be a live stream or a default one. `extSemArray` and `paramsArray` must each point to `numExtSems` elements, the semaphores live.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `paramsArray[i].flags` must have no bits but CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC.
///
/// # Left to the caller
///
/// - `extSemArray` must point to numExtSems semaphores: a pointer does not show the length of an array.
/// - `paramsArray` must point to numExtSems parameters: a pointer does not show the length of an array.
/// - `paramsArray[i].flags` must lack CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC where others must see coherent memory: only the program knows what runs on its devices and when.
/// - `extSemArray[i]` must have been made with CUDA_NVSCISYNC_ATTR_SIGNAL, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: a handle does not show what it refers to.
/// - `extSemArray[i]` must have been made with NvSciSyncAttrKey_RequireDeterministicFences, for deterministic fences of CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC, since CUDA 12.0: a handle does not show what it refers to.
/// - `extSemArray[i]` must be signaled from streams in an order that the program keeps, for deterministic fences of CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC, since CUDA 12.0: only the program knows what runs on its devices and when.
/// - `extSemArray[i]` must have been made with NvSciSyncAttrKey_WaiterRequireTimestamps, for timestamps of CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC, since CUDA 13.0: a handle does not show what it refers to.
/// - `extSemArray[i]` must have at most one outstanding fence with a timestamp, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC, since CUDA 13.0: only the program knows what runs on its devices and when.
/// - `paramsArray[i].params.nvSciSync.fence` must have its timestamp read only after it is signaled, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC, since CUDA 13.0: only the program knows what runs on its devices and when.
/// - `paramsArray[i].params.nvSciSync.fence` must point to an NvSciSyncFence, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: a pointer does not show what it points to.
/// - `paramsArray[i].flags` must be zero, for any semaphore but one of CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: a handle does not show what it refers to.
pub unsafe fn cuSignalExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    unsafe { rules::cuSignalExternalSemaphoresAsync(paramsArray, numExtSems) }?;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuSignalExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
    };
    check(c"cuSignalExternalSemaphoresAsync", code)
}

/// Lets a stream wait for imported semaphores once it comes to that.
///
/// CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuWaitExternalSemaphoresAsync`](cuda_sys::cuWaitExternalSemaphoresAsync).
///
/// # Safety
///
/// `stream` must be a live stream or a default one. `extSemArray` and `paramsArray` must each point to `numExtSems` elements, the semaphores live.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_TIMEOUT`](CUresult::CUDA_ERROR_TIMEOUT)
///
/// # Checked
///
/// - `paramsArray[i].flags` must have no bits but CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC.
///
/// # Left to the caller
///
/// - `extSemArray[i]` must be waited for only once for each signal, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD, CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 and CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT: only the program knows what runs on its devices and when.
/// - `paramsArray[i].flags` must lack CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC where the stream must see coherent memory: only the program knows what runs on its devices and when.
/// - `extSemArray[i]` must have been made with CUDA_NVSCISYNC_ATTR_WAIT, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: a handle does not show what it refers to.
/// - `paramsArray[i].params.keyedMutex.timeoutMs` must be INFINITE of Windows, for a wait without end: a number does not show what is meant by it.
/// - `extSemArray` must point to numExtSems semaphores: a pointer does not show the length of an array.
/// - `paramsArray` must point to numExtSems parameters: a pointer does not show the length of an array.
/// - `paramsArray[i].params.nvSciSync.fence` must point to an NvSciSyncFence, for CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: a pointer does not show what it points to.
/// - `paramsArray[i].flags` must be zero, for any semaphore but one of CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC: a handle does not show what it refers to.
pub unsafe fn cuWaitExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: c_uint,
    stream: CUstream,
) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    unsafe { rules::cuWaitExternalSemaphoresAsync(paramsArray, numExtSems) }?;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuWaitExternalSemaphoresAsync(extSemArray, paramsArray, numExtSems, stream)
    };
    check(c"cuWaitExternalSemaphoresAsync", code)
}

/// Gives an imported semaphore back.
///
/// CUDA 10.0 and later. [External Resource Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__EXTRES__INTEROP.html) in NVIDIA's manual. The raw call is [`sys::cuDestroyExternalSemaphore`](cuda_sys::cuDestroyExternalSemaphore).
///
/// # Safety
///
/// `extSem` must be an imported semaphore of the caller's that nothing uses any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Left to the caller
///
/// - `extSem` must have no signal or wait outstanding: only the program knows what runs on its devices and when.
#[inline]
pub unsafe fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuDestroyExternalSemaphore(extSem) };
    check(c"cuDestroyExternalSemaphore", code)
}
