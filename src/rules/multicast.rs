//! Rules of the group "Multicast Object Management".

use super::parts::location::POSIX;
use crate::query;
use crate::rule::{Verdict, rules};
use core::ffi::c_ulonglong;
use cuda_sys::*;

#[inline]
fn object_prop(prop: &CUmulticastObjectProp) -> Verdict {
    rules!(229: prop.flags => zero());
    if cfg!(windows) {
        let kept = prop.handleTypes & u64::from(POSIX.bits()) == 0;
        rules!(230: prop.handleTypes => hold(kept, "not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"), "on Windows");
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> Verdict {
    object_prop(prop)?;
    if let Some(granularity) = query::multicast_granularity(prop) {
        rules!(231 asks: prop.size => multiple_of(granularity), "the minimum multicast granularity", else UNDOCUMENTED);
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastAddDevice(dev: CUdevice) -> Verdict {
    let attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;
    let supported = query::attribute(dev, attribute) != Some(0);
    rules!(232 asks: dev => hold(supported, "be a device whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero"),
        else NOT_SUPPORTED);
    Ok(())
}

/// Requires that the bound range lies within the multicast object.
#[inline]
fn within_object(mcOffset: usize, size: usize) -> Verdict {
    rules!(233 always: size => addable_to(mcOffset), "for size + mcOffset must be within the multicast object");
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastBindMem(
    mcOffset: usize,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Verdict {
    within_object(mcOffset, size)?;
    rules! {
        234 always: size => addable_to(memOffset), "for size + memOffset must be within the allocation";
        235: flags => zero();
    }
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastBindMem_v2(
    mcOffset: usize,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Verdict {
    cuMulticastBindMem(mcOffset, memOffset, size, flags)
}

#[inline]
pub(crate) fn cuMulticastBindAddr(mcOffset: usize, size: usize, flags: c_ulonglong) -> Verdict {
    within_object(mcOffset, size)?;
    rules!(236: flags => zero());
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastBindAddr_v2(mcOffset: usize, size: usize, flags: c_ulonglong) -> Verdict {
    cuMulticastBindAddr(mcOffset, size, flags)
}

#[inline]
pub(crate) fn cuMulticastUnbind(mcOffset: usize, size: usize) -> Verdict {
    within_object(mcOffset, size)
}

#[inline]
pub(crate) fn cuMulticastGetGranularity(
    prop: &CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> Verdict {
    rules!(237: option => one_of(&[
        CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM,
        CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_RECOMMENDED
    ]));
    object_prop(prop)
}
