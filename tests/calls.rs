//! The checked calls against a mock driver: of each rule, the nearest call that keeps it reaches the driver
//! unchanged, and the nearest that breaks it does not reach it.
//!
//! Where a test names no release, the driver is of CUDA 13.5.
#![allow(non_snake_case)]

mod mock;

use cuda_checked::{Error, Result, calls, check, sys};
use mock::{
    GRANULARITY, accepted, answer, granularity, install, multicast_create, of_release, pool_create,
    rejected,
};
use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::ptr;
use sys::*;

/// Releases whose documentation was not read.
const NEWER: [c_int; 2] = [13_060, 14_000];

const INVALID: &str = "[would be CUDA_ERROR_INVALID_VALUE]";

// --- cuMemMap ---

fn map(size: usize, offset: usize, flags: c_ulonglong) -> Result<()> {
    // SAFETY: the mock only looks at the numbers.
    unsafe { calls::cuMemMap(1 << 40, size, offset, 7, flags) }
}

#[test]
fn cuMemMap_passes_its_arguments_on() {
    install();
    accepted("cuMemMap(1099511627776, 4, 3, 7, 0)", || map(4, 3, 0));
    accepted("cuMemMap(1099511627776, 0, 0, 7, 0)", || map(0, 0, 0));
}

#[test]
fn cuMemMap_flags() {
    install();
    rejected(&format!("cuMemMap: flags (1) must be zero {INVALID}"), || map(4096, 0, 1));
    rejected(&format!("cuMemMap: flags (4294967296) must be zero {INVALID}"), || {
        map(4096, 0, 1 << 32)
    });
}

#[test]
fn cuMemMap_overflow() {
    install();
    accepted("cuMemMap(1099511627776, 18446744073709547519, 4096, 7, 0)", || {
        map(usize::MAX - 4096, 4096, 0)
    });
    let message = "cuMemMap: size (18446744073709547520) must be at most 18446744073709547519, \
                   for offset + size must be within the allocation";
    rejected(&format!("{message} {INVALID}"), || map(usize::MAX - 4095, 4096, 0));
}

#[test]
fn cuMemMap_of_newer_releases() {
    for release in NEWER {
        of_release(release, "cuMemMap_of_newer_releases", || {
            accepted("cuMemMap(1099511627776, 4096, 0, 7, 1)", || map(4096, 0, 1));
            let message = "cuMemMap: size (2) must be at most 1, for offset + size must be within the allocation";
            rejected(&format!("{message} {INVALID}"), || map(2, usize::MAX - 1, 0));
        });
    }
}

// --- cuMulticastBindMem ---

fn bind(mcOffset: usize, memOffset: usize, size: usize, flags: c_ulonglong) -> Result<()> {
    // SAFETY: the mock only looks at the numbers.
    unsafe { calls::cuMulticastBindMem(5, mcOffset, 6, memOffset, size, flags) }
}

#[test]
fn cuMulticastBindMem_passes_its_arguments_on() {
    install();
    accepted("cuMulticastBindMem(5, 1, 6, 2, 3, 0)", || bind(1, 2, 3, 0));
}

#[test]
fn cuMulticastBindMem_flags() {
    install();
    rejected(&format!("cuMulticastBindMem: flags (1) must be zero {INVALID}"), || {
        bind(0, 0, 4096, 1)
    });
}

#[test]
fn cuMulticastBindMem_of_newer_releases() {
    for release in NEWER {
        of_release(release, "cuMulticastBindMem_of_newer_releases", || {
            accepted("cuMulticastBindMem(5, 0, 6, 0, 4096, 1)", || bind(0, 0, 4096, 1));
            let message = "cuMulticastBindMem: size (2) must be at most 1, for size + mcOffset must be within \
                           the multicast object";
            rejected(&format!("{message} {INVALID}"), || bind(usize::MAX - 1, 0, 2, 0));
            let message = "cuMulticastBindMem: size (2) must be at most 1, for size + memOffset must be within the allocation";
            rejected(&format!("{message} {INVALID}"), || bind(0, usize::MAX - 1, 2, 0));
        });
    }
}

#[test]
fn cuMulticastBindMem_overflow() {
    install();
    const MAX: usize = usize::MAX;
    accepted("cuMulticastBindMem(5, 1, 6, 0, 18446744073709551614, 0)", || bind(1, 0, MAX - 1, 0));
    accepted("cuMulticastBindMem(5, 0, 6, 1, 18446744073709551614, 0)", || bind(0, 1, MAX - 1, 0));
    let size =
        "cuMulticastBindMem: size (18446744073709551615) must be at most 18446744073709551614, for";
    rejected(
        &format!("{size} size + mcOffset must be within the multicast object {INVALID}"),
        || bind(1, 0, MAX, 0),
    );
    rejected(&format!("{size} size + memOffset must be within the allocation {INVALID}"), || {
        bind(0, 1, MAX, 0)
    });
}

// --- cuIpcOpenMemHandle_v2 ---

fn open(Flags: c_uint) -> Result<CUdeviceptr> {
    calls::cuIpcOpenMemHandle_v2(CUipcMemHandle { reserved: [3; 64] }, Flags)
}

#[test]
fn cuIpcOpenMemHandle_v2_flags() {
    install();
    let handle = CUipcMemHandle { reserved: [3; 64] };
    let address = accepted(format!("cuIpcOpenMemHandle_v2({handle:?}, 1)"), || open(1));
    assert_eq!(address, mock::ADDRESS);
    let must = format!("must be 1, CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS {INVALID}");
    for flags in [0, 2, 3, c_uint::MAX] {
        let message = format!("cuIpcOpenMemHandle_v2: Flags ({flags}) {must}");
        rejected(&message, || open(flags));
    }
}

#[test]
fn cuIpcOpenMemHandle_v2_of_newer_releases() {
    for release in NEWER {
        of_release(release, "cuIpcOpenMemHandle_v2_of_newer_releases", || {
            let handle = CUipcMemHandle { reserved: [3; 64] };
            accepted(format!("cuIpcOpenMemHandle_v2({handle:?}, 0)"), || open(0));
        });
    }
}

// --- cuMulticastCreate ---

fn object() -> CUmulticastObjectProp {
    CUmulticastObjectProp { numDevices: 2, size: GRANULARITY, handleTypes: 1, flags: 0 }
}

#[track_caller]
fn object_accepted(prop: CUmulticastObjectProp) {
    let handle = accepted(multicast_create(&prop), || calls::cuMulticastCreate(&prop));
    assert_eq!(handle, mock::HANDLE);
}

#[track_caller]
fn object_rejected(message: &str, prop: CUmulticastObjectProp) {
    rejected(&format!("cuMulticastCreate: {message} {INVALID}"), || {
        calls::cuMulticastCreate(&prop)
    });
}

#[test]
fn cuMulticastCreate_size() {
    install();
    object_accepted(object());
    object_accepted(CUmulticastObjectProp { size: 3 * GRANULARITY, ..object() });
    object_rejected(
        "prop.size (4096) must be a multiple of 2097152, the minimum multicast granularity",
        CUmulticastObjectProp { size: 4096, ..object() },
    );
    // A driver that cannot tell the granularity judges the size.
    let _answer = answer(CUresult::CUDA_ERROR_NOT_INITIALIZED);
    let prop = CUmulticastObjectProp { size: 4096, ..object() };
    let (result, calls) = mock::reached(|| calls::cuMulticastCreate(&prop));
    assert_eq!(calls, [multicast_create(&prop)]);
    let error = result.expect_err("the driver is not initialised").to_string();
    assert!(error.starts_with("cuMulticastCreate: CUDA_ERROR_NOT_INITIALIZED (3): "), "{error}");
}

#[test]
fn cuMulticastCreate_size_without_a_granularity() {
    install();
    let _granularity = granularity(0);
    object_accepted(CUmulticastObjectProp { size: 4096, ..object() });
}

#[test]
fn cuMulticastCreate_flags() {
    install();
    object_rejected("prop.flags (1) must be zero", CUmulticastObjectProp { flags: 1, ..object() });
}

#[test]
fn cuMulticastCreate_handle_types() {
    install();
    object_accepted(CUmulticastObjectProp { handleTypes: 0, ..object() });
    object_accepted(CUmulticastObjectProp { handleTypes: 15, ..object() });
    let types = "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | CU_MEM_HANDLE_TYPE_WIN32 | \
                 CU_MEM_HANDLE_TYPE_WIN32_KMT | CU_MEM_HANDLE_TYPE_FABRIC since CUDA 12.3";
    object_rejected(
        &format!("prop.handleTypes (CUmemAllocationHandleType(16)) must have no bits but {types}"),
        CUmulticastObjectProp { handleTypes: 16, ..object() },
    );
    object_rejected(
        &format!("prop.handleTypes (0x100000001) must have no bits but {types}"),
        CUmulticastObjectProp { handleTypes: 1 << 32 | 1, ..object() },
    );
}

#[test]
fn cuMulticastCreate_of_12_2() {
    of_release(12_020, "cuMulticastCreate_of_12_2", || {
        object_accepted(CUmulticastObjectProp { handleTypes: 7, ..object() });
        object_rejected(
            "prop.handleTypes (CU_MEM_HANDLE_TYPE_FABRIC) must have no bits but \
             CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | CU_MEM_HANDLE_TYPE_WIN32 | \
             CU_MEM_HANDLE_TYPE_WIN32_KMT up to CUDA 12.2",
            CUmulticastObjectProp { handleTypes: 8, ..object() },
        );
    });
}

#[test]
fn cuMulticastCreate_of_12_3() {
    of_release(12_030, "cuMulticastCreate_of_12_3", || {
        object_accepted(CUmulticastObjectProp { handleTypes: 8, ..object() });
    });
}

#[test]
fn cuMulticastCreate_of_newer_releases() {
    for release in NEWER {
        of_release(release, "cuMulticastCreate_of_newer_releases", || {
            object_accepted(CUmulticastObjectProp {
                handleTypes: 16,
                flags: 1,
                size: 1,
                ..object()
            });
        });
    }
}

// --- cuMemPoolCreate ---

use CUmemAllocationHandleType as H;
use CUmemAllocationType as A;
use CUmemLocationType as L;

const POSIX: H = H::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
const FABRIC: H = H::CU_MEM_HANDLE_TYPE_FABRIC;
const DEVICE: L = L::CU_MEM_LOCATION_TYPE_DEVICE;
const HOST: L = L::CU_MEM_LOCATION_TYPE_HOST;
const HOST_NUMA: L = L::CU_MEM_LOCATION_TYPE_HOST_NUMA;
const HOST_NUMA_CURRENT: L = L::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
const INVISIBLE: L = L::CU_MEM_LOCATION_TYPE_INVISIBLE;
const DOMAIN: L = L::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;

fn pool() -> CUmemPoolProps {
    let mut props =
        CUmemPoolProps { allocType: A::CU_MEM_ALLOCATION_TYPE_PINNED, ..Default::default() };
    props.location.type_ = DEVICE;
    props
}

fn managed() -> CUmemPoolProps {
    let mut props = pool();
    props.allocType = A::CU_MEM_ALLOCATION_TYPE_MANAGED;
    props.location.type_ = L::CU_MEM_LOCATION_TYPE_NONE;
    props
}

fn located(type_: L) -> CUmemPoolProps {
    let mut props = pool();
    props.location.type_ = type_;
    props
}

fn last_byte(byte: u8) -> CUmemPoolProps {
    let mut props = pool();
    props.reserved[52] = byte;
    props
}

fn create(props: &CUmemPoolProps) -> Result<CUmemoryPool> {
    // SAFETY: the mock does not look behind the pointer.
    unsafe { calls::cuMemPoolCreate(props) }
}

#[track_caller]
fn pool_accepted(props: CUmemPoolProps) {
    let pool = accepted(pool_create(&props), || create(&props));
    assert_eq!(pool, mock::POOL);
}

#[track_caller]
fn pool_rejected(message: &str, props: CUmemPoolProps) {
    let message = format!("cuMemPoolCreate: poolProps.{message} {INVALID}");
    rejected(&message, || create(&props));
}

/// Asserts that pools are created in these types of location and in no other; `must` ends the messages.
#[track_caller]
fn locations(allowed: &[L], must: &str) {
    for value in 0..=7 {
        let location = L(value);
        if allowed.contains(&location) {
            pool_accepted(located(location));
        } else {
            pool_rejected(
                &format!("location.type ({location:?}) must be {must}"),
                located(location),
            );
        }
    }
}

#[test]
fn cuMemPoolCreate_allocation_type() {
    install();
    let must =
        "must be CU_MEM_ALLOCATION_TYPE_PINNED or CU_MEM_ALLOCATION_TYPE_MANAGED since CUDA 13.0";
    pool_accepted(pool());
    pool_accepted(managed());
    pool_rejected(
        &format!("allocType (CU_MEM_ALLOCATION_TYPE_INVALID) {must}"),
        CUmemPoolProps { allocType: A(0), ..pool() },
    );
    pool_rejected(
        &format!("allocType (CUmemAllocationType(3)) {must}"),
        CUmemPoolProps { allocType: A(3), ..pool() },
    );
}

#[test]
fn cuMemPoolCreate_handle_types() {
    install();
    let all = CUmemPoolProps {
        handleTypes: H(15),
        win32SecurityAttributes: ptr::without_provenance_mut(8),
        ..pool()
    };
    pool_accepted(all);
    pool_rejected(
        "handleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | 0x10) must have no bits but \
         CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | CU_MEM_HANDLE_TYPE_WIN32 | \
         CU_MEM_HANDLE_TYPE_WIN32_KMT | CU_MEM_HANDLE_TYPE_FABRIC since CUDA 12.3",
        CUmemPoolProps { handleTypes: H(17), ..pool() },
    );
}

#[test]
fn cuMemPoolCreate_security_attributes() {
    install();
    let with = |handleTypes: H, attributes: *mut c_void| CUmemPoolProps {
        handleTypes,
        win32SecurityAttributes: attributes,
        ..pool()
    };
    let attributes = ptr::without_provenance_mut(0x1000);
    pool_accepted(with(H::CU_MEM_HANDLE_TYPE_WIN32, attributes));
    pool_accepted(with(H::CU_MEM_HANDLE_TYPE_WIN32_KMT, ptr::null_mut()));
    pool_rejected(
        "win32SecurityAttributes (null) must not be null, with CU_MEM_HANDLE_TYPE_WIN32",
        with(H::CU_MEM_HANDLE_TYPE_WIN32, ptr::null_mut()),
    );
    pool_rejected(
        "win32SecurityAttributes (0x1000) must be null, without CU_MEM_HANDLE_TYPE_WIN32",
        with(H::CU_MEM_HANDLE_TYPE_WIN32_KMT, attributes),
    );
}

#[test]
fn cuMemPoolCreate_reserved() {
    install();
    pool_accepted(CUmemPoolProps {
        maxSize: 1,
        usage: u16::MAX,
        gpuDirectRDMACapable: 1,
        ..pool()
    });
    pool_rejected("reserved[52] (255) must be zero", last_byte(255));
    let mut first = last_byte(255);
    first.reserved[0] = 1;
    pool_rejected("reserved[0] (1) must be zero", first);
}

#[test]
fn cuMemPoolCreate_location() {
    install();
    locations(
        &[DEVICE, HOST, HOST_NUMA, INVISIBLE, DOMAIN],
        "CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA, \
         CU_MEM_LOCATION_TYPE_INVISIBLE or CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN since CUDA 13.4",
    );
}

#[test]
fn cuMemPoolCreate_host() {
    install();
    pool_rejected(
        "handleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must be zero since CUDA 13.0, \
         with CU_MEM_LOCATION_TYPE_HOST",
        CUmemPoolProps { handleTypes: POSIX, ..located(HOST) },
    );
    pool_accepted(CUmemPoolProps { handleTypes: POSIX, ..located(HOST_NUMA) });
}

#[test]
fn cuMemPoolCreate_managed() {
    install();
    for location in [DEVICE, HOST, HOST_NUMA, HOST_NUMA_CURRENT] {
        let mut props = managed();
        props.location.type_ = location;
        pool_accepted(props);
    }
    let must = "must be zero since CUDA 13.1, with CU_MEM_ALLOCATION_TYPE_MANAGED";
    pool_rejected(
        &format!("handleTypes (CU_MEM_HANDLE_TYPE_FABRIC) {must}"),
        CUmemPoolProps { handleTypes: FABRIC, ..managed() },
    );
    pool_rejected(&format!("maxSize (1) {must}"), CUmemPoolProps { maxSize: 1, ..managed() });
    pool_rejected(&format!("usage (2) {must}"), CUmemPoolProps { usage: 2, ..managed() });
}

#[test]
fn cuMemPoolCreate_of_11_6() {
    of_release(11_060, "cuMemPoolCreate_of_11_6", || {
        // Its documentation was not read.
        pool_accepted(CUmemPoolProps {
            maxSize: 1,
            usage: 1,
            gpuDirectRDMACapable: 1,
            ..last_byte(1)
        });
        pool_accepted(CUmemPoolProps {
            allocType: A(3),
            handleTypes: H(16),
            ..located(HOST_NUMA_CURRENT)
        });
    });
}

#[test]
fn cuMemPoolCreate_of_11_7() {
    of_release(11_070, "cuMemPoolCreate_of_11_7", || {
        pool_rejected("reserved[52] (1) must be zero", last_byte(1));
        locations(&[DEVICE], "CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1");
    });
}

#[test]
fn cuMemPoolCreate_of_12_1() {
    of_release(12_010, "cuMemPoolCreate_of_12_1", || {
        locations(&[DEVICE], "CU_MEM_LOCATION_TYPE_DEVICE up to CUDA 12.1");
        pool_rejected(
            "maxSize (1) must be zero up to CUDA 12.1, a reserved field there",
            CUmemPoolProps { maxSize: 1, ..pool() },
        );
    });
}

const TYPES_OF_12_2: &str = "CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, \
                             CU_MEM_LOCATION_TYPE_HOST_NUMA or CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT \
                             in CUDA 12.2 to 12.5";

#[test]
fn cuMemPoolCreate_of_12_2() {
    of_release(12_020, "cuMemPoolCreate_of_12_2", || {
        locations(&[DEVICE, HOST, HOST_NUMA, HOST_NUMA_CURRENT], TYPES_OF_12_2);
        pool_accepted(CUmemPoolProps { maxSize: 1, ..pool() });
        pool_rejected(
            "handleTypes (CU_MEM_HANDLE_TYPE_FABRIC) must have no bits but \
             CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR | CU_MEM_HANDLE_TYPE_WIN32 | \
             CU_MEM_HANDLE_TYPE_WIN32_KMT up to CUDA 12.2",
            CUmemPoolProps { handleTypes: FABRIC, ..pool() },
        );
    });
}

#[test]
fn cuMemPoolCreate_of_12_4() {
    of_release(12_040, "cuMemPoolCreate_of_12_4", || {
        locations(&[DEVICE, HOST, HOST_NUMA, HOST_NUMA_CURRENT], TYPES_OF_12_2);
        pool_accepted(CUmemPoolProps { handleTypes: FABRIC, ..located(HOST) });
        pool_rejected(
            "usage (2) must be zero up to CUDA 12.5, a reserved field there",
            CUmemPoolProps { usage: 2, ..pool() },
        );
        pool_rejected(
            "allocType (CU_MEM_ALLOCATION_TYPE_MANAGED) must be CU_MEM_ALLOCATION_TYPE_PINNED \
             up to CUDA 12.9",
            managed(),
        );
    });
}

#[test]
fn cuMemPoolCreate_of_12_5() {
    of_release(12_050, "cuMemPoolCreate_of_12_5", || {
        locations(&[DEVICE, HOST, HOST_NUMA, HOST_NUMA_CURRENT], TYPES_OF_12_2);
        pool_rejected(
            "usage (2) must be zero up to CUDA 12.5, a reserved field there",
            CUmemPoolProps { usage: 2, ..pool() },
        );
    });
}

const TYPES_OF_12_6: &str =
    "CU_MEM_LOCATION_TYPE_DEVICE or CU_MEM_LOCATION_TYPE_HOST_NUMA in CUDA 12.6 to 12.9";

#[test]
fn cuMemPoolCreate_of_12_6() {
    of_release(12_060, "cuMemPoolCreate_of_12_6", || {
        locations(&[DEVICE, HOST_NUMA], TYPES_OF_12_6);
        pool_accepted(CUmemPoolProps { usage: 2, ..pool() });
    });
}

#[test]
fn cuMemPoolCreate_of_12_9() {
    of_release(12_090, "cuMemPoolCreate_of_12_9", || {
        locations(&[DEVICE, HOST_NUMA], TYPES_OF_12_6);
        pool_rejected(
            "allocType (CU_MEM_ALLOCATION_TYPE_MANAGED) must be CU_MEM_ALLOCATION_TYPE_PINNED \
             up to CUDA 12.9",
            managed(),
        );
    });
}

const TYPES_OF_13_0: &str = "CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST or \
                             CU_MEM_LOCATION_TYPE_HOST_NUMA in CUDA 13.0 to 13.1";

#[test]
fn cuMemPoolCreate_of_13_0() {
    of_release(13_000, "cuMemPoolCreate_of_13_0", || {
        locations(&[DEVICE, HOST, HOST_NUMA], TYPES_OF_13_0);
        pool_rejected(
            "handleTypes (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must be zero since CUDA 13.0, \
             with CU_MEM_LOCATION_TYPE_HOST",
            CUmemPoolProps { handleTypes: POSIX, ..located(HOST) },
        );
        // What a managed pool must have is written from 13.1 on.
        pool_accepted(CUmemPoolProps { handleTypes: POSIX, maxSize: 1, usage: 2, ..managed() });
    });
}

#[test]
fn cuMemPoolCreate_of_13_1() {
    of_release(13_010, "cuMemPoolCreate_of_13_1", || {
        locations(&[DEVICE, HOST, HOST_NUMA], TYPES_OF_13_0);
        pool_rejected(
            "maxSize (1) must be zero since CUDA 13.1, with CU_MEM_ALLOCATION_TYPE_MANAGED",
            CUmemPoolProps { maxSize: 1, ..managed() },
        );
    });
}

const TYPES_OF_13_2: &str = "CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, \
                             CU_MEM_LOCATION_TYPE_HOST_NUMA or CU_MEM_LOCATION_TYPE_INVISIBLE \
                             in CUDA 13.2 to 13.3";

#[test]
fn cuMemPoolCreate_of_13_2() {
    of_release(13_020, "cuMemPoolCreate_of_13_2", || {
        locations(&[DEVICE, HOST, HOST_NUMA, INVISIBLE], TYPES_OF_13_2);
    });
}

#[test]
fn cuMemPoolCreate_of_13_3() {
    of_release(13_030, "cuMemPoolCreate_of_13_3", || {
        locations(&[DEVICE, HOST, HOST_NUMA, INVISIBLE], TYPES_OF_13_2);
        pool_rejected(
            "gpuDirectRDMACapable (1) must be zero up to CUDA 13.3, a reserved field there",
            CUmemPoolProps { gpuDirectRDMACapable: 1, ..pool() },
        );
    });
}

#[test]
fn cuMemPoolCreate_of_13_4() {
    of_release(13_040, "cuMemPoolCreate_of_13_4", || {
        pool_accepted(CUmemPoolProps { gpuDirectRDMACapable: 1, ..located(DOMAIN) });
    });
}

#[test]
fn cuMemPoolCreate_of_newer_releases() {
    for release in NEWER {
        of_release(release, "cuMemPoolCreate_of_newer_releases", || {
            for location in 0..=99 {
                pool_accepted(located(L(location)));
            }
            let win32 = H::CU_MEM_HANDLE_TYPE_WIN32;
            pool_accepted(CUmemPoolProps { handleTypes: win32, ..pool() });
            let win32SecurityAttributes = ptr::without_provenance_mut(8);
            pool_accepted(CUmemPoolProps { win32SecurityAttributes, ..pool() });
            pool_accepted(CUmemPoolProps { allocType: A(3), handleTypes: H(16), ..last_byte(1) });
            pool_accepted(CUmemPoolProps { handleTypes: POSIX, ..located(HOST) });
            pool_accepted(CUmemPoolProps { maxSize: 1, usage: 1, handleTypes: POSIX, ..managed() });
        });
    }
}

// --- codes ---

/// Every call passes on what the driver returns, codes that no header names too.
#[test]
fn codes() {
    install();
    for code in [CUresult::CUDA_ERROR_OUT_OF_MEMORY, CUresult(917), CUresult(1000), CUresult(!0)] {
        let _answer = answer(code);
        let errors = [
            ("cuMemMap", map(4096, 0, 0).err()),
            ("cuMulticastBindMem", bind(0, 0, 4096, 0).err()),
            ("cuIpcOpenMemHandle_v2", open(1).err()),
            ("cuMulticastCreate", calls::cuMulticastCreate(&object()).err()),
            // SAFETY: the pointer is null.
            ("cuMemPoolCreate", unsafe { calls::cuMemPoolCreate(&pool()) }.err()),
        ];
        for (call, error) in errors {
            let error = error.expect(call);
            assert!(matches!(error, Error::Driver { .. }), "{error:?}");
            assert_eq!((error.call(), error.code()), (call, code));
            assert_eq!(error.to_string(), format!("{call}: {code}"));
        }
    }
}

/// The codes that stand for the driver's absence come from drivers too.
#[test]
fn codes_of_absence_from_a_driver() {
    install();
    for code in [
        CUresult::CUDA_ERROR_STUB_LIBRARY,
        CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
        CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
    ] {
        let _answer = answer(code);
        let error = map(4096, 0, 0).expect_err("the driver refuses");
        assert!(matches!(error, Error::Driver { .. }), "{error:?}");
        assert_eq!(error.to_string(), format!("cuMemMap: {code}"));
    }
}

#[test]
fn missing_function() {
    of_release(12_000, "missing_function", || {
        let error = calls::cuMulticastCreate(&object()).expect_err("it came with 12.1");
        assert!(matches!(error, Error::MissingFunction { .. }), "{error:?}");
        assert_eq!(error.call(), "cuMulticastCreate");
        assert_eq!(error.code(), CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND);
        assert_eq!(
            error.to_string(),
            "cuMulticastCreate: the CUDA driver does not have this function of CUDA 12.1 (it implements \
             CUDA 12.0) [CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND]: update NVIDIA's driver"
        );
        // The driver does have this one.
        accepted("cuMemMap(1099511627776, 4096, 0, 7, 0)", || map(4096, 0, 0));
    });
}

/// A driver without any function has none to say its release with: no rule that depends on it holds.
#[test]
fn no_function_at_all() {
    of_release(0, "no_function_at_all", || {
        let error = open(0).expect_err("there is nothing to call");
        assert_eq!(
            error.to_string(),
            "cuIpcOpenMemHandle_v2: the CUDA driver does not have this function of CUDA 11.0 \
             [CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND]: update NVIDIA's driver"
        );
        let error = check(c"cuNoSuchFunction", error.code()).expect_err("it is no success");
        assert_eq!(
            error.to_string(),
            "cuNoSuchFunction: the CUDA driver does not have this function \
             [CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND]: update NVIDIA's driver"
        );
    });
}

/// The mock's release is the driver's.
#[test]
fn release() {
    install();
    let mut release: c_int = 0;
    // SAFETY: it writes one integer.
    check(c"cuDriverGetVersion", unsafe { sys::cuDriverGetVersion(&mut release) })
        .expect("the mock's");
    assert_eq!(release, 13_050);
}
