// Created by `cargo xtask emit` from cuda.h, src/rules/error.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/error.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/error.rs. Do not edit.

use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ptr;
use libcuda_sys::CUresult;
use std::ffi::CString;

/// Returns the description of a result code.
///
/// Since CUDA 6.0. [Error Handling](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html) in NVIDIA's manual. The raw call is [`sys::cuGetErrorString`](libcuda_sys::cuGetErrorString).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let code = CUresult::CUDA_ERROR_OUT_OF_MEMORY;
/// let (name, text) = (calls::cuGetErrorName(code)?, calls::cuGetErrorString(code)?);
/// println!("{}: {}", name.to_string_lossy(), text.to_string_lossy());
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `error`: The code.
///
/// # Returns
///
/// The description, a C string that the driver keeps. For an unknown code the call fails, and C's pointer is null.
///
/// # Why it is safe
///
/// The call takes only a number and returns a copy of a text.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `error` must be a code that the driver knows.
///
/// # Explained after a refusal
///
/// - `error` is not an enumerator of [`CUresult`](libcuda_sys::CUresult) that the driver's release has. (732)
///
/// # Left to the caller
///
/// - `error` must be a code that the driver knows. Not checked, because newer drivers know codes that no release of the declarations names. (Explained after a refusal: 732)
#[inline]
pub fn cuGetErrorString(error: CUresult) -> Result<CString> {
    let mut pStr = ptr::null();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuGetErrorString(error, &mut pStr) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuGetErrorString", outcome, (error,), rows::cuGetErrorString, unruled)
        });
    }
    // SAFETY: it is null or, now, the address of a text that ends with a zero byte.
    let pStr = unsafe { super::copied(pStr) };
    Ok(pStr)
}

/// Returns the name of a result code's enumerator.
///
/// Since CUDA 6.0. [Error Handling](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__ERROR.html) in NVIDIA's manual. The raw call is [`sys::cuGetErrorName`](libcuda_sys::cuGetErrorName).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let code = CUresult::CUDA_ERROR_OUT_OF_MEMORY;
/// let (name, text) = (calls::cuGetErrorName(code)?, calls::cuGetErrorString(code)?);
/// println!("{}: {}", name.to_string_lossy(), text.to_string_lossy());
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `error`: The code.
///
/// # Returns
///
/// The name, a C string that the driver keeps. For an unknown code the call fails, and C's pointer is null.
///
/// # Why it is safe
///
/// The call takes only a number and returns a copy of a name.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `error` must be a code that the driver knows.
///
/// # Explained after a refusal
///
/// - `error` is not an enumerator of [`CUresult`](libcuda_sys::CUresult) that the driver's release has. (732)
///
/// # Left to the caller
///
/// - `error` must be a code that the driver knows. Not checked, because newer drivers know codes that no release of the declarations names. (Explained after a refusal: 732)
#[inline]
pub fn cuGetErrorName(error: CUresult) -> Result<CString> {
    let mut pStr = ptr::null();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuGetErrorName(error, &mut pStr) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuGetErrorName", outcome, (error,), rows::cuGetErrorName, unruled)
        });
    }
    // SAFETY: it is null or, now, the address of a text that ends with a zero byte.
    let pStr = unsafe { super::copied(pStr) };
    Ok(pStr)
}
