#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

#[cfg(not(target_pointer_width = "64"))]
compile_error!("the CUDA driver exists for 64-bit targets only");

/// Includes a generated file: the committed one or, with the feature `bindgen`, the one that the build script created
/// from the installed headers.
#[cfg(not(feature = "bindgen"))]
macro_rules! include_declarations {
    ($file:expr) => {
        include!(concat!("declarations/", $file));
    };
}
#[cfg(feature = "bindgen")]
macro_rules! include_declarations {
    ($file:expr) => {
        include!(concat!(env!("OUT_DIR"), "/", $file));
    };
}

#[macro_use]
#[allow(unused_macros)] // an older header does not need all of them
mod macros;
mod debug;
mod declarations;
mod function;
mod load;
mod result;
mod symbols;
mod zero;

pub use declarations::*;
pub use function::{Function, Release};
pub use load::{LoadError, Tried, is_present, load, load_from, load_with, missing};
pub use symbols::{NoSymbol, Symbol, symbols};
pub use zero::{Zeroable, zeroed};
