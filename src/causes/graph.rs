// Created by `cargo xtask emit` from cuda.h, ledger/graph.toml, src/rules/graph.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, src/rules/parts/memop.rs, src/rules/parts/name.rs and cuda-sys/build/generate/reference/graph.txt. Do not edit.

use super::Counted;
use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::graph as refused;
use crate::rule::elements;
use crate::rule::target;
use crate::rule::text;
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
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphCreate(
    phGraph: *mut CUgraph,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuGraphCreate", returned, &[(&Pointer(phGraph.addr()), "phGraph")]) }
}

/// Finds the cause of a refusal of [`cuGraphAddKernelNode`](crate::calls::cuGraphAddKernelNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddKernelNode_v2(hGraph, dependencies, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddKernelNode_v2",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Pointer(nodeParams.addr()), "nodeParams"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeGetParams`](crate::calls::cuGraphKernelNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphKernelNodeGetParams")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeGetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphKernelNodeGetParams_v2(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphKernelNodeGetParams_v2",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeSetParams`](crate::calls::cuGraphKernelNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphKernelNodeSetParams_v2(hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphKernelNodeSetParams_v2",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddMemcpyNode`](crate::calls::cuGraphAddMemcpyNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };
        // SAFETY: the caller guarantees this.
        let Some(copyParams) = (unsafe { target(copyParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddMemcpyNode(hGraph, dependencies, copyParams, ctx) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddMemcpyNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Pointer(copyParams.addr()), "copyParams"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphMemcpyNodeGetParams`](crate::calls::cuGraphMemcpyNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemcpyNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_MEMCPY3D,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphMemcpyNodeGetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphMemcpyNodeGetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphMemcpyNodeSetParams`](crate::calls::cuGraphMemcpyNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphMemcpyNodeSetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphMemcpyNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddMemsetNode`](crate::calls::cuGraphAddMemsetNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddMemsetNode(hGraph, dependencies, ctx) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddMemsetNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Pointer(memsetParams.addr()), "memsetParams"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphMemsetNodeGetParams`](crate::calls::cuGraphMemsetNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemsetNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_MEMSET_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphMemsetNodeGetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphMemsetNodeGetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphMemsetNodeSetParams`](crate::calls::cuGraphMemsetNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphMemsetNodeSetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphMemsetNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddHostNode`](crate::calls::cuGraphAddHostNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddHostNode(hGraph, dependencies, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddHostNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Pointer(nodeParams.addr()), "nodeParams"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphHostNodeGetParams`](crate::calls::cuGraphHostNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphHostNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_HOST_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphHostNodeGetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphHostNodeGetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphHostNodeSetParams`](crate::calls::cuGraphHostNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphHostNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphHostNodeSetParams(hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphHostNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddChildGraphNode`](crate::calls::cuGraphAddChildGraphNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddChildGraphNode(hGraph, dependencies, childGraph) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddChildGraphNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphChildGraphNodeGetGraph`](crate::calls::cuGraphChildGraphNodeGetGraph).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphChildGraphNodeGetGraph(
    hNode: CUgraphNode,
    phGraph: *mut CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphChildGraphNodeGetGraph(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphChildGraphNodeGetGraph",
            returned,
            &[(&Pointer(phGraph.addr()), "phGraph")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddEmptyNode`](crate::calls::cuGraphAddEmptyNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddEmptyNode(hGraph, dependencies) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddEmptyNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddEventRecordNode`](crate::calls::cuGraphAddEventRecordNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddEventRecordNode(hGraph, dependencies, event) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddEventRecordNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphEventRecordNodeGetEvent`](crate::calls::cuGraphEventRecordNodeGetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphEventRecordNodeGetEvent(
    hNode: CUgraphNode,
    event_out: *mut CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphEventRecordNodeGetEvent(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphEventRecordNodeGetEvent",
            returned,
            &[(&Pointer(event_out.addr()), "event_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphEventRecordNodeSetEvent`](crate::calls::cuGraphEventRecordNodeSetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphEventRecordNodeSetEvent(hNode, event) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphEventRecordNodeSetEvent", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphAddEventWaitNode`](crate::calls::cuGraphAddEventWaitNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddEventWaitNode(hGraph, dependencies, event) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddEventWaitNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphEventWaitNodeGetEvent`](crate::calls::cuGraphEventWaitNodeGetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphEventWaitNodeGetEvent(
    hNode: CUgraphNode,
    event_out: *mut CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphEventWaitNodeGetEvent(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphEventWaitNodeGetEvent",
            returned,
            &[(&Pointer(event_out.addr()), "event_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphEventWaitNodeSetEvent`](crate::calls::cuGraphEventWaitNodeSetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphEventWaitNodeSetEvent(hNode, event) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphEventWaitNodeSetEvent", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphAddExternalSemaphoresSignalNode`](crate::calls::cuGraphAddExternalSemaphoresSignalNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddExternalSemaphoresSignalNode(hGraph, dependencies, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddExternalSemaphoresSignalNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Pointer(nodeParams.addr()), "nodeParams"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExternalSemaphoresSignalNodeGetParams`](crate::calls::cuGraphExternalSemaphoresSignalNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExternalSemaphoresSignalNodeGetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExternalSemaphoresSignalNodeGetParams",
            returned,
            &[(&Pointer(params_out.addr()), "params_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExternalSemaphoresSignalNodeSetParams`](crate::calls::cuGraphExternalSemaphoresSignalNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExternalSemaphoresSignalNodeSetParams(hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExternalSemaphoresSignalNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddExternalSemaphoresWaitNode`](crate::calls::cuGraphAddExternalSemaphoresWaitNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddExternalSemaphoresWaitNode(hGraph, dependencies, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddExternalSemaphoresWaitNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Pointer(nodeParams.addr()), "nodeParams"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExternalSemaphoresWaitNodeGetParams`](crate::calls::cuGraphExternalSemaphoresWaitNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExternalSemaphoresWaitNodeGetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExternalSemaphoresWaitNodeGetParams",
            returned,
            &[(&Pointer(params_out.addr()), "params_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExternalSemaphoresWaitNodeSetParams`](crate::calls::cuGraphExternalSemaphoresWaitNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExternalSemaphoresWaitNodeSetParams(hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExternalSemaphoresWaitNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddBatchMemOpNode`](crate::calls::cuGraphAddBatchMemOpNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddBatchMemOpNode(hGraph, dependencies, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddBatchMemOpNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Pointer(nodeParams.addr()), "nodeParams"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphBatchMemOpNodeGetParams`](crate::calls::cuGraphBatchMemOpNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode,
    nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphBatchMemOpNodeGetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphBatchMemOpNodeGetParams",
            returned,
            &[(&Pointer(nodeParams_out.addr()), "nodeParams_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphBatchMemOpNodeSetParams`](crate::calls::cuGraphBatchMemOpNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphBatchMemOpNodeSetParams(hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphBatchMemOpNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecBatchMemOpNodeSetParams`](crate::calls::cuGraphExecBatchMemOpNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExecBatchMemOpNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddMemAllocNode`](crate::calls::cuGraphAddMemAllocNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddMemAllocNode(hGraph, dependencies) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddMemAllocNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphMemAllocNodeGetParams`](crate::calls::cuGraphMemAllocNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphMemAllocNodeGetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphMemAllocNodeGetParams",
            returned,
            &[(&Pointer(params_out.addr()), "params_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddMemFreeNode`](crate::calls::cuGraphAddMemFreeNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let dependencies = unsafe { elements(dependencies, numDependencies) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddMemFreeNode(hGraph, dependencies, dptr) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddMemFreeNode",
            returned,
            &[
                (&Pointer(phGraphNode.addr()), "phGraphNode"),
                (&Counted(dependencies.addr(), numDependencies), "dependencies"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphMemFreeNodeGetParams`](crate::calls::cuGraphMemFreeNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphMemFreeNodeGetParams(
    hNode: CUgraphNode,
    dptr_out: *mut CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphMemFreeNodeGetParams(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphMemFreeNodeGetParams",
            returned,
            &[(&Pointer(dptr_out.addr()), "dptr_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGraphMemTrim`](crate::calls::cuDeviceGraphMemTrim).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGraphMemTrim(device: CUdevice, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDeviceGraphMemTrim", returned, &[(&device, "device")]) }
}

/// Finds the cause of a refusal of [`cuDeviceGetGraphMemAttribute`](crate::calls::cuDeviceGetGraphMemAttribute).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDeviceGetGraphMemAttribute", returned, &[(&device, "device")]) }
}

/// Finds the cause of a refusal of [`cuDeviceSetGraphMemAttribute`](crate::calls::cuDeviceSetGraphMemAttribute).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDeviceSetGraphMemAttribute", returned, &[(&device, "device")]) }
}

/// Finds the cause of a refusal of [`cuGraphClone`](crate::calls::cuGraphClone).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphClone(
    phGraphClone: *mut CUgraph,
    originalGraph: CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphClone(originalGraph) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphClone",
            returned,
            &[(&Pointer(phGraphClone.addr()), "phGraphClone")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphNodeFindInClone`](crate::calls::cuGraphNodeFindInClone).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeFindInClone(
    phNode: *mut CUgraphNode,
    hOriginalNode: CUgraphNode,
    hClonedGraph: CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphNodeFindInClone",
            returned,
            &[
                (&Pointer(phNode.addr()), "phNode"),
                (&hOriginalNode, "hOriginalNode"),
                (&hClonedGraph, "hClonedGraph"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphNodeGetType`](crate::calls::cuGraphNodeGetType).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetType(
    hNode: CUgraphNode,
    type_: *mut CUgraphNodeType,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphNodeGetType",
            returned,
            &[(&Pointer(type_.addr()), "type"), (&hNode, "hNode")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphNodeGetContainingGraph`](crate::calls::cuGraphNodeGetContainingGraph).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetContainingGraph(
    hNode: CUgraphNode,
    phGraph: *mut CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphNodeGetContainingGraph",
            returned,
            &[(&Pointer(phGraph.addr()), "phGraph"), (&hNode, "hNode")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphNodeGetLocalId`](crate::calls::cuGraphNodeGetLocalId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetLocalId(
    hNode: CUgraphNode,
    nodeId: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphNodeGetLocalId",
            returned,
            &[(&Pointer(nodeId.addr()), "nodeId"), (&hNode, "hNode")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphNodeGetToolsId`](crate::calls::cuGraphNodeGetToolsId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetToolsId(
    hNode: CUgraphNode,
    toolsNodeId: *mut c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphNodeGetToolsId",
            returned,
            &[(&Pointer(toolsNodeId.addr()), "toolsNodeId"), (&hNode, "hNode")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphGetId`](crate::calls::cuGraphGetId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphGetId(
    hGraph: CUgraph,
    graphId: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphGetId",
            returned,
            &[(&Pointer(graphId.addr()), "graphId"), (&hGraph, "hGraph")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecGetId`](crate::calls::cuGraphExecGetId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecGetId(
    hGraphExec: CUgraphExec,
    graphId: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphExecGetId",
            returned,
            &[(&Pointer(graphId.addr()), "graphId"), (&hGraphExec, "hGraphExec")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphGetNodes`](crate::calls::cuGraphGetNodes).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphGetNodes(
    hGraph: CUgraph,
    nodes: *mut CUgraphNode,
    numNodes: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuGraphGetNodes", returned, &[(&hGraph, "hGraph")]) }
}

/// Finds the cause of a refusal of [`cuGraphGetRootNodes`](crate::calls::cuGraphGetRootNodes).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphGetRootNodes(
    hGraph: CUgraph,
    rootNodes: *mut CUgraphNode,
    numRootNodes: *mut usize,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuGraphGetRootNodes", returned, &[(&hGraph, "hGraph")]) }
}

/// Finds the cause of a refusal of [`cuGraphGetEdges`](crate::calls::cuGraphGetEdges).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuGraphGetEdges_v2(hGraph, edgeData);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphGetEdges_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphNodeGetDependencies`](crate::calls::cuGraphNodeGetDependencies).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuGraphNodeGetDependencies_v2(hNode, edgeData);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphNodeGetDependencies_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphNodeGetDependentNodes`](crate::calls::cuGraphNodeGetDependentNodes).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuGraphNodeGetDependentNodes_v2(hNode, edgeData);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphNodeGetDependentNodes_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphAddDependencies`](crate::calls::cuGraphAddDependencies).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphAddDependencies_v2(hGraph, from, to, edgeData, numDependencies) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphAddDependencies_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphRemoveDependencies`](crate::calls::cuGraphRemoveDependencies).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe {
            refused::cuGraphRemoveDependencies_v2(hGraph, from, to, edgeData, numDependencies)
        }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphRemoveDependencies_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphDestroyNode`](crate::calls::cuGraphDestroyNode).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphDestroyNode(hNode: CUgraphNode, returned: CUresult) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphDestroyNode(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphDestroyNode", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphInstantiate`](crate::calls::cuGraphInstantiate).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphInstantiateWithFlags(hGraph) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphInstantiateWithFlags",
            returned,
            &[(&Pointer(phGraphExec.addr()), "phGraphExec")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphInstantiateWithParams`](crate::calls::cuGraphInstantiateWithParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphInstantiateWithParams(hGraph, instantiateParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphInstantiateWithParams",
            returned,
            &[(&Pointer(phGraphExec.addr()), "phGraphExec")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecGetFlags`](crate::calls::cuGraphExecGetFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecGetFlags(
    hGraphExec: CUgraphExec,
    flags: *mut cuuint64_t,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphExecGetFlags",
            returned,
            &[(&Pointer(flags.addr()), "flags"), (&hGraphExec, "hGraphExec")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecKernelNodeSetParams`](crate::calls::cuGraphExecKernelNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExecKernelNodeSetParams_v2(hGraphExec, hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExecKernelNodeSetParams_v2",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecMemcpyNodeSetParams`](crate::calls::cuGraphExecMemcpyNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, ctx) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExecMemcpyNodeSetParams",
            returned,
            &[(&Pointer(copyParams.addr()), "copyParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecMemsetNodeSetParams`](crate::calls::cuGraphExecMemsetNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, ctx) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExecMemsetNodeSetParams",
            returned,
            &[(&Pointer(memsetParams.addr()), "memsetParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecHostNodeSetParams`](crate::calls::cuGraphExecHostNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExecHostNodeSetParams(hGraphExec, hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExecHostNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecChildGraphNodeSetParams`](crate::calls::cuGraphExecChildGraphNodeSetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    childGraph: CUgraph,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExecChildGraphNodeSetParams(hGraphExec, hNode, childGraph) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphExecChildGraphNodeSetParams", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphExecEventRecordNodeSetEvent`](crate::calls::cuGraphExecEventRecordNodeSetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExecEventRecordNodeSetEvent(hGraphExec, hNode, event) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphExecEventRecordNodeSetEvent", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphExecEventWaitNodeSetEvent`](crate::calls::cuGraphExecEventWaitNodeSetEvent).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExecEventWaitNodeSetEvent(hGraphExec, hNode, event) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphExecEventWaitNodeSetEvent", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphExecExternalSemaphoresSignalNodeSetParams`](crate::calls::cuGraphExecExternalSemaphoresSignalNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe {
            refused::cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec, hNode, nodeParams)
        }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExecExternalSemaphoresSignalNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecExternalSemaphoresWaitNodeSetParams`](crate::calls::cuGraphExecExternalSemaphoresWaitNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe {
            refused::cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec, hNode, nodeParams)
        }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphExecExternalSemaphoresWaitNodeSetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphNodeSetEnabled`](crate::calls::cuGraphNodeSetEnabled).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphNodeSetEnabled(hGraphExec, hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphNodeSetEnabled", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphNodeGetEnabled`](crate::calls::cuGraphNodeGetEnabled).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: *mut c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphNodeGetEnabled(hGraphExec, hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphNodeGetEnabled",
            returned,
            &[(&Pointer(isEnabled.addr()), "isEnabled")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphUpload`](crate::calls::cuGraphUpload).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphUpload(
    hGraphExec: CUgraphExec,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphUpload(hGraphExec, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphUpload", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphLaunch`](crate::calls::cuGraphLaunch).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphLaunch(
    hGraphExec: CUgraphExec,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphLaunch(hGraphExec, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphLaunch", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphExecDestroy`](crate::calls::cuGraphExecDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecDestroy(hGraphExec: CUgraphExec, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuGraphExecDestroy", returned, &[(&hGraphExec, "hGraphExec")]) }
}

/// Finds the cause of a refusal of [`cuGraphDestroy`](crate::calls::cuGraphDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphDestroy(hGraph: CUgraph, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuGraphDestroy", returned, &[(&hGraph, "hGraph")]) }
}

/// Finds the cause of a refusal of [`cuGraphExecUpdate`](crate::calls::cuGraphExecUpdate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGraphExecUpdate")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphExecUpdate_v2(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    resultInfo: *mut CUgraphExecUpdateResultInfo,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphExecUpdate_v2",
            returned,
            &[(&hGraphExec, "hGraphExec"), (&hGraph, "hGraph")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeCopyAttributes`](crate::calls::cuGraphKernelNodeCopyAttributes).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode,
    src: CUgraphNode,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphKernelNodeCopyAttributes(dst, src) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphKernelNodeCopyAttributes", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeGetAttribute`](crate::calls::cuGraphKernelNodeGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value_out: *mut CUkernelNodeAttrValue,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphKernelNodeGetAttribute(hNode) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphKernelNodeGetAttribute",
            returned,
            &[(&Pointer(value_out.addr()), "value_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphKernelNodeSetAttribute`](crate::calls::cuGraphKernelNodeSetAttribute).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphKernelNodeSetAttribute(hNode, attr, value) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphKernelNodeSetAttribute", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphDebugDotPrint`](crate::calls::cuGraphDebugDotPrint).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphDebugDotPrint(
    hGraph: CUgraph,
    path: *const c_char,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(path) = (unsafe { text(path) }) else { return Ok(()) };

        refused::cuGraphDebugDotPrint(hGraph, path)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuGraphDebugDotPrint", returned, &[(&Pointer(path.addr()), "path")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuUserObjectCreate`](crate::calls::cuUserObjectCreate).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuUserObjectCreate(initialRefcount);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuUserObjectCreate",
            returned,
            &[(&Pointer(object_out.addr()), "object_out")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuUserObjectRetain`](crate::calls::cuUserObjectRetain).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectRetain(
    object: CUuserObject,
    count: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuUserObjectRetain", returned, &[(&object, "object")]) }
}

/// Finds the cause of a refusal of [`cuUserObjectRelease`](crate::calls::cuUserObjectRelease).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuUserObjectRelease(
    object: CUuserObject,
    count: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuUserObjectRelease", returned, &[(&object, "object")]) }
}

/// Finds the cause of a refusal of [`cuGraphRetainUserObject`](crate::calls::cuGraphRetainUserObject).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphRetainUserObject",
            returned,
            &[(&graph, "graph"), (&object, "object")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphReleaseUserObject`](crate::calls::cuGraphReleaseUserObject).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphReleaseUserObject",
            returned,
            &[(&graph, "graph"), (&object, "object")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddNode`](crate::calls::cuGraphAddNode).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe {
            refused::cuGraphAddNode_v2(
                hGraph,
                dependencies,
                dependencyData,
                numDependencies,
                nodeParams,
            )
        }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddNode_v2",
            returned,
            &[(&Pointer(phGraphNode.addr()), "phGraphNode")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphAddNode_v3`](crate::calls::cuGraphAddNode_v3).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe {
            refused::cuGraphAddNode_v3(
                hGraph,
                dependencies,
                dependencyData,
                numDependencies,
                nodeParams,
            )
        }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuGraphAddNode_v3",
            returned,
            &[(&Pointer(phGraphNode.addr()), "phGraphNode")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphNodeSetParams`](crate::calls::cuGraphNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphNodeSetParams(hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphNodeSetParams", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphNodeSetParams_v2`](crate::calls::cuGraphNodeSetParams_v2).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphNodeSetParams_v2(hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphNodeSetParams_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphNodeGetParams`](crate::calls::cuGraphNodeGetParams).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGraphNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphNodeGetParams",
            returned,
            &[(&Pointer(nodeParams.addr()), "nodeParams"), (&hNode, "hNode")],
        )
    }
}

/// Finds the cause of a refusal of [`cuGraphExecNodeSetParams`](crate::calls::cuGraphExecNodeSetParams).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuGraphExecNodeSetParams(hGraphExec, hNode, nodeParams) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuGraphExecNodeSetParams", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuGraphConditionalHandleCreate`](crate::calls::cuGraphConditionalHandleCreate).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGraphConditionalHandleCreate",
            returned,
            &[(&Pointer(pHandle_out.addr()), "pHandle_out"), (&hGraph, "hGraph")],
        )
    }
}
#[doc(hidden)]
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
