//! Rules of the group "Surface Object Management".

use crate::rules::prelude::*;

rules! {
    fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) {
        270: pResDesc.resType => one_of(&[CUresourcetype::CU_RESOURCE_TYPE_ARRAY]),
            else UNDOCUMENTED;
        271: pResDesc.flags => zero(), else UNDOCUMENTED, stated "CUDA_RESOURCE_DESC.flags";
    }
}
