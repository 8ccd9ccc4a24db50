//! Runs the cases of `tests/cases` on the mock, for each release.

use crate::cases::GROUPS;
use crate::cases::form::{Cases, Runner, Trial, releases};
use crate::mock::{self, Answers, QUERIES, Write, answering, of_release, reached};
use cuda_checked::printable::written;
use cuda_checked::sys::{Release, is_present};
use cuda_checked::types::CUresult;
use cuda_checked::{Cause, DOCUMENTED, Error, Precondition};
use std::cell::RefCell;
use std::ffi::{CString, c_int};
use std::ptr;

/// The groups whose rules follow pointers. All groups would take Miri a quarter of an hour.
const MIRI: &[&str] = &[
    "coredump",
    "fabric_copy",
    "green_contexts",
    "library",
    "module",
    "multicast",
    "stream",
    "tensor_memory",
    "va",
];

macro_rules! tests {
    ($($group:ident)*) => {$(
        #[test]
        fn $group() {
            group(stringify!($group));
        }
    )*};
}
each_group!(tests);

fn group(name: &str) {
    let (_, cases) = GROUPS.iter().find(|(group, _)| *group == name).expect(name);
    if cfg!(miri) && !MIRI.contains(&name) {
        return;
    }
    mock::install();
    for release in releases() {
        // The reads of a rule are the same in each release.
        if cfg!(miri) && release != DOCUMENTED.end().0 as c_int {
            continue;
        }
        of_release(release, &format!("on_mock::{name}"), || {
            let runner = OnMock { release, wrong: RefCell::default() };
            cases(&Cases { runner: &runner });
            let wrong = runner.wrong.take();
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        });
    }
}

struct OnMock {
    release: c_int,
    wrong: RefCell<Vec<String>>,
}

impl Runner for OnMock {
    fn has(&self, call: &str) -> bool {
        is_present(&CString::new(call).expect("a name"))
    }

    fn release(&self) -> c_int {
        self.release
    }

    fn run(&self, trial: Trial) {
        let result = match trial.cause {
            None => check_verdict(&trial, trial.expected(self.release)),
            Some(cause) => explained(&trial, cause),
        };
        if let (Ok(()), Some(rule), None) = (&result, trial.spares, trial.cause) {
            // Of another release the rule would accept the inputs anyway.
            if rule.releases.contains(&self.release) {
                mock::record_spared(rule.id);
            }
        }
        if let Err(wrong) = result {
            let Trial { place, call, .. } = trial;
            let words = trial.words();
            let wrong = format!("{place}: CUDA {}: {call}: {words}: {wrong}", self.release);
            self.wrong.borrow_mut().push(wrong);
        }
    }
}

fn check_verdict(trial: &Trial, expected: Option<(u32, String)>) -> Result<(), String> {
    // A query that is the call itself is sent by the program, and may disturb it.
    let tested = (trial.call, (|_| ()) as Write);
    let answers = Answers { tested, ..trial.answers.unwrap_or(Answers::USUAL) };
    // Miri is for the reads of the rules. The rest is safe code, and would take it most of its time: the property test
    // makes each call there.
    if cfg!(miri) {
        let found = answering(answers, || trial.attempt.verdict()).and_then(Result::err);
        let (found, id) = (found.map(|broken| broken.id()), expected.map(|(id, _)| id));
        return if found == id { Ok(()) } else { Err(format!("{id:?}, and the check: {found:?}")) };
    }
    let (result, mut reached) = answering(answers, || reached(|| trial.attempt.checked()));
    let is_called = reached.last().is_some_and(|last| last.function == trial.call);
    if is_called {
        reached.pop();
    }
    if let Some(other) = reached.iter().find(|reached| !QUERIES.contains(&reached.function)) {
        return Err(format!("{} is called", other.function));
    }
    without_context(trial, answers);
    let own = Release(mock::release() as u32);
    let nearest = own.clamp(*DOCUMENTED.start(), *DOCUMENTED.end());
    if let Some((id, text)) = trial.expected(nearest.0 as c_int).filter(|_| nearest != own) {
        explained_by_nearest(trial, answers, id, &text)?;
    }
    // The check without the call judges C's arguments.
    let verdict = answering(answers, || trial.attempt.verdict()).and_then(Result::err);
    let checked = verdict.map(|broken| broken.id());
    let id = match (&result, is_called, expected) {
        (Ok(()), true, None) => None,
        (Err(Error::Precondition(broken)), false, Some((id, text))) => {
            compare(broken, id, &text)?;
            Some(id)
        }
        (Ok(()), true, Some((id, _))) => {
            return Err(format!("accepted: rule {id} does not reject it in this release"));
        }
        (Ok(()), ..) => return Err("the driver is not called".to_owned()),
        (Err(error), ..) => return Err(format!("rejected: {error}")),
    };
    if checked == id { Ok(()) } else { Err(format!("the check alone finds {checked:?}")) }
}

/// Makes the call without a current context: the mock fails where a query is sent that needs one.
fn without_context(trial: &Trial, answers: Answers) {
    let answers = Answers { context: ptr::null_mut(), ..answers };
    let _ = answering(answers, || trial.attempt.checked());
}

/// Makes the call with a driver that refuses it, and whose documentation is not known: the rule of the nearest explains it, if no
/// argument is known to be the cause.
fn explained_by_nearest(
    trial: &Trial,
    answers: Answers,
    id: u32,
    text: &str,
) -> Result<(), String> {
    let code = match text.strip_suffix(']').and_then(|text| text.rsplit_once(" [")) {
        None | Some((_, "undocumented")) => CUresult::CUDA_ERROR_INVALID_VALUE,
        // After this one nothing is asked, also not by a rule.
        Some((_, "UNKNOWN")) => return Ok(()),
        Some((_, name)) => code_of(name)?,
    };
    let answers = Answers { others: code, ..answers };
    let explains = |cause: Option<&Cause>| {
        let rule = cause.and_then(Cause::precondition);
        rule.is_some_and(|rule| rule.id() == id) || cause.is_some_and(Cause::is_certain)
    };
    let error = match answering(answers, || trial.attempt.checked()) {
        // No release can allow it.
        Err(Error::Precondition(_)) => return Ok(()),
        Err(error) => error,
        Ok(()) => return Err("accepted".to_owned()),
    };
    let alone = answering(answers, || trial.attempt.cause(code));
    match explains(error.cause()) && explains(alone.as_ref()) {
        true => Ok(()),
        false => Err(format!("rule {id} does not explain it: {error}, {alone:?}")),
    }
}

/// The queries that are about no object.
const OF_THREAD: [&str; 3] =
    ["cuCtxGetCurrent", "cuDriverGetVersion", "cuThreadExchangeStreamCaptureMode"];

/// Compares the cause of a refusal with the text of a case.
fn explained(trial: &Trial, id: u32) -> Result<(), String> {
    let (text, code) = match trial.name.strip_suffix(']').and_then(|text| text.rsplit_once(" [")) {
        None => (trial.name, CUresult::CUDA_ERROR_INVALID_VALUE),
        Some((text, name)) => (text, code_of(name)?),
    };
    let tested = (trial.call, (|_| ()) as Write);
    if trial.spares.is_some() {
        let answers = Answers { tested, others: code, ..trial.answers.unwrap_or(Answers::USUAL) };
        let found = answering(answers, || trial.attempt.cause(code));
        return match found.filter(|cause| cause.id() == id) {
            None => Ok(()),
            Some(cause) => Err(format!("cause {id} explains it: {cause}")),
        };
    }
    let answers = Answers { tested, others: code, ..trial.answers.unwrap_or(Answers::USUAL) };
    // As for rules.
    if cfg!(miri) {
        let found = answering(answers, || trial.attempt.cause(code)).map(|cause| cause.id());
        let has_files = code != CUresult::CUDA_ERROR_FILE_NOT_FOUND;
        return if found == Some(id) || !has_files { Ok(()) } else { Err(format!("{found:?}")) };
    }
    without_context(trial, answers);
    let (result, reached) = answering(answers, || reached(|| trial.attempt.checked()));
    let Err(error) = result else { return Err("accepted".to_owned()) };
    let Some(cause) = error.cause() else { return Err(format!("no cause: {error}")) };
    let found = (cause.id(), cause.to_string());
    // A long list of enumerators is not written twice, and an address is any.
    let is_same = match text.split_once("(*)") {
        Some((start, end)) => found.1.starts_with(start) && found.1.ends_with(end),
        None if text.ends_with(" is not") => {
            found.1.starts_with(text) && found.1.contains(" others")
        }
        None => found.1 == text,
    };
    if found.0 != id || !is_same {
        return Err(format!(
            "the case has cause {id}, \"{text}\"; the error has cause {}, \"{}\"",
            found.0, found.1
        ));
    }
    let text = &*found.1;
    if let Some(other) = reached
        .iter()
        .find(|reached| reached.function != trial.call && !QUERIES.contains(&reached.function))
    {
        return Err(format!("{} is called", other.function));
    }
    let mut message = format!("{}: {code:?} ({}): {text}", written(trial.call), code.0);
    // The machine of the test may have something to say about a code.
    if let Some(words) = error.environment() {
        message += &format!("; {words}");
    }
    assert_eq!(error.to_string(), message);
    // The search without the call judges C's arguments; with another code there is another cause, or none.
    let of = |code| answering(answers, || trial.attempt.cause(code)).map(|cause| cause.id());
    if of(code) != Some(id) || of(CUresult::CUDA_ERROR_ILLEGAL_ADDRESS).is_some() {
        return Err(format!("the search alone finds {:?}", of(code)));
    }
    // A query of a handle that is none can end the process.
    let of_handle = || trial.attempt.cause(CUresult::CUDA_ERROR_INVALID_HANDLE);
    let (_, asked) = answering(answers, || mock::reached(of_handle));
    if let Some(other) = asked.iter().find(|query| !OF_THREAD.contains(&query.function)) {
        return Err(format!("after an invalid handle, {} is called", other.function));
    }
    mock::record(id, true, trial.call, "");
    Ok(())
}

macro_rules! codes {
    ($($code:ident)*) => { &[$((stringify!($code), CUresult::$code)),*] };
}

/// The codes that cases name. A search in the names of all codes would take Miri minutes.
const CODES: &[(&str, CUresult)] = codes!(
    CUDA_ERROR_OUT_OF_MEMORY
    CUDA_ERROR_INVALID_DEVICE
    CUDA_ERROR_INVALID_CONTEXT
    CUDA_ERROR_UNSUPPORTED_LIMIT
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY
    CUDA_ERROR_FILE_NOT_FOUND
    CUDA_ERROR_INVALID_HANDLE
    CUDA_ERROR_ILLEGAL_STATE
    CUDA_ERROR_NOT_FOUND
    CUDA_ERROR_NOT_READY
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE
    CUDA_ERROR_NOT_SUPPORTED
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED
    CUDA_ERROR_INVALID_CLUSTER_SIZE
    CUDA_ERROR_INVALID_RESOURCE_TYPE
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION
    CUDA_ERROR_SYSTEM_NOT_READY
    CUDA_ERROR_UNKNOWN
    CUDA_ERROR_INVALID_SOURCE
    CUDA_ERROR_CAPTURED_EVENT
    CUDA_ERROR_FUNCTION_NOT_LOADED
    CUDA_ERROR_LOSSY_QUERY
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED
    CUDA_ERROR_INVALID_IMAGE
    CUDA_ERROR_INVALID_PTX
    CUDA_ERROR_NO_BINARY_FOR_GPU
    CUDA_ERROR_NOT_INITIALIZED
    CUDA_ERROR_NOT_PERMITTED
    CUDA_ERROR_OPERATING_SYSTEM
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION
    CUDA_ERROR_STREAM_CAPTURE_MERGE
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION
);

/// Returns the code with this name, without `CUDA_ERROR_`.
fn code_of(name: &str) -> Result<CUresult, String> {
    let named = CODES.iter().find(|(of, _)| of.strip_prefix("CUDA_ERROR_") == Some(name));
    named.map(|(_, code)| *code).ok_or_else(|| format!("add {name} to the list of codes"))
}

/// Compares an error with the text of a case.
fn compare(broken: &Precondition, id: u32, text: &str) -> Result<(), String> {
    let (text, code) = match text.strip_suffix(']').and_then(|text| text.rsplit_once(" [")) {
        None => (text, Some("INVALID_VALUE")),
        Some((text, "undocumented")) => (text, None),
        Some((text, code)) => (text, Some(code)),
    };
    let code = code.map(|code| format!(" [CUDA_ERROR_{code}]")).unwrap_or_default();
    let message = broken.to_string();
    assert_eq!(format!("{broken:?}"), message);
    let actual =
        message.strip_prefix(written(broken.call())).and_then(|text| text.strip_prefix(": "));
    let actual = actual.and_then(|text| text.strip_suffix(&*code)).unwrap_or_default();
    let whole = text.contains(") must ");
    let is_same = match text.split_once("(*)") {
        _ if whole && !text.contains("(*)") => actual == text,
        None => actual.strip_prefix(text).is_some_and(|rest| rest.starts_with(" must ")),
        Some((path, rest)) => {
            let after = actual.strip_prefix(path).and_then(|value| value.split_once(')'));
            after.is_some_and(
                |(_, actual)| if whole { actual == rest } else { actual.starts_with(" must ") },
            )
        }
    };
    let documented = broken.documented_code();
    let is_same = is_same && documented.is_none() == code.is_empty();
    let documented = documented.unwrap_or(CUresult::CUDA_ERROR_INVALID_VALUE);
    if broken.id() != id || !is_same || broken.code() != documented {
        return Err(format!(
            "the case has rule {id}, \"{text}{code}\"; the error has rule {}, \"{message}\"",
            broken.id()
        ));
    }
    mock::record(broken.id(), whole, broken.call(), broken.parameter());
    Ok(())
}

/// A query that fails is a line in the driver's log. After the first one about a kernel in the place of a function there is no
/// other.
#[test]
#[cfg(feature = "explain")]
fn a_kernel_is_asked_about_once() {
    mock::install();
    let others = CUresult::CUDA_ERROR_INVALID_VALUE;
    let code = CUresult::CUDA_ERROR_INVALID_HANDLE;
    let answers = Answers { code, others, ..Answers::USUAL };
    let null = ptr::null_mut();
    let f = ptr::without_provenance_mut(0x1000);
    // SAFETY: the mock follows no pointer.
    let launch = || unsafe {
        cuda_checked::calls::cuLaunchKernel(
            f,
            1,
            1,
            1,
            1,
            1,
            1,
            0,
            null,
            ptr::null_mut(),
            ptr::null_mut(),
        )
    };
    for _ in 0..2 {
        let (_, reached) = answering(answers, || reached(launch));
        let asked = reached.iter().filter(|reached| reached.function.starts_with("cuFunc"));
        assert_eq!(asked.count(), 1);
    }
}
