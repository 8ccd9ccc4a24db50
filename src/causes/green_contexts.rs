// Created by `cargo xtask emit` from cuda.h, ledger/green_contexts.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/green_contexts.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::green_contexts as refused;
use crate::rule::target;
use core::ffi::{c_int, c_uint, c_ulonglong};
use cuda_sys::{
    CU_DEV_SM_RESOURCE_GROUP_PARAMS, CUcontext, CUdevResource, CUdevResourceDesc,
    CUdevResourceType, CUdevice, CUevent, CUgreenCtx, CUresult, CUstream,
};

/// Finds the cause of a refusal of [`cuGreenCtxCreate`](crate::calls::cuGreenCtxCreate).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGreenCtxCreate",
            returned,
            &[(&Pointer(phCtx.addr()), "phCtx"), (&desc, "desc"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuCtxFromGreenCtx`](crate::calls::cuCtxFromGreenCtx).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxFromGreenCtx(
    pContext: *mut CUcontext,
    hCtx: CUgreenCtx,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuCtxFromGreenCtx", returned, &[(&Pointer(pContext.addr()), "pContext")])
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetDevResource`](crate::calls::cuDeviceGetDevResource).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetDevResource(
    device: CUdevice,
    resource: *mut CUdevResource,
    type_: CUdevResourceType,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuDeviceGetDevResource(device, type_);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuDeviceGetDevResource",
            returned,
            &[(&Pointer(resource.addr()), "resource")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuCtxGetDevResource`](crate::calls::cuCtxGetDevResource).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxGetDevResource(
    hCtx: CUcontext,
    resource: *mut CUdevResource,
    type_: CUdevResourceType,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCtxGetDevResource(type_);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuCtxGetDevResource",
            returned,
            &[(&Pointer(resource.addr()), "resource")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGreenCtxGetDevResource`](crate::calls::cuGreenCtxGetDevResource).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx,
    resource: *mut CUdevResource,
    type_: CUdevResourceType,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuGreenCtxGetDevResource(type_);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGreenCtxGetDevResource",
            returned,
            &[(&Pointer(resource.addr()), "resource")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuDevSmResourceSplitByCount`](crate::calls::cuDevSmResourceSplitByCount).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(input) = (unsafe { target(input) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuDevSmResourceSplitByCount(input) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuDevSmResourceSplitByCount",
            returned,
            &[(&Pointer(input.addr()), "input")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuDevSmResourceSplit`](crate::calls::cuDevSmResourceSplit).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(input) = (unsafe { target(input) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuDevSmResourceSplit(input) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuDevSmResourceSplit", returned, &[(&Pointer(input.addr()), "input")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuDevResourceGenerateDesc`](crate::calls::cuDevResourceGenerateDesc).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuDevResourceGenerateDesc(resources, nbResources) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuDevResourceGenerateDesc",
            returned,
            &[(&Pointer(phDesc.addr()), "phDesc")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGreenCtxRecordEvent`](crate::calls::cuGreenCtxRecordEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxRecordEvent(
    hCtx: CUgreenCtx,
    hEvent: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuGreenCtxRecordEvent(hEvent);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGreenCtxRecordEvent", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGreenCtxWaitEvent`](crate::calls::cuGreenCtxWaitEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxWaitEvent(
    hCtx: CUgreenCtx,
    hEvent: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuGreenCtxWaitEvent(hEvent);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGreenCtxWaitEvent", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamGetGreenCtx`](crate::calls::cuStreamGetGreenCtx).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetGreenCtx(
    hStream: CUstream,
    phCtx: *mut CUgreenCtx,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetGreenCtx(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuStreamGetGreenCtx", returned, &[(&Pointer(phCtx.addr()), "phCtx")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuGreenCtxStreamCreate`](crate::calls::cuGreenCtxStreamCreate).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGreenCtxStreamCreate",
            returned,
            &[(&Pointer(phStream.addr()), "phStream")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGreenCtxGetId`](crate::calls::cuGreenCtxGetId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGreenCtxGetId(
    greenCtx: CUgreenCtx,
    greenCtxId: *mut c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuGreenCtxGetId", returned, &[(&Pointer(greenCtxId.addr()), "greenCtxId")])
    }
}

/// Finds the cause of a refusal of [`cuStreamGetDevResource`](crate::calls::cuStreamGetDevResource).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetDevResource(hStream, type_) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuStreamGetDevResource",
            returned,
            &[(&Pointer(resource.addr()), "resource")],
            find_cause,
        )
    }
}
