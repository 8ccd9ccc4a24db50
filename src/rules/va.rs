//! Rules of the group "Virtual Memory Management".

use super::rules;
use crate::error::Result;
use crate::precondition::{ALWAYS, KNOWN};
use core::ffi::c_ulonglong;

/// That `offset` must be zero is left to the driver: for multicast objects the same text has it aligned
/// to their granularity, and a handle does not show what it stands for.
pub(crate) fn cuMemMap(size: usize, offset: usize, flags: c_ulonglong) -> Result<()> {
    rules! { c"cuMemMap":
        size => at_most(usize::MAX - offset), ALWAYS, "for offset + size must be within the allocation";
        flags => zero(), KNOWN;
    }
    Ok(())
}
