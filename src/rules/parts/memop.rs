//! The operations of streams on memory.

use super::memory::can_be_known;
use crate::rules::prelude::*;

use CUdevice_attribute as A;
use CUstreamBatchMemOpType as O;

const FLUSH: c_uint = CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH.bits();
const NOR: c_uint = CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_NOR.bits();

/// The only enumerator that the second version of the calls accepts.
pub(crate) const WRITE_FLAGS: CUstreamWriteValue_flags =
    CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT;

/// Returns whether an operation is about 64 bits.
#[inline]
fn is_long(operation: O) -> bool {
    [O::CU_STREAM_MEM_OP_WAIT_VALUE_64, O::CU_STREAM_MEM_OP_WRITE_VALUE_64].contains(&operation)
}

rules! {
    on { CUstreamBatchMemOpParams }
    fn operation(operation: O) { 529: operation => enumerator(), stated "cuStreamBatchMemOp_v2" }

    fn CUstreamMemOpWaitValueParams_st(operation: &CUstreamMemOpWaitValueParams_st) {
        530: operation.flags => flags_of(CUstreamWaitValue_flags)
    }

    fn CUstreamMemOpWriteValueParams_st(operation: &CUstreamMemOpWriteValueParams_st) {
        531: operation.flags => one_of(&[WRITE_FLAGS]),
            stated "CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER"
    }

    fn CUstreamMemOpFlushRemoteWritesParams_st(
        operation: &CUstreamMemOpFlushRemoteWritesParams_st,
    ) {
        532: operation.flags => zero(), since 13_000
    }

    fn CUstreamMemOpMemoryBarrierParams_st(operation: &CUstreamMemOpMemoryBarrierParams_st) {
        533: operation.flags => enumerator_of(CUstreamMemoryBarrier_flags)
    }

    fn CUstreamMemOpAtomicReductionParams_st(operation: &CUstreamMemOpAtomicReductionParams_st) {
        534: operation.flags => zero(), since 13_010;
        535: operation.reductionOp => enumerator(), since 13_010;
        536: operation.dataType => enumerator(), since 13_010;
    }
}

causes! {
    on { CUstreamMemOpWaitValueParams_st, CUstreamMemOpWriteValueParams_st }
    fn value(operation: O, address: CUdeviceptr) {
        865: address => multiple_of(4),
            from "a driver of CUDA 13.0: 'operation: a batch writes to an odd address'";
        866: address => hold(
            !is_long(operation) || address % 8 == 0,
            "is not a multiple of 8, and the operation takes 64 bits",
        ), from "cuda.h: CU_STREAM_MEM_OP_WAIT_VALUE_64";
        867 asks: address => hold(
            can_be_known(address),
            "is not in memory that CUDA has allocated or registered",
        ), from "a driver of CUDA 13.0: 'operation: a batch writes where nothing is'";
        868 asks: address => hold(query::is_managed(address) != Some(true), "is managed memory"),
            from "cuda.h: CUDA_MEMOP; a driver of CUDA 13.0: 'operation: a batch writes managed \
                  memory'";
    }

    on { cuStreamWaitValue32_v2, CUstreamMemOpWaitValueParams_st }
    fn wait_ability(flags: c_uint) {
        let flushes = flags & FLUSH == 0
            || !query::every_device_lacks(A::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES);
        let compares = flags & !FLUSH != NOR
            || !query::every_device_lacks(A::CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR);
        870 asks: flags => hold(
            flushes,
            "has CU_STREAM_WAIT_VALUE_FLUSH, and CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES of \
             each device is zero",
        ), else NOT_SUPPORTED,
            from "cuda.h: CU_STREAM_WAIT_VALUE_FLUSH; a driver of CUDA 13.0: 'operation: flushes, \
                  on a device that cannot'";
        871 asks: flags => hold(
            compares,
            "has CU_STREAM_WAIT_VALUE_NOR, and CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR \
             of each device is zero",
        ), else NOT_SUPPORTED, from "cuda.h: CU_STREAM_WAIT_VALUE_NOR";
    }

    on { CUstreamBatchMemOpParams }
    fn operation_ability(operation: O) {
        let flushes = operation != O::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES
            || !query::every_device_lacks(
                CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES,
            );
        let writes = !is_long(operation)
            || !query::every_device_lacks(
                CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS,
            );
        872 asks: operation => hold(
            flushes,
            "needs CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES, which is zero for each device",
        ), else NOT_SUPPORTED, from "cuda.h: CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES";
        901 asks: operation => hold(
            writes,
            "needs CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS, which is zero for each \
             device",
        ), else NOT_SUPPORTED, from "cuda.h: CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS";
    }
}
