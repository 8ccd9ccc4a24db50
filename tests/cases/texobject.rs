use super::*;
use super::va::UNKNOWN;

use CUarray_format as A;
use CUdevice_attribute as D;
use CUfilter_mode as F;
use CUresourceViewFormat as V;
use CUresourcetype as T;
use cuTexObjectCreate as Create;

const ARRAY: T = T::CU_RESOURCE_TYPE_ARRAY;
const MIPMAPPED: T = T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
const NORMALIZED: u32 = CU_TRSF_NORMALIZED_COORDINATES;
const SEAMLESS: u32 = CU_TRSF_SEAMLESS_CUBEMAP;
const CUBEMAP: u32 = CUDA_ARRAY3D_CUBEMAP;
const LAYERED: u32 = CUDA_ARRAY3D_LAYERED;
const MODE: &str = "(CUaddress_mode(4)) must be CU_TR_ADDRESS_MODE_WRAP, CU_TR_ADDRESS_MODE_CLAMP, \
                    CU_TR_ADDRESS_MODE_MIRROR or CU_TR_ADDRESS_MODE_BORDER, because";
const NO_ARRAY: &str =
    "because pResDesc.resType is not CU_RESOURCE_TYPE_ARRAY or CU_RESOURCE_TYPE_MIPMAPPED_ARRAY";

pub fn cases(cases: &Cases) {
    let mut c = cases
        .call(|| create(live(ARRAY), flags(0)))
        .undo(|_, texObject| cuTexObjectDestroy { texObject });
    let type_ = "and pResDesc.resType is CU_RESOURCE_TYPE_LINEAR";
    c.explains(827, format!("pResDesc.res.linear.devPtr is zero, {type_}"), |i| *i = create(linear(0), flags(0)));
    c.explains(830, format!("pResDesc.res.linear.numChannels (3) is not 1, 2 or 4, {type_}"), |i| {
        let mut resource = linear(1 << 40);
        resource.res.linear.numChannels = 3;
        *i = create(resource, flags(0));
    });
    c.explains(1236, format!("pResDesc.res.linear.sizeInBytes (404) is more than 400, the bytes of the most elements that cuDeviceGetTexture1DLinearMaxWidth allows, {type_}"), |i| {
        let mut resource = linear(1 << 40);
        (resource.res.linear.numChannels, resource.res.linear.sizeInBytes) = (1, 404);
        resource.res.linear.format = A::CU_AD_FORMAT_FLOAT;
        *i = create(resource, flags(0));
    });
    c.spares(1236, "a part of an element more than the most", |i| {
        let mut resource = linear(1 << 40);
        (resource.res.linear.numChannels, resource.res.linear.sizeInBytes) = (1, 403);
        resource.res.linear.format = A::CU_AD_FORMAT_FLOAT;
        *i = create(resource, flags(0));
    });
    textures(&mut c);
    memory(&mut c);
    sampled_arrays(&mut c);
    viewed_arrays(&mut c);
    let mut c = c.only_mock("needs a cubemap");
    // Modes that are documented as ignored.
    for (type_, flags) in [(ARRAY, SEAMLESS), (MIPMAPPED, SEAMLESS | NORMALIZED)] {
        let seamless = CUDA_TEXTURE_DESC { flags, ..modes([4, 9, 9]) };
        right(&mut c, &format!("seamless, {type_:?}"), || create(empty(type_), seamless));
    }
}

#[track_caller]
fn right(c: &mut Case<Create>, name: &str, input: impl Fn() -> Create) {
    c.accepts(name, |i| *i = input());
}

/// No rule has a code.
#[track_caller]
fn wrong<'c, 'r>(
    c: &'c mut Case<'r, Create>,
    rule: impl Into<Rule>,
    text: &str,
    input: impl Fn() -> Create,
) -> Rejected<'c, 'r, Create, impl Fn(&mut Create)> {
    c.rejects(rule, format!("{text} [undocumented]"), move |i: &mut Create| *i = input())
}

fn create(resource: CUDA_RESOURCE_DESC, texture: CUDA_TEXTURE_DESC) -> Create {
    Create { pResDesc: one(resource), pTexDesc: one(texture), pResViewDesc: null() }
}

fn viewed(resource: CUDA_RESOURCE_DESC, view: CUDA_RESOURCE_VIEW_DESC) -> Create {
    let texture = flags(if resource.resType == MIPMAPPED { NORMALIZED } else { 0 });
    Create { pResViewDesc: one(view), ..create(resource, texture) }
}

/// A resource without an array, so that nothing is queried.
fn empty(resType: T) -> CUDA_RESOURCE_DESC {
    CUDA_RESOURCE_DESC { resType, ..Default::default() }
}

fn live(resType: T) -> CUDA_RESOURCE_DESC {
    let mut resource = empty(resType);
    match resType {
        MIPMAPPED => resource.res.mipmap.hMipmappedArray = mipmapped(),
        _ => resource.res.array.hArray = surface(),
    }
    resource
}

fn linear(devPtr: CUdeviceptr) -> CUDA_RESOURCE_DESC {
    let mut resource = empty(T::CU_RESOURCE_TYPE_LINEAR);
    let (format, numChannels, sizeInBytes) = (A::CU_AD_FORMAT_FLOAT, 1, 4096);
    resource.res.linear =
        CUDA_RESOURCE_DESC_res_linear { devPtr, format, numChannels, sizeInBytes };
    resource
}

fn pitched(devPtr: CUdeviceptr, [width, height, pitch]: [usize; 3]) -> CUDA_RESOURCE_DESC {
    let mut resource = empty(T::CU_RESOURCE_TYPE_PITCH2D);
    let (format, numChannels, pitchInBytes) = (A::CU_AD_FORMAT_FLOAT, 1, pitch);
    resource.res.pitch2D =
        CUDA_RESOURCE_DESC_res_pitch2D { devPtr, format, numChannels, width, height, pitchInBytes };
    resource
}

fn flags(flags: u32) -> CUDA_TEXTURE_DESC {
    CUDA_TEXTURE_DESC { flags, ..Default::default() }
}

/// Of the modes, 0 is WRAP, and 3 is the last one, BORDER.
fn modes(modes: [u32; 3]) -> CUDA_TEXTURE_DESC {
    CUDA_TEXTURE_DESC { addressMode: modes.map(|mode| CUaddress_mode(mode as _)), ..flags(0) }
}

fn textures(c: &mut Case<Create>) {
    for type_ in [ARRAY, MIPMAPPED] {
        right(c, &format!("normalized, {type_:?}"), || create(live(type_), flags(NORMALIZED)));
    }
    let text = "pTexDesc.flags (1) must have CU_TRSF_NORMALIZED_COORDINATES, because pResDesc.resType is \
                CU_RESOURCE_TYPE_MIPMAPPED_ARRAY";
    wrong(c, 329, text, || create(live(MIPMAPPED), flags(CU_TRSF_READ_AS_INTEGER)));
    c.left(UNFORBIDDEN, "a flag that no release names", |i| i.pTexDesc.flags = 4);
    let text = "pResDesc.resType (CUresourcetype(4)) must be CU_RESOURCE_TYPE_ARRAY, \
                CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, CU_RESOURCE_TYPE_LINEAR or CU_RESOURCE_TYPE_PITCH2D";
    wrong(c, 326, text, || create(live(T(4)), flags(0)));
    c.rejects(327, "pResDesc.flags (1) must be zero [undocumented]", |i| i.pResDesc.flags = 1);
    let filter = |filterMode, mode| {
        create(live(ARRAY), CUDA_TEXTURE_DESC { filterMode, ..modes([mode, 3, 9]) })
    };
    right(c, "the last modes", || filter(F::CU_TR_FILTER_MODE_LINEAR, 3));
    let first = format!(
        "pTexDesc.addressMode[0] {MODE} pResDesc.resType is not CU_RESOURCE_TYPE_LINEAR and pTexDesc.flags does \
         not have CU_TRSF_SEAMLESS_CUBEMAP"
    );
    wrong(c, 331, &first, || filter(F::CU_TR_FILTER_MODE_POINT, 4));
    let text = "pTexDesc.filterMode (CUfilter_mode(2)) must be CU_TR_FILTER_MODE_POINT or \
                CU_TR_FILTER_MODE_LINEAR, because pResDesc.resType is not CU_RESOURCE_TYPE_LINEAR";
    wrong(c, 330, text, || filter(F(2), 0));
}

/// The rules of textures of memory.
fn memory(c: &mut Case<Create>) {
    right(c, "linear memory", || create(linear(mapped()), flags(0)));
    for (name, memory) in [("linear", linear(0)), ("pitched", pitched(0, [1; 3]))] {
        right(c, &format!("{name}, no view"), || create(memory, flags(0)));
        let text = format!("pResViewDesc (*) must be null, {NO_ARRAY}");
        wrong(c, 333, &text, || viewed(memory, Default::default()));
    }
    let text = format!("pResViewDesc (*) must be null, {NO_ARRAY}");
    wrong(c, 333, &text, || viewed(linear(mapped()), Default::default()));
    let attribute: fn(D) -> i32 = |attribute| match attribute {
        D::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT => 512,
        D::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT => 32,
        D::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH => 131072,
        D::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT => 65000,
        D::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH => 2097120,
        _ => 1,
    };
    c.under(Answers { attribute, ..Answers::USUAL });
    let any = CUDA_TEXTURE_DESC { filterMode: F(2), ..modes([4, 9, 9]) };
    right(c, "any modes of linear memory", || create(linear(0x1_0000), any));
    let text = format!("pTexDesc.flags (66) must not have CU_TRSF_SEAMLESS_CUBEMAP, {NO_ARRAY}");
    wrong(c, 328, &text, || create(linear(0x1_0000), flags(66)));
    let aligned = "devPtr (0x10100) must be a multiple of 512, the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT";
    let of = |text, type_| {
        format!("pResDesc.res.{text}, because pResDesc.resType is CU_RESOURCE_TYPE_{type_}")
    };
    right(c, "the alignment", || create(linear(0x1_0200), flags(0)));
    let text = of(format!("linear.{aligned}"), "LINEAR");
    wrong(c, 347, &text, || create(linear(0x1_0100), flags(0)));
    for size in [[131072, 65000, 2097120], [64, 64, 288]] {
        right(c, &format!("pitched {size:?}"), || create(pitched(0x1_0200, size), flags(0)));
    }
    for (rule, devPtr, size, text) in [
        (348, 0x1_0100, [64, 64, 256], aligned),
        (349, 0x1_0000, [131073, 64, 2097120], "width (131073) must be at most 131072, the device's \
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH"),
        (350, 0x1_0000, [64, 65001, 256], "height (65001) must be at most 65000, the device's \
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT"),
        (351, 0x1_0000, [64, 64, 272], "pitchInBytes (272) must be a multiple of 32, the device's \
            CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT"),
        (352, 0x1_0000, [64, 64, 2097152], "pitchInBytes (2097152, 2 MiB) must be at most 2097120, the device's \
            CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH"),
    ] {
        let text = of(format!("pitch2D.{text}"), "PITCH2D");
        wrong(c, rule, &text, || create(pitched(devPtr, size), flags(0)));
    }
    let plane = |mode| create(pitched(0x1_0000, [64, 64, 256]), modes(mode));
    wrong(c, 331, "pTexDesc.addressMode[0] (CUaddress_mode(4))", || plane([4, 9, 9]));
    right(c, "the last mode of pitched memory", || plane([0, 3, 9]));
    let second = format!(
        "pTexDesc.addressMode[1] {MODE} pResDesc.resType is CU_RESOURCE_TYPE_PITCH2D and pTexDesc.flags does not \
         have CU_TRSF_SEAMLESS_CUBEMAP"
    );
    wrong(c, 332, &second, || plane([0, 4, 9]));
    // If the query fails, or the answer has no meaning, the call itself reports the reason.
    for (code, attribute) in [(UNKNOWN.code, attribute), (CUresult::CUDA_SUCCESS, |_| 0)] {
        c.under(Answers { code, attribute, ..Answers::USUAL });
        right(c, "any linear memory", || create(linear(0x1_0001), flags(0)));
        let large = pitched(0x1_0001, [1 << 20, 1 << 20, (1 << 22) + 1]);
        right(c, "any pitched memory", || create(large, flags(0)));
    }
    c.usual();
}

fn made_as([Width, Height, Depth]: [usize; 3], Flags: u32) -> Answers {
    let (Format, NumChannels) = (A::CU_AD_FORMAT_UNSIGNED_INT32, 2);
    let array = CUDA_ARRAY3D_DESCRIPTOR { Width, Height, Depth, Format, NumChannels, Flags };
    Answers { array, ..Answers::USUAL }
}

/// The rules for sampling an array.
fn sampled_arrays(c: &mut Case<Create>) {
    for type_ in [ARRAY, MIPMAPPED] {
        let seamless = || create(live(type_), flags(SEAMLESS | NORMALIZED));
        let other = CUDA_TEXTURE_DESC { flags: NORMALIZED, ..modes([0, 9, 9]) };
        for flags in [CUBEMAP, CUBEMAP | LAYERED] {
            c.under(made_as([64, 64, 6], flags));
            right(c, "any other modes of a cubemap", || create(live(type_), other));
        }
        c.under(made_as([64, 64, 6], LAYERED));
        let text = "pTexDesc.flags (66) must not have CU_TRSF_SEAMLESS_CUBEMAP, because the array has no \
                    CUDA_ARRAY3D_CUBEMAP";
        let mut rejected = wrong(c, 336, text, seamless);
        for flags in [CUBEMAP, CUBEMAP | LAYERED] {
            rejected = rejected.unless_under(made_as([64, 64, 6], flags), "a seamless cubemap");
        }
    }
    let with = |mode| move || create(live(ARRAY), modes(mode));
    let must = |index, dimensions| {
        format!("pTexDesc.addressMode[{index}] {MODE} the array has {dimensions} dimensions and is no cubemap")
    };
    let second = must(1, "two or three");
    for (size, flags) in [([64, 0, 0], 0), ([64, 0, 4], LAYERED)] {
        c.under(made_as(size, flags));
        right(c, "a line", with([0, 4, 9]));
    }
    for (size, flags) in
        [([64, 1, 0], 0), ([64, 1, 1], LAYERED), ([64, 32, 0], 0), ([64, 32, 4], LAYERED)]
    {
        c.under(made_as(size, flags));
        right(c, "a plane", with([0, 3, 9]));
        wrong(c, 337, &second, with([0, 4, 9]))
            .unless_under(made_as([64, 0, 0], 0), "any second mode of a line")
            .unless_under(made_as([64, 64, 6], CUBEMAP), "any second mode of a cubemap");
    }
    c.usual();
    right(c, "a plane on a driver", with([0, 3, 9]));
    wrong(c, 337, &second, with([0, 4, 9]));
    for depth in [1, 16] {
        c.under(made_as([64, 32, depth], 0));
        right(c, "a box", with([0, 0, 3]));
        wrong(c, 338, &must(2, "three"), with([0, 0, 4]))
            .unless_under(made_as([64, 32, 0], 0), "any third mode of a plane")
            .unless_under(made_as([64, 32, depth], LAYERED), "any third mode of layers")
            .unless_under(made_as([64, 64, 6], CUBEMAP), "any third mode of a cubemap");
    }
    // If the query fails, the call itself reports the reason.
    c.under(UNKNOWN);
    right(c, "an unknown array", with([0, 4, 4]));
    c.usual();
}

fn view([width, height, depth]: [usize; 3], format: V) -> CUDA_RESOURCE_VIEW_DESC {
    CUDA_RESOURCE_VIEW_DESC { format, width, height, depth, ..Default::default() }
}

/// The rules for a view of an array.
fn viewed_arrays(c: &mut Case<Create>) {
    let levels = |type_, firstMipmapLevel, lastMipmapLevel| {
        let view = view([64, 32, 0], V::CU_RES_VIEW_FORMAT_FLOAT_1X32);
        let view = CUDA_RESOURCE_VIEW_DESC { firstMipmapLevel, lastMipmapLevel, ..view };
        move || viewed(live(type_), view)
    };
    right(c, "the first level", levels(ARRAY, 0, 0));
    right(c, "other levels", levels(MIPMAPPED, 1, 2));
    let of = |field, because| format!("pResViewDesc.{field} (1) must be zero, because {because}");
    let is_array = "pResDesc.resType is CU_RESOURCE_TYPE_ARRAY";
    wrong(c, 334, &of("firstMipmapLevel", is_array), levels(ARRAY, 1, 0));
    wrong(c, 335, &of("lastMipmapLevel", is_array), levels(ARRAY, 0, 1));

    let scaled = "of the array, or four times that with a block compressed format";
    let width = |shown, must| format!("pResViewDesc.width ({shown}) must be {must}, the width {scaled}");
    let height = format!("pResViewDesc.height (33) must be 32, the height {scaled}");
    let floats = |size| move || viewed(live(ARRAY), view(size, V::CU_RES_VIEW_FORMAT_FLOAT_1X32));
    right(c, "a view", floats([64, 32, 0]));
    wrong(c, 342, &width(63, 64), floats([63, 32, 0]));
    for type_ in [ARRAY, MIPMAPPED] {
        let layers = |size, firstLayer, lastLayer| {
            let view = view(size, V::CU_RES_VIEW_FORMAT_FLOAT_2X32);
            let view = CUDA_RESOURCE_VIEW_DESC { firstLayer, lastLayer, ..view };
            move || viewed(live(type_), view)
        };
        c.under(made_as([64, 32, 16], 0));
        right(c, "a box", layers([64, 32, 16], 0, 0));
        wrong(c, 342, &width(63, 64), layers([63, 32, 16], 0, 0));
        wrong(c, 342, &width(256, 64), layers([256, 32, 16], 0, 0));
        wrong(c, 343, &height, layers([64, 33, 16], 0, 0));
        let depth = "pResViewDesc.depth (15) must be 16, the depth of the array";
        wrong(c, 344, depth, layers([64, 32, 15], 0, 0));
        let not_layered = "the array has no CUDA_ARRAY3D_LAYERED";
        let with_layers = made_as([64, 32, 16], LAYERED);
        wrong(c, 345, &of("firstLayer", not_layered), layers([64, 32, 16], 1, 0))
            .unless_under(with_layers, "a first layer");
        wrong(c, 346, &of("lastLayer", not_layered), layers([64, 32, 16], 0, 1))
            .unless_under(with_layers, "a last layer");
        c.under(made_as([64, 32, 4], LAYERED));
        right(c, "layers", layers([64, 32, 4], 1, 3));
    }

    let two = "CU_RES_VIEW_FORMAT_UNSIGNED_BC1, CU_RES_VIEW_FORMAT_UNSIGNED_BC4 or CU_RES_VIEW_FORMAT_SIGNED_BC4";
    let four = "CU_RES_VIEW_FORMAT_UNSIGNED_BC2, CU_RES_VIEW_FORMAT_UNSIGNED_BC3, CU_RES_VIEW_FORMAT_UNSIGNED_BC5, \
                CU_RES_VIEW_FORMAT_SIGNED_BC5, CU_RES_VIEW_FORMAT_UNSIGNED_BC6H, CU_RES_VIEW_FORMAT_SIGNED_BC6H or \
                CU_RES_VIEW_FORMAT_UNSIGNED_BC7";
    let mut answers = made_as([64, 32, 0], 0);
    for format in (V::CU_RES_VIEW_FORMAT_UNSIGNED_BC1.0..=V::CU_RES_VIEW_FORMAT_UNSIGNED_BC7.0).map(V) {
        let shown = format!("{format:?}");
        let (channels, rule, formats) = if two.contains(&shown) { (2, 340, two) } else { (4, 341, four) };
        let blocks = |size| move || viewed(live(ARRAY), view(size, format));
        answers.array.NumChannels = channels;
        c.under(answers);
        right(c, &shown, blocks([256, 128, 0]));
        wrong(c, 342, &width(64, 256), blocks([64, 32, 0]));
        let text = format!(
            "pResViewDesc.format ({shown}) must be for an array of CU_AD_FORMAT_UNSIGNED_INT32 with {channels} \
             channels, because pResViewDesc.format is {formats}"
        );
        for NumChannels in [6 - channels, 1] {
            let array = CUDA_ARRAY3D_DESCRIPTOR { NumChannels, ..answers.array };
            c.under(Answers { array, ..answers });
            wrong(c, rule, &text, blocks([256, 128, 0]));
        }
        let Format = A::CU_AD_FORMAT_SIGNED_INT32;
        c.under(Answers { array: CUDA_ARRAY3D_DESCRIPTOR { Format, ..answers.array }, ..answers });
        wrong(c, rule, &text, blocks([256, 128, 0]));
    }
    answers.array.Format = A::CU_AD_FORMAT_BC7_UNORM_SRGB;
    c.under(answers);
    c.accepts("a compressed array without a view", |_| ());
    let text = "pResViewDesc (*) must be null since CUDA 12.5, because the array has a block compressed format";
    let bytes = || viewed(live(ARRAY), view([64, 32, 0], V::CU_RES_VIEW_FORMAT_NONE));
    wrong(c, since(12_050, 339), text, bytes).unless_under(made_as([64, 32, 0], 0), "a view of plain texels");
}
