// Created by `cargo xtask emit` from ledger/graph.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use crate::rules::graph as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuGraphCreate`](crate::calls::cuGraphCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 80)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint) -> Result<(), Precondition> {
    rules::cuGraphCreate(flags).of(c"cuGraphCreate")
}

/// The preconditions of [`cuGraphAddKernelNode_v2`](crate::calls::cuGraphAddKernelNode_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
/// - `nodeParams.extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `nodeParams.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddKernelNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphAddKernelNode_v2(dependencies, nodeParams) }
        .of(c"cuGraphAddKernelNode_v2")
}

/// The preconditions of [`cuGraphKernelNodeSetParams_v2`](crate::calls::cuGraphKernelNodeSetParams_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `nodeParams.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphKernelNodeSetParams_v2(nodeParams) }.of(c"cuGraphKernelNodeSetParams_v2")
}

/// The preconditions of [`cuGraphAddMemcpyNode`](crate::calls::cuGraphAddMemcpyNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
/// - `copyParams.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `copyParams.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `copyParams.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `copyParams.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `copyParams.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `copyParams.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `copyParams.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `copyParams.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `copyParams.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `copyParams.reserved1` must be null, unless nothing is copied. (Rule 457)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddMemcpyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    // SAFETY: the caller guarantees this.
    let Some(copyParams) = (unsafe { target(copyParams) }) else { return Ok(()) };
    rules::cuGraphAddMemcpyNode(dependencies, copyParams).of(c"cuGraphAddMemcpyNode")
}

/// The preconditions of [`cuGraphMemcpyNodeSetParams`](crate::calls::cuGraphMemcpyNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `nodeParams.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `nodeParams.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `nodeParams.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `nodeParams.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `nodeParams.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `nodeParams.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `nodeParams.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `nodeParams.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `nodeParams.reserved1` must be null, unless nothing is copied. (Rule 457)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMCPY3D,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    rules::cuGraphMemcpyNodeSetParams(nodeParams).of(c"cuGraphMemcpyNodeSetParams")
}

/// The preconditions of [`cuGraphAddMemsetNode`](crate::calls::cuGraphAddMemsetNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
/// - `memsetParams.elementSize` must be 1, 2 or 4. (Rule 84)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddMemsetNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    // SAFETY: the caller guarantees this.
    let Some(memsetParams) = (unsafe { target(memsetParams) }) else { return Ok(()) };
    rules::cuGraphAddMemsetNode(dependencies, memsetParams).of(c"cuGraphAddMemsetNode")
}

/// The preconditions of [`cuGraphMemsetNodeSetParams`](crate::calls::cuGraphMemsetNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.elementSize` must be 1, 2 or 4. (Rule 84)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMSET_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    rules::cuGraphMemsetNodeSetParams(nodeParams).of(c"cuGraphMemsetNodeSetParams")
}

/// The preconditions of [`cuGraphAddHostNode`](crate::calls::cuGraphAddHostNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddHostNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    rules::cuGraphAddHostNode(dependencies).of(c"cuGraphAddHostNode")
}

/// The preconditions of [`cuGraphAddChildGraphNode`](crate::calls::cuGraphAddChildGraphNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddChildGraphNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    childGraph: CUgraph,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    rules::cuGraphAddChildGraphNode(dependencies).of(c"cuGraphAddChildGraphNode")
}

/// The preconditions of [`cuGraphAddEmptyNode`](crate::calls::cuGraphAddEmptyNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddEmptyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    rules::cuGraphAddEmptyNode(dependencies).of(c"cuGraphAddEmptyNode")
}

/// The preconditions of [`cuGraphAddEventRecordNode`](crate::calls::cuGraphAddEventRecordNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddEventRecordNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    rules::cuGraphAddEventRecordNode(dependencies).of(c"cuGraphAddEventRecordNode")
}

/// The preconditions of [`cuGraphAddEventWaitNode`](crate::calls::cuGraphAddEventWaitNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddEventWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    rules::cuGraphAddEventWaitNode(dependencies).of(c"cuGraphAddEventWaitNode")
}

/// The preconditions of [`cuGraphAddExternalSemaphoresSignalNode`](crate::calls::cuGraphAddExternalSemaphoresSignalNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 558)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphAddExternalSemaphoresSignalNode(dependencies, nodeParams) }
        .of(c"cuGraphAddExternalSemaphoresSignalNode")
}

/// The preconditions of [`cuGraphExternalSemaphoresSignalNodeSetParams`](crate::calls::cuGraphExternalSemaphoresSignalNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 558)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphExternalSemaphoresSignalNodeSetParams(nodeParams) }
        .of(c"cuGraphExternalSemaphoresSignalNodeSetParams")
}

/// The preconditions of [`cuGraphAddExternalSemaphoresWaitNode`](crate::calls::cuGraphAddExternalSemaphoresWaitNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 559)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphAddExternalSemaphoresWaitNode(dependencies, nodeParams) }
        .of(c"cuGraphAddExternalSemaphoresWaitNode")
}

/// The preconditions of [`cuGraphExternalSemaphoresWaitNodeSetParams`](crate::calls::cuGraphExternalSemaphoresWaitNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 559)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphExternalSemaphoresWaitNodeSetParams(nodeParams) }
        .of(c"cuGraphExternalSemaphoresWaitNodeSetParams")
}

/// The preconditions of [`cuGraphAddBatchMemOpNode`](crate::calls::cuGraphAddBatchMemOpNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
/// - `nodeParams.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) or [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), up to CUDA 13.0. (Rule 528)
/// - `nodeParams.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) or [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION). (Rule 529)
/// - `nodeParams.paramArray[i].waitValue.flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), with [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (Rule 530)
/// - `nodeParams.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), with [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (Rule 531)
/// - `nodeParams.paramArray[i].flushRemoteWrites.flags` must be zero, with [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), since CUDA 13.0. (Rule 532)
/// - `nodeParams.paramArray[i].memoryBarrier.flags` must be [`CU_STREAM_MEMORY_BARRIER_TYPE_SYS`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS) or [`CU_STREAM_MEMORY_BARRIER_TYPE_GPU`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU), with [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (Rule 533)
/// - `nodeParams.paramArray[i].atomicReduction.flags` must be zero, with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 534)
/// - `nodeParams.paramArray[i].atomicReduction.reductionOp` must be [`CU_STREAM_ATOMIC_REDUCTION_OP_OR`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR), [`CU_STREAM_ATOMIC_REDUCTION_OP_AND`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND) or [`CU_STREAM_ATOMIC_REDUCTION_OP_ADD`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 535)
/// - `nodeParams.paramArray[i].atomicReduction.dataType` must be [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32) or [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 536)
///
/// | `nodeParams.paramArray[i].operation` | allowed in CUDA |
/// |---|---|
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) | all |
/// | [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) | all |
/// | [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION) | since 13.1 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddBatchMemOpNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphAddBatchMemOpNode(dependencies, nodeParams) }
        .of(c"cuGraphAddBatchMemOpNode")
}

/// The preconditions of [`cuGraphBatchMemOpNodeSetParams`](crate::calls::cuGraphBatchMemOpNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) or [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), up to CUDA 13.0. (Rule 528)
/// - `nodeParams.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) or [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION). (Rule 529)
/// - `nodeParams.paramArray[i].waitValue.flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), with [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (Rule 530)
/// - `nodeParams.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), with [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (Rule 531)
/// - `nodeParams.paramArray[i].flushRemoteWrites.flags` must be zero, with [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), since CUDA 13.0. (Rule 532)
/// - `nodeParams.paramArray[i].memoryBarrier.flags` must be [`CU_STREAM_MEMORY_BARRIER_TYPE_SYS`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS) or [`CU_STREAM_MEMORY_BARRIER_TYPE_GPU`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU), with [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (Rule 533)
/// - `nodeParams.paramArray[i].atomicReduction.flags` must be zero, with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 534)
/// - `nodeParams.paramArray[i].atomicReduction.reductionOp` must be [`CU_STREAM_ATOMIC_REDUCTION_OP_OR`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR), [`CU_STREAM_ATOMIC_REDUCTION_OP_AND`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND) or [`CU_STREAM_ATOMIC_REDUCTION_OP_ADD`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 535)
/// - `nodeParams.paramArray[i].atomicReduction.dataType` must be [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32) or [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 536)
///
/// | `nodeParams.paramArray[i].operation` | allowed in CUDA |
/// |---|---|
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) | all |
/// | [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) | all |
/// | [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION) | since 13.1 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphBatchMemOpNodeSetParams(nodeParams) }
        .of(c"cuGraphBatchMemOpNodeSetParams")
}

/// The preconditions of [`cuGraphExecBatchMemOpNodeSetParams`](crate::calls::cuGraphExecBatchMemOpNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) or [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), up to CUDA 13.0. (Rule 528)
/// - `nodeParams.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) or [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION). (Rule 529)
/// - `nodeParams.paramArray[i].waitValue.flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), with [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (Rule 530)
/// - `nodeParams.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), with [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (Rule 531)
/// - `nodeParams.paramArray[i].flushRemoteWrites.flags` must be zero, with [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), since CUDA 13.0. (Rule 532)
/// - `nodeParams.paramArray[i].memoryBarrier.flags` must be [`CU_STREAM_MEMORY_BARRIER_TYPE_SYS`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS) or [`CU_STREAM_MEMORY_BARRIER_TYPE_GPU`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU), with [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (Rule 533)
/// - `nodeParams.paramArray[i].atomicReduction.flags` must be zero, with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 534)
/// - `nodeParams.paramArray[i].atomicReduction.reductionOp` must be [`CU_STREAM_ATOMIC_REDUCTION_OP_OR`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR), [`CU_STREAM_ATOMIC_REDUCTION_OP_AND`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND) or [`CU_STREAM_ATOMIC_REDUCTION_OP_ADD`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 535)
/// - `nodeParams.paramArray[i].atomicReduction.dataType` must be [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32) or [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 536)
///
/// | `nodeParams.paramArray[i].operation` | allowed in CUDA |
/// |---|---|
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) | all |
/// | [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) | all |
/// | [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION) | since 13.1 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphExecBatchMemOpNodeSetParams(nodeParams) }
        .of(c"cuGraphExecBatchMemOpNodeSetParams")
}

/// The preconditions of [`cuGraphAddMemAllocNode`](crate::calls::cuGraphAddMemAllocNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
/// - `nodeParams.poolProps.handleTypes` must be [`CU_MEM_HANDLE_TYPE_NONE`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 88)
/// - `nodeParams.poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED), up to CUDA 12.9. (Rule 537)
/// - `nodeParams.poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 538)
/// - `nodeParams.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), up to CUDA 12.1. (Rule 522)
/// - `nodeParams.poolProps.handleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) and [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT), up to CUDA 12.2. (Rule 539)
/// - `nodeParams.poolProps.handleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) and [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC). (Rule 540)
/// - `nodeParams.poolProps.maxSize` must be zero, a reserved field there, up to CUDA 12.1. (Rule 541)
/// - `nodeParams.poolProps.usage` must be zero, a reserved field there, up to CUDA 12.5. (Rule 542)
/// - `nodeParams.poolProps.gpuDirectRDMACapable` must be zero, a reserved field there, up to CUDA 13.3. (Rule 543)
/// - `nodeParams.poolProps.reserved` must be zero. (Rule 544)
/// - `nodeParams.poolProps.win32SecurityAttributes` must not be null, with [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 545)
/// - `nodeParams.poolProps.win32SecurityAttributes` must be null, without [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 546)
/// - `nodeParams.poolProps.handleTypes` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 547)
/// - `nodeParams.poolProps.maxSize` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 548)
/// - `nodeParams.poolProps.usage` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 549)
/// - `nodeParams.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.1. (Rule 551)
/// - `nodeParams.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT) or [`CU_MEM_LOCATION_TYPE_INVISIBLE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.3. (Rule 552)
/// - `nodeParams.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), [`CU_MEM_LOCATION_TYPE_INVISIBLE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 553)
/// - `nodeParams.poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), in CUDA 12.6 to 12.9. (Rule 555)
/// - `nodeParams.poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), since CUDA 12.6. (Rule 556)
/// - `nodeParams.poolProps.handleTypes` must be zero, with [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), since CUDA 13.0. (Rule 557)
/// - `nodeParams.poolProps.location.id` must be at least 0, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. (Rule 524)
/// - `nodeParams.accessDescs[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), up to CUDA 12.1. (Rule 522)
/// - `nodeParams.accessDescs[i].flags` must be [`CU_MEM_ACCESS_FLAGS_PROT_NONE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE), [`CU_MEM_ACCESS_FLAGS_PROT_READ`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ) or [`CU_MEM_ACCESS_FLAGS_PROT_READWRITE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE). (Rule 527)
///
/// | `nodeParams.poolProps.allocType` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) | all |
/// | [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED) | since 13.0 |
///
/// | `nodeParams.poolProps.location.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) | all |
/// | [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) | 12.2 to 12.5 and since 13.0 |
/// | [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT) | 12.2 to 12.5 |
/// | any other | since 12.2 |
///
/// | `nodeParams.accessDescs[i].location.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) | all |
/// | any other | since 12.2 |
///
/// # Checked by asking the driver or the system
///
/// - `nodeParams.poolProps.allocType` must not be [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), where the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of a device is zero, since CUDA 13.1. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 550)
/// - `nodeParams.poolProps.location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is not zero, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) and without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 554)
/// - `nodeParams.poolProps.location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
/// - `nodeParams.poolProps.location.localized.deviceId` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 525)
/// - `nodeParams.poolProps.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT), with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 526)
/// - `nodeParams.accessDescCount` must be at most the number of devices. (Rule 89)
/// - `nodeParams.accessDescs[i].location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddMemAllocNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphAddMemAllocNode(dependencies, nodeParams) }.of(c"cuGraphAddMemAllocNode")
}

/// The preconditions of [`cuGraphAddMemFreeNode`](crate::calls::cuGraphAddMemFreeNode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies[i]` must occur only once. (Rule 472)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddMemFreeNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    dptr: CUdeviceptr,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let dependencies = unsafe { elements(dependencies, numDependencies) };
    rules::cuGraphAddMemFreeNode(dependencies).of(c"cuGraphAddMemFreeNode")
}

/// The preconditions of [`cuDeviceGetGraphMemAttribute`](crate::calls::cuDeviceGetGraphMemAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attr` must be [`CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT`](CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT), [`CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`](CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH), [`CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT`](CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT) or [`CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`](CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH). (Rule 90)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> Result<(), Precondition> {
    rules::cuDeviceGetGraphMemAttribute(attr).of(c"cuDeviceGetGraphMemAttribute")
}

/// The preconditions of [`cuDeviceSetGraphMemAttribute`](crate::calls::cuDeviceSetGraphMemAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attr` must be [`CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`](CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH) or [`CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH`](CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH). (Rule 91)
/// - `*value` must be zero, with [`CU_GRAPH_MEM_ATTR_USED_MEM_HIGH`](CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH), which can only be reset. (Rule 92)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceSetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuDeviceSetGraphMemAttribute(attr, value) }.of(c"cuDeviceSetGraphMemAttribute")
}

/// The preconditions of [`cuGraphGetEdges_v2`](crate::calls::cuGraphGetEdges_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `from` must not be null, where `edgeData` is not null. (Rule 93)
/// - `to` must not be null, where `edgeData` is not null. (Rule 94)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphGetEdges_v2(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numEdges: *mut usize,
) -> Result<(), Precondition> {
    rules::cuGraphGetEdges_v2(from, to, edgeData).of(c"cuGraphGetEdges_v2")
}

/// The preconditions of [`cuGraphNodeGetDependencies_v2`](crate::calls::cuGraphNodeGetDependencies_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies` must not be null, where `edgeData` is not null. (Rule 95)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependencies: *mut usize,
) -> Result<(), Precondition> {
    rules::cuGraphNodeGetDependencies_v2(dependencies, edgeData)
        .of(c"cuGraphNodeGetDependencies_v2")
}

/// The preconditions of [`cuGraphNodeGetDependentNodes_v2`](crate::calls::cuGraphNodeGetDependentNodes_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependentNodes` must not be null, where `edgeData` is not null. (Rule 96)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependentNodes: *mut usize,
) -> Result<(), Precondition> {
    rules::cuGraphNodeGetDependentNodes_v2(dependentNodes, edgeData)
        .of(c"cuGraphNodeGetDependentNodes_v2")
}

/// The preconditions of [`cuGraphAddDependencies_v2`](crate::calls::cuGraphAddDependencies_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `edgeData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`]. (Rule 473)
/// - `edgeData[i].to_port` must be zero. (Rule 474)
/// - `edgeData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_DEFAULT`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT) or [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 475)
/// - `edgeData[i].reserved` must be zero. (Rule 476)
/// - `edgeData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], with [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 477)
/// - `edgeData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC), with [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`]. (Rule 478)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphAddDependencies_v2(edgeData, numDependencies) }
        .of(c"cuGraphAddDependencies_v2")
}

/// The preconditions of [`cuGraphRemoveDependencies_v2`](crate::calls::cuGraphRemoveDependencies_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `edgeData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`]. (Rule 473)
/// - `edgeData[i].to_port` must be zero. (Rule 474)
/// - `edgeData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_DEFAULT`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT) or [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 475)
/// - `edgeData[i].reserved` must be zero. (Rule 476)
/// - `edgeData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], with [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 477)
/// - `edgeData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC), with [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`]. (Rule 478)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphRemoveDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphRemoveDependencies_v2(edgeData, numDependencies) }
        .of(c"cuGraphRemoveDependencies_v2")
}

/// The preconditions of [`cuGraphInstantiateWithFlags`](crate::calls::cuGraphInstantiateWithFlags) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must have no bits but [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH) and [`CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY), up to CUDA 11.8. (Rule 98)
/// - `flags` must have no bits but [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH), [`CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY) and [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH). (Rule 99)
/// - `flags` must not have both [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) and [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH), since CUDA 12.0. (Rule 97)
///
/// | `flags` | allowed in CUDA |
/// |---|---|
/// | [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH) | all |
/// | [`CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY) | all |
/// | [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) | since 12.0 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphInstantiateWithFlags(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuGraphInstantiateWithFlags(flags).of(c"cuGraphInstantiateWithFlags")
}

/// The preconditions of [`cuGraphInstantiateWithParams`](crate::calls::cuGraphInstantiateWithParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `instantiateParams.flags` must have no bits but [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH), [`CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY), [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) and [`CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD). (Rule 100)
/// - `instantiateParams.flags` must not have both [`CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH) and [`CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH`](CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH), since CUDA 12.0. (Rule 97)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphInstantiateWithParams(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphInstantiateWithParams(instantiateParams) }
        .of(c"cuGraphInstantiateWithParams")
}

/// The preconditions of [`cuGraphExecKernelNodeSetParams_v2`](crate::calls::cuGraphExecKernelNodeSetParams_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `nodeParams.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecKernelNodeSetParams_v2(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphExecKernelNodeSetParams_v2(nodeParams) }
        .of(c"cuGraphExecKernelNodeSetParams_v2")
}

/// The preconditions of [`cuGraphExecMemcpyNodeSetParams`](crate::calls::cuGraphExecMemcpyNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `copyParams.WidthInBytes` must not be zero. (Rule 81)
/// - `copyParams.Height` must be 1, of a copy in one dimension. (Rule 82)
/// - `copyParams.Depth` must be 1, of a copy in one dimension. (Rule 83)
/// - `copyParams.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `copyParams.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `copyParams.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `copyParams.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `copyParams.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `copyParams.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `copyParams.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `copyParams.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `copyParams.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `copyParams.reserved1` must be null, unless nothing is copied. (Rule 457)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(copyParams) = (unsafe { target(copyParams) }) else { return Ok(()) };
    rules::cuGraphExecMemcpyNodeSetParams(copyParams).of(c"cuGraphExecMemcpyNodeSetParams")
}

/// The preconditions of [`cuGraphExecMemsetNodeSetParams`](crate::calls::cuGraphExecMemsetNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `memsetParams.elementSize` must be 1, 2 or 4. (Rule 84)
/// - `memsetParams.width` must not be zero. (Rule 85)
/// - `memsetParams.height` must be 1, of a fill in one dimension, up to CUDA 12.5. (Rule 86)
/// - `memsetParams.height` must not be zero. (Rule 87)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(memsetParams) = (unsafe { target(memsetParams) }) else { return Ok(()) };
    rules::cuGraphExecMemsetNodeSetParams(memsetParams).of(c"cuGraphExecMemsetNodeSetParams")
}

/// The preconditions of [`cuGraphExecExternalSemaphoresSignalNodeSetParams`](crate::calls::cuGraphExecExternalSemaphoresSignalNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 558)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphExecExternalSemaphoresSignalNodeSetParams(nodeParams) }
        .of(c"cuGraphExecExternalSemaphoresSignalNodeSetParams")
}

/// The preconditions of [`cuGraphExecExternalSemaphoresWaitNodeSetParams`](crate::calls::cuGraphExecExternalSemaphoresWaitNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 559)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphExecExternalSemaphoresWaitNodeSetParams(nodeParams) }
        .of(c"cuGraphExecExternalSemaphoresWaitNodeSetParams")
}

/// The preconditions of [`cuGraphKernelNodeSetAttribute`](crate::calls::cuGraphKernelNodeSetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `value.accessPolicyWindow.missProp` must be [`CU_ACCESS_PROPERTY_NORMAL`](CUaccessProperty::CU_ACCESS_PROPERTY_NORMAL) or [`CU_ACCESS_PROPERTY_STREAMING`](CUaccessProperty::CU_ACCESS_PROPERTY_STREAMING), with [`CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW). (Rule 495)
/// - `value.syncPolicy` must be [`CU_SYNC_POLICY_AUTO`](CUsynchronizationPolicy::CU_SYNC_POLICY_AUTO), [`CU_SYNC_POLICY_SPIN`](CUsynchronizationPolicy::CU_SYNC_POLICY_SPIN), [`CU_SYNC_POLICY_YIELD`](CUsynchronizationPolicy::CU_SYNC_POLICY_YIELD) or [`CU_SYNC_POLICY_BLOCKING_SYNC`](CUsynchronizationPolicy::CU_SYNC_POLICY_BLOCKING_SYNC), with [`CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY). (Rule 496)
/// - `value.clusterSchedulingPolicyPreference` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD) or [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING), with [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE), up to CUDA 13.3. (Rule 497)
/// - `value.clusterSchedulingPolicyPreference` must be [`CU_CLUSTER_SCHEDULING_POLICY_DEFAULT`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_DEFAULT), [`CU_CLUSTER_SCHEDULING_POLICY_SPREAD`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_SPREAD), [`CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING) or [`CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY`](CUclusterSchedulingPolicy::CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY), with [`CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE). (Rule 498)
/// - `value.programmaticEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](CUevent_record_flags::CU_EVENT_RECORD_DEFAULT), with [`CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT). (Rule 499)
/// - `value.launchCompletionEvent.flags` must be [`CU_EVENT_RECORD_DEFAULT`](CUevent_record_flags::CU_EVENT_RECORD_DEFAULT), with [`CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT), since CUDA 12.3. (Rule 500)
/// - `value.memSyncDomain` must be [`CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT`](CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT) or [`CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE`](CUlaunchMemSyncDomain::CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE), with [`CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN), since CUDA 12.3. (Rule 501)
/// - `value.deviceUpdatableKernelNode.deviceUpdatable` must be 0 or 1, with [`CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE), since CUDA 12.4. (Rule 502)
/// - `value.sharedMemCarveout` must be at most 100, a percentage with [`CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT), since CUDA 12.5. (Rule 503)
/// - `value.nvlinkUtilCentricScheduling` must be 0 or 1, with [`CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING), since CUDA 13.0. (Rule 504)
/// - `value.portableClusterSizeMode` must be [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT`](CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT), [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE`](CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE) or [`CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE`](CUlaunchAttributePortableClusterMode::CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE), with [`CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE), since CUDA 13.2. (Rule 505)
/// - `value.sharedMemoryMode` must be [`CU_SHARED_MEMORY_MODE_DEFAULT`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT), [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE) or [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE), with [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), in CUDA 13.2 to 13.3. (Rule 506)
/// - `value.sharedMemoryMode` must be [`CU_SHARED_MEMORY_MODE_DEFAULT`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_DEFAULT), [`CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE), [`CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY) or [`CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY`](CUsharedMemoryMode::CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY), with [`CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE`](CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE), since CUDA 13.2. (Rule 507)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphKernelNodeSetAttribute(attr, value) }
        .of(c"cuGraphKernelNodeSetAttribute")
}

/// The preconditions of [`cuUserObjectCreate`](crate::calls::cuUserObjectCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_USER_OBJECT_NO_DESTRUCTOR_SYNC`](CUuserObject_flags::CU_USER_OBJECT_NO_DESTRUCTOR_SYNC). (Rule 101)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectCreate(
    object_out: *mut CUuserObject,
    ptr: *mut c_void,
    destroy: CUhostFn,
    initialRefcount: c_uint,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuUserObjectCreate(flags).of(c"cuUserObjectCreate")
}

/// The preconditions of [`cuUserObjectRetain`](crate::calls::cuUserObjectRetain) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `count` must be from 1 to 2147483647. (Rule 102)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectRetain(object: CUuserObject, count: c_uint) -> Result<(), Precondition> {
    rules::cuUserObjectRetain(count).of(c"cuUserObjectRetain")
}

/// The preconditions of [`cuUserObjectRelease`](crate::calls::cuUserObjectRelease) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `count` must be from 1 to 2147483647. (Rule 102)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectRelease(object: CUuserObject, count: c_uint) -> Result<(), Precondition> {
    rules::cuUserObjectRelease(count).of(c"cuUserObjectRelease")
}

/// The preconditions of [`cuGraphRetainUserObject`](crate::calls::cuGraphRetainUserObject) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `count` must be from 1 to 2147483647. (Rule 102)
/// - `flags` must have no bits but [`CU_GRAPH_USER_OBJECT_MOVE`](CUuserObjectRetain_flags::CU_GRAPH_USER_OBJECT_MOVE). (Rule 103)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphRetainUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuGraphRetainUserObject(count, flags).of(c"cuGraphRetainUserObject")
}

/// The preconditions of [`cuGraphReleaseUserObject`](crate::calls::cuGraphReleaseUserObject) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `count` must be from 1 to 2147483647. (Rule 102)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphReleaseUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
) -> Result<(), Precondition> {
    rules::cuGraphReleaseUserObject(count).of(c"cuGraphReleaseUserObject")
}

/// The preconditions of [`cuGraphAddNode_v2`](crate::calls::cuGraphAddNode_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies` must not be null, unless `numDependencies` is zero. (Rule 121)
/// - `dependencies[i]` must occur only once. (Rule 472)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`]. (Rule 473)
/// - `dependencyData[i].to_port` must be zero. (Rule 474)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_DEFAULT`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT) or [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 475)
/// - `dependencyData[i].reserved` must be zero. (Rule 476)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], with [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 477)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC), with [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`]. (Rule 478)
/// - `nodeParams.type` must be [`CU_GRAPH_NODE_TYPE_KERNEL`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL), with [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) in `dependencyData`. (Rule 122)
/// - `nodeParams.reserved0` must be zero. (Rule 104)
/// - `nodeParams.reserved2` must be zero. (Rule 105)
/// - `nodeParams.reserved1[i]` must be zero, behind the member that type names. (Rule 106)
/// - `nodeParams.kernel.extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
/// - `nodeParams.memcpy.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 107)
/// - `nodeParams.memcpy.reserved` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 108)
/// - `nodeParams.memcpy.copyParams.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `nodeParams.memcpy.copyParams.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `nodeParams.memcpy.copyParams.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `nodeParams.memcpy.copyParams.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `nodeParams.memcpy.copyParams.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `nodeParams.memcpy.copyParams.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `nodeParams.memcpy.copyParams.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `nodeParams.memcpy.copyParams.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `nodeParams.memcpy.copyParams.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `nodeParams.memcpy.copyParams.reserved1` must be null, unless nothing is copied. (Rule 457)
/// - `nodeParams.memset.elementSize` must be 1, 2 or 4. (Rule 84)
/// - `nodeParams.host.syncMode` must be zero, unused bytes there, with [`CU_GRAPH_NODE_TYPE_HOST`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST), up to CUDA 13.1. (Rule 109)
/// - `nodeParams.host.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_HOST`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST), up to CUDA 13.3. (Rule 110)
/// - `nodeParams.graph.ownership` must be zero, unused bytes there, with [`CU_GRAPH_NODE_TYPE_GRAPH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH), up to CUDA 12.8. (Rule 111)
/// - `nodeParams.eventRecord.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD), up to CUDA 13.3. (Rule 112)
/// - `nodeParams.extSemSignal.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL), up to CUDA 13.3. (Rule 113)
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 558)
/// - `nodeParams.extSemWait.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT), up to CUDA 13.3. (Rule 114)
/// - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 559)
/// - `nodeParams.memOp.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) or [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), up to CUDA 13.0. (Rule 528)
/// - `nodeParams.memOp.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) or [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION). (Rule 529)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), with [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (Rule 530)
/// - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), with [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (Rule 531)
/// - `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero, with [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), since CUDA 13.0. (Rule 532)
/// - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be [`CU_STREAM_MEMORY_BARRIER_TYPE_SYS`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS) or [`CU_STREAM_MEMORY_BARRIER_TYPE_GPU`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU), with [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (Rule 533)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero, with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 534)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be [`CU_STREAM_ATOMIC_REDUCTION_OP_OR`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR), [`CU_STREAM_ATOMIC_REDUCTION_OP_AND`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND) or [`CU_STREAM_ATOMIC_REDUCTION_OP_ADD`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 535)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32) or [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be [`CU_MEMCPY_SRC_ACCESS_ORDER_STREAM`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM), [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) or [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). (Rule 458)
/// - `nodeParams.fabricCpyBatch.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH). (Rule 115)
/// - `nodeParams.fabricCpyBatch.opList[i].src.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 479)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 480)
/// - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (Rule 481)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER), from [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 482)
/// - `nodeParams.graph.ownership` must not be [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID`](CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID), with [`CU_GRAPH_NODE_TYPE_GRAPH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH), since CUDA 12.9. (Rule 120)
/// - `nodeParams.conditional.size` must be 1, up to CUDA 12.6. (Rule 116)
/// - `nodeParams.conditional.size` must be 1 or 2, with [`CU_GRAPH_COND_TYPE_IF`](CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_IF). (Rule 117)
/// - `nodeParams.conditional.size` must be 1, with [`CU_GRAPH_COND_TYPE_WHILE`](CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_WHILE). (Rule 118)
/// - `nodeParams.conditional.size` must not be zero, with [`CU_GRAPH_COND_TYPE_SWITCH`](CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_SWITCH). (Rule 119)
/// - `nodeParams.alloc.poolProps.handleTypes` must be [`CU_MEM_HANDLE_TYPE_NONE`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 88)
/// - `nodeParams.alloc.poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED), up to CUDA 12.9. (Rule 537)
/// - `nodeParams.alloc.poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 538)
/// - `nodeParams.alloc.poolProps.handleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) and [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC). (Rule 540)
/// - `nodeParams.alloc.poolProps.usage` must be zero, a reserved field there, up to CUDA 12.5. (Rule 542)
/// - `nodeParams.alloc.poolProps.gpuDirectRDMACapable` must be zero, a reserved field there, up to CUDA 13.3. (Rule 543)
/// - `nodeParams.alloc.poolProps.reserved` must be zero. (Rule 544)
/// - `nodeParams.alloc.poolProps.win32SecurityAttributes` must not be null, with [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 545)
/// - `nodeParams.alloc.poolProps.win32SecurityAttributes` must be null, without [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 546)
/// - `nodeParams.alloc.poolProps.handleTypes` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 547)
/// - `nodeParams.alloc.poolProps.maxSize` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 548)
/// - `nodeParams.alloc.poolProps.usage` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 549)
/// - `nodeParams.alloc.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.1. (Rule 551)
/// - `nodeParams.alloc.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT) or [`CU_MEM_LOCATION_TYPE_INVISIBLE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.3. (Rule 552)
/// - `nodeParams.alloc.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), [`CU_MEM_LOCATION_TYPE_INVISIBLE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 553)
/// - `nodeParams.alloc.poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), in CUDA 12.6 to 12.9. (Rule 555)
/// - `nodeParams.alloc.poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), since CUDA 12.6. (Rule 556)
/// - `nodeParams.alloc.poolProps.handleTypes` must be zero, with [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), since CUDA 13.0. (Rule 557)
/// - `nodeParams.alloc.poolProps.location.id` must be at least 0, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. (Rule 524)
/// - `nodeParams.alloc.accessDescs[i].flags` must be [`CU_MEM_ACCESS_FLAGS_PROT_NONE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE), [`CU_MEM_ACCESS_FLAGS_PROT_READ`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ) or [`CU_MEM_ACCESS_FLAGS_PROT_READWRITE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE). (Rule 527)
///
/// | `nodeParams.memOp.paramArray[i].operation` | allowed in CUDA |
/// |---|---|
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) | all |
/// | [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) | all |
/// | [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION) | since 13.1 |
///
/// | `nodeParams.conditional.size` | allowed in CUDA |
/// |---|---|
/// | 1 | all |
/// | any other | since 12.8 |
///
/// | `nodeParams.alloc.poolProps.allocType` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) | all |
/// | [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED) | since 13.0 |
///
/// | `nodeParams.alloc.poolProps.location.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) | up to 12.5 and since 13.0 |
/// | [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT) | up to 12.5 |
/// | any other | all |
///
/// # Checked by asking the driver or the system
///
/// - `nodeParams.alloc.poolProps.allocType` must not be [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), where the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of a device is zero, since CUDA 13.1. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 550)
/// - `nodeParams.alloc.poolProps.location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is not zero, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) and without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 554)
/// - `nodeParams.alloc.poolProps.location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
/// - `nodeParams.alloc.poolProps.location.localized.deviceId` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 525)
/// - `nodeParams.alloc.poolProps.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT), with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 526)
/// - `nodeParams.alloc.accessDescCount` must be at most the number of devices. (Rule 89)
/// - `nodeParams.alloc.accessDescs[i].location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphAddNode_v2(dependencies, dependencyData, numDependencies, nodeParams) }
        .of(c"cuGraphAddNode_v2")
}

/// The preconditions of [`cuGraphAddNode_v3`](crate::calls::cuGraphAddNode_v3) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dependencies` must not be null, unless `numDependencies` is zero. (Rule 121)
/// - `dependencies[i]` must occur only once. (Rule 472)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_DEFAULT`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`]. (Rule 473)
/// - `dependencyData[i].to_port` must be zero. (Rule 474)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_DEFAULT`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT) or [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 475)
/// - `dependencyData[i].reserved` must be zero. (Rule 476)
/// - `dependencyData[i].from_port` must be [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`] or [`CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER`], with [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC). (Rule 477)
/// - `dependencyData[i].type` must be [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC), with [`CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC`]. (Rule 478)
/// - `nodeParams.type` must be [`CU_GRAPH_NODE_TYPE_KERNEL`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL), with [`CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC`](CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC) in `dependencyData`. (Rule 122)
/// - `nodeParams.reserved0` must be zero. (Rule 104)
/// - `nodeParams.reserved2` must be zero. (Rule 105)
/// - `nodeParams.reserved1[i]` must be zero, behind the member that type names. (Rule 106)
/// - `nodeParams.kernel.extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
/// - `nodeParams.memcpy.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 107)
/// - `nodeParams.memcpy.reserved` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 108)
/// - `nodeParams.memcpy.copyParams.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `nodeParams.memcpy.copyParams.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `nodeParams.memcpy.copyParams.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `nodeParams.memcpy.copyParams.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `nodeParams.memcpy.copyParams.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `nodeParams.memcpy.copyParams.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `nodeParams.memcpy.copyParams.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `nodeParams.memcpy.copyParams.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `nodeParams.memcpy.copyParams.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `nodeParams.memcpy.copyParams.reserved1` must be null, unless nothing is copied. (Rule 457)
/// - `nodeParams.memset.elementSize` must be 1, 2 or 4. (Rule 84)
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 558)
/// - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 559)
/// - `nodeParams.memOp.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) or [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION). (Rule 529)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), with [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (Rule 530)
/// - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), with [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (Rule 531)
/// - `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero, with [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), since CUDA 13.0. (Rule 532)
/// - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be [`CU_STREAM_MEMORY_BARRIER_TYPE_SYS`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS) or [`CU_STREAM_MEMORY_BARRIER_TYPE_GPU`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU), with [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (Rule 533)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero, with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 534)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be [`CU_STREAM_ATOMIC_REDUCTION_OP_OR`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR), [`CU_STREAM_ATOMIC_REDUCTION_OP_AND`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND) or [`CU_STREAM_ATOMIC_REDUCTION_OP_ADD`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 535)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32) or [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be [`CU_MEMCPY_SRC_ACCESS_ORDER_STREAM`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM), [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) or [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). (Rule 458)
/// - `nodeParams.fabricCpyBatch.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH). (Rule 115)
/// - `nodeParams.fabricCpyBatch.opList[i].src.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 479)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 480)
/// - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (Rule 481)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER), from [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 482)
/// - `nodeParams.graph.ownership` must not be [`CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID`](CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID), with [`CU_GRAPH_NODE_TYPE_GRAPH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH), since CUDA 12.9. (Rule 120)
/// - `nodeParams.conditional.size` must be 1 or 2, with [`CU_GRAPH_COND_TYPE_IF`](CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_IF). (Rule 117)
/// - `nodeParams.conditional.size` must be 1, with [`CU_GRAPH_COND_TYPE_WHILE`](CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_WHILE). (Rule 118)
/// - `nodeParams.conditional.size` must not be zero, with [`CU_GRAPH_COND_TYPE_SWITCH`](CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_SWITCH). (Rule 119)
/// - `nodeParams.alloc.poolProps.handleTypes` must be [`CU_MEM_HANDLE_TYPE_NONE`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 88)
/// - `nodeParams.alloc.poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 538)
/// - `nodeParams.alloc.poolProps.handleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) and [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC). (Rule 540)
/// - `nodeParams.alloc.poolProps.reserved` must be zero. (Rule 544)
/// - `nodeParams.alloc.poolProps.win32SecurityAttributes` must not be null, with [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 545)
/// - `nodeParams.alloc.poolProps.win32SecurityAttributes` must be null, without [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 546)
/// - `nodeParams.alloc.poolProps.handleTypes` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 547)
/// - `nodeParams.alloc.poolProps.maxSize` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 548)
/// - `nodeParams.alloc.poolProps.usage` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 549)
/// - `nodeParams.alloc.poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), [`CU_MEM_LOCATION_TYPE_INVISIBLE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 553)
/// - `nodeParams.alloc.poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), since CUDA 12.6. (Rule 556)
/// - `nodeParams.alloc.poolProps.handleTypes` must be zero, with [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), since CUDA 13.0. (Rule 557)
/// - `nodeParams.alloc.poolProps.location.id` must be at least 0, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. (Rule 524)
/// - `nodeParams.alloc.accessDescs[i].flags` must be [`CU_MEM_ACCESS_FLAGS_PROT_NONE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE), [`CU_MEM_ACCESS_FLAGS_PROT_READ`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ) or [`CU_MEM_ACCESS_FLAGS_PROT_READWRITE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE). (Rule 527)
///
/// # Checked by asking the driver or the system
///
/// - `nodeParams.alloc.poolProps.allocType` must not be [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), where the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of a device is zero, since CUDA 13.1. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 550)
/// - `nodeParams.alloc.poolProps.location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is not zero, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) and without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 554)
/// - `nodeParams.alloc.poolProps.location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
/// - `nodeParams.alloc.poolProps.location.localized.deviceId` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 525)
/// - `nodeParams.alloc.poolProps.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT), with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 526)
/// - `nodeParams.alloc.accessDescCount` must be at most the number of devices. (Rule 89)
/// - `nodeParams.alloc.accessDescs[i].location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddNode_v3(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphAddNode_v3(dependencies, dependencyData, numDependencies, nodeParams) }
        .of(c"cuGraphAddNode_v3")
}

/// The preconditions of [`cuGraphNodeSetParams`](crate::calls::cuGraphNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.type` must not be [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC) or [`CU_GRAPH_NODE_TYPE_MEM_FREE`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 123)
/// - `nodeParams.reserved0` must be zero. (Rule 104)
/// - `nodeParams.reserved2` must be zero. (Rule 105)
/// - `nodeParams.reserved1[i]` must be zero, behind the member that type names. (Rule 106)
/// - `nodeParams.kernel.extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
/// - `nodeParams.memcpy.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 107)
/// - `nodeParams.memcpy.reserved` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 108)
/// - `nodeParams.memcpy.copyParams.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `nodeParams.memcpy.copyParams.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `nodeParams.memcpy.copyParams.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `nodeParams.memcpy.copyParams.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `nodeParams.memcpy.copyParams.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `nodeParams.memcpy.copyParams.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `nodeParams.memcpy.copyParams.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `nodeParams.memcpy.copyParams.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `nodeParams.memcpy.copyParams.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `nodeParams.memcpy.copyParams.reserved1` must be null, unless nothing is copied. (Rule 457)
/// - `nodeParams.memset.elementSize` must be 1, 2 or 4. (Rule 84)
/// - `nodeParams.host.syncMode` must be zero, unused bytes there, with [`CU_GRAPH_NODE_TYPE_HOST`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST), up to CUDA 13.1. (Rule 109)
/// - `nodeParams.host.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_HOST`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST), up to CUDA 13.3. (Rule 110)
/// - `nodeParams.graph.ownership` must be zero, unused bytes there, with [`CU_GRAPH_NODE_TYPE_GRAPH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH), up to CUDA 12.8. (Rule 111)
/// - `nodeParams.eventRecord.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD), up to CUDA 13.3. (Rule 112)
/// - `nodeParams.extSemSignal.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL), up to CUDA 13.3. (Rule 113)
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 558)
/// - `nodeParams.extSemWait.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT), up to CUDA 13.3. (Rule 114)
/// - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 559)
/// - `nodeParams.memOp.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) or [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), up to CUDA 13.0. (Rule 528)
/// - `nodeParams.memOp.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) or [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION). (Rule 529)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), with [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (Rule 530)
/// - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), with [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (Rule 531)
/// - `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero, with [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), since CUDA 13.0. (Rule 532)
/// - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be [`CU_STREAM_MEMORY_BARRIER_TYPE_SYS`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS) or [`CU_STREAM_MEMORY_BARRIER_TYPE_GPU`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU), with [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (Rule 533)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero, with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 534)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be [`CU_STREAM_ATOMIC_REDUCTION_OP_OR`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR), [`CU_STREAM_ATOMIC_REDUCTION_OP_AND`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND) or [`CU_STREAM_ATOMIC_REDUCTION_OP_ADD`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 535)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32) or [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be [`CU_MEMCPY_SRC_ACCESS_ORDER_STREAM`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM), [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) or [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). (Rule 458)
/// - `nodeParams.fabricCpyBatch.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH). (Rule 115)
/// - `nodeParams.fabricCpyBatch.opList[i].src.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 479)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 480)
/// - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (Rule 481)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER), from [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 482)
///
/// | `nodeParams.memOp.paramArray[i].operation` | allowed in CUDA |
/// |---|---|
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) | all |
/// | [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) | all |
/// | [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION) | since 13.1 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphNodeSetParams(nodeParams) }.of(c"cuGraphNodeSetParams")
}

/// The preconditions of [`cuGraphNodeSetParams_v2`](crate::calls::cuGraphNodeSetParams_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.type` must not be [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC) or [`CU_GRAPH_NODE_TYPE_MEM_FREE`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 123)
/// - `nodeParams.reserved0` must be zero. (Rule 104)
/// - `nodeParams.reserved2` must be zero. (Rule 105)
/// - `nodeParams.reserved1[i]` must be zero, behind the member that type names. (Rule 106)
/// - `nodeParams.kernel.extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
/// - `nodeParams.memcpy.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 107)
/// - `nodeParams.memcpy.reserved` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 108)
/// - `nodeParams.memcpy.copyParams.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `nodeParams.memcpy.copyParams.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `nodeParams.memcpy.copyParams.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `nodeParams.memcpy.copyParams.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `nodeParams.memcpy.copyParams.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `nodeParams.memcpy.copyParams.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `nodeParams.memcpy.copyParams.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `nodeParams.memcpy.copyParams.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `nodeParams.memcpy.copyParams.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `nodeParams.memcpy.copyParams.reserved1` must be null, unless nothing is copied. (Rule 457)
/// - `nodeParams.memset.elementSize` must be 1, 2 or 4. (Rule 84)
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 558)
/// - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 559)
/// - `nodeParams.memOp.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) or [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION). (Rule 529)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), with [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (Rule 530)
/// - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), with [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (Rule 531)
/// - `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero, with [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), since CUDA 13.0. (Rule 532)
/// - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be [`CU_STREAM_MEMORY_BARRIER_TYPE_SYS`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS) or [`CU_STREAM_MEMORY_BARRIER_TYPE_GPU`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU), with [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (Rule 533)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero, with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 534)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be [`CU_STREAM_ATOMIC_REDUCTION_OP_OR`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR), [`CU_STREAM_ATOMIC_REDUCTION_OP_AND`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND) or [`CU_STREAM_ATOMIC_REDUCTION_OP_ADD`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 535)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32) or [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be [`CU_MEMCPY_SRC_ACCESS_ORDER_STREAM`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM), [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) or [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). (Rule 458)
/// - `nodeParams.fabricCpyBatch.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH). (Rule 115)
/// - `nodeParams.fabricCpyBatch.opList[i].src.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 479)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 480)
/// - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (Rule 481)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER), from [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 482)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphNodeSetParams_v2(nodeParams) }.of(c"cuGraphNodeSetParams_v2")
}

/// The preconditions of [`cuGraphExecNodeSetParams`](crate::calls::cuGraphExecNodeSetParams) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `nodeParams.type` must not be [`CU_GRAPH_NODE_TYPE_MEM_ALLOC`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC) or [`CU_GRAPH_NODE_TYPE_MEM_FREE`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 123)
/// - `nodeParams.reserved0` must be zero. (Rule 104)
/// - `nodeParams.reserved2` must be zero. (Rule 105)
/// - `nodeParams.reserved1[i]` must be zero, behind the member that type names. (Rule 106)
/// - `nodeParams.kernel.extra` must be null, where `kernelParams` is not null. (Rule 518)
/// - `nodeParams.kernel.extra` must have [`CU_LAUNCH_PARAM_BUFFER_POINTER`], with a [`CU_LAUNCH_PARAM_BUFFER_SIZE`] that is not zero. (Rule 519)
/// - `nodeParams.memcpy.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 107)
/// - `nodeParams.memcpy.reserved` must be zero, with [`CU_GRAPH_NODE_TYPE_MEMCPY`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY). (Rule 108)
/// - `nodeParams.memcpy.copyParams.srcMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 448)
/// - `nodeParams.memcpy.copyParams.dstMemoryType` must be [`CU_MEMORYTYPE_HOST`](CUmemorytype::CU_MEMORYTYPE_HOST), [`CU_MEMORYTYPE_DEVICE`](CUmemorytype::CU_MEMORYTYPE_DEVICE), [`CU_MEMORYTYPE_ARRAY`](CUmemorytype::CU_MEMORYTYPE_ARRAY) or [`CU_MEMORYTYPE_UNIFIED`](CUmemorytype::CU_MEMORYTYPE_UNIFIED), unless nothing is copied. (Rule 449)
/// - `nodeParams.memcpy.copyParams.srcPitch` must be at least `WidthInBytes` + `srcXInBytes`, unless it is zero, the source is an array or nothing is copied. (Rule 450)
/// - `nodeParams.memcpy.copyParams.srcHeight` must be at least Height + `srcY`, unless it is zero, the source is an array or nothing is copied. (Rule 451)
/// - `nodeParams.memcpy.copyParams.dstPitch` must be at least `WidthInBytes` + `dstXInBytes`, unless it is zero, the destination is an array or nothing is copied. (Rule 452)
/// - `nodeParams.memcpy.copyParams.dstHeight` must be at least Height + `dstY`, unless it is zero, the destination is an array or nothing is copied. (Rule 453)
/// - `nodeParams.memcpy.copyParams.srcLOD` must be zero, unless nothing is copied. (Rule 454)
/// - `nodeParams.memcpy.copyParams.dstLOD` must be zero, unless nothing is copied. (Rule 455)
/// - `nodeParams.memcpy.copyParams.reserved0` must be null, unless nothing is copied. (Rule 456)
/// - `nodeParams.memcpy.copyParams.reserved1` must be null, unless nothing is copied. (Rule 457)
/// - `nodeParams.memset.elementSize` must be 1, 2 or 4. (Rule 84)
/// - `nodeParams.host.syncMode` must be zero, unused bytes there, with [`CU_GRAPH_NODE_TYPE_HOST`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST), up to CUDA 13.1. (Rule 109)
/// - `nodeParams.host.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_HOST`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST), up to CUDA 13.3. (Rule 110)
/// - `nodeParams.graph.ownership` must be zero, unused bytes there, with [`CU_GRAPH_NODE_TYPE_GRAPH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH), up to CUDA 12.8. (Rule 111)
/// - `nodeParams.eventRecord.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_EVENT_RECORD`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD), up to CUDA 13.3. (Rule 112)
/// - `nodeParams.extSemSignal.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL), up to CUDA 13.3. (Rule 113)
/// - `nodeParams.extSemSignal.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 558)
/// - `nodeParams.extSemWait.ctx` must be null, unused bytes there, with [`CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT), up to CUDA 13.3. (Rule 114)
/// - `nodeParams.extSemWait.paramsArray[i].flags` must have no bits but [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`], [`CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC`]. (Rule 559)
/// - `nodeParams.memOp.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) or [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), up to CUDA 13.0. (Rule 528)
/// - `nodeParams.memOp.paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) or [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION). (Rule 529)
/// - `nodeParams.memOp.paramArray[i].waitValue.flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), with [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (Rule 530)
/// - `nodeParams.memOp.paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), with [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (Rule 531)
/// - `nodeParams.memOp.paramArray[i].flushRemoteWrites.flags` must be zero, with [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), since CUDA 13.0. (Rule 532)
/// - `nodeParams.memOp.paramArray[i].memoryBarrier.flags` must be [`CU_STREAM_MEMORY_BARRIER_TYPE_SYS`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS) or [`CU_STREAM_MEMORY_BARRIER_TYPE_GPU`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU), with [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (Rule 533)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.flags` must be zero, with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 534)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.reductionOp` must be [`CU_STREAM_ATOMIC_REDUCTION_OP_OR`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR), [`CU_STREAM_ATOMIC_REDUCTION_OP_AND`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND) or [`CU_STREAM_ATOMIC_REDUCTION_OP_ADD`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 535)
/// - `nodeParams.memOp.paramArray[i].atomicReduction.dataType` must be [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32) or [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 536)
/// - `nodeParams.memcpyBatch.attrs[i].srcAccessOrder` must be [`CU_MEMCPY_SRC_ACCESS_ORDER_STREAM`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM), [`CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL) or [`CU_MEMCPY_SRC_ACCESS_ORDER_ANY`](CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_ANY). (Rule 458)
/// - `nodeParams.fabricCpyBatch.flags` must be zero, with [`CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH`](CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH). (Rule 115)
/// - `nodeParams.fabricCpyBatch.opList[i].src.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 479)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 480)
/// - `nodeParams.fabricCpyBatch.opList[i].flags` must be zero. (Rule 481)
/// - `nodeParams.fabricCpyBatch.opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER), from [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 482)
/// - `nodeParams.memcpy.copyParams.WidthInBytes` must not be zero. (Rule 81)
/// - `nodeParams.memcpy.copyParams.Height` must be 1, of a copy in one dimension. (Rule 82)
/// - `nodeParams.memcpy.copyParams.Depth` must be 1, of a copy in one dimension. (Rule 83)
/// - `nodeParams.memset.width` must not be zero. (Rule 85)
/// - `nodeParams.memset.height` must be 1, of a fill in one dimension, up to CUDA 12.5. (Rule 86)
/// - `nodeParams.memset.height` must not be zero. (Rule 87)
///
/// | `nodeParams.memOp.paramArray[i].operation` | allowed in CUDA |
/// |---|---|
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) | all |
/// | [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) | all |
/// | [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION) | since 13.1 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuGraphExecNodeSetParams(nodeParams) }.of(c"cuGraphExecNodeSetParams")
}

/// The preconditions of [`cuGraphConditionalHandleCreate`](crate::calls::cuGraphConditionalHandleCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be 0 or [`CU_GRAPH_COND_ASSIGN_DEFAULT`], [`CU_GRAPH_COND_ASSIGN_DEFAULT`]. (Rule 124)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphConditionalHandleCreate(
    pHandle_out: *mut CUgraphConditionalHandle,
    hGraph: CUgraph,
    ctx: CUcontext,
    defaultLaunchValue: c_uint,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuGraphConditionalHandleCreate(flags).of(c"cuGraphConditionalHandleCreate")
}
#[doc(no_inline)]
pub use self::{
    cuGraphAddDependencies_v2 as cuGraphAddDependencies,
    cuGraphAddKernelNode_v2 as cuGraphAddKernelNode, cuGraphAddNode_v2 as cuGraphAddNode,
    cuGraphExecKernelNodeSetParams_v2 as cuGraphExecKernelNodeSetParams,
    cuGraphGetEdges_v2 as cuGraphGetEdges, cuGraphInstantiateWithFlags as cuGraphInstantiate,
    cuGraphKernelNodeSetParams_v2 as cuGraphKernelNodeSetParams,
    cuGraphNodeGetDependencies_v2 as cuGraphNodeGetDependencies,
    cuGraphNodeGetDependentNodes_v2 as cuGraphNodeGetDependentNodes,
    cuGraphRemoveDependencies_v2 as cuGraphRemoveDependencies,
};
