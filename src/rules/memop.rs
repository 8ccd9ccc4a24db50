//! Rules of the group "Stream Memory Operations".

use super::parts::memop::WRITE_FLAGS;
use crate::rule::{Verdict, on, rules};
use core::ffi::c_uint;
use cuda_sys::CUstreamWaitValue_flags;

on! { cuStreamWaitValue32_v2, cuStreamWaitValue64_v2 }
#[inline]
pub(crate) fn wait_flags(flags: c_uint) -> Verdict {
    rules!(219: flags => flags_of(CUstreamWaitValue_flags));
    Ok(())
}

on! { cuStreamWriteValue32_v2, cuStreamWriteValue64_v2 }
#[inline]
pub(crate) fn write_flags(flags: c_uint) -> Verdict {
    rules!(220: flags => one_of(&[WRITE_FLAGS]));
    Ok(())
}

#[inline]
pub(crate) fn cuStreamBatchMemOp_v2(count: c_uint, flags: c_uint) -> Verdict {
    rules! {
        221: count => below(256);
        222: flags => zero();
    }
    Ok(())
}
