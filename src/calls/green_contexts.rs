// Created by `cargo xtask emit` from cuda.h, src/rules/green_contexts.toml, src/rules/green_contexts.rs, src/rules/parts/handle.rs, src/rules/parts/output.rs, cuda-sys/build/generate/reference/green_contexts.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/green_contexts.rs. Do not edit.

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
    CU_DEV_SM_RESOURCE_GROUP_PARAMS, CUcontext, CUdevResource, CUdevResourceDesc,
    CUdevResourceType, CUdevice, CUevent, CUgreenCtx, CUstream,
};

/// Creates a green context, which can use the resources of a descriptor only.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuGreenCtxCreate`](libcuda_sys::cuGreenCtxCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let sm = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
/// let all = calls::cuDeviceGetDevResource(device, sm)?;
/// let (mut part, mut parts) = (CUdevResource::default(), 1);
/// let flags = CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM.bits();
/// // SAFETY: the outputs can be written, and nothing uses the stream or the context after their
/// // ends.
/// unsafe {
///     let (rest, least) = (ptr::null_mut(), 16); // multiprocessors
///     calls::cuDevSmResourceSplitByCount(&mut part, &mut parts, &all, rest, 0, least)?;
///     let description = calls::cuDevResourceGenerateDesc(&mut part, 1)?;
///     let context = calls::cuGreenCtxCreate(description, device, flags)?;
///     let non_blocking = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
///     let stream = calls::cuGreenCtxStreamCreate(context, non_blocking, 0)?;
///     // ... launches: their blocks run on these multiprocessors ...
///     calls::cuStreamDestroy(stream)?;
///     calls::cuGreenCtxDestroy(context)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `desc`: The descriptor, from [`cuDevResourceGenerateDesc`].
/// - `dev`: The device. Its primary context is retained until the green context is destroyed.
/// - `flags`: [`CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM`](libcuda_sys::CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM), or since CUDA 13.3 also [`CUgreenCtxCreate_flags::CU_GREEN_CTX_NONE`](libcuda_sys::CUgreenCtxCreate_flags::CU_GREEN_CTX_NONE).
///
/// # Returns
///
/// The green context. It does not become current. [`cuGreenCtxDestroy`] destroys it.
///
/// # Safety
///
/// `desc` must be a live descriptor.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `flags` must be an enumerator of [`CUgreenCtxCreate_flags`](libcuda_sys::CUgreenCtxCreate_flags) that the driver's release has. (128)
///
/// Allowed in `flags`, by the release of CUDA:
///
/// - every release: [`CU_GREEN_CTX_DEFAULT_STREAM`](libcuda_sys::CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM)
/// - since 13.3: [`CU_GREEN_CTX_NONE`](libcuda_sys::CUgreenCtxCreate_flags::CU_GREEN_CTX_NONE)
///
/// # Explained after a refusal
///
/// - `desc` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `desc` must be created by [`cuDevResourceGenerateDesc`]. Not checked, because no query reports whether a handle is live.
/// - The result must be current to only one thread at a time, up to CUDA 13.4. Not checked, because a check cannot see later uses.
#[inline]
pub unsafe fn cuGreenCtxCreate(
    desc: CUdevResourceDesc,
    dev: CUdevice,
    flags: c_uint,
) -> Result<CUgreenCtx> {
    let mut phCtx = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGreenCtxCreate(&mut phCtx, desc, dev, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGreenCtxCreate(&mut phCtx, desc, dev, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGreenCtxCreate",
                outcome,
                ((), desc, dev),
                rows::cuGreenCtxCreate,
                move || checks::cuGreenCtxCreate(&mut phCtx, ptr::null_mut(), 0, flags),
            )
        });
    }
    Ok(phCtx)
}

/// Destroys a green context and releases its resources and its reference to the primary context.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuGreenCtxDestroy`](libcuda_sys::cuGreenCtxDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let sm = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
/// let all = calls::cuDeviceGetDevResource(device, sm)?;
/// let (mut part, mut parts) = (CUdevResource::default(), 1);
/// let flags = CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM.bits();
/// // SAFETY: the outputs can be written, and nothing uses the stream or the context after their
/// // ends.
/// unsafe {
///     let (rest, least) = (ptr::null_mut(), 16); // multiprocessors
///     calls::cuDevSmResourceSplitByCount(&mut part, &mut parts, &all, rest, 0, least)?;
///     let description = calls::cuDevResourceGenerateDesc(&mut part, 1)?;
///     let context = calls::cuGreenCtxCreate(description, device, flags)?;
///     let non_blocking = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
///     let stream = calls::cuGreenCtxStreamCreate(context, non_blocking, 0)?;
///     // ... launches: their blocks run on these multiprocessors ...
///     calls::cuStreamDestroy(stream)?;
///     calls::cuGreenCtxDestroy(context)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `hCtx`: The green context. Captures on its streams are invalidated.
///
/// # Safety
///
/// `hCtx` must be a live green context that no other thread uses during the call, and nothing may use it or a context made from it afterwards.
///
/// Its streams must be passed to [`cuStreamDestroy`](crate::calls::cuStreamDestroy) only. A context from [`cuCtxFromGreenCtx`] must not be used afterwards.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_CONTEXT_IS_DESTROYED`](libcuda_sys::CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)
/// - [`CUDA_ERROR_STREAM_DETACHED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_DETACHED): `hCtx` must have no stream that is used afterwards, except by [`cuStreamDestroy`](crate::calls::cuStreamDestroy), since CUDA 13.1.
///
/// # Left to the caller
///
/// - `hCtx` must be used by only one thread at a time. Not checked, because a check cannot see who else uses it.
/// - `hCtx` must have no stream left, in CUDA 13.0 to 13.0. Not checked, because streams are known only from their history.
/// - `hCtx` must have no stream that is used afterwards, except by [`cuStreamDestroy`](crate::calls::cuStreamDestroy), since CUDA 13.1. Not checked, because a check cannot see later uses; the driver reports them.
#[inline]
pub unsafe fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGreenCtxDestroy(hCtx) };
    if outcome.0 != 0 {
        return Err(refused(c"cuGreenCtxDestroy", outcome));
    }
    Ok(())
}

/// Returns a context handle that represents a green context.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuCtxFromGreenCtx`](libcuda_sys::cuCtxFromGreenCtx).
///
/// Examples of this group: [`cuGreenCtxCreate`].
///
/// # Parameters
///
/// - `hCtx`: The green context.
///
/// # Returns
///
/// The context. It must not be passed to [`cuCtxDestroy`](crate::calls::cuCtxDestroy).
///
/// # Safety
///
/// `hCtx` must be a live green context that no other thread uses during the call. The context must be used only while the green context lives, and must not be destroyed.
///
/// The context is valid as long as `hCtx`.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Left to the caller
///
/// - `hCtx` must be used by only one thread at a time. Not checked, because a check cannot see who else uses it.
/// - The result must be used only while `hCtx` lives, since CUDA 13.3. Not checked, because a check cannot see later uses.
/// - The result must not be passed to [`cuCtxDestroy`](crate::calls::cuCtxDestroy), since CUDA 13.3. Not checked, because a check cannot see later uses.
#[inline]
pub unsafe fn cuCtxFromGreenCtx(hCtx: CUgreenCtx) -> Result<CUcontext> {
    let mut pContext = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxFromGreenCtx(&mut pContext, hCtx) };
    if outcome.0 != 0 {
        return Err(refused(c"cuCtxFromGreenCtx", outcome));
    }
    Ok(pContext)
}

/// Returns the resources of one type that a device has.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetDevResource`](libcuda_sys::cuDeviceGetDevResource).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let sm = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
/// let all = calls::cuDeviceGetDevResource(device, sm)?;
/// let (mut part, mut parts) = (CUdevResource::default(), 1);
/// let flags = CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM.bits();
/// // SAFETY: the outputs can be written, and nothing uses the stream or the context after their
/// // ends.
/// unsafe {
///     let (rest, least) = (ptr::null_mut(), 16); // multiprocessors
///     calls::cuDevSmResourceSplitByCount(&mut part, &mut parts, &all, rest, 0, least)?;
///     let description = calls::cuDevResourceGenerateDesc(&mut part, 1)?;
///     let context = calls::cuGreenCtxCreate(description, device, flags)?;
///     let non_blocking = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
///     let stream = calls::cuGreenCtxStreamCreate(context, non_blocking, 0)?;
///     // ... launches: their blocks run on these multiprocessors ...
///     calls::cuStreamDestroy(stream)?;
///     calls::cuGreenCtxDestroy(context)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `device`: The device.
/// - `type_` (`type` in C): The type of the resources.
///
/// # Returns
///
/// The resources. The struct should start zeroed, because earlier drivers do not write later fields.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates. The output struct starts zeroed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `type` is not an enumerator of [`CUdevResourceType`](libcuda_sys::CUdevResourceType) that the driver's release has. [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (731)
/// - `device` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGetDevResource(device: CUdevice, type_: CUdevResourceType) -> Result<CUdevResource> {
    let mut resource = CUdevResource::default();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetDevResource(device, &mut resource, type_) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetDevResource",
                outcome,
                (device, (), type_),
                rows::cuDeviceGetDevResource,
                unruled,
            )
        });
    }
    Ok(resource)
}

/// Returns the resources of one type that a context has.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuCtxGetDevResource`](libcuda_sys::cuCtxGetDevResource).
///
/// Examples of this group: [`cuGreenCtxCreate`].
///
/// # Parameters
///
/// - `hCtx`: The context.
/// - `type_` (`type` in C): The type of the resources.
///
/// # Returns
///
/// The resources. The struct should start zeroed, because earlier drivers do not write later fields.
///
/// # Safety
///
/// `hCtx` must be a live context.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
///
/// # Explained after a refusal
///
/// - `type` is not an enumerator of [`CUdevResourceType`](libcuda_sys::CUdevResourceType) that the driver's release has. [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (731)
#[inline]
pub unsafe fn cuCtxGetDevResource(
    hCtx: CUcontext,
    type_: CUdevResourceType,
) -> Result<CUdevResource> {
    let mut resource = CUdevResource::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuCtxGetDevResource(hCtx, &mut resource, type_) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuCtxGetDevResource",
                outcome,
                ((), (), type_),
                rows::cuCtxGetDevResource,
                unruled,
            )
        });
    }
    Ok(resource)
}

/// Returns the resources of one type that a green context has.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuGreenCtxGetDevResource`](libcuda_sys::cuGreenCtxGetDevResource).
///
/// Examples of this group: [`cuGreenCtxCreate`].
///
/// # Parameters
///
/// - `hCtx`: The green context.
/// - `type_` (`type` in C): The type of the resources.
///
/// # Returns
///
/// The resources. The struct should start zeroed, because earlier drivers do not write later fields.
///
/// # Safety
///
/// `hCtx` must be a live green context that no other thread uses during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `type` is not an enumerator of [`CUdevResourceType`](libcuda_sys::CUdevResourceType) that the driver's release has. [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (731)
///
/// # Left to the caller
///
/// - `hCtx` must be used by only one thread at a time. Not checked, because a check cannot see who else uses it.
#[inline]
pub unsafe fn cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx,
    type_: CUdevResourceType,
) -> Result<CUdevResource> {
    let mut resource = CUdevResource::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGreenCtxGetDevResource(hCtx, &mut resource, type_) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGreenCtxGetDevResource",
                outcome,
                ((), (), type_),
                rows::cuGreenCtxGetDevResource,
                unruled,
            )
        });
    }
    Ok(resource)
}

/// Splits the multiprocessors of a resource into equal groups of a minimum size.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuDevSmResourceSplitByCount`](libcuda_sys::cuDevSmResourceSplitByCount).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let sm = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
/// let all = calls::cuDeviceGetDevResource(device, sm)?;
/// let (mut part, mut parts) = (CUdevResource::default(), 1);
/// let flags = CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM.bits();
/// // SAFETY: the outputs can be written, and nothing uses the stream or the context after their
/// // ends.
/// unsafe {
///     let (rest, least) = (ptr::null_mut(), 16); // multiprocessors
///     calls::cuDevSmResourceSplitByCount(&mut part, &mut parts, &all, rest, 0, least)?;
///     let description = calls::cuDevResourceGenerateDesc(&mut part, 1)?;
///     let context = calls::cuGreenCtxCreate(description, device, flags)?;
///     let non_blocking = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
///     let stream = calls::cuGreenCtxStreamCreate(context, non_blocking, 0)?;
///     // ... launches: their blocks run on these multiprocessors ...
///     calls::cuStreamDestroy(stream)?;
///     calls::cuGreenCtxDestroy(context)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `result`: The groups. Null only queries their number.
/// - `nbGroups`: The number of elements of `result`, which the call replaces by the number of groups.
/// - `input`: Multiprocessors from [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`] or [`cuGreenCtxGetDevResource`].
/// - `remainder`: The multiprocessors that are in no group.
/// - `flags`: Zero or bits of [`CUdevSmResourceSplitByCount_flags`](libcuda_sys::CUdevSmResourceSplitByCount_flags).
/// - `minCount`: The minimum number of multiprocessors per group, no more than `input` has.
///
/// # Safety
///
/// `nbGroups` must be readable and writable, `result` null or room for `*nbGroups` elements, `remainder` null or writable. `input` must be unchanged since the driver returned it.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE), if `input` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION), if `minCount` breaks a rule below with this code
///
/// # Checked
///
/// - `input.type` must be [`CU_DEV_RESOURCE_TYPE_SM`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM). [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE). (129)
/// - `nbGroups` must not be null. (130)
/// - `minCount` must be at most `input.sm.smCount`. [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION). (131)
///
/// # Explained after a refusal
///
/// - `input.wqConfig.device` is out of range: the ordinals of devices start at 0 and are below the number of devices, and `input.type` is [`CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG). [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `result` must be null or have room for \*`nbGroups` elements. Not checked, because a pointer does not show the length of its memory.
/// - `input` must come from [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`] or [`cuGreenCtxGetDevResource`]. Not checked, because a resource does not show which call created it.
/// - `input` must not be a result of an earlier split, unless a green context was created from it. Not checked, because a resource does not show which call created it.
/// - `input` must be unchanged since the call that created it. Not checked, because a resource does not show whether it was changed.
/// - `flags` must have no bits but [`CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING`](libcuda_sys::CUdevSmResourceSplitByCount_flags::CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING) and [`CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE`](libcuda_sys::CUdevSmResourceSplitByCount_flags::CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE), since CUDA 12.5. Not checked, because the documentation lists the supported bits, but does not say that others are rejected, and a driver of CUDA 13.0 ignores them.
/// - `flags` must not have [`CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE`](libcuda_sys::CUdevSmResourceSplitByCount_flags::CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE) on a device of compute capability below 9.0, since CUDA 12.5. Not checked, because a resource does not show its device.
#[inline]
pub unsafe fn cuDevSmResourceSplitByCount(
    result: *mut CUdevResource,
    nbGroups: *mut c_uint,
    input: &CUdevResource,
    remainder: *mut CUdevResource,
    flags: c_uint,
    minCount: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuDevSmResourceSplitByCount(result, nbGroups, input, remainder, flags, minCount)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuDevSmResourceSplitByCount(
            result, nbGroups, input, remainder, flags, minCount,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDevSmResourceSplitByCount",
                outcome,
                ((), (), input),
                rows::cuDevSmResourceSplitByCount,
                move || {
                    checks::cuDevSmResourceSplitByCount(
                        ptr::null_mut(),
                        nbGroups,
                        input,
                        ptr::null_mut(),
                        0,
                        minCount,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Splits the multiprocessors of a resource into groups that are described one by one.
///
/// Since CUDA 13.1. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuDevSmResourceSplit`](libcuda_sys::cuDevSmResourceSplit).
///
/// Examples of this group: [`cuGreenCtxCreate`].
///
/// # Parameters
///
/// - `result`: The groups. Null only updates `groupParams`.
/// - `nbGroups`: The number of groups.
/// - `input`: Multiprocessors of a device, a context or a green context.
/// - `remainder`: The multiprocessors that are in no group.
/// - `flags`: Must be zero.
/// - `groupParams`: The description of each group. An `smCount` of 0 is replaced by the number found.
///
/// # Safety
///
/// `groupParams` must hold `nbGroups` elements. `result` must be null or have room for as many, and `remainder` must be null or writable. `input` must be unchanged since the driver returned it.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE), if `input` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION):
///   - `groupParams[i].smCount` must not end up 0 or below `groupParams[i].coscheduledSmCount` if result is not null.
///   - `groupParams[i].localityDomainId` must be a domain with multiprocessors of input if its flag is set, since CUDA 13.4.
///
/// # Checked
///
/// - `input.type` must be [`CU_DEV_RESOURCE_TYPE_SM`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM). [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE). (129)
/// - `flags` must be zero. (143)
/// - `groupParams[i].smCount` must be at most `input.sm.smCount`. (139)
/// - `groupParams[i].flags` must have no bits but those of [`CUdevSmResourceGroup_flags`](libcuda_sys::CUdevSmResourceGroup_flags) that the driver's release has. (134)
/// - Up to CUDA 13.3, `groupParams[i].localityDomainId` must be zero: the field is reserved in these releases. (135)
/// - `groupParams[i].reserved` must be zero. (136)
/// - Since CUDA 13.4, `groupParams[i].localityDomainId` must be zero if `groupParams[i].flags` does not have [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID). (137)
/// - `groupParams[i].smCount` must be zero or at least 2. (138)
/// - If `groupParams[i].flags` does not have [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL):
///   - `groupParams[i].smCount` must be a multiple of 2. (140)
///   - `groupParams[i].coscheduledSmCount` must be at most 32. (141)
/// - `groupParams[i].smCount` must be a multiple of its `coscheduledSmCount` if `groupParams[i].flags` does not have [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL) and `groupParams[i].coscheduledSmCount` is not zero. (142)
///
/// Allowed in `groupParams[i].flags`, by the release of CUDA:
///
/// - every release: [`CU_DEV_SM_RESOURCE_GROUP_DEFAULT`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_DEFAULT), [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL)
/// - since 13.4: [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID)
/// - since 13.5: [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS)
///
/// # Explained after a refusal
///
/// - `input.wqConfig.device` is out of range: the ordinals of devices start at 0 and are below the number of devices, and `input.type` is [`CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG). [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `result` must be null or have room for `nbGroups` elements. Not checked, because a pointer does not show the length of its memory.
/// - `input` must come from [`cuDeviceGetDevResource`], [`cuCtxGetDevResource`] or [`cuGreenCtxGetDevResource`]. Not checked, because a resource does not show which call created it, and the documentation itself splits remainders again.
/// - `input` must be unchanged since the call that created it. Not checked, because a resource does not show whether it was changed.
/// - `groupParams` must hold `nbGroups` elements. Not checked, because a pointer does not show the length of its memory.
/// - `groupParams[i].smCount` must not end up 0 or below `groupParams[i].coscheduledSmCount` if result is not null. Not checked, because the driver finds the number of multiprocessors.
/// - `groupParams[i].coscheduledSmCount` must be at most 2 on a device of compute capability below 9.0. Not checked, because a resource does not show its device.
/// - `groupParams[i].localityDomainId` must be a domain with multiprocessors of input if its flag is set, since CUDA 13.4. Not checked, because the driver knows the domains.
/// - `groupParams[i].smCount` must be a multiple of 2, with [`CU_DEV_SM_RESOURCE_GROUP_BACKFILL`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_BACKFILL). Not checked, because the documentation contradicts itself: it states the multiple for every group, and that constraints are hints with this flag.
/// - `groupParams[i].flags` must not have [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS) without [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID), since CUDA 13.5. Not checked, because the documentation describes the flag as a modifier of the other, but does not say that it is rejected alone.
#[inline]
pub unsafe fn cuDevSmResourceSplit(
    result: *mut CUdevResource,
    nbGroups: c_uint,
    input: &CUdevResource,
    remainder: *mut CUdevResource,
    flags: c_uint,
    groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuDevSmResourceSplit(result, nbGroups, input, remainder, flags, groupParams)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuDevSmResourceSplit(result, nbGroups, input, remainder, flags, groupParams)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDevSmResourceSplit",
                outcome,
                ((), (), input),
                rows::cuDevSmResourceSplit,
                move || {
                    checks::cuDevSmResourceSplit(
                        ptr::null_mut(),
                        nbGroups,
                        input,
                        ptr::null_mut(),
                        flags,
                        groupParams,
                    )
                },
            )
        });
    }
    Ok(())
}

/// Creates a resource descriptor for [`cuGreenCtxCreate`].
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuDevResourceGenerateDesc`](libcuda_sys::cuDevResourceGenerateDesc).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let sm = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
/// let all = calls::cuDeviceGetDevResource(device, sm)?;
/// let (mut part, mut parts) = (CUdevResource::default(), 1);
/// let flags = CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM.bits();
/// // SAFETY: the outputs can be written, and nothing uses the stream or the context after their
/// // ends.
/// unsafe {
///     let (rest, least) = (ptr::null_mut(), 16); // multiprocessors
///     calls::cuDevSmResourceSplitByCount(&mut part, &mut parts, &all, rest, 0, least)?;
///     let description = calls::cuDevResourceGenerateDesc(&mut part, 1)?;
///     let context = calls::cuGreenCtxCreate(description, device, flags)?;
///     let non_blocking = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
///     let stream = calls::cuGreenCtxStreamCreate(context, non_blocking, 0)?;
///     // ... launches: their blocks run on these multiprocessors ...
///     calls::cuStreamDestroy(stream)?;
///     calls::cuGreenCtxDestroy(context)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `resources`: The resources, all of one device. Multiprocessors must be of one split.
/// - `nbResources`: The number of resources, at least 1.
///
/// # Returns
///
/// The descriptor, which is valid until the process ends.
///
/// # Safety
///
/// `resources` must hold `nbResources` elements, at least one. Each must be unchanged since the driver returned it, or be a configuration made from such an element.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE), if `resources` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION), if `resources` breaks a rule below with this code. Also:
///   - `resources[i]` must come from the same device as the others, since CUDA 12.5.
///   - `resources[i]` must come from the same split as the others, for [`CU_DEV_RESOURCE_TYPE_SM`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM), since CUDA 12.5.
///
/// # Checked
///
/// - Since CUDA 12.5, `resources` must not be null. (144)
/// - Up to CUDA 12.4, `nbResources` must be 1. (145)
/// - `resources[i].type` must not be [`CU_DEV_RESOURCE_TYPE_INVALID`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_INVALID). [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE). (146)
/// - Since CUDA 13.1, `resources[i].sm.smCoscheduledAlignment` must be the same in every [`CU_DEV_RESOURCE_TYPE_SM`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM) element. [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION). (147)
/// - Since CUDA 13.4, `resources[i].sm.localityDomainId` must be the same in every [`CU_DEV_RESOURCE_TYPE_SM`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM) element with [`CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID`](libcuda_sys::CUdevSmResourceGroup_flags::CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID). [`CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION). (148)
///
/// # Explained after a refusal
///
/// - `resources[i].wqConfig.device` is out of range: the ordinals of devices start at 0 and are below the number of devices, and `resources[i].type` is [`CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG). [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `resources` must hold `nbResources` elements. Not checked, because a pointer does not show the length of its memory.
/// - `resources[i].wqConfig.sharingScope` must be [`CU_WORKQUEUE_SCOPE_DEVICE_CTX`](libcuda_sys::CUdevWorkqueueConfigScope::CU_WORKQUEUE_SCOPE_DEVICE_CTX) or [`CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED`](libcuda_sys::CUdevWorkqueueConfigScope::CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED), for [`CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG), since CUDA 13.1. Not checked, because the documentation explains these values and does not exclude others.
/// - `resources[i].sm` must be unchanged since the call that created it. Not checked, because a resource does not show whether it was changed.
/// - `resources[i]` must come from the same device as the others, since CUDA 12.5. Not checked, because a resource does not show its device.
/// - `resources[i]` must come from the same split as the others, for [`CU_DEV_RESOURCE_TYPE_SM`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM), since CUDA 12.5. Not checked, because a resource does not show which call created it.
#[inline]
pub unsafe fn cuDevResourceGenerateDesc(
    resources: *mut CUdevResource,
    nbResources: c_uint,
) -> Result<CUdevResourceDesc> {
    let mut phDesc = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuDevResourceGenerateDesc(&mut phDesc, resources, nbResources) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuDevResourceGenerateDesc(&mut phDesc, resources, nbResources) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDevResourceGenerateDesc",
                outcome,
                ((), resources, nbResources),
                rows::cuDevResourceGenerateDesc,
                move || checks::cuDevResourceGenerateDesc(&mut phDesc, resources, nbResources),
            )
        });
    }
    Ok(phDesc)
}

/// Records in an event all work that a green context holds at the time of the call.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuGreenCtxRecordEvent`](libcuda_sys::cuGreenCtxRecordEvent).
///
/// Examples of this group: [`cuGreenCtxCreate`].
///
/// # Parameters
///
/// - `hCtx`: The green context.
/// - `hEvent`: The event, which must belong to the same primary context.
///
/// # Safety
///
/// `hCtx` must be a live green context that no other thread uses during the call, and `hEvent` a live event.
///
/// `hEvent` may be destroyed while the work is pending, and `hCtx` must stay live until the work has completed.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE): `hEvent` must belong to the same primary context as `hCtx`.
/// - [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED): `hCtx` must have no stream that is capturing.
///
/// # Explained after a refusal
///
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hCtx` must be used by only one thread at a time. Not checked, because a check cannot see who else uses it.
/// - `hEvent` must belong to the same primary context as `hCtx`. Not checked, because a handle does not show its context.
/// - `hCtx` must have no stream that is capturing. Not checked, because captures are known only from their history; the driver reports them.
#[inline]
pub unsafe fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGreenCtxRecordEvent(hCtx, hEvent) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGreenCtxRecordEvent",
                outcome,
                ((), hEvent),
                rows::cuGreenCtxRecordEvent,
                unruled,
            )
        });
    }
    Ok(())
}

/// Inserts a wait for an event before all later work of a green context.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuGreenCtxWaitEvent`](libcuda_sys::cuGreenCtxWaitEvent).
///
/// Examples of this group: [`cuGreenCtxCreate`].
///
/// # Parameters
///
/// - `hCtx`: The green context.
/// - `hEvent`: The event. It may be of another context or device. The calling thread does not wait for it.
///
/// # Safety
///
/// `hCtx` must be a live green context that no other thread uses during the call, and `hEvent` a live event.
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
///   - `hCtx` must have no stream that is capturing, since CUDA 12.5.
///
/// # Checked
///
/// - Up to CUDA 12.4, `hEvent` must not be null. (149)
///
/// # Explained after a refusal
///
/// - `hEvent` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `hEvent` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hEvent` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hCtx` must be used by only one thread at a time. Not checked, because a check cannot see who else uses it.
/// - `hEvent` must not be part of a capture in progress. Not checked, because captures are known only from their history; the driver reports them.
/// - `hCtx` must have no stream that is capturing, since CUDA 12.5. Not checked, because captures are known only from their history; the driver reports them.
#[inline]
pub unsafe fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGreenCtxWaitEvent(hCtx, hEvent) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGreenCtxWaitEvent(hCtx, hEvent) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGreenCtxWaitEvent",
                outcome,
                ((), hEvent),
                rows::cuGreenCtxWaitEvent,
                move || checks::cuGreenCtxWaitEvent(ptr::null_mut(), hEvent),
            )
        });
    }
    Ok(())
}

/// Returns the green context that a stream belongs to.
///
/// Since CUDA 12.4. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuStreamGetGreenCtx`](libcuda_sys::cuStreamGetGreenCtx).
///
/// Examples of this group: [`cuGreenCtxCreate`].
///
/// # Parameters
///
/// - `hStream`: The stream. Null and [`CU_STREAM_LEGACY`](libcuda_sys::CU_STREAM_LEGACY) stand for the default stream of the current context.
///
/// # Returns
///
/// The green context, or null if the stream belongs to none.
///
/// # Safety
///
/// `hStream` must be a live stream or a special handle.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
///
/// # Left to the caller
///
/// - `hStream` must be a valid stream. Not checked, because no query reports whether a handle is live.
#[inline]
pub unsafe fn cuStreamGetGreenCtx(hStream: CUstream) -> Result<CUgreenCtx> {
    let mut phCtx = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamGetGreenCtx(hStream, &mut phCtx) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamGetGreenCtx",
                outcome,
                (hStream,),
                rows::cuStreamGetGreenCtx,
                unruled,
            )
        });
    }
    Ok(phCtx)
}

/// Creates a stream whose work runs in a green context.
///
/// Since CUDA 12.5. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuGreenCtxStreamCreate`](libcuda_sys::cuGreenCtxStreamCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let sm = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
/// let all = calls::cuDeviceGetDevResource(device, sm)?;
/// let (mut part, mut parts) = (CUdevResource::default(), 1);
/// let flags = CUgreenCtxCreate_flags::CU_GREEN_CTX_DEFAULT_STREAM.bits();
/// // SAFETY: the outputs can be written, and nothing uses the stream or the context after their
/// // ends.
/// unsafe {
///     let (rest, least) = (ptr::null_mut(), 16); // multiprocessors
///     calls::cuDevSmResourceSplitByCount(&mut part, &mut parts, &all, rest, 0, least)?;
///     let description = calls::cuDevResourceGenerateDesc(&mut part, 1)?;
///     let context = calls::cuGreenCtxCreate(description, device, flags)?;
///     let non_blocking = CUstream_flags::CU_STREAM_NON_BLOCKING.bits();
///     let stream = calls::cuGreenCtxStreamCreate(context, non_blocking, 0)?;
///     // ... launches: their blocks run on these multiprocessors ...
///     calls::cuStreamDestroy(stream)?;
///     calls::cuGreenCtxDestroy(context)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `greenCtx`: The green context.
/// - `flags`: Must be [`CUstream_flags::CU_STREAM_NON_BLOCKING`](libcuda_sys::CUstream_flags::CU_STREAM_NON_BLOCKING).
/// - `priority`: The priority: 0 by default, and higher for lower numbers. It is clamped to the range of [`cuCtxGetStreamPriorityRange`](crate::calls::cuCtxGetStreamPriorityRange).
///
/// # Returns
///
/// The stream. [`cuStreamDestroy`](crate::calls::cuStreamDestroy) destroys it.
///
/// # Safety
///
/// `greenCtx` must be a live green context that no other thread uses during the call.
///
/// Once `greenCtx` is destroyed, the stream may only be passed to [`cuStreamDestroy`](crate::calls::cuStreamDestroy).
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `flags` must be [`CU_STREAM_NON_BLOCKING`](libcuda_sys::CUstream_flags::CU_STREAM_NON_BLOCKING). (150)
///
/// # Left to the caller
///
/// - `greenCtx` must be used by only one thread at a time. Not checked, because a check cannot see who else uses it.
#[inline]
pub unsafe fn cuGreenCtxStreamCreate(
    greenCtx: CUgreenCtx,
    flags: c_uint,
    priority: c_int,
) -> Result<CUstream> {
    let mut phStream = ptr::null_mut();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGreenCtxStreamCreate(&mut phStream, greenCtx, flags, priority) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuGreenCtxStreamCreate(&mut phStream, greenCtx, flags, priority) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuGreenCtxStreamCreate", outcome, ((),), &[], move || {
                checks::cuGreenCtxStreamCreate(&mut phStream, ptr::null_mut(), flags, 0)
            })
        });
    }
    Ok(phStream)
}

/// Returns the ID of a green context, which is unique in the process.
///
/// Since CUDA 12.9. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuGreenCtxGetId`](libcuda_sys::cuGreenCtxGetId).
///
/// Examples of this group: [`cuGreenCtxCreate`].
///
/// # Parameters
///
/// - `greenCtx`: The green context. Null for the one that the current context represents.
///
/// # Returns
///
/// The ID.
///
/// # Safety
///
/// `greenCtx` must be null or a live green context that no other thread uses during the call.
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
/// - `greenCtx` must be used by only one thread at a time. Not checked, because a check cannot see who else uses it.
/// - `greenCtx` must not be null, unless the current context stands for a green context. Not checked, because no query reports whether a context is a green one.
#[inline]
pub unsafe fn cuGreenCtxGetId(greenCtx: CUgreenCtx) -> Result<c_ulonglong> {
    let mut greenCtxId = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGreenCtxGetId(greenCtx, &mut greenCtxId) };
    if outcome.0 != 0 {
        return Err(refused(c"cuGreenCtxGetId", outcome));
    }
    Ok(greenCtxId)
}

/// Returns the resources of one type that a stream has.
///
/// Since CUDA 13.1. [Green Contexts](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GREEN__CONTEXTS.html) in NVIDIA's manual. The raw call is [`sys::cuStreamGetDevResource`](libcuda_sys::cuStreamGetDevResource).
///
/// Examples of this group: [`cuGreenCtxCreate`].
///
/// # Parameters
///
/// - `hStream`: The stream.
/// - `type_` (`type` in C): The type of the resources, which must not be a workqueue type.
///
/// # Returns
///
/// The resources. The struct should start zeroed, because earlier drivers do not write later fields.
///
/// # Safety
///
/// `hStream` must be a live stream or a special handle.
///
/// Nothing needs to outlive the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE), if `type` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - `type` must not be [`CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG) or [`CU_DEV_RESOURCE_TYPE_WORKQUEUE`](libcuda_sys::CUdevResourceType::CU_DEV_RESOURCE_TYPE_WORKQUEUE). [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE). (151)
///
/// # Explained after a refusal
///
/// - `type` is not an enumerator of [`CUdevResourceType`](libcuda_sys::CUdevResourceType) that the driver's release has. [`CUDA_ERROR_INVALID_RESOURCE_TYPE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_RESOURCE_TYPE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (731)
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
#[inline]
pub unsafe fn cuStreamGetDevResource(
    hStream: CUstream,
    type_: CUdevResourceType,
) -> Result<CUdevResource> {
    let mut resource = CUdevResource::default();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuStreamGetDevResource(hStream, &mut resource, type_) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuStreamGetDevResource(hStream, &mut resource, type_) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuStreamGetDevResource",
                outcome,
                (hStream, (), type_),
                rows::cuStreamGetDevResource,
                move || checks::cuStreamGetDevResource(ptr::null_mut(), &mut resource, type_),
            )
        });
    }
    Ok(resource)
}
