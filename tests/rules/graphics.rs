#![cfg(not(miri))]

use crate::mock::{accepted, rejected};
use cuda_checked::{Result, calls, sys::CUgraphicsResource};
use std::ptr;

#[test]
fn cuGraphicsResourceSetMapFlags_v2() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuGraphicsResourceSetMapFlags_v2(ptr::null_mut(), flags) };
    for flags in 0..3 {
        accepted("cuGraphicsResourceSetMapFlags_v2", || call(flags));
    }
    rejected(
        "cuGraphicsResourceSetMapFlags_v2: flags (CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY | \
         CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD) must be CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE, \
         CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY or CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(3),
    );
}

fn different(name: &str, message: &str, call: impl Fn(u32, *mut CUgraphicsResource) -> Result<()>) {
    let resources = |addresses: [usize; 3]| addresses.map(ptr::without_provenance_mut);
    accepted(name, || call(3, resources([0x10, 0x20, 0x30]).as_mut_ptr()));
    accepted(name, || call(2, resources([0x10, 0x20, 0x10]).as_mut_ptr()));
    accepted(name, || call(0, ptr::null_mut()));
    accepted(name, || call(3, ptr::null_mut()));
    rejected(message, || call(3, resources([0x10, 0x20, 0x10]).as_mut_ptr()));
}

#[test]
fn cuGraphicsMapResources() {
    let message = "cuGraphicsMapResources: resources[2] (0x10) must differ from every other element \
        [would be CUDA_ERROR_INVALID_HANDLE]";
    // SAFETY: the mock reads no memory, and the rules read only these resources.
    different("cuGraphicsMapResources", message, |count, resources| unsafe {
        calls::cuGraphicsMapResources(count, resources, ptr::null_mut())
    });
}

#[test]
fn cuGraphicsUnmapResources() {
    let message = "cuGraphicsUnmapResources: resources[2] (0x10) must differ from every other element \
        [would be CUDA_ERROR_INVALID_HANDLE]";
    // SAFETY: the mock reads no memory, and the rules read only these resources.
    different("cuGraphicsUnmapResources", message, |count, resources| unsafe {
        calls::cuGraphicsUnmapResources(count, resources, ptr::null_mut())
    });
}
