//! The names of functions.

use std::ffi::CStr;

/// Returns a name that ends with a zero byte as C has it.
pub const fn c_name(name: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(name.as_bytes()) {
        Ok(name) => name,
        Err(_) => panic!("a name with a zero in it"),
    }
}
