// Created by `cargo xtask emit` from cuda.h, ledger/checkpoint.toml and cuda-sys/build/generate/reference/checkpoint.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use core::ffi::c_int;
use cuda_sys::{CUprocessState, CUresult};

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
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuCheckpointProcessGetRestoreThreadId",
            returned,
            &[(&Pointer(tid.addr()), "tid")],
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
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(c"cuCheckpointProcessGetState", returned, &[(&Pointer(state.addr()), "state")])
    }
}
