//! A thread of the program, and the call that it is in.

use crate::layer::call::entry_point::EntryPoint;
use crate::layer::call::signature::PackedArguments;
use crate::layer::origin::callers::{self, place};
use crate::layer::process::thread;
use crate::layer::process::{self, keep_errno, spool};
use crate::spool::{Event, Slot, Spool};
use cuda_checked::Precondition;
use cuda_checked::log::Heard;
use libcuda_sys::CUlogLevel;
use std::cell::Cell;
use std::ffi::{c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering::*, compiler_fence};

thread_local! {
    pub static CALLING_THREAD: CallingThread = const {
        CallingThread {
            shard: Cell::new(0),
            frame: Cell::new(0),
            entry: Cell::new(None),
            is_at_work: Cell::new(false),
            within: Cell::new(0),
            slot: Cell::new(null()),
            broken: Cell::new(null_mut()),
            heard: Heard::new(),
        }
    };
}

/// A thread, with what is known of the call that it is in. A jump may take the thread out of the call, whose own memory is gone then.
pub struct CallingThread {
    /// Which counter the thread has: zero until it has one.
    pub shard: Cell<usize>,
    /// An address in the frame of the call; zero if there is none.
    pub frame: Cell<usize>,
    pub entry: Cell<Option<&'static EntryPoint>>,
    /// The layer is at work: rules query the driver, which may call itself by name.
    is_at_work: Cell<bool>,
    /// How many calls were taken for calls within the call, and not judged.
    pub within: Cell<u64>,
    /// Where the launcher sees the call, if the process ends in it; null until the thread has one.
    slot: Cell<*const Slot>,
    /// The rule that the call broke: a box, or null.
    broken: Cell<*mut Broken>,
    /// What the driver's log has on the call.
    pub heard: Heard,
}

struct Broken {
    rule: Precondition,
    /// One that another jump has left behind.
    next: AtomicPtr<Self>,
}

/// Rules of calls that a jump has left, as far as can be known: one of them may go on. So they are never freed.
static ABANDONED: AtomicPtr<Broken> = AtomicPtr::new(null_mut());

impl CallingThread {
    /// Whether the thread is still in its call, for a call from this frame. A stack grows down, so a call above the frame, or
    /// in its place, shows that a jump (`longjmp`) has left it. Another stack is that of a signal handler, or the one of the layer that a
    /// handler has interrupted.
    #[inline]
    pub fn is_inside(&self, frame: usize) -> bool {
        self.frame.get() != 0
            && (frame < self.frame.get()
                || callers::is_in_room(frame)
                || callers::on_signal_stack())
    }

    /// What a signal handler calls from here on is within this call.
    #[inline]
    pub fn enter(&self, entry: &'static EntryPoint, frame: usize) {
        let former = self.frame.replace(frame);
        compiler_fence(SeqCst);
        if former != 0 {
            self.abandon();
        }
        self.entry.set(Some(entry));
    }

    #[inline]
    pub fn leave(&self) {
        // One comparison for all: most calls have none of these.
        let rest = self.within.get() as usize | self.broken.get().addr() | self.heard.size();
        if rest != 0 {
            self.tidy();
        }
        // Last: the layer may be at work until here, in the allocator too, and what a signal handler calls must not enter it again.
        compiler_fence(SeqCst);
        self.frame.set(0);
    }

    #[cold]
    fn tidy(&self) {
        let within = self.within.replace(0);
        if let (1.., Some(spool)) = (within, spool()) {
            spool.notes(Event::Within, self.entry.get().map_or("", EntryPoint::name), within);
        }
        self.heard.forget();
        let broken = self.broken.replace(null_mut());
        if !broken.is_null() {
            // SAFETY: `breaks` made it, and the reference that it returned has ended.
            drop(unsafe { Box::from_raw(broken) });
        }
    }

    /// A jump has left the thread's former call: those after it, until now, were the program's.
    #[cold]
    fn abandon(&self) {
        let times = self.within.get().max(self.is_at_work.get().into());
        if let (Some(spool), Some(entry), 1..) = (spool(), self.entry.get(), times) {
            spool.notes(Event::Jump, entry.name(), times);
        }
        let broken = self.broken.replace(null_mut());
        // SAFETY: `breaks` made it, and it is never freed.
        if let Some(abandoned) = unsafe { broken.as_ref() } {
            let link = |next| {
                abandoned.next.store(next, Release);
                Some(broken)
            };
            let _ = ABANDONED.fetch_update(AcqRel, Acquire, link);
        }
        self.within.set(0);
        self.is_at_work.set(false);
        // SAFETY: it is null, or stays.
        if let Some(slot) = unsafe { self.slot.get().as_ref() } {
            slot.call.store(0, Relaxed);
        }
        self.heard.forget();
    }

    /// Keeps the rule that the call breaks, until it ends.
    ///
    /// # Safety
    ///
    /// The reference must end with the call.
    pub unsafe fn breaks<'a>(&self, rule: Precondition) -> &'a Precondition {
        let broken = Box::into_raw(Box::new(Broken { rule, next: AtomicPtr::new(null_mut()) }));
        self.broken.set(broken);
        // SAFETY: it stays until the thread leaves the call.
        unsafe { &(*broken).rule }
    }

    pub fn has_broken(&self) -> bool {
        !self.broken.get().is_null()
    }

    /// Runs work of the layer itself. Its calls are not judged, and its panics stay here.
    #[inline]
    pub fn at_work<T>(&self, work: impl FnOnce() -> T) -> Option<T> {
        self.is_at_work.set(true);
        let result = catch_unwind(AssertUnwindSafe(work));
        self.is_at_work.set(false);
        result.ok()
    }

    /// Shows the launcher the call in which the thread is. A call that only reads or sets a value is too short for its place.
    #[inline]
    pub fn show(
        &self,
        spool: &'static Spool,
        entry: &'static EntryPoint,
        packed: PackedArguments,
    ) -> &'static Slot {
        if self.slot.get().is_null() {
            self.slot.set(slot(spool));
        }
        // SAFETY: it stays.
        let slot = unsafe { &*self.slot.get() };
        if !entry.is_short {
            let frame = packed.frame();
            let distance = entry.distance.load(Relaxed);
            let address = match distance.wrapping_add(1) {
                0 | 1 => keep_errno(|| place::learn(spool, &entry.distance, frame)),
                // SAFETY: as in `place`.
                _ => unsafe { ((frame + distance) as *const usize).read_unaligned() },
            };
            slot.address.store(address as u64, Relaxed);
        }
        // SAFETY: the arguments are those of this call.
        let shown = unsafe { entry.seen.shown(packed) };
        slot.handles.iter().zip(shown).for_each(|(place, handle)| place.store(handle, Relaxed));
        // The process may end with the next instruction.
        slot.call.store(entry.seen.shows, Release);
        slot
    }

    /// The thread of the parent of a process had the slot.
    pub fn forget_slot(&self) {
        self.slot.set(null());
    }
}

/// A slot for this thread, which it has until its end.
#[cold]
#[inline(never)]
fn slot(spool: &'static Spool) -> *const Slot {
    /// For threads that have none.
    static NONE: Slot = Slot::new();
    struct Release;
    impl Drop for Release {
        fn drop(&mut self) {
            let _ = CALLING_THREAD.try_with(|thread| {
                let slot = thread.slot.replace(&NONE);
                // SAFETY: it is null, or stays.
                if let Some(slot) = unsafe { slot.as_ref() } {
                    slot.free();
                }
            });
        }
    }
    thread_local!(static RELEASE: Release = const { Release });
    let ends = RELEASE.try_with(|_| ()).is_err();
    let own = if ends { None } else { spool.slot(process::id(), thread::id()) };
    let Some(own) = own else {
        // Its calls are not seen: that no thread was in one is not known any more.
        spool.hides_calls.store(true, Relaxed);
        return &raw const NONE;
    };
    let program = keep_errno(|| callers::with_room(|| process::program(spool)));
    own.program.store(program.unwrap_or(0), Relaxed);
    own
}

/// Leaves the call, by an exception of the program's own callback too.
pub struct Inside<'a> {
    pub thread: &'a CallingThread,
    pub slot: Option<&'static Slot>,
}

impl Drop for Inside<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Some(slot) = self.slot {
            slot.call.store(0, Relaxed);
        }
        self.thread.leave();
    }
}

/// Does work of the layer that is not in a call. The thread is as in a call meanwhile: what a signal handler calls is not judged, and
/// does not enter the layer again.
pub fn at_own_work<T>(work: impl FnOnce() -> T) -> T {
    let place = 0_u8;
    CALLING_THREAD.with(|thread| {
        // The work of a callback is in its call.
        let ends = (thread.frame.get() == 0).then(|| Inside { thread, slot: None });
        if ends.is_some() {
            thread.entry.set(None);
            thread.frame.set((&raw const place).addr());
            compiler_fence(SeqCst);
        }
        keep_errno(work)
    })
}

/// Takes a line of the driver's log, in the thread of the call that it is on: other threads are in no call here.
pub unsafe extern "C" fn hear(
    _: *mut c_void,
    level: CUlogLevel,
    message: *mut c_char,
    length: usize,
) {
    CALLING_THREAD.with(|thread| {
        if thread.frame.get() != 0 && !thread.is_at_work.get() {
            // SAFETY: the driver's text has this length, or ends with a zero before.
            unsafe { thread.heard.hear(level, message, length) };
        }
    });
}
