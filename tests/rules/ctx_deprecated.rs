#![cfg(not(miri))]

use crate::mock::{Answers, accepted, answering, rejected};
use cuda_checked::calls;
use cuda_checked::sys::*;
use std::ptr;

#[test]
fn cuCtxAttach() {
    accepted("cuCtxAttach", || calls::cuCtxAttach(0));
    rejected("cuCtxAttach: flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]", || {
        calls::cuCtxAttach(1)
    });
}

#[test]
fn cuCtxDetach() {
    // SAFETY: the mock reads no memory.
    let call = |ctx| unsafe { calls::cuCtxDetach(ctx) };
    let other = ptr::without_provenance_mut(0x10);
    accepted("cuCtxDetach", || call(Answers::CONTEXT));
    rejected(
        "cuCtxDetach: ctx (0x10) must be current to the calling thread [would be \
         CUDA_ERROR_INVALID_CONTEXT]",
        || call(other),
    );
    let failing = Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..Answers::USUAL };
    answering(failing, || accepted("cuCtxDetach", || call(other)));
}

#[test]
fn cuCtxSetSharedMemConfig() {
    let call = |config| calls::cuCtxSetSharedMemConfig(CUsharedconfig(config));
    accepted("cuCtxSetSharedMemConfig", || call(0));
    accepted("cuCtxSetSharedMemConfig", || call(2));
    rejected(
        "cuCtxSetSharedMemConfig: config (CUsharedconfig(3)) must be CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE, \
         CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE or CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || call(3),
    );
}
