#![cfg(not(miri))]

use crate::mock::{self, Answers, NEWER, NEWEST, accepted, answering, of_release};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ffi::{c_uint, c_void};
use std::ptr;

/// Handles that drivers do not follow.
const GRAPH: CUgraph = ptr::without_provenance_mut(0x1000);
const EXEC: CUgraphExec = ptr::without_provenance_mut(0x2000);
const CONTEXT: CUcontext = ptr::without_provenance_mut(0x3000);
const A: CUgraphNode = ptr::without_provenance_mut(0xa0);
const B: CUgraphNode = ptr::without_provenance_mut(0xb0);

/// Tests the rules of a call that adds a node for dependencies.
fn dependencies(call: &str, add: impl Fn(&[CUgraphNode]) -> Result<CUgraphNode>) {
    for distinct in [&[][..], &[A], &[B, A]] {
        accepted(call, || add(distinct));
    }
    let mut many: Vec<CUgraphNode> = (1..=600).rev().map(ptr::without_provenance_mut).collect();
    accepted(call, || add(&many));
    many.push(many[300]);
    for (repeated, message) in [
        (&[A, A][..], "dependencies[1] (0xa0) must occur only once"),
        (&[B, A, B, A], "dependencies[2] (0xb0) must occur only once"),
        (&many, "dependencies[600] (0x12c) must occur only once"),
        (&many[300..], "dependencies[300] (0x12c) must occur only once"),
    ] {
        rejected(&format!("{call}: {message} [would be CUDA_ERROR_INVALID_VALUE]"), || {
            add(repeated)
        });
    }
}

/// The members of the parameters of a node, and the types that select them.
const MEMBERS: [(&str, &str); 13] = [
    ("alloc", "MEM_ALLOC"),
    ("conditional", "CONDITIONAL"),
    ("eventRecord", "EVENT_RECORD"),
    ("extSemSignal", "EXT_SEMAS_SIGNAL"),
    ("extSemWait", "EXT_SEMAS_WAIT"),
    ("fabricCpyBatch", "FABRIC_CPY_BATCH"),
    ("graph", "GRAPH"),
    ("host", "HOST"),
    ("kernel", "KERNEL"),
    ("memOp", "BATCH_MEM_OP"),
    ("memcpy", "MEMCPY"),
    ("memcpyBatch", "MEMCPY_BATCH"),
    ("memset", "MEMSET"),
];

/// The same as the mock's, but a message about a member of the parameters of a node names the type too.
fn rejected<T>(message: &str, call: impl FnOnce() -> Result<T>) {
    let member = message.split_once(": nodeParams.").and_then(|(_, path)| path.split_once('.'));
    let ty = MEMBERS.iter().find(|(name, _)| member.is_some_and(|(member, _)| member == *name));
    let (Some((_, ty)), Some((sentence, code))) = (ty, message.rsplit_once(" [")) else {
        return mock::rejected(message, call);
    };
    let type_is = format!("`nodeParams.type` is CU_GRAPH_NODE_TYPE_{ty}");
    let sentence = match sentence.split_once(", because ") {
        None => format!("{sentence}, because {type_is}"),
        Some((requirement, conditions)) => {
            let conditions = match conditions.rsplit_once(" and `") {
                // Otherwise the words are between arguments of one condition.
                Some((before, last)) if before.contains(" is ") || before.contains(" are ") => {
                    format!("{before}, `{last}")
                }
                _ => conditions.to_owned(),
            };
            format!("{requirement}, because {conditions} and {type_is}")
        }
    };
    mock::rejected(&format!("{sentence} [{code}"), call);
}

/// Tests the rules of a call for the parameters of a kernel, at `parameter`.
fn kernels<T>(
    call: &str,
    parameter: &str,
    set: impl Fn(*mut *mut c_void, *mut *mut c_void) -> Result<T>,
) {
    let none = ptr::null_mut();
    let mut arguments: [*mut c_void; 1] = [ptr::null_mut()];
    let arguments = arguments.as_mut_ptr();
    let (mut buffer, mut size) = (0u64, 8usize);
    let buffer = [CU_LAUNCH_PARAM_BUFFER_POINTER, (&raw mut buffer).cast()];
    let size = [CU_LAUNCH_PARAM_BUFFER_SIZE, (&raw mut size).cast()];
    let mut empty = [CU_LAUNCH_PARAM_END];
    let empty = empty.as_mut_ptr();
    let mut full = [buffer[0], buffer[1], size[0], size[1], CU_LAUNCH_PARAM_END];
    let full = full.as_mut_ptr();
    let mut unplaced = [size[0], size[1], CU_LAUNCH_PARAM_END];
    let unplaced = unplaced.as_mut_ptr();
    for (kernelParams, extra) in [(none, none), (arguments, none), (none, full), (none, empty)] {
        accepted(call, || set(kernelParams, extra));
    }
    for extra in [empty, full] {
        rejected(
            &format!(
                "{call}: {parameter}.extra ({extra:p}) must be null, because `{parameter}.kernelParams` is not null \
                 [would be CUDA_ERROR_INVALID_VALUE]"
            ),
            || set(arguments, extra),
        );
    }
    rejected(
        &format!(
            "{call}: {parameter}.extra ({unplaced:p}) must have CU_LAUNCH_PARAM_BUFFER_POINTER, because its \
             CU_LAUNCH_PARAM_BUFFER_SIZE is not zero [the documentation gives no code]"
        ),
        || set(none, unplaced),
    );
}

fn copy() -> CUDA_MEMCPY3D {
    CUDA_MEMCPY3D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        WidthInBytes: 64,
        Height: 2,
        Depth: 1,
        ..Default::default()
    }
}

/// Tests the rules of a call for a copy of more than zero bytes, at `parameter`.
fn copies<T>(call: &str, parameter: &str, set: impl Fn(&CUDA_MEMCPY3D) -> Result<T>) {
    let array = CUmemorytype::CU_MEMORYTYPE_ARRAY;
    let nothing = CUmemorytype(5);
    let one = CUDA_MEMCPY3D { Height: 1, ..copy() };
    let source = CUDA_MEMCPY3D { srcXInBytes: 8, srcY: 1, srcPitch: 72, srcHeight: 2, ..one };
    let target = CUDA_MEMCPY3D { dstXInBytes: 8, dstY: 1, dstPitch: 72, dstHeight: 2, ..one };
    for fits in [
        CUDA_MEMCPY3D { srcMemoryType: CUmemorytype::CU_MEMORYTYPE_HOST, ..one },
        CUDA_MEMCPY3D { dstMemoryType: CUmemorytype::CU_MEMORYTYPE_UNIFIED, ..one },
        source,
        target,
        CUDA_MEMCPY3D { srcMemoryType: array, srcPitch: 71, srcHeight: 1, ..source },
        CUDA_MEMCPY3D { dstMemoryType: array, dstPitch: 71, dstHeight: 1, ..target },
    ] {
        accepted(call, || set(&fits));
    }
    let kinds =
        "CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_ARRAY or CU_MEMORYTYPE_UNIFIED";
    let extents = format!(
        "`{parameter}.WidthInBytes`, `{parameter}.Height` and `{parameter}.Depth` are not zero"
    );
    let of_memory = |field: &str| {
        let end = &field[..3];
        format!(
            "because `{parameter}.{field}`, {extents} and `{parameter}.{end}MemoryType` is not CU_MEMORYTYPE_ARRAY"
        )
    };
    for (copy, message) in [
        (
            CUDA_MEMCPY3D { srcMemoryType: nothing, ..one },
            format!("srcMemoryType (CUmemorytype(5)) must be {kinds}, because {extents}"),
        ),
        (
            CUDA_MEMCPY3D { dstMemoryType: nothing, ..one },
            format!("dstMemoryType (CUmemorytype(5)) must be {kinds}, because {extents}"),
        ),
        (
            CUDA_MEMCPY3D { srcPitch: 71, ..source },
            format!(
                "srcPitch (71) must be at least 72, WidthInBytes + srcXInBytes, {}",
                of_memory("srcPitch")
            ),
        ),
        (
            CUDA_MEMCPY3D { dstPitch: 71, ..target },
            format!(
                "dstPitch (71) must be at least 72, WidthInBytes + dstXInBytes, {}",
                of_memory("dstPitch")
            ),
        ),
        (
            CUDA_MEMCPY3D { srcHeight: 1, ..source },
            format!("srcHeight (1) must be at least 2, Height + srcY, {}", of_memory("srcHeight")),
        ),
        (
            CUDA_MEMCPY3D { dstHeight: 1, ..target },
            format!("dstHeight (1) must be at least 2, Height + dstY, {}", of_memory("dstHeight")),
        ),
        (
            CUDA_MEMCPY3D { srcPitch: 71, srcXInBytes: usize::MAX, ..one },
            format!(
                "srcPitch (71) must be at least 18446744073709551615, WidthInBytes + srcXInBytes, {}",
                of_memory("srcPitch")
            ),
        ),
        (CUDA_MEMCPY3D { srcLOD: 1, ..one }, format!("srcLOD (1) must be zero, because {extents}")),
        (CUDA_MEMCPY3D { dstLOD: 1, ..one }, format!("dstLOD (1) must be zero, because {extents}")),
        (
            CUDA_MEMCPY3D { reserved0: ptr::without_provenance_mut(1), ..one },
            format!("reserved0 (0x1) must be null, because {extents}"),
        ),
        (
            CUDA_MEMCPY3D { reserved1: ptr::without_provenance_mut(1), ..one },
            format!("reserved1 (0x1) must be null, because {extents}"),
        ),
    ] {
        rejected(
            &format!("{call}: {parameter}.{message} [would be CUDA_ERROR_INVALID_VALUE]"),
            || set(&copy),
        );
    }
}

fn fill(elementSize: c_uint) -> CUDA_MEMSET_NODE_PARAMS {
    CUDA_MEMSET_NODE_PARAMS { elementSize, width: 16, height: 1, ..Default::default() }
}

const SIGNAL: c_uint = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC;
const WAIT: c_uint = CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC;

fn write() -> CUstreamBatchMemOpParams {
    let mut operation = CUstreamBatchMemOpParams::default();
    operation.writeValue.operation = CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32;
    operation
}

/// Operations that 13.1 rejects, and the messages.
type Operations = (fn() -> [CUstreamBatchMemOpParams; 2], &'static str);
const MEMORY_OPERATIONS: [Operations; 8] = [
    (
        || [write(), CUstreamBatchMemOpParams::default()],
        "[1].operation (CUstreamBatchMemOpType(0)) must be CU_STREAM_MEM_OP_WAIT_VALUE_32, \
         CU_STREAM_MEM_OP_WRITE_VALUE_32, CU_STREAM_MEM_OP_WAIT_VALUE_64, CU_STREAM_MEM_OP_WRITE_VALUE_64, \
         CU_STREAM_MEM_OP_BARRIER, CU_STREAM_MEM_OP_ATOMIC_REDUCTION or CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES",
    ),
    (
        || {
            let mut wait = CUstreamBatchMemOpParams::default();
            wait.waitValue.operation = CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64;
            wait.waitValue.flags = 4;
            [wait, write()]
        },
        "[0].waitValue.flags (CUstreamWaitValue_flags(0x4)) must have no bits but CU_STREAM_WAIT_VALUE_EQ | \
         CU_STREAM_WAIT_VALUE_AND | CU_STREAM_WAIT_VALUE_FLUSH, because \
         `ARRAY[0].operation` is CU_STREAM_MEM_OP_WAIT_VALUE_64",
    ),
    (
        || {
            let mut write = write();
            write.writeValue.flags = 1;
            [write, self::write()]
        },
        "[0].writeValue.flags (CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER) must be CU_STREAM_WRITE_VALUE_DEFAULT, because \
         `ARRAY[0].operation` is CU_STREAM_MEM_OP_WRITE_VALUE_32",
    ),
    (
        || {
            let mut barrier = CUstreamBatchMemOpParams::default();
            barrier.memoryBarrier.operation = CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER;
            barrier.memoryBarrier.flags = 2;
            [barrier, write()]
        },
        "[0].memoryBarrier.flags (CUstreamMemoryBarrier_flags(0x2)) must be CU_STREAM_MEMORY_BARRIER_TYPE_SYS or \
         CU_STREAM_MEMORY_BARRIER_TYPE_GPU, because `ARRAY[0].operation` is CU_STREAM_MEM_OP_BARRIER",
    ),
    (
        || [write(), flush(1)],
        "[1].flushRemoteWrites.flags (1) must be zero since CUDA 13.0, because `ARRAY[1].operation` is CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES",
    ),
    (
        || [reduction(1), write()],
        "[0].atomicReduction.flags (1) must be zero since CUDA 13.1, because `ARRAY[0].operation` is CU_STREAM_MEM_OP_ATOMIC_REDUCTION",
    ),
    (
        || {
            let mut reduction = reduction(0);
            reduction.atomicReduction.reductionOp = CUstreamAtomicReductionOpType(7);
            [reduction, write()]
        },
        "[0].atomicReduction.reductionOp (CUstreamAtomicReductionOpType(7)) must be \
         CU_STREAM_ATOMIC_REDUCTION_OP_OR, CU_STREAM_ATOMIC_REDUCTION_OP_AND or CU_STREAM_ATOMIC_REDUCTION_OP_ADD \
         since CUDA 13.1, because `ARRAY[0].operation` is CU_STREAM_MEM_OP_ATOMIC_REDUCTION",
    ),
    (
        || {
            let mut reduction = reduction(0);
            reduction.atomicReduction.dataType = CUstreamAtomicReductionDataType(0);
            [reduction, write()]
        },
        "[0].atomicReduction.dataType (CUstreamAtomicReductionDataType(0)) must be \
         CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 or CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 since CUDA 13.1, because \
         `ARRAY[0].operation` is CU_STREAM_MEM_OP_ATOMIC_REDUCTION",
    ),
];

fn flush(flags: c_uint) -> CUstreamBatchMemOpParams {
    let mut operation = CUstreamBatchMemOpParams::default();
    operation.flushRemoteWrites.operation =
        CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES;
    operation.flushRemoteWrites.flags = flags;
    operation
}

fn reduction(flags: c_uint) -> CUstreamBatchMemOpParams {
    let mut operation = CUstreamBatchMemOpParams::default();
    operation.atomicReduction.operation = CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION;
    operation.atomicReduction.flags = flags;
    operation.atomicReduction.reductionOp =
        CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD;
    operation.atomicReduction.dataType =
        CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64;
    operation
}

const DEVICE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
const HOST: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST;
const NUMA: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA;
const DOMAIN: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;

/// An allocation on the last of two devices.
fn allocation() -> CUDA_MEM_ALLOC_NODE_PARAMS {
    let mut allocation = CUDA_MEM_ALLOC_NODE_PARAMS::default();
    allocation.poolProps.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
    allocation.poolProps.location = CUmemLocation { type_: DEVICE, id: 1 };
    allocation.bytesize = 4096;
    allocation
}

fn access(type_: CUmemLocationType, id: i32, flags: u32) -> CUmemAccessDesc {
    let flags = CUmemAccess_flags(flags as _);
    CUmemAccessDesc { location: CUmemLocation { type_, id }, flags }
}

/// Tests the rules of a call for an allocation at `parameter`, in every release.
fn allocations<T>(
    call: &str,
    parameter: &str,
    set: impl Fn(&CUDA_MEM_ALLOC_NODE_PARAMS) -> Result<T>,
) {
    let refused = |message: &str, code: &str, params: &CUDA_MEM_ALLOC_NODE_PARAMS| {
        let message = message.replace(" `", &format!(" `{parameter}."));
        rejected(&format!("{call}: {parameter}.{message} [{code}]"), || set(params));
    };
    const INVALID_VALUE: &str = "would be CUDA_ERROR_INVALID_VALUE";
    const NO_CODE: &str = "the documentation gives no code";
    accepted(call, || set(&allocation()));

    let mut params = allocation();
    params.poolProps.handleTypes =
        CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
    refused(
        "poolProps.handleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must be CU_MEM_HANDLE_TYPE_NONE",
        "would be CUDA_ERROR_NOT_SUPPORTED",
        &params,
    );
    let mut params = allocation();
    params.poolProps.reserved[52] = 1;
    refused("poolProps.reserved[52] (1) must be zero", INVALID_VALUE, &params);
    let mut params = allocation();
    params.poolProps.win32SecurityAttributes = ptr::without_provenance_mut(1);
    refused(
        "poolProps.win32SecurityAttributes (0x1) must be null, because `poolProps.handleTypes` does not have CU_MEM_HANDLE_TYPE_WIN32",
        INVALID_VALUE,
        &params,
    );
    let located = |type_, id| {
        let mut params = allocation();
        params.poolProps.location = CUmemLocation { type_, id };
        params
    };
    for id in [2, -1] {
        let message = format!(
            "poolProps.location.id ({id}) must be the ordinal of a device, below 2, because \
             `poolProps.location.type` is CU_MEM_LOCATION_TYPE_DEVICE"
        );
        refused(&message, NO_CODE, &located(DEVICE, id));
    }
    for id in [0, 9] {
        accepted(call, || set(&located(NUMA, id)));
    }
    refused(
        "poolProps.location.id (-1) must be at least 0 since CUDA 12.2, because `poolProps.location.type` is CU_MEM_LOCATION_TYPE_HOST_NUMA",
        NO_CODE,
        &located(NUMA, -1),
    );
    let localized = |deviceId, localityDomainId| {
        let mut params = located(DOMAIN, 0);
        let localized = CUmemLocation_localized { deviceId, localityDomainId };
        params.poolProps.location.set_localized(localized);
        params
    };
    answering(Answers { attribute: |_| 3, ..Answers::USUAL }, || {
        accepted(call, || set(&localized(1, 2)));
        refused(
            "poolProps.location.localized.localityDomainId (3) must be below 3 since CUDA 13.4, the device's \
             CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT, because `poolProps.location.type` is \
             CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN",
            NO_CODE,
            &localized(1, 3),
        );
        refused(
            "poolProps.location.localized.deviceId (2) must be the ordinal of a device, below 2 since CUDA 13.4, \
             because `poolProps.location.type` is CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN",
            NO_CODE,
            &localized(2, 0),
        );
    });

    let with = |accesses: &[CUmemAccessDesc]| CUDA_MEM_ALLOC_NODE_PARAMS {
        accessDescs: accesses.as_ptr(),
        accessDescCount: accesses.len(),
        ..allocation()
    };
    let both = [access(DEVICE, 0, 1), access(DEVICE, 1, 3)];
    accepted(call, || set(&with(&both)));
    accepted(call, || set(&with(&[access(DEVICE, 0, 0)])));
    refused(
        "accessDescCount (3) must be at most 2, the number of devices",
        NO_CODE,
        &with(&[both[0], both[1], both[1]]),
    );
    refused(
        "accessDescs[1].flags (CUmemAccess_flags(0x2)) must be CU_MEM_ACCESS_FLAGS_PROT_NONE, \
         CU_MEM_ACCESS_FLAGS_PROT_READ or CU_MEM_ACCESS_FLAGS_PROT_READWRITE",
        INVALID_VALUE,
        &with(&[both[0], access(DEVICE, 1, 2)]),
    );
    refused(
        "accessDescs[0].location.id (2) must be the ordinal of a device, below 2, because `accessDescs[0].location.type` is \
         CU_MEM_LOCATION_TYPE_DEVICE",
        NO_CODE,
        &with(&[access(DEVICE, 2, 3)]),
    );
}

/// Tests the rules of a call that differ between releases. `set` gets the parameters.
fn allocations_by_release<T>(
    call: &str,
    parameter: &str,
    releases: &[i32],
    set: impl Fn(&CUDA_MEM_ALLOC_NODE_PARAMS) -> Result<T>,
) {
    type Change = fn(&mut CUDA_MEM_ALLOC_NODE_PARAMS);
    let changes: [(i32, Change, &str); 4] = [
        (
            12_010,
            |params| params.poolProps.maxSize = 1,
            "maxSize (1) must be zero up to CUDA 12.1, a reserved field there",
        ),
        (
            12_050,
            |params| params.poolProps.usage = 1,
            "usage (1) must be zero up to CUDA 12.5, a reserved field there",
        ),
        (
            12_090,
            |params| {
                params.poolProps.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED;
            },
            "allocType (CU_MEM_ALLOCATION_TYPE_MANAGED) must be CU_MEM_ALLOCATION_TYPE_PINNED",
        ),
        (
            13_030,
            |params| params.poolProps.gpuDirectRDMACapable = 1,
            "gpuDirectRDMACapable (1) must be zero up to CUDA 13.3, a reserved field there",
        ),
    ];
    for release in releases {
        of_release(*release, &format!("graph::{call}"), || {
            for (last, change, message) in changes {
                let mut params = allocation();
                change(&mut params);
                if *release > last {
                    accepted(call, || set(&params));
                } else {
                    let message = format!(
                        "{call}: {parameter}.poolProps.{message} [would be CUDA_ERROR_INVALID_VALUE]"
                    );
                    rejected(&message, || set(&params));
                }
            }
            let mut params = allocation();
            params.poolProps.location.type_ = HOST;
            let must = match *release {
                ..=12_010 => "be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1",
                12_060..=12_090 => {
                    "be CU_MEM_LOCATION_TYPE_DEVICE or CU_MEM_LOCATION_TYPE_HOST_NUMA in CUDA 12.6 to 12.9"
                }
                _ => "",
            };
            if must.is_empty() {
                accepted(call, || set(&params));
            } else {
                let message = format!(
                    "{call}: {parameter}.poolProps.location.type (CU_MEM_LOCATION_TYPE_HOST) must {must} \
                     [would be CUDA_ERROR_INVALID_VALUE]"
                );
                rejected(&message, || set(&params));
            }
            let accesses = [access(HOST, 0, 3)];
            let mut params = allocation();
            params.accessDescs = accesses.as_ptr();
            params.accessDescCount = 1;
            if *release > 12_010 {
                accepted(call, || set(&params));
            } else {
                let message = format!(
                    "{call}: {parameter}.accessDescs[0].location.type (CU_MEM_LOCATION_TYPE_HOST) must be \
                     CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1 [would be CUDA_ERROR_INVALID_VALUE]"
                );
                rejected(&message, || set(&params));
            }
        });
    }
}

#[test]
fn cuGraphAddMemAllocNode() {
    let add = |nodes: &[CUgraphNode], params: &CUDA_MEM_ALLOC_NODE_PARAMS| {
        let mut params = *params;
        // SAFETY: the parameters and the array are live locals, and the mock reads no memory.
        unsafe { calls::cuGraphAddMemAllocNode(GRAPH, nodes, &mut params) }
    };
    of_release(NEWEST, "graph::cuGraphAddMemAllocNode", || {
        dependencies("cuGraphAddMemAllocNode", |nodes| add(nodes, &allocation()));
        allocations("cuGraphAddMemAllocNode", "nodeParams", |params| add(&[], params));
    });
    let releases = [12_010, 12_020, 12_050, 12_060, 12_090, 13_000, 13_030, 13_040];
    allocations_by_release("cuGraphAddMemAllocNode", "nodeParams", &releases, |params| {
        add(&[], params)
    });
}

/// Tests the rules of a call for the data of new edges. The second edge is the tested one.
fn edges<T>(call: &str, parameter: &str, set: impl Fn(&[CUgraphEdgeData; 2]) -> Result<T>) {
    let set = |from_port, to_port, type_, last| {
        let reserved = [0, 0, 0, 0, last];
        set(&[Default::default(), CUgraphEdgeData { from_port, to_port, type_, reserved }])
    };
    for (port, type_) in [(0, 0), (1, 1), (2, 0), (2, 1)] {
        accepted(call, || set(port, 0, type_, 0));
    }
    for (port, to, type_, last, message) in [
        (
            3,
            0,
            0,
            0,
            "from_port (3) must be 0, 1 or 2, CU_GRAPH_KERNEL_NODE_PORT_DEFAULT, \
             CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER",
        ),
        (0, 1, 0, 0, "to_port (1) must be zero"),
        (
            0,
            0,
            2,
            0,
            "type (CUgraphDependencyType(2)) must be CU_GRAPH_DEPENDENCY_TYPE_DEFAULT or \
             CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC",
        ),
        (0, 0, 0, 1, "reserved[4] (1) must be zero"),
        (
            0,
            0,
            1,
            0,
            "from_port (0) must be 1 or 2, CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or \
             CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER, because `PARAMETER[1].type` is \
             CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC",
        ),
        (
            1,
            0,
            0,
            0,
            "type (CU_GRAPH_DEPENDENCY_TYPE_DEFAULT) must be CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC, \
             because `PARAMETER[1].from_port` is CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC",
        ),
    ] {
        let message = message.replace("PARAMETER", parameter);
        rejected(
            &format!("{call}: {parameter}[1].{message} [would be CUDA_ERROR_INVALID_VALUE]"),
            || set(port, to, type_, last),
        );
    }
}

/// Tests the rules of a call for the size of a copy of an executable graph.
fn copies_of_executables<T>(
    call: &str,
    parameter: &str,
    set: impl Fn(&CUDA_MEMCPY3D) -> Result<T>,
) {
    let one = CUDA_MEMCPY3D { Height: 1, ..copy() };
    accepted(call, || set(&one));
    for (copy, message) in [
        (CUDA_MEMCPY3D { WidthInBytes: 0, ..one }, "WidthInBytes (0) must not be zero"),
        (
            CUDA_MEMCPY3D { Height: 0, ..one },
            "Height (0) must be 1, for the copy must have one dimension",
        ),
        (
            CUDA_MEMCPY3D { Height: 2, ..one },
            "Height (2) must be 1, for the copy must have one dimension",
        ),
        (
            CUDA_MEMCPY3D { Depth: 0, ..one },
            "Depth (0) must be 1, for the copy must have one dimension",
        ),
        (
            CUDA_MEMCPY3D { Depth: 2, ..one },
            "Depth (2) must be 1, for the copy must have one dimension",
        ),
    ] {
        rejected(
            &format!("{call}: {parameter}.{message} [would be CUDA_ERROR_INVALID_VALUE]"),
            || set(&copy),
        );
    }
}

/// Tests the rules of a call for the size of a fill of an executable graph. `first` is the first release with the rule.
fn fills_of_executables<T>(
    call: &str,
    parameter: &str,
    first: i32,
    set: impl Fn(&CUDA_MEMSET_NODE_PARAMS) -> Result<T>,
) {
    let refused = |message: &str, fill: &CUDA_MEMSET_NODE_PARAMS| {
        let message = format!("{call}: {parameter}.{message} [would be CUDA_ERROR_INVALID_VALUE]");
        rejected(&message, || set(fill));
    };
    let wide = |width| CUDA_MEMSET_NODE_PARAMS { width, ..fill(4) };
    let high = |height| CUDA_MEMSET_NODE_PARAMS { height, ..fill(4) };
    let test = format!("graph::{call}");
    for release in [12_060, NEWEST] {
        of_release(release, &test, || {
            accepted(call, || set(&wide(1)));
            accepted(call, || set(&high(2)));
            refused("width (0) must not be zero", &wide(0));
            refused("height (0) must not be zero", &high(0));
        });
    }
    for release in [first, 12_050] {
        of_release(release, &test, || {
            accepted(call, || set(&high(1)));
            refused("width (0) must not be zero", &wide(0));
            for height in [0, 2] {
                let must = "must be 1 up to CUDA 12.5, for the fill must have one dimension";
                refused(&format!("height ({height}) {must}"), &high(height));
            }
        });
    }
}

type Type = CUgraphNodeType;

fn node(type_: Type) -> CUgraphNodeParams {
    CUgraphNodeParams { type_, ..Default::default() }
}

/// Parameters that every call for such nodes accepts.
fn good_node(type_: Type) -> CUgraphNodeParams {
    let mut node = node(type_);
    match type_ {
        Type::CU_GRAPH_NODE_TYPE_KERNEL => node.kernel.gridDimX = 1,
        Type::CU_GRAPH_NODE_TYPE_MEMCPY => {
            node.memcpy.copyParams = CUDA_MEMCPY3D { Height: 1, ..copy() };
        }
        Type::CU_GRAPH_NODE_TYPE_MEMSET => {
            node.memset.elementSize = 4;
            node.memset.width = 1;
            node.memset.height = 1;
        }
        Type::CU_GRAPH_NODE_TYPE_MEM_ALLOC => node.alloc.poolProps = allocation().poolProps,
        Type::CU_GRAPH_NODE_TYPE_CONDITIONAL => node.conditional.size = 1,
        _ => {}
    }
    node
}

/// The words that the parameters of each type use.
const WORDS: [(Type, usize); 16] = [
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

fn with_word(mut node: CUgraphNodeParams, index: usize, word: i64) -> CUgraphNodeParams {
    // SAFETY: the words are integers, and this writes one of them.
    unsafe { node.reserved1[index] = word };
    node
}

/// Tests the rules of a call for the bytes of nodes of these types.
fn words<T>(
    call: &str,
    types: &[(Type, usize)],
    set: &impl Fn(&mut CUgraphNodeParams) -> Result<T>,
) {
    for &(type_, words) in types {
        if words != 0 {
            accepted(call, || set(&mut with_word(good_node(type_), words - 1, 1)));
        }
        for index in [words, 28] {
            rejected(
                &format!(
                    "{call}: nodeParams.reserved1[{index}] (-1) must be zero, for it lies behind the member that type names, because `nodeParams.type` is {type_:?} \
                     [would be CUDA_ERROR_INVALID_VALUE]"
                ),
                || set(&mut with_word(good_node(type_), index, -1)),
            );
        }
    }
    // Nothing is known about a type that the documentation does not explain.
    let engine = node(Type::CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE);
    accepted(call, || set(&mut with_word(engine, 28, 1)));
}

/// Tests the rules of a call for a node.
fn nodes<T>(call: &str, set: impl Fn(&mut CUgraphNodeParams) -> Result<T>) {
    let refused = |message: &str, mut node: CUgraphNodeParams| {
        let message = format!("{call}: nodeParams.{message} [would be CUDA_ERROR_INVALID_VALUE]");
        rejected(&message, || set(&mut node));
    };
    for type_ in 0..=9 {
        accepted(call, || set(&mut good_node(CUgraphNodeType(type_))));
    }
    let mut reserved = node(Type::CU_GRAPH_NODE_TYPE_EMPTY);
    reserved.reserved0[2] = 1;
    refused("reserved0[2] (1) must be zero", reserved);
    let mut reserved = node(Type::CU_GRAPH_NODE_TYPE_EMPTY);
    reserved.reserved2 = 1;
    refused("reserved2 (1) must be zero", reserved);
    words(call, &WORDS[..14], &set);

    kernels(call, "nodeParams.kernel", |kernelParams, extra| {
        let mut kernel = good_node(Type::CU_GRAPH_NODE_TYPE_KERNEL);
        kernel.kernel.kernelParams = kernelParams;
        kernel.kernel.extra = extra;
        set(&mut kernel)
    });
    let mut copy = good_node(Type::CU_GRAPH_NODE_TYPE_MEMCPY);
    copy.memcpy.flags = 1;
    refused("memcpy.flags (1) must be zero", copy);
    let mut copy = good_node(Type::CU_GRAPH_NODE_TYPE_MEMCPY);
    copy.memcpy.reserved = -1;
    refused("memcpy.reserved (-1) must be zero", copy);
    copies(call, "nodeParams.memcpy.copyParams", |copyParams| {
        let mut copy = good_node(Type::CU_GRAPH_NODE_TYPE_MEMCPY);
        copy.memcpy.copyParams = *copyParams;
        set(&mut copy)
    });
    for size in [0, 3, 8] {
        let mut fill = good_node(Type::CU_GRAPH_NODE_TYPE_MEMSET);
        fill.memset.elementSize = size;
        refused(&format!("memset.elementSize ({size}) must be 1, 2 or 4"), fill);
    }

    let mut signals = [CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS::default(); 2];
    signals[0].flags = SIGNAL;
    let mut signal = node(Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL);
    signal.extSemSignal.paramsArray = signals.as_ptr();
    signal.extSemSignal.numExtSems = 1;
    accepted(call, || set(&mut signal));
    signals[1].flags = 2;
    signal.extSemSignal.paramsArray = signals.as_ptr();
    signal.extSemSignal.numExtSems = 2;
    refused(
        "extSemSignal.paramsArray[1].flags (2) must have no bits but 1, \
         CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
        signal,
    );
    let mut waits = [CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS::default(); 2];
    waits[0].flags = WAIT;
    let mut wait = node(Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT);
    wait.extSemWait.paramsArray = waits.as_ptr();
    wait.extSemWait.numExtSems = 1;
    accepted(call, || set(&mut wait));
    waits[1].flags = 1;
    wait.extSemWait.paramsArray = waits.as_ptr();
    wait.extSemWait.numExtSems = 2;
    refused(
        "extSemWait.paramsArray[1].flags (1) must have no bits but 2, \
         CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC",
        wait,
    );

    let mut operations = [write(), flush(0)];
    let mut batch = node(Type::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP);
    batch.memOp.paramArray = operations.as_mut_ptr();
    batch.memOp.count = 2;
    accepted(call, || set(&mut batch));
    for (operations, message) in MEMORY_OPERATIONS {
        let message = message.replace("ARRAY", "nodeParams.memOp.paramArray");
        let mut operations = operations();
        batch.memOp.paramArray = operations.as_mut_ptr();
        refused(&format!("memOp.paramArray{message}"), batch);
    }

    let attr = |order| CUmemcpyAttributes {
        srcAccessOrder: CUmemcpySrcAccessOrder(order),
        ..Default::default()
    };
    let mut attrs = [attr(1), attr(3), attr(0)];
    let mut copies = node(Type::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH);
    copies.memcpyBatch.attrs = attrs.as_mut_ptr();
    copies.memcpyBatch.numAttrs = 2;
    accepted(call, || set(&mut copies));
    copies.memcpyBatch.numAttrs = 3;
    refused(
        "memcpyBatch.attrs[2].srcAccessOrder (CU_MEMCPY_SRC_ACCESS_ORDER_INVALID) must be \
         CU_MEMCPY_SRC_ACCESS_ORDER_STREAM, CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL or \
         CU_MEMCPY_SRC_ACCESS_ORDER_ANY",
        copies,
    );

    let fabric_op = || {
        let mut op = CUDA_FABRIC_COPY_BATCH_OP::default();
        op.src.type_ = CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
        op.dst.type_ = CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
        op
    };
    let mut ops = [fabric_op(), fabric_op()];
    let mut fabric = node(Type::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH);
    fabric.fabricCpyBatch.opList = ops.as_mut_ptr();
    fabric.fabricCpyBatch.numOps = 2;
    accepted(call, || set(&mut fabric));
    fabric.fabricCpyBatch.flags = 1;
    refused("fabricCpyBatch.flags (1) must be zero", fabric);
    fabric.fabricCpyBatch.flags = 0;
    ops[1].flags = 1;
    fabric.fabricCpyBatch.opList = ops.as_mut_ptr();
    refused("fabricCpyBatch.opList[1].flags (1) must be zero", fabric);
    ops[1].dst.type_ = CUfabricCpyOperandType(0);
    fabric.fabricCpyBatch.opList = ops.as_mut_ptr();
    refused(
        "fabricCpyBatch.opList[1].dst.type (CUfabricCpyOperandType(0)) must be \
         CU_FABRIC_COPY_OPERAND_TYPE_POINTER or CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT",
        fabric,
    );
    fabric.fabricCpyBatch.numOps = 1;
    accepted(call, || set(&mut fabric));
}

/// Tests the rules of a call that differ between releases.
fn nodes_by_release<T>(
    call: &str,
    releases: &[i32],
    set: impl Fn(&mut CUgraphNodeParams) -> Result<T>,
) {
    type Change = fn(&mut CUgraphNodeParams);
    let changes: [(i32, Type, Change, &str); 6] = [
        (
            12_080,
            Type::CU_GRAPH_NODE_TYPE_GRAPH,
            |node| {
                node.graph.ownership =
                    CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
            },
            "graph.ownership (CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE) must be zero up to CUDA 12.8",
        ),
        (
            13_010,
            Type::CU_GRAPH_NODE_TYPE_HOST,
            |node| node.host.syncMode = 1,
            "host.syncMode (1) must be zero up to CUDA 13.1",
        ),
        (
            13_030,
            Type::CU_GRAPH_NODE_TYPE_HOST,
            |node| node.host.anonymous.ctx = CONTEXT,
            "host.ctx (0x3000) must be null up to CUDA 13.3",
        ),
        (
            13_030,
            Type::CU_GRAPH_NODE_TYPE_EVENT_RECORD,
            |node| node.eventRecord.anonymous.ctx = CONTEXT,
            "eventRecord.ctx (0x3000) must be null up to CUDA 13.3",
        ),
        (
            13_030,
            Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL,
            |node| node.extSemSignal.anonymous.ctx = CONTEXT,
            "extSemSignal.ctx (0x3000) must be null up to CUDA 13.3",
        ),
        (
            13_030,
            Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT,
            |node| node.extSemWait.anonymous.ctx = CONTEXT,
            "extSemWait.ctx (0x3000) must be null up to CUDA 13.3",
        ),
    ];
    let judged = |rule: bool, message: &str, node: &mut CUgraphNodeParams| {
        if rule {
            let message =
                format!("{call}: nodeParams.{message} [would be CUDA_ERROR_INVALID_VALUE]");
            rejected(&message, || set(node));
        } else {
            accepted(call, || set(node));
        }
    };
    for release in releases {
        let release = *release;
        of_release(release, &format!("graph::{call}"), || {
            for (last, type_, change, message) in changes {
                let mut node = node(type_);
                change(&mut node);
                let message = format!("{message}, unused bytes there");
                judged(release <= last, &message, &mut node);
            }

            let mut operations = [reduction(1)];
            let mut batch = node(Type::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP);
            batch.memOp.paramArray = operations.as_mut_ptr();
            batch.memOp.count = 1;
            let message = match release {
                ..=13_000 => {
                    "operation (CU_STREAM_MEM_OP_ATOMIC_REDUCTION) must be CU_STREAM_MEM_OP_WAIT_VALUE_32, \
                     CU_STREAM_MEM_OP_WRITE_VALUE_32, CU_STREAM_MEM_OP_WAIT_VALUE_64, \
                     CU_STREAM_MEM_OP_WRITE_VALUE_64, CU_STREAM_MEM_OP_BARRIER or \
                     CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES"
                }
                _ => {
                    "atomicReduction.flags (1) must be zero since CUDA 13.1, because \
                     `nodeParams.memOp.paramArray[0].operation` is CU_STREAM_MEM_OP_ATOMIC_REDUCTION"
                }
            };
            judged(release <= NEWEST, &format!("memOp.paramArray[0].{message}"), &mut batch);
            let mut fabric = node(Type::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH);
            fabric.fabricCpyBatch.flags = 1;
            judged(release <= NEWEST, "fabricCpyBatch.flags (1) must be zero", &mut fabric);
        });
    }
}

type Add =
    fn(&[CUgraphNode], *const CUgraphEdgeData, *mut CUgraphNodeParams) -> Result<CUgraphNode>;

/// Tests the rules of a call that adds any node, in the releases that have it.
fn new_nodes(call: &str, add: Add, releases: &[i32]) {
    let set = |node: &mut CUgraphNodeParams| add(&[], ptr::null(), node);
    let allocate = |params: &CUDA_MEM_ALLOC_NODE_PARAMS| {
        let mut node = node(Type::CU_GRAPH_NODE_TYPE_MEM_ALLOC);
        node.alloc.poolProps = params.poolProps;
        node.alloc.accessDescs = params.accessDescs;
        node.alloc.accessDescCount = params.accessDescCount;
        set(&mut node)
    };
    let test = format!("graph::{call}");
    of_release(NEWEST, &test, || {
        let mut empty = node(Type::CU_GRAPH_NODE_TYPE_EMPTY);
        let empty: *mut _ = &mut empty;
        dependencies(call, |nodes| add(nodes, ptr::null(), empty));
        let mut kernel = node(Type::CU_GRAPH_NODE_TYPE_KERNEL);
        let kernel: *mut _ = &mut kernel;
        edges(call, "dependencyData", |data| add(&[A, B], data.as_ptr(), kernel));
        let programmatic = CUgraphEdgeData { from_port: 2, type_: 1, ..Default::default() };
        let data = [CUgraphEdgeData { from_port: 2, ..Default::default() }, programmatic];
        accepted(call, || add(&[A], data.as_ptr(), empty));
        rejected(
            &format!(
                "{call}: nodeParams.type (CU_GRAPH_NODE_TYPE_EMPTY) must be CU_GRAPH_NODE_TYPE_KERNEL, \
                 because the type of an element of `dependencyData` is CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC [would be CUDA_ERROR_INVALID_VALUE]"
            ),
            || add(&[A, B], data.as_ptr(), empty),
        );
        nodes(call, set);
        words(call, &WORDS[14..], &set);
        allocations(call, "nodeParams.alloc", allocate);

        let mut child = node(Type::CU_GRAPH_NODE_TYPE_GRAPH);
        child.graph.ownership = CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
        accepted(call, || set(&mut child));
        child.graph.ownership =
            CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID;
        rejected(
            &format!(
                "{call}: nodeParams.graph.ownership (CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID) must not be \
                 CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID since CUDA 12.9 \
                 [would be CUDA_ERROR_INVALID_VALUE]"
            ),
            || set(&mut child),
        );
    });
    nodes_by_release(call, releases, set);
    allocations_by_release(call, "nodeParams.alloc", releases, allocate);

    let branch = |type_, size| {
        let mut node = node(Type::CU_GRAPH_NODE_TYPE_CONDITIONAL);
        node.conditional.type_ = type_;
        node.conditional.size = size;
        set(&mut node)
    };
    let refused = |message: &str, type_, size| {
        let message = format!(
            "{call}: nodeParams.conditional.size ({size}) must {message} [would be CUDA_ERROR_INVALID_VALUE]"
        );
        rejected(&message, || branch(type_, size));
    };
    let [if_, while_, switch] = [
        CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_IF,
        CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_WHILE,
        CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_SWITCH,
    ];
    for release in releases.iter().copied().filter(|release| *release <= NEWEST) {
        of_release(release, &test, || {
            for type_ in [if_, while_, switch] {
                accepted(call, || branch(type_, 1));
            }
            if release <= 12_060 {
                for type_ in [if_, while_] {
                    refused("be 1 up to CUDA 12.6", type_, 0);
                    refused("be 1 up to CUDA 12.6", type_, 2);
                }
            } else {
                accepted(call, || branch(if_, 2));
                accepted(call, || branch(switch, 9));
                refused(
                    "be 1 or 2 since CUDA 12.8, because `nodeParams.conditional.type` is CU_GRAPH_COND_TYPE_IF",
                    if_,
                    0,
                );
                refused(
                    "be 1 or 2 since CUDA 12.8, because `nodeParams.conditional.type` is CU_GRAPH_COND_TYPE_IF",
                    if_,
                    3,
                );
                refused(
                    "be 1, because `nodeParams.conditional.type` is CU_GRAPH_COND_TYPE_WHILE",
                    while_,
                    0,
                );
                refused(
                    "be 1, because `nodeParams.conditional.type` is CU_GRAPH_COND_TYPE_WHILE",
                    while_,
                    2,
                );
                refused(
                    "not be zero, because `nodeParams.conditional.type` is CU_GRAPH_COND_TYPE_SWITCH",
                    switch,
                    0,
                );
            }
        });
    }
}

#[test]
fn cuGraphAddNode_v2() {
    let releases = [
        12_030, 12_050, 12_060, 12_080, 12_090, 13_000, 13_010, 13_020, 13_030, 13_040, NEWEST,
        NEWER[0],
    ];
    let add: Add = |nodes, data, params| {
        // SAFETY: the arrays and the parameters are live locals, and the mock reads no memory.
        unsafe { calls::cuGraphAddNode_v2(GRAPH, nodes.as_ptr(), data, nodes.len(), params) }
    };
    new_nodes("cuGraphAddNode_v2", add, &releases);
    of_release(NEWEST, "graph::cuGraphAddNode_v2", || {
        let mut node = node(Type::CU_GRAPH_NODE_TYPE_EMPTY);
        let mut add = |count| {
            // SAFETY: as above.
            unsafe { calls::cuGraphAddNode_v2(GRAPH, ptr::null(), ptr::null(), count, &mut node) }
        };
        accepted("cuGraphAddNode_v2", || add(0));
        rejected(
            "cuGraphAddNode_v2: dependencies (null) must not be null, because `numDependencies` is not zero \
             [would be CUDA_ERROR_INVALID_VALUE]",
            || add(1),
        );
    });
}

#[test]
fn cuGraphAddNode_v3() {
    let add: Add = |nodes, data, params| {
        // SAFETY: the arrays and the parameters are live locals, and the mock reads no memory.
        unsafe { calls::cuGraphAddNode_v3(GRAPH, nodes.as_ptr(), data, nodes.len(), params) }
    };
    new_nodes("cuGraphAddNode_v3", add, &[13_040, NEWEST, NEWER[0]]);
    of_release(NEWEST, "graph::cuGraphAddNode_v3", || {
        let mut node = node(Type::CU_GRAPH_NODE_TYPE_EMPTY);
        let mut add = |count| {
            // SAFETY: as above.
            unsafe { calls::cuGraphAddNode_v3(GRAPH, ptr::null(), ptr::null(), count, &mut node) }
        };
        accepted("cuGraphAddNode_v3", || add(0));
        rejected(
            "cuGraphAddNode_v3: dependencies (null) must not be null, because `numDependencies` is not zero \
             [would be CUDA_ERROR_INVALID_VALUE]",
            || add(1),
        );
    });
}

/// Tests the rules of a call that changes any node, in the releases that have it.
fn changed_nodes(call: &str, set: fn(&mut CUgraphNodeParams) -> Result<()>, releases: &[i32]) {
    of_release(NEWEST, &format!("graph::{call}"), || {
        for (type_, name) in [
            (Type::CU_GRAPH_NODE_TYPE_MEM_ALLOC, "CU_GRAPH_NODE_TYPE_MEM_ALLOC"),
            (Type::CU_GRAPH_NODE_TYPE_MEM_FREE, "CU_GRAPH_NODE_TYPE_MEM_FREE"),
        ] {
            rejected(
                &format!(
                    "{call}: nodeParams.type ({name}) must not be CU_GRAPH_NODE_TYPE_MEM_ALLOC or \
                     CU_GRAPH_NODE_TYPE_MEM_FREE [would be CUDA_ERROR_NOT_SUPPORTED]"
                ),
                || set(&mut node(type_)),
            );
        }
    });
    nodes_by_release(call, releases, set);
}

#[test]
fn cuGraphNodeSetParams() {
    let set = |node: &mut CUgraphNodeParams| {
        // SAFETY: the parameters are live locals, and the mock reads no memory.
        unsafe { calls::cuGraphNodeSetParams(A, node) }
    };
    of_release(NEWEST, "graph::cuGraphNodeSetParams", || nodes("cuGraphNodeSetParams", set));
    let releases =
        [12_020, 12_080, 12_090, 13_000, 13_010, 13_020, 13_030, 13_040, NEWEST, NEWER[0]];
    changed_nodes("cuGraphNodeSetParams", set, &releases);
}

#[test]
fn cuGraphNodeSetParams_v2() {
    let set = |node: &mut CUgraphNodeParams| {
        // SAFETY: the parameters are live locals, and the mock reads no memory.
        unsafe { calls::cuGraphNodeSetParams_v2(A, node) }
    };
    of_release(NEWEST, "graph::cuGraphNodeSetParams_v2", || {
        nodes("cuGraphNodeSetParams_v2", set);
    });
    changed_nodes("cuGraphNodeSetParams_v2", set, &[13_040, NEWEST, NEWER[0]]);
}

#[test]
fn cuGraphExecNodeSetParams() {
    let set = |node: &mut CUgraphNodeParams| {
        // SAFETY: the parameters are live locals, and the mock reads no memory.
        unsafe { calls::cuGraphExecNodeSetParams(EXEC, A, node) }
    };
    let releases =
        [12_030, 12_080, 12_090, 13_000, 13_010, 13_020, 13_030, 13_040, NEWEST, NEWER[0]];
    of_release(NEWEST, "graph::cuGraphExecNodeSetParams", || {
        nodes("cuGraphExecNodeSetParams", set);
        copies_of_executables(
            "cuGraphExecNodeSetParams",
            "nodeParams.memcpy.copyParams",
            |copyParams| {
                let mut copy = good_node(Type::CU_GRAPH_NODE_TYPE_MEMCPY);
                copy.memcpy.copyParams = *copyParams;
                set(&mut copy)
            },
        );
    });
    fills_of_executables("cuGraphExecNodeSetParams", "nodeParams.memset", 12_030, |fill| {
        let mut node = good_node(Type::CU_GRAPH_NODE_TYPE_MEMSET);
        node.memset.width = fill.width;
        node.memset.height = fill.height;
        set(&mut node)
    });
    changed_nodes("cuGraphExecNodeSetParams", set, &releases);
}
