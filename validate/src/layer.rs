//! The work of the layer around a call.

use crate::spool::{self, Event, Group, Kind, Record, Spool};
use crate::table::sites;
use crate::{callers, driver};
use cuda_checked::{Precondition, checks};
use cuda_sys::CUresult;
use std::any::TypeId;
use std::cell::Cell;
use std::ffi::{CStr, c_void};
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering::*};

/// A function of the driver.
pub struct Site {
    pub name: &'static CStr,
    /// Among all functions.
    pub number: usize,
    /// The call is as short as a question to the driver.
    pub is_short: bool,
    /// The function returns other functions.
    pub gives: bool,
    /// The function of this library that stands in for it.
    pub wrapper: AtomicPtr<()>,
    /// The check with the function's own parameters, or that of the function of which it is a variant.
    pub check: AtomicPtr<()>,
    /// The type of such a check.
    pub parameters: fn() -> TypeId,
    /// The function that the wrapper calls: the driver's, or that of another layer above the driver.
    pub real: AtomicPtr<()>,
    pub driver: AtomicPtr<()>,
}

impl Site {
    pub fn name(&self) -> &'static str {
        self.name.to_str().unwrap_or_default()
    }

    #[inline]
    pub fn is_judged(&self) -> bool {
        !self.check.load(Acquire).is_null()
    }
}

/// The result of a check.
pub type Verdict = Result<(), Precondition>;

thread_local! {
    /// The call that this thread is in.
    static INSIDE: Cell<Option<Call>> = const { Cell::new(None) };
    /// Which counter the thread has: zero until it has one.
    static SHARD: Cell<usize> = const { Cell::new(0) };
}

/// A call that a thread is in.
#[derive(Clone, Copy)]
struct Call {
    site: &'static Site,
    /// The layer is at work: rules ask the driver, which may call itself by name.
    is_judged: bool,
    /// An address in its frame.
    frame: usize,
    /// How many calls were taken for calls within it, and not judged.
    within: u64,
}

impl Call {
    /// Whether a jump (`longjmp`) has left the call. A stack grows down, so a call above its frame, or in its place, is not
    /// one within it. Another stack is only that of a signal handler.
    fn is_left(self, frame: usize) -> bool {
        frame >= self.frame && !callers::on_signal_stack()
    }
}

/// Leaves the call, by an exception of the program's own callback too.
struct Inside;

impl Drop for Inside {
    fn drop(&mut self) {
        INSIDE.set(None);
    }
}

static SPOOL: AtomicPtr<Spool> = AtomicPtr::new(std::ptr::null_mut());
/// Whether this process, and not the one that it was forked from, has made a call.
static COUNTED: AtomicBool = AtomicBool::new(false);

pub fn spool() -> Option<&'static Spool> {
    // SAFETY: it is null, or a mapping that stays.
    unsafe { SPOOL.load(Acquire).as_ref() }
}

/// Runs when the library is loaded, or with the first call of a constructor that comes sooner.
pub extern "C" fn start() {
    static STARTED: AtomicBool = AtomicBool::new(false);
    extern "C" fn forked() {
        COUNTED.store(false, Relaxed);
    }
    if STARTED.swap(true, AcqRel) {
        return;
    }
    let file = std::env::var_os(spool::VARIABLE);
    let file = file.and_then(|path| File::options().read(true).write(true).open(path).ok());
    let Some(spool) = file.and_then(|file| Spool::map(&file).ok()) else { return };
    std::panic::set_hook(Box::new(|panic| {
        spool.note(Event::Panic, &panic.to_string().replace('\n', " "));
    }));
    callers::started();
    // SAFETY: the first function only writes to memory; `answering` returns the driver's functions.
    unsafe {
        libc::pthread_atfork(None, None, Some(forked));
        let _ = cuda_sys::load_with(driver::answering);
    }
    spool.note(Event::Loaded, "");
    SPOOL.store(std::ptr::from_ref(spool).cast_mut(), Release);
    driver::started();
}

/// Calls a function, and judges the call.
///
/// # Safety
///
/// `real` must call the function that it gets with the program's own arguments, `check` must read no further than the call
/// would, and `first` must return the first two arguments.
#[inline]
pub unsafe fn call(
    site: &'static Site,
    check: impl FnOnce(*const ()) -> Verdict,
    real: impl Fn(*const ()) -> CUresult,
    first: impl FnOnce() -> [*const c_void; 2],
) -> CUresult {
    let mut function = site.real.load(Acquire).cast_const();
    if function.is_null() {
        function = match driver::resolve(site) {
            Ok(function) => function,
            Err(code) => return code,
        };
    }
    let rules = site.check.load(Acquire).cast_const();
    if rules.is_null() && !site.gives {
        return real(function);
    }
    let place = 0_u8;
    let frame = (&raw const place).addr();
    // Within a call it is not the program that calls: it is the driver, by name, or a layer above the driver, which would
    // meet itself again.
    if let Some(outer) = INSIDE.get() {
        if !outer.is_left(frame) {
            if outer.is_judged {
                return real(function);
            }
            let within = outer.within + u64::from(!rules.is_null());
            INSIDE.set(Some(Call { within, ..outer }));
            let own = site.driver.load(Acquire).cast_const();
            let is_same = std::ptr::eq(outer.site, site) && !own.is_null();
            return real(if is_same { own } else { function });
        }
        INSIDE.set(None);
        left(outer);
    }
    let Some(spool) = spool() else { return real(function) };
    let call = Call { site, is_judged: true, frame, within: 0 };
    let verdict = if rules.is_null() { Ok(()) } else { judge(spool, call, || check(rules)) };
    INSIDE.set(Some(Call { is_judged: false, ..call }));
    let inside = Inside;
    let answer = match verdict {
        Ok(()) => real(function),
        Err(broken) => tell(spool, call, &broken, &|| real(function)),
    };
    drop(inside);
    if site.gives && answer == CUresult::CUDA_SUCCESS {
        // SAFETY: the call succeeded with these arguments.
        unsafe { driver::given(site, spool, first()) };
    }
    answer
}

/// A jump has left the call: those after it, until now, were the program's.
#[cold]
fn left(call: Call) {
    if let Some(spool) = spool().filter(|_| call.within > 0) {
        spool.notes(Event::Left, call.site.name(), call.within);
    }
}

#[inline]
fn judge(spool: &Spool, call: Call, check: impl FnOnce() -> Verdict) -> Verdict {
    if SHARD.get() == 0 || !COUNTED.load(Relaxed) {
        first_call(spool);
    }
    spool.judge(SHARD.get(), call.site.number);
    let verdict = at_work(call, || match call.site.is_short && spool.fast.load(Relaxed) {
        true => checks::without_asking(check),
        false => check(),
    });
    if checks::misaligned() > 0 {
        spool.note(Event::Misaligned, call.site.name());
    }
    verdict.unwrap_or(Ok(()))
}

/// Runs work of the layer itself. Its calls are not judged, and its panics stay here.
#[inline]
fn at_work<T>(call: Call, work: impl FnOnce() -> T) -> Option<T> {
    let before = INSIDE.replace(Some(Call { is_judged: true, ..call }));
    let result = catch_unwind(AssertUnwindSafe(work));
    INSIDE.set(before);
    result.ok()
}

/// The first call of a thread or a process.
#[cold]
fn first_call(spool: &Spool) {
    static THREADS: AtomicUsize = AtomicUsize::new(1);
    if SHARD.get() == 0 {
        SHARD.set(THREADS.fetch_add(1, Relaxed).max(1));
    }
    if !COUNTED.swap(true, Relaxed) {
        spool.note(Event::Judged, "");
    }
}

/// Records a broken rule, and returns the answer of the call.
#[cold]
#[inline(never)]
fn tell(spool: &Spool, call: Call, rule: &Precondition, real: &dyn Fn() -> CUresult) -> CUresult {
    let site = call.site;
    if spool.suppresses(rule.id(), site.number) {
        return real();
    }
    let count = |times, group, answer| {
        let kind = Kind::Broken { rule: rule.id(), function: site.number, group };
        if let Some(record) = spool.count(kind, "", times) {
            first_broken(spool, call, rule, record, answer);
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

/// Writes the record of the first call of its kind, which has been counted. The program may have little room on its stack.
#[cold]
fn first_broken(
    spool: &Spool,
    call: Call,
    broken: &Precondition,
    record: &Record,
    answer: Option<CUresult>,
) {
    // SAFETY: the number of the last error is this thread's.
    let (errno, before) = unsafe { (libc::__errno_location(), *libc::__errno_location()) };
    let work = || at_work(call, || write_record(spool, call.site, broken, record, answer));
    if callers::with_room(work).is_none() {
        record.answer.store(answer.map_or(0, |answer| answer.0), Relaxed);
    }
    // SAFETY: as before.
    unsafe { *errno = before };
}

fn write_record(
    spool: &Spool,
    site: &Site,
    broken: &Precondition,
    record: &Record,
    answer: Option<CUresult>,
) {
    let sentence = broken.sentence();
    record.value.store(broken.value(), Relaxed);
    record.parameter.write(broken.parameter());
    record.sentence.write(&sentence);
    record.answer.store(answer.map_or(0, |answer| answer.0), Relaxed);
    let rules_of = sites().find(|site| site.name() == broken.call());
    record.rules_of.store(rules_of.unwrap_or(site).number as u32, Relaxed);
    let mut program = [0; 4096];
    // SAFETY: there is this much room; the others take nothing.
    let (process, thread, size) = unsafe {
        let path = c"/proc/self/exe".as_ptr();
        let size = libc::readlink(path, program.as_mut_ptr().cast(), program.len());
        (libc::getpid(), libc::gettid(), size.max(0) as usize)
    };
    record.process.store(process as u32, Relaxed);
    record.thread.store(thread as u32, Relaxed);
    record.program.store(spool.file(&program[..size]), Relaxed);
    callers::write(spool, &record.callers);
    if let Some(answer) = answer.filter(|_| spool.verbose.load(Relaxed)) {
        let line = format!("cuda-validate: {}: {sentence}; answered {answer:?}\n", site.name());
        write_line(&line);
    }
}

/// Writes to standard error, if that can be written. Nothing of it reaches the program.
fn write_line(line: &str) {
    // One write, so that the line stays whole among others. The function `write` would cancel the thread, if that is due, and
    // unwind it from within this code. The signal of a closed pipe comes to the thread that writes.
    // SAFETY: the calls read and write locals, for which zeros are valid.
    unsafe {
        let [mut pipe, mut pending, mut before]: [libc::sigset_t; 3] = std::mem::zeroed();
        libc::sigemptyset(&mut pipe);
        libc::sigaddset(&mut pipe, libc::SIGPIPE);
        libc::sigpending(&mut pending);
        libc::pthread_sigmask(libc::SIG_BLOCK, &pipe, &mut before);
        let file = libc::STDERR_FILENO;
        let written = libc::syscall(libc::SYS_write, file, line.as_ptr(), line.len());
        let is_closed = written < 0 && *libc::__errno_location() == libc::EPIPE;
        if is_closed && libc::sigismember(&pending, libc::SIGPIPE) == 0 {
            libc::sigtimedwait(&pipe, null_mut(), &std::mem::zeroed());
        }
        libc::pthread_sigmask(libc::SIG_SETMASK, &before, null_mut());
    }
}

#[cfg(test)]
#[path = "../tests/unit/layer.rs"]
mod tests;
