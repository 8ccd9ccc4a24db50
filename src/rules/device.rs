//! Rules of the group "Device Management".

use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::{c_int, c_uint};
use cuda_sys::*;

pub(crate) fn cuDeviceGet(ordinal: c_int) -> Result<()> {
    rules! { c"cuDeviceGet":
        ordinal => at_least(0), KNOWN, else CUDA_ERROR_INVALID_DEVICE;
    }
    Ok(())
}

use CUatomicOperation as A;
const ATOMIC_OPERATIONS: [A; 13] = [
    A::CU_ATOMIC_OPERATION_INTEGER_ADD,
    A::CU_ATOMIC_OPERATION_INTEGER_MIN,
    A::CU_ATOMIC_OPERATION_INTEGER_MAX,
    A::CU_ATOMIC_OPERATION_INTEGER_INCREMENT,
    A::CU_ATOMIC_OPERATION_INTEGER_DECREMENT,
    A::CU_ATOMIC_OPERATION_AND,
    A::CU_ATOMIC_OPERATION_OR,
    A::CU_ATOMIC_OPERATION_XOR,
    A::CU_ATOMIC_OPERATION_EXCHANGE,
    A::CU_ATOMIC_OPERATION_CAS,
    A::CU_ATOMIC_OPERATION_FLOAT_ADD,
    A::CU_ATOMIC_OPERATION_FLOAT_MIN,
    A::CU_ATOMIC_OPERATION_FLOAT_MAX,
];

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut c_uint,
    operations: *const CUatomicOperation,
    count: c_uint,
) -> Result<()> {
    rules! { c"cuDeviceGetHostAtomicCapabilities":
        capabilities => non_null(), KNOWN;
        operations => non_null(), KNOWN;
        count => non_zero(), KNOWN;
    }
    // SAFETY: the caller says so.
    let operations = unsafe { elements(operations, count as usize) };
    for (i, _) in operations.iter().enumerate() {
        rules! { c"cuDeviceGetHostAtomicCapabilities" at i:
            operations[i] => one_of(&ATOMIC_OPERATIONS), KNOWN;
        }
    }
    Ok(())
}

const NVSCISYNC_FLAGS: c_int = (CUDA_NVSCISYNC_ATTR_SIGNAL | CUDA_NVSCISYNC_ATTR_WAIT) as c_int;

pub(crate) fn cuDeviceGetNvSciSyncAttributes(flags: c_int) -> Result<()> {
    rules! { c"cuDeviceGetNvSciSyncAttributes":
        flags => only(NVSCISYNC_FLAGS), KNOWN, "CUDA_NVSCISYNC_ATTR_SIGNAL and CUDA_NVSCISYNC_ATTR_WAIT";
        flags => any_of(NVSCISYNC_FLAGS), KNOWN, "CUDA_NVSCISYNC_ATTR_SIGNAL or CUDA_NVSCISYNC_ATTR_WAIT";
    }
    Ok(())
}

pub(crate) fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> Result<()> {
    use CUflushGPUDirectRDMAWritesScope as S;
    use CUflushGPUDirectRDMAWritesTarget as T;
    rules! { c"cuFlushGPUDirectRDMAWrites":
        target => one_of(&[T::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX]), KNOWN;
        scope => one_of(&[
            S::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER,
            S::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES
        ]), KNOWN;
    }
    Ok(())
}
