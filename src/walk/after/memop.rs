// Created by `cargo xtask emit` from cuda.h, ledger/memop.toml, src/rules/parts/memory.rs, cuda-sys/build/generate/reference/memop.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuStreamWaitValue32_v2(addr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::of_value(addr)?;
    }
    crate::rules::parts::memory::of_word(addr)
}

#[inline]
pub(crate) fn cuStreamWaitValue64_v2(addr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::of_value(addr)?;
    }
    crate::rules::parts::memory::of_long(addr)
}

#[inline]
pub(crate) fn cuStreamWriteValue32_v2(addr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::of_value(addr)?;
    }
    crate::rules::parts::memory::of_word(addr)
}

#[inline]
pub(crate) fn cuStreamWriteValue64_v2(addr: CUdeviceptr) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE]) {
        crate::rules::parts::memory::of_value(addr)?;
    }
    crate::rules::parts::memory::of_long(addr)
}
