//! The signal at which a debugger stops (`--break`).

use crate::layer::process::keep_errno;
use crate::spool::Spool;
use std::mem::zeroed;
use std::ptr::null_mut;

/// Stops at a rule or a cause, if a user asked for it. Nothing handles the signal here: without a debugger, it does what the program
/// has for it, which by default is its end.
pub fn stop_at(spool: &Spool, number: u32) {
    if !spool.breaks_at(number) {
        return;
    }
    // A debugger does not see a signal that the thread blocks.
    // SAFETY: these take numbers, and read and write locals, for which zeros are valid.
    keep_errno(|| unsafe {
        let [mut own, mut before]: [libc::sigset_t; 2] = zeroed();
        libc::sigemptyset(&mut own);
        libc::sigaddset(&mut own, libc::SIGTRAP);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &own, &mut before);
        libc::raise(libc::SIGTRAP);
        libc::pthread_sigmask(libc::SIG_SETMASK, &before, null_mut());
    });
}
