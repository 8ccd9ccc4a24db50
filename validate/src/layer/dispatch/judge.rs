//! Judges a call: whether it breaks a documented precondition.

use crate::layer::call::entry_point::{Check, Verdict};
use crate::layer::call::signature::PackedArguments;
use crate::layer::dispatch::intercepted::InterceptedCall;
use crate::layer::process;
use crate::spool::Event;
use cuda_checked::{causes, checks};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::*};

/// Whether this process, and not the one that it was forked from, has made a call that was judged.
static COUNTED: AtomicBool = AtomicBool::new(false);
/// Whether this process, or one that it was forked from, has made a call that was judged, as `cuInit` is.
static CALLED: AtomicBool = AtomicBool::new(false);

pub fn has_judged() -> bool {
    CALLED.load(Relaxed)
}

/// Whether this process itself has made a call that was judged.
pub fn is_counted() -> bool {
    COUNTED.load(Relaxed)
}

/// A child of a fork counts anew.
pub fn forked() {
    COUNTED.store(false, Relaxed);
}

/// Says of a driver whose documentation is not known how it compares with the nearest. In a child of a fork it might wait for a lock
/// of the parent's, which has said it.
fn undocumented() -> Option<String> {
    let (driver, nearest) = causes::undocumented()?;
    let is = if driver > nearest { "newer" } else { "older" };
    Some(format!("CUDA {driver} is {is} than {nearest}"))
}

/// # Safety
///
/// The address must be that of the function's check, and the arguments those of its call.
#[inline]
unsafe fn check_at(address: *mut (), packed: PackedArguments) -> Verdict {
    // SAFETY: `EntryPoint::check` has such functions. A check reads no further than the call would.
    unsafe { std::mem::transmute::<*mut (), Check>(address)(packed) }
}

impl InterceptedCall<'_> {
    /// Returns the rule that the call breaks.
    #[inline]
    pub fn judge(&self) -> Verdict {
        let address = self.entry.check.load(Acquire);
        if address.is_null() {
            return Ok(());
        }
        if self.thread.shard.get() == 0 || !COUNTED.load(Relaxed) {
            self.first_call();
        }
        self.spool.count_judged(self.thread.shard.get(), self.entry.number);
        // SAFETY: the arguments are those of this call.
        let check = || unsafe {
            match self.entry.is_per_thread {
                true => check_at(address, self.with_own_stream().packed()),
                false => check_at(address, self.packed),
            }
        };
        let verdict = self.thread.at_work(|| match self.entry.is_quiet.load(Relaxed) {
            true => checks::without_queries(check),
            false => check(),
        });
        if checks::misaligned() > 0 {
            self.spool.note(Event::Misaligned, self.entry.name());
        }
        verdict.unwrap_or(Ok(()))
    }

    /// Returns the rule that the call breaks with these arguments.
    ///
    /// # Safety
    ///
    /// They must be those of the call, or as its rules take them.
    #[inline]
    pub unsafe fn check(&self, packed: PackedArguments) -> Verdict {
        match self.entry.check.load(Acquire) {
            address if address.is_null() => Ok(()),
            // SAFETY: the caller guarantees it.
            address => unsafe { check_at(address, packed) },
        }
    }

    /// The first call of a thread or a process.
    #[cold]
    #[inline(never)]
    fn first_call(&self) {
        static THREADS: AtomicUsize = AtomicUsize::new(1);
        if self.thread.shard.get() == 0 {
            self.thread.shard.set(THREADS.fetch_add(1, Relaxed).max(1));
        }
        if !COUNTED.swap(true, Relaxed) {
            CALLED.store(true, Relaxed);
            self.spool.note(Event::Judged, "");
            if process::is_forked() {
                self.spool.note(Event::Forked, "");
            } else if let Some(Some(releases)) = self.thread.at_work(undocumented) {
                self.spool.note(Event::Undocumented, &releases);
            }
        }
    }
}
