// Created by `cargo xtask emit` from cuda.h, ledger/peer_access.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/peer_access.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::peer_access as refused;
use core::ffi::{c_int, c_uint};
use cuda_sys::{CUatomicOperation, CUcontext, CUdevice, CUdevice_P2PAttribute, CUresult};

/// Finds the cause of a refusal of [`cuDeviceCanAccessPeer`](crate::calls::cuDeviceCanAccessPeer).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceCanAccessPeer(
    canAccessPeer: *mut c_int,
    dev: CUdevice,
    peerDev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceCanAccessPeer",
            returned,
            &[
                (&Pointer(canAccessPeer.addr()), "canAccessPeer"),
                (&dev, "dev"),
                (&peerDev, "peerDev"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuCtxEnablePeerAccess`](crate::calls::cuCtxEnablePeerAccess).
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
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuCtxEnablePeerAccess(peerContext);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCtxEnablePeerAccess", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuCtxDisablePeerAccess`](crate::calls::cuCtxDisablePeerAccess).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxDisablePeerAccess(peerContext: CUcontext, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuCtxDisablePeerAccess(peerContext);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuCtxDisablePeerAccess", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuDeviceGetP2PAttribute`](crate::calls::cuDeviceGetP2PAttribute).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetP2PAttribute",
            returned,
            &[
                (&Pointer(value.addr()), "value"),
                (&srcDevice, "srcDevice"),
                (&dstDevice, "dstDevice"),
            ],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetP2PAtomicCapabilities`](crate::calls::cuDeviceGetP2PAtomicCapabilities).
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
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetP2PAtomicCapabilities",
            returned,
            &[(&srcDevice, "srcDevice"), (&dstDevice, "dstDevice")],
        )
    }
}
