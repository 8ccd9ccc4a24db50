#![cfg(not(miri))]

use crate::ctx::prohibited;
use crate::mock::{Answers, accepted, answering, rejected};
use cuda_checked::calls;
use cuda_checked::sys::CUresult;

#[test]
fn cuDevicePrimaryCtxRetain() {
    let name = "cuDevicePrimaryCtxRetain";
    let call = || calls::cuDevicePrimaryCtxRetain(0);
    accepted(name, call);
    let prohibited = Answers { attribute: prohibited, ..Answers::USUAL };
    answering(prohibited, || {
        rejected(
            "cuDevicePrimaryCtxRetain: dev (0) must be a device whose CU_DEVICE_ATTRIBUTE_COMPUTE_MODE is not \
             CU_COMPUTEMODE_PROHIBITED, because its primary context is not active [would be CUDA_ERROR_UNKNOWN]",
            call,
        );
    });
    answering(Answers { primary_active: 1, ..prohibited }, || accepted(name, call));
    let failing = Answers { code: CUresult::CUDA_ERROR_INVALID_DEVICE, ..prohibited };
    answering(failing, || accepted(name, call));
}

#[test]
fn cuDevicePrimaryCtxSetFlags_v2() {
    let call = |flags| calls::cuDevicePrimaryCtxSetFlags_v2(0, flags);
    // The last has every flag but the other policies, and one that no release names.
    for flags in [0, 1, 2, 4, 0x1fc] {
        accepted("cuDevicePrimaryCtxSetFlags_v2", || call(flags));
    }
    for (flags, named) in [
        (3, "CU_CTX_SCHED_SPIN | CU_CTX_SCHED_YIELD"),
        (5, "CU_CTX_SCHED_SPIN | CU_CTX_SCHED_BLOCKING_SYNC"),
        (6, "CU_CTX_SCHED_YIELD | CU_CTX_SCHED_BLOCKING_SYNC"),
        (7, "CU_CTX_SCHED_MASK"),
    ] {
        let message = format!(
            "cuDevicePrimaryCtxSetFlags_v2: flags ({named}) must have at most one of CU_CTX_SCHED_SPIN, \
             CU_CTX_SCHED_YIELD and CU_CTX_SCHED_BLOCKING_SYNC [would be CUDA_ERROR_INVALID_VALUE]"
        );
        rejected(&message, || call(flags));
    }
}
