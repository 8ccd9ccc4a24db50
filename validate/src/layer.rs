//! What happens around a call.

use crate::spool::{self, Event, Group, Spool};
use crate::{driver, elf};
use cuda_checked::Precondition;
use cuda_sys::CUresult;
use std::any::{Any, TypeId};
use std::cell::Cell;
use std::ffi::{CStr, c_int, c_void};
use std::fmt::Write as _;
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering::*};

/// A function of the driver.
pub struct Site {
    pub name: &'static CStr,
    /// It gives other functions.
    pub gives: bool,
    /// The function of this library that stands in for it.
    pub wrapper: AtomicPtr<()>,
    /// The check with the function's own parameters, or that of the function of which it is a variant.
    pub check: AtomicPtr<()>,
    /// The type of such a check.
    pub parameters: fn() -> TypeId,
    /// What the wrapper calls: the driver's function, or that of another layer above the driver.
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

/// What a check gives.
pub type Verdict = Result<(), Precondition>;

/// What stands where a function has no check of its own.
pub struct Variant(pub Verdict);

pub trait Outcome {
    const IS_CHECK: bool;
    fn verdict(self) -> Verdict;
}

impl Outcome for Verdict {
    const IS_CHECK: bool = true;
    #[inline]
    fn verdict(self) -> Verdict {
        self
    }
}

impl Outcome for Variant {
    const IS_CHECK: bool = false;
    #[inline]
    fn verdict(self) -> Verdict {
        self.0
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
    std::panic::set_hook(Box::new(|_| {}));
    // SAFETY: the first function only writes to memory; `answering` gives the driver's functions.
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
/// `real` must call what it is given with the program's own arguments, `check` look at them no further than the call would,
/// and `first` lead to the first two.
#[inline]
pub unsafe fn call<O: Outcome>(
    site: &'static Site,
    is_aligned: bool,
    check: impl FnOnce() -> O,
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
    if !(site.is_judged() || site.gives) || AT_WORK.get() {
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
    let verdict = match site.is_judged() {
        true => judge(spool, site, is_aligned, || check().verdict()),
        false => Ok(()),
    };
    INSIDE.set(site);
    let answer = match verdict {
        Ok(()) => real(function),
        Err(broken) => answered(spool, site, &broken, &|| real(function)),
    };
    INSIDE.set(std::ptr::null());
    if site.gives && answer == CUresult::CUDA_SUCCESS {
        // SAFETY: the call succeeded with these arguments.
        unsafe { driver::given(site, spool, first()) };
    }
    answer
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
    at_work(spool, site, check).unwrap_or(Ok(()))
}

/// Nothing of what the layer does itself is judged, and a failure is its own.
#[inline]
fn at_work<T>(spool: &Spool, site: &Site, work: impl FnOnce() -> T) -> Option<T> {
    AT_WORK.set(true);
    let result = catch_unwind(AssertUnwindSafe(work));
    AT_WORK.set(false);
    result.map_err(|panic| panicked(spool, site, &*panic)).ok()
}

/// The first call of a thread or a process.
#[cold]
fn first_call(spool: &Spool) {
    static THREADS: AtomicU32 = AtomicU32::new(1);
    if SHARD.get() == 0 {
        SHARD.set(THREADS.fetch_add(1, Relaxed).max(1));
    }
    if !COUNTED.swap(true, Relaxed) {
        spool.note(Event::Process, "");
    }
}

#[cold]
fn panicked(spool: &Spool, site: &Site, panic: &(dyn Any + Send)) {
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
    broken: &Precondition,
    real: &dyn Fn() -> CUresult,
) -> CUresult {
    let is_note = spool::NOTES.contains(&broken.id());
    if spool.suppresses(broken.id(), site.name()) {
        return real();
    }
    let is_enforced = spool.has(spool::ENFORCE) && !is_note;
    let (rule, function) = (broken.id(), driver::index(site));
    let answer = if is_enforced {
        broken.code()
    } else {
        at_work(spool, site, || {
            spool.found(rule, function, Group::Open, || record(site, broken, "nothing"));
        });
        let answer = real();
        spool.closed(rule, function);
        answer
    };
    let group = match answer {
        _ if is_enforced => Group::Enforced,
        _ if is_note => Group::Note,
        CUresult::CUDA_SUCCESS => Group::Taken,
        CUresult::CUDA_ERROR_NOT_INITIALIZED | CUresult::CUDA_ERROR_DEINITIALIZED => Group::Unheard,
        _ => Group::Refused,
    };
    at_work(spool, site, || {
        spool.found(rule, function, group, || {
            if spool.has(spool::VERBOSE) {
                let message = message(site, broken);
                live(&format!("cuda-validate: {message}; answered {answer:?}\n"));
            }
            record(site, broken, &format!("{answer:?}"))
        });
    });
    answer
}

/// It names the symbol that was called, for the function whose rules that shares.
fn message(site: &Site, broken: &Precondition) -> String {
    broken.to_string().replacen(broken.call(), site.name(), 1)
}

/// One write, so that the line stays whole among others.
fn live(line: &str) {
    // SAFETY: the text is there.
    unsafe { libc::write(libc::STDERR_FILENO, line.as_ptr().cast(), line.len()) };
}

/// Lines that the launcher reads: a name and a value each. Those of the stack lead to each caller, innermost first: its
/// address in a file, that file, and the symbol there.
fn record(site: &Site, broken: &Precondition, answer: &str) -> String {
    unsafe extern "C" {
        fn backtrace(buffer: *mut *mut c_void, size: c_int) -> c_int;
    }
    let program = std::env::current_exe().unwrap_or_default();
    let mut frames = [std::ptr::null_mut(); 64];
    // SAFETY: the array is this large; the others take no pointers.
    let (process, thread, count) = unsafe {
        let count = backtrace(frames.as_mut_ptr(), frames.len() as c_int);
        (libc::getpid(), libc::syscall(libc::SYS_gettid), count.max(0) as usize)
    };
    let mut text = format!(
        "function {}\nrules_of {}\nparameter {}\nvalue {}\nmessage {}\nanswer {answer}\n\
         process {process}\nthread {thread}\nprogram {}\n",
        site.name(),
        broken.call(),
        broken.parameter(),
        broken.value(),
        message(site, broken),
        program.display(),
    );
    let place = |address: usize| elf::find(|object| object.place(address));
    let own = place(record as *const () as usize).map(|(file, ..)| file);
    for frame in &frames[..count] {
        // A return address may be that of what follows the function.
        if let Some((file, address, symbol)) = place(frame.addr() - 1)
            && Some(&file) != own.as_ref()
        {
            let file = if file.is_empty() { program.display().to_string() } else { file };
            let _ = writeln!(text, "stack {address:x}\t{file}\t{symbol}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::sites;

    /// A panic is put down, and the call is made.
    #[test]
    fn a_panic_stays_here() {
        let file = tests_file();
        let spool = Spool::map(&file).expect("the file is a spool");
        SPOOL.store(std::ptr::from_ref(spool).cast_mut(), Release);
        std::panic::set_hook(Box::new(|_| {}));
        let site = sites().find(|site| site.name == c"cuInit").expect("there is one");
        site.real.store(tests_file as *mut (), Release);
        let check = || -> Verdict { panic!("a rule failed") };
        // SAFETY: nothing is called.
        let answer = unsafe {
            call(site, true, check, |_| CUresult::CUDA_ERROR_UNKNOWN, || [std::ptr::null(); 2])
        };
        assert_eq!(answer, CUresult::CUDA_ERROR_UNKNOWN);
        assert_eq!(spool.noted(Event::Panic), (1, "cuInit: a rule failed".to_owned()));
        assert!(!AT_WORK.get() && INSIDE.get().is_null());
    }

    fn tests_file() -> File {
        // SAFETY: a name, and a descriptor that nothing else has.
        let file = unsafe {
            let file = libc::memfd_create(c"spool".as_ptr(), 0);
            <File as std::os::fd::FromRawFd>::from_raw_fd(file)
        };
        file.set_len(size_of::<Spool>() as u64).expect("there is memory");
        file
    }
}
