//! Rules of the group "Event Management".

use crate::rule::{Verdict, rules};
use core::ffi::c_uint;
use cuda_sys::{CUevent_flags, CUevent_record_flags};

const DISABLE_TIMING: CUevent_flags = CUevent_flags::CU_EVENT_DISABLE_TIMING;
const INTERPROCESS: CUevent_flags = CUevent_flags::CU_EVENT_INTERPROCESS;
const EVENT_FLAGS: &[CUevent_flags] =
    &[CUevent_flags::CU_EVENT_BLOCKING_SYNC, DISABLE_TIMING, INTERPROCESS];

#[inline]
pub(crate) fn cuEventCreate(Flags: c_uint) -> Verdict {
    rules!(47: Flags => only(EVENT_FLAGS));
    rules!(48: Flags => any_of(&[DISABLE_TIMING]), if Flags => has(INTERPROCESS));
    Ok(())
}

#[inline]
pub(crate) fn cuEventRecordWithFlags(flags: c_uint) -> Verdict {
    const DEFAULT: CUevent_record_flags = CUevent_record_flags::CU_EVENT_RECORD_DEFAULT;
    const EXTERNAL: CUevent_record_flags = CUevent_record_flags::CU_EVENT_RECORD_EXTERNAL;
    rules!(49: flags => one_of(&[DEFAULT, EXTERNAL]));
    Ok(())
}
