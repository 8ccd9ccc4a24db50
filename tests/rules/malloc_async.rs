#![cfg(not(miri))]

use crate::mock::{Answers, NEWER, NEWEST, accepted, answering, of_release, rejected};
use crate::va::handle_types;
use cuda_checked::{Result, calls, sys};
use std::ffi::c_void;
use std::ptr;
use sys::*;

use CUmemAllocationHandleType as H;
use CUmemAllocationType as A;
use CUmemLocationType as L;

const INVALID: &str = "[would be CUDA_ERROR_INVALID_VALUE]";
const UNDOCUMENTED: &str = "[the documentation gives no code]";
const POSIX: H = H::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
const FABRIC: H = H::CU_MEM_HANDLE_TYPE_FABRIC;
const PINNED: A = A::CU_MEM_ALLOCATION_TYPE_PINNED;
const MANAGED: A = A::CU_MEM_ALLOCATION_TYPE_MANAGED;
const NONE: L = L::CU_MEM_LOCATION_TYPE_NONE;
const DEVICE: L = L::CU_MEM_LOCATION_TYPE_DEVICE;
const HOST: L = L::CU_MEM_LOCATION_TYPE_HOST;
const HOST_NUMA: L = L::CU_MEM_LOCATION_TYPE_HOST_NUMA;
const HOST_NUMA_CURRENT: L = L::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
const INVISIBLE: L = L::CU_MEM_LOCATION_TYPE_INVISIBLE;
const DOMAIN: L = L::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;

#[test]
fn cuMemPoolSetAttribute() {
    let name = "cuMemPoolSetAttribute";
    let call = |attr, mut value: u64| {
        let value = (&raw mut value).cast();
        // SAFETY: the mock reads no memory, and the rules read only the value.
        unsafe { calls::cuMemPoolSetAttribute(ptr::null_mut(), CUmemPool_attribute(attr), value) }
    };
    of_release(NEWEST, "malloc_async::cuMemPoolSetAttribute", || {
        for attr in [1, 2, 3, 4] {
            accepted(name, || call(attr, u64::MAX));
        }
        for attr in [6, 8] {
            let shown = CUmemPool_attribute(attr);
            accepted(name, || call(attr, 0));
            rejected(
                &format!(
                    "cuMemPoolSetAttribute: *value (4294967296) must be zero, for it can only be reset, because `attr` is \
                     {shown:?} {INVALID}"
                ),
                || call(attr, 1 << 32),
            );
            // SAFETY: nothing follows null pointers.
            accepted(name, || unsafe {
                let attr = CUmemPool_attribute(attr);
                calls::cuMemPoolSetAttribute(ptr::null_mut(), attr, ptr::null_mut())
            });
        }
        for attr in [0, 5, 7, 9] {
            let shown = CUmemPool_attribute(attr);
            rejected(
                &format!(
                    "cuMemPoolSetAttribute: attr ({shown:?}) must be CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, \
                 CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, \
                 CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, \
                 CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH or CU_MEMPOOL_ATTR_USED_MEM_HIGH {INVALID}"
                ),
                || call(attr, 0),
            );
        }
    });
    of_release(NEWER[0], "malloc_async::cuMemPoolSetAttribute", || {
        accepted(name, || call(9, 0));
        accepted(name, || call(6, 1));
    });
}

#[test]
fn cuMemPoolGetAttribute() {
    let name = "cuMemPoolGetAttribute";
    let call = |attr| {
        let mut value = 0_u64;
        let value = (&raw mut value).cast();
        // SAFETY: the mock writes four bytes.
        unsafe { calls::cuMemPoolGetAttribute(ptr::null_mut(), CUmemPool_attribute(attr), value) }
    };
    let only = |last, more: &str| {
        for attr in 1..=last {
            accepted(name, || call(attr));
        }
        let shown = CUmemPool_attribute(last + 1);
        rejected(
            &format!(
                "cuMemPoolGetAttribute: attr ({shown:?}) must be CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, \
                 CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, \
                 CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, \
                 CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, \
                 CU_MEMPOOL_ATTR_USED_MEM_CURRENT{more} {INVALID}"
            ),
            || call(last + 1),
        );
    };
    of_release(NEWEST, "malloc_async::cuMemPoolGetAttribute", || {
        only(
            15,
            ", CU_MEMPOOL_ATTR_USED_MEM_HIGH, CU_MEMPOOL_ATTR_ALLOCATION_TYPE, \
         CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES, CU_MEMPOOL_ATTR_LOCATION_ID, \
         CU_MEMPOOL_ATTR_LOCATION_TYPE, CU_MEMPOOL_ATTR_MAX_POOL_SIZE, \
         CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED or CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID",
        );
    });
    let test = "malloc_async::cuMemPoolGetAttribute";
    for release in [11_070, 13_010] {
        of_release(release, test, || {
            only(8, " or CU_MEMPOOL_ATTR_USED_MEM_HIGH");
        });
    }
    for release in [13_020, 13_030] {
        of_release(release, test, || {
            only(
                14,
                ", CU_MEMPOOL_ATTR_USED_MEM_HIGH, CU_MEMPOOL_ATTR_ALLOCATION_TYPE, \
                 CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES, CU_MEMPOOL_ATTR_LOCATION_ID, \
                 CU_MEMPOOL_ATTR_LOCATION_TYPE, CU_MEMPOOL_ATTR_MAX_POOL_SIZE or \
                 CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED",
            );
        });
    }
    of_release(NEWER[0], test, || {
        accepted(name, || call(16));
    });
}

#[test]
fn cuMemPoolSetAccess() {
    // SAFETY: the mock reads no memory.
    let call = |map: &[CUmemAccessDesc]| unsafe { calls::cuMemPoolSetAccess(ptr::null_mut(), map) };
    let to = |type_, id, flags| CUmemAccessDesc {
        location: CUmemLocation { type_, id },
        flags: CUmemAccess_flags(flags),
    };
    let good = [to(DEVICE, 0, 0), to(DEVICE, 1, 1), to(HOST, 9, 3)];
    let rejected = |message: &str, code: &str, wrong| {
        let message = format!("{message} {code}");
        rejected(&message, || call(&[to(DEVICE, 0, 3), wrong]));
    };
    of_release(NEWEST, "malloc_async::cuMemPoolSetAccess", || {
        accepted("cuMemPoolSetAccess", || call(&[]));
        accepted("cuMemPoolSetAccess", || call(&good));
        rejected(
            "cuMemPoolSetAccess: map[1].flags (CUmemAccess_flags(0x4)) must be CU_MEM_ACCESS_FLAGS_PROT_NONE, \
         CU_MEM_ACCESS_FLAGS_PROT_READ or CU_MEM_ACCESS_FLAGS_PROT_READWRITE",
            INVALID,
            to(DEVICE, 0, 4),
        );
        rejected(
            "cuMemPoolSetAccess: map[1].location.id (2) must be the ordinal of a device, below 2, because `map[1].location.type` is CU_MEM_LOCATION_TYPE_DEVICE",
            UNDOCUMENTED,
            to(DEVICE, 2, 3),
        );
    });
    of_release(12_010, "malloc_async::cuMemPoolSetAccess", || {
        rejected(
            "cuMemPoolSetAccess: map[1].location.type (CU_MEM_LOCATION_TYPE_HOST) must be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1",
            INVALID,
            to(HOST, 0, 3),
        );
    });
    of_release(12_020, "malloc_async::cuMemPoolSetAccess", || {
        accepted("cuMemPoolSetAccess", || call(&good));
    });
}

#[test]
fn cuMemPoolGetAccess() {
    let call = |type_, id| {
        let mut location = CUmemLocation { type_, id };
        // SAFETY: the mock reads no memory, and the rules read only the location.
        unsafe { calls::cuMemPoolGetAccess(ptr::null_mut(), &mut location) }
    };
    of_release(NEWEST, "malloc_async::cuMemPoolGetAccess", || {
        accepted("cuMemPoolGetAccess", || call(DEVICE, 1));
        accepted("cuMemPoolGetAccess", || call(HOST, 9));
        // SAFETY: nothing follows null pointers.
        accepted("cuMemPoolGetAccess", || unsafe {
            calls::cuMemPoolGetAccess(ptr::null_mut(), ptr::null_mut())
        });
        rejected(
            &format!(
                "cuMemPoolGetAccess: location.id (-1) must be the ordinal of a device, below 2, because `location.type` is \
             CU_MEM_LOCATION_TYPE_DEVICE {UNDOCUMENTED}"
            ),
            || call(DEVICE, -1),
        );
    });
    of_release(12_010, "malloc_async::cuMemPoolGetAccess", || {
        rejected(
            &format!(
                "cuMemPoolGetAccess: location.type (CU_MEM_LOCATION_TYPE_HOST) must be \
                 CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1 {UNDOCUMENTED}"
            ),
            || call(HOST, 0),
        );
    });
    of_release(12_020, "malloc_async::cuMemPoolGetAccess", || {
        accepted("cuMemPoolGetAccess", || call(HOST, 0));
    });
}

fn pool() -> CUmemPoolProps {
    located(DEVICE)
}

fn managed() -> CUmemPoolProps {
    CUmemPoolProps { allocType: MANAGED, ..located(NONE) }
}

fn located(type_: L) -> CUmemPoolProps {
    let mut props = CUmemPoolProps { allocType: PINNED, ..Default::default() };
    props.location.type_ = type_;
    props
}

fn localized(deviceId: u8, localityDomainId: u8) -> CUmemPoolProps {
    let mut props = located(DOMAIN);
    props.location.set_localized(CUmemLocation_localized { deviceId, localityDomainId });
    props
}

fn reserved(index: usize, byte: u8) -> CUmemPoolProps {
    let mut props = pool();
    props.reserved[index] = byte;
    props
}

fn create(props: &CUmemPoolProps) -> Result<CUmemoryPool> {
    // SAFETY: the mock does not follow the pointer.
    unsafe { calls::cuMemPoolCreate(props) }
}

#[track_caller]
fn created(props: CUmemPoolProps) {
    accepted("cuMemPoolCreate", || create(&props));
}

#[track_caller]
fn not_created(message: &str, props: CUmemPoolProps) {
    rejected(&format!("{message} {INVALID}"), || create(&props));
}

#[track_caller]
fn not_documented(message: &str, props: CUmemPoolProps) {
    rejected(&format!("{message} {UNDOCUMENTED}"), || create(&props));
}

/// Asserts that pools can be created in each type of location except these. Each has the end of its message.
#[track_caller]
fn locations(refused: &[(&[L], &str)]) {
    for value in 0..=7 {
        let location = L(value);
        match refused.iter().find(|(types, _)| types.contains(&location)) {
            None => created(located(location)),
            Some((_, must)) => not_created(
                &format!("cuMemPoolCreate: poolProps.location.type ({location:?}) must {must}"),
                located(location),
            ),
        }
    }
}

const FIRST_FOUR: (&[L], &str) = (
    &[NONE, INVISIBLE, DOMAIN, L(7)],
    "be CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA or \
     CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT in CUDA 12.2 to 12.5",
);

#[test]
fn cuMemPoolCreate() {
    created(pool());
    created(managed());
    let must = "must be CU_MEM_ALLOCATION_TYPE_PINNED or CU_MEM_ALLOCATION_TYPE_MANAGED";
    not_created(
        &format!("cuMemPoolCreate: poolProps.allocType (CU_MEM_ALLOCATION_TYPE_INVALID) {must}"),
        CUmemPoolProps { allocType: A(0), ..pool() },
    );
    not_created(
        &format!("cuMemPoolCreate: poolProps.allocType (CUmemAllocationType(3)) {must}"),
        CUmemPoolProps { allocType: A(3), ..pool() },
    );
    locations(&[(
        &[NONE, HOST_NUMA_CURRENT, L(7)],
        "be CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA, \
         CU_MEM_LOCATION_TYPE_INVISIBLE or CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN since CUDA 13.0, because \
         `poolProps.allocType` is not CU_MEM_ALLOCATION_TYPE_MANAGED",
    )]);
    created(CUmemPoolProps { maxSize: 1, usage: u16::MAX, gpuDirectRDMACapable: 1, ..pool() });
    not_created("cuMemPoolCreate: poolProps.reserved[52] (255) must be zero", reserved(52, 255));
    let mut both = reserved(52, 255);
    both.reserved[0] = 1;
    not_created("cuMemPoolCreate: poolProps.reserved[0] (1) must be zero", both);
}

#[test]
fn cuMemPoolCreate_handle_types() {
    let with = |handleTypes, win32SecurityAttributes: *mut c_void| CUmemPoolProps {
        handleTypes,
        win32SecurityAttributes,
        ..pool()
    };
    let attributes = ptr::without_provenance_mut(0x1000);
    created(with(H(14), attributes));
    created(with(H::CU_MEM_HANDLE_TYPE_WIN32_KMT, ptr::null_mut()));
    let names =
        "CU_MEM_HANDLE_TYPE_WIN32 | CU_MEM_HANDLE_TYPE_WIN32_KMT | CU_MEM_HANDLE_TYPE_FABRIC";
    if cfg!(windows) {
        not_created(
            &format!(
                "cuMemPoolCreate: poolProps.handleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must have no bits but {names}"
            ),
            with(POSIX, ptr::null_mut()),
        );
    } else {
        created(with(H(15), attributes));
        not_created(
            &format!(
                "cuMemPoolCreate: poolProps.handleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | 0x10) must have no bits but \
                 CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | {names}"
            ),
            with(H(17), ptr::null_mut()),
        );
    }
    not_created(
        "cuMemPoolCreate: poolProps.win32SecurityAttributes (null) must not be null, because `poolProps.handleTypes` has CU_MEM_HANDLE_TYPE_WIN32",
        with(H::CU_MEM_HANDLE_TYPE_WIN32, ptr::null_mut()),
    );
    not_created(
        "cuMemPoolCreate: poolProps.win32SecurityAttributes (0x1000) must be null, because `poolProps.handleTypes` does not have CU_MEM_HANDLE_TYPE_WIN32",
        with(H::CU_MEM_HANDLE_TYPE_WIN32_KMT, attributes),
    );
    created(CUmemPoolProps { handleTypes: FABRIC, ..located(HOST_NUMA) });
    not_created(
        "cuMemPoolCreate: poolProps.handleTypes (CU_MEM_HANDLE_TYPE_FABRIC) must be zero since CUDA 13.0, because `poolProps.location.type` is \
         CU_MEM_LOCATION_TYPE_HOST",
        CUmemPoolProps { handleTypes: FABRIC, ..located(HOST) },
    );
}

#[test]
fn cuMemPoolCreate_managed() {
    let attribute = |attribute| {
        i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)
    };
    let not_concurrent = Answers { attribute, ..Answers::USUAL };
    of_release(NEWEST, "malloc_async::cuMemPoolCreate_managed", || {
        for location in [DEVICE, HOST, HOST_NUMA, INVISIBLE, DOMAIN] {
            created(CUmemPoolProps { location: located(location).location, ..managed() });
        }
        not_created(
            "cuMemPoolCreate: poolProps.location.type (CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT) must not be \
             CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT since CUDA 12.6",
            CUmemPoolProps { location: located(HOST_NUMA_CURRENT).location, ..managed() },
        );
        let must = "must be zero since CUDA 13.1, because `poolProps.allocType` is CU_MEM_ALLOCATION_TYPE_MANAGED";
        not_created(
            &format!("cuMemPoolCreate: poolProps.handleTypes (CU_MEM_HANDLE_TYPE_FABRIC) {must}"),
            CUmemPoolProps { handleTypes: FABRIC, ..managed() },
        );
        not_created(
            &format!("cuMemPoolCreate: poolProps.maxSize (1) {must}"),
            CUmemPoolProps { maxSize: 1, ..managed() },
        );
        not_created(
            &format!("cuMemPoolCreate: poolProps.usage (2) {must}"),
            CUmemPoolProps { usage: 2, ..managed() },
        );
        answering(not_concurrent, || {
            created(pool());
            rejected(
                "cuMemPoolCreate: poolProps.allocType (CU_MEM_ALLOCATION_TYPE_MANAGED) must not be \
             CU_MEM_ALLOCATION_TYPE_MANAGED since CUDA 13.1, because the \
             CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of a device is zero [would be CUDA_ERROR_NOT_SUPPORTED]",
                || create(&managed()),
            );
        });
        let unknown = Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..not_concurrent };
        answering(unknown, || created(managed()));
    });
    of_release(13_000, "malloc_async::cuMemPoolCreate_managed", || {
        answering(not_concurrent, || created(managed()));
    });
}

#[test]
fn cuMemPoolCreate_devices() {
    let of = |id| {
        let mut props = pool();
        props.location.id = id;
        props
    };
    created(of(1));
    for allocType in [PINNED, MANAGED] {
        for id in [2, -1] {
            let must = "must be the ordinal of a device, below 2, because `poolProps.location.type` is CU_MEM_LOCATION_TYPE_DEVICE";
            not_documented(
                &format!("cuMemPoolCreate: poolProps.location.id ({id}) {must}"),
                CUmemPoolProps { allocType, ..of(id) },
            );
        }
    }
    let node = |id| {
        let mut props = of(id);
        props.location.type_ = HOST_NUMA;
        props
    };
    created(node(0));
    created(node(9));
    for allocType in [PINNED, MANAGED] {
        not_documented(
            "cuMemPoolCreate: poolProps.location.id (-1) must be at least 0 since CUDA 12.2, because `poolProps.location.type` is \
             CU_MEM_LOCATION_TYPE_HOST_NUMA",
            CUmemPoolProps { allocType, ..node(-1) },
        );
    }
    let attribute = |attribute| {
        i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED)
    };
    answering(Answers { attribute, ..Answers::USUAL }, || {
        rejected(
            "cuMemPoolCreate: poolProps.location.id (1) must be a device whose \
             CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is not zero, because `poolProps.location.type` is \
             CU_MEM_LOCATION_TYPE_DEVICE and `poolProps.allocType` is not CU_MEM_ALLOCATION_TYPE_MANAGED [would be \
             CUDA_ERROR_NOT_SUPPORTED]",
            || create(&of(1)),
        );
        created(located(HOST));
        created(CUmemPoolProps { allocType: MANAGED, ..of(1) });
    });
    let unknown = Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..Answers::USUAL };
    answering(unknown, || {
        created(of(1));
        created(localized(1, 3));
    });
    answering(Answers { attribute: |_| 3, ..Answers::USUAL }, || {
        created(localized(1, 2));
        not_documented(
            "cuMemPoolCreate: poolProps.location.localized.localityDomainId (3) must be below 3 since CUDA 13.4, the \
             device's CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT, because `poolProps.location.type` is \
             CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN",
            localized(1, 3),
        );
    });
    not_documented(
        "cuMemPoolCreate: poolProps.location.localized.deviceId (2) must be the ordinal of a device, below 2 since \
         CUDA 13.4, because `poolProps.location.type` is CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN",
        localized(2, 0),
    );
}

/// Up to CUDA 12.2.
fn no_fabric() {
    let names = if cfg!(windows) { "" } else { "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | " };
    not_created(
        &format!(
            "cuMemPoolCreate: poolProps.handleTypes (CU_MEM_HANDLE_TYPE_FABRIC) must have no bits but {names}\
             CU_MEM_HANDLE_TYPE_WIN32 | CU_MEM_HANDLE_TYPE_WIN32_KMT"
        ),
        CUmemPoolProps { handleTypes: FABRIC, ..pool() },
    );
}

/// Up to CUDA 12.5.
fn no_usage() {
    not_created(
        "cuMemPoolCreate: poolProps.usage (2) must be zero up to CUDA 12.5, a reserved field there",
        CUmemPoolProps { usage: 2, ..pool() },
    );
}

/// Up to CUDA 12.9.
fn no_managed() {
    not_created(
        "cuMemPoolCreate: poolProps.allocType (CU_MEM_ALLOCATION_TYPE_MANAGED) must be CU_MEM_ALLOCATION_TYPE_PINNED",
        managed(),
    );
}

/// Up to CUDA 13.3.
fn no_rdma() {
    not_created(
        "cuMemPoolCreate: poolProps.gpuDirectRDMACapable (1) must be zero up to CUDA 13.3, a reserved field there",
        CUmemPoolProps { gpuDirectRDMACapable: 1, ..pool() },
    );
}

#[test]
fn cuMemPoolCreate_of_releases() {
    let test = "malloc_async::cuMemPoolCreate_of_releases";
    for release in [11_070, 12_010] {
        of_release(release, test, || {
            let others: &[L] = &[NONE, HOST, HOST_NUMA, HOST_NUMA_CURRENT, INVISIBLE, DOMAIN, L(7)];
            locations(&[(others, "be CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1")]);
            not_created(
                "cuMemPoolCreate: poolProps.maxSize (1) must be zero up to CUDA 12.1, a reserved field there",
                CUmemPoolProps { maxSize: 1, ..pool() },
            );
            not_created(
                "cuMemPoolCreate: poolProps.reserved[52] (1) must be zero",
                reserved(52, 1),
            );
            no_fabric();
            no_usage();
            no_managed();
            no_rdma();
        });
    }
    for release in [12_020, 12_030, 12_050] {
        of_release(release, test, || {
            locations(&[FIRST_FOUR]);
            created(CUmemPoolProps { maxSize: 1, ..pool() });
            no_usage();
            if release == 12_020 {
                no_fabric();
            } else {
                created(CUmemPoolProps { handleTypes: FABRIC, ..located(HOST) });
            }
        });
    }
    for release in [12_060, 12_090] {
        of_release(release, test, || {
            locations(&[(
                &[NONE, HOST, HOST_NUMA_CURRENT, INVISIBLE, DOMAIN, L(7)],
                "be CU_MEM_LOCATION_TYPE_DEVICE or CU_MEM_LOCATION_TYPE_HOST_NUMA in CUDA 12.6 to 12.9",
            )]);
            created(CUmemPoolProps { usage: 2, ..pool() });
            no_managed();
        });
    }
    for release in [13_000, 13_010] {
        of_release(release, test, || {
            locations(&[(
                &[NONE, HOST_NUMA_CURRENT, INVISIBLE, DOMAIN, L(7)],
                "be CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST or CU_MEM_LOCATION_TYPE_HOST_NUMA since CUDA \
                 13.0, because `poolProps.allocType` is not CU_MEM_ALLOCATION_TYPE_MANAGED",
            )]);
            not_created(
                "cuMemPoolCreate: poolProps.handleTypes (CU_MEM_HANDLE_TYPE_FABRIC) must be zero since CUDA 13.0, because `poolProps.location.type` is \
                 CU_MEM_LOCATION_TYPE_HOST",
                CUmemPoolProps { handleTypes: FABRIC, ..located(HOST) },
            );
            if release == 13_000 {
                // The rules for managed pools are documented since 13.1.
                let props =
                    CUmemPoolProps { handleTypes: FABRIC, maxSize: 1, usage: 2, ..managed() };
                created(props);
            } else {
                not_created(
                    "cuMemPoolCreate: poolProps.maxSize (1) must be zero since CUDA 13.1, because `poolProps.allocType` is CU_MEM_ALLOCATION_TYPE_MANAGED",
                    CUmemPoolProps { maxSize: 1, ..managed() },
                );
            }
        });
    }
    for release in [13_020, 13_030] {
        of_release(release, test, || {
            locations(&[(
                &[NONE, HOST_NUMA_CURRENT, DOMAIN, L(7)],
                "be CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA or \
                 CU_MEM_LOCATION_TYPE_INVISIBLE since CUDA 13.0, because `poolProps.allocType` is not \
                 CU_MEM_ALLOCATION_TYPE_MANAGED",
            )]);
            no_rdma();
        });
    }
    of_release(13_040, test, || {
        created(CUmemPoolProps { gpuDirectRDMACapable: 1, ..located(DOMAIN) });
    });
    for release in [11_060, NEWER[0], NEWER[1]] {
        of_release(release, test, || {
            for location in 0..=99 {
                created(located(L(location)));
            }
            created(localized(9, 9));
            let win32 = H::CU_MEM_HANDLE_TYPE_WIN32;
            created(CUmemPoolProps { handleTypes: win32, ..pool() });
            let win32SecurityAttributes = ptr::without_provenance_mut(8);
            created(CUmemPoolProps { win32SecurityAttributes, ..pool() });
            created(CUmemPoolProps { allocType: A(3), handleTypes: H(16), ..reserved(0, 1) });
            created(CUmemPoolProps { handleTypes: POSIX, ..located(HOST) });
            created(CUmemPoolProps { maxSize: 1, usage: 1, handleTypes: POSIX, ..managed() });
        });
    }
}

/// Tests a call that takes a location and a type of allocations, which accepts these types of location: without
/// managed memory, and with it. `start` begins the messages, `without` and `with` end them.
#[track_caller]
fn of_location<T>(
    call: &str,
    start: &str,
    make: impl Fn(&mut CUmemLocation, A) -> Result<T>,
    (others, without): (&[L], &str),
    (of_managed, with): (&[L], &str),
) {
    for (type_, allowed, must) in [(PINNED, others, without), (MANAGED, of_managed, with)] {
        for value in 0..=7 {
            let mut location = CUmemLocation { type_: L(value), id: 0 };
            if allowed.contains(&location.type_) {
                accepted(call, || make(&mut location, type_));
            } else {
                let shown = location.type_;
                let message = format!("{start}{shown:?}) must be {must} {INVALID}");
                rejected(&message, || make(&mut location, type_));
            }
        }
    }
}

/// Tests the rule of such a call for a device's ordinal, for which its documentation may have a code.
#[track_caller]
fn of_device<T>(
    call: &str,
    start: &str,
    code: &str,
    make: impl Fn(&mut CUmemLocation, A) -> Result<T>,
) {
    for id in [2, -1] {
        let message = format!(
            "{start}{id}) must be the ordinal of a device, below 2, because `location.type` is \
             CU_MEM_LOCATION_TYPE_DEVICE {code}"
        );
        rejected(&message, || make(&mut CUmemLocation { type_: DEVICE, id }, PINNED));
    }
    accepted(call, || make(&mut CUmemLocation { type_: DEVICE, id: 1 }, PINNED));
    accepted(call, || make(&mut CUmemLocation { type_: HOST_NUMA, id: 9 }, PINNED));
}

/// Tests the rule of such a call for the type of allocations.
#[track_caller]
fn of_type<T>(start: &str, make: impl Fn(&mut CUmemLocation, A) -> Result<T>, releases: &str) {
    let message = format!(
        "{start}CU_MEM_ALLOCATION_TYPE_INVALID) must be CU_MEM_ALLOCATION_TYPE_PINNED or \
         CU_MEM_ALLOCATION_TYPE_MANAGED{releases} {INVALID}"
    );
    rejected(&message, || make(&mut CUmemLocation { type_: DEVICE, id: 0 }, A(0)));
}

#[test]
fn cuMemGetDefaultMemPool() {
    let name = "cuMemGetDefaultMemPool";
    let call = |location: &mut CUmemLocation, type_| {
        // SAFETY: the mock reads no memory, and the rules read only the location.
        unsafe { calls::cuMemGetDefaultMemPool(location, type_) }
    };
    of_release(NEWEST, "malloc_async::cuMemGetDefaultMemPool", || {
        of_device(name, "cuMemGetDefaultMemPool: location.id (", INVALID, call);
        for value in 0..=7 {
            accepted(name, || call(&mut CUmemLocation { type_: L(value), id: 0 }, A(0)));
        }
        // SAFETY: nothing follows null pointers.
        accepted(name, || unsafe { calls::cuMemGetDefaultMemPool(ptr::null_mut(), PINNED) });
        let mut domain = CUmemLocation { type_: DOMAIN, id: 0 };
        accepted(name, || call(&mut domain, PINNED));
        rejected(
            &format!(
                "cuMemGetDefaultMemPool: type (CU_MEM_ALLOCATION_TYPE_MANAGED) must not be \
             CU_MEM_ALLOCATION_TYPE_MANAGED since CUDA 13.4, because `location.type` is \
             CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN {INVALID}"
            ),
            || call(&mut domain, MANAGED),
        );
    });
    let test = "malloc_async::cuMemGetDefaultMemPool";
    for release in [13_000, 13_020] {
        of_release(release, test, || {
            of_location(
                name,
                "cuMemGetDefaultMemPool: location.type (",
                call,
                (
                    &[DEVICE, HOST, HOST_NUMA],
                    "CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST or CU_MEM_LOCATION_TYPE_HOST_NUMA up to \
                     CUDA 13.2, because `type` is not CU_MEM_ALLOCATION_TYPE_MANAGED",
                ),
                (
                    &[NONE, DEVICE, HOST, HOST_NUMA],
                    "CU_MEM_LOCATION_TYPE_INVALID, CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST or \
                     CU_MEM_LOCATION_TYPE_HOST_NUMA up to CUDA 13.2, because `type` is \
                     CU_MEM_ALLOCATION_TYPE_MANAGED",
                ),
            );
            of_type("cuMemGetDefaultMemPool: type (", call, " up to CUDA 13.2");
        });
    }
    of_release(13_030, test, || {
        accepted(name, || call(&mut CUmemLocation { type_: DOMAIN, id: 0 }, MANAGED));
    });
}

#[test]
fn cuMemGetMemPool() {
    let name = "cuMemGetMemPool";
    let call = |location: &mut CUmemLocation, type_| {
        // SAFETY: the mock reads no memory, and the rules read only the location.
        unsafe { calls::cuMemGetMemPool(location, type_) }
    };
    of_release(NEWEST, "malloc_async::cuMemGetMemPool", || {
        // SAFETY: nothing follows null pointers.
        accepted(name, || unsafe { calls::cuMemGetMemPool(ptr::null_mut(), PINNED) });
        of_device(name, "cuMemGetMemPool: location.id (", UNDOCUMENTED, call);
        of_type("cuMemGetMemPool: type (", call, "");
    });
    let managed: (&[L], &str) = (
        &[NONE, DEVICE, HOST, HOST_NUMA],
        "CU_MEM_LOCATION_TYPE_INVALID, CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST or \
         CU_MEM_LOCATION_TYPE_HOST_NUMA, because `type` is CU_MEM_ALLOCATION_TYPE_MANAGED",
    );
    locations_of_current(name, "cuMemGetMemPool: location.type (", call, managed, managed);
}

#[test]
fn cuMemSetMemPool() {
    let name = "cuMemSetMemPool";
    let call = |location: &mut CUmemLocation, type_| {
        // SAFETY: the mock reads no memory, and the rules read only the location.
        unsafe { calls::cuMemSetMemPool(location, type_, ptr::null_mut()) }
    };
    of_release(NEWEST, "malloc_async::cuMemSetMemPool", || {
        // SAFETY: nothing follows null pointers.
        accepted(name, || unsafe {
            calls::cuMemSetMemPool(ptr::null_mut(), PINNED, ptr::null_mut())
        });
        of_device(name, "cuMemSetMemPool: location.id (", UNDOCUMENTED, call);
        of_type("cuMemSetMemPool: type (", call, "");
    });
    locations_of_current(
        name,
        "cuMemSetMemPool: location.type (",
        call,
        (
            &[NONE, DEVICE, HOST, HOST_NUMA],
            "CU_MEM_LOCATION_TYPE_INVALID, CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST or \
             CU_MEM_LOCATION_TYPE_HOST_NUMA, because `type` is CU_MEM_ALLOCATION_TYPE_MANAGED",
        ),
        (
            &[NONE, DEVICE, HOST, HOST_NUMA, DOMAIN],
            "CU_MEM_LOCATION_TYPE_INVALID, CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, \
             CU_MEM_LOCATION_TYPE_HOST_NUMA or CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN, because `type` is \
             CU_MEM_ALLOCATION_TYPE_MANAGED",
        ),
    );
}

/// Tests the locations of a location's current pool, up to CUDA 13.3 and since 13.4.
fn locations_of_current<T>(
    call: &str,
    start: &str,
    make: impl Fn(&mut CUmemLocation, A) -> Result<T>,
    managed_before: (&[L], &str),
    managed: (&[L], &str),
) {
    of_release(NEWEST, "malloc_async::locations_of_current", || {
        of_location(
            call,
            start,
            &make,
            (
                &[DEVICE, HOST, HOST_NUMA, DOMAIN],
                "CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA or \
             CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN, because `type` is not CU_MEM_ALLOCATION_TYPE_MANAGED",
            ),
            managed,
        );
    });
    for release in [13_000, 13_030] {
        of_release(release, &format!("malloc_async::{call}"), || {
            of_location(
                call,
                start,
                &make,
                (
                    &[DEVICE, HOST, HOST_NUMA],
                    "CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST or CU_MEM_LOCATION_TYPE_HOST_NUMA, because \
                     `type` is not CU_MEM_ALLOCATION_TYPE_MANAGED",
                ),
                managed_before,
            );
        });
    }
}

#[test]
fn cuMemPoolExportToShareableHandle() {
    let name = "cuMemPoolExportToShareableHandle";
    let call = |type_, flags| {
        let pool = ptr::without_provenance_mut(0x1000);
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMemPoolExportToShareableHandle(ptr::null_mut(), pool, type_, flags) }
    };
    of_release(NEWEST, "malloc_async::cuMemPoolExportToShareableHandle", || {
        accepted(name, || call(FABRIC, 0));
        rejected(
            &format!("cuMemPoolExportToShareableHandle: flags (1) must be zero {INVALID}"),
            || call(FABRIC, 1),
        );
        let unshared = Answers { pool_attribute: |_| 0, ..Answers::USUAL };
        answering(unshared, || {
            rejected(
                &format!(
                    "cuMemPoolExportToShareableHandle: pool (0x1000) must be a pool whose CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES is not \
                 CU_MEM_HANDLE_TYPE_NONE {UNDOCUMENTED}"
                ),
                || call(FABRIC, 0),
            );
        });
        let unknown = Answers { code: CUresult::CUDA_ERROR_INVALID_VALUE, ..unshared };
        answering(unknown, || accepted(name, || call(FABRIC, 0)));
    });
    handle_types(
        name,
        "cuMemPoolExportToShareableHandle: handleType (",
        &format!("malloc_async::{name}"),
        |type_| call(type_, 0),
    );
}

#[test]
fn cuMemPoolImportFromShareableHandle() {
    let name = "cuMemPoolImportFromShareableHandle";
    let call = |type_, flags| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMemPoolImportFromShareableHandle(ptr::null_mut(), type_, flags) }
    };
    of_release(NEWEST, "malloc_async::cuMemPoolImportFromShareableHandle", || {
        rejected(
            &format!("cuMemPoolImportFromShareableHandle: flags (1) must be zero {INVALID}"),
            || call(FABRIC, 1),
        );
    });
    handle_types(
        name,
        "cuMemPoolImportFromShareableHandle: handleType (",
        &format!("malloc_async::{name}"),
        |type_| call(type_, 0),
    );
}
