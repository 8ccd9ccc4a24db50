//! What is left of a process that a signal ended outside of the driver's functions: the fault, and the functions for which the program
//! has got a null.

use super::{Caller, SharedPlace, Spool, Text};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::*};

/// A fault (`--faults`). A signal handler writes it, which may neither wait nor take memory.
#[repr(C)]
pub struct Fault {
    /// The process and, in the lower half, the thread. Zero if the place is free.
    owner: AtomicU64,
    pub signal: AtomicU32,
    /// What is known of the address: see `Fault::NONE`. Written before the memory.
    pub known: AtomicU32,
    pub address: AtomicU64,
    /// The code that used the address, or that called it.
    pub code: Caller,
    /// What the memory at the address is: see `Fault::NONE`. Written last.
    pub memory: AtomicU32,
    /// One more than the number of the function that made the memory, and that of the one that ended it, or zero.
    pub made: AtomicU32,
    pub ended: AtomicU32,
    pub places: [SharedPlace; 2],
}

impl Fault {
    /// Of the address: it is not known. Of the memory: the same.
    pub const NONE: u32 = 0;
    /// The code used the address, or called it.
    pub const USED: u32 = 1;
    pub const CALLED: u32 = 2;
    /// It is device memory, or memory that may be.
    pub const DEVICE: u32 = 1;
    pub const PERHAPS: u32 = 2;

    pub fn process(&self) -> u32 {
        (self.owner.load(Acquire) >> 32) as u32
    }

    pub fn thread(&self) -> u32 {
        self.owner.load(Relaxed) as u32
    }
}

/// A function for which `cuGetProcAddress` has returned a null with success.
#[repr(C)]
pub struct Missing {
    /// Zero if the place is free.
    key: AtomicU64,
    /// Zero while the rest is written, and when another program has taken the place of the process's.
    process: AtomicU32,
    /// One more than that of the function that was called.
    pub by: AtomicU32,
    /// For which the program asked.
    pub release: AtomicU32,
    pub caller: Caller,
    pub name: Text<96>,
}

impl Caller {
    pub fn write(&self, (file, offset): (u32, u64)) {
        self.file.store(file, Relaxed);
        self.offset.store(offset, Relaxed);
    }

    pub fn read(&self) -> (u32, u64) {
        (self.file.load(Relaxed), self.offset.load(Relaxed))
    }
}

impl Spool {
    /// A place for a fault of a thread, if there is one.
    pub fn new_fault(&self, process: u32, thread: u32) -> Option<&Fault> {
        let owner = u64::from(process) << 32 | u64::from(thread);
        let take = |fault: &&Fault| fault.owner.compare_exchange(0, owner, AcqRel, Relaxed).is_ok();
        self.faults.iter().find(take)
    }

    /// The last fault of a process.
    pub fn fault(&self, process: u32) -> Option<&Fault> {
        self.faults.iter().rev().find(|fault| fault.process() == process)
    }

    /// Puts down a function that a process has not got.
    pub fn put_missing(&self, process: u32, by: usize, name: &str, release: u32, at: (u32, u64)) {
        let mut hasher = DefaultHasher::new();
        (process, by, name, release, at.0).hash(&mut hasher);
        let key = hasher.finish().max(1);
        for missing in &self.missing {
            match missing.key.compare_exchange(0, key, AcqRel, Relaxed) {
                Ok(_) => {
                    missing.by.store(by as u32 + 1, Relaxed);
                    missing.release.store(release, Relaxed);
                    missing.caller.write(at);
                    missing.name.write(name);
                    missing.process.store(process, Release);
                    return;
                }
                Err(other) if other == key => return,
                Err(_) => {}
            }
        }
    }

    /// The functions that a process has not got, the latest first.
    pub fn missing(&self, process: u32) -> impl Iterator<Item = &Missing> {
        self.missing.iter().rev().filter(move |missing| missing.process.load(Acquire) == process)
    }

    /// A process has got a function of this name.
    pub fn forget_name(&self, process: u32, name: &str) {
        let of_name = self.missing(process).filter(|missing| missing.name.read() == name);
        of_name.for_each(|missing| missing.process.store(0, Relaxed));
    }

    /// Another program takes the place of a process's.
    pub fn forget_missing(&self, process: u32) {
        self.missing(process).for_each(|missing| missing.process.store(0, Relaxed));
    }

    /// Whether a process has called the driver, by what is put down of its code.
    pub fn has_called(&self, process: u32) -> bool {
        self.code.iter().any(|code| code.process.load(Acquire) == process)
    }

    /// The number of the text with the path of a process's program; zero if it is not known.
    pub fn program(&self, process: u32) -> u32 {
        let of = |slot: &&super::Slot| slot.process() == process;
        self.slots.iter().find(of).map_or(0, |slot| slot.program.load(Relaxed))
    }
}
