//! The function that makes the driver pass the lines of its log to this process.

use crate::calls;
use crate::error::Result;
use crate::log;
use core::ptr::null_mut;
use std::sync::{Mutex, PoisonError};

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
    static IS_COLLECTED: Mutex<bool> = Mutex::new(false);
    let mut is_collected = IS_COLLECTED.lock().unwrap_or_else(PoisonError::into_inner);
    if !*is_collected {
        let mut handle = null_mut();
        // SAFETY: the function may be called from any thread, as long as the program runs, and never unwinds; it takes no
        // data. The place is a live local.
        unsafe {
            calls::cuLogsRegisterCallback(Some(log::hear), null_mut(), &mut handle)?;
        }
        *is_collected = true;
    }
    Ok(())
}
