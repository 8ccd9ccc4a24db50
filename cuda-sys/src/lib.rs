#![doc = include_str!("../README.md")]
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

#[cfg(not(target_pointer_width = "64"))]
compile_error!("the CUDA driver exists for 64-bit targets only");

#[macro_use]
#[allow(unused_macros)] // an older header does not need all of them
mod macros;
mod declarations;
mod load;
mod result;

pub use declarations::*;
pub use load::{LoadError, Tried, find, is_present, load, load_from, load_with, missing};
pub use result::{Function, Release, functions};
