//! Rules of the group "Stream Memory Operations".

use super::{elements, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;
use cuda_sys::*;

const WAIT_FLAGS: CUstreamWaitValue_flags = CUstreamWaitValue_flags(
    CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_EQ.0
        | CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_AND.0
        | CUstreamWaitValue_flags::CU_STREAM_WAIT_VALUE_FLUSH.0,
);

pub(crate) fn cuStreamWaitValue32_v2(flags: c_uint) -> Result<()> {
    rules! { c"cuStreamWaitValue32_v2":
        flags => only(WAIT_FLAGS), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuStreamWaitValue64_v2(flags: c_uint) -> Result<()> {
    rules! { c"cuStreamWaitValue64_v2":
        flags => only(WAIT_FLAGS), KNOWN;
    }
    Ok(())
}

/// The only flag that the second version of these calls takes.
const DEFAULT: CUstreamWriteValue_flags =
    CUstreamWriteValue_flags::CU_STREAM_WRITE_VALUE_DEFAULT;

pub(crate) fn cuStreamWriteValue32_v2(flags: c_uint) -> Result<()> {
    rules! { c"cuStreamWriteValue32_v2":
        flags => one_of(&[DEFAULT]), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuStreamWriteValue64_v2(flags: c_uint) -> Result<()> {
    rules! { c"cuStreamWriteValue64_v2":
        flags => one_of(&[DEFAULT]), KNOWN;
    }
    Ok(())
}

type Op = CUstreamBatchMemOpType;

const BARRIERS: [CUstreamMemoryBarrier_flags; 2] = [
    CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_SYS,
    CUstreamMemoryBarrier_flags::CU_STREAM_MEMORY_BARRIER_TYPE_GPU,
];
const REDUCTIONS: [CUstreamAtomicReductionOpType; 3] = [
    CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_OR,
    CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_AND,
    CUstreamAtomicReductionOpType::CU_STREAM_ATOMIC_REDUCTION_OP_ADD,
];
const DATA_TYPES: [CUstreamAtomicReductionDataType; 2] = [
    CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32,
    CUstreamAtomicReductionDataType::CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64,
];

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuStreamBatchMemOp_v2(
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> Result<()> {
    rules! { c"cuStreamBatchMemOp_v2":
        count => below(256), KNOWN;
        flags => zero(), KNOWN;
    }
    // SAFETY: as for the call.
    let paramArray = unsafe { elements(paramArray, count as usize) };
    for (i, _) in paramArray.iter().enumerate() {
        // SAFETY: as for the call: each has the member of its operation.
        unsafe {
            match paramArray[i].operation {
                Op::CU_STREAM_MEM_OP_WAIT_VALUE_32 | Op::CU_STREAM_MEM_OP_WAIT_VALUE_64 => {
                    rules! { c"cuStreamBatchMemOp_v2" at i:
                        paramArray[i].waitValue.flags => only(WAIT_FLAGS), KNOWN;
                    }
                }
                Op::CU_STREAM_MEM_OP_WRITE_VALUE_32 | Op::CU_STREAM_MEM_OP_WRITE_VALUE_64 => {
                    rules! { c"cuStreamBatchMemOp_v2" at i:
                        paramArray[i].writeValue.flags => one_of(&[DEFAULT]), KNOWN;
                    }
                }
                Op::CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES => {
                    rules! { c"cuStreamBatchMemOp_v2" at i:
                        paramArray[i].flushRemoteWrites.flags => zero(), 13_000..=13_050;
                    }
                }
                Op::CU_STREAM_MEM_OP_BARRIER => {
                    rules! { c"cuStreamBatchMemOp_v2" at i:
                        paramArray[i].memoryBarrier.flags => one_of(&BARRIERS), KNOWN;
                    }
                }
                Op::CU_STREAM_MEM_OP_ATOMIC_REDUCTION => {
                    rules! { c"cuStreamBatchMemOp_v2" at i:
                        paramArray[i].operation => hold(false, "be an operation of CUstreamBatchMemOpType"), 11_070..=13_000;
                        paramArray[i].atomicReduction.flags => zero(), 13_010..=13_050;
                        paramArray[i].atomicReduction.reductionOp => one_of(&REDUCTIONS), 13_010..=13_050;
                        paramArray[i].atomicReduction.dataType => one_of(&DATA_TYPES), 13_010..=13_050;
                    }
                }
                _ => {
                    rules! { c"cuStreamBatchMemOp_v2" at i:
                        paramArray[i].operation => hold(false, "be an operation of CUstreamBatchMemOpType"), KNOWN;
                    }
                }
            }
        }
    }
    Ok(())
}
