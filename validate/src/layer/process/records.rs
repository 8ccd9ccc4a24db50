//! What the layer does with the records: it maps their file, and writes what happens in its process. A record takes no lock and no
//! memory. It reads what other processes wrote only if a call depends on it.

use crate::spool::{
    Caller, Code, Event, Executed, Fault, Group, Injection, KINDS, Kind, LEAVES, Line, OPEN, Place,
    RUN, Record, SEALS, SIZE, SharedPlace, Slot, Spool, Suppressed, Text, VARIABLE, is_alive,
};
use std::fmt::{self, Write as _};
use std::fs::{File, Metadata};
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::mem::offset_of;
use std::os::fd::AsRawFd as _;
use std::os::unix::fs::{FileExt as _, MetadataExt as _, OpenOptionsExt as _};
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering::*};

impl Spool {
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

    /// Returns the injection of a function, with its number.
    pub fn injection(&self, function: usize) -> Option<(usize, &Injection)> {
        let number = self.injected.get(function)?.load(Relaxed);
        let index = usize::from(number).checked_sub(1)?;
        Some((index, self.injections.get(index)?))
    }

    /// Whether a call is left out that is all of these.
    pub fn suppresses(&self, what: &[Suppressed]) -> bool {
        let all = self.suppressed.iter().map(|place| place.load(Relaxed));
        let all = all.take_while(|key| *key != 0).zip(&self.suppressed_met);
        let is_met = |key: u64| what.iter().any(|what| what.key() == key);
        let met = all.filter(|(key, _)| is_met(*key)).map(|(_, met)| met.store(true, Relaxed));
        met.count() > 0
    }

    /// Counts a call that is judged.
    #[inline]
    pub fn count_judged(&self, thread: usize, function: usize) {
        self.judged[thread % self.judged.len()][function].fetch_add(1, Relaxed);
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
        let key = kind.key(match kind {
            Kind::Event(_) => hash(detail),
            _ => 0,
        });
        // Neighbors are far from each other.
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
        let is_refused = match kind {
            Kind::Broken { group, .. } => matches!(group, Group::Refused | Group::Unheard),
            Kind::Refused { code, .. } => code != OPEN,
            _ => false,
        };
        if is_refused {
            self.lost_refused.fetch_add(times as u64, Relaxed);
        }
        None
    }

    /// Returns the number of a text for records: not zero, unless there is no room for it.
    pub fn number_of_text(&self, text: &[u8]) -> u32 {
        let hash = hash(text).max(1);
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

    /// The program of this file is about to take the place of a process's.
    pub fn becomes(&self, process: u32, file: &str) {
        let own = self.executed.iter().find(|one| one.process.load(Relaxed) == process);
        let take =
            |one: &&Executed| one.process.compare_exchange(0, process, AcqRel, Relaxed).is_ok();
        if let Some(executed) = own.or_else(|| self.executed.iter().find(take)) {
            executed.file.write(file);
        }
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

    /// A place for a fault of a thread, if there is one.
    pub fn new_fault(&self, process: u32, thread: u32) -> Option<&Fault> {
        let owner = u64::from(process) << 32 | u64::from(thread);
        let take = |fault: &&Fault| fault.owner.compare_exchange(0, owner, AcqRel, Relaxed).is_ok();
        self.faults.iter().find(take)
    }

    /// Puts down a function that a process has not got.
    pub fn put_missing(&self, process: u32, by: usize, name: &str, release: u32, at: (u32, u64)) {
        let key = hash((process, by, name, release, at.0)).max(1);
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

    /// A process has got a function of this name.
    pub fn forget_name(&self, process: u32, name: &str) {
        let of_name = self.missing(process).filter(|missing| missing.name.read() == name);
        of_name.for_each(|missing| missing.process.store(0, Relaxed));
    }

    /// Another program takes the place of a process's.
    pub fn forget_missing(&self, process: u32) {
        self.missing(process).for_each(|missing| missing.process.store(0, Relaxed));
    }

    /// Keeps a kernel, if there is room.
    pub fn put_kernel(&self, process: u32, handle: u64, parameters: u32, words: &str) {
        const TAKEN: u32 = u32::MAX;
        let free = self
            .places_of(handle)
            .find(|kernel| kernel.process.compare_exchange(0, TAKEN, AcqRel, Relaxed).is_ok());
        if let Some(kernel) = free {
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

impl Injection {
    /// Whether the call with this number is not made. The first one has 1.
    pub fn hits(&self, call: u64) -> bool {
        let (number, seed) = (self.number.load(Relaxed), self.seed.load(Relaxed));
        if seed == 0 {
            return call == number;
        }
        hash((seed, call)).is_multiple_of(number.max(1))
    }
}

impl Slot {
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
}

impl Place {
    /// Of an address to which the call returns.
    pub fn at_address(address: usize) -> Self {
        let mut place = Self::default();
        place.callers[0] = (0, address.saturating_sub(1) as u64);
        place
    }

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

impl Caller {
    pub fn write(&self, (file, offset): (u32, u64)) {
        self.file.store(file, Relaxed);
        self.offset.store(offset, Relaxed);
    }
}

/// The number of the namespace in which this process has its number.
pub fn namespace() -> u64 {
    std::fs::metadata("/proc/self/ns/pid").map_or(0, |about| about.ino())
}

fn hash(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
