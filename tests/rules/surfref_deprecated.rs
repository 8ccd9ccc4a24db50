#![cfg(not(miri))]

use crate::mock::{accepted, rejected};
use cuda_checked::calls;
use std::ptr;

#[test]
fn cuSurfRefSetArray() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuSurfRefSetArray(ptr::null_mut(), ptr::null_mut(), flags) };
    accepted("cuSurfRefSetArray", || call(0));
    rejected("cuSurfRefSetArray: Flags (1) must be zero [the documentation gives no code]", || {
        call(1)
    });
}
