// Created by `cargo xtask emit` from cuda.h, ledger/logical_endpoint.toml and cuda-sys/build/generate/reference/logical_endpoint.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use core::ffi::c_int;
use cuda_sys::{CUlogicalEndpointId, CUlogicalEndpointProp, CUresult, cuuint32_t, cuuint64_t};

/// Finds the cause of a refusal of [`cuLogicalEndpointIdReserve`](crate::calls::cuLogicalEndpointIdReserve).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointIdReserve(
    baseLeId: *mut CUlogicalEndpointId,
    count: cuuint32_t,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuLogicalEndpointIdReserve", returned, &[(baseLeId.cast(), "baseLeId")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuLogicalEndpointCreate`](crate::calls::cuLogicalEndpointCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId,
    prop: *const CUlogicalEndpointProp,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuLogicalEndpointCreate", returned, &[(prop.cast(), "prop")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuLogicalEndpointGetLimits`](crate::calls::cuLogicalEndpointGetLimits).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointGetLimits(
    bindAlignment: *mut cuuint64_t,
    maxSize: *mut cuuint64_t,
    prop: *const CUlogicalEndpointProp,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuLogicalEndpointGetLimits",
        returned,
        &[
            (bindAlignment.cast(), "bindAlignment"),
            (maxSize.cast(), "maxSize"),
            (prop.cast(), "prop"),
        ],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuLogicalEndpointQuery`](crate::calls::cuLogicalEndpointQuery).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId,
    count: cuuint32_t,
    queryStatus: *mut c_int,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuLogicalEndpointQuery", returned, &[(queryStatus.cast(), "queryStatus")], || Ok(()))
}
