// Created by `cargo xtask emit` from cuda.h, ledger/driver_entry_point.toml and cuda-sys/build/generate/reference/driver_entry_point.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use crate::cause::Cause;
use core::ffi::{c_char, c_int, c_void};
use cuda_sys::{CUdriverProcAddressQueryResult, CUresult, cuuint64_t};

/// Finds the cause of a refusal of [`cuGetProcAddress`](crate::calls::cuGetProcAddress).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuGetProcAddress")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuGetProcAddress_v2(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    cudaVersion: c_int,
    flags: cuuint64_t,
    symbolStatus: *mut CUdriverProcAddressQueryResult,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuGetProcAddress_v2",
            returned,
            &[(&Pointer(symbol.addr()), "symbol"), (&Pointer(pfn.addr()), "pfn")],
        )
    }
}
#[doc(hidden)]
pub use self::cuGetProcAddress_v2 as cuGetProcAddress;
