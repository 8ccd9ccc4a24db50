// Created by `cargo xtask emit` from cuda.h, src/rules, cuda-sys/build/generate/history.txt, cuda-sys/build/generate/reference/enums.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

//! Follows the arguments of refused calls to everything in them that can be the cause.

#![allow(
    dead_code,
    unused_unsafe,
    clippy::single_match,
    clippy::collapsible_match,
    unused_imports,
    clippy::too_many_arguments
)]

pub(crate) mod checkpoint;
pub(crate) mod ctx;
pub(crate) mod ctx_deprecated;
pub(crate) mod device;
pub(crate) mod error;
pub(crate) mod event;
pub(crate) mod exec;
pub(crate) mod exec_deprecated;
pub(crate) mod extres_interop;
pub(crate) mod fabric_copy;
pub(crate) mod graph;
pub(crate) mod graphics;
pub(crate) mod green_contexts;
pub(crate) mod library;
pub(crate) mod logs;
pub(crate) mod malloc_async;
pub(crate) mod mem;
pub(crate) mod memop;
pub(crate) mod module;
pub(crate) mod module_deprecated;
pub(crate) mod occupancy;
pub(crate) mod peer_access;
pub(crate) mod primary_ctx;
pub(crate) mod stream;
pub(crate) mod texobject;
pub(crate) mod texref_deprecated;
pub(crate) mod unified;
pub(crate) mod va;

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

impl crate::cause::FindCause for CUarray {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUarray_format {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::array::format(argument) }
    }
}

impl crate::cause::FindCause for CUdevResourceDesc {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUdevice {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe {
            if refused_with(&[
                CUresult::CUDA_ERROR_INVALID_DEVICE,
                CUresult::CUDA_ERROR_INVALID_VALUE,
            ]) {
                crate::rules::parts::handle::device(argument)
            } else {
                Ok(())
            }
        }
    }
}

impl crate::cause::FindCause for CUexternalMemory {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUexternalSemaphore {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUfunction {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUgraph {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUgraphExec {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUgraphNode {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUgraphicsResource {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUkernel {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUlibrary {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUlinkState {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUmemoryPool {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUmipmappedArray {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUmodule {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUsurfref {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUtexref {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

impl crate::cause::FindCause for CUuserObject {
    #[inline]
    unsafe fn find_cause(&self) -> Verdict {
        let argument = *self;
        // SAFETY: the caller meets the conditions for the argument.
        unsafe { crate::rules::parts::handle::handle(Handle(argument.addr())) }
    }
}

#[inline]
pub(crate) fn CUDA_ARRAY3D_DESCRIPTOR(x: &cuda_sys::CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    crate::rules::parts::array::format(x.Format).at("x.Format")
}

#[inline]
pub(crate) fn CUDA_ARRAY_DESCRIPTOR(x: &cuda_sys::CUDA_ARRAY_DESCRIPTOR) -> Verdict {
    crate::rules::parts::array::format(x.Format).at("x.Format")
}

#[inline]
pub(crate) unsafe fn CUDA_BATCH_MEM_OP_NODE_PARAMS(
    x: &cuda_sys::CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramArray, x.count as usize).iter().enumerate() {
            crate::refused::CUstreamBatchMemOpParams(element).at("x.paramArray[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(
    x: &cuda_sys::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.paramArray, x.count as usize).iter().enumerate() {
            crate::refused::CUstreamBatchMemOpParams(element).at("x.paramArray[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_CHILD_GRAPH_NODE_PARAMS(x: &cuda_sys::CUDA_CHILD_GRAPH_NODE_PARAMS) -> Verdict {
    crate::rules::parts::handle::handle(Handle(x.graph.addr())).at("x.graph")
}

#[inline]
pub(crate) fn CUDA_EVENT_RECORD_NODE_PARAMS(
    x: &cuda_sys::CUDA_EVENT_RECORD_NODE_PARAMS,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(x.event.addr())).at("x.event")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(x.event.addr())).at("x.event")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EVENT_WAIT_NODE_PARAMS(x: &cuda_sys::CUDA_EVENT_WAIT_NODE_PARAMS) -> Verdict {
    crate::rules::parts::handle::handle(Handle(x.event.addr())).at("x.event")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(x.event.addr())).at("x.event")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_MEMORY_BUFFER_DESC(
    x: &cuda_sys::CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> Verdict {
    crate::rules::parts::memory::some_bytes_of_buffer(x.size).inside("x")
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_MEMORY_HANDLE_DESC(
    x: &cuda_sys::CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::memory::some_external_bytes(x.type_, x.size).inside("x")?;
        crate::refused::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle(x.type_, &x.handle)
            .at("x.handle")
            .tagged("x.type", x.type_)
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle(
    tag: CUexternalMemoryHandleType,
    x: &cuda_sys::CUDA_EXTERNAL_MEMORY_HANDLE_DESC_handle,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD
            | CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD => {
                if refused_with(&[
                    CUresult::CUDA_ERROR_INVALID_HANDLE,
                    CUresult::CUDA_ERROR_INVALID_VALUE,
                    CUresult::CUDA_ERROR_OPERATING_SYSTEM,
                    CUresult::CUDA_ERROR_UNKNOWN,
                ]) {
                    crate::rules::parts::memory::external_descriptor(x.fd).at("x.fd")?;
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(
    x: &cuda_sys::CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> Verdict {
    crate::refused::CUDA_ARRAY3D_DESCRIPTOR(&x.arrayDesc).at("x.arrayDesc")
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(
    x: &cuda_sys::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::refused::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle(x.type_, &x.handle)
            .at("x.handle")
            .tagged("x.type", x.type_)
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle(
    tag: CUexternalSemaphoreHandleType,
    x: &cuda_sys::CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_handle,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD | CUexternalSemaphoreHandleType::CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD => {
if refused_with(&[CUresult::CUDA_ERROR_INVALID_HANDLE, CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OPERATING_SYSTEM, CUresult::CUDA_ERROR_UNKNOWN]) {
crate::rules::parts::memory::external_descriptor(x.fd).at("x.fd")?;
}
}
_ => {
}
}
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(
    x: &cuda_sys::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.extSemArray, x.numExtSems as usize).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("x.extSemArray[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
    x: &cuda_sys::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.extSemArray, x.numExtSems as usize).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("x.extSemArray[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_WAIT_NODE_PARAMS(
    x: &cuda_sys::CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.extSemArray, x.numExtSems as usize).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("x.extSemArray[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(
    x: &cuda_sys::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(x.extSemArray, x.numExtSems as usize).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("x.extSemArray[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_GRAPH_INSTANTIATE_PARAMS(
    x: &cuda_sys::CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(x.hUploadStream.addr()))
            .at("x.hUploadStream")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_HOST_NODE_PARAMS(x: &cuda_sys::CUDA_HOST_NODE_PARAMS) -> Verdict {
    crate::rules::parts::handle::host_function(x.fn_).inside("x")
}

#[inline]
pub(crate) fn CUDA_HOST_NODE_PARAMS_v2(x: &cuda_sys::CUDA_HOST_NODE_PARAMS_v2) -> Verdict {
    crate::rules::parts::handle::host_function(x.fn_).inside("x")
}

#[inline]
pub(crate) fn CUDA_KERNEL_NODE_PARAMS(x: &cuda_sys::CUDA_KERNEL_NODE_PARAMS) -> Verdict {
    crate::rules::parts::handle::kernel_of_node(x.func, x.kern).inside("x")?;
    crate::rules::parts::launch::sides(
        x.gridDimX,
        x.gridDimY,
        x.gridDimZ,
        x.blockDimX,
        x.blockDimY,
        x.blockDimZ,
    )
    .inside("x")
}

#[inline]
pub(crate) fn CUDA_KERNEL_NODE_PARAMS_v3(x: &cuda_sys::CUDA_KERNEL_NODE_PARAMS_v3) -> Verdict {
    crate::rules::parts::handle::kernel_of_node(x.func, x.kern).inside("x")?;
    crate::rules::parts::launch::sides(
        x.gridDimX,
        x.gridDimY,
        x.gridDimZ,
        x.blockDimX,
        x.blockDimY,
        x.blockDimZ,
    )
    .inside("x")
}

#[inline]
pub(crate) fn CUDA_LAUNCH_PARAMS(x: &cuda_sys::CUDA_LAUNCH_PARAMS) -> Verdict {
    crate::rules::parts::handle::handle(Handle(x.function.addr())).at("x.function")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(x.hStream.addr())).at("x.hStream")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUDA_MEMCPY2D(x: &cuda_sys::CUDA_MEMCPY2D) -> Verdict {
    crate::rules::parts::copy::addresses(
        x.WidthInBytes,
        x.Height,
        x.srcMemoryType,
        x.srcDevice,
        x.dstMemoryType,
        x.dstDevice,
    )
    .inside("x")
}

#[inline]
pub(crate) unsafe fn CUDA_MEMCPY3D_BATCH_OP(x: &cuda_sys::CUDA_MEMCPY3D_BATCH_OP) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::refused::CUmemcpy3DOperand(&x.src).at("x.src")?;
        crate::refused::CUmemcpy3DOperand(&x.dst).at("x.dst")
    }
}

#[inline]
pub(crate) unsafe fn CUDA_RESOURCE_DESC(x: &cuda_sys::CUDA_RESOURCE_DESC) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::refused::CUDA_RESOURCE_DESC_res(x.resType, &x.res)
            .at("x.res")
            .tagged("x.resType", x.resType)
    }
}

#[inline]
pub(crate) unsafe fn CUDA_RESOURCE_DESC_res(
    tag: CUresourcetype,
    x: &cuda_sys::CUDA_RESOURCE_DESC_res,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUresourcetype::CU_RESOURCE_TYPE_ARRAY => {
                crate::refused::CUDA_RESOURCE_DESC_res_array(&x.array).at("x.array")?;
            }
            CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                crate::refused::CUDA_RESOURCE_DESC_res_mipmap(&x.mipmap).at("x.mipmap")?;
            }
            CUresourcetype::CU_RESOURCE_TYPE_LINEAR => {
                crate::refused::CUDA_RESOURCE_DESC_res_linear(&x.linear).at("x.linear")?;
            }
            CUresourcetype::CU_RESOURCE_TYPE_PITCH2D => {
                crate::refused::CUDA_RESOURCE_DESC_res_pitch2D(&x.pitch2D).at("x.pitch2D")?;
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_array(x: &cuda_sys::CUDA_RESOURCE_DESC_res_array) -> Verdict {
    crate::rules::parts::handle::handle(Handle(x.hArray.addr())).at("x.hArray")
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_linear(
    x: &cuda_sys::CUDA_RESOURCE_DESC_res_linear,
) -> Verdict {
    crate::rules::texobject::texture_memory(x.devPtr).inside("x")?;
    crate::rules::texobject::texture_channels(x.numChannels).inside("x")?;
    crate::rules::parts::array::format(x.format).at("x.format")
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_mipmap(
    x: &cuda_sys::CUDA_RESOURCE_DESC_res_mipmap,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(x.hMipmappedArray.addr())).at("x.hMipmappedArray")
}

#[inline]
pub(crate) fn CUDA_RESOURCE_DESC_res_pitch2D(
    x: &cuda_sys::CUDA_RESOURCE_DESC_res_pitch2D,
) -> Verdict {
    crate::rules::texobject::texture_memory(x.devPtr).inside("x")?;
    crate::rules::texobject::texture_channels(x.numChannels).inside("x")?;
    crate::rules::parts::array::format(x.format).at("x.format")
}

#[inline]
pub(crate) unsafe fn CUarrayMapInfo(x: &cuda_sys::CUarrayMapInfo) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::refused::CUarrayMapInfo_resource(x.resourceType, &x.resource)
            .at("x.resource")
            .tagged("x.resourceType", x.resourceType)
    }
}

#[inline]
pub(crate) unsafe fn CUarrayMapInfo_resource(
    tag: CUresourcetype,
    x: &cuda_sys::CUarrayMapInfo_resource,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                crate::rules::parts::handle::handle(Handle(x.mipmap.addr())).at("x.mipmap")?;
            }
            CUresourcetype::CU_RESOURCE_TYPE_ARRAY => {
                crate::rules::parts::handle::handle(Handle(x.array.addr())).at("x.array")?;
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUdevResource(x: &cuda_sys::CUdevResource) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::refused::CUdevResource_anonymous(x.type_, &x.anonymous)
            .at("x")
            .tagged("x.type", x.type_)
    }
}

#[inline]
pub(crate) unsafe fn CUdevResource_anonymous(
    tag: CUdevResourceType,
    x: &cuda_sys::CUdevResource_anonymous,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG => {
                crate::refused::CUdevWorkqueueConfigResource(&x.wqConfig).at("x.wqConfig")?;
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUdevWorkqueueConfigResource(x: &cuda_sys::CUdevWorkqueueConfigResource) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::handle::device(x.device).at("x.device")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUgraphNodeParams(x: &cuda_sys::CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::refused::CUgraphNodeParams_anonymous(x.type_, &x.anonymous)
            .at("x")
            .tagged("x.type", x.type_)
    }
}

#[inline]
pub(crate) unsafe fn CUgraphNodeParams_anonymous(
    tag: CUgraphNodeType,
    x: &cuda_sys::CUgraphNodeParams_anonymous,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                crate::refused::CUDA_KERNEL_NODE_PARAMS_v3(&x.kernel).at("x.kernel")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                crate::refused::CUDA_HOST_NODE_PARAMS_v2(&x.host).at("x.host")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                crate::refused::CUDA_CHILD_GRAPH_NODE_PARAMS(&x.graph).at("x.graph")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                crate::refused::CUDA_EVENT_WAIT_NODE_PARAMS(&x.eventWait).at("x.eventWait")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                crate::refused::CUDA_EVENT_RECORD_NODE_PARAMS(&x.eventRecord)
                    .at("x.eventRecord")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                crate::refused::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&x.extSemSignal)
                    .at("x.extSemSignal")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                crate::refused::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&x.extSemWait)
                    .at("x.extSemWait")?;
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                crate::refused::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&x.memOp).at("x.memOp")?;
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUlaunchAttribute(x: &cuda_sys::CUlaunchAttribute) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::launch_attribute(x.id).at("x.id")?;
        crate::refused::CUlaunchAttributeValue(x.id, &x.value).at("x.value").tagged("x.id", x.id)
    }
}

#[inline]
pub(crate) unsafe fn CUlaunchAttributeValue(
    tag: CUlaunchAttributeID,
    x: &cuda_sys::CUlaunchAttributeValue,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW => {
                if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
                    crate::rules::parts::launch::window_size(&x.accessPolicyWindow)
                        .at("x.accessPolicyWindow")?;
                }
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT => {
                crate::refused::CUlaunchAttributeValue_programmaticEvent(&x.programmaticEvent)
                    .at("x.programmaticEvent")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT => {
                crate::refused::CUlaunchAttributeValue_launchCompletionEvent(
                    &x.launchCompletionEvent,
                )
                .at("x.launchCompletionEvent")?;
            }
            CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP => {
                if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
                    crate::rules::parts::launch::domains(&x.memSyncDomainMap)
                        .at("x.memSyncDomainMap")?;
                }
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUlaunchAttributeValue_launchCompletionEvent(
    x: &cuda_sys::CUlaunchAttributeValue_launchCompletionEvent,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(x.event.addr())).at("x.event")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(x.event.addr())).at("x.event")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUlaunchAttributeValue_programmaticEvent(
    x: &cuda_sys::CUlaunchAttributeValue_programmaticEvent,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(x.event.addr())).at("x.event")?;
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::of_context(Handle(x.event.addr())).at("x.event")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn CUlaunchConfig(x: &cuda_sys::CUlaunchConfig) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::launch::sides(
            x.gridDimX,
            x.gridDimY,
            x.gridDimZ,
            x.blockDimX,
            x.blockDimY,
            x.blockDimZ,
        )
        .inside("x")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::launch::limits_of_device(
                x.gridDimX,
                x.gridDimY,
                x.gridDimZ,
                x.blockDimX,
                x.blockDimY,
                x.blockDimZ,
            )
            .inside("x")?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(x.hStream.addr())).at("x.hStream")?;
        }
        for (i, element) in elements(x.attrs, x.numAttrs as usize).iter().enumerate() {
            crate::refused::CUlaunchAttribute(element).at("x.attrs[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn CUmemcpy3DOperand(x: &cuda_sys::CUmemcpy3DOperand) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::refused::CUmemcpy3DOperand_op(x.type_, &x.op).at("x.op").tagged("x.type", x.type_)
    }
}

#[inline]
pub(crate) unsafe fn CUmemcpy3DOperand_op(
    tag: CUmemcpy3DOperandType,
    x: &cuda_sys::CUmemcpy3DOperand_op,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        match tag {
            CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY => {
                crate::refused::CUmemcpy3DOperand_op_array(&x.array).at("x.array")?;
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUmemcpy3DOperand_op_array(x: &cuda_sys::CUmemcpy3DOperand_op_array) -> Verdict {
    crate::rules::parts::handle::handle(Handle(x.array.addr())).at("x.array")
}

#[inline]
pub(crate) unsafe fn CUstreamBatchMemOpParams(x: &cuda_sys::CUstreamBatchMemOpParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::memop::operation_ability(x.operation).inside("x")?;
        }
        match x.operation {
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32
            | CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64 => {
                crate::refused::CUstreamMemOpWaitValueParams_st(&x.waitValue)
                    .at("x.waitValue")
                    .tagged("x.operation", x.operation)?;
            }
            CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32
            | CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64 => {
                crate::refused::CUstreamMemOpWriteValueParams_st(&x.writeValue)
                    .at("x.writeValue")
                    .tagged("x.operation", x.operation)?;
            }
            _ => {}
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn CUstreamMemOpWaitValueParams_st(
    x: &cuda_sys::CUstreamMemOpWaitValueParams_st,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memop::value(x.operation, x.address).inside("x")?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
        crate::rules::parts::memop::wait_ability(x.flags).inside("x")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpWriteValueParams_st(
    x: &cuda_sys::CUstreamMemOpWriteValueParams_st,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memop::value(x.operation, x.address).inside("x")?;
    }
    Ok(())
}
