//! The shapes of sentences.

use super::*;

#[test]
fn sentences_that_differ_in_numbers_have_one_shape() {
    let one = shape("must be between 0 and 1; at 0x7f00");
    assert_eq!(one, shape("must be between 0 and 7; at 0x8f10"));
    assert!(one != shape("must be between 0 or 1; at 0x7f00") && one < 1 << 28);
}
