#![cfg(not(miri))]

use crate::mock::{NEWER, accepted, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::process;
use std::ptr;

#[test]
fn cuCheckpointProcessLock() {
    // SAFETY: the arguments are null or live locals, and the mock reads no memory.
    let call = |args: *mut _| unsafe { calls::cuCheckpointProcessLock(7, args) };
    let mut args = CUcheckpointLockArgs { timeoutMs: 9, ..Default::default() };
    accepted("cuCheckpointProcessLock", || call(&mut args));
    accepted("cuCheckpointProcessLock", || call(ptr::null_mut()));
    args.reserved0 = 1;
    rejected(
        "cuCheckpointProcessLock: args.reserved0 (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(&mut args),
    );
    args.reserved0 = 0;
    args.reserved1[6] = 1;
    rejected(
        "cuCheckpointProcessLock: args.reserved1[6] (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(&mut args),
    );
}

/// An address that drivers do not follow.
const PLACE: *mut *mut CUcheckpointCustomStorageInfo = ptr::without_provenance_mut(0x1000);

#[test]
fn cuCheckpointProcessCheckpoint() {
    fn call(pid: i32, args: &CUcheckpointCheckpointArgs) -> Result<()> {
        let mut args = *args;
        // SAFETY: the arguments are live locals, and the mock reads no memory.
        unsafe { calls::cuCheckpointProcessCheckpoint(pid, &mut args) }
    }
    let own = process::id() as i32;
    let plain = CUcheckpointCheckpointArgs::default();
    let stored = CUcheckpointCheckpointArgs { customStorageInfo_out: PLACE, ..plain };
    of_release(13_040, "checkpoint::cuCheckpointProcessCheckpoint", || {
        accepted("cuCheckpointProcessCheckpoint", || call(own, &plain));
        accepted("cuCheckpointProcessCheckpoint", || call(own + 1, &stored));
        // SAFETY: as above.
        accepted("cuCheckpointProcessCheckpoint", || unsafe {
            calls::cuCheckpointProcessCheckpoint(own, ptr::null_mut())
        });
        rejected(
            &format!(
                "cuCheckpointProcessCheckpoint: pid ({own}) must not be the calling process since CUDA 13.4, because \
                 `args.customStorageInfo_out` is not null [would be CUDA_ERROR_NOT_SUPPORTED]"
            ),
            || call(own, &stored),
        );
        let mut args = plain;
        args.reserved[55] = 1;
        rejected(
            "cuCheckpointProcessCheckpoint: args.reserved[55] (1) must be zero \
             [would be CUDA_ERROR_INVALID_VALUE]",
            || call(7, &args),
        );
    });
    of_release(13_030, "checkpoint::cuCheckpointProcessCheckpoint", || {
        accepted("cuCheckpointProcessCheckpoint", || call(7, &plain));
        rejected(
            "cuCheckpointProcessCheckpoint: args.customStorageInfo_out (0x1000) must be null up to CUDA 13.3, a \
             reserved field there [would be CUDA_ERROR_INVALID_VALUE]",
            || call(7, &stored),
        );
    });
    of_release(NEWER[0], "checkpoint::cuCheckpointProcessCheckpoint", || {
        accepted("cuCheckpointProcessCheckpoint", || call(own, &stored));
    });
}

#[test]
fn cuCheckpointProcessRestore() {
    fn call(pid: i32, args: &CUcheckpointRestoreArgs) -> Result<()> {
        let mut args = *args;
        // SAFETY: the arguments are live locals, and the mock reads no memory.
        unsafe { calls::cuCheckpointProcessRestore(pid, &mut args) }
    }
    let own = process::id() as i32;
    let plain = CUcheckpointRestoreArgs::default();
    let stored = CUcheckpointRestoreArgs { customStorageInfo_out: PLACE, ..plain };
    let padded = CUcheckpointRestoreArgs { padding0: 1, ..plain };
    let paired = CUcheckpointRestoreArgs { gpuPairs: ptr::without_provenance_mut(0x1000), ..plain };
    let counted = CUcheckpointRestoreArgs { gpuPairsCount: 1, ..plain };
    of_release(13_040, "checkpoint::cuCheckpointProcessRestore", || {
        accepted("cuCheckpointProcessRestore", || call(own, &plain));
        accepted("cuCheckpointProcessRestore", || call(own, &padded));
        accepted("cuCheckpointProcessRestore", || call(own + 1, &stored));
        // SAFETY: as above.
        accepted("cuCheckpointProcessRestore", || unsafe {
            calls::cuCheckpointProcessRestore(own, ptr::null_mut())
        });
        rejected(
            &format!(
                "cuCheckpointProcessRestore: pid ({own}) must not be the calling process since CUDA 13.4, because \
                 `args.customStorageInfo_out` is not null [would be CUDA_ERROR_NOT_SUPPORTED]"
            ),
            || call(own, &stored),
        );
        let mut args = plain;
        args.reserved[39] = 1;
        rejected(
            "cuCheckpointProcessRestore: args.reserved[39] (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
            || call(7, &args),
        );
    });
    of_release(13_030, "checkpoint::cuCheckpointProcessRestore", || {
        rejected(
            "cuCheckpointProcessRestore: args.customStorageInfo_out (0x1000) must be null up to CUDA 13.3, a \
             reserved field there [would be CUDA_ERROR_INVALID_VALUE]",
            || call(7, &stored),
        );
        rejected(
            "cuCheckpointProcessRestore: args.padding0 (1) must be zero up to CUDA 13.3, reserved bytes there \
             [would be CUDA_ERROR_INVALID_VALUE]",
            || call(7, &padded),
        );
    });
    of_release(13_000, "checkpoint::cuCheckpointProcessRestore", || {
        accepted("cuCheckpointProcessRestore", || call(7, &paired));
        accepted("cuCheckpointProcessRestore", || call(7, &counted));
    });
    of_release(12_090, "checkpoint::cuCheckpointProcessRestore", || {
        accepted("cuCheckpointProcessRestore", || call(7, &plain));
        rejected(
            "cuCheckpointProcessRestore: args.gpuPairs (0x1000) must be null up to CUDA 12.9, a reserved field \
             there [would be CUDA_ERROR_INVALID_VALUE]",
            || call(7, &paired),
        );
        rejected(
            "cuCheckpointProcessRestore: args.gpuPairsCount (1) must be zero up to CUDA 12.9, a reserved field \
             there [would be CUDA_ERROR_INVALID_VALUE]",
            || call(7, &counted),
        );
    });
}

#[test]
fn cuCheckpointProcessUnlock() {
    // SAFETY: the arguments are null or live locals, and the mock reads no memory.
    let call = |args: *mut _| unsafe { calls::cuCheckpointProcessUnlock(7, args) };
    let mut args = CUcheckpointUnlockArgs::default();
    accepted("cuCheckpointProcessUnlock", || call(&mut args));
    accepted("cuCheckpointProcessUnlock", || call(ptr::null_mut()));
    args.reserved[7] = 1;
    rejected(
        "cuCheckpointProcessUnlock: args.reserved[7] (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(&mut args),
    );
}
