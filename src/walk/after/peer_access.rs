// Created by `cargo xtask emit` from cuda.h, ledger/peer_access.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/peer_access.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuDeviceCanAccessPeer(dev: CUdevice, peerDev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    crate::rules::parts::handle::device(peerDev).at("peerDev")?;
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGetP2PAttribute(srcDevice: CUdevice, dstDevice: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(srcDevice).at("srcDevice")?;
    crate::rules::parts::handle::device(dstDevice).at("dstDevice")?;
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGetP2PAtomicCapabilities(
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Verdict {
    crate::rules::parts::handle::device(srcDevice).at("srcDevice")?;
    crate::rules::parts::handle::device(dstDevice).at("dstDevice")?;
    Ok(())
}
