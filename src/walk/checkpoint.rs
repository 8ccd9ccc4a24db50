// Created by `cargo xtask emit` from cuda.h, ledger/checkpoint.toml, src/rules/checkpoint.rs, cuda-sys/build/generate/reference/checkpoint.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuCheckpointProcessLock(args: *mut CUcheckpointLockArgs) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(it) = target(args) {
            crate::walk::CUcheckpointLockArgs(it).at("args")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuCheckpointProcessCheckpoint(
    pid: c_int,
    args: *mut CUcheckpointCheckpointArgs,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(args) = target(args) {
            crate::rules::checkpoint::cuCheckpointProcessCheckpoint(pid, args)?;
        }
        if let Some(it) = target(args) {
            crate::walk::CUcheckpointCheckpointArgs(it).at("args")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuCheckpointProcessRestore(
    pid: c_int,
    args: *mut CUcheckpointRestoreArgs,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(args) = target(args) {
            crate::rules::checkpoint::cuCheckpointProcessRestore(pid, args)?;
        }
        if let Some(it) = target(args) {
            crate::walk::CUcheckpointRestoreArgs(it).at("args")?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuCheckpointProcessUnlock(args: *mut CUcheckpointUnlockArgs) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if let Some(it) = target(args) {
            crate::walk::CUcheckpointUnlockArgs(it).at("args")?;
        }
        Ok(())
    }
}
