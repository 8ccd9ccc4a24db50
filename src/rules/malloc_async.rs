//! Rules of the group "Stream Ordered Memory Allocator".

use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use cuda_sys::{CUmemAllocationHandleType, CUmemAllocationType, CUmemLocationType, CUmemPoolProps};

const WIN32: CUmemAllocationHandleType = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32;
/// The handle types that 11.7 to 12.2 name.
pub(super) const HANDLE_TYPES_BEFORE_FABRIC: CUmemAllocationHandleType = CUmemAllocationHandleType(
    CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR.0
        | WIN32.0
        | CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT.0,
);
/// The handle types that 12.3 to 13.5 name.
pub(super) const HANDLE_TYPES: CUmemAllocationHandleType = CUmemAllocationHandleType(
    HANDLE_TYPES_BEFORE_FABRIC.0 | CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC.0,
);

const PINNED: CUmemAllocationType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
const MANAGED: CUmemAllocationType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED;

const DEVICE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
const HOST: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST;
const NUMA: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA;
const NUMA_CURRENT: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
const INVISIBLE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_INVISIBLE;
const DOMAIN: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;

pub(crate) fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> Result<()> {
    rules! { c"cuMemPoolCreate":
        poolProps.allocType => one_of(&[PINNED]), 11_070..=12_090;
        poolProps.allocType => one_of(&[PINNED, MANAGED]), 13_000..=13_050;
        poolProps.handleTypes => only(HANDLE_TYPES_BEFORE_FABRIC), 11_070..=12_020;
        poolProps.handleTypes => only(HANDLE_TYPES), 12_030..=13_050;
        poolProps.maxSize => zero(), 11_070..=12_010, "a reserved field there";
        poolProps.usage => zero(), 11_070..=12_050, "a reserved field there";
        poolProps.gpuDirectRDMACapable => zero(), 11_070..=13_030, "a reserved field there";
        &poolProps.reserved => zero_bytes(), KNOWN;
    }
    if poolProps.handleTypes.contains(WIN32) {
        rules! { c"cuMemPoolCreate":
            poolProps.win32SecurityAttributes => non_null(), KNOWN, "with CU_MEM_HANDLE_TYPE_WIN32";
        }
    } else {
        rules! { c"cuMemPoolCreate":
            poolProps.win32SecurityAttributes => null(), KNOWN, "without CU_MEM_HANDLE_TYPE_WIN32";
        }
    }
    if poolProps.allocType == MANAGED {
        rules! { c"cuMemPoolCreate":
            poolProps.handleTypes => zero(), 13_010..=13_050, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
            poolProps.maxSize => zero(), 13_010..=13_050, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
            poolProps.usage => zero(), 13_010..=13_050, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
        }
    } else {
        // Of a managed pool the location is but a preference, and drivers take any that they know.
        rules! { c"cuMemPoolCreate":
            poolProps.location.type_ => one_of(&[DEVICE]), 11_070..=12_010;
            poolProps.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT]), 12_020..=12_050;
            poolProps.location.type_ => one_of(&[DEVICE, NUMA]), 12_060..=12_090;
            poolProps.location.type_ => one_of(&[DEVICE, HOST, NUMA]), 13_000..=13_010;
            poolProps.location.type_ => one_of(&[DEVICE, HOST, NUMA, INVISIBLE]), 13_020..=13_030;
            poolProps.location.type_ => one_of(&[DEVICE, HOST, NUMA, INVISIBLE, DOMAIN]), 13_040..=13_050;
        }
    }
    if poolProps.location.type_ == HOST {
        rules! { c"cuMemPoolCreate":
            poolProps.handleTypes => zero(), 13_000..=13_050, "with CU_MEM_LOCATION_TYPE_HOST";
        }
    }
    Ok(())
}
