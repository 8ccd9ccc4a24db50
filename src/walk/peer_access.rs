// Created by `cargo xtask emit` from cuda.h, ledger/peer_access.toml, src/rules/device.rs, src/rules/peer_access.rs, cuda-sys/build/generate/reference/peer_access.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> Verdict {
    crate::rules::peer_access::from_context()?;
    crate::rules::peer_access::cuCtxEnablePeerAccess(peerContext, Flags)
}

#[inline]
pub(crate) fn cuCtxDisablePeerAccess() -> Verdict {
    crate::rules::peer_access::from_context()
}

#[inline]
pub(crate) fn cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Verdict {
    crate::rules::peer_access::link_ends(srcDevice, dstDevice)?;
    crate::rules::peer_access::cuDeviceGetP2PAttribute(attrib)
}

#[inline]
pub(crate) unsafe fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::device::atomic_operations(elements(operations, count as usize))?;
        crate::rules::peer_access::cuDeviceGetP2PAtomicCapabilities(
            capabilities,
            operations,
            count,
        )?;
        crate::rules::peer_access::link_ends(srcDevice, dstDevice)
    }
}
