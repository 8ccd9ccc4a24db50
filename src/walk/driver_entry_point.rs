// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuGetProcAddress_v2(cudaVersion: c_int, flags: cuuint64_t) -> Verdict {
    crate::rules::driver_entry_point::cuGetProcAddress_v2(cudaVersion, flags)?;
    Ok(())
}
