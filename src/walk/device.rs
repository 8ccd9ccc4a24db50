// Created by `cargo xtask emit` from cuda.h, ledger/device.toml, src/rules/device.rs, cuda-sys/build/generate/reference/device.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuDeviceGet(ordinal: c_int) -> Verdict {
    crate::rules::device::cuDeviceGet(ordinal)
}

#[inline]
pub(crate) unsafe fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    dev: CUdevice,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::device::cuDeviceGetHostAtomicCapabilities(capabilities, operations, count)?;
        crate::rules::device::atomic_operations(elements(operations, count as usize))?;
        crate::rules::device::existing(dev)
    }
}

#[inline]
pub(crate) fn cuDeviceGetNvSciSyncAttributes(dev: CUdevice, flags: c_int) -> Verdict {
    crate::rules::device::cuDeviceGetNvSciSyncAttributes(flags)?;
    crate::rules::device::existing(dev)
}

#[inline]
pub(crate) fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> Verdict {
    crate::rules::device::cuFlushGPUDirectRDMAWrites(target, scope)
}
