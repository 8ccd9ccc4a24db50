// Created by `cargo xtask emit` from cuda.h, ledger/logs.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/logs.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuLogsRegisterCallback(callbackFunc: CUlogsCallback) -> Verdict {
    crate::rules::parts::handle::log_callback(callbackFunc)
}
