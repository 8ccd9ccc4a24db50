// Created by `cargo xtask emit` from cuda.h, ledger/texobject.toml, src/rules/texobject.rs, cuda-sys/build/generate/reference/texobject.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuTexObjectCreate(
    pResDesc: &CUDA_RESOURCE_DESC,
    pTexDesc: &CUDA_TEXTURE_DESC,
    pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::texobject::cuTexObjectCreate(pResDesc, pTexDesc, pResViewDesc)?;
        if let Some(pResViewDesc) = pResViewDesc {
            crate::rules::texobject::levels_of_array(pResDesc, pResViewDesc)?;
        }
        crate::rules::texobject::array_sampling(Live::new(pResDesc), pTexDesc)?;
        if let Some(pResViewDesc) = pResViewDesc {
            crate::rules::texobject::array_view(Live::new(pResDesc), pResViewDesc)?;
        }
        crate::walk::CUDA_RESOURCE_DESC(pResDesc).at("pResDesc")
    }
}
