//! What all processes of a program write and the launcher reads: one file in memory, mapped by each.
//!
//! What is written there stays when the process ends, however it ends. A fork shares the mapping, and a program that
//! `exec` starts maps it again.

use std::fs::File;
use std::io::{Error, Result};
use std::os::fd::AsRawFd as _;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering::*};

/// Names the file.
pub const VARIABLE: &str = "CUDA_VALIDATE_SPOOL";

/// Options, as bits.
pub const VERBOSE: u32 = 1;
pub const ENFORCE: u32 = 2;
pub const FAST: u32 = 4;

/// Rules that programs break on purpose, to find out what a driver has.
pub const NOTES: [u32; 1] = [46];

/// How a call ended that breaks a rule.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Group {
    Refused,
    Taken,
    /// The driver was not initialised, or shut down.
    Unheard,
    Enforced,
    /// The call is on its way. Where its thread or process ends there, it stays so.
    Open,
    Note,
}

/// What the report tells besides the rules that are broken.
#[derive(Clone, Copy)]
pub enum Event {
    /// Processes that loaded the layer.
    Loaded,
    /// Processes that made calls which were judged.
    Process,
    /// An undocumented table of functions was given to the program.
    Table,
    /// A function was given to the program that the lists do not have.
    Unknown,
    /// A function of a second driver's library was given to the program.
    Elsewhere,
    /// A library was opened with `RTLD_DEEPBIND`.
    DeepBind,
    /// A call had a pointer that no value of its type lies at.
    Misaligned,
    Panic,
    /// There was no room for a finding.
    Lost,
}

const SHARDS: usize = 64;

#[repr(C, align(64))]
struct Shard(AtomicU64);

#[repr(C)]
struct Slot {
    /// Rule, function and group; zero where the slot is free.
    key: AtomicU64,
    calls: AtomicU64,
    text: AtomicU64,
}

#[repr(C)]
pub struct Spool {
    pub options: AtomicU32,
    events: [AtomicU64; 9],
    /// The text of the first of each kind.
    details: [AtomicU64; 9],
    suppressions: AtomicU64,
    used: AtomicU64,
    /// Calls that were judged. Each thread counts in one.
    judged: [Shard; SHARDS],
    slots: [Slot; 1024],
    text: [AtomicU8; 4 << 20],
}

/// A rule that was found broken, as the launcher reads it.
pub struct Finding {
    pub rule: u32,
    pub group: u8,
    pub calls: u64,
    /// Nothing where the process ended before it had told.
    pub text: String,
}

impl Spool {
    /// Maps the file, which has been made this large.
    pub fn map(file: &File) -> Result<&'static Self> {
        let (size, access) = (size_of::<Self>(), libc::PROT_READ | libc::PROT_WRITE);
        if file.metadata()?.len() != size as u64 {
            return Err(Error::other("the file of another cuda-validate"));
        }
        // SAFETY: a new mapping, which is never unmapped. It is all atomic integers, of which any value is one.
        unsafe {
            let start = std::ptr::null_mut();
            let place = libc::mmap(start, size, access, libc::MAP_SHARED, file.as_raw_fd(), 0);
            if place == libc::MAP_FAILED { Err(Error::last_os_error()) } else { Ok(&*place.cast()) }
        }
    }

    pub fn set_up(&self, options: u32, suppressions: &str) {
        self.options.store(options, Relaxed);
        self.suppressions.store(self.write(suppressions), Relaxed);
    }

    pub fn has(&self, option: u32) -> bool {
        self.options.load(Relaxed) & option != 0
    }

    /// Counts a call in the shard of this thread.
    #[inline]
    pub fn count(&self, thread: u32) {
        self.judged[thread as usize % SHARDS].0.fetch_add(1, Relaxed);
    }

    pub fn judged(&self) -> u64 {
        self.judged.iter().map(|shard| shard.0.load(Relaxed)).sum()
    }

    #[cold]
    pub fn note(&self, event: Event, detail: &str) {
        if self.events[event as usize].fetch_add(1, Relaxed) == 0 {
            self.details[event as usize].store(self.write(detail), Release);
        }
    }

    pub fn noted(&self, event: Event) -> (u64, String) {
        let detail = self.read(self.details[event as usize].load(Acquire));
        (self.events[event as usize].load(Relaxed), detail)
    }

    /// Whether these are let pass: lines of a rule's number and, where it is for one function, its name.
    pub fn suppresses(&self, rule: u32, symbol: &str) -> bool {
        self.read(self.suppressions.load(Relaxed)).lines().any(|line| {
            let mut words = line.split_whitespace();
            words.next() == Some(&rule.to_string())
                && words.next().is_none_or(|name| name == symbol)
        })
    }

    /// Counts a call that breaks a rule. `text` is asked for with the first.
    pub fn found(&self, rule: u32, function: u32, group: Group, text: impl FnOnce() -> String) {
        let key = Self::key(rule, function, group);
        for slot in &self.slots {
            let taken = slot.key.compare_exchange(0, key, Relaxed, Relaxed);
            if taken.is_ok() || taken == Err(key) {
                slot.calls.fetch_add(1, Relaxed);
                if taken.is_ok() {
                    slot.text.store(self.write(&text()), Release);
                }
                return;
            }
        }
        self.note(Event::Lost, "");
    }

    /// A call that was open has returned.
    pub fn closed(&self, rule: u32, function: u32) {
        let key = Self::key(rule, function, Group::Open);
        if let Some(slot) = self.slots.iter().find(|slot| slot.key.load(Relaxed) == key) {
            slot.calls.fetch_sub(1, Relaxed);
        }
    }

    fn key(rule: u32, function: u32, group: Group) -> u64 {
        1 << 63 | u64::from(rule) << 32 | u64::from(function) << 8 | group as u64
    }

    /// In the order of their first calls.
    pub fn findings(&self) -> impl Iterator<Item = Finding> {
        let slots = self.slots.iter().map(|slot| (slot.key.load(Relaxed), slot));
        slots.take_while(|(key, _)| *key != 0).map(|(key, slot)| Finding {
            rule: (key >> 32) as u32 & !(1 << 31),
            group: key as u8,
            calls: slot.calls.load(Relaxed),
            text: self.read(slot.text.load(Acquire)),
        })
    }

    /// Where the text lies, and its length. One that finds no room is empty.
    fn write(&self, text: &str) -> u64 {
        let start = self.used.fetch_add(text.len() as u64, Relaxed);
        let place = self.text.get(start as usize..start as usize + text.len()).unwrap_or_default();
        place.iter().zip(text.bytes()).for_each(|(place, byte)| place.store(byte, Relaxed));
        start << 32 | place.len() as u64
    }

    fn read(&self, place: u64) -> String {
        let (start, length) = ((place >> 32) as usize, place as u32 as usize);
        let bytes = self.text.get(start..start + length).unwrap_or_default();
        let bytes: Vec<u8> = bytes.iter().map(|byte| byte.load(Relaxed)).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    }
}
