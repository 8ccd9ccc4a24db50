//! Owned objects, on the model of the driver. With `CUDA_CHECKED_REAL_DRIVER=1` the tests run on the driver of the
//! machine instead. `--skip model::` then leaves out the tests that need the model.
#![cfg(target_os = "linux")]

mod contexts;
mod ipc;
mod kernels;
mod model;
mod peers;
mod pools;
mod processes;
mod support;
mod threads;
mod virtual_memory;
