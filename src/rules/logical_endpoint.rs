//! Rules of the group "Logical Endpoint".

use crate::query;
use crate::rule::{Verdict, rules};
use core::ffi::c_ulonglong;
use cuda_sys::*;

use CUlogicalEndpointType as T;

const FABRIC: CUlogicalEndpointIpcHandleType =
    CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC;

#[inline]
pub(crate) fn cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId,
    count: cuuint32_t,
) -> Verdict {
    if baseLeId != 0 {
        rules!(158 always: count => at_most(baseLeId.wrapping_neg()),
            "4294967296 less baseLeId, for there are no ids beyond");
    }
    Ok(())
}

#[inline]
fn endpoint_prop(prop: &CUlogicalEndpointProp) -> Verdict {
    rules! {
        159: prop.type_ => one_of(&[T::CU_LOGICAL_ENDPOINT_TYPE_UNICAST, T::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST]);
        160: prop.ipcHandleTypes => only(FABRIC);
        161: prop.flags => only(CUlogicalEndpointFlag::CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS);
    }
    if prop.type_ == T::CU_LOGICAL_ENDPOINT_TYPE_UNICAST {
        // SAFETY: each member of the union is an integer.
        let unicast = unsafe { prop.anonymous.unicast };
        rules!(162 asks: unicast.device, as "prop.unicast.device" => ordinal(query::devices()),
            "with CU_LOGICAL_ENDPOINT_TYPE_UNICAST", else UNDOCUMENTED);
    }
    Ok(())
}

#[inline]
pub(crate) fn cuLogicalEndpointCreate(prop: &CUlogicalEndpointProp) -> Verdict {
    endpoint_prop(prop)?;
    if let Some((bindAlignment, maxSize)) = query::endpoint_limits(prop) {
        rules! {
            163 asks: prop.size => multiple_of(bindAlignment), "the bindAlignment of such an endpoint",
                else UNDOCUMENTED;
            164 asks: prop.size => at_most(maxSize), "the maxSize of such an endpoint", else UNDOCUMENTED;
        }
    }
    Ok(())
}

/// Requires that the bound range lies within the endpoint.
#[inline]
fn within_endpoint(offset: cuuint64_t, size: cuuint64_t) -> Verdict {
    rules!(165 always: size => at_most(cuuint64_t::MAX - offset),
        "UINT64_MAX less offset, for size + offset must be within the endpoint");
    Ok(())
}

#[inline]
pub(crate) fn cuLogicalEndpointBindAddr(
    offset: cuuint64_t,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Verdict {
    within_endpoint(offset, size)?;
    rules!(166: flags => zero());
    Ok(())
}

#[inline]
pub(crate) fn cuLogicalEndpointBindMem(
    offset: cuuint64_t,
    memOffset: cuuint64_t,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Verdict {
    rules!(167 always: size => at_most(cuuint64_t::MAX - memOffset),
        "UINT64_MAX less memOffset, for size + memOffset must be within the allocation");
    cuLogicalEndpointBindAddr(offset, size, flags)
}

#[inline]
pub(crate) fn cuLogicalEndpointUnbind(offset: cuuint64_t, size: cuuint64_t) -> Verdict {
    within_endpoint(offset, size)
}

#[inline]
pub(crate) fn cuLogicalEndpointExport(handleType: CUlogicalEndpointIpcHandleType) -> Verdict {
    rules!(168: handleType => one_of(&[FABRIC]));
    Ok(())
}

#[inline]
pub(crate) fn cuLogicalEndpointImport(handleType: CUlogicalEndpointIpcHandleType) -> Verdict {
    cuLogicalEndpointExport(handleType)
}

#[inline]
pub(crate) fn cuLogicalEndpointGetLimits(prop: &CUlogicalEndpointProp) -> Verdict {
    endpoint_prop(prop)
}
