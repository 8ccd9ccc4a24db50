//! The report of all processes, for readers and for programs.

use crate::launch::files;
use crate::spool::{Caller, Ended, Event, Group, Kind, Line, PLACE, Reason, Record, Spool, Text};
use addr2line::{Loader, Location};
use cuda_sys::CUresult;
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

#[derive(Default)]
pub struct Report {
    /// The functions that were judged, and how often.
    functions: BTreeMap<String, u64>,
    /// Each with the function, the number of calls, and the facts of its record.
    broken: Vec<Value>,
    /// Calls that the driver refused, and that break no known rule: likewise.
    refused: Vec<Value>,
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

/// Where the reason for a refused call is from.
const REASONS: [(Reason, Option<&str>, &str); 7] = [
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
    (Reason::Past, Some("past"), "The driver refused it: this is what earlier calls did."),
    (Reason::Injected, Some("injected"), "The call was not made (--inject)."),
    (
        Reason::Cause,
        Some("cause"),
        "The driver refused it, because of an argument or the state of the thread. No rule is known to be broken.",
    ),
    (
        Reason::Words,
        Some("words"),
        "The driver refused it, in its own words. No rule is known to be broken.",
    ),
    (Reason::None, None, "The driver refused it. No rule is known to be broken."),
];

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
        Event::Misaligned => "not judged in whole: calls with a misaligned pointer",
        Event::Forked => {
            "not judged in whole: children of forks, in which no rule queries the driver"
        }
        Event::Within => "calls within other calls, which are taken for the driver's own",
        Event::Left => "not judged: calls after a jump out of a call",
        Event::Panic => "not judged: calls in which cuda-validate failed, please report them",
        Event::Past => {
            "not told: the past of objects, which are too many, or which a stopped thread holds"
        }
    }
}

/// The names of all functions, in the order of their numbers.
pub fn functions() -> impl Iterator<Item = String> {
    let functions = cuda_sys::functions().iter().chain(cuda_sys::internal::functions());
    functions.map(|function| function.symbol().to_string_lossy().into_owned())
}

type Loaders = BTreeMap<String, Option<Loader>>;

impl Report {
    /// Of a program whose process had this number, and was ended by a signal or not.
    pub fn new(spool: &Spool, child: u32, signal: Option<i32>) -> Self {
        let mut loaders = Loaders::new();
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
                    let mut entry = facts(spool, &names, function, count, record, &mut loaders);
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
                    let mut entry = facts(spool, &names, function, count, record, &mut loaders);
                    let is_own =
                        |(reason, ..): &&(Reason, _, _)| *reason as u32 == number(&record.reason);
                    entry["reason"] =
                        REASONS.iter().find(is_own).and_then(|(_, name, _)| *name).into();
                    entry["answer"] = match entry["reason"] == "open" {
                        true => "nothing".into(),
                        false => format!("{:?}", CUresult(code)).into(),
                    };
                    let cause = Some(number(&record.cause)).filter(|cause| *cause > 0);
                    entry["cause"] = cause.into();
                    report.refused.push(entry);
                }
                Kind::Left { function, .. } => {
                    let facts = facts(spool, &names, function, count, record, &mut loaders);
                    let mut leak = json!({
                        "kind": facts["sentence"],
                        "objects": count,
                        "bytes": Some(record.value.load(Relaxed)).filter(|bytes| *bytes > 0),
                    });
                    for fact in ["function", "process", "thread", "program", "python", "stack"] {
                        leak[fact] = facts[fact].clone();
                    }
                    report.leaks.push(leak);
                }
            }
        }
        report.leaks.sort_by_key(|leak| Reverse(leak["bytes"].as_u64()));
        for ended in spool.ended(child, signal.is_some()) {
            let Some(name) = names.get(ended.function) else { continue };
            let signal = signal.filter(|_| ended.process == child);
            let is_own = |entry: &&mut Value| {
                let facts = ["process", "thread"].map(|fact| entry[fact].as_u64());
                facts == [ended.process, ended.thread].map(|number| Some(number.into()))
                    && entry["function"] == name.as_str()
                    && entry["answer"] == "nothing"
            };
            let open = broken.iter_mut().map(|(_, entry)| entry).chain(&mut report.refused);
            match open.into_iter().find(is_own) {
                Some(open) => open["signal"] = signal.into(),
                None => report.refused.push(of_ended(&ended, signal, &names, spool, &mut loaders)),
            }
        }
        report.broken = joined(broken);
        let (lost, lost_refused) = (spool.lost(), spool.lost_refused());
        Self { lost, lost_refused, unmapped: spool.is_unmapped(), ..report }
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
            !["injected", "open", "ended"].iter().any(|reason| entry["reason"] == *reason)
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
            matches!(event, Loaded | Judged | Table | Unknown | Within | Python)
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
        let stopped =
            "not told: functions and lines, because a signal or a damaged file ended the search";
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
            "events": events.collect::<Value>(),
        });
        format!("{report}\n")
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

/// The facts of a record. A process that had no room for it, or that ended while it wrote it, has left empty ones.
fn facts(
    spool: &Spool,
    names: &[String],
    function: usize,
    count: u64,
    record: &Record,
    loaders: &mut Loaders,
) -> Value {
    let mut sentence = text(&record.sentence);
    let mut places = Vec::new();
    if let Some((first, others)) = sentence.as_str().and_then(|text| text.split_once(PLACE)) {
        let mut placed = first.to_owned();
        for (index, words) in others.split(PLACE).enumerate() {
            if let Some(place) = record.places.get(index) {
                let (python, stack) = origin(spool, &place.lines, &place.callers, loaders);
                placed += &at(&python, &stack);
                places.push(json!({ "python": python, "stack": stack }));
            }
            placed += words;
        }
        sentence = placed.into();
    }
    let (python, stack) = origin(spool, &record.lines, &record.callers, loaders);
    let mut facts = json!({
        "function": names.get(function),
        "calls": count,
        "sentence": sentence,
        "answer": format!("{:?}", CUresult(number(&record.answer))),
        "process": number(&record.process),
        "thread": number(&record.thread),
        "program": spool.text(number(&record.program)),
        "python": python,
        "stack": stack,
    });
    if !places.is_empty() {
        facts["past"] = places.into();
    }
    facts
}

/// The facts of a call that was not over when its process ended.
fn of_ended(
    ended: &Ended,
    signal: Option<i32>,
    names: &[String],
    spool: &Spool,
    loaders: &mut Loaders,
) -> Value {
    let handles = ended.handles.iter().filter(|one| **one != 0);
    let handles: Vec<String> = handles.map(|one| format!("{one:#x}")).collect();
    let handles = match handles.is_empty() {
        true => String::new(),
        false => format!(", which takes {}", handles.join(" and ")),
    };
    let end =
        signal.map_or_else(|| "ended".to_owned(), |signal| format!("ended by signal {signal}"));
    let caller = ended.caller.map(|(file, offset)| frames(spool.text(file), offset, loaders));
    json!({
        "function": names.get(ended.function),
        "calls": 1,
        "reason": "ended",
        "sentence": format!("the process {end} while this thread was in the call{handles}"),
        "answer": "nothing",
        "signal": signal,
        "process": ended.process,
        "thread": ended.thread,
        "program": spool.text(ended.program),
        "stack": caller.unwrap_or_default(),
    })
}

/// Lines of Python and callers, each innermost first.
fn origin(
    spool: &Spool,
    lines: &[Line],
    callers: &[Caller],
    loaders: &mut Loaders,
) -> (Vec<Value>, Vec<Value>) {
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
    let stack = callers.flat_map(|(file, offset)| frames(file, offset, loaders));
    (lines.collect(), stack.collect())
}

/// The place of an earlier call in a sentence: a line of Python, or the innermost caller with a line, or the innermost. The line
/// of the program that has called it follows, because a library or a short function may be that of every call.
fn at(python: &[Value], stack: &[Value]) -> String {
    let text = |frame: &Value, fact: &str| frame[fact].as_str().unwrap_or("?").to_owned();
    let line = |frame: &Value| format!("{}:{}", text(frame, "file"), frame["line"]);
    let frames = || python.iter().chain(stack).filter(|frame| frame["line"].is_u64());
    let mut known = frames().filter(|frame| !is_of_bindings(frame));
    match (known.next().or_else(|| frames().next()), stack.first()) {
        (Some(frame), _) => {
            let caller = known.find(|caller| caller["function"] != frame["function"]);
            let caller = caller.map(|caller| format!(", called at {}", line(caller)));
            format!(" at {}{}", line(frame), caller.unwrap_or_default())
        }
        (None, Some(frame)) => format!(" in {}+{}", text(frame, "module"), text(frame, "address")),
        (None, None) => String::new(),
    }
}

/// Whether a frame is of Rust's bindings and standard library, between a program's lines and the driver. A namespace of C++ may
/// have the name of such a library: the file tells.
fn is_of_bindings(frame: &Value) -> bool {
    let [function, file] =
        ["function", "file"].map(|fact| frame[fact].as_str().unwrap_or_default());
    let path = function.trim_start_matches(['<', '&', '*', '(']);
    let is_bindings = ["cuda_checked::", "cuda_sys::"].iter().any(|of| path.starts_with(of));
    let std = ["alloc", "core", "std"].map(|of| format!("/library/{of}/src/"));
    is_bindings || std.iter().any(|folder| file.contains(folder))
}

/// A frame for each function that was compiled into the one before, innermost first.
fn frames(file: Option<String>, offset: u64, loaders: &mut Loaders) -> Vec<Value> {
    let (address, symbol) =
        file.as_deref().and_then(|file| place(file, offset)).unwrap_or((offset, None));
    let named = |name: Option<&str>, place: Option<Location>| {
        let name = name.or(symbol.as_deref()).unwrap_or_default();
        let mut frame = json!({
            "module": file,
            "address": format!("{address:#x}"),
            "function": addr2line::demangle_auto(name.into(), None),
        });
        if let Some(Location { file: Some(file), line, .. }) = place {
            frame["file"] = file.into();
            frame["line"] = line.into();
        }
        frame
    };
    let loader = file.as_ref().and_then(|file| {
        let load = || files::is_readable(file.as_ref()).then(|| Loader::new(file).ok())?;
        loaders.entry(file.clone()).or_insert_with(load).as_ref()
    });
    let mut frames = Vec::new();
    if let Some(mut inlined) = loader.and_then(|loader| loader.find_frames(address).ok()) {
        while let Ok(Some(next)) = inlined.next() {
            let name = next.function.as_ref().and_then(|function| function.raw_name().ok());
            frames.push(named(name.as_deref(), next.location));
        }
    }
    if frames.is_empty() { vec![named(None, None)] } else { frames }
}

/// The address that an offset in a file has in memory, for its symbols, and the function there, as the file names it.
fn place(file: &str, offset: u64) -> Option<(u64, Option<String>)> {
    use object::{Object as _, ObjectSegment as _, ObjectSymbol as _, ReadCache};
    let cache = ReadCache::new(files::open(file)?);
    let object = object::File::parse(&cache).ok()?;
    let address = object.segments().find_map(|segment| {
        let (start, size) = segment.file_range();
        (start..start.saturating_add(size))
            .contains(&offset)
            .then(|| segment.address().wrapping_add(offset - start))
    })?;
    let mut symbols = object.symbols().chain(object.dynamic_symbols());
    let holds = |start: u64, size: u64| (start..start.saturating_add(size)).contains(&address);
    let symbol = symbols.find(|symbol| holds(symbol.address(), symbol.size()));
    let name = symbol.and_then(|symbol| Some(symbol.name().ok()?.to_owned()));
    Some((address, name))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.times(Event::Loaded) == 0 && !self.unmapped {
            return f.write_str(
                "cuda-validate: the program is not covered, for no process of it loaded the layer: it is linked \
                 statically, has other rights than its user's (setuid, file capabilities), or changes LD_PRELOAD\n",
            );
        }
        let calls = counted(self.judged(), "call", "calls");
        let processes = counted(self.times(Event::Judged), "process", "processes");
        let broken = match self.findings() as u64 {
            0 if self.lost > 0 => "it is not known whether they broke a rule".to_owned(),
            0 => "none broke a documented precondition".to_owned(),
            count => {
                let facts = |broken: &Value| {
                    ["rule", "function", "group"].map(|fact| broken[fact].to_string())
                };
                let rules = self.found().map(facts).collect::<BTreeSet<_>>().len() as u64;
                let places =
                    if count > rules { format!(" in {count} places") } else { String::new() };
                counted(rules, "broken rule", "broken rules") + &places
            }
        };
        match self.judged() == 0 {
            true => f.write_str("cuda-validate: no call was judged")?,
            false => write!(f, "cuda-validate: {calls} judged in {processes}: {broken}")?,
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
            let bytes = leak["bytes"].as_u64().map(|bytes| format!(", {bytes} bytes"));
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
    let [function, answer] = ["function", "answer"].map(|fact| text(fact).unwrap_or("?"));
    let rule = entry["rule"].as_u64();
    let sentence = text("sentence").unwrap_or(match entry["process"].as_u64() {
        _ if entry["reason"] == "injected" => "not made, as asked for",
        Some(0) => {
            "the details were not written: there was no room, or the process ended meanwhile"
        }
        _ => "refused, and no reason is known",
    });
    // The driver's answer is the one that the header documents.
    let sentence = sentence.strip_suffix(&format!(" [would be {answer}]")).unwrap_or(sentence);
    let of = text("rules_of").filter(|of| *of != function && text("sentence").is_some());
    let of = of.map_or(String::new(), |of| format!(" of {of}"));
    let cause = entry["cause"].as_u64().map(|cause| format!("cause {cause}; "));
    let rule = rule.map(|rule| format!("rule {rule}{of}; ")).or(cause).unwrap_or_default();
    let calls = counted(entry["calls"].as_u64().unwrap_or(0), "call", "calls");
    write!(f, "\n  {function}: {sentence}\n    {rule}{calls}, answered {answer}")?;
    if let Some(count) = entry["not_returned"].as_u64() {
        write!(f, "; {count} more did not return")?;
    }
    if let Some(signal) = entry["signal"].as_u64().filter(|_| entry["reason"] != "ended") {
        write!(f, "; signal {signal} ended its process")?;
    }
    writeln!(f)?;
    print_origin(entry, f)
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
        writeln!(f, "      {file}{number} in {function}")?;
    }
    let stack = entry["stack"].as_array().map_or(&[][..], Vec::as_slice);
    // The C library starts `main`.
    let end = stack.iter().position(|frame| frame["function"] == "main");
    let stack = &stack[..end.map_or(stack.len(), |main| main + 1)];
    let is_shown = |frame: &&Value| !is_of_bindings(frame) || stack.iter().all(is_of_bindings);
    for frame in stack.iter().filter(is_shown) {
        let text = |fact| frame[fact].as_str().filter(|text| !text.is_empty());
        write!(f, "      {} ", text("function").unwrap_or("?"))?;
        let [module, address] = ["module", "address"].map(|fact| text(fact).unwrap_or("?"));
        match text("file") {
            Some(file) => writeln!(f, "at {file}:{}", frame["line"].as_u64().unwrap_or(0))?,
            None => writeln!(f, "in {module}+{address}")?,
        }
    }
    Ok(())
}

#[cfg(test)]
#[path = "../tests/unit/report.rs"]
mod tests;
