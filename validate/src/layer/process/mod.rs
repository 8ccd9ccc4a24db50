//! This process: its number, threads and libraries, the layer's own memory, and the spool that the launcher reads.
//! Here are the functions of the system as the layer calls them, whatever the program has in their place.
//! It may not know of the driver, but its query of a thread's context: a function is a number here.

pub mod copies;
pub mod elf;
pub mod heap;
pub mod loader;
pub mod names;
pub mod records;
pub mod standard_error;
pub mod thread;

use crate::spool::{Event, Spool};
use std::ffi::c_char;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering::*};

static SPOOL: AtomicPtr<Spool> = AtomicPtr::new(null_mut());
/// Whether this process was forked from one in which another thread may have been in the driver.
static FORKED: AtomicBool = AtomicBool::new(false);
/// The C library's variable, which is not zero while the process has one thread; null before glibc 2.32.
static ONLY_THREAD: AtomicPtr<c_char> = AtomicPtr::new(null_mut());

pub fn spool() -> Option<&'static Spool> {
    // SAFETY: it is null, or a mapping that stays.
    unsafe { SPOOL.load(Acquire).as_ref() }
}

pub fn set_spool(spool: &'static Spool) {
    SPOOL.store(std::ptr::from_ref(spool).cast_mut(), Release);
}

/// The layer gets no more memory: the program's further calls are its own, and the report says so. This takes no memory.
pub fn give_up() {
    // SAFETY: it is null, or a mapping that stays.
    if let Some(spool) = unsafe { SPOOL.swap(null_mut(), AcqRel).as_ref() } {
        // That no thread was in a call is not known any more.
        spool.hides_calls.store(true, Relaxed);
        spool.note(Event::Memory, "");
    }
}

pub fn is_forked() -> bool {
    FORKED.load(Relaxed)
}

pub fn set_forked() {
    FORKED.store(true, Relaxed);
}

pub fn set_only_thread(variable: *mut c_char) {
    ONLY_THREAD.store(variable, Relaxed);
}

/// Whether it is known that the process has one thread.
pub fn is_only_thread() -> bool {
    // SAFETY: the variable is a `char`, which the C library keeps.
    unsafe { ONLY_THREAD.load(Relaxed).as_ref() }.is_some_and(|only| *only != 0)
}

/// The number of this process.
pub fn id() -> u32 {
    // SAFETY: it takes nothing.
    unsafe { libc::getpid() as u32 }
}

/// The number of the text with the program's path.
pub fn program(spool: &Spool) -> u32 {
    let mut program = [0; 4096];
    // A sanitizer takes what the function `readlink` writes for the program's.
    // SAFETY: there is this much room.
    let size = unsafe {
        let (here, path) = (libc::AT_FDCWD, c"/proc/self/exe".as_ptr());
        libc::syscall(libc::SYS_readlinkat, here, path, program.as_mut_ptr(), program.len())
    };
    spool.number_of_text(&program[..size.max(0) as usize])
}

/// The number of the last error is this thread's, and the program's.
pub fn keep_errno<T>(work: impl FnOnce() -> T) -> T {
    // SAFETY: it stays as long as the thread.
    let (errno, before) = unsafe { (libc::__errno_location(), *libc::__errno_location()) };
    let result = work();
    // SAFETY: as before.
    unsafe { *errno = before };
    result
}
