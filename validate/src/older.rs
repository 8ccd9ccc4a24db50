//! Checks and causes of older functions whose parameters differ from those of the function with their rules, and of structs
//! that were shorter once. A variant with the same parameters needs none. Functions for addresses of 32 bits have none: drivers have
//! kept them for programs from before CUDA 3.2.

// The caller of each function guarantees the safety conditions of the newer function.
#![allow(clippy::undocumented_unsafe_blocks)]

use cuda_sys::*;
use std::ptr::null;

macro_rules! call_of {
    ([$of:ident $($code:ident)?] $name:ident($($argument:expr),*)) => { $of::$name($($argument,)* $($code)?) };
}
pub(crate) use call_of;

/// The check of a call, or with a code the search for the cause of its refusal: that of a newer function, with its arguments, or
/// that of the function's own name.
macro_rules! newer {
    ($which:tt cuCtxCreate_v2($out:tt, $flags:tt, $dev:tt)) => { call_of!($which cuCtxCreate_v4($out, null_mut(), $flags, $dev)) };
    ($which:tt cuCtxCreate_v3($out:tt, $affinities:tt, $count:tt, $flags:tt, $dev:tt)) => {
        call_of!($which cuCtxCreate_v4($out, &mut older::affinities($affinities, $count), $flags, $dev))
    };
    ($which:tt cuMemcpyBatchAsync($to:tt, $from:tt, $sizes:tt, $n:tt, $attrs:tt, $at:tt, $count:tt, $fail:tt, $stream:tt)) => {
        call_of!($which cuMemcpyBatchAsync_v2($to, $from, $sizes, $n, $attrs, $at, $count, $stream))
    };
    ($which:tt cuMemcpy3DBatchAsync($count:tt, $list:tt, $fail:tt, $flags:tt, $stream:tt)) => {
        call_of!($which cuMemcpy3DBatchAsync_v2($count, $list, $flags, $stream))
    };
    ($which:tt cuMemPrefetchAsync($p:tt, $n:tt, $device:tt, $stream:tt)) => {
        call_of!($which cuMemPrefetchAsync_v2($p, $n, older::location($device), 0, $stream))
    };
    ($which:tt cuMemAdvise($p:tt, $n:tt, $advice:tt, $dev:tt)) => { call_of!($which cuMemAdvise_v2($p, $n, $advice, older::location($dev))) };
    ($which:tt cuStreamUpdateCaptureDependencies($stream:tt, $nodes:tt, $n:tt, $flags:tt)) => {
        call_of!($which cuStreamUpdateCaptureDependencies_v2($stream, $nodes, null(), $n, $flags))
    };
    ($which:tt cuGraphAddKernelNode($node:tt, $graph:tt, $nodes:tt, $n:tt, $params:tt)) => {
        call_of!($which cuGraphAddKernelNode_v2($node, $graph, $nodes, $n, or_null(&older::kernel_node($params))))
    };
    ($which:tt cuGraphKernelNodeSetParams($node:tt, $params:tt)) => {
        call_of!($which cuGraphKernelNodeSetParams_v2($node, or_null(&older::kernel_node($params))))
    };
    ($which:tt cuGraphExecKernelNodeSetParams($exec:tt, $node:tt, $params:tt)) => {
        call_of!($which cuGraphExecKernelNodeSetParams_v2($exec, $node, or_null(&older::kernel_node($params))))
    };
    ($which:tt cuGraphAddNode($node:tt, $graph:tt, $nodes:tt, $n:tt, $params:tt)) => {
        call_of!($which cuGraphAddNode_v2($node, $graph, $nodes, null(), $n, $params))
    };
    ($which:tt cuGetProcAddress($symbol:tt, $out:tt, $release:tt, $flags:tt)) => {
        call_of!($which cuGetProcAddress_v2($symbol, $out, $release, $flags, null_mut()))
    };
    ($which:tt cuStreamSetAttribute($stream:tt, $id:tt, $value:tt)) => {
        call_of!($which cuStreamSetAttribute($stream, $id, or_null(&older::attribute($id, $value))))
    };
    ($which:tt cuGraphKernelNodeSetAttribute($node:tt, $id:tt, $value:tt)) => {
        call_of!($which cuGraphKernelNodeSetAttribute($node, $id, or_null(&older::attribute($id, $value))))
    };
    ([$of:ident $($code:ident)?] $name:ident($($argument:ident),*)) => { $name($($argument,)* $($code)?) };
}
pub(crate) use newer;

/// Returns parameters with affinities alone. The older function has no rule on a missing array.
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

/// The value of an attribute. It had 32 bytes in CUDA 11.7, and no attribute up to the last of that release needs more.
pub unsafe fn attribute(
    id: CUlaunchAttributeID,
    value: *const CUlaunchAttributeValue,
) -> Option<CUlaunchAttributeValue> {
    let is_old = id.0 <= CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY.0;
    let size = if is_old { 32 } else { size_of::<CUlaunchAttributeValue>() };
    unsafe { widened(value, size) }
}

pub unsafe fn kernel_node(
    old: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> Option<CUDA_KERNEL_NODE_PARAMS> {
    unsafe { widened(old, size_of::<CUDA_KERNEL_NODE_PARAMS_v1>()) }
}

/// Returns a value of a longer type from a shorter one. The missing bytes are zero.
unsafe fn widened<Old, New: Default>(old: *const Old, size: usize) -> Option<New> {
    let mut widened = New::default();
    (!old.is_null()).then(|| unsafe {
        old.cast::<u8>().copy_to_nonoverlapping((&raw mut widened).cast(), size);
        widened
    })
}

#[cfg(test)]
#[path = "../tests/unit/older.rs"]
mod tests;
