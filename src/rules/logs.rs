//! Rules of the group "Error Log Management Functions".

use crate::rules::prelude::*;

rules! {
    on { cuLogsCurrent, cuLogsDumpToFile, cuLogsDumpToMemory }
    fn no_flags(flags: c_uint) { 169: flags => zero(), else UNDOCUMENTED }
}
