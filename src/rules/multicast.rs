//! Rules of the group "Multicast Object Management".

use super::parts::location::{DEVICE, NUMA, POSIX};
use crate::rules::prelude::*;

rules! {
    fn CUmulticastObjectProp(prop: &CUmulticastObjectProp) {
        let posix = prop.handleTypes & u64::from(POSIX.bits()) != 0;
        229: prop.flags => zero();
        230: prop.handleTypes => hold(!posix, "not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"),
            on windows, stated "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR";
    }

    fn cuMulticastCreate(prop: &CUmulticastObjectProp) {
        if let Some(granularity) = query::multicast_granularity(prop);
        231 asks: prop.size => multiple_of(granularity), "the minimum multicast granularity",
            else UNDOCUMENTED;
    }

    fn cuMulticastAddDevice(dev: CUdevice) {
        let supported = query::attribute(dev, SUPPORTED) != Some(0);
        232 asks: dev => hold(
            supported,
            "be a device whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero",
        ), else NOT_SUPPORTED, stated "CUDA_MULTICAST"
    }

    /// Requires that the bound range lies within the multicast object.
    on {
        cuMulticastBindMem, cuMulticastBindMem_v2, cuMulticastBindAddr, cuMulticastBindAddr_v2,
        cuMulticastUnbind
    }
    fn within_object(mcOffset: usize, size: usize) {
        233 always: size => hold(
            size.checked_add(mcOffset).is_some(),
            "not overflow when added to mcOffset",
        ), for "the range must lie within the multicast object"
    }

    on { cuMulticastBindMem, cuMulticastBindMem_v2 }
    fn bound_memory(memOffset: usize, size: usize, flags: c_ulonglong) {
        234 always: size => hold(
            size.checked_add(memOffset).is_some(),
            "not overflow when added to memOffset",
        ), for "the range must lie within the allocation";
        235: flags => zero();
    }

    on { cuMulticastBindAddr, cuMulticastBindAddr_v2 }
    fn bound_address(flags: c_ulonglong) { 236: flags => zero() }

    fn cuMulticastGetGranularity(option: CUmulticastGranularity_flags) {
        237: option => enumerator()
    }
}

const SUPPORTED: CUdevice_attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;
const FABRIC: u64 = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC.bits() as u64;
const FABRIC_HANDLES: CUdevice_attribute =
    CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED;

/// Returns the device of memory, or of the node of the host that is nearest to it.
#[inline]
fn is_of(memory: Live<CUmemGenericAllocationHandle>, dev: CUdevice) -> bool {
    let node = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID;
    query::location_of(memory).is_none_or(|location| match location.type_ {
        DEVICE => location.id == dev,
        NUMA => query::attribute(dev, node).is_none_or(|node| node == location.id),
        _ => true,
    })
}

// What the machine lacks is in files: `environment.rs` says it beside these.
causes! {
    on { CUmulticastObjectProp }
    fn team(prop: &CUmulticastObjectProp) {
        let able = query::devices_with(SUPPORTED);
        let is_of_fabric = prop.handleTypes & FABRIC != 0;
        1099: prop.numDevices => non_zero(), from "cuda.h: CUmulticastObjectProp.numDevices";
        1100: prop.size => non_zero(), from "cuda.h: CUmulticastObjectProp.size";
        1101 asks: prop.numDevices => hold(
            able != Some(0),
            "counts devices whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero, and this \
             process has none",
        ), else NOT_SUPPORTED, from "cuda.h: CUDA_MULTICAST";
        1102 maybe asks: prop.numDevices => hold(
            able != Some(0),
            "counts devices whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero, and this \
             process has none",
        ), else INVALID_VALUE or INVALID_DEVICE or ILLEGAL_STATE or SYSTEM_NOT_READY,
            from "cuda.h: CUDA_MULTICAST";
        1103 asks: prop.handleTypes => hold(
            !is_of_fabric || !query::every_device_lacks(FABRIC_HANDLES),
            "has CU_MEM_HANDLE_TYPE_FABRIC, and the \
             CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED of every device is zero",
        ), else NOT_SUPPORTED or INVALID_VALUE,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED";
        1104 asks: prop.handleTypes => hold(
            !is_of_fabric || crate::environment::has_fabric_channel() != Some(false),
            "has CU_MEM_HANDLE_TYPE_FABRIC, and this process can open no IMEX channel: there must \
             be a /dev/nvidia-caps-imex-channels/channel* that it may read and write",
        ), else NOT_PERMITTED, from "cause 1013";
        1105 maybe asks: prop.numDevices => within(able),
            "the devices of this process whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero",
            else NOT_SUPPORTED or INVALID_VALUE or INVALID_DEVICE, from "cuda.h: CUDA_MULTICAST";
        1106 maybe: prop.numDevices => at_least(2), else NOT_SUPPORTED or INVALID_VALUE,
            from "cuda.h: CUDA_MULTICAST";
    }

    on { _.mcHandle }
    fn object(mcHandle: Live<CUmemGenericAllocationHandle>) {
        let able = query::devices_with(SUPPORTED);
        1107 asks: mcHandle => hold(
            query::is_allocation(mcHandle) != Some(true),
            "is the handle of an allocation, and not of a multicast object",
        ), from "cuda.h: cuMulticastAddDevice";
        1108 asks: mcHandle => hold(
            able != Some(0),
            "is for devices whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero, and this \
             process has none",
        ), else NOT_SUPPORTED, from "cuda.h: CUDA_MULTICAST";
    }

    /// No query leads from an object to its devices.
    on { cuMulticastAddDevice.dev }
    fn added(dev: CUdevice) {
        let is_device = || query::devices().is_some_and(|devices| (0..devices).contains(&dev));
        1109 maybe asks: dev => hold(
            !is_device(),
            "is in another clique of devices than those that were added before",
        ), else INVALID_DEVICE, from "cuda.h: cuMulticastAddDevice";
        1110 maybe asks: dev => hold(
            !is_device(),
            "was added already, or the object has its numDevices",
        ), from "cuda.h: cuMulticastAddDevice";
    }

    on { cuMulticastBindMem.memHandle, cuMulticastBindMem_v2.memHandle }
    fn bound_allocation(
        memHandle: Live<CUmemGenericAllocationHandle>,
        memOffset: usize,
        size: usize,
    ) {
        let types = query::handle_types(memHandle);
        let granularity = query::granularity_of(memHandle).unwrap_or(1);
        1111: size => non_zero(), from "cuda.h: cuMulticastBindMem";
        1112 asks: memHandle => hold(
            query::is_allocation(memHandle) != Some(false),
            "was released, or is a handle of something else than an allocation",
        ), from "cuda.h: cuMulticastBindMem";
        1113 maybe asks: memOffset => multiple_of(granularity),
            "the minimum granularity of the allocation", from "cuda.h: cuMulticastBindMem";
        1114 maybe asks: size => multiple_of(granularity), "the minimum granularity of the allocation",
            from "cuda.h: cuMulticastBindMem";
        1115 maybe asks: memHandle => hold(
            types != Some(CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_NONE),
            "has no requestedHandleTypes, and an object that has handleTypes, or was imported, \
             takes only memory that can be exported",
        ), else INVALID_VALUE or NOT_SUPPORTED or ILLEGAL_STATE,
            from "cuda.h: cuMulticastBindMem";
    }

    on { cuMulticastBindMem_v2.dev }
    fn bound_for(dev: CUdevice, memHandle: Live<CUmemGenericAllocationHandle>) {
        1116 asks: dev => hold(
            is_of(memHandle, dev),
            "is neither the device of the memory nor nearest to its NUMA node",
        ), else INVALID_DEVICE or INVALID_VALUE, from "cuda.h: cuMulticastBindMem_v2"
    }

    on { cuMulticastBindMem.memHandle }
    fn bound_without_device(memHandle: Live<CUmemGenericAllocationHandle>) {
        1117 maybe asks: memHandle => hold(
            query::location_of(memHandle).is_none(),
            "is not memory of a device that was added to the object",
        ), else INVALID_DEVICE, from "cuda.h: cuMulticastBindMem"
    }
}
