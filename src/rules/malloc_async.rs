//! Rules of the group "Stream Ordered Memory Allocator".

use super::va::{
    ACCESS, DEVICE, DOMAIN, HANDLE_TYPES, HANDLE_TYPES_BEFORE_FABRIC, HOST, INVISIBLE, Localized,
    MANAGED, NUMA, NUMA_CURRENT, PINNED, WIN32,
};
use super::{query, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_ulonglong, c_void};
use cuda_sys::*;

const NONE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE;

/// Any of these handle types.
const fn any(types: &[CUmemAllocationHandleType]) -> CUmemAllocationHandleType {
    match types {
        [] => CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE,
        [first, rest @ ..] => CUmemAllocationHandleType(first.0 | any(rest).0),
    }
}

const FOLLOW: CUmemPool_attribute =
    CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES;
const OPPORTUNISTIC: CUmemPool_attribute =
    CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC;
const INTERNAL: CUmemPool_attribute =
    CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES;
const THRESHOLD: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
const RESERVED: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT;
const RESERVED_HIGH: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH;
const USED: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT;
const USED_HIGH: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH;
const TYPE: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_ALLOCATION_TYPE;
const EXPORT: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES;
const LOCATION_ID: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_ID;
const LOCATION_TYPE: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_TYPE;
const MAX_SIZE: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_MAX_POOL_SIZE;
const DECOMPRESS: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED;
const DOMAIN_ID: CUmemPool_attribute = CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID;

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemPoolSetAttribute(
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Result<()> {
    rules! { c"cuMemPoolSetAttribute":
        attr => one_of(&[FOLLOW, OPPORTUNISTIC, INTERNAL, THRESHOLD, RESERVED_HIGH, USED_HIGH]), KNOWN;
    }
    if attr == RESERVED_HIGH || attr == USED_HIGH {
        // SAFETY: as for the call: of these attributes, the value is of this type.
        if let Some(value) = unsafe { value.cast::<u64>().as_ref() } {
            rules! { c"cuMemPoolSetAttribute":
                *value => zero(), KNOWN, "for a high watermark can only be reset";
            }
        }
    }
    Ok(())
}

pub(crate) fn cuMemPoolGetAttribute(attr: CUmemPool_attribute) -> Result<()> {
    rules! { c"cuMemPoolGetAttribute":
        attr => one_of(&[
            FOLLOW, OPPORTUNISTIC, INTERNAL, THRESHOLD, RESERVED, RESERVED_HIGH, USED, USED_HIGH
        ]), 11_070..=13_010;
        attr => one_of(&[
            FOLLOW, OPPORTUNISTIC, INTERNAL, THRESHOLD, RESERVED, RESERVED_HIGH, USED, USED_HIGH,
            TYPE, EXPORT, LOCATION_ID, LOCATION_TYPE, MAX_SIZE, DECOMPRESS
        ]), 13_020..=13_030;
        attr => one_of(&[
            FOLLOW, OPPORTUNISTIC, INTERNAL, THRESHOLD, RESERVED, RESERVED_HIGH, USED, USED_HIGH,
            TYPE, EXPORT, LOCATION_ID, LOCATION_TYPE, MAX_SIZE, DECOMPRESS, DOMAIN_ID
        ]), 13_040..=13_050;
    }
    Ok(())
}

pub(crate) fn cuMemPoolSetAccess(map: &[CUmemAccessDesc]) -> Result<()> {
    for (i, _) in map.iter().enumerate() {
        rules! { c"cuMemPoolSetAccess" at i:
            map[i].location.type_ => one_of(&[DEVICE]), 11_070..=12_010;
            map[i].flags => one_of(&ACCESS), KNOWN;
        }
        if map[i].location.type_ == DEVICE {
            rules! { c"cuMemPoolSetAccess" at i:
                map[i].location.id => ordinal(query::devices()), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE";
            }
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemPoolGetAccess(location: *mut CUmemLocation) -> Result<()> {
    // SAFETY: as for the call.
    if let Some(location) = unsafe { location.as_ref() } {
        rules! { c"cuMemPoolGetAccess":
            location.type_ => one_of(&[DEVICE]), 11_070..=12_010;
        }
        if location.type_ == DEVICE {
            rules! { c"cuMemPoolGetAccess":
                location.id => ordinal(query::devices()), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE";
            }
        }
    }
    Ok(())
}

pub(crate) fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> Result<()> {
    rules! { c"cuMemPoolCreate":
        poolProps.allocType => one_of(&[PINNED]), 11_070..=12_090;
        poolProps.allocType => one_of(&[PINNED, MANAGED]), 13_000..=13_050;
        poolProps.handleTypes => only(any(&HANDLE_TYPES_BEFORE_FABRIC)), 11_070..=12_020;
        poolProps.handleTypes => only(any(&HANDLE_TYPES)), 12_030..=13_050;
        poolProps.maxSize => zero(), 11_070..=12_010, "a reserved field there";
        poolProps.usage => zero(), 11_070..=12_050, "a reserved field there";
        poolProps.gpuDirectRDMACapable => zero(), 11_070..=13_030, "a reserved field there";
        &poolProps.reserved => zero_bytes(), KNOWN;
    }
    if poolProps.handleTypes.contains(WIN32) {
        rules! { c"cuMemPoolCreate":
            poolProps.win32SecurityAttributes => non_null(), KNOWN, "with CU_MEM_HANDLE_TYPE_WIN32";
        }
    } else {
        rules! { c"cuMemPoolCreate":
            poolProps.win32SecurityAttributes => null(), KNOWN, "without CU_MEM_HANDLE_TYPE_WIN32";
        }
    }
    if poolProps.allocType == MANAGED {
        rules! { c"cuMemPoolCreate":
            poolProps.handleTypes => zero(), 13_010..=13_050, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
            poolProps.maxSize => zero(), 13_010..=13_050, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
            poolProps.usage => zero(), 13_010..=13_050, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
        }
        let attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS;
        let devices = query::devices().unwrap_or(0);
        if (0..devices).any(|device| query::attribute(device, attribute) == Some(0)) {
            rules! { c"cuMemPoolCreate":
                poolProps.allocType => none_of(&[MANAGED]), 13_010..=13_050, "where the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of a device is zero", else CUDA_ERROR_NOT_SUPPORTED;
            }
        }
    } else {
        // Of a managed pool the location is but a preference, and drivers take any that they know.
        rules! { c"cuMemPoolCreate":
            poolProps.location.type_ => one_of(&[DEVICE]), 11_070..=12_010;
            poolProps.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT]), 12_020..=12_050;
            poolProps.location.type_ => one_of(&[DEVICE, NUMA]), 12_060..=12_090;
            poolProps.location.type_ => one_of(&[DEVICE, HOST, NUMA]), 13_000..=13_010;
            poolProps.location.type_ => one_of(&[DEVICE, HOST, NUMA, INVISIBLE]), 13_020..=13_030;
            poolProps.location.type_ => one_of(&[DEVICE, HOST, NUMA, INVISIBLE, DOMAIN]), 13_040..=13_050;
        }
    }
    match poolProps.location.type_ {
        DEVICE => {
            rules! { c"cuMemPoolCreate":
                poolProps.location.id => ordinal(query::devices()), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE";
            }
            if poolProps.allocType != MANAGED {
                let attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED;
                let supported = query::attribute(poolProps.location.id, attribute) != Some(0);
                rules! { c"cuMemPoolCreate":
                    poolProps.location.id => hold(supported, "be a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is not zero"), KNOWN, else CUDA_ERROR_NOT_SUPPORTED;
                }
            }
        }
        HOST => {
            rules! { c"cuMemPoolCreate":
                poolProps.handleTypes => zero(), 13_000..=13_050, "with CU_MEM_LOCATION_TYPE_HOST";
            }
        }
        DOMAIN => {
            let poolProps = Localized::new(&poolProps.location);
            rules! { c"cuMemPoolCreate":
                poolProps.location.localized.deviceId => ordinal(query::devices()), 13_040..=13_050, "with CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN";
            }
            if let Some(domains) = poolProps.domains() {
                rules! { c"cuMemPoolCreate":
                    poolProps.location.localized.localityDomainId => below(domains), 13_040..=13_050, "the device's CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT";
                }
            }
        }
        _ => {}
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemGetDefaultMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Result<()> {
    rules! { c"cuMemGetDefaultMemPool":
        type_ => one_of(&[PINNED, MANAGED]), 11_070..=13_020;
    }
    // SAFETY: as for the call.
    if let Some(location) = unsafe { location.as_ref() } {
        if type_ == MANAGED {
            rules! { c"cuMemGetDefaultMemPool":
                location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), 11_070..=13_020;
            }
        } else {
            rules! { c"cuMemGetDefaultMemPool":
                location.type_ => one_of(&[DEVICE, HOST, NUMA]), 11_070..=13_020, "without CU_MEM_ALLOCATION_TYPE_MANAGED";
            }
        }
        match location.type_ {
            DEVICE => {
                rules! { c"cuMemGetDefaultMemPool":
                    location.id => ordinal(query::devices()), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE";
                }
            }
            DOMAIN => {
                rules! { c"cuMemGetDefaultMemPool":
                    type_ => none_of(&[MANAGED]), 13_040..=13_050, "with CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN";
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemGetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Result<()> {
    rules! { c"cuMemGetMemPool":
        type_ => one_of(&[PINNED, MANAGED]), KNOWN;
    }
    // SAFETY: as for the call.
    if let Some(location) = unsafe { location.as_ref() } {
        if type_ == MANAGED {
            rules! { c"cuMemGetMemPool":
                location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), KNOWN, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
            }
        } else {
            rules! { c"cuMemGetMemPool":
                location.type_ => one_of(&[DEVICE, HOST, NUMA]), 11_070..=13_030, "without CU_MEM_ALLOCATION_TYPE_MANAGED";
                location.type_ => one_of(&[DEVICE, HOST, NUMA, DOMAIN]), 13_040..=13_050, "without CU_MEM_ALLOCATION_TYPE_MANAGED";
            }
        }
        if location.type_ == DEVICE {
            rules! { c"cuMemGetMemPool":
                location.id => ordinal(query::devices()), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE";
            }
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Result<()> {
    rules! { c"cuMemSetMemPool":
        type_ => one_of(&[PINNED, MANAGED]), KNOWN;
    }
    // SAFETY: as for the call.
    if let Some(location) = unsafe { location.as_ref() } {
        if type_ == MANAGED {
            rules! { c"cuMemSetMemPool":
                location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), 11_070..=13_030, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
                location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA, DOMAIN]), 13_040..=13_050, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
            }
        } else {
            rules! { c"cuMemSetMemPool":
                location.type_ => one_of(&[DEVICE, HOST, NUMA]), 11_070..=13_030, "without CU_MEM_ALLOCATION_TYPE_MANAGED";
                location.type_ => one_of(&[DEVICE, HOST, NUMA, DOMAIN]), 13_040..=13_050, "without CU_MEM_ALLOCATION_TYPE_MANAGED";
            }
        }
        if location.type_ == DEVICE {
            rules! { c"cuMemSetMemPool":
                location.id => ordinal(query::devices()), KNOWN, "with CU_MEM_LOCATION_TYPE_DEVICE";
            }
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuMemPoolExportToShareableHandle":
        handleType => one_of(&HANDLE_TYPES_BEFORE_FABRIC), 11_070..=12_020;
        handleType => one_of(&HANDLE_TYPES), 12_030..=13_050;
        flags => zero(), KNOWN;
    }
    // SAFETY: as for the call; the attribute is of this type.
    let types = unsafe { query::pool_attribute::<CUmemAllocationHandleType>(pool, EXPORT) };
    let shared = types != Some(CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE);
    rules! { c"cuMemPoolExportToShareableHandle":
        pool => hold(shared, "be a pool whose CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES is not CU_MEM_HANDLE_TYPE_NONE"), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuMemPoolImportFromShareableHandle(
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuMemPoolImportFromShareableHandle":
        handleType => one_of(&HANDLE_TYPES_BEFORE_FABRIC), 11_070..=12_020;
        handleType => one_of(&HANDLE_TYPES), 12_030..=13_050;
        flags => zero(), KNOWN;
    }
    Ok(())
}
