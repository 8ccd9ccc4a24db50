// Created by `cargo xtask emit` from ledger/va.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use crate::rules::va as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuMemAddressReserve`](crate::calls::cuMemAddressReserve) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 373)
/// - `alignment` must be a power of two, or zero. (Rule 374)
///
/// # Checked by asking the driver or the system
///
/// - `size` must be a multiple of the size of the host's pages. (Rule 371)
/// - `addr` must be a multiple of the size of the host's pages. (Rule 372)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAddressReserve(
    ptr: *mut CUdeviceptr,
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuMemAddressReserve(size, alignment, addr, flags).of(c"cuMemAddressReserve")
}

/// The preconditions of [`cuMemCreate`](crate::calls::cuMemCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 379)
/// - `prop.type` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED), up to CUDA 12.9. (Rule 380)
/// - `prop.type` must be [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) or [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED). (Rule 381)
/// - `prop.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), up to CUDA 12.1. (Rule 522)
/// - `prop.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), up to CUDA 12.9. (Rule 382)
/// - `prop.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), in CUDA 12.6 to 12.9. (Rule 383)
/// - `prop.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT), since CUDA 12.6. (Rule 384)
/// - `prop.location.type` must not be [`CU_MEM_LOCATION_TYPE_INVISIBLE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE), which the release does not have, up to CUDA 13.1. (Rule 385)
/// - `prop.location.type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), which the release does not have, up to CUDA 13.3. (Rule 386)
/// - `prop.win32HandleMetaData` must not be null, with [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 387)
/// - `prop.requestedHandleTypes` must not have [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), on Windows. (Rule 375)
/// - `prop.win32HandleMetaData` must be null, without [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 376)
/// - `prop.allocFlags.gpuDirectRDMACapable` must not be zero, with [`CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`] in `prop.allocFlags.usage`, since CUDA 13.4. (Rule 377)
/// - `prop.requestedHandleTypes` must be zero, with [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), since CUDA 13.0. (Rule 388)
/// - `prop.location.id` must be at least 0, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. (Rule 524)
///
/// | `prop.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_ALLOCATION_TYPE_PINNED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED) | all |
/// | [`CU_MEM_ALLOCATION_TYPE_MANAGED`](CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED) | since 13.0 |
///
/// | `prop.location.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) | all |
/// | [`CU_MEM_LOCATION_TYPE_HOST`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) | 12.2 to 12.5 and since 13.0 |
/// | [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) | since 12.2 |
/// | [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT) | 12.2 to 12.5 |
/// | [`CU_MEM_LOCATION_TYPE_INVISIBLE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE) | since 13.2 |
/// | [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) | since 13.4 |
/// | any other | since 13.0 |
///
/// # Checked by asking the driver or the system
///
/// - `prop.location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE). (Rule 523)
/// - `prop.location.id` must be zero, with [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) on a system without NUMA, since CUDA 12.2. (Rule 389)
/// - `prop.location.localized.deviceId` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 525)
/// - `prop.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT), with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), since CUDA 13.4. (Rule 526)
/// - `prop.allocFlags.gpuDirectRDMACapable` must be zero, with [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) and without [`CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`] in `prop.allocFlags.usage`, where the device has several domains and its [`CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED`](CUdevice_attribute::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED) is zero, since CUDA 13.4. (Rule 378)
/// - `size` must be a multiple of the minimum granularity of such an allocation. (Rule 390)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemCreate(
    handle: *mut CUmemGenericAllocationHandle,
    size: usize,
    prop: *const CUmemAllocationProp,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemCreate(size, prop, flags) }.of(c"cuMemCreate")
}

/// The preconditions of [`cuMemMap`](crate::calls::cuMemMap) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `size` must be at most `SIZE_MAX - offset`, for offset + size must be within the allocation. (Rule 391)
/// - `flags` must be zero. (Rule 392)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuMemMap(size, offset, flags).of(c"cuMemMap")
}

/// The preconditions of [`cuMemMapArrayAsync`](crate::calls::cuMemMapArrayAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `mapInfoList[i].resourceType` must be [`CU_RESOURCE_TYPE_ARRAY`](CUresourcetype::CU_RESOURCE_TYPE_ARRAY) or [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY). (Rule 393)
/// - `mapInfoList[i].memOperationType` must be [`CU_MEM_OPERATION_TYPE_MAP`](CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP) or [`CU_MEM_OPERATION_TYPE_UNMAP`](CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP). (Rule 394)
/// - `mapInfoList[i].deviceBitMask` must be a power of two, for one device. (Rule 395)
/// - `mapInfoList[i].flags` must be zero. (Rule 396)
/// - `mapInfoList[i].reserved` must be zero. (Rule 397)
/// - `mapInfoList[i].memHandleType` must be [`CU_MEM_HANDLE_TYPE_GENERIC`](CUmemHandleType::CU_MEM_HANDLE_TYPE_GENERIC), with [`CU_MEM_OPERATION_TYPE_MAP`](CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP). (Rule 398)
/// - `mapInfoList[i].memHandle.memHandle` must be zero, with [`CU_MEM_OPERATION_TYPE_UNMAP`](CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP). (Rule 399)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuMemMapArrayAsync(mapInfoList, count) }.of(c"cuMemMapArrayAsync")
}

/// The preconditions of [`cuMemSetAccess`](crate::calls::cuMemSetAccess) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `desc[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), up to CUDA 12.1. (Rule 522)
/// - `desc[i].flags` must be [`CU_MEM_ACCESS_FLAGS_PROT_NONE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE), [`CU_MEM_ACCESS_FLAGS_PROT_READ`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ) or [`CU_MEM_ACCESS_FLAGS_PROT_READWRITE`](CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE). (Rule 527)
///
/// | `desc[i].location.type` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) | all |
/// | any other | since 12.2 |
///
/// # Checked by asking the driver or the system
///
/// - `desc[i].location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemSetAccess(
    ptr: CUdeviceptr,
    size: usize,
    desc: *const CUmemAccessDesc,
    count: usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let desc = unsafe { elements(desc, count) };
    rules::cuMemSetAccess(desc).of(c"cuMemSetAccess")
}

/// The preconditions of [`cuMemGetAccess`](crate::calls::cuMemGetAccess) that can be checked.
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
/// - `location.id` must be the ordinal of a device, with [`CU_MEM_LOCATION_TYPE_DEVICE`](CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE). (Rule 523)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetAccess(
    flags: *mut c_ulonglong,
    location: *const CUmemLocation,
    ptr: CUdeviceptr,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(location) = (unsafe { target(location) }) else { return Ok(()) };
    rules::cuMemGetAccess(location).of(c"cuMemGetAccess")
}

/// The preconditions of [`cuMemExportToShareableHandle`](crate::calls::cuMemExportToShareableHandle) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `handleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) or [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT), up to CUDA 12.2. (Rule 520)
/// - `handleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) or [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC). (Rule 521)
/// - `flags` must be zero. (Rule 400)
///
/// | `handleType` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) | all |
/// | [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) | since 12.3 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemExportToShareableHandle(
    shareableHandle: *mut c_void,
    handle: CUmemGenericAllocationHandle,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<(), Precondition> {
    rules::cuMemExportToShareableHandle(handleType, flags).of(c"cuMemExportToShareableHandle")
}

/// The preconditions of [`cuMemImportFromShareableHandle`](crate::calls::cuMemImportFromShareableHandle) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `shHandleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) or [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT), up to CUDA 12.2. (Rule 520)
/// - `shHandleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) or [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC). (Rule 521)
///
/// | `shHandleType` | allowed in CUDA |
/// |---|---|
/// | [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) | all |
/// | [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) | all |
/// | [`CU_MEM_HANDLE_TYPE_FABRIC`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) | since 12.3 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemImportFromShareableHandle(
    handle: *mut CUmemGenericAllocationHandle,
    osHandle: *mut c_void,
    shHandleType: CUmemAllocationHandleType,
) -> Result<(), Precondition> {
    rules::cuMemImportFromShareableHandle(shHandleType).of(c"cuMemImportFromShareableHandle")
}

/// The preconditions of [`cuMemGetAllocationGranularity`](crate::calls::cuMemGetAllocationGranularity) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `option` must be [`CU_MEM_ALLOC_GRANULARITY_MINIMUM`](CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM) or [`CU_MEM_ALLOC_GRANULARITY_RECOMMENDED`](CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_RECOMMENDED). (Rule 401)
/// - `prop.requestedHandleTypes` must not have [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), on Windows. (Rule 375)
/// - `prop.win32HandleMetaData` must be null, without [`CU_MEM_HANDLE_TYPE_WIN32`](CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (Rule 376)
/// - `prop.allocFlags.gpuDirectRDMACapable` must not be zero, with [`CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`] in `prop.allocFlags.usage`, since CUDA 13.4. (Rule 377)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetAllocationGranularity(
    granularity: *mut usize,
    prop: *const CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    rules::cuMemGetAllocationGranularity(prop, option).of(c"cuMemGetAllocationGranularity")
}
