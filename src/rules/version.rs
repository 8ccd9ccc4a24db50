//! Rules of the group "Version Management".

use crate::rules::prelude::*;

rules! {
    /// C's place for the output, which is Rust's own.
    fn cuDriverGetVersion(driverVersion: *mut c_int) { 1007: driverVersion => non_null() }
}
