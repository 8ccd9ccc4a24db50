//! Rules of the group "Initialization".

use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;

pub(crate) fn cuInit(Flags: c_uint) -> Result<()> {
    rules! { c"cuInit":
        Flags => zero(), KNOWN;
    }
    Ok(())
}
