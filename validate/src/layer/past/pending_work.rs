//! The latest launches and copies for which no wait was seen, the names of kernels, and that work has failed.

use crate::layer::call::handle::{Key, ObjectKind, Role};
use crate::layer::call::stream::{ENDED, SEVERAL, in_context};
use crate::layer::origin::Moment;
use crate::layer::past::parameters;
use libcuda_sys::CUresult;
use std::collections::{BTreeMap, VecDeque};

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

/// How much work of a role is kept.
pub const ROOM: usize = 512;

#[derive(Default)]
pub struct PendingWork {
    /// The latest of launches, records, waits for these, and copies and fills: oldest first, without what was waited for.
    rings: BTreeMap<Role, VecDeque<Work>>,
    launched: u64,
    /// How many launches had no room, and the first of them, with the generation of the last.
    pub lost: (u64, Work),
    /// Other processes may record the events too.
    pub is_shared: bool,
    /// Of functions and kernels that live.
    pub names: BTreeMap<u64, String>,
    /// Of executable graphs that live, the generation of the last launch that was waited for.
    done: BTreeMap<u64, u64>,
    /// That work has failed. It stays so: the driver refuses new contexts too.
    pub failed: Option<Failed>,
}

pub struct Failed {
    /// The call that was told of it first.
    pub moment: Moment,
    pub code: CUresult,
    /// The launch before the wait that was told of it, by `--sync-from`.
    pub launch: Option<String>,
}

/// How many names are kept, and how much of each: a sentence has room for three.
const NAMES: usize = 16384;
const LETTERS: usize = 400;

impl PendingWork {
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
                *all = if *all == own { own } else { SEVERAL };
            }
        }
        ring.push_back(work);
        work.number
    }

    /// The last record of an event in this generation or before, if it is known, and its stream.
    fn record(&self, event: u64, end: u64) -> Option<&Work> {
        let mut records = self.unfinished(Role::Records);
        let is_own = |record: &&Work| record.function == event && record.generation <= end;
        records.find(is_own).filter(|record| record.stream != SEVERAL && !self.is_shared)
    }

    /// Work of this generation or before, for which this holds, was waited for.
    pub fn waited(&mut self, end: u64, is_done: impl Fn(&Work) -> bool) {
        // Until when other streams are done, because these have waited for them.
        let mut others = BTreeMap::new();
        let is_done = |work: &Work, others: &BTreeMap<_, u64>| {
            let other = others.get(&in_context(work.stream, work.context));
            work.generation <= end && is_done(work) || other >= Some(&work.generation)
        };
        for join in self.unfinished(Role::Follows) {
            if is_done(join, &others) {
                let [end, stream, context] = join.rest;
                let known = others.entry(in_context(stream, context)).or_insert(0);
                *known = end.max(*known);
            }
        }
        let launches = self.rings.get(&Role::Launches).into_iter().flatten();
        let graphs = launches.filter(|work| work.rest == [0; 3] && work.function != 0);
        for work in graphs.filter(|work| is_done(work, &others)) {
            let last = self.done.entry(work.function).or_default();
            *last = work.generation.max(*last);
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
        self.waited(end, |work| in_context(work.stream, work.context) == in_context(own, context));
    }

    /// The last record of an event before the wait has happened.
    pub fn waited_for_event(&mut self, end: u64, event: u64) {
        if let Some(Work { stream, context, rest, .. }) = self.record(event, end).copied() {
            self.waited_for_stream(rest[0], stream, context);
        }
    }

    /// The generation of the last launch of an executable graph that was waited for; zero if there is none.
    pub fn done(&self, graph: u64) -> u64 {
        self.done.get(&graph).copied().unwrap_or_default()
    }

    /// The work for which no wait was seen, latest first.
    pub fn unfinished(&self, role: Role) -> impl Iterator<Item = &Work> {
        self.rings.get(&role).into_iter().flatten().rev()
    }

    pub fn name(&mut self, function: u64, name: Option<String>) {
        if let Some(name) = name.filter(|_| self.names.len() < NAMES) {
            let end = if name.len() > LETTERS { "..." } else { "" };
            self.names.insert(function, format!("{name:.LETTERS$}{end}"));
        }
    }

    /// An object is gone, in this generation. What has its value from now on is another one.
    pub fn ended(&mut self, (kind, value): Key, generation: u64) {
        match kind {
            ObjectKind::Context => self.waited(generation, |work| work.context == value),
            ObjectKind::Stream => {
                let gone = ENDED | generation;
                let joins = self.rings.get_mut(&Role::Follows).into_iter().flatten();
                joins.filter(|join| join.rest[1] == value).for_each(|join| join.rest[1] = gone);
                let all = self.rings.values_mut().flatten().chain([&mut self.lost.1]);
                all.filter(|work| work.stream == value).for_each(|work| work.stream = gone);
            }
            // A graph has no name.
            ObjectKind::Function | ObjectKind::Kernel | ObjectKind::ExecutableGraph => {
                self.names.remove(&value);
                self.done.remove(&value);
                parameters::forget(value);
                let launches = self.rings.get_mut(&Role::Launches).into_iter().flatten();
                launches.filter(|work| work.function == value).for_each(|work| work.function = 0);
            }
            ObjectKind::Event => {
                let records = self.rings.entry(Role::Records).or_default();
                records.retain(|work| work.function != value);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
#[path = "../../../tests/unit/pending_work.rs"]
pub mod tests;
