use super::*;
use super::va::UNKNOWN;

use CUlogicalEndpointIpcHandleType as H;
use CUlogicalEndpointType as T;

const MAX: u64 = u64::MAX;
const ENDPOINT: &str = "needs a logical endpoint";

pub fn cases(cases: &Cases) {
    let mut c = cases
        .call(|| cuLogicalEndpointIdRelease { baseLeId: 1, count: u32::MAX })
        .only_mock(ENDPOINT);
    c.accepts("all ids", |i| i.baseLeId = 0);
    c.accepts("the last id", |i| (i.baseLeId, i.count) = (u32::MAX, 1));
    let text = "count (2) must be at most 1, 4294967296 less baseLeId, because baseLeId is not zero: there are no \
                ids beyond";
    c.rejects(always(158), text, |i| (i.baseLeId, i.count) = (u32::MAX, 2));
    create(cases);
    bind(cases);
    share(cases);
}

fn unicast() -> CUlogicalEndpointProp {
    let type_ = T::CU_LOGICAL_ENDPOINT_TYPE_UNICAST;
    CUlogicalEndpointProp { type_, size: 4 << 20, ..Default::default() }
}

/// The rules of the properties of an endpoint.
fn props<C: Call>(c: &mut Case<C>, prop: fn(&mut C) -> &mut CUlogicalEndpointProp) {
    for type_ in [T(0), T(3)] {
        let types = "CU_LOGICAL_ENDPOINT_TYPE_UNICAST or CU_LOGICAL_ENDPOINT_TYPE_MULTICAST";
        c.rejects(159, format!("prop.type ({type_:?}) must be {types}"), |i| prop(i).type_ = type_);
    }
    c.accepts("fabric and counted operations", |i| {
        (prop(i).ipcHandleTypes, prop(i).flags) = (1, 1);
    });
    let bits = "must have no bits but CU_LOGICAL_ENDPOINT";
    let fabric = format!(
        "prop.ipcHandleTypes (CUlogicalEndpointIpcHandleType(2)) {bits}_IPC_HANDLE_TYPE_FABRIC"
    );
    c.rejects(160, fabric, |i| prop(i).ipcHandleTypes = 2);
    let counted = format!("prop.flags (CUlogicalEndpointFlag(0x2)) {bits}_FLAG_COUNTED_OPS");
    c.rejects(161, counted, |i| prop(i).flags = 2);
    c.accepts("the last device", |i| prop(i).anonymous.unicast.device = devices() - 1);
    for (shown, device) in [(2, devices()), (-1, -1)] {
        let must = "must be the ordinal of a device, below 2, because prop.type is CU_LOGICAL_ENDPOINT_TYPE_UNICAST";
        c.rejects(162, format!("prop.unicast.device ({shown}) {must} [undocumented]"), |i| {
            prop(i).anonymous.unicast.device = device;
        });
    }
    // The number of devices of an endpoint may be larger than that of the system: it is no ordinal.
    c.accepts("three devices", |i| {
        prop(i).type_ = T::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST;
        prop(i).anonymous.multicast.numDevices = 3;
    });
}

fn create(cases: &Cases) {
    let mut c = cases
        .call(|| cuLogicalEndpointCreate { leId: 1, prop: one(unicast()) })
        .only_mock(ENDPOINT);
    props(&mut c, |i| &mut i.prop);
    c.accepts("the largest", |i| i.prop.size = 1 << 40);
    let text = "prop.size (4096) must be a multiple of 2097152 (2 MiB), the bindAlignment of such an endpoint [undocumented]";
    c.rejects(163, text, |i| i.prop.size = 4096);
    let text = "prop.size (1099513724928) must be at most 1099511627776 (1024 GiB), the maxSize of such an endpoint \
                [undocumented]";
    c.rejects(164, text, |i| i.prop.size = (1 << 40) + (2 << 20));
    c.under(UNKNOWN);
    c.accepts("unknown limits", |i| i.prop.size = 4096);

    let mut c = cases.call(|| cuLogicalEndpointGetLimits { prop: one(unicast()) });
    props(&mut c, |i| &mut i.prop);
}

fn bind(cases: &Cases) {
    let of = |offset, whole| {
        format!(
            "size (18446744073709551615) must be at most 18446744073709551614, UINT64_MAX less {offset}: size + \
             {offset} must be within the {whole}"
        )
    };
    macro_rules! binds {
        ($call:ident { $($field:ident: $value:expr),* }) => {{
            let mut c = cases
                .call(|| $call { leId: 1, dev: 0, offset: 0, size: 1, $($field: $value),* })
                .only_mock(ENDPOINT);
            c.accepts("the last byte", |i| (i.offset, i.size) = (1, MAX - 1));
            c.rejects(always(165), of("offset", "endpoint"), |i| (i.offset, i.size) = (1, MAX));
            c
        }};
    }
    let mut c = binds!(cuLogicalEndpointBindAddr { ptr: at(0), flags: 0 });
    c.rejects(166, "flags (1) must be zero", |i| i.flags = 1);
    let mut c = binds!(cuLogicalEndpointBindMem { memHandle: 7, memOffset: 0, flags: 0 });
    c.rejects(166, "flags (1) must be zero", |i| i.flags = 1);
    c.accepts("the last byte of the memory", |i| (i.memOffset, i.size) = (1, MAX - 1));
    let memory = of("memOffset", "allocation");
    c.rejects(always(167), memory, |i| (i.memOffset, i.size) = (1, MAX));
    binds!(cuLogicalEndpointUnbind {});
}

fn share(cases: &Cases) {
    let must = "handleType (CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE) must be \
                CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC";
    let mut c = cases
        .call(|| cuLogicalEndpointExport { handle: at(0), leId: 1, handleType: H(1) })
        .only_mock(ENDPOINT);
    c.rejects(168, must, |i| i.handleType = H(0));
    let mut c = cases
        .call(|| cuLogicalEndpointImport { leId: 1, handle: at(0), handleType: H(1) })
        .only_mock(ENDPOINT);
    c.rejects(168, must, |i| i.handleType = H(0));
}
