//! A call of the program's, and when and where calls were made: threads, moments and places.

use crate::callers::{self, Here, place};
use crate::handle::{Handle, Key, Kind, Role, held_in};
use crate::launches;
use crate::python;
use crate::site::Site;
use crate::spool::{Place, Spool};
use cuda_sys::CUresult;
use once_cell::race::OnceBox;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher, Hash as _, Hasher as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, AtomicU32, AtomicU64, Ordering::*};

/// A call of the program's.
pub struct Call<'a> {
    pub site: &'static Site,
    pub arguments: &'a [Argument],
    /// An address in the wrapper's frame, and a place within the wrapper.
    pub frame: usize,
    pub here: Here,
}

/// An argument: where it is, and its size.
#[derive(Clone, Copy)]
pub struct Argument(pub *const c_void, pub usize);

impl Argument {
    /// Returns its value. An integer may have fewer bytes than an address.
    pub fn value(self) -> u64 {
        // SAFETY: the wrapper's own argument, which has this size.
        unsafe {
            match self.1 {
                8 => self.0.cast::<u64>().read_unaligned(),
                4 => self.0.cast::<u32>().read_unaligned().into(),
                // It has no number.
                IPC_HANDLE => {
                    let bytes = self.0.cast::<[u8; IPC_HANDLE]>().read();
                    BuildHasherDefault::<DefaultHasher>::default().hash_one(bytes).max(1)
                }
                _ => 0,
            }
        }
    }

    /// Returns what it leads to, once the call has stored that there: the value of an object of this kind, or its size.
    ///
    /// # Safety
    ///
    /// It must be null, or lead to that.
    pub unsafe fn stored(self, kind: Kind) -> u64 {
        let size = if kind == Kind::IPCHandle { IPC_HANDLE } else { size_of::<u64>() };
        let place = self.value() as *const c_void;
        if place.is_null() { 0 } else { Self(place, size).value() }
    }

    /// Returns the text that it leads to; none if it is null.
    ///
    /// # Safety
    ///
    /// It must be null, or lead to a text that ends with a zero.
    pub unsafe fn text(self) -> Option<String> {
        let place = self.value() as *const c_char;
        // SAFETY: the caller guarantees it.
        let text = || unsafe { CStr::from_ptr(place) }.to_string_lossy().into_owned();
        (!place.is_null()).then(text)
    }
}

/// Returns an element of a list.
///
/// # Safety
///
/// The list must have it.
unsafe fn element(list: u64, index: u64) -> u64 {
    // SAFETY: the caller guarantees it.
    unsafe { held_in(list, index as usize * size_of::<u64>()) }
}

/// The bytes of a handle for other processes.
const IPC_HANDLE: usize = size_of::<cuda_sys::CUipcMemHandle>();

/// What a thread did in a call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    pub function: u16,
    pub thread: u32,
    /// The number of a place.
    pub place: u32,
}

impl Call<'_> {
    pub fn with(
        &self,
        is: impl Fn(Role) -> bool,
    ) -> impl Iterator<Item = (&'static Handle, Argument)> {
        let handles = self.site.handles.iter().filter(move |handle| is(handle.role));
        handles.filter_map(|handle| Some((handle, *self.arguments.get(handle.index)?)))
    }

    /// The objects that it takes.
    pub fn taken(&self) -> impl Iterator<Item = Key> {
        let taken = self.with(|_| true).filter(|(handle, argument)| handle.takes(argument.1));
        let keys = taken.flat_map(move |(handle, argument)| {
            // A kernel may stand for a function.
            let other = (handle.kind == Kind::Function).then_some(Kind::Kernel);
            let kinds = [Some(handle.kind), other].into_iter().flatten();
            self.values(handle, argument)
                .flat_map(move |of| kinds.clone().map(move |kind| (kind, of)))
        });
        keys.filter(|(kind, value)| kind.has(*value))
    }

    /// The object that an argument names. What a thread's default stream captures is of the thread and of its context: the driver
    /// may be asked.
    pub fn value(&self, handle: &Handle, argument: Argument) -> u64 {
        match handle.kind {
            Kind::Capture => self.capturing().unwrap_or(0),
            _ => handle.value(argument.value()),
        }
    }

    /// The objects that an argument names: several if it is a list. Before the driver has taken a list, its length may be wrong:
    /// no more is read then than the lists that created such objects had.
    pub fn values(&self, handle: &Handle, argument: Argument) -> impl Iterator<Item = u64> {
        let each = handle.each.map(|count| self.arguments[count].value());
        let each = each.map(|count| match handle.role {
            Role::Begins => count,
            _ => count.min(LISTED.load(Relaxed)),
        });
        let value = if each.is_some() { 0 } else { self.value(handle, argument) };
        (0..each.unwrap_or(1)).map(move |index| match each {
            // SAFETY: the driver has read so many elements, or it has of lists that this one ends.
            Some(_) => unsafe { element(argument.value(), index) },
            None => value,
        })
    }

    /// The address and the size of the memory that a handle spans, or that an element of its list does. A value that fills it
    /// comes before the number of elements, and has the size of one; what comes before the number of bytes has that of an address.
    pub fn range(&self, handle: &Handle, index: u64) -> [u64; 2] {
        let value = |index: usize| self.arguments[index].value();
        let start = value(handle.index);
        let Some(count) = handle.of else {
            let row = handle.copy.map(|copy| copy.first_row(start + index * copy.size as u64));
            return row.unwrap_or([start, 0]);
        };
        if handle.each.is_some() {
            // SAFETY: the driver reads so many elements.
            return [start, value(count)].map(|list| unsafe { element(list, index) });
        }
        let element = match self.arguments[count - 1].1 {
            8 => 1,
            _ if handle.kind == Kind::HostMemory => 1,
            size => size as u64,
        };
        let size = value(count).saturating_mul(element);
        let rows = handle.rows.map(|rows| rows.map(value));
        match rows {
            Some([_, 0]) => [start, 0],
            Some([pitch, height]) if size > 0 => {
                [start, pitch.saturating_mul(height - 1).saturating_add(size)]
            }
            _ => [start, size],
        }
    }

    /// The struct with the dimensions and the attributes of a launch; zero if it has none.
    pub fn config(&self) -> u64 {
        self.with(|role| role == Role::Leads).next().map_or(0, |(_, argument)| argument.value())
    }

    /// The grid and the block of a launch that the driver has accepted, in pairs. One that does not say them is not one of a graph,
    /// whose numbers are zeros.
    pub fn sizes(&self, launched: &Handle) -> [u64; 3] {
        let first = launched.of.and_then(|first| self.arguments.get(first..)?.first_chunk());
        match (first, self.config()) {
            (Some([x, y, z, a, b, c]), _) => {
                [[x, y], [z, a], [b, c]].map(|[low, high]| low.value() | high.value() << 32)
            }
            (None, config @ 1..) => {
                // SAFETY: the driver has read the struct. It begins with the sizes.
                unsafe { held_in(config, 0) }
            }
            _ if launched.kind == Kind::ExecutableGraph => [0; 3],
            _ => [0, 0, 1],
        }
    }

    /// The stream that it names, as a number among those that can capture.
    pub fn capturing(&self) -> Option<u64> {
        self.stream().map(launches::captured).filter(|stream| Kind::Capture.has(*stream))
    }

    /// The first object of a kind that it takes.
    pub fn first(&self, kind: Kind) -> Option<u64> {
        let own =
            self.with(|_| true).filter(|(of, argument)| of.kind == kind && of.takes(argument.1));
        own.map(|(of, argument)| self.value(of, argument)).find(|value| kind.has(*value))
    }

    /// The stream in which it is, if it names one. In a variant for per-thread default streams, null is the thread's.
    pub fn stream(&self) -> Option<u64> {
        let handle = self.site.facts.stream?;
        match handle.value(self.arguments.get(handle.index)?.value()) {
            0 if self.site.is_per_thread => Some(2),
            stream => Some(stream),
        }
    }

    /// The driver has taken its list of objects that begin.
    pub fn has_listed(&self) {
        for (handle, _) in self.with(|role| role == Role::Begins) {
            let count = handle.each.map_or(0, |count| self.arguments[count].value());
            LISTED.fetch_add(count, Relaxed);
        }
    }

    pub fn place(&self, spool: &Spool) -> Option<Place> {
        static START: AtomicU64 = AtomicU64::new(0);
        let now = callers::nanoseconds(libc::CLOCK_MONOTONIC);
        let start = START.compare_exchange(0, now, Relaxed, Relaxed).err().unwrap_or(now);
        let here = match detail(SPENT.load(Relaxed), now.saturating_sub(start)) {
            Detail::Callers => Some(self.here),
            Detail::Lines => None,
            Detail::Address => return self.address().map(Place::of),
        };
        walk(spool, here).or_else(|| self.address().map(Place::of))
    }

    /// The place with its callers, however long they take: for the few calls that are the cause of later refusals.
    pub fn full_place(&self, spool: &Spool) -> Option<Place> {
        walk(spool, Some(self.here))
    }

    /// The address to which it returns.
    pub fn address(&self) -> Option<usize> {
        place::address(&self.site.distance, self.frame, self.here)
    }

    /// The moment of it, in this thread.
    pub fn moment(&self, place: u32) -> Moment {
        Moment { function: self.site.number as u16, thread: thread(), place }
    }
}

/// How many objects the lists had that the driver has taken.
static LISTED: AtomicU64 = AtomicU64::new(0);

/// How long the places of this process took, in nanoseconds of processors.
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

/// Returns the lines of Python and, with a place in the code, the callers of that.
fn walk(spool: &Spool, here: Option<Here>) -> Option<Place> {
    let begin = callers::nanoseconds(libc::CLOCK_THREAD_CPUTIME_ID);
    let lines = python::lines(Place::LINES).unwrap_or_default();
    let mut place = Place::default();
    for (to, line) in place.lines.iter_mut().zip(&lines) {
        let text = |text: &str| spool.number(text.as_bytes());
        *to = [text(&line.file), text(&line.function), line.number];
    }
    let interpreter = if lines.is_empty() { None } else { python::code() };
    let walked = here.and_then(|here| {
        let walk = || callers::of(spool, here, interpreter, Place::CALLERS);
        callers::with_room(|| catch_unwind(AssertUnwindSafe(walk)))?.ok()
    });
    let walked = walked.unwrap_or_default();
    for (to, caller) in place.callers.iter_mut().zip(walked) {
        *to = caller;
    }
    let end = callers::nanoseconds(libc::CLOCK_THREAD_CPUTIME_ID);
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
    pub fn number(&mut self, place: Option<Place>) -> u32 {
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

/// How many forks lead to this process.
pub static FORKS: AtomicU32 = AtomicU32::new(1);

/// The number of this thread. The system is asked once.
pub fn thread() -> u32 {
    thread_local! {
        static OWN: Cell<[u32; 2]> = const { Cell::new([0; 2]) };
    }
    let forks = FORKS.load(Relaxed);
    OWN.with(|own| {
        if own.get()[0] != forks {
            // SAFETY: it takes nothing.
            own.set([forks, unsafe { libc::gettid() } as u32]);
        }
        own.get()[1]
    })
}

/// The context that is current to this thread, zero if there is none; nothing if the driver does not say.
pub fn current() -> Option<u64> {
    let mut context = null_mut();
    // SAFETY: the call writes one value.
    let answer = unsafe { cuda_sys::cuCtxGetCurrent(&mut context) };
    (answer == CUresult::CUDA_SUCCESS).then(|| context.addr() as u64)
}

unsafe extern "C" {
    fn pthread_setcancelstate(state: c_int, before: *mut c_int) -> c_int;
}

/// Does something in which the thread is not cancelled, because that would unwind frames of this library.
pub fn uncancelled<T>(work: impl FnOnce() -> T) -> T {
    let (disable, mut before) = (1, 0);
    // SAFETY: the call writes one value.
    unsafe { pthread_setcancelstate(disable, &mut before) };
    let result = work();
    // SAFETY: it was the state before.
    unsafe { pthread_setcancelstate(before, null_mut()) };
    result
}

/// A function that changed the thread's context, and where it was called.
pub type Change = (u16, Option<Place>);

thread_local! {
    /// With the context that was current then.
    static CHANGE: Cell<Option<(u64, Change)>> = const { Cell::new(None) };
}

/// The last call of this thread that is known to have changed its context, if it is this one since.
pub fn change(context: u64) -> Option<Change> {
    let change = CHANGE.take();
    CHANGE.set(change.clone());
    change.filter(|(of, _)| *of == context).map(|(_, change)| change)
}

/// A call has made this the context of its thread; none if that is not known.
pub fn changed(site: &Site, context: Option<u64>, place: Option<Place>) {
    CHANGE.set(context.map(|context| (context, (site.number as u16, place))));
}

/// Where the driver was initialised, with the process.
static INITIALISED: OnceBox<(u32, Option<Place>)> = OnceBox::new();
/// Where the process was forked last.
static FORKED_AT: AtomicPtr<Option<Place>> = AtomicPtr::new(null_mut());

/// The driver is initialised, for the first time or again.
pub fn initialised(place: impl FnOnce() -> Option<Place>) {
    INITIALISED.get_or_init(|| Box::new((std::process::id(), place())));
}

/// A process forks. Where the driver is initialised, the place may be the cause of refusals in the child.
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

/// In the child of a process that had initialised the driver: that process, and the places of `cuInit` and of the fork.
pub fn fork() -> Option<(u32, Option<Place>, Option<Place>)> {
    let (process, place) = INITIALISED.get()?;
    // SAFETY: it is null, or a box that stays.
    let forked = unsafe { FORKED_AT.load(Acquire).as_ref()? };
    (*process != std::process::id()).then(|| (*process, place.clone(), forked.clone()))
}

#[cfg(test)]
#[path = "../tests/unit/call.rs"]
pub mod tests;
