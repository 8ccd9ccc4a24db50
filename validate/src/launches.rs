//! The latest launches and copies for which no wait was seen, the names of kernels, and the contexts in which work has failed.
//!
//! They take no lock, which a fork or a signal could leave held. The rest is in the memory that `objects` locks.

use crate::call::{Moment, current, thread};
use crate::handle::{Key, Kind};
use cuda_sys::CUresult;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::*, fence};

/// A launch, a copy or a fill, or the record of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Work {
    /// Among all of the process, from one on.
    pub number: u64,
    /// The one that was current.
    pub context: u64,
    pub stream: u64,
    /// A function, a kernel, an executable graph or an event; zero if that is gone. The driver's function that copies.
    pub function: u64,
    /// To which the call returns; zero if that is not known.
    pub address: u64,
    /// Grid and block, in pairs; zeros for a graph. Of a copy both addresses, its size and the generation of objects. Of a record
    /// the numbers of the next work when it began.
    pub rest: [u64; 4],
}

/// How many launches are kept, and how many copies.
pub const ROOM: u64 = 512;
const FACTS: usize = 8;

struct Entry {
    /// That of the work, with a mark once it was waited for. Zero if there is none, and all ones while it is written.
    number: AtomicU64,
    facts: [AtomicU64; FACTS],
}

const WAITED: u64 = 1 << 63;
const STREAM: usize = 1;
const FUNCTION: usize = 2;

/// The latest work of a sort.
pub struct Ring {
    next: AtomicU64,
    /// All before this one was waited for, or its entry is another's.
    done: AtomicU64,
    /// Work whose entries were needed before a wait was seen: how much, the first, and its stream and context.
    lost: [AtomicU64; 4],
    entries: [Entry; ROOM as usize],
}

/// Launches; copies and fills; records of events.
static RINGS: [Ring; 3] = [const {
    Ring {
        next: AtomicU64::new(1),
        done: AtomicU64::new(1),
        lost: [const { AtomicU64::new(0) }; 4],
        entries: [const {
            Entry { number: AtomicU64::new(0), facts: [const { AtomicU64::new(0) }; FACTS] }
        }; ROOM as usize],
    }
}; 3];
pub static LAUNCHES: &Ring = &RINGS[0];
pub static COPIES: &Ring = &RINGS[1];
pub static EVENTS: &Ring = &RINGS[2];

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

/// The same among streams that can capture: a thread has a default stream in each context.
pub fn captured(value: u64) -> u64 {
    match value {
        2 => stream(2) | current().map_or(0, |context| (context >> 4 & 0x7fff_ffff) << 32),
        _ => stream(value),
    }
}

/// Names such a stream.
pub fn named(stream: u64) -> String {
    match stream {
        LEGACY => "the default stream".to_owned(),
        GONE => "a stream that is gone".to_owned(),
        stream if is_default(stream) => "a thread's default stream".to_owned(),
        stream => format!("stream {stream:#x}"),
    }
}

pub fn is_default(stream: u64) -> bool {
    stream == LEGACY || stream & PER_THREAD != 0
}

/// The numbers of the next launch, of the next copy and of the next record.
pub type Ends = [u64; 3];

#[inline]
pub fn next() -> Ends {
    RINGS.each_ref().map(|ring| ring.next.load(Relaxed))
}

impl Ring {
    fn entry(&self, number: u64) -> &Entry {
        &self.entries[(number % ROOM) as usize]
    }

    /// Those that may have entries, oldest first.
    fn recent(&self, end: u64) -> std::ops::Range<u64> {
        let next = self.next.load(Relaxed);
        let start = self.done.load(Relaxed).max(next.saturating_sub(ROOM));
        start..end.min(next).max(start)
    }

    /// Keeps work, and returns its number.
    pub fn keep(&self, work: &Work) -> u64 {
        let number = self.next.fetch_add(1, Relaxed);
        let entry = self.entry(number);
        let before = entry.number.swap(u64::MAX, AcqRel);
        fence(Release);
        if before != 0 && before & WAITED == 0 {
            self.lose(before, &entry.facts);
        }
        let &Work { context, stream, function, address, rest: [a, b, c, d], .. } = work;
        let facts = [context, stream, function, address, a, b, c, d];
        entry.facts.iter().zip(facts).for_each(|(place, fact)| place.store(fact, Relaxed));
        entry.number.store(number, Release);
        number
    }

    fn lose(&self, number: u64, [context, stream, ..]: &[AtomicU64; FACTS]) {
        let [count, first, of_stream, of_context] = &self.lost;
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

    /// The work with this number, if it is kept and no wait for it was seen.
    fn kept(&self, number: u64) -> Option<Work> {
        let entry = self.entry(number);
        if entry.number.load(Acquire) != number {
            return None;
        }
        let facts = entry.facts.each_ref().map(|fact| fact.load(Relaxed));
        fence(Acquire);
        let [context, stream, function, address, rest @ ..] = facts;
        let work = Work { number, context, stream, function, address, rest };
        (entry.number.load(Relaxed) == number).then_some(work)
    }

    fn waited(&self, end: u64, is_done: &dyn Fn(u64, u64) -> bool) {
        let mut is_oldest = true;
        for number in self.recent(end) {
            let entry = self.entry(number);
            let [context, stream, ..] = &entry.facts;
            if entry.number.load(Acquire) == number
                && is_done(context.load(Relaxed), stream.load(Relaxed))
            {
                let _ = entry.number.compare_exchange(number, number | WAITED, Relaxed, Relaxed);
            }
            // One that is about to be kept is not done either.
            is_oldest &= entry.number.load(Relaxed) == number | WAITED;
            if is_oldest {
                self.done.fetch_max(number + 1, Relaxed);
            }
        }
        let [count, _, stream, context] = self.lost.each_ref().map(|fact| fact.load(Relaxed));
        // What is lost is before all that has an entry.
        let lost_end = self.next.load(Relaxed).saturating_sub(ROOM);
        if count > 0 && lost_end <= end && is_done(context, stream) {
            self.lost[0].store(0, Relaxed);
        }
    }

    /// The work for which no wait was seen, latest first.
    pub fn unfinished(&self) -> impl Iterator<Item = Work> {
        self.recent(u64::MAX).rev().filter_map(|number| self.kept(number))
    }

    /// How much work is no longer known, and the number of the first.
    pub fn lost(&self) -> [u64; 2] {
        [0, 1].map(|fact| self.lost[fact].load(Relaxed))
    }

    /// What has this value from now on is another object.
    fn replace(&self, fact: usize, value: u64, instead: u64) {
        for number in self.recent(u64::MAX) {
            let place = &self.entry(number).facts[fact];
            if place.load(Relaxed) == value {
                let _ = place.compare_exchange(value, instead, Relaxed, Relaxed);
            }
        }
    }
}

/// Work before these numbers for which this holds was waited for.
pub fn waited(ends: Ends, is_done: impl Fn(u64, u64) -> bool) {
    RINGS.iter().zip(ends).take(2).for_each(|(ring, end)| ring.waited(end, &is_done));
}

/// Waits for all of a stream. Those of a default stream are other ones in each context.
pub fn waited_for_stream(ends: Ends, own: u64, of: Option<u64>) {
    let of = of.unwrap_or(GONE);
    waited(ends, |context, stream| stream == own && (!is_default(own) || context == of));
}

/// The last record of an event before these numbers has happened.
pub fn waited_for_event(ends: Ends, event: u64) {
    let is_own = |number: &u64| EVENTS.entry(*number).facts[FUNCTION].load(Relaxed) == event;
    let records = EVENTS.recent(ends[2]).rev().filter(is_own);
    let mut records = records.filter_map(|number| EVENTS.kept(number));
    if let Some(record) = records.find(|record| record.function == event)
        && record.stream != GONE
    {
        let [launches, copies, ..] = record.rest;
        waited_for_stream([launches, copies, 0], record.stream, Some(record.context));
    }
}

/// Others may have recorded the events again: until now, or from now on.
pub fn others_record(forever: bool) {
    EVENTS.done.fetch_max(if forever { u64::MAX } else { next()[2] }, Relaxed);
}

/// In the child of a fork. What its parent launched is not the child's.
pub fn forked() {
    for ring in RINGS.iter().filter(|ring| ring.next.load(Relaxed) > 1) {
        ring.entries.iter().for_each(|entry| entry.number.store(0, Relaxed));
        ring.done.store(ring.next.load(Relaxed), Relaxed);
        ring.lost[0].store(0, Relaxed);
    }
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
        match kind {
            Kind::Context => {
                self.failed.remove(&value);
                waited(next(), |context, _| context == value);
            }
            Kind::Stream => RINGS.iter().for_each(|ring| ring.replace(STREAM, value, GONE)),
            // A graph has no name.
            Kind::Function | Kind::Kernel | Kind::ExecutableGraph => {
                self.forget_name(value);
                LAUNCHES.replace(FUNCTION, value, 0);
            }
            Kind::Event => EVENTS.replace(FUNCTION, value, 0),
            _ => {}
        }
    }
}

#[cfg(test)]
#[path = "../tests/unit/launches.rs"]
pub mod tests;
