//! Rules of the group "Device Management".

use crate::query;
use crate::rule::{Place, Verdict, on, rules};
use core::ffi::{c_int, c_uint};
use cuda_sys::*;

use CUatomicOperation as A;

#[inline]
pub(crate) fn cuDeviceGet(ordinal: c_int) -> Verdict {
    rules!(36: ordinal => at_least(0), else INVALID_DEVICE);
    Ok(())
}

const ATOMIC_OPERATIONS: &[A] = &[
    A::CU_ATOMIC_OPERATION_INTEGER_ADD,
    A::CU_ATOMIC_OPERATION_INTEGER_MIN,
    A::CU_ATOMIC_OPERATION_INTEGER_MAX,
    A::CU_ATOMIC_OPERATION_INTEGER_INCREMENT,
    A::CU_ATOMIC_OPERATION_INTEGER_DECREMENT,
    A::CU_ATOMIC_OPERATION_AND,
    A::CU_ATOMIC_OPERATION_OR,
    A::CU_ATOMIC_OPERATION_XOR,
    A::CU_ATOMIC_OPERATION_EXCHANGE,
    A::CU_ATOMIC_OPERATION_CAS,
    A::CU_ATOMIC_OPERATION_FLOAT_ADD,
    A::CU_ATOMIC_OPERATION_FLOAT_MIN,
    A::CU_ATOMIC_OPERATION_FLOAT_MAX,
];

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

on! { cuDeviceGetHostAtomicCapabilities }
#[inline]
pub(crate) fn atomic_operations(operations: &[CUatomicOperation]) -> Verdict {
    for (i, _) in operations.iter().enumerate() {
        rules!(40: operations[i] => one_of(ATOMIC_OPERATIONS), at i);
    }
    Ok(())
}

const NVSCISYNC_FLAGS: &[c_int] =
    &[CUDA_NVSCISYNC_ATTR_SIGNAL as c_int, CUDA_NVSCISYNC_ATTR_WAIT as c_int];

#[inline]
pub(crate) fn cuDeviceGetNvSciSyncAttributes(flags: c_int) -> Verdict {
    rules! {
        41: flags => only(NVSCISYNC_FLAGS), "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT";
        42: flags => any_of(NVSCISYNC_FLAGS), "CUDA_NVSCISYNC_ATTR_SIGNAL or CUDA_NVSCISYNC_ATTR_WAIT";
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
