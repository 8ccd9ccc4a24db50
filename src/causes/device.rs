// Created by `cargo xtask emit` from cuda.h, ledger/device.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/device.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use crate::walk::after::device as walk;
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
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGet(
    device: *mut CUdevice,
    ordinal: c_int,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGet", returned, &[(device.cast(), "device")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuDeviceGetCount`](crate::calls::cuDeviceGetCount).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetCount(count: *mut c_int, returned: CUresult) -> Option<Cause> {
    of_call(c"cuDeviceGetCount", returned, &[(count.cast(), "count")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuDeviceGetName`](crate::calls::cuDeviceGetName).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetName(
    name: *mut c_char,
    len: c_int,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetName", returned, &[(name.cast(), "name")], || walk::cuDeviceGetName(dev))
}

/// Finds the cause of a refusal of [`cuDeviceGetUuid_v2`](crate::calls::cuDeviceGetUuid_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetUuid_v2(
    uuid: *mut CUuuid,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetUuid_v2", returned, &[(uuid.cast(), "uuid")], || {
        walk::cuDeviceGetUuid_v2(dev)
    })
}

/// Finds the cause of a refusal of [`cuDeviceGetLuid`](crate::calls::cuDeviceGetLuid).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetLuid(
    luid: *mut c_char,
    deviceNodeMask: *mut c_uint,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetLuid", returned, &[(deviceNodeMask.cast(), "deviceNodeMask")], || {
        walk::cuDeviceGetLuid(dev)
    })
}

/// Finds the cause of a refusal of [`cuDeviceTotalMem_v2`](crate::calls::cuDeviceTotalMem_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceTotalMem_v2(
    bytes: *mut usize,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceTotalMem_v2", returned, &[(bytes.cast(), "bytes")], || {
        walk::cuDeviceTotalMem_v2(dev)
    })
}

/// Finds the cause of a refusal of [`cuDeviceGetTexture1DLinearMaxWidth`](crate::calls::cuDeviceGetTexture1DLinearMaxWidth).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: *mut usize,
    format: CUarray_format,
    numChannels: c_uint,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(
        c"cuDeviceGetTexture1DLinearMaxWidth",
        returned,
        &[(maxWidthInElements.cast(), "maxWidthInElements")],
        || walk::cuDeviceGetTexture1DLinearMaxWidth(dev),
    )
}

/// Finds the cause of a refusal of [`cuDeviceGetAttribute`](crate::calls::cuDeviceGetAttribute).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetAttribute(
    pi: *mut c_int,
    attrib: CUdevice_attribute,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetAttribute", returned, &[(pi.cast(), "pi")], || {
        walk::cuDeviceGetAttribute(dev)
    })
}

/// Finds the cause of a refusal of [`cuDeviceGetHostAtomicCapabilities`](crate::calls::cuDeviceGetHostAtomicCapabilities).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetHostAtomicCapabilities", returned, &[], || {
        walk::cuDeviceGetHostAtomicCapabilities(dev)
    })
}

/// Finds the cause of a refusal of [`cuDeviceGetNvSciSyncAttributes`](crate::calls::cuDeviceGetNvSciSyncAttributes).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    dev: CUdevice,
    flags: c_int,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetNvSciSyncAttributes", returned, &[], || {
        walk::cuDeviceGetNvSciSyncAttributes(dev)
    })
}

/// Finds the cause of a refusal of [`cuDeviceSetMemPool`](crate::calls::cuDeviceSetMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceSetMemPool(
    dev: CUdevice,
    pool: CUmemoryPool,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceSetMemPool", returned, &[], || walk::cuDeviceSetMemPool(dev, pool))
}

/// Finds the cause of a refusal of [`cuDeviceGetMemPool`](crate::calls::cuDeviceGetMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetMemPool(
    pool: *mut CUmemoryPool,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetMemPool", returned, &[(pool.cast(), "pool")], || {
        walk::cuDeviceGetMemPool(dev)
    })
}

/// Finds the cause of a refusal of [`cuDeviceGetDefaultMemPool`](crate::calls::cuDeviceGetDefaultMemPool).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetDefaultMemPool", returned, &[(pool_out.cast(), "pool_out")], || {
        walk::cuDeviceGetDefaultMemPool(dev)
    })
}

/// Finds the cause of a refusal of [`cuDeviceGetExecAffinitySupport`](crate::calls::cuDeviceGetExecAffinitySupport).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetExecAffinitySupport(
    pi: *mut c_int,
    type_: CUexecAffinityType,
    dev: CUdevice,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuDeviceGetExecAffinitySupport", returned, &[(pi.cast(), "pi")], || {
        walk::cuDeviceGetExecAffinitySupport(dev)
    })
}
#[doc(no_inline)]
pub use self::{cuDeviceGetUuid_v2 as cuDeviceGetUuid, cuDeviceTotalMem_v2 as cuDeviceTotalMem};
