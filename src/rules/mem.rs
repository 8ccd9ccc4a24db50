//! Rules of the group "Memory Management".

use super::parts::array::{channels, extents, mipmapped_limits, plain_limits};
use super::parts::copy::{
    attributes, box_with_attributes, copy_2d, copy_3d, not_legacy, run_starts, runs,
};
use crate::query;
use crate::rule::{Place, Verdict, elements, rules, target};
use core::ffi::{c_uint, c_ulonglong};
use cuda_sys::*;

use CUdevice_attribute as A;

#[inline]
pub(crate) fn cuMemAlloc_v2(bytesize: usize) -> Verdict {
    rules!(191: bytesize => non_zero());
    Ok(())
}

#[inline]
pub(crate) fn cuMemAllocPitch_v2(ElementSizeBytes: c_uint) -> Verdict {
    rules!(192: ElementSizeBytes => one_of(&[4, 8, 16]));
    Ok(())
}

#[inline]
pub(crate) fn cuMemHostAlloc(Flags: c_uint) -> Verdict {
    const ALL: c_uint =
        CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP | CU_MEMHOSTALLOC_WRITECOMBINED;
    rules!(193: Flags => only(ALL),
        "those of CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTALLOC_DEVICEMAP and CU_MEMHOSTALLOC_WRITECOMBINED");
    Ok(())
}

#[inline]
pub(crate) fn cuMemHostGetDevicePointer_v2(Flags: c_uint) -> Verdict {
    rules!(194: Flags => zero());
    Ok(())
}

/// Returns the current device, and whether it has an attribute.
#[inline]
fn current_device(attribute: A) -> Option<(CUdevice, bool)> {
    let device = query::current_device()?;
    Some((device, query::attribute(device, attribute)? != 0))
}

#[inline]
pub(crate) fn cuMemAllocManaged(bytesize: usize, flags: c_uint) -> Verdict {
    rules! {
        195: bytesize => non_zero();
        196: flags => one_of(&[CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL, CUmemAttach_flags::CU_MEM_ATTACH_HOST]);
    }
    if let Some((current_device, supports)) = current_device(A::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY)
    {
        rules!(197 asks: current_device => hold(supports, "support managed memory (CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY)"),
            else NOT_SUPPORTED);
    }
    Ok(())
}

/// The rules for the current device when it opens a handle of another process.
#[inline]
fn opens_ipc() -> Verdict {
    let unified = A::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING;
    if let Some((current_device, supports)) = current_device(unified) {
        rules!(198 asks: current_device => hold(supports, "support unified addressing (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)"),
            else UNDOCUMENTED);
    }
    if cfg!(windows) {
        if let Some((current_device, tcc)) = current_device(A::CU_DEVICE_ATTRIBUTE_TCC_DRIVER) {
            rules!(199 asks: current_device => hold(tcc, "use the TCC driver (CU_DEVICE_ATTRIBUTE_TCC_DRIVER)"),
                until 12_040, "on Windows", else UNDOCUMENTED);
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuIpcOpenEventHandle() -> Verdict {
    opens_ipc()?;
    let event = A::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED;
    if let Some((current_device, supports)) = current_device(event) {
        rules!(200 asks: current_device => hold(supports, "support IPC events (CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)"),
            since 12_000, else UNDOCUMENTED);
    }
    Ok(())
}

#[inline]
pub(crate) fn cuIpcOpenMemHandle_v2(Flags: c_uint) -> Verdict {
    rules!(201: Flags => one_of(&[CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS]));
    opens_ipc()
}

#[inline]
pub(crate) fn cuMemHostRegister_v2(Flags: c_uint) -> Verdict {
    const ALL: c_uint = CU_MEMHOSTREGISTER_PORTABLE
        | CU_MEMHOSTREGISTER_DEVICEMAP
        | CU_MEMHOSTREGISTER_IOMEMORY
        | CU_MEMHOSTREGISTER_READ_ONLY;
    rules!(202: Flags => only(ALL),
        "those of CU_MEMHOSTREGISTER_PORTABLE, CU_MEMHOSTREGISTER_DEVICEMAP, CU_MEMHOSTREGISTER_IOMEMORY and \
         CU_MEMHOSTREGISTER_READ_ONLY");
    if Flags & CU_MEMHOSTREGISTER_READ_ONLY != 0 {
        let read_only = A::CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED;
        let supports = current_device(read_only).is_none_or(|(_, supports)| supports);
        rules!(203 asks: Flags => hold(supports, "not have CU_MEMHOSTREGISTER_READ_ONLY"),
            "where the current device does not support it (CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED)",
            else NOT_SUPPORTED);
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemcpy2D_v2(pCopy: &CUDA_MEMCPY2D) -> Verdict {
    copy_2d(pCopy).at("pCopy")
}

#[inline]
pub(crate) fn cuMemcpy2DUnaligned_v2(pCopy: &CUDA_MEMCPY2D) -> Verdict {
    copy_2d(pCopy).at("pCopy")
}

#[inline]
pub(crate) fn cuMemcpy3D_v2(pCopy: &CUDA_MEMCPY3D) -> Verdict {
    copy_3d(pCopy).at("pCopy")
}

#[inline]
pub(crate) fn cuMemcpy2DAsync_v2(pCopy: &CUDA_MEMCPY2D) -> Verdict {
    copy_2d(pCopy).at("pCopy")
}

#[inline]
pub(crate) fn cuMemcpy3DAsync_v2(pCopy: &CUDA_MEMCPY3D) -> Verdict {
    copy_3d(pCopy).at("pCopy")
}

#[inline]
pub(crate) unsafe fn cuMemcpyBatchAsync_v2(
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    hStream: CUstream,
) -> Verdict {
    not_legacy(hStream).at("hStream").or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
    if count != 0 {
        rules!(204: numAttrs => non_zero(), "where count is not zero");
    }
    runs(numAttrs, count).at("numAttrs").or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
    // SAFETY: the caller meets the safety conditions of the call.
    let (attrs, starts) = unsafe { (elements(attrs, numAttrs), elements(attrsIdxs, numAttrs)) };
    run_starts(starts, count).at("attrsIdxs").or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
    for (i, attr) in attrs.iter().enumerate() {
        attributes(attr).at_element("attrs[i]", i)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemcpy3DBatchAsync_v2(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Verdict {
    rules! {
        205: flags => zero();
        206: hStream => non_null(), "the default stream";
    }
    // SAFETY: the caller meets the safety conditions of the call.
    let opList = unsafe { elements(opList, numOps) };
    for (i, op) in opList.iter().enumerate() {
        box_with_attributes(op).at_element("opList[i]", i)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemcpyWithAttributesAsync(attr: *mut CUmemcpyAttributes) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    if let Some(attr) = unsafe { target(attr) } { attributes(attr) } else { Ok(()) }
}

#[inline]
pub(crate) unsafe fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
) -> Verdict {
    rules!(207: flags => zero());
    // SAFETY: the caller meets the safety conditions of the call.
    if let Some(op) = unsafe { target(op) } { box_with_attributes(op) } else { Ok(()) }
}

/// Drivers accept any arguments for a fill of zero elements.
#[inline]
fn fill_16(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    if N != 0 {
        rules!(208: dstDevice => multiple_of(2), "unless nothing is filled");
    }
    Ok(())
}

#[inline]
fn fill_32(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    if N != 0 {
        rules!(209: dstDevice => multiple_of(4), "unless nothing is filled");
    }
    Ok(())
}

#[inline]
fn fill_2d_16(dstDevice: CUdeviceptr, dstPitch: usize, Width: usize, Height: usize) -> Verdict {
    if Width == 0 || Height == 0 {
        return Ok(());
    }
    fill_16(dstDevice, Width)?;
    if Height != 1 {
        rules!(210: dstPitch => multiple_of(2), "where more than one row is filled");
    }
    Ok(())
}

#[inline]
fn fill_2d_32(dstDevice: CUdeviceptr, dstPitch: usize, Width: usize, Height: usize) -> Verdict {
    if Width == 0 || Height == 0 {
        return Ok(());
    }
    fill_32(dstDevice, Width)?;
    if Height != 1 {
        rules!(211: dstPitch => multiple_of(4), "where more than one row is filled");
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemsetD16_v2(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    fill_16(dstDevice, N)
}

#[inline]
pub(crate) fn cuMemsetD32_v2(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    fill_32(dstDevice, N)
}

#[inline]
pub(crate) fn cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    fill_2d_16(dstDevice, dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    fill_2d_32(dstDevice, dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuMemsetD16Async(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    fill_16(dstDevice, N)
}

#[inline]
pub(crate) fn cuMemsetD32Async(dstDevice: CUdeviceptr, N: usize) -> Verdict {
    fill_32(dstDevice, N)
}

#[inline]
pub(crate) fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    fill_2d_16(dstDevice, dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Verdict {
    fill_2d_32(dstDevice, dstPitch, Width, Height)
}

#[inline]
pub(crate) fn cuArrayCreate_v2(pAllocateArray: &CUDA_ARRAY_DESCRIPTOR) -> Verdict {
    channels(pAllocateArray.Format, pAllocateArray.NumChannels).at("pAllocateArray.NumChannels")
}

#[inline]
pub(crate) fn cuArray3DCreate_v2(pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    channels(pAllocateArray.Format, pAllocateArray.NumChannels).at("pAllocateArray.NumChannels")?;
    extents(pAllocateArray).at("pAllocateArray")?;
    plain_limits(pAllocateArray).at("pAllocateArray")?;
    crate::walk::CUDA_ARRAY3D_DESCRIPTOR(pAllocateArray).at("pAllocateArray")
}

#[inline]
pub(crate) fn cuMipmappedArrayCreate(pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    channels(pMipmappedArrayDesc.Format, pMipmappedArrayDesc.NumChannels)
        .at("pMipmappedArrayDesc.NumChannels")?;
    extents(pMipmappedArrayDesc).at("pMipmappedArrayDesc")?;
    mipmapped_limits(pMipmappedArrayDesc).at("pMipmappedArrayDesc")?;
    crate::walk::CUDA_ARRAY3D_DESCRIPTOR(pMipmappedArrayDesc).at("pMipmappedArrayDesc")
}

#[inline]
pub(crate) fn cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: c_ulonglong,
) -> Verdict {
    const PCIE: CUmemRangeFlags = CUmemRangeFlags::CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE;
    rules! {
        212 asks: dptr => multiple_of(query::page_size() as CUdeviceptr), "the size of the host's pages";
        213 asks: size => multiple_of(query::page_size()), "the size of the host's pages";
        214: flags => zero(), until 12_060;
    }
    const DMA_BUF: CUmemRangeHandleType = CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD;
    rules! {
        215: flags => only(PCIE), if handleType => is(DMA_BUF);
        216: flags => zero(), if handleType => is_not(DMA_BUF);
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemBatchDecompressAsync(
    paramsArray: *mut CUmemDecompressParams,
    count: usize,
    flags: c_uint,
) -> Verdict {
    rules!(217: flags => zero());
    // SAFETY: the caller meets the safety conditions of the call.
    let paramsArray = unsafe { elements(paramsArray, count) };
    for (i, params) in paramsArray.iter().enumerate() {
        rules!(218: &params.padding, as "paramsArray[i].padding" => zeros(), at i);
    }
    Ok(())
}
