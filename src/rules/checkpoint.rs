//! Rules of the group "CUDA Checkpointing".

use crate::rules::prelude::*;

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
            from "a driver of CUDA 13.0: 'checkpoint: the state of a process that is not there'"
    }
}
