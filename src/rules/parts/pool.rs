//! Properties of memory pools.

use super::location::{
    DEVICE, DOMAIN, HANDLE_TYPES, HOST, INVISIBLE, MANAGED, NUMA, NUMA_CURRENT, PINNED, WIN32,
};
use crate::query;
use crate::rule::{Verdict, on, rules};
use cuda_sys::*;

use CUdevice_attribute as A;

on! { CUmemPoolProps }
#[inline]
pub(crate) fn pool_props(props: &CUmemPoolProps) -> Verdict {
    rules! {
        537: props.allocType => one_of(&[PINNED]), until 12_090;
        538: props.allocType => one_of(&[PINNED, MANAGED]);
    }
    rules! {
        540: props.handleTypes => only_of_release(HANDLE_TYPES);
        541: props.maxSize => zero(), until 12_010, "a reserved field there";
        542: props.usage => zero(), until 12_050, "a reserved field there";
        543: props.gpuDirectRDMACapable => zero(), until 13_030, "a reserved field there";
        544: &props.reserved => zeros();
    }
    rules! {
        545: props.win32SecurityAttributes => non_null(), if props.handleTypes => has(WIN32);
        546: props.win32SecurityAttributes => null(), if props.handleTypes => lacks(WIN32);
    }
    rules! {
        if props.allocType => is(MANAGED);
        547: props.handleTypes => zero(), since 13_010;
        548: props.maxSize => zero(), since 13_010;
        549: props.usage => zero(), since 13_010;
    }
    const CONCURRENT: A = A::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS;
    const POOLS: A = A::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED;
    if props.allocType == MANAGED && query::some_device_lacks(CONCURRENT) {
        rules!(550 asks: props.allocType => none_of(&[MANAGED]),
            where "the CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS of a device is zero", since 13_010,
            else NOT_SUPPORTED);
    }
    // The location of a managed pool is only a preference.
    rules! {
        if props.allocType => is_not(MANAGED);
        554 asks: props.location.id => hold(
            query::attribute(props.location.id, POOLS) != Some(0),
            "be a device whose CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is not zero"
        ), if props.location.type_ => is(DEVICE), else NOT_SUPPORTED;
        551: props.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT]), since 12_020, until 13_010;
        552: props.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT, INVISIBLE]), since 13_020, until 13_030;
        553: props.location.type_ => one_of(&[DEVICE, HOST, NUMA, NUMA_CURRENT, INVISIBLE, DOMAIN]), since 13_040;
    }
    // A driver of CUDA 13.0 accepts the second type for a managed pool, but the documentation forbids it for any pool.
    rules! {
        555: props.location.type_ => none_of(&[HOST]), since 12_060, until 12_090;
        556: props.location.type_ => none_of(&[NUMA_CURRENT]), since 12_060;
    }
    rules!(557: props.handleTypes => zero(), if props.location.type_ => is(HOST), since 13_000);
    Ok(())
}
