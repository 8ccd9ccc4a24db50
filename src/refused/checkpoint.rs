// Created by `cargo xtask emit` from cuda.h, ledger/checkpoint.toml, src/rules/checkpoint.rs, cuda-sys/build/generate/reference/checkpoint.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCheckpointProcessGetRestoreThreadId(pid: c_int) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OPERATING_SYSTEM]) {
        crate::rules::checkpoint::process(pid)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCheckpointProcessGetState(pid: c_int) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OPERATING_SYSTEM]) {
        crate::rules::checkpoint::process(pid)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCheckpointProcessLock(pid: c_int) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OPERATING_SYSTEM]) {
        crate::rules::checkpoint::process(pid)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCheckpointProcessCheckpoint(pid: c_int) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OPERATING_SYSTEM]) {
        crate::rules::checkpoint::process(pid)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCheckpointProcessRestore(pid: c_int) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OPERATING_SYSTEM]) {
        crate::rules::checkpoint::process(pid)?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuCheckpointProcessUnlock(pid: c_int) -> Verdict {
    if refused_with(&[CUresult::CUDA_ERROR_INVALID_VALUE, CUresult::CUDA_ERROR_OPERATING_SYSTEM]) {
        crate::rules::checkpoint::process(pid)?;
    }
    Ok(())
}
