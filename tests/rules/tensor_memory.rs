use crate::mock::{NEWEST, accepted, of_release, rejected};
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

/// The arguments of the encodings.
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

/// Arguments that every encoding accepts. The elements beyond the three dimensions would be wrong.
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

/// Arguments with a packed type of 16-byte alignment.
fn packed(ty: D) -> Tensor {
    Tensor { ty, dims: [128, 64, 64, 0, 0], boxes: [128, 8, 8, 0, 0], channels: 128, ..good() }
}

fn tiled(t: &Tensor) -> Result<CUtensorMap> {
    let (dims, strides, steps) = (t.dims.as_ptr(), t.strides.as_ptr(), t.steps.as_ptr());
    let address = ptr::without_provenance_mut(t.address);
    // SAFETY: the mock reads no memory, and the rules read only these arrays.
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
    // SAFETY: the mock reads no memory, and the rules read only these arrays.
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
    // SAFETY: the mock reads no memory, and the rules read only these arrays.
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
    assert!(message.starts_with(name));
    let message = format!("{message} [the documentation gives no code]");
    rejected(&message, || call(&tensor));
}

/// Tests the rules of each encoding for a tensor.
struct Messages {
    interleave: &'static str,
    promotion: &'static str,
    fill: &'static str,
    fill_of_integers: &'static str,
    address: &'static str,
    address_interleaved: &'static str,
    dim: &'static str,
    last_dim: &'static str,
    dim_13_4: &'static str,
    dim_13_5: &'static str,
    stride: &'static str,
    last_stride: &'static str,
    large_stride: &'static str,
    stride_interleaved: &'static str,
    step: &'static str,
    last_step: &'static str,
    large_step: &'static str,
    first_step: &'static str,
    large_first_step: &'static str,
    ty: &'static str,
    address_packed: &'static str,
    stride_packed: &'static str,
    dim_packed: &'static str,
    dim_packed_by_8: &'static str,
    interleave_packed: &'static str,
}

const TILED: Messages = Messages {
    interleave: "cuTensorMapEncodeTiled: interleave (CUtensorMapInterleave(3)) must be \
        CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_INTERLEAVE_16B or CU_TENSOR_MAP_INTERLEAVE_32B",
    promotion: "cuTensorMapEncodeTiled: l2Promotion (CUtensorMapL2promotion(4)) must be \
        CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_L2_PROMOTION_L2_64B, \
        CU_TENSOR_MAP_L2_PROMOTION_L2_128B or CU_TENSOR_MAP_L2_PROMOTION_L2_256B",
    fill: "cuTensorMapEncodeTiled: oobFill (CUtensorMapFloatOOBfill(2)) must be \
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE or CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA",
    fill_of_integers: "cuTensorMapEncodeTiled: oobFill (CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA) must be \
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE, because `tensorDataType` is not CU_TENSOR_MAP_DATA_TYPE_FLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32, CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 or \
        CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ",
    address: "cuTensorMapEncodeTiled: globalAddress (4104) must be a multiple of 16",
    address_interleaved: "cuTensorMapEncodeTiled: globalAddress (4112) must be a multiple of 32, because \
        `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    dim: "cuTensorMapEncodeTiled: globalDim[2] (0) must not be zero",
    last_dim: "cuTensorMapEncodeTiled: globalDim[4] (0) must not be zero",
    dim_13_4: "cuTensorMapEncodeTiled: globalDim[2] (4294967297) must be at most 4294967296",
    dim_13_5: "cuTensorMapEncodeTiled: globalDim[2] (2147483649) must be at most 2147483648 since CUDA 13.5",
    stride: "cuTensorMapEncodeTiled: globalStrides[1] (264) must be a multiple of 16",
    last_stride: "cuTensorMapEncodeTiled: globalStrides[3] (8) must be a multiple of 16",
    large_stride: "cuTensorMapEncodeTiled: globalStrides[1] (1099511627776) must be below 1099511627776",
    stride_interleaved: "cuTensorMapEncodeTiled: globalStrides[1] (272) must be a multiple of 32, because \
        `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    step: "cuTensorMapEncodeTiled: elementStrides[2] (0) must not be zero, because it is not the first with \
        CU_TENSOR_MAP_INTERLEAVE_NONE",
    last_step: "cuTensorMapEncodeTiled: elementStrides[4] (0) must not be zero, because it is not the first with \
        CU_TENSOR_MAP_INTERLEAVE_NONE",
    large_step: "cuTensorMapEncodeTiled: elementStrides[1] (9) must be at most 8, because it is not the first with \
        CU_TENSOR_MAP_INTERLEAVE_NONE",
    first_step: "cuTensorMapEncodeTiled: elementStrides[0] (0) must not be zero, because it is not the first with \
        CU_TENSOR_MAP_INTERLEAVE_NONE",
    large_first_step: "cuTensorMapEncodeTiled: elementStrides[0] (9) must be at most 8, because it is not the first \
        with CU_TENSOR_MAP_INTERLEAVE_NONE",
    ty: "cuTensorMapEncodeTiled: tensorDataType (CUtensorMapDataType(16)) must be \
        CU_TENSOR_MAP_DATA_TYPE_UINT8, CU_TENSOR_MAP_DATA_TYPE_UINT16, \
        CU_TENSOR_MAP_DATA_TYPE_UINT32, CU_TENSOR_MAP_DATA_TYPE_INT32, \
        CU_TENSOR_MAP_DATA_TYPE_UINT64, CU_TENSOR_MAP_DATA_TYPE_INT64, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT16, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32, \
        CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, \
        CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    address_packed: "cuTensorMapEncodeTiled: globalAddress (4112) must be a multiple of 32 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    stride_packed: "cuTensorMapEncodeTiled: globalStrides[1] (272) must be a multiple of 32 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    dim_packed: "cuTensorMapEncodeTiled: globalDim[0] (192) must be a multiple of 128 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    dim_packed_by_8: "cuTensorMapEncodeTiled: globalDim[0] (63) must be a multiple of 2 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B",
    interleave_packed: "cuTensorMapEncodeTiled: interleave (CU_TENSOR_MAP_INTERLEAVE_16B) must be \
        CU_TENSOR_MAP_INTERLEAVE_NONE since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
};

const IM2COL: Messages = Messages {
    interleave: "cuTensorMapEncodeIm2col: interleave (CUtensorMapInterleave(3)) must be \
        CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_INTERLEAVE_16B or CU_TENSOR_MAP_INTERLEAVE_32B",
    promotion: "cuTensorMapEncodeIm2col: l2Promotion (CUtensorMapL2promotion(4)) must be \
        CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_L2_PROMOTION_L2_64B, \
        CU_TENSOR_MAP_L2_PROMOTION_L2_128B or CU_TENSOR_MAP_L2_PROMOTION_L2_256B",
    fill: "cuTensorMapEncodeIm2col: oobFill (CUtensorMapFloatOOBfill(2)) must be \
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE or CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA",
    fill_of_integers: "cuTensorMapEncodeIm2col: oobFill (CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA) must be \
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE, because `tensorDataType` is not CU_TENSOR_MAP_DATA_TYPE_FLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32, CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 or \
        CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ",
    address: "cuTensorMapEncodeIm2col: globalAddress (4104) must be a multiple of 16",
    address_interleaved: "cuTensorMapEncodeIm2col: globalAddress (4112) must be a multiple of 32, because \
        `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    dim: "cuTensorMapEncodeIm2col: globalDim[2] (0) must not be zero",
    last_dim: "cuTensorMapEncodeIm2col: globalDim[4] (0) must not be zero",
    dim_13_4: "cuTensorMapEncodeIm2col: globalDim[2] (4294967297) must be at most 4294967296",
    dim_13_5: "cuTensorMapEncodeIm2col: globalDim[2] (2147483649) must be at most 2147483648 since CUDA \
        13.5",
    stride: "cuTensorMapEncodeIm2col: globalStrides[1] (264) must be a multiple of 16",
    last_stride: "cuTensorMapEncodeIm2col: globalStrides[3] (8) must be a multiple of 16",
    large_stride: "cuTensorMapEncodeIm2col: globalStrides[1] (1099511627776) must be below 1099511627776",
    stride_interleaved: "cuTensorMapEncodeIm2col: globalStrides[1] (272) must be a multiple of 32, because \
        `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    step: "cuTensorMapEncodeIm2col: elementStrides[2] (0) must not be zero, because it is not the first with \
        CU_TENSOR_MAP_INTERLEAVE_NONE",
    last_step: "cuTensorMapEncodeIm2col: elementStrides[4] (0) must not be zero, because it is not the first with \
        CU_TENSOR_MAP_INTERLEAVE_NONE",
    large_step: "cuTensorMapEncodeIm2col: elementStrides[1] (9) must be at most 8, because it is not the first with \
        CU_TENSOR_MAP_INTERLEAVE_NONE",
    first_step: "cuTensorMapEncodeIm2col: elementStrides[0] (0) must not be zero, because it is not the first with \
        CU_TENSOR_MAP_INTERLEAVE_NONE",
    large_first_step: "cuTensorMapEncodeIm2col: elementStrides[0] (9) must be at most 8, because it is not the first \
        with CU_TENSOR_MAP_INTERLEAVE_NONE",
    ty: "cuTensorMapEncodeIm2col: tensorDataType (CUtensorMapDataType(16)) must be \
        CU_TENSOR_MAP_DATA_TYPE_UINT8, CU_TENSOR_MAP_DATA_TYPE_UINT16, \
        CU_TENSOR_MAP_DATA_TYPE_UINT32, CU_TENSOR_MAP_DATA_TYPE_INT32, \
        CU_TENSOR_MAP_DATA_TYPE_UINT64, CU_TENSOR_MAP_DATA_TYPE_INT64, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT16, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32, \
        CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, \
        CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    address_packed: "cuTensorMapEncodeIm2col: globalAddress (4112) must be a multiple of 32 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    stride_packed: "cuTensorMapEncodeIm2col: globalStrides[1] (272) must be a multiple of 32 since CUDA 12.8, \
        because `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    dim_packed: "cuTensorMapEncodeIm2col: globalDim[0] (192) must be a multiple of 128 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    dim_packed_by_8: "cuTensorMapEncodeIm2col: globalDim[0] (63) must be a multiple of 2 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B",
    interleave_packed: "cuTensorMapEncodeIm2col: interleave (CU_TENSOR_MAP_INTERLEAVE_16B) must be \
        CU_TENSOR_MAP_INTERLEAVE_NONE since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
};

const WIDE: Messages = Messages {
    interleave: "cuTensorMapEncodeIm2colWide: interleave (CUtensorMapInterleave(3)) must be \
        CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_INTERLEAVE_16B or CU_TENSOR_MAP_INTERLEAVE_32B",
    promotion: "cuTensorMapEncodeIm2colWide: l2Promotion (CUtensorMapL2promotion(4)) must be \
        CU_TENSOR_MAP_L2_PROMOTION_NONE, CU_TENSOR_MAP_L2_PROMOTION_L2_64B, \
        CU_TENSOR_MAP_L2_PROMOTION_L2_128B or CU_TENSOR_MAP_L2_PROMOTION_L2_256B",
    fill: "cuTensorMapEncodeIm2colWide: oobFill (CUtensorMapFloatOOBfill(2)) must be \
        CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE or CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA",
    fill_of_integers: "cuTensorMapEncodeIm2colWide: oobFill (CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA) must \
        be CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE, because `tensorDataType` is not CU_TENSOR_MAP_DATA_TYPE_FLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32, CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 or \
        CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ",
    address: "cuTensorMapEncodeIm2colWide: globalAddress (4104) must be a multiple of 16",
    address_interleaved: "cuTensorMapEncodeIm2colWide: globalAddress (4112) must be a multiple of 32, because \
        `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    dim: "cuTensorMapEncodeIm2colWide: globalDim[2] (0) must not be zero",
    last_dim: "cuTensorMapEncodeIm2colWide: globalDim[4] (0) must not be zero",
    dim_13_4: "cuTensorMapEncodeIm2colWide: globalDim[2] (4294967297) must be at most 4294967296",
    dim_13_5: "cuTensorMapEncodeIm2colWide: globalDim[2] (2147483649) must be at most 2147483648 since CUDA \
        13.5",
    stride: "cuTensorMapEncodeIm2colWide: globalStrides[1] (264) must be a multiple of 16",
    last_stride: "cuTensorMapEncodeIm2colWide: globalStrides[3] (8) must be a multiple of 16",
    large_stride: "cuTensorMapEncodeIm2colWide: globalStrides[1] (1099511627776) must be below 1099511627776",
    stride_interleaved: "cuTensorMapEncodeIm2colWide: globalStrides[1] (272) must be a multiple of 32, because \
        `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    step: "cuTensorMapEncodeIm2colWide: elementStrides[2] (0) must not be zero, because it is not the first with \
        CU_TENSOR_MAP_INTERLEAVE_NONE",
    last_step: "cuTensorMapEncodeIm2colWide: elementStrides[4] (0) must not be zero, because it is not the first \
        with CU_TENSOR_MAP_INTERLEAVE_NONE",
    large_step: "cuTensorMapEncodeIm2colWide: elementStrides[1] (9) must be at most 8, because it is not the first \
        with CU_TENSOR_MAP_INTERLEAVE_NONE",
    first_step: "cuTensorMapEncodeIm2colWide: elementStrides[0] (0) must not be zero, because it is not the first \
        with CU_TENSOR_MAP_INTERLEAVE_NONE",
    large_first_step: "cuTensorMapEncodeIm2colWide: elementStrides[0] (9) must be at most 8, because it is not the \
        first with CU_TENSOR_MAP_INTERLEAVE_NONE",
    ty: "cuTensorMapEncodeIm2colWide: tensorDataType (CUtensorMapDataType(16)) must be \
        CU_TENSOR_MAP_DATA_TYPE_UINT8, CU_TENSOR_MAP_DATA_TYPE_UINT16, \
        CU_TENSOR_MAP_DATA_TYPE_UINT32, CU_TENSOR_MAP_DATA_TYPE_INT32, \
        CU_TENSOR_MAP_DATA_TYPE_UINT64, CU_TENSOR_MAP_DATA_TYPE_INT64, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT16, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32, \
        CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, \
        CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    address_packed: "cuTensorMapEncodeIm2colWide: globalAddress (4112) must be a multiple of 32 since CUDA 12.8, \
        because `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    stride_packed: "cuTensorMapEncodeIm2colWide: globalStrides[1] (272) must be a multiple of 32 since CUDA 12.8, \
        because `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    dim_packed: "cuTensorMapEncodeIm2colWide: globalDim[0] (192) must be a multiple of 128 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    dim_packed_by_8: "cuTensorMapEncodeIm2colWide: globalDim[0] (63) must be a multiple of 2 since CUDA 12.8, \
        because `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B",
    interleave_packed: "cuTensorMapEncodeIm2colWide: interleave (CU_TENSOR_MAP_INTERLEAVE_16B) must be \
        CU_TENSOR_MAP_INTERLEAVE_NONE since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
};

/// Tests the rules of the two older encodings for swizzle modes.
struct Swizzles {
    ty: &'static str,
    none_by_32: &'static str,
    by_32: &'static str,
    before_atoms: &'static str,
    unknown: &'static str,
    of_u4: &'static str,
    of_u6: &'static str,
}

const TILED_SWIZZLES: Swizzles = Swizzles {
    ty: "cuTensorMapEncodeTiled: tensorDataType (CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B) must be \
        CU_TENSOR_MAP_DATA_TYPE_UINT8, CU_TENSOR_MAP_DATA_TYPE_UINT16, \
        CU_TENSOR_MAP_DATA_TYPE_UINT32, CU_TENSOR_MAP_DATA_TYPE_INT32, \
        CU_TENSOR_MAP_DATA_TYPE_UINT64, CU_TENSOR_MAP_DATA_TYPE_INT64, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT16, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 or \
        CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ",
    none_by_32: "cuTensorMapEncodeTiled: swizzle (CU_TENSOR_MAP_SWIZZLE_NONE) must be \
        CU_TENSOR_MAP_SWIZZLE_32B since CUDA 12.2, because `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    by_32: "cuTensorMapEncodeTiled: swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must be \
        CU_TENSOR_MAP_SWIZZLE_32B since CUDA 12.2, because `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    before_atoms: "cuTensorMapEncodeTiled: swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) must be \
        CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_32B, CU_TENSOR_MAP_SWIZZLE_64B or \
        CU_TENSOR_MAP_SWIZZLE_128B",
    unknown: "cuTensorMapEncodeTiled: swizzle (CUtensorMapSwizzle(7)) must be CU_TENSOR_MAP_SWIZZLE_NONE, \
        CU_TENSOR_MAP_SWIZZLE_32B, CU_TENSOR_MAP_SWIZZLE_64B, CU_TENSOR_MAP_SWIZZLE_128B, \
        CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B or \
        CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B",
    of_u4: "cuTensorMapEncodeTiled: swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B) must be \
        CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_128B or \
        CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B",
    of_u6: "cuTensorMapEncodeTiled: swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must be \
        CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B \
        or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
};

const IM2COL_SWIZZLES: Swizzles = Swizzles {
    ty: "cuTensorMapEncodeIm2col: tensorDataType (CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B) must be \
        CU_TENSOR_MAP_DATA_TYPE_UINT8, CU_TENSOR_MAP_DATA_TYPE_UINT16, \
        CU_TENSOR_MAP_DATA_TYPE_UINT32, CU_TENSOR_MAP_DATA_TYPE_INT32, \
        CU_TENSOR_MAP_DATA_TYPE_UINT64, CU_TENSOR_MAP_DATA_TYPE_INT64, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT16, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT64, CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, \
        CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ, CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 or \
        CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ",
    none_by_32: "cuTensorMapEncodeIm2col: swizzle (CU_TENSOR_MAP_SWIZZLE_NONE) must be \
        CU_TENSOR_MAP_SWIZZLE_32B since CUDA 12.2, because `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    by_32: "cuTensorMapEncodeIm2col: swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must be \
        CU_TENSOR_MAP_SWIZZLE_32B since CUDA 12.2, because `interleave` is CU_TENSOR_MAP_INTERLEAVE_32B",
    before_atoms: "cuTensorMapEncodeIm2col: swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) must be \
        CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_32B, CU_TENSOR_MAP_SWIZZLE_64B or \
        CU_TENSOR_MAP_SWIZZLE_128B",
    unknown: "cuTensorMapEncodeIm2col: swizzle (CUtensorMapSwizzle(7)) must be CU_TENSOR_MAP_SWIZZLE_NONE, \
        CU_TENSOR_MAP_SWIZZLE_32B, CU_TENSOR_MAP_SWIZZLE_64B, CU_TENSOR_MAP_SWIZZLE_128B, \
        CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B or \
        CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B",
    of_u4: "cuTensorMapEncodeIm2col: swizzle (CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B) must be \
        CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_128B or \
        CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B",
    of_u6: "cuTensorMapEncodeIm2col: swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must be \
        CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B \
        or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
};

/// The ends of messages about the elements of types that are not packed.
const NOT_PACKED: &str = "`tensorDataType` is not CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, \
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B";
const SWIZZLED: &str = "because `interleave` is CU_TENSOR_MAP_INTERLEAVE_NONE, `swizzle` is not \
    CU_TENSOR_MAP_SWIZZLE_NONE and `tensorDataType` is not CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B, \
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B";

/// Tests the rules of two encodings for pixels. `rank` and `bytes` begin the messages.
struct Pixels {
    rank: &'static str,
    channels: &'static str,
    channels_packed: &'static str,
    bytes: &'static str,
    pixels: &'static str,
}

const IM2COL_PIXELS: Pixels = Pixels {
    rank: "cuTensorMapEncodeIm2col: tensorRank (",
    channels: "cuTensorMapEncodeIm2col: channelsPerPixel (257) must be at most 256",
    channels_packed: "cuTensorMapEncodeIm2col: channelsPerPixel (64) must be 128 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    bytes: "cuTensorMapEncodeIm2col: channelsPerPixel (",
    pixels: "cuTensorMapEncodeIm2col: pixelsPerColumn (1025) must be at most 1024",
};

const WIDE_PIXELS: Pixels = Pixels {
    rank: "cuTensorMapEncodeIm2colWide: tensorRank (",
    channels: "cuTensorMapEncodeIm2colWide: channelsPerPixel (257) must be at most 256",
    channels_packed: "cuTensorMapEncodeIm2colWide: channelsPerPixel (64) must be 128 since CUDA 12.8, because \
        `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
    bytes: "cuTensorMapEncodeIm2colWide: channelsPerPixel (",
    pixels: "cuTensorMapEncodeIm2colWide: pixelsPerColumn (1025) must be at most 1024, because \
        `mode` is not CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128",
};

/// The rules of the three encodings in every release that has them.
fn tensors(name: &str, call: Call, m: &Messages) {
    let right = |tensor| right(name, call, tensor);
    let wrong = |message: &str, tensor| wrong(name, call, message, tensor);
    // The mode that two encodings require with it, and the third one rejects.
    let swizzle = match name {
        "cuTensorMapEncodeIm2colWide" => S::CU_TENSOR_MAP_SWIZZLE_64B,
        _ => S::CU_TENSOR_MAP_SWIZZLE_32B,
    };
    let by_32 = Tensor { interleave: I32, swizzle, ..good() };
    right(by_32.clone());
    right(good());
    wrong(m.interleave, Tensor { interleave: I(3), ..good() });
    right(Tensor { promotion: L::CU_TENSOR_MAP_L2_PROMOTION_L2_256B, ..good() });
    wrong(m.promotion, Tensor { promotion: L(4), ..good() });
    wrong(m.fill, Tensor { fill: O(2), ..good() });
    let fill = O::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA;
    right(Tensor { fill, ..good() });
    right(Tensor { fill, ty: D::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, ..good() });
    wrong(m.fill_of_integers, Tensor { fill, ty: BYTES, ..good() });
    right(Tensor { address: 0x1010, ..good() });
    right(Tensor { address: 0x1010, interleave: I16, ..good() });
    wrong(m.address, Tensor { address: 0x1008, ..good() });
    wrong(m.address_interleaved, Tensor { address: 0x1010, ..by_32.clone() });
    right(Tensor { dims: [1, 1, 1 << 31, 0, 0], ..good() });
    wrong(m.dim, Tensor { dims: [1, 1, 0, 1, 1], ..good() });
    right(Tensor { strides: [16, (1 << 40) - 16, 1, 1], ..good() });
    right(Tensor { strides: [0, 272, 1, 1], ..good() });
    wrong(m.stride, Tensor { strides: [16, 264, 1, 1], ..good() });
    wrong(m.large_stride, Tensor { strides: [16, 1 << 40, 1, 1], ..good() });
    right(Tensor { strides: [256, 272, 1, 1], interleave: I16, ..good() });
    right(Tensor { strides: [256, 288, 1, 1], ..by_32.clone() });
    wrong(m.stride_interleaved, Tensor { strides: [256, 272, 1, 1], ..by_32 });
    right(Tensor { steps: [9, 8, 1, 0, 0], ..good() });
    right(Tensor { steps: [0, 8, 1, 0, 0], ..good() });
    wrong(m.step, Tensor { steps: [1, 1, 0, 0, 0], ..good() });
    wrong(m.large_step, Tensor { steps: [1, 9, 1, 0, 0], ..good() });
    right(Tensor { steps: [8, 8, 1, 0, 0], interleave: I16, ..good() });
    for (first, message) in [(0, m.first_step), (9, m.large_first_step)] {
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
    wrong(m.last_dim, Tensor { dims: [64, 64, 64, 64, 0], ..beyond(5) });
    wrong(m.last_stride, Tensor { strides: [256, 256, 256, 8], ..beyond(5) });
    wrong(m.last_step, Tensor { steps: [1, 1, 1, 1, 0], ..beyond(5) });
}

/// The rules since 12.8, which has the packed types.
fn packed_tensors(name: &str, call: Call, m: &Messages) {
    let right = |tensor| right(name, call, tensor);
    let wrong = |message: &str, tensor| wrong(name, call, message, tensor);
    wrong(m.ty, Tensor { ty: D(16), ..good() });
    for ty in [U4_16B, U6_16B] {
        right(packed(ty));
        right(Tensor { address: 0x1020, strides: [32, 96, 1, 1], ..packed(ty) });
        wrong(m.address_packed, Tensor { address: 0x1010, ..packed(ty) });
        wrong(m.stride_packed, Tensor { strides: [256, 272, 1, 1], ..packed(ty) });
        right(Tensor { dims: [256, 1, 1, 0, 0], ..packed(ty) });
        wrong(m.dim_packed, Tensor { dims: [192, 1, 1, 0, 0], ..packed(ty) });
    }
    right(Tensor { ty: U4_8B, address: 0x1010, strides: [272, 272, 1, 1], ..good() });
    right(Tensor { ty: U4_8B, dims: [2, 1, 1, 0, 0], ..good() });
    wrong(m.dim_packed_by_8, Tensor { ty: U4_8B, dims: [63, 1, 1, 0, 0], ..good() });
    right(Tensor { interleave: I16, ..packed(U4_16B) });
    wrong(m.interleave_packed, Tensor { interleave: I16, ..packed(U6_16B) });
}

/// The largest dimension, which 13.5 halves.
fn dims(name: &str, test: &str, call: Call, m: &Messages) {
    of_release(13_040, test, || {
        right(name, call, Tensor { dims: [1, 1, 1 << 32, 0, 0], ..good() });
        wrong(name, call, m.dim_13_4, Tensor { dims: [1, 1, (1 << 32) + 1, 0, 0], ..good() });
    });
    of_release(NEWEST, test, || {
        wrong(name, call, m.dim_13_5, Tensor { dims: [1, 1, (1 << 31) + 1, 0, 0], ..good() });
    });
}

/// The types and swizzle modes of the two older encodings. 12.8 added some.
fn swizzles(name: &str, test: &str, call: Call, m: &Messages, s: &Swizzles) {
    let swizzled = |swizzle| Tensor { swizzle, boxes: [8, 8, 8, 0, 0], channels: 8, ..good() };
    right(name, call, swizzled(S::CU_TENSOR_MAP_SWIZZLE_NONE));
    right(name, call, swizzled(S::CU_TENSOR_MAP_SWIZZLE_32B));
    let by_32 = |swizzle| Tensor { interleave: I32, ..swizzled(swizzle) };
    of_release(12_010, test, || {
        right(name, call, by_32(S::CU_TENSOR_MAP_SWIZZLE_64B));
    });
    of_release(12_020, test, || {
        right(name, call, by_32(S::CU_TENSOR_MAP_SWIZZLE_32B));
        wrong(name, call, s.none_by_32, by_32(S::CU_TENSOR_MAP_SWIZZLE_NONE));
        wrong(name, call, s.by_32, by_32(S::CU_TENSOR_MAP_SWIZZLE_64B));
    });
    of_release(12_060, test, || {
        wrong(name, call, s.ty, Tensor { ty: U4_8B, ..good() });
        wrong(name, call, s.before_atoms, swizzled(S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B));
    });
    of_release(12_080, test, || {
        packed_tensors(name, call, m);
        right(name, call, swizzled(S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B));
        wrong(name, call, s.unknown, swizzled(S(7)));
        let mut swizzle = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B;
        right(name, call, Tensor { swizzle, ..packed(U6_16B) });
        wrong(name, call, s.of_u4, Tensor { swizzle, ..packed(U4_16B) });
        swizzle = S::CU_TENSOR_MAP_SWIZZLE_64B;
        wrong(name, call, s.of_u6, Tensor { swizzle, ..packed(U6_16B) });
    });
}

#[test]
fn cuTensorMapEncodeTiled() {
    let (name, test) = ("cuTensorMapEncodeTiled", "tensor_memory::cuTensorMapEncodeTiled");
    let right = |tensor| right(name, tiled, tensor);
    let wrong = |message: &str, tensor| wrong(name, tiled, message, tensor);
    tensors(name, tiled, &TILED);
    // Null arrays. SAFETY: nothing follows null pointers.
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
        let message =
            format!("cuTensorMapEncodeTiled: tensorRank ({rank}) must be 1, 2, 3, 4 or 5");
        wrong(&message, Tensor { rank, ..good() });
    }
    wrong(
        "cuTensorMapEncodeTiled: tensorRank (2) must be at least 3, because \
        `interleave` is not CU_TENSOR_MAP_INTERLEAVE_NONE",
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
            "cuTensorMapEncodeTiled: boxDim[0] ({}) must be a multiple of {}, the elements in 16 bytes, because \
             `interleave` is CU_TENSOR_MAP_INTERLEAVE_NONE and {NOT_PACKED}",
            16 / size + 1,
            16 / size
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
            "cuTensorMapEncodeTiled: boxDim[0] ({}) must be at most {}, the elements in the span of the swizzle \
             mode, {SWIZZLED}",
            span / 4 + 4,
            span / 4
        );
        wrong(&message, inner(FLOAT, span / 4 + 4, swizzle));
    }
    swizzles(name, test, tiled, &TILED, &TILED_SWIZZLES);
    dims(name, test, tiled, &TILED);
    of_release(12_000, test, || {
        right(Tensor { boxes: [16, 257, 0, 0, 0], ..good() });
        right(unit(FLOAT, 0x4000_0004));
    });
    of_release(12_010, test, || {
        right(Tensor { boxes: [16, 256, 1, 0, 0], ..good() });
        wrong(
            "cuTensorMapEncodeTiled: boxDim[2] (0) must not be zero since CUDA 12.1",
            Tensor { boxes: [16, 1, 0, 1, 1], ..good() },
        );
        wrong(
            "cuTensorMapEncodeTiled: boxDim[1] (257) must be at most 256 since CUDA 12.1",
            Tensor { boxes: [16, 257, 1, 1, 1], ..good() },
        );
    });
    of_release(12_080, test, || {
        let atoms = S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B;
        right(inner(FLOAT, 32, atoms));
        wrong(
            &format!(
                "cuTensorMapEncodeTiled: boxDim[0] (36) must be at most 32, the elements in the span of the swizzle \
                 mode, {SWIZZLED}"
            ),
            inner(FLOAT, 36, atoms),
        );
        wrong(
            "cuTensorMapEncodeTiled: boxDim[0] (64) must be 128 since CUDA 12.8, because `tensorDataType` is \
             CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B or CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
            Tensor { boxes: [64, 8, 8, 0, 0], ..packed(U4_16B) },
        );
    });
}

/// The pixels of two encodings.
fn pixels(name: &str, call: Call, p: &Pixels) {
    let right = |tensor| right(name, call, tensor);
    let wrong = |message: &str, tensor| wrong(name, call, message, tensor);
    for rank in [2, 6] {
        let message = format!("{}{rank}) must be 3, 4 or 5", p.rank);
        wrong(&message, Tensor { rank, ..good() });
    }
    right(Tensor { channels: 256, interleave: I16, ..good() });
    wrong(p.channels, Tensor { channels: 257, ..good() });
    right(Tensor { pixels: 1024, ..good() });
    wrong(p.pixels, Tensor { pixels: 1025, ..good() });
}

/// The channels of two encodings, since 12.8.
fn channels(name: &str, call: Call, p: &Pixels, spans: &[(S, u32)]) {
    for &(swizzle, span) in spans {
        right(name, call, Tensor { ty: BYTES, channels: span, swizzle, ..good() });
        right(
            name,
            call,
            Tensor { ty: BYTES, channels: span + 1, swizzle, interleave: I16, ..good() },
        );
        let message = format!(
            "{}{}) must be at most {span} since CUDA 12.8, the elements in the span of the swizzle mode, \
             {SWIZZLED}",
            p.bytes,
            span + 1
        );
        wrong(name, call, &message, Tensor { ty: BYTES, channels: span + 1, swizzle, ..good() });
    }
    wrong(name, call, p.channels_packed, Tensor { channels: 64, ..packed(U6_16B) });
}

#[test]
fn cuTensorMapEncodeIm2col() {
    let (name, test) = ("cuTensorMapEncodeIm2col", "tensor_memory::cuTensorMapEncodeIm2col");
    tensors(name, im2col, &IM2COL);
    pixels(name, im2col, &IM2COL_PIXELS);
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
        let (least, below, above) = (-largest - 1, -largest - 2, largest + 1);
        let message = format!(
            "cuTensorMapEncodeIm2col: pixelBoxLowerCorner[{last}] ({below}) must be at least {least}, because \
             tensorRank is {rank}"
        );
        wrong(name, im2col, &message, corners(below, 0));
        let message = format!(
            "cuTensorMapEncodeIm2col: pixelBoxLowerCorner[{last}] ({above}) must be at most {largest}, because \
             tensorRank is {rank}"
        );
        wrong(name, im2col, &message, corners(above, 0));
        let message = format!(
            "cuTensorMapEncodeIm2col: pixelBoxUpperCorner[{last}] ({below}) must be at least {least}, because \
             tensorRank is {rank}"
        );
        wrong(name, im2col, &message, corners(0, below));
        let message = format!(
            "cuTensorMapEncodeIm2col: pixelBoxUpperCorner[{last}] ({above}) must be at most {largest}, because \
             tensorRank is {rank}"
        );
        wrong(name, im2col, &message, corners(0, above));
    }
    swizzles(name, test, im2col, &IM2COL, &IM2COL_SWIZZLES);
    dims(name, test, im2col, &IM2COL);
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
        channels(name, im2col, &IM2COL_PIXELS, &spans);
    });
}

#[test]
fn cuTensorMapEncodeIm2colWide() {
    let (name, test) =
        ("cuTensorMapEncodeIm2colWide", "tensor_memory::cuTensorMapEncodeIm2colWide");
    let right = |tensor| right(name, wide, tensor);
    let wrong = |message: &str, tensor| wrong(name, wide, message, tensor);
    tensors(name, wide, &WIDE);
    packed_tensors(name, wide, &WIDE);
    pixels(name, wide, &WIDE_PIXELS);
    channels(
        name,
        wide,
        &WIDE_PIXELS,
        &[(S::CU_TENSOR_MAP_SWIZZLE_64B, 64), (S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, 128)],
    );
    right(Tensor { lower: [-32768; 3], upper: [32767; 3], ..good() });
    right(Tensor { lower: [32767; 3], upper: [-32768; 3], ..good() });
    for (value, bound) in [(-32769, "at least -32768"), (32768, "at most 32767")] {
        let message = format!(
            "cuTensorMapEncodeIm2colWide: pixelBoxLowerCornerWidth ({value}) must be {bound}"
        );
        wrong(&message, Tensor { lower: [value; 3], ..good() });
        let message = format!(
            "cuTensorMapEncodeIm2colWide: pixelBoxUpperCornerWidth ({value}) must be {bound}"
        );
        wrong(&message, Tensor { upper: [value; 3], ..good() });
    }
    let mode = M::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128;
    right(Tensor { mode, pixels: 1025, ..good() });
    wrong(
        "cuTensorMapEncodeIm2colWide: mode (CUtensorMapIm2ColWideMode(2)) must be CU_TENSOR_MAP_IM2COL_WIDE_MODE_W or \
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
            "cuTensorMapEncodeIm2colWide: swizzle ({shown}) must not be CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_SWIZZLE_32B, \
             CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B"
        );
        wrong(&message, Tensor { swizzle, ..good() });
    }
    let swizzle = S::CU_TENSOR_MAP_SWIZZLE_64B;
    wrong(
        "cuTensorMapEncodeIm2colWide: swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must not be \
         CU_TENSOR_MAP_SWIZZLE_64B, because `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B",
        Tensor { swizzle, ..packed(U4_16B) },
    );
    dims(name, test, wide, &WIDE);
    of_release(13_010, test, || {
        right(Tensor { swizzle, ..good() });
        right(Tensor { swizzle: S::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B, ..good() });
        wrong(
            "cuTensorMapEncodeIm2colWide: swizzle (CUtensorMapSwizzle(7)) must be CU_TENSOR_MAP_SWIZZLE_64B, \
             CU_TENSOR_MAP_SWIZZLE_128B or CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B up to CUDA 13.1",
            Tensor { swizzle: S(7), ..good() },
        );
        wrong(
            "cuTensorMapEncodeIm2colWide: swizzle (CU_TENSOR_MAP_SWIZZLE_64B) must not be CU_TENSOR_MAP_SWIZZLE_64B up \
             to CUDA 13.1, because `tensorDataType` is CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B",
            Tensor { swizzle, ..packed(U6_16B) },
        );
    });
    of_release(13_020, test, || {
        // A mode that the text names, but no header declares.
        right(Tensor { swizzle: S(7), ..good() });
        right(Tensor { swizzle, ..packed(U6_16B) });
    });
}

#[test]
fn cuTensorMapReplaceAddress() {
    let name = "cuTensorMapReplaceAddress";
    let mut map = CUtensorMap::default();
    // SAFETY: the mock reads no memory.
    let mut call = |address| unsafe {
        calls::cuTensorMapReplaceAddress(&mut map, ptr::without_provenance_mut(address))
    };
    accepted(name, || call(0x1010));
    rejected(
        "cuTensorMapReplaceAddress: globalAddress (4104) must be a multiple of 16 \
         [the documentation gives no code]",
        || call(0x1008),
    );
}

#[test]
fn cuTensorMapSetAllocationClass() {
    use CUtensorMapAllocClass as C;
    let name = "cuTensorMapSetAllocationClass";
    let mut map = CUtensorMap::default();
    // SAFETY: the mock reads no memory.
    let mut call =
        |class| unsafe { calls::cuTensorMapSetAllocationClass(&mut map, class, ptr::null_mut()) };
    accepted(name, || call(C::CU_TENSOR_MAP_ALLOC_CLASS_AUTO));
    accepted(name, || call(C::CU_TENSOR_MAP_ALLOC_CLASS_LARGE));
    rejected(
        "cuTensorMapSetAllocationClass: allocClass (CUtensorMapAllocClass(3)) must be \
         CU_TENSOR_MAP_ALLOC_CLASS_AUTO, CU_TENSOR_MAP_ALLOC_CLASS_SMALL or CU_TENSOR_MAP_ALLOC_CLASS_LARGE \
         [the documentation gives no code]",
        || call(C(3)),
    );
}
