// Created by `cargo xtask emit` from ledger/texobject.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::target;
use crate::rules::texobject as rules;
use cuda_sys::*;

/// The preconditions of [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `pResDesc.resType` must be [`CU_RESOURCE_TYPE_ARRAY`](CUresourcetype::CU_RESOURCE_TYPE_ARRAY), [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY), [`CU_RESOURCE_TYPE_LINEAR`](CUresourcetype::CU_RESOURCE_TYPE_LINEAR) or [`CU_RESOURCE_TYPE_PITCH2D`](CUresourcetype::CU_RESOURCE_TYPE_PITCH2D). (Rule 326)
/// - `pResDesc.flags` must be zero. (Rule 327)
/// - `pTexDesc.flags` must not have [`CU_TRSF_SEAMLESS_CUBEMAP`], with a resource that is no array. (Rule 328)
/// - `pTexDesc.flags` must have [`CU_TRSF_NORMALIZED_COORDINATES`], with [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY). (Rule 329)
/// - `pTexDesc.filterMode` must be [`CU_TR_FILTER_MODE_POINT`](CUfilter_mode::CU_TR_FILTER_MODE_POINT) or [`CU_TR_FILTER_MODE_LINEAR`](CUfilter_mode::CU_TR_FILTER_MODE_LINEAR), without [`CU_RESOURCE_TYPE_LINEAR`](CUresourcetype::CU_RESOURCE_TYPE_LINEAR). (Rule 330)
/// - `pTexDesc.addressMode[0]` must be [`CU_TR_ADDRESS_MODE_WRAP`](CUaddress_mode::CU_TR_ADDRESS_MODE_WRAP), [`CU_TR_ADDRESS_MODE_CLAMP`](CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP), [`CU_TR_ADDRESS_MODE_MIRROR`](CUaddress_mode::CU_TR_ADDRESS_MODE_MIRROR) or [`CU_TR_ADDRESS_MODE_BORDER`](CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER), for the first dimension, without [`CU_RESOURCE_TYPE_LINEAR`](CUresourcetype::CU_RESOURCE_TYPE_LINEAR) and [`CU_TRSF_SEAMLESS_CUBEMAP`]. (Rule 331)
/// - `pTexDesc.addressMode[i]` must be [`CU_TR_ADDRESS_MODE_WRAP`](CUaddress_mode::CU_TR_ADDRESS_MODE_WRAP), [`CU_TR_ADDRESS_MODE_CLAMP`](CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP), [`CU_TR_ADDRESS_MODE_MIRROR`](CUaddress_mode::CU_TR_ADDRESS_MODE_MIRROR) or [`CU_TR_ADDRESS_MODE_BORDER`](CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER), for the second dimension, with [`CU_RESOURCE_TYPE_PITCH2D`](CUresourcetype::CU_RESOURCE_TYPE_PITCH2D). (Rule 332)
/// - `pResViewDesc` must be null, with a resource that is no array. (Rule 333)
/// - `pResViewDesc.firstMipmapLevel` must be zero, with [`CU_RESOURCE_TYPE_ARRAY`](CUresourcetype::CU_RESOURCE_TYPE_ARRAY). (Rule 334)
/// - `pResViewDesc.lastMipmapLevel` must be zero, with [`CU_RESOURCE_TYPE_ARRAY`](CUresourcetype::CU_RESOURCE_TYPE_ARRAY). (Rule 335)
///
/// # Checked by asking the driver or the system
///
/// - `pResDesc.res.linear.devPtr` must be a multiple of the device's [`CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT), with [`CU_RESOURCE_TYPE_LINEAR`](CUresourcetype::CU_RESOURCE_TYPE_LINEAR). (Rule 347)
/// - `pResDesc.res.pitch2D.devPtr` must be a multiple of the device's [`CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT), with [`CU_RESOURCE_TYPE_PITCH2D`](CUresourcetype::CU_RESOURCE_TYPE_PITCH2D). (Rule 348)
/// - `pResDesc.res.pitch2D.width` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH), with [`CU_RESOURCE_TYPE_PITCH2D`](CUresourcetype::CU_RESOURCE_TYPE_PITCH2D). (Rule 349)
/// - `pResDesc.res.pitch2D.height` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT), with [`CU_RESOURCE_TYPE_PITCH2D`](CUresourcetype::CU_RESOURCE_TYPE_PITCH2D). (Rule 350)
/// - `pResDesc.res.pitch2D.pitchInBytes` must be a multiple of the device's [`CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT), with [`CU_RESOURCE_TYPE_PITCH2D`](CUresourcetype::CU_RESOURCE_TYPE_PITCH2D). (Rule 351)
/// - `pResDesc.res.pitch2D.pitchInBytes` must be at most the device's [`CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH), with [`CU_RESOURCE_TYPE_PITCH2D`](CUresourcetype::CU_RESOURCE_TYPE_PITCH2D). (Rule 352)
/// - `pTexDesc.flags` must not have [`CU_TRSF_SEAMLESS_CUBEMAP`], with an array made without [`CUDA_ARRAY3D_CUBEMAP`]. (Rule 336)
/// - `pTexDesc.addressMode[i]` must be [`CU_TR_ADDRESS_MODE_WRAP`](CUaddress_mode::CU_TR_ADDRESS_MODE_WRAP), [`CU_TR_ADDRESS_MODE_CLAMP`](CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP), [`CU_TR_ADDRESS_MODE_MIRROR`](CUaddress_mode::CU_TR_ADDRESS_MODE_MIRROR) or [`CU_TR_ADDRESS_MODE_BORDER`](CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER), for the second dimension of an array that has one and is no cubemap. (Rule 337)
/// - `pTexDesc.addressMode[i]` must be [`CU_TR_ADDRESS_MODE_WRAP`](CUaddress_mode::CU_TR_ADDRESS_MODE_WRAP), [`CU_TR_ADDRESS_MODE_CLAMP`](CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP), [`CU_TR_ADDRESS_MODE_MIRROR`](CUaddress_mode::CU_TR_ADDRESS_MODE_MIRROR) or [`CU_TR_ADDRESS_MODE_BORDER`](CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER), for the third dimension of an array that has one and is no cubemap. (Rule 338)
/// - `pResViewDesc` must be null, with an array in a block compressed format, since CUDA 12.5. (Rule 339)
/// - `pResViewDesc.format` must be for an array of [`CU_AD_FORMAT_UNSIGNED_INT32`](CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32) with 2 channels, with a format of BC1 or BC4. (Rule 340)
/// - `pResViewDesc.format` must be for an array of [`CU_AD_FORMAT_UNSIGNED_INT32`](CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32) with 4 channels, with a block compressed format but BC1 and BC4. (Rule 341)
/// - `pResViewDesc.width` must be the width of the array, or four times that with a block compressed format. (Rule 342)
/// - `pResViewDesc.height` must be the height of the array, or four times that with a block compressed format. (Rule 343)
/// - `pResViewDesc.depth` must be the depth of the array. (Rule 344)
/// - `pResViewDesc.firstLayer` must be zero, with an array that is not layered. (Rule 345)
/// - `pResViewDesc.lastLayer` must be zero, with an array that is not layered. (Rule 346)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexObjectCreate(
    pTexObject: *mut CUtexObject,
    pResDesc: *const CUDA_RESOURCE_DESC,
    pTexDesc: *const CUDA_TEXTURE_DESC,
    pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pResDesc) = (unsafe { target(pResDesc) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    let Some(pTexDesc) = (unsafe { target(pTexDesc) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    let pResViewDesc = unsafe { target(pResViewDesc) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuTexObjectCreate(pResDesc, pTexDesc, pResViewDesc) }.of(c"cuTexObjectCreate")
}
