use crate::mock::{Answers, accepted, answering, rejected};
use cuda_checked::calls;
use cuda_checked::sys::*;

use CUaddress_mode as W;
use CUdevice_attribute as A;
use CUfilter_mode as F;
use CUresourcetype as T;

const ARRAY: T = T::CU_RESOURCE_TYPE_ARRAY;
const MIPMAPPED: T = T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
const NAME: &str = "cuTexObjectCreate";

/// What a device answers.
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
    // SAFETY: the mock looks at nothing.
    accepted(NAME, || unsafe { calls::cuTexObjectCreate(&resource, &texture, view) });
}

fn wrong(message: &str, resource: CUDA_RESOURCE_DESC, texture: CUDA_TEXTURE_DESC, view: View) {
    let message = format!("{message} [would be CUDA_ERROR_INVALID_VALUE]");
    // SAFETY: the mock looks at nothing.
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
    for ty in [ARRAY, MIPMAPPED] {
        right(resource(ty), plain, None);
    }
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
         CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR or CU_TR_ADDRESS_MODE_BORDER",
        resource(ARRAY),
        modes(W(4), point),
        None,
    );
    wrong(
        "cuTexObjectCreate: pTexDesc.filterMode (CUfilter_mode(2)) must be CU_TR_FILTER_MODE_POINT or CU_TR_FILTER_MODE_LINEAR",
        resource(MIPMAPPED),
        modes(W::CU_TR_ADDRESS_MODE_WRAP, F(2)),
        None,
    );
    // Modes that are documented as ignored.
    let seamless = CUDA_TEXTURE_DESC { flags: CU_TRSF_SEAMLESS_CUBEMAP, ..modes(W(4), point) };
    right(resource(ARRAY), seamless, None);
    right(resource(MIPMAPPED), seamless, None);
    let without = "with a resource that is no array";
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
        let aligned = "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT";
        right(linear(0x1_0200), plain, None);
        wrong(
            &format!(
                "cuTexObjectCreate: pResDesc.res.linear.devPtr (65792) must be a multiple of 512, {aligned}"
            ),
            linear(0x1_0100),
            plain,
            None,
        );
        right(pitched(0x1_0200, 131072, 65000, 2097120), plain, None);
        right(pitched(0x1_0200, 64, 64, 288), plain, None);
        wrong(
            &format!(
                "cuTexObjectCreate: pResDesc.res.pitch2D.devPtr (65792) must be a multiple of 512, {aligned}"
            ),
            pitched(0x1_0100, 64, 64, 256),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pResDesc.res.pitch2D.width (131073) must be at most 131072, the device's \
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH",
            pitched(0x1_0000, 131073, 64, 2097120),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pResDesc.res.pitch2D.height (65001) must be at most 65000, the device's \
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT",
            pitched(0x1_0000, 64, 65001, 256),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pResDesc.res.pitch2D.pitchInBytes (272) must be a multiple of 32, the device's \
             CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT",
            pitched(0x1_0000, 64, 64, 272),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pResDesc.res.pitch2D.pitchInBytes (2097152) must be at most 2097120, the device's \
             CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH",
            pitched(0x1_0000, 64, 64, 2097152),
            plain,
            None,
        );
        wrong(
            "cuTexObjectCreate: pTexDesc.addressMode[0] (CUaddress_mode(4)) must be CU_TR_ADDRESS_MODE_WRAP, \
             CU_TR_ADDRESS_MODE_CLAMP, CU_TR_ADDRESS_MODE_MIRROR or CU_TR_ADDRESS_MODE_BORDER",
            pitched(0x1_0000, 64, 64, 256),
            modes(W(4), point),
            None,
        );
    });
    // Where the questions fail, or the answer means nothing, the call tells.
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
    right(resource(MIPMAPPED), plain, Some(&view(1, 2)));
    right(linear(0), plain, Some(&view(1, 2)));
    wrong(
        "cuTexObjectCreate: pResViewDesc.firstMipmapLevel (1) must be zero, with CU_RESOURCE_TYPE_ARRAY",
        resource(ARRAY),
        plain,
        Some(&view(1, 0)),
    );
    wrong(
        "cuTexObjectCreate: pResViewDesc.lastMipmapLevel (1) must be zero, with CU_RESOURCE_TYPE_ARRAY",
        resource(ARRAY),
        plain,
        Some(&view(0, 1)),
    );
}
