// Created by `cargo xtask emit` from cuda.h, ledger/va.toml, src/rules/parts/location.rs, src/rules/va.rs, cuda-sys/build/generate/reference/va.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuMemAddressReserve(
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: c_ulonglong,
) -> Verdict {
    crate::rules::va::pages(size)?;
    crate::rules::va::page_address(addr)?;
    crate::rules::va::cuMemAddressReserve(alignment, flags)
}

#[inline]
pub(crate) unsafe fn cuMemCreate(
    size: usize,
    prop: &CUmemAllocationProp,
    flags: c_ulonglong,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::va::localized_rdma(prop)?;
        crate::rules::va::cuMemCreate(size, Live::new(prop), flags)?;
        crate::rules::parts::location::host_node(&prop.location).at("prop.location")?;
        crate::rules::parts::location::locality_domain(&prop.location).at("prop.location")?;
        crate::walk::CUmemAllocationProp(prop).at("prop")
    }
}

#[inline]
pub(crate) fn cuMemMap(size: usize, offset: usize, flags: c_ulonglong) -> Verdict {
    crate::rules::va::cuMemMap(size, offset, flags)
}

#[inline]
pub(crate) unsafe fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
    hStream: CUstream,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::va::cuMemMapArrayAsync(
            elements(mapInfoList, count as usize),
            Live::new(hStream),
        )?;
        for (i, element) in elements(mapInfoList, count as usize).iter().enumerate() {
            crate::walk::CUarrayMapInfo(element).at("mapInfoList[i]").element(i)?;
        }
        Ok(())
    }
}

#[inline]
pub(crate) fn cuMemSetAccess(desc: &[CUmemAccessDesc]) -> Verdict {
    for (i, element) in desc.iter().enumerate() {
        crate::walk::CUmemAccessDesc(element).at("desc[i]").element(i)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemGetAccess(location: &CUmemLocation) -> Verdict {
    crate::walk::CUmemLocation(location).at("location")
}

#[inline]
pub(crate) fn cuMemExportToShareableHandle(
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Verdict {
    crate::rules::va::cuMemExportToShareableHandle(flags)?;
    crate::rules::parts::location::handle_type(handleType)
}

#[inline]
pub(crate) fn cuMemImportFromShareableHandle(shHandleType: CUmemAllocationHandleType) -> Verdict {
    crate::rules::parts::location::handle_type(shHandleType).at("shHandleType")
}

#[inline]
pub(crate) fn cuMemGetAllocationGranularity(
    prop: &CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
) -> Verdict {
    crate::rules::va::cuMemGetAllocationGranularity(option)?;
    crate::rules::va::allocation_prop(prop)
}
