// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuSurfRefSetArray(Flags: c_uint) -> Verdict {
    crate::rules::surfref_deprecated::cuSurfRefSetArray(Flags)?;
    Ok(())
}
