// Created by `cargo xtask emit` from cuda.h, ledger/surfref_deprecated.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/surfref_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuSurfRefSetArray(hSurfRef: CUsurfref, hArray: CUarray) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hSurfRef.addr())).at("hSurfRef")?;
    crate::rules::parts::handle::handle(Handle(hArray.addr())).at("hArray")?;
    Ok(())
}

#[inline]
pub(crate) fn cuSurfRefGetArray(hSurfRef: CUsurfref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hSurfRef.addr())).at("hSurfRef")?;
    Ok(())
}
