#![cfg(not(miri))]

use crate::mock::{accepted, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ffi::{c_int, c_uint};
use std::ptr;

#[test]
fn cuDeviceGet() {
    accepted("cuDeviceGet", || calls::cuDeviceGet(0));
    rejected(
        "cuDeviceGet: ordinal (-1) must be at least 0 [would be CUDA_ERROR_INVALID_DEVICE]",
        || calls::cuDeviceGet(-1),
    );
}

#[test]
fn cuDeviceGetHostAtomicCapabilities() {
    let call =
        |capabilities: *mut c_uint, operations: *const CUatomicOperation, count| -> Result<()> {
            // SAFETY: both are null or have `count` elements.
            unsafe { calls::cuDeviceGetHostAtomicCapabilities(capabilities, operations, count, 0) }
        };
    let mut capabilities = [0; 2];
    let capabilities = capabilities.as_mut_ptr();
    let mut operations = [
        CUatomicOperation::CU_ATOMIC_OPERATION_INTEGER_ADD,
        CUatomicOperation::CU_ATOMIC_OPERATION_FLOAT_MAX,
    ];
    accepted("cuDeviceGetHostAtomicCapabilities", || call(capabilities, operations.as_ptr(), 2));
    rejected(
        "cuDeviceGetHostAtomicCapabilities: capabilities (null) must not be null [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || call(ptr::null_mut(), operations.as_ptr(), 2),
    );
    rejected(
        "cuDeviceGetHostAtomicCapabilities: operations (null) must not be null [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || call(capabilities, ptr::null(), 2),
    );
    rejected(
        "cuDeviceGetHostAtomicCapabilities: count (0) must not be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(capabilities, operations.as_ptr(), 0),
    );
    operations[1] = CUatomicOperation(13);
    rejected(
        "cuDeviceGetHostAtomicCapabilities: operations[1] (CU_ATOMIC_OPERATION_MAX) must be \
         CU_ATOMIC_OPERATION_INTEGER_ADD, CU_ATOMIC_OPERATION_INTEGER_MIN, CU_ATOMIC_OPERATION_INTEGER_MAX, \
         CU_ATOMIC_OPERATION_INTEGER_INCREMENT, CU_ATOMIC_OPERATION_INTEGER_DECREMENT, \
         CU_ATOMIC_OPERATION_AND, CU_ATOMIC_OPERATION_OR, CU_ATOMIC_OPERATION_XOR, \
         CU_ATOMIC_OPERATION_EXCHANGE, CU_ATOMIC_OPERATION_CAS, CU_ATOMIC_OPERATION_FLOAT_ADD, \
         CU_ATOMIC_OPERATION_FLOAT_MIN or CU_ATOMIC_OPERATION_FLOAT_MAX [would be CUDA_ERROR_INVALID_VALUE]",
        || call(capabilities, operations.as_ptr(), 2),
    );
    // SAFETY: one element of each is used.
    no_device("cuDeviceGetHostAtomicCapabilities", |dev| unsafe {
        calls::cuDeviceGetHostAtomicCapabilities(capabilities, operations.as_ptr(), 1, dev)
    });
    // Elements beyond the count are not checked.
    accepted("cuDeviceGetHostAtomicCapabilities", || call(capabilities, operations.as_ptr(), 1));
}

#[test]
fn cuDeviceGetNvSciSyncAttributes() {
    // SAFETY: the mock reads no memory.
    let call = |flags: c_int| unsafe {
        calls::cuDeviceGetNvSciSyncAttributes(ptr::dangling_mut(), 0, flags)
    };
    for flags in 1..=3 {
        accepted("cuDeviceGetNvSciSyncAttributes", || call(flags));
    }
    rejected(
        "cuDeviceGetNvSciSyncAttributes: flags (5) must have no bits but 3, CUDA_NVSCISYNC_ATTR_SIGNAL and \
         CUDA_NVSCISYNC_ATTR_WAIT [would be CUDA_ERROR_INVALID_VALUE]",
        || call(5),
    );
    rejected(
        "cuDeviceGetNvSciSyncAttributes: flags (0) must have a bit of 3, CUDA_NVSCISYNC_ATTR_SIGNAL or \
         CUDA_NVSCISYNC_ATTR_WAIT [would be CUDA_ERROR_INVALID_VALUE]",
        || call(0),
    );
    // SAFETY: the mock reads no memory.
    no_device("cuDeviceGetNvSciSyncAttributes", |dev| unsafe {
        calls::cuDeviceGetNvSciSyncAttributes(ptr::dangling_mut(), dev, 1)
    });
}

/// There are two devices.
fn no_device(name: &str, call: impl Fn(CUdevice) -> Result<()>) {
    accepted(name, || call(1));
    for dev in [-1, 2] {
        rejected(
            &format!(
                "{name}: dev ({dev}) must be the ordinal of a device, below 2 [would be CUDA_ERROR_INVALID_DEVICE]"
            ),
            || call(dev),
        );
    }
}

#[test]
fn cuFlushGPUDirectRDMAWrites() {
    let call = |target, scope| {
        calls::cuFlushGPUDirectRDMAWrites(
            CUflushGPUDirectRDMAWritesTarget(target),
            CUflushGPUDirectRDMAWritesScope(scope),
        )
    };
    accepted("cuFlushGPUDirectRDMAWrites", || call(0, 100));
    accepted("cuFlushGPUDirectRDMAWrites", || call(0, 200));
    rejected(
        "cuFlushGPUDirectRDMAWrites: target (CUflushGPUDirectRDMAWritesTarget(1)) must be \
         CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX [would be CUDA_ERROR_INVALID_VALUE]",
        || call(1, 100),
    );
    rejected(
        "cuFlushGPUDirectRDMAWrites: scope (CUflushGPUDirectRDMAWritesScope(101)) must be \
         CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER or CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES [would be \
         CUDA_ERROR_INVALID_VALUE]",
        || call(0, 101),
    );
}
