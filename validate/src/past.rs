//! Notes the part of calls in the past of later ones: the objects that they create and end, and the work that they launch and
//! wait for.
//!
//! An object that is dead before the call is noted then, because the call may end its process. If it succeeds all the same, the
//! value is that of a new object, which was not seen being created.

use crate::broken::{capturing, is_askable};
use crate::call::{Call, Moment, current};
use crate::handle::{Key, Kind, Role, has, has_lives, held_in};
use crate::launches::{
    self, COPIES, EVENTS, Ends, Failed, GONE, LAUNCHES, ROOM, Ring, Work, is_default, stream,
    waited, waited_for_event, waited_for_stream,
};
use crate::objects::{self, Objects};
use crate::spool::{Place, Spool};
use crate::words::Blame;
use crate::{blame, captures, failed, site};
use cuda_checked::causes;
use cuda_sys::{CUlaunchConfig, CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use std::mem::offset_of;
use std::ptr::without_provenance_mut;
use std::sync::atomic::Ordering::Relaxed;

/// What is known of a call before it is made.
pub struct Before {
    moment: Moment,
    /// Objects that it is to end.
    ending: Vec<(Key, u64)>,
    /// Objects that it takes and that are dead.
    pub dead: Vec<(Key, u64)>,
    /// It allocates or frees memory of a graph.
    is_captured: bool,
}

/// Notes what the call is to end. Returns the sentence on an object that is dead already.
pub fn before(spool: &Spool, call: &Call) -> Option<(Before, Option<Blame>)> {
    if !objects::is_on() {
        return None;
    }
    let follows = captures::follows(call.site.handles);
    let makes = has_lives(call.site.handles) || follows && captures::has_live();
    let place = makes.then(|| call.place(spool)).flatten();
    let is_captured = is_captured(spool, call);
    let ends = call.with(|role| role == Role::Ends);
    let ends: Vec<_> =
        ends.map(|(handle, argument)| (handle, call.value(handle, argument))).collect();
    let taken: Vec<Key> = call.taken().filter(|(kind, _)| !kind.is_of_addresses()).collect();
    let known = objects::with(spool, |objects| {
        let moment = call.moment(objects.places.number(place));
        let dead = |key: &Key| Some((*key, objects.dead(*key).filter(|object| object.is_dead())?));
        let dead: Vec<_> = taken.iter().filter_map(dead).collect();
        let blame = dead.first().map(|(key, object)| Blame::default().ended(objects, *key, object));
        let dead = dead.into_iter().map(|(key, object)| (key, object.generation)).collect();
        let mut before = Before { moment, ending: Vec::new(), dead, is_captured };
        for (handle, value) in &ends {
            if is_captured && handle.kind == Kind::Memory {
                continue;
            }
            match handle.kind {
                Kind::Stream => objects.forget_captures(|_, stream| stream == *value),
                // Streams that were not seen being created may be of it.
                Kind::Context | Kind::GreenContext => objects.forget_captures(|objects, stream| {
                    objects.alive((Kind::Stream, stream)).is_none()
                }),
                _ => {}
            }
            // What was not created is not there: the number of a device, for example.
            let mut keys = vec![(handle.kind, *value)];
            if let (Kind::Mapping, Some(size)) = (handle.kind, handle.of) {
                keys = objects.within(handle.kind, *value, call.arguments[size].value());
            }
            let with = call.stream().filter(|_| handle.kind == Kind::Memory);
            let with = with.map(|value| (Kind::Stream, stream(value)));
            let begin = |key| Some((key, objects.begin_end(key, moment, with)?));
            before.ending.extend(keys.into_iter().filter_map(begin));
        }
        (before, blame)
    });
    let has_streams = |kind| matches!(kind, Kind::Stream | Kind::Context | Kind::GreenContext);
    if ends.iter().any(|(handle, _)| has_streams(handle.kind)) {
        objects::wait_for_askers();
    }
    known
}

/// Notes what the call has created and ended.
///
/// # Safety
///
/// Where it succeeded, it must have stored what it creates.
pub unsafe fn after(spool: &Spool, call: &Call, before: &Before, answer: CUresult) {
    let has_succeeded = answer == CUresult::CUDA_SUCCESS || answer == call.site.answers;
    let moment = before.moment;
    let mut made = Vec::new();
    let mut gone = None;
    if has_succeeded {
        let taken: Vec<Key> = call.taken().collect();
        let is_made = |role| matches!(role, Role::Creates | Role::Finds | Role::Begins);
        for (handle, argument) in call.with(is_made) {
            let value = match handle.role {
                Role::Begins => call.value(handle, argument),
                // SAFETY: the caller guarantees it.
                _ => unsafe { argument.stored(handle.kind) },
            };
            let (mut of, mut name) = (0, None);
            match (handle.kind, handle.of.map(|index| call.arguments[index])) {
                // SAFETY: the caller guarantees it. The size of a variable is stored too.
                (Kind::Variable, Some(size)) => of = unsafe { size.stored(handle.kind) },
                (Kind::Function | Kind::Kernel, text) => {
                    // SAFETY: the driver has read it.
                    name = text.and_then(|text| unsafe { text.text() });
                }
                (kind, Some(size)) if kind.is_of_addresses() => of = size.value(),
                // A device, a mode and flags may be zero.
                (_, Some(number)) => of = number.value() + 1,
                (Kind::IPCMemory | Kind::Memory, None) => {
                    of = blame::range_of(value).map_or(0, |of| of.1);
                }
                _ => {}
            }
            if handle.kind.has(value) {
                // Memory of a pool outlives the context.
                let is_pooled = handle.kind == Kind::Memory && call.stream().is_some();
                let parent = handle.kind.parent(&taken, || current().filter(|_| !is_pooled));
                made.push(((handle.kind, value), parent, of, name, handle.role == Role::Finds));
            }
        }
        if has(call.site.handles, Kind::IPCHandle) && has(call.site.handles, Kind::Event) {
            launches::others_record(true);
        }
        let by_device = call.with(|role| role == Role::Ends).find(|(_, argument)| argument.1 == 4);
        gone = by_device.map(|(_, device)| device.value()).filter(|device| !is_active(*device));
    }
    let follows = has_succeeded && captures::follows(call.site.handles);
    let stream = if follows { call.capturing() } else { None };
    let shows = has_succeeded && !site::accepts_dead(call.site.name());
    objects::with(spool, |objects| {
        for (key, generation) in &before.ending {
            objects.finish_end(*key, *generation, has_succeeded);
        }
        for (key, generation) in before.dead.iter().filter(|_| shows) {
            objects.forget_dead(*key, *generation);
        }
        if follows {
            objects.follow(call, stream, moment);
        }
        if let Some(context) = gone.and_then(|device| objects.primary(device)) {
            objects.die(context, moment, None);
        }
        for (key, parent, of, name, again) in made {
            if before.is_captured && key.0 == Kind::Memory {
                continue;
            }
            objects.create(key, parent, of, moment, again);
            if matches!(key.0, Kind::Function | Kind::Kernel) {
                let of_kernel = || parent.and_then(|of| objects.launches.names.get(&of.1).cloned());
                let name = name.or_else(of_kernel).unwrap_or_default();
                objects.launches.name(key.1, name);
            }
        }
    });
}

/// Whether memory of a graph is allocated or freed: the call's stream is captured, and each launch of the graph does it.
fn is_captured(spool: &Spool, call: &Call) -> bool {
    let has_memory = has(call.site.handles, Kind::Memory);
    let stream = call.stream().filter(|_| has_memory && captures::has_live());
    let Some(stream) = stream else { return false };
    let asks = |objects: &mut Objects| is_askable(objects, stream).then(objects::asks);
    let Some(_asking) = objects::with(spool, asks).flatten() else { return false };
    capturing(stream)
        != (CUresult::CUDA_SUCCESS, CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE)
}

/// Whether the primary context of a device lives. In doubt it does.
fn is_active(device: u64) -> bool {
    let (mut flags, mut active) = (0, 0);
    // SAFETY: the call writes two values.
    let answer =
        unsafe { cuda_sys::cuDevicePrimaryCtxGetState(device as i32, &mut flags, &mut active) };
    answer != CUresult::CUDA_SUCCESS || active != 0
}

/// Notes the work of a call that has succeeded. `ends` has the numbers of the next work when it began.
///
/// # Safety
///
/// It must have succeeded, with these arguments.
pub unsafe fn worked(spool: &Spool, call: &Call, ends: Ends) {
    let value = |index: usize| call.arguments.get(index).map_or(0, |argument| argument.value());
    let (mut addresses, mut size) = ([0; 2], 0);
    for handle in call.site.handles {
        let own = || value(handle.index);
        match handle.role {
            Role::Launches => {
                let config = call.config();
                // SAFETY: the driver has read the struct.
                let attributes: u32 =
                    unsafe { held_in(config, offset_of!(CUlaunchConfig, numAttrs)) };
                if handle.kind == Kind::ExecutableGraph || attributes > 0 {
                    launches::others_record(false);
                }
                return enqueued(spool, call, LAUNCHES, own(), call.sizes(handle, config));
            }
            Role::Records => enqueued(spool, call, EVENTS, own(), [ends[0], ends[1], 0, 0]),
            Role::Waits if handle.kind == Kind::Stream => {
                let own = stream(call.stream().unwrap_or(0));
                let of = if is_default(own) { current() } else { None };
                waited_for_stream(ends, own, of);
            }
            Role::Waits if handle.kind == Kind::Event => waited_for_event(ends, own()),
            Role::Waits => {
                if let Some(own) = Some(own()).filter(|own| *own != 0).or_else(current) {
                    // A copy between two contexts may be in a stream of the one that was not current.
                    objects::with(spool, |objects| {
                        let of =
                            |context, stream| failed::of_stream(objects, stream).unwrap_or(context);
                        waited(ends, |context, stream| of(context, stream) == own);
                    });
                }
            }
            Role::Spans => match (handle.each, handle.of) {
                (Some(count), Some(sizes)) => {
                    let lists = [own(), value(sizes)];
                    let count = value(count);
                    // More are not kept.
                    for index in count.saturating_sub(ROOM)..count {
                        let index = index as usize;
                        let at = index * size_of::<u64>();
                        // SAFETY: the driver has read so many elements.
                        let [start, size] = lists.map(|list| unsafe { held_in::<u64>(list, at) });
                        copied(spool, call, [start, 0], size);
                    }
                }
                _ => {
                    let range = call.range(handle);
                    addresses[usize::from(addresses[0] != 0)] = range[0];
                    size = size.max(range[1]);
                }
            },
            // Its memory comes first.
            _ if size > 0 => break,
            _ => {}
        }
    }
    copied(spool, call, addresses, size);
}

fn copied(spool: &Spool, call: &Call, [to, from]: [u64; 2], size: u64) {
    let rest = [to, from, size, objects::generation()];
    if size > 0 {
        enqueued(spool, call, COPIES, call.site.number as u64, rest);
    }
}

/// Keeps work, and waits for a launch if that is asked for. In a capture nothing is launched.
fn enqueued(spool: &Spool, call: &Call, ring: &Ring, function: u64, rest: [u64; 4]) {
    let named = call.stream();
    let value = named.unwrap_or(0);
    let from = spool.sync_from.load(Relaxed);
    let mut can_wait = from > 0 && std::ptr::eq(ring, LAUNCHES);
    if can_wait || captures::has_live() {
        let (answer, status) = capturing(value);
        if status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE {
            return;
        }
        can_wait &= answer == CUresult::CUDA_SUCCESS || causes::is_of_earlier_work(answer);
    }
    // The record of a context is of several streams.
    let is_record = std::ptr::eq(ring, EVENTS);
    let own = if is_record && named.is_none() { GONE } else { stream(value) };
    let address = call.address().unwrap_or(0) as u64;
    // That of a record is the default stream's.
    let has_context = !is_record || is_default(own);
    let context = if has_context { current().unwrap_or(0) } else { 0 };
    let work = Work { number: 0, context, stream: own, function, address, rest };
    let number = ring.keep(&work);
    if can_wait && number >= from {
        let answer = wait(value);
        if answer == CUresult::CUDA_SUCCESS {
            waited_for_stream([number + 1, 0, 0], own, Some(context));
        } else if causes::is_of_earlier_work(answer) {
            objects::with(spool, |objects| {
                let place = Some(Place::of(address as usize));
                let moment = call.moment(objects.places.number(place));
                let words = failed::describe(objects, &Work { number, ..work });
                let failed = Failed { moment, code: answer, launch: Some(words) };
                let context = failed::context_of(objects, &work);
                objects.launches.failed.entry(context).or_insert(failed);
            });
        }
    }
}

/// Waits for a stream that is not captured, and breaks no other capture.
fn wait(stream: u64) -> CUresult {
    let stream: CUstream = without_provenance_mut(stream as usize);
    let mut mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
    // SAFETY: the calls read and write one value. The stream took a launch.
    unsafe {
        let changed = cuda_sys::cuThreadExchangeStreamCaptureMode(&mut mode);
        if changed != CUresult::CUDA_SUCCESS {
            return changed;
        }
        let answer = cuda_sys::cuStreamSynchronize(stream);
        let _ = cuda_sys::cuThreadExchangeStreamCaptureMode(&mut mode);
        answer
    }
}

#[cfg(test)]
#[path = "../tests/unit/past.rs"]
pub mod tests;
