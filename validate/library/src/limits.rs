//! Limits of the launcher's process.

use std::io;

/// Says which limit an error is of.
pub fn limit(error: &io::Error) -> Option<&'static str> {
    match error.raw_os_error()? {
        libc::EFBIG => Some("files must not be as large as its own: raise the limit, 'ulimit -f'"),
        libc::EMFILE | libc::ENFILE => {
            Some("it must not open as many files as it needs: raise the limit, 'ulimit -n'")
        }
        _ => None,
    }
}
