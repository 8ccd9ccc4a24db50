//! What Rust's runtime changes before `main`: it ignores SIGPIPE, and opens the standard descriptors that are closed.

use std::mem::zeroed;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

static PIPE: AtomicUsize = AtomicUsize::new(libc::SIG_DFL);
static CLOSED: [AtomicBool; 3] = [const { AtomicBool::new(false) }; 3];

#[used]
#[unsafe(link_section = ".init_array")]
static LOOK: extern "C" fn() = look;

extern "C" fn look() {
    // SAFETY: it writes one value, for which zeros are valid.
    let pipe = unsafe {
        let mut action: libc::sigaction = zeroed();
        libc::sigaction(libc::SIGPIPE, std::ptr::null(), &mut action);
        action.sa_sigaction
    };
    PIPE.store(pipe, Relaxed);
    for (descriptor, closed) in (0..).zip(&CLOSED) {
        // SAFETY: numbers.
        closed.store(unsafe { libc::fcntl(descriptor, libc::F_GETFD) } < 0, Relaxed);
    }
}

/// Undoes it, for the program that is about to be started. It makes system calls only, as it must after a fork.
pub fn undo_runtime() {
    // SAFETY: numbers.
    unsafe {
        libc::signal(libc::SIGPIPE, PIPE.load(Relaxed));
        for (descriptor, closed) in (0..).zip(&CLOSED) {
            if closed.load(Relaxed) {
                libc::close(descriptor);
            }
        }
    }
}
