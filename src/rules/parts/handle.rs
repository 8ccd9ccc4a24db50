//! Causes that arguments of one kind have in every call: handles, ordinals, nodes and streams.

use crate::query;
use crate::rule::{Handle, Live, Verdict, causes, except, on};
use core::ffi::{c_int, c_uint};
use cuda_sys::*;

// A node has a function or a kernel, and a copy an array or an address.
except! {
    CUDA_KERNEL_NODE_PARAMS.func, CUDA_KERNEL_NODE_PARAMS_v3.func, CUDA_KERNEL_NODE_PARAMS.kern,
    CUDA_KERNEL_NODE_PARAMS_v3.kern, CUDA_MEMCPY2D.srcArray, CUDA_MEMCPY2D.dstArray, CUDA_MEMCPY3D.srcArray,
    CUDA_MEMCPY3D.dstArray, CUDA_MEMCPY3D_PEER.srcArray, CUDA_MEMCPY3D_PEER.dstArray,
}

// Rule 162 checks it.
except! { CUlogicalEndpointProp_unicast.device }

// The types of handles of which null is none. Null is the default stream, and can be the current context.
on! {
    CUmodule, CUfunction, CUlibrary, CUkernel, CUarray, CUmipmappedArray, CUtexref, CUsurfref, CUevent,
    CUgraphicsResource, CUexternalMemory, CUexternalSemaphore, CUgraph, CUgraphNode, CUgraphExec, CUmemoryPool,
    CUuserObject, CUlinkState, CUdevResourceDesc,
}
#[inline]
pub(crate) fn handle(handle: Handle) -> Verdict {
    causes!(640: handle => non_null(), else INVALID_VALUE or INVALID_HANDLE);
    Ok(())
}

on! { CUdevice }
#[inline]
pub(crate) fn device(dev: CUdevice) -> Verdict {
    causes!(659 asks: dev => ordinal(query::devices()), else INVALID_DEVICE or INVALID_VALUE);
    Ok(())
}

on! { cuDevicePrimaryCtxRelease_v2 }
#[inline]
pub(crate) fn released(dev: CUdevice) -> Verdict {
    let is_active = query::primary_context_is_active(dev) != Some(false);
    causes!(715 asks: dev => hold(is_active, "be a device whose primary context is retained"), else INVALID_CONTEXT);
    Ok(())
}

on! { cuCtxDisablePeerAccess }
#[inline]
pub(crate) fn peer(peerContext: Handle) -> Verdict {
    causes!(716: peerContext => hold(false, "be a context to which the current one has enabled access"),
        else PEER_ACCESS_NOT_ENABLED);
    Ok(())
}

on! { cuEventElapsedTime_v2 }
/// No query tells which of the two events it is, or of what it lacks. A null event is another cause.
#[inline]
pub(crate) fn timed(hStart: Handle, hEnd: Handle) -> Verdict {
    causes!(717 maybe: hStart => hold(hStart.0 == 0 || hEnd.0 == 0, "have timing and be recorded, and so must hEnd: one of the \
        two was created with CU_EVENT_DISABLE_TIMING or was never recorded"), else INVALID_HANDLE);
    Ok(())
}

on! { cuCtxDestroy_v2 }
#[inline]
pub(crate) fn destroyed(ctx: Handle) -> Verdict {
    causes!(727: ctx => hold(false, "be a context of cuCtxCreate that is not destroyed yet, and not the primary context of a device"),
        else INVALID_CONTEXT);
    Ok(())
}

on! { cuIpcGetEventHandle }
#[inline]
pub(crate) fn of_processes(event: Handle) -> Verdict {
    causes!(728: event => hold(event.0 == 0, "be an event with CU_EVENT_INTERPROCESS"), else INVALID_HANDLE);
    Ok(())
}

on! { cuDeviceGet }
#[inline]
pub(crate) fn found(ordinal: c_int) -> Verdict {
    causes!(729: ordinal => ordinal(query::devices()), else INVALID_DEVICE or INVALID_VALUE);
    Ok(())
}

on! { cuDeviceGetAttribute.attrib }
#[inline]
pub(crate) fn device_attribute(attrib: CUdevice_attribute) -> Verdict {
    causes!(730: attrib => enumerator());
    Ok(())
}

on! { cuDeviceGetDevResource, cuCtxGetDevResource, cuGreenCtxGetDevResource, cuStreamGetDevResource }
#[inline]
pub(crate) fn resource_type(type_: CUdevResourceType) -> Verdict {
    causes!(731: type_ => enumerator(), else INVALID_RESOURCE_TYPE or INVALID_VALUE);
    Ok(())
}

on! { cuGetErrorString, cuGetErrorName }
#[inline]
pub(crate) fn error_code(error: CUresult) -> Verdict {
    causes!(732: error => enumerator());
    Ok(())
}

on! { cuImportExternalMemory.memHandleDesc }
#[inline]
pub(crate) fn external_memory(type_: CUexternalMemoryHandleType) -> Verdict {
    causes!(733: type_ => hold(false, "be a type of handle that this system and device support"), else NOT_SUPPORTED);
    Ok(())
}

on! { cuLaunchHostFunc, cuLaunchHostFunc_v2, CUDA_HOST_NODE_PARAMS, CUDA_HOST_NODE_PARAMS_v2 }
#[inline]
pub(crate) fn host_function(fn_: CUhostFn) -> Verdict {
    let address = Handle(fn_.map_or(0, |function| function as usize));
    causes!(734: address, as "fn" => non_null());
    Ok(())
}

on! { cuLogsRegisterCallback }
#[inline]
pub(crate) fn log_callback(callbackFunc: CUlogsCallback) -> Verdict {
    let address = Handle(callbackFunc.map_or(0, |function| function as usize));
    causes!(735: address, as "callbackFunc" => non_null());
    Ok(())
}

on! { CUDA_KERNEL_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS_v3 }
#[inline]
pub(crate) fn kernel_of_node(func: CUfunction, kern: CUkernel) -> Verdict {
    causes!(736: func => hold(!func.is_null() || !kern.is_null(), "not be null where kern is null"), else INVALID_HANDLE or INVALID_VALUE);
    Ok(())
}

on! { cuUserObjectCreate }
#[inline]
pub(crate) fn references(initialRefcount: c_uint) -> Verdict {
    causes!(737: initialRefcount => non_zero());
    Ok(())
}

on! { cuGraphNodeSetEnabled, cuGraphNodeGetEnabled }
#[inline]
pub(crate) fn enabled(hNode: Live<CUgraphNode>) -> Verdict {
    let can_be = [N::CU_GRAPH_NODE_TYPE_KERNEL, N::CU_GRAPH_NODE_TYPE_MEMSET, N::CU_GRAPH_NODE_TYPE_MEMCPY];
    let can_be = query::node_type(hNode).is_none_or(|of| can_be.contains(&of));
    causes!(738 asks: hNode => hold(can_be, "be a kernel, memset or memcpy node"));
    Ok(())
}

on! { _.hStream }
/// Most calls that wait, and those that begin or read a capture, do not take a stream that captures.
#[inline]
pub(crate) fn stream(hStream: Live<CUstream>) -> Verdict {
    let captures = || query::is_capturing(hStream) == Some(true);
    causes!(661 asks: hStream => hold(!captures(), "not be capturing"), else STREAM_CAPTURE_UNSUPPORTED);
    Ok(())
}

on! { cuStreamBeginCapture_v2, cuStreamBeginCaptureToGraph }
#[inline]
pub(crate) fn begin(hStream: Live<CUstream>) -> Verdict {
    let captures = || query::is_capturing(hStream) == Some(true);
    causes! {
        662: hStream => non_null(), for "the legacy default stream cannot be captured", else STREAM_CAPTURE_UNSUPPORTED;
        663 asks: hStream => hold(!captures(), "not be capturing already"), else ILLEGAL_STATE;
    }
    Ok(())
}

on! { cuStreamEndCapture }
#[inline]
pub(crate) fn joined(hStream: Handle) -> Verdict {
    causes! {
        739: hStream => hold(false, "be the stream in which the capture began"), else STREAM_CAPTURE_UNMATCHED;
        740: hStream => hold(false, "wait for the last work of each stream that its capture has come to"),
            else STREAM_CAPTURE_UNJOINED;
    }
    Ok(())
}

on! { cuStreamEndCapture, cuStreamUpdateCaptureDependencies_v2 }
#[inline]
pub(crate) fn end(hStream: Live<CUstream>) -> Verdict {
    let captures = || query::is_capturing(hStream) != Some(false);
    causes!(664 asks: hStream => hold(captures(), "be capturing"), else ILLEGAL_STATE);
    Ok(())
}

use CUgraphNodeType as N;

/// Returns whether a node can be of a type.
#[inline]
fn can_be(node: Live<CUgraphNode>, ty: N) -> bool {
    query::node_type(node).is_none_or(|of| of == ty)
}

on! { cuGraphKernelNodeGetParams_v2, cuGraphKernelNodeSetParams_v2, cuGraphExecKernelNodeSetParams_v2, cuGraphKernelNodeGetAttribute, cuGraphKernelNodeSetAttribute }
#[inline]
pub(crate) fn kernel_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(665 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_KERNEL), "be a kernel node"));
    Ok(())
}

on! { cuGraphMemcpyNodeGetParams, cuGraphMemcpyNodeSetParams, cuGraphExecMemcpyNodeSetParams }
#[inline]
pub(crate) fn memcpy_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(666 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_MEMCPY), "be a memcpy node"));
    Ok(())
}

on! { cuGraphMemsetNodeGetParams, cuGraphMemsetNodeSetParams, cuGraphExecMemsetNodeSetParams }
#[inline]
pub(crate) fn memset_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(667 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_MEMSET), "be a memset node"));
    Ok(())
}

on! { cuGraphHostNodeGetParams, cuGraphHostNodeSetParams, cuGraphExecHostNodeSetParams }
#[inline]
pub(crate) fn host_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(668 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_HOST), "be a host node"));
    Ok(())
}

on! { cuGraphChildGraphNodeGetGraph, cuGraphExecChildGraphNodeSetParams }
#[inline]
pub(crate) fn child_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(669 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_GRAPH), "be a child graph node"));
    Ok(())
}

on! { cuGraphEventRecordNodeGetEvent, cuGraphEventRecordNodeSetEvent, cuGraphExecEventRecordNodeSetEvent }
#[inline]
pub(crate) fn event_record_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(670 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_EVENT_RECORD), "be an event record node"));
    Ok(())
}

on! { cuGraphEventWaitNodeGetEvent, cuGraphEventWaitNodeSetEvent, cuGraphExecEventWaitNodeSetEvent }
#[inline]
pub(crate) fn event_wait_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(671 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_WAIT_EVENT), "be an event wait node"));
    Ok(())
}

on! { cuGraphBatchMemOpNodeGetParams, cuGraphBatchMemOpNodeSetParams, cuGraphExecBatchMemOpNodeSetParams }
#[inline]
pub(crate) fn batch_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(845 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP), "be a batch memory operation node"));
    Ok(())
}

on! {
    cuGraphExternalSemaphoresSignalNodeGetParams, cuGraphExternalSemaphoresSignalNodeSetParams,
    cuGraphExecExternalSemaphoresSignalNodeSetParams,
}
#[inline]
pub(crate) fn signal_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(846 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL), "be an external semaphore signal node"));
    Ok(())
}

on! {
    cuGraphExternalSemaphoresWaitNodeGetParams, cuGraphExternalSemaphoresWaitNodeSetParams,
    cuGraphExecExternalSemaphoresWaitNodeSetParams,
}
#[inline]
pub(crate) fn wait_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(847 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT), "be an external semaphore wait node"));
    Ok(())
}

on! { cuGraphNodeSetParams, cuGraphNodeSetParams_v2, cuGraphExecNodeSetParams }
#[inline]
pub(crate) fn same_type(hNode: Live<CUgraphNode>, nodeParams: &CUgraphNodeParams) -> Verdict {
    causes!(848 asks: nodeParams.type_ => hold(can_be(hNode, nodeParams.type_), "be the type of hNode"));
    Ok(())
}

on! { cuGraphKernelNodeCopyAttributes }
#[inline]
pub(crate) fn kernel_nodes(dst: Live<CUgraphNode>, src: Live<CUgraphNode>) -> Verdict {
    causes! {
        849 asks: dst => hold(can_be(dst, N::CU_GRAPH_NODE_TYPE_KERNEL), "be a kernel node");
        850 asks: src => hold(can_be(src, N::CU_GRAPH_NODE_TYPE_KERNEL), "be a kernel node");
    }
    Ok(())
}

on! { cuGraphDestroyNode }
/// A kernel node can have another reason.
#[inline]
pub(crate) fn destroyed_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(851 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_KERNEL), "be of a graph without memory allocation and free nodes"),
        else NOT_SUPPORTED);
    Ok(())
}

on! { cuGraphMemAllocNodeGetParams }
#[inline]
pub(crate) fn allocation_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(672 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_MEM_ALLOC), "be a memory allocation node"));
    Ok(())
}

on! { cuGraphMemFreeNodeGetParams }
#[inline]
pub(crate) fn free_node(hNode: Live<CUgraphNode>) -> Verdict {
    causes!(673 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_MEM_FREE), "be a memory free node"));
    Ok(())
}

on! { cuCtxDestroy_v2.ctx, cuCtxDetach.ctx, cuCtxEnablePeerAccess.peerContext, cuStreamDestroy_v2.hStream }
/// Handles of which null is another object in other calls.
#[inline]
pub(crate) fn no_default(handle: Handle) -> Verdict {
    causes!(814: handle => non_null(), else INVALID_VALUE or INVALID_HANDLE or INVALID_CONTEXT);
    Ok(())
}

on! { cuEventRecordWithFlags }
#[inline]
pub(crate) fn recorded_outside(flags: c_uint, hStream: Live<CUstream>) -> Verdict {
    let is_external = flags & CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL.0 != 0;
    let captures = || query::is_capturing(hStream) != Some(false);
    causes!(815 asks: flags => hold(!is_external || captures(), "not have CU_EVENT_RECORD_EXTERNAL"),
        for "hStream does not capture", else ILLEGAL_STATE);
    Ok(())
}

on! { cuStreamWaitEvent }
#[inline]
pub(crate) fn waited_outside(hStream: Live<CUstream>, Flags: c_uint) -> Verdict {
    let is_external = Flags & CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL.0 != 0;
    let captures = || query::is_capturing(hStream) != Some(false);
    causes!(852 asks: Flags => hold(!is_external || captures(), "not have CU_EVENT_WAIT_EXTERNAL"),
        for "hStream does not capture", else ILLEGAL_STATE);
    Ok(())
}

on! { cuStreamCopyAttributes }
#[inline]
pub(crate) fn same_context(dst: Live<CUstream>, src: Live<CUstream>) -> Verdict {
    let contexts = query::stream_context(dst).zip(query::stream_context(src));
    causes!(853 asks: dst => hold(contexts.is_none_or(|(dst, src)| dst == src), "have the context of src"));
    Ok(())
}

on! { cuGraphicsMapResources, cuGraphicsUnmapResources }
#[inline]
pub(crate) fn some_resources(count: c_uint) -> Verdict {
    causes!(854: count => non_zero());
    Ok(())
}

on! { cuCtxCreate_v4 }
#[inline]
pub(crate) fn context_flags(flags: c_uint) -> Verdict {
    causes!(817: flags => flags_of(CUctx_flags));
    Ok(())
}

/// Returns whether a graph has nodes of these types.
#[inline]
pub(in crate::rules) fn has(graph: Live<CUgraph>, types: &[N]) -> bool {
    query::typed_nodes(graph).is_some_and(|all| all.iter().any(|(_, of)| types.contains(of)))
}

/// The nodes that allocate and free memory.
pub(in crate::rules) const MEMORY: [N; 2] = [N::CU_GRAPH_NODE_TYPE_MEM_ALLOC, N::CU_GRAPH_NODE_TYPE_MEM_FREE];

on! { cuGraphClone }
#[inline]
pub(crate) fn cloned(originalGraph: Live<CUgraph>) -> Verdict {
    let has_condition = || has(originalGraph, &[N::CU_GRAPH_NODE_TYPE_CONDITIONAL]);
    causes! {
        818 asks: originalGraph => hold(!has(originalGraph, &MEMORY), "have no memory allocation and no memory free nodes"),
            else NOT_SUPPORTED;
        893 asks: originalGraph => hold(!has_condition(), "have no conditional nodes"), else NOT_SUPPORTED;
    }
    Ok(())
}

on! { cuGraphRemoveDependencies_v2 }
#[inline]
pub(crate) fn changed(hGraph: Live<CUgraph>) -> Verdict {
    causes!(855 asks: hGraph => hold(!has(hGraph, &MEMORY), "have no memory allocation and no memory free nodes"), else NOT_SUPPORTED);
    Ok(())
}

on! { cuGraphAddNode_v2.nodeParams.graph, cuGraphAddNode_v3.nodeParams.graph }
#[inline]
pub(crate) fn child_of_node(graph: Live<CUgraph>, ownership: CUgraphChildGraphNodeOwnership) -> Verdict {
    let is_moved = ownership == CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
    causes! {
        856 asks: ownership => hold(is_moved || !has(graph, &MEMORY), "be CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE"),
            since 12_090, for "the graph has memory allocation or free nodes", else NOT_SUPPORTED;
        857 asks: graph => hold(!has(graph, &[N::CU_GRAPH_NODE_TYPE_CONDITIONAL]), "have no conditional nodes"), else NOT_SUPPORTED;
    }
    Ok(())
}

on! { cuGraphAddChildGraphNode }
#[inline]
pub(crate) fn child(childGraph: Live<CUgraph>) -> Verdict {
    let has_condition = || has(childGraph, &[N::CU_GRAPH_NODE_TYPE_CONDITIONAL]);
    causes! {
        819 asks: childGraph => hold(!has(childGraph, &MEMORY), "have no memory allocation and no memory free nodes"),
            for "this call copies the graph", else NOT_SUPPORTED;
        820 asks: childGraph => hold(!has_condition(), "have no conditional nodes"), else NOT_SUPPORTED;
    }
    Ok(())
}

on! { cuCtxEnablePeerAccess }
#[inline]
pub(crate) fn reachable(peerContext: Handle) -> Verdict {
    causes!(894: peerContext => hold(false, "be of a device whose memory the current one can access"), else PEER_ACCESS_UNSUPPORTED);
    Ok(())
}

on! { cuFuncGetAttribute }
#[inline]
pub(crate) fn loaded(hfunc: Handle) -> Verdict {
    causes!(895: hfunc => hold(false, "be loaded, by cuFuncLoad or its first launch"), else FUNCTION_NOT_LOADED);
    Ok(())
}
