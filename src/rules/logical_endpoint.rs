//! Rules of the group "Logical Endpoint".

use super::{query, rules};
use crate::error::Result;
use crate::precondition::{ALWAYS, KNOWN};
use core::ffi::c_ulonglong;
use cuda_sys::*;

const UNICAST: CUlogicalEndpointType = CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_UNICAST;
const MULTICAST: CUlogicalEndpointType = CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST;
const FABRIC: CUlogicalEndpointIpcHandleType =
    CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC;

/// The properties of a unicast endpoint, for rules to name its device as C does.
struct Unicast {
    unicast: CUlogicalEndpointProp_unicast,
}

impl Unicast {
    fn of(prop: &CUlogicalEndpointProp) -> Self {
        // SAFETY: each member of the union is an integer.
        Self { unicast: unsafe { prop.anonymous.unicast } }
    }
}

pub(crate) fn cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId,
    count: cuuint32_t,
) -> Result<()> {
    if baseLeId != 0 {
        rules! { c"cuLogicalEndpointIdRelease":
            count => at_most(baseLeId.wrapping_neg()), ALWAYS, "for baseLeId + count must not exceed 4294967296";
        }
    }
    Ok(())
}

pub(crate) fn cuLogicalEndpointCreate(prop: &CUlogicalEndpointProp) -> Result<()> {
    rules! { c"cuLogicalEndpointCreate":
        prop.type_ => one_of(&[UNICAST, MULTICAST]), KNOWN;
        prop.ipcHandleTypes => only(FABRIC), KNOWN;
        prop.flags => only(CUlogicalEndpointFlag::CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS), KNOWN;
    }
    if prop.type_ == UNICAST {
        let prop = Unicast::of(prop);
        rules! { c"cuLogicalEndpointCreate":
            prop.unicast.device => ordinal(query::devices()), KNOWN, "with CU_LOGICAL_ENDPOINT_TYPE_UNICAST";
        }
    }
    if let Some((bindAlignment, maxSize)) = query::endpoint_limits(prop) {
        rules! { c"cuLogicalEndpointCreate":
            prop.size => multiple_of(bindAlignment), KNOWN, "the bindAlignment of such an endpoint";
            prop.size => at_most(maxSize), KNOWN, "the maxSize of such an endpoint";
        }
    }
    Ok(())
}

pub(crate) fn cuLogicalEndpointBindAddr(
    offset: cuuint64_t,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuLogicalEndpointBindAddr":
        size => at_most(cuuint64_t::MAX - offset), ALWAYS, "for size + offset must be within the endpoint";
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuLogicalEndpointBindMem(
    offset: cuuint64_t,
    memOffset: cuuint64_t,
    size: cuuint64_t,
    flags: c_ulonglong,
) -> Result<()> {
    rules! { c"cuLogicalEndpointBindMem":
        size => at_most(cuuint64_t::MAX - offset), ALWAYS, "for size + offset must be within the endpoint";
        size => at_most(cuuint64_t::MAX - memOffset), ALWAYS, "for size + memOffset must be within the allocation";
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuLogicalEndpointUnbind(offset: cuuint64_t, size: cuuint64_t) -> Result<()> {
    rules! { c"cuLogicalEndpointUnbind":
        size => at_most(cuuint64_t::MAX - offset), ALWAYS, "for size + offset must be within the endpoint";
    }
    Ok(())
}

pub(crate) fn cuLogicalEndpointExport(handleType: CUlogicalEndpointIpcHandleType) -> Result<()> {
    rules! { c"cuLogicalEndpointExport":
        handleType => one_of(&[FABRIC]), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuLogicalEndpointImport(handleType: CUlogicalEndpointIpcHandleType) -> Result<()> {
    rules! { c"cuLogicalEndpointImport":
        handleType => one_of(&[FABRIC]), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuLogicalEndpointGetLimits(prop: &CUlogicalEndpointProp) -> Result<()> {
    rules! { c"cuLogicalEndpointGetLimits":
        prop.type_ => one_of(&[UNICAST, MULTICAST]), KNOWN;
    }
    if prop.type_ == UNICAST {
        let prop = Unicast::of(prop);
        rules! { c"cuLogicalEndpointGetLimits":
            prop.unicast.device => ordinal(query::devices()), KNOWN, "with CU_LOGICAL_ENDPOINT_TYPE_UNICAST";
        }
    }
    Ok(())
}
