//! Causes that arguments of one kind have in every call: handles, ordinals, nodes and streams.

use crate::rules::prelude::*;

use CUgraphNodeType as N;

/// The nodes that allocate and free memory.
pub(in crate::rules) const MEMORY: [N; 2] =
    [N::CU_GRAPH_NODE_TYPE_MEM_ALLOC, N::CU_GRAPH_NODE_TYPE_MEM_FREE];

/// Returns whether a node can be of a type.
#[inline]
fn can_be(node: Live<CUgraphNode>, ty: N) -> bool {
    query::node_type(node).is_none_or(|of| of == ty)
}

/// Returns whether a graph has nodes of these types.
#[inline]
pub(in crate::rules) fn has_nodes(graph: Live<CUgraph>, types: &[N]) -> bool {
    query::typed_nodes(graph).is_some_and(|all| all.iter().any(|(_, of)| types.contains(of)))
}

// A node has a function or a kernel, and a copy an array or an address.
except! {
    CUDA_KERNEL_NODE_PARAMS.func, CUDA_KERNEL_NODE_PARAMS_v3.func, CUDA_KERNEL_NODE_PARAMS.kern,
    CUDA_KERNEL_NODE_PARAMS_v3.kern, CUDA_MEMCPY2D.srcArray, CUDA_MEMCPY2D.dstArray,
    CUDA_MEMCPY3D.srcArray, CUDA_MEMCPY3D.dstArray, CUDA_MEMCPY3D_PEER.srcArray,
    CUDA_MEMCPY3D_PEER.dstArray
}

// Rule 162 checks it.
except! { CUlogicalEndpointProp_unicast.device }

causes! {
    // The types of handles of which null is none. Null is the default stream, and can be the current context.
    on {
        CUmodule, CUfunction, CUlibrary, CUkernel, CUarray, CUmipmappedArray, CUtexref, CUsurfref,
        CUevent, CUgraphicsResource, CUexternalMemory, CUexternalSemaphore, CUgraph, CUgraphNode,
        CUgraphExec, CUmemoryPool, CUuserObject, CUlinkState, CUdevResourceDesc
    }
    fn handle(handle: Handle) {
        640: handle => non_null(), else INVALID_VALUE or INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'launch: a null function'"
    }

    on { CUdevice }
    fn device(dev: CUdevice) {
        659 asks: dev => ordinal(query::devices()), else INVALID_DEVICE or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'device: the UUID of an ordinal beyond the last'"
    }

    on { cuDevicePrimaryCtxRelease_v2 }
    fn released(dev: CUdevice) {
        let is_active = query::primary_context_is_active(dev) != Some(false);
        715 asks: dev => hold(is_active, "is a device whose primary context is not retained"),
            else INVALID_CONTEXT, from "cuda.h: cuDevicePrimaryCtxRelease_v2"
    }

    /// The context of an argument need not be the current one. If none is current, it can be gone, or the call needs one.
    on {
        cuGraphAddMemcpyNode.ctx, cuGraphAddMemsetNode.ctx, cuGraphExecMemcpyNodeSetParams.ctx,
        cuGraphExecMemsetNodeSetParams.ctx,
        CUDA_KERNEL_NODE_PARAMS.ctx, CUDA_KERNEL_NODE_PARAMS_v3.ctx,
        CUDA_MEMCPY_NODE_PARAMS.copyCtx, CUDA_MEMSET_NODE_PARAMS_v2.ctx,
        CUDA_BATCH_MEM_OP_NODE_PARAMS.ctx, CUDA_BATCH_MEM_OP_NODE_PARAMS_v2.ctx,
        CUDA_CONDITIONAL_NODE_PARAMS.ctx
    }
    fn own_context(ctx: Handle) {
        902 maybe asks: ctx => hold(
            ctx.0 == 0 || query::has_context(),
            "is not a live context, and no other one is current on this thread",
        ), else INVALID_CONTEXT, from "cuda.h: cuGraphAddMemcpyNode"
    }

    /// No query leads from an event to its context. Whether the objects are live, only their past tells.
    on { cuEventRecord, cuEventRecordWithFlags }
    fn event_of_stream(hEvent: Handle, hStream: Handle) {
        let is_default = hStream.0 <= CU_STREAM_PER_THREAD.addr();
        1161 maybe: hEvent => hold(
            hEvent.0 == 0 || is_default,
            "is of another context than hStream",
        ), else INVALID_HANDLE,
            from "cuda.h: cuEventRecord; a driver of CUDA 13.0: 'event: recorded in a stream of \
                  another context'";
        1162 maybe: hEvent => hold(
            hEvent.0 == 0 || !is_default,
            "is of another context than the current one, which has the default streams",
        ), else INVALID_HANDLE,
            from "cuda.h: cuEventRecord; a driver of CUDA 13.0: 'event: recorded in a stream of \
                  another context'";
    }

    on { cuCtxRecordEvent }
    fn event_of_context(hCtx: Handle, hEvent: Handle) {
        1163 maybe: hEvent => hold(
            hCtx.0 == 0 || hEvent.0 == 0,
            "is of another context than hCtx",
        ), else INVALID_HANDLE,
            from "cuda.h: cuCtxRecordEvent; a driver of CUDA 13.0: 'context: its work recorded in \
                  an event of another'"
    }

    on { cuGraphNodeFindInClone }
    fn node_of_clone(hOriginalNode: Handle, hClonedGraph: Handle) {
        1249 maybe: hOriginalNode => hold(
            hOriginalNode.0 == 0 || hClonedGraph.0 == 0,
            "is not a node of which hClonedGraph has a clone: it is of another graph, or was added \
             after cuGraphClone, or its clone was destroyed",
        ), from "a driver of CUDA 13.0: 'clone: a node that it was not made of'"
    }

    on { cuStreamUpdateCaptureDependencies_v2 }
    fn nodes_of_capture(dependencies: Handle, hStream: Handle) {
        1250 maybe: dependencies => hold(
            dependencies.0 == 0 || hStream.0 == 0,
            "has a node that is null, or of another graph than that of the capture of hStream",
        ), from "a driver of CUDA 13.0: 'capture: depends on a node of another graph'"
    }

    on { cuLaunchKernel, cuLaunchCooperativeKernel }
    fn function_of_stream(f: Handle, hStream: Handle) {
        let is_default = hStream.0 <= CU_STREAM_PER_THREAD.addr();
        1164 maybe: f => hold(
            f.0 == 0 || is_default,
            "is of a module of another context than hStream",
        ), else INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'launch: in a stream of another context'";
        1165 maybe: f => hold(
            f.0 == 0 || !is_default,
            "is of a module of another context than the current one, which has the default streams",
        ), else INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'launch: a function of another context'";
    }

    on { cuLaunchKernelEx }
    fn function_of_config(f: Handle, config: &CUlaunchConfig) {
        let is_default = config.hStream.addr() <= CU_STREAM_PER_THREAD.addr();
        1166 maybe: f => hold(
            f.0 == 0 || is_default,
            "is of a module of another context than config.hStream",
        ), else INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'launch: in a stream of another context'";
        1167 maybe: f => hold(
            f.0 == 0 || !is_default,
            "is of a module of another context than the current one, which has the default streams",
        ), else INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'launch: a function of another context'";
    }

    on { CUDA_LAUNCH_PARAMS.function }
    fn function_on_device(function: Handle) {
        1168 maybe: function => hold(
            function.0 == 0,
            "is of a module of another context than its hStream",
        ), else INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'launch: in a stream of another context'"
    }

    /// Launches into the default stream.
    on { cuLaunch, cuLaunchGrid }
    fn function_of_current(f: Handle) {
        1169 maybe: f => hold(
            f.0 == 0,
            "is of a module of another context than the current one, which has the default streams",
        ), else INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'launch: a function of another context'"
    }

    /// No query leads from an executable graph to its graph, or from a function to its context.
    on { cuGraphExecKernelNodeSetParams_v2 }
    fn kernel_of_executable(hGraphExec: Handle, hNode: Handle) {
        1170 maybe: hNode => hold(
            hGraphExec.0 == 0 || hNode.0 == 0,
            "is not a node of the graph that hGraphExec was instantiated from, or nodeParams.func \
             is of another context than the function of the node, or requires another block with \
             `.reqntid`",
        ),
            from "cuda.h: cuGraphExecKernelNodeSetParams_v2; a driver of CUDA 13.0: 'update: a \
                  node that the instance lacks'"
    }

    on { cuGraphExecEventRecordNodeSetEvent, cuGraphExecEventWaitNodeSetEvent }
    fn event_of_executable(hGraphExec: Handle, hNode: Handle) {
        1171 maybe: hNode => hold(
            hGraphExec.0 == 0 || hNode.0 == 0,
            "is not a node of the graph that hGraphExec was instantiated from, or `event` is of \
             another context than the event of the node",
        ), from "a driver of CUDA 13.0: 'update: a node that the instance lacks'"
    }

    on {
        cuGraphExecMemcpyNodeSetParams, cuGraphExecMemsetNodeSetParams, cuGraphExecNodeSetParams,
        cuGraphExecExternalSemaphoresSignalNodeSetParams,
        cuGraphExecExternalSemaphoresWaitNodeSetParams, cuGraphExecBatchMemOpNodeSetParams
    }
    fn work_of_executable(hGraphExec: Handle, hNode: Handle) {
        1172 maybe: hNode => hold(
            hGraphExec.0 == 0 || hNode.0 == 0,
            "is not a node of the graph that hGraphExec was instantiated from, or the new \
             parameters change what only another node can have, such as the context or the kind \
             of memory",
        ),
            from "cuda.h: cuGraphExecMemcpyNodeSetParams; a driver of CUDA 13.0: 'update: a node \
                  that the instance lacks'"
    }

    on {
        cuGraphExecHostNodeSetParams, cuGraphExecChildGraphNodeSetParams, cuGraphNodeSetEnabled,
        cuGraphNodeGetEnabled
    }
    fn node_of_executable(hGraphExec: Handle, hNode: Handle) {
        1173 maybe: hNode => hold(
            hGraphExec.0 == 0 || hNode.0 == 0,
            "is not a node of the graph that hGraphExec was instantiated from",
        ), from "a driver of CUDA 13.0: 'update: a node that the instance lacks'"
    }

    /// No query leads from a condition to its graph or its node.
    on { cuGraphAddNode_v2.nodeParams.conditional, cuGraphAddNode_v3.nodeParams.conditional }
    fn condition(conditional: &CUDA_CONDITIONAL_NODE_PARAMS) {
        1174 maybe: conditional.handle => hold(
            false,
            "is not of a condition, or is that of another node, or was created for another graph or \
             context",
        ), from "a driver of CUDA 13.0: 'node: a condition that another node has'"
    }

    /// The default streams are of the current context.
    on { CUstream, CUevent }
    fn of_context(handle: Handle) {
        let is_default = handle.0 <= CU_STREAM_PER_THREAD.addr();
        903 maybe asks: handle => hold(
            is_default || query::has_context(),
            "belongs to a context that is not live, and no context is current on this thread",
        ), else INVALID_CONTEXT, from "cuda.h: cuMemFreeAsync";
        1066 maybe: handle => hold(is_default, "belongs to a context that was destroyed"),
            else INVALID_CONTEXT, from "a driver of CUDA 13.0, which needs no current context for a stream";
    }

    on { cuCtxDisablePeerAccess }
    fn peer(peerContext: Handle) {
        716: peerContext => hold(
            false,
            "is a context to which the current one has not enabled access",
        ), else PEER_ACCESS_NOT_ENABLED,
            from "cuda.h: cuCtxDisablePeerAccess; a driver of CUDA 13.0: 'peer: access ends that \
                  was never enabled'"
    }

    /// No query tells which of the two events it is, or of what it lacks. A null event is another cause.
    on { cuEventElapsedTime_v2 }
    fn timed(hStart: Handle, hEnd: Handle) {
        717 maybe: hStart => hold(
            hStart.0 == 0 || hEnd.0 == 0,
            "or hEnd was never recorded, or was created with CU_EVENT_DISABLE_TIMING",
        ), else INVALID_HANDLE,
            from "cuda.h: cuEventElapsedTime_v2; a driver of CUDA 13.0: 'event: the time between \
                  two without timing'";
        // A query would break a capture.
        1088: hStart => hold(false, "or hEnd has not completed: cuEventSynchronize waits for it"),
            else NOT_READY,
            from "cuda.h: cuEventElapsedTime_v2; a driver of CUDA 13.0: 'event: the time until one \
                  that has not come'"
    }

    on { cuCtxDestroy_v2 }
    fn destroyed(ctx: Handle) {
        727: ctx => hold(false, "was destroyed already, or is not from cuCtxCreate"),
            else INVALID_CONTEXT,
            from "a driver of CUDA 13.0: 'primary context: destroyed like another one'"
    }

    on { cuIpcGetEventHandle }
    fn of_processes(event: Handle) {
        728 maybe: event => hold(event.0 == 0, "was created without CU_EVENT_INTERPROCESS"),
            else INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'IPC: an event that is not for processes'"
    }

    on { cuDeviceGet }
    fn found(ordinal: c_int) {
        729: ordinal => ordinal(query::devices()), else INVALID_DEVICE or INVALID_VALUE,
            from "cuda.h: cuDeviceGet; a driver of CUDA 13.0: 'device: an ordinal beyond the last'"
    }

    on { cuDeviceGetAttribute.attrib }
    fn device_attribute(attrib: CUdevice_attribute) {
        730: attrib => enumerator(),
            from "cuda.h: cuDeviceGetAttribute; a driver of CUDA 13.0: 'device: an attribute that \
                  no release names'"
    }

    on {
        cuDeviceGetDevResource, cuCtxGetDevResource, cuGreenCtxGetDevResource,
        cuStreamGetDevResource
    }
    fn resource_type(type_: CUdevResourceType) {
        731: type_ => enumerator(), else INVALID_RESOURCE_TYPE or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'green context: a resource that no release names'"
    }

    on { cuGetErrorString, cuGetErrorName }
    fn error_code(error: CUresult) {
        732: error => enumerator(),
            from "cuda.h: cuGetErrorName and cuGetErrorString; a driver of CUDA 13.0: 'errors: a \
                  code that is none'"
    }

    on { cuImportExternalMemory.memHandleDesc }
    fn external_memory(type_: CUexternalMemoryHandleType) {
        733 maybe: type_ => hold(
            false,
            "is a type of handle that this system or device does not support",
        ), else NOT_SUPPORTED,
            from "cuda.h: cuImportExternalMemory; a driver of CUDA 13.0: 'external memory: a \
                  handle of Windows'"
    }

    on { cuLaunchHostFunc, cuLaunchHostFunc_v2, CUDA_HOST_NODE_PARAMS, CUDA_HOST_NODE_PARAMS_v2 }
    fn host_function(fn_: CUhostFn) {
        let address = Handle(fn_.map_or(0, |function| function as usize));
        734: address, as "fn" => non_null(),
            from "a driver of CUDA 13.0: 'launch: a null host function'"
    }

    on { cuLogsRegisterCallback }
    fn log_callback(callbackFunc: CUlogsCallback) {
        let address = Handle(callbackFunc.map_or(0, |function| function as usize));
        735: address, as "callbackFunc" => non_null(),
            from "a driver of CUDA 13.0: 'logs: a null callback'"
    }

    on { CUDA_KERNEL_NODE_PARAMS, CUDA_KERNEL_NODE_PARAMS_v3 }
    fn kernel_of_node(func: CUfunction, kern: CUkernel) {
        736: func => hold(!func.is_null() || !kern.is_null(), "is null, and so is `kern`"),
            else INVALID_HANDLE or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'node: a kernel that is null'"
    }

    on { cuUserObjectCreate }
    fn references(initialRefcount: c_uint) {
        737: initialRefcount => non_zero(),
            from "a driver of CUDA 13.0: 'user object: without a reference'"
    }

    on { cuGraphNodeSetEnabled, cuGraphNodeGetEnabled }
    fn enabled(hNode: Live<CUgraphNode>) {
        let can_be = [
            N::CU_GRAPH_NODE_TYPE_KERNEL,
            N::CU_GRAPH_NODE_TYPE_MEMSET,
            N::CU_GRAPH_NODE_TYPE_MEMCPY,
        ];
        let can_be = query::node_type(hNode).is_none_or(|of| can_be.contains(&of));
        738 asks: hNode => hold(can_be, "is not a kernel, memset or memcpy node"),
            from "cuda.h: cuGraphNodeGetEnabled and cuGraphNodeSetEnabled; a driver of CUDA 13.0: \
                  'update: an empty node switched off'"
    }

    /// The calls that record work of their own in the capture, or end it, take such a stream.
    on {
        cuFabricCpyBatchAsync, cuGraphUpload, cuGraphicsMapResources, cuGraphicsUnmapResources,
        cuLaunchGridAsync, cuMemDiscardAndPrefetchBatchAsync, cuMemDiscardBatchAsync,
        cuMemMapArrayAsync, cuMemPrefetchAsync_v2, cuMemPrefetchBatchAsync, cuMemcpy3DBatchAsync_v2,
        cuMemcpy3DWithAttributesAsync, cuMemcpyBatchAsync_v2, cuMemcpyWithAttributesAsync,
        cuStreamAddCallback, cuStreamAttachMemAsync, cuStreamBeginCaptureToCig,
        cuStreamBeginRecaptureToGraph, cuStreamDestroy_v2, cuStreamGetAttribute, cuStreamGetCtx,
        cuStreamGetCtx_v2, cuStreamGetDevResource, cuStreamGetDevice, cuStreamGetFlags,
        cuStreamGetGreenCtx, cuStreamGetId, cuStreamGetPriority, cuStreamQuery,
        cuStreamSetAttribute, cuStreamSynchronize
    }
    fn stream(hStream: Live<CUstream>) {
        let captures = || query::is_capturing(hStream) == Some(true);
        661 asks: hStream => hold(!captures(), "is capturing"), else STREAM_CAPTURE_UNSUPPORTED,
            from "cuda.h: cuStreamBeginRecaptureToGraph"
    }

    on { cuStreamBeginCapture_v2, cuStreamBeginCaptureToGraph }
    fn begin(hStream: Live<CUstream>) {
        let captures = || query::is_capturing(hStream) == Some(true);
        662: hStream => non_null(), for "the legacy default stream cannot be captured",
            else STREAM_CAPTURE_UNSUPPORTED,
            from "a driver of CUDA 13.0: 'capture: of the legacy stream'";
        663 asks: hStream => hold(!captures(), "is capturing already"), else ILLEGAL_STATE,
            from "cuda.h: cuStreamBeginCaptureToGraph and cuStreamBeginCapture_v2";
    }

    on { cuStreamEndCapture }
    fn joined(hStream: Handle) {
        739: hStream => hold(false, "is not the stream in which the capture began"),
            else STREAM_CAPTURE_UNMATCHED, from "cuda.h: cuStreamEndCapture";
        740: hStream => hold(
            false,
            "does not wait for the last work of each stream that joined its capture",
        ), else STREAM_CAPTURE_UNJOINED,
            from "a driver of CUDA 13.0: 'capture: ends before a stream has joined'";
    }

    on { cuStreamEndCapture, cuStreamUpdateCaptureDependencies_v2 }
    fn end(hStream: Live<CUstream>) {
        let captures = || query::is_capturing(hStream) != Some(false);
        664 asks: hStream => hold(captures(), "is not capturing"), else ILLEGAL_STATE,
            from "cuda.h: cuStreamEndCapture and cuStreamUpdateCaptureDependencies_v2; a driver of \
                  CUDA 13.0: 'capture: ends where none is on'"
    }

    on {
        cuGraphKernelNodeGetParams_v2, cuGraphKernelNodeSetParams_v2,
        cuGraphExecKernelNodeSetParams_v2, cuGraphKernelNodeGetAttribute,
        cuGraphKernelNodeSetAttribute
    }
    fn kernel_node(hNode: Live<CUgraphNode>) {
        665 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_KERNEL),
            "is not a kernel node",
        ),
            from "cuda.h: cuGraphExecKernelNodeSetParams_v2, cuGraphKernelNodeGetParams_v2 and \
                  cuGraphKernelNodeSetParams_v2; a driver of CUDA 13.0: 'node: parameters of \
                  another type'"
    }

    on { cuGraphMemcpyNodeGetParams, cuGraphMemcpyNodeSetParams, cuGraphExecMemcpyNodeSetParams }
    fn memcpy_node(hNode: Live<CUgraphNode>) {
        666 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_MEMCPY),
            "is not a memcpy node",
        ),
            from "cuda.h: cuGraphExecMemcpyNodeSetParams, cuGraphMemcpyNodeGetParams and \
                  cuGraphMemcpyNodeSetParams"
    }

    on { cuGraphMemsetNodeGetParams, cuGraphMemsetNodeSetParams, cuGraphExecMemsetNodeSetParams }
    fn memset_node(hNode: Live<CUgraphNode>) {
        667 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_MEMSET),
            "is not a memset node",
        ),
            from "cuda.h: cuGraphExecMemsetNodeSetParams, cuGraphMemsetNodeGetParams and \
                  cuGraphMemsetNodeSetParams"
    }

    on { cuGraphHostNodeGetParams, cuGraphHostNodeSetParams, cuGraphExecHostNodeSetParams }
    fn host_node(hNode: Live<CUgraphNode>) {
        668 asks: hNode => hold(can_be(hNode, N::CU_GRAPH_NODE_TYPE_HOST), "is not a host node"),
            from "cuda.h: cuGraphExecHostNodeSetParams, cuGraphHostNodeGetParams and \
                  cuGraphHostNodeSetParams"
    }

    on { cuGraphChildGraphNodeGetGraph, cuGraphExecChildGraphNodeSetParams }
    fn child_node(hNode: Live<CUgraphNode>) {
        669 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_GRAPH),
            "is not a child graph node",
        ), from "cuda.h: cuGraphChildGraphNodeGetGraph and cuGraphExecChildGraphNodeSetParams"
    }

    on {
        cuGraphEventRecordNodeGetEvent, cuGraphEventRecordNodeSetEvent,
        cuGraphExecEventRecordNodeSetEvent
    }
    fn event_record_node(hNode: Live<CUgraphNode>) {
        670 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_EVENT_RECORD),
            "is not an event record node",
        ),
            from "cuda.h: cuGraphEventRecordNodeGetEvent, cuGraphEventRecordNodeSetEvent and \
                  cuGraphExecEventRecordNodeSetEvent"
    }

    on {
        cuGraphEventWaitNodeGetEvent, cuGraphEventWaitNodeSetEvent,
        cuGraphExecEventWaitNodeSetEvent
    }
    fn event_wait_node(hNode: Live<CUgraphNode>) {
        671 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_WAIT_EVENT),
            "is not an event wait node",
        ),
            from "cuda.h: cuGraphEventWaitNodeGetEvent, cuGraphEventWaitNodeSetEvent and \
                  cuGraphExecEventWaitNodeSetEvent"
    }

    on {
        cuGraphBatchMemOpNodeGetParams, cuGraphBatchMemOpNodeSetParams,
        cuGraphExecBatchMemOpNodeSetParams
    }
    fn batch_node(hNode: Live<CUgraphNode>) {
        845 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP),
            "is not a batch memory operation node",
        ),
            from "cuda.h: cuGraphBatchMemOpNodeGetParams, cuGraphBatchMemOpNodeSetParams and \
                  cuGraphExecBatchMemOpNodeSetParams; a driver of CUDA 13.0: 'node: a batch's \
                  parameters, of an empty node'"
    }

    on {
        cuGraphExternalSemaphoresSignalNodeGetParams, cuGraphExternalSemaphoresSignalNodeSetParams,
        cuGraphExecExternalSemaphoresSignalNodeSetParams
    }
    fn signal_node(hNode: Live<CUgraphNode>) {
        846 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL),
            "is not an external semaphore signal node",
        ),
            from "cuda.h: cuGraphExecExternalSemaphoresSignalNodeSetParams, \
                  cuGraphExternalSemaphoresSignalNodeGetParams and \
                  cuGraphExternalSemaphoresSignalNodeSetParams; a driver of CUDA 13.0: 'node: a \
                  signal's parameters, of an empty node'"
    }

    on {
        cuGraphExternalSemaphoresWaitNodeGetParams, cuGraphExternalSemaphoresWaitNodeSetParams,
        cuGraphExecExternalSemaphoresWaitNodeSetParams
    }
    fn wait_node(hNode: Live<CUgraphNode>) {
        847 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT),
            "is not an external semaphore wait node",
        ),
            from "cuda.h: cuGraphExecExternalSemaphoresWaitNodeSetParams, \
                  cuGraphExternalSemaphoresWaitNodeGetParams and \
                  cuGraphExternalSemaphoresWaitNodeSetParams"
    }

    on { cuGraphNodeSetParams, cuGraphNodeSetParams_v2, cuGraphExecNodeSetParams }
    fn same_type(hNode: Live<CUgraphNode>, nodeParams: &CUgraphNodeParams) {
        848 asks: nodeParams.type_ => hold(
            can_be(hNode, nodeParams.type_),
            "is not the type of hNode",
        ),
            from "cuda.h: cuGraphExecNodeSetParams, cuGraphNodeSetParams and \
                  cuGraphNodeSetParams_v2; a driver of CUDA 13.0: 'node: set to another type'"
    }

    on { cuGraphKernelNodeCopyAttributes }
    fn kernel_nodes(dst: Live<CUgraphNode>, src: Live<CUgraphNode>) {
        849 asks: dst => hold(can_be(dst, N::CU_GRAPH_NODE_TYPE_KERNEL), "is not a kernel node"),
            from "cuda.h: cuGraphKernelNodeCopyAttributes";
        850 asks: src => hold(can_be(src, N::CU_GRAPH_NODE_TYPE_KERNEL), "is not a kernel node"),
            from "a driver of CUDA 13.0: 'node: attributes of an empty node are copied'";
    }

    /// No query leads from a node to its graph. A kernel node can have another reason.
    on { cuGraphDestroyNode }
    fn destroyed_node(hNode: Live<CUgraphNode>) {
        851 maybe asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_KERNEL),
            "is of a graph with memory allocation or free nodes",
        ), else NOT_SUPPORTED,
            from "cuda.h: cuGraphDestroyNode; a driver of CUDA 13.0: 'node: destroyed in a graph \
                  that allocates'"
    }

    on { cuGraphMemAllocNodeGetParams }
    fn allocation_node(hNode: Live<CUgraphNode>) {
        672 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_MEM_ALLOC),
            "is not a memory allocation node",
        ), from "cuda.h: cuGraphMemAllocNodeGetParams"
    }

    on { cuGraphMemFreeNodeGetParams }
    fn free_node(hNode: Live<CUgraphNode>) {
        673 asks: hNode => hold(
            can_be(hNode, N::CU_GRAPH_NODE_TYPE_MEM_FREE),
            "is not a memory free node",
        ), from "cuda.h: cuGraphMemFreeNodeGetParams"
    }

    /// Handles of which null is another object in other calls.
    on {
        cuCtxDestroy_v2.ctx, cuCtxDetach.ctx, cuCtxEnablePeerAccess.peerContext,
        cuStreamDestroy_v2.hStream, cuGraphConditionalHandleCreate.ctx,
        CUDA_BATCH_MEM_OP_NODE_PARAMS.ctx, CUDA_BATCH_MEM_OP_NODE_PARAMS_v2.ctx
    }
    fn no_default(handle: Handle) {
        814: handle => non_null(), else INVALID_VALUE or INVALID_HANDLE or INVALID_CONTEXT,
            from "a driver of CUDA 13.0: 'context: null, destroyed'"
    }

    on { cuEventRecordWithFlags }
    fn recorded_outside(flags: c_uint, hStream: Live<CUstream>) {
        let is_external = flags & CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL.0 != 0;
        let captures = || query::is_capturing(hStream) != Some(false);
        815 asks: flags => hold(
            !is_external || captures(),
            "has CU_EVENT_RECORD_EXTERNAL, and hStream does not capture",
        ), else ILLEGAL_STATE,
            from "cuda.h: cuEventRecordWithFlags; a driver of CUDA 13.0: 'event: recorded for \
                  external work, outside of a capture'"
    }

    on { cuStreamWaitEvent }
    fn waited_outside(hStream: Live<CUstream>, Flags: c_uint) {
        let is_external = Flags & CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL.0 != 0;
        let captures = || query::is_capturing(hStream) != Some(false);
        852 asks: Flags => hold(
            !is_external || captures(),
            "has CU_EVENT_WAIT_EXTERNAL, and hStream does not capture",
        ), else ILLEGAL_STATE,
            from "cuda.h: cuStreamWaitEvent; a driver of CUDA 13.0: 'stream: waits outside, \
                  without a capture'"
    }

    on { cuStreamCopyAttributes }
    fn same_context(dst: Live<CUstream>, src: Live<CUstream>) {
        let contexts = query::stream_context(dst).zip(query::stream_context(src));
        853 asks: dst => hold(
            contexts.is_none_or(|(dst, src)| dst == src),
            "belongs to another context than `src`",
        ),
            from "cuda.h: cuStreamCopyAttributes; a driver of CUDA 13.0: 'stream: attributes of \
                  another context's are copied'"
    }

    on { cuGraphicsMapResources, cuGraphicsUnmapResources }
    fn some_resources(count: c_uint) {
        854: count => non_zero(), from "cuda.h: cuGraphicsMapResources"
    }

    on { cuCtxCreate_v4 }
    fn context_flags(flags: c_uint) {
        817: flags => flags_of(CUctx_flags),
            from "a driver of CUDA 13.0: 'context: made with flags that no release names'"
    }

    on { cuGraphClone }
    fn cloned(originalGraph: Live<CUgraph>) {
        let has_condition = || has_nodes(originalGraph, &[N::CU_GRAPH_NODE_TYPE_CONDITIONAL]);
        818 asks: originalGraph => hold(
            !has_nodes(originalGraph, &MEMORY),
            "has memory allocation or free nodes",
        ), else NOT_SUPPORTED,
            from "cuda.h: cuGraphClone; a driver of CUDA 13.0: 'graph memory: a clone of a graph \
                  that allocates'";
        893 asks: originalGraph => hold(!has_condition(), "has conditional nodes"),
            else NOT_SUPPORTED, from "cuda.h: CU_GRAPH_NODE_TYPE_CONDITIONAL";
    }

    on { cuGraphRemoveDependencies_v2 }
    fn changed(hGraph: Live<CUgraph>) {
        855 asks: hGraph => hold(
            !has_nodes(hGraph, &MEMORY),
            "has memory allocation or free nodes",
        ), else NOT_SUPPORTED,
            from "cuda.h: cuGraphRemoveDependencies_v2; a driver of CUDA 13.0: 'edge: removed from \
                  a graph that allocates'"
    }

    on { cuGraphAddNode_v2.nodeParams.graph, cuGraphAddNode_v3.nodeParams.graph }
    fn child_of_node(graph: Live<CUgraph>, ownership: CUgraphChildGraphNodeOwnership) {
        let is_moved =
            ownership == CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE;
        856 asks: ownership => hold(
            is_moved || !has_nodes(graph, &MEMORY),
            "is not CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE, and the graph has memory allocation or \
             free nodes",
        ), since 12_090, else NOT_SUPPORTED,
            from "cuda.h: CUDA_CHILD_GRAPH_NODE_PARAMS.graph; a driver of CUDA 13.0: 'node: a \
                  child graph that allocates, as a copy'";
        857 asks: graph => hold(
            !has_nodes(graph, &[N::CU_GRAPH_NODE_TYPE_CONDITIONAL]),
            "has conditional nodes",
        ), else NOT_SUPPORTED, from "cuda.h: CUDA_CHILD_GRAPH_NODE_PARAMS.graph";
    }

    on { cuGraphAddChildGraphNode }
    fn child(childGraph: Live<CUgraph>) {
        let has_condition = || has_nodes(childGraph, &[N::CU_GRAPH_NODE_TYPE_CONDITIONAL]);
        819 asks: childGraph => hold(
            !has_nodes(childGraph, &MEMORY),
            "has memory allocation or free nodes, which this call would have to copy",
        ), else NOT_SUPPORTED,
            from "cuda.h: cuGraphAddChildGraphNode; a driver of CUDA 13.0: 'graph memory: a child \
                  that allocates is copied'";
        820 asks: childGraph => hold(!has_condition(), "has conditional nodes"), else NOT_SUPPORTED,
            from "cuda.h: CU_GRAPH_NODE_TYPE_CONDITIONAL; a driver of CUDA 13.0: 'node: a child \
                  graph with a condition'";
    }

    on { cuCtxEnablePeerAccess }
    fn reachable(peerContext: Handle) {
        894: peerContext => hold(
            false,
            "is of a device whose memory the current one cannot access",
        ), else PEER_ACCESS_UNSUPPORTED, from "cuda.h: cuCtxEnablePeerAccess"
    }

    on {
        cuFuncGetAttribute, cuFuncSetAttribute, cuFuncSetCacheConfig, cuFuncSetSharedMemConfig,
        cuFuncGetModule, cuFuncGetName
    }
    fn no_kernel(hfunc: Handle) {
        972 maybe: hfunc => hold(
            hfunc.0 == 0,
            "is a CUkernel, and not a function of a module: cuKernelGetFunction returns its \
             function",
        ), else INVALID_HANDLE, from "cuda.h: cuKernelGetFunction"
    }

    on { cuFuncGetParamInfo, cuFuncGetParamCount }
    fn no_kernel_with_parameters(func: Handle) {
        973 maybe: func => hold(
            func.0 == 0,
            "is a CUkernel, and not a function of a module: cuKernelGetFunction returns its \
             function",
        ), else INVALID_HANDLE, from "cause 972"
    }

    on { cuFuncIsLoaded, cuFuncLoad }
    fn no_kernel_to_load(function: Handle) {
        974 maybe: function => hold(
            function.0 == 0,
            "is a CUkernel, and not a function of a module: cuKernelGetFunction returns its \
             function",
        ), else INVALID_HANDLE, from "cause 972"
    }

    on { cuFuncGetAttribute }
    fn loaded(hfunc: Handle) {
        895: hfunc => hold(false, "is not loaded: cuFuncLoad or its first launch loads it"),
            else FUNCTION_NOT_LOADED, from "cuda.h: cuFuncGetAttribute"
    }
}
