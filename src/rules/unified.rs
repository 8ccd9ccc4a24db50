//! Rules of the group "Unified Addressing".

use super::parts::location::{DEVICE, DOMAIN, HOST};
use crate::rules::prelude::*;

use CUmem_advise as Advice;

const CONCURRENT: CUdevice_attribute =
    CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS;

use CUmem_range_attribute as Attribute;
const ACCESSED_BY: Attribute = Attribute::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;

rules! {
    fn cuMemPrefetchAsync_v2(flags: c_uint) { 357: flags => zero() }

    /// The destination of a prefetch.
    on {
        cuMemPrefetchAsync_v2.location, cuMemPrefetchBatchAsync.prefetchLocs,
        cuMemDiscardAndPrefetchBatchAsync.prefetchLocs
    }
    fn destination(location: &CUmemLocation) {
        356: location.type_ => none_of(&[DOMAIN]), since 13_040, else NOT_SUPPORTED
    }

    /// Requires a device that can access managed memory while the host does. A batch requires it of every device.
    on {
        cuMemPrefetchAsync_v2.location,
        cuMemAdvise_v2.location[CU_MEM_ADVISE_SET_PREFERRED_LOCATION],
        cuMemAdvise_v2.location[CU_MEM_ADVISE_SET_ACCESSED_BY]
    }
    fn concurrent(location: &CUmemLocation) {
        // The driver is not asked about what another rule rejects.
        let is_one = || query::devices().is_some_and(|devices| (0..devices).contains(&location.id));
        615 asks: location.id => hold(
            !is_one() || query::attribute(location.id, CONCURRENT) != Some(0),
            "be a device whose CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS is not zero",
        ), if location.type_ => is(DEVICE), else UNDOCUMENTED
    }

    /// An address that CUDA does not know may be of pageable memory, which the documentation of batches allows.
    on { cuMemPrefetchAsync_v2 }
    fn prefetched(
        devPtr: CUdeviceptr,
        count: usize,
        location: &CUmemLocation,
        hStream: Live<CUstream>,
    ) {
        let stream = (location.type_ == DEVICE).then(|| query::stream_device(hStream)).flatten();
        626 asks: hStream => hold(
            stream.is_none_or(|device| query::attribute(device, CONCURRENT) != Some(0)),
            "be of a device whose CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS is not zero",
        ), if location.type_ => is(DEVICE), else UNDOCUMENTED;
        627 asks: devPtr => hold(!query::is_unmanaged(devPtr), "be in managed memory"),
            if count => is_not_zero(), else UNDOCUMENTED;
    }
}

// Most advice ignores the location.
except! { cuMemAdvise_v2.location }

rules! {
    fn cuMemAdvise_v2(advice: Advice, location: &CUmemLocation) {
        358: advice => enumerator();
        359: location.type_ => none_of(&[DOMAIN]),
            if advice => is(Advice::CU_MEM_ADVISE_SET_PREFERRED_LOCATION), since 13_040,
            else NOT_SUPPORTED;
        360: location.type_ => one_of(&[DEVICE, HOST]),
            if advice => is(Advice::CU_MEM_ADVISE_SET_ACCESSED_BY);
    }

    on { cuMemPrefetchBatchAsync, cuMemDiscardBatchAsync, cuMemDiscardAndPrefetchBatchAsync }
    fn of_batch(flags: c_ulonglong) { 361: flags => zero(), else UNDOCUMENTED }

    on { cuMemPrefetchBatchAsync, cuMemDiscardBatchAsync, cuMemDiscardAndPrefetchBatchAsync }
    fn every_device(count: usize) {
        if count != 0 && query::some_device_lacks(CONCURRENT);
        616 asks: count => zero(),
            where "the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of a device is zero",
            else UNDOCUMENTED;
    }

    fn cuMemGetLocationInfo(size: usize, summaryGranularity: usize, samplingGranularity: usize) {
        362: summaryGranularity => non_zero();
        363: summaryGranularity => at_most(size), "`size`";
        364: samplingGranularity => at_most(summaryGranularity), "summaryGranularity";
    }

    on { cuMemRangeGetAttribute, cuMemRangeGetAttributes.attributes }
    fn range_attribute(attribute: Attribute) { 366: attribute => enumerator() }

    /// The size of the value of an attribute.
    on { cuMemRangeGetAttribute, cuMemRangeGetAttributes.dataSizes }
    fn size_of_devices(dataSize: usize, attribute: Attribute) {
        if attribute == ACCESSED_BY;
        367: dataSize => non_zero(), where "the attribute is CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
        368: dataSize => multiple_of(4),
            where "the attribute is CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
    }

    on { cuMemRangeGetAttribute, cuMemRangeGetAttributes.dataSizes }
    fn size_of_number(dataSize: usize, attribute: Attribute) {
        if attribute != ACCESSED_BY;
        369: dataSize => equal(4), where "the attribute is not CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY"
    }

    fn cuPointerSetAttribute(attribute: CUpointer_attribute) {
        370: attribute => one_of(&[CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS])
    }
}
