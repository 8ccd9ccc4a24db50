//! Prints `docs/deviations.md`, from the cases, the rules and the record of a driver.
//!
//! The cases run on the mock as the recorded driver's release, where each has the objects and the answers that it
//! needs.

use crate::cases::GROUPS;
use crate::cases::form::{Cases, Runner, Trial};
use crate::mock::{self, Answers};
use crate::on_driver;
use cuda_checked::Precondition;
use cuda_checked::sys::{
    CUdevice_attribute, CUfunction_attribute, CUmemorytype, CUresult, is_present,
};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::ffi::{CString, c_int};

const TEXT: &str = "\
# Where the documentation and the driver differ

The answers are those of a driver of CUDA 13.0 on an H100 and an H200; [lab/README.md](../lab/README.md) lists the runs. If
the driver accepts an argument, a check rejects it only if the documentation explicitly forbids it.

`cargo xtask emit deviations` creates this page from the cases in `tests/cases`, the rules, and the record of the driver,
`tests/cases/answers.txt`: answers of a run of the cases, and single observations with their dates. A rule of a struct is tried
in full in one call, so that a row need not name each call that takes the struct.";

/// The sections of the page, each with the head of its table.
const SECTIONS: [&str; 4] = [
    "\
## Rejected, though this driver accepts it

The documentation forbids the argument, so another driver may refuse it. The third column is the sentence of the rule.

| call | argument | the documentation |
|---|---|---|",
    "\
## Left to the driver, though the documentation forbids it or seems to

| call | argument | the driver | why |
|---|---|---|---|",
    "\
## Another code

The driver may also have found another mistake first.

| call | argument | the driver | the error says |
|---|---|---|---|",
    "\
## Worse than an error

With these arguments the driver ends the process with a segmentation fault. `cuStreamAttachMemAsync` did so on the H100;
the H200 accepted the flags.

| call | argument | the check |
|---|---|---|",
];
const REJECTED: usize = 0;
const LEFT: usize = 1;
const CODES: usize = 2;
const WORSE: usize = 3;

/// How many rules of calls the cases of the record break, of those that hold for its release. Single observations do not count.
/// It may only grow.
const BROKEN: usize = 284;

/// What queries of that driver answer otherwise than those of the mock, on an H100 or an H200.
const OF_DRIVER: Answers = Answers {
    attribute: |attribute| match attribute {
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR => 9,
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR => 0,
        CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR => 233_472,
        _ => c_int::MAX, // no limit is reached
    },
    function_attribute: |attribute| match attribute {
        CUfunction_attribute::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH => 0,
        other => (Answers::USUAL.function_attribute)(other),
    },
    stream_device: 1, // the current one
    managed: (0, Answers::USUAL.managed.1),
    // To the end of the mapped memory.
    memory: ((1 << 40) + (4 << 20), CUmemorytype::CU_MEMORYTYPE_DEVICE, 1, 0),
    mapping: Some((2 << 40, 4 << 20)),
    ..Answers::USUAL
};

/// How many refusals of the record have no cause, of calls that break no rule. It may only shrink.
const UNEXPLAINED: usize = 0;

/// Prints the page. Fails if the record has a line that is no case any more, or if the cases of the run break fewer rules.
pub fn print(record: &str) -> Result<(), Box<dyn Error>> {
    mock::install();
    let page = Page { recorded: on_driver::recorded(record)?, ..Page::default() };
    for (_, cases) in GROUPS {
        cases(&Cases { runner: &page });
    }
    println!("{TEXT}");
    for (section, table) in SECTIONS.iter().zip(page.tables.take()) {
        println!("\n{section}");
        let mut rows = Vec::<Row>::new();
        for row in table {
            let same =
                |other: &&mut Row| other.arguments == row.arguments && other.rest == row.rest;
            match rows.iter_mut().find(same) {
                Some(same) => same.add(&row.calls),
                None => rows.push(row),
            }
        }
        rows.iter().for_each(|row| println!("{}", row.text()));
    }
    let found = page.found.into_inner();
    let gone: Vec<_> = page.recorded.keys().filter(|case| !found.contains(*case)).collect();
    if !gone.is_empty() {
        return Err(format!("recorded, but no cases: {gone:#?}").into());
    }
    let unexplained = page.unexplained.into_inner();
    if unexplained.len() != UNEXPLAINED {
        return Err(format!(
            "{} refusals have no cause, and UNEXPLAINED in lab/gpu/deviations.rs is {UNEXPLAINED}, which may only shrink: \
             {unexplained:#?}",
            unexplained.len()
        )
        .into());
    }
    match page.broken.into_inner().len() {
        BROKEN => Ok(()),
        broken => Err(format!(
            "the cases of the record break {broken} rules of calls, and BROKEN in lab/gpu/deviations.rs is {BROKEN}: it may \
             only grow"
        )
        .into()),
    }
}

/// Returns whether a case of the run shows that the driver refuses a call that breaks no rule, and no cause says why.
fn is_unexplained(trial: &Trial, code: &str) -> bool {
    let named = (1..1000).map(CUresult).find(|named| named.name() == Some(code));
    named.is_some_and(|code| {
        let answers = Answers { others: code, ..OF_DRIVER };
        mock::answering(answers, || trial.attempt.cause(code)).is_none()
    })
}

#[derive(Default)]
struct Page {
    recorded: BTreeMap<String, String>,
    found: RefCell<BTreeSet<String>>,
    names: RefCell<BTreeMap<String, u32>>,
    tables: RefCell<[Vec<Row>; 4]>,
    /// The rules that the cases of the run break.
    broken: RefCell<BTreeSet<u32>>,
    unexplained: RefCell<Vec<String>>,
}

/// A row of a table: cases with the same rule or reason, and the same answer.
struct Row {
    key: String,
    calls: Vec<&'static str>,
    /// Of the first call, as the rest.
    arguments: Vec<String>,
    rest: String,
}

impl Row {
    fn add(&mut self, calls: &[&'static str]) {
        for call in calls {
            if !self.calls.contains(call) {
                self.calls.push(call);
            }
        }
    }

    fn text(&self) -> String {
        let calls: Vec<_> = self.calls.iter().map(|call| format!("`{call}`")).collect();
        let text = [&*calls.join(", "), &self.arguments.join(", "), &self.rest].join(" | ");
        format!("| {text} |")
    }
}

impl Runner for Page {
    fn has(&self, call: &str) -> bool {
        is_present(&CString::new(call).expect("a name"))
    }

    fn release(&self) -> c_int {
        mock::release()
    }

    fn run(&self, trial: Trial) {
        let case = trial.recorded(&mut self.names.borrow_mut());
        let code = self.recorded.get(&case);
        let answers = trial.answers.unwrap_or(Answers::USUAL);
        let verdict = mock::answering(answers, || trial.attempt.verdict()).and_then(Result::err);
        let broken = verdict.as_ref().filter(|_| code.is_some() && trial.runs());
        self.broken.borrow_mut().extend(broken.map(|broken| broken.id()));
        if let (None, Some(code), true) = (&verdict, code, trial.runs()) {
            if is_unexplained(&trial, code) {
                self.unexplained.borrow_mut().push(format!("{case}: {code}"));
            }
        }
        self.found.borrow_mut().extend(code.map(|_| case));
        let shown = code.map_or("not recorded".to_owned(), |code| format!("`{code}`"));
        let ended = code.is_some_and(|code| !code.starts_with("CUDA_"));
        let argument = match verdict {
            Some(_) => argument(trial.words()),
            None => trial.words().to_owned(),
        };
        let (section, key, rest) = match (verdict, code, trial.left) {
            (Some(broken), Some(code), _) => {
                let ours = format!("{:?}", broken.code());
                let (section, rest) = match broken.documented_code() {
                    _ if ended => (WORSE, "rejected".to_owned()),
                    _ if *code == ours => return,
                    _ if code == "CUDA_SUCCESS" => (REJECTED, requirement(&broken)),
                    Some(_) => (CODES, format!("{shown} | `{ours}`, as documented")),
                    None => (CODES, format!("{shown} | `{ours}`, for none is documented")),
                };
                (section, format!("{} {code}", broken.id()), rest)
            }
            (None, _, why) if ended => {
                (WORSE, argument.clone(), why.unwrap_or("accepted").to_owned())
            }
            (None, _, Some(why)) => {
                (LEFT, format!("{argument} {why} {shown}"), format!("{shown} | {why}"))
            }
            _ => return,
        };
        let argument = argument.replace('|', "\\|");
        let table = &mut self.tables.borrow_mut()[section];
        let Some(row) = table.iter_mut().find(|row| row.key == key) else {
            return table.push(Row {
                key,
                calls: vec![trial.call],
                arguments: vec![argument],
                rest,
            });
        };
        // The shortest sentence is that of the struct itself.
        if row.rest.len() > rest.len() {
            row.calls.retain(|call| *call != trial.call);
            row.calls.insert(0, trial.call);
            (row.arguments, row.rest) = (vec![argument], rest);
        } else if row.calls[0] == trial.call && !row.arguments.contains(&argument) {
            row.arguments.push(argument);
        }
        row.add(&[trial.call]);
    }
}

/// Returns the path of an argument, and its value, from the text of a case.
fn argument(text: &str) -> String {
    let start = text.split(" must ").next().unwrap_or(text);
    let (path, value) = start.split_once(" (").unwrap_or((start, ""));
    match value.rsplit_once(')').map_or("", |(value, _)| value) {
        "" | "*" => format!("`{path}`"),
        value => format!("`{path}` ({value})"),
    }
}

/// Returns the requirement in an error, without the argument and the code.
fn requirement(broken: &Precondition) -> String {
    let text = broken.to_string();
    let (_, must) = text.split_once(" must ").expect("each error has a requirement");
    format!("must {}", must.rsplit_once(" [").map_or(must, |(must, _)| must))
}
