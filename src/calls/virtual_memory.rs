//! Calls of the group "Virtual Memory Management".

use crate::error::{Result, check};
use crate::rules::virtual_memory as rules;
use core::ffi::c_ulonglong;
use cuda_sys::{CUdeviceptr, CUmemGenericAllocationHandle};

/// Maps the memory that `handle` stands for, from `offset` on, at `size` bytes of addresses from `ptr` on.
///
/// The addresses become accessible with `cuMemSetAccess`. Where `handle` is a multicast object, this waits
/// until all its devices are added.
///
/// # Safety
///
/// - The addresses must be of a reservation that the caller may use and that holds no mapping there.
/// - `handle` must be one that the driver gave out and that is not released.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](cuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](cuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](cuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](cuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](cuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](cuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](cuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](cuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE)
///
/// # Checked
///
/// - `offset` + `size` does not overflow.
/// - `flags` is zero.
///
/// CUDA 13.5, `cuda.h`, `cuMemMap`.
pub unsafe fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    flags: c_ulonglong,
) -> Result<()> {
    rules::cuMemMap(size, offset, flags)?;
    // SAFETY: the caller vouches for the addresses and the handle.
    check(c"cuMemMap", unsafe { cuda_sys::cuMemMap(ptr, size, offset, handle, flags) })
}
