use super::*;

/// cuCheckpointProcessLock, cuCheckpointProcessCheckpoint, cuCheckpointProcessRestore, cuCheckpointProcessUnlock
#[expect(dead_code, reason = "it stops another process")]
pub fn free_the_device_for_a_while(pid: c_int) -> Result<()> {
    let mut lock = CUcheckpointLockArgs { timeoutMs: 10_000, ..Default::default() };
    // SAFETY: the arguments may be null, and the process may be stopped.
    unsafe {
        calls::cuCheckpointProcessLock(pid, &mut lock)?; // its CUDA calls wait
        calls::cuCheckpointProcessCheckpoint(pid, ptr::null_mut())?; // memory to the host
        // ... the device is free for others ...
        calls::cuCheckpointProcessRestore(pid, ptr::null_mut())?;
        calls::cuCheckpointProcessUnlock(pid, ptr::null_mut())
    }
}
