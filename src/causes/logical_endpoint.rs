// Created by `cargo xtask emit` from cuda.h, ledger/logical_endpoint.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/logical_endpoint.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use core::ffi::{c_int, c_ulonglong, c_void};
use cuda_sys::{
    CUdevice, CUlogicalEndpointId, CUlogicalEndpointProp, CUmemGenericAllocationHandle, CUresult,
    cuuint32_t, cuuint64_t,
};

/// Finds the cause of a refusal of [`cuLogicalEndpointIdReserve`](crate::calls::cuLogicalEndpointIdReserve).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointIdReserve(
    baseLeId: *mut CUlogicalEndpointId,
    count: cuuint32_t,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuLogicalEndpointIdReserve",
            returned,
            &[(&Pointer(baseLeId.addr()), "baseLeId")],
        )
    }
}

/// Finds the cause of a refusal of [`cuLogicalEndpointCreate`](crate::calls::cuLogicalEndpointCreate).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuLogicalEndpointCreate", returned, &[(&Pointer(prop.addr()), "prop")])
    }
}

/// Finds the cause of a refusal of [`cuLogicalEndpointAddDevice`](crate::calls::cuLogicalEndpointAddDevice).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointAddDevice(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuLogicalEndpointAddDevice", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuLogicalEndpointBindAddr`](crate::calls::cuLogicalEndpointBindAddr).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuLogicalEndpointBindAddr", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuLogicalEndpointBindMem`](crate::calls::cuLogicalEndpointBindMem).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuLogicalEndpointBindMem", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuLogicalEndpointUnbind`](crate::calls::cuLogicalEndpointUnbind).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuLogicalEndpointUnbind", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuLogicalEndpointGetLimits`](crate::calls::cuLogicalEndpointGetLimits).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuLogicalEndpointGetLimits",
            returned,
            &[
                (&Pointer(bindAlignment.addr()), "bindAlignment"),
                (&Pointer(maxSize.addr()), "maxSize"),
                (&Pointer(prop.addr()), "prop"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuLogicalEndpointQuery`](crate::calls::cuLogicalEndpointQuery).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId,
    count: cuuint32_t,
    queryStatus: *mut c_int,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuLogicalEndpointQuery",
            returned,
            &[(&Pointer(queryStatus.addr()), "queryStatus")],
        )
    }
}
