// Created by `cargo xtask emit` from cuda.h, src/rules/surfobject.toml, src/rules/surfobject.rs, cuda-sys/build/generate/reference/surfobject.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/surfobject.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use libcuda_sys::{CUDA_RESOURCE_DESC, CUsurfObject};

/// Creates a surface object, through which kernels load from and store to a CUDA array.
///
/// Since CUDA 5.0. [Surface Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuSurfObjectCreate`](libcuda_sys::cuSurfObjectCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let array = calls::cuArray3DCreate(&CUDA_ARRAY3D_DESCRIPTOR {
///     Width: 64,
///     Height: 64,
///     Depth: 0,
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 1,
///     Flags: CUDA_ARRAY3D_SURFACE_LDST, // without it, there is no surface
/// })?;
/// let mut resource = CUDA_RESOURCE_DESC {
///     resType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY,
///     ..Default::default() // the rest must be zero
/// };
/// resource.res.array = CUDA_RESOURCE_DESC_res_array { hArray: array };
/// // SAFETY: the array is live, and nothing uses the object or the array after their ends.
/// unsafe {
///     let object = calls::cuSurfObjectCreate(&resource)?; // an argument for kernels
///     calls::cuSurfObjectDestroy(object)?;
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `pResDesc`: The CUDA array. The resource type must be [`CUresourcetype::CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY).
///
/// # Returns
///
/// The surface object. [`cuSurfObjectDestroy`] destroys it.
///
/// # Safety
///
/// The array in `pResDesc` must be live.
///
/// The array must stay live until no work uses the surface object any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `pResDesc.resType` must be [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY). (270)
/// - `pResDesc.flags` must be zero. (271)
///
/// # Left to the caller
///
/// - `pResDesc.res.array.hArray` must be a valid array. Not checked, because no query reports whether a handle is live.
/// - The current context must be on a device of compute capability 3.0 or higher. Not checked, because no driver since 11.7 supports an older device.
#[inline]
pub unsafe fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) -> Result<CUsurfObject> {
    let mut pSurfObject = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuSurfObjectCreate(&mut pSurfObject, pResDesc) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuSurfObjectCreate(&mut pSurfObject, pResDesc) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuSurfObjectCreate", outcome, ((),), &[], move || {
                checks::cuSurfObjectCreate(&mut pSurfObject, pResDesc)
            })
        });
    }
    Ok(pSurfObject)
}

/// Destroys a surface object.
///
/// Since CUDA 5.0. [Surface Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuSurfObjectDestroy`](libcuda_sys::cuSurfObjectDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let array = calls::cuArray3DCreate(&CUDA_ARRAY3D_DESCRIPTOR {
///     Width: 64,
///     Height: 64,
///     Depth: 0,
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 1,
///     Flags: CUDA_ARRAY3D_SURFACE_LDST, // without it, there is no surface
/// })?;
/// let mut resource = CUDA_RESOURCE_DESC {
///     resType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY,
///     ..Default::default() // the rest must be zero
/// };
/// resource.res.array = CUDA_RESOURCE_DESC_res_array { hArray: array };
/// // SAFETY: the array is live, and nothing uses the object or the array after their ends.
/// unsafe {
///     let object = calls::cuSurfObjectCreate(&resource)?; // an argument for kernels
///     calls::cuSurfObjectDestroy(object)?;
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `surfObject`: The surface object. No work that uses it may be pending.
///
/// # Safety
///
/// `surfObject` must be a live surface object. No kernel that uses it may still run.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuSurfObjectDestroy(surfObject) };
    if outcome.0 != 0 {
        return Err(refused(c"cuSurfObjectDestroy", outcome));
    }
    Ok(())
}

/// Returns the resource descriptor of a surface object.
///
/// Since CUDA 5.0. [Surface Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__SURFOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuSurfObjectGetResourceDesc`](libcuda_sys::cuSurfObjectGetResourceDesc).
///
/// Examples of this group: [`cuSurfObjectCreate`].
///
/// # Parameters
///
/// - `surfObject`: The surface object.
///
/// # Returns
///
/// The resource descriptor. Of its union, the member that the type selects is written.
///
/// # Safety
///
/// `surfObject` must be a live surface object.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuSurfObjectGetResourceDesc(surfObject: CUsurfObject) -> Result<CUDA_RESOURCE_DESC> {
    let mut pResDesc = CUDA_RESOURCE_DESC::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuSurfObjectGetResourceDesc(&mut pResDesc, surfObject) };
    if outcome.0 != 0 {
        return Err(refused(c"cuSurfObjectGetResourceDesc", outcome));
    }
    Ok(pResDesc)
}
