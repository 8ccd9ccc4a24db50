use super::*;

use CUtensorMapAllocClass as C;
use CUtensorMapDataType as D;
use CUtensorMapFloatOOBfill as O;
use CUtensorMapIm2ColWideMode as M;
use CUtensorMapInterleave as I;
use CUtensorMapL2promotion as L;
use CUtensorMapSwizzle as S;

const FLOAT: D = D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32;
const BYTES: D = D::CU_TENSOR_MAP_DATA_TYPE_UINT8;
const U4_8B: D = D::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B;
const U4_16B: D = D::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B;
const U6_16B: D = D::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B;
const I16: I = I::CU_TENSOR_MAP_INTERLEAVE_16B;
const I32: I = I::CU_TENSOR_MAP_INTERLEAVE_32B;
const S32: S = S::CU_TENSOR_MAP_SWIZZLE_32B;
const S64: S = S::CU_TENSOR_MAP_SWIZZLE_64B;
const S128: S = S::CU_TENSOR_MAP_SWIZZLE_128B;
const ATOM_32B: S = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B;
const ATOM_64B: S = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B;

pub fn cases(cases: &Cases) {
    tiled(cases);
    im2col(cases);
    wide(cases);
    let mut c = cases
        .call(|| cuTensorMapReplaceAddress {
            tensorMap: one(CUtensorMap::default()),
            globalAddress: at(0x1010),
        })
        .only_mock("needs a tensor map");
    c.rejects(279, "globalAddress (0x1008) [undocumented]", |i| i.globalAddress = at(0x1008));
    let mut c = cases
        .call(|| {
            let (tensorMap, allocClass) = (one(CUtensorMap::default()), C(1));
            cuTensorMapSetAllocationClass { tensorMap, allocClass, outAllocClass: null() }
        })
        .only_mock("needs a tensor map");
    c.accepts("the last class", |i| i.allocClass = C::CU_TENSOR_MAP_ALLOC_CLASS_LARGE);
    c.accepts("the first class", |i| i.allocClass = C::CU_TENSOR_MAP_ALLOC_CLASS_AUTO);
    let text = "allocClass (CUtensorMapAllocClass(3)) must be CU_TENSOR_MAP_ALLOC_CLASS_AUTO, \
                CU_TENSOR_MAP_ALLOC_CLASS_SMALL or CU_TENSOR_MAP_ALLOC_CLASS_LARGE [undocumented]";
    c.rejects(325, text, |i| i.allocClass = C(3));
}

/// The inputs of the three encodings.
#[derive(Clone, Copy)]
struct Tensor {
    ty: D,
    rank: u32,
    address: usize,
    dims: [u64; 5],
    strides: [u64; 4],
    boxes: [u32; 5],
    lower: [i32; 3],
    upper: [i32; 3],
    channels: u32,
    pixels: u32,
    steps: [u32; 5],
    interleave: I,
    mode: M,
    swizzle: S,
    promotion: L,
    fill: O,
}

/// The elements beyond the three dimensions would be wrong.
const GOOD: Tensor = Tensor {
    ty: FLOAT,
    rank: 3,
    address: 0x1000,
    dims: [64, 64, 64, 0, 0],
    strides: [256, 256 * 64, 1, 1],
    boxes: [16, 8, 8, 0, 0],
    lower: [0, i32::MAX, i32::MAX],
    upper: [0, i32::MAX, i32::MAX],
    channels: 16,
    pixels: 32,
    steps: [1, 1, 1, 0, 0],
    interleave: I::CU_TENSOR_MAP_INTERLEAVE_NONE,
    mode: M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W,
    swizzle: S128,
    promotion: L::CU_TENSOR_MAP_L2_PROMOTION_NONE,
    fill: O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
};

/// A tensor of a packed type of 16-byte alignment.
fn packed(ty: D) -> Tensor {
    Tensor { ty, dims: [128, 64, 64, 0, 0], boxes: [128, 8, 8, 0, 0], channels: 128, ..GOOD }
}

/// A tensor that has this many dimensions, and no wrong elements.
fn of_rank(rank: u32) -> Tensor {
    let (boxes, corner) = ([16, 8, 8, 1, 1], [0; 3]);
    let strides = [256; 4];
    Tensor { rank, dims: [64; 5], strides, boxes, lower: corner, upper: corner, steps: [1; 5], ..GOOD }
}

impl Tensor {
    /// The elements, or as many as a driver could read with a rank that is too large.
    fn array<T: Copy>(&self, elements: &[T]) -> In<T> {
        let count = if self.rank > 5 { self.rank as usize } else { elements.len() };
        many(elements.iter().copied().cycle().take(count).collect::<Vec<_>>())
    }
}

macro_rules! encodings {
    ($t:ident: $($call:ident { $($field:ident: $value:expr),* })*) => {$(
        impl From<Tensor> for $call {
            fn from($t: Tensor) -> Self {
                Self {
                    tensorDataType: $t.ty,
                    tensorRank: $t.rank,
                    globalAddress: at($t.address),
                    globalDim: $t.array(&$t.dims),
                    globalStrides: $t.array(&$t.strides),
                    elementStrides: $t.array(&$t.steps),
                    interleave: $t.interleave,
                    swizzle: $t.swizzle,
                    l2Promotion: $t.promotion,
                    oobFill: $t.fill,
                    $($field: $value),*
                }
            }
        }
    )*};
}
encodings! { t:
    cuTensorMapEncodeTiled { boxDim: t.array(&t.boxes) }
    cuTensorMapEncodeIm2col {
        pixelBoxLowerCorner: t.array(&t.lower),
        pixelBoxUpperCorner: t.array(&t.upper),
        channelsPerPixel: t.channels,
        pixelsPerColumn: t.pixels
    }
    cuTensorMapEncodeIm2colWide {
        pixelBoxLowerCornerWidth: t.lower[0],
        pixelBoxUpperCornerWidth: t.upper[0],
        channelsPerPixel: t.channels,
        pixelsPerColumn: t.pixels,
        mode: t.mode
    }
}

trait Encoding: Call + From<Tensor> {}
impl<E: Call + From<Tensor>> Encoding for E {}

#[track_caller]
fn right<E: Encoding>(c: &mut Case<E>, name: &str, tensor: Tensor) {
    c.accepts(name, |i| *i = tensor.into());
}

/// No rule has a code.
#[track_caller]
fn wrong<'c, 'r, E: Encoding>(
    c: &'c mut Case<'r, E>,
    rule: impl Into<Rule>,
    text: &str,
    tensor: Tensor,
) -> Rejected<'c, 'r, E, impl Fn(&mut E)> {
    c.rejects(rule, format!("{text} [undocumented]"), move |i: &mut E| *i = tensor.into())
}

const TYPES: &str = "CU_TENSOR_MAP_DATA_TYPE_UINT8, CU_TENSOR_MAP_DATA_TYPE_UINT16, CU_TENSOR_MAP_DATA_TYPE_UINT32, \
    CU_TENSOR_MAP_DATA_TYPE_INT32, CU_TENSOR_MAP_DATA_TYPE_UINT64, CU_TENSOR_MAP_DATA_TYPE_INT64, \
    CU_TENSOR_MAP_DATA_TYPE_FLOAT16, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, CU_TENSOR_MAP_DATA_TYPE_FLOAT64, \
    CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32";
const PACKED_16B: &str = "since CUDA 12.8, because tensorDataType is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or \
    CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B";
const NOT_PACKED: &str = "tensorDataType is not CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, \
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B";
const BY_32: &str = "because interleave is CU_TENSOR_MAP_INTERLEAVE_32B";

fn of_span(least: &str) -> String {
    format!(
        "{least}, the elements in the span of the swizzle mode, because interleave is \
         CU_TENSOR_MAP_INTERLEAVE_NONE, swizzle is not CU_TENSOR_MAP_SWIZZLE_NONE and {NOT_PACKED}"
    )
}

/// The rules of the three encodings. `swizzle` is the mode that two encodings require with an interleave of 32 bytes, and
/// the third one rejects.
fn tensors<E: Encoding>(c: &mut Case<E>, swizzle: S) {
    let by_32 = Tensor { interleave: I32, swizzle, ..GOOD };
    right(c, "an interleave of 32 bytes", by_32);
    let text = "interleave (CUtensorMapInterleave(3)) must be CU_TENSOR_MAP_INTERLEAVE_NONE, \
                CU_TENSOR_MAP_INTERLEAVE_16B or CU_TENSOR_MAP_INTERLEAVE_32B";
    wrong(c, 274, text, Tensor { interleave: I(3), ..GOOD });
    let promotion = L::CU_TENSOR_MAP_L2_PROMOTION_L2_256B;
    right(c, "the last promotion", Tensor { promotion, ..GOOD });
    let text = "l2Promotion (CUtensorMapL2promotion(4)) must be CU_TENSOR_MAP_L2_PROMOTION_NONE, \
                CU_TENSOR_MAP_L2_PROMOTION_L2_64B, CU_TENSOR_MAP_L2_PROMOTION_L2_128B or \
                CU_TENSOR_MAP_L2_PROMOTION_L2_256B";
    wrong(c, 275, text, Tensor { promotion: L(4), ..GOOD });
    let text = "oobFill (CUtensorMapFloatOOBfill(2)) must be CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE or \
                CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA";
    wrong(c, 276, text, Tensor { fill: O(2), ..GOOD });
    let fill = O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA;
    right(c, "NaN", Tensor { fill, ..GOOD });
    let ty = D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16;
    right(c, "NaN of two bytes", Tensor { fill, ty, ..GOOD });
    let text = "oobFill (CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA) must be \
                CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE, because tensorDataType is not CU_TENSOR_MAP_DATA_TYPE_FLOAT16, \
                CU_TENSOR_MAP_DATA_TYPE_FLOAT32, CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
                CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 or \
                CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ";
    wrong(c, 277, text, Tensor { fill, ty: BYTES, ..GOOD });

    right(c, "the alignment", Tensor { address: 0x1010, ..GOOD });
    right(c, "the alignment by 16", Tensor { address: 0x1010, interleave: I16, ..GOOD });
    let text = "globalAddress (0x1008) must be a multiple of 16";
    wrong(c, 279, text, Tensor { address: 0x1008, ..GOOD });
    let text = format!("globalAddress (0x1010) must be a multiple of 32, {BY_32}");
    wrong(c, 280, &text, Tensor { address: 0x1010, ..by_32 });

    right(c, "the largest dimension", Tensor { dims: [1, 1, 1 << 31, 0, 0], ..GOOD });
    wrong(c, 282, "globalDim[2] (0) must not be zero", Tensor { dims: [1, 1, 0, 1, 1], ..GOOD });
    // 13.5 halves the largest dimension.
    let larger = |size: u64| Tensor { dims: [1, 1, size, 0, 0], ..GOOD };
    let text = "globalDim[2] (2147483649) must be at most 2147483648 since CUDA 13.5";
    wrong(c, since(13_050, 283), text, larger((1 << 31) + 1));
    wrong(c, since(13_050, 283), "globalDim[2] (4294967296)", larger(1 << 32));
    let bounds = [
        (until(13_040, 284), "4294967296 [undocumented]"),
        (since(13_050, 283), "2147483648 since CUDA 13.5 [undocumented]"),
    ];
    let start = "globalDim[2] (4294967297) must be at most ";
    c.judged(start, &bounds, |i| *i = larger((1 << 32) + 1).into());

    right(c, "the largest stride", Tensor { strides: [16, (1 << 40) - 16, 1, 1], ..GOOD });
    right(c, "no stride", Tensor { strides: [0, 272, 1, 1], ..GOOD });
    let text = "globalStrides[1] (264) must be a multiple of 16";
    wrong(c, 287, text, Tensor { strides: [16, 264, 1, 1], ..GOOD });
    let text = "globalStrides[1] (1099511627776) must be below 1099511627776";
    wrong(c, 288, text, Tensor { strides: [16, 1 << 40, 1, 1], ..GOOD });
    let strides = [256, 272, 1, 1];
    right(c, "a stride by 16", Tensor { strides, interleave: I16, ..GOOD });
    right(c, "a stride by 32", Tensor { strides: [256, 288, 1, 1], ..by_32 });
    let text = format!("globalStrides[1] (272) must be a multiple of 32, {BY_32}");
    wrong(c, 289, &text, Tensor { strides, ..by_32 });

    let step = |shown, must| {
        format!(
            "elementStrides[{shown} must {must}, because it is not the first with CU_TENSOR_MAP_INTERLEAVE_NONE"
        )
    };
    wrong(c, 291, &step("2] (0)", "not be zero"), Tensor { steps: [1, 1, 0, 0, 0], ..GOOD });
    wrong(c, 292, &step("1] (9)", "be at most 8"), Tensor { steps: [1, 9, 1, 0, 0], ..GOOD });
    let flat = |first| Tensor { steps: [first, 8, 1, 0, 0], ..GOOD };
    let first = |first| Tensor { interleave: I16, ..flat(first) };
    right(c, "the largest steps by 16", first(8));
    wrong(c, 291, &step("0] (0)", "not be zero"), first(0)).unless("no first step", |i| *i = flat(0).into());
    wrong(c, 292, &step("0] (9)", "be at most 8"), first(9)).unless("any first step", |i| *i = flat(9).into());

    let none = "elementStrides[0] (0) is not from 1 to 8: this driver does not ignore it";
    c.explains(1052, none, |i| *i = flat(0).into());
    right(c, "four dimensions", of_rank(4));
    right(c, "five dimensions", of_rank(5));
    let text = "globalDim[4] (0) must not be zero";
    wrong(c, 282, text, Tensor { dims: [64, 64, 64, 64, 0], ..of_rank(5) });
    let text = "globalStrides[3] (8) must be a multiple of 16";
    wrong(c, 287, text, Tensor { strides: [256, 256, 256, 8], ..of_rank(5) });
    wrong(c, 291, &step("4] (0)", "not be zero"), Tensor { steps: [1, 1, 1, 1, 0], ..of_rank(5) });
    packed_tensors(c);
    c.under(of_device(9));
    c.on(12_080..);
    let earlier = "and no device has compute capability 10.0 or higher";
    c.explains(1050, format!("tensorDataType (CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) is a packed type, {earlier}"), |i| {
        *i = packed(U4_16B).into();
    });
    let atoms = Tensor { swizzle: ATOM_32B, boxes: [8, 8, 8, 0, 0], channels: 8, ..GOOD };
    c.explains(1051, format!("swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) is a mode with larger atoms, {earlier}"), |i| {
        *i = atoms.into();
    });
    c.under(of_device(10));
    c.spares(1050, "a later device", |i| *i = packed(U4_16B).into());
    c.spares(1051, "a later device", |i| *i = atoms.into());
    c.usual();
    c.on(..);
}

/// The answers of devices of this compute capability, with the shared memory of an H100.
fn of_device(major: i32) -> Answers {
    use CUdevice_attribute as A;
    let attribute: fn(A) -> i32 = match major {
        9 => |attribute| match attribute {
            A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR => 9,
            A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR => 0,
            _ => 233_472,
        },
        _ => |attribute| match attribute {
            A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR => 10,
            A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR => 0,
            _ => 233_472,
        },
    };
    Answers { attribute, ..Answers::USUAL }
}

/// The types. 12.8 added the packed ones.
fn packed_tensors<E: Encoding>(c: &mut Case<E>) {
    let old = format!("must be {TYPES} or CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ");
    let text = format!("tensorDataType (CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B) {old}");
    wrong(c, until(12_060, 273), &text, Tensor { ty: U4_8B, ..GOOD });
    c.on(12_080..);
    let text = format!(
        "tensorDataType (CUtensorMapDataType(16)) must be {TYPES}, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ, \
         CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or \
         CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B"
    );
    wrong(c, 273, &text, Tensor { ty: D(16), ..GOOD });
    for ty in [U4_16B, U6_16B] {
        let of = |shown: &str, bound| format!("{shown} must be a multiple of {bound} {PACKED_16B}");
        right(c, "a packed type", packed(ty));
        right(c, "multiples of 32", Tensor { address: 0x1020, strides: [32, 96, 1, 1], ..packed(ty) });
        let text = of("globalAddress (0x1010)", 32);
        wrong(c, 281, &text, Tensor { address: 0x1010, ..packed(ty) });
        let text = of("globalStrides[1] (272)", 32);
        wrong(c, 290, &text, Tensor { strides: [256, 272, 1, 1], ..packed(ty) });
        right(c, "twice 128", Tensor { dims: [256, 1, 1, 0, 0], ..packed(ty) });
        let text = of("globalDim[0] (192)", 128);
        wrong(c, 285, &text, Tensor { dims: [192, 1, 1, 0, 0], ..packed(ty) });
    }
    let by_8 = Tensor { ty: U4_8B, ..GOOD };
    right(c, "by 8", Tensor { address: 0x1010, strides: [272, 272, 1, 1], ..by_8 });
    right(c, "two by 8", Tensor { dims: [2, 1, 1, 0, 0], ..by_8 });
    let text = "globalDim[0] (63) must be a multiple of 2 since CUDA 12.8, because tensorDataType is \
                CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B";
    wrong(c, 286, text, Tensor { dims: [63, 1, 1, 0, 0], ..by_8 });
    right(c, "by 16", Tensor { interleave: I16, ..packed(U4_16B) });
    let text = "interleave (CU_TENSOR_MAP_INTERLEAVE_16B) must be CU_TENSOR_MAP_INTERLEAVE_NONE since CUDA 12.8, \
                because tensorDataType is CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B";
    wrong(c, 278, text, Tensor { interleave: I16, ..packed(U6_16B) });
    c.on(..);
}

/// The swizzle modes of the two older encodings. 12.8 added some.
fn swizzles<E: Encoding>(c: &mut Case<E>) {
    let swizzled = |swizzle| Tensor { swizzle, boxes: [8, 8, 8, 0, 0], channels: 8, ..GOOD };
    let none = S::CU_TENSOR_MAP_SWIZZLE_NONE;
    right(c, "no swizzle", swizzled(none));
    right(c, "a swizzle of 32 bytes", swizzled(S32));
    for swizzle in [none, S64] {
        let text = format!("swizzle ({swizzle:?}) must be CU_TENSOR_MAP_SWIZZLE_32B since CUDA 12.2, {BY_32}");
        wrong(c, since(12_020, 296), &text, Tensor { interleave: I32, ..swizzled(swizzle) });
    }
    let most = "must be CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_32B, CU_TENSOR_MAP_SWIZZLE_64B";
    let text = format!(
        "swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) {most} or CU_TENSOR_MAP_SWIZZLE_128B"
    );
    wrong(c, until(12_060, 295), &text, swizzled(ATOM_32B));
    let text = "swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B)";
    wrong(c, until(12_060, 295), text, swizzled(ATOM_64B));
    c.on(12_080..);
    let text = format!(
        "swizzle (CUtensorMapSwizzle(7)) {most}, CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, \
         CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B"
    );
    wrong(c, 295, &text, swizzled(S(7)));
    right(c, "packed, in atoms", Tensor { swizzle: ATOM_64B, ..packed(U6_16B) });
    let text = "swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B) must be CU_TENSOR_MAP_SWIZZLE_NONE, \
                CU_TENSOR_MAP_SWIZZLE_128B or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B since CUDA 12.8, because \
                tensorDataType is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B";
    wrong(c, 298, text, Tensor { swizzle: ATOM_64B, ..packed(U4_16B) });
    let text = "swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must be CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_128B, \
                CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B since CUDA 12.8, because \
                tensorDataType is CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B";
    wrong(c, 297, text, Tensor { swizzle: S64, ..packed(U6_16B) });
    c.on(..);
}

fn tiled(cases: &Cases) {
    let mut c = cases
        .call(|| {
            let null_of = Tensor { address: 0, ..GOOD };
            let (boxDim, elementStrides) = (null(), null());
            let (globalDim, globalStrides) = (null(), null());
            cuTensorMapEncodeTiled { globalDim, globalStrides, boxDim, elementStrides, ..null_of.into() }
        })
        .only_mock("drivers could follow the null pointers");
    c.accepts("null arrays, and an address", |i| i.globalAddress = at(0x1000));

    let mut c = cases.call(|| cuTensorMapEncodeTiled::from(GOOD));
    let c = &mut c;
    tensors(c, S32);
    swizzles(c);
    right(c, "one dimension", Tensor { rank: 1, ..GOOD });
    for rank in [0, 6] {
        let text = format!("tensorRank ({rank}) must be 1, 2, 3, 4 or 5");
        wrong(c, 302, &text, Tensor { rank, ..GOOD });
    }
    let text = "tensorRank (2) must be at least 3, because interleave is not CU_TENSOR_MAP_INTERLEAVE_NONE";
    wrong(c, 303, text, Tensor { rank: 2, interleave: I16, ..GOOD });

    let inner = |ty, inner, swizzle| Tensor { ty, boxes: [inner, 8, 8, 0, 0], swizzle, ..GOOD };
    let unit = |ty, elements| inner(ty, elements, S::CU_TENSOR_MAP_SWIZZLE_NONE);
    // The sizes of the types, in their order.
    for (ty, size) in (0..).map(D).zip([1, 2, 4, 4, 8, 8, 2, 4, 8, 2, 4, 4, 4]) {
        let (least, more) = (16 / size, 16 / size + 1);
        right(c, &format!("16 bytes of {ty:?}"), unit(ty, least));
        let text = format!(
            "boxDim[0] ({more}) must be a multiple of {least}, the elements in 16 bytes, because interleave is \
             CU_TENSOR_MAP_INTERLEAVE_NONE and {NOT_PACKED}"
        );
        wrong(c, 307, &text, unit(ty, more));
        right(c, &format!("more of {ty:?}, by 16"), Tensor { interleave: I16, ..unit(ty, more) });
    }
    c.explains(1053, "boxDim[0] (5) is not a multiple of 4, the elements in 16 bytes", |i| {
        *i = Tensor { interleave: I16, ..unit(FLOAT, 5) }.into();
    });
    let large = Tensor { boxes: [16, 64, 64, 0, 0], ..GOOD };
    right(c, "a box that no multiprocessor can hold", large);
    right(c, "a box of every second row", Tensor { steps: [1, 2, 1, 0, 0], ..large });
    c.under(of_device(9));
    let most = "the elements in the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR of the devices";
    c.explains(1062, format!("boxDim (65536) is more than 58368, {most}"), |i| *i = large.into());
    c.spares(1062, "every second row", |i| *i = Tensor { steps: [1, 2, 1, 0, 0], ..large }.into());
    c.usual();
    for (swizzle, span, first) in [(S32, 8, 12_000), (S64, 16, 12_000), (S128, 32, 12_000), (ATOM_32B, 32, 12_080)] {
        c.on(first..);
        right(c, &format!("the span of {swizzle:?}"), inner(FLOAT, span, swizzle));
        let larger = inner(FLOAT, span + 4, swizzle);
        right(c, &format!("more than {swizzle:?}"), Tensor { interleave: I16, ..larger });
        let text = of_span(&format!("boxDim[0] ({}) must be at most {span}", span + 4));
        wrong(c, 308, &text, larger);
    }
    c.on(..);
    right(c, "the largest box", Tensor { boxes: [16, 256, 1, 0, 0], ..GOOD });
    let text = "boxDim[2] (0) must not be zero since CUDA 12.1";
    wrong(c, since(12_010, 304), text, Tensor { boxes: [16, 1, 0, 1, 1], ..GOOD });
    let text = "boxDim[1] (257) must be at most 256 since CUDA 12.1";
    wrong(c, since(12_010, 305), text, Tensor { boxes: [16, 257, 1, 1, 1], ..GOOD });
    wrong(c, since(12_010, 305), "boxDim[0] (1073741828)", unit(FLOAT, 0x4000_0004));
    c.on(12_080..);
    let text = format!("boxDim[0] (64) must be 128 {PACKED_16B}");
    wrong(c, 306, &text, Tensor { boxes: [64, 8, 8, 0, 0], ..packed(U4_16B) });
}

/// The pixels of two encodings.
fn pixels<E: Encoding>(c: &mut Case<E>, rule: u32, because: &str, spans: &[(S, u32)]) {
    for rank in [2, 6] {
        let text = format!("tensorRank ({rank}) must be 3, 4 or 5");
        wrong(c, 315, &text, Tensor { rank, ..GOOD });
    }
    right(c, "the most channels", Tensor { channels: 256, interleave: I16, ..GOOD });
    let text = "channelsPerPixel (257) must be at most 256";
    wrong(c, 299, text, Tensor { channels: 257, ..GOOD });
    right(c, "the most pixels", Tensor { pixels: 1024, ..GOOD });
    right(c, "no channels", Tensor { channels: 0, ..GOOD });
    right(c, "no pixels", Tensor { pixels: 0, ..GOOD });
    let large = Tensor { channels: 256, pixels: 1024, interleave: I16, ..GOOD };
    right(c, "a column that no multiprocessor can hold", large);
    c.explains(1054, "channelsPerPixel is zero", |i| *i = Tensor { channels: 0, ..GOOD }.into());
    c.explains(1055, "channelsPerPixel (5) is not a multiple of 4, the elements in 16 bytes", |i| {
        *i = Tensor { channels: 5, interleave: I16, ..GOOD }.into();
    });
    c.explains(1056, "pixelsPerColumn is zero", |i| *i = Tensor { pixels: 0, ..GOOD }.into());
    c.under(of_device(9));
    let most = "the elements in the largest CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR of the devices";
    c.explains(1063, format!("channelsPerPixel * pixelsPerColumn (262144) is more than 58368, {most}"), |i| *i = large.into());
    c.spares(1063, "fewer pixels", |i| *i = Tensor { pixels: 228, ..large }.into());
    c.usual();
    let text = format!("pixelsPerColumn (1025) must be at most 1024{because}");
    wrong(c, rule, &text, Tensor { pixels: 1025, ..GOOD });
    wrong(c, since(12_080, 301), "channelsPerPixel (256)", Tensor { channels: 256, ..GOOD });
    c.on(12_080..);
    for &(swizzle, span) in spans {
        let of = |channels| Tensor { ty: BYTES, channels, swizzle, ..GOOD };
        right(c, &format!("the span of {swizzle:?}"), of(span));
        right(c, &format!("more than {swizzle:?}"), Tensor { interleave: I16, ..of(span + 1) });
        let text = format!("channelsPerPixel ({}) must be at most {span} since CUDA 12.8", span + 1);
        wrong(c, 301, &of_span(&text), of(span + 1));
    }
    let text = format!("channelsPerPixel (64) must be 128 {PACKED_16B}");
    wrong(c, 300, &text, Tensor { channels: 64, ..packed(U6_16B) });
    c.on(..);
}

fn im2col(cases: &Cases) {
    let mut c = cases.call(|| cuTensorMapEncodeIm2col::from(GOOD));
    let c = &mut c;
    tensors(c, S32);
    swizzles(c);
    pixels(c, 316, "", &[(S32, 32), (S64, 64), (S128, 128), (ATOM_32B, 128)]);
    for (rank, rule, largest) in [(3, 309, 32767), (4, 311, 127), (5, 313, 15)] {
        let last = rank as usize - 3;
        let corners = |lower, upper| {
            let mut tensor = Tensor { lower: [i32::MAX; 3], upper: [i32::MAX; 3], ..of_rank(rank) };
            tensor.lower[..last].fill(0);
            tensor.upper[..last].fill(0);
            (tensor.lower[last], tensor.upper[last]) = (lower, upper);
            tensor
        };
        let least = -largest - 1;
        right(c, "the widest corners", corners(least, largest));
        right(c, "the widest corners, inverted", corners(largest, least));
        for (rule, value, must) in [
            (rule, least - 1, format!("at least {least}")),
            (rule + 1, largest + 1, format!("at most {largest}")),
        ] {
            let text = |corner| {
                format!("pixelBox{corner}Corner[{last}] ({value}) must be {must}, because tensorRank is {rank}")
            };
            wrong(c, rule, &text("Lower"), corners(value, 0));
            wrong(c, rule, &text("Upper"), corners(0, value));
        }
    }
    let corners = |lower, upper| Tensor { lower: [lower, 0, 0], upper: [upper, 0, 0], ..GOOD };
    let empty = "pixelBoxLowerCorner[0] (64) and pixelBoxUpperCorner[0] leave no pixel in their dimension of the tensor";
    c.explains(1061, empty, |i| *i = corners(64, 0).into());
    c.under(of_device(9));
    c.spares(1061, "a pixel", |i| *i = corners(63, 0).into());
    c.usual();
    // No rank has wider corners than 3, so there another rule rejects these.
    let first = |rank, value| Tensor { lower: [value, 0, 0], ..of_rank(rank) };
    let text = |value, must, rank| {
        format!("pixelBoxLowerCorner[0] ({value}) must be {must}, because tensorRank is {rank}")
    };
    for (rule, value, must, of_4) in [
        (309, -32769, "at least -32768", "at least -128"),
        (310, 32768, "at most 32767", "at most 127"),
    ] {
        let other = text(value, of_4, 4) + " [undocumented]";
        wrong(c, rule, &text(value, must, 3), first(3, value))
            .otherwise(rule + 2, other, |i| *i = first(4, value).into());
    }
    for (rank, rule, value, must) in [
        (4, 311, -129, "at least -128"),
        (4, 312, 128, "at most 127"),
        (5, 313, -17, "at least -16"),
        (5, 314, 16, "at most 15"),
    ] {
        wrong(c, rule, &text(value, must, rank), first(rank, value))
            .unless(format!("a corner at {value}"), |i| *i = first(rank - 1, value).into());
    }
}

fn wide(cases: &Cases) {
    let mut c = cases.call(|| cuTensorMapEncodeIm2colWide::from(GOOD));
    let c = &mut c;
    tensors(c, S64);
    let because = ", because mode is not CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128";
    pixels(c, 322, because, &[(S64, 64), (ATOM_32B, 128)]);
    let corners = |lower, upper| Tensor { lower: [lower; 3], upper: [upper; 3], ..GOOD };
    right(c, "the widest corners", corners(-32768, 32767));
    right(c, "the widest corners, inverted", corners(32767, -32768));
    for (rule, value, bound) in [(317, -32769, "at least -32768"), (318, 32768, "at most 32767")] {
        let text = |corner| format!("pixelBox{corner}CornerWidth ({value}) must be {bound}");
        wrong(c, rule, &text("Lower"), corners(value, 0));
        wrong(c, rule, &text("Upper"), corners(0, value));
    }
    let mode = M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128;
    right(c, "pixels of the other mode", Tensor { mode, pixels: 1025, ..GOOD });
    c.explains(1057, "pixelsPerColumn (1025) is more than 1024", |i| *i = Tensor { mode, pixels: 1025, ..GOOD }.into());
    let range = "is not in the range that cuTensorMapEncodeIm2col has for this rank";
    let cornered = |rank, lower, upper| Tensor { lower: [lower; 3], upper: [upper; 3], ..of_rank(rank) };
    right(c, "a wide corner of four dimensions", cornered(4, 0, 200));
    right(c, "a wide corner of five dimensions", cornered(5, -128, 0));
    c.explains(1058, format!("pixelBoxLowerCornerWidth (-128) {range}"), |i| *i = cornered(5, -128, 0).into());
    c.explains(1059, format!("pixelBoxUpperCornerWidth (200) {range}"), |i| *i = cornered(4, 0, 200).into());
    let empty = "pixelBoxLowerCornerWidth (64) and pixelBoxUpperCornerWidth leave no pixel in the width of the tensor";
    c.explains(1060, empty, |i| *i = cornered(3, 64, 0).into());
    c.under(of_device(9));
    c.spares(1058, "the least", |i| *i = cornered(4, -128, 0).into());
    c.spares(1059, "the most", |i| *i = cornered(5, 0, 15).into());
    c.spares(1060, "a pixel", |i| *i = cornered(3, 63, 0).into());
    c.usual();
    let text = "mode (CUtensorMapIm2ColWideMode(2)) must be CU_TENSOR_MAP_IM2COL_WIDE_MODE_W or \
                CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128";
    wrong(c, 319, text, Tensor { mode: M(2), ..GOOD });
    let flipped = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B;
    for swizzle in [S::CU_TENSOR_MAP_SWIZZLE_NONE, S32, flipped, ATOM_64B] {
        let text = format!(
            "swizzle ({swizzle:?}) must not be CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_32B, \
             CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B"
        );
        wrong(c, 320, &text, Tensor { swizzle, ..GOOD });
    }
    right(c, "a swizzle of 64 bytes", Tensor { swizzle: S64, ..GOOD });
    right(c, "a swizzle in atoms", Tensor { swizzle: ATOM_32B, ..GOOD });
    let not_64 = "swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must not be CU_TENSOR_MAP_SWIZZLE_64B";
    let is = "because tensorDataType is CU_TENSOR_MAP_DATA_TYPE";
    let text = format!("{not_64}, {is}_16U4_ALIGN16B");
    wrong(c, 324, &text, Tensor { swizzle: S64, ..packed(U4_16B) });
    let text = format!("{not_64} up to CUDA 13.1, {is}_16U6_ALIGN16B");
    wrong(c, until(13_010, 323), &text, Tensor { swizzle: S64, ..packed(U6_16B) });
    // Since 13.2 the text names a mode that no header declares.
    let text = "swizzle (CUtensorMapSwizzle(7)) must be CU_TENSOR_MAP_SWIZZLE_64B, CU_TENSOR_MAP_SWIZZLE_128B or \
                CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B up to CUDA 13.1";
    wrong(c, until(13_010, 321), text, Tensor { swizzle: S(7), ..GOOD });
}
