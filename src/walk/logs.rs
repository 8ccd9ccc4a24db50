// Created by `cargo xtask emit` from the declarations, their marks and src/rules. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuLogsCurrent(flags: c_uint) -> Verdict {
    crate::rules::logs::no_flags(flags)?;
    Ok(())
}

#[inline]
pub(crate) fn cuLogsDumpToFile(flags: c_uint) -> Verdict {
    crate::rules::logs::no_flags(flags)?;
    Ok(())
}

#[inline]
pub(crate) fn cuLogsDumpToMemory(flags: c_uint) -> Verdict {
    crate::rules::logs::no_flags(flags)?;
    Ok(())
}
