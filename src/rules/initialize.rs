//! Rules of the group "Initialization".

use crate::rules::prelude::*;

rules! {
    fn cuInit(Flags: c_uint) { 152: Flags => zero() }
}
