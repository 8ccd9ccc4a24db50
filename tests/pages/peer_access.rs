use super::*;

/// cuDeviceCanAccessPeer, cuCtxEnablePeerAccess, cuCtxDisablePeerAccess
pub fn peers() -> Result<()> {
    let (device, peer) = (calls::cuDeviceGet(0)?, calls::cuDeviceGet(1)?);
    if calls::cuDeviceCanAccessPeer(device, peer)? == 0 {
        println!("device 0 cannot reach the memory of device 1");
        return Ok(());
    }
    let theirs = calls::cuDevicePrimaryCtxRetain(peer)?;
    // SAFETY: the context is retained until the access ends.
    unsafe {
        calls::cuCtxEnablePeerAccess(theirs, 0)?; // for the current context, in one direction
        // ... kernels of device 0 use memory of device 1 ...
        calls::cuCtxDisablePeerAccess(theirs)?;
        calls::cuDevicePrimaryCtxRelease(peer)
    }
}
