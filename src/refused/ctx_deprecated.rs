// Created by `cargo xtask emit` from cuda.h, ledger/ctx_deprecated.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/ctx_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCtxDetach(ctx: CUcontext) -> Verdict {
    crate::rules::parts::handle::no_default(Handle(ctx.addr())).at("ctx")
}
