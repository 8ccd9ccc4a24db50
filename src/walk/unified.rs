// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::{
    CUdeviceptr, CUmem_advise, CUmem_range_attribute, CUmemLocation, CUpointer_attribute, CUstream,
};

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
        crate::walk::CUmemLocation(&location).at("location")?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemAdvise_v2(advice: CUmem_advise, location: CUmemLocation) -> Verdict {
    crate::rules::unified::cuMemAdvise_v2(advice, &location)?;
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
        crate::rules::unified::prefetches(
            count,
            elements(prefetchLocs, numPrefetchLocs),
            elements(prefetchLocIdxs, numPrefetchLocs),
            numPrefetchLocs,
        )?;
        crate::rules::unified::every_device(count)?;
        crate::rules::parts::copy::not_legacy(hStream)?;
        for (i, element) in elements(prefetchLocs, numPrefetchLocs).iter().enumerate() {
            crate::walk::CUmemLocation(element).at_element("prefetchLocs[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemDiscardBatchAsync(
    count: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Verdict {
    crate::rules::unified::of_batch(flags)?;
    crate::rules::unified::every_device(count)?;
    crate::rules::parts::copy::not_legacy(hStream)?;
    Ok(())
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
        crate::rules::unified::prefetches(
            count,
            elements(prefetchLocs, numPrefetchLocs),
            elements(prefetchLocIdxs, numPrefetchLocs),
            numPrefetchLocs,
        )?;
        crate::rules::unified::every_device(count)?;
        crate::rules::parts::copy::not_legacy(hStream)?;
        for (i, element) in elements(prefetchLocs, numPrefetchLocs).iter().enumerate() {
            crate::walk::CUmemLocation(element).at_element("prefetchLocs[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemGetLocationInfo(
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
) -> Verdict {
    crate::rules::unified::cuMemGetLocationInfo(size, summaryGranularity, samplingGranularity)?;
    Ok(())
}

#[inline]
pub(crate) fn cuMemRangeGetAttribute(dataSize: usize, attribute: CUmem_range_attribute) -> Verdict {
    crate::rules::unified::range_attribute(attribute)?;
    crate::rules::unified::attribute_size(dataSize, attribute)?;
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemRangeGetAttributes(
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::unified::cuMemRangeGetAttributes(
            elements(dataSizes, numAttributes),
            elements(attributes, numAttributes),
        )?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuPointerSetAttribute(attribute: CUpointer_attribute) -> Verdict {
    crate::rules::unified::cuPointerSetAttribute(attribute)?;
    Ok(())
}
