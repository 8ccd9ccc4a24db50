//! Checks and causes of older functions whose parameters differ from those of the function with their rules, and of structs
//! that were shorter once. A variant with the same parameters needs none. Functions for addresses of 32 bits have none: drivers have
//! kept them for programs from before CUDA 3.2. [`explain_narrow`] says that of one which a later program calls.

// The caller of each function guarantees the safety conditions of the newer function.
#![allow(clippy::undocumented_unsafe_blocks)]

use crate::layer::call::entry_point::Check;
use crate::layer::call::signature::PackedArguments;
use crate::layer::process::names::c_name;
use cuda_checked::{Cause, causes, checks};
use libcuda_sys::*;
use std::ffi::{CStr, c_char, c_int, c_uint, c_ulonglong, c_void};
use std::ptr::{null, null_mut};

/// An older function.
pub struct Older {
    pub name: &'static CStr,
    pub check: Check,
    /// Searches the cause of a refusal with this code.
    pub search: unsafe fn(PackedArguments, CUresult) -> Option<Cause>,
    /// The types of its parameters.
    #[cfg(test)]
    types: fn() -> std::any::TypeId,
}

/// Each with the newer function that has its rules and causes, and with that one's arguments.
macro_rules! older {
    ($($name:ident($($parameter:ident: $ty:ty),*) => $newer:ident($($argument:expr),*);)*) => {
        pub static ALL: &[Older] = &[$(Older {
            name: c_name(concat!(stringify!($name), "\0")),
            check: |packed| unsafe {
                #[allow(unused_variables)]
                let ($($parameter,)*) = packed.unpack::<($($ty,)*)>();
                checks::$newer($($argument),*)
            },
            search: |packed, code| unsafe {
                #[allow(unused_variables)]
                let ($($parameter,)*) = packed.unpack::<($($ty,)*)>();
                causes::$newer($($argument,)* code)
            },
            #[cfg(test)]
            types: std::any::TypeId::of::<($($ty,)*)>,
        },)*];
    };
}

older! {
    cuCtxCreate_v2(out: *mut CUcontext, flags: c_uint, device: CUdevice)
        => cuCtxCreate_v4(out, null_mut(), flags, device);
    cuCtxCreate_v3(out: *mut CUcontext, affinities: *mut CUexecAffinityParam, count: c_int, flags: c_uint, device: CUdevice)
        => cuCtxCreate_v4(out, &mut self::affinities(affinities, count), flags, device);
    cuMemcpyBatchAsync(
        to: *mut CUdeviceptr, from: *mut CUdeviceptr, sizes: *mut usize, count: usize, attributes: *mut CUmemcpyAttributes,
        indices: *mut usize, attributes_count: usize, failed: *mut usize, stream: CUstream
    ) => cuMemcpyBatchAsync_v2(to, from, sizes, count, attributes, indices, attributes_count, stream);
    cuMemcpy3DBatchAsync(
        count: usize, list: *mut CUDA_MEMCPY3D_BATCH_OP, failed: *mut usize, flags: c_ulonglong, stream: CUstream
    ) => cuMemcpy3DBatchAsync_v2(count, list, flags, stream);
    cuMemPrefetchAsync(address: CUdeviceptr, size: usize, device: CUdevice, stream: CUstream)
        => cuMemPrefetchAsync_v2(address, size, location(device), 0, stream);
    cuMemAdvise(address: CUdeviceptr, size: usize, advice: CUmem_advise, device: CUdevice)
        => cuMemAdvise_v2(address, size, advice, location(device));
    cuStreamUpdateCaptureDependencies(stream: CUstream, nodes: *mut CUgraphNode, count: usize, flags: c_uint)
        => cuStreamUpdateCaptureDependencies_v2(stream, nodes, null(), count, flags);
    cuGraphAddKernelNode(
        node: *mut CUgraphNode, graph: CUgraph, nodes: *const CUgraphNode, count: usize, params: *const CUDA_KERNEL_NODE_PARAMS_v1
    ) => cuGraphAddKernelNode_v2(node, graph, nodes, count, or_null(&kernel_node(params)));
    cuGraphKernelNodeSetParams(node: CUgraphNode, params: *const CUDA_KERNEL_NODE_PARAMS_v1)
        => cuGraphKernelNodeSetParams_v2(node, or_null(&kernel_node(params)));
    cuGraphExecKernelNodeSetParams(exec: CUgraphExec, node: CUgraphNode, params: *const CUDA_KERNEL_NODE_PARAMS_v1)
        => cuGraphExecKernelNodeSetParams_v2(exec, node, or_null(&kernel_node(params)));
    cuGraphAddNode(
        node: *mut CUgraphNode, graph: CUgraph, nodes: *const CUgraphNode, count: usize, params: *mut CUgraphNodeParams
    ) => cuGraphAddNode_v2(node, graph, nodes, null(), count, params);
    cuGetProcAddress(symbol: *const c_char, out: *mut *mut c_void, release: c_int, flags: cuuint64_t)
        => cuGetProcAddress_v2(symbol, out, release, flags, null_mut());
    cuStreamSetAttribute(stream: CUstream, id: CUlaunchAttributeID, value: *const CUlaunchAttributeValue)
        => cuStreamSetAttribute(stream, id, or_null(&attribute(id, value)));
    cuGraphKernelNodeSetAttribute(node: CUgraphNode, id: CUlaunchAttributeID, value: *const CUlaunchAttributeValue)
        => cuGraphKernelNodeSetAttribute(node, id, or_null(&attribute(id, value)));
}

/// The functions for addresses of 32 bits that have a later one with `_v2` behind the name.
const NARROW: &[&CStr] = &[
    c"cuArray3DCreate",
    c"cuArray3DGetDescriptor",
    c"cuArrayCreate",
    c"cuArrayGetDescriptor",
    c"cuMemAlloc",
    c"cuMemAllocHost",
    c"cuMemAllocPitch",
    c"cuMemFree",
    c"cuMemGetAddressRange",
    c"cuMemGetInfo",
    c"cuMemHostGetDevicePointer",
    c"cuMemcpy2D",
    c"cuMemcpy2DAsync",
    c"cuMemcpy2DUnaligned",
    c"cuMemcpy3D",
    c"cuMemcpy3DAsync",
    c"cuMemcpyAtoA",
    c"cuMemcpyAtoD",
    c"cuMemcpyAtoH",
    c"cuMemcpyAtoHAsync",
    c"cuMemcpyDtoA",
    c"cuMemcpyDtoD",
    c"cuMemcpyDtoDAsync",
    c"cuMemcpyDtoH",
    c"cuMemcpyDtoHAsync",
    c"cuMemcpyHtoA",
    c"cuMemcpyHtoAAsync",
    c"cuMemcpyHtoD",
    c"cuMemcpyHtoDAsync",
    c"cuMemsetD16",
    c"cuMemsetD2D16",
    c"cuMemsetD2D32",
    c"cuMemsetD2D8",
    c"cuMemsetD32",
    c"cuMemsetD8",
    c"cuModuleGetGlobal",
    c"cuTexRefGetAddress",
    c"cuTexRefSetAddress",
    c"cuTexRefSetAddress2D",
];

/// Says of a function for addresses of 32 bits that the current context is none of its time. A driver of CUDA 13.0 refuses the
/// contexts of today, also those of devices.
pub fn explain_narrow(name: &CStr, answer: CUresult) -> Option<String> {
    let is_refused = answer == CUresult::CUDA_ERROR_INVALID_CONTEXT && NARROW.contains(&name);
    let name = is_refused.then(|| name.to_str().ok())??;
    Some(format!(
        "{name} is the function of before CUDA 3.2, for addresses of 32 bits, and needs a context of that time: {name}_v2 is for today's, and cuGetProcAddress finds it for a version from 3020 on"
    ))
}

/// Returns parameters with affinities alone. The older function has no rule on a missing array.
pub fn affinities(array: *mut CUexecAffinityParam, count: c_int) -> CUctxCreateParams {
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
#[path = "../../../tests/unit/older.rs"]
mod tests;
