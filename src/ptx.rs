//! PTX that is loaded with the messages of the driver's compiler.

use crate::calls;
use crate::error::Error;
use core::ffi::{CStr, c_uint, c_void};
use core::{fmt, ptr};
use cuda_sys::{CUjit_option, CUmodule};

/// Loads PTX into the current context, as [`cuModuleLoadData`](calls::cuModuleLoadData) does. If the driver's compiler
/// refuses it, the error has the compiler's messages.
///
/// ```no_run
/// # use cuda_checked::{PtxError, calls, load_ptx};
/// # fn main() -> Result<(), PtxError> {
/// // SAFETY: it is PTX.
/// let module = unsafe { load_ptx(c".version 7.0 .target sm_50 .entry nothing() { ret }") }?;
/// // cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX (218): ...
/// // and below it what the driver's compiler says of line 1, in which `;` is missing
/// # Ok(())
/// # }
/// ```
///
/// # Safety
///
/// `ptx` must be PTX. The driver recognises machine code by its first bytes, and reads as much of it as its header says.
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

/// Loads with the options for a log, and returns the messages too. The arrays of options and of their values have as many
/// elements as the first argument says, and the buffer in them is larger than its size there.
#[inline]
pub(crate) fn logged<T>(
    load: impl FnOnce(c_uint, *mut CUjit_option, *mut *mut c_void) -> T,
) -> (T, String) {
    let mut log = vec![0_u8; 16 << 10];
    let mut options =
        [CUjit_option::CU_JIT_ERROR_LOG_BUFFER, CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
    let size = ptr::without_provenance_mut::<c_void>(log.len() - 1);
    let mut values = [log.as_mut_ptr().cast(), size];
    let loaded = load(options.len() as c_uint, options.as_mut_ptr(), values.as_mut_ptr());
    let log = CStr::from_bytes_until_nul(&log).unwrap_or_default();
    (loaded, log.to_string_lossy().trim_end().to_owned())
}

/// The reason why PTX was not loaded.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PtxError {
    /// The error of the call.
    pub error: Error,
    /// The messages of the driver's compiler. Empty, if it was not reached.
    pub log: String,
}

impl fmt::Display for PtxError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)?;
        if self.log.is_empty() { Ok(()) } else { write!(f, "\n{}", self.log) }
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
