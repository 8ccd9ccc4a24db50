//! Sentences of the driver and of others.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// Returns a number for a sentence without the numbers in it: calls that differ in these alone are of one kind.
pub fn shape(sentence: &str) -> u32 {
    let mut hasher = DefaultHasher::new();
    let has_digit = |word: &&str| word.contains(|digit: char| digit.is_ascii_digit());
    let words = sentence.split_whitespace().filter(|word| !has_digit(word));
    words.for_each(|word| word.hash(&mut hasher));
    (hasher.finish() >> 36) as u32
}

#[cfg(test)]
#[path = "../tests/unit/words.rs"]
mod tests;
