use super::*;

/// cuTensorMapEncodeTiled
#[expect(dead_code, reason = "the map is for a kernel")]
pub fn tiles(matrix: CUdeviceptr) -> Result<CUtensorMap> {
    // 1024 rows of 4096 elements, in tiles of 64 rows and 32 elements.
    let (dims, strides) = ([4096, 1024], [4096 * 4]); // elements; bytes from row to row
    let (tile, steps) = ([32, 64], [1, 1]);
    let address = ptr::with_exposed_provenance_mut(matrix as usize);
    // SAFETY: each array has the elements that two dimensions need.
    unsafe {
        calls::cuTensorMapEncodeTiled(
            CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
            2,
            address,
            dims.as_ptr(),
            strides.as_ptr(),
            tile.as_ptr(),
            steps.as_ptr(),
            CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_NONE,
            CUtensorMapSwizzle::CU_TENSOR_MAP_SWIZZLE_128B,
            CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_NONE,
            CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
        )
    }
}
