// Created by `cargo xtask emit` from ledger/texref_deprecated.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::texref_deprecated as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuTexRefSetArray`](crate::calls::cuTexRefSetArray) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `Flags` must be [`CU_TRSA_OVERRIDE_FORMAT`], [`CU_TRSA_OVERRIDE_FORMAT`]. (Rule 353)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetArray(
    hTexRef: CUtexref,
    hArray: CUarray,
    Flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuTexRefSetArray(Flags).of(c"cuTexRefSetArray")
}

/// The preconditions of [`cuTexRefSetMipmappedArray`](crate::calls::cuTexRefSetMipmappedArray) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `Flags` must be [`CU_TRSA_OVERRIDE_FORMAT`], [`CU_TRSA_OVERRIDE_FORMAT`]. (Rule 353)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetMipmappedArray(
    hTexRef: CUtexref,
    hMipmappedArray: CUmipmappedArray,
    Flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuTexRefSetMipmappedArray(Flags).of(c"cuTexRefSetMipmappedArray")
}

/// The preconditions of [`cuTexRefSetMipmapFilterMode`](crate::calls::cuTexRefSetMipmapFilterMode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `fm` must be [`CU_TR_FILTER_MODE_POINT`](CUfilter_mode::CU_TR_FILTER_MODE_POINT) or [`CU_TR_FILTER_MODE_LINEAR`](CUfilter_mode::CU_TR_FILTER_MODE_LINEAR). (Rule 354)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefSetMipmapFilterMode(
    hTexRef: CUtexref,
    fm: CUfilter_mode,
) -> Result<(), Precondition> {
    rules::cuTexRefSetMipmapFilterMode(fm).of(c"cuTexRefSetMipmapFilterMode")
}

/// The preconditions of [`cuTexRefGetAddressMode`](crate::calls::cuTexRefGetAddressMode) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `dim` must be 0 or 1. (Rule 355)
#[deprecated = "NVIDIA's header calls it deprecated"]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuTexRefGetAddressMode(
    pam: *mut CUaddress_mode,
    hTexRef: CUtexref,
    dim: c_int,
) -> Result<(), Precondition> {
    rules::cuTexRefGetAddressMode(dim).of(c"cuTexRefGetAddressMode")
}
