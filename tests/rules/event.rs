#![cfg(not(miri))]

use crate::mock::{accepted, rejected};
use cuda_checked::calls;
use std::ptr;

#[test]
fn cuEventCreate() {
    for flags in [0, 1, 2, 3, 6, 7] {
        accepted("cuEventCreate", || calls::cuEventCreate(flags));
    }
    rejected(
        "cuEventCreate: Flags (CUevent_flags(0x8)) must have no bits but CU_EVENT_BLOCKING_SYNC | \
         CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS [would be CUDA_ERROR_INVALID_VALUE]",
        || calls::cuEventCreate(8),
    );
    rejected(
        "cuEventCreate: Flags (CU_EVENT_INTERPROCESS) must have a bit of CU_EVENT_DISABLE_TIMING, because \
         `Flags` has CU_EVENT_INTERPROCESS [would be CUDA_ERROR_INVALID_VALUE]",
        || calls::cuEventCreate(4),
    );
}

#[test]
fn cuEventRecordWithFlags() {
    let event = ptr::without_provenance_mut(0x1000);
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuEventRecordWithFlags(event, ptr::null_mut(), flags) };
    accepted("cuEventRecordWithFlags", || call(0));
    accepted("cuEventRecordWithFlags", || call(1));
    rejected(
        "cuEventRecordWithFlags: flags (CUevent_record_flags(0x2)) must be CU_EVENT_RECORD_DEFAULT or \
         CU_EVENT_RECORD_EXTERNAL [would be CUDA_ERROR_INVALID_VALUE]",
        || call(2),
    );
}
