//! Finds the model's functions by their names.

use crate::call::Function;
use crate::{
    basics, context, copy, empty_objects, ipc, kernel, multicast, state, stream_ordered, va,
};
use std::ffi::{CStr, c_void};

/// Returns the address of a function, or null if the model or its release lacks it.
///
/// # Safety
///
/// There are no conditions. The function is unsafe only so that `cuda_sys::load_with` accepts it.
pub unsafe fn find(symbol: &CStr) -> *mut c_void {
    let function = function(symbol).filter(|function| state::lock().has(function.since));
    function.map_or(std::ptr::null_mut(), |function| function.address)
}

/// Returns a function of any release.
pub fn function(symbol: &CStr) -> Option<Function> {
    let modules = [
        basics::find,
        context::find,
        copy::find,
        ipc::find,
        kernel::find,
        multicast::find,
        stream_ordered::find,
        empty_objects::find,
        va::find,
    ];
    modules.iter().find_map(|find| find(symbol))
}
