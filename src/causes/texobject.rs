// Created by `cargo xtask emit` from cuda.h, ledger/texobject.toml, src/rules/parts/array.rs, src/rules/parts/handle.rs, src/rules/texobject.rs and cuda-sys/build/generate/reference/texobject.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::texobject as refused;
use crate::rule::target;
use cuda_sys::{
    CUDA_RESOURCE_DESC, CUDA_RESOURCE_VIEW_DESC, CUDA_TEXTURE_DESC, CUresult, CUtexObject,
};

/// Finds the cause of a refusal of [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexObjectCreate(
    pTexObject: *mut CUtexObject,
    pResDesc: *const CUDA_RESOURCE_DESC,
    pTexDesc: *const CUDA_TEXTURE_DESC,
    pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(pResDesc) = (unsafe { target(pResDesc) }) else { return Ok(()) };

        // SAFETY: the caller guarantees this.
        unsafe { refused::cuTexObjectCreate(pResDesc) }
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuTexObjectCreate",
            returned,
            &[
                (&Pointer(pTexObject.addr()), "pTexObject"),
                (&Pointer(pResDesc.addr()), "pResDesc"),
                (&Pointer(pTexDesc.addr()), "pTexDesc"),
            ],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuTexObjectGetResourceDesc`](crate::calls::cuTexObjectGetResourceDesc).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexObjectGetResourceDesc(
    pResDesc: *mut CUDA_RESOURCE_DESC,
    texObject: CUtexObject,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuTexObjectGetResourceDesc",
            returned,
            &[(&Pointer(pResDesc.addr()), "pResDesc")],
        )
    }
}
