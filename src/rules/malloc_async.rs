//! Rules of the group "Stream Ordered Memory Allocator".

use super::parts::location::{
    DEVICE, DOMAIN, HOST, MANAGED, NONE, NUMA, PINNED, access_desc, handle_type, location,
    location_device, location_type,
};
use super::parts::pool::pool_props;
use crate::query;
use crate::rule::{Place, Verdict, rules, target};
use core::ffi::{c_ulonglong, c_void};
use cuda_sys::*;

use CUmemPool_attribute as A;

const FOLLOW: A = A::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES;
const OPPORTUNISTIC: A = A::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC;
const INTERNAL: A = A::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES;
const THRESHOLD: A = A::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
const RESERVED_HIGH: A = A::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH;
const USED_HIGH: A = A::CU_MEMPOOL_ATTR_USED_MEM_HIGH;
const EXPORT: A = A::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES;
/// In the order in which releases added them.
pub(crate) const ATTRIBUTES: &[A] = &[
    FOLLOW,
    OPPORTUNISTIC,
    INTERNAL,
    THRESHOLD,
    A::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT,
    RESERVED_HIGH,
    A::CU_MEMPOOL_ATTR_USED_MEM_CURRENT,
    USED_HIGH,
    A::CU_MEMPOOL_ATTR_ALLOCATION_TYPE,
    EXPORT,
    A::CU_MEMPOOL_ATTR_LOCATION_ID,
    A::CU_MEMPOOL_ATTR_LOCATION_TYPE,
    A::CU_MEMPOOL_ATTR_MAX_POOL_SIZE,
    A::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED,
    A::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID,
];
const ATTRIBUTES_BEFORE_13_2: &[A] = ATTRIBUTES.split_at(8).0;
const ATTRIBUTES_BEFORE_13_4: &[A] = ATTRIBUTES.split_at(14).0;

#[inline]
pub(crate) unsafe fn cuMemPoolSetAttribute(attr: A, value: *mut c_void) -> Verdict {
    rules!(170: attr => one_of(&[FOLLOW, OPPORTUNISTIC, INTERNAL, THRESHOLD, RESERVED_HIGH, USED_HIGH]));
    if attr == RESERVED_HIGH || attr == USED_HIGH {
        // SAFETY: the caller meets the safety conditions of the call, so the values of these attributes have this type.
        if let Some(value) = unsafe { target(value.cast::<u64>()) } {
            rules!(171: *value => zero(),
                "for CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH and CU_MEMPOOL_ATTR_USED_MEM_HIGH, which can only be \
                 reset");
        }
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemPoolGetAttribute(attr: A) -> Verdict {
    rules! {
        172: attr => one_of(ATTRIBUTES_BEFORE_13_2), until 13_010;
        173: attr => one_of(ATTRIBUTES_BEFORE_13_4), until 13_030;
        174: attr => one_of(ATTRIBUTES);
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemPoolSetAccess(map: &[CUmemAccessDesc]) -> Verdict {
    for (i, access) in map.iter().enumerate() {
        access_desc(access).at_element("map[i]", i)?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemPoolGetAccess(location: *mut CUmemLocation) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let Some(location) = (unsafe { target(location) }) else { return Ok(()) };
    // The documentation of this call has no code.
    location_type(location)?;
    location_device(location)
}

#[inline]
pub(crate) fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> Verdict {
    pool_props(poolProps).at("poolProps")
}

#[inline]
pub(crate) unsafe fn cuMemGetDefaultMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Verdict {
    rules!(175: type_ => one_of(&[PINNED, MANAGED]), until 13_020);
    // SAFETY: the caller meets the safety conditions of the call.
    let Some(location) = (unsafe { target(location) }) else { return Ok(()) };
    if type_ == MANAGED {
        rules!(176: location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), until 13_020,
            "with CU_MEM_ALLOCATION_TYPE_MANAGED");
    } else {
        rules!(177: location.type_ => one_of(&[DEVICE, HOST, NUMA]), until 13_020,
            "without CU_MEM_ALLOCATION_TYPE_MANAGED");
    }
    if location.type_ == DOMAIN {
        rules!(178: type_ => none_of(&[MANAGED]), since 13_040, "with CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN");
    }
    self::location(location).at("location").or_code(CUresult::CUDA_ERROR_INVALID_VALUE)
}

#[inline]
pub(crate) unsafe fn cuMemGetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Verdict {
    rules!(179: type_ => one_of(&[PINNED, MANAGED]));
    // SAFETY: the caller meets the safety conditions of the call.
    let Some(location) = (unsafe { target(location) }) else { return Ok(()) };
    if type_ == MANAGED {
        rules!(180: location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), "with CU_MEM_ALLOCATION_TYPE_MANAGED");
    } else {
        rules! {
            181: location.type_ => one_of(&[DEVICE, HOST, NUMA]), until 13_030,
                "without CU_MEM_ALLOCATION_TYPE_MANAGED";
            182: location.type_ => one_of(&[DEVICE, HOST, NUMA, DOMAIN]),
                "without CU_MEM_ALLOCATION_TYPE_MANAGED";
        }
    }
    self::location(location)
}

#[inline]
pub(crate) unsafe fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Verdict {
    rules!(183: type_ => one_of(&[PINNED, MANAGED]));
    // SAFETY: the caller meets the safety conditions of the call.
    let Some(location) = (unsafe { target(location) }) else { return Ok(()) };
    if type_ == MANAGED {
        rules! {
            184: location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), until 13_030,
                "with CU_MEM_ALLOCATION_TYPE_MANAGED";
            185: location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA, DOMAIN]),
                "with CU_MEM_ALLOCATION_TYPE_MANAGED";
        }
    } else {
        rules! {
            186: location.type_ => one_of(&[DEVICE, HOST, NUMA]), until 13_030,
                "without CU_MEM_ALLOCATION_TYPE_MANAGED";
            187: location.type_ => one_of(&[DEVICE, HOST, NUMA, DOMAIN]),
                "without CU_MEM_ALLOCATION_TYPE_MANAGED";
        }
    }
    self::location(location)
}

#[inline]
pub(crate) unsafe fn cuMemPoolExportToShareableHandle(
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Verdict {
    handle_type(handleType)?;
    rules!(188: flags => zero());
    // SAFETY: the caller meets the safety conditions of the call; the attribute has this type.
    let types = unsafe { query::pool_attribute::<CUmemAllocationHandleType>(pool, EXPORT) };
    let shared = types != Some(CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE);
    rules!(189 asks: pool => hold(
        shared,
        "be a pool whose CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES is not CU_MEM_HANDLE_TYPE_NONE"
    ), else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) fn cuMemPoolImportFromShareableHandle(
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Verdict {
    handle_type(handleType)?;
    rules!(190: flags => zero());
    Ok(())
}
