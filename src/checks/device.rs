// Created by `cargo xtask emit` from cuda.h, src/rules/device.toml, src/rules/device.rs and cuda-sys/build/generate/reference/device.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use core::ffi::{c_int, c_uint, c_void};
use libcuda_sys::{
    CUatomicOperation, CUdevice, CUflushGPUDirectRDMAWritesScope, CUflushGPUDirectRDMAWritesTarget,
};

/// Checks the preconditions of [`cuDeviceGet`](crate::calls::cuDeviceGet) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) -> Result<(), Precondition> {
    crate::rules::device::cuDeviceGet(ordinal).of(c"cuDeviceGet")
}

/// Checks the preconditions of [`cuDeviceGetHostAtomicCapabilities`](crate::calls::cuDeviceGetHostAtomicCapabilities) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    dev: CUdevice,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) =
            crate::rules::device::cuDeviceGetHostAtomicCapabilities(capabilities, operations, count)
        {
            return Err(broken.of(c"cuDeviceGetHostAtomicCapabilities"));
        }
        if let Err(broken) =
            crate::rules::device::atomic_operations(elements(operations, count as usize))
        {
            return Err(broken.of(c"cuDeviceGetHostAtomicCapabilities"));
        }
        crate::rules::device::existing(dev).of(c"cuDeviceGetHostAtomicCapabilities")
    }
}

/// Checks the preconditions of [`cuDeviceGetNvSciSyncAttributes`](crate::calls::cuDeviceGetNvSciSyncAttributes) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    dev: CUdevice,
    flags: c_int,
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::device::cuDeviceGetNvSciSyncAttributes(flags) {
        return Err(broken.of(c"cuDeviceGetNvSciSyncAttributes"));
    }
    crate::rules::device::existing(dev).of(c"cuDeviceGetNvSciSyncAttributes")
}

/// Checks the preconditions of [`cuFlushGPUDirectRDMAWrites`](crate::calls::cuFlushGPUDirectRDMAWrites) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> Result<(), Precondition> {
    crate::rules::device::cuFlushGPUDirectRDMAWrites(target, scope)
        .of(c"cuFlushGPUDirectRDMAWrites")
}
