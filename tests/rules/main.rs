//! The checked calls against a mock driver: of each rule, the nearest call that keeps it reaches the driver,
//! and the nearest that breaks it does not, and says so in these words.
//!
//! Where a test names no release, the driver is of CUDA 13.5.
#![allow(non_snake_case, deprecated)]

mod mock;

mod checkpoint;
mod ctx;
mod ctx_deprecated;
mod device;
mod driver;
mod fabric_copy;
mod graph;
mod initialize;
mod library;
mod logical_endpoint;
mod malloc_async;
mod mem;
mod module;
mod multicast;
mod primary_ctx;
mod unified;
mod va;
