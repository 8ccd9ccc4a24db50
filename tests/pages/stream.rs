use super::*;

/// cuStreamCreate, cuStreamDestroy, cuStreamQuery, cuStreamSynchronize
pub fn stream() -> Result<()> {
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    // SAFETY: the stream is live, and nothing uses it after its end.
    unsafe {
        // ... copies and launches ...
        match calls::cuStreamQuery(stream) {
            Err(error) if error.code() == CUresult::CUDA_ERROR_NOT_READY => println!("at work"),
            done => done?,
        }
        calls::cuStreamSynchronize(stream)?; // waits
        calls::cuStreamDestroy(stream)
    }
}

/// cuStreamCreateWithPriority, cuCtxGetStreamPriorityRange, cuStreamGetPriority
pub fn priorities() -> Result<()> {
    let (mut least, mut greatest) = (0, 0);
    let flags = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
    // SAFETY: the outputs can be written, and nothing uses the stream after its end.
    unsafe {
        calls::cuCtxGetStreamPriorityRange(&mut least, &mut greatest)?;
        let urgent = calls::cuStreamCreateWithPriority(flags, greatest)?; // a smaller number
        println!("{} of {least} to {greatest}", calls::cuStreamGetPriority(urgent)?);
        calls::cuStreamDestroy(urgent)
    }
}

/// cuStreamWaitEvent
pub fn wait_for_event() -> Result<()> {
    let flags = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
    let (first, second) = (calls::cuStreamCreate(flags)?, calls::cuStreamCreate(flags)?);
    let event = calls::cuEventCreate(CUevent_flags::CU_EVENT_DISABLE_TIMING.bits())?;
    // SAFETY: all are live, and nothing uses them after their end.
    unsafe {
        // ... work in the first stream ...
        calls::cuEventRecord(event, first)?;
        calls::cuStreamWaitEvent(second, event, 0)?; // the host does not wait
        // ... work in the second stream that needs it ...
        calls::cuEventDestroy(event)?;
        calls::cuStreamDestroy(first)?;
        calls::cuStreamDestroy(second)
    }
}

/// cuStreamAttachMemAsync
pub fn attach() -> Result<()> {
    let attach = CUmemAttach_flags::CU_MEM_ATTACH_SINGLE.bits();
    let memory = calls::cuMemAllocManaged(4096, CUmemAttach_flags::CU_MEM_ATTACH_HOST.bits())?;
    let stream = calls::cuStreamCreate(0)?;
    // SAFETY: only work of this stream uses the memory, until it is freed.
    unsafe {
        calls::cuStreamAttachMemAsync(stream, memory, 0, attach)?; // 0: all of it
        calls::cuStreamSynchronize(stream)?;
        calls::cuStreamDestroy(stream)?;
        calls::cuMemFree(memory)
    }
}

/// cuStreamIsCapturing, cuStreamGetFlags
pub fn state() -> Result<()> {
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    // SAFETY: the stream is live, and nothing uses it after its end.
    unsafe {
        let flags = calls::cuStreamGetFlags(stream)?;
        let non_blocking = flags & CUstream_flags::CU_STREAM_NON_BLOCKING.bits() != 0;
        println!("waits for the legacy default stream: {}", !non_blocking);
        match calls::cuStreamIsCapturing(stream)? {
            CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE => {} // its work runs
            status => println!("{status:?}"), // its work is recorded, or the capture is broken
        }
        calls::cuStreamDestroy(stream)
    }
}

/// cuStreamGetCtx
#[expect(dead_code, reason = "another crate has the stream")]
pub fn context_of(stream: CUstream) -> Result<()> {
    // SAFETY: the stream is live.
    unsafe {
        let context = calls::cuStreamGetCtx(stream)?;
        calls::cuCtxSetCurrent(context) // for the calls that follow
    }
}

/// cuStreamGetCaptureInfo
pub fn is_capturing() -> Result<()> {
    let (mut id, mut graph, mut count) = (0, ptr::null_mut(), 0);
    let (mut nodes, edges) = (ptr::null(), ptr::null_mut());
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    // SAFETY: the stream is live, and each output is null or can be written.
    unsafe {
        let status = calls::cuStreamGetCaptureInfo(
            stream, &mut id, &mut graph, &mut nodes, edges, &mut count,
        )?;
        println!("{status:?}: the next node of {graph:?} depends on {count} others");
        calls::cuStreamDestroy(stream)
    }
}
