// Created by `cargo xtask emit` from cuda.h, ledger/unified.toml, src/rules/parts/handle.rs, src/rules/parts/memory.rs and cuda-sys/build/generate/reference/unified.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use crate::refused::unified as refused;
use core::ffi::{c_uint, c_ulonglong, c_void};
use cuda_sys::{
    CUdeviceptr, CUmem_advise, CUmem_range_attribute, CUmemLocation, CUpointer_attribute, CUresult,
    CUstream,
};

/// Finds the cause of a refusal of [`cuPointerGetAttribute`](crate::calls::cuPointerGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuPointerGetAttribute(
    data: *mut c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuPointerGetAttribute(attribute, ptr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuPointerGetAttribute", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemPrefetchAsync`](crate::calls::cuMemPrefetchAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemPrefetchAsync")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: c_uint,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemPrefetchAsync_v2(devPtr, count, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemPrefetchAsync_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemAdvise`](crate::calls::cuMemAdvise).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuMemAdvise")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAdvise_v2(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemAdvise_v2(devPtr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemAdvise_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemPrefetchBatchAsync`](crate::calls::cuMemPrefetchBatchAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemPrefetchBatchAsync(dptrs, count, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemPrefetchBatchAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemDiscardBatchAsync`](crate::calls::cuMemDiscardBatchAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemDiscardBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    flags: c_ulonglong,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemDiscardBatchAsync(dptrs, count, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemDiscardBatchAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemDiscardAndPrefetchBatchAsync`](crate::calls::cuMemDiscardAndPrefetchBatchAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[allow(clippy::too_many_arguments)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemDiscardAndPrefetchBatchAsync(dptrs, count, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemDiscardAndPrefetchBatchAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemGetLocationInfo`](crate::calls::cuMemGetLocationInfo).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetLocationInfo(
    ptr: CUdeviceptr,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: *mut CUmemLocation,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemGetLocationInfo(ptr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemGetLocationInfo", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemRangeGetAttribute`](crate::calls::cuMemRangeGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemRangeGetAttribute(
    data: *mut c_void,
    dataSize: usize,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr,
    count: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemRangeGetAttribute(devPtr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemRangeGetAttribute", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuPointerSetAttribute`](crate::calls::cuPointerSetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuPointerSetAttribute(
    value: *const c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuPointerSetAttribute(ptr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuPointerSetAttribute", returned, &[], find_cause) }
}
#[doc(hidden)]
pub use self::{cuMemAdvise_v2 as cuMemAdvise, cuMemPrefetchAsync_v2 as cuMemPrefetchAsync};
