//! What is found: calls that break a rule, calls that the driver refused or that did not return, and objects that are left. It is
//! read from the records here, and neither written for readers nor for programs.

use super::sentence::{self, PastPlace};
use super::sources::{Sources, load};
use super::stack::{Component, Origin, shown};
use crate::launcher::plain_text::PlainText;
use crate::launcher::records::Ended;
use crate::spool::{Group, OPEN, Reason, Record};
use cuda_checked::printable::family;
use libcuda_sys::CUresult;
use std::sync::atomic::Ordering::Relaxed;

/// The first call of its kind, and how many there were. If its process had no room for the record, or ended while it wrote it, the
/// facts are empty.
#[derive(Clone, Debug)]
pub struct Call {
    pub function: Option<String>,
    pub calls: u64,
    pub sentence: Option<PlainText>,
    /// The places of earlier calls that the sentence names.
    pub past: Vec<PastPlace>,
    pub answer: Answer,
    pub process: u32,
    pub thread: u32,
    pub program: Option<PlainText>,
    pub origin: Origin,
    /// The process ended while the thread was in the call.
    pub process_end: Option<ProcessEnd>,
    /// Whether it was signalled to a debugger, with each of its kind.
    pub is_break: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    Code(CUresult),
    /// The call did not return.
    Nothing,
}

#[derive(Clone, Copy, Debug)]
pub struct ProcessEnd {
    /// By which it ended, if it is known.
    pub signal: Option<i32>,
}

#[derive(Debug)]
pub struct Broken {
    pub call: Call,
    pub rule: u32,
    pub group: Group,
    /// The function whose rules were checked.
    pub rules_of: Option<String>,
    pub parameter: Option<PlainText>,
    pub value: u64,
    /// How many calls of the same kind did not return.
    pub not_returned: Option<u64>,
}

/// A call that the driver refused, or that did not return, and that breaks no known rule.
#[derive(Debug)]
pub struct Refused {
    pub call: Call,
    /// Nothing if none is known.
    pub reason: Option<Reason>,
    /// The number of the cause, if the reason is one.
    pub cause: Option<u32>,
    /// Whether the layer has written a record of it. Without one, it is known from its process's end alone.
    pub has_record: bool,
}

/// Objects that a process had not ended, by where it created them.
#[derive(Debug)]
pub struct Leak {
    pub call: Call,
    pub bytes: Option<u64>,
}

impl Answer {
    fn of_code(code: u32) -> Self {
        if code == OPEN { Self::Nothing } else { Self::Code(CUresult(code)) }
    }
}

impl Call {
    /// Reads a record. Returns what the caller belongs to as well.
    fn read(
        sources: &mut Sources<'_>,
        function: usize,
        calls: u64,
        record: &Record,
    ) -> (Self, Option<Component>) {
        let (sentence, past) = sentence::read(sources, record);
        let (origin, caller) = sources.origin(&record.lines, &record.callers);
        let call = Self {
            function: sources.function(function).map(str::to_owned),
            calls,
            sentence,
            past,
            answer: Answer::Code(CUresult(load(&record.answer))),
            process: load(&record.process),
            thread: load(&record.thread),
            program: sources.text(load(&record.program)),
            origin,
            process_end: None,
            is_break: false,
        };
        (call, caller)
    }

    /// Whether this is the call in which a thread was when its process ended. One that a debugger was to see has an answer, and has
    /// not returned it.
    fn is_open_in(&self, ended: &Ended, function: &str, signal: Option<i32>) -> bool {
        let is_trap = self.is_break && signal.is_none_or(|signal| signal == libc::SIGTRAP);
        (self.process, self.thread) == (ended.process, ended.thread)
            && self.function.as_deref() == Some(function)
            && (self.answer == Answer::Nothing || is_trap)
    }
}

impl Broken {
    pub fn read(
        sources: &mut Sources<'_>,
        (rule, function, group): (u32, usize, Group),
        calls: u64,
        record: &Record,
    ) -> Self {
        let (mut call, _) = Call::read(sources, function, calls, record);
        if group == Group::Open {
            call.answer = Answer::Nothing;
        }
        call.is_break = sources.spool.breaks_at(rule);
        let parameter = PlainText::new(&record.parameter.read());
        Self {
            call,
            rule,
            group,
            rules_of: sources.function(load(&record.rules_of) as usize).map(str::to_owned),
            parameter: Some(parameter).filter(|text| !text.is_empty()),
            value: record.value.load(Relaxed),
            not_returned: None,
        }
    }

    /// Whether the driver refused the call.
    pub fn is_refused(&self) -> bool {
        matches!(self.group, Group::Refused | Group::Unheard)
    }
}

/// If other calls of the same kind returned, those that did not are told with them.
pub fn joined<T: PartialEq>(all: Vec<(T, Broken)>) -> Vec<Broken> {
    let (open, mut others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|(_, broken)| broken.group == Group::Open);
    let mut alone = Vec::new();
    for (kind, broken) in open {
        match others.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, other)) => other.not_returned = Some(broken.call.calls),
            None => alone.push(broken),
        }
    }
    alone.into_iter().chain(others.into_iter().map(|(_, broken)| broken)).collect()
}

impl Refused {
    /// Nothing if the CUDA runtime has provoked the refusal, and handles it.
    pub fn read(
        sources: &mut Sources<'_>,
        (function, code): (usize, u32),
        calls: u64,
        record: &Record,
    ) -> Option<Self> {
        let (mut call, caller) = Call::read(sources, function, calls, record);
        let reason = reason(load(&record.reason));
        let name = call.function.as_deref().unwrap_or_default();
        if reason != Some(Reason::Injected) && is_handled(name, CUresult(code), caller) {
            return None;
        }
        call.answer = Answer::of_code(code);
        let cause = Some(load(&record.cause)).filter(|cause| *cause > 0);
        call.is_break = cause.is_some_and(|cause| sources.spool.breaks_at(cause));
        Some(Self { call, reason, cause, has_record: true })
    }

    /// A call that was not over when its process ended, and that has no record.
    fn ended(sources: &mut Sources<'_>, ended: &Ended, signal: Option<i32>) -> Self {
        let caller = ended.caller.map(|(file, offset)| sources.frames(file, offset));
        let call = Call {
            function: sources.function(ended.function).map(str::to_owned),
            calls: 1,
            sentence: Some(sentence_on_end(sources, ended, signal)),
            past: Vec::new(),
            answer: Answer::Nothing,
            process: ended.process,
            thread: ended.thread,
            program: sources.text(ended.program),
            origin: Origin { python: Vec::new(), stack: shown(caller.unwrap_or_default()) },
            process_end: Some(ProcessEnd { signal }),
            is_break: false,
        };
        Self { call, reason: Some(Reason::Ended), cause: None, has_record: false }
    }

    /// Whether the driver refused the call.
    pub fn is_refused(&self) -> bool {
        use Reason::*;
        match self.reason {
            Some(Open | Injected | Ended) => false,
            Some(Cause | Words | Past | Environment) | None => true,
        }
    }
}

/// Adds that a process ended while a thread was in a call: to what is known of this call, or as one more. Returns the call.
pub fn add_ended<'a>(
    sources: &mut Sources<'_>,
    broken: impl IntoIterator<Item = &'a mut Broken>,
    refused: &'a mut Vec<Refused>,
    ended: &Ended,
    signal: Option<i32>,
) -> Option<&'a mut Call> {
    let function = sources.function(ended.function)?;
    let mut broken = broken.into_iter().map(|broken| &mut broken.call);
    if let Some(call) = broken.find(|call| call.is_open_in(ended, function, signal)) {
        call.process_end = Some(ProcessEnd { signal });
        return Some(call);
    }
    let known = refused.iter().position(|refused| refused.call.is_open_in(ended, function, signal));
    let Some(index) = known else {
        refused.push(Refused::ended(sources, ended, signal));
        return refused.last_mut().map(|refused| &mut refused.call);
    };
    let Refused { call, reason, .. } = &mut refused[index];
    call.process_end = Some(ProcessEnd { signal });
    if *reason == Some(Reason::Ended) {
        let end = sentence_on_end(sources, ended, signal);
        let why = call.sentence.take().unwrap_or_default();
        call.sentence = Some(PlainText::new(&format!("{end}; {why}")));
    }
    Some(call)
}

/// Says that a process ended while a thread was in a call.
fn sentence_on_end(sources: &Sources<'_>, ended: &Ended, signal: Option<i32>) -> PlainText {
    let handles = ended.handles.iter().filter(|handle| **handle != 0);
    let handles: Vec<String> = handles.map(|handle| format!("{handle:#x}")).collect();
    let handles = match handles.is_empty() {
        true => String::new(),
        false => format!(", which takes {}", handles.join(" and ")),
    };
    let end =
        signal.map_or_else(|| "ended".to_owned(), |signal| format!("ended by signal {signal}"));
    // Others have no `kernelParams`.
    let launches = ["cuLaunchKernel", "cuLaunchKernelEx", "cuLaunchCooperativeKernel"];
    let name = sources.function(ended.function).filter(|name| launches.contains(&family(name)));
    let kernel = name.and_then(|_| sources.spool.kernel(ended.process, *ended.handles.first()?));
    let kernel = kernel.map_or(String::new(), |kernel| format!("; {}", kernel.words.read()));
    PlainText::new(&format!("the process {end} while this thread was in the call{handles}{kernel}"))
}

impl Leak {
    /// Nothing if it is a primary context that the CUDA runtime has retained, which it keeps until the process ends.
    pub fn read(
        sources: &mut Sources<'_>,
        function: usize,
        objects: u64,
        record: &Record,
    ) -> Option<Self> {
        let (call, caller) = Call::read(sources, function, objects, record);
        let is_primary = call.function.as_deref() == Some("cuDevicePrimaryCtxRetain");
        if is_primary && caller == Some(Component::Runtime) {
            return None;
        }
        let bytes = Some(record.value.load(Relaxed)).filter(|bytes| *bytes > 0);
        Some(Self { call, bytes })
    }

    /// How many objects there are.
    pub fn objects(&self) -> u64 {
        self.call.calls
    }

    /// What they are.
    pub fn kind(&self) -> Option<&PlainText> {
        self.call.sentence.as_ref()
    }
}

/// The reason with this number, which any number may be.
fn reason(number: u32) -> Option<Reason> {
    use Reason::*;
    let known = [Cause, Words, Past, Open, Injected, Ended, Environment];
    known.into_iter().find(|reason| *reason as u32 == number)
}

/// Calls of the CUDA runtime that the driver refuses in a program that is correct: the runtime ends its libraries and contexts
/// after the driver has shut down, and asks whether a context is current.
const HANDLED: [(&str, CUresult); 3] = [
    ("cuCtxGetDevice", CUresult::CUDA_ERROR_INVALID_CONTEXT),
    ("cuDevicePrimaryCtxRelease", CUresult::CUDA_ERROR_DEINITIALIZED),
    ("cuLibraryUnload", CUresult::CUDA_ERROR_DEINITIALIZED),
];

/// Whether a refusal is one that the CUDA runtime provokes and handles. If a file has no symbols, it may have the runtime in it:
/// then the call is taken for the runtime's once the driver has shut down.
fn is_handled(function: &str, code: CUresult, caller: Option<Component>) -> bool {
    let may_be_runtime = match caller {
        Some(Component::Runtime) => true,
        Some(Component::Stripped) => code == CUresult::CUDA_ERROR_DEINITIALIZED,
        _ => false,
    };
    may_be_runtime && HANDLED.contains(&(family(function), code))
}

#[cfg(test)]
#[path = "../../../tests/unit/finding.rs"]
mod tests;
