//! The names of functions.

use std::ffi::CStr;

pub const fn is_per_thread(name: &str) -> bool {
    matches!(
        name.as_bytes(),
        [.., b'_', b'p', b't', b's', b'z'] | [.., b'_', b'p', b't', b'd', b's']
    )
}

/// Returns the name without the suffixes of versions and of per-thread default streams.
pub fn family(name: &str) -> &str {
    let plain = if is_per_thread(name) { &name[..name.len() - "_ptsz".len()] } else { name };
    plain.trim_end_matches(|digit: char| digit.is_ascii_digit()).strip_suffix("_v").unwrap_or(plain)
}

/// Returns a name that ends with a zero byte as C has it.
pub const fn c_name(name: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(name.as_bytes()) {
        Ok(name) => name,
        Err(_) => panic!("a name with a zero in it"),
    }
}
