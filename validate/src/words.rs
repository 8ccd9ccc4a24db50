//! The driver's own words: what it writes to its log within a call that it refuses.
//!
//! From 12.9 on drivers bring the lines of their log to a function. No document says when. A driver of CUDA 13.0 on an H100
//! does so within the call and in its thread: first what is wrong, if it says that, and then a line with the code and the
//! function. Only lines that come so are taken for the call's words.

use crate::names::family;
use std::cell::Cell;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// The room for the words of a call. Each thread has it.
pub const ROOM: usize = 512;

/// The lines of a call so far.
pub struct Heard {
    /// How long they are, with what had no room.
    size: Cell<usize>,
    /// The code, if the last line was that of the call's end.
    code: Cell<u32>,
    text: [Cell<u8>; ROOM],
}

impl Heard {
    pub const fn new() -> Self {
        Self { size: Cell::new(0), code: Cell::new(0), text: [const { Cell::new(0) }; ROOM] }
    }

    #[inline]
    pub fn size(&self) -> usize {
        self.size.get()
    }

    pub fn forget(&self) {
        self.size.set(0);
    }

    /// Takes a line that came in a call of this function. It takes no memory and no lock, and never panics.
    pub fn hear(&self, line: &[u8], function: &str) {
        let line = line.trim_ascii();
        self.code.set(0);
        match end(line) {
            Some((code, name)) if family(name) == family(function) => self.code.set(code),
            // The lines so far were those of a call within the call.
            Some(_) => self.forget(),
            None if line.is_empty() => {}
            None => {
                let between: &[u8] = if self.size.get() > 0 { b"; " } else { b"" };
                between.iter().chain(line).for_each(|byte| self.push(*byte));
            }
        }
    }

    fn push(&self, byte: u8) {
        let size = self.size.get();
        if let Some(place) = self.text.get(size) {
            place.set(if byte.is_ascii_control() { b' ' } else { byte });
        }
        self.size.set(size.saturating_add(1));
    }

    /// Returns the words of a call with this code.
    pub fn words(&self, code: u32) -> Option<String> {
        if self.size.get() == 0 || self.code.get() != code {
            return None;
        }
        let bytes: Vec<u8> = self.text.iter().map(Cell::get).take(self.size.get()).collect();
        let words = String::from_utf8_lossy(&bytes);
        Some(if self.size.get() > ROOM { format!("{words}...") } else { words.into_owned() })
    }
}

/// Returns a number for a sentence without the numbers in it: calls that differ in these alone are of one kind.
pub fn shape(sentence: &str) -> u32 {
    let mut hasher = DefaultHasher::new();
    let has_digit = |word: &&str| word.contains(|digit: char| digit.is_ascii_digit());
    let words = sentence.split_whitespace().filter(|word| !has_digit(word));
    words.for_each(|word| word.hash(&mut hasher));
    (hasher.finish() >> 36) as u32
}

/// Reads the line of a call's end, which has the code twice and the function.
fn end(line: &[u8]) -> Option<(u32, &str)> {
    let line = std::str::from_utf8(line).ok()?.strip_prefix("Returning ")?;
    let (code, line) = line.split_once(" (CUDA_ERROR_")?;
    let (name, function) = line.split_once(") from ")?;
    let is_name =
        |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    let is_whole = is_name(name) && is_name(function) && function.starts_with("cu");
    Some((code.parse().ok().filter(|code| is_whole && *code != 0)?, function))
}

#[cfg(test)]
#[path = "../tests/unit/words.rs"]
mod tests;
