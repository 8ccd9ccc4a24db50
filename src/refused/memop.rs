// Created by `cargo xtask emit` from cuda.h, ledger/memop.toml, src/rules/parts/handle.rs, src/rules/parts/memop.rs, src/rules/parts/memory.rs, cuda-sys/build/generate/reference/memop.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuStreamWaitValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    flags: c_uint,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
        crate::rules::parts::memop::wait_ability(flags)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::of_value(addr)?;
    }
    crate::rules::parts::memory::of_word(addr)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::unmanaged(addr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(stream.addr())).at("stream")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuStreamWaitValue64_v2(stream: CUstream, addr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::of_value(addr)?;
    }
    crate::rules::parts::memory::of_long(addr)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(stream.addr())).at("stream")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuStreamWriteValue32_v2(stream: CUstream, addr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::of_value(addr)?;
    }
    crate::rules::parts::memory::of_word(addr)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::unmanaged(addr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(stream.addr())).at("stream")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuStreamWriteValue64_v2(stream: CUstream, addr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::of_value(addr)?;
    }
    crate::rules::parts::memory::of_long(addr)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::unmanaged(addr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
        crate::rules::parts::memory::wide(Handle(stream.addr()))?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(stream.addr())).at("stream")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuStreamBatchMemOp_v2(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(stream.addr())).at("stream")?;
        }
        for (i, element) in elements(paramArray, count as usize).iter().enumerate() {
            crate::refused::CUstreamBatchMemOpParams(element).at("paramArray[i]").element(i)?;
        }
        Ok(())
    }
}
