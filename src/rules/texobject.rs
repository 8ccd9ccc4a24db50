//! Rules of the group "Texture Object Management".

use crate::rules::prelude::*;
use core::ptr;

use CUarray_format as F;
use CUdevice_attribute as A;
use CUresourceViewFormat as V;

const ARRAY: CUresourcetype = CUresourcetype::CU_RESOURCE_TYPE_ARRAY;
const MIPMAPPED: CUresourcetype = CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
const LINEAR: CUresourcetype = CUresourcetype::CU_RESOURCE_TYPE_LINEAR;
const PITCHED: CUresourcetype = CUresourcetype::CU_RESOURCE_TYPE_PITCH2D;

#[inline]
fn alignment(device: CUdevice, attribute: A) -> usize {
    device.limit(attribute).unwrap_or(1)
}

rules! {
    fn cuTexObjectCreate(
        pResDesc: &CUDA_RESOURCE_DESC,
        pTexDesc: &CUDA_TEXTURE_DESC,
        pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
    ) {
        let seamless = pTexDesc.flags & CU_TRSF_SEAMLESS_CUBEMAP != 0;
        let normalized = pTexDesc.flags & CU_TRSF_NORMALIZED_COORDINATES != 0;
        let view = pResViewDesc.map_or(ptr::null(), ptr::from_ref);
        326: pResDesc.resType => enumerator(), else UNDOCUMENTED;
        327: pResDesc.flags => zero(), else UNDOCUMENTED, stated "CUDA_RESOURCE_DESC.flags";
        328: pTexDesc.flags => hold(!seamless, "not have CU_TRSF_SEAMLESS_CUBEMAP"),
            if pResDesc.resType => is_not(ARRAY, MIPMAPPED), else UNDOCUMENTED;
        329: pTexDesc.flags => hold(normalized, "have CU_TRSF_NORMALIZED_COORDINATES"),
            if pResDesc.resType => is(MIPMAPPED), else UNDOCUMENTED;
        330: pTexDesc.filterMode => enumerator(), if pResDesc.resType => is_not(LINEAR),
            else UNDOCUMENTED;
        331: pTexDesc.addressMode[0] => enumerator_of(CUaddress_mode),
            if pResDesc.resType => is_not(LINEAR),
            if pTexDesc.flags => lacks(CU_TRSF_SEAMLESS_CUBEMAP), else UNDOCUMENTED;
        332: pTexDesc.addressMode[1] => enumerator_of(CUaddress_mode),
            if pResDesc.resType => is(PITCHED),
            if pTexDesc.flags => lacks(CU_TRSF_SEAMLESS_CUBEMAP), else UNDOCUMENTED;
        333: view, as "pResViewDesc" => null(), if pResDesc.resType => is_not(ARRAY, MIPMAPPED),
            else UNDOCUMENTED;
    }

    on { cuTexObjectCreate }
    fn levels_of_array(pResDesc: &CUDA_RESOURCE_DESC, pResViewDesc: &CUDA_RESOURCE_VIEW_DESC) {
        if pResDesc.resType => is(ARRAY) {
            334: pResViewDesc.firstMipmapLevel => zero(), else UNDOCUMENTED;
            335: pResViewDesc.lastMipmapLevel => zero(), else UNDOCUMENTED;
        }
    }

    /// The rules for sampling this array.
    on { cuTexObjectCreate }
    fn array_sampling(pResDesc: Live<&CUDA_RESOURCE_DESC>, pTexDesc: &CUDA_TEXTURE_DESC) {
        if let Some(array) = query::array_of(pResDesc);
        let seamless = pTexDesc.flags & CU_TRSF_SEAMLESS_CUBEMAP != 0;
        let cubemap = array.Flags & CUDA_ARRAY3D_CUBEMAP != 0;
        336 asks: pTexDesc.flags => hold(cubemap || !seamless, "not have CU_TRSF_SEAMLESS_CUBEMAP"),
            where "the array has no CUDA_ARRAY3D_CUBEMAP", else UNDOCUMENTED;
        {
            // The documentation does not define the dimensions of a cubemap.
            if !cubemap && array.Height != 0;
            337 asks: pTexDesc.addressMode[1] => enumerator_of(CUaddress_mode),
                where "the array has two or three dimensions and is no cubemap", else UNDOCUMENTED;
        }
        {
            if !cubemap && array.Depth != 0 && array.Flags & CUDA_ARRAY3D_LAYERED == 0;
            338 asks: pTexDesc.addressMode[2] => enumerator_of(CUaddress_mode),
                where "the array has three dimensions and is no cubemap", else UNDOCUMENTED;
        }
    }

    /// The rules for a view of this array.
    on { cuTexObjectCreate }
    fn array_view(pResDesc: Live<&CUDA_RESOURCE_DESC>, pResViewDesc: &CUDA_RESOURCE_VIEW_DESC) {
        if let Some(array) = query::array_of(pResDesc);
        {
            if (F::CU_AD_FORMAT_BC1_UNORM.0..=F::CU_AD_FORMAT_BC7_UNORM_SRGB.0)
                .contains(&array.Format.0);
            let view = ptr::from_ref(pResViewDesc);
            339 asks: view, as "pResViewDesc" => null(),
                where "the array has a block compressed format", since 12_050, else UNDOCUMENTED;
        }
        let blocks = (V::CU_RES_VIEW_FORMAT_UNSIGNED_BC1.0..=V::CU_RES_VIEW_FORMAT_UNSIGNED_BC7.0)
            .contains(&pResViewDesc.format.0);
        let is_of = |channels| {
            array.Format == F::CU_AD_FORMAT_UNSIGNED_INT32 && array.NumChannels == channels
        };
        let scale = if blocks { 4 } else { 1 };
        340 asks: pResViewDesc.format => hold(
            is_of(2),
            "be for an array of CU_AD_FORMAT_UNSIGNED_INT32 with 2 channels",
        ),
            if pResViewDesc.format => is(
                V::CU_RES_VIEW_FORMAT_UNSIGNED_BC1,
                V::CU_RES_VIEW_FORMAT_UNSIGNED_BC4,
                V::CU_RES_VIEW_FORMAT_SIGNED_BC4,
            ), else UNDOCUMENTED;
        341 asks: pResViewDesc.format => hold(
            is_of(4),
            "be for an array of CU_AD_FORMAT_UNSIGNED_INT32 with 4 channels",
        ),
            if pResViewDesc.format => is(
                V::CU_RES_VIEW_FORMAT_UNSIGNED_BC2,
                V::CU_RES_VIEW_FORMAT_UNSIGNED_BC3,
                V::CU_RES_VIEW_FORMAT_UNSIGNED_BC5,
                V::CU_RES_VIEW_FORMAT_SIGNED_BC5,
                V::CU_RES_VIEW_FORMAT_UNSIGNED_BC6H,
                V::CU_RES_VIEW_FORMAT_SIGNED_BC6H,
                V::CU_RES_VIEW_FORMAT_UNSIGNED_BC7,
            ), else UNDOCUMENTED;
        342 asks: pResViewDesc.width => equal(array.Width.saturating_mul(scale)),
            "the width of the array, or four times that with a block compressed format",
            else UNDOCUMENTED;
        343 asks: pResViewDesc.height => equal(array.Height.saturating_mul(scale)),
            "the height of the array, or four times that with a block compressed format",
            else UNDOCUMENTED;
        344 asks: pResViewDesc.depth => equal(array.Depth), "the depth of the array",
            else UNDOCUMENTED;
        {
            if array.Flags & CUDA_ARRAY3D_LAYERED == 0;
            345 asks: pResViewDesc.firstLayer => zero(),
                where "the array has no CUDA_ARRAY3D_LAYERED", else UNDOCUMENTED;
            346 asks: pResViewDesc.lastLayer => zero(),
                where "the array has no CUDA_ARRAY3D_LAYERED", else UNDOCUMENTED;
        }
    }
}

// Its resource must be an array.
except! { cuSurfObjectCreate.pResDesc.res }

rules! {
    fn CUDA_RESOURCE_DESC_res_linear(linear: &CUDA_RESOURCE_DESC_res_linear) {
        if let Some(device) = query::current_device();
        let texture = alignment(device, A::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT) as CUdeviceptr;
        347 asks: linear.devPtr => multiple_of(texture),
            "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", else UNDOCUMENTED,
            stated "cuTexObjectCreate";
    }

    fn CUDA_RESOURCE_DESC_res_pitch2D(pitched: &CUDA_RESOURCE_DESC_res_pitch2D) {
        if let Some(device) = query::current_device();
        let texture = alignment(device, A::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT) as CUdeviceptr;
        348 asks: pitched.devPtr => multiple_of(texture),
            "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT", else UNDOCUMENTED,
            stated "cuTexObjectCreate";
        349 asks: pitched.width => limited(
            device,
            A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH,
        ), else UNDOCUMENTED, stated "cuTexObjectCreate";
        350 asks: pitched.height => limited(
            device,
            A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT,
        ), else UNDOCUMENTED, stated "cuTexObjectCreate";
        351 asks: pitched.pitchInBytes => multiple_of(alignment(
            device,
            A::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT,
        )), "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT", else UNDOCUMENTED,
            stated "cuTexObjectCreate";
        352 asks: pitched.pitchInBytes => limited(
            device,
            A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH,
        ), else UNDOCUMENTED, stated "cuTexObjectCreate";
    }
}

causes! {
    on { CUDA_RESOURCE_DESC_res_linear, CUDA_RESOURCE_DESC_res_pitch2D }
    fn texture_memory(devPtr: CUdeviceptr) {
        827: devPtr => non_zero(), from "a driver of CUDA 13.0: 'texture: at an address of zero'"
    }

    on {
        CUDA_RESOURCE_DESC_res_linear, CUDA_RESOURCE_DESC_res_pitch2D,
        cuDeviceGetTexture1DLinearMaxWidth
    }
    fn texture_channels(numChannels: c_uint) {
        830: numChannels => one_of(&[1, 2, 4]),
            from "a driver of CUDA 13.0: 'device: the widest texture of three channels'"
    }
    on { CUDA_RESOURCE_DESC_res_linear }
    fn linear_elements(linear: &CUDA_RESOURCE_DESC_res_linear) {
        let (channels, bytes) = (linear.numChannels, linear.sizeInBytes);
        let most = query::widest_linear_texture(linear.format, channels, bytes);
        1236 asks: linear.sizeInBytes => within(most),
            "the bytes of the most elements that cuDeviceGetTexture1DLinearMaxWidth allows",
            from "a driver of CUDA 13.0: 'texture: more elements than the largest'"
    }
}
