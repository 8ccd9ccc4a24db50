// Created by `cargo xtask emit` from cuda.h, ledger/unified.toml, src/rules/parts/copy.rs, src/rules/parts/location.rs, src/rules/unified.rs, cuda-sys/build/generate/reference/unified.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: c_uint,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::unified::cuMemPrefetchAsync_v2(flags)?;
        crate::rules::unified::prefetched(devPtr, count, &location, Live::new(hStream))?;
        crate::rules::unified::destination(&location)?;
        crate::rules::unified::concurrent(&location)?;
        crate::rules::parts::location::host_node(&location)?;
        crate::walk::CUmemLocation(&location).at("location")
    }
}

#[inline]
pub(crate) fn cuMemAdvise_v2(advice: CUmem_advise, location: CUmemLocation) -> Verdict {
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
}

#[inline]
pub(crate) unsafe fn cuMemPrefetchBatchAsync(
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::unified::of_batch(flags)?;
        crate::rules::unified::every_device(count)?;
        crate::rules::parts::copy::not_legacy(hStream)?;
        crate::rules::parts::copy::runs(numPrefetchLocs, count).at("numPrefetchLocs")?;
        for (i, element) in elements(prefetchLocs, numPrefetchLocs).iter().enumerate() {
            crate::rules::unified::destination(element).at("prefetchLocs[i]").element(i)?;
            crate::rules::parts::location::host_node(element).at("prefetchLocs[i]").element(i)?;
            crate::walk::CUmemLocation(element).at("prefetchLocs[i]").element(i)?;
        }
        crate::rules::parts::copy::first_run(elements(prefetchLocIdxs, numPrefetchLocs))
            .at("prefetchLocIdxs")?;
        crate::rules::parts::copy::run_starts(elements(prefetchLocIdxs, numPrefetchLocs), count)
            .at("prefetchLocIdxs")
    }
}

#[inline]
pub(crate) fn cuMemDiscardBatchAsync(
    count: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Verdict {
    crate::rules::unified::of_batch(flags)?;
    crate::rules::unified::every_device(count)?;
    crate::rules::parts::copy::not_legacy(hStream)
}

#[inline]
pub(crate) unsafe fn cuMemDiscardAndPrefetchBatchAsync(
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::unified::of_batch(flags)?;
        crate::rules::unified::every_device(count)?;
        crate::rules::parts::copy::not_legacy(hStream)?;
        crate::rules::parts::copy::runs(numPrefetchLocs, count).at("numPrefetchLocs")?;
        for (i, element) in elements(prefetchLocs, numPrefetchLocs).iter().enumerate() {
            crate::rules::unified::destination(element).at("prefetchLocs[i]").element(i)?;
            crate::rules::parts::location::host_node(element).at("prefetchLocs[i]").element(i)?;
            crate::walk::CUmemLocation(element).at("prefetchLocs[i]").element(i)?;
        }
        crate::rules::parts::copy::first_run(elements(prefetchLocIdxs, numPrefetchLocs))
            .at("prefetchLocIdxs")?;
        crate::rules::parts::copy::run_starts(elements(prefetchLocIdxs, numPrefetchLocs), count)
            .at("prefetchLocIdxs")
    }
}

#[inline]
pub(crate) fn cuMemGetLocationInfo(
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
) -> Verdict {
    crate::rules::unified::cuMemGetLocationInfo(size, summaryGranularity, samplingGranularity)
}

#[inline]
pub(crate) fn cuMemRangeGetAttribute(dataSize: usize, attribute: CUmem_range_attribute) -> Verdict {
    crate::rules::unified::range_attribute(attribute)?;
    crate::rules::unified::size_of_devices(dataSize, attribute)?;
    crate::rules::unified::size_of_number(dataSize, attribute)
}

#[inline]
pub(crate) unsafe fn cuMemRangeGetAttributes(
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
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
}

#[inline]
pub(crate) fn cuPointerSetAttribute(attribute: CUpointer_attribute) -> Verdict {
    crate::rules::unified::cuPointerSetAttribute(attribute)
}
