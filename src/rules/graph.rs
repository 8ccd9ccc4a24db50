//! Rules of the group "Graph Management".
//!
//! Each rule that could be tried on a driver was tried.

use super::parts::edges::is_programmatic;
use super::parts::handle::{MEMORY, has_nodes};
use super::parts::memory::is_of_others;
use crate::rules::prelude::*;

use CUgraphChildGraphNodeOwnership as O;
use CUgraphConditionalNodeType as C;
use CUgraphInstantiate_flags as I;
use CUgraphNodeType as T;

const USED_HIGH: CUgraphMem_attribute = CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH;
const RESERVED_HIGH: CUgraphMem_attribute =
    CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH;

const AUTO_FREE: I = I::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH;
const DEVICE_LAUNCH: I = I::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH;
const PRIORITY: I = I::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY;

/// The nodes that a graph needs which is launched from the device.
const WORK: [T; 3] =
    [T::CU_GRAPH_NODE_TYPE_KERNEL, T::CU_GRAPH_NODE_TYPE_MEMCPY, T::CU_GRAPH_NODE_TYPE_MEMSET];

/// Returns whether a node can be one of these, if the driver can list them.
#[inline]
fn have(nodes: &Option<Vec<CUgraphNode>>, node: CUgraphNode) -> bool {
    node.is_null() || nodes.as_ref().is_none_or(|nodes| nodes.contains(&node))
}

type Typed = Option<Vec<(CUgraphNode, T)>>;

/// Returns the nodes of a graph with their types, if there are edges and the driver can list them.
#[inline]
fn typed(graph: Live<CUgraph>, edges: &[CUgraphEdgeData]) -> Typed {
    query::typed_nodes(graph).filter(|_| !edges.is_empty())
}

/// Returns whether a node can be a kernel node. Of a node of another graph nothing is known.
#[inline]
fn can_be_kernel(nodes: &Typed, node: CUgraphNode) -> bool {
    let nodes = nodes.iter().flatten();
    nodes.filter(|(of, _)| *of == node).all(|(_, ty)| *ty == T::CU_GRAPH_NODE_TYPE_KERNEL)
}

/// Whether a node of a graph depends on another one by an edge. With several edges, the call may have changed some.
#[inline]
fn depends(graph: Live<CUgraph>, from: &[CUgraphNode], to: &[CUgraphNode]) -> Option<bool> {
    let ([start], [end]) = (from, to) else { return None };
    Some(query::dependencies(graph, *end)?.contains(start))
}

rules! {
    fn cuGraphCreate(flags: c_uint) { 80: flags => zero() }

    /// Further rules for a copy in an executable graph.
    on {
        cuGraphExecMemcpyNodeSetParams.copyParams,
        cuGraphExecNodeSetParams.nodeParams.memcpy.copyParams
    }
    fn memcpy_of_executable(copyParams: &CUDA_MEMCPY3D) {
        81: copyParams.WidthInBytes => non_zero();
        82: copyParams.Height => equal(1), for "the copy must be one-dimensional";
        83: copyParams.Depth => equal(1), for "the copy must be one-dimensional";
    }

    on { CUDA_MEMSET_NODE_PARAMS, CUDA_MEMSET_NODE_PARAMS_v2 }
    fn memset(elementSize: c_uint) {
        84: elementSize => one_of(&[1, 2, 4]), stated "cuGraphAddMemsetNode"
    }

    /// Further rules for a fill in an executable graph.
    on { cuGraphExecMemsetNodeSetParams.memsetParams, cuGraphExecNodeSetParams.nodeParams.memset }
    fn memset_of_executable(width: usize, height: usize) {
        85: width => non_zero();
        86: height => equal(1), until 12_050, for "the fill must be one-dimensional";
        87: height => non_zero();
    }

    on { CUDA_MEM_ALLOC_NODE_PARAMS, CUDA_MEM_ALLOC_NODE_PARAMS_v2 }
    fn allocation(poolProps: &CUmemPoolProps, accessDescCount: usize) {
        let devices = || query::devices().and_then(|devices| devices.try_into().ok());
        88: poolProps.handleTypes => one_of(&[CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE]),
            else NOT_SUPPORTED,
            stated "CUDA_MEM_ALLOC_NODE_PARAMS.poolProps, CUDA_MEM_ALLOC_NODE_PARAMS_v2.poolProps";
        89 asks: accessDescCount => within(devices()), "the number of devices", else UNDOCUMENTED;
    }

    fn cuDeviceGetGraphMemAttribute(attr: CUgraphMem_attribute) {
        90: attr => enumerator(), else UNDOCUMENTED
    }

    fn cuDeviceSetGraphMemAttribute(attr: CUgraphMem_attribute) {
        91: attr => one_of(&[USED_HIGH, RESERVED_HIGH]), else UNDOCUMENTED
    }

    on { cuDeviceSetGraphMemAttribute.value[CU_GRAPH_MEM_ATTR_USED_MEM_HIGH] }
    fn used_high(value: &cuuint64_t) {
        92: *value => zero(), for "it can only be reset", else UNDOCUMENTED
    }

    fn cuGraphGetEdges_v2(
        from: *mut CUgraphNode,
        to: *mut CUgraphNode,
        edgeData: *mut CUgraphEdgeData,
    ) {
        93: from => non_null(), if edgeData => is_not_null();
        94: to => non_null(), if edgeData => is_not_null();
    }

    fn cuGraphNodeGetDependencies_v2(
        dependencies: *mut CUgraphNode,
        edgeData: *mut CUgraphEdgeData,
    ) {
        95: dependencies => non_null(), if edgeData => is_not_null()
    }

    fn cuGraphNodeGetDependentNodes_v2(
        dependentNodes: *mut CUgraphNode,
        edgeData: *mut CUgraphEdgeData,
    ) {
        96: dependentNodes => non_null(), if edgeData => is_not_null()
    }

    on { cuGraphInstantiateWithFlags.flags, cuGraphInstantiateWithParams.instantiateParams.flags }
    fn compatible(flags: u64) {
        let both = u64::from((AUTO_FREE | DEVICE_LAUNCH).bits());
        97: flags => hold(
            flags & both != both,
            "not have both CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH and \
             CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH",
        ), since 12_000, stated "CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH"
    }

    /// A graph that can be launched from the device.
    on { cuGraphInstantiateWithFlags.flags, cuGraphInstantiateWithParams.instantiateParams.flags }
    fn launchable(flags: u64, hGraph: Live<CUgraph>) {
        if flags & u64::from(DEVICE_LAUNCH.bits()) != 0;
        if let Some(nodes) = query::all_nodes(hGraph);
        let works = |ty: T| WORK.contains(&ty);
        {
            if !nodes.iter().all(|(_, ty)| works(*ty) || *ty == T::CU_GRAPH_NODE_TYPE_GRAPH);
            778 asks: flags => hold(false, "not have CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH"),
                where "`hGraph` holds other nodes than kernel, memcpy, memset and child graph \
                       nodes", since 12_000, stated "CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH"
        }
        {
            if !nodes.iter().any(|(_, ty)| works(*ty));
            779 asks: flags => hold(false, "not have CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH"),
                where "`hGraph` holds no kernel, memcpy or memset node", since 12_030,
                stated "CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH"
        }
        let copies = nodes.iter().filter(|(_, ty)| *ty == T::CU_GRAPH_NODE_TYPE_MEMCPY);
        let copied = copies.filter_map(|(node, _)| query::copied_by(*node)).collect::<Vec<_>>();
        {
            if copied.iter().any(|[arrays, _]| *arrays);
            838 asks: flags => hold(false, "not have CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH"),
                where "`hGraph` copies an array", since 12_000,
                stated "CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH"
        }
        {
            if copied.iter().any(|[_, pageable]| *pageable);
            839 asks: flags => hold(false, "not have CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH"),
                where "`hGraph` copies pageable memory of the host", since 12_000,
                stated "CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH"
        }
    }

    fn cuGraphInstantiateWithFlags(flags: c_ulonglong) {
        99: flags => only_of_release(&[AUTO_FREE, PRIORITY, DEVICE_LAUNCH]);
    }

    fn CUDA_GRAPH_INSTANTIATE_PARAMS(params: &CUDA_GRAPH_INSTANTIATE_PARAMS) {
        100: params.flags => flags_of(CUgraphInstantiate_flags),
            stated "cuGraphInstantiateWithParams"
    }

    fn cuUserObjectCreate(flags: c_uint) { 101: flags => enumerator_of(CUuserObject_flags) }

    /// A number of references.
    on {
        cuUserObjectRetain, cuUserObjectRelease, cuGraphRetainUserObject, cuGraphReleaseUserObject
    }
    fn references(count: c_uint) {
        let is_kept = (1..=i32::MAX.unsigned_abs()).contains(&count);
        102: count => hold(is_kept, "be from 1 to 2147483647")
    }

    fn cuGraphRetainUserObject(flags: c_uint) { 103: flags => flags_of(CUuserObjectRetain_flags) }

    fn CUgraphNodeParams(nodeParams: &CUgraphNodeParams) {
        104: &nodeParams.reserved0 => zeros(),
            stated "cuGraphAddNode_v2, cuGraphAddNode_v3, cuGraphNodeSetParams, \
                    cuGraphNodeSetParams_v2";
        105: nodeParams.reserved2 => zero(), stated "cuGraphNodeSetParams, cuGraphNodeSetParams_v2";
    }

    on { CUgraphNodeParams.reserved1 }
    fn reserved1(reserved1: &[c_longlong], used: Used) {
        for (i, _) in reserved1.iter().enumerate().skip(used.0 / size_of::<c_longlong>());
        106: reserved1[i], as "reserved1[i]" => zero(), at i,
            for "it lies behind the member that `type` names",
            stated "cuGraphAddNode_v2, cuGraphAddNode_v3, CUgraphNodeParams_anonymous.reserved1, \
                    cuGraphNodeSetParams, cuGraphNodeSetParams_v2";
    }

    fn CUDA_MEMCPY_NODE_PARAMS(memcpy: &CUDA_MEMCPY_NODE_PARAMS) {
        107: memcpy.flags => zero();
        108: memcpy.reserved => zero();
    }

    // Members that are smaller in older releases than in the newest one: the rest is unused there.
    fn CUDA_HOST_NODE_PARAMS_v2(host: &CUDA_HOST_NODE_PARAMS_v2) {
        109: host.syncMode => zero(), until 13_010, for "the bytes are unused in these releases",
            stated "cuGraphAddNode_v2, CUgraphNodeParams_anonymous.reserved1, cuGraphNodeSetParams"
    }

    on { CUDA_HOST_NODE_PARAMS_v2.ctx }
    fn ctx_110(ctx: CUcontext) {
        110: ctx => null(), until 13_030, for "the bytes are unused in these releases",
            stated "cuGraphAddNode_v2, CUgraphNodeParams_anonymous.reserved1, cuGraphNodeSetParams"
    }

    fn CUDA_CHILD_GRAPH_NODE_PARAMS(graph: &CUDA_CHILD_GRAPH_NODE_PARAMS) {
        111: graph.ownership => zero(), until 12_080, for "the bytes are unused in these releases",
            stated "cuGraphAddNode_v2, CUgraphNodeParams_anonymous.reserved1, cuGraphNodeSetParams"
    }

    on { CUDA_EVENT_RECORD_NODE_PARAMS.ctx }
    fn ctx_112(ctx: CUcontext) {
        112: ctx => null(), until 13_030, for "the bytes are unused in these releases",
            stated "cuGraphAddNode_v2, CUgraphNodeParams_anonymous.reserved1, cuGraphNodeSetParams"
    }

    on { CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2.ctx }
    fn ctx_113(ctx: CUcontext) {
        113: ctx => null(), until 13_030, for "the bytes are unused in these releases",
            stated "cuGraphAddNode_v2, CUgraphNodeParams_anonymous.reserved1, cuGraphNodeSetParams"
    }

    on { CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2.ctx }
    fn ctx_114(ctx: CUcontext) {
        114: ctx => null(), until 13_030, for "the bytes are unused in these releases",
            stated "cuGraphAddNode_v2, CUgraphNodeParams_anonymous.reserved1, cuGraphNodeSetParams"
    }

    fn CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1(batch: &CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1) {
        115: batch.flags => zero(), stated "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS.flags"
    }

    /// The bodies of a conditional node.
    on { cuGraphAddNode_v2.nodeParams.conditional, cuGraphAddNode_v3.nodeParams.conditional }
    fn conditional(conditional: &CUDA_CONDITIONAL_NODE_PARAMS) {
        116: conditional.size => one_of(&[1]), until 12_060,
            stated "CUDA_CONDITIONAL_NODE_PARAMS.size";
        117: conditional.size => one_of(&[1, 2]),
            if conditional.type_ => is(C::CU_GRAPH_COND_TYPE_IF), since 12_080,
            stated "CUDA_CONDITIONAL_NODE_PARAMS.size";
        118: conditional.size => one_of(&[1]),
            if conditional.type_ => is(C::CU_GRAPH_COND_TYPE_WHILE),
            stated "CUDA_CONDITIONAL_NODE_PARAMS.size";
        119: conditional.size => non_zero(),
            if conditional.type_ => is(C::CU_GRAPH_COND_TYPE_SWITCH),
            stated "CUDA_CONDITIONAL_NODE_PARAMS.size";
    }

    on { cuGraphAddNode_v2.nodeParams.graph, cuGraphAddNode_v3.nodeParams.graph }
    fn new_child_graph(graph: &CUDA_CHILD_GRAPH_NODE_PARAMS) {
        120: graph.ownership => none_of(&[O::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID]), since 12_090,
            stated "CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID"
    }

    on { cuGraphAddNode_v2, cuGraphAddNode_v3 }
    fn new_node(dependencies: *const CUgraphNode, numDependencies: usize) {
        121: dependencies => non_null(), if numDependencies => is_not_zero()
    }

    on { cuGraphAddNode_v2, cuGraphAddNode_v3 }
    fn programmatic_node(dependencyData: &[CUgraphEdgeData], nodeParams: &CUgraphNodeParams) {
        if dependencyData.iter().any(is_programmatic);
        122: nodeParams.type_ => one_of(&[T::CU_GRAPH_NODE_TYPE_KERNEL]),
            where "the type of an element of `dependencyData` is \
                   CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC",
            stated "CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC"
    }
}

except! {
    cuGraphNodeSetParams.nodeParams.alloc, cuGraphNodeSetParams_v2.nodeParams.alloc,
    cuGraphExecNodeSetParams.nodeParams.alloc
}
rules! {
    on { cuGraphNodeSetParams, cuGraphNodeSetParams_v2, cuGraphExecNodeSetParams }
    fn changed_node(nodeParams: &CUgraphNodeParams) {
        123: nodeParams.type_ => none_of(&MEMORY), else NOT_SUPPORTED
    }

    fn cuGraphConditionalHandleCreate(flags: c_uint) {
        124: flags => one_of(&[0, CU_GRAPH_COND_ASSIGN_DEFAULT]),
            named "CU_GRAPH_COND_ASSIGN_DEFAULT"
    }
}

causes! {
    on {
        cuGraphAddKernelNode_v2, cuGraphAddMemcpyNode, cuGraphAddMemsetNode, cuGraphAddHostNode,
        cuGraphAddChildGraphNode, cuGraphAddEmptyNode, cuGraphAddEventRecordNode,
        cuGraphAddEventWaitNode, cuGraphAddExternalSemaphoresSignalNode,
        cuGraphAddExternalSemaphoresWaitNode, cuGraphAddBatchMemOpNode, cuGraphAddMemAllocNode,
        cuGraphAddMemFreeNode, cuGraphAddNode_v2, cuGraphAddNode_v3, cuStreamBeginCaptureToGraph
    }
    fn own_nodes(hGraph: Live<CUgraph>, dependencies: &[CUgraphNode]) {
        let nodes = query::nodes(hGraph).filter(|_| !dependencies.is_empty());
        for (i, node) in dependencies.iter().enumerate();
        694 asks: dependencies[i] => hold(have(&nodes, *node), "is not a node of hGraph"), at i,
            from "a driver of CUDA 13.0: 'node: depends on a node of another graph'";
    }

    on { cuGraphAddDependencies_v2, cuGraphRemoveDependencies_v2 }
    fn ends(hGraph: Live<CUgraph>, from: &[CUgraphNode], to: &[CUgraphNode]) {
        let nodes = query::nodes(hGraph);
        for (i, (start, end)) in from.iter().zip(to).enumerate();
        660: to[i] => hold(start != end, "is the same node as from[i]"), at i,
            from "a driver of CUDA 13.0: 'edge: from a node to itself'";
        682 asks: from[i] => hold(have(&nodes, *start), "is not a node of hGraph"), at i,
            from "cuda.h: cuGraphAddDependencies_v2 and cuGraphRemoveDependencies_v2";
        684 asks: to[i] => hold(have(&nodes, *end), "is not a node of hGraph"), at i,
            from "cuda.h: cuGraphAddDependencies_v2 and cuGraphRemoveDependencies_v2; a driver of \
                  CUDA 13.0: 'edge: to a node of another graph'";
    }

    on { cuGraphAddDependencies_v2, cuGraphRemoveDependencies_v2 }
    fn edges(
        hGraph: Live<CUgraph>,
        from: &[CUgraphNode],
        to: &[CUgraphNode],
        edgeData: &[CUgraphEdgeData],
    ) {
        let nodes = typed(hGraph, edgeData);
        for (i, (edge, (start, end))) in edgeData.iter().zip(from.iter().zip(to)).enumerate();
        let starts = can_be_kernel(&nodes, *start);
        let joins = starts && can_be_kernel(&nodes, *end);
        858 asks: edge.from_port, as "edgeData[i].from_port" => hold(
            edge.from_port == 0 || starts,
            "is not zero, and from[i] is not a kernel node",
        ), at i,
            from "cuda.h: CUgraphEdgeData.from_port; a driver of CUDA 13.0: 'edge: programmatic, \
                  from a node that is no kernel'";
        859 asks: edge.type_, as "edgeData[i].type" => hold(
            !is_programmatic(edge) || joins,
            "is not CU_GRAPH_DEPENDENCY_TYPE_DEFAULT, and from[i] and to[i] are not both kernel \
             nodes",
        ), at i,
            from "cuda.h: CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC; a driver of CUDA 13.0: 'edge: \
                  programmatic, to a node that is no kernel'";
    }

    on { cuGraphAddNode_v2, cuGraphAddNode_v3, cuStreamBeginCaptureToGraph }
    fn edges_to_new(
        hGraph: Live<CUgraph>,
        dependencies: &[CUgraphNode],
        dependencyData: &[CUgraphEdgeData],
    ) {
        let nodes = typed(hGraph, dependencyData);
        for (i, (edge, start)) in dependencyData.iter().zip(dependencies).enumerate();
        let starts = can_be_kernel(&nodes, *start);
        860 asks: edge.from_port, as "dependencyData[i].from_port" => hold(
            edge.from_port == 0 || starts,
            "is not zero, and dependencies[i] is not a kernel node",
        ), at i, from "cuda.h: CUgraphEdgeData.from_port";
    }

    on { cuGraphAddDependencies_v2 }
    fn new_edge(hGraph: Live<CUgraph>, from: &[CUgraphNode], to: &[CUgraphNode]) {
        let is_there = depends(hGraph, from, to) == Some(true);
        if let Some(to) = to.first();
        861 asks: *to, as "to[i]" => hold(!is_there, "depends on from[i] already"), at 0,
            from "cuda.h: cuGraphAddDependencies_v2; a driver of CUDA 13.0: 'edge: a second time'";
    }

    on { cuGraphRemoveDependencies_v2 }
    fn old_edge(hGraph: Live<CUgraph>, from: &[CUgraphNode], to: &[CUgraphNode]) {
        let is_there = depends(hGraph, from, to) != Some(false);
        if let Some(to) = to.first();
        862 asks: *to, as "to[i]" => hold(is_there, "does not depend on from[i]"), at 0,
            from "cuda.h: cuGraphRemoveDependencies_v2; a driver of CUDA 13.0: 'edge: removed \
                  where there is none'";
    }

    on { cuGraphAddMemFreeNode }
    fn freed_by_node(hGraph: Live<CUgraph>, dptr: CUdeviceptr) {
        let nodes = query::allocates_and_frees(hGraph, dptr);
        let [allocates, frees] = nodes.unwrap_or([true, false]);
        957 asks: dptr => hold(!frees, "is memory that another node of hGraph frees"),
            from "a driver of CUDA 13.0: 'graph memory: freed by two nodes'";
        958 asks: dptr => hold(
            !is_of_others(dptr),
            "is memory of another function, and not of a memory allocation node",
        ), from "a driver of CUDA 13.0: 'graph memory: a free of memory that no graph allocated'";
        959 maybe asks: dptr => hold(
            allocates,
            "is not the address of a memory allocation node of hGraph",
        ), from "cause 958";
    }

    on { cuGraphAddNode_v2.nodeParams.free, cuGraphAddNode_v3.nodeParams.free }
    fn freed_by_new_node(dptr: CUdeviceptr) {
        960 asks: dptr => hold(
            !is_of_others(dptr),
            "is memory of another function, and not of a memory allocation node",
        ), from "cause 958"
    }

    on { cuGraphInstantiateWithFlags, cuGraphInstantiateWithParams }
    fn acyclic(hGraph: Live<CUgraph>) {
        863 asks: hGraph => hold(query::has_cycle(hGraph) != Some(true), "has a cycle"),
            from "a driver of CUDA 13.0: 'instantiate: a graph with a cycle'"
    }

    on { CUDA_MEM_ALLOC_NODE_PARAMS, CUDA_MEM_ALLOC_NODE_PARAMS_v2 }
    fn allocated_size(bytesize: usize) {
        1248: bytesize => non_zero(),
            from "a driver of CUDA 13.0: 'graph memory: an allocation of zero bytes'"
    }

    /// What the bodies of conditional nodes may not hold, as far as they are known.
    on { cuGraphInstantiateWithFlags, cuGraphInstantiateWithParams }
    fn bodies(hGraph: Live<CUgraph>) {
        if let Some(nodes) = query::nodes_in_bodies(hGraph);
        let has = |types: &[T]| nodes.iter().any(|(_, ty)| types.contains(ty));
        let copies = nodes.iter().filter(|(_, ty)| *ty == T::CU_GRAPH_NODE_TYPE_MEMCPY);
        let copied = copies.filter_map(|(node, _)| query::copied_by(*node)).collect::<Vec<_>>();
        1141 asks: hGraph => hold(
            !has(&[T::CU_GRAPH_NODE_TYPE_HOST]),
            "has a host node in the body of a conditional node",
        ),
            from "cuda.h: CUDA_CONDITIONAL_NODE_PARAMS.phGraph_out; a driver of CUDA 13.0: \
                  'instantiate: a loop whose body has a host function'";
        1142 asks: hGraph => hold(
            !has(&MEMORY),
            "has a memory allocation or free node in the body of a conditional node",
        ), from "cuda.h: CUDA_CONDITIONAL_NODE_PARAMS.phGraph_out";
        1143 asks: hGraph => hold(
            !has(&[T::CU_GRAPH_NODE_TYPE_EVENT_RECORD, T::CU_GRAPH_NODE_TYPE_WAIT_EVENT]),
            "has an event record or wait node in the body of a conditional node",
        ), from "cuda.h: CUDA_CONDITIONAL_NODE_PARAMS.phGraph_out";
        1144 asks: hGraph => hold(
            !has(&[
                T::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL,
                T::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT,
            ]),
            "has an external semaphore node in the body of a conditional node",
        ), from "cuda.h: CUDA_CONDITIONAL_NODE_PARAMS.phGraph_out";
        1145 asks: hGraph => hold(
            !has(&[T::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP]),
            "has a batch memory operation node in the body of a conditional node",
        ), from "cuda.h: CUDA_CONDITIONAL_NODE_PARAMS.phGraph_out";
        1146 asks: hGraph => hold(
            !copied.iter().any(|[_, pageable]| *pageable),
            "copies pageable memory of the host in the body of a conditional node",
        ),
            from "a driver of CUDA 13.0: 'instantiate: a condition whose body copies pageable \
                  memory'";
        1147 asks: hGraph => hold(
            !copied.iter().any(|[arrays, _]| *arrays),
            "copies an array in the body of a conditional node",
        ), from "a driver of CUDA 13.0: 'instantiate: a condition whose body copies an array'";
        1148 maybe asks: hGraph => hold(
            !has(&[T::CU_GRAPH_NODE_TYPE_KERNEL]),
            "has a kernel in the body of a conditional node that is of another context than the \
             node, or a condition without a node",
        ),
            from "cuda.h: CUDA_CONDITIONAL_NODE_PARAMS.phGraph_out; a driver of CUDA 13.0: \
                  'instantiate: a condition that no node has'";
    }

    /// The bodies are part of a graph that has its own rules.
    on { cuGraphInstantiateWithFlags, cuGraphInstantiateWithParams }
    fn instantiated_conditions(hGraph: Live<CUgraph>) {
        let has_condition = || has_nodes(hGraph, &[T::CU_GRAPH_NODE_TYPE_CONDITIONAL]);
        let has_memory = || has_nodes(hGraph, &MEMORY);
        1149 maybe asks: hGraph => hold(
            !has_condition(),
            "has an executable graph already, and its conditional nodes allow only one, or is part \
             of another graph",
        ), else NOT_SUPPORTED, from "cuda.h: CU_GRAPH_NODE_TYPE_CONDITIONAL";
        1150 maybe asks: hGraph => hold(
            has_condition() || has_memory(),
            "is part of another graph, as the body of a conditional node or the graph of a child \
             graph node, or has a device-updatable kernel node and an executable graph already",
        ), else NOT_SUPPORTED,
            from "cuda.h: CUDA_CONDITIONAL_NODE_PARAMS.phGraph_out and \
                  CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE";
    }

    on { cuGraphLaunch }
    fn launched_again(hGraphExec: Live<CUgraphExec>) {
        1014 maybe asks: hGraphExec => hold(
            query::keeps_memory(hGraphExec) != Some(true),
            "has memory of its last launch that nothing has freed yet, and no \
             CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH",
        ), from "a driver of CUDA 13.0: 'graph memory: launched again before it was freed'"
    }

    on { cuGraphInstantiateWithFlags, cuGraphInstantiateWithParams }
    fn instantiated(hGraph: Live<CUgraph>) {
        864 maybe asks: hGraph => hold(
            !has_nodes(hGraph, &MEMORY),
            "has an executable graph already, and its memory allocation or free nodes allow only \
             one, or is part of another graph",
        ), else NOT_SUPPORTED, from "a driver of CUDA 13.0: 'graph memory: two instances at once'"
    }

    on { cuGraphGetEdges_v2, cuGraphNodeGetDependencies_v2, cuGraphNodeGetDependentNodes_v2 }
    fn lossless(edgeData: Handle) {
        889: edgeData => non_null(), for "an edge has data that are not zero", else LOSSY_QUERY,
            from "cuda.h: cuGraphGetEdges_v2, cuGraphNodeGetDependencies_v2 and \
                  cuGraphNodeGetDependentNodes_v2"
    }

    on { cuGraphKernelNodeSetAttribute }
    fn cluster_and_grid(
        hNode: Live<CUgraphNode>,
        attr: CUkernelNodeAttrID,
        value: Live<&CUkernelNodeAttrValue>,
    ) {
        let size = value.cluster(attr).filter(|size| (size.x, size.y, size.z) != (0, 0, 0));
        if let Some((size, node)) = size.zip(query::params_of_kernel_node(hNode));
        1151 asks: size.x, as "value.clusterDim.x" => divisor_of(node.gridDimX), "the gridDimX of hNode",
            else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'node: a cluster that does not divide the grid'";
        1152 asks: size.y, as "value.clusterDim.y" => divisor_of(node.gridDimY), "the gridDimY of hNode",
            else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'node: a cluster that does not divide the grid'";
        1153 asks: size.z, as "value.clusterDim.z" => divisor_of(node.gridDimZ), "the gridDimZ of hNode",
            else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'node: a cluster that does not divide the grid'";
    }

    on { cuGraphKernelNodeSetAttribute }
    fn cluster_of_node(attr: CUkernelNodeAttrID) {
        let clusters = [
            CUkernelNodeAttrID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
            CUkernelNodeAttrID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION,
        ];
        890 maybe: attr => hold(
            !clusters.contains(&attr),
            "has a value that does not divide the grid of hNode, or that the device cannot run",
        ), else INVALID_CLUSTER_SIZE,
            from "a driver of CUDA 13.0: 'node: a cluster that does not divide the grid'"
    }

    on { CUDA_MEMCPY3D, CUDA_MEMCPY3D_PEER }
    fn pitches(
        srcPitch: usize,
        dstPitch: usize,
        srcMemoryType: CUmemorytype,
        dstMemoryType: CUmemorytype,
    ) {
        let most = query::largest(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH)
            .map(|most| most as usize);
        891 asks: srcPitch => within(most),
            if srcMemoryType => is_not(CUmemorytype::CU_MEMORYTYPE_ARRAY),
            "the largest CU_DEVICE_ATTRIBUTE_MAX_PITCH of the devices",
            from "cuda.h: cuMemcpy3D_v2";
        892 asks: dstPitch => within(most),
            if dstMemoryType => is_not(CUmemorytype::CU_MEMORYTYPE_ARRAY),
            "the largest CU_DEVICE_ATTRIBUTE_MAX_PITCH of the devices",
            from "cuda.h: cuMemcpy3D_v2";
    }
}
