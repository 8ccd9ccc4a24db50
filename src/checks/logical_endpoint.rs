// Created by `cargo xtask emit` from cuda.h, src/rules/logical_endpoint.toml, src/rules/logical_endpoint.rs and cuda-sys/build/generate/reference/logical_endpoint.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use core::ffi::{c_ulonglong, c_void};
use libcuda_sys::{
    CUdevice, CUlogicalEndpointId, CUlogicalEndpointIpcHandleType, CUlogicalEndpointProp,
    CUmemGenericAllocationHandle, cuuint32_t, cuuint64_t,
};

/// Checks the preconditions of [`cuLogicalEndpointIdRelease`](crate::calls::cuLogicalEndpointIdRelease) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId,
    count: cuuint32_t,
) -> Result<(), Precondition> {
    crate::rules::logical_endpoint::cuLogicalEndpointIdRelease(baseLeId, count)
        .of(c"cuLogicalEndpointIdRelease")
}

/// Checks the preconditions of [`cuLogicalEndpointCreate`](crate::calls::cuLogicalEndpointCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId,
    prop: *const CUlogicalEndpointProp,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    if let Err(broken) = crate::rules::logical_endpoint::cuLogicalEndpointCreate(prop) {
        return Err(broken.of(c"cuLogicalEndpointCreate"));
    }
    if let Err(broken) = crate::checks::types::CUlogicalEndpointProp(prop) {
        return Err(broken.at("prop").of(c"cuLogicalEndpointCreate"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuLogicalEndpointBindAddr`](crate::calls::cuLogicalEndpointBindAddr) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    ptr: *mut c_void,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::logical_endpoint::within_endpoint(offset, size) {
        return Err(broken.of(c"cuLogicalEndpointBindAddr"));
    }
    crate::rules::logical_endpoint::bind_flags(flags).of(c"cuLogicalEndpointBindAddr")
}

/// Checks the preconditions of [`cuLogicalEndpointBindMem`](crate::calls::cuLogicalEndpointBindMem) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: cuuint64_t,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::logical_endpoint::within_endpoint(offset, size) {
        return Err(broken.of(c"cuLogicalEndpointBindMem"));
    }
    if let Err(broken) = crate::rules::logical_endpoint::bind_flags(flags) {
        return Err(broken.of(c"cuLogicalEndpointBindMem"));
    }
    crate::rules::logical_endpoint::cuLogicalEndpointBindMem(memOffset, size)
        .of(c"cuLogicalEndpointBindMem")
}

/// Checks the preconditions of [`cuLogicalEndpointUnbind`](crate::calls::cuLogicalEndpointUnbind) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    size: cuuint64_t,
) -> Result<(), Precondition> {
    crate::rules::logical_endpoint::within_endpoint(offset, size).of(c"cuLogicalEndpointUnbind")
}

/// Checks the preconditions of [`cuLogicalEndpointExport`](crate::calls::cuLogicalEndpointExport) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointExport(
    handle: *mut c_void,
    leId: CUlogicalEndpointId,
    handleType: CUlogicalEndpointIpcHandleType,
) -> Result<(), Precondition> {
    crate::rules::logical_endpoint::handle_type(handleType).of(c"cuLogicalEndpointExport")
}

/// Checks the preconditions of [`cuLogicalEndpointImport`](crate::calls::cuLogicalEndpointImport) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointImport(
    leId: CUlogicalEndpointId,
    handle: *const c_void,
    handleType: CUlogicalEndpointIpcHandleType,
) -> Result<(), Precondition> {
    crate::rules::logical_endpoint::handle_type(handleType).of(c"cuLogicalEndpointImport")
}

/// Checks the preconditions of [`cuLogicalEndpointGetLimits`](crate::calls::cuLogicalEndpointGetLimits) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointGetLimits(
    bindAlignment: *mut cuuint64_t,
    maxSize: *mut cuuint64_t,
    prop: *const CUlogicalEndpointProp,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    if let Err(broken) = crate::checks::types::CUlogicalEndpointProp(prop) {
        return Err(broken.at("prop").of(c"cuLogicalEndpointGetLimits"));
    }
    Ok(())
}
