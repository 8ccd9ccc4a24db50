// Made by `cargo xtask emit` from ledger/va.toml. Not for editing.

use crate::error::{Result, check};
use crate::rules::va as rules;
use core::ffi::*;
use cuda_sys::*;

/// Sets a range of device addresses aside, with nothing mapped there yet.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemAddressReserve`](cuda_sys::cuMemAddressReserve).
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `alignment` must be zero or a power of two.
/// - `flags` must be zero.
///
/// # Checked by asking the driver or the system
///
/// - `size` must be a multiple of the host's page size.
/// - `addr` must be a multiple of the host's page size.
///
/// # Left to the caller
///
/// - `size` must be asked for only on a system with unified virtual addressing: every 64-bit process has it, and the driver says where it does not hold.
pub fn cuMemAddressReserve(
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: c_ulonglong,
) -> Result<CUdeviceptr> {
    rules::cuMemAddressReserve(size, alignment, addr, flags)?;
    let mut ptr = 0;
    // SAFETY: what it writes is here, what it reads is valid, and the driver judges the rest.
    let code = unsafe { cuda_sys::cuMemAddressReserve(&mut ptr, size, alignment, addr, flags) };
    check(c"cuMemAddressReserve", code)?;
    Ok(ptr)
}

/// Gives a reserved range of addresses back.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemAddressFree`](cuda_sys::cuMemAddressFree).
///
/// # Safety
///
/// The range must be a whole reservation of the caller's that holds no mapping and that nothing uses any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Kept by owned objects, else left to the caller
///
/// - `size` must equal the size of the reservation.
/// - `ptr` must be the start of a reservation that cuMemAddressReserve made.
#[inline]
pub unsafe fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemAddressFree(ptr, size) };
    check(c"cuMemAddressFree", code)
}

/// Allocates memory that has no address until it is mapped, and gives a handle for it.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemCreate`](cuda_sys::cuMemCreate).
///
/// # Safety
///
/// `prop.win32HandleMetaData` must be null or point to valid object attributes: on Windows the driver reads them.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `prop.win32HandleMetaData` must not be null, with CU_MEM_HANDLE_TYPE_WIN32.
/// - `prop.win32HandleMetaData` must be null, without CU_MEM_HANDLE_TYPE_WIN32.
/// - `prop.type` must be CU_MEM_ALLOCATION_TYPE_PINNED, the only type that the release has, up to CUDA 12.9.
/// - `prop.type` must be one of CU_MEM_ALLOCATION_TYPE_PINNED, CU_MEM_ALLOCATION_TYPE_MANAGED, since CUDA 13.0.
/// - `prop.requestedHandleTypes` must not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR on Windows.
/// - `prop.requestedHandleTypes` must be zero, for CU_MEM_LOCATION_TYPE_HOST, since CUDA 13.0.
/// - `prop.location.type` must be CU_MEM_LOCATION_TYPE_DEVICE, the only location that the release has, up to CUDA 12.1.
/// - `prop.location.type` must be one of CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST, CU_MEM_LOCATION_TYPE_HOST_NUMA, CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT, in CUDA 12.2 to 12.5.
/// - `prop.location.type` must be one of CU_MEM_LOCATION_TYPE_DEVICE, CU_MEM_LOCATION_TYPE_HOST_NUMA, in CUDA 12.6 to 12.9.
/// - `prop.location.type` must not be CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT, since CUDA 13.0.
/// - `prop.location.type` must not be CU_MEM_LOCATION_TYPE_INVISIBLE, which the release does not have, in CUDA 13.0 to 13.1.
/// - `prop.location.type` must not be CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN, which the release does not have, in CUDA 13.0 to 13.3.
/// - `prop.allocFlags.gpuDirectRDMACapable` must not be zero, with CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE in prop.allocFlags.usage, since CUDA 13.4.
/// - `flags` must be zero.
///
/// # Checked by asking the driver or the system
///
/// - `size` must be a multiple of the minimum granularity of such allocations.
/// - `prop.location.id` must be the ordinal of a device, for CU_MEM_LOCATION_TYPE_DEVICE.
/// - `prop.location.localized.deviceId` must be the ordinal of a device, for CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN, since CUDA 13.4.
/// - `prop.location.localized.localityDomainId` must be below that device's CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT, for CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN, since CUDA 13.4.
///
/// # Left to the caller
///
/// - `prop.win32HandleMetaData` must not be null on Windows: the text contradicts that of the field, which wants null without CU_MEM_HANDLE_TYPE_WIN32.
/// - `prop.requestedHandleTypes` must have no bits but CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32, CU_MEM_HANDLE_TYPE_WIN32_KMT, up to CUDA 12.2: the text does not say that other bits are refused, and drivers take them.
/// - `prop.requestedHandleTypes` must have no bits but CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32, CU_MEM_HANDLE_TYPE_WIN32_KMT, CU_MEM_HANDLE_TYPE_FABRIC, since CUDA 12.3: the text does not say that other bits are refused, and drivers take them.
/// - `prop.location.type` must not be CU_MEM_LOCATION_TYPE_NONE, since CUDA 13.0: the text has it for managed pools and does not say that an allocation refuses it.
/// - `prop.location.id` must be the NUMA node of a CPU, for CU_MEM_LOCATION_TYPE_HOST_NUMA, since CUDA 12.2: the driver has no call that lists the host's NUMA nodes.
/// - `prop.location.id` must be zero, for CU_MEM_LOCATION_TYPE_HOST_NUMA on a system without NUMA, since CUDA 12.2: the driver has no call that lists the host's NUMA nodes.
/// - `prop.requestedHandleTypes` must have CU_MEM_HANDLE_TYPE_FABRIC only where the process has access to an IMEX channel, in CUDA 12.4 to 12.6: it is a matter of the system's set-up, which no call shows.
/// - `prop.requestedHandleTypes` must have CU_MEM_HANDLE_TYPE_FABRIC only where /proc/devices lists nvidia-caps-imex-channels, since CUDA 12.8: it is a matter of the system's set-up, which no call shows.
/// - `prop.requestedHandleTypes` must have CU_MEM_HANDLE_TYPE_FABRIC only where the user may open a channel file of IMEX, since CUDA 12.8: it is a matter of the system's set-up, which no call shows.
/// - `prop.allocFlags.usage` must have no bits but those that the release names: CU_MEM_CREATE_USAGE_TILE_POOL, from 12.8 on CU_MEM_CREATE_USAGE_HW_DECOMPRESS, from 13.4 on CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE: the text says what the bits mean and not that others are refused.
/// - `prop.allocFlags.usage` must have CU_MEM_CREATE_USAGE_TILE_POOL only for memory that backs sparse arrays: only the program knows what it will use the memory for.
/// - `prop.allocFlags.gpuDirectRDMACapable` must be zero for a locality domain, unless prop.allocFlags.usage has CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE, where the platform's default RDMA path takes no localized memory, since CUDA 13.4: the text speaks of platforms and gives no error; the attribute speaks of a device.
/// - `prop.allocFlags.gpuDirectRDMACapable` must be zero where the device's CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED is zero: the text calls it a hint and does not say that it is refused.
/// - `prop.location.id` must be a device whose CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED is not zero: only the attribute's text says so, without a refusal.
/// - `prop.requestedHandleTypes` must have only handle types that the device's attributes say it supports: only the attributes' text says so, without a refusal.
pub unsafe fn cuMemCreate(
    size: usize,
    prop: &CUmemAllocationProp,
    flags: c_ulonglong,
) -> Result<CUmemGenericAllocationHandle> {
    // SAFETY: the caller keeps what the documentation says.
    unsafe { rules::cuMemCreate(size, prop, flags) }?;
    let mut handle = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemCreate(&mut handle, size, prop, flags) };
    check(c"cuMemCreate", code)?;
    Ok(handle)
}

/// Ends one reference to an allocation; the memory goes with its last reference and mapping.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemRelease`](cuda_sys::cuMemRelease).
///
/// # Safety
///
/// `handle` must be a reference that the caller owns, and is not used after this.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Kept by owned objects, else left to the caller
///
/// - `handle` must be a handle that is not released.
/// - `handle` must come from cuMemCreate, or from another call that gives out such handles.
/// - `handle` must be released once for each import of it.
#[inline]
pub unsafe fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemRelease(handle) };
    check(c"cuMemRelease", code)
}

/// Maps part of an allocation or of a multicast object at reserved addresses.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemMap`](cuda_sys::cuMemMap).
///
/// # Safety
///
/// The addresses must be of a reservation that the caller may use and that holds no mapping there. `handle` must be one that the driver gave out and that is not released.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](CUresult::CUDA_ERROR_ILLEGAL_STATE)
///
/// # Checked
///
/// - `offset + size` must not overflow, for no allocation is that large.
/// - `flags` must be zero.
///
/// # Kept by owned objects, else left to the caller
///
/// - `ptr` must start a range of size bytes within a reservation that cuMemAddressReserve made.
/// - `ptr` must be a multiple of the minimum granularity of the allocation.
/// - `size` must be a multiple of the minimum granularity of the allocation.
/// - `offset` must be a multiple of the minimum granularity of the allocation.
/// - `ptr` must be a multiple of the minimum multicast granularity, for a multicast object, since CUDA 12.1.
/// - `size` must be a multiple of the minimum multicast granularity, for a multicast object, since CUDA 12.1.
/// - `offset` must be a multiple of the minimum multicast granularity, for a multicast object, since CUDA 12.1.
/// - `ptr` must start a range of size bytes that holds no mapping.
///
/// # Left to the caller
///
/// - `offset + size` must be less than the size of the allocation: the text is wrong: drivers map whole allocations; and a handle does not show its size.
/// - `handle` must not be a multicast object whose devices are of different cliques, since CUDA 13.4: a handle does not show which devices were added.
/// - `handle` must not be a multicast object while the system's configuration is illegal, since CUDA 12.9: it is a matter of the system's set-up, which no call shows.
/// - `offset` must be zero: the text contradicts itself: for multicast objects it has the offset aligned, and a handle does not show what it stands for.
/// - `handle` must stand for memory that can be shared: the text is wrong: any allocation can be mapped.
pub unsafe fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    flags: c_ulonglong,
) -> Result<()> {
    rules::cuMemMap(size, offset, flags)?;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemMap(ptr, size, offset, handle, flags) };
    check(c"cuMemMap", code)
}

/// Maps memory of a tile pool at parts of sparse arrays, or unmaps it, in a stream's order.
///
/// CUDA 11.1 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemMapArrayAsync`](cuda_sys::cuMemMapArrayAsync).
///
/// # Safety
///
/// `mapInfoList` must point to `count` operations whose arrays and allocations are alive, and stay so until the stream has run them. `hStream` must be a live stream.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_HANDLE`](CUresult::CUDA_ERROR_INVALID_HANDLE)
///
/// # Checked
///
/// - `mapInfoList[i].resourceType` must be one of CU_RESOURCE_TYPE_ARRAY, CU_RESOURCE_TYPE_MIPMAPPED_ARRAY.
/// - `mapInfoList[i].memOperationType` must be one of CU_MEM_OPERATION_TYPE_MAP, CU_MEM_OPERATION_TYPE_UNMAP.
/// - `mapInfoList[i].memHandleType` must be CU_MEM_HANDLE_TYPE_GENERIC, for CU_MEM_OPERATION_TYPE_MAP.
/// - `mapInfoList[i].memHandle.memHandle` must be zero, for CU_MEM_OPERATION_TYPE_UNMAP.
/// - `mapInfoList[i].deviceBitMask` must have exactly one bit set.
/// - `mapInfoList[i].flags` must be zero.
/// - `mapInfoList[i].reserved` must be zero.
///
/// # Left to the caller
///
/// - `mapInfoList` must point to count operations: a pointer does not show its length.
/// - `mapInfoList[i].resource.array` must be a live sparse array, for CU_RESOURCE_TYPE_ARRAY: a handle or an address does not show how it came to be.
/// - `mapInfoList[i].resource.array` must be 2D, layered 2D or 3D: it takes queries of an array that may not be alive.
/// - `mapInfoList[i].resource.array` must be made with CUDA_ARRAY3D_SPARSE or CUDA_ARRAY3D_DEFERRED_MAPPING: it takes queries of an array that may not be alive.
/// - `mapInfoList[i].resource.array` must not be a level of a mipmapped array: a handle or an address does not show how it came to be.
/// - `mapInfoList[i].resource.mipmap` must be a live sparse mipmapped array, for CU_RESOURCE_TYPE_MIPMAPPED_ARRAY: a handle or an address does not show how it came to be.
/// - `mapInfoList[i].resource.mipmap` must be 2D, layered 2D or 3D: a handle does not show its object's properties.
/// - `mapInfoList[i].resource.mipmap` must be made with CUDA_ARRAY3D_SPARSE or CUDA_ARRAY3D_DEFERRED_MAPPING: a handle does not show its object's properties.
/// - `mapInfoList[i].subresourceType` must be one of CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL, CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.sparseLevel` must hold the offsets and extents of a part of the array, for CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.sparseLevel.offsetX` must be a multiple of the tile's width, and so offsetY, offsetZ and the extents of their tile dimensions: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.sparseLevel.level` must be a level of a mipmapped array, and zero otherwise: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.sparseLevel.layer` must be a layer of a layered array, and zero otherwise: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.sparseLevel.offsetZ` must be zero, for 2D and layered 2D: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.sparseLevel.extentDepth` must be 1, for 2D and layered 2D: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.miptail` must hold the offset and size of a part of the mip tail, for CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.miptail.offset` must be a multiple of the tile's size: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.miptail.size` must be a multiple of the tile's size: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].subresource.miptail.layer` must be a layer, for layered mipmapped arrays without CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL, and zero otherwise: of an array made with CUDA_ARRAY3D_DEFERRED_MAPPING the field is ignored, and a handle does not show that.
/// - `mapInfoList[i].memHandle.memHandle` must be made by cuMemCreate with CU_MEM_CREATE_USAGE_TILE_POOL, for CU_MEM_OPERATION_TYPE_MAP: a handle or an address does not show how it came to be.
/// - `mapInfoList[i].deviceBitMask` must have the bit of the stream's device: it takes a query in a call that is made in a stream's order.
/// - `mapInfoList[i].deviceBitMask` must have the bit of the allocation's device, for CU_MEM_OPERATION_TYPE_MAP: it takes a query of a handle that may not be alive.
pub unsafe fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
    hStream: CUstream,
) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    unsafe { rules::cuMemMapArrayAsync(mapInfoList, count) }?;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemMapArrayAsync(mapInfoList, count, hStream) };
    check(c"cuMemMapArrayAsync", code)
}

/// Takes memory off its addresses, which stay reserved.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemUnmap`](cuda_sys::cuMemUnmap).
///
/// # Safety
///
/// The range must consist of whole mappings that nothing uses any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Kept by owned objects, else left to the caller
///
/// - `ptr` must be where a mapping starts.
/// - `size` must cover a mapping as a whole.
#[inline]
pub unsafe fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> Result<()> {
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemUnmap(ptr, size) };
    check(c"cuMemUnmap", code)
}

/// Says which devices may read and write the mappings in a range of addresses.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemSetAccess`](cuda_sys::cuMemSetAccess).
///
/// # Safety
///
/// The range must hold mappings of the caller's, and nothing may use an access that this takes away.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `desc[i].location.type` must be CU_MEM_LOCATION_TYPE_DEVICE, the only location that the release has, up to CUDA 12.1.
/// - `desc[i].flags` must be one of CU_MEM_ACCESS_FLAGS_PROT_NONE, CU_MEM_ACCESS_FLAGS_PROT_READ, CU_MEM_ACCESS_FLAGS_PROT_READWRITE.
///
/// # Checked by asking the driver or the system
///
/// - `desc[i].location.id` must be the ordinal of a device, for CU_MEM_LOCATION_TYPE_DEVICE.
///
/// # Kept by owned objects, else left to the caller
///
/// - `ptr` must start a range of size bytes that is mapped throughout, with whole mappings.
/// - `ptr` must be a multiple of the minimum multicast granularity, for a multicast object, since CUDA 12.1.
/// - `size` must be a multiple of the minimum multicast granularity, for a multicast object, since CUDA 12.1.
///
/// # Left to the caller
///
/// - `desc[i].location.type` must not be CU_MEM_LOCATION_TYPE_HOST_NUMA, for memory at another type of location, since CUDA 12.2: an address does not show where its memory is; an owned mapping remembers it.
pub unsafe fn cuMemSetAccess(
    ptr: CUdeviceptr,
    size: usize,
    desc: &[CUmemAccessDesc],
) -> Result<()> {
    rules::cuMemSetAccess(desc)?;
    let count = desc.len();
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemSetAccess(ptr, size, desc.as_ptr(), count) };
    check(c"cuMemSetAccess", code)
}

/// Says what a location may do with the memory at an address.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetAccess`](cuda_sys::cuMemGetAccess).
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `location.type` must be CU_MEM_LOCATION_TYPE_DEVICE, the only location that the release has, up to CUDA 12.1.
///
/// # Checked by asking the driver or the system
///
/// - `location.id` must be the ordinal of a device, for CU_MEM_LOCATION_TYPE_DEVICE.
pub fn cuMemGetAccess(location: &CUmemLocation, ptr: CUdeviceptr) -> Result<c_ulonglong> {
    rules::cuMemGetAccess(location)?;
    let mut flags = 0;
    // SAFETY: what it writes is here, what it reads is valid, and the driver judges the rest.
    let code = unsafe { cuda_sys::cuMemGetAccess(&mut flags, location, ptr) };
    check(c"cuMemGetAccess", code)?;
    Ok(flags)
}

/// Makes a handle by which another process can import an allocation or a multicast object.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemExportToShareableHandle`](cuda_sys::cuMemExportToShareableHandle).
///
/// # Safety
///
/// `handle` must be one that the driver gave out and that is not released. `shareableHandle` must have room for a handle of type `handleType`.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `handleType` must be one of CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32, CU_MEM_HANDLE_TYPE_WIN32_KMT, up to CUDA 12.2.
/// - `handleType` must be one of CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32, CU_MEM_HANDLE_TYPE_WIN32_KMT, CU_MEM_HANDLE_TYPE_FABRIC, since CUDA 12.3.
/// - `handleType` must not be CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR on Windows.
/// - `flags` must be zero.
///
/// # Kept by owned objects, else left to the caller
///
/// - `handleType` must be one that the allocation was created with.
/// - `handleType` must be one that the multicast object was created with, since CUDA 12.1.
///
/// # Left to the caller
///
/// - `shareableHandle` must point to a handle of the type that handleType says: a pointer does not show its length.
/// - `handle` must not be used once it is released and the exported handles are closed: the exported handles may be in other processes.
pub unsafe fn cuMemExportToShareableHandle(
    shareableHandle: *mut c_void,
    handle: CUmemGenericAllocationHandle,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Result<()> {
    rules::cuMemExportToShareableHandle(handleType, flags)?;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe {
        cuda_sys::cuMemExportToShareableHandle(shareableHandle, handle, handleType, flags)
    };
    check(c"cuMemExportToShareableHandle", code)
}

/// Makes a handle in this process for an allocation or a multicast object that another one exported.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemImportFromShareableHandle`](cuda_sys::cuMemImportFromShareableHandle).
///
/// # Safety
///
/// `osHandle` must be an exported handle of type `shHandleType`, or point to one where that type is a struct.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `shHandleType` must be one of CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32, CU_MEM_HANDLE_TYPE_WIN32_KMT, up to CUDA 12.2.
/// - `shHandleType` must be one of CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CU_MEM_HANDLE_TYPE_WIN32, CU_MEM_HANDLE_TYPE_WIN32_KMT, CU_MEM_HANDLE_TYPE_FABRIC, since CUDA 12.3.
/// - `shHandleType` must not be CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR on Windows.
///
/// # Kept by owned objects, else left to the caller
///
/// - `handle` must be mapped before access to it is set.
///
/// # Left to the caller
///
/// - `osHandle` must stand for memory that this process can support: the driver alone knows what the handle stands for.
/// - `shHandleType` must be CU_MEM_HANDLE_TYPE_FABRIC only where this process has the exporter's IMEX channel, since CUDA 12.4: it is a matter of the system's set-up, which no call shows.
/// - `osHandle` must not be of a graphics API's memory on a device in an SLI group: the driver alone knows what the handle stands for.
/// - `shHandleType` must be the type of the exported handle: an operating system's handle does not show its type.
pub unsafe fn cuMemImportFromShareableHandle(
    osHandle: *mut c_void,
    shHandleType: CUmemAllocationHandleType,
) -> Result<CUmemGenericAllocationHandle> {
    rules::cuMemImportFromShareableHandle(shHandleType)?;
    let mut handle = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code =
        unsafe { cuda_sys::cuMemImportFromShareableHandle(&mut handle, osHandle, shHandleType) };
    check(c"cuMemImportFromShareableHandle", code)?;
    Ok(handle)
}

/// Gives what sizes and addresses of such allocations are multiples of.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetAllocationGranularity`](cuda_sys::cuMemGetAllocationGranularity).
///
/// # Safety
///
/// `prop.win32HandleMetaData` must be null or point to valid object attributes.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `option` must be one of CU_MEM_ALLOC_GRANULARITY_MINIMUM, CU_MEM_ALLOC_GRANULARITY_RECOMMENDED.
///
/// # Left to the caller
///
/// - `prop.win32HandleMetaData` must be set with CU_MEM_HANDLE_TYPE_WIN32, and null without: the field is said to be for exported handles, and this call makes no allocation.
/// - `prop.allocFlags.usage` must not have CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE, where prop.allocFlags.gpuDirectRDMACapable is zero, since CUDA 13.4: the flag is said to be for creating memory, and this call makes none.
pub unsafe fn cuMemGetAllocationGranularity(
    prop: &CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
) -> Result<usize> {
    rules::cuMemGetAllocationGranularity(option)?;
    let mut granularity = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemGetAllocationGranularity(&mut granularity, prop, option) };
    check(c"cuMemGetAllocationGranularity", code)?;
    Ok(granularity)
}

/// Gives the properties that an allocation has.
///
/// CUDA 10.2 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemGetAllocationPropertiesFromHandle`](cuda_sys::cuMemGetAllocationPropertiesFromHandle).
///
/// # Safety
///
/// `handle` must be one that the driver gave out and that is not released.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
#[inline]
pub unsafe fn cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle,
) -> Result<CUmemAllocationProp> {
    let mut prop = CUmemAllocationProp::default();
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemGetAllocationPropertiesFromHandle(&mut prop, handle) };
    check(c"cuMemGetAllocationPropertiesFromHandle", code)?;
    Ok(prop)
}

/// Gives one more reference to the allocation that is mapped at an address.
///
/// CUDA 11.0 and later. [Virtual Memory Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__VA.html) in NVIDIA's manual. The raw call is [`sys::cuMemRetainAllocationHandle`](cuda_sys::cuMemRetainAllocationHandle).
///
/// # Safety
///
/// No other thread may unmap `addr` during the call.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Kept by owned objects, else left to the caller
///
/// - `handle` must be released once for each such call.
///
/// # Left to the caller
///
/// - `addr` must be mapped: the driver looks it up itself, and fails where it is not.
#[inline]
pub unsafe fn cuMemRetainAllocationHandle(
    addr: *mut c_void,
) -> Result<CUmemGenericAllocationHandle> {
    let mut handle = 0;
    // SAFETY: the caller keeps what the documentation says.
    let code = unsafe { cuda_sys::cuMemRetainAllocationHandle(&mut handle, addr) };
    check(c"cuMemRetainAllocationHandle", code)?;
    Ok(handle)
}
