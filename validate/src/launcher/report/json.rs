//! The report for programs: each type of the report as JSON, and nothing else. A fact that is not known is null.

use super::deaths::Death;
use super::finding::{Answer, Broken, Call, Leak, Refused};
use super::sentence::PastPlace;
use super::stack::{Frame, PythonLine};
use super::{EventLine, Report};
use crate::launcher::suppressions::SuppressionPlace;
use crate::spool::{Event, Group, Reason};
use serde_json::{Value, json};

impl Report {
    pub fn json(&self) -> String {
        let is_recorded = |refused: &&Refused| refused.has_record;
        let refused = self.refused.iter().filter(is_recorded).map(json_of_refused);
        let refused = refused.chain(self.deaths.iter().map(json_of_death));
        let ended = self.refused.iter().filter(|refused| !is_recorded(refused));
        let report = json!({
            "version": 1,
            "covered": self.times(Event::Loaded) > 0,
            "partial": self.is_partial(),
            "judged": self.judged(),
            "functions": self.functions,
            "processes": self.times(Event::Judged),
            "broken": self.broken.iter().map(json_of_broken).collect::<Value>(),
            "refused": refused.chain(ended.map(json_of_refused)).collect::<Value>(),
            "leaks": self.leaks.iter().map(json_of_leak).collect::<Value>(),
            "refused_calls": self.refused_calls(),
            "handled_calls": self.handled,
            "unused_suppressions": self.unused.iter().map(json_of_suppression).collect::<Value>(),
            "events": self.events().map(|line| json_of_event(&line)).collect::<Value>(),
        });
        format!("{report}\n")
    }
}

fn json_of_call(call: &Call) -> Value {
    let mut json = json!({
        "function": call.function,
        "calls": call.calls,
        "sentence": call.sentence.as_deref(),
        "answer": match call.answer {
            Answer::Code(code) => format!("{code:?}"),
            Answer::Nothing => "nothing".to_owned(),
        },
        "process": call.process,
        "thread": call.thread,
        "program": call.program.as_deref(),
        "python": json_of_python(&call.origin.python),
        "stack": json_of_stack(&call.origin.stack),
    });
    if let Some(end) = call.process_end {
        json["signal"] = end.signal.into();
    }
    add_past(&mut json, &call.past);
    json
}

fn json_of_broken(broken: &Broken) -> Value {
    let mut json = json_of_call(&broken.call);
    json["group"] = match broken.group {
        Group::Refused => "refused",
        Group::Taken => "taken",
        Group::Unheard => "unheard",
        Group::Enforced => "enforced",
        Group::Open => "open",
        Group::Note => "note",
    }
    .into();
    json["rule"] = broken.rule.into();
    json["rules_of"] = broken.rules_of.as_deref().into();
    json["parameter"] = broken.parameter.as_deref().into();
    json["value"] = broken.value.into();
    if let Some(calls) = broken.not_returned {
        json["not_returned"] = calls.into();
    }
    json
}

fn json_of_refused(refused: &Refused) -> Value {
    let mut json = json_of_call(&refused.call);
    json["reason"] = refused.reason.map(name_of_reason).into();
    match json.as_object_mut() {
        Some(facts) if !refused.has_record => drop(facts.remove("python")),
        _ => json["cause"] = refused.cause.into(),
    }
    json
}

fn name_of_reason(reason: Reason) -> &'static str {
    match reason {
        Reason::Cause => "cause",
        Reason::Words => "words",
        Reason::Past => "past",
        Reason::Open => "open",
        Reason::Injected => "injected",
        Reason::Ended => "ended",
        Reason::Environment => "environment",
    }
}

/// With the facts of a refused call: there was none.
fn json_of_death(death: &Death) -> Value {
    let mut json = json!({
        "function": null,
        "calls": 0,
        "reason": "outside",
        "sentence": &*death.sentence,
        "answer": null,
        "signal": death.signal,
        "process": death.process,
        "thread": death.thread,
        "program": death.program.as_deref(),
        "stack": json_of_stack(&death.stack),
    });
    add_past(&mut json, &death.past);
    json
}

fn json_of_leak(leak: &Leak) -> Value {
    let call = &leak.call;
    json!({
        "kind": leak.kind().map(|kind| &**kind),
        "objects": leak.objects(),
        "bytes": leak.bytes,
        "function": call.function,
        "process": call.process,
        "thread": call.thread,
        "program": call.program.as_deref(),
        "python": json_of_python(&call.origin.python),
        "stack": json_of_stack(&call.origin.stack),
    })
}

fn json_of_event(line: &EventLine) -> Value {
    let details = line.details.iter().map(|detail| &**detail);
    json!({ "event": line.words, "count": line.count, "details": details.collect::<Value>() })
}

fn json_of_suppression(place: &SuppressionPlace) -> Value {
    let SuppressionPlace { file, line, text } = place;
    json!({ "file": &**file, "line": line, "text": &**text })
}

fn add_past(json: &mut Value, places: &[PastPlace]) {
    if !places.is_empty() {
        let place = |place: &PastPlace| {
            json!({
                "what": &*place.what,
                "python": json_of_python(&place.origin.python),
                "stack": json_of_stack(&place.origin.stack),
            })
        };
        json["past"] = places.iter().map(place).collect();
    }
}

fn json_of_python(lines: &[PythonLine]) -> Value {
    let json = |line: &PythonLine| {
        let PythonLine { file, function, number } = line;
        json!({ "file": file.as_deref(), "line": number, "function": function.as_deref() })
    };
    lines.iter().map(json).collect()
}

fn json_of_stack(frames: &[Frame]) -> Value {
    let json = |frame: &Frame| {
        let mut json = json!({
            "module": frame.module.as_deref(),
            "address": format!("{:#x}", frame.address),
            "function": &*frame.function,
        });
        if let Some(line) = &frame.line {
            json["file"] = (&*line.file).into();
            json["line"] = line.number.into();
        }
        json
    };
    frames.iter().map(json).collect()
}
