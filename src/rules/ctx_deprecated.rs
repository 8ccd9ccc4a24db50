//! Rules of the group "Context Management [DEPRECATED]".

use crate::query;
use crate::rule::{Verdict, rules};
use core::ffi::c_uint;
use cuda_sys::CUcontext;

#[inline]
pub(crate) fn cuCtxAttach(flags: c_uint) -> Verdict {
    rules!(34: flags => zero());
    Ok(())
}

#[inline]
pub(crate) fn cuCtxDetach(ctx: CUcontext) -> Verdict {
    let current = query::current_context().is_none_or(|current| current == ctx);
    rules!(35 asks: ctx => hold(current, "be current to the calling thread"), else INVALID_CONTEXT);
    Ok(())
}
