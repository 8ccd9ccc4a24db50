//! The driver's release is queried until it is known, and then never again. This is one test, because it needs its own
//! process with its own driver.

use cuda_checked::{calls, sys, types::*};
use std::ffi::{CStr, c_int, c_uint, c_ulonglong, c_void};
use std::ptr;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};

/// The release that the driver reports; negative for an error.
static ANSWER: AtomicI32 = AtomicI32::new(-1);
static ASKED: AtomicUsize = AtomicUsize::new(0);
static CALLED: AtomicUsize = AtomicUsize::new(0);

unsafe extern "C" fn version(release_out: *mut c_int) -> CUresult {
    ASKED.fetch_add(1, Ordering::Relaxed);
    match ANSWER.load(Ordering::Relaxed) {
        ..0 => CUresult::CUDA_ERROR_INVALID_VALUE,
        release => {
            // SAFETY: the caller passes a valid pointer to one integer.
            unsafe { release_out.write(release) };
            CUresult::CUDA_SUCCESS
        }
    }
}

unsafe extern "C" fn open(
    pdptr: *mut CUdeviceptr,
    _handle: CUipcMemHandle,
    _flags: c_uint,
) -> CUresult {
    CALLED.fetch_add(1, Ordering::Relaxed);
    // SAFETY: the caller passes a valid pointer to one address.
    unsafe { pdptr.write(1) };
    CUresult::CUDA_SUCCESS
}

unsafe extern "C" fn set(
    _hfunc: CUfunction,
    _attrib: CUfunction_attribute,
    _value: c_int,
) -> CUresult {
    CUresult::CUDA_SUCCESS
}

unsafe extern "C" fn instantiate(
    _exec: *mut CUgraphExec,
    _graph: CUgraph,
    _flags: c_ulonglong,
) -> CUresult {
    CUresult::CUDA_SUCCESS
}

unsafe fn find(symbol: &CStr) -> *mut c_void {
    match symbol.to_bytes() {
        b"cuDriverGetVersion" => [sys::cuDriverGetVersion, version][1] as *mut c_void,
        b"cuIpcOpenMemHandle_v2" => [sys::cuIpcOpenMemHandle_v2, open][1] as *mut c_void,
        b"cuFuncSetAttribute" => [sys::cuFuncSetAttribute, set][1] as *mut c_void,
        b"cuGraphInstantiateWithFlags" => {
            [sys::cuGraphInstantiateWithFlags, instantiate][1] as *mut c_void
        }
        _ => ptr::null_mut(),
    }
}

/// Makes calls whose enumerators and flags no release has. Returns how often the release was queried for each.
fn unknown_values() -> [usize; 2] {
    let null = ptr::null_mut();
    // SAFETY: the mock follows no handle.
    let calls: [fn(*mut c_void) -> cuda_checked::Result<()>; 2] = [
        |null| unsafe { calls::cuFuncSetAttribute(null.cast(), CUfunction_attribute(99), 0) },
        |null| unsafe { calls::cuGraphInstantiateWithFlags(null.cast(), 1 << 40) }.map(|_| ()),
    ];
    calls.map(|call| {
        let asked = ASKED.load(Ordering::Relaxed);
        call(null).expect("of an unknown release no rule holds");
        ASKED.load(Ordering::Relaxed) - asked
    })
}

/// Makes a call. Returns whether it reached the driver, and how often the release was queried.
fn call(flags: c_uint) -> (bool, usize) {
    let (asked, called) = (ASKED.load(Ordering::Relaxed), CALLED.load(Ordering::Relaxed));
    let handle = CUipcMemHandle { reserved: [0; 64] };
    // SAFETY: nothing is opened.
    let result = unsafe { calls::cuIpcOpenMemHandle_v2(handle, flags) };
    let reached = CALLED.load(Ordering::Relaxed) > called;
    assert_eq!(result.is_ok(), reached);
    (reached, ASKED.load(Ordering::Relaxed) - asked)
}

#[test]
fn release() {
    // SAFETY: `find` returns functions of the types that libcuda-sys declares.
    unsafe { sys::load_with(find) }.expect("the mock comes first");
    assert_eq!(call(1), (true, 0), "a call that breaks no rule asks nothing");
    assert_eq!(call(0), (true, 1), "of an unknown release no rule holds");
    assert_eq!(unknown_values(), [1, 1]);
    ANSWER.store(0, Ordering::Relaxed);
    assert_eq!(call(0), (true, 1), "0 is no release");
    ANSWER.store(13_050, Ordering::Relaxed);
    assert_eq!(call(0), (false, 1), "a failure was not remembered");
    ANSWER.store(14_000, Ordering::Relaxed);
    assert_eq!(call(0), (false, 0), "an answer is remembered");
}
