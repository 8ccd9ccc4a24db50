// Created by `cargo xtask emit` from cuda.h, src/rules/initialize.toml, src/rules/initialize.rs, cuda-sys/build/generate/reference/initialize.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/contexts.md and tests/pages/initialize.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use core::ffi::c_uint;

/// Initializes the driver for the process.
///
/// Since CUDA 2.0. [Initialization](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__INITIALIZE.html) in NVIDIA's manual. The raw call is [`sys::cuInit`](libcuda_sys::cuInit).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// match calls::cuInit(0) {
///     Ok(()) => println!("{} devices", calls::cuDeviceGetCount()?),
///     Err(Error::NoDriver { .. }) => println!("this machine has no CUDA driver"),
///     Err(error) => println!("{error}"), // for example CUDA_ERROR_NO_DEVICE
/// }
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Parameters
///
/// - `Flags`: Must be zero.
///
/// # Why it is safe
///
/// The call takes only a number, and can be repeated.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `Flags` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_SYSTEM_DRIVER_MISMATCH`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH)
/// - [`CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED): [`cuInit`] must come before any other driver call of the process.
///
/// # Checked
///
/// - `Flags` must be zero. (152)
///
/// # Left to the caller
///
/// - [`cuInit`] must come before any other driver call of the process. Not checked, because only the driver knows whether it is ready.
#[inline]
pub fn cuInit(Flags: c_uint) -> Result<()> {
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuInit(Flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuInit(Flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuInit", outcome, ((),), &[], move || checks::cuInit(Flags))
        });
    }
    Ok(())
}
