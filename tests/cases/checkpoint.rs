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
