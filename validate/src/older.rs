//! Checks of older functions whose parameters differ from those of the function with their rules, and of structs that were
//! shorter once. A variant with the same parameters needs none.

#![allow(non_snake_case, unused_variables, clippy::missing_safety_doc, clippy::too_many_arguments)]
// Each function passes on what its caller vouches for; copies of structs live as long as the check.
#![allow(clippy::undocumented_unsafe_blocks, clippy::needless_update)]

use crate::layer::Verdict;
use cuda_checked::checks;
use cuda_sys::internal::*;
use cuda_sys::*;
use std::ffi::{c_char, c_int, c_uint, c_ulonglong, c_ushort, c_void};
use std::ptr::{null, null_mut};

/// Functions that have the rules of a newer one, whose arguments follow.
macro_rules! adapters {
    ($(fn $name:ident($($parameter:ident: $ty:ty),* $(,)?) = $check:ident($($argument:expr),* $(,)?);)*) => {$(
        pub unsafe fn $name($($parameter: $ty),*) -> Verdict {
            unsafe { checks::$check($($argument),*) }
        }
    )*};
}

adapters! {
    fn cuCtxCreate(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) = cuCtxCreate_v4(pctx, null_mut(), flags, dev);
    fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) = cuCtxCreate_v4(pctx, null_mut(), flags, dev);
    fn cuCtxCreate_v3(
        pctx: *mut CUcontext,
        paramsArray: *mut CUexecAffinityParam,
        numParams: c_int,
        flags: c_uint,
        dev: CUdevice,
    ) = cuCtxCreate_v4(
        pctx,
        &mut CUctxCreateParams {
            execAffinityParams: paramsArray,
            // What an array that is not there has is no rule of this function.
            numExecAffinityParams: if paramsArray.is_null() { 0 } else { numParams },
            ..Default::default()
        },
        flags,
        dev,
    );
    fn cuModuleGetGlobal(dptr: *mut CUdeviceptr_v1, bytes: *mut c_uint, hmod: CUmodule, name: *const c_char) =
        cuModuleGetGlobal_v2(dptr.cast(), bytes.cast(), hmod, name);
    fn cuMemAlloc(dptr: *mut CUdeviceptr_v1, bytesize: c_uint) = cuMemAlloc_v2(dptr.cast(), bytesize as usize);
    fn cuMemAllocPitch(
        dptr: *mut CUdeviceptr_v1,
        pPitch: *mut c_uint,
        WidthInBytes: c_uint,
        Height: c_uint,
        ElementSizeBytes: c_uint,
    ) = cuMemAllocPitch_v2(dptr.cast(), pPitch.cast(), WidthInBytes as usize, Height as usize, ElementSizeBytes);
    fn cuMemHostGetDevicePointer(pdptr: *mut CUdeviceptr_v1, p: *mut c_void, Flags: c_uint) =
        cuMemHostGetDevicePointer_v2(pdptr.cast(), p, Flags);
    fn cuMemsetD16(dstDevice: CUdeviceptr_v1, us: c_ushort, N: c_uint) = cuMemsetD16_v2(dstDevice.into(), us, N as usize);
    fn cuMemsetD32(dstDevice: CUdeviceptr_v1, ui: c_uint, N: c_uint) = cuMemsetD32_v2(dstDevice.into(), ui, N as usize);
    fn cuMemsetD2D16(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, us: c_ushort, Width: c_uint, Height: c_uint) =
        cuMemsetD2D16_v2(dstDevice.into(), dstPitch as usize, us, Width as usize, Height as usize);
    fn cuMemsetD2D32(dstDevice: CUdeviceptr_v1, dstPitch: c_uint, ui: c_uint, Width: c_uint, Height: c_uint) =
        cuMemsetD2D32_v2(dstDevice.into(), dstPitch as usize, ui, Width as usize, Height as usize);
    fn cuMemcpyBatchAsync(
        dsts: *mut CUdeviceptr,
        srcs: *mut CUdeviceptr,
        sizes: *mut usize,
        count: usize,
        attrs: *mut CUmemcpyAttributes,
        attrsIdxs: *mut usize,
        numAttrs: usize,
        failIdx: *mut usize,
        hStream: CUstream,
    ) = cuMemcpyBatchAsync_v2(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream);
    fn cuMemcpy3DBatchAsync(
        numOps: usize,
        opList: *mut CUDA_MEMCPY3D_BATCH_OP,
        failIdx: *mut usize,
        flags: c_ulonglong,
        hStream: CUstream,
    ) = cuMemcpy3DBatchAsync_v2(numOps, opList, flags, hStream);
    fn cuMemPrefetchAsync(devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: CUstream) =
        cuMemPrefetchAsync_v2(devPtr, count, location(dstDevice), 0, hStream);
    fn cuMemAdvise(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, device: CUdevice) =
        cuMemAdvise_v2(devPtr, count, advice, location(device));
    fn cuStreamUpdateCaptureDependencies(
        hStream: CUstream,
        dependencies: *mut CUgraphNode,
        numDependencies: usize,
        flags: c_uint,
    ) = cuStreamUpdateCaptureDependencies_v2(hStream, dependencies, null(), numDependencies, flags);
    fn cuGraphAddKernelNode(
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
    ) = cuGraphAddKernelNode_v2(phGraphNode, hGraph, dependencies, numDependencies, or_null(&kernel_node(nodeParams)));
    fn cuGraphKernelNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1) =
        cuGraphKernelNodeSetParams_v2(hNode, or_null(&kernel_node(nodeParams)));
    fn cuGraphExecKernelNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
    ) = cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, or_null(&kernel_node(nodeParams)));
    fn cuGraphAddNode(
        phGraphNode: *mut CUgraphNode,
        hGraph: CUgraph,
        dependencies: *const CUgraphNode,
        numDependencies: usize,
        nodeParams: *mut CUgraphNodeParams,
    ) = cuGraphAddNode_v2(phGraphNode, hGraph, dependencies, null(), numDependencies, nodeParams);
    fn cuGetProcAddress(symbol: *const c_char, pfn: *mut *mut c_void, cudaVersion: c_int, flags: cuuint64_t) =
        cuGetProcAddress_v2(symbol, pfn, cudaVersion, flags, null_mut());
    fn cuMemcpy2D(pCopy: *const CUDA_MEMCPY2D_v1) = cuMemcpy2D_v2(or_null(&copy_2d(pCopy)));
    fn cuMemcpy2DUnaligned(pCopy: *const CUDA_MEMCPY2D_v1) = cuMemcpy2DUnaligned_v2(or_null(&copy_2d(pCopy)));
    fn cuMemcpy2DAsync(pCopy: *const CUDA_MEMCPY2D_v1, hStream: CUstream) =
        cuMemcpy2DAsync_v2(or_null(&copy_2d(pCopy)), hStream);
    fn cuMemcpy3D(pCopy: *const CUDA_MEMCPY3D_v1) = cuMemcpy3D_v2(or_null(&copy_3d(pCopy)));
    fn cuMemcpy3DAsync(pCopy: *const CUDA_MEMCPY3D_v1, hStream: CUstream) =
        cuMemcpy3DAsync_v2(or_null(&copy_3d(pCopy)), hStream);
    fn cuArrayCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR_v1) =
        cuArrayCreate_v2(pHandle, or_null(&array(pAllocateArray)));
    fn cuArray3DCreate(pHandle: *mut CUarray, pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR_v1) =
        cuArray3DCreate_v2(pHandle, or_null(&array_3d(pAllocateArray)));
    fn cuStreamSetAttribute(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) =
        cuStreamSetAttribute(hStream, attr, or_null(&attribute(attr, value)));
    fn cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value: *const CUkernelNodeAttrValue) =
        cuGraphKernelNodeSetAttribute(hNode, attr, or_null(&attribute(attr, value)));
}

fn or_null<T>(value: &Option<T>) -> *const T {
    value.as_ref().map_or(null(), |value| value)
}

/// The location that an ordinal stood for.
fn location(device: CUdevice) -> CUmemLocation {
    let type_ = match device {
        CU_DEVICE_CPU => CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST,
        _ => CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
    };
    CUmemLocation { type_, id: device }
}

/// The value of an attribute. It had 32 bytes in CUDA 11.7, and the attributes of that release need no more.
unsafe fn attribute(
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
        unsafe fn $convert(old: *const $old) -> Option<$new> {
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
