// Created by `cargo xtask emit` from cuda.h, ledger/malloc_async.toml, src/rules/parts/handle.rs, src/rules/parts/memory.rs and cuda-sys/build/generate/reference/malloc_async.txt. Do not edit.

use super::Counted;
use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::malloc_async as refused;
use crate::rule::Handle;
use crate::rule::elements;
use core::ffi::{c_ulonglong, c_void};
use cuda_sys::{
    CUdeviceptr, CUmemAccess_flags, CUmemAccessDesc, CUmemAllocationHandleType,
    CUmemAllocationType, CUmemLocation, CUmemPool_attribute, CUmemPoolProps,
    CUmemPoolPtrExportData, CUmemoryPool, CUresult, CUstream,
};

/// Finds the cause of a refusal of [`cuMemFreeAsync`](crate::calls::cuMemFreeAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemFreeAsync(
    dptr: CUdeviceptr,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemFreeAsync(dptr, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemFreeAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemAllocAsync`](crate::calls::cuMemAllocAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocAsync(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemAllocAsync(bytesize, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemAllocAsync", returned, &[(&Pointer(dptr.addr()), "dptr")], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemPoolTrimTo`](crate::calls::cuMemPoolTrimTo).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolTrimTo(
    pool: CUmemoryPool,
    minBytesToKeep: usize,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemPoolTrimTo", returned, &[(&pool, "pool")]) }
}

/// Finds the cause of a refusal of [`cuMemPoolSetAttribute`](crate::calls::cuMemPoolSetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolSetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemPoolSetAttribute", returned, &[(&pool, "pool")]) }
}

/// Finds the cause of a refusal of [`cuMemPoolGetAttribute`](crate::calls::cuMemPoolGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolGetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemPoolGetAttribute", returned, &[(&pool, "pool")]) }
}

/// Finds the cause of a refusal of [`cuMemPoolSetAccess`](crate::calls::cuMemPoolSetAccess).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolSetAccess(
    pool: CUmemoryPool,
    map: *const CUmemAccessDesc,
    count: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let map = unsafe { elements(map, count) };

        refused::cuMemPoolSetAccess(pool, map)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemPoolSetAccess",
            returned,
            &[(&Counted(map.addr(), count), "map")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemPoolGetAccess`](crate::calls::cuMemPoolGetAccess).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolGetAccess(
    flags: *mut CUmemAccess_flags,
    memPool: CUmemoryPool,
    location: *mut CUmemLocation,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuMemPoolGetAccess",
            returned,
            &[(&Pointer(flags.addr()), "flags"), (&memPool, "memPool")],
        )
    }
}

/// Finds the cause of a refusal of [`cuMemPoolCreate`](crate::calls::cuMemPoolCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolCreate(
    pool: *mut CUmemoryPool,
    poolProps: *const CUmemPoolProps,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuMemPoolCreate",
            returned,
            &[(&Pointer(pool.addr()), "pool"), (&Pointer(poolProps.addr()), "poolProps")],
        )
    }
}

/// Finds the cause of a refusal of [`cuMemPoolDestroy`](crate::calls::cuMemPoolDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolDestroy(pool: CUmemoryPool, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuMemPoolDestroy(pool);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemPoolDestroy", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemGetDefaultMemPool`](crate::calls::cuMemGetDefaultMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuMemGetDefaultMemPool",
            returned,
            &[(&Pointer(pool_out.addr()), "pool_out")],
        )
    }
}

/// Finds the cause of a refusal of [`cuMemGetMemPool`](crate::calls::cuMemGetMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetMemPool(
    pool: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemGetMemPool", returned, &[(&Pointer(pool.addr()), "pool")]) }
}

/// Finds the cause of a refusal of [`cuMemSetMemPool`](crate::calls::cuMemSetMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
    pool: CUmemoryPool,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuMemSetMemPool", returned, &[(&pool, "pool")]) }
}

/// Finds the cause of a refusal of [`cuMemAllocFromPoolAsync`](crate::calls::cuMemAllocFromPoolAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocFromPoolAsync(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemAllocFromPoolAsync(pool, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemAllocFromPoolAsync",
            returned,
            &[(&Pointer(dptr.addr()), "dptr")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemPoolExportToShareableHandle`](crate::calls::cuMemPoolExportToShareableHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolExportToShareableHandle(
    handle_out: *mut c_void,
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemPoolExportToShareableHandle(pool, handleType) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemPoolExportToShareableHandle", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemPoolImportFromShareableHandle`](crate::calls::cuMemPoolImportFromShareableHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolImportFromShareableHandle(
    pool_out: *mut CUmemoryPool,
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemPoolImportFromShareableHandle(handle, handleType);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemPoolImportFromShareableHandle",
            returned,
            &[(&Pointer(pool_out.addr()), "pool_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemPoolExportPointer`](crate::calls::cuMemPoolExportPointer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolExportPointer(
    shareData_out: *mut CUmemPoolPtrExportData,
    ptr: CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemPoolExportPointer(ptr);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemPoolExportPointer",
            returned,
            &[(&Pointer(shareData_out.addr()), "shareData_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemPoolImportPointer`](crate::calls::cuMemPoolImportPointer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolImportPointer(
    ptr_out: *mut CUdeviceptr,
    pool: CUmemoryPool,
    shareData: *mut CUmemPoolPtrExportData,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuMemPoolImportPointer",
            returned,
            &[(&Pointer(ptr_out.addr()), "ptr_out"), (&pool, "pool")],
        )
    }
}
