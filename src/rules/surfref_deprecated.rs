//! Rules of the group "Surface Reference Management [DEPRECATED]".

use crate::rule::rules;
use core::ffi::c_uint;

rules! {
    fn cuSurfRefSetArray(Flags: c_uint) { 272: Flags => zero(), else UNDOCUMENTED }
}
