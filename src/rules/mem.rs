//! Rules of the group "Memory Management".

use super::{elements, query, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_uint, c_ulonglong};
use cuda_sys::*;

pub(crate) fn cuMemAlloc_v2(bytesize: usize) -> Result<()> {
    rules! { c"cuMemAlloc_v2":
        bytesize => non_zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuMemAllocPitch_v2(ElementSizeBytes: c_uint) -> Result<()> {
    rules! { c"cuMemAllocPitch_v2":
        ElementSizeBytes => one_of(&[4, 8, 16]), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuMemHostAlloc(Flags: c_uint) -> Result<()> {
    const ALL: c_uint =
        CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP | CU_MEMHOSTALLOC_WRITECOMBINED;
    rules! { c"cuMemHostAlloc":
        Flags => only(ALL), KNOWN, "those of CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTALLOC_DEVICEMAP and CU_MEMHOSTALLOC_WRITECOMBINED";
    }
    Ok(())
}

pub(crate) fn cuMemHostGetDevicePointer_v2(Flags: c_uint) -> Result<()> {
    rules! { c"cuMemHostGetDevicePointer_v2":
        Flags => zero(), KNOWN;
    }
    Ok(())
}

/// Whether the current device has an attribute, and which device that is.
fn current_device(attribute: CUdevice_attribute) -> Option<(CUdevice, bool)> {
    let device = query::current_device()?;
    Some((device, query::attribute(device, attribute)? != 0))
}

pub(crate) fn cuMemAllocManaged(bytesize: usize, flags: c_uint) -> Result<()> {
    const GLOBAL: c_uint = CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.bits();
    const HOST: c_uint = CUmemAttach_flags::CU_MEM_ATTACH_HOST.bits();
    rules! { c"cuMemAllocManaged":
        bytesize => non_zero(), KNOWN;
        flags => one_of(&[GLOBAL, HOST]), KNOWN, "CU_MEM_ATTACH_GLOBAL or CU_MEM_ATTACH_HOST";
    }
    let managed = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY;
    if let Some((current_device, supports)) = current_device(managed) {
        rules! { c"cuMemAllocManaged":
            current_device => hold(supports, "support managed memory (CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY)"), KNOWN, else CUDA_ERROR_NOT_SUPPORTED;
        }
    }
    Ok(())
}

/// What the current device must be to open a handle of another process.
macro_rules! opens_ipc {
    ($call:literal) => {
        let unified = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING;
        if let Some((current_device, supports)) = current_device(unified) {
            rules! { $call:
                current_device => hold(supports, "support unified addressing (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)"), KNOWN;
            }
        }
        #[cfg(windows)]
        if let Some((current_device, tcc)) = current_device(TCC) {
            rules! { $call:
                current_device => hold(tcc, "use the TCC driver (CU_DEVICE_ATTRIBUTE_TCC_DRIVER)"), BEFORE_WDDM;
            }
        }
    };
}
#[cfg(windows)]
const TCC: CUdevice_attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TCC_DRIVER;
/// The releases that allow IPC on Windows with the TCC driver only.
#[cfg(windows)]
const BEFORE_WDDM: core::ops::RangeInclusive<u32> = 11_070..=12_040;

pub(crate) fn cuIpcOpenEventHandle() -> Result<()> {
    opens_ipc!(c"cuIpcOpenEventHandle");
    let event = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED;
    if let Some((current_device, supports)) = current_device(event) {
        rules! { c"cuIpcOpenEventHandle":
            current_device => hold(supports, "support IPC events (CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)"), 12_000..=13_050;
        }
    }
    Ok(())
}

pub(crate) fn cuIpcOpenMemHandle_v2(Flags: c_uint) -> Result<()> {
    const LAZY: c_uint = CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.bits();
    rules! { c"cuIpcOpenMemHandle_v2":
        Flags => one_of(&[LAZY]), KNOWN, "CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS";
    }
    opens_ipc!(c"cuIpcOpenMemHandle_v2");
    Ok(())
}

pub(crate) fn cuMemHostRegister_v2(Flags: c_uint) -> Result<()> {
    const ALL: c_uint = CU_MEMHOSTREGISTER_PORTABLE
        | CU_MEMHOSTREGISTER_DEVICEMAP
        | CU_MEMHOSTREGISTER_IOMEMORY
        | CU_MEMHOSTREGISTER_READ_ONLY;
    rules! { c"cuMemHostRegister_v2":
        Flags => only(ALL), KNOWN, "those of CU_MEMHOSTREGISTER_PORTABLE, CU_MEMHOSTREGISTER_DEVICEMAP, CU_MEMHOSTREGISTER_IOMEMORY and CU_MEMHOSTREGISTER_READ_ONLY";
    }
    if Flags & CU_MEMHOSTREGISTER_READ_ONLY != 0 {
        let read_only = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED;
        let supports = current_device(read_only).is_none_or(|(_, supports)| supports);
        rules! { c"cuMemHostRegister_v2":
            Flags => hold(supports, "not have CU_MEMHOSTREGISTER_READ_ONLY"), KNOWN, "for the current device does not support it (CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED)", else CUDA_ERROR_NOT_SUPPORTED;
        }
    }
    Ok(())
}

pub(super) const ARRAY: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_ARRAY;
pub(super) const MEMORY: [CUmemorytype; 4] = [
    CUmemorytype::CU_MEMORYTYPE_HOST,
    CUmemorytype::CU_MEMORYTYPE_DEVICE,
    ARRAY,
    CUmemorytype::CU_MEMORYTYPE_UNIFIED,
];

/// The two ends of a copy. Of an array the pitch is ignored, and a pitch of zero is none.
macro_rules! pitches {
    ($call:literal, $copy:ident) => {
        rules! { $call:
            $copy.srcMemoryType => one_of(&$crate::rules::mem::MEMORY), KNOWN;
            $copy.dstMemoryType => one_of(&$crate::rules::mem::MEMORY), KNOWN;
        }
        if $copy.srcMemoryType != $crate::rules::mem::ARRAY && $copy.srcPitch != 0 {
            rules! { $call:
                $copy.srcPitch => at_least($copy.WidthInBytes.saturating_add($copy.srcXInBytes)), KNOWN, "WidthInBytes + srcXInBytes";
            }
        }
        if $copy.dstMemoryType != $crate::rules::mem::ARRAY && $copy.dstPitch != 0 {
            rules! { $call:
                $copy.dstPitch => at_least($copy.WidthInBytes.saturating_add($copy.dstXInBytes)), KNOWN, "WidthInBytes + dstXInBytes";
            }
        }
    };
}

pub(super) use pitches;

/// The same of the planes of a copy in three dimensions.
macro_rules! heights {
    ($call:literal, $copy:ident) => {
        if $copy.srcMemoryType != $crate::rules::mem::ARRAY && $copy.srcHeight != 0 {
            rules! { $call:
                $copy.srcHeight => at_least($copy.Height.saturating_add($copy.srcY)), KNOWN, "Height + srcY";
            }
        }
        if $copy.dstMemoryType != $crate::rules::mem::ARRAY && $copy.dstHeight != 0 {
            rules! { $call:
                $copy.dstHeight => at_least($copy.Height.saturating_add($copy.dstY)), KNOWN, "Height + dstY";
            }
        }
    };
}
pub(super) use heights;

macro_rules! copy_2d {
    ($call:literal, $copy:ident) => {{
        // Drivers let a copy of nothing be, whatever the rest says.
        if $copy.WidthInBytes != 0 && $copy.Height != 0 {
            pitches!($call, $copy);
        }
        Ok(())
    }};
}

macro_rules! copy_3d {
    ($call:literal, $copy:ident) => {{
        if $copy.WidthInBytes != 0 && $copy.Height != 0 && $copy.Depth != 0 {
            pitches!($call, $copy);
            heights!($call, $copy);
            rules! { $call:
                $copy.srcLOD => zero(), KNOWN;
                $copy.dstLOD => zero(), KNOWN;
                $copy.reserved0 => null(), KNOWN;
                $copy.reserved1 => null(), KNOWN;
            }
        }
        Ok(())
    }};
}

pub(crate) fn cuMemcpy2D_v2(pCopy: &CUDA_MEMCPY2D) -> Result<()> {
    copy_2d!(c"cuMemcpy2D_v2", pCopy)
}

pub(crate) fn cuMemcpy2DUnaligned_v2(pCopy: &CUDA_MEMCPY2D) -> Result<()> {
    copy_2d!(c"cuMemcpy2DUnaligned_v2", pCopy)
}

pub(crate) fn cuMemcpy3D_v2(pCopy: &CUDA_MEMCPY3D) -> Result<()> {
    copy_3d!(c"cuMemcpy3D_v2", pCopy)
}

pub(crate) fn cuMemcpy2DAsync_v2(pCopy: &CUDA_MEMCPY2D) -> Result<()> {
    copy_2d!(c"cuMemcpy2DAsync_v2", pCopy)
}

pub(crate) fn cuMemcpy3DAsync_v2(pCopy: &CUDA_MEMCPY3D) -> Result<()> {
    copy_3d!(c"cuMemcpy3DAsync_v2", pCopy)
}

const ORDERS: [CUmemcpySrcAccessOrder; 3] = [
    CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM,
    CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL,
    CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY,
];

/// The operations of a batch, in runs that share an entry of another array: `$starts` says where each run
/// starts, and `$start` is an entry of it.
macro_rules! runs {
    ($call:literal: $count:ident in $runs:ident from $starts:ident, $i:ident: $($start:tt)+) => {
        rules! { $call:
            $runs => at_most($count), KNOWN, "count";
        }
        // SAFETY: as for the call.
        let $starts = unsafe { elements($starts, $runs) };
        for $i in 0..$starts.len() {
            match $i.checked_sub(1) {
                None => rules! { $call at $i:
                    $($start)+ => zero(), KNOWN;
                },
                Some(before) => rules! { $call at $i:
                    $($start)+ => hold($starts[before] < $($start)+, "be greater than the entry before"), KNOWN;
                },
            }
            rules! { $call at $i:
                $($start)+ => below($count), KNOWN, "count";
            }
        }
    };
}
pub(super) use runs;

/// A stream that is not the legacy default stream.
macro_rules! not_legacy {
    ($call:literal: $stream:ident) => {
        rules! { $call:
            $stream => non_null(), KNOWN, "the legacy default stream";
            $stream => hold($stream != CU_STREAM_LEGACY, "not be CU_STREAM_LEGACY, the legacy default stream"), KNOWN;
        }
    };
}
pub(super) use not_legacy;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemcpyBatchAsync_v2(
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    hStream: CUstream,
) -> Result<()> {
    not_legacy!(c"cuMemcpyBatchAsync_v2": hStream);
    if count != 0 {
        rules! { c"cuMemcpyBatchAsync_v2":
            numAttrs => non_zero(), KNOWN, "for every copy has attributes";
        }
    }
    runs!(c"cuMemcpyBatchAsync_v2": count in numAttrs from attrsIdxs, i: attrsIdxs[i]);
    // SAFETY: as for the call.
    let attrs = unsafe { elements(attrs, numAttrs) };
    for (i, _) in attrs.iter().enumerate() {
        rules! { c"cuMemcpyBatchAsync_v2" at i:
            attrs[i].srcAccessOrder => one_of(&ORDERS), KNOWN;
        }
    }
    Ok(())
}

const POINTER: CUmemcpy3DOperandType = CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER;
const OPERANDS: [CUmemcpy3DOperandType; 2] =
    [POINTER, CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY];

/// The copy of a box that `CUDA_MEMCPY3D_BATCH_OP` describes.
macro_rules! operation {
    ($call:literal at $i:ident: $($op:tt)+) => {
        rules! { $call at $i:
            $($op)+.extent.width => non_zero(), KNOWN;
            $($op)+.extent.height => non_zero(), KNOWN;
            $($op)+.extent.depth => non_zero(), KNOWN;
            $($op)+.src.type_ => one_of(&OPERANDS), KNOWN;
            $($op)+.dst.type_ => one_of(&OPERANDS), KNOWN;
            $($op)+.srcAccessOrder => one_of(&ORDERS), KNOWN;
        }
        operand!($call at $i: ($($op)+).src.op.ptr);
        operand!($call at $i: ($($op)+).dst.op.ptr);
    };
}

macro_rules! operand {
    ($call:literal at $i:ident: ($($op:tt)+).$end:ident.op.ptr) => {
        if $($op)+.$end.type_ == POINTER {
            // SAFETY: the type says that it is a pointer.
            let (row, layer) = unsafe { ($($op)+.$end.op.ptr.rowLength, $($op)+.$end.op.ptr.layerHeight) };
            if row != 0 {
                // SAFETY: as above.
                unsafe {
                    rules! { $call at $i:
                        $($op)+.$end.op.ptr.rowLength => at_least($($op)+.extent.width), KNOWN, "extent.width, or zero";
                    }
                }
            }
            if layer != 0 {
                // SAFETY: as above.
                unsafe {
                    rules! { $call at $i:
                        $($op)+.$end.op.ptr.layerHeight => at_least($($op)+.extent.height), KNOWN, "extent.height, or zero";
                    }
                }
            }
        }
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemcpy3DBatchAsync_v2(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    rules! { c"cuMemcpy3DBatchAsync_v2":
        flags => zero(), KNOWN;
        hStream => non_null(), KNOWN, "the default stream";
    }
    // SAFETY: as for the call.
    let opList = unsafe { elements(opList, numOps) };
    for (i, _) in opList.iter().enumerate() {
        operation!(c"cuMemcpy3DBatchAsync_v2" at i: opList[i]);
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemcpyWithAttributesAsync(attr: *mut CUmemcpyAttributes) -> Result<()> {
    // SAFETY: as for the call.
    if let Some(attr) = unsafe { attr.as_ref() } {
        rules! { c"cuMemcpyWithAttributesAsync":
            attr.srcAccessOrder => one_of(&ORDERS), KNOWN;
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuMemcpy3DWithAttributesAsync":
        flags => zero(), KNOWN;
    }
    // SAFETY: as for the call.
    if let Some(op) = unsafe { op.as_ref() } {
        let only = 0;
        operation!(c"cuMemcpy3DWithAttributesAsync" at only: op);
    }
    Ok(())
}

/// A fill of `$N` values. Drivers let a fill of nothing be.
macro_rules! fill {
    ($call:literal: $address:ident by $size:literal, $N:ident) => {{
        if $N != 0 {
            rules! { $call:
                $address => multiple_of($size), KNOWN;
            }
        }
        Ok(())
    }};
    ($call:literal: $address:ident by $size:literal, $Width:ident, $Height:ident, $pitch:ident) => {{
        if $Width != 0 && $Height != 0 {
            rules! { $call:
                $address => multiple_of($size), KNOWN;
            }
            if $Height != 1 {
                rules! { $call:
                    $pitch => multiple_of($size), KNOWN;
                }
            }
        }
        Ok(())
    }};
}

pub(crate) fn cuMemsetD16_v2(dstDevice: CUdeviceptr, N: usize) -> Result<()> {
    fill!(c"cuMemsetD16_v2": dstDevice by 2, N)
}

pub(crate) fn cuMemsetD32_v2(dstDevice: CUdeviceptr, N: usize) -> Result<()> {
    fill!(c"cuMemsetD32_v2": dstDevice by 4, N)
}

pub(crate) fn cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Result<()> {
    fill!(c"cuMemsetD2D16_v2": dstDevice by 2, Width, Height, dstPitch)
}

pub(crate) fn cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Result<()> {
    fill!(c"cuMemsetD2D32_v2": dstDevice by 4, Width, Height, dstPitch)
}

pub(crate) fn cuMemsetD16Async(dstDevice: CUdeviceptr, N: usize) -> Result<()> {
    fill!(c"cuMemsetD16Async": dstDevice by 2, N)
}

pub(crate) fn cuMemsetD32Async(dstDevice: CUdeviceptr, N: usize) -> Result<()> {
    fill!(c"cuMemsetD32Async": dstDevice by 4, N)
}

pub(crate) fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Result<()> {
    fill!(c"cuMemsetD2D16Async": dstDevice by 2, Width, Height, dstPitch)
}

pub(crate) fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    Width: usize,
    Height: usize,
) -> Result<()> {
    fill!(c"cuMemsetD2D32Async": dstDevice by 4, Width, Height, dstPitch)
}

/// The formats whose elements have one, two or four components. Of the others some have three.
const PLAIN: [CUarray_format; 8] = [
    CUarray_format::CU_AD_FORMAT_UNSIGNED_INT8,
    CUarray_format::CU_AD_FORMAT_UNSIGNED_INT16,
    CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32,
    CUarray_format::CU_AD_FORMAT_SIGNED_INT8,
    CUarray_format::CU_AD_FORMAT_SIGNED_INT16,
    CUarray_format::CU_AD_FORMAT_SIGNED_INT32,
    CUarray_format::CU_AD_FORMAT_HALF,
    CUarray_format::CU_AD_FORMAT_FLOAT,
];

macro_rules! channels {
    ($call:literal: $array:ident) => {
        if PLAIN.contains(&$array.Format) {
            rules! { $call:
                $array.NumChannels => one_of(&[1, 2, 4]), KNOWN, "for this format";
            }
        }
    };
}

pub(crate) fn cuArrayCreate_v2(pAllocateArray: &CUDA_ARRAY_DESCRIPTOR) -> Result<()> {
    channels!(c"cuArrayCreate_v2": pAllocateArray);
    Ok(())
}

/// What an array's extents and flags make it.
enum Shape {
    Line,
    Plane,
    Gathered,
    Box,
    Lines,
    Planes,
    Cube,
    Cubes,
}

fn shape(array: &CUDA_ARRAY3D_DESCRIPTOR) -> Shape {
    let has = |flag| array.Flags & flag != 0;
    match (has(CUDA_ARRAY3D_CUBEMAP), has(CUDA_ARRAY3D_LAYERED), array.Height, array.Depth) {
        (true, true, ..) => Shape::Cubes,
        (true, false, ..) => Shape::Cube,
        (false, true, 0, _) => Shape::Lines,
        (false, true, ..) => Shape::Planes,
        (false, false, 0, 0) => Shape::Line,
        (false, false, _, 0) if has(CUDA_ARRAY3D_TEXTURE_GATHER) => Shape::Gathered,
        (false, false, _, 0) => Shape::Plane,
        (false, false, ..) => Shape::Box,
    }
}

/// A limit of a device. An attribute that is not positive is none.
fn limit(device: CUdevice, attribute: CUdevice_attribute) -> Option<usize> {
    usize::try_from(query::attribute(device, attribute)?).ok().filter(|limit| *limit != 0)
}

/// Whether a box is within the other set of limits that a device may have.
fn alternate(device: CUdevice, array: &CUDA_ARRAY3D_DESCRIPTOR) -> bool {
    use CUdevice_attribute as A;
    let within = |extent, attribute| limit(device, attribute).is_some_and(|limit| extent <= limit);
    within(array.Width, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE)
        && within(array.Height, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE)
        && within(array.Depth, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE)
}

macro_rules! within {
    ($call:literal, $device:ident, $array:ident: $($extent:ident $attribute:ident),+) => {{$(
        if let Some(limit) = limit($device, CUdevice_attribute::$attribute) {
            rules! { $call:
                $array.$extent => at_most(limit), KNOWN, stringify!($attribute);
            }
        }
    )+}};
}

/// An array of up to three dimensions. `line`, `plane` and `gathered` have attributes of their own where it
/// has mipmap levels.
macro_rules! array_3d {
    ($call:literal: $array:ident, line $line:ident, plane $plane_width:ident $plane_height:ident,
        gathered $gathered_width:ident $gathered_height:ident) => {{
        channels!($call: $array);
        rules! { $call:
            $array.Width => non_zero(), KNOWN;
        }
        match shape($array) {
            Shape::Box => rules! { $call:
                $array.Height => non_zero(), KNOWN, "for Depth is not zero and the array not layered";
            },
            Shape::Cube => rules! { $call:
                $array.Height => equal($array.Width), KNOWN, "the width, for a cubemap";
                $array.Depth => equal(6), KNOWN, "for a cubemap";
            },
            Shape::Cubes => rules! { $call:
                $array.Height => equal($array.Width), KNOWN, "the width, for cubemaps";
                $array.Depth => multiple_of(6), KNOWN, "for cubemaps";
            },
            _ => {}
        }
        let Some(device) = query::current_device() else { return Ok(()) };
        match shape($array) {
            Shape::Line => within!($call, device, $array: Width $line),
            Shape::Plane => within!($call, device, $array: Width $plane_width, Height $plane_height),
            Shape::Gathered => {
                within!($call, device, $array: Width $gathered_width, Height $gathered_height)
            }
            Shape::Box if alternate(device, $array) => {}
            Shape::Box => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH,
                Height CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT,
                Depth CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH),
            Shape::Lines => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH,
                Depth CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS),
            Shape::Planes => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH,
                Height CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT,
                Depth CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS),
            Shape::Cube => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH),
            Shape::Cubes => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH,
                Depth CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS),
        }
        if $array.Flags & CUDA_ARRAY3D_SURFACE_LDST == 0 {
            return Ok(());
        }
        match shape($array) {
            Shape::Line => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH),
            Shape::Plane | Shape::Gathered => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH,
                Height CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT),
            Shape::Box => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH,
                Height CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT,
                Depth CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH),
            Shape::Lines => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH,
                Depth CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS),
            Shape::Planes => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH,
                Height CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT,
                Depth CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS),
            Shape::Cube => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH),
            Shape::Cubes => within!($call, device, $array:
                Width CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH,
                Depth CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS),
        }
        Ok(())
    }};
}

pub(crate) fn cuArray3DCreate_v2(pAllocateArray: &CUDA_ARRAY3D_DESCRIPTOR) -> Result<()> {
    array_3d!(c"cuArray3DCreate_v2": pAllocateArray,
        line CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH,
        plane CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT,
        gathered CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT)
}

pub(crate) fn cuMipmappedArrayCreate(
    pMipmappedArrayDesc: &CUDA_ARRAY3D_DESCRIPTOR,
) -> Result<()> {
    array_3d!(c"cuMipmappedArrayCreate": pMipmappedArrayDesc,
        line CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH,
        plane CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT,
        gathered CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT)
}

pub(crate) fn cuMemGetHandleForAddressRange(
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: c_ulonglong,
) -> Result<()> {
    const PCIE: CUmemRangeFlags = CUmemRangeFlags::CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE;
    rules! { c"cuMemGetHandleForAddressRange":
        dptr => multiple_of(query::page_size() as CUdeviceptr), KNOWN, "the size of the host's pages";
        size => multiple_of(query::page_size()), KNOWN, "the size of the host's pages";
        flags => zero(), 11_070..=12_060;
    }
    if handleType == CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD {
        rules! { c"cuMemGetHandleForAddressRange":
            flags => only(PCIE), 12_080..=13_050;
        }
    } else {
        rules! { c"cuMemGetHandleForAddressRange":
            flags => zero(), 12_080..=13_050, "for this type of handle";
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemBatchDecompressAsync(
    paramsArray: *mut CUmemDecompressParams,
    count: usize,
    flags: c_uint,
) -> Result<()> {
    rules! { c"cuMemBatchDecompressAsync":
        flags => zero(), KNOWN;
    }
    // SAFETY: as for the call.
    let paramsArray = unsafe { elements(paramsArray, count) };
    for (i, _) in paramsArray.iter().enumerate() {
        rules! { c"cuMemBatchDecompressAsync" at i:
            &paramsArray[i].padding => zero_bytes(), KNOWN;
        }
    }
    Ok(())
}
