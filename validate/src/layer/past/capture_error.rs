//! Says which capture a call has broken, or which call broke the capture that it is a part of.
//!
//! A call that the driver refuses may break captures, those of other streams and threads too. So after a refusal with a code of
//! captures the driver is asked of each capture that was whole until then, and after another refusal of that of the call's
//! own stream. Later calls are told that they are not the cause. One that could not break a capture which is found broken is
//! not the cause either: then none is named.

use crate::layer::call::Call;
use crate::layer::call::handle::{Handle, Key, ObjectKind, Role, named};
use crate::layer::call::stream::{self, PER_THREAD, is_default};
use crate::layer::past::captures::{RecordedEvent, has_live};
use crate::layer::past::explanation::Explanation;
use crate::layer::past::objects::{self, Description, Object, Objects};
use crate::layer::process::thread;
use crate::spool::Spool;
use libcuda_sys::{CUresult, CUstream, CUstream_flags, CUstreamCaptureMode, CUstreamCaptureStatus};
use std::ptr::without_provenance_mut;

/// Whether a code is one of captures.
pub fn is_own(code: CUresult) -> bool {
    (CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED.0
        ..=CUresult::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD.0)
        .contains(&code.0)
}

/// Says who broke the capture that this call is a part of, or which capture this call has broken.
pub fn explain(spool: &Spool, call: &Call, code: CUresult) -> Option<Explanation> {
    let own = call.capturing();
    let of_capture = |of: &Key| is_own(code) || Some(of.1) == own;
    // The default streams of other threads have no name here, and those of other contexts.
    let here = has_live().then(|| stream::capture_identity(2));
    let is_here = |(_, stream): &Key| !is_default(*stream) || Some(*stream) == here;
    let (intact, others, joined, asking) = objects::with(spool, |objects| {
        let intact = intact(objects).into_iter().filter(of_capture);
        let (intact, mut others): (Vec<Key>, Vec<Key>) = intact.partition(is_here);
        // Those of other threads' default streams cannot be asked about. Without others they are why the call is refused.
        let are_cause = code == CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
            && call.stream().is_none()
            && others.len() == objects.living(ObjectKind::Capture).count();
        others.retain(|key| are_cause && reaches(objects, *key, thread::id(), code));
        let joined = own.filter(|own| is_askable(objects, *own));
        let asking = (!intact.is_empty()).then(objects::asks);
        (intact, others, joined, asking)
    })?;
    let invalidated =
        (CUresult::CUDA_SUCCESS, CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_INVALIDATED);
    let is_broken = |stream| capturing(stream) == invalidated;
    let broken = intact.into_iter().filter(|(_, stream)| is_broken(*stream));
    let mut own_breaks: Vec<Key> = broken.chain(others).collect();
    // It may be one that joined a capture.
    let is_in_broken = !own_breaks.is_empty() && joined.is_some_and(is_broken);
    drop(asking);
    let is_later = code == CUresult::CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    // A wait for a context breaks the captures of its streams, also those of other threads.
    let unsupported = code == CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    let waits_for = unsupported.then(|| waited(call)).flatten();
    // Noted at once: another thread may find the capture broken too, and know of no call that did it.
    objects::with(spool, |objects| {
        own_breaks.retain(|key| {
            let is_own = is_in_broken || Some(key.1) == own;
            let is_waited =
                || waits_for.is_some_and(|context| is_of_context(objects, *key, context));
            let is_by_this =
                !is_later && (is_own || is_waited() || reaches(objects, *key, thread::id(), code));
            let by = objects.captures.breaks.entry(*key).or_default();
            let is_first = is_by_this && by.is_none();
            *by = by.or(is_first.then(|| (call.moment(0), code)));
            is_first
        });
    });
    let place = if own_breaks.is_empty() { None } else { call.full_place(spool) };
    objects::with(spool, |objects| {
        let place = objects.places.intern(place);
        for key in &own_breaks {
            if let Some(Some((moment, _))) = objects.captures.breaks.get_mut(key) {
                moment.place = place;
            }
        }
        let own = own.map(|own| (ObjectKind::Capture, own));
        match own_breaks[..] {
            [first, ref rest @ ..] => {
                let explanation = explain_the_cause(objects, first, rest.len())?;
                Some(explanation.more("; ", cause(objects, call, first.1, code)))
            }
            [] if is_later => explain_a_later_call(objects, own?),
            [] => explain_by_capture(objects, call, own, code),
        }
    })?
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
    let mut ends = call.handles(|role| role == Role::Ends);
    if is_over && ends.any(|(handle, _)| handle.kind == ObjectKind::Capture) {
        let key = (ObjectKind::Capture, call.capturing().unwrap_or(0));
        let place = call.place(spool);
        objects::with(spool, |objects| {
            // One that is dead has ended before.
            let Some(generation) = objects.alive(key).map(|capture| capture.generation) else {
                return;
            };
            // Its graph goes with it, unless it had ended before.
            let moment = call.moment(objects.places.intern(place));
            if code != C::CUDA_ERROR_ILLEGAL_STATE {
                objects.parts_die(key, generation, moment);
            }
            objects.forget(key);
        });
    }
}

/// The captures that no call is known to have broken, of streams that live.
fn intact(objects: &Objects) -> Vec<Key> {
    let breaks = &objects.captures.breaks;
    let is_intact = |key: &Key| !breaks.contains_key(key) && is_askable(objects, key.1);
    objects.living(ObjectKind::Capture).map(|(key, _)| key).filter(is_intact).collect()
}

/// Whether the driver may be asked of a stream that was named: it crashes on one that is destroyed, and its context may be about
/// to take it along.
pub fn is_askable(objects: &Objects, stream: u64) -> bool {
    let key = (ObjectKind::Stream, stream);
    let has_context =
        |stream: &Object| stream.parent.is_none() || objects.context_of(key).is_some();
    objects.dead(key).is_none() && objects.alive(key).is_none_or(has_context)
}

/// Whether a stream is captured, as the driver says. That leaves a capture as it is.
pub fn capturing(stream: u64) -> (CUresult, CUstreamCaptureStatus) {
    let own = if stream & PER_THREAD != 0 { 2 } else { stream };
    let stream: CUstream = without_provenance_mut(own as usize);
    let mut status = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE;
    // SAFETY: the stream took a launch, or was not seen being destroyed, and who destroys it waits. The call writes one value.
    let answer = unsafe { libcuda_sys::cuStreamIsCapturing(stream, &mut status) };
    (answer, status)
}

/// Whether a call in this thread, which does not name the stream of a capture, can break that.
fn reaches(objects: &Objects, key: Key, thread: u32, code: CUresult) -> bool {
    use CUresult as C;
    use CUstreamCaptureMode as Mode;
    let Some(capture) = objects.alive(key) else { return false };
    match (code, mode(capture)) {
        // An event leads to the capture in which it was recorded.
        (C::CUDA_ERROR_STREAM_CAPTURE_MERGE | C::CUDA_ERROR_CAPTURED_EVENT, _) => true,
        (_, Some(Mode::CU_STREAM_CAPTURE_MODE_RELAXED)) => false,
        (_, Some(Mode::CU_STREAM_CAPTURE_MODE_GLOBAL)) => true,
        _ => capture.made.thread == thread,
    }
}

/// The mode that the program has stated.
fn mode(capture: &Object) -> Option<CUstreamCaptureMode> {
    match capture.description {
        Description::Mode(mode) => Some(mode),
        _ => None,
    }
}

fn explain_the_cause(objects: &Objects, key: Key, others: usize) -> Option<Explanation> {
    let explanation = describe_capture("it broke ", objects, key)?;
    Some(if others > 0 { explanation.and(format!(", and {others} more")) } else { explanation })
}

fn explain_a_later_call(objects: &Objects, key: Key) -> Option<Explanation> {
    let (moment, code) = (*objects.captures.breaks.get(&key)?)?;
    let explanation =
        describe_capture("", objects, key)?.and(", was broken by ").call(objects, moment);
    Some(explanation.and(format!(" in thread {}, which returned {code:?}", moment.thread)))
}

/// Says which capture forbids a call that has broken none.
fn explain_by_capture(
    objects: &Objects,
    call: &Call,
    own: Option<Key>,
    code: CUresult,
) -> Option<Explanation> {
    use CUresult as C;
    let entered = &objects.captures.entered;
    let (capture, words, moment) = match code {
        C::CUDA_ERROR_STREAM_CAPTURE_UNJOINED => {
            let (stream, (capture, moment)) =
                entered.iter().find(|(_, (capture, _))| Some(*capture) == own)?;
            let stream = named((ObjectKind::Stream, *stream));
            (*capture, format!("was not joined by {stream}, which entered it by "), Some(*moment))
        }
        C::CUDA_ERROR_STREAM_CAPTURE_UNMATCHED => {
            let (stream, (capture, moment)) = entered.get_key_value(&own?.1)?;
            let stream = named((ObjectKind::Stream, *stream));
            (*capture, format!("is that which {stream} entered by "), Some(*moment))
        }
        C::CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD => {
            (own?, format!("is not of this thread, {}", thread::id()), None)
        }
        C::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED => {
            let words = "is of the context for all of whose work the call waits".to_owned();
            let context = waited(call)?;
            let mut captures = objects.living(ObjectKind::Capture).map(|(key, _)| key);
            let capture = captures.find(|key| is_of_context(objects, *key, context))?;
            (capture, words, None)
        }
        C::CUDA_ERROR_ILLEGAL_STATE if own.is_none() => {
            let mut ends = call.handles(|role| role == Role::Ends);
            let (graph, capture) = ends.find_map(|(handle, argument)| {
                let graph = (handle.kind, argument.value());
                let mut all = objects.living(ObjectKind::Capture);
                let is_into =
                    |object: &Object| object.parent.is_some_and(|(parent, _)| parent == graph);
                Some((graph, all.find(|(_, object)| is_into(object))?.0))
            })?;
            let words = format!("goes into {}, created by ", named(graph));
            (capture, words, Some(objects.alive(graph)?.made))
        }
        C::CUDA_ERROR_ILLEGAL_STATE => {
            call.handles(|role| role == Role::Begins)
                .find(|(handle, _)| handle.kind == ObjectKind::Capture)?;
            (own?, "has not ended".to_owned(), None)
        }
        C::CUDA_ERROR_INVALID_VALUE => {
            call.handles(|role| role == Role::Waits).next()?;
            let event = call.first_taken(ObjectKind::Event)?;
            // It may have ended, and the stream have a new one.
            let (capture, generation) = objects.captures.events.get(&event)?.capture;
            let known = objects.alive(capture).or_else(|| objects.dead(capture));
            let known = known.filter(|known| known.generation == generation);
            let made = known.map(|known| Explanation::default().made(objects, known.made));
            return Some(explain_by_event(objects, event)?.more(", ", made));
        }
        _ => return None,
    };
    let by = moment.map(|moment| Explanation::default().call(objects, moment));
    Some(describe_capture("", objects, capture)?.and(", ").and(words).more("", by))
}

/// The context for all of whose work a call waits: its argument, or the current one.
fn waited(call: &Call) -> Option<u64> {
    let is_of_context =
        |handle: &&Handle| (handle.kind, handle.role) == (ObjectKind::Context, Role::Waits);
    let handle = call.entry.handles.iter().find(is_of_context)?;
    let named = call.arguments.get(handle.index).map(|argument| argument.value());
    named.or_else(thread::context)
}

/// Whether a capture is that of a stream of this context.
fn is_of_context(objects: &Objects, key: Key, context: u64) -> bool {
    objects.context_of((ObjectKind::Stream, key.1)).is_some_and(|(own, _)| own == context)
}

/// Says of an event of a capture where it was recorded.
fn explain_by_event(objects: &Objects, event: u64) -> Option<Explanation> {
    let RecordedEvent { stream, capture: (capture, _), moment } =
        objects.captures.events.get(&event)?;
    let [stream, of] = [*stream, capture.1].map(|stream| named((ObjectKind::Stream, stream)));
    let explanation = Explanation::new(format!("event {event:#x} was last recorded by "));
    Some(explanation.call(objects, *moment).and(format!(" in {stream}, in the capture of {of}")))
}

/// Says of what else is the cause where it comes from: a stream that waits for the legacy stream, or an event.
fn cause(objects: &Objects, call: &Call, stream: u64, code: CUresult) -> Option<Explanation> {
    use CUresult as C;
    let made = |key: Key, without: &str| {
        let object = objects.alive(key)?;
        let explanation = Explanation::new(format!("{} was created {without}by ", named(key)));
        Some(explanation.call(objects, object.made))
    };
    let event = call.first_taken(ObjectKind::Event);
    match code {
        C::CUDA_ERROR_STREAM_CAPTURE_IMPLICIT => {
            let flag = CUstream_flags::CU_STREAM_NON_BLOCKING;
            let stream = (ObjectKind::Stream, stream);
            let known = objects.alive(stream).filter(|known| known.has_flag(flag.bits(), false));
            known.and_then(|_| made(stream, &format!("without {flag:?} ")))
        }
        C::CUDA_ERROR_STREAM_CAPTURE_MERGE | C::CUDA_ERROR_CAPTURED_EVENT => {
            explain_by_event(objects, event?)
        }
        C::CUDA_ERROR_STREAM_CAPTURE_ISOLATION => explain_by_event(objects, event?).or_else(|| {
            Some(made((ObjectKind::Event, event?), "")?.and(", and not recorded in that"))
        }),
        _ => None,
    }
}

fn describe_capture(before: &str, objects: &Objects, key: Key) -> Option<Explanation> {
    let capture = objects.alive(key)?;
    let explanation = Explanation::new(format!("{before}the {}, ", named(key)));
    let thread = format!(" in thread {}", capture.made.thread);
    let explanation = explanation.made(objects, capture.made).and(thread);
    Some(explanation.and(mode(capture).map_or(String::new(), |mode| format!(" with {mode:?}"))))
}

#[cfg(test)]
#[path = "../../../tests/unit/capture_error.rs"]
mod tests;
