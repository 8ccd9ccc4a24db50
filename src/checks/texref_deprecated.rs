// Created by `cargo xtask emit` from cuda.h, src/rules/texref_deprecated.toml, src/rules/texref_deprecated.rs and cuda-sys/build/generate/reference/texref_deprecated.txt. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use core::ffi::{c_int, c_uint};
use libcuda_sys::{CUaddress_mode, CUarray, CUfilter_mode, CUmipmappedArray, CUtexref};

/// Checks the preconditions of [`cuTexRefSetArray`](crate::calls::cuTexRefSetArray) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetArray(
    hTexRef: CUtexref,
    hArray: CUarray,
    Flags: c_uint,
) -> Result<(), Precondition> {
    crate::rules::texref_deprecated::override_format(Flags).of(c"cuTexRefSetArray")
}

/// Checks the preconditions of [`cuTexRefSetMipmappedArray`](crate::calls::cuTexRefSetMipmappedArray) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetMipmappedArray(
    hTexRef: CUtexref,
    hMipmappedArray: CUmipmappedArray,
    Flags: c_uint,
) -> Result<(), Precondition> {
    crate::rules::texref_deprecated::override_format(Flags).of(c"cuTexRefSetMipmappedArray")
}

/// Checks the preconditions of [`cuTexRefSetMipmapFilterMode`](crate::calls::cuTexRefSetMipmapFilterMode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetMipmapFilterMode(
    hTexRef: CUtexref,
    fm: CUfilter_mode,
) -> Result<(), Precondition> {
    crate::rules::texref_deprecated::cuTexRefSetMipmapFilterMode(fm)
        .of(c"cuTexRefSetMipmapFilterMode")
}

/// Checks the preconditions of [`cuTexRefGetAddressMode`](crate::calls::cuTexRefGetAddressMode) that its page lists as *Checked*.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[deprecated = "NVIDIA's header marks it as deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetAddressMode(
    pam: *mut CUaddress_mode,
    hTexRef: CUtexref,
    dim: c_int,
) -> Result<(), Precondition> {
    crate::rules::texref_deprecated::cuTexRefGetAddressMode(dim).of(c"cuTexRefGetAddressMode")
}
