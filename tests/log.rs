//! The driver's own words in errors, with a driver that brings lines as a driver of CUDA 13.0 does, and otherwise.
#![allow(non_snake_case)]

use cuda_checked::log::ROOM;
use cuda_checked::printable::{family, written};
use cuda_checked::{Error, Result, calls, check, collect_log, sys, types::*};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ffi::{CStr, c_char, c_int, c_uint, c_ulonglong, c_void};
use std::ptr::{self, null_mut};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, Once, mpsc};
use std::thread;

/// The system's allocator, with the number of calls of each thread.
struct Counting;

/// The functions that bring lines, each with its lines.
type Says = &'static [(&'static str, &'static [&'static [u8]])];

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
    static SAYS: Cell<Says> = const { Cell::new(&[]) };
}

// SAFETY: the system's allocator does all the work.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller guarantees the layout.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller guarantees the pointer and the layout.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

type Hear = unsafe extern "C" fn(*mut c_void, CUlogLevel, *mut c_char, usize);

/// A function that is registered, with its data and the number of its registration.
type Registered = (Hear, usize, usize);

static REGISTERED: Mutex<Vec<Registered>> = Mutex::new(Vec::new());
static REGISTRATIONS: AtomicUsize = AtomicUsize::new(0);

fn registered() -> MutexGuard<'static, Vec<Registered>> {
    REGISTERED.lock().expect("no panic")
}

fn bring(line: &[u8]) {
    let level = match line.starts_with(b"warning") {
        true => CUlogLevel::CU_LOG_LEVEL_WARNING,
        false => CUlogLevel::CU_LOG_LEVEL_ERROR,
    };
    // No line ends with a zero.
    let mut message = [b'#'; 2 * ROOM];
    message[..line.len()].copy_from_slice(line);
    for (hear, data, _) in registered().iter() {
        let data = ptr::without_provenance_mut(*data);
        // SAFETY: the text is this long.
        unsafe { hear(data, level, message.as_mut_ptr().cast(), line.len()) };
    }
}

/// Brings the lines of a function.
fn say(function: &str) {
    let lines = SAYS.get().iter().filter(|(of, _)| *of == function).flat_map(|(_, lines)| *lines);
    lines.for_each(|line| bring(line));
}

macro_rules! driver {
    ($(fn $name:ident($($parameter:ident: $ty:ty),*) $body:block)*) => {
        $(#[allow(unused_variables, clippy::too_many_arguments)]
        unsafe extern "C" fn $name($($parameter: $ty),*) -> CUresult {
            say(stringify!($name));
            $body
        })*

        unsafe fn find(symbol: &CStr) -> *mut c_void {
            // This compiles only if both functions have one type.
            $(if symbol.to_bytes() == stringify!($name).as_bytes() {
                return [sys::$name, $name][1] as *mut c_void;
            })*
            null_mut()
        }
    };
}
driver! {
    fn cuDriverGetVersion(version: *mut c_int) {
        // SAFETY: the caller passes a place.
        unsafe { *version = 13_000 };
        CUresult::CUDA_SUCCESS
    }
    fn cuLogsRegisterCallback(hear: CUlogsCallback, data: *mut c_void, handle: *mut CUlogsCallbackHandle) {
        let number = REGISTRATIONS.fetch_add(1, Relaxed);
        match number {
            // The first time, it fails.
            0 => return CUresult::CUDA_ERROR_UNKNOWN,
            // Another thread collects the log meanwhile, and this one waits for it: as one that loads the driver waits for a
            // library's constructor.
            1 => thread::spawn(collect_log).join().expect("no panic").expect("it is registered there"),
            _ => {}
        }
        // SAFETY: the caller passes a place.
        unsafe { *handle = ptr::without_provenance_mut(number) };
        registered().push((hear.expect("a function"), data.addr(), number));
        CUresult::CUDA_SUCCESS
    }
    fn cuLogsUnregisterCallback(handle: CUlogsCallbackHandle) {
        let mut registered = registered();
        let before = registered.len();
        registered.retain(|(.., number)| *number != handle.addr());
        assert_eq!(registered.len(), before - 1, "it is registered");
        CUresult::CUDA_SUCCESS
    }
    // The size is its code.
    fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle, flags: c_ulonglong) {
        CUresult(size as _)
    }
    fn cuLaunchKernel(
        f: CUfunction, x: c_uint, y: c_uint, z: c_uint, blockX: c_uint, blockY: c_uint, blockZ: c_uint, shared: c_uint,
        stream: CUstream, parameters: *mut *mut c_void, extra: *mut *mut c_void
    ) {
        CUresult::CUDA_ERROR_INVALID_VALUE
    }
    // What rules and causes ask.
    fn cuDeviceGetCount(count: *mut c_int) { CUresult::CUDA_ERROR_NOT_INITIALIZED }
    fn cuMemGetAccess(flags: *mut c_ulonglong, location: *const CUmemLocation, ptr: CUdeviceptr) {
        CUresult::CUDA_ERROR_INVALID_VALUE
    }
    fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) { CUresult::CUDA_SUCCESS }
}

const END: &[u8] = b"Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemMap\n";
const OF_ANOTHER: &[u8] = b"Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemUnmap\n";

/// Loads the driver, and collects its log.
fn install() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // SAFETY: `find` returns functions of the types that libcuda-sys declares.
        unsafe { sys::load_with(find) }.expect("the driver comes first");
        assert_eq!(of(&[b"a line", END]), None, "the log is not collected");
        let error = collect_log().expect_err("the driver refuses");
        assert_eq!(error.call(), "cuLogsRegisterCallback");
        collect_log().expect("the driver registers it now, in two threads");
        collect_log().expect("it is registered");
        assert_eq!(REGISTRATIONS.load(Relaxed), 3);
        assert_eq!(registered().len(), 1, "each line arrives once");
    });
}

fn saying<T>(says: Says, body: impl FnOnce() -> T) -> T {
    SAYS.set(says);
    let result = body();
    SAYS.set(&[]);
    result
}

fn map(code: usize) -> Result<()> {
    // SAFETY: nothing is mapped.
    unsafe { calls::cuMemMap(4096, code, 0, 0, 0) }
}

fn raw_map(code: usize) -> CUresult {
    // SAFETY: nothing is mapped.
    unsafe { cuMemMap(4096, code, 0, 0, 0) }
}

/// Returns the words of a refused call that brings these lines.
fn of(lines: &[&[u8]]) -> Option<String> {
    let lines: Vec<&'static [u8]> = lines.iter().map(|line| &*line.to_vec().leak()).collect();
    let says = vec![("cuMemMap", &*lines.leak())];
    words(&saying(says.leak(), || map(1)))
}

fn words(result: &Result<()>) -> Option<String> {
    result.as_ref().expect_err("it is refused").log().map(str::to_owned)
}

fn said(lines: &[&[u8]]) -> Option<String> {
    install();
    of(lines)
}

#[test]
fn an_error_has_the_drivers_words() {
    install();
    let error = saying(&[("cuMemMap", &[b"one\n", b"two\n", END])], || map(1)).unwrap_err();
    assert_eq!(error.log(), Some("one; two"));
    assert!(error.cause().is_none() && matches!(error, Error::Driver { .. }));
    let message = "cuMemMap: CUDA_ERROR_INVALID_VALUE (1): the driver says: one; two";
    assert_eq!(error.to_string(), message);
    assert_eq!(error.clone().to_string(), message);
    assert_eq!(format!("{error:?}"), message);
    // After a cause, for those are ours.
    let launch = || {
        let none = null_mut();
        // SAFETY: nothing is launched.
        unsafe {
            calls::cuLaunchKernel(none, 0, 1, 1, 1, 1, 1, 0, null_mut(), null_mut(), null_mut())
        }
    };
    const SAYS: Says = &[(
        "cuLaunchKernel",
        &[b"a line", b"Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuLaunchKernel"],
    )];
    let error = saying(SAYS, launch).unwrap_err();
    let cause = match cfg!(feature = "explain") {
        true => "gridDimX is zero; ",
        false => "",
    };
    assert_eq!(
        error.to_string(),
        format!("cuLaunchKernel: CUDA_ERROR_INVALID_VALUE (1): {cause}the driver says: a line")
    );
}

#[test]
fn words_of_earlier_calls_are_forgotten() {
    install();
    const WHOLE: Says = &[("cuMemMap", &[b"stale", END])];
    const PART: Says = &[("cuMemMap", &[b"stale"])];
    const OWN: Says = &[("cuMemMap", &[b"own", END])];
    // A raw call of the same function with the same code, a checked one, a call that succeeds, and lines without an end.
    let raw = |says| _ = saying(says, || raw_map(1));
    let checked = |says| drop(saying(says, || map(1)));
    let success = |says| saying(says, || map(0)).unwrap();
    let befores: [&dyn Fn(Says); 3] = [&raw, &checked, &success];
    for before in befores {
        for says in [WHOLE, PART] {
            before(says);
            let silent = map(1);
            assert_eq!(words(&silent), None);
            before(says);
            assert_eq!(words(&saying(OWN, || map(1))).as_deref(), Some("own"));
        }
    }
    // A raw call has no words, whatever comes before.
    raw(WHOLE);
    assert_eq!(words(&check(c"cuMemMap", CUresult::CUDA_ERROR_INVALID_VALUE)), None);
}

#[test]
fn queries_say_nothing_about_the_call() {
    install();
    // The search for a cause, after the call.
    const SEARCH: (&str, &[&[u8]]) = ("cuThreadExchangeStreamCaptureMode", &[b"of a query", END]);
    let result = saying(&[("cuMemMap", &[b"own", END]), SEARCH], || map(1));
    assert_eq!(words(&result).as_deref(), Some("own"));
    assert_eq!(words(&saying(&[SEARCH], || map(1))), None);
    // A rule, before it.
    let type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
    let location = CUmemLocation { type_, id: 9 };
    const OWN: &[&[u8]] =
        &[b"own", b"Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemGetAccess\n"];
    const BOTH: Says = &[("cuDeviceGetCount", &[b"of a query"]), ("cuMemGetAccess", OWN)];
    let error = saying(BOTH, || calls::cuMemGetAccess(&location, 1)).unwrap_err();
    assert_eq!(error.log(), Some("own"));
}

#[test]
fn words_are_the_lines_before_the_end() {
    assert_eq!(said(&[b" one\n", b"", b"t\two", END]).as_deref(), Some("one; t wo"));
    assert_eq!(said(&[b"\xff", END]).as_deref(), Some("\u{fffd}"));
    assert_eq!(said(&[b"cut\0here", END]).as_deref(), Some("cut"));
    for lines in [&[END][..], &[b"one"], &[b"one", END, b"two"], &[b"one", END, b""], &[]] {
        assert_eq!(said(lines), None, "{lines:?}");
    }
    // A call within the call.
    assert_eq!(said(&[b"one", END, b"two", END]).as_deref(), Some("two"));
    assert_eq!(said(&[b"one", OF_ANOTHER, b"two", END]).as_deref(), Some("two"));
    assert_eq!(said(&[b"one", END, END]).as_deref(), Some("one"));
    for end in [&[OF_ANOTHER][..], &[OF_ANOTHER, END], &[OF_ANOTHER, END, END], &[END, OF_ANOTHER]]
    {
        assert_eq!(said(&[&[&b"one"[..]], end].concat()), None, "{end:?}");
    }
}

#[test]
fn only_its_own_form_is_an_end() {
    for name in ["cuMemMap", "cuMemMap_v3", "cuMemMap_ptsz", "cuMemMap_v2_ptds"] {
        let line = format!("Returning 1 (CUDA_ERROR_INVALID_VALUE) from {name}");
        assert_eq!(said(&[b"one", line.as_bytes()]).as_deref(), Some("one"), "{name}");
    }
    let long = format!("Returning 1 (CUDA_ERROR_INVALID_VALUE) from cu{}", "X".repeat(62));
    for line in [
        "Returning 2 (CUDA_ERROR_OUT_OF_MEMORY) from cuMemMap",
        "Returning 0 (CUDA_ERROR_INVALID_VALUE) from cuMemMap",
        "Returning -1 (CUDA_ERROR_INVALID_VALUE) from cuMemMap",
        "Returning 1 (CUDA_SUCCESS) from cuMemMap",
        "Returning 1 (CUDA_ERROR_ or so) from cuMemMap",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemMap, later",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cudMemMap:",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemMapArrayAsync",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemMap2",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMem",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE) from malloc",
        "Returning 1 (CUDA_ERROR_INVALID_VALUE)",
        "returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemMap",
        &long,
    ] {
        assert_eq!(said(&[b"one", line.as_bytes()]), None, "{line}");
    }
    assert_eq!(said(&[b"one", &[&[0xff], END].concat()]), None);
    // Every function's name has room.
    assert!(sys::functions().iter().all(|function| function.symbol().count_bytes() < 64));
    assert_eq!(family("cuMemMap_v2_ptsz"), "cuMemMap");
}

#[test]
fn words_have_room() {
    let line = [b'x'; ROOM];
    assert_eq!(said(&[&line, END]).map(|words| words.len()), Some(ROOM));
    let words = said(&[&line, b"y", END]).expect("it ends well");
    assert!(words.len() == ROOM + 3 && words.ends_with("x..."));
    let words = said(&[&line[1..], b"y", END]).expect("it ends well");
    assert!(words.ends_with("x;..."), "{words}");
}

#[test]
fn lines_of_other_levels_and_threads_are_not_the_calls() {
    install();
    let (hear, ..) = registered()[0];
    // SAFETY: a null message is none.
    unsafe { hear(null_mut(), CUlogLevel::CU_LOG_LEVEL_ERROR, null_mut(), 9) };
    assert_eq!(said(&[b"warning", END]), None);
    assert_eq!(said(&[b"warning", b"one", END]).as_deref(), Some("one"));
    let other = || saying(&[("cuMemMap", &[b"other", END])], || raw_map(1));
    let _ = thread::spawn(other).join().expect("it ends well");
    assert_eq!(words(&map(1)), None);
}

#[test]
fn hearing_takes_no_memory() {
    install();
    let count = |body: &dyn Fn()| {
        let before = ALLOCATIONS.get();
        body();
        ALLOCATIONS.get() - before
    };
    assert_eq!(count(&|| drop(Box::new(1))), 1, "allocations are counted");
    const SAYS: Says = &[("cuMemMap", &[b"one", b"\xff\n", &[b'x'; 900], END])];
    saying(SAYS, || assert_eq!(count(&|| _ = raw_map(1)), 0));
}

/// Thread-local data that are destroyed before and after may make calls.
#[test]
fn a_thread_that_ends_has_words() {
    struct Last(mpsc::Sender<Option<String>>);
    impl Drop for Last {
        fn drop(&mut self) {
            let result = saying(&[("cuMemMap", &[b"at the end", END])], || map(1));
            let _ = self.0.send(words(&result));
        }
    }
    thread_local!(static LAST: Mutex<Option<Last>> = const { Mutex::new(None) });
    install();
    let (sender, receiver) = mpsc::channel();
    let thread = thread::spawn(move || {
        LAST.with(|last| *last.lock().expect("one thread") = Some(Last(sender)));
        map(0)
    });
    thread.join().expect("it ends well").expect("the call succeeds");
    assert_eq!(receiver.recv().expect("it is sent").as_deref(), Some("at the end"));
}

/// The bytes of C1 are not those of ASCII's control characters.
#[test]
fn the_drivers_words_are_only_shown() {
    install();
    let says = vec![("cuMemMap", &*vec!["a \u{9b}2J\u{202e}b".as_bytes(), END].leak())];
    let error = saying(says.leak(), || map(1)).unwrap_err();
    assert!(error.to_string().ends_with(r"the driver says: a \u{9b}2J\u{202e}b"), "{error}");
}

/// The macros of the newest header hide the version of a function, unless it declares several.
#[test]
fn a_function_has_the_name_that_programs_write() {
    for (symbol, name) in [
        ("cuMemAlloc_v2", "cuMemAlloc"),
        ("cuCtxCreate_v4", "cuCtxCreate"),
        ("cuMemMap", "cuMemMap"),
        // Another symbol has the name.
        ("cuCtxCreate_v2", "cuCtxCreate_v2"),
        // Their rules differ.
        ("cuGraphAddNode_v2", "cuGraphAddNode_v2"),
        ("cuMulticastBindMem_v2", "cuMulticastBindMem_v2"),
        ("cuMemcpyHtoD_v2_ptds", "cuMemcpyHtoD_v2_ptds"),
    ] {
        assert_eq!(written(symbol), name);
    }
}
