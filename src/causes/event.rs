// Created by `cargo xtask emit` from cuda.h, ledger/event.toml, src/rules/parts/handle.rs and cuda-sys/build/generate/reference/event.txt. Do not edit.

use super::Pointer;
use super::of_arguments;
use super::of_call;
use crate::cause::Cause;
use crate::refused::event as refused;
use core::ffi::c_uint;
use cuda_sys::{CUevent, CUresult, CUstream};

/// Finds the cause of a refusal of [`cuEventCreate`](crate::calls::cuEventCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventCreate(
    phEvent: *mut CUevent,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { of_arguments(c"cuEventCreate", returned, &[(&Pointer(phEvent.addr()), "phEvent")]) }
}

/// Finds the cause of a refusal of [`cuEventRecord`](crate::calls::cuEventRecord).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventRecord(
    hEvent: CUevent,
    hStream: CUstream,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuEventRecord(hEvent, hStream) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuEventRecord", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuEventRecordWithFlags`](crate::calls::cuEventRecordWithFlags).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventRecordWithFlags(
    hEvent: CUevent,
    hStream: CUstream,
    flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || {
        // SAFETY: the caller guarantees this.
        unsafe { refused::cuEventRecordWithFlags(hEvent, hStream, flags) }
    };
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuEventRecordWithFlags", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuEventQuery`](crate::calls::cuEventQuery).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventQuery(hEvent: CUevent, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuEventQuery(hEvent);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuEventQuery", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuEventSynchronize`](crate::calls::cuEventSynchronize).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventSynchronize(hEvent: CUevent, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuEventSynchronize(hEvent);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuEventSynchronize", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuEventDestroy`](crate::calls::cuEventDestroy).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuEventDestroy")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventDestroy_v2(hEvent: CUevent, returned: CUresult) -> Option<Cause> {
    let find_cause = || refused::cuEventDestroy_v2(hEvent);
    // SAFETY: the caller guarantees this.
    unsafe { of_call(c"cuEventDestroy_v2", returned, &[], find_cause) }
}

/// Finds the cause of a refusal of [`cuEventElapsedTime`](crate::calls::cuEventElapsedTime).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[doc(hidden)]
#[doc(alias = "cuEventElapsedTime")]
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventElapsedTime_v2(
    pMilliseconds: *mut f32,
    hStart: CUevent,
    hEnd: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    let find_cause = || refused::cuEventElapsedTime_v2(hStart, hEnd);
    // SAFETY: the caller guarantees this.
    unsafe {
        of_call(
            c"cuEventElapsedTime_v2",
            returned,
            &[(&Pointer(pMilliseconds.addr()), "pMilliseconds")],
            find_cause,
        )
    }
}
#[doc(hidden)]
pub use self::{cuEventDestroy_v2 as cuEventDestroy, cuEventElapsedTime_v2 as cuEventElapsedTime};
