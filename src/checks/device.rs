// Created by `cargo xtask emit` from ledger/device.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::device as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuDeviceGet`](crate::calls::cuDeviceGet) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `ordinal` must be at least 0. [`CUDA_ERROR_INVALID_DEVICE`](CUresult::CUDA_ERROR_INVALID_DEVICE). (Rule 36)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) -> Result<(), Precondition> {
    rules::cuDeviceGet(ordinal).of(c"cuDeviceGet")
}

/// The preconditions of [`cuDeviceGetHostAtomicCapabilities`](crate::calls::cuDeviceGetHostAtomicCapabilities) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `capabilities` must not be null. (Rule 37)
/// - `operations` must not be null. (Rule 38)
/// - `count` must not be zero. (Rule 39)
/// - `operations[i]` must be [`CU_ATOMIC_OPERATION_INTEGER_ADD`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_ADD), [`CU_ATOMIC_OPERATION_INTEGER_MIN`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_MIN), [`CU_ATOMIC_OPERATION_INTEGER_MAX`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_MAX), [`CU_ATOMIC_OPERATION_INTEGER_INCREMENT`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_INCREMENT), [`CU_ATOMIC_OPERATION_INTEGER_DECREMENT`](CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_DECREMENT), [`CU_ATOMIC_OPERATION_AND`](CUatomicOperation::CU_ATOMIC_OPERATION_AND), [`CU_ATOMIC_OPERATION_OR`](CUatomicOperation::CU_ATOMIC_OPERATION_OR), [`CU_ATOMIC_OPERATION_XOR`](CUatomicOperation::CU_ATOMIC_OPERATION_XOR), [`CU_ATOMIC_OPERATION_EXCHANGE`](CUatomicOperation::CU_ATOMIC_OPERATION_EXCHANGE), [`CU_ATOMIC_OPERATION_CAS`](CUatomicOperation::CU_ATOMIC_OPERATION_CAS), [`CU_ATOMIC_OPERATION_FLOAT_ADD`](CUatomicOperation::CU_ATOMIC_OPERATION_FLOAT_ADD), [`CU_ATOMIC_OPERATION_FLOAT_MIN`](CUatomicOperation::CU_ATOMIC_OPERATION_FLOAT_MIN) or [`CU_ATOMIC_OPERATION_FLOAT_MAX`](CUatomicOperation::CU_ATOMIC_OPERATION_FLOAT_MAX). (Rule 40)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
    dev: CUdevice,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuDeviceGetHostAtomicCapabilities(capabilities, operations, count) }
        .of(c"cuDeviceGetHostAtomicCapabilities")
}

/// The preconditions of [`cuDeviceGetNvSciSyncAttributes`](crate::calls::cuDeviceGetNvSciSyncAttributes) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must have no bits but [`CUDA_NVSCISYNC_ATTR_SIGNAL`] and [`CUDA_NVSCISYNC_ATTR_WAIT`], [`CUDA_NVSCISYNC_ATTR_SIGNAL`] and [`CUDA_NVSCISYNC_ATTR_WAIT`]. (Rule 41)
/// - `flags` must have a bit of [`CUDA_NVSCISYNC_ATTR_SIGNAL`] and [`CUDA_NVSCISYNC_ATTR_WAIT`], [`CUDA_NVSCISYNC_ATTR_SIGNAL`] or [`CUDA_NVSCISYNC_ATTR_WAIT`]. (Rule 42)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    dev: CUdevice,
    flags: c_int,
) -> Result<(), Precondition> {
    rules::cuDeviceGetNvSciSyncAttributes(flags).of(c"cuDeviceGetNvSciSyncAttributes")
}

/// The preconditions of [`cuFlushGPUDirectRDMAWrites`](crate::calls::cuFlushGPUDirectRDMAWrites) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `target` must be [`CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX`](CUflushGPUDirectRDMAWritesTarget::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX). (Rule 43)
/// - `scope` must be [`CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER`](CUflushGPUDirectRDMAWritesScope::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER) or [`CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES`](CUflushGPUDirectRDMAWritesScope::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES). (Rule 44)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> Result<(), Precondition> {
    rules::cuFlushGPUDirectRDMAWrites(target, scope).of(c"cuFlushGPUDirectRDMAWrites")
}
