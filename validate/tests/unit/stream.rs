//! Default streams as numbers.

use super::*;
use crate::layer::past::state_tracker::tests::driver::answers;
use std::thread::spawn;

#[test]
fn a_default_stream_is_of_a_context_or_of_who_names_it() {
    let own = || number(2);
    assert_eq!([0, 1, 0x30].map(number), [LEGACY, LEGACY, 0x30]);
    assert!(is_default(own()) && is_default(LEGACY) && !is_default(0x30));
    let others = spawn(|| number(2)).join().expect("it ends");
    assert_ne!(own(), others);
    // That which captures is of both.
    assert_eq!([0, 1, 0x30].map(captured), [LEGACY, LEGACY, 0x30]);
    answers(|answers| answers.current = Some(0x1234_5678_9abc_def0));
    assert_eq!(captured(2), own() | 0x09ab_cdef << 32);
    answers(|answers| answers.current = Some(0));
    assert_eq!(captured(2), own());
}
