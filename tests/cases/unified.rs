use super::*;
use super::va::{DEVICE, DOMAIN, HOST, NUMA, attribute};

use CUmem_range_attribute as R;

pub fn cases(cases: &Cases) {
    let address = Answers::USUAL.managed.1;
    let mut c = cases.call(|| cuMemAdvise_v2 {
        devPtr: address,
        count: 64,
        advice: CUmem_advise::CU_MEM_ADVISE_SET_READ_MOSTLY,
        location: located(DEVICE, 0),
    });
    c.under(Answers { managed: (0, address), ..Answers::USUAL });
    c.explains(755, format!("devPtr ({address:#x}) is in memory that is not managed"), |_| {});
    // A device that uses all memory of the host uses registered memory as the rest.
    let registered = (64, CUmemorytype::CU_MEMORYTYPE_HOST, 1, 0);
    c.under(Answers { managed: (0, address), memory: registered, ..Answers::USUAL });
    c.spares(755, "memory of the host", |_| {});
    c.under(Answers { managed: (0, address), memory: registered, attribute: |_| 0, ..Answers::USUAL });
    c.explains(755, format!("devPtr ({address:#x}) is in memory that is not managed"), |i| i.location.type_ = HOST);
    let mut c = cases.call(|| cuMemPrefetchAsync_v2 {
        devPtr: address,
        count: 0,
        location: located(DEVICE, 0),
        flags: 0,
        hStream: at(0),
    });
    c.explains(756, "count is zero", |_| {});
    let memory = (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 1);
    c.under(Answers { memory, ..Answers::USUAL });
    c.explains(801, "count (65) is more than 64, the bytes from devPtr to the end of its memory", |i| i.count = 65);
    let mut c = cases.call(|| cuMemDiscardBatchAsync { dptrs: one(address), sizes: one(4096), count: 1, flags: 0, hStream: at(0x1000) });
    c.under(Answers { managed: (0, address), ..Answers::USUAL });
    c.explains(897, format!("dptrs[0] ({address:#x}) is in memory that is not managed"), |_| {});
    let (summaryGranularity, samplingGranularity) = (4096, 4096);
    let mut c = cases.call(|| cuMemGetLocationInfo { ptr: address, size: 4096, summaryGranularity, samplingGranularity, location_out: one(Default::default()) });
    c.under(Answers { managed: (0, address), ..Answers::USUAL });
    c.explains(898, format!("ptr ({address:#x}) is in memory that is not managed"), |_| {});
    let mut c = cases.call(|| cuPointerGetAttribute {
        data: at(64),
        attribute: CUpointer_attribute::CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        ptr: 64,
    });
    c.explains(753, "ptr (0x40) is not in memory that CUDA has allocated, mapped or registered", |_| {});
    c.under(Answers { managed: (0, address), memory, ..Answers::USUAL });
    c.explains(812, format!("ptr ({address:#x}) is in memory of a device, and attribute is CU_POINTER_ATTRIBUTE_HOST_POINTER"),
        |i| (i.attribute, i.ptr) = (CUpointer_attribute::CU_POINTER_ATTRIBUTE_HOST_POINTER, address));
    c.usual();
    c.on(13_050..=13_050);
    let all = "CONTEXT MEMORY_TYPE DEVICE_POINTER HOST_POINTER P2P_TOKENS SYNC_MEMOPS BUFFER_ID IS_MANAGED DEVICE_ORDINAL \
               IS_LEGACY_CUDA_IPC_CAPABLE RANGE_START_ADDR RANGE_SIZE MAPPED ALLOWED_HANDLE_TYPES IS_GPU_DIRECT_RDMA_CAPABLE \
               ACCESS_FLAGS MEMPOOL_HANDLE MAPPING_SIZE MAPPING_BASE_ADDR MEMORY_BLOCK_ID IS_HW_DECOMPRESS_CAPABLE";
    let all: Vec<_> = all.split(' ').map(|name| format!("CU_POINTER_ATTRIBUTE_{name}")).collect();
    let all = format!("{} or CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL", all.join(", "));
    c.explains(754, format!("attribute (CUpointer_attribute(4242)) is not {all}"), |i| {
        (i.attribute, i.ptr) = (CUpointer_attribute(4242), address);
    });
    prefetch(cases);
    advise(cases);
    batches(cases);
    information(cases);
    range_attributes(cases);

    let mut c = cases
        .call(|| cuPointerSetAttribute {
            value: place(1_u32),
            attribute: CUpointer_attribute::CU_POINTER_ATTRIBUTE_SYNC_MEMOPS,
            ptr: mapped(),
        })
        .undo(|i, ()| cuPointerSetAttribute { value: place(0_u32), ..*i });
    let text = "attribute (CU_POINTER_ATTRIBUTE_IS_MANAGED) must be CU_POINTER_ATTRIBUTE_SYNC_MEMOPS";
    c.rejects(370, text, |i| i.attribute = CUpointer_attribute::CU_POINTER_ATTRIBUTE_IS_MANAGED);
}

type Location<C> = fn(&mut C) -> &mut CUmemLocation;

const fn located(type_: CUmemLocationType, id: i32) -> CUmemLocation {
    CUmemLocation { type_, id }
}

/// The answers of devices that lack one attribute.
fn not_concurrent() -> Answers {
    attribute(|attribute| {
        i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)
    })
}

/// The rule of the device at `path`. `and` ends the reason.
fn ordinals<C: Call>(c: &mut Case<C>, path: &str, and: &str, location: Location<C>) {
    c.accepts("the last device", |i| *location(i) = located(DEVICE, devices() - 1));
    for id in [-1, 2] {
        let must = format!(
            "{path}.id ({id}) must be the ordinal of a device, below 2, because {path}.type is \
             CU_MEM_LOCATION_TYPE_DEVICE{and} [undocumented]"
        );
        c.rejects(523, must, |i| *location(i) = located(DEVICE, if id < 0 { id } else { devices() }));
    }
}

/// The rule of the node at `path`.
fn nodes<C: Call>(c: &mut Case<C>, path: &str, and: &str, location: Location<C>) {
    c.accepts("a node", |i| *location(i) = located(NUMA, 0));
    let must = format!(
        "{path}.id (-1) must be at least 0 since CUDA 12.2, because {path}.type is \
         CU_MEM_LOCATION_TYPE_HOST_NUMA{and} [undocumented]"
    );
    c.rejects(since(12_020, 524), must, |i| *location(i) = located(NUMA, -1));
}

/// The rules of the destination of a prefetch.
fn destination<C: Call>(c: &mut Case<C>, path: &str, location: Location<C>) {
    ordinals(c, path, "", location);
    nodes(c, path, "", location);
    let domain = "CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN";
    let must = format!("({domain}) must not be {domain} since CUDA 13.4 [NOT_SUPPORTED]");
    c.rejects(since(13_040, 356), format!("{path}.type {must}"), |i| *location(i) = located(DOMAIN, 0));
}

/// The rule of a device that accesses managed memory while the host does.
fn concurrent<C: Call>(c: &mut Case<C>, and: &str, location: Location<C>) {
    let second = Answers { attributes_of: Some(1), ..not_concurrent() };
    c.under(second);
    c.accepts("the host", |i| *location(i) = located(HOST, 0));
    c.accepts("another device", |i| *location(i) = located(DEVICE, 0));
    let must = format!(
        "location.id (1) must be a device whose CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS is not zero, because \
         location.type is CU_MEM_LOCATION_TYPE_DEVICE{and} [undocumented]"
    );
    c.rejects(615, must, |i| *location(i) = located(DEVICE, 1));
    c.under(Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..second });
    c.accepts("an unknown device", |i| *location(i) = located(DEVICE, 1));
    c.usual();
}

fn prefetch(cases: &Cases) {
    let mut c = cases.call(|| cuMemPrefetchAsync_v2 {
        devPtr: managed(),
        count: 4096,
        location: located(DEVICE, 0),
        flags: 0,
        hStream: at(0),
    });
    c.accepts("to the host", |i| i.location = located(HOST, 0));
    c.rejects(357, "flags (1) must be zero", |i| i.flags = 1);
    destination(&mut c, "location", |i| &mut i.location);
    concurrent(&mut c, "", |i| &mut i.location);

    let to = |i: &mut cuMemPrefetchAsync_v2, location| {
        (i.location, i.hStream) = (location, stream());
    };
    let first = Answers { attributes_of: Some(0), ..not_concurrent() };
    c.under(Answers { stream_device: 1, ..first });
    c.accepts("a stream of another device", |i| to(i, located(DEVICE, 1)));
    c.under(first);
    c.accepts("a stream, to the host", |i| to(i, located(HOST, 0)));
    c.accepts("a stream, to a node", |i| to(i, located(NUMA, 0)));
    // Before 12.8, no driver returns the device of a stream.
    let text = "hStream (0x1000) must be of a device whose CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS is not zero, \
                because location.type is CU_MEM_LOCATION_TYPE_DEVICE [undocumented]";
    c.rejects(since(12_080, 626), text, |i| to(i, located(DEVICE, 1)));
    c.under(Answers { capturing: CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE, ..first });
    c.accepts("a stream that captures", |i| to(i, located(DEVICE, 1)));
    c.under(first);

    let count = |i: &mut cuMemPrefetchAsync_v2, count| {
        to(i, located(HOST, 0));
        (i.devPtr, i.count) = (1 << 41, count);
    };
    // Of memory that CUDA does not know, everything is zero.
    for managed in [(1, 1 << 40), (1, 0), (0, 0)] {
        c.under(Answers { managed, ..Answers::USUAL });
        c.accepts(format!("managed memory, or pageable: {managed:?}"), |i| count(i, 1));
    }
    let unmanaged = Answers { managed: (0, 1 << 40), ..Answers::USUAL };
    c.under(unmanaged);
    c.accepts("no bytes", |i| count(i, 0));
    let text = "devPtr (0x20000000000) must be in managed memory, because count is not zero [undocumented]";
    c.rejects(627, text, |i| count(i, 1));
    c.under(Answers { code: CUresult::CUDA_ERROR_INVALID_CONTEXT, ..unmanaged });
    c.accepts("unknown memory", |i| count(i, 1));
}

fn advise(cases: &Cases) {
    let advise = |number, location| {
        let advice = CUmem_advise(number);
        cuMemAdvise_v2 { devPtr: managed(), count: 4096, advice, location }
    };
    let mut c = cases.call(|| advise(1, located(DEVICE, 0)));
    // Most advice ignores the location.
    for (place, id, advices) in [
        (DEVICE, 0, &[1, 2, 3, 4, 5, 6][..]),
        (HOST, 0, &[1, 2, 3, 4, 5, 6]),
        (DEVICE, 2, &[1, 2, 4]),
        (NUMA, -1, &[1, 2, 4]),
        (DOMAIN, 0, &[1, 2, 4]),
    ] {
        for advice in advices {
            let words = format!("advice {advice} for {place:?} {id}");
            c.accepts(words, |i| *i = advise(*advice, located(place, id)));
        }
    }
    for advice in [0, 7] {
        let text = format!(
            "advice (CUmem_advise({advice})) must be CU_MEM_ADVISE_SET_READ_MOSTLY, CU_MEM_ADVISE_UNSET_READ_MOSTLY, \
             CU_MEM_ADVISE_SET_PREFERRED_LOCATION, CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, \
             CU_MEM_ADVISE_SET_ACCESSED_BY or CU_MEM_ADVISE_UNSET_ACCESSED_BY",
        );
        c.rejects(358, text, |i| i.advice = CUmem_advise(advice));
    }
    let text = "location.type (CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) must not be \
                CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN since CUDA 13.4, because advice is \
                CU_MEM_ADVISE_SET_PREFERRED_LOCATION [NOT_SUPPORTED]";
    c.rejects(since(13_040, 359), text, |i| *i = advise(3, located(DOMAIN, 0)));
    let text = "location.type (CU_MEM_LOCATION_TYPE_HOST_NUMA) must be CU_MEM_LOCATION_TYPE_DEVICE or \
                CU_MEM_LOCATION_TYPE_HOST, because advice is CU_MEM_ADVISE_SET_ACCESSED_BY";
    c.rejects(360, text, |i| *i = advise(5, located(NUMA, 0)));
    c.under(not_concurrent());
    for advice in [1, 2, 4, 6] {
        c.accepts(format!("advice {advice} for any device"), |i| *i = advise(advice, located(DEVICE, 1)));
    }

    let mut c = cases.call(|| advise(3, located(DEVICE, 0)));
    let and = " and advice is CU_MEM_ADVISE_SET_PREFERRED_LOCATION";
    ordinals(&mut c, "location", and, |i| &mut i.location);
    nodes(&mut c, "location", and, |i| &mut i.location);
    concurrent(&mut c, and, |i| &mut i.location);
    let mut c = cases.call(|| advise(5, located(DEVICE, 0)));
    let and = " and advice is CU_MEM_ADVISE_SET_ACCESSED_BY";
    ordinals(&mut c, "location", and, |i| &mut i.location);
    concurrent(&mut c, and, |i| &mut i.location);
}

fn batches(cases: &Cases) {
    /// The rules of all batches, and the cases of the call.
    macro_rules! batch {
        ($call:ident { $($field:ident: $value:expr),* }, $single:expr, $none:expr) => {{
            let mut c = cases.call(|| $call {
                dptrs: many((0..10).map(|number| managed() + number * 4096).collect::<Vec<_>>()),
                sizes: many([4096; 10]),
                count: 10,
                flags: 0,
                hStream: stream(),
                $($field: $value),*
            });
            c.accepts("the stream of the thread", |i| i.hStream = CU_STREAM_PER_THREAD);
            c.rejects(361, "flags (1) must be zero [undocumented]", |i| i.flags = 1);
            let legacy = "the legacy default stream [undocumented]";
            c.rejects(470, format!("hStream (null) must not be null, {legacy}"), |i| i.hStream = at(0));
            c.rejects(471, format!("hStream (0x1) must not be CU_STREAM_LEGACY, {legacy}"), |i| {
                i.hStream = CU_STREAM_LEGACY;
            });
            c.under(not_concurrent());
            c.accepts("no ranges", |i| {
                (i.dptrs, i.sizes, i.count) = (null(), null(), 0);
                $none(i);
            });
            let must = "count (1) must be zero, because the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of a device \
                        is zero [undocumented]";
            let rejected = c.rejects(616, must, |i| {
                i.count = 1;
                $single(i);
            });
            rejected.unless_under(Answers::USUAL, "one range");
            c.usual();
            c
        }};
    }
    batch!(cuMemDiscardBatchAsync {}, |_| (), |_| ());

    macro_rules! prefetch {
        ($call:ident) => {
            let mut c = batch!(
                $call {
                    prefetchLocs: many([located(DEVICE, 0), located(HOST, 0), located(NUMA, 0)]),
                    prefetchLocIdxs: many([0, 4, 9]),
                    numPrefetchLocs: 3
                },
                |i: &mut $call| (i.prefetchLocs[0], i.numPrefetchLocs) = (located(HOST, 0), 1),
                |i: &mut $call| {
                    (i.prefetchLocs, i.prefetchLocIdxs, i.numPrefetchLocs) = (null(), null(), 0);
                }
            );
            let set = |i: &mut $call, count, starts: [usize; 3]| {
                (i.count, i.prefetchLocIdxs) = (count, many(starts));
            };
            c.accepts("a range for each location", |i| set(i, 3, [0, 1, 2]));
            for (rule, text, count, starts) in [
                (466, "numPrefetchLocs (3) must be at most 2, count", 2, [0, 1, 2]),
                (467, "prefetchLocIdxs[0] (1) must be zero", 10, [1, 4, 9]),
                (468, "prefetchLocIdxs[2] (4) must be greater than the entry before", 10, [0, 4, 4]),
                (469, "prefetchLocIdxs[2] (10) must be below 10, count", 10, [0, 4, 10]),
            ] {
                c.rejects(rule, format!("{text} [undocumented]"), |i| set(i, count, starts));
            }
            destination(&mut c, "prefetchLocs[2]", |i| &mut i.prefetchLocs[2]);
        };
    }
    prefetch!(cuMemPrefetchBatchAsync);
    prefetch!(cuMemDiscardAndPrefetchBatchAsync);
}

fn information(cases: &Cases) {
    let mut c = cases.call(|| cuMemGetLocationInfo {
        ptr: managed(),
        size: 4096,
        summaryGranularity: 4096,
        samplingGranularity: 4096,
        location_out: many([CUmemLocation::default(); 4096]),
    });
    c.accepts("a summary of each byte", |i| (i.summaryGranularity, i.samplingGranularity) = (1, 0));
    for (rule, text, summary, sampling) in [
        (362, "summaryGranularity (0) must not be zero", 0, 0),
        (363, "summaryGranularity (4097) must be at most 4096, size", 4097, 0),
        (364, "samplingGranularity (2049) must be at most 2048, summaryGranularity", 2048, 2049),
    ] {
        c.rejects(rule, text, |i| (i.summaryGranularity, i.samplingGranularity) = (summary, sampling));
    }
}

fn range_attributes(cases: &Cases) {
    let mut c = cases.call(|| cuMemRangeGetAttribute {
        data: place([0_u32; 4]),
        dataSize: 4,
        attribute: R::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY,
        devPtr: managed(),
        count: 4096,
    });
    sizes(&mut c, ["dataSize", "attribute"], |i, size, attribute| {
        (i.dataSize, i.attribute) = (size, attribute);
    });

    let mut c = cases.call(|| cuMemRangeGetAttributes {
        data: many([place([0_u32; 4]), place([0_u32; 4])]),
        dataSizes: many([4; 2]),
        attributes: many([R::CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY; 2]),
        numAttributes: 2,
        devPtr: managed(),
        count: 4096,
    });
    sizes(&mut c, ["dataSizes[1]", "attributes[1]"], |i, size, attribute| {
        (i.dataSizes[1], i.attributes[1]) = (size, attribute);
    });
    let mut c = c.only_mock("a driver could follow null pointers");
    c.accepts("no arrays", |i| (i.data, i.dataSizes, i.numAttributes) = (null(), null(), 1));
}

/// The rules of an attribute of a range and of the size of its value.
fn sizes<C: Call>(c: &mut Case<C>, [size_is, attribute_is]: [&str; 2], set: fn(&mut C, usize, R)) {
    let other = "because the attribute is not CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
    let accessed = R::CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY;
    for number in [1, 2, 4, 5, 6, 7, 8] {
        if number > 4 {
            c.on(..12_020);
            let text = format!("{attribute_is} ({:?})", R(number));
            c.rejects(until(12_010, 366), text, |i| set(i, 4, R(number)));
            c.on(12_020..);
        }
        c.accepts(format!("attribute {number}"), |i| set(i, 4, R(number)));
        for size in [0, 8] {
            let text = format!("{size_is} ({size}) must be 4, {other}");
            let rejected = c.rejects(369, text, |i| set(i, size, R(number)));
            if size == 8 {
                rejected.unless("8 bytes of devices", |i| set(i, size, accessed));
            }
        }
    }
    c.on(..);
    let is = "because the attribute is CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
    for size in [4, 12] {
        c.accepts(format!("{size} bytes of devices"), |i| set(i, size, accessed));
    }
    // The value of every other attribute has 4 bytes.
    for (rule, size, must) in [(367, 0, "not be zero"), (368, 6, "be a multiple of 4")] {
        let text = format!("{size_is} ({size}) must {must}, {is}");
        c.rejects(rule, text, |i| set(i, size, accessed))
            .otherwise(369, format!("{size_is} ({size}) must be 4, {other}"), |i| set(i, size, R(1)));
    }
    let first = " must be CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, \
                 CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY";
    let until_12_1 = format!("{first} or CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION");
    let all = format!(
        "{first}, CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, \
         CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID, CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE or \
         CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID"
    );
    for number in [0, 9] {
        let rules = [(until(12_010, 366), &*until_12_1), (366.into(), &*all)];
        c.judged(format!("{attribute_is} (CUmem_range_attribute({number}))"), &rules, |i| {
            set(i, 4, R(number));
        });
    }
}
