use super::*;

/// cuStreamWaitValue32, cuStreamWriteValue32
pub fn write_and_wait() -> Result<()> {
    let flags = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
    let (writer, waiter) = (calls::cuStreamCreate(flags)?, calls::cuStreamCreate(flags)?);
    let word = calls::cuMemAlloc(4)?;
    let equal = CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ.bits();
    // SAFETY: the word lives until both streams are synchronized.
    unsafe {
        calls::cuMemsetD32(word, 0, 1)?;
        calls::cuCtxSynchronize()?;
        calls::cuStreamWaitValue32(waiter, word, 1, equal)?; // its later work waits
        calls::cuStreamWriteValue32(writer, word, 1, 0)?;
        calls::cuCtxSynchronize()?;
        calls::cuMemFree(word)?;
        calls::cuStreamDestroy(writer)?;
        calls::cuStreamDestroy(waiter)
    }
}
