// Created by `cargo xtask emit` from cuda.h, ledger/graphics.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/graphics.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> Verdict {
    crate::rules::parts::handle::handle(Handle(resource.addr())).at("resource")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphicsSubResourceGetMappedArray(resource: CUgraphicsResource) -> Verdict {
    crate::rules::parts::handle::handle(Handle(resource.addr())).at("resource")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphicsResourceGetMappedMipmappedArray(resource: CUgraphicsResource) -> Verdict {
    crate::rules::parts::handle::handle(Handle(resource.addr())).at("resource")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphicsResourceGetMappedPointer_v2(resource: CUgraphicsResource) -> Verdict {
    crate::rules::parts::handle::handle(Handle(resource.addr())).at("resource")?;
    Ok(())
}

#[inline]
pub(crate) fn cuGraphicsResourceSetMapFlags_v2(resource: CUgraphicsResource) -> Verdict {
    crate::rules::parts::handle::handle(Handle(resource.addr())).at("resource")?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphicsMapResources(
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::stream(Live::new(hStream))?;
        crate::rules::parts::handle::handle(Handle(resources.addr())).at("resources")?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuGraphicsUnmapResources(
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::stream(Live::new(hStream))?;
        crate::rules::parts::handle::handle(Handle(resources.addr())).at("resources")?;
    }
    Ok(())
}
