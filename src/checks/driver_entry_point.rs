// Created by `cargo xtask emit` from cuda.h, src/rules/driver_entry_point.toml, src/rules/driver_entry_point.rs and cuda-sys/build/generate/reference/driver_entry_point.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use core::ffi::{c_char, c_int, c_void};
use libcuda_sys::{CUdriverProcAddressQueryResult, cuuint64_t};

/// Checks the preconditions of [`cuGetProcAddress`](crate::calls::cuGetProcAddress) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::driver_entry_point::cuGetProcAddress_v2(cudaVersion, flags)
        .of(c"cuGetProcAddress_v2")
}
#[doc(hidden)]
pub use self::cuGetProcAddress_v2 as cuGetProcAddress;
