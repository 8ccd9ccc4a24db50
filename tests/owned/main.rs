//! Owned objects, on the model of the driver. With `CUDA_CHECKED_REAL_DRIVER=1` they are run on the driver of
//! the machine instead: what only the model can do is then left out by name, with `--skip model::`.
#![cfg(target_os = "linux")]

mod contexts;
mod ipc;
mod model;
mod peers;
mod pools;
mod processes;
mod support;
mod threads;
mod virtual_memory;
