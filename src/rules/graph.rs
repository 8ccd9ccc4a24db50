//! Rules of the group "Graph Management".
//!
//! What is rejected here and could be tried on a driver was: see `docs/gpu-runs.md`. The bytes of a node's
//! parameters past the member in use may be uninitialised, and are not read.

use super::exec::{CLUSTER_MODES, MODES, MODES_BEFORE_OVERSIZED};
use super::mem::{heights, pitches};
use super::stream::MISS_PROPERTIES;
use super::{elements, query, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_uchar, c_uint, c_ulonglong, c_void};
use cuda_sys::*;

pub(crate) fn cuGraphCreate(flags: c_uint) -> Result<()> {
    rules! { c"cuGraphCreate":
        flags => zero(), KNOWN;
    }
    Ok(())
}

/// The index of the first node that is also before it.
fn repeated(nodes: &[CUgraphNode]) -> Option<usize> {
    if nodes.len() < 2 {
        return None;
    }
    let mut sorted = nodes.to_vec();
    sorted.sort_unstable();
    if sorted.windows(2).all(|pair| pair[0] != pair[1]) {
        return None;
    }
    (1..nodes.len()).find(|&i| nodes[..i].contains(&nodes[i]))
}

macro_rules! distinct {
    ($call:literal: $dependencies:ident) => {
        if let Some(i) = repeated($dependencies) {
            rules! { $call at i:
                $dependencies[i], as "dependencies[i]" => hold(false, "occur only once"), KNOWN;
            }
        }
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphAddKernelNode_v2(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Result<()> {
    distinct!(c"cuGraphAddKernelNode_v2": dependencies);
    if !nodeParams.kernelParams.is_null() {
        // SAFETY: as for the call: a list has at least the entry that ends it.
        let first = unsafe { nodeParams.extra.as_ref() };
        rules! { c"cuGraphAddKernelNode_v2":
            nodeParams.extra => hold(first.is_none_or(|first| *first == CU_LAUNCH_PARAM_END), "be null or an empty list"), KNOWN, "where kernelParams is not null";
        }
    }
    Ok(())
}

/// Of an array the pitch and the height are ignored, and zero is none.
pub(crate) fn cuGraphAddMemcpyNode(
    dependencies: &[CUgraphNode],
    copyParams: &CUDA_MEMCPY3D,
) -> Result<()> {
    distinct!(c"cuGraphAddMemcpyNode": dependencies);
    pitches!(c"cuGraphAddMemcpyNode", copyParams);
    heights!(c"cuGraphAddMemcpyNode", copyParams);
    Ok(())
}

/// The sizes of an element that a memset node fills with.
const ELEMENTS: [c_uint; 3] = [1, 2, 4];

pub(crate) fn cuGraphAddMemsetNode(
    dependencies: &[CUgraphNode],
    memsetParams: &CUDA_MEMSET_NODE_PARAMS,
) -> Result<()> {
    distinct!(c"cuGraphAddMemsetNode": dependencies);
    rules! { c"cuGraphAddMemsetNode":
        memsetParams.elementSize => one_of(&ELEMENTS), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuGraphMemsetNodeSetParams(nodeParams: &CUDA_MEMSET_NODE_PARAMS) -> Result<()> {
    rules! { c"cuGraphMemsetNodeSetParams":
        nodeParams.elementSize => one_of(&ELEMENTS), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuGraphAddHostNode(dependencies: &[CUgraphNode]) -> Result<()> {
    distinct!(c"cuGraphAddHostNode": dependencies);
    Ok(())
}

pub(crate) fn cuGraphAddChildGraphNode(dependencies: &[CUgraphNode]) -> Result<()> {
    distinct!(c"cuGraphAddChildGraphNode": dependencies);
    Ok(())
}

pub(crate) fn cuGraphAddEmptyNode(dependencies: &[CUgraphNode]) -> Result<()> {
    distinct!(c"cuGraphAddEmptyNode": dependencies);
    Ok(())
}

pub(crate) fn cuGraphAddEventRecordNode(dependencies: &[CUgraphNode]) -> Result<()> {
    distinct!(c"cuGraphAddEventRecordNode": dependencies);
    Ok(())
}

pub(crate) fn cuGraphAddEventWaitNode(dependencies: &[CUgraphNode]) -> Result<()> {
    distinct!(c"cuGraphAddEventWaitNode": dependencies);
    Ok(())
}

/// The member of a union that another field says is in use.
macro_rules! member {
    ($member:expr) => {
        // SAFETY: as for the call.
        unsafe { &$member }
    };
}

/// The operations on semaphores of the node that C has at `$at`.
macro_rules! semaphores {
    ($call:literal: $node:ident, $at:literal => only($flag:ident), $because:literal) => {
        // SAFETY: as for the call.
        let operations = unsafe { elements($node.paramsArray, $node.numExtSems as usize) };
        for (i, operation) in operations.iter().enumerate() {
            rules! { $call at i:
                operation.flags, as concat!($at, ".paramsArray[i].flags") => only($flag), KNOWN, $because;
            }
        }
    };
}

macro_rules! signals {
    ($call:literal: $node:ident, $at:literal) => {
        semaphores!($call: $node, $at => only(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC), "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC");
    };
}

macro_rules! waits {
    ($call:literal: $node:ident, $at:literal) => {
        semaphores!($call: $node, $at => only(CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC), "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC");
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<()> {
    distinct!(c"cuGraphAddExternalSemaphoresSignalNode": dependencies);
    signals!(c"cuGraphAddExternalSemaphoresSignalNode": nodeParams, "nodeParams");
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<()> {
    signals!(c"cuGraphExternalSemaphoresSignalNodeSetParams": nodeParams, "nodeParams");
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<()> {
    distinct!(c"cuGraphAddExternalSemaphoresWaitNode": dependencies);
    waits!(c"cuGraphAddExternalSemaphoresWaitNode": nodeParams, "nodeParams");
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<()> {
    waits!(c"cuGraphExternalSemaphoresWaitNodeSetParams": nodeParams, "nodeParams");
    Ok(())
}

const FLUSH: CUstreamBatchMemOpType = CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES;
const REDUCTION: CUstreamBatchMemOpType = CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION;

/// The stream memory operations of the node that C has at `$at`.
macro_rules! operations {
    ($call:literal: $node:ident, $at:literal) => {
        // SAFETY: as for the call.
        let operations = unsafe { elements($node.paramArray, $node.count as usize) };
        for (i, operation) in operations.iter().enumerate() {
            // Each member of the union starts with the operation.
            match *member!(operation.operation) {
                FLUSH => {
                    rules! { $call at i:
                        member!(operation.flushRemoteWrites).flags, as concat!($at, ".paramArray[i].flushRemoteWrites.flags") => zero(), KNOWN;
                    }
                }
                REDUCTION => {
                    rules! { $call at i:
                        member!(operation.atomicReduction).flags, as concat!($at, ".paramArray[i].atomicReduction.flags") => zero(), 13_010..=13_050;
                    }
                }
                _ => {}
            }
        }
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphAddBatchMemOpNode(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<()> {
    distinct!(c"cuGraphAddBatchMemOpNode": dependencies);
    operations!(c"cuGraphAddBatchMemOpNode": nodeParams, "nodeParams");
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphBatchMemOpNodeSetParams(
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<()> {
    operations!(c"cuGraphBatchMemOpNodeSetParams": nodeParams, "nodeParams");
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphExecBatchMemOpNodeSetParams(
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Result<()> {
    operations!(c"cuGraphExecBatchMemOpNodeSetParams": nodeParams, "nodeParams");
    Ok(())
}

const DEVICE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
const ACCESS: [CUmemAccess_flags; 3] = [
    CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE,
    CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ,
    CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
];

/// The allocation that C has at `$at`.
macro_rules! allocation {
    ($call:literal: $node:ident, $at:literal) => {
        let (props, devices) = (&$node.poolProps, query::devices());
        rules! { $call:
            props.handleTypes, as concat!($at, ".poolProps.handleTypes") => one_of(&[CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE]), KNOWN, else CUDA_ERROR_NOT_SUPPORTED;
            props.allocType, as concat!($at, ".poolProps.allocType") => one_of(&[CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED]), 11_070..=12_090;
            props.location.type_, as concat!($at, ".poolProps.location.type") => one_of(&[DEVICE]), 11_070..=12_010;
            props.maxSize, as concat!($at, ".poolProps.maxSize") => zero(), 11_070..=12_010, "a reserved field there";
            props.usage, as concat!($at, ".poolProps.usage") => zero(), 11_070..=12_050, "a reserved field there";
            props.gpuDirectRDMACapable, as concat!($at, ".poolProps.gpuDirectRDMACapable") => zero(), 11_070..=13_030, "a reserved field there";
            &props.reserved, as concat!($at, ".poolProps.reserved") => zero_bytes(), KNOWN;
        }
        if props.location.type_ == DEVICE {
            rules! { $call:
                props.location.id, as concat!($at, ".poolProps.location.id") => ordinal(devices), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE";
            }
        }
        if let Some(devices) = devices.and_then(|devices| devices.try_into().ok()) {
            rules! { $call:
                $node.accessDescCount, as concat!($at, ".accessDescCount") => at_most(devices), KNOWN, "the number of devices";
            }
        }
        // SAFETY: as for the call.
        let accesses = unsafe { elements($node.accessDescs, $node.accessDescCount) };
        for (i, access) in accesses.iter().enumerate() {
            rules! { $call at i:
                access.location.type_, as concat!($at, ".accessDescs[i].location.type") => one_of(&[DEVICE]), 11_070..=12_010;
                access.flags, as concat!($at, ".accessDescs[i].flags") => one_of(&ACCESS), KNOWN;
            }
            if access.location.type_ == DEVICE {
                rules! { $call at i:
                    access.location.id, as concat!($at, ".accessDescs[i].location.id") => ordinal(devices), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE", else CUDA_ERROR_INVALID_DEVICE;
                }
            }
        }
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphAddMemAllocNode(
    dependencies: &[CUgraphNode],
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> Result<()> {
    distinct!(c"cuGraphAddMemAllocNode": dependencies);
    // SAFETY: as for the call.
    if let Some(node) = unsafe { nodeParams.as_ref() } {
        allocation!(c"cuGraphAddMemAllocNode": node, "nodeParams");
    }
    Ok(())
}

pub(crate) fn cuGraphAddMemFreeNode(dependencies: &[CUgraphNode]) -> Result<()> {
    distinct!(c"cuGraphAddMemFreeNode": dependencies);
    Ok(())
}

const USED: CUgraphMem_attribute = CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT;
const USED_HIGH: CUgraphMem_attribute = CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH;
const RESERVED: CUgraphMem_attribute = CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT;
const RESERVED_HIGH: CUgraphMem_attribute =
    CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH;

pub(crate) fn cuDeviceGetGraphMemAttribute(attr: CUgraphMem_attribute) -> Result<()> {
    rules! { c"cuDeviceGetGraphMemAttribute":
        attr => one_of(&[USED, USED_HIGH, RESERVED, RESERVED_HIGH]), KNOWN;
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuDeviceSetGraphMemAttribute(
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> Result<()> {
    rules! { c"cuDeviceSetGraphMemAttribute":
        attr => one_of(&[USED_HIGH, RESERVED_HIGH]), KNOWN;
    }
    if attr == USED_HIGH {
        // SAFETY: as for the call: of this attribute, the value is of this type.
        if let Some(value) = unsafe { value.cast::<cuuint64_t>().as_ref() } {
            rules! { c"cuDeviceSetGraphMemAttribute":
                *value => zero(), KNOWN, "for a high watermark can only be reset";
            }
        }
    }
    Ok(())
}

pub(crate) fn cuGraphGetEdges_v2(
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Result<()> {
    if !edgeData.is_null() {
        rules! { c"cuGraphGetEdges_v2":
            from => non_null(), KNOWN, "where edgeData is not null";
            to => non_null(), KNOWN, "where edgeData is not null";
        }
    }
    Ok(())
}

pub(crate) fn cuGraphNodeGetDependencies_v2(
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Result<()> {
    if !edgeData.is_null() {
        rules! { c"cuGraphNodeGetDependencies_v2":
            dependencies => non_null(), KNOWN, "where edgeData is not null";
        }
    }
    Ok(())
}

pub(crate) fn cuGraphNodeGetDependentNodes_v2(
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Result<()> {
    if !edgeData.is_null() {
        rules! { c"cuGraphNodeGetDependentNodes_v2":
            dependentNodes => non_null(), KNOWN, "where edgeData is not null";
        }
    }
    Ok(())
}

pub(super) const WHOLE: c_uchar = CU_GRAPH_KERNEL_NODE_PORT_DEFAULT as c_uchar;
pub(super) const PROGRAMMATIC: c_uchar = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC as c_uchar;
pub(super) const LAUNCH_ORDER: c_uchar = CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER as c_uchar;
pub(super) const ORDINARY_TYPE: c_uchar = CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_DEFAULT.0 as c_uchar;
pub(super) const PROGRAMMATIC_TYPE: c_uchar =
    CUgraphDependencyType::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC.0 as c_uchar;

/// The data of so many new edges, or null.
macro_rules! edges {
    ($call:literal: $edges:ident, $count:ident) => {
        // SAFETY: as for the call.
        let $edges = unsafe { elements($edges, $count) };
        for i in 0..$edges.len() {
            rules! { $call at i:
                $edges[i].from_port, as concat!(stringify!($edges), "[i].from_port") => one_of(&[WHOLE, PROGRAMMATIC, LAUNCH_ORDER]), KNOWN, "CU_GRAPH_KERNEL_NODE_PORT_DEFAULT, CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER";
                $edges[i].to_port, as concat!(stringify!($edges), "[i].to_port") => zero(), KNOWN;
                $edges[i].type_, as concat!(stringify!($edges), "[i].type") => one_of(&[ORDINARY_TYPE, PROGRAMMATIC_TYPE]), KNOWN, "CU_GRAPH_DEPENDENCY_TYPE_DEFAULT or CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC";
                &$edges[i].reserved, as concat!(stringify!($edges), "[i].reserved") => zero_bytes(), KNOWN;
            }
            if $edges[i].type_ == PROGRAMMATIC_TYPE {
                rules! { $call at i:
                    $edges[i].from_port, as concat!(stringify!($edges), "[i].from_port") => one_of(&[PROGRAMMATIC, LAUNCH_ORDER]), KNOWN, "CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER, with CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC";
                }
            }
            if $edges[i].from_port == PROGRAMMATIC {
                rules! { $call at i:
                    $edges[i].type_, as concat!(stringify!($edges), "[i].type") => one_of(&[PROGRAMMATIC_TYPE]), KNOWN, "CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC, with CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC";
                }
            }
        }
    };
}
pub(super) use edges;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphAddDependencies_v2(
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Result<()> {
    edges!(c"cuGraphAddDependencies_v2": edgeData, numDependencies);
    Ok(())
}

const AUTO_FREE: CUgraphInstantiate_flags =
    CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH;
const UPLOAD: CUgraphInstantiate_flags =
    CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD;
const DEVICE_LAUNCH: CUgraphInstantiate_flags =
    CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH;
const PRIORITY: CUgraphInstantiate_flags =
    CUgraphInstantiate_flags::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY;

/// `flags` of an instantiation, without the two that exclude each other.
fn compatible(flags: u64) -> bool {
    let both = u64::from((AUTO_FREE | DEVICE_LAUNCH).bits());
    flags & both != both
}

pub(crate) fn cuGraphInstantiateWithFlags(flags: c_ulonglong) -> Result<()> {
    const EARLIER: CUgraphInstantiate_flags = CUgraphInstantiate_flags(AUTO_FREE.0 | PRIORITY.0);
    const ALL: CUgraphInstantiate_flags = CUgraphInstantiate_flags(EARLIER.0 | DEVICE_LAUNCH.0);
    rules! { c"cuGraphInstantiateWithFlags":
        flags => only(EARLIER), 11_070..=11_080;
        flags => only(ALL), 12_000..=13_050;
        flags => hold(compatible(flags), "not have both CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH and CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH"), 12_000..=13_050;
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphInstantiateWithParams(
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Result<()> {
    const ALL: CUgraphInstantiate_flags =
        CUgraphInstantiate_flags(AUTO_FREE.0 | UPLOAD.0 | DEVICE_LAUNCH.0 | PRIORITY.0);
    // SAFETY: as for the call.
    if let Some(instantiateParams) = unsafe { instantiateParams.as_ref() } {
        rules! { c"cuGraphInstantiateWithParams":
            instantiateParams.flags => only(ALL), KNOWN;
            instantiateParams.flags => hold(compatible(instantiateParams.flags), "not have both CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH and CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH"), KNOWN;
        }
    }
    Ok(())
}

pub(crate) fn cuGraphExecMemcpyNodeSetParams(copyParams: &CUDA_MEMCPY3D) -> Result<()> {
    rules! { c"cuGraphExecMemcpyNodeSetParams":
        copyParams.WidthInBytes => non_zero(), KNOWN;
        copyParams.Height => non_zero(), KNOWN;
        copyParams.Depth => non_zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuGraphExecMemsetNodeSetParams(memsetParams: &CUDA_MEMSET_NODE_PARAMS) -> Result<()> {
    rules! { c"cuGraphExecMemsetNodeSetParams":
        memsetParams.elementSize => one_of(&ELEMENTS), KNOWN;
        memsetParams.width => non_zero(), KNOWN;
        memsetParams.height => non_zero(), KNOWN;
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Result<()> {
    signals!(c"cuGraphExecExternalSemaphoresSignalNodeSetParams": nodeParams, "nodeParams");
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Result<()> {
    waits!(c"cuGraphExecExternalSemaphoresWaitNodeSetParams": nodeParams, "nodeParams");
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphKernelNodeSetAttribute(
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> Result<()> {
    // SAFETY: as for the call.
    let Some(value) = (unsafe { value.as_ref() }) else { return Ok(()) };
    match attr {
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW => {
            rules! { c"cuGraphKernelNodeSetAttribute":
                member!(value.accessPolicyWindow).missProp, as "value.accessPolicyWindow.missProp" => one_of(&MISS_PROPERTIES), KNOWN;
            }
        }
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE => {
            rules! { c"cuGraphKernelNodeSetAttribute":
                member!(value.deviceUpdatableKernelNode).deviceUpdatable, as "value.deviceUpdatableKernelNode.deviceUpdatable" => one_of(&[0, 1]), 12_040..=13_050;
            }
        }
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING => {
            rules! { c"cuGraphKernelNodeSetAttribute":
                *member!(value.nvlinkUtilCentricScheduling), as "value.nvlinkUtilCentricScheduling" => one_of(&[0, 1]), 13_000..=13_050;
            }
        }
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE => {
            rules! { c"cuGraphKernelNodeSetAttribute":
                *member!(value.portableClusterSizeMode), as "value.portableClusterSizeMode" => one_of(&CLUSTER_MODES), 13_020..=13_050;
            }
        }
        CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE => {
            rules! { c"cuGraphKernelNodeSetAttribute":
                *member!(value.sharedMemoryMode), as "value.sharedMemoryMode" => one_of(MODES_BEFORE_OVERSIZED), 13_020..=13_030;
                *member!(value.sharedMemoryMode), as "value.sharedMemoryMode" => one_of(&MODES), 13_040..=13_050;
            }
        }
        _ => {}
    }
    Ok(())
}

pub(crate) fn cuUserObjectCreate(flags: c_uint) -> Result<()> {
    const NO_SYNC: c_uint = CUuserObject_flags::CU_USER_OBJECT_NO_DESTRUCTOR_SYNC.bits();
    rules! { c"cuUserObjectCreate":
        flags => one_of(&[NO_SYNC]), KNOWN, "CU_USER_OBJECT_NO_DESTRUCTOR_SYNC";
    }
    Ok(())
}

/// A number of references.
macro_rules! references {
    ($call:literal: $count:ident) => {
        rules! { $call:
            $count => hold((1..=i32::MAX.unsigned_abs()).contains(&$count), "be from 1 to 2147483647"), KNOWN;
        }
    };
}

pub(crate) fn cuUserObjectRetain(count: c_uint) -> Result<()> {
    references!(c"cuUserObjectRetain": count);
    Ok(())
}

pub(crate) fn cuUserObjectRelease(count: c_uint) -> Result<()> {
    references!(c"cuUserObjectRelease": count);
    Ok(())
}

pub(crate) fn cuGraphRetainUserObject(count: c_uint, flags: c_uint) -> Result<()> {
    const MOVE: c_uint = CUuserObjectRetain_flags::CU_GRAPH_USER_OBJECT_MOVE.bits();
    references!(c"cuGraphRetainUserObject": count);
    rules! { c"cuGraphRetainUserObject":
        flags => one_of(&[0, MOVE]), KNOWN, "CU_GRAPH_USER_OBJECT_MOVE";
    }
    Ok(())
}

pub(crate) fn cuGraphReleaseUserObject(count: c_uint) -> Result<()> {
    references!(c"cuGraphReleaseUserObject": count);
    Ok(())
}

/// What the parameters of every node keep, where the first release that says so is `$first`.
macro_rules! node {
    ($call:literal since $first:literal: $nodeParams:ident) => {
        rules! { $call:
            &$nodeParams.reserved0, as "nodeParams.reserved0" => zero_bytes(), $first..=13_050;
            $nodeParams.reserved2, as "nodeParams.reserved2" => zero(), $first..=13_050;
        }
        match $nodeParams.type_ {
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY => {
                let node = member!($nodeParams.memcpy);
                rules! { $call:
                    node.flags, as "nodeParams.memcpy.flags" => zero(), KNOWN;
                    node.reserved, as "nodeParams.memcpy.reserved" => zero(), KNOWN;
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMSET => {
                let node = member!($nodeParams.memset);
                rules! { $call:
                    node.elementSize, as "nodeParams.memset.elementSize" => one_of(&ELEMENTS), KNOWN;
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST => {
                let node = member!($nodeParams.host);
                rules! { $call:
                    node.syncMode, as "nodeParams.host.syncMode" => zero(), $first..=13_010, "unused bytes there";
                    *member!(node.ctx), as "nodeParams.host.ctx" => null(), $first..=13_030, "unused bytes there";
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                let node = member!($nodeParams.graph);
                rules! { $call:
                    node.ownership, as "nodeParams.graph.ownership" => zero(), $first..=12_080, "unused bytes there";
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                let node = member!($nodeParams.eventRecord);
                rules! { $call:
                    *member!(node.ctx), as "nodeParams.eventRecord.ctx" => null(), $first..=13_030, "unused bytes there";
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                let node = member!($nodeParams.extSemSignal);
                rules! { $call:
                    *member!(node.ctx), as "nodeParams.extSemSignal.ctx" => null(), $first..=13_030, "unused bytes there";
                }
                signals!($call: node, "nodeParams.extSemSignal");
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                let node = member!($nodeParams.extSemWait);
                rules! { $call:
                    *member!(node.ctx), as "nodeParams.extSemWait.ctx" => null(), $first..=13_030, "unused bytes there";
                }
                waits!($call: node, "nodeParams.extSemWait");
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                let node = member!($nodeParams.memOp);
                operations!($call: node, "nodeParams.memOp");
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                let node = member!($nodeParams.fabricCpyBatch);
                rules! { $call:
                    node.flags, as "nodeParams.fabricCpyBatch.flags" => zero(), 13_050..=13_050;
                }
                // SAFETY: as for the call.
                for (i, copy) in unsafe { elements(node.opList, node.numOps) }.iter().enumerate() {
                    rules! { $call at i:
                        copy.flags, as "nodeParams.fabricCpyBatch.opList[i].flags" => zero(), 13_050..=13_050;
                    }
                }
            }
            _ => {}
        }
    };
}

/// What the parameters of a new node keep besides.
macro_rules! new_node {
    ($call:literal: $dependencies:ident, $edges:ident, $count:ident, $nodeParams:ident) => {
        if $count != 0 {
            rules! { $call:
                $dependencies => non_null(), KNOWN, "unless numDependencies is zero";
            }
        }
        // SAFETY: as for the call.
        let $dependencies = unsafe { elements($dependencies, $count) };
        distinct!($call: $dependencies);
        edges!($call: $edges, $count);
        // SAFETY: as for the call.
        let Some($nodeParams) = (unsafe { $nodeParams.as_ref() }) else { return Ok(()) };
        node!($call since 11_070: $nodeParams);
        match $nodeParams.type_ {
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH => {
                let node = member!($nodeParams.graph);
                rules! { $call:
                    node.ownership, as "nodeParams.graph.ownership" => none_of(&[CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID]), 12_090..=13_050;
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                let node = member!($nodeParams.conditional);
                rules! { $call:
                    node.size, as "nodeParams.conditional.size" => one_of(&[1]), 11_070..=12_060;
                }
                match node.type_ {
                    CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_IF => {
                        rules! { $call:
                            node.size, as "nodeParams.conditional.size" => one_of(&[1, 2]), 12_080..=13_050, "with CU_GRAPH_COND_TYPE_IF";
                        }
                    }
                    CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_WHILE => {
                        rules! { $call:
                            node.size, as "nodeParams.conditional.size" => one_of(&[1]), 12_080..=13_050, "with CU_GRAPH_COND_TYPE_WHILE";
                        }
                    }
                    CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_SWITCH => {
                        rules! { $call:
                            node.size, as "nodeParams.conditional.size" => non_zero(), 12_080..=13_050, "with CU_GRAPH_COND_TYPE_SWITCH";
                        }
                    }
                    _ => {}
                }
            }
            CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC => {
                let node = member!($nodeParams.alloc);
                allocation!($call: node, "nodeParams.alloc");
            }
            _ => {}
        }
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphAddNode_v2(
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<()> {
    new_node!(c"cuGraphAddNode_v2": dependencies, dependencyData, numDependencies, nodeParams);
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphAddNode_v3(
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Result<()> {
    new_node!(c"cuGraphAddNode_v3": dependencies, dependencyData, numDependencies, nodeParams);
    Ok(())
}

const FIXED: [CUgraphNodeType; 2] =
    [CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC, CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_FREE];

/// The new parameters of a node.
macro_rules! changed_node {
    ($call:literal since $first:literal: $nodeParams:ident) => {
        // SAFETY: as for the call.
        if let Some($nodeParams) = unsafe { $nodeParams.as_ref() } {
            rules! { $call:
                $nodeParams.type_, as "nodeParams.type" => none_of(&FIXED), KNOWN, else CUDA_ERROR_NOT_SUPPORTED;
            }
            node!($call since $first: $nodeParams);
        }
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphNodeSetParams(nodeParams: *mut CUgraphNodeParams) -> Result<()> {
    changed_node!(c"cuGraphNodeSetParams" since 11_070: nodeParams);
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphNodeSetParams_v2(nodeParams: *mut CUgraphNodeParams) -> Result<()> {
    changed_node!(c"cuGraphNodeSetParams_v2" since 11_070: nodeParams);
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphExecNodeSetParams(nodeParams: *mut CUgraphNodeParams) -> Result<()> {
    changed_node!(c"cuGraphExecNodeSetParams" since 12_030: nodeParams);
    Ok(())
}

pub(crate) fn cuGraphConditionalHandleCreate(flags: c_uint) -> Result<()> {
    rules! { c"cuGraphConditionalHandleCreate":
        flags => one_of(&[0, CU_GRAPH_COND_ASSIGN_DEFAULT]), KNOWN, "CU_GRAPH_COND_ASSIGN_DEFAULT";
    }
    Ok(())
}
