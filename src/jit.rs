//! Loading with the messages of the driver's compiler.

use core::ffi::{CStr, c_uint, c_void};
use core::ptr;
use libcuda_sys::CUjit_option;

/// Calls `load` with the options for a log, and also returns the messages. The arrays of options and of their values have as
/// many elements as the first argument says. The buffer in them is larger than the size that they state.
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
