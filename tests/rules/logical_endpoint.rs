#![cfg(not(miri))]

use crate::mock::{Answers, NEWER, accepted, answering, of_release, rejected};
use cuda_checked::{calls, sys};
use std::ptr;
use sys::*;

use CUlogicalEndpointIpcHandleType as H;
use CUlogicalEndpointType as T;

const INVALID: &str = "[would be CUDA_ERROR_INVALID_VALUE]";
const UNDOCUMENTED: &str = "[the documentation gives no code]";

fn unicast(device: CUdevice) -> CUlogicalEndpointProp {
    CUlogicalEndpointProp {
        type_: T::CU_LOGICAL_ENDPOINT_TYPE_UNICAST,
        anonymous: CUlogicalEndpointProp_anonymous {
            unicast: CUlogicalEndpointProp_unicast { device },
        },
        size: 4 << 20,
        ..Default::default()
    }
}

/// The number of devices of an endpoint may be larger than that of the system: it is no ordinal.
fn multicast() -> CUlogicalEndpointProp {
    CUlogicalEndpointProp {
        type_: T::CU_LOGICAL_ENDPOINT_TYPE_MULTICAST,
        anonymous: CUlogicalEndpointProp_anonymous {
            multicast: CUlogicalEndpointProp_multicast { numDevices: 3 },
        },
        ..unicast(0)
    }
}

#[test]
fn cuLogicalEndpointIdRelease() {
    // SAFETY: the mock reads no memory.
    let call = |base, count| unsafe { calls::cuLogicalEndpointIdRelease(base, count) };
    accepted("cuLogicalEndpointIdRelease", || call(0, u32::MAX));
    accepted("cuLogicalEndpointIdRelease", || call(1, u32::MAX));
    accepted("cuLogicalEndpointIdRelease", || call(u32::MAX, 1));
    rejected(
        &format!(
            "cuLogicalEndpointIdRelease: count (2) must be at most 1, 4294967296 less baseLeId, for \
             there are no ids beyond, because `baseLeId` is not zero {INVALID}"
        ),
        || call(u32::MAX, 2),
    );
}

#[test]
fn cuLogicalEndpointCreate() {
    // SAFETY: the mock reads no memory.
    let call = |prop: &CUlogicalEndpointProp| unsafe { calls::cuLogicalEndpointCreate(1, prop) };
    let accepted = |prop| accepted("cuLogicalEndpointCreate", || call(&prop));
    let rejected = |message: &str, prop| {
        rejected(&format!("{message} {INVALID}"), || call(&prop));
    };
    accepted(unicast(1));
    accepted(multicast());
    accepted(CUlogicalEndpointProp { ipcHandleTypes: 1, flags: 1, ..unicast(0) });
    accepted(CUlogicalEndpointProp { size: 1 << 40, ..unicast(0) });
    rejected(
        "cuLogicalEndpointCreate: prop.type (CU_LOGICAL_ENDPOINT_TYPE_INVALID) must be CU_LOGICAL_ENDPOINT_TYPE_UNICAST or \
         CU_LOGICAL_ENDPOINT_TYPE_MULTICAST",
        CUlogicalEndpointProp { type_: T(0), ..unicast(0) },
    );
    rejected(
        "cuLogicalEndpointCreate: prop.ipcHandleTypes (CUlogicalEndpointIpcHandleType(2)) must have no bits but \
         CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC",
        CUlogicalEndpointProp { ipcHandleTypes: 2, ..unicast(0) },
    );
    rejected(
        "cuLogicalEndpointCreate: prop.flags (CUlogicalEndpointFlag(0x2)) must have no bits but CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS",
        CUlogicalEndpointProp { flags: 2, ..unicast(0) },
    );
    let not_documented = |message: &str, prop| {
        crate::mock::rejected(&format!("{message} {UNDOCUMENTED}"), || call(&prop));
    };
    let must = "must be the ordinal of a device, below 2, because `prop.type` is \
                CU_LOGICAL_ENDPOINT_TYPE_UNICAST";
    not_documented(&format!("cuLogicalEndpointCreate: prop.unicast.device (2) {must}"), unicast(2));
    not_documented(
        &format!("cuLogicalEndpointCreate: prop.unicast.device (-1) {must}"),
        unicast(-1),
    );
    let odd = CUlogicalEndpointProp { size: 4096, ..unicast(0) };
    not_documented(
        "cuLogicalEndpointCreate: prop.size (4096) must be a multiple of 2097152, the bindAlignment of such an endpoint",
        odd,
    );
    not_documented(
        "cuLogicalEndpointCreate: prop.size (1099513724928) must be at most 1099511627776, the maxSize of such an endpoint",
        CUlogicalEndpointProp { size: (1 << 40) + (2 << 20), ..unicast(0) },
    );
    let unknown = Answers { code: CUresult::CUDA_ERROR_NOT_SUPPORTED, ..Answers::USUAL };
    answering(unknown, || accepted(odd));
}

#[test]
fn overflow_of_binds() {
    // SAFETY: the mock reads no memory.
    let address = |offset, size, flags| unsafe {
        calls::cuLogicalEndpointBindAddr(1, 0, offset, ptr::null_mut(), size, flags)
    };
    // SAFETY: the mock reads no memory.
    let memory = |offset, mem, size, flags| unsafe {
        calls::cuLogicalEndpointBindMem(1, 0, offset, 7, mem, size, flags)
    };
    // SAFETY: the mock reads no memory.
    let unbind = |offset, size| unsafe { calls::cuLogicalEndpointUnbind(1, 0, offset, size) };
    let max = u64::MAX;
    let size = |offset| {
        format!(
            "18446744073709551615) must be at most 18446744073709551614, UINT64_MAX less {offset}, for size + {offset}"
        )
    };
    let (size, mem_size) = (size("offset"), size("memOffset"));
    accepted("cuLogicalEndpointBindAddr", || address(1, max - 1, 0));
    rejected(
        &format!("cuLogicalEndpointBindAddr: size ({size} must be within the endpoint {INVALID}"),
        || address(1, max, 0),
    );
    rejected(&format!("cuLogicalEndpointBindAddr: flags (1) must be zero {INVALID}"), || {
        address(0, 0, 1)
    });
    accepted("cuLogicalEndpointBindMem", || memory(1, 1, max - 1, 0));
    rejected(
        &format!("cuLogicalEndpointBindMem: size ({size} must be within the endpoint {INVALID}"),
        || memory(1, 0, max, 0),
    );
    rejected(
        &format!(
            "cuLogicalEndpointBindMem: size ({mem_size} must be within the allocation {INVALID}"
        ),
        || memory(0, 1, max, 0),
    );
    rejected(&format!("cuLogicalEndpointBindMem: flags (1) must be zero {INVALID}"), || {
        memory(0, 0, 0, 1)
    });
    accepted("cuLogicalEndpointUnbind", || unbind(1, max - 1));
    rejected(
        &format!("cuLogicalEndpointUnbind: size ({size} must be within the endpoint {INVALID}"),
        || unbind(1, max),
    );
}

#[test]
fn handle_types() {
    // SAFETY: the mock reads no memory.
    let export = |ty| unsafe { calls::cuLogicalEndpointExport(ptr::null_mut(), 1, ty) };
    // SAFETY: the mock reads no memory.
    let import = |ty| unsafe { calls::cuLogicalEndpointImport(1, ptr::null(), ty) };
    accepted("cuLogicalEndpointExport", || export(H(1)));
    accepted("cuLogicalEndpointImport", || import(H(1)));
    let must = format!(
        "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE) must be \
         CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC {INVALID}"
    );
    rejected(&format!("cuLogicalEndpointExport: handleType ({must}"), || export(H(0)));
    rejected(&format!("cuLogicalEndpointImport: handleType ({must}"), || import(H(0)));
}

#[test]
fn cuLogicalEndpointGetLimits() {
    let call = |prop: CUlogicalEndpointProp| calls::cuLogicalEndpointGetLimits(&prop);
    accepted("cuLogicalEndpointGetLimits", || call(unicast(1)));
    accepted("cuLogicalEndpointGetLimits", || call(multicast()));
    rejected(
        &format!(
            "cuLogicalEndpointGetLimits: prop.type (CUlogicalEndpointType(3)) must be \
             CU_LOGICAL_ENDPOINT_TYPE_UNICAST or CU_LOGICAL_ENDPOINT_TYPE_MULTICAST {INVALID}"
        ),
        || call(CUlogicalEndpointProp { type_: T(3), ..unicast(0) }),
    );
    rejected(
        &format!(
            "cuLogicalEndpointGetLimits: prop.unicast.device (2) must be the ordinal of a device, \
             below 2, because `prop.type` is CU_LOGICAL_ENDPOINT_TYPE_UNICAST {UNDOCUMENTED}"
        ),
        || call(unicast(2)),
    );
    accepted("cuLogicalEndpointGetLimits", || {
        call(CUlogicalEndpointProp { ipcHandleTypes: 1, flags: 1, ..unicast(0) })
    });
    rejected(
        &format!(
            "cuLogicalEndpointGetLimits: prop.ipcHandleTypes (CUlogicalEndpointIpcHandleType(2)) must have no bits \
             but CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC {INVALID}"
        ),
        || call(CUlogicalEndpointProp { ipcHandleTypes: 2, ..unicast(0) }),
    );
    rejected(
        &format!(
            "cuLogicalEndpointGetLimits: prop.flags (CUlogicalEndpointFlag(0x2)) must have no bits but \
             CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS {INVALID}"
        ),
        || call(CUlogicalEndpointProp { flags: 2, ..unicast(0) }),
    );
}

/// The rules of newer releases are unknown, except that sums must not overflow.
#[test]
fn newer_releases() {
    of_release(NEWER[0], "logical_endpoint::newer_releases", || {
        // SAFETY: the mock reads no memory.
        accepted("cuLogicalEndpointCreate", || unsafe {
            let prop = CUlogicalEndpointProp { type_: T(3), flags: 2, size: 1, ..unicast(9) };
            calls::cuLogicalEndpointCreate(1, &prop)
        });
        rejected(
            &format!(
                "cuLogicalEndpointUnbind: size (2) must be at most 1, UINT64_MAX less offset, for size + \
                 offset must be within the endpoint {INVALID}"
            ),
            // SAFETY: the mock reads no memory.
            || unsafe { calls::cuLogicalEndpointUnbind(1, 0, u64::MAX - 1, 2) },
        );
    });
}
