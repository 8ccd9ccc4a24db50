// Created by `cargo xtask emit` from cuda.h, ledger/stream.toml, src/rules/stream.rs, cuda-sys/build/generate/reference/stream.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuStreamCreate(Flags: c_uint) -> Verdict {
    crate::rules::stream::stream_flags(Flags).at("Flags")
}

#[inline]
pub(crate) fn cuStreamCreateWithPriority(flags: c_uint) -> Verdict {
    crate::rules::stream::stream_flags(flags)
}

#[inline]
pub(crate) unsafe fn cuStreamBeginCaptureToCig(
    hStream: CUstream,
    streamCigCaptureParams: *mut CUstreamCigCaptureParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::stream::not_legacy_stream(hStream)?;
        if let Some(it) = target(streamCigCaptureParams) {
            crate::walk::CUstreamCigCaptureParams(it).at("streamCigCaptureParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuStreamWaitEvent(hEvent: CUevent, Flags: c_uint) -> Verdict {
    crate::rules::stream::cuStreamWaitEvent(hEvent, Flags)
}

#[inline]
pub(crate) unsafe fn cuStreamAddCallback(hStream: CUstream, flags: c_uint) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::rules::stream::cuStreamAddCallback(Live::new(hStream), flags) }
}

#[inline]
pub(crate) fn cuStreamBeginCapture_v2(hStream: CUstream, mode: CUstreamCaptureMode) -> Verdict {
    crate::rules::stream::not_legacy_stream(hStream)?;
    crate::rules::stream::capture_mode(mode)
}

#[inline]
pub(crate) fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
) -> Verdict {
    crate::rules::stream::not_legacy_stream(hStream)?;
    crate::rules::stream::capture_mode(mode)
}

#[inline]
pub(crate) unsafe fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::stream::not_legacy_stream(hStream)?;
        crate::rules::stream::capture_mode(mode)?;
        crate::rules::stream::cuStreamBeginCaptureToGraph(dependencies, numDependencies)?;
        for (i, element) in elements(dependencyData, numDependencies).iter().enumerate() {
            crate::walk::CUgraphEdgeData(element).at("dependencyData[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuStreamGetCaptureInfo_v3(
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
) -> Verdict {
    crate::rules::stream::cuStreamGetCaptureInfo_v3(dependencies_out, edgeData_out)
}

#[inline]
pub(crate) unsafe fn cuStreamUpdateCaptureDependencies_v2(
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::stream::cuStreamUpdateCaptureDependencies_v2(flags)?;
        for (i, element) in elements(dependencyData, numDependencies).iter().enumerate() {
            crate::walk::CUgraphEdgeData(element).at("dependencyData[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuStreamAttachMemAsync(hStream: CUstream, flags: c_uint) -> Verdict {
    crate::rules::stream::cuStreamAttachMemAsync(hStream, flags)
}

#[inline]
pub(crate) fn cuStreamGetAttribute(attr: CUstreamAttrID) -> Verdict {
    crate::rules::stream::stream_attribute(attr)
}

#[inline]
pub(crate) unsafe fn cuStreamSetAttribute(
    attr: CUstreamAttrID,
    value: &CUstreamAttrValue,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::stream::stream_attribute(attr)?;
        crate::walk::CUlaunchAttributeValue(attr, value).at("value").tagged("attr", attr)
    }
}
