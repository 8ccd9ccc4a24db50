// Created by `cargo xtask emit` from cuda.h, ledger/malloc_async.toml and cuda-sys/build/generate/reference/malloc_async.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use core::ffi::{c_ulonglong, c_void};
use cuda_sys::{
    CUdeviceptr, CUmemAccess_flags, CUmemAllocationHandleType, CUmemAllocationType, CUmemLocation,
    CUmemPoolProps, CUmemPoolPtrExportData, CUmemoryPool, CUresult, CUstream,
};

/// Finds the cause of a refusal of [`cuMemAllocAsync`](crate::calls::cuMemAllocAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocAsync(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemAllocAsync", returned, &[(dptr.cast(), "dptr")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemPoolGetAccess`](crate::calls::cuMemPoolGetAccess).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolGetAccess(
    flags: *mut CUmemAccess_flags,
    memPool: CUmemoryPool,
    location: *mut CUmemLocation,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemPoolGetAccess", returned, &[(flags.cast(), "flags")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemPoolCreate`](crate::calls::cuMemPoolCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolCreate(
    pool: *mut CUmemoryPool,
    poolProps: *const CUmemPoolProps,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuMemPoolCreate",
        returned,
        &[(pool.cast(), "pool"), (poolProps.cast(), "poolProps")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuMemGetDefaultMemPool`](crate::calls::cuMemGetDefaultMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemGetDefaultMemPool", returned, &[(pool_out.cast(), "pool_out")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemGetMemPool`](crate::calls::cuMemGetMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetMemPool(
    pool: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemGetMemPool", returned, &[(pool.cast(), "pool")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemAllocFromPoolAsync`](crate::calls::cuMemAllocFromPoolAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAllocFromPoolAsync(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemAllocFromPoolAsync", returned, &[(dptr.cast(), "dptr")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuMemPoolImportFromShareableHandle`](crate::calls::cuMemPoolImportFromShareableHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolImportFromShareableHandle(
    pool_out: *mut CUmemoryPool,
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuMemPoolImportFromShareableHandle",
        returned,
        &[(pool_out.cast(), "pool_out")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuMemPoolExportPointer`](crate::calls::cuMemPoolExportPointer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolExportPointer(
    shareData_out: *mut CUmemPoolPtrExportData,
    ptr: CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemPoolExportPointer", returned, &[(shareData_out.cast(), "shareData_out")], || {
        Ok(())
    })
}

/// Finds the cause of a refusal of [`cuMemPoolImportPointer`](crate::calls::cuMemPoolImportPointer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolImportPointer(
    ptr_out: *mut CUdeviceptr,
    pool: CUmemoryPool,
    shareData: *mut CUmemPoolPtrExportData,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuMemPoolImportPointer", returned, &[(ptr_out.cast(), "ptr_out")], || Ok(()))
}
