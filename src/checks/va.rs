// Created by `cargo xtask emit` from cuda.h, src/rules/va.toml, src/rules/parts/location.rs, src/rules/va.rs and cuda-sys/build/generate/reference/va.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Handle;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_uint, c_ulonglong, c_void};
use libcuda_sys::{
    CUarrayMapInfo, CUdeviceptr, CUmemAccessDesc, CUmemAllocationGranularity_flags,
    CUmemAllocationHandleType, CUmemAllocationProp, CUmemGenericAllocationHandle, CUmemLocation,
    CUstream,
};

/// Checks the preconditions of [`cuMemAddressReserve`](crate::calls::cuMemAddressReserve) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::va::pages(size) {
        return Err(broken.of(c"cuMemAddressReserve"));
    }
    if let Err(broken) = crate::rules::va::page_address(addr) {
        return Err(broken.of(c"cuMemAddressReserve"));
    }
    crate::rules::va::cuMemAddressReserve(alignment, flags).of(c"cuMemAddressReserve")
}

/// Checks the preconditions of [`cuMemCreate`](crate::calls::cuMemCreate) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::va::localized_rdma(prop) {
            return Err(broken.of(c"cuMemCreate"));
        }
        if let Err(broken) = crate::rules::va::cuMemCreate(size, Live::new(prop), flags) {
            return Err(broken.of(c"cuMemCreate"));
        }
        if let Err(broken) = crate::rules::parts::location::host_node(&prop.location) {
            return Err(broken.at("prop.location").of(c"cuMemCreate"));
        }
        if let Err(broken) = crate::rules::parts::location::locality_domain(&prop.location) {
            return Err(broken.at("prop.location").of(c"cuMemCreate"));
        }
        if let Err(broken) = crate::checks::types::CUmemAllocationProp(prop) {
            return Err(broken.at("prop").of(c"cuMemCreate"));
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemMap`](crate::calls::cuMemMap) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::va::cuMemMap(size, offset, flags).of(c"cuMemMap")
}

/// Checks the preconditions of [`cuMemMapArrayAsync`](crate::calls::cuMemMapArrayAsync) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::va::cuMemMapArrayAsync(
            elements(mapInfoList, count as usize),
            Live::new(hStream),
        ) {
            return Err(broken.of(c"cuMemMapArrayAsync"));
        }
        for (i, element) in elements(mapInfoList, count as usize).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUarrayMapInfo(element) {
                return Err(broken.at("mapInfoList[i]").element(i).of(c"cuMemMapArrayAsync"));
            }
        }
        Ok(())
    }
}

/// Checks the preconditions of [`cuMemSetAccess`](crate::calls::cuMemSetAccess) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let desc = unsafe { elements(desc, count) };
    for (i, element) in desc.iter().enumerate() {
        if let Err(broken) = crate::checks::types::CUmemAccessDesc(element) {
            return Err(broken.at("desc[i]").element(i).of(c"cuMemSetAccess"));
        }
    }
    Ok(())
}

/// Checks the preconditions of [`cuMemGetAccess`](crate::calls::cuMemGetAccess) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(location) = (unsafe { target(location) }) else { return Ok(()) };
    if let Err(broken) = crate::checks::types::CUmemLocation(location) {
        return Err(broken.at("location").of(c"cuMemGetAccess"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuMemExportToShareableHandle`](crate::calls::cuMemExportToShareableHandle) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::va::cuMemExportToShareableHandle(flags) {
        return Err(broken.of(c"cuMemExportToShareableHandle"));
    }
    crate::rules::parts::location::handle_type(handleType).of(c"cuMemExportToShareableHandle")
}

/// Checks the preconditions of [`cuMemImportFromShareableHandle`](crate::calls::cuMemImportFromShareableHandle) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    if let Err(broken) = crate::rules::parts::location::handle_type(shHandleType) {
        return Err(broken.at("shHandleType").of(c"cuMemImportFromShareableHandle"));
    }
    Ok(())
}

/// Checks the preconditions of [`cuMemGetAllocationGranularity`](crate::calls::cuMemGetAllocationGranularity) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    let Some(prop) = (unsafe { target(prop) }) else { return Ok(()) };
    if let Err(broken) = crate::rules::va::cuMemGetAllocationGranularity(option) {
        return Err(broken.of(c"cuMemGetAllocationGranularity"));
    }
    crate::rules::va::allocation_prop(prop).of(c"cuMemGetAllocationGranularity")
}
