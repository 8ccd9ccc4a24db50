//! The start of the layer in a process, its forks, and its end.

use crate::HEAP;
use crate::layer::call::calling_thread::{CALLING_THREAD, CallingThread, at_own_work};
use crate::layer::call::entry_point::{self, Lists, entry_points};
use crate::layer::process::{self, spool};
use crate::spool::{Event, Spool};
use crate::{
    layer::call::driver, layer::dispatch::faults, layer::dispatch::injection,
    layer::dispatch::judge, layer::dispatch::queries, layer::dispatch::record,
    layer::dispatch::search, layer::origin, layer::origin::callers, layer::past::objects,
    layer::process::copies, layer::process::loader, layer::process::standard_error,
};
use std::ffi::{c_int, c_void};
use std::panic::catch_unwind;
use std::sync::atomic::{AtomicBool, Ordering::*};

/// Whether the program has asked for a function of the driver, and everything is prepared.
static STARTED: AtomicBool = AtomicBool::new(false);

/// Runs when the library is loaded, or with the first call of a constructor that comes sooner. Most processes never ask for a function
/// of the driver, so this does what cannot be done later, and no more: the launcher is told of the process, and its memory is
/// mapped while the process still may.
pub fn load(all: &'static Lists) {
    static LOADED: AtomicBool = AtomicBool::new(false);
    static HAS_OTHERS: AtomicBool = AtomicBool::new(false);
    extern "C" fn forks() {
        if !STARTED.load(Acquire) {
            return;
        }
        HAS_OTHERS.store(judge::has_judged() && !process::is_only_thread(), Relaxed);
        if let Some(spool) = spool().filter(|_| objects::is_on()) {
            let here = callers::here();
            at_own_work(|| callers::with_room(|| origin::forks(spool, here)));
        }
    }
    extern "C" fn forked() {
        HEAP.forked();
        callers::forked();
        search::forked();
        if !STARTED.load(Acquire) {
            return;
        }
        if HAS_OTHERS.load(Relaxed) {
            process::set_forked();
            // A query might wait for a lock that a thread of the parent held in the driver.
            entry_points().for_each(|entry| entry.is_quiet.store(true, Relaxed));
        }
        judge::forked();
        injection::forked();
        objects::forked();
        // That of the parent's thread.
        CALLING_THREAD.with(CallingThread::forget_slot);
    }
    extern "C" fn leaves() {
        let Some(spool) = spool() else { return };
        search::leaves(spool);
        if STARTED.load(Acquire) {
            if spool.leaks.load(Relaxed) {
                let leave = || catch_unwind(|| callers::with_room(|| record::leaks(spool)));
                let _ = at_own_work(leave);
            }
            spool.leave(process::id(), false);
        }
    }
    if LOADED.swap(true, AcqRel) {
        return;
    }
    entry_point::register(all);
    let Some(spool) = Spool::of_environment() else { return };
    if spool.verbose.load(Relaxed) {
        standard_error::note();
    }
    // SAFETY: the functions only read and write memory.
    unsafe {
        libc::pthread_atfork(Some(forks), None, Some(forked));
        libc::atexit(leaves);
    }
    // The program that `exec` has replaced.
    spool.leave(process::id(), true);
    spool.note(Event::Loaded, "");
    process::set_spool(spool);
    if HEAP.has_ended() {
        process::give_up();
    }
    driver::forget_absent();
}

/// Exceptions and cancellations of the program pass through frames of this library, by the program's unwinder. It asks this library
/// where to, and for the answer the library's own unwinder must know the sizes of registers, which it learns in its first walk.
fn prepare_unwinder() {
    extern "C" fn stop(_: *mut c_void, _: *mut c_void) -> c_int {
        const END_OF_STACK: c_int = 5;
        END_OF_STACK
    }
    unsafe extern "C" {
        fn _Unwind_Backtrace(
            each: extern "C" fn(*mut c_void, *mut c_void) -> c_int,
            argument: *mut c_void,
        ) -> c_int;
    }
    // SAFETY: the function has this type, and takes no argument.
    unsafe { _Unwind_Backtrace(stop, std::ptr::null_mut()) };
}

/// Runs when the program first asks for a function of the driver. Threads that come here together do the same work, and none waits for
/// another: one may hold the lock of the system's loader, which the other needs.
pub fn start(all: &'static Lists) {
    static IS_FIRST: AtomicBool = AtomicBool::new(true);
    if STARTED.load(Acquire) {
        return;
    }
    load(all);
    prepare_unwinder();
    let Some(spool) = spool() else { return };
    if IS_FIRST.swap(false, AcqRel) {
        crate::HEAP.reserve();
        // What it does from now on may have to be in the report.
        spool.mark();
        spool.has_asked.store(true, Relaxed);
        copies::adopt();
        std::panic::set_hook(Box::new(|panic| {
            spool.note(Event::Panic, &panic.to_string().replace('\n', " "));
        }));
        if !spool.no_past.load(Relaxed) {
            objects::start();
        }
        if spool.notes_faults.load(Relaxed) {
            faults::install();
        }
    }
    let only = loader::find_in(libc::RTLD_DEFAULT, c"__libc_single_threaded");
    process::set_only_thread(only.cast());
    // SAFETY: `answering` returns the driver's functions.
    let _ = unsafe { libcuda_sys::load_with(queries::answering) };
    let injected = entry_points().filter(|entry| spool.injection(entry.number).is_some());
    injected.for_each(|entry| entry.is_injected.store(true, Relaxed));
    if spool.fast.load(Relaxed) {
        let short = entry_points().filter(|entry| entry.is_short);
        short.for_each(|entry| entry.is_quiet.store(true, Relaxed));
    }
    driver::started(all);
    STARTED.store(true, Release);
}
