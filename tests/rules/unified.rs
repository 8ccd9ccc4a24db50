#![cfg(not(miri))]

use crate::mock::{Answers, NEWER, NEWEST, accepted, answering, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ptr;

/// A stream that drivers do not follow.
const STREAM: CUstream = ptr::without_provenance_mut(0x1000);
const DOMAIN: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;
const NUMA: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA;
const DEVICE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
const HOST: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST;

fn at(type_: CUmemLocationType) -> CUmemLocation {
    CUmemLocation { type_, ..Default::default() }
}

fn device(id: i32) -> CUmemLocation {
    CUmemLocation { id, ..at(DEVICE) }
}

fn node(id: i32) -> CUmemLocation {
    CUmemLocation { id, ..at(NUMA) }
}

/// A driver whose devices lack one attribute.
const NOT_CONCURRENT: Answers = Answers {
    attribute: |attribute| {
        i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)
    },
    ..Answers::USUAL
};

/// The message about a device at `path` that lacks the attribute.
fn not_concurrent(path: &str) -> String {
    format!(
        "{path}.id (1) must be a device whose CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS is not zero, because \
         `{path}.type` is CU_MEM_LOCATION_TYPE_DEVICE [the documentation gives no code]"
    )
}

/// The message about a batch where a device lacks the attribute.
const NOT_EVERY_DEVICE: &str = "count (1) must be zero, because the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of \
    a device is zero [the documentation gives no code]";

/// The message about a node of -1 at `path`.
fn no_node(path: &str) -> String {
    format!(
        "{path}.id (-1) must be at least 0 since CUDA 12.2, because `{path}.type` is \
         CU_MEM_LOCATION_TYPE_HOST_NUMA [the documentation gives no code]"
    )
}

/// The message about a device location at `path` that is none of the two devices.
fn no_device(path: &str, id: i32) -> String {
    format!(
        "{path}.id ({id}) must be the ordinal of a device, below 2, because `{path}.type` is \
         CU_MEM_LOCATION_TYPE_DEVICE [the documentation gives no code]"
    )
}

#[test]
fn cuMemPrefetchAsync_v2() {
    let call = |place, flags| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMemPrefetchAsync_v2(1 << 40, 4096, place, flags, ptr::null_mut()) }
    };
    of_release(NEWEST, "unified::cuMemPrefetchAsync_v2", || {
        for place in [DEVICE, HOST, NUMA] {
            accepted("cuMemPrefetchAsync_v2", || call(at(place), 0));
        }
        rejected(
            "cuMemPrefetchAsync_v2: flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
            || call(at(DEVICE), 1),
        );
        rejected(
            "cuMemPrefetchAsync_v2: location.type (CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) must not be \
         CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN since CUDA 13.4 [would be CUDA_ERROR_NOT_SUPPORTED]",
            || call(at(DOMAIN), 0),
        );
        accepted("cuMemPrefetchAsync_v2", || call(device(1), 0));
        for id in [-1, 2] {
            rejected(&format!("cuMemPrefetchAsync_v2: {}", no_device("location", id)), || {
                call(device(id), 0)
            });
        }
        answering(Answers { attributes_of: Some(1), ..NOT_CONCURRENT }, || {
            accepted("cuMemPrefetchAsync_v2", || call(at(HOST), 0));
            accepted("cuMemPrefetchAsync_v2", || call(device(0), 0));
            rejected(&format!("cuMemPrefetchAsync_v2: {}", not_concurrent("location")), || {
                call(device(1), 0)
            });
        });
        let answers = Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..NOT_CONCURRENT };
        answering(answers, || accepted("cuMemPrefetchAsync_v2", || call(device(1), 0)));
        accepted("cuMemPrefetchAsync_v2", || call(node(0), 0));
        rejected(&format!("cuMemPrefetchAsync_v2: {}", no_node("location")), || call(node(-1), 0));
    });
    for release in [13_030, NEWER[0]] {
        of_release(release, "unified::cuMemPrefetchAsync_v2", || {
            accepted("cuMemPrefetchAsync_v2", || call(at(DOMAIN), 0));
        });
    }
}

#[test]
fn prefetches_in_streams() {
    let name = "cuMemPrefetchAsync_v2";
    let call = |place| {
        // SAFETY: the mock reads no memory, and knows the stream.
        unsafe { calls::cuMemPrefetchAsync_v2(1 << 40, 4096, place, 0, STREAM) }
    };
    let of_device =
        |stream_device| Answers { attributes_of: Some(0), stream_device, ..NOT_CONCURRENT };
    answering(of_device(1), || accepted(name, || call(device(1))));
    answering(of_device(0), || {
        accepted(name, || call(at(HOST)));
        accepted(name, || call(node(0)));
        rejected(
            "cuMemPrefetchAsync_v2: hStream (0x1000) must be of a device whose \
             CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS is not zero, because `location.type` is \
             CU_MEM_LOCATION_TYPE_DEVICE [the documentation gives no code]",
            || call(device(1)),
        );
    });
}

#[test]
fn prefetches_of_memory() {
    let name = "cuMemPrefetchAsync_v2";
    let call = |count| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMemPrefetchAsync_v2(1 << 41, count, at(HOST), 0, STREAM) }
    };
    // Of memory that CUDA does not know, everything is zero.
    for managed in [(1, 1 << 40), (1, 0), (0, 0)] {
        answering(Answers { managed, ..Answers::USUAL }, || accepted(name, || call(1)));
    }
    let unmanaged = Answers { managed: (0, 1 << 40), ..Answers::USUAL };
    answering(unmanaged, || {
        accepted(name, || call(0));
        rejected(
            "cuMemPrefetchAsync_v2: devPtr (2199023255552) must be in managed memory, because \
             `count` is not zero [the documentation gives no code]",
            || call(1),
        );
    });
    let failing = Answers { code: CUresult::CUDA_ERROR_INVALID_CONTEXT, ..unmanaged };
    answering(failing, || accepted(name, || call(1)));
}

#[test]
fn cuMemAdvise_v2() {
    let call = |advice, place| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMemAdvise_v2(1 << 40, 4096, CUmem_advise(advice), place) }
    };
    let rejected_of = |message: &str, advice: u32, place| {
        let tag = match advice {
            3 => "CU_MEM_ADVISE_SET_PREFERRED_LOCATION",
            _ => "CU_MEM_ADVISE_SET_ACCESSED_BY",
        };
        let message = message.replacen(" [", &format!(" and `advice` is {tag} ["), 1);
        rejected(&format!("cuMemAdvise_v2: {message}"), || call(advice as _, place));
    };
    of_release(NEWEST, "unified::cuMemAdvise_v2", || {
        for advice in 1..=6 {
            accepted("cuMemAdvise_v2", || call(advice, at(DEVICE)));
            accepted("cuMemAdvise_v2", || call(advice, at(HOST)));
        }
        answering(NOT_CONCURRENT, || {
            for advice in 1..=6 {
                accepted("cuMemAdvise_v2", || call(advice, at(HOST)));
                if let 3 | 5 = advice {
                    rejected_of(&not_concurrent("location"), advice, device(1));
                } else {
                    accepted("cuMemAdvise_v2", || call(advice, device(1)));
                }
            }
        });
        for advice in [0, 7] {
            rejected(
                &format!(
                    "cuMemAdvise_v2: advice (CUmem_advise({advice})) must be CU_MEM_ADVISE_SET_READ_MOSTLY, \
                 CU_MEM_ADVISE_UNSET_READ_MOSTLY, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, \
                 CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, CU_MEM_ADVISE_SET_ACCESSED_BY or \
                 CU_MEM_ADVISE_UNSET_ACCESSED_BY [would be CUDA_ERROR_INVALID_VALUE]"
                ),
                || call(advice, at(DEVICE)),
            );
        }
        accepted("cuMemAdvise_v2", || call(3, at(NUMA)));
        rejected(
            "cuMemAdvise_v2: location.type (CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) must not be \
         CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN since CUDA 13.4, because `advice` is \
         CU_MEM_ADVISE_SET_PREFERRED_LOCATION [would be CUDA_ERROR_NOT_SUPPORTED]",
            || call(3, at(DOMAIN)),
        );
        rejected(
            "cuMemAdvise_v2: location.type (CU_MEM_LOCATION_TYPE_HOST_NUMA) must be \
         CU_MEM_LOCATION_TYPE_DEVICE or CU_MEM_LOCATION_TYPE_HOST, because `advice` is CU_MEM_ADVISE_SET_ACCESSED_BY \
         [would be CUDA_ERROR_INVALID_VALUE]",
            || call(5, at(NUMA)),
        );
        for advice in [3, 5] {
            accepted("cuMemAdvise_v2", || call(advice, device(1)));
            for id in [-1, 2] {
                rejected_of(&no_device("location", id), advice, device(id));
            }
        }
        rejected_of(&no_node("location"), 3, node(-1));
        // Advice that ignores the location.
        for advice in [1, 2, 4] {
            accepted("cuMemAdvise_v2", || call(advice, device(2)));
            accepted("cuMemAdvise_v2", || call(advice, node(-1)));
            accepted("cuMemAdvise_v2", || call(advice, at(DOMAIN)));
        }
    });
    of_release(13_030, "unified::cuMemAdvise_v2", || {
        accepted("cuMemAdvise_v2", || call(3, at(DOMAIN)));
    });
    of_release(NEWER[0], "unified::cuMemAdvise_v2", || {
        accepted("cuMemAdvise_v2", || call(3, at(DOMAIN)));
        accepted("cuMemAdvise_v2", || call(5, at(NUMA)));
        accepted("cuMemAdvise_v2", || call(7, at(DEVICE)));
    });
}

/// A batch of prefetches: the number of ranges, the starts of the runs, and their locations.
struct Batch<'a> {
    count: usize,
    starts: &'a [usize],
    places: &'a [CUmemLocation],
    flags: u64,
    stream: CUstream,
}

type Prefetches = unsafe fn(
    *mut CUdeviceptr,
    *mut usize,
    usize,
    *mut CUmemLocation,
    *mut usize,
    usize,
    u64,
    CUstream,
) -> Result<()>;

fn batches(name: &str, call: Prefetches) {
    let call = |batch: &Batch<'_>| {
        let (mut addresses, mut sizes) = (vec![1 << 40; batch.count], vec![4096; batch.count]);
        let mut places = batch.places.to_vec();
        let mut starts = batch.starts.to_vec();
        assert_eq!(places.len(), starts.len());
        // SAFETY: each array has as many entries as its count, and the mock reads no memory.
        unsafe {
            call(
                addresses.as_mut_ptr(),
                sizes.as_mut_ptr(),
                batch.count,
                places.as_mut_ptr(),
                starts.as_mut_ptr(),
                starts.len(),
                batch.flags,
                batch.stream,
            )
        }
    };
    let base = Batch {
        count: 10,
        starts: &[0, 4, 9],
        places: &[at(DEVICE), at(HOST), at(NUMA)],
        flags: 0,
        stream: STREAM,
    };
    let accepted = |batch: Batch<'_>| accepted(name, || call(&batch));
    let rejected = |message: &str, batch: Batch<'_>| {
        rejected(&format!("{name}: {message}]"), || call(&batch));
    };
    let test = format!("unified::{name}");
    of_release(NEWEST, &test, || {
        accepted(Batch { ..base });
        accepted(Batch { stream: CU_STREAM_PER_THREAD, ..base });
        rejected(
            "flags (1) must be zero [the documentation gives no code",
            Batch { flags: 1, ..base },
        );
        rejected(
            "hStream (null) must not be null, the legacy default stream [the documentation gives no code",
            Batch { stream: ptr::null_mut(), ..base },
        );
        rejected(
            "hStream (0x1) must not be CU_STREAM_LEGACY, the legacy default stream \
         [the documentation gives no code",
            Batch { stream: CU_STREAM_LEGACY, ..base },
        );
        accepted(Batch { count: 3, starts: &[0, 1, 2], ..base });
        rejected(
            "numPrefetchLocs (3) must be at most 2, count [the documentation gives no code",
            Batch { count: 2, starts: &[0, 1, 2], ..base },
        );
        rejected(
            "prefetchLocIdxs[0] (1) must be zero [the documentation gives no code",
            Batch { starts: &[1, 4, 9], ..base },
        );
        rejected(
            "prefetchLocIdxs[2] (4) must be greater than the entry before [the documentation gives no code",
            Batch { starts: &[0, 4, 4], ..base },
        );
        rejected(
            "prefetchLocIdxs[2] (10) must be below 10, count [the documentation gives no code",
            Batch { starts: &[0, 4, 10], ..base },
        );
    });
    of_release(NEWEST, &test, || {
        answering(NOT_CONCURRENT, || {
            let one = Batch { count: 1, starts: &[0], places: &[at(HOST)], ..base };
            rejected(NOT_EVERY_DEVICE.trim_end_matches(']'), one);
            accepted(Batch { count: 0, starts: &[], places: &[], ..base });
        });
        accepted(Batch { places: &[at(HOST), device(1), at(HOST)], ..base });
        let message = no_device("prefetchLocs[1]", 2);
        rejected(
            message.trim_end_matches(']'),
            Batch { places: &[at(HOST), device(2), at(HOST)], ..base },
        );
        let message = no_node("prefetchLocs[2]");
        rejected(
            message.trim_end_matches(']'),
            Batch { places: &[at(HOST), device(1), node(-1)], ..base },
        );
    });
    let domain = Batch { places: &[at(DEVICE), at(DOMAIN), at(HOST)], ..base };
    of_release(NEWEST, &test, || {
        rejected(
            "prefetchLocs[1].type (CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) must not be \
         CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN since CUDA 13.4 [would be CUDA_ERROR_NOT_SUPPORTED",
            Batch { ..domain },
        )
    });
    for release in [13_030, NEWER[0]] {
        of_release(release, &test, || accepted(Batch { ..domain }));
    }
}

#[test]
fn cuMemPrefetchBatchAsync() {
    batches("cuMemPrefetchBatchAsync", calls::cuMemPrefetchBatchAsync);
}

#[test]
fn cuMemDiscardAndPrefetchBatchAsync() {
    batches("cuMemDiscardAndPrefetchBatchAsync", calls::cuMemDiscardAndPrefetchBatchAsync);
}

#[test]
fn cuMemDiscardBatchAsync() {
    let call = |flags, stream| {
        let (mut address, mut size) = (1 << 40, 4096);
        // SAFETY: there is one range, and the mock reads no memory.
        unsafe { calls::cuMemDiscardBatchAsync(&mut address, &mut size, 1, flags, stream) }
    };
    accepted("cuMemDiscardBatchAsync", || call(0, STREAM));
    accepted("cuMemDiscardBatchAsync", || call(0, CU_STREAM_PER_THREAD));
    answering(NOT_CONCURRENT, || {
        rejected(&format!("cuMemDiscardBatchAsync: {NOT_EVERY_DEVICE}"), || call(0, STREAM));
        // SAFETY: there is no range.
        accepted("cuMemDiscardBatchAsync", || unsafe {
            calls::cuMemDiscardBatchAsync(ptr::null_mut(), ptr::null_mut(), 0, 0, STREAM)
        });
    });
    rejected(
        "cuMemDiscardBatchAsync: flags (1) must be zero [the documentation gives no code]",
        || call(1, STREAM),
    );
    rejected(
        "cuMemDiscardBatchAsync: hStream (null) must not be null, the legacy default stream \
         [the documentation gives no code]",
        || call(0, ptr::null_mut()),
    );
    rejected(
        "cuMemDiscardBatchAsync: hStream (0x1) must not be CU_STREAM_LEGACY, the legacy default stream \
         [the documentation gives no code]",
        || call(0, CU_STREAM_LEGACY),
    );
}

#[test]
fn cuMemGetLocationInfo() {
    let call = |size, summary, sampling| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMemGetLocationInfo(1 << 40, size, summary, sampling, ptr::null_mut()) }
    };
    accepted("cuMemGetLocationInfo", || call(4096, 4096, 4096));
    accepted("cuMemGetLocationInfo", || call(4096, 1, 0));
    rejected(
        "cuMemGetLocationInfo: summaryGranularity (0) must not be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(4096, 0, 0),
    );
    rejected(
        "cuMemGetLocationInfo: summaryGranularity (4097) must be at most 4096, size \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(4096, 4097, 0),
    );
    rejected(
        "cuMemGetLocationInfo: samplingGranularity (2049) must be at most 2048, summaryGranularity \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(4096, 2048, 2049),
    );
}

const ATTRIBUTES_BEFORE_NUMA: &str = "CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, \
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY or \
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION";
const ATTRIBUTES: &str = "CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, \
    CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, \
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID, \
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE or CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID";

/// Reads of an attribute, by number, of a size. `index` follows the parameter's name in messages.
fn range_attributes(
    name: &str,
    [size_is, attribute_is]: [&str; 2],
    call: impl Fn(usize, i32) -> Result<()>,
) {
    let test = format!("unified::{name}");
    let invalid = "[would be CUDA_ERROR_INVALID_VALUE]";
    let each = "because the attribute is not CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
    of_release(NEWEST, &test, || {
        for attribute in [1, 2, 4, 5, 6, 7, 8] {
            accepted(name, || call(4, attribute));
            for size in [0, 8] {
                rejected(
                    &format!("{name}: {size_is} ({size}) must be 4, {each} {invalid}"),
                    || call(size, attribute),
                );
            }
        }
        accepted(name, || call(4, 3));
        accepted(name, || call(12, 3));
        let of = "because the attribute is CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
        rejected(&format!("{name}: {size_is} (0) must not be zero, {of} {invalid}"), || call(0, 3));
        rejected(&format!("{name}: {size_is} (6) must be a multiple of 4, {of} {invalid}"), || {
            call(6, 3)
        });
        for attribute in [0, 9] {
            let is = format!("{attribute_is} (CUmem_range_attribute({attribute}))");
            rejected(&format!("{name}: {is} must be {ATTRIBUTES} {invalid}"), || {
                call(4, attribute)
            });
        }
    });
    of_release(12_010, &test, || {
        accepted(name, || call(4, 4));
        rejected(
            &format!(
                "{name}: {attribute_is} (CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE) must be \
                 {ATTRIBUTES_BEFORE_NUMA} {invalid}"
            ),
            || call(4, 5),
        );
    });
    of_release(12_020, &test, || accepted(name, || call(4, 8)));
    of_release(NEWER[0], &test, || accepted(name, || call(8, 9)));
}

#[test]
fn cuMemRangeGetAttribute() {
    range_attributes("cuMemRangeGetAttribute", ["dataSize", "attribute"], |size, attribute| {
        // SAFETY: the mock reads no memory.
        unsafe {
            calls::cuMemRangeGetAttribute(
                ptr::null_mut(),
                size,
                CUmem_range_attribute(attribute as _),
                1 << 40,
                4096,
            )
        }
    });
}

#[test]
fn cuMemRangeGetAttributes() {
    let name = "cuMemRangeGetAttributes";
    // The second attribute is the one to check.
    range_attributes(name, ["dataSizes[1]", "attributes[1]"], |size, attribute| {
        let mut attributes = [
            CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY,
            CUmem_range_attribute(attribute as _),
        ];
        let (mut data, mut sizes) = ([ptr::null_mut(); 2], [4, size]);
        // SAFETY: each array has two entries, and the mock reads no memory.
        unsafe {
            calls::cuMemRangeGetAttributes(
                data.as_mut_ptr(),
                sizes.as_mut_ptr(),
                attributes.as_mut_ptr(),
                2,
                1 << 40,
                4096,
            )
        }
    });
    // SAFETY: the mock reads no memory.
    accepted(name, || unsafe {
        let mut attribute = CUmem_range_attribute::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY;
        calls::cuMemRangeGetAttributes(
            ptr::null_mut(),
            ptr::null_mut(),
            &mut attribute,
            1,
            1 << 40,
            4096,
        )
    });
}

#[test]
fn cuPointerSetAttribute() {
    let call = |attribute| {
        let value = 1_u32;
        // SAFETY: the value is a live local, and the mock reads no memory.
        unsafe { calls::cuPointerSetAttribute(ptr::from_ref(&value).cast(), attribute, 1 << 40) }
    };
    accepted("cuPointerSetAttribute", || {
        call(CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS)
    });
    rejected(
        "cuPointerSetAttribute: attribute (CU_POINTER_ATTRIBUTE_IS_MANAGED) must be \
         CU_POINTER_ATTRIBUTE_SYNC_MEMOPS [would be CUDA_ERROR_INVALID_VALUE]",
        || call(CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_MANAGED),
    );
}
