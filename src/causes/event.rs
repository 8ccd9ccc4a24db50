// Created by `cargo xtask emit` from cuda.h, ledger/event.toml and cuda-sys/build/generate/reference/event.txt. Do not edit.

use super::of_call;
use crate::cause::Cause;
use core::ffi::c_uint;
use cuda_sys::{CUevent, CUresult};

/// Finds the cause of a refusal of [`cuEventCreate`](crate::calls::cuEventCreate).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventCreate(
    phEvent: *mut CUevent,
    Flags: c_uint,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuEventCreate", returned, &[(phEvent.cast(), "phEvent")], || Ok(()))
}

/// Finds the cause of a refusal of [`cuEventElapsedTime_v2`](crate::calls::cuEventElapsedTime_v2).
///
/// # Safety
///
/// Each pointer must be null, or valid as for the call.
#[inline]
#[allow(unused_variables, clippy::missing_safety_doc)]
pub unsafe fn cuEventElapsedTime_v2(
    pMilliseconds: *mut f32,
    hStart: CUevent,
    hEnd: CUevent,
    returned: CUresult,
) -> Option<Cause> {
    of_call(c"cuEventElapsedTime_v2", returned, &[(pMilliseconds.cast(), "pMilliseconds")], || {
        Ok(())
    })
}
#[doc(no_inline)]
pub use self::cuEventElapsedTime_v2 as cuEventElapsedTime;
