// Created by `cargo xtask emit` from cuda.h, src/rules/malloc_async.toml, src/owned/pool.rs, src/rules/malloc_async.rs, src/rules/parts/handle.rs, src/rules/parts/location.rs, src/rules/parts/memory.rs, src/rules/parts/pool.rs, src/rules/parts/undocumented.rs, cuda-sys/build/generate/reference/malloc_async.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/ipc.md, src/guides/pools.md and tests/pages/malloc_async.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_ulonglong, c_void};
use core::ptr;
use libcuda_sys::{
    CUdeviceptr, CUmemAccess_flags, CUmemAccessDesc, CUmemAllocationHandleType,
    CUmemAllocationType, CUmemLocation, CUmemPool_attribute, CUmemPoolProps,
    CUmemPoolPtrExportData, CUmemoryPool, CUstream,
};

/// Frees memory in stream order.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemFreeAsync`](libcuda_sys::cuMemFreeAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: only this stream uses the memory, between the two calls.
/// unsafe {
///     let memory = calls::cuMemAllocAsync(4096, stream)?; // from the device's current pool
///     calls::cuMemsetD8Async(memory, 0, 4096, stream)?;
///     calls::cuMemFreeAsync(memory, stream)?; // in the stream's order: no need to wait
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// Guide: [Allocations in the order of a stream](crate::guides::pools).
///
/// # Parameters
///
/// - `dptr`: The start of the allocation, from [`cuMemAllocAsync`], [`cuMemAllocFromPoolAsync`], [`cuMemPoolImportPointer`] or an allocation node of a graph.
/// - `hStream`: The stream in whose order the memory is freed. Null is the default stream. In stream capture, a free node is added, and the memory must be an allocation of a graph.
///
/// # Safety
///
/// `dptr` must be a live allocation that nothing uses once the stream reaches the free. `hStream` must be a live stream or a default one.
///
/// Work that uses the memory must precede the free in stream order, and no such work may be submitted after the call. `hStream` may be destroyed while the free is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `hStream` must not be a default stream if no context is current.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `dptr` is memory of [`cuMemMap`](crate::calls::cuMemMap), which [`cuMemUnmap`](crate::calls::cuMemUnmap) unmaps. (922)
/// - `dptr` is memory of the host and of no pool, which other functions free. (921)
/// - `dptr` is null. (994)
/// - `dptr` was freed already, or is not from CUDA. (686)
/// - `dptr` is not the start of its allocation. (688)
/// - `dptr` is not memory that a capture or a graph allocates, and `hStream` captures. (923)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///
/// # Left to the caller
///
/// - `dptr` must be used only between its allocation and its free, in the order of the streams. Not checked, because only the program knows what runs on its devices and when.
/// - `dptr` must not be used once the stream reaches the free. Not checked, because only the program knows what runs on its devices and when.
/// - `dptr` must not be used by work launched after this call, nor by queries of its attributes. Not checked, because only the program knows what runs on its devices and when.
/// - `dptr` must be an allocation of the graph, while the stream captures. Not checked, because neither a handle nor an address shows its origin.
/// - `hStream` must not be a default stream if no context is current. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 639)
#[inline]
pub unsafe fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemFreeAsync(dptr, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemFreeAsync", outcome, (dptr, hStream), rows::cuMemFreeAsync, unruled)
        });
    }
    Ok(())
}

/// Allocates memory from the current memory pool of the stream's device, in stream order.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemAllocAsync`](libcuda_sys::cuMemAllocAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: only this stream uses the memory, between the two calls.
/// unsafe {
///     let memory = calls::cuMemAllocAsync(4096, stream)?; // from the device's current pool
///     calls::cuMemsetD8Async(memory, 0, 4096, stream)?;
///     calls::cuMemFreeAsync(memory, stream)?; // in the stream's order: no need to wait
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuStreamDestroy(stream)
/// }
/// # }
/// ```
///
/// Guide: [Allocations in the order of a stream](crate::guides::pools).
///
/// # Parameters
///
/// - `bytesize`: The size of the allocation, in bytes.
/// - `hStream`: The stream in whose order the memory is allocated. Null is the default stream. In stream capture, an allocation node is added, and the graph owns the memory.
///
/// # Returns
///
/// The start of the allocation. The address is known at once, but only work that follows the allocation in stream order may use the memory.
///
/// # Safety
///
/// `hStream` must be a live stream or a default one. The memory may be used only after the allocation in the order of streams.
///
/// The allocation exists until it is freed, also after `hStream` is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `hStream` must not be a default stream if no context is current.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `bytesize` is more than the bytes that the device has. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (763)
/// - `bytesize` is more than the bytes that the device had free just after the refusal. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (764)
/// - `hStream` is of a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (899)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///
/// # Left to the caller
///
/// - The result must be used only between its allocation and its free, in the order of the streams. Not checked, because only the program knows what runs on its devices and when.
/// - The result must not be used before the stream has completed the allocation. Not checked, because only the program knows what runs on its devices and when.
/// - `hStream` must be of a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is not zero. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 899)
/// - `hStream` must not be a default stream if no context is current. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 639)
#[inline]
pub unsafe fn cuMemAllocAsync(bytesize: usize, hStream: CUstream) -> Result<CUdeviceptr> {
    let mut dptr = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemAllocAsync(&mut dptr, bytesize, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemAllocAsync",
                outcome,
                ((), bytesize, hStream),
                rows::cuMemAllocAsync,
                unruled,
            )
        });
    }
    Ok(dptr)
}

/// Releases unused memory of a memory pool to the operating system.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolTrimTo`](libcuda_sys::cuMemPoolTrimTo).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let pool = calls::cuDeviceGetDefaultMemPool(calls::cuDeviceGet(0)?)?;
/// let threshold = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
/// let used = CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT;
/// let (mut kept, mut bytes) = (64_u64 << 20, 0_u64);
/// // SAFETY: the attributes are of 64 bits, and the pool is the device's own.
/// unsafe {
///     // A synchronization returns free memory beyond this size to the system.
///     calls::cuMemPoolSetAttribute(pool, threshold, (&raw mut kept).cast())?;
///     calls::cuMemPoolGetAttribute(pool, used, (&raw mut bytes).cast())?;
///     calls::cuMemPoolTrimTo(pool, 0)?; // now, and all of it
/// }
/// println!("{bytes} bytes in use");
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `pool`: The memory pool.
/// - `minBytesToKeep`: The least number of bytes that stay reserved. A pool that has fewer is left as it is.
///
/// # Safety
///
/// `pool` must be a live pool.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemPoolTrimTo(pool, minBytesToKeep) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemPoolTrimTo", outcome, (pool,), rows::cuMemPoolTrimTo, unruled)
        });
    }
    Ok(())
}

/// Sets an attribute of a memory pool, or resets one of its high watermarks.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolSetAttribute`](libcuda_sys::cuMemPoolSetAttribute).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let pool = calls::cuDeviceGetDefaultMemPool(calls::cuDeviceGet(0)?)?;
/// let threshold = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
/// let used = CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT;
/// let (mut kept, mut bytes) = (64_u64 << 20, 0_u64);
/// // SAFETY: the attributes are of 64 bits, and the pool is the device's own.
/// unsafe {
///     // A synchronization returns free memory beyond this size to the system.
///     calls::cuMemPoolSetAttribute(pool, threshold, (&raw mut kept).cast())?;
///     calls::cuMemPoolGetAttribute(pool, used, (&raw mut bytes).cast())?;
///     calls::cuMemPoolTrimTo(pool, 0)?; // now, and all of it
/// }
/// println!("{bytes} bytes in use");
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Allocations in the order of a stream](crate::guides::pools).
///
/// # Parameters
///
/// - `pool`: The memory pool.
/// - `attr`: The attribute.
/// - `value`: The value, an `int` or a [`cuuint64_t`](libcuda_sys::cuuint64_t) depending on `attr`. A high watermark can only be set to 0.
///
/// # Safety
///
/// `pool` must be a live pool. `value` must point to a value of the attribute's type.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attr` or `value` breaks a rule below
///
/// # Checked
///
/// - `attr` must be [`CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES), [`CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD), [`CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH) or [`CU_MEMPOOL_ATTR_USED_MEM_HIGH`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH). (170)
/// - `*value` must be zero if `attr` is [`CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH) or [`CU_MEMPOOL_ATTR_USED_MEM_HIGH`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH): it can only be reset. (171)
///
/// # Explained after a refusal
///
/// - `value` is null. (1019)
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `value` must point to a value of the attribute's type. Not checked, because a pointer does not show its type.
#[inline]
pub unsafe fn cuMemPoolSetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemPoolSetAttribute(pool, attr, value) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemPoolSetAttribute(pool, attr, value) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPoolSetAttribute",
                outcome,
                (pool, (), value),
                rows::cuMemPoolSetAttribute,
                move || checks::cuMemPoolSetAttribute(ptr::null_mut(), attr, value),
            )
        });
    }
    Ok(())
}

/// Returns an attribute of a memory pool.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolGetAttribute`](libcuda_sys::cuMemPoolGetAttribute).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let pool = calls::cuDeviceGetDefaultMemPool(calls::cuDeviceGet(0)?)?;
/// let threshold = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
/// let used = CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT;
/// let (mut kept, mut bytes) = (64_u64 << 20, 0_u64);
/// // SAFETY: the attributes are of 64 bits, and the pool is the device's own.
/// unsafe {
///     // A synchronization returns free memory beyond this size to the system.
///     calls::cuMemPoolSetAttribute(pool, threshold, (&raw mut kept).cast())?;
///     calls::cuMemPoolGetAttribute(pool, used, (&raw mut bytes).cast())?;
///     calls::cuMemPoolTrimTo(pool, 0)?; // now, and all of it
/// }
/// println!("{bytes} bytes in use");
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `pool`: The memory pool.
/// - `attr`: The attribute.
/// - `value`: The value, of the type that `attr` selects, such as `int`, [`cuuint64_t`](libcuda_sys::cuuint64_t) or [`CUmemLocationType`](libcuda_sys::CUmemLocationType).
///
/// # Safety
///
/// `pool` must be a live pool. `value` must have room for a value of the attribute's type.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attr` breaks a rule below
///
/// # Checked
///
/// - `attr` must be an enumerator of [`CUmemPool_attribute`](libcuda_sys::CUmemPool_attribute) that the driver's release has. (174)
///
/// Allowed in `attr`, by the release of CUDA:
///
/// - every release: [`CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES), [`CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD), [`CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT), [`CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH), [`CU_MEMPOOL_ATTR_USED_MEM_CURRENT`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT), [`CU_MEMPOOL_ATTR_USED_MEM_HIGH`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH)
/// - since 13.2: [`CU_MEMPOOL_ATTR_ALLOCATION_TYPE`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_ALLOCATION_TYPE), [`CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES), [`CU_MEMPOOL_ATTR_LOCATION_ID`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_ID), [`CU_MEMPOOL_ATTR_LOCATION_TYPE`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_TYPE), [`CU_MEMPOOL_ATTR_MAX_POOL_SIZE`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_MAX_POOL_SIZE), [`CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED)
/// - since 13.4: [`CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID)
///
/// # Explained after a refusal
///
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `value` must point to a value of the attribute's type. Not checked, because a pointer does not show its type.
#[inline]
pub unsafe fn cuMemPoolGetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemPoolGetAttribute(pool, attr, value) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemPoolGetAttribute(pool, attr, value) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPoolGetAttribute",
                outcome,
                (pool,),
                rows::cuMemPoolGetAttribute,
                move || checks::cuMemPoolGetAttribute(ptr::null_mut(), attr, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Sets the access that locations have to the memory of a memory pool.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolSetAccess`](libcuda_sys::cuMemPoolSetAccess).
///
/// Examples of this group: [`cuMemAllocAsync`], [`cuMemPoolCreate`] and [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool). Guide: [Allocations in the order of a stream](crate::guides::pools).
///
/// # Parameters
///
/// - `pool`: The memory pool.
/// - `map`: The locations, each with its access flags.
/// - The length of `map` is C's `count`.
///
/// # Safety
///
/// `pool` must be a live pool, and nothing may use an access that the call removes.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `map` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `map[i].flags` must be an enumerator of [`CUmemAccess_flags`](libcuda_sys::CUmemAccess_flags) that the driver's release has. (527)
/// - Up to CUDA 12.1, `map[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (522)
///
/// # Checked by a query
///
/// - `map[i].location.id` must be the ordinal of a device, below the number of devices, if `map[i].location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `map[i].flags` revokes access from the device that holds the pool's memory. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (956)
/// - `map[i].location.type` is not [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1024)
/// - `map[i].flags` lets the device read but not write the memory of the pool. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1025)
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `map[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), since CUDA 12.2. Not checked, because the documentation mentions a GPU in passing and does not say that other locations are rejected.
#[inline]
pub unsafe fn cuMemPoolSetAccess(pool: CUmemoryPool, map: &[CUmemAccessDesc]) -> Result<()> {
    let count = map.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemPoolSetAccess(pool, map.as_ptr(), count) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemPoolSetAccess(pool, map.as_ptr(), count) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPoolSetAccess",
                outcome,
                (pool, map.as_ptr(), count),
                rows::cuMemPoolSetAccess,
                move || checks::cuMemPoolSetAccess(ptr::null_mut(), map.as_ptr(), count),
            )
        });
    }
    Ok(())
}

/// Returns the access that a location has to the memory of a memory pool.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolGetAccess`](libcuda_sys::cuMemPoolGetAccess).
///
/// Examples of this group: [`cuMemAllocAsync`], [`cuMemPoolCreate`] and [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool).
///
/// # Parameters
///
/// - `memPool`: The memory pool.
/// - `location`: The location.
///
/// # Returns
///
/// The access.
///
/// # Safety
///
/// `memPool` must be a live pool. `location` must point to a location.
///
/// # Errors
///
/// The header names no codes.
///
///
/// # Checked
///
/// - Up to CUDA 12.1, `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (522)
///
/// # Checked by a query
///
/// - `location.id` must be the ordinal of a device, below the number of devices, if `location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `memPool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[inline]
pub unsafe fn cuMemPoolGetAccess(
    memPool: CUmemoryPool,
    location: *mut CUmemLocation,
) -> Result<CUmemAccess_flags> {
    let mut flags = CUmemAccess_flags(0);
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemPoolGetAccess(&mut flags, memPool, location) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemPoolGetAccess(&mut flags, memPool, location) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPoolGetAccess",
                outcome,
                ((), memPool),
                rows::cuMemPoolGetAccess,
                move || checks::cuMemPoolGetAccess(&mut flags, ptr::null_mut(), location),
            )
        });
    }
    Ok(flags)
}

/// Creates a memory pool.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolCreate`](libcuda_sys::cuMemPoolCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let properties = CUmemPoolProps {
///     allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location: CUmemLocation {
///         type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///         id: calls::cuDeviceGet(0)?,
///     },
///     ..Default::default() // the rest must be zero
/// };
/// let stream = ptr::null_mut();
/// // SAFETY: the properties have no security attributes, and the pool ends after its memory.
/// unsafe {
///     let pool = calls::cuMemPoolCreate(&properties)?;
///     let memory = calls::cuMemAllocFromPoolAsync(4096, pool, stream)?;
///     calls::cuMemFreeAsync(memory, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuMemPoolDestroy(pool)
/// }
/// # }
/// ```
///
/// Guide: [Allocations in the order of a stream](crate::guides::pools).
///
/// # Parameters
///
/// - `poolProps`: The properties of the pool: the type and location of its memory, its maximum size and the handle types that it can be exported as.
///
/// # Returns
///
/// The memory pool, which [`cuMemPoolDestroy`] destroys.
///
/// # Safety
///
/// `poolProps.win32SecurityAttributes` must be null or point to valid security attributes: on Windows the driver reads them.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `poolProps` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `poolProps` breaks a rule below with this code
///
/// # Checked
///
/// - `poolProps.handleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) and [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) (since CUDA 12.3). (540)
/// - `poolProps.allocType` must be an enumerator of [`CUmemAllocationType`](libcuda_sys::CUmemAllocationType) that the driver's release has. (538)
/// - Up to CUDA 12.1, `poolProps.maxSize` must be zero: the field is reserved in these releases. (541)
/// - Up to CUDA 12.5, `poolProps.usage` must be zero: the field is reserved in these releases. (542)
/// - Up to CUDA 13.3, `poolProps.gpuDirectRDMACapable` must be zero: the field is reserved in these releases. (543)
/// - `poolProps.reserved` must be zero. (544)
/// - `poolProps.win32SecurityAttributes` must not be null if `poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (545)
/// - `poolProps.win32SecurityAttributes` must be null if `poolProps.handleTypes` does not have [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (546)
/// - If `poolProps.allocType` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED):
///   - Since CUDA 13.1, `poolProps.handleTypes` must be zero. (547)
///   - Since CUDA 13.1, `poolProps.maxSize` must be zero. (548)
///   - Since CUDA 13.1, `poolProps.usage` must be zero. (549)
/// - Since CUDA 13.0, `poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_INVISIBLE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE) (since CUDA 13.2) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) (since CUDA 13.4), if `poolProps.allocType` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (553)
/// - In CUDA 12.2 to 12.5, `poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). (551)
/// - In CUDA 12.6 to 12.9, `poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (552)
/// - Since CUDA 12.6, `poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). (556)
/// - Since CUDA 13.0, `poolProps.handleTypes` must be zero if `poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST). (557)
/// - Since CUDA 12.2, `poolProps.location.id` must be at least 0 if `poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (524)
/// - Up to CUDA 12.1, `poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (522)
///
/// Allowed in `poolProps.handleTypes`, by the release of CUDA:
///
/// - every release: [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT)
/// - since 12.3: [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC)
///
/// Allowed in `poolProps.allocType`, by the release of CUDA:
///
/// - every release: [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED)
/// - since 13.0: [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED)
///
/// # Checked by a query
///
/// - Since CUDA 13.1, `poolProps.allocType` must be supported by each device ([`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)) if `poolProps.allocType` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (550)
/// - `poolProps.location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is not zero if `poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) and `poolProps.allocType` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (554)
/// - If `poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN):
///   - Since CUDA 13.4, `poolProps.location.localized.deviceId` must be the ordinal of a device, below the number of devices. (525)
///   - Since CUDA 13.4, `poolProps.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT). (526)
/// - `poolProps.location.id` must be the ordinal of a device, below the number of devices, if `poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - If `poolProps.allocType` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED):
///   - `poolProps.handleTypes` is not zero. (1029)
///   - `poolProps.maxSize` is not zero. (1030)
///   - `poolProps.usage` is not zero. (1031)
///   - `poolProps.location.type` is no place for managed memory. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1032)
/// - `poolProps.handleTypes` has a type of handle that only Windows has. (1022)
/// - `poolProps.location.id` is not the number of a NUMA node of this system, and `poolProps.location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (1027)
/// - `poolProps.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1013)
///
/// # Left to the caller
///
/// - `poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED), since CUDA 13.0. Not checked, because the documentation of [`cuMemPoolCreate`] itself mentions managed pools.
/// - `poolProps.location.id` must be the NUMA node of host memory, for [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. Not checked, because no driver call lists the host's NUMA nodes; only negative nodes are rejected.
/// - `poolProps.usage` must have no bits but [`CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS`](libcuda_sys::CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS), since CUDA 12.8. Not checked, because the documentation explains the bit, but does not say that others are rejected.
/// - `poolProps.gpuDirectRDMACapable` must be zero for a locality domain unless every export of the memory forces PCIe, on platforms whose default RDMA path does not support localized memory, since CUDA 13.4. Not checked, because this call does not fail, but the later export does.
/// - `poolProps.gpuDirectRDMACapable` must be set only for RDMA through dma_buf, since CUDA 13.4. Not checked, because only the program knows what it will use the memory for.
/// - `poolProps.handleTypes` must not have [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless `/proc/devices` lists `nvidia-caps-imex-channels`, since CUDA 12.8. Not checked, because it depends on the set-up of the system, which no call reports.
/// - `poolProps.handleTypes` must not have [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless the user may open the file of an IMEX channel, since CUDA 12.8. Not checked, because it depends on the set-up of the system, which no call reports.
/// - `poolProps.handleTypes` must have only handle types of the device's [`CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES). Not checked, because only the documentation of the attribute says so, and it names no error.
#[inline]
pub unsafe fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> Result<CUmemoryPool> {
    let mut pool = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemPoolCreate(&mut pool, poolProps) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemPoolCreate(&mut pool, poolProps) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPoolCreate",
                outcome,
                ((), poolProps),
                rows::cuMemPoolCreate,
                move || checks::cuMemPoolCreate(&mut pool, poolProps),
            )
        });
    }
    Ok(pool)
}

/// Destroys a memory pool.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolDestroy`](libcuda_sys::cuMemPoolDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let properties = CUmemPoolProps {
///     allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location: CUmemLocation {
///         type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///         id: calls::cuDeviceGet(0)?,
///     },
///     ..Default::default() // the rest must be zero
/// };
/// let stream = ptr::null_mut();
/// // SAFETY: the properties have no security attributes, and the pool ends after its memory.
/// unsafe {
///     let pool = calls::cuMemPoolCreate(&properties)?;
///     let memory = calls::cuMemAllocFromPoolAsync(4096, pool, stream)?;
///     calls::cuMemFreeAsync(memory, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuMemPoolDestroy(pool)
/// }
/// # }
/// ```
///
/// Guide: [Allocations in the order of a stream](crate::guides::pools).
///
/// # Parameters
///
/// - `pool`: The memory pool, which must not be a default one. If it is the current pool of a device, the default pool becomes current.
///
/// # Safety
///
/// `pool` must be a live pool that the caller owns and that nothing uses after the call.
///
/// Existing allocations stay valid until they are freed, and the last one releases the pool's memory. `pool` must not be used again.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `pool` is the default pool of a device. (701)
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Kept by owned objects, else left to the caller
///
/// - `pool` must not be the default pool of a device. (Explained after a refusal: 701)
#[inline]
pub unsafe fn cuMemPoolDestroy(pool: CUmemoryPool) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemPoolDestroy(pool) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemPoolDestroy", outcome, (pool,), rows::cuMemPoolDestroy, unruled)
        });
    }
    Ok(())
}

/// Returns the default memory pool of a location, for an allocation type.
///
/// Since CUDA 13.0. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetDefaultMemPool`](libcuda_sys::cuMemGetDefaultMemPool).
///
/// Examples of this group: [`cuMemAllocAsync`], [`cuMemPoolCreate`] and [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool).
///
/// # Parameters
///
/// - `location`: The location: a device, a locality domain of a device, the host, or a NUMA node of the host. For managed memory it can also be [`CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE).
/// - `type_` (`type` in C): The allocation type: pinned, or managed. A locality domain has no managed pool.
///
/// # Returns
///
/// The default memory pool. It must not be destroyed.
///
/// # Safety
///
/// `location` must point to a location.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `type` or `location` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - Up to CUDA 13.2, `type` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (175)
/// - Up to CUDA 13.2, `location.type` must be [`CU_MEM_LOCATION_TYPE_NONE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE), [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), if `type` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (176)
/// - Up to CUDA 13.2, `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), if `type` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (177)
/// - Since CUDA 13.4, `type` must not be [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED) if `location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN). (178)
///
/// # Checked by a query
///
/// - `location.id` must be the ordinal of a device, below the number of devices, if `location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `location.id` is not the number of a NUMA node of this system, and `location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (1027)
///
/// # Left to the caller
///
/// - `location.type` must be one of [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), and for [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED) also [`CU_MEM_LOCATION_TYPE_NONE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE), in CUDA 13.3 to 13.3. Not checked, because since 13.3 the documentation no longer says that others are rejected.
/// - `location.type` must be one of [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), and for [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED) also [`CU_MEM_LOCATION_TYPE_NONE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE), since CUDA 13.4. Not checked, because since 13.3 the documentation no longer says that others are rejected.
/// - `type` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.3. Not checked, because since 13.3 the documentation no longer says that others are rejected.
#[inline]
pub unsafe fn cuMemGetDefaultMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Result<CUmemoryPool> {
    let mut pool_out = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemGetDefaultMemPool(&mut pool_out, location, type_) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemGetDefaultMemPool(&mut pool_out, location, type_) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemGetDefaultMemPool",
                outcome,
                ((), location),
                rows::cuMemGetDefaultMemPool,
                move || checks::cuMemGetDefaultMemPool(&mut pool_out, location, type_),
            )
        });
    }
    Ok(pool_out)
}

/// Returns the current memory pool of a location, for an allocation type.
///
/// Since CUDA 13.0. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetMemPool`](libcuda_sys::cuMemGetMemPool).
///
/// Examples of this group: [`cuMemAllocAsync`], [`cuMemPoolCreate`] and [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool).
///
/// # Parameters
///
/// - `location`: The location: a device, a locality domain of a device, the host, or a NUMA node of the host. For managed memory it can also be [`CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE).
/// - `type_` (`type` in C): The allocation type: pinned, or managed. A locality domain has no managed pool.
///
/// # Returns
///
/// The memory pool that [`cuMemSetMemPool`] or [`cuDeviceSetMemPool`](crate::calls::cuDeviceSetMemPool) set last, or the default one if none was set.
///
/// # Safety
///
/// `location` must point to a location.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `type` or `location` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `type` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (179)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_NONE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE), [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), if `type` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (180)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) (since CUDA 12.2) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) (since CUDA 13.4), if `type` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (182)
///
/// # Checked by a query
///
/// - `location.id` must be the ordinal of a device, below the number of devices, if `location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `location.id` is not the number of a NUMA node of this system, and `location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (1027)
#[inline]
pub unsafe fn cuMemGetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Result<CUmemoryPool> {
    let mut pool = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemGetMemPool(&mut pool, location, type_) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemGetMemPool(&mut pool, location, type_) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemGetMemPool",
                outcome,
                ((), location),
                rows::cuMemGetMemPool,
                move || checks::cuMemGetMemPool(&mut pool, location, type_),
            )
        });
    }
    Ok(pool)
}

/// Sets a memory pool as the current one of its location and allocation type.
///
/// Since CUDA 13.0. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemSetMemPool`](libcuda_sys::cuMemSetMemPool).
///
/// Examples of this group: [`cuMemAllocAsync`], [`cuMemPoolCreate`] and [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool).
///
/// # Parameters
///
/// - `location`: The location, which must be that of `pool`.
/// - `type_` (`type` in C): The allocation type, which must be that of `pool`: pinned, or managed.
/// - `pool`: The memory pool. [`cuMemAllocAsync`] allocates from the current pool of the stream's device.
///
/// # Safety
///
/// `pool` must be a live pool. `location` must point to a location.
///
/// Keep `pool` while it is current. The current pool of a device may be destroyed: then the default pool becomes current.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `type` or `location` breaks a rule below. Also:
///   - `location` must be the location of the pool.
///   - `type` must be the type of the pool's allocations.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `type` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (183)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_NONE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE) (since CUDA 13.0), [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) (since CUDA 12.2) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) (since CUDA 13.4), if `type` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (185)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) (since CUDA 12.2), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) (since CUDA 12.2) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) (since CUDA 13.4), if `type` is not [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (187)
///
/// # Checked by a query
///
/// - `location.id` must be the ordinal of a device, below the number of devices, if `location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `pool` is not a pool of this location and of this type. (1028)
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `location.id` is not the number of a NUMA node of this system, and `location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (1027)
///
/// # Kept by owned objects, else left to the caller
///
/// - `pool` must not be an imported pool. (583)
///
/// # Left to the caller
///
/// - `location` must be the location of the pool. Not checked, because a pool of the only locality domain of a device reports the device as its location.
/// - `type` must be the type of the pool's allocations. Not checked, because the call takes nanoseconds, and the query fails slowly before 13.2; the driver decides.
#[inline]
pub unsafe fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
    pool: CUmemoryPool,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemSetMemPool(location, type_, pool) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemSetMemPool(location, type_, pool) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemSetMemPool",
                outcome,
                (location, (), pool),
                rows::cuMemSetMemPool,
                move || checks::cuMemSetMemPool(location, type_, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Allocates memory from a given memory pool, in stream order.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemAllocFromPoolAsync`](libcuda_sys::cuMemAllocFromPoolAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let properties = CUmemPoolProps {
///     allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location: CUmemLocation {
///         type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///         id: calls::cuDeviceGet(0)?,
///     },
///     ..Default::default() // the rest must be zero
/// };
/// let stream = ptr::null_mut();
/// // SAFETY: the properties have no security attributes, and the pool ends after its memory.
/// unsafe {
///     let pool = calls::cuMemPoolCreate(&properties)?;
///     let memory = calls::cuMemAllocFromPoolAsync(4096, pool, stream)?;
///     calls::cuMemFreeAsync(memory, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuMemPoolDestroy(pool)
/// }
/// # }
/// ```
///
/// Guide: [Allocations in the order of a stream](crate::guides::pools).
///
/// # Parameters
///
/// - `bytesize`: The size of the allocation, in bytes.
/// - `pool`: The memory pool. It can belong to another device than the stream, but it must not be an imported pool.
/// - `hStream`: The stream in whose order the memory is allocated. Null is the default stream. In stream capture, an allocation node is added, and the graph owns the memory.
///
/// # Returns
///
/// The start of the allocation. The address is known at once, but only work that follows the allocation in stream order may use the memory.
///
/// # Safety
///
/// `pool` must be a live pool. `hStream` must be a live stream or a default one. The memory may be used only after the allocation in the order of streams.
///
/// The allocation exists until it is freed, also after `pool` or `hStream` is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `hStream` must not be a default stream if no context is current.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `bytesize` is more than the bytes that the current device has. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (1033)
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
///
/// # Kept by owned objects, else left to the caller
///
/// - `pool` must not be an imported pool. (583)
///
/// # Left to the caller
///
/// - The result must be used only between its allocation and its free, in the order of the streams. Not checked, because only the program knows what runs on its devices and when.
/// - The result must not be used before the stream has completed the allocation. Not checked, because only the program knows what runs on its devices and when.
/// - `hStream` must not be a default stream if no context is current. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 639)
#[inline]
pub unsafe fn cuMemAllocFromPoolAsync(
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
) -> Result<CUdeviceptr> {
    let mut dptr = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemAllocFromPoolAsync(&mut dptr, bytesize, pool, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemAllocFromPoolAsync",
                outcome,
                ((), bytesize, pool, hStream),
                rows::cuMemAllocFromPoolAsync,
                unruled,
            )
        });
    }
    Ok(dptr)
}

/// Exports a memory pool as a handle for another process.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolExportToShareableHandle`](libcuda_sys::cuMemPoolExportToShareableHandle).
///
/// Examples of this group: [`cuMemAllocAsync`], [`cuMemPoolCreate`] and [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool). Guide: [Memory shared with other processes](crate::guides::ipc).
///
/// # Parameters
///
/// - `handle_out`: The exported handle, of the type that `handleType` selects: an `int` file descriptor, a Windows `HANDLE`, or a [`CUmemFabricHandle`](libcuda_sys::CUmemFabricHandle).
/// - `pool`: The memory pool, which was created with this handle type.
/// - `handleType`: The type of the exported handle.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `pool` must be a live pool. `handle_out` must have room for a handle of type `handleType`.
///
/// The caller owns an exported file descriptor or Windows handle, and closes it. Keep `pool` while another process uses it.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` or `handleType` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `handleType` must not be [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless the process has access to an IMEX channel, in CUDA 12.4 to 12.6.
///
/// # Checked
///
/// - `flags` must be zero. (188)
/// - `handleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) or [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) (since CUDA 12.3). (521)
///
/// Allowed in `handleType`, by the release of CUDA:
///
/// - every release: [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT)
/// - since 12.3: [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC)
///
/// # Checked by a query
///
/// - `pool` must be a pool whose [`CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`](libcuda_sys::CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES) is not [`CU_MEM_HANDLE_TYPE_NONE`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE). (189)
///
/// # Explained after a refusal
///
/// - `handleType` is not one of `handleTypes` in the properties of the pool. (769)
/// - `pool` is the default pool of a device, which has no handles: [`cuMemPoolCreate`] creates pools with `handleTypes`. (1011)
/// - `handleType` was not in `handleTypes` when [`cuMemPoolCreate`] created the pool. (1012)
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `handleType` must not be [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless the process has access to an IMEX channel, in CUDA 12.4 to 12.6. Not checked, because it depends on the set-up of the system, which no call reports.
/// - `handle_out` must point to a handle of type `handleType`. Not checked, because the length behind a pointer is unknown.
#[inline]
pub unsafe fn cuMemPoolExportToShareableHandle(
    handle_out: *mut c_void,
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemPoolExportToShareableHandle(handle_out, pool, handleType, flags)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPoolExportToShareableHandle",
                outcome,
                ((), pool, handleType),
                rows::cuMemPoolExportToShareableHandle,
                move || {
                    checks::cuMemPoolExportToShareableHandle(
                        ptr::null_mut(),
                        pool,
                        handleType,
                        flags,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Imports a memory pool that another process exported.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolImportFromShareableHandle`](libcuda_sys::cuMemPoolImportFromShareableHandle).
///
/// Examples of this group: [`cuMemAllocAsync`], [`cuMemPoolCreate`] and [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool). Guide: [Memory shared with other processes](crate::guides::ipc).
///
/// # Parameters
///
/// - `handle`: The exported handle: a file descriptor or a Windows `HANDLE` as the pointer's value, or a pointer to a [`CUmemFabricHandle`](libcuda_sys::CUmemFabricHandle).
/// - `handleType`: The type of `handle`, as it was exported.
/// - `flags`: Must be zero.
///
/// # Returns
///
/// The imported memory pool, which [`cuMemPoolDestroy`] destroys. It can import allocations with [`cuMemPoolImportPointer`], but cannot allocate.
///
/// # Safety
///
/// `handle` must be an exported handle of type `handleType`, or point to one if that type is a struct.
///
/// The caller still owns a file descriptor or Windows handle in `handle`, and may close it after the call. The exporting process must keep its pool while this one uses it.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` or `handleType` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `handleType` must not be [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless this process has the exporter's IMEX channel, since CUDA 12.4.
///
/// # Checked
///
/// - `flags` must be zero. (190)
/// - `handleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) or [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) (since CUDA 12.3). (521)
///
/// Allowed in `handleType`, by the release of CUDA:
///
/// - every release: [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT)
/// - since 12.3: [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC)
///
/// # Explained after a refusal
///
/// - If `handleType` is [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR):
///   - `handle` is not a file descriptor, and may be an address. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (941)
///   - `handle` is not an open file descriptor of this process. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (942)
///   - `handle` is a descriptor of a folder, a pipe, a socket or a disk, and not one from [`cuMemPoolExportToShareableHandle`]. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (943)
///   - `handle` is not a descriptor from [`cuMemPoolExportToShareableHandle`]. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN). (947)
/// - `handleType` is a type of handle that only Windows has. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1021)
///
/// # Kept by owned objects, else left to the caller
///
/// - The result must not be made current for a device, nor be allocated from.
///
/// # Left to the caller
///
/// - `handleType` must not be [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless this process has the exporter's IMEX channel, since CUDA 12.4. Not checked, because it depends on the set-up of the system, which no call reports.
/// - `handleType` must be the type of the exported handle. Not checked, because an operating system's handle does not show its type.
#[inline]
pub unsafe fn cuMemPoolImportFromShareableHandle(
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<CUmemoryPool> {
    let mut pool_out = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuMemPoolImportFromShareableHandle(&mut pool_out, handle, handleType, flags)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemPoolImportFromShareableHandle(&mut pool_out, handle, handleType, flags)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPoolImportFromShareableHandle",
                outcome,
                ((), handle, handleType),
                rows::cuMemPoolImportFromShareableHandle,
                move || {
                    checks::cuMemPoolImportFromShareableHandle(
                        &mut pool_out,
                        ptr::null_mut(),
                        handleType,
                        flags,
                    )
                },
            )
        });
    }
    Ok(pool_out)
}

/// Exports one allocation of a shared memory pool.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolExportPointer`](libcuda_sys::cuMemPoolExportPointer).
///
/// Examples of this group: [`cuMemAllocAsync`], [`cuMemPoolCreate`] and [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool). Guide: [Memory shared with other processes](crate::guides::ipc).
///
/// # Parameters
///
/// - `ptr`: The start of the allocation.
///
/// # Returns
///
/// The data for [`cuMemPoolImportPointer`], plain bytes to send to the other process.
///
/// # Safety
///
/// `ptr` must be a live allocation from a pool.
///
/// The allocation must not be freed before every process that imported it has freed its import.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `ptr` is not in memory that CUDA has allocated. (954)
/// - `ptr` is not in memory of a pool. (955)
///
/// # Kept by owned objects, else left to the caller
///
/// - `ptr` must be an allocation from a pool that is exported. (588)
#[inline]
pub unsafe fn cuMemPoolExportPointer(ptr: CUdeviceptr) -> Result<CUmemPoolPtrExportData> {
    let mut shareData_out = CUmemPoolPtrExportData::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemPoolExportPointer(&mut shareData_out, ptr) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPoolExportPointer",
                outcome,
                ((), ptr),
                rows::cuMemPoolExportPointer,
                unruled,
            )
        });
    }
    Ok(shareData_out)
}

/// Imports one allocation of an imported memory pool.
///
/// Since CUDA 11.2. [Stream Ordered Memory Allocator](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MALLOC__ASYNC.html) in NVIDIA's manual. The raw call is [`sys::cuMemPoolImportPointer`](libcuda_sys::cuMemPoolImportPointer).
///
/// Examples of this group: [`cuMemAllocAsync`], [`cuMemPoolCreate`] and [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool). Guide: [Memory shared with other processes](crate::guides::ipc).
///
/// # Parameters
///
/// - `pool`: The imported memory pool.
/// - `shareData`: The data from [`cuMemPoolExportPointer`].
///
/// # Returns
///
/// The start of the allocation in this process. [`cuMemFree`](crate::calls::cuMemFree) or [`cuMemFreeAsync`] frees it.
///
/// # Safety
///
/// `pool` must be a live imported pool, and `shareData` must point to data that its exporter created.
///
/// The memory may be used once the exporting process has completed the allocation. It must be freed in this process before it is freed in the exporting one.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Explained after a refusal
///
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - The result must not be used before the exporter's allocation is complete. Not checked, because only the other process knows.
/// - The result must be freed in every importing process before the exporter frees it. Not checked, because only the other processes know.
/// - The result must be completely freed here before the exporter's free runs, if [`cuMemFreeAsync`] frees it. Not checked, because only the other process knows.
#[inline]
pub unsafe fn cuMemPoolImportPointer(
    pool: CUmemoryPool,
    shareData: *mut CUmemPoolPtrExportData,
) -> Result<CUdeviceptr> {
    let mut ptr_out = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemPoolImportPointer(&mut ptr_out, pool, shareData) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemPoolImportPointer",
                outcome,
                ((), pool),
                rows::cuMemPoolImportPointer,
                unruled,
            )
        });
    }
    Ok(ptr_out)
}
