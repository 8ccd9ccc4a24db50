// Created by `cargo xtask emit` from cuda.h, ledger/module_deprecated.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/module_deprecated.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use crate::walk::after::module_deprecated as walk;
use core::ffi::c_char;
use cuda_sys::{CUmodule, CUresult, CUsurfref, CUtexref};

/// Finds the cause of a refusal of [`cuModuleGetTexRef`](crate::calls::cuModuleGetTexRef).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleGetTexRef(
    pTexRef: *mut CUtexref,
    hmod: CUmodule,
    name: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuModuleGetTexRef",
        returned,
        &[(pTexRef.cast(), "pTexRef"), (name.cast(), "name")],
        || walk::cuModuleGetTexRef(hmod),
    )
}

/// Finds the cause of a refusal of [`cuModuleGetSurfRef`](crate::calls::cuModuleGetSurfRef).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleGetSurfRef(
    pSurfRef: *mut CUsurfref,
    hmod: CUmodule,
    name: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuModuleGetSurfRef",
        returned,
        &[(pSurfRef.cast(), "pSurfRef"), (name.cast(), "name")],
        || walk::cuModuleGetSurfRef(hmod),
    )
}
