// Created by `cargo xtask emit` from cuda.h, ledger/peer_access.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/peer_access.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCtxEnablePeerAccess(peerContext: CUcontext) -> Verdict {
    crate::rules::parts::handle::reachable(Handle(peerContext.addr()))?;
    crate::rules::parts::handle::no_default(Handle(peerContext.addr())).at("peerContext")
}

#[inline]
pub(crate) fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> Verdict {
    crate::rules::parts::handle::peer(Handle(peerContext.addr()))
}
