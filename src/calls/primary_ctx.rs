// Created by `cargo xtask emit` from cuda.h, src/rules/primary_ctx.toml, src/rules/ctx.rs, src/rules/parts/handle.rs, src/rules/primary_ctx.rs, cuda-sys/build/generate/reference/primary_ctx.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/contexts.md and tests/pages/primary_ctx.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_uint};
use core::ptr;
use libcuda_sys::{CUcontext, CUdevice};

/// Takes a reference to a device's primary context. The first reference creates the context.
///
/// Since CUDA 7.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuDevicePrimaryCtxRetain`](libcuda_sys::cuDevicePrimaryCtxRetain).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let context = calls::cuDevicePrimaryCtxRetain(device)?; // does not make it current
/// // SAFETY: the context is retained, and nothing uses it after its release.
/// unsafe {
///     calls::cuCtxPushCurrent(context)?;
///     let memory = calls::cuMemAlloc(1 << 20)?;
///     calls::cuMemFree(memory)?;
///     calls::cuCtxPopCurrent()?;
///     calls::cuDevicePrimaryCtxRelease(device)
/// }
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The primary context. It does not become current.
///
/// # Why it is safe
///
/// The call takes only numbers. A reference that is never released only keeps the context.
///
/// # Lifetimes
///
/// The context is valid until [`cuDevicePrimaryCtxRelease`] releases the last reference, or until [`cuDevicePrimaryCtxReset`].
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), if `dev` breaks a rule below with this code
///
/// # Checked by a query
///
/// - `dev` must be a device whose [`CU_DEVICE_ATTRIBUTE_COMPUTE_MODE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE) is not [`CU_COMPUTEMODE_PROHIBITED`](libcuda_sys::CUcomputemode::CU_COMPUTEMODE_PROHIBITED) if its primary context is not active. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN). (248)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - The result must be released with [`cuDevicePrimaryCtxRelease`] when it is no longer used. Not checked, because it concerns the time after the call.
#[inline]
pub fn cuDevicePrimaryCtxRetain(dev: CUdevice) -> Result<CUcontext> {
    let mut pctx = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuDevicePrimaryCtxRetain(&mut pctx, dev) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDevicePrimaryCtxRetain(&mut pctx, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDevicePrimaryCtxRetain",
                outcome,
                ((), dev),
                rows::cuDevicePrimaryCtxRetain,
                move || checks::cuDevicePrimaryCtxRetain(&mut pctx, dev),
            )
        });
    }
    Ok(pctx)
}

/// Releases a reference to a device's primary context. The last release resets the context.
///
/// Since CUDA 11.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuDevicePrimaryCtxRelease_v2`. The raw call is [`sys::cuDevicePrimaryCtxRelease`](libcuda_sys::cuDevicePrimaryCtxRelease).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let context = calls::cuDevicePrimaryCtxRetain(device)?; // does not make it current
/// // SAFETY: the context is retained, and nothing uses it after its release.
/// unsafe {
///     calls::cuCtxPushCurrent(context)?;
///     let memory = calls::cuMemAlloc(1 << 20)?;
///     calls::cuMemFree(memory)?;
///     calls::cuCtxPopCurrent()?;
///     calls::cuDevicePrimaryCtxRelease(device)
/// }
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Parameters
///
/// - `dev`: The device. Its primary context stays on the context stacks of threads.
///
/// # Safety
///
/// The caller must own the reference.
///
/// After the last release, nothing may use the context or its resources.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT): `dev` must have a primary context that was retained and is not yet released.
///
/// # Explained after a refusal
///
/// - `dev` is a device whose primary context is not retained. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (715)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `dev` must have a primary context that was retained and is not yet released. Not checked, because references do not show their owner. (Explained after a refusal: 715)
#[doc(alias = "cuDevicePrimaryCtxRelease_v2")]
#[inline]
pub unsafe fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDevicePrimaryCtxRelease_v2(dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDevicePrimaryCtxRelease_v2",
                outcome,
                (dev,),
                rows::cuDevicePrimaryCtxRelease_v2,
                unruled,
            )
        });
    }
    Ok(())
}

/// Sets the flags of a device's primary context, in place of the earlier ones.
///
/// Since CUDA 11.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuDevicePrimaryCtxSetFlags_v2`. The raw call is [`sys::cuDevicePrimaryCtxSetFlags`](libcuda_sys::cuDevicePrimaryCtxSetFlags).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let blocking = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC; // a thread that waits sleeps
/// calls::cuDevicePrimaryCtxSetFlags(device, blocking.bits())?;
/// let (flags, active) = calls::cuDevicePrimaryCtxGetState(device)?;
/// println!("primary context: flags {flags:#x}, active: {}", active != 0);
/// println!("current context: flags {:#x}", calls::cuCtxGetFlags()?);
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
/// - `flags`: Zero or bits of [`CUctx_flags`](libcuda_sys::CUctx_flags), with at most one of the scheduling flags.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
///
/// # Checked
///
/// - `flags` must have at most one of [`CU_CTX_SCHED_SPIN`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_SPIN), [`CU_CTX_SCHED_YIELD`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_YIELD) and [`CU_CTX_SCHED_BLOCKING_SYNC`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC). (17)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `flags` must not have [`CU_CTX_USER_COREDUMP_ENABLE`](libcuda_sys::CUctx_flags::CU_CTX_USER_COREDUMP_ENABLE) before [`cuCoredumpSetAttributeGlobal`](crate::calls::cuCoredumpSetAttributeGlobal) has set the name of the pipe, since CUDA 12.1. Not checked, because the name does not show when and by which call it was set.
/// - `flags` must have no bits but those that the release names: [`CU_CTX_SCHED_SPIN`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_SPIN), [`CU_CTX_SCHED_YIELD`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_YIELD), [`CU_CTX_SCHED_BLOCKING_SYNC`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC), [`CU_CTX_LMEM_RESIZE_TO_MAX`](libcuda_sys::CUctx_flags::CU_CTX_LMEM_RESIZE_TO_MAX), from 12.1 on [`CU_CTX_COREDUMP_ENABLE`](libcuda_sys::CUctx_flags::CU_CTX_COREDUMP_ENABLE), [`CU_CTX_USER_COREDUMP_ENABLE`](libcuda_sys::CUctx_flags::CU_CTX_USER_COREDUMP_ENABLE), [`CU_CTX_SYNC_MEMOPS`](libcuda_sys::CUctx_flags::CU_CTX_SYNC_MEMOPS). Not checked, because the documentation explains the bits, but does not say that others are rejected.
#[doc(alias = "cuDevicePrimaryCtxSetFlags_v2")]
#[inline]
pub fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: c_uint) -> Result<()> {
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuDevicePrimaryCtxSetFlags_v2(dev, flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDevicePrimaryCtxSetFlags_v2(dev, flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDevicePrimaryCtxSetFlags_v2",
                outcome,
                (dev,),
                rows::cuDevicePrimaryCtxSetFlags_v2,
                move || checks::cuDevicePrimaryCtxSetFlags_v2(0, flags),
            )
        });
    }
    Ok(())
}

/// Returns the flags of a device's primary context, and whether it is active.
///
/// Since CUDA 7.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuDevicePrimaryCtxGetState`](libcuda_sys::cuDevicePrimaryCtxGetState).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let blocking = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC; // a thread that waits sleeps
/// calls::cuDevicePrimaryCtxSetFlags(device, blocking.bits())?;
/// let (flags, active) = calls::cuDevicePrimaryCtxGetState(device)?;
/// println!("primary context: flags {flags:#x}, active: {}", active != 0);
/// println!("current context: flags {:#x}", calls::cuCtxGetFlags()?);
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// - `flags`: Bits of [`CUctx_flags`](libcuda_sys::CUctx_flags).
/// - `active`: 1 if the context is active, otherwise 0.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDevicePrimaryCtxGetState(dev: CUdevice) -> Result<(c_uint, c_int)> {
    let mut flags = 0;
    let mut active = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDevicePrimaryCtxGetState(dev, &mut flags, &mut active) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDevicePrimaryCtxGetState",
                outcome,
                (dev,),
                rows::cuDevicePrimaryCtxGetState,
                unruled,
            )
        });
    }
    Ok((flags, active))
}

/// Destroys all resources of a device's primary context and resets its state.
///
/// Since CUDA 11.0. [Primary Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__PRIMARY__CTX.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuDevicePrimaryCtxReset_v2`. The raw call is [`sys::cuDevicePrimaryCtxReset`](libcuda_sys::cuDevicePrimaryCtxReset).
///
/// Examples of this group: [`cuDevicePrimaryCtxRetain`] and [`cuDevicePrimaryCtxSetFlags`].
///
/// # Parameters
///
/// - `dev`: The device. References that were taken must still be released.
///
/// # Safety
///
/// Nothing in the process may use the primary context of `dev`, or objects created in it, after the call.
///
/// No part of the process may use the context or its resources during the call or afterwards.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE`](libcuda_sys::CUresult::CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `dev` must no longer be used by any other module of the process. Not checked, because a check cannot see what other modules do.
/// - `dev` must still be released as often as it was retained. Not checked, because it concerns the time after the call.
#[doc(alias = "cuDevicePrimaryCtxReset_v2")]
#[inline]
pub unsafe fn cuDevicePrimaryCtxReset(dev: CUdevice) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDevicePrimaryCtxReset_v2(dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDevicePrimaryCtxReset_v2",
                outcome,
                (dev,),
                rows::cuDevicePrimaryCtxReset_v2,
                unruled,
            )
        });
    }
    Ok(())
}
