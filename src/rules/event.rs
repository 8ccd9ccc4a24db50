//! Rules of the group "Event Management".

use crate::rules::prelude::*;

const DISABLE_TIMING: CUevent_flags = CUevent_flags::CU_EVENT_DISABLE_TIMING;
const INTERPROCESS: CUevent_flags = CUevent_flags::CU_EVENT_INTERPROCESS;

rules! {
    fn cuEventCreate(Flags: c_uint) {
        47: Flags => flags_of(CUevent_flags);
        48: Flags => any_of(&[DISABLE_TIMING]), if Flags => has(INTERPROCESS),
            stated "CU_EVENT_INTERPROCESS";
    }

    fn cuEventRecordWithFlags(flags: c_uint) { 49: flags => enumerator_of(CUevent_record_flags) }
}
