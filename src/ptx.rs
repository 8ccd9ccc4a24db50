//! PTX that is loaded with the messages of the driver's compiler.

use crate::calls;
use crate::error::Error;
use crate::jit::logged;
use crate::printable::write_lines;
use core::ffi::CStr;
use core::fmt;
use libcuda_sys::CUmodule;

/// Loads PTX into the current context, as [`cuModuleLoadData`](calls::cuModuleLoadData) does. If the PTX fails to compile,
/// the error includes the compiler's log.
///
/// ```no_run
/// # use cuda_checked::{PtxError, calls, load_ptx};
/// # fn main() -> Result<(), PtxError> {
/// // SAFETY: the text is PTX.
/// let module = unsafe { load_ptx(c".version 7.0 .target sm_50 .entry nothing() { ret }") }?;
/// // cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX (218): ...
/// // and below it what the driver's compiler says about line 1, in which `;` is missing
/// # Ok(())
/// # }
/// ```
///
/// # Safety
///
/// `ptx` must be PTX. The driver recognizes machine code by its first bytes, and then reads as many bytes as the header of
/// the machine code says.
///
/// # Errors
///
/// Those of [`cuModuleLoadDataEx`](calls::cuModuleLoadDataEx).
#[inline]
pub unsafe fn load_ptx(ptx: &CStr) -> Result<CUmodule, PtxError> {
    let image = ptx.as_ptr().cast();
    let (module, log) = logged(|count, options, values| {
        // SAFETY: the caller guarantees PTX, and the rest is as `logged` says.
        unsafe { calls::cuModuleLoadDataEx(image, count, options, values) }
    });
    module.map_err(|error| PtxError { error, log })
}

/// The reason why PTX was not loaded.
#[derive(Clone)]
#[non_exhaustive]
pub struct PtxError {
    /// The error of the call.
    pub error: Error,
    /// The messages of the driver's compiler. Empty if the compiler did not run.
    pub log: String,
}

impl fmt::Display for PtxError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)?;
        if self.log.is_empty() {
            return Ok(());
        }
        f.write_str("\n")?;
        write_lines(f, &self.log)
    }
}

/// The same as `Display`, as for [`Error`].
impl fmt::Debug for PtxError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for PtxError {
    #[inline]
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// The messages become the error's [log](Error::log), so that `?` works in a function that returns a
/// [`Result`](crate::Result).
impl From<PtxError> for Error {
    #[inline]
    fn from(PtxError { error, log }: PtxError) -> Self {
        error.with_log(log)
    }
}
