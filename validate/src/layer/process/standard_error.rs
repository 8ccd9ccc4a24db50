//! Standard error, to which the layer writes with `--verbose`.

use std::ptr::null_mut;
use std::sync::atomic::{AtomicU64, Ordering::*};

/// The device and the file of standard error at the start of the process: a program may open its own file in that place.
static AT_START: [AtomicU64; 2] = [const { AtomicU64::new(0) }; 2];

fn now() -> [u64; 2] {
    // SAFETY: the call writes one value, for which zeros are valid.
    unsafe {
        let mut file: libc::stat = std::mem::zeroed();
        match libc::fstat(libc::STDERR_FILENO, &mut file) {
            0 => [file.st_dev, file.st_ino],
            _ => [0; 2],
        }
    }
}

/// Notes what it is when the process starts.
pub fn note() {
    AT_START.iter().zip(now()).for_each(|(place, number)| place.store(number, Relaxed));
}

/// Writes to standard error, if that can be written. Nothing of it reaches the program.
pub fn write_line(line: &str) {
    let before = AT_START.each_ref().map(|place| place.load(Relaxed));
    if before != now() {
        return;
    }
    // Signals of a write come to the thread that writes: of a closed pipe, of a file that has no room, and of a terminal
    // that is another job's.
    const SIGNALS: [i32; 3] = [libc::SIGPIPE, libc::SIGXFSZ, libc::SIGTTOU];
    // One write, so that the line stays whole among others. The functions `write` and `sigtimedwait` would cancel the thread,
    // if that is due, and unwind it from within this code.
    // SAFETY: the calls read and write locals, for which zeros are valid. The kernel's set of signals has eight bytes.
    unsafe {
        let [mut blocked, mut pending, mut before]: [libc::sigset_t; 3] = std::mem::zeroed();
        libc::sigemptyset(&mut blocked);
        for signal in SIGNALS {
            libc::sigaddset(&mut blocked, signal);
        }
        libc::sigpending(&mut pending);
        libc::pthread_sigmask(libc::SIG_BLOCK, &blocked, &mut before);
        *libc::__errno_location() = 0;
        libc::syscall(libc::SYS_write, libc::STDERR_FILENO, line.as_ptr(), line.len());
        let signal = match *libc::__errno_location() {
            libc::EPIPE => Some(libc::SIGPIPE),
            libc::EFBIG => Some(libc::SIGXFSZ),
            _ => None,
        };
        if let Some(signal) = signal.filter(|signal| libc::sigismember(&pending, *signal) == 0) {
            let (mut own, now): (libc::sigset_t, libc::timespec) = std::mem::zeroed();
            libc::sigemptyset(&mut own);
            libc::sigaddset(&mut own, signal);
            let information = null_mut::<libc::siginfo_t>();
            libc::syscall(libc::SYS_rt_sigtimedwait, &own, information, &now, 8);
        }
        libc::pthread_sigmask(libc::SIG_SETMASK, &before, null_mut());
    }
}

#[cfg(test)]
#[path = "../../../tests/unit/standard_error.rs"]
mod tests;
