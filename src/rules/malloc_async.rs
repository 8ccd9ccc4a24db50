//! Rules of the group "Stream Ordered Memory Allocator".

use super::parts::location::{DEVICE, DOMAIN, HOST, MANAGED, NONE, NUMA, PINNED};
use crate::rules::prelude::*;

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
        171: *value => zero(), for "it can only be reset", stated "CU_MEMPOOL_ATTR_USED_MEM_HIGH"
    }

    fn cuMemPoolGetAttribute(attr: A) { 174: attr => enumerator() }
    fn cuMemGetDefaultMemPool(type_: CUmemAllocationType) {
        175: type_ => one_of(&[PINNED, MANAGED]), until 13_020
    }

    on { cuMemGetDefaultMemPool.location }
    fn of_default_pool(location: &CUmemLocation, type_: CUmemAllocationType) {
        176: location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), if type_ => is(MANAGED),
            until 13_020;
        177: location.type_ => one_of(&[DEVICE, HOST, NUMA]), if type_ => is_not(MANAGED),
            until 13_020;
        178: type_ => none_of(&[MANAGED]), if location.type_ => is(DOMAIN), since 13_040;
    }

    fn cuMemGetMemPool(type_: CUmemAllocationType) { 179: type_ => one_of(&[PINNED, MANAGED]) }

    on { cuMemGetMemPool.location }
    fn of_current_pool(location: &CUmemLocation, type_: CUmemAllocationType) {
        180: location.type_ => one_of(&[NONE, DEVICE, HOST, NUMA]), if type_ => is(MANAGED);
        182: location.type_ => one_of_release(&[DEVICE, HOST, NUMA, DOMAIN]),
            if type_ => is_not(MANAGED);
    }

    fn cuMemSetMemPool(type_: CUmemAllocationType) { 183: type_ => one_of(&[PINNED, MANAGED]) }

    on { cuMemSetMemPool.location }
    fn of_new_pool(location: &CUmemLocation, type_: CUmemAllocationType) {
        185: location.type_ => one_of_release(&[NONE, DEVICE, HOST, NUMA, DOMAIN]),
            if type_ => is(MANAGED);
        187: location.type_ => one_of_release(&[DEVICE, HOST, NUMA, DOMAIN]),
            if type_ => is_not(MANAGED);
    }

    fn cuMemPoolExportToShareableHandle(pool: Live<CUmemoryPool>, flags: c_ulonglong) {
        let types = || query::pool_handle_types(pool);
        188: flags => zero();
        189 asks: pool => hold(
            types() != Some(CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE),
            "be a pool whose CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES is not CU_MEM_HANDLE_TYPE_NONE",
        ), else UNDOCUMENTED, stated "CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES";
    }

    fn cuMemPoolImportFromShareableHandle(flags: c_ulonglong) { 190: flags => zero() }
}
