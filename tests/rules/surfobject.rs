#![cfg(not(miri))]

use crate::mock::{accepted, rejected};
use cuda_checked::calls;
use cuda_checked::sys::{CUDA_RESOURCE_DESC, CUresourcetype as T};

#[test]
fn cuSurfObjectCreate() {
    let call = |resType, flags| {
        let resource = CUDA_RESOURCE_DESC { resType, flags, ..Default::default() };
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuSurfObjectCreate(&resource) }
    };
    accepted("cuSurfObjectCreate", || call(T::CU_RESOURCE_TYPE_ARRAY, 0));
    rejected(
        "cuSurfObjectCreate: pResDesc.resType (CU_RESOURCE_TYPE_MIPMAPPED_ARRAY) must be \
         CU_RESOURCE_TYPE_ARRAY [the documentation gives no code]",
        || call(T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY, 0),
    );
    rejected(
        "cuSurfObjectCreate: pResDesc.flags (1) must be zero [the documentation gives no code]",
        || call(T::CU_RESOURCE_TYPE_ARRAY, 1),
    );
}
