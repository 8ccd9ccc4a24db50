// Created by `cargo xtask emit` from cuda.h, src/rules/graphics.toml, src/rules/graphics.rs, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/graphics.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/graphics.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::c_uint;
use core::ptr;
use libcuda_sys::{CUarray, CUdeviceptr, CUgraphicsResource, CUmipmappedArray, CUstream};

/// Unregisters a graphics resource, which CUDA can then no longer use.
///
/// Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. The raw call is [`sys::cuGraphicsUnregisterResource`](libcuda_sys::cuGraphicsUnregisterResource).
///
/// Examples of this group: [`cuGraphicsMapResources`].
///
/// # Parameters
///
/// - `resource`: The graphics resource.
///
/// # Safety
///
/// `resource` must be a registered graphics resource, and no CUDA work may use it any more.
///
/// `resource` is invalid after the call, and so are all addresses and arrays obtained from it.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE): `resource` must be a valid graphics resource.
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Explained after a refusal
///
/// - `resource` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `resource` must be a valid graphics resource. Not checked, because no query reports whether a handle is live.
#[inline]
pub unsafe fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphicsUnregisterResource(resource) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphicsUnregisterResource",
                outcome,
                (resource,),
                rows::cuGraphicsUnregisterResource,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns the array of one layer and mipmap level of a mapped texture.
///
/// Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. The raw call is [`sys::cuGraphicsSubResourceGetMappedArray`](libcuda_sys::cuGraphicsSubResourceGetMappedArray).
///
/// Examples of this group: [`cuGraphicsMapResources`].
///
/// # Parameters
///
/// - `resource`: The graphics resource, which must be a mapped texture.
/// - `arrayIndex`: The index of the layer; for a cubemap a value of [`CUarray_cubemap_face`](libcuda_sys::CUarray_cubemap_face).
/// - `mipLevel`: The mipmap level.
///
/// # Returns
///
/// The array. It may be another one after each mapping.
///
/// # Safety
///
/// `resource` must be a registered graphics resource. The array may be used only until the resource is unmapped.
///
/// The result is valid until `resource` is unmapped.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE):
///   - `arrayIndex` must be an array index of the resource.
///   - `mipLevel` must be a mipmap level of the resource.
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_MAPPED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_MAPPED): `resource` must be mapped.
/// - [`CUDA_ERROR_NOT_MAPPED_AS_ARRAY`](libcuda_sys::CUresult::CUDA_ERROR_NOT_MAPPED_AS_ARRAY): `resource` must be a texture.
///
/// # Explained after a refusal
///
/// - `resource` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `resource` must be a texture. Not checked, because registrations are known only from their history; the driver reports it.
/// - `arrayIndex` must be an array index of the resource. Not checked, because only the driver knows the extent, and reports it.
/// - `mipLevel` must be a mipmap level of the resource. Not checked, because only the driver knows the extent, and reports it.
/// - `resource` must be mapped. Not checked, because mappings are known only from their history; the driver reports it.
#[inline]
pub unsafe fn cuGraphicsSubResourceGetMappedArray(
    resource: CUgraphicsResource,
    arrayIndex: c_uint,
    mipLevel: c_uint,
) -> Result<CUarray> {
    let mut pArray = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphicsSubResourceGetMappedArray(
            &mut pArray,
            resource,
            arrayIndex,
            mipLevel,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphicsSubResourceGetMappedArray",
                outcome,
                ((), resource),
                rows::cuGraphicsSubResourceGetMappedArray,
                unruled,
            )
        });
    }
    Ok(pArray)
}

/// Returns the mipmapped array of a mapped texture.
///
/// Since CUDA 5.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. The raw call is [`sys::cuGraphicsResourceGetMappedMipmappedArray`](libcuda_sys::cuGraphicsResourceGetMappedMipmappedArray).
///
/// Examples of this group: [`cuGraphicsMapResources`].
///
/// # Parameters
///
/// - `resource`: The graphics resource, which must be a mapped texture.
///
/// # Returns
///
/// The mipmapped array. It may be another one after each mapping.
///
/// # Safety
///
/// `resource` must be a registered graphics resource. The array may be used only until the resource is unmapped.
///
/// The result is valid until `resource` is unmapped.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_MAPPED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_MAPPED): `resource` must be mapped.
/// - [`CUDA_ERROR_NOT_MAPPED_AS_ARRAY`](libcuda_sys::CUresult::CUDA_ERROR_NOT_MAPPED_AS_ARRAY): `resource` must be a texture.
///
/// # Explained after a refusal
///
/// - `resource` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `resource` must be a texture. Not checked, because registrations are known only from their history; the driver reports it.
/// - `resource` must be mapped. Not checked, because mappings are known only from their history; the driver reports it.
#[inline]
pub unsafe fn cuGraphicsResourceGetMappedMipmappedArray(
    resource: CUgraphicsResource,
) -> Result<CUmipmappedArray> {
    let mut pMipmappedArray = ptr::null_mut();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphicsResourceGetMappedMipmappedArray(&mut pMipmappedArray, resource)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphicsResourceGetMappedMipmappedArray",
                outcome,
                ((), resource),
                rows::cuGraphicsResourceGetMappedMipmappedArray,
                unruled,
            )
        });
    }
    Ok(pMipmappedArray)
}

/// Returns the address and the size of a mapped buffer.
///
/// Since CUDA 3.2. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphicsResourceGetMappedPointer_v2`. The raw call is [`sys::cuGraphicsResourceGetMappedPointer`](libcuda_sys::cuGraphicsResourceGetMappedPointer).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn fill(mut buffer: CUgraphicsResource, stream: CUstream) -> Result<()> {
///     // SAFETY: the resource is registered, and OpenGL does not use it while it is mapped.
///     unsafe {
///         calls::cuGraphicsMapResources(1, &mut buffer, stream)?;
///         let (address, size) = calls::cuGraphicsResourceGetMappedPointer(buffer)?;
///         calls::cuMemsetD8Async(address, 0, size, stream)?;
///         calls::cuGraphicsUnmapResources(1, &mut buffer, stream)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `resource`: The graphics resource, which must be a mapped buffer.
///
/// # Returns
///
/// - `pDevPtr`: The device address of the buffer. It may be another one after each mapping.
/// - `pSize`: The size of the buffer, in bytes.
///
/// # Safety
///
/// `resource` must be a registered graphics resource.
///
/// The address is valid until `resource` is unmapped.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_NOT_MAPPED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_MAPPED): `resource` must be mapped.
/// - [`CUDA_ERROR_NOT_MAPPED_AS_POINTER`](libcuda_sys::CUresult::CUDA_ERROR_NOT_MAPPED_AS_POINTER): `resource` must be a buffer.
///
/// # Explained after a refusal
///
/// - `resource` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `resource` must be a buffer. Not checked, because registrations are known only from their history; the driver reports it.
/// - `resource` must be mapped. Not checked, because mappings are known only from their history; the driver reports it.
#[doc(alias = "cuGraphicsResourceGetMappedPointer_v2")]
#[inline]
pub unsafe fn cuGraphicsResourceGetMappedPointer(
    resource: CUgraphicsResource,
) -> Result<(CUdeviceptr, usize)> {
    let mut pDevPtr = 0;
    let mut pSize = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuGraphicsResourceGetMappedPointer_v2(&mut pDevPtr, &mut pSize, resource)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphicsResourceGetMappedPointer_v2",
                outcome,
                ((), (), resource),
                rows::cuGraphicsResourceGetMappedPointer_v2,
                unruled,
            )
        });
    }
    Ok((pDevPtr, pSize))
}

/// Sets how CUDA uses a graphics resource from its next mapping on.
///
/// Since CUDA 6.5. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuGraphicsResourceSetMapFlags_v2`. The raw call is [`sys::cuGraphicsResourceSetMapFlags`](libcuda_sys::cuGraphicsResourceSetMapFlags).
///
/// Examples of this group: [`cuGraphicsMapResources`].
///
/// # Parameters
///
/// - `resource`: The graphics resource, which must not be mapped.
/// - `flags`: One value of [`CUgraphicsMapResourceFlags`](libcuda_sys::CUgraphicsMapResourceFlags).
///
/// # Safety
///
/// `resource` must be a registered graphics resource. CUDA work must use it only as `flags` describe.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
/// - [`CUDA_ERROR_ALREADY_MAPPED`](libcuda_sys::CUresult::CUDA_ERROR_ALREADY_MAPPED): `resource` must not be mapped.
///
/// # Checked
///
/// - `flags` must be an enumerator of [`CUgraphicsMapResourceFlags`](libcuda_sys::CUgraphicsMapResourceFlags) that the driver's release has. (125)
///
/// # Explained after a refusal
///
/// - `resource` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `resource` must not be mapped. Not checked, because mappings are known only from their history; the driver reports it.
#[doc(alias = "cuGraphicsResourceSetMapFlags_v2")]
#[inline]
pub unsafe fn cuGraphicsResourceSetMapFlags(
    resource: CUgraphicsResource,
    flags: c_uint,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphicsResourceSetMapFlags_v2(resource, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphicsResourceSetMapFlags_v2(resource, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphicsResourceSetMapFlags_v2",
                outcome,
                (resource,),
                rows::cuGraphicsResourceSetMapFlags_v2,
                move || checks::cuGraphicsResourceSetMapFlags_v2(ptr::null_mut(), flags),
            )
        });
    }
    Ok(())
}

/// Maps graphics resources for use by CUDA. Work put into the stream later starts after all earlier graphics calls.
///
/// Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. The raw call is [`sys::cuGraphicsMapResources`](libcuda_sys::cuGraphicsMapResources).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn fill(mut buffer: CUgraphicsResource, stream: CUstream) -> Result<()> {
///     // SAFETY: the resource is registered, and OpenGL does not use it while it is mapped.
///     unsafe {
///         calls::cuGraphicsMapResources(1, &mut buffer, stream)?;
///         let (address, size) = calls::cuGraphicsResourceGetMappedPointer(buffer)?;
///         calls::cuMemsetD8Async(address, 0, size, stream)?;
///         calls::cuGraphicsUnmapResources(1, &mut buffer, stream)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `count`: The number of resources.
/// - `resources`: The graphics resources, each once and none of them mapped. The array is not modified.
/// - `hStream`: The stream; null is the default stream.
///
/// # Safety
///
/// `resources` must hold `count` registered graphics resources, and `hStream` must be a live stream or null. The graphics API must not touch them until they are unmapped.
///
/// The resources must stay registered until [`cuGraphicsUnmapResources`], and the graphics API must not use them before that.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE), if `resources` breaks a rule below with this code
/// - [`CUDA_ERROR_ALREADY_MAPPED`](libcuda_sys::CUresult::CUDA_ERROR_ALREADY_MAPPED): `resources[i]` must not be mapped.
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `resources[i]` must differ from every other element. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (126)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `count` is zero. (854)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `resources[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `resources` must hold `count` handles. Not checked, because a pointer does not show the length of its memory.
/// - `resources[i]` must not be accessed by the graphics API while it is mapped. Not checked, because the graphics API is outside of CUDA.
/// - `resources[i]` must not be mapped. Not checked, because mappings are known only from their history; the driver reports it.
#[inline]
pub unsafe fn cuGraphicsMapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphicsMapResources(count, resources, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphicsMapResources(count, resources, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphicsMapResources",
                outcome,
                (count, resources, hStream),
                rows::cuGraphicsMapResources,
                move || checks::cuGraphicsMapResources(count, resources, ptr::null_mut()),
            )
        });
    }
    Ok(())
}

/// Unmaps graphics resources. Graphics calls made later start after all work that is in the stream so far.
///
/// Since CUDA 3.0. [Graphics Interoperability](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__GRAPHICS.html) in NVIDIA's manual. The raw call is [`sys::cuGraphicsUnmapResources`](libcuda_sys::cuGraphicsUnmapResources).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn fill(mut buffer: CUgraphicsResource, stream: CUstream) -> Result<()> {
///     // SAFETY: the resource is registered, and OpenGL does not use it while it is mapped.
///     unsafe {
///         calls::cuGraphicsMapResources(1, &mut buffer, stream)?;
///         let (address, size) = calls::cuGraphicsResourceGetMappedPointer(buffer)?;
///         calls::cuMemsetD8Async(address, 0, size, stream)?;
///         calls::cuGraphicsUnmapResources(1, &mut buffer, stream)
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `count`: The number of resources.
/// - `resources`: The graphics resources, each once and all of them mapped. The array is not modified.
/// - `hStream`: The stream; null is the default stream.
///
/// # Safety
///
/// `resources` must hold `count` registered graphics resources, and `hStream` must be a live stream or null. CUDA work must not use their memory afterwards.
///
/// The resources must stay registered until pending work that uses them has completed. Addresses and arrays obtained from them are invalid for later work.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE), if `resources` breaks a rule below with this code
/// - [`CUDA_ERROR_NOT_MAPPED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_MAPPED): `resources[i]` must be mapped.
/// - [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN)
///
/// # Checked
///
/// - `resources[i]` must differ from every other element. [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (126)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `count` is zero. (854)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `resources[i]` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `resources` must hold `count` handles. Not checked, because a pointer does not show the length of its memory.
/// - `resources[i]` must not be accessed by CUDA until it is mapped again. Not checked, because a check cannot see later uses.
/// - `resources[i]` must be mapped. Not checked, because mappings are known only from their history; the driver reports it.
#[inline]
pub unsafe fn cuGraphicsUnmapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuGraphicsUnmapResources(count, resources, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuGraphicsUnmapResources(count, resources, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuGraphicsUnmapResources",
                outcome,
                (count, resources, hStream),
                rows::cuGraphicsUnmapResources,
                move || checks::cuGraphicsUnmapResources(count, resources, ptr::null_mut()),
            )
        });
    }
    Ok(())
}
