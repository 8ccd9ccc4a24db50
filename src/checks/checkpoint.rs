// Created by `cargo xtask emit` from cuda.h, ledger/checkpoint.toml, src/rules/checkpoint.rs and cuda-sys/build/generate/reference/checkpoint.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::Verdict;
use crate::rule::target;
use core::ffi::c_int;
use cuda_sys::{
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            if let Some(it) = target(args) {
                crate::checks::types::CUcheckpointLockArgs(it).at("args")?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuCheckpointProcessLock")
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            if let Some(args) = target(args) {
                crate::rules::checkpoint::cuCheckpointProcessCheckpoint(pid, args)?;
            }
            if let Some(it) = target(args) {
                crate::checks::types::CUcheckpointCheckpointArgs(it).at("args")?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuCheckpointProcessCheckpoint")
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            if let Some(args) = target(args) {
                crate::rules::checkpoint::cuCheckpointProcessRestore(pid, args)?;
            }
            if let Some(it) = target(args) {
                crate::checks::types::CUcheckpointRestoreArgs(it).at("args")?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuCheckpointProcessRestore")
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            if let Some(it) = target(args) {
                crate::checks::types::CUcheckpointUnlockArgs(it).at("args")?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuCheckpointProcessUnlock")
}
