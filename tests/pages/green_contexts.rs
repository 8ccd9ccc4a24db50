use super::*;

/// cuGreenCtxCreate, cuDevResourceGenerateDesc, cuDevSmResourceSplitByCount, cuDeviceGetDevResource, cuGreenCtxDestroy, cuGreenCtxStreamCreate
pub fn some_multiprocessors() -> Result<()> {
    let device = calls::cuDeviceGet(0)?;
    let sm = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
    let all = calls::cuDeviceGetDevResource(device, sm)?;
    let (mut part, mut parts) = (CUdevResource::default(), 1);
    let flags = CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM.bits();
    // SAFETY: the outputs can be written, and nothing uses the stream or the context after their
    // ends.
    unsafe {
        let (rest, least) = (ptr::null_mut(), 16); // multiprocessors
        calls::cuDevSmResourceSplitByCount(&mut part, &mut parts, &all, rest, 0, least)?;
        let description = calls::cuDevResourceGenerateDesc(&mut part, 1)?;
        let context = calls::cuGreenCtxCreate(description, device, flags)?;
        let non_blocking = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
        let stream = calls::cuGreenCtxStreamCreate(context, non_blocking, 0)?;
        // ... launches: their blocks run on these multiprocessors ...
        calls::cuStreamDestroy(stream)?;
        calls::cuGreenCtxDestroy(context)
    }
}
