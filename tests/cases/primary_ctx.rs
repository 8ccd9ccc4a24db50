use super::calls::*;
use super::form::*;
use super::objects::*;
use super::va::attribute;
use crate::mock::Answers;
use cuda_checked::sys::*;

pub fn cases(cases: &Cases) {
    let mut c = cases
        .call(|| cuDevicePrimaryCtxRetain { dev: 0 })
        .undo(|i, _| cuDevicePrimaryCtxRelease_v2 { dev: i.dev });
    c.accepts("the last device", |i| i.dev = devices() - 1);
    let prohibited = attribute(|attribute| match attribute {
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE => 2,
        _ => 1,
    });
    c.under(prohibited);
    c.rejects(
        248,
        "dev (0) must be a device whose CU_DEVICE_ATTRIBUTE_COMPUTE_MODE is not CU_COMPUTEMODE_PROHIBITED, because \
         its primary context is not active [UNKNOWN]",
        |_| {},
    );
    c.under(Answers { primary_active: 1, ..prohibited });
    c.accepts("an active context", |_| {});
    c.under(Answers { code: CUresult::CUDA_ERROR_INVALID_DEVICE, ..prohibited });
    c.accepts("an unknown device", |_| {});

    let mut c = cases
        .call(|| cuDevicePrimaryCtxSetFlags_v2 { dev: 0, flags: 0 })
        .undo(|i, ()| cuDevicePrimaryCtxSetFlags_v2 { dev: i.dev, flags: 0 });
    for flags in [1, 2, 4] {
        c.accepts(format!("policy {flags}"), |i| i.flags = flags);
    }
    for (flags, named) in [
        (3, "CU_CTX_SCHED_SPIN | CU_CTX_SCHED_YIELD"),
        (5, "CU_CTX_SCHED_SPIN | CU_CTX_SCHED_BLOCKING_SYNC"),
        (6, "CU_CTX_SCHED_YIELD | CU_CTX_SCHED_BLOCKING_SYNC"),
        (7, "CU_CTX_SCHED_MASK"),
    ] {
        let one = "at most one of CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD and CU_CTX_SCHED_BLOCKING_SYNC";
        c.rejects(17, format!("flags ({named}) must have {one}"), |i| i.flags = flags);
    }
    let mut c = c.only_mock("turns core dumps on");
    c.accepts("every other flag, and one that no release names", |i| i.flags = 0x1fc);
}
