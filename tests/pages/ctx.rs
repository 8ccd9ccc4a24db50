use super::*;

/// cuCtxSetCurrent, cuCtxGetCurrent, cuCtxGetDevice
pub fn set_current() -> Result<()> {
    let device = calls::cuDeviceGet(0)?;
    let context = calls::cuDevicePrimaryCtxRetain(device)?;
    // SAFETY: the context is retained, and no longer current when it is released.
    unsafe {
        calls::cuCtxSetCurrent(context)?; // replaces the one that is current on this thread
        assert_eq!(calls::cuCtxGetCurrent()?, context);
        assert_eq!(calls::cuCtxGetDevice()?, device);
        calls::cuCtxSetCurrent(ptr::null_mut())?;
        calls::cuDevicePrimaryCtxRelease(device)
    }
}

/// cuCtxPushCurrent, cuCtxPopCurrent
pub fn push_and_pop() -> Result<()> {
    let (of_caller, device) = (calls::cuCtxGetCurrent()?, calls::cuDeviceGet(0)?);
    let context = calls::cuDevicePrimaryCtxRetain(device)?;
    // SAFETY: the context is retained until it has been popped.
    unsafe {
        calls::cuCtxPushCurrent(context)?;
        // ... calls that need a context ...
        assert_eq!(calls::cuCtxPopCurrent()?, context);
        calls::cuDevicePrimaryCtxRelease(device)?;
    }
    assert_eq!(calls::cuCtxGetCurrent()?, of_caller);
    Ok(())
}

/// cuCtxCreate, cuCtxDestroy, cuCtxGetApiVersion
pub fn create() -> Result<()> {
    let flags = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC.bits();
    // SAFETY: there are no parameters, and nothing uses the context after its end.
    unsafe {
        let device = calls::cuDeviceGet(0)?;
        let context = calls::cuCtxCreate(ptr::null_mut(), flags, device)?; // current now
        println!("version {}", calls::cuCtxGetApiVersion(context)?);
        calls::cuCtxDestroy(context)
    }
}

/// cuCtxSetLimit, cuCtxGetLimit
pub fn limits() -> Result<()> {
    let heap = CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE; // of `malloc` in device code
    calls::cuCtxSetLimit(heap, 64 << 20)?;
    println!("{} bytes", calls::cuCtxGetLimit(heap)?); // the driver may round up
    Ok(())
}

/// cuCtxSetCacheConfig, cuCtxGetCacheConfig
pub fn caches() -> Result<()> {
    let preferred = CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED; // more shared memory, less L1
    calls::cuCtxSetCacheConfig(preferred)?;
    println!("{:?}", calls::cuCtxGetCacheConfig()?);
    Ok(())
}

/// cuCtxSynchronize
pub fn wait() -> Result<()> {
    let memory = calls::cuMemAlloc(4096)?;
    // SAFETY: the memory has 4096 bytes, and is freed after the fill.
    unsafe {
        calls::cuMemsetD8Async(memory, 0xff, 4096, ptr::null_mut())?;
        calls::cuCtxSynchronize()?; // all work of the context is complete, and its errors are known
        calls::cuMemFree(memory)
    }
}

/// cuCtxSetFlags
pub fn flags_of_the_current_context() -> Result<()> {
    let blocking = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC; // a thread that waits sleeps
    calls::cuCtxSetFlags(blocking.bits())?;
    println!("{:#x}", calls::cuCtxGetFlags()?);
    Ok(())
}
