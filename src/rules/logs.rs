//! Rules of the group "Error Log Management Functions".

use crate::rule::{Verdict, rules};
use core::ffi::c_uint;

#[inline]
pub(crate) fn cuLogsCurrent(flags: c_uint) -> Verdict {
    rules!(169: flags => zero(), else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) fn cuLogsDumpToFile(flags: c_uint) -> Verdict {
    cuLogsCurrent(flags)
}

#[inline]
pub(crate) fn cuLogsDumpToMemory(flags: c_uint) -> Verdict {
    cuLogsCurrent(flags)
}
