// Created by `cargo xtask emit` from cuda.h, ledger/mem.toml, src/rules/parts/array.rs, src/rules/parts/copy.rs, src/rules/parts/handle.rs, src/rules/parts/memory.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/mem.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuMemAlloc_v2(bytesize: usize) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_OUT_OF_MEMORY]) {
        crate::rules::parts::memory::allocated(bytesize)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemAllocPitch_v2(WidthInBytes: usize) -> Verdict {
    crate::rules::parts::memory::rows(WidthInBytes)
}

#[inline]
pub(crate) fn cuMemFree_v2(dptr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::freed(dptr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::freed_of_host(dptr)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::freed_mapping(dptr)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemGetAddressRange_v2(dptr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_NOT_FOUND]) {
        crate::rules::parts::memory::in_allocation(dptr)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemFreeHost(p: *mut c_void) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::freed_host(Handle(p.addr()))?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemHostGetDevicePointer_v2(p: *mut c_void) -> Verdict {
    if refused_with(&[
        CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED,
        CUresult::CUDA_ERROR_INVALID_VALUE,
    ]) {
        crate::rules::parts::memory::known_host(Handle(p.addr()))?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemHostGetFlags(p: *mut c_void) -> Verdict {
    if refused_with(&[
        CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED,
        CUresult::CUDA_ERROR_INVALID_VALUE,
    ]) {
        crate::rules::parts::memory::known_host(Handle(p.addr()))?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGetByPCIBusId(pciBusId: &CStr) -> Verdict {
    crate::rules::parts::name::bus_id(pciBusId)
}

#[inline]
pub(crate) fn cuIpcGetEventHandle(event: CUevent) -> Verdict {
    crate::rules::parts::handle::of_processes(Handle(event.addr()))?;
    crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(event.addr())).at("event")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuIpcOpenEventHandle(handle: CUipcEventHandle) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT, CUresult::CUDA_ERROR_INVALID_HANDLE]) {
        crate::rules::parts::memory::opened_event(&handle)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuIpcGetMemHandle(dptr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::shared(dptr)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuIpcOpenMemHandle_v2(handle: CUipcMemHandle) -> Verdict {
    crate::rules::parts::memory::ipc_handle(&handle)?;
    if refused_with(&[
        CUresult::CUDA_ERROR_INVALID_CONTEXT,
        CUresult::CUDA_ERROR_INVALID_HANDLE,
        CUresult::CUDA_ERROR_INVALID_VALUE,
    ]) {
        crate::rules::parts::memory::opened(&handle)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> Verdict {
    crate::rules::parts::memory::closed(dptr)
}

#[inline]
pub(crate) fn cuMemHostRegister_v2(p: *mut c_void, bytesize: usize) -> Verdict {
    if refused_with(&[
        CUresult::CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED,
        CUresult::CUDA_ERROR_INVALID_VALUE,
    ]) {
        crate::rules::parts::memory::registered(Handle(p.addr()), bytesize)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemHostUnregister(p: *mut c_void) -> Verdict {
    if refused_with(&[
        CUresult::CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED,
        CUresult::CUDA_ERROR_INVALID_VALUE,
    ]) {
        crate::rules::parts::memory::known_host(Handle(p.addr()))?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::unregistered(Handle(p.addr()))?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::copied(dst, src, ByteCount)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemcpyPeer(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::target(dstDevice, ByteCount)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::source(srcDevice, ByteCount)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::writable_target(dstDevice, ByteCount)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::readable_source(srcDevice, ByteCount)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemcpyHtoD_v2(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::target(dstDevice, ByteCount)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::writable_target(dstDevice, ByteCount)?;
    }
    crate::rules::parts::memory::from_host(Handle(srcHost.addr()), ByteCount)
}

#[inline]
pub(crate) fn cuMemcpyDtoH_v2(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::source(srcDevice, ByteCount)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::readable_source(srcDevice, ByteCount)?;
    }
    crate::rules::parts::memory::to_host(Handle(dstHost.addr()), ByteCount)
}

#[inline]
pub(crate) fn cuMemcpyDtoD_v2(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::target(dstDevice, ByteCount)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::source(srcDevice, ByteCount)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::writable_target(dstDevice, ByteCount)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::readable_source(srcDevice, ByteCount)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemcpyDtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_target(Live::new(dstArray), dstOffset, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::source(srcDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::readable_source(srcDevice, ByteCount)?;
        }
        crate::rules::parts::handle::handle(Handle(dstArray.addr())).at("dstArray")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpyAtoD_v2(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_source(Live::new(srcArray), srcOffset, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::target(dstDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_target(dstDevice, ByteCount)?;
        }
        crate::rules::parts::handle::handle(Handle(srcArray.addr())).at("srcArray")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpyHtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_target(Live::new(dstArray), dstOffset, ByteCount)?;
        }
        crate::rules::parts::memory::from_host(Handle(srcHost.addr()), ByteCount)?;
        crate::rules::parts::handle::handle(Handle(dstArray.addr())).at("dstArray")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpyAtoH_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_source(Live::new(srcArray), srcOffset, ByteCount)?;
        }
        crate::rules::parts::memory::to_host(Handle(dstHost.addr()), ByteCount)?;
        crate::rules::parts::handle::handle(Handle(srcArray.addr())).at("srcArray")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpyAtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_target(Live::new(dstArray), dstOffset, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_source(Live::new(srcArray), srcOffset, ByteCount)?;
        }
        crate::rules::parts::handle::handle(Handle(dstArray.addr())).at("dstArray")?;
        crate::rules::parts::handle::handle(Handle(srcArray.addr())).at("srcArray")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpy2D_v2(pCopy: &CUDA_MEMCPY2D) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::ranges_2d(Live::new(pCopy)).at("pCopy")?;
        }
        crate::refused::CUDA_MEMCPY2D(pCopy).at("pCopy")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpy2DUnaligned_v2(pCopy: &CUDA_MEMCPY2D) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::ranges_2d(Live::new(pCopy)).at("pCopy")?;
        }
        crate::refused::CUDA_MEMCPY2D(pCopy).at("pCopy")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpyAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::copied(dst, src, ByteCount)?;
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
pub(crate) unsafe fn cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::target(dstDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::source(srcDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_target(dstDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::readable_source(srcDevice, ByteCount)?;
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
pub(crate) unsafe fn cuMemcpyHtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::target(dstDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_target(dstDevice, ByteCount)?;
        }
        crate::rules::parts::memory::from_host(Handle(srcHost.addr()), ByteCount)?;
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
pub(crate) unsafe fn cuMemcpyDtoHAsync_v2(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::source(srcDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::readable_source(srcDevice, ByteCount)?;
        }
        crate::rules::parts::memory::to_host(Handle(dstHost.addr()), ByteCount)?;
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
pub(crate) unsafe fn cuMemcpyDtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::target(dstDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::source(srcDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_target(dstDevice, ByteCount)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::readable_source(srcDevice, ByteCount)?;
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
pub(crate) unsafe fn cuMemcpyHtoAAsync_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_target(Live::new(dstArray), dstOffset, ByteCount)?;
        }
        crate::rules::parts::memory::from_host(Handle(srcHost.addr()), ByteCount)?;
        crate::rules::parts::handle::handle(Handle(dstArray.addr())).at("dstArray")?;
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
pub(crate) unsafe fn cuMemcpyAtoHAsync_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::end_of_source(Live::new(srcArray), srcOffset, ByteCount)?;
        }
        crate::rules::parts::memory::to_host(Handle(dstHost.addr()), ByteCount)?;
        crate::rules::parts::handle::handle(Handle(srcArray.addr())).at("srcArray")?;
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
pub(crate) unsafe fn cuMemcpy2DAsync_v2(pCopy: &CUDA_MEMCPY2D, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::copy::ranges_2d(Live::new(pCopy)).at("pCopy")?;
        }
        crate::refused::CUDA_MEMCPY2D(pCopy).at("pCopy")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpy3DAsync_v2(hStream: CUstream) -> Verdict {
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
pub(crate) unsafe fn cuMemcpy3DPeerAsync(hStream: CUstream) -> Verdict {
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
pub(crate) unsafe fn cuMemcpyBatchAsync_v2(hStream: CUstream) -> Verdict {
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
pub(crate) unsafe fn cuMemcpy3DBatchAsync_v2(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
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
        for (i, element) in elements(opList, numOps).iter().enumerate() {
            crate::refused::CUDA_MEMCPY3D_BATCH_OP(element).at("opList[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpyWithAttributesAsync(hStream: CUstream) -> Verdict {
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
pub(crate) unsafe fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
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
        if let Some(it) = target(op) {
            crate::refused::CUDA_MEMCPY3D_BATCH_OP(it).at("op")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuMemsetD8_v2(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::writable_bytes(dstDevice, N)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::filled(dstDevice, N)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::bytes(dstDevice, N)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemsetD16_v2(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::writable_halves(dstDevice, N)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::filled(dstDevice, N)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::halves(dstDevice, N)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemsetD32_v2(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::writable_words(dstDevice, N)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::filled(dstDevice, N)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::words(dstDevice, N)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemsetD2D8_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::filled_rows(dstDevice, Width, Height)?;
    }
    crate::rules::parts::memory::rows_of_bytes(dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::filled_rows(dstDevice, Width, Height)?;
    }
    crate::rules::parts::memory::rows_of_halves(dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::filled_rows(dstDevice, Width, Height)?;
    }
    crate::rules::parts::memory::rows_of_words(dstPitch, Width, Height)
}

#[inline]
pub(crate) unsafe fn cuMemsetD8Async(
    dstDevice: CUdeviceptr,
    N: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_bytes(dstDevice, N)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::filled(dstDevice, N)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::bytes(dstDevice, N)?;
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
pub(crate) unsafe fn cuMemsetD16Async(
    dstDevice: CUdeviceptr,
    N: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_halves(dstDevice, N)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::filled(dstDevice, N)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::halves(dstDevice, N)?;
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
pub(crate) unsafe fn cuMemsetD32Async(
    dstDevice: CUdeviceptr,
    N: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::writable_words(dstDevice, N)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::filled(dstDevice, N)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::words(dstDevice, N)?;
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
pub(crate) unsafe fn cuMemsetD2D8Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::filled_rows(dstDevice, Width, Height)?;
        }
        crate::rules::parts::memory::rows_of_bytes(dstPitch, Width, Height)?;
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
pub(crate) unsafe fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::filled_rows(dstDevice, Width, Height)?;
        }
        crate::rules::parts::memory::rows_of_halves(dstPitch, Width, Height)?;
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
pub(crate) unsafe fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::memory::filled_rows(dstDevice, Width, Height)?;
        }
        crate::rules::parts::memory::rows_of_words(dstPitch, Width, Height)?;
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
pub(crate) fn cuArrayCreate_v2(pAllocateArray: &CUDA_ARRAY_DESCRIPTOR) -> Verdict {
    crate::refused::CUDA_ARRAY_DESCRIPTOR(pAllocateArray).at("pAllocateArray")
}

#[inline]
pub(crate) unsafe fn cuArrayGetSparseProperties(array: CUarray) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::array::sparse(Live::new(array))?;
        }
        crate::rules::parts::handle::handle(Handle(array.addr())).at("array")
    }
}

#[inline]
pub(crate) unsafe fn cuMipmappedArrayGetSparseProperties(mipmap: CUmipmappedArray) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::array::sparse_mipmap(Live::new(mipmap))?;
        }
        crate::rules::parts::handle::handle(Handle(mipmap.addr())).at("mipmap")
    }
}

#[inline]
pub(crate) unsafe fn cuArrayGetMemoryRequirements(array: CUarray, device: CUdevice) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::array::deferred(Live::new(array))?;
        }
        crate::rules::parts::handle::handle(Handle(array.addr())).at("array")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            crate::rules::parts::handle::device(device).at("device")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuMipmappedArrayGetMemoryRequirements(
    mipmap: CUmipmappedArray,
    device: CUdevice,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::array::deferred_mipmap(Live::new(mipmap))?;
        }
        crate::rules::parts::handle::handle(Handle(mipmap.addr())).at("mipmap")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE])
        {
            crate::rules::parts::handle::device(device).at("device")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuArray3DCreate_v2(pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    crate::refused::CUDA_ARRAY3D_DESCRIPTOR(pAllocateArray).at("pAllocateArray")
}

#[inline]
pub(crate) fn cuMipmappedArrayCreate(pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    crate::refused::CUDA_ARRAY3D_DESCRIPTOR(pMipmappedArrayDesc).at("pMipmappedArrayDesc")
}

#[inline]
pub(crate) fn cuMipmappedArrayGetLevel(
    hMipmappedArray: CUmipmappedArray,
    level: c_uint,
) -> Verdict {
    crate::rules::parts::array::level(level, Handle(hMipmappedArray.addr()))?;
    crate::rules::parts::handle::handle(Handle(hMipmappedArray.addr())).at("hMipmappedArray")
}

#[inline]
pub(crate) fn cuMemBatchDecompressAsync(stream: CUstream) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
        crate::rules::parts::memory::decompressing(Handle(stream.addr()))?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(stream.addr())).at("stream")?;
    }
    Ok(())
}
