#![cfg(not(miri))]

use crate::mock::{Answers, accepted, answering, of_release, rejected};
use cuda_checked::calls;
use cuda_checked::sys::*;
use std::ptr;

use CUaddress_mode as W;
use CUdevice_attribute as A;
use CUfilter_mode as F;
use CUresourcetype as T;

const ARRAY: T = T::CU_RESOURCE_TYPE_ARRAY;
const MIPMAPPED: T = T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
const NAME: &str = "cuTexObjectCreate";

/// The attributes of a device.
fn attribute(attribute: CUdevice_attribute) -> i32 {
    match attribute {
        A::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT => 512,
        A::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT => 32,
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH => 131072,
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT => 65000,
        A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH => 2097120,
        _ => 1,
    }
}

fn resource(resType: T) -> CUDA_RESOURCE_DESC {
    CUDA_RESOURCE_DESC { resType, ..Default::default() }
}

fn linear(devPtr: CUdeviceptr) -> CUDA_RESOURCE_DESC {
    let mut resource = resource(T::CU_RESOURCE_TYPE_LINEAR);
    resource.res.linear = CUDA_RESOURCE_DESC_res_linear {
        devPtr,
        format: CUarray_format::CU_AD_FORMAT_FLOAT,
        numChannels: 1,
        sizeInBytes: 4096,
    };
    resource
}

fn pitched(devPtr: CUdeviceptr, width: usize, height: usize, pitch: usize) -> CUDA_RESOURCE_DESC {
    let mut resource = resource(T::CU_RESOURCE_TYPE_PITCH2D);
    resource.res.pitch2D = CUDA_RESOURCE_DESC_res_pitch2D {
        devPtr,
        format: CUarray_format::CU_AD_FORMAT_FLOAT,
        numChannels: 1,
        width,
        height,
        pitchInBytes: pitch,
    };
    resource
}

type View<'a> = Option<&'a CUDA_RESOURCE_VIEW_DESC>;

fn right(resource: CUDA_RESOURCE_DESC, texture: CUDA_TEXTURE_DESC, view: View) {
    // SAFETY: the mock reads no memory.
    accepted(NAME, || unsafe { calls::cuTexObjectCreate(&resource, &texture, view) });
}

fn wrong(message: &str, resource: CUDA_RESOURCE_DESC, texture: CUDA_TEXTURE_DESC, view: View) {
    let message = format!("{message} [the documentation gives no code]");
    // SAFETY: the mock reads no memory.
    rejected(&message, || unsafe { calls::cuTexObjectCreate(&resource, &texture, view) });
}

#[test]
fn cuTexObjectCreate() {
    let plain = CUDA_TEXTURE_DESC::default();
    let flagged = |flags| CUDA_TEXTURE_DESC { flags, ..Default::default() };
    let modes = |first, filterMode| CUDA_TEXTURE_DESC {
        addressMode: [first, W(9), W(9)],
        filterMode,
        ..Default::default()
    };
    let point = F::CU_TR_FILTER_MODE_POINT;
    let normalized = flagged(CU_TRSF_NORMALIZED_COORDINATES);
    for ty in [ARRAY, MIPMAPPED] {
        right(resource(ty), normalized, None);
    }
    right(resource(ARRAY), plain, None);
    wrong(
        "cuTexObjectCreate: pTexDesc.flags (1) must have CU_TRSF_NORMALIZED_COORDINATES, because `pResDesc.resType` is \
         CU_RESOURCE_TYPE_MIPMAPPED_ARRAY",
        resource(MIPMAPPED),
        flagged(CU_TRSF_READ_AS_INTEGER),
        None,
    );
    wrong(
        "cuTexObjectCreate: pResDesc.resType (CUresourcetype(4)) must be CU_RESOURCE_TYPE_ARRAY, \
         CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, CU_RESOURCE_TYPE_LINEAR or CU_RESOURCE_TYPE_PITCH2D",
        resource(T(4)),
        plain,
        None,
    );
    wrong(
        "cuTexObjectCreate: pResDesc.flags (1) must be zero",
        CUDA_RESOURCE_DESC { flags: 1, ..resource(ARRAY) },
        plain,
        None,
    );
    right(resource(ARRAY), modes(W::CU_TR_ADDRESS_MODE_BORDER, F::CU_TR_FILTER_MODE_LINEAR), None);
    wrong(
        "cuTexObjectCreate: pTexDesc.addressMode[0] (CUaddress_mode(4)) must be CU_TR_ADDRESS_MODE_WRAP, \
         CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR or CU_TR_ADDRESS_MODE_BORDER, because \
         `pResDesc.resType` is not CU_RESOURCE_TYPE_LINEAR and `pTexDesc.flags` does not have \
         CU_TRSF_SEAMLESS_CUBEMAP",
        resource(ARRAY),
        modes(W(4), point),
        None,
    );
    wrong(
        "cuTexObjectCreate: pTexDesc.filterMode (CUfilter_mode(2)) must be CU_TR_FILTER_MODE_POINT or \
         CU_TR_FILTER_MODE_LINEAR, because `pResDesc.resType` is not CU_RESOURCE_TYPE_LINEAR",
        resource(ARRAY),
        modes(W::CU_TR_ADDRESS_MODE_WRAP, F(2)),
        None,
    );
    // Modes that are documented as ignored.
    let seamless = CUDA_TEXTURE_DESC { flags: CU_TRSF_SEAMLESS_CUBEMAP, ..modes(W(4), point) };
    right(resource(ARRAY), seamless, None);
    let flags = CU_TRSF_SEAMLESS_CUBEMAP | CU_TRSF_NORMALIZED_COORDINATES;
    right(resource(MIPMAPPED), CUDA_TEXTURE_DESC { flags, ..seamless }, None);
    let without = "because `pResDesc.resType` is not CU_RESOURCE_TYPE_ARRAY or CU_RESOURCE_TYPE_MIPMAPPED_ARRAY";
    answering(Answers { attribute, ..Answers::USUAL }, || {
        right(linear(0x1_0000), modes(W(4), F(2)), None);
        wrong(
            &format!(
                "cuTexObjectCreate: pTexDesc.flags (66) must not have CU_TRSF_SEAMLESS_CUBEMAP, {without}"
            ),
            linear(0x1_0000),
            flagged(66),
            None,
        );
        let aligned = "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT, because \
             `pResDesc.resType` is";
        right(linear(0x1_0200), plain, None);
        wrong(
            &format!(
                "cuTexObjectCreate: pResDesc.res.linear.devPtr (65792) must be a multiple of 512, {aligned} \
                 CU_RESOURCE_TYPE_LINEAR"
            ),
            linear(0x1_0100),
            plain,
            None,
        );
        right(pitched(0x1_0200, 131072, 65000, 2097120), plain, None);
        right(pitched(0x1_0200, 64, 64, 288), plain, None);
        wrong(
            &format!(
                "cuTexObjectCreate: pResDesc.res.pitch2D.devPtr (65792) must be a multiple of 512, {aligned} \
                 CU_RESOURCE_TYPE_PITCH2D"
            ),
            pitched(0x1_0100, 64, 64, 256),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pResDesc.res.pitch2D.width (131073) must be at most 131072, the device's \
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH, because `pResDesc.resType` is \
             CU_RESOURCE_TYPE_PITCH2D",
            pitched(0x1_0000, 131073, 64, 2097120),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pResDesc.res.pitch2D.height (65001) must be at most 65000, the device's \
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT, because `pResDesc.resType` is \
             CU_RESOURCE_TYPE_PITCH2D",
            pitched(0x1_0000, 64, 65001, 256),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pResDesc.res.pitch2D.pitchInBytes (272) must be a multiple of 32, the device's \
             CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT, because `pResDesc.resType` is CU_RESOURCE_TYPE_PITCH2D",
            pitched(0x1_0000, 64, 64, 272),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pResDesc.res.pitch2D.pitchInBytes (2097152) must be at most 2097120, the device's \
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH, because `pResDesc.resType` is \
             CU_RESOURCE_TYPE_PITCH2D",
            pitched(0x1_0000, 64, 64, 2097152),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pTexDesc.addressMode[0] (CUaddress_mode(4)) must be CU_TR_ADDRESS_MODE_WRAP, \
             CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR or CU_TR_ADDRESS_MODE_BORDER, because \
             `pResDesc.resType` is not CU_RESOURCE_TYPE_LINEAR and `pTexDesc.flags` does not have \
             CU_TRSF_SEAMLESS_CUBEMAP",
            pitched(0x1_0000, 64, 64, 256),
            modes(W(4), point),
            None,
        );
        let second = |second| CUDA_TEXTURE_DESC {
            addressMode: [W::CU_TR_ADDRESS_MODE_WRAP, second, W(9)],
            ..Default::default()
        };
        right(pitched(0x1_0000, 64, 64, 256), second(W::CU_TR_ADDRESS_MODE_BORDER), None);
        wrong(
            "cuTexObjectCreate: pTexDesc.addressMode[1] (CUaddress_mode(4)) must be CU_TR_ADDRESS_MODE_WRAP, \
             CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR or CU_TR_ADDRESS_MODE_BORDER, because \
             `pResDesc.resType` is CU_RESOURCE_TYPE_PITCH2D and `pTexDesc.flags` does not have \
             CU_TRSF_SEAMLESS_CUBEMAP",
            pitched(0x1_0000, 64, 64, 256),
            second(W(4)),
            None,
        );
    });
    // If the query fails, or the answer has no meaning, the call itself reports the reason.
    let silent =
        Answers { code: CUresult::CUDA_ERROR_INVALID_CONTEXT, attribute, ..Answers::USUAL };
    for answers in [silent, Answers { attribute: |_| 0, ..Answers::USUAL }] {
        answering(answers, || {
            right(linear(0x1_0001), plain, None);
            right(pitched(0x1_0001, 1 << 20, 1 << 20, (1 << 22) + 1), plain, None);
        });
    }
    let view = |firstMipmapLevel, lastMipmapLevel| CUDA_RESOURCE_VIEW_DESC {
        firstMipmapLevel,
        lastMipmapLevel,
        ..Default::default()
    };
    right(resource(ARRAY), plain, Some(&view(0, 0)));
    right(resource(MIPMAPPED), normalized, Some(&view(1, 2)));
    for resource in [linear(0), pitched(0, 1, 1, 1)] {
        right(resource, plain, None);
        let view = view(0, 0);
        let message = format!(
            "cuTexObjectCreate: pResViewDesc ({:#x}) must be null, {without}",
            (&raw const view).addr()
        );
        wrong(&message, resource, plain, Some(&view));
    }
    wrong(
        "cuTexObjectCreate: pResViewDesc.firstMipmapLevel (1) must be zero, because `pResDesc.resType` is \
         CU_RESOURCE_TYPE_ARRAY",
        resource(ARRAY),
        plain,
        Some(&view(1, 0)),
    );
    wrong(
        "cuTexObjectCreate: pResViewDesc.lastMipmapLevel (1) must be zero, because `pResDesc.resType` is \
         CU_RESOURCE_TYPE_ARRAY",
        resource(ARRAY),
        plain,
        Some(&view(0, 1)),
    );
    sampled_arrays();
    viewed_arrays();
}

/// A resource that is such an array.
fn live(resType: T) -> CUDA_RESOURCE_DESC {
    let mut resource = resource(resType);
    resource.res.array = CUDA_RESOURCE_DESC_res_array { hArray: ptr::without_provenance_mut(0x10) };
    resource
}

const UINT: CUarray_format = CUarray_format::CU_AD_FORMAT_UNSIGNED_INT32;

fn array([Width, Height, Depth]: [usize; 3], Flags: u32) -> CUDA_ARRAY3D_DESCRIPTOR {
    CUDA_ARRAY3D_DESCRIPTOR { Width, Height, Depth, Format: UINT, NumChannels: 2, Flags }
}

/// Runs this with arrays of these properties.
fn made_as(array: CUDA_ARRAY3D_DESCRIPTOR, body: impl FnOnce()) {
    answering(Answers { array, ..Answers::USUAL }, body);
}

/// The rules for sampling an array.
fn sampled_arrays() {
    let (seamless, normalized) = (CU_TRSF_SEAMLESS_CUBEMAP, CU_TRSF_NORMALIZED_COORDINATES);
    let flagged = |flags| CUDA_TEXTURE_DESC { flags, ..Default::default() };
    for ty in [ARRAY, MIPMAPPED] {
        for flags in [CUDA_ARRAY3D_CUBEMAP, CUDA_ARRAY3D_CUBEMAP | CUDA_ARRAY3D_LAYERED] {
            made_as(array([64, 64, 6], flags), || {
                right(live(ty), flagged(seamless | normalized), None);
                let addressMode = [W::CU_TR_ADDRESS_MODE_WRAP, W(9), W(9)];
                right(live(ty), CUDA_TEXTURE_DESC { addressMode, ..flagged(normalized) }, None);
            });
        }
        made_as(array([64, 64, 6], CUDA_ARRAY3D_LAYERED), || {
            wrong(
                "cuTexObjectCreate: pTexDesc.flags (66) must not have CU_TRSF_SEAMLESS_CUBEMAP, because the array \
                 has no CUDA_ARRAY3D_CUBEMAP",
                live(ty),
                flagged(seamless | normalized),
                None,
            );
        });
    }
    let wrap = W::CU_TR_ADDRESS_MODE_WRAP;
    let modes = |second, third| CUDA_TEXTURE_DESC {
        addressMode: [wrap, second, third],
        ..Default::default()
    };
    let must = |index, dimensions| {
        format!(
            "cuTexObjectCreate: pTexDesc.addressMode[{index}] (CUaddress_mode(4)) must be CU_TR_ADDRESS_MODE_WRAP, \
             CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR or CU_TR_ADDRESS_MODE_BORDER, because the array has \
             {dimensions} dimensions and is no cubemap"
        )
    };
    for line in [array([64, 0, 0], 0), array([64, 0, 4], CUDA_ARRAY3D_LAYERED)] {
        made_as(line, || right(live(ARRAY), modes(W(4), W(9)), None));
    }
    for plane in [array([64, 32, 0], 0), array([64, 32, 4], CUDA_ARRAY3D_LAYERED)] {
        made_as(plane, || {
            right(live(ARRAY), modes(W::CU_TR_ADDRESS_MODE_BORDER, W(9)), None);
            wrong(&must(1, "two or three"), live(ARRAY), modes(W(4), wrap), None);
        });
    }
    for one in [array([64, 1, 0], 0), array([64, 1, 1], CUDA_ARRAY3D_LAYERED)] {
        made_as(one, || wrong(&must(1, "two or three"), live(ARRAY), modes(W(4), W(9)), None));
    }
    for depth in [1, 16] {
        made_as(array([64, 32, depth], 0), || {
            right(live(ARRAY), modes(wrap, W::CU_TR_ADDRESS_MODE_BORDER), None);
            wrong(&must(2, "three"), live(ARRAY), modes(wrap, W(4)), None);
        });
    }
    // If the query fails, the call itself reports the reason.
    let silent = Answers { code: CUresult::CUDA_ERROR_INVALID_HANDLE, ..Answers::USUAL };
    answering(silent, || right(live(ARRAY), modes(W(4), W(4)), None));
}

/// The rules for a view of an array.
fn viewed_arrays() {
    use CUresourceViewFormat as V;
    let plain = CUDA_TEXTURE_DESC::default();
    let normalized =
        CUDA_TEXTURE_DESC { flags: CU_TRSF_NORMALIZED_COORDINATES, ..Default::default() };
    let view = |format, [width, height, depth]: [usize; 3]| CUDA_RESOURCE_VIEW_DESC {
        format,
        width,
        height,
        depth,
        ..Default::default()
    };
    let float = V::CU_RES_VIEW_FORMAT_FLOAT_2X32;
    made_as(array([64, 32, 16], 0), || {
        right(live(ARRAY), plain, Some(&view(float, [64, 32, 16])));
        right(live(MIPMAPPED), normalized, Some(&view(float, [64, 32, 16])));
        let scaled = "of the array, or four times that with a block compressed format";
        for (size, message) in [
            ([63, 32, 16], format!("width (63) must be 64, the width {scaled}")),
            ([256, 32, 16], format!("width (256) must be 64, the width {scaled}")),
            ([64, 33, 16], format!("height (33) must be 32, the height {scaled}")),
            ([64, 32, 15], "depth (15) must be 16, the depth of the array".to_owned()),
        ] {
            let message = format!("cuTexObjectCreate: pResViewDesc.{message}");
            wrong(&message, live(ARRAY), plain, Some(&view(float, size)));
            wrong(&message, live(MIPMAPPED), normalized, Some(&view(float, size)));
        }
        for (firstLayer, lastLayer, message) in [
            (1, 0, "firstLayer (1) must be zero, because the array has no CUDA_ARRAY3D_LAYERED"),
            (0, 1, "lastLayer (1) must be zero, because the array has no CUDA_ARRAY3D_LAYERED"),
        ] {
            let view =
                CUDA_RESOURCE_VIEW_DESC { firstLayer, lastLayer, ..view(float, [64, 32, 16]) };
            let message = format!("cuTexObjectCreate: pResViewDesc.{message}");
            wrong(&message, live(ARRAY), plain, Some(&view));
        }
    });
    made_as(array([64, 32, 4], CUDA_ARRAY3D_LAYERED), || {
        let layers =
            CUDA_RESOURCE_VIEW_DESC { firstLayer: 1, lastLayer: 3, ..view(float, [64, 32, 4]) };
        right(live(ARRAY), plain, Some(&layers));
    });
    let blocks = [256, 128, 0];
    let two = "CU_RES_VIEW_FORMAT_UNSIGNED_BC1, CU_RES_VIEW_FORMAT_UNSIGNED_BC4 or CU_RES_VIEW_FORMAT_SIGNED_BC4";
    let four = "CU_RES_VIEW_FORMAT_UNSIGNED_BC2, CU_RES_VIEW_FORMAT_UNSIGNED_BC3, CU_RES_VIEW_FORMAT_UNSIGNED_BC5, \
        CU_RES_VIEW_FORMAT_SIGNED_BC5, CU_RES_VIEW_FORMAT_UNSIGNED_BC6H, CU_RES_VIEW_FORMAT_SIGNED_BC6H or \
        CU_RES_VIEW_FORMAT_UNSIGNED_BC7";
    for (channels, format, formats, shown) in [
        (2, V::CU_RES_VIEW_FORMAT_UNSIGNED_BC1, two, "UNSIGNED_BC1"),
        (2, V::CU_RES_VIEW_FORMAT_UNSIGNED_BC4, two, "UNSIGNED_BC4"),
        (2, V::CU_RES_VIEW_FORMAT_SIGNED_BC4, two, "SIGNED_BC4"),
        (4, V::CU_RES_VIEW_FORMAT_UNSIGNED_BC2, four, "UNSIGNED_BC2"),
        (4, V::CU_RES_VIEW_FORMAT_UNSIGNED_BC3, four, "UNSIGNED_BC3"),
        (4, V::CU_RES_VIEW_FORMAT_UNSIGNED_BC5, four, "UNSIGNED_BC5"),
        (4, V::CU_RES_VIEW_FORMAT_SIGNED_BC5, four, "SIGNED_BC5"),
        (4, V::CU_RES_VIEW_FORMAT_UNSIGNED_BC6H, four, "UNSIGNED_BC6H"),
        (4, V::CU_RES_VIEW_FORMAT_SIGNED_BC6H, four, "SIGNED_BC6H"),
        (4, V::CU_RES_VIEW_FORMAT_UNSIGNED_BC7, four, "UNSIGNED_BC7"),
    ] {
        let of = |NumChannels, Format| CUDA_ARRAY3D_DESCRIPTOR {
            NumChannels,
            Format,
            ..array([64, 32, 0], 0)
        };
        let message = format!(
            "cuTexObjectCreate: pResViewDesc.format (CU_RES_VIEW_FORMAT_{shown}) must be for an array of \
             CU_AD_FORMAT_UNSIGNED_INT32 with {channels} channels, because `pResViewDesc.format` is {formats}"
        );
        made_as(of(channels, UINT), || {
            right(live(ARRAY), plain, Some(&view(format, blocks)));
            wrong(
                "cuTexObjectCreate: pResViewDesc.width (64) must be 256, the width of the array, or four times that \
                 with a block compressed format",
                live(ARRAY),
                plain,
                Some(&view(format, [64, 32, 0])),
            );
        });
        for other in [
            of(6 - channels, UINT),
            of(1, UINT),
            of(channels, CUarray_format::CU_AD_FORMAT_SIGNED_INT32),
        ] {
            made_as(other, || wrong(&message, live(ARRAY), plain, Some(&view(format, blocks))));
        }
    }
    let compressed = CUDA_ARRAY3D_DESCRIPTOR {
        Format: CUarray_format::CU_AD_FORMAT_BC7_UNORM_SRGB,
        NumChannels: 4,
        ..array([64, 32, 0], 0)
    };
    let bytes = view(V::CU_RES_VIEW_FORMAT_NONE, [64, 32, 0]);
    made_as(compressed, || right(live(ARRAY), plain, None));
    of_release(12_040, "texobject::cuTexObjectCreate", || {
        made_as(compressed, || right(live(ARRAY), plain, Some(&bytes)));
    });
    of_release(12_050, "texobject::cuTexObjectCreate", || {
        let message = format!(
            "cuTexObjectCreate: pResViewDesc ({:#x}) must be null since CUDA 12.5, because the array has a block \
             compressed format",
            (&raw const bytes).addr()
        );
        made_as(compressed, || wrong(&message, live(ARRAY), plain, Some(&bytes)));
    });
}
