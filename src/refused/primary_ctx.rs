// Created by `cargo xtask emit` from cuda.h, ledger/primary_ctx.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/primary_ctx.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
        crate::rules::parts::handle::released(dev)?;
    }
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_DEVICE, CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::handle::device(dev)?;
    }
    Ok(())
}
