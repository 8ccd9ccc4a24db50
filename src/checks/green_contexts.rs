// Created by `cargo xtask emit` from cuda.h, src/rules/green_contexts.toml, src/rules/green_contexts.rs, src/rules/parts/output.rs and cuda-sys/build/generate/reference/green_contexts.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Handle;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_int, c_uint};
use libcuda_sys::{
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
    crate::rules::green_contexts::cuGreenCtxCreate(flags).of(c"cuGreenCtxCreate")
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
    unsafe {
        if let Err(broken) = crate::rules::green_contexts::sm_resource(input) {
            return Err(broken.of(c"cuDevSmResourceSplitByCount"));
        }
        crate::rules::green_contexts::cuDevSmResourceSplitByCount(
            nbGroups,
            Live::new(input),
            minCount,
        )
        .of(c"cuDevSmResourceSplitByCount")
    }
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
    unsafe {
        if let Err(broken) = crate::rules::green_contexts::sm_resource(input) {
            return Err(broken.of(c"cuDevSmResourceSplit"));
        }
        if let Err(broken) = crate::rules::green_contexts::cuDevSmResourceSplit(flags) {
            return Err(broken.of(c"cuDevSmResourceSplit"));
        }
        if let Err(broken) = crate::rules::green_contexts::groups(
            Live::new(input),
            elements(groupParams, nbGroups as usize),
        ) {
            return Err(broken.of(c"cuDevSmResourceSplit"));
        }
        for (i, element) in elements(groupParams, nbGroups as usize).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CU_DEV_SM_RESOURCE_GROUP_PARAMS(element) {
                return Err(broken.at("groupParams[i]").element(i).of(c"cuDevSmResourceSplit"));
            }
        }
        Ok(())
    }
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
    unsafe {
        if let Err(broken) =
            crate::rules::green_contexts::cuDevResourceGenerateDesc(resources, nbResources)
        {
            return Err(broken.of(c"cuDevResourceGenerateDesc"));
        }
        if let Err(broken) = crate::rules::green_contexts::one_split(Live::new(elements(
            resources,
            nbResources as usize,
        ))) {
            return Err(broken.of(c"cuDevResourceGenerateDesc"));
        }
        if let Err(broken) = crate::rules::parts::output::needed(Handle(phDesc.addr())) {
            return Err(broken.at("phDesc").of(c"cuDevResourceGenerateDesc"));
        }
        Ok(())
    }
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
    crate::rules::green_contexts::cuGreenCtxWaitEvent(hEvent).of(c"cuGreenCtxWaitEvent")
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
    crate::rules::green_contexts::cuGreenCtxStreamCreate(flags).of(c"cuGreenCtxStreamCreate")
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
    crate::rules::green_contexts::cuStreamGetDevResource(type_).of(c"cuStreamGetDevResource")
}
