// Created by `cargo xtask emit` from cuda.h, ledger/surfobject.toml and cuda-sys/build/generate/reference/surfobject.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use cuda_sys::{CUDA_RESOURCE_DESC, CUresult, CUsurfObject};

/// Finds the cause of a refusal of [`cuSurfObjectCreate`](crate::calls::cuSurfObjectCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSurfObjectCreate(
    pSurfObject: *mut CUsurfObject,
    pResDesc: *const CUDA_RESOURCE_DESC,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuSurfObjectCreate",
            returned,
            &[
                (&Pointer(pSurfObject.addr()), "pSurfObject"),
                (&Pointer(pResDesc.addr()), "pResDesc"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuSurfObjectGetResourceDesc`](crate::calls::cuSurfObjectGetResourceDesc).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSurfObjectGetResourceDesc(
    pResDesc: *mut CUDA_RESOURCE_DESC,
    surfObject: CUsurfObject,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuSurfObjectGetResourceDesc",
            returned,
            &[(&Pointer(pResDesc.addr()), "pResDesc")],
        )
    }
}
