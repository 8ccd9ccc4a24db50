// Created by `cargo xtask emit` from cuda.h, ledger/device.toml and cuda-sys/build/generate/reference/device.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use core::ffi::{c_char, c_int, c_uint};
use cuda_sys::{
    CUarray_format, CUdevice, CUdevice_attribute, CUexecAffinityType, CUmemoryPool, CUresult,
    CUuuid,
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
    of_call(c"cuDeviceGetName", returned, &[(name.cast(), "name")], || Ok(()))
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
    of_call(c"cuDeviceGetUuid_v2", returned, &[(uuid.cast(), "uuid")], || Ok(()))
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
    of_call(c"cuDeviceGetLuid", returned, &[(deviceNodeMask.cast(), "deviceNodeMask")], || Ok(()))
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
    of_call(c"cuDeviceTotalMem_v2", returned, &[(bytes.cast(), "bytes")], || Ok(()))
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
        || Ok(()),
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
    of_call(c"cuDeviceGetAttribute", returned, &[(pi.cast(), "pi")], || Ok(()))
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
    of_call(c"cuDeviceGetMemPool", returned, &[(pool.cast(), "pool")], || Ok(()))
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
    of_call(c"cuDeviceGetDefaultMemPool", returned, &[(pool_out.cast(), "pool_out")], || Ok(()))
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
    of_call(c"cuDeviceGetExecAffinitySupport", returned, &[(pi.cast(), "pi")], || Ok(()))
}
#[doc(no_inline)]
pub use self::{cuDeviceGetUuid_v2 as cuDeviceGetUuid, cuDeviceTotalMem_v2 as cuDeviceTotalMem};
