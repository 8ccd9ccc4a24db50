//! Calls of the group "Stream Ordered Memory Allocator".

use crate::error::{Result, check};
use crate::rules::memory_pool as rules;
use core::ptr;
use cuda_sys::{CUmemPoolProps, CUmemoryPool};

/// Creates a memory pool.
///
/// The pool ends with `cuMemPoolDestroy`.
///
/// # Safety
///
/// `poolProps.win32SecurityAttributes` must be null or point to valid security attributes: on Windows the
/// driver reads them.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_INITIALIZED`](cuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](cuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](cuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_PERMITTED`](cuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](cuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `poolProps.allocType` is `CU_MEM_ALLOCATION_TYPE_PINNED` or, from CUDA 13.0 on,
///   `CU_MEM_ALLOCATION_TYPE_MANAGED`.
/// - `poolProps.handleTypes` has only handle types that the driver's release names:
///   `CU_MEM_HANDLE_TYPE_FABRIC` is of CUDA 12.3.
/// - `poolProps.location.type` of a pool that is not managed is one that the driver's release names and
///   allows: `CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT` is an error from CUDA 12.6 on, and
///   `CU_MEM_LOCATION_TYPE_HOST` in CUDA 12.6 to 12.9. From CUDA 13.0 on, `poolProps.handleTypes` is zero
///   for `CU_MEM_LOCATION_TYPE_HOST`.
/// - `poolProps.win32SecurityAttributes` is set with `CU_MEM_HANDLE_TYPE_WIN32`, and null without.
/// - `poolProps.reserved` is zero, and so is a field that the driver's release does not have yet: `maxSize`
///   is of CUDA 12.2, `usage` of 12.6, and `gpuDirectRDMACapable` of 13.4.
/// - `poolProps.handleTypes`, `maxSize` and `usage` of a managed pool are zero, from CUDA 13.1 on.
///
/// CUDA 13.5, `cuda.h`, `cuMemPoolCreate`.
pub unsafe fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> Result<CUmemoryPool> {
    rules::cuMemPoolCreate(poolProps)?;
    let mut pool = ptr::null_mut();
    // SAFETY: it reads the properties, for whose pointer the caller vouches, and writes one handle.
    check(c"cuMemPoolCreate", unsafe { cuda_sys::cuMemPoolCreate(&mut pool, poolProps) })?;
    Ok(pool)
}
