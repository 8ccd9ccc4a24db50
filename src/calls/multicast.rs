// Created by `cargo xtask emit` from cuda.h, src/rules/multicast.toml, src/owned/binding.rs, src/owned/multicast.rs, src/rules/multicast.rs, src/rules/parts/handle.rs, src/rules/parts/memory.rs, cuda-sys/build/generate/reference/multicast.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/multicast.md and tests/pages/multicast.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused_for;
use crate::error::start;
use crate::refused::calls as rows;
use core::ffi::c_ulonglong;
use libcuda_sys::{
    CUdevice, CUdeviceptr, CUmemGenericAllocationHandle, CUmulticastGranularity_flags,
    CUmulticastObjectProp,
};

/// Creates a multicast object, to which the devices of a team bind memory.
///
/// Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual. The raw call is [`sys::cuMulticastCreate`](libcuda_sys::cuMulticastCreate).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut properties = CUmulticastObjectProp {
///     numDevices: calls::cuDeviceGetCount()? as u32,
///     size: 1 << 20,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM;
/// let granularity = calls::cuMulticastGetGranularity(&properties, minimum)?;
/// properties.size = properties.size.next_multiple_of(granularity);
/// let object = calls::cuMulticastCreate(&properties)?;
/// // ... cuMulticastAddDevice for each device, cuMulticastBindMem, and cuMemMap ...
/// // SAFETY: nothing uses the object after its end.
/// unsafe { calls::cuMemRelease(object) }
/// # }
/// ```
///
/// Guide: [One store that reaches several GPUs](crate::guides::multicast).
///
/// # Parameters
///
/// - `prop`: The properties: the number of devices, the size for each device in bytes, and the handle types for export.
///
/// # Returns
///
/// The handle of the multicast object, which [`cuMemRelease`](crate::calls::cuMemRelease) releases.
///
/// # Why it is safe
///
/// The argument is a reference to a whole struct of numbers, which the driver only reads.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `prop` breaks a rule below
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `prop.flags` must be zero. (229)
/// - `prop.handleTypes` must not have [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) on Windows. (230)
///
/// # Checked by a query
///
/// - `prop.size` must be a multiple of the minimum multicast granularity. (231)
///
/// # Explained after a refusal
///
/// - `prop.numDevices` is zero. (1099)
/// - `prop.size` is zero. (1100)
/// - `prop.numDevices` counts devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1101)
/// - `prop.numDevices` counts devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY). (1102)
/// - `prop.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and the [`CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1103)
/// - `prop.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1104)
/// - `prop.numDevices` is more than the devices of this process whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1105)
/// - `prop.numDevices` is less than 2. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1106)
///
/// # Kept by owned objects, else left to the caller
///
/// - `prop.numDevices` must be the number of devices that are added before memory is bound.
/// - `prop.handleTypes` must have every handle type that the object is exported with.
///
/// # Left to the caller
///
/// - `prop.handleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32) and [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT), up to CUDA 12.2. Not checked, because the documentation does not say that other bits are rejected, and drivers accept them for allocations.
/// - `prop.handleTypes` must have no bits but [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR), [`CU_MEM_HANDLE_TYPE_WIN32`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32), [`CU_MEM_HANDLE_TYPE_WIN32_KMT`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT) and [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), since CUDA 12.3. Not checked, because the documentation does not say that other bits are rejected, and drivers accept them for allocations.
/// - `prop.numDevices` must be a number of devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero. Not checked, because the devices are named later, and [`cuMulticastAddDevice`] checks each of them. (Explained after a refusal: 1101 and 1105)
#[inline]
pub fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> Result<CUmemGenericAllocationHandle> {
    let mut mcHandle = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuMulticastCreate(&mut mcHandle, prop) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuMulticastCreate(&mut mcHandle, prop) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuMulticastCreate",
                outcome,
                ((), prop),
                rows::cuMulticastCreate,
                move || checks::cuMulticastCreate(&mut mcHandle, prop),
            )
        });
    }
    Ok(mcHandle)
}

/// Adds a device to the team of a multicast object. The device cannot be removed again.
///
/// Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual. The raw call is [`sys::cuMulticastAddDevice`](libcuda_sys::cuMulticastAddDevice).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn bind(
///     object: CUmemGenericAllocationHandle,
///     memory: &[(CUdevice, CUmemGenericAllocationHandle)],
///     size: usize,
/// ) -> Result<()> {
///     // SAFETY: both are live and have `size` bytes, and the memory is of these devices.
///     unsafe {
///         for (device, _) in memory {
///             calls::cuMulticastAddDevice(object, *device)?; // all of them before the first bind
///         }
///         for (_, memory) in memory {
///             calls::cuMulticastBindMem(object, 0, *memory, 0, size, 0)?;
///         }
///         // ... map the object, and use it ...
///         for (device, _) in memory {
///             calls::cuMulticastUnbind(object, *device, 0, size)?;
///         }
///     }
///     Ok(())
/// }
/// ```
///
/// Guide: [One store that reaches several GPUs](crate::guides::multicast).
///
/// # Parameters
///
/// - `mcHandle`: The multicast object.
/// - `dev`: The device, which must be in the same fabric clique as those already in the team.
///
/// # Safety
///
/// `mcHandle` must be a multicast object that is not released.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE): `dev` must be in the clique of the devices that were added before, since CUDA 13.4.
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), if `dev` breaks a rule below with this code
///
/// # Checked by a query
///
/// - `dev` must be a device whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (232)
///
/// # Explained after a refusal
///
/// - `mcHandle` is the handle of an allocation, and not of a multicast object. (1107)
/// - `mcHandle` is for devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1108)
/// - `dev` is in another clique of devices than those that were added before. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1109)
/// - `dev` was added already, or the object has its `numDevices`. (1110)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Kept by owned objects, else left to the caller
///
/// - `mcHandle` must be the handle of a multicast object.
/// - `dev` must not be added to an object that already has all the devices that it was created for. (578)
///
/// # Left to the caller
///
/// - `dev` must be in the clique of the devices that were added before, since CUDA 13.4. Not checked, because a handle does not show which devices were added. (Explained after a refusal: 1109)
#[inline]
pub unsafe fn cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMulticastAddDevice(mcHandle, dev) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMulticastAddDevice(mcHandle, dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMulticastAddDevice",
                outcome,
                (mcHandle, dev),
                rows::cuMulticastAddDevice,
                move || checks::cuMulticastAddDevice(0, dev),
            )
        });
    }
    Ok(())
}

/// Binds a range of an allocation to a range of a multicast object.
///
/// Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual. The raw call is [`sys::cuMulticastBindMem`](libcuda_sys::cuMulticastBindMem).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn bind(
///     object: CUmemGenericAllocationHandle,
///     memory: &[(CUdevice, CUmemGenericAllocationHandle)],
///     size: usize,
/// ) -> Result<()> {
///     // SAFETY: both are live and have `size` bytes, and the memory is of these devices.
///     unsafe {
///         for (device, _) in memory {
///             calls::cuMulticastAddDevice(object, *device)?; // all of them before the first bind
///         }
///         for (_, memory) in memory {
///             calls::cuMulticastBindMem(object, 0, *memory, 0, size, 0)?;
///         }
///         // ... map the object, and use it ...
///         for (device, _) in memory {
///             calls::cuMulticastUnbind(object, *device, 0, size)?;
///         }
///     }
///     Ok(())
/// }
/// ```
///
/// Guide: [One store that reaches several GPUs](crate::guides::multicast).
///
/// # Parameters
///
/// - `mcHandle`: The multicast object. The call blocks until every device has been added to it.
/// - `mcOffset`: The offset into the multicast object, in bytes. A multiple of the minimum granularity from [`cuMulticastGetGranularity`].
/// - `memHandle`: The allocation, from [`cuMemCreate`](crate::calls::cuMemCreate) on one of the devices of the team. It must be shareable if the multicast object is shareable or imported.
/// - `memOffset`: The offset into the allocation, in bytes, a multiple of the minimum granularity. With GPUs of compute capability 10.7 or higher, a multiple of 256 can be enough.
/// - `size`: The size of both ranges, in bytes, a multiple of the minimum granularity. For a `memOffset` that is only a multiple of 256, the object needs room for one granularity more.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `mcHandle` and `memHandle` must be handles that the driver returned and that are not released.
///
/// Keep both handles until [`cuMulticastUnbind`] has unbound the range.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `size` or `flags` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY), if the driver has no resources left for the binding
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY), if the system's software for multicast objects does not run
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE), if the system's configuration is illegal (since CUDA 12.9)
/// - [`CUDA_ERROR_MULTICAST_RESOURCE_FULL`](libcuda_sys::CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL), if the hardware has no resources left for a `memOffset` that is no multiple of the granularity (since CUDA 13.4)
///
/// # Checked
///
/// - `size` must not overflow when added to `mcOffset`: the range must lie within the multicast object. (233)
/// - `size` must not overflow when added to `memOffset`: the range must lie within the allocation. (234)
/// - `flags` must be zero. (235)
///
/// # Explained after a refusal
///
/// - `mcHandle` is the handle of an allocation, and not of a multicast object. (1107)
/// - `mcHandle` is for devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1108)
/// - `size` is zero. (1111)
/// - `memHandle` was released, or is a handle of something else than an allocation. (1112)
/// - `memOffset` is not a multiple of the minimum granularity of the allocation. (1113)
/// - `size` is not a multiple of the minimum granularity of the allocation. (1114)
/// - `memHandle` has no `requestedHandleTypes`, and an object that has `handleTypes`, or was imported, takes only memory that can be exported. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE). (1115)
/// - `memHandle` is not memory of a device that was added to the object. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1117)
///
/// # Kept by owned objects, else left to the caller
///
/// - `memHandle` must come from [`cuMemCreate`](crate::calls::cuMemCreate).
/// - `mcHandle` must come from [`cuMulticastCreate`].
/// - `mcHandle` must have all the devices that it was created for. (563)
/// - `size` must be a multiple of the minimum multicast granularity. (570)
/// - `mcOffset` must be a multiple of the minimum multicast granularity. (571)
/// - `memOffset` must be a multiple of the minimum multicast granularity, up to CUDA 13.3. (572)
/// - `memOffset` must be a multiple of the minimum multicast granularity, or of 256 if the devices support that, since CUDA 13.4. (573)
/// - `size` must be at most the number of bytes from the start of the bound memory to the end of its allocation, since CUDA 12.5. (568)
/// - `mcOffset` must be at most the size of the multicast object, since CUDA 12.5. (565)
/// - `size` must be at most the number of bytes from `mcOffset` to the end of the multicast object, since CUDA 12.5. (566)
/// - `size` must be at most the number of bytes from `mcOffset` to the end of the multicast object, less one granularity if the memory starts only at a multiple of 256, since CUDA 13.4. (567)
/// - `mcOffset` must start a range of `size` bytes that overlaps no bound range, since CUDA 13.4. (569)
/// - `memHandle` must be memory of a device that was added. (574)
/// - `memHandle` must be memory that can be shared, because the multicast object can. (564)
///
/// # Left to the caller
///
/// - `size + memOffset` must be below the size of the allocation, up to CUDA 12.4. Not checked, because since 12.5 the documentation allows the sizes to be equal, and a handle does not show the size of its object.
/// - `size + mcOffset` must be below the size of the multicast object, up to CUDA 12.4. Not checked, because since 12.5 the documentation allows the sizes to be equal, and a handle does not show the size of its object.
/// - `mcHandle` must have devices of one clique only, since CUDA 13.4. Not checked, because a handle does not show which devices were added.
#[inline]
pub unsafe fn cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMulticastBindMem(mcHandle, mcOffset, memHandle, memOffset, size, flags)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMulticastBindMem",
                outcome,
                (mcHandle, (), memHandle, memOffset, size),
                rows::cuMulticastBindMem,
                move || checks::cuMulticastBindMem(0, mcOffset, 0, memOffset, size, flags),
            )
        });
    }
    Ok(())
}

/// Binds a range of an allocation to a range of a multicast object, for one device.
///
/// Since CUDA 13.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual. The raw call is [`sys::cuMulticastBindMem_v2`](libcuda_sys::cuMulticastBindMem_v2).
///
/// Examples of this group: [`cuMulticastCreate`] and [`cuMulticastAddDevice`].
///
/// # Parameters
///
/// - `mcHandle`: The multicast object. The call blocks until every device has been added to it.
/// - `dev`: The device of the team for which the memory is bound.
/// - `mcOffset`: The offset into the multicast object, in bytes. A multiple of the minimum granularity from [`cuMulticastGetGranularity`].
/// - `memHandle`: The allocation, from [`cuMemCreate`](crate::calls::cuMemCreate) on `dev` or on the host NUMA node closest to it. It must be shareable if the multicast object is shareable or imported.
/// - `memOffset`: The offset into the allocation, in bytes, a multiple of the minimum granularity. With GPUs of compute capability 10.7 or higher, a multiple of 256 can be enough.
/// - `size`: The size of both ranges, in bytes, a multiple of the minimum granularity. For a `memOffset` that is only a multiple of 256, the object needs room for one granularity more.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `mcHandle` and `memHandle` must be handles that the driver returned and that are not released.
///
/// Keep both handles until [`cuMulticastUnbind`] has unbound the range.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `size` or `flags` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY), if the driver has no resources left for the binding
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY), if the system's software for multicast objects does not run
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE), if the system's configuration is illegal
/// - [`CUDA_ERROR_MULTICAST_RESOURCE_FULL`](libcuda_sys::CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL), if the hardware has no resources left for a `memOffset` that is no multiple of the granularity (since CUDA 13.4)
///
/// # Checked
///
/// - `size` must not overflow when added to `mcOffset`: the range must lie within the multicast object. (233)
/// - `size` must not overflow when added to `memOffset`: the range must lie within the allocation. (234)
/// - `flags` must be zero. (235)
///
/// # Explained after a refusal
///
/// - `mcHandle` is the handle of an allocation, and not of a multicast object. (1107)
/// - `mcHandle` is for devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1108)
/// - `dev` is neither the device of the memory nor nearest to its NUMA node. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1116)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
/// - `size` is zero. (1111)
/// - `memHandle` was released, or is a handle of something else than an allocation. (1112)
/// - `memOffset` is not a multiple of the minimum granularity of the allocation. (1113)
/// - `size` is not a multiple of the minimum granularity of the allocation. (1114)
/// - `memHandle` has no `requestedHandleTypes`, and an object that has `handleTypes`, or was imported, takes only memory that can be exported. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE). (1115)
///
/// # Kept by owned objects, else left to the caller
///
/// - `memHandle` must come from [`cuMemCreate`](crate::calls::cuMemCreate).
/// - `mcHandle` must come from [`cuMulticastCreate`].
/// - `mcHandle` must have all the devices that it was created for. (563)
/// - `size` must be a multiple of the minimum multicast granularity. (570)
/// - `mcOffset` must be a multiple of the minimum multicast granularity. (571)
/// - `memOffset` must be a multiple of the minimum multicast granularity, up to CUDA 13.3. (572)
/// - `memOffset` must be a multiple of the minimum multicast granularity, or of 256 if the devices support that, since CUDA 13.4. (573)
/// - `size` must be at most the number of bytes from the start of the bound memory to the end of its allocation. (568)
/// - `mcOffset` must be at most the size of the multicast object. (565)
/// - `size` must be at most the number of bytes from `mcOffset` to the end of the multicast object. (566)
/// - `size` must be at most the number of bytes from `mcOffset` to the end of the multicast object, less one granularity if the memory starts only at a multiple of 256, since CUDA 13.4. (567)
/// - `mcOffset` must start a range of `size` bytes that overlaps no bound range, since CUDA 13.4. (569)
/// - `memHandle` must be memory of the device that the call names, or of the host. (575)
/// - `dev` must be a device that was added. (576)
/// - `memHandle` must be memory that can be shared, because the multicast object can. (564)
///
/// # Left to the caller
///
/// - `memHandle` must be memory of a device that was added. Not checked, because the documentation also allows host memory, and a handle does not show which devices were added.
/// - `memHandle` must be memory of the node that [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID) returns for `dev`, for [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). Not checked, because the driver checks it, and the answer needs a query of the handle for each call.
/// - `mcHandle` must have devices of one clique only, since CUDA 13.4. Not checked, because a handle does not show which devices were added.
#[inline]
pub unsafe fn cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe {
        checks::cuMulticastBindMem_v2(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags)
    }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMulticastBindMem_v2(
            mcHandle, dev, mcOffset, memHandle, memOffset, size, flags,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMulticastBindMem_v2",
                outcome,
                (mcHandle, dev, (), memHandle, memOffset, size),
                rows::cuMulticastBindMem_v2,
                move || checks::cuMulticastBindMem_v2(0, 0, mcOffset, 0, memOffset, size, flags),
            )
        });
    }
    Ok(())
}

/// Binds the memory at an address to a range of a multicast object.
///
/// Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual. The raw call is [`sys::cuMulticastBindAddr`](libcuda_sys::cuMulticastBindAddr).
///
/// Examples of this group: [`cuMulticastCreate`] and [`cuMulticastAddDevice`].
///
/// # Parameters
///
/// - `mcHandle`: The multicast object. The call blocks until every device has been added to it.
/// - `mcOffset`: The offset into the multicast object, in bytes. A multiple of the minimum granularity from [`cuMulticastGetGranularity`].
/// - `memptr`: The address of memory from [`cuMemCreate`](crate::calls::cuMemCreate) or a memory pool, on one of the devices of the team. A multiple of the minimum granularity; with GPUs of compute capability 10.7 or higher, 256 can be enough.
/// - `size`: The size of the range, in bytes, a multiple of the minimum granularity. For a `memptr` that is only a multiple of 256, the object needs room for one granularity more.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `mcHandle` must be a multicast object that is not released. `memptr` must be the address of live memory, at least `size` bytes of it.
///
/// Keep `mcHandle`, and keep the memory allocated and mapped, until [`cuMulticastUnbind`] has unbound the range.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `size` or `flags` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY), if the driver has no resources left for the binding
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY), if the system's software for multicast objects does not run
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE), if the system's configuration is illegal (since CUDA 12.9)
/// - [`CUDA_ERROR_MULTICAST_RESOURCE_FULL`](libcuda_sys::CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL), if the hardware has no resources left for a `memptr` that is no multiple of the granularity (since CUDA 13.4)
///
/// # Checked
///
/// - `size` must not overflow when added to `mcOffset`: the range must lie within the multicast object. (233)
/// - `flags` must be zero. (236)
///
/// # Explained after a refusal
///
/// - `mcHandle` is the handle of an allocation, and not of a multicast object. (1107)
/// - `mcHandle` is for devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1108)
/// - `memptr` is not in memory that CUDA has allocated. (1125)
/// - `memptr` is neither in memory of [`cuMemCreate`](crate::calls::cuMemCreate) nor in that of a pool. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1126)
///
/// # Kept by owned objects, else left to the caller
///
/// - `mcHandle` must have all the devices that it was created for. (563)
/// - `memptr` must be memory of [`cuMemCreate`](crate::calls::cuMemCreate) or of a pool. (580)
/// - `size` must be a multiple of the minimum multicast granularity. (570)
/// - `mcOffset` must be a multiple of the minimum multicast granularity. (571)
/// - `memptr` must be a multiple of the minimum multicast granularity, up to CUDA 13.3. (572)
/// - `memptr` must be a multiple of the minimum multicast granularity, or of 256 if the devices support that, since CUDA 13.4. (573)
/// - `size` must be at most the number of bytes from the start of the bound memory to the end of its allocation, since CUDA 12.5. (568)
/// - `mcOffset` must be at most the size of the multicast object, since CUDA 12.5. (565)
/// - `size` must be at most the number of bytes from `mcOffset` to the end of the multicast object, since CUDA 12.5. (566)
/// - `size` must be at most the number of bytes from `mcOffset` to the end of the multicast object, less one granularity if the memory starts only at a multiple of 256, since CUDA 13.4. (567)
/// - `mcOffset` must start a range of `size` bytes that overlaps no bound range, since CUDA 13.4. (569)
/// - `memptr` must be memory of a device that was added. (574)
/// - `memptr` must be memory that can be shared, because the multicast object can. (564)
///
/// # Left to the caller
///
/// - `size` must be below the size of the allocation, up to CUDA 12.4. Not checked, because since 12.5 the documentation allows the sizes to be equal, and a query returns the size of the mapping, not of the allocation.
/// - `size + mcOffset` must be below the size of the multicast object, up to CUDA 12.4. Not checked, because since 12.5 the documentation allows the sizes to be equal, and a handle does not show the size of its object.
/// - `size + memptr` must not exceed the size of the allocation if `memptr` is a multiple of 256 only, since CUDA 13.4. Not checked, because the documentation adds an address to a size; the driver decides.
/// - `mcHandle` must have devices of one clique only, since CUDA 13.4. Not checked, because a handle does not show which devices were added.
#[inline]
pub unsafe fn cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuMulticastBindAddr(mcHandle, mcOffset, memptr, size, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMulticastBindAddr",
                outcome,
                (mcHandle, (), memptr),
                rows::cuMulticastBindAddr,
                move || checks::cuMulticastBindAddr(0, mcOffset, 0, size, flags),
            )
        });
    }
    Ok(())
}

/// Binds the memory at an address to a range of a multicast object, for one device.
///
/// Since CUDA 13.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual. The raw call is [`sys::cuMulticastBindAddr_v2`](libcuda_sys::cuMulticastBindAddr_v2).
///
/// Examples of this group: [`cuMulticastCreate`] and [`cuMulticastAddDevice`].
///
/// # Parameters
///
/// - `mcHandle`: The multicast object. The call blocks until every device has been added to it.
/// - `dev`: The device of the team for which the memory is bound.
/// - `mcOffset`: The offset into the multicast object, in bytes. A multiple of the minimum granularity from [`cuMulticastGetGranularity`].
/// - `memptr`: The address of memory from [`cuMemCreate`](crate::calls::cuMemCreate) or a memory pool, on `dev` or on the host NUMA node closest to it. A multiple of the minimum granularity; with GPUs of compute capability 10.7 or higher, 256 can be enough.
/// - `size`: The size of the range, in bytes, a multiple of the minimum granularity. For a `memptr` that is only a multiple of 256, the object needs room for one granularity more.
/// - `flags`: Must be zero.
///
/// # Safety
///
/// `mcHandle` must be a multicast object that is not released. `memptr` must be the address of live memory, at least `size` bytes of it.
///
/// Keep `mcHandle`, and keep the memory allocated and mapped, until [`cuMulticastUnbind`] has unbound the range.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `size` or `flags` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
/// - [`CUDA_ERROR_OUT_OF_MEMORY`](libcuda_sys::CUresult::CUDA_ERROR_OUT_OF_MEMORY), if the driver has no resources left for the binding
/// - [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY), if the system's software for multicast objects does not run
/// - [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE), if the system's configuration is illegal
/// - [`CUDA_ERROR_MULTICAST_RESOURCE_FULL`](libcuda_sys::CUresult::CUDA_ERROR_MULTICAST_RESOURCE_FULL), if the hardware has no resources left for a `memptr` that is no multiple of the granularity (since CUDA 13.4)
///
/// # Checked
///
/// - `size` must not overflow when added to `mcOffset`: the range must lie within the multicast object. (233)
/// - `flags` must be zero. (236)
///
/// # Explained after a refusal
///
/// - `mcHandle` is the handle of an allocation, and not of a multicast object. (1107)
/// - `mcHandle` is for devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1108)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
/// - `memptr` is not in memory that CUDA has allocated. (1125)
/// - `memptr` is neither in memory of [`cuMemCreate`](crate::calls::cuMemCreate) nor in that of a pool. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1126)
///
/// # Kept by owned objects, else left to the caller
///
/// - `mcHandle` must have all the devices that it was created for. (563)
/// - `memptr` must be memory of [`cuMemCreate`](crate::calls::cuMemCreate) or of a pool. (580)
/// - `size` must be a multiple of the minimum multicast granularity. (570)
/// - `mcOffset` must be a multiple of the minimum multicast granularity. (571)
/// - `memptr` must be a multiple of the minimum multicast granularity, up to CUDA 13.3. (572)
/// - `memptr` must be a multiple of the minimum multicast granularity, or of 256 if the devices support that, since CUDA 13.4. (573)
/// - `size` must be at most the number of bytes from the start of the bound memory to the end of its allocation. (568)
/// - `mcOffset` must be at most the size of the multicast object. (565)
/// - `size` must be at most the number of bytes from `mcOffset` to the end of the multicast object. (566)
/// - `size` must be at most the number of bytes from `mcOffset` to the end of the multicast object, less one granularity if the memory starts only at a multiple of 256, since CUDA 13.4. (567)
/// - `mcOffset` must start a range of `size` bytes that overlaps no bound range, since CUDA 13.4. (569)
/// - `memptr` must be memory of the device that the call names, or of the host. (575)
/// - `dev` must be a device that was added. (576)
/// - `memptr` must be memory that can be shared, because the multicast object can. (564)
///
/// # Left to the caller
///
/// - `size + memptr` must not exceed the size of the allocation if `memptr` is a multiple of 256 only, since CUDA 13.4. Not checked, because the documentation adds an address to a size; the driver decides.
/// - `memptr` must be memory of the node that [`CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID) returns for `dev`, for [`CU_MEM_LOCATION_TYPE_HOST_NUMA`](libcuda_sys::CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA). Not checked, because the driver checks it, and the answer needs a query of the address for each call.
/// - `mcHandle` must have devices of one clique only, since CUDA 13.4. Not checked, because a handle does not show which devices were added.
#[inline]
pub unsafe fn cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: c_ulonglong,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuMulticastBindAddr_v2(mcHandle, dev, mcOffset, memptr, size, flags)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMulticastBindAddr_v2",
                outcome,
                (mcHandle, dev, (), memptr),
                rows::cuMulticastBindAddr_v2,
                move || checks::cuMulticastBindAddr_v2(0, 0, mcOffset, 0, size, flags),
            )
        });
    }
    Ok(())
}

/// Unbinds the memory of a device from a range of a multicast object.
///
/// Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual. The raw call is [`sys::cuMulticastUnbind`](libcuda_sys::cuMulticastUnbind).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// fn bind(
///     object: CUmemGenericAllocationHandle,
///     memory: &[(CUdevice, CUmemGenericAllocationHandle)],
///     size: usize,
/// ) -> Result<()> {
///     // SAFETY: both are live and have `size` bytes, and the memory is of these devices.
///     unsafe {
///         for (device, _) in memory {
///             calls::cuMulticastAddDevice(object, *device)?; // all of them before the first bind
///         }
///         for (_, memory) in memory {
///             calls::cuMulticastBindMem(object, 0, *memory, 0, size, 0)?;
///         }
///         // ... map the object, and use it ...
///         for (device, _) in memory {
///             calls::cuMulticastUnbind(object, *device, 0, size)?;
///         }
///     }
///     Ok(())
/// }
/// ```
///
/// Guide: [One store that reaches several GPUs](crate::guides::multicast).
///
/// # Parameters
///
/// - `mcHandle`: The multicast object. All work that uses the range must be complete.
/// - `dev`: The device that holds the bound memory.
/// - `mcOffset`: The offset into the multicast object, in bytes, as it was bound.
/// - `size`: The size of the range, in bytes, as it was bound.
///
/// # Safety
///
/// `mcHandle` must be a multicast object that is not released. `mcOffset` and `size` must be those of a bind whose memory nothing accesses through the object any more.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `size` breaks a rule below
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Checked
///
/// - `size` must not overflow when added to `mcOffset`: the range must lie within the multicast object. (233)
///
/// # Explained after a refusal
///
/// - `mcHandle` is the handle of an allocation, and not of a multicast object. (1107)
/// - `mcHandle` is for devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1108)
/// - `dev` is out of range: the ordinals of devices start at 0 and are below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Kept by owned objects, else left to the caller
///
/// - `size` must be a multiple of the minimum multicast granularity.
/// - `mcOffset` must be a multiple of the minimum multicast granularity.
/// - `size + mcOffset` must not exceed the size of the multicast object, since CUDA 12.5.
/// - `mcOffset` must be the offset of a bind.
/// - `size` must be the size of the same bind.
/// - `dev` must be the device of the bound memory.
///
/// # Left to the caller
///
/// - `size + mcOffset` must be below the size of the multicast object, up to CUDA 12.4. Not checked, because since 12.5 the documentation allows the sizes to be equal, and a handle does not show the size of its object.
#[inline]
pub unsafe fn cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    size: usize,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuMulticastUnbind(mcHandle, dev, mcOffset, size) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuMulticastUnbind(mcHandle, dev, mcOffset, size) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuMulticastUnbind",
                outcome,
                (mcHandle, dev),
                rows::cuMulticastUnbind,
                move || checks::cuMulticastUnbind(0, 0, mcOffset, size),
            )
        });
    }
    Ok(())
}

/// Returns the granularity of the size, the offsets and the addresses of a multicast object.
///
/// Since CUDA 12.1. [Multicast Object Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__MULTICAST.html) in NVIDIA's manual. The raw call is [`sys::cuMulticastGetGranularity`](libcuda_sys::cuMulticastGetGranularity).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, types::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let mut properties = CUmulticastObjectProp {
///     numDevices: calls::cuDeviceGetCount()? as u32,
///     size: 1 << 20,
///     ..Default::default() // the rest must be zero
/// };
/// let minimum = CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM;
/// let granularity = calls::cuMulticastGetGranularity(&properties, minimum)?;
/// properties.size = properties.size.next_multiple_of(granularity);
/// let object = calls::cuMulticastCreate(&properties)?;
/// // ... cuMulticastAddDevice for each device, cuMulticastBindMem, and cuMemMap ...
/// // SAFETY: nothing uses the object after its end.
/// unsafe { calls::cuMemRelease(object) }
/// # }
/// ```
///
/// Guide: [One store that reaches several GPUs](crate::guides::multicast).
///
/// # Parameters
///
/// - `prop`: The properties of the multicast object.
/// - `option`: The minimum granularity or the recommended one, which performs best.
///
/// # Returns
///
/// The granularity, in bytes.
///
/// # Why it is safe
///
/// The argument is a reference to a whole struct of numbers, which the driver only reads.
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
/// - `option` must be an enumerator of [`CUmulticastGranularity_flags`](libcuda_sys::CUmulticastGranularity_flags) that the driver's release has. (237)
/// - `prop.flags` must be zero. (229)
/// - `prop.handleTypes` must not have [`CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) on Windows. (230)
///
/// # Explained after a refusal
///
/// - `prop.numDevices` is zero. (1099)
/// - `prop.size` is zero. (1100)
/// - `prop.numDevices` counts devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED). (1101)
/// - `prop.numDevices` counts devices whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero, and this process has none. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), [`CUDA_ERROR_ILLEGAL_STATE`](libcuda_sys::CUresult::CUDA_ERROR_ILLEGAL_STATE) or [`CUDA_ERROR_SYSTEM_NOT_READY`](libcuda_sys::CUresult::CUDA_ERROR_SYSTEM_NOT_READY). (1102)
/// - `prop.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and the [`CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED) of every device is zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1103)
/// - `prop.handleTypes` has [`CU_MEM_HANDLE_TYPE_FABRIC`](libcuda_sys::CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC), and this process can open no IMEX channel: there must be a /dev/nvidia-caps-imex-channels/channel\* that it may read and write. [`CUDA_ERROR_NOT_PERMITTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_PERMITTED). (1104)
/// - `prop.numDevices` is more than the devices of this process whose [`CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED) is not zero. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED), [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (1105)
/// - `prop.numDevices` is less than 2. [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (1106)
#[inline]
pub fn cuMulticastGetGranularity(
    prop: &CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> Result<usize> {
    let mut granularity = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuMulticastGetGranularity(&mut granularity, prop, option) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuMulticastGetGranularity(&mut granularity, prop, option) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuMulticastGetGranularity",
                outcome,
                ((), prop),
                rows::cuMulticastGetGranularity,
                move || checks::cuMulticastGetGranularity(&mut granularity, prop, option),
            )
        });
    }
    Ok(granularity)
}
