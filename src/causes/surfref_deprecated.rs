// Created by `cargo xtask emit` from cuda.h, ledger/surfref_deprecated.toml and cuda-sys/build/generate/reference/surfref_deprecated.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use cuda_sys::{CUarray, CUresult, CUsurfref};

/// Finds the cause of a refusal of [`cuSurfRefGetArray`](crate::calls::cuSurfRefGetArray).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuSurfRefGetArray(
    phArray: *mut CUarray,
    hSurfRef: CUsurfref,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuSurfRefGetArray", returned, &[(phArray.cast(), "phArray")], || Ok(()))
}
