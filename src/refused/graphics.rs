// Created by `cargo xtask emit` from cuda.h, ledger/graphics.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/graphics.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuGraphicsMapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::some_resources(count)?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        for (i, element) in elements(resources, count as usize).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("resources[i]")
                .element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) unsafe fn cuGraphicsUnmapResources(
    count: c_uint,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::some_resources(count)?;
        if refused_with(&[CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED]) {
            crate::rules::parts::handle::stream(Live::new(hStream))?;
        }
        if refused_with(&[CUresult::CUDA_ERROR_INVALID_CONTEXT]) {
            crate::rules::parts::handle::of_context(Handle(hStream.addr())).at("hStream")?;
        }
        for (i, element) in elements(resources, count as usize).iter().enumerate() {
            crate::rules::parts::handle::handle(Handle(element.addr()))
                .at("resources[i]")
                .element(i)?;
        }
        Ok(())
    }
}
