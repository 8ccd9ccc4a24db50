use super::*;
use super::exec::attribute_values;
use super::memop::{self, write};
use super::va::*;
use std::ffi::c_void;

use CUgraphNodeType as Type;

/// Handles that only the mock gets.
const A: CUgraphNode = at(0xa0);
const B: CUgraphNode = at(0xb0);
const NULL: *mut c_void = at(0);

pub fn cases(cases: &Cases) {
    refused(cases);
    kernels(cases);
    copies(cases);
    fills(cases);
    semaphores(cases);
    operations(cases);
    allocations(cases);
    words(cases);
    simple_nodes(cases);
    edges(cases);
    executables(cases);
    attributes(cases);
    new_nodes(cases);
    changed_nodes(cases);
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    macro_rules! nodes {
        ($($id:literal: $call:ident, $must:literal;)*) => {$(
            let mut c = cases.call(|| $call { hNode: at(0x1000) });
            c.explains($id, concat!("hNode (0x1000) is not ", $must), |_| {});
        )*};
    }
    nodes! {
        665: cuGraphKernelNodeGetParams_v2, "a kernel node";
        666: cuGraphMemcpyNodeGetParams, "a memcpy node";
        667: cuGraphMemsetNodeGetParams, "a memset node";
        668: cuGraphHostNodeGetParams, "a host node";
        669: cuGraphChildGraphNodeGetGraph, "a child graph node";
        670: cuGraphEventRecordNodeGetEvent, "an event record node";
        671: cuGraphEventWaitNodeGetEvent, "an event wait node";
        672: cuGraphMemAllocNodeGetParams, "a memory allocation node";
        673: cuGraphMemFreeNodeGetParams, "a memory free node";
        845: cuGraphBatchMemOpNodeGetParams, "a batch memory operation node";
        846: cuGraphExternalSemaphoresSignalNodeGetParams, "an external semaphore signal node";
        847: cuGraphExternalSemaphoresWaitNodeGetParams, "an external semaphore wait node";
    }
    let mut c = cases.call(|| cuGraphDestroyNode { hNode: at(0x1000) });
    c.explains(851, "it may be that hNode (0x1000) is of a graph with memory allocation or free nodes [NOT_SUPPORTED]", |_| {});
    let mut c = cases.call(|| cuGraphAddHostNode { hGraph: at(0x1000), dependencies: vec![], nodeParams: one(Default::default()) });
    c.explains(734, "nodeParams.fn is null", |_| {});
    let mut c = cases.call(|| {
        let with = CUDA_KERNEL_NODE_PARAMS { gridDimX: 1, gridDimY: 1, gridDimZ: 1, ..Default::default() };
        let with = CUDA_KERNEL_NODE_PARAMS { blockDimX: 1, blockDimY: 1, blockDimZ: 1, ..with };
        cuGraphAddKernelNode_v2 { hGraph: at(0x1000), dependencies: vec![], nodeParams: one(with) }
    });
    c.explains(736, "nodeParams.func is null, and so is kern [INVALID_HANDLE]", |_| {});
    refused_kernels(&mut c);
    let mut c = cases.call(|| cuUserObjectCreate { ptr: at(0), destroy: None, initialRefcount: 0, flags: 1 });
    c.explains(737, "initialRefcount is zero", |_| {});
    let mut c = cases.call(|| cuGraphNodeSetEnabled { hGraphExec: at(0x2000), hNode: at(0x1000), isEnabled: 0 });
    c.explains(738, "hNode (0x1000) is not a kernel, memset or memcpy node", |_| {});
    let mut c = cases.call(|| cuGraphDebugDotPrint { hGraph: at(0x1000), path: c"/nowhere/graph.dot", flags: 0 });
    c.explains(772, "path (/nowhere/graph.dot) is in a folder that does not exist [OPERATING_SYSTEM]", |_| {});
    let of = |ty| Answers { nodes: (&[0x1000], ty), ..Answers::USUAL };
    let memory = "has memory allocation or free nodes";
    let address = Answers::USUAL.managed.1;
    let mut c = cases.call(|| cuGraphAddMemFreeNode { hGraph: at(0x1000), dependencies: vec![], dptr: address });
    c.under(Answers { node_address: address, ..of(CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE) });
    c.explains(957, format!("dptr ({address:#x}) is memory that another node of hGraph frees"), |_| {});
    c.under(of(CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC));
    let allocated = "is memory of another function, and not of a memory allocation node";
    c.explains(958, format!("dptr ({address:#x}) {allocated}"), |_| {});
    let unknown = Answers { managed: (0, 0), ..of(CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC) };
    c.under(unknown);
    c.explains(959, format!("it may be that dptr ({address:#x}) is not the address of a memory allocation node of hGraph"), |_| {});
    c.under(Answers { node_address: address, ..unknown });
    c.spares(959, "the address of a node", |_| {});
    let mut c = cases.call(|| cuGraphClone { originalGraph: at(0x1000) });
    c.under(of(CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC));
    c.explains(818, format!("originalGraph (0x1000) {memory} [NOT_SUPPORTED]"), |_| {});
    c.under(of(CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL));
    c.explains(893, "originalGraph (0x1000) has conditional nodes [NOT_SUPPORTED]", |_| {});
    let mut c = cases.call(|| cuGraphAddChildGraphNode { hGraph: at(0x2000), dependencies: vec![], childGraph: at(0x1000) });
    c.under(of(CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE));
    c.explains(819, format!("childGraph (0x1000) {memory}, which this call would have to copy [NOT_SUPPORTED]"), |_| {});
    c.under(of(CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL));
    c.explains(820, "childGraph (0x1000) has conditional nodes [NOT_SUPPORTED]", |_| {});
    let two = Answers { nodes: (&[0x1000, 0x2000], CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY), ..Answers::USUAL };
    let mut c = cases.call(|| cuGraphAddEmptyNode { hGraph: at(0x1000), dependencies: vec![at(0x1000), at(0x3000)] });
    c.under(two);
    c.explains(694, "dependencies[1] (0x3000) is not a node of hGraph", |_| {});
    let mut c = cases.call(|| cuGraphAddDependencies_v2 {
        hGraph: at(0x1000),
        from: many([at(0x1000)]),
        to: many([at(0x2000)]),
        edgeData: null(),
        numDependencies: 1,
    });
    c.under(Answers { dependencies: &[0x2000, 0x1000], ..two });
    c.explains(861, "to[0] (0x2000) depends on from[0] already", |_| {});
    c.under(two);
    c.explains(660, "to[0] (0x1000) is the same node as from[0]", |i| i.to[0] = at(0x1000));
    c.explains(682, "from[0] (0x3000) is not a node of hGraph", |i| i.from[0] = at(0x3000));
    c.explains(684, "to[0] (0x3000) is not a node of hGraph", |i| i.to[0] = at(0x3000));
    refused_edges(cases, two);
    refused_graphs(cases);
    changed_executables(cases);
}

/// What the bodies of conditional nodes may not hold.
fn bodies(c: &mut Case<cuGraphInstantiateWithFlags>) {
    use Type as T;
    let of = |body| Answers { nodes: (&[0x1000], T::CU_GRAPH_NODE_TYPE_CONDITIONAL), body, ..Answers::USUAL };
    c.on(13_020..);
    let body = "in the body of a conditional node";
    for (id, ty, what) in [
        (1141, T::CU_GRAPH_NODE_TYPE_HOST, "host"),
        (1142, T::CU_GRAPH_NODE_TYPE_MEM_ALLOC, "memory allocation or free"),
        (1143, T::CU_GRAPH_NODE_TYPE_WAIT_EVENT, "event record or wait"),
        (1144, T::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL, "external semaphore"),
        (1145, T::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP, "batch memory operation"),
    ] {
        c.under(of(ty));
        let a = if what.starts_with(['e']) { "an" } else { "a" };
        c.explains(id, format!("hGraph (0x1000) has {a} {what} node {body}"), |_| {});
    }
    c.under(of(T::CU_GRAPH_NODE_TYPE_KERNEL));
    c.explains(1148, format!("it may be that hGraph (0x1000) has a kernel {body} that is of another context than the node, or a condition without a node"), |_| {});
    c.spares(1141, "a kernel", |_| {});
    let unknown = |copy| Answers {
        managed: (0, 0),
        attribute: |_| 0,
        copy,
        ..of(T::CU_GRAPH_NODE_TYPE_MEMCPY)
    };
    c.under(unknown(|| CUDA_MEMCPY3D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST,
        srcHost: at(0x5000),
        ..Default::default()
    }));
    c.explains(1146, format!("hGraph (0x1000) copies pageable memory of the host {body}"), |_| {});
    c.under(unknown(|| CUDA_MEMCPY3D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_ARRAY,
        ..Default::default()
    }));
    c.explains(1147, format!("hGraph (0x1000) copies an array {body}"), |_| {});
    c.under(unknown(CUDA_MEMCPY3D::default));
    c.spares(1146, "a copy of a device", |_| {});
    c.usual();
    c.on(..);
}

/// Changes of an executable graph, which does not tell its graph.
fn changed_executables(cases: &Cases) {
    let nodes = Answers { nodes: (&[0x2000], Type::CU_GRAPH_NODE_TYPE_KERNEL), attribute: |_| 4096, ..Answers::USUAL };
    let other = "it may be that hNode (0x2000) is not a node of the graph that hGraphExec was instantiated from";
    let mut c = cases.call(|| {
        let with = CUDA_KERNEL_NODE_PARAMS { gridDimX: 1, gridDimY: 1, gridDimZ: 1, ..Default::default() };
        let with = CUDA_KERNEL_NODE_PARAMS { blockDimX: 1, blockDimY: 1, blockDimZ: 1, func: at(0x3000), ..with };
        cuGraphExecKernelNodeSetParams_v2 { hGraphExec: at(0x1000), hNode: at(0x2000), nodeParams: one(with) }
    });
    c.under(nodes);
    c.on(12_040..);
    c.explains(1170, format!("{other}, or nodeParams.func is of another context than the function of the node, or requires another block with .reqntid"), |_| {});
    // What is certain comes before what is likely.
    c.explains(641, "nodeParams.gridDimX is zero", |i| i.nodeParams.gridDimX = 0);
    let mut c = cases.call(|| cuGraphExecEventRecordNodeSetEvent { hGraphExec: at(0x1000), hNode: at(0x2000), event: at(0x3000) });
    c.under(Answers { nodes: (&[0x2000], Type::CU_GRAPH_NODE_TYPE_EVENT_RECORD), ..Answers::USUAL });
    c.explains(1171, format!("{other}, or event is of another context than the event of the node"), |_| {});
    let mut c = cases.call(|| cuGraphExecMemsetNodeSetParams {
        hGraphExec: at(0x1000),
        hNode: at(0x2000),
        memsetParams: one(CUDA_MEMSET_NODE_PARAMS { elementSize: 1, width: 1, height: 1, dst: 1 << 40, ..Default::default() }),
        ctx: at(0),
    });
    c.under(Answers { nodes: (&[0x2000], Type::CU_GRAPH_NODE_TYPE_MEMSET), ..Answers::USUAL });
    c.explains(1172, format!("{other}, or the new parameters change what only another node can have, such as the context or the kind of memory"), |_| {});
    let mut c = cases.call(|| cuGraphNodeFindInClone { hOriginalNode: at(0x1000), hClonedGraph: at(0x2000) });
    c.explains(1249, "it may be that hOriginalNode (0x1000) is not a node of which hClonedGraph has a clone: it is of another graph, or was added after cuGraphClone, or its clone was destroyed", |_| {});
    let mut c = cases.call(|| cuGraphNodeSetEnabled { hGraphExec: at(0x1000), hNode: at(0x2000), isEnabled: 0 });
    c.under(nodes);
    c.explains(1173, other, |_| {});
    let mut c = cases.call(|| {
        let mut nodeParams = CUgraphNodeParams { type_: Type::CU_GRAPH_NODE_TYPE_CONDITIONAL, ..Default::default() };
        nodeParams.anonymous.conditional = CUDA_CONDITIONAL_NODE_PARAMS { handle: 5, size: 1, ..Default::default() };
        let (dependencies, dependencyData) = (null(), null());
        cuGraphAddNode_v2 { hGraph: at(0x2000), dependencies, dependencyData, numDependencies: 0, nodeParams: one(nodeParams) }
    });
    c.on(12_030..);
    c.explains(1174, "it may be that nodeParams.conditional.handle (0x5) is not of a condition, or is that of another node, or was created for another graph or context, and nodeParams.type is CU_GRAPH_NODE_TYPE_CONDITIONAL", |_| {});
}

/// The causes of a refused kernel node: those of a launch.
fn refused_kernels(c: &mut Case<cuGraphAddKernelNode_v2>) {
    c.on(12_040..);
    let of = |i: &mut cuGraphAddKernelNode_v2| i.nodeParams.func = at(0x1000);
    // A kernel of a library has the same limits.
    for is_kernel in [false, true] {
        let set = |i: &mut cuGraphAddKernelNode_v2, edit: &dyn Fn(&mut CUDA_KERNEL_NODE_PARAMS)| {
            match is_kernel {
                false => i.nodeParams.func = at(0x1000),
                true => i.nodeParams.kern = at(0x1000),
            }
            edit(&mut i.nodeParams);
        };
        let limits = Answers { attribute: |_| 4000, is_kernel, ..Answers::USUAL };
        c.under(limits);
        c.explains(1176, "nodeParams.blockDimX * nodeParams.blockDimY * nodeParams.blockDimZ (2048) is more than 1024, the kernel's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its .maxntid", |i| set(i, &|of| of.blockDimX = 2048));
        c.explains(1177, "nodeParams.sharedMemBytes (2977) is more than 2976, the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN of the devices without the kernel's static shared memory", |i| set(i, &|of| of.sharedMemBytes = 2977));
        c.explains(1178, "nodeParams.sharedMemBytes (1025) is more than 1024, the kernel's CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, which cuFuncSetAttribute or cuKernelSetAttribute can raise", |i| set(i, &|of| of.sharedMemBytes = 1025));
        c.spares(1178, "a kernel of another context, whose device has its own limit", |i| set(i, &|of| (of.sharedMemBytes, of.ctx) = (1025, at(0x9000))));
        c.explains(648, "nodeParams.gridDimY (4001) is more than 4000, the device's CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y", |i| set(i, &|of| of.gridDimY = 4001));
    }
    c.under(Answers { attribute: |_| 4096, has_parameters: true, ..Answers::USUAL });
    c.explains(1207, "nodeParams.kernelParams is null, and the kernel has parameters", |i| of(i));
    // Elsewhere no call copies memory of the process.
    if cfg!(all(target_os = "linux", not(miri))) {
        c.explains(1208, "nodeParams.kernelParams[0] is null: the kernel has a parameter at this position", |i| {
            of(i);
            i.nodeParams.kernelParams = array([at(0)]);
        });
    }
    c.explains(1210, "nodeParams.extra[CU_LAUNCH_PARAM_BUFFER_SIZE] (9) is more than 8, the bytes of the kernel's parameters", |i| {
        of(i);
        let [pointer, size] = [CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE];
        i.nodeParams.extra = array([pointer, place(9_usize), size, place(9_usize), CU_LAUNCH_PARAM_END]);
    });
    super::exec::required_clusters(c, 1184, ["nodeParams.", "kernel"], |i, grid| {
        i.nodeParams.func = at(0x1000);
        [i.nodeParams.gridDimX, i.nodeParams.gridDimY, i.nodeParams.gridDimZ] = grid;
    });
}

fn refused_edges(cases: &Cases, two: Answers) {
    let data = CUgraphEdgeData { from_port: 1, type_: 1, ..Default::default() };
    let kernels = Answers { nodes: (&[0x1000, 0x2000, 0x7000], Type::CU_GRAPH_NODE_TYPE_KERNEL), ..Answers::USUAL };
    let mut c = cases.call(|| cuGraphRemoveDependencies_v2 {
        hGraph: at(0x1000),
        from: many([at(0x1000)]),
        to: many([at(0x2000)]),
        edgeData: null(),
        numDependencies: 1,
    });
    c.under(two);
    c.explains(862, "to[0] (0x2000) does not depend on from[0]", |_| {});
    let must = "edgeData[0].from_port (1) is not zero, and from[0] is not a kernel node";
    c.explains(858, must, |i| i.edgeData = many([data]));
    c.under(kernels);
    // The other node of a graph without kernels only.
    let must = "edgeData[0].type (1) is not CU_GRAPH_DEPENDENCY_TYPE_DEFAULT, and from[0] and to[0] are not both kernel nodes";
    c.explains(859, must, |i| (i.to, i.edgeData) = (many([at(0x7000)]), many([data])));
    c.under(Answers { nodes: (&[0x1000, 0x2000], Type::CU_GRAPH_NODE_TYPE_MEM_FREE), dependencies: &[0x1000], ..two });
    let must = "hGraph (0x1000) has memory allocation or free nodes [NOT_SUPPORTED]";
    c.explains(855, must, |_| {});
    let mut c = cases.call(|| cuGraphAddNode_v2 {
        hGraph: at(0x1000),
        dependencies: many([at(0x1000)]),
        dependencyData: many([data]),
        numDependencies: 1,
        nodeParams: one(CUgraphNodeParams { type_: Type::CU_GRAPH_NODE_TYPE_KERNEL, ..Default::default() }),
    });
    c.under(two);
    c.explains(860, "dependencyData[0].from_port (1) is not zero, and dependencies[0] is not a kernel node", |_| {});
    // Nothing else judges the nodes of this call.
    let mut c = cases.call(|| cuStreamBeginCaptureToGraph {
        hStream: at(0x1000),
        hGraph: at(0x1000),
        dependencies: many([at(0x3000)]),
        dependencyData: many([data]),
        numDependencies: 1,
        mode: CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL,
    });
    c.under(two);
    c.spares(860, "a node of another graph", |_| {});
}

/// Graphs that the driver neither takes as children nor instantiates.
fn refused_graphs(cases: &Cases) {
    let mut c = cases.call(|| cuGraphGetEdges_v2 { hGraph: at(0x1000), from: null(), to: null(), edgeData: null(), numEdges: one(0) });
    c.explains(889, "edgeData is null: an edge has data that are not zero [LOSSY_QUERY]", |_| {});
    let attr = CUkernelNodeAttrID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
    let mut c = cases.call(|| {
        let value = one(CUlaunchAttributeValue { pad: [0; 64] });
        cuGraphKernelNodeSetAttribute { hNode: at(0x1000), attr, value }
    });
    let must = "it may be that attr (CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) has a value that does not divide the grid of hNode, or that the device cannot run [INVALID_CLUSTER_SIZE]";
    c.on(11_080..);
    c.explains(890, must, |_| {});
    c.on(12_000..);
    c.under(Answers { nodes: (&[0x1000], Type::CU_GRAPH_NODE_TYPE_KERNEL), ..Answers::USUAL });
    for (id, axis, dim, [x, y, z], side) in
        [(1151, "x", "X", [3, 1, 1], 4), (1152, "y", "Y", [1, 4, 1], 6), (1153, "z", "Z", [1, 1, 16], 8)]
    {
        let value = [x, y, z].into_iter().max().unwrap_or_default();
        let text = format!("value.clusterDim.{axis} ({value}) is not a divisor of {side}, the gridDim{dim} of hNode [INVALID_CLUSTER_SIZE]");
        c.explains(id, text, |i| i.value.clusterDim = CUlaunchAttributeValue_clusterDim { x, y, z });
    }
    c.explains(890, must, |i| i.value.clusterDim = CUlaunchAttributeValue_clusterDim { x: 4, y: 6, z: 8 });
    c.spares(1151, "no cluster [INVALID_CLUSTER_SIZE]", |i| i.value.clusterDim = CUlaunchAttributeValue_clusterDim { x: 0, y: 0, z: 0 });
    c.usual();
    c.on(11_080..);
    c.spares(890, "an attribute of no cluster [INVALID_CLUSTER_SIZE]", |i| i.attr = CUkernelNodeAttrID::CU_LAUNCH_ATTRIBUTE_PRIORITY);
    let mut c = cases.call(|| cuGraphAddMemcpyNode { hGraph: at(0x1000), dependencies: vec![], copyParams: one(Default::default()), ctx: at(0) });
    c.under(Answers { attribute: |_| 8, ..Answers::USUAL });
    let most = "the largest CU_DEVICE_ATTRIBUTE_MAX_PITCH of the devices, and copyParams.{}MemoryType is not CU_MEMORYTYPE_ARRAY";
    let most = |end: &str| most.replace("{}", end);
    c.spares(891, "an array, which has no pitch", |i| {
        (i.copyParams.srcPitch, i.copyParams.srcMemoryType) = (9, CUmemorytype::CU_MEMORYTYPE_ARRAY);
    });
    c.explains(891, format!("copyParams.srcPitch (9) is more than 8, {}", most("src")), |i| i.copyParams.srcPitch = 9);
    c.explains(892, format!("copyParams.dstPitch (9) is more than 8, {}", most("dst")), |i| i.copyParams.dstPitch = 9);
    let plane = CUDA_MEMCPY3D { WidthInBytes: 8, Height: 1, Depth: 1, ..Default::default() };
    c.usual();
    for (id, end) in [(1073, "src"), (1074, "dst")] {
        let what = format!("copyParams.{end}Host is null, and copyParams.{end}MemoryType is CU_MEMORYTYPE_HOST and copyParams.WidthInBytes, copyParams.Height and copyParams.Depth are not zero");
        c.explains(id, what, |i| {
            let (dstMemoryType, srcMemoryType) = (CUmemorytype::CU_MEMORYTYPE_HOST, CUmemorytype::CU_MEMORYTYPE_HOST);
            *i.copyParams = CUDA_MEMCPY3D { srcMemoryType, dstMemoryType, ..plane };
            if end == "dst" {
                i.copyParams.srcHost = at(0x1000);
            }
        });
        c.spares(id, "no bytes", |i| i.copyParams.srcMemoryType = CUmemorytype::CU_MEMORYTYPE_HOST);
    }
    for (id, end) in [(1075, "src"), (1076, "dst")] {
        let what = format!("copyParams.{end}Array is null, and copyParams.{end}MemoryType is CU_MEMORYTYPE_ARRAY and copyParams.WidthInBytes, copyParams.Height and copyParams.Depth are not zero");
        c.explains(id, what, |i| {
            let (dstMemoryType, srcMemoryType) = (CUmemorytype::CU_MEMORYTYPE_ARRAY, CUmemorytype::CU_MEMORYTYPE_ARRAY);
            *i.copyParams = CUDA_MEMCPY3D { srcMemoryType, dstMemoryType, ..plane };
            if end == "dst" {
                i.copyParams.srcArray = at(0x1000);
            }
        });
    }
    c.under(Answers { context: at(0), ..Answers::USUAL });
    c.explains(639, "no context is current on this thread [INVALID_CONTEXT]", |_| {});
    c.explains(902, "it may be that ctx (0x40) is not a live context, and no other one is current on this thread \
        [INVALID_CONTEXT]", |i| i.ctx = at(64));
    let of = |ty| Answers { nodes: (&[0x1000], ty), ..Answers::USUAL };
    let mut c = cases.call(|| {
        let mut nodeParams = CUgraphNodeParams { type_: Type::CU_GRAPH_NODE_TYPE_MEM_FREE, ..Default::default() };
        nodeParams.anonymous.free = CUDA_MEM_FREE_NODE_PARAMS { dptr: Answers::USUAL.managed.1 };
        let (dependencies, dependencyData) = (null(), null());
        cuGraphAddNode_v2 { hGraph: at(0x2000), dependencies, dependencyData, numDependencies: 0, nodeParams: one(nodeParams) }
    });
    c.on(12_030..);
    c.explains(960, "nodeParams.free.dptr (0x10000000000) is memory of another function, and not of a memory allocation node, and nodeParams.type is CU_GRAPH_NODE_TYPE_MEM_FREE", |_| {});
    let mut c = cases.call(|| {
        let mut nodeParams = CUgraphNodeParams { type_: Type::CU_GRAPH_NODE_TYPE_GRAPH, ..Default::default() };
        nodeParams.anonymous.graph = CUDA_CHILD_GRAPH_NODE_PARAMS { graph: at(0x1000), ..Default::default() };
        let (dependencies, dependencyData) = (null(), null());
        cuGraphAddNode_v2 { hGraph: at(0x2000), dependencies, dependencyData, numDependencies: 0, nodeParams: one(nodeParams) }
    });
    c.on(12_090..);
    c.under(of(Type::CU_GRAPH_NODE_TYPE_MEM_ALLOC));
    let must = "nodeParams.graph.ownership (CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE) is not CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE, and the graph has memory allocation or free nodes, and nodeParams.type is CU_GRAPH_NODE_TYPE_GRAPH [NOT_SUPPORTED]";
    c.explains(856, must, |_| {});
    c.under(of(Type::CU_GRAPH_NODE_TYPE_CONDITIONAL));
    c.explains(857, "nodeParams.graph.graph (0x1000) has conditional nodes, and nodeParams.type is \
        CU_GRAPH_NODE_TYPE_GRAPH [NOT_SUPPORTED]", |_| {});
    let mut c = cases.call(|| cuGraphInstantiateWithFlags { hGraph: at(0x1000), flags: 0 });
    c.under(Answers { dependencies: &[0x1000], ..of(Type::CU_GRAPH_NODE_TYPE_EMPTY) });
    c.on(12_030..);
    c.explains(863, "hGraph (0x1000) has a cycle", |_| {});
    c.under(of(Type::CU_GRAPH_NODE_TYPE_MEM_FREE));
    let must = "it may be that hGraph (0x1000) has an executable graph already, and its memory allocation or free nodes allow only one, or is part of another graph [NOT_SUPPORTED]";
    c.explains(864, must, |_| {});
    let only = "it may be that hGraph (0x1000) has an executable graph already, and its conditional nodes allow only one, or is part of another graph [NOT_SUPPORTED]";
    c.under(of(Type::CU_GRAPH_NODE_TYPE_CONDITIONAL));
    c.explains(1149, only, |_| {});
    c.under(of(Type::CU_GRAPH_NODE_TYPE_KERNEL));
    c.explains(1150, "it may be that hGraph (0x1000) is part of another graph, as the body of a conditional node or the graph of a child graph node, or has a device-updatable kernel node and an executable graph already [NOT_SUPPORTED]", |_| {});
    bodies(&mut c);
    let mut c = cases.call(|| cuGraphLaunch { hGraphExec: at(0x1000), hStream: at(0x1000) });
    c.on(12_000..);
    c.under(Answers { exec: (0, 64), ..Answers::USUAL });
    let again = "it may be that hGraphExec (0x1000) has memory of its last launch that nothing has freed yet, and no CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH";
    c.explains(1014, again, |_| {});
    c.under(Answers { exec: (1, 64), ..Answers::USUAL });
    c.spares(1014, "the launch frees it", |_| {});
    c.under(Answers { exec: (0, 0), ..Answers::USUAL });
    c.spares(1014, "graphs hold no memory", |_| {});
    let mut c = cases.call(|| cuGraphKernelNodeCopyAttributes { dst: at(0x1000), src: at(0x7000) });
    c.explains(849, "dst (0x1000) is not a kernel node", |_| {});
    c.under(of(Type::CU_GRAPH_NODE_TYPE_KERNEL));
    c.explains(850, "src (0x7000) is not a kernel node", |_| {});
    let fill = CUgraphNodeParams { type_: Type::CU_GRAPH_NODE_TYPE_EMPTY, ..Default::default() };
    let mut c = cases.call(|| cuGraphNodeSetParams { hNode: at(0x1000), nodeParams: one(fill) });
    c.under(of(Type::CU_GRAPH_NODE_TYPE_KERNEL));
    c.explains(848, "nodeParams.type (CU_GRAPH_NODE_TYPE_EMPTY) is not the type of hNode", |_| {});
}

/// The path of a struct, and the type of node that has it, or nothing.
#[derive(Clone, Copy)]
pub struct Path(pub &'static str, pub &'static str);

impl Path {
    /// A text about the struct, and its conditions. An `@` stands for the path.
    pub fn text(self, must: &str, conditions: &[&str]) -> String {
        format!("{}{}", self.0, self.end(must, conditions))
    }

    /// The same without the path at the start.
    pub fn end(self, must: &str, conditions: &[&str]) -> String {
        let Self(path, node) = self;
        let type_ = format!("nodeParams.type is CU_GRAPH_NODE_TYPE_{node}");
        let type_ = (!node.is_empty()).then_some(&*type_);
        let because = match &conditions.iter().copied().chain(type_).collect::<Vec<_>>()[..] {
            [] => String::new(),
            [only] => format!(", because {only}"),
            [first @ .., last] => format!(", because {} and {last}", first.join(", ")),
        };
        format!("{must}{because}").replace('@', path)
    }
}

/// The rule of the nodes before a new one.
fn dependencies<C: Call>(c: &mut Case<C>, put: impl Fn(&mut C, Vec<CUgraphNode>)) {
    c.accepts("distinct nodes", |i| put(i, vec![other_node(), node()]));
    c.rejects(472, "dependencies[1] (0xa0) must occur only once", |i| {
        put(i, vec![node(), node()]);
    });
    c.rejects(472, "dependencies[2] (0xb0)", |i| {
        put(i, vec![other_node(), node(), other_node(), node()]);
    });
}

type List = *mut *mut c_void;

fn kernels(cases: &Cases) {
    let nodeParams = || one(CUDA_KERNEL_NODE_PARAMS::default());
    macro_rules! lists {
        ($c:expr) => {{
            let mut c = $c.only_mock("needs a kernel");
            lists(&mut c, Path("nodeParams", ""), |i, [arguments, extra]| {
                (i.nodeParams.kernelParams, i.nodeParams.extra) = (arguments, extra);
            });
            c
        }};
    }
    let mut c = cases.call(|| {
        let dependencies = Vec::new();
        cuGraphAddKernelNode_v2 { hGraph: graph(), dependencies, nodeParams: nodeParams() }
    });
    dependencies(&mut c, |i, nodes| i.dependencies = nodes);
    let mut c = lists!(c);
    let mut many: Vec<CUgraphNode> = (1..=600).rev().map(at).collect();
    c.accepts("many distinct nodes", |i| i.dependencies = many.clone());
    many.push(many[300]);
    c.rejects(472, "dependencies[600] (0x12c)", |i| i.dependencies = many.clone());
    c.rejects(472, "dependencies[300] (0x12c)", |i| i.dependencies = many[300..].to_vec());
    lists!(cases.call(|| cuGraphKernelNodeSetParams_v2 { hNode: A, nodeParams: nodeParams() }));
    lists!(cases.call(|| {
        let (hGraphExec, hNode) = (exec(), A);
        cuGraphExecKernelNodeSetParams_v2 { hGraphExec, hNode, nodeParams: nodeParams() }
    }));
}

/// The rules of the two lists of a kernel's arguments.
fn lists<C: Call>(c: &mut Case<C>, path: Path, put: impl Fn(&mut C, [List; 2])) {
    let buffer = [CU_LAUNCH_PARAM_BUFFER_POINTER, place(0_u64)];
    let size = [CU_LAUNCH_PARAM_BUFFER_SIZE, place(8_usize)];
    let arguments = array([NULL]);
    let empty = array([CU_LAUNCH_PARAM_END]);
    let full = array([buffer[0], buffer[1], size[0], size[1], CU_LAUNCH_PARAM_END]);
    let unplaced = array([size[0], size[1], CU_LAUNCH_PARAM_END]);
    c.accepts("arguments", |i| put(i, [arguments, at(0)]));
    for extra in [empty, full] {
        c.accepts("a buffer, or none", |i| put(i, [at(0), extra]));
        let must = path.text(".extra (*) must be null", &["@.kernelParams is not null"]);
        c.rejects(518, must, |i| put(i, [arguments, extra]));
    }
    let must = ".extra (*) must have CU_LAUNCH_PARAM_BUFFER_POINTER";
    let must = path.text(must, &["its CU_LAUNCH_PARAM_BUFFER_SIZE is not zero"]);
    c.rejects(519, must + " [undocumented]", |i| put(i, [at(0), unplaced]));
}

type Copy3D = CUDA_MEMCPY3D;

/// A copy in one dimension.
fn line() -> Copy3D {
    Copy3D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        srcDevice: mapped(),
        dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        dstDevice: mapped(),
        WidthInBytes: 64,
        Height: 1,
        Depth: 1,
        ..Default::default()
    }
}

fn copies(cases: &Cases) {
    let mut c = cases.call(|| {
        let (hGraph, dependencies) = (graph(), Vec::new());
        cuGraphAddMemcpyNode { hGraph, dependencies, copyParams: one(line()), ctx: context() }
    });
    dependencies(&mut c, |i, nodes| i.dependencies = nodes);
    let mut c = c.only_mock("needs memory of each type");
    copy(&mut c, Path("copyParams", ""), |i, copy| *i.copyParams = copy);
    c.accepts("anything else, for no bytes", |i| {
        (i.copyParams.Depth, i.copyParams.srcLOD) = (0, 1);
        i.copyParams.srcMemoryType = CUmemorytype(5);
    });

    let mut c = cases
        .call(|| cuGraphMemcpyNodeSetParams { hNode: A, nodeParams: one(line()) })
        .only_mock("needs a node");
    copy(&mut c, Path("nodeParams", ""), |i, copy| *i.nodeParams = copy);
}

/// The rules of a copy.
fn copy<C: Call>(c: &mut Case<C>, path: Path, put: impl Fn(&mut C, Copy3D)) {
    const ARRAY: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_ARRAY;
    const NOTHING: CUmemorytype = CUmemorytype(5);
    fn source(srcPitch: usize, srcHeight: usize) -> Copy3D {
        Copy3D { srcXInBytes: 8, srcY: 1, srcPitch, srcHeight, ..line() }
    }
    fn target(dstPitch: usize, dstHeight: usize) -> Copy3D {
        Copy3D { dstXInBytes: 8, dstY: 1, dstPitch, dstHeight, ..line() }
    }
    type Make = fn() -> Copy3D;
    let accepted: [(&str, Make); 6] = [
        ("from the host", || Copy3D { srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST, ..line() }),
        ("to any memory", || {
            Copy3D { dstMemoryType: CUmemorytype::CU_MEMORYTYPE_UNIFIED, ..line() }
        }),
        ("a source", || source(72, 2)),
        ("a target", || target(72, 2)),
        ("a source in an array", || Copy3D { srcMemoryType: ARRAY, ..source(71, 1) }),
        ("a target in an array", || Copy3D { dstMemoryType: ARRAY, ..target(71, 1) }),
    ];
    for (name, make) in accepted {
        c.accepts(name, |i| put(i, make()));
    }
    let extents = "@.WidthInBytes, @.Height and @.Depth are not zero";
    let kinds = "CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_ARRAY or CU_MEMORYTYPE_UNIFIED";
    let rejected: [(u32, &str, Make); 6] = [
        (448, "srcMemoryType (CUmemorytype(5)) must be KINDS", || Copy3D { srcMemoryType: NOTHING, ..line() }),
        (449, "dstMemoryType (CUmemorytype(5)) must be KINDS", || Copy3D { dstMemoryType: NOTHING, ..line() }),
        (454, "srcLOD (1) must be zero", || Copy3D { srcLOD: 1, ..line() }),
        (455, "dstLOD (1) must be zero", || Copy3D { dstLOD: 1, ..line() }),
        (456, "reserved0 (0x1) must be null", || Copy3D { reserved0: at(1), ..line() }),
        (457, "reserved1 (0x1) must be null", || Copy3D { reserved1: at(1), ..line() }),
    ];
    for (rule, must, make) in rejected {
        let must = must.replace("KINDS", kinds);
        let text = path.text(&format!(".{must}"), &[extents]);
        c.rejects(rule, text, |i| put(i, make()));
    }
    let most = "must be zero or at least 18446744073709551615";
    let rejected: [(u32, &str, &str, Make); 5] = [
        (450, "srcPitch", "(71) must be zero or at least 72, WidthInBytes + srcXInBytes", || source(71, 2)),
        (452, "dstPitch", "(71) must be zero or at least 72, WidthInBytes + dstXInBytes", || target(71, 2)),
        (451, "srcHeight", "(1) must be zero or at least 2, Height + srcY", || source(72, 1)),
        (453, "dstHeight", "(1) must be zero or at least 2, Height + dstY", || target(72, 1)),
        (450, "srcPitch", &format!("(71) {most}, WidthInBytes + srcXInBytes"), || {
            Copy3D { srcPitch: 71, srcXInBytes: usize::MAX, ..line() }
        }),
    ];
    for (rule, field, must, make) in rejected {
        let memory = format!("@.{}MemoryType is not CU_MEMORYTYPE_ARRAY", &field[..3]);
        let text = path.text(&format!(".{field} {must}"), &[&memory, extents]);
        c.rejects(rule, text, |i| put(i, make()));
    }
}

fn fills(cases: &Cases) {
    let fill = |elementSize| CUDA_MEMSET_NODE_PARAMS {
        dst: mapped(),
        elementSize,
        width: 16,
        height: 1,
        ..Default::default()
    };
    let mut c = cases.call(|| {
        let (hGraph, dependencies) = (graph(), Vec::new());
        cuGraphAddMemsetNode { hGraph, dependencies, memsetParams: one(fill(4)), ctx: context() }
    });
    dependencies(&mut c, |i, nodes| i.dependencies = nodes);
    for size in [1, 2] {
        c.accepts(format!("{size} bytes"), |i| i.memsetParams.elementSize = size);
    }
    for size in [0, 3, 8] {
        let must = format!("memsetParams.elementSize ({size}) must be 1, 2 or 4");
        c.rejects(84, must, |i| i.memsetParams.elementSize = size);
    }
    let mut c = cases
        .call(|| cuGraphMemsetNodeSetParams { hNode: A, nodeParams: one(fill(4)) })
        .only_mock("needs a node");
    c.rejects(84, "nodeParams.elementSize (8)", |i| i.nodeParams.elementSize = 8);
}

fn signals(flags: [u32; 2]) -> In<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS> {
    type Params = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;
    let paramsArray = array(flags.map(|flags| Params { flags, ..Default::default() }));
    one(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS { paramsArray, numExtSems: 2, ..Default::default() })
}
fn waits(flags: [u32; 2]) -> In<CUDA_EXT_SEM_WAIT_NODE_PARAMS> {
    type Params = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
    let paramsArray = array(flags.map(|flags| Params { flags, ..Default::default() }));
    one(CUDA_EXT_SEM_WAIT_NODE_PARAMS { paramsArray, numExtSems: 2, ..Default::default() })
}

fn semaphores(cases: &Cases) {
    const SEMAPHORES: &str = "needs external semaphores";
    let mut c = cases
        .call(|| cuGraphAddExternalSemaphoresSignalNode {
            hGraph: graph(),
            dependencies: Vec::new(),
            nodeParams: signals([0, CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC]),
        })
        .only_mock(SEMAPHORES);
    dependencies(&mut c, |i, nodes| i.dependencies = nodes);
    c.rejects(
        558,
        "nodeParams.paramsArray[1].flags (2) must have no bits but \
         CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
        |i| i.nodeParams = signals([0, 2]),
    );
    let text = "nodeParams.paramsArray[0].flags (1) must have no bits but \
                CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC";
    let mut c = cases
        .call(|| cuGraphAddExternalSemaphoresWaitNode {
            hGraph: graph(),
            dependencies: Vec::new(),
            nodeParams: waits([CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC, 0]),
        })
        .only_mock(SEMAPHORES);
    dependencies(&mut c, |i, nodes| i.dependencies = nodes);
    c.rejects(559, text, |i| i.nodeParams = waits([1, 0]));

    let second = "nodeParams.paramsArray[1].flags (2)";
    let first = "nodeParams.paramsArray[0].flags (1)";
    macro_rules! change {
        ($call:ident { $($field:ident: $value:expr),* } $make:ident($flags:expr), $rule:literal, $text:ident) => {
            let nodeParams = || $make([0, 0]);
            let mut c = cases
                .call(|| $call { $($field: $value,)* nodeParams: nodeParams() })
                .only_mock(SEMAPHORES);
            c.rejects($rule, $text, |i| i.nodeParams = $make($flags));
        };
    }
    change!(cuGraphExternalSemaphoresSignalNodeSetParams { hNode: A } signals([0, 2]), 558, second);
    change!(cuGraphExecExternalSemaphoresSignalNodeSetParams { hGraphExec: exec(), hNode: A } signals([0, 2]), 558, second);
    change!(cuGraphExternalSemaphoresWaitNodeSetParams { hNode: A } waits([1, 0]), 559, first);
    change!(cuGraphExecExternalSemaphoresWaitNodeSetParams { hGraphExec: exec(), hNode: A } waits([1, 0]), 559, first);
}

fn operations(cases: &Cases) {
    type Params = CUDA_BATCH_MEM_OP_NODE_PARAMS;
    fn nodeParams(operations: [CUstreamBatchMemOpParams; 2]) -> In<Params> {
        one(Params { paramArray: array(operations), count: 2, ..Default::default() })
    }
    macro_rules! call {
        ($call:ident { $($field:ident: $value:expr),* }) => {{
            let mut c = cases
                .call(|| $call { nodeParams: nodeParams([write(); 2]), $($field: $value),* })
                .only_mock("needs stream memory operations");
            let path = Path("nodeParams.paramArray[1]", "");
            memop::operations(&mut c, path, |i, operations| i.nodeParams = nodeParams(operations));
            c
        }};
    }
    let mut c = call!(cuGraphAddBatchMemOpNode { hGraph: graph(), dependencies: Vec::new() });
    dependencies(&mut c, |i, nodes| i.dependencies = nodes);
    call!(cuGraphBatchMemOpNodeSetParams { hNode: A });
    call!(cuGraphExecBatchMemOpNodeSetParams { hGraphExec: exec(), hNode: A });
}

type Allocation = CUDA_MEM_ALLOC_NODE_PARAMS;

/// An allocation on the first device, with a change.
fn allocation(change: impl FnOnce(&mut CUmemPoolProps)) -> Allocation {
    let mut allocation = Allocation { bytesize: 4096, ..Default::default() };
    allocation.poolProps.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
    allocation.poolProps.location.type_ = DEVICE;
    change(&mut allocation.poolProps);
    allocation
}

fn allocations(cases: &Cases) {
    let mut c = cases
        .call(|| {
            let (hGraph, dependencies) = (graph(), Vec::new());
            cuGraphAddMemAllocNode { hGraph, dependencies, nodeParams: one(allocation(|_| ())) }
        })
        .only_mock("drivers never destroy such a node");
    dependencies(&mut c, |i, nodes| i.dependencies = nodes);
    memory(&mut c, Path("nodeParams", ""), |i, allocation| *i.nodeParams = allocation);
    c.explains(1248, "nodeParams.bytesize is zero", |i| i.nodeParams.bytesize = 0);
}

/// The rules of an allocation.
fn memory<C: Call>(c: &mut Case<C>, path: Path, put: impl Fn(&mut C, Allocation)) {
    let set = |change: fn(&mut CUmemPoolProps)| {
        let put = &put;
        move |i: &mut C| put(i, allocation(change))
    };
    let text = |must: &str, conditions: &[&str]| path.text(&format!(".poolProps.{must}"), conditions);
    let handles = "handleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must be CU_MEM_HANDLE_TYPE_NONE";
    c.rejects(88, text(handles, &[]) + " [NOT_SUPPORTED]", set(|props| {
        props.handleTypes = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    }));
    c.rejects(544, text("reserved[52] (1) must be zero", &[]), set(|props| props.reserved[52] = 1));
    let without = "@.poolProps.handleTypes does not have CU_MEM_HANDLE_TYPE_WIN32";
    let null = text("win32SecurityAttributes (0x1) must be null", &[without]);
    c.rejects(546, null, set(|props| props.win32SecurityAttributes = at(1)));
    for (rule, field, since, change) in [
        (until(12_010, 541), "maxSize (1)", "12.1", (|props| props.maxSize = 1) as fn(&mut CUmemPoolProps)),
        (until(12_050, 542), "usage (1)", "12.5", |props| props.usage = 1),
        (until(13_030, 543), "gpuDirectRDMACapable (1)", "13.3", |props| props.gpuDirectRDMACapable = 1),
    ] {
        let must = format!("{field} must be zero up to CUDA {since}");
        c.rejects(rule, text(&must, &[]) + ": the field is reserved in these releases", set(change));
    }
    let pinned = "allocType (CU_MEM_ALLOCATION_TYPE_MANAGED) must be CU_MEM_ALLOCATION_TYPE_PINNED";
    c.rejects(until(12_090, 538), text(pinned, &[]), set(|props| props.allocType = MANAGED));

    let device = "must be the ordinal of a device, below 2";
    let is = |path: &str, type_: &str| format!("@.{path}.type is CU_MEM_LOCATION_TYPE_{type_}");
    let located = |location: fn() -> CUmemLocation| {
        let put = &put;
        move |i: &mut C| put(i, allocation(|props| props.location = location()))
    };
    c.accepts("the last device", located(|| CUmemLocation { type_: DEVICE, id: devices() - 1 }));
    let is_device = is("poolProps.location", "DEVICE");
    let must = text(&format!("location.id (2) {device}"), &[&is_device]) + " [undocumented]";
    c.rejects(523, must, located(|| CUmemLocation { type_: DEVICE, id: devices() }));
    let must = text(&format!("location.id (-1) {device}"), &[&is_device]) + " [undocumented]";
    c.rejects(523, must, located(|| CUmemLocation { type_: DEVICE, id: -1 }));
    let first = path.end(" must be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1", &[]);
    let both = " must be CU_MEM_LOCATION_TYPE_DEVICE or CU_MEM_LOCATION_TYPE_HOST_NUMA in CUDA 12.6 to 12.9";
    let both = path.end(both, &[]);
    let rules = [(until(12_010, 522), &*first), (within(12_060, 12_090, 552), &*both)];
    let start = format!("{}.poolProps.location.type (CU_MEM_LOCATION_TYPE_HOST)", path.0);
    c.judged(start, &rules, located(|| CUmemLocation { type_: HOST, id: 0 }));
    c.on(12_020..);
    c.accepts("a node", located(|| CUmemLocation { type_: NUMA, id: 0 }));
    c.accepts("a node that is no device", located(|| CUmemLocation { type_: NUMA, id: 9 }));
    let must = "location.id (-1) must be at least 0 since CUDA 12.2";
    let must = text(must, &[&is("poolProps.location", "HOST_NUMA")]) + " [undocumented]";
    c.rejects(since(12_020, 524), must, located(|| CUmemLocation { type_: NUMA, id: -1 }));
    c.on(13_000..);
    let start = format!("{}.poolProps.location.type (CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT)", path.0);
    c.rejects(556, start, set(|props| {
        props.allocType = MANAGED;
        props.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
    }));
    c.on(13_040..);
    c.under(attribute(|_| 3));
    c.accepts("a locality domain", located(|| localized(1, 2)));
    let is_domain = is("poolProps.location", "DEVICE_LOCALITY_DOMAIN");
    let must = format!("location.localized.deviceId (2) {device} since CUDA 13.4");
    let must = text(&must, &[&is_domain]) + " [undocumented]";
    c.rejects(since(13_040, 525), must, located(|| localized(2, 0)));
    let must = "location.localized.localityDomainId (3) must be below 3 since CUDA 13.4, the device's \
                CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT";
    let must = text(must, &[&is_domain]) + " [undocumented]";
    c.rejects(since(13_040, 526), must, located(|| localized(1, 3)));
    c.usual();
    c.on(..);

    let with = |accesses: fn() -> Vec<CUmemAccessDesc>| {
        let put = &put;
        move |i: &mut C| {
            let accesses = accesses();
            let accessDescCount = accesses.len();
            let accessDescs = array(accesses);
            put(i, Allocation { accessDescs, accessDescCount, ..allocation(|_| ()) });
        }
    };
    c.accepts("two accesses", with(|| vec![access_of(DEVICE, 0, 1), access_of(DEVICE, 1, 3)]));
    c.accepts("no access", with(|| vec![access_of(DEVICE, 0, 0)]));
    let must = ".accessDescCount (3) must be at most 2, the number of devices";
    c.rejects(89, path.text(must, &[]) + " [undocumented]", with(|| {
        vec![access_of(DEVICE, 0, 3); devices() as usize + 1]
    }));
    let must = ".accessDescs[1].flags (CUmemAccess_flags(0x2)) must be CU_MEM_ACCESS_FLAGS_PROT_NONE, \
                CU_MEM_ACCESS_FLAGS_PROT_READ or CU_MEM_ACCESS_FLAGS_PROT_READWRITE";
    c.rejects(527, path.text(must, &[]), with(|| vec![access_of(DEVICE, 0, 1), access_of(DEVICE, 1, 2)]));
    let must = format!(".accessDescs[0].location.id (2) {device}");
    let must = path.text(&must, &[&is("accessDescs[0].location", "DEVICE")]) + " [undocumented]";
    c.rejects(523, must, with(|| vec![access_of(DEVICE, devices(), 3)]));
    let must = ".accessDescs[0].location.type (CU_MEM_LOCATION_TYPE_HOST) must be CU_MEM_LOCATION_TYPE_DEVICE \
                up to CUDA 12.1";
    c.rejects(until(12_010, 522), path.text(must, &[]), with(|| vec![access_of(HOST, 0, 3)]));
}

/// The calls whose inputs are flags, attributes and numbers of references.
fn words(cases: &Cases) {
    let mut c = cases
        .call(|| cuGraphCreate { flags: 0 })
        .undo(|_, hGraph| cuGraphDestroy { hGraph });
    c.rejects(80, "flags (1) must be zero", |i| i.flags = 1);

    let mut c = cases.call(|| cuDeviceGetGraphMemAttribute {
        device: 0,
        attr: CUgraphMem_attribute(0),
        value: place(0_u64),
    });
    for attribute in 1..4 {
        c.accepts(format!("attribute {attribute}"), |i| i.attr = CUgraphMem_attribute(attribute));
    }
    let high = "CU_GRAPH_MEM_ATTR_USED_MEM_HIGH";
    let reserved = "CU_GRAPH_MEM_ATTR_RESERVED_MEM";
    let all = format!("CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT, {high}, {reserved}_CURRENT or {reserved}_HIGH");
    c.rejects(90, format!("attr (CUgraphMem_attribute(4)) must be {all} [undocumented]"), |i| {
        i.attr = CUgraphMem_attribute(4);
    });

    let mut c = cases.call(|| cuDeviceSetGraphMemAttribute {
        device: 0,
        attr: CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH,
        value: place(0_u64),
    });
    c.accepts("the other mark", |i| i.attr = CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH);
    for current in [
        CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT,
        CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT,
    ] {
        let must = format!("attr ({current:?}) must be {high} or {reserved}_HIGH [undocumented]");
        c.rejects(91, must, |i| i.attr = current);
    }
    let reset = format!("must be zero, because attr is {high}: it can only be reset [undocumented]");
    c.rejects(92, format!("*value (1) {reset}"), |i| i.value = place(1_u64));

    let mut c = cases
        .call(|| cuGraphConditionalHandleCreate {
            hGraph: graph(),
            ctx: context(),
            defaultLaunchValue: 0,
            flags: 0,
        })
        .only_mock("the handle stays in the graph");
    c.accepts("a default value", |i| i.flags = CU_GRAPH_COND_ASSIGN_DEFAULT);
    c.rejects(124, "flags (2) must be 0 or 1, CU_GRAPH_COND_ASSIGN_DEFAULT", |i| i.flags = 2);

    let mut c = cases
        .call(|| cuUserObjectCreate { ptr: NULL, destroy: Some(nothing), initialRefcount: 1, flags: 1 })
        .undo(|_, object| cuUserObjectRelease { object, count: 1 });
    for (flags, shown) in [
        (0, "CUuserObject_flags(0)"),
        (2, "CUuserObject_flags(0x2)"),
        (3, "CU_USER_OBJECT_NO_DESTRUCTOR_SYNC | 0x2"),
    ] {
        let must = format!("flags ({shown}) must be CU_USER_OBJECT_NO_DESTRUCTOR_SYNC");
        c.rejects(101, must, |i| i.flags = flags);
    }

    fn references<C: Call>(c: Case<C>, count: fn(&mut C) -> &mut u32) -> Case<C> {
        let mut c = c;
        c.rejects(102, "count (0) must be from 1 to 2147483647", |i| *count(i) = 0);
        c.rejects(102, "count (2147483648)", |i| *count(i) = 1 << 31);
        let mut c = c.only_mock("counts that are not undone");
        c.accepts("many references", |i| *count(i) = i32::MAX as _);
        c
    }
    let count = 1;
    let c = cases
        .call(|| cuUserObjectRetain { object: user_object(), count })
        .undo(|i, ()| cuUserObjectRelease { object: i.object, count });
    references(c, |i| &mut i.count);
    let c = cases
        .call(|| cuUserObjectRelease { object: user_object(), count })
        .undo(|i, ()| cuUserObjectRetain { object: i.object, count });
    references(c, |i| &mut i.count);
    let retain = || cuGraphRetainUserObject { graph: graph(), object: user_object(), count, flags: 0 };
    let release = || cuGraphReleaseUserObject { graph: graph(), object: user_object(), count };
    references(cases.call(release).undo(move |_, ()| retain()), |i| &mut i.count);
    let mut c = references(cases.call(retain).undo(move |_, ()| release()), |i| &mut i.count);
    c.accepts("a moved object", |i| i.flags = 1);
    let must = "flags (CUuserObjectRetain_flags(0x2)) must have no bits but CU_GRAPH_USER_OBJECT_MOVE";
    c.rejects(103, must, |i| i.flags = 2);
}

/// The simple nodes, of which only the nodes before them have a rule.
fn simple_nodes(cases: &Cases) {
    let before = Vec::new;
    macro_rules! add {
        ($call:ident { $($field:ident: $value:expr),* }, $($reason:literal)?) => {
            let c = cases
                .call(|| $call { hGraph: graph(), dependencies: before(), $($field: $value),* })
                .undo(|_, hNode| cuGraphDestroyNode { hNode });
            $(let c = c.only_mock($reason);)?
            let mut c = c;
            dependencies(&mut c, |i, nodes| i.dependencies = nodes);
        };
    }
    add!(cuGraphAddEmptyNode {},);
    add!(cuGraphAddHostNode { nodeParams: one(CUDA_HOST_NODE_PARAMS::default()) }, "needs a function");
    add!(cuGraphAddChildGraphNode { childGraph: graph() }, "needs another graph");
    add!(cuGraphAddEventRecordNode { event: at(0) }, "needs an event");
    add!(cuGraphAddEventWaitNode { event: at(0) }, "needs an event");
    add!(cuGraphAddMemFreeNode { dptr: mapped() }, "needs memory of the graph");
}

/// The calls that write or read edges.
fn edges(cases: &Cases) {
    let data = || one(CUgraphEdgeData::default());
    let mut c = cases.call(|| cuGraphGetEdges_v2 {
        hGraph: graph(),
        from: one(at(0)),
        to: one(at(0)),
        edgeData: data(),
        numEdges: one(1),
    });
    c.accepts("no data", |i| i.edgeData = null());
    c.accepts("only the number", |i| (i.from, i.to, i.edgeData) = (null(), null(), null()));
    let because = "(null) must not be null, because edgeData is not null";
    c.rejects(93, format!("from {because}"), |i| i.from = null());
    c.rejects(94, format!("to {because}"), |i| i.to = null());
    macro_rules! get {
        ($call:ident { $nodes:ident, $count:ident }, $rule:literal) => {
            let mut c = cases
                .call(|| $call { hNode: A, $nodes: one(at(0)), edgeData: data(), $count: one(1) })
                .only_mock("needs a node");
            c.accepts("only the number", |i| (i.$nodes, i.edgeData) = (null(), null()));
            c.rejects($rule, format!("{} {because}", stringify!($nodes)), |i| i.$nodes = null());
        };
    }
    get!(cuGraphNodeGetDependencies_v2 { dependencies, numDependencies }, 95);
    get!(cuGraphNodeGetDependentNodes_v2 { dependentNodes, numDependentNodes }, 96);

    macro_rules! change {
        ($($call:ident)*) => {$(
            let mut c = cases
                .call(|| $call {
                    hGraph: graph(),
                    from: many([A, A]),
                    to: many([B, B]),
                    edgeData: null(),
                    numDependencies: 2,
                })
                .only_mock("needs nodes");
            edge_data(&mut c, "edgeData", |i| &mut i.edgeData);
        )*};
    }
    change!(cuGraphAddDependencies_v2 cuGraphRemoveDependencies_v2);
}

/// The rules of an edge, the second of two at `path`.
pub fn edge_data<C: Call>(c: &mut Case<C>, path: &str, data: fn(&mut C) -> &mut In<CUgraphEdgeData>) {
    let edge = |from_port, to_port, type_, last| {
        move |i: &mut C| {
            let reserved = [0, 0, 0, 0, last];
            let edge = CUgraphEdgeData { from_port, to_port, type_, reserved };
            *data(i) = many([Default::default(), edge]);
        }
    };
    for (port, type_) in [(0, 0), (1, 1), (2, 0), (2, 1)] {
        c.accepts(format!("port {port} and type {type_}"), edge(port, 0, type_, 0));
    }
    let second = format!("{path}[1]");
    let port = "CU_GRAPH_KERNEL_NODE_PORT";
    let type_ = "CU_GRAPH_DEPENDENCY_TYPE";
    let text = format!(
        "{second}.from_port (3) must be 0, 1 or 2, {port}_DEFAULT, {port}_PROGRAMMATIC or {port}_LAUNCH_ORDER"
    );
    c.rejects(473, text, edge(3, 0, 0, 0));
    c.rejects(474, format!("{second}.to_port (1) must be zero"), edge(0, 1, 0, 0));
    let text = format!(
        "{second}.type (CUgraphDependencyType(2)) must be {type_}_DEFAULT or {type_}_PROGRAMMATIC"
    );
    c.rejects(475, text, edge(0, 0, 2, 0));
    c.rejects(476, format!("{second}.reserved[4] (1) must be zero"), edge(0, 0, 0, 1));
    let text = format!(
        "{second}.from_port (0) must be 1 or 2, {port}_PROGRAMMATIC or {port}_LAUNCH_ORDER, because \
         {second}.type is {type_}_PROGRAMMATIC"
    );
    c.rejects(477, text, edge(0, 0, 1, 0));
    let text = format!(
        "{second}.type ({type_}_DEFAULT) must be {type_}_PROGRAMMATIC, because {second}.from_port is \
         {port}_PROGRAMMATIC"
    );
    c.rejects(478, text, edge(1, 0, 0, 0));
}

fn executables(cases: &Cases) {
    let [free, upload, launch, priority] =
        ["AUTO_FREE_ON_LAUNCH", "UPLOAD", "DEVICE_LAUNCH", "USE_NODE_PRIORITY"]
            .map(|name| format!("CUDA_GRAPH_INSTANTIATE_FLAG_{name}"));
    let both = format!("(5) must not have both {launch} and {free} since CUDA 12.0");
    let mut c = cases
        .call(|| cuGraphInstantiateWithFlags { hGraph: empty_graph(), flags: 0 })
        .undo(|_, hGraphExec| cuGraphExecDestroy { hGraphExec });
    c.accepts("freed memory and priorities", |i| i.flags = 1 | 8);
    c.on(12_000..);
    let none = format!("must not have {launch} since CUDA 12.3, because hGraph holds no kernel, memcpy or memset node");
    let kernel = Answers { nodes: (&[0x1000], CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL), ..Answers::USUAL };
    c.rejects(since(12_030, 779), format!("flags (12) {none}"), |i| i.flags = 4 | 8)
        .unless_under(kernel, "a launch by the device and priorities");
    launches(&mut c, "flags", |i, flags| i.flags = flags.into());
    c.rejects(99, format!("flags ({upload}) must have no bits but {free} | {launch} | {priority}"), |i| i.flags = 2);
    c.rejects(since(12_000, 97), format!("flags {both}"), |i| i.flags = 1 | 4);
    c.on(..12_000);
    c.rejects(99, format!("flags ({launch}) must have no bits but {free} | {priority}"), |i| i.flags = 4);

    let mut c = cases
        .call(|| cuGraphInstantiateWithParams {
            hGraph: empty_graph(),
            instantiateParams: one(Default::default()),
        })
        .undo(|_, hGraphExec| cuGraphExecDestroy { hGraphExec });
    c.accepts("all but a launch by the device", |i| i.instantiateParams.flags = 1 | 2 | 8);
    c.rejects(since(12_030, 779), format!("instantiateParams.flags (14) {none}"), |i| i.instantiateParams.flags = 2 | 4 | 8);
    launches(&mut c, "instantiateParams.flags", |i, flags| i.instantiateParams.flags = flags.into());
    let must = format!("must have no bits but {free} | {upload} | {launch} | {priority}");
    c.rejects(100, format!("instantiateParams.flags (CUgraphInstantiate_flags(0x10)) {must}"), |i| {
        i.instantiateParams.flags = 16;
    });
    c.rejects(since(12_000, 97), format!("instantiateParams.flags {both}"), |i| {
        i.instantiateParams.flags = 1 | 4;
    });

    let mut c = cases
        .call(|| {
            let (hGraphExec, hNode, ctx) = (exec(), A, context());
            cuGraphExecMemcpyNodeSetParams { hGraphExec, hNode, copyParams: one(line()), ctx }
        })
        .only_mock("needs a node");
    copy(&mut c, Path("copyParams", ""), |i, copy| *i.copyParams = copy);
    lines(&mut c, Path("copyParams", ""), |i, copy| *i.copyParams = copy);

    let mut c = cases
        .call(|| cuGraphExecMemsetNodeSetParams {
            hGraphExec: exec(),
            hNode: A,
            memsetParams: one(CUDA_MEMSET_NODE_PARAMS {
                dst: mapped(),
                elementSize: 4,
                width: 16,
                height: 1,
                ..Default::default()
            }),
            ctx: context(),
        })
        .only_mock("needs a node");
    c.rejects(84, "memsetParams.elementSize (8)", |i| i.memsetParams.elementSize = 8);
    rows(&mut c, Path("memsetParams", ""), |i, width, height| {
        (i.memsetParams.width, i.memsetParams.height) = (width, height);
    });
}

/// The rules of a copy in an executable graph.
fn lines<C: Call>(c: &mut Case<C>, path: Path, put: impl Fn(&mut C, Copy3D)) {
    let must = path.text(".WidthInBytes (0) must not be zero", &[]);
    c.rejects(81, must, |i| put(i, Copy3D { WidthInBytes: 0, ..line() }));
    for size in [0, 2] {
        let must = format!("({size}) must be 1");
        let reason = ": the copy must be one-dimensional";
        let text = |field| path.text(&format!(".{field} {must}"), &[]) + reason;
        c.rejects(82, text("Height"), |i| put(i, Copy3D { Height: size, ..line() }));
        c.rejects(83, text("Depth"), |i| put(i, Copy3D { Depth: size, ..line() }));
    }
}

/// The rules of the width and the height of a fill in an executable graph.
fn rows<C: Call>(c: &mut Case<C>, path: Path, put: impl Fn(&mut C, usize, usize)) {
    c.accepts("one element", |i| put(i, 1, 1));
    c.rejects(85, path.text(".width (0) must not be zero", &[]), |i| put(i, 0, 1));
    let [one, reason] = [" must be 1 up to CUDA 12.5", ": the fill must be one-dimensional"];
    let (one, some) = (path.end(one, &[]) + reason, path.end(" must not be zero", &[]));
    let rules = [(until(12_050, 86), &*one), (since(12_060, 87), &*some)];
    c.judged(format!("{}.height (0)", path.0), &rules, |i| put(i, 16, 0));
    c.judged(format!("{}.height (2)", path.0), &rules[..1], |i| put(i, 16, 2));
}

fn attributes(cases: &Cases) {
    use CUlaunchAttributeID as Id;
    let mut c = cases
        .call(|| {
            let (hNode, attr) = (A, Id::CU_LAUNCH_ATTRIBUTE_PRIORITY);
            cuGraphKernelNodeSetAttribute { hNode, attr, value: one(Default::default()) }
        })
        .only_mock("needs a kernel");
    c.accepts("no value", |i| (i.attr, i.value) = (Id::CU_LAUNCH_ATTRIBUTE_COOPERATIVE, null()));
    // The same bytes have another meaning.
    c.accepts("a priority", |i| i.value.priority = 9);

    // The window, updates by the device, the carveout, NVLink, and both modes.
    let takes = [1, 13, 14, 16, 17, 18].map(Id);
    attribute_values(&mut c, ["value", "attr"], |id| takes.contains(&id), |i, attr, edit| {
        i.attr = attr;
        edit(&mut i.value);
    });
}

/// Each type that is documented, with the number of words of 8 bytes that its parameters use.
const TYPES: [(Type, usize); 16] = [
    (Type::CU_GRAPH_NODE_TYPE_KERNEL, 9),
    (Type::CU_GRAPH_NODE_TYPE_MEMCPY, 27),
    (Type::CU_GRAPH_NODE_TYPE_MEMSET, 6),
    (Type::CU_GRAPH_NODE_TYPE_HOST, 4),
    (Type::CU_GRAPH_NODE_TYPE_GRAPH, 2),
    (Type::CU_GRAPH_NODE_TYPE_EMPTY, 0),
    (Type::CU_GRAPH_NODE_TYPE_WAIT_EVENT, 1),
    (Type::CU_GRAPH_NODE_TYPE_EVENT_RECORD, 2),
    (Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL, 4),
    (Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT, 4),
    (Type::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP, 4),
    (Type::CU_GRAPH_NODE_TYPE_CONDITIONAL, 4),
    (Type::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH, 8),
    (Type::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH, 4),
    // Such nodes can be added and not changed.
    (Type::CU_GRAPH_NODE_TYPE_MEM_ALLOC, 15),
    (Type::CU_GRAPH_NODE_TYPE_MEM_FREE, 1),
];

/// Parameters that every call for such nodes accepts.
fn params(type_: Type) -> CUgraphNodeParams {
    let mut params = CUgraphNodeParams { type_, ..Default::default() };
    match type_ {
        Type::CU_GRAPH_NODE_TYPE_KERNEL => params.kernel.gridDimX = 1,
        Type::CU_GRAPH_NODE_TYPE_MEMCPY => params.memcpy.copyParams = line(),
        Type::CU_GRAPH_NODE_TYPE_MEMSET => {
            params.memset.elementSize = 4;
            params.memset.width = 1;
            params.memset.height = 1;
        }
        Type::CU_GRAPH_NODE_TYPE_MEM_ALLOC => params.alloc.poolProps = allocation(|_| ()).poolProps,
        Type::CU_GRAPH_NODE_TYPE_CONDITIONAL => params.conditional.size = 1,
        _ => {}
    }
    params
}

type NodeParams<C> = fn(&mut C) -> &mut CUgraphNodeParams;

/// The rules of the parameters of any node of these types.
fn any_node<C: Call>(c: &mut Case<C>, types: &[(Type, usize)], of: NodeParams<C>) {
    use CUfabricCpyOperandType as Operand;
    type Change<T = CUgraphNodeParams> = fn(&mut T);
    let with = |type_, change: Change| {
        move |i: &mut C| {
            *of(i) = params(type_);
            change(of(i));
        }
    };
    for type_ in (0..=9).map(Type) {
        c.accepts(format!("{type_:?}"), |i| *of(i) = params(type_));
    }
    let word = |type_, index: usize, word| {
        move |i: &mut C| {
            *of(i) = params(type_);
            // SAFETY: the words are integers, and this writes one of them.
            unsafe { of(i).reserved1[index] = word };
        }
    };
    for &(type_, words) in types {
        for index in [words, 28] {
            let text = format!(
                "nodeParams.reserved1[{index}] (-1) must be zero, because nodeParams.type is \
                 {type_:?}: it lies behind the member that type names"
            );
            c.rejects(106, text, word(type_, index, -1));
        }
        // Members are smaller in older releases.
        c.on(13_040..);
        if words != 0 {
            c.accepts(format!("the last word of {type_:?}"), word(type_, words - 1, 1));
        }
        c.on(..);
    }
    // Nothing is known about a type that the documentation does not explain.
    c.accepts("an engine", word(Type::CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE, 28, 1));

    let kernel = Type::CU_GRAPH_NODE_TYPE_KERNEL;
    lists(c, Path("nodeParams.kernel", "KERNEL"), |i, [arguments, extra]| {
        *of(i) = params(kernel);
        of(i).kernel.kernelParams = arguments;
        of(i).kernel.extra = extra;
    });
    let memcpy = Type::CU_GRAPH_NODE_TYPE_MEMCPY;
    let path = Path("nodeParams.memcpy", "MEMCPY");
    let text = path.text(".flags (1) must be zero", &[]);
    c.rejects(107, text, with(memcpy, |node| node.memcpy.flags = 1));
    let text = path.text(".reserved (-1) must be zero", &[]);
    c.rejects(108, text, with(memcpy, |node| node.memcpy.reserved = -1));
    copy(c, COPY, |i, copy| put_copy(of(i), copy));
    for (size, change) in [
        (0, (|node| node.memset.elementSize = 0) as Change),
        (3, |node| node.memset.elementSize = 3),
        (8, |node| node.memset.elementSize = 8),
    ] {
        let text = FILL.text(&format!(".elementSize ({size}) must be 1, 2 or 4"), &[]);
        c.rejects(84, text, with(Type::CU_GRAPH_NODE_TYPE_MEMSET, change));
    }

    let signal = |flags| {
        move |i: &mut C| {
            *of(i) = params(Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL);
            of(i).extSemSignal.paramsArray = signals([0, flags]).paramsArray;
            of(i).extSemSignal.numExtSems = 2;
        }
    };
    let must = "must have no bits but CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC";
    let path = Path("nodeParams.extSemSignal.paramsArray[1]", "EXT_SEMAS_SIGNAL");
    c.accepts("a signal", signal(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC));
    c.rejects(558, path.text(&format!(".flags (2) {must}"), &[]), signal(2));
    let wait = |flags| {
        move |i: &mut C| {
            *of(i) = params(Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT);
            of(i).extSemWait.paramsArray = waits([0, flags]).paramsArray;
            of(i).extSemWait.numExtSems = 2;
        }
    };
    let must = "must have no bits but CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC";
    let path = Path("nodeParams.extSemWait.paramsArray[1]", "EXT_SEMAS_WAIT");
    c.accepts("a wait", wait(CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC));
    c.rejects(559, path.text(&format!(".flags (1) {must}"), &[]), wait(1));

    let path = Path("nodeParams.memOp.paramArray[1]", "BATCH_MEM_OP");
    memop::operations(c, path, |i, operations| {
        *of(i) = params(Type::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP);
        of(i).memOp.paramArray = array(operations);
        of(i).memOp.count = 2;
    });

    let batch = |numAttrs| {
        move |i: &mut C| {
            let attrs = [1, 3, 0].map(|order| CUmemcpyAttributes {
                srcAccessOrder: CUmemcpySrcAccessOrder(order),
                ..Default::default()
            });
            *of(i) = params(Type::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH);
            of(i).memcpyBatch.attrs = array(attrs);
            of(i).memcpyBatch.numAttrs = numAttrs;
        }
    };
    c.accepts("two copies", batch(2));
    let order = "CU_MEMCPY_SRC_ACCESS_ORDER";
    let must = format!(
        ".attrs[2].srcAccessOrder ({order}_INVALID) must be {order}_STREAM, {order}_DURING_API_CALL or {order}_ANY"
    );
    c.rejects(458, Path("nodeParams.memcpyBatch", "MEMCPY_BATCH").text(&must, &[]), batch(3));

    // The second operation has the change.
    let fabric = |numOps, flags, change: Change<CUDA_FABRIC_COPY_BATCH_OP>| {
        move |i: &mut C| {
            let mut op = CUDA_FABRIC_COPY_BATCH_OP::default();
            op.src.type_ = Operand::CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
            op.dst.type_ = Operand::CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
            let mut ops = [op; 2];
            change(&mut ops[1]);
            *of(i) = params(Type::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH);
            of(i).fabricCpyBatch.opList = array(ops);
            of(i).fabricCpyBatch.numOps = numOps;
            of(i).fabricCpyBatch.flags = flags;
        }
    };
    let path = Path("nodeParams.fabricCpyBatch", "FABRIC_CPY_BATCH");
    c.accepts("two operations", fabric(2, 0, |_| {}));
    c.accepts("one operation", fabric(1, 0, |op| (op.flags, op.dst.type_) = (1, Operand(0))));
    c.rejects(115, path.text(".flags (1) must be zero", &[]), fabric(2, 1, |_| {}));
    let text = path.text(".opList[1].flags (1) must be zero", &[]);
    c.rejects(481, text, fabric(2, 0, |op| op.flags = 1));
    let text = path.text(
        ".opList[1].dst.type (CUfabricCpyOperandType(0)) must be CU_FABRIC_COPY_OPERAND_TYPE_POINTER or \
         CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT",
        &[],
    );
    c.rejects(480, text, fabric(2, 0, |op| (op.flags, op.dst.type_) = (1, Operand(0))));

    // Fields that came later.
    for (release, rule, type_, must, change) in [
        (12_080, 111, Type::CU_GRAPH_NODE_TYPE_GRAPH, "graph.ownership (CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE) must be zero up to CUDA 12.8",
            (|node| node.graph.ownership = MOVE) as Change),
        (13_010, 109, Type::CU_GRAPH_NODE_TYPE_HOST, "host.syncMode (1) must be zero up to CUDA 13.1", |node| node.host.syncMode = 1),
        (13_030, 110, Type::CU_GRAPH_NODE_TYPE_HOST, "host.ctx (0x3000) must be null up to CUDA 13.3",
            |node| node.host.anonymous.ctx = context()),
        (13_030, 112, Type::CU_GRAPH_NODE_TYPE_EVENT_RECORD, "eventRecord.ctx (0x3000) must be null up to CUDA 13.3",
            |node| node.eventRecord.anonymous.ctx = context()),
        (13_030, 113, Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL, "extSemSignal.ctx (0x3000) must be null up to CUDA 13.3",
            |node| node.extSemSignal.anonymous.ctx = context()),
        (13_030, 114, Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT, "extSemWait.ctx (0x3000) must be null up to CUDA 13.3",
            |node| node.extSemWait.anonymous.ctx = context()),
    ] {
        let must = format!("nodeParams.{must}, because nodeParams.type is {type_:?}: the bytes are unused in these releases");
        c.rejects(until(release, rule), must, with(type_, change));
    }
}

const MOVE: CUgraphChildGraphNodeOwnership =
    CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
const COPY: Path = Path("nodeParams.memcpy.copyParams", "MEMCPY");
const FILL: Path = Path("nodeParams.memset", "MEMSET");

fn put_copy(node: &mut CUgraphNodeParams, copy: Copy3D) {
    *node = params(Type::CU_GRAPH_NODE_TYPE_MEMCPY);
    node.memcpy.copyParams = copy;
}

/// The rules of the reserved fields, which need no node of some type.
fn reserved<C: Call>(c: &mut Case<C>, of: NodeParams<C>) {
    c.rejects(104, "nodeParams.reserved0[2] (1) must be zero", |i| of(i).reserved0[2] = 1);
    c.rejects(105, "nodeParams.reserved2 (1) must be zero", |i| of(i).reserved2 = 1);
}

fn new_nodes(cases: &Cases) {
    use CUgraphChildGraphNodeOwnership as Ownership;
    use CUgraphConditionalNodeType as Branch;
    macro_rules! add {
        ($($call:ident)*) => {$(
            let mut c = cases
                .call(|| $call {
                    hGraph: graph(),
                    dependencies: null(),
                    dependencyData: null(),
                    numDependencies: 0,
                    nodeParams: one(params(Type::CU_GRAPH_NODE_TYPE_EMPTY)),
                })
                .undo(|_, hNode| cuGraphDestroyNode { hNode });
            dependencies(&mut c, |i, nodes| {
                (i.numDependencies, i.dependencies) = (nodes.len(), many(nodes));
            });
            reserved(&mut c, |i| &mut i.nodeParams);
            let sentence = "dependencies (null) must not be null, because numDependencies is not zero";
            c.rejects(121, sentence, |i| i.numDependencies = 1);
            any_node(&mut c, &TYPES, |i| &mut i.nodeParams);
            let mut c = c.only_mock("needs nodes of kernels, or creates what drivers never destroy");
            let programmatic = |i: &mut $call, count| {
                let edge = |type_| CUgraphEdgeData { from_port: 2, type_, ..Default::default() };
                i.dependencyData = many([edge(0), edge(1)]);
                (i.dependencies, i.numDependencies) = (many([A, B]), count);
            };
            let sentence = "nodeParams.type (CU_GRAPH_NODE_TYPE_EMPTY) must be CU_GRAPH_NODE_TYPE_KERNEL, because the \
                            type of an element of dependencyData is CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC";
            c.rejects(122, sentence, |i| programmatic(i, 2))
                .unless("an edge of the usual type", |i| i.numDependencies = 1);
            memory(&mut c, Path("nodeParams.alloc", "MEM_ALLOC"), |i, allocation| {
                *i.nodeParams = params(Type::CU_GRAPH_NODE_TYPE_MEM_ALLOC);
                i.nodeParams.alloc.poolProps = allocation.poolProps;
                i.nodeParams.alloc.accessDescs = allocation.accessDescs;
                i.nodeParams.alloc.accessDescCount = allocation.accessDescCount;
            });

            let start = "nodeParams.graph.ownership (CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID)";
            let end = |must| Path("", "GRAPH").end(must, &[]);
            let old = format!("{}: the bytes are unused in these releases", end(" must be zero up to CUDA 12.8"));
            let new = end(" must not be CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID since CUDA 12.9");
            let owned = |i: &mut $call, ownership| {
                *i.nodeParams = params(Type::CU_GRAPH_NODE_TYPE_GRAPH);
                i.nodeParams.graph.ownership = ownership;
            };
            c.judged(start, &[(until(12_080, 111), &*old), (since(12_090, 120), &*new)], |i| {
                owned(i, Ownership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID);
            });
            c.on(12_090..);
            let reason = "the driver accepts it, and the text forbids only CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID";
            c.left(reason, "an ownership of 2", |i| owned(i, Ownership(2)));
            c.on(..);

            let branch = |type_, size| {
                move |i: &mut $call| {
                    *i.nodeParams = params(Type::CU_GRAPH_NODE_TYPE_CONDITIONAL);
                    i.nodeParams.conditional.type_ = type_;
                    i.nodeParams.conditional.size = size;
                }
            };
            let path = Path("nodeParams.conditional", "CONDITIONAL");
            let old = path.end(" must be 1 up to CUDA 12.6", &[]);
            for (rule, must, type_, accepted, rejected) in [
                (
                    since(12_080, 117),
                    "be 1 or 2 since CUDA 12.8",
                    Branch::CU_GRAPH_COND_TYPE_IF,
                    2,
                    &[0, 3][..],
                ),
                (118.into(), "be 1", Branch::CU_GRAPH_COND_TYPE_WHILE, 1, &[0, 2, 1 << 16]),
                (119.into(), "not be zero", Branch::CU_GRAPH_COND_TYPE_SWITCH, 9, &[0]),
            ] {
                c.accepts(format!("one body of {type_:?}"), branch(type_, 1));
                if accepted > 1 {
                    let text = format!("nodeParams.conditional.size ({accepted})");
                    c.judged(text, &[(until(12_060, 116), &*old)], branch(type_, accepted));
                }
                let is = format!("@.type is {type_:?}");
                let new = path.end(&format!(" must {must}"), &[&is]);
                for &size in rejected {
                    let rules = [(until(12_060, 116), &*old), (rule.clone(), &*new)];
                    let text = format!("nodeParams.conditional.size ({size})");
                    c.judged(text, &rules, branch(type_, size));
                }
            }

            let mut c = cases
                .call(|| $call {
                    hGraph: graph(),
                    dependencies: many([A, B]),
                    dependencyData: null(),
                    numDependencies: 2,
                    nodeParams: one(params(Type::CU_GRAPH_NODE_TYPE_KERNEL)),
                })
                .only_mock("needs nodes");
            edge_data(&mut c, "dependencyData", |i| &mut i.dependencyData);
        )*};
    }
    add!(cuGraphAddNode_v2 cuGraphAddNode_v3);
}

fn changed_nodes(cases: &Cases) {
    fn changed<C: Call>(c: Case<C>, of: NodeParams<C>) -> Case<C> {
        let mut c = c.only_mock("needs nodes of each type");
        reserved(&mut c, of);
        any_node(&mut c, &TYPES[..14], of);
        for (type_, name) in [
            (Type::CU_GRAPH_NODE_TYPE_MEM_ALLOC, "CU_GRAPH_NODE_TYPE_MEM_ALLOC"),
            (Type::CU_GRAPH_NODE_TYPE_MEM_FREE, "CU_GRAPH_NODE_TYPE_MEM_FREE"),
        ] {
            let must = "must not be CU_GRAPH_NODE_TYPE_MEM_ALLOC or CU_GRAPH_NODE_TYPE_MEM_FREE [NOT_SUPPORTED]";
            c.rejects(123, format!("nodeParams.type ({name}) {must}"), |i| *of(i) = params(type_));
        }
        c
    }
    let (hNode, base) = (A, || one(params(Type::CU_GRAPH_NODE_TYPE_EMPTY)));
    let c = cases.call(|| cuGraphNodeSetParams { hNode, nodeParams: base() });
    changed(c, |i| &mut i.nodeParams);
    let c = cases.call(|| cuGraphNodeSetParams_v2 { hNode, nodeParams: base() });
    changed(c, |i| &mut i.nodeParams);
    let c = cases.call(|| {
        cuGraphExecNodeSetParams { hGraphExec: exec(), hNode, nodeParams: base() }
    });
    let mut c = changed(c, |i| &mut i.nodeParams);
    lines(&mut c, COPY, |i, copy| put_copy(&mut i.nodeParams, copy));
    rows(&mut c, FILL, |i, width, height| {
        *i.nodeParams = params(Type::CU_GRAPH_NODE_TYPE_MEMSET);
        i.nodeParams.memset.width = width;
        i.nodeParams.memset.height = height;
    });
}

/// The rules of graphs that the device launches.
fn launches<C: Call>(c: &mut Case<C>, path: &str, set: fn(&mut C, u32)) {
    use CUgraphNodeType as T;
    let of = |nodes, ty| Answers { nodes: (nodes, ty), ..Answers::USUAL };
    let must = format!("{path} (*) must not have CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH since CUDA");
    c.under(of(&[0x1000], T::CU_GRAPH_NODE_TYPE_EMPTY));
    c.accepts("a launch by the host", |i| set(i, 0));
    let others = "because hGraph holds other nodes than kernel, memcpy, memset and child graph nodes";
    let mut rejected = c.rejects(since(12_000, 778), format!("{must} 12.0, {others}"), |i| set(i, 4));
    let in_child = |ty| Answers { child: ty, ..of(&[0x1000], T::CU_GRAPH_NODE_TYPE_GRAPH) };
    for ty in [T::CU_GRAPH_NODE_TYPE_KERNEL, T::CU_GRAPH_NODE_TYPE_MEMCPY, T::CU_GRAPH_NODE_TYPE_MEMSET] {
        rejected = rejected.unless_under(of(&[0x1000], ty), format!("a launch by the device of {ty:?}"));
        rejected = rejected.unless_under(in_child(ty), format!("a launch by the device of {ty:?} in a child graph"));
    }
    c.under(in_child(T::CU_GRAPH_NODE_TYPE_HOST));
    c.rejects(since(12_000, 778), format!("{must} 12.0, {others}"), |i| set(i, 4));
    // No driver has such a graph, and the check ends all the same.
    c.under(in_child(T::CU_GRAPH_NODE_TYPE_GRAPH));
    c.accepts("a launch by the device of a graph that holds itself", |i| set(i, 4));
    let arrays = format!("{must} 12.0, because hGraph copies an array");
    let pageable = format!("{must} 12.0, because hGraph copies pageable memory of the host");
    // CUDA knows 64 bytes from this address on.
    let known = |of| Answers {
        attribute: |_| 0,
        managed: (0, 1 << 40),
        memory: (64, CUmemorytype::CU_MEMORYTYPE_HOST, 1, 1),
        ..of
    };
    let pinned = || CUDA_MEMCPY3D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST,
        srcHost: core::ptr::without_provenance((1 << 40) - 64),
        srcXInBytes: 1,
        srcY: 1,
        srcZ: 2,
        srcPitch: 9,
        srcHeight: 6,
        dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        ..Default::default()
    };
    for graph in [of(&[0x1000], T::CU_GRAPH_NODE_TYPE_MEMCPY), in_child(T::CU_GRAPH_NODE_TYPE_MEMCPY)] {
        let graph = Answers { copy: pinned, ..known(graph) };
        let copies: [(_, fn() -> CUDA_MEMCPY3D); 4] = [
            (&arrays, || CUDA_MEMCPY3D { srcMemoryType: CUmemorytype::CU_MEMORYTYPE_ARRAY, ..Default::default() }),
            (&arrays, || CUDA_MEMCPY3D { dstMemoryType: CUmemorytype::CU_MEMORYTYPE_ARRAY, ..Default::default() }),
            (&pageable, || CUDA_MEMCPY3D { srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST, ..Default::default() }),
            (&pageable, || CUDA_MEMCPY3D { dstMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST, ..Default::default() }),
        ];
        for (rule, copy) in copies {
            c.under(Answers { copy, ..graph });
            let id = if core::ptr::eq(rule, &arrays) { 838 } else { 839 };
            c.rejects(since(12_000, id), rule, |i| set(i, 4))
                .unless_under(graph, "a launch by the device of a copy of pinned memory");
        }
    }
    c.under(Answers { code: CUresult::CUDA_ERROR_UNKNOWN, ..of(&[], T::CU_GRAPH_NODE_TYPE_EMPTY) });
    c.accepts("a launch by the device of an unknown graph", |i| set(i, 4));
    c.usual();
}
