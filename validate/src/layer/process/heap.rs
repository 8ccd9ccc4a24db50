//! The heap of the layer. In the program's heap, what the layer allocates would lie where something was freed, and a program whose
//! driver reads freed memory would end in another way than alone.
//!
//! No lock of it can hold up the program: a signal handler may interrupt a thread in here, jump out of it, or fork, and a child has
//! none of its parent's other threads. Whoever cannot enter soon gets memory of the system's heap.
//!
//! Without memory, Rust's library ends the process. So what the layer is at when the system has no more ends with the memory of a reserve,
//! and the layer begins nothing new in this process.

use dlmalloc::Dlmalloc;
use memmap2::MmapOptions;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering::*};
use std::thread::yield_now;
use std::{mem, ptr};

/// How often a thread lets others run before it takes the heap for lost.
const PATIENCE: u32 = 50_000;

/// The largest reserve: it has room for the largest table of the layer, when it grows.
const RESERVE: usize = 8 << 20;

pub struct Heap {
    /// The reserve, if there is one, and its size.
    reserve: AtomicPtr<u8>,
    size: AtomicUsize,
    /// How much of the reserve was given away, never to come back.
    reserved: AtomicUsize,
    /// Is called when there is no more memory.
    at_end: fn(),
    /// The thread that is inside, or 0.
    owner: AtomicUsize,
    /// Whether the owner has left it in the middle of its work. Its memory then stays as it is.
    is_lost: AtomicBool,
    memory: UnsafeCell<Dlmalloc>,
}

// SAFETY: only the owner uses the memory.
unsafe impl Sync for Heap {}

/// Where an allocation is from. It stands before each.
#[derive(Clone, Copy, PartialEq)]
#[repr(usize)]
enum Source {
    Own,
    System,
    Reserve,
}

impl Heap {
    pub const fn new(at_end: fn()) -> Self {
        let memory = UnsafeCell::new(Dlmalloc::new());
        let [size, reserved, owner] = [const { AtomicUsize::new(0) }; 3];
        let reserve = AtomicPtr::new(ptr::null_mut());
        Self { reserve, size, reserved, at_end, owner, is_lost: AtomicBool::new(false), memory }
    }

    /// Takes a reserve from the system, which keeps no memory for it until it is used. A process that may have few addresses has a
    /// small one, or none.
    pub fn reserve(&self) {
        if !self.reserve.load(Acquire).is_null() {
            return;
        }
        let sizes = (0..8).map(|half| RESERVE >> half);
        let mapped = sizes.map(|size| MmapOptions::new().len(size).map_anon());
        if let Some(mut memory) = mapped.flatten().next() {
            self.size.store(memory.len(), Relaxed);
            self.reserve.store(memory.as_mut_ptr(), Release);
            mem::forget(memory);
        }
    }

    /// Whether there was no more memory.
    pub fn has_ended(&self) -> bool {
        self.reserved.load(Relaxed) > 0
    }

    /// Returns a part of the reserve; null if there is not so much any more.
    #[cold]
    fn of_reserve(&self, layout: Layout) -> *mut u8 {
        let start = self.reserve.load(Acquire);
        let size = if start.is_null() { 0 } else { self.size.load(Relaxed) };
        let end_of = |used: usize| {
            let gap = start.wrapping_add(used).align_offset(layout.align());
            used.checked_add(gap)?.checked_add(layout.size()).filter(|end| *end <= size)
        };
        let before = self.reserved.fetch_update(AcqRel, Acquire, end_of);
        (self.at_end)();
        let end = before.ok().and_then(end_of);
        end.map_or(ptr::null_mut(), |end| start.wrapping_add(end - layout.size()))
    }

    /// In the child of a fork: a thread that was inside is not there.
    pub fn forked(&self) {
        let owner = self.owner.load(Relaxed);
        if owner != 0 && owner != thread() {
            self.is_lost.store(true, Relaxed);
        }
    }

    /// Does work with the memory, unless this thread is at such work already, or the heap is lost.
    fn with<T>(&self, work: impl FnOnce(&mut Dlmalloc) -> T) -> Option<T> {
        if self.is_lost.load(Relaxed) || !self.enter(thread()) {
            return None;
        }
        // SAFETY: this thread is the owner.
        let result = work(unsafe { &mut *self.memory.get() });
        self.owner.store(0, Release);
        Some(result)
    }

    fn enter(&self, own: usize) -> bool {
        for _ in 0..PATIENCE {
            match self.owner.compare_exchange(0, own, Acquire, Relaxed) {
                Ok(_) => return true,
                Err(owner) if owner == own => return false,
                Err(_) => yield_now(),
            }
        }
        self.is_lost.store(true, Relaxed);
        false
    }
}

/// A number of this thread, which a signal handler can read.
fn thread() -> usize {
    // SAFETY: it takes nothing.
    unsafe { libc::pthread_self() as usize }
}

/// Returns the layout of an allocation behind its source, and where it begins there.
fn with_source(layout: Layout) -> Option<(Layout, usize)> {
    Layout::new::<Source>().extend(layout).ok()
}

// SAFETY: each allocation is freed where it is from, with the layout that it was made with.
unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let Some((whole, offset)) = with_source(layout) else { return ptr::null_mut() };
        // SAFETY: the layout is not empty.
        let own = self.with(|memory| unsafe { memory.malloc(whole.size(), whole.align()) });
        let (start, source) = match own {
            Some(start) => (start, Source::Own),
            // SAFETY: as above.
            None => (unsafe { System.alloc(whole) }, Source::System),
        };
        let (start, source) = match start.is_null() {
            true => (self.of_reserve(whole), Source::Reserve),
            false => (start, source),
        };
        if start.is_null() {
            return start;
        }
        // SAFETY: the source stands directly before the allocation, which is within what was allocated.
        unsafe {
            let at = start.add(offset);
            at.cast::<Source>().sub(1).write(source);
            at
        }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        let Some((whole, offset)) = with_source(layout) else { return };
        // SAFETY: `alloc` has written it, and the caller has this allocation.
        let (source, start) = unsafe { (at.cast::<Source>().sub(1).read(), at.sub(offset)) };
        match source {
            Source::Own => {
                // SAFETY: it is an allocation of this memory with this layout. If nobody can enter, it stays.
                let free = |memory: &mut Dlmalloc| unsafe {
                    memory.free(start, whole.size(), whole.align());
                };
                let _ = self.with(free);
            }
            // SAFETY: as above.
            Source::System => unsafe { System.dealloc(start, whole) },
            Source::Reserve => {}
        }
    }
}

#[cfg(test)]
#[path = "../../../tests/unit/heap.rs"]
mod tests;
