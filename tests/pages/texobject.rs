use super::*;

/// cuTexObjectCreate, cuTexObjectDestroy
pub fn texture() -> Result<()> {
    let array = calls::cuArrayCreate(&CUDA_ARRAY_DESCRIPTOR {
        Width: 64,
        Height: 64,
        Format: CUarray_format::CU_AD_FORMAT_FLOAT,
        NumChannels: 1,
    })?;
    let mut resource = CUDA_RESOURCE_DESC {
        resType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY,
        ..Default::default() // the rest must be zero
    };
    resource.res.array = CUDA_RESOURCE_DESC_res_array { hArray: array };
    let texture = CUDA_TEXTURE_DESC {
        addressMode: [CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP; 3],
        filterMode: CUfilter_mode::CU_TR_FILTER_MODE_LINEAR,
        ..Default::default()
    };
    // SAFETY: the array is live, and nothing uses the object or the array after their ends.
    unsafe {
        let object = calls::cuTexObjectCreate(&resource, &texture, None)?; // for kernels
        calls::cuTexObjectDestroy(object)?;
        calls::cuArrayDestroy(array)
    }
}
