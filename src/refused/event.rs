// Created by `cargo xtask emit` from cuda.h, ledger/event.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/event.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hEvent.addr())).at("hEvent")?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuEventRecordWithFlags(
    hEvent: CUevent,
    hStream: CUstream,
    flags: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_ILLEGAL_STATE]) {
            crate::rules::parts::handle::recorded_outside(flags, Live::new(hStream))?;
        }
        crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hEvent.addr())).at("hEvent")?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuEventQuery(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(hEvent.addr())).at("hEvent")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuEventSynchronize(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(hEvent.addr())).at("hEvent")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuEventDestroy_v2(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(hEvent.addr())).at("hEvent")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuEventElapsedTime_v2(hStart: CUevent, hEnd: CUevent) -> Verdict {
    crate::rules::parts::handle::timed(Handle(hStart.addr()), Handle(hEnd.addr()))?;
    crate::rules::parts::handle::handle(Handle(hStart.addr())).at("hStart")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(hStart.addr())).at("hStart")?;
    }
    crate::rules::parts::handle::handle(Handle(hEnd.addr())).at("hEnd")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(hEnd.addr())).at("hEnd")?;
    }
    Ok(())
}
