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
mod multicast;
mod object;
mod operand;
mod pool;
mod ptx;
mod state;
mod stream_ordered;
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
