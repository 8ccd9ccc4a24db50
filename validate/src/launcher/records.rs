//! What the launcher does with the records: it makes their file and writes its settings there, and reads all when the program has
//! ended. It writes no record.

use crate::spool::{
    Caller, Counter, FUNCTIONS, Fault, Injection, Kind, LEAVES, Record, SEALS, SIZE, Slot, Spool,
    Suppressed, is_alive,
};
use std::fs::File;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{Error, Result};
use std::mem::offset_of;
use std::os::fd::{AsRawFd as _, FromRawFd as _};
use std::os::unix::fs::FileExt as _;
use std::sync::atomic::{AtomicU64, Ordering::*};

/// The file's name in `/proc`.
const NAME: &std::ffi::CStr = c"cuda-validate";

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

/// What was counted, how often, and what is recorded of it.
pub struct Entry<'a> {
    pub kind: Kind,
    pub count: u64,
    pub record: &'a Record,
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

    /// How many calls of each function were judged.
    pub fn judged(&self) -> impl Iterator<Item = u64> {
        let counts = |function: usize| self.judged.iter().map(move |one| &one[function]);
        (0..FUNCTIONS).map(move |function| counts(function).filter_map(plausible).sum())
    }

    /// Has a debugger stop at a rule or a cause. Returns whether there was room for it.
    pub fn set_break(&self, number: u32) -> bool {
        let place = self.breaks.iter().find(|place| [0, number].contains(&place.load(Relaxed)));
        place.inspect(|place| place.store(number, Relaxed)).is_some()
    }

    /// Leaves something out. Returns whether there was room for it.
    pub fn suppress(&self, what: Suppressed) -> bool {
        let place = self.suppressed.iter().find(|place| place.load(Relaxed) == 0);
        place.inspect(|place| place.store(what.key(), Relaxed)).is_some()
    }

    /// Whether a call was left out for this.
    pub fn has_met(&self, what: Suppressed) -> bool {
        let mut all = self.suppressed.iter().zip(&self.suppressed_met);
        all.any(|(place, met)| place.load(Relaxed) == what.key() && met.load(Relaxed))
    }

    /// Gives functions an injection, if they have none. Returns its place; nothing if there is no room.
    pub fn inject(&self, functions: &[usize]) -> Option<&Injection> {
        let index = self.injections.iter().position(|place| place.number.load(Relaxed) == 0)?;
        for place in functions.iter().filter_map(|function| self.injected.get(*function)) {
            let _ = place.compare_exchange(0, index as u8 + 1, Relaxed, Relaxed);
        }
        Some(&self.injections[index])
    }

    /// Returns the text with this number.
    pub fn text(&self, number: u32) -> Option<String> {
        let shared = self.texts.get((number as usize).checked_sub(1)?)?;
        Some(shared.text.read()).filter(|text| !text.is_empty())
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

    /// The files of programs that have not loaded the layer, if there were such programs.
    pub fn executed(&self) -> Vec<String> {
        let taken = self.executed.iter().filter(|one| one.process.load(Acquire) != 0);
        taken.map(|one| one.file.read()).collect()
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
    pub fn entries(&self) -> Vec<Entry<'_>> {
        let entry = |(counter, record): (&Counter, _)| {
            // A fork within a call returns from it twice.
            let count = plausible(&counter.count).filter(|count| *count > 0)?;
            let kind = Kind::of_key(counter.key.load(Relaxed))?;
            Some((counter.order.load(Relaxed), Entry { kind, count, record }))
        };
        let all = || self.counters.iter().zip(&self.records).filter_map(entry);
        let is_event = |(_, entry): &(u64, Entry<'_>)| matches!(entry.kind, Kind::Event(_));
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
            Kind::of_key(key).is_some_and(|kind| match kind {
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
        let others = [&self.lost, &self.lost_refused];
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
        let codes = self.injections.iter().map(|injection| &injection.code);
        codes.chain(&self.breaks).for_each(|number| number.load(Relaxed).hash(&mut hasher));
        self.injected.iter().for_each(|number| number.load(Relaxed).hash(&mut hasher));
        hasher.finish()
    }

    /// Whether a process has asked for a function of the driver.
    pub fn has_asked(&self) -> bool {
        self.has_asked.load(Relaxed)
    }

    /// How many findings and events had no room.
    pub fn lost(&self) -> u64 {
        plausible(&self.lost).unwrap_or(0)
    }

    /// How many of them were calls that the driver refused.
    pub fn lost_refused(&self) -> u64 {
        plausible(&self.lost_refused).unwrap_or(0)
    }

    /// Whether a process could not map this, so that its calls were not judged.
    pub fn is_unmapped(&self) -> bool {
        self.unmapped.load(Relaxed)
    }

    /// The last fault of a process.
    pub fn fault(&self, process: u32) -> Option<&Fault> {
        self.faults.iter().rev().find(|fault| fault.process() == process)
    }

    /// Whether a process has called the driver, by what is put down of its code.
    pub fn has_called(&self, process: u32) -> bool {
        self.code.iter().any(|code| code.process.load(Acquire) == process)
    }

    /// The number of the text with the path of a process's program; zero if it is not known.
    pub fn program(&self, process: u32) -> u32 {
        let own = self.slots.iter().find(|slot| slot.process() == process);
        own.map_or(0, |slot| slot.program.load(Relaxed))
    }
}

impl Slot {
    fn thread(&self) -> u32 {
        self.owner.load(Relaxed) as u32
    }
}

impl Fault {
    pub fn process(&self) -> u32 {
        (self.owner.load(Acquire) >> 32) as u32
    }

    pub fn thread(&self) -> u32 {
        self.owner.load(Relaxed) as u32
    }
}

impl Caller {
    pub fn read(&self) -> (u32, u64) {
        (self.file.load(Relaxed), self.offset.load(Relaxed))
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

#[cfg(test)]
#[path = "../../tests/unit/records.rs"]
mod tests;
