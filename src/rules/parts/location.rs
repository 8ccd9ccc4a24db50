//! Locations of memory, access to it, and the handles with which it is shared.

use crate::rules::prelude::*;

use CUmemAllocationHandleType as H;
use CUmemLocationType as L;

pub(crate) const POSIX: H = H::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
pub(crate) const WIN32: H = H::CU_MEM_HANDLE_TYPE_WIN32;
/// The types of handles. Windows has all except file descriptors.
pub(crate) const HANDLE_TYPES: &[H] = &[
    #[cfg(not(windows))]
    POSIX,
    WIN32,
    H::CU_MEM_HANDLE_TYPE_WIN32_KMT,
    H::CU_MEM_HANDLE_TYPE_FABRIC,
];

pub(crate) const PINNED: CUmemAllocationType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
pub(crate) const MANAGED: CUmemAllocationType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED;

pub(crate) const NONE: L = L::CU_MEM_LOCATION_TYPE_NONE;
pub(crate) const DEVICE: L = L::CU_MEM_LOCATION_TYPE_DEVICE;
pub(crate) const HOST: L = L::CU_MEM_LOCATION_TYPE_HOST;
pub(crate) const NUMA: L = L::CU_MEM_LOCATION_TYPE_HOST_NUMA;
pub(crate) const NUMA_CURRENT: L = L::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
pub(crate) const INVISIBLE: L = L::CU_MEM_LOCATION_TYPE_INVISIBLE;
pub(crate) const DOMAIN: L = L::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;

// Hints, and a query, for which the documentation says nothing about the location.
except! {
    CUmemcpyAttributes.srcLocHint, CUmemcpyAttributes.dstLocHint, CUmemcpy3DOperand_op_ptr.locHint,
    CUfabricCpyOperand_op_ptr.locHint
}
except! { cuMemGetAllocationGranularity.prop.location }
codes! { cuMemPoolGetAccess: 522 UNDOCUMENTED }
codes! { cuMemCreate: 523 INVALID_DEVICE }
codes! { cuMemSetAccess: 523 INVALID_VALUE }
codes! { cuMemGetAccess: 523 INVALID_DEVICE }
codes! { cuMemGetDefaultMemPool: 523 INVALID_VALUE }

rules! {
    /// The type of a handle that is exported or imported.
    on {
        cuMemPoolExportToShareableHandle, cuMemPoolImportFromShareableHandle,
        cuMemExportToShareableHandle, cuMemImportFromShareableHandle.shHandleType
    }
    fn handle_type(handleType: H) {
        521: handleType => one_of_release(HANDLE_TYPES),
            stated "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"
    }

    on { CUmemLocation }
    fn location_type(location: &CUmemLocation) {
        522: location.type_ => one_of(&[DEVICE]), until 12_010, stated "CU_MEM_LOCATION_TYPE_DEVICE"
    }

    on {
        CUmemLocation, cuMemAdvise_v2.location[CU_MEM_ADVISE_SET_PREFERRED_LOCATION],
        cuMemAdvise_v2.location[CU_MEM_ADVISE_SET_ACCESSED_BY]
    }
    fn location_device(location: &CUmemLocation) {
        523 asks: location.id => ordinal(query::devices()), if location.type_ => is(DEVICE),
            else UNDOCUMENTED, stated "CU_MEM_LOCATION_TYPE_DEVICE"
    }

    /// A location for new memory, or for a prefetch. Access to memory ignores the id of a node.
    on {
        CUmemPoolProps.location, cuMemCreate.prop.location, cuMemPrefetchAsync_v2.location,
        cuMemPrefetchBatchAsync.prefetchLocs, cuMemDiscardAndPrefetchBatchAsync.prefetchLocs,
        cuMemAdvise_v2.location[CU_MEM_ADVISE_SET_PREFERRED_LOCATION],
        cuMemAdvise_v2.location[CU_MEM_ADVISE_SET_ACCESSED_BY]
    }
    fn host_node(location: &CUmemLocation) {
        524: location.id => at_least(0), if location.type_ => is(NUMA), since 12_020,
            else UNDOCUMENTED, stated "cuMemPoolCreate"
    }

    /// Another rule about a location for new memory.
    on { CUmemPoolProps.location, cuMemCreate.prop.location }
    fn locality_domain(location: &CUmemLocation) {
        let CUmemLocation_localized { deviceId, localityDomainId } = location.localized();
        let count = || query::locality_domains(deviceId.into()).unwrap_or(c_int::MAX);
        if location.type_ => is(DOMAIN) {
            525 asks: deviceId, as "location.localized.deviceId" => ordinal(query::devices()),
                since 13_040, else UNDOCUMENTED, stated "cuMemPoolCreate";
            526 asks: c_int::from(localityDomainId),
                as "location.localized.localityDomainId" => below(count()), since 13_040,
                "the device's CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT", else UNDOCUMENTED,
                stated "cuMemPoolCreate";
        }
    }

    on { CUmemAccessDesc }
    fn access_desc(desc: &CUmemAccessDesc) { 527: desc.flags => enumerator() }
}
