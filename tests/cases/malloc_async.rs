use super::*;
use super::va::*;
use std::ffi::c_void;

use CUmemAllocationHandleType as H;
use CUmemAllocationType as A;
use CUmemLocationType as L;
use CUmemPool_attribute as P;

const FABRIC: H = H::CU_MEM_HANDLE_TYPE_FABRIC;
const PINNED: A = A::CU_MEM_ALLOCATION_TYPE_PINNED;
const NONE: L = L::CU_MEM_LOCATION_TYPE_NONE;

pub fn cases(cases: &Cases) {
    refused(cases);
    not_supported(cases);
    limits(cases);
    attributes(cases);
    access(cases);
    create(cases);
    share(cases);
    memory(cases);
    defaults(cases);
    current(cases);
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    let mut c = cases.call(|| cuMemAllocAsync { bytesize: 1, hStream: at(0) });
    c.under(Answers { attribute: |_| 0, ..Answers::USUAL });
    c.explains(899, "hStream (null) is of a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is zero [NOT_SUPPORTED]", |_| {});
    let address = Answers::USUAL.managed.1;
    let host = Answers { managed: (0, address), memory: (64, CUmemorytype::CU_MEMORYTYPE_HOST, 1, 0), by_hand: false, ..Answers::USUAL };
    let mut c = cases.call(|| cuMemFreeAsync { dptr: address, hStream: at(0x1000) });
    c.under(host);
    c.explains(921, format!("dptr ({address:#x}) is memory of the host and of no pool, which other functions free"), |_| {});
    c.under(Answers { pool: 0x6000, ..host });
    c.spares(921, "a pool of host memory", |_| {});
    c.under(super::mem::MAPPED);
    c.explains(922, format!("dptr ({address:#x}) is memory of cuMemMap, which cuMemUnmap unmaps"), |_| {});
    c.under(Answers { capturing: CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE, ..Answers::USUAL });
    c.explains(923, format!("it may be that dptr ({address:#x}) is not memory that a capture or a graph allocates, and hStream captures"), |_| {});
    c.usual();
    c.spares(923, "a stream that does not capture", |_| {});
    let mut c = cases.call(|| cuMemPoolExportPointer { ptr: address });
    c.explains(955, format!("ptr ({address:#x}) is not in memory of a pool"), |_| {});
    c.explains(954, "ptr (0x40) is not in memory that CUDA has allocated", |i| i.ptr = 64);
    c.under(Answers { pool: 0x6000, ..Answers::USUAL });
    c.spares(955, "memory of a pool", |_| {});
    let mut c = cases.call(|| cuMemPoolSetAccess { pool: at(0x6000), map: vec![super::va::access_of(super::va::DEVICE, 0, 0)] });
    c.explains(956, "it may be that map[0].flags (CU_MEM_ACCESS_FLAGS_PROT_NONE) revokes access from the device that holds the pool's memory [INVALID_DEVICE]", |_| {});
    c.spares(956, "an access [INVALID_DEVICE]", |i| i.map[0].flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
    #[cfg(all(unix, not(miri)))]
    {
        let handleType = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        let mut c = cases.call(|| cuMemPoolImportFromShareableHandle { handle: at(9999), handleType, flags: 0 });
        c.explains(941, "handle (0x7f0000001000) is not a file descriptor, and may be an address, and handleType is CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR [UNKNOWN]", |i| {
            i.handle = at(0x7f00_0000_1000);
        });
        c.explains(942, "handle (9999) is not an open file descriptor of this process, and handleType is CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR [UNKNOWN]", |_| {});
        let exported = "is not a descriptor from cuMemPoolExportToShareableHandle";
        #[cfg(target_os = "linux")]
        c.explains(943, "handle (*) is a descriptor of a folder, a pipe, a socket or a disk, and not one from cuMemPoolExportToShareableHandle, and handleType is CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR [UNKNOWN]", |i| {
            i.handle = at(super::va::descriptors()[0] as usize);
        });
        c.explains(947, format!("it may be that handle (*) {exported}, and handleType is CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR [UNKNOWN]"), |i| i.handle = at(super::va::descriptors()[1] as usize));
    }
    let mut c = cases.call(|| cuMemPoolDestroy { pool: at(Answers::USUAL.default_pool) });
    c.explains(701, "pool (0x5000) is the default pool of a device", |_| {});
    c.explains(640, "pool is null", |i| i.pool = at(0));
    let mut c = cases.call(|| cuMemAllocAsync { bytesize: 65, hStream: at(0) });
    c.under(Answers { free: 64, ..Answers::USUAL });
    c.explains(764, "it may be that bytesize (65) is more than 64, the bytes that the device had free just after the refusal \
        [OUT_OF_MEMORY]", |_| {});
    c.explains(763, "bytesize (2199023255552, 2048 GiB) is more than 1099511627776 (1024 GiB), the bytes that the device has [OUT_OF_MEMORY]",
        |i| i.bytesize = 2 << 40);
    // The current device is the second one.
    c.on(12_080..);
    c.under(Answers { free: 64, stream_device: 1, ..Answers::USUAL });
    c.explains(764, "it may be that bytesize (65) is more than 64, the bytes that the device had free just after the refusal \
        [OUT_OF_MEMORY]", |i| i.hStream = at(0x1000));
    let mut c = cases.call(|| cuMemPoolExportToShareableHandle { handle_out: at(64), pool: pool(), handleType: H(8), flags: 0 });
    c.on(13_020..);
    c.explains(769, "handleType (CU_MEM_HANDLE_TYPE_FABRIC) is not one of handleTypes in the properties of the pool", |_| {});
    c.on(..);
    c.explains(1011, "pool (0x5000) is the default pool of a device, which has no handles: cuMemPoolCreate creates pools with handleTypes",
        |i| (i.pool, i.handleType) = (at(Answers::USUAL.default_pool), super::va::POSIX_OR_WIN32));
    c.on(..13_000);
    c.explains(1012, "it may be that handleType (*) was not in handleTypes when cuMemPoolCreate created the pool",
        |i| i.handleType = super::va::POSIX_OR_WIN32);
    c.on(13_020..);
    c.spares(1012, "a type that the pool has", |i| i.handleType = super::va::POSIX_OR_WIN32);
}

/// What the devices lack that pools need.
fn not_supported(cases: &Cases) {
    use CUdevice_attribute as D;
    let no_pools = attribute(|of| i32::from(of != D::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED));
    let no_host = attribute(|of| i32::from(of != D::CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED));
    let no_node = attribute(|of| i32::from(of != D::CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED));
    let not_concurrent =
        attribute(|of| i32::from(of != D::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS));
    let needs = |of: &str| format!("is for a device whose CU_DEVICE_ATTRIBUTE_{of}_MEMORY_POOLS_SUPPORTED is not zero, and this process has none");
    let at_host = "location.type (CU_MEM_LOCATION_TYPE_HOST)";
    let at_node = "location.type (CU_MEM_LOCATION_TYPE_HOST_NUMA)";
    let is_device = "is a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is zero";
    let concurrent = "is for a system on which the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of no device is zero, and that of one is";

    let mut c = cases.call(|| cuMemPoolCreate { poolProps: one(props()) });
    c.under(no_host);
    c.on(13_000..);
    c.explains(1127, format!("poolProps.{at_host} {} [NOT_SUPPORTED]", needs("HOST")), |i| {
        i.poolProps.location.type_ = HOST;
    });
    c.spares(1127, "a preference of managed memory [NOT_SUPPORTED]", |i| {
        (i.poolProps.allocType, i.poolProps.location.type_) = (MANAGED, HOST);
    });
    c.spares(1127, "a pool of a device [NOT_SUPPORTED]", |_| {});
    c.under(no_node);
    c.on(12_090..);
    c.explains(1128, format!("poolProps.{at_node} {} [NOT_SUPPORTED]", needs("HOST_NUMA")), |i| {
        i.poolProps.location.type_ = NUMA;
    });
    // An older driver does not tell it.
    c.on(12_020..=12_080);
    c.spares(1128, "an older driver [NOT_SUPPORTED]", |i| i.poolProps.location.type_ = NUMA);
    c.on(13_000..=13_000);
    c.under(not_concurrent);
    c.explains(1133, format!("poolProps.allocType (CU_MEM_ALLOCATION_TYPE_MANAGED) {concurrent} [NOT_SUPPORTED]"), |i| {
        (i.poolProps.allocType, i.poolProps.location.type_) = (MANAGED, NONE);
    });

    macro_rules! locations {
        ($call:ident { $($field:ident: $value:expr),* }) => {{
            let location = || CUmemLocation { type_: DEVICE, id: 0 };
            let mut c = cases.call(move || $call { location: one(location()), type_: PINNED, $($field: $value),* });
            c.on(13_000..);
            let and = "and type is not CU_MEM_ALLOCATION_TYPE_MANAGED";
            c.under(no_host);
            c.explains(1129, format!("{at_host} {}, {and} [NOT_SUPPORTED]", needs("HOST")), |i| i.location.type_ = HOST);
            c.spares(1129, "a device [NOT_SUPPORTED]", |_| {});
            c.under(no_node);
            c.explains(1130, format!("{at_node} {}, {and} [NOT_SUPPORTED]", needs("HOST_NUMA")), |i| i.location.type_ = NUMA);
            c.under(no_pools);
            c.explains(1131, format!("location.id (0) {is_device}, and location.type is CU_MEM_LOCATION_TYPE_DEVICE {and} [NOT_SUPPORTED]"), |_| {});
            c.spares(1131, "a managed pool [NOT_SUPPORTED]", |i| i.type_ = MANAGED);
            c.under(not_concurrent);
            c.explains(1133, format!("type (CU_MEM_ALLOCATION_TYPE_MANAGED) {concurrent} [NOT_SUPPORTED]"), |i| i.type_ = MANAGED);
            c.spares(1133, "a pool that is not managed [NOT_SUPPORTED]", |_| {});
        }};
    }
    locations!(cuMemGetDefaultMemPool {});
    locations!(cuMemGetMemPool {});
    locations!(cuMemSetMemPool { pool: pool() });
    macro_rules! devices {
        ($call:ident { $($field:ident: $value:expr),* }) => {{
            let mut c = cases.call(|| $call { dev: 1, $($field: $value),* });
            c.under(no_pools);
            c.explains(1132, format!("dev (1) {is_device} [NOT_SUPPORTED]"), |_| {});
            c.under(UNKNOWN);
            c.spares(1132, "a device of which nothing is known [NOT_SUPPORTED]", |_| {});
        }};
    }
    devices!(cuDeviceGetDefaultMemPool {});
    devices!(cuDeviceGetMemPool {});
    devices!(cuDeviceSetMemPool { pool: pool() });

    let mut c = cases.call(|| cuMemAllocFromPoolAsync { bytesize: 1, pool: pool(), hStream: at(0) });
    c.under(no_pools);
    c.explains(899, "hStream (null) is of a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is zero [NOT_SUPPORTED]", |_| {});
}

/// The most bytes that a pool can have, which only a later driver tells.
fn limits(cases: &Cases) {
    let of_pool = Answers {
        pool_attribute: |of| match of {
            P::CU_MEMPOOL_ATTR_MAX_POOL_SIZE => 1 << 20,
            _ => 4096,
        },
        ..Answers::USUAL
    };
    let mut c = cases.call(|| cuMemAllocFromPoolAsync { bytesize: 1 << 20, pool: pool(), hStream: at(0) });
    c.on(13_020..);
    c.under(of_pool);
    c.explains(1134, "bytesize (1048577) is more than 1048576 (1 MiB), the pool's CU_MEMPOOL_ATTR_MAX_POOL_SIZE, which the maxSize of its properties sets [OUT_OF_MEMORY]", |i| i.bytesize += 1);
    c.explains(1135, "it may be that bytesize (1048576, 1 MiB) is more than 1044480 (1020 KiB), the bytes that the pool's \
        CU_MEMPOOL_ATTR_MAX_POOL_SIZE leaves beside its CU_MEMPOOL_ATTR_USED_MEM_CURRENT [OUT_OF_MEMORY]", |_| {});
    c.spares(1135, "less than the pool has left [OUT_OF_MEMORY]", |i| i.bytesize = 4096);
    c.usual();
    c.spares(1134, "a pool without a limit [OUT_OF_MEMORY]", |i| i.bytesize = 1 << 40);
    c.on(..=13_010);
    c.under(of_pool);
    c.spares(1134, "a driver that does not tell it [OUT_OF_MEMORY]", |i| i.bytesize += 1);
    // The current device is the second one.
    let mut c = cases.call(|| cuMemAllocAsync { bytesize: 1 << 20, hStream: at(0x1000) });
    c.on(13_020..);
    c.under(of_pool);
    c.explains(1136, "bytesize (1048577) is more than 1048576 (1 MiB), the CU_MEMPOOL_ATTR_MAX_POOL_SIZE of the current pool of the stream's device, which the maxSize of its properties sets [OUT_OF_MEMORY]", |i| i.bytesize += 1);
    let left = "is more than 1044480 (1020 KiB), the bytes that the CU_MEMPOOL_ATTR_MAX_POOL_SIZE of the current pool of the stream's \
        device leaves beside its CU_MEMPOOL_ATTR_USED_MEM_CURRENT [OUT_OF_MEMORY]";
    c.explains(1137, format!("it may be that bytesize (1048576, 1 MiB) {left}"), |_| {});
    c.explains(1137, format!("it may be that bytesize (1048576, 1 MiB) {left}"), |i| i.hStream = at(0));
    c.under(Answers { capturing: CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE, ..of_pool });
    c.spares(1136, "a stream that captures [OUT_OF_MEMORY]", |i| i.bytesize += 1);
}

fn attributes(cases: &Cases) {
    let mut c = cases.call(|| cuMemPoolSetAttribute {
        pool: pool(),
        attr: P::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
        value: place(u64::MAX),
    });
    for attr in [1, 2, 3] {
        c.accepts(format!("{:?}", P(attr)), |i| (i.attr, i.value) = (P(attr), place(1_u64)));
    }
    for attr in [6, 8].map(P) {
        c.accepts(format!("a reset of {attr:?}"), |i| (i.attr, i.value) = (attr, place(0_u64)));
        let text = format!("*value (4294967296) must be zero, because attr is {attr:?}: it can only be reset");
        c.rejects(171, text, |i| (i.attr, i.value) = (attr, place(1_u64 << 32)));
    }
    for attr in [0, 5, 7, 9].map(P) {
        let one_of = "CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, \
                      CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, \
                      CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, \
                      CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH or CU_MEMPOOL_ATTR_USED_MEM_HIGH";
        c.rejects(170, format!("attr ({attr:?}) must be {one_of}"), |i| i.attr = attr);
    }
    c.accepts("another number for a switch", |i| (i.attr, i.value) = (P(1), place(2_u64)));
    let mut c = c.only_mock("drivers follow the null pointer");
    c.accepts("no value", |i| (i.attr, i.value) = (P(6), at(0)));

    let mut c = cases.call(|| cuMemPoolGetAttribute {
        pool: pool(),
        attr: P::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
        value: place(0_u64),
    });
    let first = "CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, \
                 CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, \
                 CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, \
                 CU_MEMPOOL_ATTR_USED_MEM_CURRENT";
    let second = "CU_MEMPOOL_ATTR_USED_MEM_HIGH, CU_MEMPOOL_ATTR_ALLOCATION_TYPE, \
                  CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES, CU_MEMPOOL_ATTR_LOCATION_ID, \
                  CU_MEMPOOL_ATTR_LOCATION_TYPE, CU_MEMPOOL_ATTR_MAX_POOL_SIZE";
    let decompress = "CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED";
    let until_13_1 = format!(" must be {first} or CU_MEMPOOL_ATTR_USED_MEM_HIGH");
    let until_13_3 = format!(" must be {first}, {second} or {decompress}");
    let newest =
        format!(" must be {first}, {second}, {decompress} or CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID");
    let rules = [
        (until(13_010, 174), &*until_13_1),
        (within(13_020, 13_030, 174), &until_13_3),
        (since(13_040, 174), &newest),
    ];
    for (attr, lacking) in [(8, 0), (9, 1), (14, 1), (15, 2), (16, 3)] {
        let attr = P(attr);
        c.judged(format!("attr ({attr:?})"), &rules[..lacking], |i| i.attr = attr);
    }
}

fn access(cases: &Cases) {
    let mut c = cases
        .call(|| cuMemPoolSetAccess { pool: pool(), map: vec![access_of(DEVICE, 0, 3)] });
    accesses(&mut c, "map", " [undocumented]", |i| &mut i.map);
    for flags in [0, 1] {
        c.accepts(format!("flags {flags} for the device of the pool"), |i| i.map[0].flags.0 = flags);
    }
    for type_ in [NONE, HOST] {
        c.rejects(until(12_010, 522), format!("map[0].location.type ({type_:?})"), |i| {
            i.map[0].location.type_ = type_;
        });
    }
    // The order in which a driver finds two mistakes.
    c.rejects(until(12_010, 522), "map[0].location.type (CU_MEM_LOCATION_TYPE_HOST)", |i| {
        i.map[0] = access_of(HOST, 0, 0);
    });
    c.rejects(523, "map[0].location.id (2) [undocumented]", |i| {
        i.map[0] = access_of(DEVICE, devices(), 1);
    });

    let mut c = cases.call(|| cuMemPoolGetAccess {
        memPool: pool(),
        location: one(CUmemLocation { type_: DEVICE, id: 0 }),
    });
    c.accepts("the last device", |i| i.location.id = devices() - 1);
    c.rejects(523, "location.id (-1) [undocumented]", |i| i.location.id = -1);
    let host = "location.type (CU_MEM_LOCATION_TYPE_HOST) must be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1 \
                [undocumented]";
    c.rejects(until(12_010, 522), host, |i| *i.location = CUmemLocation { type_: HOST, id: 9 });
    let none = "location.type (CU_MEM_LOCATION_TYPE_INVALID) [undocumented]";
    c.rejects(until(12_010, 522), none, |i| i.location.type_ = NONE);
    let mut c = c.only_mock("drivers follow the null pointer");
    c.accepts("no location", |i| i.location = null());
}

pub fn props() -> CUmemPoolProps {
    let location = CUmemLocation { type_: DEVICE, id: 0 };
    CUmemPoolProps { allocType: PINNED, location, ..Default::default() }
}

fn create(cases: &Cases) {
    let mut c = cases
        .call(|| cuMemPoolCreate { poolProps: one(props()) })
        .undo(|_, pool| cuMemPoolDestroy { pool });
    devices_of(&mut c, "poolProps.location", " [undocumented]", |i| &mut i.poolProps.location);
    pool_props(&mut c, "poolProps", |i| &mut i.poolProps);
}

type Set = fn(&mut CUmemPoolProps);
const NULL: *mut c_void = at(0);

fn managed<C: Call>(props: fn(&mut C) -> &mut CUmemPoolProps) -> impl Fn(&mut C) {
    move |i| {
        props(i).allocType = MANAGED;
        props(i).location.type_ = NONE;
    }
}

/// The rules of the properties of a new pool, at `path`.
fn pool_props<C: Call>(c: &mut Case<C>, path: &str, props: fn(&mut C) -> &mut CUmemPoolProps) {
    let at = |rest: &str| format!("{path}.{rest}");
    let either = " must be CU_MEM_ALLOCATION_TYPE_PINNED or CU_MEM_ALLOCATION_TYPE_MANAGED";
    let only = " must be CU_MEM_ALLOCATION_TYPE_PINNED";
    for type_ in [A(0), A(3)] {
        let rules = [(until(12_090, 538), only), (since(13_000, 538), either)];
        c.judged(at(&format!("allocType ({type_:?})")), &rules, |i| props(i).allocType = type_);
    }
    let pinned = format!("allocType (CU_MEM_ALLOCATION_TYPE_MANAGED){only}");
    c.rejects(until(12_090, 538), at(&pinned), managed(props));
    let reserved = "must be zero up to CUDA 12.1: the field is reserved in these releases";
    c.rejects(until(12_010, 541), at(&format!("maxSize (1) {reserved}")), |i| props(i).maxSize = 1);
    let reserved = "must be zero up to CUDA 12.5: the field is reserved in these releases";
    c.rejects(until(12_050, 542), at(&format!("usage (2) {reserved}")), |i| props(i).usage = 2);
    let reserved = "must be zero up to CUDA 13.3: the field is reserved in these releases";
    c.rejects(until(13_030, 543), at(&format!("gpuDirectRDMACapable (1) {reserved}")), |i| {
        props(i).gpuDirectRDMACapable = 1;
    });
    c.rejects(544, at("reserved[52] (255) must be zero"), |i| props(i).reserved[52] = 255);
    c.rejects(544, at("reserved[0] (1)"), |i| (props(i).reserved[52], props(i).reserved[0]) = (255, 1));

    // Locations.
    let only_device = || (until(12_010, 522), "");
    let four = || (within(12_020, 12_050, 551), "");
    let of_two = " must be CU_MEM_LOCATION_TYPE_DEVICE or CU_MEM_LOCATION_TYPE_HOST_NUMA in CUDA 12.6 to 12.9";
    let two = || (within(12_060, 12_090, 552), of_two);
    let because = format!("because {path}.allocType is not CU_MEM_ALLOCATION_TYPE_MANAGED");
    let first = "CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST";
    let names = format!("{first}, CU_MEM_LOCATION_TYPE_HOST_NUMA");
    let of_four = format!(" must be {names} or CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT in CUDA 12.2 to 12.5");
    let end = format!("since CUDA 13.0, {because}");
    let until_13_1 = format!(" must be {first} or CU_MEM_LOCATION_TYPE_HOST_NUMA {end}");
    let until_13_3 = format!(" must be {names} or CU_MEM_LOCATION_TYPE_INVISIBLE {end}");
    let newest = format!(
        " must be {names}, CU_MEM_LOCATION_TYPE_INVISIBLE or CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN {end}"
    );
    let listed = || {
        [
            (within(13_000, 13_010, 553), &*until_13_1),
            (within(13_020, 13_030, 553), &*until_13_3),
            (since(13_040, 553), &*newest),
        ]
    };
    let mut located = |type_: L, rules: &[(Rule, &str)]| {
        let start = at(&format!("location.type ({type_:?})"));
        c.judged(start, rules, |i| props(i).location.type_ = type_);
    };
    let of_device = " must be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1";
    for none in [NONE, L(7)] {
        let four = (within(12_020, 12_050, 551), &*of_four);
        let [first, second, third] = listed();
        located(none, &[(until(12_010, 522), of_device), four, two(), first, second, third]);
    }
    located(DEVICE, &[]);
    located(NUMA, &[only_device()]);
    located(HOST, &[only_device(), two()]);
    let [first, second, third] = listed();
    located(INVISIBLE, &[only_device(), four(), two(), first.clone()]);
    located(DOMAIN, &[only_device(), four(), two(), first.clone(), second.clone()]);
    located(CURRENT, &[only_device(), two(), first, second, third]);

    // Handle types.
    let with = |types, attributes| {
        move |i: &mut C| {
            (props(i).handleTypes, props(i).win32SecurityAttributes) = (H(types), attributes);
        }
    };
    let windows = "CU_MEM_HANDLE_TYPE_WIN32 | CU_MEM_HANDLE_TYPE_WIN32_KMT";
    let posix = if cfg!(windows) { "" } else { "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | " };
    let first = format!(" must have no bits but {posix}{windows}");
    let all = format!("{first} | CU_MEM_HANDLE_TYPE_FABRIC");
    c.judged(at("handleTypes (CU_MEM_HANDLE_TYPE_FABRIC)"), &[(until(12_020, 540), &first)], with(8, NULL));
    let foreign = if cfg!(windows) { 1 } else { 17 };
    let rules = [(until(12_020, 540), &*first), (since(12_030, 540), &all)];
    c.judged(at(&format!("handleTypes ({:?})", H(foreign))), &rules, with(foreign, NULL));
    c.accepts("all handle types", with(if cfg!(windows) { 6 } else { 7 }, METADATA));
    c.accepts("KMT", with(4, NULL));
    let condition = format!("because {path}.handleTypes has CU_MEM_HANDLE_TYPE_WIN32");
    let null = at(&format!("win32SecurityAttributes (null) must not be null, {condition}"));
    c.rejects(545, null, with(2, NULL));
    let condition = condition.replace(" has ", " does not have ");
    let there = at(&format!("win32SecurityAttributes (0x1000) must be null, {condition}"));
    c.rejects(546, &there, with(4, METADATA));
    c.rejects(546, there, with(0, METADATA));
    if cfg!(not(windows)) {
        c.accepts("POSIX", with(1, NULL));
    }
    c.on(13_000..);
    c.accepts("fabric at a node", |i| (props(i).handleTypes, props(i).location.type_) = (FABRIC, NUMA));
    let host = format!("because {path}.location.type is CU_MEM_LOCATION_TYPE_HOST");
    c.rejects(
        since(13_000, 557),
        at(&format!("handleTypes (CU_MEM_HANDLE_TYPE_FABRIC) must be zero since CUDA 13.0, {host}")),
        |i| (props(i).handleTypes, props(i).location.type_) = (FABRIC, HOST),
    );
    c.accepts("any number at the host", |i| props(i).location = CUmemLocation { type_: HOST, id: 99 });
    c.on(12_030..=12_050);
    c.accepts("fabric at the host", |i| {
        (props(i).handleTypes, props(i).location.type_) = (FABRIC, HOST);
    });

    // Managed pools. Their location is only a preference.
    c.on(13_000..);
    for type_ in [NONE, DEVICE, HOST, NUMA, INVISIBLE, DOMAIN] {
        c.accepts(format!("managed at {type_:?}"), |i| {
            managed(props)(i);
            props(i).location.type_ = type_;
        });
    }
    let current = "CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT";
    let not_current = at(&format!("location.type ({current}) must not be {current} since CUDA 12.6"));
    c.rejects(since(12_060, 556), not_current, |i| {
        managed(props)(i);
        props(i).location.type_ = CURRENT;
    });
    let must = format!(
        "must be zero since CUDA 13.1, because {path}.allocType is CU_MEM_ALLOCATION_TYPE_MANAGED"
    );
    for (rule, field, set) in [
        (547, "handleTypes (CU_MEM_HANDLE_TYPE_FABRIC)", (|props| props.handleTypes = FABRIC) as Set),
        (548, "maxSize (1)", |props| props.maxSize = 1),
    ] {
        c.rejects(since(13_010, rule), at(&format!("{field} {must}")), |i| {
            managed(props)(i);
            set(props(i));
        });
    }
    // The documentation says only that it should be zero.
    c.left("the text says only that it should be zero", "a managed pool for decompression", |i| {
        managed(props)(i);
        props(i).usage = 2;
    });
    for (shown, id) in [(2, devices()), (-1, -1)] {
        let device = at(&format!("location.id ({shown}) [undocumented]"));
        c.rejects(523, device, |i| {
            managed(props)(i);
            props(i).location = CUmemLocation { type_: DEVICE, id };
        });
    }
    c.under(attribute(|attribute| {
        i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)
    }));
    c.accepts("not managed, without concurrent access", |_| {});
    c.rejects(
        since(13_010, 550),
        at(&format!(
            "allocType (CU_MEM_ALLOCATION_TYPE_MANAGED) must be supported by each device \
             (CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) since CUDA 13.1, because {path}.allocType is \
             CU_MEM_ALLOCATION_TYPE_MANAGED [NOT_SUPPORTED]"
        )),
        managed(props),
    );
    c.under(UNKNOWN);
    c.accepts("managed, with unknown devices", managed(props));
    c.usual();
    c.on(..);

    c.under(attribute(|attribute| {
        i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED)
    }));
    let text = format!(
        "{path}.location.id (1) must be a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is not zero, because \
         {path}.location.type is CU_MEM_LOCATION_TYPE_DEVICE and {path}.allocType is not \
         CU_MEM_ALLOCATION_TYPE_MANAGED [NOT_SUPPORTED]",
    );
    c.rejects(554, text, |i| props(i).location.id = 1);
    c.on(13_000..);
    c.accepts("at the host, without pools of devices", |i| props(i).location.type_ = HOST);
    c.accepts("managed, without pools of devices", |i| {
        managed(props)(i);
        props(i).location = CUmemLocation { type_: DEVICE, id: 1 };
    });
    c.under(UNKNOWN);
    c.accepts("an unknown device", |i| props(i).location.id = 1);
    c.usual();
    c.on(..);
}

fn share(cases: &Cases) {
    let mut c = cases
        .call(|| cuMemPoolExportToShareableHandle {
            handle_out: place(0_u64),
            pool: pool(),
            handleType: POSIX_OR_WIN32,
            flags: 0,
        })
        .undo(|i, ()| Close(i.handle_out));
    c.rejects(188, "flags (1) must be zero", |i| i.flags = 1);
    handle_types(&mut c, "handleType", |i| &mut i.handleType);
    let unshared = Answers { pool_attribute: |_| 0, ..Answers::USUAL };
    c.under(unshared);
    let text = "pool (0x1000) must be a pool whose CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES is not CU_MEM_HANDLE_TYPE_NONE \
                [undocumented]";
    // An older driver does not know the handle types of a pool.
    c.on(13_020..);
    c.rejects(189, text, |_| {});
    c.on(..);
    c.under(Answers { code: CUresult::CUDA_ERROR_INVALID_VALUE, ..unshared });
    c.accepts("a pool whose handle types are unknown", |_| {});

    let mut c = cases
        .call(|| cuMemPoolImportFromShareableHandle {
            handle: pool_descriptor(),
            handleType: POSIX_OR_WIN32,
            flags: 0,
        })
        .undo(|_, pool| cuMemPoolDestroy { pool });
    c.rejects(190, "flags (1) must be zero", |i| i.flags = 1);
    handle_types(&mut c, "handleType", |i| &mut i.handleType);
    c.accepts("no such descriptor", |i| i.handle = at(1_000_000));
    c.rejects(190, "flags (1)", |i| (i.handle, i.flags) = (at(1_000_000), 1));
}

fn memory(cases: &Cases) {
    let stream = CU_STREAM_PER_THREAD;
    macro_rules! sizes {
        ($call:ident { $($field:ident: $value:expr),* }) => {
            let mut c = cases
                .call(|| $call { bytesize: SIZE, hStream: stream, $($field: $value),* })
                .undo(|i, dptr| cuMemFreeAsync { dptr, hStream: i.hStream });
            for size in [0, 1, usize::MAX] {
                c.accepts(format!("{size} bytes"), |i| i.bytesize = size);
            }
        };
    }
    sizes!(cuMemAllocFromPoolAsync { pool: pool() });
    sizes!(cuMemAllocAsync {});
}

/// A call that takes a location and a type of allocations.
struct Located<C: Call> {
    location: fn(&mut C) -> &mut In<CUmemLocation>,
    type_: fn(&mut C) -> &mut CUmemAllocationType,
}

impl<C: Call> Located<C> {
    /// The location types from 0 to 7: those that are in no list are accepted. `lists` has the rules in the order of
    /// the releases, each with the accepted types and the whole end of the text.
    fn types(&self, c: &mut Case<C>, managed: bool, lists: &[(Rule, &[L], &str)]) {
        for type_ in (0..=7).map(L) {
            let refused = lists.iter().filter(|(_, allowed, _)| !allowed.contains(&type_));
            let rules: Vec<_> = refused.map(|(rule, _, must)| (rule.clone(), *must)).collect();
            c.judged(format!("location.type ({type_:?})"), &rules, |i| {
                (self.location)(i).type_ = type_;
                *(self.type_)(i) = if managed { MANAGED } else { PINNED };
            });
        }
    }

    fn devices(&self, c: &mut Case<C>, code: &str) {
        c.rejects(523, format!("location.id (2){code}"), |i| (self.location)(i).id = devices());
        c.rejects(523, format!("location.id (-1){code}"), |i| (self.location)(i).id = -1);
        c.accepts("the last device", |i| (self.location)(i).id = devices() - 1);
        c.accepts("a node that is no device", |i| {
            *(self.location)(i) = one(CUmemLocation { type_: NUMA, id: 9 });
        });
        c.accepts("any number at the host", |i| {
            *(self.location)(i) = one(CUmemLocation { type_: HOST, id: 99 });
        });
    }
}

const WITHOUT: [L; 3] = [DEVICE, HOST, NUMA];
const WITH: [L; 4] = [NONE, DEVICE, HOST, NUMA];
const SINCE_13_4: [L; 4] = [DEVICE, HOST, NUMA, DOMAIN];
const WITH_SINCE_13_4: [L; 5] = [NONE, DEVICE, HOST, NUMA, DOMAIN];

fn defaults(cases: &Cases) {
    let base = || CUmemLocation { type_: DEVICE, id: 0 };
    let mut c = cases.call(move || cuMemGetDefaultMemPool { location: one(base()), type_: PINNED });
    let located = Located::<cuMemGetDefaultMemPool> { location: |i| &mut i.location, type_: |i| &mut i.type_ };
    located.devices(&mut c, "");
    let without = " must be CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST or \
                   CU_MEM_LOCATION_TYPE_HOST_NUMA up to CUDA 13.2, because type is not CU_MEM_ALLOCATION_TYPE_MANAGED";
    let with = " must be CU_MEM_LOCATION_TYPE_INVALID, CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST or \
                CU_MEM_LOCATION_TYPE_HOST_NUMA up to CUDA 13.2, because type is CU_MEM_ALLOCATION_TYPE_MANAGED";
    located.types(&mut c, false, &[(until(13_020, 177), &WITHOUT, without)]);
    c.on(..=13_030);
    located.types(&mut c, true, &[(until(13_020, 176), &WITH, with)]);
    c.on(..);
    let either = "must be CU_MEM_ALLOCATION_TYPE_PINNED or CU_MEM_ALLOCATION_TYPE_MANAGED up to CUDA 13.2";
    c.rejects(until(13_020, 175), format!("type (CU_MEM_ALLOCATION_TYPE_INVALID) {either}"), |i| {
        i.type_ = A(0);
    });
    c.on(13_030..);
    let text = "type (CU_MEM_ALLOCATION_TYPE_MANAGED) must not be CU_MEM_ALLOCATION_TYPE_MANAGED since CUDA 13.4, \
                because location.type is CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN";
    c.rejects(since(13_040, 178), text, |i| (i.location.type_, i.type_) = (DOMAIN, MANAGED));
    c.on(..);
    let mut c = c.only_mock("drivers follow the null pointer");
    c.accepts("no location", |i| i.location = null());
}

fn current(cases: &Cases) {
    let base = || CUmemLocation { type_: DEVICE, id: 0 };
    let mut c = cases.call(move || cuMemGetMemPool { location: one(base()), type_: PINNED });
    let located = Located::<cuMemGetMemPool> { location: |i| &mut i.location, type_: |i| &mut i.type_ };
    located.devices(&mut c, " [undocumented]");
    let names = "CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST";
    let numa = "CU_MEM_LOCATION_TYPE_HOST_NUMA";
    let domain = "CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN";
    let is_managed = "because type is CU_MEM_ALLOCATION_TYPE_MANAGED";
    let is_not = "because type is not CU_MEM_ALLOCATION_TYPE_MANAGED";
    let until_13_3 = &*format!(" must be {names} or {numa}, {is_not}");
    let newest = &*format!(" must be {names}, {numa} or {domain}, {is_not}");
    let invalid = "CU_MEM_LOCATION_TYPE_INVALID";
    let with = &*format!(" must be {invalid}, {names} or {numa}, {is_managed}");
    let type_ = "type (CU_MEM_ALLOCATION_TYPE_INVALID) must be CU_MEM_ALLOCATION_TYPE_PINNED or \
                 CU_MEM_ALLOCATION_TYPE_MANAGED";
    let of = |rule| {
        [
            (until(13_030, rule), &WITHOUT[..], until_13_3),
            (since(13_040, rule), &SINCE_13_4[..], newest),
        ]
    };
    located.types(&mut c, false, &of(182));
    located.types(&mut c, true, &[(180.into(), &WITH, with)]);
    c.rejects(179, type_, |i| i.type_ = A(0));
    let mut c = c.only_mock("drivers follow the null pointer");
    c.accepts("no location", |i| i.location = null());

    let mut c = cases.call(move || cuMemSetMemPool {
        location: one(base()),
        type_: PINNED,
        pool: pool(),
    });
    let located = Located::<cuMemSetMemPool> { location: |i| &mut i.location, type_: |i| &mut i.type_ };
    located.devices(&mut c, " [undocumented]");
    let before = &*format!(" must be {invalid}, {names} or {numa}, {is_managed}");
    let with = &*format!(" must be {invalid}, {names}, {numa} or {domain}, {is_managed}");
    located.types(&mut c, false, &of(187));
    located.types(
        &mut c,
        true,
        &[(until(13_030, 185), &WITH[..], before), (since(13_040, 185), &WITH_SINCE_13_4, with)],
    );
    c.rejects(183, type_, |i| i.type_ = A(0));
    let mut c = c.only_mock("drivers follow the null pointer");
    c.accepts("no location", |i| i.location = null());
}
