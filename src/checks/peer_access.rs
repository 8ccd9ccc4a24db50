// Created by `cargo xtask emit` from cuda.h, src/rules/peer_access.toml, src/rules/device.rs, src/rules/parts/output.rs, src/rules/peer_access.rs and cuda-sys/build/generate/reference/peer_access.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Handle;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::text;
use core::ffi::{c_int, c_uint};
use libcuda_sys::{CUatomicOperation, CUcontext, CUdevice, CUdevice_P2PAttribute};

/// Checks the preconditions of [`cuCtxEnablePeerAccess`](crate::calls::cuCtxEnablePeerAccess) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxEnablePeerAccess(
    peerContext: CUcontext,
    Flags: c_uint,
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::peer_access::from_context() {
        return Err(broken.of(c"cuCtxEnablePeerAccess"));
    }
    crate::rules::peer_access::cuCtxEnablePeerAccess(peerContext, Flags)
        .of(c"cuCtxEnablePeerAccess")
}

/// Checks the preconditions of [`cuCtxDisablePeerAccess`](crate::calls::cuCtxDisablePeerAccess) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> Result<(), Precondition> {
    crate::rules::peer_access::from_context().of(c"cuCtxDisablePeerAccess")
}

/// Checks the preconditions of [`cuDeviceGetP2PAttribute`](crate::calls::cuDeviceGetP2PAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetP2PAttribute(
    value: *mut c_int,
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::peer_access::link_ends(srcDevice, dstDevice) {
        return Err(broken.of(c"cuDeviceGetP2PAttribute"));
    }
    if let Err(broken) = crate::rules::peer_access::cuDeviceGetP2PAttribute(attrib) {
        return Err(broken.of(c"cuDeviceGetP2PAttribute"));
    }
    if let Err(broken) = crate::rules::parts::output::documented(Handle(value.addr())) {
        return Err(broken.at("value").of(c"cuDeviceGetP2PAttribute"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuDeviceGetP2PAtomicCapabilities`](crate::calls::cuDeviceGetP2PAtomicCapabilities) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::device::atomic_operations(elements(operations, count as usize))
        {
            return Err(broken.of(c"cuDeviceGetP2PAtomicCapabilities"));
        }
        if let Err(broken) = crate::rules::peer_access::cuDeviceGetP2PAtomicCapabilities(
            capabilities,
            operations,
            count,
        ) {
            return Err(broken.of(c"cuDeviceGetP2PAtomicCapabilities"));
        }
        crate::rules::peer_access::link_ends(srcDevice, dstDevice)
            .of(c"cuDeviceGetP2PAtomicCapabilities")
    }
}
