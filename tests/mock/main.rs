//! Tests the checked calls with a mock driver: the cases of `tests/cases`. For each rule, the nearest call that keeps it
//! reaches the driver. The nearest call that breaks it does not, and returns exactly this message.
//!
//! If a test names no release, the driver is of CUDA 13.5. Miri has only the groups of `MIRI` in `on_mock.rs`.
#![allow(non_snake_case, deprecated)]

#[macro_use]
#[path = "../cases/mod.rs"]
mod cases;
mod checks;
mod driver;
mod mock;
mod on_mock;
