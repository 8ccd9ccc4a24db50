//! Rules of the group "CUDA Checkpointing".

use crate::rule::{Verdict, rules, target};
use core::ffi::c_int;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuCheckpointProcessLock(args: *mut CUcheckpointLockArgs) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    if let Some(args) = unsafe { target(args) } {
        rules! {
            1: args.reserved0 => zero();
            2: &args.reserved1 => zeros();
        }
    }
    Ok(())
}

/// The process whose memory is saved to or restored from the caller's own storage.
#[inline]
fn with_custom_storage(pid: c_int) -> Verdict {
    let own = u32::try_from(pid) == Ok(std::process::id());
    rules!(3 asks: pid => hold(!own, "not be the calling process"), since 13_040,
        "where args.customStorageInfo_out is not null", else NOT_SUPPORTED);
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuCheckpointProcessCheckpoint(
    pid: c_int,
    args: *mut CUcheckpointCheckpointArgs,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    if let Some(args) = unsafe { target(args) } {
        rules! {
            4: args.customStorageInfo_out => null(), until 13_030, "a reserved field there";
            5: &args.reserved => zeros();
        }
        if !args.customStorageInfo_out.is_null() {
            with_custom_storage(pid)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuCheckpointProcessRestore(
    pid: c_int,
    args: *mut CUcheckpointRestoreArgs,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    if let Some(args) = unsafe { target(args) } {
        rules! {
            6: args.gpuPairs => null(), until 12_090, "a reserved field there";
            7: args.gpuPairsCount => zero(), until 12_090, "a reserved field there";
            8: args.padding0 => zero(), until 13_030, "reserved bytes there";
            9: args.customStorageInfo_out => null(), until 13_030, "a reserved field there";
            10: &args.reserved => zeros();
        }
        if !args.customStorageInfo_out.is_null() {
            with_custom_storage(pid)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuCheckpointProcessUnlock(args: *mut CUcheckpointUnlockArgs) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    if let Some(args) = unsafe { target(args) } {
        rules!(11: &args.reserved => zeros());
    }
    Ok(())
}
