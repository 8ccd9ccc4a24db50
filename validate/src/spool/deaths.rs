//! What is left of a process that a signal ended outside of the driver's functions: the fault, and the functions for which the program
//! has got a null.

use super::{Caller, SharedPlace, Spool, Text};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::*};

/// A fault (`--faults`). A signal handler writes it, which may neither wait nor take memory.
#[repr(C)]
pub struct Fault {
    /// The process and, in the lower half, the thread. Zero if the place is free.
    pub owner: AtomicU64,
    pub signal: AtomicU32,
    /// What is known of the address: see `Fault::USED`. Zero for nothing. Written before the memory.
    pub known: AtomicU32,
    pub address: AtomicU64,
    /// The code that used the address, or that called it.
    pub code: Caller,
    /// What the memory at the address is: see `Fault::DEVICE`. Zero if that is not known. Written last.
    pub memory: AtomicU32,
    /// One more than the number of the function that made the memory, and that of the one that ended it, or zero.
    pub made: AtomicU32,
    pub ended: AtomicU32,
    pub places: [SharedPlace; 2],
}

impl Fault {
    /// The code used the address, or called it.
    pub const USED: u32 = 1;
    pub const CALLED: u32 = 2;
    /// It is device memory, or memory that may be.
    pub const DEVICE: u32 = 1;
    pub const PERHAPS: u32 = 2;
}

/// A function for which `cuGetProcAddress` has returned a null with success.
#[repr(C)]
pub struct Missing {
    /// Zero if the place is free.
    pub key: AtomicU64,
    /// Zero while the rest is written, and when another program has taken the place of the process's.
    pub process: AtomicU32,
    /// One more than that of the function that was called.
    pub by: AtomicU32,
    /// For which the program asked.
    pub release: AtomicU32,
    pub caller: Caller,
    pub name: Text<96>,
}

impl Spool {
    /// The functions that a process has not got, the latest first.
    pub fn missing(&self, process: u32) -> impl Iterator<Item = &Missing> {
        self.missing.iter().rev().filter(move |missing| missing.process.load(Acquire) == process)
    }
}
