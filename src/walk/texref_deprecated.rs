// Created by `cargo xtask emit` from cuda.h, ledger/texref_deprecated.toml, src/rules/texref_deprecated.rs, cuda-sys/build/generate/reference/texref_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuTexRefSetArray(Flags: c_uint) -> Verdict {
    crate::rules::texref_deprecated::override_format(Flags)
}

#[inline]
pub(crate) fn cuTexRefSetMipmappedArray(Flags: c_uint) -> Verdict {
    crate::rules::texref_deprecated::override_format(Flags)
}

#[inline]
pub(crate) fn cuTexRefSetMipmapFilterMode(fm: CUfilter_mode) -> Verdict {
    crate::rules::texref_deprecated::cuTexRefSetMipmapFilterMode(fm)
}

#[inline]
pub(crate) fn cuTexRefGetAddressMode(dim: c_int) -> Verdict {
    crate::rules::texref_deprecated::cuTexRefGetAddressMode(dim)
}
