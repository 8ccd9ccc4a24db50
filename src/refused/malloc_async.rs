// Created by `cargo xtask emit` from cuda.h, ledger/malloc_async.toml, src/rules/parts/handle.rs, src/rules/parts/memory.rs, cuda-sys/build/generate/reference/malloc_async.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::freed(dptr)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::freed_later(dptr)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::freed_in_capture(dptr, Live::new(hStream))?;
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
pub(crate) unsafe fn cuMemAllocAsync(bytesize: usize, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
            crate::rules::parts::memory::allocated_later(bytesize, Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memory::pooled(Handle(hStream.addr()))?;
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
pub(crate) fn cuMemPoolSetAccess(pool: CUmemoryPool, map: &[CUmemAccessDesc]) -> Verdict {
    crate::rules::parts::memory::access_to_pool(map)?;
    crate::rules::parts::handle::handle(Handle(pool.addr())).at("pool")
}

#[inline]
pub(crate) fn cuMemPoolDestroy(pool: CUmemoryPool) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::pool(pool)?;
    }
    crate::rules::parts::handle::handle(Handle(pool.addr())).at("pool")
}

#[inline]
pub(crate) unsafe fn cuMemAllocFromPoolAsync(pool: CUmemoryPool, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(pool.addr())).at("pool")?;
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
pub(crate) unsafe fn cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::pool_exported(Live::new(pool), handleType)?;
        }
        crate::rules::parts::handle::handle(Handle(pool.addr())).at("pool")
    }
}

#[inline]
pub(crate) fn cuMemPoolImportFromShareableHandle(
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
) -> Verdict {
    if refused_with(&[
        CUresult::CUDA_ERROR_INVALID_HANDLE,
        CUresult::CUDA_ERROR_INVALID_VALUE,
        CUresult::CUDA_ERROR_OPERATING_SYSTEM,
        CUresult::CUDA_ERROR_UNKNOWN,
    ]) {
        crate::rules::parts::memory::imported_pool(Handle(handle.addr()), handleType)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemPoolExportPointer(ptr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::exported_pointer(ptr)?;
    }
    Ok(())
}
