// Created by `cargo xtask emit` from cuda.h, ledger/module_deprecated.toml, src/rules/parts/handle.rs, src/rules/parts/name.rs and cuda-sys/build/generate/reference/module_deprecated.txt. Do not edit.

use super::Pointer;
use super::of_call;
use crate::cause::Cause;
use crate::refused::module_deprecated as refused;
use crate::rule::text;
use core::ffi::c_char;
use cuda_sys::{CUmodule, CUresult, CUsurfref, CUtexref};

/// Finds the cause of a refusal of [`cuModuleGetTexRef`](crate::calls::cuModuleGetTexRef).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleGetTexRef(
    pTexRef: *mut CUtexref,
    hmod: CUmodule,
    name: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(name) = (unsafe { text(name) }) else { return Ok(()) };

        refused::cuModuleGetTexRef(hmod, name)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuModuleGetTexRef",
            returned,
            &[(&Pointer(pTexRef.addr()), "pTexRef"), (&Pointer(name.addr()), "name")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuModuleGetSurfRef`](crate::calls::cuModuleGetSurfRef).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuModuleGetSurfRef(
    pSurfRef: *mut CUsurfref,
    hmod: CUmodule,
    name: *const c_char,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(name) = (unsafe { text(name) }) else { return Ok(()) };

        refused::cuModuleGetSurfRef(hmod, name)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuModuleGetSurfRef",
            returned,
            &[(&Pointer(pSurfRef.addr()), "pSurfRef"), (&Pointer(name.addr()), "name")],
            find_cause,
        )
    }
}
