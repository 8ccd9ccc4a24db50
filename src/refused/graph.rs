// Created by `cargo xtask emit` from cuda.h, ledger/graph.toml, src/rules/graph.rs, src/rules/parts/handle.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/graph.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuGraphAddKernelNode_v2(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        crate::refused::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeGetParams_v2(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemcpyNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    copyParams: &CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::own_context(Handle(ctx.addr()))?;
        }
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::pitches(
                copyParams.srcPitch,
                copyParams.dstPitch,
                copyParams.srcMemoryType,
                copyParams.dstMemoryType,
            )
            .inside("copyParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::memcpy_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::memcpy_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemsetNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    ctx: CUcontext,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::own_context(Handle(ctx.addr()))?;
        }
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::memset_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphMemsetNodeSetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::memset_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddHostNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_HOST_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        crate::refused::CUDA_HOST_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphHostNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::host_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphHostNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_HOST_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::host_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_HOST_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddChildGraphNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    childGraph: CUgraph,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::handle::child(Live::new(childGraph))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        crate::rules::parts::handle::handle(Handle(childGraph.addr())).at("childGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::child_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddEmptyNode(hGraph: CUgraph, dependencies: &[CUgraphNode]) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddEventRecordNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    event: CUevent,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(event.addr())).at("event")?;
        }
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::event_record_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::event_record_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(event.addr())).at("event")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddEventWaitNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    event: CUevent,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(event.addr())).at("event")?;
        }
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::event_wait_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::event_wait_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(event.addr())).at("event")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        crate::refused::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::signal_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::signal_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        crate::refused::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::wait_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::wait_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddBatchMemOpNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        crate::refused::CUDA_BATCH_MEM_OP_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::batch_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::batch_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_BATCH_MEM_OP_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::batch_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_BATCH_MEM_OP_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemAllocNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::allocation_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemFreeNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    dptr: CUdeviceptr,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::freed_by_node(Live::new(hGraph), dptr)?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::free_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphClone(originalGraph: CUgraph) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::handle::cloned(Live::new(originalGraph))?;
        }
        crate::rules::parts::handle::handle(Handle(originalGraph.addr())).at("originalGraph")
    }
}

#[inline]
pub(crate) fn cuGraphGetEdges_v2(hGraph: CUgraph, edgeData: *mut CUgraphEdgeData) -> Verdict {
    crate::rules::graph::lossless(Handle(edgeData.addr()))?;
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")
}

#[inline]
pub(crate) fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Verdict {
    crate::rules::graph::lossless(Handle(edgeData.addr()))?;
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
}

#[inline]
pub(crate) fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Verdict {
    crate::rules::graph::lossless(Handle(edgeData.addr()))?;
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
}

#[inline]
pub(crate) unsafe fn cuGraphAddDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::ends(
                Live::new(hGraph),
                elements(from, numDependencies),
                elements(to, numDependencies),
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::edges(
                Live::new(hGraph),
                elements(from, numDependencies),
                elements(to, numDependencies),
                elements(edgeData, numDependencies),
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::new_edge(
                Live::new(hGraph),
                elements(from, numDependencies),
                elements(to, numDependencies),
            )?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in elements(from, numDependencies).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr())).at("from[i]").element(i)?;
        }
        for (i, element) in elements(to, numDependencies).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr())).at("to[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphRemoveDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::ends(
                Live::new(hGraph),
                elements(from, numDependencies),
                elements(to, numDependencies),
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::edges(
                Live::new(hGraph),
                elements(from, numDependencies),
                elements(to, numDependencies),
                elements(edgeData, numDependencies),
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::old_edge(
                Live::new(hGraph),
                elements(from, numDependencies),
                elements(to, numDependencies),
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::handle::changed(Live::new(hGraph))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in elements(from, numDependencies).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr())).at("from[i]").element(i)?;
        }
        for (i, element) in elements(to, numDependencies).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr())).at("to[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphDestroyNode(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::parts::handle::destroyed_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphInstantiateWithFlags(hGraph: CUgraph) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::acyclic(Live::new(hGraph))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::graph::instantiated(Live::new(hGraph))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphInstantiateWithParams(
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::acyclic(Live::new(hGraph))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED]) {
            crate::rules::graph::instantiated(Live::new(hGraph))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        if let Some(it) = target(instantiateParams) {
            crate::refused::CUDA_GRAPH_INSTANTIATE_PARAMS(it).at("instantiateParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecKernelNodeSetParams_v2(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    ctx: CUcontext,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::memcpy_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::own_context(Handle(ctx.addr()))?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    ctx: CUcontext,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::memset_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::own_context(Handle(ctx.addr()))?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_HOST_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::host_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_HOST_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    childGraph: CUgraph,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::child_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(childGraph.addr())).at("childGraph")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::event_record_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(event.addr())).at("event")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::event_wait_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(event.addr())).at("event")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::signal_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::wait_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::refused::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::enabled(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::enabled(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode,
    src: CUgraphNode,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::kernel_nodes(Live::new(dst), Live::new(src))?;
        }
        crate::rules::parts::handle::handle(Handle(dst.addr())).at("dst")?;
        crate::rules::parts::handle::handle(Handle(src.addr())).at("src")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeGetAttribute(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::cluster_of_node(attr)?;
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        if let Some(it) = target(value) {
            crate::refused::CUlaunchAttributeValue(attr, it).at("value").tagged("attr", attr)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuGraphDebugDotPrint(hGraph: CUgraph, path: &CStr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OPERATING_SYSTEM]) {
        crate::rules::parts::name::folder(path)?;
    }
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")
}

#[inline]
pub(crate) fn cuUserObjectCreate(initialRefcount: c_uint) -> Verdict {
    crate::rules::parts::handle::references(initialRefcount)
}

#[inline]
pub(crate) unsafe fn cuGraphAddNode_v2(
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(
                Live::new(hGraph),
                elements(dependencies, numDependencies),
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::edges_to_new(
                Live::new(hGraph),
                elements(dependencies, numDependencies),
                elements(dependencyData, numDependencies),
            )?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in elements(dependencies, numDependencies).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        if let Some(it) = target(nodeParams) {
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE)
                && refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE])
            {
                crate::rules::graph::freed_by_new_node(it.free.dptr)
                    .inside("nodeParams.free")
                    .tagged("nodeParams.type", it.type_)?;
            }

            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH)
                && refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED])
            {
                crate::rules::parts::handle::child_of_node(
                    Live::new(it.graph.graph),
                    it.graph.ownership,
                )
                .inside("nodeParams.graph")
                .tagged("nodeParams.type", it.type_)?;
            }

            crate::refused::CUgraphNodeParams(it).at("nodeParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddNode_v3(
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::own_nodes(
                Live::new(hGraph),
                elements(dependencies, numDependencies),
            )?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
            crate::rules::graph::edges_to_new(
                Live::new(hGraph),
                elements(dependencies, numDependencies),
                elements(dependencyData, numDependencies),
            )?;
        }
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in elements(dependencies, numDependencies).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        if let Some(it) = target(nodeParams) {
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE)
                && refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE])
            {
                crate::rules::graph::freed_by_new_node(it.free.dptr)
                    .inside("nodeParams.free")
                    .tagged("nodeParams.type", it.type_)?;
            }

            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH)
                && refused_with(&[CUresult::CUDA_ERROR_NOT_SUPPORTED])
            {
                crate::rules::parts::handle::child_of_node(
                    Live::new(it.graph.graph),
                    it.graph.ownership,
                )
                .inside("nodeParams.graph")
                .tagged("nodeParams.type", it.type_)?;
            }

            crate::refused::CUgraphNodeParams(it).at("nodeParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(nodeParams) = target(nodeParams) {
            if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
                crate::rules::parts::handle::same_type(Live::new(hNode), nodeParams)?;
            }
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        if let Some(it) = target(nodeParams) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::refused::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    crate::refused::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                        .at("nodeParams.host")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    crate::refused::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                    crate::refused::CUDA_EVENT_WAIT_NODE_PARAMS(&it.anonymous.eventWait)
                        .at("nodeParams.eventWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    crate::refused::CUDA_EVENT_RECORD_NODE_PARAMS(&it.anonymous.eventRecord)
                        .at("nodeParams.eventRecord")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    crate::refused::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&it.anonymous.extSemSignal)
                        .at("nodeParams.extSemSignal")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    crate::refused::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&it.anonymous.extSemWait)
                        .at("nodeParams.extSemWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    crate::refused::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                        .at("nodeParams.memOp")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(nodeParams) = target(nodeParams) {
            if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
                crate::rules::parts::handle::same_type(Live::new(hNode), nodeParams)?;
            }
        }
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        if let Some(it) = target(nodeParams) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::refused::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    crate::refused::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                        .at("nodeParams.host")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    crate::refused::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                    crate::refused::CUDA_EVENT_WAIT_NODE_PARAMS(&it.anonymous.eventWait)
                        .at("nodeParams.eventWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    crate::refused::CUDA_EVENT_RECORD_NODE_PARAMS(&it.anonymous.eventRecord)
                        .at("nodeParams.eventRecord")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    crate::refused::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&it.anonymous.extSemSignal)
                        .at("nodeParams.extSemSignal")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    crate::refused::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&it.anonymous.extSemWait)
                        .at("nodeParams.extSemWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    crate::refused::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                        .at("nodeParams.memOp")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(nodeParams) = target(nodeParams) {
            if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
                crate::rules::parts::handle::same_type(Live::new(hNode), nodeParams)?;
            }
        }
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        if let Some(it) = target(nodeParams) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::refused::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    crate::refused::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                        .at("nodeParams.host")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    crate::refused::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                    crate::refused::CUDA_EVENT_WAIT_NODE_PARAMS(&it.anonymous.eventWait)
                        .at("nodeParams.eventWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    crate::refused::CUDA_EVENT_RECORD_NODE_PARAMS(&it.anonymous.eventRecord)
                        .at("nodeParams.eventRecord")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    crate::refused::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&it.anonymous.extSemSignal)
                        .at("nodeParams.extSemSignal")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    crate::refused::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&it.anonymous.extSemWait)
                        .at("nodeParams.extSemWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    crate::refused::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                        .at("nodeParams.memOp")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}
