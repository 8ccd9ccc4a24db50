// Created by `cargo xtask emit` from cuda.h, src/rules/tensor_memory.toml, src/rules/tensor_memory.rs, cuda-sys/build/generate/reference/tensor_memory.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/tensor_memory.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_void};
use core::ptr;
use libcuda_sys::{
    CUtensorMap, CUtensorMapAllocClass, CUtensorMapDataType, CUtensorMapFloatOOBfill,
    CUtensorMapIm2ColWideMode, CUtensorMapInterleave, CUtensorMapL2promotion, CUtensorMapSwizzle,
    cuuint32_t, cuuint64_t,
};

/// Encodes a tensor map, with which kernels copy boxes of a tensor.
///
/// Since CUDA 12.0. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual. The raw call is [`sys::cuTensorMapEncodeTiled`](libcuda_sys::cuTensorMapEncodeTiled).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn tiles(matrix: CUdeviceptr) -> Result<CUtensorMap> {
///     // 1024 rows of 4096 elements, in tiles of 64 rows and 32 elements.
///     let (dims, strides) = ([4096, 1024], [4096 * 4]); // elements; bytes from row to row
///     let (tile, steps) = ([32, 64], [1, 1]);
///     let address = ptr::with_exposed_provenance_mut(matrix as usize);
///     // SAFETY: each array has the elements that two dimensions need.
///     unsafe {
///         calls::cuTensorMapEncodeTiled(
///             CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
///             2,
///             address,
///             dims.as_ptr(),
///             strides.as_ptr(),
///             tile.as_ptr(),
///             steps.as_ptr(),
///             CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE,
///             CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B,
///             CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_NONE,
///             CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
///         )
///     }
/// }
/// ```
///
/// # Parameters
///
/// - `tensorDataType`: The type of the tensor's elements.
/// - `tensorRank`: The number of dimensions, from 1 to 5, and at least 3 for an interleaved layout.
/// - `globalAddress`: The device address of the tensor, a multiple of 16, and of 32 for some types and layouts. The driver stores it and does not access the memory.
/// - `globalDim`: The size of each dimension, in elements, at most 2^31. The contiguous dimension is first.
/// - `globalStrides`: The stride of each dimension but the first, in bytes. A multiple of 16, and of 32 for some types and layouts, below 2^40.
/// - `boxDim`: The size of the box in each dimension, in elements, from 1 to 256.
/// - `elementStrides`: The step along each dimension, in elements, from 1 to 8.
/// - `interleave`: The interleaved layout of the tensor.
/// - `swizzle`: The swizzle pattern of the copy in shared memory.
/// - `l2Promotion`: The granularity of fetches into the L2 cache.
/// - `oobFill`: The value of elements out of bounds: zero, or a special NaN for floating-point types.
///
/// # Returns
///
/// The tensor map, aligned to 64 bytes.
///
/// # Safety
///
/// `globalDim`, `boxDim` and `elementStrides` must hold `tensorRank` elements, and `globalStrides` one fewer.
///
/// The memory at `globalAddress` must be as described, and stay allocated, while kernels use the tensor map. The arrays are read during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `tensorRank` must be 1, 2, 3, 4 or 5. (302)
/// - `tensorRank` must be at least 3 if `interleave` is not [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (303)
/// - `swizzle` must be an enumerator of [`CUtensorMapSwizzle`](libcuda_sys::CUtensorMapSwizzle) that the driver's release has. (295)
/// - If `interleave` is [`CU_TENSOR_MAP_INTERLEAVE_32B`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B):
///   - Since CUDA 12.2, `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B). (296)
///   - `globalAddress` must be a multiple of 32. (280)
///   - `globalStrides[i]` must be a multiple of 32. (289)
/// - If `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B):
///   - Since CUDA 12.8, `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_128B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B). (297)
///   - Since CUDA 12.8, `interleave` must be [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (278)
/// - Since CUDA 12.8, `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_128B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B), if `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B). (298)
/// - `tensorDataType` must be an enumerator of [`CUtensorMapDataType`](libcuda_sys::CUtensorMapDataType) that the driver's release has. (273)
/// - `interleave` must be an enumerator of [`CUtensorMapInterleave`](libcuda_sys::CUtensorMapInterleave) that the driver's release has. (274)
/// - `l2Promotion` must be an enumerator of [`CUtensorMapL2promotion`](libcuda_sys::CUtensorMapL2promotion) that the driver's release has. (275)
/// - `oobFill` must be an enumerator of [`CUtensorMapFloatOOBfill`](libcuda_sys::CUtensorMapFloatOOBfill) that the driver's release has. (276)
/// - `oobFill` must be [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE`](libcuda_sys::CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) if `tensorDataType` is not [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32) or [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ). (277)
/// - `globalAddress` must be a multiple of 16. (279)
/// - If `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) or [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B):
///   - Since CUDA 12.8, `globalAddress` must be a multiple of 32. (281)
///   - Since CUDA 12.8, `globalDim[0]` must be a multiple of 128. (285)
///   - Since CUDA 12.8, `globalStrides[i]` must be a multiple of 32. (290)
///   - Since CUDA 12.8, `boxDim[0]` must be 128. (306)
/// - `globalDim[i]` must not be zero. (282)
/// - Since CUDA 13.5, `globalDim[i]` must be at most 2147483648. (283)
/// - `globalDim[i]` must be at most 4294967296. (284)
/// - Since CUDA 12.8, `globalDim[0]` must be a multiple of 2 if `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B). (286)
/// - `globalStrides[i]` must be a multiple of 16. (287)
/// - `globalStrides[i]` must be below 1099511627776. (288)
/// - `elementStrides[i]` must not be zero if it is not the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (291)
/// - `elementStrides[i]` must be at most 8 if it is not the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (292)
/// - Since CUDA 12.1, `boxDim[i]` must not be zero. (304)
/// - Since CUDA 12.1, `boxDim[i]` must be at most 256. (305)
/// - If `tensorDataType` is not [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) or [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B):
///   - `boxDim[0]` must be a multiple of the elements in 16 bytes if `interleave` is [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (307)
///   - `boxDim[0]` must be at most the elements in the span of the swizzle mode if `interleave` is [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE) and `swizzle` is not [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE). (308)
///
/// Allowed in `swizzle`, by the release of CUDA:
///
/// - every release: [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), [`CU_TENSOR_MAP_SWIZZLE_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B), [`CU_TENSOR_MAP_SWIZZLE_128B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B)
/// - since 12.8: [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B)
///
/// Allowed in `tensorDataType`, by the release of CUDA:
///
/// - every release: [`CU_TENSOR_MAP_DATA_TYPE_UINT8`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8), [`CU_TENSOR_MAP_DATA_TYPE_UINT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT16), [`CU_TENSOR_MAP_DATA_TYPE_UINT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT32), [`CU_TENSOR_MAP_DATA_TYPE_INT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT32), [`CU_TENSOR_MAP_DATA_TYPE_UINT64`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT64), [`CU_TENSOR_MAP_DATA_TYPE_INT64`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT64), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ)
/// - since 12.8: [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B), [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B)
///
/// # Explained after a refusal
///
/// - `tensorDataType` is a packed type, and no device has compute capability 10.0 or higher. (1050)
/// - `swizzle` is a mode with larger atoms, and no device has compute capability 10.0 or higher. (1051)
/// - `elementStrides[0]` is not from 1 to 8: this driver does not ignore it. (1052)
/// - `boxDim[0]` is not a multiple of the elements in 16 bytes. (1053)
/// - `boxDim` is more than the elements in the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR) of the devices. (1062)
///
/// # Left to the caller
///
/// - `globalDim` must be a number of single values, for the packed data types, since CUDA 12.8. Not checked, because only the caller knows the content of the memory.
/// - `globalStrides[i]` must include `globalStrides`\[i - 1\], and be at least `globalDim[i]`. Not checked, because the documentation would forbid the normal use of the call: tensors whose dimensions have another order than in memory, such as the heads of a sequence.
/// - `boxDim[i]` must be at most 8, up to CUDA 12.0. Not checked, because this is evidently a mistake of that release, which the next one corrects to 256.
/// - `boxDim[0] * elementSize` must be a multiple of 16, for [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE) and the packed data types, since CUDA 12.8. Not checked, because the documentation states no size in whole bytes for packed elements; the driver decides.
/// - `boxDim[0] * elementSize` must not exceed the span of the swizzle mode, for the packed data types, since CUDA 12.8. Not checked, because the documentation states no size in whole bytes for packed elements; the driver decides.
/// - `swizzle` must suit the direction of the copies, for the packed data types, since CUDA 12.8. Not checked, because a kernel decides about loads and stores.
/// - The current context must be on a device of compute capability 9.0 or higher. Not checked, because a query would take more than a tenth of the call's time.
/// - `globalDim` and `globalStrides` and `elementStrides` and `boxDim` must hold `tensorRank` elements, `globalStrides` one fewer. Not checked, because a pointer does not show the length of its memory.
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuTensorMapEncodeTiled(
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
) -> Result<CUtensorMap> {
    let mut tensorMap = CUtensorMap::default();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuTensorMapEncodeTiled(
            &mut tensorMap,
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
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuTensorMapEncodeTiled(
            &mut tensorMap,
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
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTensorMapEncodeTiled",
                outcome,
                ((), tensorDataType, tensorRank, (), (), (), boxDim, elementStrides, (), swizzle),
                rows::cuTensorMapEncodeTiled,
                move || {
                    checks::cuTensorMapEncodeTiled(
                        &mut tensorMap,
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
                },
            )
        });
    }
    Ok(tensorMap)
}

/// Encodes a tensor map, with which kernels copy a tensor as the columns of a convolution.
///
/// Since CUDA 12.0. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual. The raw call is [`sys::cuTensorMapEncodeIm2col`](libcuda_sys::cuTensorMapEncodeIm2col).
///
/// Examples of this group: [`cuTensorMapEncodeTiled`].
///
/// # Parameters
///
/// - `tensorDataType`: The type of the tensor's elements.
/// - `tensorRank`: The number of dimensions, from 3 to 5.
/// - `globalAddress`: The device address of the tensor, a multiple of 16, and of 32 for some types and layouts. The driver stores it and does not access the memory.
/// - `globalDim`: The size of each dimension, in elements, at most 2^31. The contiguous dimension is first.
/// - `globalStrides`: The stride of each dimension but the first, in bytes. A multiple of 16, and of 32 for some types and layouts, below 2^40.
/// - `pixelBoxLowerCorner`: For each spatial dimension, the signed offset of the box's lower corner from that of the tensor, in pixels.
/// - `pixelBoxUpperCorner`: For each spatial dimension, the signed offset of the box's upper corner from that of the tensor, in pixels.
/// - `channelsPerPixel`: The number of channels to copy of each pixel, at most 256.
/// - `pixelsPerColumn`: The number of pixels of a column, at most 1024.
/// - `elementStrides`: The step along each dimension, in elements, from 1 to 8.
/// - `interleave`: The interleaved layout of the tensor.
/// - `swizzle`: The swizzle pattern of the copy in shared memory.
/// - `l2Promotion`: The granularity of fetches into the L2 cache.
/// - `oobFill`: The value of elements out of bounds: zero, or a special NaN for floating-point types.
///
/// # Returns
///
/// The tensor map, aligned to 64 bytes.
///
/// # Safety
///
/// `globalDim` and `elementStrides` must hold `tensorRank` elements, `globalStrides` one fewer, and both corners two fewer.
///
/// The memory at `globalAddress` must be as described, and stay allocated, while kernels use the tensor map. The arrays are read during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `tensorRank` must be 3, 4 or 5. (315)
/// - `pixelsPerColumn` must be at most 1024. (316)
/// - `swizzle` must be an enumerator of [`CUtensorMapSwizzle`](libcuda_sys::CUtensorMapSwizzle) that the driver's release has. (295)
/// - If `interleave` is [`CU_TENSOR_MAP_INTERLEAVE_32B`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B):
///   - Since CUDA 12.2, `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B). (296)
///   - `globalAddress` must be a multiple of 32. (280)
///   - `globalStrides[i]` must be a multiple of 32. (289)
/// - If `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B):
///   - Since CUDA 12.8, `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_128B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B). (297)
///   - Since CUDA 12.8, `interleave` must be [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (278)
/// - Since CUDA 12.8, `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_128B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B), if `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B). (298)
/// - `tensorDataType` must be an enumerator of [`CUtensorMapDataType`](libcuda_sys::CUtensorMapDataType) that the driver's release has. (273)
/// - `interleave` must be an enumerator of [`CUtensorMapInterleave`](libcuda_sys::CUtensorMapInterleave) that the driver's release has. (274)
/// - `l2Promotion` must be an enumerator of [`CUtensorMapL2promotion`](libcuda_sys::CUtensorMapL2promotion) that the driver's release has. (275)
/// - `oobFill` must be an enumerator of [`CUtensorMapFloatOOBfill`](libcuda_sys::CUtensorMapFloatOOBfill) that the driver's release has. (276)
/// - `oobFill` must be [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE`](libcuda_sys::CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) if `tensorDataType` is not [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32) or [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ). (277)
/// - `globalAddress` must be a multiple of 16. (279)
/// - If `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) or [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B):
///   - Since CUDA 12.8, `globalAddress` must be a multiple of 32. (281)
///   - Since CUDA 12.8, `globalDim[0]` must be a multiple of 128. (285)
///   - Since CUDA 12.8, `globalStrides[i]` must be a multiple of 32. (290)
///   - Since CUDA 12.8, `channelsPerPixel` must be 128. (300)
/// - `globalDim[i]` must not be zero. (282)
/// - Since CUDA 13.5, `globalDim[i]` must be at most 2147483648. (283)
/// - `globalDim[i]` must be at most 4294967296. (284)
/// - Since CUDA 12.8, `globalDim[0]` must be a multiple of 2 if `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B). (286)
/// - `globalStrides[i]` must be a multiple of 16. (287)
/// - `globalStrides[i]` must be below 1099511627776. (288)
/// - `elementStrides[i]` must not be zero if it is not the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (291)
/// - `elementStrides[i]` must be at most 8 if it is not the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (292)
/// - `channelsPerPixel` must be at most 256. (299)
/// - Since CUDA 12.8, `channelsPerPixel` must be at most the elements in the span of the swizzle mode if `interleave` is [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE), `swizzle` is not [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE) and `tensorDataType` is not [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) or [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B). (301)
/// - `pixelBoxLowerCorner[i]` must be at least -32768 if `tensorRank` is 3. (309)
/// - `pixelBoxLowerCorner[i]` must be at most 32767 if `tensorRank` is 3. (310)
/// - `pixelBoxLowerCorner[i]` must be at least -128 if `tensorRank` is 4. (311)
/// - `pixelBoxLowerCorner[i]` must be at most 127 if `tensorRank` is 4. (312)
/// - `pixelBoxLowerCorner[i]` must be at least -16 if `tensorRank` is 5. (313)
/// - `pixelBoxLowerCorner[i]` must be at most 15 if `tensorRank` is 5. (314)
/// - `pixelBoxUpperCorner[i]` must be at least -32768 if `tensorRank` is 3. (309)
/// - `pixelBoxUpperCorner[i]` must be at most 32767 if `tensorRank` is 3. (310)
/// - `pixelBoxUpperCorner[i]` must be at least -128 if `tensorRank` is 4. (311)
/// - `pixelBoxUpperCorner[i]` must be at most 127 if `tensorRank` is 4. (312)
/// - `pixelBoxUpperCorner[i]` must be at least -16 if `tensorRank` is 5. (313)
/// - `pixelBoxUpperCorner[i]` must be at most 15 if `tensorRank` is 5. (314)
///
/// Allowed in `swizzle`, by the release of CUDA:
///
/// - every release: [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), [`CU_TENSOR_MAP_SWIZZLE_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B), [`CU_TENSOR_MAP_SWIZZLE_128B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B)
/// - since 12.8: [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B)
///
/// Allowed in `tensorDataType`, by the release of CUDA:
///
/// - every release: [`CU_TENSOR_MAP_DATA_TYPE_UINT8`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8), [`CU_TENSOR_MAP_DATA_TYPE_UINT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT16), [`CU_TENSOR_MAP_DATA_TYPE_UINT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT32), [`CU_TENSOR_MAP_DATA_TYPE_INT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT32), [`CU_TENSOR_MAP_DATA_TYPE_UINT64`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT64), [`CU_TENSOR_MAP_DATA_TYPE_INT64`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_INT64), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ)
/// - since 12.8: [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B), [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B)
///
/// # Explained after a refusal
///
/// - `tensorDataType` is a packed type, and no device has compute capability 10.0 or higher. (1050)
/// - `swizzle` is a mode with larger atoms, and no device has compute capability 10.0 or higher. (1051)
/// - `elementStrides[0]` is not from 1 to 8: this driver does not ignore it. (1052)
/// - `channelsPerPixel` is zero. (1054)
/// - `channelsPerPixel` is not a multiple of the elements in 16 bytes. (1055)
/// - `pixelsPerColumn` is zero. (1056)
/// - `pixelBoxLowerCorner[i]` and `pixelBoxUpperCorner[i]` leave no pixel in their dimension of the tensor. (1061)
/// - `channelsPerPixel * pixelsPerColumn` is more than the elements in the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR) of the devices. (1063)
///
/// # Left to the caller
///
/// - `globalDim` must be a number of single values, for the packed data types, since CUDA 12.8. Not checked, because only the caller knows the content of the memory.
/// - `globalStrides[i]` must include `globalStrides`\[i - 1\], and be at least `globalDim[i]`. Not checked, because the documentation would forbid the normal use of the call: tensors whose dimensions have another order than in memory, such as the heads of a sequence.
/// - `pixelBoxLowerCorner` and `pixelBoxUpperCorner` must bound a box of non-zero area. Not checked, because the documentation does not say how the corners and the extents form the box; the driver decides.
/// - `pixelBoxLowerCorner` and `pixelBoxUpperCorner` must hold `tensorRank` - 2 elements. Not checked, because a pointer does not show the length of its memory.
/// - `channelsPerPixel * elementSize` must not exceed the span of the swizzle mode, up to CUDA 12.6. Not checked, because the documentation names an array that this call does not have; the driver decides.
/// - `channelsPerPixel * elementSize` must not exceed the span of the swizzle mode, for the packed data types, since CUDA 12.8. Not checked, because the documentation states no size in whole bytes for packed elements; the driver decides.
/// - `swizzle` must suit the direction of the copies, for the packed data types, since CUDA 12.8. Not checked, because a kernel decides about loads and stores.
/// - The current context must be on a device of compute capability 9.0 or higher. Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `globalDim` and `globalStrides` and `elementStrides` must hold `tensorRank` elements, `globalStrides` one fewer. Not checked, because a pointer does not show the length of its memory.
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuTensorMapEncodeIm2col(
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
) -> Result<CUtensorMap> {
    let mut tensorMap = CUtensorMap::default();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuTensorMapEncodeIm2col(
            &mut tensorMap,
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
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuTensorMapEncodeIm2col(
            &mut tensorMap,
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
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTensorMapEncodeIm2col",
                outcome,
                (
                    (),
                    tensorDataType,
                    tensorRank,
                    (),
                    globalDim,
                    (),
                    pixelBoxLowerCorner,
                    pixelBoxUpperCorner,
                    channelsPerPixel,
                    pixelsPerColumn,
                    elementStrides,
                    interleave,
                    swizzle,
                ),
                rows::cuTensorMapEncodeIm2col,
                move || {
                    checks::cuTensorMapEncodeIm2col(
                        &mut tensorMap,
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
                },
            )
        });
    }
    Ok(tensorMap)
}

/// Encodes a tensor map, with which kernels copy columns of a convolution along the width only.
///
/// Since CUDA 12.8. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual. The raw call is [`sys::cuTensorMapEncodeIm2colWide`](libcuda_sys::cuTensorMapEncodeIm2colWide).
///
/// Examples of this group: [`cuTensorMapEncodeTiled`].
///
/// # Parameters
///
/// - `tensorDataType`: The type of the tensor's elements.
/// - `tensorRank`: The number of dimensions, from 3 to 5.
/// - `globalAddress`: The device address of the tensor, a multiple of 16, and of 32 for some types and layouts. The driver stores it and does not access the memory.
/// - `globalDim`: The size of each dimension, in elements, at most 2^31. The contiguous dimension is first.
/// - `globalStrides`: The stride of each dimension but the first, in bytes. A multiple of 16, and of 32 for some types and layouts, below 2^40.
/// - `pixelBoxLowerCornerWidth`: The signed offset of the box's lower corner from that of the tensor along the width, in pixels.
/// - `pixelBoxUpperCornerWidth`: The signed offset of the box's upper corner from that of the tensor along the width, in pixels.
/// - `channelsPerPixel`: The number of channels to copy of each pixel, at most 256.
/// - `pixelsPerColumn`: The number of pixels of a column, at most 1024. Ignored with [`CUtensorMapIm2ColWideMode::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128`](libcuda_sys::CUtensorMapIm2ColWideMode::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128).
/// - `elementStrides`: The step along each dimension, in elements, from 1 to 8.
/// - `interleave`: The interleaved layout of the tensor.
/// - `mode`: Whether `pixelsPerColumn` sets the number of pixels along the width, or it is 128.
/// - `swizzle`: The swizzle pattern of the copy in shared memory.
/// - `l2Promotion`: The granularity of fetches into the L2 cache.
/// - `oobFill`: The value of elements out of bounds: zero, or a special NaN for floating-point types.
///
/// # Returns
///
/// The tensor map, aligned to 64 bytes.
///
/// # Safety
///
/// `globalDim` and `elementStrides` must hold `tensorRank` elements, and `globalStrides` one fewer.
///
/// The memory at `globalAddress` must be as described, and stay allocated, while kernels use the tensor map. The arrays are read during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `tensorRank` must be 3, 4 or 5. (315)
/// - `mode` must be an enumerator of [`CUtensorMapIm2ColWideMode`](libcuda_sys::CUtensorMapIm2ColWideMode) that the driver's release has. (319)
/// - `swizzle` must not be [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE), [`CU_TENSOR_MAP_SWIZZLE_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_32B), [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B). (320)
/// - Up to CUDA 13.1, `swizzle` must be [`CU_TENSOR_MAP_SWIZZLE_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B), [`CU_TENSOR_MAP_SWIZZLE_128B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B) or [`CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B). (321)
/// - `pixelsPerColumn` must be at most 1024 if `mode` is not [`CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128`](libcuda_sys::CUtensorMapIm2ColWideMode::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128). (322)
/// - If `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B):
///   - Up to CUDA 13.1, `swizzle` must not be [`CU_TENSOR_MAP_SWIZZLE_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B). (323)
///   - Since CUDA 12.8, `interleave` must be [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (278)
/// - `swizzle` must not be [`CU_TENSOR_MAP_SWIZZLE_64B`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_64B) if `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B). (324)
/// - `tensorDataType` must be an enumerator of [`CUtensorMapDataType`](libcuda_sys::CUtensorMapDataType) that the driver's release has. (273)
/// - `interleave` must be an enumerator of [`CUtensorMapInterleave`](libcuda_sys::CUtensorMapInterleave) that the driver's release has. (274)
/// - `l2Promotion` must be an enumerator of [`CUtensorMapL2promotion`](libcuda_sys::CUtensorMapL2promotion) that the driver's release has. (275)
/// - `oobFill` must be an enumerator of [`CUtensorMapFloatOOBfill`](libcuda_sys::CUtensorMapFloatOOBfill) that the driver's release has. (276)
/// - `oobFill` must be [`CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE`](libcuda_sys::CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) if `tensorDataType` is not [`CU_TENSOR_MAP_DATA_TYPE_FLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT64`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT64), [`CU_TENSOR_MAP_DATA_TYPE_BFLOAT16`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_BFLOAT16), [`CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ), [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32) or [`CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ). (277)
/// - `globalAddress` must be a multiple of 16. (279)
/// - If `interleave` is [`CU_TENSOR_MAP_INTERLEAVE_32B`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B):
///   - `globalAddress` must be a multiple of 32. (280)
///   - `globalStrides[i]` must be a multiple of 32. (289)
/// - If `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) or [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B):
///   - Since CUDA 12.8, `globalAddress` must be a multiple of 32. (281)
///   - Since CUDA 12.8, `globalDim[0]` must be a multiple of 128. (285)
///   - Since CUDA 12.8, `globalStrides[i]` must be a multiple of 32. (290)
///   - Since CUDA 12.8, `channelsPerPixel` must be 128. (300)
/// - `globalDim[i]` must not be zero. (282)
/// - Since CUDA 13.5, `globalDim[i]` must be at most 2147483648. (283)
/// - `globalDim[i]` must be at most 4294967296. (284)
/// - Since CUDA 12.8, `globalDim[0]` must be a multiple of 2 if `tensorDataType` is [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B). (286)
/// - `globalStrides[i]` must be a multiple of 16. (287)
/// - `globalStrides[i]` must be below 1099511627776. (288)
/// - `elementStrides[i]` must not be zero if it is not the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (291)
/// - `elementStrides[i]` must be at most 8 if it is not the first with [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE). (292)
/// - `channelsPerPixel` must be at most 256. (299)
/// - Since CUDA 12.8, `channelsPerPixel` must be at most the elements in the span of the swizzle mode if `interleave` is [`CU_TENSOR_MAP_INTERLEAVE_NONE`](libcuda_sys::CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE), `swizzle` is not [`CU_TENSOR_MAP_SWIZZLE_NONE`](libcuda_sys::CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_NONE) and `tensorDataType` is not [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B), [`CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B) or [`CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B`](libcuda_sys::CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B). (301)
/// - `pixelBoxLowerCornerWidth` must be at least -32768. (317)
/// - `pixelBoxLowerCornerWidth` must be at most 32767. (318)
/// - `pixelBoxUpperCornerWidth` must be at least -32768. (317)
/// - `pixelBoxUpperCornerWidth` must be at most 32767. (318)
///
/// # Explained after a refusal
///
/// - `tensorDataType` is a packed type, and no device has compute capability 10.0 or higher. (1050)
/// - `swizzle` is a mode with larger atoms, and no device has compute capability 10.0 or higher. (1051)
/// - `elementStrides[0]` is not from 1 to 8: this driver does not ignore it. (1052)
/// - `channelsPerPixel` is zero. (1054)
/// - `channelsPerPixel` is not a multiple of the elements in 16 bytes. (1055)
/// - `pixelsPerColumn` is zero. (1056)
/// - `pixelsPerColumn` is more than 1024. (1057)
/// - `pixelBoxLowerCornerWidth` is not in the range that [`cuTensorMapEncodeIm2col`] has for this rank. (1058)
/// - `pixelBoxUpperCornerWidth` is not in the range that [`cuTensorMapEncodeIm2col`] has for this rank. (1059)
/// - `pixelBoxLowerCornerWidth` and `pixelBoxUpperCornerWidth` leave no pixel in the width of the tensor. (1060)
/// - `channelsPerPixel * pixelsPerColumn` is more than the elements in the largest [`CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR) of the devices. (1063)
///
/// # Left to the caller
///
/// - `globalDim` must be a number of single values, for the packed data types. Not checked, because only the caller knows the content of the memory.
/// - `globalStrides[i]` must include `globalStrides`\[i - 1\], and be at least `globalDim[i]`. Not checked, because the documentation would forbid the normal use of the call: tensors whose dimensions have another order than in memory, such as the heads of a sequence.
/// - `pixelBoxLowerCornerWidth` and `pixelBoxUpperCornerWidth` must bound a box of non-zero area. Not checked, because the documentation does not say how the corners and the extents form the box; the driver decides.
/// - `channelsPerPixel * elementSize` must not exceed the span of the swizzle mode, for the packed data types. Not checked, because the documentation states no size in whole bytes for packed elements; the driver decides.
/// - `swizzle` must suit the direction of the copies, for the packed data types. Not checked, because a kernel decides about loads and stores.
/// - `swizzle` must not be `CU_TENSOR_MAP_SWIZZLE_96B`, unless `mode` is [`CU_TENSOR_MAP_IM2COL_WIDE_MODE_W`](libcuda_sys::CUtensorMapIm2ColWideMode::CU_TENSOR_MAP_IM2COL_WIDE_MODE_W), since CUDA 13.2. Not checked, because the documentation names an enumerator that does not exist; the driver decides.
/// - The current context must be on a device of compute capability 10.0 or higher. Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `globalDim` and `globalStrides` and `elementStrides` must hold `tensorRank` elements, `globalStrides` one fewer. Not checked, because a pointer does not show the length of its memory.
#[allow(clippy::too_many_arguments)]
#[inline]
pub unsafe fn cuTensorMapEncodeIm2colWide(
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
) -> Result<CUtensorMap> {
    let mut tensorMap = CUtensorMap::default();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuTensorMapEncodeIm2colWide(
            &mut tensorMap,
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
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuTensorMapEncodeIm2colWide(
            &mut tensorMap,
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
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuTensorMapEncodeIm2colWide",
                outcome,
                (
                    (),
                    tensorDataType,
                    tensorRank,
                    (),
                    globalDim,
                    (),
                    pixelBoxLowerCornerWidth,
                    pixelBoxUpperCornerWidth,
                    channelsPerPixel,
                    pixelsPerColumn,
                    elementStrides,
                    interleave,
                    (),
                    swizzle,
                ),
                rows::cuTensorMapEncodeIm2colWide,
                move || {
                    checks::cuTensorMapEncodeIm2colWide(
                        &mut tensorMap,
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
                },
            )
        });
    }
    Ok(tensorMap)
}

/// Sets the address of an encoded tensor map.
///
/// Since CUDA 12.0. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual. The raw call is [`sys::cuTensorMapReplaceAddress`](libcuda_sys::cuTensorMapReplaceAddress).
///
/// Examples of this group: [`cuTensorMapEncodeTiled`].
///
/// # Parameters
///
/// - `tensorMap`: The tensor map. Nothing else may use it during the call.
/// - `globalAddress`: The device address of the tensor, with the alignment that the encoding requested. The driver stores it and does not access the memory.
///
/// # Safety
///
/// `tensorMap` must point at an encoded tensor map that nothing else uses during the call.
///
/// The memory at `globalAddress` must be as the map describes, and stay allocated, while kernels use the map.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `globalAddress` must be a multiple of 16. (279)
///
/// # Left to the caller
///
/// - `globalAddress` must be a multiple of 32 if the map was encoded under that rule. Not checked, because an encoded map does not show its origin.
/// - The current context must be on a device of compute capability 9.0 or higher. Not checked, because a query would take more than a tenth of the call's time.
#[inline]
pub unsafe fn cuTensorMapReplaceAddress(
    tensorMap: *mut CUtensorMap,
    globalAddress: *mut c_void,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuTensorMapReplaceAddress(tensorMap, globalAddress) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuTensorMapReplaceAddress(tensorMap, globalAddress) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuTensorMapReplaceAddress", outcome, ((),), &[], move || {
                checks::cuTensorMapReplaceAddress(ptr::null_mut(), globalAddress)
            })
        });
    }
    Ok(())
}

/// Sets the allocation class of an encoded tensor map, the window for addresses out of bounds.
///
/// Since CUDA 13.5. [Tensor Map Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html) in NVIDIA's manual. The raw call is [`sys::cuTensorMapSetAllocationClass`](libcuda_sys::cuTensorMapSetAllocationClass).
///
/// Examples of this group: [`cuTensorMapEncodeTiled`].
///
/// # Parameters
///
/// - `tensorMap`: The tensor map. Nothing else may use it during the call.
/// - `allocClass`: The requested class.
/// - `outAllocClass`: The class in effect, small or large.
///
/// # Safety
///
/// `tensorMap` must point at an encoded tensor map that nothing else uses during the call, and `outAllocClass` must be null or writable. For [`CU_TENSOR_MAP_ALLOC_CLASS_LARGE`](libcuda_sys::CUtensorMapAllocClass::CU_TENSOR_MAP_ALLOC_CLASS_LARGE) the memory must have at least the size that the device requires before a kernel uses the map.
///
/// With the large class, the tensor must lie in accessible, contiguous memory of at least [`CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE) bytes while kernels use the map.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Checked
///
/// - `allocClass` must be an enumerator of [`CUtensorMapAllocClass`](libcuda_sys::CUtensorMapAllocClass) that the driver's release has. (325)
///
/// # Left to the caller
///
/// - `tensorMap` must be encoded by an earlier call. Not checked, because the object is opaque.
/// - `tensorMap` must describe memory of at least [`CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE) contiguous bytes if [`CU_TENSOR_MAP_ALLOC_CLASS_LARGE`](libcuda_sys::CUtensorMapAllocClass::CU_TENSOR_MAP_ALLOC_CLASS_LARGE) takes effect. Not checked, because it is needed only when a kernel uses the map.
/// - `tensorMap` must not be used by the host or a device during the call. Not checked, because a check cannot see who else uses it.
#[inline]
pub unsafe fn cuTensorMapSetAllocationClass(
    tensorMap: *mut CUtensorMap,
    allocClass: CUtensorMapAllocClass,
    outAllocClass: *mut CUtensorMapAllocClass,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuTensorMapSetAllocationClass(tensorMap, allocClass, outAllocClass) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuTensorMapSetAllocationClass(tensorMap, allocClass, outAllocClass) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuTensorMapSetAllocationClass", outcome, ((),), &[], move || {
                checks::cuTensorMapSetAllocationClass(ptr::null_mut(), allocClass, ptr::null_mut())
            })
        });
    }
    Ok(())
}
