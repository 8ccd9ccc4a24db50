//! A software model of the CUDA driver, for machines without a GPU. It exists on Linux only.
//!
//! It has the calls that memory pools, virtual memory, multicast objects and IPC need, and those that other bindings
//! make before any kernel: contexts, streams, events, managed and pinned memory. It runs one kernel, that of
//! `examples/kernel.rs`. It loads no other module: `CUDA_ERROR_NOT_SUPPORTED`, and a line on standard error says so.
//!
//! Bytes really move: device memory is a file in memory (`memfd`), an address range is a reservation of this
//! process's addresses, and a mapping is a mapping of that file. File descriptors and IPC handles can be opened in
//! other processes. The host can touch a device address only where access was given to the host; elsewhere
//! that is a segmentation fault, as with a GPU. Work is done when a call returns, so streams are always idle,
//! and a use that comes too early or too late for its stream goes unnoticed. One kind of work is late: a copy from
//! pageable memory on the default stream, which arrives when something waits for that stream. A stream that is not
//! blocking does not.
//!
//! It enforces the rules that the documentation of its release states, and answers as a real driver of 13.0 does;
//! `docs/gpu-runs.md` lists where it differs. What the documentation leaves undefined is an error here, so that
//! tests see it, where one process can know.
//!
//! # Use
//!
//! - In place of `libcuda.so.1`: load `libmodel_driver.so` with `cuda_sys::load_from`, or put it on the
//!   library path under that name.
//! - In a test's own process: `cuda_sys::load_with(model_driver::find)`, and the control functions by name.
//!
//! Two variables set it up, read when the library is loaded:
//!
//! | variable | meaning | default |
//! |---|---|---|
//! | `CUDA_MODEL_RELEASE` | the release that it implements, like `12.4` | 13.5 |
//! | `CUDA_MODEL_DEVICES` | the number of devices, 0 to 16 | 1 |
//!
//! The functions `model_*` of [`control`] do the same and more from within the process.
//!
//! # Functions newer than the release
//!
//! Neither `dlsym` nor [`find`], also exported as [`model_find`](control::model_find), finds a function that the
//! release lacks, as in a real driver. A program that is linked against the model got its functions before the model
//! ran: there such a function answers `CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`, the code that `cuda_sys` has for a
//! missing function.
#![cfg(target_os = "linux")]
#![allow(non_snake_case)] // the names are those of cuda.h

#[macro_use]
mod abi;
mod basics;
mod context;
pub mod control;
mod copy;
mod hide;
mod ipc;
mod kernel;
mod multicast;
mod object;
mod pages;
mod pool;
mod state;
mod va;

use std::ffi::{CStr, c_void};

/// The address of a function, or null where the model, or its release, lacks it.
///
/// # Safety
///
/// None of its own: it is unsafe so that `cuda_sys::load_with` takes it.
pub unsafe fn find(symbol: &CStr) -> *mut c_void {
    let present = state::lock().has(abi::since(symbol));
    address_of(symbol).filter(|_| present).unwrap_or(std::ptr::null_mut())
}

/// The address of a function of any release.
fn address_of(symbol: &CStr) -> Option<*mut c_void> {
    let modules = [
        basics::find,
        context::find,
        copy::find,
        ipc::find,
        kernel::find,
        multicast::find,
        pool::find,
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
