//! The options: those of the command line, and those that a variable adds for programs that others start.

use super::documented;
use super::inject::{self, Injected};
use super::suppressions::{self, SuppressionLine};
use lexopt::{Arg, Parser, ValueExt as _};
use std::env;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
use std::path::PathBuf;

/// Has options that come before those of the command line, in the words of a shell.
const VARIABLE: &str = "CUDA_VALIDATE_OPTIONS";

const HELP: &str = "\
Runs a CUDA program, and reports the calls that break a rule or that the driver refuses

Usage: cuda-validate [OPTIONS] PROGRAM [ARGS...]

What is reported:
      --json <FILE>         Also write the report as JSON; %p in FILE is this process's ID
      --verbose             Also print broken rules as they are met, counts of refusals and
                            tables that are normal, and unused lines of --suppress
      --leaks               Report objects that are alive when their process exits
      --faults              On a fatal SIGSEGV or SIGBUS, report the address and the CUDA
                            memory that it belongs to
      --suppress <FILE>     Leave out what FILE lists, one per line: '523',
                            '523 cuMemAdvise', 'cuDeviceGetUuid CUDA_ERROR_NOT_SUPPORTED'
      --fast                Skip rules that query the driver in getters and setters
      --no-past             Do not track which calls created and destroyed objects

As a gate:
      --fail[=<LIST>]       If the program succeeds, exit with status 1 for a finding of
                            LIST (rules,refused,leaks; default: rules), or if something
                            was not seen or judged
      --error-exitcode <N>  With --fail: exit with status N instead of 1
      --allow-none          With --fail: pass a run in which no call was judged

What is changed in the program:
      --enforce             Reject calls that break a rule: return the documented error
      --inject <CALL=CODE>  Fail calls, as in 'cuMemAlloc*:3=CUDA_ERROR_OUT_OF_MEMORY':
                            ':N' fails the Nth call, ':1/N' one call in N, and
                            ':1/N@SEED' chooses which
      --sync-from <N>       Wait after each launch from the Nth on, to name one that fails
      --break <RULE>        Raise SIGTRAP at a rule or a cause, so that a debugger stops

Information:
      --explain <RULE>      Explain a rule or a cause by its number, and run no program
  -h, --help                Print help
  -V, --version             Print version

The variable CUDA_VALIDATE_OPTIONS adds options. Those of the command line win.
";

/// What makes a program that succeeds fail (`--fail`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Finding {
    Rules,
    Refused,
    Leaks,
}

impl Finding {
    /// With the words of the command line.
    const ALL: [(&str, Self); 3] =
        [("rules", Self::Rules), ("refused", Self::Refused), ("leaks", Self::Leaks)];
}

#[derive(Default)]
pub struct Options {
    pub json: Option<PathBuf>,
    pub fail: Option<Vec<Finding>>,
    /// The status of a run that fails by `--fail`.
    pub error_exitcode: Option<u8>,
    pub allow_none: bool,
    pub enforce: bool,
    pub verbose: bool,
    pub fast: bool,
    pub no_past: bool,
    pub leaks: bool,
    pub faults: bool,
    pub sync_from: Option<u64>,
    pub suppress: Vec<SuppressionLine>,
    pub inject: Vec<Injected>,
    /// The rules and causes at which a debugger is to stop.
    pub breaks: Vec<u32>,
    /// The program and its arguments.
    pub program: Vec<OsString>,
}

/// What is to be done.
pub enum Task {
    Run(Options),
    Print(String),
}

impl Options {
    /// Reads the command line of this process, and the options in [`VARIABLE`].
    pub fn of_process() -> Result<Task, String> {
        let options = match Self::read(Parser::from_env())? {
            Task::Run(options) => options,
            print => return Ok(print),
        };
        let options = match env::var_os(VARIABLE).filter(|words| !words.is_empty()) {
            None => options.checked(),
            Some(words) => Self::of_variable(&words)
                .map_err(|error| format!("{VARIABLE}: {error}"))
                .and_then(|others| {
                    let checked = options.over(others).checked();
                    checked.map_err(|error| format!("{error} ({VARIABLE} has options too)"))
                }),
        };
        options.map(Task::Run)
    }

    fn of_variable(words: &OsStr) -> Result<Self, String> {
        let words = shlex::bytes::split(words.as_bytes())
            .ok_or("a quotation mark or a backslash is without its other half")?;
        match Self::read(Parser::from_args(words.into_iter().map(OsString::from_vec)))? {
            Task::Run(Self { program, .. }) if !program.is_empty() => {
                let program = program[0].display();
                Err(format!("'{program}' is no option: a program belongs on the command line"))
            }
            Task::Run(options) => Ok(options),
            Task::Print(_) => {
                Err("--help, --version and --explain are for the command line".to_owned())
            }
        }
    }

    /// These options, and others that they replace if there can only be one.
    fn over(self, others: Self) -> Self {
        Self {
            json: self.json.or(others.json),
            fail: self.fail.or(others.fail),
            error_exitcode: self.error_exitcode.or(others.error_exitcode),
            allow_none: self.allow_none | others.allow_none,
            enforce: self.enforce | others.enforce,
            verbose: self.verbose | others.verbose,
            fast: self.fast | others.fast,
            no_past: self.no_past | others.no_past,
            leaks: self.leaks | others.leaks,
            faults: self.faults | others.faults,
            sync_from: self.sync_from.or(others.sync_from),
            suppress: others.suppress.into_iter().chain(self.suppress).collect(),
            breaks: self.breaks.into_iter().chain(others.breaks).collect(),
            // The first one for a function counts.
            inject: self.inject.into_iter().chain(others.inject).collect(),
            program: self.program,
        }
    }

    fn read(mut parser: Parser) -> Result<Task, String> {
        let mut options = Self::default();
        let mut explained = None;
        while let Some(argument) = parser.next().map_err(|error| surplus(&error))? {
            let name = match argument {
                Arg::Short('h') => "help".to_owned(),
                Arg::Short('V') => "version".to_owned(),
                Arg::Long(name) => name.to_owned(),
                Arg::Short(letter) => return Err(unexpected(&format!("-{letter}"))),
                Arg::Value(program) => {
                    options.program.push(program);
                    options.program.extend(parser.raw_args().into_iter().flatten());
                    break;
                }
            };
            match name.as_str() {
                "help" => return Ok(Task::Print(HELP.to_owned())),
                "version" => {
                    return Ok(Task::Print(format!(
                        "cuda-validate {}\n",
                        env!("CARGO_PKG_VERSION")
                    )));
                }
                "json" => {
                    let file = value(&mut parser, "--json <FILE>")?;
                    once(&mut options.json, "--json", with_process_id(&file).into())?
                }
                "fail" => {
                    let list = parser.optional_value().unwrap_or_else(|| "rules".into());
                    let fail = read(list, "--fail[=<LIST>]", findings)?;
                    once(&mut options.fail, "--fail", fail)?;
                }
                "error-exitcode" => {
                    let read = |text: &str| match text.parse() {
                        Ok(status @ 1..) => Ok(status),
                        _ => Err("it is a status from 1 to 255".to_owned()),
                    };
                    let status = read_value(&mut parser, "--error-exitcode <N>", read)?;
                    once(&mut options.error_exitcode, "--error-exitcode", status)?;
                }
                "sync-from" => {
                    let read = |text: &str| match text.parse() {
                        Ok(number @ 1..) => Ok(number),
                        _ => Err("it is the number of a launch, from 1 on".to_owned()),
                    };
                    let number = read_value(&mut parser, "--sync-from <N>", read)?;
                    once(&mut options.sync_from, "--sync-from", number)?;
                }
                "suppress" => {
                    let read = read_value(&mut parser, "--suppress <FILE>", suppressions::read)?;
                    options.suppress.extend(read);
                }
                "inject" => {
                    options.inject.push(read_value(
                        &mut parser,
                        "--inject <CALL=CODE>",
                        inject::read,
                    )?);
                }
                "break" => {
                    options.breaks.push(read_value(&mut parser, "--break <RULE>", rule)?);
                }
                "explain" => {
                    let number = read_value(&mut parser, "--explain <RULE>", rule)?;
                    once(&mut explained, "--explain", number)?;
                }
                _ => {
                    let flag = match name.as_str() {
                        "allow-none" => &mut options.allow_none,
                        "enforce" => &mut options.enforce,
                        "verbose" => &mut options.verbose,
                        "fast" => &mut options.fast,
                        "no-past" => &mut options.no_past,
                        "leaks" => &mut options.leaks,
                        "faults" => &mut options.faults,
                        _ => return Err(unexpected(&format!("--{name}"))),
                    };
                    if std::mem::replace(flag, true) {
                        return Err(again(&format!("--{name}")));
                    }
                }
            }
        }
        let explained = explained.and_then(documented::explain);
        Ok(explained.map_or(Task::Run(options), Task::Print))
    }

    /// Checks that the options go together.
    fn checked(mut self) -> Result<Self, String> {
        let fails_for_leaks = self.fail.iter().flatten().any(|finding| *finding == Finding::Leaks);
        let contradicting = [
            (self.leaks, "--leaks"),
            (fails_for_leaks, "--fail=leaks"),
            (self.sync_from.is_some(), "--sync-from"),
        ];
        if let Some((_, other)) =
            contradicting.into_iter().find(|(is_set, _)| self.no_past && *is_set)
        {
            return Err(format!("the argument '{other}' cannot be used with '--no-past'"));
        }
        let of_fail = [
            (self.allow_none, "--allow-none"),
            (self.error_exitcode.is_some(), "--error-exitcode"),
        ];
        if let (None, Some((_, option))) =
            (&self.fail, of_fail.into_iter().find(|(is_set, _)| *is_set))
        {
            return Err(format!("'{option}' is only for '--fail'"));
        }
        self.leaks |= fails_for_leaks;
        match self.program.is_empty() {
            true => {
                Err("there is no program to run: cuda-validate [OPTIONS] PROGRAM [ARGS...]"
                    .to_owned())
            }
            false => Ok(self),
        }
    }
}

/// Reads the list of `--fail`.
fn findings(list: &str) -> Result<Vec<Finding>, String> {
    let words = Finding::ALL.map(|(word, _)| format!("'{word}'")).join(", ");
    let mut all = Vec::new();
    for word in list.split(',') {
        let known = Finding::ALL.into_iter().find(|(known, _)| *known == word);
        let (_, finding) = known.ok_or_else(|| format!("'{word}' is none of {words}"))?;
        if all.contains(&finding) {
            return Err(format!("'{word}' is there twice: it is a list of {words}"));
        }
        all.push(finding);
    }
    Ok(all)
}

/// Reads the number of a rule or a cause.
fn rule(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| documented::explain(*number).is_some());
    number.ok_or_else(|| "no rule or cause has this number".to_owned())
}

fn once<T>(option: &mut Option<T>, name: &str, value: T) -> Result<(), String> {
    option.replace(value).map_or(Ok(()), |_| Err(again(name)))
}

/// What comes after `=`, or else the next argument, if that is no option.
fn value(parser: &mut Parser, option: &str) -> Result<OsString, String> {
    let is_value = |next: &OsStr| next == "-" || !next.as_encoded_bytes().starts_with(b"-");
    let next = |parser: &mut Parser| parser.try_raw_args()?.next_if(is_value);
    let value = parser.optional_value().or_else(|| next(parser));
    value
        .filter(|value| !value.is_empty())
        .ok_or_else(|| format!("a value is required for '{option}' but none was supplied"))
}

/// The name of a file, with the ID of this process in the place of `%p`. Each rank of `mpirun` then writes a file of its own.
fn with_process_id(file: &OsStr) -> OsString {
    let id = std::process::id().to_string();
    let (mut name, mut rest) = (Vec::new(), file.as_bytes());
    while let Some(at) = rest.windows(2).position(|pair| pair == b"%p") {
        name.extend([&rest[..at], id.as_bytes()].concat());
        rest = &rest[at + 2..];
    }
    OsString::from_vec([&name, rest].concat())
}

fn read_value<T>(
    parser: &mut Parser,
    option: &str,
    read_text: impl FnOnce(&str) -> Result<T, String>,
) -> Result<T, String> {
    read(value(parser, option)?, option, read_text)
}

fn read<T>(
    value: OsString,
    option: &str,
    read_text: impl FnOnce(&str) -> Result<T, String>,
) -> Result<T, String> {
    let text = value.clone().string().map_err(|_| invalid(&value, option, "it is no UTF-8"))?;
    read_text(&text).map_err(|why| invalid(&value, option, &why))
}

fn invalid(value: &OsString, option: &str, why: &str) -> String {
    format!("invalid value '{}' for '{option}': {why}", value.display())
}

fn unexpected(argument: &str) -> String {
    format!("unexpected argument '{argument}' found")
}

/// What the parser itself finds wrong is a value where there is none.
fn surplus(error: &lexopt::Error) -> String {
    match error {
        lexopt::Error::UnexpectedValue { option, value } => {
            format!(
                "unexpected value '{}' for '{option}' found; no more were expected",
                value.display()
            )
        }
        other => other.to_string(),
    }
}

fn again(option: &str) -> String {
    format!("the argument '{option}' cannot be used multiple times")
}
