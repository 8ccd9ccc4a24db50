//! A software model of the CUDA driver, for machines without a GPU. It exists on Linux only.
//!
//! It has the calls for memory pools, virtual memory, multicast objects and IPC, and the calls that other bindings make
//! before any kernel: contexts, streams, events, managed and pinned memory. It runs one kernel, that of
//! `examples/kernel.rs`. It loads no other module: it returns `CUDA_ERROR_NOT_SUPPORTED` and prints a line on standard error.
//!
//! Bytes are really copied: device memory is a file in memory (`memfd`), an address range is a reservation of this
//! process's addresses, and a mapping is a mapping of that file. File descriptors and IPC handles can be opened in
//! other processes. The host can access a device address only if the host was granted access; otherwise there is a
//! segmentation fault, as with a GPU. Work is complete when a call returns, so streams are always idle, and the model
//! does not notice a use that is too early or too late for its stream. One kind of work is late: a copy from pageable
//! memory on the default stream, which arrives when something waits for that stream. A non-blocking stream does not
//! wait for it.
//!
//! It enforces the rules in the documentation of its release, and answers like a real driver of 13.0;
//! `docs/gpu-runs.md` lists the differences. Undefined behaviour is an error here, if one process can notice it, so
//! that tests see it.
//!
//! # Use
//!
//! - In place of `libcuda.so.1`: load `libmodel_driver.so` with `cuda_sys::load_from`, or put it on the
//!   library path under that name.
//! - In a test's own process: `cuda_sys::load_with(model_driver::find)`, and the control functions by name.
//!
//! These environment variables configure it. All but the last are read when the library is loaded:
//!
//! | variable | meaning | default |
//! |---|---|---|
//! | `CUDA_MODEL_RELEASE` | the release that the model implements, like `12.4` | 13.5 |
//! | `CUDA_MODEL_DEVICES` | the number of devices, 0 to 16 | 1 |
//! | `CUDA_MODEL_SHARED` | if set, `cuMulticastCreate` ends the program: on a shared machine, its tests must not call it | not set |
//!
//! The functions `model_*` of [`control`] set these and more from within the process.
//!
//! # Functions newer than the release
//!
//! Neither `dlsym` nor [`find`], also exported as [`model_find`](control::model_find), finds a function that the
//! release lacks, as in a real driver. A program that is linked against the model has its functions before the model
//! runs. In such a program the function returns `CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`, the code of `cuda_sys` for
//! a missing function.
#![cfg(target_os = "linux")]
#![allow(non_snake_case)] // the names are those of cuda.h

mod abi;
#[macro_use]
mod call;
mod basics;
mod context;
pub mod control;
mod copy;
mod find;
mod hide;
mod ipc;
mod kernel;
mod multicast;
mod object;
mod pages;
mod pool;
mod pools;
mod side;
mod state;
mod va;

pub use find::find;

/// Runs when the library is loaded, before a symbol can be looked up.
#[used]
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = {
    extern "C" fn at_load() {
        hide::newer(&mut state::lock());
    }
    at_load
};
