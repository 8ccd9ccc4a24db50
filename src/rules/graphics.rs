//! Rules of the group "Graphics Interoperability".

use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::c_uint;
use cuda_sys::{CUgraphicsMapResourceFlags, CUgraphicsResource};

#[inline]
pub(crate) fn cuGraphicsResourceSetMapFlags_v2(flags: c_uint) -> Verdict {
    use CUgraphicsMapResourceFlags as F;
    rules!(125: flags => one_of(&[
        F::CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE,
        F::CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY,
        F::CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD,
    ]));
    Ok(())
}

/// An array of `count` resources, or null.
///
/// # Safety
///
/// `resources` must be null or point to `count` elements.
#[inline]
unsafe fn different_resources(resources: *mut CUgraphicsResource, count: c_uint) -> Verdict {
    // SAFETY: the caller guarantees this.
    let resources = unsafe { elements(resources, count as usize) };
    for i in 1..resources.len() {
        let new = !resources[..i].contains(&resources[i]);
        rules!(126: resources[i] => hold(new, "differ from every other element"), at i, else INVALID_HANDLE);
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphicsMapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { different_resources(resources, count) }
}

#[inline]
pub(crate) unsafe fn cuGraphicsUnmapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { different_resources(resources, count) }
}
