// Created by `cargo xtask emit` from cuda.h, ledger/va.toml, src/rules/parts/handle.rs, src/rules/parts/memory.rs and cuda-sys/build/generate/reference/va.txt. Do not edit.

use super::Counted;
use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::va as refused;
use crate::rule::Handle;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_uint, c_ulonglong, c_void};
use cuda_sys::{
    CUarrayMapInfo, CUdeviceptr, CUmemAccessDesc, CUmemAllocationGranularity_flags,
    CUmemAllocationHandleType, CUmemAllocationProp, CUmemGenericAllocationHandle, CUmemLocation,
    CUresult, CUstream,
};

/// Finds the cause of a refusal of [`cuMemAddressReserve`](crate::calls::cuMemAddressReserve).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAddressReserve(
    ptr: *mut CUdeviceptr,
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemAddressReserve(size);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuMemAddressReserve", returned, &[(&Pointer(ptr.addr()), "ptr")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuMemAddressFree`](crate::calls::cuMemAddressFree).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemAddressFree(ptr: CUdeviceptr, size: usize, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuMemAddressFree(ptr, size);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemAddressFree", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemCreate`](crate::calls::cuMemCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemCreate(
    handle: *mut CUmemGenericAllocationHandle,
    size: usize,
    prop: *const CUmemAllocationProp,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };

        refused::cuMemCreate(size, prop)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemCreate",
            returned,
            &[(&Pointer(handle.addr()), "handle"), (&Pointer(prop.addr()), "prop")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemRelease`](crate::calls::cuMemRelease).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemRelease(
    handle: CUmemGenericAllocationHandle,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemRelease(handle);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemRelease", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemMap`](crate::calls::cuMemMap).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemMap(ptr, size, offset, handle) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemMap", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemMapArrayAsync`](crate::calls::cuMemMapArrayAsync).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemMapArrayAsync(mapInfoList, count, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemMapArrayAsync", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemUnmap`](crate::calls::cuMemUnmap).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemUnmap(ptr: CUdeviceptr, size: usize, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuMemUnmap(ptr, size);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemUnmap", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemSetAccess`](crate::calls::cuMemSetAccess).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemSetAccess(
    ptr: CUdeviceptr,
    size: usize,
    desc: *const CUmemAccessDesc,
    count: usize,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        let desc = unsafe { elements(desc, count) };

        refused::cuMemSetAccess(ptr, size, desc)
    };
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(c"cuMemSetAccess", returned, &[(&Counted(desc.addr(), count), "desc")], find_cause)
    }
}

/// Finds the cause of a refusal of [`cuMemGetAccess`](crate::calls::cuMemGetAccess).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetAccess(
    flags: *mut c_ulonglong,
    location: *const CUmemLocation,
    ptr: CUdeviceptr,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemGetAccess(ptr);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemGetAccess",
            returned,
            &[(&Pointer(flags.addr()), "flags"), (&Pointer(location.addr()), "location")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemExportToShareableHandle`](crate::calls::cuMemExportToShareableHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemExportToShareableHandle(
    shareableHandle: *mut c_void,
    handle: CUmemGenericAllocationHandle,
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuMemExportToShareableHandle(shareableHandle, handle, handleType) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuMemExportToShareableHandle", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuMemImportFromShareableHandle`](crate::calls::cuMemImportFromShareableHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemImportFromShareableHandle(
    handle: *mut CUmemGenericAllocationHandle,
    osHandle: *mut c_void,
    shHandleType: CUmemAllocationHandleType,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemImportFromShareableHandle(osHandle, shHandleType);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemImportFromShareableHandle",
            returned,
            &[(&Pointer(handle.addr()), "handle")],
            find_cause,
        )
    }
}

/// Finds the cause of a refusal of [`cuMemGetAllocationGranularity`](crate::calls::cuMemGetAllocationGranularity).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetAllocationGranularity(
    granularity: *mut usize,
    prop: *const CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuMemGetAllocationGranularity",
            returned,
            &[(&Pointer(granularity.addr()), "granularity"), (&Pointer(prop.addr()), "prop")],
        )
    }
}

/// Finds the cause of a refusal of [`cuMemGetAllocationPropertiesFromHandle`](crate::calls::cuMemGetAllocationPropertiesFromHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemGetAllocationPropertiesFromHandle(
    prop: *mut CUmemAllocationProp,
    handle: CUmemGenericAllocationHandle,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe {
        of_arguments(
            c"cuMemGetAllocationPropertiesFromHandle",
            returned,
            &[(&Pointer(prop.addr()), "prop")],
        )
    }
}

/// Finds the cause of a refusal of [`cuMemRetainAllocationHandle`](crate::calls::cuMemRetainAllocationHandle).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuMemRetainAllocationHandle(
    handle: *mut CUmemGenericAllocationHandle,
    addr: *mut c_void,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuMemRetainAllocationHandle(addr);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuMemRetainAllocationHandle",
            returned,
            &[(&Pointer(handle.addr()), "handle")],
            find_cause,
        )
    }
}
