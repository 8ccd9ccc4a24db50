//! Rules of the group "Graph Management".
//!
//! Each rule that could be tried on a driver was tried: see `docs/gpu-runs.md`.
//!
//! A function with the name of a kind of node checks the parameters of such nodes for every call that takes them. Its
//! argument is the struct of that kind's own calls. `CUgraphNodeParams` has the same struct with a context added.

use super::parts::edges::{distinct, edges, is_programmatic};
use super::parts::launch::{attribute_value, one_list};
use super::parts::location::access_desc;
use super::parts::pool::pool_props;
use super::parts::{copy, fabric, memop, semaphore};
use crate::query;
use crate::rule::{Place, Verdict, elements, rules, target};
use core::ffi::{c_uint, c_ulonglong, c_void};
use cuda_sys::*;

use CUgraphNodeType as T;


#[inline]
pub(crate) fn cuGraphCreate(flags: c_uint) -> Verdict {
    rules!(80: flags => zero());
    Ok(())
}

/// # Safety
///
/// As for a call that takes the parameters.
#[inline]
unsafe fn kernel(nodeParams: &CUDA_KERNEL_NODE_PARAMS) -> Verdict {
    // SAFETY: the caller guarantees this.
    unsafe { one_list(nodeParams.kernelParams, nodeParams.extra) }.at("nodeParams.extra")
}

#[inline]
pub(crate) unsafe fn cuGraphAddKernelNode_v2(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    distinct(dependencies)?;
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { kernel(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeSetParams_v2(
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { kernel(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphExecKernelNodeSetParams_v2(
    nodeParams: &CUDA_KERNEL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { kernel(nodeParams) }
}

#[inline]
pub(crate) fn cuGraphAddMemcpyNode(
    dependencies: &[CUgraphNode],
    copyParams: &CUDA_MEMCPY3D,
) -> Verdict {
    distinct(dependencies)?;
    copy::copy_3d(copyParams).at("copyParams")
}

#[inline]
pub(crate) fn cuGraphMemcpyNodeSetParams(nodeParams: &CUDA_MEMCPY3D) -> Verdict {
    copy::copy_3d(nodeParams).at("nodeParams")
}

/// Further rules for a copy in an executable graph.
#[inline]
fn memcpy_of_executable(copyParams: &CUDA_MEMCPY3D) -> Verdict {
    rules! {
        81: copyParams.WidthInBytes => non_zero();
        82: copyParams.Height => equal(1), "of a copy in one dimension";
        83: copyParams.Depth => equal(1), "of a copy in one dimension";
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphExecMemcpyNodeSetParams(copyParams: &CUDA_MEMCPY3D) -> Verdict {
    memcpy_of_executable(copyParams)?;
    copy::copy_3d(copyParams).at("copyParams")
}

#[inline]
fn memset(nodeParams: &CUDA_MEMSET_NODE_PARAMS) -> Verdict {
    rules!(84: nodeParams.elementSize => one_of(&[1, 2, 4]));
    Ok(())
}

/// Further rules for a fill in an executable graph.
#[inline]
fn memset_of_executable(nodeParams: &CUDA_MEMSET_NODE_PARAMS) -> Verdict {
    rules! {
        85: nodeParams.width => non_zero();
        86: nodeParams.height => equal(1), until 12_050, "of a fill in one dimension";
        87: nodeParams.height => non_zero();
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphAddMemsetNode(
    dependencies: &[CUgraphNode],
    memsetParams: &CUDA_MEMSET_NODE_PARAMS,
) -> Verdict {
    distinct(dependencies)?;
    memset(memsetParams).at("memsetParams")
}

#[inline]
pub(crate) fn cuGraphMemsetNodeSetParams(nodeParams: &CUDA_MEMSET_NODE_PARAMS) -> Verdict {
    memset(nodeParams)
}

#[inline]
pub(crate) fn cuGraphExecMemsetNodeSetParams(memsetParams: &CUDA_MEMSET_NODE_PARAMS) -> Verdict {
    memset(memsetParams).at("memsetParams")?;
    memset_of_executable(memsetParams).at("memsetParams")
}

#[inline]
pub(crate) fn cuGraphAddHostNode(dependencies: &[CUgraphNode]) -> Verdict {
    distinct(dependencies)
}

#[inline]
pub(crate) fn cuGraphAddChildGraphNode(dependencies: &[CUgraphNode]) -> Verdict {
    distinct(dependencies)
}

#[inline]
pub(crate) fn cuGraphAddEmptyNode(dependencies: &[CUgraphNode]) -> Verdict {
    distinct(dependencies)
}

#[inline]
pub(crate) fn cuGraphAddEventRecordNode(dependencies: &[CUgraphNode]) -> Verdict {
    distinct(dependencies)
}

#[inline]
pub(crate) fn cuGraphAddEventWaitNode(dependencies: &[CUgraphNode]) -> Verdict {
    distinct(dependencies)
}

/// # Safety
///
/// As for a call that takes the parameters.
#[inline]
unsafe fn signals(nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS) -> Verdict {
    // SAFETY: the caller guarantees this.
    let signals = unsafe { elements(nodeParams.paramsArray, nodeParams.numExtSems as usize) };
    for (i, signal) in signals.iter().enumerate() {
        semaphore::signal(signal).at_element("nodeParams.paramsArray[i]", i).or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
    }
    Ok(())
}

/// # Safety
///
/// As for a call that takes the parameters.
#[inline]
unsafe fn waits(nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS) -> Verdict {
    // SAFETY: the caller guarantees this.
    let waits = unsafe { elements(nodeParams.paramsArray, nodeParams.numExtSems as usize) };
    for (i, wait) in waits.iter().enumerate() {
        semaphore::wait(wait).at_element("nodeParams.paramsArray[i]", i).or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    distinct(dependencies)?;
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { signals(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { signals(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { signals(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    distinct(dependencies)?;
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { waits(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { waits(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    nodeParams: &CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { waits(nodeParams) }
}

/// # Safety
///
/// As for a call that takes the parameters.
#[inline]
unsafe fn memory_operations(nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS) -> Verdict {
    // SAFETY: the caller guarantees this.
    let operations = unsafe { elements(nodeParams.paramArray, nodeParams.count as usize) };
    for (i, operation) in operations.iter().enumerate() {
        // SAFETY: the caller guarantees this.
        unsafe { memop::operation(operation) }.at_element("nodeParams.paramArray[i]", i)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddBatchMemOpNode(
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    distinct(dependencies)?;
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { memory_operations(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphBatchMemOpNodeSetParams(
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { memory_operations(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphExecBatchMemOpNodeSetParams(
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { memory_operations(nodeParams) }
}

/// # Safety
///
/// As for a call that takes the parameters.
#[inline]
unsafe fn allocation(nodeParams: &CUDA_MEM_ALLOC_NODE_PARAMS) -> Verdict {
    rules!(88: nodeParams.poolProps.handleTypes => one_of(&[CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE]),
        else NOT_SUPPORTED);
    pool_props(&nodeParams.poolProps).at("nodeParams.poolProps")?;
    if let Some(devices) = query::devices().and_then(|devices| devices.try_into().ok()) {
        rules!(89 asks: nodeParams.accessDescCount => at_most(devices), "the number of devices",
            else UNDOCUMENTED);
    }
    // SAFETY: the caller guarantees this.
    let accesses = unsafe { elements(nodeParams.accessDescs, nodeParams.accessDescCount) };
    for (i, access) in accesses.iter().enumerate() {
        access_desc(access).at_element("nodeParams.accessDescs[i]", i)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddMemAllocNode(
    dependencies: &[CUgraphNode],
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> Verdict {
    distinct(dependencies)?;
    // SAFETY: the caller meets the safety conditions of the call.
    match unsafe { target(nodeParams) } {
        // SAFETY: the caller meets the safety conditions of the call.
        Some(nodeParams) => unsafe { allocation(nodeParams) },
        None => Ok(()),
    }
}

#[inline]
pub(crate) fn cuGraphAddMemFreeNode(dependencies: &[CUgraphNode]) -> Verdict {
    distinct(dependencies)
}

const USED_HIGH: CUgraphMem_attribute = CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_HIGH;
const RESERVED_HIGH: CUgraphMem_attribute =
    CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH;

#[inline]
pub(crate) fn cuDeviceGetGraphMemAttribute(attr: CUgraphMem_attribute) -> Verdict {
    rules!(90: attr => one_of(&[
        CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT,
        USED_HIGH,
        CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT,
        RESERVED_HIGH,
    ]), else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuDeviceSetGraphMemAttribute(
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> Verdict {
    rules!(91: attr => one_of(&[USED_HIGH, RESERVED_HIGH]), else UNDOCUMENTED);
    if attr == USED_HIGH {
        // SAFETY: the caller meets the safety conditions of the call, so the value of this attribute has this type.
        if let Some(value) = unsafe { target(value.cast::<cuuint64_t>()) } {
            rules!(92: *value => zero(), "with CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, which can only be reset",
                else UNDOCUMENTED);
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphGetEdges_v2(
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Verdict {
    if !edgeData.is_null() {
        rules! {
            93: from => non_null(), "where edgeData is not null";
            94: to => non_null(), "where edgeData is not null";
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetDependencies_v2(
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Verdict {
    if !edgeData.is_null() {
        rules!(95: dependencies => non_null(), "where edgeData is not null");
    }
    Ok(())
}

#[inline]
pub(crate) fn cuGraphNodeGetDependentNodes_v2(
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
) -> Verdict {
    if !edgeData.is_null() {
        rules!(96: dependentNodes => non_null(), "where edgeData is not null");
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphAddDependencies_v2(
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { edges(edgeData, numDependencies) }
}

#[inline]
pub(crate) unsafe fn cuGraphRemoveDependencies_v2(
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { edges(edgeData, numDependencies) }
}

use CUgraphInstantiate_flags as I;

const AUTO_FREE: I = I::CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH;
const DEVICE_LAUNCH: I = I::CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH;
const WITHOUT_DEVICE_LAUNCH: I =
    I(AUTO_FREE.0 | I::CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY.0);
const WITHOUT_UPLOAD: I = I(WITHOUT_DEVICE_LAUNCH.0 | DEVICE_LAUNCH.0);
const ALL: I = I(WITHOUT_UPLOAD.0 | I::CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD.0);

#[inline]
fn compatible(flags: u64) -> Verdict {
    let both = u64::from((AUTO_FREE | DEVICE_LAUNCH).bits());
    rules!(97: flags => hold(
        flags & both != both,
        "not have both CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH and \
         CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH"
    ), since 12_000);
    Ok(())
}

#[inline]
pub(crate) fn cuGraphInstantiateWithFlags(flags: c_ulonglong) -> Verdict {
    rules! {
        98: flags => only(WITHOUT_DEVICE_LAUNCH), until 11_080;
        99: flags => only(WITHOUT_UPLOAD);
    }
    compatible(flags)
}

#[inline]
pub(crate) unsafe fn cuGraphInstantiateWithParams(
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let Some(instantiateParams) = (unsafe { target(instantiateParams) }) else { return Ok(()) };
    rules!(100: instantiateParams.flags => only(ALL));
    compatible(instantiateParams.flags).at("instantiateParams.flags")
}

#[inline]
pub(crate) unsafe fn cuGraphKernelNodeSetAttribute(
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    match unsafe { target(value) } {
        // SAFETY: the caller meets the safety conditions of the call.
        Some(value) => unsafe { attribute_value(attr, value) },
        None => Ok(()),
    }
}

#[inline]
pub(crate) fn cuUserObjectCreate(flags: c_uint) -> Verdict {
    rules!(101: flags => one_of(&[CUuserObject_flags::CU_USER_OBJECT_NO_DESTRUCTOR_SYNC]));
    Ok(())
}

/// A number of references.
#[inline]
fn references(count: c_uint) -> Verdict {
    let is_kept = (1..=i32::MAX.unsigned_abs()).contains(&count);
    rules!(102: count => hold(is_kept, "be from 1 to 2147483647"));
    Ok(())
}

#[inline]
pub(crate) fn cuUserObjectRetain(count: c_uint) -> Verdict {
    references(count)
}

#[inline]
pub(crate) fn cuUserObjectRelease(count: c_uint) -> Verdict {
    references(count)
}

#[inline]
pub(crate) fn cuGraphRetainUserObject(count: c_uint, flags: c_uint) -> Verdict {
    references(count)?;
    rules!(103: flags => only(CUuserObjectRetain_flags::CU_GRAPH_USER_OBJECT_MOVE));
    Ok(())
}

#[inline]
pub(crate) fn cuGraphReleaseUserObject(count: c_uint) -> Verdict {
    references(count)
}

/// Returns the size of the union member with the parameters of such nodes. None for types that may use more bytes than
/// their documentation describes.
#[inline]
fn member_size(ty: T) -> Option<usize> {
    Some(match ty {
        T::CU_GRAPH_NODE_TYPE_KERNEL => size_of::<CUDA_KERNEL_NODE_PARAMS_v3>(),
        T::CU_GRAPH_NODE_TYPE_MEMCPY => size_of::<CUDA_MEMCPY_NODE_PARAMS>(),
        T::CU_GRAPH_NODE_TYPE_MEMSET => size_of::<CUDA_MEMSET_NODE_PARAMS_v2>(),
        T::CU_GRAPH_NODE_TYPE_HOST => size_of::<CUDA_HOST_NODE_PARAMS_v2>(),
        T::CU_GRAPH_NODE_TYPE_GRAPH => size_of::<CUDA_CHILD_GRAPH_NODE_PARAMS>(),
        T::CU_GRAPH_NODE_TYPE_EMPTY => 0,
        T::CU_GRAPH_NODE_TYPE_WAIT_EVENT => size_of::<CUDA_EVENT_WAIT_NODE_PARAMS>(),
        T::CU_GRAPH_NODE_TYPE_EVENT_RECORD => size_of::<CUDA_EVENT_RECORD_NODE_PARAMS>(),
        T::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => size_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2>(),
        T::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => size_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2>(),
        T::CU_GRAPH_NODE_TYPE_MEM_ALLOC => size_of::<CUDA_MEM_ALLOC_NODE_PARAMS_v2>(),
        T::CU_GRAPH_NODE_TYPE_MEM_FREE => size_of::<CUDA_MEM_FREE_NODE_PARAMS>(),
        T::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => size_of::<CUDA_BATCH_MEM_OP_NODE_PARAMS_v2>(),
        T::CU_GRAPH_NODE_TYPE_CONDITIONAL => size_of::<CUDA_CONDITIONAL_NODE_PARAMS>(),
        T::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => size_of::<CUDA_MEMCPY_BATCH_NODE_PARAMS_V1>(),
        T::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => size_of::<CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1>(),
        _ => return None,
    })
}

/// Requires zeros in the bytes that the member of the type does not use.
///
/// # Safety
///
/// These bytes must be initialised.
#[inline]
unsafe fn unused(nodeParams: &CUgraphNodeParams) -> Verdict {
    rules! {
        104: &nodeParams.reserved0 => zeros();
        105: nodeParams.reserved2 => zero();
    }
    let Some(size) = member_size(nodeParams.type_) else { return Ok(()) };
    // SAFETY: the caller guarantees this, and padding of the member before these bytes is not read.
    let words = unsafe { &nodeParams.reserved1 };
    for (i, _) in words.iter().enumerate().skip(size / size_of_val(&words[0])) {
        rules!(106: words[i], as "nodeParams.reserved1[i]" => zero(), at i,
            "behind the member that type names");
    }
    Ok(())
}

#[inline]
fn without_context(node: &CUDA_MEMSET_NODE_PARAMS_v2) -> CUDA_MEMSET_NODE_PARAMS {
    let CUDA_MEMSET_NODE_PARAMS_v2 { dst, pitch, value, elementSize, width, height, .. } = *node;
    CUDA_MEMSET_NODE_PARAMS { dst, pitch, value, elementSize, width, height }
}

/// The rules for the parameters of every node. If a member is smaller in an older release than in the newest one, the
/// rest is unused.
///
/// # Safety
///
/// As for a call that takes the parameters.
#[inline]
unsafe fn node(nodeParams: &CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller guarantees this.
    unsafe { unused(nodeParams) }?;
    // SAFETY: the caller guarantees this, and `type` names the member in use.
    unsafe {
        match nodeParams.type_ {
            T::CU_GRAPH_NODE_TYPE_KERNEL => {
                let node = &nodeParams.kernel;
                one_list(node.kernelParams, node.extra).at("nodeParams.kernel.extra")?;
            }
            T::CU_GRAPH_NODE_TYPE_MEMCPY => {
                rules! {
                    107: nodeParams.memcpy.flags => zero(), "with CU_GRAPH_NODE_TYPE_MEMCPY";
                    108: nodeParams.memcpy.reserved => zero(), "with CU_GRAPH_NODE_TYPE_MEMCPY";
                }
                copy::copy_3d(&nodeParams.memcpy.copyParams).at("nodeParams.memcpy.copyParams")?;
            }
            T::CU_GRAPH_NODE_TYPE_MEMSET => {
                memset(&without_context(&nodeParams.memset)).at("nodeParams.memset")?;
            }
            T::CU_GRAPH_NODE_TYPE_HOST => {
                rules! {
                    109: nodeParams.host.syncMode => zero(), until 13_010,
                        "unused bytes there, with CU_GRAPH_NODE_TYPE_HOST";
                    110: nodeParams.host.ctx => null(), until 13_030,
                        "unused bytes there, with CU_GRAPH_NODE_TYPE_HOST";
                }
            }
            T::CU_GRAPH_NODE_TYPE_GRAPH => {
                rules!(111: nodeParams.graph.ownership => zero(), until 12_080,
                    "unused bytes there, with CU_GRAPH_NODE_TYPE_GRAPH");
            }
            T::CU_GRAPH_NODE_TYPE_EVENT_RECORD => {
                rules!(112: nodeParams.eventRecord.ctx => null(), until 13_030,
                    "unused bytes there, with CU_GRAPH_NODE_TYPE_EVENT_RECORD");
            }
            T::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => {
                rules!(113: nodeParams.extSemSignal.ctx => null(), until 13_030,
                    "unused bytes there, with CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL");
                let CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
                    extSemArray, paramsArray, numExtSems, ..
                } = nodeParams.extSemSignal;
                let node = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS { extSemArray, paramsArray, numExtSems };
                signals(&node).at("nodeParams.extSemSignal")?;
            }
            T::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => {
                rules!(114: nodeParams.extSemWait.ctx => null(), until 13_030,
                    "unused bytes there, with CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT");
                let CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
                    extSemArray, paramsArray, numExtSems, ..
                } = nodeParams.extSemWait;
                let node = CUDA_EXT_SEM_WAIT_NODE_PARAMS { extSemArray, paramsArray, numExtSems };
                waits(&node).at("nodeParams.extSemWait")?;
            }
            T::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => {
                let CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 { ctx, count, paramArray, flags } =
                    nodeParams.memOp;
                let node = CUDA_BATCH_MEM_OP_NODE_PARAMS { ctx, count, paramArray, flags };
                memory_operations(&node).at("nodeParams.memOp")?;
            }
            T::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => {
                let node = &nodeParams.memcpyBatch;
                let attributes = elements(node.attrs, node.numAttrs);
                for (i, attr) in attributes.iter().enumerate() {
                    copy::attributes(attr).at_element("nodeParams.memcpyBatch.attrs[i]", i)?;
                }
            }
            T::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => {
                let node = &nodeParams.fabricCpyBatch;
                rules!(115: nodeParams.fabricCpyBatch.flags => zero(),
                    "with CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH");
                for (i, op) in elements(node.opList, node.numOps).iter().enumerate() {
                    fabric::fabric_op(op).at_element("nodeParams.fabricCpyBatch.opList[i]", i)?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// The bodies of a conditional node.
#[inline]
fn conditional(conditional: &CUDA_CONDITIONAL_NODE_PARAMS) -> Verdict {
    rules!(116: conditional.size => one_of(&[1]), until 12_060);
    match conditional.type_ {
        CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_IF => {
            rules!(117: conditional.size => one_of(&[1, 2]), "with CU_GRAPH_COND_TYPE_IF");
        }
        CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_WHILE => {
            rules!(118: conditional.size => one_of(&[1]), "with CU_GRAPH_COND_TYPE_WHILE");
        }
        CUgraphConditionalNodeType::CU_GRAPH_COND_TYPE_SWITCH => {
            rules!(119: conditional.size => non_zero(), "with CU_GRAPH_COND_TYPE_SWITCH");
        }
        _ => {}
    }
    Ok(())
}

/// Further rules for the parameters of a new node.
///
/// # Safety
///
/// As for a call that adds a node with them.
#[inline]
unsafe fn new_node(nodeParams: &CUgraphNodeParams) -> Verdict {
    use CUgraphChildGraphNodeOwnership as O;
    // SAFETY: the caller guarantees this, and `type` names the member in use.
    unsafe {
        match nodeParams.type_ {
            T::CU_GRAPH_NODE_TYPE_GRAPH => {
                rules!(120: nodeParams.graph.ownership => none_of(&[O::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID]),
                    since 12_090, "with CU_GRAPH_NODE_TYPE_GRAPH");
                Ok(())
            }
            T::CU_GRAPH_NODE_TYPE_CONDITIONAL => {
                conditional(&nodeParams.conditional).at("nodeParams.conditional")
            }
            T::CU_GRAPH_NODE_TYPE_MEM_ALLOC => {
                let CUDA_MEM_ALLOC_NODE_PARAMS_v2 {
                    poolProps,
                    accessDescs,
                    accessDescCount,
                    bytesize,
                    dptr,
                } = nodeParams.alloc;
                let node = CUDA_MEM_ALLOC_NODE_PARAMS {
                    poolProps,
                    accessDescs,
                    accessDescCount,
                    bytesize,
                    dptr,
                };
                allocation(&node).at("nodeParams.alloc")
            }
            _ => Ok(()),
        }
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddNode_v2(
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    if numDependencies != 0 {
        rules!(121: dependencies => non_null(), "unless numDependencies is zero");
    }
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe {
        distinct(elements(dependencies, numDependencies))?;
        edges(dependencyData, numDependencies).at("dependencyData")?;
        let Some(nodeParams) = target(nodeParams) else { return Ok(()) };
        if elements(dependencyData, numDependencies).iter().any(is_programmatic) {
            rules!(122: nodeParams.type_ => one_of(&[T::CU_GRAPH_NODE_TYPE_KERNEL]),
                "with CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC in dependencyData");
        }
        node(nodeParams)?;
        new_node(nodeParams)
    }
}

#[inline]
pub(crate) unsafe fn cuGraphAddNode_v3(
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { cuGraphAddNode_v2(dependencies, dependencyData, numDependencies, nodeParams) }
}

/// The nodes that allocate and free memory.
const MEMORY: [T; 2] = [T::CU_GRAPH_NODE_TYPE_MEM_ALLOC, T::CU_GRAPH_NODE_TYPE_MEM_FREE];

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams(nodeParams: *mut CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let Some(nodeParams) = (unsafe { target(nodeParams) }) else { return Ok(()) };
    rules!(123: nodeParams.type_ => none_of(&MEMORY), else NOT_SUPPORTED);
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { node(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphNodeSetParams_v2(nodeParams: *mut CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { cuGraphNodeSetParams(nodeParams) }
}

#[inline]
pub(crate) unsafe fn cuGraphExecNodeSetParams(nodeParams: *mut CUgraphNodeParams) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe {
        cuGraphNodeSetParams(nodeParams)?;
        let Some(nodeParams) = target(nodeParams) else { return Ok(()) };
        match nodeParams.type_ {
            T::CU_GRAPH_NODE_TYPE_MEMCPY => {
                memcpy_of_executable(&nodeParams.memcpy.copyParams).at("nodeParams.memcpy.copyParams")
            }
            T::CU_GRAPH_NODE_TYPE_MEMSET => {
                let node = without_context(&nodeParams.memset);
                memset_of_executable(&node).at("nodeParams.memset")
            }
            _ => Ok(()),
        }
    }
}

#[inline]
pub(crate) fn cuGraphConditionalHandleCreate(flags: c_uint) -> Verdict {
    rules!(124: flags => one_of(&[0, CU_GRAPH_COND_ASSIGN_DEFAULT]), "CU_GRAPH_COND_ASSIGN_DEFAULT");
    Ok(())
}
