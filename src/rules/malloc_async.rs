//! Rules of the group "Stream Ordered Memory Allocator".

use super::parts::location::{DEVICE, DOMAIN, HOST, MANAGED, NONE, NUMA, PINNED};
use crate::query;
use crate::rule::{Live, Verdict, rules};
use core::ffi::c_ulonglong;
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

rules! {
    fn cuMemPoolSetAttribute(attr: A) {
        170: attr => one_of(&[FOLLOW, OPPORTUNISTIC, INTERNAL, THRESHOLD, RESERVED_HIGH, USED_HIGH])
    }

    on {
        cuMemPoolSetAttribute.value[CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH],
        cuMemPoolSetAttribute.value[CU_MEMPOOL_ATTR_USED_MEM_HIGH]
    }
    fn high(value: &cuuint64_t) {
        171: *value => zero(),
            for "it can only be reset"
    }

    fn cuMemPoolGetAttribute(attr: A) { 174: attr => enumerator() }
}

#[inline]
pub(crate) fn cuMemGetDefaultMemPool(
    location: Option<&CUmemLocation>,
    type_: CUmemAllocationType,
) -> Verdict {
    rules!(175: type_ => one_of(&[PINNED, MANAGED]), until 13_020);
    let Some(location) = location else { return Ok(()) };
    rules! {
        176: location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), if type_ => is(MANAGED), until 13_020;
        177: location.type_ => one_of(&[DEVICE, HOST, NUMA]), if type_ => is_not(MANAGED), until 13_020;
        178: type_ => none_of(&[MANAGED]), if location.type_ => is(DOMAIN), since 13_040;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemGetMemPool(
    location: Option<&CUmemLocation>,
    type_: CUmemAllocationType,
) -> Verdict {
    rules!(179: type_ => one_of(&[PINNED, MANAGED]));
    let Some(location) = location else { return Ok(()) };
    rules! {
        180: location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), if type_ => is(MANAGED);
        182: location.type_ => one_of_release(&[DEVICE, HOST, NUMA, DOMAIN]), if type_ => is_not(MANAGED);
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemSetMemPool(
    location: Option<&CUmemLocation>,
    type_: CUmemAllocationType,
) -> Verdict {
    rules!(183: type_ => one_of(&[PINNED, MANAGED]));
    let Some(location) = location else { return Ok(()) };
    rules! {
        185: location.type_ => one_of_release(&[NONE, DEVICE, HOST, NUMA, DOMAIN]), if type_ => is(MANAGED);
        187: location.type_ => one_of_release(&[DEVICE, HOST, NUMA, DOMAIN]), if type_ => is_not(MANAGED);
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemPoolExportToShareableHandle(
    pool: Live<CUmemoryPool>,
    flags: c_ulonglong,
) -> Verdict {
    rules!(188: flags => zero());
    let types = query::pool_handle_types(pool);
    let shared = types != Some(CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE);
    rules!(189 asks: pool => hold(
        shared,
        "be a pool whose CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES is not CU_MEM_HANDLE_TYPE_NONE"
    ), else UNDOCUMENTED);
    Ok(())
}

rules! {
    fn cuMemPoolImportFromShareableHandle(flags: c_ulonglong) { 190: flags => zero() }
}
