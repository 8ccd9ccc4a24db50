// Created by `cargo xtask emit` from cuda.h, ledger/mem.toml, src/rules/mem.rs, src/rules/parts/array.rs, src/rules/parts/copy.rs, cuda-sys/build/generate/reference/mem.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuMemAlloc_v2(bytesize: usize) -> Verdict {
    crate::rules::mem::cuMemAlloc_v2(bytesize)
}

#[inline]
pub(crate) fn cuMemAllocPitch_v2(ElementSizeBytes: c_uint) -> Verdict {
    crate::rules::mem::cuMemAllocPitch_v2(ElementSizeBytes)
}

#[inline]
pub(crate) fn cuMemHostAlloc(Flags: c_uint) -> Verdict {
    crate::rules::mem::cuMemHostAlloc(Flags)
}

#[inline]
pub(crate) fn cuMemHostGetDevicePointer_v2(Flags: c_uint) -> Verdict {
    crate::rules::mem::cuMemHostGetDevicePointer_v2(Flags)
}

#[inline]
pub(crate) fn cuMemAllocManaged(bytesize: usize, flags: c_uint) -> Verdict {
    crate::rules::mem::cuMemAllocManaged(bytesize, flags)?;
    crate::rules::mem::manages()
}

#[inline]
pub(crate) fn cuIpcOpenEventHandle() -> Verdict {
    crate::rules::mem::unified()?;
    crate::rules::mem::opens_ipc()?;
    crate::rules::mem::cuIpcOpenEventHandle()
}

#[inline]
pub(crate) fn cuIpcOpenMemHandle_v2(Flags: c_uint) -> Verdict {
    crate::rules::mem::cuIpcOpenMemHandle_v2(Flags)?;
    crate::rules::mem::unified()?;
    crate::rules::mem::opens_ipc()
}

#[inline]
pub(crate) fn cuMemHostRegister_v2(Flags: c_uint) -> Verdict {
    crate::rules::mem::cuMemHostRegister_v2(Flags)
}

#[inline]
pub(crate) fn cuMemcpy() -> Verdict {
    crate::rules::mem::unified()
}

#[inline]
pub(crate) unsafe fn cuMemcpyDtoA_v2(dstArray: CUarray, ByteCount: usize) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::rules::mem::into_line(Live::new(dstArray), ByteCount) }
}

#[inline]
pub(crate) unsafe fn cuMemcpyAtoD_v2(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    ByteCount: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::mem::from_line(Live::new(srcArray), ByteCount)?;
        crate::rules::mem::cuMemcpyAtoD_v2(dstDevice, Live::new(srcArray), ByteCount)
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpyHtoA_v2(dstArray: CUarray, ByteCount: usize) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::rules::mem::into_line(Live::new(dstArray), ByteCount) }
}

#[inline]
pub(crate) unsafe fn cuMemcpyAtoH_v2(srcArray: CUarray, ByteCount: usize) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::rules::mem::from_line(Live::new(srcArray), ByteCount) }
}

#[inline]
pub(crate) unsafe fn cuMemcpyAtoA_v2(
    dstArray: CUarray,
    srcArray: CUarray,
    ByteCount: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::mem::into_line(Live::new(dstArray), ByteCount)?;
        crate::rules::mem::from_line(Live::new(srcArray), ByteCount)?;
        crate::rules::mem::cuMemcpyAtoA_v2(Live::new(dstArray), Live::new(srcArray), ByteCount)
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpy2D_v2(pCopy: &CUDA_MEMCPY2D) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
            .inside("pCopy")?;
        crate::rules::parts::copy::pitches_2d(pCopy).at("pCopy")?;
        crate::rules::parts::copy::elements_2d(Live::new(pCopy)).at("pCopy")?;
        crate::walk::CUDA_MEMCPY2D(pCopy).at("pCopy")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpy2DUnaligned_v2(pCopy: &CUDA_MEMCPY2D) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
            .inside("pCopy")?;
        crate::rules::parts::copy::elements_2d(Live::new(pCopy)).at("pCopy")?;
        crate::walk::CUDA_MEMCPY2D(pCopy).at("pCopy")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpy3D_v2(pCopy: &CUDA_MEMCPY3D) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
            .inside("pCopy")?;
        crate::rules::parts::copy::pitches_3d(pCopy).at("pCopy")?;
        crate::rules::parts::copy::elements_3d(Live::new(pCopy)).at("pCopy")?;
        crate::walk::CUDA_MEMCPY3D(pCopy).at("pCopy")
    }
}

#[inline]
pub(crate) fn cuMemcpyAsync() -> Verdict {
    crate::rules::mem::unified()
}

#[inline]
pub(crate) unsafe fn cuMemcpyHtoAAsync_v2(dstArray: CUarray, ByteCount: usize) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::rules::mem::into_line(Live::new(dstArray), ByteCount) }
}

#[inline]
pub(crate) unsafe fn cuMemcpyAtoHAsync_v2(srcArray: CUarray, ByteCount: usize) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::rules::mem::from_line(Live::new(srcArray), ByteCount) }
}

#[inline]
pub(crate) unsafe fn cuMemcpy2DAsync_v2(pCopy: &CUDA_MEMCPY2D) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
            .inside("pCopy")?;
        crate::rules::parts::copy::pitches_2d(pCopy).at("pCopy")?;
        crate::rules::parts::copy::elements_2d(Live::new(pCopy)).at("pCopy")?;
        crate::walk::CUDA_MEMCPY2D(pCopy).at("pCopy")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpy3DAsync_v2(pCopy: &CUDA_MEMCPY3D) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::copy::unified(pCopy.srcMemoryType, pCopy.dstMemoryType)
            .inside("pCopy")?;
        crate::rules::parts::copy::pitches_3d(pCopy).at("pCopy")?;
        crate::rules::parts::copy::elements_3d(Live::new(pCopy)).at("pCopy")?;
        crate::walk::CUDA_MEMCPY3D(pCopy).at("pCopy")
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpyBatchAsync_v2(
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::mem::cuMemcpyBatchAsync_v2(count, numAttrs)?;
        crate::rules::parts::copy::not_legacy(hStream)?;
        crate::rules::parts::copy::runs(numAttrs, count)?;
        for (i, element) in elements(attrs, numAttrs).iter().enumerate() {
            crate::walk::CUmemcpyAttributes(element).at("attrs[i]").element(i)?;
        }
        crate::rules::parts::copy::first_run(elements(attrsIdxs, numAttrs))?;
        crate::rules::parts::copy::run_starts(elements(attrsIdxs, numAttrs), count)
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpy3DBatchAsync_v2(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::mem::cuMemcpy3DBatchAsync_v2(flags, hStream)?;
        for (i, element) in elements(opList, numOps).iter().enumerate() {
            crate::rules::parts::copy::same_elements(Live::new(element))
                .at("opList[i]")
                .element(i)?;
            crate::walk::CUDA_MEMCPY3D_BATCH_OP(element).at("opList[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpyWithAttributesAsync(attr: *mut CUmemcpyAttributes) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(it) = target(attr) {
            crate::walk::CUmemcpyAttributes(it).at("attr")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::mem::cuMemcpy3DWithAttributesAsync(flags)?;
        if let Some(it) = target(op) {
            crate::walk::CUDA_MEMCPY3D_BATCH_OP(it).at("op")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuMemsetD16_v2(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    crate::rules::mem::fill_16(dstDevice, N)
}

#[inline]
pub(crate) fn cuMemsetD32_v2(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    crate::rules::mem::fill_32(dstDevice, N)
}

#[inline]
pub(crate) fn cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    crate::rules::mem::fill_2d_16(dstDevice, dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    crate::rules::mem::fill_2d_32(dstDevice, dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuMemsetD16Async(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    crate::rules::mem::fill_16(dstDevice, N)
}

#[inline]
pub(crate) fn cuMemsetD32Async(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    crate::rules::mem::fill_32(dstDevice, N)
}

#[inline]
pub(crate) fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    crate::rules::mem::fill_2d_16(dstDevice, dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    crate::rules::mem::fill_2d_32(dstDevice, dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuArrayCreate_v2(pAllocateArray: &CUDA_ARRAY_DESCRIPTOR) -> Verdict {
    crate::rules::parts::array::channels(pAllocateArray.Format, pAllocateArray.NumChannels)
        .inside("pAllocateArray")
}

#[inline]
pub(crate) fn cuArray3DCreate_v2(pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    crate::rules::parts::array::channels(pAllocateArray.Format, pAllocateArray.NumChannels)
        .inside("pAllocateArray")?;
    crate::rules::parts::array::extents(pAllocateArray).at("pAllocateArray")?;
    crate::rules::parts::array::plain_limits(pAllocateArray).at("pAllocateArray")?;
    crate::walk::CUDA_ARRAY3D_DESCRIPTOR(pAllocateArray).at("pAllocateArray")
}

#[inline]
pub(crate) fn cuMipmappedArrayCreate(pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    crate::rules::parts::array::channels(
        pMipmappedArrayDesc.Format,
        pMipmappedArrayDesc.NumChannels,
    )
    .inside("pMipmappedArrayDesc")?;
    crate::rules::parts::array::extents(pMipmappedArrayDesc).at("pMipmappedArrayDesc")?;
    crate::rules::parts::array::mipmapped_limits(pMipmappedArrayDesc).at("pMipmappedArrayDesc")?;
    crate::walk::CUDA_ARRAY3D_DESCRIPTOR(pMipmappedArrayDesc).at("pMipmappedArrayDesc")
}

#[inline]
pub(crate) fn cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: c_ulonglong,
) -> Verdict {
    crate::rules::mem::cuMemGetHandleForAddressRange(dptr, size, handleType, flags)
}

#[inline]
pub(crate) unsafe fn cuMemBatchDecompressAsync(
    paramsArray: *mut CUmemDecompressParams,
    count: usize,
    flags: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::mem::cuMemBatchDecompressAsync(flags)?;
        for (i, element) in elements(paramsArray, count).iter().enumerate() {
            crate::walk::CUmemDecompressParams(element).at("paramsArray[i]").element(i)?;
        }
        Ok(())
    }
}
