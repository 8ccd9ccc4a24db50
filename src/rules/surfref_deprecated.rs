//! Rules of the group "Surface Reference Management [DEPRECATED]".

use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;

pub(crate) fn cuSurfRefSetArray(Flags: c_uint) -> Result<()> {
    rules! { c"cuSurfRefSetArray":
        Flags => zero(), KNOWN;
    }
    Ok(())
}
