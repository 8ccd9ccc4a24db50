//! Properties of memory pools.

use super::location::{
    DEVICE, DOMAIN, HANDLE_TYPES, HOST, INVISIBLE, MANAGED, NUMA, NUMA_CURRENT, WIN32,
};
use crate::rules::prelude::*;

use CUdevice_attribute as A;

const CONCURRENT: A = A::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS;
const POOLS: A = A::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED;

rules! {
    /// The pools of graphs have no handles.
    on { cuMemPoolCreate.poolProps.handleTypes }
    fn pool_handles(handleTypes: CUmemAllocationHandleType) {
        540: handleTypes => only_of_release(HANDLE_TYPES),
            stated "CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"
    }

    on { CUmemPoolProps }
    fn pool_props(props: &CUmemPoolProps) {
        538: props.allocType => enumerator(), stated "cuMemPoolCreate";
        541: props.maxSize => zero(), until 12_010, for "the field is reserved in these releases",
            stated "CUmemPoolProps.reserved";
        542: props.usage => zero(), until 12_050, for "the field is reserved in these releases",
            stated "CUmemPoolProps.reserved";
        543: props.gpuDirectRDMACapable => zero(), until 13_030,
            for "the field is reserved in these releases", stated "CUmemPoolProps.reserved";
        544: &props.reserved => zeros();
        545: props.win32SecurityAttributes => non_null(), if props.handleTypes => has(WIN32);
        546: props.win32SecurityAttributes => null(), if props.handleTypes => lacks(WIN32);
        if props.allocType => is(MANAGED) {
            547: props.handleTypes => zero(), since 13_010, stated "cuMemPoolCreate";
            548: props.maxSize => zero(), since 13_010, stated "cuMemPoolCreate";
            550 asks: props.allocType => hold(
                !query::some_device_lacks(CONCURRENT),
                "be supported by each device (CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS)",
            ), since 13_010, else NOT_SUPPORTED, stated "cuMemPoolCreate";
        }
        // The location of a managed pool is only a preference.
        if props.allocType => is_not(MANAGED) {
            554 asks: props.location.id => hold(
                query::attribute(props.location.id, POOLS) != Some(0),
                "be a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is not zero",
            ), if props.location.type_ => is(DEVICE), else NOT_SUPPORTED,
                stated "CUDA_MALLOC_ASYNC";
            553: props.location.type_ => one_of_release(&[DEVICE, HOST, NUMA, INVISIBLE, DOMAIN]),
                since 13_000, stated "cuMemPoolCreate";
        }
    }

    on { CUmemPoolProps }
    fn pool_location(props: &CUmemPoolProps) {
        551: props.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT]), since 12_020,
            until 12_050, stated "CUmemLocationType, cuMemPoolCreate";
        552: props.location.type_ => one_of(&[DEVICE, NUMA]), since 12_060, until 12_090,
            stated "cuMemPoolCreate";
        // A driver of CUDA 13.0 accepts it for a managed pool, but the documentation forbids it for any pool.
        556: props.location.type_ => none_of(&[NUMA_CURRENT]), since 12_060,
            stated "cuMemPoolCreate";
        557: props.handleTypes => zero(), if props.location.type_ => is(HOST), since 13_000,
            stated "cuMemPoolCreate";
    }
}

/// The abilities that pools in memory of the host need. An older driver does not tell them.
const HOST_POOLS: A = A::CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED;
const NUMA_POOLS: A = A::CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED;

causes! {
    /// The location of a managed pool is only a preference.
    on { CUmemPoolProps }
    fn pool_of_host(props: &CUmemPoolProps) {
        let is_at = |place| props.allocType != MANAGED && props.location.type_ == place;
        1127 asks: props.location.type_ => hold(
            !is_at(HOST) || !query::every_device_lacks(HOST_POOLS),
            "is for a device whose CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED is not zero, \
             and this process has none",
        ), else NOT_SUPPORTED or INVALID_VALUE,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED";
        1128 asks: props.location.type_ => hold(
            !is_at(NUMA) || !query::every_device_lacks(NUMA_POOLS),
            "is for a device whose CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED is not \
             zero, and this process has none",
        ), else NOT_SUPPORTED or INVALID_VALUE,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED";
    }

    /// The same of pools that the call names by their location.
    on { cuMemGetDefaultMemPool.location, cuMemGetMemPool.location, cuMemSetMemPool.location }
    fn pool_at(location: &CUmemLocation, type_: CUmemAllocationType) {
        if type_ => is_not(MANAGED) {
            1129 asks: location.type_ => hold(
                location.type_ != HOST || !query::every_device_lacks(HOST_POOLS),
                "is for a device whose CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED is not \
                 zero, and this process has none",
            ), else NOT_SUPPORTED or INVALID_VALUE,
                from "cuda.h: CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED";
            1130 asks: location.type_ => hold(
                location.type_ != NUMA || !query::every_device_lacks(NUMA_POOLS),
                "is for a device whose CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED is not \
                 zero, and this process has none",
            ), else NOT_SUPPORTED or INVALID_VALUE,
                from "cuda.h: CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED";
            1131 asks: location.id => hold(
                query::attribute(location.id, POOLS) != Some(0),
                "is a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is zero",
            ), if location.type_ => is(DEVICE), else NOT_SUPPORTED or INVALID_VALUE,
                from "cuda.h: CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED";
        }
    }

    on { cuDeviceGetDefaultMemPool, cuDeviceGetMemPool, cuDeviceSetMemPool }
    fn pool_of_device(dev: CUdevice) {
        1132 asks: dev => hold(
            query::attribute(dev, POOLS) != Some(0),
            "is a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is zero",
        ), else NOT_SUPPORTED or INVALID_VALUE,
            from "cuda.h: CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED"
    }

    /// Each device of the system must be able to access managed memory while the host does.
    on {
        cuMemGetDefaultMemPool.type_, cuMemGetMemPool.type_, cuMemSetMemPool.type_,
        CUmemPoolProps.allocType
    }
    fn managed_pools(type_: CUmemAllocationType) {
        1133 asks: type_ => hold(
            type_ != MANAGED || !query::some_device_lacks(CONCURRENT),
            "is for a system on which the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of no \
             device is zero, and that of one is",
        ), else NOT_SUPPORTED or INVALID_VALUE,
            from "cuda.h: cuMemPoolCreate"
    }
}
