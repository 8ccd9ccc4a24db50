// Created by `cargo xtask emit` from cuda.h, ledger/unified.toml, src/rules/parts/handle.rs, src/rules/parts/memory.rs, cuda-sys/build/generate/reference/unified.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuPointerGetAttribute(attribute: CUpointer_attribute, ptr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::pointer(ptr)?;
    }
    crate::rules::parts::memory::attribute_of_pointer(attribute)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::host_pointer(attribute, ptr)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr,
    count: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::prefetched(devPtr, count)?;
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
pub(crate) fn cuMemAdvise_v2(devPtr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::advised(devPtr)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    count: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::batched(elements(dptrs, count))?;
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
pub(crate) unsafe fn cuMemDiscardBatchAsync(
    dptrs: *mut CUdeviceptr,
    count: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::batched(elements(dptrs, count))?;
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
pub(crate) unsafe fn cuMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    count: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::batched(elements(dptrs, count))?;
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
pub(crate) fn cuMemGetLocationInfo(ptr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::located(ptr)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemRangeGetAttribute(devPtr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::advised(devPtr)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuPointerSetAttribute(ptr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::pointer(ptr)?;
    }
    Ok(())
}
