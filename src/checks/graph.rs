// Created by `cargo xtask emit` from cuda.h, src/rules/graph.toml, src/rules/graph.rs, src/rules/parts/copy.rs, src/rules/parts/edges.rs, src/rules/parts/fabric.rs, src/rules/parts/launch.rs, src/rules/parts/location.rs, src/rules/parts/memop.rs, src/rules/parts/pool.rs, src/rules/parts/semaphore.rs and cuda-sys/build/generate/reference/graph.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::Used;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_uint, c_ulonglong, c_void};
use libcuda_sys::{
    CUDA_BATCH_MEM_OP_NODE_PARAMS, CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, CUDA_CHILD_GRAPH_NODE_PARAMS,
    CUDA_CONDITIONAL_NODE_PARAMS, CUDA_EVENT_RECORD_NODE_PARAMS, CUDA_EVENT_WAIT_NODE_PARAMS,
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    CUDA_EXT_SEM_WAIT_NODE_PARAMS, CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
    CUDA_GRAPH_INSTANTIATE_PARAMS, CUDA_HOST_NODE_PARAMS, CUDA_HOST_NODE_PARAMS_v2,
    CUDA_KERNEL_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS_v3, CUDA_MEM_ALLOC_NODE_PARAMS,
    CUDA_MEM_ALLOC_NODE_PARAMS_v2, CUDA_MEM_FREE_NODE_PARAMS, CUDA_MEMCPY_BATCH_NODE_PARAMS,
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, CUDA_MEMCPY_NODE_PARAMS, CUDA_MEMCPY3D,
    CUDA_MEMSET_NODE_PARAMS, CUDA_MEMSET_NODE_PARAMS_v2, CUcontext, CUdevice, CUdeviceptr, CUevent,
    CUgraph, CUgraphConditionalHandle, CUgraphEdgeData, CUgraphExec, CUgraphMem_attribute,
    CUgraphNode, CUgraphNodeParams, CUgraphNodeType, CUhostFn, CUkernelNodeAttrID,
    CUkernelNodeAttrValue, CUlaunchAttributeValue, CUuserObject,
};

/// Checks the preconditions of [`cuGraphCreate`](crate::calls::cuGraphCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphCreate(phGraph: *mut CUgraph, flags: c_uint) -> Result<(), Precondition> {
    crate::rules::graph::cuGraphCreate(flags).of(c"cuGraphCreate")
}

/// Checks the preconditions of [`cuGraphAddKernelNode`](crate::calls::cuGraphAddKernelNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphAddKernelNode")]
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
    unsafe {
        if let Err(broken) = crate::rules::parts::edges::distinct(dependencies) {
            return Err(broken.of(c"cuGraphAddKernelNode_v2"));
        }
        if let Err(broken) = crate::checks::types::CUDA_KERNEL_NODE_PARAMS(nodeParams) {
            return Err(broken.at("nodeParams").of(c"cuGraphAddKernelNode_v2"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphKernelNodeSetParams`](crate::calls::cuGraphKernelNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphKernelNodeSetParams")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_KERNEL_NODE_PARAMS(nodeParams) {
            return Err(broken.at("nodeParams").of(c"cuGraphKernelNodeSetParams_v2"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphAddMemcpyNode`](crate::calls::cuGraphAddMemcpyNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    if let Err(broken) = crate::rules::parts::edges::distinct(dependencies) {
        return Err(broken.of(c"cuGraphAddMemcpyNode"));
    }
    if let Err(broken) = crate::checks::types::CUDA_MEMCPY3D(copyParams) {
        return Err(broken.at("copyParams").of(c"cuGraphAddMemcpyNode"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuGraphMemcpyNodeSetParams`](crate::calls::cuGraphMemcpyNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMCPY3D,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    if let Err(broken) = crate::checks::types::CUDA_MEMCPY3D(nodeParams) {
        return Err(broken.at("nodeParams").of(c"cuGraphMemcpyNodeSetParams"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuGraphAddMemsetNode`](crate::calls::cuGraphAddMemsetNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    if let Err(broken) = crate::rules::parts::edges::distinct(dependencies) {
        return Err(broken.of(c"cuGraphAddMemsetNode"));
    }
    if let Err(broken) = crate::checks::types::CUDA_MEMSET_NODE_PARAMS(memsetParams) {
        return Err(broken.at("memsetParams").of(c"cuGraphAddMemsetNode"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuGraphMemsetNodeSetParams`](crate::calls::cuGraphMemsetNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMSET_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    if let Err(broken) = crate::checks::types::CUDA_MEMSET_NODE_PARAMS(nodeParams) {
        return Err(broken.at("nodeParams").of(c"cuGraphMemsetNodeSetParams"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuGraphAddHostNode`](crate::calls::cuGraphAddHostNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    crate::rules::parts::edges::distinct(dependencies).of(c"cuGraphAddHostNode")
}

/// Checks the preconditions of [`cuGraphAddChildGraphNode`](crate::calls::cuGraphAddChildGraphNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    crate::rules::parts::edges::distinct(dependencies).of(c"cuGraphAddChildGraphNode")
}

/// Checks the preconditions of [`cuGraphAddEmptyNode`](crate::calls::cuGraphAddEmptyNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    crate::rules::parts::edges::distinct(dependencies).of(c"cuGraphAddEmptyNode")
}

/// Checks the preconditions of [`cuGraphAddEventRecordNode`](crate::calls::cuGraphAddEventRecordNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    crate::rules::parts::edges::distinct(dependencies).of(c"cuGraphAddEventRecordNode")
}

/// Checks the preconditions of [`cuGraphAddEventWaitNode`](crate::calls::cuGraphAddEventWaitNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    crate::rules::parts::edges::distinct(dependencies).of(c"cuGraphAddEventWaitNode")
}

/// Checks the preconditions of [`cuGraphAddExternalSemaphoresSignalNode`](crate::calls::cuGraphAddExternalSemaphoresSignalNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    unsafe {
        if let Err(broken) = crate::rules::parts::edges::distinct(dependencies) {
            return Err(broken.of(c"cuGraphAddExternalSemaphoresSignalNode"));
        }
        if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams) {
            return Err(broken.at("nodeParams").of(c"cuGraphAddExternalSemaphoresSignalNode"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphExternalSemaphoresSignalNodeSetParams`](crate::calls::cuGraphExternalSemaphoresSignalNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams) {
            return Err(broken
                .at("nodeParams")
                .of(c"cuGraphExternalSemaphoresSignalNodeSetParams"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphAddExternalSemaphoresWaitNode`](crate::calls::cuGraphAddExternalSemaphoresWaitNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    unsafe {
        if let Err(broken) = crate::rules::parts::edges::distinct(dependencies) {
            return Err(broken.of(c"cuGraphAddExternalSemaphoresWaitNode"));
        }
        if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams) {
            return Err(broken.at("nodeParams").of(c"cuGraphAddExternalSemaphoresWaitNode"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphExternalSemaphoresWaitNodeSetParams`](crate::calls::cuGraphExternalSemaphoresWaitNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams) {
            return Err(broken.at("nodeParams").of(c"cuGraphExternalSemaphoresWaitNodeSetParams"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphAddBatchMemOpNode`](crate::calls::cuGraphAddBatchMemOpNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    unsafe {
        if let Err(broken) = crate::rules::parts::edges::distinct(dependencies) {
            return Err(broken.of(c"cuGraphAddBatchMemOpNode"));
        }
        if let Err(broken) = crate::checks::types::CUDA_BATCH_MEM_OP_NODE_PARAMS(nodeParams) {
            return Err(broken.at("nodeParams").of(c"cuGraphAddBatchMemOpNode"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphBatchMemOpNodeSetParams`](crate::calls::cuGraphBatchMemOpNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_BATCH_MEM_OP_NODE_PARAMS(nodeParams) {
            return Err(broken.at("nodeParams").of(c"cuGraphBatchMemOpNodeSetParams"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphExecBatchMemOpNodeSetParams`](crate::calls::cuGraphExecBatchMemOpNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_BATCH_MEM_OP_NODE_PARAMS(nodeParams) {
            return Err(broken.at("nodeParams").of(c"cuGraphExecBatchMemOpNodeSetParams"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphAddMemAllocNode`](crate::calls::cuGraphAddMemAllocNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    unsafe {
        if let Err(broken) = crate::rules::parts::edges::distinct(dependencies) {
            return Err(broken.of(c"cuGraphAddMemAllocNode"));
        }
        if let Some(it) = target(nodeParams) {
            if let Err(broken) = crate::checks::types::CUDA_MEM_ALLOC_NODE_PARAMS(it) {
                return Err(broken.at("nodeParams").of(c"cuGraphAddMemAllocNode"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphAddMemFreeNode`](crate::calls::cuGraphAddMemFreeNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    crate::rules::parts::edges::distinct(dependencies).of(c"cuGraphAddMemFreeNode")
}

/// Checks the preconditions of [`cuDeviceGetGraphMemAttribute`](crate::calls::cuDeviceGetGraphMemAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> Result<(), Precondition> {
    crate::rules::graph::cuDeviceGetGraphMemAttribute(attr).of(c"cuDeviceGetGraphMemAttribute")
}

/// Checks the preconditions of [`cuDeviceSetGraphMemAttribute`](crate::calls::cuDeviceSetGraphMemAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceSetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::graph::cuDeviceSetGraphMemAttribute(attr) {
            return Err(broken.of(c"cuDeviceSetGraphMemAttribute"));
        }
        if matches!(attr, CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH) {
            if let Some(it) = target(value.cast::<u64>()) {
                if let Err(broken) = crate::rules::graph::used_high(it) {
                    return Err(broken.tagged("attr", attr).of(c"cuDeviceSetGraphMemAttribute"));
                }
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphGetEdges`](crate::calls::cuGraphGetEdges) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphGetEdges")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphGetEdges_v2(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numEdges: *mut usize,
) -> Result<(), Precondition> {
    crate::rules::graph::cuGraphGetEdges_v2(from, to, edgeData).of(c"cuGraphGetEdges_v2")
}

/// Checks the preconditions of [`cuGraphNodeGetDependencies`](crate::calls::cuGraphNodeGetDependencies) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphNodeGetDependencies")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependencies: *mut usize,
) -> Result<(), Precondition> {
    crate::rules::graph::cuGraphNodeGetDependencies_v2(dependencies, edgeData)
        .of(c"cuGraphNodeGetDependencies_v2")
}

/// Checks the preconditions of [`cuGraphNodeGetDependentNodes`](crate::calls::cuGraphNodeGetDependentNodes) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphNodeGetDependentNodes")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependentNodes: *mut usize,
) -> Result<(), Precondition> {
    crate::rules::graph::cuGraphNodeGetDependentNodes_v2(dependentNodes, edgeData)
        .of(c"cuGraphNodeGetDependentNodes_v2")
}

/// Checks the preconditions of [`cuGraphAddDependencies`](crate::calls::cuGraphAddDependencies) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphAddDependencies")]
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
    unsafe {
        for (i, element) in elements(edgeData, numDependencies).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUgraphEdgeData(element) {
                return Err(broken.at("edgeData[i]").element(i).of(c"cuGraphAddDependencies_v2"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphRemoveDependencies`](crate::calls::cuGraphRemoveDependencies) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphRemoveDependencies")]
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
    unsafe {
        for (i, element) in elements(edgeData, numDependencies).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUgraphEdgeData(element) {
                return Err(broken
                    .at("edgeData[i]")
                    .element(i)
                    .of(c"cuGraphRemoveDependencies_v2"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphInstantiate`](crate::calls::cuGraphInstantiate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphInstantiate")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphInstantiateWithFlags(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::graph::cuGraphInstantiateWithFlags(flags) {
            return Err(broken.of(c"cuGraphInstantiateWithFlags"));
        }
        if let Err(broken) = crate::rules::graph::compatible(flags) {
            return Err(broken.of(c"cuGraphInstantiateWithFlags"));
        }
        crate::rules::graph::launchable(flags, Live::new(hGraph)).of(c"cuGraphInstantiateWithFlags")
    }
}

/// Checks the preconditions of [`cuGraphInstantiateWithParams`](crate::calls::cuGraphInstantiateWithParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphInstantiateWithParams(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(it) = target(instantiateParams) {
            if let Err(broken) = crate::rules::graph::compatible(it.flags) {
                return Err(broken
                    .at("instantiateParams.flags")
                    .of(c"cuGraphInstantiateWithParams"));
            }
            if let Err(broken) = crate::rules::graph::launchable(it.flags, Live::new(hGraph)) {
                return Err(broken
                    .at("instantiateParams.flags")
                    .of(c"cuGraphInstantiateWithParams"));
            }
            if let Err(broken) = crate::checks::types::CUDA_GRAPH_INSTANTIATE_PARAMS(it) {
                return Err(broken.at("instantiateParams").of(c"cuGraphInstantiateWithParams"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphExecKernelNodeSetParams`](crate::calls::cuGraphExecKernelNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphExecKernelNodeSetParams")]
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
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_KERNEL_NODE_PARAMS(nodeParams) {
            return Err(broken.at("nodeParams").of(c"cuGraphExecKernelNodeSetParams_v2"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphExecMemcpyNodeSetParams`](crate::calls::cuGraphExecMemcpyNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    if let Err(broken) = crate::rules::graph::memcpy_of_executable(copyParams) {
        return Err(broken.of(c"cuGraphExecMemcpyNodeSetParams"));
    }
    if let Err(broken) = crate::checks::types::CUDA_MEMCPY3D(copyParams) {
        return Err(broken.at("copyParams").of(c"cuGraphExecMemcpyNodeSetParams"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuGraphExecMemsetNodeSetParams`](crate::calls::cuGraphExecMemsetNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    if let Err(broken) =
        crate::rules::graph::memset_of_executable(memsetParams.width, memsetParams.height)
    {
        return Err(broken.inside("memsetParams").of(c"cuGraphExecMemsetNodeSetParams"));
    }
    if let Err(broken) = crate::checks::types::CUDA_MEMSET_NODE_PARAMS(memsetParams) {
        return Err(broken.at("memsetParams").of(c"cuGraphExecMemsetNodeSetParams"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuGraphExecExternalSemaphoresSignalNodeSetParams`](crate::calls::cuGraphExecExternalSemaphoresSignalNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams) {
            return Err(broken
                .at("nodeParams")
                .of(c"cuGraphExecExternalSemaphoresSignalNodeSetParams"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphExecExternalSemaphoresWaitNodeSetParams`](crate::calls::cuGraphExecExternalSemaphoresWaitNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    unsafe {
        if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams) {
            return Err(broken
                .at("nodeParams")
                .of(c"cuGraphExecExternalSemaphoresWaitNodeSetParams"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphKernelNodeSetAttribute`](crate::calls::cuGraphKernelNodeSetAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(it) = target(value) {
            if let Err(broken) = crate::checks::types::CUlaunchAttributeValue(attr, it) {
                return Err(broken
                    .at("value")
                    .tagged("attr", attr)
                    .of(c"cuGraphKernelNodeSetAttribute"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuUserObjectCreate`](crate::calls::cuUserObjectCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectCreate(
    object_out: *mut CUuserObject,
    ptr: *mut c_void,
    destroy: CUhostFn,
    initialRefcount: c_uint,
    flags: c_uint,
) -> Result<(), Precondition> {
    crate::rules::graph::cuUserObjectCreate(flags).of(c"cuUserObjectCreate")
}

/// Checks the preconditions of [`cuUserObjectRetain`](crate::calls::cuUserObjectRetain) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectRetain(object: CUuserObject, count: c_uint) -> Result<(), Precondition> {
    crate::rules::graph::references(count).of(c"cuUserObjectRetain")
}

/// Checks the preconditions of [`cuUserObjectRelease`](crate::calls::cuUserObjectRelease) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectRelease(object: CUuserObject, count: c_uint) -> Result<(), Precondition> {
    crate::rules::graph::references(count).of(c"cuUserObjectRelease")
}

/// Checks the preconditions of [`cuGraphRetainUserObject`](crate::calls::cuGraphRetainUserObject) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphRetainUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
    flags: c_uint,
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::graph::references(count) {
        return Err(broken.of(c"cuGraphRetainUserObject"));
    }
    crate::rules::graph::cuGraphRetainUserObject(flags).of(c"cuGraphRetainUserObject")
}

/// Checks the preconditions of [`cuGraphReleaseUserObject`](crate::calls::cuGraphReleaseUserObject) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphReleaseUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
) -> Result<(), Precondition> {
    crate::rules::graph::references(count).of(c"cuGraphReleaseUserObject")
}

/// Checks the preconditions of [`cuGraphAddNode`](crate::calls::cuGraphAddNode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphAddNode")]
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
    unsafe {
        if let Err(broken) = crate::rules::graph::new_node(dependencies, numDependencies) {
            return Err(broken.of(c"cuGraphAddNode_v2"));
        }
        if let Some(nodeParams) = target(nodeParams) {
            if let Err(broken) = crate::rules::graph::programmatic_node(
                elements(dependencyData, numDependencies),
                nodeParams,
            ) {
                return Err(broken.of(c"cuGraphAddNode_v2"));
            }
        }
        if let Err(broken) =
            crate::rules::parts::edges::distinct(elements(dependencies, numDependencies))
        {
            return Err(broken.of(c"cuGraphAddNode_v2"));
        }
        for (i, element) in elements(dependencyData, numDependencies).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUgraphEdgeData(element) {
                return Err(broken.at("dependencyData[i]").element(i).of(c"cuGraphAddNode_v2"));
            }
        }
        if let Some(it) = target(nodeParams) {
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL) {
                if let Err(broken) = crate::rules::graph::conditional(&it.conditional) {
                    return Err(broken
                        .at("nodeParams.conditional")
                        .tagged("nodeParams.type", it.type_)
                        .of(c"cuGraphAddNode_v2"));
                }
            }
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH) {
                if let Err(broken) = crate::rules::graph::new_child_graph(&it.graph) {
                    return Err(broken
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)
                        .of(c"cuGraphAddNode_v2"));
                }
            }
            if let Err(broken) = crate::checks::types::CUgraphNodeParams(it) {
                return Err(broken.at("nodeParams").of(c"cuGraphAddNode_v2"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphAddNode_v3`](crate::calls::cuGraphAddNode_v3) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
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
    unsafe {
        if let Err(broken) = crate::rules::graph::new_node(dependencies, numDependencies) {
            return Err(broken.of(c"cuGraphAddNode_v3"));
        }
        if let Some(nodeParams) = target(nodeParams) {
            if let Err(broken) = crate::rules::graph::programmatic_node(
                elements(dependencyData, numDependencies),
                nodeParams,
            ) {
                return Err(broken.of(c"cuGraphAddNode_v3"));
            }
        }
        if let Err(broken) =
            crate::rules::parts::edges::distinct(elements(dependencies, numDependencies))
        {
            return Err(broken.of(c"cuGraphAddNode_v3"));
        }
        for (i, element) in elements(dependencyData, numDependencies).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUgraphEdgeData(element) {
                return Err(broken.at("dependencyData[i]").element(i).of(c"cuGraphAddNode_v3"));
            }
        }
        if let Some(it) = target(nodeParams) {
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL) {
                if let Err(broken) = crate::rules::graph::conditional(&it.conditional) {
                    return Err(broken
                        .at("nodeParams.conditional")
                        .tagged("nodeParams.type", it.type_)
                        .of(c"cuGraphAddNode_v3"));
                }
            }
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH) {
                if let Err(broken) = crate::rules::graph::new_child_graph(&it.graph) {
                    return Err(broken
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)
                        .of(c"cuGraphAddNode_v3"));
                }
            }
            if let Err(broken) = crate::checks::types::CUgraphNodeParams(it) {
                return Err(broken.at("nodeParams").of(c"cuGraphAddNode_v3"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphNodeSetParams`](crate::calls::cuGraphNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(nodeParams) = target(nodeParams) {
            if let Err(broken) = crate::rules::graph::changed_node(nodeParams) {
                return Err(broken.of(c"cuGraphNodeSetParams"));
            }
        }
        if let Some(it) = target(nodeParams) {
            if let Err(broken) = crate::rules::graph::CUgraphNodeParams(it) {
                return Err(broken.of(c"cuGraphNodeSetParams"));
            }
            if let Err(broken) = crate::rules::graph::reserved1(
                &it.reserved1,
                Used(match it.type_ {
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                        size_of::<CUDA_KERNEL_NODE_PARAMS_v3>()
                    }
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                        size_of::<CUDA_MEMCPY_NODE_PARAMS>()
                    }
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                        size_of::<CUDA_MEMSET_NODE_PARAMS_v2>()
                    }
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                        size_of::<CUDA_HOST_NODE_PARAMS_v2>()
                    }
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
                return Err(broken
                    .at("nodeParams.reserved1")
                    .tagged("nodeParams.type", it.type_)
                    .of(c"cuGraphNodeSetParams"));
            }
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                    {
                        return Err(broken
                            .at("nodeParams.kernel")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_MEMCPY_NODE_PARAMS(&it.anonymous.memcpy)
                    {
                        return Err(broken
                            .at("nodeParams.memcpy")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_MEMSET_NODE_PARAMS_v2(&it.anonymous.memset)
                    {
                        return Err(broken
                            .at("nodeParams.memset")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                    {
                        return Err(broken
                            .at("nodeParams.host")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                    {
                        return Err(broken
                            .at("nodeParams.graph")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    if let Err(broken) = crate::checks::types::CUDA_EVENT_RECORD_NODE_PARAMS(
                        &it.anonymous.eventRecord,
                    ) {
                        return Err(broken
                            .at("nodeParams.eventRecord")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
                        &it.anonymous.extSemSignal,
                    ) {
                        return Err(broken
                            .at("nodeParams.extSemSignal")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(
                        &it.anonymous.extSemWait,
                    ) {
                        return Err(broken
                            .at("nodeParams.extSemWait")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                    {
                        return Err(broken
                            .at("nodeParams.memOp")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                    if let Err(broken) = crate::checks::types::CUDA_MEMCPY_BATCH_NODE_PARAMS(
                        &it.anonymous.memcpyBatch,
                    ) {
                        return Err(broken
                            .at("nodeParams.memcpyBatch")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                    if let Err(broken) = crate::checks::types::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(
                        &it.anonymous.fabricCpyBatch,
                    ) {
                        return Err(broken
                            .at("nodeParams.fabricCpyBatch")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams"));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphNodeSetParams_v2`](crate::calls::cuGraphNodeSetParams_v2) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(nodeParams) = target(nodeParams) {
            if let Err(broken) = crate::rules::graph::changed_node(nodeParams) {
                return Err(broken.of(c"cuGraphNodeSetParams_v2"));
            }
        }
        if let Some(it) = target(nodeParams) {
            if let Err(broken) = crate::rules::graph::CUgraphNodeParams(it) {
                return Err(broken.of(c"cuGraphNodeSetParams_v2"));
            }
            if let Err(broken) = crate::rules::graph::reserved1(
                &it.reserved1,
                Used(match it.type_ {
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                        size_of::<CUDA_KERNEL_NODE_PARAMS_v3>()
                    }
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                        size_of::<CUDA_MEMCPY_NODE_PARAMS>()
                    }
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                        size_of::<CUDA_MEMSET_NODE_PARAMS_v2>()
                    }
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                        size_of::<CUDA_HOST_NODE_PARAMS_v2>()
                    }
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
                return Err(broken
                    .at("nodeParams.reserved1")
                    .tagged("nodeParams.type", it.type_)
                    .of(c"cuGraphNodeSetParams_v2"));
            }
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                    {
                        return Err(broken
                            .at("nodeParams.kernel")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_MEMCPY_NODE_PARAMS(&it.anonymous.memcpy)
                    {
                        return Err(broken
                            .at("nodeParams.memcpy")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_MEMSET_NODE_PARAMS_v2(&it.anonymous.memset)
                    {
                        return Err(broken
                            .at("nodeParams.memset")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                    {
                        return Err(broken
                            .at("nodeParams.host")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                    {
                        return Err(broken
                            .at("nodeParams.graph")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    if let Err(broken) = crate::checks::types::CUDA_EVENT_RECORD_NODE_PARAMS(
                        &it.anonymous.eventRecord,
                    ) {
                        return Err(broken
                            .at("nodeParams.eventRecord")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
                        &it.anonymous.extSemSignal,
                    ) {
                        return Err(broken
                            .at("nodeParams.extSemSignal")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(
                        &it.anonymous.extSemWait,
                    ) {
                        return Err(broken
                            .at("nodeParams.extSemWait")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                    {
                        return Err(broken
                            .at("nodeParams.memOp")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                    if let Err(broken) = crate::checks::types::CUDA_MEMCPY_BATCH_NODE_PARAMS(
                        &it.anonymous.memcpyBatch,
                    ) {
                        return Err(broken
                            .at("nodeParams.memcpyBatch")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                    if let Err(broken) = crate::checks::types::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(
                        &it.anonymous.fabricCpyBatch,
                    ) {
                        return Err(broken
                            .at("nodeParams.fabricCpyBatch")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphNodeSetParams_v2"));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphExecNodeSetParams`](crate::calls::cuGraphExecNodeSetParams) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(nodeParams) = target(nodeParams) {
            if let Err(broken) = crate::rules::graph::changed_node(nodeParams) {
                return Err(broken.of(c"cuGraphExecNodeSetParams"));
            }
        }
        if let Some(it) = target(nodeParams) {
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY) {
                if let Err(broken) =
                    crate::rules::graph::memcpy_of_executable(&it.memcpy.copyParams)
                {
                    return Err(broken
                        .at("nodeParams.memcpy.copyParams")
                        .tagged("nodeParams.type", it.type_)
                        .of(c"cuGraphExecNodeSetParams"));
                }
            }
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET) {
                if let Err(broken) =
                    crate::rules::graph::memset_of_executable(it.memset.width, it.memset.height)
                {
                    return Err(broken
                        .inside("nodeParams.memset")
                        .tagged("nodeParams.type", it.type_)
                        .of(c"cuGraphExecNodeSetParams"));
                }
            }
            if let Err(broken) = crate::rules::graph::CUgraphNodeParams(it) {
                return Err(broken.of(c"cuGraphExecNodeSetParams"));
            }
            if let Err(broken) = crate::rules::graph::reserved1(
                &it.reserved1,
                Used(match it.type_ {
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                        size_of::<CUDA_KERNEL_NODE_PARAMS_v3>()
                    }
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                        size_of::<CUDA_MEMCPY_NODE_PARAMS>()
                    }
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                        size_of::<CUDA_MEMSET_NODE_PARAMS_v2>()
                    }
                    CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                        size_of::<CUDA_HOST_NODE_PARAMS_v2>()
                    }
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
                return Err(broken
                    .at("nodeParams.reserved1")
                    .tagged("nodeParams.type", it.type_)
                    .of(c"cuGraphExecNodeSetParams"));
            }
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                    {
                        return Err(broken
                            .at("nodeParams.kernel")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_MEMCPY_NODE_PARAMS(&it.anonymous.memcpy)
                    {
                        return Err(broken
                            .at("nodeParams.memcpy")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_MEMSET_NODE_PARAMS_v2(&it.anonymous.memset)
                    {
                        return Err(broken
                            .at("nodeParams.memset")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                    {
                        return Err(broken
                            .at("nodeParams.host")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                    {
                        return Err(broken
                            .at("nodeParams.graph")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    if let Err(broken) = crate::checks::types::CUDA_EVENT_RECORD_NODE_PARAMS(
                        &it.anonymous.eventRecord,
                    ) {
                        return Err(broken
                            .at("nodeParams.eventRecord")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
                        &it.anonymous.extSemSignal,
                    ) {
                        return Err(broken
                            .at("nodeParams.extSemSignal")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    if let Err(broken) = crate::checks::types::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(
                        &it.anonymous.extSemWait,
                    ) {
                        return Err(broken
                            .at("nodeParams.extSemWait")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    if let Err(broken) =
                        crate::checks::types::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                    {
                        return Err(broken
                            .at("nodeParams.memOp")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                    if let Err(broken) = crate::checks::types::CUDA_MEMCPY_BATCH_NODE_PARAMS(
                        &it.anonymous.memcpyBatch,
                    ) {
                        return Err(broken
                            .at("nodeParams.memcpyBatch")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                    if let Err(broken) = crate::checks::types::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(
                        &it.anonymous.fabricCpyBatch,
                    ) {
                        return Err(broken
                            .at("nodeParams.fabricCpyBatch")
                            .tagged("nodeParams.type", it.type_)
                            .of(c"cuGraphExecNodeSetParams"));
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuGraphConditionalHandleCreate`](crate::calls::cuGraphConditionalHandleCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphConditionalHandleCreate(
    pHandle_out: *mut CUgraphConditionalHandle,
    hGraph: CUgraph,
    ctx: CUcontext,
    defaultLaunchValue: c_uint,
    flags: c_uint,
) -> Result<(), Precondition> {
    crate::rules::graph::cuGraphConditionalHandleCreate(flags).of(c"cuGraphConditionalHandleCreate")
}
#[doc(hidden)]
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
