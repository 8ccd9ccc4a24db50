//! The feature `systest`: the Rust compiler is held to the same numbers that the build script holds the C
//! compiler to. That this compiles is the test.
#![cfg(feature = "systest")]
#![allow(clippy::all, deprecated)]

use cuda_checked::sys::*;

include!("abi/asserts.rs");

#[test]
fn the_declarations_are_those_of_cuda_h() {
    assert_eq!(CUDA_VERSION, 13050);
}
