use super::*;

pub fn cases(cases: &Cases) {
    let mut c = cases
        .call(|| cuEventCreate { Flags: 0 })
        .undo(|_, hEvent| cuEventDestroy_v2 { hEvent });
    for flags in [1, 2, 3, 6, 7] {
        c.accepts(format!("flags {flags}"), |i| i.Flags = flags);
    }
    let text = "Flags (CUevent_flags(0x8)) must have no bits but CU_EVENT_BLOCKING_SYNC | CU_EVENT_DISABLE_TIMING | \
                CU_EVENT_INTERPROCESS";
    c.rejects(47, text, |i| i.Flags = 8);
    let text = "Flags (CU_EVENT_INTERPROCESS) must have the bit CU_EVENT_DISABLE_TIMING, because Flags has \
                CU_EVENT_INTERPROCESS";
    c.rejects(48, text, |i| i.Flags = 4);

    let mut c =
        cases.call(|| cuEventRecordWithFlags { hEvent: event(), hStream: at(0), flags: 0 });
    c.accepts("an external event", |i| i.flags = 1);
    c.explains(815, "flags (1) has CU_EVENT_RECORD_EXTERNAL, and hStream does not capture [ILLEGAL_STATE]", |i| i.flags = 1);
    let other = "it may be that hEvent (*) is of another context than";
    c.explains(1161, format!("{other} hStream [INVALID_HANDLE]"), |i| i.hStream = at(0x1000));
    c.explains(1162, format!("{other} the current one, which has the default streams [INVALID_HANDLE]"), |_| {});
    let text = "flags (CUevent_record_flags(0x2)) must be CU_EVENT_RECORD_DEFAULT or CU_EVENT_RECORD_EXTERNAL";
    c.rejects(49, text, |i| i.flags = 2);

    let mut c = cases.call(|| cuCtxRecordEvent { hCtx: at(0x1000), hEvent: at(0x2000) });
    c.on(12_050..);
    c.explains(1163, "it may be that hEvent (0x2000) is of another context than hCtx [INVALID_HANDLE]", |_| {});

    let mut c = cases.call(|| cuEventElapsedTime_v2 { hStart: at(0x1000), hEnd: at(0x1000) });
    let text = "it may be that hStart (0x1000) or hEnd was never recorded, or was created with CU_EVENT_DISABLE_TIMING [INVALID_HANDLE]";
    c.explains(717, text, |_| {});
    c.explains(640, "hEnd is null [INVALID_HANDLE]", |i| i.hEnd = at(0));
    c.explains(1088, "hStart (0x1000) or hEnd has not completed: cuEventSynchronize waits for it [NOT_READY]", |_| {});
    c.explains(726, "the call uses an event that was last recorded in a stream that was capturing then \
        [CAPTURED_EVENT]", |_| {});
}
