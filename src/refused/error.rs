// Created by `cargo xtask emit` from cuda.h, ledger/error.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/error.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuGetErrorString(error: CUresult) -> Verdict {
    crate::rules::parts::handle::error_code(error)
}

#[inline]
pub(crate) fn cuGetErrorName(error: CUresult) -> Verdict {
    crate::rules::parts::handle::error_code(error)
}
