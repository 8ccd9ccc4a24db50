// Created by `cargo xtask emit` from cuda.h, ledger/green_contexts.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/green_contexts.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuDeviceGetDevResource(device: CUdevice, type_: CUdevResourceType) -> Verdict {
    crate::rules::parts::handle::resource_type(type_)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::handle::device(device).at("device")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCtxGetDevResource(type_: CUdevResourceType) -> Verdict {
    crate::rules::parts::handle::resource_type(type_)
}

#[inline]
pub(crate) fn cuGreenCtxGetDevResource(type_: CUdevResourceType) -> Verdict {
    crate::rules::parts::handle::resource_type(type_)
}

#[inline]
pub(crate) unsafe fn cuDevSmResourceSplitByCount(input: &CUdevResource) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::refused::CUdevResource(input).at("input") }
}

#[inline]
pub(crate) unsafe fn cuDevSmResourceSplit(input: &CUdevResource) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::refused::CUdevResource(input).at("input") }
}

#[inline]
pub(crate) unsafe fn cuDevResourceGenerateDesc(
    resources: *mut CUdevResource,
    nbResources: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(resources, nbResources as usize).iter().enumerate() {
            crate::refused::CUdevResource(element).at("resources[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuGreenCtxRecordEvent(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(hEvent.addr())).at("hEvent")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGreenCtxWaitEvent(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(hEvent.addr())).at("hEvent")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuStreamGetGreenCtx(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
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
pub(crate) unsafe fn cuStreamGetDevResource(
    hStream: CUstream,
    type_: CUdevResourceType,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::resource_type(type_)?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}
