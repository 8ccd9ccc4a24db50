//! Rules of the group "Peer Context Memory Access".

use super::{elements, query, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::*;

pub(crate) fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) -> Result<()> {
    rules! { c"cuCtxEnablePeerAccess":
        Flags => zero(), KNOWN;
    }
    if !peerContext.is_null() {
        let other = query::current_context() != Some(peerContext);
        rules! { c"cuCtxEnablePeerAccess":
            peerContext => hold(other, "not be the current context"), KNOWN, else CUDA_ERROR_INVALID_CONTEXT;
        }
    }
    Ok(())
}

pub(crate) fn cuDeviceGetP2PAttribute(
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Result<()> {
    use CUdevice_P2PAttribute as A;
    rules! { c"cuDeviceGetP2PAttribute":
        dstDevice => hold(dstDevice != srcDevice, "differ from srcDevice"), KNOWN, else CUDA_ERROR_INVALID_DEVICE;
        attrib => one_of(&[
            A::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK,
            A::CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED,
            A::CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED,
            A::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED,
        ]), 11_070..=12_090;
        attrib => one_of(&[
            A::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK,
            A::CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED,
            A::CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED,
            A::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED,
            A::CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED,
        ]), 13_000..=13_050;
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Result<()> {
    use CUatomicOperation as O;
    rules! { c"cuDeviceGetP2PAtomicCapabilities":
        capabilities => non_null(), KNOWN;
        operations => non_null(), KNOWN;
        count => non_zero(), KNOWN;
        dstDevice => hold(dstDevice != srcDevice, "differ from srcDevice"), KNOWN, else CUDA_ERROR_INVALID_DEVICE;
    }
    // SAFETY: as for the call.
    let operations = unsafe { elements(operations, count as usize) };
    for (i, _) in operations.iter().enumerate() {
        rules! { c"cuDeviceGetP2PAtomicCapabilities" at i:
            operations[i] => one_of(&[
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
            ]), KNOWN;
        }
    }
    Ok(())
}
