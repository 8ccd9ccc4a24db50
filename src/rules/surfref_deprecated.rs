//! Rules of the group "Surface Reference Management [DEPRECATED]".

use crate::rules::prelude::*;

rules! {
    fn cuSurfRefSetArray(Flags: c_uint) { 272: Flags => zero(), else UNDOCUMENTED }
}
