// Created by `cargo xtask emit` from cuda.h, ledger/checkpoint.toml, src/rules/checkpoint.rs and cuda-sys/build/generate/reference/checkpoint.txt. Do not edit.

use super::Pointer;
use super::of_call;
use crate::cause::Cause;
use crate::refused::checkpoint as refused;
use core::ffi::c_int;
use cuda_sys::{
    CUcheckpointCheckpointArgs, CUcheckpointLockArgs, CUcheckpointRestoreArgs,
    CUcheckpointUnlockArgs, CUprocessState, CUresult,
};

/// Finds the cause of a refusal of [`cuCheckpointProcessGetRestoreThreadId`](crate::calls::cuCheckpointProcessGetRestoreThreadId).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessGetRestoreThreadId(
    pid: c_int,
    tid: *mut c_int,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCheckpointProcessGetRestoreThreadId(pid);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuCheckpointProcessGetRestoreThreadId",
            returned,
            &[(&Pointer(tid.addr()), "tid")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuCheckpointProcessGetState`](crate::calls::cuCheckpointProcessGetState).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessGetState(
    pid: c_int,
    state: *mut CUprocessState,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCheckpointProcessGetState(pid);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuCheckpointProcessGetState",
            returned,
            &[(&Pointer(state.addr()), "state")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuCheckpointProcessLock`](crate::calls::cuCheckpointProcessLock).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCheckpointProcessLock(pid);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCheckpointProcessLock", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuCheckpointProcessCheckpoint`](crate::calls::cuCheckpointProcessCheckpoint).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCheckpointProcessCheckpoint(pid);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCheckpointProcessCheckpoint", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuCheckpointProcessRestore`](crate::calls::cuCheckpointProcessRestore).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCheckpointProcessRestore(pid);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCheckpointProcessRestore", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuCheckpointProcessUnlock`](crate::calls::cuCheckpointProcessUnlock).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCheckpointProcessUnlock(pid);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCheckpointProcessUnlock", returned, &[], find_cause) }
}
