//! Rules of the group "Virtual Memory Management".

use super::{elements, query, rules};
use crate::error::Result;
use crate::precondition::{ALWAYS, KNOWN};
use core::ffi::{c_uint, c_ulonglong};
use cuda_sys::*;

use CUmemAllocationHandleType as H;
pub(super) const POSIX: H = H::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
pub(super) const WIN32: H = H::CU_MEM_HANDLE_TYPE_WIN32;
const WIN32_KMT: H = H::CU_MEM_HANDLE_TYPE_WIN32_KMT;
const FABRIC: H = H::CU_MEM_HANDLE_TYPE_FABRIC;

/// How many of them Windows does not have: file descriptors.
const LESS: usize = cfg!(windows) as usize;
/// The handle types that 11.7 to 12.2 name.
#[rustfmt::skip]
pub(super) const HANDLE_TYPES_BEFORE_FABRIC: [H; 3 - LESS] =
    [#[cfg(not(windows))] POSIX, WIN32, WIN32_KMT];
/// The handle types that 12.3 to 13.5 name.
#[rustfmt::skip]
pub(super) const HANDLE_TYPES: [H; 4 - LESS] =
    [#[cfg(not(windows))] POSIX, WIN32, WIN32_KMT, FABRIC];

pub(super) const PINNED: CUmemAllocationType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
pub(super) const MANAGED: CUmemAllocationType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED;

pub(super) const DEVICE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
pub(super) const HOST: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST;
pub(super) const NUMA: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA;
pub(super) const NUMA_CURRENT: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
pub(super) const INVISIBLE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE;
pub(super) const DOMAIN: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;

pub(super) const ACCESS: [CUmemAccess_flags; 3] = [
    CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE,
    CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ,
    CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
];

/// Properties whose location is part of a device, for rules to name its fields as C does.
pub(super) struct Localized {
    pub location: LocalizedLocation,
}

pub(super) struct LocalizedLocation {
    pub localized: CUmemLocation_localized,
}

impl Localized {
    pub fn new(location: &CUmemLocation) -> Self {
        Self { location: LocalizedLocation { localized: location.localized() } }
    }

    /// The number of the device's locality domains.
    pub fn domains(&self) -> Option<u8> {
        let count = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT;
        let count = query::attribute(self.location.localized.deviceId.into(), count)?;
        (count > 0).then(|| count.try_into().unwrap_or(u8::MAX))
    }
}

pub(crate) fn cuMemAddressReserve(
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: c_ulonglong,
) -> Result<()> {
    let page = query::page_size();
    rules! { c"cuMemAddressReserve":
        flags => zero(), KNOWN;
        size => multiple_of(page), KNOWN, "the size of the host's pages";
        addr => multiple_of(page as CUdeviceptr), KNOWN, "the size of the host's pages";
    }
    if alignment != 0 {
        rules! { c"cuMemAddressReserve":
            alignment => power_of_two(), KNOWN, "or zero";
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemCreate(
    size: usize,
    prop: &CUmemAllocationProp,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuMemCreate":
        flags => zero(), KNOWN;
        prop.type_ => one_of(&[PINNED]), 11_070..=12_090;
        prop.type_ => one_of(&[PINNED, MANAGED]), 13_000..=13_050;
        prop.location.type_ => one_of(&[DEVICE]), 11_070..=12_010;
        prop.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT]), 12_020..=12_050;
        prop.location.type_ => one_of(&[DEVICE, NUMA]), 12_060..=12_090;
        prop.location.type_ => none_of(&[NUMA_CURRENT, INVISIBLE, DOMAIN]), 13_000..=13_010;
        prop.location.type_ => none_of(&[NUMA_CURRENT, DOMAIN]), 13_020..=13_030;
        prop.location.type_ => none_of(&[NUMA_CURRENT]), 13_040..=13_050;
    }
    if cfg!(windows) {
        let kept = !prop.requestedHandleTypes.contains(POSIX);
        rules! { c"cuMemCreate":
            prop.requestedHandleTypes => hold(kept, "not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"), KNOWN, "on Windows";
        }
    }
    if prop.requestedHandleTypes.contains(WIN32) {
        rules! { c"cuMemCreate":
            prop.win32HandleMetaData => non_null(), KNOWN, "with CU_MEM_HANDLE_TYPE_WIN32";
        }
    } else {
        rules! { c"cuMemCreate":
            prop.win32HandleMetaData => null(), KNOWN, "without CU_MEM_HANDLE_TYPE_WIN32";
        }
    }
    if u32::from(prop.allocFlags.usage) & CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE != 0 {
        rules! { c"cuMemCreate":
            prop.allocFlags.gpuDirectRDMACapable => non_zero(), 13_040..=13_050, "with CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE in prop.allocFlags.usage";
        }
    }
    match prop.location.type_ {
        DEVICE => {
            rules! { c"cuMemCreate":
                prop.location.id => ordinal(query::devices()), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE", else CUDA_ERROR_INVALID_DEVICE;
            }
        }
        HOST => {
            rules! { c"cuMemCreate":
                prop.requestedHandleTypes => zero(), 13_000..=13_050, "with CU_MEM_LOCATION_TYPE_HOST";
            }
        }
        DOMAIN => {
            let prop = Localized::new(&prop.location);
            rules! { c"cuMemCreate":
                prop.location.localized.deviceId => ordinal(query::devices()), 13_040..=13_050, "with CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN";
            }
            if let Some(domains) = prop.domains() {
                rules! { c"cuMemCreate":
                    prop.location.localized.localityDomainId => below(domains), 13_040..=13_050, "the device's CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT";
                }
            }
        }
        _ => {}
    }
    // SAFETY: as for the call.
    if let Some(granularity) = unsafe { query::allocation_granularity(prop) } {
        rules! { c"cuMemCreate":
            size => multiple_of(granularity), KNOWN, "the minimum granularity of such an allocation";
        }
    }
    Ok(())
}

/// That `offset` must be zero is left to the driver: for multicast objects the same text has it aligned
/// to their granularity, and a handle does not show what it stands for.
pub(crate) fn cuMemMap(size: usize, offset: usize, flags: c_ulonglong) -> Result<()> {
    rules! { c"cuMemMap":
        size => at_most(usize::MAX - offset), ALWAYS, "for offset + size must be within the allocation";
        flags => zero(), KNOWN;
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
) -> Result<()> {
    const MAP: CUmemOperationType = CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP;
    const UNMAP: CUmemOperationType = CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP;
    // SAFETY: as for the call.
    let mapInfoList = unsafe { elements(mapInfoList, count as usize) };
    for (i, _) in mapInfoList.iter().enumerate() {
        rules! { c"cuMemMapArrayAsync" at i:
            mapInfoList[i].resourceType => one_of(&[
                CUresourcetype::CU_RESOURCE_TYPE_ARRAY,
                CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY
            ]), KNOWN;
            mapInfoList[i].memOperationType => one_of(&[MAP, UNMAP]), KNOWN;
            mapInfoList[i].deviceBitMask => power_of_two(), KNOWN, "for one device";
            mapInfoList[i].flags => zero(), KNOWN;
            &mapInfoList[i].reserved => zero_bytes(), KNOWN;
        }
        if mapInfoList[i].memOperationType == MAP {
            rules! { c"cuMemMapArrayAsync" at i:
                mapInfoList[i].memHandleType => one_of(&[CUmemHandleType::CU_MEM_HANDLE_TYPE_GENERIC]), KNOWN, "with CU_MEM_OPERATION_TYPE_MAP";
            }
        } else {
            // SAFETY: the union has one member, an integer.
            unsafe {
                rules! { c"cuMemMapArrayAsync" at i:
                    mapInfoList[i].memHandle.memHandle => zero(), KNOWN, "with CU_MEM_OPERATION_TYPE_UNMAP";
                }
            }
        }
    }
    Ok(())
}

pub(crate) fn cuMemSetAccess(desc: &[CUmemAccessDesc]) -> Result<()> {
    for (i, _) in desc.iter().enumerate() {
        rules! { c"cuMemSetAccess" at i:
            desc[i].location.type_ => one_of(&[DEVICE]), 11_070..=12_010;
            desc[i].flags => one_of(&ACCESS), KNOWN;
        }
        if desc[i].location.type_ == DEVICE {
            rules! { c"cuMemSetAccess" at i:
                desc[i].location.id => ordinal(query::devices()), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE";
            }
        }
    }
    Ok(())
}

pub(crate) fn cuMemGetAccess(location: &CUmemLocation) -> Result<()> {
    rules! { c"cuMemGetAccess":
        location.type_ => one_of(&[DEVICE]), 11_070..=12_010;
    }
    if location.type_ == DEVICE {
        rules! { c"cuMemGetAccess":
            location.id => ordinal(query::devices()), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE", else CUDA_ERROR_INVALID_DEVICE;
        }
    }
    Ok(())
}

pub(crate) fn cuMemExportToShareableHandle(handleType: H, flags: c_ulonglong) -> Result<()> {
    rules! { c"cuMemExportToShareableHandle":
        handleType => one_of(&HANDLE_TYPES_BEFORE_FABRIC), 11_070..=12_020;
        handleType => one_of(&HANDLE_TYPES), 12_030..=13_050;
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuMemImportFromShareableHandle(shHandleType: H) -> Result<()> {
    rules! { c"cuMemImportFromShareableHandle":
        shHandleType => one_of(&HANDLE_TYPES_BEFORE_FABRIC), 11_070..=12_020;
        shHandleType => one_of(&HANDLE_TYPES), 12_030..=13_050;
    }
    Ok(())
}

pub(crate) fn cuMemGetAllocationGranularity(option: CUmemAllocationGranularity_flags) -> Result<()> {
    rules! { c"cuMemGetAllocationGranularity":
        option => one_of(&[
            CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM,
            CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_RECOMMENDED
        ]), KNOWN;
    }
    Ok(())
}
