//! The latest launches and copies for which no wait was seen, the names of kernels, and that work has failed.

use crate::layer::call::LaunchSizes;
use crate::layer::call::handle::{Key, ObjectKind, Role};
use crate::layer::call::stream::{ENDED, SEVERAL, in_context};
use crate::layer::origin::Moment;
use crate::layer::past::parameters;
use libcuda_sys::CUresult;
use std::collections::{BTreeMap, VecDeque};

/// A launch, or other work of a stream.
#[derive(Clone, Copy, Debug, PartialEq)]
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
    pub kind: WorkKind,
}

/// What a call has put into a stream.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WorkKind {
    /// A launch of a function or a kernel.
    KernelLaunch { sizes: Option<LaunchSizes>, has_attributes: bool },
    /// A launch of an executable graph.
    GraphLaunch,
    /// A copy, or a fill.
    Copy(CopiedMemory),
    /// A record of an event, by a call that began in this generation.
    Record { began: u64 },
    /// A wait for an event, by a call that began in this generation. What the event has recorded is looked up when the wait is kept.
    EventWait { began: u64 },
    /// A wait for what an event has recorded.
    StreamWait(Recorded),
}

/// The addresses of a copy, and how many bytes it has. A fill has only one address.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CopiedMemory {
    pub to: u64,
    pub from: u64,
    pub size: u64,
}

/// The work that an event has recorded: all that was in a stream in this generation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recorded {
    pub generation: u64,
    pub stream: u64,
    pub context: u64,
}

impl WorkKind {
    /// The role of the object that the call has put into the stream.
    pub const fn role(&self) -> Role {
        match self {
            Self::KernelLaunch { .. } | Self::GraphLaunch => Role::Launches,
            Self::Copy(_) => Role::Spans,
            Self::Record { .. } => Role::Records,
            Self::EventWait { .. } | Self::StreamWait(_) => Role::Follows,
        }
    }

    /// Whether the work may record events: the nodes of a graph do, and the attributes of a launch.
    const fn may_record(&self) -> bool {
        matches!(self, Self::GraphLaunch | Self::KernelLaunch { has_attributes: true, .. })
    }
}

/// How much work of a role is kept.
pub const ROOM: usize = 512;

#[derive(Default)]
pub struct PendingWork {
    /// The latest of launches, records, waits for these, and copies and fills: oldest first, without what was waited for.
    rings: BTreeMap<Role, VecDeque<Work>>,
    launched: u64,
    pub lost: Option<LostLaunches>,
    /// Other processes may record the events too.
    pub is_shared: bool,
    /// Of functions and kernels that live.
    pub names: BTreeMap<u64, String>,
    /// Of executable graphs that live, the generation of the last launch that was waited for.
    done: BTreeMap<u64, u64>,
    /// That work has failed. It stays so: the driver refuses new contexts too.
    pub failed: Option<Failed>,
}

/// The launches that had no room.
pub struct LostLaunches {
    pub count: u64,
    /// The first of them, with the generation of the last. Its stream and its context are `SEVERAL` if they are not those of all.
    pub first: Work,
}

impl LostLaunches {
    fn count(&mut self, launch: &Work) {
        self.count += 1;
        let first = &mut self.first;
        first.generation = launch.generation.max(first.generation);
        // Of several, a wait for one is not enough.
        for (all, own) in [(&mut first.stream, launch.stream), (&mut first.context, launch.context)]
        {
            *all = if *all == own { own } else { SEVERAL };
        }
    }
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
    pub fn keep(&mut self, mut work: Work) -> u64 {
        let role = work.kind.role();
        if let WorkKind::EventWait { began } = work.kind {
            let Some(recorded) = self.recorded(work.function, began) else { return 0 };
            work.kind = WorkKind::StreamWait(recorded);
        }
        if work.kind.may_record() {
            self.rings.remove(&Role::Records);
        }
        self.launched += u64::from(role == Role::Launches);
        work.number = self.launched;
        let ring = self.rings.entry(role).or_default();
        if ring.len() == ROOM {
            let old = ring.pop_front();
            if let (Role::Launches, Some(old)) = (role, old) {
                self.lost.get_or_insert(LostLaunches { count: 0, first: old }).count(&old);
            }
        }
        ring.push_back(work);
        work.number
    }

    /// What an event has recorded in this generation or before, if that is known, and its stream.
    fn recorded(&self, event: u64, end: u64) -> Option<Recorded> {
        let mut records = self.unfinished(Role::Records);
        let is_own = |record: &&Work| record.function == event && record.generation <= end;
        let is_known = |record: &&Work| record.stream != SEVERAL && !self.is_shared;
        let record = records.find(is_own).filter(is_known)?;
        let WorkKind::Record { began } = record.kind else { return None };
        Some(Recorded { generation: began, stream: record.stream, context: record.context })
    }

    /// Work of this generation or before, for which this holds, was waited for.
    pub fn waited(&mut self, end: u64, is_done: impl Fn(&Work) -> bool) {
        // Until when other streams are done, because these have waited for them.
        let mut others = BTreeMap::new();
        let is_done = |work: &Work, others: &BTreeMap<_, u64>| {
            let other = others.get(&in_context(work.stream, work.context));
            work.generation <= end && is_done(work) || other >= Some(&work.generation)
        };
        for wait in self.unfinished(Role::Follows) {
            if let WorkKind::StreamWait(recorded) = wait.kind
                && is_done(wait, &others)
            {
                let Recorded { generation, stream, context } = recorded;
                let known = others.entry(in_context(stream, context)).or_insert(0);
                *known = generation.max(*known);
            }
        }
        let launches = self.rings.get(&Role::Launches).into_iter().flatten();
        let graphs =
            launches.filter(|work| work.kind == WorkKind::GraphLaunch && work.function != 0);
        for work in graphs.filter(|work| is_done(work, &others)) {
            let last = self.done.entry(work.function).or_default();
            *last = work.generation.max(*last);
        }
        for (_, ring) in self.rings.iter_mut().filter(|(role, _)| **role != Role::Records) {
            ring.retain(|work| !is_done(work, &others));
        }
        self.lost.take_if(|lost| is_done(&lost.first, &others));
    }

    /// A wait for all of a stream.
    pub fn waited_for_stream(&mut self, end: u64, own: u64, context: u64) {
        self.waited(end, |work| in_context(work.stream, work.context) == in_context(own, context));
    }

    /// The last record of an event before the wait has happened.
    pub fn waited_for_event(&mut self, end: u64, event: u64) {
        if let Some(Recorded { generation, stream, context }) = self.recorded(event, end) {
            self.waited_for_stream(generation, stream, context);
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
                let lost = self.lost.as_mut().map(|lost| &mut lost.first);
                for work in self.rings.values_mut().flatten().chain(lost) {
                    if work.stream == value {
                        work.stream = gone;
                    }
                    if let WorkKind::StreamWait(recorded) = &mut work.kind
                        && recorded.stream == value
                    {
                        recorded.stream = gone;
                    }
                }
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
