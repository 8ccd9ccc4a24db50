//! The places that a sentence names.

use super::*;
use crate::launcher::report::stack::tests::frame;

#[test]
fn places_follow_their_sentence() {
    for (before, deed) in [
        ("stream 0x8 was destroyed by cuStreamDestroy", "destroyed"),
        ("no context is current, whose context was last changed by cuCtxSetCurrent", "changed"),
        ("event 0x8 was created without CU_EVENT_INTERPROCESS by cuEventCreate", "created"),
        ("was not joined by stream 0x8, which entered it by cuStreamWaitEvent", "entered"),
        (" and was forked", "forked"),
        ("earlier work has failed: cuMemsetD8", "cuMemsetD8"),
        ("one of these: number 3, kernel a with grid 1x1x1 in stream 0x8", "number 3"),
        ("; number 2, kernel a::b with grid 1x1x1 in stream 0x8", "number 2"),
        ("failed: the wait of --sync-from after number 13, a graph that is gone", "number 13"),
    ] {
        assert_eq!(what(before), deed, "{before}");
    }
    let before = "; stream 0x8 was created by cuStreamCreate in context 0x9, and event 0xa was created by cuEventCreate";
    assert_eq!(object(before), Some("event 0xa"));
    assert_eq!(object("no context is current"), None);
    let place = |file: &str| PastPlace {
        what: PlainText::new("made"),
        origin: Origin { python: Vec::new(), stack: vec![frame("f", file, 1)] },
    };
    let nowhere = PastPlace { what: PlainText::new("made"), origin: Origin::default() };
    let places = [place("a.c"), place("a.c")];
    let sentence = "it was made at a.c:1 in thread 5, and freed at a.c:1; so it is";
    assert_eq!(unplaced(sentence, &places), "it was made in thread 5, and freed; so it is");
    assert_eq!(unplaced("it was made, and freed", &[nowhere]), "it was made, and freed");
}
