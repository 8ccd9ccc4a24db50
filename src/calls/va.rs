// Created by `cargo xtask emit` from cuda.h, src/rules/va.toml, src/owned/multicast.rs, src/owned/virtual_memory.rs, src/rules/parts/handle.rs, src/rules/parts/location.rs, src/rules/parts/memory.rs, src/rules/parts/undocumented.rs, src/rules/va.rs, cuda-sys/build/generate/reference/va.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/ipc.md, src/guides/multicast.md, src/guides/virtual_memory.md and tests/pages/va.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_uint, c_ulonglong, c_void};
use core::ptr;
use libcuda_sys::{
    CUarrayMapInfo, CUdeviceptr, CUmemAccessDesc, CUmemAllocationGranularity_flags,
    CUmemAllocationHandleType, CUmemAllocationProp, CUmemGenericAllocationHandle, CUmemLocation,
    CUstream,
};

/// Reserves a virtual address range. Nothing is mapped in it yet.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemAddressReserve`](libcuda_sys::cuMemAddressReserve).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let location = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let access = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
/// // SAFETY: the properties hold no pointer, and nothing uses the addresses after the unmapping.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     calls::cuMemMap(address, size, 0, memory, 0)?;
///     calls::cuMemRelease(memory)?; // the mapping keeps the memory
///     calls::cuMemSetAccess(address, size, &[CUmemAccessDesc { location, flags: access }])?;
///     calls::cuMemsetD8(address, 0, size)?;
///     calls::cuMemUnmap(address, size)?;
///     calls::cuMemAddressFree(address, size)
/// }
/// # }
/// ```
///
/// Guide: [Memory mapped at addresses of your choice](crate::guides::virtual_memory).
///
/// # Parameters
///
/// - `size`: The size of the range, in bytes, a multiple of the host's page size.
/// - `alignment`: The alignment of the start, in bytes, a power of two. 0 stands for the default alignment.
/// - `addr`: A hint for the start of the range, a multiple of the host's page size. With 0 the driver chooses the start.
/// - `flags`: Must be zero.
///
/// # Returns
///
/// The start of the reserved range.
///
/// # Why it is safe
///
/// The call takes only numbers and reserves unused addresses.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` or `alignment` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `flags` must be zero. (373)
/// - `alignment` must be zero or a power of two. (374)
///
/// # Checked by a query
///
/// - `size` must be a multiple of the size of the host's pages. (371)
/// - `addr` must be a multiple of the size of the host's pages. (372)
///
/// # Explained after a refusal
///
/// - `size` is of addresses that a program maps itself, and the [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1122)
/// - `size` is zero. (803)
/// - `size` is not a multiple of the minimum granularity of the device's memory. (843)
/// - `addr` is not a multiple of the minimum granularity of the device's memory. (1068)
/// - `size` is more addresses than are free in one piece in this process. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (928)
///
/// # Left to the caller
///
/// - `size` must be requested only on a system with unified virtual addressing. Not checked, because every 64-bit process has it, and the driver reports systems without it.
/// - `size` must be used only with a device whose [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero. Not checked, because only the documentation of the attribute says so, and it names no error. (Explained after a refusal: 1122)
#[inline]
pub fn cuMemAddressReserve(
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: c_ulonglong,
) -> Result<CUdeviceptr> {
    let mut ptr = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuMemAddressReserve(&mut ptr, size, alignment, addr, flags) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome =
        unsafe { libcuda_sys::cuMemAddressReserve(&mut ptr, size, alignment, addr, flags) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuMemAddressReserve",
                outcome,
                ((), size, (), addr),
                rows::cuMemAddressReserve,
                move || checks::cuMemAddressReserve(&mut ptr, size, alignment, addr, flags),
            )
        });
    }
    Ok(ptr)
}

/// Frees a reserved virtual address range. Nothing may be mapped in it any more.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemAddressFree`](libcuda_sys::cuMemAddressFree).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let location = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let access = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
/// // SAFETY: the properties hold no pointer, and nothing uses the addresses after the unmapping.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     calls::cuMemMap(address, size, 0, memory, 0)?;
///     calls::cuMemRelease(memory)?; // the mapping keeps the memory
///     calls::cuMemSetAccess(address, size, &[CUmemAccessDesc { location, flags: access }])?;
///     calls::cuMemsetD8(address, 0, size)?;
///     calls::cuMemUnmap(address, size)?;
///     calls::cuMemAddressFree(address, size)
/// }
/// # }
/// ```
///
/// Guide: [Memory mapped at addresses of your choice](crate::guides::virtual_memory).
///
/// # Parameters
///
/// - `ptr`: The start of the range, as [`cuMemAddressReserve`] returned it.
/// - `size`: The size of the whole range, in bytes, as it was reserved.
///
/// # Safety
///
/// The range must be a whole reservation that the caller owns, that holds no mapping and that nothing uses any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `size` is of addresses that a program maps itself, and the [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1122)
/// - `ptr` is in memory that another function allocated, and in no range of [`cuMemAddressReserve`]. (712)
/// - `ptr` is in no range of [`cuMemAddressReserve`], or in one that was freed already. (926)
/// - `size` is not the size of the reserved range, or `ptr` is not its start. (927)
/// - `ptr` is still mapped. (698)
///
/// # Kept by owned objects, else left to the caller
///
/// - `size` must equal the size of the reservation.
/// - `ptr` must be the start of a reservation of [`cuMemAddressReserve`].
#[inline]
pub unsafe fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemAddressFree(ptr, size) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemAddressFree", outcome, (ptr, size), rows::cuMemAddressFree, unruled)
        });
    }
    Ok(())
}

/// Creates a physical memory allocation. It has no address until [`cuMemMap`] maps it.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemCreate`](libcuda_sys::cuMemCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let location = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let access = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
/// // SAFETY: the properties hold no pointer, and nothing uses the addresses after the unmapping.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     calls::cuMemMap(address, size, 0, memory, 0)?;
///     calls::cuMemRelease(memory)?; // the mapping keeps the memory
///     calls::cuMemSetAccess(address, size, &[CUmemAccessDesc { location, flags: access }])?;
///     calls::cuMemsetD8(address, 0, size)?;
///     calls::cuMemUnmap(address, size)?;
///     calls::cuMemAddressFree(address, size)
/// }
/// # }
/// ```
///
/// Guide: [Memory mapped at addresses of your choice](crate::guides::virtual_memory).
///
/// # Parameters
///
/// - `size`: The size of the allocation, in bytes. A multiple of the minimum granularity that [`cuMemGetAllocationGranularity`] returns for `prop`.
/// - `prop`: The properties of the allocation: its type, its location and the handle types that it can be exported as.
/// - `flags`: Must be zero.
///
/// # Returns
///
/// The allocation handle, which [`cuMemRelease`] releases.
///
/// # Safety
///
/// `prop.win32HandleMetaData` must be null or point to valid object attributes: on Windows the driver reads them.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` or `prop` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), if `prop` breaks a rule below with this code
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `prop.requestedHandleTypes` must not have [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless the process has access to an IMEX channel, in CUDA 12.4 to 12.6.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `flags` must be zero. (379)
/// - `prop.type` must be an enumerator of [`CUmemAllocationType`](libcuda_sys::CUmemAllocationType) that the driver's release has. (381)
/// - In CUDA 12.2 to 12.5, `prop.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST), [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). (382)
/// - In CUDA 12.6 to 12.9, `prop.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (383)
/// - Since CUDA 12.6, `prop.location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT). (384)
/// - In CUDA 12.2 to 13.1, `prop.location.type` must not be [`CU_MEM_LOCATION_TYPE_INVISIBLE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE), which the release does not have. (385)
/// - In CUDA 12.2 to 13.3, `prop.location.type` must not be [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN), which the release does not have. (386)
/// - `prop.win32HandleMetaData` must not be null if `prop.requestedHandleTypes` has [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (387)
/// - Since CUDA 13.0, `prop.requestedHandleTypes` must be zero if `prop.location.type` is [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST). (388)
/// - Since CUDA 12.2, `prop.location.id` must be at least 0 if `prop.location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (524)
/// - `prop.requestedHandleTypes` must not have [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) on Windows. (375)
/// - `prop.win32HandleMetaData` must be null if `prop.requestedHandleTypes` does not have [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (376)
/// - Since CUDA 13.4, `prop.allocFlags.gpuDirectRDMACapable` must not be zero if `prop.allocFlags.usage` has [`CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`](libcuda_sys::CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE). (377)
/// - Up to CUDA 12.1, `prop.location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (522)
///
/// Allowed in `prop.type`, by the release of CUDA:
///
/// - every release: [`CU_MEM_ALLOCATION_TYPE_PINNED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED)
/// - since 13.0: [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED)
///
/// # Checked by a query
///
/// - Since CUDA 13.4, `prop.allocFlags.gpuDirectRDMACapable` must be zero if the device has several domains and its [`CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED) is zero, `prop.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN) and `prop.allocFlags.usage` does not have [`CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`](libcuda_sys::CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE). (378)
/// - Since CUDA 12.2, `prop.location.id` must be zero if the system has no NUMA nodes and `prop.location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (389)
/// - `size` must be a multiple of the minimum granularity of such an allocation. (390)
/// - If `prop.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN):
///   - Since CUDA 13.4, `prop.location.localized.deviceId` must be the ordinal of a device, below the number of devices. (525)
///   - Since CUDA 13.4, `prop.location.localized.localityDomainId` must be below the device's [`CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT). (526)
/// - `prop.location.id` must be the ordinal of a device, below the number of devices, if `prop.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `size` is more than the bytes that the device has. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (765)
/// - `size` is more than the bytes that the device had free just after the refusal. [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY). (697)
/// - `size` is zero. (803)
/// - `prop.allocFlags.compressionType` is not [`CU_MEM_ALLOCATION_COMP_NONE`](libcuda_sys::CUmemAllocationCompType::CU_MEM_ALLOCATION_COMP_NONE) or [`CU_MEM_ALLOCATION_COMP_GENERIC`](libcuda_sys::CUmemAllocationCompType::CU_MEM_ALLOCATION_COMP_GENERIC). (1081)
/// - `prop.allocFlags.compressionType` is not zero, and `usage` has [`CU_MEM_CREATE_USAGE_TILE_POOL`](libcuda_sys::CU_MEM_CREATE_USAGE_TILE_POOL) or [`CU_MEM_CREATE_USAGE_HW_DECOMPRESS`](libcuda_sys::CU_MEM_CREATE_USAGE_HW_DECOMPRESS). (1082)
/// - `prop.allocFlags.gpuDirectRDMACapable` is not zero, and `usage` has [`CU_MEM_CREATE_USAGE_TILE_POOL`](libcuda_sys::CU_MEM_CREATE_USAGE_TILE_POOL). (1083)
/// - `prop.requestedHandleTypes` is not zero, and `usage` has [`CU_MEM_CREATE_USAGE_TILE_POOL`](libcuda_sys::CU_MEM_CREATE_USAGE_TILE_POOL). (1084)
/// - `prop.type` is [`CU_MEM_ALLOCATION_TYPE_MANAGED`](libcuda_sys::CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED), and this driver creates such memory only in pools. (1085)
/// - `prop.location.type` is no place for memory. (1034)
/// - If `prop.location.type` is [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) or [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA):
///   - `prop.allocFlags.compressionType` is not zero. (1035)
///   - `prop.allocFlags.gpuDirectRDMACapable` is not zero. (1036)
/// - `prop.location.id` is not the number of a NUMA node of this system, and `prop.location.type` is [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). (1027)
/// - `prop.requestedHandleTypes` has a type of handle that only Windows has. (1022)
/// - `prop.requestedHandleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and the [`CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1118)
/// - `prop.requestedHandleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1013)
/// - `prop.location.id` is a device whose [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is zero, and `prop.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1119)
/// - `prop.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1120)
/// - `prop.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1121)
///
/// # Left to the caller
///
/// - `prop.win32HandleMetaData` must not be null on Windows. Not checked, because the documentation contradicts that of the field, which requires null without [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32).
/// - `prop.requestedHandleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) and [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT), up to CUDA 12.2. Not checked, because the documentation does not say that other bits are rejected, and drivers accept them.
/// - `prop.requestedHandleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) and [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), since CUDA 12.3. Not checked, because the documentation does not say that other bits are rejected, and drivers accept them.
/// - `prop.location.type` must not be [`CU_MEM_LOCATION_TYPE_NONE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_NONE), since CUDA 13.0. Not checked, because the documentation says it of managed pools and does not say that it is rejected for an allocation.
/// - `prop.location.id` must be the NUMA node of a CPU, for [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), since CUDA 12.2. Not checked, because no driver call lists the host's NUMA nodes; only negative nodes are rejected.
/// - `prop.requestedHandleTypes` must not have [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless the process has access to an IMEX channel, in CUDA 12.4 to 12.6. Not checked, because files of the system decide it, which no call reports. (Explained after a refusal: 1013)
/// - `prop.requestedHandleTypes` must not have [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless `/proc/devices` lists `nvidia-caps-imex-channels`, since CUDA 12.8. Not checked, because files of the system decide it, which no call reports. (Explained after a refusal: 1013)
/// - `prop.requestedHandleTypes` must not have [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless the user may open the file of an IMEX channel, since CUDA 12.8. Not checked, because files of the system decide it, which no call reports. (Explained after a refusal: 1013)
/// - `prop.allocFlags.usage` must have no bits but those that the release names: [`CU_MEM_CREATE_USAGE_TILE_POOL`](libcuda_sys::CU_MEM_CREATE_USAGE_TILE_POOL), from 12.8 on [`CU_MEM_CREATE_USAGE_HW_DECOMPRESS`](libcuda_sys::CU_MEM_CREATE_USAGE_HW_DECOMPRESS), from 13.4 on [`CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`](libcuda_sys::CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE). Not checked, because the documentation explains the bits, but does not say that others are rejected.
/// - `prop.allocFlags.usage` must not have [`CU_MEM_CREATE_USAGE_TILE_POOL`](libcuda_sys::CU_MEM_CREATE_USAGE_TILE_POOL) except for memory that backs sparse arrays. Not checked, because only the program knows what it will use the memory for.
/// - `prop.allocFlags.gpuDirectRDMACapable` must be zero if the device's [`CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED) is zero. Not checked, because the documentation calls it a hint and does not say that it is rejected.
/// - `prop.location.id` must be a device whose [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero. Not checked, because only the documentation of the attribute says so, and it names no error. (Explained after a refusal: 1119)
/// - `prop.location.type` must be [`CU_MEM_LOCATION_TYPE_HOST`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST) only with a device whose [`CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, since CUDA 13.0. Not checked, because only the documentation of the attribute says so, and it names no error. (Explained after a refusal: 1120)
/// - `prop.location.type` must be [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA) only with a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, since CUDA 12.9. Not checked, because only the documentation of the attribute says so, and it names no error. (Explained after a refusal: 1121)
/// - `prop.requestedHandleTypes` must have only handle types that the device supports, by its attributes. Not checked, because only the documentation of the attributes says so, and it names no error.
#[inline]
pub unsafe fn cuMemCreate(
    size: usize,
    prop: &CUmemAllocationProp,
    flags: c_ulonglong,
) -> Result<CUmemGenericAllocationHandle> {
    let mut handle = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemCreate(&mut handle, size, prop, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemCreate(&mut handle, size, prop, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemCreate", outcome, ((), size, prop), rows::cuMemCreate, move || {
                checks::cuMemCreate(&mut handle, size, prop, flags)
            })
        });
    }
    Ok(handle)
}

/// Releases one reference to an allocation or a multicast object.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemRelease`](libcuda_sys::cuMemRelease).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let location = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let access = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
/// // SAFETY: the properties hold no pointer, and nothing uses the addresses after the unmapping.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     calls::cuMemMap(address, size, 0, memory, 0)?;
///     calls::cuMemRelease(memory)?; // the mapping keeps the memory
///     calls::cuMemSetAccess(address, size, &[CUmemAccessDesc { location, flags: access }])?;
///     calls::cuMemsetD8(address, 0, size)?;
///     calls::cuMemUnmap(address, size)?;
///     calls::cuMemAddressFree(address, size)
/// }
/// # }
/// ```
///
/// Guide: [Memory mapped at addresses of your choice](crate::guides::virtual_memory).
///
/// # Parameters
///
/// - `handle`: The handle from [`cuMemCreate`], [`cuMulticastCreate`](crate::calls::cuMulticastCreate), [`cuMemImportFromShareableHandle`] or [`cuMemRetainAllocationHandle`]. Each of these calls needs a release of its own.
///
/// # Safety
///
/// `handle` must be a reference that the caller owns, and must not be used after the call.
///
/// Mappings stay valid: the memory is freed when no reference, no exported handle and no mapping is left. The released reference must not be used again.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `handle` was released already, or is a handle of neither an allocation nor a multicast object. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (933)
///
/// # Kept by owned objects, else left to the caller
///
/// - `handle` must be a handle that is not released.
/// - `handle` must come from [`cuMemCreate`], or from another call that returns such handles.
/// - `handle` must be released once for each import of it.
#[inline]
pub unsafe fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemRelease(handle) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemRelease", outcome, (handle,), rows::cuMemRelease, unruled)
        });
    }
    Ok(())
}

/// Maps an allocation or a multicast object into a reserved virtual address range.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemMap`](libcuda_sys::cuMemMap).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let location = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let access = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
/// // SAFETY: the properties hold no pointer, and nothing uses the addresses after the unmapping.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     calls::cuMemMap(address, size, 0, memory, 0)?;
///     calls::cuMemRelease(memory)?; // the mapping keeps the memory
///     calls::cuMemSetAccess(address, size, &[CUmemAccessDesc { location, flags: access }])?;
///     calls::cuMemsetD8(address, 0, size)?;
///     calls::cuMemUnmap(address, size)?;
///     calls::cuMemAddressFree(address, size)
/// }
/// # }
/// ```
///
/// Guide: [Memory mapped at addresses of your choice](crate::guides::virtual_memory); [One store that reaches several GPUs](crate::guides::multicast).
///
/// # Parameters
///
/// - `ptr`: The address of the mapping, in a range from [`cuMemAddressReserve`] where nothing is mapped. A multiple of the minimum granularity. [`cuMemSetAccess`] makes the mapping accessible.
/// - `size`: The size of the mapping, in bytes. A multiple of the minimum granularity that [`cuMemGetAllocationGranularity`] returns, or [`cuMulticastGetGranularity`](crate::calls::cuMulticastGetGranularity) for a multicast object.
/// - `offset`: The offset into the allocation, in bytes. Must be zero for an allocation. For a multicast object, a multiple of the minimum granularity.
/// - `handle`: The allocation or the multicast object. For a multicast object, the call blocks until every device is added.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// The range must lie in a reservation that the caller may use, and nothing may be mapped in it yet. `handle` must be one that the driver returned and that is not released.
///
/// The address range must stay reserved until [`cuMemUnmap`]. The handle of an allocation may be released before, because the mapping keeps the memory. Keep the handle of a multicast object until the range is unmapped.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `size` or `flags` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE), if `handle` is a multicast object and the system's configuration is illegal (since CUDA 12.9)
///
/// # Checked
///
/// - `size` must not overflow when added to `offset`: the range must lie within the allocation. (391)
/// - `flags` must be zero. (392)
///
/// # Explained after a refusal
///
/// - `size` is of addresses that a program maps itself, and the [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1122)
/// - `ptr` is not a multiple of the minimum granularity of the allocation. (806)
/// - `size` is not a multiple of the minimum granularity of the allocation. (807)
/// - `size` is zero. (840)
/// - `offset` is not zero: the driver maps an allocation as a whole. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (841)
/// - `size` is not the size of the allocation, which the driver maps as a whole. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (842)
/// - `ptr` is in memory that another function allocated, and in no range of [`cuMemAddressReserve`]. (712)
/// - `ptr` is in no range of [`cuMemAddressReserve`], or in one that was freed already. (926)
/// - `ptr` is already mapped. (699)
/// - `handle` was released already, or is a handle of neither an allocation nor a multicast object. (934)
/// - `handle` is a multicast object, whose devices, or the system between them, are not ready for it. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY). (1123)
///
/// # Kept by owned objects, else left to the caller
///
/// - `ptr` must start a range of `size` bytes within the reservation. (590)
/// - `ptr` must be a multiple of the minimum granularity of the mapped object. (597)
/// - `size` must be a multiple of the minimum granularity of the mapped object. (598)
/// - `offset` must be a multiple of the minimum granularity of the mapped object. (599)
/// - `ptr` must start a range of `size` bytes that holds no mapping. (591)
/// - `handle` must be an allocation, or a multicast object that has all the devices that it was created for, since CUDA 12.1. (593)
///
/// # Left to the caller
///
/// - `size` must be used only with a device whose [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero. Not checked, because only the documentation of the attribute says so, and it names no error. (Explained after a refusal: 1122)
/// - `offset + size` must be below the size of the allocation. Not checked, because drivers also map whole allocations, and a handle does not show the size of its memory.
/// - `handle` must not be a multicast object whose devices are of different cliques, since CUDA 13.4. Not checked, because a handle does not show which devices were added.
/// - `offset` must be zero. Not checked, because the documentation also allows an aligned offset for multicast objects, and a handle does not show the type of its object.
/// - `handle` must be the handle of memory that can be shared. Not checked, because drivers accept any memory.
#[inline]
pub unsafe fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemMap(ptr, size, offset, handle, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemMap(ptr, size, offset, handle, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemMap",
                outcome,
                (ptr, size, offset, handle),
                rows::cuMemMap,
                move || checks::cuMemMap(0, size, offset, 0, flags),
            )
        });
    }
    Ok(())
}

/// Maps tile pool memory to subregions of sparse arrays, or unmaps it, in stream order.
///
/// Since CUDA 11.1. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemMapArrayAsync`](libcuda_sys::cuMemMapArrayAsync).
///
/// Examples of this group: [`cuMemMap`] and [`cuMemExportToShareableHandle`].
///
/// # Parameters
///
/// - `mapInfoList`: The map and unmap operations.
/// - `count`: The number of operations.
/// - `hStream`: The stream. In the `deviceBitMask` of each operation, only the bit of the stream's device must be set.
///
/// # Safety
///
/// `mapInfoList` must point to `count` operations whose arrays and allocations are alive. `hStream` must be a live stream.
///
/// The arrays and tile pool allocations named in `mapInfoList` must exist until the stream has run the operations. `hStream` may be destroyed while they are pending.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `mapInfoList` breaks a rule below. Also: `mapInfoList[i].resource.array` must not be a level of a mipmapped array.
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - `mapInfoList[i].resourceType` must be [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY) or [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY). (393)
/// - `mapInfoList[i].memOperationType` must be an enumerator of [`CUmemOperationType`](libcuda_sys::CUmemOperationType) that the driver's release has. (394)
/// - `mapInfoList[i].deviceBitMask` must be a power of two: it names one device. (395)
/// - `mapInfoList[i].flags` must be zero. (396)
/// - `mapInfoList[i].reserved` must be zero. (397)
/// - `mapInfoList[i].memHandleType` must be an enumerator of [`CUmemHandleType`](libcuda_sys::CUmemHandleType) that the driver's release has, if `mapInfoList[i].memOperationType` is [`CU_MEM_OPERATION_TYPE_MAP`](libcuda_sys::CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP). (398)
/// - `mapInfoList[i].memHandle.memHandle` must be zero if `mapInfoList[i].memOperationType` is [`CU_MEM_OPERATION_TYPE_UNMAP`](libcuda_sys::CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP). (399)
///
/// # Checked by a query
///
/// - `mapInfoList[i].deviceBitMask` must be the bit of the device of `hStream`. (628)
/// - `mapInfoList[i].deviceBitMask` must be the bit of the device of `memHandle` if `mapInfoList[i].memOperationType` is [`CU_MEM_OPERATION_TYPE_MAP`](libcuda_sys::CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP). (629)
/// - `mapInfoList[i].resource` must be created with [`CUDA_ARRAY3D_SPARSE`](libcuda_sys::CUDA_ARRAY3D_SPARSE) or [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (607)
/// - `mapInfoList[i].resource` must have two or three dimensions. (608)
/// - `mapInfoList[i].subresourceType` must be an enumerator of [`CUarraySparseSubresourceType`](libcuda_sys::CUarraySparseSubresourceType) that the driver's release has, if the array has no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (609)
/// - `mapInfoList[i].subresource.sparseLevel.level` must be zero if the array has no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING) and `mapInfoList[i].resourceType` is [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY). (610)
/// - `mapInfoList[i].subresource.sparseLevel.offsetX` must be a multiple of the width of a tile if the array has no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (630)
/// - `mapInfoList[i].subresource.sparseLevel.offsetY` must be a multiple of the height of a tile if the array has no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (631)
/// - `mapInfoList[i].subresource.sparseLevel.offsetZ` must be a multiple of the depth of a tile if the array has no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (632)
/// - `mapInfoList[i].subresource.miptail.offset` must be below the size of the mip tail if the array has no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (633)
/// - `mapInfoList[i].subresource.miptail.size` must be at most the size of the mip tail less `offset` if the array has no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING): `offset + size` must be within the mip tail. (634)
/// - `mapInfoList[i].subresource.miptail.layer` must be zero if the array has [`CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL`](libcuda_sys::CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL) and no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING) and `mapInfoList[i].resourceType` is not [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY). (635)
/// - `mapInfoList[i].subresource.sparseLevel.layer` must be below the number of layers, or 1 without [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED), if the array has no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING) and is no cubemap. (611)
/// - `mapInfoList[i].subresource.miptail.layer` must be below the number of layers, or 1 without [`CUDA_ARRAY3D_LAYERED`](libcuda_sys::CUDA_ARRAY3D_LAYERED), if the array has no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING) and is no cubemap. (614)
/// - `mapInfoList[i].subresource.sparseLevel.offsetZ` must be zero if the array has two dimensions and no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (612)
/// - `mapInfoList[i].subresource.sparseLevel.extentDepth` must be 1 if the array has two dimensions and no [`CUDA_ARRAY3D_DEFERRED_MAPPING`](libcuda_sys::CUDA_ARRAY3D_DEFERRED_MAPPING). (613)
///
/// # Explained after a refusal
///
/// - `hStream` is capturing. [`CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). (661)
/// - `hStream` belongs to a context that is not live, and no context is current on this thread. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (903)
/// - `hStream` belongs to a context that was destroyed. [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT). (1066)
/// - `mapInfoList[i].resource.mipmap` is null, and `mapInfoList[i].resourceType` is [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
/// - `mapInfoList[i].resource.array` is null, and `mapInfoList[i].resourceType` is [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY). [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `mapInfoList` must point to `count` operations. Not checked, because the length behind a pointer is unknown.
/// - `mapInfoList[i].resource.array` must be a live array, for [`CU_RESOURCE_TYPE_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_ARRAY). Not checked, because no query reports whether a handle is live.
/// - `mapInfoList[i].resource.array` must not be a level of a mipmapped array. Not checked, because neither a handle nor an address shows its origin.
/// - `mapInfoList[i].resource.mipmap` must be a live mipmapped array, for [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY). Not checked, because no query reports whether a handle is live.
/// - `mapInfoList[i].subresource.sparseLevel` must hold the offsets and extents of a part of the array, for [`CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL`](libcuda_sys::CUarraySparseSubresourceType::CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL). Not checked, because the documentation does not say whether the last tile may reach beyond the array, as whole tiles require.
/// - `mapInfoList[i].subresource.sparseLevel.extentWidth` must be a multiple of the tile's width, and so `extentHeight` and `extentDepth` of their tile dimensions. Not checked, because the documentation does not say whether the last tile may reach beyond the array, as whole tiles require.
/// - `mapInfoList[i].subresource.sparseLevel.level` must be a level of the mipmapped array, for [`CU_RESOURCE_TYPE_MIPMAPPED_ARRAY`](libcuda_sys::CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY). Not checked, because no query reports the number of levels.
/// - `mapInfoList[i].subresource.miptail.offset` must be a multiple of the tile's size. Not checked, because no query reports the size of a tile in bytes.
/// - `mapInfoList[i].subresource.miptail.size` must be a multiple of the tile's size. Not checked, because no query reports the size of a tile in bytes.
/// - `mapInfoList[i].memHandle.memHandle` must be created by [`cuMemCreate`] with [`CU_MEM_CREATE_USAGE_TILE_POOL`](libcuda_sys::CU_MEM_CREATE_USAGE_TILE_POOL), for [`CU_MEM_OPERATION_TYPE_MAP`](libcuda_sys::CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP). Not checked, because neither a handle nor an address shows its origin.
#[inline]
pub unsafe fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemMapArrayAsync(mapInfoList, count, hStream) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemMapArrayAsync(mapInfoList, count, hStream) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemMapArrayAsync",
                outcome,
                (mapInfoList, count, hStream),
                rows::cuMemMapArrayAsync,
                move || checks::cuMemMapArrayAsync(mapInfoList, count, hStream),
            )
        });
    }
    Ok(())
}

/// Unmaps the memory of a virtual address range. The range stays reserved.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemUnmap`](libcuda_sys::cuMemUnmap).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let location = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let access = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
/// // SAFETY: the properties hold no pointer, and nothing uses the addresses after the unmapping.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     calls::cuMemMap(address, size, 0, memory, 0)?;
///     calls::cuMemRelease(memory)?; // the mapping keeps the memory
///     calls::cuMemSetAccess(address, size, &[CUmemAccessDesc { location, flags: access }])?;
///     calls::cuMemsetD8(address, 0, size)?;
///     calls::cuMemUnmap(address, size)?;
///     calls::cuMemAddressFree(address, size)
/// }
/// # }
/// ```
///
/// Guide: [Memory mapped at addresses of your choice](crate::guides::virtual_memory).
///
/// # Parameters
///
/// - `ptr`: The start of the range, which must be the start of a mapping. All work that uses the range must be complete.
/// - `size`: The size of the range, in bytes. It must cover whole mappings.
///
/// # Safety
///
/// The range must consist of whole mappings that nothing uses any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `size` is of addresses that a program maps itself, and the [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1122)
/// - `ptr` is not in memory that [`cuMemMap`] has mapped. (929)
/// - `ptr` is not mapped. (932)
/// - `size` does not end where a mapping ends, or `ptr` is not where one begins: a mapping is unmapped as a whole. (931)
///
/// # Kept by owned objects, else left to the caller
///
/// - `ptr` must be where a mapping starts.
/// - `size` must cover a mapping as a whole.
#[inline]
pub unsafe fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemUnmap(ptr, size) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuMemUnmap", outcome, (ptr, size), rows::cuMemUnmap, unruled)
        });
    }
    Ok(())
}

/// Sets the access that locations have to a mapped virtual address range.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemSetAccess`](libcuda_sys::cuMemSetAccess).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let location = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let access = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
/// // SAFETY: the properties hold no pointer, and nothing uses the addresses after the unmapping.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     calls::cuMemMap(address, size, 0, memory, 0)?;
///     calls::cuMemRelease(memory)?; // the mapping keeps the memory
///     calls::cuMemSetAccess(address, size, &[CUmemAccessDesc { location, flags: access }])?;
///     calls::cuMemsetD8(address, 0, size)?;
///     calls::cuMemUnmap(address, size)?;
///     calls::cuMemAddressFree(address, size)
/// }
/// # }
/// ```
///
/// Guide: [Memory mapped at addresses of your choice](crate::guides::virtual_memory); [One store that reaches several GPUs](crate::guides::multicast).
///
/// # Parameters
///
/// - `ptr`: The start of the range, which must be the start of a mapping.
/// - `size`: The size of the range, in bytes. The range must consist of whole mappings, without a gap.
/// - `desc`: The locations, each with its access flags.
/// - The length of `desc` is C's `count`.
///
/// # Safety
///
/// The mappings in the range must belong to the caller, and nothing may use an access that the call removes.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `desc` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `desc[i].flags` must be an enumerator of [`CUmemAccess_flags`](libcuda_sys::CUmemAccess_flags) that the driver's release has. (527)
/// - Up to CUDA 12.1, `desc[i].location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (522)
///
/// # Checked by a query
///
/// - `desc[i].location.id` must be the ordinal of a device, below the number of devices, if `desc[i].location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `size` is of addresses that a program maps itself, and the [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1122)
/// - `ptr` is in memory that another function allocated, and in no range of [`cuMemAddressReserve`]. (712)
/// - `ptr` is where a multicast object is mapped, to which a device of `desc` was not added. [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE). (1124)
/// - `ptr` is not mapped. (766)
/// - `size` ends where nothing is mapped. (767)
/// - `size` is not a multiple of the minimum granularity of the device's memory. (935)
/// - `desc[i].location.type` is not [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE), and `ptr` is memory of a device. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (936)
/// - `size` is zero. (1015)
/// - `count` is zero. (1016)
/// - `ptr` is not where a mapping starts: access is given to whole mappings. (1017)
/// - `size` does not end where a mapping ends: access is given to whole mappings. (1018)
/// - `desc[i].location.type` is no place that can have access. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1026)
/// - `desc[i].location.id` is a device whose [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is zero, and `desc[i].location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1119)
/// - `desc[i].location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1120)
/// - `desc[i].location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1121)
///
/// # Kept by owned objects, else left to the caller
///
/// - `ptr` must start a range of `size` bytes that is mapped throughout, with whole mappings.
/// - `ptr` must be a multiple of the minimum multicast granularity, for a multicast object, since CUDA 12.1.
/// - `size` must be a multiple of the minimum multicast granularity, for a multicast object, since CUDA 12.1.
///
/// # Left to the caller
///
/// - `desc[i].location.type` must not be [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA), for memory at another type of location, since CUDA 12.2. Not checked, because an address does not show where its memory is; an owned mapping remembers it.
#[inline]
pub unsafe fn cuMemSetAccess(
    ptr: CUdeviceptr,
    size: usize,
    desc: &[CUmemAccessDesc],
) -> Result<()> {
    let count = desc.len();
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemSetAccess(ptr, size, desc.as_ptr(), count) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemSetAccess(ptr, size, desc.as_ptr(), count) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemSetAccess",
                outcome,
                (ptr, size, desc.as_ptr(), count),
                rows::cuMemSetAccess,
                move || checks::cuMemSetAccess(0, 0, desc.as_ptr(), count),
            )
        });
    }
    Ok(())
}

/// Returns the access that a location has to the memory mapped at an address.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetAccess`](libcuda_sys::cuMemGetAccess).
///
/// Examples of this group: [`cuMemMap`] and [`cuMemExportToShareableHandle`].
///
/// # Parameters
///
/// - `location`: The location.
/// - `ptr`: The address, in a mapped range.
///
/// # Returns
///
/// The access, a value of [`CUmemAccess_flags`](libcuda_sys::CUmemAccess_flags).
///
/// # Why it is safe
///
/// The argument is a reference to a whole struct, which the driver only reads. The driver looks up the address without accessing its memory.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `location` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), if `location` breaks a rule below with this code
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - Up to CUDA 12.1, `location.type` must be [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). (522)
///
/// # Checked by a query
///
/// - `location.id` must be the ordinal of a device, below the number of devices, if `location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (523)
///
/// # Explained after a refusal
///
/// - `ptr` is not mapped. (808)
/// - `location.type` is no place that can have access. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1026)
#[inline]
pub fn cuMemGetAccess(location: &CUmemLocation, ptr: CUdeviceptr) -> Result<c_ulonglong> {
    let mut flags = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuMemGetAccess(&mut flags, location, ptr) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuMemGetAccess(&mut flags, location, ptr) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuMemGetAccess",
                outcome,
                ((), location, ptr),
                rows::cuMemGetAccess,
                move || checks::cuMemGetAccess(&mut flags, location, 0),
            )
        });
    }
    Ok(flags)
}

/// Exports an allocation or a multicast object as a handle for another process.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemExportToShareableHandle`](libcuda_sys::cuMemExportToShareableHandle).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
/// let of_posix = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     requestedHandleTypes: of_posix,
///     location: CUmemLocation {
///         type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///         id: calls::cuDeviceGet(0)?,
///     },
///     ..Default::default()
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let mut descriptor: c_int = -1;
/// // SAFETY: there is room for a descriptor, which is open until it is imported.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     let room = (&raw mut descriptor).cast();
///     calls::cuMemExportToShareableHandle(room, memory, of_posix, 0)?;
///     let descriptor = OwnedFd::from_raw_fd(descriptor); // closed at the end
///     // Another process gets the descriptor through a socket, and imports it by its number there.
///     let number = ptr::without_provenance_mut(descriptor.as_raw_fd() as usize);
///     let imported = calls::cuMemImportFromShareableHandle(number, of_posix)?;
///     // ... cuMemMap ...
///     calls::cuMemRelease(imported)?;
///     calls::cuMemRelease(memory)
/// }
/// # }
/// ```
///
/// Guide: [Memory shared with other processes](crate::guides::ipc).
///
/// # Parameters
///
/// - `shareableHandle`: The exported handle, of the type that `handleType` selects: an `int` file descriptor, a Windows `HANDLE`, or a [`CUmemFabricHandle`](libcuda_sys::CUmemFabricHandle).
/// - `handle`: The allocation or the multicast object.
/// - `handleType`: The type of the exported handle, one of those requested at creation.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `handle` must be one that the driver returned and that is not released. `shareableHandle` must have room for a handle of type `handleType`.
///
/// The caller owns an exported file descriptor or Windows handle, and closes it. Keep `handle` until the other process has imported the object.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` or `handleType` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `flags` must be zero. (400)
/// - `handleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) or [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) (since CUDA 12.3). (521)
///
/// Allowed in `handleType`, by the release of CUDA:
///
/// - every release: [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT)
/// - since 12.3: [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC)
///
/// # Explained after a refusal
///
/// - `handleType` is not one of `requestedHandleTypes` in the properties of the memory. (700)
/// - `shareableHandle` is null. (809)
/// - `handle` is zero. (1078)
/// - `handleType` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and the [`CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1118)
/// - `handleType` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1013)
///
/// # Kept by owned objects, else left to the caller
///
/// - `handleType` must have no bits but those that the allocation was created with. (602)
/// - `handleType` must be one that the multicast object was created with, since CUDA 12.1. (579)
///
/// # Left to the caller
///
/// - `shareableHandle` must point to a handle of type `handleType`. Not checked, because the length behind a pointer is unknown.
/// - `handle` must not be used once it is released and the exported handles are closed. Not checked, because the exported handles may be in other processes.
#[inline]
pub unsafe fn cuMemExportToShareableHandle(
    shareableHandle: *mut c_void,
    handle: CUmemGenericAllocationHandle,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemExportToShareableHandle",
                outcome,
                (shareableHandle, handle, handleType),
                rows::cuMemExportToShareableHandle,
                move || checks::cuMemExportToShareableHandle(ptr::null_mut(), 0, handleType, flags),
            )
        });
    }
    Ok(())
}

/// Imports an allocation or a multicast object that another process exported.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemImportFromShareableHandle`](libcuda_sys::cuMemImportFromShareableHandle).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
/// let of_posix = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     requestedHandleTypes: of_posix,
///     location: CUmemLocation {
///         type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///         id: calls::cuDeviceGet(0)?,
///     },
///     ..Default::default()
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let mut descriptor: c_int = -1;
/// // SAFETY: there is room for a descriptor, which is open until it is imported.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     let room = (&raw mut descriptor).cast();
///     calls::cuMemExportToShareableHandle(room, memory, of_posix, 0)?;
///     let descriptor = OwnedFd::from_raw_fd(descriptor); // closed at the end
///     // Another process gets the descriptor through a socket, and imports it by its number there.
///     let number = ptr::without_provenance_mut(descriptor.as_raw_fd() as usize);
///     let imported = calls::cuMemImportFromShareableHandle(number, of_posix)?;
///     // ... cuMemMap ...
///     calls::cuMemRelease(imported)?;
///     calls::cuMemRelease(memory)
/// }
/// # }
/// ```
///
/// Guide: [Memory shared with other processes](crate::guides::ipc).
///
/// # Parameters
///
/// - `osHandle`: The exported handle: a file descriptor or a Windows `HANDLE` as the pointer's value, or a pointer to a [`CUmemFabricHandle`](libcuda_sys::CUmemFabricHandle).
/// - `shHandleType`: The type of `osHandle`, as it was exported.
///
/// # Returns
///
/// The handle in this process. [`cuMemRelease`] must release it once for each import. Imports of the same object can return different values.
///
/// # Safety
///
/// `osHandle` must be an exported handle of type `shHandleType`, or point to one if that type is a struct.
///
/// The caller still owns a file descriptor or Windows handle in `osHandle`, and may close it after the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `shHandleType` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `shHandleType` must not be [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless this process has the exporter's IMEX channel, since CUDA 12.4.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED):
///   - `osHandle` must be the handle of memory that this process can support.
///   - `osHandle` must not be of a graphics API's memory on a device in an SLI group.
///
/// # Checked
///
/// - `shHandleType` must be [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) or [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) (since CUDA 12.3). (521)
///
/// Allowed in `shHandleType`, by the release of CUDA:
///
/// - every release: [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) (not on Windows), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT)
/// - since 12.3: [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC)
///
/// # Explained after a refusal
///
/// - If `shHandleType` is [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR):
///   - `osHandle` is not a file descriptor, and may be an address. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (937)
///   - `osHandle` is not an open file descriptor of this process. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (938)
///   - `osHandle` is a descriptor of a folder, a pipe, a socket or a disk, and not one from [`cuMemExportToShareableHandle`]. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE) or [`CUDA_ERROR_OPERATING_SYSTEM`](libcuda_sys::CUresult::CUDA_ERROR_OPERATING_SYSTEM). (939)
///   - `osHandle` is not a descriptor from [`cuMemExportToShareableHandle`]. [`CUDA_ERROR_UNKNOWN`](libcuda_sys::CUresult::CUDA_ERROR_UNKNOWN). (940)
/// - `shHandleType` is a type of handle that only Windows has. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1021)
/// - `shHandleType` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and the [`CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1118)
/// - `shHandleType` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1013)
///
/// # Kept by owned objects, else left to the caller
///
/// - The result must be mapped before access to it is set.
///
/// # Left to the caller
///
/// - `osHandle` must be the handle of memory that this process can support. Not checked, because only the driver knows the meaning of the handle.
/// - `shHandleType` must not be [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC) unless this process has the exporter's IMEX channel, since CUDA 12.4. Not checked, because files of the system decide it, which no call reports. (Explained after a refusal: 1013)
/// - `osHandle` must not be of a graphics API's memory on a device in an SLI group. Not checked, because only the driver knows the meaning of the handle.
/// - `shHandleType` must be the type of the exported handle. Not checked, because an operating system's handle does not show its type.
/// - `osHandle` must be of a system that the exporter's NVSwitch fabric connects, for [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), since CUDA 12.3. Not checked, because files of the system decide it, which no call reports. (Explained after a refusal: 1013)
#[inline]
pub unsafe fn cuMemImportFromShareableHandle(
    osHandle: *mut c_void,
    shHandleType: CUmemAllocationHandleType,
) -> Result<CUmemGenericAllocationHandle> {
    let mut handle = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemImportFromShareableHandle(&mut handle, osHandle, shHandleType) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemImportFromShareableHandle(&mut handle, osHandle, shHandleType) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemImportFromShareableHandle",
                outcome,
                ((), osHandle, shHandleType),
                rows::cuMemImportFromShareableHandle,
                move || {
                    checks::cuMemImportFromShareableHandle(
                        &mut handle,
                        ptr::null_mut(),
                        shHandleType,
                    )
                },
            )
        });
    }
    Ok(handle)
}

/// Returns the granularity of the sizes and addresses of allocations with given properties.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetAllocationGranularity`](libcuda_sys::cuMemGetAllocationGranularity).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let location = CUmemLocation {
///     type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///     id: calls::cuDeviceGet(0)?,
/// };
/// let properties = CUmemAllocationProp {
///     type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
/// let access = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
/// // SAFETY: the properties hold no pointer, and nothing uses the addresses after the unmapping.
/// unsafe {
///     let size = calls::cuMemGetAllocationGranularity(&properties, minimum)?;
///     let address = calls::cuMemAddressReserve(size, 0, 0, 0)?;
///     let memory = calls::cuMemCreate(size, &properties, 0)?;
///     calls::cuMemMap(address, size, 0, memory, 0)?;
///     calls::cuMemRelease(memory)?; // the mapping keeps the memory
///     calls::cuMemSetAccess(address, size, &[CUmemAccessDesc { location, flags: access }])?;
///     calls::cuMemsetD8(address, 0, size)?;
///     calls::cuMemUnmap(address, size)?;
///     calls::cuMemAddressFree(address, size)
/// }
/// # }
/// ```
///
/// Guide: [Memory mapped at addresses of your choice](crate::guides::virtual_memory).
///
/// # Parameters
///
/// - `prop`: The properties of the allocation.
/// - `option`: The minimum granularity or the recommended one, which performs best.
///
/// # Returns
///
/// The granularity, in bytes.
///
/// # Safety
///
/// `prop.win32HandleMetaData` must be null or point to valid object attributes.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `option` or `prop` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `option` must be an enumerator of [`CUmemAllocationGranularity_flags`](libcuda_sys::CUmemAllocationGranularity_flags) that the driver's release has. (401)
/// - `prop.requestedHandleTypes` must not have [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) on Windows. (375)
/// - `prop.win32HandleMetaData` must be null if `prop.requestedHandleTypes` does not have [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). (376)
/// - Since CUDA 13.4, `prop.allocFlags.gpuDirectRDMACapable` must not be zero if `prop.allocFlags.usage` has [`CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE`](libcuda_sys::CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE). (377)
///
/// # Explained after a refusal
///
/// - `prop.requestedHandleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and the [`CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1118)
/// - `prop.requestedHandleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1013)
/// - `prop.location.id` is a device whose [`CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is zero, and `prop.location.type` is [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1119)
/// - `prop.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1120)
/// - `prop.location.type` is for a device whose [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1121)
///
/// # Left to the caller
///
/// - `prop.win32HandleMetaData` must not be null, with [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32). Not checked, because the properties that [`cuMemGetAllocationPropertiesFromHandle`] returns need not have it, and this call exports nothing.
#[inline]
pub unsafe fn cuMemGetAllocationGranularity(
    prop: &CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
) -> Result<usize> {
    let mut granularity = 0;
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMemGetAllocationGranularity(&mut granularity, prop, option) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMemGetAllocationGranularity(&mut granularity, prop, option) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemGetAllocationGranularity",
                outcome,
                ((), prop),
                rows::cuMemGetAllocationGranularity,
                move || checks::cuMemGetAllocationGranularity(&mut granularity, prop, option),
            )
        });
    }
    Ok(granularity)
}

/// Returns the properties of an allocation.
///
/// Since CUDA 10.2. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetAllocationPropertiesFromHandle`](libcuda_sys::cuMemGetAllocationPropertiesFromHandle).
///
/// Examples of this group: [`cuMemMap`] and [`cuMemExportToShareableHandle`].
///
/// # Parameters
///
/// - `handle`: The allocation.
///
/// # Returns
///
/// The properties.
///
/// # Safety
///
/// `handle` must be one that the driver returned and that is not released.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
#[inline]
pub unsafe fn cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle,
) -> Result<CUmemAllocationProp> {
    let mut prop = CUmemAllocationProp::default();
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemGetAllocationPropertiesFromHandle(&mut prop, handle) };
    if outcome.0 != 0 {
        return Err(refused(c"cuMemGetAllocationPropertiesFromHandle", outcome));
    }
    Ok(prop)
}

/// Returns the handle of the allocation that is mapped at an address, and adds a reference to it.
///
/// Since CUDA 11.0. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemRetainAllocationHandle`](libcuda_sys::cuMemRetainAllocationHandle).
///
/// Examples of this group: [`cuMemMap`] and [`cuMemExportToShareableHandle`].
///
/// # Parameters
///
/// - `addr`: Any address in a range mapped by [`cuMemMap`]. The driver looks it up and does not access it.
///
/// # Returns
///
/// The handle with which the memory was mapped. Each call needs a call of [`cuMemRelease`].
///
/// # Safety
///
/// No other thread may unmap `addr` during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `addr` is not in memory that [`cuMemMap`] has mapped. (768)
///
/// # Kept by owned objects, else left to the caller
///
/// - The result must be released once for each such call.
///
/// # Left to the caller
///
/// - `addr` must be mapped. Not checked, because a query would take more than a tenth of the call's time. (Explained after a refusal: 768)
#[inline]
pub unsafe fn cuMemRetainAllocationHandle(
    addr: *mut c_void,
) -> Result<CUmemGenericAllocationHandle> {
    let mut handle = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMemRetainAllocationHandle(&mut handle, addr) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMemRetainAllocationHandle",
                outcome,
                ((), addr),
                rows::cuMemRetainAllocationHandle,
                unruled,
            )
        });
    }
    Ok(handle)
}
