//! The operations of streams on memory.

use crate::rule::{Verdict, rules};
use cuda_sys::*;

use CUstreamAtomicReductionDataType as D;
use CUstreamAtomicReductionOpType as R;
use CUstreamBatchMemOpType as O;
use CUstreamMemoryBarrier_flags as B;
use CUstreamWaitValue_flags as W;

pub(crate) const WAIT_FLAGS: W = W(W::CU_STREAM_WAIT_VALUE_EQ.0
    | W::CU_STREAM_WAIT_VALUE_AND.0
    | W::CU_STREAM_WAIT_VALUE_FLUSH.0);

/// The only enumerator that the second version of the calls accepts.
pub(crate) const WRITE_FLAGS: CUstreamWriteValue_flags =
    CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT;

/// In the order in which releases added them.
const OPERATIONS: &[O] = &[
    O::CU_STREAM_MEM_OP_WAIT_VALUE_32,
    O::CU_STREAM_MEM_OP_WRITE_VALUE_32,
    O::CU_STREAM_MEM_OP_WAIT_VALUE_64,
    O::CU_STREAM_MEM_OP_WRITE_VALUE_64,
    O::CU_STREAM_MEM_OP_BARRIER,
    O::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES,
    O::CU_STREAM_MEM_OP_ATOMIC_REDUCTION,
];
const OPERATIONS_BEFORE_REDUCTION: &[O] = OPERATIONS.split_at(6).0;

/// One operation of a batch.
///
/// # Safety
///
/// The union must have the member of its operation.
#[inline]
pub(crate) unsafe fn operation(operation: &CUstreamBatchMemOpParams) -> Verdict {
    // SAFETY: each member of the union begins with `operation`; the caller guarantees the member that it names.
    unsafe {
        rules! {
            528: operation.operation => one_of(OPERATIONS_BEFORE_REDUCTION), until 13_000;
            529: operation.operation => one_of(OPERATIONS);
        }
        match operation.operation {
            O::CU_STREAM_MEM_OP_WAIT_VALUE_32 | O::CU_STREAM_MEM_OP_WAIT_VALUE_64 => {
                rules!(530: operation.waitValue.flags => only(WAIT_FLAGS),
                    "with CU_STREAM_MEM_OP_WAIT_VALUE_32 or CU_STREAM_MEM_OP_WAIT_VALUE_64");
            }
            O::CU_STREAM_MEM_OP_WRITE_VALUE_32 | O::CU_STREAM_MEM_OP_WRITE_VALUE_64 => {
                rules!(531: operation.writeValue.flags => one_of(&[WRITE_FLAGS]),
                    "with CU_STREAM_MEM_OP_WRITE_VALUE_32 or CU_STREAM_MEM_OP_WRITE_VALUE_64");
            }
            O::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES => {
                rules!(532: operation.flushRemoteWrites.flags => zero(), since 13_000,
                    "with CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES");
            }
            O::CU_STREAM_MEM_OP_BARRIER => {
                rules!(533: operation.memoryBarrier.flags => one_of(&[
                    B::CU_STREAM_MEMORY_BARRIER_TYPE_SYS,
                    B::CU_STREAM_MEMORY_BARRIER_TYPE_GPU,
                ]), "with CU_STREAM_MEM_OP_BARRIER");
            }
            O::CU_STREAM_MEM_OP_ATOMIC_REDUCTION => {
                rules! {
                    534: operation.atomicReduction.flags => zero(), since 13_010,
                        "with CU_STREAM_MEM_OP_ATOMIC_REDUCTION";
                    535: operation.atomicReduction.reductionOp => one_of(&[
                        R::CU_STREAM_ATOMIC_REDUCTION_OP_OR,
                        R::CU_STREAM_ATOMIC_REDUCTION_OP_AND,
                        R::CU_STREAM_ATOMIC_REDUCTION_OP_ADD,
                    ]), since 13_010, "with CU_STREAM_MEM_OP_ATOMIC_REDUCTION";
                    536: operation.atomicReduction.dataType => one_of(&[
                        D::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32,
                        D::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64,
                    ]), since 13_010, "with CU_STREAM_MEM_OP_ATOMIC_REDUCTION";
                }
            }
            _ => {}
        }
    }
    Ok(())
}
