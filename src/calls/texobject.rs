// Made by `cargo xtask emit` from ledger/texobject.toml. Not for editing.

use crate::error::{Result, check};
use crate::rules::texobject as rules;
use core::ptr;
use cuda_sys::*;

/// Makes a texture object from a description of its data and of how to sample it.
///
/// CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectCreate`](cuda_sys::cuTexObjectCreate).
///
/// # Safety
///
/// The array that `pResDesc` names must be live, or the memory that it names allocated, while the object is used.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `pResDesc.resType` must be one of CU_RESOURCE_TYPE_ARRAY, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, CU_RESOURCE_TYPE_LINEAR, CU_RESOURCE_TYPE_PITCH2D.
/// - `pResDesc.flags` must be zero.
/// - `pTexDesc.addressMode[0]` must be one of CU_TR_ADDRESS_MODE_WRAP, CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR, CU_TR_ADDRESS_MODE_BORDER, unless pResDesc.resType is CU_RESOURCE_TYPE_LINEAR or pTexDesc.flags has CU_TRSF_SEAMLESS_CUBEMAP.
/// - `pTexDesc.filterMode` must be one of CU_TR_FILTER_MODE_POINT, CU_TR_FILTER_MODE_LINEAR, unless pResDesc.resType is CU_RESOURCE_TYPE_LINEAR.
/// - `pTexDesc.flags` must not have CU_TRSF_SEAMLESS_CUBEMAP, unless pResDesc.resType is CU_RESOURCE_TYPE_ARRAY or CU_RESOURCE_TYPE_MIPMAPPED_ARRAY.
/// - `pResViewDesc.firstMipmapLevel` must be zero, for CU_RESOURCE_TYPE_ARRAY.
/// - `pResViewDesc.lastMipmapLevel` must be zero, for CU_RESOURCE_TYPE_ARRAY.
///
/// # Checked by asking the driver or the system
///
/// - `pResDesc.res.linear.devPtr` must be a multiple of CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, for CU_RESOURCE_TYPE_LINEAR.
/// - `pResDesc.res.pitch2D.devPtr` must be a multiple of CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, for CU_RESOURCE_TYPE_PITCH2D.
/// - `pResDesc.res.pitch2D.width` must not exceed CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH, for CU_RESOURCE_TYPE_PITCH2D.
/// - `pResDesc.res.pitch2D.height` must not exceed CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT, for CU_RESOURCE_TYPE_PITCH2D.
/// - `pResDesc.res.pitch2D.pitchInBytes` must be a multiple of CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, for CU_RESOURCE_TYPE_PITCH2D.
/// - `pResDesc.res.pitch2D.pitchInBytes` must not exceed CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH, for CU_RESOURCE_TYPE_PITCH2D.
///
/// # Left to the caller
///
/// - `pResViewDesc` must be null, unless pResDesc.resType is CU_RESOURCE_TYPE_ARRAY or CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: a driver of 13.0 ignores it for other resources.
/// - `pResViewDesc` must be null for an array in a block compressed format, since CUDA 12.5: needs the descriptor of the array; the driver judges.
/// - `current context` must be on a device of compute capability 3.0 or higher: no driver from 11.7 on supports an older device.
/// - `pResDesc.res.array.hArray` must be a valid array, for CU_RESOURCE_TYPE_ARRAY: no query tells whether a handle is live.
/// - `pResDesc.res.mipmap.hMipmappedArray` must be a valid mipmapped array, for CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: no query tells whether a handle is live.
/// - `pResDesc.res.linear.devPtr` must be a valid device pointer, for CU_RESOURCE_TYPE_LINEAR: that it stays allocated cannot be checked.
/// - `pResDesc.res.linear.sizeInBytes / element size` must not exceed CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH, for CU_RESOURCE_TYPE_LINEAR: the attribute is marked as not to be used, because the limit depends on the format.
/// - `pResDesc.res.pitch2D.devPtr` must be a valid device pointer, for CU_RESOURCE_TYPE_PITCH2D: that it stays allocated cannot be checked.
/// - `pTexDesc.addressMode[i]` must be one of CU_TR_ADDRESS_MODE_WRAP, CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR, CU_TR_ADDRESS_MODE_BORDER, for each further dimension that the data has: needs the descriptor of the array; the driver judges.
/// - `pTexDesc.addressMode[i]` must be CU_TR_ADDRESS_MODE_CLAMP, unless pTexDesc.flags has CU_TRSF_NORMALIZED_COORDINATES or pResDesc.resType is CU_RESOURCE_TYPE_LINEAR: the text calls other modes unsupported but no error, and zeroed descriptions have CU_TR_ADDRESS_MODE_WRAP; the driver judges.
/// - `pTexDesc.flags` must have no bits but CU_TRSF_READ_AS_INTEGER, CU_TRSF_NORMALIZED_COORDINATES, CU_TRSF_SRGB, CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION, CU_TRSF_SEAMLESS_CUBEMAP: a driver of 13.0 takes other bits.
/// - `pTexDesc.flags` must have CU_TRSF_NORMALIZED_COORDINATES, for CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: a driver of 13.0 makes a texture object without it.
/// - `pTexDesc.flags` must not have CU_TRSF_SEAMLESS_CUBEMAP, unless the array was made with CUDA_ARRAY3D_CUBEMAP: needs the descriptor of the array; the driver judges.
/// - `pResViewDesc.format` must not be block compressed, unless the array has CU_AD_FORMAT_UNSIGNED_INT32 and the 2 or 4 channels that the format needs: needs the descriptor of the array; the driver judges.
/// - `pResViewDesc.width` must be the width of the array, or 4 times that for a block compressed view: needs the descriptor of the array; the driver judges.
/// - `pResViewDesc.height` must be the height of the array, or 4 times that for a block compressed view: needs the descriptor of the array; the driver judges.
/// - `pResViewDesc.depth` must be the depth of the array: needs the descriptor of the array; the driver judges.
/// - `pResViewDesc.firstLayer` must be zero for an array that is not layered: needs the descriptor of the array; the driver judges.
/// - `pResViewDesc.lastLayer` must be zero for an array that is not layered: needs the descriptor of the array; the driver judges.
pub unsafe fn cuTexObjectCreate(
    pResDesc: &CUDA_RESOURCE_DESC,
    pTexDesc: &CUDA_TEXTURE_DESC,
    pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
) -> Result<CUtexObject> {
    // SAFETY: the caller keeps what the documentation says.
    unsafe { rules::cuTexObjectCreate(pResDesc, pTexDesc, pResViewDesc) }?;
    let mut pTexObject = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuTexObjectCreate(
            &mut pTexObject,
            pResDesc,
            pTexDesc,
            pResViewDesc.map_or(ptr::null(), ptr::from_ref),
        )
    };
    check(c"cuTexObjectCreate", code)?;
    Ok(pTexObject)
}

/// Frees a texture object.
///
/// CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectDestroy`](cuda_sys::cuTexObjectDestroy).
///
/// # Safety
///
/// `texObject` must be a live texture object. No kernel that reads through it may still run.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuTexObjectDestroy(texObject: CUtexObject) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuTexObjectDestroy(texObject) };
    check(c"cuTexObjectDestroy", code)
}

/// Gives the description of the data of a texture object.
///
/// CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectGetResourceDesc`](cuda_sys::cuTexObjectGetResourceDesc).
///
/// # Safety
///
/// `texObject` must be a live texture object.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuTexObjectGetResourceDesc(texObject: CUtexObject) -> Result<CUDA_RESOURCE_DESC> {
    let mut pResDesc = CUDA_RESOURCE_DESC::default();
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuTexObjectGetResourceDesc(&mut pResDesc, texObject) };
    check(c"cuTexObjectGetResourceDesc", code)?;
    Ok(pResDesc)
}

/// Gives the description of the sampling of a texture object.
///
/// CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectGetTextureDesc`](cuda_sys::cuTexObjectGetTextureDesc).
///
/// # Safety
///
/// `texObject` must be a live texture object, and `pTexDesc` valid for a write.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub unsafe fn cuTexObjectGetTextureDesc(
    pTexDesc: *mut CUDA_TEXTURE_DESC,
    texObject: CUtexObject,
) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuTexObjectGetTextureDesc(pTexDesc, texObject) };
    check(c"cuTexObjectGetTextureDesc", code)
}

/// Gives the view that a texture object was made with.
///
/// CUDA 5.0 and later. [Texture Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TEXOBJECT.html) in NVIDIA's manual. The raw call is [`sys::cuTexObjectGetResourceViewDesc`](cuda_sys::cuTexObjectGetResourceViewDesc).
///
/// # Safety
///
/// `texObject` must be a live texture object, and `pResViewDesc` valid for a write.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Left to the caller
///
/// - `texObject` must be made with a resource view: only the driver knows, and one of 13.0 says nothing.
#[inline]
pub unsafe fn cuTexObjectGetResourceViewDesc(
    pResViewDesc: *mut CUDA_RESOURCE_VIEW_DESC,
    texObject: CUtexObject,
) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuTexObjectGetResourceViewDesc(pResViewDesc, texObject) };
    check(c"cuTexObjectGetResourceViewDesc", code)
}
