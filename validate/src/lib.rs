//! The library that `cuda-validate` preloads: see its README. It has nothing for Rust programs.
#![cfg(supported)]
#![allow(non_snake_case)] // functions and parameters are named as in C
#![cfg_attr(test, allow(dead_code, unused_macros))] // there are no wrappers

mod layer;
mod spool;

/// The tests read what the layer writes.
#[cfg(test)]
#[path = "launcher/records.rs"]
mod records;

#[global_allocator]
static HEAP: layer::process::heap::Heap = layer::process::heap::Heap::new(layer::process::give_up);

#[used]
#[unsafe(link_section = ".init_array")]
static LOAD: extern "C" fn() = layer::dispatch::table::load;
