//! The feature `systest`: the Rust compiler checks the same numbers that the C compiler checks in the build script. The
//! test is that this file compiles.
#![cfg(feature = "systest")]
#![allow(clippy::all, deprecated)]

use cuda_checked::sys::*;

include!(concat!(env!("ASSERTS"), "/asserts.rs"));

#[test]
fn the_declarations_are_those_of_cuda_h() {
    assert_eq!(CUDA_VERSION, 13050);
}
