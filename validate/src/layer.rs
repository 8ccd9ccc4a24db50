//! The work of the layer around a call.

use crate::spool::{self, Spool, event};
use crate::{driver, elf};
use cuda_checked::{Precondition, checks};
use cuda_sys::CUresult;
use serde_json::{Value, json};
use std::any::TypeId;
use std::cell::Cell;
use std::ffi::{CStr, c_void};
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
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
    /// The layer is at work: rules ask the driver, which may call itself by name.
    static AT_WORK: Cell<bool> = const { Cell::new(false) };
    /// The function that this thread is in.
    static INSIDE: Cell<*const Site> = const { Cell::new(std::ptr::null()) };
    /// Which counter the thread has: zero until it has one.
    static SHARD: Cell<usize> = const { Cell::new(0) };
}

/// Leaves the function, by an exception of the program's own callback too.
struct Inside;

impl Drop for Inside {
    fn drop(&mut self) {
        INSIDE.set(std::ptr::null());
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
        spool.note(event::PANIC, &panic.to_string().replace('\n', " "));
    }));
    // SAFETY: the first function only writes to memory; `answering` returns the driver's functions.
    unsafe {
        libc::pthread_atfork(None, None, Some(forked));
        let _ = cuda_sys::load_with(driver::answering);
    }
    spool.note(event::LOADED, "");
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
    if (rules.is_null() && !site.gives) || AT_WORK.get() {
        return real(function);
    }
    // Within a call it is not the program that calls: it is the driver, by name, or a layer above the driver, which would
    // meet itself again.
    if !INSIDE.get().is_null() {
        let own = site.driver.load(Acquire).cast_const();
        let is_same = std::ptr::eq(INSIDE.get(), site) && !own.is_null();
        return real(if is_same { own } else { function });
    }
    let Some(spool) = spool() else { return real(function) };
    let verdict = if rules.is_null() { Ok(()) } else { judge(spool, site, || check(rules)) };
    INSIDE.set(site);
    let inside = Inside;
    let answer = match verdict {
        Ok(()) => real(function),
        Err(broken) => tell(spool, site, &broken, &|| real(function)),
    };
    drop(inside);
    if site.gives && answer == CUresult::CUDA_SUCCESS {
        // SAFETY: the call succeeded with these arguments.
        unsafe { driver::given(site, spool, first()) };
    }
    answer
}

#[inline]
fn judge(spool: &Spool, site: &Site, check: impl FnOnce() -> Verdict) -> Verdict {
    if SHARD.get() == 0 || !COUNTED.load(Relaxed) {
        first_call(spool);
    }
    spool.judge(SHARD.get(), site.number);
    let verdict = at_work(|| match site.is_short && spool.fast.load(Relaxed) {
        true => checks::without_asking(check),
        false => check(),
    });
    if checks::misaligned() > 0 {
        spool.note(event::MISALIGNED, site.name());
    }
    verdict.unwrap_or(Ok(()))
}

/// Runs work of the layer itself. Its calls are not judged, and its panics stay here.
#[inline]
fn at_work<T>(work: impl FnOnce() -> T) -> Option<T> {
    AT_WORK.set(true);
    let result = catch_unwind(AssertUnwindSafe(work));
    AT_WORK.set(false);
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
        spool.note(event::JUDGED, "");
    }
}

/// Records a broken rule, and returns the answer of the call.
#[cold]
#[inline(never)]
fn tell(spool: &Spool, site: &Site, rule: &Precondition, real: &dyn Fn() -> CUresult) -> CUresult {
    if spool.suppresses(rule.id(), site.name()) {
        return real();
    }
    let count = |times, group: &str, answer: &str| {
        let key = (rule.id(), site.name(), group);
        at_work(|| spool.count(times, key, || record(site, rule, group, answer)))
    };
    let is_enforced = spool.enforce.load(Relaxed) && !rule.is_probe();
    let answer = if is_enforced {
        rule.code()
    } else {
        // Where its thread or process ends in the call, this stays.
        count(1, "open", "nothing");
        let answer = real();
        count(-1, "open", "nothing");
        answer
    };
    let group = match answer {
        _ if is_enforced => "enforced",
        _ if rule.is_probe() => "note",
        CUresult::CUDA_SUCCESS => "taken",
        CUresult::CUDA_ERROR_NOT_INITIALIZED | CUresult::CUDA_ERROR_DEINITIALIZED => "unheard",
        _ => "refused",
    };
    count(1, group, &format!("{answer:?}"));
    answer
}

/// Returns the launcher's record of the first call of its kind. The stack has each caller, innermost first, by its address
/// in a file.
fn record(site: &Site, broken: &Precondition, group: &str, answer: &str) -> Value {
    let (name, sentence) = (site.name(), broken.sentence().to_string());
    if group != "open" && spool().is_some_and(|spool| spool.verbose.load(Relaxed)) {
        let line = format!("cuda-validate: {name}: {sentence}; answered {answer}\n");
        // One write, so that the line stays whole among others. The function `write` would cancel the thread, if that is due,
        // and unwind it from within this code.
        // SAFETY: the text is there.
        unsafe { libc::syscall(libc::SYS_write, libc::STDERR_FILENO, line.as_ptr(), line.len()) };
    }
    let program = std::env::current_exe().unwrap_or_default().display().to_string();
    let place = |address: usize| elf::find(|object| object.place(address));
    let own = place(record as *const () as usize).map(|(file, _)| file);
    let mut frames = [std::ptr::null_mut(); 64];
    // SAFETY: the array is this large; the others take no pointers.
    let (process, thread, count) = unsafe {
        let count = libc::backtrace(frames.as_mut_ptr(), frames.len() as i32);
        (libc::getpid(), libc::gettid(), count.max(0) as usize)
    };
    let stack = frames[..count].iter().filter_map(|frame| {
        // A return address may lie behind the end of its function.
        let (file, address) = place(frame.addr() - 1)?;
        let module = if file.is_empty() { &program } else { &file };
        (own.as_ref() != Some(&file)).then(|| json!({ "module": module, "address": address }))
    });
    json!({
        "rule": broken.id(), "group": group, "function": name, "rules_of": broken.call(),
        "parameter": broken.parameter(), "value": broken.value(), "sentence": sentence,
        "answer": answer, "process": process, "thread": thread, "program": program,
        "stack": stack.collect::<Value>(),
    })
}

#[cfg(test)]
#[path = "../tests/unit/layer.rs"]
mod tests;
