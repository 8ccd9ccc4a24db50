// Created by `cargo xtask emit` from ledger/checkpoint.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::checkpoint as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuCheckpointProcessLock`](crate::calls::cuCheckpointProcessLock) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `args.reserved0` must be zero. (Rule 1)
/// - `args.reserved1` must be zero. (Rule 2)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessLock(
    pid: c_int,
    args: *mut CUcheckpointLockArgs,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuCheckpointProcessLock(args) }.of(c"cuCheckpointProcessLock")
}

/// The preconditions of [`cuCheckpointProcessCheckpoint`](crate::calls::cuCheckpointProcessCheckpoint) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `args.customStorageInfo_out` must be null, a reserved field there, up to CUDA 13.3. (Rule 4)
/// - `args.reserved` must be zero. (Rule 5)
///
/// # Checked by asking the driver or the system
///
/// - `pid` must not be the calling process, where `args.customStorageInfo_out` is not null, since CUDA 13.4. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 3)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessCheckpoint(
    pid: c_int,
    args: *mut CUcheckpointCheckpointArgs,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuCheckpointProcessCheckpoint(pid, args) }.of(c"cuCheckpointProcessCheckpoint")
}

/// The preconditions of [`cuCheckpointProcessRestore`](crate::calls::cuCheckpointProcessRestore) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `args.gpuPairs` must be null, a reserved field there, up to CUDA 12.9. (Rule 6)
/// - `args.gpuPairsCount` must be zero, a reserved field there, up to CUDA 12.9. (Rule 7)
/// - `args.padding0` must be zero, reserved bytes there, up to CUDA 13.3. (Rule 8)
/// - `args.customStorageInfo_out` must be null, a reserved field there, up to CUDA 13.3. (Rule 9)
/// - `args.reserved` must be zero. (Rule 10)
///
/// # Checked by asking the driver or the system
///
/// - `pid` must not be the calling process, where `args.customStorageInfo_out` is not null, since CUDA 13.4. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 3)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessRestore(
    pid: c_int,
    args: *mut CUcheckpointRestoreArgs,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuCheckpointProcessRestore(pid, args) }.of(c"cuCheckpointProcessRestore")
}

/// The preconditions of [`cuCheckpointProcessUnlock`](crate::calls::cuCheckpointProcessUnlock) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `args.reserved` must be zero. (Rule 11)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCheckpointProcessUnlock(
    pid: c_int,
    args: *mut CUcheckpointUnlockArgs,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuCheckpointProcessUnlock(args) }.of(c"cuCheckpointProcessUnlock")
}
