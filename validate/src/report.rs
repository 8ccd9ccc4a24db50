//! The report of all processes, for readers and for programs.

use crate::spool::{Spool, event};
use addr2line::{Loader, Location};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;

#[derive(Default)]
pub struct Report {
    /// The functions that were judged, and how often.
    functions: BTreeMap<String, u64>,
    /// Each with the function, the number of calls, and the fields of `layer::record`.
    broken: Vec<Value>,
    /// Other events, with their number and details.
    events: BTreeMap<String, (u64, Vec<String>)>,
}

const GROUPS: [(&str, &str); 6] = [
    ("refused", "The driver refused it too: this is why."),
    ("taken", "The driver took it: it is not documented to work."),
    ("unheard", "The driver was not initialised, or shut down: it did not look at it."),
    ("enforced", "The call was not made (--enforce)."),
    ("open", "The call did not return."),
    ("note", "Notes: programs do this to find out what there is."),
];

type Loaders = BTreeMap<String, Option<Loader>>;

impl Report {
    pub fn new(spool: &Spool) -> Self {
        let mut loaders = Loaders::new();
        let functions = cuda_sys::functions().iter().chain(cuda_sys::internal::functions());
        let names = functions.map(|function| function.symbol().to_string_lossy().into_owned());
        let functions = names.zip(spool.judged()).filter(|(_, count)| *count > 0).collect();
        let mut report = Self { functions, ..Self::default() };
        for (count, mut entry) in spool.entries() {
            if let Some(event) = entry["event"].as_str() {
                let (sum, details) = report.events.entry(event.to_owned()).or_default();
                *sum += count;
                let detail = entry["detail"].as_str().filter(|detail| !detail.is_empty());
                details.extend(detail.map(str::to_owned));
            } else {
                let stack = entry["stack"].take();
                let stack = stack.as_array().into_iter().flatten();
                entry["stack"] = stack.flat_map(|frame| frames(frame, &mut loaders)).collect();
                entry["calls"] = count.into();
                report.broken.push(entry);
            }
        }
        report
    }

    /// How many rules were broken, notes aside.
    pub fn findings(&self) -> usize {
        self.broken.iter().filter(|broken| broken["group"] != "note").count()
    }

    pub fn judged(&self) -> u64 {
        self.functions.values().sum()
    }

    fn times(&self, event: &str) -> u64 {
        self.events.get(event).map_or(0, |(count, _)| *count)
    }

    /// The report for programs.
    pub fn json(&self) -> String {
        let events = self.events.iter().map(|(event, (count, details))| {
            json!({ "event": event, "count": count, "details": details })
        });
        let report = json!({
            "covered": self.times(event::LOADED) > 0,
            "judged": self.judged(),
            "functions": self.functions,
            "processes": self.times(event::JUDGED),
            "broken": self.broken,
            "events": events.collect::<Value>(),
        });
        format!("{report}\n")
    }
}

/// A frame for each function that was compiled into the one before, innermost first.
fn frames(frame: &Value, loaders: &mut Loaders) -> Vec<Value> {
    let module = frame["module"].as_str().unwrap_or_default();
    let address = frame["address"].as_u64().unwrap_or(0);
    let named = |name: &str, place: Option<Location>| {
        let mut frame = frame.clone();
        frame["address"] = format!("{address:#x}").into();
        frame["function"] = addr2line::demangle_auto(name.into(), None).into();
        if let Some(Location { file: Some(file), line, .. }) = place {
            frame["file"] = file.into();
            frame["line"] = line.into();
        }
        frame
    };
    let symbol = symbol(module, address).unwrap_or_default();
    let loader = loaders.entry(module.to_owned()).or_insert_with(|| Loader::new(module).ok());
    let inlined = loader.as_ref().and_then(|loader| loader.find_frames(address).ok());
    let mut told = Vec::new();
    if let Some(mut inlined) = inlined {
        while let Ok(Some(next)) = inlined.next() {
            let name = next.function.as_ref().and_then(|function| function.raw_name().ok());
            told.push(named(name.as_deref().unwrap_or(&symbol), next.location));
        }
    }
    if told.is_empty() { vec![named(&symbol, None)] } else { told }
}

/// The function at an address, as the file names it.
fn symbol(file: &str, address: u64) -> Option<String> {
    use object::{Object as _, ObjectSymbol as _, ReadCache};
    let cache = ReadCache::new(std::fs::File::open(file).ok()?);
    let object = object::File::parse(&cache).ok()?;
    let mut symbols = object.symbols().chain(object.dynamic_symbols());
    let holds = |start: u64, size: u64| (start..start + size).contains(&address);
    symbols.find(|symbol| holds(symbol.address(), symbol.size()))?.name().ok().map(str::to_owned)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.times(event::LOADED) == 0 {
            return f.write_str(
                "cuda-validate: the program is not covered, for no process of it loaded the layer: it is linked \
                 statically, has other rights than its user's (setuid, file capabilities), or changes LD_PRELOAD\n",
            );
        }
        let calls = counted(self.judged(), "call", "calls");
        let processes = counted(self.times(event::JUDGED), "process", "processes");
        let broken = match self.findings() as u64 {
            0 => "no documented precondition was broken".to_owned(),
            count => counted(count, "broken rule", "broken rules"),
        };
        write!(f, "cuda-validate: {calls} judged in {processes}: {broken}")?;
        for (event, (count, details)) in &self.events {
            if ![event::LOADED, event::JUDGED].contains(&&**event) {
                write!(f, "; {event}: {count}")?;
                let more = if details.len() > 5 { ", ..." } else { "" };
                if !details.is_empty() {
                    write!(f, " ({}{more})", details[..details.len().min(5)].join(", "))?;
                }
            }
        }
        writeln!(f)?;
        for (group, title) in GROUPS {
            let mut broken = self.broken.iter().filter(|broken| broken["group"] == group);
            if let Some(first) = broken.next() {
                write!(f, "\n{title}\n")?;
                [first].into_iter().chain(broken).try_for_each(|broken| tell(broken, f))?;
            }
        }
        Ok(())
    }
}

fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

fn tell(broken: &Value, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let [function, of, sentence, answer, program] =
        ["function", "rules_of", "sentence", "answer", "program"]
            .map(|fact| broken[fact].as_str().unwrap_or("?"));
    let of = if of == function { String::new() } else { format!(" of {of}") };
    let calls = counted(broken["calls"].as_u64().unwrap_or(0), "call", "calls");
    let (rule, thread, process) = (&broken["rule"], &broken["thread"], &broken["process"]);
    writeln!(f, "\n  {function}: {sentence}\n    rule {rule}{of}; {calls}, answered {answer}")?;
    writeln!(f, "    first in thread {thread} of process {process} ({program}):")?;
    for frame in broken["stack"].as_array().into_iter().flatten() {
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
