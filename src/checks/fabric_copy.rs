// Created by `cargo xtask emit` from ledger/fabric_copy.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::fabric_copy as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuFabricCpyBatchAsync`](crate::calls::cuFabricCpyBatchAsync) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be zero. (Rule 78)
/// - `hStream` must be neither null nor [`CU_STREAM_LEGACY`]. (Rule 79)
/// - `opList[i].src.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 479)
/// - `opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER) or [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 480)
/// - `opList[i].flags` must be zero. (Rule 481)
/// - `opList[i].dst.type` must be [`CU_FABRIC_COPY_OPERAND_TYPE_POINTER`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_POINTER), from [`CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT`](CUfabricCpyOperandType::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT). (Rule 482)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuFabricCpyBatchAsync(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: c_ulonglong,
    hStream: CUstream,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuFabricCpyBatchAsync(numOps, opList, flags, hStream) }
        .of(c"cuFabricCpyBatchAsync")
}
