#![cfg(not(miri))]

use crate::mock::{Answers, accepted, answering, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ptr;

#[test]
fn cuCtxEnablePeerAccess() {
    let name = "cuCtxEnablePeerAccess";
    // SAFETY: the mock reads no memory.
    let call = |context, flags| unsafe { calls::cuCtxEnablePeerAccess(context, flags) };
    let peer = ptr::without_provenance_mut(0x30);
    accepted(name, || call(peer, 0));
    accepted(name, || call(ptr::null_mut(), 0));
    rejected(
        "cuCtxEnablePeerAccess: Flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(peer, 1),
    );
    rejected(
        "cuCtxEnablePeerAccess: peerContext (0x20) must not be the current context \
         [would be CUDA_ERROR_INVALID_CONTEXT]",
        || call(Answers::CONTEXT, 0),
    );
    // If the query fails, the call itself reports the reason.
    let answers = Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..Answers::USUAL };
    answering(answers, || accepted(name, || call(Answers::CONTEXT, 0)));
}

#[test]
fn without_a_context() {
    let peer = ptr::without_provenance_mut(0x30);
    let none = Answers { context: ptr::null_mut(), ..Answers::USUAL };
    let unknown = Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..none };
    let tail = "current_context (null) must not be null [would be CUDA_ERROR_INVALID_CONTEXT]";
    // SAFETY: the mock reads no memory.
    let enable = || unsafe { calls::cuCtxEnablePeerAccess(peer, 0) };
    // SAFETY: likewise.
    let disable = || unsafe { calls::cuCtxDisablePeerAccess(peer) };
    accepted("cuCtxDisablePeerAccess", disable);
    answering(unknown, || accepted("cuCtxEnablePeerAccess", enable));
    answering(unknown, || accepted("cuCtxDisablePeerAccess", disable));
    answering(none, || {
        rejected(&format!("cuCtxEnablePeerAccess: {tail}"), enable);
        rejected(&format!("cuCtxDisablePeerAccess: {tail}"), disable);
    });
}

/// The two ends of a link must be devices, of which there are two.
fn ends(name: &str, call: impl Fn(CUdevice, CUdevice) -> Result<()>) {
    accepted(name, || call(0, 1));
    for id in [-1, 2] {
        let must = format!(
            "({id}) must be the ordinal of a device, below 2 [would be CUDA_ERROR_INVALID_DEVICE]"
        );
        rejected(&format!("{name}: srcDevice {must}"), || call(id, 1));
        rejected(&format!("{name}: dstDevice {must}"), || call(1, id));
    }
}

#[test]
fn cuDeviceGetP2PAttribute() {
    use CUdevice_P2PAttribute as A;
    let name = "cuDeviceGetP2PAttribute";
    let call = calls::cuDeviceGetP2PAttribute;
    let array = A::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED;
    let partial = A::CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED;
    accepted(name, || call(A::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, 0, 1));
    accepted(name, || call(array, 1, 0));
    ends(name, |src, dst| call(array, src, dst).map(drop));
    rejected(
        "cuDeviceGetP2PAttribute: dstDevice (1) must differ from srcDevice [would be CUDA_ERROR_INVALID_DEVICE]",
        || call(array, 1, 1),
    );
    let common = "CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK, CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED, \
        CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED";
    let test = "peer_access::cuDeviceGetP2PAttribute";
    of_release(12_090, test, || {
        for (attribute, shown) in [
            (A(0), "CUdevice_P2PAttribute(0)"),
            (partial, "CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED"),
        ] {
            let message = format!(
                "cuDeviceGetP2PAttribute: attrib ({shown}) must be {common} or \
                 CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED \
                 [would be CUDA_ERROR_INVALID_VALUE]"
            );
            rejected(&message, || call(attribute, 0, 1));
        }
    });
    of_release(13_000, test, || {
        accepted(name, || call(partial, 0, 1));
        for value in [0, 6] {
            let message = format!(
                "cuDeviceGetP2PAttribute: attrib (CUdevice_P2PAttribute({value})) must be {common}, \
                 CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED or \
                 CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED \
                 [would be CUDA_ERROR_INVALID_VALUE]"
            );
            rejected(&message, || call(A(value), 0, 1));
        }
    });
}

#[test]
fn cuDeviceGetP2PAtomicCapabilities() {
    use CUatomicOperation as O;
    let name = "cuDeviceGetP2PAtomicCapabilities";
    let (mut capabilities, operations) =
        ([0; 2], [O::CU_ATOMIC_OPERATION_INTEGER_ADD, O::CU_ATOMIC_OPERATION_FLOAT_MAX]);
    let capabilities = capabilities.as_mut_ptr();
    // SAFETY: the mock reads no memory, and the rules read only these operations.
    let call = |capabilities, operations, count, source, destination| unsafe {
        calls::cuDeviceGetP2PAtomicCapabilities(
            capabilities,
            operations,
            count,
            source,
            destination,
        )
    };
    let good = operations.as_ptr();
    ends(name, |src, dst| call(capabilities, good, 2, src, dst));
    rejected(
        "cuDeviceGetP2PAtomicCapabilities: capabilities (null) must not be null \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(ptr::null_mut(), good, 2, 0, 1),
    );
    rejected(
        "cuDeviceGetP2PAtomicCapabilities: operations (null) must not be null \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(capabilities, ptr::null(), 2, 0, 1),
    );
    rejected(
        "cuDeviceGetP2PAtomicCapabilities: count (0) must not be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(capabilities, good, 0, 0, 1),
    );
    rejected(
        "cuDeviceGetP2PAtomicCapabilities: dstDevice (0) must differ from srcDevice \
         [would be CUDA_ERROR_INVALID_DEVICE]",
        || call(capabilities, good, 2, 0, 0),
    );
    let bad = [O::CU_ATOMIC_OPERATION_CAS, O::CU_ATOMIC_OPERATION_MAX];
    accepted(name, || call(capabilities, bad.as_ptr(), 1, 0, 1));
    rejected(
        "cuDeviceGetP2PAtomicCapabilities: operations[1] (CU_ATOMIC_OPERATION_MAX) must be \
         CU_ATOMIC_OPERATION_INTEGER_ADD, CU_ATOMIC_OPERATION_INTEGER_MIN, CU_ATOMIC_OPERATION_INTEGER_MAX, \
         CU_ATOMIC_OPERATION_INTEGER_INCREMENT, CU_ATOMIC_OPERATION_INTEGER_DECREMENT, \
         CU_ATOMIC_OPERATION_AND, CU_ATOMIC_OPERATION_OR, CU_ATOMIC_OPERATION_XOR, \
         CU_ATOMIC_OPERATION_EXCHANGE, CU_ATOMIC_OPERATION_CAS, CU_ATOMIC_OPERATION_FLOAT_ADD, \
         CU_ATOMIC_OPERATION_FLOAT_MIN or CU_ATOMIC_OPERATION_FLOAT_MAX [would be CUDA_ERROR_INVALID_VALUE]",
        || call(capabilities, bad.as_ptr(), 2, 0, 1),
    );
}
