// Created by `cargo xtask emit` from cuda.h, ledger/va.toml, src/rules/parts/handle.rs, src/rules/parts/memory.rs, cuda-sys/build/generate/reference/va.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuMemAddressReserve(size: usize) -> Verdict {
    crate::rules::parts::memory::some_bytes(size)?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::reservable(size)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemAddressFree(ptr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::reserved(ptr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::released(ptr)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemCreate(size: usize, prop: &CUmemAllocationProp) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
        crate::rules::parts::memory::created(size, prop)?;
    }
    crate::rules::parts::memory::some_bytes(size)
}

#[inline]
pub(crate) unsafe fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::granules(ptr, size, Live::new(handle))?;
        }
        crate::rules::parts::memory::whole(size, offset)?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::reserved(ptr)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::mapped(ptr)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        for (i, element) in elements(mapInfoList, count as usize).iter().enumerate() {
            crate::refused::CUarrayMapInfo(element).at("mapInfoList[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuMemSetAccess(ptr: CUdeviceptr, size: usize) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::reserved(ptr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::accessed(ptr, size)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemGetAccess(ptr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::access_of(ptr)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemExportToShareableHandle(
    shareableHandle: *mut c_void,
    handle: CUmemGenericAllocationHandle,
    handleType: CUmemAllocationHandleType,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::exported(Live::new(handle), handleType)?;
        }
        crate::rules::parts::memory::export_output(Handle(shareableHandle.addr()))
    }
}

#[inline]
pub(crate) fn cuMemRetainAllocationHandle(addr: *mut c_void) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::retained(Handle(addr.addr()))?;
    }
    Ok(())
}
