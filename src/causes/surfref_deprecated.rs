// Created by `cargo xtask emit` from cuda.h, ledger/surfref_deprecated.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/surfref_deprecated.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use core::ffi::c_uint;
use cuda_sys::{CUarray, CUresult, CUsurfref};

/// Finds the cause of a refusal of [`cuSurfRefSetArray`](crate::calls::cuSurfRefSetArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSurfRefSetArray(
    hSurfRef: CUsurfref,
    hArray: CUarray,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuSurfRefSetArray",
            returned,
            &[(&hSurfRef, "hSurfRef"), (&hArray, "hArray")],
        )
    }
}

/// Finds the cause of a refusal of [`cuSurfRefGetArray`](crate::calls::cuSurfRefGetArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSurfRefGetArray(
    phArray: *mut CUarray,
    hSurfRef: CUsurfref,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuSurfRefGetArray",
            returned,
            &[(&Pointer(phArray.addr()), "phArray"), (&hSurfRef, "hSurfRef")],
        )
    }
}
