//! What happens around a call.

use crate::driver;
use crate::spool::{self, Event, Group, Spool};
use cuda_checked::Precondition;
use cuda_sys::CUresult;
use std::any::TypeId;
use std::cell::Cell;
use std::ffi::{CStr, c_int, c_void};
use std::fmt::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering::*};

/// A function of the driver.
pub struct Site {
    pub name: &'static CStr,
    /// The function of this library that stands in for it.
    pub wrapper: Code,
    /// The check with the function's own parameters, where there is one.
    pub check: Code,
    /// The type of such a check.
    pub parameters: fn() -> TypeId,
    /// The check of the function whose variant this is.
    pub base: AtomicPtr<()>,
    /// What the wrapper calls: the driver's function, or that of another layer above the driver.
    pub real: AtomicPtr<()>,
    pub driver: AtomicPtr<()>,
}

/// The address of a function.
#[derive(Clone, Copy)]
pub struct Code(pub *const ());

// SAFETY: functions can be called from any thread.
unsafe impl Sync for Code {}

impl Site {
    pub fn name(&self) -> &'static str {
        self.name.to_str().unwrap_or_default()
    }

    pub fn is_judged(&self) -> bool {
        !self.check.0.is_null() || !self.base.load(Acquire).is_null()
    }
}

/// What a check gives.
pub type Verdict = Result<(), Precondition>;

/// What stands where a function has no check.
pub struct NoRule;

/// What the check of another function gives.
pub struct Variant(pub Verdict);

pub trait Outcome {
    /// Of a check with the function's own parameters.
    const IS_CHECK: bool;
    fn is_judged(site: &Site) -> bool;
    fn verdict(self) -> Verdict;
}

impl Outcome for Verdict {
    const IS_CHECK: bool = true;
    #[inline]
    fn is_judged(_: &Site) -> bool {
        true
    }
    #[inline]
    fn verdict(self) -> Verdict {
        self
    }
}

impl Outcome for Variant {
    const IS_CHECK: bool = false;
    #[inline]
    fn is_judged(site: &Site) -> bool {
        !site.base.load(Acquire).is_null()
    }
    #[inline]
    fn verdict(self) -> Verdict {
        self.0
    }
}

impl Outcome for NoRule {
    const IS_CHECK: bool = false;
    #[inline]
    fn is_judged(_: &Site) -> bool {
        false
    }
    #[inline]
    fn verdict(self) -> Verdict {
        Ok(())
    }
}

thread_local! {
    /// The layer is at work: rules ask the driver, which may call itself by name.
    static AT_WORK: Cell<bool> = const { Cell::new(false) };
    /// The function that this thread is in.
    static INSIDE: Cell<*const Site> = const { Cell::new(std::ptr::null()) };
    /// Which counter the thread has: zero until it has one.
    static SHARD: Cell<u32> = const { Cell::new(0) };
}

static SPOOL: AtomicPtr<Spool> = AtomicPtr::new(std::ptr::null_mut());
/// Whether this process, and not the one that it was forked from, has made a call.
static COUNTED: AtomicBool = AtomicBool::new(false);

pub fn spool() -> Option<&'static Spool> {
    // SAFETY: it is null, or a mapping that stays.
    unsafe { SPOOL.load(Acquire).as_ref() }
}

/// Runs when the library is loaded, and before the first call of a constructor that comes sooner.
pub extern "C" fn start() {
    static STARTED: AtomicBool = AtomicBool::new(false);
    if STARTED.swap(true, AcqRel) {
        return;
    }
    let Some(spool) = std::env::var_os(spool::VARIABLE).and_then(|path| Spool::open(path.as_ref()))
    else {
        return;
    };
    std::panic::set_hook(Box::new(|_| {}));
    extern "C" fn forked() {
        COUNTED.store(false, Relaxed);
    }
    // SAFETY: the function only writes to memory. `load_with`: see `answering`.
    unsafe {
        libc::pthread_atfork(None, None, Some(forked));
        let _ = cuda_sys::load_with(driver::answering);
    }
    spool.loaded.fetch_add(1, Relaxed);
    SPOOL.store(std::ptr::from_ref(spool).cast_mut(), Release);
    driver::started();
}

/// Calls a function, and judges the call.
///
/// # Safety
///
/// `real` must call what it is given with the program's own arguments, and `check` look at them no further than the call
/// would.
#[inline]
pub unsafe fn call<O: Outcome>(
    site: &'static Site,
    is_aligned: bool,
    check: impl FnOnce() -> O,
    real: impl Fn(*const ()) -> CUresult,
) -> CUresult {
    let mut function = site.real.load(Acquire).cast_const();
    if function.is_null() {
        function = match driver::resolve(site) {
            Ok(function) => function,
            Err(code) => return code,
        };
    }
    if !O::is_judged(site) || AT_WORK.get() {
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
    let verdict = judge(spool, site, is_aligned, || check().verdict());
    INSIDE.set(site);
    let answer = match verdict {
        Ok(()) => real(function),
        Err(broken) => answered(spool, site, broken, &|| real(function)),
    };
    INSIDE.set(std::ptr::null());
    answer
}

/// Whether this thread is in this function, which the program itself has called.
pub fn is_inside(name: &CStr) -> bool {
    // SAFETY: sites are statics.
    unsafe { INSIDE.get().as_ref() }.is_some_and(|site| site.name == name)
}

#[inline]
fn judge(spool: &Spool, site: &Site, is_aligned: bool, check: impl FnOnce() -> Verdict) -> Verdict {
    if !is_aligned {
        spool.note(Event::Misaligned, site.name());
        return Ok(());
    }
    if SHARD.get() == 0 || !COUNTED.load(Relaxed) {
        first_call(spool);
    }
    spool.count(SHARD.get());
    AT_WORK.set(true);
    let verdict = catch_unwind(AssertUnwindSafe(check));
    AT_WORK.set(false);
    verdict.unwrap_or_else(|panic| {
        panicked(spool, site, &*panic);
        Ok(())
    })
}

/// The first call of a thread or a process.
#[cold]
fn first_call(spool: &Spool) {
    static THREADS: AtomicU32 = AtomicU32::new(1);
    if SHARD.get() == 0 {
        SHARD.set(THREADS.fetch_add(1, Relaxed).max(1));
    }
    if !COUNTED.swap(true, Relaxed) {
        spool.processes.fetch_add(1, Relaxed);
    }
}

#[cold]
fn panicked(spool: &Spool, site: &Site, panic: &(dyn std::any::Any + Send)) {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
    spool.note(Event::Panic, &format!("{}: {text}", site.name()));
}

/// A rule is broken: what the call answers, which is put down.
#[cold]
#[inline(never)]
fn answered(
    spool: &Spool,
    site: &Site,
    broken: Precondition,
    real: &dyn Fn() -> CUresult,
) -> CUresult {
    let suppressed = spool.suppressed(broken.id(), site.name());
    let is_enforced = spool.has(spool::ENFORCE) && !suppressed && !is_note(&broken);
    let answer = if is_enforced { broken.code() } else { real() };
    let group = match answer {
        _ if is_enforced => Group::Enforced,
        _ if is_note(&broken) => Group::Note,
        CUresult::CUDA_SUCCESS => Group::Taken,
        CUresult::CUDA_ERROR_NOT_INITIALIZED | CUresult::CUDA_ERROR_DEINITIALIZED => Group::Unheard,
        _ => Group::Refused,
    };
    if suppressed {
        return answer;
    }
    AT_WORK.set(true);
    let told = catch_unwind(AssertUnwindSafe(|| {
        spool.found(broken.id(), driver::index(site), group, || {
            let text = text(site, &broken, answer);
            if spool.has(spool::VERBOSE) {
                live(&text);
            }
            text
        });
    }));
    AT_WORK.set(false);
    if let Err(panic) = told {
        panicked(spool, site, &*panic);
    }
    answer
}

fn is_note(broken: &Precondition) -> bool {
    spool::NOTES.contains(&broken.id())
}

/// Lines that the launcher reads: what is broken, and the stack of the first call.
fn text(site: &Site, broken: &Precondition, answer: CUresult) -> String {
    let message = broken.to_string();
    // The symbol that was called, for the function whose rules it shares.
    let rest = message.strip_prefix(broken.call()).unwrap_or(&message);
    // SAFETY: it takes nothing.
    let (process, thread) = unsafe { (libc::getpid(), libc::syscall(libc::SYS_gettid)) };
    let mut text = format!(
        "{name}\n{name}{rest}\n{}\n{}\n{}\n{answer:?}\n{process}\n{thread}\n{}\n",
        broken.call(),
        broken.parameter(),
        broken.value(),
        program(),
        name = site.name(),
    );
    stack(&mut text);
    text
}

fn live(text: &str) {
    let mut lines = text.lines().skip(1);
    let message = lines.next().unwrap_or_default();
    let answer = lines.nth(3).unwrap_or_default();
    let process = lines.next().unwrap_or_default();
    let line = format!("cuda-validate: {message}; answered {answer} in process {process}\n");
    // SAFETY: the text is there. One write, so that it stays whole among others.
    unsafe { libc::write(libc::STDERR_FILENO, line.as_ptr().cast(), line.len()) };
}

fn program() -> String {
    let path = std::env::current_exe().unwrap_or_default();
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The callers, innermost first: the file, the address in it, and the symbol before that.
fn stack(text: &mut String) {
    unsafe extern "C" {
        fn backtrace(buffer: *mut *mut c_void, size: c_int) -> c_int;
    }
    let mut frames = [std::ptr::null_mut(); 64];
    // SAFETY: the array is this large.
    let count = unsafe { backtrace(frames.as_mut_ptr(), frames.len() as c_int) };
    let own = driver::object_of(stack as *const c_void).map(|(own, ..)| own);
    for frame in &frames[..count.max(0) as usize] {
        // A return address may be that of what follows the function.
        let Some((file, address, symbol)) = driver::object_of(frame.wrapping_byte_sub(1)) else {
            continue;
        };
        if Some(&file) != own.as_ref() {
            let _ = writeln!(text, "{file}\t{address:x}\t{symbol}");
        }
    }
}
