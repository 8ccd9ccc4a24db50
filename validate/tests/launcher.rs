//! The launcher with real programs: its exit status, its report and the signals are those of the program, whatever happens.
#![cfg(supported)]

use std::ffi::CStr;
use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::mem::zeroed;
use std::os::fd::{AsRawFd as _, FromRawFd as _, OwnedFd};
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

const LAUNCHER: &str = env!("CARGO_BIN_EXE_cuda-validate");
/// Longer than anything takes here.
const LONG: Duration = Duration::from_secs(60);

/// The signals that reach the program.
fn passed_on() -> Vec<i32> {
    use libc::*;
    let named =
        [SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGTERM];
    (SIGRTMIN()..=SIGRTMAX()).chain(named).collect()
}

/// Compiles a program of the tests.
fn program(name: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name);
    let program = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name.replace(".c", ""));
    // Another test may be running the same program.
    let made = PathBuf::from(format!("{}-{}", program.display(), thread_id()));
    let compiler = Command::new("cc").arg("-Wall").arg(source).arg("-o").arg(&made).status();
    assert!(compiler.is_ok_and(|status| status.success()), "this test needs a C compiler, cc");
    fs::rename(made, &program).expect("the program is there");
    program
}

fn thread_id() -> i32 {
    // SAFETY: no arguments.
    unsafe { libc::gettid() }
}

/// A file of one test.
fn file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

fn send(process: i32, signal: i32) {
    // SAFETY: numbers.
    assert_eq!(unsafe { libc::kill(process, signal) }, 0, "{}", io::Error::last_os_error());
}

/// Waits until something holds.
fn until(mut holds: impl FnMut() -> bool, what: &str) {
    for _ in 0..LONG.as_millis() / 5 {
        if holds() {
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("{what}");
}

/// Runs a command to its end. What it writes is short.
fn output(command: &mut Command) -> Output {
    let piped = command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("it starts");
    ended(&mut child);
    child.wait_with_output().expect("it has ended")
}

fn status(command: &mut Command) -> ExitStatus {
    ended(&mut command.spawn().expect("it starts"))
}

fn ended(child: &mut Child) -> ExitStatus {
    let mut end = None;
    let mut is_ended = || {
        end = child.try_wait().expect("it is a child");
        end.is_some()
    };
    until(&mut is_ended, "it does not end");
    end.expect("it has ended")
}

/// The two ends of a pipe.
fn pipe() -> (File, OwnedFd) {
    let mut ends = [0; 2];
    // SAFETY: room for two; nothing else has them.
    unsafe {
        assert_eq!(libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC), 0);
        (File::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1]))
    }
}

/// A launched program that tells lines. It ends with the test.
struct Launched {
    launcher: Child,
    lines: Receiver<String>,
}

impl Launched {
    fn new(command: &mut Command) -> Self {
        let mut launcher = command.stdout(Stdio::piped()).spawn().expect("it starts");
        let output = BufReader::new(launcher.stdout.take().expect("it is a pipe"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Self { launcher, lines }
    }

    /// Starts the program that tells its signals; returns the number of its process, too.
    fn signals(command: &mut Command) -> (Self, i32) {
        let launched = Self::new(command.arg(program("signals.c")));
        let ready = launched.line();
        let process = ready.strip_prefix("ready ").and_then(|number| number.parse().ok());
        (launched, process.expect("the program tells its process"))
    }

    fn id(&self) -> i32 {
        self.launcher.id() as i32
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(LONG).unwrap_or_else(|error| format!("no line: {error}"))
    }

    /// Ends the program, and returns its status.
    fn end(mut self) -> Option<i32> {
        send(self.id(), libc::SIGTERM);
        assert_eq!(self.line(), "15 0");
        ended(&mut self.launcher).code()
    }
}

impl Drop for Launched {
    fn drop(&mut self) {
        let _ = self.launcher.kill();
        let _ = self.launcher.wait();
    }
}

fn launcher() -> Command {
    Command::new(LAUNCHER)
}

/// Has the child do something before the launcher begins.
fn before(
    command: &mut Command,
    work: impl FnMut() -> io::Result<()> + Send + Sync + 'static,
) -> &mut Command {
    // SAFETY: all work here makes system calls only.
    unsafe { command.pre_exec(work) }
}

/// A set of signals.
fn set(signals: &[i32]) -> libc::sigset_t {
    // SAFETY: the set is written before it is read.
    unsafe {
        let mut set = zeroed();
        libc::sigemptyset(&mut set);
        signals.iter().for_each(|signal| assert_eq!(libc::sigaddset(&mut set, *signal), 0));
        set
    }
}

#[test]
fn every_signal_reaches_the_program_with_its_value() {
    let (launched, _) = Launched::signals(launcher().stderr(Stdio::null()));
    // The end of a process is the launcher's own matter.
    send(launched.id(), libc::SIGCHLD);
    for signal in passed_on().into_iter().filter(|signal| *signal != libc::SIGTERM) {
        send(launched.id(), signal);
        assert_eq!(launched.line(), format!("{signal} 0"));
        let value = libc::sigval { sival_ptr: (signal as usize * 1000) as *mut libc::c_void };
        // SAFETY: numbers.
        assert_eq!(unsafe { libc::sigqueue(launched.id(), signal, value) }, 0);
        assert_eq!(launched.line(), format!("{signal} {signal}000"));
    }
    // No real-time signal is lost while the launcher is stopped, and the order stays.
    send(launched.id(), libc::SIGSTOP);
    for value in 1..=50 {
        let value = libc::sigval { sival_ptr: value as *mut libc::c_void };
        // SAFETY: numbers.
        assert_eq!(unsafe { libc::sigqueue(launched.id(), libc::SIGRTMIN(), value) }, 0);
    }
    send(launched.id(), libc::SIGCONT);
    for value in 1..=50 {
        assert_eq!(launched.line(), format!("{} {value}", libc::SIGRTMIN()));
    }
    assert_eq!(launched.end(), Some(7));
}

#[test]
fn a_signal_from_before_the_program_reaches_it() {
    let mut command = launcher();
    before(command.stderr(Stdio::null()), || {
        let blocked = set(&[libc::SIGUSR1, libc::SIGALRM]);
        let timer = libc::itimerval {
            it_interval: libc::timeval { tv_sec: 0, tv_usec: 0 },
            it_value: libc::timeval { tv_sec: 0, tv_usec: 1 },
        };
        // SAFETY: these read and write locals. The system sends SIGALRM, a process the other one.
        unsafe {
            libc::sigprocmask(libc::SIG_BLOCK, &blocked, std::ptr::null_mut());
            libc::raise(libc::SIGUSR1);
            libc::setitimer(libc::ITIMER_REAL, &timer, std::ptr::null_mut());
            let mut pending = zeroed();
            while libc::sigpending(&mut pending) == 0
                && libc::sigismember(&pending, libc::SIGALRM) == 0
            {}
        }
        Ok(())
    });
    let (launched, _) = Launched::signals(&mut command);
    assert_eq!([launched.line(), launched.line()], ["10 0", "14 0"]);
    assert_eq!(launched.end(), Some(7));
}

/// A program tells its parent that it is ready, or asks its whole group to end.
#[test]
fn a_signal_of_the_program_is_for_others() {
    let mut launcher = launcher();
    launcher.args([
        "sh",
        "-c",
        "kill -USR1 $PPID; trap 'n=$((n + 1))' TERM; kill 0; sleep 0.3; exit $((3 + n))",
    ]);
    assert_eq!(status(launcher.process_group(0)).code(), Some(4));
}

/// A terminal, and its other side. No other test's program inherits them.
fn terminal() -> (OwnedFd, OwnedFd) {
    let mut name = [0; 64];
    // SAFETY: room for the name; nothing else has the descriptor.
    let own = unsafe {
        let own = libc::posix_openpt(libc::O_RDWR | libc::O_NOCTTY | libc::O_CLOEXEC);
        assert!(own >= 0 && libc::grantpt(own) == 0 && libc::unlockpt(own) == 0);
        assert_eq!(libc::ptsname_r(own, name.as_mut_ptr(), name.len()), 0);
        OwnedFd::from_raw_fd(own)
    };
    // SAFETY: the call has written a name.
    let name = unsafe { CStr::from_ptr(name.as_ptr()) }.to_str().expect("it is a path");
    let other = File::options().read(true).write(true).custom_flags(libc::O_NOCTTY).open(name);
    (own, other.expect("the terminal has another side").into())
}

/// Has the launcher lead a session on this terminal.
fn on_terminal(command: &mut Command, terminal: &OwnedFd) {
    let terminal = terminal.as_raw_fd();
    before(command.stderr(Stdio::null()), move || {
        // SAFETY: numbers.
        match unsafe { libc::setsid() >= 0 && libc::ioctl(terminal, libc::TIOCSCTTY, 0) == 0 } {
            true => Ok(()),
            false => Err(io::Error::last_os_error()),
        }
    });
}

#[test]
fn a_signal_from_the_terminal_comes_once() {
    let (own, other) = terminal();
    let mut own = File::from(own);
    let mut command = launcher();
    on_terminal(&mut command, &other);
    let (launched, _) = Launched::signals(&mut command);
    for (key, signal) in [(3, "2 0"), (28, "3 0")] {
        send(launched.id(), libc::SIGSTOP);
        own.write_all(&[key]).expect("the terminal takes a key");
        assert_eq!(launched.line(), signal);
        send(launched.id(), libc::SIGCONT);
        send(launched.id(), libc::SIGUSR1);
        assert_eq!(launched.line(), "10 0");
    }
    assert_eq!(launched.end(), Some(7));
}

#[test]
fn a_terminal_that_goes_away_is_heard() {
    let (own, other) = terminal();
    let mut command = launcher();
    on_terminal(&mut command, &other);
    let (launched, _) = Launched::signals(&mut command);
    // The system tells only the process that leads the session.
    drop(own);
    assert_eq!(launched.line(), "1 0");
    assert_eq!(launched.end(), Some(7));
}

/// Where another process leads the session, its end reaches the program by itself.
#[test]
fn the_end_of_a_session_comes_once() {
    struct Ended(i32);
    impl Drop for Ended {
        fn drop(&mut self) {
            // SAFETY: numbers.
            unsafe { libc::kill(self.0, libc::SIGKILL) };
        }
    }
    // A second signal that comes before the program has taken the first one is not seen.
    for _ in 0..16 {
        let (_own, other) = terminal();
        let mut command = Command::new("sh");
        command.args(["-c", r#""$0" "$1" & wait"#, LAUNCHER]);
        on_terminal(&mut command, &other);
        let (launched, program) = Launched::signals(&mut command);
        let about = fs::read_to_string(format!("/proc/{program}/status")).expect("it runs");
        let parent = about.lines().find_map(|line| line.strip_prefix("PPid:"));
        let parent = parent.and_then(|number| number.trim().parse().ok());
        let launcher = Ended(parent.expect("it has a parent"));
        send(launched.id(), libc::SIGKILL);
        assert_eq!(launched.line(), "1 0");
        send(launcher.0, libc::SIGUSR1);
        assert_eq!(launched.line(), "10 0");
        send(launcher.0, libc::SIGTERM);
        assert_eq!(launched.line(), "15 0");
    }
}

#[test]
fn the_program_starts_as_it_does_alone() {
    let program = program("state.c");
    let environment_of = |mut command: Command, name: &str, change: fn() -> io::Result<()>| {
        let file = file(name);
        before(command.arg(&program).arg(&file), change);
        let status = status(&mut command);
        assert_eq!(status.code(), Some(7), "{name}");
        fs::read_to_string(file).expect("the program wrote it")
    };
    for change in [|| Ok(()), odd_state] {
        let alone = environment_of(Command::new("env"), "alone", change);
        assert!(alone.contains("limit"), "{alone}");
        let mut under = launcher();
        under.arg("env");
        pretty(&alone, &environment_of(under, "under", change));
    }
}

/// Compares line by line: the whole is long.
fn pretty(one: &str, other: &str) {
    let different: Vec<_> =
        one.lines().zip(other.lines()).filter(|(one, other)| one != other).collect();
    assert!(different.is_empty() && one.lines().count() == other.lines().count(), "{different:?}");
}

/// All that a program may find changed.
fn odd_state() -> io::Result<()> {
    let blocked =
        set(&[libc::SIGUSR1, libc::SIGTERM, libc::SIGCHLD, libc::SIGXFSZ, libc::SIGRTMAX()]);
    let long = libc::timeval { tv_sec: 100_000, tv_usec: 0 };
    let timer = libc::itimerval { it_interval: long, it_value: long };
    // SAFETY: these read locals.
    unsafe {
        for signal in [libc::SIGPIPE, libc::SIGCHLD, libc::SIGXFSZ, libc::SIGHUP, libc::SIGRTMIN()]
        {
            libc::signal(signal, libc::SIG_IGN);
        }
        libc::sigprocmask(libc::SIG_SETMASK, &blocked, std::ptr::null_mut());
        for which in [libc::ITIMER_REAL, libc::ITIMER_VIRTUAL, libc::ITIMER_PROF] {
            libc::setitimer(which, &timer, std::ptr::null_mut());
        }
        let mut limit: libc::rlimit = zeroed();
        libc::getrlimit(libc::RLIMIT_FSIZE, &mut limit);
        limit.rlim_cur = 1 << 16;
        libc::setrlimit(libc::RLIMIT_FSIZE, &limit);
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGUSR2);
        libc::dup2(1, 50);
        libc::close(0);
        libc::close(2);
    }
    Ok(())
}

#[test]
fn it_ends_as_the_program_does() {
    for signal in 1..=libc::SIGRTMAX() {
        let script = format!("ulimit -c 0; kill -{signal} $$; exit 7");
        let sh = |mut command: Command| {
            // What the shell ignores, and what stops it, is no end.
            let stops = [libc::SIGSTOP, libc::SIGTSTP, libc::SIGTTIN, libc::SIGTTOU, 32, 33];
            (!stops.contains(&signal)).then(|| {
                let status = status(command.args(["sh", "-c", &script]).stderr(Stdio::null()));
                (status.code(), status.signal())
            })
        };
        assert_eq!(sh(Command::new("env")), sh(launcher()), "{signal}");
    }
}

#[test]
fn the_report_need_not_be_read() {
    let full = || Stdio::from(File::options().write(true).open("/dev/full").expect("it is there"));
    let closed = || Stdio::from(pipe().1);
    for (name, error) in [("full", full()), ("closed pipe", closed()), ("none", Stdio::null())] {
        let json = file(&format!("unread {name}"));
        let mut command = launcher();
        command.arg("--json").arg(&json).args(["sh", "-c", "exit 7"]).stderr(error);
        if name == "none" {
            before(&mut command, || {
                // SAFETY: a number.
                unsafe { libc::close(2) };
                Ok(())
            });
        }
        assert_eq!(status(&mut command).code(), Some(7), "{name}");
        let json = fs::read_to_string(json).expect("it was written");
        assert!(json.contains(r#""covered":true"#) && json.ends_with("}\n"), "{name}: {json}");
    }
    // The messages, too.
    for (arguments, code) in [(&["--json", "/", "true"][..], 2), (&["/nothing"], 127)] {
        let status = status(launcher().args(arguments).stderr(full()));
        assert_eq!(status.code(), Some(code), "{arguments:?}");
    }
}

#[test]
fn json_that_cannot_be_written_is_told() {
    for (options, end, code) in [(&[][..], 0, 0), (&[], 7, 7), (&["--fail", "--allow-none"], 0, 1)]
    {
        let mut command = launcher();
        command.args(options).args(["--json", "/dev/full", "sh", "-c", &format!("exit {end}")]);
        let output = output(&mut command);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(stderr.contains("cuda-validate: --json: /dev/full: No space left"), "{stderr}");
        assert!(stderr.contains("no call was judged"), "{stderr}");
        assert_eq!(output.status.code(), Some(code), "{options:?}");
    }
    // A program that another starts several times writes a file each time.
    let json = file("of process %p");
    let mut child = launcher().arg("--json").arg(&json).arg("true").spawn().expect("it runs");
    child.wait().expect("it was started");
    assert!(json.with_file_name(format!("of process {}", child.id())).exists());
    // Where the program does not start, the file has the empty report.
    let json = file("not started");
    let output = output(launcher().arg("--json").arg(&json).arg("/nothing"));
    assert_eq!(output.status.code(), Some(127));
    let json = fs::read_to_string(json).expect("it was written");
    assert!(json.contains(r#""covered":false"#), "{json}");
}

/// The report comes late, and signals with it. The pipe is one that its other users do not wait for.
#[test]
fn signals_do_not_end_the_report() {
    let (mut reader, writer) = pipe();
    let mut filler = File::from(writer.try_clone().expect("there is room"));
    // SAFETY: numbers.
    unsafe { libc::fcntl(filler.as_raw_fd(), libc::F_SETFL, libc::O_NONBLOCK) };
    let mut filled = 0;
    while let Ok(written) = filler.write(&[b'.'; 4096]) {
        filled += written;
    }
    drop(filler);
    let json = file("late");
    let (mut launched, process) =
        Launched::signals(launcher().arg("--json").arg(&json).stderr(Stdio::from(writer)));
    send(launched.id(), libc::SIGTERM);
    // SAFETY: numbers.
    until(
        || unsafe { libc::kill(process, 0) } != 0,
        "the launcher does not take the program's end",
    );
    let is_written = || fs::read_to_string(&json).is_ok_and(|json| json.ends_with("}\n"));
    until(is_written, "the JSON waits for the reader");
    for signal in passed_on() {
        // SAFETY: numbers.
        unsafe { libc::kill(launched.id(), signal) };
    }
    let mut stderr = Vec::new();
    reader.read_to_end(&mut stderr).expect("it is a pipe");
    let stderr = String::from_utf8_lossy(&stderr[filled..]).into_owned();
    assert!(
        stderr.starts_with("cuda-validate: no call was judged") && stderr.ends_with('\n'),
        "{stderr}"
    );
    assert_eq!(ended(&mut launched.launcher).code(), Some(7));
}

#[test]
fn it_fails_where_nothing_was_judged() {
    let run = |options: &[&str], end: &str| {
        let mut command = launcher();
        let output = output(command.args(options).args(["sh", "-c", end]));
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (status, stderr) = run(&["--fail"], "exit 0");
    assert_eq!(status, Some(1));
    assert!(
        stderr.ends_with("status 1 for --fail: no call was judged (--allow-none lets that pass)\n"),
        "{stderr}"
    );
    for (options, end, status) in [
        (&[][..], "exit 0", 0),
        (&["--fail", "--allow-none"], "exit 0", 0),
        (&["--fail"], "exit 7", 7),
    ] {
        let (code, stderr) = run(options, end);
        assert!(code == Some(status) && !stderr.contains("--fail"), "{code:?} {stderr}");
    }
    assert_eq!(run(&["--allow-none"], "exit 0").0, Some(2));
}

#[test]
fn a_program_that_cannot_be_started_ends_as_under_env() {
    let script = file("script");
    fs::write(&script, "echo $1; exit 7\n").expect("there is room");
    let script = script.to_str().expect("the folder is UTF-8");
    let run = |mut command: Command, program: &str| {
        let output = output(command.args([program, "one"]));
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    for program in ["nothing", "/nothing", script, "/", ""] {
        assert_eq!(run(launcher(), program), run(Command::new("env"), program), "{program}");
    }
    fs::set_permissions(script, fs::Permissions::from_mode(0o755)).expect("it is there");
    assert_eq!(run(launcher(), script), (Some(7), "one\n".to_owned()));
}

#[test]
fn a_terminal_obeys_nothing_in_a_message() {
    for (program, options) in [("no\u{1b}[31m", &[][..]), ("true", &["--json", "/no\u{1b}[31m/a"])]
    {
        let output = output(launcher().args(options).arg(program));
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(stderr.contains("no\\u{1b}[31m") && !stderr.contains('\u{1b}'), "{stderr:?}");
    }
}

#[test]
fn it_is_stopped_while_the_program_is() {
    // Who continues the job continues the launcher; others know only the program.
    for continues_launcher in [true, false] {
        let mut launcher = launcher();
        let script = "echo $$; kill -STOP $$; exit 4";
        launcher.args(["sh", "-c", script]).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = launcher.spawn().expect("it starts");
        let mut line = String::new();
        let read = BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line);
        read.expect("it is written");
        let program: i32 = line.trim().parse().expect("a number");
        let process = child.id() as i32;
        let mut status = 0;
        // SAFETY: it writes a local.
        let waited = unsafe { libc::waitpid(process, &mut status, libc::WUNTRACED) };
        assert!(waited == process && libc::WIFSTOPPED(status), "{status:#x}");
        send(if continues_launcher { process } else { program }, libc::SIGCONT);
        assert_eq!(ended(&mut child).code(), Some(4));
    }
}

#[test]
fn a_limit_for_files_is_told() {
    let mut command = launcher();
    before(command.arg("true"), || {
        let limit = libc::rlimit { rlim_cur: 4096, rlim_max: 4096 };
        // SAFETY: it reads a local.
        unsafe { libc::setrlimit(libc::RLIMIT_FSIZE, &limit) };
        Ok(())
    });
    let output = output(&mut command);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.contains("raise the limit, 'ulimit -f'"), "{stderr}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_wrong_suppression_names_file_and_line() {
    let known = file("known");
    fs::write(&known, "33 # one\n\n374 cuMemAddressReserve\n0\n").expect("there is room");
    let output = output(launcher().arg("--suppress").arg(&known).arg("true"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    let expected = format!(
        "'{}' for '--suppress <FILE>': line 4: no rule or cause has the number '0'",
        known.display()
    );
    assert!(stderr.contains(&expected), "{stderr}");
    assert_eq!(output.status.code(), Some(2));
}
