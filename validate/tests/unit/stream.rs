//! Default streams as numbers.

use super::*;
use crate::layer::past::state_tracker::tests::driver::answers;
use std::thread::spawn;

#[test]
fn a_default_stream_is_of_a_context_or_of_who_names_it() {
    let own = || identity(2);
    assert_eq!([0, 1, 0x30].map(identity), [LEGACY, LEGACY, 0x30]);
    assert!(is_default(own()) && is_default(LEGACY) && !is_default(0x30));
    let others = spawn(|| identity(2)).join().expect("it ends");
    assert_ne!(own(), others);
    // That which captures is of both.
    assert_eq!([0, 1, 0x30].map(capture_identity), [LEGACY, LEGACY, 0x30]);
    answers(|answers| answers.current = Some(0x1234_5678_9abc_def0));
    assert_eq!(capture_identity(2), own() | 0x09ab_cdef << 32);
    answers(|answers| answers.current = Some(0));
    assert_eq!(capture_identity(2), own());
}
