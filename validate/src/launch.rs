//! The program's start and end.

use crate::report::Report;
use crate::spool::{self, Spool};
use clap::Parser;
use signal_hook::iterator::{SignalsInfo, exfiltrator::WithOrigin};
use std::env;
use std::ffi::{CStr, OsString};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::os::fd::FromRawFd as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::PathBuf;
use std::process::{Command, ExitCode, ExitStatus};
use std::sync::atomic::Ordering::SeqCst;

/// The preloaded library; empty if Cargo only checked the package.
static LIBRARY: &[u8] = cuda_validate_embed::shared_library!(cuda_validate);

/// Runs a CUDA program and reports each documented precondition that its driver calls break.
#[derive(Parser)]
#[command(version, override_usage = "cuda-validate [OPTIONS] PROGRAM [ARGS...]")]
struct Options {
    /// Write the report as JSON too.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// End with status 1 where a rule is broken and the program itself succeeds.
    #[arg(long)]
    fail: bool,
    /// Do not make a call that breaks a rule: return the documented code.
    #[arg(long)]
    enforce: bool,
    /// Tell each broken rule when it is first met, too.
    #[arg(long)]
    verbose: bool,
    /// Leave out the rules that ask the driver, in calls that read or set a value: they are short.
    #[arg(long)]
    fast: bool,
    /// Let pass the rules in this file: a line has a number and, for one function only, its name.
    #[arg(long, value_name = "FILE", value_parser = suppressions)]
    suppress: Vec<String>,
    #[arg(required = true, trailing_var_arg = true, hide = true)]
    program: Vec<OsString>,
}

pub fn main() -> ExitCode {
    run(&Options::parse()).unwrap_or_else(|message| {
        eprintln!("cuda-validate: {message}");
        ExitCode::from(2)
    })
}

/// Returns the lines that name a rule. A `#` begins a comment.
fn suppressions(file: &str) -> Result<String, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let mut kept = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default();
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            [] => {}
            [rule] | [rule, _] if rule.parse::<u32>().is_ok() => kept += &format!("{line}\n"),
            _ => Err(format!("line {number} is no rule's number with a function's name or none"))?,
        }
    }
    Ok(kept)
}

fn run(options: &Options) -> Result<ExitCode, String> {
    if LIBRARY.is_empty() {
        return Err("it was built without its library: build it with `cargo build`".to_owned());
    }
    let json = options.json.as_ref().map(|path| (path, File::create(path)));
    let json =
        json.map(|(path, file)| file.map_err(|error| format!("{}: {error}", path.display())));
    let mut json = json.transpose()?;
    // Other processes reach these by the launcher's descriptors, which stay.
    let failed = |error| format!("no memory for its files: {error}");
    let (mut library, mut preload) = in_memory(c"libcuda_validate.so").map_err(failed)?;
    library.write_all(LIBRARY).map_err(failed)?;
    let (file, variable) = in_memory(c"cuda-validate").map_err(failed)?;
    file.set_len(size_of::<Spool>() as u64).map_err(failed)?;
    let spool = Spool::map(&file).map_err(failed)?;
    spool.verbose.store(options.verbose, SeqCst);
    spool.enforce.store(options.enforce, SeqCst);
    spool.fast.store(options.fast, SeqCst);
    let functions = cuda_sys::functions().iter().chain(cuda_sys::internal::functions());
    let names: Vec<_> = functions.map(|function| function.symbol().to_string_lossy()).collect();
    let is_full = options.suppress.iter().flat_map(|lines| lines.lines()).any(|line| {
        let mut words = line.split_whitespace();
        let rule = words.next().and_then(|rule| rule.parse().ok()).unwrap_or(0);
        let function = words
            .next()
            .map(|name| names.iter().position(|other| other == name).unwrap_or(usize::MAX >> 1));
        !spool.suppress(rule, function)
    });
    if is_full {
        return Err("--suppress: there is no room for so many rules".to_owned());
    }
    if let Some(others) = env::var_os("LD_PRELOAD").filter(|others| !others.is_empty()) {
        preload.push(":");
        preload.push(others);
    }

    let mut command = Command::new(&options.program[0]);
    command.args(&options.program[1..]).env(spool::VARIABLE, variable).env("LD_PRELOAD", preload);
    let status = match watched(&mut command) {
        Ok(status) => status,
        Err(error) => {
            eprintln!("cuda-validate: {}: {error}", options.program[0].display());
            return Ok(ExitCode::from(127));
        }
    };
    let report = Report::new(spool);
    eprint!("{report}");
    if let Some(file) = &mut json {
        file.write_all(report.json().as_bytes()).map_err(|error| format!("--json: {error}"))?;
    }
    Ok(match status.code() {
        Some(0) if options.fail && report.findings() > 0 => ExitCode::from(1),
        Some(code) => ExitCode::from(code as u8),
        None => end_by(status.signal().unwrap_or(libc::SIGKILL)),
    })
}

/// A file that goes with the launcher, and its path for other processes.
fn in_memory(name: &CStr) -> io::Result<(File, OsString)> {
    // SAFETY: a name.
    let file = unsafe { libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) };
    if file < 0 {
        return Err(io::Error::last_os_error());
    }
    let path = format!("/proc/{}/fd/{file}", std::process::id());
    // SAFETY: nothing else has the descriptor.
    Ok((unsafe { File::from_raw_fd(file) }, path.into()))
}

/// Runs the program. A signal that would end the launcher must not, because the report is still to come. The launcher passes
/// on a signal from a process. A signal from the terminal reaches the program by itself.
fn watched(command: &mut Command) -> io::Result<ExitStatus> {
    let is_heard = |signal: &i32| {
        // SAFETY: the call writes one value, for which zeros are valid. A program inherits ignored signals and no handlers.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            libc::sigaction(*signal, std::ptr::null(), &mut action);
            action.sa_sigaction != libc::SIG_IGN
        }
    };
    let signals = [libc::SIGINT, libc::SIGQUIT, libc::SIGTERM, libc::SIGHUP];
    let mut signals = SignalsInfo::<WithOrigin>::new(signals.into_iter().filter(is_heard))?;
    let mut child = command.spawn()?;
    let process = child.id() as libc::pid_t;
    std::thread::spawn(move || {
        for origin in signals.forever().filter(|origin| origin.process.is_some()) {
            // SAFETY: it takes numbers.
            unsafe { libc::kill(process, origin.signal) };
        }
    });
    child.wait()
}

/// Ends as the program did, which has dumped its core, if it was to.
fn end_by(signal: i32) -> ExitCode {
    // SAFETY: it reads two numbers.
    unsafe { libc::setrlimit(libc::RLIMIT_CORE, &libc::rlimit { rlim_cur: 0, rlim_max: 0 }) };
    let _ = signal_hook::low_level::emulate_default_handler(signal);
    ExitCode::from(128 + signal as u8)
}
