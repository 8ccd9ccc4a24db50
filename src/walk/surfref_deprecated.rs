// Created by `cargo xtask emit` from cuda.h, ledger/surfref_deprecated.toml, src/rules/surfref_deprecated.rs, cuda-sys/build/generate/reference/surfref_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuSurfRefSetArray(Flags: c_uint) -> Verdict {
    crate::rules::surfref_deprecated::cuSurfRefSetArray(Flags)
}
