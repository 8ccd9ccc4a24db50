//! The records that all processes of a program write and the launcher reads: one file in memory, mapped by each.
//!
//! A record stays when its process ends, in any way. A fork shares the mapping, and a program that
//! `exec` starts maps it again.
#![allow(dead_code)] // the layer has one half, the launcher the other

use memmap2::MmapRaw;
use serde_json::{Value, json};
use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::io::{Error, Result};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering::*};

/// Names the file.
pub const VARIABLE: &str = "CUDA_VALIDATE_SPOOL";

/// The events in the report besides broken rules, in its words.
pub mod event {
    pub const LOADED: &str = "processes that loaded the layer";
    pub const JUDGED: &str = "processes with calls that were judged";
    pub const TABLE: &str = "undocumented tables given to the program";
    pub const UNKNOWN: &str = "unknown functions given to the program";
    pub const ELSEWHERE: &str = "not covered: functions of another driver";
    pub const DEEPBIND: &str = "not covered: libraries with RTLD_DEEPBIND";
    pub const RIGHTS: &str = "not covered: programs with other rights than their user's";
    pub const MISALIGNED: &str = "calls with a misaligned pointer";
    pub const PANIC: &str = "failures of cuda-validate, please report them";
    pub const LOST: &str = "lines of this report without room";
}

/// Ends with a zero, or with the room.
type Text = [AtomicU8; 1 << 15];

#[repr(C)]
struct Slot {
    /// The hash of the counted key; zero if the slot is free.
    key: AtomicU64,
    count: AtomicU64,
    text: Text,
}

/// The room for functions.
pub const FUNCTIONS: usize = 1024;

#[repr(C)]
pub struct Spool {
    pub enforce: AtomicBool,
    pub fast: AtomicBool,
    pub verbose: AtomicBool,
    suppressions: Text,
    lost: AtomicU64,
    /// Calls that were judged, by function. Each thread counts in one of these.
    judged: [[AtomicU64; FUNCTIONS]; 64],
    slots: [Slot; 1024],
}

impl Spool {
    /// Maps the file, which has been made this large.
    pub fn map(file: &File) -> Result<&'static Self> {
        let place = std::mem::ManuallyDrop::new(MmapRaw::map_raw(file)?);
        if place.len() != size_of::<Self>() {
            return Err(Error::other("the file of another cuda-validate"));
        }
        // SAFETY: it stays mapped, and is all atomic integers, of which any value is one.
        Ok(unsafe { &*place.as_ptr().cast() })
    }

    /// Counts a call that is judged.
    #[inline]
    pub fn judge(&self, thread: usize, function: usize) {
        self.judged[thread % self.judged.len()][function].fetch_add(1, Relaxed);
    }

    /// How many calls of each function were judged.
    pub fn judged(&self) -> impl Iterator<Item = u64> {
        let sum = |function: usize| self.judged.iter().map(|one| one[function].load(Relaxed)).sum();
        (0..self.judged[0].len()).map(sum)
    }

    /// Returns whether there was room for them.
    pub fn suppress(&self, lines: &str) -> bool {
        write(&self.suppressions, lines);
        lines.len() <= self.suppressions.len()
    }

    /// Whether these are let pass: lines of a rule's number and, where it is for one function, its name.
    pub fn suppresses(&self, rule: u32, symbol: &str) -> bool {
        read(&self.suppressions).lines().any(|line| {
            let mut words = line.split_whitespace();
            words.next() == Some(&rule.to_string())
                && words.next().is_none_or(|name| name == symbol)
        })
    }

    #[cold]
    pub fn note(&self, event: &str, detail: &str) {
        self.count(1, (event, detail), || json!({ "event": event, "detail": detail }));
    }

    /// Adds to the count of this key, or subtracts from it. The first count of a key calls `entry`.
    pub fn count(&self, times: i64, key: impl Hash, entry: impl FnOnce() -> Value) {
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        let key = hasher.finish() | 1;
        for slot in &self.slots {
            let taken = slot.key.compare_exchange(0, key, Relaxed, Relaxed);
            if taken.is_ok() || taken == Err(key) {
                slot.count.fetch_add(times as u64, Relaxed);
                if taken.is_ok() {
                    write(&slot.text, &entry().to_string());
                }
                return;
            }
        }
        self.lost.fetch_add(1, Relaxed);
    }

    /// How often each thing was counted, in the order of the first times.
    pub fn entries(&self) -> impl Iterator<Item = (u64, Value)> {
        let taken = self.slots.iter().take_while(|slot| slot.key.load(Relaxed) != 0);
        let entry = |slot: &Slot| serde_json::from_str(&read(&slot.text));
        let lost = || json!({ "event": event::LOST, "detail": "" });
        let entries = taken
            .map(move |slot| (slot.count.load(Relaxed), entry(slot).unwrap_or_else(|_| lost())));
        entries.chain([(self.lost.load(Relaxed), lost())]).filter(|(count, _)| *count > 0)
    }
}

fn write(place: &Text, text: &str) {
    place.iter().zip(text.bytes()).for_each(|(place, byte)| place.store(byte, Relaxed));
}

fn read(place: &Text) -> String {
    let bytes = place.iter().map(|byte| byte.load(Relaxed)).take_while(|byte| *byte != 0);
    String::from_utf8_lossy(&bytes.collect::<Vec<u8>>()).into_owned()
}
