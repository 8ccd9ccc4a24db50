// Created by `cargo xtask emit` from cuda.h, src/rules/device.toml, src/rules/device.rs, src/rules/parts/array.rs, src/rules/parts/handle.rs, src/rules/texobject.rs, cuda-sys/build/generate/reference/device.txt, src/sentence.rs, cuda-sys/build/generate/history.txt, src/guides/contexts.md, src/guides/launching.md, tests/pages/device.rs and tests/pages/malloc_async.rs. Do not edit.

use crate::checks;
use crate::error::Result;
use crate::error::refused;
use crate::error::refused_for;
use crate::error::start;
use crate::error::unruled;
use crate::refused::calls as rows;
use core::ffi::{c_char, c_int, c_uint, c_void};
use core::ptr;
use libcuda_sys::{
    CUarray_format, CUatomicOperation, CUdevice, CUdevice_attribute, CUexecAffinityType,
    CUflushGPUDirectRDMAWritesScope, CUflushGPUDirectRDMAWritesTarget, CUmemoryPool, CUuuid,
};
use std::ffi::CString;

/// Returns the device with the given ordinal.
///
/// Since CUDA 2.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGet`](libcuda_sys::cuDeviceGet).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// for ordinal in 0..calls::cuDeviceGetCount()? {
///     let device = calls::cuDeviceGet(ordinal)?;
///     let name = calls::cuDeviceGetName(device)?;
///     let bytes = calls::cuDeviceTotalMem(device)?;
///     let uuid = calls::cuDeviceGetUuid(device)?;
///     println!("{}: {} MiB, {:02x?}", name.to_string_lossy(), bytes >> 20, uuid.bytes);
/// }
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Parameters
///
/// - `ordinal`: The number of the device. It is at least 0 and less than the count of [`cuDeviceGetCount`].
///
/// # Returns
///
/// The device.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), if `ordinal` breaks a rule below with this code
///
/// # Checked
///
/// - `ordinal` must be at least 0. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (36)
///
/// # Explained after a refusal
///
/// - `ordinal` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (729)
///
/// # Left to the caller
///
/// - `ordinal` must be below the number that [`cuDeviceGetCount`] returns. Not checked, because looking this up is what the call does. (Explained after a refusal: 729)
#[inline]
pub fn cuDeviceGet(ordinal: c_int) -> Result<CUdevice> {
    let mut device = 0;
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuDeviceGet(&mut device, ordinal) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGet(&mut device, ordinal) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuDeviceGet", outcome, ((), ordinal), rows::cuDeviceGet, move || {
                checks::cuDeviceGet(&mut device, ordinal)
            })
        });
    }
    Ok(device)
}

/// Returns the number of devices that CUDA can use.
///
/// Since CUDA 2.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetCount`](libcuda_sys::cuDeviceGetCount).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// for ordinal in 0..calls::cuDeviceGetCount()? {
///     let device = calls::cuDeviceGet(ordinal)?;
///     let name = calls::cuDeviceGetName(device)?;
///     let bytes = calls::cuDeviceTotalMem(device)?;
///     let uuid = calls::cuDeviceGetUuid(device)?;
///     println!("{}: {} MiB, {:02x?}", name.to_string_lossy(), bytes >> 20, uuid.bytes);
/// }
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Devices, and the contexts that hold their state](crate::guides::contexts).
///
/// # Returns
///
/// The number of devices of compute capability 2.0 or higher, which may be 0.
///
/// # Why it is safe
///
/// The call has no inputs.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
#[inline]
pub fn cuDeviceGetCount() -> Result<c_int> {
    let mut count = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetCount(&mut count) };
    if outcome.0 != 0 {
        return Err(refused(c"cuDeviceGetCount", outcome));
    }
    Ok(count)
}

/// Returns the product name of a device.
///
/// Since CUDA 2.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetName`](libcuda_sys::cuDeviceGetName).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// for ordinal in 0..calls::cuDeviceGetCount()? {
///     let device = calls::cuDeviceGet(ordinal)?;
///     let name = calls::cuDeviceGetName(device)?;
///     let bytes = calls::cuDeviceTotalMem(device)?;
///     let uuid = calls::cuDeviceGetUuid(device)?;
///     println!("{}: {} MiB, {:02x?}", name.to_string_lossy(), bytes >> 20, uuid.bytes);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The name in ASCII, with a zero byte at its end. A name that is too long is cut off.
///
/// # Why it is safe
///
/// It takes a number only; the driver validates it.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGetName(dev: CUdevice) -> Result<CString> {
    let mut name = super::TEXT;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetName(name.as_mut_ptr(), super::LENGTH, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuDeviceGetName", outcome, ((), (), dev), rows::cuDeviceGetName, unruled)
        });
    }
    Ok(super::text(name))
}

/// Returns the UUID of a device, or in MIG mode that of its compute instance.
///
/// Since CUDA 11.4. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuDeviceGetUuid_v2`. The raw call is [`sys::cuDeviceGetUuid`](libcuda_sys::cuDeviceGetUuid).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// for ordinal in 0..calls::cuDeviceGetCount()? {
///     let device = calls::cuDeviceGet(ordinal)?;
///     let name = calls::cuDeviceGetName(device)?;
///     let bytes = calls::cuDeviceTotalMem(device)?;
///     let uuid = calls::cuDeviceGetUuid(device)?;
///     println!("{}: {} MiB, {:02x?}", name.to_string_lossy(), bytes >> 20, uuid.bytes);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The UUID, 16 bytes.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[doc(alias = "cuDeviceGetUuid_v2")]
#[inline]
pub fn cuDeviceGetUuid(dev: CUdevice) -> Result<CUuuid> {
    let mut uuid = CUuuid::default();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetUuid_v2(&mut uuid, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetUuid_v2",
                outcome,
                ((), dev),
                rows::cuDeviceGetUuid_v2,
                unruled,
            )
        });
    }
    Ok(uuid)
}

/// Returns the LUID and the node mask of a device, by which graphics APIs identify it.
///
/// Since CUDA 10.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetLuid`](libcuda_sys::cuDeviceGetLuid).
///
/// Examples of this group: [`cuDeviceGet`] and [`cuDeviceGetAttribute`].
///
/// # Parameters
///
/// - `luid`: The LUID, 8 bytes. The header does not state its size.
/// - `dev`: The device.
///
/// # Returns
///
/// The node mask.
///
/// # Safety
///
/// `luid` must be valid for writes of the 8 bytes of a LUID.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub unsafe fn cuDeviceGetLuid(luid: *mut c_char, dev: CUdevice) -> Result<c_uint> {
    let mut deviceNodeMask = 0;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDeviceGetLuid(luid, &mut deviceNodeMask, dev) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(c"cuDeviceGetLuid", outcome, ((), (), dev), rows::cuDeviceGetLuid, unruled)
        });
    }
    Ok(deviceNodeMask)
}

/// Returns the size of a device's memory.
///
/// Since CUDA 3.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. Its symbol, which [`Error::call`](crate::Error::call) returns, is `cuDeviceTotalMem_v2`. The raw call is [`sys::cuDeviceTotalMem`](libcuda_sys::cuDeviceTotalMem).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// for ordinal in 0..calls::cuDeviceGetCount()? {
///     let device = calls::cuDeviceGet(ordinal)?;
///     let name = calls::cuDeviceGetName(device)?;
///     let bytes = calls::cuDeviceTotalMem(device)?;
///     let uuid = calls::cuDeviceGetUuid(device)?;
///     println!("{}: {} MiB, {:02x?}", name.to_string_lossy(), bytes >> 20, uuid.bytes);
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The size, in bytes.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[doc(alias = "cuDeviceTotalMem_v2")]
#[inline]
pub fn cuDeviceTotalMem(dev: CUdevice) -> Result<usize> {
    let mut bytes = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceTotalMem_v2(&mut bytes, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceTotalMem_v2",
                outcome,
                ((), dev),
                rows::cuDeviceTotalMem_v2,
                unruled,
            )
        });
    }
    Ok(bytes)
}

/// Returns the greatest width that a one-dimensional texture of linear memory can have.
///
/// Since CUDA 11.1. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetTexture1DLinearMaxWidth`](libcuda_sys::cuDeviceGetTexture1DLinearMaxWidth).
///
/// Examples of this group: [`cuDeviceGet`] and [`cuDeviceGetAttribute`].
///
/// # Parameters
///
/// - `format`: The format of a component.
/// - `numChannels`: The number of components per element.
/// - `dev`: The device.
///
/// # Returns
///
/// The width, in elements.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `numChannels` is not 1, 2 or 4. (830)
/// - `format` is not an enumerator of [`CUarray_format`](libcuda_sys::CUarray_format) that the driver's release has. (741)
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGetTexture1DLinearMaxWidth(
    format: CUarray_format,
    numChannels: c_uint,
    dev: CUdevice,
) -> Result<usize> {
    let mut maxWidthInElements = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe {
        libcuda_sys::cuDeviceGetTexture1DLinearMaxWidth(
            &mut maxWidthInElements,
            format,
            numChannels,
            dev,
        )
    };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetTexture1DLinearMaxWidth",
                outcome,
                ((), format, numChannels, dev),
                rows::cuDeviceGetTexture1DLinearMaxWidth,
                unruled,
            )
        });
    }
    Ok(maxWidthInElements)
}

/// Returns an attribute of a device.
///
/// Since CUDA 2.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetAttribute`](libcuda_sys::cuDeviceGetAttribute).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// use CUdevice_attribute as Attribute;
/// let device = calls::cuDeviceGet(0)?;
/// let attribute = |attribute| calls::cuDeviceGetAttribute(attribute, device);
/// let major = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
/// let minor = attribute(Attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
/// let multiprocessors = attribute(Attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)?;
/// println!("compute capability {major}.{minor}, {multiprocessors} multiprocessors");
/// # Ok(())
/// # }
/// ```
///
/// Guide: [Modules, kernels and launches](crate::guides::launching).
///
/// # Parameters
///
/// - `attrib`: The attribute.
/// - `dev`: The device.
///
/// # Returns
///
/// The value, in the unit of the attribute.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `attrib` is not an enumerator of [`CUdevice_attribute`](libcuda_sys::CUdevice_attribute) that the driver's release has. (730)
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `attrib` must be one of the attributes that the documentation lists, up to CUDA 12.9. Not checked, because the list of those releases lacks attributes that they have. (Explained after a refusal: 730)
#[inline]
pub fn cuDeviceGetAttribute(attrib: CUdevice_attribute, dev: CUdevice) -> Result<c_int> {
    let mut pi = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetAttribute(&mut pi, attrib, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetAttribute",
                outcome,
                ((), attrib, dev),
                rows::cuDeviceGetAttribute,
                unruled,
            )
        });
    }
    Ok(pi)
}

/// Queries which atomic operations the link between a device and the host supports natively.
///
/// Since CUDA 13.0. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetHostAtomicCapabilities`](libcuda_sys::cuDeviceGetHostAtomicCapabilities).
///
/// Examples of this group: [`cuDeviceGet`] and [`cuDeviceGetAttribute`].
///
/// # Parameters
///
/// - `capabilities`: Bits of [`CUatomicOperationCapability`](libcuda_sys::CUatomicOperationCapability) for each operation.
/// - `operations`: The operations.
/// - `count`: The number of operations, at least 1.
/// - `dev`: The device.
///
/// # Safety
///
/// `operations` must be valid for reads, and `capabilities` for writes, of `count` elements.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), if `dev` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `capabilities`, `operations` or `count` breaks a rule below
///
/// # Checked
///
/// - `capabilities` must not be null. (37)
/// - `operations` must not be null. (38)
/// - `count` must not be zero. (39)
/// - `operations[i]` must be an enumerator of [`CUatomicOperation`](libcuda_sys::CUatomicOperation) that the driver's release has. (40)
///
/// # Checked by a query
///
/// - `dev` must be the ordinal of a device, below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (620)
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `operations` and `capabilities` must have `count` elements each. Not checked, because the length behind a pointer is unknown.
#[inline]
pub unsafe fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    dev: CUdevice,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe {
        libcuda_sys::cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev)
    };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetHostAtomicCapabilities",
                outcome,
                ((), (), (), dev),
                rows::cuDeviceGetHostAtomicCapabilities,
                move || {
                    checks::cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, dev)
                },
            )
        });
    }
    Ok(())
}

/// Sets the attributes in an NvSciSync attribute list to those that a device supports.
///
/// Since CUDA 10.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetNvSciSyncAttributes`](libcuda_sys::cuDeviceGetNvSciSyncAttributes).
///
/// Examples of this group: [`cuDeviceGet`] and [`cuDeviceGetAttribute`].
///
/// # Parameters
///
/// - `nvSciSyncAttrList`: A valid `NvSciSyncAttrList` in which the required permission is not yet set.
/// - `dev`: The device.
/// - `flags`: [`CUDA_NVSCISYNC_ATTR_SIGNAL`](libcuda_sys::CUDA_NVSCISYNC_ATTR_SIGNAL), [`CUDA_NVSCISYNC_ATTR_WAIT`](libcuda_sys::CUDA_NVSCISYNC_ATTR_WAIT) or both.
///
/// # Safety
///
/// `nvSciSyncAttrList` must be a live `NvSciSyncAttrList` that nothing else uses during the call.
///
/// # Errors
///
/// The header names no codes.
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `flags` breaks a rule below. Also: `nvSciSyncAttrList` must not have `NvSciSyncAttrKey_RequiredPerm` set.
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE), if `dev` breaks a rule below with this code
/// - [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE): `nvSciSyncAttrList` must be a valid `NvSciSyncAttrList`.
///
/// # Checked
///
/// - `flags` must have no bits but [`CUDA_NVSCISYNC_ATTR_SIGNAL`](libcuda_sys::CUDA_NVSCISYNC_ATTR_SIGNAL) and [`CUDA_NVSCISYNC_ATTR_WAIT`](libcuda_sys::CUDA_NVSCISYNC_ATTR_WAIT). (41)
/// - `flags` must have at least one of the bits [`CUDA_NVSCISYNC_ATTR_SIGNAL`](libcuda_sys::CUDA_NVSCISYNC_ATTR_SIGNAL) and [`CUDA_NVSCISYNC_ATTR_WAIT`](libcuda_sys::CUDA_NVSCISYNC_ATTR_WAIT). (42)
///
/// # Checked by a query
///
/// - `dev` must be the ordinal of a device, below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE). (620)
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `nvSciSyncAttrList` must not have `NvSciSyncAttrKey_RequiredPerm` set. Not checked, because the list is opaque.
/// - `nvSciSyncAttrList` must be a valid `NvSciSyncAttrList`. Not checked, because the list is opaque.
#[inline]
pub unsafe fn cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    dev: CUdevice,
    flags: c_int,
) -> Result<()> {
    // SAFETY: the caller meets the conditions in the documentation.
    unsafe { checks::cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags) }?;
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome =
        unsafe { libcuda_sys::cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList, dev, flags) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetNvSciSyncAttributes",
                outcome,
                ((), dev),
                rows::cuDeviceGetNvSciSyncAttributes,
                move || checks::cuDeviceGetNvSciSyncAttributes(ptr::null_mut(), dev, flags),
            )
        });
    }
    Ok(())
}

/// Selects the memory pool from which [`cuMemAllocAsync`](crate::calls::cuMemAllocAsync) allocates on a device.
///
/// Since CUDA 11.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceSetMemPool`](libcuda_sys::cuDeviceSetMemPool).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let properties = CUmemPoolProps {
///     allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location: CUmemLocation {
///         type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///         id: device,
///     },
///     ..Default::default() // the rest must be zero
/// };
/// // SAFETY: the properties have no security attributes, and the pool ends when it is no longer
/// // current.
/// unsafe {
///     let before = calls::cuDeviceGetMemPool(device)?;
///     let pool = calls::cuMemPoolCreate(&properties)?;
///     calls::cuDeviceSetMemPool(device, pool)?; // cuMemAllocAsync allocates from it
///     calls::cuDeviceSetMemPool(device, before)?;
///     calls::cuMemPoolDestroy(pool)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
/// - `pool`: The memory pool, whose memory must be local to the device.
///
/// # Safety
///
/// `pool` must be a live pool.
///
/// `pool` may be destroyed later; the default memory pool then becomes current.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `pool` must be local to `dev`.
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
/// - `pool` is null. [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE) or [`CUDA_ERROR_INVALID_HANDLE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_HANDLE). (640)
///
/// # Left to the caller
///
/// - `pool` must be local to `dev`. Not checked, because pools report their location only since 13.2, and the documentation does not say whether the location of a locality domain is local.
#[inline]
pub unsafe fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> Result<()> {
    start!();
    // SAFETY: the caller meets the conditions in the documentation.
    let outcome = unsafe { libcuda_sys::cuDeviceSetMemPool(dev, pool) };
    if outcome.0 != 0 {
        // SAFETY: the caller meets the conditions in the documentation.
        return Err(unsafe {
            refused_for(
                c"cuDeviceSetMemPool",
                outcome,
                (dev, pool),
                rows::cuDeviceSetMemPool,
                unruled,
            )
        });
    }
    Ok(())
}

/// Returns the memory pool that is current for a device.
///
/// Since CUDA 11.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetMemPool`](libcuda_sys::cuDeviceGetMemPool).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let device = calls::cuDeviceGet(0)?;
/// let properties = CUmemPoolProps {
///     allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     location: CUmemLocation {
///         type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
///         id: device,
///     },
///     ..Default::default() // the rest must be zero
/// };
/// // SAFETY: the properties have no security attributes, and the pool ends when it is no longer
/// // current.
/// unsafe {
///     let before = calls::cuDeviceGetMemPool(device)?;
///     let pool = calls::cuMemPoolCreate(&properties)?;
///     calls::cuDeviceSetMemPool(device, pool)?; // cuMemAllocAsync allocates from it
///     calls::cuDeviceSetMemPool(device, before)?;
///     calls::cuMemPoolDestroy(pool)
/// }
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The memory pool of the last [`cuDeviceSetMemPool`], or the default one if none was set.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGetMemPool(dev: CUdevice) -> Result<CUmemoryPool> {
    let mut pool = ptr::null_mut();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetMemPool(&mut pool, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetMemPool",
                outcome,
                ((), dev),
                rows::cuDeviceGetMemPool,
                unruled,
            )
        });
    }
    Ok(pool)
}

/// Returns the memory pool that a device has by default.
///
/// Since CUDA 11.2. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetDefaultMemPool`](libcuda_sys::cuDeviceGetDefaultMemPool).
///
/// ```no_run
/// # use cuda_checked::{Error, Result, calls, sys::*};
/// # use std::{ffi::*, ptr};
/// # fn main() -> Result<()> {
/// let pool = calls::cuDeviceGetDefaultMemPool(calls::cuDeviceGet(0)?)?;
/// let threshold = CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD;
/// let used = CUmemPool_attribute::CU_MEMPOOL_ATTR_USED_MEM_CURRENT;
/// let (mut kept, mut bytes) = (64_u64 << 20, 0_u64);
/// // SAFETY: the attributes are of 64 bits, and the pool is the device's own.
/// unsafe {
///     // A synchronization returns free memory beyond this size to the system.
///     calls::cuMemPoolSetAttribute(pool, threshold, (&raw mut kept).cast())?;
///     calls::cuMemPoolGetAttribute(pool, used, (&raw mut bytes).cast())?;
///     calls::cuMemPoolTrimTo(pool, 0)?; // now, and all of it
/// }
/// println!("{bytes} bytes in use");
/// # Ok(())
/// # }
/// ```
///
/// # Parameters
///
/// - `dev`: The device.
///
/// # Returns
///
/// The memory pool. It cannot be destroyed.
///
/// # Why it is safe
///
/// The call takes only a number, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE)
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
/// - [`CUDA_ERROR_NOT_SUPPORTED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_SUPPORTED)
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
#[inline]
pub fn cuDeviceGetDefaultMemPool(dev: CUdevice) -> Result<CUmemoryPool> {
    let mut pool_out = ptr::null_mut();
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetDefaultMemPool(&mut pool_out, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetDefaultMemPool",
                outcome,
                ((), dev),
                rows::cuDeviceGetDefaultMemPool,
                unruled,
            )
        });
    }
    Ok(pool_out)
}

/// Queries whether a device supports a type of execution affinity.
///
/// Since CUDA 11.4. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuDeviceGetExecAffinitySupport`](libcuda_sys::cuDeviceGetExecAffinitySupport).
///
/// Examples of this group: [`cuDeviceGet`] and [`cuDeviceGetAttribute`].
///
/// # Parameters
///
/// - `type_` (`type` in C): The type of execution affinity.
/// - `dev`: The device.
///
/// # Returns
///
/// 1 if it does, otherwise 0.
///
/// # Why it is safe
///
/// The call takes only numbers, which the driver validates.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE): `type` must be [`CU_EXEC_AFFINITY_TYPE_SM_COUNT`](libcuda_sys::CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT).
/// - [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE)
///
/// # Explained after a refusal
///
/// - `dev` is not the ordinal of a device, which is below the number of devices. [`CUDA_ERROR_INVALID_DEVICE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_DEVICE) or [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE). (659)
///
/// # Left to the caller
///
/// - `type` must be [`CU_EXEC_AFFINITY_TYPE_SM_COUNT`](libcuda_sys::CUexecAffinityType::CU_EXEC_AFFINITY_TYPE_SM_COUNT). Not checked, because a driver of CUDA 13.0 accepts other types, and reports them as not supported.
#[inline]
pub fn cuDeviceGetExecAffinitySupport(type_: CUexecAffinityType, dev: CUdevice) -> Result<c_int> {
    let mut pi = 0;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuDeviceGetExecAffinitySupport(&mut pi, type_, dev) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(
                c"cuDeviceGetExecAffinitySupport",
                outcome,
                ((), (), dev),
                rows::cuDeviceGetExecAffinitySupport,
                unruled,
            )
        });
    }
    Ok(pi)
}

/// Waits until earlier GPUDirect RDMA writes are visible to a scope.
///
/// Since CUDA 11.3. [Device Management](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__DEVICE.html) in NVIDIA's manual. The raw call is [`sys::cuFlushGPUDirectRDMAWrites`](libcuda_sys::cuFlushGPUDirectRDMAWrites).
///
/// Examples of this group: [`cuDeviceGet`] and [`cuDeviceGetAttribute`].
///
/// # Parameters
///
/// - `target`: The context that the writes go to, which is the current one.
/// - `scope`: The devices that must see the writes.
///
/// # Why it is safe
///
/// The call takes only enumerators, which the driver validates, and waits.
///
/// # Errors
///
/// - [`CUDA_ERROR_DEINITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_DEINITIALIZED)
/// - [`CUDA_ERROR_NOT_INITIALIZED`](libcuda_sys::CUresult::CUDA_ERROR_NOT_INITIALIZED)
/// - [`CUDA_ERROR_INVALID_CONTEXT`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_CONTEXT)
/// - [`CUDA_ERROR_INVALID_VALUE`](libcuda_sys::CUresult::CUDA_ERROR_INVALID_VALUE), if `target` or `scope` breaks a rule below
///
/// # Checked
///
/// - `target` must be an enumerator of [`CUflushGPUDirectRDMAWritesTarget`](libcuda_sys::CUflushGPUDirectRDMAWritesTarget) that the driver's release has. (43)
/// - `scope` must be an enumerator of [`CUflushGPUDirectRDMAWritesScope`](libcuda_sys::CUflushGPUDirectRDMAWritesScope) that the driver's release has. (44)
///
/// # Left to the caller
///
/// - `target` must be the context of a device that supports it ([`CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST`](libcuda_sys::CUflushGPUDirectRDMAWritesOptions::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST) in [`CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS`](libcuda_sys::CUdevice_attribute::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS)). Not checked, because the documentation names an attribute that does not exist, and states no error.
/// - `scope` must not be relied on for writes that come over several paths of the hardware, since CUDA 12.8. Not checked, because only the program knows which paths it uses.
#[inline]
pub fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> Result<()> {
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    unsafe { checks::cuFlushGPUDirectRDMAWrites(target, scope) }?;
    start!();
    // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
    let outcome = unsafe { libcuda_sys::cuFlushGPUDirectRDMAWrites(target, scope) };
    if outcome.0 != 0 {
        // SAFETY: outputs are live locals and inputs are valid references; the driver validates the rest.
        return Err(unsafe {
            refused_for(c"cuFlushGPUDirectRDMAWrites", outcome, ((),), &[], move || {
                checks::cuFlushGPUDirectRDMAWrites(target, scope)
            })
        });
    }
    Ok(())
}
