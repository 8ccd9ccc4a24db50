//! Foreign text in messages: names of functions and from the program, and the driver's words.

use core::ffi::CStr;
use core::fmt::{self, Write as _};

/// Writes text so that a terminal can only show it. Characters that would move the cursor, end the line or change the order of
/// what is shown become escapes as in Rust: `\n`, `\u{1b}`. Text that was written in this way before does not change.
pub struct Printable<W>(pub W);

impl<W: fmt::Write> fmt::Write for Printable<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text;
        while let Some((at, char)) = rest.char_indices().find(|(_, char)| is_obeyed(*char)) {
            self.0.write_str(&rest[..at])?;
            write!(self.0, "{}", char.escape_default())?;
            rest = &rest[at + char.len_utf8()..];
        }
        self.0.write_str(rest)
    }
}

/// Returns whether a terminal would act on the character instead of showing it: a control character of C0 or C1, a line
/// separator, or a mark that changes the direction of text.
#[inline]
fn is_obeyed(char: char) -> bool {
    char.is_control()
        || matches!(
            char,
            '\u{61c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}'
        )
}

/// Returns a number of bytes in the unit that shortens it: of numbers from 64 KiB on that are multiples of a unit.
#[inline]
pub fn unit(bytes: u64) -> Option<String> {
    let units = [(30, "GiB"), (20, "MiB"), (10, "KiB")];
    let (shift, unit) = units.into_iter().find(|(shift, _)| bytes % (1 << shift) == 0)?;
    let count = bytes >> shift;
    (bytes >= 64 << 10 && count < 10_000).then(|| format!("{count} {unit}"))
}

/// Returns the words for a number of bytes.
#[inline]
pub fn bytes(count: u64) -> String {
    let unit = unit(count).map_or_else(String::new, |unit| format!(" ({unit})"));
    format!("{count} bytes{unit}")
}

#[inline]
pub const fn is_per_thread(name: &str) -> bool {
    matches!(
        name.as_bytes(),
        [.., b'_', b'p', b't', b's', b'z'] | [.., b'_', b'p', b't', b'd', b's']
    )
}

/// Returns the name of a function without the suffixes of versions and of per-thread default streams.
#[inline]
pub fn family(name: &str) -> &str {
    let plain = if is_per_thread(name) { &name[..name.len() - "_ptsz".len()] } else { name };
    plain.trim_end_matches(|digit: char| digit.is_ascii_digit()).strip_suffix("_v").unwrap_or(plain)
}

/// Returns the name of a function as a program has it. The macros of the newest header call a symbol by its name without a
/// version. If the header declares several versions, whose rules differ, the symbol says which one was called.
#[inline]
pub fn written(symbol: &str) -> &str {
    let name = family(symbol);
    let begins = |other: &&CStr| other.to_bytes().starts_with(name.as_bytes());
    let all = libcuda_sys::functions().iter().map(|function| function.symbol()).filter(begins);
    let mut others = all.filter_map(|other| other.to_str().ok());
    let is_only = others.clone().all(|other| other == symbol || family(other) != name);
    if is_only && others.any(|other| other == symbol) { name } else { symbol }
}

/// Writes the messages of a compiler, and keeps their lines.
#[inline]
pub(crate) fn write_lines(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    for (index, line) in text.lines().enumerate() {
        if index > 0 {
            f.write_str("\n")?;
        }
        Printable(&mut *f).write_str(line)?;
    }
    Ok(())
}
