// Created by `cargo xtask emit` from cuda.h, ledger/graph.toml, src/rules/graph.rs, src/rules/parts/edges.rs, cuda-sys/build/generate/reference/graph.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuGraphCreate(flags: c_uint) -> Verdict {
    crate::rules::graph::cuGraphCreate(flags)
}

#[inline]
pub(crate) unsafe fn cuGraphAddKernelNode_v2(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::edges::distinct(dependencies)?;
        crate::walk::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeSetParams_v2(
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams") }
}

#[inline]
pub(crate) fn cuGraphAddMemcpyNode(
    dependencies: &[CUgraphNode],
    copyParams: &CUDA_MEMCPY3D,
) -> Verdict {
    crate::rules::parts::edges::distinct(dependencies)?;
    crate::walk::CUDA_MEMCPY3D(copyParams).at("copyParams")
}

#[inline]
pub(crate) fn cuGraphMemcpyNodeSetParams(nodeParams: &CUDA_MEMCPY3D) -> Verdict {
    crate::walk::CUDA_MEMCPY3D(nodeParams).at("nodeParams")
}

#[inline]
pub(crate) fn cuGraphAddMemsetNode(
    dependencies: &[CUgraphNode],
    memsetParams: &CUDA_MEMSET_NODE_PARAMS,
) -> Verdict {
    crate::rules::parts::edges::distinct(dependencies)?;
    crate::walk::CUDA_MEMSET_NODE_PARAMS(memsetParams).at("memsetParams")
}

#[inline]
pub(crate) fn cuGraphMemsetNodeSetParams(nodeParams: &CUDA_MEMSET_NODE_PARAMS) -> Verdict {
    crate::walk::CUDA_MEMSET_NODE_PARAMS(nodeParams).at("nodeParams")
}

#[inline]
pub(crate) fn cuGraphAddHostNode(dependencies: &[CUgraphNode]) -> Verdict {
    crate::rules::parts::edges::distinct(dependencies)
}

#[inline]
pub(crate) fn cuGraphAddChildGraphNode(dependencies: &[CUgraphNode]) -> Verdict {
    crate::rules::parts::edges::distinct(dependencies)
}

#[inline]
pub(crate) fn cuGraphAddEmptyNode(dependencies: &[CUgraphNode]) -> Verdict {
    crate::rules::parts::edges::distinct(dependencies)
}

#[inline]
pub(crate) fn cuGraphAddEventRecordNode(dependencies: &[CUgraphNode]) -> Verdict {
    crate::rules::parts::edges::distinct(dependencies)
}

#[inline]
pub(crate) fn cuGraphAddEventWaitNode(dependencies: &[CUgraphNode]) -> Verdict {
    crate::rules::parts::edges::distinct(dependencies)
}

#[inline]
pub(crate) unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::edges::distinct(dependencies)?;
        crate::walk::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams).at("nodeParams") }
}

#[inline]
pub(crate) unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::edges::distinct(dependencies)?;
        crate::walk::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams).at("nodeParams") }
}

#[inline]
pub(crate) unsafe fn cuGraphAddBatchMemOpNode(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::edges::distinct(dependencies)?;
        crate::walk::CUDA_BATCH_MEM_OP_NODE_PARAMS(nodeParams).at("nodeParams")
    }
}

#[inline]
pub(crate) unsafe fn cuGraphBatchMemOpNodeSetParams(
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_BATCH_MEM_OP_NODE_PARAMS(nodeParams).at("nodeParams") }
}

#[inline]
pub(crate) unsafe fn cuGraphExecBatchMemOpNodeSetParams(
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_BATCH_MEM_OP_NODE_PARAMS(nodeParams).at("nodeParams") }
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemAllocNode(
    dependencies: &[CUgraphNode],
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::edges::distinct(dependencies)?;
        if let Some(it) = target(nodeParams) {
            crate::walk::CUDA_MEM_ALLOC_NODE_PARAMS(it).at("nodeParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuGraphAddMemFreeNode(dependencies: &[CUgraphNode]) -> Verdict {
    crate::rules::parts::edges::distinct(dependencies)
}

#[inline]
pub(crate) fn cuDeviceGetGraphMemAttribute(attr: CUgraphMem_attribute) -> Verdict {
    crate::rules::graph::cuDeviceGetGraphMemAttribute(attr)
}

#[inline]
pub(crate) unsafe fn cuDeviceSetGraphMemAttribute(
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::cuDeviceSetGraphMemAttribute(attr)?;
        if matches!(attr, CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH) {
            if let Some(it) = target(value.cast::<u64>()) {
                crate::rules::graph::used_high(it).tagged("attr", attr)?;
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuGraphGetEdges_v2(
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Verdict {
    crate::rules::graph::cuGraphGetEdges_v2(from, to, edgeData)
}

#[inline]
pub(crate) fn cuGraphNodeGetDependencies_v2(
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Verdict {
    crate::rules::graph::cuGraphNodeGetDependencies_v2(dependencies, edgeData)
}

#[inline]
pub(crate) fn cuGraphNodeGetDependentNodes_v2(
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Verdict {
    crate::rules::graph::cuGraphNodeGetDependentNodes_v2(dependentNodes, edgeData)
}

#[inline]
pub(crate) unsafe fn cuGraphAddDependencies_v2(
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(edgeData, numDependencies).iter().enumerate() {
            crate::walk::CUgraphEdgeData(element).at("edgeData[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphRemoveDependencies_v2(
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        for (i, element) in elements(edgeData, numDependencies).iter().enumerate() {
            crate::walk::CUgraphEdgeData(element).at("edgeData[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphInstantiateWithFlags(hGraph: CUgraph, flags: c_ulonglong) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::cuGraphInstantiateWithFlags(flags)?;
        crate::rules::graph::compatible(flags)?;
        crate::rules::graph::launchable(flags, Live::new(hGraph))
    }
}

#[inline]
pub(crate) unsafe fn cuGraphInstantiateWithParams(
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(it) = target(instantiateParams) {
            crate::rules::graph::compatible(it.flags).at("instantiateParams.flags")?;
            crate::rules::graph::launchable(it.flags, Live::new(hGraph))
                .at("instantiateParams.flags")?;
            crate::walk::CUDA_GRAPH_INSTANTIATE_PARAMS(it).at("instantiateParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecKernelNodeSetParams_v2(
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_KERNEL_NODE_PARAMS(nodeParams).at("nodeParams") }
}

#[inline]
pub(crate) fn cuGraphExecMemcpyNodeSetParams(copyParams: &CUDA_MEMCPY3D) -> Verdict {
    crate::rules::graph::memcpy_of_executable(copyParams)?;
    crate::walk::CUDA_MEMCPY3D(copyParams).at("copyParams")
}

#[inline]
pub(crate) fn cuGraphExecMemsetNodeSetParams(memsetParams: &CUDA_MEMSET_NODE_PARAMS) -> Verdict {
    crate::rules::graph::memset_of_executable(memsetParams.width, memsetParams.height)
        .inside("memsetParams")?;
    crate::walk::CUDA_MEMSET_NODE_PARAMS(memsetParams).at("memsetParams")
}

#[inline]
pub(crate) unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(nodeParams).at("nodeParams") }
}

#[inline]
pub(crate) unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::walk::CUDA_EXT_SEM_WAIT_NODE_PARAMS(nodeParams).at("nodeParams") }
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeSetAttribute(
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(it) = target(value) {
            crate::walk::CUlaunchAttributeValue(attr, it).at("value").tagged("attr", attr)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuUserObjectCreate(flags: c_uint) -> Verdict {
    crate::rules::graph::cuUserObjectCreate(flags)
}

#[inline]
pub(crate) fn cuUserObjectRetain(count: c_uint) -> Verdict {
    crate::rules::graph::references(count)
}

#[inline]
pub(crate) fn cuUserObjectRelease(count: c_uint) -> Verdict {
    crate::rules::graph::references(count)
}

#[inline]
pub(crate) fn cuGraphRetainUserObject(count: c_uint, flags: c_uint) -> Verdict {
    crate::rules::graph::references(count)?;
    crate::rules::graph::cuGraphRetainUserObject(flags)
}

#[inline]
pub(crate) fn cuGraphReleaseUserObject(count: c_uint) -> Verdict {
    crate::rules::graph::references(count)
}

#[inline]
pub(crate) unsafe fn cuGraphAddNode_v2(
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::new_node(dependencies, numDependencies)?;
        if let Some(nodeParams) = target(nodeParams) {
            crate::rules::graph::programmatic_node(
                elements(dependencyData, numDependencies),
                nodeParams,
            )?;
        }
        crate::rules::parts::edges::distinct(elements(dependencies, numDependencies))?;
        for (i, element) in elements(dependencyData, numDependencies).iter().enumerate() {
            crate::walk::CUgraphEdgeData(element).at("dependencyData[i]").element(i)?;
        }
        if let Some(it) = target(nodeParams) {
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL) {
                crate::rules::graph::conditional(&it.conditional)
                    .at("nodeParams.conditional")
                    .tagged("nodeParams.type", it.type_)?;
            }
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH) {
                crate::rules::graph::new_child_graph(&it.graph)
                    .at("nodeParams.graph")
                    .tagged("nodeParams.type", it.type_)?;
            }
            crate::walk::CUgraphNodeParams(it).at("nodeParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddNode_v3(
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::graph::new_node(dependencies, numDependencies)?;
        if let Some(nodeParams) = target(nodeParams) {
            crate::rules::graph::programmatic_node(
                elements(dependencyData, numDependencies),
                nodeParams,
            )?;
        }
        crate::rules::parts::edges::distinct(elements(dependencies, numDependencies))?;
        for (i, element) in elements(dependencyData, numDependencies).iter().enumerate() {
            crate::walk::CUgraphEdgeData(element).at("dependencyData[i]").element(i)?;
        }
        if let Some(it) = target(nodeParams) {
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL) {
                crate::rules::graph::conditional(&it.conditional)
                    .at("nodeParams.conditional")
                    .tagged("nodeParams.type", it.type_)?;
            }
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH) {
                crate::rules::graph::new_child_graph(&it.graph)
                    .at("nodeParams.graph")
                    .tagged("nodeParams.type", it.type_)?;
            }
            crate::walk::CUgraphNodeParams(it).at("nodeParams")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams(nodeParams: *mut CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(nodeParams) = target(nodeParams) {
            crate::rules::graph::changed_node(nodeParams)?;
        }
        if let Some(it) = target(nodeParams) {
            crate::rules::graph::CUgraphNodeParams(it)?;
            crate::rules::graph::reserved1(
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
            )
            .at("nodeParams.reserved1")
            .tagged("nodeParams.type", it.type_)?;
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::walk::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                    crate::walk::CUDA_MEMCPY_NODE_PARAMS(&it.anonymous.memcpy)
                        .at("nodeParams.memcpy")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                    crate::walk::CUDA_MEMSET_NODE_PARAMS_v2(&it.anonymous.memset)
                        .at("nodeParams.memset")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    crate::walk::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                        .at("nodeParams.host")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    crate::walk::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    crate::walk::CUDA_EVENT_RECORD_NODE_PARAMS(&it.anonymous.eventRecord)
                        .at("nodeParams.eventRecord")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    crate::walk::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&it.anonymous.extSemSignal)
                        .at("nodeParams.extSemSignal")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    crate::walk::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&it.anonymous.extSemWait)
                        .at("nodeParams.extSemWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    crate::walk::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                        .at("nodeParams.memOp")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                    crate::walk::CUDA_MEMCPY_BATCH_NODE_PARAMS(&it.anonymous.memcpyBatch)
                        .at("nodeParams.memcpyBatch")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                    crate::walk::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(&it.anonymous.fabricCpyBatch)
                        .at("nodeParams.fabricCpyBatch")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams_v2(nodeParams: *mut CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(nodeParams) = target(nodeParams) {
            crate::rules::graph::changed_node(nodeParams)?;
        }
        if let Some(it) = target(nodeParams) {
            crate::rules::graph::CUgraphNodeParams(it)?;
            crate::rules::graph::reserved1(
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
            )
            .at("nodeParams.reserved1")
            .tagged("nodeParams.type", it.type_)?;
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::walk::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                    crate::walk::CUDA_MEMCPY_NODE_PARAMS(&it.anonymous.memcpy)
                        .at("nodeParams.memcpy")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                    crate::walk::CUDA_MEMSET_NODE_PARAMS_v2(&it.anonymous.memset)
                        .at("nodeParams.memset")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    crate::walk::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                        .at("nodeParams.host")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    crate::walk::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    crate::walk::CUDA_EVENT_RECORD_NODE_PARAMS(&it.anonymous.eventRecord)
                        .at("nodeParams.eventRecord")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    crate::walk::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&it.anonymous.extSemSignal)
                        .at("nodeParams.extSemSignal")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    crate::walk::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&it.anonymous.extSemWait)
                        .at("nodeParams.extSemWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    crate::walk::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                        .at("nodeParams.memOp")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                    crate::walk::CUDA_MEMCPY_BATCH_NODE_PARAMS(&it.anonymous.memcpyBatch)
                        .at("nodeParams.memcpyBatch")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                    crate::walk::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(&it.anonymous.fabricCpyBatch)
                        .at("nodeParams.fabricCpyBatch")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphExecNodeSetParams(nodeParams: *mut CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(nodeParams) = target(nodeParams) {
            crate::rules::graph::changed_node(nodeParams)?;
        }
        if let Some(it) = target(nodeParams) {
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY) {
                crate::rules::graph::memcpy_of_executable(&it.memcpy.copyParams)
                    .at("nodeParams.memcpy.copyParams")
                    .tagged("nodeParams.type", it.type_)?;
            }
            if matches!(it.type_, CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET) {
                crate::rules::graph::memset_of_executable(it.memset.width, it.memset.height)
                    .inside("nodeParams.memset")
                    .tagged("nodeParams.type", it.type_)?;
            }
            crate::rules::graph::CUgraphNodeParams(it)?;
            crate::rules::graph::reserved1(
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
            )
            .at("nodeParams.reserved1")
            .tagged("nodeParams.type", it.type_)?;
            match it.type_ {
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL => {
                    crate::walk::CUDA_KERNEL_NODE_PARAMS_v3(&it.anonymous.kernel)
                        .at("nodeParams.kernel")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                    crate::walk::CUDA_MEMCPY_NODE_PARAMS(&it.anonymous.memcpy)
                        .at("nodeParams.memcpy")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                    crate::walk::CUDA_MEMSET_NODE_PARAMS_v2(&it.anonymous.memset)
                        .at("nodeParams.memset")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                    crate::walk::CUDA_HOST_NODE_PARAMS_v2(&it.anonymous.host)
                        .at("nodeParams.host")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                    crate::walk::CUDA_CHILD_GRAPH_NODE_PARAMS(&it.anonymous.graph)
                        .at("nodeParams.graph")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                    crate::walk::CUDA_EVENT_RECORD_NODE_PARAMS(&it.anonymous.eventRecord)
                        .at("nodeParams.eventRecord")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                    crate::walk::CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(&it.anonymous.extSemSignal)
                        .at("nodeParams.extSemSignal")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                    crate::walk::CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(&it.anonymous.extSemWait)
                        .at("nodeParams.extSemWait")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                    crate::walk::CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(&it.anonymous.memOp)
                        .at("nodeParams.memOp")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                    crate::walk::CUDA_MEMCPY_BATCH_NODE_PARAMS(&it.anonymous.memcpyBatch)
                        .at("nodeParams.memcpyBatch")
                        .tagged("nodeParams.type", it.type_)?;
                }
                CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                    crate::walk::CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(&it.anonymous.fabricCpyBatch)
                        .at("nodeParams.fabricCpyBatch")
                        .tagged("nodeParams.type", it.type_)?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuGraphConditionalHandleCreate(flags: c_uint) -> Verdict {
    crate::rules::graph::cuGraphConditionalHandleCreate(flags)
}
