//! Rules of the group "Multicast Object Management".

use super::parts::location::POSIX;
use crate::query;
use crate::rule::{Verdict, on, rules};
use core::ffi::c_ulonglong;
use cuda_sys::*;

#[inline]
pub(crate) fn CUmulticastObjectProp(prop: &CUmulticastObjectProp) -> Verdict {
    rules!(229: prop.flags => zero());
    let posix = prop.handleTypes & u64::from(POSIX.bits()) != 0;
    rules!(230: prop.handleTypes => hold(!posix, "not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"), on windows);
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> Verdict {
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

on! { cuMulticastBindMem, cuMulticastBindMem_v2, cuMulticastBindAddr, cuMulticastBindAddr_v2, cuMulticastUnbind }
/// Requires that the bound range lies within the multicast object.
#[inline]
pub(crate) fn within_object(mcOffset: usize, size: usize) -> Verdict {
    rules!(233 always: size => addable_to(mcOffset), for "size + mcOffset must be within the multicast object");
    Ok(())
}

on! { cuMulticastBindMem, cuMulticastBindMem_v2 }
#[inline]
pub(crate) fn bound_memory(memOffset: usize, size: usize, flags: c_ulonglong) -> Verdict {
    rules! {
        234 always: size => addable_to(memOffset), for "size + memOffset must be within the allocation";
        235: flags => zero();
    }
    Ok(())
}

on! { cuMulticastBindAddr, cuMulticastBindAddr_v2 }
#[inline]
pub(crate) fn bound_address(flags: c_ulonglong) -> Verdict {
    rules!(236: flags => zero());
    Ok(())
}

#[inline]
pub(crate) fn cuMulticastGetGranularity(option: CUmulticastGranularity_flags) -> Verdict {
    rules!(237: option => enumerator());
    Ok(())
}
