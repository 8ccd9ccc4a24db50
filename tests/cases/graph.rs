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
            "copyParams.{field} {rest}, because `copyParams.{}MemoryType` is not CU_MEMORYTYPE_ARRAY and {extents}",
            &field[..3]
        )
    };
    c.rejects(450, must("srcPitch", "(71) must be zero or at least 72, WidthInBytes + srcXInBytes"), |i| source(i, 71, 2));
    c.rejects(452, must("dstPitch", "(71) must be zero or at least 72, WidthInBytes + dstXInBytes"), |i| target(i, 71, 2));
    c.rejects(451, must("srcHeight", "(1) must be zero or at least 2, Height + srcY"), |i| source(i, 72, 1));
    c.rejects(453, must("dstHeight", "(1) must be zero or at least 2, Height + dstY"), |i| target(i, 72, 1));
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
