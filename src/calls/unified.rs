// Created by `cargo xtask emit` from cuda.h, src/rules/unified.toml, src/rules/parts/copy.rs, src/rules/parts/handle.rs, src/rules/parts/location.rs, src/rules/parts/memory.rs, src/rules/parts/undocumented.rs, src/rules/unified.rs, cuda-sys/build/generate/reference/unified.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/unified.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_uint, c_ulonglong, c_void};
use core::ptr;
use libcuda_sys::{
    CUdeviceptr, CUmem_advise, CUmem_range_attribute, CUmemLocation, CUpointer_attribute, CUstream,
};

/// Returns an attribute of the memory at an address.
///
/// Since CUDA 4.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. The raw call is [`sys::cuPointerGetAttribute`](libcuda_sys::cuPointerGetAttribute).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(4096)?;
/// let attribute = CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL;
/// let mut ordinal: c_int = -1;
/// // SAFETY: this attribute is a `c_int`.
/// unsafe {
///     calls::cuPointerGetAttribute((&raw mut ordinal).cast(), attribute, memory)?;
///     calls::cuMemFree(memory)?;
/// }
/// println!("memory of device {ordinal}");
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `data`: The value, of the type that `attribute` selects.
/// - `attribute`: The attribute.
/// - `ptr`: The address, in memory that CUDA allocated, mapped or registered.
///
/// # Safety
///
/// `data` must have room for a value of the attribute's type.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT):
///   - `attribute` must not be [`CU_POINTER_ATTRIBUTE_MEMORY_TYPE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE) unless the current context has unified addressing.
///   - `attribute` must not be [`CU_POINTER_ATTRIBUTE_DEVICE_POINTER`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_POINTER) unless a context is current.
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE):
///   - `ptr` must be of a context with unified addressing, for [`CU_POINTER_ATTRIBUTE_CONTEXT`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_CONTEXT).
///   - `ptr` must be of a context with unified addressing, for [`CU_POINTER_ATTRIBUTE_MEMORY_TYPE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE).
///   - `ptr` must be accessible to kernels of the current context, for [`CU_POINTER_ATTRIBUTE_DEVICE_POINTER`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_POINTER).
///   - `ptr` must be accessible to the host, for [`CU_POINTER_ATTRIBUTE_HOST_POINTER`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_HOST_POINTER).
///   - `ptr` must be an address that CUDA knows, for [`CU_POINTER_ATTRIBUTE_IS_MANAGED`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_MANAGED).
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `ptr` is not in memory that CUDA has allocated, mapped or registered. (753)
/// - `attribute` is not an enumerator of [`CUpointer_attribute`](libcuda_sys::CUpointer_attribute) that the driver's release has. (754)
/// - `ptr` is in memory of a device, and `attribute` is [`CU_POINTER_ATTRIBUTE_HOST_POINTER`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_HOST_POINTER). (812)
///
/// # Left to the caller
///
/// - `attribute` must be one of the attributes that the documentation lists. Not checked, because the list leaves out attributes that the enumeration has; the driver decides. (Explained after a refusal: 754)
/// - `data` must point to a value of the attribute's type. Not checked, because a pointer does not show its type.
/// - `ptr` must be of a context with unified addressing, for [`CU_POINTER_ATTRIBUTE_CONTEXT`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_CONTEXT). Not checked, because looking this up is what the call does.
/// - `ptr` must be of a context with unified addressing, for [`CU_POINTER_ATTRIBUTE_MEMORY_TYPE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE). Not checked, because looking this up is what the call does.
/// - `attribute` must not be [`CU_POINTER_ATTRIBUTE_MEMORY_TYPE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE) unless the current context has unified addressing. Not checked, because every context of a 64-bit process has this.
/// - `ptr` must be accessible to kernels of the current context, for [`CU_POINTER_ATTRIBUTE_DEVICE_POINTER`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_POINTER). Not checked, because looking this up is what the call does.
/// - `attribute` must not be [`CU_POINTER_ATTRIBUTE_DEVICE_POINTER`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_POINTER) unless a context is current. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 639)
/// - `ptr` must be accessible to the host, for [`CU_POINTER_ATTRIBUTE_HOST_POINTER`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_HOST_POINTER). Not checked, because looking this up is what the call does.
/// - `ptr` must be memory from [`cuMemAlloc`](crate::calls::cuMemAlloc), for [`CU_POINTER_ATTRIBUTE_P2P_TOKENS`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_P2P_TOKENS). Not checked, because looking this up is what the call does.
/// - `data` must be used as tokens only while the memory lives, for [`CU_POINTER_ATTRIBUTE_P2P_TOKENS`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_P2P_TOKENS). Not checked, because it concerns later calls.
/// - `ptr` must be memory that CUDA allocated, for [`CU_POINTER_ATTRIBUTE_BUFFER_ID`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_BUFFER_ID). Not checked, because looking this up is what the call does.
/// - `ptr` must be an address that CUDA knows, for [`CU_POINTER_ATTRIBUTE_IS_MANAGED`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_MANAGED). Not checked, because looking this up is what the call does. (Explained after a refusal: 753)
#[inline]
pub unsafe fn cuPointerGetAttribute(
    data: *mut c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuPointerGetAttribute(data, attribute, ptr) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuPointerGetAttribute",
                outcome,
                ((), attribute, ptr),
                rows::cuPointerGetAttribute,
                unruled,
            )
        });
    }
    Ok(())
}

/// Prefetches managed memory to a location, in stream order.
///
/// Since CUDA 12.2. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemPrefetchAsync_v2`. The raw call is [`sys::cuMemPrefetchAsync`](libcuda_sys::cuMemPrefetchAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (size, stream) = (1 << 20, ptr::null_mut());
/// let memory = calls::cuMemAllocManaged(size, CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.bits())?;
/// let device = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let prefer = CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION;
/// // SAFETY: the memory has `size` bytes, and is freed after the prefetch.
/// unsafe {
///     calls::cuMemAdvise(memory, size, prefer, device)?;
///     calls::cuMemPrefetchAsync(memory, size, device, 0, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `devPtr`: The start of the range.
/// - `count`: The size of the range, in bytes. The range is widened to whole pages of the host.
/// - `location`: The location to prefetch to: a device, the host, or a NUMA node of the host.
/// - `flags`: Must be zero.
/// - `hStream`: The stream that orders the prefetch. Null is the default stream.
///
/// # Safety
///
/// The range must be managed memory. `hStream` must be a live stream or a default one.
///
/// The memory must stay allocated until the stream has run the prefetch. `hStream` may be destroyed while the prefetch is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `location` breaks a rule below with this code
///
/// # Checked
///
/// - `flags` must be zero. (357)
/// - Since CUDA 13.4, `location.type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (356)
/// - Since CUDA 12.2, `location.id` must be at least 0 if `location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (524)
///
/// # Checked by a query
///
/// - If `location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE):
///   - `hStream` must be of a device whose [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) is not zero. (626)
///   - `location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) is not zero. (615)
///   - `location.id` must be the ordinal of a device, below the number of devices. (523)
/// - `devPtr` must be in managed memory if `count` is not zero. (627)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `count` is zero. (756)
/// - `count` is more than the bytes from `devPtr` to the end of its memory. (801)
/// - `location.type` is not an enumerator of [`CUmemLocationType`](libcuda_sys::CUmemLocationType) that the driver's release has. (1037)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `devPtr` must start a range of `count` bytes of managed memory. Not checked, because an address that CUDA does not know may be of pageable memory, which the documentation of batches allows; only the start of the range is queried.
/// - `location.id` must be a NUMA node of the host, for [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). Not checked, because no driver call lists the host's NUMA nodes.
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). Not checked, because the documentation explains these values, but does not say that others are rejected.
#[doc(alias = "cuMemPrefetchAsync_v2")]
#[inline]
pub unsafe fn cuMemPrefetchAsync(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: c_uint,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPrefetchAsync_v2",
                outcome,
                (devPtr, count, location, (), hStream),
                rows::cuMemPrefetchAsync_v2,
                move || checks::cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream),
            )
        });
    }
    Ok(())
}

/// Advises the driver how a range of managed or pageable memory will be used.
///
/// Since CUDA 12.2. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemAdvise_v2`. The raw call is [`sys::cuMemAdvise`](libcuda_sys::cuMemAdvise).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (size, stream) = (1 << 20, ptr::null_mut());
/// let memory = calls::cuMemAllocManaged(size, CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.bits())?;
/// let device = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let prefer = CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION;
/// // SAFETY: the memory has `size` bytes, and is freed after the prefetch.
/// unsafe {
///     calls::cuMemAdvise(memory, size, prefer, device)?;
///     calls::cuMemPrefetchAsync(memory, size, device, 0, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `devPtr`: The start of the range.
/// - `count`: The size of the range, in bytes. The range is widened to whole pages of the host.
/// - `advice`: The advice.
/// - `location`: The location that the advice is about. It is ignored for setting and unsetting read-mostly, and for unsetting the preferred location. It cannot be a locality domain.
///
/// # Safety
///
/// The range must be live memory, and the caller must be entitled to advise on its use.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `advice` or `location` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `location` breaks a rule below with this code
///
/// # Checked
///
/// - `advice` must be an enumerator of [`CUmem_advise`](libcuda_sys::CUmem_advise) that the driver's release has. (358)
/// - Since CUDA 13.4, `location.type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) if `advice` is [`CU_MEM_ADVISE_SET_PREFERRED_LOCATION`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (359)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) or [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) if `advice` is [`CU_MEM_ADVISE_SET_ACCESSED_BY`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY). (360)
/// - Since CUDA 12.2, `location.id` must be at least 0 if `location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) and `advice` is [`CU_MEM_ADVISE_SET_ACCESSED_BY`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY) or [`CU_MEM_ADVISE_SET_PREFERRED_LOCATION`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION). (524)
///
/// # Checked by a query
///
/// - If `advice` is [`CU_MEM_ADVISE_SET_ACCESSED_BY`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY) or [`CU_MEM_ADVISE_SET_PREFERRED_LOCATION`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION):
///   - If `location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE):
///     - `location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) is not zero. (615)
///     - `location.id` must be the ordinal of a device, below the number of devices. (523)
///
/// # Explained after a refusal
///
/// - `devPtr` is in memory that is not managed. (755)
/// - `location.type` is not an enumerator of [`CUmemLocationType`](libcuda_sys::CUmemLocationType) that the driver's release has. (1037)
///
/// # Left to the caller
///
/// - `devPtr` must start a range of `count` bytes of managed memory, or of pageable memory that the host can access. Not checked, because the query takes more than a tenth of the call. (Explained after a refusal: 755)
/// - `location.id` must be a NUMA node of the host, for [`CU_MEM_ADVISE_SET_PREFERRED_LOCATION`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION) and [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). Not checked, because no driver call lists the host's NUMA nodes.
/// - `location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS) is not zero, for [`CU_MEM_ADVISE_SET_PREFERRED_LOCATION`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION) of pageable memory and [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). Not checked, because the query takes more than a tenth of the call.
/// - `location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS) is not zero, for [`CU_MEM_ADVISE_SET_ACCESSED_BY`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY) of pageable memory and [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). Not checked, because the query takes more than a tenth of the call.
/// - `location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS) is not zero, for [`CU_MEM_ADVISE_UNSET_ACCESSED_BY`](libcuda_sys::CUmem_advise::CU_MEM_ADVISE_UNSET_ACCESSED_BY) of pageable memory and [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). Not checked, because the query takes more than a tenth of the call.
#[doc(alias = "cuMemAdvise_v2")]
#[inline]
pub unsafe fn cuMemAdvise(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemAdvise_v2(devPtr, count, advice, location) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemAdvise_v2(devPtr, count, advice, location) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemAdvise_v2",
                outcome,
                (devPtr, (), (), location),
                rows::cuMemAdvise_v2,
                move || checks::cuMemAdvise_v2(0, 0, advice, location),
            )
        });
    }
    Ok(())
}

/// Prefetches ranges of memory to locations as a batch in stream order. The operations of the batch are not ordered. Every device of the system must support concurrent managed access.
///
/// Since CUDA 13.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. The raw call is [`sys::cuMemPrefetchBatchAsync`](libcuda_sys::cuMemPrefetchBatchAsync).
///
/// Examples of this group: [`cuMemAdvise`], [`cuPointerGetAttribute`] and [`cuPointerGetAttributes`].
///
/// # Parameters
///
/// - `dptrs`: The starts of the ranges, in managed memory or in memory from the system's allocator.
/// - `sizes`: The sizes of the ranges, in bytes.
/// - `count`: The number of ranges.
/// - `prefetchLocs`: The locations to prefetch to, each for one or more consecutive ranges.
/// - `prefetchLocIdxs`: For each location, the index of the first range that it applies to. The first index is 0, each is greater than the one before, and all are less than `count`.
/// - `numPrefetchLocs`: The number of locations, at most `count`.
/// - `flags`: Must be zero.
/// - `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY).
///
/// # Safety
///
/// `dptrs` and `sizes` must point to `count` entries, `prefetchLocs` and `prefetchLocIdxs` to `numPrefetchLocs`. `hStream` must be a live stream.
///
/// The memory must stay allocated until the stream has run the batch. `hStream` may be destroyed while the batch is pending.
///
/// # Errors
///
/// The header names no codes.
///
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `prefetchLocs` breaks a rule below with this code
///
/// # Checked
///
/// - `flags` must be zero. (361)
/// - `hStream` must not be null, the legacy default stream. (470)
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY), the legacy default stream. (471)
/// - `numPrefetchLocs` must be at most `count`. (466)
/// - Since CUDA 13.4, `prefetchLocs[i].type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (356)
/// - Since CUDA 12.2, `prefetchLocs[i].id` must be at least 0 if `prefetchLocs[i].type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (524)
/// - `prefetchLocIdxs[0]` must be zero. (467)
/// - `prefetchLocIdxs[i]` must be greater than the entry before. (468)
/// - `prefetchLocIdxs[i]` must be below `count`. (469)
///
/// # Checked by a query
///
/// - `count` must be zero if the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of a device is zero. (616)
/// - `prefetchLocs[i].id` must be the ordinal of a device, below the number of devices, if `prefetchLocs[i].type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `dptrs[i]` is in memory that is not managed. (897)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `prefetchLocs[i].type` is not an enumerator of [`CUmemLocationType`](libcuda_sys::CUmemLocationType) that the driver's release has. (1037)
///
/// # Left to the caller
///
/// - `dptrs` must point to `count` addresses. Not checked, because the length behind a pointer is unknown.
/// - `sizes` must point to `count` sizes. Not checked, because the length behind a pointer is unknown.
/// - `dptrs[i]` must start a range of `sizes[i]` bytes of managed memory, or of pageable memory if every device has a non-zero [`CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS). Not checked, because the time of a query, compared with that of each further range, was not measured. (Explained after a refusal: 897)
/// - `prefetchLocs` must point to `numPrefetchLocs` locations. Not checked, because the length behind a pointer is unknown.
/// - `prefetchLocIdxs` must point to `numPrefetchLocs` indices. Not checked, because the length behind a pointer is unknown.
/// - `prefetchLocs[i].id` must be a NUMA node of the host, for [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). Not checked, because no driver call lists the host's NUMA nodes.
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuMemPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuMemPrefetchBatchAsync(
            dptrs,
            sizes,
            count,
            prefetchLocs,
            prefetchLocIdxs,
            numPrefetchLocs,
            flags,
            hStream,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemPrefetchBatchAsync(
            dptrs,
            sizes,
            count,
            prefetchLocs,
            prefetchLocIdxs,
            numPrefetchLocs,
            flags,
            hStream,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPrefetchBatchAsync",
                outcome,
                (dptrs, (), count, prefetchLocs, (), numPrefetchLocs, (), hStream),
                rows::cuMemPrefetchBatchAsync,
                move || {
                    checks::cuMemPrefetchBatchAsync(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        count,
                        prefetchLocs,
                        prefetchLocIdxs,
                        numPrefetchLocs,
                        flags,
                        hStream,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Discards the contents of ranges of memory as a batch in stream order. The operations of the batch are not ordered. Every device of the system must support concurrent managed access.
///
/// Since CUDA 13.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. The raw call is [`sys::cuMemDiscardBatchAsync`](libcuda_sys::cuMemDiscardBatchAsync).
///
/// Examples of this group: [`cuMemAdvise`], [`cuPointerGetAttribute`] and [`cuPointerGetAttributes`].
///
/// # Parameters
///
/// - `dptrs`: The starts of the ranges, in managed memory or in memory from the system's allocator. A discarded range must be written or prefetched before it is read.
/// - `sizes`: The sizes of the ranges, in bytes.
/// - `count`: The number of ranges.
/// - `flags`: Must be zero.
/// - `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY).
///
/// # Safety
///
/// `dptrs` and `sizes` must point to `count` entries. Nothing may use the ranges' contents any more, nor use the ranges while the stream runs the operation. `hStream` must be a live stream.
///
/// The memory must stay allocated until the stream has run the batch, and nothing may access it meanwhile. `hStream` may be destroyed while the batch is pending.
///
/// # Errors
///
/// The header names no codes.
///
///
/// # Checked
///
/// - `flags` must be zero. (361)
/// - `hStream` must not be null, the legacy default stream. (470)
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY), the legacy default stream. (471)
///
/// # Checked by a query
///
/// - `count` must be zero if the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of a device is zero. (616)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `dptrs[i]` is in memory that is not managed. (897)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `dptrs` must point to `count` addresses. Not checked, because the length behind a pointer is unknown.
/// - `sizes` must point to `count` sizes. Not checked, because the length behind a pointer is unknown.
/// - `dptrs[i]` must start a range of `sizes[i]` bytes of managed memory, or of pageable memory if every device has a non-zero [`CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS). Not checked, because the time of a query, compared with that of each further range, was not measured. (Explained after a refusal: 897)
/// - `dptrs[i]` must start a range that is not read before it is written or prefetched. Not checked, because only the program knows what runs on its devices and when.
/// - `dptrs[i]` must start a range that nothing reads, writes or prefetches at the same time. Not checked, because only the program knows what runs on its devices and when.
#[inline]
pub unsafe fn cuMemDiscardBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemDiscardBatchAsync(dptrs, sizes, count, flags, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemDiscardBatchAsync",
                outcome,
                (dptrs, (), count, (), hStream),
                rows::cuMemDiscardBatchAsync,
                move || {
                    checks::cuMemDiscardBatchAsync(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        count,
                        flags,
                        hStream,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Discards the contents of ranges of memory and prefetches them to locations, as a batch in stream order. The operations of the batch are not ordered. Every device of the system must support concurrent managed access.
///
/// Since CUDA 13.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. The raw call is [`sys::cuMemDiscardAndPrefetchBatchAsync`](libcuda_sys::cuMemDiscardAndPrefetchBatchAsync).
///
/// Examples of this group: [`cuMemAdvise`], [`cuPointerGetAttribute`] and [`cuPointerGetAttributes`].
///
/// # Parameters
///
/// - `dptrs`: The starts of the ranges, in managed memory or in memory from the system's allocator.
/// - `sizes`: The sizes of the ranges, in bytes.
/// - `count`: The number of ranges.
/// - `prefetchLocs`: The locations to prefetch to, each for one or more consecutive ranges.
/// - `prefetchLocIdxs`: For each location, the index of the first range that it applies to. The first index is 0, each is greater than the one before, and all are less than `count`.
/// - `numPrefetchLocs`: The number of locations, at most `count`.
/// - `flags`: Must be zero.
/// - `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY).
///
/// # Safety
///
/// `dptrs` and `sizes` must point to `count` entries, `prefetchLocs` and `prefetchLocIdxs` to `numPrefetchLocs`. Nothing may use the ranges' contents any more, nor use the ranges while the stream runs the operation. `hStream` must be a live stream.
///
/// The memory must stay allocated until the stream has run the batch, and nothing may access it meanwhile. `hStream` may be destroyed while the batch is pending.
///
/// # Errors
///
/// The header names no codes.
///
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `prefetchLocs` breaks a rule below with this code
///
/// # Checked
///
/// - `flags` must be zero. (361)
/// - `hStream` must not be null, the legacy default stream. (470)
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY), the legacy default stream. (471)
/// - `numPrefetchLocs` must be at most `count`. (466)
/// - Since CUDA 13.4, `prefetchLocs[i].type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (356)
/// - Since CUDA 12.2, `prefetchLocs[i].id` must be at least 0 if `prefetchLocs[i].type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (524)
/// - `prefetchLocIdxs[0]` must be zero. (467)
/// - `prefetchLocIdxs[i]` must be greater than the entry before. (468)
/// - `prefetchLocIdxs[i]` must be below `count`. (469)
///
/// # Checked by a query
///
/// - `count` must be zero if the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of a device is zero. (616)
/// - `prefetchLocs[i].id` must be the ordinal of a device, below the number of devices, if `prefetchLocs[i].type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `dptrs[i]` is in memory that is not managed. (897)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `prefetchLocs[i].type` is not an enumerator of [`CUmemLocationType`](libcuda_sys::CUmemLocationType) that the driver's release has. (1037)
///
/// # Left to the caller
///
/// - `dptrs` must point to `count` addresses. Not checked, because the length behind a pointer is unknown.
/// - `sizes` must point to `count` sizes. Not checked, because the length behind a pointer is unknown.
/// - `dptrs[i]` must start a range of `sizes[i]` bytes of managed memory, or of pageable memory if every device has a non-zero [`CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS). Not checked, because the time of a query, compared with that of each further range, was not measured. (Explained after a refusal: 897)
/// - `dptrs[i]` must start a range that is not read before it is written or prefetched. Not checked, because only the program knows what runs on its devices and when.
/// - `dptrs[i]` must start a range that nothing reads, writes or prefetches at the same time. Not checked, because only the program knows what runs on its devices and when.
/// - `prefetchLocs` must point to `numPrefetchLocs` locations. Not checked, because the length behind a pointer is unknown.
/// - `prefetchLocIdxs` must point to `numPrefetchLocs` indices. Not checked, because the length behind a pointer is unknown.
/// - `prefetchLocs[i].id` must be a NUMA node of the host, for [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). Not checked, because no driver call lists the host's NUMA nodes.
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuMemDiscardAndPrefetchBatchAsync(
            dptrs,
            sizes,
            count,
            prefetchLocs,
            prefetchLocIdxs,
            numPrefetchLocs,
            flags,
            hStream,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemDiscardAndPrefetchBatchAsync(
            dptrs,
            sizes,
            count,
            prefetchLocs,
            prefetchLocIdxs,
            numPrefetchLocs,
            flags,
            hStream,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemDiscardAndPrefetchBatchAsync",
                outcome,
                (dptrs, (), count, prefetchLocs, (), numPrefetchLocs, (), hStream),
                rows::cuMemDiscardAndPrefetchBatchAsync,
                move || {
                    checks::cuMemDiscardAndPrefetchBatchAsync(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        count,
                        prefetchLocs,
                        prefetchLocIdxs,
                        numPrefetchLocs,
                        flags,
                        hStream,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Returns the locations of the pages of a range of managed or pageable memory. Every device of the system must support concurrent managed access.
///
/// Since CUDA 13.4. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetLocationInfo`](libcuda_sys::cuMemGetLocationInfo).
///
/// Examples of this group: [`cuMemAdvise`], [`cuPointerGetAttribute`] and [`cuPointerGetAttributes`].
///
/// # Parameters
///
/// - `ptr`: The start of the range.
/// - `size`: The size of the range, in bytes.
/// - `summaryGranularity`: The size of the parts into which the range is divided, in bytes, from 1 to `size`. Each part has one result.
/// - `samplingGranularity`: The distance between the sampled pages, in bytes, at most `summaryGranularity`. 0 stands for a value that the system chooses.
/// - `location_out`: For each part, the most frequent location. [`CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE) stands for memory that is not resident anywhere.
///
/// # Safety
///
/// `location_out` must have room for `size` / `summaryGranularity` locations, rounded up.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `summaryGranularity` or `samplingGranularity` breaks a rule below. Also: `ptr` must start a range of `size` bytes of managed memory, or of pageable memory that is not registered.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED): `ptr` must be passed only if every device has a non-zero [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS).
///
/// # Checked
///
/// - `summaryGranularity` must not be zero. (362)
/// - `summaryGranularity` must be at most `size`. (363)
/// - `samplingGranularity` must be at most `summaryGranularity`. (364)
///
/// # Explained after a refusal
///
/// - `ptr` is in memory that is not managed. (898)
///
/// # Left to the caller
///
/// - `location_out` must have room for `size` / `summaryGranularity` locations, rounded up. Not checked, because the length behind a pointer is unknown.
/// - `ptr` must start a range of `size` bytes of managed memory, or of pageable memory that is not registered. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 898)
/// - `ptr` must be passed only if every device has a non-zero [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS). Not checked, because the time of a query, compared with that of the call, was not measured.
#[inline]
pub unsafe fn cuMemGetLocationInfo(
    ptr: CUdeviceptr,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: *mut CUmemLocation,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuMemGetLocationInfo(
            ptr,
            size,
            summaryGranularity,
            samplingGranularity,
            location_out,
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemGetLocationInfo(
            ptr,
            size,
            summaryGranularity,
            samplingGranularity,
            location_out,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemGetLocationInfo",
                outcome,
                (ptr,),
                rows::cuMemGetLocationInfo,
                move || {
                    checks::cuMemGetLocationInfo(
                        0,
                        size,
                        summaryGranularity,
                        samplingGranularity,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Returns an attribute of a range of managed memory.
///
/// Since CUDA 8.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. The raw call is [`sys::cuMemRangeGetAttribute`](libcuda_sys::cuMemRangeGetAttribute).
///
/// Examples of this group: [`cuMemAdvise`], [`cuPointerGetAttribute`] and [`cuPointerGetAttributes`].
///
/// # Parameters
///
/// - `data`: The value, of the type that `attribute` selects. The memory has `dataSize` bytes.
/// - `dataSize`: The size of the value, in bytes. It is 4, or for [`CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY) any multiple of 4 except 0.
/// - `attribute`: The attribute.
/// - `devPtr`: The start of the range.
/// - `count`: The size of the range, in bytes.
///
/// # Safety
///
/// `data` must have room for `dataSize` bytes and be aligned for the attribute's type.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attribute` or `dataSize` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Checked
///
/// - `attribute` must be an enumerator of [`CUmem_range_attribute`](libcuda_sys::CUmem_range_attribute) that the driver's release has. (366)
/// - `dataSize` must not be zero if the attribute is [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (367)
/// - `dataSize` must be a multiple of 4 if the attribute is [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (368)
/// - `dataSize` must be 4 if the attribute is not [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (369)
///
/// Allowed in `attribute`, by the release of CUDA:
///
/// - every release: [`CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION)
/// - since 12.2: [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID)
///
/// # Explained after a refusal
///
/// - `devPtr` is in memory that is not managed. (755)
///
/// # Left to the caller
///
/// - `devPtr` must start a range of `count` bytes of managed memory. Not checked, because looking this up is what the call does.
/// - `data` must have room for `dataSize` bytes. Not checked, because the length behind a pointer is unknown.
#[inline]
pub unsafe fn cuMemRangeGetAttribute(
    data: *mut c_void,
    dataSize: usize,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr,
    count: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemRangeGetAttribute(data, dataSize, attribute, devPtr, count) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemRangeGetAttribute",
                outcome,
                ((), (), (), devPtr),
                rows::cuMemRangeGetAttribute,
                move || checks::cuMemRangeGetAttribute(ptr::null_mut(), dataSize, attribute, 0, 0),
            )
        });
    }
    Ok(())
}

/// Returns several attributes of a range of managed memory.
///
/// Since CUDA 8.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. The raw call is [`sys::cuMemRangeGetAttributes`](libcuda_sys::cuMemRangeGetAttributes).
///
/// Examples of this group: [`cuMemAdvise`], [`cuPointerGetAttribute`] and [`cuPointerGetAttributes`].
///
/// # Parameters
///
/// - `data`: For each attribute, the address to which its value is written.
/// - `dataSizes`: For each attribute, the size of its value, in bytes.
/// - `attributes`: The attributes.
/// - `numAttributes`: The number of attributes.
/// - `devPtr`: The start of the range.
/// - `count`: The size of the range, in bytes.
///
/// # Safety
///
/// `data`, `dataSizes` and `attributes` must point to `numAttributes` entries, and `data[i]` to `dataSizes[i]` bytes that are aligned for the attribute's type.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dataSizes` or `attributes` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Checked
///
/// - `dataSizes[i]` must not be zero if the attribute is [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (367)
/// - `dataSizes[i]` must be a multiple of 4 if the attribute is [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (368)
/// - `dataSizes[i]` must be 4 if the attribute is not [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY). (369)
/// - `attributes[i]` must be an enumerator of [`CUmem_range_attribute`](libcuda_sys::CUmem_range_attribute) that the driver's release has. (366)
///
/// Allowed in `attributes[i]`, by the release of CUDA:
///
/// - every release: [`CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), [`CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION)
/// - since 12.2: [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE), [`CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE), [`CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID`](libcuda_sys::CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID)
///
/// # Left to the caller
///
/// - `devPtr` must start a range of `count` bytes of managed memory. Not checked, because looking this up is what the call does.
/// - `attributes` must point to `numAttributes` attributes. Not checked, because the length behind a pointer is unknown.
/// - `dataSizes` must point to `numAttributes` sizes. Not checked, because the length behind a pointer is unknown.
/// - `data` must point to `numAttributes` pointers, to as many bytes as `dataSizes` states. Not checked, because the length behind a pointer is unknown.
#[inline]
pub unsafe fn cuMemRangeGetAttributes(
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
    devPtr: CUdeviceptr,
    count: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuMemRangeGetAttributes(data, dataSizes, attributes, numAttributes, devPtr, count)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemRangeGetAttributes(
            data,
            dataSizes,
            attributes,
            numAttributes,
            devPtr,
            count,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemRangeGetAttributes", outcome, ((),), &[], move || {
                checks::cuMemRangeGetAttributes(
                    ptr::null_mut(),
                    dataSizes,
                    attributes,
                    numAttributes,
                    0,
                    0,
                )
            })
        });
    }
    Ok(())
}

/// Sets an attribute of the allocation at an address.
///
/// Since CUDA 6.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. The raw call is [`sys::cuPointerSetAttribute`](libcuda_sys::cuPointerSetAttribute).
///
/// Examples of this group: [`cuMemAdvise`], [`cuPointerGetAttribute`] and [`cuPointerGetAttributes`].
///
/// # Parameters
///
/// - `value`: The value: an `unsigned int` of 0 or 1 for [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS).
/// - `attribute`: The attribute, [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS).
/// - `ptr`: The address, in memory that CUDA allocated.
///
/// # Safety
///
/// `value` must point to a value of the attribute's type. `ptr` must be live memory that CUDA allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attribute` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Checked
///
/// - `attribute` must be [`CU_POINTER_ATTRIBUTE_SYNC_MEMOPS`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS). (370)
///
/// # Explained after a refusal
///
/// - `ptr` is not in memory that CUDA has allocated, mapped or registered. (753)
/// - `ptr` is memory of [`cuMemMap`](crate::calls::cuMemMap), whose attributes cannot be set. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1080)
///
/// # Left to the caller
///
/// - `value` must point to an unsigned integer. Not checked, because a pointer does not show its type.
/// - `*value` must be 0 or 1. Not checked, because the documentation does not say that other numbers are rejected.
/// - `ptr` must be memory that CUDA allocated. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 753)
#[inline]
pub unsafe fn cuPointerSetAttribute(
    value: *const c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuPointerSetAttribute(value, attribute, ptr) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuPointerSetAttribute(value, attribute, ptr) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuPointerSetAttribute",
                outcome,
                ((), (), ptr),
                rows::cuPointerSetAttribute,
                move || checks::cuPointerSetAttribute(ptr::null_mut(), attribute, 0),
            )
        });
    }
    Ok(())
}

/// Returns several attributes of the memory at an address.
///
/// Since CUDA 7.0. [Unified Addressing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__UNIFIED.html) in NVIDIA's manual. The raw call is [`sys::cuPointerGetAttributes`](libcuda_sys::cuPointerGetAttributes).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// use CUpointer_attribute as Of;
/// let memory = calls::cuMemAlloc(4096)?;
/// let (mut kind, mut ordinal): (_, c_int) = (CUmemorytype(0), -1);
/// let mut attributes =
///     [Of::CU_POINTER_ATTRIBUTE_MEMORY_TYPE, Of::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL];
/// let mut values = [(&raw mut kind).cast(), (&raw mut ordinal).cast()];
/// let (attributes, values) = (attributes.as_mut_ptr(), values.as_mut_ptr());
/// // SAFETY: there are two of each, and the values have the types of these attributes.
/// unsafe {
///     calls::cuPointerGetAttributes(2, attributes, values, memory)?;
///     calls::cuMemFree(memory)?;
/// }
/// println!("{kind:?} of device {ordinal}"); // of an unknown address, zeros and no error
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `numAttributes`: The number of attributes.
/// - `attributes`: The attributes.
/// - `data`: For each attribute, the address to which its value is written.
/// - `ptr`: The address. If CUDA does not know it, the values are zero or null and the call succeeds.
///
/// # Safety
///
/// `attributes` and `data` must point to `numAttributes` entries, and `data[i]` to room for a value of the attribute's type.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `ptr` must be of a context with unified addressing.
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Left to the caller
///
/// - `attributes[i]` must be one of the attributes that the documentation lists. Not checked, because the list leaves out attributes that the enumeration has; the driver decides.
/// - `attributes` must point to `numAttributes` attributes. Not checked, because the length behind a pointer is unknown.
/// - `data` must point to `numAttributes` pointers, to values of the attributes' types. Not checked, because the length behind a pointer is unknown.
/// - `ptr` must be of a context with unified addressing. Not checked, because the documentation contradicts itself: for an address that CUDA does not know, the call returns defaults and success.
#[inline]
pub unsafe fn cuPointerGetAttributes(
    numAttributes: c_uint,
    attributes: *mut CUpointer_attribute,
    data: *mut *mut c_void,
    ptr: CUdeviceptr,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuPointerGetAttributes(numAttributes, attributes, data, ptr) };
    if outcome.0 != 0 {
        return Err(refused(c"cuPointerGetAttributes", outcome));
    }
    Ok(())
}
