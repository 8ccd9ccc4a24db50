// Created by `cargo xtask emit` from cuda.h, ledger/stream.toml and cuda-sys/build/generate/reference/stream.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use core::ffi::{c_int, c_uint, c_ulonglong};
use cuda_sys::{
    CUcontext, CUdevice, CUgraph, CUgraphEdgeData, CUgraphNode, CUgreenCtx, CUresult, CUstream,
    CUstreamAttrID, CUstreamAttrValue, CUstreamCaptureStatus, cuuint64_t,
};

/// Finds the cause of a refusal of [`cuStreamCreate`](crate::calls::cuStreamCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamCreate(
    phStream: *mut CUstream,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamCreate", returned, &[(phStream.cast(), "phStream")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuStreamCreateWithPriority`](crate::calls::cuStreamCreateWithPriority).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamCreateWithPriority(
    phStream: *mut CUstream,
    flags: c_uint,
    priority: c_int,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamCreateWithPriority", returned, &[(phStream.cast(), "phStream")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuStreamGetPriority`](crate::calls::cuStreamGetPriority).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetPriority(
    hStream: CUstream,
    priority: *mut c_int,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamGetPriority", returned, &[(priority.cast(), "priority")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuStreamGetDevice`](crate::calls::cuStreamGetDevice).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetDevice(
    hStream: CUstream,
    device: *mut CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamGetDevice", returned, &[(device.cast(), "device")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuStreamGetFlags`](crate::calls::cuStreamGetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetFlags(
    hStream: CUstream,
    flags: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamGetFlags", returned, &[(flags.cast(), "flags")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuStreamGetId`](crate::calls::cuStreamGetId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetId(
    hStream: CUstream,
    streamId: *mut c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamGetId", returned, &[(streamId.cast(), "streamId")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuStreamGetCtx`](crate::calls::cuStreamGetCtx).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetCtx(
    hStream: CUstream,
    pctx: *mut CUcontext,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamGetCtx", returned, &[(pctx.cast(), "pctx")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuStreamGetCtx_v2`](crate::calls::cuStreamGetCtx_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetCtx_v2(
    hStream: CUstream,
    pCtx: *mut CUcontext,
    pGreenCtx: *mut CUgreenCtx,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuStreamGetCtx_v2",
        returned,
        &[(pCtx.cast(), "pCtx"), (pGreenCtx.cast(), "pGreenCtx")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuStreamEndCapture`](crate::calls::cuStreamEndCapture).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamEndCapture(
    hStream: CUstream,
    phGraph: *mut CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamEndCapture", returned, &[(phGraph.cast(), "phGraph")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuStreamIsCapturing`](crate::calls::cuStreamIsCapturing).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamIsCapturing(
    hStream: CUstream,
    captureStatus: *mut CUstreamCaptureStatus,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamIsCapturing", returned, &[(captureStatus.cast(), "captureStatus")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuStreamGetCaptureInfo_v3`](crate::calls::cuStreamGetCaptureInfo_v3).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetCaptureInfo_v3(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
    numDependencies_out: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuStreamGetCaptureInfo_v3",
        returned,
        &[(captureStatus_out.cast(), "captureStatus_out")],
        || Ok(()),
    )
}

/// Finds the cause of a refusal of [`cuStreamSetAttribute`](crate::calls::cuStreamSetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamSetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: *const CUstreamAttrValue,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuStreamSetAttribute", returned, &[(value.cast(), "value")], || Ok(()))
}
#[doc(no_inline)]
pub use self::cuStreamGetCaptureInfo_v3 as cuStreamGetCaptureInfo;
