// Created by `cargo xtask emit` from cuda.h, ledger/surfobject.toml, src/rules/surfobject.rs, cuda-sys/build/generate/reference/surfobject.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) -> Verdict {
    crate::rules::surfobject::cuSurfObjectCreate(pResDesc)
}
