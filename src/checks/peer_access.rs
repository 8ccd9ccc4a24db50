// Created by `cargo xtask emit` from ledger/peer_access.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::peer_access as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuCtxEnablePeerAccess`](crate::calls::cuCtxEnablePeerAccess) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `Flags` must be zero. (Rule 239)
///
/// # Checked by asking the driver or the system
///
/// - `peerContext` must not be the current context. [`CUDA_ERROR_INVALID_CONTEXT`](CUresult::CUDA_ERROR_INVALID_CONTEXT). (Rule 240)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCtxEnablePeerAccess(
    peerContext: CUcontext,
    Flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuCtxEnablePeerAccess(peerContext, Flags).of(c"cuCtxEnablePeerAccess")
}

/// The preconditions of [`cuDeviceGetP2PAttribute`](crate::calls::cuDeviceGetP2PAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dstDevice` must differ from `srcDevice`. [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE). (Rule 241)
/// - `attrib` must be [`CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK), [`CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED), [`CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED) or [`CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED), up to CUDA 12.9. (Rule 242)
/// - `attrib` must be [`CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK), [`CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED), [`CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED), [`CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED) or [`CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED). (Rule 243)
///
/// | `attrib` | allowed in CUDA |
/// |---|---|
/// | [`CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK) | all |
/// | [`CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED) | all |
/// | [`CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED) | all |
/// | [`CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED) | all |
/// | [`CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED`](CUdevice_P2PAttribute::CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED) | since 13.0 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetP2PAttribute(
    value: *mut c_int,
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Result<(), Precondition> {
    rules::cuDeviceGetP2PAttribute(attrib, srcDevice, dstDevice).of(c"cuDeviceGetP2PAttribute")
}

/// The preconditions of [`cuDeviceGetP2PAtomicCapabilities`](crate::calls::cuDeviceGetP2PAtomicCapabilities) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `capabilities` must not be null. (Rule 244)
/// - `operations` must not be null. (Rule 245)
/// - `count` must not be zero. (Rule 246)
/// - `dstDevice` must differ from `srcDevice`. [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE). (Rule 241)
/// - `operations[i]` must be [`CU_ATOMIC_OPERATION_INTEGER_ADD`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_ADD), [`CU_ATOMIC_OPERATION_INTEGER_MIN`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_MIN), [`CU_ATOMIC_OPERATION_INTEGER_MAX`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_MAX), [`CU_ATOMIC_OPERATION_INTEGER_INCREMENT`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_INCREMENT), [`CU_ATOMIC_OPERATION_INTEGER_DECREMENT`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_DECREMENT), [`CU_ATOMIC_OPERATION_AND`](CUatomicOperation::CU_ATOMIC_OPERATION_AND), [`CU_ATOMIC_OPERATION_OR`](CUatomicOperation::CU_ATOMIC_OPERATION_OR), [`CU_ATOMIC_OPERATION_XOR`](CUatomicOperation::CU_ATOMIC_OPERATION_XOR), [`CU_ATOMIC_OPERATION_EXCHANGE`](CUatomicOperation::CU_ATOMIC_OPERATION_EXCHANGE), [`CU_ATOMIC_OPERATION_CAS`](CUatomicOperation::CU_ATOMIC_OPERATION_CAS), [`CU_ATOMIC_OPERATION_FLOAT_ADD`](CUatomicOperation::CU_ATOMIC_OPERATION_FLOAT_ADD), [`CU_ATOMIC_OPERATION_FLOAT_MIN`](CUatomicOperation::CU_ATOMIC_OPERATION_FLOAT_MIN) or [`CU_ATOMIC_OPERATION_FLOAT_MAX`](CUatomicOperation::CU_ATOMIC_OPERATION_FLOAT_MAX). (Rule 247)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        rules::cuDeviceGetP2PAtomicCapabilities(
            capabilities,
            operations,
            count,
            srcDevice,
            dstDevice,
        )
    }
    .of(c"cuDeviceGetP2PAtomicCapabilities")
}
