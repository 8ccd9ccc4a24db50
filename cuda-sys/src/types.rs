//! The types and constants of `cuda.h`.

#[cfg(doc)]
use crate::declarations::*;
use core::ffi::*;

include_declarations!("types.rs");
