// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuSurfObjectCreate(pResDesc: &CUDA_RESOURCE_DESC) -> Verdict {
    crate::rules::surfobject::cuSurfObjectCreate(pResDesc)?;
    Ok(())
}
