use super::*;

pub fn cases(cases: &Cases) {
    let mut c = cases
        .call(|| cuDevicePrimaryCtxRetain { dev: 0 })
        .undo(|i, _| cuDevicePrimaryCtxRelease_v2 { dev: i.dev });
    c.accepts("the last device", |i| i.dev = devices() - 1);
    c.under(PROHIBITED);
    let text = "dev (0) must be a device whose CU_DEVICE_ATTRIBUTE_COMPUTE_MODE is not CU_COMPUTEMODE_PROHIBITED, \
                because its primary context is not active [UNKNOWN]";
    c.rejects(248, text, |_| {})
        .unless_under(Answers { primary_active: 1, ..PROHIBITED }, "an active context");
    c.under(Answers { code: CUresult::CUDA_ERROR_INVALID_DEVICE, ..PROHIBITED });
    c.accepts("an unknown device", |_| {});

    let mut c = cases.call(|| cuDevicePrimaryCtxRelease_v2 { dev: 0 });
    c.under(Answers { primary_active: 0, ..Answers::USUAL });
    c.explains(715, "dev (0) is a device whose primary context is not retained [INVALID_CONTEXT]", |_| {});

    let mut c = cases
        .call(|| cuDevicePrimaryCtxSetFlags_v2 { dev: 0, flags: 0 })
        .undo(|i, ()| cuDevicePrimaryCtxSetFlags_v2 { dev: i.dev, flags: 0 });
    policies(&mut c, 17, "", |i| &mut i.flags);
    let mut c = c.only_mock("turns core dumps on");
    c.accepts("every other flag, and one that no release names", |i| i.flags = 0x1fc);
}

/// The device prohibits contexts.
pub const PROHIBITED: Answers = Answers {
    attribute: |attribute| match attribute {
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE => 2,
        _ => 1,
    },
    ..Answers::USUAL
};

/// The rule of the flags of a context: one scheduling policy. `when` names its releases.
pub fn policies<C: Call>(
    c: &mut Case<C>,
    rule: impl Into<Rule>,
    when: &str,
    flags: fn(&mut C) -> &mut u32,
) {
    for policy in [1, 2, 4] {
        c.accepts(format!("policy {policy}"), |i| *flags(i) = policy);
    }
    let rule = rule.into();
    for (several, named) in [
        (3, "CU_CTX_SCHED_SPIN | CU_CTX_SCHED_YIELD"),
        (5, "CU_CTX_SCHED_SPIN | CU_CTX_SCHED_BLOCKING_SYNC"),
        (6, "CU_CTX_SCHED_YIELD | CU_CTX_SCHED_BLOCKING_SYNC"),
        (7, "CU_CTX_SCHED_MASK"),
    ] {
        let one = "at most one of CU_CTX_SCHED_SPIN, CU_CTX_SCHED_YIELD and CU_CTX_SCHED_BLOCKING_SYNC";
        let must = format!("flags ({named}) must have {one}{when}");
        c.rejects(rule.clone(), must, |i| *flags(i) = several);
    }
}
