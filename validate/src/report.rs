//! What the processes have put down, for readers and for programs.

use crate::spool::{Event, Finding, Group, Spool};
use addr2line::Loader;
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

pub struct Report {
    judged: u64,
    processes: u64,
    is_covered: bool,
    broken: Vec<Broken>,
    /// What else happened, in words.
    events: Vec<String>,
}

/// Named values.
type Facts = BTreeMap<&'static str, String>;

/// A rule, and the calls of a function that broke it.
struct Broken {
    finding: Finding,
    facts: Facts,
    stack: Vec<Facts>,
}

const GROUPS: [(Group, &str); 6] = [
    (Group::Refused, "The driver refused it too: this is why."),
    (Group::Taken, "The driver took it: it is not documented to work."),
    (Group::Unheard, "The driver was not initialised, or shut down: it did not look at it."),
    (Group::Enforced, "The call was not made (--enforce)."),
    (Group::Open, "The call did not return."),
    (Group::Note, "Notes: programs do this to find out what there is."),
];

/// What is told of events.
const EVENTS: [(Event, &str); 7] = [
    (Event::Table, "undocumented tables given to the program"),
    (Event::Unknown, "unknown functions given to the program"),
    (Event::Elsewhere, "not covered: functions of another driver"),
    (Event::DeepBind, "not covered: libraries with RTLD_DEEPBIND"),
    (Event::Misaligned, "calls with a misaligned pointer"),
    (Event::Panic, "failures of cuda-validate, please report them"),
    (Event::Lost, "broken rules without room"),
];

const FACTS: [&str; 9] = [
    "function",
    "rules_of",
    "parameter",
    "value",
    "message",
    "answer",
    "process",
    "thread",
    "program",
];

impl Report {
    pub fn new(spool: &Spool) -> Self {
        let mut loaders = BTreeMap::new();
        let broken = spool.findings().filter(|finding| finding.calls > 0).map(|finding| {
            let value = |line: &str| {
                FACTS.iter().find_map(|fact| {
                    Some((*fact, line.strip_prefix(fact)?.strip_prefix(' ')?.to_owned()))
                })
            };
            let facts = finding.text.lines().filter_map(value).collect();
            let stack = finding.text.lines().filter_map(|line| line.strip_prefix("stack "));
            let stack = stack.filter_map(|line| frames(line, &mut loaders)).flatten().collect();
            Broken { finding, facts, stack }
        });
        let broken = broken.collect();
        let events = EVENTS.into_iter().map(|(event, text)| (text, spool.noted(event)));
        let events = events.filter(|(_, (count, _))| *count > 0).map(|(text, (count, first))| {
            let first = if first.is_empty() { first } else { format!(" ({first})") };
            format!("{text}: {count}{first}")
        });
        Self {
            judged: spool.judged(),
            processes: spool.noted(Event::Process).0,
            is_covered: spool.noted(Event::Loaded).0 > 0,
            broken,
            events: events.collect(),
        }
    }

    /// How many rules were broken, notes aside.
    pub fn findings(&self) -> usize {
        self.broken.iter().filter(|broken| broken.finding.group != Group::Note as u8).count()
    }

    /// The report for programs.
    pub fn json(&self) -> String {
        let facts = |facts: &Facts| -> Vec<(&str, String)> {
            facts.iter().map(|(name, value)| (*name, text(value))).collect()
        };
        let broken = self.broken.iter().map(|broken| {
            let group = GROUPS.iter().find(|(group, _)| *group as u8 == broken.finding.group);
            let group =
                group.map_or(String::new(), |(group, _)| format!("{group:?}").to_lowercase());
            let mut members = vec![
                ("rule", broken.finding.rule.to_string()),
                ("calls", broken.finding.calls.to_string()),
                ("group", text(&group)),
            ];
            members.extend(facts(&broken.facts));
            members.push(("stack", array(broken.stack.iter().map(|frame| object(facts(frame))))));
            object(members)
        });
        object(vec![
            ("covered", self.is_covered.to_string()),
            ("judged", self.judged.to_string()),
            ("processes", self.processes.to_string()),
            ("broken", array(broken)),
            ("events", array(self.events.iter().map(|event| text(event)))),
        ]) + "\n"
    }
}

/// An address in a file, that file, and the symbol there: a frame for each function that was compiled into the one before,
/// innermost first.
fn frames(line: &str, loaders: &mut BTreeMap<String, Option<Loader>>) -> Option<Vec<Facts>> {
    let [address, file, symbol] = line.split('\t').collect::<Vec<_>>()[..] else { return None };
    let number = u64::from_str_radix(address, 16).ok()?;
    let frame = |name: &str, place: Option<addr2line::Location>| {
        let function = addr2line::demangle_auto(name.into(), None).into_owned();
        let mut facts = Facts::from([("function", function), ("module", file.to_owned())]);
        facts.insert("address", format!("0x{address}"));
        if let Some(path) = place.as_ref().and_then(|place| place.file) {
            facts.insert("file", path.to_owned());
            facts.insert("line", place.and_then(|place| place.line).unwrap_or(0).to_string());
        }
        facts
    };
    let loader = loaders.entry(file.to_owned()).or_insert_with(|| Loader::new(file).ok());
    let inlined = loader.as_ref().and_then(|loader| loader.find_frames(number).ok());
    let mut told = Vec::new();
    if let Some(mut inlined) = inlined {
        while let Ok(Some(next)) = inlined.next() {
            let name = next.function.as_ref().and_then(|function| function.raw_name().ok());
            told.push(frame(name.as_deref().unwrap_or(symbol), next.location));
        }
    }
    if told.is_empty() {
        let local = || local_symbol(file, number).unwrap_or_default();
        told.push(frame(&if symbol.is_empty() { local() } else { symbol.to_owned() }, None));
    }
    Some(told)
}

/// The function at an address that only the file itself names: what is loaded lacks names that no other file needs.
fn local_symbol(file: &str, address: u64) -> Option<String> {
    use object::{Object as _, ObjectSymbol as _, ReadCache};
    let cache = ReadCache::new(std::fs::File::open(file).ok()?);
    let object = object::File::parse(&cache).ok()?;
    let holds = |start: u64, size: u64| (start..start + size).contains(&address);
    let symbol = object.symbols().find(|symbol| holds(symbol.address(), symbol.size()))?;
    Some(symbol.name().ok()?.to_owned())
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_covered {
            return f.write_str(
                "cuda-validate: the program is not covered, for no process of it loaded the layer: it is linked \
                 statically, has more rights than its user (setuid), or changes LD_PRELOAD\n",
            );
        }
        let plural = |count| if count == 1 { "" } else { "s" };
        write!(f, "cuda-validate: {} call{} judged", self.judged, plural(self.judged))?;
        match self.processes {
            0 => {}
            1 => f.write_str(" in 1 process")?,
            count => write!(f, " in {count} processes")?,
        }
        match self.findings() {
            0 => f.write_str(": no documented precondition was broken")?,
            count => write!(f, ": {count} broken rule{}", plural(count as u64))?,
        }
        self.events.iter().try_for_each(|event| write!(f, "; {event}"))?;
        writeln!(f)?;
        for (group, title) in GROUPS {
            let mut broken =
                self.broken.iter().filter(|broken| broken.finding.group == group as u8);
            if let Some(first) = broken.next() {
                write!(f, "\n{title}\n{first}")?;
            }
            broken.try_for_each(|broken| broken.fmt(f))?;
        }
        Ok(())
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fact = |name| self.facts.get(name).map_or("?", String::as_str);
        write!(f, "\n  {}\n    rule {}", fact("message"), self.finding.rule)?;
        if fact("rules_of") != fact("function") {
            write!(f, " of {}", fact("rules_of"))?;
        }
        match self.finding.calls {
            1 => f.write_str("; 1 call")?,
            count => write!(f, "; {count} calls")?,
        }
        writeln!(f, ", answered {}", fact("answer"))?;
        let (thread, process, program) = (fact("thread"), fact("process"), fact("program"));
        writeln!(f, "    first in thread {thread} of process {process} ({program}):")?;
        for frame in &self.stack {
            let function = if frame["function"].is_empty() { "?" } else { &frame["function"] };
            match frame.get("file") {
                Some(file) => writeln!(f, "      {function} at {file}:{}", frame["line"])?,
                None => {
                    writeln!(f, "      {function} in {}+{}", frame["module"], frame["address"])?
                }
            }
        }
        Ok(())
    }
}

fn object(members: Vec<(&str, String)>) -> String {
    let members = members.iter().map(|(name, value)| format!("\"{name}\":{value}"));
    format!("{{{}}}", members.collect::<Vec<_>>().join(","))
}

fn array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

fn text(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            ..' ' => write!(out, "\\u{:04x}", c as u32).unwrap_or_default(),
            _ => out.push(c),
        }
    }
    out + "\""
}
