//! The latest launches for which no wait was seen, and the contexts in which work has failed.
//!
//! A driver returns an error of earlier work from a later call, which has no part in it. So that call is told the launches
//! that may have failed, with what the program itself said of each: the kernel's name and the dimensions. Arguments of
//! kernels are not read. What else has failed, such as a copy, and launches that were not seen, are not known: "may" says so.
//!
//! A launch takes no lock, which a fork or a signal could leave held. The rest is in the memory that `objects` locks.

use crate::blame::{Blame, Call, current};
use crate::callers::place;
use crate::captures::name;
use crate::objects::{self, Key, Kind, Moment, Objects};
use crate::spool::{Place, Spool};
use cuda_checked::causes;
use cuda_checked::log::is_per_thread;
use cuda_sys::{CUlaunchConfig, CUresult, CUstream, CUstreamCaptureMode, CUstreamCaptureStatus};
use std::collections::BTreeMap;
use std::ffi::CStr;
use std::ptr::without_provenance_mut;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::*, fence};

/// What a function has to do with launches.
#[derive(Clone, Copy, PartialEq)]
pub enum Part {
    None,
    Kernel,
    /// A kernel, with its dimensions in a struct.
    Config,
    Graph,
    /// A success shows that all earlier work of a stream is done, or of a context.
    Stream,
    Context,
    Begins,
    Ends,
    /// The program gets a function by a name, or of a kernel.
    Names,
}

/// That, and whether null is the stream of the thread.
#[derive(Clone, Copy)]
pub struct Work(pub Part, bool);

pub const fn work(name: &str) -> Work {
    let plain = match name.as_bytes() {
        [plain @ .., b'_', b'p', b't', b's', b'z'] => plain,
        plain => plain,
    };
    let part = match plain {
        b"cuLaunchKernel" | b"cuLaunchCooperativeKernel" => Part::Kernel,
        b"cuLaunchKernelEx" => Part::Config,
        b"cuGraphLaunch" => Part::Graph,
        b"cuStreamSynchronize" | b"cuStreamQuery" => Part::Stream,
        b"cuCtxSynchronize" | b"cuCtxSynchronize_v2" => Part::Context,
        b"cuStreamBeginCapture" | b"cuStreamBeginCapture_v2" | b"cuStreamBeginCaptureToGraph" => {
            Part::Begins
        }
        b"cuStreamEndCapture" => Part::Ends,
        b"cuModuleGetFunction" | b"cuLibraryGetKernel" | b"cuKernelGetFunction" => Part::Names,
        _ => Part::None,
    };
    Work(part, is_per_thread(name))
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Launch {
    /// Among all of the process, from one on.
    pub number: u64,
    /// The one that was current.
    pub context: u64,
    /// A function, a kernel or an executable graph; zero if that is gone.
    pub function: u64,
    pub stream: u64,
    /// To which the call returns; zero if that is not known.
    pub address: u64,
    /// Grid and block. Zeros for a graph.
    pub dimensions: [u32; 6],
}

/// How many launches are kept.
const ROOM: u64 = 512;

#[derive(Debug)]
struct Entry {
    /// That of the launch, with a mark once it was waited for. Zero if there is none, and all ones while it is written.
    number: AtomicU64,
    facts: [AtomicU64; 4],
    dimensions: [AtomicU32; 6],
}

const WAITED: u64 = 1 << 63;
const FUNCTION: usize = 1;
const STREAM: usize = 2;

static RING: [Entry; ROOM as usize] = [const {
    Entry {
        number: AtomicU64::new(0),
        facts: [const { AtomicU64::new(0) }; 4],
        dimensions: [const { AtomicU32::new(0) }; 6],
    }
}; ROOM as usize];
static NEXT: AtomicU64 = AtomicU64::new(1);
/// Each launch before this one was waited for, or its entry is another's.
static DONE: AtomicU64 = AtomicU64::new(1);
/// Launches whose entries were needed before a wait was seen: how many, the first, and their stream and context.
static LOST: [AtomicU64; 4] = [const { AtomicU64::new(0) }; 4];
/// How many captures have begun and not ended.
static CAPTURES: AtomicU64 = AtomicU64::new(0);

/// The stream that waits for those of its context.
const LEGACY: u64 = 1;
/// The mark of a thread's own stream.
const PER_THREAD: u64 = 1 << 63;
/// In place of a stream that is gone, or of several.
const GONE: u64 = u64::MAX;

/// A stream as one number. A default stream is one of the context, and perhaps of the thread.
fn stream(value: u64, is_own: bool) -> u64 {
    match (value, is_own) {
        (0, true) | (2, _) => PER_THREAD | u64::from(objects::thread()),
        (0, false) | (1, _) => LEGACY,
        _ => value,
    }
}

fn is_default(stream: u64) -> bool {
    stream == LEGACY || stream & PER_THREAD != 0
}

fn entry(number: u64) -> &'static Entry {
    &RING[(number % ROOM) as usize]
}

/// The number of the next launch.
#[inline]
pub fn next() -> u64 {
    NEXT.load(Relaxed)
}

/// Those that may have entries, oldest first.
fn recent(end: u64) -> std::ops::Range<u64> {
    let start = DONE.load(Relaxed).max(next().saturating_sub(ROOM));
    start..end.max(start)
}

/// Keeps a launch. Returns its number.
fn keep(launch: Launch) -> u64 {
    let number = NEXT.fetch_add(1, Relaxed);
    let entry = entry(number);
    let before = entry.number.swap(u64::MAX, AcqRel);
    if before != 0 && before & WAITED == 0 {
        lose(before, &entry.facts);
    }
    let Launch { context, function, stream, address, dimensions, .. } = launch;
    let facts = [context, function, stream, address];
    entry.facts.iter().zip(facts).for_each(|(place, fact)| place.store(fact, Relaxed));
    entry.dimensions.iter().zip(dimensions).for_each(|(place, size)| place.store(size, Relaxed));
    entry.number.store(number, Release);
    number
}

fn lose(number: u64, [context, _, stream, _]: &[AtomicU64; 4]) {
    let [count, first, of_stream, of_context] = &LOST;
    let is_first = count.fetch_add(1, Relaxed) == 0;
    if is_first {
        first.store(number, Relaxed);
    }
    for (common, own) in [(of_stream, stream), (of_context, context)] {
        let own = own.load(Relaxed);
        if is_first {
            common.store(own, Relaxed);
        } else if common.load(Relaxed) != own {
            common.store(GONE, Relaxed);
        }
    }
}

/// The launch with this number, if it is kept and no wait for it was seen.
fn kept(number: u64) -> Option<Launch> {
    let entry = entry(number);
    if entry.number.load(Acquire) != number {
        return None;
    }
    let facts = entry.facts.each_ref().map(|fact| fact.load(Relaxed));
    let dimensions = entry.dimensions.each_ref().map(|size| size.load(Relaxed));
    fence(Acquire);
    let [context, function, stream, address] = facts;
    let launch = Launch { number, context, function, stream, address, dimensions };
    (entry.number.load(Relaxed) == number).then_some(launch)
}

/// Launches before this number for which this holds were waited for.
fn waited(end: u64, is_done: impl Fn(u64, u64) -> bool) {
    let mut is_oldest = true;
    for number in recent(end) {
        let entry = entry(number);
        let [context, _, stream, _] = &entry.facts;
        if entry.number.load(Acquire) == number
            && is_done(context.load(Relaxed), stream.load(Relaxed))
        {
            let _ = entry.number.compare_exchange(number, number | WAITED, Relaxed, Relaxed);
        }
        // One that is about to be kept is not done either.
        is_oldest &= entry.number.load(Relaxed) == number | WAITED;
        if is_oldest {
            DONE.fetch_max(number + 1, Relaxed);
        }
    }
    let [count, first, stream, context] = LOST.each_ref().map(|fact| fact.load(Relaxed));
    if count > 0 && first < end && is_done(context, stream) {
        LOST[0].store(0, Relaxed);
    }
}

/// Waits for all of a stream. Those of a default stream are other ones in each context.
fn waited_for_stream(end: u64, own: u64) {
    let current = if is_default(own) { current().unwrap_or(GONE) } else { 0 };
    waited(end, |context, stream| stream == own && (!is_default(own) || context == current));
}

/// In the child of a fork. What its parent launched is not the child's.
pub fn forked() {
    CAPTURES.store(0, Relaxed);
    if next() == 1 {
        return;
    }
    RING.iter().for_each(|entry| entry.number.store(0, Relaxed));
    DONE.store(next(), Relaxed);
    LOST[0].store(0, Relaxed);
}

/// Notes a call that has succeeded. `end` is the number of the next launch when it began.
///
/// # Safety
///
/// It must have succeeded, with these arguments, and its function must have this work.
pub unsafe fn succeeded(spool: &Spool, call: &Call, Work(part, is_own): Work, end: u64) {
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
        Part::Begins => {
            CAPTURES.fetch_add(1, Relaxed);
        }
        Part::Ends => {
            let _ = CAPTURES.fetch_update(Relaxed, Relaxed, |count| count.checked_sub(1));
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
    if can_wait || CAPTURES.load(Relaxed) > 0 {
        let mut status = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE;
        // SAFETY: the stream took a launch. The call writes one value, and leaves a capture as it is.
        let answer = unsafe { cuda_sys::cuStreamIsCapturing(handle, &mut status) };
        if status != CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE {
            return;
        }
        can_wait &= answer == CUresult::CUDA_SUCCESS || causes::is_of_earlier_work(answer);
    }
    let own = stream(value, is_own);
    let address = place::address(&call.site.distance, call.frame, call.here).unwrap_or(0) as u64;
    let context = current().unwrap_or(0);
    let launch = Launch { number: 0, context, function, stream: own, address, dimensions };
    let launch = Launch { number: keep(launch), ..launch };
    if can_wait && launch.number >= from {
        let answer = wait(handle);
        if answer == CUresult::CUDA_SUCCESS {
            waited_for_stream(launch.number + 1, own);
        } else if causes::is_of_earlier_work(answer) {
            objects::with(spool, |objects| {
                let context = context_of(objects, &launch);
                let moment = Moment {
                    function: call.site.number as u16,
                    thread: objects::thread(),
                    place: objects.number(Some(Place::of(address as usize))),
                };
                let words = describe(objects, &launch);
                let failed = Failed { moment, code: answer, launch: Some(words) };
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

/// What is known beside the launches themselves.
#[derive(Default)]
pub struct Known {
    /// Of functions and kernels that live.
    names: BTreeMap<u64, String>,
    /// How many bytes these have.
    size: usize,
    /// The contexts in which work has failed.
    failed: BTreeMap<u64, Failed>,
}

struct Failed {
    /// The call that was told of it first.
    moment: Moment,
    code: CUresult,
    /// The launch before the wait that was told of it, by `--sync-from`.
    launch: Option<String>,
}

/// The most bytes of all names.
const NAMES: usize = 4 << 20;

impl Known {
    fn name(&mut self, function: u64, name: String) {
        self.forget_name(function);
        if !name.is_empty() && self.size + name.len() <= NAMES {
            self.size += name.len();
            self.names.insert(function, name);
        }
    }

    fn forget_name(&mut self, function: u64) {
        let name = self.names.remove(&function);
        self.size -= name.map_or(0, |name| name.len());
    }

    /// An object is gone. What has its value from now on is another one.
    pub fn ended(&mut self, (kind, value): Key) {
        let (fact, instead) = match kind {
            Kind::Context => {
                self.failed.remove(&value);
                return waited(next(), |context, _| context == value);
            }
            Kind::Stream => (STREAM, GONE),
            Kind::Function | Kind::Kernel => {
                self.forget_name(value);
                (FUNCTION, 0)
            }
            Kind::ExecutableGraph => (FUNCTION, 0),
            _ => return,
        };
        for number in recent(next()) {
            let place = &entry(number).facts[fact];
            let _ = place.compare_exchange(value, instead, Relaxed, Relaxed);
        }
    }
}

/// The context of a launch: that of its stream, or the one that was current.
fn context_of(objects: &Objects, launch: &Launch) -> u64 {
    of_stream(objects, launch.stream).unwrap_or(launch.context)
}

fn of_stream(objects: &Objects, stream: u64) -> Option<u64> {
    let mut key = (Kind::Stream, stream);
    while key.0 != Kind::Context {
        key = objects.alive(key)?.parent?.0;
    }
    Some(key.1)
}

/// Says which work may have failed in the context of this call.
pub fn blame(spool: &Spool, call: &Call, code: CUresult) -> Option<Blame> {
    let own = call.taken().find(|(kind, _)| *kind == Kind::Stream).map(|(_, own)| own);
    let of_stream = objects::with(spool, |objects| of_stream(objects, own?)).flatten();
    let context = of_stream.or_else(current).filter(|context| *context != 0)?;
    let place = objects::place(spool, call.site, call.frame, call.here);
    objects::with(spool, |objects| {
        if let Some(failed) = objects.launches.failed.get(&context) {
            return of_failed(objects, context, failed);
        }
        let place = objects.number(place);
        let moment = Moment { function: call.site.number as u16, thread: objects::thread(), place };
        let failed = Failed { moment, code, launch: None };
        objects.launches.failed.insert(context, failed);
        of_launches(objects, context)
    })
}

fn of_failed(objects: &Objects, context: u64, failed: &Failed) -> Blame {
    let Failed { moment, code, launch } = failed;
    let mut blame = Blame::new(format!("work in context {context:#x} has failed: "));
    match launch {
        Some(launch) => {
            blame.sentence += &format!("the wait of --sync-from after {launch}");
            blame.say_place(objects, *moment);
            blame.sentence += &format!(
                " was the first to return {code:?}; that launch failed, or other work that was not waited for"
            );
        }
        None => {
            blame.sentence += &name(*moment);
            blame.say_place(objects, *moment);
            blame.sentence += &format!(" in thread {} was told first, by {code:?}", moment.thread);
        }
    }
    blame
}

/// How many launches a sentence has.
const TOLD: usize = crate::spool::PLACES;

fn of_launches(objects: &Objects, context: u64) -> Blame {
    let mut blame = Blame::new(format!("earlier work in context {context:#x} has failed; "));
    let launches = recent(next()).rev().filter_map(kept);
    let launches: Vec<Launch> =
        launches.filter(|launch| context_of(objects, launch) == context).collect();
    let [lost, first_lost, ..] = LOST.each_ref().map(|fact| fact.load(Relaxed));
    let Some(oldest) = launches.last() else {
        blame.sentence += match lost {
            0 => "no launch there is known without a later wait",
            _ => "the launches there that are known were waited for",
        };
        return blame;
    };
    blame.sentence += "it may be one of these launches, for which no later wait was seen: ";
    for (index, launch) in launches.iter().take(TOLD).enumerate() {
        let between = if index > 0 { "; " } else { "" };
        blame.sentence += &format!("{between}{}", describe(objects, launch));
        if launch.address != 0 {
            blame.sentence += &format!(" {{{}}}", blame.places.len());
            blame.places.push(Place::of(launch.address as usize));
        }
    }
    if launches.len() > TOLD {
        blame.sentence += &format!("; and {} before", launches.len() - TOLD);
    }
    let mut first = oldest.number;
    if lost > 0 {
        blame.sentence += &format!("; {lost} older ones in this process are no longer known");
        first = first.min(first_lost);
    }
    blame.sentence += &format!(" (a run with --sync-from {first} waits after each)");
    blame
}

fn describe(objects: &Objects, launch: &Launch) -> String {
    let Launch { number, function, stream, dimensions, .. } = launch;
    let [x, y, z, block @ ..] = dimensions;
    let what = match (objects.launches.names.get(function), *function) {
        _ if *dimensions == [0; 6] => "an executable graph".to_owned(),
        (Some(name), _) => format!("kernel {name}"),
        (None, 0) => "a kernel that is gone".to_owned(),
        (None, function) => format!("kernel {function:#x}"),
    };
    let sizes = match dimensions {
        [0, ..] => String::new(),
        _ => format!(" with grid {x}x{y}x{z} and block {}x{}x{}", block[0], block[1], block[2]),
    };
    let stream = match *stream {
        LEGACY => "the default stream".to_owned(),
        GONE => "a stream that is gone".to_owned(),
        stream if is_default(stream) => "a thread's default stream".to_owned(),
        stream => format!("stream {stream:#x}"),
    };
    format!("number {number}, {what}{sizes} in {stream}")
}

#[cfg(test)]
#[path = "../tests/unit/launches.rs"]
mod tests;
