// Created by `cargo xtask emit` from cuda.h, ledger/ctx.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/ctx.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCtxDestroy_v2(ctx: CUcontext) -> Verdict {
    crate::rules::parts::handle::destroyed(Handle(ctx.addr()))
}
