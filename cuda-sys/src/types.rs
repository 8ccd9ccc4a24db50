//! The types and constants of `cuda.h`.

// For links, also where another crate shows these pages as its own.
#[allow(unused_imports)]
use crate::declarations::*;
use core::ffi::*;

include_declarations!("types.rs");
