//! Rules of the group "Stream Memory Operations".

use super::parts::memop::{WAIT_FLAGS, WRITE_FLAGS, operation};
use crate::rule::{Place, Verdict, elements, rules};
use core::ffi::c_uint;
use cuda_sys::CUstreamBatchMemOpParams;

#[inline]
fn wait_flags(flags: c_uint) -> Verdict {
    rules!(219: flags => only(WAIT_FLAGS));
    Ok(())
}

#[inline]
fn write_flags(flags: c_uint) -> Verdict {
    rules!(220: flags => one_of(&[WRITE_FLAGS]));
    Ok(())
}

#[inline]
pub(crate) fn cuStreamWaitValue32_v2(flags: c_uint) -> Verdict {
    wait_flags(flags)
}

#[inline]
pub(crate) fn cuStreamWaitValue64_v2(flags: c_uint) -> Verdict {
    wait_flags(flags)
}

#[inline]
pub(crate) fn cuStreamWriteValue32_v2(flags: c_uint) -> Verdict {
    write_flags(flags)
}

#[inline]
pub(crate) fn cuStreamWriteValue64_v2(flags: c_uint) -> Verdict {
    write_flags(flags)
}

#[inline]
pub(crate) unsafe fn cuStreamBatchMemOp_v2(
    count: c_uint,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: c_uint,
) -> Verdict {
    rules! {
        221: count => below(256);
        222: flags => zero();
    }
    // SAFETY: the caller meets the safety conditions of the call.
    let paramArray = unsafe { elements(paramArray, count as usize) };
    for (i, params) in paramArray.iter().enumerate() {
        // SAFETY: the caller meets the safety conditions of the call.
        unsafe { operation(params) }.at_element("paramArray[i]", i)?;
    }
    Ok(())
}
