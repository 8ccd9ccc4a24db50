// Created by `cargo xtask emit` from ledger/coredump.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::coredump as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuCoredumpGetAttribute`](crate::calls::cuCoredumpGetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attrib` must be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE) or [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE), up to CUDA 12.4. (Rule 12)
/// - `attrib` must be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE), [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE) or [`CU_COREDUMP_GENERATION_FLAGS`](CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS). (Rule 13)
///
/// | `attrib` | allowed in CUDA |
/// |---|---|
/// | [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION) | all |
/// | [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST) | all |
/// | [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT) | all |
/// | [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER) | all |
/// | [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE) | all |
/// | [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE) | all |
/// | [`CU_COREDUMP_GENERATION_FLAGS`](CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS) | since 12.5 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCoredumpGetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<(), Precondition> {
    rules::cuCoredumpGetAttribute(attrib).of(c"cuCoredumpGetAttribute")
}

/// The preconditions of [`cuCoredumpGetAttributeGlobal`](crate::calls::cuCoredumpGetAttributeGlobal) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attrib` must be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE) or [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE), up to CUDA 12.4. (Rule 12)
/// - `attrib` must be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE), [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE) or [`CU_COREDUMP_GENERATION_FLAGS`](CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS). (Rule 13)
///
/// | `attrib` | allowed in CUDA |
/// |---|---|
/// | [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION) | all |
/// | [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST) | all |
/// | [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT) | all |
/// | [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER) | all |
/// | [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE) | all |
/// | [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE) | all |
/// | [`CU_COREDUMP_GENERATION_FLAGS`](CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS) | since 12.5 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCoredumpGetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<(), Precondition> {
    rules::cuCoredumpGetAttributeGlobal(attrib).of(c"cuCoredumpGetAttributeGlobal")
}

/// The preconditions of [`cuCoredumpSetAttribute`](crate::calls::cuCoredumpSetAttribute) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attrib` must be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE) or [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE), up to CUDA 12.4. (Rule 12)
/// - `attrib` must be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE), [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE) or [`CU_COREDUMP_GENERATION_FLAGS`](CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS). (Rule 13)
/// - `attrib` must not be [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER) or [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE), which [`cuCoredumpSetAttributeGlobal`](crate::calls::cuCoredumpSetAttributeGlobal) sets, where value is not null. (Rule 14)
/// - `value` must be a string of at most 1023 characters, for [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE). (Rule 15)
///
/// | `attrib` | allowed in CUDA |
/// |---|---|
/// | [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION) | all |
/// | [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST) | all |
/// | [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT) | all |
/// | [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER) | all |
/// | [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE) | all |
/// | [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE) | all |
/// | [`CU_COREDUMP_GENERATION_FLAGS`](CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS) | since 12.5 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCoredumpSetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuCoredumpSetAttribute(attrib, value, size) }.of(c"cuCoredumpSetAttribute")
}

/// The preconditions of [`cuCoredumpSetAttributeGlobal`](crate::calls::cuCoredumpSetAttributeGlobal) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `attrib` must be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE) or [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE), up to CUDA 12.4. (Rule 12)
/// - `attrib` must be [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION), [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST), [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT), [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER), [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE), [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE) or [`CU_COREDUMP_GENERATION_FLAGS`](CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS). (Rule 13)
/// - `value` must be a string of at most 1023 characters, for [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE) and [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE). (Rule 16)
///
/// | `attrib` | allowed in CUDA |
/// |---|---|
/// | [`CU_COREDUMP_ENABLE_ON_EXCEPTION`](CUcoredumpSettings::CU_COREDUMP_ENABLE_ON_EXCEPTION) | all |
/// | [`CU_COREDUMP_TRIGGER_HOST`](CUcoredumpSettings::CU_COREDUMP_TRIGGER_HOST) | all |
/// | [`CU_COREDUMP_LIGHTWEIGHT`](CUcoredumpSettings::CU_COREDUMP_LIGHTWEIGHT) | all |
/// | [`CU_COREDUMP_ENABLE_USER_TRIGGER`](CUcoredumpSettings::CU_COREDUMP_ENABLE_USER_TRIGGER) | all |
/// | [`CU_COREDUMP_FILE`](CUcoredumpSettings::CU_COREDUMP_FILE) | all |
/// | [`CU_COREDUMP_PIPE`](CUcoredumpSettings::CU_COREDUMP_PIPE) | all |
/// | [`CU_COREDUMP_GENERATION_FLAGS`](CUcoredumpSettings::CU_COREDUMP_GENERATION_FLAGS) | since 12.5 |
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuCoredumpSetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<(), Precondition> {
    // SAFETY: the caller guarantees this.
    unsafe { rules::cuCoredumpSetAttributeGlobal(attrib, value, size) }
        .of(c"cuCoredumpSetAttributeGlobal")
}
