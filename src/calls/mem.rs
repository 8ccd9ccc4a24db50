// Created by `cargo xtask emit` from cuda.h, src/rules/mem.toml, src/owned/context.rs, src/rules/graph.rs, src/rules/mem.rs, src/rules/parts/array.rs, src/rules/parts/copy.rs, src/rules/parts/handle.rs, src/rules/parts/memory.rs, src/rules/parts/name.rs, src/rules/parts/output.rs, src/rules/parts/undocumented.rs, cuda-sys/build/generate/reference/mem.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/contexts.md, src/guides/copies.md, src/guides/ipc.md, src/guides/virtual_memory.md and tests/pages/mem.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{CStr, c_uchar, c_uint, c_ulonglong, c_ushort, c_void};
use core::ptr;
use libcuda_sys::{
    CUDA_ARRAY_DESCRIPTOR, CUDA_ARRAY_MEMORY_REQUIREMENTS, CUDA_ARRAY_SPARSE_PROPERTIES,
    CUDA_ARRAY3D_DESCRIPTOR, CUDA_MEMCPY2D, CUDA_MEMCPY3D, CUDA_MEMCPY3D_BATCH_OP,
    CUDA_MEMCPY3D_PEER, CUarray, CUasyncCallback, CUasyncCallbackHandle, CUcontext, CUdevice,
    CUdeviceptr, CUevent, CUipcEventHandle, CUipcMemHandle, CUmemDecompressParams,
    CUmemRangeHandleType, CUmemcpyAttributes, CUmipmappedArray, CUstream,
};
use std::ffi::CString;

/// Returns the free and the total device memory of the current context.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemGetInfo_v2`. The raw call is [`sys::cuMemGetInfo`](libcuda_sys::cuMemGetInfo).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (free, total) = calls::cuMemGetInfo()?; // in bytes, of the current context's device
/// println!("{} of {} MiB free", free >> 20, total >> 20);
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Returns
///
/// - `free`: The free memory, in bytes, as the operating system reports it. An allocation of this size can still fail.
/// - `total`: The total memory available to the context, in bytes.
///
/// # Why it is safe
///
/// The call has no inputs and writes only its results.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[doc(alias = "cuMemGetInfo_v2")]
#[inline]
pub fn cuMemGetInfo() -> Result<(usize, usize)> {
    let mut free = 0;
    let mut total = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuMemGetInfo_v2(&mut free, &mut total) };
    if outcome.0 != 0 {
        return Err(refused(c"cuMemGetInfo_v2", outcome));
    }
    Ok((free, total))
}

/// Allocates device memory.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemAlloc_v2`. The raw call is [`sys::cuMemAlloc`](libcuda_sys::cuMemAlloc).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (sent, mut received) = ([1_u32, 2, 3], [0_u32; 3]);
/// let size = size_of_val(&sent); // in bytes
/// let memory = calls::cuMemAlloc(size)?;
/// // SAFETY: each side has `size` bytes, and nothing uses the memory after it is freed.
/// unsafe {
///     calls::cuMemcpyHtoD(memory, sent.as_ptr().cast(), size)?;
///     calls::cuMemcpyDtoH(received.as_mut_ptr().cast(), memory, size)?;
///     calls::cuMemFree(memory)?;
/// }
/// assert_eq!(sent, received);
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `bytesize`: The size of the allocation, in bytes. Must not be zero.
///
/// # Returns
///
/// The start of the allocation, aligned for every type. The memory is not cleared. [`cuMemFree`] frees it.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `bytesize` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_EXTERNAL_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
///
/// # Checked
///
/// - `bytesize` must not be zero. (191)
///
/// # Explained after a refusal
///
/// - `bytesize` is more than the bytes that the device has. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (762)
/// - `bytesize` is more than the bytes that the device had free just after the refusal. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (696)
#[doc(alias = "cuMemAlloc_v2")]
#[inline]
pub fn cuMemAlloc(bytesize: usize) -> Result<CUdeviceptr> {
    let mut dptr = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuMemAlloc_v2(&mut dptr, bytesize) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuMemAlloc_v2(&mut dptr, bytesize) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuMemAlloc_v2", outcome, ((), bytesize), rows::cuMemAlloc_v2, move || {
                checks::cuMemAlloc_v2(&mut dptr, bytesize)
            })
        });
    }
    Ok(dptr)
}

/// Allocates device memory for rows, padded so that each row starts aligned.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemAllocPitch_v2`. The raw call is [`sys::cuMemAllocPitch`](libcuda_sys::cuMemAllocPitch).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (width, height) = (100, 64); // bytes in a row, and rows
/// let image = vec![7_u8; width * height];
/// let (memory, pitch) = calls::cuMemAllocPitch(width, height, 4)?;
/// let copy = CUDA_MEMCPY2D {
///     srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST,
///     srcHost: image.as_ptr().cast(),
///     srcPitch: width,
///     dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
///     dstDevice: memory,
///     dstPitch: pitch, // bytes from one row to the next
///     WidthInBytes: width,
///     Height: height,
///     ..Default::default()
/// };
/// // SAFETY: each side has these rows, and nothing uses the memory after it is freed.
/// unsafe {
///     calls::cuMemcpy2D(&copy)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `WidthInBytes`: The width of a row, in bytes, without padding.
/// - `Height`: The number of rows.
/// - `ElementSizeBytes`: The size of the largest access to the memory, in bytes: 4, 8 or 16.
///
/// # Returns
///
/// - `dptr`: The start of the allocation. [`cuMemFree`] frees it.
/// - `pPitch`: The distance between the starts of two rows, in bytes.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `ElementSizeBytes` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `ElementSizeBytes` must be 4, 8 or 16. (192)
///
/// # Explained after a refusal
///
/// - `WidthInBytes` is zero. (805)
#[doc(alias = "cuMemAllocPitch_v2")]
#[inline]
pub fn cuMemAllocPitch(
    WidthInBytes: usize,
    Height: usize,
    ElementSizeBytes: c_uint,
) -> Result<(CUdeviceptr, usize)> {
    let mut dptr = 0;
    let mut pPitch = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe {
        checks::cuMemAllocPitch_v2(&mut dptr, &mut pPitch, WidthInBytes, Height, ElementSizeBytes)
    }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe {
        libcuda_sys::cuMemAllocPitch_v2(
            &mut dptr,
            &mut pPitch,
            WidthInBytes,
            Height,
            ElementSizeBytes,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuMemAllocPitch_v2",
                outcome,
                ((), (), WidthInBytes),
                rows::cuMemAllocPitch_v2,
                move || checks::cuMemAllocPitch_v2(&mut dptr, &mut pPitch, 0, 0, ElementSizeBytes),
            )
        });
    }
    Ok((dptr, pPitch))
}

/// Frees device memory or managed memory.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemFree_v2`. The raw call is [`sys::cuMemFree`](libcuda_sys::cuMemFree).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (sent, mut received) = ([1_u32, 2, 3], [0_u32; 3]);
/// let size = size_of_val(&sent); // in bytes
/// let memory = calls::cuMemAlloc(size)?;
/// // SAFETY: each side has `size` bytes, and nothing uses the memory after it is freed.
/// unsafe {
///     calls::cuMemcpyHtoD(memory, sent.as_ptr().cast(), size)?;
///     calls::cuMemcpyDtoH(received.as_mut_ptr().cast(), memory, size)?;
///     calls::cuMemFree(memory)?;
/// }
/// assert_eq!(sent, received);
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `dptr`: The start of the allocation. It can also come from [`cuMemPoolImportPointer`](crate::calls::cuMemPoolImportPointer) or [`cuExternalMemoryGetMappedBuffer`](crate::calls::cuExternalMemoryGetMappedBuffer).
///
/// # Safety
///
/// `dptr` must be the address of a live allocation of [`cuMemAlloc`], [`cuMemAllocPitch`], [`cuMemAllocManaged`], [`cuMemAllocAsync`](crate::calls::cuMemAllocAsync) or [`cuMemAllocFromPoolAsync`](crate::calls::cuMemAllocFromPoolAsync).
///
/// Nothing may use the memory after the call. Work that uses memory from [`cuMemAllocAsync`](crate::calls::cuMemAllocAsync) or [`cuMemAllocFromPoolAsync`](crate::calls::cuMemAllocFromPoolAsync) must have ended before, because the call does not wait for it.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dptr` is memory of [`cuMemMap`](crate::calls::cuMemMap), which [`cuMemUnmap`](crate::calls::cuMemUnmap) unmaps. (920)
/// - `dptr` is memory of the host and of no pool, which other functions free. (687)
/// - `dptr` is null. (994)
/// - `dptr` was freed already, is memory of a graph that has not run yet, or is not from CUDA. (686)
/// - `dptr` is not the start of its allocation. (688)
///
/// # Left to the caller
///
/// - `dptr` must come from [`cuMemAlloc`], [`cuMemAllocPitch`], [`cuMemAllocManaged`], [`cuMemAllocAsync`](crate::calls::cuMemAllocAsync) or [`cuMemAllocFromPoolAsync`](crate::calls::cuMemAllocFromPoolAsync). Not checked, because an address does not show which call returned it. (Explained after a refusal: 686, 687 and 688)
/// - `dptr` must have no access pending, for memory of [`cuMemAllocAsync`](crate::calls::cuMemAllocAsync) or [`cuMemAllocFromPoolAsync`](crate::calls::cuMemAllocFromPoolAsync). Not checked, because queued work cannot be listed.
#[doc(alias = "cuMemFree_v2")]
#[inline]
pub unsafe fn cuMemFree(dptr: CUdeviceptr) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemFree_v2(dptr) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemFree_v2", outcome, (dptr,), rows::cuMemFree_v2, unruled)
        });
    }
    Ok(())
}

/// Returns the base address and the size of the allocation that contains an address.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemGetAddressRange_v2`. The raw call is [`sys::cuMemGetAddressRange`](libcuda_sys::cuMemGetAddressRange).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `pbase`: The base address of the allocation.
/// - `psize`: The size of the allocation, in bytes.
/// - `dptr`: Any address in the allocation.
///
/// # Safety
///
/// `pbase` and `psize` must each be null or valid for writing one value. `dptr` must lie in live memory.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dptr` is not in memory that CUDA has allocated. [`CUDA_ERROR_NOT_FOUND`](libcuda_sys::CUresult::CUDA_ERROR_NOT_FOUND) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (693)
///
/// # Left to the caller
///
/// - `dptr` must lie in an allocation of [`cuMemAlloc`] or [`cuMemAllocPitch`], up to CUDA 13.0. Not checked, because looking this up is what the call does. (Explained after a refusal: 693)
/// - `dptr` must lie in an allocation, since CUDA 13.1. Not checked, because looking this up is what the call does. (Explained after a refusal: 693)
#[doc(alias = "cuMemGetAddressRange_v2")]
#[inline]
pub unsafe fn cuMemGetAddressRange(
    pbase: *mut CUdeviceptr,
    psize: *mut usize,
    dptr: CUdeviceptr,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemGetAddressRange_v2(pbase, psize, dptr) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemGetAddressRange_v2",
                outcome,
                ((), (), dptr),
                rows::cuMemGetAddressRange_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Allocates host memory that devices can access, page-locked on most systems.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemAllocHost_v2`. The raw call is [`sys::cuMemAllocHost`](libcuda_sys::cuMemAllocHost).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let size = 4096;
/// let host = calls::cuMemAllocHost(size)?; // pinned: its copies are asynchronous
/// let memory = calls::cuMemAlloc(size)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: both have `size` bytes, and live until the stream is synchronized.
/// unsafe {
///     host.cast::<u8>().write_bytes(7, size);
///     calls::cuMemcpyHtoDAsync(memory, host, size, stream)?;
///     calls::cuMemcpyDtoHAsync(host, memory, size, stream)?;
///     calls::cuStreamSynchronize(stream)?; // now the host may read `host`
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)?;
///     calls::cuMemFreeHost(host)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `bytesize`: The size of the allocation, in bytes.
///
/// # Returns
///
/// The start of the allocation. With unified addressing, it is also the device address. [`cuMemFreeHost`] frees it.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_EXTERNAL_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
#[doc(alias = "cuMemAllocHost_v2")]
#[inline]
pub fn cuMemAllocHost(bytesize: usize) -> Result<*mut c_void> {
    let mut pp = ptr::null_mut();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuMemAllocHost_v2(&mut pp, bytesize) };
    if outcome.0 != 0 {
        return Err(refused(c"cuMemAllocHost_v2", outcome));
    }
    Ok(pp)
}

/// Frees host memory that the driver allocated.
///
/// Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemFreeHost`](libcuda_sys::cuMemFreeHost).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let size = 4096;
/// let host = calls::cuMemAllocHost(size)?; // pinned: its copies are asynchronous
/// let memory = calls::cuMemAlloc(size)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: both have `size` bytes, and live until the stream is synchronized.
/// unsafe {
///     host.cast::<u8>().write_bytes(7, size);
///     calls::cuMemcpyHtoDAsync(memory, host, size, stream)?;
///     calls::cuMemcpyDtoHAsync(host, memory, size, stream)?;
///     calls::cuStreamSynchronize(stream)?; // now the host may read `host`
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)?;
///     calls::cuMemFreeHost(host)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `p`: The start of the allocation, from [`cuMemAllocHost`] or [`cuMemHostAlloc`].
///
/// # Safety
///
/// `p` must be the address of a live allocation of [`cuMemAllocHost`] or [`cuMemHostAlloc`].
///
/// Neither the host nor a device may use the memory after the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `p` is null. (995)
/// - `p` was freed already, or is not from CUDA. (689)
/// - `p` is not memory of [`cuMemAllocHost`] or [`cuMemHostAlloc`]. (751)
/// - `p` is not the start of its allocation, or of its registered range. (690)
/// - `p` was registered, and is not memory of [`cuMemAllocHost`] or [`cuMemHostAlloc`]. (905)
///
/// # Left to the caller
///
/// - `p` must come from [`cuMemAllocHost`] or [`cuMemHostAlloc`]. Not checked, because an address does not show which call returned it. (Explained after a refusal: 689, 690 and 751)
#[inline]
pub unsafe fn cuMemFreeHost(p: *mut c_void) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemFreeHost(p) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemFreeHost", outcome, (p,), rows::cuMemFreeHost, unruled)
        });
    }
    Ok(())
}

/// Allocates host memory that devices can access, page-locked on most systems, with options.
///
/// Since CUDA 2.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemHostAlloc`](libcuda_sys::cuMemHostAlloc).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let host = calls::cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
/// // SAFETY: nothing uses the memory after it is freed.
/// unsafe {
///     let address = calls::cuMemHostGetDevicePointer(host, 0)?;
///     println!("{host:?} for the host, {address:#x} for kernels");
///     calls::cuMemFreeHost(host)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `bytesize`: The size of the allocation, in bytes.
/// - `Flags`: Zero or bits of [`CU_MEMHOSTALLOC_PORTABLE`](libcuda_sys::CU_MEMHOSTALLOC_PORTABLE), [`CU_MEMHOSTALLOC_DEVICEMAP`](libcuda_sys::CU_MEMHOSTALLOC_DEVICEMAP) and [`CU_MEMHOSTALLOC_WRITECOMBINED`](libcuda_sys::CU_MEMHOSTALLOC_WRITECOMBINED).
///
/// # Returns
///
/// The start of the allocation. With unified addressing, it is also the device address, except with [`CU_MEMHOSTALLOC_WRITECOMBINED`](libcuda_sys::CU_MEMHOSTALLOC_WRITECOMBINED). [`cuMemFreeHost`] frees it.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `Flags` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_EXTERNAL_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
///
/// # Checked
///
/// - `Flags` must have no bits but [`CU_MEMHOSTALLOC_PORTABLE`](libcuda_sys::CU_MEMHOSTALLOC_PORTABLE), [`CU_MEMHOSTALLOC_DEVICEMAP`](libcuda_sys::CU_MEMHOSTALLOC_DEVICEMAP) and [`CU_MEMHOSTALLOC_WRITECOMBINED`](libcuda_sys::CU_MEMHOSTALLOC_WRITECOMBINED). (193)
///
/// # Left to the caller
///
/// - The result must be released with [`cuMemFreeHost`]. Not checked, because it concerns the time after the call.
/// - The result must be translated by [`cuMemHostGetDevicePointer`] before a device uses it, with [`CU_MEMHOSTALLOC_WRITECOMBINED`](libcuda_sys::CU_MEMHOSTALLOC_WRITECOMBINED). Not checked, because it concerns the time after the call.
#[inline]
pub fn cuMemHostAlloc(bytesize: usize, Flags: c_uint) -> Result<*mut c_void> {
    let mut pp = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuMemHostAlloc(&mut pp, bytesize, Flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuMemHostAlloc(&mut pp, bytesize, Flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuMemHostAlloc", outcome, ((),), &[], move || {
                checks::cuMemHostAlloc(&mut pp, 0, Flags)
            })
        });
    }
    Ok(pp)
}

/// Returns the device address of mapped host memory.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemHostGetDevicePointer_v2`. The raw call is [`sys::cuMemHostGetDevicePointer`](libcuda_sys::cuMemHostGetDevicePointer).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let host = calls::cuMemHostAlloc(4096, CU_MEMHOSTALLOC_DEVICEMAP)?;
/// // SAFETY: nothing uses the memory after it is freed.
/// unsafe {
///     let address = calls::cuMemHostGetDevicePointer(host, 0)?;
///     println!("{host:?} for the host, {address:#x} for kernels");
///     calls::cuMemFreeHost(host)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `p`: An address in memory from [`cuMemHostAlloc`], or registered by [`cuMemHostRegister`]. The driver looks it up and does not access it.
/// - `Flags`: Must be zero.
///
/// # Returns
///
/// The device address that corresponds to `p`. It can differ from `p`.
///
/// # Safety
///
/// `p` must lie in live memory of [`cuMemHostAlloc`], or in a range that [`cuMemHostRegister`] registered.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `Flags` breaks a rule below
///
/// # Checked
///
/// - `Flags` must be zero. (194)
///
/// # Explained after a refusal
///
/// - `p` is not in host memory that CUDA has allocated or registered. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED`](libcuda_sys::CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED). (691)
///
/// # Left to the caller
///
/// - `p` must lie in a mapped host buffer of [`cuMemHostAlloc`], or in a registered range. Not checked, because a host address does not show how it was allocated. (Explained after a refusal: 691)
/// - `p` must lie in memory that was allocated with [`CU_MEMHOSTALLOC_DEVICEMAP`](libcuda_sys::CU_MEMHOSTALLOC_DEVICEMAP). Not checked, because with unified addressing, host memory is mapped even without the flag; the driver decides.
/// - The current device must support mapped host memory ([`CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY)). Not checked, because a query would take more than a tenth of the call's time.
/// - `p` must not be used by a device together with the returned address if both are valid. Not checked, because it concerns the time after the call.
#[doc(alias = "cuMemHostGetDevicePointer_v2")]
#[inline]
pub unsafe fn cuMemHostGetDevicePointer(p: *mut c_void, Flags: c_uint) -> Result<CUdeviceptr> {
    let mut pdptr = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemHostGetDevicePointer_v2(&mut pdptr, p, Flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemHostGetDevicePointer_v2(&mut pdptr, p, Flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemHostGetDevicePointer_v2",
                outcome,
                ((), p),
                rows::cuMemHostGetDevicePointer_v2,
                move || checks::cuMemHostGetDevicePointer_v2(&mut pdptr, ptr::null_mut(), Flags),
            )
        });
    }
    Ok(pdptr)
}

/// Returns the flags that page-locked host memory was allocated with.
///
/// Since CUDA 2.3. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemHostGetFlags`](libcuda_sys::cuMemHostGetFlags).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `p`: An address in memory from [`cuMemAllocHost`] or [`cuMemHostAlloc`]. The driver looks it up and does not access it.
///
/// # Returns
///
/// The flags, as passed to [`cuMemHostAlloc`].
///
/// # Safety
///
/// `p` must lie in live memory of [`cuMemAllocHost`] or [`cuMemHostAlloc`].
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `p` is not in host memory that CUDA has allocated or registered. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED`](libcuda_sys::CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED). (691)
///
/// # Left to the caller
///
/// - `p` must lie in an allocation of [`cuMemAllocHost`] or [`cuMemHostAlloc`]. Not checked, because a host address does not show how it was allocated. (Explained after a refusal: 691)
#[inline]
pub unsafe fn cuMemHostGetFlags(p: *mut c_void) -> Result<c_uint> {
    let mut pFlags = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemHostGetFlags(&mut pFlags, p) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemHostGetFlags", outcome, ((), p), rows::cuMemHostGetFlags, unruled)
        });
    }
    Ok(pFlags)
}

/// Allocates managed memory, which the host and devices access at the same address.
///
/// Since CUDA 6.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemAllocManaged`](libcuda_sys::cuMemAllocManaged).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let global = CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.bits();
/// let memory = calls::cuMemAllocManaged(4096, global)?; // one address for host and devices
/// // SAFETY: the memory has 4096 bytes; the host uses it after the device; it is freed last.
/// unsafe {
///     calls::cuMemsetD8(memory, 7, 4096)?;
///     calls::cuCtxSynchronize()?;
///     assert_eq!(*ptr::with_exposed_provenance::<u8>(memory as usize), 7);
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `bytesize`: The size of the allocation, in bytes. Must not be zero.
/// - `flags`: With [`CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL`](libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL), every stream can access the memory. With [`CUmemAttach_flags::CU_MEM_ATTACH_HOST`](libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_HOST), devices without concurrent managed access cannot until [`cuStreamAttachMemAsync`](crate::calls::cuStreamAttachMemAsync).
///
/// # Returns
///
/// The start of the allocation, aligned for every type. The memory is not cleared. [`cuMemFree`] frees it.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if the current device breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `bytesize` or `flags` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `bytesize` must not be zero. (195)
/// - `flags` must be [`CU_MEM_ATTACH_GLOBAL`](libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL) or [`CU_MEM_ATTACH_HOST`](libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_HOST). (196)
///
/// # Checked by a query
///
/// - The current device must support managed memory ([`CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY)). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (197)
///
/// # Left to the caller
///
/// - The result must be used by the rules of unified memory. Not checked, because it concerns the time after the call.
/// - The result must not be used by a device without [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) before [`cuStreamAttachMemAsync`](crate::calls::cuStreamAttachMemAsync), with [`CU_MEM_ATTACH_HOST`](libcuda_sys::CUmemAttach_flags::CU_MEM_ATTACH_HOST). Not checked, because it concerns the time after the call.
/// - The result must be released with [`cuMemFree`]. Not checked, because it concerns the time after the call.
#[inline]
pub fn cuMemAllocManaged(bytesize: usize, flags: c_uint) -> Result<CUdeviceptr> {
    let mut dptr = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuMemAllocManaged(&mut dptr, bytesize, flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuMemAllocManaged(&mut dptr, bytesize, flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuMemAllocManaged", outcome, ((),), &[], move || {
                checks::cuMemAllocManaged(&mut dptr, bytesize, flags)
            })
        });
    }
    Ok(dptr)
}

/// Registers a callback that receives asynchronous notifications of a device.
///
/// Since CUDA 12.4. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceRegisterAsyncNotification`](libcuda_sys::cuDeviceRegisterAsyncNotification).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `device`: The device.
/// - `callbackFunc`: The function to call. It should return within about 10 ms, and must not register or unregister such callbacks.
/// - `userData`: A pointer that is passed to the callback. The driver does not access its target.
///
/// # Returns
///
/// The handle of the registration, which is also passed to the callback. [`cuDeviceUnregisterAsyncNotification`] ends the registration.
///
/// # Safety
///
/// `callbackFunc` must be sound to call from any thread, with `userData`, until it is unregistered; it must not unwind.
///
/// The function and the data at `userData` must stay valid until the callback is unregistered. Calls may come from any thread.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `callbackFunc` must not call [`cuDeviceRegisterAsyncNotification`] or [`cuDeviceUnregisterAsyncNotification`].
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Explained after a refusal
///
/// - `device` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `callbackFunc` must return quickly, in about 10 ms. Not checked, because the run time of a callback is unknown.
/// - `callbackFunc` must not call [`cuDeviceRegisterAsyncNotification`] or [`cuDeviceUnregisterAsyncNotification`]. Not checked, because the work of a callback is not known before; the driver refuses it.
#[inline]
pub unsafe fn cuDeviceRegisterAsyncNotification(
    device: CUdevice,
    callbackFunc: CUasyncCallback,
    userData: *mut c_void,
) -> Result<CUasyncCallbackHandle> {
    let mut callback = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuDeviceRegisterAsyncNotification(
            device,
            callbackFunc,
            userData,
            &mut callback,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDeviceRegisterAsyncNotification",
                outcome,
                (device,),
                rows::cuDeviceRegisterAsyncNotification,
                unruled,
            )
        });
    }
    Ok(callback)
}

/// Unregisters a callback for asynchronous notifications of a device.
///
/// Since CUDA 12.4. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceUnregisterAsyncNotification`](libcuda_sys::cuDeviceUnregisterAsyncNotification).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `device`: The device for which the callback was registered.
/// - `callback`: The handle from [`cuDeviceRegisterAsyncNotification`].
///
/// # Safety
///
/// `callback` must be a handle of [`cuDeviceRegisterAsyncNotification`] on `device` that is still registered.
///
/// `callback` must not be used again. A callback that is running at the time of the call may still need its data.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): The caller must not be such a callback itself.
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Explained after a refusal
///
/// - `device` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `callback` must be registered on `device`. Not checked, because a handle does not show its device.
/// - The caller must not be such a callback itself. Not checked, because a call does not show its caller; the driver refuses it.
#[inline]
pub unsafe fn cuDeviceUnregisterAsyncNotification(
    device: CUdevice,
    callback: CUasyncCallbackHandle,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDeviceUnregisterAsyncNotification(device, callback) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDeviceUnregisterAsyncNotification",
                outcome,
                (device,),
                rows::cuDeviceUnregisterAsyncNotification,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns the device with the given PCI bus identifier.
///
/// Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetByPCIBusId`](libcuda_sys::cuDeviceGetByPCIBusId).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `pciBusId`: The identifier `domain:bus:device.function`, in hexadecimal. Either the domain or the function may be left out.
///
/// # Returns
///
/// The device.
///
/// # Why it is safe
///
/// The type of the string guarantees its end, and the driver only reads it.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `pciBusId` must have the form domain:bus:`device.function`, domain:bus:device or bus:`device.function`, each part hexadecimal.
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `pciBusId` is not the PCI bus ID of a device that this process can use. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (714)
///
/// # Left to the caller
///
/// - `pciBusId` must have the form domain:bus:`device.function`, domain:bus:device or bus:`device.function`, each part hexadecimal. Not checked, because drivers accept more forms, for example with leading blanks or 0x, and reject the rest themselves. (Explained after a refusal: 714)
#[inline]
pub fn cuDeviceGetByPCIBusId(pciBusId: &CStr) -> Result<CUdevice> {
    let mut dev = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetByPCIBusId(&mut dev, pciBusId.as_ptr()) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetByPCIBusId",
                outcome,
                ((), pciBusId.as_ptr()),
                rows::cuDeviceGetByPCIBusId,
                unruled,
            )
        });
    }
    Ok(dev)
}

/// Returns the PCI bus identifier of a device.
///
/// Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetPCIBusId`](libcuda_sys::cuDeviceGetPCIBusId).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The identifier `domain:bus:device.function`, in hexadecimal, as a string. It needs 13 bytes, including the final zero byte.
///
/// # Why it is safe
///
/// It takes a number only; the driver validates it.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGetPCIBusId(dev: CUdevice) -> Result<CString> {
    let mut pciBusId = super::TEXT;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome =
        unsafe { libcuda_sys::cuDeviceGetPCIBusId(pciBusId.as_mut_ptr(), super::LENGTH, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetPCIBusId",
                outcome,
                ((), (), dev),
                rows::cuDeviceGetPCIBusId,
                unruled,
            )
        });
    }
    Ok(super::text(pciBusId))
}

/// Returns a handle with which other processes can open an event.
///
/// Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuIpcGetEventHandle`](libcuda_sys::cuIpcGetEventHandle).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn import_event(own: CUevent, received: CUipcEventHandle) -> Result<CUipcEventHandle> {
///     let stream = ptr::null_mut();
///     // SAFETY: the other process keeps its event until this one is destroyed. `own` is live,
///     // and an interprocess event.
///     unsafe {
///         let theirs = calls::cuIpcOpenEventHandle(received)?;
///         calls::cuStreamWaitEvent(stream, theirs, 0)?; // later work waits for the other process
///         calls::cuEventDestroy(theirs)?;
///         calls::cuIpcGetEventHandle(own) // to send
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `event`: The event, created with [`CUevent_flags::CU_EVENT_INTERPROCESS`](libcuda_sys::CUevent_flags::CU_EVENT_INTERPROCESS) and [`CUevent_flags::CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING).
///
/// # Returns
///
/// The handle, plain bytes to send to the other process for [`cuIpcOpenEventHandle`].
///
/// # Safety
///
/// `event` must be a live event.
///
/// `event` must exist as long as another process uses the event that it opened from the handle.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_MAP_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_MAP_FAILED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `event` was created without [`CU_EVENT_INTERPROCESS`](libcuda_sys::CUevent_flags::CU_EVENT_INTERPROCESS). [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (728)
/// - `event` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `event` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `event` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Kept by owned objects, else left to the caller
///
/// - `event` must have been created in this process with [`CU_EVENT_INTERPROCESS`](libcuda_sys::CUevent_flags::CU_EVENT_INTERPROCESS) and [`CU_EVENT_DISABLE_TIMING`](libcuda_sys::CUevent_flags::CU_EVENT_DISABLE_TIMING). (561)
///
/// # Left to the caller
///
/// - The device of `event` must support unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)), on Linux or Windows. Not checked, because an event does not show its device.
/// - The device of `event` must use the TCC driver ([`CU_DEVICE_ATTRIBUTE_TCC_DRIVER`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TCC_DRIVER)), on Windows, up to CUDA 12.4. Not checked, because an event does not show its device.
/// - The device of `event` must support IPC ([`CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)), since CUDA 12.0. Not checked, because an event does not show its device.
/// - `event` must not be destroyed while another process still uses it. Not checked, because a check cannot see what other processes do.
#[inline]
pub unsafe fn cuIpcGetEventHandle(event: CUevent) -> Result<CUipcEventHandle> {
    let mut pHandle = CUipcEventHandle::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuIpcGetEventHandle(&mut pHandle, event) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuIpcGetEventHandle",
                outcome,
                ((), event),
                rows::cuIpcGetEventHandle,
                unruled,
            )
        });
    }
    Ok(pHandle)
}

/// Opens an event of another process.
///
/// Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuIpcOpenEventHandle`](libcuda_sys::cuIpcOpenEventHandle).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn import_event(own: CUevent, received: CUipcEventHandle) -> Result<CUipcEventHandle> {
///     let stream = ptr::null_mut();
///     // SAFETY: the other process keeps its event until this one is destroyed. `own` is live,
///     // and an interprocess event.
///     unsafe {
///         let theirs = calls::cuIpcOpenEventHandle(received)?;
///         calls::cuStreamWaitEvent(stream, theirs, 0)?; // later work waits for the other process
///         calls::cuEventDestroy(theirs)?;
///         calls::cuIpcGetEventHandle(own) // to send
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `handle`: The handle from [`cuIpcGetEventHandle`].
///
/// # Returns
///
/// The event in this process, without timing. [`cuEventDestroy`](crate::calls::cuEventDestroy) destroys it.
///
/// # Safety
///
/// `handle` must come from [`cuIpcGetEventHandle`] in another process. A driver may accept other bytes.
///
/// The other process must not destroy its event while this one uses the opened event.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_MAP_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_MAP_FAILED)
/// - [`CUDA_ERROR_PEER_ACCESS_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_PEER_ACCESS_UNSUPPORTED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked by a query
///
/// - The current device must support unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (198)
/// - Up to CUDA 12.4, the current device must use the TCC driver ([`CU_DEVICE_ATTRIBUTE_TCC_DRIVER`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TCC_DRIVER)) on Windows. (199)
/// - Since CUDA 12.0, the current device must support IPC events ([`CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)). (200)
///
/// # Explained after a refusal
///
/// - `handle` was created by this process, and a process cannot open its own handles. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (951)
/// - `handle` is of an event that was destroyed, or of a process that has ended. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (952)
///
/// # Kept by owned objects, else left to the caller
///
/// - The result must be released with [`cuEventDestroy`](crate::calls::cuEventDestroy).
///
/// # Left to the caller
///
/// - `handle` must come from [`cuIpcGetEventHandle`] in another process. Not checked, because the bytes are opaque; the driver validates them.
/// - The result must not be used once the exporting process has destroyed its event. Not checked, because a check cannot see what other processes do.
#[inline]
pub unsafe fn cuIpcOpenEventHandle(handle: CUipcEventHandle) -> Result<CUevent> {
    let mut phEvent = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuIpcOpenEventHandle(&mut phEvent, handle) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuIpcOpenEventHandle(&mut phEvent, handle) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuIpcOpenEventHandle",
                outcome,
                ((), handle),
                rows::cuIpcOpenEventHandle,
                move || checks::cuIpcOpenEventHandle(&mut phEvent, CUipcEventHandle::default()),
            )
        });
    }
    Ok(phEvent)
}

/// Returns a handle with which other processes can map an allocation.
///
/// Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuIpcGetMemHandle`](libcuda_sys::cuIpcGetMemHandle).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(1 << 20)?;
/// // SAFETY: the memory is freed after the other process has closed it.
/// unsafe {
///     let handle = calls::cuIpcGetMemHandle(memory)?;
///     println!("{} bytes for the other process", handle.reserved.len());
///     // ... send them, and wait until it has called cuIpcCloseMemHandle ...
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// Guide: [Memory shared with other processes](crate::guides::ipc).
///
/// # Parameters
///
/// - `dptr`: The start of an allocation from [`cuMemAlloc`].
///
/// # Returns
///
/// The handle, plain bytes to send to the other process for [`cuIpcOpenMemHandle`].
///
/// # Safety
///
/// `dptr` must be the base of a live allocation of [`cuMemAlloc`].
///
/// The allocation must not be freed before every process that opened the handle has closed it.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_MAP_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_MAP_FAILED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `dptr` must be memory that IPC can share ([`CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE)).
///
/// # Explained after a refusal
///
/// - `dptr` is not in memory that CUDA has allocated. (702)
/// - `dptr` is memory that such handles cannot share: its [`CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE) is zero. (703)
///
/// # Kept by owned objects, else left to the caller
///
/// - `dptr` must come from [`cuMemAlloc`].
///
/// # Left to the caller
///
/// - `dptr` must be the base address of an allocation. Not checked, because drivers accept any address of the allocation. (Explained after a refusal: 702)
/// - `dptr` must be memory that IPC can share ([`CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE)). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 703)
/// - `dptr` must be of a device with unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)), on Linux or Windows. Not checked, because a query would take more than a tenth of the call's time.
/// - `dptr` must be of a device that uses the TCC driver ([`CU_DEVICE_ATTRIBUTE_TCC_DRIVER`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TCC_DRIVER)), on Windows, up to CUDA 12.4. Not checked, because a query would take more than a tenth of the call's time.
/// - The device of `dptr` must support IPC ([`CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)), since CUDA 12.0. Not checked, because the documentation names the attribute for events; the driver decides.
#[inline]
pub unsafe fn cuIpcGetMemHandle(dptr: CUdeviceptr) -> Result<CUipcMemHandle> {
    let mut pHandle = CUipcMemHandle::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuIpcGetMemHandle(&mut pHandle, dptr) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuIpcGetMemHandle", outcome, ((), dptr), rows::cuIpcGetMemHandle, unruled)
        });
    }
    Ok(pHandle)
}

/// Maps an allocation of another process into the current context.
///
/// Since CUDA 11.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuIpcOpenMemHandle_v2`. The raw call is [`sys::cuIpcOpenMemHandle`](libcuda_sys::cuIpcOpenMemHandle).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn import(received: CUipcMemHandle) -> Result<()> {
///     // Zero is rejected before the driver is called.
///     let flags = CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.bits();
///     // SAFETY: the other process keeps the memory until it is closed here.
///     unsafe {
///         let memory = calls::cuIpcOpenMemHandle(received, flags)?;
///         calls::cuMemsetD8(memory, 0, 4096)?;
///         calls::cuIpcCloseMemHandle(memory)
///     }
/// }
/// ```
///
/// Guide: [Memory shared with other processes](crate::guides::ipc).
///
/// # Parameters
///
/// - `handle`: The handle from [`cuIpcGetMemHandle`]. Within this process, only one context of each device may open the handles of a given device of another process.
/// - `Flags`: Must be [`CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS`](libcuda_sys::CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS), which enables peer access if it is needed.
///
/// # Returns
///
/// The start of the allocation in this process. [`cuIpcCloseMemHandle`] closes it. If the context has already opened the handle, the address is the same as before.
///
/// # Safety
///
/// `handle` must come from [`cuIpcGetMemHandle`] in another process. A driver may accept other bytes.
///
/// The other process must not free the memory before [`cuIpcCloseMemHandle`] has closed it here.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_MAP_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_MAP_FAILED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_TOO_MANY_PEERS`](libcuda_sys::CUresult::CUDA_ERROR_TOO_MANY_PEERS)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `Flags` breaks a rule below
///
/// # Checked
///
/// - `Flags` must be an enumerator of [`CUipcMem_flags`](libcuda_sys::CUipcMem_flags) that the driver's release has. (201)
///
/// # Checked by a query
///
/// - The current device must support unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (198)
/// - Up to CUDA 12.4, the current device must use the TCC driver ([`CU_DEVICE_ATTRIBUTE_TCC_DRIVER`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TCC_DRIVER)) on Windows. (199)
///
/// # Explained after a refusal
///
/// - `handle.reserved` is zero in all bytes, which [`cuIpcGetMemHandle`] never writes. (811)
/// - `handle` was created by this process, and a process cannot open its own handles. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (948)
/// - `handle` names memory that was freed, whose process has ended, or that is open in another context. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (949)
/// - `handle` does not hold the bytes that [`cuIpcGetMemHandle`] wrote in another process. (950)
///
/// # Kept by owned objects, else left to the caller
///
/// - `handle` must be opened in the same context of each device as all other handles of its device and process.
/// - The result must be released with [`cuIpcCloseMemHandle`], once for each time that the handle was opened.
///
/// # Left to the caller
///
/// - `handle` must come from [`cuIpcGetMemHandle`] in another process. Not checked, because the bytes are opaque; the driver validates them.
/// - `handle` must be of memory whose device the current device can access ([`cuDeviceCanAccessPeer`](crate::calls::cuDeviceCanAccessPeer)). Not checked, because a handle does not show its device.
/// - The current device must support IPC ([`CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)), since CUDA 12.0. Not checked, because the documentation names the attribute for events; the driver decides.
/// - `handle` must be of memory that the other process frees only after [`cuIpcCloseMemHandle`] has closed it in this one. Not checked, because a check cannot see what other processes do.
#[doc(alias = "cuIpcOpenMemHandle_v2")]
#[inline]
pub unsafe fn cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: c_uint) -> Result<CUdeviceptr> {
    let mut pdptr = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuIpcOpenMemHandle_v2(&mut pdptr, handle, Flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuIpcOpenMemHandle_v2(&mut pdptr, handle, Flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuIpcOpenMemHandle_v2",
                outcome,
                ((), handle),
                rows::cuIpcOpenMemHandle_v2,
                move || checks::cuIpcOpenMemHandle_v2(&mut pdptr, CUipcMemHandle::default(), Flags),
            )
        });
    }
    Ok(pdptr)
}

/// Closes memory of another process. The last close unmaps it.
///
/// Since CUDA 4.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuIpcCloseMemHandle`](libcuda_sys::cuIpcCloseMemHandle).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn import(received: CUipcMemHandle) -> Result<()> {
///     // Zero is rejected before the driver is called.
///     let flags = CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.bits();
///     // SAFETY: the other process keeps the memory until it is closed here.
///     unsafe {
///         let memory = calls::cuIpcOpenMemHandle(received, flags)?;
///         calls::cuMemsetD8(memory, 0, 4096)?;
///         calls::cuIpcCloseMemHandle(memory)
///     }
/// }
/// ```
///
/// Guide: [Memory shared with other processes](crate::guides::ipc).
///
/// # Parameters
///
/// - `dptr`: The address from [`cuIpcOpenMemHandle`]. Each call of that function needs its own close.
///
/// # Safety
///
/// `dptr` must come from [`cuIpcOpenMemHandle`] and be closed no more often than it was opened.
///
/// After the last close, nothing in this process may use the memory.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_MAP_FAILED`](libcuda_sys::CUresult::CUDA_ERROR_MAP_FAILED)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dptr` was closed already, or is not an address from [`cuIpcOpenMemHandle`]. (953)
/// - `dptr` is not from [`cuIpcOpenMemHandle`] in this context. (1069)
///
/// # Kept by owned objects, else left to the caller
///
/// - `dptr` must come from [`cuIpcOpenMemHandle`].
/// - `dptr` must be closed no more often than it was opened.
///
/// # Left to the caller
///
/// - The device of `dptr` must support unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)), on Linux or Windows. Not checked, because the call that opened the memory has already checked it.
/// - The device of `dptr` must use the TCC driver ([`CU_DEVICE_ATTRIBUTE_TCC_DRIVER`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TCC_DRIVER)), on Windows, up to CUDA 12.4. Not checked, because the call that opened the memory has already checked it.
/// - The device of `dptr` must support IPC ([`CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)), since CUDA 12.0. Not checked, because the call that opened the memory has already checked it.
#[inline]
pub unsafe fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuIpcCloseMemHandle(dptr) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuIpcCloseMemHandle",
                outcome,
                (dptr,),
                rows::cuIpcCloseMemHandle,
                unruled,
            )
        });
    }
    Ok(())
}

/// Registers existing host memory, so that devices can access it. Page-locks it on most systems.
///
/// Since CUDA 6.5. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemHostRegister_v2`. The raw call is [`sys::cuMemHostRegister`](libcuda_sys::cuMemHostRegister).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut buffer = vec![0_u8; 1 << 20];
/// let start = buffer.as_mut_ptr().cast();
/// // SAFETY: the buffer is neither freed nor moved while it is registered.
/// unsafe {
///     calls::cuMemHostRegister(start, buffer.len(), 0)?; // pinned from here on
///     // ... asynchronous copies ...
///     calls::cuMemHostUnregister(start)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `p`: The start of the memory.
/// - `bytesize`: The size of the range, in bytes.
/// - `Flags`: Zero or bits of [`CU_MEMHOSTREGISTER_PORTABLE`](libcuda_sys::CU_MEMHOSTREGISTER_PORTABLE), [`CU_MEMHOSTREGISTER_DEVICEMAP`](libcuda_sys::CU_MEMHOSTREGISTER_DEVICEMAP), [`CU_MEMHOSTREGISTER_IOMEMORY`](libcuda_sys::CU_MEMHOSTREGISTER_IOMEMORY) and [`CU_MEMHOSTREGISTER_READ_ONLY`](libcuda_sys::CU_MEMHOSTREGISTER_READ_ONLY).
///
/// # Safety
///
/// `p` and `bytesize` must be a range of host memory that stays mapped until [`cuMemHostUnregister`]. While a device uses the range, host code must not access it in a way that races.
///
/// The memory must stay allocated until [`cuMemHostUnregister`].
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `Flags` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED`](libcuda_sys::CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED): `p` and `bytesize` must not be registered already.
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): The caller must be a privileged user, with [`CU_MEMHOSTREGISTER_IOMEMORY`](libcuda_sys::CU_MEMHOSTREGISTER_IOMEMORY) on Linux.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `Flags` breaks a rule below with this code. Also: The operating system must be Windows or a recent Linux, with [`CU_MEMHOSTREGISTER_IOMEMORY`](libcuda_sys::CU_MEMHOSTREGISTER_IOMEMORY).
/// - [`CUDA_ERROR_EXTERNAL_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_EXTERNAL_DEVICE)
///
/// # Checked
///
/// - `Flags` must have no bits but [`CU_MEMHOSTREGISTER_PORTABLE`](libcuda_sys::CU_MEMHOSTREGISTER_PORTABLE), [`CU_MEMHOSTREGISTER_DEVICEMAP`](libcuda_sys::CU_MEMHOSTREGISTER_DEVICEMAP), [`CU_MEMHOSTREGISTER_IOMEMORY`](libcuda_sys::CU_MEMHOSTREGISTER_IOMEMORY) and [`CU_MEMHOSTREGISTER_READ_ONLY`](libcuda_sys::CU_MEMHOSTREGISTER_READ_ONLY). (202)
///
/// # Checked by a query
///
/// - `Flags` must not have [`CU_MEMHOSTREGISTER_READ_ONLY`](libcuda_sys::CU_MEMHOSTREGISTER_READ_ONLY) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED)). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (203)
///
/// # Explained after a refusal
///
/// - `bytesize` is zero. (752)
/// - `p` is in memory of a device, and only memory of the host is registered. [`CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED`](libcuda_sys::CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1008)
/// - `p` is in memory that CUDA has allocated or registered already. [`CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED`](libcuda_sys::CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (692)
/// - `bytesize` reaches, from p, addresses that the process has not mapped or cannot read. (1009)
/// - `p` is, at least in part, memory that the process cannot write, and Flags lacks [`CU_MEMHOSTREGISTER_READ_ONLY`](libcuda_sys::CU_MEMHOSTREGISTER_READ_ONLY). (1010)
/// - `Flags` has [`CU_MEMHOSTREGISTER_IOMEMORY`](libcuda_sys::CU_MEMHOSTREGISTER_IOMEMORY), and `p` is not memory of a device's registers. (1040)
///
/// # Left to the caller
///
/// - `Flags` must have [`CU_MEMHOSTREGISTER_READ_ONLY`](libcuda_sys::CU_MEMHOSTREGISTER_READ_ONLY) if the CPU has mapped the memory read-only and [`CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES) is zero. Not checked, because only a system call reports how the CPU has mapped a range.
/// - `p` and `bytesize` must be physically contiguous, with [`CU_MEMHOSTREGISTER_IOMEMORY`](libcuda_sys::CU_MEMHOSTREGISTER_IOMEMORY) on Linux. Not checked, because physical addresses are not known to a process.
/// - The caller must be a privileged user, with [`CU_MEMHOSTREGISTER_IOMEMORY`](libcuda_sys::CU_MEMHOSTREGISTER_IOMEMORY) on Linux. Not checked, because the documentation says that it may fail, not that it does.
/// - The operating system must be Windows or a recent Linux, with [`CU_MEMHOSTREGISTER_IOMEMORY`](libcuda_sys::CU_MEMHOSTREGISTER_IOMEMORY). Not checked, because the documentation does not say which kernels are too old.
/// - `p` and `bytesize` must not be registered already. Not checked, because it needs the history of all registrations of the process. (Explained after a refusal: 692)
/// - `p` must not be used by a device together with the address of [`cuMemHostGetDevicePointer`] if both are valid. Not checked, because it concerns the time after the call.
/// - `p` must be released with [`cuMemHostUnregister`]. Not checked, because it concerns the time after the call.
#[doc(alias = "cuMemHostRegister_v2")]
#[inline]
pub unsafe fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: c_uint) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemHostRegister_v2(p, bytesize, Flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemHostRegister_v2(p, bytesize, Flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemHostRegister_v2",
                outcome,
                (p, bytesize, Flags),
                rows::cuMemHostRegister_v2,
                move || checks::cuMemHostRegister_v2(ptr::null_mut(), 0, Flags),
            )
        });
    }
    Ok(())
}

/// Unregisters host memory, which becomes pageable again.
///
/// Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemHostUnregister`](libcuda_sys::cuMemHostUnregister).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut buffer = vec![0_u8; 1 << 20];
/// let start = buffer.as_mut_ptr().cast();
/// // SAFETY: the buffer is neither freed nor moved while it is registered.
/// unsafe {
///     calls::cuMemHostRegister(start, buffer.len(), 0)?; // pinned from here on
///     // ... asynchronous copies ...
///     calls::cuMemHostUnregister(start)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `p`: The start of the memory, as passed to [`cuMemHostRegister`].
///
/// # Safety
///
/// `p` must be the base of a registered range.
///
/// No device may use the memory after the call. The memory itself stays allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED`](libcuda_sys::CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED): `p` must be registered.
///
/// # Explained after a refusal
///
/// - `p` is not in host memory that CUDA has allocated or registered. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED`](libcuda_sys::CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED). (691)
/// - `p` is not the start of a range that [`cuMemHostRegister`] has registered. (924)
/// - `p` is memory of [`cuMemAllocHost`] or [`cuMemHostAlloc`], which was not registered. (1067)
///
/// # Left to the caller
///
/// - `p` must be the address that was passed to [`cuMemHostRegister`]. Not checked, because it needs the history of all registrations of the process.
/// - `p` must be registered. Not checked, because it needs the history of all registrations of the process. (Explained after a refusal: 691)
#[inline]
pub unsafe fn cuMemHostUnregister(p: *mut c_void) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemHostUnregister(p) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemHostUnregister", outcome, (p,), rows::cuMemHostUnregister, unruled)
        });
    }
    Ok(())
}

/// Copies memory between two unified addresses, each on the host or on a device.
///
/// Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemcpy`](libcuda_sys::cuMemcpy).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dst`: The address to copy to.
/// - `src`: The address to copy from.
/// - `ByteCount`: The size of the copy, in bytes.
///
/// # Safety
///
/// `dst` and `src` must be live memory of `ByteCount` bytes each, at unified addresses.
///
/// A copy to a device may complete after the call. Until then, device memory that it reads or writes must stay allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked by a query
///
/// - The current device must support unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (198)
///
/// # Explained after a refusal
///
/// - `dst` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (910)
/// - `src` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (911)
/// - `dst` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (912)
/// - `src` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (913)
#[inline]
pub unsafe fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpy(dst, src, ByteCount) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy(dst, src, ByteCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemcpy", outcome, (dst, src, ByteCount), rows::cuMemcpy, move || {
                checks::cuMemcpy(0, 0, 0)
            })
        });
    }
    Ok(())
}

/// Copies device memory of one context to device memory of another.
///
/// Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemcpyPeer`](libcuda_sys::cuMemcpyPeer).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (device, peer) = (calls::cuDeviceGet(0)?, calls::cuDeviceGet(1)?);
/// let contexts =
///     [calls::cuDevicePrimaryCtxRetain(device)?, calls::cuDevicePrimaryCtxRetain(peer)?];
/// // SAFETY: both have 4096 bytes, in these contexts, and live until the copies have ended.
/// unsafe {
///     calls::cuCtxSetCurrent(contexts[1])?;
///     let theirs = calls::cuMemAlloc(4096)?;
///     calls::cuCtxSetCurrent(contexts[0])?;
///     let (ours, stream) = (calls::cuMemAlloc(4096)?, calls::cuStreamCreate(0)?);
///     // To their memory from ours. Access between the devices is not needed.
///     calls::cuMemcpyPeerAsync(theirs, contexts[1], ours, contexts[0], 4096, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuMemcpyPeer(ours, contexts[0], theirs, contexts[1], 4096)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(ours)?;
///     calls::cuMemFree(theirs)?;
///     calls::cuDevicePrimaryCtxRelease(device)?;
///     calls::cuDevicePrimaryCtxRelease(peer)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dstDevice`: The address to copy to.
/// - `dstContext`: The context of `dstDevice`.
/// - `srcDevice`: The address to copy from.
/// - `srcContext`: The context of `srcDevice`.
/// - `ByteCount`: The size of the copy, in bytes.
///
/// # Safety
///
/// `dstContext` and `srcContext` must be live contexts. `dstDevice` and `srcDevice` must be live memory of `ByteCount` bytes each, of those contexts.
///
/// The copy may complete after the call. Until then, both ranges and contexts must stay valid.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dstDevice` is not an address that CUDA knows. (674)
/// - `ByteCount` is more than the bytes from `dstDevice` to the end of its memory. (675)
/// - `srcDevice` is not an address that CUDA knows. (676)
/// - `ByteCount` is more than the bytes from `srcDevice` to the end of its memory. (677)
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (906)
/// - `srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (908)
#[inline]
pub unsafe fn cuMemcpyPeer(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemcpyPeer(dstDevice, dstContext, srcDevice, srcContext, ByteCount)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyPeer",
                outcome,
                (dstDevice, (), srcDevice, (), ByteCount),
                rows::cuMemcpyPeer,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies host memory to device memory.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyHtoD_v2`. The raw call is [`sys::cuMemcpyHtoD`](libcuda_sys::cuMemcpyHtoD).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (sent, mut received) = ([1_u32, 2, 3], [0_u32; 3]);
/// let size = size_of_val(&sent); // in bytes
/// let memory = calls::cuMemAlloc(size)?;
/// // SAFETY: each side has `size` bytes, and nothing uses the memory after it is freed.
/// unsafe {
///     calls::cuMemcpyHtoD(memory, sent.as_ptr().cast(), size)?;
///     calls::cuMemcpyDtoH(received.as_mut_ptr().cast(), memory, size)?;
///     calls::cuMemFree(memory)?;
/// }
/// assert_eq!(sent, received);
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies); [Memory mapped at addresses of your choice](crate::guides::virtual_memory).
///
/// # Parameters
///
/// - `dstDevice`: The device address to copy to.
/// - `srcHost`: The host memory to copy from, `ByteCount` bytes.
/// - `ByteCount`: The size of the copy, in bytes.
///
/// # Safety
///
/// `dstDevice` and `srcHost` must be live memory of `ByteCount` bytes each.
///
/// The copy may complete after the call. Until then, the device memory must stay allocated. The host memory may be reused when the call returns.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `srcHost` must be registered with CUDA as a whole or not at all.
///
/// # Explained after a refusal
///
/// - `dstDevice` is not an address that CUDA knows. (674)
/// - `ByteCount` is more than the bytes from `dstDevice` to the end of its memory. (675)
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (906)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (907)
/// - `srcHost` is null, and `ByteCount` is not zero. (679)
///
/// # Left to the caller
///
/// - `srcHost` must be registered with CUDA as a whole or not at all. Not checked, because registrations are known only from their history; the driver reports it.
#[doc(alias = "cuMemcpyHtoD_v2")]
#[inline]
pub unsafe fn cuMemcpyHtoD(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpyHtoD_v2(dstDevice, srcHost, ByteCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyHtoD_v2",
                outcome,
                (dstDevice, srcHost, ByteCount),
                rows::cuMemcpyHtoD_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies device memory to host memory.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyDtoH_v2`. The raw call is [`sys::cuMemcpyDtoH`](libcuda_sys::cuMemcpyDtoH).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (sent, mut received) = ([1_u32, 2, 3], [0_u32; 3]);
/// let size = size_of_val(&sent); // in bytes
/// let memory = calls::cuMemAlloc(size)?;
/// // SAFETY: each side has `size` bytes, and nothing uses the memory after it is freed.
/// unsafe {
///     calls::cuMemcpyHtoD(memory, sent.as_ptr().cast(), size)?;
///     calls::cuMemcpyDtoH(received.as_mut_ptr().cast(), memory, size)?;
///     calls::cuMemFree(memory)?;
/// }
/// assert_eq!(sent, received);
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `dstHost`: The host memory to copy to, `ByteCount` bytes.
/// - `srcDevice`: The device address to copy from.
/// - `ByteCount`: The size of the copy, in bytes.
///
/// # Safety
///
/// `dstHost` and `srcDevice` must be live memory of `ByteCount` bytes each.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `dstHost` must be registered with CUDA as a whole or not at all.
///
/// # Explained after a refusal
///
/// - `srcDevice` is not an address that CUDA knows. (676)
/// - `ByteCount` is more than the bytes from `srcDevice` to the end of its memory. (677)
/// - `srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (908)
/// - `srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (909)
/// - `dstHost` is null, and `ByteCount` is not zero. (678)
///
/// # Left to the caller
///
/// - `dstHost` must be registered with CUDA as a whole or not at all. Not checked, because registrations are known only from their history; the driver reports it.
#[doc(alias = "cuMemcpyDtoH_v2")]
#[inline]
pub unsafe fn cuMemcpyDtoH(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpyDtoH_v2(dstHost, srcDevice, ByteCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyDtoH_v2",
                outcome,
                (dstHost, srcDevice, ByteCount),
                rows::cuMemcpyDtoH_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies device memory to device memory.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyDtoD_v2`. The raw call is [`sys::cuMemcpyDtoD`](libcuda_sys::cuMemcpyDtoD).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (first, second) = (calls::cuMemAlloc(4096)?, calls::cuMemAlloc(4096)?);
/// // SAFETY: both have 4096 bytes, and nothing uses them after they are freed.
/// unsafe {
///     calls::cuMemsetD8(first, 0, 4096)?; // counts bytes
///     calls::cuMemsetD32(first, 0x3f80_0000, 1024)?; // counts elements of 32 bits: 1.0
///     calls::cuMemcpyDtoD(second, first, 4096)?; // to the second from the first
///     calls::cuMemFree(first)?;
///     calls::cuMemFree(second)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `dstDevice`: The device address to copy to.
/// - `srcDevice`: The device address to copy from.
/// - `ByteCount`: The size of the copy, in bytes.
///
/// # Safety
///
/// `dstDevice` and `srcDevice` must be live memory of `ByteCount` bytes each.
///
/// The copy may complete after the call. Until then, both ranges must stay allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dstDevice` is not an address that CUDA knows. (674)
/// - `ByteCount` is more than the bytes from `dstDevice` to the end of its memory. (675)
/// - `srcDevice` is not an address that CUDA knows. (676)
/// - `ByteCount` is more than the bytes from `srcDevice` to the end of its memory. (677)
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (906)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (907)
/// - `srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (908)
/// - `srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (909)
#[doc(alias = "cuMemcpyDtoD_v2")]
#[inline]
pub unsafe fn cuMemcpyDtoD(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpyDtoD_v2(dstDevice, srcDevice, ByteCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyDtoD_v2",
                outcome,
                (dstDevice, srcDevice, ByteCount),
                rows::cuMemcpyDtoD_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies device memory to a one-dimensional array.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyDtoA_v2`. The raw call is [`sys::cuMemcpyDtoA`](libcuda_sys::cuMemcpyDtoA).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstArray`: The array to copy to.
/// - `dstOffset`: The offset into the array, in bytes.
/// - `srcDevice`: The device address to copy from.
/// - `ByteCount`: The size of the copy, in bytes.
///
/// # Safety
///
/// `dstArray` must be a live array with room for `ByteCount` bytes from `dstOffset`. `srcDevice` must be live memory of that many bytes.
///
/// The copy may complete after the call. Until then, the array and the device memory must exist.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstArray` breaks a rule below
///
/// # Checked by a query
///
/// - `dstArray` must be a one-dimensional array if `ByteCount` is not zero. (780)
///
/// # Explained after a refusal
///
/// - `ByteCount` is more than the bytes of `dstArray` from `dstOffset`. (825)
/// - `srcDevice` is not an address that CUDA knows. (676)
/// - `ByteCount` is more than the bytes from `srcDevice` to the end of its memory. (677)
/// - `srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (908)
/// - `srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (909)
/// - `dstArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[doc(alias = "cuMemcpyDtoA_v2")]
#[inline]
pub unsafe fn cuMemcpyDtoA(
    dstArray: CUarray,
    dstOffset: usize,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemcpyDtoA_v2(dstArray, dstOffset, srcDevice, ByteCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyDtoA_v2",
                outcome,
                (dstArray, dstOffset, srcDevice, ByteCount),
                rows::cuMemcpyDtoA_v2,
                move || checks::cuMemcpyDtoA_v2(dstArray, 0, 0, ByteCount),
            )
        });
    }
    Ok(())
}

/// Copies a one-dimensional array to device memory.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyAtoD_v2`. The raw call is [`sys::cuMemcpyAtoD`](libcuda_sys::cuMemcpyAtoD).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstDevice`: The device address to copy to, aligned to the size of an array element.
/// - `srcArray`: The array to copy from.
/// - `srcOffset`: The offset into the array, in bytes.
/// - `ByteCount`: The size of the copy, in bytes, a multiple of the size of an array element.
///
/// # Safety
///
/// `srcArray` must be a live array with `ByteCount` bytes from `srcOffset`. `dstDevice` must be live memory of that many bytes.
///
/// The copy may complete after the call. Until then, the array and the device memory must exist.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `srcArray`, `dstDevice` or `ByteCount` breaks a rule below
///
/// # Checked by a query
///
/// - If `ByteCount` is not zero:
///   - `srcArray` must be a one-dimensional array. (781)
///   - `dstDevice` must be a multiple of the element size of `srcArray`. (782)
/// - `ByteCount` must be zero or a multiple of the element size of `srcArray`. (783)
///
/// # Explained after a refusal
///
/// - `ByteCount` is more than the bytes of `srcArray` from `srcOffset`. (826)
/// - `dstDevice` is not an address that CUDA knows. (674)
/// - `ByteCount` is more than the bytes from `dstDevice` to the end of its memory. (675)
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (906)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (907)
/// - `srcArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[doc(alias = "cuMemcpyAtoD_v2")]
#[inline]
pub unsafe fn cuMemcpyAtoD(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemcpyAtoD_v2(dstDevice, srcArray, srcOffset, ByteCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyAtoD_v2",
                outcome,
                (dstDevice, srcArray, srcOffset, ByteCount),
                rows::cuMemcpyAtoD_v2,
                move || checks::cuMemcpyAtoD_v2(dstDevice, srcArray, 0, ByteCount),
            )
        });
    }
    Ok(())
}

/// Copies host memory to a one-dimensional array.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyHtoA_v2`. The raw call is [`sys::cuMemcpyHtoA`](libcuda_sys::cuMemcpyHtoA).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut line = [1_f32; 64];
/// let array = calls::cuArrayCreate(&CUDA_ARRAY_DESCRIPTOR {
///     Width: line.len(), // in elements
///     Height: 0,         // one dimension
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 1,
/// })?;
/// // SAFETY: the array has as many bytes as the line, and is destroyed last.
/// unsafe {
///     calls::cuMemcpyHtoA(array, 0, line.as_ptr().cast(), size_of_val(&line))?;
///     calls::cuMemcpyAtoH(line.as_mut_ptr().cast(), array, 0, size_of_val(&line))?;
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dstArray`: The array to copy to.
/// - `dstOffset`: The offset into the array, in bytes.
/// - `srcHost`: The host memory to copy from, `ByteCount` bytes.
/// - `ByteCount`: The size of the copy, in bytes.
///
/// # Safety
///
/// `dstArray` must be a live array with room for `ByteCount` bytes from `dstOffset`. `srcHost` must be live memory of that many bytes.
///
/// The copy may complete after the call. Until then, the array must exist. The host memory may be reused when the call returns.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstArray` breaks a rule below
///
/// # Checked by a query
///
/// - `dstArray` must be a one-dimensional array if `ByteCount` is not zero. (780)
///
/// # Explained after a refusal
///
/// - `ByteCount` is more than the bytes of `dstArray` from `dstOffset`. (825)
/// - `srcHost` is null, and `ByteCount` is not zero. (679)
/// - `dstArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[doc(alias = "cuMemcpyHtoA_v2")]
#[inline]
pub unsafe fn cuMemcpyHtoA(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpyHtoA_v2(dstArray, dstOffset, srcHost, ByteCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyHtoA_v2",
                outcome,
                (dstArray, dstOffset, srcHost, ByteCount),
                rows::cuMemcpyHtoA_v2,
                move || checks::cuMemcpyHtoA_v2(dstArray, 0, ptr::null_mut(), ByteCount),
            )
        });
    }
    Ok(())
}

/// Copies a one-dimensional array to host memory.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyAtoH_v2`. The raw call is [`sys::cuMemcpyAtoH`](libcuda_sys::cuMemcpyAtoH).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut line = [1_f32; 64];
/// let array = calls::cuArrayCreate(&CUDA_ARRAY_DESCRIPTOR {
///     Width: line.len(), // in elements
///     Height: 0,         // one dimension
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 1,
/// })?;
/// // SAFETY: the array has as many bytes as the line, and is destroyed last.
/// unsafe {
///     calls::cuMemcpyHtoA(array, 0, line.as_ptr().cast(), size_of_val(&line))?;
///     calls::cuMemcpyAtoH(line.as_mut_ptr().cast(), array, 0, size_of_val(&line))?;
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dstHost`: The host memory to copy to, `ByteCount` bytes.
/// - `srcArray`: The array to copy from.
/// - `srcOffset`: The offset into the array, in bytes.
/// - `ByteCount`: The size of the copy, in bytes.
///
/// # Safety
///
/// `srcArray` must be a live array with `ByteCount` bytes from `srcOffset`. `dstHost` must be live memory of that many bytes.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `srcArray` breaks a rule below
///
/// # Checked by a query
///
/// - `srcArray` must be a one-dimensional array if `ByteCount` is not zero. (781)
///
/// # Explained after a refusal
///
/// - `ByteCount` is more than the bytes of `srcArray` from `srcOffset`. (826)
/// - `dstHost` is null, and `ByteCount` is not zero. (678)
/// - `srcArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[doc(alias = "cuMemcpyAtoH_v2")]
#[inline]
pub unsafe fn cuMemcpyAtoH(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpyAtoH_v2(dstHost, srcArray, srcOffset, ByteCount) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyAtoH_v2",
                outcome,
                (dstHost, srcArray, srcOffset, ByteCount),
                rows::cuMemcpyAtoH_v2,
                move || checks::cuMemcpyAtoH_v2(ptr::null_mut(), srcArray, 0, ByteCount),
            )
        });
    }
    Ok(())
}

/// Copies a one-dimensional array to another.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyAtoA_v2`. The raw call is [`sys::cuMemcpyAtoA`](libcuda_sys::cuMemcpyAtoA).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstArray`: The array to copy to.
/// - `dstOffset`: The offset into the array, in bytes.
/// - `srcArray`: The array to copy from. Its elements must have the same size as those of `dstArray`.
/// - `srcOffset`: The offset into the array, in bytes.
/// - `ByteCount`: The size of the copy, in bytes, a multiple of the size of an array element.
///
/// # Safety
///
/// `dstArray` and `srcArray` must be live arrays with `ByteCount` bytes from `dstOffset` and `srcOffset`.
///
/// The copy may complete after the call. Until then, both arrays must exist.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstArray`, `srcArray` or `ByteCount` breaks a rule below
///
/// # Checked by a query
///
/// - If `ByteCount` is not zero:
///   - `dstArray` must be a one-dimensional array. (780)
///   - `srcArray` must be a one-dimensional array. (781)
///   - `dstArray` must have elements of the size of those of `srcArray`. (784)
/// - `ByteCount` must be zero or a multiple of the element size of the arrays. (785)
///
/// # Explained after a refusal
///
/// - `ByteCount` is more than the bytes of `dstArray` from `dstOffset`. (825)
/// - `ByteCount` is more than the bytes of `srcArray` from `srcOffset`. (826)
/// - `dstArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `srcArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[doc(alias = "cuMemcpyAtoA_v2")]
#[inline]
pub unsafe fn cuMemcpyAtoA(
    dstArray: CUarray,
    dstOffset: usize,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemcpyAtoA_v2(dstArray, dstOffset, srcArray, srcOffset, ByteCount)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyAtoA_v2",
                outcome,
                (dstArray, dstOffset, srcArray, srcOffset, ByteCount),
                rows::cuMemcpyAtoA_v2,
                move || checks::cuMemcpyAtoA_v2(dstArray, 0, srcArray, 0, ByteCount),
            )
        });
    }
    Ok(())
}

/// Copies a rectangle between host memory, device memory and arrays.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpy2D_v2`. The raw call is [`sys::cuMemcpy2D`](libcuda_sys::cuMemcpy2D).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (width, height) = (100, 64); // bytes in a row, and rows
/// let image = vec![7_u8; width * height];
/// let (memory, pitch) = calls::cuMemAllocPitch(width, height, 4)?;
/// let copy = CUDA_MEMCPY2D {
///     srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST,
///     srcHost: image.as_ptr().cast(),
///     srcPitch: width,
///     dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
///     dstDevice: memory,
///     dstPitch: pitch, // bytes from one row to the next
///     WidthInBytes: width,
///     Height: height,
///     ..Default::default()
/// };
/// // SAFETY: each side has these rows, and nothing uses the memory after it is freed.
/// unsafe {
///     calls::cuMemcpy2D(&copy)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `pCopy`: The source and the destination of the copy, its width in bytes and its height in rows.
///
/// # Safety
///
/// The addresses, arrays and extents in `pCopy` must describe live memory at both ends.
///
/// The copy may complete after the call. Until then, the device memory and arrays of source and destination must exist. `pCopy` is read during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `pCopy` breaks a rule below
///
/// # Checked
///
/// - If `pCopy.WidthInBytes` and `pCopy.Height` are not zero:
///   - `pCopy.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (444)
///   - `pCopy.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (445)
///   - `pCopy.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes` if `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (446)
///   - `pCopy.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes` if `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (447)
///
/// # Checked by a query
///
/// - `pCopy.srcMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (791)
/// - `pCopy.dstMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (792)
/// - If `pCopy.WidthInBytes` and `pCopy.Height` are not zero:
///   - `pCopy.srcPitch` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) if `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (760)
///   - `pCopy.dstPitch` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) if `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (761)
///   - `pCopy.srcXInBytes` must be a multiple of the element size of `srcArray` if `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (795)
///   - `pCopy.dstXInBytes` must be a multiple of the element size of `dstArray` if `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (796)
///
/// # Explained after a refusal
///
/// - If `pCopy.WidthInBytes` is not zero:
///   - `pCopy.Height` is more than the rows from `srcDevice` to the end of its memory, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE). (834)
///   - `pCopy.Height` is more than the rows from `dstDevice` to the end of its memory, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE). (835)
///   - `pCopy.Height` is more than the rows of `srcArray` from `srcY`, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (836)
///   - `pCopy.Height` is more than the rows of `dstArray` from `dstY`, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (837)
/// - If `pCopy.Height` is not zero:
///   - `pCopy.WidthInBytes` is more than the bytes of a row of `srcArray` from `srcXInBytes`, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (810)
///   - `pCopy.WidthInBytes` is more than the bytes of a row of `dstArray` from `dstXInBytes`, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (832)
/// - `pCopy.dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (998)
/// - `pCopy.srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (999)
/// - `pCopy.dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1000)
/// - `pCopy.srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1001)
/// - If `pCopy.WidthInBytes` and `pCopy.Height` are not zero:
///   - `pCopy.srcDevice` is zero, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). (831)
///   - `pCopy.dstDevice` is zero, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). (833)
///
/// # Left to the caller
///
/// - `pCopy.srcPitch` must come from [`cuMemAllocPitch`], for a copy within one device. Not checked, because the documentation says that others may fail, not that they do.
/// - `pCopy.dstPitch` must come from [`cuMemAllocPitch`], for a copy within one device. Not checked, because the documentation says that others may fail, not that they do.
#[doc(alias = "cuMemcpy2D_v2")]
#[inline]
pub unsafe fn cuMemcpy2D(pCopy: &CUDA_MEMCPY2D) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpy2D_v2(pCopy) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy2D_v2(pCopy) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemcpy2D_v2", outcome, (pCopy,), rows::cuMemcpy2D_v2, move || {
                checks::cuMemcpy2D_v2(pCopy)
            })
        });
    }
    Ok(())
}

/// Copies a rectangle between host memory, device memory and arrays. It accepts pitches that [`cuMemcpy2D`] can reject.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpy2DUnaligned_v2`. The raw call is [`sys::cuMemcpy2DUnaligned`](libcuda_sys::cuMemcpy2DUnaligned).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `pCopy`: The source and the destination of the copy, its width in bytes and its height in rows.
///
/// # Safety
///
/// The addresses, arrays and extents in `pCopy` must describe live memory at both ends.
///
/// The copy may complete after the call. Until then, the device memory and arrays of source and destination must exist. `pCopy` is read during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `pCopy` breaks a rule below
///
/// # Checked
///
/// - If `pCopy.WidthInBytes` and `pCopy.Height` are not zero:
///   - `pCopy.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (444)
///   - `pCopy.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (445)
///   - `pCopy.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes` if `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (446)
///   - `pCopy.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes` if `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (447)
///
/// # Checked by a query
///
/// - `pCopy.srcMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (791)
/// - `pCopy.dstMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (792)
/// - If `pCopy.WidthInBytes` and `pCopy.Height` are not zero:
///   - `pCopy.srcXInBytes` must be a multiple of the element size of `srcArray` if `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (795)
///   - `pCopy.dstXInBytes` must be a multiple of the element size of `dstArray` if `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (796)
///
/// # Explained after a refusal
///
/// - If `pCopy.WidthInBytes` is not zero:
///   - `pCopy.Height` is more than the rows from `srcDevice` to the end of its memory, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE). (834)
///   - `pCopy.Height` is more than the rows from `dstDevice` to the end of its memory, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE). (835)
///   - `pCopy.Height` is more than the rows of `srcArray` from `srcY`, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (836)
///   - `pCopy.Height` is more than the rows of `dstArray` from `dstY`, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (837)
/// - If `pCopy.Height` is not zero:
///   - `pCopy.WidthInBytes` is more than the bytes of a row of `srcArray` from `srcXInBytes`, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (810)
///   - `pCopy.WidthInBytes` is more than the bytes of a row of `dstArray` from `dstXInBytes`, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (832)
/// - `pCopy.dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (998)
/// - `pCopy.srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (999)
/// - `pCopy.dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1000)
/// - `pCopy.srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1001)
/// - If `pCopy.WidthInBytes` and `pCopy.Height` are not zero:
///   - `pCopy.srcDevice` is zero, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). (831)
///   - `pCopy.dstDevice` is zero, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). (833)
///
/// # Left to the caller
///
/// - `pCopy.srcPitch` must not exceed [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH). Not checked, because the sentence is about [`cuMemcpy2D`]; the driver decides.
/// - `pCopy.dstPitch` must not exceed [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH). Not checked, because the sentence is about [`cuMemcpy2D`]; the driver decides.
#[doc(alias = "cuMemcpy2DUnaligned_v2")]
#[inline]
pub unsafe fn cuMemcpy2DUnaligned(pCopy: &CUDA_MEMCPY2D) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpy2DUnaligned_v2(pCopy) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy2DUnaligned_v2(pCopy) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpy2DUnaligned_v2",
                outcome,
                (pCopy,),
                rows::cuMemcpy2DUnaligned_v2,
                move || checks::cuMemcpy2DUnaligned_v2(pCopy),
            )
        });
    }
    Ok(())
}

/// Copies a box between host memory, device memory and arrays.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpy3D_v2`. The raw call is [`sys::cuMemcpy3D`](libcuda_sys::cuMemcpy3D).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (width, height, depth) = (64, 32, 8); // bytes in a row, rows in a slice, and slices
/// let volume = vec![7_u8; width * height * depth];
/// let memory = calls::cuMemAlloc(volume.len())?;
/// let copy = CUDA_MEMCPY3D {
///     srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST,
///     srcHost: volume.as_ptr().cast(),
///     srcPitch: width,
///     srcHeight: height, // rows from one slice to the next
///     dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
///     dstDevice: memory,
///     dstPitch: width,
///     dstHeight: height,
///     WidthInBytes: width,
///     Height: height,
///     Depth: depth,
///     ..Default::default()
/// };
/// // SAFETY: each side has these slices, and nothing uses the memory after it is freed.
/// unsafe {
///     calls::cuMemcpy3D(&copy)?;
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `pCopy`: The source and the destination of the copy, its width in bytes, its height in rows and its depth in slices.
///
/// # Safety
///
/// The addresses, arrays and extents in `pCopy` must describe live memory at both ends.
///
/// The copy may complete after the call. Until then, the device memory and arrays of source and destination must exist. `pCopy` is read during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `pCopy` breaks a rule below
///
/// # Checked
///
/// - If `pCopy.WidthInBytes`, `pCopy.Height` and `pCopy.Depth` are not zero:
///   - `pCopy.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///   - `pCopy.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///   - If `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `pCopy.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///     - `pCopy.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///   - If `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `pCopy.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///     - `pCopy.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///   - `pCopy.srcLOD` must be zero. (454)
///   - `pCopy.dstLOD` must be zero. (455)
///   - `pCopy.reserved0` must be null. (456)
///   - `pCopy.reserved1` must be null. (457)
///
/// # Checked by a query
///
/// - `pCopy.srcMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (791)
/// - `pCopy.dstMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (792)
/// - If `pCopy.WidthInBytes`, `pCopy.Height` and `pCopy.Depth` are not zero:
///   - `pCopy.srcPitch` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) if `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (793)
///   - `pCopy.dstPitch` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) if `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (794)
///   - `pCopy.srcXInBytes` must be a multiple of the element size of `srcArray` if `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (797)
///   - `pCopy.dstXInBytes` must be a multiple of the element size of `dstArray` if `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (798)
///
/// # Explained after a refusal
///
/// - `pCopy.dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1002)
/// - `pCopy.dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1003)
/// - `pCopy.srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1004)
/// - `pCopy.srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1005)
/// - `pCopy.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
/// - `pCopy.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
/// - If `pCopy.WidthInBytes`, `pCopy.Height` and `pCopy.Depth` are not zero:
///   - `pCopy.srcHost` is null, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///   - `pCopy.dstHost` is null, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///   - `pCopy.srcArray` is null, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///   - `pCopy.dstArray` is null, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
///
/// # Left to the caller
///
/// - `pCopy.srcHeight` must not be zero if `Depth` is not 1 and `srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
/// - `pCopy.dstHeight` must not be zero if `Depth` is not 1 and `dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
#[doc(alias = "cuMemcpy3D_v2")]
#[inline]
pub unsafe fn cuMemcpy3D(pCopy: &CUDA_MEMCPY3D) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpy3D_v2(pCopy) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy3D_v2(pCopy) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemcpy3D_v2", outcome, (pCopy,), rows::cuMemcpy3D_v2, move || {
                checks::cuMemcpy3D_v2(pCopy)
            })
        });
    }
    Ok(())
}

/// Copies a box between memory of two contexts.
///
/// Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemcpy3DPeer`](libcuda_sys::cuMemcpy3DPeer).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `pCopy`: The source and the destination of the copy with their contexts, its width in bytes, its height in rows and its depth in slices.
///
/// # Safety
///
/// The addresses, arrays, contexts and extents in `pCopy` must describe live memory at both ends.
///
/// The copy may complete after the call. Until then, the memory, arrays and contexts of source and destination must exist. `pCopy` is read during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `pCopy.dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1002)
/// - `pCopy.srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1004)
/// - `pCopy.srcMemoryType` is not an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (1041)
/// - `pCopy.dstMemoryType` is not an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (1042)
/// - If `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///   - `pCopy.srcPitch` is less than `WidthInBytes` + `srcXInBytes`. (1043)
///   - `pCopy.srcHeight` is less than `Height` + `srcY`. (1044)
///   - `pCopy.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices. (891)
/// - If `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///   - `pCopy.dstPitch` is less than `WidthInBytes` + `dstXInBytes`. (1045)
///   - `pCopy.dstHeight` is less than `Height` + `dstY`. (1046)
///   - `pCopy.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices. (892)
///
/// # Left to the caller
///
/// - `pCopy.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). Not checked, because the documentation names three of the four types in passing and forbids none; the driver decides.
/// - `pCopy.srcHeight` must not be zero if `Depth` is not 1 and `srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
/// - `pCopy.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). Not checked, because the documentation names three of the four types in passing and forbids none; the driver decides.
/// - `pCopy.dstHeight` must not be zero if `Depth` is not 1 and `dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
#[inline]
pub unsafe fn cuMemcpy3DPeer(pCopy: &CUDA_MEMCPY3D_PEER) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy3DPeer(pCopy) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemcpy3DPeer", outcome, (pCopy,), rows::cuMemcpy3DPeer, unruled)
        });
    }
    Ok(())
}

/// Copies memory between two unified addresses, each on the host or on a device, in stream order.
///
/// Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemcpyAsync`](libcuda_sys::cuMemcpyAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (host, memory) = (calls::cuMemAllocHost(4096)?, calls::cuMemAlloc(4096)?);
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// let address = host.expose_provenance() as CUdeviceptr; // as a device sees it too
/// // SAFETY: both have 4096 bytes, and live until the stream is synchronized.
/// unsafe {
///     host.cast::<u8>().write_bytes(7, 4096);
///     // The driver tells from each address where it is: the same call copies to the device and
///     // back.
///     calls::cuMemcpyAsync(memory, address, 4096, stream)?;
///     calls::cuMemcpyAsync(address, memory, 4096, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)?;
///     calls::cuMemFreeHost(host)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dst`: The address to copy to.
/// - `src`: The address to copy from.
/// - `ByteCount`: The size of the copy, in bytes.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// `dst` and `src` must be live memory of `ByteCount` bytes each, at unified addresses. `hStream` must be null or a live stream, and both ranges must be free of races until the copy has run.
///
/// Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked by a query
///
/// - The current device must support unified addressing ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (198)
///
/// # Explained after a refusal
///
/// - `dst` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (910)
/// - `src` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (911)
/// - `dst` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (912)
/// - `src` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (913)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuMemcpyAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpyAsync(dst, src, ByteCount, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpyAsync(dst, src, ByteCount, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyAsync",
                outcome,
                (dst, src, ByteCount, hStream),
                rows::cuMemcpyAsync,
                move || checks::cuMemcpyAsync(0, 0, 0, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Copies device memory of one context to device memory of another, in stream order.
///
/// Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemcpyPeerAsync`](libcuda_sys::cuMemcpyPeerAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (device, peer) = (calls::cuDeviceGet(0)?, calls::cuDeviceGet(1)?);
/// let contexts =
///     [calls::cuDevicePrimaryCtxRetain(device)?, calls::cuDevicePrimaryCtxRetain(peer)?];
/// // SAFETY: both have 4096 bytes, in these contexts, and live until the copies have ended.
/// unsafe {
///     calls::cuCtxSetCurrent(contexts[1])?;
///     let theirs = calls::cuMemAlloc(4096)?;
///     calls::cuCtxSetCurrent(contexts[0])?;
///     let (ours, stream) = (calls::cuMemAlloc(4096)?, calls::cuStreamCreate(0)?);
///     // To their memory from ours. Access between the devices is not needed.
///     calls::cuMemcpyPeerAsync(theirs, contexts[1], ours, contexts[0], 4096, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuMemcpyPeer(ours, contexts[0], theirs, contexts[1], 4096)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(ours)?;
///     calls::cuMemFree(theirs)?;
///     calls::cuDevicePrimaryCtxRelease(device)?;
///     calls::cuDevicePrimaryCtxRelease(peer)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dstDevice`: The address to copy to.
/// - `dstContext`: The context of `dstDevice`.
/// - `srcDevice`: The address to copy from.
/// - `srcContext`: The context of `srcDevice`.
/// - `ByteCount`: The size of the copy, in bytes.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// `dstContext` and `srcContext` must be live contexts. `dstDevice` and `srcDevice` must be live memory of `ByteCount` bytes each, of those contexts. `hStream` must be null or a live stream, and both ranges must be free of races until the copy has run.
///
/// Both ranges and contexts must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `dstDevice` is not an address that CUDA knows. (674)
/// - `ByteCount` is more than the bytes from `dstDevice` to the end of its memory. (675)
/// - `srcDevice` is not an address that CUDA knows. (676)
/// - `ByteCount` is more than the bytes from `srcDevice` to the end of its memory. (677)
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (906)
/// - `srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (908)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
    hStream: CUstream,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemcpyPeerAsync(
            dstDevice, dstContext, srcDevice, srcContext, ByteCount, hStream,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyPeerAsync",
                outcome,
                (dstDevice, (), srcDevice, (), ByteCount, hStream),
                rows::cuMemcpyPeerAsync,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies host memory to device memory, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyHtoDAsync_v2`. The raw call is [`sys::cuMemcpyHtoDAsync`](libcuda_sys::cuMemcpyHtoDAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let size = 4096;
/// let host = calls::cuMemAllocHost(size)?; // pinned: its copies are asynchronous
/// let memory = calls::cuMemAlloc(size)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: both have `size` bytes, and live until the stream is synchronized.
/// unsafe {
///     host.cast::<u8>().write_bytes(7, size);
///     calls::cuMemcpyHtoDAsync(memory, host, size, stream)?;
///     calls::cuMemcpyDtoHAsync(host, memory, size, stream)?;
///     calls::cuStreamSynchronize(stream)?; // now the host may read `host`
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)?;
///     calls::cuMemFreeHost(host)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `dstDevice`: The device address to copy to.
/// - `srcHost`: The host memory to copy from, `ByteCount` bytes.
/// - `ByteCount`: The size of the copy, in bytes.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// `dstDevice` and `srcHost` must be live memory of `ByteCount` bytes each. `hStream` must be null or a live stream, and both ranges must be free of races until the copy has run.
///
/// Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `srcHost` must be registered with CUDA as a whole or not at all.
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `dstDevice` is not an address that CUDA knows. (674)
/// - `ByteCount` is more than the bytes from `dstDevice` to the end of its memory. (675)
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (906)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (907)
/// - `srcHost` is null, and `ByteCount` is not zero. (679)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `srcHost` must be registered with CUDA as a whole or not at all. Not checked, because registrations are known only from their history; the driver reports it.
#[doc(alias = "cuMemcpyHtoDAsync_v2")]
#[inline]
pub unsafe fn cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemcpyHtoDAsync_v2(dstDevice, srcHost, ByteCount, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyHtoDAsync_v2",
                outcome,
                (dstDevice, srcHost, ByteCount, hStream),
                rows::cuMemcpyHtoDAsync_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies device memory to host memory, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyDtoHAsync_v2`. The raw call is [`sys::cuMemcpyDtoHAsync`](libcuda_sys::cuMemcpyDtoHAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let size = 4096;
/// let host = calls::cuMemAllocHost(size)?; // pinned: its copies are asynchronous
/// let memory = calls::cuMemAlloc(size)?;
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: both have `size` bytes, and live until the stream is synchronized.
/// unsafe {
///     host.cast::<u8>().write_bytes(7, size);
///     calls::cuMemcpyHtoDAsync(memory, host, size, stream)?;
///     calls::cuMemcpyDtoHAsync(host, memory, size, stream)?;
///     calls::cuStreamSynchronize(stream)?; // now the host may read `host`
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(memory)?;
///     calls::cuMemFreeHost(host)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `dstHost`: The host memory to copy to, `ByteCount` bytes.
/// - `srcDevice`: The device address to copy from.
/// - `ByteCount`: The size of the copy, in bytes.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// `dstHost` and `srcDevice` must be live memory of `ByteCount` bytes each. `hStream` must be null or a live stream, and both ranges must be free of races until the copy has run.
///
/// Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `dstHost` must be registered with CUDA as a whole or not at all.
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `srcDevice` is not an address that CUDA knows. (676)
/// - `ByteCount` is more than the bytes from `srcDevice` to the end of its memory. (677)
/// - `srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (908)
/// - `srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (909)
/// - `dstHost` is null, and `ByteCount` is not zero. (678)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `dstHost` must be registered with CUDA as a whole or not at all. Not checked, because registrations are known only from their history; the driver reports it.
#[doc(alias = "cuMemcpyDtoHAsync_v2")]
#[inline]
pub unsafe fn cuMemcpyDtoHAsync(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemcpyDtoHAsync_v2(dstHost, srcDevice, ByteCount, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyDtoHAsync_v2",
                outcome,
                (dstHost, srcDevice, ByteCount, hStream),
                rows::cuMemcpyDtoHAsync_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies device memory to device memory, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyDtoDAsync_v2`. The raw call is [`sys::cuMemcpyDtoDAsync`](libcuda_sys::cuMemcpyDtoDAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (first, second) = (calls::cuMemAlloc(4096)?, calls::cuMemAlloc(4096)?);
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: both have 4096 bytes, and live until the stream is synchronized.
/// unsafe {
///     calls::cuMemsetD8Async(first, 0, 4096, stream)?; // counts bytes
///     calls::cuMemsetD32Async(first, 7, 10, stream)?; // counts elements of 32 bits
///     calls::cuMemcpyDtoDAsync(second, first, 4096, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(first)?;
///     calls::cuMemFree(second)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dstDevice`: The device address to copy to.
/// - `srcDevice`: The device address to copy from.
/// - `ByteCount`: The size of the copy, in bytes.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// `dstDevice` and `srcDevice` must be live memory of `ByteCount` bytes each. `hStream` must be null or a live stream, and both ranges must be free of races until the copy has run.
///
/// Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `dstDevice` is not an address that CUDA knows. (674)
/// - `ByteCount` is more than the bytes from `dstDevice` to the end of its memory. (675)
/// - `srcDevice` is not an address that CUDA knows. (676)
/// - `ByteCount` is more than the bytes from `srcDevice` to the end of its memory. (677)
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (906)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (907)
/// - `srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (908)
/// - `srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (909)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[doc(alias = "cuMemcpyDtoDAsync_v2")]
#[inline]
pub unsafe fn cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemcpyDtoDAsync_v2(dstDevice, srcDevice, ByteCount, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyDtoDAsync_v2",
                outcome,
                (dstDevice, srcDevice, ByteCount, hStream),
                rows::cuMemcpyDtoDAsync_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies host memory to a one-dimensional array, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyHtoAAsync_v2`. The raw call is [`sys::cuMemcpyHtoAAsync`](libcuda_sys::cuMemcpyHtoAAsync).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstArray`: The array to copy to.
/// - `dstOffset`: The offset into the array, in bytes.
/// - `srcHost`: The host memory to copy from, `ByteCount` bytes.
/// - `ByteCount`: The size of the copy, in bytes.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// `dstArray` must be a live array with room for `ByteCount` bytes from `dstOffset`. `srcHost` must be live memory of that many bytes. `hStream` must be null or a live stream, and both ranges must be free of races until the copy has run.
///
/// The array and the host memory must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstArray` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked by a query
///
/// - `dstArray` must be a one-dimensional array if `ByteCount` is not zero. (780)
///
/// # Explained after a refusal
///
/// - `ByteCount` is more than the bytes of `dstArray` from `dstOffset`. (825)
/// - `srcHost` is null, and `ByteCount` is not zero. (679)
/// - `dstArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[doc(alias = "cuMemcpyHtoAAsync_v2")]
#[inline]
pub unsafe fn cuMemcpyHtoAAsync(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemcpyHtoAAsync_v2(dstArray, dstOffset, srcHost, ByteCount, hStream)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyHtoAAsync_v2",
                outcome,
                (dstArray, dstOffset, srcHost, ByteCount, hStream),
                rows::cuMemcpyHtoAAsync_v2,
                move || {
                    checks::cuMemcpyHtoAAsync_v2(
                        dstArray,
                        0,
                        ptr::null_mut(),
                        ByteCount,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Copies a one-dimensional array to host memory, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyAtoHAsync_v2`. The raw call is [`sys::cuMemcpyAtoHAsync`](libcuda_sys::cuMemcpyAtoHAsync).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstHost`: The host memory to copy to, `ByteCount` bytes.
/// - `srcArray`: The array to copy from.
/// - `srcOffset`: The offset into the array, in bytes.
/// - `ByteCount`: The size of the copy, in bytes.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// `srcArray` must be a live array with `ByteCount` bytes from `srcOffset`. `dstHost` must be live memory of that many bytes. `hStream` must be null or a live stream, and both ranges must be free of races until the copy has run.
///
/// The array and the host memory must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `srcArray` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked by a query
///
/// - `srcArray` must be a one-dimensional array if `ByteCount` is not zero. (781)
///
/// # Explained after a refusal
///
/// - `ByteCount` is more than the bytes of `srcArray` from `srcOffset`. (826)
/// - `dstHost` is null, and `ByteCount` is not zero. (678)
/// - `srcArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[doc(alias = "cuMemcpyAtoHAsync_v2")]
#[inline]
pub unsafe fn cuMemcpyAtoHAsync(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemcpyAtoHAsync_v2(dstHost, srcArray, srcOffset, ByteCount, hStream)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyAtoHAsync_v2",
                outcome,
                (dstHost, srcArray, srcOffset, ByteCount, hStream),
                rows::cuMemcpyAtoHAsync_v2,
                move || {
                    checks::cuMemcpyAtoHAsync_v2(
                        ptr::null_mut(),
                        srcArray,
                        0,
                        ByteCount,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Copies a rectangle between host memory, device memory and arrays, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpy2DAsync_v2`. The raw call is [`sys::cuMemcpy2DAsync`](libcuda_sys::cuMemcpy2DAsync).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (pitch, height) = (512, 64); // bytes from one row to the next, and rows
/// let (image, part) = (calls::cuMemAlloc(pitch * height)?, calls::cuMemAlloc(16 * 16)?);
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// let copy = CUDA_MEMCPY2D {
///     srcMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
///     srcDevice: image,
///     srcPitch: pitch,
///     srcXInBytes: 100, // begins at byte 100 of row 8
///     srcY: 8,
///     dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
///     dstDevice: part,
///     dstPitch: 16,
///     WidthInBytes: 16,
///     Height: 16,
///     ..Default::default()
/// };
/// // SAFETY: each side has these rows, and lives until the stream is synchronized.
/// unsafe {
///     calls::cuMemcpy2DAsync(&copy, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(part)?;
///     calls::cuMemFree(image)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `pCopy`: The source and the destination of the copy, its width in bytes and its height in rows. The struct is read during the call.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// The addresses, arrays and extents in `pCopy` must describe live memory at both ends. `hStream` must be null or a live stream, and both ends must be free of races until the copy has run.
///
/// The memory and arrays of source and destination must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `pCopy` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - If `pCopy.WidthInBytes` and `pCopy.Height` are not zero:
///   - `pCopy.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (444)
///   - `pCopy.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (445)
///   - `pCopy.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes` if `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (446)
///   - `pCopy.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes` if `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (447)
///
/// # Checked by a query
///
/// - `pCopy.srcMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (791)
/// - `pCopy.dstMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (792)
/// - If `pCopy.WidthInBytes` and `pCopy.Height` are not zero:
///   - `pCopy.srcPitch` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) if `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (760)
///   - `pCopy.dstPitch` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) if `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (761)
///   - `pCopy.srcXInBytes` must be a multiple of the element size of `srcArray` if `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (795)
///   - `pCopy.dstXInBytes` must be a multiple of the element size of `dstArray` if `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (796)
///
/// # Explained after a refusal
///
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - If `pCopy.WidthInBytes` is not zero:
///   - `pCopy.Height` is more than the rows from `srcDevice` to the end of its memory, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE). (834)
///   - `pCopy.Height` is more than the rows from `dstDevice` to the end of its memory, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE). (835)
///   - `pCopy.Height` is more than the rows of `srcArray` from `srcY`, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (836)
///   - `pCopy.Height` is more than the rows of `dstArray` from `dstY`, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (837)
/// - If `pCopy.Height` is not zero:
///   - `pCopy.WidthInBytes` is more than the bytes of a row of `srcArray` from `srcXInBytes`, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (810)
///   - `pCopy.WidthInBytes` is more than the bytes of a row of `dstArray` from `dstXInBytes`, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (832)
/// - `pCopy.dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (998)
/// - `pCopy.srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (999)
/// - `pCopy.dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1000)
/// - `pCopy.srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1001)
/// - If `pCopy.WidthInBytes` and `pCopy.Height` are not zero:
///   - `pCopy.srcDevice` is zero, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). (831)
///   - `pCopy.dstDevice` is zero, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). (833)
///
/// # Left to the caller
///
/// - `pCopy.srcPitch` must come from [`cuMemAllocPitch`], for a copy within one device. Not checked, because the documentation says that others may fail, not that they do.
/// - `pCopy.dstPitch` must come from [`cuMemAllocPitch`], for a copy within one device. Not checked, because the documentation says that others may fail, not that they do.
/// - `pCopy` must have heights of at least `Height` and the first row together. Not checked, because the documentation names two heights that [`CUDA_MEMCPY2D`](libcuda_sys::CUDA_MEMCPY2D) does not have; there is nothing to check.
#[doc(alias = "cuMemcpy2DAsync_v2")]
#[inline]
pub unsafe fn cuMemcpy2DAsync(pCopy: &CUDA_MEMCPY2D, hStream: CUstream) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpy2DAsync_v2(pCopy, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy2DAsync_v2(pCopy, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpy2DAsync_v2",
                outcome,
                (pCopy, hStream),
                rows::cuMemcpy2DAsync_v2,
                move || checks::cuMemcpy2DAsync_v2(pCopy, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Copies a box between host memory, device memory and arrays, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpy3DAsync_v2`. The raw call is [`sys::cuMemcpy3DAsync`](libcuda_sys::cuMemcpy3DAsync).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `pCopy`: The source and the destination of the copy, its width in bytes, its height in rows and its depth in slices. The struct is read during the call.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// The addresses, arrays and extents in `pCopy` must describe live memory at both ends. `hStream` must be null or a live stream, and both ends must be free of races until the copy has run.
///
/// The memory and arrays of source and destination must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `pCopy` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - If `pCopy.WidthInBytes`, `pCopy.Height` and `pCopy.Depth` are not zero:
///   - `pCopy.srcMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (448)
///   - `pCopy.dstMemoryType` must be an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (449)
///   - If `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `pCopy.srcPitch` must be zero or at least `WidthInBytes` + `srcXInBytes`. (450)
///     - `pCopy.srcHeight` must be zero or at least `Height` + `srcY`. (451)
///   - If `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///     - `pCopy.dstPitch` must be zero or at least `WidthInBytes` + `dstXInBytes`. (452)
///     - `pCopy.dstHeight` must be zero or at least `Height` + `dstY`. (453)
///   - `pCopy.srcLOD` must be zero. (454)
///   - `pCopy.dstLOD` must be zero. (455)
///   - `pCopy.reserved0` must be null. (456)
///   - `pCopy.reserved1` must be null. (457)
///
/// # Checked by a query
///
/// - `pCopy.srcMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (791)
/// - `pCopy.dstMemoryType` must not be [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED) if the current device does not support it ([`CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)). (792)
/// - If `pCopy.WidthInBytes`, `pCopy.Height` and `pCopy.Depth` are not zero:
///   - `pCopy.srcPitch` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) if `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (793)
///   - `pCopy.dstPitch` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) if `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (794)
///   - `pCopy.srcXInBytes` must be a multiple of the element size of `srcArray` if `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (797)
///   - `pCopy.dstXInBytes` must be a multiple of the element size of `dstArray` if `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (798)
///
/// # Explained after a refusal
///
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `pCopy.dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1002)
/// - `pCopy.dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1003)
/// - `pCopy.srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1004)
/// - `pCopy.srcDevice` is, at least in part, memory that the current device cannot read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1005)
/// - `pCopy.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (891)
/// - `pCopy.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices, and `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). (892)
/// - If `pCopy.WidthInBytes`, `pCopy.Height` and `pCopy.Depth` are not zero:
///   - `pCopy.srcHost` is null, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1073)
///   - `pCopy.dstHost` is null, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST). (1074)
///   - `pCopy.srcArray` is null, and `pCopy.srcMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1075)
///   - `pCopy.dstArray` is null, and `pCopy.dstMemoryType` is [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1076)
///
/// # Left to the caller
///
/// - `pCopy.srcHeight` must not be zero if `Depth` is not 1 and `srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
/// - `pCopy.dstHeight` must not be zero if `Depth` is not 1 and `dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
#[doc(alias = "cuMemcpy3DAsync_v2")]
#[inline]
pub unsafe fn cuMemcpy3DAsync(pCopy: &CUDA_MEMCPY3D, hStream: CUstream) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpy3DAsync_v2(pCopy, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy3DAsync_v2(pCopy, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpy3DAsync_v2",
                outcome,
                (pCopy, hStream),
                rows::cuMemcpy3DAsync_v2,
                move || checks::cuMemcpy3DAsync_v2(pCopy, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Copies a box between memory of two contexts, in stream order.
///
/// Since CUDA 4.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemcpy3DPeerAsync`](libcuda_sys::cuMemcpy3DPeerAsync).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `pCopy`: The source and the destination of the copy with their contexts, its width in bytes, its height in rows and its depth in slices. The struct is read during the call.
/// - `hStream`: The stream that orders the copy. Null is the default stream.
///
/// # Safety
///
/// The addresses, arrays, contexts and extents in `pCopy` must describe live memory at both ends. `hStream` must be null or a live stream, and both ends must be free of races until the copy has run.
///
/// The memory, arrays and contexts of source and destination must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the copy is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `pCopy.dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1002)
/// - `pCopy.srcDevice` is, at least in part, memory that no device can read: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (1004)
/// - `pCopy.srcMemoryType` is not an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (1041)
/// - `pCopy.dstMemoryType` is not an enumerator of [`CUmemorytype`](libcuda_sys::CUmemorytype) that the driver's release has. (1042)
/// - If `pCopy.srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///   - `pCopy.srcPitch` is less than `WidthInBytes` + `srcXInBytes`. (1043)
///   - `pCopy.srcHeight` is less than `Height` + `srcY`. (1044)
///   - `pCopy.srcPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices. (891)
/// - If `pCopy.dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY):
///   - `pCopy.dstPitch` is less than `WidthInBytes` + `dstXInBytes`. (1045)
///   - `pCopy.dstHeight` is less than `Height` + `dstY`. (1046)
///   - `pCopy.dstPitch` is more than the largest [`CU_DEVICE_ATTRIBUTE_MAX_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH) of the devices. (892)
///
/// # Left to the caller
///
/// - `pCopy.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). Not checked, because the documentation names three of the four types in passing and forbids none; the driver decides.
/// - `pCopy.srcHeight` must not be zero if `Depth` is not 1 and `srcMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
/// - `pCopy.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_UNIFIED). Not checked, because the documentation names three of the four types in passing and forbids none; the driver decides.
/// - `pCopy.dstHeight` must not be zero if `Depth` is not 1 and `dstMemoryType` is not [`CU_MEMORYTYPE_ARRAY`](libcuda_sys::CUmemorytype::CU_MEMORYTYPE_ARRAY). Not checked, because the documentation allows zero at depth 1 and does not explicitly forbid it elsewhere.
#[inline]
pub unsafe fn cuMemcpy3DPeerAsync(pCopy: &CUDA_MEMCPY3D_PEER, hStream: CUstream) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy3DPeerAsync(pCopy, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpy3DPeerAsync",
                outcome,
                (pCopy, hStream),
                rows::cuMemcpy3DPeerAsync,
                unruled,
            )
        });
    }
    Ok(())
}

/// Copies memory between pairs of addresses as a batch in stream order. The copies of the batch are not ordered.
///
/// Since CUDA 13.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpyBatchAsync_v2`. The raw call is [`sys::cuMemcpyBatchAsync`](libcuda_sys::cuMemcpyBatchAsync).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dsts`: The addresses to copy to.
/// - `srcs`: The addresses to copy from.
/// - `sizes`: The sizes of the copies, in bytes.
/// - `count`: The number of copies.
/// - `attrs`: The attributes, each for one or more consecutive copies.
/// - `attrsIdxs`: For each element of `attrs`, the index of the first copy that it applies to. The first index is 0, each is greater than the one before, and all are less than `count`.
/// - `numAttrs`: The number of attributes, at most `count`.
/// - `hStream`: The stream that orders the batch. Must not be null or [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY).
///
/// # Safety
///
/// `dsts`, `srcs` and `sizes` must each be valid for `count` entries, `attrs` and `attrsIdxs` for `numAttrs`. Each pair must be live memory of its size, no copy may depend on another, and `hStream` must be a live stream.
///
/// The memory of each pair must stay valid until the stream has run the batch or, in stream capture, until the last launch of the graph has ended. A source with [`CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) is needed only during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `numAttrs`, `hStream`, `attrs` or `attrsIdxs` breaks a rule below
///
/// # Checked
///
/// - `numAttrs` must not be zero if `count` is not zero. (204)
/// - `hStream` must not be null, the legacy default stream. (470)
/// - `hStream` must not be [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY), the legacy default stream. (471)
/// - `numAttrs` must be at most `count`. (466)
/// - `attrs[i].srcAccessOrder` must be an enumerator of [`CUmemcpySrcAccessOrder`](libcuda_sys::CUmemcpySrcAccessOrder) that the driver's release has. (458)
/// - `attrsIdxs[0]` must be zero. (467)
/// - `attrsIdxs[i]` must be greater than the entry before. (468)
/// - `attrsIdxs[i]` must be below `count`. (469)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `count` is zero. (1020)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `srcs[i]` must not be in use by earlier work of the stream, and live until the call returns, with [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL). Not checked, because the queued work of a stream cannot be listed.
/// - `srcs[i]` must not be in use by earlier work of the stream, with [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). Not checked, because the queued work of a stream cannot be listed.
/// - `attrs[i].flags` must have no bits but [`CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE`](libcuda_sys::CUmemcpyFlags::CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE). Not checked, because the documentation describes one flag and forbids no other; the driver decides.
/// - `dsts` and `srcs` and `sizes` must have `count` entries each. Not checked, because the length behind a pointer is unknown.
/// - `attrs` and `attrsIdxs` must have `numAttrs` entries each. Not checked, because the length behind a pointer is unknown.
/// - `dsts[i]` and `srcs[i]` must be addresses, not arrays. Not checked, because an integer does not show its meaning.
/// - `dsts` and `srcs` must describe no copy that depends on another copy of the batch. Not checked, because addresses do not show the dependencies that a caller intends.
#[doc(alias = "cuMemcpyBatchAsync_v2")]
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuMemcpyBatchAsync(
    dsts: *mut CUdeviceptr,
    srcs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemcpyBatchAsync_v2(
            dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyBatchAsync_v2",
                outcome,
                ((), (), (), count, (), (), (), hStream),
                rows::cuMemcpyBatchAsync_v2,
                move || {
                    checks::cuMemcpyBatchAsync_v2(
                        ptr::null_mut(),
                        ptr::null_mut(),
                        ptr::null_mut(),
                        count,
                        attrs,
                        attrsIdxs,
                        numAttrs,
                        hStream,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Copies boxes between memory and arrays as a batch in stream order. The copies of the batch are not ordered.
///
/// Since CUDA 13.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemcpy3DBatchAsync_v2`. The raw call is [`sys::cuMemcpy3DBatchAsync`](libcuda_sys::cuMemcpy3DBatchAsync).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `numOps`: The number of copies.
/// - `opList`: The copies, each with its source and destination, its extent in elements, its access order and its flags. No extent may be zero.
/// - `flags`: Must be zero.
/// - `hStream`: The stream that orders the batch. Must not be null.
///
/// # Safety
///
/// `opList` must be valid for `numOps` entries, whose addresses, arrays and extents describe live memory. No copy may depend on another, and `hStream` must be a live stream.
///
/// The memory and arrays of each copy must stay valid until the stream has run the batch or, in stream capture, until the last launch of the graph has ended. A source with [`CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) is needed only during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags`, `hStream` or `opList` breaks a rule below
///
/// # Checked
///
/// - `flags` must be zero. (205)
/// - `hStream` must not be null, the default stream. (206)
/// - `opList[i].srcAccessOrder` must be an enumerator of [`CUmemcpySrcAccessOrder`](libcuda_sys::CUmemcpySrcAccessOrder) that the driver's release has. (458)
/// - `opList[i].extent.width` must not be zero. (462)
/// - `opList[i].extent.height` must not be zero. (463)
/// - `opList[i].extent.depth` must not be zero. (464)
/// - If `opList[i].src.type` is [`CU_MEMCPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER):
///   - `opList[i].src.op.ptr.rowLength` must be zero or at least `extent.width`. (460)
///   - `opList[i].src.op.ptr.layerHeight` must be zero or at least `extent.height`. (461)
/// - `opList[i].src.type` must be an enumerator of [`CUmemcpy3DOperandType`](libcuda_sys::CUmemcpy3DOperandType) that the driver's release has. (459)
/// - If `opList[i].dst.type` is [`CU_MEMCPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER):
///   - `opList[i].dst.op.ptr.rowLength` must be zero or at least `extent.width`. (460)
///   - `opList[i].dst.op.ptr.layerHeight` must be zero or at least `extent.height`. (461)
/// - `opList[i].dst.type` must be an enumerator of [`CUmemcpy3DOperandType`](libcuda_sys::CUmemcpy3DOperandType) that the driver's release has. (459)
///
/// # Checked by a query
///
/// - `opList[i].dst.op.array.array` must have elements of the size of those of `op.src.op.array.array` if `opList[i].src.type` and `opList[i].dst.type` are [`CU_MEMCPY_OPERAND_TYPE_ARRAY`](libcuda_sys::CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY). (799)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `numOps` is zero. (1020)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `opList[i].src.op.array.array` is null, and `opList[i].src.type` is [`CU_MEMCPY_OPERAND_TYPE_ARRAY`](libcuda_sys::CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `opList[i].dst.op.array.array` is null, and `opList[i].dst.type` is [`CU_MEMCPY_OPERAND_TYPE_ARRAY`](libcuda_sys::CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `opList[i].src` must not be in use by earlier work of the stream, and live until the call returns, with [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL). Not checked, because the queued work of a stream cannot be listed.
/// - `opList[i].src` must not be in use by earlier work of the stream, with [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). Not checked, because the queued work of a stream cannot be listed.
/// - `opList[i].flags` must have no bits but [`CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE`](libcuda_sys::CUmemcpyFlags::CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE). Not checked, because the documentation describes one flag and forbids no other; the driver decides.
/// - `opList` must have `numOps` entries. Not checked, because the length behind a pointer is unknown.
/// - `opList` must describe no copy that depends on another copy of the batch. Not checked, because addresses do not show the dependencies that a caller intends.
#[doc(alias = "cuMemcpy3DBatchAsync_v2")]
#[inline]
pub unsafe fn cuMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpy3DBatchAsync_v2",
                outcome,
                (numOps, opList, (), hStream),
                rows::cuMemcpy3DBatchAsync_v2,
                move || checks::cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream),
            )
        });
    }
    Ok(())
}

/// Copies memory between two addresses with attributes, in stream order.
///
/// Since CUDA 13.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemcpyWithAttributesAsync`](libcuda_sys::cuMemcpyWithAttributesAsync).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dst`: The address to copy to.
/// - `src`: The address to copy from.
/// - `size`: The size of the copy, in bytes.
/// - `attr`: The attributes of the copy: its access order, its location hints and its flags.
/// - `hStream`: The stream that orders the copy.
///
/// # Safety
///
/// `attr` must point to an initialized [`CUmemcpyAttributes`](libcuda_sys::CUmemcpyAttributes). `dst` and `src` must be live memory of `size` bytes each, free of races until the copy has run, and `hStream` must be null or a live stream.
///
/// Both ranges must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. With [`CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL), the source is needed only during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `attr` breaks a rule below
///
/// # Checked
///
/// - `attr.srcAccessOrder` must be an enumerator of [`CUmemcpySrcAccessOrder`](libcuda_sys::CUmemcpySrcAccessOrder) that the driver's release has. (458)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `src` must not be in use by earlier work of the stream, and live until the call returns, with [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL). Not checked, because the queued work of a stream cannot be listed.
/// - `src` must not be in use by earlier work of the stream, with [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). Not checked, because the queued work of a stream cannot be listed.
/// - `attr.flags` must have no bits but [`CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE`](libcuda_sys::CUmemcpyFlags::CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE). Not checked, because the documentation describes one flag and forbids no other; the driver decides.
#[inline]
pub unsafe fn cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    size: usize,
    attr: *mut CUmemcpyAttributes,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpyWithAttributesAsync",
                outcome,
                ((), (), (), (), hStream),
                rows::cuMemcpyWithAttributesAsync,
                move || checks::cuMemcpyWithAttributesAsync(0, 0, 0, attr, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Copies a box between memory and arrays with attributes, in stream order.
///
/// Since CUDA 13.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemcpy3DWithAttributesAsync`](libcuda_sys::cuMemcpy3DWithAttributesAsync).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `op`: The source and the destination of the copy, its extent in elements, its access order and its flags.
/// - `flags`: Must be zero.
/// - `hStream`: The stream that orders the copy.
///
/// # Safety
///
/// `op` must point to an initialized [`CUDA_MEMCPY3D_BATCH_OP`](libcuda_sys::CUDA_MEMCPY3D_BATCH_OP), whose addresses, arrays and extents describe live memory, free of races until the copy has run. `hStream` must be null or a live stream.
///
/// The memory and arrays of source and destination must stay valid until the stream has run the copy or, in stream capture, until the last launch of the graph has ended. With [`CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL), the source is needed only during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` or `op` breaks a rule below
///
/// # Checked
///
/// - `flags` must be zero. (207)
/// - `op.srcAccessOrder` must be an enumerator of [`CUmemcpySrcAccessOrder`](libcuda_sys::CUmemcpySrcAccessOrder) that the driver's release has. (458)
/// - `op.extent.width` must not be zero. (462)
/// - `op.extent.height` must not be zero. (463)
/// - `op.extent.depth` must not be zero. (464)
/// - If `op.src.type` is [`CU_MEMCPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER):
///   - `op.src.op.ptr.rowLength` must be zero or at least `extent.width`. (460)
///   - `op.src.op.ptr.layerHeight` must be zero or at least `extent.height`. (461)
/// - `op.src.type` must be an enumerator of [`CUmemcpy3DOperandType`](libcuda_sys::CUmemcpy3DOperandType) that the driver's release has. (459)
/// - If `op.dst.type` is [`CU_MEMCPY_OPERAND_TYPE_POINTER`](libcuda_sys::CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER):
///   - `op.dst.op.ptr.rowLength` must be zero or at least `extent.width`. (460)
///   - `op.dst.op.ptr.layerHeight` must be zero or at least `extent.height`. (461)
/// - `op.dst.type` must be an enumerator of [`CUmemcpy3DOperandType`](libcuda_sys::CUmemcpy3DOperandType) that the driver's release has. (459)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `op.src.op.array.array` is null, and `op.src.type` is [`CU_MEMCPY_OPERAND_TYPE_ARRAY`](libcuda_sys::CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `op.dst.op.array.array` is null, and `op.dst.type` is [`CU_MEMCPY_OPERAND_TYPE_ARRAY`](libcuda_sys::CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `op.src` and `op.dst` must have elements of the same size if both are arrays. Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `op.src` must not be in use by earlier work of the stream, and live until the call returns, with [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL). Not checked, because the queued work of a stream cannot be listed.
/// - `op.src` must not be in use by earlier work of the stream, with [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](libcuda_sys::CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). Not checked, because the queued work of a stream cannot be listed.
/// - `op.flags` must have no bits but [`CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE`](libcuda_sys::CUmemcpyFlags::CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE). Not checked, because the documentation describes one flag and forbids no other; the driver decides.
#[inline]
pub unsafe fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemcpy3DWithAttributesAsync(op, flags, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemcpy3DWithAttributesAsync(op, flags, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemcpy3DWithAttributesAsync",
                outcome,
                (op, (), hStream),
                rows::cuMemcpy3DWithAttributesAsync,
                move || checks::cuMemcpy3DWithAttributesAsync(op, flags, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Fills device memory with a value of 8 bits.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemsetD8_v2`. The raw call is [`sys::cuMemsetD8`](libcuda_sys::cuMemsetD8).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (first, second) = (calls::cuMemAlloc(4096)?, calls::cuMemAlloc(4096)?);
/// // SAFETY: both have 4096 bytes, and nothing uses them after they are freed.
/// unsafe {
///     calls::cuMemsetD8(first, 0, 4096)?; // counts bytes
///     calls::cuMemsetD32(first, 0x3f80_0000, 1024)?; // counts elements of 32 bits: 1.0
///     calls::cuMemcpyDtoD(second, first, 4096)?; // to the second from the first
///     calls::cuMemFree(first)?;
///     calls::cuMemFree(second)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory.
/// - `uc`: The value.
/// - `N`: The number of values to write.
///
/// # Safety
///
/// `dstDevice` must be live memory of `N` values of 8 bits.
///
/// The fill may complete after the call. Until then, the memory must stay allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (914)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (915)
/// - `dstDevice` is not an address that CUDA knows. (680)
/// - `N` is more than the elements from `dstDevice` to the end of its memory. (681)
#[doc(alias = "cuMemsetD8_v2")]
#[inline]
pub unsafe fn cuMemsetD8(dstDevice: CUdeviceptr, uc: c_uchar, N: usize) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemsetD8_v2(dstDevice, uc, N) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemsetD8_v2", outcome, (dstDevice, (), N), rows::cuMemsetD8_v2, unruled)
        });
    }
    Ok(())
}

/// Fills device memory with a value of 16 bits.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemsetD16_v2`. The raw call is [`sys::cuMemsetD16`](libcuda_sys::cuMemsetD16).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory, a multiple of 2.
/// - `us`: The value.
/// - `N`: The number of values to write.
///
/// # Safety
///
/// `dstDevice` must be live memory of `N` values of 16 bits.
///
/// The fill may complete after the call. Until then, the memory must stay allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstDevice` breaks a rule below
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 2 if `N` is not zero. (208)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (916)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (917)
/// - `dstDevice` is not an address that CUDA knows. (680)
/// - `N` is more than the elements from `dstDevice` to the end of its memory. (683)
#[doc(alias = "cuMemsetD16_v2")]
#[inline]
pub unsafe fn cuMemsetD16(dstDevice: CUdeviceptr, us: c_ushort, N: usize) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemsetD16_v2(dstDevice, us, N) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemsetD16_v2(dstDevice, us, N) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD16_v2",
                outcome,
                (dstDevice, (), N),
                rows::cuMemsetD16_v2,
                move || checks::cuMemsetD16_v2(dstDevice, 0, N),
            )
        });
    }
    Ok(())
}

/// Fills device memory with a value of 32 bits.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemsetD32_v2`. The raw call is [`sys::cuMemsetD32`](libcuda_sys::cuMemsetD32).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (first, second) = (calls::cuMemAlloc(4096)?, calls::cuMemAlloc(4096)?);
/// // SAFETY: both have 4096 bytes, and nothing uses them after they are freed.
/// unsafe {
///     calls::cuMemsetD8(first, 0, 4096)?; // counts bytes
///     calls::cuMemsetD32(first, 0x3f80_0000, 1024)?; // counts elements of 32 bits: 1.0
///     calls::cuMemcpyDtoD(second, first, 4096)?; // to the second from the first
///     calls::cuMemFree(first)?;
///     calls::cuMemFree(second)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory, a multiple of 4.
/// - `ui`: The value.
/// - `N`: The number of values to write.
///
/// # Safety
///
/// `dstDevice` must be live memory of `N` values of 32 bits.
///
/// The fill may complete after the call. Until then, the memory must stay allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstDevice` breaks a rule below
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 4 if `N` is not zero. (209)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (918)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (919)
/// - `dstDevice` is not an address that CUDA knows. (680)
/// - `N` is more than the elements from `dstDevice` to the end of its memory. (685)
#[doc(alias = "cuMemsetD32_v2")]
#[inline]
pub unsafe fn cuMemsetD32(dstDevice: CUdeviceptr, ui: c_uint, N: usize) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemsetD32_v2(dstDevice, ui, N) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemsetD32_v2(dstDevice, ui, N) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD32_v2",
                outcome,
                (dstDevice, (), N),
                rows::cuMemsetD32_v2,
                move || checks::cuMemsetD32_v2(dstDevice, 0, N),
            )
        });
    }
    Ok(())
}

/// Fills a rectangle of device memory with a value of 8 bits.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemsetD2D8_v2`. The raw call is [`sys::cuMemsetD2D8`](libcuda_sys::cuMemsetD2D8).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory.
/// - `dstPitch`: The distance between the starts of two rows, in bytes. Ignored if `Height` is 1.
/// - `uc`: The value.
/// - `Width`: The number of values in a row.
/// - `Height`: The number of rows.
///
/// # Safety
///
/// `dstDevice` must be live memory of `Height` rows, `dstPitch` bytes apart, of `Width` values of 8 bits.
///
/// The fill may complete after the call. Until then, the memory must stay allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (996)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (997)
/// - `dstDevice` is not an address that CUDA knows. (904)
/// - `dstPitch` is less than the bytes of a row. (757)
#[doc(alias = "cuMemsetD2D8_v2")]
#[inline]
pub unsafe fn cuMemsetD2D8(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemsetD2D8_v2(dstDevice, dstPitch, uc, Width, Height) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD2D8_v2",
                outcome,
                (dstDevice, dstPitch, (), Width, Height),
                rows::cuMemsetD2D8_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Fills a rectangle of device memory with a value of 16 bits.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemsetD2D16_v2`. The raw call is [`sys::cuMemsetD2D16`](libcuda_sys::cuMemsetD2D16).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory, a multiple of 2.
/// - `dstPitch`: The distance between the starts of two rows, in bytes, a multiple of 2. Ignored if `Height` is 1.
/// - `us`: The value.
/// - `Width`: The number of values in a row.
/// - `Height`: The number of rows.
///
/// # Safety
///
/// `dstDevice` must be live memory of `Height` rows, `dstPitch` bytes apart, of `Width` values of 16 bits.
///
/// The fill may complete after the call. Until then, the memory must stay allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstDevice` or `dstPitch` breaks a rule below
///
/// # Checked
///
/// - If `Width` and `Height` are not zero:
///   - `dstDevice` must be a multiple of 2. (637)
///   - `dstPitch` must be a multiple of 2 if `Height` is not 1. (210)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (996)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (997)
/// - `dstDevice` is not an address that CUDA knows. (904)
/// - `dstPitch` is less than the bytes of a row. (758)
#[doc(alias = "cuMemsetD2D16_v2")]
#[inline]
pub unsafe fn cuMemsetD2D16(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemsetD2D16_v2(dstDevice, dstPitch, us, Width, Height) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD2D16_v2",
                outcome,
                (dstDevice, dstPitch, (), Width, Height),
                rows::cuMemsetD2D16_v2,
                move || checks::cuMemsetD2D16_v2(dstDevice, dstPitch, 0, Width, Height),
            )
        });
    }
    Ok(())
}

/// Fills a rectangle of device memory with a value of 32 bits.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuMemsetD2D32_v2`. The raw call is [`sys::cuMemsetD2D32`](libcuda_sys::cuMemsetD2D32).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory, a multiple of 4.
/// - `dstPitch`: The distance between the starts of two rows, in bytes, a multiple of 4. Ignored if `Height` is 1.
/// - `ui`: The value.
/// - `Width`: The number of values in a row.
/// - `Height`: The number of rows.
///
/// # Safety
///
/// `dstDevice` must be live memory of `Height` rows, `dstPitch` bytes apart, of `Width` values of 32 bits.
///
/// The fill may complete after the call. Until then, the memory must stay allocated.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstDevice` or `dstPitch` breaks a rule below
///
/// # Checked
///
/// - If `Width` and `Height` are not zero:
///   - `dstDevice` must be a multiple of 4. (636)
///   - `dstPitch` must be a multiple of 4 if `Height` is not 1. (211)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (996)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (997)
/// - `dstDevice` is not an address that CUDA knows. (904)
/// - `dstPitch` is less than the bytes of a row. (759)
#[doc(alias = "cuMemsetD2D32_v2")]
#[inline]
pub unsafe fn cuMemsetD2D32(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemsetD2D32_v2(dstDevice, dstPitch, ui, Width, Height) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD2D32_v2",
                outcome,
                (dstDevice, dstPitch, (), Width, Height),
                rows::cuMemsetD2D32_v2,
                move || checks::cuMemsetD2D32_v2(dstDevice, dstPitch, 0, Width, Height),
            )
        });
    }
    Ok(())
}

/// Fills device memory with a value of 8 bits, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemsetD8Async`](libcuda_sys::cuMemsetD8Async).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (first, second) = (calls::cuMemAlloc(4096)?, calls::cuMemAlloc(4096)?);
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: both have 4096 bytes, and live until the stream is synchronized.
/// unsafe {
///     calls::cuMemsetD8Async(first, 0, 4096, stream)?; // counts bytes
///     calls::cuMemsetD32Async(first, 7, 10, stream)?; // counts elements of 32 bits
///     calls::cuMemcpyDtoDAsync(second, first, 4096, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(first)?;
///     calls::cuMemFree(second)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory.
/// - `uc`: The value.
/// - `N`: The number of values to write.
/// - `hStream`: The stream that orders the fill. Null is the default stream.
///
/// # Safety
///
/// `dstDevice` must be live memory of `N` values of 8 bits. `hStream` must be null or a live stream, and the range must be free of races until the fill has run.
///
/// The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (914)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (915)
/// - `dstDevice` is not an address that CUDA knows. (680)
/// - `N` is more than the elements from `dstDevice` to the end of its memory. (681)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuMemsetD8Async(
    dstDevice: CUdeviceptr,
    uc: c_uchar,
    N: usize,
    hStream: CUstream,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemsetD8Async(dstDevice, uc, N, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD8Async",
                outcome,
                (dstDevice, (), N, hStream),
                rows::cuMemsetD8Async,
                unruled,
            )
        });
    }
    Ok(())
}

/// Fills device memory with a value of 16 bits, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemsetD16Async`](libcuda_sys::cuMemsetD16Async).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory, a multiple of 2.
/// - `us`: The value.
/// - `N`: The number of values to write.
/// - `hStream`: The stream that orders the fill. Null is the default stream.
///
/// # Safety
///
/// `dstDevice` must be live memory of `N` values of 16 bits. `hStream` must be null or a live stream, and the range must be free of races until the fill has run.
///
/// The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstDevice` breaks a rule below
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 2 if `N` is not zero. (208)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (916)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (917)
/// - `dstDevice` is not an address that CUDA knows. (680)
/// - `N` is more than the elements from `dstDevice` to the end of its memory. (683)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuMemsetD16Async(
    dstDevice: CUdeviceptr,
    us: c_ushort,
    N: usize,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemsetD16Async(dstDevice, us, N, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemsetD16Async(dstDevice, us, N, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD16Async",
                outcome,
                (dstDevice, (), N, hStream),
                rows::cuMemsetD16Async,
                move || checks::cuMemsetD16Async(dstDevice, 0, N, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Fills device memory with a value of 32 bits, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemsetD32Async`](libcuda_sys::cuMemsetD32Async).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (first, second) = (calls::cuMemAlloc(4096)?, calls::cuMemAlloc(4096)?);
/// let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
/// // SAFETY: both have 4096 bytes, and live until the stream is synchronized.
/// unsafe {
///     calls::cuMemsetD8Async(first, 0, 4096, stream)?; // counts bytes
///     calls::cuMemsetD32Async(first, 7, 10, stream)?; // counts elements of 32 bits
///     calls::cuMemcpyDtoDAsync(second, first, 4096, stream)?;
///     calls::cuStreamSynchronize(stream)?;
///     calls::cuStreamDestroy(stream)?;
///     calls::cuMemFree(first)?;
///     calls::cuMemFree(second)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory, a multiple of 4.
/// - `ui`: The value.
/// - `N`: The number of values to write.
/// - `hStream`: The stream that orders the fill. Null is the default stream.
///
/// # Safety
///
/// `dstDevice` must be live memory of `N` values of 32 bits. `hStream` must be null or a live stream, and the range must be free of races until the fill has run.
///
/// The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstDevice` breaks a rule below
///
/// # Checked
///
/// - `dstDevice` must be a multiple of 4 if `N` is not zero. (209)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (918)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (919)
/// - `dstDevice` is not an address that CUDA knows. (680)
/// - `N` is more than the elements from `dstDevice` to the end of its memory. (685)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuMemsetD32Async(
    dstDevice: CUdeviceptr,
    ui: c_uint,
    N: usize,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemsetD32Async(dstDevice, ui, N, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemsetD32Async(dstDevice, ui, N, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD32Async",
                outcome,
                (dstDevice, (), N, hStream),
                rows::cuMemsetD32Async,
                move || checks::cuMemsetD32Async(dstDevice, 0, N, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Fills a rectangle of device memory with a value of 8 bits, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemsetD2D8Async`](libcuda_sys::cuMemsetD2D8Async).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory.
/// - `dstPitch`: The distance between the starts of two rows, in bytes. Ignored if `Height` is 1.
/// - `uc`: The value.
/// - `Width`: The number of values in a row.
/// - `Height`: The number of rows.
/// - `hStream`: The stream that orders the fill. Null is the default stream.
///
/// # Safety
///
/// `dstDevice` must be live memory of `Height` rows, `dstPitch` bytes apart, of `Width` values of 8 bits. `hStream` must be null or a live stream, and the range must be free of races until the fill has run.
///
/// The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (996)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (997)
/// - `dstDevice` is not an address that CUDA knows. (904)
/// - `dstPitch` is less than the bytes of a row. (757)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuMemsetD2D8Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: c_uchar,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemsetD2D8Async(dstDevice, dstPitch, uc, Width, Height, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD2D8Async",
                outcome,
                (dstDevice, dstPitch, (), Width, Height, hStream),
                rows::cuMemsetD2D8Async,
                unruled,
            )
        });
    }
    Ok(())
}

/// Fills a rectangle of device memory with a value of 16 bits, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemsetD2D16Async`](libcuda_sys::cuMemsetD2D16Async).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory, a multiple of 2.
/// - `dstPitch`: The distance between the starts of two rows, in bytes, a multiple of 2. Ignored if `Height` is 1.
/// - `us`: The value.
/// - `Width`: The number of values in a row.
/// - `Height`: The number of rows.
/// - `hStream`: The stream that orders the fill. Null is the default stream.
///
/// # Safety
///
/// `dstDevice` must be live memory of `Height` rows, `dstPitch` bytes apart, of `Width` values of 16 bits. `hStream` must be null or a live stream, and the range must be free of races until the fill has run.
///
/// The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstDevice` or `dstPitch` breaks a rule below
///
/// # Checked
///
/// - If `Width` and `Height` are not zero:
///   - `dstDevice` must be a multiple of 2. (637)
///   - `dstPitch` must be a multiple of 2 if `Height` is not 1. (210)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (996)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (997)
/// - `dstDevice` is not an address that CUDA knows. (904)
/// - `dstPitch` is less than the bytes of a row. (758)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: c_ushort,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemsetD2D16Async(dstDevice, dstPitch, us, Width, Height, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD2D16Async",
                outcome,
                (dstDevice, dstPitch, (), Width, Height, hStream),
                rows::cuMemsetD2D16Async,
                move || {
                    checks::cuMemsetD2D16Async(
                        dstDevice,
                        dstPitch,
                        0,
                        Width,
                        Height,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Fills a rectangle of device memory with a value of 32 bits, in stream order.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemsetD2D32Async`](libcuda_sys::cuMemsetD2D32Async).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `dstDevice`: The start of the memory, a multiple of 4.
/// - `dstPitch`: The distance between the starts of two rows, in bytes, a multiple of 4. Ignored if `Height` is 1.
/// - `ui`: The value.
/// - `Width`: The number of values in a row.
/// - `Height`: The number of rows.
/// - `hStream`: The stream that orders the fill. Null is the default stream.
///
/// # Safety
///
/// `dstDevice` must be live memory of `Height` rows, `dstPitch` bytes apart, of `Width` values of 32 bits. `hStream` must be null or a live stream, and the range must be free of races until the fill has run.
///
/// The memory must stay allocated until the stream has run the fill or, in stream capture, until the last launch of the graph has ended. `hStream` may be destroyed while the fill is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dstDevice` or `dstPitch` breaks a rule below
///
/// # Checked
///
/// - If `Width` and `Height` are not zero:
///   - `dstDevice` must be a multiple of 4. (636)
///   - `dstPitch` must be a multiple of 4 if `Height` is not 1. (211)
///
/// # Explained after a refusal
///
/// - `dstDevice` is, at least in part, memory that no device can write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (996)
/// - `dstDevice` is, at least in part, memory that the current device cannot write: [`cuMemSetAccess`](crate::calls::cuMemSetAccess) grants access. (997)
/// - `dstDevice` is not an address that CUDA knows. (904)
/// - `dstPitch` is less than the bytes of a row. (759)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: c_uint,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemsetD2D32Async(dstDevice, dstPitch, ui, Width, Height, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemsetD2D32Async",
                outcome,
                (dstDevice, dstPitch, (), Width, Height, hStream),
                rows::cuMemsetD2D32Async,
                move || {
                    checks::cuMemsetD2D32Async(
                        dstDevice,
                        dstPitch,
                        0,
                        Width,
                        Height,
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}

/// Creates a one-dimensional or two-dimensional array.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuArrayCreate_v2`. The raw call is [`sys::cuArrayCreate`](libcuda_sys::cuArrayCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut line = [1_f32; 64];
/// let array = calls::cuArrayCreate(&CUDA_ARRAY_DESCRIPTOR {
///     Width: line.len(), // in elements
///     Height: 0,         // one dimension
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 1,
/// })?;
/// // SAFETY: the array has as many bytes as the line, and is destroyed last.
/// unsafe {
///     calls::cuMemcpyHtoA(array, 0, line.as_ptr().cast(), size_of_val(&line))?;
///     calls::cuMemcpyAtoH(line.as_mut_ptr().cast(), array, 0, size_of_val(&line))?;
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `pAllocateArray`: The size and the element format of the array. With a height of 0 it has one dimension.
///
/// # Returns
///
/// The array, which [`cuArrayDestroy`] destroys.
///
/// # Why it is safe
///
/// The argument is a reference to a whole struct of numbers, which the driver only reads.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `pAllocateArray` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `pAllocateArray.NumChannels` must be 1, 2 or 4, if `pAllocateArray.Format` is [`CU_AD_FORMAT_UNSIGNED_INT8`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8), [`CU_AD_FORMAT_UNSIGNED_INT16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT16), [`CU_AD_FORMAT_UNSIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32), [`CU_AD_FORMAT_SIGNED_INT8`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT8), [`CU_AD_FORMAT_SIGNED_INT16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT16), [`CU_AD_FORMAT_SIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT32), [`CU_AD_FORMAT_HALF`](libcuda_sys::CUarray_format::CU_AD_FORMAT_HALF) or [`CU_AD_FORMAT_FLOAT`](libcuda_sys::CUarray_format::CU_AD_FORMAT_FLOAT). (402)
///
/// # Explained after a refusal
///
/// - `pAllocateArray.Width` is zero. (1157)
/// - `pAllocateArray.Width` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH), and `pAllocateArray.Height` is 0. (1158)
/// - `pAllocateArray.Width` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH), and `pAllocateArray.Height` is not zero. (1159)
/// - `pAllocateArray.Height` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT). (1160)
/// - `pAllocateArray.Format` is not an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) that the driver's release has. (741)
///
/// # Left to the caller
///
/// - `pAllocateArray.Format` must be an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) other than [`CU_AD_FORMAT_MAX`](libcuda_sys::CUarray_format::CU_AD_FORMAT_MAX). Not checked, because the list grows with releases and lags behind the enumerators; the driver decides. (Explained after a refusal: 741)
/// - `pAllocateArray.NumChannels` must be 1, 2 or 4, for any other format. Not checked, because the documentation leaves out formats of three channels, such as [`CU_AD_FORMAT_BC6H_UF16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_BC6H_UF16); the driver decides.
#[doc(alias = "cuArrayCreate_v2")]
#[inline]
pub fn cuArrayCreate(pAllocateArray: &CUDA_ARRAY_DESCRIPTOR) -> Result<CUarray> {
    let mut pHandle = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuArrayCreate_v2(&mut pHandle, pAllocateArray) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuArrayCreate_v2(&mut pHandle, pAllocateArray) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuArrayCreate_v2",
                outcome,
                ((), pAllocateArray),
                rows::cuArrayCreate_v2,
                move || checks::cuArrayCreate_v2(&mut pHandle, pAllocateArray),
            )
        });
    }
    Ok(pHandle)
}

/// Returns the size and the element format of a one-dimensional or two-dimensional array.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuArrayGetDescriptor_v2`. The raw call is [`sys::cuArrayGetDescriptor`](libcuda_sys::cuArrayGetDescriptor).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `hArray`: The array.
///
/// # Returns
///
/// The size and the element format.
///
/// # Safety
///
/// `hArray` must be a live array.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `hArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[doc(alias = "cuArrayGetDescriptor_v2")]
#[inline]
pub unsafe fn cuArrayGetDescriptor(hArray: CUarray) -> Result<CUDA_ARRAY_DESCRIPTOR> {
    let mut pArrayDescriptor = CUDA_ARRAY_DESCRIPTOR::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuArrayGetDescriptor_v2(&mut pArrayDescriptor, hArray) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuArrayGetDescriptor_v2",
                outcome,
                ((), hArray),
                rows::cuArrayGetDescriptor_v2,
                unruled,
            )
        });
    }
    Ok(pArrayDescriptor)
}

/// Returns the tile layout of a sparse array.
///
/// Since CUDA 11.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuArrayGetSparseProperties`](libcuda_sys::cuArrayGetSparseProperties).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `array`: The array, created with [`CUDA_ARRAY3D_SPARSE`](libcuda_sys::CUDA_ARRAY3D_SPARSE). It must not be a level of a mipmapped array.
///
/// # Returns
///
/// The extent of a tile and the mip tail of the array.
///
/// # Safety
///
/// `array` must be a live array.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE):
///   - `array` must have been created with [`CUDA_ARRAY3D_SPARSE`](libcuda_sys::CUDA_ARRAY3D_SPARSE).
///   - `array` must come from [`cuArrayCreate`] or [`cuArray3DCreate`], not from [`cuMipmappedArrayGetLevel`].
///
/// # Explained after a refusal
///
/// - `array` was created without [`CUDA_ARRAY3D_SPARSE`](libcuda_sys::CUDA_ARRAY3D_SPARSE). (742)
/// - `array` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `array` must have been created with [`CUDA_ARRAY3D_SPARSE`](libcuda_sys::CUDA_ARRAY3D_SPARSE). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 742)
/// - `array` must come from [`cuArrayCreate`] or [`cuArray3DCreate`], not from [`cuMipmappedArrayGetLevel`]. Not checked, because an array does not show which call returned it.
#[inline]
pub unsafe fn cuArrayGetSparseProperties(array: CUarray) -> Result<CUDA_ARRAY_SPARSE_PROPERTIES> {
    let mut sparseProperties = CUDA_ARRAY_SPARSE_PROPERTIES::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuArrayGetSparseProperties(&mut sparseProperties, array) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuArrayGetSparseProperties",
                outcome,
                ((), array),
                rows::cuArrayGetSparseProperties,
                unruled,
            )
        });
    }
    Ok(sparseProperties)
}

/// Returns the tile layout of a sparse mipmapped array.
///
/// Since CUDA 11.1. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMipmappedArrayGetSparseProperties`](libcuda_sys::cuMipmappedArrayGetSparseProperties).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `mipmap`: The mipmapped array, created with [`CUDA_ARRAY3D_SPARSE`](libcuda_sys::CUDA_ARRAY3D_SPARSE).
///
/// # Returns
///
/// The extent of a tile and the mip tail of the array.
///
/// # Safety
///
/// `mipmap` must be a live mipmapped array.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `mipmap` must have been created with [`CUDA_ARRAY3D_SPARSE`](libcuda_sys::CUDA_ARRAY3D_SPARSE).
///
/// # Explained after a refusal
///
/// - `mipmap` was created without [`CUDA_ARRAY3D_SPARSE`](libcuda_sys::CUDA_ARRAY3D_SPARSE). (743)
/// - `mipmap` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `mipmap` must have been created with [`CUDA_ARRAY3D_SPARSE`](libcuda_sys::CUDA_ARRAY3D_SPARSE). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 743)
#[inline]
pub unsafe fn cuMipmappedArrayGetSparseProperties(
    mipmap: CUmipmappedArray,
) -> Result<CUDA_ARRAY_SPARSE_PROPERTIES> {
    let mut sparseProperties = CUDA_ARRAY_SPARSE_PROPERTIES::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMipmappedArrayGetSparseProperties(&mut sparseProperties, mipmap) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMipmappedArrayGetSparseProperties",
                outcome,
                ((), mipmap),
                rows::cuMipmappedArrayGetSparseProperties,
                unruled,
            )
        });
    }
    Ok(sparseProperties)
}

/// Returns the size and alignment of the memory that an array needs.
///
/// Since CUDA 11.6. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuArrayGetMemoryRequirements`](libcuda_sys::cuArrayGetMemoryRequirements).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `array`: The array, created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING).
/// - `device`: The device on which the memory will be allocated.
///
/// # Returns
///
/// The size and the alignment, in bytes.
///
/// # Safety
///
/// `array` must be a live array.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `array` must have been created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING).
///
/// # Explained after a refusal
///
/// - `array` was created without [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (874)
/// - `array` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `device` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `array` must have been created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 874)
#[inline]
pub unsafe fn cuArrayGetMemoryRequirements(
    array: CUarray,
    device: CUdevice,
) -> Result<CUDA_ARRAY_MEMORY_REQUIREMENTS> {
    let mut memoryRequirements = CUDA_ARRAY_MEMORY_REQUIREMENTS::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuArrayGetMemoryRequirements(&mut memoryRequirements, array, device)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuArrayGetMemoryRequirements",
                outcome,
                ((), array, device),
                rows::cuArrayGetMemoryRequirements,
                unruled,
            )
        });
    }
    Ok(memoryRequirements)
}

/// Returns the size and alignment of the memory that a mipmapped array needs.
///
/// Since CUDA 11.6. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMipmappedArrayGetMemoryRequirements`](libcuda_sys::cuMipmappedArrayGetMemoryRequirements).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `mipmap`: The mipmapped array, created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING).
/// - `device`: The device on which the memory will be allocated.
///
/// # Returns
///
/// The size and the alignment, in bytes.
///
/// # Safety
///
/// `mipmap` must be a live mipmapped array.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `mipmap` must have been created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING).
///
/// # Explained after a refusal
///
/// - `mipmap` was created without [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (875)
/// - `mipmap` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `device` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `mipmap` must have been created with [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 875)
#[inline]
pub unsafe fn cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray,
    device: CUdevice,
) -> Result<CUDA_ARRAY_MEMORY_REQUIREMENTS> {
    let mut memoryRequirements = CUDA_ARRAY_MEMORY_REQUIREMENTS::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMipmappedArrayGetMemoryRequirements(&mut memoryRequirements, mipmap, device)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMipmappedArrayGetMemoryRequirements",
                outcome,
                ((), mipmap, device),
                rows::cuMipmappedArrayGetMemoryRequirements,
                unruled,
            )
        });
    }
    Ok(memoryRequirements)
}

/// Returns one plane of an array with a planar format.
///
/// Since CUDA 11.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuArrayGetPlane`](libcuda_sys::cuArrayGetPlane).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `hArray`: The array, of a planar format such as [`CUarray_format::CU_AD_FORMAT_NV12`](libcuda_sys::CUarray_format::CU_AD_FORMAT_NV12).
/// - `planeIdx`: The index of the plane, from 0.
///
/// # Returns
///
/// The plane, as an array that is a part of `hArray`.
///
/// # Safety
///
/// `hArray` must be a live array.
///
/// The plane must not be used after `hArray` is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE):
///   - `planeIdx` must not be greater than the number of planes.
///   - `hArray` must have a format of several planes.
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `hArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `planeIdx` must not be greater than the number of planes. Not checked, because the index starts at zero, so the documentation seems off by one; the driver decides.
/// - `hArray` must have a format of several planes. Not checked, because the documentation names one such format and no list; the driver decides.
#[inline]
pub unsafe fn cuArrayGetPlane(hArray: CUarray, planeIdx: c_uint) -> Result<CUarray> {
    let mut pPlaneArray = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuArrayGetPlane(&mut pPlaneArray, hArray, planeIdx) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuArrayGetPlane", outcome, ((), hArray), rows::cuArrayGetPlane, unruled)
        });
    }
    Ok(pPlaneArray)
}

/// Destroys an array and frees its memory.
///
/// Since CUDA 2.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuArrayDestroy`](libcuda_sys::cuArrayDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut line = [1_f32; 64];
/// let array = calls::cuArrayCreate(&CUDA_ARRAY_DESCRIPTOR {
///     Width: line.len(), // in elements
///     Height: 0,         // one dimension
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 1,
/// })?;
/// // SAFETY: the array has as many bytes as the line, and is destroyed last.
/// unsafe {
///     calls::cuMemcpyHtoA(array, 0, line.as_ptr().cast(), size_of_val(&line))?;
///     calls::cuMemcpyAtoH(line.as_mut_ptr().cast(), array, 0, size_of_val(&line))?;
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hArray`: The array.
///
/// # Safety
///
/// `hArray` must be a live array. Nothing may use it afterwards.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_ARRAY_IS_MAPPED`](libcuda_sys::CUresult::CUDA_ERROR_ARRAY_IS_MAPPED): `hArray` must not be mapped.
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
///
/// # Explained after a refusal
///
/// - `hArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hArray` must not be mapped. Not checked, because an array does not show whether it is mapped.
#[inline]
pub unsafe fn cuArrayDestroy(hArray: CUarray) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuArrayDestroy(hArray) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuArrayDestroy", outcome, (hArray,), rows::cuArrayDestroy, unruled)
        });
    }
    Ok(())
}

/// Creates an array of one to three dimensions, which can be layered or a cubemap.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuArray3DCreate_v2`. The raw call is [`sys::cuArray3DCreate`](libcuda_sys::cuArray3DCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let array = calls::cuArray3DCreate(&CUDA_ARRAY3D_DESCRIPTOR {
///     Width: 64,
///     Height: 64,
///     Depth: 0, // two dimensions
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 4,
///     Flags: CUDA_ARRAY3D_SURFACE_LDST, // kernels may write it
/// })?;
/// // SAFETY: nothing uses the array after its end.
/// unsafe {
///     println!("{:?}", calls::cuArray3DGetDescriptor(array)?.Format);
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `pAllocateArray`: The size, the element format and the flags of the array. A height or a depth of 0 means that the array lacks that dimension.
///
/// # Returns
///
/// The array, which [`cuArrayDestroy`] destroys.
///
/// # Why it is safe
///
/// The argument is a reference to a whole struct of numbers, which the driver only reads.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `pAllocateArray` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `pAllocateArray.NumChannels` must be 1, 2 or 4, if `pAllocateArray.Format` is [`CU_AD_FORMAT_UNSIGNED_INT8`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8), [`CU_AD_FORMAT_UNSIGNED_INT16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT16), [`CU_AD_FORMAT_UNSIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32), [`CU_AD_FORMAT_SIGNED_INT8`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT8), [`CU_AD_FORMAT_SIGNED_INT16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT16), [`CU_AD_FORMAT_SIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT32), [`CU_AD_FORMAT_HALF`](libcuda_sys::CUarray_format::CU_AD_FORMAT_HALF) or [`CU_AD_FORMAT_FLOAT`](libcuda_sys::CUarray_format::CU_AD_FORMAT_FLOAT). (402)
/// - `pAllocateArray.Width` must not be zero. (411)
/// - `pAllocateArray.Depth` must not be zero if `pAllocateArray.Flags` has [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED). (412)
/// - `pAllocateArray.Flags` must not have [`CUDA_ARRAY3D_TEXTURE_GATHER`](libcuda_sys::CUDA_ARRAY3D_TEXTURE_GATHER) if the array has layers or does not have two dimensions. (413)
/// - `pAllocateArray.Height` must not be zero if `pAllocateArray.Depth` is not zero and `pAllocateArray.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) or [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP). (414)
/// - If `pAllocateArray.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - If `pAllocateArray.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP):
///     - `pAllocateArray.Height` must be `Width`. (415)
///     - `pAllocateArray.Depth` must be 6. (416)
/// - If `pAllocateArray.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - `pAllocateArray.Height` must be `Width`. (417)
///   - `pAllocateArray.Depth` must be a multiple of 6. (418)
///
/// # Checked by a query
///
/// - If `pAllocateArray.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) or [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP):
///   - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH) if `pAllocateArray.Height` and `pAllocateArray.Depth` are 0. (403)
///   - If `pAllocateArray.Flags` has [`CUDA_ARRAY3D_TEXTURE_GATHER`](libcuda_sys::CUDA_ARRAY3D_TEXTURE_GATHER):
///     - If `pAllocateArray.Depth` is 0:
///       - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH) if `pAllocateArray.Height` is not zero. (406)
///       - `pAllocateArray.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT). (407)
///   - If `pAllocateArray.Depth` is not zero:
///     - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH) if the array exceeds a limit that ends in `_ALTERNATE`. (419)
///     - `pAllocateArray.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT) if the array exceeds a limit that ends in `_ALTERNATE`. (420)
///   - `pAllocateArray.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH) if the array exceeds a limit that ends in `_ALTERNATE`. (421)
///   - If `pAllocateArray.Flags` has [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST):
///     - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH) if `pAllocateArray.Height` and `pAllocateArray.Depth` are 0. (430)
///     - If `pAllocateArray.Depth` is 0:
///       - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH) if `pAllocateArray.Height` is not zero. (431)
///       - `pAllocateArray.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT). (432)
///     - If `pAllocateArray.Depth` is not zero:
///       - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH). (433)
///       - `pAllocateArray.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT). (434)
///     - `pAllocateArray.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH). (435)
/// - If `pAllocateArray.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED), [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) or [`CUDA_ARRAY3D_TEXTURE_GATHER`](libcuda_sys::CUDA_ARRAY3D_TEXTURE_GATHER):
///   - If `pAllocateArray.Depth` is 0:
///     - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH) if `pAllocateArray.Height` is not zero. (404)
///     - `pAllocateArray.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT). (405)
/// - If `pAllocateArray.Flags` does not have [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP):
///   - If `pAllocateArray.Flags` has [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///     - If `pAllocateArray.Height` is 0:
///       - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH). (422)
///       - `pAllocateArray.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS). (423)
///     - If `pAllocateArray.Height` is not zero:
///       - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH). (424)
///       - `pAllocateArray.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS). (426)
///     - `pAllocateArray.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT). (425)
///   - If `pAllocateArray.Flags` has [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) and [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST):
///     - If `pAllocateArray.Height` is 0:
///       - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH). (436)
///       - `pAllocateArray.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS). (437)
///     - If `pAllocateArray.Height` is not zero:
///       - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH). (438)
///       - `pAllocateArray.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS). (440)
///     - `pAllocateArray.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT). (439)
/// - If `pAllocateArray.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH) if `pAllocateArray.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP). (427)
///   - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH) if `pAllocateArray.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST). (441)
/// - If `pAllocateArray.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH). (428)
///   - `pAllocateArray.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS). (429)
/// - If `pAllocateArray.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP), [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) and [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST):
///   - `pAllocateArray.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH). (442)
///   - `pAllocateArray.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS). (443)
///
/// # Explained after a refusal
///
/// - `pAllocateArray.Format` is not an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) that the driver's release has. (741)
///
/// # Left to the caller
///
/// - `pAllocateArray.Format` must be an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) other than [`CU_AD_FORMAT_MAX`](libcuda_sys::CUarray_format::CU_AD_FORMAT_MAX). Not checked, because the list grows with releases and lags behind the enumerators; the driver decides. (Explained after a refusal: 741)
/// - `pAllocateArray.NumChannels` must be 1, 2 or 4, for any other format. Not checked, because the documentation leaves out formats of three channels, such as [`CU_AD_FORMAT_BC6H_UF16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_BC6H_UF16); the driver decides.
/// - `pAllocateArray.Flags` must have no bits but [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED), [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST), [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_TEXTURE_GATHER`](libcuda_sys::CUDA_ARRAY3D_TEXTURE_GATHER). Not checked, because the header defines five more flags that this list leaves out; the driver decides.
#[doc(alias = "cuArray3DCreate_v2")]
#[inline]
pub fn cuArray3DCreate(pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR) -> Result<CUarray> {
    let mut pHandle = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuArray3DCreate_v2(&mut pHandle, pAllocateArray) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuArray3DCreate_v2(&mut pHandle, pAllocateArray) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuArray3DCreate_v2",
                outcome,
                ((), pAllocateArray),
                rows::cuArray3DCreate_v2,
                move || checks::cuArray3DCreate_v2(&mut pHandle, pAllocateArray),
            )
        });
    }
    Ok(pHandle)
}

/// Returns the size, the element format and the flags of an array.
///
/// Since CUDA 3.2. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuArray3DGetDescriptor_v2`. The raw call is [`sys::cuArray3DGetDescriptor`](libcuda_sys::cuArray3DGetDescriptor).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let array = calls::cuArray3DCreate(&CUDA_ARRAY3D_DESCRIPTOR {
///     Width: 64,
///     Height: 64,
///     Depth: 0, // two dimensions
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 4,
///     Flags: CUDA_ARRAY3D_SURFACE_LDST, // kernels may write it
/// })?;
/// // SAFETY: nothing uses the array after its end.
/// unsafe {
///     println!("{:?}", calls::cuArray3DGetDescriptor(array)?.Format);
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hArray`: The array, of any number of dimensions.
///
/// # Returns
///
/// The size, the element format and the flags. Unused extents are 0.
///
/// # Safety
///
/// `hArray` must be a live array.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
///
/// # Explained after a refusal
///
/// - `hArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
#[doc(alias = "cuArray3DGetDescriptor_v2")]
#[inline]
pub unsafe fn cuArray3DGetDescriptor(hArray: CUarray) -> Result<CUDA_ARRAY3D_DESCRIPTOR> {
    let mut pArrayDescriptor = CUDA_ARRAY3D_DESCRIPTOR::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuArray3DGetDescriptor_v2(&mut pArrayDescriptor, hArray) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuArray3DGetDescriptor_v2",
                outcome,
                ((), hArray),
                rows::cuArray3DGetDescriptor_v2,
                unruled,
            )
        });
    }
    Ok(pArrayDescriptor)
}

/// Creates a mipmapped array.
///
/// Since CUDA 5.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMipmappedArrayCreate`](libcuda_sys::cuMipmappedArrayCreate).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `pMipmappedArrayDesc`: The size, the element format and the flags of level 0.
/// - `numMipmapLevels`: The number of levels. It is clamped to the range from 1 to the largest number that the size allows.
///
/// # Returns
///
/// The mipmapped array, which [`cuMipmappedArrayDestroy`] destroys.
///
/// # Why it is safe
///
/// The argument is a reference to a whole struct of numbers, which the driver only reads.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `pMipmappedArrayDesc` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `pMipmappedArrayDesc.NumChannels` must be 1, 2 or 4, if `pMipmappedArrayDesc.Format` is [`CU_AD_FORMAT_UNSIGNED_INT8`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8), [`CU_AD_FORMAT_UNSIGNED_INT16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT16), [`CU_AD_FORMAT_UNSIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32), [`CU_AD_FORMAT_SIGNED_INT8`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT8), [`CU_AD_FORMAT_SIGNED_INT16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT16), [`CU_AD_FORMAT_SIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_SIGNED_INT32), [`CU_AD_FORMAT_HALF`](libcuda_sys::CUarray_format::CU_AD_FORMAT_HALF) or [`CU_AD_FORMAT_FLOAT`](libcuda_sys::CUarray_format::CU_AD_FORMAT_FLOAT). (402)
/// - `pMipmappedArrayDesc.Width` must not be zero. (411)
/// - `pMipmappedArrayDesc.Depth` must not be zero if `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED). (412)
/// - `pMipmappedArrayDesc.Flags` must not have [`CUDA_ARRAY3D_TEXTURE_GATHER`](libcuda_sys::CUDA_ARRAY3D_TEXTURE_GATHER) if the array has layers or does not have two dimensions. (413)
/// - `pMipmappedArrayDesc.Height` must not be zero if `pMipmappedArrayDesc.Depth` is not zero and `pMipmappedArrayDesc.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) or [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP). (414)
/// - If `pMipmappedArrayDesc.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - If `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP):
///     - `pMipmappedArrayDesc.Height` must be `Width`. (415)
///     - `pMipmappedArrayDesc.Depth` must be 6. (416)
/// - If `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - `pMipmappedArrayDesc.Height` must be `Width`. (417)
///   - `pMipmappedArrayDesc.Depth` must be a multiple of 6. (418)
///
/// # Checked by a query
///
/// - If `pMipmappedArrayDesc.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) or [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP):
///   - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH) if `pMipmappedArrayDesc.Height` and `pMipmappedArrayDesc.Depth` are 0. (408)
///   - If `pMipmappedArrayDesc.Depth` is 0:
///     - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH) if `pMipmappedArrayDesc.Height` is not zero. (409)
///     - `pMipmappedArrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT). (410)
///   - If `pMipmappedArrayDesc.Depth` is not zero:
///     - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH) if the array exceeds a limit that ends in `_ALTERNATE`. (419)
///     - `pMipmappedArrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT) if the array exceeds a limit that ends in `_ALTERNATE`. (420)
///   - `pMipmappedArrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH) if the array exceeds a limit that ends in `_ALTERNATE`. (421)
///   - If `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST):
///     - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH) if `pMipmappedArrayDesc.Height` and `pMipmappedArrayDesc.Depth` are 0. (430)
///     - If `pMipmappedArrayDesc.Depth` is 0:
///       - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH) if `pMipmappedArrayDesc.Height` is not zero. (431)
///       - `pMipmappedArrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT). (432)
///     - If `pMipmappedArrayDesc.Depth` is not zero:
///       - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH). (433)
///       - `pMipmappedArrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT). (434)
///     - `pMipmappedArrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH). (435)
/// - If `pMipmappedArrayDesc.Flags` does not have [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP):
///   - If `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///     - If `pMipmappedArrayDesc.Height` is 0:
///       - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH). (422)
///       - `pMipmappedArrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS). (423)
///     - If `pMipmappedArrayDesc.Height` is not zero:
///       - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH). (424)
///       - `pMipmappedArrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS). (426)
///     - `pMipmappedArrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT). (425)
///   - If `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) and [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST):
///     - If `pMipmappedArrayDesc.Height` is 0:
///       - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH). (436)
///       - `pMipmappedArrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS). (437)
///     - If `pMipmappedArrayDesc.Height` is not zero:
///       - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH). (438)
///       - `pMipmappedArrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS). (440)
///     - `pMipmappedArrayDesc.Height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT). (439)
/// - If `pMipmappedArrayDesc.Flags` does not have [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH) if `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP). (427)
///   - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH) if `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST). (441)
/// - If `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED):
///   - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH). (428)
///   - `pMipmappedArrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS). (429)
/// - If `pMipmappedArrayDesc.Flags` has [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP), [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED) and [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST):
///   - `pMipmappedArrayDesc.Width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH). (442)
///   - `pMipmappedArrayDesc.Depth` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS). (443)
///
/// # Explained after a refusal
///
/// - `pMipmappedArrayDesc.Format` is not an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) that the driver's release has. (741)
///
/// # Left to the caller
///
/// - `pMipmappedArrayDesc.Format` must be an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) other than [`CU_AD_FORMAT_MAX`](libcuda_sys::CUarray_format::CU_AD_FORMAT_MAX). Not checked, because the list grows with releases and lags behind the enumerators; the driver decides. (Explained after a refusal: 741)
/// - `pMipmappedArrayDesc.NumChannels` must be 1, 2 or 4, for any other format. Not checked, because the documentation leaves out formats of three channels, such as [`CU_AD_FORMAT_BC6H_UF16`](libcuda_sys::CUarray_format::CU_AD_FORMAT_BC6H_UF16); the driver decides.
/// - `pMipmappedArrayDesc.Flags` must have no bits but [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED), [`CUDA_ARRAY3D_SURFACE_LDST`](libcuda_sys::CUDA_ARRAY3D_SURFACE_LDST), [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP) and [`CUDA_ARRAY3D_TEXTURE_GATHER`](libcuda_sys::CUDA_ARRAY3D_TEXTURE_GATHER). Not checked, because the header defines five more flags that this list leaves out; the driver decides.
#[inline]
pub fn cuMipmappedArrayCreate(
    pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR,
    numMipmapLevels: c_uint,
) -> Result<CUmipmappedArray> {
    let mut pHandle = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuMipmappedArrayCreate(&mut pHandle, pMipmappedArrayDesc, numMipmapLevels) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe {
        libcuda_sys::cuMipmappedArrayCreate(&mut pHandle, pMipmappedArrayDesc, numMipmapLevels)
    };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuMipmappedArrayCreate",
                outcome,
                ((), pMipmappedArrayDesc),
                rows::cuMipmappedArrayCreate,
                move || checks::cuMipmappedArrayCreate(&mut pHandle, pMipmappedArrayDesc, 0),
            )
        });
    }
    Ok(pHandle)
}

/// Returns one level of a mipmapped array.
///
/// Since CUDA 5.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMipmappedArrayGetLevel`](libcuda_sys::cuMipmappedArrayGetLevel).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `hMipmappedArray`: The mipmapped array.
/// - `level`: The index of the level. 0 is the largest.
///
/// # Returns
///
/// The level, as an array that is a part of `hMipmappedArray`.
///
/// # Safety
///
/// `hMipmappedArray` must be a live mipmapped array.
///
/// The level must not be used after `hMipmappedArray` is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `level` must not be greater than the number of levels.
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `level` is not below the number of the array's levels. (744)
/// - `hMipmappedArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `level` must not be greater than the number of levels. Not checked, because a mipmapped array does not show its levels, and the index starts at zero, so the documentation seems off by one; the driver decides. (Explained after a refusal: 744)
#[inline]
pub unsafe fn cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray,
    level: c_uint,
) -> Result<CUarray> {
    let mut pLevelArray = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMipmappedArrayGetLevel(&mut pLevelArray, hMipmappedArray, level) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMipmappedArrayGetLevel",
                outcome,
                ((), hMipmappedArray, level),
                rows::cuMipmappedArrayGetLevel,
                unruled,
            )
        });
    }
    Ok(pLevelArray)
}

/// Destroys a mipmapped array and all its levels.
///
/// Since CUDA 5.0. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMipmappedArrayDestroy`](libcuda_sys::cuMipmappedArrayDestroy).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `hMipmappedArray`: The mipmapped array. Neither it nor its levels may be in use.
///
/// # Safety
///
/// `hMipmappedArray` must be a live mipmapped array. Nothing may use it or its levels afterwards.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_ARRAY_IS_MAPPED`](libcuda_sys::CUresult::CUDA_ERROR_ARRAY_IS_MAPPED): `hMipmappedArray` must not be mapped.
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
///
/// # Explained after a refusal
///
/// - `hMipmappedArray` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `hMipmappedArray` must not be mapped. Not checked, because an array does not show whether it is mapped.
#[inline]
pub unsafe fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMipmappedArrayDestroy(hMipmappedArray) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMipmappedArrayDestroy",
                outcome,
                (hMipmappedArray,),
                rows::cuMipmappedArrayDestroy,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns a handle of the operating system, such as a DMA-BUF file descriptor, for a range of memory.
///
/// Since CUDA 11.7. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetHandleForAddressRange`](libcuda_sys::cuMemGetHandleForAddressRange).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `handle`: The handle, an `int` for [`CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`](libcuda_sys::CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD).
/// - `dptr`: The start of the range, a multiple of the host's page size.
/// - `size`: The size of the range, in bytes, a multiple of the host's page size.
/// - `handleType`: The type of the handle.
/// - `flags`: Zero, or [`CUmemRangeFlags::CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE`](libcuda_sys::CUmemRangeFlags::CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE) for a DMA-BUF.
///
/// # Safety
///
/// `handle` must be valid for writing the type that `handleType` requires: an int for [`CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`](libcuda_sys::CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD). `dptr` and `size` must be a range of live memory, mapped throughout.
///
/// The caller owns a returned file descriptor and closes it. The memory must stay allocated and must keep its mappings while the handle is in use.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `dptr`, `size` or `flags` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - Up to CUDA 12.6, `flags` must be zero. (214)
/// - Since CUDA 12.8, `flags` must have no bits but those of [`CUmemRangeFlags`](libcuda_sys::CUmemRangeFlags) that the driver's release has, if `handleType` is [`CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`](libcuda_sys::CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD). (215)
/// - `flags` must be zero if `handleType` is not [`CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`](libcuda_sys::CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD). (216)
///
/// # Checked by a query
///
/// - `dptr` must be a multiple of the size of the host's pages. (212)
/// - `size` must be a multiple of the size of the host's pages. (213)
///
/// # Explained after a refusal
///
/// - `handleType` is not an enumerator of [`CUmemRangeHandleType`](libcuda_sys::CUmemRangeHandleType) that the driver's release has. (1038)
/// - `flags` is not zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1039)
///
/// # Left to the caller
///
/// - `handleType` must be [`CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`](libcuda_sys::CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD). Not checked, because the documentation names one type and forbids no other; the driver decides.
/// - `flags` must be zero, on a platform that cannot map through PCIe BAR1, since CUDA 12.8. Not checked, because no attribute reports it.
/// - `dptr` and `size` must lie in memory of [`cuMemAlloc`] or [`cuMemAddressReserve`](crate::calls::cuMemAddressReserve), up to CUDA 12.1. Not checked, because an address does not show which call returned it.
/// - `dptr` and `size` must lie in memory of [`cuMemAlloc`], [`cuMemAddressReserve`](crate::calls::cuMemAddressReserve) or, on Tegra, [`cuMemAllocHost`] or [`cuMemHostAlloc`], in CUDA 12.2 to 12.9. Not checked, because an address does not show which call returned it.
/// - `dptr` and `size` must lie in memory of [`cuMemAlloc`], [`cuMemAddressReserve`](crate::calls::cuMemAddressReserve), [`cuMemAllocHost`] or [`cuMemHostAlloc`], since CUDA 13.0. Not checked, because an address does not show which call returned it.
/// - The device of `dptr` must support dma_buf ([`CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED)), with [`CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`](libcuda_sys::CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD), up to CUDA 12.9. Not checked, because the documentation leaves the query to the caller; the driver decides.
/// - The device of `dptr` must support dma_buf ([`CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED)), for memory of [`cuMemAlloc`] or [`cuMemAddressReserve`](crate::calls::cuMemAddressReserve), since CUDA 13.0. Not checked, because an address does not show which call returned it.
/// - The device must support dma_buf of host memory ([`CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED)), for memory of [`cuMemAllocHost`] or [`cuMemHostAlloc`], since CUDA 13.0. Not checked, because the documentation does not say which device.
/// - `dptr` and `size` must be mapped throughout by [`cuMemMap`](crate::calls::cuMemMap), for a range of [`cuMemAddressReserve`](crate::calls::cuMemAddressReserve). Not checked, because it needs the history of the mappings.
/// - `dptr` and `size` must be backed by allocations of one device with equal properties, for a range of [`cuMemAddressReserve`](crate::calls::cuMemAddressReserve). Not checked, because it needs the history of the mappings.
/// - `handle` must point to an int, with [`CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD`](libcuda_sys::CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD). Not checked, because a pointer does not show what it points to.
/// - `handle` must be fetched again whenever the memory behind the range changes. Not checked, because it concerns the time after the call.
#[inline]
pub unsafe fn cuMemGetHandleForAddressRange(
    handle: *mut c_void,
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemGetHandleForAddressRange(handle, dptr, size, handleType, flags)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemGetHandleForAddressRange",
                outcome,
                ((), (), (), handleType, flags),
                rows::cuMemGetHandleForAddressRange,
                move || {
                    checks::cuMemGetHandleForAddressRange(
                        ptr::null_mut(),
                        dptr,
                        size,
                        handleType,
                        flags,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Decompresses data in hardware as one batch, in stream order.
///
/// Since CUDA 12.6. [Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MEM.html) in NVIDIA's manual. The raw call is [`sys::cuMemBatchDecompressAsync`](libcuda_sys::cuMemBatchDecompressAsync).
///
/// Examples of this group: [`cuMemAlloc`], [`cuMemAllocHost`] and [`cuMemsetD8`].
///
/// # Parameters
///
/// - `paramsArray`: The operations, each with its source, destination, sizes and algorithm. All memory that they name must have [`CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE).
/// - `count`: The number of operations.
/// - `flags`: Must be zero.
/// - `errorIndex`: The index of the operation that caused an error of this call. `SIZE_MAX` stands for an error that belongs to no single operation.
/// - `stream`: The stream that orders the batch. Null is the default stream.
///
/// # Safety
///
/// `paramsArray` must be valid for `count` entries, whose addresses are live memory of the stated sizes. `errorIndex` must be null or valid for writing, and `stream` null or a live stream.
///
/// `paramsArray`, and the memory that its elements name, must stay valid until the stream has run the batch. `stream` may be destroyed while the batch is pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` or `paramsArray` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - `flags` must be zero. (217)
/// - `paramsArray[i].padding` must be zero. (218)
///
/// # Explained after a refusal
///
/// - `stream` is of a device whose [`CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK) is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (873)
/// - `stream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `stream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `paramsArray[i].algo` must be an algorithm of the device ([`CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK)). Not checked, because the documentation does not tie the call to the attribute; the driver decides.
/// - `paramsArray[i].src` must be memory for the decompression unit ([`CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE)). Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `paramsArray[i].dst` must be memory for the decompression unit ([`CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE)). Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `paramsArray[i].dstActBytes` must be memory for the decompression unit ([`CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE`](libcuda_sys::CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE)). Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `paramsArray[i].src` must be accessible from the device of `stream`. Not checked, because no query reports whether peer access is enabled.
/// - `paramsArray[i].dst` must be accessible from the device of `stream`. Not checked, because no query reports whether peer access is enabled.
/// - `paramsArray[i].dstActBytes` must be accessible from the device of `stream`. Not checked, because no query reports whether peer access is enabled.
/// - `paramsArray[i].src` must have at least `srcNumBytes` bytes. Not checked, because an address does not show its length.
/// - `paramsArray[i].dstActBytes` must have room for an integer of 32 bits. Not checked, because an address does not show its length.
/// - `paramsArray` must have `count` entries. Not checked, because the length behind a pointer is unknown.
#[inline]
pub unsafe fn cuMemBatchDecompressAsync(
    paramsArray: *mut CUmemDecompressParams,
    count: usize,
    flags: c_uint,
    errorIndex: *mut usize,
    stream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemBatchDecompressAsync(paramsArray, count, flags, errorIndex, stream)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemBatchDecompressAsync",
                outcome,
                ((), (), (), (), stream),
                rows::cuMemBatchDecompressAsync,
                move || {
                    checks::cuMemBatchDecompressAsync(
                        paramsArray,
                        count,
                        flags,
                        ptr::null_mut(),
                        ptr::null_mut(),
                    )
                },
            )
        });
    }
    Ok(())
}
