//! Rules of the group "Unified Addressing".

use super::parts::copy::{not_legacy, run_starts, runs};
use super::parts::location::{DEVICE, DOMAIN, HOST, host_node, location_device};
use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::{c_uint, c_ulonglong};
use cuda_sys::*;

/// The destination of a prefetch.
#[inline]
fn prefetch_location(location: &CUmemLocation) -> Verdict {
    rules!(356: location.type_ => none_of(&[DOMAIN]), since 13_040, else NOT_SUPPORTED);
    location_device(location)?;
    host_node(location)
}

#[inline]
pub(crate) fn cuMemPrefetchAsync_v2(location: CUmemLocation, flags: c_uint) -> Verdict {
    prefetch_location(&location)?;
    rules!(357: flags => zero());
    Ok(())
}

#[inline]
pub(crate) fn cuMemAdvise_v2(advice: CUmem_advise, location: CUmemLocation) -> Verdict {
    use CUmem_advise as A;
    rules!(358: advice => one_of(&[
        A::CU_MEM_ADVISE_SET_READ_MOSTLY,
        A::CU_MEM_ADVISE_UNSET_READ_MOSTLY,
        A::CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
        A::CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION,
        A::CU_MEM_ADVISE_SET_ACCESSED_BY,
        A::CU_MEM_ADVISE_UNSET_ACCESSED_BY,
    ]));
    match advice {
        A::CU_MEM_ADVISE_SET_PREFERRED_LOCATION => {
            rules!(359: location.type_ => none_of(&[DOMAIN]), since 13_040, "with CU_MEM_ADVISE_SET_PREFERRED_LOCATION",
                else NOT_SUPPORTED);
        }
        A::CU_MEM_ADVISE_SET_ACCESSED_BY => {
            rules!(360: location.type_ => one_of(&[DEVICE, HOST]), "with CU_MEM_ADVISE_SET_ACCESSED_BY");
        }
        // The location is ignored or not documented.
        _ => return Ok(()),
    }
    location_device(&location)?;
    host_node(&location)
}

/// Runs of ranges, each with one location.
///
/// # Safety
///
/// As for the calls.
#[inline]
unsafe fn prefetches(
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Verdict {
    reserved(flags)?;
    not_legacy(hStream).at("hStream")?;
    runs(numPrefetchLocs, count).at("numPrefetchLocs")?;
    // SAFETY: the caller meets the safety conditions of the call.
    let (places, starts) = unsafe {
        (elements(prefetchLocs, numPrefetchLocs), elements(prefetchLocIdxs, numPrefetchLocs))
    };
    run_starts(starts, count).at("prefetchLocIdxs")?;
    for (i, place) in places.iter().enumerate() {
        prefetch_location(place).at_element("prefetchLocs[i]", i)?;
    }
    Ok(())
}

/// The flags of batches.
#[inline]
fn reserved(flags: c_ulonglong) -> Verdict {
    rules!(361: flags => zero(), else UNDOCUMENTED);
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
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { prefetches(count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) }
}

#[inline]
pub(crate) fn cuMemDiscardBatchAsync(flags: c_ulonglong, hStream: CUstream) -> Verdict {
    reserved(flags)?;
    not_legacy(hStream).at("hStream")
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
    // SAFETY: the caller meets the safety conditions of the call.
    unsafe { prefetches(count, prefetchLocs, prefetchLocIdxs, numPrefetchLocs, flags, hStream) }
}

#[inline]
pub(crate) fn cuMemGetLocationInfo(
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
) -> Verdict {
    rules! {
        362: summaryGranularity => non_zero();
        363: summaryGranularity => at_most(size), "size";
        364: samplingGranularity => at_most(summaryGranularity), "summaryGranularity";
    }
    Ok(())
}

use CUmem_range_attribute as Attribute;
const ACCESSED_BY: Attribute = Attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
/// In the order in which releases added them.
const ATTRIBUTES: &[Attribute] = &[
    Attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
    ACCESSED_BY,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID,
];
const ATTRIBUTES_BEFORE_12_2: &[Attribute] = ATTRIBUTES.split_at(4).0;

#[inline]
fn range_attribute(attribute: Attribute) -> Verdict {
    rules! {
        365: attribute => one_of(ATTRIBUTES_BEFORE_12_2), until 12_010;
        366: attribute => one_of(ATTRIBUTES);
    }
    Ok(())
}

/// The size of the value of an attribute.
#[inline]
fn attribute_size(dataSize: usize, attribute: Attribute) -> Verdict {
    if attribute == ACCESSED_BY {
        rules! {
            367: dataSize => non_zero(), "for CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
            368: dataSize => multiple_of(4), "for CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
        }
    } else {
        rules!(369: dataSize => equal(4), "for every attribute but CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY");
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemRangeGetAttribute(dataSize: usize, attribute: Attribute) -> Verdict {
    range_attribute(attribute)?;
    attribute_size(dataSize, attribute)
}

#[inline]
pub(crate) unsafe fn cuMemRangeGetAttributes(
    dataSizes: *mut usize,
    attributes: *mut Attribute,
    numAttributes: usize,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let (attributes, dataSizes) =
        unsafe { (elements(attributes, numAttributes), elements(dataSizes, numAttributes)) };
    for (i, attribute) in attributes.iter().enumerate() {
        range_attribute(*attribute).at_element("attributes[i]", i)?;
        if let Some(size) = dataSizes.get(i) {
            attribute_size(*size, *attribute).at_element("dataSizes[i]", i)?;
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuPointerSetAttribute(attribute: CUpointer_attribute) -> Verdict {
    rules!(370: attribute => one_of(&[CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS]));
    Ok(())
}
