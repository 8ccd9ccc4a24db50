use super::*;
use std::ffi::c_void;

use CUarraySparseSubresourceType as S;
use CUmemAccess_flags as F;
use CUmemAllocationHandleType as H;
use CUmemAllocationType as A;
use CUmemLocationType as L;
use CUresourcetype as R;

pub const SIZE: usize = 2 << 20;
/// Queries fail.
pub const UNKNOWN: Answers =
    Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..Answers::USUAL };
pub const DEVICE: L = L::CU_MEM_LOCATION_TYPE_DEVICE;
pub const HOST: L = L::CU_MEM_LOCATION_TYPE_HOST;
pub const NUMA: L = L::CU_MEM_LOCATION_TYPE_HOST_NUMA;
pub const DOMAIN: L = L::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;
pub const CURRENT: L = L::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
pub const INVISIBLE: L = L::CU_MEM_LOCATION_TYPE_INVISIBLE;
/// The type of handle of the system.
pub const POSIX_OR_WIN32: H = Answers::USUAL.handle_types;
pub const METADATA: *mut c_void = at(0x1000);
pub const MANAGED: A = A::CU_MEM_ALLOCATION_TYPE_MANAGED;

pub fn localized(deviceId: u8, localityDomainId: u8) -> CUmemLocation {
    let mut location = CUmemLocation { type_: DOMAIN, id: 0 };
    location.set_localized(CUmemLocation_localized { deviceId, localityDomainId });
    location
}

pub fn attribute(attribute: fn(CUdevice_attribute) -> i32) -> Answers {
    Answers { attribute, ..Answers::USUAL }
}

pub fn cases(cases: &Cases) {
    refused(cases);
    not_supported(cases);
    reserve(cases);
    create(cases);
    granularity(cases);
    map(cases);
    arrays(cases);
    parts_of_arrays(cases);
    devices_of_operations(cases);
    access(cases);
    share(cases);
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    use CUmemAllocationHandleType as H;
    let address = Answers::USUAL.managed.1;
    let mapped = Answers { managed: (0, address), memory: (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 0), ..Answers::USUAL };
    let mut c = cases.call(|| cuMemAddressFree { ptr: address, size: 64 });
    c.under(mapped);
    c.explains(698, format!("ptr ({address:#x}) is still mapped"), |_| {});
    let by_others = format!("ptr ({address:#x}) is in memory that another function allocated, and in no range of cuMemAddressReserve");
    // Memory of `cuMemAlloc` can be shared. A mapping without a handle can be one of `cuMemMap` all the same.
    let shareable = Answers { memory: (64, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 1), ..Answers::USUAL };
    let unclear = Answers { by_hand: false, ..mapped };
    c.under(shareable);
    c.explains(712, &by_others, |_| {});
    c.under(unclear);
    c.spares(712, "a mapping without a handle", |_| {});
    let mut c = cases.call(|| cuMemMap { ptr: address, size: SIZE, offset: 0, handle: allocation(), flags: 0 });
    let granularity = "is not a multiple of 2097152 (2 MiB), the minimum granularity of the allocation";
    c.explains(806, format!("ptr ({:#x}) {granularity}", address + 4096), |i| i.ptr += 4096);
    c.explains(807, format!("size (4096) {granularity}"), |i| i.size = 4096);
    c.explains(840, "size is zero", |i| i.size = 0);
    c.explains(841, "offset (4096) is not zero: the driver maps an allocation as a whole [NOT_SUPPORTED]", |i| i.offset = 4096);
    let whole = "is not the size of the allocation, which the driver maps as a whole [NOT_SUPPORTED]";
    c.explains(842, format!("it may be that size ({SIZE}, 2 MiB) {whole}"), |_| {});
    c.under(Answers { released: true, ..Answers::USUAL });
    c.spares(841, "a multicast object [NOT_SUPPORTED]", |i| i.offset = 4096);
    c.spares(842, "a multicast object [NOT_SUPPORTED]", |_| {});
    c.under(mapped);
    c.explains(699, format!("ptr ({address:#x}) is already mapped"), |_| {});
    c.under(shareable);
    c.explains(712, &by_others, |_| {});
    let gone = Answers { managed: (0, 0), ..Answers::USUAL };
    let reserved = "is in no range of cuMemAddressReserve, or in one that was freed already";
    c.under(gone);
    c.explains(926, format!("ptr ({address:#x}) {reserved}"), |_| {});
    let released = "it may be that handle (0x7) was released already, or is a handle of neither an allocation nor a multicast object";
    c.under(Answers { by_hand: false, released: true, ..mapped });
    c.explains(934, released, |_| {});
    c.under(unclear);
    c.spares(934, "a handle of an allocation", |_| {});
    let mut c = cases.call(|| cuMemAddressFree { ptr: address, size: 64 });
    c.under(gone);
    c.explains(926, format!("ptr ({address:#x}) {reserved}"), |_| {});
    let empty = Answers { memory: (128, CUmemorytype(0), 0, 0), managed: (0, address), ..Answers::USUAL };
    c.under(empty);
    c.explains(927, "it may be that size (64) is not the size of the reserved range, or ptr is not its start", |_| {});
    c.spares(927, "the whole range", |i| i.size = 128);
    let mut c = cases.call(|| cuMemUnmap { ptr: address, size: 64 });
    c.under(shareable);
    c.explains(929, format!("ptr ({address:#x}) is not in memory that cuMemMap has mapped"), |_| {});
    c.under(gone);
    c.explains(929, format!("ptr ({address:#x}) is not in memory that cuMemMap has mapped"), |_| {});
    c.under(mapped);
    c.explains(931, "it may be that size (32) does not end where a mapping ends, or ptr is not where one begins: a mapping is unmapped as a whole",
        |i| i.size = 32);
    c.under(empty);
    c.explains(932, format!("it may be that ptr ({address:#x}) is not mapped"), |_| {});
    let mut c = cases.call(|| cuMemRelease { handle: allocation() });
    c.spares(933, "a live handle", |_| {});
    c.under(Answers { released: true, ..Answers::USUAL });
    c.explains(933, "handle (0x7) was released already, or is a handle of neither an allocation nor a multicast object", |_| {});
    let mut c = cases.call(|| cuMemSetAccess { ptr: address, size: 64, desc: vec![] });
    c.under(mapped);
    c.explains(935, "it may be that size (64) is not a multiple of 2097152 (2 MiB), the minimum granularity of the device's memory", |_| {});
    let of_host = "desc[0].location.type (CU_MEM_LOCATION_TYPE_HOST) is not CU_MEM_LOCATION_TYPE_DEVICE, and ptr is memory of a device";
    c.on(12_020..);
    c.explains(936, format!("it may be that {of_host} [NOT_SUPPORTED]"), |i| i.desc = vec![access_of(HOST, 0, 3)]);
    c.under(Answers { memory: (64, CUmemorytype::CU_MEMORYTYPE_HOST, 1, 0), ..mapped });
    c.spares(936, "memory of the host [NOT_SUPPORTED]", |i| i.desc = vec![access_of(HOST, 0, 3)]);
    c.on(..);
    c.under(shareable);
    c.explains(712, &by_others, |_| {});
    c.under(unclear);
    c.spares(712, "a mapping without a handle", |_| {});
    c.under(mapped);
    c.explains(767, "it may be that size (65) ends where nothing is mapped", |i| i.size = 65);
    c.explains(766, format!("it may be that ptr ({:#x}) is not mapped", address - 1), |i| (i.ptr, i.size) = (address - 1, 2));
    let mut c = cases.call(|| cuMemGetAccess { location: one(CUmemLocation { type_: DEVICE, id: 0 }), ptr: address });
    c.explains(808, format!("it may be that ptr ({address:#x}) is not mapped"), |_| {});
    let mut c = cases.call(|| cuMemAddressReserve { size: 0, alignment: 0, addr: 0, flags: 0 });
    c.explains(803, "size is zero", |_| {});
    let granularity = "is not a multiple of 2097152 (2 MiB), the minimum granularity of the device's memory";
    c.explains(843, format!("it may be that size (4096) {granularity}"), |i| i.size = 4096);
    c.explains(1068, format!("it may be that addr (0x1000) {granularity}"), |i| (i.size, i.addr) = (SIZE, 4096));
    c.explains(928, "it may be that size (4096) is more addresses than are free in one piece in this process [OUT_OF_MEMORY]",
        |i| i.size = 4096);
    #[cfg(all(unix, not(miri)))]
    {
        let posix = H::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
        let mut c = cases.call(|| cuMemImportFromShareableHandle { osHandle: at(9999), shHandleType: posix });
        c.explains(937, "osHandle (0x7f0000001000) is not a file descriptor, and may be an address, and shHandleType is CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR [UNKNOWN]", |i| {
            i.osHandle = at(0x7f00_0000_1000);
        });
        c.explains(938, "osHandle (9999) is not an open file descriptor of this process, and shHandleType is CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR [UNKNOWN]", |_| {});
        c.explains(938, "osHandle (-1) is not an open file descriptor of this process, and shHandleType is CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR [UNKNOWN]", |i| i.osHandle = at(usize::MAX));
        let exported = "is not a descriptor from cuMemExportToShareableHandle";
        #[cfg(target_os = "linux")]
        c.explains(939, "osHandle (*) is a descriptor of a folder, a pipe, a socket or a disk, and not one from cuMemExportToShareableHandle, and shHandleType is CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR [UNKNOWN]", |i| {
            i.osHandle = at(descriptors()[0] as usize);
        });
        c.explains(940, format!("it may be that osHandle (*) {exported}, and shHandleType is CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR [UNKNOWN]"), |i| i.osHandle = at(descriptors()[1] as usize));
        // A handle of another kind is no descriptor.
        c.spares(938, "a handle of a fabric [UNKNOWN]", |i| i.shHandleType = H::CU_MEM_HANDLE_TYPE_FABRIC);
    }
    let mut c = cases.call(|| cuMemRetainAllocationHandle { addr: at(64) });
    c.explains(768, "addr (0x40) is not in memory that cuMemMap has mapped", |_| {});
    c.under(Answers { memory: (1 << 30, CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 0), managed: (0, 1 << 40), ..Answers::USUAL });
    c.spares(768, "a mapping", |i| i.addr = at(1 << 40));
    let (shareableHandle, handleType) = (at(64), H::CU_MEM_HANDLE_TYPE_FABRIC);
    let mut c = cases.call(|| cuMemExportToShareableHandle { shareableHandle, handle: allocation(), handleType, flags: 0 });
    c.on(12_030..);
    c.explains(700, "handleType (CU_MEM_HANDLE_TYPE_FABRIC) is not one of requestedHandleTypes in the properties of the memory", |_| {});
    c.explains(809, "shareableHandle is null", |i| {
        (i.shareableHandle, i.handleType) = (at(0), POSIX_OR_WIN32);
    });
    let mut c = cases.call(|| {
        let type_ = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
        // The current device.
        let location = CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: 1 };
        let prop = CUmemAllocationProp { type_, location, ..CUmemAllocationProp::default() };
        cuMemCreate { size: 4 << 20, prop: one(prop), flags: 0 }
    });
    c.explains(803, "size is zero", |i| i.size = 0);
    #[cfg(all(target_os = "linux", not(miri)))]
    {
        let fabric = "prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_FABRIC) has CU_MEM_HANDLE_TYPE_FABRIC, and this process can open no IMEX channel: \
            there must be a /dev/nvidia-caps-imex-channels/channel* that it may read and write [NOT_PERMITTED]";
        // A machine with the service has such files.
        if !std::path::Path::new("/dev/nvidia-caps-imex-channels").exists() {
            c.explains(1013, fabric, |i| i.prop.requestedHandleTypes = H::CU_MEM_HANDLE_TYPE_FABRIC);
        }
        c.spares(1013, "a handle of a file [NOT_PERMITTED]", |i| i.prop.requestedHandleTypes = POSIX_OR_WIN32);
    }
    c.under(Answers { free: 64, ..Answers::USUAL });
    c.explains(697, "it may be that size (4194304, 4 MiB) is more than 64, the bytes that the device had free just after the refusal \
        [OUT_OF_MEMORY]", |_| {});
    c.explains(765, "size (2199023255552, 2048 GiB) is more than 1099511627776 (1024 GiB), the bytes that the device has [OUT_OF_MEMORY]",
        |i| i.size = 2 << 40);
    c.usual();
}

/// What the devices lack that memory needs which a program maps itself.
fn not_supported(cases: &Cases) {
    use CUdevice_attribute as D;
    use CUmemAllocationHandleType as H;
    let lacks_all = Answers { attribute: |_| 0, ..Answers::USUAL };
    let no_host = attribute(|of| i32::from(of != D::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED));
    let no_node = attribute(|of| i32::from(of != D::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED));
    let lacking = "CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED";
    let needs = |of: &str| format!("is for a device whose CU_DEVICE_ATTRIBUTE_{of}_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED is not zero, and this process has none");
    let is_device = format!("is a device whose {lacking} is zero, and");

    let of_calls = format!("is of addresses that a program maps itself, and the {lacking} of every device is zero [NOT_SUPPORTED]");
    let mut c = cases.call(|| cuMemAddressReserve { size: SIZE, alignment: 0, addr: 0, flags: 0 });
    c.under(lacks_all);
    c.explains(1122, format!("size (2097152, 2 MiB) {of_calls}"), |_| {});
    c.usual();
    c.spares(1122, "devices that can [NOT_SUPPORTED]", |_| {});
    let mut c = cases.call(|| cuMemMap { ptr: range(), size: SIZE, offset: 0, handle: allocation(), flags: 0 });
    c.under(lacks_all);
    c.explains(1122, format!("size (2097152, 2 MiB) {of_calls}"), |_| {});

    let mut c = cases.call(|| {
        let location = CUmemLocation { type_: DEVICE, id: 1 };
        let prop = CUmemAllocationProp { type_: A::CU_MEM_ALLOCATION_TYPE_PINNED, location, ..Default::default() };
        cuMemCreate { size: SIZE, prop: one(prop), flags: 0 }
    });
    c.under(lacks_all);
    c.explains(1119, format!("prop.location.id (1) {is_device} prop.location.type is CU_MEM_LOCATION_TYPE_DEVICE [NOT_SUPPORTED]"), |_| {});
    c.on(12_030..);
    c.explains(1118, "prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_FABRIC) has CU_MEM_HANDLE_TYPE_FABRIC, and the \
        CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED of every device is zero [NOT_SUPPORTED]",
        |i| i.prop.requestedHandleTypes = H::CU_MEM_HANDLE_TYPE_FABRIC);
    c.spares(1118, "a handle of a file [NOT_SUPPORTED]", |i| i.prop.requestedHandleTypes = POSIX_OR_WIN32);
    c.on(13_000..);
    c.under(no_host);
    c.explains(1120, format!("prop.location.type (CU_MEM_LOCATION_TYPE_HOST) {} [NOT_SUPPORTED]", needs("HOST")), |i| i.prop.location.type_ = HOST);
    c.spares(1120, "memory of a device [NOT_SUPPORTED]", |_| {});
    c.spares(1119, "a device that can [NOT_SUPPORTED]", |_| {});
    c.on(12_090..);
    c.under(no_node);
    c.explains(1121, format!("prop.location.type (CU_MEM_LOCATION_TYPE_HOST_NUMA) {} [INVALID_DEVICE]", needs("HOST_NUMA")), |i| i.prop.location = CUmemLocation { type_: NUMA, id: 0 });
    c.spares(1121, "memory of a device [INVALID_DEVICE]", |_| {});
    c.on(12_020..=12_080);
    c.spares(1121, "an older driver, which does not tell it [INVALID_DEVICE]", |i| i.prop.location = CUmemLocation { type_: NUMA, id: 0 });

    let mut c = cases.call(|| cuMemMap { ptr: range(), size: SIZE, offset: 0, handle: multicast(), flags: 0 });
    let ready = "it may be that handle (0x5) is a multicast object, whose devices, or the system between them, are not ready for it";
    for code in ["ILLEGAL_STATE", "SYSTEM_NOT_READY", "NOT_SUPPORTED", "INVALID_DEVICE"] {
        c.explains(1123, format!("{ready} [{code}]"), |_| {});
    }
    c.spares(1123, "an allocation [ILLEGAL_STATE]", |i| i.handle = allocation());
    let mut c = cases.call(|| cuMemSetAccess { ptr: mapped(), size: SIZE, desc: vec![access_of(DEVICE, 0, 3)] });
    let address = mapped();
    c.explains(1124, format!("it may be that ptr ({address:#x}) is where a multicast object is mapped, to which a device of desc was not added [ILLEGAL_STATE]"), |_| {});
}

/// A descriptor of a folder, and one of a file that no driver has exported.
#[cfg(unix)]
pub fn descriptors() -> [i32; 2] {
    use std::os::fd::AsRawFd;
    static OPEN: std::sync::LazyLock<[std::fs::File; 2]> =
        std::sync::LazyLock::new(|| ["/", "/dev/null"].map(|path| std::fs::File::open(path).expect("a file")));
    [OPEN[0].as_raw_fd(), OPEN[1].as_raw_fd()]
}

/// The size of the host's pages.
pub fn page() -> usize {
    std::fs::read_to_string("/proc/self/smaps")
        .ok()
        .and_then(|maps| {
            let line = maps.lines().find_map(|line| line.strip_prefix("KernelPageSize:"))?;
            line.trim().strip_suffix(" kB")?.parse().ok()
        })
        .map_or(4096, |kilobytes: usize| kilobytes * 1024)
}

fn reserve(cases: &Cases) {
    let page = page();
    let half = page / 2;
    let mut c = cases
        .call(|| cuMemAddressReserve { size: SIZE, alignment: 0, addr: 0, flags: 0 })
        .undo(|i, ptr| cuMemAddressFree { ptr, size: i.size });
    c.accepts("one page", |i| i.size = page);
    c.accepts("an alignment and a hint", |i| {
        (i.size, i.alignment, i.addr) = (3 * page, 1 << 21, 5 * page as u64);
    });
    c.accepts("no bytes", |i| i.size = 0);
    c.accepts("a page more", |i| i.size += page);
    for alignment in [1, 4096, 2 * SIZE] {
        c.accepts(format!("alignment {alignment}"), |i| i.alignment = alignment);
    }
    c.accepts("a high address", |i| i.addr = 1 << 44);
    c.accepts("a low address", |i| i.addr = page as u64);
    let must = format!("must be a multiple of {page}, the size of the host's pages [undocumented]");
    c.rejects(371, format!("size ({half}) {must}"), |i| i.size = half);
    c.rejects(372, format!("addr ({half:#x}) {must}"), |i| i.addr = half as u64);
    c.rejects(374, "alignment (3) must be zero or a power of two", |i| {
        i.alignment = 3;
    });
    c.rejects(373, "flags (1) must be zero", |i| i.flags = 1);
    c.rejects(373, "flags (4294967296)", |i| i.flags = 1 << 32);
}

fn memory() -> CUmemAllocationProp {
    let type_ = A::CU_MEM_ALLOCATION_TYPE_PINNED;
    let location = CUmemLocation { type_: DEVICE, id: 0 };
    CUmemAllocationProp { type_, location, ..Default::default() }
}

fn create(cases: &Cases) {
    let mut c = cases
        .call(|| cuMemCreate { size: SIZE, prop: one(memory()), flags: 0 })
        .undo(|_, handle| cuMemRelease { handle });
    c.rejects(379, "flags (1) must be zero", |i| i.flags = 1);
    let text = "prop.type (CU_MEM_ALLOCATION_TYPE_MANAGED) must be CU_MEM_ALLOCATION_TYPE_PINNED";
    c.rejects(until(12_090, 381), text, |i| i.prop.type_ = MANAGED);
    let either = " must be CU_MEM_ALLOCATION_TYPE_PINNED or CU_MEM_ALLOCATION_TYPE_MANAGED";
    let text = "prop.type (CU_MEM_ALLOCATION_TYPE_INVALID)";
    c.judged(text, &[(until(12_090, 381), " must be CU_MEM_ALLOCATION_TYPE_PINNED"), (since(13_000, 381), either)], |i| i.prop.type_ = A(0));

    let mut at = |type_: L, rules: &[(Rule, &str)]| {
        let start = format!("prop.location.type ({type_:?})");
        c.judged(start, rules, move |i| i.prop.location.type_ = type_);
    };
    let only_device = || (until(12_010, 522), "");
    let four = || (within(12_020, 12_050, 382), "");
    let of_two = " must be CU_MEM_LOCATION_TYPE_DEVICE or CU_MEM_LOCATION_TYPE_HOST_NUMA in CUDA 12.6 to 12.9";
    let two = || (within(12_060, 12_090, 383), of_two);
    at(DEVICE, &[]);
    at(NUMA, &[only_device()]);
    at(
        L(0),
        &[
            (until(12_010, 522), " must be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1"),
            (
                within(12_020, 12_050, 382),
                " must be CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA \
                 or CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT in CUDA 12.2 to 12.5",
            ),
            two(),
        ],
    );
    at(HOST, &[only_device(), two()]);
    let not_current = " must not be CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT since CUDA 12.6";
    at(CURRENT, &[only_device(), two(), (since(13_000, 384), not_current)]);
    let not_invisible =
        " must not be CU_MEM_LOCATION_TYPE_INVISIBLE in CUDA 12.2 to 13.1, which the release does not have";
    at(INVISIBLE, &[only_device(), four(), two(), (within(13_000, 13_010, 385), not_invisible)]);
    let not_domain = " must not be CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN in CUDA 12.2 to 13.3, which the \
                      release does not have";
    at(DOMAIN, &[only_device(), four(), two(), (within(13_000, 13_030, 386), not_domain)]);

    c.accepts("no bytes", |i| i.size = 0);
    c.accepts("three times the granularity", |i| i.size = 3 * SIZE);
    let text = "size (3145728, 3 MiB) must be a multiple of 2097152 (2 MiB), the minimum granularity of such an allocation \
                [undocumented]";
    c.rejects(390, text, |i| i.size = 3 << 20);

    c.accepts("Windows, with attributes", |i| {
        (i.prop.requestedHandleTypes, i.prop.win32HandleMetaData) = (H(2), METADATA);
    });
    c.accepts("all but Windows and POSIX", |i| i.prop.requestedHandleTypes = H(12));
    c.left(UNFORBIDDEN, "a bit that no release names", |i| i.prop.requestedHandleTypes = H(16));
    let text = "prop.win32HandleMetaData (null) must not be null, because prop.requestedHandleTypes has \
                CU_MEM_HANDLE_TYPE_WIN32";
    c.rejects(387, text, |i| i.prop.requestedHandleTypes = H(2));
    let text = "prop.win32HandleMetaData (0x1000) must be null, because prop.requestedHandleTypes does not have \
                CU_MEM_HANDLE_TYPE_WIN32";
    c.rejects(376, text, |i| (i.prop.requestedHandleTypes, i.prop.win32HandleMetaData) = (H(4), METADATA));
    if cfg!(windows) {
        let text = "prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must not have \
                    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR on Windows";
        c.rejects(375, text, |i| i.prop.requestedHandleTypes = H(1));
    } else {
        c.accepts("POSIX", |i| i.prop.requestedHandleTypes = H(1));
    }
    c.on(12_060..);
    c.accepts("fabric at a node", |i| {
        (i.prop.requestedHandleTypes, i.prop.location.type_) = (H(8), NUMA);
    });
    c.on(12_020..=12_050);
    c.accepts("fabric at the host", |i| {
        (i.prop.requestedHandleTypes, i.prop.location.type_) = (H(8), HOST);
    });
    c.on(13_000..);
    let text = "prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_FABRIC) must be zero since CUDA 13.0, because \
                prop.location.type is CU_MEM_LOCATION_TYPE_HOST";
    c.rejects(since(13_000, 388), text, |i| (i.prop.requestedHandleTypes, i.prop.location.type_) = (H(8), HOST));
    c.on(..);

    devices_of(&mut c, "prop.location", " [INVALID_DEVICE]", |i| &mut i.prop.location);
    c.on(12_020..);
    c.under(attribute(|attribute| match attribute {
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID => -1,
        _ => 1,
    }));
    c.accepts("node 0 without NUMA", |i| i.prop.location.type_ = NUMA);
    c.accepts("device 1 without NUMA", |i| i.prop.location.id = 1);
    let text = "prop.location.id (1) must be zero since CUDA 12.2, because the system has no NUMA nodes and \
                prop.location.type is CU_MEM_LOCATION_TYPE_HOST_NUMA [undocumented]";
    c.rejects(since(12_020, 389), text, |i| i.prop.location = CUmemLocation { type_: NUMA, id: 1 })
        .unless_under(Answers::USUAL, "node 1 with NUMA");
    c.on(..);
    c.under(UNKNOWN);
    c.accepts("any size, if the granularity is unknown", |i| i.size = 3 << 20);
    c.under(Answers { granularity: 0, ..Answers::USUAL });
    c.accepts("any size, with a granularity of zero", |i| i.size = 3 << 20);
    c.usual();

    // RDMA over PCIe.
    let rdma = |i: &mut cuMemCreate, usage, capable| {
        (i.prop.allocFlags.usage, i.prop.allocFlags.gpuDirectRDMACapable) = (usage, capable);
    };
    c.accepts("RDMA over PCIe", move |i| rdma(i, 4, 1));
    c.left(UNFORBIDDEN, "every other usage", move |i| rdma(i, 0xfffb, 0));
    c.accepts("RDMA", move |i| rdma(i, 0, 1));
    c.accepts("a second kind of RDMA", move |i| rdma(i, 0, 2));
    c.accepts("RDMA of tiles", move |i| rdma(i, 1, 1));
    c.accepts("a reserved byte", |i| i.prop.allocFlags.reserved[3] = 1);
    c.accepts("a second kind of compression", |i| i.prop.allocFlags.compressionType = 2);
    for usage in 0..=2 {
        c.accepts(format!("compression for usage {usage}"), |i| {
            (i.prop.allocFlags.usage, i.prop.allocFlags.compressionType) = (usage, 1);
        });
    }
    if cfg!(not(windows)) {
        c.accepts("POSIX, for tiles", |i| {
            (i.prop.allocFlags.usage, i.prop.requestedHandleTypes) = (1, H(1));
        });
    }
    c.on(13_000..);
    for type_ in [HOST, NUMA] {
        c.accepts(format!("compression at {type_:?}"), |i| {
            (i.prop.location.type_, i.prop.allocFlags.compressionType) = (type_, 1);
        });
        c.accepts(format!("RDMA at {type_:?}"), |i| {
            (i.prop.location.type_, i.prop.allocFlags.gpuDirectRDMACapable) = (type_, 1);
        });
    }
    c.accepts("any number at the host", |i| i.prop.location = CUmemLocation { type_: HOST, id: 99 });
    // The order in which a driver finds two mistakes.
    let posix = "prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)";
    if cfg!(not(windows)) {
        c.rejects(since(13_000, 388), posix, |i| {
            (i.prop.requestedHandleTypes, i.prop.location.type_) = (H(1), HOST);
        });
    }
    for change in [
        (|i| i.size = 0) as fn(&mut cuMemCreate),
        |i| i.prop.allocFlags.compressionType = 2,
        |i| i.prop.requestedHandleTypes = H(8),
    ] {
        c.rejects(523, "prop.location.id (2) [INVALID_DEVICE]", |i| {
            i.prop.location.id = devices();
            change(i);
        });
    }
    c.on(..);
    let text = "prop.allocFlags.gpuDirectRDMACapable (0) must not be zero since CUDA 13.4, because \
                prop.allocFlags.usage has CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE";
    c.rejects(since(13_040, 377), text, move |i| rdma(i, 4, 0));
    let in_domain = move |i: &mut cuMemCreate, usage, capable| {
        i.prop.location = localized(1, 0);
        rdma(i, usage, capable);
    };
    const DOMAINS: CUdevice_attribute =
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT;
    c.on(13_040..);
    c.under(attribute(|attribute| if attribute == DOMAINS { 2 } else { 0 }));
    c.accepts("a domain with RDMA over PCIe alone", move |i| in_domain(i, 4, 1));
    c.accepts("a domain without RDMA", move |i| in_domain(i, 0, 0));
    let text = "prop.allocFlags.gpuDirectRDMACapable (1) must be zero since CUDA 13.4, because the device has several \
                domains and its CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED is zero, \
                prop.location.type is CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN and prop.allocFlags.usage does \
                not have CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE [undocumented]";
    let supported = attribute(|attribute| if attribute == DOMAINS { 2 } else { 1 });
    let single = attribute(|attribute| i32::from(attribute == DOMAINS));
    c.rejects(since(13_040, 378), text, move |i| in_domain(i, 0, 1))
        .unless_under(supported, "a domain with RDMA")
        .unless_under(single, "the only domain without RDMA");
}

/// The rules of the place of memory or of a pool, at `path`: a device, a node, a locality domain. `code` is that of a
/// device.
pub fn devices_of<C: Call>(
    c: &mut Case<C>,
    path: &str,
    code: &str,
    location: fn(&mut C) -> &mut CUmemLocation,
) {
    let device = format!(
        "must be the ordinal of a device, below 2, because {path}.type is CU_MEM_LOCATION_TYPE_DEVICE{code}"
    );
    c.accepts("the last device", |i| location(i).id = devices() - 1);
    c.rejects(523, format!("{path}.id (2) {device}"), |i| location(i).id = devices());
    c.rejects(523, format!("{path}.id (-1) {device}"), |i| location(i).id = -1);
    c.on(12_020..);
    c.accepts("a node that is no device", |i| {
        *location(i) = CUmemLocation { type_: NUMA, id: 9 };
    });
    let text = format!(
        "{path}.id (-1) must be at least 0 since CUDA 12.2, because {path}.type is CU_MEM_LOCATION_TYPE_HOST_NUMA \
         [undocumented]",
    );
    c.rejects(since(12_020, 524), text, |i| *location(i) = CUmemLocation { type_: NUMA, id: -1 });
    c.on(13_040..);
    let text = format!(
        "{path}.localized.deviceId (2) must be the ordinal of a device, below 2 since CUDA 13.4, because {path}.type \
         is CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN [undocumented]",
    );
    c.rejects(since(13_040, 525), text, |i| *location(i) = localized(2, 0));
    c.under(attribute(|_| 3));
    c.accepts("the last domain", |i| *location(i) = localized(1, 2));
    let text = format!(
        "{path}.localized.localityDomainId (3) must be below 3 since CUDA 13.4, the device's \
         CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT, because {path}.type is \
         CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN [undocumented]",
    );
    c.rejects(since(13_040, 526), text, |i| *location(i) = localized(1, 3));
    c.under(attribute(|_| 0));
    c.accepts("no number of domains", |i| *location(i) = localized(1, 3));
    c.under(attribute(|_| -1));
    c.accepts("a wrong number of domains", |i| *location(i) = localized(1, 3));
    c.under(attribute(|_| 1000));
    c.accepts("more domains than a byte counts", |i| *location(i) = localized(1, 254));
    c.under(UNKNOWN);
    c.accepts("an unknown number of domains", |i| *location(i) = localized(1, 3));
    c.usual();
    c.on(..);
}

fn map(cases: &Cases) {
    let mut c = cases
        .call(|| {
            let (ptr, handle) = (range(), allocation());
            cuMemMap { ptr, size: 2 * SIZE, offset: 0, handle, flags: 0 }
        })
        .undo(|i, ()| cuMemUnmap { ptr: i.ptr, size: i.size });
    c.accepts("no bytes", |i| i.size = 0);
    let usual = "the text requires a smaller sum; a mapping of the whole allocation is the normal use";
    c.left(usual, "the whole allocation", |i| (i.size, i.offset) = (2 * SIZE, 0));
    c.left("no text forbids it", "a part", |i| i.size = SIZE);
    let multicast = "the text requires zero, but an aligned offset for multicast objects; a handle does not show the \
                     type of its object";
    c.left(multicast, "an offset", |i| (i.size, i.offset) = (SIZE, SIZE));
    c.accepts("the last byte", |i| (i.size, i.offset) = (usize::MAX - 4096, 4096));
    c.accepts("more than the allocation", |i| i.size = 3 * SIZE);
    c.accepts("an odd offset", |i| i.offset = 1);
    c.accepts("an odd address", |i| i.ptr += 1);
    c.accepts("a later address", |i| i.ptr += SIZE as u64);
    c.accepts("no address", |i| i.ptr = 0);
    c.accepts("no allocation", |i| i.handle = 0);
    // The order in which a driver finds two mistakes.
    c.accepts("no bytes at an offset", |i| (i.size, i.offset) = (0, 1));
    c.accepts("a part at an odd address", |i| (i.size, i.ptr) = (SIZE, i.ptr + 1));
    c.accepts("a part at no address", |i| (i.size, i.ptr) = (SIZE, 0));
    c.accepts("a part of no allocation", |i| (i.size, i.handle) = (SIZE, 0));
    c.rejects(392, "flags (1)", |i| (i.size, i.flags) = (SIZE, 1));
    let text = "size (18446744073709547520) must not overflow when added to offset: the range must lie within the \
                allocation";
    c.rejects(always(391), text, |i| (i.size, i.offset) = (usize::MAX - 4095, 4096));
    c.rejects(always(391), "size (2)", |i| (i.size, i.offset) = (2, usize::MAX - 1));
    c.rejects(392, "flags (1) must be zero", |i| i.flags = 1);
    c.rejects(392, "flags (4294967296)", |i| i.flags = 1 << 32);
}

fn arrays(cases: &Cases) {
    use CUmemOperationType as O;
    let mut c = cases
        .call(|| {
            let good = CUarrayMapInfo {
                memOperationType: O::CU_MEM_OPERATION_TYPE_MAP,
                memHandle: CUarrayMapInfo_memHandle { memHandle: 7 },
                deviceBitMask: 1,
                ..Default::default()
            };
            let unmap = CUarrayMapInfo {
                memOperationType: O::CU_MEM_OPERATION_TYPE_UNMAP,
                memHandle: CUarrayMapInfo_memHandle { memHandle: 0 },
                memHandleType: CUmemHandleType(1),
                resourceType: R::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
                ..good
            };
            cuMemMapArrayAsync { mapInfoList: many([good, unmap]), count: 2, hStream: at(0) }
        })
        .only_mock("sparse arrays");
    c.accepts("no array", |i| (i.mapInfoList, i.count) = (null(), 3));
    let text = "mapInfoList[1].resourceType (CU_RESOURCE_TYPE_LINEAR) must be CU_RESOURCE_TYPE_ARRAY or \
                CU_RESOURCE_TYPE_MIPMAPPED_ARRAY";
    c.rejects(393, text, |i| i.mapInfoList[1].resourceType = CUresourcetype(2));
    let text = "mapInfoList[0].memOperationType (CUmemOperationType(0)) must be CU_MEM_OPERATION_TYPE_MAP or \
                CU_MEM_OPERATION_TYPE_UNMAP";
    c.rejects(394, text, |i| i.mapInfoList.memOperationType = CUmemOperationType(0));
    let text = "mapInfoList[0].memHandleType (CUmemHandleType(1)) must be CU_MEM_HANDLE_TYPE_GENERIC, because \
                mapInfoList[0].memOperationType is CU_MEM_OPERATION_TYPE_MAP";
    c.rejects(398, text, |i| i.mapInfoList.memHandleType = CUmemHandleType(1));
    let text = "mapInfoList[1].memHandle.memHandle (0x7) must be zero, because mapInfoList[1].memOperationType is \
                CU_MEM_OPERATION_TYPE_UNMAP";
    c.rejects(399, text, |i| i.mapInfoList[1].memHandle.memHandle = 7);
    let mask = "mapInfoList[1].deviceBitMask (0) must be a power of two: it names one device";
    c.rejects(395, mask, |i| i.mapInfoList[1].deviceBitMask = 0);
    c.rejects(395, "mapInfoList[1].deviceBitMask (3)", |i| i.mapInfoList[1].deviceBitMask = 3);
    c.rejects(396, "mapInfoList[1].flags (1) must be zero", |i| i.mapInfoList[1].flags = 1);
    c.rejects(397, "mapInfoList[1].reserved[1] (256) must be zero", |i| {
        i.mapInfoList[1].reserved = [0, 256];
    });
}

type Level = CUarrayMapInfo_subresource_sparseLevel;
const LEVEL: Level = Level {
    level: 0,
    layer: 0,
    offsetX: 0,
    offsetY: 0,
    offsetZ: 0,
    extentWidth: 0,
    extentHeight: 0,
    extentDepth: 1,
};

fn of_mipmap(i: &mut cuMemMapArrayAsync) {
    i.mapInfoList.resourceType = R::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
    i.mapInfoList.resource = CUarrayMapInfo_resource { mipmap: at(0x50) };
}

fn level(i: &mut cuMemMapArrayAsync, sparseLevel: Level) {
    i.mapInfoList.subresourceType = S::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL;
    i.mapInfoList.subresource = CUarrayMapInfo_subresource { sparseLevel };
}

fn tail(i: &mut cuMemMapArrayAsync, layer: u32, offset: u64, size: u64) {
    let miptail = CUarrayMapInfo_subresource_miptail { layer, offset, size };
    i.mapInfoList.subresourceType = S::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL;
    i.mapInfoList.subresource = CUarrayMapInfo_subresource { miptail };
}

fn parts_of_arrays(cases: &Cases) {
    let of = |Flags, Height, Depth| {
        let array = CUDA_ARRAY3D_DESCRIPTOR { Flags, Height, Depth, ..Answers::USUAL.array };
        Answers { array, ..Answers::USUAL }
    };
    let (sparse, deferred) = (CUDA_ARRAY3D_SPARSE, CUDA_ARRAY3D_DEFERRED_MAPPING);
    let plain = of(sparse, 32, 0);
    let mut c = cases
        .call(|| {
            let unmap = CUarrayMapInfo {
                memOperationType: CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP,
                deviceBitMask: 1,
                resourceType: R::CU_RESOURCE_TYPE_ARRAY,
                resource: CUarrayMapInfo_resource { array: at(0x40) },
                ..Default::default()
            };
            let mut i = cuMemMapArrayAsync { mapInfoList: one(unmap), count: 1, hStream: at(0) };
            level(&mut i, LEVEL);
            i
        })
        .only_mock("sparse arrays");
    // Every array has a flag, and two or three dimensions.
    for flags in [sparse, deferred, sparse | deferred] {
        c.under(of(flags, 32, 0));
        c.accepts("an array", |_| {});
        c.accepts("a mipmapped array", of_mipmap);
    }
    let flag = "must be created with CUDA_ARRAY3D_SPARSE or CUDA_ARRAY3D_DEFERRED_MAPPING [undocumented]";
    c.under(of(CUDA_ARRAY3D_LAYERED, 32, 4));
    c.rejects(607, format!("mapInfoList[0].resource (0x40) {flag}"), |_| {});
    c.rejects(607, format!("mapInfoList[0].resource (0x50) {flag}"), of_mipmap);
    c.under(of(deferred, 1, 0));
    c.accepts("one row", |_| {});
    let flat = "must have two or three dimensions [undocumented]";
    c.under(of(deferred, 0, 0));
    c.rejects(608, format!("mapInfoList[0].resource (0x40) {flat}"), |_| {});
    c.rejects(608, format!("mapInfoList[0].resource (0x50) {flat}"), of_mipmap);
    // The part of an array with deferred mapping is ignored.
    let mapped_later = of(deferred, 32, 0);
    c.under(of(sparse | deferred, 32, 0));
    c.accepts("any part", |i| level(i, Level { level: 9, layer: 9, offsetZ: 9, ..LEVEL }));
    c.under(plain);
    let text = "mapInfoList[0].subresourceType (CUarraySparseSubresourceType(2)) must be \
                CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL or CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL, because the \
                array has no CUDA_ARRAY3D_DEFERRED_MAPPING";
    c.rejects(609, text, |i| i.mapInfoList.subresourceType = S(2))
        .unless_under(mapped_later, "an unknown part");
    // Only an array with mipmap levels has others than the first.
    c.accepts("the second level", |i| {
        of_mipmap(i);
        level(i, Level { level: 1, ..LEVEL });
    });
    let text = "mapInfoList[0].subresource.sparseLevel.level (1) must be zero, because the array has no \
                CUDA_ARRAY3D_DEFERRED_MAPPING and mapInfoList[0].resourceType is CU_RESOURCE_TYPE_ARRAY";
    c.rejects(610, text, |i| level(i, Level { level: 1, ..LEVEL }))
        .unless_under(mapped_later, "any level");
    let layered = of(sparse | CUDA_ARRAY3D_LAYERED, 32, 4);
    let cubemap = of(sparse | CUDA_ARRAY3D_CUBEMAP, 64, 6);
    for (answers, layers) in [(layered, 4), (plain, 1), (of(sparse, 32, 8), 1)] {
        let words = format!(
            "layer ({layers}) must be below {layers}, the number of layers, or 1 without CUDA_ARRAY3D_LAYERED, \
             because the array has no CUDA_ARRAY3D_DEFERRED_MAPPING and is no cubemap"
        );
        let at_layer = |i: &mut cuMemMapArrayAsync, layer| {
            of_mipmap(i);
            level(i, Level { layer, ..LEVEL });
        };
        c.under(answers);
        c.accepts("the last layer", |i| at_layer(i, layers - 1));
        let at_tail = |i: &mut cuMemMapArrayAsync, layer| {
            of_mipmap(i);
            tail(i, layer, 0, 0);
        };
        c.accepts("the last layer of the tail", |i| at_tail(i, layers - 1));
        let path = "mapInfoList[0].subresource";
        // The documentation does not define the layers of a cubemap.
        c.rejects(611, format!("{path}.sparseLevel.{words}"), |i| at_layer(i, layers))
            .unless_under(mapped_later, "any layer")
            .unless_under(cubemap, "a layer of a cubemap");
        c.rejects(614, format!("{path}.miptail.{words}"), |i| at_tail(i, layers))
            .unless_under(mapped_later, "any layer of the tail")
            .unless_under(cubemap, "a layer of the tail of a cubemap");
    }
    // Only three dimensions have a depth.
    c.under(of(sparse, 32, 8));
    let deep = Level { offsetZ: 1, extentDepth: 2, ..LEVEL };
    c.accepts("a depth", |i| level(i, deep));
    for answers in [plain, layered] {
        c.under(answers);
        let path = "mapInfoList[0].subresource.sparseLevel";
        let end = "because the array has two dimensions and no CUDA_ARRAY3D_DEFERRED_MAPPING";
        let offset = c.rejects(612, format!("{path}.offsetZ (1) must be zero, {end}"), |i| {
            level(i, Level { offsetZ: 1, ..LEVEL });
        });
        offset.unless_under(of(sparse, 32, 8), "an offset in a box").unless_under(mapped_later, "any offset");
        for extentDepth in [0, 2] {
            let text = format!("{path}.extentDepth ({extentDepth}) must be 1, {end}");
            c.rejects(613, text, |i| level(i, Level { extentDepth, ..LEVEL }))
                .unless_under(of(sparse, 32, 8), "the depth of a box")
                .unless_under(mapped_later, "any depth");
        }
    }
    c.under(cubemap);
    c.accepts("a face", |i| level(i, Level { layer: 5, ..deep }));
    tiles(&mut c);
    // If the query fails, the call itself reports the reason.
    c.under(UNKNOWN);
    c.accepts("an unknown array", |i| i.mapInfoList.subresourceType = S(2));
}

/// The rules of the tiles of sparse arrays.
fn tiles(c: &mut Case<cuMemMapArrayAsync>) {
    const TILED: &str = "because the array has no CUDA_ARRAY3D_DEFERRED_MAPPING";
    let (sparse, usual) = (CUDA_ARRAY3D_SPARSE, Answers::USUAL.tiles);
    let of = |Flags, Depth, tiles| {
        let array = CUDA_ARRAY3D_DESCRIPTOR { Flags, Depth, ..Answers::USUAL.array };
        Answers { array, tiles, ..Answers::USUAL }
    };
    // The part of an array with deferred mapping is ignored.
    let mapped_later = of(sparse | CUDA_ARRAY3D_DEFERRED_MAPPING, 8, usual);
    let any = |_: &mut cuMemMapArrayAsync| {};
    let place = |i: &mut cuMemMapArrayAsync, [offsetX, offsetY, offsetZ]: [u32; 3]| {
        level(i, Level { offsetX, offsetY, offsetZ, ..LEVEL });
    };
    let tileExtent = CUDA_ARRAY_SPARSE_PROPERTIES_tileExtent { depth: 4, ..usual.tileExtent };
    c.under(of(sparse, 8, CUDA_ARRAY_SPARSE_PROPERTIES { tileExtent, ..usual }));
    c.accepts("whole tiles", |i| place(i, [32, 48, 4]));
    c.accepts("whole tiles of a mipmapped array", |i| {
        of_mipmap(i);
        place(i, [64, 48, 4]);
    });
    for (rule, path, value, multiple, words, kind, offsets) in [
        (630, "offsetX", 33, 32, "width", any as fn(&mut _), [33, 48, 4]),
        (630, "offsetX", 32, 64, "width", of_mipmap, [32, 48, 4]),
        (631, "offsetY", 47, 16, "height", any, [32, 47, 4]),
        (632, "offsetZ", 2, 4, "depth", of_mipmap, [64, 48, 2]),
    ] {
        let path = format!("mapInfoList[0].subresource.sparseLevel.{path} ({value})");
        let must = format!("{path} must be a multiple of {multiple}, the {words} of a tile, {TILED}");
        let rejected = c.rejects(rule, must, |i| {
            kind(i);
            place(i, offsets);
        });
        rejected.unless_under(mapped_later, "parts of tiles");
    }
    // A driver that reports no tiles.
    let tileExtent = CUDA_ARRAY_SPARSE_PROPERTIES_tileExtent { width: 0, height: 0, depth: 0 };
    c.under(of(sparse, 8, CUDA_ARRAY_SPARSE_PROPERTIES { tileExtent, ..usual }));
    c.accepts("no tiles", |i| place(i, [33, 47, 2]));

    let layered = |flags| {
        let tiles = CUDA_ARRAY_SPARSE_PROPERTIES { flags, ..usual };
        of(sparse | CUDA_ARRAY3D_LAYERED, 4, tiles)
    };
    let path = "mapInfoList[0].subresource.miptail";
    c.under(layered(0));
    for kind in [any as fn(&mut _), of_mipmap] {
        let part = |i: &mut cuMemMapArrayAsync, offset, size| {
            kind(i);
            tail(i, 3, offset, size);
        };
        for (offset, size) in [(0, 0), (0, 131_072), (131_071, 1), (131_071, 0)] {
            c.accepts(format!("{size} bytes of the tail at {offset}"), |i| part(i, offset, size));
        }
        let must = format!("must be below 131072 (128 KiB), the size of the mip tail, {TILED}");
        c.rejects(633, format!("{path}.offset (131072, 128 KiB) {must}"), |i| part(i, 131_072, 0))
            .unless_under(mapped_later, "beyond the tail");
        for (offset, rest, unit) in [(0, 131_072, "128 KiB"), (65_536, 65_536, "64 KiB")] {
            let size = rest + 1;
            let end = format!("the size of the mip tail less offset, {TILED}: offset + size must be within the mip tail");
            let must = format!("{path}.size ({size}) must be at most {rest} ({unit}), {end}");
            c.rejects(634, must, |i| part(i, offset, size))
                .unless_under(mapped_later, "more than the tail");
        }
    }
    // All layers have one mip tail. The texts about arrays without mipmap levels differ.
    c.under(layered(2));
    let at_layer = |i: &mut cuMemMapArrayAsync, layer| {
        of_mipmap(i);
        tail(i, layer, 0, 0);
    };
    c.accepts("the tail of the last layer", |i| at_layer(i, 3));
    c.under(layered(1));
    c.accepts("the only tail", |i| at_layer(i, 0));
    c.accepts("the last tail of an array without levels", |i| tail(i, 3, 0, 0));
    let text = format!(
        "{path}.layer (1) must be zero, because the array has CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL and no \
         CUDA_ARRAY3D_DEFERRED_MAPPING and mapInfoList[0].resourceType is not CU_RESOURCE_TYPE_ARRAY",
    );
    c.rejects(635, text, |i| at_layer(i, 1))
        .unless_under(layered(0), "the tail of a layer")
        .unless_under(mapped_later, "the tail of any layer");
}

/// The device of an operation is that of the stream, and that of the memory.
fn devices_of_operations(cases: &Cases) {
    fn both(i: &mut cuMemMapArrayAsync, deviceBitMask: u32) {
        i.mapInfoList.deviceBitMask = deviceBitMask;
        i.mapInfoList[1].deviceBitMask = deviceBitMask;
    }
    fn unmap(i: &mut cuMemMapArrayAsync) {
        i.mapInfoList[1].memOperationType = CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP;
        i.mapInfoList[1].memHandle.memHandle = 0;
    }
    let mut c = cases
        .call(|| {
            let unmap = CUarrayMapInfo {
                memOperationType: CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP,
                deviceBitMask: 1,
                ..Default::default()
            };
            let map = CUarrayMapInfo {
                memOperationType: CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP,
                memHandle: CUarrayMapInfo_memHandle { memHandle: 7 },
                ..unmap
            };
            cuMemMapArrayAsync { mapInfoList: many([unmap, map]), count: 2, hStream: at(0) }
        })
        .only_mock("sparse arrays");
    let of = |stream_device, id| {
        let location = CUmemLocation { id, ..Answers::USUAL.location };
        Answers { stream_device, location, ..Answers::USUAL }
    };
    let mask = "mapInfoList[1].deviceBitMask (4)";
    for device in [0, 1, 31] {
        let bit = 1 << device;
        let stream = format!("{mask} must be {bit}, the bit of the device of hStream");
        let memory = format!(
            "{mask} must be {bit}, the bit of the device of memHandle, because mapInfoList[1].memOperationType is \
             CU_MEM_OPERATION_TYPE_MAP"
        );
        let other = |i: &mut cuMemMapArrayAsync| {
            both(i, bit);
            i.mapInfoList[1].deviceBitMask = 4;
        };
        c.under(of(device, device));
        c.accepts(format!("device {device}"), |i| both(i, bit));
        // An older driver does not know the device of a stream.
        c.on(12_080..);
        c.rejects(628, &stream, other);
        c.rejects(628, &stream, |i| {
            other(i);
            unmap(i);
        });
        c.on(..);
        c.under(of(2, device));
        c.accepts("no memory", |i| {
            both(i, 4);
            unmap(i);
        });
        c.rejects(629, memory, |i| both(i, 4));
        // Without a handle, nothing is queried.
        c.accepts("no handle", |i| {
            both(i, 4);
            i.mapInfoList[1].memHandle.memHandle = 0;
        });
    }
    // The mask has no bit for these devices, and the memory of the host has no device.
    for device in [-1, 32] {
        c.under(of(device, device));
        c.accepts(format!("no bit for {device}"), |i| both(i, 4));
    }
    let location = CUmemLocation { type_: NUMA, id: 0 };
    c.under(Answers { location, ..of(2, 1) });
    c.accepts("memory of the host", |i| both(i, 4));
    let capturing = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE;
    c.under(Answers { capturing, ..of(1, 2) });
    c.accepts("a stream that captures", |i| {
        both(i, 4);
        i.hStream = at(0x1000);
    });
    c.under(UNKNOWN);
    c.accepts("an unknown device", |i| both(i, 4));
}

pub fn access_of(type_: L, id: i32, flags: u32) -> CUmemAccessDesc {
    CUmemAccessDesc { location: CUmemLocation { type_, id }, flags: F(flags as _) }
}

/// The rules of the descriptors of an access, `name`. `code` is that of a device.
pub fn accesses<C: Call>(
    c: &mut Case<C>,
    name: &str,
    code: &str,
    desc: fn(&mut C) -> &mut Vec<CUmemAccessDesc>,
) {
    c.accepts("none", |i| desc(i).clear());
    let set = |i: &mut C, second| *desc(i) = vec![access_of(DEVICE, 0, 3), second];
    c.accepts("two devices", |i| set(i, access_of(DEVICE, 1, 1)));
    c.accepts("no access", |i| set(i, access_of(DEVICE, 1, 0)));
    let one_of = "must be CU_MEM_ACCESS_FLAGS_PROT_NONE, CU_MEM_ACCESS_FLAGS_PROT_READ or \
                  CU_MEM_ACCESS_FLAGS_PROT_READWRITE";
    for flags in [2, 4] {
        c.rejects(527, format!("{name}[1].flags (CUmemAccess_flags({flags:#x})) {one_of}"), |i| {
            set(i, access_of(DEVICE, 0, flags));
        });
    }
    for (shown, id) in [(2, devices()), (-1, -1)] {
        let device = format!(
            "{name}[1].location.id ({shown}) must be the ordinal of a device, below 2, because {name}[1].location.type \
             is CU_MEM_LOCATION_TYPE_DEVICE{code}"
        );
        c.rejects(523, device, |i| set(i, access_of(DEVICE, id, 3)));
    }
    let text = format!("{name}[1].location.type (CU_MEM_LOCATION_TYPE_HOST)");
    c.judged(text, &[(until(12_010, 522), " must be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1")], |i| set(i, access_of(HOST, 9, 3)));
}

fn access(cases: &Cases) {
    let mut c = cases.call(|| cuMemSetAccess {
        ptr: mapped(),
        size: 2 * SIZE,
        desc: vec![access_of(DEVICE, 0, 3)],
    });
    accesses(&mut c, "desc", "", |i| &mut i.desc);
    for (name, change) in [
        ("no bytes", (|i| i.size = 0) as fn(&mut cuMemSetAccess)),
        ("a part", |i| i.size = SIZE),
        ("more than is mapped", |i| i.size = 3 * SIZE),
        ("an odd address", |i| i.ptr += 1),
        ("no address", |i| i.ptr = 0),
        ("one device, without access", |i| i.desc[0].flags = F(0)),
        ("one device, to read", |i| i.desc[0].flags = F(1)),
        ("one device, twice", |i| i.desc.extend_from_within(..)),
    ] {
        c.accepts(name, change);
    }
    let only_device = until(12_010, 522);
    for type_ in [L(0), HOST, NUMA, CURRENT] {
        c.rejects(only_device.clone(), format!("desc[0].location.type ({type_:?})"), |i| {
            i.desc[0].location.type_ = type_;
        });
    }
    // The order in which a driver finds two mistakes.
    let host = "desc[0].location.type (CU_MEM_LOCATION_TYPE_HOST)";
    c.rejects(only_device.clone(), host, |i| (i.desc[0].location.type_, i.size) = (HOST, SIZE));
    c.rejects(only_device.clone(), host, |i| i.desc[0] = access_of(HOST, 0, 0));
    c.on(12_020..);
    c.rejects(527, "desc[0].flags (CUmemAccess_flags(0x2))", |i| i.desc[0] = access_of(HOST, 0, 2));

    let mut c = cases.call(|| cuMemGetAccess {
        location: one(CUmemLocation { type_: DEVICE, id: 0 }),
        ptr: mapped(),
    });
    c.accepts("the last device", |i| i.location.id = devices() - 1);
    c.rejects(523, "location.id (2) [INVALID_DEVICE]", |i| i.location.id = devices());
    for (type_, id) in [(NUMA, 9), (L(0), 0), (HOST, 99), (CURRENT, 0)] {
        c.rejects(only_device.clone(), format!("location.type ({type_:?})"), |i| {
            *i.location = CUmemLocation { type_, id };
        });
    }
    let end = 2 * SIZE as u64;
    c.accepts("within the mapping", |i| i.ptr += 1);
    c.accepts("behind the mapping", |i| i.ptr += end);
    c.accepts("no address", |i| i.ptr = 0);
    // The order in which a driver finds two mistakes.
    c.rejects(523, "location.id (2) [INVALID_DEVICE]", |i| {
        (i.location.id, i.ptr) = (devices(), i.ptr + end);
    });
    c.rejects(523, "location.id (2) [INVALID_DEVICE]", |i| (i.location.id, i.ptr) = (devices(), 0));

    let mut c = cases
        .call(|| cuMemRetainAllocationHandle { addr: at(mapped() as usize) })
        .undo(|_, handle| cuMemRelease { handle });
    c.accepts("within the mapping", |i| i.addr = at(mapped() as usize + 1));
    c.accepts("behind the mapping", |i| i.addr = at(mapped() as usize + 2 * SIZE));
    c.accepts("no address", |i| i.addr = at(0));
}

/// The rules of the type of a shared handle, at `path`.
pub fn handle_types<C: Call>(
    c: &mut Case<C>,
    path: &str,
    handle_type: fn(&mut C) -> &mut CUmemAllocationHandleType,
) {
    let posix = if cfg!(windows) { "" } else { "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, " };
    let all = "CU_MEM_HANDLE_TYPE_WIN32, CU_MEM_HANDLE_TYPE_WIN32_KMT or CU_MEM_HANDLE_TYPE_FABRIC";
    let all = format!(" must be {posix}{all}");
    let first = format!(" must be {posix}CU_MEM_HANDLE_TYPE_WIN32 or CU_MEM_HANDLE_TYPE_WIN32_KMT");
    for value in [1, 2, 4].into_iter().skip(usize::from(cfg!(windows))) {
        c.accepts(format!("{:?}", H(value)), |i| *handle_type(i) = H(value));
    }
    c.judged(format!("{path} (CU_MEM_HANDLE_TYPE_FABRIC)"), &[(until(12_020, 521), &first)], |i| {
        *handle_type(i) = H(8);
    });
    for wrong in [u32::from(cfg!(windows)), 3, 16] {
        let rules = [(until(12_020, 521), &*first), (since(12_030, 521), &*all)];
        c.judged(format!("{path} ({:?})", H(wrong)), &rules, |i| *handle_type(i) = H(wrong));
    }
}

fn share(cases: &Cases) {
    let mut c = cases
        .call(|| cuMemExportToShareableHandle {
            shareableHandle: place(0_u64),
            handle: shared_allocation(),
            handleType: POSIX_OR_WIN32,
            flags: 0,
        })
        .undo(|i, ()| Close(i.shareableHandle));
    c.rejects(400, "flags (1) must be zero", |i| i.flags = 1);
    c.rejects(400, "flags (4294967296)", |i| i.flags = 1 << 32);
    c.accepts("no allocation", |i| i.handle = 0);
    handle_types(&mut c, "handleType", |i| &mut i.handleType);

    let mut c = cases
        .call(|| cuMemImportFromShareableHandle {
            osHandle: descriptor(),
            shHandleType: POSIX_OR_WIN32,
        })
        .undo(|_, handle| cuMemRelease { handle });
    handle_types(&mut c, "shHandleType", |i| &mut i.shHandleType);
    c.accepts("no such descriptor", |i| i.osHandle = at(1_000_000));
    if cfg!(not(windows)) {
        c.rejects(521, "shHandleType (CU_MEM_HANDLE_TYPE_NONE)", |i| {
            (i.osHandle, i.shHandleType) = (at(1_000_000), H(0));
        });
    }
}

fn granularity(cases: &Cases) {
    use CUmemAllocationGranularity_flags as O;
    let mut c = cases.call(|| cuMemGetAllocationGranularity {
        prop: one(memory()),
        option: O::CU_MEM_ALLOC_GRANULARITY_MINIMUM,
    });
    c.accepts("the recommended", |i| i.option = O::CU_MEM_ALLOC_GRANULARITY_RECOMMENDED);
    let text = "option (CUmemAllocationGranularity_flags(0x2)) must be CU_MEM_ALLOC_GRANULARITY_MINIMUM or \
                CU_MEM_ALLOC_GRANULARITY_RECOMMENDED";
    c.rejects(401, text, |i| i.option = O(2));
    // The properties of an allocation need not have the handle type of its export.
    c.accepts("Windows without attributes", |i| i.prop.requestedHandleTypes = H(2));
    c.accepts("Windows with attributes", |i| {
        (i.prop.requestedHandleTypes, i.prop.win32HandleMetaData) = (H(2), METADATA);
    });
    c.rejects(376, "prop.win32HandleMetaData (0x1000)", |i| i.prop.win32HandleMetaData = METADATA);
    c.rejects(since(13_040, 377), "prop.allocFlags.gpuDirectRDMACapable (0)", |i| {
        i.prop.allocFlags.usage = 4;
    });
    if cfg!(windows) {
        let posix = "prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR)";
        c.rejects(375, posix, |i| i.prop.requestedHandleTypes = H(1));
    }
}
