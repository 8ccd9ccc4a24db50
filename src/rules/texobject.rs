//! Rules of the group "Texture Object Management".

use crate::query;
use crate::rule::{Place, Verdict, rules};
use core::ptr;
use cuda_sys::*;

use CUaddress_mode as W;
use CUarray_format as F;
use CUdevice_attribute as A;
use CUresourceViewFormat as V;
use CUresourcetype as T;

const ADDRESS_MODES: &[W] = &[
    W::CU_TR_ADDRESS_MODE_WRAP,
    W::CU_TR_ADDRESS_MODE_CLAMP,
    W::CU_TR_ADDRESS_MODE_MIRROR,
    W::CU_TR_ADDRESS_MODE_BORDER,
];

/// Returns an attribute that is a size, or None if it is not positive.
#[inline]
fn size(device: CUdevice, attribute: A) -> Option<usize> {
    usize::try_from(query::attribute(device, attribute)?).ok().filter(|size| *size != 0)
}

#[inline]
fn limit(device: CUdevice, attribute: A) -> usize {
    size(device, attribute).unwrap_or(usize::MAX)
}

#[inline]
fn alignment(device: CUdevice, attribute: A) -> usize {
    size(device, attribute).unwrap_or(1)
}

#[inline]
pub(crate) unsafe fn cuTexObjectCreate(
    pResDesc: &CUDA_RESOURCE_DESC,
    pTexDesc: &CUDA_TEXTURE_DESC,
    pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
) -> Verdict {
    rules! {
        326: pResDesc.resType => one_of(&[
            T::CU_RESOURCE_TYPE_ARRAY,
            T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
            T::CU_RESOURCE_TYPE_LINEAR,
            T::CU_RESOURCE_TYPE_PITCH2D,
        ]), else UNDOCUMENTED;
        327: pResDesc.flags => zero(), else UNDOCUMENTED;
    }
    match pResDesc.resType {
        T::CU_RESOURCE_TYPE_LINEAR => {
            // SAFETY: the caller meets the safety conditions of the call, and the type names this member.
            linear(unsafe { &pResDesc.res.linear }).at("pResDesc.res.linear")?;
        }
        T::CU_RESOURCE_TYPE_PITCH2D => {
            // SAFETY: as above.
            pitched(unsafe { &pResDesc.res.pitch2D }).at("pResDesc.res.pitch2D")?;
        }
        _ => {}
    }
    let array =
        matches!(pResDesc.resType, T::CU_RESOURCE_TYPE_ARRAY | T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY);
    let seamless = pTexDesc.flags & CU_TRSF_SEAMLESS_CUBEMAP != 0;
    rules!(328: pTexDesc.flags => hold(array || !seamless, "not have CU_TRSF_SEAMLESS_CUBEMAP"),
        "with a resource that is no array", else UNDOCUMENTED);
    if pResDesc.resType == T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY {
        let normalized = pTexDesc.flags & CU_TRSF_NORMALIZED_COORDINATES != 0;
        rules!(329: pTexDesc.flags => hold(normalized, "have CU_TRSF_NORMALIZED_COORDINATES"),
            "with CU_RESOURCE_TYPE_MIPMAPPED_ARRAY", else UNDOCUMENTED);
    }
    if pResDesc.resType != T::CU_RESOURCE_TYPE_LINEAR {
        rules!(330: pTexDesc.filterMode => one_of(&[
            CUfilter_mode::CU_TR_FILTER_MODE_POINT,
            CUfilter_mode::CU_TR_FILTER_MODE_LINEAR,
        ]), "without CU_RESOURCE_TYPE_LINEAR", else UNDOCUMENTED);
        if !seamless {
            rules!(331: pTexDesc.addressMode[0] => one_of(ADDRESS_MODES),
                "for the first dimension, without CU_RESOURCE_TYPE_LINEAR and CU_TRSF_SEAMLESS_CUBEMAP",
                else UNDOCUMENTED);
            if pResDesc.resType == T::CU_RESOURCE_TYPE_PITCH2D {
                rules!(332: pTexDesc.addressMode[1], as "pTexDesc.addressMode[i]" => one_of(ADDRESS_MODES), at 1,
                    "for the second dimension, with CU_RESOURCE_TYPE_PITCH2D", else UNDOCUMENTED);
            }
        }
    }
    if !array {
        let pResViewDesc = pResViewDesc.map_or(ptr::null(), ptr::from_ref);
        rules!(333: pResViewDesc => null(), "with a resource that is no array", else UNDOCUMENTED);
    }
    if let Some(pResViewDesc) = pResViewDesc {
        if pResDesc.resType == T::CU_RESOURCE_TYPE_ARRAY {
            rules! {
                334: pResViewDesc.firstMipmapLevel => zero(), "with CU_RESOURCE_TYPE_ARRAY", else UNDOCUMENTED;
                335: pResViewDesc.lastMipmapLevel => zero(), "with CU_RESOURCE_TYPE_ARRAY", else UNDOCUMENTED;
            }
        }
    }
    // SAFETY: the caller meets the safety conditions of the call: the type names this member, and arrays are live.
    let array = unsafe {
        match pResDesc.resType {
            T::CU_RESOURCE_TYPE_ARRAY => query::array_descriptor(pResDesc.res.array.hArray),
            T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY => {
                query::mipmapped_array_descriptor(pResDesc.res.mipmap.hMipmappedArray)
            }
            _ => None,
        }
    };
    let Some(array) = array else { return Ok(()) };
    array_sampling(pTexDesc, &array)?;
    match pResViewDesc {
        Some(pResViewDesc) => array_view(pResViewDesc, &array),
        None => Ok(()),
    }
}

/// The rules for sampling this array.
#[inline]
fn array_sampling(pTexDesc: &CUDA_TEXTURE_DESC, array: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    let seamless = pTexDesc.flags & CU_TRSF_SEAMLESS_CUBEMAP != 0;
    let cubemap = array.Flags & CUDA_ARRAY3D_CUBEMAP != 0;
    rules!(336 asks: pTexDesc.flags => hold(cubemap || !seamless, "not have CU_TRSF_SEAMLESS_CUBEMAP"),
        "with an array made without CUDA_ARRAY3D_CUBEMAP", else UNDOCUMENTED);
    // The documentation does not define the dimensions of a cubemap.
    if cubemap {
        return Ok(());
    }
    if array.Height != 0 {
        rules!(337 asks: pTexDesc.addressMode[1], as "pTexDesc.addressMode[i]" => one_of(ADDRESS_MODES), at 1,
            "for the second dimension of an array that has one and is no cubemap", else UNDOCUMENTED);
    }
    if array.Depth != 0 && array.Flags & CUDA_ARRAY3D_LAYERED == 0 {
        rules!(338 asks: pTexDesc.addressMode[2], as "pTexDesc.addressMode[i]" => one_of(ADDRESS_MODES), at 2,
            "for the third dimension of an array that has one and is no cubemap", else UNDOCUMENTED);
    }
    Ok(())
}

/// The channels of an array for a block compressed format.
#[inline]
fn channels_of_blocks(format: V) -> Option<u32> {
    match format {
        V::CU_RES_VIEW_FORMAT_UNSIGNED_BC1
        | V::CU_RES_VIEW_FORMAT_UNSIGNED_BC4
        | V::CU_RES_VIEW_FORMAT_SIGNED_BC4 => Some(2),
        V::CU_RES_VIEW_FORMAT_UNSIGNED_BC2
        | V::CU_RES_VIEW_FORMAT_UNSIGNED_BC3
        | V::CU_RES_VIEW_FORMAT_UNSIGNED_BC5
        | V::CU_RES_VIEW_FORMAT_SIGNED_BC5
        | V::CU_RES_VIEW_FORMAT_UNSIGNED_BC6H
        | V::CU_RES_VIEW_FORMAT_SIGNED_BC6H
        | V::CU_RES_VIEW_FORMAT_UNSIGNED_BC7 => Some(4),
        _ => None,
    }
}

/// The rules for a view of this array.
#[inline]
fn array_view(pResViewDesc: &CUDA_RESOURCE_VIEW_DESC, array: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    if let F::CU_AD_FORMAT_BC1_UNORM
    | F::CU_AD_FORMAT_BC1_UNORM_SRGB
    | F::CU_AD_FORMAT_BC2_UNORM
    | F::CU_AD_FORMAT_BC2_UNORM_SRGB
    | F::CU_AD_FORMAT_BC3_UNORM
    | F::CU_AD_FORMAT_BC3_UNORM_SRGB
    | F::CU_AD_FORMAT_BC4_UNORM
    | F::CU_AD_FORMAT_BC4_SNORM
    | F::CU_AD_FORMAT_BC5_UNORM
    | F::CU_AD_FORMAT_BC5_SNORM
    | F::CU_AD_FORMAT_BC6H_UF16
    | F::CU_AD_FORMAT_BC6H_SF16
    | F::CU_AD_FORMAT_BC7_UNORM
    | F::CU_AD_FORMAT_BC7_UNORM_SRGB = array.Format
    {
        let view = ptr::from_ref(pResViewDesc);
        rules!(339 asks: view, as "pResViewDesc" => null(), since 12_050, "with an array in a block compressed format",
            else UNDOCUMENTED);
    }
    let channels = channels_of_blocks(pResViewDesc.format);
    let fits =
        array.Format == F::CU_AD_FORMAT_UNSIGNED_INT32 && channels == Some(array.NumChannels);
    match channels {
        Some(2) => {
            rules!(340 asks: pResViewDesc.format => hold(
                fits,
                "be for an array of CU_AD_FORMAT_UNSIGNED_INT32 with 2 channels"
            ), "with a format of BC1 or BC4", else UNDOCUMENTED);
        }
        Some(_) => {
            rules!(341 asks: pResViewDesc.format => hold(
                fits,
                "be for an array of CU_AD_FORMAT_UNSIGNED_INT32 with 4 channels"
            ), "with a block compressed format but BC1 and BC4", else UNDOCUMENTED);
        }
        None => {}
    }
    let scale = if channels.is_some() { 4 } else { 1 };
    rules! {
        342 asks: pResViewDesc.width => equal(array.Width.saturating_mul(scale)),
            "the width of the array, or four times that with a block compressed format", else UNDOCUMENTED;
        343 asks: pResViewDesc.height => equal(array.Height.saturating_mul(scale)),
            "the height of the array, or four times that with a block compressed format", else UNDOCUMENTED;
        344 asks: pResViewDesc.depth => equal(array.Depth), "the depth of the array", else UNDOCUMENTED;
    }
    if array.Flags & CUDA_ARRAY3D_LAYERED == 0 {
        rules! {
            345 asks: pResViewDesc.firstLayer => zero(), "with an array that is not layered", else UNDOCUMENTED;
            346 asks: pResViewDesc.lastLayer => zero(), "with an array that is not layered", else UNDOCUMENTED;
        }
    }
    Ok(())
}

#[inline]
fn linear(linear: &CUDA_RESOURCE_DESC_res_linear) -> Verdict {
    let Some(device) = query::current_device() else { return Ok(()) };
    let texture = alignment(device, A::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT) as CUdeviceptr;
    rules!(347 asks: linear.devPtr => multiple_of(texture),
        "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, with CU_RESOURCE_TYPE_LINEAR",
        else UNDOCUMENTED);
    Ok(())
}

#[inline]
fn pitched(pitched: &CUDA_RESOURCE_DESC_res_pitch2D) -> Verdict {
    let Some(device) = query::current_device() else { return Ok(()) };
    let texture = alignment(device, A::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT) as CUdeviceptr;
    rules! {
        348 asks: pitched.devPtr => multiple_of(texture),
            "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, with CU_RESOURCE_TYPE_PITCH2D",
            else UNDOCUMENTED;
        349 asks: pitched.width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH)),
            "the device's CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH, with CU_RESOURCE_TYPE_PITCH2D",
            else UNDOCUMENTED;
        350 asks: pitched.height => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT)),
            "the device's CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT, with CU_RESOURCE_TYPE_PITCH2D",
            else UNDOCUMENTED;
        351 asks: pitched.pitchInBytes => multiple_of(alignment(device, A::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT)),
            "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, with CU_RESOURCE_TYPE_PITCH2D",
            else UNDOCUMENTED;
        352 asks: pitched.pitchInBytes => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH)),
            "the device's CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH, with CU_RESOURCE_TYPE_PITCH2D",
            else UNDOCUMENTED;
    }
    Ok(())
}
