// Created by `cargo xtask emit` from cuda.h, src/rules/driver_entry_point.toml, src/rules/driver_entry_point.rs, cuda-sys/build/generate/reference/driver_entry_point.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/driver_entry_point.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use core::ffi::{CStr, c_int, c_void};
use core::ptr;
use libcuda_sys::{CUdriverProcAddressQueryResult, cuuint64_t};

/// Returns the address of a driver function, by its name and a CUDA version.
///
/// Since CUDA 12.0. [Driver Entry Point Access](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DRIVER__ENTRY__POINT.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGetProcAddress_v2`. The raw call is [`sys::cuGetProcAddress`](libcuda_sys::cuGetProcAddress).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let default = CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_DEFAULT.bits().into();
/// let mut found = CUdriverProcAddressQueryResult::CU_GET_PROC_ADDRESS_SUCCESS;
/// // SAFETY: `found` can be written.
/// let address = unsafe { calls::cuGetProcAddress(c"cuMemMap", 12_000, default, &mut found)? };
/// match found {
///     CUdriverProcAddressQueryResult::CU_GET_PROC_ADDRESS_SUCCESS => println!("{address:?}"),
///     reason => println!("{reason:?}"), // and a null address
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `symbol`: The base name of the function, such as [`cuMemAlloc`](crate::calls::cuMemAlloc) for [`cuMemAlloc`](crate::calls::cuMemAlloc).
/// - `cudaVersion`: The CUDA version whose ABI the function must have: 1000 times the major number plus 10 times the minor one.
/// - `flags`: A value of [`CUdriverProcAddress_flags`](libcuda_sys::CUdriverProcAddress_flags).
/// - `symbolStatus`: Whether the function was found and, if not, the reason.
///
/// # Returns
///
/// The address, or null if no function fits.
///
/// # Safety
///
/// `symbolStatus` must be null or writable. The address may be called only with the type that the function has in that version.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `cudaVersion` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `flags` must have no bits but those of [`CUdriverProcAddress_flags`](libcuda_sys::CUdriverProcAddress_flags) that the driver's release has. (45)
///
/// # Checked by a query
///
/// - Since CUDA 13.0, `cudaVersion` must be at most the version of the driver. (46)
///
/// # Left to the caller
///
/// - `cudaVersion` must be 1000 \* major + 10 \* minor. Not checked, because the documentation states the form of the number, but no error.
/// - The result must be cast to the type of the requested function. Not checked, because an address does not show the type of its function.
/// - `symbol` must have no version suffix. Not checked, because for an unknown name the driver returns a null address, and no error.
#[doc(alias = "cuGetProcAddress_v2")]
#[inline]
pub unsafe fn cuGetProcAddress(
    symbol: &CStr,
    cudaVersion: c_int,
    flags: cuuint64_t,
    symbolStatus: *mut CUdriverProcAddressQueryResult,
) -> Result<*mut c_void> {
    let mut pfn = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuGetProcAddress_v2(symbol.as_ptr(), &mut pfn, cudaVersion, flags, symbolStatus)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGetProcAddress_v2(
            symbol.as_ptr(),
            &mut pfn,
            cudaVersion,
            flags,
            symbolStatus,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuGetProcAddress_v2", outcome, ((),), &[], move || {
                checks::cuGetProcAddress_v2(
                    ptr::null_mut(),
                    &mut pfn,
                    cudaVersion,
                    flags,
                    ptr::null_mut(),
                )
            })
        });
    }
    Ok(pfn)
}
