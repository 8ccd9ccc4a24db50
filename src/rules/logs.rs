//! Rules of the group "Error Log Management Functions".

use crate::rule::{Verdict, on, rules};
use core::ffi::c_uint;

on! { cuLogsCurrent, cuLogsDumpToFile, cuLogsDumpToMemory }
#[inline]
pub(crate) fn no_flags(flags: c_uint) -> Verdict {
    rules!(169: flags => zero(), else UNDOCUMENTED);
    Ok(())
}
