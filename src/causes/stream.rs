// Created by `cargo xtask emit` from cuda.h, ledger/stream.toml, src/rules/graph.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, src/rules/parts/memory.rs and cuda-sys/build/generate/reference/stream.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::stream as refused;
use crate::rule::target;
use core::ffi::{c_int, c_uint, c_ulonglong, c_void};
use cuda_sys::{
    CUcontext, CUdevice, CUdeviceptr, CUevent, CUgraph, CUgraphEdgeData, CUgraphNode,
    CUgraphRecaptureCallback, CUgreenCtx, CUresult, CUstream, CUstreamAttrID, CUstreamAttrValue,
    CUstreamCallback, CUstreamCaptureMode, CUstreamCaptureStatus, CUstreamCigCaptureParams,
    cuuint64_t,
};

/// Finds the cause of a refusal of [`cuStreamCreate`](crate::calls::cuStreamCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamCreate(
    phStream: *mut CUstream,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuStreamCreate", returned, &[(&Pointer(phStream.addr()), "phStream")]) }
}

/// Finds the cause of a refusal of [`cuStreamCreateWithPriority`](crate::calls::cuStreamCreateWithPriority).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamCreateWithPriority(
    phStream: *mut CUstream,
    flags: c_uint,
    priority: c_int,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuStreamCreateWithPriority",
            returned,
            &[(&Pointer(phStream.addr()), "phStream")],
        )
    }
}

/// Finds the cause of a refusal of [`cuStreamBeginCaptureToCig`](crate::calls::cuStreamBeginCaptureToCig).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBeginCaptureToCig(
    hStream: CUstream,
    streamCigCaptureParams: *mut CUstreamCigCaptureParams,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamBeginCaptureToCig(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamBeginCaptureToCig", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamEndCaptureToCig`](crate::calls::cuStreamEndCaptureToCig).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamEndCaptureToCig(hStream: CUstream, returned: CUresult) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamEndCaptureToCig(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamEndCaptureToCig", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamGetPriority`](crate::calls::cuStreamGetPriority).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetPriority(
    hStream: CUstream,
    priority: *mut c_int,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetPriority(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuStreamGetPriority",
            returned,
            &[(&Pointer(priority.addr()), "priority")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuStreamGetDevice`](crate::calls::cuStreamGetDevice).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetDevice(
    hStream: CUstream,
    device: *mut CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetDevice(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuStreamGetDevice", returned, &[(&Pointer(device.addr()), "device")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuStreamGetFlags`](crate::calls::cuStreamGetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetFlags(
    hStream: CUstream,
    flags: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetFlags(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuStreamGetFlags", returned, &[(&Pointer(flags.addr()), "flags")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuStreamGetId`](crate::calls::cuStreamGetId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetId(
    hStream: CUstream,
    streamId: *mut c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetId(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuStreamGetId", returned, &[(&Pointer(streamId.addr()), "streamId")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuStreamGetCtx`](crate::calls::cuStreamGetCtx).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetCtx(
    hStream: CUstream,
    pctx: *mut CUcontext,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetCtx(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamGetCtx", returned, &[(&Pointer(pctx.addr()), "pctx")], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamGetCtx_v2`](crate::calls::cuStreamGetCtx_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetCtx_v2(
    hStream: CUstream,
    pCtx: *mut CUcontext,
    pGreenCtx: *mut CUgreenCtx,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetCtx_v2(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuStreamGetCtx_v2",
            returned,
            &[(&Pointer(pCtx.addr()), "pCtx"), (&Pointer(pGreenCtx.addr()), "pGreenCtx")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuStreamWaitEvent`](crate::calls::cuStreamWaitEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWaitEvent(
    hStream: CUstream,
    hEvent: CUevent,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamWaitEvent(hStream, hEvent, Flags) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamWaitEvent", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamAddCallback`](crate::calls::cuStreamAddCallback).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamAddCallback(
    hStream: CUstream,
    callback: CUstreamCallback,
    userData: *mut c_void,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamAddCallback(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamAddCallback", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamBeginCapture`](crate::calls::cuStreamBeginCapture).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamBeginCapture")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBeginCapture_v2(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamBeginCapture_v2(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamBeginCapture_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamBeginRecaptureToGraph`](crate::calls::cuStreamBeginRecaptureToGraph).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph,
    callbackFunc: CUgraphRecaptureCallback,
    userData: *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamBeginRecaptureToGraph(hStream, hGraph) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamBeginRecaptureToGraph", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamBeginCaptureToGraph`](crate::calls::cuStreamBeginCaptureToGraph).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe {
            refused::cuStreamBeginCaptureToGraph(
                hStream,
                hGraph,
                dependencies,
                dependencyData,
                numDependencies,
            )
        }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamBeginCaptureToGraph", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamEndCapture`](crate::calls::cuStreamEndCapture).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamEndCapture(
    hStream: CUstream,
    phGraph: *mut CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamEndCapture(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuStreamEndCapture",
            returned,
            &[(&Pointer(phGraph.addr()), "phGraph")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuStreamIsCapturing`](crate::calls::cuStreamIsCapturing).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamIsCapturing(
    hStream: CUstream,
    captureStatus: *mut CUstreamCaptureStatus,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamIsCapturing(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuStreamIsCapturing",
            returned,
            &[(&Pointer(captureStatus.addr()), "captureStatus")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuStreamGetCaptureInfo`](crate::calls::cuStreamGetCaptureInfo).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamGetCaptureInfo")]
#[allow(clippy::too_many_arguments)]
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
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetCaptureInfo_v3(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuStreamGetCaptureInfo_v3",
            returned,
            &[(&Pointer(captureStatus_out.addr()), "captureStatus_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuStreamUpdateCaptureDependencies`](crate::calls::cuStreamUpdateCaptureDependencies).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamUpdateCaptureDependencies")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamUpdateCaptureDependencies_v2(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamUpdateCaptureDependencies_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamAttachMemAsync`](crate::calls::cuStreamAttachMemAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamAttachMemAsync(
    hStream: CUstream,
    dptr: CUdeviceptr,
    length: usize,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamAttachMemAsync(hStream, dptr, length) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamAttachMemAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamQuery`](crate::calls::cuStreamQuery).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamQuery(hStream: CUstream, returned: CUresult) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamQuery(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamQuery", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamSynchronize`](crate::calls::cuStreamSynchronize).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamSynchronize(hStream: CUstream, returned: CUresult) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamSynchronize(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamSynchronize", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamDestroy`](crate::calls::cuStreamDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamDestroy")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamDestroy_v2(hStream: CUstream, returned: CUresult) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamDestroy_v2(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamDestroy_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamCopyAttributes`](crate::calls::cuStreamCopyAttributes).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamCopyAttributes(
    dst: CUstream,
    src: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamCopyAttributes(dst, src) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamCopyAttributes", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamGetAttribute`](crate::calls::cuStreamGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamGetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value_out: *mut CUstreamAttrValue,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamGetAttribute(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamGetAttribute", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamSetAttribute`](crate::calls::cuStreamSetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamSetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: *const CUstreamAttrValue,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(value) = (unsafe { target(value) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamSetAttribute(hStream, attr, value) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuStreamSetAttribute", returned, &[(&Pointer(value.addr()), "value")], find_cause)
    }
}
#[doc(hidden)]
pub use self::{
    cuStreamBeginCapture_v2 as cuStreamBeginCapture, cuStreamDestroy_v2 as cuStreamDestroy,
    cuStreamGetCaptureInfo_v3 as cuStreamGetCaptureInfo,
    cuStreamUpdateCaptureDependencies_v2 as cuStreamUpdateCaptureDependencies,
};
