// Created by `cargo xtask emit` from cuda.h, ledger/fabric_copy.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/fabric_copy.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuFabricCpyBatchAsync(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        Ok(())
    }
}
