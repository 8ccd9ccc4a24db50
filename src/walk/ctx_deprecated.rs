// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCtxAttach(flags: c_uint) -> Verdict {
    crate::rules::ctx_deprecated::cuCtxAttach(flags)?;
    Ok(())
}

#[inline]
pub(crate) fn cuCtxDetach(ctx: CUcontext) -> Verdict {
    crate::rules::ctx_deprecated::cuCtxDetach(ctx)?;
    Ok(())
}

#[inline]
pub(crate) fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> Verdict {
    crate::rules::parts::launch::shared_mem_config(config)?;
    Ok(())
}
