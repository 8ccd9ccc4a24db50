// Created by `cargo xtask emit` from cuda.h, src/rules/logs.toml, src/rules/logs.rs, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/logs.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/logs.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{CStr, c_char, c_uint, c_void};
use core::ptr;
use libcuda_sys::{CUlogIterator, CUlogsCallback, CUlogsCallbackHandle};

/// Registers a callback that receives the driver's log messages.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsRegisterCallback`](libcuda_sys::cuLogsRegisterCallback).
///
/// Examples of this group: [`cuLogsCurrent`].
///
/// # Parameters
///
/// - `callbackFunc`: The function to call.
/// - `userData`: A pointer that is passed to the callback. The driver does not follow it.
/// - `callback_out`: The handle of the registration, for [`cuLogsUnregisterCallback`].
///
/// # Safety
///
/// `callbackFunc` must be sound to call with `userData` from any thread until it is unregistered, and must not unwind. `callback_out` must be null or writable.
///
/// The function and the data at `userData` must stay valid until the callback is unregistered. Calls may come from any thread.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `callbackFunc` is null. (735)
#[inline]
pub unsafe fn cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback,
    userData: *mut c_void,
    callback_out: *mut CUlogsCallbackHandle,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuLogsRegisterCallback(callbackFunc, userData, callback_out) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLogsRegisterCallback",
                outcome,
                (callbackFunc,),
                rows::cuLogsRegisterCallback,
                unruled,
            )
        });
    }
    Ok(())
}

/// Unregisters a callback for log messages.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsUnregisterCallback`](libcuda_sys::cuLogsUnregisterCallback).
///
/// Examples of this group: [`cuLogsCurrent`].
///
/// # Parameters
///
/// - `callback`: The handle from [`cuLogsRegisterCallback`].
///
/// # Safety
///
/// `callback` must be the handle of a log callback that is registered now.
///
/// `callback` must not be used again. A callback that is running at the time of the call may still need its data.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogsUnregisterCallback(callback) };
    if outcome.0 != 0 {
        return Err(refused(c"cuLogsUnregisterCallback", outcome));
    }
    Ok(())
}

/// Returns the current end of the driver's log.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsCurrent`](libcuda_sys::cuLogsCurrent).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut from = calls::cuLogsCurrent(0)?;
/// let _refused = calls::cuDeviceGet(1000);
/// let mut text = vec![0_u8; 25_600];
/// let mut size = text.len();
/// // SAFETY: the text has `size` bytes.
/// unsafe { calls::cuLogsDumpToMemory(&mut from, text.as_mut_ptr().cast(), &mut size, 0)? };
/// let lines = CStr::from_bytes_until_nul(&text).unwrap_or_default();
/// print!("{}", lines.to_string_lossy()); // the driver's reasons
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `flags`: Must be zero.
///
/// # Returns
///
/// The position where the next message will be written.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `flags` must be zero. (169)
#[inline]
pub fn cuLogsCurrent(flags: c_uint) -> Result<CUlogIterator> {
    let mut iterator_out = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuLogsCurrent(&mut iterator_out, flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuLogsCurrent(&mut iterator_out, flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuLogsCurrent", outcome, ((),), &[], move || {
                checks::cuLogsCurrent(&mut iterator_out, flags)
            })
        });
    }
    Ok(iterator_out)
}

/// Writes the driver's log to a file.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsDumpToFile`](libcuda_sys::cuLogsDumpToFile).
///
/// Examples of this group: [`cuLogsCurrent`].
///
/// # Parameters
///
/// - `iterator`: The position of the first message to write, which is moved past the last one written. Null writes all messages that the driver still holds.
/// - `pathToFile`: The path of the file.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `iterator` must be null or readable and writable.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `flags` must be zero. (169)
#[inline]
pub unsafe fn cuLogsDumpToFile(
    iterator: *mut CUlogIterator,
    pathToFile: &CStr,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLogsDumpToFile(iterator, pathToFile.as_ptr(), flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogsDumpToFile(iterator, pathToFile.as_ptr(), flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuLogsDumpToFile", outcome, ((),), &[], move || {
                checks::cuLogsDumpToFile(ptr::null_mut(), ptr::null_mut(), flags)
            })
        });
    }
    Ok(())
}

/// Writes the driver's log to memory, as text with a line for each message.
///
/// Since CUDA 12.9. [Error Log Management Functions](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGS.html) in NVIDIA's manual. The raw call is [`sys::cuLogsDumpToMemory`](libcuda_sys::cuLogsDumpToMemory).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut from = calls::cuLogsCurrent(0)?;
/// let _refused = calls::cuDeviceGet(1000);
/// let mut text = vec![0_u8; 25_600];
/// let mut size = text.len();
/// // SAFETY: the text has `size` bytes.
/// unsafe { calls::cuLogsDumpToMemory(&mut from, text.as_mut_ptr().cast(), &mut size, 0)? };
/// let lines = CStr::from_bytes_until_nul(&text).unwrap_or_default();
/// print!("{}", lines.to_string_lossy()); // the driver's reasons
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `iterator`: The position of the first message to write, which is moved past the last one written. Null writes all messages that the driver still holds.
/// - `buffer`: The text, `*size` bytes at most, which ends with a zero byte.
/// - `size`: On input, the size of the buffer in bytes. On output, the length of the text in bytes, without the zero byte.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `iterator` must be null or readable and writable, `size` readable and writable, and `buffer` have room for `*size` bytes.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `*size` must be large enough for at least one message.
///
/// # Checked
///
/// - `flags` must be zero. (169)
///
/// # Left to the caller
///
/// - `buffer` must have room for `*size` bytes. Not checked, because a pointer does not show the length of its memory.
/// - `*size` must be large enough for at least one message. Not checked, because only the driver knows the length of the messages, and reports it.
#[inline]
pub unsafe fn cuLogsDumpToMemory(
    iterator: *mut CUlogIterator,
    buffer: *mut c_char,
    size: *mut usize,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLogsDumpToMemory(iterator, buffer, size, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogsDumpToMemory(iterator, buffer, size, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuLogsDumpToMemory", outcome, ((),), &[], move || {
                checks::cuLogsDumpToMemory(ptr::null_mut(), ptr::null_mut(), ptr::null_mut(), flags)
            })
        });
    }
    Ok(())
}
