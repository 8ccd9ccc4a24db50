// Created by `cargo xtask emit` from cuda.h, src/rules/texobject.toml, src/rules/texobject.rs and cuda-sys/build/generate/reference/texobject.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::target;
use libcuda_sys::{CUDA_RESOURCE_DESC, CUDA_RESOURCE_VIEW_DESC, CUDA_TEXTURE_DESC, CUtexObject};

/// Checks the preconditions of [`cuTexObjectCreate`](crate::calls::cuTexObjectCreate) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexObjectCreate(
    pTexObject: *mut CUtexObject,
    pResDesc: *const CUDA_RESOURCE_DESC,
    pTexDesc: *const CUDA_TEXTURE_DESC,
    pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(pResDesc) = (unsafe { target(pResDesc) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    let Some(pTexDesc) = (unsafe { target(pTexDesc) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    let pResViewDesc = unsafe { target(pResViewDesc) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::texobject::cuTexObjectCreate(pResDesc, pTexDesc, pResViewDesc)
        {
            return Err(broken.of(c"cuTexObjectCreate"));
        }
        if let Some(pResViewDesc) = pResViewDesc {
            if let Err(broken) = crate::rules::texobject::levels_of_array(pResDesc, pResViewDesc) {
                return Err(broken.of(c"cuTexObjectCreate"));
            }
        }
        if let Err(broken) = crate::rules::texobject::array_sampling(Live::new(pResDesc), pTexDesc)
        {
            return Err(broken.of(c"cuTexObjectCreate"));
        }
        if let Some(pResViewDesc) = pResViewDesc {
            if let Err(broken) =
                crate::rules::texobject::array_view(Live::new(pResDesc), pResViewDesc)
            {
                return Err(broken.of(c"cuTexObjectCreate"));
            }
        }
        if let Err(broken) = crate::checks::types::CUDA_RESOURCE_DESC(pResDesc) {
            return Err(broken.at("pResDesc").of(c"cuTexObjectCreate"));
        }
        Ok(())
    }
}
