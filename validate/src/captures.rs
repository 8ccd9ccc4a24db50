//! Captures of streams: who began each, and which call broke it.
//!
//! A call that the driver refuses may break captures of other streams and threads. So after such a refusal the driver is asked
//! of each capture that was whole until then. Later calls are told that they are not the cause.

use crate::blame::{Blame, Call, done};
use crate::objects::{self, Key, Kind, Moment, Objects, Role};
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
    let whole = objects::with(spool, |objects| whole(objects)).unwrap_or_default();
    let is_later = code == CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    let broken: Vec<Key> =
        whole.into_iter().filter(|(_, stream)| !is_later && is_broken(*stream)).collect();
    let place = match broken[..] {
        [] => None,
        _ => objects::place(spool, call.site, call.frame, call.here),
    };
    let own = call.taken().find(|(kind, _)| *kind == Kind::Stream).map(|(_, own)| own);
    objects::with(spool, |objects| {
        let thread = objects::thread();
        let place = objects.number(place);
        let function = call.site.number as u16;
        for key in &broken {
            objects.breaks(*key, Break(Moment { function, thread, place }, code));
        }
        let own = own.filter(|_| is_later).map(|stream| (Kind::Capture, stream));
        match broken.first() {
            Some(key) => of_the_cause(objects, *key),
            None => of_a_later_call(objects, own?),
        }
    })
    .flatten()
}

/// Forgets a capture. Whatever its end returns, it is over then.
pub fn end(spool: &Spool, call: &Call) {
    let ends =
        call.with(|role| role == Role::Ends).filter(|(handle, _)| handle.kind == Kind::Capture);
    for (_, stream) in ends {
        objects::with(spool, |objects| objects.forget((Kind::Capture, stream.value())));
    }
}

/// The captures that no known call has broken, of streams that live.
fn whole(objects: &Objects) -> Vec<Key> {
    let is_whole = |(_, stream): &Key| {
        objects.broken((Kind::Capture, *stream)).is_none()
            && objects.dead((Kind::Stream, *stream)).is_none()
    };
    objects.captures().filter(is_whole).collect()
}

fn is_broken(stream: u64) -> bool {
    let stream: CUstream = without_provenance_mut(stream as usize);
    let mut status = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE;
    // SAFETY: the stream was not seen being destroyed. The call writes one value.
    let answer = unsafe { cuda_sys::cuStreamIsCapturing(stream, &mut status) };
    answer == CUresult::CUDA_SUCCESS
        && status == CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_INVALIDATED
}

fn of_the_cause(objects: &Objects, key: Key) -> Option<Blame> {
    let mut blame = Blame::new("it broke ".to_owned());
    say_capture(&mut blame, objects, key)?;
    Some(blame)
}

fn of_a_later_call(objects: &Objects, key: Key) -> Option<Blame> {
    let Break(moment, code) = *objects.broken(key)?;
    let mut blame = Blame::default();
    say_capture(&mut blame, objects, key)?;
    blame.sentence += &format!(", was broken by {}", name(moment));
    blame.say_place(objects, moment);
    blame.sentence += &format!(" in thread {}, which returned {code:?}", moment.thread);
    Some(blame)
}

fn say_capture(blame: &mut Blame, objects: &Objects, key: Key) -> Option<()> {
    let capture = objects.alive(key)?;
    let mode = CUstreamCaptureMode(capture.of as u32);
    let made = capture.made;
    blame.sentence += &format!("the capture of stream {:#x}, {}", key.1, done(made.function));
    blame.say_place(objects, made);
    blame.sentence += &format!(" in thread {} with {mode:?}", made.thread);
    Some(())
}

/// The function of a moment.
pub fn name(moment: Moment) -> String {
    done(moment.function).rsplit(' ').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
#[path = "../tests/unit/captures.rs"]
mod tests;
