//! Rules of the group "Multicast Object Management".

use super::malloc_async::{HANDLE_TYPES, HANDLE_TYPES_BEFORE_FABRIC};
use super::rules;
use crate::error::Result;
use crate::precondition::{ALWAYS, KNOWN};
use core::ffi::c_ulonglong;
use cuda_sys::{CUmulticastGranularity_flags, CUmulticastObjectProp, CUresult};

pub(crate) fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> Result<()> {
    rules! { c"cuMulticastCreate":
        prop.handleTypes => only(HANDLE_TYPES_BEFORE_FABRIC), 11_070..=12_020;
        prop.handleTypes => only(HANDLE_TYPES), 12_030..=13_050;
        prop.flags => zero(), KNOWN;
    }
    if let Some(granularity) = minimum_granularity(prop) {
        rules! { c"cuMulticastCreate":
            prop.size => multiple_of(granularity), KNOWN, "the minimum multicast granularity";
        }
    }
    Ok(())
}

/// Asks the driver. Where it does not know, creating the object will tell why.
fn minimum_granularity(prop: &CUmulticastObjectProp) -> Option<usize> {
    let mut granularity = 0;
    let minimum = CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM;
    // SAFETY: it reads the properties and writes one size.
    let code = unsafe { cuda_sys::cuMulticastGetGranularity(&mut granularity, prop, minimum) };
    (code == CUresult::CUDA_SUCCESS && granularity != 0).then_some(granularity)
}

pub(crate) fn cuMulticastBindMem(
    mcOffset: usize,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuMulticastBindMem":
        size => at_most(usize::MAX - mcOffset), ALWAYS, "for size + mcOffset must be within the multicast object";
        size => at_most(usize::MAX - memOffset), ALWAYS, "for size + memOffset must be within the allocation";
        flags => zero(), KNOWN;
    }
    Ok(())
}
