// Created by `cargo xtask emit` from cuda.h, ledger/graph.toml, src/rules/graph.rs, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/graph.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

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
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        crate::walk::after::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeGetParams_v2(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::walk::after::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemcpyNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphMemcpyNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::memcpy_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphMemcpyNodeSetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::memcpy_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemsetNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphMemsetNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::memset_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphMemsetNodeSetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::memset_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddHostNode(hGraph: CUgraph, dependencies: &[CUgraphNode]) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphHostNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::host_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphHostNodeSetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::host_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddChildGraphNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    childGraph: CUgraph,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        crate::rules::parts::handle::handle(Handle(childGraph.addr())).at("childGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::child_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddEmptyNode(hGraph: CUgraph, dependencies: &[CUgraphNode]) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddEventRecordNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    event: CUevent,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::event_record_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::event_record_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddEventWaitNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    event: CUevent,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::event_wait_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode, event: CUevent) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::event_wait_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        crate::walk::after::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams).at("nodeParams")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    crate::walk::after::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams).at("nodeParams")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
        crate::walk::after::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams).at("nodeParams")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    crate::walk::after::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams).at("nodeParams")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddBatchMemOpNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemAllocNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::allocation_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemFreeNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::own_nodes(Live::new(hGraph), dependencies)?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        for (i, element) in dependencies.iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("dependencies[i]")
                .element(i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphMemFreeNodeGetParams(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::free_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGraphMemTrim(device: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(device).at("device")?;
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGetGraphMemAttribute(device: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(device).at("device")?;
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceSetGraphMemAttribute(device: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(device).at("device")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphClone(originalGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(originalGraph.addr())).at("originalGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeFindInClone(hOriginalNode: CUgraphNode, hClonedGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hOriginalNode.addr())).at("hOriginalNode")?;
    crate::rules::parts::handle::handle(Handle(hClonedGraph.addr())).at("hClonedGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetType(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetLocalId(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetToolsId(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphGetId(hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExecGetId(hGraphExec: CUgraphExec) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphGetNodes(hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphGetRootNodes(hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphGetEdges_v2(hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetDependencies_v2(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetDependentNodes_v2(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    numDependencies: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::ends(
            Live::new(hGraph),
            elements(from, numDependencies),
            elements(to, numDependencies),
        )?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        crate::rules::parts::handle::handle(Handle(from.addr())).at("from")?;
        crate::rules::parts::handle::handle(Handle(to.addr())).at("to")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphRemoveDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    numDependencies: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::ends(
            Live::new(hGraph),
            elements(from, numDependencies),
            elements(to, numDependencies),
        )?;
        crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
        crate::rules::parts::handle::handle(Handle(from.addr())).at("from")?;
        crate::rules::parts::handle::handle(Handle(to.addr())).at("to")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphDestroyNode(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphInstantiateWithFlags(hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphInstantiateWithParams(hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExecGetFlags(hGraphExec: CUgraphExec) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphExecKernelNodeSetParams_v2(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::walk::after::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::memcpy_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::memset_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::host_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    childGraph: CUgraph,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::child_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(childGraph.addr())).at("childGraph")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::event_record_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::event_wait_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        crate::rules::parts::handle::handle(Handle(event.addr())).at("event")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    crate::walk::after::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams).at("nodeParams")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    crate::walk::after::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams).at("nodeParams")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeSetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetEnabled(hGraphExec: CUgraphExec, hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::stream(Live::new(hStream))?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::stream(Live::new(hStream))?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphDestroy(hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExecUpdate_v2(hGraphExec: CUgraphExec, hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphKernelNodeCopyAttributes(dst: CUgraphNode, src: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(dst.addr())).at("dst")?;
    crate::rules::parts::handle::handle(Handle(src.addr())).at("src")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeGetAttribute(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeSetAttribute(hNode: CUgraphNode) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::kernel_node(Live::new(hNode))?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphDebugDotPrint(hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}

#[inline]
pub(crate) fn cuUserObjectRetain(object: CUuserObject) -> Verdict {
    crate::rules::parts::handle::handle(Handle(object.addr())).at("object")?;
    Ok(())
}

#[inline]
pub(crate) fn cuUserObjectRelease(object: CUuserObject) -> Verdict {
    crate::rules::parts::handle::handle(Handle(object.addr())).at("object")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphRetainUserObject(graph: CUgraph, object: CUuserObject) -> Verdict {
    crate::rules::parts::handle::handle(Handle(graph.addr())).at("graph")?;
    crate::rules::parts::handle::handle(Handle(object.addr())).at("object")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphReleaseUserObject(graph: CUgraph, object: CUuserObject) -> Verdict {
    crate::rules::parts::handle::handle(Handle(graph.addr())).at("graph")?;
    crate::rules::parts::handle::handle(Handle(object.addr())).at("object")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphAddNode_v2(hGraph: CUgraph, dependencies: *const CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    crate::rules::parts::handle::handle(Handle(dependencies.addr())).at("dependencies")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphAddNode_v3(hGraph: CUgraph, dependencies: *const CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    crate::rules::parts::handle::handle(Handle(dependencies.addr())).at("dependencies")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        if let Some(it) = target(nodeParams) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::walk::after::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    crate::walk::after::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                    crate::walk::after::CUDA_EVENT_WAIT_NODE_PARAMS(&it.anonymous.eventWait)
                        .at("nodeParams.eventWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    crate::walk::after::CUDA_EVENT_RECORD_NODE_PARAMS(&it.anonymous.eventRecord)
                        .at("nodeParams.eventRecord")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    crate::walk::after::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
                        &it.anonymous.extSemSignal,
                    )
                    .at("nodeParams.extSemSignal")
                    .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    crate::walk::after::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&it.anonymous.extSemWait)
                        .at("nodeParams.extSemWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                    crate::walk::after::CUDA_CONDITIONAL_NODE_PARAMS(&it.anonymous.conditional)
                        .at("nodeParams.conditional")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        if let Some(it) = target(nodeParams) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::walk::after::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    crate::walk::after::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                    crate::walk::after::CUDA_EVENT_WAIT_NODE_PARAMS(&it.anonymous.eventWait)
                        .at("nodeParams.eventWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    crate::walk::after::CUDA_EVENT_RECORD_NODE_PARAMS(&it.anonymous.eventRecord)
                        .at("nodeParams.eventRecord")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    crate::walk::after::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
                        &it.anonymous.extSemSignal,
                    )
                    .at("nodeParams.extSemSignal")
                    .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    crate::walk::after::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&it.anonymous.extSemWait)
                        .at("nodeParams.extSemWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                    crate::walk::after::CUDA_CONDITIONAL_NODE_PARAMS(&it.anonymous.conditional)
                        .at("nodeParams.conditional")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetParams(hNode: CUgraphNode) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hGraphExec.addr())).at("hGraphExec")?;
        crate::rules::parts::handle::handle(Handle(hNode.addr())).at("hNode")?;
        if let Some(it) = target(nodeParams) {
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::walk::after::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    crate::walk::after::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_WAIT_EVENT => {
                    crate::walk::after::CUDA_EVENT_WAIT_NODE_PARAMS(&it.anonymous.eventWait)
                        .at("nodeParams.eventWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    crate::walk::after::CUDA_EVENT_RECORD_NODE_PARAMS(&it.anonymous.eventRecord)
                        .at("nodeParams.eventRecord")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    crate::walk::after::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(
                        &it.anonymous.extSemSignal,
                    )
                    .at("nodeParams.extSemSignal")
                    .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    crate::walk::after::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&it.anonymous.extSemWait)
                        .at("nodeParams.extSemWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                    crate::walk::after::CUDA_CONDITIONAL_NODE_PARAMS(&it.anonymous.conditional)
                        .at("nodeParams.conditional")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphConditionalHandleCreate(hGraph: CUgraph) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hGraph.addr())).at("hGraph")?;
    Ok(())
}
