// Created by `cargo xtask emit` from cuda.h, src/rules/coredump.toml, src/rules/coredump.rs, cuda-sys/build/generate/reference/coredump.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/coredump.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use core::ffi::c_void;
use core::ptr;
use libcuda_sys::{CUcoredumpCallbackHandle, CUcoredumpSettings, CUcoredumpStatusCallback, CUuuid};

/// Returns an attribute of the GPU core dumps of the current context.
///
/// Since CUDA 12.1. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual. The raw call is [`sys::cuCoredumpGetAttribute`](libcuda_sys::cuCoredumpGetAttribute).
///
/// Examples of this group: [`cuCoredumpSetAttributeGlobal`].
///
/// # Parameters
///
/// - `attrib`: The attribute.
/// - `value`: The value, of the type that `attrib` selects, in `*size` bytes. Null queries the size only.
/// - `size`: The size of the memory at `value`, in bytes. With a null `value`, the size that the attribute needs is returned here.
///
/// # Safety
///
/// `size` must be readable and writable, and `value` null or memory of `*size` bytes that suits `attrib`.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
///
/// # Checked
///
/// - `attrib` must be an enumerator of [`CUcoredumpSettings`](libcuda_sys::CUcoredumpSettings) that the driver's release has. (13)
///
/// Allowed in `attrib`, by the release of CUDA:
///
/// - every release: [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_FILE), [`CU_COREDUMP_PIPE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_PIPE)
/// - since 12.5: [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS)
///
/// # Left to the caller
///
/// - `value` and `size` must match the type and size of the attribute. Not checked, because untyped memory does not show its type or size.
#[inline]
pub unsafe fn cuCoredumpGetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCoredumpGetAttribute(attrib, value, size) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCoredumpGetAttribute(attrib, value, size) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuCoredumpGetAttribute", outcome, ((),), &[], move || {
                checks::cuCoredumpGetAttribute(attrib, ptr::null_mut(), ptr::null_mut())
            })
        });
    }
    Ok(())
}

/// Returns an attribute of the GPU core dumps of the process.
///
/// Since CUDA 12.1. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual. The raw call is [`sys::cuCoredumpGetAttributeGlobal`](libcuda_sys::cuCoredumpGetAttributeGlobal).
///
/// Examples of this group: [`cuCoredumpSetAttributeGlobal`].
///
/// # Parameters
///
/// - `attrib`: The attribute.
/// - `value`: The value, of the type that `attrib` selects, in `*size` bytes. Null queries the size only.
/// - `size`: The size of the memory at `value`, in bytes. With a null `value`, the size that the attribute needs is returned here.
///
/// # Safety
///
/// `size` must be readable and writable, and `value` null or memory of `*size` bytes that suits `attrib`.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `attrib` must be an enumerator of [`CUcoredumpSettings`](libcuda_sys::CUcoredumpSettings) that the driver's release has. (13)
///
/// Allowed in `attrib`, by the release of CUDA:
///
/// - every release: [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_FILE), [`CU_COREDUMP_PIPE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_PIPE)
/// - since 12.5: [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS)
///
/// # Left to the caller
///
/// - `value` and `size` must match the type and size of the attribute. Not checked, because untyped memory does not show its type or size.
#[inline]
pub unsafe fn cuCoredumpGetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCoredumpGetAttributeGlobal(attrib, value, size) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCoredumpGetAttributeGlobal(attrib, value, size) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuCoredumpGetAttributeGlobal", outcome, ((),), &[], move || {
                checks::cuCoredumpGetAttributeGlobal(attrib, ptr::null_mut(), ptr::null_mut())
            })
        });
    }
    Ok(())
}

/// Sets an attribute of the GPU core dumps of the current context.
///
/// Since CUDA 12.1. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual. The raw call is [`sys::cuCoredumpSetAttribute`](libcuda_sys::cuCoredumpSetAttribute).
///
/// Examples of this group: [`cuCoredumpSetAttributeGlobal`].
///
/// # Parameters
///
/// - `attrib`: The attribute. The user trigger and its pipe can only be set for the process.
/// - `value`: The value, of the type that `attrib` selects, in `*size` bytes. Null sets nothing and queries the size.
/// - `size`: The size of the value, in bytes. With a null `value`, the size that the attribute needs is returned here.
///
/// # Safety
///
/// `size` must be readable and writable, and `value` null or memory of `*size` bytes that suits `attrib`. [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS) must not be mixed with the boolean attributes that it replaces.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED): `attrib` must not be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION) on a device of compute capability below 6.0.
///
/// # Checked
///
/// - `attrib` must be an enumerator of [`CUcoredumpSettings`](libcuda_sys::CUcoredumpSettings) that the driver's release has. (13)
/// - `attrib` must not be [`CU_COREDUMP_ENABLE_USER_TRIGGER`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER) or [`CU_COREDUMP_PIPE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_PIPE), which [`cuCoredumpSetAttributeGlobal`] sets, if `value` is not null. (14)
/// - `value` must be a string of at most 1023 characters if `attrib` is [`CU_COREDUMP_FILE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_FILE). (15)
///
/// Allowed in `attrib`, by the release of CUDA:
///
/// - every release: [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_FILE), [`CU_COREDUMP_PIPE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_PIPE)
/// - since 12.5: [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS)
///
/// # Left to the caller
///
/// - `value` and `size` must match the type and size of the attribute. Not checked, because untyped memory does not show its type or size.
/// - `attrib` must not be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION) on a device of compute capability below 6.0. Not checked, because a query would take more than a tenth of the call's time.
/// - `value` must have no bits but those of [`CUCoredumpGenerationFlags`](libcuda_sys::CUCoredumpGenerationFlags), for [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS), since CUDA 12.5. Not checked, because the documentation does not state the width of the integer, and later releases added bits; the driver decides.
/// - `attrib` must not be [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS) beside [`CU_COREDUMP_TRIGGER_HOST`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST) or [`CU_COREDUMP_LIGHTWEIGHT`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), since CUDA 13.3. Not checked, because the settings of earlier calls are known only from their history.
#[inline]
pub unsafe fn cuCoredumpSetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCoredumpSetAttribute(attrib, value, size) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCoredumpSetAttribute(attrib, value, size) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuCoredumpSetAttribute", outcome, ((),), &[], move || {
                checks::cuCoredumpSetAttribute(attrib, value, size)
            })
        });
    }
    Ok(())
}

/// Sets an attribute of the GPU core dumps of the process.
///
/// Since CUDA 12.1. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual. The raw call is [`sys::cuCoredumpSetAttributeGlobal`](libcuda_sys::cuCoredumpSetAttributeGlobal).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let enable = CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION;
/// let (mut on, mut size) = (true, size_of::<bool>());
/// // SAFETY: this setting is a `bool`.
/// unsafe { calls::cuCoredumpSetAttributeGlobal(enable, (&raw mut on).cast(), &mut size) }
/// # }
/// ```
///
/// # Parameters
///
/// - `attrib`: The attribute. Environment variables that are set before CUDA is initialized take precedence.
/// - `value`: The value, of the type that `attrib` selects, in `*size` bytes. Null sets nothing and queries the size.
/// - `size`: The size of the value, in bytes. With a null `value`, the size that the attribute needs is returned here.
///
/// # Safety
///
/// `size` must be readable and writable, and `value` null or memory of `*size` bytes that suits `attrib`. [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS) must not be mixed with the boolean attributes that it replaces.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
///
/// # Checked
///
/// - `attrib` must be an enumerator of [`CUcoredumpSettings`](libcuda_sys::CUcoredumpSettings) that the driver's release has. (13)
/// - `value` must be a string of at most 1023 characters if `attrib` is [`CU_COREDUMP_FILE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_FILE) or [`CU_COREDUMP_PIPE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_PIPE). (16)
///
/// Allowed in `attrib`, by the release of CUDA:
///
/// - every release: [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_FILE), [`CU_COREDUMP_PIPE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_PIPE)
/// - since 12.5: [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS)
///
/// # Left to the caller
///
/// - `value` and `size` must match the type and size of the attribute. Not checked, because untyped memory does not show its type or size.
/// - `attrib` must not be [`CU_COREDUMP_PIPE`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_PIPE) once [`CU_COREDUMP_ENABLE_USER_TRIGGER`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER) is true. Not checked, because the settings of earlier calls are known only from their history.
/// - `value` must have no bits but those of [`CUCoredumpGenerationFlags`](libcuda_sys::CUCoredumpGenerationFlags), for [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS), since CUDA 12.5. Not checked, because the documentation does not state the width of the integer, and later releases added bits; the driver decides.
/// - `attrib` must not be [`CU_COREDUMP_GENERATION_FLAGS`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS) beside [`CU_COREDUMP_TRIGGER_HOST`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST) or [`CU_COREDUMP_LIGHTWEIGHT`](libcuda_sys::CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), since CUDA 13.3. Not checked, because the settings of earlier calls are known only from their history.
#[inline]
pub unsafe fn cuCoredumpSetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCoredumpSetAttributeGlobal(attrib, value, size) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCoredumpSetAttributeGlobal(attrib, value, size) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuCoredumpSetAttributeGlobal", outcome, ((),), &[], move || {
                checks::cuCoredumpSetAttributeGlobal(attrib, value, size)
            })
        });
    }
    Ok(())
}

/// Registers a callback that runs when a GPU core dump starts.
///
/// Since CUDA 13.2. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual. The raw call is [`sys::cuCoredumpRegisterStartCallback`](libcuda_sys::cuCoredumpRegisterStartCallback).
///
/// Examples of this group: [`cuCoredumpSetAttributeGlobal`].
///
/// # Parameters
///
/// - `callback`: The function to call. The core dump waits for it, and it must not register or deregister such callbacks.
/// - `userData`: A pointer that is passed to the callback. The driver does not follow it.
/// - `callbackOut`: The handle of the registration, for [`cuCoredumpDeregisterStartCallback`].
///
/// # Safety
///
/// `callback` must be sound to call with `userData` from any thread until it is deregistered, and must not unwind. `callbackOut` must be null or writable.
///
/// The function and the data at `userData` must stay valid until the callback is deregistered.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `callback` must not call the functions that register and deregister such callbacks, since CUDA 13.5.
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Left to the caller
///
/// - `callback` must not call the functions that register and deregister such callbacks, since CUDA 13.5. Not checked, because a check cannot see what the callback does.
#[inline]
pub unsafe fn cuCoredumpRegisterStartCallback(
    callback: CUcoredumpStatusCallback,
    userData: *mut c_void,
    callbackOut: *mut CUcoredumpCallbackHandle,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuCoredumpRegisterStartCallback(callback, userData, callbackOut) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCoredumpRegisterStartCallback", outcome));
    }
    Ok(())
}

/// Registers a callback that runs when a GPU core dump is complete.
///
/// Since CUDA 13.2. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual. The raw call is [`sys::cuCoredumpRegisterCompleteCallback`](libcuda_sys::cuCoredumpRegisterCompleteCallback).
///
/// Examples of this group: [`cuCoredumpSetAttributeGlobal`].
///
/// # Parameters
///
/// - `callback`: The function to call. The core dump waits for it, and it must not register or deregister such callbacks.
/// - `userData`: A pointer that is passed to the callback. The driver does not follow it.
/// - `callbackOut`: The handle of the registration, for [`cuCoredumpDeregisterCompleteCallback`].
///
/// # Safety
///
/// `callback` must be sound to call with `userData` from any thread until it is deregistered, and must not unwind. `callbackOut` must be null or writable.
///
/// The function and the data at `userData` must stay valid until the callback is deregistered.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `callback` must not call the functions that register and deregister such callbacks, since CUDA 13.5.
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Left to the caller
///
/// - `callback` must not call the functions that register and deregister such callbacks, since CUDA 13.5. Not checked, because a check cannot see what the callback does.
#[inline]
pub unsafe fn cuCoredumpRegisterCompleteCallback(
    callback: CUcoredumpStatusCallback,
    userData: *mut c_void,
    callbackOut: *mut CUcoredumpCallbackHandle,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuCoredumpRegisterCompleteCallback(callback, userData, callbackOut) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCoredumpRegisterCompleteCallback", outcome));
    }
    Ok(())
}

/// Deregisters a callback that runs when a GPU core dump starts.
///
/// Since CUDA 13.2. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual. The raw call is [`sys::cuCoredumpDeregisterStartCallback`](libcuda_sys::cuCoredumpDeregisterStartCallback).
///
/// Examples of this group: [`cuCoredumpSetAttributeGlobal`].
///
/// # Parameters
///
/// - `callback`: The handle from [`cuCoredumpRegisterStartCallback`].
///
/// # Safety
///
/// `callback` must be the handle of a start callback that is registered now.
///
/// `callback` must not be used again.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
///
/// # Left to the caller
///
/// - `callback` must be deregistered before its function goes out of scope. Not checked, because the lifetime of the function is unknown.
/// - `callback` must be the handle of a start callback that is registered now. Not checked, because handles are known only from their history.
#[inline]
pub unsafe fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCoredumpDeregisterStartCallback(callback) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCoredumpDeregisterStartCallback", outcome));
    }
    Ok(())
}

/// Deregisters a callback that runs when a GPU core dump is complete.
///
/// Since CUDA 13.2. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual. The raw call is [`sys::cuCoredumpDeregisterCompleteCallback`](libcuda_sys::cuCoredumpDeregisterCompleteCallback).
///
/// Examples of this group: [`cuCoredumpSetAttributeGlobal`].
///
/// # Parameters
///
/// - `callback`: The handle from [`cuCoredumpRegisterCompleteCallback`].
///
/// # Safety
///
/// `callback` must be the handle of a complete callback that is registered now.
///
/// `callback` must not be used again.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
///
/// # Left to the caller
///
/// - `callback` must be deregistered before its function goes out of scope. Not checked, because the lifetime of the function is unknown.
/// - `callback` must be the handle of a complete callback that is registered now. Not checked, because handles are known only from their history.
#[inline]
pub unsafe fn cuCoredumpDeregisterCompleteCallback(
    callback: CUcoredumpCallbackHandle,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCoredumpDeregisterCompleteCallback(callback) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCoredumpDeregisterCompleteCallback", outcome));
    }
    Ok(())
}

/// Returns an undocumented table of driver functions.
///
/// Since CUDA 3.0. [Coredump Attributes Control API](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__COREDUMP.html) in NVIDIA's manual. The raw call is [`sys::cuGetExportTable`](libcuda_sys::cuGetExportTable).
///
/// Examples of this group: [`cuCoredumpSetAttributeGlobal`].
///
/// # Parameters
///
/// - `ppExportTable`: The table. NVIDIA documents neither its layout nor its functions.
/// - `pExportTableId`: The id of the table.
///
/// # Safety
///
/// Both pointers must be valid. Only the driver knows the content of the table, and how to call it.
///
/// # Errors
///
/// The header names no codes.
#[inline]
pub unsafe fn cuGetExportTable(
    ppExportTable: *mut *const c_void,
    pExportTableId: *const CUuuid,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGetExportTable(ppExportTable, pExportTableId) };
    if outcome.0 != 0 {
        return Err(refused(c"cuGetExportTable", outcome));
    }
    Ok(())
}
