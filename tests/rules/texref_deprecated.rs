#![cfg(not(miri))]

use crate::mock::{accepted, rejected};
use cuda_checked::calls;
use cuda_checked::sys::CUfilter_mode as F;
use std::ptr;

#[test]
fn cuTexRefSetArray() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuTexRefSetArray(ptr::null_mut(), ptr::null_mut(), flags) };
    accepted("cuTexRefSetArray", || call(1));
    for flags in [0, 2] {
        let message = format!(
            "cuTexRefSetArray: Flags ({flags}) must be 1, CU_TRSA_OVERRIDE_FORMAT \
             [the documentation gives no code]"
        );
        rejected(&message, || call(flags));
    }
}

#[test]
fn cuTexRefSetMipmappedArray() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe {
        calls::cuTexRefSetMipmappedArray(ptr::null_mut(), ptr::null_mut(), flags)
    };
    accepted("cuTexRefSetMipmappedArray", || call(1));
    for flags in [0, 2] {
        let message = format!(
            "cuTexRefSetMipmappedArray: Flags ({flags}) must be 1, CU_TRSA_OVERRIDE_FORMAT \
             [the documentation gives no code]"
        );
        rejected(&message, || call(flags));
    }
}

#[test]
fn cuTexRefSetMipmapFilterMode() {
    // SAFETY: the mock reads no memory.
    let call = |mode| unsafe { calls::cuTexRefSetMipmapFilterMode(ptr::null_mut(), mode) };
    accepted("cuTexRefSetMipmapFilterMode", || call(F::CU_TR_FILTER_MODE_POINT));
    accepted("cuTexRefSetMipmapFilterMode", || call(F::CU_TR_FILTER_MODE_LINEAR));
    rejected(
        "cuTexRefSetMipmapFilterMode: fm (CUfilter_mode(2)) must be CU_TR_FILTER_MODE_POINT or \
         CU_TR_FILTER_MODE_LINEAR [the documentation gives no code]",
        || call(F(2)),
    );
}

#[test]
fn cuTexRefGetAddressMode() {
    // SAFETY: the mock reads no memory.
    let call = |dim| unsafe { calls::cuTexRefGetAddressMode(ptr::null_mut(), dim) };
    accepted("cuTexRefGetAddressMode", || call(0));
    accepted("cuTexRefGetAddressMode", || call(1));
    for dim in [-1, 2] {
        let message = format!(
            "cuTexRefGetAddressMode: dim ({dim}) must be 0 or 1 [the documentation gives no code]"
        );
        rejected(&message, || call(dim));
    }
}
