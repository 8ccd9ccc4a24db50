// Created by `cargo xtask emit` from cuda.h, ledger/event.toml, src/rules/event.rs, cuda-sys/build/generate/reference/event.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuEventCreate(Flags: c_uint) -> Verdict {
    crate::rules::event::cuEventCreate(Flags)
}

#[inline]
pub(crate) fn cuEventRecordWithFlags(flags: c_uint) -> Verdict {
    crate::rules::event::cuEventRecordWithFlags(flags)
}
