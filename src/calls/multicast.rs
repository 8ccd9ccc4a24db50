//! Calls of the group "Multicast Object Management".

use crate::error::{Result, check};
use crate::rules::multicast as rules;
use core::ffi::c_ulonglong;
use cuda_sys::{CUmemGenericAllocationHandle, CUmulticastObjectProp};

/// Creates a multicast object for `prop.numDevices` devices, each of which can bind `prop.size` bytes.
///
/// Devices are added with `cuMulticastAddDevice`, then memory with [`cuMulticastBindMem`]. The object can
/// be mapped and exported like memory, and ends with `cuMemRelease`.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](cuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](cuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_INVALID_DEVICE`](cuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](cuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](cuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](cuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](cuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `prop.handleTypes` has only handle types that the driver's release names: `CU_MEM_HANDLE_TYPE_FABRIC`
///   is of CUDA 12.3.
/// - `prop.flags` is zero.
/// - `prop.size` is a multiple of the minimum granularity, which `cuMulticastGetGranularity` is asked for.
///
/// CUDA 13.5, `cuda.h`, `cuMulticastCreate`.
pub fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> Result<CUmemGenericAllocationHandle> {
    rules::cuMulticastCreate(prop)?;
    let mut mcHandle = 0;
    // SAFETY: it reads the properties, which have no pointers, and writes one handle.
    check(c"cuMulticastCreate", unsafe { cuda_sys::cuMulticastCreate(&mut mcHandle, prop) })?;
    Ok(mcHandle)
}

/// Binds `size` bytes of the memory that `memHandle` stands for, from `memOffset` on, to a multicast
/// object, from `mcOffset` on.
///
/// This waits until all devices of the object are added.
///
/// # Safety
///
/// `mcHandle` and `memHandle` must be handles that the driver gave out and that are not released.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](cuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](cuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](cuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](cuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](cuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](cuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](cuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](cuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](cuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE)
/// - [`CUDA_ERROR_MULTICAST_RESOURCE_FULL`](cuda_sys::CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL)
///
/// # Checked
///
/// - `size` + `mcOffset` and `size` + `memOffset` do not overflow.
/// - `flags` is zero.
///
/// CUDA 13.5, `cuda.h`, `cuMulticastBindMem`.
pub unsafe fn cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Result<()> {
    rules::cuMulticastBindMem(mcOffset, memOffset, size, flags)?;
    // SAFETY: the caller vouches for the handles.
    check(c"cuMulticastBindMem", unsafe {
        cuda_sys::cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags)
    })
}
