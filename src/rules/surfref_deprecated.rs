//! Rules of the group "Surface Reference Management [DEPRECATED]".

use crate::rule::{Verdict, rules};
use core::ffi::c_uint;

#[inline]
pub(crate) fn cuSurfRefSetArray(Flags: c_uint) -> Verdict {
    rules!(272: Flags => zero(), else UNDOCUMENTED);
    Ok(())
}
