//! Whether a program has searched for the driver's library, and not found it. What `dlopen` returns is not seen: the caller gets it
//! by a jump.

use crate::layer::process::elf;
use crate::layer::process::loader::Name;
use crate::spool::{Event, Spool};
use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicBool, Ordering::*};

/// Whether the program has opened such a library, and it is not known to have been there.
static SEARCHES: AtomicBool = AtomicBool::new(false);

/// # Safety
///
/// The name must be valid.
pub unsafe fn opens(file: Name) {
    // SAFETY: the caller guarantees it.
    if unsafe { is_driver(file) } {
        SEARCHES.store(true, Relaxed);
    }
}

/// Before a library is closed: this may be the one.
pub fn closes() {
    if SEARCHES.load(Relaxed) && is_loaded() {
        SEARCHES.store(false, Relaxed);
    }
}

/// Another thread of the parent may have held the lock of the system's loader, so the child does not look.
pub fn forked() {
    SEARCHES.store(false, Relaxed);
}

/// The process exits.
pub fn leaves(spool: &Spool) {
    if SEARCHES.load(Relaxed) && !is_loaded() {
        spool.note(Event::NoDriver, "");
    }
}

/// # Safety
///
/// The name must be valid.
unsafe fn is_driver(file: Name) -> bool {
    // SAFETY: the caller guarantees it.
    unsafe { elf::is_named(file, b"libcuda.so") }
}

fn is_loaded() -> bool {
    unsafe extern "C" fn look(object: *mut libc::dl_phdr_info, _: usize, _: *mut c_void) -> c_int {
        // SAFETY: the loader keeps both meanwhile.
        let name = unsafe { (*object).dlpi_name };
        // SAFETY: as before.
        (!name.is_null() && unsafe { is_driver(name) }).into()
    }
    // SAFETY: the function has this type, and takes no data.
    unsafe { libc::dl_iterate_phdr(Some(look), std::ptr::null_mut()) != 0 }
}
