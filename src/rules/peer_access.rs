//! Rules of the group "Peer Context Memory Access".

use crate::query;
use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::c_uint;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> Verdict {
    rules!(239: Flags => zero());
    if !peerContext.is_null() {
        let other = query::current_context() != Some(peerContext);
        rules!(240 asks: peerContext => hold(other, "not be the current context"), else INVALID_CONTEXT);
    }
    Ok(())
}

use CUdevice_P2PAttribute as A;
/// In the order in which releases added them.
const ATTRIBUTES: &[A] = &[
    A::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK,
    A::CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED,
    A::CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED,
    A::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED,
    A::CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED,
];
const ATTRIBUTES_BEFORE_13_0: &[A] = ATTRIBUTES.split_at(4).0;

/// The ends of a link.
#[inline]
fn link_ends(srcDevice: CUdevice, dstDevice: CUdevice) -> Verdict {
    rules!(241: dstDevice => hold(dstDevice != srcDevice, "differ from srcDevice"), else INVALID_DEVICE);
    Ok(())
}

#[inline]
pub(crate) fn cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Verdict {
    link_ends(srcDevice, dstDevice)?;
    rules! {
        242: attrib => one_of(ATTRIBUTES_BEFORE_13_0), until 12_090;
        243: attrib => one_of(ATTRIBUTES);
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Verdict {
    use CUatomicOperation as O;
    rules! {
        244: capabilities => non_null();
        245: operations => non_null();
        246: count => non_zero();
    }
    link_ends(srcDevice, dstDevice)?;
    // SAFETY: the caller meets the safety conditions of the call.
    let operations = unsafe { elements(operations, count as usize) };
    for (i, _) in operations.iter().enumerate() {
        rules!(247: operations[i] => one_of(&[
            O::CU_ATOMIC_OPERATION_INTEGER_ADD,
            O::CU_ATOMIC_OPERATION_INTEGER_MIN,
            O::CU_ATOMIC_OPERATION_INTEGER_MAX,
            O::CU_ATOMIC_OPERATION_INTEGER_INCREMENT,
            O::CU_ATOMIC_OPERATION_INTEGER_DECREMENT,
            O::CU_ATOMIC_OPERATION_AND,
            O::CU_ATOMIC_OPERATION_OR,
            O::CU_ATOMIC_OPERATION_XOR,
            O::CU_ATOMIC_OPERATION_EXCHANGE,
            O::CU_ATOMIC_OPERATION_CAS,
            O::CU_ATOMIC_OPERATION_FLOAT_ADD,
            O::CU_ATOMIC_OPERATION_FLOAT_MIN,
            O::CU_ATOMIC_OPERATION_FLOAT_MAX,
        ]), at i);
    }
    Ok(())
}
