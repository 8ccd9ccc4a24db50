//! The program's start and end.

mod documented;
mod files;
mod fit;
mod inject;
mod lines;
mod memory;
mod options;
mod plain_text;
mod program;
mod records;
mod report;
mod suppressions;

use crate::spool::{self, Spool};
use cuda_validate_library::{Library, limit, shared_library};
use fit::Fit;
use options::{Finding, Options, Task};
use plain_text::PlainText;
use program::Inherited;
use report::Report;
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
use suppressions::SuppressionLine;

/// The preloaded library and a hash of it; empty if Cargo only checked the package.
static LIBRARY: (&[u8], u64) = shared_library!(cuda_validate);

/// What stands before the path. The system's loader goes to the program's folder, and up from there to the root. That of another C
/// library, such as musl, which would end a program that it preloads this into, knows no such folder and passes over it.
const AROUND: &str = concat!(
    "$ORIGIN",
    "/../../../../../../../../../../../../../../../..",
    "/../../../../../../../../../../../../../../../..",
    "/../../../../../../../../../../../../../../../..",
    "/../../../../../../../../../../../../../../../.."
);

pub fn main() -> ExitCode {
    match Options::of_process() {
        Ok(Task::Print(text)) => {
            // Nothing else is to be done where it cannot be written.
            let _ = io::stdout().write_all(text.as_bytes());
            ExitCode::SUCCESS
        }
        Ok(Task::Run(options)) => run(&options).unwrap_or_else(|message| {
            say(&message);
            ExitCode::from(2)
        }),
        Err(message) => {
            print(&format!(
                "error: {}\n\nFor more information, try '--help'.\n",
                PlainText::new(&message)
            ));
            ExitCode::from(2)
        }
    }
}

/// Writes a message of one line. What it quotes is shown, and the terminal obeys none of it.
fn say(message: &str) {
    print(&format!("cuda-validate: {}\n", PlainText::new(message)));
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
    let (content, hash) = LIBRARY;
    if content.is_empty() {
        return Err("it was built without its library: build it with 'cargo build'".to_owned());
    }
    let json = options.json.as_ref().map(|path| {
        let failed = |error| format!("--json: {}: {error}", path.display());
        File::create(path).map(|file| (file, failed)).map_err(failed)
    });
    let json = json.transpose()?;
    let failure = options.error_exitcode.unwrap_or(1);
    let inherited = Inherited::take();
    let program = program::file(&options.program[0]);
    let can_load = program.is_none_or(|program| fit::of(content, &program) != Fit::Ends);
    let library = Library { program: "cuda-validate", name: "libcuda_validate", content, hash };
    let library = library
        .path()
        .map_err(|error| limit(&error).map_or_else(|| error.to_string(), str::to_owned))?;
    let mut preload = OsString::from(AROUND);
    preload.push(library);
    let failed = |error: io::Error| match limit(&error) {
        Some(limit) => limit.to_owned(),
        None => format!("no memory for its files: {error}"),
    };
    // Other processes reach it by the launcher's descriptor, which stays.
    let (file, spool, run) = Spool::create().map_err(failed)?;
    let variable = format!("/proc/{}/fd/{}", std::process::id(), file.as_raw_fd());
    write_settings(spool, options)?;
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
        if can_load {
            env::set_var("LD_PRELOAD", preload);
        }
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
    if let Ok(status) = &status {
        memory::ended(*status, options.fail.as_ref().map_or(0, |_| failure));
    }
    let signal = status.as_ref().ok().and_then(ExitStatus::signal);
    // Before the records are read, so that all records of the others are complete.
    let running = running(&file);
    let make = move || Report::new(spool, child, signal);
    let mut report = program::unless_ended(make).unwrap_or_else(|| {
        files::stop();
        make()
    });
    let is_met = |line: &&SuppressionLine| line.suppressed.iter().any(|one| spool.has_met(*one));
    let unused = options.suppress.iter().filter(|line| !is_met(line));
    report.unused = unused.map(|line| line.place.clone()).collect();
    report.running = running;
    report.damaged = spool.damaged(documented::functions().count(), settings);
    let written = json.map_or(Ok(()), |(mut file, failed)| {
        // A cuda-validate that the program has started may have written there. Other files than regular ones have no length.
        let _ = file.set_len(0);
        file.write_all(report.json().as_bytes()).map_err(failed)
    });
    match &status {
        Ok(_) => print(&report.to_string()),
        Err(error) => say(&format!("{}: {error}", options.program[0].display())),
    }
    if let Err(message) = &written {
        say(message);
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
        say(&format!("status {failure} for --fail: {objection}"));
        return Ok(ExitCode::from(failure));
    }
    Ok(match status.code() {
        Some(code) => ExitCode::from(code as u8),
        None => program::end_by(status.signal().unwrap_or(libc::SIGKILL)),
    })
}

/// Writes what the layer is to do.
fn write_settings(spool: &Spool, options: &Options) -> Result<(), String> {
    spool.verbose.store(options.verbose, SeqCst);
    spool.enforce.store(options.enforce, SeqCst);
    spool.fast.store(options.fast, SeqCst);
    spool.no_past.store(options.no_past, SeqCst);
    spool.leaks.store(options.leaks, SeqCst);
    spool.notes_faults.store(options.faults, SeqCst);
    spool.sync_from.store(options.sync_from.unwrap_or(0), SeqCst);
    let mut suppressed = options.suppress.iter().flat_map(|line| &line.suppressed);
    if !suppressed.all(|suppressed| spool.suppress(*suppressed)) {
        return Err("--suppress: there is no room for so many lines".to_owned());
    }
    if !options.breaks.iter().all(|number| spool.set_break(*number)) {
        return Err("--break: there is no room for so many".to_owned());
    }
    for injected in &options.inject {
        let room = spool.inject(&injected.functions);
        injected.write(room.ok_or("--inject: there is no room for so many")?);
    }
    Ok(())
}

/// Why a program that succeeds fails with `--fail`.
fn objection(options: &Options, report: &Report, is_written: bool) -> Option<&'static str> {
    let fail = options.fail.as_ref()?;
    let fails_for = |finding| fail.contains(&finding);
    if fails_for(Finding::Rules) && report.findings() > 0 {
        Some("a rule is broken")
    } else if fails_for(Finding::Refused) && report.refused_calls() > 0 {
        Some("the driver refused a call")
    } else if fails_for(Finding::Leaks) && report.objects_left() > 0 {
        Some("an object was not ended")
    } else if report.is_partial()
        || fails_for(Finding::Leaks) && report.processes_without_exit() > 0
    {
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
