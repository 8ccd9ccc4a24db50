//! The programs of `tests/recorded` under `cuda-validate`: each ends as the record says, and its report names what the record
//! says. `record.txt` begins with what its columns are.
//!
//! Cargo runs them on the model. On a machine with a GPU, `sh run.sh` of `cargo xtask gpu` runs this very program with
//! `--ignored`, beside those that it needs, and gets a new record.

use crate::built;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex};
use std::thread;

const RECORD: &str = include_str!("../recorded/record.txt");
/// The release of the recorded driver.
const RELEASE: &str = "13.0";

/// What the marks of a program are for a mistake, and those of them that a report can name.
const MARKS: [&str; 8] =
    ["created", "destroyed", "began", "broke", "changed", "forked", "launched", "fails"];
const NAMED: &[&str] = MARKS.split_at(7).0;

#[derive(Clone, Debug)]
struct Row {
    program: &'static str,
    kind: &'static str,
    name: &'static str,
    end: String,
    has_words: String,
    names: String,
    model: &'static str,
    because: &'static str,
}

impl Row {
    /// How it ends on the model, and what a report names there. The model has no words.
    fn on_model(&self) -> (String, String) {
        let (end, names) = self.model.split_once("; ").unwrap_or((self.model, ""));
        let end = if end == "same" { self.end.clone() } else { end.to_owned() };
        let names =
            if names.is_empty() { self.names.replace("words", "-") } else { names.to_owned() };
        (end, names)
    }

    /// Whether a driver has run it.
    fn is_driven(&self) -> bool {
        self.end != "-"
    }

    fn is_of_gpu(&self) -> bool {
        self.model == "gpu"
    }

    fn line(&self) -> String {
        let Self { program, kind, name, end, has_words, names, model, because } = self;
        let line = [program, kind, name, &**end, &**has_words, &**names, model, because];
        line.join("\t").trim_end().to_owned()
    }
}

/// The rows of the record.
fn rows() -> Vec<Row> {
    let lines = RECORD.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &'static str| {
        let mut columns = line.split('\t');
        let mut next = || columns.next().unwrap_or_default();
        let (program, kind, name) = (next(), next(), next());
        let [end, has_words, names] = [next(), next(), next()].map(str::to_owned);
        Row { program, kind, name, end, has_words, names, model: next(), because: next() }
    };
    lines.map(row).collect()
}

/// Where the programs and the launcher are.
struct Place {
    folder: PathBuf,
    launcher: PathBuf,
    is_model: bool,
}

static MODEL: LazyLock<Place> = LazyLock::new(|| Place {
    folder: built::recorded(),
    launcher: built::launcher(),
    is_model: true,
});

/// A program, as its list has it: its kind, and its marks with their lines.
struct Listed {
    kind: String,
    marks: Vec<(String, u64)>,
}

impl Place {
    /// The command, with what makes the model behave as the recorded driver.
    fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        if self.is_model {
            // One launches a graph whose work the model does not do, and looks at no result.
            command.env("LD_LIBRARY_PATH", &self.folder).env("CUDA_MODEL_KERNELS", "none");
            command.env("CUDA_MODEL_RELEASE", RELEASE).env("CUDA_MODEL_DEVICES", "2");
        }
        command
    }

    /// The programs of a file, in its order.
    fn list(&self, program: &str) -> Vec<(String, Listed)> {
        let list = self.command(self.folder.join(program)).arg("--list").output();
        let list = String::from_utf8(list.expect("it starts").stdout).expect("it is text");
        let listed = |line: &str| {
            let mut columns = line.split('\t');
            let kind = columns.next().unwrap_or_default().to_owned();
            let name = columns.next().unwrap_or_default().to_owned();
            let marks = columns.filter_map(|mark| mark.split_once(':'));
            let marks =
                marks.filter_map(|(mark, line)| Some((mark.to_owned(), line.parse().ok()?)));
            (name, Listed { kind, marks: marks.collect() })
        };
        list.lines().map(listed).collect()
    }

    /// Runs one program under the layer.
    fn run(&self, row: &Row, options: &[&str]) -> Run {
        let name = row.name.replace([' ', ':', ',', '/'], "_");
        let report = format!("{}-{name}{}.json", row.program, options.concat());
        let report = self.folder.join(report);
        let _ = fs::remove_file(&report);
        let mut command = self.command("sh");
        // A death leaves no file.
        command.args(["-c", "ulimit -c 0; exec \"$@\"", "sh"]).arg(&self.launcher).args(options);
        command.arg("--json").arg(&report).arg(self.folder.join(row.program)).arg(row.name);
        let output = command.stderr(Stdio::null()).output().expect("there is a shell");
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        // As a shell tells it.
        let code = output.status.code().or(output.status.signal().map(|signal| 128 + signal));
        let end = match code {
            Some(code @ 129..) => format!("signal {}", code - 128),
            code => format!("exit {}", code.unwrap_or(-1)),
        };
        let lines: Vec<_> =
            printed.lines().filter(|line| *line != "words").map(str::trim_end).collect();
        let end = if lines.is_empty() { end } else { format!("{end}: {}", lines.join(",")) };
        let text = fs::read_to_string(&report).unwrap_or_default();
        let _ = fs::remove_file(report);
        let report = serde_json::from_str(&text);
        let report = report.unwrap_or_else(|error| panic!("{}: {error}: {text}", row.name));
        Run { end, has_words: printed.lines().any(|line| line == "words"), report }
    }

    /// Returns what one program does here, and what is wrong with its report whatever the record says.
    fn look(&self, row: &Row, listed: &Listed) -> (Row, Vec<String>) {
        let run = self.run(row, &[]);
        let (names, wrong) = match row.kind {
            "case" | "held" => (self.explanation(row, &run), Vec::new()),
            _ => named_marks(&run, listed),
        };
        // The programs with marks do not listen to the log.
        let has_words = match (&*row.has_words, run.has_words) {
            ("-", _) => "-",
            (_, true) => "yes",
            (_, false) => "no",
        };
        (Row { end: run.end, has_words: has_words.to_owned(), names, ..row.clone() }, wrong)
    }

    /// How a refused call is explained, and how without the past if that explains it.
    fn explanation(&self, row: &Row, run: &Run) -> String {
        match run.explanation() {
            how if how == "past" => {
                format!("past, {}", self.run(row, &["--no-past"]).explanation())
            }
            how => how,
        }
    }
}

struct Run {
    end: String,
    has_words: bool,
    report: Value,
}

impl Run {
    fn entries(&self, of: &str) -> &[Value] {
        self.report[of].as_array().map_or(&[], Vec::as_slice)
    }

    fn explanation(&self) -> String {
        let rules = self.entries("broken").iter().map(|entry| format!("rule {}", entry["rule"]));
        let causes = self.entries("refused").iter().map(|entry| match entry["reason"].as_str() {
            Some("cause") => format!("cause {}", entry["cause"]),
            reason => reason.unwrap_or("-").to_owned(),
        });
        rules.chain(causes).find(|how| how != "-").unwrap_or_else(|| "-".to_owned())
    }
}

/// The line of the innermost call that is one of the program.
fn line(stack: &Value) -> Option<u64> {
    let is_own = |frame: &&Value| frame["file"].as_str().is_some_and(|file| file.ends_with(".c"));
    stack.as_array()?.iter().find(is_own)?["line"].as_u64()
}

/// Returns the marks whose lines the report names: "works" if the driver noticed no mistake, "said" if the report explains one
/// without a line, and "silent" for a correct program.
fn named_marks(run: &Run, listed: &Listed) -> (String, Vec<String>) {
    let refused = run.entries("refused");
    // A cause that is an argument may name the lines of an object too.
    let is_of_past = |entry: &&Value| {
        matches!(entry["reason"].as_str(), Some("past" | "open"))
            || !entry["past"].as_array().is_none_or(Vec::is_empty)
    };
    let entries: Vec<_> = refused.iter().filter(is_of_past).collect();
    let sentence = |entry: &Value| entry["sentence"].as_str().unwrap_or_default().to_owned();
    let is_over = run.end.starts_with("exit 0");
    if listed.kind == "correct" {
        // True of threads that are at work when their process exits.
        let late = "the driver has shut down, because the process exits";
        let said = entries.iter().map(|entry| sentence(entry)).filter(|sentence| sentence != late);
        let mut wrong: Vec<_> = said.map(|said| format!("says: {said}")).collect();
        wrong.extend((!is_over).then(|| format!("ended with {}", run.end)));
        return ("silent".to_owned(), wrong);
    }
    if is_over && refused.is_empty() && run.entries("broken").is_empty() {
        return ("works".to_owned(), Vec::new());
    }
    let mut named = BTreeSet::new();
    for entry in &entries {
        let places = entry["past"].as_array().into_iter().flatten();
        named.extend(places.filter_map(|place| line(&place["stack"])));
        // The call itself, if it has broken a capture.
        if sentence(entry).starts_with("it broke ") {
            named.extend(line(&entry["stack"]));
        }
    }
    let has = |wanted: &str| {
        listed.marks.iter().any(|(mark, line)| mark == wanted && named.contains(line))
    };
    let marks: Vec<_> = NAMED.iter().copied().filter(|mark| has(mark)).collect();
    let lines: BTreeSet<u64> = listed.marks.iter().map(|(_, line)| *line).collect();
    let is_within = |line: &u64| {
        lines.first().is_some_and(|first| first < line)
            && lines.last().is_some_and(|last| line < last)
    };
    let strange = named.difference(&lines).filter(|line| is_within(line));
    let wrong = strange.map(|line| format!("names line {line}, which has no mark")).collect();
    let marks = match (marks.is_empty(), entries.is_empty()) {
        (false, _) => marks.join(" "),
        (true, false) => "said".to_owned(),
        (true, true) => "-".to_owned(),
    };
    (marks, wrong)
}

/// Looks at each row, on several threads. The results are in the order of the rows.
fn look(place: &Place, rows: &[Row]) -> Vec<(Row, Vec<String>)> {
    let programs: BTreeSet<_> = rows.iter().map(|row| row.program).collect();
    let lists: BTreeMap<_, BTreeMap<_, _>> = programs
        .into_iter()
        .map(|program| (program, place.list(program).into_iter().collect()))
        .collect();
    let (left, results) = (Mutex::new(rows.iter().enumerate()), Mutex::new(BTreeMap::new()));
    let next = || left.lock().expect("no thread panics").next();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from).min(4) {
            scope.spawn(|| {
                while let Some((at, row)) = next() {
                    let listed = lists[row.program].get(row.name);
                    let found = match listed {
                        Some(listed) => place.look(row, listed),
                        None => (row.clone(), vec!["there is no such program".to_owned()]),
                    };
                    results.lock().expect("no thread panics").insert(at, found);
                }
            });
        }
    });
    results.into_inner().expect("no thread panics").into_values().collect()
}

/// Runs the rows of a file that the model can run.
fn as_recorded(program: &str) {
    let rows: Vec<_> =
        rows().into_iter().filter(|row| row.program == program && !row.is_of_gpu()).collect();
    assert!(!rows.is_empty());
    let mut wrong = String::new();
    for (row, (result, faults)) in rows.iter().zip(look(&MODEL, &rows)) {
        let mut fault = |text: &str| writeln!(wrong, "{}: {text}", row.name).expect("it is memory");
        faults.iter().for_each(|text| fault(text));
        let (end, names) = row.on_model();
        if result.end != end {
            fault(&format!("ends so: {}; and not so: {end}", result.end));
        }
        if result.names != names {
            fault(&format!("the report names this: {}; and not this: {names}", result.names));
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn refused_calls_are_explained() {
    as_recorded("refused");
}

/// Without the past, a handle may be dead whose refusal is to be explained: no query follows it where a driver would die.
#[test]
fn without_the_past_dead_handles_end_no_process() {
    let of_dead = [
        "library-kernel",
        "array-texture",
        "module-function",
        "module-global",
        "function-launch",
        "function-attribute",
        "graph-instantiate",
        "graph-clone",
        "exec-launch",
        "exec-update",
        "pool-attribute",
    ];
    for name in of_dead {
        let row = rows().into_iter().find(|row| row.name == name).expect("a row");
        let run = MODEL.run(&row, &["--no-past"]);
        assert_eq!((name, run.end), (name, row.on_model().0));
    }
}

#[test]
fn mistakes_in_the_past_are_named() {
    as_recorded("past");
}

#[test]
fn a_past_that_is_hard_to_know_misleads_no_report() {
    as_recorded("hostile");
}

/// A report need not name a mark only if the record says why, and a mark fits how the program ends.
#[test]
fn the_record_is_of_these_programs() {
    let rows = rows();
    for program in ["refused", "past", "hostile"] {
        let rows: Vec<_> = rows.iter().filter(|row| row.program == program).collect();
        let list = MODEL.list(program);
        let recorded: Vec<_> = rows.iter().map(|row| (row.kind, row.name)).collect();
        let listed: Vec<_> = list.iter().map(|(name, of)| (&*of.kind, &**name)).collect();
        let pairs = recorded.iter().zip(&listed);
        let same = pairs.take_while(|(recorded, listed)| recorded == listed).count();
        assert!(
            recorded.len() == same && listed.len() == same,
            "record.txt needs a row for each program of {program}.c, in its order: it has {:?} in the place of {:?}",
            recorded.get(same),
            listed.get(same)
        );
        for (row, (_, listed)) in rows.iter().zip(&list) {
            let has = |wanted: &str| listed.marks.iter().any(|(mark, _)| mark == wanted);
            let unknown = listed.marks.iter().find(|(mark, _)| !MARKS.contains(&&**mark));
            assert!(unknown.is_none(), "{}: past.c does not explain {unknown:?}", row.name);
            if row.kind != "mistake" {
                assert!(listed.marks.is_empty(), "{}: only a mistake has marks", row.name);
                continue;
            }
            let is_noticed = row.end.contains("signal") || row.end.contains("CUDA_ERROR");
            assert!(
                !is_noticed || has("fails"),
                "{}: no line is marked as the one that fails",
                row.name
            );
            // A mistake that goes unnoticed need not be named.
            let is_unnamed = |names: &str| {
                let names: BTreeSet<_> = names.split(' ').collect();
                !names.contains("works")
                    && NAMED.iter().any(|mark| has(mark) && !names.contains(mark))
            };
            let by_driver = row.is_driven() && is_unnamed(&row.names);
            let unnamed = by_driver || is_unnamed(&row.on_model().1);
            let has_reason = unnamed || row.because.starts_with("by chance");
            assert_eq!(has_reason, !row.because.is_empty(), "{}: {}", row.name, row.because);
        }
    }
}

/// What the model cannot run: the rule or the cause of a refused call is one of the function, with the code.
#[test]
fn what_only_a_gpu_explains_is_of_the_function() {
    let of_gpu: Vec<_> = rows().into_iter().filter(Row::is_of_gpu).collect();
    assert!(of_gpu.iter().all(|row| row.program == "refused"), "the model runs the others");
    for row in of_gpu {
        let how = row.names.trim_start_matches("past, ");
        let Some(("rule" | "cause", number)) = how.split_once(' ') else { continue };
        let mut explain = Command::new(built::launcher());
        let output = explain.args(["--explain", number]).output().expect("it starts");
        let text = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(text.starts_with(&format!("{how} (")), "{}: {text}", row.name);
        let end = row.end.trim_start_matches("exit 0: ").split_once(' ');
        let (call, code) = end.unwrap_or_else(|| {
            panic!(
                "{}: a program that the model cannot run needs a driver's answer: `cargo xtask gpu` says how to get it",
                row.name
            )
        });
        // Below a sentence, and indented deeper, are its functions.
        let sentences = text.split("\n  ").skip(1).collect::<Vec<_>>();
        let of_call = sentences
            .chunk_by(|_, next| next.starts_with(' '))
            .filter(|of| of[1..].iter().any(|name| [call, "every call"].contains(&name.trim())));
        let of_call: Vec<&str> = of_call.map(|of| of[0]).collect();
        assert!(!of_call.is_empty(), "{}: {call} has no {how}", row.name);
        // A signal has no code, and a driver may return another than a rule says.
        if how.starts_with("cause") && code.starts_with("CUDA_ERROR") {
            let names = |fact: &str| fact.split([' ', ',', '.']).any(|word| word == code);
            let explains = of_call.iter().any(|fact| names(fact));
            assert!(explains, "{}: {how} does not explain {code}", row.name);
        }
    }
}

/// The page of the model lists where it ends a program otherwise than the driver.
#[test]
fn the_page_of_the_model_has_its_differences() {
    // Only the repository has it.
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../model/README.md");
    let page = fs::read_to_string(page).expect("these tests run in the repository");
    let section = page.split("\n## ").find(|part| part.starts_with("Mistakes in the past"));
    let listed = section.expect("it has a section").lines().filter(|line| line.starts_with("| `"));
    let cells = |line: &str| line.split(" | ").take(3).collect::<Vec<_>>().join(" | ");
    let listed: BTreeSet<_> = listed.map(cells).collect();
    let rows = rows().into_iter().filter(|row| row.program == "past" && row.is_driven());
    let rows = rows.filter(|row| row.on_model().0 != row.end);
    let code = |text: &str| format!("`{}`", text.replace(',', ", "));
    let row =
        |row: Row| format!("| `{}` | {} | {}", row.name, code(&row.end), code(&row.on_model().0));
    assert_eq!(listed, rows.map(row).collect());
}

/// Writes a new record as `record.txt` beside this program, and fails if it differs from the one here.
#[test]
#[ignore = "needs a machine with a GPU: `cargo xtask gpu` says how it runs there"]
fn a_driver_answers_as_recorded() {
    let own = env::current_exe().expect("this program");
    let folder = own.parent().map(Path::to_path_buf).expect("it is in a folder");
    let launcher = folder.join("cuda-validate");
    let place = Place { folder, launcher, is_model: false };
    let rows = rows();
    let driven: Vec<_> = rows.iter().filter(|row| row.is_driven()).cloned().collect();
    let mut results: Vec<_> = look(&place, &driven);
    let mut wrong = String::new();
    for (row, (new, faults)) in driven.iter().zip(&results) {
        faults
            .iter()
            .for_each(|fault| writeln!(wrong, "{}: {fault}", row.name).expect("it is memory"));
        if new.line() != row.line() && !row.because.starts_with("by chance") {
            writeln!(wrong, "{}\n  was recorded: {}", new.line(), row.line())
                .expect("it is memory");
        }
    }
    results.extend(rows.into_iter().filter(|row| row.end == "-").map(|row| (row, Vec::new())));
    let head = RECORD.lines().take_while(|line| line.starts_with('#')).map(str::to_owned);
    let lines: Vec<_> = head.chain(results.iter().map(|(row, _)| row.line())).collect();
    fs::write(place.folder.join("record.txt"), lines.join("\n") + "\n").expect("it can be written");
    println!("{}", table(results.iter().map(|(row, _)| row)));
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// How many refused calls are explained, of those by the hand that wrote the causes ("case") and by another ("held").
fn table<'a>(rows: impl Iterator<Item = &'a Row> + Clone) -> String {
    let mut table = "| | calls | rules and causes | with the past | the driver's words | all |\n|---|---|---|---|---|---|".to_owned();
    for kind in ["case", "held"] {
        let rows = rows.clone().filter(|row| row.kind == kind);
        let is_alone = |row: &&Row| row.names.contains("rule") || row.names.contains("cause");
        let is_own = |row: &&Row| is_alone(row) || row.names.starts_with("past");
        let has_words = |row: &&Row| row.has_words == "yes";
        let counts = [
            rows.clone().count(),
            rows.clone().filter(is_alone).count(),
            rows.clone().filter(is_own).count(),
            rows.clone().filter(has_words).count(),
            rows.clone().filter(|row| is_own(row) || has_words(row)).count(),
        ];
        let counts = counts.map(|count| count.to_string()).join(" | ");
        write!(table, "\n| {kind} | {counts} |").expect("it is memory");
    }
    table
}
