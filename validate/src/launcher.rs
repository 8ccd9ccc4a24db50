//! The program's start and end.

mod documented;
mod inject;
mod library;
mod limits;
mod program;
mod suppressions;

use crate::files;
use crate::report::{self, Report};
use crate::spool::{self, Spool};
use clap::Parser;
use clap::builder::{PossibleValue, PossibleValuesParser};
use inject::Injected;
use limits::limit;
use program::Inherited;
use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::os::fd::AsRawFd as _;
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::PathBuf;
use std::process::{Command, ExitCode, ExitStatus};
use std::sync::atomic::Ordering::SeqCst;
use suppressions::Suppression;

/// The preloaded library; empty if Cargo only checked the package.
static LIBRARY: &[u8] = cuda_validate_embed::shared_library!(cuda_validate);

/// Runs a CUDA program and reports each documented precondition that its driver calls break.
#[derive(Parser)]
#[command(version, override_usage = "cuda-validate [OPTIONS] PROGRAM [ARGS...]")]
struct Options {
    /// Write the report as JSON too.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// End with status 1 if the program itself succeeds, but a rule is broken (also before cuInit), something was not judged, or
    /// no call was judged. With =refused: also if the driver refused a call.
    #[arg(long, value_name = "refused", num_args = 0..=1, require_equals = true, default_missing_value = "broken")]
    #[arg(value_parser = PossibleValuesParser::new([PossibleValue::new("broken").hide(true), PossibleValue::new("refused")]))]
    fail: Option<String>,
    /// With --fail: let a run pass in which no call was judged.
    #[arg(long, requires = "fail")]
    allow_none: bool,
    /// Do not make a call that breaks a rule: return the documented code.
    #[arg(long)]
    enforce: bool,
    /// Also report each broken rule when it is first met, and how many refused calls the CUDA runtime provoked and handled.
    #[arg(long)]
    verbose: bool,
    /// Leave out the rules that query the driver, in calls that read or set a value: they are short.
    #[arg(long)]
    fast: bool,
    /// Do not remember who created and ended the objects, which reports of refused calls show.
    #[arg(long)]
    no_past: bool,
    /// Also report the objects that a process has not ended when it exits.
    #[arg(long, conflicts_with = "no_past")]
    leaks: bool,
    /// Wait after each launch from number N on, so that an error of the device names its launch. Reports have the number.
    #[arg(long, value_name = "N", conflicts_with = "no_past", value_parser = clap::value_parser!(u64).range(1..))]
    sync_from: Option<u64>,
    /// Ignore the rules and causes listed in this file: a line has a number and, for one function only, its name.
    #[arg(long, value_name = "FILE", value_parser = suppressions::read)]
    suppress: Vec<Vec<Suppression>>,
    /// Return the code instead of making a call: 'cuMemAlloc*:3=CUDA_ERROR_OUT_OF_MEMORY' for the third call of functions with
    /// such names, 1/3 in place of the 3 for one call in three, 1/3@7 for others by a seed.
    #[arg(long, value_name = "CALL=CODE", value_parser = inject::read)]
    inject: Vec<Injected>,
    /// Print what a rule or a cause requires, since when, and of which functions, and where a cause is known from. No program is run.
    #[arg(long, value_name = "RULE", value_parser = explained)]
    explain: Option<String>,
    #[arg(required_unless_present = "explain", trailing_var_arg = true, hide = true)]
    program: Vec<OsString>,
}

fn explained(number: &str) -> Result<String, String> {
    number
        .parse()
        .ok()
        .and_then(documented::explain)
        .ok_or_else(|| "no rule or cause has this number".to_owned())
}

pub fn main() -> ExitCode {
    let options = Options::parse();
    if let Some(text) = &options.explain {
        // Nothing else is to be done where it cannot be written.
        let _ = io::stdout().write_all(text.as_bytes());
        return ExitCode::SUCCESS;
    }
    run(&options).unwrap_or_else(|message| {
        print(&format!("cuda-validate: {message}\n"));
        ExitCode::from(2)
    })
}

/// Writes to standard error. Where it cannot be written, the launcher goes on: its status counts too.
fn print(text: &str) {
    let mut rest = text.as_bytes();
    while !rest.is_empty() {
        match io::stderr().write(rest) {
            Ok(written) => rest = &rest[written..],
            // A program may have its standard error not wait, and with it the launcher's.
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                let fd = libc::STDERR_FILENO;
                // SAFETY: it reads and writes one value.
                unsafe {
                    libc::poll(&mut libc::pollfd { fd, events: libc::POLLOUT, revents: 0 }, 1, -1)
                };
            }
            Err(_) => return,
        }
    }
}

fn run(options: &Options) -> Result<ExitCode, String> {
    if LIBRARY.is_empty() {
        return Err("it was built without its library: build it with `cargo build`".to_owned());
    }
    let json = options.json.as_ref().map(|path| {
        let failed = |error| format!("--json: {}: {error}", path.display());
        File::create(path).map(|file| (file, failed)).map_err(failed)
    });
    let json = json.transpose()?;
    let inherited = Inherited::take();
    let mut preload = library::path(LIBRARY)
        .map_err(|error| limit(&error).map_or_else(|| error.to_string(), str::to_owned))?
        .into_os_string();
    let failed = |error: io::Error| match limit(&error) {
        Some(limit) => limit.to_owned(),
        None => format!("no memory for its files: {error}"),
    };
    // Other processes reach it by the launcher's descriptor, which stays.
    let (file, spool, run) = Spool::create().map_err(failed)?;
    let variable = format!("/proc/{}/fd/{}", std::process::id(), file.as_raw_fd());
    spool.verbose.store(options.verbose, SeqCst);
    spool.enforce.store(options.enforce, SeqCst);
    spool.fast.store(options.fast, SeqCst);
    spool.no_past.store(options.no_past, SeqCst);
    spool.leaks.store(options.leaks, SeqCst);
    spool.sync_from.store(options.sync_from.unwrap_or(0), SeqCst);
    let mut suppressed = options.suppress.iter().flatten();
    if !suppressed.all(|(rule, function)| spool.suppress(*rule, *function)) {
        return Err("--suppress: there is no room for so many rules".to_owned());
    }
    for injected in &options.inject {
        let room = spool.inject(&injected.functions);
        injected.write(room.ok_or("--inject: there is no room for so many")?);
    }
    if let Some(others) = env::var_os("LD_PRELOAD") {
        preload.push(":");
        preload.push(others);
    }
    let settings = spool.settings();

    // In the launcher's own environment, whose order the program then has: a `Command` with variables of its own sorts them.
    // SAFETY: the launcher has one thread.
    unsafe {
        env::set_var(spool::VARIABLE, variable);
        env::set_var(spool::RUN, run);
        env::set_var("LD_PRELOAD", preload);
    }
    let mut command = Command::new(&options.program[0]);
    command.args(&options.program[1..]);
    let status = inherited.run(&mut command);
    let (child, status) = match status {
        Ok((child, status)) => (child, Ok(status)),
        Err(error) => (0, Err(error)),
    };
    if let Some(limit) = status.as_ref().err().and_then(limit) {
        return Err(limit.to_owned());
    }
    let signal = status.as_ref().ok().and_then(ExitStatus::signal);
    // Before the records are read, so that all records of the others are complete.
    let running = running(&file);
    let make = move || Report::new(spool, child, signal);
    let mut report = program::unless_ended(make).unwrap_or_else(|| {
        files::stop();
        make()
    });
    report.running = running;
    report.damaged = spool.damaged(report::functions().count(), settings);
    let written = json.map_or(Ok(()), |(mut file, failed)| {
        file.write_all(report.json().as_bytes()).map_err(failed)
    });
    match &status {
        Ok(_) => print(&report.to_string()),
        Err(error) => print(&format!("cuda-validate: {}: {error}\n", options.program[0].display())),
    }
    if let Err(message) = &written {
        print(&format!("cuda-validate: {message}\n"));
    }
    let status = match status {
        Ok(status) => status,
        // As `env` and the shells tell a program that is not there from one that cannot be executed.
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(ExitCode::from(127)),
        Err(_) => return Ok(ExitCode::from(126)),
    };
    if let Some(objection) = objection(options, &report, written.is_ok())
        && status.success()
    {
        print(&format!("cuda-validate: status 1 for --fail: {objection}\n"));
        return Ok(ExitCode::from(1));
    }
    Ok(match status.code() {
        Some(code) => ExitCode::from(code as u8),
        None => program::end_by(status.signal().unwrap_or(libc::SIGKILL)),
    })
}

/// Why a program that succeeds fails with `--fail`.
fn objection(options: &Options, report: &Report, is_written: bool) -> Option<&'static str> {
    let fail = options.fail.as_deref()?;
    if report.findings() > 0 {
        Some("a rule is broken")
    } else if fail == "refused" && report.refused()[1] > 0 {
        Some("the driver refused a call")
    } else if report.is_partial() {
        Some("not all was seen or judged (the first line of the report says what)")
    } else if report.judged() == 0 && !options.allow_none {
        Some("no call was judged (--allow-none lets that pass)")
    } else if !is_written {
        Some("the JSON was not written")
    } else {
        None
    }
}

/// The processes that have asked for a function of the driver and are still running.
fn running(file: &File) -> Vec<u32> {
    let Ok(inode) = file.metadata().map(|about| about.ino()) else { return Vec::new() };
    let read =
        |maps: PathBuf| String::from_utf8_lossy(&fs::read(maps).unwrap_or_default()).into_owned();
    let folders = |path: PathBuf| {
        fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path())
    };
    let runs = |process: &PathBuf| match read(process.join("maps")) {
        // A thread may go on when the first one has ended, which has no memory then.
        maps if maps.is_empty() => folders(process.join("task"))
            .any(|thread| Spool::is_marked(&read(thread.join("maps")), inode)),
        maps => Spool::is_marked(&maps, inode),
    };
    let number = |process: PathBuf| process.file_name()?.to_str()?.parse().ok();
    let processes = folders("/proc".into()).filter(|path| number(path.clone()).is_some());
    processes.filter(runs).filter_map(number).collect()
}
