//! The objects of the driver that the program's calls created and ended: by which function, in which thread, and where.
//!
//! The driver gives the values of ended objects to new ones at once, so an object is a kind, a value and a generation. An
//! end has two steps: before the call the object is being ended, and after its success it is dead. What was not seen being
//! created is not here, so nothing is said of it: objects of the driver's own, of other processes, and in the child of a fork
//! all that its parent made. A value that is seen to work after its object's end is forgotten.
//!
//! A call that creates and ends nothing looks into a table of bytes, which no lock protects. The rest has one lock, for which
//! a thread waits a second at most: then this is off.

use crate::blame::Call;
use crate::callers::{self, Here, place};
use crate::captures::{self, Break, Parts};
use crate::launches::Known;
use crate::python;
use crate::site::Site;
use crate::spool::{Event, Place, Slot, Spool};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ffi::c_void;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU8, AtomicU32, AtomicU64, Ordering::*};
use std::time::{Duration, Instant};

/// A parameter that names an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Handle {
    pub kind: Kind,
    pub role: Role,
    pub index: usize,
    /// The parameter with the size of memory, the device of a primary context, or the mode of a capture; or the offset in a
    /// struct.
    pub of: Option<usize>,
    /// Where the struct has the tag of a union, and the tag with which the object is there.
    tag: Option<(usize, u32)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    Uses,
    /// It leads to a struct with the object, which has this offset.
    Leads,
    /// It leads to where the call stores the object.
    Creates,
    /// Its own value is that of the new object.
    Begins,
    Ends,
}

impl Handle {
    const fn new(role: Role, kind: Kind, index: usize) -> Self {
        Self { kind, role, index, of: None, tag: None }
    }

    const fn of(self, index: usize) -> Self {
        Self { of: Some(index), ..self }
    }

    const fn under(self, offset: usize, tag: u32) -> Self {
        Self { tag: Some((offset, tag)), ..self }
    }

    /// Whether it is of this parameter, and a call must not take an object that is dead there. Memory is looked at after a
    /// refusal, because the driver can be asked of it. Functions with a union create an object, so they are always looked at.
    const fn looks_at(&self, index: usize) -> bool {
        self.index == index
            && matches!(self.role, Role::Uses | Role::Leads)
            && !self.kind.is_of_addresses()
            && self.tag.is_none()
    }

    /// Whether the call takes an object here that must be alive. A device has four bytes.
    pub fn takes(&self, size: usize) -> bool {
        self.role.takes() && size != 4
    }

    /// The value of the object that an argument names; zero if it names none.
    pub fn value(&self, argument: Argument) -> u64 {
        let place = argument.value();
        // SAFETY: it leads to a struct, which the call reads.
        unsafe {
            match (self.role, self.of, self.tag) {
                (Role::Leads, _, Some((offset, tag))) if held_in::<u32>(place, offset) != tag => 0,
                (Role::Leads, Some(offset), _) => held_in(place, offset),
                _ => place,
            }
        }
    }

    /// The value of the object that a call has stored.
    ///
    /// # Safety
    ///
    /// The argument must be null, or lead to the object.
    pub unsafe fn stored(&self, argument: Argument) -> u64 {
        let size = if matches!(self.kind, Kind::IPCHandle) { IPC_HANDLE } else { size_of::<u64>() };
        // SAFETY: the caller guarantees it.
        unsafe { argument.stored(size) }
    }
}

impl Role {
    pub fn takes(self) -> bool {
        matches!(self, Self::Uses | Self::Leads | Self::Ends)
    }
}

/// Returns the handle or the tag in a struct, or zero if there is no struct.
///
/// # Safety
///
/// The address must be null, or that of a struct with such a value at this offset.
#[inline]
pub unsafe fn held_in<T: Default>(address: u64, offset: usize) -> T {
    match address {
        0 => T::default(),
        // SAFETY: the caller guarantees it.
        _ => unsafe { (address as *const T).byte_add(offset).read_unaligned() },
    }
}

const fn leads(kind: Kind, index: usize) -> Handle {
    Handle::new(Role::Leads, kind, index)
}

const fn uses(kind: Kind, index: usize) -> Handle {
    Handle::new(Role::Uses, kind, index)
}

const fn creates(kind: Kind, index: usize) -> Handle {
    Handle::new(Role::Creates, kind, index)
}

const fn begins(kind: Kind, index: usize) -> Handle {
    Handle::new(Role::Begins, kind, index)
}

const fn ends(kind: Kind, index: usize) -> Handle {
    Handle::new(Role::Ends, kind, index)
}

macro_rules! kinds {
    ($($kind:ident $words:literal,)*) => {
        /// The kinds of objects.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Kind { $($kind,)* }

        impl Kind {
            pub fn words(self) -> &'static str {
                match self { $(Self::$kind => $words,)* }
            }
        }
    };
}

macro_rules! handles {
    ($($items:tt)*) => {
        /// The handles of each function that has any.
        #[allow(non_upper_case_globals)]
        pub mod of {
            use super::{Handle, Kind::*, begins, creates, ends, leads, uses};
            use cuda_sys::*;
            use std::mem::offset_of;
            $($items)*
        }
    };
}

include!("handles.rs");

/// Whether a function creates or ends objects.
pub const fn has_lives(handles: &[Handle]) -> bool {
    match handles {
        [first, rest @ ..] => !matches!(first.role, Role::Uses | Role::Leads) || has_lives(rest),
        [] => false,
    }
}

/// How many objects a call takes, of which the launcher is shown no more than a slot has room for.
pub const fn taken(handles: &[Handle]) -> usize {
    match handles {
        [first, rest @ ..] => {
            let own = matches!(first.role, Role::Uses | Role::Ends) as usize;
            let all = own + taken(rest);
            if all < Slot::HANDLES { all } else { Slot::HANDLES }
        }
        [] => 0,
    }
}

/// Whether a call takes an object there.
pub const fn is_taken(handles: &[Handle], index: usize) -> bool {
    match handles {
        [first, rest @ ..] => {
            let is_own = first.index == index && matches!(first.role, Role::Uses | Role::Ends);
            is_own || is_taken(rest, index)
        }
        [] => false,
    }
}

/// The kind of an object that is looked at before the call, and the offset in the struct that has it.
pub const fn looked_at(handles: &[Handle], index: usize) -> Option<(Kind, Option<usize>)> {
    match handles {
        [first, ..] if first.looks_at(index) => Some((first.kind, first.of)),
        [_, rest @ ..] => looked_at(rest, index),
        [] => None,
    }
}

impl Kind {
    /// Whether the value is that of an object. The default streams are those of each context and thread.
    pub const fn has(self, value: u64) -> bool {
        value > if matches!(self, Self::Stream | Self::Capture) { 2 } else { 0 }
    }

    /// Whether it is named by an address in it. Whether that leads to something, the driver can be asked.
    pub const fn is_of_addresses(self) -> bool {
        use Kind::*;
        matches!(
            self,
            HostMemory | IPCMemory | Mapping | Memory | Registration | Reservation | Variable
        )
    }

    /// Whether it is always a part of another object, with which it ends.
    pub const fn is_part(self) -> bool {
        matches!(self, Self::Function | Self::IPCHandle | Self::Kernel | Self::Variable)
    }

    /// The kinds of which one may have this as a part, and whether that is the current context else.
    fn parents(self) -> (&'static [Self], bool) {
        use Kind::*;
        match self {
            Capture => (&[Graph], false),
            Function => (&[Module, Kernel], false),
            IPCHandle => (&[Event, Memory], false),
            Kernel => (&[Library], false),
            Variable => (&[Library, Module], false),
            Module => (&[Library], true),
            Array => (&[MipmappedArray, Array], true),
            Stream => (&[GreenContext], true),
            Context => (&[GreenContext], false),
            Event | IPCMemory | Memory | MipmappedArray | SurfaceObject | TextureObject => {
                (&[], true)
            }
            _ => (&[], false),
        }
    }
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
                IPC_HANDLE => number_of(&self.0.cast::<[u8; IPC_HANDLE]>().read()),
                _ => 0,
            }
        }
    }

    /// Returns what it leads to, once the call has stored that there.
    ///
    /// # Safety
    ///
    /// It must be null, or lead to so many bytes.
    pub unsafe fn stored(self, size: usize) -> u64 {
        let place = self.value() as *const c_void;
        if place.is_null() { 0 } else { Self(place, size).value() }
    }
}

/// The bytes of a handle for other processes, which has no number.
const IPC_HANDLE: usize = size_of::<cuda_sys::CUipcMemHandle>();

/// A number for the bytes of such a handle.
fn number_of(handle: &[u8; IPC_HANDLE]) -> u64 {
    let mut hasher = DefaultHasher::new();
    handle.hash(&mut hasher);
    hasher.finish().max(1)
}

/// A kind and a value.
pub type Key = (Kind, u64);

/// Returns an object's name in a report.
pub fn named((kind, value): Key) -> String {
    match kind {
        Kind::IPCHandle => kind.words().to_owned(),
        _ => format!("{} {value:#x}", kind.words()),
    }
}

/// What a thread did in a call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    pub function: u16,
    pub thread: u32,
    /// The number of a place.
    pub place: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    pub generation: u64,
    /// What takes it along, and its generation.
    pub parent: Option<(Key, u64)>,
    pub made: Moment,
    pub end: Option<End>,
    /// The size of memory, or one more than the device of a primary context or the mode of a capture: zero if none is known.
    pub of: u64,
    references: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct End {
    pub moment: Moment,
    /// Until the call that ends it has succeeded.
    pub is_pending: bool,
    /// The object that took it along.
    pub with: Option<Key>,
}

/// No key comes before it.
const FIRST: Key = (Kind::Allocation, 0);
/// How many deaths are remembered.
const DEATHS: usize = 1 << 16;
/// How many objects there may be, with those.
const OBJECTS: usize = 3 << 16;
/// How many places.
const PLACES: usize = 1 << 15;

// In at most 64 MiB. A map whose keys come in their order has six of eleven entries in each of its nodes.
const _: () = {
    let objects = OBJECTS * size_of::<(Key, Object, u64, Key)>() * 11 / 6;
    let places = PLACES * (size_of::<Place>() + size_of::<(u64, u32)>()) * 2;
    assert!(objects + places + DEATHS * size_of::<(Key, u64)>() < 64 << 20);
};

#[derive(Default)]
pub struct Objects {
    generation: u64,
    objects: BTreeMap<Key, Object>,
    /// The parts of each object that has any, by its generation.
    parts: BTreeSet<(u64, Key)>,
    deaths: VecDeque<(Key, u64)>,
    /// What broke captures, with their generations.
    breaks: BTreeMap<Key, (u64, Option<Break>)>,
    pub captured: Parts,
    /// The first is none.
    places: Vec<Place>,
    numbers: BTreeMap<u64, u32>,
    pub launches: Known,
}

/// How many dead objects there are whose kind and value lead to each byte. One that has 255 keeps them. A kernel may stand for
/// a function, so it leads where that does.
static DEAD: [AtomicU8; 1 << 18] = [const { AtomicU8::new(0) }; 1 << 18];

#[inline]
fn slot((kind, value): Key) -> &'static AtomicU8 {
    let kind = if matches!(kind, Kind::Kernel) { Kind::Function } else { kind };
    let place = value.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 46;
    &DEAD[place as usize ^ (kind as usize * 0x1b3)]
}

/// Whether the object may be dead, or about to be. Mostly not, in a few instructions.
#[inline]
pub fn may_be_dead(kind: Kind, value: u64) -> bool {
    slot((kind, value)).load(Relaxed) != 0
}

fn count_dead(key: Key, more: bool) {
    let (slot, count) = (slot(key), slot(key).load(Relaxed));
    if count < u8::MAX {
        slot.store(if more { count + 1 } else { count.saturating_sub(1) }, Relaxed);
    }
}

impl Objects {
    /// An object was created, or one of those that count their references was opened again.
    pub fn create(&mut self, key: Key, parent: Option<Key>, of: u64, made: Moment, again: bool) {
        let parent = parent.and_then(|key| Some((key, self.alive(key)?.generation)));
        if let Some(old) = self.objects.get_mut(&key)
            && again
            && old.end.is_none()
            && old.parent == parent
        {
            old.references += 1;
            return;
        }
        self.launches.ended(key);
        self.forget(key);
        if key.0.is_of_addresses() {
            // Memory that was freed, and is now a part of this.
            let within = self.objects.range(key..(key.0, key.1.saturating_add(of)));
            let within = within.filter(|(_, object)| object.end.is_some()).map(|(key, _)| *key);
            within.collect::<Vec<_>>().into_iter().for_each(|key| self.forget(key));
        }
        self.generation += 1;
        let generation = self.generation;
        self.parts.extend(parent.map(|(_, of)| (of, key)));
        if key.0 == Kind::Capture {
            self.captured.counts(key, true);
        }
        self.objects.insert(key, Object { generation, parent, made, end: None, of, references: 1 });
    }

    /// A call is to end an object, if it is known and alive. Returns its generation.
    pub fn begin_end(&mut self, key: Key, moment: Moment) -> Option<u64> {
        let object = self.objects.get_mut(&key).filter(|object| object.end.is_none())?;
        if object.references == 1 {
            object.end = Some(End { moment, is_pending: true, with: None });
            count_dead(key, true);
        }
        Some(object.generation)
    }

    /// The call has succeeded, or it has not, and the object lives on.
    pub fn finish_end(&mut self, key: Key, generation: u64, has_succeeded: bool) {
        let object = self.objects.get_mut(&key).filter(|object| object.generation == generation);
        let Some(object) = object else { return };
        match &object.end {
            None if has_succeeded => object.references = object.references.saturating_sub(1).max(1),
            Some(End { is_pending: true, moment, .. }) => {
                let moment = *moment;
                object.end = None;
                count_dead(key, false);
                if has_succeeded {
                    self.die(key, moment, None);
                }
            }
            _ => {}
        }
    }

    /// An object is dead, and with it all that it takes along.
    pub fn die(&mut self, key: Key, moment: Moment, with: Option<Key>) {
        let object = self.objects.get_mut(&key).filter(|object| {
            object.end.as_ref().is_none_or(|end| end.is_pending && with.is_some())
        });
        let Some(object) = object else { return };
        if object.end.is_none() {
            count_dead(key, true);
        }
        object.end = Some(End { moment, is_pending: false, with });
        let own = object.generation;
        match key.0 {
            Kind::Capture => self.captured.counts(key, false),
            Kind::Event => self.captured.forget_event(key.1),
            _ => {}
        }
        self.deaths.push_back((key, own));
        if self.deaths.len() > DEATHS
            && let Some((oldest, generation)) = self.deaths.pop_front()
            && self.objects.get(&oldest).is_some_and(|object| object.generation == generation)
        {
            self.forget(oldest);
        }
        self.launches.ended(key);
        let after = |(of, _): &&(u64, Key)| *of == own;
        let parts = self.parts.range((own, FIRST)..).take_while(after).map(|(_, part)| *part);
        parts.collect::<Vec<_>>().into_iter().for_each(|part| self.die(part, moment, Some(key)));
    }

    /// A value that works again is another object's, of which nothing is known.
    pub fn revive(&mut self, key: Key, generation: u64) {
        let is_same = |object: &Object| object.generation == generation && object.end.is_some();
        if self.objects.get(&key).is_some_and(is_same) {
            self.forget(key);
        }
    }

    pub fn forget(&mut self, key: Key) {
        self.breaks.remove(&key);
        if key.0 == Kind::Event {
            self.captured.forget_event(key.1);
        }
        let Some(object) = self.objects.remove(&key) else { return };
        if key.0 == Kind::Capture && object.end.as_ref().is_none_or(|end| end.is_pending) {
            self.captured.counts(key, false);
        }
        if let Some((_, of)) = object.parent {
            self.parts.remove(&(of, key));
        }
        if object.end.is_some() {
            count_dead(key, false);
        }
    }

    pub fn any(&self) -> bool {
        !self.objects.is_empty()
    }

    /// An object that is dead, or about to be.
    pub fn dead(&self, key: Key) -> Option<&Object> {
        self.objects.get(&key).filter(|object| object.end.is_some())
    }

    /// What an object that is alive is a part of.
    pub fn parent(&self, key: Key) -> Option<Key> {
        self.alive(key)?.parent.map(|(parent, _)| parent)
    }

    pub fn alive(&self, key: Key) -> Option<&Object> {
        self.objects.get(&key).filter(|object| object.end.is_none())
    }

    /// The memory of this kind that has an address, alive or not.
    pub fn at(&self, kind: Kind, address: u64) -> Option<(Key, &Object)> {
        let (key, object) = self.objects.range((kind, 0)..=(kind, address)).next_back()?;
        (address - key.1 < object.of.max(1)).then_some((*key, object))
    }

    /// The mappings of a range that is unmapped.
    pub fn within(&self, kind: Kind, start: u64, size: u64) -> Vec<Key> {
        let range = self.objects.range((kind, start)..(kind, start.saturating_add(size.max(1))));
        range.map(|(key, _)| *key).collect()
    }

    /// The primary context of a device that is alive.
    pub fn primary(&self, device: u64) -> Option<Key> {
        let all = self.objects.range((Kind::Context, 0)..=(Kind::Context, u64::MAX));
        let is_own = |object: &Object| object.end.is_none() && object.of == device + 1;
        all.into_iter().find(|(_, object)| is_own(object)).map(|(key, _)| *key)
    }

    /// The objects that are alive and end by a call of their own, by kind and where they were made: the first moment, how many
    /// there are, and their bytes.
    pub fn left(&self) -> BTreeMap<(Kind, u16, u32), (Moment, u64, u64)> {
        let mut left = BTreeMap::new();
        for ((kind, value), object) in &self.objects {
            // A part ends with what has it.
            let is_part = match self.parent((*kind, *value)) {
                Some((Kind::Context, _)) | None => kind.is_part(),
                Some(parent) => self.alive(parent).is_some(),
            };
            if object.end.is_none() && !is_part {
                let made = object.made;
                let sum = left.entry((*kind, made.function, made.place)).or_insert((made, 0, 0));
                sum.1 += 1;
                sum.2 += if kind.is_of_addresses() { object.of } else { 0 };
            }
        }
        left
    }

    /// The captures that were begun and not ended.
    pub fn captures(&self) -> impl Iterator<Item = Key> {
        let all = self.objects.range((Kind::Capture, 0)..=(Kind::Capture, u64::MAX));
        all.filter(|(_, object)| object.end.is_none()).map(|(key, _)| *key)
    }

    /// Streams, or all of a context, are to end: their captures are over then, and the driver must not be asked of them. An end
    /// that fails leaves a capture of which nothing is said.
    pub fn forget_captures(&mut self, is_of: impl Fn(&Self, u64) -> bool) {
        let all = self.objects.range((Kind::Capture, 0)..=(Kind::Capture, u64::MAX));
        let gone = all.map(|(key, _)| *key).filter(|(_, stream)| is_of(self, *stream));
        gone.collect::<Vec<_>>().into_iter().for_each(|key| self.forget(key));
    }

    /// A call may have led a stream into a capture.
    pub fn follow(&mut self, call: &Call, moment: Moment) {
        let mut captured = std::mem::take(&mut self.captured);
        captured.follow(call, moment, |key| self.alive(key).is_some());
        self.captured = captured;
    }

    /// A capture is broken: by a known call, or by another.
    pub fn breaks(&mut self, capture: Key, by: Option<Break>) {
        let generation = self.alive(capture).map(|object| object.generation);
        if let Some(generation) = generation {
            self.breaks.insert(capture, (generation, by));
        }
    }

    pub fn broken(&self, capture: Key) -> Option<&Option<Break>> {
        let generation = self.alive(capture)?.generation;
        self.breaks.get(&capture).filter(|(own, _)| *own == generation).map(|(_, by)| by)
    }

    /// Returns the number of a place: zero if there is none, or no room for it.
    pub fn number(&mut self, place: Option<Place>) -> u32 {
        let Some(place) = place else { return 0 };
        let mut hasher = DefaultHasher::new();
        place.hash(&mut hasher);
        if let Some(number) = self.numbers.get(&hasher.finish()) {
            return *number;
        }
        if self.places.len() >= PLACES {
            return 0;
        }
        self.places.push(place);
        let number = self.places.len() as u32;
        self.numbers.insert(hasher.finish(), number);
        number
    }

    pub fn place(&self, number: u32) -> Option<&Place> {
        self.places.get((number as usize).checked_sub(1)?)
    }
}

/// Those of this process.
static ALL: AtomicPtr<Objects> = AtomicPtr::new(null_mut());
static IS_HELD: AtomicBool = AtomicBool::new(false);
static IS_OFF: AtomicBool = AtomicBool::new(true);

/// Whether calls are to be remembered.
#[inline]
pub fn is_on() -> bool {
    !IS_OFF.load(Relaxed)
}

pub fn start() {
    IS_OFF.store(false, Relaxed);
}

/// How many forks lead to this process.
static FORKS: AtomicU32 = AtomicU32::new(1);

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

/// Begins anew in the child of a fork. What the parent had stays where it is: a thread of the parent may have been at work.
pub fn forked() {
    FORKS.fetch_add(1, Relaxed);
    if !ALL.swap(null_mut(), AcqRel).is_null() {
        DEAD.iter().for_each(|slot| slot.store(0, Relaxed));
    }
    IS_HELD.store(false, Release);
    ASKING.store(0, Release);
    captures::forked();
}

struct Held;

impl Drop for Held {
    fn drop(&mut self) {
        IS_HELD.store(false, Release);
    }
}

/// How long a thread waits for another. That one is gone, or a debugger has stopped it.
const PATIENCE: Duration = Duration::from_secs(1);

/// Does something with the objects, unless this is off. It must not wait, and not call the driver.
pub fn with<T>(spool: &Spool, work: impl FnOnce(&mut Objects) -> T) -> Option<T> {
    if !is_on() {
        return None;
    }
    let off = || {
        if !IS_OFF.swap(true, Relaxed) {
            spool.note(Event::Past, "");
        }
    };
    let mut since = None;
    while IS_HELD.compare_exchange_weak(false, true, Acquire, Relaxed).is_err() {
        if since.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
            off();
            return None;
        }
        std::thread::yield_now();
    }
    let held = Held;
    if ALL.load(Relaxed).is_null() {
        ALL.store(Box::into_raw(Box::default()), Relaxed);
    }
    // SAFETY: a box that only a fork leaves behind; this thread alone has it.
    let all = unsafe { &mut *ALL.load(Relaxed) };
    let result = work(all);
    if all.objects.len() > OBJECTS {
        off();
        *all = Objects::default();
        DEAD.iter().for_each(|slot| slot.store(0, Relaxed));
    }
    drop(held);
    Some(result)
}

/// How many threads ask the driver of streams that were alive.
static ASKING: AtomicU32 = AtomicU32::new(0);

/// A thread asks until this is dropped.
pub struct Asking(u32);

impl Drop for Asking {
    fn drop(&mut self) {
        // A child of a fork has none of its parent's.
        if self.0 == FORKS.load(Relaxed) {
            ASKING.fetch_sub(1, Release);
        }
    }
}

/// Begins to ask of the streams that are alive. To be called with the objects at hand: who ends a stream notes that there, and
/// then waits.
pub fn asks() -> Asking {
    ASKING.fetch_add(1, Acquire);
    Asking(FORKS.load(Relaxed))
}

/// Waits until no thread asks of streams that end now.
pub fn wait_for_askers() {
    let since = Instant::now();
    while ASKING.load(Acquire) != 0 && since.elapsed() < PATIENCE {
        std::thread::yield_now();
    }
}

/// How long the places of this process took, in nanoseconds of processors.
static SPENT: AtomicU64 = AtomicU64::new(0);
/// How long they may take, and which part of the time since then, to have the callers of a place: else it is the address to
/// which the call returns.
const FREE: u64 = 100_000_000;
const PART: u64 = 200;

/// The place of a call. `frame` is an address in the wrapper's frame.
pub fn place(spool: &Spool, site: &Site, frame: usize, here: Here) -> Option<Place> {
    static START: AtomicU64 = AtomicU64::new(0);
    let now = callers::nanoseconds(libc::CLOCK_MONOTONIC);
    let start = START.compare_exchange(0, now, Relaxed, Relaxed).err().unwrap_or(now);
    if SPENT.load(Relaxed) > FREE + now.saturating_sub(start) / PART {
        return place::address(&site.distance, frame, here).map(Place::of);
    }
    walk(spool, here)
}

fn walk(spool: &Spool, here: Here) -> Option<Place> {
    let begin = callers::nanoseconds(libc::CLOCK_THREAD_CPUTIME_ID);
    let lines = python::lines(Place::LINES).unwrap_or_default();
    let mut place = Place::default();
    for (to, line) in place.lines.iter_mut().zip(&lines) {
        let text = |text: &str| spool.number(text.as_bytes());
        *to = [text(&line.file), text(&line.function), line.number];
    }
    let interpreter = if lines.is_empty() { None } else { python::code() };
    let walked = callers::with_room(|| {
        catch_unwind(AssertUnwindSafe(|| callers::of(spool, here, interpreter, Place::CALLERS)))
    });
    let walked = walked.and_then(Result::ok).unwrap_or_default();
    for (to, caller) in place.callers.iter_mut().zip(walked) {
        *to = caller;
    }
    let end = callers::nanoseconds(libc::CLOCK_THREAD_CPUTIME_ID);
    SPENT.fetch_add(end.saturating_sub(begin), Relaxed);
    (place != Place::default()).then_some(place)
}

/// A function that changed the thread's context, and where it was called.
pub type Change = (u16, Option<Place>);

thread_local! {
    static CHANGE: RefCell<Option<Change>> = const { RefCell::new(None) };
}

/// The last call of this thread that is known to have changed its context.
pub fn change() -> Option<Change> {
    CHANGE.with(|change| change.try_borrow().ok()?.clone())
}

/// A call has changed the context of its thread.
pub fn changed(site: &Site, place: Option<Place>) {
    CHANGE.with(|change| {
        if let Ok(mut change) = change.try_borrow_mut() {
            *change = Some((site.number as u16, place));
        }
    });
}

/// Where the driver was initialised, with the process.
static INITIALISED: AtomicPtr<(u32, Option<Place>)> = AtomicPtr::new(null_mut());
/// Where the process was forked last.
static FORKED_AT: AtomicPtr<Option<Place>> = AtomicPtr::new(null_mut());

/// The driver is initialised, for the first time or again.
pub fn initialised(place: impl FnOnce() -> Option<Place>) {
    if INITIALISED.load(Acquire).is_null() {
        let first = Box::into_raw(Box::new((std::process::id(), place())));
        let is_first = INITIALISED.compare_exchange(null_mut(), first, AcqRel, Relaxed).is_ok();
        if !is_first {
            // SAFETY: no other thread has it.
            drop(unsafe { Box::from_raw(first) });
        }
    }
}

/// A process forks. Where the driver is initialised, the place may be the cause of refusals in the child.
pub fn forks(spool: &Spool, here: Here) {
    if is_on() && !INITIALISED.load(Acquire).is_null() {
        let place = catch_unwind(AssertUnwindSafe(|| walk(spool, here))).unwrap_or_default();
        let former = FORKED_AT.swap(Box::into_raw(Box::new(place)), AcqRel);
        if !former.is_null() {
            // SAFETY: the swap gave it to this thread. Only a child reads one, which has its own.
            drop(unsafe { Box::from_raw(former) });
        }
    }
}

/// In the child of a process that had initialised the driver: that process, and the places of `cuInit` and of the fork.
pub fn fork() -> Option<(u32, Option<Place>, Option<Place>)> {
    // SAFETY: they are null, or boxes that stay.
    let (initialised, forked) =
        unsafe { (INITIALISED.load(Acquire).as_ref()?, FORKED_AT.load(Acquire).as_ref()?) };
    let (process, place) = initialised;
    (*process != std::process::id()).then(|| (*process, place.clone(), forked.clone()))
}

/// The object that a new one is a part of: one of the call's arguments, or the current context.
pub fn parent(kind: Kind, taken: &[Key], current: impl FnOnce() -> Option<u64>) -> Option<Key> {
    let (kinds, is_of_context) = kind.parents();
    let named = taken.iter().find(|(other, value)| *value != 0 && kinds.contains(other));
    // Memory from a pool belongs to that.
    let is_pooled = kind == Kind::Memory
        && taken.iter().any(|(other, _)| {
            matches!(other, Kind::Stream | Kind::MemoryPool | Kind::ExternalMemory)
        });
    match named {
        Some(key) => Some(*key),
        None if is_of_context && !is_pooled => Some((Kind::Context, current()?)),
        None => None,
    }
}

#[cfg(test)]
#[path = "../tests/unit/objects.rs"]
pub mod tests;
