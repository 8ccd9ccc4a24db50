// Created by `cargo xtask emit` from ledger/tensor_memory.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::tensor_memory as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuTensorMapEncodeTiled`](crate::calls::cuTensorMapEncodeTiled) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `tensorRank` must be 1, 2, 3, 4 or 5. (Rule 302)
/// - `tensorRank` must be at least 3, without [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (Rule 303)
/// - `tensorDataType` must be [`CU_TENSOR_MAP_DATA_TYPE_UINT8`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8), [`CU_TENSOR_MAP_DATA_TYPE_UINT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT16), [`CU_TENSOR_MAP_DATA_TYPE_UINT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT32), [`CU_TENSOR_MAP_DATA_TYPE_INT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT32), [`CU_TENSOR_MAP_DATA_TYPE_UINT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT64), [`CU_TENSOR_MAP_DATA_TYPE_INT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT64), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32) or [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ), up to CUDA 12.6. (Rule 293)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B) or [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B), up to CUDA 12.6. (Rule 294)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B), [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B). (Rule 295)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), with [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B), since CUDA 12.2. (Rule 296)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B), with [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B), since CUDA 12.8. (Rule 297)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B), with [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B), since CUDA 12.8. (Rule 298)
/// - `tensorDataType` must be [`CU_TENSOR_MAP_DATA_TYPE_UINT8`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8), [`CU_TENSOR_MAP_DATA_TYPE_UINT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT16), [`CU_TENSOR_MAP_DATA_TYPE_UINT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT32), [`CU_TENSOR_MAP_DATA_TYPE_INT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT32), [`CU_TENSOR_MAP_DATA_TYPE_UINT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT64), [`CU_TENSOR_MAP_DATA_TYPE_INT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT64), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) or [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B). (Rule 273)
/// - `interleave` must be [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE), [`CU_TENSOR_MAP_INTERLEAVE_16B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_16B) or [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B). (Rule 274)
/// - `l2Promotion` must be [`CU_TENSOR_MAP_L2_PROMOTION_NONE`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_NONE), [`CU_TENSOR_MAP_L2_PROMOTION_L2_64B`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_64B), [`CU_TENSOR_MAP_L2_PROMOTION_L2_128B`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_128B) or [`CU_TENSOR_MAP_L2_PROMOTION_L2_256B`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_256B). (Rule 275)
/// - `oobFill` must be [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE`](CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) or [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA`](CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA). (Rule 276)
/// - `oobFill` must be [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE`](CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE), with a type that is no floating-point type. (Rule 277)
/// - `interleave` must be [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE), with [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B), since CUDA 12.8. (Rule 278)
/// - `globalAddress` must be a multiple of 16. (Rule 279)
/// - `globalAddress` must be a multiple of 32, with [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B). (Rule 280)
/// - `globalAddress` must be a multiple of 32, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 281)
/// - `globalDim[i]` must not be zero. (Rule 282)
/// - `globalDim[i]` must be at most 2147483648, since CUDA 13.5. (Rule 283)
/// - `globalDim[i]` must be at most 4294967296. (Rule 284)
/// - `globalDim[0]` must be a multiple of 128, for the first dimension, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 285)
/// - `globalDim[0]` must be a multiple of 2, for the first dimension, with [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), since CUDA 12.8. (Rule 286)
/// - `globalStrides[i]` must be a multiple of 16. (Rule 287)
/// - `globalStrides[i]` must be below 1099511627776. (Rule 288)
/// - `globalStrides[i]` must be a multiple of 32, with [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B). (Rule 289)
/// - `globalStrides[i]` must be a multiple of 32, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 290)
/// - `elementStrides[i]` must not be zero, but for the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (Rule 291)
/// - `elementStrides[i]` must be at most 8, but for the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (Rule 292)
/// - `boxDim[i]` must not be zero, since CUDA 12.1. (Rule 304)
/// - `boxDim[i]` must be at most 256, since CUDA 12.1. (Rule 305)
/// - `boxDim[0]` must be 128, for the first dimension, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 306)
/// - `boxDim[0]` must be a multiple of the elements in 16 bytes, for the first dimension, with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE) and a type that is not packed. (Rule 307)
/// - `boxDim[0]` must be at most the elements in the span of the swizzle mode, for the first dimension, with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE) and a type that is not packed. (Rule 308)
///
/// | `tensorDataType` | allowed in CUDA |
/// |---|---|
/// | [`CU_TENSOR_MAP_DATA_TYPE_UINT8`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_UINT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT16) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_UINT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT32) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_INT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT32) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_UINT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT64) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_INT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT64) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B) | since 12.8 |
/// | [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) | since 12.8 |
/// | [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B) | since 12.8 |
///
/// | `swizzle` | allowed in CUDA |
/// |---|---|
/// | [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) | since 12.8 |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B) | since 12.8 |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B) | since 12.8 |
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapEncodeTiled(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    boxDim: *const cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        rules::cuTensorMapEncodeTiled(
            tensorDataType,
            tensorRank,
            globalAddress,
            globalDim,
            globalStrides,
            boxDim,
            elementStrides,
            interleave,
            swizzle,
            l2Promotion,
            oobFill,
        )
    }
    .of(c"cuTensorMapEncodeTiled")
}

/// The preconditions of [`cuTensorMapEncodeIm2col`](crate::calls::cuTensorMapEncodeIm2col) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `tensorRank` must be 3, 4 or 5. (Rule 315)
/// - `pixelsPerColumn` must be at most 1024. (Rule 316)
/// - `tensorDataType` must be [`CU_TENSOR_MAP_DATA_TYPE_UINT8`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8), [`CU_TENSOR_MAP_DATA_TYPE_UINT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT16), [`CU_TENSOR_MAP_DATA_TYPE_UINT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT32), [`CU_TENSOR_MAP_DATA_TYPE_INT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT32), [`CU_TENSOR_MAP_DATA_TYPE_UINT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT64), [`CU_TENSOR_MAP_DATA_TYPE_INT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT64), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32) or [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ), up to CUDA 12.6. (Rule 293)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B) or [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B), up to CUDA 12.6. (Rule 294)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B), [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B). (Rule 295)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), with [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B), since CUDA 12.2. (Rule 296)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B), with [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B), since CUDA 12.8. (Rule 297)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B), with [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B), since CUDA 12.8. (Rule 298)
/// - `tensorDataType` must be [`CU_TENSOR_MAP_DATA_TYPE_UINT8`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8), [`CU_TENSOR_MAP_DATA_TYPE_UINT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT16), [`CU_TENSOR_MAP_DATA_TYPE_UINT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT32), [`CU_TENSOR_MAP_DATA_TYPE_INT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT32), [`CU_TENSOR_MAP_DATA_TYPE_UINT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT64), [`CU_TENSOR_MAP_DATA_TYPE_INT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT64), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) or [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B). (Rule 273)
/// - `interleave` must be [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE), [`CU_TENSOR_MAP_INTERLEAVE_16B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_16B) or [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B). (Rule 274)
/// - `l2Promotion` must be [`CU_TENSOR_MAP_L2_PROMOTION_NONE`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_NONE), [`CU_TENSOR_MAP_L2_PROMOTION_L2_64B`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_64B), [`CU_TENSOR_MAP_L2_PROMOTION_L2_128B`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_128B) or [`CU_TENSOR_MAP_L2_PROMOTION_L2_256B`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_256B). (Rule 275)
/// - `oobFill` must be [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE`](CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) or [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA`](CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA). (Rule 276)
/// - `oobFill` must be [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE`](CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE), with a type that is no floating-point type. (Rule 277)
/// - `interleave` must be [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE), with [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B), since CUDA 12.8. (Rule 278)
/// - `globalAddress` must be a multiple of 16. (Rule 279)
/// - `globalAddress` must be a multiple of 32, with [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B). (Rule 280)
/// - `globalAddress` must be a multiple of 32, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 281)
/// - `globalDim[i]` must not be zero. (Rule 282)
/// - `globalDim[i]` must be at most 2147483648, since CUDA 13.5. (Rule 283)
/// - `globalDim[i]` must be at most 4294967296. (Rule 284)
/// - `globalDim[0]` must be a multiple of 128, for the first dimension, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 285)
/// - `globalDim[0]` must be a multiple of 2, for the first dimension, with [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), since CUDA 12.8. (Rule 286)
/// - `globalStrides[i]` must be a multiple of 16. (Rule 287)
/// - `globalStrides[i]` must be below 1099511627776. (Rule 288)
/// - `globalStrides[i]` must be a multiple of 32, with [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B). (Rule 289)
/// - `globalStrides[i]` must be a multiple of 32, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 290)
/// - `elementStrides[i]` must not be zero, but for the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (Rule 291)
/// - `elementStrides[i]` must be at most 8, but for the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (Rule 292)
/// - `channelsPerPixel` must be at most 256. (Rule 299)
/// - `channelsPerPixel` must be 128, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 300)
/// - `channelsPerPixel` must be at most the elements in the span of the swizzle mode, with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE) and a type that is not packed, since CUDA 12.8. (Rule 301)
/// - `pixelBoxLowerCorner[i]` must be at least -32768, with a `tensorRank` of 3. (Rule 309)
/// - `pixelBoxLowerCorner[i]` must be at most 32767, with a `tensorRank` of 3. (Rule 310)
/// - `pixelBoxLowerCorner[i]` must be at least -128, with a `tensorRank` of 4. (Rule 311)
/// - `pixelBoxLowerCorner[i]` must be at most 127, with a `tensorRank` of 4. (Rule 312)
/// - `pixelBoxLowerCorner[i]` must be at least -16, with a `tensorRank` of 5. (Rule 313)
/// - `pixelBoxLowerCorner[i]` must be at most 15, with a `tensorRank` of 5. (Rule 314)
/// - `pixelBoxUpperCorner[i]` must be at least -32768, with a `tensorRank` of 3. (Rule 309)
/// - `pixelBoxUpperCorner[i]` must be at most 32767, with a `tensorRank` of 3. (Rule 310)
/// - `pixelBoxUpperCorner[i]` must be at least -128, with a `tensorRank` of 4. (Rule 311)
/// - `pixelBoxUpperCorner[i]` must be at most 127, with a `tensorRank` of 4. (Rule 312)
/// - `pixelBoxUpperCorner[i]` must be at least -16, with a `tensorRank` of 5. (Rule 313)
/// - `pixelBoxUpperCorner[i]` must be at most 15, with a `tensorRank` of 5. (Rule 314)
///
/// | `tensorDataType` | allowed in CUDA |
/// |---|---|
/// | [`CU_TENSOR_MAP_DATA_TYPE_UINT8`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_UINT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT16) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_UINT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT32) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_INT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT32) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_UINT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT64) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_INT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT64) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ) | all |
/// | [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B) | since 12.8 |
/// | [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) | since 12.8 |
/// | [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B) | since 12.8 |
///
/// | `swizzle` | allowed in CUDA |
/// |---|---|
/// | [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) | since 12.8 |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B) | since 12.8 |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B) | since 12.8 |
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapEncodeIm2col(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    pixelBoxLowerCorner: *const c_int,
    pixelBoxUpperCorner: *const c_int,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        rules::cuTensorMapEncodeIm2col(
            tensorDataType,
            tensorRank,
            globalAddress,
            globalDim,
            globalStrides,
            pixelBoxLowerCorner,
            pixelBoxUpperCorner,
            channelsPerPixel,
            pixelsPerColumn,
            elementStrides,
            interleave,
            swizzle,
            l2Promotion,
            oobFill,
        )
    }
    .of(c"cuTensorMapEncodeIm2col")
}

/// The preconditions of [`cuTensorMapEncodeIm2colWide`](crate::calls::cuTensorMapEncodeIm2colWide) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `tensorRank` must be 3, 4 or 5. (Rule 315)
/// - `pixelBoxLowerCornerWidth` must be at least -32768. (Rule 317)
/// - `pixelBoxLowerCornerWidth` must be at most 32767. (Rule 318)
/// - `pixelBoxUpperCornerWidth` must be at least -32768. (Rule 317)
/// - `pixelBoxUpperCornerWidth` must be at most 32767. (Rule 318)
/// - `mode` must be [`CU_TENSOR_MAP_IM2COL_WIDE_MODE_W`](CUtensorMapIm2ColWideMode::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W) or [`CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128`](CUtensorMapIm2ColWideMode::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128). (Rule 319)
/// - `swizzle` must not be [`CU_TENSOR_MAP_SWIZZLE_NONE`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B). (Rule 320)
/// - `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B), [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B), up to CUDA 13.1. (Rule 321)
/// - `pixelsPerColumn` must be at most 1024, without [`CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128`](CUtensorMapIm2ColWideMode::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128). (Rule 322)
/// - `swizzle` must not be [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B), with [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B), up to CUDA 13.1. (Rule 323)
/// - `swizzle` must not be [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B), with [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B). (Rule 324)
/// - `tensorDataType` must be [`CU_TENSOR_MAP_DATA_TYPE_UINT8`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8), [`CU_TENSOR_MAP_DATA_TYPE_UINT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT16), [`CU_TENSOR_MAP_DATA_TYPE_UINT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT32), [`CU_TENSOR_MAP_DATA_TYPE_INT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT32), [`CU_TENSOR_MAP_DATA_TYPE_UINT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT64), [`CU_TENSOR_MAP_DATA_TYPE_INT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT64), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) or [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B). (Rule 273)
/// - `interleave` must be [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE), [`CU_TENSOR_MAP_INTERLEAVE_16B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_16B) or [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B). (Rule 274)
/// - `l2Promotion` must be [`CU_TENSOR_MAP_L2_PROMOTION_NONE`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_NONE), [`CU_TENSOR_MAP_L2_PROMOTION_L2_64B`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_64B), [`CU_TENSOR_MAP_L2_PROMOTION_L2_128B`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_128B) or [`CU_TENSOR_MAP_L2_PROMOTION_L2_256B`](CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_L2_256B). (Rule 275)
/// - `oobFill` must be [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE`](CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) or [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA`](CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA). (Rule 276)
/// - `oobFill` must be [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE`](CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE), with a type that is no floating-point type. (Rule 277)
/// - `interleave` must be [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE), with [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B), since CUDA 12.8. (Rule 278)
/// - `globalAddress` must be a multiple of 16. (Rule 279)
/// - `globalAddress` must be a multiple of 32, with [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B). (Rule 280)
/// - `globalAddress` must be a multiple of 32, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 281)
/// - `globalDim[i]` must not be zero. (Rule 282)
/// - `globalDim[i]` must be at most 2147483648, since CUDA 13.5. (Rule 283)
/// - `globalDim[i]` must be at most 4294967296. (Rule 284)
/// - `globalDim[0]` must be a multiple of 128, for the first dimension, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 285)
/// - `globalDim[0]` must be a multiple of 2, for the first dimension, with [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), since CUDA 12.8. (Rule 286)
/// - `globalStrides[i]` must be a multiple of 16. (Rule 287)
/// - `globalStrides[i]` must be below 1099511627776. (Rule 288)
/// - `globalStrides[i]` must be a multiple of 32, with [`CU_TENSOR_MAP_INTERLEAVE_32B`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B). (Rule 289)
/// - `globalStrides[i]` must be a multiple of 32, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 290)
/// - `elementStrides[i]` must not be zero, but for the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (Rule 291)
/// - `elementStrides[i]` must be at most 8, but for the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (Rule 292)
/// - `channelsPerPixel` must be at most 256. (Rule 299)
/// - `channelsPerPixel` must be 128, with a packed type of 16-byte alignment, since CUDA 12.8. (Rule 300)
/// - `channelsPerPixel` must be at most the elements in the span of the swizzle mode, with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE) and a type that is not packed, since CUDA 12.8. (Rule 301)
///
/// | `swizzle` | allowed in CUDA |
/// |---|---|
/// | [`CU_TENSOR_MAP_SWIZZLE_64B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B) | all |
/// | [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) | all |
/// | any other | since 13.2 |
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapEncodeIm2colWide(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    pixelBoxLowerCornerWidth: c_int,
    pixelBoxUpperCornerWidth: c_int,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    mode: CUtensorMapIm2ColWideMode,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        rules::cuTensorMapEncodeIm2colWide(
            tensorDataType,
            tensorRank,
            globalAddress,
            globalDim,
            globalStrides,
            pixelBoxLowerCornerWidth,
            pixelBoxUpperCornerWidth,
            channelsPerPixel,
            pixelsPerColumn,
            elementStrides,
            interleave,
            mode,
            swizzle,
            l2Promotion,
            oobFill,
        )
    }
    .of(c"cuTensorMapEncodeIm2colWide")
}

/// The preconditions of [`cuTensorMapReplaceAddress`](crate::calls::cuTensorMapReplaceAddress) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `globalAddress` must be a multiple of 16. (Rule 279)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapReplaceAddress(
    tensorMap: *mut CUtensorMap,
    globalAddress: *mut c_void,
) -> Result<(), Precondition> {
    rules::cuTensorMapReplaceAddress(globalAddress).of(c"cuTensorMapReplaceAddress")
}

/// The preconditions of [`cuTensorMapSetAllocationClass`](crate::calls::cuTensorMapSetAllocationClass) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `allocClass` must be [`CU_TENSOR_MAP_ALLOC_CLASS_AUTO`](CUtensorMapAllocClass::CU_TENSOR_MAP_ALLOC_CLASS_AUTO), [`CU_TENSOR_MAP_ALLOC_CLASS_SMALL`](CUtensorMapAllocClass::CU_TENSOR_MAP_ALLOC_CLASS_SMALL) or [`CU_TENSOR_MAP_ALLOC_CLASS_LARGE`](CUtensorMapAllocClass::CU_TENSOR_MAP_ALLOC_CLASS_LARGE). (Rule 325)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTensorMapSetAllocationClass(
    tensorMap: *mut CUtensorMap,
    allocClass: CUtensorMapAllocClass,
    outAllocClass: *mut CUtensorMapAllocClass,
) -> Result<(), Precondition> {
    rules::cuTensorMapSetAllocationClass(allocClass).of(c"cuTensorMapSetAllocationClass")
}
