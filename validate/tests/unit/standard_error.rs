//! A line that cannot be written does no harm.

use super::*;
use std::os::fd::AsRawFd as _;

/// A pipe that is not read, and a file that must not grow.
#[test]
fn a_line_that_cannot_be_written_makes_no_signal() {
    let (_, pipe) = std::io::pipe().expect("there is room");
    let file = crate::spool::tests::memory();
    let ends = [(pipe.as_raw_fd(), libc::SIGPIPE), (file.as_raw_fd(), libc::SIGXFSZ)];
    for ((end, signal), is_pending) in ends.into_iter().flat_map(|end| [(end, 0), (end, 1)]) {
        // SAFETY: the child makes calls of the system, and one of this module that takes no lock, and ends.
        let status = unsafe {
            let child = libc::fork();
            if child == 0 {
                let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
                let mut set = std::mem::zeroed();
                libc::sigemptyset(&mut set);
                libc::sigaddset(&mut set, signal);
                libc::signal(signal, libc::SIG_DFL);
                libc::setrlimit(libc::RLIMIT_FSIZE, &none);
                libc::dup2(end, libc::STDERR_FILENO);
                note();
                if is_pending == 1 {
                    libc::pthread_sigmask(libc::SIG_BLOCK, &set, null_mut());
                    libc::raise(signal);
                }
                write_line("a line\n");
                libc::sigpending(&mut set);
                libc::_exit(libc::sigismember(&set, signal));
            }
            let mut status = 0;
            libc::waitpid(child, &mut status, 0);
            status
        };
        assert_eq!(status, is_pending << 8, "{signal}");
    }
}
