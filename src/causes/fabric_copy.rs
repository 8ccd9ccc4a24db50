// Created by `cargo xtask emit` from cuda.h, ledger/fabric_copy.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/fabric_copy.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use crate::refused::fabric_copy as refused;
use core::ffi::c_ulonglong;
use cuda_sys::{CUDA_FABRIC_COPY_BATCH_OP, CUresult, CUstream};

/// Finds the cause of a refusal of [`cuFabricCpyBatchAsync`](crate::calls::cuFabricCpyBatchAsync).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuFabricCpyBatchAsync(hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuFabricCpyBatchAsync", returned, &[], find_cause) }
}
