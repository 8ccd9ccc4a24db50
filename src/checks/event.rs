// Created by `cargo xtask emit` from ledger/event.toml and src/rules. Do not edit.

use crate::precondition::Precondition;
use crate::rule::Place;
use crate::rules::event as rules;
use core::ffi::*;
use cuda_sys::*;

/// The preconditions of [`cuEventCreate`](crate::calls::cuEventCreate) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `Flags` must have no bits but [`CU_EVENT_BLOCKING_SYNC`](CUevent_flags::CU_EVENT_BLOCKING_SYNC), [`CU_EVENT_DISABLE_TIMING`](CUevent_flags::CU_EVENT_DISABLE_TIMING) and [`CU_EVENT_INTERPROCESS`](CUevent_flags::CU_EVENT_INTERPROCESS). (Rule 47)
/// - `Flags` must have a bit of [`CU_EVENT_DISABLE_TIMING`](CUevent_flags::CU_EVENT_DISABLE_TIMING), with [`CU_EVENT_INTERPROCESS`](CUevent_flags::CU_EVENT_INTERPROCESS). (Rule 48)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint) -> Result<(), Precondition> {
    rules::cuEventCreate(Flags).of(c"cuEventCreate")
}

/// The preconditions of [`cuEventRecordWithFlags`](crate::calls::cuEventRecordWithFlags) that can be checked.
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
///
/// # Checked
///
/// - `flags` must be [`CU_EVENT_RECORD_DEFAULT`](CUevent_record_flags::CU_EVENT_RECORD_DEFAULT) or [`CU_EVENT_RECORD_EXTERNAL`](CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL). (Rule 49)
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventRecordWithFlags(
    hEvent: CUevent,
    hStream: CUstream,
    flags: c_uint,
) -> Result<(), Precondition> {
    rules::cuEventRecordWithFlags(flags).of(c"cuEventRecordWithFlags")
}
