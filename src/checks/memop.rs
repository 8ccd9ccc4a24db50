// Created by `cargo xtask emit` from cuda.h, src/rules/memop.toml, src/rules/memop.rs, src/rules/parts/memop.rs and cuda-sys/build/generate/reference/memop.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::elements;
use core::ffi::c_uint;
use libcuda_sys::{CUdeviceptr, CUstream, CUstreamBatchMemOpParams, cuuint32_t, cuuint64_t};

/// Checks the preconditions of [`cuStreamWaitValue32`](crate::calls::cuStreamWaitValue32) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::memop::wait_flags(flags).of(c"cuStreamWaitValue32_v2")
}

/// Checks the preconditions of [`cuStreamWaitValue64`](crate::calls::cuStreamWaitValue64) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::memop::wait_flags(flags) {
            return Err(broken.of(c"cuStreamWaitValue64_v2"));
        }
        crate::rules::memop::cuStreamWaitValue64_v2(Live::new(stream), addr, flags)
            .of(c"cuStreamWaitValue64_v2")
    }
}

/// Checks the preconditions of [`cuStreamWriteValue32`](crate::calls::cuStreamWriteValue32) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::memop::write_flags(flags).of(c"cuStreamWriteValue32_v2")
}

/// Checks the preconditions of [`cuStreamWriteValue64`](crate::calls::cuStreamWriteValue64) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    crate::rules::memop::write_flags(flags).of(c"cuStreamWriteValue64_v2")
}

/// Checks the preconditions of [`cuStreamBatchMemOp`](crate::calls::cuStreamBatchMemOp) that its page lists as *Checked*.
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
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::memop::cuStreamBatchMemOp_v2(count, flags) {
            return Err(broken.of(c"cuStreamBatchMemOp_v2"));
        }
        for (i, element) in elements(paramArray, count as usize).iter().enumerate() {
            if let Err(broken) = crate::checks::types::CUstreamBatchMemOpParams(element) {
                return Err(broken.at("paramArray[i]").element(i).of(c"cuStreamBatchMemOp_v2"));
            }
        }
        Ok(())
    }
}
#[doc(hidden)]
pub use self::{
    cuStreamBatchMemOp_v2 as cuStreamBatchMemOp, cuStreamWaitValue32_v2 as cuStreamWaitValue32,
    cuStreamWaitValue64_v2 as cuStreamWaitValue64, cuStreamWriteValue32_v2 as cuStreamWriteValue32,
    cuStreamWriteValue64_v2 as cuStreamWriteValue64,
};
