use crate::mock::{accepted, rejected};
use cuda_checked::{Result, calls, sys};
use std::mem;
use std::ptr;
use sys::*;

use CUfabricCpyOperandType as T;

#[test]
fn cuFabricCpyBatchAsync() {
    let call = |ops: &mut [CUDA_FABRIC_COPY_BATCH_OP], flags, stream| -> Result<()> {
        // SAFETY: the mock reads no memory, and the rules read only these operations.
        unsafe { calls::cuFabricCpyBatchAsync(ops.len(), ops.as_mut_ptr(), flags, stream) }
    };
    let op = |src, dst, flags| {
        // SAFETY: it has integers only.
        let mut op: CUDA_FABRIC_COPY_BATCH_OP = unsafe { mem::zeroed() };
        (op.src.type_, op.dst.type_, op.flags) = (src, dst, flags);
        op
    };
    let pointer = T::CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
    let endpoint = T::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT;
    let stream = ptr::without_provenance_mut(0x1000);
    let good = || [op(pointer, pointer, 0), op(pointer, endpoint, 0), op(endpoint, pointer, 0)];
    let name = "cuFabricCpyBatchAsync";
    accepted(name, || call(&mut good(), 0, stream));
    accepted(name, || call(&mut good(), 0, CU_STREAM_PER_THREAD));
    accepted(name, || call(&mut [], 0, stream));
    // SAFETY: nothing follows null pointers.
    accepted(name, || unsafe { calls::cuFabricCpyBatchAsync(3, ptr::null_mut(), 0, stream) });
    rejected(
        "cuFabricCpyBatchAsync: flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(&mut good(), 1, stream),
    );
    for (stream, shown) in [(ptr::null_mut(), "null"), (CU_STREAM_LEGACY, "0x1")] {
        let message = format!(
            "cuFabricCpyBatchAsync: hStream ({shown}) must be neither null nor CU_STREAM_LEGACY \
             [would be CUDA_ERROR_INVALID_VALUE]"
        );
        rejected(&message, || call(&mut good(), 0, stream));
    }
    let second = |wrong, message: &str| {
        let message = format!("{message} [would be CUDA_ERROR_INVALID_VALUE]");
        rejected(&message, || call(&mut [op(pointer, pointer, 0), wrong], 0, stream));
    };
    let types =
        "CU_FABRIC_COPY_OPERAND_TYPE_POINTER or CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT";
    second(
        op(T(0), pointer, 0),
        &format!(
            "cuFabricCpyBatchAsync: opList[1].src.type (CUfabricCpyOperandType(0)) must be {types}"
        ),
    );
    second(
        op(pointer, T(3), 0),
        &format!(
            "cuFabricCpyBatchAsync: opList[1].dst.type (CUfabricCpyOperandType(3)) must be {types}"
        ),
    );
    second(op(pointer, pointer, 1), "cuFabricCpyBatchAsync: opList[1].flags (1) must be zero");
    second(
        op(endpoint, endpoint, 0),
        "cuFabricCpyBatchAsync: opList[1].dst.type (CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT) must be \
         CU_FABRIC_COPY_OPERAND_TYPE_POINTER, because `opList[1].src.type` is \
         CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT",
    );
}
