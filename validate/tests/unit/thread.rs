//! Threads that are canceled.

use super::*;

#[test]
fn a_thread_is_not_cancelled_where_its_frames_cannot_be_unwound() {
    let set = |state| {
        let mut before = -1;
        // SAFETY: the call writes one value.
        unsafe { pthread_setcancelstate(state, &mut before) };
        before
    };
    let (enable, disable) = (0, 1);
    assert_eq!(uncancelled(|| set(disable)), disable);
    assert_eq!(set(enable), enable, "it is as before");
}
