//! Properties of memory pools.

use super::location::{
    DEVICE, DOMAIN, HANDLE_TYPES, HANDLE_TYPES_BEFORE_FABRIC, HOST, INVISIBLE, MANAGED, NUMA,
    NUMA_CURRENT, PINNED, WIN32, host_node, locality_domain, location_device, location_type,
};
use crate::query;
use crate::rule::{Place, Verdict, rules};
use cuda_sys::*;

use CUmemAllocationHandleType as H;

/// Returns the union of these handle types.
#[inline]
const fn any(types: &[H]) -> H {
    match types {
        [] => H::CU_MEM_HANDLE_TYPE_NONE,
        [first, rest @ ..] => H(first.0 | any(rest).0),
    }
}

#[inline]
pub(crate) fn pool_props(props: &CUmemPoolProps) -> Verdict {
    rules! {
        537: props.allocType => one_of(&[PINNED]), until 12_090;
        538: props.allocType => one_of(&[PINNED, MANAGED]);
    }
    location_type(&props.location)
        .at("props.location")
        .or_code(CUresult::CUDA_ERROR_INVALID_VALUE)?;
    rules! {
        539: props.handleTypes => only(any(HANDLE_TYPES_BEFORE_FABRIC)), until 12_020;
        540: props.handleTypes => only(any(HANDLE_TYPES));
        541: props.maxSize => zero(), until 12_010, "a reserved field there";
        542: props.usage => zero(), until 12_050, "a reserved field there";
        543: props.gpuDirectRDMACapable => zero(), until 13_030, "a reserved field there";
        544: &props.reserved => zeros();
    }
    if props.handleTypes.contains(WIN32) {
        rules!(545: props.win32SecurityAttributes => non_null(), "with CU_MEM_HANDLE_TYPE_WIN32");
    } else {
        rules!(546: props.win32SecurityAttributes => null(), "without CU_MEM_HANDLE_TYPE_WIN32");
    }
    if props.allocType == MANAGED {
        rules! {
            547: props.handleTypes => zero(), since 13_010, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
            548: props.maxSize => zero(), since 13_010, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
            549: props.usage => zero(), since 13_010, "with CU_MEM_ALLOCATION_TYPE_MANAGED";
        }
        let attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS;
        let devices = query::devices().unwrap_or(0);
        if (0..devices).any(|device| query::attribute(device, attribute) == Some(0)) {
            rules!(550 asks: props.allocType => none_of(&[MANAGED]), since 13_010,
                "where the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of a device is zero",
                else NOT_SUPPORTED);
        }
    } else {
        // The location of a managed pool is only a preference.
        rules! {
            551: props.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT]), until 13_010,
                "without CU_MEM_ALLOCATION_TYPE_MANAGED";
            552: props.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT, INVISIBLE]), until 13_030,
                "without CU_MEM_ALLOCATION_TYPE_MANAGED";
            553: props.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT, INVISIBLE, DOMAIN]),
                "without CU_MEM_ALLOCATION_TYPE_MANAGED";
        }
        if props.location.type_ == DEVICE {
            let attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED;
            let supported = query::attribute(props.location.id, attribute) != Some(0);
            rules!(554 asks: props.location.id => hold(
                supported,
                "be a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is not zero"
            ), "with CU_MEM_LOCATION_TYPE_DEVICE and without CU_MEM_ALLOCATION_TYPE_MANAGED",
                else NOT_SUPPORTED);
        }
    }
    // A driver of CUDA 13.0 accepts the second type for a managed pool, but the documentation forbids it for any pool.
    rules! {
        555: props.location.type_ => none_of(&[HOST]), since 12_060, until 12_090;
        556: props.location.type_ => none_of(&[NUMA_CURRENT]), since 12_060;
    }
    if props.location.type_ == HOST {
        rules!(557: props.handleTypes => zero(), since 13_000, "with CU_MEM_LOCATION_TYPE_HOST");
    }
    location_device(&props.location).at("props.location")?;
    host_node(&props.location).at("props.location")?;
    locality_domain(&props.location).at("props.location")
}
