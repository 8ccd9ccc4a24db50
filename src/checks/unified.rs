// Created by `cargo xtask emit` from cuda.h, src/rules/unified.toml, src/rules/parts/copy.rs, src/rules/parts/location.rs, src/rules/unified.rs and cuda-sys/build/generate/reference/unified.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::elements;
use core::ffi::{c_uint, c_ulonglong, c_void};
use libcuda_sys::{
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
    unsafe {
        if let Err(broken) = crate::rules::unified::cuMemPrefetchAsync_v2(flags) {
            return Err(broken.of(c"cuMemPrefetchAsync_v2"));
        }
        if let Err(broken) =
            crate::rules::unified::prefetched(devPtr, count, &location, Live::new(hStream))
        {
            return Err(broken.of(c"cuMemPrefetchAsync_v2"));
        }
        if let Err(broken) = crate::rules::unified::destination(&location) {
            return Err(broken.of(c"cuMemPrefetchAsync_v2"));
        }
        if let Err(broken) = crate::rules::unified::concurrent(&location) {
            return Err(broken.of(c"cuMemPrefetchAsync_v2"));
        }
        if let Err(broken) = crate::rules::parts::location::host_node(&location) {
            return Err(broken.of(c"cuMemPrefetchAsync_v2"));
        }
        if let Err(broken) = crate::checks::types::CUmemLocation(&location) {
            return Err(broken.at("location").of(c"cuMemPrefetchAsync_v2"));
        }
        Ok(())
    }
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
    if let Err(broken) = crate::rules::unified::cuMemAdvise_v2(advice, &location) {
        return Err(broken.of(c"cuMemAdvise_v2"));
    }
    if matches!(
        advice,
        CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY
            | CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION
    ) {
        if let Err(broken) = crate::rules::unified::concurrent(&location) {
            return Err(broken.tagged("advice", advice).of(c"cuMemAdvise_v2"));
        }
        if let Err(broken) = crate::rules::parts::location::location_device(&location) {
            return Err(broken.tagged("advice", advice).of(c"cuMemAdvise_v2"));
        }
        if let Err(broken) = crate::rules::parts::location::host_node(&location) {
            return Err(broken.tagged("advice", advice).of(c"cuMemAdvise_v2"));
        }
    }
    Ok(())
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
        if let Err(broken) = crate::rules::unified::of_batch(flags) {
            return Err(broken.of(c"cuMemPrefetchBatchAsync"));
        }
        if let Err(broken) = crate::rules::unified::every_device(count) {
            return Err(broken.of(c"cuMemPrefetchBatchAsync"));
        }
        if let Err(broken) = crate::rules::parts::copy::not_legacy(hStream) {
            return Err(broken.of(c"cuMemPrefetchBatchAsync"));
        }
        if let Err(broken) = crate::rules::parts::copy::runs(numPrefetchLocs, count) {
            return Err(broken.at("numPrefetchLocs").of(c"cuMemPrefetchBatchAsync"));
        }
        for (i, element) in elements(prefetchLocs, numPrefetchLocs).iter().enumerate() {
            if let Err(broken) = crate::rules::unified::destination(element) {
                return Err(broken.at("prefetchLocs[i]").element(i).of(c"cuMemPrefetchBatchAsync"));
            }
            if let Err(broken) = crate::rules::parts::location::host_node(element) {
                return Err(broken.at("prefetchLocs[i]").element(i).of(c"cuMemPrefetchBatchAsync"));
            }
            if let Err(broken) = crate::checks::types::CUmemLocation(element) {
                return Err(broken.at("prefetchLocs[i]").element(i).of(c"cuMemPrefetchBatchAsync"));
            }
        }
        if let Err(broken) =
            crate::rules::parts::copy::first_run(elements(prefetchLocIdxs, numPrefetchLocs))
        {
            return Err(broken.at("prefetchLocIdxs").of(c"cuMemPrefetchBatchAsync"));
        }
        if let Err(broken) =
            crate::rules::parts::copy::run_starts(elements(prefetchLocIdxs, numPrefetchLocs), count)
        {
            return Err(broken.at("prefetchLocIdxs").of(c"cuMemPrefetchBatchAsync"));
        }
        Ok(())
    }
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
    if let Err(broken) = crate::rules::unified::of_batch(flags) {
        return Err(broken.of(c"cuMemDiscardBatchAsync"));
    }
    if let Err(broken) = crate::rules::unified::every_device(count) {
        return Err(broken.of(c"cuMemDiscardBatchAsync"));
    }
    crate::rules::parts::copy::not_legacy(hStream).of(c"cuMemDiscardBatchAsync")
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
        if let Err(broken) = crate::rules::unified::of_batch(flags) {
            return Err(broken.of(c"cuMemDiscardAndPrefetchBatchAsync"));
        }
        if let Err(broken) = crate::rules::unified::every_device(count) {
            return Err(broken.of(c"cuMemDiscardAndPrefetchBatchAsync"));
        }
        if let Err(broken) = crate::rules::parts::copy::not_legacy(hStream) {
            return Err(broken.of(c"cuMemDiscardAndPrefetchBatchAsync"));
        }
        if let Err(broken) = crate::rules::parts::copy::runs(numPrefetchLocs, count) {
            return Err(broken.at("numPrefetchLocs").of(c"cuMemDiscardAndPrefetchBatchAsync"));
        }
        for (i, element) in elements(prefetchLocs, numPrefetchLocs).iter().enumerate() {
            if let Err(broken) = crate::rules::unified::destination(element) {
                return Err(broken
                    .at("prefetchLocs[i]")
                    .element(i)
                    .of(c"cuMemDiscardAndPrefetchBatchAsync"));
            }
            if let Err(broken) = crate::rules::parts::location::host_node(element) {
                return Err(broken
                    .at("prefetchLocs[i]")
                    .element(i)
                    .of(c"cuMemDiscardAndPrefetchBatchAsync"));
            }
            if let Err(broken) = crate::checks::types::CUmemLocation(element) {
                return Err(broken
                    .at("prefetchLocs[i]")
                    .element(i)
                    .of(c"cuMemDiscardAndPrefetchBatchAsync"));
            }
        }
        if let Err(broken) =
            crate::rules::parts::copy::first_run(elements(prefetchLocIdxs, numPrefetchLocs))
        {
            return Err(broken.at("prefetchLocIdxs").of(c"cuMemDiscardAndPrefetchBatchAsync"));
        }
        if let Err(broken) =
            crate::rules::parts::copy::run_starts(elements(prefetchLocIdxs, numPrefetchLocs), count)
        {
            return Err(broken.at("prefetchLocIdxs").of(c"cuMemDiscardAndPrefetchBatchAsync"));
        }
        Ok(())
    }
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
    crate::rules::unified::cuMemGetLocationInfo(size, summaryGranularity, samplingGranularity)
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
    if let Err(broken) = crate::rules::unified::range_attribute(attribute) {
        return Err(broken.of(c"cuMemRangeGetAttribute"));
    }
    if let Err(broken) = crate::rules::unified::size_of_devices(dataSize, attribute) {
        return Err(broken.of(c"cuMemRangeGetAttribute"));
    }
    crate::rules::unified::size_of_number(dataSize, attribute).of(c"cuMemRangeGetAttribute")
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
    unsafe {
        for (i, (element, attribute)) in elements(dataSizes, numAttributes)
            .iter()
            .zip(elements(attributes, numAttributes))
            .enumerate()
        {
            if let Err(broken) = crate::rules::unified::size_of_devices(*element, *attribute) {
                return Err(broken.at("dataSizes[i]").element(i).of(c"cuMemRangeGetAttributes"));
            }
            if let Err(broken) = crate::rules::unified::size_of_number(*element, *attribute) {
                return Err(broken.at("dataSizes[i]").element(i).of(c"cuMemRangeGetAttributes"));
            }
        }
        for (i, element) in elements(attributes, numAttributes).iter().enumerate() {
            if let Err(broken) = crate::rules::unified::range_attribute(*element) {
                return Err(broken.at("attributes[i]").element(i).of(c"cuMemRangeGetAttributes"));
            }
        }
        Ok(())
    }
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
    crate::rules::unified::cuPointerSetAttribute(attribute).of(c"cuPointerSetAttribute")
}
#[doc(hidden)]
pub use self::{cuMemAdvise_v2 as cuMemAdvise, cuMemPrefetchAsync_v2 as cuMemPrefetchAsync};
