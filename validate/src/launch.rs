//! The program's start and end.

use crate::report::{self, Report};
use crate::spool::{self, Spool};
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt as _;
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
  --suppress FILE  let pass the rules in this file: a line has a number and, for one function only, its name
";

#[derive(Default)]
struct Options {
    bits: u32,
    fail: bool,
    json: Option<PathBuf>,
    suppressions: String,
    program: OsString,
    arguments: Vec<OsString>,
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
    loop {
        let argument = arguments.next().ok_or_else(|| format!("no program is named\n{USAGE}"))?;
        let mut file =
            || arguments.next().map(PathBuf::from).ok_or(format!("{argument:?} needs a file"));
        match argument.to_str() {
            Some("--json") => options.json = Some(file()?),
            Some("--suppress") => options.suppressions += &suppressions(&file()?)?,
            Some("--fail") => options.fail = true,
            Some("--enforce") => options.bits |= spool::ENFORCE,
            Some("--verbose") => options.bits |= spool::VERBOSE,
            Some("--fast") => options.bits |= spool::FAST,
            Some(unknown) if unknown.starts_with('-') && unknown != "--" => {
                return Err(format!("{unknown} is no option\n{USAGE}"));
            }
            _ => {
                let program = if argument == "--" { arguments.next() } else { Some(argument) };
                options.program = program.ok_or_else(|| format!("no program is named\n{USAGE}"))?;
                options.arguments = arguments.collect();
                return Ok(options);
            }
        }
    }
}

/// The lines that name a rule; what follows a `#` is for the reader.
fn suppressions(file: &Path) -> Result<String, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let mut kept = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
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
        return Err("this build lacks its library: build it with `cargo build`, not `cargo check`"
            .to_owned());
    }
    let json = options.json.as_deref().map(created).transpose()?;
    let folder = Folder::new().map_err(|error| format!("no temporary folder: {error}"))?;
    let (library, file) = (folder.0.join("libcuda_validate.so"), folder.0.join("spool"));
    let made = fs::write(&library, LIBRARY)
        .and_then(|()| Spool::create(&file, options.bits, &options.suppressions));
    let spool = made.map_err(|error| format!("{}: {error}", folder.0.display()))?;

    let mut command = Command::new(&options.program);
    command
        .args(&options.arguments)
        .env(spool::VARIABLE, &file)
        .env("LD_PRELOAD", preloads(&library));
    let status = match watched(&mut command) {
        Ok(status) => status,
        Err(error) => {
            eprintln!("cuda-validate: {}: {error}", options.program.to_string_lossy());
            return Ok(ExitCode::from(127));
        }
    };

    let mut report = Report::new(spool);
    if report.is_blind() {
        report.reason = Some(why_blind(&options.program));
    }
    eprint!("{report}");
    if let (Some(file), Some(path)) = (json, &options.json) {
        let written = io::Write::write_all(&mut &file, report::json(&report).as_bytes());
        written.map_err(|error| format!("{}: {error}", path.display()))?;
    }
    drop(folder);
    let is_fine = !options.fail || report.findings() == 0;
    Ok(match (status.code(), status.signal()) {
        (Some(0), _) if !is_fine => ExitCode::from(1),
        (Some(code), _) => ExitCode::from(code as u8),
        (None, signal) => end_by(signal.unwrap_or(libc::SIGKILL)),
    })
}

fn created(path: &Path) -> Result<fs::File, String> {
    fs::File::create(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// A folder for this run, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new() -> io::Result<Self> {
        let mut template =
            env::temp_dir().join("cuda-validate-XXXXXX").into_os_string().into_encoded_bytes();
        // The loader takes these for separators.
        if template.iter().any(|byte| b": ;".contains(byte)) {
            template = b"/tmp/cuda-validate-XXXXXX".to_vec();
        }
        template.push(0);
        // SAFETY: a C string, which it writes to.
        if unsafe { libc::mkdtemp(template.as_mut_ptr().cast()) }.is_null() {
            return Err(io::Error::last_os_error());
        }
        template.pop();
        // SAFETY: it came from such a string, and the system wrote letters.
        Ok(Self(PathBuf::from(unsafe { OsString::from_encoded_bytes_unchecked(template) })))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn preloads(library: &Path) -> OsString {
    let mut preloads = library.as_os_str().to_owned();
    if let Some(others) = env::var_os("LD_PRELOAD").filter(|others| !others.is_empty()) {
        preloads.push(":");
        preloads.push(others);
    }
    preloads
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

/// Ends as the program did.
fn end_by(signal: i32) -> ExitCode {
    // SAFETY: nothing else runs here. The program has dumped its core, if it was to.
    unsafe {
        let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
        libc::setrlimit(libc::RLIMIT_CORE, &none);
        libc::signal(signal, libc::SIG_DFL);
        libc::raise(signal);
    }
    ExitCode::from(128 + signal as u8)
}

/// Why no process loaded the library.
fn why_blind(program: &OsStr) -> &'static str {
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut paths = env::split_paths(&folders).map(|folder| folder.join(program));
    let path = match Path::new(program).components().count() {
        1 => paths.find(|path| path.is_file()),
        _ => Some(PathBuf::from(program)),
    };
    let mode = path.and_then(|path| fs::metadata(path).ok()).map_or(0, |metadata| metadata.mode());
    match mode & 0o6000 {
        0 => {
            "it is linked statically, it has other rights than its user (setuid or capabilities), or it changes LD_PRELOAD"
        }
        _ => "it is setuid or setgid, and the system preloads nothing into it",
    }
}
