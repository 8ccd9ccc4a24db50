//! Rules of the group "CUDA Checkpointing".

use crate::rules::prelude::*;

use CUprocessState as S;

/// Returns whether this is not the calling process, which cannot save its memory to its own storage.
#[inline]
fn is_other(pid: c_int) -> bool {
    u32::try_from(pid) != Ok(std::process::id())
}

rules! {
    fn CUcheckpointLockArgs(args: &CUcheckpointLockArgs) {
        1: args.reserved0 => zero();
        2: &args.reserved1 => zeros();
    }

    fn cuCheckpointProcessCheckpoint(pid: c_int, args: &CUcheckpointCheckpointArgs) {
        3 asks: pid => hold(is_other(pid), "not be the calling process"),
            if args.customStorageInfo_out => is_not_null(), since 13_040, else NOT_SUPPORTED
    }

    fn CUcheckpointCheckpointArgs(args: &CUcheckpointCheckpointArgs) {
        4: args.customStorageInfo_out => null(), until 13_030,
            for "the field is reserved in these releases",
            stated "CUcheckpointCheckpointArgs.reserved";
        5: &args.reserved => zeros();
    }

    fn cuCheckpointProcessRestore(pid: c_int, args: &CUcheckpointRestoreArgs) {
        606 asks: pid => hold(is_other(pid), "not be the calling process"),
            if args.customStorageInfo_out => is_not_null(), since 13_040, else NOT_SUPPORTED
    }

    fn CUcheckpointRestoreArgs(args: &CUcheckpointRestoreArgs) {
        6: args.gpuPairs => null(), until 12_090, for "the field is reserved in these releases",
            stated "CUcheckpointRestoreArgs.reserved";
        7: args.gpuPairsCount => zero(), until 12_090,
            for "the field is reserved in these releases",
            stated "CUcheckpointRestoreArgs.reserved";
        8: args.padding0 => zero(), until 13_030, "reserved bytes there",
            stated "CUcheckpointRestoreArgs.reserved";
        9: args.customStorageInfo_out => null(), until 13_030,
            for "the field is reserved in these releases",
            stated "CUcheckpointRestoreArgs.reserved";
        10: &args.reserved => zeros();
    }

    fn CUcheckpointUnlockArgs(args: &CUcheckpointUnlockArgs) { 11: &args.reserved => zeros() }
}

causes! {
    on {
        cuCheckpointProcessGetRestoreThreadId, cuCheckpointProcessGetState, cuCheckpointProcessLock,
        cuCheckpointProcessCheckpoint, cuCheckpointProcessRestore, cuCheckpointProcessUnlock
    }
    fn process(pid: c_int) {
        883 asks: pid => hold(query::is_process(pid), "is not the number of an existing process"),
            else OPERATING_SYSTEM or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'checkpoint: the state of a process that is not there'";
    }

    on {
        cuCheckpointProcessGetRestoreThreadId, cuCheckpointProcessGetState, cuCheckpointProcessLock,
        cuCheckpointProcessCheckpoint, cuCheckpointProcessUnlock
    }
    fn without_cuda(pid: c_int) {
        1089: pid => hold(
            false,
            "is a process that does not use CUDA: it has not called cuInit, or has ended",
        ), else NOT_INITIALIZED,
            from "cuda.h: cuCheckpointProcessGetState and cuCheckpointProcessLock"
    }

    /// A restore may need a `cuInit` of its own process.
    on { cuCheckpointProcessRestore }
    fn restored_without_cuda(pid: c_int) {
        1140 maybe: pid => hold(
            false,
            "is a process that does not use CUDA: it has not called cuInit, or has ended",
        ), else NOT_INITIALIZED, from "cause 1089"
    }

    on {
        cuCheckpointProcessLock, cuCheckpointProcessCheckpoint, cuCheckpointProcessRestore,
        cuCheckpointProcessUnlock
    }
    fn out_of_order(pid: c_int) {
        let state = query::state_of_process(pid);
        1090 asks: pid => hold(
            state != Some(S::CU_PROCESS_STATE_FAILED),
            "is a process in CU_PROCESS_STATE_FAILED: a checkpoint or a restore of it has failed",
        ), else ILLEGAL_STATE or INVALID_VALUE, from "cuda.h: CU_PROCESS_STATE_FAILED";
        1091 asks: pid => hold(
            state != Some(S::CU_PROCESS_STATE_CHECKPOINTING),
            "is a process in CU_PROCESS_STATE_CHECKPOINTING, which cuCheckpointOperationComplete \
             ends",
        ), else ILLEGAL_STATE or INVALID_VALUE, from "cuda.h: CU_PROCESS_STATE_CHECKPOINTING";
        1092 asks: pid => hold(
            state != Some(S::CU_PROCESS_STATE_RESTORING),
            "is a process in CU_PROCESS_STATE_RESTORING, which cuCheckpointOperationComplete ends",
        ), else ILLEGAL_STATE or INVALID_VALUE, from "cuda.h: CU_PROCESS_STATE_RESTORING";
    }

    on { cuCheckpointProcessLock }
    fn locked(pid: c_int) {
        let state = query::state_of_process(pid);
        1093 asks: pid => hold(
            state != Some(S::CU_PROCESS_STATE_LOCKED),
            "is a process in CU_PROCESS_STATE_LOCKED: it is locked already",
        ), else ILLEGAL_STATE or INVALID_VALUE,
            from "cuda.h: cuCheckpointProcessLock"
    }

    on { cuCheckpointProcessLock, cuCheckpointProcessUnlock }
    fn checkpointed(pid: c_int) {
        let state = query::state_of_process(pid);
        1094 asks: pid => hold(
            state != Some(S::CU_PROCESS_STATE_CHECKPOINTED),
            "is a process in CU_PROCESS_STATE_CHECKPOINTED: it was checkpointed, and must be \
             restored before this",
        ), else ILLEGAL_STATE or INVALID_VALUE,
            from "cuda.h: cuCheckpointProcessLock and cuCheckpointProcessUnlock"
    }

    on { cuCheckpointProcessCheckpoint, cuCheckpointProcessUnlock }
    fn unlocked(pid: c_int) {
        let state = query::state_of_process(pid);
        1095 asks: pid => hold(
            state != Some(S::CU_PROCESS_STATE_RUNNING),
            "is a process in CU_PROCESS_STATE_RUNNING: it is not locked",
        ), else ILLEGAL_STATE or INVALID_VALUE,
            from "cuda.h: cuCheckpointProcessCheckpoint and cuCheckpointProcessUnlock; a driver of \
                  CUDA 13.0: 'checkpoint: a process that runs is unlocked'"
    }

    on { cuCheckpointProcessCheckpoint }
    fn checkpointed_twice(pid: c_int) {
        let state = query::state_of_process(pid);
        1096 asks: pid => hold(
            state != Some(S::CU_PROCESS_STATE_CHECKPOINTED),
            "is a process in CU_PROCESS_STATE_CHECKPOINTED: it is checkpointed already",
        ), else ILLEGAL_STATE or INVALID_VALUE, from "cuda.h: cuCheckpointProcessCheckpoint"
    }

    on { cuCheckpointProcessRestore }
    fn not_checkpointed(pid: c_int) {
        let state = query::state_of_process(pid);
        1097 asks: pid => hold(
            state != Some(S::CU_PROCESS_STATE_RUNNING),
            "is a process in CU_PROCESS_STATE_RUNNING: it was not checkpointed, or was restored \
             and unlocked",
        ), else ILLEGAL_STATE or INVALID_VALUE, from "cuda.h: cuCheckpointProcessRestore";
        1098 asks: pid => hold(
            state != Some(S::CU_PROCESS_STATE_LOCKED),
            "is a process in CU_PROCESS_STATE_LOCKED: it was not checkpointed, or was restored",
        ), else ILLEGAL_STATE or INVALID_VALUE, from "cuda.h: cuCheckpointProcessRestore";
    }
}
