// Created by `cargo xtask emit` from cuda.h, ledger/primary_ctx.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/primary_ctx.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::released(dev)?;
    crate::rules::parts::handle::device(dev)
}
