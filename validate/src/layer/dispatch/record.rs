//! Records what the layer finds, in the memory that the launcher reads.

use crate::layer::call::callee::Callee;
use crate::layer::call::calling_thread::CallingThread;
use crate::layer::call::entry_point::{EntryPoint, entry_points};
use crate::layer::dispatch::debugger;
use crate::layer::dispatch::intercepted::InterceptedCall;
use crate::layer::dispatch::judge;
use crate::layer::origin::callers::{self, Here};
use crate::layer::past::explanation::Explanation;
use crate::layer::past::objects::{self, Leak};
use crate::layer::process::{self, keep_errno};
use crate::spool::{Event, Group, Kind, LINES, Place, Reason, Record, Spool, Suppressed};
use crate::{layer::origin::python, layer::process::standard_error};
use cuda_checked::Precondition;
use cuda_checked::printable::written;
use libcuda_sys::CUresult;
use std::fmt::Display;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::atomic::Ordering::*;

/// Counts something, or takes it back. The first of its kind is written, with where it came from, on another stack: the program may
/// have little room on its own.
pub fn count(
    spool: &Spool,
    thread: &CallingThread,
    here: Here,
    (kind, times): (Kind, i64),
    answer: Option<CUresult>,
    write: impl FnOnce(&Record),
) {
    let Some(record) = spool.count(kind, "", times) else { return };
    keep_errno(|| {
        record.answer.store(answer.map_or(0, |answer| answer.0), Relaxed);
        callers::with_room(|| {
            thread.at_work(|| {
                write(record);
                write_origin(spool, record, here);
            })
        });
    });
}

impl InterceptedCall<'_> {
    /// Makes and records a call that breaks a rule, and returns its answer.
    ///
    /// # Safety
    ///
    /// The function must be that of the call.
    #[cold]
    #[inline(never)]
    pub unsafe fn broken(&self, rule: Precondition, callee: Callee) -> CUresult {
        // SAFETY: the caller guarantees the function, and the arguments are those of this call.
        let make = || unsafe { callee.call(self.packed) };
        // SAFETY: the call ends after this.
        let rule = unsafe { self.thread.breaks(rule) };
        let (spool, entry) = (self.spool, self.entry);
        let (id, number) = (rule.id(), entry.number);
        let suppressed = [Suppressed::Number(id, None), Suppressed::Number(id, Some(number))];
        if spool.suppresses(&suppressed) {
            return make();
        }
        let (here, place) = (callers::here(), self.line());
        let count = |times, group, answer| {
            let sentence = rule.sentence();
            self.count_broken(here, (rule, &sentence), (times, place), group, answer);
        };
        let is_enforced = spool.enforce.load(Relaxed) && !rule.is_probe();
        if is_enforced {
            count(1, Group::Enforced, Some(rule.code()));
            debugger::stop_at(spool, id);
            return rule.code();
        }
        // Where its thread or process ends in the call, this stays.
        count(1, Group::Open, None);
        debugger::stop_at(spool, id);
        let answer = make();
        count(-1, Group::Open, None);
        let group = match answer {
            _ if rule.is_probe() => Group::Note,
            CUresult::CUDA_SUCCESS => Group::Taken,
            CUresult::CUDA_ERROR_NOT_INITIALIZED | CUresult::CUDA_ERROR_DEINITIALIZED => {
                Group::Unheard
            }
            _ => Group::Refused,
        };
        let is_refused = matches!(group, Group::Refused | Group::Unheard);
        if !(is_refused && spool.suppresses(&[Suppressed::Code(answer.0, number)])) {
            count(1, group, Some(answer));
        }
        answer
    }

    /// Records a rule of another release's documentation, by which no call is judged, but which explains why the driver refused
    /// this one. The sentence says so.
    pub fn explained(
        &self,
        here: Here,
        rule: &Precondition,
        sentence: &dyn Display,
        answer: CUresult,
    ) {
        let group = if rule.is_probe() { Group::Note } else { Group::Refused };
        self.count_broken(here, (rule, sentence), (1, self.line()), group, Some(answer));
    }

    fn count_broken(
        &self,
        here: Here,
        (rule, sentence): (&Precondition, &dyn Display),
        (times, place): (i64, u32),
        group: Group,
        answer: Option<CUresult>,
    ) {
        let (spool, entry) = (self.spool, self.entry);
        let kind = Kind::Broken { rule: rule.id(), function: entry.number, group, place };
        count(spool, self.thread, here, (kind, times), answer, |record| {
            write_broken(spool, entry, (rule, sentence), record, answer);
        });
    }

    /// The line of Python that makes the call, as a number; zero if none does.
    #[inline(never)]
    fn line(&self) -> u32 {
        let lines = keep_errno(|| self.thread.at_work(|| python::lines(1)));
        match lines {
            Some(Ok(lines)) => lines.first().map_or(0, python::Line::place),
            Some(Err(version)) => {
                self.spool.note(Event::Python, version);
                0
            }
            None => 0,
        }
    }
}

fn write_broken(
    spool: &Spool,
    entry: &EntryPoint,
    (broken, sentence): (&Precondition, &dyn Display),
    record: &Record,
    answer: Option<CUresult>,
) {
    record.value.store(broken.value(), Relaxed);
    record.parameter.write(broken.parameter());
    record.sentence.write(sentence);
    let rules_of = entry_points().find(|entry| entry.name() == broken.call());
    record.rules_of.store(rules_of.unwrap_or(entry).number as u32, Relaxed);
    if let Some(answer) = answer.filter(|_| spool.verbose.load(Relaxed)) {
        let function = written(entry.name());
        let line = format!("cuda-validate: {function}: {sentence}; answered {answer:?}\n");
        standard_error::write_line(&line);
    }
}

pub fn write_past(spool: &Spool, record: &Record, reason: Reason, explanation: &Explanation) {
    for (to, place) in record.places.iter().zip(&explanation.places) {
        with_file(spool, place).write(&to.lines, &to.callers);
    }
    record.sentence.write(&explanation.sentence);
    // Last: where the process ends meanwhile, no reason is known.
    record.reason.store(reason as u32, Relaxed);
}

/// The same place, with the file of its address.
fn with_file(spool: &Spool, place: &Place) -> Place {
    let mut place = place.clone();
    if let [(0, address @ 1..), ..] = place.callers {
        place.callers[0] = callers::file_of(spool, address);
    }
    place
}

/// Records the objects that this process, which exits, has not ended.
pub fn leaks(spool: &Spool) {
    let leaks = objects::with(spool, |objects| {
        let leaks = objects.leaks().into_iter();
        let placed = leaks.map(|leak| (objects.places.get(leak.made.place).cloned(), leak));
        placed.collect::<Vec<_>>()
    });
    let Some(leaks) = leaks else { return };
    for (place, Leak { kind: object_kind, made, count, bytes }) in leaks {
        let place = place.map(|place| with_file(spool, &place));
        let mut hasher = DefaultHasher::new();
        place.hash(&mut hasher);
        let kind = Kind::Leak {
            function: made.function.into(),
            kind: object_kind as usize,
            place: hasher.finish() as u32,
        };
        let Some((record, is_first)) = spool.counted(kind, "", count as i64) else { continue };
        record.value.fetch_add(bytes, Relaxed);
        if is_first {
            write_thread(spool, record, made.thread);
            record.sentence.write(object_kind.words());
            if let Some(place) = place {
                place.write(&record.lines, &record.callers);
            }
        }
    }
    if judge::is_counted() {
        spool.note(Event::Exited, "");
    }
}

/// Writes the thread, with its process and program.
fn write_thread(spool: &Spool, record: &Record, thread: u32) {
    record.process.store(process::id(), Relaxed);
    record.thread.store(thread, Relaxed);
    record.program.store(process::program(spool), Relaxed);
}

/// Writes where a call came from.
fn write_origin(spool: &Spool, record: &Record, here: Here) {
    // SAFETY: it takes nothing.
    let thread = unsafe { libc::gettid() };
    write_thread(spool, record, thread as u32);
    let lines = python::lines(LINES).unwrap_or_default();
    for (place, line) in record.lines.iter().zip(&lines) {
        place.file.store(spool.number_of_text(line.file.as_bytes()), Relaxed);
        place.function.store(spool.number_of_text(line.function.as_bytes()), Relaxed);
        place.number.store(line.number, Relaxed);
    }
    let interpreter = if lines.is_empty() { None } else { python::code() };
    callers::write(spool, &record.callers, here, interpreter);
}
