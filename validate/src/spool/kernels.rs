//! The kernels of all processes: of one in whose launch a process ends, the launcher says what it takes.

use super::{Spool, Text};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::*};

/// The room for kernels, and how far from its first place one may be.
const KERNELS: usize = 4096;
const STEPS: usize = 16;

/// A kernel of a process.
#[repr(C)]
pub struct Kernel {
    /// Zero if the place is free.
    process: AtomicU32,
    /// How many parameters it is known to have.
    pub parameters: AtomicU32,
    handle: AtomicU64,
    pub words: Text<1008>,
}

pub type Kernels = [Kernel; KERNELS];

impl Spool {
    fn places_of(&self, handle: u64) -> impl Iterator<Item = &Kernel> {
        let start = (handle.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48) as usize;
        (start..start + STEPS).map(|place| &self.kernels[place % KERNELS])
    }

    #[inline]
    pub fn kernel(&self, process: u32, handle: u64) -> Option<&Kernel> {
        self.places_of(handle).find(|kernel| {
            kernel.handle.load(Relaxed) == handle && kernel.process.load(Acquire) == process
        })
    }

    /// Keeps a kernel, if there is room.
    pub fn put_kernel(&self, process: u32, handle: u64, parameters: u32, words: &str) {
        const TAKEN: u32 = u32::MAX;
        let take =
            |kernel: &&Kernel| kernel.process.compare_exchange(0, TAKEN, AcqRel, Relaxed).is_ok();
        if let Some(kernel) = self.places_of(handle).find(take) {
            kernel.handle.store(handle, Relaxed);
            kernel.parameters.store(parameters, Relaxed);
            kernel.words.write(words);
            kernel.process.store(process, Release);
        }
    }

    pub fn forget_kernel(&self, process: u32, handle: u64) {
        if let Some(kernel) = self.kernel(process, handle) {
            kernel.process.store(0, Release);
        }
    }

    /// Forgets all of a process.
    pub fn forget_kernels(&self, process: u32) {
        let own = self.kernels.iter().filter(|kernel| kernel.process.load(Relaxed) == process);
        own.for_each(|kernel| kernel.process.store(0, Release));
    }
}
