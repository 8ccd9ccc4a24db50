//! When and where calls were made: moments, their places, and the places of `cuInit` and of the last fork.
//! It reads the thread's stack, the files of the process and the frames of Python.
//! It may not know what a function of the driver is: to it, a call is an address and a number.

pub mod callers;
pub mod python;

use crate::spool::{Place, Spool};
use callers::Here;
use once_cell::race::OnceBox;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering::*};

/// What a thread did in a call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    pub function: u16,
    pub thread: u32,
    /// The number of a place.
    pub place: u32,
}

/// How long the places of this process took, in nanoseconds.
static SPENT: AtomicU64 = AtomicU64::new(0);
/// How long they may take, and which part of the time since then. In a test, whose tools may slow it down, as long as they like.
const FREE: u64 = if cfg!(test) { 1 << 50 } else { 100_000_000 };
const PART: u64 = 200;

/// Which part of a place is looked for: all; for half as long again, the lines of Python, which take a tenth of the time; or the
/// address to which the call returns.
#[derive(Debug, PartialEq)]
enum Detail {
    Callers,
    Lines,
    Address,
}

fn detail(spent: u64, elapsed: u64) -> Detail {
    let most = FREE + elapsed / PART;
    match spent {
        _ if spent <= most => Detail::Callers,
        _ if spent <= most + most / 2 => Detail::Lines,
        _ => Detail::Address,
    }
}

/// Returns where a call is, as far as there is time for it. `address` is that to which the call returns.
pub fn place(spool: &Spool, here: Here, address: impl Fn() -> Option<usize>) -> Option<Place> {
    static START: AtomicU64 = AtomicU64::new(0);
    let now = callers::nanoseconds();
    let start = START.compare_exchange(0, now, Relaxed, Relaxed).err().unwrap_or(now);
    let here = match detail(SPENT.load(Relaxed), now.saturating_sub(start)) {
        Detail::Callers => Some(here),
        Detail::Lines => None,
        Detail::Address => return address().map(Place::at_address),
    };
    walk(spool, here).or_else(|| address().map(Place::at_address))
}

/// Returns the place with its callers, however long they take: for the few calls that are the cause of later refusals.
pub fn full_place(spool: &Spool, here: Here) -> Option<Place> {
    walk(spool, Some(here))
}

/// Returns the lines of Python and, with a place in the code, the callers of that.
fn walk(spool: &Spool, here: Option<Here>) -> Option<Place> {
    let begin = callers::nanoseconds();
    let lines = python::lines(Place::LINES).unwrap_or_default();
    let mut place = Place::default();
    for (to, line) in place.lines.iter_mut().zip(&lines) {
        let text = |text: &str| spool.number_of_text(text.as_bytes());
        *to = [text(&line.file), text(&line.function), line.number];
    }
    let interpreter = if lines.is_empty() { None } else { python::code() };
    let walked = here.and_then(|here| {
        let walk = || callers::walk(spool, here, interpreter, Place::CALLERS);
        callers::with_room(|| catch_unwind(AssertUnwindSafe(walk)))?.ok()
    });
    let walked = walked.unwrap_or_default();
    for (to, caller) in place.callers.iter_mut().zip(walked) {
        *to = caller;
    }
    let end = callers::nanoseconds();
    SPENT.fetch_add(end.saturating_sub(begin), Relaxed);
    (place != Place::default()).then_some(place)
}

/// How many places are known at most.
pub const PLACES: usize = 1 << 15;

/// Places by their numbers, from one on.
#[derive(Default)]
pub struct Places {
    all: Vec<Place>,
    numbers: BTreeMap<u64, u32>,
}

impl Places {
    /// Returns the number of a place: zero if there is none, or no room for it.
    pub fn intern(&mut self, place: Option<Place>) -> u32 {
        let Some(place) = place else { return 0 };
        let mut hasher = DefaultHasher::new();
        place.hash(&mut hasher);
        if self.all.len() < PLACES && !self.numbers.contains_key(&hasher.finish()) {
            self.all.push(place);
            self.numbers.insert(hasher.finish(), self.all.len() as u32);
        }
        self.numbers.get(&hasher.finish()).copied().unwrap_or(0)
    }

    pub fn get(&self, number: u32) -> Option<&Place> {
        self.all.get((number as usize).checked_sub(1)?)
    }
}

/// Where the driver was initialized, with the process.
static INITIALISED: OnceBox<(u32, Option<Place>)> = OnceBox::new();
/// Where the process was forked last.
static FORKED_AT: AtomicPtr<Option<Place>> = AtomicPtr::new(null_mut());

/// The driver is initialized, for the first time or again.
pub fn initialized(place: impl FnOnce() -> Option<Place>) {
    INITIALISED.get_or_init(|| Box::new((std::process::id(), place())));
}

/// A process forks. Where the driver is initialized, the place may be the cause of refusals in the child.
pub fn forks(spool: &Spool, here: Here) {
    // A child names the fork that made it, not its own.
    if INITIALISED.get().is_some_and(|(process, _)| *process == std::process::id()) {
        let place = catch_unwind(AssertUnwindSafe(|| walk(spool, Some(here)))).unwrap_or_default();
        let former = FORKED_AT.swap(Box::into_raw(Box::new(place)), AcqRel);
        if !former.is_null() {
            // SAFETY: the swap gave it to this thread. Only a child reads one, which has its own.
            drop(unsafe { Box::from_raw(former) });
        }
    }
}

/// A fork of a process that had initialized the driver.
pub struct Fork {
    pub parent: u32,
    /// The place of `cuInit`.
    pub initialized_at: Option<Place>,
    pub forked_at: Option<Place>,
}

/// The fork that made this process, if the driver was initialized before.
pub fn fork() -> Option<Fork> {
    let (process, place) = INITIALISED.get()?;
    // SAFETY: it is null, or a box that stays.
    let forked = unsafe { FORKED_AT.load(Acquire).as_ref()? };
    (*process != std::process::id()).then(|| Fork {
        parent: *process,
        initialized_at: place.clone(),
        forked_at: forked.clone(),
    })
}

#[cfg(test)]
#[path = "../../../tests/unit/origin.rs"]
pub mod tests;
