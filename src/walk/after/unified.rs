// Created by `cargo xtask emit` from cuda.h, ledger/unified.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/unified.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuMemPrefetchAsync_v2(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::stream(Live::new(hStream))?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemPrefetchBatchAsync(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::stream(Live::new(hStream))?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemDiscardBatchAsync(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::stream(Live::new(hStream))?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuMemDiscardAndPrefetchBatchAsync(hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::stream(Live::new(hStream))?;
    }
    Ok(())
}
