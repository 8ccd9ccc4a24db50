//! Rules of the group "Multicast Object Management".

use super::va::POSIX;
use super::{query, rules};
use crate::error::Result;
use crate::precondition::{ALWAYS, KNOWN};
use core::ffi::c_ulonglong;
use cuda_sys::*;

pub(crate) fn cuMulticastCreate(prop: &CUmulticastObjectProp) -> Result<()> {
    rules! { c"cuMulticastCreate":
        prop.flags => zero(), KNOWN;
    }
    if cfg!(windows) {
        let kept = prop.handleTypes & u64::from(POSIX.bits()) == 0;
        rules! { c"cuMulticastCreate":
            prop.handleTypes => hold(kept, "not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR"), KNOWN, "on Windows";
        }
    }
    if let Some(granularity) = query::multicast_granularity(prop) {
        rules! { c"cuMulticastCreate":
            prop.size => multiple_of(granularity), KNOWN, "the minimum multicast granularity";
        }
    }
    Ok(())
}

pub(crate) fn cuMulticastAddDevice(dev: CUdevice) -> Result<()> {
    let attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;
    let supported = query::attribute(dev, attribute) != Some(0);
    rules! { c"cuMulticastAddDevice":
        dev => hold(supported, "be a device whose CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero"), KNOWN, else CUDA_ERROR_NOT_SUPPORTED;
    }
    Ok(())
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

pub(crate) fn cuMulticastBindMem_v2(
    mcOffset: usize,
    memOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuMulticastBindMem_v2":
        size => at_most(usize::MAX - mcOffset), ALWAYS, "for size + mcOffset must be within the multicast object";
        size => at_most(usize::MAX - memOffset), ALWAYS, "for size + memOffset must be within the allocation";
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuMulticastBindAddr(
    mcOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuMulticastBindAddr":
        size => at_most(usize::MAX - mcOffset), ALWAYS, "for size + mcOffset must be within the multicast object";
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuMulticastBindAddr_v2(
    mcOffset: usize,
    size: usize,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuMulticastBindAddr_v2":
        size => at_most(usize::MAX - mcOffset), ALWAYS, "for size + mcOffset must be within the multicast object";
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuMulticastUnbind(mcOffset: usize, size: usize) -> Result<()> {
    rules! { c"cuMulticastUnbind":
        size => at_most(usize::MAX - mcOffset), ALWAYS, "for size + mcOffset must be within the multicast object";
    }
    Ok(())
}

pub(crate) fn cuMulticastGetGranularity(option: CUmulticastGranularity_flags) -> Result<()> {
    rules! { c"cuMulticastGetGranularity":
        option => one_of(&[
            CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM,
            CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_RECOMMENDED
        ]), KNOWN;
    }
    Ok(())
}
