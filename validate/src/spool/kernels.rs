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
    pub process: AtomicU32,
    /// How many parameters it is known to have.
    pub parameters: AtomicU32,
    pub handle: AtomicU64,
    pub words: Text<1008>,
}

pub type Kernels = [Kernel; KERNELS];

impl Spool {
    pub fn places_of(&self, handle: u64) -> impl Iterator<Item = &Kernel> {
        let start = (handle.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48) as usize;
        (start..start + STEPS).map(|place| &self.kernels[place % KERNELS])
    }

    #[inline]
    pub fn kernel(&self, process: u32, handle: u64) -> Option<&Kernel> {
        self.places_of(handle).find(|kernel| {
            kernel.handle.load(Relaxed) == handle && kernel.process.load(Acquire) == process
        })
    }
}
