// Created by `cargo xtask emit` from cuda.h, ledger/checkpoint.toml, src/rules/checkpoint.rs and cuda-sys/build/generate/reference/checkpoint.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::walk::checkpoint as walk;
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
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuCheckpointProcessLock(args) }.of(c"cuCheckpointProcessLock")
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
    unsafe { walk::cuCheckpointProcessCheckpoint(pid, args) }.of(c"cuCheckpointProcessCheckpoint")
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
    unsafe { walk::cuCheckpointProcessRestore(pid, args) }.of(c"cuCheckpointProcessRestore")
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
    unsafe { walk::cuCheckpointProcessUnlock(args) }.of(c"cuCheckpointProcessUnlock")
}
