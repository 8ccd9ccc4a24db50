// Created by `cargo xtask emit` from cuda.h, ledger/unified.toml, src/rules/parts/copy.rs, src/rules/parts/location.rs, src/rules/unified.rs and cuda-sys/build/generate/reference/unified.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::Verdict;
use crate::rule::elements;
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::unified::cuMemPrefetchAsync_v2(flags)?;
            crate::rules::unified::prefetched(devPtr, count, &location, Live::new(hStream))?;
            crate::rules::unified::destination(&location)?;
            crate::rules::unified::concurrent(&location)?;
            crate::rules::parts::location::host_node(&location)?;
            crate::checks::types::CUmemLocation(&location).at("location")
        }
    };
    verdict().of(c"cuMemPrefetchAsync_v2")
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
    let verdict = || -> Verdict {
        crate::rules::unified::cuMemAdvise_v2(advice, &location)?;
        if matches!(
            advice,
            CUmem_advise::CU_MEM_ADVISE_SET_ACCESSED_BY
                | CUmem_advise::CU_MEM_ADVISE_SET_PREFERRED_LOCATION
        ) {
            crate::rules::unified::concurrent(&location).tagged("advice", advice)?;
            crate::rules::parts::location::location_device(&location).tagged("advice", advice)?;
            crate::rules::parts::location::host_node(&location).tagged("advice", advice)?;
        }
        Ok(())
    };
    verdict().of(c"cuMemAdvise_v2")
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::unified::of_batch(flags)?;
            crate::rules::unified::every_device(count)?;
            crate::rules::parts::copy::not_legacy(hStream)?;
            crate::rules::parts::copy::runs(numPrefetchLocs, count).at("numPrefetchLocs")?;
            for (i, element) in elements(prefetchLocs, numPrefetchLocs).iter().enumerate() {
                crate::rules::unified::destination(element).at("prefetchLocs[i]").element(i)?;
                crate::rules::parts::location::host_node(element)
                    .at("prefetchLocs[i]")
                    .element(i)?;
                crate::checks::types::CUmemLocation(element).at("prefetchLocs[i]").element(i)?;
            }
            crate::rules::parts::copy::first_run(elements(prefetchLocIdxs, numPrefetchLocs))
                .at("prefetchLocIdxs")?;
            crate::rules::parts::copy::run_starts(elements(prefetchLocIdxs, numPrefetchLocs), count)
                .at("prefetchLocIdxs")
        }
    };
    verdict().of(c"cuMemPrefetchBatchAsync")
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
    let verdict = || -> Verdict {
        crate::rules::unified::of_batch(flags)?;
        crate::rules::unified::every_device(count)?;
        crate::rules::parts::copy::not_legacy(hStream)
    };
    verdict().of(c"cuMemDiscardBatchAsync")
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::unified::of_batch(flags)?;
            crate::rules::unified::every_device(count)?;
            crate::rules::parts::copy::not_legacy(hStream)?;
            crate::rules::parts::copy::runs(numPrefetchLocs, count).at("numPrefetchLocs")?;
            for (i, element) in elements(prefetchLocs, numPrefetchLocs).iter().enumerate() {
                crate::rules::unified::destination(element).at("prefetchLocs[i]").element(i)?;
                crate::rules::parts::location::host_node(element)
                    .at("prefetchLocs[i]")
                    .element(i)?;
                crate::checks::types::CUmemLocation(element).at("prefetchLocs[i]").element(i)?;
            }
            crate::rules::parts::copy::first_run(elements(prefetchLocIdxs, numPrefetchLocs))
                .at("prefetchLocIdxs")?;
            crate::rules::parts::copy::run_starts(elements(prefetchLocIdxs, numPrefetchLocs), count)
                .at("prefetchLocIdxs")
        }
    };
    verdict().of(c"cuMemDiscardAndPrefetchBatchAsync")
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
    let verdict = || -> Verdict {
        crate::rules::unified::range_attribute(attribute)?;
        crate::rules::unified::size_of_devices(dataSize, attribute)?;
        crate::rules::unified::size_of_number(dataSize, attribute)
    };
    verdict().of(c"cuMemRangeGetAttribute")
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            for (i, (element, attribute)) in elements(dataSizes, numAttributes)
                .iter()
                .zip(elements(attributes, numAttributes))
                .enumerate()
            {
                crate::rules::unified::size_of_devices(*element, *attribute)
                    .at("dataSizes[i]")
                    .element(i)?;
                crate::rules::unified::size_of_number(*element, *attribute)
                    .at("dataSizes[i]")
                    .element(i)?;
            }
            for (i, element) in elements(attributes, numAttributes).iter().enumerate() {
                crate::rules::unified::range_attribute(*element).at("attributes[i]").element(i)?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuMemRangeGetAttributes")
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
