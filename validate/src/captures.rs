//! Captures of streams: who began each, and which call broke it.
//!
//! A call that the driver refuses may break captures, those of other streams and threads too. So after a refusal with a code of
//! captures the driver is asked of each capture that was whole until then, and after another refusal of that of the call's
//! own stream. Later calls are told that they are not the cause. One that could not break a capture which is found broken is
//! not the cause either: then none is named.

use crate::blame::{Blame, Call, done};
use crate::objects::{self, Key, Kind, Moment, Object, Objects, Role};
use crate::spool::Spool;
use cuda_sys::{CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use std::ptr::without_provenance_mut;

/// The call that broke a capture, and the code that it got.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Break(Moment, CUresult);

/// Whether a code is one of captures.
pub fn is_own(code: CUresult) -> bool {
    (CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED.0
        ..=CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD.0)
        .contains(&code.0)
}

/// Says who broke the capture that this call is a part of, or which capture this call has broken.
pub fn blame(spool: &Spool, call: &Call, code: CUresult) -> Option<Blame> {
    use CUresult as C;
    // A driver that is not there has no captures, and must not be asked.
    if matches!(code, C::CUDA_ERROR_NOT_INITIALIZED | C::CUDA_ERROR_DEINITIALIZED) {
        return None;
    }
    let own = call.taken().find(|(kind, _)| *kind == Kind::Stream).map(|(_, own)| own);
    let of_capture = |of: &Key| is_own(code) || Some(of.1) == own;
    let (whole, asking) = objects::with(spool, |objects| {
        let whole: Vec<Key> = whole(objects).into_iter().filter(of_capture).collect();
        let asking = (!whole.is_empty()).then(objects::asks);
        (whole, asking)
    })?;
    let broken: Vec<Key> = whole.into_iter().filter(|(_, stream)| is_broken(*stream)).collect();
    // It may be one that joined a capture.
    let is_in_broken = !broken.is_empty()
        && own.is_some_and(|own| {
            objects::with(spool, |objects| is_askable(objects, own)) == Some(true) && is_broken(own)
        });
    drop(asking);
    let place = match broken[..] {
        [] => None,
        _ => objects::place(spool, call.site, call.frame, call.here),
    };
    objects::with(spool, |objects| {
        let place = objects.number(place);
        let moment = Moment { function: call.site.number as u16, thread: objects::thread(), place };
        let is_later = code == C::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
        let mut own_breaks = Vec::new();
        for key in broken {
            let is_by_this = !is_later
                && (is_in_broken
                    || Some(key.1) == own
                    || reaches(objects, key, moment.thread, code));
            objects.breaks(key, is_by_this.then_some(Break(moment, code)));
            own_breaks.extend(is_by_this.then_some(key));
        }
        match own_breaks[..] {
            [first, ref rest @ ..] => of_the_cause(objects, first, rest.len()),
            [] if is_later => of_a_later_call(objects, (Kind::Capture, own?)),
            [] => None,
        }
    })
    .flatten()
}

/// Forgets a capture that a refused call has ended all the same. Others go on: another thread may end one.
pub fn end(spool: &Spool, call: &Call, code: CUresult) {
    use CUresult as C;
    let is_over = matches!(
        code,
        C::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED
            | C::CUDA_ERROR_STREAM_CAPTURE_UNJOINED
            | C::CUDA_ERROR_ILLEGAL_STATE
    );
    let ends = call.with(|role| role == Role::Ends);
    for (_, stream) in ends.filter(|(handle, _)| is_over && handle.kind == Kind::Capture) {
        let key = (Kind::Capture, stream.value());
        // One that is dead has ended before.
        objects::with(spool, |objects| {
            if objects.alive(key).is_some() {
                objects.forget(key);
            }
        });
    }
}

/// The captures that no call is known to have broken, of streams that live.
fn whole(objects: &Objects) -> Vec<Key> {
    let is_whole = |key: &Key| objects.broken(*key).is_none() && is_askable(objects, key.1);
    objects.captures().filter(is_whole).collect()
}

/// Whether the driver may be asked of a stream that was named: it crashes on one that is destroyed.
fn is_askable(objects: &Objects, stream: u64) -> bool {
    objects.dead((Kind::Stream, stream)).is_none()
}

/// Whether a call in this thread, which does not name the stream of a capture, can break that.
fn reaches(objects: &Objects, key: Key, thread: u32, code: CUresult) -> bool {
    use CUresult as C;
    use CUstreamCaptureMode as Mode;
    let Some(capture) = objects.alive(key) else { return false };
    // An event leads to the capture in which it was recorded.
    let is_of_events =
        matches!(code, C::CUDA_ERROR_STREAM_CAPTURE_MERGE | C::CUDA_ERROR_CAPTURED_EVENT);
    is_of_events
        || match mode(capture) {
            Some(Mode::CU_STREAM_CAPTURE_MODE_RELAXED) => false,
            Some(Mode::CU_STREAM_CAPTURE_MODE_GLOBAL) => true,
            _ => capture.made.thread == thread,
        }
}

/// The mode that the program has stated.
fn mode(capture: &Object) -> Option<CUstreamCaptureMode> {
    capture.of.checked_sub(1).map(|mode| CUstreamCaptureMode(mode as u32))
}

fn is_broken(stream: u64) -> bool {
    let stream: CUstream = without_provenance_mut(stream as usize);
    let mut status = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE;
    // SAFETY: the stream was not seen being destroyed, and who destroys it waits. The call writes one value.
    let answer = unsafe { cuda_sys::cuStreamIsCapturing(stream, &mut status) };
    answer == CUresult::CUDA_SUCCESS
        && status == CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_INVALIDATED
}

fn of_the_cause(objects: &Objects, key: Key, others: usize) -> Option<Blame> {
    let mut blame = Blame::new("it broke ".to_owned());
    say_capture(&mut blame, objects, key)?;
    if others > 0 {
        blame.sentence += &format!(", and {others} more");
    }
    Some(blame)
}

fn of_a_later_call(objects: &Objects, key: Key) -> Option<Blame> {
    let Break(moment, code) = (*objects.broken(key)?)?;
    let mut blame = Blame::default();
    say_capture(&mut blame, objects, key)?;
    blame.sentence += &format!(", was broken by {}", name(moment));
    blame.say_place(objects, moment);
    blame.sentence += &format!(" in thread {}, which returned {code:?}", moment.thread);
    Some(blame)
}

fn say_capture(blame: &mut Blame, objects: &Objects, key: Key) -> Option<()> {
    let capture = objects.alive(key)?;
    let made = capture.made;
    blame.sentence += &format!("the capture of stream {:#x}, {}", key.1, done(made.function));
    blame.say_place(objects, made);
    blame.sentence += &format!(" in thread {}", made.thread);
    if let Some(mode) = mode(capture) {
        blame.sentence += &format!(" with {mode:?}");
    }
    Some(())
}

fn name(moment: Moment) -> String {
    done(moment.function).rsplit(' ').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
#[path = "../tests/unit/captures.rs"]
mod tests;
