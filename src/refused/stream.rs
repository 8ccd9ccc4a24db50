// Created by `cargo xtask emit` from cuda.h, ledger/stream.toml, src/rules/graph.rs, src/rules/parts/handle.rs, src/rules/parts/memory.rs, cuda-sys/build/generate/reference/stream.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuStreamWaitEvent(
    hStream: CUstream,
    hEvent: CUevent,
    Flags: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE]) {
            crate::rules::parts::handle::waited_outside(Live::new(hStream), Flags)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")
    }
}

#[inline]
pub(crate) unsafe fn cuStreamBeginCapture_v2(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[
            CUresult::CUDA_ERROR_ILLEGAL_STATE,
            CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
        ]) {
            crate::rules::parts::handle::begin(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::edges_to_new(
                Live::new(hGraph),
                elements(dependencies, numDependencies),
                elements(dependencyData, numDependencies),
            )?;
        }
        if refused_with(&[
            CUresult::CUDA_ERROR_ILLEGAL_STATE,
            CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED,
        ]) {
            crate::rules::parts::handle::begin(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")
    }
}

#[inline]
pub(crate) unsafe fn cuStreamEndCapture(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::joined(Handle(hStream.addr()))?;
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE]) {
            crate::rules::parts::handle::end(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuStreamUpdateCaptureDependencies_v2(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE]) {
            crate::rules::parts::handle::end(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuStreamAttachMemAsync(
    hStream: CUstream,
    dptr: CUdeviceptr,
    length: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::attached(dptr)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::attached_whole(dptr, length)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuStreamDestroy_v2(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        crate::rules::parts::handle::no_default(Handle(hStream.addr())).at("hStream")
    }
}

#[inline]
pub(crate) unsafe fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::same_context(Live::new(dst), Live::new(src))?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuStreamSetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: &CUstreamAttrValue,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        crate::refused::CUlaunchAttributeValue(attr, value).at("value").tagged("attr", attr)
    }
}
