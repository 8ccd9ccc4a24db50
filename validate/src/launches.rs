//! The latest launches for which no wait was seen, the names of kernels, and the contexts in which work has failed.
//!
//! A launch takes no lock, which a fork or a signal could leave held. The rest is in the memory that `objects` locks.

use crate::call::{Moment, current, thread};
use crate::handle::{Key, Kind};
use cuda_sys::CUresult;
use std::collections::BTreeMap;
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
    /// The program gets a function by a name, or of a kernel.
    Names,
}

pub const fn work(name: &str) -> Part {
    let plain = match name.as_bytes() {
        [plain @ .., b'_', b'p', b't', b's', b'z'] => plain,
        plain => plain,
    };
    match plain {
        b"cuLaunchKernel" | b"cuLaunchCooperativeKernel" => Part::Kernel,
        b"cuLaunchKernelEx" => Part::Config,
        b"cuGraphLaunch" => Part::Graph,
        b"cuStreamSynchronize" | b"cuStreamQuery" => Part::Stream,
        b"cuCtxSynchronize" | b"cuCtxSynchronize_v2" => Part::Context,
        b"cuModuleGetFunction" | b"cuLibraryGetKernel" | b"cuKernelGetFunction" => Part::Names,
        _ => Part::None,
    }
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

/// The stream that waits for those of its context.
pub const LEGACY: u64 = 1;
/// The mark of a thread's own stream.
pub const PER_THREAD: u64 = 1 << 63;
/// In place of a stream that is gone, or of several.
pub const GONE: u64 = u64::MAX;

/// A stream as one number. A default stream is one of the context, and perhaps of the thread.
pub fn stream(value: u64) -> u64 {
    match value {
        0 | 1 => LEGACY,
        2 => PER_THREAD | u64::from(thread()),
        _ => value,
    }
}

pub fn is_default(stream: u64) -> bool {
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

/// Keeps a launch, and returns it with its number.
pub fn keep(launch: Launch) -> Launch {
    let number = NEXT.fetch_add(1, Relaxed);
    let entry = entry(number);
    let before = entry.number.swap(u64::MAX, AcqRel);
    fence(Release);
    if before != 0 && before & WAITED == 0 {
        lose(before, &entry.facts);
    }
    let Launch { context, function, stream, address, dimensions, .. } = launch;
    let facts = [context, function, stream, address];
    entry.facts.iter().zip(facts).for_each(|(place, fact)| place.store(fact, Relaxed));
    entry.dimensions.iter().zip(dimensions).for_each(|(place, size)| place.store(size, Relaxed));
    entry.number.store(number, Release);
    Launch { number, ..launch }
}

fn lose(number: u64, [context, _, stream, _]: &[AtomicU64; 4]) {
    let [count, first, of_stream, of_context] = &LOST;
    let is_first = count.fetch_add(1, Relaxed) == 0;
    if is_first {
        first.store(number, Relaxed);
    }
    for (common, own) in [(of_stream, stream), (of_context, context)] {
        let own = own.load(Relaxed);
        let is_common = is_first || common.load(Relaxed) == own;
        common.store(if is_common { own } else { GONE }, Relaxed);
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
pub fn waited(end: u64, is_done: impl Fn(u64, u64) -> bool) {
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

/// The launches for which no wait was seen, latest first.
pub fn unfinished() -> impl Iterator<Item = Launch> {
    recent(next()).rev().filter_map(kept)
}

/// How many launches are no longer known, and the number of the first.
pub fn lost() -> [u64; 2] {
    [0, 1].map(|fact| LOST[fact].load(Relaxed))
}

/// Waits for all of a stream. Those of a default stream are other ones in each context.
pub fn waited_for_stream(end: u64, own: u64) {
    let current = if is_default(own) { current().unwrap_or(GONE) } else { 0 };
    waited(end, |context, stream| stream == own && (!is_default(own) || context == current));
}

/// In the child of a fork. What its parent launched is not the child's.
pub fn forked() {
    if next() == 1 {
        return;
    }
    RING.iter().for_each(|entry| entry.number.store(0, Relaxed));
    DONE.store(next(), Relaxed);
    LOST[0].store(0, Relaxed);
}

/// What is known beside the launches themselves.
#[derive(Default)]
pub struct Known {
    /// Of functions and kernels that live.
    pub names: BTreeMap<u64, String>,
    /// How many bytes these have.
    size: usize,
    /// The contexts in which work has failed.
    pub failed: BTreeMap<u64, Failed>,
}

pub struct Failed {
    /// The call that was told of it first.
    pub moment: Moment,
    pub code: CUresult,
    /// The launch before the wait that was told of it, by `--sync-from`.
    pub launch: Option<String>,
}

/// The most bytes of all names.
const NAMES: usize = 4 << 20;

impl Known {
    pub fn name(&mut self, function: u64, name: String) {
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
            // A graph has no name.
            Kind::Function | Kind::Kernel | Kind::ExecutableGraph => {
                self.forget_name(value);
                (FUNCTION, 0)
            }
            _ => return,
        };
        for number in recent(next()) {
            let place = &entry(number).facts[fact];
            let _ = place.compare_exchange(value, instead, Relaxed, Relaxed);
        }
    }
}

#[cfg(test)]
#[path = "../tests/unit/launches.rs"]
pub mod tests;
