//! The function that has the driver bring the lines of its log.

use crate::calls;
use crate::error::Result;
use crate::log;
use core::ptr::null_mut;
use std::sync::{Mutex, PoisonError};

/// Has the driver bring the lines of its log to this process, so that the error of a call that it refuses has them:
/// [`Error::log`](crate::Error::log).
///
/// A process has one log, so the program decides, and not a library; further calls do nothing. It may come before or after
/// [`cuInit`](crate::calls::cuInit). A refused call takes some microseconds more from then on. The function that the driver
/// calls stays registered: a shared library that collects the log must not be unloaded.
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
/// Those of [`cuLogsRegisterCallback`](crate::calls::cuLogsRegisterCallback). Drivers before CUDA 12.9 do not have it:
/// [`Error::MissingFunction`](crate::Error::MissingFunction).
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
