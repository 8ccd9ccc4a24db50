//! Rules of the group "Device Management".

use crate::rules::prelude::*;

const NVSCISYNC_FLAGS: &[c_int] =
    &[CUDA_NVSCISYNC_ATTR_SIGNAL as c_int, CUDA_NVSCISYNC_ATTR_WAIT as c_int];

rules! {
    fn cuDeviceGet(ordinal: c_int) { 36: ordinal => at_least(0), else INVALID_DEVICE }

    fn cuDeviceGetHostAtomicCapabilities(
        capabilities: *mut c_uint,
        operations: *const CUatomicOperation,
        count: c_uint,
    ) {
        37: capabilities => non_null();
        38: operations => non_null();
        39: count => non_zero();
    }

    on { cuDeviceGetHostAtomicCapabilities, cuDeviceGetP2PAtomicCapabilities }
    fn atomic_operations(operations: &[CUatomicOperation]) {
        for (i, _) in operations.iter().enumerate();
        40: operations[i] => enumerator_of(CUatomicOperation), at i;
    }

    fn cuDeviceGetNvSciSyncAttributes(flags: c_int) {
        41: flags => only(NVSCISYNC_FLAGS),
            named "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT";
        42: flags => any_of(NVSCISYNC_FLAGS),
            named "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT";
    }

    on { cuDeviceGetHostAtomicCapabilities, cuDeviceGetNvSciSyncAttributes }
    fn existing(dev: CUdevice) { 620 asks: dev => ordinal(query::devices()), else INVALID_DEVICE }

    fn cuFlushGPUDirectRDMAWrites(
        target: CUflushGPUDirectRDMAWritesTarget,
        scope: CUflushGPUDirectRDMAWritesScope,
    ) {
        43: target => enumerator();
        44: scope => enumerator();
    }
}
