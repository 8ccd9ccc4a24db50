//! The operations of streams on memory.

use crate::rule::{Verdict, on, rules};
use cuda_sys::*;

use CUstreamBatchMemOpType as O;

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
    rules!(530: operation.flags => flags_of(CUstreamWaitValue_flags));
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
    rules!(533: operation.flags => enumerator_of(CUstreamMemoryBarrier_flags));
    Ok(())
}

#[inline]
pub(crate) fn CUstreamMemOpAtomicReductionParams_st(
    operation: &CUstreamMemOpAtomicReductionParams_st,
) -> Verdict {
    rules! {
        534: operation.flags => zero(), since 13_010;
        535: operation.reductionOp => enumerator(), since 13_010;
        536: operation.dataType => enumerator(), since 13_010;
    }
    Ok(())
}
