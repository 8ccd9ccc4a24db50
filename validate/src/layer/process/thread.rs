//! A thread of the program: its number, and the context that is current to it.

use crate::spool::Place;
use libcuda_sys::CUresult;
use std::cell::Cell;
use std::ffi::c_int;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicU32, Ordering::*};

/// How many forks lead to this process.
pub static FORKS: AtomicU32 = AtomicU32::new(1);

/// The number of this thread. The system is asked once.
pub fn id() -> u32 {
    thread_local! {
        static OWN: Cell<[u32; 2]> = const { Cell::new([0; 2]) };
    }
    let forks = FORKS.load(Relaxed);
    OWN.with(|own| {
        if own.get()[0] != forks {
            // SAFETY: it takes nothing.
            own.set([forks, unsafe { libc::gettid() } as u32]);
        }
        own.get()[1]
    })
}

/// The context that is current to this thread, zero if there is none; nothing if the driver does not say.
pub fn context() -> Option<u64> {
    let mut context = null_mut();
    // SAFETY: the call writes one value.
    let answer = unsafe { libcuda_sys::cuCtxGetCurrent(&mut context) };
    (answer == CUresult::CUDA_SUCCESS).then(|| context.addr() as u64)
}

unsafe extern "C" {
    fn pthread_setcancelstate(state: c_int, before: *mut c_int) -> c_int;
}

/// Does something in which the thread is not canceled, because that would unwind frames of this library.
pub fn uncancelled<T>(work: impl FnOnce() -> T) -> T {
    let (disable, mut before) = (1, 0);
    // SAFETY: the call writes one value.
    unsafe { pthread_setcancelstate(disable, &mut before) };
    let result = work();
    // SAFETY: it was the state before.
    unsafe { pthread_setcancelstate(before, null_mut()) };
    result
}

/// A function that changed the thread's context, and where it was called.
pub type Change = (u16, Option<Place>);

thread_local! {
    /// With the context that was current then.
    static CHANGE: Cell<Option<(u64, Change)>> = const { Cell::new(None) };
}

/// The last call of this thread that is known to have changed its context, if it is this one since.
pub fn change(context: u64) -> Option<Change> {
    let change = CHANGE.take();
    CHANGE.set(change.clone());
    change.filter(|(of, _)| *of == context).map(|(_, change)| change)
}

/// A call has made this the context of its thread; none if that is not known.
pub fn changed(function: u16, context: Option<u64>, place: Option<Place>) {
    CHANGE.set(context.map(|context| (context, (function, place))));
}

#[cfg(test)]
#[path = "../../../tests/unit/thread.rs"]
mod tests;
