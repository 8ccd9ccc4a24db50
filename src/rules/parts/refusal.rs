//! Causes that every call can have.

use crate::rules::prelude::*;

use CUlimit as L;
use CUresult as R;

/// The beginnings of the names of calls that need no current context: they create one, or have a context or a device as an argument.
const NEED_NONE: &[&str] = &[
    "cuCtxCreate",
    "cuCtxDestroy",
    "cuCtxDetach",
    "cuCtxFromGreenCtx",
    "cuCtxGetApiVersion",
    "cuCtxGetDevResource",
    "cuCtxGetDevice_v2",
    "cuCtxGetId",
    "cuCtxPushCurrent",
    "cuCtxRecordEvent",
    "cuCtxSetCurrent",
    "cuCtxSynchronize_v2",
    "cuCtxWaitEvent",
    "cuDev",
    "cuGreenCtx",
    "cuMemcpy3DPeer",
];

/// The beginnings of the names of calls that prepare kernels for a device, or launch them.
const RUN: &[&str] = &[
    "cuFuncLoad",
    "cuGraphInstantiate",
    "cuGraphLaunch",
    "cuGraphUpload",
    "cuKernelGetFunction",
    "cuLaunch",
    "cuLibraryGet",
    "cuLibraryLoad",
    "cuModuleGet",
    "cuModuleLoad",
];

#[inline]
fn is_one(call: &CStr, starts: &[&str]) -> bool {
    starts.iter().any(|start| call.to_bytes().starts_with(start.as_bytes()))
}

#[inline]
fn needs_none(call: &CStr) -> bool {
    is_one(call, NEED_NONE)
}

causes! {
    /// A pointer that its marks call needed.
    on { * }
    fn pointer(pointer: Handle) {
        638: pointer => non_null(), else INVALID_VALUE or INVALID_HANDLE,
            from "a driver of CUDA 13.0: 'device: an attribute to a null pointer'"
    }

    /// An array with the number of its elements.
    on { * }
    fn counted(array: Handle, count: usize) {
        718: array => hold(array.0 != 0 || count == 0, "is null, and its count is not zero"),
            from "a driver of CUDA 13.0: 'node: dependencies that are a null pointer'"
    }

    /// What the code alone tells about a call, or the state of the thread. Of captures, the code is the driver's own word for what
    /// the call would have done.
    #[cold]
    on { * }
    fn every_call(call: &CStr) {
        let is_init = call == c"cuInit";
        // The legacy default stream cannot capture, also where nothing captures.
        let begins = call.to_bytes().starts_with(b"cuStreamBegin");
        719: call => hold_text(is_init, "cuInit has not been called in this process, or it failed"),
            else NOT_INITIALIZED, from "a driver of CUDA 13.0: 'initialize: a call before cuInit'";
        720 maybe: call => hold_text(!is_init, "this process was forked after a cuInit"),
            else NOT_INITIALIZED, from "a driver of CUDA 13.0: 'fork-memory'";
        721: call => hold_text(
            begins,
            "a stream captures, and the capture does not allow this call",
        ), else STREAM_CAPTURE_UNSUPPORTED,
            from "a driver of CUDA 13.0: 'capture: memory is allocated'";
        722: call => hold_text(
            false,
            "the call would make the legacy default stream and a blocking stream that captures \
             wait for each other",
        ), else STREAM_CAPTURE_IMPLICIT,
            from "cuda.h: cuStreamGetCaptureInfo_v3 and cuStreamIsCapturing; a driver of CUDA \
                  13.0: 'capture: the null stream is asked whether it captures'";
        723: call => hold_text(
            false,
            "the call would make work inside of a capture wait for work outside of it, or the \
             other way round",
        ), else STREAM_CAPTURE_ISOLATION,
            from "a driver of CUDA 13.0: 'capture: a wait for work from before it'";
        724: call => hold_text(
            false,
            "the call would join two captures, as a wait for an event of another capture does",
        ), else STREAM_CAPTURE_MERGE,
            from "a driver of CUDA 13.0: 'capture: a wait that joins two'";
        725: call => hold_text(
            false,
            "another thread began the capture, and its mode is not relaxed",
        ), else STREAM_CAPTURE_WRONG_THREAD, from "cuda.h: cuStreamEndCapture";
        726: call => hold_text(
            false,
            "the call uses an event that was last recorded in a stream that was capturing then",
        ), else CAPTURED_EVENT, from "cuda.h: cuThreadExchangeStreamCaptureMode";
        {
            // The driver makes room for them when the first kernel that needs them is loaded or launched.
            let free = || query::memory_of_device().map(|(free, _)| free);
            let runs = refused_with(&[R::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES, R::CUDA_ERROR_OUT_OF_MEMORY])
                && is_one(call, RUN);
            let limit = |of| if runs { query::limit_of_context(of) } else { None };
            let fits = |limit: Option<usize>| {
                limit.is_none_or(|limit| free().is_none_or(|free| limit <= free))
            };
            let (heap, buffer) = (limit(L::CU_LIMIT_MALLOC_HEAP_SIZE), limit(L::CU_LIMIT_PRINTF_FIFO_SIZE));
            1138 maybe asks: heap.unwrap_or(0), as "current_context" => hold(
                fits(heap),
                "the heap for malloc in kernels, the CU_LIMIT_MALLOC_HEAP_SIZE of the current \
                 context ({}), is larger than the bytes that the device had free just after the \
                 refusal",
            ), else LAUNCH_OUT_OF_RESOURCES or OUT_OF_MEMORY,
                from "cuda.h: CU_LIMIT_MALLOC_HEAP_SIZE";
            1139 maybe asks: buffer.unwrap_or(0), as "current_context" => hold(
                fits(buffer),
                "the buffer for printf in kernels, the CU_LIMIT_PRINTF_FIFO_SIZE of the current \
                 context ({}), is larger than the bytes that the device had free just after the \
                 refusal",
            ), else LAUNCH_OUT_OF_RESOURCES or OUT_OF_MEMORY,
                from "cuda.h: CU_LIMIT_PRINTF_FIFO_SIZE";
        }
        {
            if let Some(context) = query::current_context().filter(|_| !needs_none(call));
            639 asks: context, as "current_context" => hold(
                !context.is_null(),
                "no context is current on this thread",
            ), else INVALID_CONTEXT, from "cuda.h: cuCtxAttach, cuCtxGetId and 6 more"
        }
    }
}
