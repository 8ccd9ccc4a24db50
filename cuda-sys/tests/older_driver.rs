//! A driver of CUDA 12.4, by `load_with`. Its functions are written in Rust, so that Miri can run this too.
#![cfg(not(feature = "link"))]

use libcuda_sys::{
    CUevent, CUresult, Function, Release, cuCtxSynchronize, cuEventElapsedTime, cuInit,
    cuLogsCurrent, cuMulticastUnbind,
};
use std::ffi::{CStr, c_void};
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, Once};

const SUCCESS: CUresult = CUresult::CUDA_SUCCESS;
const NOT_FOUND: CUresult = CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND;

/// Whether the driver has `cuMulticastUnbind`.
static COMPLETE: AtomicBool = AtomicBool::new(false);

/// The symbols that were looked up.
static ASKED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// # Safety
///
/// As for `cuEventElapsedTime`.
unsafe extern "C" fn elapsed(milliseconds: *mut f32, start: CUevent, end: CUevent) -> CUresult {
    assert_eq!((start.addr(), end.addr()), (1, 2));
    // SAFETY: the caller's pointer is to a `float`.
    unsafe { *milliseconds = 0.5 };
    SUCCESS
}

extern "C" fn init(_: u32) -> CUresult {
    SUCCESS
}

extern "C" fn unbind(_: u64, _: i32, _: usize, _: usize) -> CUresult {
    SUCCESS
}

fn find(symbol: &CStr) -> *mut c_void {
    ASKED.lock().unwrap().push(symbol.to_str().unwrap().to_owned());
    match symbol.to_bytes() {
        b"cuEventElapsedTime" => elapsed as *mut c_void,
        b"cuInit" => init as *mut c_void,
        b"cuMulticastUnbind" if COMPLETE.load(Ordering::Relaxed) => unbind as *mut c_void,
        _ => ptr::null_mut(),
    }
}

/// All tests of this program share the driver.
fn load() {
    static ONCE: Once = Once::new();
    // SAFETY: the functions have the types that `cuda.h` declares.
    ONCE.call_once(|| unsafe { libcuda_sys::load_with(find) }.unwrap());
}

#[test]
fn older_symbol() {
    load();
    let events: [CUevent; 2] = [1, 2].map(ptr::without_provenance_mut);
    for _ in 0..2 {
        let mut milliseconds = 0.0;
        // SAFETY: the pointer is to a `float`, and the driver does not follow the handles.
        let code = unsafe { cuEventElapsedTime(&mut milliseconds, events[0], events[1]) };
        assert_eq!((code, milliseconds), (SUCCESS, 0.5));
    }
    // After it was found, it is not looked up again.
    let mut asked = ASKED.lock().unwrap().clone();
    asked.retain(|symbol| symbol.contains("Elapsed"));
    assert_eq!(asked, ["cuEventElapsedTime_v2", "cuEventElapsedTime"]);
    assert!(!libcuda_sys::is_present(c"cuEventElapsedTime_v2"));

    let pair = |function: &Function| Some((function.symbol(), function.older()?));
    let pairs: Vec<_> = libcuda_sys::functions().iter().filter_map(pair).collect();
    assert_eq!(pairs, [(c"cuEventElapsedTime_v2", c"cuEventElapsedTime")]);
}

#[test]
fn missing_functions() {
    load();
    let missing = || -> Vec<_> {
        let functions = libcuda_sys::missing().into_iter();
        functions.map(|function| (function.symbol(), function.since())).collect()
    };
    assert_eq!(missing(), []);
    // A query is no call.
    assert!(!libcuda_sys::is_present(c"cuMulticastUnbind"));
    assert!(libcuda_sys::find(c"cuCtxSynchronize").is_err());
    assert_eq!(missing(), []);

    let logs = || {
        // SAFETY: the driver does not have it.
        unsafe { cuLogsCurrent(ptr::null_mut(), 0) }
    };
    let unbind = || {
        // SAFETY: the call takes only integers.
        unsafe { cuMulticastUnbind(0, 0, 0, 0) }
    };
    // SAFETY: both take integers, or nothing.
    let codes = unsafe { [logs(), cuInit(0), unbind(), cuCtxSynchronize(), logs()] };
    assert_eq!(codes, [NOT_FOUND, SUCCESS, NOT_FOUND, NOT_FOUND, NOT_FOUND]);
    let expected = [
        (c"cuLogsCurrent", Some(Release(12090))),
        (c"cuMulticastUnbind", Some(Release(12010))),
        (c"cuCtxSynchronize", Some(Release(2000))),
    ];
    assert_eq!(missing(), expected);

    COMPLETE.store(true, Ordering::Relaxed);
    assert_eq!(unbind(), SUCCESS);
    assert_eq!(missing(), expected);
}
