// Created by `cargo xtask emit` from cuda.h, src/rules/ctx_deprecated.toml, src/rules/ctx_deprecated.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, cuda-sys/build/generate/reference/ctx_deprecated.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/ctx.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::refused::calls as rows;
use core::ffi::c_uint;
use core::ptr;
use libcuda_sys::{CUcontext, CUsharedconfig};

/// Takes another reference to the current context.
///
/// Since CUDA 2.0. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuCtxAttach`](libcuda_sys::cuCtxAttach).
///
/// Examples of the calls that replace this group: [`cuCtxSetCurrent`](crate::calls::cuCtxSetCurrent), [`cuCtxPushCurrent`](crate::calls::cuCtxPushCurrent) and [`cuCtxCreate`](crate::calls::cuCtxCreate).
///
/// # Parameters
///
/// - `flags`: Must be zero.
///
/// # Returns
///
/// The current context. [`cuCtxDetach`] releases the reference.
///
/// # Why it is safe
///
/// The call takes only numbers. A reference that is never released only keeps the context.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
///
/// # Checked
///
/// - `flags` must be zero. (34)
///
/// # Left to the caller
///
/// - `flags` must be passed only while a context is current. Not checked, because the time of a query, compared with that of the call, was not measured. (Explained after a refusal: 639)
/// - The result must be released with [`cuCtxDetach`] when it is no longer used. Not checked, because it concerns the time after the call.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub fn cuCtxAttach(flags: c_uint) -> Result<CUcontext> {
    let mut pctx = ptr::null_mut();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuCtxAttach(&mut pctx, flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxAttach(&mut pctx, flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuCtxAttach", outcome, ((),), &[], move || {
                checks::cuCtxAttach(&mut pctx, flags)
            })
        });
    }
    Ok(pctx)
}

/// Releases a reference to the current context and destroys the context with the last one.
///
/// Since CUDA 2.0. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuCtxDetach`](libcuda_sys::cuCtxDetach).
///
/// Examples of the calls that replace this group: [`cuCtxSetCurrent`](crate::calls::cuCtxSetCurrent), [`cuCtxPushCurrent`](crate::calls::cuCtxPushCurrent) and [`cuCtxCreate`](crate::calls::cuCtxCreate).
///
/// # Parameters
///
/// - `ctx`: The current context, as [`cuCtxAttach`] or the call that created it returned it.
///
/// # Safety
///
/// `ctx` must be a live context, and the caller must own the reference. If it is the last reference, nothing may use the context, or objects created in it, after the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT), if `ctx` breaks a rule below with this code
///
/// # Checked by a query
///
/// - `ctx` must be current to the calling thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (35)
///
/// # Explained after a refusal
///
/// - `ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
///
/// # Left to the caller
///
/// - `ctx` must come from [`cuCtxCreate`](crate::calls::cuCtxCreate) or [`cuCtxAttach`]. Not checked, because a handle does not show its origin.
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub unsafe fn cuCtxDetach(ctx: CUcontext) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCtxDetach(ctx) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxDetach(ctx) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuCtxDetach", outcome, (ctx,), rows::cuCtxDetach, move || {
                checks::cuCtxDetach(ctx)
            })
        });
    }
    Ok(())
}

/// Returns the width of the current context's shared memory banks.
///
/// Since CUDA 4.2. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetSharedMemConfig`](libcuda_sys::cuCtxGetSharedMemConfig).
///
/// Examples of the calls that replace this group: [`cuCtxSetCurrent`](crate::calls::cuCtxSetCurrent), [`cuCtxPushCurrent`](crate::calls::cuCtxPushCurrent) and [`cuCtxCreate`](crate::calls::cuCtxCreate).
///
/// # Returns
///
/// The width. If it cannot be set, it is the hardware's.
///
/// # Why it is safe
///
/// The call has no inputs and only returns information.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub fn cuCtxGetSharedMemConfig() -> Result<CUsharedconfig> {
    let mut pConfig = CUsharedconfig(0);
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxGetSharedMemConfig(&mut pConfig) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxGetSharedMemConfig", outcome));
    }
    Ok(pConfig)
}

/// Sets the width of the current context's shared memory banks, for later kernels.
///
/// Since CUDA 4.2. [Context Management \[DEPRECATED\]](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX__DEPRECATED.html) in NVIDIA's manual. The raw call is [`sys::cuCtxSetSharedMemConfig`](libcuda_sys::cuCtxSetSharedMemConfig).
///
/// Examples of the calls that replace this group: [`cuCtxSetCurrent`](crate::calls::cuCtxSetCurrent), [`cuCtxPushCurrent`](crate::calls::cuCtxPushCurrent) and [`cuCtxCreate`](crate::calls::cuCtxCreate).
///
/// # Parameters
///
/// - `config`: The width. Devices with banks of a fixed width ignore it.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `config` breaks a rule below
///
/// # Checked
///
/// - `config` must be an enumerator of [`CUsharedconfig`](libcuda_sys::CUsharedconfig) that the driver's release has. (494)
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
pub fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> Result<()> {
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuCtxSetSharedMemConfig(config) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxSetSharedMemConfig(config) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuCtxSetSharedMemConfig", outcome, ((),), &[], move || {
                checks::cuCtxSetSharedMemConfig(config)
            })
        });
    }
    Ok(())
}
