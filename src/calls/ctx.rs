// Created by `cargo xtask emit` from cuda.h, src/rules/ctx.toml, src/rules/ctx.rs, src/rules/parts/handle.rs, src/rules/parts/launch.rs, src/rules/parts/undocumented.rs, cuda-sys/build/generate/reference/ctx.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/contexts.md, src/guides/copies.md, tests/pages/ctx.rs, tests/pages/primary_ctx.rs and tests/pages/stream.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_uint, c_ulonglong};
use core::ptr;
use libcuda_sys::{
    CUcontext, CUctxCreateParams, CUdevice, CUevent, CUexecAffinityParam, CUexecAffinityType,
    CUfunc_cache, CUlimit,
};

/// Creates a context on a device and makes it current to the calling thread.
///
/// Since CUDA 12.5. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuCtxCreate_v4`. The raw call is [`sys::cuCtxCreate`](libcuda_sys::cuCtxCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let flags = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC.bits();
/// // SAFETY: there are no parameters, and nothing uses the context after its end.
/// unsafe {
///     let device = calls::cuDeviceGet(0)?;
///     let context = calls::cuCtxCreate(ptr::null_mut(), flags, device)?; // current now
///     println!("version {}", calls::cuCtxGetApiVersion(context)?);
///     calls::cuCtxDestroy(context)
/// }
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Parameters
///
/// - `ctxCreateParams`: Limits on execution resources, or the graphics client to share data with. Null for a regular context.
/// - `flags`: Zero or bits of [`CUctx_flags`](libcuda_sys::CUctx_flags), with at most one of the scheduling flags.
/// - `dev`: The device.
///
/// # Returns
///
/// The new context. It is destroyed with [`cuCtxDestroy`].
///
/// # Safety
///
/// `ctxCreateParams` must be null or point to an initialized struct, whose pointers must be null or valid as their fields describe.
///
/// The call reads `ctxCreateParams` and its arrays. Keep the shared data of a graphics client valid until the context is destroyed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` or `ctxCreateParams` breaks a rule below
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `ctxCreateParams` breaks a rule below with this code
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), if `dev` breaks a rule below with this code
/// - [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY), if `ctxCreateParams` breaks a rule below with this code
///
/// # Checked
///
/// - `flags` must have at most one of [`CU_CTX_SCHED_SPIN`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_SPIN), [`CU_CTX_SCHED_YIELD`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_YIELD) and [`CU_CTX_SCHED_BLOCKING_SYNC`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC). (17)
/// - If `ctxCreateParams.cigParams` is not null:
///   - `flags` must have neither [`CU_CTX_COREDUMP_ENABLE`](libcuda_sys::CUctx_flags::CU_CTX_COREDUMP_ENABLE) nor [`CU_CTX_USER_COREDUMP_ENABLE`](libcuda_sys::CUctx_flags::CU_CTX_USER_COREDUMP_ENABLE). (21)
///   - `ctxCreateParams.execAffinityParams` must be null. (20)
/// - Since CUDA 13.2, `ctxCreateParams.numExecAffinityParams` must be zero if `ctxCreateParams.execAffinityParams` is null. (19)
/// - `ctxCreateParams.execAffinityParams[i].type` must be an enumerator of [`CUexecAffinityType`](libcuda_sys::CUexecAffinityType) that the driver's release has. [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY). (25)
/// - `ctxCreateParams.cigParams.sharedDataType` must be an enumerator of [`CUcigDataType`](libcuda_sys::CUcigDataType) that the driver's release has. (27)
///
/// Allowed in `ctxCreateParams.cigParams.sharedDataType`, by the release of CUDA:
///
/// - every release: [`CIG_DATA_TYPE_D3D12_COMMAND_QUEUE`](libcuda_sys::CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE)
/// - since 12.9: [`CIG_DATA_TYPE_NV_BLOB`](libcuda_sys::CUcigDataType::CIG_DATA_TYPE_NV_BLOB)
///
/// # Checked by a query
///
/// - `dev` must be a device whose [`CU_DEVICE_ATTRIBUTE_COMPUTE_MODE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_MODE) is not [`CU_COMPUTEMODE_PROHIBITED`](libcuda_sys::CUcomputemode::CU_COMPUTEMODE_PROHIBITED). [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN). (18)
/// - `ctxCreateParams.cigParams.sharedDataType` must not be [`CIG_DATA_TYPE_D3D12_COMMAND_QUEUE`](libcuda_sys::CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE) if the device's [`CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED) is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (22)
/// - Since CUDA 12.9, `ctxCreateParams.cigParams.sharedDataType` must not be [`CIG_DATA_TYPE_NV_BLOB`](libcuda_sys::CUcigDataType::CIG_DATA_TYPE_NV_BLOB) if the device's [`CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED) is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (23)
/// - `ctxCreateParams.execAffinityParams[i].type` must be supported by the device, as [`cuDeviceGetExecAffinitySupport`](crate::calls::cuDeviceGetExecAffinitySupport) reports. [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY). (24)
///
/// # Explained after a refusal
///
/// - `flags` has bits besides those of [`CUctx_flags`](libcuda_sys::CUctx_flags) that the driver's release has. (817)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
/// - `ctxCreateParams.numExecAffinityParams` is not zero, and `ctxCreateParams.execAffinityParams` is null. (1077)
///
/// # Left to the caller
///
/// - `ctxCreateParams.execAffinityParams` must have `numExecAffinityParams` elements. Not checked, because the length behind a pointer is unknown.
/// - `ctxCreateParams.cigParams.sharedData` must be an `ID3D12CommandQueue`, for [`CIG_DATA_TYPE_D3D12_COMMAND_QUEUE`](libcuda_sys::CUcigDataType::CIG_DATA_TYPE_D3D12_COMMAND_QUEUE). Not checked, because a pointer does not show what it points to.
/// - `ctxCreateParams.cigParams.sharedData` must be the data that `vkGetExternalComputeQueueDataNV` wrote, for [`CIG_DATA_TYPE_NV_BLOB`](libcuda_sys::CUcigDataType::CIG_DATA_TYPE_NV_BLOB), since CUDA 12.9. Not checked, because a pointer does not show what it points to.
/// - `flags` must have [`CU_CTX_MAP_HOST`](libcuda_sys::CUctx_flags::CU_CTX_MAP_HOST) before host memory for the device is allocated. Not checked, because by its own text, the flag no longer has an effect.
/// - `flags` must not have [`CU_CTX_USER_COREDUMP_ENABLE`](libcuda_sys::CUctx_flags::CU_CTX_USER_COREDUMP_ENABLE) before [`cuCoredumpSetAttributeGlobal`](crate::calls::cuCoredumpSetAttributeGlobal) has set the name of the pipe. Not checked, because the name does not show when and by which call it was set.
/// - `flags` must have no bits but those of [`CU_CTX_FLAGS_MASK`](libcuda_sys::CUctx_flags::CU_CTX_FLAGS_MASK). Not checked, because the documentation explains the bits, but does not say that others are rejected.
/// - The result must be destroyed with [`cuCtxDestroy`] when it is no longer used. Not checked, because it concerns the time after the call.
#[doc(alias = "cuCtxCreate_v4")]
#[inline]
pub unsafe fn cuCtxCreate(
    ctxCreateParams: *mut CUctxCreateParams,
    flags: c_uint,
    dev: CUdevice,
) -> Result<CUcontext> {
    let mut pctx = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuCtxCreate_v4(&mut pctx, ctxCreateParams, flags, dev) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxCreate_v4(&mut pctx, ctxCreateParams, flags, dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuCtxCreate_v4",
                outcome,
                ((), ctxCreateParams, flags, dev),
                rows::cuCtxCreate_v4,
                move || checks::cuCtxCreate_v4(&mut pctx, ctxCreateParams, flags, dev),
            )
        });
    }
    Ok(pctx)
}

/// Destroys a context and the resources that belong to it, even if it is current to threads.
///
/// Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuCtxDestroy_v2`. The raw call is [`sys::cuCtxDestroy`](libcuda_sys::cuCtxDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let flags = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC.bits();
/// // SAFETY: there are no parameters, and nothing uses the context after its end.
/// unsafe {
///     let device = calls::cuDeviceGet(0)?;
///     let context = calls::cuCtxCreate(ptr::null_mut(), flags, device)?; // current now
///     println!("version {}", calls::cuCtxGetApiVersion(context)?);
///     calls::cuCtxDestroy(context)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `ctx`: The context. The call also pops it if it is current to the calling thread. It must not come from [`cuCtxFromGreenCtx`](crate::calls::cuCtxFromGreenCtx).
///
/// # Safety
///
/// `ctx` must be a live context of [`cuCtxCreate`] or one of its earlier forms. No other thread may use the context, or objects created in it, during the call.
///
/// Nothing may use the context afterwards, nor its modules, streams, events, arrays, textures, surfaces and memory. Allocations of [`cuMemCreate`](crate::calls::cuMemCreate) and of memory pools stay.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `ctx` was destroyed already, or is not from [`cuCtxCreate`]. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (727)
/// - `ctx` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (814)
///
/// # Left to the caller
///
/// - `ctx` must not be used by a call that runs at the same time. Not checked, because a check cannot see what other threads do.
/// - `ctx` must not be used afterwards, nor the objects that were created in it: modules, functions, streams, events, arrays, textures, surfaces, graphics resources, link states, external memory and semaphores. Not checked, because it concerns the time after the call.
/// - `ctx` must have no memory of [`cuMemAlloc`](crate::calls::cuMemAlloc), [`cuMemAllocHost`](crate::calls::cuMemAllocHost), [`cuMemAllocManaged`](crate::calls::cuMemAllocManaged) or [`cuMemAllocPitch`](crate::calls::cuMemAllocPitch) that is used afterwards, since CUDA 12.5. Not checked, because it concerns the time after the call.
/// - `ctx` must not come from [`cuCtxFromGreenCtx`](crate::calls::cuCtxFromGreenCtx), since CUDA 12.4. Not checked, because a handle does not show its origin.
#[doc(alias = "cuCtxDestroy_v2")]
#[inline]
pub unsafe fn cuCtxDestroy(ctx: CUcontext) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxDestroy_v2(ctx) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuCtxDestroy_v2", outcome, (ctx,), rows::cuCtxDestroy_v2, unruled)
        });
    }
    Ok(())
}

/// Pushes a context onto the calling thread's context stack and makes it current.
///
/// Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuCtxPushCurrent_v2`. The raw call is [`sys::cuCtxPushCurrent`](libcuda_sys::cuCtxPushCurrent).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (of_caller, device) = (calls::cuCtxGetCurrent()?, calls::cuDeviceGet(0)?);
/// let context = calls::cuDevicePrimaryCtxRetain(device)?;
/// // SAFETY: the context is retained until it has been popped.
/// unsafe {
///     calls::cuCtxPushCurrent(context)?;
///     // ... calls that need a context ...
///     assert_eq!(calls::cuCtxPopCurrent()?, context);
///     calls::cuDevicePrimaryCtxRelease(device)?;
/// }
/// assert_eq!(calls::cuCtxGetCurrent()?, of_caller);
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Parameters
///
/// - `ctx`: The context.
///
/// # Safety
///
/// `ctx` must be a live context.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[doc(alias = "cuCtxPushCurrent_v2")]
#[inline]
pub unsafe fn cuCtxPushCurrent(ctx: CUcontext) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxPushCurrent_v2(ctx) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxPushCurrent_v2", outcome));
    }
    Ok(())
}

/// Removes the current context from the calling thread's context stack.
///
/// Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuCtxPopCurrent_v2`. The raw call is [`sys::cuCtxPopCurrent`](libcuda_sys::cuCtxPopCurrent).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (of_caller, device) = (calls::cuCtxGetCurrent()?, calls::cuDeviceGet(0)?);
/// let context = calls::cuDevicePrimaryCtxRetain(device)?;
/// // SAFETY: the context is retained until it has been popped.
/// unsafe {
///     calls::cuCtxPushCurrent(context)?;
///     // ... calls that need a context ...
///     assert_eq!(calls::cuCtxPopCurrent()?, context);
///     calls::cuDevicePrimaryCtxRelease(device)?;
/// }
/// assert_eq!(calls::cuCtxGetCurrent()?, of_caller);
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Returns
///
/// The context that was current. The one below it on the stack becomes current.
///
/// # Why it is safe
///
/// The call has no inputs. If no context is current, the driver reports it.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
#[doc(alias = "cuCtxPopCurrent_v2")]
#[inline]
pub fn cuCtxPopCurrent() -> Result<CUcontext> {
    let mut pctx = ptr::null_mut();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxPopCurrent_v2(&mut pctx) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxPopCurrent_v2", outcome));
    }
    Ok(pctx)
}

/// Replaces the context at the top of the calling thread's context stack.
///
/// Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxSetCurrent`](libcuda_sys::cuCtxSetCurrent).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let context = calls::cuDevicePrimaryCtxRetain(device)?;
/// // SAFETY: the context is retained, and no longer current when it is released.
/// unsafe {
///     calls::cuCtxSetCurrent(context)?; // replaces the one that is current on this thread
///     assert_eq!(calls::cuCtxGetCurrent()?, context);
///     assert_eq!(calls::cuCtxGetDevice()?, device);
///     calls::cuCtxSetCurrent(ptr::null_mut())?;
///     calls::cuDevicePrimaryCtxRelease(device)
/// }
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Parameters
///
/// - `ctx`: The context to make current. Null removes the current one from the stack.
///
/// # Safety
///
/// `ctx` must be null or a live context.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
#[inline]
pub unsafe fn cuCtxSetCurrent(ctx: CUcontext) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxSetCurrent(ctx) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxSetCurrent", outcome));
    }
    Ok(())
}

/// Returns the current context of the calling thread.
///
/// Since CUDA 4.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetCurrent`](libcuda_sys::cuCtxGetCurrent).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let context = calls::cuDevicePrimaryCtxRetain(device)?;
/// // SAFETY: the context is retained, and no longer current when it is released.
/// unsafe {
///     calls::cuCtxSetCurrent(context)?; // replaces the one that is current on this thread
///     assert_eq!(calls::cuCtxGetCurrent()?, context);
///     assert_eq!(calls::cuCtxGetDevice()?, device);
///     calls::cuCtxSetCurrent(ptr::null_mut())?;
///     calls::cuDevicePrimaryCtxRelease(device)
/// }
/// # }
/// ```
///
/// # Returns
///
/// The current context, or null if there is none.
///
/// # Why it is safe
///
/// The call has no inputs and only returns information.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
#[inline]
pub fn cuCtxGetCurrent() -> Result<CUcontext> {
    let mut pctx = ptr::null_mut();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxGetCurrent(&mut pctx) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxGetCurrent", outcome));
    }
    Ok(pctx)
}

/// Returns the device of the current context.
///
/// Since CUDA 2.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetDevice`](libcuda_sys::cuCtxGetDevice).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let context = calls::cuDevicePrimaryCtxRetain(device)?;
/// // SAFETY: the context is retained, and no longer current when it is released.
/// unsafe {
///     calls::cuCtxSetCurrent(context)?; // replaces the one that is current on this thread
///     assert_eq!(calls::cuCtxGetCurrent()?, context);
///     assert_eq!(calls::cuCtxGetDevice()?, device);
///     calls::cuCtxSetCurrent(ptr::null_mut())?;
///     calls::cuDevicePrimaryCtxRelease(device)
/// }
/// # }
/// ```
///
/// # Returns
///
/// The device.
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
#[inline]
pub fn cuCtxGetDevice() -> Result<CUdevice> {
    let mut device = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxGetDevice(&mut device) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxGetDevice", outcome));
    }
    Ok(device)
}

/// Returns the device of a context.
///
/// Since CUDA 13.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetDevice_v2`](libcuda_sys::cuCtxGetDevice_v2).
///
/// Examples of this group: [`cuCtxSetCurrent`], [`cuCtxPushCurrent`] and [`cuCtxCreate`].
///
/// # Parameters
///
/// - `ctx`: The context. Null for the current one.
///
/// # Returns
///
/// The device.
///
/// # Safety
///
/// `ctx` must be null or a live context.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuCtxGetDevice_v2(ctx: CUcontext) -> Result<CUdevice> {
    let mut device = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxGetDevice_v2(&mut device, ctx) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxGetDevice_v2", outcome));
    }
    Ok(device)
}

/// Returns the flags of the current context.
///
/// Since CUDA 7.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetFlags`](libcuda_sys::cuCtxGetFlags).
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
/// # Returns
///
/// Bits of [`CUctx_flags`](libcuda_sys::CUctx_flags).
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
#[inline]
pub fn cuCtxGetFlags() -> Result<c_uint> {
    let mut flags = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxGetFlags(&mut flags) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxGetFlags", outcome));
    }
    Ok(flags)
}

/// Sets the flags of the current context, in place of the earlier ones.
///
/// Since CUDA 12.1. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxSetFlags`](libcuda_sys::cuCtxSetFlags).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let blocking = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC; // a thread that waits sleeps
/// calls::cuCtxSetFlags(blocking.bits())?;
/// println!("{:#x}", calls::cuCtxGetFlags()?);
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `flags`: Zero or bits of [`CUctx_flags`](libcuda_sys::CUctx_flags), as for [`cuDevicePrimaryCtxSetFlags`](crate::calls::cuDevicePrimaryCtxSetFlags).
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
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
///
/// # Checked
///
/// - Since CUDA 12.3, `flags` must have at most one of [`CU_CTX_SCHED_SPIN`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_SPIN), [`CU_CTX_SCHED_YIELD`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_YIELD) and [`CU_CTX_SCHED_BLOCKING_SYNC`](libcuda_sys::CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC). (28)
///
/// # Left to the caller
///
/// - `flags` must not have [`CU_CTX_USER_COREDUMP_ENABLE`](libcuda_sys::CUctx_flags::CU_CTX_USER_COREDUMP_ENABLE) before [`cuCoredumpSetAttributeGlobal`](crate::calls::cuCoredumpSetAttributeGlobal) has set the name of the pipe, since CUDA 12.3. Not checked, because the name does not show when and by which call it was set.
/// - `flags` must have no bits but those that [`cuDevicePrimaryCtxSetFlags`](crate::calls::cuDevicePrimaryCtxSetFlags) takes, since CUDA 12.3. Not checked, because the documentation explains the bits, but does not say that others are rejected.
#[inline]
pub fn cuCtxSetFlags(flags: c_uint) -> Result<()> {
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuCtxSetFlags(flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxSetFlags(flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuCtxSetFlags", outcome, ((),), &[], move || checks::cuCtxSetFlags(flags))
        });
    }
    Ok(())
}

/// Returns the ID of a context, which is unique in the process.
///
/// Since CUDA 12.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetId`](libcuda_sys::cuCtxGetId).
///
/// Examples of this group: [`cuCtxSetCurrent`], [`cuCtxPushCurrent`] and [`cuCtxCreate`].
///
/// # Parameters
///
/// - `ctx`: The context. Null for the current one.
///
/// # Returns
///
/// The ID.
///
/// # Safety
///
/// `ctx` must be null or a live context.
///
/// # Errors
///
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Left to the caller
///
/// - `ctx` must be null only if a context is current. Not checked, because a query costs as much as the call. (Explained after a refusal: 639)
#[inline]
pub unsafe fn cuCtxGetId(ctx: CUcontext) -> Result<c_ulonglong> {
    let mut ctxId = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxGetId(ctx, &mut ctxId) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxGetId", outcome));
    }
    Ok(ctxId)
}

/// Waits for all work of the current context. A primary context includes its green contexts.
///
/// Since CUDA 2.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxSynchronize`](libcuda_sys::cuCtxSynchronize).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let memory = calls::cuMemAlloc(4096)?;
/// // SAFETY: the memory has 4096 bytes, and is freed after the fill.
/// unsafe {
///     calls::cuMemsetD8Async(memory, 0xff, 4096, ptr::null_mut())?;
///     calls::cuCtxSynchronize()?; // all work of the context is complete, and its errors are known
///     calls::cuMemFree(memory)
/// }
/// # }
/// ```
///
/// Guide: [Copies, and when their bytes have arrived](crate::guides::copies).
///
/// # Why it is safe
///
/// The call has no inputs and only waits.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
#[inline]
pub fn cuCtxSynchronize() -> Result<()> {
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxSynchronize() };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxSynchronize", outcome));
    }
    Ok(())
}

/// Waits for all work of a context. A primary context includes its green contexts.
///
/// Since CUDA 13.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxSynchronize_v2`](libcuda_sys::cuCtxSynchronize_v2).
///
/// Examples of this group: [`cuCtxSetCurrent`], [`cuCtxPushCurrent`] and [`cuCtxCreate`].
///
/// # Parameters
///
/// - `ctx`: The context. Null for the current one.
///
/// # Safety
///
/// `ctx` must be null or a live context.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)
#[inline]
pub unsafe fn cuCtxSynchronize_v2(ctx: CUcontext) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxSynchronize_v2(ctx) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxSynchronize_v2", outcome));
    }
    Ok(())
}

/// Requests a new value for a resource limit of the current context.
///
/// Since CUDA 3.1. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxSetLimit`](libcuda_sys::cuCtxSetLimit).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let heap = CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE; // of `malloc` in device code
/// calls::cuCtxSetLimit(heap, 64 << 20)?;
/// println!("{} bytes", calls::cuCtxGetLimit(heap)?); // the driver may round up
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `limit`: The limit.
/// - `value`: The value, in bytes, or a number of grids or launches for the limits of the device runtime. The driver may round or clamp it.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE):
///   - `limit` must be [`CU_LIMIT_PRINTF_FIFO_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE) only before a kernel that prints is launched.
///   - `limit` must be [`CU_LIMIT_MALLOC_HEAP_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE) only before a kernel that allocates or frees is launched.
/// - [`CUDA_ERROR_UNSUPPORTED_LIMIT`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT), if `limit` breaks a rule below with this code. Also:
///   - `limit` must not be [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH) except for a device of compute capability 3.5 or higher, up to CUDA 11.8.
///   - `limit` must not be [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT) except for a device of compute capability 3.5 or higher.
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
///
/// # Checked
///
/// - `limit` must be an enumerator of [`CUlimit`](libcuda_sys::CUlimit) that the driver's release has, except [`CU_LIMIT_SHMEM_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_SHMEM_SIZE) and [`CU_LIMIT_CIG_ENABLED`](libcuda_sys::CUlimit::CU_LIMIT_CIG_ENABLED). (32)
///
/// Allowed in `limit`, by the release of CUDA:
///
/// - every release: [`CU_LIMIT_STACK_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_STACK_SIZE), [`CU_LIMIT_PRINTF_FIFO_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE), [`CU_LIMIT_MALLOC_HEAP_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE), [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH), [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT), [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](libcuda_sys::CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY), [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE)
/// - since 12.5: [`CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED`](libcuda_sys::CUlimit::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED)
/// - since 13.4: [`CU_LIMIT_PER_BLOCK_MEMORY_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PER_BLOCK_MEMORY_SIZE)
///
/// # Checked by a query
///
/// - Since CUDA 12.0, `limit` must not be [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH) if the compute capability of the current device is 9.0 or higher. [`CUDA_ERROR_UNSUPPORTED_LIMIT`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT). (33)
///
/// # Explained after a refusal
///
/// - If `limit` is [`CU_LIMIT_STACK_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_STACK_SIZE):
///   - `value` is more than the bytes of local memory that a thread can have. (961)
///   - `value` is more than the bytes that the device had free just after the refusal for each thread that it can run at once: each of them has a stack. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (966)
/// - `value` is set after the first launch of a kernel that calls printf, and `limit` is [`CU_LIMIT_PRINTF_FIFO_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE). (962)
/// - `value` is set after the first launch of a kernel that calls malloc or free, and `limit` is [`CU_LIMIT_MALLOC_HEAP_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE). (963)
/// - If `limit` is [`CU_LIMIT_PRINTF_FIFO_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE) or [`CU_LIMIT_MALLOC_HEAP_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE):
///   - `value` is more than the bytes that the device has. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (964)
///   - `value` is more than the bytes that the device had free just after the refusal. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (965)
/// - `value` is more than the device's [`CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE), and `limit` is [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE). (967)
/// - `limit` is a limit that the current device does not support. [`CUDA_ERROR_UNSUPPORTED_LIMIT`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT). (1023)
///
/// # Left to the caller
///
/// - `limit` must be [`CU_LIMIT_PRINTF_FIFO_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE) only before a kernel that prints is launched. Not checked, because a context does not show the work that ran in it.
/// - `limit` must be [`CU_LIMIT_MALLOC_HEAP_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE) only before a kernel that allocates or frees is launched. Not checked, because a context does not show the work that ran in it.
/// - `limit` must be [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH) only before a kernel is launched that waits for other kernels deeper than two grids. Not checked, because a context does not show the work that ran in it.
/// - `value` must not exceed 24, for [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH). Not checked, because the documentation states no error, and lets the driver clamp values.
/// - `limit` must not be [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH) except for a device of compute capability 3.5 or higher, up to CUDA 11.8. Not checked, because drivers of these releases support no older device.
/// - `limit` must not be [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT) except for a device of compute capability 3.5 or higher. Not checked, because drivers of these releases support no older device.
/// - `value` must not exceed 128, for [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](libcuda_sys::CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY). Not checked, because the documentation calls it a hint that may be clamped.
#[inline]
pub fn cuCtxSetLimit(limit: CUlimit, value: usize) -> Result<()> {
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuCtxSetLimit(limit, value) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxSetLimit(limit, value) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuCtxSetLimit", outcome, (limit, value), rows::cuCtxSetLimit, move || {
                checks::cuCtxSetLimit(limit, 0)
            })
        });
    }
    Ok(())
}

/// Returns a resource limit of the current context.
///
/// Since CUDA 3.1. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetLimit`](libcuda_sys::cuCtxGetLimit).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let heap = CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE; // of `malloc` in device code
/// calls::cuCtxSetLimit(heap, 64 << 20)?;
/// println!("{} bytes", calls::cuCtxGetLimit(heap)?); // the driver may round up
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `limit`: The limit.
///
/// # Returns
///
/// The value, in the unit of [`cuCtxSetLimit`].
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNSUPPORTED_LIMIT`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT)
///
/// # Checked
///
/// - `limit` must be an enumerator of [`CUlimit`](libcuda_sys::CUlimit) that the driver's release has. (31)
///
/// Allowed in `limit`, by the release of CUDA:
///
/// - every release: [`CU_LIMIT_STACK_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_STACK_SIZE), [`CU_LIMIT_PRINTF_FIFO_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PRINTF_FIFO_SIZE), [`CU_LIMIT_MALLOC_HEAP_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_MALLOC_HEAP_SIZE), [`CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH), [`CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT`](libcuda_sys::CUlimit::CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT), [`CU_LIMIT_MAX_L2_FETCH_GRANULARITY`](libcuda_sys::CUlimit::CU_LIMIT_MAX_L2_FETCH_GRANULARITY), [`CU_LIMIT_PERSISTING_L2_CACHE_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PERSISTING_L2_CACHE_SIZE)
/// - since 12.5: [`CU_LIMIT_SHMEM_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_SHMEM_SIZE), [`CU_LIMIT_CIG_ENABLED`](libcuda_sys::CUlimit::CU_LIMIT_CIG_ENABLED), [`CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED`](libcuda_sys::CUlimit::CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED)
/// - since 13.4: [`CU_LIMIT_PER_BLOCK_MEMORY_SIZE`](libcuda_sys::CUlimit::CU_LIMIT_PER_BLOCK_MEMORY_SIZE)
///
/// # Explained after a refusal
///
/// - `limit` is a limit that the current device does not support. [`CUDA_ERROR_UNSUPPORTED_LIMIT`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT). (1023)
#[inline]
pub fn cuCtxGetLimit(limit: CUlimit) -> Result<usize> {
    let mut pvalue = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuCtxGetLimit(&mut pvalue, limit) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxGetLimit(&mut pvalue, limit) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuCtxGetLimit", outcome, ((), limit), rows::cuCtxGetLimit, move || {
                checks::cuCtxGetLimit(&mut pvalue, limit)
            })
        });
    }
    Ok(pvalue)
}

/// Returns the preference of the current context between L1 cache and shared memory.
///
/// Since CUDA 3.2. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetCacheConfig`](libcuda_sys::cuCtxGetCacheConfig).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let preferred = CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED; // more shared memory, less L1
/// calls::cuCtxSetCacheConfig(preferred)?;
/// println!("{:?}", calls::cuCtxGetCacheConfig()?);
/// # Ok(())
/// # }
/// ```
///
/// # Returns
///
/// The preference, which is [`CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE`](libcuda_sys::CUfunc_cache::CU_FUNC_CACHE_PREFER_NONE) if the sizes are fixed.
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
#[inline]
pub fn cuCtxGetCacheConfig() -> Result<CUfunc_cache> {
    let mut pconfig = CUfunc_cache(0);
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxGetCacheConfig(&mut pconfig) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxGetCacheConfig", outcome));
    }
    Ok(pconfig)
}

/// Sets the preference of the current context between L1 cache and shared memory.
///
/// Since CUDA 3.2. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxSetCacheConfig`](libcuda_sys::cuCtxSetCacheConfig).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let preferred = CUfunc_cache::CU_FUNC_CACHE_PREFER_SHARED; // more shared memory, less L1
/// calls::cuCtxSetCacheConfig(preferred)?;
/// println!("{:?}", calls::cuCtxGetCacheConfig()?);
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `config`: The preference. Functions and kernels with their own preference keep it.
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
/// - `config` must be an enumerator of [`CUfunc_cache`](libcuda_sys::CUfunc_cache) that the driver's release has. (493)
#[inline]
pub fn cuCtxSetCacheConfig(config: CUfunc_cache) -> Result<()> {
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuCtxSetCacheConfig(config) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxSetCacheConfig(config) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuCtxSetCacheConfig", outcome, ((),), &[], move || {
                checks::cuCtxSetCacheConfig(config)
            })
        });
    }
    Ok(())
}

/// Returns the API version that a context was created with.
///
/// Since CUDA 3.2. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetApiVersion`](libcuda_sys::cuCtxGetApiVersion).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let flags = CUctx_flags::CU_CTX_SCHED_BLOCKING_SYNC.bits();
/// // SAFETY: there are no parameters, and nothing uses the context after its end.
/// unsafe {
///     let device = calls::cuDeviceGet(0)?;
///     let context = calls::cuCtxCreate(ptr::null_mut(), flags, device)?; // current now
///     println!("version {}", calls::cuCtxGetApiVersion(context)?);
///     calls::cuCtxDestroy(context)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `ctx`: The context. Null for the current one.
///
/// # Returns
///
/// The API version, such as 3020. It may differ from the driver's.
///
/// # Safety
///
/// `ctx` must be null or a live context.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
#[inline]
pub unsafe fn cuCtxGetApiVersion(ctx: CUcontext) -> Result<c_uint> {
    let mut version = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxGetApiVersion(ctx, &mut version) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxGetApiVersion", outcome));
    }
    Ok(version)
}

/// Returns the range of priorities that streams of the current context can have.
///
/// Since CUDA 5.5. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetStreamPriorityRange`](libcuda_sys::cuCtxGetStreamPriorityRange).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let (mut least, mut greatest) = (0, 0);
/// let flags = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
/// // SAFETY: the outputs can be written, and nothing uses the stream after its end.
/// unsafe {
///     calls::cuCtxGetStreamPriorityRange(&mut least, &mut greatest)?;
///     let urgent = calls::cuStreamCreateWithPriority(flags, greatest)?; // a smaller number
///     println!("{} of {least} to {greatest}", calls::cuStreamGetPriority(urgent)?);
///     calls::cuStreamDestroy(urgent)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `leastPriority`: The lowest priority, which is the highest number. Zero if the device has no priorities.
/// - `greatestPriority`: The highest priority, which is the lowest number. Zero if the device has no priorities.
///
/// # Safety
///
/// `leastPriority` and `greatestPriority` must each be null or valid for a write.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuCtxGetStreamPriorityRange(
    leastPriority: *mut c_int,
    greatestPriority: *mut c_int,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuCtxGetStreamPriorityRange(leastPriority, greatestPriority) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxGetStreamPriorityRange", outcome));
    }
    Ok(())
}

/// Resets the persisting lines of the L2 cache to normal ones.
///
/// Since CUDA 11.0. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxResetPersistingL2Cache`](libcuda_sys::cuCtxResetPersistingL2Cache).
///
/// Examples of this group: [`cuCtxSetCurrent`], [`cuCtxPushCurrent`] and [`cuCtxCreate`].
///
/// # Why it is safe
///
/// The call has no inputs, and the contents of a cache do not change results.
///
/// # Errors
///
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
#[inline]
pub fn cuCtxResetPersistingL2Cache() -> Result<()> {
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxResetPersistingL2Cache() };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxResetPersistingL2Cache", outcome));
    }
    Ok(())
}

/// Returns the execution affinity of the current context for one type.
///
/// Since CUDA 11.4. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetExecAffinity`](libcuda_sys::cuCtxGetExecAffinity).
///
/// Examples of this group: [`cuCtxSetCurrent`], [`cuCtxPushCurrent`] and [`cuCtxCreate`].
///
/// # Parameters
///
/// - `type_` (`type` in C): The type of execution affinity.
///
/// # Returns
///
/// The limit, such as the number of multiprocessors that the context may use.
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
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY), if `type` breaks a rule below with this code
///
/// # Checked
///
/// - `type` must be an enumerator of [`CUexecAffinityType`](libcuda_sys::CUexecAffinityType) that the driver's release has. [`CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY`](libcuda_sys::CUresult::CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY). (25)
#[inline]
pub fn cuCtxGetExecAffinity(type_: CUexecAffinityType) -> Result<CUexecAffinityParam> {
    let mut pExecAffinity = CUexecAffinityParam::default();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuCtxGetExecAffinity(&mut pExecAffinity, type_) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuCtxGetExecAffinity(&mut pExecAffinity, type_) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuCtxGetExecAffinity", outcome, ((),), &[], move || {
                checks::cuCtxGetExecAffinity(&mut pExecAffinity, type_)
            })
        });
    }
    Ok(pExecAffinity)
}

/// Records in an event all work that a context holds at the time of the call.
///
/// Since CUDA 12.5. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxRecordEvent`](libcuda_sys::cuCtxRecordEvent).
///
/// Examples of this group: [`cuCtxSetCurrent`], [`cuCtxPushCurrent`] and [`cuCtxCreate`].
///
/// # Parameters
///
/// - `hCtx`: The context. A primary context includes its green contexts; one of [`cuCtxFromGreenCtx`](crate::calls::cuCtxFromGreenCtx) is only the green context.
/// - `hEvent`: The event, which must belong to the same context.
///
/// # Safety
///
/// `hCtx` must be a live context and `hEvent` a live event.
///
/// `hEvent` may be destroyed while the work is pending, and `hCtx` must stay live until the work has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE): `hEvent` must be of the context `hCtx`.
/// - [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED): `hCtx` must have no stream that is capturing.
///
/// # Explained after a refusal
///
/// - `hEvent` is of another context than `hCtx`. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (1163)
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hEvent` must be of the context `hCtx`. Not checked, because an event does not show its context.
/// - `hCtx` must have no stream that is capturing. Not checked, because a context does not show its streams.
#[inline]
pub unsafe fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxRecordEvent(hCtx, hEvent) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuCtxRecordEvent",
                outcome,
                (hCtx, hEvent),
                rows::cuCtxRecordEvent,
                unruled,
            )
        });
    }
    Ok(())
}

/// Inserts a wait for an event before all later work of a context.
///
/// Since CUDA 12.5. [Context Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__CTX.html) in NVIDIA's manual. The raw call is [`sys::cuCtxWaitEvent`](libcuda_sys::cuCtxWaitEvent).
///
/// Examples of this group: [`cuCtxSetCurrent`], [`cuCtxPushCurrent`] and [`cuCtxCreate`].
///
/// # Parameters
///
/// - `hCtx`: The context. A primary context includes its green contexts; one of [`cuCtxFromGreenCtx`](crate::calls::cuCtxFromGreenCtx) is only the green context.
/// - `hEvent`: The event. It may be of another context or device. The calling thread does not wait for it.
///
/// # Safety
///
/// `hCtx` must be a live context and `hEvent` a live event.
///
/// `hEvent` may be destroyed after the call, and `hCtx` must stay live until the wait has ended.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED):
///   - `hEvent` must not be part of a capture in progress.
///   - `hCtx` must have no stream that is capturing.
///
/// # Explained after a refusal
///
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hEvent` must not be part of a capture in progress. Not checked, because an event does not show its meaning.
/// - `hCtx` must have no stream that is capturing. Not checked, because a context does not show its streams.
#[inline]
pub unsafe fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxWaitEvent(hCtx, hEvent) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuCtxWaitEvent", outcome, ((), hEvent), rows::cuCtxWaitEvent, unruled)
        });
    }
    Ok(())
}
