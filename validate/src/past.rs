//! Notes the part of calls in the past of later ones: the objects that they create and end, and the work that they launch and
//! wait for.
//!
//! An object that is dead before the call is noted then, because the call may end its process. If it succeeds all the same, the
//! value is that of a new object, which was not seen being created.

use crate::call::{Call, Moment, current};
use crate::handle::{Key, Kind, Role, has_lives};
use crate::launches::{Failed, Launch, Part, Work, keep, stream, waited, waited_for_stream};
use crate::objects::{self, Objects};
use crate::spool::{Place, Spool};
use crate::words::Blame;
use crate::{blame, captures, failed};
use cuda_checked::causes;
use cuda_sys::{CUlaunchConfig, CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use std::ffi::CStr;
use std::ptr::without_provenance_mut;
use std::sync::atomic::Ordering::Relaxed;

/// What is known of a call before it is made.
pub struct Before {
    moment: Moment,
    /// Objects that it is to end.
    ending: Vec<(Key, u64)>,
    /// Objects that it takes and that are dead.
    pub dead: Vec<(Key, u64)>,
}

/// Functions that succeed with a dead object: that shows no new one.
const LAX: [&str; 4] =
    ["cuCtxPushCurrent", "cuCtxSetCurrent", "cuSurfObjectDestroy", "cuTexObjectDestroy"];

/// Notes what the call is to end. Returns the sentence on an object that is dead already.
pub fn before(spool: &Spool, call: &Call) -> Option<(Before, Option<Blame>)> {
    if !objects::is_on() {
        return None;
    }
    let follows = captures::follows(call.site.name());
    let makes = has_lives(call.site.handles) || follows && captures::has_live();
    let place = makes.then(|| call.place(spool)).flatten();
    let known = objects::with(spool, |objects| {
        let moment = call.moment(objects.places.number(place));
        let taken = call.taken().filter(|(kind, _)| !kind.is_of_addresses());
        let dead: Vec<_> = taken
            .filter_map(|key| Some((key, objects.dead(key).filter(|object| object.is_dead())?)))
            .collect();
        let blame = dead.first().map(|(key, object)| blame::of_dead(objects, *key, object));
        let dead = dead.into_iter().map(|(key, object)| (key, object.generation)).collect();
        let mut before = Before { moment, ending: Vec::new(), dead };
        for (handle, argument) in call.with(|role| role == Role::Ends) {
            if is_captured(objects, call, handle.kind) {
                continue;
            }
            match handle.kind {
                Kind::Stream => objects.forget_captures(|_, stream| stream == argument.value()),
                // Streams that were not seen being created may be of it.
                Kind::Context | Kind::GreenContext => objects.forget_captures(|objects, stream| {
                    objects.alive((Kind::Stream, stream)).is_none()
                }),
                _ => {}
            }
            let keys = match handle.of {
                Some(size) if handle.kind == Kind::Mapping => {
                    objects.within(handle.kind, argument.value(), call.arguments[size].value())
                }
                _ if argument.1 == 8 && handle.kind.has(argument.value()) => {
                    vec![(handle.kind, argument.value())]
                }
                _ => Vec::new(),
            };
            for key in keys {
                let generation = objects.begin_end(key, moment);
                before.ending.extend(generation.map(|generation| (key, generation)));
            }
        }
        (before, blame)
    });
    let has_streams = |kind| matches!(kind, Kind::Stream | Kind::Context | Kind::GreenContext);
    if call.with(|role| role == Role::Ends).any(|(handle, _)| has_streams(handle.kind)) {
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
        for (handle, argument) in call.with(|role| matches!(role, Role::Creates | Role::Begins)) {
            let value = match handle.role {
                // SAFETY: the caller guarantees it.
                Role::Creates => unsafe { handle.stored(argument) },
                _ => argument.value(),
            };
            let of = handle.of.map_or(0, |index| match handle.kind {
                // SAFETY: the caller guarantees it. The size of a variable is stored too.
                Kind::Variable => unsafe { call.arguments[index].stored(size_of::<usize>()) },
                _ => call.arguments[index].value(),
            });
            // A device has the number zero too, and so has a mode.
            let is_number = matches!(handle.kind, Kind::Capture | Kind::Context);
            let of = of + u64::from(is_number && handle.of.is_some());
            if handle.kind.has(value) {
                let parent = handle.kind.parent(&taken, current);
                made.push(((handle.kind, value), parent, of));
            }
        }
        let by_device = call.with(|role| role == Role::Ends).find(|(_, argument)| argument.1 == 4);
        gone = by_device.map(|(_, device)| device.value()).filter(|device| !is_active(*device));
    }
    let opens = ["Attach", "Get", "Import", "Open", "Retain"];
    let opens = opens.iter().any(|verb| call.site.name().contains(verb));
    let shows = has_succeeded && !LAX.iter().any(|name| call.site.name().starts_with(name));
    objects::with(spool, |objects| {
        for (key, generation) in &before.ending {
            objects.finish_end(*key, *generation, has_succeeded);
        }
        for (key, generation) in before.dead.iter().filter(|_| shows) {
            objects.revive(*key, *generation);
        }
        if captures::follows(call.site.name()) && has_succeeded {
            objects.follow(call, moment);
        }
        if let Some(context) = gone.and_then(|device| objects.primary(device)) {
            objects.die(context, moment, None);
        }
        for (key, parent, of) in made {
            if !is_captured(objects, call, key.0) {
                objects.create(key, parent, of, moment, opens);
            }
        }
    });
}

/// Memory of a graph, if a stream is captured: each launch of the graph allocates it, or frees it.
fn is_captured(objects: &Objects, call: &Call, kind: Kind) -> bool {
    kind == Kind::Memory
        && call.site.handles.iter().any(|handle| handle.kind == Kind::Stream)
        && objects.captured().next().is_some()
}

/// Whether the primary context of a device lives. In doubt it does.
fn is_active(device: u64) -> bool {
    let (mut flags, mut active) = (0, 0);
    // SAFETY: the call writes two values.
    let answer =
        unsafe { cuda_sys::cuDevicePrimaryCtxGetState(device as i32, &mut flags, &mut active) };
    answer != CUresult::CUDA_SUCCESS || active != 0
}

/// Notes a call that has succeeded. `end` is the number of the next launch when it began.
///
/// # Safety
///
/// It must have succeeded, with these arguments, and its function must have this work.
pub unsafe fn worked(spool: &Spool, call: &Call, Work(part, is_own): Work, end: u64) {
    let value = |index: usize| call.arguments[index].value();
    match part {
        Part::None => {}
        Part::Kernel => {
            let Some(all) = call.arguments.first_chunk::<9>() else { return };
            // SAFETY: the wrapper's own arguments, which have these sizes in both functions.
            unsafe {
                let dimensions = [1, 2, 3, 4, 5, 6].map(|index| all[index].0.cast::<u32>().read());
                let [function, stream] = [0, 8].map(|index| all[index].0.cast::<u64>().read());
                launched(spool, call, function, stream, is_own, dimensions);
            }
        }
        Part::Config => {
            let config = value(0) as *const CUlaunchConfig;
            if config.is_null() {
                return;
            }
            // SAFETY: the caller guarantees that the driver has read it.
            let config = unsafe { config.read_unaligned() };
            let [grid, block] = [
                [config.gridDimX, config.gridDimY, config.gridDimZ],
                [config.blockDimX, config.blockDimY, config.blockDimZ],
            ];
            let dimensions = [grid[0], grid[1], grid[2], block[0], block[1], block[2]];
            launched(spool, call, value(1), config.hStream.addr() as u64, is_own, dimensions);
        }
        Part::Graph => launched(spool, call, value(0), value(1), is_own, [0; 6]),
        Part::Stream => waited_for_stream(end, stream(value(0), is_own)),
        Part::Context => {
            let named = call.arguments.first().map(|argument| argument.value());
            if let Some(own) = named.filter(|own| *own != 0).or_else(current) {
                waited(end, |context, _| context == own);
            }
        }
        Part::Names => {
            // SAFETY: the caller guarantees that the driver has stored it.
            let function = unsafe { call.arguments[0].stored(size_of::<u64>()) };
            objects::with(spool, |objects| {
                let known = &mut objects.launches;
                let name = match call.arguments.get(2) {
                    // SAFETY: the caller guarantees that the driver has read it.
                    Some(name) => unsafe { CStr::from_ptr(name.value() as *const _) }
                        .to_string_lossy()
                        .into_owned(),
                    None => known.names.get(&value(1)).cloned().unwrap_or_default(),
                };
                known.name(function, name);
            });
        }
    }
}

/// Keeps a launch, and waits for it if that is asked for. In a capture nothing is launched.
fn launched(
    spool: &Spool,
    call: &Call,
    function: u64,
    value: u64,
    is_own: bool,
    dimensions: [u32; 6],
) {
    let from = spool.sync_from.load(Relaxed);
    let handle = if value == 0 && is_own { 2 } else { value };
    let handle: CUstream = without_provenance_mut(handle as usize);
    let mut can_wait = from > 0;
    if can_wait || captures::has_live() {
        let mut status = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE;
        // SAFETY: the stream took a launch. The call writes one value, and leaves a capture as it is.
        let answer = unsafe { cuda_sys::cuStreamIsCapturing(handle, &mut status) };
        if status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE {
            return;
        }
        can_wait &= answer == CUresult::CUDA_SUCCESS || causes::is_of_earlier_work(answer);
    }
    let own = stream(value, is_own);
    let address = call.address().unwrap_or(0) as u64;
    let context = current().unwrap_or(0);
    let launch = Launch { number: 0, context, function, stream: own, address, dimensions };
    let launch = Launch { number: keep(launch), ..launch };
    if can_wait && launch.number >= from {
        let answer = wait(handle);
        if answer == CUresult::CUDA_SUCCESS {
            waited_for_stream(launch.number + 1, own);
        } else if causes::is_of_earlier_work(answer) {
            objects::with(spool, |objects| {
                let place = Some(Place::of(address as usize));
                let moment = call.moment(objects.places.number(place));
                let words = failed::describe(objects, &launch);
                let failed = Failed { moment, code: answer, launch: Some(words) };
                let context = failed::context_of(objects, &launch);
                objects.launches.failed.entry(context).or_insert(failed);
            });
        }
    }
}

/// Waits for a stream that is not captured, and breaks no other capture.
fn wait(stream: CUstream) -> CUresult {
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
mod tests;
