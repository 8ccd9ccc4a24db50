#![cfg(not(miri))]

use crate::mock::{accepted, rejected};
use cuda_checked::calls;
use std::ptr;

#[test]
fn cuLogsCurrent() {
    accepted("cuLogsCurrent", || calls::cuLogsCurrent(0));
    rejected("cuLogsCurrent: flags (1) must be zero [the documentation gives no code]", || {
        calls::cuLogsCurrent(1)
    });
}

#[test]
fn cuLogsDumpToFile() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuLogsDumpToFile(ptr::null_mut(), c"log", flags) };
    accepted("cuLogsDumpToFile", || call(0));
    rejected("cuLogsDumpToFile: flags (1) must be zero [the documentation gives no code]", || {
        call(1)
    });
}

#[test]
fn cuLogsDumpToMemory() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe {
        calls::cuLogsDumpToMemory(ptr::null_mut(), ptr::null_mut(), &mut 0, flags)
    };
    accepted("cuLogsDumpToMemory", || call(0));
    rejected(
        "cuLogsDumpToMemory: flags (1) must be zero [the documentation gives no code]",
        || call(1),
    );
}
