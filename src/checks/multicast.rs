// Created by `cargo xtask emit` from ledger/multicast.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::rules::multicast as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuMulticastCreate`](crate::calls::cuMulticastCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `prop.flags` must be zero. (Rule 229)
/// - `prop.handleTypes` must not have [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), on Windows. (Rule 230)
///
/// # Checked by asking the driver or the system
///
/// - `prop.size` must be a multiple of the minimum multicast granularity. (Rule 231)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastCreate(
    mcHandle: *mut CUmemGenericAllocationHandle,
    prop: *const CUmulticastObjectProp,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    rules::cuMulticastCreate(prop).of(c"cuMulticastCreate")
}

/// The preconditions of [`cuMulticastAddDevice`](crate::calls::cuMulticastAddDevice) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked by asking the driver or the system
///
/// - `dev` must be a device whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 232)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
) -> Result<(), Precondition> {
    rules::cuMulticastAddDevice(dev).of(c"cuMulticastAddDevice")
}

/// The preconditions of [`cuMulticastBindMem`](crate::calls::cuMulticastBindMem) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `size` must be at most `SIZE_MAX - mcOffset`, for size + `mcOffset` must be within the multicast object. (Rule 233)
/// - `size` must be at most `SIZE_MAX - memOffset`, for size + `memOffset` must be within the allocation. (Rule 234)
/// - `flags` must be zero. (Rule 235)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuMulticastBindMem(mcOffset, memOffset, size, flags).of(c"cuMulticastBindMem")
}

/// The preconditions of [`cuMulticastBindMem_v2`](crate::calls::cuMulticastBindMem_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `size` must be at most `SIZE_MAX - mcOffset`, for size + `mcOffset` must be within the multicast object. (Rule 233)
/// - `size` must be at most `SIZE_MAX - memOffset`, for size + `memOffset` must be within the allocation. (Rule 234)
/// - `flags` must be zero. (Rule 235)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuMulticastBindMem_v2(mcOffset, memOffset, size, flags).of(c"cuMulticastBindMem_v2")
}

/// The preconditions of [`cuMulticastBindAddr`](crate::calls::cuMulticastBindAddr) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `size` must be at most `SIZE_MAX - mcOffset`, for size + `mcOffset` must be within the multicast object. (Rule 233)
/// - `flags` must be zero. (Rule 236)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuMulticastBindAddr(mcOffset, size, flags).of(c"cuMulticastBindAddr")
}

/// The preconditions of [`cuMulticastBindAddr_v2`](crate::calls::cuMulticastBindAddr_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `size` must be at most `SIZE_MAX - mcOffset`, for size + `mcOffset` must be within the multicast object. (Rule 233)
/// - `flags` must be zero. (Rule 236)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuMulticastBindAddr_v2(mcOffset, size, flags).of(c"cuMulticastBindAddr_v2")
}

/// The preconditions of [`cuMulticastUnbind`](crate::calls::cuMulticastUnbind) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `size` must be at most `SIZE_MAX - mcOffset`, for size + `mcOffset` must be within the multicast object. (Rule 233)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    size: usize,
) -> Result<(), Precondition> {
    rules::cuMulticastUnbind(mcOffset, size).of(c"cuMulticastUnbind")
}

/// The preconditions of [`cuMulticastGetGranularity`](crate::calls::cuMulticastGetGranularity) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `option` must be [`CU_MULTICAST_GRANULARITY_MINIMUM`](CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM) or [`CU_MULTICAST_GRANULARITY_RECOMMENDED`](CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_RECOMMENDED). (Rule 237)
/// - `prop.flags` must be zero. (Rule 229)
/// - `prop.handleTypes` must not have [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), on Windows. (Rule 230)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastGetGranularity(
    granularity: *mut usize,
    prop: *const CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    rules::cuMulticastGetGranularity(prop, option).of(c"cuMulticastGetGranularity")
}
