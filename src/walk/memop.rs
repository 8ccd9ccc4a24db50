// Created by `cargo xtask emit` from cuda.h, ledger/memop.toml, src/rules/memop.rs, cuda-sys/build/generate/reference/memop.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuStreamWaitValue32_v2(flags: c_uint) -> Verdict {
    crate::rules::memop::wait_flags(flags)
}

#[inline]
pub(crate) unsafe fn cuStreamWaitValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    flags: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::memop::wait_flags(flags)?;
        crate::rules::memop::cuStreamWaitValue64_v2(Live::new(stream), addr, flags)
    }
}

#[inline]
pub(crate) fn cuStreamWriteValue32_v2(flags: c_uint) -> Verdict {
    crate::rules::memop::write_flags(flags)
}

#[inline]
pub(crate) fn cuStreamWriteValue64_v2(flags: c_uint) -> Verdict {
    crate::rules::memop::write_flags(flags)
}

#[inline]
pub(crate) unsafe fn cuStreamBatchMemOp_v2(
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::memop::cuStreamBatchMemOp_v2(count, flags)?;
        for (i, element) in elements(paramArray, count as usize).iter().enumerate() {
            crate::walk::CUstreamBatchMemOpParams(element).at("paramArray[i]").element(i)?;
        }
        Ok(())
    }
}
