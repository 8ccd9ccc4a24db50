//! The program's start and end.

use crate::report::Report;
use crate::spool::{self, Spool};
use std::env;
use std::ffi::{CStr, OsString};
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::os::fd::{AsRawFd as _, FromRawFd as _};
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus};
use std::sync::atomic::{AtomicI32, Ordering::SeqCst};

/// What is preloaded; empty where Cargo only checked the package.
static LIBRARY: &[u8] = include_bytes!(env!("CUDA_VALIDATE_LIBRARY"));

const USAGE: &str = "\
usage: cuda-validate [OPTIONS] PROGRAM [ARGS...]

Runs a CUDA program and reports each documented precondition that its driver calls break.

  --json FILE      write the report as JSON too
  --fail           end with status 1 where a rule is broken and the program itself succeeds
  --enforce        do not make a call that breaks a rule: return the documented code
  --verbose        tell each broken rule when it is first met, too
  --fast           leave out the rules that ask the driver
  --suppress FILE  let pass the rules in this file: a line has a number and, for one function only, its name";

#[derive(Default)]
struct Options {
    bits: u32,
    fail: bool,
    json: Option<PathBuf>,
    suppressions: String,
    program: Vec<OsString>,
}

pub fn main() -> ExitCode {
    match parsed(env::args_os().skip(1)).and_then(run) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("cuda-validate: {message}");
            ExitCode::from(2)
        }
    }
}

fn parsed(mut arguments: impl Iterator<Item = OsString>) -> Result<Options, String> {
    let mut options = Options::default();
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy().into_owned();
        let mut file = || arguments.next().map(PathBuf::from).ok_or(format!("{text} needs a file"));
        match &*text {
            "--json" => options.json = Some(file()?),
            "--suppress" => options.suppressions += &suppressions(&file()?)?,
            "--fail" => options.fail = true,
            "--enforce" => options.bits |= spool::ENFORCE,
            "--verbose" => options.bits |= spool::VERBOSE,
            "--fast" => options.bits |= spool::FAST,
            unknown if unknown.starts_with('-') => {
                return Err(format!("{unknown} is no option\n{USAGE}"));
            }
            _ => {
                options.program = [argument].into_iter().chain(arguments).collect();
                return Ok(options);
            }
        }
    }
    Err(format!("no program is named\n{USAGE}"))
}

/// The lines that name a rule; what follows a `#` is for the reader.
fn suppressions(file: &Path) -> Result<String, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut kept = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default();
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            [] => {}
            [rule] | [rule, _] if rule.parse::<u32>().is_ok() => kept += &format!("{line}\n"),
            _ => {
                return Err(format!(
                    "{}:{number}: a line is a rule's number and, for one function only, its name",
                    file.display()
                ));
            }
        }
    }
    Ok(kept)
}

fn run(options: Options) -> Result<ExitCode, String> {
    if LIBRARY.is_empty() {
        return Err("it was built without its library: build it with `cargo build`".to_owned());
    }
    let json = options
        .json
        .as_ref()
        .map(|path| File::create(path).map_err(|error| format!("{}: {error}", path.display())));
    let json = json.transpose()?;
    let made = || -> io::Result<_> {
        let (mut library, preload) = in_memory(c"libcuda_validate.so")?;
        library.write_all(LIBRARY)?;
        let (file, variable) = in_memory(c"cuda-validate")?;
        file.set_len(size_of::<Spool>() as u64)?;
        // The programs' descriptors lead to the launcher's, which must stay.
        Ok((Spool::map(&file)?, preload, variable, library, file))
    };
    let (spool, preload, variable, ..) =
        &mut made().map_err(|error| format!("no memory for its files: {error}"))?;
    spool.set_up(options.bits, &options.suppressions);
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
    if let Some(mut file) = json {
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
    // SAFETY: a name, and a descriptor that nothing else has.
    let file = unsafe {
        match libc::memfd_create(name.as_ptr(), libc::MFD_CLOEXEC) {
            -1 => return Err(io::Error::last_os_error()),
            descriptor => File::from_raw_fd(descriptor),
        }
    };
    let path = format!("/proc/{}/fd/{}", std::process::id(), file.as_raw_fd());
    Ok((file, path.into()))
}

static CHILD: AtomicI32 = AtomicI32::new(0);

/// Passes a signal on that the program has not had: the terminal sends to both.
extern "C" fn pass_on(signal: i32, info: *mut libc::siginfo_t, _: *mut libc::c_void) {
    let child = CHILD.load(SeqCst);
    // SAFETY: the system gives the information; `kill` may be called in a handler.
    unsafe {
        if child > 0 && (*info).si_code <= 0 {
            libc::kill(child, signal);
        }
    }
}

/// Runs the program. A signal that would end it must not end the launcher, which has yet to report.
fn watched(command: &mut Command) -> io::Result<ExitStatus> {
    for signal in [libc::SIGINT, libc::SIGQUIT, libc::SIGTERM, libc::SIGHUP] {
        // SAFETY: the handler does what a handler may. A program inherits what is ignored, and nothing else.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            libc::sigaction(signal, std::ptr::null(), &mut action);
            if action.sa_sigaction != libc::SIG_IGN {
                action.sa_sigaction = pass_on as *const () as usize;
                action.sa_flags = libc::SA_SIGINFO | libc::SA_RESTART;
                libc::sigaction(signal, &action, std::ptr::null_mut());
            }
        }
    }
    let mut child = command.spawn()?;
    CHILD.store(child.id() as i32, SeqCst);
    let status = child.wait();
    CHILD.store(0, SeqCst);
    status
}

/// Ends as the program did, which has dumped its core, if it was to.
fn end_by(signal: i32) -> ExitCode {
    // SAFETY: nothing else runs here.
    unsafe {
        libc::setrlimit(libc::RLIMIT_CORE, &libc::rlimit { rlim_cur: 0, rlim_max: 0 });
        libc::signal(signal, libc::SIG_DFL);
        libc::raise(signal);
    }
    ExitCode::from(128 + signal as u8)
}
