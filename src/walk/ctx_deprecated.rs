// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.

use crate::rule::Verdict;
use core::ffi::c_uint;
use cuda_sys::CUcontext;

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
