// Created by `cargo xtask emit` from cuda.h, ledger/version.toml and cuda-sys/build/generate/reference/version.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use core::ffi::c_int;
use cuda_sys::CUresult;

/// Finds the cause of a refusal of [`cuDriverGetVersion`](crate::calls::cuDriverGetVersion).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDriverGetVersion(driverVersion: *mut c_int, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDriverGetVersion",
            returned,
            &[(&Pointer(driverVersion.addr()), "driverVersion")],
        )
    }
}
