//! The records that all processes of a program write and the launcher reads: one file in memory, mapped by each.
//!
//! A record is numbers, addresses and short text at fixed places, so that writing one takes no lock and no memory. It stays
//! when its process ends, in any way. A fork shares the mapping, and a program that `exec` starts maps it again.
//!
//! A program may write to any memory of its process by mistake, also to this. So nothing that is read here is trusted: each
//! number may be any number.
#![allow(dead_code)] // the layer has one half, the launcher the other

mod deaths;
mod kernels;

use memmap2::{MmapOptions, MmapRaw};
use std::fmt::{self, Write as _};
use std::fs::{File, Metadata};
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::io::{Error, Result};
use std::mem::offset_of;
use std::os::fd::{AsRawFd as _, FromRawFd as _};
use std::os::unix::fs::{FileExt as _, MetadataExt as _, OpenOptionsExt as _};
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering, Ordering::*};

pub use deaths::{Fault, Missing};

/// Names the file, by the launcher's process.
pub const VARIABLE: &str = "CUDA_VALIDATE_SPOOL";
/// Has the number of the run, which the file has too: another process may have got the launcher's number.
pub const RUN: &str = "CUDA_VALIDATE_RUN";
/// The file's name in `/proc`.
pub const NAME: &std::ffi::CStr = c"cuda-validate";
/// The file's size: after the records it has room for a page of any size, see `Spool::mark`.
const SIZE: usize = (size_of::<Spool>() + 0x1_0000).next_multiple_of(0x1_0000);
/// Nothing can make the file smaller, so that no access to it ends a process.
const SEALS: i32 = libc::F_SEAL_SHRINK | libc::F_SEAL_GROW | libc::F_SEAL_SEAL;

/// The room for functions.
pub const FUNCTIONS: usize = 1024;
/// The room for kinds of things that are counted.
const KINDS: usize = 4096;
/// The room for kinds of calls that are not made.
pub const INJECTIONS: usize = 64;
/// How many callers a record has at most, innermost first.
pub const CALLERS: usize = 64;
/// How many lines of Python a record has at most, innermost first.
pub const LINES: usize = 100;

/// Numbers that the processes and the launcher know by name.
macro_rules! numbered {
    ($(#[$attribute:meta])* $name:ident { $($(#[$of:meta])* $variant:ident,)* }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $name { $($(#[$of])* $variant,)* }

        impl $name {
            pub const ALL: &[Self] = &[$(Self::$variant),*];
        }
    };
}

numbered! {
    /// How a call that breaks a rule went on.
    Group { Refused, Taken, Unheard, Enforced, Open, Note, }
}

numbered! {
    /// Where the sentence on a refused call, which breaks no known rule, is from.
    Reason {
        None,
        /// An argument, or the state of the thread.
        Cause,
        /// The driver's log.
        Words,
        /// What earlier calls did.
        Past,
        /// The same, of a call that has not returned.
        Open,
        /// The call was not made, by `--inject`.
        Injected,
        /// The process ended while a thread was in the call.
        Ended,
        /// The environment of the process: its variables, its limits, the files of the driver.
        Environment,
        /// There is no call: a signal ended the process, and no thread of it was in one.
        Outside,
    }
}

numbered! {
    /// Events besides broken rules.
    Event {
        Loaded,
        Judged,
        /// With the function's name, as the next.
        Unknown,
        Misaligned,
        /// A child of a fork in which no rule queries the driver.
        Forked,
        /// A process whose driver is of a release of which no documentation is known: with this and the nearest that is.
        Undocumented,
        /// With the function that was left.
        Jump,
        /// With the function that was called, as the driver's own calls have it.
        Within,
        Table,
        /// With the version of a Python whose lines are not known.
        Python,
        /// With the file's name, as the next two.
        Elsewhere,
        Deepbind,
        Rights,
        /// With the message.
        Panic,
        /// The past of objects is not remembered any more.
        Past,
        /// A process whose layer got no more memory.
        Memory,
        /// With the file's name.
        Foreign,
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Broken {
        /// In 18 bits.
        rule: u32,
        function: usize,
        group: Group,
        /// A line of Python, in 31 bits, or zero.
        place: u32,
    },
    /// A call that the driver refused with this code, and that breaks no known rule.
    Refused {
        function: usize,
        code: u32,
        /// Sets apart where it came from, in 30 bits.
        place: u32,
    },
    /// Objects that a process had not ended when it exited.
    Leak {
        function: usize,
        /// The number of their kind.
        of: usize,
        /// As that of a refused call.
        place: u32,
    },
    Event(Event),
}

/// No code is that of a call which has not returned.
pub const OPEN: u32 = 0x3ffff;

/// The ends of keys, where those of broken rules have the group.
const REFUSED: u64 = 0xf;
const LEAK: u64 = 0xe;

impl Kind {
    /// A number that is not zero, of which the kind can be read again: it is there before its record is written. `detail`
    /// sets events of one kind apart.
    fn key(self, detail: &str) -> u64 {
        match self {
            Self::Broken { rule, function, group, place } => {
                let place = u64::from(place) << 32;
                place + (u64::from(rule) << 14) + ((function as u64) << 4) + group as u64 + 1
            }
            Self::Refused { function, code, place } => {
                let place = u64::from(place) & 0x3fff_ffff;
                let code = u64::from(code.min(0x3ffff));
                (place << 32) + (code << 14) + ((function as u64) << 4) + REFUSED
            }
            Self::Leak { function, of, place } => {
                let place = u64::from(place) & 0x3fff_ffff;
                (place << 32) + ((of as u64) << 14) + ((function as u64) << 4) + LEAK
            }
            Self::Event(event) => {
                let mut hasher = DefaultHasher::new();
                detail.hash(&mut hasher);
                (1 << 63) + ((event as u64) << 56) + (hasher.finish() >> 8)
            }
        }
    }

    fn of(key: u64) -> Option<Self> {
        if key >> 63 == 1 {
            return Event::ALL.get(key as usize >> 56 & 0x7f).copied().map(Self::Event);
        }
        let function = key as usize >> 4 & (FUNCTIONS - 1);
        let (number, place) = ((key >> 14) as u32 & 0x3ffff, (key >> 32) as u32);
        if key & 0xf == REFUSED {
            return Some(Self::Refused { function, code: number, place });
        }
        if key & 0xf == LEAK {
            return Some(Self::Leak { function, of: number as usize, place });
        }
        let group = Group::ALL.get((key as usize & 0xf).checked_sub(1)?).copied()?;
        Some(Self::Broken { rule: number, function, group, place })
    }
}

/// Text that ends with a zero or with the room.
#[repr(transparent)]
pub struct Text<const ROOM: usize>([AtomicU8; ROOM]);

impl<const ROOM: usize> Text<ROOM> {
    /// Text without room ends with dots. The first byte is written last, so a process that ends meanwhile leaves no text.
    pub fn write(&self, text: impl fmt::Display) {
        let mut writer = Writer { place: &self.0, at: 0, first: 0 };
        let _ = write!(writer, "{text}");
        if writer.at > ROOM {
            self.0[ROOM - 3..].iter().for_each(|byte| byte.store(b'.', Relaxed));
        }
        self.0[0].store(writer.first, Release);
    }

    pub fn read(&self) -> String {
        let bytes = self.0.iter().map(|byte| byte.load(Acquire)).take_while(|byte| *byte != 0);
        String::from_utf8_lossy(&bytes.collect::<Vec<u8>>()).into_owned()
    }
}

struct Writer<'a> {
    place: &'a [AtomicU8],
    /// How many bytes there were so far, with those that had no room.
    at: usize,
    first: u8,
}

impl fmt::Write for Writer<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            match self.place.get(self.at) {
                Some(_) if self.at == 0 => self.first = byte,
                Some(place) => place.store(byte, Relaxed),
                None => {}
            }
            self.at += 1;
        }
        Ok(())
    }
}

#[repr(C)]
struct Counter {
    /// Zero if the place is free.
    key: AtomicU64,
    count: AtomicU64,
    /// Which of all it was.
    order: AtomicU64,
}

/// The first of its kind. Where its process ended before it was written, the numbers are zero and the text is empty.
#[repr(C)]
pub struct Record {
    /// That of an argument, or the bytes of all objects that are left.
    pub value: AtomicU64,
    pub process: AtomicU32,
    pub thread: AtomicU32,
    pub answer: AtomicU32,
    /// Of a refused call.
    pub reason: AtomicU32,
    /// Its number, if that is a cause.
    pub cause: AtomicU32,
    /// The function whose rules were checked.
    pub rules_of: AtomicU32,
    /// A text, as the next ones that have no other description.
    pub program: AtomicU32,
    pub parameter: Text<256>,
    pub sentence: Text<2048>,
    pub lines: [Line; LINES],
    pub callers: [Caller; CALLERS],
    /// Those that the sentence marks, in its order.
    pub places: [SharedPlace; PLACES],
}

/// Where a sentence names a place. No name in a sentence has it: it is a control character.
pub const PLACE: &str = "\u{1a}";

/// How many places a sentence names at most.
pub const PLACES: usize = 6;

/// Where a call of the past came from, innermost first: lines of Python, and callers. Zeros where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The numbers of the file and of the function, and the line.
    pub lines: [[u32; 3]; Self::LINES],
    /// The number of the file, and the offset in it.
    pub callers: [(u32, u64); Self::CALLERS],
}

impl Place {
    pub const LINES: usize = 4;
    pub const CALLERS: usize = 8;

    /// Of an address to which the call returns.
    pub fn of(address: usize) -> Self {
        let mut place = Self::default();
        place.callers[0] = (0, address.saturating_sub(1) as u64);
        place
    }
}

/// How many IPC handles of the run are known.
pub const EXPORTS: usize = 512;

/// An IPC handle, and the object behind it.
#[repr(C)]
pub struct Export {
    /// The handle's number; zero if the place is free.
    pub key: AtomicU64,
    /// Zero while the rest is written.
    pub process: AtomicU32,
    /// One more than the number of the function that made the handle, and that of the one that ended the object, or zero.
    pub made: AtomicU32,
    pub ended: AtomicU32,
    /// Whether another program took the place of the process's.
    pub is_replaced: AtomicU32,
    /// The system's numbers of processes are those of this namespace.
    pub namespace: AtomicU64,
    pub places: [SharedPlace; 2],
}

/// A place in a record.
#[repr(C)]
pub struct SharedPlace {
    pub lines: [Line; Place::LINES],
    pub callers: [Caller; Place::CALLERS],
}

impl SharedPlace {
    pub fn read(&self) -> Place {
        let mut place = Place::default();
        for (to, line) in place.lines.iter_mut().zip(&self.lines) {
            *to = [&line.file, &line.function, &line.number].map(|number| number.load(Relaxed));
        }
        for (to, caller) in place.callers.iter_mut().zip(&self.callers) {
            *to = (caller.file.load(Relaxed), caller.offset.load(Relaxed));
        }
        place
    }
}

impl Place {
    pub fn write(&self, lines: &[Line], callers: &[Caller]) {
        for (to, line) in lines.iter().zip(self.lines) {
            [&to.file, &to.function, &to.number]
                .iter()
                .zip(line)
                .for_each(|(to, number)| to.store(number, Relaxed));
        }
        for (to, (file, offset)) in callers.iter().zip(self.callers) {
            to.file.store(file, Relaxed);
            to.offset.store(offset, Relaxed);
        }
    }
}

/// A line of Python. Zeros where there is none.
#[repr(C)]
pub struct Line {
    pub file: AtomicU32,
    pub function: AtomicU32,
    /// Zero if the code has none.
    pub number: AtomicU32,
}

/// A place in a file: that, and the offset from its start. Zeros where there is none.
#[repr(C)]
pub struct Caller {
    pub file: AtomicU32,
    pub offset: AtomicU64,
}

/// Calls that are not made, and return this code.
#[repr(C)]
pub struct Injection {
    pub code: AtomicU32,
    /// The number of the call, or one in so many. Zero if the place is free.
    pub number: AtomicU64,
    /// Zero for the call with that number alone.
    pub seed: AtomicU64,
}

impl Injection {
    /// Whether the call with this number is not made. The first one has 1.
    pub fn hits(&self, call: u64) -> bool {
        let (number, seed) = (self.number.load(Relaxed), self.seed.load(Relaxed));
        if seed == 0 {
            return call == number;
        }
        let mut hasher = DefaultHasher::new();
        (seed, call).hash(&mut hasher);
        hasher.finish().is_multiple_of(number.max(1))
    }
}

/// The call in which a thread is.
#[repr(C)]
pub struct Slot {
    /// The process and, in the lower half, the thread. Zero if the place is free.
    owner: AtomicU64,
    /// A text.
    pub program: AtomicU32,
    /// See `Slot::call`. Zero between calls.
    pub call: AtomicU64,
    /// To which the call returns; zero if that is not known.
    pub address: AtomicU64,
    pub handles: [AtomicU64; Self::HANDLES],
}

/// The mark of a process that ends by itself.
const LEAVES: u64 = 1 << 63;

impl Slot {
    pub const HANDLES: usize = 4;

    pub const fn new() -> Self {
        Self {
            owner: AtomicU64::new(0),
            program: AtomicU32::new(0),
            call: AtomicU64::new(0),
            address: AtomicU64::new(0),
            handles: [const { AtomicU64::new(0) }; Self::HANDLES],
        }
    }

    /// One number for a function's, for that of its handles, and for whether there is a place.
    #[inline(always)]
    pub const fn call(function: usize, handles: usize, has_place: bool) -> u64 {
        ((handles as u64) << 32) + ((function as u64 + 1) << 1) + has_place as u64
    }

    pub fn free(&self) {
        self.call.store(0, Relaxed);
        self.owner.store(0, Release);
    }

    fn thread(&self) -> u32 {
        self.owner.load(Relaxed) as u32
    }

    /// Its process.
    fn process(&self) -> u32 {
        ((self.owner.load(Relaxed) & !LEAVES) >> 32) as u32
    }
}

/// Code of a process, and the file that it is from.
#[repr(C)]
struct Code {
    /// Zero if the place is free.
    process: AtomicU32,
    file: AtomicU32,
    start: AtomicU64,
    end: AtomicU64,
    /// Where it begins in the file.
    offset: AtomicU64,
}

/// A thread that was in a call when its process ended.
#[derive(Debug, PartialEq)]
pub struct Ended {
    pub process: u32,
    pub thread: u32,
    pub program: u32,
    pub function: usize,
    pub handles: Vec<u64>,
    /// The file's number and the offset in it, of the place to which the call returns.
    pub caller: Option<(u32, u64)>,
}

#[repr(C)]
struct Shared {
    hash: AtomicU64,
    text: Text<4096>,
}

/// A process that another program was to take the place of, until that loads the layer.
#[repr(C)]
struct Executed {
    /// Zero if the place is free.
    process: AtomicU32,
    file: Text<1024>,
}

/// Whether something is so. Where it is damaged, it is no `bool`.
#[repr(transparent)]
pub struct Flag(AtomicU8);

impl Flag {
    pub fn load(&self, order: Ordering) -> bool {
        self.0.load(order) != 0
    }

    pub fn store(&self, is_so: bool, order: Ordering) {
        self.0.store(is_so.into(), order);
    }
}

#[repr(C)]
pub struct Spool {
    /// The number of the run.
    run: [AtomicU64; 2],
    pub enforce: Flag,
    pub fast: Flag,
    pub verbose: Flag,
    /// Whether the past of objects is not remembered.
    pub no_past: Flag,
    /// Whether the objects that a process leaves are reported.
    pub leaks: Flag,
    /// Whether the addresses of faults are noted.
    pub notes_faults: Flag,
    /// The launch from which on the layer waits after each; zero if it does not.
    pub sync_from: AtomicU64,
    /// Whether a process had no room to map this.
    unmapped: Flag,
    /// A rule's number and, in the upper half, one more than the function's, or zero for all functions. Zero ends them.
    suppressed: [AtomicU64; 4096],
    injections: [Injection; INJECTIONS],
    /// For each function the number of its injection; zero if it has none.
    injected: [AtomicU8; FUNCTIONS],
    /// Findings and events without room.
    lost: AtomicU64,
    /// The calls among them that the driver refused: those that break a rule, and others.
    lost_refused: [AtomicU64; 2],
    order: AtomicU64,
    /// Calls that were judged, by function. Each thread counts in one of these.
    judged: [[AtomicU64; FUNCTIONS]; 64],
    slots: [Slot; 1024],
    /// Whether a thread that called had no slot.
    pub hides_calls: Flag,
    code: [Code; 1024],
    pub faults: [Fault; 64],
    pub missing: [Missing; 512],
    executed: [Executed; 512],
    pub exports: [Export; EXPORTS],
    kernels: kernels::Kernels,
    counters: [Counter; KINDS],
    /// For each counter.
    records: [Record; KINDS],
    /// Texts that records have in common: names of files and of functions.
    texts: [Shared; 2048],
}

impl Spool {
    /// Makes the file of a run, with a number that nobody can guess.
    pub fn create() -> Result<(File, &'static Self, String)> {
        // SAFETY: a name; a descriptor that nothing else has.
        let file = unsafe {
            let flags = libc::MFD_CLOEXEC | libc::MFD_ALLOW_SEALING;
            match libc::memfd_create(NAME.as_ptr(), flags) {
                file @ 0.. => File::from_raw_fd(file),
                _ => return Err(Error::last_os_error()),
            }
        };
        file.set_len(SIZE as u64)?;
        let mut run = [0; 16];
        // SAFETY: a number; room for this many bytes, which all come at once.
        let is_done = unsafe {
            libc::fcntl(file.as_raw_fd(), libc::F_ADD_SEALS, SEALS) == 0
                && libc::getrandom(run.as_mut_ptr().cast(), run.len(), 0) == run.len() as isize
        };
        if !is_done {
            return Err(Error::last_os_error());
        }
        file.write_all_at(&run, offset_of!(Self, run) as u64)?;
        let spool = Self::map(&file)?;
        Ok((file, spool, format!("{:032x}", u128::from_ne_bytes(run))))
    }

    /// Opens the file of the run that this process belongs to; nothing if the launcher is gone. What another process has in its
    /// place is neither opened, if it is another user's or no such file, nor mapped.
    pub fn of_environment() -> Option<&'static Self> {
        let path = std::env::var_os(VARIABLE)?;
        let run = u128::from_str_radix(std::env::var(RUN).ok()?.as_str(), 16).ok()?;
        // SAFETY: it takes nothing.
        let user = unsafe { libc::geteuid() };
        let is_alike =
            |about: Metadata| about.is_file() && about.uid() == user && about.len() == SIZE as u64;
        std::fs::metadata(&path).is_ok_and(is_alike).then_some(())?;
        let mut options = File::options();
        options.read(true).write(true).custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY);
        let file = options.open(path).ok()?;
        let mut found = [0; 16];
        file.read_exact_at(&mut found, offset_of!(Self, run) as u64).ok()?;
        // SAFETY: a number. Files of other kinds have no seals.
        let seals = unsafe { libc::fcntl(file.as_raw_fd(), libc::F_GET_SEALS) };
        let is_own = file.metadata().is_ok_and(is_alike)
            && u128::from_ne_bytes(found) == run
            && seals >= 0
            && seals & SEALS == SEALS;
        is_own.then(|| Self::map(&file).ok())?
    }

    /// Maps the file, which has been made this large.
    pub fn map(file: &File) -> Result<&'static Self> {
        if file.metadata()?.len() != SIZE as u64 {
            return Err(Error::other("the file of another cuda-validate"));
        }
        let mapped = MmapRaw::map_raw(file).inspect_err(|_| Self::note_unmapped(file));
        let place = std::mem::ManuallyDrop::new(mapped?);
        // SAFETY: it stays mapped, and is all atomic integers.
        Ok(unsafe { &*place.as_ptr().cast() })
    }

    /// A write to memory makes no signal, where files must not be larger. It needs room for a page.
    fn note_unmapped(file: &File) {
        let place = offset_of!(Self, unmapped);
        match MmapOptions::new().len(4096).map_raw(file) {
            // SAFETY: the mapping has this byte.
            Ok(page) => unsafe {
                (*page.as_mut_ptr().add(place).cast::<Flag>()).store(true, Relaxed)
            },
            Err(_) => drop(file.write_at(&[1], place as u64)),
        }
    }

    /// Counts a call that is judged.
    #[inline]
    pub fn count_judged(&self, thread: usize, function: usize) {
        self.judged[thread % self.judged.len()][function].fetch_add(1, Relaxed);
    }

    /// How many calls of each function were judged.
    pub fn judged(&self) -> impl Iterator<Item = u64> {
        let counts = |function: usize| self.judged.iter().map(move |one| &one[function]);
        (0..FUNCTIONS).map(move |function| counts(function).filter_map(plausible).sum())
    }

    /// Lets a rule pass, for one function or for all. Returns whether there was room for it.
    pub fn suppress(&self, rule: u32, function: Option<usize>) -> bool {
        let place = self.suppressed.iter().find(|place| place.load(Relaxed) == 0);
        let function = function.map_or(0, |function| function as u64 + 1);
        place.inspect(|place| place.store((function << 32) + u64::from(rule), Relaxed)).is_some()
    }

    /// Gives functions an injection, if they have none. Returns its place; nothing if there is no room.
    pub fn inject(&self, functions: &[usize]) -> Option<&Injection> {
        let index = self.injections.iter().position(|place| place.number.load(Relaxed) == 0)?;
        for place in functions.iter().filter_map(|function| self.injected.get(*function)) {
            let _ = place.compare_exchange(0, index as u8 + 1, Relaxed, Relaxed);
        }
        Some(&self.injections[index])
    }

    /// Returns the injection of a function, with its number.
    pub fn injection(&self, function: usize) -> Option<(usize, &Injection)> {
        let number = self.injected.get(function)?.load(Relaxed);
        let index = usize::from(number).checked_sub(1)?;
        Some((index, self.injections.get(index)?))
    }

    pub fn suppresses(&self, rule: u32, function: usize) -> bool {
        let one = ((function as u64 + 1) << 32) + u64::from(rule);
        let all = self.suppressed.iter().map(|place| place.load(Relaxed));
        all.take_while(|entry| *entry != 0).any(|entry| [rule.into(), one].contains(&entry))
    }

    /// Counts an event.
    pub fn note(&self, event: Event, detail: &str) {
        self.notes(event, detail, 1);
    }

    #[cold]
    pub fn notes(&self, event: Event, detail: &str, times: u64) {
        if let Some(record) = self.count(Kind::Event(event), detail, times as i64) {
            record.sentence.write(detail);
        }
    }

    /// Adds to a count, or subtracts from it. Returns the record to be written, if this is the first of its kind.
    pub fn count(&self, kind: Kind, detail: &str, times: i64) -> Option<&Record> {
        let (record, is_first) = self.counted(kind, detail, times)?;
        is_first.then_some(record)
    }

    /// The same, with the record of each kind that has room, and whether this is the first.
    pub fn counted(&self, kind: Kind, detail: &str, times: i64) -> Option<(&Record, bool)> {
        let key = kind.key(detail);
        // Neighbours are far from each other.
        let start = key.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(32) as usize;
        for index in (0..KINDS).map(|step| start.wrapping_add(step) % KINDS) {
            let counter = &self.counters[index];
            let taken = counter.key.compare_exchange(0, key, Relaxed, Relaxed);
            if taken.err().is_none_or(|other| other == key) {
                // That the call was judged comes before.
                counter.count.fetch_add(times as u64, Release);
                if taken.is_ok() {
                    counter.order.store(self.order.fetch_add(1, Relaxed), Relaxed);
                }
                return Some((&self.records[index], taken.is_ok()));
            }
        }
        // Calls that have begun are taken back when they return.
        self.lost.fetch_add(times as u64, Relaxed);
        let refused = match kind {
            Kind::Broken { group: Group::Refused | Group::Unheard, .. } => Some(0),
            Kind::Refused { code, .. } if code != OPEN => Some(1),
            _ => None,
        };
        if let Some(which) = refused {
            self.lost_refused[which].fetch_add(times as u64, Relaxed);
        }
        None
    }

    /// Returns the number of a text for records: not zero, unless there is no room for it.
    pub fn number(&self, text: &[u8]) -> u32 {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        let hash = hasher.finish().max(1);
        for (number, shared) in (1..).zip(&self.texts) {
            match shared.hash.compare_exchange(0, hash, Relaxed, Relaxed) {
                Ok(_) => {
                    shared.text.write(String::from_utf8_lossy(text));
                    return number;
                }
                Err(other) if other == hash => return number,
                Err(_) => {}
            }
        }
        0
    }

    /// Returns the text with this number.
    pub fn text(&self, number: u32) -> Option<String> {
        let shared = self.texts.get((number as usize).checked_sub(1)?)?;
        Some(shared.text.read()).filter(|text| !text.is_empty())
    }

    /// A slot for a thread, if there is one. Those of processes that are gone are given again.
    pub fn slot(&self, process: u32, thread: u32) -> Option<&Slot> {
        let owner = (u64::from(process) << 32) | u64::from(thread);
        let take = |slot: &&Slot, before| {
            slot.owner.compare_exchange(before, owner, AcqRel, Relaxed).is_ok()
        };
        let start = thread as usize % self.slots.len();
        let (last, first) = self.slots.split_at(start);
        let mut all = first.iter().chain(last);
        let free = all.clone().find(|slot| take(slot, 0));
        let is_gone = |slot: &&Slot| slot.call.load(Relaxed) == 0 && !is_alive(slot.process());
        free.or_else(|| all.find(|slot| is_gone(slot) && take(slot, slot.owner.load(Relaxed))))
    }

    /// Marks that this process has asked for a function of the driver: it cannot write to the last page any more. The system
    /// has that in the list of the process's memory, until the process ends or becomes another program, and a child of a fork
    /// has it from the first instruction on.
    pub fn mark(&self) {
        // SAFETY: a number.
        let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as usize;
        let last = std::ptr::from_ref(self).cast::<u8>().wrapping_add(SIZE - page).cast_mut();
        // SAFETY: the mapping has this page, to which nothing writes.
        unsafe { libc::mprotect(last.cast(), page, libc::PROT_READ) };
    }

    /// Whether a list of a process's memory has the mark, for the file with this number.
    pub fn is_marked(maps: &str, inode: u64) -> bool {
        let name = NAME.to_str().unwrap_or_default();
        let inode = inode.to_string();
        maps.lines().any(|line| {
            let mut words = line.split_ascii_whitespace().skip(1);
            let rights = words.next().unwrap_or_default();
            let is_own = words.nth(2) == Some(&inode);
            let path = words.next().and_then(|path| path.strip_prefix("/memfd:"));
            is_own && path == Some(name) && rights == "r--s"
        })
    }

    /// The program of this file is about to take the place of a process's.
    pub fn becomes(&self, process: u32, file: &str) {
        let own = self.executed.iter().find(|one| one.process.load(Relaxed) == process);
        let take =
            |one: &&Executed| one.process.compare_exchange(0, process, AcqRel, Relaxed).is_ok();
        if let Some(executed) = own.or_else(|| self.executed.iter().find(take)) {
            executed.file.write(file);
        }
    }

    /// The files of programs that have not loaded the layer, if there were such programs.
    pub fn executed(&self) -> Vec<String> {
        let taken = self.executed.iter().filter(|one| one.process.load(Acquire) != 0);
        taken.map(|one| one.file.read()).collect()
    }

    /// A process ends by itself, or another program takes its place: no thread of it is in a call from then on.
    pub fn leave(&self, process: u32, is_replaced: bool) {
        for slot in self.slots.iter().filter(|slot| slot.process() == process) {
            match is_replaced {
                true => slot.free(),
                false => drop(slot.owner.fetch_or(LEAVES, Relaxed)),
            }
        }
        let code = self.code.iter().filter(|code| code.process.load(Relaxed) == process);
        code.filter(|_| is_replaced).for_each(|code| code.process.store(0, Relaxed));
        if is_replaced {
            let own = self.executed.iter().filter(|one| one.process.load(Relaxed) == process);
            own.for_each(|one| one.process.store(0, Relaxed));
            self.forget_kernels(process);
            self.forget_missing(process);
            let own = self.exports.iter().filter(|export| export.process.load(Acquire) == process);
            own.filter(|export| export.namespace.load(Relaxed) == namespace())
                .for_each(|export| export.is_replaced.store(1, Relaxed));
        }
    }

    /// Where code of a process is from; nothing if that was not put down.
    pub fn place(&self, process: u32, address: u64) -> Option<(u32, u64)> {
        self.code.iter().find_map(|code| {
            let [start, end, offset] =
                [&code.start, &code.end, &code.offset].map(|number| number.load(Relaxed));
            let is_in = code.process.load(Acquire) == process && (start..end).contains(&address);
            is_in.then(|| (code.file.load(Relaxed), offset.wrapping_add(address - start)))
        })
    }

    /// Puts down which file has these addresses of a process.
    pub fn put_code(&self, process: u32, addresses: std::ops::Range<u64>, file: u32, offset: u64) {
        const TAKEN: u32 = u32::MAX;
        let take = |code: &&Code| code.process.compare_exchange(0, TAKEN, AcqRel, Relaxed).is_ok();
        if let Some(code) = self.code.iter().find(take) {
            code.file.store(file, Relaxed);
            code.start.store(addresses.start, Relaxed);
            code.end.store(addresses.end, Relaxed);
            code.offset.store(offset, Relaxed);
            code.process.store(process, Release);
        }
    }

    /// The threads that were in a call when their processes ended: of this process if a signal ended it, and of others where
    /// each thread that has made calls was in one. There, one that waits must not be taken for one that died.
    pub fn ended(&self, child: u32, has_signal: bool) -> Vec<Ended> {
        // A process that ends by itself may meet a signal on the way.
        let owned = |slot: &&Slot| match slot.owner.load(Relaxed) {
            0 => false,
            owner => owner < LEAVES || has_signal && slot.process() == child,
        };
        let is_in = |slot: &Slot| slot.call.load(Relaxed) != 0;
        let has_died = |slot: &&Slot| match slot.process() {
            own if own == child => has_signal,
            // A fault is known to be that of its thread.
            own if self.fault(own).is_some_and(|fault| fault.thread() == slot.thread()) => true,
            own => {
                let mut others = self.slots.iter().filter(|slot| slot.process() == own);
                others.all(is_in) && !is_alive(own)
            }
        };
        let died = self.slots.iter().filter(|slot| owned(slot) && is_in(slot) && has_died(slot));
        let ended = |slot: &Slot| {
            let (process, call) = (slot.process(), slot.call.load(Acquire));
            let function = (call as u32 as usize >> 1).checked_sub(1)?;
            let handles = slot.handles.iter().take((call >> 32) as usize);
            let address = slot.address.load(Relaxed).checked_sub(1).filter(|_| call & 1 == 1);
            Some(Ended {
                process,
                thread: slot.thread(),
                program: slot.program.load(Relaxed),
                function,
                handles: handles.map(|handle| handle.load(Relaxed)).collect(),
                caller: address.and_then(|address| self.place(process, address)),
            })
        };
        died.filter_map(ended).collect()
    }

    /// How often each thing was counted, in the order of the first times.
    pub fn entries(&self) -> Vec<(Kind, u64, &Record)> {
        let entry = |(counter, record): (&Counter, _)| {
            // A fork within a call returns from it twice.
            let count = plausible(&counter.count).filter(|count| *count > 0)?;
            let kind = Kind::of(counter.key.load(Relaxed))?;
            Some((counter.order.load(Relaxed), (kind, count, record)))
        };
        let all = || self.counters.iter().zip(&self.records).filter_map(entry);
        let is_event = |(_, (kind, ..)): &(u64, (Kind, u64, _))| matches!(kind, Kind::Event(_));
        // Processes that outlive the program may still write: first an event, that their calls are judged.
        let mut entries: Vec<_> = all().filter(|entry| !is_event(entry)).collect();
        entries.extend(all().filter(is_event));
        entries.sort_by_key(|(order, _)| *order);
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    /// How many records have what no process writes, with this many functions and a number of the settings. It is not
    /// known what was there.
    pub fn damaged(&self, functions: usize, settings: u64) -> u64 {
        let is_kind = |key| {
            Kind::of(key).is_some_and(|kind| match kind {
                Kind::Broken { function, .. }
                | Kind::Refused { function, .. }
                | Kind::Leak { function, .. } => function < functions,
                Kind::Event(_) => true,
            })
        };
        let counters = self.counters.iter().filter(|counter| {
            let key = counter.key.load(Relaxed);
            (key != 0 && !is_kind(key)) || plausible(&counter.count).is_none()
        });
        let judged = self.judged.iter().flat_map(|judged| judged.iter().enumerate());
        let judged = judged.filter(|(function, count)| {
            plausible(count).is_none_or(|count| count > 0 && *function >= functions)
        });
        let slots = self.slots.iter().filter(|slot| {
            let function = slot.call.load(Relaxed) as u32 as usize >> 1;
            function > functions
        });
        let others = [&self.lost, &self.lost_refused[0], &self.lost_refused[1]];
        let others = others.into_iter().filter(|count| plausible(count).is_none());
        let settings = usize::from(self.settings() != settings);
        (counters.count() + judged.count() + slots.count() + others.count() + settings) as u64
    }

    /// A number of what the launcher has written, and no process changes.
    pub fn settings(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        let flags = [&self.enforce, &self.fast, &self.verbose, &self.no_past, &self.leaks];
        flags.map(|flag| flag.0.load(Relaxed)).hash(&mut hasher);
        self.notes_faults.0.load(Relaxed).hash(&mut hasher);
        let injections = self.injections.iter();
        let injections = injections.flat_map(|injection| [&injection.number, &injection.seed]);
        let numbers = self.run.iter().chain([&self.sync_from]).chain(&self.suppressed);
        numbers.chain(injections).for_each(|number| number.load(Relaxed).hash(&mut hasher));
        self.injections.iter().for_each(|one| one.code.load(Relaxed).hash(&mut hasher));
        self.injected.iter().for_each(|number| number.load(Relaxed).hash(&mut hasher));
        hasher.finish()
    }

    /// How many findings and events had no room.
    pub fn lost(&self) -> u64 {
        plausible(&self.lost).unwrap_or(0)
    }

    /// How many of them were calls that the driver refused: those that break a rule, and others.
    pub fn lost_refused(&self) -> [u64; 2] {
        [0, 1].map(|which| plausible(&self.lost_refused[which]).unwrap_or(0))
    }

    /// Whether a process could not map this, so that its calls were not judged.
    pub fn is_unmapped(&self) -> bool {
        self.unmapped.load(Relaxed)
    }
}

/// A count that may be: no run has so many calls. One that is taken back by the child of a fork too is zero.
fn plausible(count: &AtomicU64) -> Option<u64> {
    const MOST: u64 = 1 << 47;
    match count.load(Acquire).cast_signed() {
        count @ 0.. => Some(count.cast_unsigned()),
        count => (count.unsigned_abs() < MOST).then_some(0),
    }
    .filter(|count| *count < MOST)
}

/// The number of the namespace in which this process has its number.
pub fn namespace() -> u64 {
    std::fs::metadata("/proc/self/ns/pid").map_or(0, |about| about.ino())
}

/// Whether there is such a process, which may be about to leave.
fn is_alive(process: u32) -> bool {
    let process = process as libc::pid_t & libc::pid_t::MAX;
    // SAFETY: numbers. No signal is sent.
    process > 0 && unsafe { libc::kill(process, 0) } == 0
}

#[cfg(test)]
#[path = "../../tests/unit/spool.rs"]
pub mod tests;
