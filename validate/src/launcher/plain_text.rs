//! Text that a terminal shows and does not obey. All that programs have written, and each name from their files, is of this type in
//! a report: a control character stands in it as an escape.

use cuda_checked::printable::Printable;
use std::fmt::{self, Write as _};
use std::ops::Deref;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlainText(String);

impl PlainText {
    pub fn new(text: &str) -> Self {
        let mut plain = String::new();
        let _ = Printable(&mut plain).write_str(text);
        Self(plain)
    }
}

impl Deref for PlainText {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlainText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}
