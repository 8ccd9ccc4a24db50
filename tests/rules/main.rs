//! Tests the checked calls with a mock driver. For each rule, the nearest call that keeps it reaches the driver. The
//! nearest call that breaks it does not, and returns exactly this message.
//!
//! If a test names no release, the driver is of CUDA 13.5.
//!
//! Miri has only the groups whose rules follow pointers, because all groups would take it a quarter of an hour: the files
//! of the others begin with `#![cfg(not(miri))]`. The property test has each call of every group.
#![allow(non_snake_case, deprecated)]

#[macro_use]
#[path = "../cases/mod.rs"]
mod cases;
mod checks;
mod deviations;
mod driver;
mod mock;
mod on_mock;

// The groups that have rules, from `cargo xtask emit`.
mod exec;
mod exec_deprecated;
mod graph;
mod library;
mod memop;
mod module;
mod occupancy;
mod stream;
mod tensor_memory;
mod texobject;
mod texref_deprecated;
mod unified;
