// Created by `cargo xtask emit` from cuda.h, ledger/texref_deprecated.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/texref_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuTexRefSetAddress2D_v3(hTexRef: CUtexref, desc: &CUDA_ARRAY_DESCRIPTOR) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    crate::walk::after::CUDA_ARRAY_DESCRIPTOR(desc).at("desc")
}
