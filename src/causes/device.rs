// Created by `cargo xtask emit` from cuda.h, ledger/device.toml, src/rules/parts/array.rs, src/rules/parts/handle.rs, src/rules/texobject.rs and cuda-sys/build/generate/reference/device.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::device as refused;
use core::ffi::{c_char, c_int, c_uint, c_void};
use cuda_sys::{
    CUarray_format, CUatomicOperation, CUdevice, CUdevice_attribute, CUexecAffinityType,
    CUmemoryPool, CUresult, CUuuid,
};

/// Finds the cause of a refusal of [`cuDeviceGet`](crate::calls::cuDeviceGet).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGet(
    device: *mut CUdevice,
    ordinal: c_int,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuDeviceGet(ordinal);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuDeviceGet", returned, &[(&Pointer(device.addr()), "device")], find_cause) }
}

/// Finds the cause of a refusal of [`cuDeviceGetCount`](crate::calls::cuDeviceGetCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetCount(count: *mut c_int, returned: CUresult) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDeviceGetCount", returned, &[(&Pointer(count.addr()), "count")]) }
}

/// Finds the cause of a refusal of [`cuDeviceGetName`](crate::calls::cuDeviceGetName).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetName(
    name: *mut c_char,
    len: c_int,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetName",
            returned,
            &[(&Pointer(name.addr()), "name"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetUuid`](crate::calls::cuDeviceGetUuid).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuDeviceGetUuid")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetUuid_v2(
    uuid: *mut CUuuid,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetUuid_v2",
            returned,
            &[(&Pointer(uuid.addr()), "uuid"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetLuid`](crate::calls::cuDeviceGetLuid).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetLuid(
    luid: *mut c_char,
    deviceNodeMask: *mut c_uint,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetLuid",
            returned,
            &[(&Pointer(deviceNodeMask.addr()), "deviceNodeMask"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceTotalMem`](crate::calls::cuDeviceTotalMem).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuDeviceTotalMem")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceTotalMem_v2(
    bytes: *mut usize,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceTotalMem_v2",
            returned,
            &[(&Pointer(bytes.addr()), "bytes"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetTexture1DLinearMaxWidth`](crate::calls::cuDeviceGetTexture1DLinearMaxWidth).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: *mut usize,
    format: CUarray_format,
    numChannels: c_uint,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuDeviceGetTexture1DLinearMaxWidth(format, numChannels, dev);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuDeviceGetTexture1DLinearMaxWidth",
            returned,
            &[(&Pointer(maxWidthInElements.addr()), "maxWidthInElements")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetAttribute`](crate::calls::cuDeviceGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetAttribute(
    pi: *mut c_int,
    attrib: CUdevice_attribute,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuDeviceGetAttribute(attrib, dev);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuDeviceGetAttribute", returned, &[(&Pointer(pi.addr()), "pi")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetHostAtomicCapabilities`](crate::calls::cuDeviceGetHostAtomicCapabilities).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDeviceGetHostAtomicCapabilities", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuDeviceGetNvSciSyncAttributes`](crate::calls::cuDeviceGetNvSciSyncAttributes).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    dev: CUdevice,
    flags: c_int,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDeviceGetNvSciSyncAttributes", returned, &[(&dev, "dev")]) }
}

/// Finds the cause of a refusal of [`cuDeviceSetMemPool`](crate::calls::cuDeviceSetMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceSetMemPool(
    dev: CUdevice,
    pool: CUmemoryPool,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuDeviceSetMemPool", returned, &[(&dev, "dev"), (&pool, "pool")]) }
}

/// Finds the cause of a refusal of [`cuDeviceGetMemPool`](crate::calls::cuDeviceGetMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetMemPool(
    pool: *mut CUmemoryPool,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetMemPool",
            returned,
            &[(&Pointer(pool.addr()), "pool"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetDefaultMemPool",
            returned,
            &[(&Pointer(pool_out.addr()), "pool_out"), (&dev, "dev")],
        )
    }
}

/// Finds the cause of a refusal of [`cuDeviceGetExecAffinitySupport`](crate::calls::cuDeviceGetExecAffinitySupport).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetExecAffinitySupport(
    pi: *mut c_int,
    type_: CUexecAffinityType,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuDeviceGetExecAffinitySupport",
            returned,
            &[(&Pointer(pi.addr()), "pi"), (&dev, "dev")],
        )
    }
}
#[doc(hidden)]
pub use self::{cuDeviceGetUuid_v2 as cuDeviceGetUuid, cuDeviceTotalMem_v2 as cuDeviceTotalMem};
