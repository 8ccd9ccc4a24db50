// Created by `cargo xtask emit` from ledger/logs.toml and src/rules. Do not edit.

use crate::error::{Result, check};
use crate::rule::Place;
use crate::rules::logs as rules;
use core::ffi::*;
use cuda_sys::*;

/// Registers a callback that receives the driver's log messages.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsRegisterCallback`](cuda_sys::cuLogsRegisterCallback).
///
/// # Safety
///
/// `callbackFunc` must be sound to call with `userData` from any thread until it is unregistered, and must not unwind. `callback_out` must be null or writable.
///
/// The function and the data at `userData` must stay valid until the callback is unregistered. Calls may come from any thread.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback,
    userData: *mut c_void,
    callback_out: *mut CUlogsCallbackHandle,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    let code = unsafe { cuda_sys::cuLogsRegisterCallback(callbackFunc, userData, callback_out) };
    check(c"cuLogsRegisterCallback", code)
}

/// Unregisters a callback for log messages.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsUnregisterCallback`](cuda_sys::cuLogsUnregisterCallback).
///
/// # Safety
///
/// `callback` must be the handle of a log callback that is registered now.
///
/// `callback` must not be used again. A callback that is running at the time of the call may still need its data.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    let code = unsafe { cuda_sys::cuLogsUnregisterCallback(callback) };
    check(c"cuLogsUnregisterCallback", code)
}

/// Returns the current end of the driver's log.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsCurrent`](cuda_sys::cuLogsCurrent).
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `flags` must be zero. (Rule 169)
#[inline]
pub fn cuLogsCurrent(flags: c_uint) -> Result<CUlogIterator> {
    rules::cuLogsCurrent(flags).of(c"cuLogsCurrent")?;
    let mut iterator_out = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let code = unsafe { cuda_sys::cuLogsCurrent(&mut iterator_out, flags) };
    check(c"cuLogsCurrent", code)?;
    Ok(iterator_out)
}

/// Writes the driver's log to a file.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsDumpToFile`](cuda_sys::cuLogsDumpToFile).
///
/// # Safety
///
/// `iterator` must be null or readable and writable.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `flags` must be zero. (Rule 169)
#[inline]
pub unsafe fn cuLogsDumpToFile(
    iterator: *mut CUlogIterator,
    pathToFile: &CStr,
    flags: c_uint,
) -> Result<()> {
    rules::cuLogsDumpToFile(flags).of(c"cuLogsDumpToFile")?;
    // SAFETY: the caller meets the conditions in the documentation.
    let code = unsafe { cuda_sys::cuLogsDumpToFile(iterator, pathToFile.as_ptr(), flags) };
    check(c"cuLogsDumpToFile", code)
}

/// Writes the driver's log to memory, as text with a line for each message.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsDumpToMemory`](cuda_sys::cuLogsDumpToMemory).
///
/// # Safety
///
/// `iterator` must be null or readable and writable, `size` readable and writable, and `buffer` have room for `*size` bytes.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `flags` must be zero. (Rule 169)
///
/// # Left to the caller
///
/// - `buffer` must have room for \*size bytes: a pointer does not show the length of its memory.
/// - `*size` must suffice for at least one message: only the driver knows the length of the messages, and reports it.
#[inline]
pub unsafe fn cuLogsDumpToMemory(
    iterator: *mut CUlogIterator,
    buffer: *mut c_char,
    size: *mut usize,
    flags: c_uint,
) -> Result<()> {
    rules::cuLogsDumpToMemory(flags).of(c"cuLogsDumpToMemory")?;
    // SAFETY: the caller meets the conditions in the documentation.
    let code = unsafe { cuda_sys::cuLogsDumpToMemory(iterator, buffer, size, flags) };
    check(c"cuLogsDumpToMemory", code)
}
