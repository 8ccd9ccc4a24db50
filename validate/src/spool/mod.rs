//! The records that all processes of a program write and the launcher reads: one file in memory, mapped by each.
//!
//! A record is numbers, addresses and short text at fixed places, so that writing one takes no lock and no memory. It stays
//! when its process ends, in any way. A fork shares the mapping, and a program that `exec` starts maps it again.
//!
//! A program may write to any memory of its process by mistake, also to this. So nothing that is read here is trusted: each
//! number may be any number.
//!
//! Here is what the layer and the launcher both know: the layout, and what the numbers stand for. The layer writes in
//! `layer/process/records.rs`, and the launcher reads in `launcher/records.rs`.

mod deaths;
mod kernels;

use memmap2::{MmapOptions, MmapRaw};
use std::fs::File;
use std::io::{Error, Result};
use std::mem::offset_of;
use std::os::unix::fs::FileExt as _;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering, Ordering::*};

pub use deaths::{Fault, Missing};

/// Names the file, by the launcher's process.
pub const VARIABLE: &str = "CUDA_VALIDATE_SPOOL";
/// Has the number of the run, which the file has too: another process may have got the launcher's number.
pub const RUN: &str = "CUDA_VALIDATE_RUN";
/// The file's size: after the records it has room for a page of any size, see `Spool::mark`.
pub const SIZE: usize = (size_of::<Spool>() + 0x1_0000).next_multiple_of(0x1_0000);
/// Nothing can make the file smaller, so that no access to it ends a process.
pub const SEALS: i32 = libc::F_SEAL_SHRINK | libc::F_SEAL_GROW | libc::F_SEAL_SEAL;

/// The room for functions.
pub const FUNCTIONS: usize = 1024;
/// The room for kinds of things that are counted.
pub const KINDS: usize = 4096;
/// The room for kinds of calls that are not made.
pub const INJECTIONS: usize = 64;
/// How many callers a record has at most, innermost first.
pub const CALLERS: usize = 64;
/// How many lines of Python a record has at most, innermost first.
pub const LINES: usize = 100;

/// Numbers that the processes and the launcher know by name.
macro_rules! numbered {
    ($(#[$attribute:meta])* $name:ident { $($(#[$about:meta])* $variant:ident,)* }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $name { $($(#[$about])* $variant,)* }

        impl $name {
            pub const ALL: &[Self] = &[$(Self::$variant),*];
        }
    };
}

numbered! {
    /// How a call that breaks a rule went on.
    Group { Refused, Taken, Unheard, Enforced, Open, Note, }
}

/// Where the sentence on a refused call, which breaks no known rule, is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// An argument, or the state of the thread. Zero stands for no reason.
    Cause = 1,
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
        /// A process that has exited, and whose objects were looked at (`--leaks`).
        Exited,
        /// A process that has opened the driver's library in vain.
        NoDriver,
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
        kind: usize,
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
    /// A number that is not zero, of which the kind can be read again: it is there before its record is written. The number of its
    /// detail sets events of one kind apart.
    pub const fn key(self, detail: u64) -> u64 {
        const fn key(place: u32, number: u64, function: usize, end: u64) -> u64 {
            ((place as u64) << 32) + (number << 14) + ((function as u64) << 4) + end
        }
        match self {
            Self::Broken { rule, function, group, place } => {
                key(place, rule as u64, function, group as u64 + 1)
            }
            Self::Refused { function, code, place } => {
                let code = if code < OPEN { code } else { OPEN };
                key(place & 0x3fff_ffff, code as u64, function, REFUSED)
            }
            Self::Leak { function, kind, place } => {
                key(place & 0x3fff_ffff, kind as u64, function, LEAK)
            }
            Self::Event(event) => (1 << 63) + ((event as u64) << 56) + (detail >> 8),
        }
    }

    /// Nothing if the number is of no kind.
    pub const fn of_key(key: u64) -> Option<Self> {
        if key >> 63 == 1 {
            let index = key as usize >> 56 & 0x7f;
            return if index < Event::ALL.len() {
                Some(Self::Event(Event::ALL[index]))
            } else {
                None
            };
        }
        let function = key as usize >> 4 & (FUNCTIONS - 1);
        let (number, place) = ((key >> 14) as u32 & 0x3ffff, (key >> 32) as u32);
        match key & 0xf {
            REFUSED => Some(Self::Refused { function, code: number, place }),
            LEAK => Some(Self::Leak { function, kind: number as usize, place }),
            end if end == 0 || end as usize > Group::ALL.len() => None,
            end => Some(Self::Broken {
                rule: number,
                function,
                group: Group::ALL[end as usize - 1],
                place,
            }),
        }
    }
}

// The layer makes keys, and the launcher reads them.
const _: () = {
    let mut function = FUNCTIONS;
    while function > 0 {
        function -= 1;
        let kind = Kind::Leak { function, kind: 40, place: 7 };
        let Some(Kind::Leak { function: read, kind: 40, place: 7 }) = Kind::of_key(kind.key(0))
        else {
            panic!("a key loses its kind")
        };
        assert!(read == function);
    }
};

/// What is left out of the report (`--suppress`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Suppressed {
    /// The calls that break this rule or that are refused for this cause: those of one function, or of all.
    Number(u32, Option<usize>),
    /// The calls of a function that the driver refuses with this code.
    Code(u32, usize),
}

impl Suppressed {
    /// The number of the rule or the code and, in the upper half, one more than the function's, or zero for all functions.
    pub fn key(self) -> u64 {
        const IS_CODE: u32 = 1 << 31;
        let (number, function) = match self {
            Self::Number(number, function) => (number, function),
            Self::Code(code, function) => (code | IS_CODE, Some(function)),
        };
        (function.map_or(0, |function| function as u64 + 1) << 32) + u64::from(number)
    }
}

/// Text that ends with a zero or with the room.
#[repr(transparent)]
pub struct Text<const ROOM: usize>(pub [AtomicU8; ROOM]);

impl<const ROOM: usize> Text<ROOM> {
    pub fn read(&self) -> String {
        let bytes = self.0.iter().map(|byte| byte.load(Acquire)).take_while(|byte| *byte != 0);
        String::from_utf8_lossy(&bytes.collect::<Vec<u8>>()).into_owned()
    }
}

#[repr(C)]
pub struct Counter {
    /// Zero if the place is free.
    pub key: AtomicU64,
    pub count: AtomicU64,
    /// Which of all it was.
    pub order: AtomicU64,
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

/// The call in which a thread is.
#[repr(C)]
pub struct Slot {
    /// The process and, in the lower half, the thread. Zero if the place is free.
    pub owner: AtomicU64,
    /// A text.
    pub program: AtomicU32,
    /// See `Slot::call`. Zero between calls.
    pub call: AtomicU64,
    /// To which the call returns; zero if that is not known.
    pub address: AtomicU64,
    pub handles: [AtomicU64; Self::HANDLES],
}

/// The mark of a process that ends by itself.
pub const LEAVES: u64 = 1 << 63;

impl Slot {
    pub const HANDLES: usize = 4;

    /// Its process.
    pub fn process(&self) -> u32 {
        ((self.owner.load(Relaxed) & !LEAVES) >> 32) as u32
    }
}

/// Code of a process, and the file that it is from.
#[repr(C)]
pub struct Code {
    /// Zero if the place is free.
    pub process: AtomicU32,
    pub file: AtomicU32,
    pub start: AtomicU64,
    pub end: AtomicU64,
    /// Where it begins in the file.
    pub offset: AtomicU64,
}

#[repr(C)]
pub struct Shared {
    pub hash: AtomicU64,
    pub text: Text<4096>,
}

/// A process that another program was to take the place of, until that loads the layer.
#[repr(C)]
pub struct Executed {
    /// Zero if the place is free.
    pub process: AtomicU32,
    pub file: Text<1024>,
}

/// Whether something is so. Where it is damaged, it is no `bool`.
#[repr(transparent)]
pub struct Flag(pub AtomicU8);

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
    pub run: [AtomicU64; 2],
    pub enforce: Flag,
    pub fast: Flag,
    pub verbose: Flag,
    /// Whether the past of objects is not remembered.
    pub no_past: Flag,
    /// Whether the objects that a process leaves are reported.
    pub leaks: Flag,
    /// Whether the addresses of faults are noted.
    pub notes_faults: Flag,
    /// Whether a process has asked for a function of the driver.
    pub has_asked: Flag,
    /// The launch from which on the layer waits after each; zero if it does not.
    pub sync_from: AtomicU64,
    /// Whether a process had no room to map this.
    pub unmapped: Flag,
    /// The rules and causes at which a debugger is to stop. Zero ends them.
    pub breaks: [AtomicU32; 64],
    /// See `Suppressed::key`. Zero ends them.
    pub suppressed: [AtomicU64; 4096],
    /// Whether a call was such a one.
    pub suppressed_met: [Flag; 4096],
    pub injections: [Injection; INJECTIONS],
    /// For each function the number of its injection; zero if it has none.
    pub injected: [AtomicU8; FUNCTIONS],
    /// Findings and events without room.
    pub lost: AtomicU64,
    /// The calls among them that the driver refused.
    pub lost_refused: AtomicU64,
    pub order: AtomicU64,
    /// Calls that were judged, by function. Each thread counts in one of these.
    pub judged: [[AtomicU64; FUNCTIONS]; 64],
    pub slots: [Slot; 1024],
    /// Whether a thread that called had no slot.
    pub hides_calls: Flag,
    pub code: [Code; 1024],
    pub faults: [Fault; 64],
    pub missing: [Missing; 512],
    pub executed: [Executed; 512],
    pub exports: [Export; EXPORTS],
    pub kernels: kernels::Kernels,
    pub counters: [Counter; KINDS],
    /// For each counter.
    pub records: [Record; KINDS],
    /// Texts that records have in common: names of files and of functions.
    pub texts: [Shared; 2048],
}

impl Spool {
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

    /// Whether a debugger is to stop at a rule or a cause.
    pub fn breaks_at(&self, number: u32) -> bool {
        let all = self.breaks.iter().map(|place| place.load(Relaxed));
        all.take_while(|number| *number != 0).any(|one| one == number)
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
}

/// Whether there is such a process, which may be about to leave.
pub fn is_alive(process: u32) -> bool {
    let process = process as libc::pid_t & libc::pid_t::MAX;
    // SAFETY: numbers. No signal is sent.
    process > 0 && unsafe { libc::kill(process, 0) } == 0
}

#[cfg(test)]
pub mod tests {
    /// The file of a run.
    pub fn memory() -> std::fs::File {
        super::Spool::create().expect("there is memory").0
    }
}
