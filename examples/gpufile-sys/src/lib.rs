//! Bindings of the invented library gpufile, whose header includes `cuda.h`. The types of that header are those of
//! [`libcuda_sys`], so that streams, addresses and results go from one to the other as they are.
#![no_std]
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals)]

/// For users of this crate: the same types, of the same version.
pub use libcuda_sys;

include!(concat!(env!("OUT_DIR"), "/bindings.rs"));
