//! Files that the report names, opened to look for functions and lines. They may be anything by now.

use memmap2::Mmap;
use std::fs::File;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

static STOPPED: AtomicBool = AtomicBool::new(false);

/// From now on no file is opened.
pub fn stop() {
    STOPPED.store(true, Relaxed);
}

/// Whether files were not opened.
pub fn are_stopped() -> bool {
    STOPPED.load(Relaxed)
}

/// Opens a regular file. Another one, such as a FIFO, might keep the launcher waiting for ever.
pub fn open(path: impl AsRef<Path>) -> Option<File> {
    let flags = libc::O_NONBLOCK | libc::O_NOCTTY;
    let open = || File::options().read(true).custom_flags(flags).open(path).ok();
    let file = (!are_stopped()).then(open)??;
    file.metadata().is_ok_and(|about| about.is_file()).then_some(file)
}

/// Maps a file with code. It stays mapped: the launcher ends soon after its report.
pub fn object(path: impl AsRef<Path>) -> Option<object::File<'static>> {
    // SAFETY: if the file is cut off meanwhile, a signal ends the search.
    let map = unsafe { Mmap::map(&open(path)?) }.ok()?;
    object::File::parse(&**Box::leak(Box::new(map))).ok()
}
