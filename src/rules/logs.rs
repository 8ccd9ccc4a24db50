//! Rules of the group "Error Log Management Functions".

use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_uint;

pub(crate) fn cuLogsCurrent(flags: c_uint) -> Result<()> {
    rules! { c"cuLogsCurrent":
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuLogsDumpToFile(flags: c_uint) -> Result<()> {
    rules! { c"cuLogsDumpToFile":
        flags => zero(), KNOWN;
    }
    Ok(())
}

pub(crate) fn cuLogsDumpToMemory(flags: c_uint) -> Result<()> {
    rules! { c"cuLogsDumpToMemory":
        flags => zero(), KNOWN;
    }
    Ok(())
}
