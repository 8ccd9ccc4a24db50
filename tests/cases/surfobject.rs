use super::*;

use CUresourcetype as R;

pub fn cases(cases: &Cases) {
    let mut c = cases
        .call(|| {
            let resType = R::CU_RESOURCE_TYPE_ARRAY;
            let mut resource = CUDA_RESOURCE_DESC { resType, ..Default::default() };
            resource.res.array.hArray = surface();
            cuSurfObjectCreate { pResDesc: one(resource) }
        })
        .undo(|_, surfObject| cuSurfObjectDestroy { surfObject });
    c.rejects(271, "pResDesc.flags (1) must be zero [undocumented]", |i| i.pResDesc.flags = 1);
    // Without the array, because a driver could take its handle for that of a mipmapped array.
    let text = "pResDesc.resType (CU_RESOURCE_TYPE_MIPMAPPED_ARRAY) must be CU_RESOURCE_TYPE_ARRAY [undocumented]";
    c.rejects(270, text, |i| {
            i.pResDesc.resType = R::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
            i.pResDesc.res = Default::default();
        });
}
