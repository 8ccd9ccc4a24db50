// Created by `cargo xtask emit` from cuda.h, ledger/driver_entry_point.toml, src/rules/driver_entry_point.rs, cuda-sys/build/generate/reference/driver_entry_point.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuGetProcAddress_v2(cudaVersion: c_int, flags: cuuint64_t) -> Verdict {
    crate::rules::driver_entry_point::cuGetProcAddress_v2(cudaVersion, flags)
}
