//! Rules of the group "Logical Endpoint".

use crate::rules::prelude::*;

const FABRIC: CUlogicalEndpointIpcHandleType =
    CUlogicalEndpointIpcHandleType::CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC;

rules! {
    fn cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId, count: cuuint32_t) {
        158 always: count => at_most(baseLeId.wrapping_neg()), if baseLeId => is_not_zero(),
            "4294967296 less baseLeId", for "there are no ids beyond"
    }

    fn CUlogicalEndpointProp(prop: &CUlogicalEndpointProp) {
        159: prop.type_ => enumerator(), stated "CUlogicalEndpointType";
        160: prop.ipcHandleTypes => flags_of(CUlogicalEndpointIpcHandleType);
        161: prop.flags => flags_of(CUlogicalEndpointFlag);
        162 asks: unicast_device(prop), as "prop.unicast.device" => ordinal(query::devices()),
            if prop.type_ => is(CUlogicalEndpointType::CU_LOGICAL_ENDPOINT_TYPE_UNICAST),
            else UNDOCUMENTED,
            stated "cuLogicalEndpointCreate, CUlogicalEndpointProp_unicast.device";
    }

    fn cuLogicalEndpointCreate(prop: &CUlogicalEndpointProp) {
        if let Some((bindAlignment, maxSize)) = query::endpoint_limits(prop);
        163 asks: prop.size => multiple_of(bindAlignment), "the bindAlignment of such an endpoint",
            else UNDOCUMENTED;
        164 asks: prop.size => at_most(maxSize), "the maxSize of such an endpoint",
            else UNDOCUMENTED;
    }

    /// Requires that the bound range lies within the endpoint.
    on { cuLogicalEndpointBindAddr, cuLogicalEndpointBindMem, cuLogicalEndpointUnbind }
    fn within_endpoint(offset: cuuint64_t, size: cuuint64_t) {
        165 always: size => at_most(cuuint64_t::MAX - offset), "UINT64_MAX less `offset`",
            for "`size + offset` must be within the endpoint"
    }

    on { cuLogicalEndpointBindAddr, cuLogicalEndpointBindMem }
    fn bind_flags(flags: c_ulonglong) { 166: flags => zero() }

    fn cuLogicalEndpointBindMem(memOffset: cuuint64_t, size: cuuint64_t) {
        167 always: size => at_most(cuuint64_t::MAX - memOffset), "UINT64_MAX less memOffset",
            for "`size + memOffset` must be within the allocation"
    }

    on { cuLogicalEndpointExport, cuLogicalEndpointImport }
    fn handle_type(handleType: CUlogicalEndpointIpcHandleType) {
        168: handleType => one_of(&[FABRIC]), stated "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE"
    }
}
