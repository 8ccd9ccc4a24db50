// Created by `cargo xtask emit` from cuda.h, ledger/logs.toml, src/rules/logs.rs, cuda-sys/build/generate/reference/logs.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuLogsCurrent(flags: c_uint) -> Verdict {
    crate::rules::logs::no_flags(flags)
}

#[inline]
pub(crate) fn cuLogsDumpToFile(flags: c_uint) -> Verdict {
    crate::rules::logs::no_flags(flags)
}

#[inline]
pub(crate) fn cuLogsDumpToMemory(flags: c_uint) -> Verdict {
    crate::rules::logs::no_flags(flags)
}
