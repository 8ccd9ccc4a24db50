use super::*;

/// cuSurfObjectCreate, cuSurfObjectDestroy
pub fn surface() -> Result<()> {
    let array = calls::cuArray3DCreate(&CUDA_ARRAY3D_DESCRIPTOR {
        Width: 64,
        Height: 64,
        Depth: 0,
        Format: CUarray_format::CU_AD_FORMAT_FLOAT,
        NumChannels: 1,
        Flags: CUDA_ARRAY3D_SURFACE_LDST, // without it, there is no surface
    })?;
    let mut resource = CUDA_RESOURCE_DESC {
        resType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY,
        ..Default::default() // the rest must be zero
    };
    resource.res.array = CUDA_RESOURCE_DESC_res_array { hArray: array };
    // SAFETY: the array is live, and nothing uses the object or the array after their ends.
    unsafe {
        let object = calls::cuSurfObjectCreate(&resource)?; // an argument for kernels
        calls::cuSurfObjectDestroy(object)?;
        calls::cuArrayDestroy(array)
    }
}
