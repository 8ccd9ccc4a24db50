// Created by `cargo xtask emit` from cuda.h, ledger/initialize.toml, src/rules/initialize.rs, cuda-sys/build/generate/reference/initialize.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuInit(Flags: c_uint) -> Verdict {
    crate::rules::initialize::cuInit(Flags)
}
