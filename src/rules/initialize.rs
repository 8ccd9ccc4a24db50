//! Rules of the group "Initialization".

use crate::rule::rules;
use core::ffi::c_uint;

rules! {
    fn cuInit(Flags: c_uint) { 152: Flags => zero() }
}
