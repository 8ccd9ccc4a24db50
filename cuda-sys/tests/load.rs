//! Loading: every case of a program, in a separate process and with special libraries.
//!
//! These tests need a C compiler. An empty file hides this machine's driver, but not that of WSL, whose place is fixed.
#![cfg(all(not(feature = "link"), any(target_os = "linux", windows)))]

mod scenario;

use libcuda_sys::{
    CUresult, LoadError, Release, Tried, cuCtxSynchronize, cuDeviceGetCount, cuDeviceGetName,
    cuDriverGetVersion, cuInit, cuLaunchKernel, cuMulticastBindMem_v2,
};
use scenario::{DRIVER, compile, driver, returning, scenario};
use std::collections::HashSet;
use std::error::Error;
use std::ffi::{CStr, c_int, c_void};
use std::mem::{self, MaybeUninit, size_of_val};
use std::path::Path;
use std::process::Command;
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Barrier, LazyLock, Mutex, mpsc};
use std::time::Duration;
use std::{env, fs, process, slice, thread};

const SUCCESS: CUresult = CUresult::CUDA_SUCCESS;
const NOT_LOADED: CUresult = CUresult(303);
const NOT_FOUND: CUresult = CUresult(302);
const STUB: CUresult = CUresult(34);

/// The libraries that the loader requests from the system.
const CANDIDATES: &[&str] =
    if cfg!(windows) { &[DRIVER] } else { &[DRIVER, "/usr/lib/wsl/lib/libcuda.so.1"] };

/// The system's error for a missing library.
const NO_SUCH_FILE: &str =
    if cfg!(windows) { "(os error 126)" } else { "No such file or directory" };

/// A driver of CUDA 12.4 with a few functions. `cuInit` returns its argument.
const CUDA_12_4: &str = r#"
    #include <string.h>
    int cuDriverGetVersion(int *version) { *version = 12040; return 0; }
    int cuInit(unsigned int flags) { return flags; }
    int cuCtxSynchronize(void) { return 0; }
    int cuDeviceGetCount(int *count) { *count = 2; return 0; }
    int cuDeviceGetName(char *name, int length, int device) {
        strncpy(name, device == 1 ? "second" : "other", length);
        return 0;
    }
"#;

const NO_DRIVER: &str = "int somethingElse(void) { return 0; }";

/// The library in the toolkit's folder `stubs`.
fn stub() -> String {
    returning(34, libcuda_sys::functions().iter().map(|function| function.symbol()))
}

fn no_change(_: &Path, _: &mut Command) {}

/// Returns the error of `load`, if no library on this machine should be accepted.
fn failure() -> LoadError {
    libcuda_sys::load().expect_err("this test is for a machine that has no CUDA driver")
}

/// Returns the message for these rejected libraries.
fn complaint(tried: &[Tried], remedy: &str) -> String {
    let each: Vec<_> = tried.iter().map(|t| format!("{}: {}", t.library, t.reason)).collect();
    let each = each.join("; ");
    format!(
        "no CUDA driver could be loaded ({each}): {remedy}, or name the driver's library with \
         libcuda_sys::load_from"
    )
}

/// Returns each rejected library.
fn tried(error: LoadError) -> Vec<Tried> {
    match error {
        LoadError::NoDriver { tried, .. } => tried,
        other => panic!("{other:?}"),
    }
}

/// Returns the library that is in use already.
fn in_use(error: LoadError) -> String {
    match error {
        LoadError::AlreadyLoaded { library, .. } => library,
        other => panic!("{other:?}"),
    }
}

/// Returns the symbol that is missing, the releases that introduced it and that the driver implements, and the library.
fn lacking(error: LoadError) -> (String, Option<Release>, Option<Release>, String) {
    match error {
        LoadError::MissingFunction { symbol, since, driver, library, .. } => {
            (symbol, since, driver, library)
        }
        other => panic!("{other:?}"),
    }
}

/// Returns the only rejected library.
fn only(error: LoadError) -> Tried {
    let mut tried = tried(error);
    assert_eq!(tried.len(), 1, "{tried:?}");
    tried.remove(0)
}

/// Returns the results of `call` in eight threads at the same time.
fn at_once<T: Send>(call: impl Fn() -> T + Sync) -> Vec<T> {
    let start = Barrier::new(8);
    let thread = || {
        start.wait();
        call()
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(thread)).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    })
}

fn init(flags: u32) -> CUresult {
    // SAFETY: the call takes only an integer.
    unsafe { cuInit(flags) }
}

/// Calls the `cuInit` that `find` returns.
fn init_at(address: NonNull<c_void>, flags: u32) -> CUresult {
    // SAFETY: it has the type of the declared function, which takes only an integer.
    unsafe {
        let init: unsafe extern "C" fn(u32) -> CUresult = mem::transmute(address);
        init(flags)
    }
}

fn synchronize() -> CUresult {
    // SAFETY: the call takes no arguments.
    unsafe { cuCtxSynchronize() }
}

/// Returns the code, and the number that the driver wrote; -1 if it wrote none.
fn count() -> (CUresult, c_int) {
    let mut count = -1;
    // SAFETY: the pointer is to an `int`.
    let code = unsafe { cuDeviceGetCount(&mut count) };
    (code, count)
}

fn version() -> (CUresult, c_int) {
    let mut version = -1;
    // SAFETY: the pointer is to an `int`.
    let code = unsafe { cuDriverGetVersion(&mut version) };
    (code, version)
}

fn bind() -> CUresult {
    // SAFETY: the call takes only integers.
    unsafe { cuMulticastBindMem_v2(0, 0, 0, 0, 0, 0, 0) }
}

/// Returns the functions that calls did not find.
fn missing() -> Vec<&'static CStr> {
    libcuda_sys::missing().iter().map(|function| function.symbol()).collect()
}

fn launch() -> CUresult {
    let (function, stream, none) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    // SAFETY: no driver here has this function.
    unsafe { cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, none, none) }
}

#[test]
fn no_driver() {
    scenario("no_driver", no_change, |_| {
        let error = failure();
        assert_eq!(error.code(), NOT_LOADED);
        let text = error.to_string();
        let tried = tried(error);
        let libraries: Vec<&str> = tried.iter().map(|tried| &*tried.library).collect();
        assert_eq!(libraries, CANDIDATES);
        for Tried { library, reason, stub, .. } in &tried {
            let masked = cfg!(target_os = "linux") && library == DRIVER;
            let expected = if masked { "file too short" } else { NO_SUCH_FILE };
            assert!(reason.ends_with(expected), "{reason}");
            // Of the mask the system names the place.
            assert!(masked || !reason.contains(library), "{reason}");
            assert!(!stub);
        }
        let expected = complaint(&tried, "install NVIDIA's driver");
        assert_eq!(text, expected);

        assert_eq!(synchronize(), NOT_LOADED);
        assert_eq!(init(0), NOT_LOADED);
        assert_eq!(count(), (NOT_LOADED, -1));
        assert_eq!(bind(), NOT_LOADED);
        assert_eq!(launch(), NOT_LOADED);
        assert_eq!(missing(), [c""; 0]);
        assert!(!libcuda_sys::is_present(c"cuInit"));
        assert_eq!(libcuda_sys::find(c"cuInit").unwrap_err().to_string(), expected);
    });
}

#[test]
fn no_driver_and_eight_threads() {
    scenario("no_driver_and_eight_threads", no_change, |_| {
        let expected = (NOT_LOADED, (NOT_LOADED, -1), NOT_LOADED, failure());
        let each = at_once(|| (init(0), count(), bind(), failure()));
        assert!(each.iter().all(|outcome| *outcome == expected), "{each:#?}");
    });
}

#[test]
fn driver_appears_later() {
    let prepare = |folder: &Path, _: &mut _| compile(CUDA_12_4, &folder.join("later.so"));
    scenario("driver_appears_later", prepare, |folder| {
        assert_eq!(count(), (NOT_LOADED, -1));
        failure();
        fs::rename(folder.join("later.so"), driver(folder)).unwrap();
        assert_eq!(count(), (SUCCESS, 2));
        assert_eq!(libcuda_sys::load(), Ok(()));
    });
}

#[test]
fn driver_replaces_a_stub() {
    let prepare = |folder: &Path, _: &mut _| {
        compile(&stub(), &driver(folder));
        compile(CUDA_12_4, &folder.join("later.so"));
    };
    scenario("driver_replaces_a_stub", prepare, |folder| {
        assert_eq!(count(), (STUB, -1));
        fs::rename(folder.join("later.so"), driver(folder)).unwrap();
        assert_eq!(count(), (SUCCESS, 2));
    });
}

#[test]
fn path_after_a_failure() {
    let prepare = |folder: &Path, _: &mut _| compile(CUDA_12_4, &folder.join("later.so"));
    scenario("path_after_a_failure", prepare, |folder| {
        assert_eq!(count(), (NOT_LOADED, -1));
        // SAFETY: the library behaves like a driver.
        unsafe { libcuda_sys::load_from(folder.join("later.so")) }.unwrap();
        assert_eq!(count(), (SUCCESS, 2));
    });
}

#[test]
fn older_driver() {
    let prepare = |folder: &Path, _: &mut _| compile(CUDA_12_4, &driver(folder));
    scenario("older_driver", prepare, |_| {
        assert_eq!(libcuda_sys::load(), Ok(()));
        assert_eq!(bind(), NOT_FOUND);
        assert_eq!(launch(), NOT_FOUND);
        assert_eq!(missing(), [c"cuMulticastBindMem_v2", c"cuLaunchKernel"]);

        let missing = libcuda_sys::find(c"cuMulticastBindMem_v2").unwrap_err();
        let expected = format!(
            "the CUDA driver has no function cuMulticastBindMem_v2 (looked for in {DRIVER}; the driver \
             implements CUDA 12.4; the function is of CUDA 13.1): update the driver"
        );
        assert_eq!(missing.to_string(), expected);
        assert_eq!(missing.code(), NOT_FOUND);
        let (symbol, since, driver, library) = lacking(missing);
        assert_eq!(symbol, "cuMulticastBindMem_v2");
        assert_eq!(since, Some(Release(13010)));
        assert_eq!(driver, Some(Release(12040)));
        assert_eq!(library, DRIVER);
        assert!(!libcuda_sys::is_present(c"cuMulticastBindMem_v2"));
        // Functions of the libraries that the driver needs.
        assert!(!libcuda_sys::is_present(c"malloc"));
        assert!(!libcuda_sys::is_present(c"cuserid"));
        assert!(libcuda_sys::find(c"cuserid").is_err());

        // Here a newer driver is no remedy.
        let expected = format!(
            "the CUDA driver has no function cuLaunchKernel (looked for in {DRIVER}; the driver \
             implements CUDA 12.4; the function is of CUDA 4.0): drivers of this release have it, but this \
             library does not export it: it may be a stub, a shim or a model"
        );
        assert_eq!(libcuda_sys::find(c"cuLaunchKernel").unwrap_err().to_string(), expected);

        let unknown = libcuda_sys::find(c"cuNoSuchFunction").unwrap_err();
        let expected = format!(
            "the CUDA driver has no function cuNoSuchFunction (looked for in {DRIVER}; the driver \
             implements CUDA 12.4): check the name, or update the driver"
        );
        assert_eq!(unknown.to_string(), expected);

        assert_eq!(version(), (SUCCESS, 12040));
        assert_eq!(init(0), SUCCESS);
        assert_eq!(synchronize(), SUCCESS);
        assert_eq!(count(), (SUCCESS, 2));
        let mut name = [0; 16];
        // SAFETY: the pointer is valid for the stated number of characters.
        let code = unsafe { cuDeviceGetName(name.as_mut_ptr(), name.len() as c_int, 1) };
        assert_eq!(code, SUCCESS);
        // SAFETY: the driver padded it with zeros.
        assert_eq!(unsafe { CStr::from_ptr(name.as_ptr()) }, c"second");

        assert!(libcuda_sys::is_present(c"cuInit"));
        assert_eq!(init_at(libcuda_sys::find(c"cuInit").unwrap(), 917), CUresult(917));

        // SAFETY: the call is rejected.
        let refused = unsafe { libcuda_sys::load_with(|_| ptr::null_mut()) };
        assert_eq!(in_use(refused.unwrap_err()), DRIVER);
    });
}

#[test]
fn older_driver_and_eight_threads() {
    let prepare = |folder: &Path, _: &mut _| compile(CUDA_12_4, &driver(folder));
    scenario("older_driver_and_eight_threads", prepare, |_| {
        // This is the first use: the first thread finds the driver and each function.
        let each = at_once(|| (bind(), count(), init(7), synchronize(), bind()));
        let expected = (NOT_FOUND, (SUCCESS, 2), CUresult(7), SUCCESS, NOT_FOUND);
        assert_eq!(each, [expected; 8]);
        assert_eq!(missing(), [c"cuMulticastBindMem_v2"]);
    });
}

/// If the driver does not report its release, the error names none.
#[test]
fn driver_that_fails() {
    let c = "int cuDriverGetVersion(int *version) { *version = 12040; return 999; }";
    let prepare = |folder: &Path, _: &mut _| compile(c, &driver(folder));
    scenario("driver_that_fails", prepare, |_| {
        assert_eq!(libcuda_sys::load(), Ok(()));
        assert_eq!(version(), (CUresult::CUDA_ERROR_UNKNOWN, 12040));
        let missing = libcuda_sys::find(c"cuMulticastBindMem_v2").unwrap_err();
        let expected = format!(
            "the CUDA driver has no function cuMulticastBindMem_v2 (looked for in {DRIVER}; the \
             function is of CUDA 13.1): update the driver"
        );
        assert_eq!(missing.to_string(), expected);
    });
}

/// A toolkit's folder `stubs` has only a `libcuda.so`.
#[test]
fn stubs_folder() {
    let prepare = |folder: &Path, _: &mut _| compile(&stub(), &folder.join("libcuda.so"));
    scenario("stubs_folder", prepare, |_| {
        let error = failure();
        assert_eq!(error.code(), NOT_LOADED);
        assert!(tried(error).iter().all(|tried| !tried.stub));
        assert_eq!(count(), (NOT_LOADED, -1));
    });
}

#[test]
fn stub_in_the_drivers_place() {
    let prepare = |folder: &Path, _: &mut _| compile(&stub(), &driver(folder));
    scenario("stub_in_the_drivers_place", prepare, |_| {
        let error = failure();
        assert_eq!(error.code(), STUB);
        let text = error.to_string();
        let tried = tried(error);
        assert_eq!(tried[0].reason, "a toolkit's stub, not a driver");
        let remedy = "a stub is for linking, take its folder off the library path";
        assert_eq!(text, complaint(&tried, remedy));
        for Tried { library, stub, .. } in tried {
            assert_eq!(stub, library == DRIVER, "{library}");
        }

        assert_eq!(init(0), STUB);
        assert_eq!(bind(), STUB);
        assert!(!libcuda_sys::is_present(c"cuInit"));
        assert_eq!(libcuda_sys::find(c"cuInit").unwrap_err().code(), STUB);
    });
}

#[test]
fn library_that_is_no_driver() {
    let prepare = |folder: &Path, _: &mut _| compile(NO_DRIVER, &driver(folder));
    scenario("library_that_is_no_driver", prepare, |_| {
        let error = failure();
        assert_eq!(error.code(), NOT_LOADED);
        let text = error.to_string();
        let tried = tried(error);
        assert_eq!(tried[0].reason, "no CUDA driver: it has no cuDriverGetVersion");
        assert_eq!(text, complaint(&tried, "install NVIDIA's driver"));
        assert_eq!(init(0), NOT_LOADED);
    });
}

#[test]
fn file_that_is_no_library() {
    let prepare = |folder: &Path, _: &mut _| fs::write(driver(folder), "text").unwrap();
    scenario("file_that_is_no_library", prepare, |folder| {
        let unreadable = &tried(failure())[0];
        assert_eq!(unreadable.library, DRIVER);
        // The system found it under that name. Linux reports its place, Windows that it is no program.
        let path = driver(folder).display().to_string();
        let reason = if cfg!(windows) { "(os error 193)" } else { &path };
        assert!(unreadable.reason.contains(reason), "{unreadable:?}");
        assert_eq!(init(0), NOT_LOADED);
    });
}

#[test]
fn path() {
    let prepare = |folder: &Path, _: &mut Command| {
        compile(CUDA_12_4, &folder.join("driver.so"));
        compile(&stub(), &folder.join("stub.so"));
        compile(NO_DRIVER, &folder.join("other.so"));
    };
    scenario("path", prepare, |folder| {
        // SAFETY: all these libraries behave like a driver, or are not called.
        let load = |path: &Path| unsafe { libcuda_sys::load_from(path) };
        let absolute = |name: &str| folder.join(name);
        let named = |name: &str| absolute(name).display().to_string();

        env::set_current_dir(folder).unwrap();
        for relative in ["driver.so", "./driver.so", ""] {
            let refused = load(relative.as_ref()).unwrap_err();
            assert_eq!(refused, LoadError::RelativePath(relative.to_owned()));
        }
        let refused = load("driver.so".as_ref()).unwrap_err().to_string();
        let expected = "the driver's path is relative (driver.so): give an absolute one";
        assert_eq!(refused, expected);

        let error = load(&absolute("missing.so")).unwrap_err();
        assert_eq!(error.code(), NOT_LOADED);
        let text = error.to_string();
        let missing = only(error);
        assert_eq!(missing.library, named("missing.so"));
        assert!(missing.reason.ends_with(NO_SUCH_FILE), "{missing:?}");
        let expected = complaint(slice::from_ref(&missing), "install NVIDIA's driver");
        assert_eq!(text, expected);
        assert_eq!(text.matches(&missing.library).count(), 1, "{text}");

        let error = load(&absolute("stub.so")).unwrap_err();
        assert_eq!(error.code(), STUB);
        let stub = only(error);
        assert_eq!((stub.library, stub.stub), (named("stub.so"), true));

        let other = only(load(&absolute("other.so")).unwrap_err());
        assert_eq!(other.library, named("other.so"));
        assert_eq!(other.reason, "no CUDA driver: it has no cuDriverGetVersion");

        assert_eq!(load(&absolute("driver.so")), Ok(()));
        assert_eq!(count(), (SUCCESS, 2));
        assert_eq!(libcuda_sys::load(), Ok(()));
        let missing = libcuda_sys::find(c"cuMulticastBindMem_v2").unwrap_err();
        assert_eq!(lacking(missing).3, named("driver.so"));

        let again = load(&absolute("driver.so")).unwrap_err();
        assert_eq!(in_use(again.clone()), named("driver.so"));
        let expected = format!(
            "the CUDA driver was already loaded ({}): choose another before the first call",
            named("driver.so")
        );
        assert_eq!(again.to_string(), expected);
        // SAFETY: the call is rejected.
        let other = unsafe { libcuda_sys::load_with(|_| ptr::null_mut()) };
        assert_eq!(other, Err(again));
    });
}

/// Ends the process if `work` waits for good. A thread that waits would keep a test from its end.
fn ends<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (result, arrival) = mpsc::channel();
    thread::spawn(move || result.send(work()));
    match arrival.recv_timeout(Duration::from_secs(120)) {
        Ok(result) => result,
        Err(error) => {
            eprintln!("no end: {error}");
            process::abort()
        }
    }
}

/// A library that calls these functions of this process: one while the system loads it, one while it unloads it, and
/// one for each `cuDriverGetVersion`. It has two devices.
fn calling(
    load: extern "C" fn(),
    unload: extern "C" fn(),
    version: extern "C" fn() -> u32,
) -> String {
    let [load, unload, version] = [load as *const (), unload as *const (), version as *const ()]
        .map(|address| address.addr());
    format!(
        r#"
        __attribute__((constructor)) static void load(void) {{ ((void (*)(void)){load:#x}ull)(); }}
        __attribute__((destructor)) static void unload(void) {{ ((void (*)(void)){unload:#x}ull)(); }}
        int cuDriverGetVersion(int *version) {{
            *version = 12040;
            return ((int (*)(void)){version:#x}ull)();
        }}
        int cuDeviceGetCount(int *count) {{ *count = 2; return 0; }}
        "#
    )
}

extern "C" fn nothing() {}

extern "C" fn no_error() -> u32 {
    0
}

/// The system's loader has a lock of its own. A thread that makes the first call waits for it, and the thread that holds
/// it, because it loads a plugin, makes a call.
#[test]
fn plugin_that_calls_while_it_is_loaded() {
    static MEETING: LazyLock<Barrier> = LazyLock::new(|| Barrier::new(2));
    static FIRST: AtomicBool = AtomicBool::new(true);
    static SEEN: Mutex<Option<(CUresult, c_int)>> = Mutex::new(None);

    /// In the first call: waits until the other thread is loading the plugin, and then for the lock.
    extern "C" fn version() -> u32 {
        if !FIRST.swap(false, Ordering::Relaxed) {
            return 0;
        }
        MEETING.wait();
        MEETING.wait();
        // SAFETY: nothing is loaded, and a driver does the same.
        drop(unsafe { libloading::Library::new(DRIVER) }.unwrap());
        STUB.0
    }
    extern "C" fn plugin() {
        MEETING.wait();
        *SEEN.lock().unwrap() = Some(count());
    }

    scenario("plugin_that_calls_while_it_is_loaded", no_change, |folder| {
        compile(&calling(nothing, nothing, version), &driver(folder));
        let path = folder.join("plugin.so");
        compile(&calling(plugin, nothing, no_error), &path);
        let first = ends(|| {
            let loading = thread::spawn(move || {
                MEETING.wait();
                // SAFETY: its constructor is the function above.
                mem::forget(unsafe { libloading::Library::new(path) }.unwrap());
            });
            let first = count();
            loading.join().unwrap();
            first
        });
        // The first call found a stub, and the plugin a driver.
        assert_eq!(first, (STUB, -1));
        assert_eq!(*SEEN.lock().unwrap(), Some((SUCCESS, 2)));
        assert_eq!(count(), (SUCCESS, 2));
    });
}

/// The name of a finder in errors.
const GIVEN: &str = "the functions given to libcuda_sys::load_with";

/// # Safety
///
/// As for `cuDeviceGetCount`.
unsafe extern "C" fn count_here(count: *mut c_int) -> CUresult {
    // SAFETY: the caller's pointer is to an `int`.
    unsafe { *count = 3 };
    SUCCESS
}

/// Uses a driver with three devices.
fn load_three_devices() -> Result<(), LoadError> {
    fn find(symbol: &CStr) -> *mut c_void {
        if symbol == c"cuDeviceGetCount" { count_here as *mut c_void } else { ptr::null_mut() }
    }
    // SAFETY: the function has the type that `cuda.h` declares.
    unsafe { libcuda_sys::load_with(find) }
}

/// The function of a driver that plays the faster thread. So it is certain which thread is faster.
extern "C" fn overtaking() -> u32 {
    load_three_devices().unwrap();
    0
}

/// Set when a library of [`calling`] is unloaded.
static CLOSED: AtomicBool = AtomicBool::new(false);

extern "C" fn close() {
    CLOSED.store(true, Ordering::Relaxed);
}

#[test]
fn first_call_that_load_with_overtakes() {
    scenario("first_call_that_load_with_overtakes", no_change, |folder| {
        compile(&calling(nothing, nothing, overtaking), &driver(folder));
        assert_eq!(ends(count), (SUCCESS, 3));
        assert_eq!(in_use(load_three_devices().unwrap_err()), GIVEN);
    });
}

/// Loads a library that has `version`, and returns the error.
fn load_from_overtaken(folder: &Path, version: extern "C" fn() -> u32) -> LoadError {
    let path = folder.join("path.so");
    compile(&calling(nothing, close, version), &path);
    // SAFETY: the library behaves like a driver.
    let error = ends(|| unsafe { libcuda_sys::load_from(path) }).unwrap_err();
    assert!(!CLOSED.load(Ordering::Relaxed));
    error
}

#[test]
fn load_from_that_load_with_overtakes() {
    scenario("load_from_that_load_with_overtakes", no_change, |folder| {
        let error = load_from_overtaken(folder, overtaking);
        assert_eq!(in_use(error), GIVEN);
        assert_eq!(count(), (SUCCESS, 3));
    });
}

#[test]
fn load_from_that_a_first_call_overtakes() {
    static FIRST: AtomicBool = AtomicBool::new(true);

    /// Linux takes this library for the driver of the call too, because of its internal name.
    extern "C" fn version() -> u32 {
        if FIRST.swap(false, Ordering::Relaxed) {
            assert_eq!(count(), (SUCCESS, 2));
        }
        0
    }
    let prepare = |folder: &Path, _: &mut _| compile(CUDA_12_4, &driver(folder));
    scenario("load_from_that_a_first_call_overtakes", prepare, |folder| {
        let error = load_from_overtaken(folder, version);
        assert_eq!(in_use(error), DRIVER);
        assert_eq!(count(), (SUCCESS, 2));
    });
}

/// The symbols that a finder was called for.
static ASKED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Returns the names since the last call of this function.
fn asked() -> Vec<String> {
    mem::take(&mut ASKED.lock().unwrap())
}

#[test]
fn finder() {
    /// Whether the driver has `cuDeviceGetCount`.
    static COMPLETE: AtomicBool = AtomicBool::new(false);

    extern "C" fn init_here(flags: u32) -> CUresult {
        CUresult(flags)
    }
    extern "C" fn synchronize_here() -> CUresult {
        SUCCESS
    }
    fn find(symbol: &CStr) -> *mut c_void {
        ASKED.lock().unwrap().push(symbol.to_str().unwrap().to_owned());
        match symbol.to_bytes() {
            b"cuInit" => init_here as *mut c_void,
            b"cuCtxSynchronize" => synchronize_here as *mut c_void,
            b"cuDeviceGetCount" if COMPLETE.load(Ordering::Relaxed) => count_here as *mut c_void,
            _ => ptr::null_mut(),
        }
    }
    let prepare = |folder: &Path, _: &mut _| compile(CUDA_12_4, &driver(folder));
    scenario("finder", prepare, |folder| {
        // SAFETY: the functions have the types that `cuda.h` declares.
        unsafe { libcuda_sys::load_with(find) }.unwrap();
        assert_eq!(libcuda_sys::load(), Ok(()));
        assert_eq!(asked(), [""; 0]);

        // Only called functions are looked up, and only once.
        assert_eq!((init(5), init(6), synchronize()), (CUresult(5), CUresult(6), SUCCESS));
        assert_eq!((synchronize(), init(7)), (SUCCESS, CUresult(7)));
        assert_eq!(asked(), ["cuInit", "cuCtxSynchronize"]);

        // A function that was not found is looked up again.
        assert_eq!((count(), count()), ((NOT_FOUND, -1), (NOT_FOUND, -1)));
        COMPLETE.store(true, Ordering::Relaxed);
        assert_eq!((count(), count()), ((SUCCESS, 3), (SUCCESS, 3)));
        assert_eq!(asked(), ["cuDeviceGetCount"; 3]);

        assert_eq!(init_at(libcuda_sys::find(c"cuInit").unwrap(), 8), CUresult(8));
        assert!(libcuda_sys::is_present(c"cuInit"));
        assert!(!libcuda_sys::is_present(c"cuMulticastBindMem_v2"));
        let missing = libcuda_sys::find(c"cuMulticastBindMem_v2").unwrap_err();
        let (symbol, since) = ("cuMulticastBindMem_v2".to_owned(), Some(Release(13010)));
        // It has no cuDriverGetVersion.
        assert_eq!(lacking(missing), (symbol, since, None, GIVEN.to_owned()));

        // SAFETY: both calls are rejected.
        let refused =
            unsafe { [libcuda_sys::load_with(find), libcuda_sys::load_from(folder.join(DRIVER))] };
        assert_eq!(refused.map(|refused| in_use(refused.unwrap_err())), [GIVEN; 2]);
    });
}

#[test]
fn layer() {
    extern "C" fn init_traced(flags: u32) -> CUresult {
        ASKED.lock().unwrap().push(format!("cuInit({flags})"));
        init_at(libcuda_sys::find_in_driver(c"cuInit").unwrap(), flags)
    }
    fn find(symbol: &CStr) -> *mut c_void {
        match symbol.to_bytes() {
            b"cuInit" => init_traced as *mut c_void,
            _ => libcuda_sys::find_in_driver(symbol).map_or(ptr::null_mut(), NonNull::as_ptr),
        }
    }

    let prepare = |folder: &Path, _: &mut _| compile(CUDA_12_4, &driver(folder));
    scenario("layer", prepare, |_| {
        // The query does not choose the source for calls.
        assert_eq!(init_at(libcuda_sys::find_in_driver(c"cuInit").unwrap(), 4), CUresult(4));
        // SAFETY: the functions have the types that `cuda.h` declares.
        unsafe { libcuda_sys::load_with(find) }.unwrap();
        assert_eq!((init(5), count(), version()), (CUresult(5), (SUCCESS, 2), (SUCCESS, 12040)));
        assert_eq!(asked(), ["cuInit(5)"]);
        assert!(
            libcuda_sys::is_present(c"cuInit")
                && !libcuda_sys::is_present(c"cuMulticastBindMem_v2")
        );
        let missing = libcuda_sys::find_in_driver(c"cuMulticastBindMem_v2").unwrap_err();
        let (symbol, since) = ("cuMulticastBindMem_v2".to_owned(), Some(Release(13010)));
        let driver = Some(Release(12040));
        assert_eq!(lacking(missing), (symbol, since, driver, DRIVER.to_owned()));
    });
}

#[test]
fn layer_without_a_driver() {
    fn find(symbol: &CStr) -> *mut c_void {
        libcuda_sys::find_in_driver(symbol).map_or(ptr::null_mut(), NonNull::as_ptr)
    }

    scenario("layer_without_a_driver", no_change, |_| {
        let error = libcuda_sys::find_in_driver(c"cuInit").unwrap_err();
        assert_eq!(error, failure());
        // SAFETY: it returns the driver's own functions.
        unsafe { libcuda_sys::load_with(find) }.unwrap();
        assert_eq!(init(0), NOT_FOUND);
        assert_eq!(libcuda_sys::find_in_driver(c"cuInit").unwrap_err(), error);
    });
}

/// Returns a value with equal bytes, as an argument that differs from its neighbors.
///
/// # Safety
///
/// Such bytes must be valid for the type.
unsafe fn filled<T: Copy>(byte: u8) -> T {
    let mut value = MaybeUninit::uninit();
    // SAFETY: the pointer is to one value, and the caller guarantees that these bytes are valid for it.
    unsafe {
        ptr::write_bytes(value.as_mut_ptr(), byte, 1);
        value.assume_init()
    }
}

fn is_filled<T: Copy>(value: &T, byte: u8) -> bool {
    // SAFETY: these are the bytes of the value. No parameter's type has padding.
    let bytes =
        unsafe { slice::from_raw_parts(ptr::from_ref(value).cast::<u8>(), size_of_val(value)) };
    bytes.iter().all(|found| *found == byte)
}

/// The result of a function's model: a code that identifies the function.
fn code_of(symbol: &str) -> CUresult {
    let position = declared().iter().position(|declared| *declared == symbol);
    CUresult(5000 + position.unwrap() as u32)
}

/// The symbols that this build declares, module by module.
fn declared() -> Vec<&'static str> {
    #[allow(unused_mut)]
    let mut functions = vec![libcuda_sys::functions()];
    #[cfg(feature = "internal")]
    functions.push(libcuda_sys::internal::functions());
    #[cfg(feature = "gl")]
    functions.push(libcuda_sys::gl::functions());
    functions.into_iter().flatten().map(|function| function.symbol().to_str().unwrap()).collect()
}

/// A driver that has every function: each checks that its arguments came in order.
mod model {
    use super::{CStr, c_void, is_filled};

    macro_rules! functions {
        ($($(#[$($fact:tt)*])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $code:ty;)*) => {
            $(unsafe extern "C" fn $name($($parameter: $ty),*) -> $code {
                let mut _position = 0;
                $(
                    _position += 1;
                    assert!(is_filled(&$parameter, _position), stringify!($name: $parameter));
                )*
                crate::code_of(stringify!($name))
            })*

            pub fn own(symbol: &CStr) -> *mut c_void {
                match symbol.to_str() {
                    $(Ok(stringify!($name)) => $name as *mut c_void,)*
                    _ => std::ptr::null_mut(),
                }
            }
        };
    }
    libcuda_sys::for_each_function!(functions);

    #[cfg(feature = "internal")]
    mod internal {
        use super::{CStr, c_void, is_filled};
        libcuda_sys::for_each_internal_function!(functions);
    }

    #[cfg(feature = "gl")]
    mod gl {
        use super::{CStr, c_void, is_filled};
        libcuda_sys::for_each_gl_function!(functions);
    }

    pub fn find(symbol: &CStr) -> *mut c_void {
        super::ASKED.lock().unwrap().push(symbol.to_str().unwrap().to_owned());
        let modules: &[fn(&CStr) -> *mut c_void] = &[
            own,
            #[cfg(feature = "internal")]
            internal::own,
            #[cfg(feature = "gl")]
            gl::own,
        ];
        let found = modules.iter().map(|find| find(symbol)).find(|found| !found.is_null());
        found.unwrap_or(std::ptr::null_mut())
    }
}

#[test]
fn every_function() {
    macro_rules! call_each {
        ($($(#[$($fact:tt)*])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $code:ty;)*) => {$({
            let mut _position = 0;
            // SAFETY: the model only reads its arguments: integers, floats, pointers and structs of these.
            let code = unsafe {
                $name($({
                    _position += 1;
                    filled::<$ty>(_position)
                }),*)
            };
            assert_eq!(code, code_of(stringify!($name)), stringify!($name));
        })*};
    }
    #[allow(deprecated)]
    fn call_all() {
        {
            use libcuda_sys::*;
            libcuda_sys::for_each_function!(call_each);
        }
        #[cfg(feature = "internal")]
        {
            use libcuda_sys::internal::*;
            libcuda_sys::for_each_internal_function!(call_each);
        }
        #[cfg(feature = "gl")]
        {
            use libcuda_sys::gl::*;
            libcuda_sys::for_each_gl_function!(call_each);
        }
    }

    scenario("every_function", no_change, |_| {
        // SAFETY: the functions have the types of the declarations: both come from one list.
        unsafe { libcuda_sys::load_with(model::find) }.unwrap();
        call_all();
        assert_eq!(asked(), declared());
        call_all();
        assert_eq!(asked(), [""; 0]);
    });
}

/// Entry points are those of per-thread default streams, unless the caller requests the others.
#[cfg(feature = "per-thread-default-stream")]
#[test]
fn per_thread_entry_points() {
    use libcuda_sys::per_thread_default_stream::cuGetProcAddress_v2;
    use libcuda_sys::{CUdriverProcAddress_flags as Flags, CUdriverProcAddressQueryResult};
    use std::ffi::c_char;

    /// Returns the flags as a code.
    extern "C" fn flags_here(
        _symbol: *const c_char,
        _pfn: *mut *mut c_void,
        _version: c_int,
        flags: u64,
        _status: *mut CUdriverProcAddressQueryResult,
    ) -> CUresult {
        CUresult(flags as u32)
    }
    fn find(symbol: &CStr) -> *mut c_void {
        match symbol.to_bytes() {
            b"cuGetProcAddress_v2" => flags_here as *mut c_void,
            _ => ptr::null_mut(),
        }
    }

    scenario("per_thread_entry_points", no_change, |_| {
        // SAFETY: the function has the type that `cuda.h` declares.
        unsafe { libcuda_sys::load_with(find) }.unwrap();
        let legacy = Flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM.0;
        let per_thread = Flags::CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM.0;
        let unknown = 1 << 8;
        for (given, passed_on) in [
            (0, per_thread),
            (unknown, unknown | per_thread),
            (legacy, legacy),
            (per_thread, per_thread),
        ] {
            let (pfn, status) = (ptr::null_mut(), ptr::null_mut());
            // SAFETY: the function reads only the flags.
            let code =
                unsafe { cuGetProcAddress_v2(c"cuInit".as_ptr(), pfn, 0, given.into(), status) };
            assert_eq!(code, CUresult(passed_on));
        }
    });
}

#[test]
fn codes_that_no_header_names() {
    let prepare = |folder: &Path, _: &mut _| compile(CUDA_12_4, &driver(folder));
    scenario("codes_that_no_header_names", prepare, |_| {
        for number in [1000, 0xffff_ffff] {
            let code = init(number);
            assert_eq!(format!("{code:?}"), format!("CUresult({number})"));
            assert_eq!(
                code.to_string(),
                format!("CUresult {number}, which this header does not name")
            );
            assert_eq!((code.name(), code.meaning()), (None, None));
            assert_eq!(code.into_result(), Err(code));
            assert!(HashSet::from([code]).contains(&init(number)));
        }
        // CUDA 13.1 introduced it; with older declarations it is a number too.
        let code = init(917);
        assert_eq!(format!("{code:?}"), "CUDA_ERROR_STREAM_DETACHED");
        assert_eq!(code.name(), Some("CUDA_ERROR_STREAM_DETACHED"));
        let expected = format!("CUDA_ERROR_STREAM_DETACHED (917): {}", code.meaning().unwrap());
        assert_eq!(code.to_string(), expected);
        assert_eq!(code.into_result(), Err(CUresult(917)));
        assert_eq!(init(0).into_result(), Ok(()));
    });
}

#[test]
fn current_directory() {
    let prepare = |folder: &Path, process: &mut Command| {
        compile(CUDA_12_4, &folder.join(DRIVER));
        compile(CUDA_12_4, &folder.join("libcuda.so"));
        // The library path of Windows does not change: the driver is not searched there.
        process.current_dir(folder).env_remove("LD_LIBRARY_PATH");
    };
    scenario("current_directory", prepare, |folder| {
        let here = env::current_dir().unwrap();
        assert_eq!(here.canonicalize().unwrap(), folder.canonicalize().unwrap());
        assert_eq!(failure().code(), NOT_LOADED);
        assert_eq!(count(), (NOT_LOADED, -1));
        // The library itself is valid. SAFETY: it behaves like a driver.
        unsafe { libcuda_sys::load_from(folder.join(DRIVER)) }.unwrap();
        assert_eq!(count(), (SUCCESS, 2));
    });
}

#[test]
fn errors_travel() {
    fn carry<E: Error + Send + Sync + 'static>(error: E) -> Box<dyn Error + Send + Sync> {
        error.into()
    }
    let relative = LoadError::RelativePath("driver.so".to_owned());
    assert_eq!(carry(relative.clone()).downcast_ref(), Some(&relative));
    assert_eq!(carry(NOT_FOUND).downcast_ref(), Some(&NOT_FOUND));
}
