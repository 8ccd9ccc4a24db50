// Created by `cargo xtask emit` from cuda.h, ledger/texref_deprecated.toml, src/rules/parts/handle.rs, src/rules/texref_deprecated.rs, cuda-sys/build/generate/reference/texref_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuTexRefSetAddress2D_v3(
    hTexRef: CUtexref,
    desc: &CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::texref_deprecated::linear(desc, dptr, Pitch)?;
    }
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    crate::refused::CUDA_ARRAY_DESCRIPTOR(desc).at("desc")
}

#[inline]
pub(crate) fn cuTexRefGetArray(hTexRef: CUtexref) -> Verdict {
    crate::rules::texref_deprecated::bound(Handle(hTexRef.addr()))?;
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")
}

#[inline]
pub(crate) fn cuTexRefGetMipmappedArray(hTexRef: CUtexref) -> Verdict {
    crate::rules::texref_deprecated::bound_mipmap(Handle(hTexRef.addr()))?;
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")
}
