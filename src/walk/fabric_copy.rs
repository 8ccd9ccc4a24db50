// Created by `cargo xtask emit` from cuda.h, ledger/fabric_copy.toml, src/rules/fabric_copy.rs, cuda-sys/build/generate/reference/fabric_copy.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuFabricCpyBatchAsync(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::fabric_copy::cuFabricCpyBatchAsync(flags, hStream)?;
        for (i, element) in elements(opList, numOps).iter().enumerate() {
            crate::walk::CUDA_FABRIC_COPY_BATCH_OP(element).at("opList[i]").element(i)?;
        }
        Ok(())
    }
}
