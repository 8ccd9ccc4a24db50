// Created by `cargo xtask emit` from cuda.h, src/rules/coredump.toml, src/rules/coredump.rs and cuda-sys/build/generate/reference/coredump.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Live;
use crate::rule::Place;
use crate::rule::target;
use core::ffi::c_void;
use libcuda_sys::CUcoredumpSettings;

/// Checks the preconditions of [`cuCoredumpGetAttribute`](crate::calls::cuCoredumpGetAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCoredumpGetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<(), Precondition> {
    crate::rules::coredump::coredump_setting(attrib).of(c"cuCoredumpGetAttribute")
}

/// Checks the preconditions of [`cuCoredumpGetAttributeGlobal`](crate::calls::cuCoredumpGetAttributeGlobal) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCoredumpGetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<(), Precondition> {
    crate::rules::coredump::coredump_setting(attrib).of(c"cuCoredumpGetAttributeGlobal")
}

/// Checks the preconditions of [`cuCoredumpSetAttribute`](crate::calls::cuCoredumpSetAttribute) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCoredumpSetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::coredump::coredump_setting(attrib) {
            return Err(broken.of(c"cuCoredumpSetAttribute"));
        }
        if let Err(broken) = crate::rules::coredump::only_global(attrib, value) {
            return Err(broken.of(c"cuCoredumpSetAttribute"));
        }
        crate::rules::coredump::cuCoredumpSetAttribute(attrib, Live::new(value), target(size))
            .of(c"cuCoredumpSetAttribute")
    }
}

/// Checks the preconditions of [`cuCoredumpSetAttributeGlobal`](crate::calls::cuCoredumpSetAttributeGlobal) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCoredumpSetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe {
        if let Err(broken) = crate::rules::coredump::coredump_setting(attrib) {
            return Err(broken.of(c"cuCoredumpSetAttributeGlobal"));
        }
        crate::rules::coredump::cuCoredumpSetAttributeGlobal(attrib, Live::new(value), target(size))
            .of(c"cuCoredumpSetAttributeGlobal")
    }
}
