//! Rules of the group "Unified Addressing".

use super::mem::{not_legacy, runs};
use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_uint, c_ulonglong};
use cuda_sys::*;

const DEVICE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
const HOST: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST;
const DOMAIN: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;

pub(crate) fn cuMemPrefetchAsync_v2(location: CUmemLocation, flags: c_uint) -> Result<()> {
    rules! { c"cuMemPrefetchAsync_v2":
        location.type_ => none_of(&[DOMAIN]), 13_040..=13_050, else CUDA_ERROR_NOT_SUPPORTED;
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuMemAdvise_v2(advice: CUmem_advise, location: CUmemLocation) -> Result<()> {
    use CUmem_advise as A;
    rules! { c"cuMemAdvise_v2":
        advice => one_of(&[
            A::CU_MEM_ADVISE_SET_READ_MOSTLY,
            A::CU_MEM_ADVISE_UNSET_READ_MOSTLY,
            A::CU_MEM_ADVISE_SET_PREFERRED_LOCATION,
            A::CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION,
            A::CU_MEM_ADVISE_SET_ACCESSED_BY,
            A::CU_MEM_ADVISE_UNSET_ACCESSED_BY,
        ]), KNOWN;
    }
    match advice {
        A::CU_MEM_ADVISE_SET_PREFERRED_LOCATION => rules! { c"cuMemAdvise_v2":
            location.type_ => none_of(&[DOMAIN]), 13_040..=13_050, "with CU_MEM_ADVISE_SET_PREFERRED_LOCATION", else CUDA_ERROR_NOT_SUPPORTED;
        },
        A::CU_MEM_ADVISE_SET_ACCESSED_BY => rules! { c"cuMemAdvise_v2":
            location.type_ => one_of(&[DEVICE, HOST]), KNOWN, "with CU_MEM_ADVISE_SET_ACCESSED_BY";
        },
        _ => {}
    }
    Ok(())
}

/// Ranges in runs that go to one location each: `$start` is an entry of `$starts`, `$place` the type of one.
macro_rules! prefetches {
    ($call:literal: $count:ident in $runs:ident from $starts:ident to $places:ident, $flags:ident, $stream:ident,
        $i:ident: ($($start:tt)+) ($($place:tt)+)) => {{
        rules! { $call:
            $flags => zero(), KNOWN;
        }
        not_legacy!($call: $stream);
        runs!($call: $count in $runs from $starts, $i: $($start)+);
        // SAFETY: as for the call.
        let $places = unsafe { elements($places, $runs) };
        for $i in 0..$places.len() {
            rules! { $call at $i:
                $($place)+ => none_of(&[DOMAIN]), 13_040..=13_050, else CUDA_ERROR_NOT_SUPPORTED;
            }
        }
        Ok(())
    }};
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemPrefetchBatchAsync(
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    prefetches!(c"cuMemPrefetchBatchAsync":
        count in numPrefetchLocs from prefetchLocIdxs to prefetchLocs, flags, hStream,
        i: (prefetchLocIdxs[i]) (prefetchLocs[i].type_))
}

pub(crate) fn cuMemDiscardBatchAsync(flags: c_ulonglong, hStream: CUstream) -> Result<()> {
    rules! { c"cuMemDiscardBatchAsync":
        flags => zero(), KNOWN;
    }
    not_legacy!(c"cuMemDiscardBatchAsync": hStream);
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemDiscardAndPrefetchBatchAsync(
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<()> {
    prefetches!(c"cuMemDiscardAndPrefetchBatchAsync":
        count in numPrefetchLocs from prefetchLocIdxs to prefetchLocs, flags, hStream,
        i: (prefetchLocIdxs[i]) (prefetchLocs[i].type_))
}

pub(crate) fn cuMemGetLocationInfo(
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
) -> Result<()> {
    rules! { c"cuMemGetLocationInfo":
        summaryGranularity => non_zero(), KNOWN;
        summaryGranularity => at_most(size), KNOWN, "size";
        samplingGranularity => at_most(summaryGranularity), KNOWN, "summaryGranularity";
    }
    Ok(())
}

use CUmem_range_attribute as Attribute;
/// The attributes that 12.2 to 13.5 name.
const ATTRIBUTES: [Attribute; 8] = [
    Attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE,
    Attribute::CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID,
];
/// The attributes that 11.7 to 12.1 name.
const ATTRIBUTES_BEFORE_NUMA: &[Attribute; 4] = ATTRIBUTES.first_chunk().unwrap();

/// The size of an attribute's value.
macro_rules! attribute_size {
    ($call:literal at $i:ident: ($attribute:expr) $($size:tt)+) => {
        match $attribute {
            Attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY => rules! { $call at $i:
                $($size)+ => non_zero(), KNOWN, "for CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
                $($size)+ => multiple_of(4), KNOWN, "for CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
            },
            attribute if ATTRIBUTES.contains(&attribute) => rules! { $call at $i:
                $($size)+ => equal(4), KNOWN, "for this attribute";
            },
            _ => {}
        }
    };
}

pub(crate) fn cuMemRangeGetAttribute(dataSize: usize, attribute: Attribute) -> Result<()> {
    rules! { c"cuMemRangeGetAttribute":
        attribute => one_of(ATTRIBUTES_BEFORE_NUMA), 11_070..=12_010;
        attribute => one_of(&ATTRIBUTES), 12_020..=13_050;
    }
    let only = 0;
    attribute_size!(c"cuMemRangeGetAttribute" at only: (attribute) dataSize);
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemRangeGetAttributes(
    dataSizes: *mut usize,
    attributes: *mut Attribute,
    numAttributes: usize,
) -> Result<()> {
    // SAFETY: as for the call.
    let (attributes, dataSizes) =
        unsafe { (elements(attributes, numAttributes), elements(dataSizes, numAttributes)) };
    for i in 0..attributes.len() {
        rules! { c"cuMemRangeGetAttributes" at i:
            attributes[i] => one_of(ATTRIBUTES_BEFORE_NUMA), 11_070..=12_010;
            attributes[i] => one_of(&ATTRIBUTES), 12_020..=13_050;
        }
        if i < dataSizes.len() {
            attribute_size!(c"cuMemRangeGetAttributes" at i: (attributes[i]) dataSizes[i]);
        }
    }
    Ok(())
}

pub(crate) fn cuPointerSetAttribute(attribute: CUpointer_attribute) -> Result<()> {
    rules! { c"cuPointerSetAttribute":
        attribute => one_of(&[CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS]), KNOWN;
    }
    Ok(())
}
