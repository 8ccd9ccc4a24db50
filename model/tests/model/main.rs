//! Uses the model as programs use a driver: loaded as a library, and called through `libcuda_sys`.
#![cfg(target_os = "linux")]

mod basics;
mod control;
mod kernel;
mod lifetimes;
mod memory;
mod multicast;
mod pools;
mod processes;
mod support;
mod virtual_memory;
