//! The lines of Python in findings, with each interpreter that this machine has: `programs/lines.py` says which they are.

use crate::built;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use std::{env, fs};

/// The versions of CPython whose lines are known.
const KNOWN: std::ops::RangeInclusive<u32> = 8..=15;

/// An interpreter, with its version.
struct Python {
    file: PathBuf,
    version: String,
    shows_lines: bool,
}

/// Asks a program what it is: nothing, if it is not there, or no Python 3 that can call functions.
fn python(program: &Path) -> Option<Python> {
    let ask = "import ctypes, os, sys, sysconfig
print(os.path.realpath(sys.executable), sys.implementation.name, bool(sysconfig.get_config_var('Py_GIL_DISABLED')),
      '%d %d %d' % sys.version_info[:3])";
    let answer = Command::new(program).args(["-c", ask]).output().ok()?;
    let answer = String::from_utf8(answer.stdout).ok()?;
    let [file, name, is_free, "3", minor, patch] =
        answer.split_whitespace().collect::<Vec<_>>()[..]
    else {
        return None;
    };
    let is_known = minor.parse().is_ok_and(|minor| KNOWN.contains(&minor));
    let shows_lines = name == "cpython" && is_free == "False" && is_known;
    Some(Python { file: file.into(), version: format!("3.{minor}.{patch}"), shows_lines })
}

/// Every interpreter of this machine: `python3`, those with a version in their names, and those of pyenv.
fn pythons() -> Vec<Python> {
    let folders = env::var_os("PATH").unwrap_or_default();
    let names = (8..=30).map(|minor| format!("python3.{minor}")).chain(["python3".to_owned()]);
    let names: Vec<_> = names.collect();
    let named = env::split_paths(&folders)
        .flat_map(|folder| names.clone().into_iter().map(move |name| folder.join(name)));
    let root = env::var_os("PYENV_ROOT").map(PathBuf::from);
    let root = root.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".pyenv")));
    let versions = root.and_then(|root| fs::read_dir(root.join("versions")).ok());
    let versions =
        versions.into_iter().flatten().flatten().map(|entry| entry.path().join("bin/python3"));
    let mut seen = BTreeSet::new();
    let each = named.chain(versions).filter(|file| file.exists()).filter_map(|file| python(&file));
    each.filter(|python| seen.insert(python.file.clone())).collect()
}

/// What the programs load.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| built::programs("python", "", |_| false));

/// Runs a program of Python under the launcher. Returns its output and the report.
fn run(python: &Python, script: &Path) -> (Output, Value) {
    let json = FOLDER.join(script.with_extension("json").file_name().expect("it is a file"));
    let mut command = Command::new(built::launcher());
    command.arg("--json").arg(&json).arg(&python.file).arg(script);
    let output = command.env("LD_LIBRARY_PATH", &*FOLDER).output().expect("it starts");
    let json = fs::read_to_string(json).expect("it was written");
    (output, serde_json::from_str(&json).expect("it is JSON"))
}

/// How often each list of lines was called, as the innermost line tells.
type Calls = BTreeMap<String, u64>;

fn innermost(lines: &Value) -> String {
    lines[0].to_string()
}

/// Compares a run with what the program itself knows.
fn compare(python: &Python) {
    let script = built::tests().join("programs/lines.py");
    let (output, report) = run(python, &script);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{}: {stderr}", python.version);
    let printed = String::from_utf8(output.stdout).expect("it is JSON");
    let printed = printed.lines().map(|line| serde_json::from_str(line).expect("it is JSON"));
    let printed: Vec<Value> = printed.collect();
    let mut expected = Calls::new();
    for lines in &printed {
        let place = if python.shows_lines { innermost(lines) } else { "null".to_owned() };
        *expected.entry(place).or_default() += 1;
    }
    let broken = report["broken"].as_array().expect("it has findings");
    // In a child, and after its own end, the driver examines no call: of a line that is a finding of its own.
    let (mut findings, mut found) = (BTreeSet::new(), Calls::new());
    for broken in broken {
        assert_eq!(broken["rule"], 374, "{broken}");
        let place = innermost(&broken["python"]);
        *found.entry(place.clone()).or_default() += broken["calls"].as_u64().expect("a number");
        let is_first = findings.insert((place, broken["group"].to_string()));
        assert!(is_first, "{}: one finding for each line: {broken}", python.version);
    }
    assert_eq!(found, expected, "{}", python.version);
    let events = report["events"].as_array().expect("it has events").iter();
    let without = events.filter(|event| {
        event["event"].as_str().is_some_and(|event| event.contains("without lines of Python"))
    });
    let without: Vec<_> = without.map(|event| (&event["details"][0], &event["count"])).collect();
    if python.shows_lines {
        let first =
            |lines: &Value| printed.iter().find(|other| innermost(other) == innermost(lines));
        for broken in broken {
            let lines = &broken["python"];
            assert_eq!(first(lines), Some(lines), "{}", python.version);
        }
        let deepest =
            broken.iter().map(|broken| broken["python"].as_array().map_or(0, Vec::len)).max();
        assert_eq!((deepest, without.as_slice()), (Some(100), &[][..]), "{}", python.version);
        native(python, broken);
        let (places, calls) = (broken.len(), printed.len());
        // The program forks while it has another thread.
        let forked =
            "not judged in whole: children of forks, in which no rule queries the driver: 1";
        let first =
            format!(": 2 broken rules in {places} places; {calls} refused calls; {forked}\n");
        assert!(stderr.contains(&first), "{stderr}");
    } else {
        // A thread that is not Python's has no lines anyway, nor has the library's end. That of Python's objects is not known.
        let calls = printed.iter().filter(|lines| **lines != Value::Array(Vec::new())).count() + 1;
        assert_eq!(without.len(), 1, "{}: {stderr}", python.version);
        let (version, count) = without[0];
        assert!(
            version.as_str().is_some_and(|version| version.starts_with(&python.version)),
            "{version}"
        );
        assert_eq!(count.as_u64(), Some(calls as u64), "{}", python.version);
    }
    // The child is judged in part.
    assert_eq!(report["partial"], true, "{}: {stderr}", python.version);
}

/// The callers that are no lines of Python: none of the interpreter, and none between it and the library.
fn native(python: &Python, broken: &[Value]) {
    let functions = |broken: &Value| {
        let frames = broken["stack"].as_array().expect("it has callers").iter();
        frames
            .map(|frame| frame["function"].as_str().unwrap_or_default().to_owned())
            .collect::<Vec<_>>()
    };
    let mut of_library = 0;
    for broken in broken.iter().filter(|broken| broken["python"] != Value::Array(Vec::new())) {
        let functions = functions(broken);
        let is_library = broken["python"][0]["function"] == "asks";
        assert_eq!(
            functions,
            if is_library { &["asks"][..] } else { &[] },
            "{}: {broken}",
            python.version
        );
        of_library += usize::from(is_library);
    }
    assert_eq!(of_library, 1);
    let alone = broken.iter().find(|broken| broken["python"] == Value::Array(Vec::new()));
    let alone = functions(alone.expect("some calls have no line"));
    assert_eq!(alone[..2], ["asks", "runs"], "{}", python.version);
}

#[test]
fn each_line_of_python_is_a_finding() {
    let pythons = pythons();
    let mut versions = String::new();
    for python in &pythons {
        write!(versions, " {}", python.version).expect("it is memory");
    }
    println!("with Python{versions}");
    let is_known = pythons.iter().any(|python| python.shows_lines);
    assert!(
        is_known,
        "this test needs a CPython of a version from 3.8 to 3.15, but there is{versions}"
    );
    pythons.iter().for_each(compare);
}

/// The text of a report has the lines first, then the library's functions. A refused call that breaks no rule has lines too.
#[test]
fn lines_come_before_functions() {
    let pythons = pythons();
    let python = pythons.iter().find(|python| python.shows_lines).expect("there is one");
    let source = "import ctypes
driver = ctypes.CDLL('libcuda.so.1')
def step():
    ctypes.CDLL('libbeside.so').asks(0)
    driver.cuCtxPopCurrent_v2(ctypes.byref(ctypes.c_void_p()))
driver.cuInit(0)
step()
";
    let file = FOLDER.join("train.py");
    fs::write(&file, source).expect("it can be written");
    let (output, _) = run(python, &file);
    let file = file.to_str().expect("the folder is UTF-8");
    let stderr = String::from_utf8_lossy(&output.stderr);
    let places = stderr.split("):\n").skip(1).map(|rest| rest.split("\n\n").next().unwrap_or(rest));
    let lines = |line| format!("      {file}:{line} in step\n      {file}:7 in <module>");
    let expected = [lines(4) + "\n      asks at beside.c:9", lines(5)];
    assert_eq!(places.collect::<Vec<_>>(), expected, "{stderr}");
}
