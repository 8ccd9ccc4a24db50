//! The library that `cuda-validate` preloads.
#![cfg(target_os = "linux")]
#![allow(non_snake_case)] // functions and parameters are named as in C
#![cfg_attr(test, allow(dead_code))] // what it exports has no name there

mod driver;
mod elf;
mod layer;
mod older;
#[allow(dead_code)] // the launcher has the other half
mod spool;
mod table;

#[used]
#[unsafe(link_section = ".init_array")]
static START: extern "C" fn() = layer::start;
