// Created by `cargo xtask emit` from cuda.h, ledger/ctx.toml, src/rules/ctx.rs, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/ctx.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCtxCreate_v4(flags: c_uint, dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::context_flags(flags)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::handle::device(dev)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCtxDestroy_v2(ctx: CUcontext) -> Verdict {
    crate::rules::parts::handle::destroyed(Handle(ctx.addr()))?;
    crate::rules::parts::handle::no_default(Handle(ctx.addr())).at("ctx")
}

#[inline]
pub(crate) fn cuCtxSetLimit(limit: CUlimit, value: usize) -> Verdict {
    crate::rules::ctx::limit_of_device(limit, value)?;
    if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
        crate::rules::ctx::limit_of_memory(limit, value)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::ctx::limit_of_cache(limit, value)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCtxRecordEvent(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(hEvent.addr())).at("hEvent")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCtxWaitEvent(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(hEvent.addr())).at("hEvent")?;
    }
    Ok(())
}
