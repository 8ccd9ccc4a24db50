//! Rules of the group "Virtual Memory Management".

use super::parts::location::{
    DEVICE, DOMAIN, HOST, INVISIBLE, MANAGED, NUMA, NUMA_CURRENT, PINNED, POSIX, WIN32,
    access_desc, handle_type, host_node, locality_domain, location_device, location_type,
};
use crate::query;
use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::{c_uint, c_ulonglong};
use cuda_sys::*;

/// Requires a multiple of the host's page size.
#[inline]
pub(crate) fn pages(size: usize) -> Verdict {
    rules!(371 asks: size => multiple_of(query::page_size()), "the size of the host's pages", else UNDOCUMENTED);
    Ok(())
}

/// Requires the same of an address.
#[inline]
pub(crate) fn page_address(addr: CUdeviceptr) -> Verdict {
    rules!(372 asks: addr => multiple_of(query::page_size() as CUdeviceptr), "the size of the host's pages",
        else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) fn cuMemAddressReserve(
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: c_ulonglong,
) -> Verdict {
    rules!(373: flags => zero());
    pages(size)?;
    page_address(addr)?;
    if alignment != 0 {
        rules!(374: alignment => power_of_two(), "or zero");
    }
    Ok(())
}

/// The rules for the properties of any allocation. The properties of an imported allocation need not have the handle
/// type of its export.
#[inline]
fn allocation_prop(prop: &CUmemAllocationProp) -> Verdict {
    if cfg!(windows) {
        let kept = !prop.requestedHandleTypes.contains(POSIX);
        rules!(375: prop.requestedHandleTypes => hold(kept, "not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"),
            "on Windows");
    }
    if !prop.requestedHandleTypes.contains(WIN32) {
        rules!(376: prop.win32HandleMetaData => null(), "without CU_MEM_HANDLE_TYPE_WIN32");
    }
    if u32::from(prop.allocFlags.usage) & CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE != 0 {
        rules!(377: prop.allocFlags.gpuDirectRDMACapable => non_zero(), since 13_040,
            "with CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE in prop.allocFlags.usage");
    }
    Ok(())
}

/// Memory in one of several locality domains of a device, for the default RDMA path of the platform.
#[inline]
fn localized_rdma(prop: &CUmemAllocationProp) -> Verdict {
    let over_pcie =
        u32::from(prop.allocFlags.usage) & CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE;
    if prop.location.type_ == DOMAIN && prop.allocFlags.gpuDirectRDMACapable != 0 && over_pcie == 0
    {
        let device = prop.location.localized().deviceId.into();
        let attribute =
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED;
        // A single domain is the whole memory of the device.
        let is_part = query::locality_domains(device) > Some(1);
        if is_part && query::attribute(device, attribute) == Some(0) {
            rules!(378 asks: prop.allocFlags.gpuDirectRDMACapable => zero(), since 13_040,
                "with CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN and without \
                 CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE in prop.allocFlags.usage, where the device has \
                 several domains and its \
                 CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED is zero",
                else UNDOCUMENTED);
        }
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemCreate(
    size: usize,
    prop: &CUmemAllocationProp,
    flags: c_ulonglong,
) -> Verdict {
    rules! {
        379: flags => zero();
        380: prop.type_ => one_of(&[PINNED]), until 12_090;
        381: prop.type_ => one_of(&[PINNED, MANAGED]);
    }
    location_type(&prop.location)
        .at("prop.location")
        .or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
    rules! {
        382: prop.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT]), until 12_090;
        383: prop.location.type_ => none_of(&[HOST]), since 12_060, until 12_090;
        384: prop.location.type_ => none_of(&[NUMA_CURRENT]), since 12_060;
        385: prop.location.type_ => none_of(&[INVISIBLE]), until 13_010, "which the release does not have";
        386: prop.location.type_ => none_of(&[DOMAIN]), until 13_030, "which the release does not have";
    }
    if prop.requestedHandleTypes.contains(WIN32) {
        rules!(387: prop.win32HandleMetaData => non_null(), "with CU_MEM_HANDLE_TYPE_WIN32");
    }
    allocation_prop(prop)?;
    if prop.location.type_ == HOST {
        rules!(388: prop.requestedHandleTypes => zero(), since 13_000, "with CU_MEM_LOCATION_TYPE_HOST");
    }
    location_device(&prop.location)
        .at("prop.location")
        .or_code(CUresult::CUDA_ERROR_INVALID_DEVICE)?;
    host_node(&prop.location).at("prop.location")?;
    if prop.location.type_ == NUMA {
        // The driver reports the host's node for each device, and -1 for every device if the system has no nodes.
        let attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID;
        if query::attribute(0, attribute) == Some(-1) {
            rules!(389 asks: prop.location.id => zero(), since 12_020,
                "with CU_MEM_LOCATION_TYPE_HOST_NUMA on a system without NUMA", else UNDOCUMENTED);
        }
    }
    locality_domain(&prop.location).at("prop.location")?;
    localized_rdma(prop)?;
    // SAFETY: the caller meets the safety conditions of the call.
    if let Some(granularity) = unsafe { query::allocation_granularity(prop) } {
        rules!(390 asks: size => multiple_of(granularity), "the minimum granularity of such an allocation",
            else UNDOCUMENTED);
    }
    Ok(())
}

/// The rule that `offset` must be zero is left to the driver: for multicast objects the same text wants a multiple of
/// their granularity, and a handle does not show whether it is a multicast object.
#[inline]
pub(crate) fn cuMemMap(size: usize, offset: usize, flags: c_ulonglong) -> Verdict {
    rules! {
        391 always: size => addable_to(offset), "for offset + size must be within the allocation";
        392: flags => zero();
    }
    Ok(())
}

#[inline]
fn array_map_info(info: &CUarrayMapInfo) -> Verdict {
    use CUmemOperationType as O;
    use CUresourcetype as R;
    rules! {
        393: info.resourceType => one_of(&[R::CU_RESOURCE_TYPE_ARRAY, R::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY]);
        394: info.memOperationType => one_of(&[O::CU_MEM_OPERATION_TYPE_MAP, O::CU_MEM_OPERATION_TYPE_UNMAP]);
        395: info.deviceBitMask => power_of_two(), "for one device";
        396: info.flags => zero();
        397: &info.reserved => zeros();
    }
    if info.memOperationType == O::CU_MEM_OPERATION_TYPE_MAP {
        rules!(398: info.memHandleType => one_of(&[CUmemHandleType::CU_MEM_HANDLE_TYPE_GENERIC]),
            "with CU_MEM_OPERATION_TYPE_MAP");
    } else {
        // SAFETY: the union has one member, an integer.
        let handle = unsafe { info.memHandle.memHandle };
        rules!(399: handle, as "info.memHandle.memHandle" => zero(), "with CU_MEM_OPERATION_TYPE_UNMAP");
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the safety conditions of the call.
    let mapInfoList = unsafe { elements(mapInfoList, count as usize) };
    for (i, info) in mapInfoList.iter().enumerate() {
        array_map_info(info).at_element("mapInfoList[i]", i)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemSetAccess(desc: &[CUmemAccessDesc]) -> Verdict {
    for (i, access) in desc.iter().enumerate() {
        access_desc(access).at_element("desc[i]", i).or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMemGetAccess(location: &CUmemLocation) -> Verdict {
    location_type(location).or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
    location_device(location).or_code(CUresult::CUDA_ERROR_INVALID_DEVICE)
}

#[inline]
pub(crate) fn cuMemExportToShareableHandle(
    handleType: CUmemAllocationHandleType,
    flags: c_ulonglong,
) -> Verdict {
    handle_type(handleType)?;
    rules!(400: flags => zero());
    Ok(())
}

#[inline]
pub(crate) fn cuMemImportFromShareableHandle(shHandleType: CUmemAllocationHandleType) -> Verdict {
    handle_type(shHandleType).at("shHandleType")
}

#[inline]
pub(crate) fn cuMemGetAllocationGranularity(
    prop: &CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
) -> Verdict {
    use CUmemAllocationGranularity_flags as O;
    rules!(401: option => one_of(&[
        O::CU_MEM_ALLOC_GRANULARITY_MINIMUM,
        O::CU_MEM_ALLOC_GRANULARITY_RECOMMENDED
    ]));
    allocation_prop(prop)
}
