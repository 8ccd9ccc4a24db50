//! The work of the layer around a call.

use crate::call::{Argument, Call};
use crate::callers::{self, place};
use crate::entry_point::{self, EntryPoint, Lists, entry_points};
use crate::explanation::Explanation;
use crate::objects;
use crate::refusal;
use crate::spool::{self, Event, Group, Kind, LINES, OPEN, Place, Reason, Record, Slot, Spool};
use crate::state_tracker::{self, Before};
use crate::{driver, loader, origin, python, queries, thread};
use cuda_checked::log::Heard;
use cuda_checked::{Cause, Precondition, causes, checks};
use cuda_sys::{CUlogLevel, CUlogsCallback, CUlogsCallbackHandle, CUresult};
use std::cell::Cell;
use std::ffi::{c_char, c_void};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{null, null_mut};
use std::sync::atomic::{
    AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, Ordering::*, compiler_fence,
};

/// The result of a check.
pub type Verdict = Result<(), Precondition>;

thread_local! {
    static THREAD: Thread = const {
        Thread {
            shard: Cell::new(0),
            frame: Cell::new(0),
            entry: Cell::new(None),
            is_at_work: Cell::new(false),
            within: Cell::new(0),
            slot: Cell::new(null()),
            broken: Cell::new(null_mut()),
            heard: Heard::new(),
        }
    };
}

/// What is known of a thread: above all, the call that it is in. A jump may take it out of the call, whose own memory is gone
/// then.
struct Thread {
    /// Which counter the thread has: zero until it has one.
    shard: Cell<usize>,
    /// An address in the frame of the call; zero if there is none.
    frame: Cell<usize>,
    entry: Cell<Option<&'static EntryPoint>>,
    /// The layer is at work: rules query the driver, which may call itself by name.
    is_at_work: Cell<bool>,
    /// How many calls were taken for calls within the call, and not judged.
    within: Cell<u64>,
    /// Where the launcher sees the call, if the process ends in it; null until the thread has one.
    slot: Cell<*const Slot>,
    /// The rule that the call broke: a box, or null.
    broken: Cell<*mut Broken>,
    /// What the driver's log has on the call.
    heard: Heard,
}

/// A broken rule, and one that another jump has left behind.
struct Broken(Precondition, AtomicPtr<Self>);

/// Rules of calls that a jump has left, as far as can be known: one of them may go on. So they are never freed.
static ABANDONED: AtomicPtr<Broken> = AtomicPtr::new(null_mut());

impl Thread {
    /// Whether the thread is still in its call, for a call from this frame. A stack grows down, so a call above the frame, or
    /// in its place, shows that a jump (`longjmp`) has left it. Another stack is that of a signal handler, or the one of the layer that a
    /// handler has interrupted.
    #[inline]
    fn is_inside(&self, frame: usize) -> bool {
        self.frame.get() != 0
            && (frame < self.frame.get()
                || callers::is_in_room(frame)
                || callers::on_signal_stack())
    }

    #[inline]
    fn leave(&self) {
        // One comparison for all: most calls have none of these.
        let rest = self.within.get() as usize | self.broken.get().addr() | self.heard.size();
        if rest != 0 {
            self.tidy();
        }
        // Last: the layer may be at work until here, in the allocator too, and what a signal handler calls must not enter it again.
        compiler_fence(SeqCst);
        self.frame.set(0);
    }

    /// Shows the launcher the call in which the thread is. A call that only reads or sets a value is too short for its place.
    #[inline(always)]
    fn show<const N: usize>(
        &self,
        spool: &'static Spool,
        entry: &EntryPoint,
        frame: usize,
        shown: &Shown<N>,
    ) -> &'static Slot {
        if self.slot.get().is_null() {
            self.slot.set(slot(spool));
        }
        // SAFETY: it stays.
        let slot = unsafe { &*self.slot.get() };
        if shown.has_place {
            let distance = entry.distance.load(Relaxed);
            let address = match distance.wrapping_add(1) {
                0 | 1 => keep_errno(|| place::learn(spool, &entry.distance, frame)),
                // SAFETY: as in `place`.
                _ => unsafe { ((frame + distance) as *const usize).read_unaligned() },
            };
            slot.address.store(address as u64, Relaxed);
        }
        let handles = slot.handles.iter().zip(shown.handles);
        handles.for_each(|(place, handle)| place.store(handle, Relaxed));
        // The process may end with the next instruction.
        slot.call.store(Slot::call(shown.number, N, shown.has_place), Release);
        slot
    }

    #[cold]
    fn tidy(&self) {
        let within = self.within.replace(0);
        if let (1.., Some(spool)) = (within, spool()) {
            spool.notes(Event::Within, self.entry.get().map_or("", EntryPoint::name), within);
        }
        self.heard.forget();
        let broken = self.broken.replace(null_mut());
        if !broken.is_null() {
            // SAFETY: `record` made it, and has returned.
            drop(unsafe { Box::from_raw(broken) });
        }
    }
}

/// The part of a call that the launcher sees: the number of the function, and the objects that it takes.
pub struct Shown<const N: usize> {
    pub number: usize,
    pub has_place: bool,
    pub handles: [u64; N],
}

/// A slot for this thread, which it has until its end.
#[cold]
#[inline(never)]
fn slot(spool: &'static Spool) -> *const Slot {
    /// For threads that have none.
    static NONE: Slot = Slot::new();
    struct Release;
    impl Drop for Release {
        fn drop(&mut self) {
            let _ = THREAD.try_with(|thread| {
                let slot = thread.slot.replace(&NONE);
                // SAFETY: it is null, or stays.
                if let Some(slot) = unsafe { slot.as_ref() } {
                    slot.free();
                }
            });
        }
    }
    thread_local!(static RELEASE: Release = const { Release });
    let ends = RELEASE.try_with(|_| ()).is_err();
    let own = if ends { None } else { spool.slot(process(), thread::number()) };
    let Some(own) = own else { return &raw const NONE };
    let program = keep_errno(|| callers::with_room(|| program(spool)));
    own.program.store(program.unwrap_or(0), Relaxed);
    own
}

/// Leaves the call, by an exception of the program's own callback too.
struct Inside<'a>(&'a Thread, Option<&'static Slot>);

impl Drop for Inside<'_> {
    #[inline]
    fn drop(&mut self) {
        if let Some(slot) = self.1 {
            slot.call.store(0, Relaxed);
        }
        self.0.leave();
    }
}

static SPOOL: AtomicPtr<Spool> = AtomicPtr::new(std::ptr::null_mut());
/// Whether this process, and not the one that it was forked from, has made a call.
static COUNTED: AtomicBool = AtomicBool::new(false);
/// The C library's variable, which is not zero while the process has one thread; null before glibc 2.32.
static ONLY_THREAD: AtomicPtr<c_char> = AtomicPtr::new(null_mut());
/// Whether this process, or one that it was forked from, has made a call that was judged, as `cuInit` is.
static CALLED: AtomicBool = AtomicBool::new(false);
/// Whether this process was forked from one in which another thread may have been in the driver.
static FORKED: AtomicBool = AtomicBool::new(false);

pub fn spool() -> Option<&'static Spool> {
    // SAFETY: it is null, or a mapping that stays.
    unsafe { SPOOL.load(Acquire).as_ref() }
}

/// Whether the program has asked for a function of the driver, and everything is prepared.
static STARTED: AtomicBool = AtomicBool::new(false);

/// Runs when the library is loaded, or with the first call of a constructor that comes sooner. Most processes never ask for a function
/// of the driver, so this does what cannot be done later, and no more: the launcher is told of the process, and its memory is
/// mapped while the process still may.
pub fn load(all: &'static Lists) {
    static LOADED: AtomicBool = AtomicBool::new(false);
    static HAS_OTHERS: AtomicBool = AtomicBool::new(false);
    extern "C" fn forks() {
        if !STARTED.load(Acquire) {
            return;
        }
        HAS_OTHERS.store(CALLED.load(Relaxed) && !is_only_thread(), Relaxed);
        if let Some(spool) = spool().filter(|_| objects::is_on()) {
            let here = callers::here();
            at_own_work(|| callers::with_room(|| origin::forks(spool, here)));
        }
    }
    extern "C" fn forked() {
        if !STARTED.load(Acquire) {
            return;
        }
        if HAS_OTHERS.load(Relaxed) {
            FORKED.store(true, Relaxed);
            // A query might wait for a lock that a thread of the parent held in the driver.
            entry_points().for_each(|entry| entry.is_quiet.store(true, Relaxed));
        }
        COUNTED.store(false, Relaxed);
        MADE.iter().for_each(|made| made.store(0, Relaxed));
        objects::forked();
        // That of the parent's thread.
        THREAD.with(|thread| thread.slot.set(null()));
    }
    extern "C" fn leaves() {
        if let Some(spool) = spool().filter(|_| STARTED.load(Acquire)) {
            if spool.leaks.load(Relaxed) {
                let leave = || catch_unwind(|| callers::with_room(|| leave(spool)));
                let _ = at_own_work(leave);
            }
            spool.leave(process(), false);
        }
    }
    if LOADED.swap(true, AcqRel) {
        return;
    }
    entry_point::register(all);
    let Some(spool) = Spool::of_environment() else { return };
    if spool.verbose.load(Relaxed) {
        let places = STANDARD_ERROR.iter().zip(standard_error());
        places.for_each(|(place, number)| place.store(number, Relaxed));
    }
    // SAFETY: the functions only read and write memory.
    unsafe {
        libc::pthread_atfork(Some(forks), None, Some(forked));
        libc::atexit(leaves);
    }
    // The program that `exec` has replaced.
    spool.leave(process(), true);
    spool.note(Event::Loaded, "");
    SPOOL.store(std::ptr::from_ref(spool).cast_mut(), Release);
    driver::forget_absent();
}

/// Runs when the program first asks for a function of the driver. Threads that come here together do the same work, and none waits for
/// another: one may hold the lock of the system's loader, which the other needs.
pub fn start(all: &'static Lists) {
    static IS_FIRST: AtomicBool = AtomicBool::new(true);
    if STARTED.load(Acquire) {
        return;
    }
    load(all);
    let Some(spool) = spool() else { return };
    if IS_FIRST.swap(false, AcqRel) {
        // What it does from now on may have to be in the report.
        spool.mark();
        std::panic::set_hook(Box::new(|panic| {
            spool.note(Event::Panic, &panic.to_string().replace('\n', " "));
        }));
        if !spool.no_past.load(Relaxed) {
            objects::start();
        }
    }
    let only = loader::find_in(libc::RTLD_DEFAULT, c"__libc_single_threaded");
    ONLY_THREAD.store(only.cast(), Relaxed);
    // SAFETY: `answering` returns the driver's functions.
    let _ = unsafe { cuda_sys::load_with(queries::answering) };
    let injected = entry_points().filter(|entry| spool.injection(entry.number).is_some());
    injected.for_each(|entry| entry.is_injected.store(true, Relaxed));
    if spool.fast.load(Relaxed) {
        let short = entry_points().filter(|entry| entry.is_short);
        short.for_each(|entry| entry.is_quiet.store(true, Relaxed));
    }
    driver::started(all);
    STARTED.store(true, Release);
}

/// Does work of the layer that is not in a call. The thread is as in a call meanwhile: what a signal handler calls is not judged, and
/// does not enter the layer again.
pub fn at_own_work<T>(work: impl FnOnce() -> T) -> T {
    struct Ends<'a>(&'a Thread);
    impl Drop for Ends<'_> {
        fn drop(&mut self) {
            self.0.leave();
        }
    }
    let place = 0_u8;
    THREAD.with(|thread| {
        // The work of a callback is in its call.
        let ends = (thread.frame.get() == 0).then(|| Ends(thread));
        if ends.is_some() {
            thread.entry.set(None);
            thread.frame.set((&raw const place).addr());
            compiler_fence(SeqCst);
        }
        keep_errno(work)
    })
}

/// The number of this process.
fn process() -> u32 {
    // SAFETY: it takes nothing.
    unsafe { libc::getpid() as u32 }
}

/// The number of the text with the program's path.
fn program(spool: &Spool) -> u32 {
    let mut program = [0; 4096];
    // SAFETY: there is this much room.
    let size = unsafe {
        let path = c"/proc/self/exe".as_ptr();
        libc::readlink(path, program.as_mut_ptr().cast(), program.len())
    };
    spool.number(&program[..size.max(0) as usize])
}

/// Whether it is known that the process has one thread.
fn is_only_thread() -> bool {
    // SAFETY: the variable is a `char`, which the C library keeps.
    unsafe { ONLY_THREAD.load(Relaxed).as_ref() }.is_some_and(|only| *only != 0)
}

/// Calls a function, judges the call, and sees whether the driver refuses it.
///
/// # Safety
///
/// `real` must call the function that it gets with the program's own arguments, `check` must read no further than the call
/// would, `list` must list the arguments, and `shown` those that are objects. `concerns` is whether the call creates or ends an
/// object, or takes one that may be dead, and `has_work` is that of the function.
#[inline(always)]
pub unsafe fn call<T, const N: usize, const H: usize>(
    entry: &'static EntryPoint,
    arguments: &T,
    (concerns, has_work): (bool, bool),
    check: impl FnOnce(*const (), &T) -> Verdict,
    real: impl Fn(*const (), &T) -> CUresult,
    cause: impl Fn(*const (), &T, CUresult) -> Option<Cause>,
    (list, shown): (impl Fn(&T) -> [Argument; N], impl Fn(&T) -> Shown<H>),
) -> CUresult {
    let mut function = entry.real.load(Acquire).cast_const();
    let place = 0_u8;
    let frame = (&raw const place).addr();
    THREAD.with(move |thread| {
        // Within a call it is not the program that calls: it is the driver, by name, or a layer above the driver, which
        // would meet itself again.
        if thread.is_inside(frame) {
            if function.is_null() {
                function = match driver::resolve(entry) {
                    Ok(function) => function,
                    Err(code) => return code,
                };
            }
            let has_rules = !entry.check.load(Acquire).is_null();
            thread.within.set(thread.within.get() + u64::from(has_rules));
            let own = entry.driver.load(Acquire).cast_const();
            let is_same = thread.entry.get().is_some_and(|outer| std::ptr::eq(outer, entry));
            return real(if is_same && !own.is_null() { own } else { function }, arguments);
        }
        // First: what a signal handler calls from here on is within this call.
        let former = thread.frame.replace(frame);
        compiler_fence(SeqCst);
        if former != 0 {
            abandon(thread);
        }
        thread.entry.set(Some(entry));
        if function.is_null() {
            function = match resolve(entry, thread) {
                Ok(function) => function,
                Err(code) => {
                    thread.leave();
                    return code;
                }
            };
        }
        let Some(spool) = spool() else {
            thread.leave();
            return real(function, arguments);
        };
        let rules = entry.check.load(Acquire).cast_const();
        let shown = (H > 0).then(|| thread.show(spool, entry, frame, &shown(arguments)));
        let inside = Inside(thread, shown);
        let began = if has_work { objects::generation() } else { 0 };
        let mut past = match concerns {
            true => before(spool, thread, entry, &list(arguments)),
            false => None,
        };
        let verdict = match rules.is_null() {
            true => Ok(()),
            false => check_rules(spool, thread, entry, || check(rules, arguments)),
        };
        let answer = match verdict {
            Ok(()) => real(function, arguments),
            Err(broken) => record(spool, thread, entry, broken, &|| real(function, arguments)),
        };
        if let Some(past) = &mut past {
            // SAFETY: the call has returned this with these arguments.
            unsafe { after(spool, thread, entry, &list(arguments), past, answer) };
        }
        if answer != CUresult::CUDA_SUCCESS {
            let search = entry.cause.load(Relaxed).cast_const();
            let search = || match search.is_null() {
                true => causes::of_thread(entry.name, answer),
                false => cause(search, arguments, answer),
            };
            refused(spool, thread, entry, &list(arguments), past, answer, &search);
        } else if entry.leads {
            // SAFETY: the call succeeded with these arguments.
            unsafe { succeeded(spool, thread, entry, &list(arguments)) };
        } else if has_work {
            // SAFETY: the call succeeded with these arguments.
            unsafe { worked(spool, thread, entry, &list(arguments), began) };
        }
        drop(inside);
        answer
    })
}

/// Looks at a success: the program gets wrappers for functions, and the driver that is initialised can bring its log.
///
/// # Safety
///
/// As for `driver::given`.
#[cold]
unsafe fn succeeded(
    spool: &Spool,
    thread: &Thread,
    entry: &'static EntryPoint,
    arguments: &[Argument],
) {
    let first = [0, 1].map(|index| arguments.get(index).map_or(std::ptr::null(), |one| one.0));
    let (frame, here) = (thread.frame.get(), callers::here());
    let call = Call { entry, arguments, frame, here };
    let place = || call.place(spool);
    match entry.name.to_bytes() {
        b"cuInit" => keep_errno(|| {
            listen(thread);
            if objects::is_on() {
                at_work(thread, || origin::initialised(place));
            }
        }),
        [b'c', b'u', b'C', b't', b'x', ..] if objects::is_on() => keep_errno(|| {
            at_work(thread, || thread::changed(entry.number as u16, thread::context(), place()));
        }),
        [b'c', b'u', b'C', b't', b'x', ..] => {}
        // SAFETY: the caller guarantees it.
        _ => unsafe { driver::given(entry, spool, first) },
    }
}

/// Notes what a success has to do with launches.
///
/// # Safety
///
/// As for `state_tracker::worked`.
#[inline(never)]
unsafe fn worked(
    spool: &Spool,
    thread: &Thread,
    entry: &'static EntryPoint,
    arguments: &[Argument],
    began: u64,
) {
    if objects::is_on() {
        let call = Call { entry, arguments, frame: thread.frame.get(), here: callers::here() };
        // SAFETY: the caller guarantees it.
        let note = || unsafe { state_tracker::worked(spool, &call, began) };
        keep_errno(|| at_work(thread, note));
    }
}

/// Has the driver bring the lines of its log, if it has the function for that. A process does this once, and a child of a
/// fork not at all, if another thread of its parent may have been in that function.
fn listen(thread: &Thread) {
    type Register =
        unsafe extern "C" fn(CUlogsCallback, *mut c_void, *mut CUlogsCallbackHandle) -> CUresult;
    static ASKED: AtomicBool = AtomicBool::new(false);
    if FORKED.load(Relaxed) || ASKED.swap(true, Relaxed) {
        return;
    }
    let entry = entry_points().find(|entry| entry.name == c"cuLogsRegisterCallback");
    let register = entry.map_or(null_mut(), |entry| entry.driver.load(Acquire));
    if !register.is_null() {
        let mut handle = null_mut();
        // SAFETY: the driver's function has this type. It keeps no pointer to the handle.
        at_work(thread, || unsafe {
            let register = std::mem::transmute::<*mut (), Register>(register);
            register(Some(hear), null_mut(), &mut handle)
        });
    }
}

/// Takes a line of the driver's log, in the thread of the call that it is on: other threads are in no call here.
unsafe extern "C" fn hear(_: *mut c_void, level: CUlogLevel, message: *mut c_char, length: usize) {
    THREAD.with(|thread| {
        if thread.frame.get() != 0 && !thread.is_at_work.get() {
            // SAFETY: the driver's text has this length, or ends with a zero before.
            unsafe { thread.heard.hear(level, message, length) };
        }
    });
}

/// Returns the address of the function that a call reaches; a code, if there is none, or if the call is not to be made.
#[cold]
fn resolve(entry: &EntryPoint, thread: &Thread) -> Result<*const (), CUresult> {
    let resolve = || {
        start(entry.all);
        driver::resolve(entry)
    };
    let function = keep_errno(resolve)?;
    inject(entry, thread).map_or(Ok(function), Err)
}

/// How many of the calls that an injection is about the program has made in this process.
static MADE: [AtomicU64; spool::INJECTIONS] = [const { AtomicU64::new(0) }; spool::INJECTIONS];

/// Returns the code of a call that is not to be made.
fn inject(entry: &EntryPoint, thread: &Thread) -> Option<CUresult> {
    let spool = spool()?;
    let (index, injection) = spool.injection(entry.number)?;
    if !injection.hits(MADE[index].fetch_add(1, Relaxed) + 1) {
        return None;
    }
    let code = injection.code.load(Relaxed);
    // No place has this number: a kind is a function with its code.
    let kind = Kind::Refused { function: entry.number, code, place: u32::MAX };
    if let Some(record) = spool.count(kind, "", 1) {
        first_of_kind(spool, thread, record, Some(CUresult(code)), |record| {
            record.reason.store(Reason::Injected as u32, Relaxed);
        });
    }
    Some(CUresult(code))
}

/// A jump has left the thread's former call: those after it, until now, were the program's.
#[cold]
fn abandon(thread: &Thread) {
    let times = thread.within.get().max(thread.is_at_work.get().into());
    if let (Some(spool), Some(entry), 1..) = (spool(), thread.entry.get(), times) {
        spool.notes(Event::Jump, entry.name(), times);
    }
    let broken = thread.broken.replace(null_mut());
    // SAFETY: `record` made it, and it is never freed.
    if let Some(abandoned) = unsafe { broken.as_ref() } {
        let link = |next| {
            abandoned.1.store(next, Release);
            Some(broken)
        };
        let _ = ABANDONED.fetch_update(AcqRel, Acquire, link);
    }
    thread.within.set(0);
    thread.is_at_work.set(false);
    // SAFETY: it is null, or stays.
    if let Some(slot) = unsafe { thread.slot.get().as_ref() } {
        slot.call.store(0, Relaxed);
    }
    thread.heard.forget();
}

#[inline]
fn check_rules(
    spool: &Spool,
    thread: &Thread,
    entry: &'static EntryPoint,
    check: impl FnOnce() -> Verdict,
) -> Verdict {
    if thread.shard.get() == 0 || !COUNTED.load(Relaxed) {
        first_call(spool, thread);
    }
    spool.count_judged(thread.shard.get(), entry.number);
    let verdict = at_work(thread, || match entry.is_quiet.load(Relaxed) {
        true => checks::without_queries(check),
        false => check(),
    });
    if checks::misaligned() > 0 {
        spool.note(Event::Misaligned, entry.name());
    }
    verdict.unwrap_or(Ok(()))
}

/// Runs work of the layer itself. Its calls are not judged, and its panics stay here.
#[inline]
fn at_work<T>(thread: &Thread, work: impl FnOnce() -> T) -> Option<T> {
    thread.is_at_work.set(true);
    let result = catch_unwind(AssertUnwindSafe(work));
    thread.is_at_work.set(false);
    result.ok()
}

/// The first call of a thread or a process.
#[cold]
fn first_call(spool: &Spool, thread: &Thread) {
    static THREADS: AtomicUsize = AtomicUsize::new(1);
    if thread.shard.get() == 0 {
        thread.shard.set(THREADS.fetch_add(1, Relaxed).max(1));
    }
    if !COUNTED.swap(true, Relaxed) {
        CALLED.store(true, Relaxed);
        spool.note(Event::Judged, "");
        if FORKED.load(Relaxed) {
            spool.note(Event::Forked, "");
        }
    }
}

/// Records a broken rule, and returns the answer of the call.
#[cold]
#[inline(never)]
fn record(
    spool: &Spool,
    thread: &Thread,
    entry: &'static EntryPoint,
    broken: Precondition,
    real: &dyn Fn() -> CUresult,
) -> CUresult {
    let broken = Box::into_raw(Box::new(Broken(broken, AtomicPtr::new(null_mut()))));
    thread.broken.set(broken);
    // SAFETY: it stays until the thread leaves the call.
    let rule = unsafe { &(*broken).0 };
    if spool.suppresses(rule.id(), entry.number) {
        return real();
    }
    let place = line(spool, thread);
    let count = |times, group, answer| {
        let kind = Kind::Broken { rule: rule.id(), function: entry.number, group, place };
        if let Some(record) = spool.count(kind, "", times) {
            first_of_kind(spool, thread, record, answer, |record| {
                write_broken(spool, entry, rule, record, answer);
            });
        }
    };
    let is_enforced = spool.enforce.load(Relaxed) && !rule.is_probe();
    let answer = if is_enforced {
        rule.code()
    } else {
        // Where its thread or process ends in the call, this stays.
        count(1, Group::Open, None);
        let answer = real();
        count(-1, Group::Open, None);
        answer
    };
    let group = match answer {
        _ if is_enforced => Group::Enforced,
        _ if rule.is_probe() => Group::Note,
        CUresult::CUDA_SUCCESS => Group::Taken,
        CUresult::CUDA_ERROR_NOT_INITIALIZED | CUresult::CUDA_ERROR_DEINITIALIZED => Group::Unheard,
        _ => Group::Refused,
    };
    count(1, group, Some(answer));
    answer
}

/// The line of Python that makes the call, as a number; zero if none does.
#[inline(never)]
fn line(spool: &Spool, thread: &Thread) -> u32 {
    let lines = keep_errno(|| at_work(thread, || python::lines(1)));
    match lines {
        Some(Ok(lines)) => lines.first().map_or(0, python::Line::place),
        Some(Err(version)) => {
            spool.note(Event::Python, version);
            0
        }
        None => 0,
    }
}

fn write_broken(
    spool: &Spool,
    entry: &EntryPoint,
    broken: &Precondition,
    record: &Record,
    answer: Option<CUresult>,
) {
    let sentence = broken.sentence();
    record.value.store(broken.value(), Relaxed);
    record.parameter.write(broken.parameter());
    record.sentence.write(&sentence);
    let rules_of = entry_points().find(|entry| entry.name() == broken.call());
    record.rules_of.store(rules_of.unwrap_or(entry).number as u32, Relaxed);
    if let Some(answer) = answer.filter(|_| spool.verbose.load(Relaxed)) {
        let line = format!("cuda-validate: {}: {sentence}; answered {answer:?}\n", entry.name());
        write_line(&line);
    }
}

/// What is known of a call before it is made, and the kind of record that it has until it returns, if an object that it takes
/// is dead.
type Past = Box<(Before, Option<Kind>)>;

/// Looks at the objects that a call ends, and at those that are dead.
#[cold]
#[inline(never)]
fn before(
    spool: &Spool,
    thread: &Thread,
    entry: &'static EntryPoint,
    arguments: &[Argument],
) -> Option<Past> {
    let (frame, here) = (thread.frame.get(), callers::here());
    let call = Call { entry, arguments, frame, here };
    let known = keep_errno(|| at_work(thread, || state_tracker::before(spool, &call))).flatten();
    let (before, explanation) = known?;
    let open = explanation.map(|explanation| {
        let look = || place::number(&entry.distance, frame, here);
        let place = keep_errno(|| at_work(thread, look)).unwrap_or(0);
        let place = place ^ explanation.shape();
        let kind = Kind::Refused { function: entry.number, code: OPEN, place };
        // Where its thread or process ends in the call, this stays.
        if let Some(record) = spool.count(kind, "", 1) {
            first_of_kind(spool, thread, record, None, |record| {
                write_past(spool, record, Reason::Open, &explanation);
            });
        }
        kind
    });
    Some(Box::new((before, open)))
}

/// Remembers what a call has created and ended.
///
/// # Safety
///
/// It must have returned this.
#[cold]
#[inline(never)]
unsafe fn after(
    spool: &Spool,
    thread: &Thread,
    entry: &'static EntryPoint,
    arguments: &[Argument],
    past: &mut Past,
    answer: CUresult,
) {
    let (before, open) = &mut **past;
    if let Some(kind) = open.take() {
        spool.count(kind, "", -1);
    }
    let call = Call { entry, arguments, frame: thread.frame.get(), here: callers::here() };
    // SAFETY: the caller guarantees it.
    let after = || unsafe { state_tracker::after(spool, &call, before, answer) };
    keep_errno(|| at_work(thread, after));
}

fn write_past(spool: &Spool, record: &Record, reason: Reason, explanation: &Explanation) {
    for (to, place) in record.places.iter().zip(&explanation.places) {
        with_file(spool, place).write(&to.lines, &to.callers);
    }
    record.sentence.write(&explanation.sentence);
    // Last: where the process ends meanwhile, no reason is known.
    record.reason.store(reason as u32, Relaxed);
}

/// The same place, with the file of its address.
fn with_file(spool: &Spool, place: &Place) -> Place {
    let mut place = place.clone();
    if let [(0, address @ 1..), ..] = place.callers {
        place.callers[0] = callers::file_of(spool, address);
    }
    place
}

/// Records the objects that this process, which exits, has not ended.
fn leave(spool: &Spool) {
    let leaks = objects::with(spool, |objects| {
        let leaks = objects.leaks().into_iter();
        let placed = leaks.map(|(kind, sum)| (kind, sum, objects.places.get(kind.2).cloned()));
        placed.collect::<Vec<_>>()
    });
    for ((of, function, _), (made, count, bytes), place) in leaks.into_iter().flatten() {
        let place = place.map(|place| with_file(spool, &place));
        let mut hasher = DefaultHasher::new();
        place.hash(&mut hasher);
        let kind = Kind::Leak {
            function: function.into(),
            of: of as usize,
            place: hasher.finish() as u32,
        };
        let Some((record, is_first)) = spool.counted(kind, "", count as i64) else { continue };
        record.value.fetch_add(bytes, Relaxed);
        if is_first {
            write_thread(spool, record, made.thread);
            record.sentence.write(of.words());
            if let Some(place) = place {
                place.write(&record.lines, &record.callers);
            }
        }
    }
}

/// Records a call that the driver refused, if no rule explains it.
#[cold]
#[inline(never)]
fn refused(
    spool: &Spool,
    thread: &Thread,
    entry: &'static EntryPoint,
    arguments: &[Argument],
    past: Option<Past>,
    answer: CUresult,
    search: &dyn Fn() -> Option<Cause>,
) {
    let dead = past.as_ref().map_or(&[][..], |past| &past.0.dead);
    if answer == entry.answers {
        return;
    }
    let (frame, here) = (thread.frame.get(), callers::here());
    let call = Call { entry, arguments, frame, here };
    if !thread.broken.get().is_null() {
        // The broken rule is the reason. That this call broke a capture, or was told of an error first, is for later ones.
        let note = || drop(refusal::of_work(spool, &call, answer));
        keep_errno(|| at_work(thread, note));
        return;
    }
    let look = || {
        let past = refusal::explain(spool, &call, answer, dead);
        let reason = match past {
            Some(past) => Some((Reason::Past, 0, past)),
            None => reason(spool, thread, &call, answer, !dead.is_empty(), search),
        };
        (place::number(&entry.distance, frame, here), reason)
    };
    let (place, reason) = keep_errno(|| at_work(thread, look)).unwrap_or_default();
    let (cause, shape) = reason
        .as_ref()
        .map_or((0, 0), |(_, cause, explanation)| (*cause, explanation.shape() ^ cause));
    if spool.suppresses(cause, entry.number) {
        return;
    }
    // One place may be that of many calls, such as a library's.
    let kind = Kind::Refused { function: entry.number, code: answer.0, place: place ^ shape };
    if let Some(record) = spool.count(kind, "", 1) {
        first_of_kind(spool, thread, record, Some(answer), |record| {
            if let Some((reason, cause, explanation)) = reason {
                record.cause.store(cause, Relaxed);
                write_past(spool, record, reason, &explanation);
            }
        });
    }
}

/// Why the driver refused a call that breaks no known rule: where that is known from, the number of a cause, and the
/// sentence. A cause that the arguments or a query show comes before the driver's words, which are another's. Nothing is
/// asked of an object that is dead, nor in a child of a fork, if another thread of its parent may have been in the driver.
fn reason(
    spool: &Spool,
    thread: &Thread,
    call: &Call,
    answer: CUresult,
    has_dead: bool,
    search: &dyn Fn() -> Option<Cause>,
) -> Option<(Reason, u32, Explanation)> {
    // The driver's words are those of the call, not of the queries.
    let words = thread.heard.words(call.entry.name(), answer);
    let cause = match has_dead || FORKED.load(Relaxed) {
        true => checks::without_queries(search),
        false => search(),
    };
    let environment = causes::beside(call.entry.name(), answer, cause.as_ref());
    let environment = environment.map(Explanation::new);
    match (cause, environment) {
        (Some(cause), environment) => {
            let explanation = refusal::of_cause(spool, call, &cause).more("; ", environment);
            Some((Reason::Cause, cause.id(), explanation))
        }
        (None, Some(environment)) => {
            let words = words.map(Explanation::new);
            let explanation = environment.more("; the driver says: ", words);
            Some((Reason::Environment, 0, explanation))
        }
        (None, None) => words.map(|words| (Reason::Words, 0, Explanation::new(words))),
    }
}

/// The number of the last error is this thread's, and the program's.
fn keep_errno<T>(work: impl FnOnce() -> T) -> T {
    // SAFETY: it stays as long as the thread.
    let (errno, before) = unsafe { (libc::__errno_location(), *libc::__errno_location()) };
    let result = work();
    // SAFETY: as before.
    unsafe { *errno = before };
    result
}

/// Writes the record of the first call of its kind, which has been counted. The program may have little room on its stack.
#[inline(always)]
fn first_of_kind(
    spool: &Spool,
    thread: &Thread,
    record: &Record,
    answer: Option<CUresult>,
    write: impl FnOnce(&Record),
) {
    let here = callers::here();
    keep_errno(|| {
        record.answer.store(answer.map_or(0, |answer| answer.0), Relaxed);
        callers::with_room(|| {
            at_work(thread, || {
                write(record);
                write_origin(spool, record, here);
            })
        });
    });
}

/// Writes the thread, with its process and program.
fn write_thread(spool: &Spool, record: &Record, thread: u32) {
    record.process.store(process(), Relaxed);
    record.thread.store(thread, Relaxed);
    record.program.store(program(spool), Relaxed);
}

/// Writes where a call came from.
fn write_origin(spool: &Spool, record: &Record, here: callers::Here) {
    // SAFETY: it takes nothing.
    let thread = unsafe { libc::gettid() };
    write_thread(spool, record, thread as u32);
    let lines = python::lines(LINES).unwrap_or_default();
    for (place, line) in record.lines.iter().zip(&lines) {
        place.file.store(spool.number(line.file.as_bytes()), Relaxed);
        place.function.store(spool.number(line.function.as_bytes()), Relaxed);
        place.number.store(line.number, Relaxed);
    }
    let interpreter = if lines.is_empty() { None } else { python::code() };
    callers::write(spool, &record.callers, here, interpreter);
}

/// The device and the file of standard error at the start of the process: a program may open its own file in that place.
static STANDARD_ERROR: [AtomicU64; 2] = [const { AtomicU64::new(0) }; 2];

fn standard_error() -> [u64; 2] {
    // SAFETY: the call writes one value, for which zeros are valid.
    unsafe {
        let mut file: libc::stat = std::mem::zeroed();
        match libc::fstat(libc::STDERR_FILENO, &mut file) {
            0 => [file.st_dev, file.st_ino],
            _ => [0; 2],
        }
    }
}

/// Writes to standard error, if that can be written. Nothing of it reaches the program.
fn write_line(line: &str) {
    let before = STANDARD_ERROR.each_ref().map(|place| place.load(Relaxed));
    if before != standard_error() {
        return;
    }
    // Signals of a write come to the thread that writes: of a closed pipe, of a file that has no room, and of a terminal
    // that is another job's.
    const SIGNALS: [i32; 3] = [libc::SIGPIPE, libc::SIGXFSZ, libc::SIGTTOU];
    // One write, so that the line stays whole among others. The functions `write` and `sigtimedwait` would cancel the thread,
    // if that is due, and unwind it from within this code.
    // SAFETY: the calls read and write locals, for which zeros are valid. The kernel's set of signals has eight bytes.
    unsafe {
        let [mut blocked, mut pending, mut before]: [libc::sigset_t; 3] = std::mem::zeroed();
        libc::sigemptyset(&mut blocked);
        for signal in SIGNALS {
            libc::sigaddset(&mut blocked, signal);
        }
        libc::sigpending(&mut pending);
        libc::pthread_sigmask(libc::SIG_BLOCK, &blocked, &mut before);
        *libc::__errno_location() = 0;
        libc::syscall(libc::SYS_write, libc::STDERR_FILENO, line.as_ptr(), line.len());
        let signal = match *libc::__errno_location() {
            libc::EPIPE => Some(libc::SIGPIPE),
            libc::EFBIG => Some(libc::SIGXFSZ),
            _ => None,
        };
        if let Some(signal) = signal.filter(|signal| libc::sigismember(&pending, *signal) == 0) {
            let (mut own, now): (libc::sigset_t, libc::timespec) = std::mem::zeroed();
            libc::sigemptyset(&mut own);
            libc::sigaddset(&mut own, signal);
            let information = null_mut::<libc::siginfo_t>();
            libc::syscall(libc::SYS_rt_sigtimedwait, &own, information, &now, 8);
        }
        libc::pthread_sigmask(libc::SIG_SETMASK, &before, null_mut());
    }
}

#[cfg(test)]
#[path = "../tests/unit/layer.rs"]
mod tests;
