//! What all processes of a program write and the launcher reads: one file, mapped by each.
//!
//! A write to it is there when the process ends, however it ends. A fork shares it, and a program that `exec` starts
//! maps it again.

use std::ffi::c_void;
use std::fs::File;
use std::os::fd::AsRawFd;
use std::path::Path;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering::*};

/// Names the file.
pub const VARIABLE: &str = "CUDA_VALIDATE_SPOOL";

/// Other layouts have another one.
const MAGIC: u32 = 0xC0DA_0001;
const SHARDS: usize = 64;
const SLOTS: usize = 1024;
const TEXT: usize = 4 << 20;

/// Options, as bits.
pub const VERBOSE: u32 = 1;
pub const ENFORCE: u32 = 2;
pub const FAST: u32 = 4;

/// Rules that programs break on purpose, to find out what a driver has.
pub const NOTES: [u32; 1] = [46];

/// How a call ended that breaks a rule.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    Refused,
    Taken,
    /// The driver was not initialised, or shut down.
    Unheard,
    Enforced,
    Note,
}

impl Group {
    pub const ALL: [Self; 5] =
        [Self::Refused, Self::Taken, Self::Unheard, Self::Enforced, Self::Note];
}

/// What a process does that keeps calls from being judged, or would.
#[derive(Clone, Copy)]
pub enum Event {
    /// A pointer to no such type: null is one of C's values, this is not.
    Misaligned,
    /// An undocumented table of functions was handed out.
    Table,
    /// The program got a function that the lists do not have.
    Unknown,
    /// The program got a function of a second driver's library.
    Elsewhere,
    /// A library was opened with `RTLD_DEEPBIND`.
    DeepBind,
    Panic,
    /// There was no room for a finding.
    Lost,
}
const EVENTS: usize = 7;

#[repr(C, align(64))]
struct Shard(AtomicU64);

#[repr(C)]
struct Slot {
    /// Rule, function and group; zero where the slot is free.
    key: AtomicU64,
    calls: AtomicU64,
    /// Where the text lies, and its length; zero until it does.
    text: AtomicU64,
}

#[repr(C)]
pub struct Spool {
    magic: AtomicU32,
    pub options: AtomicU32,
    /// Processes that loaded the layer, and those that made calls.
    pub loaded: AtomicU64,
    pub processes: AtomicU64,
    events: [AtomicU64; EVENTS],
    /// Of the first of each kind.
    details: [AtomicU64; EVENTS],
    suppressions: AtomicU64,
    used: AtomicU64,
    /// Calls that were judged. Each thread counts in one.
    judged: [Shard; SHARDS],
    slots: [Slot; SLOTS],
    text: [AtomicU64; TEXT / 8],
}

/// A rule that was found broken, as the launcher reads it.
pub struct Finding {
    pub rule: u32,
    pub group: Group,
    pub calls: u64,
    /// None where the process ended before it had told.
    pub text: Option<String>,
}

impl Spool {
    /// Makes the file.
    pub fn create(path: &Path, options: u32, suppressions: &str) -> std::io::Result<&'static Self> {
        let file = File::options().read(true).write(true).create_new(true).open(path)?;
        file.set_len(size_of::<Self>() as u64)?;
        let spool = Self::map(&file)?;
        spool.magic.store(MAGIC, Relaxed);
        spool.options.store(options, Relaxed);
        let place = spool.write(suppressions).ok_or(std::io::ErrorKind::FileTooLarge)?;
        spool.suppressions.store(place, Relaxed);
        Ok(spool)
    }

    pub fn open(path: &Path) -> Option<&'static Self> {
        let file = File::options().read(true).write(true).open(path).ok()?;
        let whole = file.metadata().ok()?.len() == size_of::<Self>() as u64;
        let spool = whole.then(|| Self::map(&file).ok())??;
        (spool.magic.load(Relaxed) == MAGIC).then_some(spool)
    }

    fn map(file: &File) -> std::io::Result<&'static Self> {
        let (size, access) = (size_of::<Self>(), libc::PROT_READ | libc::PROT_WRITE);
        // SAFETY: a new mapping, which is never unmapped.
        let place = unsafe {
            libc::mmap(std::ptr::null_mut(), size, access, libc::MAP_SHARED, file.as_raw_fd(), 0)
        };
        match place == libc::MAP_FAILED {
            true => Err(std::io::Error::last_os_error()),
            // SAFETY: the file has this size, and is all atomic integers, of which any value is one.
            false => Ok(unsafe { &*place.cast_const().cast::<c_void>().cast() }),
        }
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
        if self.events[event as usize].fetch_add(1, Relaxed) == 0 && !detail.is_empty() {
            self.details[event as usize].store(self.write(detail).unwrap_or(0), Release);
        }
    }

    pub fn noted(&self, event: Event) -> (u64, String) {
        let detail = self.read(self.details[event as usize].load(Acquire));
        (self.events[event as usize].load(Relaxed), detail.unwrap_or_default())
    }

    /// Whether these are to be let pass: lines of a rule's number and, where it is for one function, its name.
    pub fn suppressed(&self, rule: u32, symbol: &str) -> bool {
        let lines = self.read(self.suppressions.load(Relaxed)).unwrap_or_default();
        lines.lines().any(|line| {
            let mut words = line.split_whitespace();
            words.next() == Some(&rule.to_string())
                && words.next().is_none_or(|name| name == symbol)
        })
    }

    /// Counts a call that breaks a rule. `text` is asked for with the first.
    pub fn found(&self, rule: u32, function: u32, group: Group, text: impl FnOnce() -> String) {
        let key = 1 << 63 | u64::from(rule) << 32 | u64::from(function) << 8 | group as u64;
        for step in 0..SLOTS {
            let slot =
                &self.slots[(key as usize).wrapping_mul(0x9E37_79B1).wrapping_add(step) % SLOTS];
            match slot.key.compare_exchange(0, key, Relaxed, Relaxed) {
                Ok(_) => {
                    slot.calls.fetch_add(1, Relaxed);
                    return slot.text.store(self.write(&text()).unwrap_or(0), Release);
                }
                Err(taken) if taken == key => {
                    slot.calls.fetch_add(1, Relaxed);
                    return;
                }
                Err(_) => {}
            }
        }
        self.note(Event::Lost, "");
    }

    pub fn findings(&self) -> Vec<Finding> {
        let mut taken: Vec<&Slot> =
            self.slots.iter().filter(|slot| slot.key.load(Relaxed) != 0).collect();
        // Texts lie in the order of the first calls.
        taken.sort_by_key(|slot| slot.text.load(Relaxed));
        let finding = |slot: &Slot| {
            let key = slot.key.load(Relaxed);
            Finding {
                rule: (key >> 32) as u32 & !(1 << 31),
                group: Group::ALL[usize::from(key as u8) % Group::ALL.len()],
                calls: slot.calls.load(Relaxed),
                text: self.read(slot.text.load(Acquire)),
            }
        };
        taken.into_iter().map(finding).collect()
    }

    /// Where the text lies and its length, or nothing where there is no room.
    fn write(&self, text: &str) -> Option<u64> {
        let words = text.len().div_ceil(8) as u64;
        let start = self.used.fetch_add(words, Relaxed);
        let place = self.text.get(start as usize..(start + words) as usize)?;
        for (word, bytes) in place.iter().zip(text.as_bytes().chunks(8)) {
            let mut whole = [0; 8];
            whole[..bytes.len()].copy_from_slice(bytes);
            word.store(u64::from_ne_bytes(whole), Relaxed);
        }
        // A length of zero is that of no text.
        Some(start << 32 | (text.len() as u64 + 1))
    }

    fn read(&self, place: u64) -> Option<String> {
        let (start, length) = ((place >> 32) as usize, (place as u32 as usize).checked_sub(1)?);
        let words = self.text.get(start..start + length.div_ceil(8))?;
        let bytes: Vec<u8> =
            words.iter().flat_map(|word| word.load(Relaxed).to_ne_bytes()).collect();
        Some(String::from_utf8_lossy(&bytes[..length]).into_owned())
    }
}
