//! A refusal that the environment of the process explains.

use cuda_checked::{Error, calls, sys, types::CUresult};
use std::ffi::{CStr, c_uint, c_void};

unsafe extern "C" fn no_device(_: c_uint) -> CUresult {
    CUresult::CUDA_ERROR_NO_DEVICE
}

unsafe fn find(symbol: &CStr) -> *mut c_void {
    if symbol == c"cuInit" { no_device as *mut c_void } else { std::ptr::null_mut() }
}

/// The only test of this program: it sets a variable.
#[test]
fn an_error_says_what_hides_the_devices() {
    // SAFETY: no other thread reads variables; the function has the signature of `cuInit`.
    unsafe {
        std::env::set_var("CUDA_VISIBLE_DEVICES", "-1");
        sys::load_with(find).expect("nothing is loaded");
    }
    let error = calls::cuInit(0).unwrap_err();
    assert!(matches!(error, Error::Driver { .. }), "{error:?}");
    let why = "CUDA_VISIBLE_DEVICES is \"-1\", which hides every device";
    assert_eq!(error.environment(), Some(why));
    assert_eq!(error.to_string(), format!("cuInit: CUDA_ERROR_NO_DEVICE (100): {why}"));
}
