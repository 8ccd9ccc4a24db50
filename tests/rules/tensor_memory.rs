use crate::mock::{accepted, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ptr;

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

/// What the encodings take.
#[derive(Clone)]
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

type Call = fn(&Tensor) -> Result<CUtensorMap>;

/// One that every encoding accepts; what is beyond its three dimensions would be wrong.
fn good() -> Tensor {
    Tensor {
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
        swizzle: S::CU_TENSOR_MAP_SWIZZLE_128B,
        promotion: L::CU_TENSOR_MAP_L2_PROMOTION_NONE,
        fill: O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
    }
}

/// One of a packed type of 16-byte alignment.
fn packed(ty: D) -> Tensor {
    Tensor { ty, dims: [128, 64, 64, 0, 0], boxes: [128, 8, 8, 0, 0], channels: 128, ..good() }
}

fn tiled(t: &Tensor) -> Result<CUtensorMap> {
    let (dims, strides, steps) = (t.dims.as_ptr(), t.strides.as_ptr(), t.steps.as_ptr());
    let address = ptr::without_provenance_mut(t.address);
    // SAFETY: the mock looks at nothing, and the rules at these arrays.
    unsafe {
        calls::cuTensorMapEncodeTiled(
            t.ty,
            t.rank,
            address,
            dims,
            strides,
            t.boxes.as_ptr(),
            steps,
            t.interleave,
            t.swizzle,
            t.promotion,
            t.fill,
        )
    }
}

fn im2col(t: &Tensor) -> Result<CUtensorMap> {
    let (dims, strides, steps) = (t.dims.as_ptr(), t.strides.as_ptr(), t.steps.as_ptr());
    let address = ptr::without_provenance_mut(t.address);
    // SAFETY: the mock looks at nothing, and the rules at these arrays.
    unsafe {
        calls::cuTensorMapEncodeIm2col(
            t.ty,
            t.rank,
            address,
            dims,
            strides,
            t.lower.as_ptr(),
            t.upper.as_ptr(),
            t.channels,
            t.pixels,
            steps,
            t.interleave,
            t.swizzle,
            t.promotion,
            t.fill,
        )
    }
}

fn wide(t: &Tensor) -> Result<CUtensorMap> {
    let (dims, strides, steps) = (t.dims.as_ptr(), t.strides.as_ptr(), t.steps.as_ptr());
    let address = ptr::without_provenance_mut(t.address);
    // SAFETY: the mock looks at nothing, and the rules at these arrays.
    unsafe {
        calls::cuTensorMapEncodeIm2colWide(
            t.ty,
            t.rank,
            address,
            dims,
            strides,
            t.lower[0],
            t.upper[0],
            t.channels,
            t.pixels,
            steps,
            t.interleave,
            t.mode,
            t.swizzle,
            t.promotion,
            t.fill,
        )
    }
}

fn right(name: &str, call: Call, tensor: Tensor) {
    accepted(name, || call(&tensor));
}

fn wrong(name: &str, call: Call, message: &str, tensor: Tensor) {
    let message = format!("{name}: {message} [would be CUDA_ERROR_INVALID_VALUE]");
    rejected(&message, || call(&tensor));
}

const WHOLE_TYPES: &str = "CU_TENSOR_MAP_DATA_TYPE_UINT8, CU_TENSOR_MAP_DATA_TYPE_UINT16, \
    CU_TENSOR_MAP_DATA_TYPE_UINT32, CU_TENSOR_MAP_DATA_TYPE_INT32, CU_TENSOR_MAP_DATA_TYPE_UINT64, \
    CU_TENSOR_MAP_DATA_TYPE_INT64, CU_TENSOR_MAP_DATA_TYPE_FLOAT16, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, \
    CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32";

/// What holds for the three encodings in every release that has them.
fn tensors(name: &str, call: Call) {
    let right = |tensor| right(name, call, tensor);
    let wrong = |message: &str, tensor| wrong(name, call, message, tensor);
    right(good());
    wrong(
        "interleave (CUtensorMapInterleave(3)) must be CU_TENSOR_MAP_INTERLEAVE_NONE, \
         CU_TENSOR_MAP_INTERLEAVE_16B or CU_TENSOR_MAP_INTERLEAVE_32B",
        Tensor { interleave: I(3), ..good() },
    );
    right(Tensor { promotion: L::CU_TENSOR_MAP_L2_PROMOTION_L2_256B, ..good() });
    wrong(
        "l2Promotion (CUtensorMapL2promotion(4)) must be CU_TENSOR_MAP_L2_PROMOTION_NONE, \
         CU_TENSOR_MAP_L2_PROMOTION_L2_64B, CU_TENSOR_MAP_L2_PROMOTION_L2_128B or \
         CU_TENSOR_MAP_L2_PROMOTION_L2_256B",
        Tensor { promotion: L(4), ..good() },
    );
    wrong(
        "oobFill (CUtensorMapFloatOOBfill(2)) must be CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE or \
         CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA",
        Tensor { fill: O(2), ..good() },
    );
    let fill = O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA;
    right(Tensor { fill, ..good() });
    right(Tensor { fill, ty: D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, ..good() });
    wrong(
        "oobFill (CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA) must be \
         CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE, with a type that is no floating-point type",
        Tensor { fill, ty: BYTES, ..good() },
    );
    right(Tensor { address: 0x1010, ..good() });
    right(Tensor { address: 0x1010, interleave: I16, ..good() });
    wrong("globalAddress (4104) must be a multiple of 16", Tensor { address: 0x1008, ..good() });
    wrong(
        "globalAddress (4112) must be a multiple of 32, with CU_TENSOR_MAP_INTERLEAVE_32B",
        Tensor { address: 0x1010, interleave: I32, ..good() },
    );
    right(Tensor { dims: [1, 1, 1 << 31, 0, 0], ..good() });
    wrong("globalDim[2] (0) must not be zero", Tensor { dims: [1, 1, 0, 1, 1], ..good() });
    right(Tensor { strides: [16, (1 << 40) - 16, 1, 1], ..good() });
    right(Tensor { strides: [0, 272, 1, 1], ..good() });
    wrong(
        "globalStrides[1] (264) must be a multiple of 16",
        Tensor { strides: [16, 264, 1, 1], ..good() },
    );
    wrong(
        "globalStrides[1] (1099511627776) must be below 1099511627776",
        Tensor { strides: [16, 1 << 40, 1, 1], ..good() },
    );
    right(Tensor { strides: [256, 272, 1, 1], interleave: I16, ..good() });
    right(Tensor { strides: [256, 288, 1, 1], interleave: I32, ..good() });
    wrong(
        "globalStrides[1] (272) must be a multiple of 32, with CU_TENSOR_MAP_INTERLEAVE_32B",
        Tensor { strides: [256, 272, 1, 1], interleave: I32, ..good() },
    );
    right(Tensor { steps: [9, 8, 1, 0, 0], ..good() });
    right(Tensor { steps: [0, 8, 1, 0, 0], ..good() });
    wrong("elementStrides[2] (0) must not be zero", Tensor { steps: [1, 1, 0, 0, 0], ..good() });
    wrong("elementStrides[1] (9) must be at most 8", Tensor { steps: [1, 9, 1, 0, 0], ..good() });
    right(Tensor { steps: [8, 8, 1, 0, 0], interleave: I16, ..good() });
    for (first, message) in [
        (0, "elementStrides[0] (0) must not be zero"),
        (9, "elementStrides[0] (9) must be at most 8"),
    ] {
        wrong(message, Tensor { steps: [first, 1, 1, 0, 0], interleave: I16, ..good() });
    }
    let beyond = |rank| Tensor {
        rank,
        dims: [64; 5],
        strides: [256; 4],
        boxes: [16, 8, 8, 1, 1],
        lower: [0; 3],
        upper: [0; 3],
        steps: [1; 5],
        ..good()
    };
    right(beyond(4));
    right(beyond(5));
    wrong("globalDim[4] (0) must not be zero", Tensor { dims: [64, 64, 64, 64, 0], ..beyond(5) });
    wrong(
        "globalStrides[3] (8) must be a multiple of 16",
        Tensor { strides: [256, 256, 256, 8], ..beyond(5) },
    );
    wrong("elementStrides[4] (0) must not be zero", Tensor { steps: [1, 1, 1, 1, 0], ..beyond(5) });
}

/// What holds from 12.8 on, which has the packed types.
fn packed_tensors(name: &str, call: Call) {
    let right = |tensor| right(name, call, tensor);
    let wrong = |message: &str, tensor| wrong(name, call, message, tensor);
    wrong(
        &format!(
            "tensorDataType (CUtensorMapDataType(16)) must be {WHOLE_TYPES}, \
             CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, \
             CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B since CUDA 12.8"
        ),
        Tensor { ty: D(16), ..good() },
    );
    let of_packed = "since CUDA 12.8, with a packed type of 16-byte alignment";
    for ty in [U4_16B, U6_16B] {
        right(packed(ty));
        right(Tensor { address: 0x1020, strides: [32, 96, 1, 1], ..packed(ty) });
        wrong(
            &format!("globalAddress (4112) must be a multiple of 32 {of_packed}"),
            Tensor { address: 0x1010, ..packed(ty) },
        );
        wrong(
            &format!("globalStrides[1] (272) must be a multiple of 32 {of_packed}"),
            Tensor { strides: [256, 272, 1, 1], ..packed(ty) },
        );
        right(Tensor { dims: [256, 1, 1, 0, 0], ..packed(ty) });
        wrong(
            &format!("globalDim[0] (192) must be a multiple of 128 {of_packed}"),
            Tensor { dims: [192, 1, 1, 0, 0], ..packed(ty) },
        );
    }
    right(Tensor { ty: U4_8B, address: 0x1010, strides: [272, 272, 1, 1], ..good() });
    right(Tensor { ty: U4_8B, dims: [2, 1, 1, 0, 0], ..good() });
    wrong(
        "globalDim[0] (63) must be a multiple of 2 since CUDA 12.8, with CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B",
        Tensor { ty: U4_8B, dims: [63, 1, 1, 0, 0], ..good() },
    );
    right(Tensor { interleave: I16, ..packed(U4_16B) });
    wrong(
        "interleave (CU_TENSOR_MAP_INTERLEAVE_16B) must be CU_TENSOR_MAP_INTERLEAVE_NONE since CUDA 12.8, \
         with CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
        Tensor { interleave: I16, ..packed(U6_16B) },
    );
}

/// The largest dimension, which 13.5 halves.
fn dims(name: &str, test: &str, call: Call) {
    of_release(13_040, test, || {
        right(name, call, Tensor { dims: [1, 1, 1 << 32, 0, 0], ..good() });
        let message = "globalDim[2] (4294967297) must be at most 4294967296 up to CUDA 13.4";
        wrong(name, call, message, Tensor { dims: [1, 1, (1 << 32) + 1, 0, 0], ..good() });
    });
    of_release(13_050, test, || {
        let message = "globalDim[2] (2147483649) must be at most 2147483648 since CUDA 13.5";
        wrong(name, call, message, Tensor { dims: [1, 1, (1 << 31) + 1, 0, 0], ..good() });
    });
}

const OLD_SWIZZLES: &str =
    "CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_32B, CU_TENSOR_MAP_SWIZZLE_64B";

/// The types and swizzle modes, of which 12.8 has more, for the two encodings that are older.
fn swizzles(name: &str, test: &str, call: Call) {
    let swizzled = |swizzle| Tensor { swizzle, boxes: [8, 8, 8, 0, 0], channels: 8, ..good() };
    right(name, call, swizzled(S::CU_TENSOR_MAP_SWIZZLE_NONE));
    right(name, call, swizzled(S::CU_TENSOR_MAP_SWIZZLE_32B));
    // A driver of 13.0 takes any mode.
    right(name, call, Tensor { interleave: I32, ..swizzled(S::CU_TENSOR_MAP_SWIZZLE_NONE) });
    of_release(12_060, test, || {
        wrong(
            name,
            call,
            &format!(
                "tensorDataType (CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B) must be {WHOLE_TYPES} or \
                 CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ up to CUDA 12.6"
            ),
            Tensor { ty: U4_8B, ..good() },
        );
        wrong(
            name,
            call,
            &format!(
                "swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) must be {OLD_SWIZZLES} or \
                 CU_TENSOR_MAP_SWIZZLE_128B up to CUDA 12.6"
            ),
            swizzled(S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B),
        );
    });
    of_release(12_080, test, || {
        packed_tensors(name, call);
        right(name, call, swizzled(S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B));
        wrong(
            name,
            call,
            &format!(
                "swizzle (CUtensorMapSwizzle(7)) must be {OLD_SWIZZLES}, CU_TENSOR_MAP_SWIZZLE_128B, \
                 CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B or \
                 CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B since CUDA 12.8"
            ),
            swizzled(S(7)),
        );
        let mut swizzle = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B;
        right(name, call, Tensor { swizzle, ..packed(U6_16B) });
        wrong(
            name,
            call,
            "swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B) must be CU_TENSOR_MAP_SWIZZLE_NONE, \
             CU_TENSOR_MAP_SWIZZLE_128B or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B since CUDA 12.8, with \
             CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B",
            Tensor { swizzle, ..packed(U4_16B) },
        );
        swizzle = S::CU_TENSOR_MAP_SWIZZLE_64B;
        wrong(
            name,
            call,
            "swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must be CU_TENSOR_MAP_SWIZZLE_NONE, \
             CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B or \
             CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B since CUDA 12.8, with \
             CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
            Tensor { swizzle, ..packed(U6_16B) },
        );
    });
}

#[test]
fn cuTensorMapEncodeTiled() {
    let (name, test) = ("cuTensorMapEncodeTiled", "tensor_memory::cuTensorMapEncodeTiled");
    let right = |tensor| right(name, tiled, tensor);
    let wrong = |message: &str, tensor| wrong(name, tiled, message, tensor);
    tensors(name, tiled);
    // Arrays that are not there.
    // SAFETY: nothing looks behind null pointers.
    accepted(name, || unsafe {
        let Tensor { ty, interleave, swizzle, promotion, fill, .. } = good();
        let (null, nothing) = (ptr::null(), ptr::null());
        calls::cuTensorMapEncodeTiled(
            ty,
            3,
            ptr::null_mut(),
            null,
            null,
            nothing,
            nothing,
            interleave,
            swizzle,
            promotion,
            fill,
        )
    });
    right(Tensor { rank: 1, ..good() });
    for rank in [0, 6] {
        let message = format!("tensorRank ({rank}) must be 1, 2, 3, 4 or 5");
        wrong(&message, Tensor { rank, ..good() });
    }
    wrong(
        "tensorRank (2) must be at least 3, with an interleaved layout",
        Tensor { rank: 2, interleave: I16, ..good() },
    );
    let inner = |ty, inner, swizzle| Tensor { ty, boxes: [inner, 8, 8, 0, 0], swizzle, ..good() };
    let unit = |ty, elements| inner(ty, elements, S::CU_TENSOR_MAP_SWIZZLE_NONE);
    for (ty, size) in [
        (D::CU_TENSOR_MAP_DATA_TYPE_UINT8, 1),
        (D::CU_TENSOR_MAP_DATA_TYPE_UINT16, 2),
        (D::CU_TENSOR_MAP_DATA_TYPE_UINT32, 4),
        (D::CU_TENSOR_MAP_DATA_TYPE_INT32, 4),
        (D::CU_TENSOR_MAP_DATA_TYPE_UINT64, 8),
        (D::CU_TENSOR_MAP_DATA_TYPE_INT64, 8),
        (D::CU_TENSOR_MAP_DATA_TYPE_FLOAT16, 2),
        (D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 4),
        (D::CU_TENSOR_MAP_DATA_TYPE_FLOAT64, 8),
        (D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 2),
        (D::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, 4),
        (D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32, 4),
        (D::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ, 4),
    ] {
        right(unit(ty, 16 / size));
        let message = format!(
            "boxDim[0] * elementSize ({}) must be a multiple of 16, with CU_TENSOR_MAP_INTERLEAVE_NONE",
            16 + size
        );
        wrong(&message, unit(ty, 16 / size + 1));
        right(Tensor { interleave: I16, ..unit(ty, 16 / size + 1) });
    }
    for (swizzle, span) in [
        (S::CU_TENSOR_MAP_SWIZZLE_32B, 32),
        (S::CU_TENSOR_MAP_SWIZZLE_64B, 64),
        (S::CU_TENSOR_MAP_SWIZZLE_128B, 128),
    ] {
        right(inner(FLOAT, span / 4, swizzle));
        right(Tensor { interleave: I16, ..inner(FLOAT, span / 4 + 4, swizzle) });
        let message = format!(
            "boxDim[0] * elementSize ({}) must be at most {span}, the span of the swizzle mode",
            span + 16
        );
        wrong(&message, inner(FLOAT, span / 4 + 4, swizzle));
    }
    swizzles(name, test, tiled);
    dims(name, test, tiled);
    of_release(12_000, test, || {
        right(Tensor { boxes: [16, 257, 0, 0, 0], ..good() });
        right(unit(FLOAT, 0x4000_0004));
    });
    of_release(12_010, test, || {
        right(Tensor { boxes: [16, 256, 1, 0, 0], ..good() });
        wrong(
            "boxDim[2] (0) must not be zero since CUDA 12.1",
            Tensor { boxes: [16, 1, 0, 1, 1], ..good() },
        );
        wrong(
            "boxDim[1] (257) must be at most 256 since CUDA 12.1",
            Tensor { boxes: [16, 257, 1, 1, 1], ..good() },
        );
    });
    of_release(12_080, test, || {
        let atoms = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B;
        right(inner(FLOAT, 32, atoms));
        wrong(
            "boxDim[0] * elementSize (144) must be at most 128, the span of the swizzle mode",
            inner(FLOAT, 36, atoms),
        );
        wrong(
            "boxDim[0] (64) must be 128 since CUDA 12.8, with a packed type of 16-byte alignment",
            Tensor { boxes: [64, 8, 8, 0, 0], ..packed(U4_16B) },
        );
    });
}

/// The pixels of two encodings.
fn pixels(name: &str, call: Call) {
    let right = |tensor| right(name, call, tensor);
    let wrong = |message: &str, tensor| wrong(name, call, message, tensor);
    for rank in [2, 6] {
        let message = format!("tensorRank ({rank}) must be 3, 4 or 5");
        wrong(&message, Tensor { rank, ..good() });
    }
    right(Tensor { channels: 256, interleave: I16, ..good() });
    wrong("channelsPerPixel (257) must be at most 256", Tensor { channels: 257, ..good() });
    right(Tensor { pixels: 1024, ..good() });
    wrong("pixelsPerColumn (1025) must be at most 1024", Tensor { pixels: 1025, ..good() });
}

/// The channels of two encodings, from 12.8 on.
fn channels(name: &str, call: Call, spans: &[(S, u32)]) {
    for &(swizzle, span) in spans {
        right(name, call, Tensor { ty: BYTES, channels: span, swizzle, ..good() });
        right(
            name,
            call,
            Tensor { ty: BYTES, channels: span + 1, swizzle, interleave: I16, ..good() },
        );
        let message = format!(
            "channelsPerPixel * elementSize ({}) must be at most {span} since CUDA 12.8, the span of the \
             swizzle mode",
            span + 1
        );
        wrong(name, call, &message, Tensor { ty: BYTES, channels: span + 1, swizzle, ..good() });
    }
    let message = "channelsPerPixel (64) must be 128 since CUDA 12.8, with a packed type of 16-byte alignment";
    wrong(name, call, message, Tensor { channels: 64, ..packed(U6_16B) });
}

#[test]
fn cuTensorMapEncodeIm2col() {
    let (name, test) = ("cuTensorMapEncodeIm2col", "tensor_memory::cuTensorMapEncodeIm2col");
    tensors(name, im2col);
    pixels(name, im2col);
    for (rank, largest) in [(3, 32767), (4, 127), (5, 15)] {
        let corners = |lower, upper| {
            let count = rank as usize - 2;
            let mut tensor = Tensor {
                rank,
                dims: [64; 5],
                strides: [256; 4],
                steps: [1; 5],
                lower: [i32::MAX; 3],
                upper: [i32::MAX; 3],
                ..good()
            };
            tensor.lower[..count].fill(0);
            tensor.upper[..count].fill(0);
            (tensor.lower[count - 1], tensor.upper[count - 1]) = (lower, upper);
            tensor
        };
        let last = rank - 3;
        right(name, im2col, corners(-largest - 1, largest));
        right(name, im2col, corners(largest, -largest - 1));
        for (parameter, which) in [("pixelBoxLowerCorner", 0), ("pixelBoxUpperCorner", 1)] {
            let with = |value| if which == 0 { corners(value, 0) } else { corners(0, value) };
            let message = format!(
                "{parameter}[{last}] ({}) must be at least {}, with this tensorRank",
                -largest - 2,
                -largest - 1
            );
            wrong(name, im2col, &message, with(-largest - 2));
            let message = format!(
                "{parameter}[{last}] ({}) must be at most {largest}, with this tensorRank",
                largest + 1
            );
            wrong(name, im2col, &message, with(largest + 1));
        }
    }
    swizzles(name, test, im2col);
    dims(name, test, im2col);
    of_release(12_060, test, || {
        right(name, im2col, Tensor { channels: 256, ..good() });
    });
    of_release(12_080, test, || {
        let spans = [
            (S::CU_TENSOR_MAP_SWIZZLE_32B, 32),
            (S::CU_TENSOR_MAP_SWIZZLE_64B, 64),
            (S::CU_TENSOR_MAP_SWIZZLE_128B, 128),
            (S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, 128),
        ];
        channels(name, im2col, &spans);
    });
}

#[test]
fn cuTensorMapEncodeIm2colWide() {
    let (name, test) =
        ("cuTensorMapEncodeIm2colWide", "tensor_memory::cuTensorMapEncodeIm2colWide");
    let right = |tensor| right(name, wide, tensor);
    let wrong = |message: &str, tensor| wrong(name, wide, message, tensor);
    tensors(name, wide);
    packed_tensors(name, wide);
    pixels(name, wide);
    channels(
        name,
        wide,
        &[(S::CU_TENSOR_MAP_SWIZZLE_64B, 64), (S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, 128)],
    );
    right(Tensor { lower: [-32768; 3], upper: [32767; 3], ..good() });
    right(Tensor { lower: [32767; 3], upper: [-32768; 3], ..good() });
    for (value, bound) in [(-32769, "at least -32768"), (32768, "at most 32767")] {
        let message = format!("pixelBoxLowerCornerWidth ({value}) must be {bound}");
        wrong(&message, Tensor { lower: [value; 3], ..good() });
        let message = format!("pixelBoxUpperCornerWidth ({value}) must be {bound}");
        wrong(&message, Tensor { upper: [value; 3], ..good() });
    }
    let mode = M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128;
    right(Tensor { mode, pixels: 1025, ..good() });
    wrong(
        "mode (CUtensorMapIm2ColWideMode(2)) must be CU_TENSOR_MAP_IM2COL_WIDE_MODE_W or \
         CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128",
        Tensor { mode: M(2), ..good() },
    );
    for (swizzle, shown) in [
        (S::CU_TENSOR_MAP_SWIZZLE_NONE, "CU_TENSOR_MAP_SWIZZLE_NONE"),
        (S::CU_TENSOR_MAP_SWIZZLE_32B, "CU_TENSOR_MAP_SWIZZLE_32B"),
        (
            S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B,
            "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B",
        ),
        (S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B, "CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B"),
    ] {
        let message = format!(
            "swizzle ({shown}) must not be CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_32B, \
             CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B"
        );
        wrong(&message, Tensor { swizzle, ..good() });
    }
    // A mode that the text names and no header has.
    right(Tensor { swizzle: S(7), ..good() });
    let swizzle = S::CU_TENSOR_MAP_SWIZZLE_64B;
    wrong(
        "swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must not be CU_TENSOR_MAP_SWIZZLE_64B, with \
         CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B",
        Tensor { swizzle, ..packed(U4_16B) },
    );
    dims(name, test, wide);
    of_release(13_010, test, || {
        wrong(
            "swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must not be CU_TENSOR_MAP_SWIZZLE_64B up to CUDA 13.1, with \
             CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
            Tensor { swizzle, ..packed(U6_16B) },
        );
    });
    of_release(13_020, test, || {
        right(Tensor { swizzle, ..packed(U6_16B) });
    });
}

#[test]
fn cuTensorMapReplaceAddress() {
    let name = "cuTensorMapReplaceAddress";
    let mut map = CUtensorMap::default();
    // SAFETY: the mock looks at nothing.
    let mut call = |address| unsafe {
        calls::cuTensorMapReplaceAddress(&mut map, ptr::without_provenance_mut(address))
    };
    accepted(name, || call(0x1010));
    rejected(
        "cuTensorMapReplaceAddress: globalAddress (4104) must be a multiple of 16 \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(0x1008),
    );
}

#[test]
fn cuTensorMapSetAllocationClass() {
    use CUtensorMapAllocClass as C;
    let name = "cuTensorMapSetAllocationClass";
    let mut map = CUtensorMap::default();
    // SAFETY: the mock looks at nothing.
    let mut call =
        |class| unsafe { calls::cuTensorMapSetAllocationClass(&mut map, class, ptr::null_mut()) };
    accepted(name, || call(C::CU_TENSOR_MAP_ALLOC_CLASS_AUTO));
    accepted(name, || call(C::CU_TENSOR_MAP_ALLOC_CLASS_LARGE));
    rejected(
        "cuTensorMapSetAllocationClass: allocClass (CUtensorMapAllocClass(3)) must be \
         CU_TENSOR_MAP_ALLOC_CLASS_AUTO, CU_TENSOR_MAP_ALLOC_CLASS_SMALL or CU_TENSOR_MAP_ALLOC_CLASS_LARGE \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(C(3)),
    );
}
