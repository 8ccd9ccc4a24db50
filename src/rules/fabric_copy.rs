//! Rules of the group "Fabric Copy".

use super::parts::fabric::fabric_op;
use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::c_ulonglong;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuFabricCpyBatchAsync(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Verdict {
    let legacy = hStream.is_null() || hStream == CU_STREAM_LEGACY;
    rules! {
        78: flags => zero();
        79: hStream => hold(!legacy, "be neither null nor CU_STREAM_LEGACY");
    }
    // SAFETY: the caller meets the safety conditions of the call.
    let opList = unsafe { elements(opList, numOps) };
    for (i, op) in opList.iter().enumerate() {
        fabric_op(op).at_element("opList[i]", i)?;
    }
    Ok(())
}
