//! Rules of the group "CUDA Checkpointing".

use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_int;
use cuda_sys::*;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuCheckpointProcessLock(args: *mut CUcheckpointLockArgs) -> Result<()> {
    // SAFETY: as for the call.
    if let Some(args) = unsafe { args.as_ref() } {
        rules! { c"cuCheckpointProcessLock":
            args.reserved0 => zero(), KNOWN;
            &args.reserved1 => zero_bytes(), KNOWN;
        }
    }
    Ok(())
}

/// Whether a process is this one.
fn own(pid: c_int) -> bool {
    u32::try_from(pid) == Ok(std::process::id())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuCheckpointProcessCheckpoint(
    pid: c_int,
    args: *mut CUcheckpointCheckpointArgs,
) -> Result<()> {
    // SAFETY: as for the call.
    if let Some(args) = unsafe { args.as_ref() } {
        rules! { c"cuCheckpointProcessCheckpoint":
            args.customStorageInfo_out => null(), 11_070..=13_030, "a reserved field there";
            &args.reserved => zero_bytes(), KNOWN;
        }
        if !args.customStorageInfo_out.is_null() {
            rules! { c"cuCheckpointProcessCheckpoint":
                pid => hold(!own(pid), "not be the calling process"), 13_040..=13_050, "with args.customStorageInfo_out", else CUDA_ERROR_NOT_SUPPORTED;
            }
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuCheckpointProcessRestore(
    pid: c_int,
    args: *mut CUcheckpointRestoreArgs,
) -> Result<()> {
    // SAFETY: as for the call.
    if let Some(args) = unsafe { args.as_ref() } {
        rules! { c"cuCheckpointProcessRestore":
            args.gpuPairs => null(), 11_070..=12_090, "a reserved field there";
            args.gpuPairsCount => zero(), 11_070..=12_090, "a reserved field there";
            args.padding0 => zero(), 11_070..=13_030, "reserved bytes there";
            args.customStorageInfo_out => null(), 11_070..=13_030, "a reserved field there";
            &args.reserved => zero_bytes(), KNOWN;
        }
        if !args.customStorageInfo_out.is_null() {
            rules! { c"cuCheckpointProcessRestore":
                pid => hold(!own(pid), "not be the calling process"), 13_040..=13_050, "with args.customStorageInfo_out", else CUDA_ERROR_NOT_SUPPORTED;
            }
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuCheckpointProcessUnlock(args: *mut CUcheckpointUnlockArgs) -> Result<()> {
    // SAFETY: as for the call.
    if let Some(args) = unsafe { args.as_ref() } {
        rules! { c"cuCheckpointProcessUnlock":
            &args.reserved => zero_bytes(), KNOWN;
        }
    }
    Ok(())
}
