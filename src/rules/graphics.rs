//! Rules of the group "Graphics Interoperability".

use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::{CUgraphicsMapResourceFlags, CUgraphicsResource};

pub(crate) fn cuGraphicsResourceSetMapFlags_v2(flags: c_uint) -> Result<()> {
    use CUgraphicsMapResourceFlags as F;
    let flags = F(flags as _);
    rules! { c"cuGraphicsResourceSetMapFlags_v2":
        flags => one_of(&[
            F::CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE,
            F::CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY,
            F::CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD,
        ]), KNOWN;
    }
    Ok(())
}

macro_rules! different {
    ($call:literal: $count:ident of $resources:ident, $i:ident: $resource:expr) => {
        // SAFETY: as for the call.
        let $resources = unsafe { elements($resources, $count as usize) };
        for $i in 1..$resources.len() {
            let new = !$resources[..$i].contains(&$resource);
            rules! { $call at $i:
                $resource => hold(new, "differ from every other element"), KNOWN, else CUDA_ERROR_INVALID_HANDLE;
            }
        }
    };
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphicsMapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
) -> Result<()> {
    different!(c"cuGraphicsMapResources": count of resources, i: resources[i]);
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuGraphicsUnmapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
) -> Result<()> {
    different!(c"cuGraphicsUnmapResources": count of resources, i: resources[i]);
    Ok(())
}
