// Created by `cargo xtask emit` from cuda.h, src/rules, cuda-sys/build/generate/history.txt, cuda-sys/build/generate/reference/enums.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

//! Follows what the arguments of calls lead to, to everything that has rules.

#![allow(unused_imports, clippy::question_mark, clippy::too_many_arguments)]

use crate::rule::*;
use core::ffi::*;
use libcuda_sys::types::*;

#[inline]
pub(crate) fn CUDA_ARRAY3D_DESCRIPTOR(x: &libcuda_sys::CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    if let Err(broken) = crate::rules::parts::array::limits_of_volume(x) {
        return Err(broken.at("x"));
    }
    if let Err(broken) = crate::rules::parts::array::limits(x) {
        return Err(broken.at("x"));
    }
    if let Err(broken) = crate::rules::parts::array::surface_limits(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_BATCH_MEM_OP_NODE_PARAMS(
    x: &libcuda_sys::CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramArray, x.count as usize).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUstreamBatchMemOpParams(element) {
                return Err(broken.at("x.paramArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(
    x: &libcuda_sys::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramArray, x.count as usize).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUstreamBatchMemOpParams(element) {
                return Err(broken.at("x.paramArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_CHILD_GRAPH_NODE_PARAMS(
    x: &libcuda_sys::CUDA_CHILD_GRAPH_NODE_PARAMS,
) -> Verdict {
    if let Err(broken) = crate::rules::graph::CUDA_CHILD_GRAPH_NODE_PARAMS(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EVENT_RECORD_NODE_PARAMS(
    x: &libcuda_sys::CUDA_EVENT_RECORD_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::graph::ctx_112(x.ctx) {
            return Err(broken.at("x.ctx"));
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_MEMORY_BUFFER_DESC(
    x: &libcuda_sys::CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Verdict {
    if let Err(broken) = crate::rules::extres_interop::CUDA_EXTERNAL_MEMORY_BUFFER_DESC(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_MEMORY_HANDLE_DESC(
    x: &libcuda_sys::CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::extres_interop::CUDA_EXTERNAL_MEMORY_HANDLE_DESC(x) {
            return Err(broken.at("x"));
        }
        if matches!(
            x.type_,
            CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT
                | CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT
        ) {
            if let Err(broken) = crate::rules::extres_interop::kmt(x.handle.win32.handle) {
                return Err(broken.inside("x.handle.win32").tagged("x.type", x.type_));
            }
        }
        if let Err(broken) =
            crate::checks::types::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle(x.type_, &x.handle)
        {
            return Err(broken.at("x.handle").tagged("x.type", x.type_));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle(
    tag: CUexternalMemoryHandleType,
    x: &libcuda_sys::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32
            | CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT
            | CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP
            | CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE
            | CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE
            | CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT => {
                if let Err(broken) =
                    crate::checks::types::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32(&x.win32)
                {
                    return Err(broken.at("x.win32"));
                }
            }
            CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF => {
                if let Err(broken) = crate::rules::extres_interop::buffer_object(x.nvSciBufObject) {
                    return Err(broken.at("x.nvSciBufObject"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32(
    x: &libcuda_sys::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle_win32,
) -> Verdict {
    if let Err(broken) = crate::rules::extres_interop::win32(x.handle, x.name) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(
    x: &libcuda_sys::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Verdict {
    if let Err(broken) =
        crate::rules::parts::array::channels(x.arrayDesc.Format, x.arrayDesc.NumChannels)
    {
        return Err(broken.inside("x.arrayDesc"));
    }
    if let Err(broken) = crate::rules::parts::array::extents(&x.arrayDesc) {
        return Err(broken.at("x.arrayDesc"));
    }
    if let Err(broken) = crate::rules::parts::array::mipmapped_limits(&x.arrayDesc) {
        return Err(broken.at("x.arrayDesc"));
    }
    if let Err(broken) = crate::checks::types::CUDA_ARRAY3D_DESCRIPTOR(&x.arrayDesc) {
        return Err(broken.at("x.arrayDesc"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(
    x: &libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::extres_interop::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(x) {
            return Err(broken.at("x"));
        }
        if matches!(
            x.type_,
            CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT
                | CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT
        ) {
            if let Err(broken) = crate::rules::extres_interop::kmt(x.handle.win32.handle) {
                return Err(broken.inside("x.handle.win32").tagged("x.type", x.type_));
            }
        }
        if let Err(broken) =
            crate::checks::types::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle(x.type_, &x.handle)
        {
            return Err(broken.at("x.handle").tagged("x.type", x.type_));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle(
    tag: CUexternalSemaphoreHandleType,
    x: &libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 | CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT | CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE | CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE | CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX | CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT | CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 => {
if let Err(broken) = crate::checks::types::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32(&x.win32) {
return Err(broken.at("x.win32"));
}
}
CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC => {
if let Err(broken) = crate::rules::extres_interop::sync_object(x.nvSciSyncObj) {
return Err(broken.at("x.nvSciSyncObj"));
}
}
_ => {
}
}
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32(
    x: &libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle_win32,
) -> Verdict {
    if let Err(broken) = crate::rules::extres_interop::win32(x.handle, x.name) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(
    x: &libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::semaphore::signal(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(
    x: &libcuda_sys::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::semaphore::wait(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(
    x: &libcuda_sys::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramsArray, x.numExtSems as usize).iter().enumerate() {
            if let Err(broken) =
                crate::checks::types::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(element)
            {
                return Err(broken.at("x.paramsArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
    x: &libcuda_sys::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramsArray, x.numExtSems as usize).iter().enumerate() {
            if let Err(broken) =
                crate::checks::types::CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(element)
            {
                return Err(broken.at("x.paramsArray[i]").element(i));
            }
        }
        if let Err(broken) = crate::rules::graph::ctx_113(x.ctx) {
            return Err(broken.at("x.ctx"));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_WAIT_NODE_PARAMS(
    x: &libcuda_sys::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramsArray, x.numExtSems as usize).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(element)
            {
                return Err(broken.at("x.paramsArray[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(
    x: &libcuda_sys::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramsArray, x.numExtSems as usize).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(element)
            {
                return Err(broken.at("x.paramsArray[i]").element(i));
            }
        }
        if let Err(broken) = crate::rules::graph::ctx_114(x.ctx) {
            return Err(broken.at("x.ctx"));
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_FABRIC_COPY_BATCH_OP(x: &libcuda_sys::CUDA_FABRIC_COPY_BATCH_OP) -> Verdict {
    if let Err(broken) = crate::rules::parts::fabric::fabric_op(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(
    x: &libcuda_sys::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::graph::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1(x) {
            return Err(broken.at("x"));
        }
        for (i, element) in elements(x.opList, x.numOps).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUDA_FABRIC_COPY_BATCH_OP(element) {
                return Err(broken.at("x.opList[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_GRAPH_INSTANTIATE_PARAMS(
    x: &libcuda_sys::CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Verdict {
    if let Err(broken) = crate::rules::graph::CUDA_GRAPH_INSTANTIATE_PARAMS(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_HOST_NODE_PARAMS_v2(
    x: &libcuda_sys::CUDA_HOST_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::graph::CUDA_HOST_NODE_PARAMS_v2(x) {
            return Err(broken.at("x"));
        }
        if let Err(broken) = crate::rules::graph::ctx_110(x.ctx) {
            return Err(broken.at("x.ctx"));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_KERNEL_NODE_PARAMS(x: &libcuda_sys::CUDA_KERNEL_NODE_PARAMS) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) =
            crate::rules::parts::launch::one_list(x.kernelParams, Extra::new(x.extra))
        {
            return Err(broken.inside("x"));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_KERNEL_NODE_PARAMS_v3(
    x: &libcuda_sys::CUDA_KERNEL_NODE_PARAMS_v3,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) =
            crate::rules::parts::launch::one_list(x.kernelParams, Extra::new(x.extra))
        {
            return Err(broken.inside("x"));
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_MEMCPY2D(x: &libcuda_sys::CUDA_MEMCPY2D) -> Verdict {
    if let Err(broken) = crate::rules::parts::copy::copy_2d(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMCPY3D(x: &libcuda_sys::CUDA_MEMCPY3D) -> Verdict {
    if let Err(broken) = crate::rules::parts::copy::copy_3d(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_MEMCPY3D_BATCH_OP(x: &libcuda_sys::CUDA_MEMCPY3D_BATCH_OP) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::parts::copy::access_order(x.srcAccessOrder) {
            return Err(broken.inside("x"));
        }
        if let Err(broken) = crate::rules::parts::copy::CUDA_MEMCPY3D_BATCH_OP(x) {
            return Err(broken.at("x"));
        }
        if matches!(x.src.type_, CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER) {
            if let Err(broken) = crate::rules::parts::copy::rows(&x.src.op.ptr, &x.extent) {
                return Err(broken.at("x.src.op.ptr").tagged("x.src.type", x.src.type_));
            }
        }
        if let Err(broken) = crate::checks::types::CUmemcpy3DOperand(&x.src) {
            return Err(broken.at("x.src"));
        }
        if matches!(x.dst.type_, CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER) {
            if let Err(broken) = crate::rules::parts::copy::rows(&x.dst.op.ptr, &x.extent) {
                return Err(broken.at("x.dst.op.ptr").tagged("x.dst.type", x.dst.type_));
            }
        }
        if let Err(broken) = crate::checks::types::CUmemcpy3DOperand(&x.dst) {
            return Err(broken.at("x.dst"));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_MEMCPY_BATCH_NODE_PARAMS(
    x: &libcuda_sys::CUDA_MEMCPY_BATCH_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.attrs, x.numAttrs).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUmemcpyAttributes(element) {
                return Err(broken.at("x.attrs[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_MEMCPY_NODE_PARAMS(x: &libcuda_sys::CUDA_MEMCPY_NODE_PARAMS) -> Verdict {
    if let Err(broken) = crate::rules::graph::CUDA_MEMCPY_NODE_PARAMS(x) {
        return Err(broken.at("x"));
    }
    if let Err(broken) = crate::checks::types::CUDA_MEMCPY3D(&x.copyParams) {
        return Err(broken.at("x.copyParams"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMSET_NODE_PARAMS(x: &libcuda_sys::CUDA_MEMSET_NODE_PARAMS) -> Verdict {
    if let Err(broken) = crate::rules::graph::memset(x.elementSize) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMSET_NODE_PARAMS_v2(x: &libcuda_sys::CUDA_MEMSET_NODE_PARAMS_v2) -> Verdict {
    if let Err(broken) = crate::rules::graph::memset(x.elementSize) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUDA_MEM_ALLOC_NODE_PARAMS(
    x: &libcuda_sys::CUDA_MEM_ALLOC_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::graph::allocation(&x.poolProps, x.accessDescCount) {
            return Err(broken.inside("x"));
        }
        if let Err(broken) = crate::checks::types::CUmemPoolProps(&x.poolProps) {
            return Err(broken.at("x.poolProps"));
        }
        for (i, element) in elements(x.accessDescs, x.accessDescCount).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUmemAccessDesc(element) {
                return Err(broken.at("x.accessDescs[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_MEM_ALLOC_NODE_PARAMS_v2(
    x: &libcuda_sys::CUDA_MEM_ALLOC_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::graph::allocation(&x.poolProps, x.accessDescCount) {
            return Err(broken.inside("x"));
        }
        if let Err(broken) = crate::checks::types::CUmemPoolProps(&x.poolProps) {
            return Err(broken.at("x.poolProps"));
        }
        for (i, element) in elements(x.accessDescs, x.accessDescCount).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUmemAccessDesc(element) {
                return Err(broken.at("x.accessDescs[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_RESOURCE_DESC(x: &libcuda_sys::CUDA_RESOURCE_DESC) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_RESOURCE_DESC_res(x.resType, &x.res) {
            return Err(broken.at("x.res").tagged("x.resType", x.resType));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_RESOURCE_DESC_res(
    tag: CUresourcetype,
    x: &libcuda_sys::CUDA_RESOURCE_DESC_res,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUresourcetype::CU_RESOURCE_TYPE_LINEAR => {
                if let Err(broken) = crate::checks::types::CUDA_RESOURCE_DESC_res_linear(&x.linear)
                {
                    return Err(broken.at("x.linear"));
                }
            }
            CUresourcetype::CU_RESOURCE_TYPE_PITCH2D => {
                if let Err(broken) =
                    crate::checks::types::CUDA_RESOURCE_DESC_res_pitch2D(&x.pitch2D)
                {
                    return Err(broken.at("x.pitch2D"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_linear(
    x: &libcuda_sys::CUDA_RESOURCE_DESC_res_linear,
) -> Verdict {
    if let Err(broken) = crate::rules::texobject::CUDA_RESOURCE_DESC_res_linear(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_pitch2D(
    x: &libcuda_sys::CUDA_RESOURCE_DESC_res_pitch2D,
) -> Verdict {
    if let Err(broken) = crate::rules::texobject::CUDA_RESOURCE_DESC_res_pitch2D(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CU_DEV_SM_RESOURCE_GROUP_PARAMS(
    x: &libcuda_sys::CU_DEV_SM_RESOURCE_GROUP_PARAMS,
) -> Verdict {
    if let Err(broken) = crate::rules::green_contexts::CU_DEV_SM_RESOURCE_GROUP_PARAMS(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUarrayMapInfo(x: &libcuda_sys::CUarrayMapInfo) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::va::array_map_info(x) {
            return Err(broken.at("x"));
        }
        if let Err(broken) = crate::rules::va::unmap(x.memOperationType, x.memHandle.memHandle) {
            return Err(broken.inside("x"));
        }
        if let Err(broken) = crate::rules::va::mapped_memory(Live::new(x)) {
            return Err(broken.at("x"));
        }
        if let Err(broken) = crate::rules::va::mapped_part(Live::new(x)) {
            return Err(broken.at("x"));
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUcheckpointCheckpointArgs(x: &libcuda_sys::CUcheckpointCheckpointArgs) -> Verdict {
    if let Err(broken) = crate::rules::checkpoint::CUcheckpointCheckpointArgs(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUcheckpointLockArgs(x: &libcuda_sys::CUcheckpointLockArgs) -> Verdict {
    if let Err(broken) = crate::rules::checkpoint::CUcheckpointLockArgs(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUcheckpointRestoreArgs(x: &libcuda_sys::CUcheckpointRestoreArgs) -> Verdict {
    if let Err(broken) = crate::rules::checkpoint::CUcheckpointRestoreArgs(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUcheckpointUnlockArgs(x: &libcuda_sys::CUcheckpointUnlockArgs) -> Verdict {
    if let Err(broken) = crate::rules::checkpoint::CUcheckpointUnlockArgs(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUctxCigParam(x: &libcuda_sys::CUctxCigParam) -> Verdict {
    if let Err(broken) = crate::rules::ctx::CUctxCigParam(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUctxCreateParams(x: &libcuda_sys::CUctxCreateParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::ctx::CUctxCreateParams(x) {
            return Err(broken.at("x"));
        }
        for (i, element) in
            elements(x.execAffinityParams, x.numExecAffinityParams as usize).iter().enumerate()
        {
            if let Err(broken) = crate::checks::types::CUexecAffinityParam(element) {
                return Err(broken.at("x.execAffinityParams[i]").element(i));
            }
        }
        if let Some(it) = target(x.cigParams) {
            if let Err(broken) = crate::checks::types::CUctxCigParam(it) {
                return Err(broken.at("x.cigParams"));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUexecAffinityParam(x: &libcuda_sys::CUexecAffinityParam) -> Verdict {
    if let Err(broken) = crate::rules::ctx::exec_affinity_type(x.type_) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUgraphEdgeData(x: &libcuda_sys::CUgraphEdgeData) -> Verdict {
    if let Err(broken) = crate::rules::parts::edges::CUgraphEdgeData(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUgraphNodeParams(x: &libcuda_sys::CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::graph::CUgraphNodeParams(x) {
            return Err(broken.at("x"));
        }
        if let Err(broken) = crate::rules::graph::reserved1(
            &x.reserved1,
            Used(match x.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    size_of::<CUDA_KERNEL_NODE_PARAMS_v3>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => size_of::<CUDA_MEMCPY_NODE_PARAMS>(),
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                    size_of::<CUDA_MEMSET_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => size_of::<CUDA_HOST_NODE_PARAMS_v2>(),
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    size_of::<CUDA_CHILD_GRAPH_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                    size_of::<CUDA_EVENT_WAIT_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    size_of::<CUDA_EVENT_RECORD_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    size_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    size_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC => {
                    size_of::<CUDA_MEM_ALLOC_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE => {
                    size_of::<CUDA_MEM_FREE_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    size_of::<CUDA_BATCH_MEM_OP_NODE_PARAMS_v2>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                    size_of::<CUDA_CONDITIONAL_NODE_PARAMS>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                    size_of::<CUDA_MEMCPY_BATCH_NODE_PARAMS_V1>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                    size_of::<CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1>()
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY => 0,
                _ => usize::MAX,
            }),
        ) {
            return Err(broken.at("x.reserved1").tagged("x.type", x.type_));
        }
        if let Err(broken) =
            crate::checks::types::CUgraphNodeParams_anonymous(x.type_, &x.anonymous)
        {
            return Err(broken.at("x").tagged("x.type", x.type_));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUgraphNodeParams_anonymous(
    tag: CUgraphNodeType,
    x: &libcuda_sys::CUgraphNodeParams_anonymous,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                if let Err(broken) = crate::checks::types::CUDA_KERNEL_NODE_PARAMS_v3(&x.kernel) {
                    return Err(broken.at("x.kernel"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                if let Err(broken) = crate::checks::types::CUDA_MEMCPY_NODE_PARAMS(&x.memcpy) {
                    return Err(broken.at("x.memcpy"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                if let Err(broken) = crate::checks::types::CUDA_MEMSET_NODE_PARAMS_v2(&x.memset) {
                    return Err(broken.at("x.memset"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                if let Err(broken) = crate::checks::types::CUDA_HOST_NODE_PARAMS_v2(&x.host) {
                    return Err(broken.at("x.host"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                if let Err(broken) = crate::checks::types::CUDA_CHILD_GRAPH_NODE_PARAMS(&x.graph) {
                    return Err(broken.at("x.graph"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                if let Err(broken) =
                    crate::checks::types::CUDA_EVENT_RECORD_NODE_PARAMS(&x.eventRecord)
                {
                    return Err(broken.at("x.eventRecord"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                if let Err(broken) =
                    crate::checks::types::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&x.extSemSignal)
                {
                    return Err(broken.at("x.extSemSignal"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                if let Err(broken) =
                    crate::checks::types::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&x.extSemWait)
                {
                    return Err(broken.at("x.extSemWait"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC => {
                if let Err(broken) = crate::checks::types::CUDA_MEM_ALLOC_NODE_PARAMS_v2(&x.alloc) {
                    return Err(broken.at("x.alloc"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                if let Err(broken) =
                    crate::checks::types::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&x.memOp)
                {
                    return Err(broken.at("x.memOp"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                if let Err(broken) =
                    crate::checks::types::CUDA_MEMCPY_BATCH_NODE_PARAMS(&x.memcpyBatch)
                {
                    return Err(broken.at("x.memcpyBatch"));
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                if let Err(broken) =
                    crate::checks::types::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(&x.fabricCpyBatch)
                {
                    return Err(broken.at("x.fabricCpyBatch"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUlaunchAttribute(x: &libcuda_sys::CUlaunchAttribute) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::checks::types::CUlaunchAttributeValue(x.id, &x.value) {
            return Err(broken.at("x.value").tagged("x.id", x.id));
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUlaunchAttributeValue(
    tag: CUlaunchAttributeID,
    x: &libcuda_sys::CUlaunchAttributeValue,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW => {
                if let Err(broken) =
                    crate::rules::parts::launch::access_policy(&x.accessPolicyWindow)
                {
                    return Err(broken.at("x.accessPolicyWindow"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY => {
                if let Err(broken) = crate::rules::parts::launch::synchronization(x.syncPolicy) {
                    return Err(broken.at("x.syncPolicy"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE => {
                if let Err(broken) =
                    crate::rules::parts::launch::scheduling(x.clusterSchedulingPolicyPreference)
                {
                    return Err(broken.at("x.clusterSchedulingPolicyPreference"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT => {
                if let Err(broken) = crate::rules::parts::launch::programmatic(&x.programmaticEvent)
                {
                    return Err(broken.at("x.programmaticEvent"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT => {
                if let Err(broken) =
                    crate::rules::parts::launch::completion(&x.launchCompletionEvent)
                {
                    return Err(broken.at("x.launchCompletionEvent"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN => {
                if let Err(broken) =
                    crate::rules::parts::launch::synchronization_domain(x.memSyncDomain)
                {
                    return Err(broken.at("x.memSyncDomain"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE => {
                if let Err(broken) =
                    crate::rules::parts::launch::updatable(&x.deviceUpdatableKernelNode)
                {
                    return Err(broken.at("x.deviceUpdatableKernelNode"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT => {
                if let Err(broken) = crate::rules::parts::launch::carveout(x.sharedMemCarveout) {
                    return Err(broken.at("x.sharedMemCarveout"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING => {
                if let Err(broken) =
                    crate::rules::parts::launch::nvlink_centric(x.nvlinkUtilCentricScheduling)
                {
                    return Err(broken.at("x.nvlinkUtilCentricScheduling"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE => {
                if let Err(broken) =
                    crate::rules::parts::launch::portable_clusters(x.portableClusterSizeMode)
                {
                    return Err(broken.at("x.portableClusterSizeMode"));
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE => {
                if let Err(broken) = crate::rules::parts::launch::shared_memory(x.sharedMemoryMode)
                {
                    return Err(broken.at("x.sharedMemoryMode"));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUlaunchConfig(x: &libcuda_sys::CUlaunchConfig) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::parts::launch::CUlaunchConfig(x) {
            return Err(broken.at("x"));
        }
        for (i, element) in elements(x.attrs, x.numAttrs as usize).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUlaunchAttribute(element) {
                return Err(broken.at("x.attrs[i]").element(i));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUlogicalEndpointProp(x: &libcuda_sys::CUlogicalEndpointProp) -> Verdict {
    if let Err(broken) = crate::rules::logical_endpoint::CUlogicalEndpointProp(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemAccessDesc(x: &libcuda_sys::CUmemAccessDesc) -> Verdict {
    if let Err(broken) = crate::rules::parts::location::access_desc(x) {
        return Err(broken.at("x"));
    }
    if let Err(broken) = crate::checks::types::CUmemLocation(&x.location) {
        return Err(broken.at("x.location"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemAllocationProp(x: &libcuda_sys::CUmemAllocationProp) -> Verdict {
    if let Err(broken) = crate::rules::va::allocation_prop(x) {
        return Err(broken.at("x"));
    }
    if let Err(broken) = crate::checks::types::CUmemLocation(&x.location) {
        return Err(broken.at("x.location"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemDecompressParams(x: &libcuda_sys::CUmemDecompressParams) -> Verdict {
    if let Err(broken) = crate::rules::mem::CUmemDecompressParams(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemLocation(x: &libcuda_sys::CUmemLocation) -> Verdict {
    if let Err(broken) = crate::rules::parts::location::location_type(x) {
        return Err(broken.at("x"));
    }
    if let Err(broken) = crate::rules::parts::location::location_device(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemPoolProps(x: &libcuda_sys::CUmemPoolProps) -> Verdict {
    if let Err(broken) = crate::rules::parts::pool::pool_props(x) {
        return Err(broken.at("x"));
    }
    if let Err(broken) = crate::rules::parts::pool::pool_location(x) {
        return Err(broken.at("x"));
    }
    if let Err(broken) = crate::rules::parts::location::host_node(&x.location) {
        return Err(broken.at("x.location"));
    }
    if let Err(broken) = crate::rules::parts::location::locality_domain(&x.location) {
        return Err(broken.at("x.location"));
    }
    if let Err(broken) = crate::checks::types::CUmemLocation(&x.location) {
        return Err(broken.at("x.location"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemcpy3DOperand(x: &libcuda_sys::CUmemcpy3DOperand) -> Verdict {
    if let Err(broken) = crate::rules::parts::copy::CUmemcpy3DOperand(x.type_) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmemcpyAttributes(x: &libcuda_sys::CUmemcpyAttributes) -> Verdict {
    if let Err(broken) = crate::rules::parts::copy::access_order(x.srcAccessOrder) {
        return Err(broken.inside("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUmulticastObjectProp(x: &libcuda_sys::CUmulticastObjectProp) -> Verdict {
    if let Err(broken) = crate::rules::multicast::CUmulticastObjectProp(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUstreamBatchMemOpParams(
    x: &libcuda_sys::CUstreamBatchMemOpParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::parts::memop::operation(x.operation) {
            return Err(broken.inside("x"));
        }
        match x.operation {
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32
            | CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64 => {
                if let Err(broken) =
                    crate::checks::types::CUstreamMemOpWaitValueParams_st(&x.waitValue)
                {
                    return Err(broken.at("x.waitValue").tagged("x.operation", x.operation));
                }
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32
            | CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64 => {
                if let Err(broken) =
                    crate::checks::types::CUstreamMemOpWriteValueParams_st(&x.writeValue)
                {
                    return Err(broken.at("x.writeValue").tagged("x.operation", x.operation));
                }
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES => {
                if let Err(broken) = crate::checks::types::CUstreamMemOpFlushRemoteWritesParams_st(
                    &x.flushRemoteWrites,
                ) {
                    return Err(broken
                        .at("x.flushRemoteWrites")
                        .tagged("x.operation", x.operation));
                }
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER => {
                if let Err(broken) =
                    crate::checks::types::CUstreamMemOpMemoryBarrierParams_st(&x.memoryBarrier)
                {
                    return Err(broken.at("x.memoryBarrier").tagged("x.operation", x.operation));
                }
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION => {
                if let Err(broken) =
                    crate::checks::types::CUstreamMemOpAtomicReductionParams_st(&x.atomicReduction)
                {
                    return Err(broken.at("x.atomicReduction").tagged("x.operation", x.operation));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUstreamCigCaptureParams(
    x: &libcuda_sys::CUstreamCigCaptureParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Err(broken) = crate::rules::stream::CUstreamCigCaptureParams(x) {
            return Err(broken.at("x"));
        }
        if let Some(it) = target(x.streamCigParams) {
            if let Err(broken) = crate::checks::types::CUstreamCigParam(it) {
                return Err(broken.at("x.streamCigParams"));
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUstreamCigParam(x: &libcuda_sys::CUstreamCigParam) -> Verdict {
    if let Err(broken) = crate::rules::stream::CUstreamCigParam(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpAtomicReductionParams_st(
    x: &libcuda_sys::CUstreamMemOpAtomicReductionParams_st,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::memop::CUstreamMemOpAtomicReductionParams_st(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpFlushRemoteWritesParams_st(
    x: &libcuda_sys::CUstreamMemOpFlushRemoteWritesParams_st,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::memop::CUstreamMemOpFlushRemoteWritesParams_st(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpMemoryBarrierParams_st(
    x: &libcuda_sys::CUstreamMemOpMemoryBarrierParams_st,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::memop::CUstreamMemOpMemoryBarrierParams_st(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpWaitValueParams_st(
    x: &libcuda_sys::CUstreamMemOpWaitValueParams_st,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::memop::CUstreamMemOpWaitValueParams_st(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpWriteValueParams_st(
    x: &libcuda_sys::CUstreamMemOpWriteValueParams_st,
) -> Verdict {
    if let Err(broken) = crate::rules::parts::memop::CUstreamMemOpWriteValueParams_st(x) {
        return Err(broken.at("x"));
    }
    Ok(())
}
