use super::*;

/// cuEventRecord, cuEventCreate, cuEventDestroy, cuEventElapsedTime, cuEventQuery, cuEventSynchronize
pub fn times() -> Result<()> {
    let (start, end) = (calls::cuEventCreate(0)?, calls::cuEventCreate(0)?);
    let stream = ptr::null_mut(); // the default stream
    // SAFETY: the events are live, and nothing uses them after their end.
    unsafe {
        calls::cuEventRecord(start, stream)?;
        // ... work in the stream ...
        calls::cuEventRecord(end, stream)?;
        if calls::cuEventQuery(end).is_err() {
            calls::cuEventSynchronize(end)?; // not complete: wait
        }
        println!("{} ms", calls::cuEventElapsedTime(start, end)?);
        calls::cuEventDestroy(start)?;
        calls::cuEventDestroy(end)
    }
}

/// cuEventRecordWithFlags
pub fn recorded_by_a_graph() -> Result<()> {
    let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
    let event = calls::cuEventCreate(CUevent_flags::CU_EVENT_DISABLE_TIMING.bits())?;
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    // SAFETY: the stream and the event are live, and nothing uses the objects after their ends.
    unsafe {
        calls::cuStreamBeginCapture(stream, mode)?;
        // Each launch of the graph records the event, for which other streams can wait.
        let external = CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL.bits();
        calls::cuEventRecordWithFlags(event, stream, external)?;
        let graph = calls::cuStreamEndCapture(stream)?;
        calls::cuGraphDestroy(graph)?;
        calls::cuEventDestroy(event)?;
        calls::cuStreamDestroy(stream)
    }
}
