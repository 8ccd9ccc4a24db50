// Created by `cargo xtask emit` from cuda.h, src/rules/version.toml, src/rules/version.rs, cuda-sys/build/generate/reference/version.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/older_drivers.md and tests/pages/version.rs. Do not edit.

use crate::error::Result;
use crate::error::refused;
use crate::error::start;
use core::ffi::c_int;

/// Returns the newest CUDA version that the driver supports.
///
/// Since CUDA 2.2. [Version Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VERSION.html) in NVIDIA's manual. The raw call is [`sys::cuDriverGetVersion`](libcuda_sys::cuDriverGetVersion).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let release = calls::cuDriverGetVersion()?; // 13050 is CUDA 13.5
/// println!("the driver implements CUDA {}.{}", release / 1000, release % 1000 / 10);
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Programs that meet drivers older than their declarations](crate::guides::older_drivers).
///
/// # Returns
///
/// The version: 1000 times the major number plus 10 times the minor one, as `Release::from` takes it.
///
/// # Why it is safe
///
/// The call has no inputs.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub fn cuDriverGetVersion() -> Result<c_int> {
    let mut driverVersion = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDriverGetVersion(&mut driverVersion) };
    if outcome.0 != 0 {
        return Err(refused(c"cuDriverGetVersion", outcome));
    }
    Ok(driverVersion)
}
