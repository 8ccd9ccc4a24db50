//! A software model of the CUDA driver, for machines without a GPU. It exists on Linux only.
//!
//! `README.md` has its functions, the things that it does not do, and how a program runs on it. The functions `model_*` of
//! [`control`] configure it from within the process.
#![cfg(target_os = "linux")]
#![allow(non_snake_case)] // the names are those of cuda.h

#[macro_use]
mod abi;
mod basics;
mod capture;
mod context;
pub mod control;
mod copy;
mod hide;
mod ipc;
mod kernel;
mod log;
mod multicast;
mod object;
mod pages;
mod past;
mod pool;
mod state;
mod things;
mod va;

use std::ffi::{CStr, c_void};

/// Returns the address of a function, or null if the model or its release lacks it.
///
/// # Safety
///
/// There are no conditions. The function is unsafe only so that `cuda_sys::load_with` accepts it.
pub unsafe fn find(symbol: &CStr) -> *mut c_void {
    let present = state::lock().has(abi::since(symbol));
    address_of(symbol).filter(|_| present).unwrap_or(std::ptr::null_mut())
}

/// Returns the address of a function of any release.
fn address_of(symbol: &CStr) -> Option<*mut c_void> {
    let modules = [
        basics::find,
        context::find,
        copy::find,
        ipc::find,
        kernel::find,
        log::find,
        multicast::find,
        pool::find,
        things::find,
        va::find,
    ];
    modules.iter().find_map(|find| find(symbol))
}

/// Runs when the library is loaded, before a symbol can be looked up.
#[used]
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = {
    extern "C" fn at_load() {
        state::lock().hide();
    }
    at_load
};
