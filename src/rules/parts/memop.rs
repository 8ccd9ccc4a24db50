//! The operations of streams on memory.

use crate::rule::{Verdict, on, rules};
use cuda_sys::*;

use CUstreamAtomicReductionDataType as D;
use CUstreamAtomicReductionOpType as R;
use CUstreamBatchMemOpType as O;
use CUstreamMemoryBarrier_flags as B;
use CUstreamWaitValue_flags as W;

pub(crate) const WAIT_FLAGS: &[W] =
    &[W::CU_STREAM_WAIT_VALUE_EQ, W::CU_STREAM_WAIT_VALUE_AND, W::CU_STREAM_WAIT_VALUE_FLUSH];

/// The only enumerator that the second version of the calls accepts.
pub(crate) const WRITE_FLAGS: CUstreamWriteValue_flags =
    CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT;

on! { CUstreamBatchMemOpParams }
#[inline]
pub(crate) fn operation(operation: O) -> Verdict {
    rules!(529: operation => enumerator());
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpWaitValueParams_st(
    operation: &CUstreamMemOpWaitValueParams_st,
) -> Verdict {
    rules!(530: operation.flags => only(WAIT_FLAGS));
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpWriteValueParams_st(
    operation: &CUstreamMemOpWriteValueParams_st,
) -> Verdict {
    rules!(531: operation.flags => one_of(&[WRITE_FLAGS]));
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpFlushRemoteWritesParams_st(
    operation: &CUstreamMemOpFlushRemoteWritesParams_st,
) -> Verdict {
    rules!(532: operation.flags => zero(), since 13_000);
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpMemoryBarrierParams_st(
    operation: &CUstreamMemOpMemoryBarrierParams_st,
) -> Verdict {
    rules!(533: operation.flags => one_of(&[
        B::CU_STREAM_MEMORY_BARRIER_TYPE_SYS,
        B::CU_STREAM_MEMORY_BARRIER_TYPE_GPU,
    ]));
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpAtomicReductionParams_st(
    operation: &CUstreamMemOpAtomicReductionParams_st,
) -> Verdict {
    rules! {
        534: operation.flags => zero(), since 13_010;
        535: operation.reductionOp => one_of(&[
            R::CU_STREAM_ATOMIC_REDUCTION_OP_OR,
            R::CU_STREAM_ATOMIC_REDUCTION_OP_AND,
            R::CU_STREAM_ATOMIC_REDUCTION_OP_ADD,
        ]), since 13_010;
        536: operation.dataType => one_of(&[
            D::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32,
            D::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64,
        ]), since 13_010;
    }
    Ok(())
}
