// Created by `cargo xtask emit` from cuda.h, ledger/ctx_deprecated.toml, src/rules/ctx_deprecated.rs, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/ctx_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCtxAttach(flags: c_uint) -> Verdict {
    crate::rules::ctx_deprecated::cuCtxAttach(flags)
}

#[inline]
pub(crate) fn cuCtxDetach(ctx: CUcontext) -> Verdict {
    crate::rules::ctx_deprecated::cuCtxDetach(ctx)
}

#[inline]
pub(crate) fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> Verdict {
    crate::rules::parts::launch::shared_mem_config(config)
}
