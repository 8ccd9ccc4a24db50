// Created by `cargo xtask emit` from ledger/malloc_async.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use crate::rules::malloc_async as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuMemPoolSetAttribute`](crate::calls::cuMemPoolSetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attr` must be [`CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES), [`CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD), [`CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH) or [`CU_MEMPOOL_ATTR_USED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH). (Rule 170)
/// - `*value` must be zero, for [`CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH) and [`CU_MEMPOOL_ATTR_USED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH), which can only be reset. (Rule 171)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolSetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemPoolSetAttribute(attr, value) }.of(c"cuMemPoolSetAttribute")
}

/// The preconditions of [`cuMemPoolGetAttribute`](crate::calls::cuMemPoolGetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attr` must be [`CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES), [`CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD), [`CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT), [`CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH), [`CU_MEMPOOL_ATTR_USED_MEM_CURRENT`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT) or [`CU_MEMPOOL_ATTR_USED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH), up to CUDA 13.1. (Rule 172)
/// - `attr` must be [`CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES), [`CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD), [`CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT), [`CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH), [`CU_MEMPOOL_ATTR_USED_MEM_CURRENT`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT), [`CU_MEMPOOL_ATTR_USED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH), [`CU_MEMPOOL_ATTR_ALLOCATION_TYPE`](CUmemPool_attribute::CU_MEMPOOL_ATTR_ALLOCATION_TYPE), [`CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES), [`CU_MEMPOOL_ATTR_LOCATION_ID`](CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_ID), [`CU_MEMPOOL_ATTR_LOCATION_TYPE`](CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_TYPE), [`CU_MEMPOOL_ATTR_MAX_POOL_SIZE`](CUmemPool_attribute::CU_MEMPOOL_ATTR_MAX_POOL_SIZE) or [`CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED`](CUmemPool_attribute::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED), up to CUDA 13.3. (Rule 173)
/// - `attr` must be [`CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC), [`CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES), [`CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD), [`CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT), [`CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH), [`CU_MEMPOOL_ATTR_USED_MEM_CURRENT`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT), [`CU_MEMPOOL_ATTR_USED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH), [`CU_MEMPOOL_ATTR_ALLOCATION_TYPE`](CUmemPool_attribute::CU_MEMPOOL_ATTR_ALLOCATION_TYPE), [`CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES), [`CU_MEMPOOL_ATTR_LOCATION_ID`](CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_ID), [`CU_MEMPOOL_ATTR_LOCATION_TYPE`](CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_TYPE), [`CU_MEMPOOL_ATTR_MAX_POOL_SIZE`](CUmemPool_attribute::CU_MEMPOOL_ATTR_MAX_POOL_SIZE), [`CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED`](CUmemPool_attribute::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED) or [`CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID`](CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID). (Rule 174)
///
/// | `attr` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES) | all |
/// | [`CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC) | all |
/// | [`CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES) | all |
/// | [`CU_MEMPOOL_ATTR_RELEASE_THRESHOLD`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD) | all |
/// | [`CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT) | all |
/// | [`CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH) | all |
/// | [`CU_MEMPOOL_ATTR_USED_MEM_CURRENT`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT) | all |
/// | [`CU_MEMPOOL_ATTR_USED_MEM_HIGH`](CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_HIGH) | all |
/// | [`CU_MEMPOOL_ATTR_ALLOCATION_TYPE`](CUmemPool_attribute::CU_MEMPOOL_ATTR_ALLOCATION_TYPE) | since 13.2 |
/// | [`CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES) | since 13.2 |
/// | [`CU_MEMPOOL_ATTR_LOCATION_ID`](CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_ID) | since 13.2 |
/// | [`CU_MEMPOOL_ATTR_LOCATION_TYPE`](CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCATION_TYPE) | since 13.2 |
/// | [`CU_MEMPOOL_ATTR_MAX_POOL_SIZE`](CUmemPool_attribute::CU_MEMPOOL_ATTR_MAX_POOL_SIZE) | since 13.2 |
/// | [`CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED`](CUmemPool_attribute::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED) | since 13.2 |
/// | [`CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID`](CUmemPool_attribute::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID) | since 13.4 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolGetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> Result<(), Precondition> {
    rules::cuMemPoolGetAttribute(attr).of(c"cuMemPoolGetAttribute")
}

/// The preconditions of [`cuMemPoolSetAccess`](crate::calls::cuMemPoolSetAccess) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `map[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), up to CUDA 12.1. (Rule 522)
/// - `map[i].flags` must be [`CU_MEM_ACCESS_FLAGS_PROT_NONE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE), [`CU_MEM_ACCESS_FLAGS_PROT_READ`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ) or [`CU_MEM_ACCESS_FLAGS_PROT_READWRITE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE). (Rule 527)
///
/// | `map[i].location.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) | all |
/// | any other | since 12.2 |
///
/// # Checked by asking the driver or the system
///
/// - `map[i].location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolSetAccess(
    pool: CUmemoryPool,
    map: *const CUmemAccessDesc,
    count: usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let map = unsafe { elements(map, count) };
    rules::cuMemPoolSetAccess(map).of(c"cuMemPoolSetAccess")
}

/// The preconditions of [`cuMemPoolGetAccess`](crate::calls::cuMemPoolGetAccess) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), up to CUDA 12.1. (Rule 522)
///
/// | `location.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) | all |
/// | any other | since 12.2 |
///
/// # Checked by asking the driver or the system
///
/// - `location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolGetAccess(
    flags: *mut CUmemAccess_flags,
    memPool: CUmemoryPool,
    location: *mut CUmemLocation,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemPoolGetAccess(location) }.of(c"cuMemPoolGetAccess")
}

/// The preconditions of [`cuMemPoolCreate`](crate::calls::cuMemPoolCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED), up to CUDA 12.9. (Rule 537)
/// - `poolProps.allocType` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 538)
/// - `poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), up to CUDA 12.1. (Rule 522)
/// - `poolProps.handleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) and [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT), up to CUDA 12.2. (Rule 539)
/// - `poolProps.handleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) and [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC). (Rule 540)
/// - `poolProps.maxSize` must be zero, a reserved field there, up to CUDA 12.1. (Rule 541)
/// - `poolProps.usage` must be zero, a reserved field there, up to CUDA 12.5. (Rule 542)
/// - `poolProps.gpuDirectRDMACapable` must be zero, a reserved field there, up to CUDA 13.3. (Rule 543)
/// - `poolProps.reserved` must be zero. (Rule 544)
/// - `poolProps.win32SecurityAttributes` must not be null, with [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 545)
/// - `poolProps.win32SecurityAttributes` must be null, without [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 546)
/// - `poolProps.handleTypes` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 547)
/// - `poolProps.maxSize` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 548)
/// - `poolProps.usage` must be zero, with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), since CUDA 13.1. (Rule 549)
/// - `poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.1. (Rule 551)
/// - `poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT) or [`CU_MEM_LOCATION_TYPE_INVISIBLE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.3. (Rule 552)
/// - `poolProps.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), [`CU_MEM_LOCATION_TYPE_INVISIBLE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 553)
/// - `poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), in CUDA 12.6 to 12.9. (Rule 555)
/// - `poolProps.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), since CUDA 12.6. (Rule 556)
/// - `poolProps.handleTypes` must be zero, with [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), since CUDA 13.0. (Rule 557)
/// - `poolProps.location.id` must be at least 0, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. (Rule 524)
///
/// | `poolProps.allocType` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) | all |
/// | [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED) | since 13.0 |
///
/// | `poolProps.location.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) | all |
/// | [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) | 12.2 to 12.5 and since 13.0 |
/// | [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT) | 12.2 to 12.5 |
/// | any other | since 12.2 |
///
/// | `poolProps.handleTypes` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) | all |
/// | [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) | since 12.3 |
///
/// # Checked by asking the driver or the system
///
/// - `poolProps.allocType` must not be [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), where the [`CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS) of a device is zero, since CUDA 13.1. [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 550)
/// - `poolProps.location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED) is not zero, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) and without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED). (Rule 554)
/// - `poolProps.location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
/// - `poolProps.location.localized.deviceId` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 525)
/// - `poolProps.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT), with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 526)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolCreate(
    pool: *mut CUmemoryPool,
    poolProps: *const CUmemPoolProps,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(poolProps) = (unsafe { target(poolProps) }) else { return Ok(()) };
    rules::cuMemPoolCreate(poolProps).of(c"cuMemPoolCreate")
}

/// The preconditions of [`cuMemGetDefaultMemPool`](crate::calls::cuMemGetDefaultMemPool) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `type` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.2. (Rule 175)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_NONE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE), [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.2. (Rule 176)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.2. (Rule 177)
/// - `type` must not be [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 178)
///
/// | `type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) | all |
/// | [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED) | all |
/// | any other | since 13.3 |
///
/// # Checked by asking the driver or the system
///
/// - `location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemGetDefaultMemPool(location, type_) }.of(c"cuMemGetDefaultMemPool")
}

/// The preconditions of [`cuMemGetMemPool`](crate::calls::cuMemGetMemPool) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `type` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 179)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_NONE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE), [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 180)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.3. (Rule 181)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 182)
///
/// # Checked by asking the driver or the system
///
/// - `location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetMemPool(
    pool: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemGetMemPool(location, type_) }.of(c"cuMemGetMemPool")
}

/// The preconditions of [`cuMemSetMemPool`](crate::calls::cuMemSetMemPool) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `type` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 183)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_NONE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE), [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.3. (Rule 184)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_NONE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE), [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), with [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 185)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), up to CUDA 13.3. (Rule 186)
/// - `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), without [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 187)
///
/// # Checked by asking the driver or the system
///
/// - `location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    type_: CUmemAllocationType,
    pool: CUmemoryPool,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemSetMemPool(location, type_) }.of(c"cuMemSetMemPool")
}

/// The preconditions of [`cuMemPoolExportToShareableHandle`](crate::calls::cuMemPoolExportToShareableHandle) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `handleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) or [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT), up to CUDA 12.2. (Rule 520)
/// - `handleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) or [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC). (Rule 521)
/// - `flags` must be zero. (Rule 188)
///
/// | `handleType` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) | all |
/// | [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) | since 12.3 |
///
/// # Checked by asking the driver or the system
///
/// - `pool` must be a pool whose [`CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`](CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES) is not [`CU_MEM_HANDLE_TYPE_NONE`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE). (Rule 189)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolExportToShareableHandle(
    handle_out: *mut c_void,
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemPoolExportToShareableHandle(pool, handleType, flags) }
        .of(c"cuMemPoolExportToShareableHandle")
}

/// The preconditions of [`cuMemPoolImportFromShareableHandle`](crate::calls::cuMemPoolImportFromShareableHandle) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `handleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) or [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT), up to CUDA 12.2. (Rule 520)
/// - `handleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) or [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC). (Rule 521)
/// - `flags` must be zero. (Rule 190)
///
/// | `handleType` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) | all |
/// | [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) | since 12.3 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemPoolImportFromShareableHandle(
    pool_out: *mut CUmemoryPool,
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuMemPoolImportFromShareableHandle(handleType, flags)
        .of(c"cuMemPoolImportFromShareableHandle")
}
