//! Events besides findings, in the report's words: what the layer met, and what it could not see or judge.

use super::Report;
use crate::launcher::files;
use crate::launcher::plain_text::PlainText;
use crate::spool::Event;

/// How often an event was counted, with its details.
#[derive(Default)]
pub struct Counted {
    pub count: u64,
    pub details: Vec<PlainText>,
}

/// What the report says of an event.
pub struct EventLine {
    pub words: &'static str,
    pub count: u64,
    pub details: Vec<PlainText>,
    /// Whether the report's first line has it.
    pub is_in_first_line: bool,
}

/// Returns the name of an event in the report.
fn words(event: Event) -> &'static str {
    match event {
        Event::Loaded => "processes that loaded the layer",
        Event::Judged => "processes with calls that were judged",
        Event::Exited => "processes with calls that exited, and whose objects were looked at",
        Event::NoDriver => "processes that did not find libcuda.so.1",
        Event::Table => "undocumented tables given to the program",
        Event::Unknown => "unknown functions given to the program",
        Event::Python => {
            "findings without lines of Python, of which CPython 3.8 to 3.15 show theirs"
        }
        Event::Elsewhere => "not covered: functions of another driver",
        Event::Deepbind => "not covered: libraries with RTLD_DEEPBIND",
        Event::Rights => "not covered: programs with other rights than their user's",
        Event::Foreign => "not covered: programs of another C library",
        Event::Misaligned => "not judged in whole: calls with a misaligned pointer",
        Event::Forked => {
            "not judged in whole: children of forks, in which no rule queries the driver"
        }
        Event::Undocumented => {
            "not judged in whole unless refused: calls of drivers whose documentation is not known"
        }
        Event::Within => "calls within other calls, which are taken for the driver's own",
        Event::Jump => "not judged: calls after a jump out of a call",
        Event::Panic => "not judged: calls in which cuda-validate failed, please report them",
        Event::Memory => "not judged: the further calls of processes without memory for the layer",
        Event::Past => {
            "not told: the past of objects, which are too many, or which a stopped thread holds"
        }
    }
}

/// Whether all was seen and judged in spite of the event.
pub fn leaves_nothing_out(event: Event) -> bool {
    use Event::*;
    matches!(
        event,
        Loaded | Judged | Exited | NoDriver | Undocumented | Table | Unknown | Within | Python
    )
}

impl Report {
    pub fn events(&self) -> impl Iterator<Item = EventLine> {
        let counted = self.events.iter().map(|(event, counted)| EventLine {
            words: words(*event),
            count: counted.count,
            details: counted.details.clone(),
            is_in_first_line: match event {
                Event::Loaded | Event::Judged | Event::Exited | Event::NoDriver => false,
                // The CUDA runtime asks for tables in every program.
                Event::Table => self.verbose,
                _ => true,
            },
        });
        let unmapped = "not covered: a process without room for the shared memory (see ulimit -v)";
        let lost = "not told: findings without room in this report";
        let no_exit = "not told: objects of processes that ended by a signal, by _exit or by exec";
        let running = "not told: the further calls of processes that are still running";
        let damaged = "not known: records that a process has overwritten";
        let stopped = "not told: functions and lines, because a signal, a damaged file or a lack of memory ended the search";
        let processes = self.running.iter().map(|process| PlainText::new(&process.to_string()));
        let further = [
            (running, self.running.len() as u64, processes.collect()),
            (no_exit, self.processes_without_exit(), vec![]),
            (unmapped, self.unmapped.into(), vec![]),
            (damaged, self.damaged, vec![]),
            (lost, self.lost, vec![]),
            (stopped, files::are_stopped().into(), vec![]),
        ];
        let further = further.map(|(words, count, details)| EventLine {
            words,
            count,
            details,
            is_in_first_line: true,
        });
        counted.chain(further).filter(|line| line.count > 0)
    }
}
