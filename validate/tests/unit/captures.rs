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
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL.0.into();
    let begins = moment("cuStreamBeginCapture_v2", 7);
    objects.create(key, None, mode, begins, false);
    objects.create(other, None, mode, begins, false);
    assert_eq!(whole(&objects), [key, other]);
    assert_eq!(of_a_later_call(&objects, key), None, "it is whole");
    let breaks = moment("cuMemAlloc_v2", 8);
    objects.breaks(key, Break(breaks, CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED));
    assert_eq!(whole(&objects), [other]);
    let said = |blame: Option<Blame>| blame.map(|blame| blame.sentence);
    let capture = "the capture of stream 0xd100, begun by cuStreamBeginCapture_v2 in thread 7 with \
                   CU_STREAM_CAPTURE_MODE_THREAD_LOCAL";
    assert_eq!(said(of_the_cause(&objects, key)), Some(format!("it broke {capture}")));
    let later = format!(
        "{capture}, was broken by cuMemAlloc_v2 in thread 8, which returned CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"
    );
    assert_eq!(said(of_a_later_call(&objects, key)), Some(later));
    assert_eq!(of_a_later_call(&objects, other), None);
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
fn the_codes_of_captures_are_known() {
    let codes = (890..920).map(CUresult).filter(|code| is_own(*code));
    assert_eq!(codes.map(|code| code.0).collect::<Vec<_>>(), (900..=908).collect::<Vec<_>>());
}
