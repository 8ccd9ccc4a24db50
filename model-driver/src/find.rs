//! Finds the model's functions by their names.

use crate::{basics, context, copy, ipc, kernel, log, multicast, pools, state, va};
use std::ffi::{CStr, c_void};

pub use crate::call::since;

/// Returns the address of a function, or null if the model or its release lacks it.
///
/// # Safety
///
/// There are no conditions. The function is unsafe only so that `cuda_sys::load_with` accepts it.
pub unsafe fn find(symbol: &CStr) -> *mut c_void {
    let present = state::lock().has(since(symbol));
    address_of(symbol).filter(|_| present).unwrap_or(std::ptr::null_mut())
}

/// Returns the address of a function of any release.
pub fn address_of(symbol: &CStr) -> Option<*mut c_void> {
    let modules = [
        basics::find,
        context::find,
        copy::find,
        ipc::find,
        kernel::find,
        log::find,
        multicast::find,
        pools::find,
        va::find,
    ];
    modules.iter().find_map(|find| find(symbol))
}
