// Created by `cargo xtask emit` from cuda.h, ledger/primary_ctx.toml, src/rules/ctx.rs, src/rules/primary_ctx.rs, cuda-sys/build/generate/reference/primary_ctx.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuDevicePrimaryCtxRetain(dev: CUdevice) -> Verdict {
    crate::rules::primary_ctx::cuDevicePrimaryCtxRetain(dev)
}

#[inline]
pub(crate) fn cuDevicePrimaryCtxSetFlags_v2(flags: c_uint) -> Verdict {
    crate::rules::ctx::context_flags(flags)
}
