//! The report for readers: its first line, and a paragraph for each finding, with where it came from.

use super::Report;
use super::deaths::Death;
use super::finding::{Answer, Broken, Call, Leak, Refused};
use super::sentence::{PastPlace, unplaced};
use super::stack::{Frame, Origin, PythonLine, short};
use crate::launcher::suppressions::SuppressionPlace;
use crate::spool::{Event, Group, Reason};
use cuda_checked::printable::{bytes, written};
use std::collections::BTreeSet;
use std::fmt::{self, Formatter};

/// In the order of the report.
const GROUPS: [(Group, &str); 6] = [
    (Group::Refused, "Broken rules that the driver also refused:"),
    (Group::Taken, "Broken rules that the driver accepted:"),
    (
        Group::Unheard,
        "Broken rules in calls that the driver did not examine (not initialized, or shut down):",
    ),
    (Group::Enforced, "Broken rules in calls that --enforce rejected:"),
    (Group::Open, "Broken rules in calls that did not return:"),
    (Group::Note, "Notes on calls that ask which functions the driver has:"),
];

/// The first of these titles, if the documentation of the driver is not known.
const UNDOCUMENTED: &str = "Refused calls that break a rule of the nearest documentation:";

/// The calls that did not return come first. [`DEATHS`] follow.
const NOT_RETURNED: [(Reason, &str); 2] = [
    (Reason::Open, "Calls that did not return, and that take a destroyed or freed object:"),
    (Reason::Ended, "Calls that were under way when their process ended:"),
];

const DEATHS: &str = "Processes that a signal ended outside of the calls that cuda-validate sees:";

const REFUSED: [(Option<Reason>, &str); 6] = [
    (Some(Reason::Past), "Refused calls, explained by earlier calls:"),
    (Some(Reason::Injected), "Calls failed by --inject:"),
    (
        Some(Reason::Cause),
        "Refused calls, explained by their arguments or by the state of the thread:",
    ),
    (Some(Reason::Environment), "Refused calls, explained by the environment of the process:"),
    (Some(Reason::Words), "Refused calls, explained by the driver's log:"),
    (None, "Refused calls without a known reason:"),
];

impl fmt::Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.times(Event::Loaded) == 0 && !self.unmapped {
            return f.write_str(
                "cuda-validate: nothing was checked, because no process loaded the library of cuda-validate: the program did not \
                 start (the system's loader says why), is static, has another or an older C library, runs with other rights than \
                 yours (setuid, file capabilities), or changes LD_PRELOAD\n",
            );
        }
        self.print_first_line(f)?;
        let is_undocumented = self.times(Event::Undocumented) > 0;
        for (group, title) in GROUPS {
            let title = match group {
                Group::Refused if is_undocumented => UNDOCUMENTED,
                _ => title,
            };
            print_section(title, self.broken_in(group), print_broken, f)?;
        }
        let with_reason =
            |reason| self.refused.iter().filter(move |refused| refused.reason == reason);
        for (reason, title) in NOT_RETURNED {
            print_section(title, with_reason(Some(reason)), print_refused, f)?;
        }
        print_section(DEATHS, &self.deaths, print_death, f)?;
        for (reason, title) in REFUSED {
            print_section(title, with_reason(reason), print_refused, f)?;
        }
        if self.objects_left() > 0 {
            f.write_str("\nObjects that were not ended when their process exited:\n")?;
        }
        self.leaks.iter().try_for_each(|leak| print_leak(leak, f))?;
        if let Some(number) = self.numbers().next() {
            writeln!(f, "\nMore about a number: cuda-validate --explain {number}")?;
        }
        if self.verbose && !self.unused.is_empty() {
            f.write_str("\nLines of --suppress that matched no call:\n\n")?;
            for SuppressionPlace { file, line, text } in &self.unused {
                writeln!(f, "  {file}:{line}: {text}")?;
            }
        }
        Ok(())
    }
}

impl Report {
    fn broken_in(&self, group: Group) -> impl Iterator<Item = &Broken> {
        self.broken.iter().filter(move |broken| broken.group == group)
    }

    /// The numbers of the rules, in the order of the report, and of the causes.
    fn numbers(&self) -> impl Iterator<Item = u32> {
        let broken = GROUPS.into_iter().flat_map(|(group, _)| self.broken_in(group));
        let causes = self.refused.iter().filter_map(|refused| refused.cause);
        broken.map(|broken| broken.rule).chain(causes)
    }

    fn print_first_line(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let is_undocumented = self.times(Event::Undocumented) > 0;
        if self.judged() == 0 {
            write!(f, "cuda-validate: no call was judged{}", self.why_none())?;
        } else {
            let calls = counted(self.judged(), "call", "calls");
            let judged = if is_undocumented { "seen" } else { "judged" };
            let processes = counted(self.times(Event::Judged), "process", "processes");
            let broken = self.count_of_broken(is_undocumented);
            write!(f, "cuda-validate: {calls} {judged} in {processes}: {broken}")?;
        }
        let refused = self.refused_calls();
        if refused > 0 {
            write!(f, "; {}", counted(refused, "refused call", "refused calls"))?;
            let unknown = self.refused.iter().filter(|refused| refused.reason.is_none());
            match unknown.map(|refused| refused.call.calls).sum() {
                0 => {}
                unknown if unknown == refused => f.write_str(", without a known reason")?,
                unknown => write!(f, ", {unknown} of them without a known reason")?,
            }
        }
        if self.verbose && self.handled > 0 {
            let calls = counted(self.handled, "refused call", "refused calls");
            write!(f, "; {calls} that the CUDA runtime provoked and handled")?;
        }
        let open = self.refused.iter().filter(|refused| refused.call.answer == Answer::Nothing);
        let open = open.count() as u64;
        if open > 0 {
            write!(f, "; {} that did not return", counted(open, "call", "calls"))?;
        }
        if self.objects_left() > 0 {
            write!(f, "; {} not ended", counted(self.objects_left(), "object", "objects"))?;
        }
        for line in self.events().filter(|line| line.is_in_first_line) {
            const MOST_DETAILS: usize = 5;
            write!(f, "; {}: {}", line.words, line.count)?;
            let more = if line.details.len() > MOST_DETAILS { ", ..." } else { "" };
            let details = line.details.iter().take(MOST_DETAILS).map(|detail| &**detail);
            let details = details.collect::<Vec<_>>().join(", ");
            if !line.details.is_empty() {
                write!(f, " ({details}{more})")?;
            }
        }
        writeln!(f)
    }

    /// Why no call was judged.
    fn why_none(&self) -> &'static str {
        if self.times(Event::NoDriver) > 0 {
            ": the program did not find libcuda.so.1"
        } else if self.has_asked {
            ", although the program asked for functions of the driver"
        } else {
            ": no call of the driver was seen"
        }
    }

    /// How many rules were broken, and in how many places.
    fn count_of_broken(&self, is_undocumented: bool) -> String {
        match self.findings() as u64 {
            0 if is_undocumented => "none is known to break a precondition".to_owned(),
            0 if self.lost > 0 => "it is not known whether they broke a rule".to_owned(),
            0 => "none broke a documented precondition".to_owned(),
            count => {
                let key =
                    |broken: &Broken| (broken.rule, broken.call.function.clone(), broken.group);
                let rules = self.found().map(key).collect::<BTreeSet<_>>().len() as u64;
                let places =
                    if count > rules { format!(" in {count} places") } else { String::new() };
                counted(rules, "broken rule", "broken rules") + &places
            }
        }
    }
}

fn counted(count: u64, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

/// Prints a title and what it is for, if there is something.
fn print_section<'a, T: 'a>(
    title: &str,
    entries: impl IntoIterator<Item = &'a T>,
    print: impl Fn(&T, &mut Formatter<'_>) -> fmt::Result,
    f: &mut Formatter<'_>,
) -> fmt::Result {
    let mut entries = entries.into_iter().peekable();
    if entries.peek().is_some() {
        write!(f, "\n{title}\n")?;
    }
    entries.try_for_each(|entry| print(entry, f))
}

fn print_broken(broken: &Broken, f: &mut Formatter<'_>) -> fmt::Result {
    let call = &broken.call;
    let answer = answer(call);
    let sentence = sentence(call, None);
    // The code that the header documents, at the end of the sentence about a rule.
    let documented = sentence.strip_suffix(']').and_then(|said| said.rsplit_once(" ["));
    let (sentence, documented) = documented.unwrap_or((sentence, &answer));
    let rules_of = broken.rules_of.as_deref().filter(|_| call.sentence.is_some());
    let rules_of = rules_of.filter(|function| *function != name(call));
    let rules_of = rules_of.map_or(String::new(), |function| format!(" of {function}"));
    print_sentence(call, sentence, f)?;
    write!(f, "    rule {}{rules_of}; ", broken.rule)?;
    print_answer(call, &answer, f)?;
    if documented != answer {
        write!(f, ", documented is {documented}")?;
    }
    if let Some(count) = broken.not_returned {
        write!(f, "; {count} more did not return")?;
    }
    print_signal(call, f)?;
    writeln!(f)?;
    print_origin(call, f)
}

fn print_refused(refused: &Refused, f: &mut Formatter<'_>) -> fmt::Result {
    let call = &refused.call;
    print_sentence(call, sentence(call, refused.reason), f)?;
    f.write_str("    ")?;
    if let Some(cause) = refused.cause {
        write!(f, "cause {cause}; ")?;
    }
    print_answer(call, &answer(call), f)?;
    // The sentence has the signal otherwise.
    if refused.reason != Some(Reason::Ended) {
        print_signal(call, f)?;
    }
    writeln!(f)?;
    print_origin(call, f)
}

fn print_death(death: &Death, f: &mut Formatter<'_>) -> fmt::Result {
    let Death { signal, process, stack, past, .. } = death;
    writeln!(f, "\n  signal {signal}: {}", unplaced(&death.sentence, past))?;
    print_places(past, f)?;
    let thread = death.thread.map_or(String::new(), |thread| format!("thread {thread} of "));
    let program = death.program.as_ref().map_or(String::new(), |program| format!(" ({program})"));
    let end = if stack.is_empty() { "" } else { ":" };
    writeln!(f, "    in {thread}process {process}{program}{end}")?;
    print_stack(stack, false, f)
}

fn print_leak(leak: &Leak, f: &mut Formatter<'_>) -> fmt::Result {
    let kind = leak.kind().map_or("?", |kind| kind);
    let objects = counted(leak.objects(), "object", "objects");
    let bytes = leak.bytes.map_or(String::new(), |count| format!(", {}", bytes(count)));
    writeln!(f, "\n  {}: {kind}\n    {objects}{bytes}", written(name(&leak.call)))?;
    print_origin(&leak.call, f)
}

fn name(call: &Call) -> &str {
    call.function.as_deref().unwrap_or("?")
}

fn answer(call: &Call) -> String {
    match call.answer {
        Answer::Code(code) => format!("{code:?}"),
        Answer::Nothing => "nothing".to_owned(),
    }
}

/// The sentence about a call, or what stands for one that is not there.
fn sentence(call: &Call, reason: Option<Reason>) -> &str {
    call.sentence.as_deref().unwrap_or(match call.process {
        _ if reason == Some(Reason::Injected) => "failed by --inject",
        0 => "the details were not written: there was no room, or the process ended meanwhile",
        _ => "refused, and no reason is known",
    })
}

fn print_sentence(call: &Call, sentence: &str, f: &mut Formatter<'_>) -> fmt::Result {
    let sentence = unplaced(sentence, &call.past);
    writeln!(f, "\n  {}: {sentence}", written(name(call)))?;
    print_places(&call.past, f)
}

/// Prints the places of earlier calls.
fn print_places(places: &[PastPlace], f: &mut Formatter<'_>) -> fmt::Result {
    let known = places.iter().map(|place| (&place.what, place.origin.at()));
    let mut known = known.filter(|(_, at)| !at.is_empty());
    known.try_for_each(|(what, at)| writeln!(f, "    {what}{at}"))
}

fn print_answer(call: &Call, answer: &str, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "{}, answered {answer}", counted(call.calls, "call", "calls"))
}

fn print_signal(call: &Call, f: &mut Formatter<'_>) -> fmt::Result {
    if let Some(signal) = call.process_end.and_then(|end| end.signal) {
        write!(f, "; signal {signal} ended its process")?;
    }
    f.write_str(if call.is_break { "; --break raised SIGTRAP" } else { "" })
}

/// Prints where a call came from.
fn print_origin(call: &Call, f: &mut Formatter<'_>) -> fmt::Result {
    let Call { process, thread, program, origin: Origin { python, stack }, .. } = call;
    if let Some(program) = program {
        writeln!(f, "    first in thread {thread} of process {process} ({program}):")?;
    }
    for PythonLine { file, function, number } in python {
        let [file, function] = [file, function].map(|text| text.as_deref().unwrap_or("?"));
        let number = number.map_or(String::new(), |number| format!(":{number}"));
        writeln!(f, "      {}{number} in {function}", short(file))?;
    }
    print_stack(stack, !python.is_empty(), f)
}

/// Prints the functions that called, innermost first, maybe below lines of Python.
fn print_stack(stack: &[Frame], has_python: bool, f: &mut Formatter<'_>) -> fmt::Result {
    // The C library starts `main`.
    let end = stack.iter().position(|frame| &*frame.function == "main");
    let stack = &stack[..end.map_or(stack.len(), |main| main + 1)];
    // Below lines of Python, what has no name tells nothing: the innermost line has called it.
    let is_named = |frame: &Frame| !has_python || !frame.function.is_empty();
    let is_shown = |frame: &&Frame| {
        is_named(frame) && (!frame.is_of_bindings() || stack.iter().all(Frame::is_of_bindings))
    };
    for frame in stack.iter().filter(is_shown) {
        let function = if frame.function.is_empty() { "?" } else { &*frame.function };
        match frame.line.as_ref().filter(|line| !line.file.is_empty()) {
            Some(line) => {
                let (file, number) = (short(&line.file), line.number.unwrap_or(0));
                writeln!(f, "      {function} at {file}:{number}")?;
            }
            None => writeln!(f, "      {function} in {}", frame.in_module())?,
        }
    }
    Ok(())
}

#[cfg(test)]
#[path = "../../../tests/unit/text.rs"]
mod tests;
