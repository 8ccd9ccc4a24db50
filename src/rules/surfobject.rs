//! Rules of the group "Surface Object Management".

use crate::rules::prelude::*;

rules! {
    fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) {
        270: pResDesc.resType => one_of(&[CUresourcetype::CU_RESOURCE_TYPE_ARRAY]), else UNDOCUMENTED;
        271: pResDesc.flags => zero(), else UNDOCUMENTED;
    }
}

causes! {
    on { cuSurfObjectCreate }
    fn surface_of(pResDesc: Live<&CUDA_RESOURCE_DESC>) {
        let array = query::array_of(pResDesc);
        let can = array.is_none_or(|array| array.Flags & CUDA_ARRAY3D_SURFACE_LDST != 0);
        1006 maybe asks: pResDesc.resType => hold(can, "names an array that was created without CUDA_ARRAY3D_SURFACE_LDST"),
            from "cuda.h: CUDA_ARRAY3D_SURFACE_LDST"
    }
}
