// Created by `cargo xtask emit` from cuda.h, ledger/coredump.toml, src/rules/coredump.rs, cuda-sys/build/generate/reference/coredump.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuCoredumpGetAttribute(attrib: CUcoredumpSettings) -> Verdict {
    crate::rules::coredump::coredump_setting(attrib)
}

#[inline]
pub(crate) fn cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings) -> Verdict {
    crate::rules::coredump::coredump_setting(attrib)
}

#[inline]
pub(crate) unsafe fn cuCoredumpSetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::coredump::coredump_setting(attrib)?;
        crate::rules::coredump::only_global(attrib, value)?;
        crate::rules::coredump::cuCoredumpSetAttribute(attrib, Live::new(value), target(size))
    }
}

#[inline]
pub(crate) unsafe fn cuCoredumpSetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::coredump::coredump_setting(attrib)?;
        crate::rules::coredump::cuCoredumpSetAttributeGlobal(attrib, Live::new(value), target(size))
    }
}
