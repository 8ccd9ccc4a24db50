// Created by `cargo xtask emit` from cuda.h, src/rules/texobject.toml, src/rules/parts/array.rs, src/rules/parts/handle.rs, src/rules/texobject.rs, cuda-sys/build/generate/reference/texobject.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/texobject.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::refused::calls as rows;
use core::ptr;
use libcuda_sys::{CUDA_RESOURCE_DESC, CUDA_RESOURCE_VIEW_DESC, CUDA_TEXTURE_DESC, CUtexObject};

/// Creates a texture object, through which kernels sample an array or linear memory.
///
/// Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectCreate`](libcuda_sys::cuTexObjectCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let array = calls::cuArrayCreate(&CUDA_ARRAY_DESCRIPTOR {
///     Width: 64,
///     Height: 64,
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 1,
/// })?;
/// let mut resource = CUDA_RESOURCE_DESC {
///     resType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY,
///     ..Default::default() // the rest must be zero
/// };
/// resource.res.array = CUDA_RESOURCE_DESC_res_array { hArray: array };
/// let texture = CUDA_TEXTURE_DESC {
///     addressMode: [CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP; 3],
///     filterMode: CUfilter_mode::CU_TR_FILTER_MODE_LINEAR,
///     ..Default::default()
/// };
/// // SAFETY: the array is live, and nothing uses the object or the array after their ends.
/// unsafe {
///     let object = calls::cuTexObjectCreate(&resource, &texture, None)?; // for kernels
///     calls::cuTexObjectDestroy(object)?;
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `pResDesc`: The array or the memory to sample.
/// - `pTexDesc`: The way to sample it: addressing, filtering and flags.
/// - `pResViewDesc`: Another format for the data, and the part to sample. Null for the data as it is. Must be null for linear or pitched memory and for block-compressed arrays.
///
/// # Returns
///
/// The texture object. [`cuTexObjectDestroy`] destroys it.
///
/// # Safety
///
/// The array in `pResDesc` must be live, or its memory allocated.
///
/// The array or the memory must stay live until no work uses the texture object any more.
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
/// - `pResDesc.resType` must be an enumerator of [`CUresourcetype`](libcuda_sys::CUresourcetype) that the driver's release has. (326)
/// - `pResDesc.flags` must be zero. (327)
/// - If `pResDesc.resType` is not [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY) or [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY):
///   - `pTexDesc.flags` must not have [`CU_TRSF_SEAMLESS_CUBEMAP`](libcuda_sys::CU_TRSF_SEAMLESS_CUBEMAP). (328)
///   - `pResViewDesc` must be null. (333)
/// - `pTexDesc.flags` must have [`CU_TRSF_NORMALIZED_COORDINATES`](libcuda_sys::CU_TRSF_NORMALIZED_COORDINATES) if `pResDesc.resType` is [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY). (329)
/// - `pTexDesc.filterMode` must be an enumerator of [`CUfilter_mode`](libcuda_sys::CUfilter_mode) that the driver's release has, if `pResDesc.resType` is not [`CU_RESOURCE_TYPE_LINEAR`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_LINEAR). (330)
/// - If `pTexDesc.flags` does not have [`CU_TRSF_SEAMLESS_CUBEMAP`](libcuda_sys::CU_TRSF_SEAMLESS_CUBEMAP):
///   - `pTexDesc.addressMode[0]` must be an enumerator of [`CUaddress_mode`](libcuda_sys::CUaddress_mode) that the driver's release has, if `pResDesc.resType` is not [`CU_RESOURCE_TYPE_LINEAR`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_LINEAR). (331)
///   - `pTexDesc.addressMode[1]` must be an enumerator of [`CUaddress_mode`](libcuda_sys::CUaddress_mode) that the driver's release has, if `pResDesc.resType` is [`CU_RESOURCE_TYPE_PITCH2D`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_PITCH2D). (332)
/// - If `pResDesc.resType` is [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY):
///   - `pResViewDesc.firstMipmapLevel` must be zero. (334)
///   - `pResViewDesc.lastMipmapLevel` must be zero. (335)
///
/// # Checked by a query
///
/// - `pTexDesc.flags` must not have [`CU_TRSF_SEAMLESS_CUBEMAP`](libcuda_sys::CU_TRSF_SEAMLESS_CUBEMAP) if the array has no [`CUDA_ARRAY3D_CUBEMAP`](libcuda_sys::CUDA_ARRAY3D_CUBEMAP). (336)
/// - `pTexDesc.addressMode[1]` must be an enumerator of [`CUaddress_mode`](libcuda_sys::CUaddress_mode) that the driver's release has, if the array has two or three dimensions and is no cubemap. (337)
/// - `pTexDesc.addressMode[2]` must be an enumerator of [`CUaddress_mode`](libcuda_sys::CUaddress_mode) that the driver's release has, if the array has three dimensions and is no cubemap. (338)
/// - Since CUDA 12.5, `pResViewDesc` must be null if the array has a block compressed format. (339)
/// - `pResViewDesc.format` must be for an array of [`CU_AD_FORMAT_UNSIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32) with 2 channels if `pResViewDesc.format` is [`CU_RES_VIEW_FORMAT_UNSIGNED_BC1`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_UNSIGNED_BC1), [`CU_RES_VIEW_FORMAT_UNSIGNED_BC4`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_UNSIGNED_BC4) or [`CU_RES_VIEW_FORMAT_SIGNED_BC4`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_SIGNED_BC4). (340)
/// - `pResViewDesc.format` must be for an array of [`CU_AD_FORMAT_UNSIGNED_INT32`](libcuda_sys::CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32) with 4 channels if `pResViewDesc.format` is [`CU_RES_VIEW_FORMAT_UNSIGNED_BC2`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_UNSIGNED_BC2), [`CU_RES_VIEW_FORMAT_UNSIGNED_BC3`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_UNSIGNED_BC3), [`CU_RES_VIEW_FORMAT_UNSIGNED_BC5`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_UNSIGNED_BC5), [`CU_RES_VIEW_FORMAT_SIGNED_BC5`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_SIGNED_BC5), [`CU_RES_VIEW_FORMAT_UNSIGNED_BC6H`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_UNSIGNED_BC6H), [`CU_RES_VIEW_FORMAT_SIGNED_BC6H`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_SIGNED_BC6H) or [`CU_RES_VIEW_FORMAT_UNSIGNED_BC7`](libcuda_sys::CUresourceViewFormat::CU_RES_VIEW_FORMAT_UNSIGNED_BC7). (341)
/// - `pResViewDesc.width` must be the width of the array, or four times that with a block compressed format. (342)
/// - `pResViewDesc.height` must be the height of the array, or four times that with a block compressed format. (343)
/// - `pResViewDesc.depth` must be the depth of the array. (344)
/// - `pResViewDesc.firstLayer` must be zero if the array has no [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED). (345)
/// - `pResViewDesc.lastLayer` must be zero if the array has no [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED). (346)
/// - `pResDesc.res.linear.devPtr` must be a multiple of the device's [`CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT) if `pResDesc.resType` is [`CU_RESOURCE_TYPE_LINEAR`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_LINEAR). (347)
/// - If `pResDesc.resType` is [`CU_RESOURCE_TYPE_PITCH2D`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_PITCH2D):
///   - `pResDesc.res.pitch2D.devPtr` must be a multiple of the device's [`CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT). (348)
///   - `pResDesc.res.pitch2D.width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH). (349)
///   - `pResDesc.res.pitch2D.height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT). (350)
///   - `pResDesc.res.pitch2D.pitchInBytes` must be a multiple of the device's [`CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT). (351)
///   - `pResDesc.res.pitch2D.pitchInBytes` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH). (352)
///
/// # Explained after a refusal
///
/// - `pResDesc.res.array.hArray` is null, and `pResDesc.resType` is [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `pResDesc.res.mipmap.hMipmappedArray` is null, and `pResDesc.resType` is [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - If `pResDesc.resType` is [`CU_RESOURCE_TYPE_LINEAR`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_LINEAR):
///   - `pResDesc.res.linear.devPtr` is zero. (827)
///   - `pResDesc.res.linear.numChannels` is not 1, 2 or 4. (830)
///   - `pResDesc.res.linear.sizeInBytes` is more than the bytes of the most elements that [`cuDeviceGetTexture1DLinearMaxWidth`](crate::calls::cuDeviceGetTexture1DLinearMaxWidth) allows. (1236)
///   - `pResDesc.res.linear.format` is not an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) that the driver's release has. (741)
/// - If `pResDesc.resType` is [`CU_RESOURCE_TYPE_PITCH2D`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_PITCH2D):
///   - `pResDesc.res.pitch2D.devPtr` is zero. (827)
///   - `pResDesc.res.pitch2D.numChannels` is not 1, 2 or 4. (830)
///   - `pResDesc.res.pitch2D.format` is not an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) that the driver's release has. (741)
///
/// # Left to the caller
///
/// - The current context must be on a device of compute capability 3.0 or higher. Not checked, because no driver since 11.7 supports an older device.
/// - `pResDesc.res.array.hArray` must be a valid array, for [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY). Not checked, because no query reports whether a handle is live.
/// - `pResDesc.res.mipmap.hMipmappedArray` must be a valid mipmapped array, for [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY). Not checked, because no query reports whether a handle is live.
/// - `pResDesc.res.linear.devPtr` must be a valid device pointer, for [`CU_RESOURCE_TYPE_LINEAR`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_LINEAR). Not checked, because the lifetime of the memory is unknown.
/// - `pResDesc.res.linear.sizeInBytes` / element size must not exceed [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH), for [`CU_RESOURCE_TYPE_LINEAR`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_LINEAR). Not checked, because the documentation advises against the attribute, because the limit depends on the format. (Explained after a refusal: 1236)
/// - `pResDesc.res.pitch2D.devPtr` must be a valid device pointer, for [`CU_RESOURCE_TYPE_PITCH2D`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_PITCH2D). Not checked, because the lifetime of the memory is unknown.
/// - `pTexDesc.addressMode[i]` must be [`CU_TR_ADDRESS_MODE_CLAMP`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP), unless `pTexDesc.flags` has [`CU_TRSF_NORMALIZED_COORDINATES`](libcuda_sys::CU_TRSF_NORMALIZED_COORDINATES) or `pResDesc.resType` is [`CU_RESOURCE_TYPE_LINEAR`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_LINEAR). Not checked, because the documentation states the supported mode, not that the call fails; a description with unset fields has [`CU_TR_ADDRESS_MODE_WRAP`](libcuda_sys::CUaddress_mode::CU_TR_ADDRESS_MODE_WRAP), which is zero: that is normal use, and works.
/// - `pTexDesc.flags` must have no bits but [`CU_TRSF_READ_AS_INTEGER`](libcuda_sys::CU_TRSF_READ_AS_INTEGER), [`CU_TRSF_NORMALIZED_COORDINATES`](libcuda_sys::CU_TRSF_NORMALIZED_COORDINATES), [`CU_TRSF_SRGB`](libcuda_sys::CU_TRSF_SRGB), [`CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION`](libcuda_sys::CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION) and [`CU_TRSF_SEAMLESS_CUBEMAP`](libcuda_sys::CU_TRSF_SEAMLESS_CUBEMAP). Not checked, because the documentation lists the flags, and a driver of CUDA 13.0 accepts other bits.
#[inline]
pub unsafe fn cuTexObjectCreate(
    pResDesc: &CUDA_RESOURCE_DESC,
    pTexDesc: &CUDA_TEXTURE_DESC,
    pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
) -> Result<CUtexObject> {
    let mut pTexObject = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuTexObjectCreate(
            &mut pTexObject,
            pResDesc,
            pTexDesc,
            pResViewDesc.map_or(ptr::null(), ptr::from_ref),
        )
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuTexObjectCreate(
            &mut pTexObject,
            pResDesc,
            pTexDesc,
            pResViewDesc.map_or(ptr::null(), ptr::from_ref),
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTexObjectCreate",
                outcome,
                ((), pResDesc),
                rows::cuTexObjectCreate,
                move || {
                    checks::cuTexObjectCreate(
                        &mut pTexObject,
                        pResDesc,
                        pTexDesc,
                        pResViewDesc.map_or(ptr::null(), ptr::from_ref),
                    )
                },
            )
        });
    }
    Ok(pTexObject)
}

/// Destroys a texture object.
///
/// Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectDestroy`](libcuda_sys::cuTexObjectDestroy).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let array = calls::cuArrayCreate(&CUDA_ARRAY_DESCRIPTOR {
///     Width: 64,
///     Height: 64,
///     Format: CUarray_format::CU_AD_FORMAT_FLOAT,
///     NumChannels: 1,
/// })?;
/// let mut resource = CUDA_RESOURCE_DESC {
///     resType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY,
///     ..Default::default() // the rest must be zero
/// };
/// resource.res.array = CUDA_RESOURCE_DESC_res_array { hArray: array };
/// let texture = CUDA_TEXTURE_DESC {
///     addressMode: [CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP; 3],
///     filterMode: CUfilter_mode::CU_TR_FILTER_MODE_LINEAR,
///     ..Default::default()
/// };
/// // SAFETY: the array is live, and nothing uses the object or the array after their ends.
/// unsafe {
///     let object = calls::cuTexObjectCreate(&resource, &texture, None)?; // for kernels
///     calls::cuTexObjectDestroy(object)?;
///     calls::cuArrayDestroy(array)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `texObject`: The texture object. No work that uses it may be pending.
///
/// # Safety
///
/// `texObject` must be a live texture object. No kernel that reads through it may still run.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuTexObjectDestroy(texObject: CUtexObject) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexObjectDestroy(texObject) };
    if outcome.0 != 0 {
        return Err(refused(c"cuTexObjectDestroy", outcome));
    }
    Ok(())
}

/// Returns the resource descriptor of a texture object.
///
/// Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectGetResourceDesc`](libcuda_sys::cuTexObjectGetResourceDesc).
///
/// Examples of this group: [`cuTexObjectCreate`].
///
/// # Parameters
///
/// - `texObject`: The texture object.
///
/// # Returns
///
/// The resource descriptor. Of its union, the member that the type selects is written.
///
/// # Safety
///
/// `texObject` must be a live texture object.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuTexObjectGetResourceDesc(texObject: CUtexObject) -> Result<CUDA_RESOURCE_DESC> {
    let mut pResDesc = CUDA_RESOURCE_DESC::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexObjectGetResourceDesc(&mut pResDesc, texObject) };
    if outcome.0 != 0 {
        return Err(refused(c"cuTexObjectGetResourceDesc", outcome));
    }
    Ok(pResDesc)
}

/// Returns the texture descriptor of a texture object.
///
/// Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectGetTextureDesc`](libcuda_sys::cuTexObjectGetTextureDesc).
///
/// Examples of this group: [`cuTexObjectCreate`].
///
/// # Parameters
///
/// - `pTexDesc`: The texture descriptor. A driver of CUDA 13.0 leaves `borderColor` unwritten.
/// - `texObject`: The texture object.
///
/// # Safety
///
/// `texObject` must be a live texture object, and `pTexDesc` valid for a write.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuTexObjectGetTextureDesc(
    pTexDesc: *mut CUDA_TEXTURE_DESC,
    texObject: CUtexObject,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexObjectGetTextureDesc(pTexDesc, texObject) };
    if outcome.0 != 0 {
        return Err(refused(c"cuTexObjectGetTextureDesc", outcome));
    }
    Ok(())
}

/// Returns the resource view descriptor of a texture object.
///
/// Since CUDA 5.0. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectGetResourceViewDesc`](libcuda_sys::cuTexObjectGetResourceViewDesc).
///
/// Examples of this group: [`cuTexObjectCreate`].
///
/// # Parameters
///
/// - `pResViewDesc`: The resource view descriptor. For an object without one, a driver of CUDA 13.0 succeeds and writes nothing, against the documentation.
/// - `texObject`: The texture object.
///
/// # Safety
///
/// `texObject` must be a live texture object, and `pResViewDesc` valid for a write.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `texObject` must be created with a resource view.
///
/// # Left to the caller
///
/// - `texObject` must be created with a resource view. Not checked, because only the driver knows, and a driver of CUDA 13.0 reports nothing.
#[inline]
pub unsafe fn cuTexObjectGetResourceViewDesc(
    pResViewDesc: *mut CUDA_RESOURCE_VIEW_DESC,
    texObject: CUtexObject,
) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTexObjectGetResourceViewDesc(pResViewDesc, texObject) };
    if outcome.0 != 0 {
        return Err(refused(c"cuTexObjectGetResourceViewDesc", outcome));
    }
    Ok(())
}
