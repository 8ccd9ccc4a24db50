// Created by `cargo xtask emit` from cuda.h, src/rules/checkpoint.toml, src/rules/checkpoint.rs and cuda-sys/build/generate/reference/checkpoint.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use core::ffi::c_int;
use libcuda_sys::{
    CUcheckpointCheckpointArgs, CUcheckpointLockArgs, CUcheckpointRestoreArgs,
    CUcheckpointUnlockArgs,
};

/// Checks the preconditions of [`cuCheckpointProcessLock`](crate::calls::cuCheckpointProcessLock) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessLock(
    pid: c_int,
    args: *mut CUcheckpointLockArgs,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(it) = target(args) {
            if let Err(broken) = crate::checks::types::CUcheckpointLockArgs(it) {
                return Err(broken.at("args").of(c"cuCheckpointProcessLock"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuCheckpointProcessCheckpoint`](crate::calls::cuCheckpointProcessCheckpoint) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessCheckpoint(
    pid: c_int,
    args: *mut CUcheckpointCheckpointArgs,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(args) = target(args) {
            if let Err(broken) = crate::rules::checkpoint::cuCheckpointProcessCheckpoint(pid, args)
            {
                return Err(broken.of(c"cuCheckpointProcessCheckpoint"));
            }
        }
        if let Some(it) = target(args) {
            if let Err(broken) = crate::checks::types::CUcheckpointCheckpointArgs(it) {
                return Err(broken.at("args").of(c"cuCheckpointProcessCheckpoint"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuCheckpointProcessRestore`](crate::calls::cuCheckpointProcessRestore) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessRestore(
    pid: c_int,
    args: *mut CUcheckpointRestoreArgs,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(args) = target(args) {
            if let Err(broken) = crate::rules::checkpoint::cuCheckpointProcessRestore(pid, args) {
                return Err(broken.of(c"cuCheckpointProcessRestore"));
            }
        }
        if let Some(it) = target(args) {
            if let Err(broken) = crate::checks::types::CUcheckpointRestoreArgs(it) {
                return Err(broken.at("args").of(c"cuCheckpointProcessRestore"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuCheckpointProcessUnlock`](crate::calls::cuCheckpointProcessUnlock) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessUnlock(
    pid: c_int,
    args: *mut CUcheckpointUnlockArgs,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Some(it) = target(args) {
            if let Err(broken) = crate::checks::types::CUcheckpointUnlockArgs(it) {
                return Err(broken.at("args").of(c"cuCheckpointProcessUnlock"));
            }
        }
        Ok(())
    }
}
