//! What a function's name says.

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
