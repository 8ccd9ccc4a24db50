#![cfg(not(miri))]

use crate::mock::{NEWER, NEWEST, accepted, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ptr;

/// A stream that drivers do not follow.
const STREAM: CUstream = ptr::without_provenance_mut(0x1000);
const FLUSH: u32 = 1 << 30;
/// The first operations of the list.
const OLD: &str = "CU_STREAM_MEM_OP_WAIT_VALUE_32, CU_STREAM_MEM_OP_WRITE_VALUE_32, \
    CU_STREAM_MEM_OP_WAIT_VALUE_64, CU_STREAM_MEM_OP_WRITE_VALUE_64, CU_STREAM_MEM_OP_BARRIER";

/// `bad` begins the message.
fn waits(name: &str, bad: &str, call: impl Fn(u32) -> Result<()>) {
    for flags in [0, 1, 2, 3, FLUSH, FLUSH | 3] {
        accepted(name, || call(flags));
    }
    rejected(
        &format!(
            "{bad}CUstreamWaitValue_flags(0x4)) must have no bits but CU_STREAM_WAIT_VALUE_EQ | \
             CU_STREAM_WAIT_VALUE_AND | CU_STREAM_WAIT_VALUE_FLUSH [would be CUDA_ERROR_INVALID_VALUE]"
        ),
        || call(4),
    );
}

/// `bad` begins the message.
fn writes(name: &str, bad: &str, call: impl Fn(u32) -> Result<()>) {
    accepted(name, || call(0));
    rejected(
        &format!(
            "{bad}CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER) must be CU_STREAM_WRITE_VALUE_DEFAULT \
             [would be CUDA_ERROR_INVALID_VALUE]"
        ),
        || call(1),
    );
}

#[test]
fn cuStreamWaitValue32_v2() {
    // SAFETY: the mock reads no memory.
    waits("cuStreamWaitValue32_v2", "cuStreamWaitValue32_v2: flags (", |flags| unsafe {
        calls::cuStreamWaitValue32_v2(STREAM, 1 << 40, 0, flags)
    });
}

#[test]
fn cuStreamWaitValue64_v2() {
    // SAFETY: the mock reads no memory.
    waits("cuStreamWaitValue64_v2", "cuStreamWaitValue64_v2: flags (", |flags| unsafe {
        calls::cuStreamWaitValue64_v2(STREAM, 1 << 40, 0, flags)
    });
}

#[test]
fn cuStreamWriteValue32_v2() {
    // SAFETY: the mock reads no memory.
    writes("cuStreamWriteValue32_v2", "cuStreamWriteValue32_v2: flags (", |flags| unsafe {
        calls::cuStreamWriteValue32_v2(STREAM, 1 << 40, 0, flags)
    });
}

#[test]
fn cuStreamWriteValue64_v2() {
    // SAFETY: the mock reads no memory.
    writes("cuStreamWriteValue64_v2", "cuStreamWriteValue64_v2: flags (", |flags| unsafe {
        calls::cuStreamWriteValue64_v2(STREAM, 1 << 40, 0, flags)
    });
}

#[test]
fn cuStreamBatchMemOp_v2() {
    type Op = CUstreamBatchMemOpType;
    type Edit = fn(&mut CUstreamBatchMemOpParams);
    let name = "cuStreamBatchMemOp_v2";
    let blank = |operation: Op| {
        let mut params = CUstreamBatchMemOpParams { pad: [0; 6] };
        params.operation = operation;
        params
    };
    let call = |operations: &mut [CUstreamBatchMemOpParams], flags| {
        let count = operations.len() as u32;
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuStreamBatchMemOp_v2(STREAM, count, operations.as_mut_ptr(), flags) }
    };
    // The second of two operations is the edited one.
    let second = |operation, edit: Edit| {
        let mut operations = [blank(Op::CU_STREAM_MEM_OP_WRITE_VALUE_32), blank(operation)];
        edit(&mut operations[1]);
        call(&mut operations, 0)
    };
    let wrong = |operation| second(operation, |_| {});
    let must = |sentence: &str, operation, edit: Edit| {
        rejected(&format!("{sentence} [would be CUDA_ERROR_INVALID_VALUE]"), || {
            second(operation, edit)
        });
    };
    let test = "memop::cuStreamBatchMemOp_v2";
    of_release(NEWEST, test, || {
        for number in [1, 2, 3, 4, 5, 6] {
            accepted(name, || wrong(CUstreamBatchMemOpType(number)));
        }
        let mut many = vec![blank(Op::CU_STREAM_MEM_OP_WRITE_VALUE_32); 256];
        accepted(name, || call(&mut many[1..], 0));
        // SAFETY: the mock reads no memory.
        accepted(name, || unsafe { calls::cuStreamBatchMemOp_v2(STREAM, 1, ptr::null_mut(), 0) });
        rejected(
            "cuStreamBatchMemOp_v2: count (256) must be below 256 [would be CUDA_ERROR_INVALID_VALUE]",
            || call(&mut many, 0),
        );
        rejected(
            "cuStreamBatchMemOp_v2: flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
            || call(&mut many[..1], 1),
        );
        for number in [0, 7, 9] {
            must(
                &format!(
                    "cuStreamBatchMemOp_v2: paramArray[1].operation (CUstreamBatchMemOpType({number})) must be {OLD}, \
                     CU_STREAM_MEM_OP_ATOMIC_REDUCTION or CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES"
                ),
                CUstreamBatchMemOpType(number),
                |_| {},
            );
        }
        for operation in [Op::CU_STREAM_MEM_OP_WAIT_VALUE_32, Op::CU_STREAM_MEM_OP_WAIT_VALUE_64] {
            accepted(name, || second(operation, |params| params.waitValue.flags = FLUSH | 3));
            must(
                &format!(
                    "cuStreamBatchMemOp_v2: paramArray[1].waitValue.flags (CUstreamWaitValue_flags(0x4)) must \
                 have no bits but \
                 CU_STREAM_WAIT_VALUE_EQ | CU_STREAM_WAIT_VALUE_AND | CU_STREAM_WAIT_VALUE_FLUSH, because \
                 `paramArray[1].operation` is {operation:?}"
                ),
                operation,
                |params| params.waitValue.flags = 4,
            );
        }
        for operation in [Op::CU_STREAM_MEM_OP_WRITE_VALUE_32, Op::CU_STREAM_MEM_OP_WRITE_VALUE_64]
        {
            must(
                &format!(
                    "cuStreamBatchMemOp_v2: paramArray[1].writeValue.flags \
                 (CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER) must be \
                 CU_STREAM_WRITE_VALUE_DEFAULT, because \
                 `paramArray[1].operation` is {operation:?}"
                ),
                operation,
                |params| params.writeValue.flags = 1,
            );
        }
        must(
            "cuStreamBatchMemOp_v2: paramArray[1].flushRemoteWrites.flags (1) must be zero since CUDA 13.0, because \
             `paramArray[1].operation` is CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES",
            Op::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES,
            |params| params.flushRemoteWrites.flags = 1,
        );
        accepted(name, || {
            second(Op::CU_STREAM_MEM_OP_BARRIER, |params| params.memoryBarrier.flags = 1)
        });
        must(
            "cuStreamBatchMemOp_v2: paramArray[1].memoryBarrier.flags (CUstreamMemoryBarrier_flags(0x2)) must be \
             CU_STREAM_MEMORY_BARRIER_TYPE_SYS or CU_STREAM_MEMORY_BARRIER_TYPE_GPU, because \
             `paramArray[1].operation` is CU_STREAM_MEM_OP_BARRIER",
            Op::CU_STREAM_MEM_OP_BARRIER,
            |params| params.memoryBarrier.flags = 2,
        );
    });
    fn reduction(params: &mut CUstreamBatchMemOpParams) {
        params.atomicReduction = CUstreamMemOpAtomicReductionParams_st {
            operation: Op::CU_STREAM_MEM_OP_ATOMIC_REDUCTION,
            flags: 0,
            reductionOp: CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD,
            dataType: CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32,
            address: 1 << 40,
            value: 1,
            alias: 0,
        };
    }
    let operation = Op::CU_STREAM_MEM_OP_ATOMIC_REDUCTION;
    of_release(13_010, test, || {
        accepted(name, || second(operation, reduction));
        must(
            "cuStreamBatchMemOp_v2: paramArray[1].atomicReduction.flags (1) must be zero since CUDA 13.1, because \
             `paramArray[1].operation` is CU_STREAM_MEM_OP_ATOMIC_REDUCTION",
            operation,
            |params| {
                reduction(params);
                params.atomicReduction.flags = 1;
            },
        );
        must(
            "cuStreamBatchMemOp_v2: paramArray[1].atomicReduction.reductionOp \
             (CUstreamAtomicReductionOpType(77)) must be \
             CU_STREAM_ATOMIC_REDUCTION_OP_OR, CU_STREAM_ATOMIC_REDUCTION_OP_AND or \
             CU_STREAM_ATOMIC_REDUCTION_OP_ADD since CUDA 13.1, because `paramArray[1].operation` is CU_STREAM_MEM_OP_ATOMIC_REDUCTION",
            operation,
            |params| {
                reduction(params);
                params.atomicReduction.reductionOp = CUstreamAtomicReductionOpType(77);
            },
        );
        must(
            "cuStreamBatchMemOp_v2: paramArray[1].atomicReduction.dataType \
             (CUstreamAtomicReductionDataType(0)) must be \
             CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 or CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 since CUDA 13.1, because \
             `paramArray[1].operation` is CU_STREAM_MEM_OP_ATOMIC_REDUCTION",
            operation,
            |params| {
                reduction(params);
                params.atomicReduction.dataType = CUstreamAtomicReductionDataType(0);
            },
        );
    });
    of_release(13_000, test, || {
        must(
            &format!(
                "cuStreamBatchMemOp_v2: paramArray[1].operation (CU_STREAM_MEM_OP_ATOMIC_REDUCTION) must be {OLD} or \
                 CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES"
            ),
            operation,
            reduction,
        );
    });
    of_release(12_090, test, || {
        accepted(name, || {
            second(Op::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES, |params| {
                params.flushRemoteWrites.flags = 1
            })
        });
    });
    of_release(NEWER[0], test, || {
        accepted(name, || wrong(CUstreamBatchMemOpType(9)));
    });
}
