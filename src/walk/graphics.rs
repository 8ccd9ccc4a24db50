// Created by `cargo xtask emit` from cuda.h, ledger/graphics.toml, src/rules/graphics.rs, cuda-sys/build/generate/reference/graphics.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuGraphicsResourceSetMapFlags_v2(flags: c_uint) -> Verdict {
    crate::rules::graphics::cuGraphicsResourceSetMapFlags_v2(flags)
}

#[inline]
pub(crate) unsafe fn cuGraphicsMapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::rules::graphics::different_resources(elements(resources, count as usize)) }
}

#[inline]
pub(crate) unsafe fn cuGraphicsUnmapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe { crate::rules::graphics::different_resources(elements(resources, count as usize)) }
}
