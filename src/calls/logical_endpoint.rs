// Created by `cargo xtask emit` from cuda.h, src/rules/logical_endpoint.toml, src/rules/logical_endpoint.rs, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/logical_endpoint.txt, src/sentence.rs, cuda-sys/build/generate/history.txt and tests/pages/logical_endpoint.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_int, c_ulonglong, c_void};
use core::ptr;
use libcuda_sys::{
    CUdevice, CUlogicalEndpointId, CUlogicalEndpointIpcHandleType, CUlogicalEndpointProp,
    CUmemGenericAllocationHandle, cuuint32_t, cuuint64_t,
};

/// Reserves a range of ids for logical endpoints.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointIdReserve`](libcuda_sys::cuLogicalEndpointIdReserve).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let first = calls::cuLogicalEndpointIdReserve(2)?; // and the number after it
/// // ... cuLogicalEndpointCreate, or cuLogicalEndpointImport ...
/// // SAFETY: no endpoint has these numbers.
/// unsafe { calls::cuLogicalEndpointIdRelease(first, 2) }
/// # }
/// ```
///
/// # Parameters
///
/// - `count`: The number of ids.
///
/// # Returns
///
/// The first id of the range. [`cuLogicalEndpointIdRelease`] releases it.
///
/// # Why it is safe
///
/// The call takes only a number and returns unused ids.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
#[inline]
pub fn cuLogicalEndpointIdReserve(count: cuuint32_t) -> Result<CUlogicalEndpointId> {
    let mut baseLeId = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuLogicalEndpointIdReserve(&mut baseLeId, count) };
    if outcome.0 != 0 {
        return Err(refused(c"cuLogicalEndpointIdReserve", outcome));
    }
    Ok(baseLeId)
}

/// Releases a range of ids for logical endpoints.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointIdRelease`](libcuda_sys::cuLogicalEndpointIdRelease).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let first = calls::cuLogicalEndpointIdReserve(2)?; // and the number after it
/// // ... cuLogicalEndpointCreate, or cuLogicalEndpointImport ...
/// // SAFETY: no endpoint has these numbers.
/// unsafe { calls::cuLogicalEndpointIdRelease(first, 2) }
/// # }
/// ```
///
/// # Parameters
///
/// - `baseLeId`: The first id of the range.
/// - `count`: The number of ids. The endpoints of all of them must be destroyed.
///
/// # Safety
///
/// The caller must own the ids, and nothing may use them any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `count` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `count` must be at most 4294967296 less `baseLeId` if `baseLeId` is not zero: there are no ids beyond. (158)
///
/// # Left to the caller
///
/// - `baseLeId` must start a run of `count` reserved ids. Not checked, because nothing tells which object an id belongs to.
/// - `baseLeId` must start a run of ids whose endpoints are destroyed. Not checked, because nothing tells which object an id belongs to.
#[inline]
pub unsafe fn cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId,
    count: cuuint32_t,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLogicalEndpointIdRelease(baseLeId, count) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogicalEndpointIdRelease(baseLeId, count) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuLogicalEndpointIdRelease", outcome, ((),), &[], move || {
                checks::cuLogicalEndpointIdRelease(baseLeId, count)
            })
        });
    }
    Ok(())
}

/// Creates a logical endpoint and associates it with an id.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointCreate`](libcuda_sys::cuLogicalEndpointCreate).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `leId`: The id, from [`cuLogicalEndpointIdReserve`]. [`cuLogicalEndpointDestroy`] destroys its endpoint.
/// - `prop`: The properties of the endpoint: its type, its size in bytes and its device or number of devices.
///
/// # Safety
///
/// `leId` must be an id that the caller reserved and that stands for no endpoint.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `prop` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `prop.type` must be an enumerator of [`CUlogicalEndpointType`](libcuda_sys::CUlogicalEndpointType) that the driver's release has. (159)
/// - `prop.ipcHandleTypes` must have no bits but those of [`CUlogicalEndpointIpcHandleType`](libcuda_sys::CUlogicalEndpointIpcHandleType) that the driver's release has. (160)
/// - `prop.flags` must have no bits but those of [`CUlogicalEndpointFlag`](libcuda_sys::CUlogicalEndpointFlag) that the driver's release has. (161)
///
/// # Checked by a query
///
/// - `prop.size` must be a multiple of the `bindAlignment` of such an endpoint. (163)
/// - `prop.size` must be at most the `maxSize` of such an endpoint. (164)
/// - `prop.unicast.device` must be the ordinal of a device, below the number of devices, if `prop.type` is [`CU_LOGICAL_ENDPOINT_TYPE_UNICAST`](libcuda_sys::CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_UNICAST). (162)
///
/// # Left to the caller
///
/// - `leId` must be a reserved id. Not checked, because nothing tells which object an id belongs to.
/// - `prop.multicast.numDevices` must be the number of devices that are added, for [`CU_LOGICAL_ENDPOINT_TYPE_MULTICAST`](libcuda_sys::CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST). Not checked, because it concerns later calls.
/// - `leId` must be used only after [`cuLogicalEndpointQuery`] reports that it is ready. Not checked, because it concerns later calls.
/// - `prop.type` must be a type that the device supports, by its attributes. Not checked, because only the documentation of the attributes says so, and it names no error.
/// - `prop.flags` must not have [`CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS`](libcuda_sys::CUlogicalEndpointFlag::CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS) unless the device supports it, by its attribute. Not checked, because only the documentation of the attribute says so, and it names no error.
/// - `prop.ipcHandleTypes` must have only handle types of the device's [`CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES), since CUDA 13.4. Not checked, because only the documentation of the attribute says so, and it names no error.
#[inline]
pub unsafe fn cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId,
    prop: &CUlogicalEndpointProp,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLogicalEndpointCreate(leId, prop) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogicalEndpointCreate(leId, prop) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuLogicalEndpointCreate", outcome, ((),), &[], move || {
                checks::cuLogicalEndpointCreate(0, prop)
            })
        });
    }
    Ok(())
}

/// Adds a device to the team of a multicast endpoint, from which it cannot be removed.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointAddDevice`](libcuda_sys::cuLogicalEndpointAddDevice).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `leId`: The id of the multicast endpoint.
/// - `dev`: The device, of the same fabric clique as those already in the team.
///
/// # Safety
///
/// `leId` must be an id that the caller reserved and that stands for a multicast endpoint.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE): `dev` must be in the clique of the devices that were added before, since CUDA 13.4.
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `leId` must be the handle of an endpoint of [`CU_LOGICAL_ENDPOINT_TYPE_MULTICAST`](libcuda_sys::CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST). Not checked, because nothing tells which object an id belongs to.
/// - `dev` must be one of no more devices than the endpoint was created for. Not checked, because nothing tells which object an id belongs to.
/// - `leId` must have all its devices before memory is bound to one. Not checked, because it concerns later calls.
/// - `dev` must be in the clique of the devices that were added before, since CUDA 13.4. Not checked, because nothing tells which object an id belongs to.
#[inline]
pub unsafe fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogicalEndpointAddDevice(leId, dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLogicalEndpointAddDevice",
                outcome,
                ((), dev),
                rows::cuLogicalEndpointAddDevice,
                unruled,
            )
        });
    }
    Ok(())
}

/// Removes an endpoint from its id, and destroys the endpoint with its last reference.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointDestroy`](libcuda_sys::cuLogicalEndpointDestroy).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `leId`: The id of the endpoint. It stays reserved, and memory that this process bound is unbound.
///
/// # Safety
///
/// `leId` must be an id that the caller reserved, and nothing may use its endpoint any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
#[inline]
pub unsafe fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogicalEndpointDestroy(leId) };
    if outcome.0 != 0 {
        return Err(refused(c"cuLogicalEndpointDestroy", outcome));
    }
    Ok(())
}

/// Binds the memory at an address to a range of a logical endpoint, for one device.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointBindAddr`](libcuda_sys::cuLogicalEndpointBindAddr).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `leId`: The id of the endpoint, which [`cuLogicalEndpointQuery`] must have reported as ready.
/// - `dev`: The device: the owner of a unicast endpoint, or one of the team of a multicast endpoint.
/// - `offset`: The offset into the endpoint, in bytes, a multiple of the bind alignment.
/// - `ptr`: The device address of memory from [`cuMemCreate`](crate::calls::cuMemCreate) or a memory pool, a multiple of the bind alignment. The memory is on `dev` or on the host NUMA node closest to it.
/// - `size`: The size of the range, in bytes. A multiple of the bind alignment that [`cuLogicalEndpointGetLimits`] returns.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `leId` must be an id that the caller reserved and whose endpoint is ready. `ptr` must be the address of live memory, at least `size` bytes of it.
///
/// The memory must stay allocated and mapped until [`cuLogicalEndpointUnbind`] or [`cuLogicalEndpointDestroy`].
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `size` or `flags` breaks a rule below. Also: `leId` must have been passed to [`cuLogicalEndpointQuery`] before.
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY), if the driver has no resources left for the binding
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY), if the system's software for logical endpoints does not run
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE), if the system's configuration is illegal
///
/// # Checked
///
/// - `size` must be at most `UINT64_MAX` less `offset`: `size + offset` must be within the endpoint. (165)
/// - `flags` must be zero. (166)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `ptr` must be memory from [`cuMemCreate`](crate::calls::cuMemCreate) or from a pool. Not checked, because neither a handle nor an address shows its origin.
/// - `size` must be a multiple of the `bindAlignment` that [`cuLogicalEndpointGetLimits`] returns for the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `offset` must be a multiple of the `bindAlignment` that [`cuLogicalEndpointGetLimits`] returns for the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `ptr` must be a multiple of the `bindAlignment` that [`cuLogicalEndpointGetLimits`] returns for the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `size` must not exceed the size of the allocation. Not checked, because a query returns the size of the mapping, not of the allocation.
/// - `size + offset` must not exceed the size of the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `ptr` must be memory of `dev`, for [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `ptr` must be memory of the node that [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID) returns for `dev`, for [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `dev` must be a device that was added, for a multicast endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `dev` must be the owner, for a unicast endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `ptr` must be memory that can be shared if the endpoint is a multicast one that is imported or can be shared. Not checked, because nothing tells which object an id belongs to.
/// - `leId` must not be an imported unicast endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `leId` must have been passed to [`cuLogicalEndpointQuery`] before. Not checked, because nothing tells which object an id belongs to.
#[inline]
pub unsafe fn cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    ptr: *mut c_void,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuLogicalEndpointBindAddr(leId, dev, offset, ptr, size, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLogicalEndpointBindAddr",
                outcome,
                ((), dev),
                rows::cuLogicalEndpointBindAddr,
                move || {
                    checks::cuLogicalEndpointBindAddr(0, 0, offset, ptr::null_mut(), size, flags)
                },
            )
        });
    }
    Ok(())
}

/// Binds a range of an allocation to a range of a logical endpoint, for one device.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointBindMem`](libcuda_sys::cuLogicalEndpointBindMem).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `leId`: The id of the endpoint, which [`cuLogicalEndpointQuery`] must have reported as ready.
/// - `dev`: The device: the owner of a unicast endpoint, or one of the team of a multicast endpoint.
/// - `offset`: The offset into the endpoint, in bytes, a multiple of the bind alignment.
/// - `memHandle`: The allocation, from [`cuMemCreate`](crate::calls::cuMemCreate) on `dev` or on the host NUMA node closest to it.
/// - `memOffset`: The offset into the allocation, in bytes, a multiple of the bind alignment.
/// - `size`: The size of both ranges, in bytes. A multiple of the bind alignment that [`cuLogicalEndpointGetLimits`] returns.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `leId` must be an id that the caller reserved and whose endpoint is ready. `memHandle` must be an allocation that is not released.
///
/// Keep `memHandle` until [`cuLogicalEndpointUnbind`] or [`cuLogicalEndpointDestroy`].
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `size` or `flags` breaks a rule below. Also: `leId` must have been passed to [`cuLogicalEndpointQuery`] before.
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY), if the driver has no resources left for the binding
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY), if the system's software for logical endpoints does not run
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE), if the system's configuration is illegal
///
/// # Checked
///
/// - `size` must be at most `UINT64_MAX` less `offset`: `size + offset` must be within the endpoint. (165)
/// - `flags` must be zero. (166)
/// - `size` must be at most `UINT64_MAX` less `memOffset`: `size + memOffset` must be within the allocation. (167)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `memHandle` must come from [`cuMemCreate`](crate::calls::cuMemCreate). Not checked, because neither a handle nor an address shows its origin.
/// - `size` must be a multiple of the `bindAlignment` that [`cuLogicalEndpointGetLimits`] returns for the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `offset` must be a multiple of the `bindAlignment` that [`cuLogicalEndpointGetLimits`] returns for the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `memOffset` must be a multiple of the `bindAlignment` that [`cuLogicalEndpointGetLimits`] returns for the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `size + memOffset` must not exceed the size of the allocation. Not checked, because a handle does not show the size of its object.
/// - `size + offset` must not exceed the size of the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `memHandle` must be memory of `dev`, for [`CU_MEM_LOCATION_TYPE_DEVICE`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE). Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `memHandle` must be memory of the node that [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID) returns for `dev`, for [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). Not checked, because the time of a query, compared with that of the call, was not measured.
/// - `dev` must be a device that was added, for a multicast endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `dev` must be the owner, for a unicast endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `memHandle` must be memory that can be shared if the endpoint is a multicast one that is imported or can be shared. Not checked, because nothing tells which object an id belongs to.
/// - `leId` must not be an imported unicast endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `leId` must have been passed to [`cuLogicalEndpointQuery`] before. Not checked, because nothing tells which object an id belongs to.
#[inline]
pub unsafe fn cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: cuuint64_t,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuLogicalEndpointBindMem(leId, dev, offset, memHandle, memOffset, size, flags)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLogicalEndpointBindMem",
                outcome,
                ((), dev),
                rows::cuLogicalEndpointBindMem,
                move || checks::cuLogicalEndpointBindMem(0, 0, offset, 0, memOffset, size, flags),
            )
        });
    }
    Ok(())
}

/// Unbinds the memory of a device from a range of a logical endpoint.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointUnbind`](libcuda_sys::cuLogicalEndpointUnbind).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `leId`: The id of the endpoint.
/// - `dev`: The device for which the memory was bound.
/// - `offset`: The offset into the endpoint, in bytes, at which a bind starts.
/// - `size`: The size of the range, in bytes. It must cover one or several whole binds.
///
/// # Safety
///
/// `leId` must be an id that the caller reserved. `offset` and `size` must cover whole binds whose memory nothing accesses through the endpoint any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `size` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE)
///
/// # Checked
///
/// - `size` must be at most `UINT64_MAX` less `offset`: `size + offset` must be within the endpoint. (165)
///
/// # Explained after a refusal
///
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `size` must be a multiple of the `bindAlignment` that [`cuLogicalEndpointGetLimits`] returns for the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `offset` must be a multiple of the `bindAlignment` that [`cuLogicalEndpointGetLimits`] returns for the endpoint. Not checked, because nothing tells which object an id belongs to.
/// - `offset` must be the offset of a bind. Not checked, because nothing tells which object an id belongs to.
/// - `size` must be the size of the same bind, or of several together. Not checked, because nothing tells which object an id belongs to.
/// - `size + offset` must be the end of a bind. Not checked, because nothing tells which object an id belongs to.
#[inline]
pub unsafe fn cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    size: cuuint64_t,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLogicalEndpointUnbind(leId, dev, offset, size) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogicalEndpointUnbind(leId, dev, offset, size) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuLogicalEndpointUnbind",
                outcome,
                ((), dev),
                rows::cuLogicalEndpointUnbind,
                move || checks::cuLogicalEndpointUnbind(0, 0, offset, size),
            )
        });
    }
    Ok(())
}

/// Exports a logical endpoint as a handle for another process.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointExport`](libcuda_sys::cuLogicalEndpointExport).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `handle`: The exported handle, of the type that `handleType` selects, such as [`CUlogicalEndpointFabricHandle`](libcuda_sys::CUlogicalEndpointFabricHandle).
/// - `leId`: The id of the endpoint.
/// - `handleType`: The type of the exported handle.
///
/// # Safety
///
/// `leId` must be an id that the caller reserved and that stands for an endpoint. `handle` must have room for a handle of type `handleType`.
///
/// Keep the endpoint until the other process has imported it.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `handleType` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `handleType` must be [`CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`](libcuda_sys::CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC). (168)
///
/// # Left to the caller
///
/// - `handle` must point to a handle of type `handleType`. Not checked, because the length behind a pointer is unknown.
/// - `handleType` must be one that the endpoint was created with. Not checked, because nothing tells which object an id belongs to.
#[inline]
pub unsafe fn cuLogicalEndpointExport(
    handle: *mut c_void,
    leId: CUlogicalEndpointId,
    handleType: CUlogicalEndpointIpcHandleType,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLogicalEndpointExport(handle, leId, handleType) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogicalEndpointExport(handle, leId, handleType) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuLogicalEndpointExport", outcome, ((),), &[], move || {
                checks::cuLogicalEndpointExport(ptr::null_mut(), 0, handleType)
            })
        });
    }
    Ok(())
}

/// Imports a logical endpoint that another process exported and associates it with an id.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointImport`](libcuda_sys::cuLogicalEndpointImport).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `leId`: The id, from [`cuLogicalEndpointIdReserve`].
/// - `handle`: The exported handle, of the type that `handleType` selects, such as [`CUlogicalEndpointFabricHandle`](libcuda_sys::CUlogicalEndpointFabricHandle).
/// - `handleType`: The type of `handle`, as it was exported.
///
/// # Safety
///
/// `leId` must be an id that the caller reserved and that stands for no endpoint. `handle` must point to an exported handle of type `handleType`.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `handleType` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED): `handle` must be of [`CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`](libcuda_sys::CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC) only if this process has access to it.
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED): `handle` must stand for an endpoint that this process can support.
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
///
/// # Checked
///
/// - `handleType` must be [`CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`](libcuda_sys::CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC). (168)
///
/// # Left to the caller
///
/// - `leId` must be a reserved id. Not checked, because nothing tells which object an id belongs to.
/// - `handle` must stand for an endpoint that this process can support. Not checked, because only the driver knows the meaning of the handle.
/// - `handle` must be of [`CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC`](libcuda_sys::CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC) only if this process has access to it. Not checked, because it depends on the set-up of the system, which no call reports.
/// - `handleType` must be the type of the exported handle. Not checked, because a handle's bytes do not show their type.
#[inline]
pub unsafe fn cuLogicalEndpointImport(
    leId: CUlogicalEndpointId,
    handle: *const c_void,
    handleType: CUlogicalEndpointIpcHandleType,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuLogicalEndpointImport(leId, handle, handleType) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuLogicalEndpointImport(leId, handle, handleType) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuLogicalEndpointImport", outcome, ((),), &[], move || {
                checks::cuLogicalEndpointImport(0, ptr::null_mut(), handleType)
            })
        });
    }
    Ok(())
}

/// Returns the bind alignment and the maximum size of endpoints with given properties.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointGetLimits`](libcuda_sys::cuLogicalEndpointGetLimits).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `prop`: The properties of the endpoint.
///
/// # Returns
///
/// - `bindAlignment`: The alignment of sizes, offsets and addresses of binds, in bytes.
/// - `maxSize`: The maximum size of the endpoint, in bytes.
///
/// # Why it is safe
///
/// The argument is a reference to a whole struct of numbers, which the driver only reads.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `prop` breaks a rule below
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE)
///
/// # Checked
///
/// - `prop.type` must be an enumerator of [`CUlogicalEndpointType`](libcuda_sys::CUlogicalEndpointType) that the driver's release has. (159)
/// - `prop.ipcHandleTypes` must have no bits but those of [`CUlogicalEndpointIpcHandleType`](libcuda_sys::CUlogicalEndpointIpcHandleType) that the driver's release has. (160)
/// - `prop.flags` must have no bits but those of [`CUlogicalEndpointFlag`](libcuda_sys::CUlogicalEndpointFlag) that the driver's release has. (161)
///
/// # Checked by a query
///
/// - `prop.unicast.device` must be the ordinal of a device, below the number of devices, if `prop.type` is [`CU_LOGICAL_ENDPOINT_TYPE_UNICAST`](libcuda_sys::CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_UNICAST). (162)
#[inline]
pub fn cuLogicalEndpointGetLimits(
    prop: &CUlogicalEndpointProp,
) -> Result<(cuuint64_t, cuuint64_t)> {
    let mut bindAlignment = 0;
    let mut maxSize = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuLogicalEndpointGetLimits(&mut bindAlignment, &mut maxSize, prop) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome =
        unsafe { libcuda_sys::cuLogicalEndpointGetLimits(&mut bindAlignment, &mut maxSize, prop) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuLogicalEndpointGetLimits", outcome, ((),), &[], move || {
                checks::cuLogicalEndpointGetLimits(&mut bindAlignment, &mut maxSize, prop)
            })
        });
    }
    Ok((bindAlignment, maxSize))
}

/// Queries whether all logical endpoints of a range of ids are ready for use.
///
/// Since CUDA 13.3. [Logical Endpoint](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__LOGICAL__ENDPOINT.html) in NVIDIA's manual. The raw call is [`sys::cuLogicalEndpointQuery`](libcuda_sys::cuLogicalEndpointQuery).
///
/// Examples of this group: [`cuLogicalEndpointIdReserve`].
///
/// # Parameters
///
/// - `leId`: The first id of the range.
/// - `count`: The number of ids.
///
/// # Returns
///
/// 0 if an endpoint is not ready yet, otherwise another value.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver looks up.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY)
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE): `leId` must stand for an endpoint that some device can reach, since CUDA 13.4.
///
/// # Left to the caller
///
/// - `leId` must not be used before it is ready. Not checked, because it concerns other calls.
/// - `leId` must have devices of one clique only, for a multicast endpoint, since CUDA 13.4. Not checked, because nothing tells which object an id belongs to.
/// - `leId` must stand for an endpoint that some device can reach, since CUDA 13.4. Not checked, because only the driver knows.
#[inline]
pub fn cuLogicalEndpointQuery(leId: CUlogicalEndpointId, count: cuuint32_t) -> Result<c_int> {
    let mut queryStatus = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuLogicalEndpointQuery(leId, count, &mut queryStatus) };
    if outcome.0 != 0 {
        return Err(refused(c"cuLogicalEndpointQuery", outcome));
    }
    Ok(queryStatus)
}
