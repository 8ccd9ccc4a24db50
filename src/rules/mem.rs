//! Rules of the group "Memory Management".

use super::parts::array::element_size;
use crate::rules::prelude::*;

use CUdevice_attribute as A;

const REGISTER_FLAGS: &[c_uint] = &[
    CU_MEMHOSTREGISTER_PORTABLE,
    CU_MEMHOSTREGISTER_DEVICEMAP,
    CU_MEMHOSTREGISTER_IOMEMORY,
    CU_MEMHOSTREGISTER_READ_ONLY,
];

const DMA_BUF: CUmemRangeHandleType = CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD;

/// Returns the current device, and whether it has an attribute.
#[inline]
fn current_device(attribute: A) -> Option<(CUdevice, bool)> {
    let device = query::current_device()?;
    Some((device, query::attribute(device, attribute)? != 0))
}

/// Returns whether an array can have one dimension.
#[inline]
fn can_be_line(array: Live<CUarray>) -> bool {
    query::array(array).is_none_or(|array| array.Height == 0)
}

rules! {
    fn cuMemAlloc_v2(bytesize: usize) { 191: bytesize => non_zero() }
    fn cuMemAllocPitch_v2(ElementSizeBytes: c_uint) { 192: ElementSizeBytes => one_of(&[4, 8, 16]) }

    fn cuMemHostAlloc(Flags: c_uint) {
        193: Flags => only(&[
            CU_MEMHOSTALLOC_PORTABLE,
            CU_MEMHOSTALLOC_DEVICEMAP,
            CU_MEMHOSTALLOC_WRITECOMBINED,
        ]),
            named "CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTALLOC_DEVICEMAP and \
                   CU_MEMHOSTALLOC_WRITECOMBINED"
    }

    fn cuMemHostGetDevicePointer_v2(Flags: c_uint) { 194: Flags => zero() }

    fn cuMemAllocManaged(bytesize: usize, flags: c_uint) {
        195: bytesize => non_zero();
        196: flags => one_of(&[
            CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL,
            CUmemAttach_flags::CU_MEM_ATTACH_HOST,
        ]);
    }

    on { cuMemAllocManaged }
    fn manages() {
        if let Some((current_device, supports)) =
            current_device(A::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY);
        197 asks: current_device => hold(
            supports,
            "support managed memory (CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY)",
        ), else NOT_SUPPORTED
    }

    fn cuIpcOpenMemHandle_v2(Flags: c_uint) { 201: Flags => enumerator_of(CUipcMem_flags) }

    on { cuIpcOpenEventHandle, cuIpcOpenMemHandle_v2, cuMemcpy, cuMemcpyAsync }
    fn unified() {
        let unified = A::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING;
        if let Some((current_device, supports)) = current_device(unified);
        198 asks: current_device => hold(
            supports,
            "support unified addressing (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)",
        ), else UNDOCUMENTED;
    }

    on { cuIpcOpenEventHandle, cuIpcOpenMemHandle_v2 }
    fn opens_ipc() {
        let tcc = || current_device(A::CU_DEVICE_ATTRIBUTE_TCC_DRIVER);
        if let Some((current_device, tcc)) = cfg!(windows).then(tcc).flatten();
        199 asks: current_device => hold(
            tcc,
            "use the TCC driver (CU_DEVICE_ATTRIBUTE_TCC_DRIVER)",
        ), on windows, until 12_040, else UNDOCUMENTED;
    }

    fn cuIpcOpenEventHandle() {
        let event = A::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED;
        if let Some((current_device, supports)) = current_device(event);
        200 asks: current_device => hold(
            supports,
            "support IPC events (CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)",
        ), since 12_000, else UNDOCUMENTED;
    }

    fn cuMemHostRegister_v2(Flags: c_uint) {
        let read_only = A::CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED;
        let supports = || current_device(read_only).is_none_or(|(_, supports)| supports);
        let is_kept = || Flags & CU_MEMHOSTREGISTER_READ_ONLY == 0 || supports();
        202: Flags => only(REGISTER_FLAGS),
            named "CU_MEMHOSTREGISTER_PORTABLE, CU_MEMHOSTREGISTER_DEVICEMAP, \
                   CU_MEMHOSTREGISTER_IOMEMORY and CU_MEMHOSTREGISTER_READ_ONLY";
        203 asks: Flags => hold(is_kept(), "not have CU_MEMHOSTREGISTER_READ_ONLY"),
            where "the current device does not support it \
                   (CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED)", else NOT_SUPPORTED,
            stated "CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED";
    }

    on { cuMemcpyDtoA_v2, cuMemcpyHtoA_v2, cuMemcpyHtoAAsync_v2, cuMemcpyAtoA_v2 }
    fn into_line(dstArray: Live<CUarray>, ByteCount: usize) {
        780 asks: dstArray => hold(can_be_line(dstArray), "be a one-dimensional array"),
            if ByteCount => is_not_zero()
    }

    on { cuMemcpyAtoD_v2, cuMemcpyAtoH_v2, cuMemcpyAtoHAsync_v2, cuMemcpyAtoA_v2 }
    fn from_line(srcArray: Live<CUarray>, ByteCount: usize) {
        781 asks: srcArray => hold(can_be_line(srcArray), "be a one-dimensional array"),
            if ByteCount => is_not_zero()
    }

    fn cuMemcpyAtoD_v2(dstDevice: CUdeviceptr, srcArray: Live<CUarray>, ByteCount: usize) {
        let size = (ByteCount != 0).then(|| element_size(srcArray)).flatten();
        if let Some(size) = size;
        if ByteCount => is_not_zero() {
            782 asks: dstDevice => multiple_of(size as CUdeviceptr), "the element size of srcArray";
            783 asks: ByteCount => multiple_of(size), "the element size of srcArray";
        }
    }

    fn cuMemcpyAtoA_v2(dstArray: Live<CUarray>, srcArray: Live<CUarray>, ByteCount: usize) {
        let sizes =
            (ByteCount != 0).then(|| element_size(srcArray).zip(element_size(dstArray))).flatten();
        if let Some((src, dst)) = sizes;
        if ByteCount => is_not_zero() {
            784 asks: dstArray => hold(
                src == dst,
                "have elements of the size of those of srcArray",
            );
            785 asks: ByteCount => multiple_of(src), "the element size of the arrays";
        }
    }

    fn cuMemcpyBatchAsync_v2(count: usize, numAttrs: usize) {
        204: numAttrs => non_zero(), if count => is_not_zero()
    }

    fn cuMemcpy3DBatchAsync_v2(flags: c_ulonglong, hStream: CUstream) {
        205: flags => zero();
        206: hStream => non_null(), "the default stream";
    }

    fn cuMemcpy3DWithAttributesAsync(flags: c_ulonglong) { 207: flags => zero() }

    /// Drivers accept any arguments for a fill of zero elements.
    on { cuMemsetD16_v2, cuMemsetD16Async }
    fn fill_16(dstDevice: CUdeviceptr, N: usize) {
        208: dstDevice => multiple_of(2), if N => is_not_zero()
    }

    on { cuMemsetD32_v2, cuMemsetD32Async }
    fn fill_32(dstDevice: CUdeviceptr, N: usize) {
        209: dstDevice => multiple_of(4), if N => is_not_zero()
    }

    on { cuMemsetD2D16_v2, cuMemsetD2D16Async }
    fn fill_2d_16(dstDevice: CUdeviceptr, dstPitch: usize, Width: usize, Height: usize) {
        if Width => is_not_zero(), if Height => is_not_zero() {
            637: dstDevice => multiple_of(2);
            210: dstPitch => multiple_of(2), if Height => is_not(1);
        }
    }

    on { cuMemsetD2D32_v2, cuMemsetD2D32Async }
    fn fill_2d_32(dstDevice: CUdeviceptr, dstPitch: usize, Width: usize, Height: usize) {
        if Width => is_not_zero(), if Height => is_not_zero() {
            636: dstDevice => multiple_of(4);
            211: dstPitch => multiple_of(4), if Height => is_not(1);
        }
    }

    fn cuMemGetHandleForAddressRange(
        dptr: CUdeviceptr,
        size: usize,
        handleType: CUmemRangeHandleType,
        flags: c_ulonglong,
    ) {
        212 asks: dptr => multiple_of(query::page_size() as CUdeviceptr),
            "the size of the host's pages";
        213 asks: size => multiple_of(query::page_size()), "the size of the host's pages";
        214: flags => zero(), until 12_060;
        215: flags => flags_of(CUmemRangeFlags), if handleType => is(DMA_BUF), since 12_080;
        216: flags => zero(), if handleType => is_not(DMA_BUF);
    }

    fn cuMemBatchDecompressAsync(flags: c_uint) { 217: flags => zero() }
    fn CUmemDecompressParams(params: &CUmemDecompressParams) { 218: &params.padding => zeros() }
}
