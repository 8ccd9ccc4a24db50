//! What exists with `CUDA_MODEL_PAST` only, beside what the programs of `validate/tests/recorded/past.c` show.

use crate::support::*;
use libcuda_sys::*;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::thread;
use std::time::Duration;

static CALLS: AtomicU32 = AtomicU32::new(0);

/// Lasts longer than the calls around it, and calls the driver.
unsafe extern "C" fn slow(data: *mut c_void) {
    thread::sleep(Duration::from_millis(50));
    let mut version = 0;
    // SAFETY: the output is a live local.
    assert_eq!(unsafe { cuDriverGetVersion(&mut version) }, OK);
    CALLS.fetch_add(data.addr() as u32, SeqCst);
}

#[test]
fn host_functions_end_before_their_stream() {
    alone("lifetimes::host_functions_end_before_their_stream", &[("CUDA_MODEL_PAST", "1")], || {
        install();
        let (mut context, mut object) = (ptr::null_mut(), ptr::null_mut());
        let data = |number| ptr::without_provenance_mut(number);
        // SAFETY: the outputs are live locals, and the functions live as long as the process.
        unsafe {
            assert_eq!(cuInit(0), OK);
            assert_eq!(cuDevicePrimaryCtxRetain(&mut context, 0), OK);
            assert_eq!(cuCtxSetCurrent(context), OK);
            assert_eq!(cuLaunchHostFunc(ptr::null_mut(), Some(slow), data(1)), OK);
            assert_eq!(cuStreamQuery(ptr::null_mut()), CUresult::CUDA_ERROR_NOT_READY);
            assert_eq!(cuStreamSynchronize(ptr::null_mut()), OK);
            assert_eq!(CALLS.load(SeqCst), 1);

            assert_eq!(cuUserObjectCreate(&mut object, data(10), Some(slow), 3, 1), OK);
            assert_eq!(cuUserObjectRelease(object, 2), OK);
            assert_eq!(cuCtxSynchronize(), OK);
            assert_eq!(CALLS.load(SeqCst), 1);
            assert_eq!(cuUserObjectRelease(object, 1), OK);
            assert_eq!(cuCtxSynchronize(), OK);
            assert_eq!(CALLS.load(SeqCst), 11);
            assert_eq!(cuUserObjectRelease(object, 1), OK);
            assert_eq!(cuCtxSynchronize(), OK);
            assert_eq!(CALLS.load(SeqCst), 11);
        }
    });
}
