// Created by `cargo xtask emit` from cuda.h, ledger/va.toml, src/rules/parts/location.rs, src/rules/va.rs and cuda-sys/build/generate/reference/va.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Handle;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::Verdict;
use crate::rule::elements;
use crate::rule::target;
use core::ffi::{c_uint, c_ulonglong, c_void};
use cuda_sys::{
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
    let verdict = || -> Verdict {
        crate::rules::va::pages(size)?;
        crate::rules::va::page_address(addr)?;
        crate::rules::va::cuMemAddressReserve(alignment, flags)
    };
    verdict().of(c"cuMemAddressReserve")
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::va::localized_rdma(prop)?;
            crate::rules::va::cuMemCreate(size, Live::new(prop), flags)?;
            crate::rules::parts::location::host_node(&prop.location).at("prop.location")?;
            crate::rules::parts::location::locality_domain(&prop.location).at("prop.location")?;
            crate::checks::types::CUmemAllocationProp(prop).at("prop")
        }
    };
    verdict().of(c"cuMemCreate")
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
    let verdict = || -> Verdict {
        // SAFETY: the caller guarantees this.
        unsafe {
            crate::rules::va::cuMemMapArrayAsync(
                elements(mapInfoList, count as usize),
                Live::new(hStream),
            )?;
            for (i, element) in elements(mapInfoList, count as usize).iter().enumerate() {
                crate::checks::types::CUarrayMapInfo(element).at("mapInfoList[i]").element(i)?;
            }
            Ok(())
        }
    };
    verdict().of(c"cuMemMapArrayAsync")
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
    let verdict = || -> Verdict {
        for (i, element) in desc.iter().enumerate() {
            crate::checks::types::CUmemAccessDesc(element).at("desc[i]").element(i)?;
        }
        Ok(())
    };
    verdict().of(c"cuMemSetAccess")
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
    crate::checks::types::CUmemLocation(location).at("location").of(c"cuMemGetAccess")
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
    let verdict = || -> Verdict {
        crate::rules::va::cuMemExportToShareableHandle(flags)?;
        crate::rules::parts::location::handle_type(handleType)
    };
    verdict().of(c"cuMemExportToShareableHandle")
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
    crate::rules::parts::location::handle_type(shHandleType)
        .at("shHandleType")
        .of(c"cuMemImportFromShareableHandle")
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
    let verdict = || -> Verdict {
        crate::rules::va::cuMemGetAllocationGranularity(option)?;
        crate::rules::va::allocation_prop(prop)
    };
    verdict().of(c"cuMemGetAllocationGranularity")
}
