// Created by `cargo xtask emit` from cuda.h, ledger/memop.toml, src/rules/parts/handle.rs, src/rules/parts/memop.rs, src/rules/parts/memory.rs and cuda-sys/build/generate/reference/memop.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use crate::refused::memop as refused;
use core::ffi::c_uint;
use cuda_sys::{CUdeviceptr, CUresult, CUstream, CUstreamBatchMemOpParams, cuuint32_t, cuuint64_t};

/// Finds the cause of a refusal of [`cuStreamWaitValue32`](crate::calls::cuStreamWaitValue32).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamWaitValue32")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWaitValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuStreamWaitValue32_v2(stream, addr, flags);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamWaitValue32_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamWaitValue64`](crate::calls::cuStreamWaitValue64).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamWaitValue64")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWaitValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuStreamWaitValue64_v2(stream, addr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamWaitValue64_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamWriteValue32`](crate::calls::cuStreamWriteValue32).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamWriteValue32")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWriteValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuStreamWriteValue32_v2(stream, addr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamWriteValue32_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamWriteValue64`](crate::calls::cuStreamWriteValue64).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamWriteValue64")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamWriteValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuStreamWriteValue64_v2(stream, addr);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamWriteValue64_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuStreamBatchMemOp`](crate::calls::cuStreamBatchMemOp).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuStreamBatchMemOp")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuStreamBatchMemOp_v2(
    stream: CUstream,
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuStreamBatchMemOp_v2(stream, count, paramArray) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuStreamBatchMemOp_v2", returned, &[], find_cause) }
}
#[doc(hidden)]
pub use self::{
    cuStreamBatchMemOp_v2 as cuStreamBatchMemOp, cuStreamWaitValue32_v2 as cuStreamWaitValue32,
    cuStreamWaitValue64_v2 as cuStreamWaitValue64, cuStreamWriteValue32_v2 as cuStreamWriteValue32,
    cuStreamWriteValue64_v2 as cuStreamWriteValue64,
};
