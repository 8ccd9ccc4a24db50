//! The model as part of the test's own program, and the lists of its README.
#![cfg(target_os = "linux")]

use libcuda_model::control::{Live, model_fail, model_live, model_log, model_set_devices};
use libcuda_sys::*;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ffi::{CStr, CString, c_char, c_void};
use std::ptr::null_mut;

const README: &str = include_str!("../README.md");

thread_local!(static HEARD: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) });

unsafe extern "C" fn hear(_: *mut c_void, _: CUlogLevel, message: *mut c_char, length: usize) {
    // SAFETY: the model gives a C string.
    let message = unsafe { CStr::from_ptr(message) };
    assert_eq!(message.count_bytes(), length);
    HEARD.with_borrow_mut(|heard| heard.push(message.to_string_lossy().into_owned()));
}

#[test]
fn a_driver_of_rust_functions() {
    let mut live = Live::default();
    let mut count = 0;
    let mut address = 0;
    // SAFETY: the model's functions have the types that libcuda-sys declares, and the outputs are live locals.
    unsafe {
        load_with(libcuda_model::find).expect("the model is the first driver");
        assert_eq!(model_set_devices(4), CUresult::CUDA_SUCCESS);
        assert_eq!(cuInit(0), CUresult::CUDA_SUCCESS);
        assert_eq!((cuDeviceGetCount(&mut count), count), (CUresult::CUDA_SUCCESS, 4));
        model_fail(c"cuMemAddressReserve".as_ptr(), 2, CUresult::CUDA_ERROR_OUT_OF_MEMORY);
        let mut reserve = || cuMemAddressReserve(&mut address, 1 << 21, 0, 0, 0);
        assert_eq!(reserve(), CUresult::CUDA_SUCCESS);
        assert_eq!(reserve(), CUresult::CUDA_ERROR_OUT_OF_MEMORY);
        model_live(&mut live);
        assert_eq!(live, Live { reservations: 1, ..Live::default() });
        assert_eq!(cuMemAddressFree(address, 1 << 21), CUresult::CUDA_SUCCESS);

        let mut handle = null_mut();
        assert_eq!(
            cuLogsRegisterCallback(Some(hear), null_mut(), &mut handle),
            CUresult::CUDA_SUCCESS
        );
        assert_eq!(cuMemAddressFree(address, 1 << 21), CUresult::CUDA_ERROR_INVALID_VALUE);
        model_log(c"a line".as_ptr());
        let line = "Returning 1 (CUDA_ERROR_INVALID_VALUE) from cuMemAddressFree\n";
        assert_eq!(HEARD.take(), [line, "a line"]);
        assert_eq!(cuLogsUnregisterCallback(handle), CUresult::CUDA_SUCCESS);
        assert_eq!(cuLogsUnregisterCallback(handle), CUresult::CUDA_ERROR_INVALID_VALUE);
        assert!(HEARD.take().is_empty());
    }
}

/// The functions that a section of the README names.
fn named(section: &str) -> BTreeSet<String> {
    let section = README.split("\n## ").find(|part| part.starts_with(section)).expect(section);
    let code = section.split('`').skip(1).step_by(2);
    code.filter(|name| is_function(name)).map(str::to_owned).collect()
}

fn is_function(name: &str) -> bool {
    let rest = name.strip_prefix("cu").unwrap_or_default();
    rest.starts_with(char::is_uppercase) && rest.chars().all(|c| c.is_alphanumeric() || c == '_')
}

fn is_there(name: &str) -> bool {
    let symbol = CString::new(name).expect("a name");
    // SAFETY: there are no conditions.
    !unsafe { libcuda_model::find(&symbol) }.is_null()
}

/// A loaded call uses the older symbol with a driver that lacks the newer one.
#[test]
fn what_a_call_falls_back_to_is_there() {
    let pairs = functions().iter().filter_map(|function| {
        let [symbol, older] = [function.symbol(), function.older()?].map(CStr::to_str);
        Some((symbol.expect("a name"), older.expect("a name")))
    });
    let pairs: Vec<_> = pairs.collect();
    assert!(!pairs.is_empty());
    for (symbol, older) in pairs {
        assert_eq!(is_there(symbol), is_there(older), "{symbol} and {older}");
    }
}

#[test]
fn the_readme_lists_the_functions() {
    let (has, lacks) = (named("The functions that it has"), named("The functions that it lacks"));
    let declared = functions().iter().filter_map(|function| function.symbol().to_str().ok());
    let (present, absent): (Vec<_>, Vec<_>) = declared.partition(|name| is_there(name));
    let unlisted: Vec<_> = present.iter().filter(|name| !has.contains(**name)).collect();
    assert!(unlisted.is_empty(), "the table lacks {unlisted:?}");
    let unknown: Vec<_> = has.iter().filter(|name| !is_there(name)).collect();
    assert!(unknown.is_empty(), "the model lacks {unknown:?}");
    let wrong: Vec<_> = lacks.iter().filter(|name| !absent.contains(&name.as_str())).collect();
    assert!(wrong.is_empty(), "the model has these, or no release has: {wrong:?}");
}
