//! Checks of older functions whose parameters differ from those of the function with their rules, and of structs that were
//! shorter once. A variant with the same parameters needs none.

// Each function passes on what its caller vouches for.
#![allow(clippy::undocumented_unsafe_blocks, clippy::needless_update)]

use cuda_sys::internal::*;
use cuda_sys::*;
use std::ptr::null;

/// The check of a call: that of a newer function, whose arguments follow, or what the function's name stands for.
macro_rules! check_of {
    (cuCtxCreate($pctx:ident, $flags:ident, $dev:ident)) => { checks::cuCtxCreate_v4($pctx, null_mut(), $flags, $dev) };
    (cuCtxCreate_v2($pctx:ident, $flags:ident, $dev:ident)) => { checks::cuCtxCreate_v4($pctx, null_mut(), $flags, $dev) };
    (cuCtxCreate_v3($pctx:ident, $affinities:ident, $count:ident, $flags:ident, $dev:ident)) => {
        checks::cuCtxCreate_v4($pctx, &mut older::affinities($affinities, $count), $flags, $dev)
    };
    (cuModuleGetGlobal($dptr:ident, $bytes:ident, $hmod:ident, $name:ident)) => {
        checks::cuModuleGetGlobal_v2($dptr.cast(), $bytes.cast(), $hmod, $name)
    };
    (cuMemAlloc($dptr:ident, $size:ident)) => { checks::cuMemAlloc_v2($dptr.cast(), $size as usize) };
    (cuMemAllocPitch($dptr:ident, $pitch:ident, $width:ident, $height:ident, $element:ident)) => {
        checks::cuMemAllocPitch_v2($dptr.cast(), $pitch.cast(), $width as usize, $height as usize, $element)
    };
    (cuMemHostGetDevicePointer($pdptr:ident, $p:ident, $flags:ident)) => {
        checks::cuMemHostGetDevicePointer_v2($pdptr.cast(), $p, $flags)
    };
    (cuMemsetD16($to:ident, $us:ident, $count:ident)) => { checks::cuMemsetD16_v2($to.into(), $us, $count as usize) };
    (cuMemsetD32($to:ident, $ui:ident, $count:ident)) => { checks::cuMemsetD32_v2($to.into(), $ui, $count as usize) };
    (cuMemsetD2D16($to:ident, $pitch:ident, $us:ident, $width:ident, $height:ident)) => {
        checks::cuMemsetD2D16_v2($to.into(), $pitch as usize, $us, $width as usize, $height as usize)
    };
    (cuMemsetD2D32($to:ident, $pitch:ident, $ui:ident, $width:ident, $height:ident)) => {
        checks::cuMemsetD2D32_v2($to.into(), $pitch as usize, $ui, $width as usize, $height as usize)
    };
    (cuMemcpyBatchAsync($to:ident, $from:ident, $sizes:ident, $count:ident, $attrs:ident, $at:ident, $n:ident, $fail:ident,
        $stream:ident)) => {
        checks::cuMemcpyBatchAsync_v2($to, $from, $sizes, $count, $attrs, $at, $n, $stream)
    };
    (cuMemcpy3DBatchAsync($count:ident, $list:ident, $fail:ident, $flags:ident, $stream:ident)) => {
        checks::cuMemcpy3DBatchAsync_v2($count, $list, $flags, $stream)
    };
    (cuMemPrefetchAsync($p:ident, $count:ident, $device:ident, $stream:ident)) => {
        checks::cuMemPrefetchAsync_v2($p, $count, older::location($device), 0, $stream)
    };
    (cuMemAdvise($p:ident, $count:ident, $advice:ident, $device:ident)) => {
        checks::cuMemAdvise_v2($p, $count, $advice, older::location($device))
    };
    (cuStreamUpdateCaptureDependencies($stream:ident, $dependencies:ident, $count:ident, $flags:ident)) => {
        checks::cuStreamUpdateCaptureDependencies_v2($stream, $dependencies, null(), $count, $flags)
    };
    (cuGraphAddKernelNode($node:ident, $graph:ident, $dependencies:ident, $count:ident, $params:ident)) => {
        checks::cuGraphAddKernelNode_v2($node, $graph, $dependencies, $count, or_null(&older::kernel_node($params)))
    };
    (cuGraphKernelNodeSetParams($node:ident, $params:ident)) => {
        checks::cuGraphKernelNodeSetParams_v2($node, or_null(&older::kernel_node($params)))
    };
    (cuGraphExecKernelNodeSetParams($exec:ident, $node:ident, $params:ident)) => {
        checks::cuGraphExecKernelNodeSetParams_v2($exec, $node, or_null(&older::kernel_node($params)))
    };
    (cuGraphAddNode($node:ident, $graph:ident, $dependencies:ident, $count:ident, $params:ident)) => {
        checks::cuGraphAddNode_v2($node, $graph, $dependencies, null(), $count, $params)
    };
    (cuGetProcAddress($symbol:ident, $pfn:ident, $version:ident, $flags:ident)) => {
        checks::cuGetProcAddress_v2($symbol, $pfn, $version, $flags, null_mut())
    };
    (cuMemcpy2D($copy:ident)) => { checks::cuMemcpy2D_v2(or_null(&older::copy_2d($copy))) };
    (cuMemcpy2DUnaligned($copy:ident)) => { checks::cuMemcpy2DUnaligned_v2(or_null(&older::copy_2d($copy))) };
    (cuMemcpy2DAsync($copy:ident, $s:ident)) => { checks::cuMemcpy2DAsync_v2(or_null(&older::copy_2d($copy)), $s) };
    (cuMemcpy3D($copy:ident)) => { checks::cuMemcpy3D_v2(or_null(&older::copy_3d($copy))) };
    (cuMemcpy3DAsync($copy:ident, $s:ident)) => { checks::cuMemcpy3DAsync_v2(or_null(&older::copy_3d($copy)), $s) };
    (cuArrayCreate($handle:ident, $array:ident)) => { checks::cuArrayCreate_v2($handle, or_null(&older::array($array))) };
    (cuArray3DCreate($handle:ident, $array:ident)) => {
        checks::cuArray3DCreate_v2($handle, or_null(&older::array_3d($array)))
    };
    (cuStreamSetAttribute($stream:ident, $attr:ident, $value:ident)) => {
        checks::cuStreamSetAttribute($stream, $attr, or_null(&older::attribute($attr, $value)))
    };
    (cuGraphKernelNodeSetAttribute($node:ident, $attr:ident, $value:ident)) => {
        checks::cuGraphKernelNodeSetAttribute($node, $attr, or_null(&older::attribute($attr, $value)))
    };
    ($name:ident($($argument:ident),*)) => { $name($($argument),*) };
}
pub(crate) use check_of;

/// Affinities alone. What an array that is not there has is no rule of the older function.
pub fn affinities(array: *mut CUexecAffinityParam, count: std::ffi::c_int) -> CUctxCreateParams {
    CUctxCreateParams {
        execAffinityParams: array,
        numExecAffinityParams: if array.is_null() { 0 } else { count },
        ..Default::default()
    }
}

pub fn or_null<T>(value: &Option<T>) -> *const T {
    value.as_ref().map_or(null(), |value| value)
}

/// The location that an ordinal stood for.
pub fn location(device: CUdevice) -> CUmemLocation {
    let type_ = match device {
        CU_DEVICE_CPU => CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST,
        _ => CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
    };
    CUmemLocation { type_, id: device }
}

/// The value of an attribute. It had 32 bytes in CUDA 11.7, and the attributes of that release need no more.
pub unsafe fn attribute(
    id: CUlaunchAttributeID,
    value: *const CUlaunchAttributeValue,
) -> Option<CUlaunchAttributeValue> {
    use CUlaunchAttributeID as Id;
    const BEFORE: usize = 32;
    let of_11_7 = [
        Id::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW,
        Id::CU_LAUNCH_ATTRIBUTE_COOPERATIVE,
        Id::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY,
        Id::CU_LAUNCH_ATTRIBUTE_PRIORITY,
    ];
    let size = if of_11_7.contains(&id) { BEFORE } else { size_of::<CUlaunchAttributeValue>() };
    let mut whole = CUlaunchAttributeValue::default();
    (!value.is_null()).then(|| unsafe {
        value.cast::<u8>().copy_to_nonoverlapping((&raw mut whole).cast(), size);
        whole
    })
}

/// Structs with the same fields, which were of other types or which ended earlier.
macro_rules! structs {
    ($($convert:ident($old:ident) -> $new:ident { $($field:ident),* })*) => {$(
        pub unsafe fn $convert(old: *const $old) -> Option<$new> {
            let old = unsafe { old.as_ref() }?;
            Some($new { $($field: old.$field as _,)* ..Default::default() })
        }
    )*};
}

structs! {
    kernel_node(CUDA_KERNEL_NODE_PARAMS_v1) -> CUDA_KERNEL_NODE_PARAMS {
        func, gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ, sharedMemBytes, kernelParams, extra
    }
    copy_2d(CUDA_MEMCPY2D_v1) -> CUDA_MEMCPY2D {
        srcXInBytes, srcY, srcMemoryType, srcHost, srcDevice, srcArray, srcPitch, dstXInBytes, dstY, dstMemoryType,
        dstHost, dstDevice, dstArray, dstPitch, WidthInBytes, Height
    }
    copy_3d(CUDA_MEMCPY3D_v1) -> CUDA_MEMCPY3D {
        srcXInBytes, srcY, srcZ, srcLOD, srcMemoryType, srcHost, srcDevice, srcArray, reserved0, srcPitch, srcHeight,
        dstXInBytes, dstY, dstZ, dstLOD, dstMemoryType, dstHost, dstDevice, dstArray, reserved1, dstPitch, dstHeight,
        WidthInBytes, Height, Depth
    }
    array(CUDA_ARRAY_DESCRIPTOR_v1) -> CUDA_ARRAY_DESCRIPTOR { Width, Height, Format, NumChannels }
    array_3d(CUDA_ARRAY3D_DESCRIPTOR_v1) -> CUDA_ARRAY3D_DESCRIPTOR { Width, Height, Depth, Format, NumChannels, Flags }
}
