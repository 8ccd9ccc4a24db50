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
