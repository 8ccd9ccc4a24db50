use super::*;

/// cuDevicePrimaryCtxRetain, cuDevicePrimaryCtxRelease
pub fn primary() -> Result<()> {
    let device = calls::cuDeviceGet(0)?;
    let context = calls::cuDevicePrimaryCtxRetain(device)?; // does not make it current
    // SAFETY: the context is retained, and nothing uses it after its release.
    unsafe {
        calls::cuCtxPushCurrent(context)?;
        let memory = calls::cuMemAlloc(1 << 20)?;
        calls::cuMemFree(memory)?;
        calls::cuCtxPopCurrent()?;
        calls::cuDevicePrimaryCtxRelease(device)
    }
}

/// cuDevicePrimaryCtxSetFlags, cuDevicePrimaryCtxGetState, cuCtxGetFlags
pub fn flags() -> Result<()> {
    let device = calls::cuDeviceGet(0)?;
    let blocking = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC; // a thread that waits sleeps
    calls::cuDevicePrimaryCtxSetFlags(device, blocking.bits())?;
    let (flags, active) = calls::cuDevicePrimaryCtxGetState(device)?;
    println!("primary context: flags {flags:#x}, active: {}", active != 0);
    println!("current context: flags {:#x}", calls::cuCtxGetFlags()?);
    Ok(())
}
