// Created by `cargo xtask emit` from cuda.h, ledger/green_contexts.toml, src/rules/green_contexts.rs and cuda-sys/build/generate/reference/green_contexts.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::walk::green_contexts as walk;
use core::ffi::{c_int, c_uint};
use cuda_sys::{
    CU_DEV_SM_RESOURCE_GROUP_PARAMS, CUdevResource, CUdevResourceDesc, CUdevResourceType, CUdevice,
    CUevent, CUgreenCtx, CUstream,
};

/// Checks the preconditions of [`cuGreenCtxCreate`](crate::calls::cuGreenCtxCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxCreate(
    phCtx: *mut CUgreenCtx,
    desc: CUdevResourceDesc,
    dev: CUdevice,
    flags: c_uint,
) -> Result<(), Precondition> {
    walk::cuGreenCtxCreate(flags).of(c"cuGreenCtxCreate")
}

/// Checks the preconditions of [`cuDevSmResourceSplitByCount`](crate::calls::cuDevSmResourceSplitByCount) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevSmResourceSplitByCount(
    result: *mut CUdevResource,
    nbGroups: *mut c_uint,
    input: *const CUdevResource,
    remainder: *mut CUdevResource,
    flags: c_uint,
    minCount: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(input) = (unsafe { target(input) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuDevSmResourceSplitByCount(nbGroups, input, minCount) }
        .of(c"cuDevSmResourceSplitByCount")
}

/// Checks the preconditions of [`cuDevSmResourceSplit`](crate::calls::cuDevSmResourceSplit) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevSmResourceSplit(
    result: *mut CUdevResource,
    nbGroups: c_uint,
    input: *const CUdevResource,
    remainder: *mut CUdevResource,
    flags: c_uint,
    groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(input) = (unsafe { target(input) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuDevSmResourceSplit(nbGroups, input, flags, groupParams) }
        .of(c"cuDevSmResourceSplit")
}

/// Checks the preconditions of [`cuDevResourceGenerateDesc`](crate::calls::cuDevResourceGenerateDesc) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDevResourceGenerateDesc(
    phDesc: *mut CUdevResourceDesc,
    resources: *mut CUdevResource,
    nbResources: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuDevResourceGenerateDesc(resources, nbResources) }
        .of(c"cuDevResourceGenerateDesc")
}

/// Checks the preconditions of [`cuGreenCtxWaitEvent`](crate::calls::cuGreenCtxWaitEvent) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> Result<(), Precondition> {
    walk::cuGreenCtxWaitEvent(hEvent).of(c"cuGreenCtxWaitEvent")
}

/// Checks the preconditions of [`cuGreenCtxStreamCreate`](crate::calls::cuGreenCtxStreamCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxStreamCreate(
    phStream: *mut CUstream,
    greenCtx: CUgreenCtx,
    flags: c_uint,
    priority: c_int,
) -> Result<(), Precondition> {
    walk::cuGreenCtxStreamCreate(flags).of(c"cuGreenCtxStreamCreate")
}

/// Checks the preconditions of [`cuStreamGetDevResource`](crate::calls::cuStreamGetDevResource) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetDevResource(
    hStream: CUstream,
    resource: *mut CUdevResource,
    type_: CUdevResourceType,
) -> Result<(), Precondition> {
    walk::cuStreamGetDevResource(type_).of(c"cuStreamGetDevResource")
}
