//! The launcher's memory. A launcher that gets no more has no report, but the program has its status.

use super::program;
use std::alloc::{GlobalAlloc, Layout, System};
use std::os::unix::process::ExitStatusExt as _;
use std::process::ExitStatus;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, AtomicU8, AtomicU64, Ordering::*};

struct Heap;

#[global_allocator]
static HEAP: Heap = Heap;

/// The end of the program, once it has ended.
static END: AtomicU64 = AtomicU64::new(RUNS);
const RUNS: u64 = u64::MAX;
/// The status of a program that succeeds, without a report.
static STATUS: AtomicU8 = AtomicU8::new(0);
/// Memory that is given back when there is no more: a report without lines needs a little.
static SPARE: AtomicPtr<libc::c_void> = AtomicPtr::new(null_mut());
const SPARE_SIZE: usize = 4 << 20;

/// The program has ended so. If it has succeeded, it has this status without a report.
pub fn ended(status: ExitStatus, without_report: u8) {
    // SAFETY: numbers. Nothing uses the memory.
    let spare = unsafe {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
        libc::mmap(null_mut(), SPARE_SIZE, libc::PROT_NONE, flags, -1, 0)
    };
    if spare != libc::MAP_FAILED {
        SPARE.store(spare, Relaxed);
    }
    STATUS.store(without_report, Relaxed);
    END.store(u64::from(status.into_raw().cast_unsigned()), Relaxed);
}

/// There is no more memory. The search, which has a thread of its own, is given up; with the rest, the launcher ends.
#[cold]
fn ends() -> ! {
    let end = END.load(Relaxed);
    let spare = SPARE.swap(null_mut(), Relaxed);
    // SAFETY: numbers, a text of this size, and memory that nothing uses.
    unsafe {
        if !spare.is_null() {
            libc::munmap(spare, SPARE_SIZE);
        }
        if libc::gettid() != libc::getpid() {
            libc::kill(libc::getpid(), libc::SIGTERM);
            loop {
                libc::pause();
            }
        }
        let words: &[u8] = match end {
            RUNS => b"cuda-validate: no memory to run the program: raise the limit, 'ulimit -v'\n",
            _ => b"cuda-validate: no report: there is no memory for it\n",
        };
        libc::write(libc::STDERR_FILENO, words.as_ptr().cast(), words.len());
        let status = ExitStatus::from_raw(end as i32);
        let code = match (end, status.code(), status.signal()) {
            (RUNS, ..) => 2,
            (_, Some(0), _) => STATUS.load(Relaxed).into(),
            (_, Some(code), _) => code,
            (.., signal) => {
                let signal = signal.unwrap_or(libc::SIGKILL);
                program::end_by(signal);
                128 + signal
            }
        };
        libc::_exit(code)
    }
}

fn or_end(at: *mut u8) -> *mut u8 {
    if at.is_null() { ends() } else { at }
}

// SAFETY: all of it is the system's.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller guarantees it, here and below.
        or_end(unsafe { System.alloc(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        or_end(unsafe { System.alloc_zeroed(layout) })
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above.
        or_end(unsafe { System.realloc(at, layout, size) })
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) };
    }
}
