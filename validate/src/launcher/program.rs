//! The program's process. It begins as if the launcher were not there, and the launcher stays until its end.

use libc::{SIGCHLD, SIGHUP, SIGINT, SIGKILL, SIGQUIT, SIGTERM};
use std::env;
use std::ffi::{CStr, CString, OsStr};
use std::io;
use std::mem::zeroed;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::process::CommandExt as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::{Command, ExitCode, ExitStatus};
use std::ptr::null_mut;

fn action(signal: i32) -> libc::sighandler_t {
    // SAFETY: it writes one value, for which zeros are valid.
    unsafe {
        let mut action: libc::sigaction = zeroed();
        libc::sigaction(signal, std::ptr::null(), &mut action);
        action.sa_sigaction
    }
}

/// The signals that are passed on to the program: those by which people and batch systems talk to it. A terminal stops and
/// continues the program together with the launcher, as a job.
fn passed_on() -> impl Iterator<Item = i32> {
    use libc::*;
    let named =
        [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU];
    named.into_iter().chain(SIGRTMIN()..=SIGRTMAX())
}

fn set(signals: impl Iterator<Item = i32>) -> libc::sigset_t {
    // SAFETY: the first call makes a set of it.
    unsafe {
        let mut set = zeroed();
        libc::sigemptyset(&mut set);
        signals.for_each(|signal| {
            libc::sigaddset(&mut set, signal);
        });
        set
    }
}

const TIMERS: [i32; 3] = [libc::ITIMER_REAL, libc::ITIMER_VIRTUAL, libc::ITIMER_PROF];

/// What the launcher has inherited and has changed for itself. The program gets it back.
pub struct Inherited {
    mask: libc::sigset_t,
    children: libc::sighandler_t,
    file_size: libc::rlimit,
    timers: [libc::itimerval; 3],
    parents_death: i32,
}

impl Inherited {
    /// From here on no signal ends the launcher: those for the program wait for it.
    pub fn take() -> Self {
        let children = action(libc::SIGCHLD);
        // A limit for the size of files reaches the launcher as an error of the write.
        let blocked = set(passed_on().chain([libc::SIGCHLD, libc::SIGXFSZ]));
        // SAFETY: these read and write locals, for which zeros are valid.
        unsafe {
            let mut inherited = Self { children, ..zeroed() };
            libc::sigprocmask(libc::SIG_BLOCK, &blocked, &mut inherited.mask);
            // Where it is ignored, a child leaves no status.
            libc::signal(libc::SIGCHLD, libc::SIG_DFL);
            libc::getrlimit(libc::RLIMIT_FSIZE, &mut inherited.file_size);
            let most =
                libc::rlimit { rlim_cur: inherited.file_size.rlim_max, ..inherited.file_size };
            libc::setrlimit(libc::RLIMIT_FSIZE, &most);
            libc::prctl(libc::PR_GET_PDEATHSIG, &raw mut inherited.parents_death);
            for (which, left) in TIMERS.into_iter().zip(&mut inherited.timers) {
                libc::setitimer(which, &zeroed(), left);
            }
            inherited
        }
    }

    /// In the program's process. It makes system calls only, as it must after a fork.
    fn give_back(&self) -> io::Result<()> {
        // SAFETY: these read what is there.
        unsafe {
            libc::signal(libc::SIGCHLD, self.children);
            libc::setrlimit(libc::RLIMIT_FSIZE, &self.file_size);
            libc::prctl(libc::PR_SET_PDEATHSIG, self.parents_death);
            for (which, left) in TIMERS.into_iter().zip(&self.timers) {
                libc::setitimer(which, left, null_mut());
            }
            libc::sigprocmask(libc::SIG_SETMASK, &self.mask, null_mut());
        }
        cuda_validate_library::undo_runtime();
        Ok(())
    }

    /// Runs the program until it ends, with its number, and passes on the signals that the launcher gets, from before its start too.
    ///
    /// With a hook before `exec`, the standard library starts a script without `#!` by the shell, as others do.
    pub fn run(self, command: &mut Command) -> io::Result<(u32, ExitStatus)> {
        // SAFETY: the hook makes system calls only.
        let mut child = unsafe { command.pre_exec(move || self.give_back()) }.spawn()?;
        let awaited = set(passed_on().chain([libc::SIGCHLD]));
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok((child.id(), status));
            }
            if is_stopped(child.id()) {
                stop_with(child.id() as libc::pid_t);
                continue;
            }
            // SAFETY: it writes a value for which zeros are valid.
            let info = unsafe {
                let mut info = zeroed();
                let signal = libc::sigwaitinfo(&awaited, &mut info);
                (signal.is_positive() && signal != libc::SIGCHLD).then_some(info)
            };
            let process = child.id() as libc::pid_t;
            if let Some(info) = info.filter(|info| !by_terminal(info) && !by(info, process)) {
                pass_on(&info, process);
            }
        }
    }
}

/// The file of a program by its name, which is looked for in the folders of `PATH` if it has none.
pub fn file(name: &OsStr) -> Option<PathBuf> {
    if name.as_bytes().contains(&b'/') {
        return Some(name.into());
    }
    let is_executable = |path: &PathBuf| {
        let text = CString::new(path.as_os_str().as_bytes());
        // SAFETY: a name.
        text.is_ok_and(|text| unsafe { libc::access(text.as_ptr(), libc::X_OK) } == 0)
            && path.is_file()
    };
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(is_executable)
}

/// Waits a moment.
fn pause() {
    let moment = libc::timespec { tv_sec: 0, tv_nsec: 20_000_000 };
    // SAFETY: it reads a local.
    unsafe { libc::nanosleep(&moment, null_mut()) };
}

/// Whether the program is stopped, and not only until the signal that continues the job reaches it too.
fn is_stopped(child: libc::id_t) -> bool {
    let now = || {
        let flags = libc::WSTOPPED | libc::WNOHANG | libc::WNOWAIT;
        // SAFETY: it writes a value for which zeros are valid, and only if the child is stopped.
        unsafe {
            let mut info: libc::siginfo_t = zeroed();
            libc::waitid(libc::P_PID, child, &mut info, flags) == 0 && info.si_signo == SIGCHLD
        }
    };
    now() && {
        pause();
        now()
    }
}

/// Whether the system's file about a process says that it is stopped. It makes system calls only.
fn says_stopped(about: &CStr) -> bool {
    let mut text = [0_u8; 256];
    // SAFETY: there is this much room.
    let read = unsafe {
        let file = libc::open(about.as_ptr(), libc::O_RDONLY | libc::O_CLOEXEC);
        let read = libc::read(file, text.as_mut_ptr().cast(), text.len());
        libc::close(file);
        read
    };
    // The state comes after the name, which may have any bytes.
    let text = &text[..read.max(0) as usize];
    let name = text.iter().rposition(|byte| *byte == b')');
    name.is_some_and(|end| text[end..].starts_with(b") T"))
}

/// Stops the launcher while the program is stopped: a shell, or whoever waits for the launcher, sees what it would see of the
/// program.
fn stop_with(child: libc::pid_t) {
    let Ok(about) = CString::new(format!("/proc/{child}/stat")) else { return };
    // Whoever continues the program need not know of the launcher, so another process waits for that.
    // SAFETY: numbers; and the new process makes system calls only.
    unsafe {
        let launcher = libc::getpid();
        let watcher = libc::fork();
        if watcher == 0 {
            libc::prctl(libc::PR_SET_PDEATHSIG, SIGKILL);
            while says_stopped(&about) {
                pause();
            }
            if libc::getppid() == launcher {
                libc::kill(launcher, libc::SIGCONT);
            }
            libc::_exit(0);
        }
        libc::raise(libc::SIGSTOP);
        if watcher > 0 {
            libc::kill(watcher, SIGKILL);
            libc::waitpid(watcher, null_mut(), 0);
        }
        libc::kill(child, libc::SIGCONT);
    }
}

/// Whether the program has got the signal too, because the terminal sends it to the whole job. It tells only the process
/// that leads the session that it goes away.
fn by_terminal(info: &libc::siginfo_t) -> bool {
    // SAFETY: numbers.
    let leads = || unsafe { libc::getsid(0) == libc::getpid() };
    info.si_code > 0
        && match info.si_signo {
            libc::SIGINT | libc::SIGQUIT => true,
            libc::SIGHUP => !leads(),
            _ => false,
        }
}

/// Whether the process has sent the signal itself: to its parent, to its group or to all. It is for others.
fn by(info: &libc::siginfo_t, process: libc::pid_t) -> bool {
    // SAFETY: a signal of these kinds has a sender.
    [libc::SI_USER, libc::SI_QUEUE, libc::SI_TKILL].contains(&info.si_code)
        && unsafe { info.si_pid() } == process
}

fn pass_on(info: &libc::siginfo_t, process: libc::pid_t) {
    // SAFETY: the first one reads the information that came with the signal, its value and its sender.
    unsafe {
        if info.si_code == libc::SI_QUEUE {
            libc::syscall(libc::SYS_rt_sigqueueinfo, process, info.si_signo, info);
        } else {
            libc::kill(process, info.si_signo);
        }
    }
}

/// Does work in a thread, until a signal asks the launcher to end. Nothing in that case, or if the work panics.
pub fn unless_ended<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let awaited = set([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGCHLD].into_iter());
    // Those until now were for the program.
    let now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: it reads locals.
    while unsafe { libc::sigtimedwait(&awaited, null_mut(), &now) } > 0 {}
    std::panic::set_hook(Box::new(|_| {}));
    let (sender, receiver) = std::sync::mpsc::channel();
    let work = move || {
        let _ = sender.send(catch_unwind(AssertUnwindSafe(work)).ok());
        // SAFETY: numbers. The launcher waits for it.
        unsafe { libc::kill(libc::getpid(), libc::SIGCHLD) };
    };
    std::thread::Builder::new().spawn(work).ok()?;
    loop {
        // SAFETY: it reads a local.
        let signal = unsafe { libc::sigwaitinfo(&awaited, null_mut()) };
        match receiver.try_recv() {
            Ok(done) => return done,
            Err(_) if signal.is_positive() && signal != SIGCHLD => return None,
            Err(_) => {}
        }
    }
}

/// Ends as the program did, which has dumped its core, if it was to.
pub fn end_by(signal: i32) -> ExitCode {
    // SAFETY: these take numbers and read a local.
    unsafe {
        libc::prctl(libc::PR_SET_DUMPABLE, 0);
        libc::signal(signal, libc::SIG_DFL);
        libc::sigprocmask(libc::SIG_UNBLOCK, &set([signal].into_iter()), null_mut());
        libc::raise(signal);
    }
    // The first process of a namespace stays.
    ExitCode::from(128 + signal as u8)
}
