//! Text of others in messages: names from the program, and the driver's words.

use core::fmt::{self, Write as _};

/// Passes text on so that a terminal only shows it. What would move the cursor, end the line or change the order of what is
/// shown is written as an escape of Rust's: `\n`, `\u{1b}`. Text that has been passed on stays as it is.
pub struct Printable<W>(pub W);

impl<W: fmt::Write> fmt::Write for Printable<W> {
    #[inline]
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

/// Returns whether a reader of the text obeys the character: a control character of C0 or C1, a separator of lines, or a mark
/// of the direction in which text runs.
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

/// Writes the messages of a compiler, whose lines stay lines.
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
