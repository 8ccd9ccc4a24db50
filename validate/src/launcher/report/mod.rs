//! The report of all processes, for readers and for programs. It is made of the records once the program has ended: `finding`, `deaths`
//! and `events` are what is told, `stack`, `code_file` and `sentence` where that came from, `text` and `json` how it is written.

mod code_file;
mod deaths;
mod events;
mod finding;
mod json;
mod left_out;
mod sentence;
mod sources;
mod stack;
mod text;

use crate::launcher::plain_text::PlainText;
use crate::launcher::records::Entry;
use crate::launcher::suppressions::SuppressionPlace;
use crate::spool::{Event, Group, Kind, Spool};
use deaths::Death;
use events::{Counted, EventLine};
use finding::{Broken, Leak, Refused};
use sources::Sources;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;

#[derive(Default)]
pub struct Report {
    /// The functions that were judged, and how often.
    functions: BTreeMap<String, u64>,
    broken: Vec<Broken>,
    /// Calls that the driver refused, or that did not return, and that break no known rule.
    refused: Vec<Refused>,
    /// Ends of processes outside of calls.
    deaths: Vec<Death>,
    /// How many refused calls the CUDA runtime provoked and handled.
    handled: u64,
    /// Whether the first line has that number, and others that every correct program has.
    verbose: bool,
    looks_for_leaks: bool,
    leaks: Vec<Leak>,
    events: BTreeMap<Event, Counted>,
    /// The processes that have asked for a function of the driver and are still running.
    pub running: Vec<u32>,
    /// The lines of `--suppress` that matched no call.
    pub unused: Vec<SuppressionPlace>,
    /// Records that were overwritten.
    pub damaged: u64,
    /// Findings and events without room.
    lost: u64,
    /// The calls among them that the driver refused.
    lost_refused: u64,
    /// Whether a process had no room for the shared memory.
    unmapped: bool,
    /// Whether a process has asked for a function of the driver.
    has_asked: bool,
}

impl Report {
    /// Of a program whose process had this number, and was ended by a signal or not.
    pub fn new(spool: &Spool, child: u32, signal: Option<i32>) -> Self {
        let mut sources = Sources::new(spool);
        let is_event = |entry: &Entry<'_>| matches!(entry.kind, Kind::Event(_));
        // Processes that still run may make calls meanwhile: each one that is found must be among those that were judged.
        let found = spool.entries().into_iter().filter(|entry| !is_event(entry));
        let found: Vec<_> = found.collect();
        let functions = sources.functions().map(str::to_owned).zip(spool.judged());
        let functions = functions.filter(|(_, count)| *count > 0).collect();
        let mut report = Self { functions, ..Self::default() };
        let mut broken = Vec::new();
        let events = spool.entries().into_iter().filter(is_event);
        for Entry { kind, count, record } in found.into_iter().chain(events) {
            match kind {
                Kind::Event(event) => {
                    let detail = Some(record.sentence.read()).filter(|detail| !detail.is_empty());
                    let counted = report.events.entry(event).or_default();
                    counted.count += count;
                    counted.details.extend(detail.as_deref().map(PlainText::new));
                }
                Kind::Broken { rule, function, group, place } => {
                    let kind = (rule, function, group);
                    let found = Broken::read(&mut sources, kind, count, record);
                    broken.push(((rule, function, place), found));
                }
                Kind::Refused { function, code, .. } => {
                    match Refused::read(&mut sources, (function, code), count, record) {
                        Some(refused) => report.refused.push(refused),
                        None => report.handled += count,
                    }
                }
                Kind::Leak { function, .. } => {
                    report.leaks.extend(Leak::read(&mut sources, function, count, record));
                }
            }
        }
        for file in spool.executed() {
            let Some(event) = left_out::why(&file) else { continue };
            let (counted, file) = (report.events.entry(event).or_default(), PlainText::new(&file));
            counted.count += 1;
            counted.details.extend(Some(file).filter(|file| !counted.details.contains(file)));
        }
        report.leaks.sort_by_key(|leak| Reverse(leak.bytes));
        let ended = spool.ended(child, signal.is_some());
        report.deaths = deaths::outside(&mut sources, child, signal, &ended);
        for ended in ended {
            let signal = signal.filter(|_| ended.process == child);
            let broken = broken.iter_mut().map(|(_, broken)| broken);
            let refused = &mut report.refused;
            let call = finding::add_ended(&mut sources, broken, refused, &ended, signal);
            if let Some(call) = call {
                deaths::add_fault(call, &mut sources, &ended);
            }
        }
        report.broken = finding::joined(broken);
        (report.lost, report.lost_refused) = (spool.lost(), spool.lost_refused());
        report.unmapped = spool.is_unmapped();
        report.has_asked = spool.has_asked();
        report.verbose = spool.verbose.load(Relaxed);
        report.looks_for_leaks = spool.leaks.load(Relaxed);
        report
    }

    /// How many rules were broken, notes aside, each in each place of its own.
    pub fn findings(&self) -> usize {
        self.found().count()
    }

    fn found(&self) -> impl Iterator<Item = &Broken> {
        self.broken.iter().filter(|broken| broken.group != Group::Note)
    }

    /// How many calls the driver refused, with those that break a rule.
    pub fn refused_calls(&self) -> u64 {
        let broken = self.broken.iter().filter(|broken| broken.is_refused());
        let others = self.refused.iter().filter(|refused| refused.is_refused());
        let calls = broken.map(|broken| &broken.call).chain(others.map(|refused| &refused.call));
        calls.map(|call| call.calls).sum::<u64>() + self.lost_refused
    }

    /// How many objects were not ended (`--leaks`).
    pub fn objects_left(&self) -> u64 {
        self.leaks.iter().map(Leak::objects).sum()
    }

    /// How many processes have ended without an exit, so that their objects were not looked at (`--leaks`).
    pub fn processes_without_exit(&self) -> u64 {
        match self.looks_for_leaks {
            true => self.times(Event::Judged).saturating_sub(self.times(Event::Exited)),
            false => 0,
        }
    }

    /// Whether something was not seen, or not examined in whole: that no rule is known to be broken says little then.
    pub fn is_partial(&self) -> bool {
        let is_covered = self.times(Event::Loaded) > 0;
        let is_short = self.lost > 0 || self.damaged > 0 || !self.running.is_empty();
        let is_whole = self.events.keys().copied().all(events::leaves_nothing_out);
        !is_covered || is_short || self.unmapped || !is_whole
    }

    pub fn judged(&self) -> u64 {
        self.functions.values().sum()
    }

    fn times(&self, event: Event) -> u64 {
        self.events.get(&event).map_or(0, |counted| counted.count)
    }
}

#[cfg(test)]
#[path = "../../../tests/unit/report.rs"]
mod tests;
