//! The report of all processes, for readers and for programs.

mod deaths;
mod left_out;

use crate::launcher::files;
use crate::launcher::lines::Lines;
use crate::spool::{
    Caller, Ended, Event, Group, Kind, Line, OPEN, PLACE, Reason, Record, Spool, Text,
};
use addr2line::Location;
use cuda_checked::printable::{Printable, bytes, family, written};
use libcuda_sys::CUresult;
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

#[derive(Default)]
pub struct Report {
    /// The functions that were judged, and how often.
    functions: BTreeMap<String, u64>,
    /// Each with the function, the number of calls, and the facts of its record.
    broken: Vec<Value>,
    /// Calls that the driver refused, and that break no known rule: likewise.
    refused: Vec<Value>,
    /// How many refused calls the CUDA runtime provoked and handled.
    handled: u64,
    /// Whether that number is shown.
    verbose: bool,
    /// Objects that their processes had not ended, by where these created them.
    leaks: Vec<Value>,
    /// Other events, with their number and details.
    events: BTreeMap<Event, (u64, Vec<String>)>,
    /// The processes that have asked for a function of the driver and are still running.
    pub running: Vec<u32>,
    /// Records that were overwritten.
    pub damaged: u64,
    /// Findings and events without room.
    lost: u64,
    /// The calls among them that the driver refused: those that break a rule, and others.
    lost_refused: [u64; 2],
    /// Whether a process had no room for the shared memory.
    unmapped: bool,
}

const GROUPS: [(Group, &str, &str); 6] = [
    (Group::Refused, "refused", "The driver refused it too: this is why."),
    (Group::Taken, "taken", "The driver accepted it, although the documentation forbids it."),
    (
        Group::Unheard,
        "unheard",
        "The driver was not initialised, or shut down: it did not examine the arguments.",
    ),
    (Group::Enforced, "enforced", "The call was not made (--enforce)."),
    (Group::Open, "open", "The call did not return."),
    (Group::Note, "note", "Notes: programs do this to find out what there is."),
];

/// The first of these titles, if the documentation of the driver is not known.
const UNDOCUMENTED: &str = "The driver refused it, and the nearest documentation forbids it.";

/// Where the reason for a refused call is from.
const REASONS: [(Reason, Option<&str>, &str); 9] = [
    (
        Reason::Open,
        Some("open"),
        "The call did not return: its process or its thread ended in it. An object that it takes had been destroyed before.",
    ),
    (
        Reason::Ended,
        Some("ended"),
        "The call did not return: its process ended while a thread was in it.",
    ),
    (
        Reason::Outside,
        Some("outside"),
        "A signal ended the process, outside of the calls that cuda-validate sees.",
    ),
    (Reason::Past, Some("past"), "The driver refused it: this is what earlier calls did."),
    (Reason::Injected, Some("injected"), "The call was not made (--inject)."),
    (
        Reason::Cause,
        Some("cause"),
        "The driver refused it: this is what the arguments and the state of the thread show.",
    ),
    (
        Reason::Environment,
        Some("environment"),
        "The driver refused it: this is what the environment of the process shows.",
    ),
    (Reason::Words, Some("words"), "The driver refused it: these are its own words."),
    (Reason::None, None, "The driver refused it, and no reason is known."),
];

/// Calls of the CUDA runtime that the driver refuses in a program that is correct: the runtime ends its libraries and contexts
/// after the driver has shut down, and asks whether a context is current.
const HANDLED: [(&str, CUresult); 3] = [
    ("cuCtxGetDevice", CUresult::CUDA_ERROR_INVALID_CONTEXT),
    ("cuDevicePrimaryCtxRelease", CUresult::CUDA_ERROR_DEINITIALIZED),
    ("cuLibraryUnload", CUresult::CUDA_ERROR_DEINITIALIZED),
];

/// Whether a refusal is one that the CUDA runtime provokes and handles. If a file has no symbols, it may have the runtime in it:
/// then the call is taken for the runtime's once the driver has shut down.
fn is_handled(function: &str, code: CUresult, caller: Option<&Frame>) -> bool {
    let is_of = match caller.map(|frame| frame.component) {
        Some(Component::Runtime) => true,
        Some(Component::Stripped) => code == CUresult::CUDA_ERROR_DEINITIALIZED,
        _ => false,
    };
    is_of && HANDLED.contains(&(family(function), code))
}

/// Returns the name of an event in the report.
fn words(event: Event) -> &'static str {
    match event {
        Event::Loaded => "processes that loaded the layer",
        Event::Judged => "processes with calls that were judged",
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

/// The names of all functions, in the order of their numbers.
pub fn functions() -> impl Iterator<Item = String> {
    let functions = libcuda_sys::functions().iter().chain(libcuda_sys::internal::functions());
    functions.map(|function| function.symbol().to_string_lossy().into_owned())
}

type Files = BTreeMap<String, File>;

impl Report {
    /// Of a program whose process had this number, and was ended by a signal or not.
    pub fn new(spool: &Spool, child: u32, signal: Option<i32>) -> Self {
        let mut files = Files::new();
        let is_event = |kind: &Kind| matches!(kind, Kind::Event(_));
        let names: Vec<String> = functions().collect();
        // Processes that still run may make calls meanwhile: each one that is found must be among those that were judged.
        let found = spool.entries().into_iter().filter(|(kind, ..)| !is_event(kind));
        let found: Vec<_> = found.collect();
        let functions = names.iter().cloned().zip(spool.judged()).filter(|(_, count)| *count > 0);
        let mut report = Self { functions: functions.collect(), ..Self::default() };
        let mut broken = Vec::new();
        let events = spool.entries().into_iter().filter(|(kind, ..)| is_event(kind));
        for (kind, count, record) in found.into_iter().chain(events) {
            match kind {
                Kind::Event(event) => {
                    let (sum, details) = report.events.entry(event).or_default();
                    *sum += count;
                    details
                        .extend(Some(record.sentence.read()).filter(|detail| !detail.is_empty()));
                }
                Kind::Broken { rule, function, group, place } => {
                    let (mut entry, _) =
                        record_json(spool, &names, function, count, record, &mut files);
                    let name = GROUPS.iter().find(|(other, ..)| *other == group);
                    entry["group"] = name.map(|(_, name, _)| *name).into();
                    entry["rule"] = rule.into();
                    entry["rules_of"] =
                        names.get(number(&record.rules_of) as usize).cloned().into();
                    entry["parameter"] = text(&record.parameter);
                    entry["value"] = record.value.load(Relaxed).into();
                    if group == Group::Open {
                        entry["answer"] = "nothing".into();
                    }
                    broken.push(((rule, function, place), entry));
                }
                Kind::Refused { function, code, .. } => {
                    let (mut entry, caller) =
                        record_json(spool, &names, function, count, record, &mut files);
                    let is_made = number(&record.reason) != Reason::Injected as u32;
                    let name = names.get(function).map_or("", String::as_str);
                    if is_made && is_handled(name, CUresult(code), caller.as_ref()) {
                        report.handled += count;
                        continue;
                    }
                    let is_own =
                        |(reason, ..): &&(Reason, _, _)| *reason as u32 == number(&record.reason);
                    entry["reason"] =
                        REASONS.iter().find(is_own).and_then(|(_, name, _)| *name).into();
                    entry["answer"] = match code {
                        OPEN => "nothing".into(),
                        code => format!("{:?}", CUresult(code)).into(),
                    };
                    let cause = Some(number(&record.cause)).filter(|cause| *cause > 0);
                    entry["cause"] = cause.into();
                    report.refused.push(entry);
                }
                Kind::Leak { function, .. } => {
                    let (json, _) = record_json(spool, &names, function, count, record, &mut files);
                    let mut leak = json!({
                        "kind": json["sentence"],
                        "objects": count,
                        "bytes": Some(record.value.load(Relaxed)).filter(|bytes| *bytes > 0),
                    });
                    for fact in ["function", "process", "thread", "program", "python", "stack"] {
                        leak[fact] = json[fact].clone();
                    }
                    report.leaks.push(leak);
                }
            }
        }
        for file in spool.executed() {
            let Some(event) = left_out::why(&file) else { continue };
            let (count, details) = report.events.entry(event).or_default();
            *count += 1;
            details.extend(Some(file).filter(|file| !details.contains(file)));
        }
        report.leaks.sort_by_key(|leak| Reverse(leak["bytes"].as_u64()));
        let ended = spool.ended(child, signal.is_some());
        report.refused.extend(deaths::outside(spool, child, signal, &ended, &names, &mut files));
        for ended in ended {
            let Some(name) = names.get(ended.function) else { continue };
            let signal = signal.filter(|_| ended.process == child);
            let is_own = |entry: &&mut Value| {
                let owner = ["process", "thread"].map(|fact| entry[fact].as_u64());
                owner == [ended.process, ended.thread].map(|number| Some(number.into()))
                    && entry["function"] == name.as_str()
                    && entry["answer"] == "nothing"
            };
            let open = broken.iter_mut().map(|(_, entry)| entry).chain(&mut report.refused);
            match open.into_iter().find(is_own) {
                Some(open) => {
                    open["signal"] = signal.into();
                    if open["reason"] == "ended" {
                        let whole = of_ended(&ended, signal, &names, spool, &mut files);
                        let [end, why] = [&whole, &*open].map(|of| of["sentence"].as_str());
                        open["sentence"] =
                            [end, why].map(Option::unwrap_or_default).join("; ").into();
                    }
                    deaths::add_fault(open, spool, &ended, &names, &mut files);
                }
                None => {
                    let mut entry = of_ended(&ended, signal, &names, spool, &mut files);
                    deaths::add_fault(&mut entry, spool, &ended, &names, &mut files);
                    report.refused.push(entry);
                }
            }
        }
        report.broken = joined(broken);
        (report.lost, report.lost_refused) = (spool.lost(), spool.lost_refused());
        report.unmapped = spool.is_unmapped();
        report.verbose = spool.verbose.load(Relaxed);
        report.print_safely();
        report
    }

    /// Names from programs, and all that they have written to the shared memory, are shown in terminals.
    fn print_safely(&mut self) {
        let entries = self.broken.iter_mut().chain(&mut self.refused).chain(&mut self.leaks);
        entries.for_each(each_text);
        let details = self.events.values_mut().flat_map(|(_, details)| details);
        details.for_each(|text| *text = printable(text));
    }

    /// How many rules were broken, notes aside, each in each place of its own.
    pub fn findings(&self) -> usize {
        self.found().count()
    }

    fn found(&self) -> impl Iterator<Item = &Value> {
        self.broken.iter().filter(|broken| broken["group"] != "note")
    }

    /// How many calls the driver refused, of all, and of those that break no known rule.
    pub fn refused(&self) -> [u64; 2] {
        let calls = |entry: &Value| entry["calls"].as_u64().unwrap_or(0);
        let is_own = |entry: &&Value| {
            !["injected", "open", "ended", "outside"]
                .iter()
                .any(|reason| entry["reason"] == *reason)
        };
        let [lost_broken, lost_others] = self.lost_refused;
        let others: u64 = self.refused.iter().filter(is_own).map(calls).sum::<u64>() + lost_others;
        let is_refused =
            |broken: &&Value| ["refused", "unheard"].iter().any(|group| broken["group"] == *group);
        let broken: u64 = self.broken.iter().filter(is_refused).map(calls).sum();
        [broken + lost_broken + others, others]
    }

    /// Whether something was not seen, or not examined in whole: that no rule is known to be broken says little then.
    pub fn is_partial(&self) -> bool {
        let is_seen = |event: &Event| {
            use Event::*;
            matches!(event, Loaded | Judged | Undocumented | Table | Unknown | Within | Python)
        };
        let is_covered = self.times(Event::Loaded) > 0;
        let is_short = self.lost > 0 || self.damaged > 0 || !self.running.is_empty();
        !is_covered || is_short || self.unmapped || !self.events.keys().all(is_seen)
    }

    pub fn judged(&self) -> u64 {
        self.functions.values().sum()
    }

    fn times(&self, event: Event) -> u64 {
        self.events.get(&event).map_or(0, |(count, _)| *count)
    }

    /// The events in the report's words, with their number and details.
    fn events(&self) -> impl Iterator<Item = (&'static str, u64, Vec<String>)> {
        let events = self.events.iter();
        let events =
            events.map(|(event, (count, details))| (words(*event), *count, details.clone()));
        let unmapped = "not covered: a process without room for the shared memory (see ulimit -v)";
        let lost = "not told: findings without room in this report";
        let running = "not told: the further calls of processes that are still running";
        let damaged = "not known: records that a process has overwritten";
        let stopped = "not told: functions and lines, because a signal, a damaged file or a lack of memory ended the search";
        let numbers: Vec<String> = self.running.iter().map(u32::to_string).collect();
        let further = [
            (running, numbers.len() as u64, numbers),
            (unmapped, self.unmapped.into(), vec![]),
            (damaged, self.damaged, vec![]),
            (lost, self.lost, vec![]),
            (stopped, files::are_stopped().into(), vec![]),
        ];
        events.chain(further).filter(|(_, count, _)| *count > 0)
    }

    /// The report for programs.
    pub fn json(&self) -> String {
        let events = self.events().map(
            |(event, count, details)| json!({ "event": event, "count": count, "details": details }),
        );
        let report = json!({
            "version": 1,
            "covered": self.times(Event::Loaded) > 0,
            "partial": self.is_partial(),
            "judged": self.judged(),
            "functions": self.functions,
            "processes": self.times(Event::Judged),
            "broken": self.broken,
            "refused": self.refused,
            "leaks": self.leaks,
            "refused_calls": self.refused()[0],
            "handled_calls": self.handled,
            "events": events.collect::<Value>(),
        });
        format!("{report}\n")
    }
}

pub fn printable(text: &str) -> String {
    let mut printable = String::new();
    let _ = Printable(&mut printable).write_str(text);
    printable
}

fn each_text(value: &mut Value) {
    match value {
        Value::String(text) => *text = printable(text),
        Value::Array(values) => values.iter_mut().for_each(each_text),
        Value::Object(values) => values.values_mut().for_each(each_text),
        _ => {}
    }
}

fn number(number: &AtomicU32) -> u32 {
    number.load(Relaxed)
}

fn text<const ROOM: usize>(text: &Text<ROOM>) -> Value {
    Some(text.read()).filter(|text| !text.is_empty()).into()
}

/// Where other calls of the same kind returned, those that did not are told with them.
fn joined<T: PartialEq>(broken: Vec<(T, Value)>) -> Vec<Value> {
    let (open, mut others): (Vec<_>, Vec<_>) =
        broken.into_iter().partition(|(_, broken)| broken["group"] == "open");
    let mut alone = Vec::new();
    for (kind, broken) in open {
        match others.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, other)) => other["not_returned"] = broken["calls"].clone(),
            None => alone.push(broken),
        }
    }
    alone.into_iter().chain(others.into_iter().map(|(_, broken)| broken)).collect()
}

/// The facts of a record, and its caller. A process that had no room for it, or that ended while it wrote it, has left empty ones.
fn record_json(
    spool: &Spool,
    names: &[String],
    function: usize,
    count: u64,
    record: &Record,
    files: &mut Files,
) -> (Value, Option<Frame>) {
    let mut sentence = text(&record.sentence);
    let mut places = Vec::new();
    if let Some((first, others)) = sentence.as_str().and_then(|text| text.split_once(PLACE)) {
        let (mut placed, mut before) = (first.to_owned(), first);
        for (index, words) in others.split(PLACE).enumerate() {
            if let Some(place) = record.places.get(index) {
                let (python, stack) = origin(spool, &place.lines, &place.callers, files);
                let mut place = json!({ "what": what(before), "python": python });
                place["stack"] = shown(stack).into();
                placed += &at(&place);
                places.push(place);
            }
            placed += words;
            before = words;
        }
        sentence = placed.into();
    }
    let (python, stack) = origin(spool, &record.lines, &record.callers, files);
    let caller = stack.first().cloned();
    let mut json = json!({
        "function": names.get(function),
        "calls": count,
        "sentence": sentence,
        "answer": format!("{:?}", CUresult(number(&record.answer))),
        "process": number(&record.process),
        "thread": number(&record.thread),
        "program": spool.text(number(&record.program)),
        "python": python,
        "stack": shown(stack),
    });
    if !places.is_empty() {
        json["past"] = places.into();
    }
    (json, caller)
}

/// The facts of a call that was not over when its process ended.
fn of_ended(
    ended: &Ended,
    signal: Option<i32>,
    names: &[String],
    spool: &Spool,
    files: &mut Files,
) -> Value {
    let handles = ended.handles.iter().filter(|one| **one != 0);
    let handles: Vec<String> = handles.map(|one| format!("{one:#x}")).collect();
    let handles = match handles.is_empty() {
        true => String::new(),
        false => format!(", which takes {}", handles.join(" and ")),
    };
    let end =
        signal.map_or_else(|| "ended".to_owned(), |signal| format!("ended by signal {signal}"));
    // Others have no `kernelParams`.
    let launches = ["cuLaunchKernel", "cuLaunchKernelEx", "cuLaunchCooperativeKernel"];
    let name = names.get(ended.function).filter(|name| launches.contains(&family(name)));
    let kernel = name.and_then(|_| spool.kernel(ended.process, *ended.handles.first()?));
    let kernel = kernel.map_or(String::new(), |kernel| format!("; {}", kernel.words.read()));
    let caller = ended.caller.map(|(file, offset)| frames(spool.text(file), offset, files));
    json!({
        "function": names.get(ended.function),
        "calls": 1,
        "reason": "ended",
        "sentence": format!("the process {end} while this thread was in the call{handles}{kernel}"),
        "answer": "nothing",
        "signal": signal,
        "process": ended.process,
        "thread": ended.thread,
        "program": spool.text(ended.program),
        "stack": shown(caller.unwrap_or_default()),
    })
}

/// Lines of Python and callers, each innermost first.
fn origin(
    spool: &Spool,
    lines: &[Line],
    callers: &[Caller],
    files: &mut Files,
) -> (Vec<Value>, Vec<Frame>) {
    let callers = callers.iter().map_while(|caller| {
        let offset = caller.offset.load(Relaxed);
        (offset > 0).then(|| (spool.text(number(&caller.file)), offset))
    });
    let lines = lines.iter().map(|line| [&line.file, &line.function, &line.number].map(number));
    let lines = lines.take_while(|line| *line != [0; 3]).map(|[file, function, line]| {
        json!({
            "file": spool.text(file),
            "line": Some(line).filter(|line| *line > 0),
            "function": spool.text(function),
        })
    });
    let stack = callers.flat_map(|(file, offset)| frames(file, offset, files));
    (lines.collect(), stack.collect())
}

/// What an earlier call did, by the words before its place: "destroyed" of "was destroyed by cuStreamDestroy". Of a launch it is
/// the number.
fn what(before: &str) -> &str {
    if let Some((_, launch)) = before.split_once("number ") {
        let digits = launch.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(launch.len());
        let start = before.len() - launch.len() - "number ".len();
        return &before[start..before.len() - launch.len() + digits];
    }
    let mut words = before.rsplit(' ').filter(|word| !word.is_empty());
    match [words.next(), words.next(), words.next()] {
        [_, Some("by"), Some(verb)] => verb,
        [last, ..] => last.unwrap_or_default(),
    }
}

/// The sentence without the places, which [`print_places`] shows.
fn unplaced(sentence: &str, places: &[Value]) -> String {
    let (mut said, mut rest) = (String::new(), sentence);
    for place in places.iter().map(at) {
        let Some((before, after)) = rest.split_once(&place) else { continue };
        said += before;
        rest = after;
    }
    said + rest
}

/// Prints the places of earlier calls.
fn print_places(places: &[Value], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let known = places.iter().map(|place| (place["what"].as_str().unwrap_or("?"), at(place)));
    let mut known = known.filter(|(_, at)| !at.is_empty());
    known.try_for_each(|(what, at)| writeln!(f, "    {what}{at}"))
}

/// The place of an earlier call: a line of Python, or the innermost caller with a line, or the innermost. The line of the program
/// that has called it follows, because a library or a short function may be that of every call.
fn at(place: &Value) -> String {
    let [python, stack] = ["python", "stack"].map(|of| place[of].as_array());
    let [python, stack] = [python, stack].map(|of| of.map_or(&[][..], Vec::as_slice));
    let text = |frame: &Value, fact: &str| frame[fact].as_str().unwrap_or("?").to_owned();
    let line = |frame: &Value| format!("{}:{}", short(&text(frame, "file")), frame["line"]);
    let frames = || python.iter().chain(stack).filter(|frame| frame["line"].is_u64());
    let mut known = frames().filter(|frame| !is_of_bindings(frame));
    match (known.next().or_else(|| frames().next()), stack.first()) {
        (Some(frame), _) => {
            let caller = known.find(|caller| caller["function"] != frame["function"]);
            let caller = caller.map(|caller| format!(", called at {}", line(caller)));
            format!(" at {}{}", line(frame), caller.unwrap_or_default())
        }
        (None, Some(frame)) => {
            format!(" in {}+{}", short(&text(frame, "module")), text(frame, "address"))
        }
        (None, None) => String::new(),
    }
}

/// Whether a frame is of Rust's bindings and standard library, between a program's lines and the driver. A namespace of C++ may
/// have the name of such a library: the file tells.
fn is_of_bindings(frame: &Value) -> bool {
    let [function, file] =
        ["function", "file"].map(|fact| frame[fact].as_str().unwrap_or_default());
    let path = function.trim_start_matches(['<', '&', '*', '(']);
    let is_bindings = ["cuda_checked::", "libcuda_sys::"].iter().any(|of| path.starts_with(of));
    let std = ["alloc", "core", "std"].map(|of| format!("/library/{of}/src/"));
    is_bindings || std.iter().any(|folder| file.contains(folder))
}

/// A function that calls, as the report has it, and where it is.
#[derive(Clone)]
struct Frame {
    json: Value,
    component: Component,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Component {
    /// The program, or a library.
    Other,
    /// The CUDA runtime, linked or shared.
    Runtime,
    /// A file without symbols, which may have the CUDA runtime in it.
    Stripped,
    /// What starts and ends the process and its threads.
    System,
}

impl Frame {
    fn function(&self) -> &str {
        self.json["function"].as_str().unwrap_or_default()
    }
}

/// Leaves the program's own frames, with one for the function of the CUDA runtime that it called.
fn shown(stack: Vec<Frame>) -> Vec<Value> {
    let stack: Vec<Frame> =
        stack.into_iter().filter(|frame| frame.component != Component::System).collect();
    let runs =
        stack.chunk_by(|one, next| [one.component, next.component] == [Component::Runtime; 2]);
    let outermost = runs.filter_map(|run| {
        run.iter().rev().find(|frame| is_of_interface(frame.function())).or(run.last())
    });
    outermost.map(|frame| frame.json.clone()).collect()
}

/// Whether a name is of the functions that the CUDA runtime has for programs, and for what its compiler adds to them.
fn is_of_interface(name: &str) -> bool {
    let rest = name.trim_start_matches('_').strip_prefix("cuda").unwrap_or_default();
    rest.starts_with(|first: char| first.is_ascii_uppercase())
        && rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The beginning of the names that the runtime's own functions have in a program that is linked with it.
const LINKED_RUNTIME: &str = "libcudart_static_";

/// A file with code, read once.
struct File {
    /// The path. The system writes a line break as an escape.
    path: String,
    lines: Option<Lines>,
    /// The parts of the file that are mapped: where they begin in it, how long they are, and their addresses.
    segments: Vec<(u64, u64, u64)>,
    /// The addresses of functions, with their sizes and names.
    symbols: Vec<(u64, u64, &'static str)>,
    entry: u64,
    has_runtime: bool,
    is_stripped: bool,
}

impl File {
    fn read(path: &str) -> Self {
        use object::{Object as _, ObjectSegment as _, ObjectSymbol as _};
        let decoded = path.replace("\\012", "\n");
        let path = if Path::new(path).exists() { path } else { &decoded };
        let mut file = Self {
            path: path.to_owned(),
            lines: None,
            segments: Vec::new(),
            symbols: Vec::new(),
            entry: 0,
            has_runtime: false,
            is_stripped: true,
        };
        let Some(object) = files::object(path) else { return file };
        file.segments = object
            .segments()
            .map(|segment| {
                let (start, size) = segment.file_range();
                (start, size, segment.address())
            })
            .collect();
        let symbols = object.symbols().chain(object.dynamic_symbols());
        let symbols = symbols
            .filter(|symbol| symbol.size() > 0)
            .filter_map(|symbol| Some((symbol.address(), symbol.size(), symbol.name().ok()?)));
        file.symbols = symbols.collect();
        file.entry = object.entry();
        file.has_runtime = file.symbols.iter().any(|(.., name)| name.starts_with(LINKED_RUNTIME));
        file.is_stripped = object.symbols().next().is_none();
        file.lines = Lines::read(path.as_ref(), &object);
        file
    }

    /// The address that an offset in the file has in memory, for its symbols, and the function there, as the file names it.
    fn place(&self, offset: u64) -> Option<(u64, Option<&str>)> {
        let is_in = |(start, size, _): &&(u64, u64, u64)| {
            offset.checked_sub(*start).is_some_and(|distance| distance < *size)
        };
        let (start, _, of) = self.segments.iter().find(is_in)?;
        let address = of.wrapping_add(offset - start);
        let holds = |(start, size, _): &&(u64, u64, &str)| {
            address.checked_sub(*start).is_some_and(|distance| distance < *size)
        };
        Some((address, self.symbols.iter().find(holds).map(|(.., name)| *name)))
    }

    /// What a function of the file, which is empty if it is not known, belongs to.
    fn component(&self, function: &str, address: u64) -> Component {
        const STARTS_AND_ENDS: [&str; 16] = [
            "_start",
            "__libc_start_main",
            "__libc_start_main_impl",
            "__libc_start_call_main",
            "exit",
            "__run_exit_handlers",
            "__cxa_finalize",
            "__do_global_dtors_aux",
            "_fini",
            "call_fini",
            "_dl_fini",
            "_dl_call_fini",
            "start_thread",
            "clone",
            "clone3",
            "__clone3",
        ];
        /// No start of a program is longer.
        const START: u64 = 64;
        let name = self.path.rsplit('/').next().unwrap_or_default();
        let is = |starts: &[&str]| starts.iter().any(|start| name.starts_with(start));
        let is_start = self.entry > 0 && address.wrapping_sub(self.entry) < START;
        let is_linked =
            function.starts_with(LINKED_RUNTIME) || self.has_runtime && is_of_interface(function);
        match function {
            _ if is_linked || is(&["libcudart.so", "libcudart-"]) => Component::Runtime,
            "" if is_start || is(&["libc.so.", "libc-2.", "ld-linux", "ld-2."]) => {
                Component::System
            }
            "" if self.is_stripped => Component::Stripped,
            _ if STARTS_AND_ENDS.contains(&function) => Component::System,
            _ => Component::Other,
        }
    }
}

/// The length of the longest name of a function or a file in a report, and the number of functions compiled into each other. Real
/// ones stay below, and a file can have any.
const LONGEST: usize = 16 << 10;
const DEEPEST: usize = 256;

/// Returns the beginning of a name that is too long.
fn bounded(name: &str) -> &str {
    let mut end = name.len().min(LONGEST);
    while !name.is_char_boundary(end) {
        end -= 1;
    }
    &name[..end]
}

/// A name that is not written further than [`LONGEST`].
struct Bounded(String);

impl fmt::Write for Bounded {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.push_str(bounded(text));
        if self.0.len() <= LONGEST { Ok(()) } else { Err(fmt::Error) }
    }
}

/// Returns the name of a function as its source has it. A few bytes of a mangled name can stand for any number of others.
fn demangled(name: &str) -> String {
    let mut text = Bounded(String::new());
    let written = if let Ok(rust) = rustc_demangle::try_demangle(name) {
        write!(text, "{rust:#}")
    } else if let Ok(cpp) = cpp_demangle::Symbol::new(name) {
        cpp.structured_demangle(&mut text, &Default::default())
    } else {
        Err(fmt::Error)
    };
    match written {
        Ok(()) => text.0,
        Err(_) if text.0.len() > LONGEST => bounded(&text.0).to_owned() + "...",
        Err(_) => bounded(name).to_owned(),
    }
}

/// A frame for each function that was compiled into the one before, innermost first.
fn frames(file: Option<String>, offset: u64, files: &mut Files) -> Vec<Frame> {
    let file = file.map(|path| &*files.entry(path.clone()).or_insert_with(|| File::read(&path)));
    let place = file.and_then(|file| file.place(offset));
    let (address, symbol) = place.unwrap_or((offset, None));
    let named = |name: Option<&str>, place: Option<Location>| {
        let name = name.or(symbol).unwrap_or_default();
        let component = file.map_or(Component::Other, |file| file.component(name, address));
        let mut json = json!({
            "module": file.map(|file| &file.path),
            "address": format!("{address:#x}"),
            "function": demangled(name),
        });
        let mut component = component;
        if let Some(Location { file: Some(file), line, .. }) = place {
            json["file"] = bounded(file).into();
            json["line"] = line.into();
            // The runtime comes without.
            if component == Component::Runtime {
                component = Component::Other;
            }
        }
        Frame { json, component }
    };
    let mut frames = Vec::new();
    let lines = file.and_then(|file| file.lines.as_ref());
    if let Some(mut inlined) = lines.and_then(|lines| lines.frames(address)) {
        while let (Ok(Some(next)), true) = (inlined.next(), frames.len() < DEEPEST) {
            let name = next.function.as_ref().and_then(|function| function.raw_name().ok());
            frames.push(named(name.as_deref(), next.location));
        }
    }
    if frames.is_empty() { vec![named(None, None)] } else { frames }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.times(Event::Loaded) == 0 && !self.unmapped {
            return f.write_str(
                "cuda-validate: the program is not covered, for no process of it loaded the layer: it is linked \
                 statically or with another C library, has other rights than its user's (setuid, file capabilities), or changes \
                 LD_PRELOAD\n",
            );
        }
        let calls = counted(self.judged(), "call", "calls");
        let processes = counted(self.times(Event::Judged), "process", "processes");
        let is_undocumented = self.times(Event::Undocumented) > 0;
        let broken = match self.findings() as u64 {
            0 if is_undocumented => "none is known to break a precondition".to_owned(),
            0 if self.lost > 0 => "it is not known whether they broke a rule".to_owned(),
            0 => "none broke a documented precondition".to_owned(),
            count => {
                let key = |broken: &Value| {
                    ["rule", "function", "group"].map(|fact| broken[fact].to_string())
                };
                let rules = self.found().map(key).collect::<BTreeSet<_>>().len() as u64;
                let places =
                    if count > rules { format!(" in {count} places") } else { String::new() };
                counted(rules, "broken rule", "broken rules") + &places
            }
        };
        match self.judged() == 0 {
            true => f.write_str("cuda-validate: no call was judged")?,
            false => {
                let judged = if is_undocumented { "seen" } else { "judged" };
                write!(f, "cuda-validate: {calls} {judged} in {processes}: {broken}")?;
            }
        }
        let [refused, _] = self.refused();
        if refused > 0 {
            write!(f, "; {}", counted(refused, "refused call", "refused calls"))?;
            let is_unknown = |entry: &&Value| entry["reason"].is_null();
            let unknown = self.refused.iter().filter(is_unknown);
            let unknown: u64 = unknown.map(|entry| entry["calls"].as_u64().unwrap_or(0)).sum();
            match unknown {
                0 => {}
                _ if unknown == refused => f.write_str(", without a known reason")?,
                _ => write!(f, ", {unknown} of them without a known reason")?,
            }
        }
        if self.verbose && self.handled > 0 {
            let calls = counted(self.handled, "refused call", "refused calls");
            write!(f, "; {calls} that the CUDA runtime provoked and handled")?;
        }
        let is_open = |entry: &&Value| entry["answer"] == "nothing";
        let open = self.refused.iter().filter(is_open).count() as u64;
        if open > 0 {
            write!(f, "; {} that did not return", counted(open, "call", "calls"))?;
        }
        let left = self.leaks.iter().map(|leak| leak["objects"].as_u64().unwrap_or(0)).sum();
        if left > 0 {
            write!(f, "; {} not ended", counted(left, "object", "objects"))?;
        }
        for (event, count, details) in self.events() {
            if ![Event::Loaded, Event::Judged].map(words).contains(&event) {
                write!(f, "; {event}: {count}")?;
                let more = if details.len() > 5 { ", ..." } else { "" };
                if !details.is_empty() {
                    write!(f, " ({}{more})", details[..details.len().min(5)].join(", "))?;
                }
            }
        }
        writeln!(f)?;
        let groups = GROUPS.map(|(_, name, title)| (&self.broken, "group", Some(name), title));
        let reasons = REASONS.map(|(_, name, title)| (&self.refused, "reason", name, title));
        for (entries, fact, name, title) in groups.into_iter().chain(reasons) {
            let mut entries = entries.iter().filter(|entry| entry[fact].as_str() == name);
            if let Some(first) = entries.next() {
                let title = match name {
                    Some("refused") if is_undocumented => UNDOCUMENTED,
                    _ => title,
                };
                write!(f, "\n{title}\n")?;
                [first].into_iter().chain(entries).try_for_each(|entry| print(entry, f))?;
            }
        }
        if left > 0 {
            f.write_str("\nThese objects were not ended when their process exited.\n")?;
        }
        self.leaks.iter().try_for_each(|leak| {
            let [function, kind] =
                ["function", "kind"].map(|fact| leak[fact].as_str().unwrap_or("?"));
            let objects = counted(leak["objects"].as_u64().unwrap_or(0), "object", "objects");
            let bytes = leak["bytes"].as_u64().map(|count| format!(", {}", bytes(count)));
            let function = written(function);
            writeln!(f, "\n  {function}: {kind}\n    {objects}{}", bytes.unwrap_or_default())?;
            print_origin(leak, f)
        })
    }
}

fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

/// Prints a broken rule, or a refused call.
fn print(entry: &Value, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let text = |fact: &str| entry[fact].as_str();
    if entry["reason"] == "outside" {
        let [signal, process] = ["signal", "process"].map(|fact| &entry[fact]);
        let program = text("program").map_or(String::new(), |program| format!(" ({program})"));
        let places = entry["past"].as_array().map_or(&[][..], Vec::as_slice);
        let sentence = unplaced(text("sentence").unwrap_or_default(), places);
        writeln!(f, "\n  signal {signal}: {sentence}")?;
        print_places(places, f)?;
        let thread = entry["thread"].as_u64();
        let thread = thread.map_or(String::new(), |thread| format!("thread {thread} of "));
        let end = if entry["stack"][0].is_null() { "" } else { ":" };
        writeln!(f, "    in {thread}process {process}{program}{end}")?;
        return print_stack(entry, f);
    }
    let [function, answer] = ["function", "answer"].map(|fact| text(fact).unwrap_or("?"));
    let rule = entry["rule"].as_u64();
    let sentence = text("sentence").unwrap_or(match entry["process"].as_u64() {
        _ if entry["reason"] == "injected" => "not made, as asked for",
        Some(0) => {
            "the details were not written: there was no room, or the process ended meanwhile"
        }
        _ => "refused, and no reason is known",
    });
    // The code that the header documents, at the end of the sentence about a rule.
    let documented = sentence.strip_suffix(']').filter(|_| rule.is_some());
    let (sentence, documented) =
        documented.and_then(|said| said.rsplit_once(" [")).unwrap_or((sentence, answer));
    let places = entry["past"].as_array().map_or(&[][..], Vec::as_slice);
    let sentence = unplaced(sentence, places);
    let of = text("rules_of").filter(|of| *of != function && text("sentence").is_some());
    let of = of.map_or(String::new(), |of| format!(" of {of}"));
    let cause = entry["cause"].as_u64().map(|cause| format!("cause {cause}; "));
    let rule = rule.map(|rule| format!("rule {rule}{of}; ")).or(cause).unwrap_or_default();
    let calls = counted(entry["calls"].as_u64().unwrap_or(0), "call", "calls");
    writeln!(f, "\n  {}: {sentence}", written(function))?;
    print_places(places, f)?;
    write!(f, "    {rule}{calls}, answered {answer}")?;
    if documented != answer {
        write!(f, ", documented is {documented}")?;
    }
    if let Some(count) = entry["not_returned"].as_u64() {
        write!(f, "; {count} more did not return")?;
    }
    if let Some(signal) = entry["signal"].as_u64().filter(|_| entry["reason"] != "ended") {
        write!(f, "; signal {signal} ended its process")?;
    }
    writeln!(f)?;
    print_origin(entry, f)
}

/// A path as a terminal shows it best: relative to the working directory, and for a crate of a registry from the crate's name on.
/// The JSON has whole paths.
fn short(path: &str) -> &str {
    let folder = std::env::current_dir().unwrap_or_default();
    let relative = Path::new(path).strip_prefix(folder).ok().and_then(Path::to_str);
    let path = relative.filter(|path| !path.is_empty()).unwrap_or(path);
    let of_crate = path.split_once("/registry/src/").and_then(|(_, rest)| rest.split_once('/'));
    of_crate.map_or(path.strip_prefix("./").unwrap_or(path), |(_index, path)| path)
}

/// Prints where a call came from.
fn print_origin(entry: &Value, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (thread, process) = (&entry["thread"], &entry["process"]);
    if let Some(program) = entry["program"].as_str() {
        writeln!(f, "    first in thread {thread} of process {process} ({program}):")?;
    }
    for line in entry["python"].as_array().into_iter().flatten() {
        let [file, function] = ["file", "function"].map(|fact| line[fact].as_str().unwrap_or("?"));
        let number = line["line"].as_u64().map_or(String::new(), |number| format!(":{number}"));
        writeln!(f, "      {}{number} in {function}", short(file))?;
    }
    print_stack(entry, f)
}

/// Prints the functions that called, innermost first.
fn print_stack(entry: &Value, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let stack = entry["stack"].as_array().map_or(&[][..], Vec::as_slice);
    // The C library starts `main`.
    let end = stack.iter().position(|frame| frame["function"] == "main");
    let stack = &stack[..end.map_or(stack.len(), |main| main + 1)];
    // Behind lines of Python, what has no name tells nothing: the innermost line has called it.
    let has_lines = entry["python"].as_array().is_some_and(|lines| !lines.is_empty());
    let is_named = |frame: &Value| {
        !has_lines || frame["function"].as_str().is_some_and(|name| !name.is_empty())
    };
    let is_shown = |frame: &&Value| {
        is_named(frame) && (!is_of_bindings(frame) || stack.iter().all(is_of_bindings))
    };
    for frame in stack.iter().filter(is_shown) {
        let text = |fact| frame[fact].as_str().filter(|text| !text.is_empty());
        write!(f, "      {} ", text("function").unwrap_or("?"))?;
        let [module, address] = ["module", "address"].map(|fact| text(fact).unwrap_or("?"));
        match text("file") {
            Some(file) => {
                writeln!(f, "at {}:{}", short(file), frame["line"].as_u64().unwrap_or(0))?;
            }
            None => writeln!(f, "in {}+{address}", short(module))?,
        }
    }
    Ok(())
}

#[cfg(test)]
#[path = "../../tests/unit/report.rs"]
mod tests;
