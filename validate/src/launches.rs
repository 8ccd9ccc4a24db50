//! The latest launches and copies for which no wait was seen, the names of kernels, and the contexts in which work has failed.
//!
//! They have the lock of the objects. A launch does not wait for that: it posts itself, and who has the lock next keeps it. A
//! signal handler is within the call that holds it, so its own calls are not noted.

use crate::call::{Moment, current, thread};
use crate::handle::{Key, Kind, Role};
use crate::objects::{generation, next_generation};
use crossbeam_queue::ArrayQueue;
use cuda_sys::CUresult;
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicPtr, Ordering::*};

/// A launch, or other work of a stream.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Work {
    /// Of a launch: among all of the process, from one on.
    pub number: u64,
    /// That of the objects.
    pub generation: u64,
    /// That of the stream, or the one that was current.
    pub context: u64,
    pub stream: u64,
    /// A function, a kernel, an executable graph or an event; zero if that is gone. The driver's function that copies.
    pub function: u64,
    /// To which the call returns; zero if that is not known.
    pub address: u64,
    /// Grid and block, in pairs; zeros for a graph. Of a copy both addresses and its size. Of a record the generation in which
    /// the call began; of a wait for it that, its stream and its context.
    pub rest: [u64; 3],
    /// A launch that may record events: that of a graph, or one with attributes.
    pub records: bool,
}

impl Work {
    /// Returns work that was put into its stream now.
    pub fn new() -> Self {
        Self { generation: next_generation(), ..Self::default() }
    }
}

/// How much work of a role is kept.
pub const ROOM: usize = 512;

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
    let context = if value == 2 { current().unwrap_or(0) } else { 0 };
    stream(value) | (context >> 4 & 0x7fff_ffff) << 32
}

pub fn is_default(stream: u64) -> bool {
    stream == LEGACY || stream & PER_THREAD != 0
}

/// A stream among all: a default stream is another one in each context.
fn line(stream: u64, context: u64) -> (u64, u64) {
    (stream, if is_default(stream) { context } else { 0 })
}

/// Work that is to be kept, of this process.
pub static POSTED: AtomicPtr<ArrayQueue<(Role, Work)>> = AtomicPtr::new(std::ptr::null_mut());

/// Makes room for posted work. A fork leaves that of the parent as it is.
pub fn start() -> &'static ArrayQueue<(Role, Work)> {
    let queue = Box::leak(Box::new(ArrayQueue::new(2 * ROOM)));
    POSTED.store(queue, Release);
    queue
}

/// Has work kept by who has the objects next. Whether there is room.
pub fn post(role: Role, work: Work) -> bool {
    // SAFETY: it is null, or a box that stays.
    let queue = unsafe { POSTED.load(Acquire).as_ref() };
    queue.is_some_and(|queue| queue.push((role, work)).is_ok())
}

#[derive(Default)]
pub struct Launches {
    /// The latest of launches, records, waits for these, and copies and fills: oldest first, without what was waited for.
    rings: BTreeMap<Role, VecDeque<Work>>,
    launched: u64,
    /// How many launches had no room, and the first of them, with the generation of the last.
    pub lost: (u64, Work),
    /// The room of posted work: a program that searches for leaks must find it.
    pub posted: Option<&'static ArrayQueue<(Role, Work)>>,
    /// Other processes may record the events too.
    pub is_shared: bool,
    /// Of functions and kernels that live.
    pub names: BTreeMap<u64, String>,
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

/// How many names are kept, and how much of each.
const NAMES: usize = 8192;
const LETTERS: usize = 1024;

impl Launches {
    /// Returns the posted work, not more than has room at once.
    pub fn posted(&self) -> impl Iterator<Item = (Role, Work)> + use<> {
        let queue = self.posted;
        (0..2 * ROOM).map_while(move |_| queue?.pop())
    }

    /// Keeps work, and returns the number of the latest launch.
    pub fn keep(&mut self, role: Role, mut work: Work) -> u64 {
        if role == Role::Follows {
            let Some(record) = self.record(work.function, work.rest[0]) else { return 0 };
            work.rest = [record.rest[0], record.stream, record.context];
        }
        if work.records {
            self.rings.remove(&Role::Records);
        }
        self.launched += u64::from(role == Role::Launches);
        work.number = self.launched;
        let ring = self.rings.entry(role).or_default();
        let old = if ring.len() == ROOM { ring.pop_front() } else { None };
        if let Some(old) = old.filter(|_| role == Role::Launches) {
            let (count, lost) = &mut self.lost;
            if *count == 0 {
                *lost = old;
            }
            *count += 1;
            lost.generation = old.generation.max(lost.generation);
            // Of several, a wait for one is not enough.
            for (all, own) in [(&mut lost.stream, old.stream), (&mut lost.context, old.context)] {
                *all = if *all == own { own } else { GONE };
            }
        }
        ring.push_back(work);
        work.number
    }

    /// The last record of an event in this generation or before, if it is known, and its stream.
    fn record(&self, event: u64, end: u64) -> Option<&Work> {
        let mut records = self.unfinished(Role::Records);
        let is_own = |record: &&Work| record.function == event && record.generation <= end;
        records.find(is_own).filter(|record| record.stream != GONE && !self.is_shared)
    }

    /// Work of this generation or before, for which this holds, was waited for.
    pub fn waited(&mut self, end: u64, is_done: impl Fn(&Work) -> bool) {
        // Until when other streams are done, because these have waited for them.
        let mut others = BTreeMap::new();
        let is_done = |work: &Work, others: &BTreeMap<_, u64>| {
            let other = others.get(&line(work.stream, work.context));
            work.generation <= end && is_done(work) || other >= Some(&work.generation)
        };
        for join in self.unfinished(Role::Follows) {
            if is_done(join, &others) {
                let [end, stream, context] = join.rest;
                let known = others.entry(line(stream, context)).or_insert(0);
                *known = end.max(*known);
            }
        }
        for (_, ring) in self.rings.iter_mut().filter(|(role, _)| **role != Role::Records) {
            ring.retain(|work| !is_done(work, &others));
        }
        if is_done(&self.lost.1, &others) {
            self.lost.0 = 0;
        }
    }

    /// A wait for all of a stream.
    pub fn waited_for_stream(&mut self, end: u64, own: u64, context: u64) {
        self.waited(end, |work| line(work.stream, work.context) == line(own, context));
    }

    /// The last record of an event before the wait has happened.
    pub fn waited_for_event(&mut self, end: u64, event: u64) {
        if let Some(Work { stream, context, rest, .. }) = self.record(event, end).copied() {
            self.waited_for_stream(rest[0], stream, context);
        }
    }

    /// The work for which no wait was seen, latest first.
    pub fn unfinished(&self, role: Role) -> impl Iterator<Item = &Work> {
        self.rings.get(&role).into_iter().flatten().rev()
    }

    pub fn name(&mut self, function: u64, name: String) {
        if !name.is_empty() && self.names.len() < NAMES {
            self.names.insert(function, name.chars().take(LETTERS).collect());
        }
    }

    /// An object is gone. What has its value from now on is another one.
    pub fn ended(&mut self, (kind, value): Key) {
        match kind {
            Kind::Context => {
                self.failed.remove(&value);
                self.waited(generation(), |work| work.context == value);
            }
            Kind::Stream => {
                let all = self.rings.values_mut().flatten().chain([&mut self.lost.1]);
                all.filter(|work| work.stream == value).for_each(|work| work.stream = GONE);
            }
            // Some have no name.
            Kind::Function | Kind::Kernel | Kind::ExecutableGraph | Kind::Event => {
                self.names.remove(&value);
                let role = if kind == Kind::Event { Role::Records } else { Role::Launches };
                let of_role = self.rings.get_mut(&role).into_iter().flatten();
                of_role.filter(|work| work.function == value).for_each(|work| work.function = 0);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
#[path = "../tests/unit/launches.rs"]
pub mod tests;
