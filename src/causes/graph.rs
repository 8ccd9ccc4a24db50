// Created by `cargo xtask emit` from cuda.h, ledger/graph.toml, src/rules/graph.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs and cuda-sys/build/generate/reference/graph.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use crate::rule::elements;
use crate::rule::target;
use crate::walk::after::graph as walk;
use core::ffi::{c_char, c_uint, c_ulonglong, c_void};
use cuda_sys::{
    CUDA_BATCH_MEM_OP_NODE_PARAMS, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS, CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    CUDA_GRAPH_INSTANTIATE_PARAMS, CUDA_HOST_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS,
    CUDA_MEM_ALLOC_NODE_PARAMS, CUDA_MEMCPY3D, CUDA_MEMSET_NODE_PARAMS, CUcontext, CUdevice,
    CUdeviceptr, CUevent, CUgraph, CUgraphConditionalHandle, CUgraphEdgeData, CUgraphExec,
    CUgraphExecUpdateResultInfo, CUgraphMem_attribute, CUgraphNode, CUgraphNodeParams,
    CUgraphNodeType, CUhostFn, CUkernelNodeAttrID, CUkernelNodeAttrValue, CUresult, CUstream,
    CUuserObject, cuuint64_t,
};

/// Finds the cause of a refusal of [`cuGraphCreate`](crate::calls::cuGraphCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphCreate(
    phGraph: *mut CUgraph,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphCreate", returned, &[(phGraph.cast(), "phGraph")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuGraphAddKernelNode_v2`](crate::calls::cuGraphAddKernelNode_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddKernelNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphAddKernelNode_v2",
        returned,
        &[(phGraphNode.cast(), "phGraphNode"), (nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let dependencies = unsafe { elements(dependencies, numDependencies) };
            // SAFETY: the caller guarantees this.
            let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphAddKernelNode_v2(hGraph, dependencies, nodeParams) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeGetParams_v2`](crate::calls::cuGraphKernelNodeGetParams_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeGetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphKernelNodeGetParams_v2",
        returned,
        &[(nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphKernelNodeGetParams_v2(hNode) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeSetParams_v2`](crate::calls::cuGraphKernelNodeSetParams_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphKernelNodeSetParams_v2",
        returned,
        &[(nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphKernelNodeSetParams_v2(hNode, nodeParams) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphAddMemcpyNode`](crate::calls::cuGraphAddMemcpyNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddMemcpyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphAddMemcpyNode",
        returned,
        &[(phGraphNode.cast(), "phGraphNode"), (copyParams.cast(), "copyParams")],
        || {
            // SAFETY: the caller guarantees this.
            let dependencies = unsafe { elements(dependencies, numDependencies) };

            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphAddMemcpyNode(hGraph, dependencies) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphMemcpyNodeGetParams`](crate::calls::cuGraphMemcpyNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemcpyNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_MEMCPY3D,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphMemcpyNodeGetParams", returned, &[(nodeParams.cast(), "nodeParams")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphMemcpyNodeGetParams(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphMemcpyNodeSetParams`](crate::calls::cuGraphMemcpyNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMCPY3D,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphMemcpyNodeSetParams", returned, &[(nodeParams.cast(), "nodeParams")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphMemcpyNodeSetParams(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphAddMemsetNode`](crate::calls::cuGraphAddMemsetNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddMemsetNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphAddMemsetNode",
        returned,
        &[(phGraphNode.cast(), "phGraphNode"), (memsetParams.cast(), "memsetParams")],
        || {
            // SAFETY: the caller guarantees this.
            let dependencies = unsafe { elements(dependencies, numDependencies) };

            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphAddMemsetNode(hGraph, dependencies) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphMemsetNodeGetParams`](crate::calls::cuGraphMemsetNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemsetNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_MEMSET_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphMemsetNodeGetParams", returned, &[(nodeParams.cast(), "nodeParams")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphMemsetNodeGetParams(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphMemsetNodeSetParams`](crate::calls::cuGraphMemsetNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMSET_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphMemsetNodeSetParams", returned, &[(nodeParams.cast(), "nodeParams")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphMemsetNodeSetParams(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphAddHostNode`](crate::calls::cuGraphAddHostNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddHostNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphAddHostNode",
        returned,
        &[(phGraphNode.cast(), "phGraphNode"), (nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let dependencies = unsafe { elements(dependencies, numDependencies) };

            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphAddHostNode(hGraph, dependencies) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphHostNodeGetParams`](crate::calls::cuGraphHostNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphHostNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_HOST_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphHostNodeGetParams", returned, &[(nodeParams.cast(), "nodeParams")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphHostNodeGetParams(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphHostNodeSetParams`](crate::calls::cuGraphHostNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphHostNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphHostNodeSetParams", returned, &[(nodeParams.cast(), "nodeParams")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphHostNodeSetParams(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphAddChildGraphNode`](crate::calls::cuGraphAddChildGraphNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddChildGraphNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    childGraph: CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphAddChildGraphNode", returned, &[(phGraphNode.cast(), "phGraphNode")], || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphAddChildGraphNode(hGraph, dependencies, childGraph) }
    })
}

/// Finds the cause of a refusal of [`cuGraphChildGraphNodeGetGraph`](crate::calls::cuGraphChildGraphNodeGetGraph).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphChildGraphNodeGetGraph(
    hNode: CUgraphNode,
    phGraph: *mut CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphChildGraphNodeGetGraph", returned, &[(phGraph.cast(), "phGraph")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphChildGraphNodeGetGraph(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphAddEmptyNode`](crate::calls::cuGraphAddEmptyNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddEmptyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphAddEmptyNode", returned, &[(phGraphNode.cast(), "phGraphNode")], || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphAddEmptyNode(hGraph, dependencies) }
    })
}

/// Finds the cause of a refusal of [`cuGraphAddEventRecordNode`](crate::calls::cuGraphAddEventRecordNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddEventRecordNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphAddEventRecordNode", returned, &[(phGraphNode.cast(), "phGraphNode")], || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphAddEventRecordNode(hGraph, dependencies, event) }
    })
}

/// Finds the cause of a refusal of [`cuGraphEventRecordNodeGetEvent`](crate::calls::cuGraphEventRecordNodeGetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphEventRecordNodeGetEvent(
    hNode: CUgraphNode,
    event_out: *mut CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphEventRecordNodeGetEvent", returned, &[(event_out.cast(), "event_out")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphEventRecordNodeGetEvent(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphEventRecordNodeSetEvent`](crate::calls::cuGraphEventRecordNodeSetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphEventRecordNodeSetEvent", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphEventRecordNodeSetEvent(hNode, event) }
    })
}

/// Finds the cause of a refusal of [`cuGraphAddEventWaitNode`](crate::calls::cuGraphAddEventWaitNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddEventWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphAddEventWaitNode", returned, &[(phGraphNode.cast(), "phGraphNode")], || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphAddEventWaitNode(hGraph, dependencies, event) }
    })
}

/// Finds the cause of a refusal of [`cuGraphEventWaitNodeGetEvent`](crate::calls::cuGraphEventWaitNodeGetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphEventWaitNodeGetEvent(
    hNode: CUgraphNode,
    event_out: *mut CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphEventWaitNodeGetEvent", returned, &[(event_out.cast(), "event_out")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphEventWaitNodeGetEvent(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphEventWaitNodeSetEvent`](crate::calls::cuGraphEventWaitNodeSetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphEventWaitNodeSetEvent", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphEventWaitNodeSetEvent(hNode, event) }
    })
}

/// Finds the cause of a refusal of [`cuGraphAddExternalSemaphoresSignalNode`](crate::calls::cuGraphAddExternalSemaphoresSignalNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphAddExternalSemaphoresSignalNode",
        returned,
        &[(phGraphNode.cast(), "phGraphNode"), (nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let dependencies = unsafe { elements(dependencies, numDependencies) };
            // SAFETY: the caller guarantees this.
            let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

            // SAFETY: the caller guarantees this.
            unsafe {
                walk::cuGraphAddExternalSemaphoresSignalNode(hGraph, dependencies, nodeParams)
            }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphExternalSemaphoresSignalNodeGetParams`](crate::calls::cuGraphExternalSemaphoresSignalNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExternalSemaphoresSignalNodeGetParams",
        returned,
        &[(params_out.cast(), "params_out")],
        || walk::cuGraphExternalSemaphoresSignalNodeGetParams(hNode),
    )
}

/// Finds the cause of a refusal of [`cuGraphExternalSemaphoresSignalNodeSetParams`](crate::calls::cuGraphExternalSemaphoresSignalNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExternalSemaphoresSignalNodeSetParams",
        returned,
        &[(nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

            walk::cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams)
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphAddExternalSemaphoresWaitNode`](crate::calls::cuGraphAddExternalSemaphoresWaitNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphAddExternalSemaphoresWaitNode",
        returned,
        &[(phGraphNode.cast(), "phGraphNode"), (nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let dependencies = unsafe { elements(dependencies, numDependencies) };
            // SAFETY: the caller guarantees this.
            let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphAddExternalSemaphoresWaitNode(hGraph, dependencies, nodeParams) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphExternalSemaphoresWaitNodeGetParams`](crate::calls::cuGraphExternalSemaphoresWaitNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExternalSemaphoresWaitNodeGetParams",
        returned,
        &[(params_out.cast(), "params_out")],
        || walk::cuGraphExternalSemaphoresWaitNodeGetParams(hNode),
    )
}

/// Finds the cause of a refusal of [`cuGraphExternalSemaphoresWaitNodeSetParams`](crate::calls::cuGraphExternalSemaphoresWaitNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExternalSemaphoresWaitNodeSetParams",
        returned,
        &[(nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

            walk::cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams)
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphAddBatchMemOpNode`](crate::calls::cuGraphAddBatchMemOpNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddBatchMemOpNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphAddBatchMemOpNode",
        returned,
        &[(phGraphNode.cast(), "phGraphNode"), (nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let dependencies = unsafe { elements(dependencies, numDependencies) };

            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphAddBatchMemOpNode(hGraph, dependencies) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphBatchMemOpNodeGetParams`](crate::calls::cuGraphBatchMemOpNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode,
    nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphBatchMemOpNodeGetParams",
        returned,
        &[(nodeParams_out.cast(), "nodeParams_out")],
        || walk::cuGraphBatchMemOpNodeGetParams(hNode),
    )
}

/// Finds the cause of a refusal of [`cuGraphBatchMemOpNodeSetParams`](crate::calls::cuGraphBatchMemOpNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphBatchMemOpNodeSetParams",
        returned,
        &[(nodeParams.cast(), "nodeParams")],
        || walk::cuGraphBatchMemOpNodeSetParams(hNode),
    )
}

/// Finds the cause of a refusal of [`cuGraphExecBatchMemOpNodeSetParams`](crate::calls::cuGraphExecBatchMemOpNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExecBatchMemOpNodeSetParams",
        returned,
        &[(nodeParams.cast(), "nodeParams")],
        || walk::cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode),
    )
}

/// Finds the cause of a refusal of [`cuGraphAddMemAllocNode`](crate::calls::cuGraphAddMemAllocNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddMemAllocNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphAddMemAllocNode", returned, &[(phGraphNode.cast(), "phGraphNode")], || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphAddMemAllocNode(hGraph, dependencies) }
    })
}

/// Finds the cause of a refusal of [`cuGraphMemAllocNodeGetParams`](crate::calls::cuGraphMemAllocNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphMemAllocNodeGetParams", returned, &[(params_out.cast(), "params_out")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphMemAllocNodeGetParams(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphAddMemFreeNode`](crate::calls::cuGraphAddMemFreeNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddMemFreeNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    dptr: CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphAddMemFreeNode", returned, &[(phGraphNode.cast(), "phGraphNode")], || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphAddMemFreeNode(hGraph, dependencies) }
    })
}

/// Finds the cause of a refusal of [`cuGraphMemFreeNodeGetParams`](crate::calls::cuGraphMemFreeNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemFreeNodeGetParams(
    hNode: CUgraphNode,
    dptr_out: *mut CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphMemFreeNodeGetParams", returned, &[(dptr_out.cast(), "dptr_out")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphMemFreeNodeGetParams(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuDeviceGraphMemTrim`](crate::calls::cuDeviceGraphMemTrim).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGraphMemTrim(device: CUdevice, returned: CUresult) -> Option<Cause> {
    of_call(c"cuDeviceGraphMemTrim", returned, &[], || walk::cuDeviceGraphMemTrim(device))
}

/// Finds the cause of a refusal of [`cuDeviceGetGraphMemAttribute`](crate::calls::cuDeviceGetGraphMemAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetGraphMemAttribute", returned, &[], || {
        walk::cuDeviceGetGraphMemAttribute(device)
    })
}

/// Finds the cause of a refusal of [`cuDeviceSetGraphMemAttribute`](crate::calls::cuDeviceSetGraphMemAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceSetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceSetGraphMemAttribute", returned, &[], || {
        walk::cuDeviceSetGraphMemAttribute(device)
    })
}

/// Finds the cause of a refusal of [`cuGraphClone`](crate::calls::cuGraphClone).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphClone(
    phGraphClone: *mut CUgraph,
    originalGraph: CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphClone", returned, &[(phGraphClone.cast(), "phGraphClone")], || {
        walk::cuGraphClone(originalGraph)
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeFindInClone`](crate::calls::cuGraphNodeFindInClone).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeFindInClone(
    phNode: *mut CUgraphNode,
    hOriginalNode: CUgraphNode,
    hClonedGraph: CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeFindInClone", returned, &[(phNode.cast(), "phNode")], || {
        walk::cuGraphNodeFindInClone(hOriginalNode, hClonedGraph)
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeGetType`](crate::calls::cuGraphNodeGetType).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetType(
    hNode: CUgraphNode,
    type_: *mut CUgraphNodeType,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeGetType", returned, &[(type_.cast(), "type")], || {
        walk::cuGraphNodeGetType(hNode)
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeGetContainingGraph`](crate::calls::cuGraphNodeGetContainingGraph).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetContainingGraph(
    hNode: CUgraphNode,
    phGraph: *mut CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeGetContainingGraph", returned, &[(phGraph.cast(), "phGraph")], || {
        walk::cuGraphNodeGetContainingGraph(hNode)
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeGetLocalId`](crate::calls::cuGraphNodeGetLocalId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetLocalId(
    hNode: CUgraphNode,
    nodeId: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeGetLocalId", returned, &[(nodeId.cast(), "nodeId")], || {
        walk::cuGraphNodeGetLocalId(hNode)
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeGetToolsId`](crate::calls::cuGraphNodeGetToolsId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetToolsId(
    hNode: CUgraphNode,
    toolsNodeId: *mut c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeGetToolsId", returned, &[(toolsNodeId.cast(), "toolsNodeId")], || {
        walk::cuGraphNodeGetToolsId(hNode)
    })
}

/// Finds the cause of a refusal of [`cuGraphGetId`](crate::calls::cuGraphGetId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphGetId(
    hGraph: CUgraph,
    graphId: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphGetId", returned, &[(graphId.cast(), "graphId")], || {
        walk::cuGraphGetId(hGraph)
    })
}

/// Finds the cause of a refusal of [`cuGraphExecGetId`](crate::calls::cuGraphExecGetId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecGetId(
    hGraphExec: CUgraphExec,
    graphId: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphExecGetId", returned, &[(graphId.cast(), "graphId")], || {
        walk::cuGraphExecGetId(hGraphExec)
    })
}

/// Finds the cause of a refusal of [`cuGraphGetNodes`](crate::calls::cuGraphGetNodes).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphGetNodes(
    hGraph: CUgraph,
    nodes: *mut CUgraphNode,
    numNodes: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphGetNodes", returned, &[], || walk::cuGraphGetNodes(hGraph))
}

/// Finds the cause of a refusal of [`cuGraphGetRootNodes`](crate::calls::cuGraphGetRootNodes).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphGetRootNodes(
    hGraph: CUgraph,
    rootNodes: *mut CUgraphNode,
    numRootNodes: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphGetRootNodes", returned, &[], || walk::cuGraphGetRootNodes(hGraph))
}

/// Finds the cause of a refusal of [`cuGraphGetEdges_v2`](crate::calls::cuGraphGetEdges_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphGetEdges_v2(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numEdges: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphGetEdges_v2", returned, &[], || walk::cuGraphGetEdges_v2(hGraph))
}

/// Finds the cause of a refusal of [`cuGraphNodeGetDependencies_v2`](crate::calls::cuGraphNodeGetDependencies_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependencies: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeGetDependencies_v2", returned, &[], || {
        walk::cuGraphNodeGetDependencies_v2(hNode)
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeGetDependentNodes_v2`](crate::calls::cuGraphNodeGetDependentNodes_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependentNodes: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeGetDependentNodes_v2", returned, &[], || {
        walk::cuGraphNodeGetDependentNodes_v2(hNode)
    })
}

/// Finds the cause of a refusal of [`cuGraphAddDependencies_v2`](crate::calls::cuGraphAddDependencies_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphAddDependencies_v2", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphAddDependencies_v2(hGraph, from, to, numDependencies) }
    })
}

/// Finds the cause of a refusal of [`cuGraphRemoveDependencies_v2`](crate::calls::cuGraphRemoveDependencies_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphRemoveDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphRemoveDependencies_v2", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphRemoveDependencies_v2(hGraph, from, to, numDependencies) }
    })
}

/// Finds the cause of a refusal of [`cuGraphDestroyNode`](crate::calls::cuGraphDestroyNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphDestroyNode(hNode: CUgraphNode, returned: CUresult) -> Option<Cause> {
    of_call(c"cuGraphDestroyNode", returned, &[], || walk::cuGraphDestroyNode(hNode))
}

/// Finds the cause of a refusal of [`cuGraphInstantiateWithFlags`](crate::calls::cuGraphInstantiateWithFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphInstantiateWithFlags(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphInstantiateWithFlags",
        returned,
        &[(phGraphExec.cast(), "phGraphExec")],
        || walk::cuGraphInstantiateWithFlags(hGraph),
    )
}

/// Finds the cause of a refusal of [`cuGraphInstantiateWithParams`](crate::calls::cuGraphInstantiateWithParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphInstantiateWithParams(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphInstantiateWithParams",
        returned,
        &[(phGraphExec.cast(), "phGraphExec")],
        || walk::cuGraphInstantiateWithParams(hGraph),
    )
}

/// Finds the cause of a refusal of [`cuGraphExecGetFlags`](crate::calls::cuGraphExecGetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecGetFlags(
    hGraphExec: CUgraphExec,
    flags: *mut cuuint64_t,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphExecGetFlags", returned, &[(flags.cast(), "flags")], || {
        walk::cuGraphExecGetFlags(hGraphExec)
    })
}

/// Finds the cause of a refusal of [`cuGraphExecKernelNodeSetParams_v2`](crate::calls::cuGraphExecKernelNodeSetParams_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecKernelNodeSetParams_v2(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExecKernelNodeSetParams_v2",
        returned,
        &[(nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphExecMemcpyNodeSetParams`](crate::calls::cuGraphExecMemcpyNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExecMemcpyNodeSetParams",
        returned,
        &[(copyParams.cast(), "copyParams")],
        || {
            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphExecMemsetNodeSetParams`](crate::calls::cuGraphExecMemsetNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExecMemsetNodeSetParams",
        returned,
        &[(memsetParams.cast(), "memsetParams")],
        || {
            // SAFETY: the caller guarantees this.
            unsafe { walk::cuGraphExecMemsetNodeSetParams(hGraphExec, hNode) }
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphExecHostNodeSetParams`](crate::calls::cuGraphExecHostNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphExecHostNodeSetParams", returned, &[(nodeParams.cast(), "nodeParams")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphExecHostNodeSetParams(hGraphExec, hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphExecChildGraphNodeSetParams`](crate::calls::cuGraphExecChildGraphNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    childGraph: CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphExecChildGraphNodeSetParams", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph) }
    })
}

/// Finds the cause of a refusal of [`cuGraphExecEventRecordNodeSetEvent`](crate::calls::cuGraphExecEventRecordNodeSetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphExecEventRecordNodeSetEvent", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event) }
    })
}

/// Finds the cause of a refusal of [`cuGraphExecEventWaitNodeSetEvent`](crate::calls::cuGraphExecEventWaitNodeSetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphExecEventWaitNodeSetEvent", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event) }
    })
}

/// Finds the cause of a refusal of [`cuGraphExecExternalSemaphoresSignalNodeSetParams`](crate::calls::cuGraphExecExternalSemaphoresSignalNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExecExternalSemaphoresSignalNodeSetParams",
        returned,
        &[(nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

            walk::cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphExecExternalSemaphoresWaitNodeSetParams`](crate::calls::cuGraphExecExternalSemaphoresWaitNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphExecExternalSemaphoresWaitNodeSetParams",
        returned,
        &[(nodeParams.cast(), "nodeParams")],
        || {
            // SAFETY: the caller guarantees this.
            let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

            walk::cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)
        },
    )
}

/// Finds the cause of a refusal of [`cuGraphNodeSetEnabled`](crate::calls::cuGraphNodeSetEnabled).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeSetEnabled", returned, &[], || {
        walk::cuGraphNodeSetEnabled(hGraphExec, hNode)
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeGetEnabled`](crate::calls::cuGraphNodeGetEnabled).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeGetEnabled", returned, &[(isEnabled.cast(), "isEnabled")], || {
        walk::cuGraphNodeGetEnabled(hGraphExec, hNode)
    })
}

/// Finds the cause of a refusal of [`cuGraphUpload`](crate::calls::cuGraphUpload).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphUpload(
    hGraphExec: CUgraphExec,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphUpload", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphUpload(hGraphExec, hStream) }
    })
}

/// Finds the cause of a refusal of [`cuGraphLaunch`](crate::calls::cuGraphLaunch).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphLaunch(
    hGraphExec: CUgraphExec,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphLaunch", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphLaunch(hGraphExec, hStream) }
    })
}

/// Finds the cause of a refusal of [`cuGraphExecDestroy`](crate::calls::cuGraphExecDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecDestroy(hGraphExec: CUgraphExec, returned: CUresult) -> Option<Cause> {
    of_call(c"cuGraphExecDestroy", returned, &[], || walk::cuGraphExecDestroy(hGraphExec))
}

/// Finds the cause of a refusal of [`cuGraphDestroy`](crate::calls::cuGraphDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphDestroy(hGraph: CUgraph, returned: CUresult) -> Option<Cause> {
    of_call(c"cuGraphDestroy", returned, &[], || walk::cuGraphDestroy(hGraph))
}

/// Finds the cause of a refusal of [`cuGraphExecUpdate_v2`](crate::calls::cuGraphExecUpdate_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecUpdate_v2(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    resultInfo: *mut CUgraphExecUpdateResultInfo,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphExecUpdate_v2", returned, &[], || {
        walk::cuGraphExecUpdate_v2(hGraphExec, hGraph)
    })
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeCopyAttributes`](crate::calls::cuGraphKernelNodeCopyAttributes).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode,
    src: CUgraphNode,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphKernelNodeCopyAttributes", returned, &[], || {
        walk::cuGraphKernelNodeCopyAttributes(dst, src)
    })
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeGetAttribute`](crate::calls::cuGraphKernelNodeGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value_out: *mut CUkernelNodeAttrValue,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphKernelNodeGetAttribute", returned, &[(value_out.cast(), "value_out")], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphKernelNodeGetAttribute(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeSetAttribute`](crate::calls::cuGraphKernelNodeSetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphKernelNodeSetAttribute", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphKernelNodeSetAttribute(hNode) }
    })
}

/// Finds the cause of a refusal of [`cuGraphDebugDotPrint`](crate::calls::cuGraphDebugDotPrint).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphDebugDotPrint(
    hGraph: CUgraph,
    path: *const c_char,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphDebugDotPrint", returned, &[(path.cast(), "path")], || {
        walk::cuGraphDebugDotPrint(hGraph)
    })
}

/// Finds the cause of a refusal of [`cuUserObjectCreate`](crate::calls::cuUserObjectCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectCreate(
    object_out: *mut CUuserObject,
    ptr: *mut c_void,
    destroy: CUhostFn,
    initialRefcount: c_uint,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuUserObjectCreate", returned, &[(object_out.cast(), "object_out")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuUserObjectRetain`](crate::calls::cuUserObjectRetain).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectRetain(
    object: CUuserObject,
    count: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuUserObjectRetain", returned, &[], || walk::cuUserObjectRetain(object))
}

/// Finds the cause of a refusal of [`cuUserObjectRelease`](crate::calls::cuUserObjectRelease).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectRelease(
    object: CUuserObject,
    count: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuUserObjectRelease", returned, &[], || walk::cuUserObjectRelease(object))
}

/// Finds the cause of a refusal of [`cuGraphRetainUserObject`](crate::calls::cuGraphRetainUserObject).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphRetainUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphRetainUserObject", returned, &[], || {
        walk::cuGraphRetainUserObject(graph, object)
    })
}

/// Finds the cause of a refusal of [`cuGraphReleaseUserObject`](crate::calls::cuGraphReleaseUserObject).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphReleaseUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphReleaseUserObject", returned, &[], || {
        walk::cuGraphReleaseUserObject(graph, object)
    })
}

/// Finds the cause of a refusal of [`cuGraphAddNode_v2`](crate::calls::cuGraphAddNode_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphAddNode_v2", returned, &[(phGraphNode.cast(), "phGraphNode")], || {
        walk::cuGraphAddNode_v2(hGraph, dependencies)
    })
}

/// Finds the cause of a refusal of [`cuGraphAddNode_v3`](crate::calls::cuGraphAddNode_v3).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphAddNode_v3(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphAddNode_v3", returned, &[(phGraphNode.cast(), "phGraphNode")], || {
        walk::cuGraphAddNode_v3(hGraph, dependencies)
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeSetParams`](crate::calls::cuGraphNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeSetParams", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphNodeSetParams(hNode, nodeParams) }
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeSetParams_v2`](crate::calls::cuGraphNodeSetParams_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeSetParams_v2", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphNodeSetParams_v2(hNode, nodeParams) }
    })
}

/// Finds the cause of a refusal of [`cuGraphNodeGetParams`](crate::calls::cuGraphNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphNodeGetParams", returned, &[(nodeParams.cast(), "nodeParams")], || {
        walk::cuGraphNodeGetParams(hNode)
    })
}

/// Finds the cause of a refusal of [`cuGraphExecNodeSetParams`](crate::calls::cuGraphExecNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuGraphExecNodeSetParams", returned, &[], || {
        // SAFETY: the caller guarantees this.
        unsafe { walk::cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams) }
    })
}

/// Finds the cause of a refusal of [`cuGraphConditionalHandleCreate`](crate::calls::cuGraphConditionalHandleCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphConditionalHandleCreate(
    pHandle_out: *mut CUgraphConditionalHandle,
    hGraph: CUgraph,
    ctx: CUcontext,
    defaultLaunchValue: c_uint,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuGraphConditionalHandleCreate",
        returned,
        &[(pHandle_out.cast(), "pHandle_out")],
        || walk::cuGraphConditionalHandleCreate(hGraph),
    )
}
#[doc(no_inline)]
pub use self::{
    cuGraphAddDependencies_v2 as cuGraphAddDependencies,
    cuGraphAddKernelNode_v2 as cuGraphAddKernelNode, cuGraphAddNode_v2 as cuGraphAddNode,
    cuGraphExecKernelNodeSetParams_v2 as cuGraphExecKernelNodeSetParams,
    cuGraphExecUpdate_v2 as cuGraphExecUpdate, cuGraphGetEdges_v2 as cuGraphGetEdges,
    cuGraphInstantiateWithFlags as cuGraphInstantiate,
    cuGraphKernelNodeGetParams_v2 as cuGraphKernelNodeGetParams,
    cuGraphKernelNodeSetParams_v2 as cuGraphKernelNodeSetParams,
    cuGraphNodeGetDependencies_v2 as cuGraphNodeGetDependencies,
    cuGraphNodeGetDependentNodes_v2 as cuGraphNodeGetDependentNodes,
    cuGraphRemoveDependencies_v2 as cuGraphRemoveDependencies,
};
