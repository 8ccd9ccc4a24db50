use super::*;
use std::process;

/// A process that is not the calling one.
fn other() -> i32 {
    process::id() as i32 + 1
}

pub fn cases(cases: &Cases) {
    const PROCESS: &str = "would stop a process";
    let own = process::id() as i32;
    let is_own = format!(
        "pid ({own}) must not be the calling process since CUDA 13.4, because args.customStorageInfo_out is not null \
         [NOT_SUPPORTED]"
    );
    let stored = "args.customStorageInfo_out (0x1000) must be null up to CUDA 13.3: the field is reserved in these releases";

    let mut c = cases.call(|| cuCheckpointProcessGetState { pid: i32::MAX });
    let must = "pid (2147483647) is not the number of an existing process [OPERATING_SYSTEM]";
    if cfg!(target_os = "linux") {
        c.explains(883, must, |_| {});
    }
    #[cfg(target_os = "linux")]
    refused(cases, own);
    let mut c = cases
        .call(|| cuCheckpointProcessLock { pid: other(), args: one(Default::default()) })
        .only_mock(PROCESS);
    c.accepts("a timeout", |i| i.args.timeoutMs = 9);
    c.accepts("no arguments", |i| i.args = null());
    c.rejects(1, "args.reserved0 (1) must be zero", |i| i.args.reserved0 = 1);
    c.rejects(2, "args.reserved1[6] (1) must be zero", |i| i.args.reserved1[6] = 1);

    let mut c = cases
        .call(|| cuCheckpointProcessCheckpoint { pid: own, args: one(Default::default()) })
        .only_mock(PROCESS);
    c.accepts("no arguments", |i| i.args = null());
    c.rejects(5, "args.reserved[55] (1) must be zero", |i| i.args.reserved[55] = 1);
    c.rejects(until(13_030, 4), stored, |i| {
        (i.pid, i.args.customStorageInfo_out) = (other(), at(0x1000));
    });
    c.on(13_040..);
    c.rejects(since(13_040, 3), &is_own, |i| i.args.customStorageInfo_out = at(0x1000));

    let mut c = cases
        .call(|| cuCheckpointProcessRestore { pid: own, args: one(Default::default()) })
        .only_mock(PROCESS);
    c.accepts("no arguments", |i| i.args = null());
    let reserved = "up to CUDA 12.9: the field is reserved in these releases";
    let pairs = format!("args.gpuPairs (0x1000) must be null {reserved}");
    c.rejects(until(12_090, 6), pairs, |i| i.args.gpuPairs = at(0x1000));
    let count = format!("args.gpuPairsCount (1) must be zero {reserved}");
    c.rejects(until(12_090, 7), count, |i| i.args.gpuPairsCount = 1);
    let padding = "args.padding0 (1) must be zero up to CUDA 13.3, reserved bytes there";
    c.rejects(until(13_030, 8), padding, |i| i.args.padding0 = 1);
    c.rejects(10, "args.reserved[39] (1) must be zero", |i| i.args.reserved[39] = 1);
    c.rejects(until(13_030, 9), stored, |i| {
        (i.pid, i.args.customStorageInfo_out) = (other(), at(0x1000));
    });
    c.on(13_040..);
    c.rejects(since(13_040, 606), &is_own, |i| i.args.customStorageInfo_out = at(0x1000));

    let mut c = cases
        .call(|| cuCheckpointProcessUnlock { pid: other(), args: one(Default::default()) })
        .only_mock(PROCESS);
    c.accepts("no arguments", |i| i.args = null());
    c.rejects(11, "args.reserved[7] (1) must be zero", |i| i.args.reserved[7] = 1);
}

/// The state of a process explains a call that is out of its order.
#[cfg(target_os = "linux")]
fn refused(cases: &Cases, own: i32) {
    use CUprocessState as S;
    const REASON: &str = "would stop a process";
    let of = |process| Answers { process, ..Answers::USUAL };
    let [running, locked, checkpointed] = [
        S::CU_PROCESS_STATE_RUNNING,
        S::CU_PROCESS_STATE_LOCKED,
        S::CU_PROCESS_STATE_CHECKPOINTED,
    ]
    .map(of);
    let is = |state: &str, words: &str| {
        format!("pid ({own}) is a process in CU_PROCESS_STATE_{state}{words} [ILLEGAL_STATE]")
    };

    let mut c = cases
        .call(|| cuCheckpointProcessGetRestoreThreadId { pid: own })
        .only_mock("is about the process that runs the cases");
    let no_cuda = format!("pid ({own}) is a process that does not use CUDA: it has not called cuInit, or has ended [NOT_INITIALIZED]");
    c.explains(1089, &no_cuda, |_| {});

    let mut c = cases
        .call(|| cuCheckpointProcessLock { pid: own, args: one(Default::default()) })
        .only_mock(REASON);
    let first = ": it was checkpointed, and must be restored before this";
    let failed = ": a checkpoint or a restore of it has failed";
    c.under(locked);
    c.explains(1093, is("LOCKED", ": it is locked already"), |_| {});
    c.under(checkpointed);
    c.explains(1094, is("CHECKPOINTED", first), |_| {});
    c.under(of(S::CU_PROCESS_STATE_FAILED));
    c.explains(1090, is("FAILED", failed), |_| {});
    c.under(of(S::CU_PROCESS_STATE_CHECKPOINTING));
    c.explains(1091, is("CHECKPOINTING", ", which cuCheckpointOperationComplete ends"), |_| {});
    c.under(of(S::CU_PROCESS_STATE_RESTORING));
    c.explains(1092, is("RESTORING", ", which cuCheckpointOperationComplete ends"), |_| {});
    c.under(running);
    for cause in [1090, 1091, 1092, 1093, 1094] {
        c.spares(cause, format!("{cause}, a process that runs [ILLEGAL_STATE]"), |_| {});
    }

    let mut c = cases
        .call(|| cuCheckpointProcessCheckpoint { pid: own, args: one(Default::default()) })
        .only_mock(REASON);
    c.under(running);
    c.explains(1095, is("RUNNING", ": it is not locked"), |_| {});
    c.under(checkpointed);
    c.explains(1096, is("CHECKPOINTED", ": it is checkpointed already"), |_| {});
    c.under(locked);
    c.spares(1095, "a locked process [ILLEGAL_STATE]", |_| {});
    c.spares(1096, "a locked process that has no checkpoint [ILLEGAL_STATE]", |_| {});

    let mut c = cases
        .call(|| cuCheckpointProcessRestore { pid: own, args: one(Default::default()) })
        .only_mock(REASON);
    c.explains(1140, format!("it may be that {no_cuda}"), |_| {});
    c.under(running);
    c.explains(1097, is("RUNNING", ": it was not checkpointed, or was restored and unlocked"), |_| {});
    c.under(locked);
    c.explains(1098, is("LOCKED", ": it was not checkpointed, or was restored"), |_| {});
    c.under(checkpointed);
    c.spares(1097, "a checkpointed process [ILLEGAL_STATE]", |_| {});
    c.spares(1098, "a checkpointed process that is not locked [ILLEGAL_STATE]", |_| {});

    let mut c = cases
        .call(|| cuCheckpointProcessUnlock { pid: own, args: one(Default::default()) })
        .only_mock(REASON);
    c.under(running);
    c.explains(1095, is("RUNNING", ": it is not locked"), |_| {});
    c.under(checkpointed);
    c.explains(1094, is("CHECKPOINTED", first), |_| {});
}
