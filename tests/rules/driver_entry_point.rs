#![cfg(not(miri))]

use crate::mock::{NEWER, accepted, of_release, rejected};
use cuda_checked::calls;
use std::ptr;

#[test]
fn cuGetProcAddress_v2() {
    let name = "cuGetProcAddress_v2";
    // SAFETY: the mock reads no memory.
    let call = |version, flags| unsafe {
        calls::cuGetProcAddress_v2(c"cuMemAlloc", version, flags, ptr::null_mut())
    };
    for flags in 0..4 {
        accepted(name, || call(12_000, flags));
    }
    let test = "driver_entry_point::cuGetProcAddress_v2";
    of_release(12_090, test, || {
        accepted(name, || call(12_091, 0));
    });
    of_release(13_000, test, || {
        accepted(name, || call(13_000, 0));
        rejected(
            "cuGetProcAddress_v2: flags (CUdriverProcAddress_flags(0x4)) must have no bits but CU_GET_PROC_ADDRESS_LEGACY_STREAM | \
             CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM [the documentation gives no code]",
            || call(12_000, 4),
        );
        rejected(
            "cuGetProcAddress_v2: flags (0x100000000) must have no bits but CU_GET_PROC_ADDRESS_LEGACY_STREAM | \
             CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM [the documentation gives no code]",
            || call(12_000, 1 << 32),
        );
        rejected(
            "cuGetProcAddress_v2: cudaVersion (13001) must be at most 13000 since CUDA 13.0, the version of \
             the driver [would be CUDA_ERROR_INVALID_VALUE]",
            || call(13_001, 0),
        );
    });
    // A newer driver judges the arguments itself.
    of_release(NEWER[0], test, || {
        accepted(name, || call(13_061, 4));
    });
}
