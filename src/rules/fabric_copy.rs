//! Rules of the group "Fabric Copy".

use crate::rule::{Verdict, rules};
use core::ffi::c_ulonglong;
use cuda_sys::*;

#[inline]
pub(crate) fn cuFabricCpyBatchAsync(flags: c_ulonglong, hStream: CUstream) -> Verdict {
    let legacy = hStream.is_null() || hStream == CU_STREAM_LEGACY;
    rules! {
        78: flags => zero();
        79: hStream => hold(!legacy, "be neither null nor CU_STREAM_LEGACY");
    }
    Ok(())
}
