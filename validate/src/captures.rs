//! Captures of streams: who began each, and which call broke it.
//!
//! A call that the driver refuses may break captures, those of other streams and threads too. So after a refusal with a code of
//! captures the driver is asked of each capture that was whole until then, and after another refusal of that of the call's
//! own stream. Later calls are told that they are not the cause. One that could not break a capture which is found broken is
//! not the cause either: then none is named.

use crate::blame::{Blame, Call, done};
use crate::objects::{self, Key, Kind, Moment, Object, Objects, Role, named};
use crate::spool::{Place, Spool};
use cuda_sys::{CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use std::collections::BTreeMap;
use std::ptr::without_provenance_mut;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

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
        let own = own.map(|own| (Kind::Capture, own));
        match own_breaks[..] {
            [first, ref rest @ ..] => {
                let mut blame = of_the_cause(objects, first, rest.len())?;
                blame.sentence += &of_event(objects, call, code, &mut blame.places);
                Some(blame)
            }
            [] if is_later => of_a_later_call(objects, own?),
            [] => of_a_capture(objects, call, own, code),
        }
    })
    .flatten()
}

/// What is known of events and streams beside the streams that began captures.
#[derive(Default)]
pub struct Parts {
    /// Where the events were recorded last that were recorded in captures: the stream, and the capture, if that was known.
    events: BTreeMap<u64, (u64, Key, Moment)>,
    /// The streams that entered captures, with the call that led them there, until they have joined again.
    entered: BTreeMap<u64, (Key, Moment)>,
}

/// How many events are remembered.
const EVENTS: usize = 4096;
/// How many captures have not ended, and how many events of captures are remembered.
static LIVE: AtomicU32 = AtomicU32::new(0);
static RECORDED: AtomicU32 = AtomicU32::new(0);

/// Whether a function leads streams into captures, and its calls must be looked at now.
#[inline]
pub fn concerns(follows: bool) -> bool {
    follows && (LIVE.load(Relaxed) | RECORDED.load(Relaxed)) != 0
}

/// Whether a function leads streams into captures: by the beginning of its name.
pub const fn follows(name: &str) -> bool {
    matches!(
        name.as_bytes(),
        [b'c', b'u', b'E', b'v', b'e', b'n', b't', b'R', b'e', b'c', b'o', b'r', b'd', ..]
            | [b'c', b'u', b'S', b't', b'r', b'e', b'a', b'm', b'W', b'a', b'i', b't', b'E', ..]
    )
}

/// Whether the place of such a call is needed.
pub fn has_live() -> bool {
    LIVE.load(Relaxed) != 0
}

/// The child of a fork has no captures.
pub fn forked() {
    LIVE.store(0, Relaxed);
    RECORDED.store(0, Relaxed);
}

impl Parts {
    /// A capture has begun, or is over.
    pub fn counts(&mut self, capture: Key, has_begun: bool) {
        let change = |live: u32| Some(if has_begun { live + 1 } else { live.saturating_sub(1) });
        let _ = LIVE.fetch_update(Relaxed, Relaxed, change);
        self.entered.retain(|_, (of, _)| *of != capture);
    }

    pub fn forget_event(&mut self, event: u64) {
        self.events.remove(&event);
        RECORDED.store(self.events.len() as u32, Relaxed);
    }

    /// An event was recorded in a stream, or a stream waits for one.
    pub fn follow(&mut self, call: &Call, moment: Moment, is_live: impl Fn(Key) -> bool) {
        let value = |kind| call.taken().find(|(of, _)| *of == kind).map(|(_, value)| value);
        let Some(event) = value(Kind::Event) else { return };
        let stream = value(Kind::Stream);
        if call.site.name().starts_with("cuEventRecord") {
            self.events.remove(&event);
            let capture = stream.and_then(|stream| {
                let own = Some((Kind::Capture, stream)).filter(|key| is_live(*key));
                Some((stream, own.or_else(|| Some(self.entered.get(&stream)?.0))?))
            });
            if let Some((stream, capture)) = capture.filter(|_| self.events.len() < EVENTS) {
                self.events.insert(event, (stream, capture, moment));
            }
            RECORDED.store(self.events.len() as u32, Relaxed);
        } else if let (Some(stream), Some((from, capture, _))) = (stream, self.events.get(&event)) {
            if !is_live(*capture) {
                return;
            }
            self.entered.remove(from);
            if stream != capture.1 {
                self.entered.insert(stream, (*capture, moment));
            }
        }
    }
}

/// Says of an event that is the cause where it was recorded, or that it was not.
fn of_event(objects: &Objects, call: &Call, code: CUresult, places: &mut Vec<Place>) -> String {
    use CUresult as C;
    let mut blame = Blame { sentence: String::new(), places: std::mem::take(places) };
    let event = call.taken().find(|(kind, _)| *kind == Kind::Event);
    let of_events = matches!(
        code,
        C::CUDA_ERROR_STREAM_CAPTURE_MERGE
            | C::CUDA_ERROR_STREAM_CAPTURE_ISOLATION
            | C::CUDA_ERROR_CAPTURED_EVENT
    );
    if let Some(key) = event.filter(|_| of_events) {
        let recorded = objects.captured.events.get(&key.1);
        blame.sentence = format!("; event {:#x} was ", key.1);
        match (recorded, objects.alive(key)) {
            (Some((stream, capture, moment)), _) => {
                blame.sentence += &format!("last recorded by {}", name(*moment));
                blame.say_place(objects, *moment);
                blame.sentence +=
                    &format!(" in stream {stream:#x}, in the capture of stream {:#x}", capture.1);
            }
            (None, Some(event)) if code == C::CUDA_ERROR_STREAM_CAPTURE_ISOLATION => {
                blame.sentence += &done(event.made.function);
                blame.say_place(objects, event.made);
                blame.sentence += ", and not recorded in that";
            }
            _ => blame.sentence.clear(),
        }
    }
    *places = blame.places;
    blame.sentence
}

/// Says which capture forbids a call that has broken none.
fn of_a_capture(objects: &Objects, call: &Call, own: Option<Key>, code: CUresult) -> Option<Blame> {
    use CUresult as C;
    let mut blame = Blame::default();
    match code {
        C::CUDA_ERROR_STREAM_CAPTURE_UNJOINED => {
            let own = own?;
            let entered = objects.captured.entered.iter().find(|(_, (of, _))| *of == own);
            let (stream, (_, moment)) = entered?;
            say_capture(&mut blame, objects, own)?;
            blame.sentence += &format!(
                ", was not joined by stream {stream:#x}, which entered it by {}",
                name(*moment)
            );
            blame.say_place(objects, *moment);
        }
        C::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED => {
            let own = own?;
            let (capture, moment) = objects.captured.entered.get(&own.1)?;
            say_capture(&mut blame, objects, *capture)?;
            blame.sentence +=
                &format!(", is that which stream {:#x} entered by {}", own.1, name(*moment));
            blame.say_place(objects, *moment);
        }
        C::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD => {
            say_capture(&mut blame, objects, own?)?;
            blame.sentence += &format!(", is not of this thread, {}", objects::thread());
        }
        C::CUDA_ERROR_ILLEGAL_STATE if own.is_none() => {
            let ends = call.with(|role| role == Role::Ends);
            let graphs = ends.filter(|(handle, _)| handle.kind == Kind::Graph);
            let of = |graph| objects.captures().find(|key| objects.parent(*key) == Some(graph));
            let found = graphs.map(|(_, graph)| (Kind::Graph, graph.value()));
            let (graph, capture) = found.into_iter().find_map(|key| Some((key, of(key)?)))?;
            say_capture(&mut blame, objects, capture)?;
            blame.sentence += &format!(", goes into {}", named(graph));
            let graph = objects.alive(graph)?.made;
            blame.sentence += &format!(", {}", done(graph.function));
            blame.say_place(objects, graph);
        }
        C::CUDA_ERROR_ILLEGAL_STATE => {
            call.with(|role| role == Role::Begins)
                .find(|(handle, _)| handle.kind == Kind::Capture)?;
            say_capture(&mut blame, objects, own?)?;
            blame.sentence += ", has not ended";
        }
        C::CUDA_ERROR_INVALID_VALUE => {
            const ASK: [&str; 2] = ["cuEventQuery", "cuEventSynchronize"];
            if !ASK.contains(&call.site.name()) {
                return None;
            }
            let (_, event) = call.taken().find(|(kind, _)| *kind == Kind::Event)?;
            let (_, capture, moment) = objects.captured.events.get(&event)?;
            blame.sentence = format!("event {event:#x} was last recorded by {}", name(*moment));
            blame.say_place(objects, *moment);
            blame.sentence += " in ";
            say_past_capture(&mut blame, objects, *capture);
        }
        _ => return None,
    }
    Some(blame)
}

/// Names a capture that may have ended.
fn say_past_capture(blame: &mut Blame, objects: &Objects, key: Key) {
    blame.sentence += &format!("the capture of stream {:#x}", key.1);
    if let Some(capture) = objects.alive(key).or_else(|| objects.dead(key)) {
        blame.sentence += &format!(", {}", done(capture.made.function));
        blame.say_place(objects, capture.made);
    }
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

/// The function of a moment.
pub fn name(moment: Moment) -> String {
    done(moment.function).rsplit(' ').next().unwrap_or_default().to_owned()
}

#[cfg(test)]
#[path = "../tests/unit/captures.rs"]
mod tests;
