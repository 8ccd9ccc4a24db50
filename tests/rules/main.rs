//! Tests the checked calls with a mock driver. For each rule, the nearest call that keeps it reaches the driver. The
//! nearest call that breaks it does not, and returns exactly this message.
//!
//! If a test names no release, the driver is of CUDA 13.5.
//!
//! Miri has only the groups whose rules follow pointers, because all groups would take it a quarter of an hour. The
//! property test has each call of every group.
#![allow(non_snake_case, deprecated)]

mod mock;

#[cfg(not(miri))]
mod checkpoint;
#[cfg(not(miri))]
mod checks;
mod coredump;
#[cfg(not(miri))]
mod ctx;
#[cfg(not(miri))]
mod ctx_deprecated;
#[cfg(not(miri))]
mod deviations;
#[cfg(not(miri))]
mod device;
#[cfg(not(miri))]
mod driver;
#[cfg(not(miri))]
mod driver_entry_point;
#[cfg(not(miri))]
mod event;
#[cfg(not(miri))]
mod exec;
#[cfg(not(miri))]
mod exec_deprecated;
#[cfg(not(miri))]
mod extres_interop;
mod fabric_copy;
#[cfg(not(miri))]
mod graph;
#[cfg(not(miri))]
mod graphics;
mod green_contexts;
#[cfg(not(miri))]
mod initialize;
mod library;
#[cfg(not(miri))]
mod logical_endpoint;
#[cfg(not(miri))]
mod logs;
#[cfg(not(miri))]
mod malloc_async;
#[cfg(not(miri))]
mod mem;
#[cfg(not(miri))]
mod memop;
mod module;
mod multicast;
#[cfg(not(miri))]
mod occupancy;
#[cfg(not(miri))]
mod peer_access;
#[cfg(not(miri))]
mod primary_ctx;
mod stream;
#[cfg(not(miri))]
mod surfobject;
#[cfg(not(miri))]
mod surfref_deprecated;
mod tensor_memory;
#[cfg(not(miri))]
mod texobject;
#[cfg(not(miri))]
mod texref_deprecated;
#[cfg(not(miri))]
mod unified;
mod va;
