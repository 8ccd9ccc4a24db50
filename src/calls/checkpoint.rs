// Created by `cargo xtask emit` from cuda.h, src/rules/checkpoint.toml, src/rules/checkpoint.rs, cuda-sys/build/generate/reference/checkpoint.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/checkpoint.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::c_int;
use libcuda_sys::{
    CUcheckpointCheckpointArgs, CUcheckpointLockArgs, CUcheckpointOperationHandle,
    CUcheckpointRestoreArgs, CUcheckpointUnlockArgs, CUprocessState,
};

/// Returns the id of the restore thread of a process.
///
/// Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuCheckpointProcessGetRestoreThreadId`](libcuda_sys::cuCheckpointProcessGetRestoreThreadId).
///
/// Examples of this group: [`cuCheckpointProcessLock`].
///
/// # Parameters
///
/// - `pid`: The id of the process.
///
/// # Returns
///
/// The id of the thread.
///
/// # Why it is safe
///
/// The call takes only a number and changes nothing in any process.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `pid` is not the number of an existing process. [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (883)
/// - `pid` is a process that does not use CUDA: it has not called [`cuInit`](crate::calls::cuInit), or has ended. [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED). (1089)
///
/// # Left to the caller
///
/// - `pid` must be a process on Linux. Not checked, because the driver of another system reports it itself.
#[inline]
pub fn cuCheckpointProcessGetRestoreThreadId(pid: c_int) -> Result<c_int> {
    let mut tid = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCheckpointProcessGetRestoreThreadId(pid, &mut tid) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuCheckpointProcessGetRestoreThreadId",
                outcome,
                (pid,),
                rows::cuCheckpointProcessGetRestoreThreadId,
                unruled,
            )
        });
    }
    Ok(tid)
}

/// Returns the checkpoint state of a process.
///
/// Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuCheckpointProcessGetState`](libcuda_sys::cuCheckpointProcessGetState).
///
/// Examples of this group: [`cuCheckpointProcessLock`].
///
/// # Parameters
///
/// - `pid`: The id of the process.
///
/// # Returns
///
/// The state.
///
/// # Why it is safe
///
/// The call takes only a number and changes nothing in any process.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `pid` is not the number of an existing process. [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (883)
/// - `pid` is a process that does not use CUDA: it has not called [`cuInit`](crate::calls::cuInit), or has ended. [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED). (1089)
///
/// # Left to the caller
///
/// - `pid` must be a process on Linux. Not checked, because the driver of another system reports it itself.
#[inline]
pub fn cuCheckpointProcessGetState(pid: c_int) -> Result<CUprocessState> {
    let mut state = CUprocessState(0);
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCheckpointProcessGetState(pid, &mut state) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuCheckpointProcessGetState",
                outcome,
                (pid,),
                rows::cuCheckpointProcessGetState,
                unruled,
            )
        });
    }
    Ok(state)
}

/// Locks a running process, whose further CUDA calls then wait.
///
/// Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuCheckpointProcessLock`](libcuda_sys::cuCheckpointProcessLock).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn free_the_device_for_a_while(pid: c_int) -> Result<()> {
///     let mut lock = CUcheckpointLockArgs { timeoutMs: 10_000, ..Default::default() };
///     // SAFETY: the arguments may be null, and the process may be stopped.
///     unsafe {
///         calls::cuCheckpointProcessLock(pid, &mut lock)?; // its CUDA calls wait
///         calls::cuCheckpointProcessCheckpoint(pid, ptr::null_mut())?; // memory to the host
///         // ... the device is free for others ...
///         calls::cuCheckpointProcessRestore(pid, ptr::null_mut())?;
///         calls::cuCheckpointProcessUnlock(pid, ptr::null_mut())
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `pid`: The id of the process.
/// - `args`: The options: a time limit in milliseconds, after which the process keeps running. Null stands for no options.
///
/// # Safety
///
/// `args` must be null or point to one structure.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `args` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_NOT_READY)
///
/// # Checked
///
/// - `args.reserved0` must be zero. (1)
/// - `args.reserved1` must be zero. (2)
///
/// # Explained after a refusal
///
/// - `pid` is not the number of an existing process. [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (883)
/// - `pid` is a process that does not use CUDA: it has not called [`cuInit`](crate::calls::cuInit), or has ended. [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED). (1089)
/// - `pid` is a process in [`CU_PROCESS_STATE_FAILED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_FAILED): a checkpoint or a restore of it has failed. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1090)
/// - `pid` is a process in [`CU_PROCESS_STATE_CHECKPOINTING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_CHECKPOINTING), which [`cuCheckpointOperationComplete`] ends. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1091)
/// - `pid` is a process in [`CU_PROCESS_STATE_RESTORING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_RESTORING), which [`cuCheckpointOperationComplete`] ends. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1092)
/// - `pid` is a process in [`CU_PROCESS_STATE_LOCKED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_LOCKED): it is locked already. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1093)
/// - `pid` is a process in [`CU_PROCESS_STATE_CHECKPOINTED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_CHECKPOINTED): it was checkpointed, and must be restored before this. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1094)
///
/// # Left to the caller
///
/// - `pid` must be a process on Linux. Not checked, because the driver of another system reports it itself.
/// - `pid` must be a process in [`CU_PROCESS_STATE_RUNNING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_RUNNING). Not checked, because the driver checks it, and the state may change between a query and the call. (Explained after a refusal: 1093 and 1094)
#[inline]
pub unsafe fn cuCheckpointProcessLock(pid: c_int, args: *mut CUcheckpointLockArgs) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCheckpointProcessLock(pid, args) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCheckpointProcessLock(pid, args) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuCheckpointProcessLock",
                outcome,
                (pid,),
                rows::cuCheckpointProcessLock,
                move || checks::cuCheckpointProcessLock(0, args),
            )
        });
    }
    Ok(())
}

/// Moves the device memory of a locked process to the host, or maps it for the caller.
///
/// Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuCheckpointProcessCheckpoint`](libcuda_sys::cuCheckpointProcessCheckpoint).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn free_the_device_for_a_while(pid: c_int) -> Result<()> {
///     let mut lock = CUcheckpointLockArgs { timeoutMs: 10_000, ..Default::default() };
///     // SAFETY: the arguments may be null, and the process may be stopped.
///     unsafe {
///         calls::cuCheckpointProcessLock(pid, &mut lock)?; // its CUDA calls wait
///         calls::cuCheckpointProcessCheckpoint(pid, ptr::null_mut())?; // memory to the host
///         // ... the device is free for others ...
///         calls::cuCheckpointProcessRestore(pid, ptr::null_mut())?;
///         calls::cuCheckpointProcessUnlock(pid, ptr::null_mut())
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `pid`: The id of the process.
/// - `args`: The options. Null, or a null `customStorageInfo_out`, stands for a copy in host memory.
///
/// # Safety
///
/// `args` must be null or point to one structure, whose `customStorageInfo_out` must be null or have room for a pointer.
///
/// Memory that is mapped for the caller may be used until [`cuCheckpointOperationComplete`]. The caller must retain the primary contexts of its devices until then.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `args` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `pid` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `pid` must be a process whose devices all have a primary context that the caller retains, with `customStorageInfo_out`, since CUDA 13.4.
///
/// # Checked
///
/// - Up to CUDA 13.3, `args.customStorageInfo_out` must be null: the field is reserved in these releases. (4)
/// - `args.reserved` must be zero. (5)
///
/// # Checked by a query
///
/// - Since CUDA 13.4, `pid` must not be the calling process if `args.customStorageInfo_out` is not null. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (3)
///
/// # Explained after a refusal
///
/// - `pid` is not the number of an existing process. [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (883)
/// - `pid` is a process that does not use CUDA: it has not called [`cuInit`](crate::calls::cuInit), or has ended. [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED). (1089)
/// - `pid` is a process in [`CU_PROCESS_STATE_FAILED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_FAILED): a checkpoint or a restore of it has failed. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1090)
/// - `pid` is a process in [`CU_PROCESS_STATE_CHECKPOINTING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_CHECKPOINTING), which [`cuCheckpointOperationComplete`] ends. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1091)
/// - `pid` is a process in [`CU_PROCESS_STATE_RESTORING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_RESTORING), which [`cuCheckpointOperationComplete`] ends. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1092)
/// - `pid` is a process in [`CU_PROCESS_STATE_RUNNING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_RUNNING): it is not locked. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1095)
/// - `pid` is a process in [`CU_PROCESS_STATE_CHECKPOINTED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_CHECKPOINTED): it is checkpointed already. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1096)
///
/// # Left to the caller
///
/// - `pid` must be a process on Linux. Not checked, because the driver of another system reports it itself.
/// - `pid` must be a process in [`CU_PROCESS_STATE_LOCKED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_LOCKED). Not checked, because the driver checks it, and the state may change between a query and the call. (Explained after a refusal: 1095 and 1096)
/// - `pid` must be saved after [`cuInit`](crate::calls::cuInit), with `customStorageInfo_out`, since CUDA 13.4. Not checked, because no query reports whether another process has called [`cuInit`](crate::calls::cuInit).
/// - `pid` must be a process whose devices all have a primary context that the caller retains, with `customStorageInfo_out`, since CUDA 13.4. Not checked, because the devices that another process uses are unknown.
/// - `args.customStorageInfo_out` must point to a handle that is passed to [`cuCheckpointOperationComplete`], since CUDA 13.4. Not checked, because it concerns later calls.
/// - `args.customStorageInfo_out` must point to streams in which the caller queues the copies of all memory, since CUDA 13.4. Not checked, because it concerns later calls.
/// - `args.customStorageInfo_out` must point to a structure whose `perDeviceData` is null, since CUDA 13.4. Not checked, because the driver creates the structure itself, so there is nothing to set.
#[inline]
pub unsafe fn cuCheckpointProcessCheckpoint(
    pid: c_int,
    args: *mut CUcheckpointCheckpointArgs,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCheckpointProcessCheckpoint(pid, args) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCheckpointProcessCheckpoint(pid, args) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuCheckpointProcessCheckpoint",
                outcome,
                (pid,),
                rows::cuCheckpointProcessCheckpoint,
                move || checks::cuCheckpointProcessCheckpoint(pid, args),
            )
        });
    }
    Ok(())
}

/// Restores the device memory of a process from its checkpoint, on the same or other devices.
///
/// Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuCheckpointProcessRestore`](libcuda_sys::cuCheckpointProcessRestore).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn free_the_device_for_a_while(pid: c_int) -> Result<()> {
///     let mut lock = CUcheckpointLockArgs { timeoutMs: 10_000, ..Default::default() };
///     // SAFETY: the arguments may be null, and the process may be stopped.
///     unsafe {
///         calls::cuCheckpointProcessLock(pid, &mut lock)?; // its CUDA calls wait
///         calls::cuCheckpointProcessCheckpoint(pid, ptr::null_mut())?; // memory to the host
///         // ... the device is free for others ...
///         calls::cuCheckpointProcessRestore(pid, ptr::null_mut())?;
///         calls::cuCheckpointProcessUnlock(pid, ptr::null_mut())
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `pid`: The id of the process.
/// - `args`: The options. Null restores from host memory to the same devices.
///
/// # Safety
///
/// `args` must be null or point to one structure, whose `customStorageInfo_out` must be null or have room for a pointer. Its `gpuPairs` must have `gpuPairsCount` elements.
///
/// Memory that is mapped for the caller may be used until [`cuCheckpointOperationComplete`]. The caller must retain the primary contexts of its devices until then.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `args` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `pid` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `pid` must be a process whose devices all have a primary context that the caller retains, with `customStorageInfo_out`, since CUDA 13.4.
///
/// # Checked
///
/// - Up to CUDA 12.9, `args.gpuPairs` must be null: the field is reserved in these releases. (6)
/// - Up to CUDA 12.9, `args.gpuPairsCount` must be zero: the field is reserved in these releases. (7)
/// - Up to CUDA 13.3, `args.padding0` must be zero, reserved bytes there. (8)
/// - Up to CUDA 13.3, `args.customStorageInfo_out` must be null: the field is reserved in these releases. (9)
/// - `args.reserved` must be zero. (10)
///
/// # Checked by a query
///
/// - Since CUDA 13.4, `pid` must not be the calling process if `args.customStorageInfo_out` is not null. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (606)
///
/// # Explained after a refusal
///
/// - `pid` is not the number of an existing process. [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (883)
/// - `pid` is a process that does not use CUDA: it has not called [`cuInit`](crate::calls::cuInit), or has ended. [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED). (1140)
/// - `pid` is a process in [`CU_PROCESS_STATE_FAILED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_FAILED): a checkpoint or a restore of it has failed. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1090)
/// - `pid` is a process in [`CU_PROCESS_STATE_CHECKPOINTING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_CHECKPOINTING), which [`cuCheckpointOperationComplete`] ends. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1091)
/// - `pid` is a process in [`CU_PROCESS_STATE_RESTORING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_RESTORING), which [`cuCheckpointOperationComplete`] ends. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1092)
/// - `pid` is a process in [`CU_PROCESS_STATE_RUNNING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_RUNNING): it was not checkpointed, or was restored and unlocked. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1097)
/// - `pid` is a process in [`CU_PROCESS_STATE_LOCKED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_LOCKED): it was not checkpointed, or was restored. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1098)
///
/// # Left to the caller
///
/// - `pid` must be a process on Linux. Not checked, because the driver of another system reports it itself.
/// - `pid` must be a process in [`CU_PROCESS_STATE_CHECKPOINTED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_CHECKPOINTED). Not checked, because the driver checks it, and the state may change between a query and the call. (Explained after a refusal: 1097 and 1098)
/// - `pid` must be restored after [`cuInit`](crate::calls::cuInit), or with persistence mode on. Not checked, because it depends on the set-up of the system, which no call reports.
/// - `args.gpuPairsCount` must be the number of elements of `gpuPairs`, since CUDA 13.0. Not checked, because the length behind a pointer is unknown.
/// - `args.gpuPairs[i].newUuid` must be a device with enough memory, since CUDA 13.0. Not checked, because the memory of another process is unknown.
/// - `args.gpuPairs[i].newUuid` must be a device with the chip of `oldUuid`, since CUDA 13.0. Not checked, because the chip of a device that may be gone is unknown.
/// - `args.gpuPairs` must have every device that was checkpointed, since CUDA 13.0. Not checked, because the devices that another process uses are unknown.
/// - `pid` must be a process whose devices all have a primary context that the caller retains, with `customStorageInfo_out`, since CUDA 13.4. Not checked, because the devices that another process uses are unknown.
/// - `args.customStorageInfo_out` must point to a handle that is passed to [`cuCheckpointOperationComplete`], since CUDA 13.4. Not checked, because it concerns later calls.
/// - `args.customStorageInfo_out` must point to streams in which the caller queues the copies of all memory, since CUDA 13.4. Not checked, because it concerns later calls.
/// - `args.customStorageInfo_out` must point to a structure whose `perDeviceData` is null, since CUDA 13.4. Not checked, because the driver creates the structure itself, so there is nothing to set.
#[inline]
pub unsafe fn cuCheckpointProcessRestore(
    pid: c_int,
    args: *mut CUcheckpointRestoreArgs,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCheckpointProcessRestore(pid, args) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCheckpointProcessRestore(pid, args) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuCheckpointProcessRestore",
                outcome,
                (pid,),
                rows::cuCheckpointProcessRestore,
                move || checks::cuCheckpointProcessRestore(pid, args),
            )
        });
    }
    Ok(())
}

/// Completes a checkpoint or restore whose memory the caller copies.
///
/// Since CUDA 13.4. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuCheckpointOperationComplete`](libcuda_sys::cuCheckpointOperationComplete).
///
/// Examples of this group: [`cuCheckpointProcessLock`].
///
/// # Parameters
///
/// - `handle`: The handle of the operation, which [`cuCheckpointProcessCheckpoint`] or [`cuCheckpointProcessRestore`] returned in [`CUcheckpointCustomStorageInfo`](libcuda_sys::CUcheckpointCustomStorageInfo).
///
/// # Safety
///
/// `handle` must come from a checkpoint or restore that is not completed. Nothing may use the memory that was mapped for it afterwards.
///
/// The call waits for the operation's streams and unmaps its memory, which must not be used again.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED): `handle` must have no stream that is capturing.
///
/// # Left to the caller
///
/// - `handle` must be used on Linux. Not checked, because the driver of another system reports it itself.
/// - `handle` must come from [`cuCheckpointProcessCheckpoint`] or [`cuCheckpointProcessRestore`]. Not checked, because a handle does not show its origin.
/// - `handle` must have streams in which all copies are complete or queued. Not checked, because only the program knows what runs on its devices and when.
/// - `handle` must have no stream that is capturing. Not checked, because a handle does not show its streams.
#[inline]
pub unsafe fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCheckpointOperationComplete(handle) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCheckpointOperationComplete", outcome));
    }
    Ok(())
}

/// Unlocks a process, whose CUDA calls then continue.
///
/// Since CUDA 12.8. [CUDA Checkpointing](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CHECKPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuCheckpointProcessUnlock`](libcuda_sys::cuCheckpointProcessUnlock).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn free_the_device_for_a_while(pid: c_int) -> Result<()> {
///     let mut lock = CUcheckpointLockArgs { timeoutMs: 10_000, ..Default::default() };
///     // SAFETY: the arguments may be null, and the process may be stopped.
///     unsafe {
///         calls::cuCheckpointProcessLock(pid, &mut lock)?; // its CUDA calls wait
///         calls::cuCheckpointProcessCheckpoint(pid, ptr::null_mut())?; // memory to the host
///         // ... the device is free for others ...
///         calls::cuCheckpointProcessRestore(pid, ptr::null_mut())?;
///         calls::cuCheckpointProcessUnlock(pid, ptr::null_mut())
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `pid`: The id of the process.
/// - `args`: The options, which are all reserved. Null stands for no options.
///
/// # Safety
///
/// `args` must be null or point to one structure.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `args` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `args.reserved` must be zero. (11)
///
/// # Explained after a refusal
///
/// - `pid` is not the number of an existing process. [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (883)
/// - `pid` is a process that does not use CUDA: it has not called [`cuInit`](crate::calls::cuInit), or has ended. [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED). (1089)
/// - `pid` is a process in [`CU_PROCESS_STATE_FAILED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_FAILED): a checkpoint or a restore of it has failed. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1090)
/// - `pid` is a process in [`CU_PROCESS_STATE_CHECKPOINTING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_CHECKPOINTING), which [`cuCheckpointOperationComplete`] ends. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1091)
/// - `pid` is a process in [`CU_PROCESS_STATE_RESTORING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_RESTORING), which [`cuCheckpointOperationComplete`] ends. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1092)
/// - `pid` is a process in [`CU_PROCESS_STATE_CHECKPOINTED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_CHECKPOINTED): it was checkpointed, and must be restored before this. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1094)
/// - `pid` is a process in [`CU_PROCESS_STATE_RUNNING`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_RUNNING): it is not locked. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1095)
///
/// # Left to the caller
///
/// - `pid` must be a process on Linux. Not checked, because the driver of another system reports it itself.
/// - `pid` must be a process in [`CU_PROCESS_STATE_LOCKED`](libcuda_sys::CUprocessState::CU_PROCESS_STATE_LOCKED). Not checked, because the driver checks it, and the state may change between a query and the call. (Explained after a refusal: 1094 and 1095)
#[inline]
pub unsafe fn cuCheckpointProcessUnlock(
    pid: c_int,
    args: *mut CUcheckpointUnlockArgs,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCheckpointProcessUnlock(pid, args) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCheckpointProcessUnlock(pid, args) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuCheckpointProcessUnlock",
                outcome,
                (pid,),
                rows::cuCheckpointProcessUnlock,
                move || checks::cuCheckpointProcessUnlock(0, args),
            )
        });
    }
    Ok(())
}
