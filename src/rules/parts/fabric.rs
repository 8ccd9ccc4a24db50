//! The copies of a batch over a fabric.

use crate::rules::prelude::*;

use CUfabricCpyOperandType as T;

const POINTER: T = T::CU_FABRIC_COPY_OPERAND_TYPE_POINTER;
const ENDPOINT: T = T::CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT;

rules! {
    /// The driver checks the operands of a copy of zero bytes too.
    on { CUDA_FABRIC_COPY_BATCH_OP }
    fn fabric_op(op: &CUDA_FABRIC_COPY_BATCH_OP) {
        479: op.src.type_ => enumerator(), stated "cuFabricCpyBatchAsync";
        480: op.dst.type_ => enumerator(), stated "cuFabricCpyBatchAsync";
        481: op.flags => zero();
        482: op.dst.type_ => one_of(&[POINTER]), if op.src.type_ => is(ENDPOINT),
            stated "cuFabricCpyBatchAsync";
    }
}
