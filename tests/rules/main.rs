//! Tests the checked calls with a mock driver. For each rule, the nearest call that keeps it reaches the driver. The
//! nearest call that breaks it does not, and returns exactly this message.
//!
//! If a test names no release, the driver is of CUDA 13.5.
#![allow(non_snake_case, deprecated)]

mod mock;

mod checkpoint;
mod checks;
mod coredump;
mod ctx;
mod ctx_deprecated;
mod deviations;
mod device;
mod driver;
mod driver_entry_point;
mod event;
mod exec;
mod exec_deprecated;
mod extres_interop;
mod fabric_copy;
mod graph;
mod graphics;
mod green_contexts;
mod initialize;
mod library;
mod logical_endpoint;
mod logs;
mod malloc_async;
mod mem;
mod memop;
mod module;
mod multicast;
mod occupancy;
mod peer_access;
mod primary_ctx;
mod stream;
mod surfobject;
mod surfref_deprecated;
mod tensor_memory;
mod texobject;
mod texref_deprecated;
mod unified;
mod va;
