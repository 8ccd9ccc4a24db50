#![cfg(not(miri))]

use crate::mock::{accepted, rejected};
use cuda_checked::calls;

#[test]
fn cuInit() {
    accepted("cuInit", || calls::cuInit(0));
    rejected("cuInit: Flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]", || {
        calls::cuInit(1)
    });
}
