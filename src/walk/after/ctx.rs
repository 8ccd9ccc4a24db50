// Created by `cargo xtask emit` from cuda.h, ledger/ctx.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/ctx.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCtxCreate_v4(dev: CUdevice) -> Verdict {
    crate::rules::parts::handle::device(dev)?;
    Ok(())
}

#[inline]
pub(crate) fn cuCtxRecordEvent(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    Ok(())
}

#[inline]
pub(crate) fn cuCtxWaitEvent(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    Ok(())
}
