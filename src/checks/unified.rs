// Created by `cargo xtask emit` from cuda.h, ledger/unified.toml, src/rules/parts/copy.rs, src/rules/parts/location.rs, src/rules/unified.rs and cuda-sys/build/generate/reference/unified.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::walk::unified as walk;
use core::ffi::{c_uint, c_ulonglong, c_void};
use cuda_sys::{
    CUdeviceptr, CUmem_advise, CUmem_range_attribute, CUmemLocation, CUpointer_attribute, CUstream,
};

/// Checks the preconditions of [`cuMemPrefetchAsync`](crate::calls::cuMemPrefetchAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream) }
        .of(c"cuMemPrefetchAsync_v2")
}

/// Checks the preconditions of [`cuMemAdvise`](crate::calls::cuMemAdvise) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    walk::cuMemAdvise_v2(advice, location).of(c"cuMemAdvise_v2")
}

/// Checks the preconditions of [`cuMemPrefetchBatchAsync`](crate::calls::cuMemPrefetchBatchAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        walk::cuMemPrefetchBatchAsync(
            count,
            prefetchLocs,
            prefetchLocIdxs,
            numPrefetchLocs,
            flags,
            hStream,
        )
    }
    .of(c"cuMemPrefetchBatchAsync")
}

/// Checks the preconditions of [`cuMemDiscardBatchAsync`](crate::calls::cuMemDiscardBatchAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    walk::cuMemDiscardBatchAsync(count, flags, hStream).of(c"cuMemDiscardBatchAsync")
}

/// Checks the preconditions of [`cuMemDiscardAndPrefetchBatchAsync`](crate::calls::cuMemDiscardAndPrefetchBatchAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        walk::cuMemDiscardAndPrefetchBatchAsync(
            count,
            prefetchLocs,
            prefetchLocIdxs,
            numPrefetchLocs,
            flags,
            hStream,
        )
    }
    .of(c"cuMemDiscardAndPrefetchBatchAsync")
}

/// Checks the preconditions of [`cuMemGetLocationInfo`](crate::calls::cuMemGetLocationInfo) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    walk::cuMemGetLocationInfo(size, summaryGranularity, samplingGranularity)
        .of(c"cuMemGetLocationInfo")
}

/// Checks the preconditions of [`cuMemRangeGetAttribute`](crate::calls::cuMemRangeGetAttribute) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    walk::cuMemRangeGetAttribute(dataSize, attribute).of(c"cuMemRangeGetAttribute")
}

/// Checks the preconditions of [`cuMemRangeGetAttributes`](crate::calls::cuMemRangeGetAttributes) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemRangeGetAttributes(
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
    devPtr: CUdeviceptr,
    count: usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { walk::cuMemRangeGetAttributes(dataSizes, attributes, numAttributes) }
        .of(c"cuMemRangeGetAttributes")
}

/// Checks the preconditions of [`cuPointerSetAttribute`](crate::calls::cuPointerSetAttribute) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    walk::cuPointerSetAttribute(attribute).of(c"cuPointerSetAttribute")
}
#[doc(hidden)]
pub use self::{cuMemAdvise_v2 as cuMemAdvise, cuMemPrefetchAsync_v2 as cuMemPrefetchAsync};
