// Created by `cargo xtask emit` from cuda.h, src/rules/stream.toml, src/rules/parts/edges.rs, src/rules/parts/launch.rs, src/rules/parts/output.rs, src/rules/stream.rs and cuda-sys/build/generate/reference/stream.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Handle;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_int, c_uint, c_void};
use libcuda_sys::{
    CUdeviceptr, CUevent, CUgraph, CUgraphEdgeData, CUgraphNode, CUgraphRecaptureCallback,
    CUlaunchAttributeValue, CUstream, CUstreamAttrID, CUstreamAttrValue, CUstreamCallback,
    CUstreamCaptureMode, CUstreamCaptureStatus, CUstreamCigCaptureParams, cuuint64_t,
};

/// Checks the preconditions of [`cuStreamCreate`](crate::calls::cuStreamCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::stream::stream_flags(Flags) {
        return Err(broken.at("Flags").of(c"cuStreamCreate"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuStreamCreateWithPriority`](crate::calls::cuStreamCreateWithPriority) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::stream::stream_flags(flags).of(c"cuStreamCreateWithPriority")
}

/// Checks the preconditions of [`cuStreamBeginCaptureToCig`](crate::calls::cuStreamBeginCaptureToCig) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::stream::not_legacy_stream(hStream) {
            return Err(broken.of(c"cuStreamBeginCaptureToCig"));
        }
        if let Some(it) = target(streamCigCaptureParams) {
            if let Err(broken) = crate::checks::types::CUstreamCigCaptureParams(it) {
                return Err(broken.at("streamCigCaptureParams").of(c"cuStreamBeginCaptureToCig"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuStreamWaitEvent`](crate::calls::cuStreamWaitEvent) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::stream::cuStreamWaitEvent(hEvent, Flags).of(c"cuStreamWaitEvent")
}

/// Checks the preconditions of [`cuStreamAddCallback`](crate::calls::cuStreamAddCallback) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        crate::rules::stream::cuStreamAddCallback(Live::new(hStream), flags)
            .of(c"cuStreamAddCallback")
    }
}

/// Checks the preconditions of [`cuStreamBeginCapture`](crate::calls::cuStreamBeginCapture) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::stream::not_legacy_stream(hStream) {
        return Err(broken.of(c"cuStreamBeginCapture_v2"));
    }
    crate::rules::stream::capture_mode(mode).of(c"cuStreamBeginCapture_v2")
}

/// Checks the preconditions of [`cuStreamBeginRecaptureToGraph`](crate::calls::cuStreamBeginRecaptureToGraph) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::stream::not_legacy_stream(hStream) {
        return Err(broken.of(c"cuStreamBeginRecaptureToGraph"));
    }
    crate::rules::stream::capture_mode(mode).of(c"cuStreamBeginRecaptureToGraph")
}

/// Checks the preconditions of [`cuStreamBeginCaptureToGraph`](crate::calls::cuStreamBeginCaptureToGraph) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::stream::not_legacy_stream(hStream) {
            return Err(broken.of(c"cuStreamBeginCaptureToGraph"));
        }
        if let Err(broken) = crate::rules::stream::capture_mode(mode) {
            return Err(broken.of(c"cuStreamBeginCaptureToGraph"));
        }
        if let Err(broken) =
            crate::rules::stream::cuStreamBeginCaptureToGraph(dependencies, numDependencies)
        {
            return Err(broken.of(c"cuStreamBeginCaptureToGraph"));
        }
        for (i, element) in elements(dependencyData, numDependencies).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUgraphEdgeData(element) {
                return Err(broken
                    .at("dependencyData[i]")
                    .element(i)
                    .of(c"cuStreamBeginCaptureToGraph"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuStreamGetCaptureInfo`](crate::calls::cuStreamGetCaptureInfo) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamGetCaptureInfo")]
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
) -> Result<(), Precondition> {
    if let Err(broken) =
        crate::rules::stream::cuStreamGetCaptureInfo_v3(dependencies_out, edgeData_out)
    {
        return Err(broken.of(c"cuStreamGetCaptureInfo_v3"));
    }
    if let Err(broken) = crate::rules::parts::output::needed(Handle(captureStatus_out.addr())) {
        return Err(broken.at("captureStatus_out").of(c"cuStreamGetCaptureInfo_v3"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuStreamUpdateCaptureDependencies`](crate::calls::cuStreamUpdateCaptureDependencies) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::stream::cuStreamUpdateCaptureDependencies_v2(flags) {
            return Err(broken.of(c"cuStreamUpdateCaptureDependencies_v2"));
        }
        for (i, element) in elements(dependencyData, numDependencies).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUgraphEdgeData(element) {
                return Err(broken
                    .at("dependencyData[i]")
                    .element(i)
                    .of(c"cuStreamUpdateCaptureDependencies_v2"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuStreamAttachMemAsync`](crate::calls::cuStreamAttachMemAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::stream::cuStreamAttachMemAsync(hStream, flags).of(c"cuStreamAttachMemAsync")
}

/// Checks the preconditions of [`cuStreamGetAttribute`](crate::calls::cuStreamGetAttribute) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::stream::stream_attribute(attr).of(c"cuStreamGetAttribute")
}

/// Checks the preconditions of [`cuStreamSetAttribute`](crate::calls::cuStreamSetAttribute) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(value) = (unsafe { target(value) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::stream::stream_attribute(attr) {
            return Err(broken.of(c"cuStreamSetAttribute"));
        }
        if let Err(broken) = crate::checks::types::CUlaunchAttributeValue(attr, value) {
            return Err(broken.at("value").tagged("attr", attr).of(c"cuStreamSetAttribute"));
        }
        Ok(())
    }
}
#[doc(hidden)]
pub use self::{
    cuStreamBeginCapture_v2 as cuStreamBeginCapture,
    cuStreamGetCaptureInfo_v3 as cuStreamGetCaptureInfo,
    cuStreamUpdateCaptureDependencies_v2 as cuStreamUpdateCaptureDependencies,
};
