//! Rules of the group "Device Management".

use crate::query;
use crate::rule::{Place, Verdict, on, rules};
use core::ffi::{c_int, c_uint};
use cuda_sys::*;

#[inline]
pub(crate) fn cuDeviceGet(ordinal: c_int) -> Verdict {
    rules!(36: ordinal => at_least(0), else INVALID_DEVICE);
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
) -> Verdict {
    rules! {
        37: capabilities => non_null();
        38: operations => non_null();
        39: count => non_zero();
    }
    Ok(())
}

on! { cuDeviceGetHostAtomicCapabilities, cuDeviceGetP2PAtomicCapabilities }
#[inline]
pub(crate) fn atomic_operations(operations: &[CUatomicOperation]) -> Verdict {
    for (i, _) in operations.iter().enumerate() {
        rules!(40: operations[i] => enumerator_of(CUatomicOperation), at i);
    }
    Ok(())
}

const NVSCISYNC_FLAGS: &[c_int] =
    &[CUDA_NVSCISYNC_ATTR_SIGNAL as c_int, CUDA_NVSCISYNC_ATTR_WAIT as c_int];

#[inline]
pub(crate) fn cuDeviceGetNvSciSyncAttributes(flags: c_int) -> Verdict {
    rules! {
        41: flags => only(NVSCISYNC_FLAGS), named "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT";
        42: flags => any_of(NVSCISYNC_FLAGS), named "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT";
    }
    Ok(())
}

on! { cuDeviceGetHostAtomicCapabilities, cuDeviceGetNvSciSyncAttributes }
#[inline]
pub(crate) fn existing(dev: CUdevice) -> Verdict {
    rules!(620 asks: dev => ordinal(query::devices()), else INVALID_DEVICE);
    Ok(())
}

#[inline]
pub(crate) fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> Verdict {
    rules! {
        43: target => enumerator();
        44: scope => enumerator();
    }
    Ok(())
}
