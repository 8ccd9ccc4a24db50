// Created by `cargo xtask emit` from cuda.h, ledger/module_deprecated.toml, src/rules/parts/handle.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/module_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuModuleGetTexRef(hmod: CUmodule, name: &CStr) -> Verdict {
    crate::rules::parts::name::texture_reference(name)?;
    crate::rules::parts::handle::handle(Handle(hmod.addr())).at("hmod")
}

#[inline]
pub(crate) fn cuModuleGetSurfRef(hmod: CUmodule, name: &CStr) -> Verdict {
    crate::rules::parts::name::surface_reference(name)?;
    crate::rules::parts::handle::handle(Handle(hmod.addr())).at("hmod")
}
