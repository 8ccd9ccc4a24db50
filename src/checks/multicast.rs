// Created by `cargo xtask emit` from cuda.h, src/rules/multicast.toml, src/rules/multicast.rs and cuda-sys/build/generate/reference/multicast.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use core::ffi::c_ulonglong;
use libcuda_sys::{
    CUdevice, CUdeviceptr, CUmemGenericAllocationHandle, CUmulticastGranularity_flags,
    CUmulticastObjectProp,
};

/// Checks the preconditions of [`cuMulticastCreate`](crate::calls::cuMulticastCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastCreate(
    mcHandle: *mut CUmemGenericAllocationHandle,
    prop: *const CUmulticastObjectProp,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    if let Err(broken) = crate::rules::multicast::cuMulticastCreate(prop) {
        return Err(broken.of(c"cuMulticastCreate"));
    }
    if let Err(broken) = crate::checks::types::CUmulticastObjectProp(prop) {
        return Err(broken.at("prop").of(c"cuMulticastCreate"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuMulticastAddDevice`](crate::calls::cuMulticastAddDevice) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
) -> Result<(), Precondition> {
    crate::rules::multicast::cuMulticastAddDevice(dev).of(c"cuMulticastAddDevice")
}

/// Checks the preconditions of [`cuMulticastBindMem`](crate::calls::cuMulticastBindMem) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    if let Err(broken) = crate::rules::multicast::within_object(mcOffset, size) {
        return Err(broken.of(c"cuMulticastBindMem"));
    }
    crate::rules::multicast::bound_memory(memOffset, size, flags).of(c"cuMulticastBindMem")
}

/// Checks the preconditions of [`cuMulticastBindMem_v2`](crate::calls::cuMulticastBindMem_v2) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    if let Err(broken) = crate::rules::multicast::within_object(mcOffset, size) {
        return Err(broken.of(c"cuMulticastBindMem_v2"));
    }
    crate::rules::multicast::bound_memory(memOffset, size, flags).of(c"cuMulticastBindMem_v2")
}

/// Checks the preconditions of [`cuMulticastBindAddr`](crate::calls::cuMulticastBindAddr) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::multicast::within_object(mcOffset, size) {
        return Err(broken.of(c"cuMulticastBindAddr"));
    }
    crate::rules::multicast::bound_address(flags).of(c"cuMulticastBindAddr")
}

/// Checks the preconditions of [`cuMulticastBindAddr_v2`](crate::calls::cuMulticastBindAddr_v2) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    if let Err(broken) = crate::rules::multicast::within_object(mcOffset, size) {
        return Err(broken.of(c"cuMulticastBindAddr_v2"));
    }
    crate::rules::multicast::bound_address(flags).of(c"cuMulticastBindAddr_v2")
}

/// Checks the preconditions of [`cuMulticastUnbind`](crate::calls::cuMulticastUnbind) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    size: usize,
) -> Result<(), Precondition> {
    crate::rules::multicast::within_object(mcOffset, size).of(c"cuMulticastUnbind")
}

/// Checks the preconditions of [`cuMulticastGetGranularity`](crate::calls::cuMulticastGetGranularity) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMulticastGetGranularity(
    granularity: *mut usize,
    prop: *const CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    if let Err(broken) = crate::rules::multicast::cuMulticastGetGranularity(option) {
        return Err(broken.of(c"cuMulticastGetGranularity"));
    }
    if let Err(broken) = crate::checks::types::CUmulticastObjectProp(prop) {
        return Err(broken.at("prop").of(c"cuMulticastGetGranularity"));
    }
    Ok(())
}
