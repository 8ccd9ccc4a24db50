// Created by `cargo xtask emit` from cuda.h, ledger/texobject.toml, cuda-sys/build/generate/reference/texobject.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuTexObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::refused::CUDA_RESOURCE_DESC(pResDesc).at("pResDesc") }
}
