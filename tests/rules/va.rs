use crate::mock::{Answers, NEWER, NEWEST, accepted, answering, of_release, rejected};
use cuda_checked::{Result, calls, sys};
use std::ptr;
use sys::*;

use CUmemAccess_flags as F;
use CUmemAllocationHandleType as H;
use CUmemAllocationType as A;
use CUmemLocationType as L;

const INVALID: &str = "[would be CUDA_ERROR_INVALID_VALUE]";
const UNDOCUMENTED: &str = "[the documentation gives no code]";
const UNKNOWN: Answers = Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..Answers::USUAL };

#[test]
fn cuMemAddressReserve() {
    let call = calls::cuMemAddressReserve;
    let accepted = |size, alignment, addr| {
        accepted("cuMemAddressReserve", || call(size, alignment, addr, 0));
    };
    let rejected = |message: &str, size, alignment, addr, flags| {
        rejected(message, || call(size, alignment, addr, flags));
    };
    let page = std::fs::read_to_string("/proc/self/smaps")
        .ok()
        .and_then(|maps| {
            let line = maps.lines().find_map(|line| line.strip_prefix("KernelPageSize:"))?;
            line.trim().strip_suffix(" kB")?.parse().ok()
        })
        .map_or(4096, |kilobytes: usize| kilobytes * 1024);
    accepted(page, 0, 0);
    accepted(3 * page, 1 << 21, 5 * page as u64);
    let half = page / 2;
    let must = format!("must be a multiple of {page}, the size of the host's pages {UNDOCUMENTED}");
    rejected(&format!("cuMemAddressReserve: size ({half}) {must}"), half, 0, 0, 0);
    rejected(&format!("cuMemAddressReserve: addr ({half}) {must}"), page, 0, half as u64, 0);
    rejected(
        &format!(
            "cuMemAddressReserve: alignment (3) must be a power of two, because `alignment` is not zero \
            {INVALID}"
        ),
        page,
        3,
        0,
        0,
    );
    rejected(&format!("cuMemAddressReserve: flags (1) must be zero {INVALID}"), page, 0, 0, 1);
}

fn allocation() -> CUmemAllocationProp {
    let mut prop =
        CUmemAllocationProp { type_: A::CU_MEM_ALLOCATION_TYPE_PINNED, ..Default::default() };
    prop.location.type_ = L::CU_MEM_LOCATION_TYPE_DEVICE;
    prop
}

fn located(type_: L) -> CUmemAllocationProp {
    let mut prop = allocation();
    prop.location.type_ = type_;
    prop
}

fn localized(deviceId: u8, localityDomainId: u8) -> CUmemAllocationProp {
    let mut prop = located(L::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN);
    prop.location.set_localized(CUmemLocation_localized { deviceId, localityDomainId });
    prop
}

fn create(size: usize, prop: &CUmemAllocationProp, flags: u64) -> Result<u64> {
    // SAFETY: the mock reads no memory.
    unsafe { calls::cuMemCreate(size, prop, flags) }
}

#[track_caller]
fn allocated(prop: CUmemAllocationProp) {
    accepted("cuMemCreate", || create(2 << 20, &prop, 0));
}

#[track_caller]
fn not_allocated(message: &str, prop: CUmemAllocationProp) {
    rejected(&format!("{message} {INVALID}"), || create(2 << 20, &prop, 0));
}

#[track_caller]
fn not_documented(message: &str, prop: CUmemAllocationProp) {
    rejected(&format!("{message} {UNDOCUMENTED}"), || create(2 << 20, &prop, 0));
}

/// Asserts that memory can be allocated in each type of location except these. Each has the end of its message.
#[track_caller]
fn locations(refused: &[(&[u32], &str)]) {
    for type_ in 0..=6 {
        let location = L(type_ as _);
        match refused.iter().find(|(types, _)| types.contains(&type_)) {
            None => allocated(located(location)),
            Some((_, must)) => not_allocated(
                &format!("cuMemCreate: prop.location.type ({location:?}) must {must}"),
                located(location),
            ),
        }
    }
}

const NOT_CURRENT: (&[u32], &str) =
    (&[4], "not be CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT since CUDA 12.6");
const FIRST_FOUR: &str = "be CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA or \
                          CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT in CUDA 12.2 to 12.5";

#[test]
fn cuMemCreate() {
    allocated(allocation());
    rejected(&format!("cuMemCreate: flags (1) must be zero {INVALID}"), || {
        create(2 << 20, &allocation(), 1)
    });
    allocated(CUmemAllocationProp { type_: A::CU_MEM_ALLOCATION_TYPE_MANAGED, ..allocation() });
    not_allocated(
        "cuMemCreate: prop.type (CU_MEM_ALLOCATION_TYPE_INVALID) must be CU_MEM_ALLOCATION_TYPE_PINNED or \
         CU_MEM_ALLOCATION_TYPE_MANAGED",
        CUmemAllocationProp { type_: A(0), ..allocation() },
    );
    locations(&[NOT_CURRENT]);
}

#[test]
fn cuMemCreate_size() {
    accepted("cuMemCreate", || create(0, &allocation(), 0));
    accepted("cuMemCreate", || create(6 << 20, &allocation(), 0));
    let odd = || create(3 << 20, &allocation(), 0);
    rejected(
        &format!(
            "cuMemCreate: size (3145728) must be a multiple of 2097152, the minimum granularity of such \
             an allocation {UNDOCUMENTED}"
        ),
        odd,
    );
    answering(UNKNOWN, || accepted("cuMemCreate", odd));
    answering(Answers { granularity: 0, ..Answers::USUAL }, || accepted("cuMemCreate", odd));
}

#[test]
fn cuMemCreate_handle_types() {
    let with = |types, win32HandleMetaData| CUmemAllocationProp {
        requestedHandleTypes: H(types),
        win32HandleMetaData,
        ..allocation()
    };
    let metadata = ptr::without_provenance_mut(0x1000);
    let host =
        CUmemAllocationProp { requestedHandleTypes: H(8), ..located(L::CU_MEM_LOCATION_TYPE_HOST) };
    of_release(NEWEST, "va::cuMemCreate_handle_types", || {
        allocated(with(2, metadata));
        allocated(with(12, ptr::null_mut()));
        // Drivers accept bits that no release names.
        allocated(with(16, ptr::null_mut()));
        not_allocated(
            "cuMemCreate: prop.win32HandleMetaData (null) must not be null, because `prop.requestedHandleTypes` has CU_MEM_HANDLE_TYPE_WIN32",
            with(2, ptr::null_mut()),
        );
        not_allocated(
            "cuMemCreate: prop.win32HandleMetaData (0x1000) must be null, because `prop.requestedHandleTypes` does not have CU_MEM_HANDLE_TYPE_WIN32",
            with(4, metadata),
        );
        let posix = with(1, ptr::null_mut());
        if cfg!(windows) {
            not_allocated(
                "cuMemCreate: prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must not have \
             CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR on Windows",
                posix,
            );
        } else {
            allocated(posix);
        }
        allocated(CUmemAllocationProp {
            location: located(L::CU_MEM_LOCATION_TYPE_HOST_NUMA).location,
            ..host
        });
        not_allocated(
            "cuMemCreate: prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_FABRIC) must be zero since CUDA 13.0, because `prop.location.type` is \
         CU_MEM_LOCATION_TYPE_HOST",
            host,
        );
    });
    of_release(12_050, "va::cuMemCreate_handle_types", || allocated(host));
}

#[test]
fn cuMemCreate_devices() {
    let of = |id| {
        let mut prop = allocation();
        prop.location.id = id;
        prop
    };
    allocated(of(1));
    for id in [2, -1] {
        let message = format!(
            "cuMemCreate: prop.location.id ({id}) must be the ordinal of a device, below 2, because `prop.location.type` is \
             CU_MEM_LOCATION_TYPE_DEVICE [would be CUDA_ERROR_INVALID_DEVICE]"
        );
        rejected(&message, || create(2 << 20, &of(id), 0));
    }
    // The id of a NUMA node is no device ordinal.
    let node = |id| {
        let mut prop = of(id);
        prop.location.type_ = L::CU_MEM_LOCATION_TYPE_HOST_NUMA;
        prop
    };
    allocated(node(9));
    not_documented(
        "cuMemCreate: prop.location.id (-1) must be at least 0 since CUDA 12.2, because `prop.location.type` is CU_MEM_LOCATION_TYPE_HOST_NUMA",
        node(-1),
    );
    let attribute = |attribute| match attribute {
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID => -1,
        _ => 1,
    };
    answering(Answers { attribute, ..Answers::USUAL }, || {
        allocated(node(0));
        allocated(of(1));
        not_documented(
            "cuMemCreate: prop.location.id (1) must be zero since CUDA 12.2, because the system has no NUMA nodes \
             and `prop.location.type` is CU_MEM_LOCATION_TYPE_HOST_NUMA",
            node(1),
        );
    });
    let three = Answers { attribute: |_| 3, ..Answers::USUAL };
    answering(three, || {
        allocated(localized(1, 2));
        not_documented(
            "cuMemCreate: prop.location.localized.localityDomainId (3) must be below 3 since CUDA 13.4, the device's \
             CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT, because `prop.location.type` is \
             CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN",
            localized(1, 3),
        );
        not_documented(
            "cuMemCreate: prop.location.localized.deviceId (2) must be the ordinal of a device, below 2 since CUDA \
             13.4, because `prop.location.type` is CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN",
            localized(2, 0),
        );
    });
    for count in [|_| 0, |_| -1] {
        answering(Answers { attribute: count, ..Answers::USUAL }, || allocated(localized(1, 3)));
    }
    answering(Answers { attribute: |_| 1000, ..Answers::USUAL }, || allocated(localized(1, 255)));
    answering(UNKNOWN, || allocated(localized(1, 3)));
}

#[test]
fn cuMemCreate_rdma() {
    let with = |usage, gpuDirectRDMACapable| {
        let mut prop = allocation();
        (prop.allocFlags.usage, prop.allocFlags.gpuDirectRDMACapable) =
            (usage, gpuDirectRDMACapable);
        prop
    };
    of_release(NEWEST, "va::cuMemCreate_rdma", || {
        allocated(with(4, 1));
        allocated(with(0xfffb, 0));
        not_allocated(
            "cuMemCreate: prop.allocFlags.gpuDirectRDMACapable (0) must not be zero since CUDA 13.4, because \
         `prop.allocFlags.usage` has CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE",
            with(4, 0),
        );
    });
    of_release(13_030, "va::cuMemCreate_rdma", || allocated(with(4, 0)));
}

#[test]
fn cuMemCreate_localized_rdma() {
    let with = |usage| {
        let mut prop = localized(1, 0);
        (prop.allocFlags.usage, prop.allocFlags.gpuDirectRDMACapable) = (usage, 1);
        prop
    };
    fn answers(domains: i32, supported: i32) -> Answers {
        let attribute = match (domains, supported) {
            (1, 0) => |attribute| i32::from(attribute == DOMAINS),
            (2, 0) => |attribute| if attribute == DOMAINS { 2 } else { 0 },
            _ => |attribute| if attribute == DOMAINS { 2 } else { 1 },
        };
        Answers { attribute, ..Answers::USUAL }
    }
    const DOMAINS: CUdevice_attribute =
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT;
    answering(answers(2, 1), || allocated(with(0)));
    answering(answers(1, 0), || allocated(with(0)));
    answering(answers(2, 0), || {
        allocated(with(4));
        allocated(localized(1, 0));
        not_documented(
            "cuMemCreate: prop.allocFlags.gpuDirectRDMACapable (1) must be zero since CUDA 13.4, because the device \
             has several domains and its CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED is \
             zero, `prop.location.type` is CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN and `prop.allocFlags.usage` \
             does not have CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE",
            with(0),
        );
    });
}

/// A driver that does not report the number of devices judges ordinals itself. This runs in a separate process, in
/// which no other test has cached the number.
#[test]
fn unknown_devices() {
    of_release(13_040, "va::unknown_devices", || {
        answering(UNKNOWN, || {
            let mut prop = allocation();
            prop.location.id = 9;
            allocated(prop);
            accepted("cuMemGetAccess", || calls::cuMemGetAccess(&prop.location, 1));
        });
    });
}

const NOT_DOMAIN: (&[u32], &str) = (
    &[6],
    "not be CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN in CUDA 12.2 to 13.3, which the release does not have",
);

#[test]
fn cuMemCreate_of_releases() {
    let test = "va::cuMemCreate_of_releases";
    let managed = CUmemAllocationProp { type_: A(2), ..allocation() };
    let not_managed = || {
        not_allocated(
            "cuMemCreate: prop.type (CU_MEM_ALLOCATION_TYPE_MANAGED) must be CU_MEM_ALLOCATION_TYPE_PINNED",
            managed,
        );
    };
    for release in [11_070, 12_010] {
        of_release(release, test, || {
            locations(&[(&[0, 2, 3, 4, 5, 6], "be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1")]);
            not_managed();
        });
    }
    for release in [12_020, 12_050] {
        of_release(release, test, || {
            locations(&[(&[0, 5, 6], FIRST_FOUR)]);
        });
    }
    for release in [12_060, 12_090] {
        of_release(release, test, || {
            locations(&[(
                &[0, 2, 4, 5, 6],
                "be CU_MEM_LOCATION_TYPE_DEVICE or CU_MEM_LOCATION_TYPE_HOST_NUMA in CUDA 12.6 to 12.9",
            )]);
            not_managed();
        });
    }
    for release in [13_000, 13_010] {
        of_release(release, test, || {
            locations(&[
                NOT_CURRENT,
                (
                    &[5],
                    "not be CU_MEM_LOCATION_TYPE_INVISIBLE in CUDA 12.2 to 13.1, which the release does not have",
                ),
                NOT_DOMAIN,
            ]);
            allocated(managed);
        });
    }
    for release in [13_020, 13_030] {
        of_release(release, test, || {
            locations(&[NOT_CURRENT, NOT_DOMAIN]);
        });
    }
    for release in [11_060, NEWER[0], NEWER[1]] {
        of_release(release, test, || {
            for location in 0..=9 {
                allocated(located(L(location)));
            }
            let prop = CUmemAllocationProp { type_: A(3), requestedHandleTypes: H(2), ..managed };
            accepted("cuMemCreate", || create(1, &prop, 1));
            allocated(localized(9, 9));
        });
    }
}

fn map(size: usize, offset: usize, flags: u64) -> Result<()> {
    // SAFETY: the mock reads no memory.
    unsafe { calls::cuMemMap(1 << 40, size, offset, 7, flags) }
}

#[test]
fn cuMemMap() {
    of_release(NEWEST, "va::cuMemMap", || {
        accepted("cuMemMap", || map(4096, 0, 0));
        accepted("cuMemMap", || map(0, 0, 0));
        accepted("cuMemMap", || map(usize::MAX - 4096, 4096, 0));
        rejected(
            &format!(
                "cuMemMap: size (18446744073709547520) must be at most 18446744073709547519, for offset + \
             size must be within the allocation {INVALID}"
            ),
            || map(usize::MAX - 4095, 4096, 0),
        );
        for flags in [1, 1 << 32] {
            let message = format!("cuMemMap: flags ({flags}) must be zero {INVALID}");
            rejected(&message, || map(4096, 0, flags));
        }
    });
    for release in [NEWER[0], NEWER[1]] {
        of_release(release, "va::cuMemMap", || {
            accepted("cuMemMap", || map(4096, 0, 1));
            rejected(
                &format!(
                    "cuMemMap: size (2) must be at most 1, for offset + size must be within the allocation \
                     {INVALID}"
                ),
                || map(2, usize::MAX - 1, 0),
            );
        });
    }
}

#[test]
fn cuMemMapArrayAsync() {
    let good = CUarrayMapInfo {
        memOperationType: CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP,
        memHandle: CUarrayMapInfo_memHandle { memHandle: 7 },
        deviceBitMask: 1,
        ..Default::default()
    };
    let unmap = CUarrayMapInfo {
        memOperationType: CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP,
        memHandle: CUarrayMapInfo_memHandle { memHandle: 0 },
        memHandleType: CUmemHandleType(1),
        resourceType: CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
        ..good
    };
    let call = |list: &mut [CUarrayMapInfo]| {
        let count = list.len() as u32;
        // SAFETY: the mock reads no memory, and the rules read only these operations.
        unsafe { calls::cuMemMapArrayAsync(list.as_mut_ptr(), count, ptr::null_mut()) }
    };
    let rejected = |message: &str, wrong| {
        let message = format!("{message} {INVALID}");
        rejected(&message, || call(&mut [good, unmap, wrong]));
    };
    accepted("cuMemMapArrayAsync", || call(&mut [good, unmap]));
    // SAFETY: nothing follows null pointers.
    accepted("cuMemMapArrayAsync", || unsafe {
        calls::cuMemMapArrayAsync(ptr::null_mut(), 3, ptr::null_mut())
    });
    rejected(
        "cuMemMapArrayAsync: mapInfoList[2].resourceType (CU_RESOURCE_TYPE_LINEAR) must be CU_RESOURCE_TYPE_ARRAY or \
         CU_RESOURCE_TYPE_MIPMAPPED_ARRAY",
        CUarrayMapInfo { resourceType: CUresourcetype(2), ..good },
    );
    rejected(
        "cuMemMapArrayAsync: mapInfoList[2].memOperationType (CUmemOperationType(0)) must be CU_MEM_OPERATION_TYPE_MAP or \
         CU_MEM_OPERATION_TYPE_UNMAP",
        CUarrayMapInfo { memOperationType: CUmemOperationType(0), ..good },
    );
    rejected(
        "cuMemMapArrayAsync: mapInfoList[2].memHandleType (CUmemHandleType(1)) must be CU_MEM_HANDLE_TYPE_GENERIC, because `mapInfoList[2].memOperationType` is \
         CU_MEM_OPERATION_TYPE_MAP",
        CUarrayMapInfo { memHandleType: CUmemHandleType(1), ..good },
    );
    rejected(
        "cuMemMapArrayAsync: mapInfoList[2].memHandle.memHandle (7) must be zero, because \
         `mapInfoList[2].memOperationType` is CU_MEM_OPERATION_TYPE_UNMAP",
        CUarrayMapInfo { memHandle: CUarrayMapInfo_memHandle { memHandle: 7 }, ..unmap },
    );
    for mask in [0, 3] {
        rejected(
            &format!(
                "cuMemMapArrayAsync: mapInfoList[2].deviceBitMask ({mask}) must be a power of two, for one device"
            ),
            CUarrayMapInfo { deviceBitMask: mask, ..good },
        );
    }
    rejected(
        "cuMemMapArrayAsync: mapInfoList[2].flags (1) must be zero",
        CUarrayMapInfo { flags: 1, ..good },
    );
    rejected(
        "cuMemMapArrayAsync: mapInfoList[2].reserved[1] (256) must be zero",
        CUarrayMapInfo { reserved: [0, 256], ..good },
    );
}

/// The device of an operation is that of the stream, and that of the memory.
#[test]
fn devices_of_operations() {
    let name = "cuMemMapArrayAsync";
    let unmap = CUarrayMapInfo {
        memOperationType: CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP,
        ..Default::default()
    };
    let map = CUarrayMapInfo {
        memOperationType: CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP,
        memHandle: CUarrayMapInfo_memHandle { memHandle: 7 },
        ..Default::default()
    };
    let call = |info: CUarrayMapInfo, deviceBitMask| {
        let mut list = [CUarrayMapInfo { deviceBitMask, ..info }; 2];
        list[0].deviceBitMask = 1 << 31;
        let first = if deviceBitMask == 1 << 31 { &mut list[..] } else { &mut list[1..] };
        // SAFETY: the mock reads no memory, and knows the allocation.
        unsafe {
            calls::cuMemMapArrayAsync(first.as_mut_ptr(), first.len() as u32, ptr::null_mut())
        }
    };
    let of = |stream_device, id| {
        let location = CUmemLocation { id, ..Answers::USUAL.location };
        Answers { stream_device, location, ..Answers::USUAL }
    };
    let must = |mask: u32, bit: u32, words: &str| {
        format!(
            "cuMemMapArrayAsync: mapInfoList[0].deviceBitMask ({mask}) must be {bit}, {words} {INVALID}"
        )
    };
    let stream = "the bit of the device of hStream";
    let memory = "the bit of the device of memHandle, because `mapInfoList[0].memOperationType` is \
                  CU_MEM_OPERATION_TYPE_MAP";
    for device in [0, 1, 31] {
        let bit = 1 << device;
        answering(of(device, device), || {
            accepted(name, || call(map, bit));
            accepted(name, || call(unmap, bit));
            rejected(&must(4, bit, stream), || call(map, 4));
            rejected(&must(4, bit, stream), || call(unmap, 4));
        });
        answering(of(2, device), || {
            accepted(name, || call(unmap, 4));
            rejected(&must(4, bit, memory), || call(map, 4));
            // Without a handle, nothing is asked.
            let memHandle = CUarrayMapInfo_memHandle { memHandle: 0 };
            accepted(name, || call(CUarrayMapInfo { memHandle, ..map }, 4));
        });
    }
    // The mask has no bit for these devices, and the memory of the host has no device.
    for device in [-1, 32] {
        answering(of(device, device), || accepted(name, || call(map, 4)));
    }
    let location = located(L::CU_MEM_LOCATION_TYPE_HOST_NUMA).location;
    answering(Answers { location, ..of(2, 1) }, || accepted(name, || call(map, 4)));
    answering(UNKNOWN, || accepted(name, || call(map, 4)));
}

#[test]
fn tiles_of_operations() {
    use CUarraySparseSubresourceType as S;
    const TILED: &str = ", because the array has no CUDA_ARRAY3D_DEFERRED_MAPPING";
    let name = "cuMemMapArrayAsync";
    let array = CUarrayMapInfo {
        memOperationType: CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP,
        deviceBitMask: 1,
        resourceType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY,
        resource: CUarrayMapInfo_resource { array: ptr::without_provenance_mut(0x40) },
        ..Default::default()
    };
    let mipmap = CUarrayMapInfo {
        resourceType: CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
        resource: CUarrayMapInfo_resource { mipmap: ptr::without_provenance_mut(0x50) },
        ..array
    };
    let at = |info, [offsetX, offsetY, offsetZ]: [u32; 3]| CUarrayMapInfo {
        subresourceType: S::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL,
        subresource: CUarrayMapInfo_subresource {
            sparseLevel: CUarrayMapInfo_subresource_sparseLevel {
                offsetX,
                offsetY,
                offsetZ,
                extentDepth: 1,
                ..Default::default()
            },
        },
        ..info
    };
    let tail = |info, layer, offset, size| CUarrayMapInfo {
        subresourceType: S::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL,
        subresource: CUarrayMapInfo_subresource {
            miptail: CUarrayMapInfo_subresource_miptail { layer, offset, size },
        },
        ..info
    };
    let call = |mut info| {
        // SAFETY: the mock reads no memory, and knows the arrays.
        unsafe { calls::cuMemMapArrayAsync(&mut info, 1, ptr::null_mut()) }
    };
    let accepted = |answers, info| answering(answers, || accepted(name, || call(info)));
    let rejected = |message: &str, answers, info| {
        let message = format!("cuMemMapArrayAsync: mapInfoList[0].subresource.{message} {INVALID}");
        answering(answers, || rejected(&message, || call(info)));
    };
    let of = |Flags, Depth, tiles: CUDA_ARRAY_SPARSE_PROPERTIES| {
        let array = CUDA_ARRAY3D_DESCRIPTOR { Flags, Depth, ..Answers::USUAL.array };
        Answers { array, tiles, ..Answers::USUAL }
    };
    let usual = Answers::USUAL.tiles;
    let tileExtent = CUDA_ARRAY_SPARSE_PROPERTIES_tileExtent { depth: 4, ..usual.tileExtent };
    let solid = of(CUDA_ARRAY3D_SPARSE, 8, CUDA_ARRAY_SPARSE_PROPERTIES { tileExtent, ..usual });
    accepted(solid, at(array, [32, 48, 4]));
    accepted(solid, at(mipmap, [64, 48, 4]));
    for (path, offset, multiple, words, info) in [
        ("offsetX", 33, 32, "width", at(array, [33, 48, 4])),
        ("offsetX", 32, 64, "width", at(mipmap, [32, 48, 4])),
        ("offsetY", 47, 16, "height", at(array, [32, 47, 4])),
        ("offsetZ", 2, 4, "depth", at(mipmap, [64, 48, 2])),
    ] {
        let must = format!("must be a multiple of {multiple}, the {words} of a tile{TILED}");
        rejected(&format!("sparseLevel.{path} ({offset}) {must}"), solid, info);
    }
    // A driver that reports no tiles.
    let tileExtent = CUDA_ARRAY_SPARSE_PROPERTIES_tileExtent { width: 0, height: 0, depth: 0 };
    let none = CUDA_ARRAY_SPARSE_PROPERTIES { tileExtent, ..usual };
    accepted(of(CUDA_ARRAY3D_SPARSE, 8, none), at(array, [33, 47, 2]));
    // The part of such an array is ignored.
    let ignored = of(CUDA_ARRAY3D_SPARSE | CUDA_ARRAY3D_DEFERRED_MAPPING, 8, usual);
    accepted(ignored, at(array, [33, 47, 2]));
    accepted(ignored, tail(mipmap, 0, 1 << 40, 0));
    // The mip tail.
    let layered = |flags| {
        of(
            CUDA_ARRAY3D_SPARSE | CUDA_ARRAY3D_LAYERED,
            4,
            CUDA_ARRAY_SPARSE_PROPERTIES { flags, ..usual },
        )
    };
    for info in [array, mipmap] {
        for (offset, size) in [(0, 0), (0, 131_072), (131_071, 1), (131_071, 0)] {
            accepted(layered(0), tail(info, 3, offset, size));
        }
        rejected(
            &format!(
                "miptail.offset (131072) must be below 131072, the size of the mip tail{TILED}"
            ),
            layered(0),
            tail(info, 3, 131_072, 0),
        );
        for (offset, rest) in [(0, 131_072), (65_536, 65_536)] {
            let size = rest + 1;
            rejected(
                &format!(
                    "miptail.size ({size}) must be at most {rest}, for offset + size must be within the mip tail{TILED}"
                ),
                layered(0),
                tail(info, 3, offset, size),
            );
        }
    }
    // All layers have one mip tail. The texts about arrays without mipmap levels differ.
    accepted(layered(1), tail(mipmap, 0, 0, 0));
    accepted(layered(1), tail(array, 3, 0, 0));
    accepted(layered(2), tail(mipmap, 3, 0, 0));
    rejected(
        "miptail.layer (1) must be zero, because the array has CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL and no \
         CUDA_ARRAY3D_DEFERRED_MAPPING and `mapInfoList[0].resourceType` is not CU_RESOURCE_TYPE_ARRAY",
        layered(1),
        tail(mipmap, 1, 0, 0),
    );
}

#[test]
fn arrays_of_operations() {
    use CUarraySparseSubresourceType as S;
    const ARRAY: CUarray = ptr::without_provenance_mut(0x40);
    const MIPMAP: CUmipmappedArray = ptr::without_provenance_mut(0x50);
    let name = "cuMemMapArrayAsync";
    let unmap = CUarrayMapInfo {
        memOperationType: CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP,
        deviceBitMask: 1,
        ..Default::default()
    };
    let of_array = CUarrayMapInfo {
        resourceType: CUresourcetype::CU_RESOURCE_TYPE_ARRAY,
        resource: CUarrayMapInfo_resource { array: ARRAY },
        ..unmap
    };
    let of_mipmap = CUarrayMapInfo {
        resourceType: CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
        resource: CUarrayMapInfo_resource { mipmap: MIPMAP },
        ..unmap
    };
    let level = CUarrayMapInfo_subresource_sparseLevel { extentDepth: 1, ..Default::default() };
    let at_level = |info, sparseLevel| CUarrayMapInfo {
        subresourceType: S::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL,
        subresource: CUarrayMapInfo_subresource { sparseLevel },
        ..info
    };
    let at_tail = |info, layer| CUarrayMapInfo {
        subresourceType: S::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL,
        subresource: CUarrayMapInfo_subresource {
            miptail: CUarrayMapInfo_subresource_miptail { layer, ..Default::default() },
        },
        ..info
    };
    let call = |mut info| {
        // SAFETY: the mock reads no memory, and knows the arrays.
        unsafe { calls::cuMemMapArrayAsync(&mut info, 1, ptr::null_mut()) }
    };
    let of = |flags, height, depth| {
        let array = CUDA_ARRAY3D_DESCRIPTOR {
            Flags: flags,
            Height: height,
            Depth: depth,
            ..Answers::USUAL.array
        };
        Answers { array, ..Answers::USUAL }
    };
    let accepted = |answers, info| answering(answers, || accepted(name, || call(info)));
    let rejected = |message: &str, answers, info| {
        answering(answers, || {
            rejected(&format!("cuMemMapArrayAsync: mapInfoList[0].{message}"), || call(info));
        });
    };
    let (sparse, deferred) = (CUDA_ARRAY3D_SPARSE, CUDA_ARRAY3D_DEFERRED_MAPPING);
    let plain = of(sparse, 32, 0);
    // Every array has a flag, and two or three dimensions.
    for (info, handle) in [(of_array, "0x40"), (of_mipmap, "0x50")] {
        let info = at_level(info, level);
        for flags in [sparse, deferred, sparse | deferred] {
            accepted(of(flags, 32, 0), info);
        }
        rejected(
            &format!(
                "resource ({handle}) must be created with CUDA_ARRAY3D_SPARSE or CUDA_ARRAY3D_DEFERRED_MAPPING \
                 {UNDOCUMENTED}"
            ),
            of(CUDA_ARRAY3D_LAYERED, 32, 4),
            info,
        );
        accepted(of(deferred, 1, 0), info);
        rejected(
            &format!("resource ({handle}) must have two or three dimensions {UNDOCUMENTED}"),
            of(deferred, 0, 0),
            info,
        );
    }
    // The part of an array with deferred mapping is ignored.
    let unknown = CUarrayMapInfo { subresourceType: S(2), ..of_array };
    let everywhere =
        CUarrayMapInfo_subresource_sparseLevel { level: 9, layer: 9, offsetZ: 9, ..level };
    accepted(of(deferred, 32, 0), unknown);
    accepted(of(sparse | deferred, 32, 0), at_level(of_array, everywhere));
    rejected(
        &format!(
            "subresourceType (CUarraySparseSubresourceType(2)) must be CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL \
             or CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL, because the array has no CUDA_ARRAY3D_DEFERRED_MAPPING \
             {INVALID}"
        ),
        plain,
        unknown,
    );
    // Only an array with mipmap levels has others than the first.
    let second = CUarrayMapInfo_subresource_sparseLevel { level: 1, ..level };
    accepted(plain, at_level(of_mipmap, second));
    rejected(
        &format!(
            "subresource.sparseLevel.level (1) must be zero, because the array has no CUDA_ARRAY3D_DEFERRED_MAPPING \
             and `mapInfoList[0].resourceType` is CU_RESOURCE_TYPE_ARRAY {INVALID}"
        ),
        plain,
        at_level(of_array, second),
    );
    // Layers.
    let layered = of(sparse | CUDA_ARRAY3D_LAYERED, 32, 4);
    let words = "the number of layers, or 1 without CUDA_ARRAY3D_LAYERED, because the array has no \
        CUDA_ARRAY3D_DEFERRED_MAPPING and is no cubemap";
    for (answers, layers) in [(layered, 4), (plain, 1), (of(sparse, 32, 8), 1)] {
        let at = |layer| {
            let part = CUarrayMapInfo_subresource_sparseLevel { layer, ..level };
            [at_level(of_mipmap, part), at_tail(of_mipmap, layer)]
        };
        for info in at(layers - 1) {
            accepted(answers, info);
        }
        for (info, path) in at(layers).into_iter().zip(["sparseLevel", "miptail"]) {
            rejected(
                &format!(
                    "subresource.{path}.layer ({layers}) must be below {layers}, {words} {INVALID}"
                ),
                answers,
                info,
            );
        }
    }
    // Only three dimensions have a depth.
    let deep = CUarrayMapInfo_subresource_sparseLevel { offsetZ: 1, extentDepth: 2, ..level };
    let solid = of(sparse, 32, 8);
    accepted(solid, at_level(of_array, deep));
    for answers in [plain, layered] {
        rejected(
            &format!(
                "subresource.sparseLevel.offsetZ (1) must be zero, because the array has two dimensions and no \
                 CUDA_ARRAY3D_DEFERRED_MAPPING {INVALID}"
            ),
            answers,
            at_level(of_array, CUarrayMapInfo_subresource_sparseLevel { offsetZ: 1, ..level }),
        );
        for extentDepth in [0, 2] {
            rejected(
                &format!(
                    "subresource.sparseLevel.extentDepth ({extentDepth}) must be 1, because the array has two \
                     dimensions and no CUDA_ARRAY3D_DEFERRED_MAPPING {INVALID}"
                ),
                answers,
                at_level(of_array, CUarrayMapInfo_subresource_sparseLevel { extentDepth, ..level }),
            );
        }
    }
    // The documentation does not define the layers of a cubemap.
    let cube = of(sparse | CUDA_ARRAY3D_CUBEMAP, 64, 6);
    accepted(cube, at_level(of_array, CUarrayMapInfo_subresource_sparseLevel { layer: 5, ..deep }));
    accepted(cube, at_tail(of_mipmap, 5));
    // If the query fails, the call itself reports the reason.
    accepted(UNKNOWN, unknown);
}

fn access(type_: L, id: i32, flags: u32) -> CUmemAccessDesc {
    CUmemAccessDesc { location: CUmemLocation { type_, id }, flags: F(flags as _) }
}

#[test]
fn cuMemSetAccess() {
    // SAFETY: the mock reads no memory.
    let call = |desc: &[CUmemAccessDesc]| unsafe { calls::cuMemSetAccess(1, 2, desc) };
    let device = L::CU_MEM_LOCATION_TYPE_DEVICE;
    let host = L::CU_MEM_LOCATION_TYPE_HOST;
    let rejected = |message: &str, wrong| {
        let message = format!("{message} {INVALID}");
        rejected(&message, || call(&[access(device, 0, 3), wrong]));
    };
    let good = [access(device, 0, 0), access(device, 1, 1), access(host, 9, 3)];
    of_release(NEWEST, "va::cuMemSetAccess", || {
        accepted("cuMemSetAccess", || call(&[]));
        accepted("cuMemSetAccess", || call(&good));
        rejected(
            "cuMemSetAccess: desc[1].flags (CUmemAccess_flags(0x2)) must be CU_MEM_ACCESS_FLAGS_PROT_NONE, \
         CU_MEM_ACCESS_FLAGS_PROT_READ or CU_MEM_ACCESS_FLAGS_PROT_READWRITE",
            access(device, 0, 2),
        );
        for id in [2, -1] {
            rejected(
                &format!(
                    "cuMemSetAccess: desc[1].location.id ({id}) must be the ordinal of a device, below 2, because `desc[1].location.type` is \
                 CU_MEM_LOCATION_TYPE_DEVICE"
                ),
                access(device, id, 3),
            );
        }
    });
    of_release(12_010, "va::cuMemSetAccess", || {
        rejected(
            "cuMemSetAccess: desc[1].location.type (CU_MEM_LOCATION_TYPE_HOST) must be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1",
            access(host, 0, 3),
        );
    });
    of_release(12_020, "va::cuMemSetAccess", || {
        accepted("cuMemSetAccess", || call(&good));
    });
    of_release(NEWER[0], "va::cuMemSetAccess", || {
        accepted("cuMemSetAccess", || call(&[access(device, 9, 2)]));
    });
}

#[test]
fn cuMemGetAccess() {
    let call = |location| calls::cuMemGetAccess(&location, 1);
    let at = |type_, id| CUmemLocation { type_, id };
    let device = L::CU_MEM_LOCATION_TYPE_DEVICE;
    let numa = L::CU_MEM_LOCATION_TYPE_HOST_NUMA;
    of_release(NEWEST, "va::cuMemGetAccess", || {
        accepted("cuMemGetAccess", || call(at(device, 1)));
        accepted("cuMemGetAccess", || call(at(numa, 9)));
        rejected(
            "cuMemGetAccess: location.id (2) must be the ordinal of a device, below 2, because `location.type` is \
         CU_MEM_LOCATION_TYPE_DEVICE [would be CUDA_ERROR_INVALID_DEVICE]",
            || call(at(device, 2)),
        );
    });
    of_release(12_010, "va::cuMemGetAccess", || {
        rejected(
            &format!(
                "cuMemGetAccess: location.type (CU_MEM_LOCATION_TYPE_HOST_NUMA) must be \
                 CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1 {INVALID}"
            ),
            || call(at(numa, 0)),
        );
    });
    of_release(12_020, "va::cuMemGetAccess", || {
        accepted("cuMemGetAccess", || call(at(numa, 0)));
    });
}

/// The messages about the type of a shared handle, in every release and before CUDA 12.3.
pub const SHARED: [&str; 2] = if cfg!(windows) {
    [
        "must be CU_MEM_HANDLE_TYPE_WIN32, CU_MEM_HANDLE_TYPE_WIN32_KMT or CU_MEM_HANDLE_TYPE_FABRIC \
         [would be CUDA_ERROR_INVALID_VALUE]",
        "must be CU_MEM_HANDLE_TYPE_WIN32 or CU_MEM_HANDLE_TYPE_WIN32_KMT \
         [would be CUDA_ERROR_INVALID_VALUE]",
    ]
} else {
    [
        "must be CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32, \
         CU_MEM_HANDLE_TYPE_WIN32_KMT or CU_MEM_HANDLE_TYPE_FABRIC \
         [would be CUDA_ERROR_INVALID_VALUE]",
        "must be CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32 or \
         CU_MEM_HANDLE_TYPE_WIN32_KMT [would be CUDA_ERROR_INVALID_VALUE]",
    ]
};

/// Tests a call that takes the type of a shared handle. `start` begins the messages.
pub fn handle_types<T>(call: &str, start: &str, test: &str, make: impl Fn(H) -> Result<T>) {
    let (first, allowed) = if cfg!(windows) { (1, [2, 4, 8]) } else { (0, [1, 2, 4]) };
    of_release(NEWEST, test, || {
        for type_ in allowed {
            accepted(call, || make(H(type_)));
        }
        accepted(call, || make(H(8)));
        for wrong in [first, 3, 16] {
            let shown = H(wrong);
            rejected(&format!("{start}{shown:?}) {}", SHARED[0]), || make(H(wrong)));
        }
    });
    of_release(12_020, test, || {
        let fabric = format!("{start}CU_MEM_HANDLE_TYPE_FABRIC) {}", SHARED[1]);
        rejected(&fabric, || make(H(8)));
    });
    of_release(12_030, test, || {
        accepted(call, || make(H(8)));
    });
    of_release(NEWER[0], test, || {
        accepted(call, || make(H(16)));
    });
}

#[test]
fn cuMemExportToShareableHandle() {
    let call = |ty, flags| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMemExportToShareableHandle(ptr::null_mut(), 7, ty, flags) }
    };
    of_release(NEWEST, "va::cuMemExportToShareableHandle", || {
        rejected(
            &format!("cuMemExportToShareableHandle: flags (1) must be zero {INVALID}"),
            || call(H(8), 1),
        );
    });
    let test = "va::cuMemExportToShareableHandle";
    handle_types(
        "cuMemExportToShareableHandle",
        "cuMemExportToShareableHandle: handleType (",
        test,
        |ty| call(ty, 0),
    );
}

#[test]
fn cuMemImportFromShareableHandle() {
    let test = "va::cuMemImportFromShareableHandle";
    handle_types(
        "cuMemImportFromShareableHandle",
        "cuMemImportFromShareableHandle: shHandleType (",
        test,
        |ty| {
            // SAFETY: the mock reads no memory.
            unsafe { calls::cuMemImportFromShareableHandle(ptr::null_mut(), ty) }
        },
    );
}

#[test]
fn cuMemGetAllocationGranularity() {
    let of = |prop: &CUmemAllocationProp, option| {
        let option = CUmemAllocationGranularity_flags(option);
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMemGetAllocationGranularity(prop, option) }
    };
    let call = |option| of(&allocation(), option);
    for option in [0, 1] {
        let granularity = accepted("cuMemGetAllocationGranularity", || call(option));
        assert_eq!(granularity, 2 << 20);
    }
    rejected(
        &format!(
            "cuMemGetAllocationGranularity: option (CUmemAllocationGranularity_flags(0x2)) must be \
             CU_MEM_ALLOC_GRANULARITY_MINIMUM or CU_MEM_ALLOC_GRANULARITY_RECOMMENDED {INVALID}"
        ),
        || call(2),
    );
    // The properties of an allocation need not have the handle type of its export.
    let shared = CUmemAllocationProp { requestedHandleTypes: H(2), ..allocation() };
    accepted("cuMemGetAllocationGranularity", || of(&shared, 0));
    let metadata = ptr::without_provenance_mut(0x1000);
    let with_metadata = CUmemAllocationProp { win32HandleMetaData: metadata, ..shared };
    accepted("cuMemGetAllocationGranularity", || of(&with_metadata, 0));
    rejected(
        &format!(
            "cuMemGetAllocationGranularity: prop.win32HandleMetaData (0x1000) must be null, because `prop.requestedHandleTypes` does not have \
             CU_MEM_HANDLE_TYPE_WIN32 {INVALID}"
        ),
        || of(&CUmemAllocationProp { win32HandleMetaData: metadata, ..allocation() }, 0),
    );
    let mut over_pcie = allocation();
    over_pcie.allocFlags.usage = 4;
    rejected(
        &format!(
            "cuMemGetAllocationGranularity: prop.allocFlags.gpuDirectRDMACapable (0) must not be zero since CUDA \
             13.4, because `prop.allocFlags.usage` has CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE {INVALID}"
        ),
        || of(&over_pcie, 0),
    );
    over_pcie.allocFlags.gpuDirectRDMACapable = 1;
    accepted("cuMemGetAllocationGranularity", || of(&over_pcie, 0));
    if cfg!(windows) {
        rejected(
            &format!(
                "cuMemGetAllocationGranularity: prop.requestedHandleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) \
                 must not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR on Windows {INVALID}"
            ),
            || of(&CUmemAllocationProp { requestedHandleTypes: H(1), ..allocation() }, 0),
        );
    }
}
