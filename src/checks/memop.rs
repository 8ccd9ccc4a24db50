// Created by `cargo xtask emit` from ledger/memop.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::memop as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuStreamWaitValue32_v2`](crate::calls::cuStreamWaitValue32_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH). (Rule 219)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWaitValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuStreamWaitValue32_v2(flags).of(c"cuStreamWaitValue32_v2")
}

/// The preconditions of [`cuStreamWaitValue64_v2`](crate::calls::cuStreamWaitValue64_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH). (Rule 219)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWaitValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuStreamWaitValue64_v2(flags).of(c"cuStreamWaitValue64_v2")
}

/// The preconditions of [`cuStreamWriteValue32_v2`](crate::calls::cuStreamWriteValue32_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT). (Rule 220)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWriteValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuStreamWriteValue32_v2(flags).of(c"cuStreamWriteValue32_v2")
}

/// The preconditions of [`cuStreamWriteValue64_v2`](crate::calls::cuStreamWriteValue64_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT). (Rule 220)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWriteValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuStreamWriteValue64_v2(flags).of(c"cuStreamWriteValue64_v2")
}

/// The preconditions of [`cuStreamBatchMemOp_v2`](crate::calls::cuStreamBatchMemOp_v2) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `count` must be below 256. (Rule 221)
/// - `flags` must be zero. (Rule 222)
/// - `paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) or [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), up to CUDA 13.0. (Rule 528)
/// - `paramArray[i].operation` must be [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32), [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32), [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64), [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64), [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER), [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) or [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION). (Rule 529)
/// - `paramArray[i].waitValue.flags` must have no bits but [`CU_STREAM_WAIT_VALUE_EQ`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ), [`CU_STREAM_WAIT_VALUE_AND`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND) and [`CU_STREAM_WAIT_VALUE_FLUSH`](CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH), with [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) or [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64). (Rule 530)
/// - `paramArray[i].writeValue.flags` must be [`CU_STREAM_WRITE_VALUE_DEFAULT`](CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT), with [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) or [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64). (Rule 531)
/// - `paramArray[i].flushRemoteWrites.flags` must be zero, with [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES), since CUDA 13.0. (Rule 532)
/// - `paramArray[i].memoryBarrier.flags` must be [`CU_STREAM_MEMORY_BARRIER_TYPE_SYS`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS) or [`CU_STREAM_MEMORY_BARRIER_TYPE_GPU`](CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU), with [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER). (Rule 533)
/// - `paramArray[i].atomicReduction.flags` must be zero, with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 534)
/// - `paramArray[i].atomicReduction.reductionOp` must be [`CU_STREAM_ATOMIC_REDUCTION_OP_OR`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR), [`CU_STREAM_ATOMIC_REDUCTION_OP_AND`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND) or [`CU_STREAM_ATOMIC_REDUCTION_OP_ADD`](CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 535)
/// - `paramArray[i].atomicReduction.dataType` must be [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32) or [`CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64`](CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64), with [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION), since CUDA 13.1. (Rule 536)
///
/// | `paramArray[i].operation` | allowed in CUDA |
/// |---|---|
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_32`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32) | all |
/// | [`CU_STREAM_MEM_OP_WAIT_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WAIT_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_WRITE_VALUE_64`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_64) | all |
/// | [`CU_STREAM_MEM_OP_BARRIER`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_BARRIER) | all |
/// | [`CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES) | all |
/// | [`CU_STREAM_MEM_OP_ATOMIC_REDUCTION`](CUstreamBatchMemOpType::CU_STREAM_MEM_OP_ATOMIC_REDUCTION) | since 13.1 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBatchMemOp_v2(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuStreamBatchMemOp_v2(count, paramArray, flags) }.of(c"cuStreamBatchMemOp_v2")
}
#[doc(no_inline)]
pub use self::{
    cuStreamBatchMemOp_v2 as cuStreamBatchMemOp, cuStreamWaitValue32_v2 as cuStreamWaitValue32,
    cuStreamWaitValue64_v2 as cuStreamWaitValue64, cuStreamWriteValue32_v2 as cuStreamWriteValue32,
    cuStreamWriteValue64_v2 as cuStreamWriteValue64,
};
