//! The objects of the driver that the program's calls created and ended: by which function, in which thread, and where.
//!
//! The driver gives the values of ended objects to new ones at once, so an object is a kind, a value and a generation. An
//! end has two steps: before the call the object is being ended, and after its success it is dead. What was not seen being
//! created is not here, so nothing is said of it: objects of the driver's own, of other processes, and in the child of a fork
//! all that its parent made. A value that is seen to work after its object's end is forgotten.
//!
//! A call that creates and ends nothing looks into a table of numbers, which no lock protects. The rest has one lock, for which
//! a thread waits a second at most: then this is off. With the objects it keeps the places, the captures and the launches. A
//! signal handler is within the call that holds it, so its own calls are not noted.

use crate::layer::call::handle::{Key, Life, ObjectKind, Role};
use crate::layer::origin::{Moment, Places};
use crate::layer::past::captures::{Captures, EVENTS, LIVE, RecordedEvent};
use crate::layer::past::parameters;
use crate::layer::past::pending_work::{PendingWork, ROOM, Work, WorkKind};
use crate::layer::process::thread::FORKS;
use crate::spool::{Event, Spool};
use libcuda_sys::CUstreamCaptureMode;
use rtrb::{Consumer, Producer, RingBuffer};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, AtomicU64, Ordering::*, fence};

#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    pub generation: u64,
    /// What takes it along.
    pub parent: Option<Life>,
    pub made: Moment,
    pub end: Option<End>,
    pub description: Description,
    references: u32,
}

/// What the call that made an object said of it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Description {
    #[default]
    Unknown,
    /// How many bytes memory has. Zero, if that is not known.
    Size(u64),
    /// The device of a primary context.
    Device(i32),
    /// How a capture keeps out calls that it cannot take.
    Mode(CUstreamCaptureMode),
    /// Those of an event or a stream.
    Flags(u32),
    /// The most bytes that the program lets a pool have.
    Most(u64),
}

impl Object {
    /// Whether it is known to have been created with this flag, or without.
    pub fn has_flag(&self, flag: u32, has: bool) -> bool {
        matches!(self.description, Description::Flags(flags) if (flags & flag != 0) == has)
    }

    /// How many bytes it has; zero if that is not known, or if it is no memory.
    pub fn size(&self) -> u64 {
        self.description.size()
    }

    pub fn is_dead(&self) -> bool {
        self.end.as_ref().is_some_and(|end| end.generation > 0)
    }
}

impl Description {
    fn size(self) -> u64 {
        if let Self::Size(size) = self { size } else { 0 }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct End {
    pub moment: Moment,
    /// Zero until the call that ends it has succeeded.
    pub generation: u64,
    /// The object that took it along, or the stream in whose order memory is freed.
    pub with: Option<Key>,
}

/// The latest generation. Each creation, each end and each work has its own.
static GENERATION: AtomicU64 = AtomicU64::new(0);

#[inline]
pub fn generation() -> u64 {
    GENERATION.load(Relaxed)
}

pub fn next_generation() -> u64 {
    GENERATION.fetch_add(1, Relaxed) + 1
}

/// No key comes before it.
const FIRST: Key = (ObjectKind::Allocation, 0);
/// How many deaths are remembered.
const DEATHS: usize = 1 << 16;
/// The bodies of how many conditional nodes are remembered.
pub const CONDITIONS: usize = 1 << 12;
/// How many objects there may be, with those.
const OBJECTS: usize = 3 << 16;

#[derive(Default)]
pub struct Objects {
    objects: BTreeMap<Key, Object>,
    /// The parts of each object that has any, by its generation.
    parts: BTreeSet<(u64, Key)>,
    deaths: VecDeque<Life>,
    pub places: Places,
    pub captures: Captures,
    pub pending: PendingWork,
    /// The memory that was opened last from each IPC handle.
    pub opened: BTreeMap<u64, Key>,
    /// The bodies of each conditional node. Drivers before CUDA 13.2 do not tell them.
    pub bodies: BTreeMap<u64, Vec<u64>>,
    /// The functions that the driver is to call, and the latest call that gave it each.
    pub host_functions: BTreeMap<u64, Moment>,
    /// The work of each thread that is to be kept.
    posted: Vec<Consumer<Work>>,
    /// Those of the parent of a process.
    parents: AtomicPtr<Self>,
}

/// How many dead objects there are whose kind and value lead to each number. A kernel may stand for a function, so it leads
/// where that does.
static DEAD: [AtomicU32; 1 << 18] = [const { AtomicU32::new(0) }; 1 << 18];

#[inline]
fn slot((kind, value): Key) -> &'static AtomicU32 {
    place_of(kind.stands_for(), value)
}

#[inline]
fn place_of(kind: ObjectKind, value: u64) -> &'static AtomicU32 {
    // Addresses leave the lowest bits to the kind.
    let one = value.rotate_left(6).wrapping_add(kind as u64);
    &DEAD[(one.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 46) as usize]
}

/// Whether the object may be dead, or about to be. Mostly not, in a few instructions.
#[inline]
pub fn may_be_dead(kind: ObjectKind, value: u64) -> bool {
    slot((kind, value)).load(Relaxed) != 0
}

/// The same, of the kind for which its own stands.
#[inline]
pub fn may_be_dead_as(kind: ObjectKind, value: u64) -> bool {
    place_of(kind, value).load(Relaxed) != 0
}

/// Objects of one kind that were made in one place.
pub struct Leak {
    pub kind: ObjectKind,
    /// When the first of them was made.
    pub made: Moment,
    pub count: u64,
    pub bytes: u64,
}

impl Objects {
    /// An object was created, or one of those that count their references was opened again.
    pub fn create(
        &mut self,
        key: Key,
        parent: Option<Key>,
        description: Description,
        made: Moment,
        again: bool,
    ) {
        let parent = parent.and_then(|key| Some((key, self.alive(key)?.generation)));
        let old = self.objects.get_mut(&key).filter(|old| old.end.is_none());
        if let Some(old) = old.filter(|old| again && old.parent == parent) {
            old.references += 1;
            return;
        }
        // A function may be found in another way.
        if !(again && self.alive(key).is_some()) {
            self.pending.ended(key, generation());
        }
        self.forget(key);
        // The value of one that is dead may be that of the other now, for which it can stand.
        let kinds = match key.0 {
            ObjectKind::Function | ObjectKind::Kernel => [ObjectKind::Function, ObjectKind::Kernel],
            kind => [kind; 2],
        };
        // Memory that was freed, and is now a part of this.
        for key in kinds.map(|kind| self.within(kind, key.1, description.size())).concat() {
            if self.dead(key).is_some() {
                self.forget(key);
            }
        }
        let generation = next_generation();
        self.parts.extend(parent.map(|(_, generation)| (generation, key)));
        if key.0 == ObjectKind::Capture {
            LIVE.fetch_add(1, Relaxed);
        }
        self.objects.insert(
            key,
            Object { generation, parent, made, end: None, description, references: 1 },
        );
    }

    /// A call is to end an object, if it is known and alive. Returns its generation.
    pub fn begin_end(&mut self, key: Key, moment: Moment, with: Option<Key>) -> Option<u64> {
        self.forget_captures(key);
        let object = self.objects.get_mut(&key).filter(|object| object.end.is_none())?;
        if object.references == 1 {
            object.end = Some(End { moment, generation: 0, with });
            slot(key).fetch_add(1, Relaxed);
        }
        Some(object.generation)
    }

    /// The call has succeeded, or it has not, and the object lives on.
    pub fn finish_end(&mut self, key: Key, generation: u64, has_succeeded: bool) {
        let object = self.objects.get_mut(&key).filter(|object| object.generation == generation);
        let Some(object) = object else { return };
        match object.end {
            None if has_succeeded => object.references = object.references.saturating_sub(1).max(1),
            Some(End { moment, generation: 0, with }) if has_succeeded => {
                self.die(key, moment, with);
            }
            Some(End { generation: 0, .. }) => {
                object.end = None;
                slot(key).fetch_sub(1, Relaxed);
            }
            _ => {}
        }
    }

    /// An object is dead, and with it all that it takes along.
    pub fn die(&mut self, key: Key, moment: Moment, with: Option<Key>) {
        let object = self.objects.get_mut(&key).filter(|object| !object.is_dead());
        let Some(object) = object else { return };
        if object.end.is_none() {
            slot(key).fetch_add(1, Relaxed);
        }
        object.end = Some(End { moment, generation: next_generation(), with });
        let own = object.generation;
        self.pending.ended(key, generation());
        self.captures.ended(key, false);
        self.deaths.push_back((key, own));
        if self.deaths.len() > DEATHS
            && let Some((oldest, generation)) = self.deaths.pop_front()
        {
            let is_followed = matches!(
                oldest.0,
                ObjectKind::Array | ObjectKind::ExecutableGraph | ObjectKind::MipmappedArray
            );
            let is_dead = self.dead(oldest).is_some_and(|object| object.generation == generation);
            self.forget_dead(oldest, generation);
            // It is dead all the same, and a driver may die in a query that follows its handle (`queries`).
            if is_followed && is_dead {
                slot(oldest).fetch_add(1, Relaxed);
            }
        }
        self.parts_die(key, own, moment);
    }

    /// The parts of an object of this generation are dead.
    pub fn parts_die(&mut self, key: Key, generation: u64, moment: Moment) {
        let parts = self.parts.range((generation, FIRST)..(generation + 1, FIRST));
        let parts: Vec<Key> = parts.map(|(_, part)| *part).collect();
        parts.into_iter().for_each(|part| self.die(part, moment, Some(key)));
    }

    /// A value that works again is another object's, of which nothing is known. So is the end of one that was long ago.
    pub fn forget_dead(&mut self, key: Key, generation: u64) {
        if self.dead(key).is_some_and(|object| object.generation == generation) {
            self.forget(key);
        }
    }

    pub fn forget(&mut self, key: Key) {
        let object = self.objects.remove(&key);
        self.captures.ended(key, object.as_ref().is_none_or(Object::is_dead));
        let Some(object) = object else { return };
        if let Some((_, generation)) = object.parent {
            self.parts.remove(&(generation, key));
        }
        if object.end.is_some() {
            slot(key).fetch_sub(1, Relaxed);
        }
    }

    /// Keeps the work that threads have posted, each in its order.
    fn keep_posted(&mut self) {
        let mut all: Vec<Work> = Vec::new();
        for from in &mut self.posted {
            if let Ok(chunk) = from.read_chunk(from.slots()) {
                all.extend(chunk);
            }
        }
        all.sort_by_key(|work| work.generation);
        all.into_iter().for_each(|work| _ = self.keep(work));
        self.posted.retain(|from| !from.is_abandoned() || !from.is_empty());
    }

    /// Keeps work, and returns the number of the latest launch.
    pub fn keep(&mut self, mut work: Work) -> u64 {
        if let Some((context, _)) = self.context_of((ObjectKind::Stream, work.stream)) {
            work.context = context;
        }
        if let WorkKind::Record { .. } = work.kind {
            self.captures.events.remove(&work.function);
        }
        self.pending.keep(work)
    }

    /// An event was recorded in a stream that is captured, or that waits for one.
    pub fn follow(&mut self, role: Role, event: u64, stream: u64, moment: Moment) {
        let alive = |key| Some((key, self.alive(key)?.generation));
        if role == Role::Records {
            let entered = || alive(self.captures.entered.get(&stream)?.0);
            let capture = alive((ObjectKind::Capture, stream)).or_else(entered);
            let events = &mut self.captures.events;
            events.remove(&event);
            if let Some(capture) = capture.filter(|_| events.len() < EVENTS) {
                events.insert(event, RecordedEvent { stream, capture, moment });
            }
        } else if let Some(recorded) = self.captures.events.get(&event).copied()
            && alive(recorded.capture.0) == Some(recorded.capture)
        {
            let (capture, _) = recorded.capture;
            self.captures.entered.remove(&recorded.stream);
            if stream != capture.1 {
                self.captures.entered.insert(stream, (capture, moment));
            }
        }
    }

    /// An object that is dead, or about to be.
    pub fn dead(&self, key: Key) -> Option<&Object> {
        self.objects.get(&key).filter(|object| object.end.is_some())
    }

    pub fn alive(&self, key: Key) -> Option<&Object> {
        self.objects.get(&key).filter(|object| object.end.is_none())
    }

    /// The context of an object that is alive, with its value, if that is known.
    pub fn context_of(&self, key: Key) -> Option<(u64, &Object)> {
        let (key, generation) = self.alive(key)?.parent?;
        let parent = self.alive(key).filter(|parent| parent.generation == generation)?;
        // A function's module has the context.
        if key.0 == ObjectKind::Context { Some((key.1, parent)) } else { self.context_of(key) }
    }

    /// The objects of a kind that are alive: captures that were begun and not ended, for example.
    pub fn living(&self, kind: ObjectKind) -> impl Iterator<Item = (Key, &Object)> {
        let all = self.objects.range((kind, 0)..=(kind, u64::MAX));
        all.filter(|(_, object)| object.end.is_none()).map(|(key, object)| (*key, object))
    }

    /// The memory of these kinds that has an address, alive or not.
    pub fn at(&self, kinds: &[ObjectKind], address: u64) -> impl Iterator<Item = (Key, &Object)> {
        kinds.iter().filter_map(move |kind| {
            let (key, object) = self.objects.range((*kind, 0)..=(*kind, address)).next_back()?;
            (address - key.1 < object.size().max(1)).then_some((*key, object))
        })
    }

    /// Memory that has addresses in this range, was alive in that generation, and is dead.
    pub fn ended_since(&self, generation: u64, start: u64, size: u64) -> Option<(Key, &Object)> {
        let first = self.at(&ObjectKind::MEMORY, start).map(|(key, _)| key);
        let within = ObjectKind::MEMORY.iter().flat_map(|kind| self.within(*kind, start, size));
        first.chain(within).filter_map(|key| Some((key, self.dead(key)?))).find(|(_, object)| {
            let is_since = |end: &End| end.generation > generation;
            object.generation < generation && object.end.as_ref().is_some_and(is_since)
        })
    }

    /// Whether all of these are known, and alive.
    pub fn are_alive(&self, mut keys: impl Iterator<Item = Key>) -> bool {
        keys.all(|key| self.alive(key).is_some())
    }

    /// Memory that was alive in a generation, and has ended since a later one: the latest first.
    pub fn memory_ended_since(
        &self,
        alive: u64,
        since: u64,
    ) -> impl Iterator<Item = (Key, &Object)> {
        let memory =
            self.deaths.iter().rev().filter(|(key, _)| ObjectKind::MEMORY.contains(&key.0));
        let known = memory.filter_map(|(key, own)| {
            Some((*key, self.dead(*key).filter(|object| object.generation == *own)?))
        });
        known.filter(move |(_, object)| {
            let is_since = |end: &End| end.generation > since;
            object.generation < alive && object.end.as_ref().is_some_and(is_since)
        })
    }

    /// The mappings of a range that is unmapped.
    pub fn within(&self, kind: ObjectKind, start: u64, size: u64) -> Vec<Key> {
        let range = self.objects.range((kind, start)..(kind, start.saturating_add(size.max(1))));
        range.map(|(key, _)| *key).collect()
    }

    /// The objects that are alive and end by a call of their own, by kind and where they were made.
    pub fn leaks(&self) -> Vec<Leak> {
        let mut leaks = BTreeMap::new();
        let alive = self.objects.iter().filter(|(_, object)| object.end.is_none());
        for ((kind, _), object) in alive {
            // A part ends with what has it.
            let is_part = match object.parent {
                Some(((ObjectKind::Context, _), _)) | None => {
                    matches!(
                        kind,
                        ObjectKind::Function
                            | ObjectKind::IPCHandle
                            | ObjectKind::Kernel
                            | ObjectKind::Variable
                    )
                }
                Some(((ObjectKind::Capture, _), _)) => true,
                Some((parent, _)) => self.alive(parent).is_some(),
            };
            if !is_part {
                let (kind, made) = (*kind, object.made);
                let leak = leaks.entry((kind, made.function, made.place));
                let leak = leak.or_insert(Leak { kind, made, count: 0, bytes: 0 });
                leak.count += 1;
                leak.bytes += object.size();
            }
        }
        leaks.into_values().collect()
    }

    /// A stream, or all of a context, is to end: captures are over then, and the driver must not be asked of them. An end that
    /// fails leaves a capture of which nothing is said.
    fn forget_captures(&mut self, (kind, value): Key) {
        let mut gone = self.within(ObjectKind::Capture, 0, u64::MAX);
        gone.retain(|(_, stream)| match kind {
            ObjectKind::Stream => *stream == value,
            // Streams that were not seen being created may be of it.
            ObjectKind::Context | ObjectKind::GreenContext => {
                self.alive((ObjectKind::Stream, *stream)).is_none()
            }
            _ => false,
        });
        gone.into_iter().for_each(|key| self.forget(key));
    }
}

/// Those of this process.
static ALL: AtomicPtr<Objects> = AtomicPtr::new(null_mut());
/// Those of the processes before this one's fork: a program that searches for leaks at its end must find them.
static PARENTS: AtomicPtr<Objects> = AtomicPtr::new(null_mut());
static IS_LOCKED: AtomicBool = AtomicBool::new(false);
/// Counts the threads that had them: who waits sees that others go on.
static TURNS: AtomicU32 = AtomicU32::new(0);
static IS_OFF: AtomicBool = AtomicBool::new(true);

/// Whether calls are to be remembered.
#[inline]
pub fn is_on() -> bool {
    !IS_OFF.load(Relaxed)
}

pub fn start() {
    IS_OFF.store(false, Relaxed);
}

/// Begins anew in the child of a fork. What the parent had stays where it is: a thread of the parent may have been at work.
pub fn forked() {
    FORKS.fetch_add(1, Relaxed);
    let own = ALL.swap(null_mut(), AcqRel);
    if !own.is_null() {
        // SAFETY: the box stays. Only its other fields may be half written.
        unsafe { (*own).parents.store(PARENTS.swap(own, Relaxed), Relaxed) };
        DEAD.iter().filter(|slot| slot.load(Relaxed) > 0).for_each(|slot| slot.store(0, Relaxed));
    }
    let _ = OWN.try_with(|own| drop(own.try_borrow_mut().map(|mut own| own.take())));
    IS_LOCKED.store(false, Release);
    ASKING.store(0, Release);
    LIVE.store(0, Relaxed);
}

struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        TURNS.store(TURNS.load(Relaxed).wrapping_add(1), Relaxed);
        IS_LOCKED.store(false, Release);
    }
}

/// How often a thread lets others run while none goes on: the one that has the objects is gone then, or stopped by a debugger. A clock
/// would write to a stack of the layer, which ThreadSanitizer takes for a race with the thread that had this stack before.
const PATIENCE: u32 = 3_000_000;

/// Does something with the objects, unless this is off. It must not wait, and not call the driver.
pub fn with<T>(spool: &Spool, work: impl FnOnce(&mut Objects) -> T) -> Option<T> {
    let result = if is_on() { locked(work) } else { return None };
    if result.is_none() && !IS_OFF.swap(true, Relaxed) {
        parameters::forget_all(spool);
        spool.note(Event::Past, "");
    }
    result
}

/// The same; nothing if another thread does not go on, or if there are too many objects.
fn locked<T>(work: impl FnOnce(&mut Objects) -> T) -> Option<T> {
    let (mut last_turn, mut waits) = (TURNS.load(Relaxed), 0);
    while IS_LOCKED.compare_exchange_weak(false, true, Acquire, Relaxed).is_err() {
        let turn = TURNS.load(Relaxed);
        waits = if turn == last_turn { waits + 1 } else { 0 };
        last_turn = turn;
        if waits > PATIENCE {
            return None;
        }
        std::thread::yield_now();
    }
    let _guard = Guard;
    if ALL.load(Relaxed).is_null() {
        ALL.store(Box::into_raw(Box::default()), Relaxed);
    }
    // SAFETY: a box that only a fork leaves behind; this thread alone has it.
    let all = unsafe { &mut *ALL.load(Relaxed) };
    if IS_POSTED.load(Relaxed) && IS_POSTED.swap(false, Relaxed) {
        fence(SeqCst);
        all.keep_posted();
    }
    let result = work(all);
    if all.objects.len() > OBJECTS {
        *all = Objects::default();
        DEAD.iter().for_each(|slot| slot.store(0, Relaxed));
        return None;
    }
    Some(result)
}

/// Looks at the objects, if no thread has them: for a signal handler. Work that is posted is not kept.
pub fn glance(look: impl FnOnce(&Objects)) {
    if !is_on() || IS_LOCKED.compare_exchange(false, true, Acquire, Relaxed).is_err() {
        return;
    }
    let _guard = Guard;
    // SAFETY: null, or a box that only a fork leaves behind; this thread alone has it.
    if let Some(all) = unsafe { ALL.load(Relaxed).as_ref() } {
        look(all);
    }
}

/// Whether a thread may have posted work. With the fences, who keeps it sees that of a thread which has found it true.
static IS_POSTED: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// The work of this thread that is to be kept.
    static OWN: RefCell<Option<Producer<Work>>> = const { RefCell::new(None) };
}

/// Has work kept by who has the objects next, without a wait for them. Whether there is room.
pub fn post(spool: &Spool, work: Work) -> bool {
    let own = OWN.try_with(|own| {
        let own = &mut *own.try_borrow_mut().ok()?;
        if own.is_none() {
            let (to, from) = RingBuffer::new(ROOM / 4);
            *own = with(spool, |objects| objects.posted.push(from)).map(|()| to);
        }
        own.as_mut()?.push(work).ok()?;
        fence(SeqCst);
        Some(IS_POSTED.load(Relaxed) || IS_POSTED.swap(true, Relaxed))
    });
    own.ok().flatten().is_some()
}

/// How many threads ask the driver of streams that were alive.
static ASKING: AtomicU32 = AtomicU32::new(0);

/// A thread asks until this is dropped.
pub struct Asking;

impl Drop for Asking {
    fn drop(&mut self) {
        // A child of a fork has none of its parent's.
        let _ = ASKING.fetch_update(Release, Relaxed, |asking| asking.checked_sub(1));
    }
}

/// Begins to ask of the streams that are alive. To be called with the objects at hand: who ends a stream notes that there, and
/// then waits.
pub fn asks() -> Asking {
    ASKING.fetch_add(1, Acquire);
    Asking
}

/// Waits until no thread asks of streams that end now.
pub fn wait_for_askers() {
    for _ in 0..PATIENCE {
        if ASKING.load(Acquire) == 0 {
            return;
        }
        std::thread::yield_now();
    }
}

#[cfg(test)]
#[path = "../../../tests/unit/objects.rs"]
pub mod tests;
