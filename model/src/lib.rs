#![doc = include_str!("../README.md")]
#![cfg(all(target_os = "linux", target_env = "gnu"))]
#![allow(non_snake_case)] // the names are those of cuda.h

mod abi;
#[macro_use]
mod call;
mod address_range;
mod attributes;
mod basics;
mod capture;
mod context;
pub mod control;
mod copy;
mod empty_objects;
mod find;
mod hide;
mod history;
mod ipc;
mod kernel;
mod lifetimes;
mod log;
mod module;
mod multicast;
mod object;
mod operand;
mod pool;
mod ptx;
mod state;
mod stream_ordered;
mod va;

pub use find::find;

use std::ffi::CStr;

/// PTX of `fn add_one(data: *mut u32, count: u32)`, which adds 1 to each number. The model executes this kernel.
pub const ADD_ONE: &CStr = terminated(concat!(include_str!("add_one.ptx"), "\0"));

/// PTX of `fn add(a: *const f32, b: *const f32, sum: *mut f32, count: u32)`. The model executes this kernel.
pub const ADD: &CStr = terminated(concat!(include_str!("add.ptx"), "\0"));

const fn terminated(text: &str) -> &CStr {
    match CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("it has a zero byte"),
    }
}

/// Runs when the library is loaded, before a symbol can be looked up.
#[used]
#[unsafe(link_section = ".init_array")]
static AT_LOAD: extern "C" fn() = {
    extern "C" fn at_load() {
        hide::newer(&mut state::lock());
    }
    at_load
};
