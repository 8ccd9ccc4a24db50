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
    crate::rules::parts::memory::addresses(size)
}

#[inline]
pub(crate) fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::reserved(ptr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::reserved_range(ptr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::whole_range(ptr, size)?;
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
pub(crate) fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> Verdict {
    crate::rules::parts::memory::released_handle(handle)
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
            crate::rules::parts::memory::reserved_range(ptr)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::mapped(ptr)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::live_handle(Live::new(handle))?;
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
pub(crate) fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::unmapped(ptr, size)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: &[CUmemAccessDesc]) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::reserved(ptr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::accessed(ptr, size)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
        crate::rules::parts::memory::access_of_host(ptr, desc)?;
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
pub(crate) fn cuMemImportFromShareableHandle(
    osHandle: *mut c_void,
    shHandleType: CUmemAllocationHandleType,
) -> Verdict {
    if refused_with(&[
        CUresult::CUDA_ERROR_INVALID_HANDLE,
        CUresult::CUDA_ERROR_INVALID_VALUE,
        CUresult::CUDA_ERROR_OPERATING_SYSTEM,
        CUresult::CUDA_ERROR_UNKNOWN,
    ]) {
        crate::rules::parts::memory::imported(Handle(osHandle.addr()), shHandleType)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemRetainAllocationHandle(addr: *mut c_void) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::retained(Handle(addr.addr()))?;
    }
    Ok(())
}
