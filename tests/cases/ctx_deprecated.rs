use super::*;
use super::va::UNKNOWN;

pub fn cases(cases: &Cases) {
    let mut c = cases.call(|| cuCtxAttach { flags: 0 }).undo(|_, ctx| cuCtxDetach { ctx });
    c.rejects(34, "flags (1) must be zero", |i| i.flags = 1);

    let mut c = cases
        .call(|| cuCtxDetach { ctx: Answers::CONTEXT })
        .only_mock("detaches the current context");
    let must = "ctx (0x10) must be current to the calling thread [INVALID_CONTEXT]";
    c.rejects(35, must, |i| i.ctx = at(0x10));
    c.under(UNKNOWN);
    c.accepts("if the current context is unknown", |i| i.ctx = at(0x10));

    let mut c = cases.call(|| cuCtxSetSharedMemConfig { config: CUsharedconfig(0) });
    c.accepts("the last", |i| i.config.0 = 2);
    let text = "config (CUsharedconfig(3)) must be CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE, \
                CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE or CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE";
    c.rejects(494, text, |i| i.config.0 = 3);
}
