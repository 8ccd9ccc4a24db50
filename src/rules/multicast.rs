//! Rules of the group "Multicast Object Management".

use super::parts::location::POSIX;
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
        let attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;
        let supported = query::attribute(dev, attribute) != Some(0);
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
