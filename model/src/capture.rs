//! Captures of streams: what joins them, and what breaks them. Captured work does not run.

use crate::abi::{CAPTURED, Result};
use crate::context::MODE;
use crate::history::{Capture, Kind, Work};
use crate::state::{State, current_context};
use libcuda_sys::{
    CU_STREAM_PER_THREAD, CUresult, CUstream_flags, CUstreamCaptureMode, CUstreamCaptureStatus,
};
use std::collections::BTreeSet;
use std::thread;

/// Calls that break each capture of their own stream, in every mode and from every thread.
const OF_STREAM: [&str; 5] = [
    "cuStreamGetDevice",
    "cuStreamGetFlags",
    "cuStreamGetId",
    "cuStreamQuery",
    "cuStreamSynchronize",
];

/// Calls that break captures: `cuCtxSynchronize` those of its context, the others global captures, and thread-local ones of their own
/// thread, unless the thread is in the mode RELAXED.
const UNSAFE: [&str; 18] = [
    "cuMemAlloc_v2",
    "cuMemAllocHost_v2",
    "cuMemAllocManaged",
    "cuMemHostAlloc",
    "cuMemHostRegister_v2",
    "cuMemHostUnregister",
    "cuMemFree_v2",
    "cuMemFreeHost",
    "cuCtxSynchronize",
    "cuStreamSynchronize",
    "cuEventSynchronize",
    "cuModuleLoadData",
    "cuModuleUnload",
    "cuGraphUpload",
    "cuGraphExecDestroy",
    "cuEventQuery",
    "cuMemPoolGetAttribute",
    "cuStreamQuery",
];

/// Calls that find out for themselves that a stream captures.
const AWARE: [&str; 6] = [
    "cuStreamBeginCapture_v2",
    "cuStreamBeginCaptureToGraph",
    "cuStreamEndCapture",
    "cuStreamGetCaptureInfo_v3",
    "cuStreamIsCapturing",
    "cuStreamDestroy_v2",
];

/// A stream among those of captures: the one of a thread has a number of its own.
fn capture_identity(stream: u64) -> u64 {
    match stream == CU_STREAM_PER_THREAD as u64 {
        // SAFETY: it takes nothing.
        true => 1 << 63 | unsafe { libc::gettid() } as u64,
        false => stream,
    }
}

impl State {
    fn captures(&mut self) -> &mut [Capture] {
        &mut self.history.captures
    }

    fn capture(&mut self, stream: u64) -> Option<&mut Capture> {
        let stream = capture_identity(stream);
        self.captures().iter_mut().find(|capture| capture.includes(stream))
    }

    pub fn begin_capture(&mut self, stream: u64, mode: CUstreamCaptureMode, graph: u64) -> Result {
        let thread = thread::current().id();
        if self.capture(stream).is_some() {
            return Err(CUresult::CUDA_ERROR_ILLEGAL_STATE);
        }
        let stream = capture_identity(stream);
        if stream <= 1 {
            return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
        }
        let capture = Capture {
            origin: stream,
            mode,
            thread,
            context: current_context(),
            graph,
            broken: false,
            joined: BTreeSet::new(),
            unjoined: BTreeSet::new(),
            work: Work::default(),
        };
        self.history.captures.push(capture);
        Ok(())
    }

    /// Returns the graph of the capture that ends.
    pub fn end_capture(&mut self, stream: u64) -> Result<u64> {
        let stream = capture_identity(stream);
        let capture = self.capture(stream).ok_or(CUresult::CUDA_ERROR_ILLEGAL_STATE)?;
        if capture.origin != stream {
            return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED);
        }
        let is_relaxed = capture.mode == CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
        if !is_relaxed && capture.thread != thread::current().id() {
            return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD);
        }
        let (graph, work) = (capture.graph, capture.work);
        let result = match (capture.broken, capture.unjoined.is_empty()) {
            (true, _) => Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED),
            (_, false) => Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED),
            _ => Ok(graph),
        };
        self.history.captures.retain(|capture| capture.origin != stream);
        let before = self.history.work.entry(graph).or_default();
        before.fault = before.fault.or(work.fault);
        before.left_out = before.left_out.or(work.left_out);
        if result.is_err() {
            self.ends(graph);
        }
        result
    }

    pub fn capture_status(&mut self, stream: u64) -> CUstreamCaptureStatus {
        match self.capture(stream).map(|capture| capture.broken) {
            None => CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE,
            Some(false) => CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE,
            Some(true) => CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_INVALIDATED,
        }
    }

    /// The graph of a capture that is not broken.
    pub fn captured_graph(&mut self, stream: u64) -> Option<u64> {
        self.capture(stream).filter(|capture| !capture.broken).map(|capture| capture.graph)
    }

    /// Breaks the captures that this call breaks wherever it is made. Fails if there are any.
    pub fn breaks_captures(&mut self, name: &str) -> Result {
        use CUstreamCaptureMode as Mode;
        let (thread, own) = (thread::current().id(), MODE.get());
        // A wait for all work of a context is one for its streams that capture, in every mode, and for no other.
        let waited = (name == "cuCtxSynchronize").then(current_context);
        let counts = |capture: &&mut Capture| match (own, capture.mode) {
            (_, _) if waited.is_some() => waited == Some(capture.context),
            (Mode::CU_STREAM_CAPTURE_MODE_RELAXED, _)
            | (_, Mode::CU_STREAM_CAPTURE_MODE_RELAXED) => false,
            (_, _) if capture.thread == thread => true,
            modes => modes.0 == Mode::CU_STREAM_CAPTURE_MODE_GLOBAL && modes.1 == modes.0,
        };
        if self.captures().is_empty() || !UNSAFE.contains(&name) {
            return Ok(());
        }
        let broken = self.captures().iter_mut().filter(counts).map(|capture| capture.broken = true);
        match broken.count() {
            0 => Ok(()),
            _ => Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED),
        }
    }

    /// Returns the device of a stream. The default streams belong to the current context.
    pub fn stream(&mut self, stream: u64) -> Result<i32> {
        let invalid = CUresult::CUDA_ERROR_INVALID_HANDLE;
        let device = match self.streams.get(&stream) {
            Some(stream) => stream.device,
            None if stream <= CU_STREAM_PER_THREAD as u64 => self.current()?,
            None => return Err(self.refusal(Kind::Stream, stream, invalid)),
        };
        self.uses_stream(stream)?;
        Ok(device)
    }

    /// Fails if a call may not use this stream because of captures, which it may break.
    pub fn uses_stream(&mut self, stream: u64) -> Result {
        let calling = self.calling.to_str().unwrap_or_default();
        if self.captures().is_empty() || AWARE.contains(&calling) {
            return Ok(());
        }
        let non_blocking = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
        let waits = |stream: &u64, state: &Self| {
            state.streams.get(stream).is_none_or(|stream| stream.flags & non_blocking == 0)
        };
        let origins: Vec<u64> = self.captures().iter().map(|capture| capture.origin).collect();
        let blocking: Vec<u64> = origins.into_iter().filter(|origin| waits(origin, self)).collect();
        for capture in self.captures() {
            if stream <= 1 && blocking.contains(&capture.origin) {
                capture.broken = true;
                return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT);
            }
        }
        let Some(capture) = self.capture(stream) else { return Ok(()) };
        if capture.broken {
            return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
        }
        if OF_STREAM.contains(&calling) {
            capture.broken = true;
            return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
        }
        Ok(())
    }

    /// Fails with `CAPTURED` if work in this stream is captured. The model does not do it later.
    pub fn runs_now(&mut self, stream: u64) -> Result {
        let calling = self.calling;
        let Some(capture) = self.capture(stream) else { return Ok(()) };
        // What waits for a captured event waits for work of the same graph.
        if calling != c"cuEventRecord" {
            capture.work.left_out.get_or_insert(calling);
        }
        Err(CAPTURED)
    }

    /// Captures a kernel that does nothing, or that fails with this code. Fails with `CAPTURED` if the stream captures.
    pub fn captures_kernel(&mut self, stream: u64, fault: Option<CUresult>) -> Result {
        let Some(capture) = self.capture(stream) else { return Ok(()) };
        capture.work.fault = capture.work.fault.or(fault);
        Err(CAPTURED)
    }

    /// Notes that an event is recorded in a stream.
    pub fn capture_event(&mut self, event: u64, stream: u64) {
        let stream = capture_identity(stream);
        let graph = self.capture(stream).map(|capture| capture.graph);
        match graph {
            Some(graph) => self.history.captured.insert(event, (graph, stream)),
            None => self.history.captured.remove(&event),
        };
    }

    /// Fails if the host asks for an event of a capture, which breaks that if it has not ended.
    pub fn uses_event(&mut self, event: u64) -> Result {
        let captured = self.history.captured.get(&event).copied();
        let Some((graph, _)) = captured else { return Ok(()) };
        let captures = self.captures().iter_mut().filter(|capture| capture.graph == graph);
        match captures.map(|capture| capture.broken = true).count() {
            0 => Err(CUresult::CUDA_ERROR_INVALID_VALUE),
            _ => Err(CUresult::CUDA_ERROR_CAPTURED_EVENT),
        }
    }

    /// A stream waits for an event: joins the capture of the event, or joins a stream of its capture.
    pub fn joins(&mut self, stream: u64, event: u64) -> Result {
        let captured = self.history.captured.get(&event).copied();
        let stream = capture_identity(stream);
        let own = self.capture(stream).map(|capture| capture.graph);
        match (own, captured) {
            (None, None) => {}
            (Some(own), Some((graph, _))) if own != graph => {
                let both = |capture: &&mut Capture| [own, graph].contains(&capture.graph);
                let both = self.captures().iter_mut().filter(both);
                both.for_each(|capture| capture.broken = true);
                return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_MERGE);
            }
            (Some(own), None) => {
                let own = self.captures().iter_mut().filter(|capture| capture.graph == own);
                own.for_each(|capture| capture.broken = true);
                return Err(CUresult::CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
            }
            (_, Some((graph, from))) => {
                let capture = self.captures().iter_mut().find(|capture| capture.graph == graph);
                let Some(capture) = capture else {
                    return Err(CUresult::CUDA_ERROR_CAPTURED_EVENT);
                };
                capture.unjoined.remove(&from);
                if stream != capture.origin {
                    capture.joined.insert(stream);
                    capture.unjoined.insert(stream);
                }
            }
        }
        Ok(())
    }

    /// Whether a stream captures into a graph.
    pub fn captures_into(&mut self, graph: u64) -> bool {
        self.captures().iter().any(|capture| capture.graph == graph)
    }

    /// The graph of a new capture.
    pub fn graph_of_capture(&mut self) -> u64 {
        self.value_in(Kind::Graph, 0)
    }
}
