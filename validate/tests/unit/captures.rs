//! What is said of captures that calls have broken.

use super::*;
use crate::objects::tests::ALONE;
use crate::site::{self, sites};

#[test]
fn the_call_that_broke_a_capture_is_named_until_its_end() {
    let _alone = ALONE.lock();
    site::know(&crate::table::ALL);
    let number = |name: &str| {
        let site = sites().find(|site| site.name() == name).expect("there is one");
        site.number as u16
    };
    let moment = |name, thread| Moment { function: number(name), thread, place: 0 };
    let mut objects = Objects::default();
    let [key, other] = [(Kind::Capture, 0xd100), (Kind::Capture, 0xd200)];
    let mode = u64::from(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL.0) + 1;
    let begins = moment("cuStreamBeginCapture_v2", 7);
    objects.create(key, None, mode, begins, false);
    objects.create(other, None, mode, begins, false);
    assert_eq!(whole(&objects), [key, other]);
    assert_eq!(of_a_later_call(&objects, key), None, "it is whole");
    let breaks = moment("cuMemAlloc_v2", 8);
    let by = Break(breaks, CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    objects.breaks(key, Some(by));
    assert_eq!(whole(&objects), [other]);
    let said = |blame: Option<Blame>| blame.map(|blame| blame.sentence);
    let capture = "the capture of stream 0xd100, begun by cuStreamBeginCapture_v2 in thread 7 with \
                   CU_STREAM_CAPTURE_MODE_THREAD_LOCAL";
    assert_eq!(said(of_the_cause(&objects, key, 0)), Some(format!("it broke {capture}")));
    let more = said(of_the_cause(&objects, key, 2));
    assert_eq!(more, Some(format!("it broke {capture}, and 2 more")));
    let later = format!(
        "{capture}, was broken by cuMemAlloc_v2 in thread 8, which returned CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"
    );
    assert_eq!(said(of_a_later_call(&objects, key)), Some(later));
    assert_eq!(of_a_later_call(&objects, other), None);
    // One that a call broke which was not seen is not asked about again, and has no cause.
    objects.breaks(other, None);
    assert_eq!((whole(&objects), of_a_later_call(&objects, other)), (Vec::new(), None));
    objects.create(other, None, mode, begins, false);
    // The stream is captured again.
    objects.create(key, None, mode, begins, false);
    assert_eq!(of_a_later_call(&objects, key), None);
    // A stream that is gone is not asked.
    let stream = (Kind::Stream, 0xd200);
    objects.create(stream, None, 0, begins, false);
    let generation = objects.begin_end(stream, breaks).expect("it is alive");
    objects.finish_end(stream, generation, true);
    assert_eq!(whole(&objects), [key]);
    objects.forget(stream);
}

#[test]
fn the_oldest_function_states_no_mode() {
    let _alone = ALONE.lock();
    site::know(&crate::table::ALL);
    let (mut objects, key) = (Objects::default(), (Kind::Capture, 0xd300));
    let oldest = sites().find(|site| site.name() == "cuStreamBeginCapture").expect("there is one");
    let made = Moment { function: oldest.number as u16, thread: 7, place: 0 };
    objects.create(key, None, 0, made, false);
    let said = of_the_cause(&objects, key, 0).expect("it is alive").sentence;
    let begun = "begun by cuStreamBeginCapture in thread 7";
    assert_eq!(said, format!("it broke the capture of stream 0xd300, {begun}"));
}

#[test]
fn a_call_that_does_not_reach_a_capture_did_not_break_it() {
    let _alone = ALONE.lock();
    use CUresult as C;
    use CUstreamCaptureMode as Mode;
    let (mut objects, key) = (Objects::default(), (Kind::Capture, 0xd400));
    let made = Moment { function: 1, thread: 7, place: 0 };
    for (mode, own, other) in [
        (Some(Mode::CU_STREAM_CAPTURE_MODE_GLOBAL), true, true),
        (Some(Mode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL), true, false),
        (Some(Mode::CU_STREAM_CAPTURE_MODE_RELAXED), false, false),
        (None, true, false),
    ] {
        objects.create(key, None, mode.map_or(0, |mode| u64::from(mode.0) + 1), made, false);
        let reaches = |thread, code| reaches(&objects, key, thread, code);
        let unsupported = C::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
        assert_eq!([7, 8].map(|thread| reaches(thread, unsupported)), [own, other]);
        assert!(reaches(8, C::CUDA_ERROR_CAPTURED_EVENT), "the event is that of any stream");
    }
}

#[test]
fn the_end_of_a_stream_ends_its_capture() {
    let _alone = ALONE.lock();
    let mut objects = Objects::default();
    let [seen, unseen, other] = [0xd500, 0xd600, 0xd700].map(|stream| (Kind::Capture, stream));
    let made = Moment { function: 1, thread: 7, place: 0 };
    objects.create((Kind::Stream, seen.1), None, 0, made, false);
    for key in [seen, unseen, other] {
        objects.create(key, None, 0, made, false);
    }
    objects.forget_captures(|_, stream| stream == other.1);
    assert_eq!(whole(&objects), [seen, unseen]);
    objects.forget_captures(|objects, stream| objects.alive((Kind::Stream, stream)).is_none());
    assert_eq!(whole(&objects), [seen]);
}

#[test]
fn the_codes_of_captures_are_known() {
    let codes = (890..920).map(CUresult).filter(|code| is_own(*code));
    assert_eq!(codes.map(|code| code.0).collect::<Vec<_>>(), (900..=908).collect::<Vec<_>>());
}
