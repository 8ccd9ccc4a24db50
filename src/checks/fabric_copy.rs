// Created by `cargo xtask emit` from cuda.h, src/rules/fabric_copy.toml, src/rules/fabric_copy.rs, src/rules/parts/fabric.rs and cuda-sys/build/generate/reference/fabric_copy.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use core::ffi::c_ulonglong;
use libcuda_sys::{CUDA_FABRIC_COPY_BATCH_OP, CUstream};

/// Checks the preconditions of [`cuFabricCpyBatchAsync`](crate::calls::cuFabricCpyBatchAsync) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFabricCpyBatchAsync(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::fabric_copy::cuFabricCpyBatchAsync(flags, hStream) {
            return Err(broken.of(c"cuFabricCpyBatchAsync"));
        }
        for (i, element) in elements(opList, numOps).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUDA_FABRIC_COPY_BATCH_OP(element) {
                return Err(broken.at("opList[i]").element(i).of(c"cuFabricCpyBatchAsync"));
            }
        }
        Ok(())
    }
}
