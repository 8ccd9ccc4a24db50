//! The function that makes the driver pass the lines of its log to this process.

use crate::calls;
use crate::error::Result;
use crate::log;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicBool, Ordering};

/// Makes the driver pass the lines of its log to this process (feature `log`). If the driver then refuses a call, the error includes them:
/// [`Error::log`](crate::Error::log).
///
/// A process has one log, so the program should decide whether to collect it, and not a library. Further calls do nothing.
/// This function may be called before or after [`cuInit`](crate::calls::cuInit). Once the log is collected, a call that the
/// driver refuses takes some microseconds longer. The function that the driver calls stays registered, so a shared library
/// that collects the log must not be unloaded.
///
/// ```no_run
/// # use cuda_checked::{calls, collect_log};
/// # fn main() -> cuda_checked::Result<()> {
/// calls::cuInit(0)?;
/// if let Err(error) = collect_log() {
///     eprintln!("errors are without the driver's words: {error}");
/// }
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// Those of [`cuLogsRegisterCallback`](crate::calls::cuLogsRegisterCallback). Before CUDA 12.9, drivers lack this function, and
/// the error is [`Error::MissingFunction`](crate::Error::MissingFunction).
#[cold]
#[inline]
pub fn collect_log() -> Result<()> {
    // No thread waits for another: the first call loads the driver, for which it needs the lock of the system's loader. A library's
    // constructor holds that lock and may call this function. And in the child of a fork, the other thread is gone.
    static IS_COLLECTED: AtomicBool = AtomicBool::new(false);
    if IS_COLLECTED.load(Ordering::Relaxed) {
        return Ok(());
    }
    let mut handle = null_mut();
    // SAFETY: the function may be called from any thread, as long as the program runs, and never unwinds; it takes no data. The
    // place is a live local.
    unsafe { calls::cuLogsRegisterCallback(Some(log::hear), null_mut(), &mut handle) }?;
    if IS_COLLECTED.swap(true, Ordering::Relaxed) {
        // Another thread was faster, and the driver must pass each line once. If this fails, the log is collected all the same.
        // SAFETY: the handle is that of the registration above, which nothing else undoes.
        let _ = unsafe { calls::cuLogsUnregisterCallback(handle) };
    }
    Ok(())
}
