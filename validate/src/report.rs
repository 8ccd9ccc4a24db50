//! What the processes have put down, for readers and for programs.

use crate::spool::{Event, Finding, Group, Spool};
use addr2line::Loader;
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

pub struct Report {
    pub judged: u64,
    loaded: u64,
    processes: u64,
    broken: Vec<Broken>,
    events: Vec<(Event, u64, String)>,
    pub reason: Option<&'static str>,
}

/// A rule, and the calls of a function that broke it.
struct Broken {
    finding: Finding,
    /// As the layer writes them.
    lines: Vec<String>,
    stack: Vec<Frame>,
}

struct Frame {
    file: String,
    address: u64,
    function: String,
    /// The source's file and line.
    place: Option<(String, u32)>,
}

/// The lines before the stack.
const FUNCTION: usize = 0;
const MESSAGE: usize = 1;
const RULES_OF: usize = 2;
const PARAMETER: usize = 3;
const VALUE: usize = 4;
const ANSWER: usize = 5;
const PROCESS: usize = 6;
const THREAD: usize = 7;
const PROGRAM: usize = 8;
const STACK: usize = 9;

impl Broken {
    fn line(&self, line: usize) -> &str {
        self.lines.get(line).map_or("?", String::as_str)
    }
}

impl Report {
    pub fn new(spool: &Spool) -> Self {
        let mut loaders = BTreeMap::new();
        let broken = spool.findings().into_iter().map(|finding| {
            let text = finding.text.clone().unwrap_or_default();
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let stack = lines.split_off(lines.len().min(STACK));
            let stack =
                stack.iter().filter_map(|line| frames(line, &mut loaders)).flatten().collect();
            Broken { finding, lines, stack }
        });
        let broken = broken.collect();
        use Event::*;
        let events = [Table, Unknown, Elsewhere, Misaligned, DeepBind, Panic, Lost].map(|event| {
            let (count, detail) = spool.noted(event);
            (event, count, detail)
        });
        let count = |counter: &std::sync::atomic::AtomicU64| {
            counter.load(std::sync::atomic::Ordering::Relaxed)
        };
        Self {
            judged: spool.judged(),
            loaded: count(&spool.loaded),
            processes: count(&spool.processes),
            broken,
            events: events.into_iter().filter(|(_, count, _)| *count != 0).collect(),
            reason: None,
        }
    }

    /// Whether no process had the layer.
    pub fn is_blind(&self) -> bool {
        self.loaded == 0
    }

    /// How many rules were broken, notes aside.
    pub fn findings(&self) -> usize {
        self.broken.iter().filter(|broken| broken.finding.group != Group::Note).count()
    }
}

/// A line of the stack: a file, the address in it, and the symbol there. It gives a frame for each function that was
/// compiled into the one before, innermost first.
fn frames(line: &str, loaders: &mut BTreeMap<String, Option<Loader>>) -> Option<Vec<Frame>> {
    let mut parts = line.split('\t');
    let (file, address, symbol) = (parts.next()?, parts.next()?, parts.next()?);
    let address = u64::from_str_radix(address, 16).ok()?;
    let demangled = |name: &str| addr2line::demangle_auto(name.into(), None).into_owned();
    let frame = |function, place| Frame { file: file.to_owned(), address, function, place };
    let loader = loaders.entry(file.to_owned()).or_insert_with(|| Loader::new(file).ok());
    let mut told = Vec::new();
    if let Some(mut inlined) = loader.as_ref().and_then(|loader| loader.find_frames(address).ok()) {
        while let Ok(Some(next)) = inlined.next() {
            let name = next.function.as_ref().and_then(|function| function.raw_name().ok());
            let place = next
                .location
                .and_then(|place| Some((place.file?.to_owned(), place.line.unwrap_or(0))));
            told.push(frame(demangled(name.as_deref().unwrap_or(symbol)), place));
        }
    }
    if told.is_empty() {
        told.push(frame(demangled(symbol), None));
    }
    Some(told)
}

fn plural(count: u64, one: &str) -> String {
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(reason) = self.reason {
            return writeln!(
                f,
                "cuda-validate: not covered: no process of the program loaded the layer: {reason}"
            );
        }
        let found = match self.findings() as u64 {
            0 => "no documented precondition was broken".to_owned(),
            1 => "1 broken rule".to_owned(),
            count => format!("{count} broken rules"),
        };
        write!(f, "cuda-validate: {} judged", plural(self.judged, "call"))?;
        match self.processes {
            0 => {}
            1 => f.write_str(" in 1 process")?,
            count => write!(f, " in {count} processes")?,
        }
        write!(f, ": {found}")?;
        for (event, count, detail) in &self.events {
            write!(f, "; {}", told(*event, *count, detail))?;
        }
        writeln!(f)?;
        for group in Group::ALL {
            let mut broken =
                self.broken.iter().filter(|broken| broken.finding.group == group).peekable();
            if broken.peek().is_some() {
                writeln!(f, "\n{}", title(group))?;
            }
            broken.try_for_each(|broken| write!(f, "{broken}"))?;
        }
        Ok(())
    }
}

fn title(group: Group) -> &'static str {
    match group {
        Group::Refused => "The driver refused it too: this is why.",
        Group::Taken => "The driver took it: it is not documented to work.",
        Group::Unheard => "The driver was not initialised, or shut down: it did not look at it.",
        Group::Enforced => "The call was not made (--enforce).",
        Group::Note => "Notes: programs do this to find out what there is.",
    }
}

fn told(event: Event, count: u64, detail: &str) -> String {
    match event {
        Event::Table => {
            format!("{} of undocumented functions went to the program", plural(count, "table"))
        }
        Event::Unknown => {
            format!("{} not known went to the program (first {detail})", plural(count, "function"))
        }
        Event::Elsewhere => {
            format!(
                "not covered: {} of another driver library (first {detail})",
                plural(count, "function")
            )
        }
        Event::Misaligned => format!(
            "{} with a misaligned pointer not judged (first {detail})",
            plural(count, "call")
        ),
        Event::DeepBind => format!(
            "not covered: {} opened with RTLD_DEEPBIND (first {detail})",
            plural(count, "library")
        )
        .replace("librarys", "libraries"),
        Event::Panic => format!(
            "{} of cuda-validate itself, please report (first {detail})",
            plural(count, "failure")
        ),
        Event::Lost => format!("{} for which there was no room", plural(count, "finding")),
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let calls = plural(self.finding.calls, "call");
        writeln!(f, "\n  {}", self.line(MESSAGE))?;
        write!(f, "    rule {}", self.finding.rule)?;
        if self.line(RULES_OF) != self.line(FUNCTION) {
            write!(f, " of {}", self.line(RULES_OF))?;
        }
        writeln!(f, "; {calls}, answered {}", self.line(ANSWER))?;
        let (thread, process, program) =
            (self.line(THREAD), self.line(PROCESS), self.line(PROGRAM));
        writeln!(f, "    first in thread {thread} of process {process} ({program}):")?;
        for frame in &self.stack {
            let function = if frame.function.is_empty() { "?" } else { &frame.function };
            match &frame.place {
                Some((file, line)) => writeln!(f, "      {function} at {file}:{line}")?,
                None => writeln!(f, "      {function} in {}+{:#x}", frame.file, frame.address)?,
            }
        }
        Ok(())
    }
}

/// The report for programs.
pub fn json(report: &Report) -> String {
    let broken = report.broken.iter().map(|broken| {
        let stack = broken.stack.iter().map(|frame| {
            let place = frame.place.as_ref();
            object(&[
                ("function", text(&frame.function)),
                ("module", text(&frame.file)),
                ("address", frame.address.to_string()),
                ("file", place.map_or("null".to_owned(), |(file, _)| text(file))),
                ("line", place.map_or("null".to_owned(), |(_, line)| line.to_string())),
            ])
        });
        object(&[
            ("rule", broken.finding.rule.to_string()),
            ("group", text(&format!("{:?}", broken.finding.group).to_lowercase())),
            ("function", text(broken.line(FUNCTION))),
            ("rules_of", text(broken.line(RULES_OF))),
            ("parameter", text(broken.line(PARAMETER))),
            ("value", text(broken.line(VALUE))),
            ("message", text(broken.line(MESSAGE))),
            ("answer", text(broken.line(ANSWER))),
            ("calls", broken.finding.calls.to_string()),
            ("process", text(broken.line(PROCESS))),
            ("thread", text(broken.line(THREAD))),
            ("program", text(broken.line(PROGRAM))),
            ("backtrace", array(stack)),
        ])
    });
    let events =
        report.events.iter().map(|(event, count, detail)| text(&told(*event, *count, detail)));
    let whole = object(&[
        ("judged", report.judged.to_string()),
        ("processes", report.processes.to_string()),
        ("covered", report.reason.is_none().to_string()),
        ("broken", array(broken)),
        ("past", array(events)),
    ]);
    whole + "\n"
}

fn object(members: &[(&str, String)]) -> String {
    let members: Vec<String> =
        members.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    format!("{{{}}}", members.join(","))
}

fn array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

fn text(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out + "\""
}
