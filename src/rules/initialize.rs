//! Rules of the group "Initialization".

use crate::rule::{Verdict, rules};
use core::ffi::c_uint;

#[inline]
pub(crate) fn cuInit(Flags: c_uint) -> Verdict {
    rules!(152: Flags => zero());
    Ok(())
}
