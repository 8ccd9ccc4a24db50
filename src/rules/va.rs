//! Rules of the group "Virtual Memory Management".

use super::parts::location::{DEVICE, DOMAIN, HOST, INVISIBLE, NUMA, NUMA_CURRENT, POSIX, WIN32};
use crate::rules::prelude::*;

use CUdevice_attribute as A;

const ARRAY: CUresourcetype = CUresourcetype::CU_RESOURCE_TYPE_ARRAY;
const LOCALIZED_RDMA: A = A::CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED;

/// Returns the mask of a device.
#[inline]
fn mask(device: CUdevice) -> Option<c_uint> {
    1_u32.checked_shl(device.try_into().ok()?)
}

rules! {
    /// Requires a multiple of the host's page size.
    on { cuMemAddressReserve }
    fn pages(size: usize) {
        371 asks: size => multiple_of(query::page_size()), "the size of the host's pages",
            else UNDOCUMENTED
    }

    /// Requires the same of an address.
    on { cuMemAddressReserve }
    fn page_address(addr: CUdeviceptr) {
        372 asks: addr => multiple_of(query::page_size() as CUdeviceptr),
            "the size of the host's pages", else UNDOCUMENTED
    }

    fn cuMemAddressReserve(alignment: usize, flags: c_ulonglong) {
        373: flags => zero();
        374: alignment => power_of_two(), if alignment => is_not_zero();
    }

    /// The rules for the properties of any allocation. The properties of an imported allocation need not have the handle
    /// type of its export.
    on { CUmemAllocationProp }
    fn allocation_prop(prop: &CUmemAllocationProp) {
        let posix = prop.requestedHandleTypes.contains(POSIX);
        375: prop.requestedHandleTypes => hold(
            !posix,
            "not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR",
        ), on windows, stated "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR";
        376: prop.win32HandleMetaData => null(), if prop.requestedHandleTypes => lacks(WIN32);
        377: prop.allocFlags.gpuDirectRDMACapable => non_zero(),
            if prop.allocFlags.usage => has(CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE),
            since 13_040, stated "CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE";
    }

    /// Memory in one of several locality domains of a device, for the default RDMA path of the platform.
    on { cuMemCreate }
    fn localized_rdma(prop: &CUmemAllocationProp) {
        let device = prop.location.localized().deviceId.into();
        // A single domain is the whole memory of the device.
        let refused = || {
            query::locality_domains(device) > Some(1)
                && query::attribute(device, LOCALIZED_RDMA) == Some(0)
        };
        378 asks: prop.allocFlags.gpuDirectRDMACapable => hold(
            prop.allocFlags.gpuDirectRDMACapable == 0 || !refused(),
            "be zero",
        ), if prop.location.type_ => is(DOMAIN),
            if prop.allocFlags.usage => lacks(CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE),
            where "the device has several domains and its \
                   CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED is zero",
            since 13_040, else UNDOCUMENTED,
            stated "CUmemAllocationProp_allocFlags.gpuDirectRDMACapable"
    }

    fn cuMemCreate(size: usize, prop: Live<&CUmemAllocationProp>, flags: c_ulonglong) {
        // The driver reports the host's node for each device, and -1 for every device if the system has no nodes.
        let has_nodes = || query::attribute(0, A::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID) != Some(-1);
        379: flags => zero();
        381: prop.type_ => enumerator(), stated "CUmemAllocationProp.type";
        382: prop.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT]), since 12_020,
            until 12_050, stated "CUmemLocationType";
        383: prop.location.type_ => one_of(&[DEVICE, NUMA]), since 12_060, until 12_090;
        384: prop.location.type_ => none_of(&[NUMA_CURRENT]), since 12_060;
        385: prop.location.type_ => none_of(&[INVISIBLE]), since 12_020, until 13_010,
            "which the release does not have", stated "CU_MEM_LOCATION_TYPE_INVISIBLE";
        386: prop.location.type_ => none_of(&[DOMAIN]), since 12_020, until 13_030,
            "which the release does not have", stated "CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN";
        387: prop.win32HandleMetaData => non_null(), if prop.requestedHandleTypes => has(WIN32),
            stated "CUmemAllocationProp.win32HandleMetaData";
        388: prop.requestedHandleTypes => zero(), if prop.location.type_ => is(HOST), since 13_000;
        389 asks: prop.location.id => hold(prop.location.id == 0 || has_nodes(), "be zero"),
            if prop.location.type_ => is(NUMA), where "the system has no NUMA nodes", since 12_020,
            else UNDOCUMENTED;
        390 asks: size => multiple_of(query::allocation_granularity(prop).unwrap_or(1)),
            "the minimum granularity of such an allocation", else UNDOCUMENTED;
    }

    /// The rule that `offset` must be zero is left to the driver: for multicast objects the same text wants a multiple of
    /// their granularity, and a handle does not show whether it is a multicast object.
    fn cuMemMap(size: usize, offset: usize, flags: c_ulonglong) {
        391 always: size => hold(
            size.checked_add(offset).is_some(),
            "not overflow when added to `offset`",
        ), for "the range must lie within the allocation";
        392: flags => zero();
    }

    on { CUarrayMapInfo }
    fn array_map_info(info: &CUarrayMapInfo) {
        393: info.resourceType => one_of(&[
            ARRAY,
            CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
        ]), stated "cuMemMapArrayAsync";
        394: info.memOperationType => enumerator(), stated "cuMemMapArrayAsync";
        395: info.deviceBitMask => power_of_two(), for "it names one device",
            stated "cuMemMapArrayAsync";
        396: info.flags => zero(), stated "cuMemMapArrayAsync";
        397: &info.reserved => zeros(), stated "cuMemMapArrayAsync";
        398: info.memHandleType => enumerator(),
            if info.memOperationType => is(CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP),
            stated "cuMemMapArrayAsync";
    }

    on { CUarrayMapInfo }
    fn unmap(memOperationType: CUmemOperationType, memHandle: CUmemGenericAllocationHandle) {
        399: memHandle, as "memHandle.memHandle" => zero(),
            if memOperationType => is(CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP),
            stated "cuMemMapArrayAsync"
    }

    fn cuMemMapArrayAsync(mapInfoList: &[CUarrayMapInfo], hStream: Live<CUstream>) {
        let device = (!mapInfoList.is_empty()).then(|| query::stream_device(hStream)).flatten();
        if let Some(mask) = device.and_then(mask);
        // A rule of each operation rejects the other masks.
        let operations = mapInfoList.iter().enumerate();
        for (i, info) in operations.filter(|(_, info)| info.deviceBitMask.is_power_of_two());
        628 asks: info.deviceBitMask, as "mapInfoList[i].deviceBitMask" => equal(mask), at i,
            "the bit of the device of hStream";
    }

    on { CUarrayMapInfo }
    fn mapped_memory(info: Live<&CUarrayMapInfo>) {
        if let Some(mask) = query::mapped_device(info).and_then(mask);
        629 asks: info.deviceBitMask => equal(mask),
            if info.memOperationType => is(CUmemOperationType::CU_MEM_OPERATION_TYPE_MAP),
            "the bit of the device of memHandle", stated "cuMemMapArrayAsync";
    }

    /// The array, and the part of it. CUDA_ARRAY3D_DEFERRED_MAPPING means that the part is ignored. The documentation does
    /// not define the layers of a cubemap.
    on { CUarrayMapInfo }
    fn mapped_part(info: Live<&CUarrayMapInfo>) {
        if let Some(mapped) = query::mapped_array(info);
        let array = &mapped.array;
        let has = |flag| array.Flags & flag != 0;
        let kept = has(CUDA_ARRAY3D_SPARSE | CUDA_ARRAY3D_DEFERRED_MAPPING);
        607 asks: mapped.handle, as "info.resource" => hold(
            kept,
            "be created with CUDA_ARRAY3D_SPARSE or CUDA_ARRAY3D_DEFERRED_MAPPING",
        ), else UNDOCUMENTED, stated "cuMemMapArrayAsync";
        608 asks: mapped.handle,
            as "info.resource" => hold(array.Height != 0, "have two or three dimensions"),
            else UNDOCUMENTED, stated "cuMemMapArrayAsync";
        {
            if !has(CUDA_ARRAY3D_DEFERRED_MAPPING);
            // What is not there is zero, which keeps these rules.
            let (level, tail) = (mapped.level.unwrap_or_default(), mapped.tail.unwrap_or_default());
            let tile = mapped.tiles.unwrap_or_default().tileExtent;
            where "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING" {
                609 asks: info.subresourceType => enumerator(), stated "cuMemMapArrayAsync";
                610 asks: level.level, as "info.subresource.sparseLevel.level" => zero(),
                    if info.resourceType => is(ARRAY),
                    stated "CUarrayMapInfo_subresource_sparseLevel.level";
                630 asks: level.offsetX,
                    as "info.subresource.sparseLevel.offsetX" => multiple_of(tile.width.max(1)),
                    "the width of a tile", stated "cuMemMapArrayAsync";
                631 asks: level.offsetY,
                    as "info.subresource.sparseLevel.offsetY" => multiple_of(tile.height.max(1)),
                    "the height of a tile", stated "cuMemMapArrayAsync";
                632 asks: level.offsetZ,
                    as "info.subresource.sparseLevel.offsetZ" => multiple_of(tile.depth.max(1)),
                    "the depth of a tile", stated "cuMemMapArrayAsync";
            }
            {
                if let (Some(tiles), Some(part)) = (mapped.tiles, mapped.tail);
                let size = tiles.miptailSize;
                where "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING" {
                    633 asks: part.offset, as "info.subresource.miptail.offset" => below(size),
                        "the size of the mip tail", stated "cuMemMapArrayAsync";
                    634 asks: part.size,
                        as "info.subresource.miptail.size" => at_most(size - part.offset),
                        "the size of the mip tail less `offset`",
                        for "`offset + size` must be within the mip tail",
                        stated "cuMemMapArrayAsync";
                }
                {
                    if tiles.flags & CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL != 0;
                    635 asks: part.layer, as "info.subresource.miptail.layer" => zero(),
                        if info.resourceType => is_not(ARRAY),
                        where "the array has CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL and no \
                               CUDA_ARRAY3D_DEFERRED_MAPPING", stated "cuMemMapArrayAsync"
                }
            }
            {
                if !has(CUDA_ARRAY3D_CUBEMAP);
                let layered = has(CUDA_ARRAY3D_LAYERED);
                let layers = if layered { array.Depth as c_uint } else { 1 };
                where "the array has no CUDA_ARRAY3D_DEFERRED_MAPPING and is no cubemap" {
                    611 asks: level.layer, as "info.subresource.sparseLevel.layer" => below(layers),
                        "the number of layers, or 1 without CUDA_ARRAY3D_LAYERED",
                        stated "CUarrayMapInfo_subresource_sparseLevel.layer";
                    614 asks: tail.layer, as "info.subresource.miptail.layer" => below(layers),
                        "the number of layers, or 1 without CUDA_ARRAY3D_LAYERED",
                        stated "CUarrayMapInfo_subresource_miptail.layer";
                }
                {
                    if layered || array.Depth == 0;
                    if let Some(part) = mapped.level;
                    where "the array has two dimensions and no CUDA_ARRAY3D_DEFERRED_MAPPING" {
                        612 asks: part.offsetZ, as "info.subresource.sparseLevel.offsetZ" => zero(),
                            stated "cuMemMapArrayAsync";
                        613 asks: part.extentDepth,
                            as "info.subresource.sparseLevel.extentDepth" => equal(1),
                            stated "cuMemMapArrayAsync";
                    }
                }
            }
        }
    }

    fn cuMemExportToShareableHandle(flags: c_ulonglong) { 400: flags => zero() }
    fn cuMemGetAllocationGranularity(option: CUmemAllocationGranularity_flags) {
        401: option => enumerator()
    }
}
