// Created by `cargo xtask emit` from ledger/logical_endpoint.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::rules::logical_endpoint as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuLogicalEndpointIdRelease`](crate::calls::cuLogicalEndpointIdRelease) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `count` must be at most 4294967296 less `baseLeId`, for there are no ids beyond. (Rule 158)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId,
    count: cuuint32_t,
) -> Result<(), Precondition> {
    rules::cuLogicalEndpointIdRelease(baseLeId, count).of(c"cuLogicalEndpointIdRelease")
}

/// The preconditions of [`cuLogicalEndpointCreate`](crate::calls::cuLogicalEndpointCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `prop.type` must be [`CU_LOGICAL_ENDPOINT_TYPE_UNICAST`](CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_UNICAST) or [`CU_LOGICAL_ENDPOINT_TYPE_MULTICAST`](CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST). (Rule 159)
/// - `prop.ipcHandleTypes` must have no bits but [`CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`](CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC). (Rule 160)
/// - `prop.flags` must have no bits but [`CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS`](CUlogicalEndpointFlag::CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS). (Rule 161)
///
/// # Checked by asking the driver or the system
///
/// - `prop.unicast.device` must be the ordinal of a device, with [`CU_LOGICAL_ENDPOINT_TYPE_UNICAST`](CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_UNICAST). (Rule 162)
/// - `prop.size` must be a multiple of the `bindAlignment` of such an endpoint. (Rule 163)
/// - `prop.size` must be at most the `maxSize` of such an endpoint. (Rule 164)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId,
    prop: *const CUlogicalEndpointProp,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    rules::cuLogicalEndpointCreate(prop).of(c"cuLogicalEndpointCreate")
}

/// The preconditions of [`cuLogicalEndpointBindAddr`](crate::calls::cuLogicalEndpointBindAddr) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `size` must be at most `UINT64_MAX` less offset, for size + offset must be within the endpoint. (Rule 165)
/// - `flags` must be zero. (Rule 166)
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
    rules::cuLogicalEndpointBindAddr(offset, size, flags).of(c"cuLogicalEndpointBindAddr")
}

/// The preconditions of [`cuLogicalEndpointBindMem`](crate::calls::cuLogicalEndpointBindMem) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `size` must be at most `UINT64_MAX` less `memOffset`, for size + `memOffset` must be within the allocation. (Rule 167)
/// - `size` must be at most `UINT64_MAX` less offset, for size + offset must be within the endpoint. (Rule 165)
/// - `flags` must be zero. (Rule 166)
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
    rules::cuLogicalEndpointBindMem(offset, memOffset, size, flags).of(c"cuLogicalEndpointBindMem")
}

/// The preconditions of [`cuLogicalEndpointUnbind`](crate::calls::cuLogicalEndpointUnbind) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `size` must be at most `UINT64_MAX` less offset, for size + offset must be within the endpoint. (Rule 165)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    size: cuuint64_t,
) -> Result<(), Precondition> {
    rules::cuLogicalEndpointUnbind(offset, size).of(c"cuLogicalEndpointUnbind")
}

/// The preconditions of [`cuLogicalEndpointExport`](crate::calls::cuLogicalEndpointExport) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `handleType` must be [`CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`](CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC). (Rule 168)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointExport(
    handle: *mut c_void,
    leId: CUlogicalEndpointId,
    handleType: CUlogicalEndpointIpcHandleType,
) -> Result<(), Precondition> {
    rules::cuLogicalEndpointExport(handleType).of(c"cuLogicalEndpointExport")
}

/// The preconditions of [`cuLogicalEndpointImport`](crate::calls::cuLogicalEndpointImport) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `handleType` must be [`CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`](CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC). (Rule 168)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointImport(
    leId: CUlogicalEndpointId,
    handle: *const c_void,
    handleType: CUlogicalEndpointIpcHandleType,
) -> Result<(), Precondition> {
    rules::cuLogicalEndpointImport(handleType).of(c"cuLogicalEndpointImport")
}

/// The preconditions of [`cuLogicalEndpointGetLimits`](crate::calls::cuLogicalEndpointGetLimits) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `prop.type` must be [`CU_LOGICAL_ENDPOINT_TYPE_UNICAST`](CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_UNICAST) or [`CU_LOGICAL_ENDPOINT_TYPE_MULTICAST`](CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST). (Rule 159)
/// - `prop.ipcHandleTypes` must have no bits but [`CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`](CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC). (Rule 160)
/// - `prop.flags` must have no bits but [`CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS`](CUlogicalEndpointFlag::CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS). (Rule 161)
///
/// # Checked by asking the driver or the system
///
/// - `prop.unicast.device` must be the ordinal of a device, with [`CU_LOGICAL_ENDPOINT_TYPE_UNICAST`](CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_UNICAST). (Rule 162)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointGetLimits(
    bindAlignment: *mut cuuint64_t,
    maxSize: *mut cuuint64_t,
    prop: *const CUlogicalEndpointProp,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    rules::cuLogicalEndpointGetLimits(prop).of(c"cuLogicalEndpointGetLimits")
}
