//! Rules of the group "Context Management [DEPRECATED]".

use crate::rules::prelude::*;

rules! {
    fn cuCtxAttach(flags: c_uint) { 34: flags => zero() }

    fn cuCtxDetach(ctx: CUcontext) {
        let current = query::current_context().is_none_or(|current| current == ctx);
        35 asks: ctx => hold(current, "be current to the calling thread"), else INVALID_CONTEXT
    }
}
