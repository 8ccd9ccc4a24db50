use super::calls::*;
use super::form::*;
use super::objects::*;
use cuda_checked::sys::*;
use std::ffi::c_void;

use CUstreamBatchMemOpType as Op;

/// Handles that drivers do not follow.
const A: CUgraphNode = at(0xa0);
const B: CUgraphNode = at(0xb0);
const NULL: *mut c_void = at(0);

pub fn cases(cases: &Cases) {
    kernels(cases);
    copies(cases);
    fills(cases);
    semaphores(cases);
    operations(cases);
    words(cases);
    simple_nodes(cases);
    edges(cases);
    executables(cases);
    attributes(cases);
}

/// The rule of the nodes before a new one.
fn dependencies<C: Call>(c: &mut Case<C>, nodes: fn(&mut C) -> &mut Vec<CUgraphNode>) {
    c.accepts("distinct nodes", |i| *nodes(i) = vec![B, A]);
    c.rejects(472, "dependencies[1] (0xa0) must occur only once", |i| *nodes(i) = vec![A, A]);
    c.rejects(472, "dependencies[2] (0xb0)", |i| *nodes(i) = vec![B, A, B, A]);
}

fn kernels(cases: &Cases) {
    fn kernel(kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUDA_KERNEL_NODE_PARAMS {
        CUDA_KERNEL_NODE_PARAMS { kernelParams, extra, ..Default::default() }
    }
    let (buffer, size) = (place(0_u64), place(8_usize));
    let buffer = [CU_LAUNCH_PARAM_BUFFER_POINTER, buffer];
    let size = [CU_LAUNCH_PARAM_BUFFER_SIZE, size];
    let arguments = array([NULL]);
    let empty = array([CU_LAUNCH_PARAM_END]);
    let full = array([buffer[0], buffer[1], size[0], size[1], CU_LAUNCH_PARAM_END]);
    let unplaced = array([size[0], size[1], CU_LAUNCH_PARAM_END]);

    let nodeParams = || one(kernel(at(0), at(0)));
    let mut c = cases.call(|| {
        let dependencies = Vec::new();
        cuGraphAddKernelNode_v2 { hGraph: graph(), dependencies, nodeParams: nodeParams() }
    });
    dependencies(&mut c, |i| &mut i.dependencies);
    let mut c = c.only_mock("needs a kernel");
    let mut many: Vec<CUgraphNode> = (1..=600).rev().map(at).collect();
    c.accepts("many distinct nodes", |i| i.dependencies = many.clone());
    many.push(many[300]);
    c.rejects(472, "dependencies[600] (0x12c)", |i| i.dependencies = many.clone());
    c.rejects(472, "dependencies[300] (0x12c)", |i| i.dependencies = many[300..].to_vec());
    for (name, lists) in [
        ("arguments", kernel(arguments, at(0))),
        ("a buffer", kernel(at(0), full)),
        ("an empty list", kernel(at(0), empty)),
    ] {
        c.accepts(name, |i| *i.nodeParams = lists);
    }
    for extra in [empty, full] {
        let must = "nodeParams.extra (*) must be null, because `nodeParams.kernelParams` is not null";
        c.rejects(518, must, |i| *i.nodeParams = kernel(arguments, extra));
    }
    c.rejects(
        519,
        "nodeParams.extra (*) must have CU_LAUNCH_PARAM_BUFFER_POINTER, because its CU_LAUNCH_PARAM_BUFFER_SIZE is \
         not zero [undocumented]",
        |i| *i.nodeParams = kernel(at(0), unplaced),
    );

    let mut c = cases
        .call(|| cuGraphKernelNodeSetParams_v2 { hNode: A, nodeParams: nodeParams() })
        .only_mock("needs a kernel");
    c.rejects(518, "nodeParams.extra (*)", |i| *i.nodeParams = kernel(arguments, full));
    let mut c = cases
        .call(|| {
            let (hGraphExec, hNode) = (exec(), A);
            cuGraphExecKernelNodeSetParams_v2 { hGraphExec, hNode, nodeParams: nodeParams() }
        })
        .only_mock("needs a kernel");
    c.rejects(518, "nodeParams.extra (*)", |i| *i.nodeParams = kernel(arguments, full));
}

/// A copy in one dimension.
fn line() -> CUDA_MEMCPY3D {
    CUDA_MEMCPY3D {
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
    let (host, unified) = (CUmemorytype::CU_MEMORYTYPE_HOST, CUmemorytype::CU_MEMORYTYPE_UNIFIED);
    let (array, nothing) = (CUmemorytype::CU_MEMORYTYPE_ARRAY, CUmemorytype(5));
    let copyParams = || one(line());
    let mut c = cases.call(|| {
        let (hGraph, dependencies) = (graph(), Vec::new());
        cuGraphAddMemcpyNode { hGraph, dependencies, copyParams: copyParams(), ctx: context() }
    });
    dependencies(&mut c, |i| &mut i.dependencies);
    let mut c = c.only_mock("needs memory of each type");
    c.accepts("from the host", |i| i.copyParams.srcMemoryType = host);
    c.accepts("to unified memory", |i| i.copyParams.dstMemoryType = unified);
    let extents = "`copyParams.WidthInBytes`, `copyParams.Height` and `copyParams.Depth` are not zero";
    let end = format!("because {extents}");
    let kinds = "CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_ARRAY or CU_MEMORYTYPE_UNIFIED";
    let of = |end_: &str| format!("copyParams.{end_}MemoryType (CUmemorytype(5)) must be {kinds}, {end}");
    c.rejects(448, of("src"), |i| i.copyParams.srcMemoryType = nothing);
    c.rejects(449, of("dst"), |i| i.copyParams.dstMemoryType = nothing);
    fn source(i: &mut cuGraphAddMemcpyNode, srcPitch: usize, srcHeight: usize) {
        *i.copyParams = CUDA_MEMCPY3D { srcXInBytes: 8, srcY: 1, srcPitch, srcHeight, ..line() };
    }
    fn target(i: &mut cuGraphAddMemcpyNode, dstPitch: usize, dstHeight: usize) {
        *i.copyParams = CUDA_MEMCPY3D { dstXInBytes: 8, dstY: 1, dstPitch, dstHeight, ..line() };
    }
    c.accepts("a source", |i| source(i, 72, 2));
    c.accepts("a target", |i| target(i, 72, 2));
    c.accepts("a source in an array", |i| {
        source(i, 71, 1);
        i.copyParams.srcMemoryType = array;
    });
    c.accepts("a target in an array", |i| {
        target(i, 71, 1);
        i.copyParams.dstMemoryType = array;
    });
    let must = |field: &str, rest: &str| {
        format!(
            "copyParams.{field} {rest}, because `copyParams.{field}`, {extents} and `copyParams.{}MemoryType` is not \
             CU_MEMORYTYPE_ARRAY",
            &field[..3]
        )
    };
    c.rejects(450, must("srcPitch", "(71) must be at least 72, WidthInBytes + srcXInBytes"), |i| source(i, 71, 2));
    c.rejects(452, must("dstPitch", "(71) must be at least 72, WidthInBytes + dstXInBytes"), |i| target(i, 71, 2));
    c.rejects(451, must("srcHeight", "(1) must be at least 2, Height + srcY"), |i| source(i, 72, 1));
    c.rejects(453, must("dstHeight", "(1) must be at least 2, Height + dstY"), |i| target(i, 72, 1));
    c.rejects(450, "copyParams.srcPitch (71)", |i| {
        *i.copyParams = CUDA_MEMCPY3D { srcPitch: 71, srcXInBytes: usize::MAX, ..line() };
    });
    c.rejects(454, format!("copyParams.srcLOD (1) must be zero, {end}"), |i| i.copyParams.srcLOD = 1);
    c.rejects(455, format!("copyParams.dstLOD (1) must be zero, {end}"), |i| i.copyParams.dstLOD = 1);
    let null = |field| format!("copyParams.{field} (0x1) must be null, {end}");
    c.rejects(456, null("reserved0"), |i| i.copyParams.reserved0 = at(1));
    c.rejects(457, null("reserved1"), |i| i.copyParams.reserved1 = at(1));
    c.accepts("anything else, for no bytes", |i| {
        (i.copyParams.Depth, i.copyParams.srcLOD, i.copyParams.srcMemoryType) = (0, 1, nothing);
    });

    let mut c = cases
        .call(|| cuGraphMemcpyNodeSetParams { hNode: A, nodeParams: copyParams() })
        .only_mock("needs a node");
    c.rejects(454, "nodeParams.srcLOD (1)", |i| i.nodeParams.srcLOD = 1);
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
    dependencies(&mut c, |i| &mut i.dependencies);
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

fn semaphores(cases: &Cases) {
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
    const SEMAPHORES: &str = "needs external semaphores";
    let mut c = cases
        .call(|| cuGraphAddExternalSemaphoresSignalNode {
            hGraph: graph(),
            dependencies: Vec::new(),
            nodeParams: signals([0, CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC]),
        })
        .only_mock(SEMAPHORES);
    dependencies(&mut c, |i| &mut i.dependencies);
    c.rejects(
        558,
        "nodeParams.paramsArray[1].flags (2) must have no bits but 1, \
         CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
        |i| i.nodeParams = signals([0, 2]),
    );
    let text = "nodeParams.paramsArray[0].flags (1) must have no bits but 2, \
                CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC";
    let mut c = cases
        .call(|| cuGraphAddExternalSemaphoresWaitNode {
            hGraph: graph(),
            dependencies: Vec::new(),
            nodeParams: waits([CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC, 0]),
        })
        .only_mock(SEMAPHORES);
    dependencies(&mut c, |i| &mut i.dependencies);
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

type Batch = In<CUDA_BATCH_MEM_OP_NODE_PARAMS>;

/// Two operations: a write, and one that `change` makes of a write.
fn batch(change: impl Fn(&mut CUstreamBatchMemOpParams)) -> Batch {
    let mut write = CUstreamBatchMemOpParams::default();
    write.writeValue.operation = Op::CU_STREAM_MEM_OP_WRITE_VALUE_32;
    let mut operations = [write; 2];
    change(&mut operations[1]);
    let paramArray = array(operations);
    one(CUDA_BATCH_MEM_OP_NODE_PARAMS { paramArray, count: 2, ..Default::default() })
}

fn flush(flags: u32) -> Batch {
    batch(|op| {
        op.flushRemoteWrites.operation = Op::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES;
        op.flushRemoteWrites.flags = flags;
    })
}

fn reduction(flags: u32, operation: u32, type_: u32) -> Batch {
    batch(|op| {
        let reduction = CUstreamMemOpAtomicReductionParams_st {
            operation: Op::CU_STREAM_MEM_OP_ATOMIC_REDUCTION,
            flags,
            reductionOp: CUstreamAtomicReductionOpType(operation as _),
            dataType: CUstreamAtomicReductionDataType(type_ as _),
            ..Default::default()
        };
        op.atomicReduction = reduction;
    })
}

fn operations(cases: &Cases) {
    const OPERATIONS: &str = "needs stream memory operations";
    let nodeParams = || batch(|_| {});
    let mut c = cases
        .call(|| {
            let (hGraph, dependencies) = (graph(), Vec::new());
            cuGraphAddBatchMemOpNode { hGraph, dependencies, nodeParams: nodeParams() }
        })
        .only_mock(OPERATIONS);
    dependencies(&mut c, |i| &mut i.dependencies);
    batches(&mut c, |i| &mut i.nodeParams);
    let mut c = cases
        .call(|| cuGraphBatchMemOpNodeSetParams { hNode: A, nodeParams: nodeParams() })
        .only_mock(OPERATIONS);
    batches(&mut c, |i| &mut i.nodeParams);
    let mut c = cases
        .call(|| {
            let (hGraphExec, hNode) = (exec(), A);
            cuGraphExecBatchMemOpNodeSetParams { hGraphExec, hNode, nodeParams: nodeParams() }
        })
        .only_mock(OPERATIONS);
    batches(&mut c, |i| &mut i.nodeParams);
}

/// The rules of stream memory operations.
fn batches<C: Call>(c: &mut Case<C>, params: fn(&mut C) -> &mut Batch) {
    use CUstreamAtomicReductionDataType as D;
    use CUstreamAtomicReductionOpType as R;
    let add = R::CU_STREAM_ATOMIC_REDUCTION_OP_ADD.0;
    let wide = D::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64.0;
    let path = "nodeParams.paramArray[1]";
    let is = |operation| format!("because `{path}.operation` is CU_STREAM_MEM_OP_{operation}");
    let first = "CU_STREAM_MEM_OP_WAIT_VALUE_32, CU_STREAM_MEM_OP_WRITE_VALUE_32, CU_STREAM_MEM_OP_WAIT_VALUE_64, \
                 CU_STREAM_MEM_OP_WRITE_VALUE_64, CU_STREAM_MEM_OP_BARRIER";
    let last = "CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES";
    let until_13_0 = format!(" must be {first} or {last}");
    let newest = format!(" must be {first}, CU_STREAM_MEM_OP_ATOMIC_REDUCTION or {last}");
    let rules = [(until(13_000, 529), &*until_13_0), (since(13_010, 529), &*newest)];
    c.judged(format!("{path}.operation (CUstreamBatchMemOpType(0))"), &rules, |i| {
        *params(i) = batch(|op| *op = Default::default());
    });
    c.judged(format!("{path}.operation (CU_STREAM_MEM_OP_ATOMIC_REDUCTION)"), &rules[..1], |i| {
        *params(i) = reduction(0, add as _, wide as _);
    });
    c.accepts("a flush", |i| *params(i) = flush(0));
    let zero = format!("flushRemoteWrites.flags (1) must be zero since CUDA 13.0, {}", is("FLUSH_REMOTE_WRITES"));
    c.rejects(since(13_000, 532), format!("{path}.{zero}"), |i| *params(i) = flush(1));
    let flags = "CU_STREAM_WAIT_VALUE_EQ | CU_STREAM_WAIT_VALUE_AND | CU_STREAM_WAIT_VALUE_FLUSH";
    c.rejects(
        530,
        format!(
            "{path}.waitValue.flags (CUstreamWaitValue_flags(0x4)) must have no bits but {flags}, {}",
            is("WAIT_VALUE_64")
        ),
        |i| {
            *params(i) = batch(|op| {
                op.waitValue.operation = Op::CU_STREAM_MEM_OP_WAIT_VALUE_64;
                op.waitValue.flags = 4;
            });
        },
    );
    let write = "writeValue.flags (CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER) must be CU_STREAM_WRITE_VALUE_DEFAULT";
    c.rejects(531, format!("{path}.{write}, {}", is("WRITE_VALUE_32")), |i| {
        *params(i) = batch(|op| op.writeValue.flags = 1);
    });
    c.rejects(
        533,
        format!(
            "{path}.memoryBarrier.flags (CUstreamMemoryBarrier_flags(0x2)) must be \
             CU_STREAM_MEMORY_BARRIER_TYPE_SYS or CU_STREAM_MEMORY_BARRIER_TYPE_GPU, {}",
            is("BARRIER")
        ),
        |i| {
            *params(i) = batch(|op| {
                op.memoryBarrier.operation = Op::CU_STREAM_MEM_OP_BARRIER;
                op.memoryBarrier.flags = 2;
            });
        },
    );
    c.on(13_010..);
    let of = |field: &str, must: &str| {
        format!("{path}.atomicReduction.{field} must be {must} since CUDA 13.1, {}", is("ATOMIC_REDUCTION"))
    };
    c.rejects(since(13_010, 534), of("flags (1)", "zero"), |i| {
        *params(i) = reduction(1, add as _, wide as _);
    });
    let all = "CU_STREAM_ATOMIC_REDUCTION_OP_OR, CU_STREAM_ATOMIC_REDUCTION_OP_AND or \
               CU_STREAM_ATOMIC_REDUCTION_OP_ADD";
    c.rejects(since(13_010, 535), of("reductionOp (CUstreamAtomicReductionOpType(7))", all), |i| {
        *params(i) = reduction(0, 7, wide as _);
    });
    let all = "CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 or CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64";
    c.rejects(since(13_010, 536), of("dataType (CUstreamAtomicReductionDataType(0))", all), |i| {
        *params(i) = reduction(0, add as _, 0);
    });
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
    let reset = format!("must be zero, for it can only be reset, because `attr` is {high} [undocumented]");
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
        .call(|| cuUserObjectCreate { ptr: NULL, destroy: None, initialRefcount: 1, flags: 1 })
        .only_mock("needs a destructor");
    for (flags, shown) in [
        (0, "CUuserObject_flags(0)"),
        (2, "CUuserObject_flags(0x2)"),
        (3, "CU_USER_OBJECT_NO_DESTRUCTOR_SYNC | 0x2"),
    ] {
        let must = format!("flags ({shown}) must be CU_USER_OBJECT_NO_DESTRUCTOR_SYNC");
        c.rejects(101, must, |i| i.flags = flags);
    }

    fn references<C: Call>(c: Case<C>, count: fn(&mut C) -> &mut u32) -> Case<C> {
        let mut c = c.only_mock("needs a user object");
        c.accepts("many references", |i| *count(i) = i32::MAX as _);
        c.rejects(102, "count (0) must be from 1 to 2147483647", |i| *count(i) = 0);
        c.rejects(102, "count (2147483648)", |i| *count(i) = 1 << 31);
        c
    }
    const OBJECT: CUuserObject = at(0x4000);
    let (object, count) = (OBJECT, 1);
    references(cases.call(|| cuUserObjectRetain { object, count }), |i| &mut i.count);
    references(cases.call(|| cuUserObjectRelease { object, count }), |i| &mut i.count);
    let c = cases.call(|| cuGraphReleaseUserObject { graph: graph(), object, count });
    references(c, |i| &mut i.count);
    let c = cases.call(|| cuGraphRetainUserObject { graph: graph(), object, count, flags: 0 });
    let mut c = references(c, |i| &mut i.count);
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
            dependencies(&mut c, |i| &mut i.dependencies);
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
    let because = "(null) must not be null, because `edgeData` is not null";
    c.rejects(93, format!("from {because}"), |i| i.from = null());
    c.rejects(94, format!("to {because}"), |i| i.to = null());
    let mut c = cases
        .call(|| cuGraphNodeGetDependencies_v2 {
            hNode: A,
            dependencies: one(at(0)),
            edgeData: data(),
            numDependencies: one(1),
        })
        .only_mock("needs a node");
    c.accepts("only the number", |i| (i.dependencies, i.edgeData) = (null(), null()));
    c.rejects(95, format!("dependencies {because}"), |i| i.dependencies = null());
    let mut c = cases
        .call(|| cuGraphNodeGetDependentNodes_v2 {
            hNode: A,
            dependentNodes: one(at(0)),
            edgeData: data(),
            numDependentNodes: one(1),
        })
        .only_mock("needs a node");
    c.accepts("only the number", |i| (i.dependentNodes, i.edgeData) = (null(), null()));
    c.rejects(96, format!("dependentNodes {because}"), |i| i.dependentNodes = null());

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
fn edge_data<C: Call>(c: &mut Case<C>, path: &str, data: fn(&mut C) -> &mut In<CUgraphEdgeData>) {
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
         `{second}.type` is {type_}_PROGRAMMATIC"
    );
    c.rejects(477, text, edge(0, 0, 1, 0));
    let text = format!(
        "{second}.type ({type_}_DEFAULT) must be {type_}_PROGRAMMATIC, because `{second}.from_port` is \
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
        .call(|| cuGraphInstantiateWithFlags { hGraph: graph(), flags: 0 })
        .undo(|_, hGraphExec| cuGraphExecDestroy { hGraphExec });
    c.accepts("freed memory and priorities", |i| i.flags = 1 | 8);
    c.on(12_000..);
    c.accepts("a launch by the device", |i| i.flags = 4 | 8);
    c.rejects(99, format!("flags ({upload}) must have no bits but {free} | {launch} | {priority}"), |i| i.flags = 2);
    c.rejects(since(12_000, 97), format!("flags {both}"), |i| i.flags = 1 | 4);
    c.on(..12_000);
    c.rejects(99, format!("flags ({launch}) must have no bits but {free} | {priority}"), |i| i.flags = 4);

    let mut c = cases
        .call(|| cuGraphInstantiateWithParams {
            hGraph: graph(),
            instantiateParams: one(Default::default()),
        })
        .undo(|_, hGraphExec| cuGraphExecDestroy { hGraphExec });
    c.accepts("all but a launch by the device", |i| i.instantiateParams.flags = 1 | 2 | 8);
    c.accepts("all but freed memory", |i| i.instantiateParams.flags = 2 | 4 | 8);
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
    c.rejects(454, "copyParams.srcLOD (1)", |i| i.copyParams.srcLOD = 1);
    lines(&mut c, "copyParams", "", |i| &mut i.copyParams);

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
    rows(
        &mut c,
        "memsetParams",
        "",
        |i, width| i.memsetParams.width = width,
        |i, height| i.memsetParams.height = height,
    );
}

/// The rules of a copy in an executable graph. `end` is the end of the texts.
fn lines<C: Call>(c: &mut Case<C>, path: &str, end: &str, copy: fn(&mut C) -> &mut CUDA_MEMCPY3D) {
    c.rejects(81, format!("{path}.WidthInBytes (0) must not be zero{end}"), |i| copy(i).WidthInBytes = 0);
    for size in [0, 2] {
        let must = format!("({size}) must be 1, for the copy must have one dimension{end}");
        c.rejects(82, format!("{path}.Height {must}"), |i| copy(i).Height = size);
        c.rejects(83, format!("{path}.Depth {must}"), |i| copy(i).Depth = size);
    }
}

/// The rules of a fill in an executable graph.
fn rows<C: Call>(
    c: &mut Case<C>,
    path: &str,
    end: &str,
    width: fn(&mut C, usize),
    height: fn(&mut C, usize),
) {
    c.accepts("one element", |i| width(i, 1));
    c.rejects(85, format!("{path}.width (0) must not be zero{end}"), |i| width(i, 0));
    let one = format!(" must be 1 up to CUDA 12.5, for the fill must have one dimension{end}");
    let some = format!(" must not be zero{end}");
    let rules = [(until(12_050, 86), &*one), (since(12_060, 87), &*some)];
    c.judged(format!("{path}.height (0)"), &rules, |i| height(i, 0));
    c.judged(format!("{path}.height (2)"), &rules[..1], |i| height(i, 2));
}

fn attributes(cases: &Cases) {
    use CUlaunchAttributeID as Id;
    type Value = CUkernelNodeAttrValue;
    let mut c = cases
        .call(|| {
            let (hNode, attr) = (A, Id::CU_LAUNCH_ATTRIBUTE_PRIORITY);
            cuGraphKernelNodeSetAttribute { hNode, attr, value: one(Value::default()) }
        })
        .only_mock("needs a kernel");
    fn with(attr: Id, set: fn(&mut Value, u32), word: u32) -> impl Fn(&mut cuGraphKernelNodeSetAttribute) {
        move |i| {
            i.attr = attr;
            set(&mut i.value, word);
        }
    }
    c.accepts("no value", |i| (i.attr, i.value) = (Id::CU_LAUNCH_ATTRIBUTE_COOPERATIVE, null()));
    // The same bytes have another meaning.
    c.accepts("a priority", |i| i.value.priority = 9);

    let miss = |word| {
        let id = Id::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;
        with(id, |value, word| value.accessPolicyWindow.missProp = CUaccessProperty(word as _), word)
    };
    c.accepts("normal misses", miss(0));
    c.accepts("streaming misses", miss(1));
    c.rejects(
        495,
        "value.accessPolicyWindow.missProp (CU_ACCESS_PROPERTY_PERSISTING) must be CU_ACCESS_PROPERTY_NORMAL or \
         CU_ACCESS_PROPERTY_STREAMING, because `attr` is CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW",
        miss(2),
    );
    let updatable = |word| {
        let id = Id::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE;
        with(id, |value, word| value.deviceUpdatableKernelNode.deviceUpdatable = word as _, word)
    };
    c.accepts("not updatable", updatable(0));
    c.accepts("updatable", updatable(1));
    c.rejects(
        since(12_040, 502),
        "value.deviceUpdatableKernelNode.deviceUpdatable (2) must be 0 or 1 since CUDA 12.4, because `attr` is \
         CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE",
        updatable(2),
    );
    let nvlink = |word| {
        let id = Id::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING;
        with(id, |value, word| value.nvlinkUtilCentricScheduling = word, word)
    };
    c.accepts("the usual scheduling", nvlink(0));
    c.accepts("scheduling for NVLink", nvlink(1));
    c.rejects(
        since(13_000, 504),
        "value.nvlinkUtilCentricScheduling (2) must be 0 or 1 since CUDA 13.0, because `attr` is \
         CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING",
        nvlink(2),
    );
    let carveout = |word| {
        let id = Id::CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT;
        with(id, |value, word| value.sharedMemCarveout = word, word)
    };
    c.accepts("no shared memory", carveout(0));
    c.accepts("only shared memory", carveout(100));
    c.rejects(
        since(12_050, 503),
        "value.sharedMemCarveout (101) must be at most 100 since CUDA 12.5, a percentage, because `attr` is \
         CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
        carveout(101),
    );
    let cluster = |word| {
        let id = Id::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE;
        let set = |value: &mut Value, word| {
            value.portableClusterSizeMode = CUlaunchAttributePortableClusterMode(word as _);
        };
        with(id, set, word)
    };
    for mode in 0..=2 {
        c.accepts(format!("cluster mode {mode}"), cluster(mode));
    }
    let mode = "CU_LAUNCH_PORTABLE_CLUSTER_MODE";
    let text = format!(
        "value.portableClusterSizeMode (CUlaunchAttributePortableClusterMode(3)) must be {mode}_DEFAULT, \
         {mode}_REQUIRE_PORTABLE or {mode}_ALLOW_NON_PORTABLE since CUDA 13.2, because `attr` is \
         CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE"
    );
    c.rejects(since(13_020, 505), text, cluster(3));
    let shared = |word| {
        let id = Id::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE;
        with(id, |value, word| value.sharedMemoryMode = CUsharedMemoryMode(word as _), word)
    };
    for mode in 0..=2 {
        c.accepts(format!("shared memory mode {mode}"), shared(mode));
    }
    let mode = "CU_SHARED_MEMORY_MODE";
    let three = format!("{mode}_DEFAULT, {mode}_REQUIRE_PORTABLE");
    let because = "since CUDA 13.2, because `attr` is CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE";
    let text = format!("{three} or {mode}_ALLOW_NON_PORTABLE {because}");
    let name = format!("value.sharedMemoryMode ({mode}_ALLOW_OVERSIZED_SHARED_MEMORY)");
    c.rejects(within(13_020, 13_030, 507), format!("{name} must be {text}"), shared(3));
    c.on(13_040..);
    c.accepts("the last mode", shared(4));
    let text = format!(
        "{three}, {mode}_ALLOW_NON_PORTABLE, {mode}_ALLOW_OVERSIZED_SHARED_MEMORY or \
         {mode}_PREFER_OVERSIZED_SHARED_MEMORY {because}"
    );
    c.rejects(507, format!("value.sharedMemoryMode (CUsharedMemoryMode(5)) must be {text}"), shared(5));
}
